// mlir-shim for C++17: the API of mlir_shim.h as classes.
//
// Made by codegen (layers/cpp.rs, and layers/cpp/*.hpp by hand); do not edit.
//
// An object of a class such as `Operation` is a view: a handle, of 64 bits, which
// is copied freely, and refused once what it names is gone. Nothing dangles.
// `Owned<Operation>` is one reference that a scope has; it moves, and what takes it
// from the caller says so with `Owned<Operation> &&`. If such a call is refused,
// the reference stays where it was.
//
// `for (Operation op : block)` and `for (Block block : region)` are over what was
// there when the loop began. `isa` and `dyn_cast` tell kinds of types, attributes,
// expressions and values from each other; each call checks them in any case.
//
// A call that is refused throws an `Error`. Where there are no exceptions, or with
// MLS_NO_EXCEPTIONS defined, functions give an `Expected<T>` instead of a `T`.
//
// Functions of the host may be anything that can be called. What they throw comes
// out of the call that runs them, whichever thread they were on. Without
// exceptions they fail with `callbackFail`, and `Error::token` hands that back.
// Handlers of diagnostics and of deaths hear of what has happened, and cannot undo
// it: what they throw comes out of a call that has succeeded all the same, and what
// it gives is lost. Of a call that was refused it is the `Error::cause`. Destructors
// do not throw.
//
// The chapters of mlir_shim.h say the rest: ownership, threads, callbacks.
//
// What C has and C++ has not under the same name:
//
// A call that is refused throws an `Error`, or gives one.
// - mlsStatusMessage
// - mlsStatusGetReport
// - mlsLogicalResultIsSuccess
// - mlsLogicalResultIsFailure
// - mlsLogicalResultSuccess
// - mlsLogicalResultFailure
//
// Texts are taken as `std::string_view`.
// - mlsStringRefCreate
// - mlsStringRefCreateFromCString
// - mlsStringRefEqual
//
// `Owned` gives up references; a rewriter ends with its last one.
// - mlsHandleRetain
// - mlsHandleRelease
// - mlsIRRewriterDestroy
//
// `Diagnostic` is a structure with copies of its texts.
// - mlsDiagnosticGetSeverity
// - mlsDiagnosticGetLocation
// - mlsDiagnosticGetNumNotes
// - mlsDiagnosticGetNote
// - mlsDiagnosticPrint
//
// `NamedAttribute` is a structure: `{name, attribute}`.
// - mlsNamedAttributeGet
//
// `GreedyRewriteDriverConfig` is a structure, which begins with the usual values.
// - mlsGreedyRewriteDriverConfigCreate
// - mlsGreedyRewriteDriverConfigDestroy
// - mlsGreedyRewriteDriverConfigSetMaxIterations
// - mlsGreedyRewriteDriverConfigSetMaxNumRewrites
// - mlsGreedyRewriteDriverConfigSetUseTopDownTraversal
// - mlsGreedyRewriteDriverConfigEnableFolding
// - mlsGreedyRewriteDriverConfigSetStrictness
// - mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel
// - mlsGreedyRewriteDriverConfigEnableConstantCSE
// - mlsGreedyRewriteDriverConfigGetMaxIterations
// - mlsGreedyRewriteDriverConfigGetMaxNumRewrites
// - mlsGreedyRewriteDriverConfigGetUseTopDownTraversal
// - mlsGreedyRewriteDriverConfigIsFoldingEnabled
// - mlsGreedyRewriteDriverConfigGetStrictness
// - mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel
// - mlsGreedyRewriteDriverConfigIsConstantCSEEnabled
//
// `TransformOptions` is a structure, which begins with the usual values.
// - mlsTransformOptionsCreate
// - mlsTransformOptionsDestroy
// - mlsTransformOptionsEnableExpensiveChecks
// - mlsTransformOptionsGetExpensiveChecksEnabled
// - mlsTransformOptionsEnforceSingleTopLevelTransformOp
// - mlsTransformOptionsGetEnforceSingleTopLevelTransformOp
//
// `createOperation` takes `OperationParts`, and a block to put it into or none.
// - mlsOperationStateGet
// - mlsOperationCreate
// - mlsOperationCreateInBlock
//
// `createExternalPass` takes anything that can be called.
// - mlsCreateExternalPass
//
// `createOpRewritePattern` takes anything that can be called.
// - mlsOpRewritePatternCreate
//
// `getUnmanagedDenseResourceElementsAttr` takes anything that can be called.
// - mlsUnmanagedDenseResourceElementsAttrGet
//
// `getStridesAndOffset` gives a structure.
// - mlsMemRefTypeGetStridesAndOffset
//
// `inferShapedTypeOpInterfaceInferReturnTypes` gives structures with their sizes.
// - mlsInferShapedTypeOpInterfaceInferReturnTypes
//
// `Session` is a scope.
// - mlsContextEnter
// - mlsContextLeave
//
// Texts are given as `std::string`.
// - mlsStringRetain
// - mlsStringRelease
// - mlsStringGet
// - mlsStringDestroy
//
// `Error` has read the report.
// - mlsReportRetain
// - mlsReportRelease
// - mlsReportDestroy
// - mlsReportGetCode
// - mlsReportGetErrorToken
// - mlsReportGetFunction
// - mlsReportGetArgument
// - mlsReportGetMessage
// - mlsReportGetNumDiagnostics
// - mlsReportGetDiagnostic
// - mlsReportGetNote
//
// `OperationParts` is a structure, which owns the regions.
// - mlsOperationStateRetain
// - mlsOperationStateRelease
// - mlsOperationStateDestroy
// - mlsOperationStateAddResults
// - mlsOperationStateAddOperands
// - mlsOperationStateAddOwnedRegions
// - mlsOperationStateAddSuccessors
// - mlsOperationStateAddAttributes
// - mlsOperationStateEnableResultTypeInference
//
// `Owned` retains, releases and destroys all that has such functions.

#ifndef MLIR_SHIM_HPP
#define MLIR_SHIM_HPP

#include "mlir_shim.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if !defined(__cpp_exceptions) && !defined(MLS_NO_EXCEPTIONS)
#define MLS_NO_EXCEPTIONS
#endif

namespace mls {

#ifdef MLS_NO_EXCEPTIONS
// Other files of the program may have exceptions: these are other functions.
inline namespace without_exceptions {
#endif

// ---- Enumerations ------------------------------------------------------------

// Why a call was refused, or not.
enum class Status : uint32_t {
  // The call did what it says.
  Ok = MLS_STATUS_OK,
  // A handle is null (all bits 0) where an object is needed.
  NullHandle = MLS_STATUS_NULL_HANDLE,
  // A handle has bits that no handle has.
  BadHandle = MLS_STATUS_BAD_HANDLE,
  // A handle names an object of another kind.
  WrongKind = MLS_STATUS_WRONG_KIND,
  // A handle has the form of one, but was never given out.
  NeverIssued = MLS_STATUS_NEVER_ISSUED,
  // The object of a handle is dead; the report says what it was and what killed
  // it.
  StaleHandle = MLS_STATUS_STALE_HANDLE,
  // A handle belongs to another context than the first handle of the call.
  WrongContext = MLS_STATUS_WRONG_CONTEXT,
  // The object is leased to a long call on another thread, which the report
  // names.
  Busy = MLS_STATUS_BUSY,
  // A callback inside of a pass run or rewrite used something outside of the
  // operation that it was given.
  OutOfScope = MLS_STATUS_OUT_OF_SCOPE,
  // A required pointer is null.
  NullPointer = MLS_STATUS_NULL_POINTER,
  // An index or a number is out of its range.
  OutOfRange = MLS_STATUS_OUT_OF_RANGE,
  // A number is not a value of its enumeration.
  BadEnum = MLS_STATUS_BAD_ENUM,
  // An argument is of the right type, but this function has no use for it; the
  // report says why.
  BadArgument = MLS_STATUS_BAD_ARGUMENT,
  // The dialect that the call needs is not loaded in the context.
  DialectNotLoaded = MLS_STATUS_DIALECT_NOT_LOADED,
  // A text, or what would be put together, is nested deeper than MLIR's stack
  // allows; the report says how deep.
  TooDeep = MLS_STATUS_TOO_DEEP,
  // Something else still uses the object.
  InUse = MLS_STATUS_IN_USE,
  // The object is in a state in which the call makes no sense (an attached
  // operation where a detached one is needed, and the like).
  BadState = MLS_STATUS_BAD_STATE,
  // There is no such thing (a dialect, a file, the data of a resource).
  NotAvailable = MLS_STATUS_NOT_AVAILABLE,
  // There is no symbol of this name: the one that was asked for, or one that
  // compiled code needs.
  NoSymbol = MLS_STATUS_NO_SYMBOL,
  // The text or bytecode does not parse; the diagnostics are in the report.
  ParseError = MLS_STATUS_PARSE_ERROR,
  // The IR does not verify; the diagnostics are in the report.
  VerifyError = MLS_STATUS_VERIFY_ERROR,
  // A pass failed; the diagnostics are in the report.
  PassFailed = MLS_STATUS_PASS_FAILED,
  // The textual pipeline is wrong; the report says where.
  PipelineError = MLS_STATUS_PIPELINE_ERROR,
  // MLIR refused for another reason, in the report.
  UpstreamFailed = MLS_STATUS_UPSTREAM_FAILED,
  // A callback of the host asked to stop.
  CallbackFailed = MLS_STATUS_CALLBACK_FAILED,
  // Nobody answered in time.
  TimedOut = MLS_STATUS_TIMED_OUT,
  // The library met a fault of its own and undid the call.
  Panic = MLS_STATUS_PANIC,
  // No memory, or no room in a table.
  NoMemory = MLS_STATUS_NO_MEMORY,
};

// What a handle names. 0 stands for all of them.
enum class Kind : uint32_t {
  // Kind of context handles.
  Context = MLS_KIND_CONTEXT,
  // Kind of dialect registry handles.
  DialectRegistry = MLS_KIND_DIALECT_REGISTRY,
  // Kind of dialect handles.
  Dialect = MLS_KIND_DIALECT,
  // Kind of module handles.
  Module = MLS_KIND_MODULE,
  // Kind of operation handles.
  Operation = MLS_KIND_OPERATION,
  // Kind of region handles.
  Region = MLS_KIND_REGION,
  // Kind of block handles.
  Block = MLS_KIND_BLOCK,
  // Kind of value handles.
  Value = MLS_KIND_VALUE,
  // Kind of location handles.
  Location = MLS_KIND_LOCATION,
  // Kind of identifier handles.
  Identifier = MLS_KIND_IDENTIFIER,
  // Kind of type handles.
  Type = MLS_KIND_TYPE,
  // Kind of attribute handles.
  Attribute = MLS_KIND_ATTRIBUTE,
  // Kind of symbol table handles.
  SymbolTable = MLS_KIND_SYMBOL_TABLE,
  // Kind of pass manager handles.
  PassManager = MLS_KIND_PASS_MANAGER,
  // Kind of operation pass manager handles.
  OpPassManager = MLS_KIND_OP_PASS_MANAGER,
  // Kind of operation state handles.
  OperationState = MLS_KIND_OPERATION_STATE,
  // Kind of printing flags handles.
  OpPrintingFlags = MLS_KIND_OP_PRINTING_FLAGS,
  // Kind of bytecode writer configuration handles.
  BytecodeWriterConfig = MLS_KIND_BYTECODE_WRITER_CONFIG,
  // Kind of string handles.
  String = MLS_KIND_STRING,
  // Kind of report handles.
  Report = MLS_KIND_REPORT,
  // Kind of operand use handles.
  OpOperand = MLS_KIND_OP_OPERAND,
  // Kind of execution engine handles.
  ExecutionEngine = MLS_KIND_EXECUTION_ENGINE,
  // Kind of pass handles.
  Pass = MLS_KIND_PASS,
  // Kind of handles of passes that are running.
  ExternalPass = MLS_KIND_EXTERNAL_PASS,
  // Kind of thread pool handles.
  LlvmThreadPool = MLS_KIND_LLVM_THREAD_POOL,
  // Kind of rewrite pattern handles.
  RewritePattern = MLS_KIND_REWRITE_PATTERN,
  // Kind of rewrite pattern set handles.
  RewritePatternSet = MLS_KIND_REWRITE_PATTERN_SET,
  // Kind of frozen rewrite pattern set handles.
  FrozenRewritePatternSet = MLS_KIND_FROZEN_REWRITE_PATTERN_SET,
  // Kind of handles of rewriters, during a rewrite.
  PatternRewriter = MLS_KIND_PATTERN_REWRITER,
  // Kind of answer handles.
  Answer = MLS_KIND_ANSWER,
  // Kind of affine expression handles.
  AffineExpr = MLS_KIND_AFFINE_EXPR,
  // Kind of affine map handles.
  AffineMap = MLS_KIND_AFFINE_MAP,
  // Kind of integer set handles.
  IntegerSet = MLS_KIND_INTEGER_SET,
  // Kind of type ID handles.
  TypeId = MLS_KIND_TYPE_ID,
  // Kind of handles of dialects that no context has to know.
  DialectHandle = MLS_KIND_DIALECT_HANDLE,
  // Kind of type ID allocator handles.
  TypeIdAllocator = MLS_KIND_TYPE_ID_ALLOCATOR,
  // Kind of printing state handles.
  AsmState = MLS_KIND_ASM_STATE,
  // Kind of handles of rewriters of any kind.
  RewriterBase = MLS_KIND_REWRITER_BASE,
  // Kind of handles of modules of PDL patterns.
  PdlPatternModule = MLS_KIND_PDL_PATTERN_MODULE,
  // Kind of handles of what a PDL pattern hands to a function.
  PdlValue = MLS_KIND_PDL_VALUE,
  // Kind of handles of the results of a function that a PDL pattern calls.
  PdlResultList = MLS_KIND_PDL_RESULT_LIST,
};

// What a diagnostic is.
enum class DiagnosticSeverity : uint32_t {
  // An error of MLIR.
  Error = MLS_DIAGNOSTIC_ERROR,
  // A warning of MLIR.
  Warning = MLS_DIAGNOSTIC_WARNING,
  // A note of MLIR, attached to another diagnostic.
  Note = MLS_DIAGNOSTIC_NOTE,
  // A remark of MLIR.
  Remark = MLS_DIAGNOSTIC_REMARK,
};

// When handles die.
enum class InvalidationMode : uint32_t {
  // Exact mode: handles die exactly when their objects do.
  Exact = MLS_INVALIDATION_EXACT,
  // Conservative mode: handles also die when their objects may have.
  Conservative = MLS_INVALIDATION_CONSERVATIVE,
};

// Which operations the greedy driver looks at.
enum class GreedyRewriteStrictness : uint32_t {
  // No restriction on which operations the driver looks at.
  AnyOp = MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP,
  // Only those that were there before, and new ones.
  ExistingAndNewOps = MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS,
  // Only those that were there before.
  ExistingOps = MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS,
};

// What the greedy driver does with regions.
enum class GreedySimplifyRegionLevel : uint32_t {
  // The driver leaves regions as they are.
  Disabled = MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED,
  // It removes what is dead in them.
  Normal = MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL,
  // It merges blocks too.
  Aggressive = MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
};

// How `emitc.cmp` compares. Upstream: `MlirEmitCCmpPredicate`.
enum class EmitCCmpPredicate : uint64_t {
  // `MLIR_EMITC_CMP_PREDICATE_EQ`.
  Eq = MLS_EMITC_CMP_PREDICATE_EQ,
  // `MLIR_EMITC_CMP_PREDICATE_NE`.
  Ne = MLS_EMITC_CMP_PREDICATE_NE,
  // `MLIR_EMITC_CMP_PREDICATE_LT`.
  Lt = MLS_EMITC_CMP_PREDICATE_LT,
  // `MLIR_EMITC_CMP_PREDICATE_LE`.
  Le = MLS_EMITC_CMP_PREDICATE_LE,
  // `MLIR_EMITC_CMP_PREDICATE_GT`.
  Gt = MLS_EMITC_CMP_PREDICATE_GT,
  // `MLIR_EMITC_CMP_PREDICATE_GE`.
  Ge = MLS_EMITC_CMP_PREDICATE_GE,
  // `MLIR_EMITC_CMP_PREDICATE_THREE_WAY`.
  ThreeWay = MLS_EMITC_CMP_PREDICATE_THREE_WAY,
};

// A calling convention of LLVM. Upstream: `MlirLLVMCConv`.
enum class LLVMCConv : uint32_t {
  // `MlirLLVMCConvC`.
  C = MLS_LLVM_CCONV_C,
  // `MlirLLVMCConvFast`.
  Fast = MLS_LLVM_CCONV_FAST,
  // `MlirLLVMCConvCold`.
  Cold = MLS_LLVM_CCONV_COLD,
  // `MlirLLVMCConvGHC`.
  Ghc = MLS_LLVM_CCONV_GHC,
  // `MlirLLVMCConvHiPE`.
  HiPe = MLS_LLVM_CCONV_HI_PE,
  // `MlirLLVMCConvAnyReg`.
  AnyReg = MLS_LLVM_CCONV_ANY_REG,
  // `MlirLLVMCConvPreserveMost`.
  PreserveMost = MLS_LLVM_CCONV_PRESERVE_MOST,
  // `MlirLLVMCConvPreserveAll`.
  PreserveAll = MLS_LLVM_CCONV_PRESERVE_ALL,
  // `MlirLLVMCConvSwift`.
  Swift = MLS_LLVM_CCONV_SWIFT,
  // `MlirLLVMCConvCXX_FAST_TLS`.
  CxxFastTls = MLS_LLVM_CCONV_CXX_FAST_TLS,
  // `MlirLLVMCConvTail`.
  Tail = MLS_LLVM_CCONV_TAIL,
  // `MlirLLVMCConvCFGuard_Check`.
  CfGuardCheck = MLS_LLVM_CCONV_CF_GUARD_CHECK,
  // `MlirLLVMCConvSwiftTail`.
  SwiftTail = MLS_LLVM_CCONV_SWIFT_TAIL,
  // `MlirLLVMCConvX86_StdCall`.
  X86StdCall = MLS_LLVM_CCONV_X86_STD_CALL,
  // `MlirLLVMCConvX86_FastCall`.
  X86FastCall = MLS_LLVM_CCONV_X86_FAST_CALL,
  // `MlirLLVMCConvARM_APCS`.
  ArmApcs = MLS_LLVM_CCONV_ARM_APCS,
  // `MlirLLVMCConvARM_AAPCS`.
  ArmAapcs = MLS_LLVM_CCONV_ARM_AAPCS,
  // `MlirLLVMCConvARM_AAPCS_VFP`.
  ArmAapcsVfp = MLS_LLVM_CCONV_ARM_AAPCS_VFP,
  // `MlirLLVMCConvMSP430_INTR`.
  Msp430Intr = MLS_LLVM_CCONV_MSP430_INTR,
  // `MlirLLVMCConvX86_ThisCall`.
  X86ThisCall = MLS_LLVM_CCONV_X86_THIS_CALL,
  // `MlirLLVMCConvPTX_Kernel`.
  PtxKernel = MLS_LLVM_CCONV_PTX_KERNEL,
  // `MlirLLVMCConvPTX_Device`.
  PtxDevice = MLS_LLVM_CCONV_PTX_DEVICE,
  // `MlirLLVMCConvSPIR_FUNC`.
  SpirFunc = MLS_LLVM_CCONV_SPIR_FUNC,
  // `MlirLLVMCConvSPIR_KERNEL`.
  SpirKernel = MLS_LLVM_CCONV_SPIR_KERNEL,
  // `MlirLLVMCConvIntel_OCL_BI`.
  IntelOclBi = MLS_LLVM_CCONV_INTEL_OCL_BI,
  // `MlirLLVMCConvX86_64_SysV`.
  X8664SysV = MLS_LLVM_CCONV_X86_64_SYS_V,
  // `MlirLLVMCConvWin64`.
  Win64 = MLS_LLVM_CCONV_WIN64,
  // `MlirLLVMCConvX86_VectorCall`.
  X86VectorCall = MLS_LLVM_CCONV_X86_VECTOR_CALL,
  // `MlirLLVMCConvDUMMY_HHVM`.
  DummyHhvm = MLS_LLVM_CCONV_DUMMY_HHVM,
  // `MlirLLVMCConvDUMMY_HHVM_C`.
  DummyHhvmC = MLS_LLVM_CCONV_DUMMY_HHVM_C,
  // `MlirLLVMCConvX86_INTR`.
  X86Intr = MLS_LLVM_CCONV_X86_INTR,
  // `MlirLLVMCConvAVR_INTR`.
  AvrIntr = MLS_LLVM_CCONV_AVR_INTR,
  // `MlirLLVMCConvAVR_BUILTIN`.
  AvrBuiltin = MLS_LLVM_CCONV_AVR_BUILTIN,
  // `MlirLLVMCConvAMDGPU_VS`.
  AmdgpuVs = MLS_LLVM_CCONV_AMDGPU_VS,
  // `MlirLLVMCConvAMDGPU_GS`.
  AmdgpuGs = MLS_LLVM_CCONV_AMDGPU_GS,
  // `MlirLLVMCConvAMDGPU_CS`.
  AmdgpuCs = MLS_LLVM_CCONV_AMDGPU_CS,
  // `MlirLLVMCConvAMDGPU_KERNEL`.
  AmdgpuKernel = MLS_LLVM_CCONV_AMDGPU_KERNEL,
  // `MlirLLVMCConvX86_RegCall`.
  X86RegCall = MLS_LLVM_CCONV_X86_REG_CALL,
  // `MlirLLVMCConvAMDGPU_HS`.
  AmdgpuHs = MLS_LLVM_CCONV_AMDGPU_HS,
  // `MlirLLVMCConvMSP430_BUILTIN`.
  Msp430Builtin = MLS_LLVM_CCONV_MSP430_BUILTIN,
  // `MlirLLVMCConvAMDGPU_LS`.
  AmdgpuLs = MLS_LLVM_CCONV_AMDGPU_LS,
  // `MlirLLVMCConvAMDGPU_ES`.
  AmdgpuEs = MLS_LLVM_CCONV_AMDGPU_ES,
  // `MlirLLVMCConvAArch64_VectorCall`.
  AArch64VectorCall = MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL,
  // `MlirLLVMCConvAArch64_SVE_VectorCall`.
  AArch64SveVectorCall = MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL,
  // `MlirLLVMCConvWASM_EmscriptenInvoke`.
  WasmEmscriptenInvoke = MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE,
  // `MlirLLVMCConvAMDGPU_Gfx`.
  AmdgpuGfx = MLS_LLVM_CCONV_AMDGPU_GFX,
  // `MlirLLVMCConvM68k_INTR`.
  M68kIntr = MLS_LLVM_CCONV_M68K_INTR,
};

// How the linker selects one of equal sections. Upstream: `MlirLLVMComdat`.
enum class LLVMComdat : uint32_t {
  // `MlirLLVMComdatAny`.
  Any = MLS_LLVM_COMDAT_ANY,
  // `MlirLLVMComdatExactMatch`.
  ExactMatch = MLS_LLVM_COMDAT_EXACT_MATCH,
  // `MlirLLVMComdatLargest`.
  Largest = MLS_LLVM_COMDAT_LARGEST,
  // `MlirLLVMComdatNoDeduplicate`.
  NoDeduplicate = MLS_LLVM_COMDAT_NO_DEDUPLICATE,
  // `MlirLLVMComdatSameSize`.
  SameSize = MLS_LLVM_COMDAT_SAME_SIZE,
};

// How much debug information a unit has. Upstream: `MlirLLVMDIEmissionKind`.
enum class LLVMDIEmissionKind : uint32_t {
  // `MlirLLVMDIEmissionKindNone`.
  None = MLS_LLVM_DI_EMISSION_KIND_NONE,
  // `MlirLLVMDIEmissionKindFull`.
  Full = MLS_LLVM_DI_EMISSION_KIND_FULL,
  // `MlirLLVMDIEmissionKindLineTablesOnly`.
  LineTablesOnly = MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY,
  // `MlirLLVMDIEmissionKindDebugDirectivesOnly`.
  DebugDirectivesOnly = MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY,
};

// The table of names that a unit has for debuggers. Upstream:
// `MlirLLVMDINameTableKind`.
enum class LLVMDINameTableKind : uint32_t {
  // `MlirLLVMDINameTableKindDefault`.
  Default = MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT,
  // `MlirLLVMDINameTableKindGNU`.
  Gnu = MLS_LLVM_DI_NAME_TABLE_KIND_GNU,
  // `MlirLLVMDINameTableKindNone`.
  None = MLS_LLVM_DI_NAME_TABLE_KIND_NONE,
  // `MlirLLVMDINameTableKindApple`.
  Apple = MLS_LLVM_DI_NAME_TABLE_KIND_APPLE,
};

// How a symbol is linked. Upstream: `MlirLLVMLinkage`.
enum class LLVMLinkage : uint32_t {
  // `MlirLLVMLinkageExternal`.
  External = MLS_LLVM_LINKAGE_EXTERNAL,
  // `MlirLLVMLinkageAvailableExternally`.
  AvailableExternally = MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY,
  // `MlirLLVMLinkageLinkonce`.
  Linkonce = MLS_LLVM_LINKAGE_LINKONCE,
  // `MlirLLVMLinkageLinkonceODR`.
  LinkonceOdr = MLS_LLVM_LINKAGE_LINKONCE_ODR,
  // `MlirLLVMLinkageWeak`.
  Weak = MLS_LLVM_LINKAGE_WEAK,
  // `MlirLLVMLinkageWeakODR`.
  WeakOdr = MLS_LLVM_LINKAGE_WEAK_ODR,
  // `MlirLLVMLinkageAppending`.
  Appending = MLS_LLVM_LINKAGE_APPENDING,
  // `MlirLLVMLinkageInternal`.
  Internal = MLS_LLVM_LINKAGE_INTERNAL,
  // `MlirLLVMLinkagePrivate`.
  Private = MLS_LLVM_LINKAGE_PRIVATE,
  // `MlirLLVMLinkageExternWeak`.
  ExternWeak = MLS_LLVM_LINKAGE_EXTERN_WEAK,
  // `MlirLLVMLinkageCommon`.
  Common = MLS_LLVM_LINKAGE_COMMON,
};

// How debuggers read a basic type, as DWARF numbers it. Upstream:
// `MlirLLVMTypeEncoding`.
enum class LLVMTypeEncoding : uint32_t {
  // `MlirLLVMTypeEncodingAddress`.
  Address = MLS_LLVM_TYPE_ENCODING_ADDRESS,
  // `MlirLLVMTypeEncodingBoolean`.
  Boolean = MLS_LLVM_TYPE_ENCODING_BOOLEAN,
  // `MlirLLVMTypeEncodingComplexFloat`.
  ComplexFloat = MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT,
  // `MlirLLVMTypeEncodingFloatT`.
  FloatT = MLS_LLVM_TYPE_ENCODING_FLOAT_T,
  // `MlirLLVMTypeEncodingSigned`.
  Signed = MLS_LLVM_TYPE_ENCODING_SIGNED,
  // `MlirLLVMTypeEncodingSignedChar`.
  SignedChar = MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR,
  // `MlirLLVMTypeEncodingUnsigned`.
  Unsigned = MLS_LLVM_TYPE_ENCODING_UNSIGNED,
  // `MlirLLVMTypeEncodingUnsignedChar`.
  UnsignedChar = MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR,
  // `MlirLLVMTypeEncodingImaginaryFloat`.
  ImaginaryFloat = MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT,
  // `MlirLLVMTypeEncodingPackedDecimal`.
  PackedDecimal = MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL,
  // `MlirLLVMTypeEncodingNumericString`.
  NumericString = MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING,
  // `MlirLLVMTypeEncodingEdited`.
  Edited = MLS_LLVM_TYPE_ENCODING_EDITED,
  // `MlirLLVMTypeEncodingSignedFixed`.
  SignedFixed = MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED,
  // `MlirLLVMTypeEncodingUnsignedFixed`.
  UnsignedFixed = MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED,
  // `MlirLLVMTypeEncodingDecimalFloat`.
  DecimalFloat = MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT,
  // `MlirLLVMTypeEncodingUTF`.
  Utf = MLS_LLVM_TYPE_ENCODING_UTF,
  // `MlirLLVMTypeEncodingUCS`.
  Ucs = MLS_LLVM_TYPE_ENCODING_UCS,
  // `MlirLLVMTypeEncodingASCII`.
  Ascii = MLS_LLVM_TYPE_ENCODING_ASCII,
  // `MlirLLVMTypeEncodingLoUser`.
  LoUser = MLS_LLVM_TYPE_ENCODING_LO_USER,
  // `MlirLLVMTypeEncodingHiUser`.
  HiUser = MLS_LLVM_TYPE_ENCODING_HI_USER,
};

// How a level of a sparse tensor is stored. Upstream:
// `MlirSparseTensorLevelFormat`.
enum class SparseTensorLevelFormat : uint32_t {
  // `MLIR_SPARSE_TENSOR_LEVEL_DENSE`.
  Dense = MLS_SPARSE_TENSOR_LEVEL_DENSE,
  // `MLIR_SPARSE_TENSOR_LEVEL_BATCH`.
  Batch = MLS_SPARSE_TENSOR_LEVEL_BATCH,
  // `MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED`.
  Compressed = MLS_SPARSE_TENSOR_LEVEL_COMPRESSED,
  // `MLIR_SPARSE_TENSOR_LEVEL_SINGLETON`.
  Singleton = MLS_SPARSE_TENSOR_LEVEL_SINGLETON,
  // `MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED`.
  LooseCompressed = MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED,
  // `MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M`.
  NOutOfM = MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M,
};

// What a level of a sparse tensor has not by default. Upstream:
// `MlirSparseTensorLevelPropertyNondefault`.
enum class SparseTensorLevelPropertyNondefault : uint32_t {
  // `MLIR_SPARSE_PROPERTY_NON_UNIQUE`.
  NonUnique = MLS_SPARSE_PROPERTY_NON_UNIQUE,
  // `MLIR_SPARSE_PROPERTY_NON_ORDERED`.
  NonOrdered = MLS_SPARSE_PROPERTY_NON_ORDERED,
  // `MLIR_SPARSE_PROPERTY_SOA`.
  Soa = MLS_SPARSE_PROPERTY_SOA,
};

// Order of a walk. Upstream: `MlirWalkOrder`.
enum class WalkOrder : uint32_t {
  // An operation before what is in it.
  PreOrder = MLS_WALK_PRE_ORDER,
  // An operation after what is in it.
  PostOrder = MLS_WALK_POST_ORDER,
};

// What a walk does next. Upstream: `MlirWalkResult`.
enum class WalkResult : uint32_t {
  // Go on.
  Advance = MLS_WALK_RESULT_ADVANCE,
  // Stop.
  Interrupt = MLS_WALK_RESULT_INTERRUPT,
  // Go on, but not into this operation (in pre-order).
  Skip = MLS_WALK_RESULT_SKIP,
};

// Which form statistics have: one of `MLS_PASS_DISPLAY_MODE_*`. Upstream:
// `MlirPassDisplayMode`.
enum class PassDisplayMode : uint32_t {
  // Statistics as a list.
  List = MLS_PASS_DISPLAY_MODE_LIST,
  // Statistics in the form of the pipeline.
  Pipeline = MLS_PASS_DISPLAY_MODE_PIPELINE,
};

// ---- Errors ------------------------------------------------------------------

struct DiagnosticNote {
  std::string message;
  std::string location;
};

// What MLIR says about something. Its location is written as in a file of MLIR.
struct Diagnostic {
  DiagnosticSeverity severity;
  std::string message;
  std::string location;
  std::vector<DiagnosticNote> notes;
};

// Why a call was refused.
class Error : public std::exception {
public:
  // Of a call that was not successful.
  explicit Error(MlsStatus status);
  // Of a call that this header refuses itself.
  Error(Status code, std::string function, std::string argument,
        std::string message);

  Status code() const { return parts_->code; }
  // The function of C that refused, and its parameter, if it is about one.
  const std::string &function() const { return parts_->function; }
  const std::string &argument() const { return parts_->argument; }
  // All in one line, and for a stale handle what it was and what killed it.
  const std::string &message() const { return parts_->message; }
  // What MLIR said while the call ran.
  const std::vector<Diagnostic> &diagnostics() const {
    return parts_->diagnostics;
  }
  // What a function of the host gave to `callbackFail`; 0 if none did.
  uint64_t token() const { return parts_->token; }
  // What a function of the host threw during the call; null if none did.
  std::exception_ptr cause() const { return parts_->cause; }
  const char *what() const noexcept override {
    return parts_->message.c_str();
  }

private:
  struct Parts {
    Status code;
    std::string function;
    std::string argument;
    std::string message;
    std::vector<Diagnostic> diagnostics;
    uint64_t token = 0;
    std::exception_ptr cause;
  };
  static std::vector<Diagnostic> diagnostics(MlsReport report);

  // Exceptions are copied, and that must not fail.
  std::shared_ptr<const Parts> parts_;
};

namespace detail {

// For a status that nobody can be told: g++ takes no cast to void for an answer.
inline void ignore(MlsStatus) {}

inline std::string_view view(MlsStringRef text) {
  return std::string_view(text.data, text.length);
}

inline std::string copied(MlsStringRef text) { return std::string(view(text)); }

inline MlsStringRef ref(std::string_view text) {
  return mlsStringRefCreate(text.data(), text.size());
}

// What functions of the host threw, until the call that ran them is over. Of
// several that throw in one call, the library reports one, so that the others
// are never asked for: the oldest go when there are too many.
class Causes {
public:
  static Causes &all() {
    // It never ends: other threads may run until the process does.
    static Causes &causes = *new Causes();
    return causes;
  }

  uint64_t put(std::exception_ptr cause) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (causes_.size() == 1024)
      causes_.erase(causes_.begin());
    causes_.emplace(++last_, std::move(cause));
    return last_;
  }

  std::exception_ptr take(uint64_t token) {
    std::lock_guard<std::mutex> lock(mutex_);
    auto found = causes_.find(token);
    if (found == causes_.end())
      return nullptr;
    std::exception_ptr cause = std::move(found->second);
    causes_.erase(found);
    return cause;
  }

private:
  std::mutex mutex_;
  std::map<uint64_t, std::exception_ptr> causes_;
  // Far from the tokens that somebody gives to `callbackFail` by hand.
  uint64_t last_ = uint64_t(1) << 63;
};

} // namespace detail

inline Error::Error(Status code, std::string function, std::string argument,
                    std::string message) {
  Parts parts;
  parts.code = code;
  parts.message = function + ": `" + argument + "` " + message;
  parts.function = std::move(function);
  parts.argument = std::move(argument);
  parts_ = std::make_shared<const Parts>(std::move(parts));
}

inline Error::Error(MlsStatus status) {
  Parts parts;
  parts.code = static_cast<Status>(status.code);
  parts.message = mlsStatusMessage(status);
  MlsReport report = {0};
  if (mlsStatusGetReport(status, &report).code == MLS_STATUS_OK) {
    // The report was made just now, so nothing of this is refused.
    MlsStringRef text = {nullptr, 0};
    if (mlsReportGetFunction(report, &text).code == MLS_STATUS_OK)
      parts.function = detail::copied(text);
    if (mlsReportGetArgument(report, &text).code == MLS_STATUS_OK)
      parts.argument = detail::copied(text);
    detail::ignore(mlsReportGetErrorToken(report, &parts.token));
    parts.cause = detail::Causes::all().take(parts.token);
    parts.diagnostics = diagnostics(report);
    detail::ignore(mlsReportDestroy(report));
  }
  parts_ = std::make_shared<const Parts>(std::move(parts));
}

inline std::vector<Diagnostic> Error::diagnostics(MlsReport report) {
  std::vector<Diagnostic> all;
  intptr_t count = 0;
  detail::ignore(mlsReportGetNumDiagnostics(report, &count));
  for (intptr_t at = 0; at < count; ++at) {
    MlsDiagnostic one;
    if (mlsReportGetDiagnostic(report, at, &one).code != MLS_STATUS_OK)
      continue;
    all.push_back({static_cast<DiagnosticSeverity>(one.severity),
                   detail::copied(one.message),
                   detail::copied(one.location),
                   {}});
    for (intptr_t note = 0; note < one.numNotes; ++note) {
      MlsDiagnostic text;
      if (mlsReportGetNote(report, at, note, &text).code == MLS_STATUS_OK)
        all.back().notes.push_back(
            {detail::copied(text.message), detail::copied(text.location)});
    }
  }
  return all;
}

#ifdef MLS_NO_EXCEPTIONS

template <class T> class Expected;

// Whether a call was refused, and why.
template <> class [[nodiscard]] Expected<void> {
public:
  Expected() = default;
  Expected(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_; }
  // Of a success only: otherwise the program ends with the message.
  void value() const {
    if (!error_)
      return;
    std::fprintf(stderr, "%s\n", error_->what());
    std::abort();
  }
  // Of a failure only.
  const Error &error() const { return *error_; }

private:
  std::optional<Error> error_;
};

// What a call gives, or why it was refused.
template <class T> class [[nodiscard]] Expected : public Expected<void> {
public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(Error error) : Expected<void>(std::move(error)) {}

  // Of a success only: otherwise the program ends with the message.
  T &value() & { return Expected<void>::value(), value_; }
  T value() && { return Expected<void>::value(), std::move(value_); }

private:
  T value_ = T();
};

template <class T> using Result = Expected<T>;

#else

template <class T> using Result = T;

#endif

namespace detail {

template <class T> Result<T> fail(Error error) {
#ifdef MLS_NO_EXCEPTIONS
  return error;
#else
  // What a function of the host threw goes on from here, if that is why.
  if (error.code() == Status::CallbackFailed && error.cause())
    std::rethrow_exception(error.cause());
  throw error;
#endif
}

// What a diagnostic handler or an invalidation hook threw during a call that has
// succeeded goes on from here. What the call gives ends with its scope.
inline void rethrow(MlsStatus status) {
#ifdef MLS_NO_EXCEPTIONS
  (void)status;
#else
  if (status.report != 0)
    if (std::exception_ptr cause = Error(status).cause())
      std::rethrow_exception(cause);
#endif
}

// What a call gives, if it has succeeded.
template <class T> Result<T> give(MlsStatus status, T value) {
  if (status.code != MLS_STATUS_OK)
    return fail<T>(Error(status));
  rethrow(status);
  return value;
}

inline Result<void> give(MlsStatus status) {
  if (status.code != MLS_STATUS_OK)
    return fail<void>(Error(status));
  rethrow(status);
  return Result<void>();
}

// Two arrays that share one length in C.
inline Error unequal(const char *function, const char *argument,
                     const char *other) {
  return Error(Status::BadArgument, function, argument,
               std::string("is not as long as `") + other + "`");
}

} // namespace detail

// ---- Arrays ------------------------------------------------------------------

// Elements that belong to somebody else, for the time of a call.
template <class T> class ArrayRef {
public:
  ArrayRef() = default;
  ArrayRef(const T *data, size_t size) : data_(data), size_(size) {}
  ArrayRef(const T &one) : data_(&one), size_(1) {}
  ArrayRef(const std::vector<T> &all) : data_(all.data()), size_(all.size()) {}
  template <size_t N> ArrayRef(const T (&all)[N]) : data_(all), size_(N) {}
  template <size_t N>
  ArrayRef(const std::array<T, N> &all) : data_(all.data()), size_(N) {}
#if defined(__GNUC__) && !defined(__clang__)
// The list lives until the call is over, and so does this.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"
#endif
  ArrayRef(std::initializer_list<T> all)
      : data_(all.begin()), size_(all.size()) {}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

  const T *data() const { return data_; }
  size_t size() const { return size_; }
  const T *begin() const { return data_; }
  const T *end() const { return data_ + size_; }
  const T &operator[](size_t at) const { return data_[at]; }

private:
  const T *data_ = nullptr;
  size_t size_ = 0;
};

// ---- Handles -----------------------------------------------------------------

// A weak view of 64 bits: valid as long as what it names, and then an error.
template <class Raw> class Handle {
public:
  using RawHandle = Raw;

  Handle() = default;
  explicit Handle(Raw raw) : raw_(raw) {}

  Raw raw() const { return raw_; }
  explicit operator bool() const { return raw_.bits != 0; }
  friend bool operator==(Handle a, Handle b) {
    return a.raw_.bits == b.raw_.bits;
  }
  friend bool operator!=(Handle a, Handle b) { return !(a == b); }
  friend bool operator<(Handle a, Handle b) {
    return a.raw_.bits < b.raw_.bits;
  }

private:
  Raw raw_ = {0};
};

namespace detail {

template <class T> struct Hash {
  size_t operator()(T handle) const {
    return std::hash<uint64_t>()(handle.raw().bits);
  }
};

// How to take and to give up a reference to what a handle names, and how to end
// that.
template <class Raw> struct References;

// Handles are what C sees of them, and so are arrays of them.
template <class T> const typename T::RawHandle *handles(ArrayRef<T> all) {
  static_assert(sizeof(T) == sizeof(typename T::RawHandle) &&
                std::is_standard_layout_v<T>);
  return reinterpret_cast<const typename T::RawHandle *>(all.data());
}

// What C takes for other elements.
template <class Raw, class T> std::vector<Raw> lowered(ArrayRef<T> all) {
  std::vector<Raw> result;
  result.reserve(all.size());
  for (const T &one : all) {
    if constexpr (std::is_same_v<T, std::string_view>)
      result.push_back(ref(one));
    else if constexpr (std::is_class_v<T>)
      result.push_back(one.raw());
    else
      result.push_back(static_cast<Raw>(one));
  }
  return result;
}

template <class T, class Raw>
std::vector<T> lifted(const Raw *all, intptr_t count) {
  std::vector<T> result;
  result.reserve(static_cast<size_t>(count));
  for (intptr_t at = 0; at < count; ++at)
    result.push_back(static_cast<T>(all[at]));
  return result;
}

// All that a function copies. How many there are is known only afterwards, and
// may have changed since: so it is asked until all had room.
template <class T, class Raw, class Copy>
Result<std::vector<T>> copied(Copy copy) {
  std::unique_ptr<Raw[]> all;
  intptr_t capacity = 0;
  for (;;) {
    intptr_t count = 0;
    MlsStatus status = copy(capacity, all.get(), &count);
    if (status.code != MLS_STATUS_OK)
      return fail<std::vector<T>>(Error(status));
    if (count <= capacity)
      return lifted<T>(all.get(), count);
    all.reset(new Raw[static_cast<size_t>(count)]);
    capacity = count;
  }
}

// What a text of the library says, which was made for the caller just now.
inline Result<std::string> text(MlsStatus status, MlsString string) {
  if (status.code != MLS_STATUS_OK)
    return fail<std::string>(Error(status));
  MlsStringRef view = {nullptr, 0};
  ignore(mlsStringGet(string, &view));
  std::string result = copied(view);
  ignore(mlsStringDestroy(string));
  return give(status, std::move(result));
}

} // namespace detail

// One reference, given up at the end of its scope. Owners may end in any order
// and on any thread: a reference keeps what it needs alive, and one to something
// that was destroyed meanwhile is given up all the same.
template <class T> class [[nodiscard]] Owned {
  using References = detail::References<typename T::RawHandle>;

public:
  Owned() = default;
  // Takes over a reference that the caller has.
  explicit Owned(T handle) : handle_(handle) {}
  Owned(Owned &&from) noexcept : handle_(from.take()) {}
  Owned &operator=(Owned &&from) noexcept {
    if (this != &from) {
      reset();
      handle_ = from.take();
    }
    return *this;
  }
  ~Owned() { reset(); }

  // One more reference to something.
  static Result<Owned> retain(T handle) {
    MlsStatus status = References::retain(handle.raw());
    bool retained = status.code == MLS_STATUS_OK;
    return detail::give(status, Owned(retained ? handle : T()));
  }

  T get() const { return handle_; }
  // Of one that lives longer than the view.
  operator T() const & { return handle_; }
  operator T() const && = delete;
  const T &operator*() const { return handle_; }
  const T *operator->() const { return &handle_; }
  explicit operator bool() const { return static_cast<bool>(handle_); }
  // Hands the reference to the caller.
  T take() { return std::exchange(handle_, T()); }
  void reset() {
    if (T handle = take())
      // A destructor has nobody to tell; only a reference that was never there
      // is refused.
      detail::ignore(References::release(handle.raw()));
  }
  // Ends the object now, whoever has other references to it. If that is refused,
  // this one stays.
  Result<void> destroy() {
    MlsStatus status = References::destroy(handle_.raw());
    if (status.code == MLS_STATUS_OK)
      handle_ = T();
    return detail::give(status);
  }

private:
  T handle_;
};

namespace detail {

// A call took the reference over, if it has succeeded.
template <class T> void handedOver(MlsStatus status, Owned<T> &owner) {
  if (status.code == MLS_STATUS_OK)
    owner.take();
}

} // namespace detail

// ---- Kinds -------------------------------------------------------------------

// Whether a type, attribute, expression or value is of a more special class.
template <class To, class From> Result<bool> isa(From from) {
  return To::classof(from);
}

// The same as one of that class; null if it is none.
template <class To, class From> Result<To> dyn_cast(From from) {
#ifdef MLS_NO_EXCEPTIONS
  Expected<bool> is = To::classof(from);
  if (!is)
    return is.error();
  return is.value() ? To(from) : To();
#else
  return To::classof(from) ? To(from) : To();
#endif
}

// ---- Classes -----------------------------------------------------------------

class Context;
class DialectRegistry;
class Dialect;
class Module;
class Region;
class Block;
class Value;
class OpOperand;
class Identifier;
class Type;
class Attribute;
class Location;
class SymbolTable;
class PassManager;
class OpPassManager;
class ExecutionEngine;
class OpPrintingFlags;
class BytecodeWriterConfig;
class Operation;
class Pass;
class ExternalPass;
class LlvmThreadPool;
class RewritePattern;
class RewritePatternSet;
class FrozenRewritePatternSet;
class PatternRewriter;
class RewriterBase;
class PDLPatternModule;
class PDLValue;
class PDLResultList;
class Answer;
class AffineExpr;
class AffineMap;
class IntegerSet;
class TypeID;
class TypeIDAllocator;
class DialectHandle;
class AsmState;
class AffineDimExpr;
class AffineSymbolExpr;
class AffineConstantExpr;
class AffineBinaryOpExpr;
class AffineAddExpr;
class AffineMulExpr;
class AffineModExpr;
class AffineFloorDivExpr;
class AffineCeilDivExpr;
class AffineMapAttr;
class ArrayAttr;
class DictionaryAttr;
class FloatAttr;
class IntegerAttr;
class BoolAttr;
class IntegerSetAttr;
class OpaqueAttr;
class StringAttr;
class SymbolRefAttr;
class DistinctAttr;
class FlatSymbolRefAttr;
class TypeAttr;
class UnitAttr;
class ElementsAttr;
class DenseArrayAttr;
class DenseBoolArrayAttr;
class DenseI8ArrayAttr;
class DenseI16ArrayAttr;
class DenseI32ArrayAttr;
class DenseI64ArrayAttr;
class DenseF32ArrayAttr;
class DenseF64ArrayAttr;
class DenseElementsAttr;
class DenseResourceElementsAttr;
class DenseBoolResourceElementsAttr;
class DenseUInt8ResourceElementsAttr;
class DenseInt8ResourceElementsAttr;
class DenseUInt16ResourceElementsAttr;
class DenseInt16ResourceElementsAttr;
class DenseUInt32ResourceElementsAttr;
class DenseInt32ResourceElementsAttr;
class DenseUInt64ResourceElementsAttr;
class DenseInt64ResourceElementsAttr;
class DenseFloatResourceElementsAttr;
class DenseDoubleResourceElementsAttr;
class SparseElementsAttr;
class StridedLayoutAttr;
class IntegerType;
class IndexType;
class FloatType;
class Float4E2M1FNType;
class Float6E2M3FNType;
class Float6E3M2FNType;
class Float8E5M2Type;
class Float8E4M3Type;
class Float8E4M3FNType;
class Float8E5M2FNUZType;
class Float8E4M3FNUZType;
class Float8E4M3B11FNUZType;
class Float8E3M4Type;
class Float8E8M0FNUType;
class BFloat16Type;
class Float16Type;
class Float32Type;
class Float64Type;
class FloatTF32Type;
class NoneType;
class ComplexType;
class ShapedType;
class VectorType;
class RankedTensorType;
class UnrankedTensorType;
class MemRefType;
class UnrankedMemRefType;
class TupleType;
class FunctionType;
class OpaqueType;
class AMDGPUTDMBaseType;
class AMDGPUTDMDescriptorType;
class AMDGPUTDMGatherBaseType;
class ComplexAttr;
class EmitCArrayType;
class EmitCLValueType;
class EmitCOpaqueType;
class EmitCPointerType;
class EmitCPtrDiffTType;
class EmitCSignedSizeTType;
class EmitCSizeTType;
class EmitCCmpPredicateAttr;
class EmitCOpaqueAttr;
class GPUAsyncTokenType;
class GPUObjectAttr;
class IRDLVariadicityAttr;
class IRDLVariadicityArrayAttr;
class LLVMPointerType;
class LLVMVoidType;
class LLVMArrayType;
class LLVMFunctionType;
class LLVMStructType;
class LLVMCConvAttr;
class LLVMComdatAttr;
class LLVMLinkageAttr;
class LLVMDINullTypeAttr;
class LLVMDIExpressionElemAttr;
class LLVMDIExpressionAttr;
class LLVMDIBasicTypeAttr;
class LLVMDICompositeTypeAttr;
class LLVMDIDerivedTypeAttr;
class LLVMDIStringTypeAttr;
class LLVMDIFileAttr;
class LLVMDICompileUnitAttr;
class LLVMDIFlagsAttr;
class LLVMDILexicalBlockAttr;
class LLVMDILexicalBlockFileAttr;
class LLVMDILocalVariableAttr;
class LLVMDISubprogramAttr;
class LLVMDIAnnotationAttr;
class LLVMDISubroutineTypeAttr;
class LLVMDIModuleAttr;
class LLVMDIImportedEntityAttr;
class NVGPUTensorMapDescriptorType;
class PDLAttributeType;
class PDLOperationType;
class PDLRangeType;
class PDLTypeType;
class PDLValueType;
class QuantizedType;
class AnyQuantizedType;
class UniformQuantizedType;
class UniformQuantizedPerAxisType;
class UniformQuantizedSubChannelType;
class CalibratedQuantizedType;
class SMTType;
class SMTBitVectorType;
class SMTBoolType;
class SMTIntType;
class SMTAttr;
class SparseTensorEncodingAttr;
class TransformAnyOpType;
class TransformAnyParamType;
class TransformAnyValueType;
class TransformOperationType;
class TransformParamType;
class BlockArgument;
class IRRewriter;
class OpResult;
struct NamedAttribute;
struct Invalidation;
struct RawData;
struct LinalgContractionDimensions;
struct LinalgConvolutionDimensions;
struct LiveObject;
struct GreedyRewriteDriverConfig;
struct TransformOptions;

class Context : public Handle<MlsContext> {
public:
  using Handle::Handle;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsContextEqual`.
  Result<bool> equal(Context ctx2) const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsContextIsNull`.
  bool isNull() const;

  // Makes a context that knows no dialect but `builtin`, and has no threads of
  // its own.
  // As `mlsContextCreate`.
  static Result<Owned<Context>> create();

  // Makes a context that knows no dialect but `builtin`; if `threadingEnabled`,
  // passes and verification use worker threads, of one pool that all contexts
  // share unless they are given another (`mlsContextSetThreadPool`).
  // As `mlsContextCreateWithThreading`.
  static Result<Owned<Context>> createWithThreading(bool threadingEnabled);

  // Makes a context that knows the dialects of a registry; if
  // `threadingEnabled`, passes and verification use worker threads, of one pool
  // that all contexts share unless they are given another
  // (`mlsContextSetThreadPool`).
  // As `mlsContextCreateWithRegistry`.
  static Result<Owned<Context>> createWithRegistry(DialectRegistry registry,
      bool threadingEnabled);

  // Lets a context know the dialects of a registry.
  // As `mlsContextAppendDialectRegistry`; refused with BAD_STATE (`registry`:
  // the context has an operation that was made while its dialect was unknown).
  Result<void> appendDialectRegistry(DialectRegistry registry) const;

  // Sets whether operations of unknown dialects may be made and parsed. A
  // context that has ever allowed them loads all dialects that it knows at
  // once, and takes no others while it has an unknown operation that could be
  // of one of them.
  // As `mlsContextSetAllowUnregisteredDialects`.
  Result<void> setAllowUnregisteredDialects(bool allow) const;

  // Tells whether operations of unknown dialects may be made and parsed.
  // As `mlsContextGetAllowUnregisteredDialects`.
  Result<bool> getAllowUnregisteredDialects() const;

  // Gives the number of dialects that a context knows.
  // As `mlsContextGetNumRegisteredDialects`.
  Result<intptr_t> getNumRegisteredDialects() const;

  // Gives the number of dialects that a context has loaded.
  // As `mlsContextGetNumLoadedDialects`.
  Result<intptr_t> getNumLoadedDialects() const;

  // Gives the dialect of this name; loads it if it is not yet.
  // As `mlsContextGetOrLoadDialect`; refused with NOT_AVAILABLE (`name`: not
  // registered).
  Result<Dialect> getOrLoadDialect(std::string_view name) const;

  // Loads every dialect that a context knows. Afterwards no call loads one
  // behind your back.
  // As `mlsContextLoadAllAvailableDialects`.
  Result<void> loadAllAvailableDialects() const;

  // Tells whether an operation of this name is known, that is, its dialect is
  // loaded and has it.
  // As `mlsContextIsRegisteredOperation`.
  Result<bool> isRegisteredOperation(std::string_view name) const;

  // Calls `callback` after every call that killed handles of this context, with
  // all of them in the order of their deaths: an operation or block before what
  // is in it. The deaths of one pass run come in one batch, after the run, in
  // the order in which its threads came to them. Several hooks are called in
  // the order in which they were added. A hook may call anything, also add and
  // remove hooks: that counts from the next batch on.
  // As `mlsContextAddInvalidationHook`.
  template <class Function>
  Result<uint64_t> addInvalidationHook(Function callback) const;

  // Removes an invalidation hook. It is not called again, and its user data is
  // destroyed, once a delivery that is going on has returned.
  // As `mlsContextRemoveInvalidationHook`; refused with NOT_AVAILABLE (`id`).
  Result<void> removeInvalidationHook(uint64_t id) const;

  // Gives a context the worker threads of a pool, instead of those that it has
  // or as the first.
  // As `mlsContextSetThreadPool`.
  Result<void> setThreadPool(LlvmThreadPool pool) const;

  // Gives the pool that a context has its worker threads from: its own, or the
  // one that contexts share; null if it has none.
  // As `mlsContextGetThreadPool`.
  Result<Owned<LlvmThreadPool>> getThreadPool() const;

  // Lets passes and verification use worker threads, or not. A context without
  // threads gets those of the pool that all contexts share
  // (`mlsContextSetThreadPool` gives it others). One that has threads, and is
  // told not to use them, has no locks inside of MLIR: while a long call uses
  // it, all other calls with it on other threads are BUSY. A context that was
  // made without threads has no such limit.
  // As `mlsContextEnableMultithreading`.
  Result<void> enableMultithreading(bool enable) const;

  // Gives the number of threads that a context can use; 1 if it has no workers.
  // As `mlsContextGetNumThreads`.
  Result<uint32_t> getNumThreads() const;

  // Calls `handler` with every diagnostic of the context, whether the call that
  // it comes from fails or not; they are in that call's report as well. Nothing
  // goes to stderr.
  // An *immediate* handler is called where the diagnostic comes, inside of a
  // long call: it must not wait for another thread that may emit one, since
  // MLIR keeps a lock meanwhile. Diagnostics of short calls, those of any other
  // handler, and all of them for a host with a lock of its own
  // (`mlsHostSetHooks`), are handed over after the call, on its thread, with no
  // lock held. Handlers may be attached and detached at any time, also in a
  // handler.
  // As `mlsContextAttachDiagnosticHandler`.
  template <class Function>
  Result<uint64_t> attachDiagnosticHandler(Function handler,
      bool immediate) const;

  // Detaches a handler. Its user data is destroyed once it is not running any
  // more.
  // As `mlsContextDetachDiagnosticHandler`; refused with NOT_AVAILABLE (`id`).
  Result<void> detachDiagnosticHandler(uint64_t id) const;

  // Counts the live objects of one context that have handles, like
  // `mlsLiveHandles`.
  // As `mlsContextLiveHandles`.
  Result<intptr_t> liveHandles(Kind kind) const;

  // Counts what waits in a context to be destroyed, since nobody holds it any
  // more: for the end of a long call, or for other IR that uses it.
  // As `mlsContextGetNumPendingReleases`.
  Result<intptr_t> getNumPendingReleases() const;

};

class DialectRegistry : public Handle<MlsDialectRegistry> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsDialectRegistryIsNull`.
  bool isNull() const;

  // Makes an empty dialect registry.
  // As `mlsDialectRegistryCreate`.
  static Result<Owned<DialectRegistry>> create();

};

class Dialect : public Handle<MlsDialect> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsDialectIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsDialectEqual`.
  Result<bool> equal(Dialect dialect2) const;

  // Gives the context of a dialect.
  // As `mlsDialectGetContext`.
  Result<Context> getContext() const;

  // Gives the name of a dialect.
  // As `mlsDialectGetNamespace`.
  Result<std::string_view> getNamespace() const;

};

class Module : public Handle<MlsModule> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsModuleIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsModuleEqual`.
  Result<bool> equal(Module rhs) const;

  // Gives a number for hash tables: equal for equal handles, in this process.
  // As `mlsModuleHashValue`.
  Result<size_t> hashValue() const;

  // Makes an empty module.
  // As `mlsModuleCreateEmpty`.
  static Result<Owned<Module>> createEmpty(Location location);

  // Parses a module, from text or bytecode, and verifies it.
  // As `mlsModuleCreateParse`; refused with PARSE_ERROR with diagnostics.
  static Result<Owned<Module>> createParse(Context context,
      std::string_view module);

  // Parses the module in a file, from text or bytecode, and verifies it.
  // As `mlsModuleCreateParseFromFile`; refused with PARSE_ERROR with
  // diagnostics.
  static Result<Owned<Module>> createParseFromFile(Context context,
      std::string_view fileName);

  // Gives the module that an operation is: the same object, by another type.
  // As `mlsModuleFromOperation`; refused with BAD_ARGUMENT (`op`: not a
  // module).
  static Result<Module> fromOperation(Operation op);

  // Gives the operation that a module is: the same object, by another type.
  // As `mlsModuleGetOperation`.
  Result<Operation> getOperation() const;

  // Gives the block of a module.
  // As `mlsModuleGetBody`; refused with BAD_STATE (`module`: its block was
  // taken away).
  Result<Block> getBody() const;

  // Gives the context of a module.
  // As `mlsModuleGetContext`.
  Result<Context> getContext() const;

};

class Region : public Handle<MlsRegion> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsRegionIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsRegionEqual`.
  Result<bool> equal(Region other) const;

  // Gives the blocks of a region.
  // As `mlsRegionCopyBlocks`.
  Result<std::vector<Block>> copyBlocks() const;

  // Makes an empty detached region. (Upstream's belongs to no context; a handle
  // needs one.)
  // As `mlsRegionCreate`.
  static Result<Owned<Region>> create(Context context);

  // Gives the first block of a region; null if it is empty.
  // As `mlsRegionGetFirstBlock`.
  Result<Block> getFirstBlock() const;

  // Gives the region behind `region` in its operation; null if it is the last,
  // or detached.
  // As `mlsRegionGetNextInOperation`.
  Result<Region> getNextInOperation() const;

  // Puts a detached block at the end of a region.
  // As `mlsRegionAppendOwnedBlock`; refused with BAD_STATE (`block`: in a
  // region); BAD_ARGUMENT (`region`: inside of `block`).
  Result<Block> appendOwnedBlock(Owned<Block> &&block) const;

  // Puts a detached block at position `pos` of a region.
  // As `mlsRegionInsertOwnedBlock`; refused with OUT_OF_RANGE (`pos`: 0 to the
  // number of blocks); BAD_STATE (`block`: in a region); BAD_ARGUMENT
  // (`region`: inside of `block`).
  Result<Block> insertOwnedBlock(intptr_t pos, Owned<Block> &&block) const;

  // Puts a detached block behind `reference`; if that is null, first.
  // As `mlsRegionInsertOwnedBlockAfter`; refused with BAD_STATE (`block`: in a
  // region); BAD_ARGUMENT (`reference`: not in `region`; `region`: inside of
  // `block`).
  Result<Block> insertOwnedBlockAfter(Block reference,
      Owned<Block> &&block) const;

  // Puts a detached block in front of `reference`; if that is null, last.
  // As `mlsRegionInsertOwnedBlockBefore`; refused with BAD_STATE (`block`: in a
  // region); BAD_ARGUMENT (`reference`: not in `region`; `region`: inside of
  // `block`).
  Result<Block> insertOwnedBlockBefore(Block reference,
      Owned<Block> &&block) const;

  // Moves all blocks of `source` into `target`, whose own blocks are destroyed
  // first. `source` stays, empty.
  // As `mlsRegionTakeBody`; refused with IN_USE (`target`), naming the user;
  // BAD_ARGUMENT (one inside of the other).
  Result<void> takeBody(Region source) const;

};

class Block : public Handle<MlsBlock> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsBlockIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsBlockEqual`.
  Result<bool> equal(Block other) const;

  // Makes a detached block with arguments of the types `args` at the locations
  // `locs`, `nArgs` of each. (Upstream's belongs to no context; a handle needs
  // one.)
  // As `mlsBlockCreate`.
  static Result<Owned<Block>> create(Context context, ArrayRef<Type> args,
      ArrayRef<Location> locs);

  // Takes a block out of its region.
  // As `mlsBlockDetach`; refused with BAD_STATE (`block`: in no region).
  Result<Owned<Block>> detach() const;

  // Gives the operation around a block; null if there is none.
  // As `mlsBlockGetParentOperation`.
  Result<Operation> getParentOperation() const;

  // Gives the region that a block is in; null if it is detached.
  // As `mlsBlockGetParentRegion`.
  Result<Region> getParentRegion() const;

  // Gives the block behind `block`; null if it is the last, or detached.
  // As `mlsBlockGetNextInRegion`.
  Result<Block> getNextInRegion() const;

  // Gives the first operation of a block; null if it is empty.
  // As `mlsBlockGetFirstOperation`.
  Result<Operation> getFirstOperation() const;

  // Gives the terminator of a block; null if it does not end in one.
  // As `mlsBlockGetTerminator`.
  Result<Operation> getTerminator() const;

  // Puts a detached operation at the end of a block.
  // As `mlsBlockAppendOwnedOperation`; refused with BAD_STATE (`operation`: in
  // a block); BAD_ARGUMENT (`block`: inside of `operation`).
  Result<Operation> appendOwnedOperation(Owned<Operation> &&operation) const;

  // Puts a detached operation at position `pos` of a block.
  // As `mlsBlockInsertOwnedOperation`; refused with OUT_OF_RANGE (`pos`: 0 to
  // the number of operations); BAD_STATE (`operation`: in a block);
  // BAD_ARGUMENT (`block`: inside of `operation`).
  Result<Operation> insertOwnedOperation(intptr_t pos,
      Owned<Operation> &&operation) const;

  // Puts a detached operation behind `reference`; if that is null, first.
  // As `mlsBlockInsertOwnedOperationAfter`; refused with BAD_STATE
  // (`operation`: in a block); BAD_ARGUMENT (`reference`: not in `block`;
  // `block`: inside of `operation`).
  Result<Operation> insertOwnedOperationAfter(Operation reference,
      Owned<Operation> &&operation) const;

  // Puts a detached operation in front of `reference`; if that is null, last.
  // As `mlsBlockInsertOwnedOperationBefore`; refused with BAD_STATE
  // (`operation`: in a block); BAD_ARGUMENT (`reference`: not in `block`;
  // `block`: inside of `operation`).
  Result<Operation> insertOwnedOperationBefore(Operation reference,
      Owned<Operation> &&operation) const;

  // Gives the number of arguments of a block.
  // As `mlsBlockGetNumArguments`.
  Result<intptr_t> getNumArguments() const;

  // Gives argument number `pos` of a block.
  // As `mlsBlockGetArgument`; refused with OUT_OF_RANGE (`pos`).
  Result<Value> getArgument(intptr_t pos) const;

  // Adds an argument at the end.
  // As `mlsBlockAddArgument`.
  Result<Value> addArgument(Type ty, Location location) const;

  // Inserts an argument at position `pos`. The handles of those behind it stay
  // valid.
  // As `mlsBlockInsertArgument`; refused with OUT_OF_RANGE (`pos`: 0 to the
  // number of arguments).
  Result<Value> insertArgument(intptr_t pos, Type ty, Location location) const;

  // Erases argument number `pos`, which must be unused. The handles of those
  // behind it stay valid.
  // As `mlsBlockEraseArgument`; refused with OUT_OF_RANGE (`pos`); IN_USE
  // (`pos`), naming the user.
  Result<void> eraseArgument(intptr_t pos) const;

  // Gives the number of blocks that a block may branch to.
  // As `mlsBlockGetNumSuccessors`.
  Result<intptr_t> getNumSuccessors() const;

  // Gives successor number `pos` of a block.
  // As `mlsBlockGetSuccessor`; refused with OUT_OF_RANGE (`pos`).
  Result<Block> getSuccessor(intptr_t pos) const;

  // Gives the number of branches to a block.
  // As `mlsBlockGetNumPredecessors`.
  Result<intptr_t> getNumPredecessors() const;

  // Gives the block that branch number `pos` to a block comes from; null for a
  // detached branch.
  // As `mlsBlockGetPredecessor`; refused with OUT_OF_RANGE (`pos`).
  Result<Block> getPredecessor(intptr_t pos) const;

  // Gives the operations of a block.
  // As `mlsBlockCopyOperations`.
  Result<std::vector<Operation>> copyOperations() const;

  // Gives the names of the operations of a block, in their order, and no
  // handles.
  // As `mlsBlockCopyOperationNames`.
  Result<std::vector<Identifier>> copyOperationNames() const;

  // Gives the arguments of a block.
  // As `mlsBlockCopyArguments`.
  Result<std::vector<Value>> copyArguments() const;

  // Prints a block: calls `callback` once with all of the text, without any
  // lock.
  // As `mlsBlockPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints a block into a string.
  // As `mlsBlockToString`.
  Result<std::string> toString() const;

  // Gives the address of the block, like `mlsOperationGetRaw`.
  // As `mlsBlockGetRaw`.
  Result<uintptr_t> getRaw() const;

};

class Value : public Handle<MlsValue> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsValueIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsValueEqual`.
  Result<bool> equal(Value value2) const;

  // Prints the name of a value, as operands have it (`%0`): calls `callback`
  // once with all of the text, without any lock.
  // As `mlsValuePrintAsOperand`; refused with STALE_HANDLE (`state`: what it is
  // for is dead); BAD_ARGUMENT (`value`: not in what the state is for).
  template <class Function>
  Result<void> printAsOperand(AsmState state, Function callback) const;

  // Prints the name of a value, as operands have it (`%0`), into a string.
  // As `mlsValueToStringAsOperand`; refused with STALE_HANDLE (`state`: what it
  // is for is dead); BAD_ARGUMENT (`value`: not in what the state is for).
  Result<std::string> toStringAsOperand(AsmState state) const;

  // Gives the uses of a value.
  // As `mlsValueCopyUses`.
  Result<std::vector<OpOperand>> copyUses() const;

  // Prints a value, that is, what defines it: calls `callback` once with all of
  // the text, without any lock.
  // As `mlsValuePrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints a value, that is, what defines it into a string.
  // As `mlsValueToString`.
  Result<std::string> toString() const;

  // Prints a value, that is, what defines it, to standard error.
  // As `mlsValueDump`.
  Result<void> dump() const;

  // Tells whether a value is an argument of a block.
  // As `mlsValueIsABlockArgument`.
  Result<bool> isABlockArgument() const;

  // Tells whether a value is a result of an operation.
  // As `mlsValueIsAOpResult`.
  Result<bool> isAOpResult() const;

  // Gives the context of a value.
  // As `mlsValueGetContext`.
  Result<Context> getContext() const;

  // Gives the type of a value.
  // As `mlsValueGetType`.
  Result<Type> getType() const;

  // Sets the type of a value.
  // As `mlsValueSetType`.
  Result<void> setType(Type ty) const;

  // Gives the location of a value.
  // As `mlsValueGetLocation`.
  Result<Location> getLocation() const;

  // Gives the first use of a value; null if it is unused.
  // As `mlsValueGetFirstUse`.
  Result<OpOperand> getFirstUse() const;

  // Replaces every use of `of` by `with`.
  // As `mlsValueReplaceAllUsesOfWith`.
  Result<void> replaceAllUsesOfWith(Value with) const;

  // Replaces every use of `of` by `with`, but not in the operations
  // `exceptions`.
  // As `mlsValueReplaceAllUsesExcept`.
  Result<void> replaceAllUsesExcept(Value with,
      ArrayRef<Operation> exceptions) const;

};

class OpOperand : public Handle<MlsOpOperand> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsOpOperandIsNull`.
  bool isNull() const;

  // Gives the operation of an operand use.
  // As `mlsOpOperandGetOwner`.
  Result<Operation> getOwner() const;

  // Gives the position of an operand use in its operation.
  // As `mlsOpOperandGetOperandNumber`.
  Result<uint32_t> getOperandNumber() const;

  // Gives the value that an operand use uses.
  // As `mlsOpOperandGetValue`.
  Result<Value> getValue() const;

  // Gives the next use of the same value; null at the end. It looks the use up
  // in the list of all uses: for many of them, `mlsValueCopyUses` is quicker.
  // As `mlsOpOperandGetNextUse`.
  Result<OpOperand> getNextUse() const;

};

class Identifier : public Handle<MlsIdentifier> {
public:
  using Handle::Handle;

  // Gives the identifier with this text.
  // As `mlsIdentifierGet`.
  static Result<Identifier> get(Context context, std::string_view str);

  // Gives the context of an identifier.
  // As `mlsIdentifierGetContext`.
  Result<Context> getContext() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsIdentifierEqual`.
  Result<bool> equal(Identifier other) const;

  // Gives the text of an identifier.
  // As `mlsIdentifierStr`.
  Result<std::string_view> str() const;

};

class Type : public Handle<MlsType> {
public:
  using Handle::Handle;

  // Tells whether `ty` is an integer type.
  // As `mlsTypeIsAInteger`.
  Result<bool> isAInteger() const;

  // Tells whether `ty` is the index type.
  // As `mlsTypeIsAIndex`.
  Result<bool> isAIndex() const;

  // Tells whether `ty` is a floating point type.
  // As `mlsTypeIsAFloat`.
  Result<bool> isAFloat() const;

  // Tells whether `ty` is `f4E2M1FN`.
  // As `mlsTypeIsAFloat4E2M1FN`.
  Result<bool> isAFloat4E2M1FN() const;

  // Tells whether `ty` is `f6E2M3FN`.
  // As `mlsTypeIsAFloat6E2M3FN`.
  Result<bool> isAFloat6E2M3FN() const;

  // Tells whether `ty` is `f6E3M2FN`.
  // As `mlsTypeIsAFloat6E3M2FN`.
  Result<bool> isAFloat6E3M2FN() const;

  // Tells whether `ty` is `f8E5M2`.
  // As `mlsTypeIsAFloat8E5M2`.
  Result<bool> isAFloat8E5M2() const;

  // Tells whether `ty` is `f8E4M3`.
  // As `mlsTypeIsAFloat8E4M3`.
  Result<bool> isAFloat8E4M3() const;

  // Tells whether `ty` is `f8E4M3FN`.
  // As `mlsTypeIsAFloat8E4M3FN`.
  Result<bool> isAFloat8E4M3FN() const;

  // Tells whether `ty` is `f8E5M2FNUZ`.
  // As `mlsTypeIsAFloat8E5M2FNUZ`.
  Result<bool> isAFloat8E5M2FNUZ() const;

  // Tells whether `ty` is `f8E4M3FNUZ`.
  // As `mlsTypeIsAFloat8E4M3FNUZ`.
  Result<bool> isAFloat8E4M3FNUZ() const;

  // Tells whether `ty` is `f8E4M3B11FNUZ`.
  // As `mlsTypeIsAFloat8E4M3B11FNUZ`.
  Result<bool> isAFloat8E4M3B11FNUZ() const;

  // Tells whether `ty` is `f8E3M4`.
  // As `mlsTypeIsAFloat8E3M4`.
  Result<bool> isAFloat8E3M4() const;

  // Tells whether `ty` is `f8E8M0FNU`.
  // As `mlsTypeIsAFloat8E8M0FNU`.
  Result<bool> isAFloat8E8M0FNU() const;

  // Tells whether `ty` is `bf16`.
  // As `mlsTypeIsABF16`.
  Result<bool> isABF16() const;

  // Tells whether `ty` is `f16`.
  // As `mlsTypeIsAF16`.
  Result<bool> isAF16() const;

  // Tells whether `ty` is `f32`.
  // As `mlsTypeIsAF32`.
  Result<bool> isAF32() const;

  // Tells whether `ty` is `f64`.
  // As `mlsTypeIsAF64`.
  Result<bool> isAF64() const;

  // Tells whether `ty` is `tf32`.
  // As `mlsTypeIsATF32`.
  Result<bool> isATF32() const;

  // Tells whether `ty` is the none type.
  // As `mlsTypeIsANone`.
  Result<bool> isANone() const;

  // Tells whether `ty` is a complex type.
  // As `mlsTypeIsAComplex`.
  Result<bool> isAComplex() const;

  // Tells whether `ty` is a vector, tensor or memref type.
  // As `mlsTypeIsAShaped`.
  Result<bool> isAShaped() const;

  // Tells whether `ty` is a vector type.
  // As `mlsTypeIsAVector`.
  Result<bool> isAVector() const;

  // Tells whether `ty` is a tensor type.
  // As `mlsTypeIsATensor`.
  Result<bool> isATensor() const;

  // Tells whether `ty` is a ranked tensor type.
  // As `mlsTypeIsARankedTensor`.
  Result<bool> isARankedTensor() const;

  // Tells whether `ty` is an unranked tensor type.
  // As `mlsTypeIsAUnrankedTensor`.
  Result<bool> isAUnrankedTensor() const;

  // Tells whether `ty` is a ranked memref type.
  // As `mlsTypeIsAMemRef`.
  Result<bool> isAMemRef() const;

  // Tells whether `ty` is an unranked memref type.
  // As `mlsTypeIsAUnrankedMemRef`.
  Result<bool> isAUnrankedMemRef() const;

  // Tells whether `ty` is a tuple type.
  // As `mlsTypeIsATuple`.
  Result<bool> isATuple() const;

  // Tells whether `ty` is a function type.
  // As `mlsTypeIsAFunction`.
  Result<bool> isAFunction() const;

  // Tells whether `ty` is an opaque type: one of a dialect that is not
  // registered.
  // As `mlsTypeIsAOpaque`.
  Result<bool> isAOpaque() const;

  // Tells whether `ty` is that of addresses that tensors are moved between.
  // As `mlsTypeIsAAMDGPUTDMBaseType`.
  Result<bool> isAAMDGPUTDMBaseType() const;

  // Tells whether `ty` is that of descriptors of how tensors are moved.
  // As `mlsTypeIsAAMDGPUTDMDescriptorType`.
  Result<bool> isAAMDGPUTDMDescriptorType() const;

  // Tells whether `ty` is that of addresses that tensors are gathered from.
  // As `mlsTypeIsAAMDGPUTDMGatherBaseType`.
  Result<bool> isAAMDGPUTDMGatherBaseType() const;

  // Tells whether `ty` is an array type of EmitC.
  // As `mlsTypeIsAEmitCArrayType`.
  Result<bool> isAEmitCArrayType() const;

  // Tells whether `ty` is an lvalue type of EmitC.
  // As `mlsTypeIsAEmitCLValueType`.
  Result<bool> isAEmitCLValueType() const;

  // Tells whether `ty` is an opaque type of EmitC.
  // As `mlsTypeIsAEmitCOpaqueType`.
  Result<bool> isAEmitCOpaqueType() const;

  // Tells whether `ty` is a pointer type of EmitC.
  // As `mlsTypeIsAEmitCPointerType`.
  Result<bool> isAEmitCPointerType() const;

  // Tells whether `ty` is the type that C calls `ptrdiffT`.
  // As `mlsTypeIsAEmitCPtrDiffTType`.
  Result<bool> isAEmitCPtrDiffTType() const;

  // Tells whether `ty` is the type that C calls `ssizeT`.
  // As `mlsTypeIsAEmitCSignedSizeTType`.
  Result<bool> isAEmitCSignedSizeTType() const;

  // Tells whether `ty` is the type that C calls `sizeT`.
  // As `mlsTypeIsAEmitCSizeTType`.
  Result<bool> isAEmitCSizeTType() const;

  // Tells whether `ty` is the type of tokens that order work on a GPU.
  // As `mlsTypeIsAGPUAsyncTokenType`.
  Result<bool> isAGPUAsyncTokenType() const;

  // Tells whether `ty` is a pointer type of LLVM.
  // As `mlsTypeIsALLVMPointerType`.
  Result<bool> isALLVMPointerType() const;

  // Tells whether `ty` is a struct type of LLVM.
  // As `mlsTypeIsALLVMStructType`.
  Result<bool> isALLVMStructType() const;

  // Tells whether `ty` is that of descriptors of tensor maps.
  // As `mlsTypeIsANVGPUTensorMapDescriptorType`.
  Result<bool> isANVGPUTensorMapDescriptorType() const;

  // Tells whether `ty` is a type of PDL.
  // As `mlsTypeIsAPDLType`.
  Result<bool> isAPDLType() const;

  // Tells whether `ty` is PDL's type of attributes.
  // As `mlsTypeIsAPDLAttributeType`.
  Result<bool> isAPDLAttributeType() const;

  // Tells whether `ty` is PDL's type of operations.
  // As `mlsTypeIsAPDLOperationType`.
  Result<bool> isAPDLOperationType() const;

  // Tells whether `ty` is a range type of PDL.
  // As `mlsTypeIsAPDLRangeType`.
  Result<bool> isAPDLRangeType() const;

  // Tells whether `ty` is PDL's type of types.
  // As `mlsTypeIsAPDLTypeType`.
  Result<bool> isAPDLTypeType() const;

  // Tells whether `ty` is PDL's type of values.
  // As `mlsTypeIsAPDLValueType`.
  Result<bool> isAPDLValueType() const;

  // Tells whether `ty` is a quantized type.
  // As `mlsTypeIsAQuantizedType`.
  Result<bool> isAQuantizedType() const;

  // Tells whether `ty` is a quantized type of which only the storage is known.
  // As `mlsTypeIsAAnyQuantizedType`.
  Result<bool> isAAnyQuantizedType() const;

  // Tells whether `ty` is a quantized type with one scale.
  // As `mlsTypeIsAUniformQuantizedType`.
  Result<bool> isAUniformQuantizedType() const;

  // Tells whether `ty` is a quantized type with a scale for each index of a
  // dimension.
  // As `mlsTypeIsAUniformQuantizedPerAxisType`.
  Result<bool> isAUniformQuantizedPerAxisType() const;

  // Tells whether `ty` is a quantized type with a scale for each block.
  // As `mlsTypeIsAUniformQuantizedSubChannelType`.
  Result<bool> isAUniformQuantizedSubChannelType() const;

  // Tells whether `ty` is a calibrated type: one of which the least and the
  // greatest value are known.
  // As `mlsTypeIsACalibratedQuantizedType`.
  Result<bool> isACalibratedQuantizedType() const;

  // Tells whether `ty` is the type of handles to any operations.
  // As `mlsTypeIsATransformAnyOpType`.
  Result<bool> isATransformAnyOpType() const;

  // Tells whether `ty` is the type of parameters of any kind.
  // As `mlsTypeIsATransformAnyParamType`.
  Result<bool> isATransformAnyParamType() const;

  // Tells whether `ty` is the type of handles to any values.
  // As `mlsTypeIsATransformAnyValueType`.
  Result<bool> isATransformAnyValueType() const;

  // Tells whether `ty` is a type of handles to operations of one name.
  // As `mlsTypeIsATransformOperationType`.
  Result<bool> isATransformOperationType() const;

  // Tells whether `ty` is a type of integer parameters.
  // As `mlsTypeIsATransformParamType`.
  Result<bool> isATransformParamType() const;

  // Gives the context of a type.
  // As `mlsTypeGetContext`.
  Result<Context> getContext() const;

  // Gives the number of the class of a type, for comparison with those that
  // `mlsIntegerTypeGetTypeID` and the like give.
  // As `mlsTypeGetTypeID`.
  Result<TypeID> getTypeID() const;

  // Gives the dialect of a type.
  // As `mlsTypeGetDialect`.
  Result<Dialect> getDialect() const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsTypeIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsTypeEqual`.
  Result<bool> equal(Type t2) const;

  // Prints a type to standard error.
  // As `mlsTypeDump`.
  Result<void> dump() const;

  // Parses a type.
  // As `mlsTypeParseGet`; refused with PARSE_ERROR with diagnostics.
  static Result<Type> parseGet(Context context, std::string_view text);

  // Prints a type: calls `callback` once with all of the text, without any
  // lock.
  // As `mlsTypePrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints a type into a string.
  // As `mlsTypeToString`.
  Result<std::string> toString() const;

  // Translates a type to LLVM IR, into a string. A struct with a name is given
  // with its definition: `%s = type { i32 }`.
  // As `mlsTypeToLLVMIR`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`ty`: not a type that LLVM IR has).
  Result<std::string> toLLVMIR() const;

  // Reads the text of a type of LLVM IR that variables can have, like `{ i32,
  // ptr }`, and gives its counterpart in the LLVM dialect. For structs with
  // names, there are lines before that define them: `%s = type { i32 }`.
  // As `mlsTypeFromLLVMIR`; refused with DIALECT_NOT_LOADED (`llvm`); TOO_DEEP;
  // PARSE_ERROR (`text`).
  static Result<Type> fromLLVMIR(Context context, std::string_view text);

};

class Attribute : public Handle<MlsAttribute> {
public:
  using Handle::Handle;

  // Tells whether `attr` is a location.
  // As `mlsAttributeIsALocation`.
  Result<bool> isALocation() const;

  // Tells whether `attr` is an affine map attribute.
  // As `mlsAttributeIsAAffineMap`.
  Result<bool> isAAffineMap() const;

  // Tells whether `attr` is an array.
  // As `mlsAttributeIsAArray`.
  Result<bool> isAArray() const;

  // Tells whether `attr` is a dictionary.
  // As `mlsAttributeIsADictionary`.
  Result<bool> isADictionary() const;

  // Tells whether `attr` is a floating point number.
  // As `mlsAttributeIsAFloat`.
  Result<bool> isAFloat() const;

  // Tells whether `attr` is an integer.
  // As `mlsAttributeIsAInteger`.
  Result<bool> isAInteger() const;

  // Tells whether `attr` is a boolean.
  // As `mlsAttributeIsABool`.
  Result<bool> isABool() const;

  // Tells whether `attr` is an integer set attribute.
  // As `mlsAttributeIsAIntegerSet`.
  Result<bool> isAIntegerSet() const;

  // Tells whether `attr` is an opaque attribute: one of a dialect that is not
  // registered.
  // As `mlsAttributeIsAOpaque`.
  Result<bool> isAOpaque() const;

  // Tells whether `attr` is a string.
  // As `mlsAttributeIsAString`.
  Result<bool> isAString() const;

  // Tells whether `attr` is a symbol reference.
  // As `mlsAttributeIsASymbolRef`.
  Result<bool> isASymbolRef() const;

  // Tells whether `attr` is a symbol reference without nesting.
  // As `mlsAttributeIsAFlatSymbolRef`.
  Result<bool> isAFlatSymbolRef() const;

  // Tells whether `attr` is a type attribute.
  // As `mlsAttributeIsAType`.
  Result<bool> isAType() const;

  // Tells whether `attr` is the unit attribute.
  // As `mlsAttributeIsAUnit`.
  Result<bool> isAUnit() const;

  // Tells whether `attr` is a constant with elements.
  // As `mlsAttributeIsAElements`.
  Result<bool> isAElements() const;

  // Tells whether `attr` is a dense array of booleans.
  // As `mlsAttributeIsADenseBoolArray`.
  Result<bool> isADenseBoolArray() const;

  // Tells whether `attr` is a dense array of `i8`.
  // As `mlsAttributeIsADenseI8Array`.
  Result<bool> isADenseI8Array() const;

  // Tells whether `attr` is a dense array of `i16`.
  // As `mlsAttributeIsADenseI16Array`.
  Result<bool> isADenseI16Array() const;

  // Tells whether `attr` is a dense array of `i32`.
  // As `mlsAttributeIsADenseI32Array`.
  Result<bool> isADenseI32Array() const;

  // Tells whether `attr` is a dense array of `i64`.
  // As `mlsAttributeIsADenseI64Array`.
  Result<bool> isADenseI64Array() const;

  // Tells whether `attr` is a dense array of `f32`.
  // As `mlsAttributeIsADenseF32Array`.
  Result<bool> isADenseF32Array() const;

  // Tells whether `attr` is a dense array of `f64`.
  // As `mlsAttributeIsADenseF64Array`.
  Result<bool> isADenseF64Array() const;

  // Tells whether `attr` is a dense constant.
  // As `mlsAttributeIsADenseElements`.
  Result<bool> isADenseElements() const;

  // Tells whether `attr` is a dense constant of integers or `index`.
  // As `mlsAttributeIsADenseIntElements`.
  Result<bool> isADenseIntElements() const;

  // Tells whether `attr` is a dense constant of floating point numbers.
  // As `mlsAttributeIsADenseFPElements`.
  Result<bool> isADenseFPElements() const;

  // Tells whether `attr` is a dense constant in a resource.
  // As `mlsAttributeIsADenseResourceElements`.
  Result<bool> isADenseResourceElements() const;

  // Tells whether `attr` is a sparse constant.
  // As `mlsAttributeIsASparseElements`.
  Result<bool> isASparseElements() const;

  // Tells whether `attr` is a strided layout.
  // As `mlsAttributeIsAStridedLayout`.
  Result<bool> isAStridedLayout() const;

  // Tells whether `attr` is a complex number.
  // As `mlsAttributeIsAComplex`.
  Result<bool> isAComplex() const;

  // Tells whether `attr` is a predicate of `emitc.cmp`: the number of one, as
  // an `i64`.
  // As `mlsAttributeIsAEmitCCmpPredicate`.
  Result<bool> isAEmitCCmpPredicate() const;

  // Tells whether `attr` is an opaque attribute of EmitC.
  // As `mlsAttributeIsAEmitCOpaque`.
  Result<bool> isAEmitCOpaque() const;

  // Tells whether `attr` is an object: the code of a module for a GPU.
  // As `mlsAttributeIsAGPUObjectAttr`.
  Result<bool> isAGPUObjectAttr() const;

  // Tells whether `attr` is an encoding of sparse tensors.
  // As `mlsAttributeIsASparseTensorEncodingAttr`.
  Result<bool> isASparseTensorEncodingAttr() const;

  // Gives the context of an attribute.
  // As `mlsAttributeGetContext`.
  Result<Context> getContext() const;

  // Gives the type of an attribute that has one, else `none`.
  // As `mlsAttributeGetType`.
  Result<Type> getType() const;

  // Gives the number of the class of an attribute, for comparison with those
  // that `mlsIntegerAttrGetTypeID` and the like give.
  // As `mlsAttributeGetTypeID`.
  Result<TypeID> getTypeID() const;

  // Gives the dialect of an attribute.
  // As `mlsAttributeGetDialect`.
  Result<Dialect> getDialect() const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsAttributeIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsAttributeEqual`.
  Result<bool> equal(Attribute a2) const;

  // Prints an attribute to standard error.
  // As `mlsAttributeDump`.
  Result<void> dump() const;

  // Gives no attribute: the null handle.
  // As `mlsAttributeGetNull`.
  static Attribute getNull();

  // Parses an attribute.
  // As `mlsAttributeParseGet`; refused with PARSE_ERROR with diagnostics.
  static Result<Attribute> parseGet(Context context, std::string_view text);

  // Prints an attribute: calls `callback` once with all of the text, without
  // any lock.
  // As `mlsAttributePrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints an attribute into a string.
  // As `mlsAttributeToString`.
  Result<std::string> toString() const;

};

class Location : public Handle<MlsLocation> {
public:
  using Handle::Handle;

  // Gives a location as an attribute.
  // As `mlsLocationGetAttribute`.
  Result<Attribute> getAttribute() const;

  // Gives the location that an attribute is.
  // As `mlsLocationFromAttribute`; refused with BAD_ARGUMENT (`attribute`: not
  // a location).
  static Result<Location> fromAttribute(Attribute attribute);

  // Gives a place in a file. The name `-` stands for an empty one.
  // As `mlsLocationFileLineColGet`.
  static Result<Location> fileLineColGet(Context context,
      std::string_view filename, uint32_t line, uint32_t col);

  // Gives a part of a file, from a place to another one. The name `-` stands
  // for an empty one.
  // As `mlsLocationFileLineColRangeGet`.
  static Result<Location> fileLineColRangeGet(Context context,
      std::string_view filename, uint32_t startLine, uint32_t startCol,
      uint32_t endLine, uint32_t endCol);

  // Gives the name of the file that a location is in.
  // As `mlsLocationFileLineColRangeGetFilename`; refused with BAD_ARGUMENT
  // (`location`: not a place in a file).
  Result<Identifier> fileLineColRangeGetFilename() const;

  // Gives the line that a location begins in.
  // As `mlsLocationFileLineColRangeGetStartLine`; refused with BAD_ARGUMENT
  // (`location`: not a place in a file).
  Result<int32_t> fileLineColRangeGetStartLine() const;

  // Gives the column that a location begins at; 0 if it has none.
  // As `mlsLocationFileLineColRangeGetStartColumn`; refused with BAD_ARGUMENT
  // (`location`: not a place in a file).
  Result<int32_t> fileLineColRangeGetStartColumn() const;

  // Gives the line that a location ends in, which is that of its beginning if
  // it has no other.
  // As `mlsLocationFileLineColRangeGetEndLine`; refused with BAD_ARGUMENT
  // (`location`: not a place in a file).
  Result<int32_t> fileLineColRangeGetEndLine() const;

  // Gives the column that a location ends at, which is that of its beginning if
  // it has no other.
  // As `mlsLocationFileLineColRangeGetEndColumn`; refused with BAD_ARGUMENT
  // (`location`: not a place in a file).
  Result<int32_t> fileLineColRangeGetEndColumn() const;

  // Gives the number of the class of places in files, for comparison with
  // `mlsAttributeGetTypeID`.
  // As `mlsLocationFileLineColRangeGetTypeID`.
  static Result<TypeID> fileLineColRangeGetTypeID();

  // Tells whether a location is a place in a file, or a part of one.
  // As `mlsLocationIsAFileLineColRange`.
  Result<bool> isAFileLineColRange() const;

  // Gives the location of a callee inlined at a caller.
  // As `mlsLocationCallSiteGet`; refused with TOO_DEEP.
  Result<Location> callSiteGet(Location caller) const;

  // Gives the location of the callee.
  // As `mlsLocationCallSiteGetCallee`; refused with BAD_ARGUMENT (`location`:
  // not the location of a call).
  Result<Location> callSiteGetCallee() const;

  // Gives the location of the caller.
  // As `mlsLocationCallSiteGetCaller`; refused with BAD_ARGUMENT (`location`:
  // not the location of a call).
  Result<Location> callSiteGetCaller() const;

  // Gives the number of the class of locations of calls, for comparison with
  // `mlsAttributeGetTypeID`.
  // As `mlsLocationCallSiteGetTypeID`.
  static Result<TypeID> callSiteGetTypeID();

  // Tells whether a location is that of a callee inlined at a caller.
  // As `mlsLocationIsACallSite`.
  Result<bool> isACallSite() const;

  // Gives a location that stands for several, with metadata if `metadata` is
  // not null. The result is another kind of location where that says the same:
  // the only one, if there is one and no metadata, or the unknown one, if there
  // is none.
  // As `mlsLocationFusedGet`; refused with TOO_DEEP.
  static Result<Location> fusedGet(Context context,
      ArrayRef<Location> locations, Attribute metadata = {});

  // Gives the number of locations that a fused one stands for.
  // As `mlsLocationFusedGetNumLocations`; refused with BAD_ARGUMENT
  // (`location`: not a fused location).
  Result<uint32_t> fusedGetNumLocations() const;

  // Gives the metadata of a fused location; null if it has none.
  // As `mlsLocationFusedGetMetadata`; refused with BAD_ARGUMENT (`location`:
  // not a fused location).
  Result<Attribute> fusedGetMetadata() const;

  // Gives the number of the class of fused locations, for comparison with
  // `mlsAttributeGetTypeID`.
  // As `mlsLocationFusedGetTypeID`.
  static Result<TypeID> fusedGetTypeID();

  // Tells whether a location stands for several.
  // As `mlsLocationIsAFused`.
  Result<bool> isAFused() const;

  // Gives a named location, around `childLoc` unless that is null; then, around
  // the unknown one.
  // As `mlsLocationNameGet`; refused with TOO_DEEP.
  static Result<Location> nameGet(Context context, std::string_view name,
      Location childLoc = {});

  // Gives the name of a location.
  // As `mlsLocationNameGetName`; refused with BAD_ARGUMENT (`location`: not a
  // named location).
  Result<Identifier> nameGetName() const;

  // Gives the location that a named one is around.
  // As `mlsLocationNameGetChildLoc`; refused with BAD_ARGUMENT (`location`: not
  // a named location).
  Result<Location> nameGetChildLoc() const;

  // Gives the number of the class of named locations, for comparison with
  // `mlsAttributeGetTypeID`.
  // As `mlsLocationNameGetTypeID`.
  static Result<TypeID> nameGetTypeID();

  // Tells whether a location has a name.
  // As `mlsLocationIsAName`.
  Result<bool> isAName() const;

  // Gives the unknown location.
  // As `mlsLocationUnknownGet`.
  static Result<Location> unknownGet(Context context);

  // Gives the context of a location.
  // As `mlsLocationGetContext`.
  Result<Context> getContext() const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsLocationIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsLocationEqual`.
  Result<bool> equal(Location l2) const;

  // Gives the locations that a fused one stands for, one after the other.
  // As `mlsLocationFusedCopyLocations`; refused with BAD_ARGUMENT (`location`:
  // not a fused location).
  Result<std::vector<Location>> fusedCopyLocations() const;

  // Prints a location: calls `callback` once with all of the text, without any
  // lock.
  // As `mlsLocationPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints a location into a string.
  // As `mlsLocationToString`.
  Result<std::string> toString() const;

};

class SymbolTable : public Handle<MlsSymbolTable> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsSymbolTableIsNull`.
  bool isNull() const;

  // Gives the name of the attribute that holds the name of a symbol.
  // As `mlsSymbolTableGetSymbolAttributeName`.
  static std::string_view getSymbolAttributeName();

  // Gives the name of the attribute that holds the visibility of a symbol.
  // As `mlsSymbolTableGetVisibilityAttributeName`.
  static std::string_view getVisibilityAttributeName();

  // Makes a symbol table of an operation that has one. It follows later changes
  // of the operation.
  // As `mlsSymbolTableCreate`; refused with BAD_ARGUMENT (`operation`: without
  // a symbol table, or with a symbol twice).
  static Result<Owned<SymbolTable>> create(Operation operation);

  // Gives the operation that defines a symbol; null if there is none.
  // As `mlsSymbolTableLookup`; refused with STALE_HANDLE (`symbolTable`: its
  // operation is dead); BAD_STATE (a symbol is there twice).
  Result<Operation> lookup(std::string_view name) const;

  // Puts a detached symbol into the operation of the table, or takes note of
  // one that is in it, and renames it if its name is taken. Gives the name it
  // has then.
  // As `mlsSymbolTableInsert`; refused with STALE_HANDLE (`symbolTable`: its
  // operation is dead); BAD_ARGUMENT (`operation`: not a symbol); BAD_STATE
  // (`operation`: in another block).
  Result<Attribute> insert(Owned<Operation> &&operation) const;

  // Destroys a symbol of the table. Refused if something outside uses its
  // results or what is in it; uses of its name are not looked for.
  // As `mlsSymbolTableErase`; refused with STALE_HANDLE (`symbolTable`: its
  // operation is dead); BAD_ARGUMENT (`operation`: not in this table); IN_USE
  // (`operation`).
  Result<void> erase(Operation operation) const;

  // Replaces every use of the symbol `oldSymbol` inside of `from` by
  // `newSymbol`. The symbol itself keeps its name.
  // As `mlsSymbolTableReplaceAllSymbolUses`; refused with UPSTREAM_FAILED.
  static Result<void> replaceAllSymbolUses(std::string_view oldSymbol,
      std::string_view newSymbol, Operation from);

  // Shows every operation in `from` that has a symbol table, and `from` if it
  // has one, to `callback`: those that are inside of another one before it.
  // `allSymUsesVisible` says whether all uses of the symbols of `from` are in
  // it.
  // The walk is over what was there when it began. The callback may change and
  // destroy anything: an operation that dies before its turn is left out.
  // As `mlsSymbolTableWalkSymbolTables`; refused with BAD_ARGUMENT (`from`: the
  // visibility of an operation in it is none).
  template <class Function>
  static Result<void> walkSymbolTables(Operation from, bool allSymUsesVisible,
      Function callback);

};

class PassManager : public Handle<MlsPassManager> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsPassManagerIsNull`.
  bool isNull() const;

  // Puts a pass at the end of a pass manager.
  // As `mlsPassManagerAddOwnedPass`; refused with BAD_ARGUMENT (`pass`: for
  // another operation); PIPELINE_ERROR , with what upstream says, for a pass by
  // name.
  Result<void> addOwnedPass(Owned<Pass> &&pass) const;

  // Lets a pass manager print the IR before or after its passes. The text of
  // all runs is collected, in the order of the passes (and of one pass in the
  // order of the operations' names), until `mlsPassManagerTakeIRPrinting` takes
  // it; nothing goes to stderr. (Upstream prints there, or into files.)
  // As `mlsPassManagerEnableIRPrinting`; refused with BAD_STATE (`passManager`:
  // it prints already; `printModuleScope`: the context has worker threads);
  // NOT_AVAILABLE (no temporary folder).
  Result<void> enableIRPrinting(bool printBeforeAll, bool printAfterAll,
      bool printModuleScope, bool printAfterOnlyOnChange,
      bool printAfterOnlyOnFailure) const;

  // Takes what a pass manager has printed of the IR since it was last taken.
  // As `mlsPassManagerTakeIRPrinting`; refused with BAD_STATE (`passManager`:
  // it does not print).
  Result<std::string> takeIRPrinting() const;

  // Lets a pass manager measure the time of its passes. The table goes to
  // stderr when the pass manager is destroyed.
  // As `mlsPassManagerEnableTiming`.
  Result<void> enableTiming() const;

  // Lets a pass manager write the statistics of its passes to stderr after each
  // run.
  // As `mlsPassManagerEnableStatistics`; refused with BAD_ENUM (`displayMode`).
  Result<void> enableStatistics(PassDisplayMode displayMode) const;

  // Makes a pass manager for any operation.
  // As `mlsPassManagerCreate`.
  static Result<Owned<PassManager>> create(Context context);

  // Makes a pass manager for operations of the name `anchorOp`; `any` for all.
  // As `mlsPassManagerCreateOnOperation`.
  static Result<Owned<PassManager>> createOnOperation(Context context,
      std::string_view anchorOp);

  // Gives a pass manager as one that others can be nested in.
  // As `mlsPassManagerGetAsOpPassManager`.
  Result<OpPassManager> getAsOpPassManager() const;

  // Adds a pass manager for operations of the name `operationName` directly
  // inside the operations that `passManager` is for.
  // As `mlsPassManagerGetNestedUnder`.
  Result<OpPassManager> getNestedUnder(std::string_view operationName) const;

  // Sets whether the IR is verified after each pass; it is by default.
  // As `mlsPassManagerEnableVerifier`.
  Result<void> enableVerifier(bool enable) const;

  // Runs the passes over `op`. The handles of everything that a pass destroys
  // go stale, and only those; all others stay valid, also on failure. The run
  // has a number, which the reports of the dead name.
  // As `mlsPassManagerRunOnOp`; refused with BAD_ARGUMENT (`op`: not what the
  // pass manager is for); BAD_STATE (the run may load dialects, and the context
  // has an operation that was made while its dialect was unknown);
  // PIPELINE_ERROR (a pass would replace the operation that it runs on);
  // PASS_FAILED with diagnostics.
  Result<void> runOnOp(Operation op) const;

};

class OpPassManager : public Handle<MlsOpPassManager> {
public:
  using Handle::Handle;

  // Puts a pass at the end of a nested pass manager.
  // As `mlsOpPassManagerAddOwnedPass`; refused with BAD_ARGUMENT (`pass`: for
  // another operation); PIPELINE_ERROR , with what upstream says, for a pass by
  // name.
  Result<void> addOwnedPass(Owned<Pass> &&pass) const;

  // Adds a pass manager for operations of the name `operationName` directly
  // inside the operations that `passManager` is for.
  // As `mlsOpPassManagerGetNestedUnder`.
  Result<OpPassManager> getNestedUnder(std::string_view operationName) const;

  // Adds passes in textual form, such as `canonicalize,func.func(cse)`. Their
  // names must be registered (`mlsRegisterAllPasses`). On failure nothing is
  // added.
  // As `mlsOpPassManagerAddPipeline`; refused with PIPELINE_ERROR , with what
  // upstream says.
  Result<void> addPipeline(std::string_view pipelineElements) const;

};

class ExecutionEngine : public Handle<MlsExecutionEngine> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsExecutionEngineIsNull`.
  bool isNull() const;

  // Makes an execution engine for the code of a module, which must be in the
  // LLVM dialect (as after `convert-to-llvm`), and verifies that. The engine
  // has a copy: the module stays as it is, and may be changed or destroyed
  // afterwards. Nothing else has to be registered: the translations to LLVM IR
  // are, in the context of the module, and LLVM's target for this machine is
  // made ready.
  // `optLevel` is 0, 1, 2 or 3. The code can use the symbols of this process,
  // of the shared libraries at `sharedLibPaths`, which stay loaded until the
  // process ends, and those that `mlsExecutionEngineRegisterSymbol` gives it.
  // It is compiled and linked as a whole when something of it is first looked
  // up or invoked, so that symbols can be registered before. `enableObjectDump`
  // is needed for `mlsExecutionEngineDumpToObjectFile`, `enablePic` for code
  // that will be linked into a shared library.
  // As `mlsExecutionEngineCreate`; refused with BAD_ARGUMENT (`optLevel`: not
  // one of these; `sharedLibPaths`: not a path; `module`: not in the LLVM
  // dialect, naming the first operation that is not, or it defines what every
  // engine defines itself); NOT_AVAILABLE (`sharedLibPaths`: not there, or it
  // cannot be loaded); BAD_STATE (`module`: its block was taken away);
  // VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
  static Result<Owned<ExecutionEngine>> create(Module module, int32_t optLevel,
      ArrayRef<std::string_view> sharedLibPaths, bool enableObjectDump,
      bool enablePic);

  // Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a
  // function does it too. Everything that the code needs must be there before.
  // As `mlsExecutionEngineInitialize`; refused with NO_SYMBOL (what the code
  // uses and nobody defines); UPSTREAM_FAILED.
  Result<void> initialize() const;

  // Invokes a function of the module that had the attribute
  // `llvm.emit_c_interface` when it was lowered. `arguments` has one pointer
  // for each argument, and one more for the result if there is one; a memref is
  // an argument that is a pointer to its descriptor. Constructors run before
  // the first invocation.
  // The function runs on this thread, with no lock held: it may call the host,
  // which may call anything. Other threads may invoke it at the same time. A
  // host with hooks for its own lock (`mlsHostSetHooks`) has let it go
  // meanwhile, and takes it itself in the functions that it registered.
  // As `mlsExecutionEngineInvokePacked`; refused with NO_SYMBOL (`name`: the
  // module has no such function, or it has no C interface; or, naming it, what
  // the code uses and nobody defines); NULL_POINTER (`arguments`: it is null,
  // or a pointer in it is); UPSTREAM_FAILED.
  Result<void> invokePacked(std::string_view name,
      void *const *arguments) const;

  // Looks up the wrapper of a function of the module, whether it has a C
  // interface or not: a `void (*)(void **)` which takes one pointer for each
  // argument, and one more for the result if there is one.
  // As `mlsExecutionEngineLookupPacked`; refused with NO_SYMBOL (`name`: the
  // module has no such function; or, naming it, what the code uses and nobody
  // defines); UPSTREAM_FAILED.
  Result<void *> lookupPacked(std::string_view name) const;

  // Looks up a function or variable: of the module, registered, of a shared
  // library of the engine, or of this process.
  // As `mlsExecutionEngineLookup`; refused with NO_SYMBOL (`name`: there is
  // none, or it is private to the module; or, naming it, what the code uses and
  // nobody defines); UPSTREAM_FAILED.
  Result<void *> lookup(std::string_view name) const;

  // Gives the code a function or variable of the host, at `address`. A function
  // that the module declares with `llvm.emit_c_interface` has the name
  // `MlirCiface` and its own. Before anything is looked up or invoked, it also
  // takes the place of what the process has by this name.
  // As `mlsExecutionEngineRegisterSymbol`; refused with NULL_POINTER
  // (`address`); BAD_ARGUMENT (`name`: empty, or what every engine defines
  // itself); BAD_STATE (`name`: the engine has it already).
  Result<void> registerSymbol(std::string_view name, void *address) const;

  // Writes the machine code of the module to an object file.
  // As `mlsExecutionEngineDumpToObjectFile`; refused with BAD_STATE (`engine`:
  // created without `enableObjectDump`, or there is no code); NO_SYMBOL (what
  // the code uses and nobody defines); NOT_AVAILABLE (`fileName`: it cannot be
  // written); UPSTREAM_FAILED.
  Result<void> dumpToObjectFile(std::string_view fileName) const;

};

class OpPrintingFlags : public Handle<MlsOpPrintingFlags> {
public:
  using Handle::Handle;

  // Makes flags for printing as upstream does by default.
  // As `mlsOpPrintingFlagsCreate`.
  static Result<Owned<OpPrintingFlags>> create();

  // Leaves out the elements of constants with more than `limit` elements.
  // As `mlsOpPrintingFlagsElideLargeElementsAttrs`; refused with OUT_OF_RANGE
  // (`limit`: negative).
  Result<void> elideLargeElementsAttrs(intptr_t limit) const;

  // Leaves out the text of resources with more than `limit` characters.
  // As `mlsOpPrintingFlagsElideLargeResourceString`; refused with OUT_OF_RANGE
  // (`limit`: negative).
  Result<void> elideLargeResourceString(intptr_t limit) const;

  // Prints locations if `enable`, in short form if `prettyForm`.
  // As `mlsOpPrintingFlagsEnableDebugInfo`.
  Result<void> enableDebugInfo(bool enable, bool prettyForm) const;

  // Prints operations in the generic form.
  // As `mlsOpPrintingFlagsPrintGenericOpForm`.
  Result<void> printGenericOpForm() const;

  // Prints name locations as prefix of values.
  // As `mlsOpPrintingFlagsPrintNameLocAsPrefix`.
  Result<void> printNameLocAsPrefix() const;

  // Numbers values from the printed operation on, not from its module.
  // As `mlsOpPrintingFlagsUseLocalScope`.
  Result<void> useLocalScope() const;

  // Does not verify before printing. IR that does not verify may then crash the
  // printer of its dialect: only for IR that was verified.
  // As `mlsOpPrintingFlagsAssumeVerified`.
  Result<void> assumeVerified() const;

  // Leaves out regions.
  // As `mlsOpPrintingFlagsSkipRegions`.
  Result<void> skipRegions() const;

};

class BytecodeWriterConfig : public Handle<MlsBytecodeWriterConfig> {
public:
  using Handle::Handle;

  // Makes a configuration for writing the newest bytecode.
  // As `mlsBytecodeWriterConfigCreate`.
  static Result<Owned<BytecodeWriterConfig>> create();

  // Asks for a version of bytecode. Whether it can be written shows when
  // writing.
  // As `mlsBytecodeWriterConfigDesiredEmitVersion`.
  Result<void> desiredEmitVersion(int64_t version) const;

};

class Operation : public Handle<MlsOperation> {
public:
  using Handle::Handle;

  // Tells whether an operation has an interface; false if its dialect is not
  // loaded.
  // As `mlsOperationImplementsInterface`.
  Result<bool> implementsInterface(TypeID interfaceTypeId) const;

  // Tells whether operations of this name have an interface; false if none is
  // registered.
  // As `mlsOperationImplementsInterfaceStatic`.
  static Result<bool> implementsInterfaceStatic(std::string_view operationName,
      Context context, TypeID interfaceTypeId);

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsOperationIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsOperationEqual`.
  Result<bool> equal(Operation other) const;

  // Gives a number for hash tables: equal for equal handles, in this process.
  // As `mlsOperationHashValue`.
  Result<size_t> hashValue() const;

  // Gives the number of the class of an operation; null if its dialect is not
  // loaded.
  // As `mlsOperationGetTypeID`.
  Result<TypeID> getTypeID() const;

  // Prints an operation with the names of a state: calls `callback` once with
  // all of the text, without any lock.
  // As `mlsOperationPrintWithState`; refused with STALE_HANDLE (`state`: what
  // it is for is dead); BAD_ARGUMENT (`op`: not in what the state is for).
  template <class Function>
  Result<void> printWithState(AsmState state, Function callback) const;

  // Prints an operation with the names of a state into a string.
  // As `mlsOperationToStringWithState`; refused with STALE_HANDLE (`state`:
  // what it is for is dead); BAD_ARGUMENT (`op`: not in what the state is for).
  Result<std::string> toStringWithState(AsmState state) const;

  // Gives the results of an operation.
  // As `mlsOperationCopyResults`.
  Result<std::vector<Value>> copyResults() const;

  // Gives the operands of an operation.
  // As `mlsOperationCopyOperands`.
  Result<std::vector<Value>> copyOperands() const;

  // Gives an operation and all operations in it, outer before inner, in the
  // order of the text.
  // As `mlsOperationCopyTree`.
  Result<std::vector<Operation>> copyTree() const;

  // Gives the context of `op`.
  // As `mlsOperationGetContext`.
  Result<Context> getContext() const;

  // Gives the full name of `op`.
  // As `mlsOperationGetName`.
  Result<Identifier> getName() const;

  // Gives the location of `op`.
  // As `mlsOperationGetLocation`.
  Result<Location> getLocation() const;

  // Sets the location of `op`.
  // As `mlsOperationSetLocation`.
  Result<void> setLocation(Location location) const;

  // Gives the block that `op` is in; null if it is detached.
  // As `mlsOperationGetBlock`.
  Result<Block> getBlock() const;

  // Gives the operation around `op`; null if there is none.
  // As `mlsOperationGetParentOperation`.
  Result<Operation> getParentOperation() const;

  // Gives the operation behind `op`; null if it is the last, or detached.
  // As `mlsOperationGetNextInBlock`.
  Result<Operation> getNextInBlock() const;

  // Tells whether `op` comes before `other` in their block.
  // As `mlsOperationIsBeforeInBlock`; refused with BAD_STATE (`other`: in
  // another block, or none).
  Result<bool> isBeforeInBlock(Operation other) const;

  // Gives the number of regions of `op`.
  // As `mlsOperationGetNumRegions`.
  Result<intptr_t> getNumRegions() const;

  // Gives region number `pos` of `op`.
  // As `mlsOperationGetRegion`; refused with OUT_OF_RANGE (`pos`).
  Result<Region> getRegion(intptr_t pos) const;

  // Gives the number of operands of `op`.
  // As `mlsOperationGetNumOperands`.
  Result<intptr_t> getNumOperands() const;

  // Gives operand number `pos` of `op`.
  // As `mlsOperationGetOperand`; refused with OUT_OF_RANGE (`pos`).
  Result<Value> getOperand(intptr_t pos) const;

  // Gives the number of results of `op`.
  // As `mlsOperationGetNumResults`.
  Result<intptr_t> getNumResults() const;

  // Gives result number `pos` of `op`.
  // As `mlsOperationGetResult`; refused with OUT_OF_RANGE (`pos`).
  Result<Value> getResult(intptr_t pos) const;

  // Gives the number of successors of `op`.
  // As `mlsOperationGetNumSuccessors`.
  Result<intptr_t> getNumSuccessors() const;

  // Gives successor number `pos` of `op`.
  // As `mlsOperationGetSuccessor`; refused with OUT_OF_RANGE (`pos`).
  Result<Block> getSuccessor(intptr_t pos) const;

  // Makes `value` operand number `pos` of `op`.
  // As `mlsOperationSetOperand`; refused with OUT_OF_RANGE (`pos`).
  Result<void> setOperand(intptr_t pos, Value value) const;

  // Replaces all operands of `op`. Their number may change.
  // As `mlsOperationSetOperands`.
  Result<void> setOperands(ArrayRef<Value> operands) const;

  // Makes `block` successor number `pos` of `op`.
  // As `mlsOperationSetSuccessor`; refused with OUT_OF_RANGE (`pos`).
  Result<void> setSuccessor(intptr_t pos, Block block) const;

  // Replaces every use of `of` in the operands of `op` by `with`.
  // As `mlsOperationReplaceUsesOfWith`.
  Result<void> replaceUsesOfWith(Value of, Value with) const;

  // Tells whether `op` has an inherent attribute of this name.
  // As `mlsOperationHasInherentAttributeByName`.
  Result<bool> hasInherentAttributeByName(std::string_view name) const;

  // Gives the inherent attribute of this name; null if there is none.
  // As `mlsOperationGetInherentAttributeByName`.
  Result<Attribute> getInherentAttributeByName(std::string_view name) const;

  // Gives the discardable attribute of this name; null if there is none.
  // As `mlsOperationGetDiscardableAttributeByName`.
  Result<Attribute> getDiscardableAttributeByName(std::string_view name) const;

  // Gives the attribute of this name; null if there is none.
  // As `mlsOperationGetAttributeByName`.
  Result<Attribute> getAttributeByName(std::string_view name) const;

  // Sets the inherent attribute of this name.
  // As `mlsOperationSetInherentAttributeByName`; refused with BAD_ARGUMENT
  // (`name`: `op` has no such inherent attribute; `attr`: of a kind that it
  // does not take).
  Result<void> setInherentAttributeByName(std::string_view name,
      Attribute attr) const;

  // Sets the discardable attribute of this name.
  // As `mlsOperationSetDiscardableAttributeByName`; refused with BAD_ARGUMENT
  // (`name`: empty, or an inherent attribute of `op`).
  Result<void> setDiscardableAttributeByName(std::string_view name,
      Attribute attr) const;

  // Sets the attribute of this name, inherent if `op` has such a one.
  // As `mlsOperationSetAttributeByName`; refused with BAD_ARGUMENT (`name`:
  // empty; `attr`: of a kind that the inherent attribute does not take).
  Result<void> setAttributeByName(std::string_view name, Attribute attr) const;

  // Removes the discardable attribute of this name. `*out` tells whether there
  // was one.
  // As `mlsOperationRemoveDiscardableAttributeByName`.
  Result<bool> removeDiscardableAttributeByName(std::string_view name) const;

  // Removes the attribute of this name. `*out` tells whether there was one.
  // As `mlsOperationRemoveAttributeByName`.
  Result<bool> removeAttributeByName(std::string_view name) const;

  // Gives the number of discardable attributes of `op`.
  // As `mlsOperationGetNumDiscardableAttributes`.
  Result<intptr_t> getNumDiscardableAttributes() const;

  // Gives discardable attribute number `pos` of `op`.
  // As `mlsOperationGetDiscardableAttribute`; refused with OUT_OF_RANGE
  // (`pos`).
  Result<NamedAttribute> getDiscardableAttribute(intptr_t pos) const;

  // Gives the number of attributes of `op`, inherent ones included.
  // As `mlsOperationGetNumAttributes`.
  Result<intptr_t> getNumAttributes() const;

  // Gives attribute number `pos` of `op`.
  // As `mlsOperationGetAttribute`; refused with OUT_OF_RANGE (`pos`).
  Result<NamedAttribute> getAttribute(intptr_t pos) const;

  // Verifies `op` and everything in it; and first, since verifiers rely on it,
  // what is around it.
  // As `mlsOperationVerify`; refused with VERIFY_ERROR with diagnostics.
  Result<void> verify() const;

  // Parses one operation, detached. `sourceName` names the text in diagnostics.
  // As `mlsOperationCreateParse`; refused with PARSE_ERROR with diagnostics.
  static Result<Owned<Operation>> createParse(Context context,
      std::string_view source, std::string_view sourceName);

  // Makes a copy of `op` and everything in it, detached.
  // As `mlsOperationClone`; refused with BAD_STATE (`op`: an operand in it is
  // missing).
  Result<Owned<Operation>> clone() const;

  // Takes `op` out of its block.
  // As `mlsOperationRemoveFromParent`; refused with BAD_STATE (`op`: in no
  // block).
  Result<Owned<Operation>> removeFromParent() const;

  // Moves `op` behind `other`, in the same block or another one.
  // As `mlsOperationMoveAfter`; refused with BAD_STATE (`op`, `other`: in no
  // block); BAD_ARGUMENT (`other`: `op` itself or inside of it).
  Result<void> moveAfter(Operation other) const;

  // Moves `op` in front of `other`, in the same block or another one.
  // As `mlsOperationMoveBefore`; refused with BAD_STATE (`op`, `other`: in no
  // block); BAD_ARGUMENT (`other`: `op` itself or inside of it).
  Result<void> moveBefore(Operation other) const;

  // Prints an operation: calls `callback` once with all of the text, without
  // any lock. IR that does not verify is printed in the generic form.
  // As `mlsOperationPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints an operation to standard error.
  // As `mlsOperationDump`.
  Result<void> dump() const;

  // Prints an operation with flags; else as `mlsOperationPrint`.
  // As `mlsOperationPrintWithFlags`.
  template <class Function>
  Result<void> printWithFlags(OpPrintingFlags flags, Function callback) const;

  // Prints an operation into a string, with flags unless `flags` is null. IR
  // that does not verify is printed in the generic form.
  // As `mlsOperationToString`.
  Result<std::string> toString(OpPrintingFlags flags = {}) const;

  // Writes an operation as bytecode: calls `callback` once with all bytes,
  // without any lock.
  // As `mlsOperationWriteBytecode`; refused with UPSTREAM_FAILED with
  // diagnostics.
  template <class Function>
  Result<void> writeBytecode(Function callback) const;

  // Writes an operation as bytecode: calls `callback` once with all of it,
  // without any lock. `config` may be null.
  // As `mlsOperationWriteBytecodeWithConfig`; refused with BAD_ARGUMENT (`op`:
  // it uses something outside of it, or the other way round); VERIFY_ERROR with
  // diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be
  // written).
  template <class Function>
  Result<void> writeBytecodeWithConfig(BytecodeWriterConfig config,
      Function callback) const;

  // Writes an operation as bytecode into a string. `config` may be null.
  // As `mlsOperationToBytecode`; refused with BAD_ARGUMENT (`op`: it uses
  // something outside of it, or the other way round); VERIFY_ERROR with
  // diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be
  // written).
  Result<std::string> toBytecode(BytecodeWriterConfig config = {}) const;

  // Gives the address of the operation, the `ptr` of upstream's struct, for
  // code that uses MLIR without this library. Nothing checks what is done with
  // it: that code must keep MLIR's own rules, and use it only as long as no
  // call of the library can change the operation.
  // As `mlsOperationGetRaw`.
  Result<uintptr_t> getRaw() const;

  // Gives the first region of `op`; null if it has none.
  // As `mlsOperationGetFirstRegion`.
  Result<Region> getFirstRegion() const;

  // Shows `op` and every operation in it to `callback`.
  // The walk is over what was there when it began. The callback may change and
  // destroy anything: an operation that dies before its turn is left out,
  // together with what was in it if that died too. Operations that are added
  // are not shown. `*out` tells whether the callback stopped the walk.
  // As `mlsOperationWalk`.
  template <class Function>
  Result<bool> walk(Function callback, WalkOrder walkOrder) const;

};

class Pass : public Handle<MlsPass> {
public:
  using Handle::Handle;

};

class ExternalPass : public Handle<MlsExternalPass> {
public:
  using Handle::Handle;

  // Says, inside of its `run`, that a pass has failed.
  // As `mlsExternalPassSignalFailure`.
  Result<void> signalFailure() const;

};

class LlvmThreadPool : public Handle<MlsLlvmThreadPool> {
public:
  using Handle::Handle;

  // Makes a pool of worker threads, as many as the machine has cores, for
  // contexts that should not share theirs with all others. They are started
  // when they are needed.
  // As `mlsLlvmThreadPoolCreate`.
  static Result<Owned<LlvmThreadPool>> create();

};

class RewritePattern : public Handle<MlsRewritePattern> {
public:
  using Handle::Handle;

};

class RewritePatternSet : public Handle<MlsRewritePatternSet> {
public:
  using Handle::Handle;

  // Makes a set of the patterns. They are compiled when it is frozen.
  // As `mlsRewritePatternSetFromPDLPatternModule`; refused with BAD_STATE
  // (`op`: a function that the patterns call is not registered).
  static Result<Owned<RewritePatternSet>> fromPDLPatternModule(
      Owned<PDLPatternModule> &&op);

  // Makes an empty set of patterns.
  // As `mlsRewritePatternSetCreate`.
  static Result<Owned<RewritePatternSet>> create(Context context);

  // Puts a pattern into a set.
  // As `mlsRewritePatternSetAdd`; refused with BUSY (`pattern`: the dialect of
  // its operation is not loaded, and a long call uses the context).
  Result<void> add(Owned<RewritePattern> &&pattern) const;

};

class FrozenRewritePatternSet : public Handle<MlsFrozenRewritePatternSet> {
public:
  using Handle::Handle;

};

class PatternRewriter : public Handle<MlsPatternRewriter> {
public:
  using Handle::Handle;

  // Sees the rewriter of a pattern as one of any kind.
  // As `mlsPatternRewriterAsBase`.
  Result<RewriterBase> asBase() const;

};

class RewriterBase : public Handle<MlsRewriterBase> {
public:
  using Handle::Handle;

  // Gives the context of a rewriter.
  // As `mlsRewriterBaseGetContext`.
  Result<Context> getContext() const;

  // Says that nothing can be inserted until another place is set.
  // As `mlsRewriterBaseClearInsertionPoint`.
  Result<void> clearInsertionPoint() const;

  // Says that what is inserted next goes in front of `op`.
  // As `mlsRewriterBaseSetInsertionPointBefore`; refused with BAD_STATE (`op`:
  // in no block).
  Result<void> setInsertionPointBefore(Operation op) const;

  // Says that what is inserted next goes behind `op`.
  // As `mlsRewriterBaseSetInsertionPointAfter`; refused with BAD_STATE (`op`:
  // in no block).
  Result<void> setInsertionPointAfter(Operation op) const;

  // Says that what is inserted next goes first in a block.
  // As `mlsRewriterBaseSetInsertionPointToStart`.
  Result<void> setInsertionPointToStart(Block block) const;

  // Says that what is inserted next goes last in a block.
  // As `mlsRewriterBaseSetInsertionPointToEnd`.
  Result<void> setInsertionPointToEnd(Block block) const;

  // Says that what is inserted next goes behind the operation that a value is a
  // result of, or first in the block that it is an argument of.
  // As `mlsRewriterBaseSetInsertionPointAfterValue`; refused with BAD_STATE
  // (`value`: of an operation in no block).
  Result<void> setInsertionPointAfterValue(Value value) const;

  // Gives the block that the next insertion goes into; null if there is none.
  // As `mlsRewriterBaseGetInsertionBlock`.
  Result<Block> getInsertionBlock() const;

  // Gives the block that the next insertion goes into, like
  // `mlsRewriterBaseGetInsertionBlock`; null if there is none.
  // As `mlsRewriterBaseGetBlock`.
  Result<Block> getBlock() const;

  // Gives the operation that the next insertion goes in front of; null at the
  // end of a block.
  // As `mlsRewriterBaseGetOperationAfterInsertion`.
  Result<Operation> getOperationAfterInsertion() const;

  // Inserts a detached operation, so that the driver knows of it.
  // As `mlsRewriterBaseInsert`; refused with BAD_STATE (`op`: in a block;
  // `rewriter`: no place is set, or it is gone); BAD_ARGUMENT (`op`: the place
  // is inside of it).
  Result<void> insert(Operation op) const;

  // Inserts a copy of an operation and everything in it.
  // As `mlsRewriterBaseClone`; refused with BAD_STATE (`rewriter`: no place is
  // set, or it is gone; `op`: an operand in it is missing).
  Result<Operation> clone(Operation op) const;

  // Inserts a copy of an operation whose regions are empty.
  // As `mlsRewriterBaseCloneWithoutRegions`; refused with BAD_STATE
  // (`rewriter`: no place is set, or it is gone; `op`: an operand in it is
  // missing).
  Result<Operation> cloneWithoutRegions(Operation op) const;

  // Erases an operation and everything in it. Refused if something outside uses
  // something in it. If it is where the next insertion goes, that goes to what
  // is behind it.
  // As `mlsRewriterBaseEraseOp`; refused with IN_USE (`op`), naming the user;
  // OUT_OF_SCOPE (`op`: what the driver works on).
  Result<void> eraseOp(Operation op) const;

  // Replaces the results of an operation by values of the same types,
  // everywhere, and erases it.
  // As `mlsRewriterBaseReplaceOpWithValues`; refused with BAD_ARGUMENT
  // (`values`: not one of the type of each result, or one of `op` itself or in
  // it); IN_USE (`op`: something in it is used outside); OUT_OF_SCOPE (`op`:
  // what the driver works on).
  Result<void> replaceOpWithValues(Operation op, ArrayRef<Value> values) const;

  // Replaces the results of an operation by those of another one, everywhere,
  // and erases it.
  // As `mlsRewriterBaseReplaceOpWithOperation`; refused with BAD_ARGUMENT
  // (`newOp`: not one result of the type of each, or `op` itself or in it);
  // IN_USE (`op`: something in it is used outside); OUT_OF_SCOPE (`op`: what
  // the driver works on).
  Result<void> replaceOpWithOperation(Operation op, Operation newOp) const;

  // Replaces a value by another one of its type, everywhere.
  // As `mlsRewriterBaseReplaceAllUsesWith`; refused with BAD_ARGUMENT (`to`: of
  // another type, or the same value).
  Result<void> replaceAllUsesWith(Value from, Value to) const;

  // Moves `op` in front of `existingOp`.
  // As `mlsRewriterBaseMoveOpBefore`; refused with BAD_STATE (`op`,
  // `existingOp`: in no block); BAD_ARGUMENT (`existingOp`: `op` itself or
  // inside of it); OUT_OF_SCOPE (what the driver works on).
  Result<void> moveOpBefore(Operation op, Operation existingOp) const;

  // Moves `op` behind `existingOp`.
  // As `mlsRewriterBaseMoveOpAfter`; refused with BAD_STATE (`op`,
  // `existingOp`: in no block); BAD_ARGUMENT (`existingOp`: `op` itself or
  // inside of it); OUT_OF_SCOPE (what the driver works on).
  Result<void> moveOpAfter(Operation op, Operation existingOp) const;

  // Begins to change an operation in place: until it is finalized or cancelled
  // its attributes and operands may be set with the usual functions.
  // As `mlsRewriterBaseStartOpModification`; refused with BAD_STATE (`op`:
  // another one is being modified).
  Result<void> startOpModification(Operation op) const;

  // Ends the change of an operation in place: the driver looks at it again.
  // As `mlsRewriterBaseFinalizeOpModification`; refused with BAD_STATE (`op`:
  // not being modified).
  Result<void> finalizeOpModification(Operation op) const;

  // Ends the change of an operation in place, of which nothing came.
  // As `mlsRewriterBaseCancelOpModification`; refused with BAD_STATE (`op`: not
  // being modified).
  Result<void> cancelOpModification(Operation op) const;

  // Makes a block with arguments in front of `insertBefore`, and says that what
  // is inserted next goes into it.
  // As `mlsRewriterBaseCreateBlockBefore`; refused with BAD_STATE
  // (`insertBefore`: in no region).
  Result<Block> createBlockBefore(Block insertBefore, ArrayRef<Type> argTypes,
      ArrayRef<Location> locations) const;

  // Puts copies of the blocks of a region in front of a block of another one.
  // As `mlsRewriterBaseCloneRegionBefore`; refused with BAD_STATE (`before`: in
  // no region; `region`: an operand in it is missing); BAD_ARGUMENT (`before`:
  // in `region`).
  Result<void> cloneRegionBefore(Region region, Block before) const;

  // Moves the blocks of a region in front of a block of another one. The region
  // stays, empty.
  // As `mlsRewriterBaseInlineRegionBefore`; refused with BAD_STATE (`before`:
  // in no region); BAD_ARGUMENT (`before`: in `region`); OUT_OF_SCOPE (out of
  // what the driver works on).
  Result<void> inlineRegionBefore(Region region, Block before) const;

  // Erases a block and everything in it. Refused if something outside uses
  // something in it, or if anything branches to it.
  // As `mlsRewriterBaseEraseBlock`; refused with IN_USE (`block`), naming the
  // user; BAD_STATE (`block`: in no region, or an operation in it uses one
  // behind it); OUT_OF_SCOPE (`block`: the driver goes on with it).
  Result<void> eraseBlock(Block block) const;

  // Moves the operations of block `source` in front of `op`, puts `argValues`
  // in the place of its arguments, and erases it.
  // As `mlsRewriterBaseInlineBlockBefore`; refused with BAD_STATE (`source`: in
  // no region, or it may branch to others; `op`: in no block); IN_USE
  // (`source`: something branches to it); BAD_ARGUMENT (`op`: in `source`;
  // `argValues`: not one of the type of each argument, or an argument of
  // `source`); OUT_OF_SCOPE (the driver goes on with it).
  Result<void> inlineBlockBefore(Block source, Operation op,
      ArrayRef<Value> argValues) const;

  // Moves the operations of block `source` to the end of block `dest`, puts
  // `argValues` in the place of its arguments, and erases it.
  // As `mlsRewriterBaseMergeBlocks`; refused with BAD_STATE (`source`: in no
  // region; `dest`: it may branch to others); IN_USE (`source`: something
  // branches to it); BAD_ARGUMENT (`dest`: in `source`; `argValues`: not one of
  // the type of each argument, or an argument of `source`); OUT_OF_SCOPE (the
  // driver goes on with it).
  Result<void> mergeBlocks(Block source, Block dest,
      ArrayRef<Value> argValues) const;

  // Moves a block in front of `existingBlock`, in the same region or another
  // one.
  // As `mlsRewriterBaseMoveBlockBefore`; refused with BAD_STATE (`block`,
  // `existingBlock`: in no region); BAD_ARGUMENT (`existingBlock`: `block`
  // itself, or inside of it); OUT_OF_SCOPE (out of what the driver works on).
  Result<void> moveBlockBefore(Block block, Block existingBlock) const;

  // Replaces each value in `from` by the one at the same place in `to`, of its
  // type, everywhere.
  // As `mlsRewriterBaseReplaceAllValueRangeUsesWith`; refused with BAD_ARGUMENT
  // (`to`: of other types).
  Result<void> replaceAllValueRangeUsesWith(ArrayRef<Value> from,
      ArrayRef<Value> to) const;

  // Replaces the results of an operation by values of the same types,
  // everywhere. The operation stays.
  // As `mlsRewriterBaseReplaceAllOpUsesWithValueRange`; refused with
  // BAD_ARGUMENT (`to`: not one of the type of each result).
  Result<void> replaceAllOpUsesWithValueRange(Operation from,
      ArrayRef<Value> to) const;

  // Replaces the results of an operation by those of another one, everywhere.
  // The operation stays.
  // As `mlsRewriterBaseReplaceAllOpUsesWithOperation`; refused with
  // BAD_ARGUMENT (`to`: not one result of the type of each).
  Result<void> replaceAllOpUsesWithOperation(Operation from,
      Operation to) const;

  // Replaces the results of an operation by values of the same types where they
  // are used in the operation around `block`. (Upstream looks there, not in the
  // block alone.)
  // As `mlsRewriterBaseReplaceOpUsesWithinBlock`; refused with BAD_ARGUMENT
  // (`newValues`: not one of the type of each result); BAD_STATE (`block`: in
  // no operation).
  Result<void> replaceOpUsesWithinBlock(Operation op, ArrayRef<Value> newValues,
      Block block) const;

  // Replaces a value by another one of its type, everywhere but in
  // `exceptedUser`.
  // As `mlsRewriterBaseReplaceAllUsesExcept`; refused with BAD_ARGUMENT (`to`:
  // of another type, or the same value).
  Result<void> replaceAllUsesExcept(Value from, Value to,
      Operation exceptedUser) const;

};

class PDLPatternModule : public Handle<MlsPDLPatternModule> {
public:
  using Handle::Handle;

  // Takes the patterns in a module, each a `pdl.pattern`. The functions that
  // they call are registered afterwards.
  // What the patterns make is not checked, as that of passes is not: patterns
  // that give operations wrong operands make wrong IR.
  // As `mlsPDLPatternModuleFromModule`; refused with VERIFY_ERROR with
  // diagnostics; BAD_ARGUMENT (`module`: something else is in it; a function is
  // called with different results, or gives a range; an operation is used that
  // was erased); OUT_OF_RANGE (`module`: too large); DIALECT_NOT_LOADED
  // (`pdl`); IN_USE (`module`), naming the user.
  static Result<Owned<PDLPatternModule>> fromModule(Owned<Module> &&module);

  // Registers the function that patterns mean by `name` when they rewrite.
  // As `mlsPDLPatternModuleRegisterRewriteFunction`; refused with BAD_ARGUMENT
  // (`name`: empty); BAD_STATE (`name`: registered already).
  template <class Function>
  Result<void> registerRewriteFunction(std::string_view name,
      Function rewriteFn) const;

  // Registers the function that patterns mean by `name` when they match.
  // As `mlsPDLPatternModuleRegisterConstraintFunction`; refused with
  // BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).
  template <class Function>
  Result<void> registerConstraintFunction(std::string_view name,
      Function constraintFn) const;

};

class PDLValue : public Handle<MlsPDLValue> {
public:
  using Handle::Handle;

  // Gives a value that a PDL pattern hands over; null if it is something else.
  // As `mlsPDLValueAsValue`.
  Result<Value> asValue() const;

  // Gives a type that a PDL pattern hands over; null if it is something else.
  // As `mlsPDLValueAsType`.
  Result<Type> asType() const;

  // Gives an operation that a PDL pattern hands over; null if it is something
  // else.
  // As `mlsPDLValueAsOperation`.
  Result<Operation> asOperation() const;

  // Gives an attribute that a PDL pattern hands over; null if it is something
  // else.
  // As `mlsPDLValueAsAttribute`.
  Result<Attribute> asAttribute() const;

};

class PDLResultList : public Handle<MlsPDLResultList> {
public:
  using Handle::Handle;

  // Adds a value to the results of a function that a PDL pattern calls.
  // As `mlsPDLResultListPushBackValue`; refused with BAD_ARGUMENT (`value`: the
  // pattern wants something else next); BAD_STATE (`results`: there are as many
  // as it wants; `value`: not in what the driver works on).
  Result<void> pushBackValue(Value value) const;

  // Adds a type to the results of a function that a PDL pattern calls.
  // As `mlsPDLResultListPushBackType`; refused with BAD_ARGUMENT (`value`: the
  // pattern wants something else next); BAD_STATE (`results`: there are as many
  // as it wants).
  Result<void> pushBackType(Type value) const;

  // Adds an operation to the results of a function that a PDL pattern calls.
  // As `mlsPDLResultListPushBackOperation`; refused with BAD_ARGUMENT (`value`:
  // the pattern wants something else next); BAD_STATE (`results`: there are as
  // many as it wants; `value`: not in what the driver works on).
  Result<void> pushBackOperation(Operation value) const;

  // Adds an attribute to the results of a function that a PDL pattern calls.
  // As `mlsPDLResultListPushBackAttribute`; refused with BAD_ARGUMENT (`value`:
  // the pattern wants something else next); BAD_STATE (`results`: there are as
  // many as it wants).
  Result<void> pushBackAttribute(Attribute value) const;

};

class Answer : public Handle<MlsAnswer> {
public:
  using Handle::Handle;

  // Makes an answer to wait for: in hosts whose code runs elsewhere (a process
  // of its own, an event loop), a callback asks there, and waits here.
  // As `mlsAnswerCreate`.
  static Result<Owned<Answer>> create();

  // Gives an answer, which ends the wait for it. One that comes too late is
  // refused, and changes nothing.
  // As `mlsAnswerGive`; refused with STALE_HANDLE (`answer`: the wait is over);
  // BAD_STATE (`answer`: given already).
  Result<void> give(uint64_t value) const;

  // Waits for an answer, without the host's lock, for so many milliseconds at
  // most.
  // As `mlsAnswerWait`; refused with TIMED_OUT nobody answered; a later answer
  // finds the handle stale.
  static Result<uint64_t> wait(Owned<Answer> &&answer, uint32_t milliseconds);

};

class AffineExpr : public Handle<MlsAffineExpr> {
public:
  using Handle::Handle;

  // Gives the context of an affine expression.
  // As `mlsAffineExprGetContext`.
  Result<Context> getContext() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsAffineExprEqual`.
  Result<bool> equal(AffineExpr rhs) const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsAffineExprIsNull`.
  bool isNull() const;

  // Prints an affine expression: calls `callback` once with all of the text,
  // without any lock.
  // As `mlsAffineExprPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints an affine expression into a string.
  // As `mlsAffineExprToString`.
  Result<std::string> toString() const;

  // Prints an affine expression to standard error.
  // As `mlsAffineExprDump`.
  Result<void> dump() const;

  // Tells whether an expression has no dimensions.
  // As `mlsAffineExprIsSymbolicOrConstant`.
  Result<bool> isSymbolicOrConstant() const;

  // Tells whether an expression is affine: multiplies, divides and takes
  // remainders with constants only.
  // As `mlsAffineExprIsPureAffine`.
  Result<bool> isPureAffine() const;

  // Gives the largest number that is known to divide every value of an
  // expression.
  // As `mlsAffineExprGetLargestKnownDivisor`.
  Result<int64_t> getLargestKnownDivisor() const;

  // Tells whether every value of an expression is known to be a multiple of
  // `factor`.
  // As `mlsAffineExprIsMultipleOf`; refused with OUT_OF_RANGE (`factor`: below
  // 1).
  Result<bool> isMultipleOf(int64_t factor) const;

  // Tells whether an expression has dimension number `position`.
  // As `mlsAffineExprIsFunctionOfDim`; refused with OUT_OF_RANGE (`position`:
  // from 0 to 65 536).
  Result<bool> isFunctionOfDim(intptr_t position) const;

  // Gives an expression with each dimension replaced by the result of a map
  // with its number, where there is one.
  // As `mlsAffineExprCompose`; refused with TOO_DEEP.
  Result<AffineExpr> compose(AffineMap affineMap) const;

  // Gives an expression with `shift` added to the number of each dimension from
  // `offset` on; there are `numDims`.
  // As `mlsAffineExprShiftDims`; refused with OUT_OF_RANGE (`numDims`: from 0
  // to 65 536); OUT_OF_RANGE (`shift`: from 0 to 65 536); OUT_OF_RANGE
  // (`offset`: not below `numDims`).
  Result<AffineExpr> shiftDims(uint32_t numDims, uint32_t shift,
      uint32_t offset) const;

  // Gives an expression with `shift` added to the number of each symbol from
  // `offset` on; there are `numSymbols`.
  // As `mlsAffineExprShiftSymbols`; refused with OUT_OF_RANGE (`numSymbols`:
  // from 0 to 65 536); OUT_OF_RANGE (`shift`: from 0 to 65 536); OUT_OF_RANGE
  // (`offset`: not below `numSymbols`).
  Result<AffineExpr> shiftSymbols(uint32_t numSymbols, uint32_t shift,
      uint32_t offset) const;

  // Tells whether an expression is a dimension.
  // As `mlsAffineExprIsADim`.
  Result<bool> isADim() const;

  // Tells whether an expression is a symbol.
  // As `mlsAffineExprIsASymbol`.
  Result<bool> isASymbol() const;

  // Tells whether an expression is a constant.
  // As `mlsAffineExprIsAConstant`.
  Result<bool> isAConstant() const;

  // Tells whether an expression is a sum.
  // As `mlsAffineExprIsAAdd`.
  Result<bool> isAAdd() const;

  // Tells whether an expression is a product.
  // As `mlsAffineExprIsAMul`.
  Result<bool> isAMul() const;

  // Tells whether an expression is a remainder.
  // As `mlsAffineExprIsAMod`.
  Result<bool> isAMod() const;

  // Tells whether an expression is a quotient that is rounded down.
  // As `mlsAffineExprIsAFloorDiv`.
  Result<bool> isAFloorDiv() const;

  // Tells whether an expression is a quotient that is rounded up.
  // As `mlsAffineExprIsACeilDiv`.
  Result<bool> isACeilDiv() const;

  // Tells whether an expression is made of two others.
  // As `mlsAffineExprIsABinary`.
  Result<bool> isABinary() const;

};

class AffineMap : public Handle<MlsAffineMap> {
public:
  using Handle::Handle;

  // Gives the context of an affine map.
  // As `mlsAffineMapGetContext`.
  Result<Context> getContext() const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsAffineMapIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsAffineMapEqual`.
  Result<bool> equal(AffineMap a2) const;

  // Prints an affine map: calls `callback` once with all of the text, without
  // any lock.
  // As `mlsAffineMapPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints an affine map into a string.
  // As `mlsAffineMapToString`.
  Result<std::string> toString() const;

  // Prints an affine map to standard error.
  // As `mlsAffineMapDump`.
  Result<void> dump() const;

  // Gives the map without dimensions, symbols and results.
  // As `mlsAffineMapEmptyGet`.
  static Result<AffineMap> emptyGet(Context context);

  // Gives a map without results.
  // As `mlsAffineMapZeroResultGet`; refused with OUT_OF_RANGE (`dimCount`: from
  // 0 to 65 536); OUT_OF_RANGE (`symbolCount`: from 0 to 65 536).
  static Result<AffineMap> zeroResultGet(Context context, intptr_t dimCount,
      intptr_t symbolCount);

  // Gives the map with these dimensions, symbols and results.
  // As `mlsAffineMapGet`; refused with OUT_OF_RANGE (`dimCount`: from 0 to 65
  // 536); OUT_OF_RANGE (`symbolCount`: from 0 to 65 536); BAD_ARGUMENT
  // (`affineExprs` have more dimensions or symbols than that); TOO_DEEP.
  static Result<AffineMap> get(Context context, intptr_t dimCount,
      intptr_t symbolCount, ArrayRef<AffineExpr> affineExprs);

  // Gives the map without dimensions and symbols that has one constant result.
  // As `mlsAffineMapConstantGet`.
  static Result<AffineMap> constantGet(Context context, int64_t val);

  // Gives the map from `numDims` dimensions to themselves.
  // As `mlsAffineMapMultiDimIdentityGet`; refused with OUT_OF_RANGE (`numDims`:
  // from 0 to 65 536).
  static Result<AffineMap> multiDimIdentityGet(Context context,
      intptr_t numDims);

  // Gives the map from `dims` dimensions to the last `results` of them.
  // As `mlsAffineMapMinorIdentityGet`; refused with OUT_OF_RANGE (`dims`: from
  // 0 to 65 536); OUT_OF_RANGE (`results`: from 0 to 65 536); OUT_OF_RANGE
  // (`results`: above `dims`).
  static Result<AffineMap> minorIdentityGet(Context context, intptr_t dims,
      intptr_t results);

  // Gives the map from as many dimensions as there are numbers to the same in
  // the order of `permutation`.
  // As `mlsAffineMapPermutationGet`; refused with BAD_ARGUMENT (`permutation`:
  // empty, or no permutation).
  static Result<AffineMap> permutationGet(Context context,
      ArrayRef<uint32_t> permutation);

  // Tells whether a map is from its dimensions to themselves; the empty map is.
  // As `mlsAffineMapIsIdentity`.
  Result<bool> isIdentity() const;

  // Tells whether a map is from its dimensions to the last of them.
  // As `mlsAffineMapIsMinorIdentity`.
  Result<bool> isMinorIdentity() const;

  // Tells whether a map is the empty one: without dimensions, symbols and
  // results.
  // As `mlsAffineMapIsEmpty`.
  Result<bool> isEmpty() const;

  // Tells whether a map has one result, and that is a constant.
  // As `mlsAffineMapIsSingleConstant`.
  Result<bool> isSingleConstant() const;

  // Gives the number that is the only result of a map.
  // As `mlsAffineMapGetSingleConstantResult`; refused with BAD_ARGUMENT
  // (`affineMap`: not with a single, constant result).
  Result<int64_t> getSingleConstantResult() const;

  // Gives the number of dimensions of a map.
  // As `mlsAffineMapGetNumDims`.
  Result<intptr_t> getNumDims() const;

  // Gives the number of symbols of a map.
  // As `mlsAffineMapGetNumSymbols`.
  Result<intptr_t> getNumSymbols() const;

  // Gives the number of results of a map.
  // As `mlsAffineMapGetNumResults`.
  Result<intptr_t> getNumResults() const;

  // Gives result number `pos` of a map.
  // As `mlsAffineMapGetResult`; refused with OUT_OF_RANGE (`pos`).
  Result<AffineExpr> getResult(intptr_t pos) const;

  // Gives all that `mlsAffineMapGetResult` gives, one after the other.
  // As `mlsAffineMapCopyResults`.
  Result<std::vector<AffineExpr>> copyResults() const;

  // Gives the number of dimensions and symbols of a map.
  // As `mlsAffineMapGetNumInputs`.
  Result<intptr_t> getNumInputs() const;

  // Tells whether a map has no symbols, and its results are some of its
  // dimensions, each at most once.
  // As `mlsAffineMapIsProjectedPermutation`.
  Result<bool> isProjectedPermutation() const;

  // Tells whether a map has no symbols, and its results are its dimensions,
  // each once.
  // As `mlsAffineMapIsPermutation`.
  Result<bool> isPermutation() const;

  // Gives the map with the results of another one at these positions.
  // As `mlsAffineMapGetSubMap`; refused with OUT_OF_RANGE (`resultPos`: not
  // those of results).
  Result<AffineMap> getSubMap(ArrayRef<intptr_t> resultPos) const;

  // Gives the map with the first `numResults` results of another one; null for
  // 0.
  // As `mlsAffineMapGetMajorSubMap`; refused with OUT_OF_RANGE (`numResults`:
  // more than there are).
  Result<AffineMap> getMajorSubMap(intptr_t numResults) const;

  // Gives the map with the last `numResults` results of another one; null for
  // 0.
  // As `mlsAffineMapGetMinorSubMap`; refused with OUT_OF_RANGE (`numResults`:
  // more than there are).
  Result<AffineMap> getMinorSubMap(intptr_t numResults) const;

  // Gives a map with `expression` replaced in each result by `replacement`, and
  // these numbers of dimensions and symbols.
  // As `mlsAffineMapReplace`; refused with OUT_OF_RANGE (`numResultDims`: from
  // 0 to 65 536); OUT_OF_RANGE (`numResultSyms`: from 0 to 65 536);
  // BAD_ARGUMENT (the result has more dimensions or symbols than that);
  // TOO_DEEP.
  Result<AffineMap> replace(AffineExpr expression, AffineExpr replacement,
      intptr_t numResultDims, intptr_t numResultSyms) const;

  // Gives `count` maps without the symbols that none of them uses. `results`
  // gets as many maps as `maps` has, in their order; both may be the same
  // array.
  // As `mlsAffineMapCompressUnusedSymbols`.
  static Result<std::vector<AffineMap>> compressUnusedSymbols(
      ArrayRef<AffineMap> maps);

};

class IntegerSet : public Handle<MlsIntegerSet> {
public:
  using Handle::Handle;

  // Gives the context of an integer set.
  // As `mlsIntegerSetGetContext`.
  Result<Context> getContext() const;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsIntegerSetIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsIntegerSetEqual`.
  Result<bool> equal(IntegerSet s2) const;

  // Prints an integer set: calls `callback` once with all of the text, without
  // any lock.
  // As `mlsIntegerSetPrint`.
  template <class Function>
  Result<void> print(Function callback) const;

  // Prints an integer set into a string.
  // As `mlsIntegerSetToString`.
  Result<std::string> toString() const;

  // Prints an integer set to standard error.
  // As `mlsIntegerSetDump`.
  Result<void> dump() const;

  // Gives the canonical empty set of these dimensions and symbols.
  // As `mlsIntegerSetEmptyGet`; refused with OUT_OF_RANGE (`numDims`: from 0 to
  // 65 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536).
  static Result<IntegerSet> emptyGet(Context context, intptr_t numDims,
      intptr_t numSymbols);

  // Gives the set of these dimensions and symbols in which each constraint
  // holds: that it is 0 where `eqFlags` says so, or else that it is not below
  // 0. At least one is needed.
  // As `mlsIntegerSetGet`; refused with OUT_OF_RANGE (`numDims`: from 0 to 65
  // 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); OUT_OF_RANGE
  // (`constraints`: none); BAD_ARGUMENT (`constraints` have more dimensions or
  // symbols than that); TOO_DEEP.
  static Result<IntegerSet> get(Context context, intptr_t numDims,
      intptr_t numSymbols, ArrayRef<AffineExpr> constraints,
      ArrayRef<bool> eqFlags);

  // Tells whether a set is the one that `mlsIntegerSetEmptyGet` gives.
  // As `mlsIntegerSetIsCanonicalEmpty`.
  Result<bool> isCanonicalEmpty() const;

  // Gives the number of dimensions of a set.
  // As `mlsIntegerSetGetNumDims`.
  Result<intptr_t> getNumDims() const;

  // Gives the number of symbols of a set.
  // As `mlsIntegerSetGetNumSymbols`.
  Result<intptr_t> getNumSymbols() const;

  // Gives the number of dimensions and symbols of a set.
  // As `mlsIntegerSetGetNumInputs`.
  Result<intptr_t> getNumInputs() const;

  // Gives the number of constraints of a set.
  // As `mlsIntegerSetGetNumConstraints`.
  Result<intptr_t> getNumConstraints() const;

  // Gives the number of constraints of a set that say what is 0.
  // As `mlsIntegerSetGetNumEqualities`.
  Result<intptr_t> getNumEqualities() const;

  // Gives the number of constraints of a set that say what is not below 0.
  // As `mlsIntegerSetGetNumInequalities`.
  Result<intptr_t> getNumInequalities() const;

  // Gives the expression of constraint number `pos` of a set.
  // As `mlsIntegerSetGetConstraint`; refused with OUT_OF_RANGE (`pos`).
  Result<AffineExpr> getConstraint(intptr_t pos) const;

  // Gives all that `mlsIntegerSetGetConstraint` gives, one after the other.
  // As `mlsIntegerSetCopyConstraints`.
  Result<std::vector<AffineExpr>> copyConstraints() const;

  // Tells whether constraint number `pos` of a set says what is 0.
  // As `mlsIntegerSetIsConstraintEq`; refused with OUT_OF_RANGE (`pos`).
  Result<bool> isConstraintEq(intptr_t pos) const;

  // Gives a set with its dimensions and symbols replaced: by
  // `mlsIntegerSetGetNumDims` and `mlsIntegerSetGetNumSymbols` expressions,
  // which have `numResultDims` dimensions and `numResultSymbols` symbols.
  // As `mlsIntegerSetReplaceGet`; refused with OUT_OF_RANGE (`numDims` or
  // `numSymbols`: not what the set has; `numResultDims` or `numResultSymbols`:
  // from 0 to 65 536); BAD_ARGUMENT (`dimReplacements` or `symbolReplacements`
  // have more dimensions or symbols than that); TOO_DEEP.
  Result<IntegerSet> replaceGet(ArrayRef<AffineExpr> dimReplacements,
      ArrayRef<AffineExpr> symbolReplacements, intptr_t numResultDims,
      intptr_t numResultSymbols) const;

};

class TypeID : public Handle<MlsTypeID> {
public:
  using Handle::Handle;

  // Tells whether a handle is null. It may be stale, or no handle at all.
  // As `mlsTypeIDIsNull`.
  bool isNull() const;

  // Tells whether two handles name one object. One object has one handle, so
  // this compares two live handles.
  // As `mlsTypeIDEqual`.
  Result<bool> equal(TypeID typeId2) const;

  // Gives a number for hash tables: equal for equal handles, in this process.
  // As `mlsTypeIDHashValue`.
  Result<size_t> hashValue() const;

  // Gives the type ID with the number `ptr`: an address that is a multiple of
  // 8, and that nothing else is a type ID for. What is there is never looked
  // at.
  // As `mlsTypeIDCreate`; refused with BAD_ARGUMENT (`ptr`: no such address).
  static Result<TypeID> create(const void *ptr);

};

class TypeIDAllocator : public Handle<MlsTypeIDAllocator> {
public:
  using Handle::Handle;

  // Makes an allocator of type IDs.
  // As `mlsTypeIDAllocatorCreate`.
  static Result<Owned<TypeIDAllocator>> create();

  // Makes a new type ID, which is as long valid as the allocator.
  // As `mlsTypeIDAllocatorAllocateTypeID`.
  Result<TypeID> allocateTypeID() const;

};

class DialectHandle : public Handle<MlsDialectHandle> {
public:
  using Handle::Handle;

  // Gives the name of a dialect.
  // As `mlsDialectHandleGetNamespace`.
  Result<std::string_view> getNamespace() const;

  // Adds a dialect to a registry.
  // As `mlsDialectHandleInsertDialect`.
  Result<void> insertDialect(DialectRegistry registry) const;

  // Lets a context know a dialect.
  // As `mlsDialectHandleRegisterDialect`; refused with BAD_STATE (`handle`: the
  // context has an operation that was made while its dialect was unknown).
  Result<void> registerDialect(Context context) const;

  // Loads a dialect into a context, which need not know it, and gives it. One
  // of this name that is loaded already is given as it is.
  // As `mlsDialectHandleLoadDialect`; refused with BAD_STATE (`handle`: the
  // context has an operation that was made while its dialect was unknown).
  Result<Dialect> loadDialect(Context context) const;

};

class AsmState : public Handle<MlsAsmState> {
public:
  using Handle::Handle;

  // Makes a state for printing what is in an operation, and it. Values have the
  // names that they have in a text of this operation; each text is of the IR as
  // it is then.
  // As `mlsAsmStateCreateForOperation`.
  static Result<Owned<AsmState>> createForOperation(Operation op,
      OpPrintingFlags flags = {});

  // Makes a state for printing the operations around a value, and what is in
  // them, from the outermost operation on; with flags for local scope, from one
  // on that uses nothing from around it. In a pass callback, that is what the
  // pass works on.
  // As `mlsAsmStateCreateForValue`; refused with BAD_ARGUMENT (`value`: an
  // argument of a block that is in no operation).
  static Result<Owned<AsmState>> createForValue(Value value,
      OpPrintingFlags flags = {});

};

class AffineDimExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  AffineDimExpr() = default;
  explicit AffineDimExpr(AffineExpr one) : AffineExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives dimension number `position`.
  // As `mlsAffineDimExprGet`; refused with OUT_OF_RANGE (`position`: from 0 to
  // 65 536).
  static Result<AffineDimExpr> get(Context context, intptr_t position);

  // Gives the number of a dimension.
  // As `mlsAffineDimExprGetPosition`; refused with BAD_ARGUMENT (`affineExpr`:
  // not a dimension).
  Result<intptr_t> getPosition() const;

};

class AffineSymbolExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  AffineSymbolExpr() = default;
  explicit AffineSymbolExpr(AffineExpr one) : AffineExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives symbol number `position`.
  // As `mlsAffineSymbolExprGet`; refused with OUT_OF_RANGE (`position`: from 0
  // to 65 536).
  static Result<AffineSymbolExpr> get(Context context, intptr_t position);

  // Gives the number of a symbol.
  // As `mlsAffineSymbolExprGetPosition`; refused with BAD_ARGUMENT
  // (`affineExpr`: not a symbol).
  Result<intptr_t> getPosition() const;

};

class AffineConstantExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  AffineConstantExpr() = default;
  explicit AffineConstantExpr(AffineExpr one) : AffineExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives a constant expression.
  // As `mlsAffineConstantExprGet`.
  static Result<AffineConstantExpr> get(Context context, int64_t constant);

  // Gives the number that a constant expression is.
  // As `mlsAffineConstantExprGetValue`; refused with BAD_ARGUMENT
  // (`affineExpr`: not a constant).
  Result<int64_t> getValue() const;

};

class AffineBinaryOpExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  AffineBinaryOpExpr() = default;
  explicit AffineBinaryOpExpr(AffineExpr one) : AffineExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the left one of the two expressions that one is made of.
  // As `mlsAffineBinaryOpExprGetLHS`; refused with BAD_ARGUMENT (`affineExpr`:
  // not made of two expressions).
  Result<AffineExpr> getLHS() const;

  // Gives the right one of the two expressions that one is made of.
  // As `mlsAffineBinaryOpExprGetRHS`; refused with BAD_ARGUMENT (`affineExpr`:
  // not made of two expressions).
  Result<AffineExpr> getRHS() const;

};

class AffineAddExpr : public AffineBinaryOpExpr {
public:
  using AffineBinaryOpExpr::AffineBinaryOpExpr;
  AffineAddExpr() = default;
  explicit AffineAddExpr(AffineExpr one) : AffineBinaryOpExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the sum of two expressions.
  // As `mlsAffineAddExprGet`; refused with TOO_DEEP.
  static Result<AffineAddExpr> get(AffineExpr lhs, AffineExpr rhs);

};

class AffineMulExpr : public AffineBinaryOpExpr {
public:
  using AffineBinaryOpExpr::AffineBinaryOpExpr;
  AffineMulExpr() = default;
  explicit AffineMulExpr(AffineExpr one) : AffineBinaryOpExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the product of two expressions.
  // As `mlsAffineMulExprGet`; refused with TOO_DEEP.
  static Result<AffineMulExpr> get(AffineExpr lhs, AffineExpr rhs);

};

class AffineModExpr : public AffineBinaryOpExpr {
public:
  using AffineBinaryOpExpr::AffineBinaryOpExpr;
  AffineModExpr() = default;
  explicit AffineModExpr(AffineExpr one) : AffineBinaryOpExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the remainder of `lhs` by `rhs`, which is never negative.
  // As `mlsAffineModExprGet`; refused with TOO_DEEP.
  static Result<AffineModExpr> get(AffineExpr lhs, AffineExpr rhs);

};

class AffineFloorDivExpr : public AffineBinaryOpExpr {
public:
  using AffineBinaryOpExpr::AffineBinaryOpExpr;
  AffineFloorDivExpr() = default;
  explicit AffineFloorDivExpr(AffineExpr one) : AffineBinaryOpExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the quotient of `lhs` by `rhs`, rounded down.
  // As `mlsAffineFloorDivExprGet`; refused with TOO_DEEP.
  static Result<AffineFloorDivExpr> get(AffineExpr lhs, AffineExpr rhs);

};

class AffineCeilDivExpr : public AffineBinaryOpExpr {
public:
  using AffineBinaryOpExpr::AffineBinaryOpExpr;
  AffineCeilDivExpr() = default;
  explicit AffineCeilDivExpr(AffineExpr one) : AffineBinaryOpExpr(one) {}

  static Result<bool> classof(AffineExpr one);

  // Gives the quotient of `lhs` by `rhs`, rounded up.
  // As `mlsAffineCeilDivExprGet`; refused with TOO_DEEP.
  static Result<AffineCeilDivExpr> get(AffineExpr lhs, AffineExpr rhs);

};

class AffineMapAttr : public Attribute {
public:
  using Attribute::Attribute;
  AffineMapAttr() = default;
  explicit AffineMapAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the attribute of an affine map.
  // As `mlsAffineMapAttrGet`; refused with TOO_DEEP.
  static Result<AffineMapAttr> get(AffineMap map);

  // Gives the name that the dialect has for the class `AffineMap`, like
  // `builtin.integer`.
  // As `mlsAffineMapAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the affine map of an attribute.
  // As `mlsAffineMapAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not an
  // affine map attribute).
  Result<AffineMap> getValue() const;

  // Gives the number of the class `AffineMap`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsAffineMapAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class ArrayAttr : public Attribute {
public:
  using Attribute::Attribute;
  ArrayAttr() = default;
  explicit ArrayAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives an array attribute.
  // As `mlsArrayAttrGet`; refused with TOO_DEEP.
  static Result<ArrayAttr> get(Context context, ArrayRef<Attribute> elements);

  // Gives the name that the dialect has for the class `Array`, like
  // `builtin.integer`.
  // As `mlsArrayAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the number of elements of an array attribute.
  // As `mlsArrayAttrGetNumElements`; refused with BAD_ARGUMENT (`attr`: not an
  // array).
  Result<intptr_t> getNumElements() const;

  // Gives element number `pos` of an array attribute.
  // As `mlsArrayAttrGetElement`; refused with BAD_ARGUMENT (`attr`: not an
  // array); OUT_OF_RANGE (`pos`).
  Result<Attribute> getElement(intptr_t pos) const;

  // Gives all that `mlsArrayAttrGetElement` gives, one after the other.
  // As `mlsArrayAttrCopyElements`; refused with BAD_ARGUMENT (`attr`: not an
  // array).
  Result<std::vector<Attribute>> copyElements() const;

  // Gives the number of the class `Array`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsArrayAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class DictionaryAttr : public Attribute {
public:
  using Attribute::Attribute;
  DictionaryAttr() = default;
  explicit DictionaryAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the name that the dialect has for the class `Dictionary`, like
  // `builtin.integer`.
  // As `mlsDictionaryAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the number of elements of a dictionary attribute.
  // As `mlsDictionaryAttrGetNumElements`; refused with BAD_ARGUMENT (`attr`:
  // not a dictionary).
  Result<intptr_t> getNumElements() const;

  // Gives the element with this name; null if there is none.
  // As `mlsDictionaryAttrGetElementByName`; refused with BAD_ARGUMENT (`attr`:
  // not a dictionary).
  Result<Attribute> getElementByName(std::string_view name) const;

  // Gives the number of the class `Dictionary`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsDictionaryAttrGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a dictionary attribute. A name given twice is refused.
  // As `mlsDictionaryAttrGet`; refused with BAD_ARGUMENT (`elements`: an empty
  // name, or one given twice); TOO_DEEP.
  static Result<DictionaryAttr> get(Context context,
      ArrayRef<NamedAttribute> elements);

  // Gives element number `pos` of a dictionary attribute.
  // As `mlsDictionaryAttrGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dictionary); OUT_OF_RANGE (`pos`).
  Result<NamedAttribute> getElement(intptr_t pos) const;

};

class FloatAttr : public Attribute {
public:
  using Attribute::Attribute;
  FloatAttr() = default;
  explicit FloatAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the name that the dialect has for the class `Float`, like
  // `builtin.integer`.
  // As `mlsFloatAttrGetName`.
  static Result<std::string_view> getName();

  // Gives a floating point attribute; the value is rounded to the type.
  // As `mlsFloatAttrDoubleGet`; refused with BAD_ARGUMENT (`ty`: not a floating
  // point type); OUT_OF_RANGE (`value`: the type has nothing near it);
  // TOO_DEEP.
  static Result<FloatAttr> doubleGet(Context context, Type ty, double value);

  // Gives a floating point attribute; the value is rounded to the type.
  // Diagnostics are at `location`.
  // As `mlsFloatAttrDoubleGetChecked`; refused with OUT_OF_RANGE (`value`: the
  // type has nothing near it); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<FloatAttr> doubleGetChecked(Location location, Type ty,
      double value);

  // Gives the value of a floating point attribute, rounded to a double.
  // As `mlsFloatAttrGetValueDouble`; refused with BAD_ARGUMENT (`attr`: not a
  // floating point number).
  Result<double> getValueDouble() const;

  // Gives the number of the class `Float`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloatAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class IntegerAttr : public Attribute {
public:
  using Attribute::Attribute;
  IntegerAttr() = default;
  explicit IntegerAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives an integer attribute of an integer or index type.
  // As `mlsIntegerAttrGet`; refused with BAD_ARGUMENT (`ty`: neither integer
  // nor index); OUT_OF_RANGE (`value`: the type does not hold it); TOO_DEEP.
  static Result<IntegerAttr> get(Type ty, int64_t value);

  // Gives the name that the dialect has for the class `Integer`, like
  // `builtin.integer`.
  // As `mlsIntegerAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the value of a signless or index integer attribute, sign-extended.
  // As `mlsIntegerAttrGetValueInt`; refused with BAD_ARGUMENT (`attr`: not an
  // integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE
  // (`attr`: wider than 64 bits).
  Result<int64_t> getValueInt() const;

  // Gives the value of a signed integer attribute.
  // As `mlsIntegerAttrGetValueSInt`; refused with BAD_ARGUMENT (`attr`: not an
  // integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE
  // (`attr`: wider than 64 bits).
  Result<int64_t> getValueSInt() const;

  // Gives the value of an unsigned integer attribute.
  // As `mlsIntegerAttrGetValueUInt`; refused with BAD_ARGUMENT (`attr`: not an
  // integer); BAD_ARGUMENT (`attr`: of another signedness); OUT_OF_RANGE
  // (`attr`: wider than 64 bits).
  Result<uint64_t> getValueUInt() const;

  // Gives the number of the class `Integer`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsIntegerAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class BoolAttr : public Attribute {
public:
  using Attribute::Attribute;
  BoolAttr() = default;
  explicit BoolAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the value of a boolean attribute.
  // As `mlsBoolAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not a
  // boolean).
  Result<bool> getValue() const;

  // Gives the attribute `true` or `false`.
  // As `mlsBoolAttrGet`.
  static Result<BoolAttr> get(Context context, bool value);

};

class IntegerSetAttr : public Attribute {
public:
  using Attribute::Attribute;
  IntegerSetAttr() = default;
  explicit IntegerSetAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the attribute of an integer set.
  // As `mlsIntegerSetAttrGet`; refused with TOO_DEEP.
  static Result<IntegerSetAttr> get(IntegerSet set);

  // Gives the name that the dialect has for the class `IntegerSet`, like
  // `builtin.integer`.
  // As `mlsIntegerSetAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the integer set of an attribute.
  // As `mlsIntegerSetAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not an
  // integer set attribute).
  Result<IntegerSet> getValue() const;

  // Gives the number of the class `IntegerSet`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsIntegerSetAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class OpaqueAttr : public Attribute {
public:
  using Attribute::Attribute;
  OpaqueAttr() = default;
  explicit OpaqueAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the opaque attribute of a dialect, by the bytes of its text without
  // the dialect.
  // As `mlsOpaqueAttrGet`; refused with BAD_ARGUMENT (`dialectNamespace`: not a
  // name); DIALECT_NOT_LOADED (`dialectNamespace`: the context does not allow
  // unregistered dialects); TOO_DEEP.
  static Result<OpaqueAttr> get(Context context,
      std::string_view dialectNamespace, std::string_view data, Type ty);

  // Gives the name that the dialect has for the class `Opaque`, like
  // `builtin.integer`.
  // As `mlsOpaqueAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the name of the dialect of an opaque attribute.
  // As `mlsOpaqueAttrGetDialectNamespace`; refused with BAD_ARGUMENT (`attr`:
  // not an opaque attribute).
  Result<std::string_view> getDialectNamespace() const;

  // Gives the text of an opaque attribute, without the dialect.
  // As `mlsOpaqueAttrGetData`; refused with BAD_ARGUMENT (`attr`: not an opaque
  // attribute).
  Result<std::string_view> getData() const;

  // Gives the number of the class `Opaque`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsOpaqueAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class StringAttr : public Attribute {
public:
  using Attribute::Attribute;
  StringAttr() = default;
  explicit StringAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a string attribute. The text is copied.
  // As `mlsStringAttrGet`.
  static Result<StringAttr> get(Context context, std::string_view str);

  // Gives the name that the dialect has for the class `String`, like
  // `builtin.integer`.
  // As `mlsStringAttrGetName`.
  static Result<std::string_view> getName();

  // Gives a string attribute that has a type. The text is copied.
  // As `mlsStringAttrTypedGet`; refused with TOO_DEEP.
  static Result<StringAttr> typedGet(Type ty, std::string_view str);

  // Gives the text of a string attribute.
  // As `mlsStringAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not a
  // string).
  Result<std::string_view> getValue() const;

  // Gives the number of the class `String`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsStringAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class SymbolRefAttr : public Attribute {
public:
  using Attribute::Attribute;
  SymbolRefAttr() = default;
  explicit SymbolRefAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a reference to a symbol inside of symbols: `symbol` is the outermost,
  // `references` name those inside, from the outside in.
  // As `mlsSymbolRefAttrGet`; refused with BAD_ARGUMENT (`references`: not a
  // symbol reference without nesting); TOO_DEEP.
  static Result<SymbolRefAttr> get(Context context, std::string_view symbol,
      ArrayRef<Attribute> references);

  // Gives the name that the dialect has for the class `SymbolRef`, like
  // `builtin.integer`.
  // As `mlsSymbolRefAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the text of the outermost part of a symbol reference.
  // As `mlsSymbolRefAttrGetRootReference`; refused with BAD_ARGUMENT (`attr`:
  // not a symbol reference).
  Result<std::string_view> getRootReference() const;

  // Gives the text of the innermost part of a symbol reference.
  // As `mlsSymbolRefAttrGetLeafReference`; refused with BAD_ARGUMENT (`attr`:
  // not a symbol reference).
  Result<std::string_view> getLeafReference() const;

  // Gives the number of parts of a symbol reference after the outermost.
  // As `mlsSymbolRefAttrGetNumNestedReferences`; refused with BAD_ARGUMENT
  // (`attr`: not a symbol reference).
  Result<intptr_t> getNumNestedReferences() const;

  // Gives part number `pos` of a symbol reference, after the outermost.
  // As `mlsSymbolRefAttrGetNestedReference`; refused with BAD_ARGUMENT (`attr`:
  // not a symbol reference); OUT_OF_RANGE (`pos`).
  Result<Attribute> getNestedReference(intptr_t pos) const;

  // Gives all that `mlsSymbolRefAttrGetNestedReference` gives, one after the
  // other.
  // As `mlsSymbolRefAttrCopyNestedReferences`; refused with BAD_ARGUMENT
  // (`attr`: not a symbol reference).
  Result<std::vector<Attribute>> copyNestedReferences() const;

  // Gives the number of the class `SymbolRef`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsSymbolRefAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class DistinctAttr : public Attribute {
public:
  using Attribute::Attribute;
  DistinctAttr() = default;
  explicit DistinctAttr(Attribute one) : Attribute(one) {}

  // Gives a new attribute around `referencedAttr`, which is like no other one.
  // As `mlsDisctinctAttrCreate`; refused with TOO_DEEP.
  static Result<DistinctAttr> create(Attribute referencedAttr);

};

class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  FlatSymbolRefAttr() = default;
  explicit FlatSymbolRefAttr(Attribute one) : SymbolRefAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a reference to the symbol `symbol`.
  // As `mlsFlatSymbolRefAttrGet`.
  static Result<FlatSymbolRefAttr> get(Context context,
      std::string_view symbol);

  // Gives the name that the dialect has for the class `FlatSymbolRef`, like
  // `builtin.integer`.
  // As `mlsFlatSymbolRefAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the text of a symbol reference without nesting.
  // As `mlsFlatSymbolRefAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not a
  // symbol reference without nesting).
  Result<std::string_view> getValue() const;

};

class TypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  TypeAttr() = default;
  explicit TypeAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the attribute that holds a type.
  // As `mlsTypeAttrGet`; refused with TOO_DEEP.
  static Result<TypeAttr> get(Type ty);

  // Gives the name that the dialect has for the class `Type`, like
  // `builtin.integer`.
  // As `mlsTypeAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the type in a type attribute.
  // As `mlsTypeAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not a type
  // attribute).
  Result<Type> getValue() const;

  // Gives the number of the class `Type`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTypeAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class UnitAttr : public Attribute {
public:
  using Attribute::Attribute;
  UnitAttr() = default;
  explicit UnitAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the unit attribute.
  // As `mlsUnitAttrGet`.
  static Result<UnitAttr> get(Context context);

  // Gives the name that the dialect has for the class `Unit`, like
  // `builtin.integer`.
  // As `mlsUnitAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the number of the class `Unit`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUnitAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class ElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  ElementsAttr() = default;
  explicit ElementsAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the element at an index, which has a number for each size of the
  // shape.
  // As `mlsElementsAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not a
  // constant with elements); OUT_OF_RANGE (`idxs`: no index of an element);
  // NOT_AVAILABLE (`attr`: a constant that MLIR cannot read like this).
  Result<Attribute> getValue(ArrayRef<uint64_t> idxs) const;

  // Tells whether there is an element at an index: whether it has a number for
  // each size of the shape, and each is below it.
  // As `mlsElementsAttrIsValidIndex`; refused with BAD_ARGUMENT (`attr`: not a
  // constant with elements); BAD_ARGUMENT (`attr`: of a shape without a rank).
  Result<bool> isValidIndex(ArrayRef<uint64_t> idxs) const;

  // Gives the number of elements of a constant.
  // As `mlsElementsAttrGetNumElements`; refused with BAD_ARGUMENT (`attr`: not
  // a constant with elements); BAD_ARGUMENT (`attr`: of no static shape).
  Result<int64_t> getNumElements() const;

};

class DenseArrayAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseArrayAttr() = default;
  explicit DenseArrayAttr(Attribute one) : Attribute(one) {}

  // Gives the number of the class `DenseArray`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsDenseArrayAttrGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the number of elements of a dense array.
  // As `mlsDenseArrayGetNumElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array).
  Result<intptr_t> getNumElements() const;

};

class DenseBoolArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseBoolArrayAttr() = default;
  explicit DenseBoolArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of booleans: each number that is not 0 stands for true.
  // As `mlsDenseBoolArrayGet`.
  static Result<DenseBoolArrayAttr> get(Context context,
      ArrayRef<int32_t> values);

  // Gives element number `pos` of a dense array of booleans.
  // As `mlsDenseBoolArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of booleans); OUT_OF_RANGE (`pos`).
  Result<bool> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseBoolArrayGetElement` gives, one after the other.
  // As `mlsDenseBoolArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not
  // a dense array of booleans).
  Result<std::vector<bool>> copyElements() const;

};

class DenseI8ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseI8ArrayAttr() = default;
  explicit DenseI8ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `i8`.
  // As `mlsDenseI8ArrayGet`.
  static Result<DenseI8ArrayAttr> get(Context context, ArrayRef<int8_t> values);

  // Gives element number `pos` of a dense array of `i8`.
  // As `mlsDenseI8ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i8`); OUT_OF_RANGE (`pos`).
  Result<int8_t> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseI8ArrayGetElement` gives, one after the other.
  // As `mlsDenseI8ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i8`).
  Result<std::vector<int8_t>> copyElements() const;

};

class DenseI16ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseI16ArrayAttr() = default;
  explicit DenseI16ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `i16`.
  // As `mlsDenseI16ArrayGet`.
  static Result<DenseI16ArrayAttr> get(Context context,
      ArrayRef<int16_t> values);

  // Gives element number `pos` of a dense array of `i16`.
  // As `mlsDenseI16ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i16`); OUT_OF_RANGE (`pos`).
  Result<int16_t> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseI16ArrayGetElement` gives, one after the other.
  // As `mlsDenseI16ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i16`).
  Result<std::vector<int16_t>> copyElements() const;

};

class DenseI32ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseI32ArrayAttr() = default;
  explicit DenseI32ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `i32`.
  // As `mlsDenseI32ArrayGet`.
  static Result<DenseI32ArrayAttr> get(Context context,
      ArrayRef<int32_t> values);

  // Gives element number `pos` of a dense array of `i32`.
  // As `mlsDenseI32ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i32`); OUT_OF_RANGE (`pos`).
  Result<int32_t> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseI32ArrayGetElement` gives, one after the other.
  // As `mlsDenseI32ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i32`).
  Result<std::vector<int32_t>> copyElements() const;

};

class DenseI64ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseI64ArrayAttr() = default;
  explicit DenseI64ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `i64`.
  // As `mlsDenseI64ArrayGet`.
  static Result<DenseI64ArrayAttr> get(Context context,
      ArrayRef<int64_t> values);

  // Gives element number `pos` of a dense array of `i64`.
  // As `mlsDenseI64ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i64`); OUT_OF_RANGE (`pos`).
  Result<int64_t> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseI64ArrayGetElement` gives, one after the other.
  // As `mlsDenseI64ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `i64`).
  Result<std::vector<int64_t>> copyElements() const;

};

class DenseF32ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseF32ArrayAttr() = default;
  explicit DenseF32ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `f32`.
  // As `mlsDenseF32ArrayGet`.
  static Result<DenseF32ArrayAttr> get(Context context, ArrayRef<float> values);

  // Gives element number `pos` of a dense array of `f32`.
  // As `mlsDenseF32ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `f32`); OUT_OF_RANGE (`pos`).
  Result<float> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseF32ArrayGetElement` gives, one after the other.
  // As `mlsDenseF32ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `f32`).
  Result<std::vector<float>> copyElements() const;

};

class DenseF64ArrayAttr : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  DenseF64ArrayAttr() = default;
  explicit DenseF64ArrayAttr(Attribute one) : DenseArrayAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a dense array of `f64`.
  // As `mlsDenseF64ArrayGet`.
  static Result<DenseF64ArrayAttr> get(Context context,
      ArrayRef<double> values);

  // Gives element number `pos` of a dense array of `f64`.
  // As `mlsDenseF64ArrayGetElement`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `f64`); OUT_OF_RANGE (`pos`).
  Result<double> getElement(intptr_t pos) const;

  // Gives all that `mlsDenseF64ArrayGetElement` gives, one after the other.
  // As `mlsDenseF64ArrayCopyElements`; refused with BAD_ARGUMENT (`attr`: not a
  // dense array of `f64`).
  Result<std::vector<double>> copyElements() const;

};

class DenseElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  DenseElementsAttr() = default;
  explicit DenseElementsAttr(Attribute one) : ElementsAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the number of the class `DenseIntOrFPElements`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsDenseIntOrFPElementsAttrGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a dense constant from its elements: as many as the shape has, or one
  // for all. Each is an integer or floating point attribute of the element
  // type.
  // As `mlsDenseElementsAttrGet`; refused with BAD_ARGUMENT (`shapedType`: no
  // static shape of integers, index or floats); OUT_OF_RANGE (`numElements`:
  // neither 1 nor as many as `shapedType` has); BAD_ARGUMENT (`elements`: of
  // another type); TOO_DEEP.
  static Result<DenseElementsAttr> get(Type shapedType,
      ArrayRef<Attribute> elements);

  // Gives a dense constant with one value for all elements: an integer or
  // floating point attribute of the element type.
  // As `mlsDenseElementsAttrSplatGet`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of integers, index or floats); BAD_ARGUMENT (`element`: of
  // another type); TOO_DEEP.
  static Result<DenseElementsAttr> splatGet(Type shapedType, Attribute element);

  // Gives a dense constant of integers of 1 bit each, with one value for all
  // elements.
  // As `mlsDenseElementsAttrBoolSplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> boolSplatGet(Type shapedType, bool element);

  // Gives a dense constant of integers of 8 bits, signless or unsigned, with
  // one value for all elements.
  // As `mlsDenseElementsAttrUInt8SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> uInt8SplatGet(Type shapedType,
      uint8_t element);

  // Gives a dense constant of integers of 8 bits, signless or signed, with one
  // value for all elements.
  // As `mlsDenseElementsAttrInt8SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> int8SplatGet(Type shapedType,
      int8_t element);

  // Gives a dense constant of integers of 32 bits, signless or unsigned, with
  // one value for all elements.
  // As `mlsDenseElementsAttrUInt32SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> uInt32SplatGet(Type shapedType,
      uint32_t element);

  // Gives a dense constant of integers of 32 bits, signless or signed, with one
  // value for all elements.
  // As `mlsDenseElementsAttrInt32SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> int32SplatGet(Type shapedType,
      int32_t element);

  // Gives a dense constant of integers of 64 bits, signless or unsigned, or
  // `index`, with one value for all elements.
  // As `mlsDenseElementsAttrUInt64SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> uInt64SplatGet(Type shapedType,
      uint64_t element);

  // Gives a dense constant of integers of 64 bits, signless or signed, or
  // `index`, with one value for all elements.
  // As `mlsDenseElementsAttrInt64SplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> int64SplatGet(Type shapedType,
      int64_t element);

  // Gives a dense constant of `f32`, with one value for all elements.
  // As `mlsDenseElementsAttrFloatSplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> floatSplatGet(Type shapedType,
      float element);

  // Gives a dense constant of `f64`, with one value for all elements.
  // As `mlsDenseElementsAttrDoubleSplatGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); TOO_DEEP.
  static Result<DenseElementsAttr> doubleSplatGet(Type shapedType,
      double element);

  // Gives a dense constant of integers of 1 bit each from its elements: as many
  // as the shape has, or one for all. Each number that is not 0 stands for
  // true.
  // As `mlsDenseElementsAttrBoolGet`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> boolGet(Type shapedType,
      ArrayRef<int32_t> elements);

  // Gives a dense constant of integers of 8 bits, signless or unsigned from its
  // elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrUInt8Get`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> uInt8Get(Type shapedType,
      ArrayRef<uint8_t> elements);

  // Gives a dense constant of integers of 8 bits, signless or signed from its
  // elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrInt8Get`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> int8Get(Type shapedType,
      ArrayRef<int8_t> elements);

  // Gives a dense constant of integers of 16 bits, signless or unsigned from
  // its elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrUInt16Get`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> uInt16Get(Type shapedType,
      ArrayRef<uint16_t> elements);

  // Gives a dense constant of integers of 16 bits, signless or signed from its
  // elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrInt16Get`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> int16Get(Type shapedType,
      ArrayRef<int16_t> elements);

  // Gives a dense constant of integers of 32 bits, signless or unsigned from
  // its elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrUInt32Get`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> uInt32Get(Type shapedType,
      ArrayRef<uint32_t> elements);

  // Gives a dense constant of integers of 32 bits, signless or signed from its
  // elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrInt32Get`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> int32Get(Type shapedType,
      ArrayRef<int32_t> elements);

  // Gives a dense constant of integers of 64 bits, signless or unsigned, or
  // `index` from its elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrUInt64Get`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> uInt64Get(Type shapedType,
      ArrayRef<uint64_t> elements);

  // Gives a dense constant of integers of 64 bits, signless or signed, or
  // `index` from its elements: as many as the shape has, or one for all.
  // As `mlsDenseElementsAttrInt64Get`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> int64Get(Type shapedType,
      ArrayRef<int64_t> elements);

  // Gives a dense constant of `f32` from its elements: as many as the shape
  // has, or one for all.
  // As `mlsDenseElementsAttrFloatGet`; refused with BAD_ARGUMENT (`shapedType`:
  // no static shape of such elements); OUT_OF_RANGE (`numElements`: neither 1
  // nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> floatGet(Type shapedType,
      ArrayRef<float> elements);

  // Gives a dense constant of `f64` from its elements: as many as the shape
  // has, or one for all.
  // As `mlsDenseElementsAttrDoubleGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> doubleGet(Type shapedType,
      ArrayRef<double> elements);

  // Gives a dense constant of `bf16` from its elements: as many as the shape
  // has, or one for all. Each is given by its bits.
  // As `mlsDenseElementsAttrBFloat16Get`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> bFloat16Get(Type shapedType,
      ArrayRef<uint16_t> elements);

  // Gives a dense constant of `f16` from its elements: as many as the shape
  // has, or one for all. Each is given by its bits.
  // As `mlsDenseElementsAttrFloat16Get`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> float16Get(Type shapedType,
      ArrayRef<uint16_t> elements);

  // Gives a dense constant with the same numbers in another shape, which has as
  // many and of the same type.
  // As `mlsDenseElementsAttrReshapeGet`; refused with BAD_ARGUMENT (`attr`: not
  // a dense constant); BAD_ARGUMENT (`shapedType`: another number or type of
  // elements than `attr`; `attr`: of strings).
  Result<Attribute> reshapeGet(Type shapedType) const;

  // Tells whether a dense constant has one value for all elements.
  // As `mlsDenseElementsAttrIsSplat`; refused with BAD_ARGUMENT (`attr`: not a
  // dense constant).
  Result<bool> isSplat() const;

  // Gives the one value of a dense constant that has one for all elements.
  // As `mlsDenseElementsAttrGetSplatValue`; refused with BAD_ARGUMENT (`attr`:
  // not a constant with one value for all elements).
  Result<Attribute> getSplatValue() const;

  // Gives the one value of a dense constant of integers of 1 bit each that has
  // one for all elements. Gives 1 for true, else 0.
  // As `mlsDenseElementsAttrGetBoolSplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<int32_t> getBoolSplatValue() const;

  // Gives the one value of a dense constant of integers of 8 bits, signless or
  // signed that has one for all elements.
  // As `mlsDenseElementsAttrGetInt8SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<int8_t> getInt8SplatValue() const;

  // Gives the one value of a dense constant of integers of 8 bits, signless or
  // unsigned that has one for all elements.
  // As `mlsDenseElementsAttrGetUInt8SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<uint8_t> getUInt8SplatValue() const;

  // Gives the one value of a dense constant of integers of 32 bits, signless or
  // signed that has one for all elements.
  // As `mlsDenseElementsAttrGetInt32SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<int32_t> getInt32SplatValue() const;

  // Gives the one value of a dense constant of integers of 32 bits, signless or
  // unsigned that has one for all elements.
  // As `mlsDenseElementsAttrGetUInt32SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<uint32_t> getUInt32SplatValue() const;

  // Gives the one value of a dense constant of integers of 64 bits, signless or
  // signed, or `index` that has one for all elements.
  // As `mlsDenseElementsAttrGetInt64SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<int64_t> getInt64SplatValue() const;

  // Gives the one value of a dense constant of integers of 64 bits, signless or
  // unsigned, or `index` that has one for all elements.
  // As `mlsDenseElementsAttrGetUInt64SplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<uint64_t> getUInt64SplatValue() const;

  // Gives the one value of a dense constant of `f32` that has one for all
  // elements.
  // As `mlsDenseElementsAttrGetFloatSplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<float> getFloatSplatValue() const;

  // Gives the one value of a dense constant of `f64` that has one for all
  // elements.
  // As `mlsDenseElementsAttrGetDoubleSplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<double> getDoubleSplatValue() const;

  // Gives the one value of a dense constant of strings that has one for all
  // elements.
  // As `mlsDenseElementsAttrGetStringSplatValue`; refused with BAD_ARGUMENT
  // (`attr`: not a constant with one value for all elements); BAD_ARGUMENT
  // (`attr`: of other elements).
  Result<std::string_view> getStringSplatValue() const;

  // Gives element number `pos` of a dense constant of integers of 1 bit each:
  // they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives
  // all at once.
  // As `mlsDenseElementsAttrGetBoolValue`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<bool> getBoolValue(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 8 bits,
  // signless or signed: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetInt8Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<int8_t> getInt8Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 8 bits,
  // signless or unsigned: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetUInt8Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<uint8_t> getUInt8Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 16 bits,
  // signless or signed: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetInt16Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<int16_t> getInt16Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 16 bits,
  // signless or unsigned: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetUInt16Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<uint16_t> getUInt16Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 32 bits,
  // signless or signed: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetInt32Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<int32_t> getInt32Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 32 bits,
  // signless or unsigned: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetUInt32Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<uint32_t> getUInt32Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 64 bits,
  // signless or signed, or `index`: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetInt64Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<int64_t> getInt64Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 64 bits,
  // signless or unsigned, or `index`: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetUInt64Value`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<uint64_t> getUInt64Value(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of integers of 64 bits,
  // signless or unsigned, or `index`: they are in the order of the text.
  // `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetIndexValue`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<uint64_t> getIndexValue(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of `f32`: they are in the
  // order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetFloatValue`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<float> getFloatValue(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of `f64`: they are in the
  // order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
  // As `mlsDenseElementsAttrGetDoubleValue`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<double> getDoubleValue(intptr_t pos) const;

  // Gives element number `pos` of a dense constant of strings.
  // As `mlsDenseElementsAttrGetStringValue`; refused with BAD_ARGUMENT (`attr`:
  // not a dense constant); OUT_OF_RANGE (`pos`); BAD_ARGUMENT (`attr`: of other
  // elements).
  Result<std::string_view> getStringValue(intptr_t pos) const;

  // Gives a dense constant from bytes in the order of the machine: one element
  // after the other, each in whole bytes (`i1`: one byte each, or one bit
  // each), or one element for all. The bytes are copied.
  // As `mlsDenseElementsAttrRawBufferGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape of integers, index or floats); OUT_OF_RANGE
  // (`rawBufferSize`).
  static Result<DenseElementsAttr> rawBufferGet(Type shapedType,
      std::string_view rawBuffer);

  // Gives the bytes of a dense constant, with what is needed to read them.
  // As `mlsDenseElementsAttrGetRawData`; refused with BAD_ARGUMENT (`attr`: not
  // a dense constant); NOT_AVAILABLE (strings, resources).
  Result<RawData> getRawData() const;

  // Gives a dense constant of strings: as many as the shape has, or one for
  // all. The texts are copied. The element type is one of a dialect that knows
  // what to make of them.
  // As `mlsDenseElementsAttrStringGet`; refused with BAD_ARGUMENT
  // (`shapedType`: no static shape, or one of numbers); OUT_OF_RANGE
  // (`numElements`: neither 1 nor as many as `shapedType` has); TOO_DEEP.
  static Result<DenseElementsAttr> stringGet(Type shapedType,
      ArrayRef<std::string_view> strs);

};

class DenseResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseResourceElementsAttr() = default;
  explicit DenseResourceElementsAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the name that the dialect has for the class `DenseResourceElements`,
  // like `builtin.integer`.
  // As `mlsDenseResourceElementsAttrGetName`.
  static Result<std::string_view> getName();

};

class DenseBoolResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseBoolResourceElementsAttr() = default;
  explicit DenseBoolResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 1 bit each, signless in a resource, from
  // all of its elements, which are copied. If the name is taken, another one is
  // made up. Each number that is not 0 stands for true, and is one byte in the
  // resource.
  // As `mlsUnmanagedDenseBoolResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseBoolResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<int32_t> elements);

  // Gives element number `pos` of a constant of integers of 1 bit each,
  // signless in a resource.
  // As `mlsDenseBoolResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<bool> getValue(intptr_t pos) const;

};

class DenseUInt8ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseUInt8ResourceElementsAttr() = default;
  explicit DenseUInt8ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 8 bits, signless or unsigned in a resource,
  // from all of its elements, which are copied. If the name is taken, another
  // one is made up.
  // As `mlsUnmanagedDenseUInt8ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseUInt8ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<uint8_t> elements);

  // Gives element number `pos` of a constant of integers of 8 bits, signless or
  // unsigned in a resource.
  // As `mlsDenseUInt8ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<uint8_t> getValue(intptr_t pos) const;

};

class DenseInt8ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseInt8ResourceElementsAttr() = default;
  explicit DenseInt8ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 8 bits, signless or signed in a resource,
  // from all of its elements, which are copied. If the name is taken, another
  // one is made up.
  // As `mlsUnmanagedDenseInt8ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseInt8ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<int8_t> elements);

  // Gives element number `pos` of a constant of integers of 8 bits, signless or
  // signed in a resource.
  // As `mlsDenseInt8ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<int8_t> getValue(intptr_t pos) const;

};

class DenseUInt16ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseUInt16ResourceElementsAttr() = default;
  explicit DenseUInt16ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 16 bits, signless or unsigned in a
  // resource, from all of its elements, which are copied. If the name is taken,
  // another one is made up.
  // As `mlsUnmanagedDenseUInt16ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseUInt16ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<uint16_t> elements);

  // Gives element number `pos` of a constant of integers of 16 bits, signless
  // or unsigned in a resource.
  // As `mlsDenseUInt16ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<uint16_t> getValue(intptr_t pos) const;

};

class DenseInt16ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseInt16ResourceElementsAttr() = default;
  explicit DenseInt16ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 16 bits, signless or signed in a resource,
  // from all of its elements, which are copied. If the name is taken, another
  // one is made up.
  // As `mlsUnmanagedDenseInt16ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseInt16ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<int16_t> elements);

  // Gives element number `pos` of a constant of integers of 16 bits, signless
  // or signed in a resource.
  // As `mlsDenseInt16ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<int16_t> getValue(intptr_t pos) const;

};

class DenseUInt32ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseUInt32ResourceElementsAttr() = default;
  explicit DenseUInt32ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 32 bits, signless or unsigned in a
  // resource, from all of its elements, which are copied. If the name is taken,
  // another one is made up.
  // As `mlsUnmanagedDenseUInt32ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseUInt32ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<uint32_t> elements);

  // Gives element number `pos` of a constant of integers of 32 bits, signless
  // or unsigned in a resource.
  // As `mlsDenseUInt32ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<uint32_t> getValue(intptr_t pos) const;

};

class DenseInt32ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseInt32ResourceElementsAttr() = default;
  explicit DenseInt32ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 32 bits, signless or signed in a resource,
  // from all of its elements, which are copied. If the name is taken, another
  // one is made up.
  // As `mlsUnmanagedDenseInt32ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseInt32ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<int32_t> elements);

  // Gives element number `pos` of a constant of integers of 32 bits, signless
  // or signed in a resource.
  // As `mlsDenseInt32ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<int32_t> getValue(intptr_t pos) const;

};

class DenseUInt64ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseUInt64ResourceElementsAttr() = default;
  explicit DenseUInt64ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 64 bits, signless or unsigned in a
  // resource, from all of its elements, which are copied. If the name is taken,
  // another one is made up.
  // As `mlsUnmanagedDenseUInt64ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseUInt64ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<uint64_t> elements);

  // Gives element number `pos` of a constant of integers of 64 bits, signless
  // or unsigned in a resource.
  // As `mlsDenseUInt64ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<uint64_t> getValue(intptr_t pos) const;

};

class DenseInt64ResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseInt64ResourceElementsAttr() = default;
  explicit DenseInt64ResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of integers of 64 bits, signless or signed in a resource,
  // from all of its elements, which are copied. If the name is taken, another
  // one is made up.
  // As `mlsUnmanagedDenseInt64ResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseInt64ResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<int64_t> elements);

  // Gives element number `pos` of a constant of integers of 64 bits, signless
  // or signed in a resource.
  // As `mlsDenseInt64ResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<int64_t> getValue(intptr_t pos) const;

};

class DenseFloatResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseFloatResourceElementsAttr() = default;
  explicit DenseFloatResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of `f32` in a resource, from all of its elements, which
  // are copied. If the name is taken, another one is made up.
  // As `mlsUnmanagedDenseFloatResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseFloatResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<float> elements);

  // Gives element number `pos` of a constant of `f32` in a resource.
  // As `mlsDenseFloatResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<float> getValue(intptr_t pos) const;

};

class DenseDoubleResourceElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  DenseDoubleResourceElementsAttr() = default;
  explicit DenseDoubleResourceElementsAttr(Attribute one) : Attribute(one) {}

  // Gives a constant of `f64` in a resource, from all of its elements, which
  // are copied. If the name is taken, another one is made up.
  // As `mlsUnmanagedDenseDoubleResourceElementsAttrGet`; refused with
  // BAD_ARGUMENT (`shapedType`: no static shape of such elements); OUT_OF_RANGE
  // (`numElements`: not as many as `shapedType` has); BAD_ARGUMENT (`name`:
  // empty); TOO_DEEP.
  static Result<DenseDoubleResourceElementsAttr> get(Type shapedType,
      std::string_view name, ArrayRef<double> elements);

  // Gives element number `pos` of a constant of `f64` in a resource.
  // As `mlsDenseDoubleResourceElementsAttrGetValue`; refused with BAD_ARGUMENT
  // (`attr`: not a dense constant in a resource); BAD_ARGUMENT (`attr`: of
  // other elements); OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`attr`: a resource
  // without data).
  Result<double> getValue(intptr_t pos) const;

};

class SparseElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  SparseElementsAttr() = default;
  explicit SparseElementsAttr(Attribute one) : ElementsAttr(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the indices of the elements of a sparse constant that are not zero.
  // As `mlsSparseElementsAttrGetIndices`; refused with BAD_ARGUMENT (`attr`:
  // not a sparse constant).
  Result<Attribute> getIndices() const;

  // Gives the elements of a sparse constant that are not zero.
  // As `mlsSparseElementsAttrGetValues`; refused with BAD_ARGUMENT (`attr`: not
  // a sparse constant).
  Result<Attribute> getValues() const;

  // Gives the number of the class `SparseElements`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsSparseElementsAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class StridedLayoutAttr : public Attribute {
public:
  using Attribute::Attribute;
  StridedLayoutAttr() = default;
  explicit StridedLayoutAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a strided layout: of each, `mlsShapedTypeGetDynamicStrideOrOffset`
  // says that it is dynamic.
  // As `mlsStridedLayoutAttrGet`; refused with OUT_OF_RANGE (`strides`: more
  // than 1 000).
  static Result<StridedLayoutAttr> get(Context context, int64_t offset,
      ArrayRef<int64_t> strides);

  // Gives the name that the dialect has for the class `StridedLayout`, like
  // `builtin.integer`.
  // As `mlsStridedLayoutAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the offset of a strided layout.
  // As `mlsStridedLayoutAttrGetOffset`; refused with BAD_ARGUMENT (`attr`: not
  // a strided layout).
  Result<int64_t> getOffset() const;

  // Gives the number of strides of a strided layout.
  // As `mlsStridedLayoutAttrGetNumStrides`; refused with BAD_ARGUMENT (`attr`:
  // not a strided layout).
  Result<intptr_t> getNumStrides() const;

  // Gives stride number `pos` of a strided layout.
  // As `mlsStridedLayoutAttrGetStride`; refused with BAD_ARGUMENT (`attr`: not
  // a strided layout); OUT_OF_RANGE (`pos`).
  Result<int64_t> getStride(intptr_t pos) const;

  // Gives all that `mlsStridedLayoutAttrGetStride` gives, one after the other.
  // As `mlsStridedLayoutAttrCopyStrides`; refused with BAD_ARGUMENT (`attr`:
  // not a strided layout).
  Result<std::vector<int64_t>> copyStrides() const;

  // Gives the number of the class `StridedLayout`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsStridedLayoutAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class IntegerType : public Type {
public:
  using Type::Type;
  IntegerType() = default;
  explicit IntegerType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Integer`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsIntegerTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the signless integer type of `bitwidth` bits.
  // As `mlsIntegerTypeGet`; refused with OUT_OF_RANGE (`bitwidth`: at most 16
  // 777 215).
  static Result<IntegerType> get(Context context, uint32_t bitwidth);

  // Gives the name that the dialect has for the class `Integer`, like
  // `builtin.integer`.
  // As `mlsIntegerTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the signed integer type of `bitwidth` bits.
  // As `mlsIntegerTypeSignedGet`; refused with OUT_OF_RANGE (`bitwidth`: at
  // most 16 777 215).
  static Result<IntegerType> signedGet(Context context, uint32_t bitwidth);

  // Gives the unsigned integer type of `bitwidth` bits.
  // As `mlsIntegerTypeUnsignedGet`; refused with OUT_OF_RANGE (`bitwidth`: at
  // most 16 777 215).
  static Result<IntegerType> unsignedGet(Context context, uint32_t bitwidth);

  // Gives the width of an integer type, in bits.
  // As `mlsIntegerTypeGetWidth`; refused with BAD_ARGUMENT (`ty`: not an
  // integer type).
  Result<uint32_t> getWidth() const;

  // Tells whether an integer type is signless.
  // As `mlsIntegerTypeIsSignless`; refused with BAD_ARGUMENT (`ty`: not an
  // integer type).
  Result<bool> isSignless() const;

  // Tells whether an integer type is signed.
  // As `mlsIntegerTypeIsSigned`; refused with BAD_ARGUMENT (`ty`: not an
  // integer type).
  Result<bool> isSigned() const;

  // Tells whether an integer type is unsigned.
  // As `mlsIntegerTypeIsUnsigned`; refused with BAD_ARGUMENT (`ty`: not an
  // integer type).
  Result<bool> isUnsigned() const;

};

class IndexType : public Type {
public:
  using Type::Type;
  IndexType() = default;
  explicit IndexType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Index`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsIndexTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the index type.
  // As `mlsIndexTypeGet`.
  static Result<IndexType> get(Context context);

  // Gives the name that the dialect has for the class `Index`, like
  // `builtin.integer`.
  // As `mlsIndexTypeGetName`.
  static Result<std::string_view> getName();

};

class FloatType : public Type {
public:
  using Type::Type;
  FloatType() = default;
  explicit FloatType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the width of a floating point type, in bits.
  // As `mlsFloatTypeGetWidth`; refused with BAD_ARGUMENT (`ty`: not a floating
  // point type).
  Result<uint32_t> getWidth() const;

};

class Float4E2M1FNType : public FloatType {
public:
  using FloatType::FloatType;
  Float4E2M1FNType() = default;
  explicit Float4E2M1FNType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float4E2M1FN`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat4E2M1FNTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f4E2M1FN`.
  // As `mlsFloat4E2M1FNTypeGet`.
  static Result<Float4E2M1FNType> get(Context context);

  // Gives the name that the dialect has for the class `Float4E2M1FN`, like
  // `builtin.integer`.
  // As `mlsFloat4E2M1FNTypeGetName`.
  static Result<std::string_view> getName();

};

class Float6E2M3FNType : public FloatType {
public:
  using FloatType::FloatType;
  Float6E2M3FNType() = default;
  explicit Float6E2M3FNType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float6E2M3FN`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat6E2M3FNTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f6E2M3FN`.
  // As `mlsFloat6E2M3FNTypeGet`.
  static Result<Float6E2M3FNType> get(Context context);

  // Gives the name that the dialect has for the class `Float6E2M3FN`, like
  // `builtin.integer`.
  // As `mlsFloat6E2M3FNTypeGetName`.
  static Result<std::string_view> getName();

};

class Float6E3M2FNType : public FloatType {
public:
  using FloatType::FloatType;
  Float6E3M2FNType() = default;
  explicit Float6E3M2FNType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float6E3M2FN`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat6E3M2FNTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f6E3M2FN`.
  // As `mlsFloat6E3M2FNTypeGet`.
  static Result<Float6E3M2FNType> get(Context context);

  // Gives the name that the dialect has for the class `Float6E3M2FN`, like
  // `builtin.integer`.
  // As `mlsFloat6E3M2FNTypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E5M2Type : public FloatType {
public:
  using FloatType::FloatType;
  Float8E5M2Type() = default;
  explicit Float8E5M2Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E5M2`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E5M2TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E5M2`.
  // As `mlsFloat8E5M2TypeGet`.
  static Result<Float8E5M2Type> get(Context context);

  // Gives the name that the dialect has for the class `Float8E5M2`, like
  // `builtin.integer`.
  // As `mlsFloat8E5M2TypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E4M3Type : public FloatType {
public:
  using FloatType::FloatType;
  Float8E4M3Type() = default;
  explicit Float8E4M3Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E4M3`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E4M3TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E4M3`.
  // As `mlsFloat8E4M3TypeGet`.
  static Result<Float8E4M3Type> get(Context context);

  // Gives the name that the dialect has for the class `Float8E4M3`, like
  // `builtin.integer`.
  // As `mlsFloat8E4M3TypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E4M3FNType : public FloatType {
public:
  using FloatType::FloatType;
  Float8E4M3FNType() = default;
  explicit Float8E4M3FNType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E4M3FN`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E4M3FNTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E4M3FN`.
  // As `mlsFloat8E4M3FNTypeGet`.
  static Result<Float8E4M3FNType> get(Context context);

  // Gives the name that the dialect has for the class `Float8E4M3FN`, like
  // `builtin.integer`.
  // As `mlsFloat8E4M3FNTypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E5M2FNUZType : public FloatType {
public:
  using FloatType::FloatType;
  Float8E5M2FNUZType() = default;
  explicit Float8E5M2FNUZType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E5M2FNUZ`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E5M2FNUZTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E5M2FNUZ`.
  // As `mlsFloat8E5M2FNUZTypeGet`.
  static Result<Float8E5M2FNUZType> get(Context context);

  // Gives the name that the dialect has for the class `Float8E5M2FNUZ`, like
  // `builtin.integer`.
  // As `mlsFloat8E5M2FNUZTypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E4M3FNUZType : public FloatType {
public:
  using FloatType::FloatType;
  Float8E4M3FNUZType() = default;
  explicit Float8E4M3FNUZType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E4M3FNUZ`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E4M3FNUZTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E4M3FNUZ`.
  // As `mlsFloat8E4M3FNUZTypeGet`.
  static Result<Float8E4M3FNUZType> get(Context context);

  // Gives the name that the dialect has for the class `Float8E4M3FNUZ`, like
  // `builtin.integer`.
  // As `mlsFloat8E4M3FNUZTypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E4M3B11FNUZType : public FloatType {
public:
  using FloatType::FloatType;
  Float8E4M3B11FNUZType() = default;
  explicit Float8E4M3B11FNUZType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E4M3B11FNUZ`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E4M3B11FNUZTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E4M3B11FNUZ`.
  // As `mlsFloat8E4M3B11FNUZTypeGet`.
  static Result<Float8E4M3B11FNUZType> get(Context context);

  // Gives the name that the dialect has for the class `Float8E4M3B11FNUZ`, like
  // `builtin.integer`.
  // As `mlsFloat8E4M3B11FNUZTypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E3M4Type : public FloatType {
public:
  using FloatType::FloatType;
  Float8E3M4Type() = default;
  explicit Float8E3M4Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E3M4`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E3M4TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E3M4`.
  // As `mlsFloat8E3M4TypeGet`.
  static Result<Float8E3M4Type> get(Context context);

  // Gives the name that the dialect has for the class `Float8E3M4`, like
  // `builtin.integer`.
  // As `mlsFloat8E3M4TypeGetName`.
  static Result<std::string_view> getName();

};

class Float8E8M0FNUType : public FloatType {
public:
  using FloatType::FloatType;
  Float8E8M0FNUType() = default;
  explicit Float8E8M0FNUType(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float8E8M0FNU`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat8E8M0FNUTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f8E8M0FNU`.
  // As `mlsFloat8E8M0FNUTypeGet`.
  static Result<Float8E8M0FNUType> get(Context context);

  // Gives the name that the dialect has for the class `Float8E8M0FNU`, like
  // `builtin.integer`.
  // As `mlsFloat8E8M0FNUTypeGetName`.
  static Result<std::string_view> getName();

};

class BFloat16Type : public FloatType {
public:
  using FloatType::FloatType;
  BFloat16Type() = default;
  explicit BFloat16Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `BFloat16`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsBFloat16TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `bf16`.
  // As `mlsBF16TypeGet`.
  static Result<BFloat16Type> get(Context context);

  // Gives the name that the dialect has for the class `BF16`, like
  // `builtin.integer`.
  // As `mlsBF16TypeGetName`.
  static Result<std::string_view> getName();

};

class Float16Type : public FloatType {
public:
  using FloatType::FloatType;
  Float16Type() = default;
  explicit Float16Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float16`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat16TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f16`.
  // As `mlsF16TypeGet`.
  static Result<Float16Type> get(Context context);

  // Gives the name that the dialect has for the class `F16`, like
  // `builtin.integer`.
  // As `mlsF16TypeGetName`.
  static Result<std::string_view> getName();

};

class Float32Type : public FloatType {
public:
  using FloatType::FloatType;
  Float32Type() = default;
  explicit Float32Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float32`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat32TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f32`.
  // As `mlsF32TypeGet`.
  static Result<Float32Type> get(Context context);

  // Gives the name that the dialect has for the class `F32`, like
  // `builtin.integer`.
  // As `mlsF32TypeGetName`.
  static Result<std::string_view> getName();

};

class Float64Type : public FloatType {
public:
  using FloatType::FloatType;
  Float64Type() = default;
  explicit Float64Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Float64`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloat64TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `f64`.
  // As `mlsF64TypeGet`.
  static Result<Float64Type> get(Context context);

  // Gives the name that the dialect has for the class `F64`, like
  // `builtin.integer`.
  // As `mlsF64TypeGetName`.
  static Result<std::string_view> getName();

};

class FloatTF32Type : public FloatType {
public:
  using FloatType::FloatType;
  FloatTF32Type() = default;
  explicit FloatTF32Type(Type one) : FloatType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `FloatTF32`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFloatTF32TypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type `tf32`.
  // As `mlsTF32TypeGet`.
  static Result<FloatTF32Type> get(Context context);

  // Gives the name that the dialect has for the class `TF32`, like
  // `builtin.integer`.
  // As `mlsTF32TypeGetName`.
  static Result<std::string_view> getName();

};

class NoneType : public Type {
public:
  using Type::Type;
  NoneType() = default;
  explicit NoneType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `None`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsNoneTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the none type.
  // As `mlsNoneTypeGet`.
  static Result<NoneType> get(Context context);

  // Gives the name that the dialect has for the class `None`, like
  // `builtin.integer`.
  // As `mlsNoneTypeGetName`.
  static Result<std::string_view> getName();

};

class ComplexType : public Type {
public:
  using Type::Type;
  ComplexType() = default;
  explicit ComplexType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Complex`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsComplexTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the complex type of an element type: of integers or floating point
  // numbers.
  // As `mlsComplexTypeGet`; refused with BAD_ARGUMENT (`elementType`: not an
  // integer or floating point type); TOO_DEEP.
  static Result<ComplexType> get(Type elementType);

  // Gives the name that the dialect has for the class `Complex`, like
  // `builtin.integer`.
  // As `mlsComplexTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the element type of a complex type.
  // As `mlsComplexTypeGetElementType`; refused with BAD_ARGUMENT (`ty`: not a
  // complex type).
  Result<Type> getElementType() const;

};

class ShapedType : public Type {
public:
  using Type::Type;
  ShapedType() = default;
  explicit ShapedType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the element type of a shaped type.
  // As `mlsShapedTypeGetElementType`; refused with BAD_ARGUMENT (`ty`: not a
  // shaped type).
  Result<Type> getElementType() const;

  // Tells whether a shaped type has a rank.
  // As `mlsShapedTypeHasRank`; refused with BAD_ARGUMENT (`ty`: not a shaped
  // type).
  Result<bool> hasRank() const;

  // Gives the rank of a shaped type that has one.
  // As `mlsShapedTypeGetRank`; refused with BAD_ARGUMENT (`ty`: not a shaped
  // type with a rank).
  Result<int64_t> getRank() const;

  // Tells whether a shaped type has a rank and only static sizes.
  // As `mlsShapedTypeHasStaticShape`; refused with BAD_ARGUMENT (`ty`: not a
  // shaped type).
  Result<bool> hasStaticShape() const;

  // Tells whether size number `dim` of a shaped type is dynamic.
  // As `mlsShapedTypeIsDynamicDim`; refused with BAD_ARGUMENT (`ty`: not a
  // shaped type with a rank); OUT_OF_RANGE (`dim`).
  Result<bool> isDynamicDim(intptr_t dim) const;

  // Tells whether size number `dim` of a shaped type is static.
  // As `mlsShapedTypeIsStaticDim`; refused with BAD_ARGUMENT (`ty`: not a
  // shaped type with a rank); OUT_OF_RANGE (`dim`).
  Result<bool> isStaticDim(intptr_t dim) const;

  // Gives size number `dim` of a shaped type: a number of elements, or
  // `mlsShapedTypeGetDynamicSize` if it is dynamic.
  // As `mlsShapedTypeGetDimSize`; refused with BAD_ARGUMENT (`ty`: not a shaped
  // type with a rank); OUT_OF_RANGE (`dim`).
  Result<int64_t> getDimSize(intptr_t dim) const;

  // Gives all that `mlsShapedTypeGetDimSize` gives, one after the other.
  // As `mlsShapedTypeCopySizes`; refused with BAD_ARGUMENT (`ty`: not a shaped
  // type with a rank).
  Result<std::vector<int64_t>> copySizes() const;

  // Tells whether a number is the one that stands for a dynamic size.
  // As `mlsShapedTypeIsDynamicSize`.
  static bool isDynamicSize(int64_t size);

  // Tells whether a number is not the one that stands for a dynamic size.
  // As `mlsShapedTypeIsStaticSize`.
  static bool isStaticSize(int64_t size);

  // Gives the number that stands for a dynamic size.
  // As `mlsShapedTypeGetDynamicSize`.
  static int64_t getDynamicSize();

  // Tells whether a number is the one that stands for a dynamic stride or
  // offset.
  // As `mlsShapedTypeIsDynamicStrideOrOffset`.
  static bool isDynamicStrideOrOffset(int64_t val);

  // Tells whether a number is not the one that stands for a dynamic stride or
  // offset.
  // As `mlsShapedTypeIsStaticStrideOrOffset`.
  static bool isStaticStrideOrOffset(int64_t val);

  // Gives the number that stands for a dynamic stride or offset.
  // As `mlsShapedTypeGetDynamicStrideOrOffset`.
  static int64_t getDynamicStrideOrOffset();

};

class VectorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  VectorType() = default;
  explicit VectorType(Type one) : ShapedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Vector`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsVectorTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the vector type of `rank` sizes, each at least 1.
  // As `mlsVectorTypeGet`; refused with OUT_OF_RANGE (`shape`: a size below 0);
  // TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<VectorType> get(ArrayRef<int64_t> shape, Type elementType);

  // Gives the name that the dialect has for the class `Vector`, like
  // `builtin.integer`.
  // As `mlsVectorTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the vector type of `rank` sizes, each at least 1. Diagnostics are at
  // `location`.
  // As `mlsVectorTypeGetChecked`; refused with OUT_OF_RANGE (`shape`: a size
  // below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<VectorType> getChecked(Location location,
      ArrayRef<int64_t> shape, Type elementType);

  // Gives the vector type of `rank` sizes, each at least 1; those for which
  // `scalable` says so are multiples of it.
  // As `mlsVectorTypeGetScalable`; refused with OUT_OF_RANGE (`shape`: a size
  // below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<VectorType> getScalable(ArrayRef<int64_t> shape,
      ArrayRef<bool> scalable, Type elementType);

  // Gives the vector type of `rank` sizes, each at least 1; those for which
  // `scalable` says so are multiples of it. Diagnostics are at `location`.
  // As `mlsVectorTypeGetScalableChecked`; refused with OUT_OF_RANGE (`shape`: a
  // size below 0); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<VectorType> getScalableChecked(Location location,
      ArrayRef<int64_t> shape, ArrayRef<bool> scalable, Type elementType);

  // Tells whether a size of a vector type is scalable.
  // As `mlsVectorTypeIsScalable`; refused with BAD_ARGUMENT (`ty`: not a vector
  // type).
  Result<bool> isScalable() const;

  // Tells whether size number `dim` of a vector type is scalable.
  // As `mlsVectorTypeIsDimScalable`; refused with BAD_ARGUMENT (`ty`: not a
  // vector type); OUT_OF_RANGE (`dim`).
  Result<bool> isDimScalable(intptr_t dim) const;

};

class RankedTensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  RankedTensorType() = default;
  explicit RankedTensorType(Type one) : ShapedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `RankedTensor`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsRankedTensorTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the tensor type of `rank` sizes, with an encoding if `encoding` is
  // not null.
  // As `mlsRankedTensorTypeGet`; refused with OUT_OF_RANGE (`shape`: a size
  // below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<RankedTensorType> get(ArrayRef<int64_t> shape, Type elementType,
      Attribute encoding = {});

  // Gives the name that the dialect has for the class `RankedTensor`, like
  // `builtin.integer`.
  // As `mlsRankedTensorTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the tensor type of `rank` sizes, with an encoding if `encoding` is
  // not null. Diagnostics are at `location`.
  // As `mlsRankedTensorTypeGetChecked`; refused with OUT_OF_RANGE (`shape`: a
  // size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<RankedTensorType> getChecked(Location location,
      ArrayRef<int64_t> shape, Type elementType, Attribute encoding = {});

  // Gives the encoding of a ranked tensor type; null if it has none.
  // As `mlsRankedTensorTypeGetEncoding`; refused with BAD_ARGUMENT (`ty`: not a
  // ranked tensor type).
  Result<Attribute> getEncoding() const;

};

class UnrankedTensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  UnrankedTensorType() = default;
  explicit UnrankedTensorType(Type one) : ShapedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `UnrankedTensor`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUnrankedTensorTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the unranked tensor type of an element type.
  // As `mlsUnrankedTensorTypeGet`; refused with TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<UnrankedTensorType> get(Type elementType);

  // Gives the name that the dialect has for the class `UnrankedTensor`, like
  // `builtin.integer`.
  // As `mlsUnrankedTensorTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the unranked tensor type of an element type. Diagnostics are at
  // `location`.
  // As `mlsUnrankedTensorTypeGetChecked`; refused with TOO_DEEP; BAD_ARGUMENT
  // with diagnostics.
  static Result<UnrankedTensorType> getChecked(Location location,
      Type elementType);

};

class MemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  MemRefType() = default;
  explicit MemRefType(Type one) : ShapedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `MemRef`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsMemRefTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the memref type of `rank` sizes, with a layout and a memory space
  // where these are not null.
  // As `mlsMemRefTypeGet`; refused with OUT_OF_RANGE (`shape`: a size below 0
  // that is not the dynamic one); BAD_ARGUMENT (`layout`: neither an affine map
  // nor a strided layout); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<MemRefType> get(Type elementType, ArrayRef<int64_t> shape,
      Attribute layout = {}, Attribute memorySpace = {});

  // Gives the name that the dialect has for the class `MemRef`, like
  // `builtin.integer`.
  // As `mlsMemRefTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the memref type of `rank` sizes, with a layout and a memory space
  // where these are not null. Diagnostics are at `location`.
  // As `mlsMemRefTypeGetChecked`; refused with OUT_OF_RANGE (`shape`: a size
  // below 0 that is not the dynamic one); BAD_ARGUMENT (`layout`: neither an
  // affine map nor a strided layout); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<MemRefType> getChecked(Location location, Type elementType,
      ArrayRef<int64_t> shape, Attribute layout = {},
      Attribute memorySpace = {});

  // Gives the memref type of `rank` sizes without a layout, with a memory space
  // if `memorySpace` is not null.
  // As `mlsMemRefTypeContiguousGet`; refused with OUT_OF_RANGE (`shape`: a size
  // below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<MemRefType> contiguousGet(Type elementType,
      ArrayRef<int64_t> shape, Attribute memorySpace = {});

  // Gives the memref type of `rank` sizes without a layout, with a memory space
  // if `memorySpace` is not null. Diagnostics are at `location`.
  // As `mlsMemRefTypeContiguousGetChecked`; refused with OUT_OF_RANGE (`shape`:
  // a size below 0 that is not the dynamic one); TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<MemRefType> contiguousGetChecked(Location location,
      Type elementType, ArrayRef<int64_t> shape, Attribute memorySpace = {});

  // Gives the layout of a ranked memref type.
  // As `mlsMemRefTypeGetLayout`; refused with BAD_ARGUMENT (`ty`: not a ranked
  // memref type).
  Result<Attribute> getLayout() const;

  // Gives the affine map of the layout of a ranked memref type.
  // As `mlsMemRefTypeGetAffineMap`; refused with BAD_ARGUMENT (`ty`: not a
  // ranked memref type).
  Result<AffineMap> getAffineMap() const;

  // Gives the memory space of a ranked memref type; null if it has none.
  // As `mlsMemRefTypeGetMemorySpace`; refused with BAD_ARGUMENT (`ty`: not a
  // ranked memref type).
  Result<Attribute> getMemorySpace() const;

};

class UnrankedMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  UnrankedMemRefType() = default;
  explicit UnrankedMemRefType(Type one) : ShapedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `UnrankedMemRef`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUnrankedMemRefTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the unranked memref type of an element type, with a memory space if
  // `memorySpace` is not null.
  // As `mlsUnrankedMemRefTypeGet`; refused with TOO_DEEP; BAD_ARGUMENT with
  // diagnostics.
  static Result<UnrankedMemRefType> get(Type elementType,
      Attribute memorySpace = {});

  // Gives the name that the dialect has for the class `UnrankedMemRef`, like
  // `builtin.integer`.
  // As `mlsUnrankedMemRefTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the unranked memref type of an element type, with a memory space if
  // `memorySpace` is not null. Diagnostics are at `location`.
  // As `mlsUnrankedMemRefTypeGetChecked`; refused with TOO_DEEP; BAD_ARGUMENT
  // with diagnostics.
  static Result<UnrankedMemRefType> getChecked(Location location,
      Type elementType, Attribute memorySpace = {});

  // Gives the memory space of an unranked memref type; null if it has none.
  // As `mlsUnrankedMemrefGetMemorySpace`; refused with BAD_ARGUMENT (`ty`: not
  // an unranked memref type).
  Result<Attribute> getMemorySpace() const;

};

class TupleType : public Type {
public:
  using Type::Type;
  TupleType() = default;
  explicit TupleType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Tuple`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTupleTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the tuple type of `elements`.
  // As `mlsTupleTypeGet`; refused with TOO_DEEP.
  static Result<TupleType> get(Context context, ArrayRef<Type> elements);

  // Gives the name that the dialect has for the class `Tuple`, like
  // `builtin.integer`.
  // As `mlsTupleTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of types in a tuple type.
  // As `mlsTupleTypeGetNumTypes`; refused with BAD_ARGUMENT (`ty`: not a tuple
  // type).
  Result<intptr_t> getNumTypes() const;

  // Gives type number `pos` of a tuple type.
  // As `mlsTupleTypeGetType`; refused with BAD_ARGUMENT (`ty`: not a tuple
  // type); OUT_OF_RANGE (`pos`).
  Result<Type> getType(intptr_t pos) const;

  // Gives all that `mlsTupleTypeGetType` gives, one after the other.
  // As `mlsTupleTypeCopyTypes`; refused with BAD_ARGUMENT (`ty`: not a tuple
  // type).
  Result<std::vector<Type>> copyTypes() const;

};

class FunctionType : public Type {
public:
  using Type::Type;
  FunctionType() = default;
  explicit FunctionType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Function`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsFunctionTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of functions from `inputs` to `results`.
  // As `mlsFunctionTypeGet`; refused with TOO_DEEP.
  static Result<FunctionType> get(Context context, ArrayRef<Type> inputs,
      ArrayRef<Type> results);

  // Gives the name that the dialect has for the class `Function`, like
  // `builtin.integer`.
  // As `mlsFunctionTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of inputs of a function type.
  // As `mlsFunctionTypeGetNumInputs`; refused with BAD_ARGUMENT (`ty`: not a
  // function type).
  Result<intptr_t> getNumInputs() const;

  // Gives the number of results of a function type.
  // As `mlsFunctionTypeGetNumResults`; refused with BAD_ARGUMENT (`ty`: not a
  // function type).
  Result<intptr_t> getNumResults() const;

  // Gives the type of input number `pos` of a function type.
  // As `mlsFunctionTypeGetInput`; refused with BAD_ARGUMENT (`ty`: not a
  // function type); OUT_OF_RANGE (`pos`).
  Result<Type> getInput(intptr_t pos) const;

  // Gives all that `mlsFunctionTypeGetInput` gives, one after the other.
  // As `mlsFunctionTypeCopyInputs`; refused with BAD_ARGUMENT (`ty`: not a
  // function type).
  Result<std::vector<Type>> copyInputs() const;

  // Gives the type of result number `pos` of a function type.
  // As `mlsFunctionTypeGetResult`; refused with BAD_ARGUMENT (`ty`: not a
  // function type); OUT_OF_RANGE (`pos`).
  Result<Type> getResult(intptr_t pos) const;

  // Gives all that `mlsFunctionTypeGetResult` gives, one after the other.
  // As `mlsFunctionTypeCopyResults`; refused with BAD_ARGUMENT (`ty`: not a
  // function type).
  Result<std::vector<Type>> copyResults() const;

};

class OpaqueType : public Type {
public:
  using Type::Type;
  OpaqueType() = default;
  explicit OpaqueType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `Opaque`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsOpaqueTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the opaque type of a dialect, by its text without the dialect.
  // As `mlsOpaqueTypeGet`; refused with BAD_ARGUMENT (`dialectNamespace`: not a
  // name); DIALECT_NOT_LOADED (`dialectNamespace`: the context does not allow
  // unregistered dialects).
  static Result<OpaqueType> get(Context context,
      std::string_view dialectNamespace, std::string_view typeData);

  // Gives the name that the dialect has for the class `Opaque`, like
  // `builtin.integer`.
  // As `mlsOpaqueTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the name of the dialect of an opaque type.
  // As `mlsOpaqueTypeGetDialectNamespace`; refused with BAD_ARGUMENT (`ty`: not
  // an opaque type).
  Result<std::string_view> getDialectNamespace() const;

  // Gives the text of an opaque type, without the dialect.
  // As `mlsOpaqueTypeGetData`; refused with BAD_ARGUMENT (`ty`: not an opaque
  // type).
  Result<std::string_view> getData() const;

};

class AMDGPUTDMBaseType : public Type {
public:
  using Type::Type;
  AMDGPUTDMBaseType() = default;
  explicit AMDGPUTDMBaseType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `AMDGPUTDMBase`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsAMDGPUTDMBaseTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of addresses that tensors of an element type are moved
  // between.
  // As `mlsAMDGPUTDMBaseTypeGet`; refused with DIALECT_NOT_LOADED (`amdgpu`);
  // TOO_DEEP.
  static Result<AMDGPUTDMBaseType> get(Context context, Type elementType);

  // Gives the name that the dialect has for the class `AMDGPUTDMBase`, like
  // `builtin.integer`.
  // As `mlsAMDGPUTDMBaseTypeGetName`.
  static Result<std::string_view> getName();

};

class AMDGPUTDMDescriptorType : public Type {
public:
  using Type::Type;
  AMDGPUTDMDescriptorType() = default;
  explicit AMDGPUTDMDescriptorType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `AMDGPUTDMDescriptor`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsAMDGPUTDMDescriptorTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of descriptors of how tensors are moved.
  // As `mlsAMDGPUTDMDescriptorTypeGet`; refused with DIALECT_NOT_LOADED
  // (`amdgpu`).
  static Result<AMDGPUTDMDescriptorType> get(Context context);

  // Gives the name that the dialect has for the class `AMDGPUTDMDescriptor`,
  // like `builtin.integer`.
  // As `mlsAMDGPUTDMDescriptorTypeGetName`.
  static Result<std::string_view> getName();

};

class AMDGPUTDMGatherBaseType : public Type {
public:
  using Type::Type;
  AMDGPUTDMGatherBaseType() = default;
  explicit AMDGPUTDMGatherBaseType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `AMDGPUTDMGatherBase`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsAMDGPUTDMGatherBaseTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of addresses that tensors of an element type are gathered
  // from, by indices of a type.
  // As `mlsAMDGPUTDMGatherBaseTypeGet`; refused with DIALECT_NOT_LOADED
  // (`amdgpu`); BAD_ARGUMENT (`elementType`: not an integer or floating point
  // type of 8, 16, 32 or 64 bits); BAD_ARGUMENT (`indexType`: neither `i16` nor
  // `i32`); TOO_DEEP.
  static Result<AMDGPUTDMGatherBaseType> get(Context context, Type elementType,
      Type indexType);

  // Gives the name that the dialect has for the class `AMDGPUTDMGatherBase`,
  // like `builtin.integer`.
  // As `mlsAMDGPUTDMGatherBaseTypeGetName`.
  static Result<std::string_view> getName();

};

class ComplexAttr : public Attribute {
public:
  using Attribute::Attribute;
  ComplexAttr() = default;
  explicit ComplexAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives a complex number of a type, rounded to its elements.
  // As `mlsComplexAttrDoubleGet`; refused with DIALECT_NOT_LOADED (`complex`);
  // BAD_ARGUMENT (`ty`: not a complex type); BAD_ARGUMENT (`ty`: its elements
  // are not floating point numbers of at most 64 bits); OUT_OF_RANGE (`real`,
  // `imag`: not finite, where the type has only finite numbers); TOO_DEEP.
  static Result<ComplexAttr> doubleGet(Context context, Type ty, double real,
      double imag);

  // Gives a complex number of a type, rounded to its elements. Diagnostics are
  // at `location`.
  // As `mlsComplexAttrDoubleGetChecked`; refused with DIALECT_NOT_LOADED
  // (`complex`); BAD_ARGUMENT (`ty`: not a complex type); BAD_ARGUMENT (`ty`:
  // its elements are not floating point numbers of at most 64 bits);
  // OUT_OF_RANGE (`real`, `imag`: not finite, where the type has only finite
  // numbers); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<ComplexAttr> doubleGetChecked(Location location, Type ty,
      double real, double imag);

  // Gives the real part of a complex number.
  // As `mlsComplexAttrGetRealDouble`; refused with BAD_ARGUMENT (`attr`: not a
  // complex number with parts of at most 64 bits).
  Result<double> getRealDouble() const;

  // Gives the imaginary part of a complex number.
  // As `mlsComplexAttrGetImagDouble`; refused with BAD_ARGUMENT (`attr`: not a
  // complex number with parts of at most 64 bits).
  Result<double> getImagDouble() const;

  // Gives the number of the class `Complex`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsComplexAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class EmitCArrayType : public Type {
public:
  using Type::Type;
  EmitCArrayType() = default;
  explicit EmitCArrayType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCArray`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCArrayTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the array type of `nDims` static sizes, at least one. Elements are
  // integers, floating point numbers, pointers or opaque.
  // As `mlsEmitCArrayTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`);
  // OUT_OF_RANGE (`shape`: none); OUT_OF_RANGE (`shape`: a size below 0);
  // BAD_ARGUMENT (`elementType`: not a type that C has for elements); TOO_DEEP.
  static Result<EmitCArrayType> get(ArrayRef<int64_t> shape, Type elementType);

  // Gives the name that the dialect has for the class `EmitCArray`, like
  // `builtin.integer`.
  // As `mlsEmitCArrayTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCLValueType : public Type {
public:
  using Type::Type;
  EmitCLValueType() = default;
  explicit EmitCLValueType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCLValue`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCLValueTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of a place that holds a value of `valueType`.
  // As `mlsEmitCLValueTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`);
  // BAD_ARGUMENT with diagnostics (`valueType`: not a type that EmitC knows, or
  // an array); TOO_DEEP.
  static Result<EmitCLValueType> get(Type valueType);

  // Gives the name that the dialect has for the class `EmitCLValue`, like
  // `builtin.integer`.
  // As `mlsEmitCLValueTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCOpaqueType : public Type {
public:
  using Type::Type;
  EmitCOpaqueType() = default;
  explicit EmitCOpaqueType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCOpaque`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCOpaqueTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type that has the name `value` in C. For a pointer, there is
  // `mlsEmitCPointerTypeGet`.
  // As `mlsEmitCOpaqueTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`);
  // BAD_ARGUMENT (`value`: empty, or it ends with `*`).
  static Result<EmitCOpaqueType> get(Context context, std::string_view value);

  // Gives the name that the dialect has for the class `EmitCOpaque`, like
  // `builtin.integer`.
  // As `mlsEmitCOpaqueTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCPointerType : public Type {
public:
  using Type::Type;
  EmitCPointerType() = default;
  explicit EmitCPointerType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCPointer`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCPointerTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of pointers to `pointee`.
  // As `mlsEmitCPointerTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`);
  // BAD_ARGUMENT (`pointee`: an lvalue type); TOO_DEEP.
  static Result<EmitCPointerType> get(Type pointee);

  // Gives the name that the dialect has for the class `EmitCPointer`, like
  // `builtin.integer`.
  // As `mlsEmitCPointerTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCPtrDiffTType : public Type {
public:
  using Type::Type;
  EmitCPtrDiffTType() = default;
  explicit EmitCPtrDiffTType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCPtrDiffT`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCPtrDiffTTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type that C calls `ptrdiffT`.
  // As `mlsEmitCPtrDiffTTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`).
  static Result<EmitCPtrDiffTType> get(Context context);

  // Gives the name that the dialect has for the class `EmitCPtrDiffT`, like
  // `builtin.integer`.
  // As `mlsEmitCPtrDiffTTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCSignedSizeTType : public Type {
public:
  using Type::Type;
  EmitCSignedSizeTType() = default;
  explicit EmitCSignedSizeTType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCSignedSizeT`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCSignedSizeTTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type that C calls `ssizeT`.
  // As `mlsEmitCSignedSizeTTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`).
  static Result<EmitCSignedSizeTType> get(Context context);

  // Gives the name that the dialect has for the class `EmitCSignedSizeT`, like
  // `builtin.integer`.
  // As `mlsEmitCSignedSizeTTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCSizeTType : public Type {
public:
  using Type::Type;
  EmitCSizeTType() = default;
  explicit EmitCSizeTType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `EmitCSizeT`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCSizeTTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type that C calls `sizeT`.
  // As `mlsEmitCSizeTTypeGet`; refused with DIALECT_NOT_LOADED (`emitc`).
  static Result<EmitCSizeTType> get(Context context);

  // Gives the name that the dialect has for the class `EmitCSizeT`, like
  // `builtin.integer`.
  // As `mlsEmitCSizeTTypeGetName`.
  static Result<std::string_view> getName();

};

class EmitCCmpPredicateAttr : public Attribute {
public:
  using Attribute::Attribute;
  EmitCCmpPredicateAttr() = default;
  explicit EmitCCmpPredicateAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the attribute of a predicate of `emitc.cmp`: its number, as an `i64`.
  // As `mlsEmitCCmpPredicateAttrGet`; refused with BAD_ENUM (`val`).
  static Result<EmitCCmpPredicateAttr> get(Context context,
      EmitCCmpPredicate val);

  // Gives the name that the dialect has for the class `EmitCCmpPredicate`, like
  // `builtin.integer`.
  // As `mlsEmitCCmpPredicateAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the predicate that an attribute holds.
  // As `mlsEmitCCmpPredicateAttrGetValue`; refused with BAD_ARGUMENT (`attr`:
  // not a predicate of `emitc.cmp`).
  Result<EmitCCmpPredicate> getValue() const;

  // Gives the number of the class `EmitCCmpPredicate`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCCmpPredicateAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class EmitCOpaqueAttr : public Attribute {
public:
  using Attribute::Attribute;
  EmitCOpaqueAttr() = default;
  explicit EmitCOpaqueAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the attribute that stands for the text `value` in C.
  // As `mlsEmitCOpaqueAttrGet`; refused with DIALECT_NOT_LOADED (`emitc`).
  static Result<EmitCOpaqueAttr> get(Context context, std::string_view value);

  // Gives the name that the dialect has for the class `EmitCOpaque`, like
  // `builtin.integer`.
  // As `mlsEmitCOpaqueAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the text that an opaque attribute of EmitC stands for.
  // As `mlsEmitCOpaqueAttrGetValue`; refused with BAD_ARGUMENT (`attr`: not an
  // opaque attribute of EmitC).
  Result<std::string_view> getValue() const;

  // Gives the number of the class `EmitCOpaque`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsEmitCOpaqueAttrGetTypeID`.
  static Result<TypeID> getTypeID();

};

class GPUAsyncTokenType : public Type {
public:
  using Type::Type;
  GPUAsyncTokenType() = default;
  explicit GPUAsyncTokenType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the type of tokens that order work on a GPU.
  // As `mlsGPUAsyncTokenTypeGet`; refused with DIALECT_NOT_LOADED (`gpu`).
  static Result<GPUAsyncTokenType> get(Context context);

  // Gives the name that the dialect has for the class `GPUAsyncToken`, like
  // `builtin.integer`.
  // As `mlsGPUAsyncTokenTypeGetName`.
  static Result<std::string_view> getName();

};

class GPUObjectAttr : public Attribute {
public:
  using Attribute::Attribute;
  GPUObjectAttr() = default;
  explicit GPUObjectAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives an object for a target, like `#nvvm.target`, without a kernel table.
  // `format` is 1 for bitcode or what else a target has, 2 for assembly, 3 for
  // a binary, 4 for a fat binary; `objectStrRef` has the bytes.
  // As `mlsGPUObjectAttrGet`; refused with DIALECT_NOT_LOADED (`gpu`); BAD_ENUM
  // (`format`: not from 1 to 4); BAD_ARGUMENT (`mlirObjectProps`: not a
  // dictionary); BAD_ARGUMENT with diagnostics (`target`: not a target of GPU
  // modules); TOO_DEEP.
  static Result<GPUObjectAttr> get(Context context, Attribute target,
      uint32_t format, std::string_view objectStrRef,
      Attribute mlirObjectProps = {});

  // Gives the name that the dialect has for the class `GPUObject`, like
  // `builtin.integer`.
  // As `mlsGPUObjectAttrGetName`.
  static Result<std::string_view> getName();

  // Gives an object for a target, like `#nvvm.target`, with a
  // `#gpu.kernel_table` unless that is null; else as `mlsGPUObjectAttrGet`.
  // As `mlsGPUObjectAttrGetWithKernels`; refused with DIALECT_NOT_LOADED
  // (`gpu`); BAD_ENUM (`format`: not from 1 to 4); BAD_ARGUMENT
  // (`mlirObjectProps`: not a dictionary); BAD_ARGUMENT (`mlirKernelsAttr`: not
  // a kernel table); BAD_ARGUMENT with diagnostics (`target`: not a target of
  // GPU modules).
  static Result<GPUObjectAttr> getWithKernels(Context context, Attribute target,
      uint32_t format, std::string_view objectStrRef,
      Attribute mlirObjectProps = {}, Attribute mlirKernelsAttr = {});

  // Gives the target of an object.
  // As `mlsGPUObjectAttrGetTarget`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<Attribute> getTarget() const;

  // Gives the number of the format of an object.
  // As `mlsGPUObjectAttrGetFormat`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<uint32_t> getFormat() const;

  // Gives the bytes of an object.
  // As `mlsGPUObjectAttrGetObject`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<std::string_view> getObject() const;

  // Tells whether an object has properties.
  // As `mlsGPUObjectAttrHasProperties`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<bool> hasProperties() const;

  // Gives the properties of an object, a dictionary; null if it has none.
  // As `mlsGPUObjectAttrGetProperties`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<Attribute> getProperties() const;

  // Tells whether an object has a kernel table.
  // As `mlsGPUObjectAttrHasKernels`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<bool> hasKernels() const;

  // Gives the kernel table of an object; null if it has none.
  // As `mlsGPUObjectAttrGetKernels`; refused with BAD_ARGUMENT
  // (`mlirObjectAttr`: not an object of a GPU).
  Result<Attribute> getKernels() const;

};

class IRDLVariadicityAttr : public Attribute {
public:
  using Attribute::Attribute;
  IRDLVariadicityAttr() = default;
  explicit IRDLVariadicityAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of a variadicity: `single`, `optional` or `variadic`.
  // As `mlsIRDLVariadicityAttrGet`; refused with DIALECT_NOT_LOADED (`irdl`);
  // BAD_ARGUMENT (`value`: not `single`, `optional` or `variadic`).
  static Result<IRDLVariadicityAttr> get(Context context,
      std::string_view value);

  // Gives the name that the dialect has for the class `IRDLVariadicity`, like
  // `builtin.integer`.
  // As `mlsIRDLVariadicityAttrGetName`.
  static Result<std::string_view> getName();

};

class IRDLVariadicityArrayAttr : public Attribute {
public:
  using Attribute::Attribute;
  IRDLVariadicityArrayAttr() = default;
  explicit IRDLVariadicityArrayAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of variadicities, one after the other.
  // As `mlsIRDLVariadicityArrayAttrGet`; refused with DIALECT_NOT_LOADED
  // (`irdl`); BAD_ARGUMENT (`values`: not a variadicity); TOO_DEEP.
  static Result<IRDLVariadicityArrayAttr> get(Context context,
      ArrayRef<Attribute> values);

  // Gives the name that the dialect has for the class `IRDLVariadicityArray`,
  // like `builtin.integer`.
  // As `mlsIRDLVariadicityArrayAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMPointerType : public Type {
public:
  using Type::Type;
  LLVMPointerType() = default;
  explicit LLVMPointerType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the type of pointers in an address space.
  // As `mlsLLVMPointerTypeGet`; refused with DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMPointerType> get(Context context, uint32_t addressSpace);

  // Gives the name that the dialect has for the class `LLVMPointer`, like
  // `builtin.integer`.
  // As `mlsLLVMPointerTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of the class `LLVMPointer`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsLLVMPointerTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the address space of a pointer type.
  // As `mlsLLVMPointerTypeGetAddressSpace`; refused with BAD_ARGUMENT
  // (`pointerType`: not a pointer type of LLVM).
  Result<uint32_t> getAddressSpace() const;

};

class LLVMVoidType : public Type {
public:
  using Type::Type;
  LLVMVoidType() = default;
  explicit LLVMVoidType(Type one) : Type(one) {}

  // Gives the type of functions that give nothing.
  // As `mlsLLVMVoidTypeGet`; refused with DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMVoidType> get(Context context);

  // Gives the name that the dialect has for the class `LLVMVoid`, like
  // `builtin.integer`.
  // As `mlsLLVMVoidTypeGetName`.
  static Result<std::string_view> getName();

};

class LLVMArrayType : public Type {
public:
  using Type::Type;
  LLVMArrayType() = default;
  explicit LLVMArrayType(Type one) : Type(one) {}

  // Gives the type of arrays of `numElements` elements.
  // As `mlsLLVMArrayTypeGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`elementType`: a void, label, metadata, function or token
  // type); TOO_DEEP.
  static Result<LLVMArrayType> get(Type elementType, uint32_t numElements);

  // Gives the name that the dialect has for the class `LLVMArray`, like
  // `builtin.integer`.
  // As `mlsLLVMArrayTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the element type of an array type.
  // As `mlsLLVMArrayTypeGetElementType`; refused with BAD_ARGUMENT (`ty`: not
  // an array type of LLVM).
  Result<Type> getElementType() const;

};

class LLVMFunctionType : public Type {
public:
  using Type::Type;
  LLVMFunctionType() = default;
  explicit LLVMFunctionType(Type one) : Type(one) {}

  // Gives the type of functions from `argumentTypes`, and more arguments if
  // `isVarArg` says so, to `resultType`, which is `!llvm.void` if they give
  // nothing.
  // As `mlsLLVMFunctionTypeGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`resultType`: a label, metadata or function type);
  // BAD_ARGUMENT (`argumentTypes`: a void or function type, or a struct without
  // a body); TOO_DEEP.
  static Result<LLVMFunctionType> get(Type resultType,
      ArrayRef<Type> argumentTypes, bool isVarArg);

  // Gives the name that the dialect has for the class `LLVMFunction`, like
  // `builtin.integer`.
  // As `mlsLLVMFunctionTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of arguments of a function type.
  // As `mlsLLVMFunctionTypeGetNumInputs`; refused with BAD_ARGUMENT (`ty`: not
  // a function type of LLVM).
  Result<intptr_t> getNumInputs() const;

  // Gives the type of argument number `pos` of a function type.
  // As `mlsLLVMFunctionTypeGetInput`; refused with BAD_ARGUMENT (`ty`: not a
  // function type of LLVM); OUT_OF_RANGE (`pos`).
  Result<Type> getInput(intptr_t pos) const;

  // Gives all that `mlsLLVMFunctionTypeGetInput` gives, one after the other.
  // As `mlsLLVMFunctionTypeCopyInputs`; refused with BAD_ARGUMENT (`ty`: not a
  // function type of LLVM).
  Result<std::vector<Type>> copyInputs() const;

  // Gives the type of the result of a function type.
  // As `mlsLLVMFunctionTypeGetReturnType`; refused with BAD_ARGUMENT (`ty`: not
  // a function type of LLVM).
  Result<Type> getReturnType() const;

};

class LLVMStructType : public Type {
public:
  using Type::Type;
  LLVMStructType() = default;
  explicit LLVMStructType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `LLVMStruct`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsLLVMStructTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the name that the dialect has for the class `LLVMStruct`, like
  // `builtin.integer`.
  // As `mlsLLVMStructTypeGetName`.
  static Result<std::string_view> getName();

  // Tells whether a struct type has no name.
  // As `mlsLLVMStructTypeIsLiteral`; refused with BAD_ARGUMENT (`ty`: not a
  // struct type of LLVM).
  Result<bool> isLiteral() const;

  // Gives the number of elements of a struct type.
  // As `mlsLLVMStructTypeGetNumElementTypes`; refused with BAD_ARGUMENT (`ty`:
  // not a struct type with a body).
  Result<intptr_t> getNumElementTypes() const;

  // Gives the type of element number `position` of a struct type.
  // As `mlsLLVMStructTypeGetElementType`; refused with BAD_ARGUMENT (`ty`: not
  // a struct type with a body); OUT_OF_RANGE (`position`).
  Result<Type> getElementType(intptr_t position) const;

  // Gives all that `mlsLLVMStructTypeGetElementType` gives, one after the
  // other.
  // As `mlsLLVMStructTypeCopyElementTypes`; refused with BAD_ARGUMENT (`ty`:
  // not a struct type with a body).
  Result<std::vector<Type>> copyElementTypes() const;

  // Tells whether the elements of a struct type are next to each other.
  // As `mlsLLVMStructTypeIsPacked`; refused with BAD_ARGUMENT (`ty`: not a
  // struct type with a body).
  Result<bool> isPacked() const;

  // Gives the name of a struct type.
  // As `mlsLLVMStructTypeGetIdentifier`; refused with BAD_ARGUMENT (`ty`: not a
  // struct type with a name).
  Result<std::string_view> getIdentifier() const;

  // Tells whether a struct type has no body, or none yet.
  // As `mlsLLVMStructTypeIsOpaque`; refused with BAD_ARGUMENT (`ty`: not a
  // struct type of LLVM).
  Result<bool> isOpaque() const;

  // Gives the struct type without a name that has these elements, next to each
  // other if `isPacked` says so.
  // As `mlsLLVMStructTypeLiteralGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or token
  // type); TOO_DEEP.
  static Result<LLVMStructType> literalGet(Context context,
      ArrayRef<Type> fieldTypes, bool isPacked);

  // Gives the struct type without a name that has these elements, next to each
  // other if `isPacked` says so. Diagnostics are at `location`.
  // As `mlsLLVMStructTypeLiteralGetChecked`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or
  // token type); TOO_DEEP; BAD_ARGUMENT with diagnostics.
  static Result<LLVMStructType> literalGetChecked(Location location,
      ArrayRef<Type> fieldTypes, bool isPacked);

  // Gives the struct type of this name that never gets a body.
  // As `mlsLLVMStructTypeOpaqueGet`; refused with DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMStructType> opaqueGet(Context context,
      std::string_view name);

  // Gives the struct type of this name, without a body if there was none
  // (`mlsLLVMStructTypeSetBody`).
  // As `mlsLLVMStructTypeIdentifiedGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`).
  static Result<LLVMStructType> identifiedGet(Context context,
      std::string_view name);

  // Gives a new struct type with a body: of this name, or if a struct of this
  // name has a body, of a name that begins with it.
  // As `mlsLLVMStructTypeIdentifiedNewGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label, metadata, function or
  // token type); TOO_DEEP , also for a struct without a body in `fieldTypes`.
  static Result<LLVMStructType> identifiedNewGet(Context context,
      std::string_view name, ArrayRef<Type> fieldTypes, bool isPacked);

  // Gives a struct type with a name its body. The same once more changes
  // nothing. Structs in it must have theirs before.
  // As `mlsLLVMStructTypeSetBody`; refused with BAD_ARGUMENT (`structType`: not
  // a struct type with a name; `fieldTypes`: a void, label, metadata, function
  // or token type); TOO_DEEP , also for a struct without a body in
  // `fieldTypes`; BAD_STATE (`structType`: it has another body, or never gets
  // one).
  Result<void> setBody(ArrayRef<Type> fieldTypes, bool isPacked) const;

};

class LLVMCConvAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMCConvAttr() = default;
  explicit LLVMCConvAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of a calling convention.
  // As `mlsLLVMCConvAttrGet`; refused with BAD_ENUM (`cconv`);
  // DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMCConvAttr> get(Context context, LLVMCConv cconv);

  // Gives the name that the dialect has for the class `LLVMCConv`, like
  // `builtin.integer`.
  // As `mlsLLVMCConvAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMComdatAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMComdatAttr() = default;
  explicit LLVMComdatAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of how the linker selects one of equal sections.
  // As `mlsLLVMComdatAttrGet`; refused with BAD_ENUM (`comdat`);
  // DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMComdatAttr> get(Context context, LLVMComdat comdat);

  // Gives the name that the dialect has for the class `LLVMComdat`, like
  // `builtin.integer`.
  // As `mlsLLVMComdatAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMLinkageAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMLinkageAttr() = default;
  explicit LLVMLinkageAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of a linkage.
  // As `mlsLLVMLinkageAttrGet`; refused with BAD_ENUM (`linkage`);
  // DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMLinkageAttr> get(Context context, LLVMLinkage linkage);

  // Gives the name that the dialect has for the class `LLVMLinkage`, like
  // `builtin.integer`.
  // As `mlsLLVMLinkageAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDINullTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDINullTypeAttr() = default;
  explicit LLVMDINullTypeAttr(Attribute one) : Attribute(one) {}

  // Gives the type of nothing: the result of a subprogram that gives none.
  // As `mlsLLVMDINullTypeAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`).
  static Result<LLVMDINullTypeAttr> get(Context context);

  // Gives the name that the dialect has for the class `LLVMDINullType`, like
  // `builtin.integer`.
  // As `mlsLLVMDINullTypeAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIExpressionElemAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIExpressionElemAttr() = default;
  explicit LLVMDIExpressionElemAttr(Attribute one) : Attribute(one) {}

  // Gives an operation of an expression: the number that DWARF has for it, and
  // its arguments.
  // As `mlsLLVMDIExpressionElemAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`).
  static Result<LLVMDIExpressionElemAttr> get(Context context, uint32_t opcode,
      ArrayRef<uint64_t> arguments);

  // Gives the name that the dialect has for the class `LLVMDIExpressionElem`,
  // like `builtin.integer`.
  // As `mlsLLVMDIExpressionElemAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIExpressionAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIExpressionAttr() = default;
  explicit LLVMDIExpressionAttr(Attribute one) : Attribute(one) {}

  // Gives an expression of operations (`mlsLLVMDIExpressionElemAttrGet`).
  // As `mlsLLVMDIExpressionAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`operations`: not an operation of an expression); TOO_DEEP.
  static Result<LLVMDIExpressionAttr> get(Context context,
      ArrayRef<Attribute> operations);

  // Gives the name that the dialect has for the class `LLVMDIExpression`, like
  // `builtin.integer`.
  // As `mlsLLVMDIExpressionAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIBasicTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIBasicTypeAttr() = default;
  explicit LLVMDIBasicTypeAttr(Attribute one) : Attribute(one) {}

  // Gives a basic type, by the tag that DWARF has for it.
  // As `mlsLLVMDIBasicTypeAttrGet`; refused with BAD_ENUM (`encoding`);
  // DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
  // OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
  static Result<LLVMDIBasicTypeAttr> get(Context context, uint32_t tag,
      Attribute name, uint64_t sizeInBits, LLVMTypeEncoding encoding);

  // Gives the name that the dialect has for the class `LLVMDIBasicType`, like
  // `builtin.integer`.
  // As `mlsLLVMDIBasicTypeAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDICompositeTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDICompositeTypeAttr() = default;
  explicit LLVMDICompositeTypeAttr(Attribute one) : Attribute(one) {}

  // Gives what stands for a composite type inside of itself: for the one whose
  // `recId` is this.
  // As `mlsLLVMDICompositeTypeAttrGetRecSelf`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); TOO_DEEP.
  static Result<LLVMDICompositeTypeAttr> getRecSelf(Attribute recId);

  // Gives a composite type, by the tag that DWARF has for it.
  // As `mlsLLVMDICompositeTypeAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); BAD_ARGUMENT
  // (`name`: not a string); BAD_ARGUMENT (`file`: not a file of debug
  // information); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`baseType`: not a type of debug information); BAD_ARGUMENT
  // (`elements`: not a node of debug information); BAD_ARGUMENT
  // (`dataLocation`: not an expression of debug information); BAD_ARGUMENT
  // (`rank`: not an expression of debug information); BAD_ARGUMENT
  // (`allocated`: not an expression of debug information); BAD_ARGUMENT
  // (`associated`: not an expression of debug information); OUT_OF_RANGE
  // (`tag`: above 65 535); OUT_OF_RANGE (`flags`: a bit that stands for
  // nothing); TOO_DEEP.
  static Result<LLVMDICompositeTypeAttr> get(Context context, Attribute recId,
      bool isRecSelf, uint32_t tag, Attribute name, Attribute file,
      uint32_t line, Attribute scope, Attribute baseType, int64_t flags,
      uint64_t sizeInBits, uint64_t alignInBits, ArrayRef<Attribute> elements,
      Attribute dataLocation, Attribute rank, Attribute allocated,
      Attribute associated);

  // Gives the name that the dialect has for the class `LLVMDICompositeType`,
  // like `builtin.integer`.
  // As `mlsLLVMDICompositeTypeAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIDerivedTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIDerivedTypeAttr() = default;
  explicit LLVMDIDerivedTypeAttr(Attribute one) : Attribute(one) {}

  // Gives a type that is derived from `baseType`, by the tag that DWARF has for
  // it. `dwarfAddressSpace` is -1 if there is none.
  // As `mlsLLVMDIDerivedTypeAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`baseType`: not a type
  // of debug information); BAD_ARGUMENT (`extraData`: not a node of debug
  // information); OUT_OF_RANGE (`tag`: above 65 535); OUT_OF_RANGE
  // (`dwarfAddressSpace`: neither -1 nor an address space); TOO_DEEP.
  static Result<LLVMDIDerivedTypeAttr> get(Context context, uint32_t tag,
      Attribute name, Attribute baseType, uint64_t sizeInBits,
      uint32_t alignInBits, uint64_t offsetInBits, int64_t dwarfAddressSpace,
      Attribute extraData);

  // Gives the name that the dialect has for the class `LLVMDIDerivedType`, like
  // `builtin.integer`.
  // As `mlsLLVMDIDerivedTypeAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the type that a derived type is derived from; null if there is none.
  // As `mlsLLVMDIDerivedTypeAttrGetBaseType`; refused with BAD_ARGUMENT
  // (`diDerivedType`: not a derived type).
  Result<Attribute> getBaseType() const;

};

class LLVMDIStringTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIStringTypeAttr() = default;
  explicit LLVMDIStringTypeAttr(Attribute one) : Attribute(one) {}

  // Gives a type of strings, by the tag that DWARF has for it.
  // As `mlsLLVMDIStringTypeAttrGet`; refused with BAD_ENUM (`encoding`);
  // DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
  // BAD_ARGUMENT (`stringLength`: not a variable of debug information);
  // BAD_ARGUMENT (`stringLengthExp`: not an expression of debug information);
  // BAD_ARGUMENT (`stringLocationExp`: not an expression of debug information);
  // OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
  static Result<LLVMDIStringTypeAttr> get(Context context, uint32_t tag,
      Attribute name, uint64_t sizeInBits, uint32_t alignInBits,
      Attribute stringLength, Attribute stringLengthExp,
      Attribute stringLocationExp, LLVMTypeEncoding encoding);

  // Gives the name that the dialect has for the class `LLVMDIStringType`, like
  // `builtin.integer`.
  // As `mlsLLVMDIStringTypeAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIFileAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIFileAttr() = default;
  explicit LLVMDIFileAttr(Attribute one) : Attribute(one) {}

  // Gives a file of a name and a directory.
  // As `mlsLLVMDIFileAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`directory`: not a
  // string); TOO_DEEP.
  static Result<LLVMDIFileAttr> get(Context context, Attribute name,
      Attribute directory);

  // Gives the name that the dialect has for the class `LLVMDIFile`, like
  // `builtin.integer`.
  // As `mlsLLVMDIFileAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDICompileUnitAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDICompileUnitAttr() = default;
  explicit LLVMDICompileUnitAttr(Attribute one) : Attribute(one) {}

  // Gives a unit of compilation. `sourceLanguage` is the number that DWARF has
  // for it.
  // As `mlsLLVMDICompileUnitAttrGet`; refused with BAD_ENUM (`emissionKind`);
  // BAD_ENUM (`nameTableKind`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT
  // (`id`: not a distinct attribute); BAD_ARGUMENT (`file`: not a file of debug
  // information); BAD_ARGUMENT (`producer`: not a string); BAD_ARGUMENT
  // (`splitDebugFilename`: not a string); OUT_OF_RANGE (`sourceLanguage`: above
  // 65 535); TOO_DEEP.
  static Result<LLVMDICompileUnitAttr> get(Context context, Attribute id,
      uint32_t sourceLanguage, Attribute file, Attribute producer,
      bool isOptimized, LLVMDIEmissionKind emissionKind,
      LLVMDINameTableKind nameTableKind, Attribute splitDebugFilename);

  // Gives the name that the dialect has for the class `LLVMDICompileUnit`, like
  // `builtin.integer`.
  // As `mlsLLVMDICompileUnitAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIFlagsAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIFlagsAttr() = default;
  explicit LLVMDIFlagsAttr(Attribute one) : Attribute(one) {}

  // Gives the attribute of flags: one bit for each.
  // As `mlsLLVMDIFlagsAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // OUT_OF_RANGE (`value`: a bit that stands for nothing).
  static Result<LLVMDIFlagsAttr> get(Context context, uint64_t value);

  // Gives the name that the dialect has for the class `LLVMDIFlags`, like
  // `builtin.integer`.
  // As `mlsLLVMDIFlagsAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDILexicalBlockAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDILexicalBlockAttr() = default;
  explicit LLVMDILexicalBlockAttr(Attribute one) : Attribute(one) {}

  // Gives a block inside of `scope`, at a line and a column.
  // As `mlsLLVMDILexicalBlockAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`file`: not a file of debug information); TOO_DEEP.
  static Result<LLVMDILexicalBlockAttr> get(Context context, Attribute scope,
      Attribute file, uint32_t line, uint32_t column);

  // Gives the name that the dialect has for the class `LLVMDILexicalBlock`,
  // like `builtin.integer`.
  // As `mlsLLVMDILexicalBlockAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDILexicalBlockFileAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDILexicalBlockFileAttr() = default;
  explicit LLVMDILexicalBlockFileAttr(Attribute one) : Attribute(one) {}

  // Gives a block inside of `scope` that is of another file.
  // As `mlsLLVMDILexicalBlockFileAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`file`: not a file of debug information); TOO_DEEP.
  static Result<LLVMDILexicalBlockFileAttr> get(Context context,
      Attribute scope, Attribute file, uint32_t discriminator);

  // Gives the name that the dialect has for the class `LLVMDILexicalBlockFile`,
  // like `builtin.integer`.
  // As `mlsLLVMDILexicalBlockFileAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDILocalVariableAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDILocalVariableAttr() = default;
  explicit LLVMDILocalVariableAttr(Attribute one) : Attribute(one) {}

  // Gives a variable in `scope`. `arg` is the position of an argument, from 1
  // on, or 0.
  // As `mlsLLVMDILocalVariableAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`diFile`: not a file of
  // debug information); BAD_ARGUMENT (`diType`: not a type of debug
  // information); OUT_OF_RANGE (`arg`: above 65 535); OUT_OF_RANGE (`flags`: a
  // bit that stands for nothing); TOO_DEEP.
  static Result<LLVMDILocalVariableAttr> get(Context context, Attribute scope,
      Attribute name, Attribute diFile, uint32_t line, uint32_t arg,
      uint32_t alignInBits, Attribute diType, int64_t flags);

  // Gives the name that the dialect has for the class `LLVMDILocalVariable`,
  // like `builtin.integer`.
  // As `mlsLLVMDILocalVariableAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDISubprogramAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDISubprogramAttr() = default;
  explicit LLVMDISubprogramAttr(Attribute one) : Attribute(one) {}

  // Gives what stands for a subprogram inside of itself: for the one whose
  // `recId` is this.
  // As `mlsLLVMDISubprogramAttrGetRecSelf`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`recId`: not a distinct attribute); TOO_DEEP.
  static Result<LLVMDISubprogramAttr> getRecSelf(Attribute recId);

  // Gives a subprogram.
  // As `mlsLLVMDISubprogramAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`recId`: not a distinct attribute); BAD_ARGUMENT (`id`: not a
  // distinct attribute); BAD_ARGUMENT (`compileUnit`: not a unit of
  // compilation); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`linkageName`: not a
  // string); BAD_ARGUMENT (`file`: not a file of debug information);
  // BAD_ARGUMENT (`ty`: not the type of a subprogram); BAD_ARGUMENT
  // (`retainedNodes`: not a node of debug information); BAD_ARGUMENT
  // (`annotations`: not a node of debug information); OUT_OF_RANGE
  // (`subprogramFlags`: a bit that stands for nothing); TOO_DEEP.
  static Result<LLVMDISubprogramAttr> get(Context context, Attribute recId,
      bool isRecSelf, Attribute id, Attribute compileUnit, Attribute scope,
      Attribute name, Attribute linkageName, Attribute file, uint32_t line,
      uint32_t scopeLine, uint64_t subprogramFlags, Attribute ty,
      ArrayRef<Attribute> retainedNodes, ArrayRef<Attribute> annotations);

  // Gives the name that the dialect has for the class `LLVMDISubprogram`, like
  // `builtin.integer`.
  // As `mlsLLVMDISubprogramAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the scope of a subprogram; null if there is none.
  // As `mlsLLVMDISubprogramAttrGetScope`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<Attribute> getScope() const;

  // Gives the line where a subprogram is.
  // As `mlsLLVMDISubprogramAttrGetLine`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<uint32_t> getLine() const;

  // Gives the line where the body of a subprogram begins.
  // As `mlsLLVMDISubprogramAttrGetScopeLine`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<uint32_t> getScopeLine() const;

  // Gives the unit of compilation of a subprogram; null if there is none.
  // As `mlsLLVMDISubprogramAttrGetCompileUnit`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<Attribute> getCompileUnit() const;

  // Gives the file of a subprogram; null if there is none.
  // As `mlsLLVMDISubprogramAttrGetFile`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<Attribute> getFile() const;

  // Gives the type of a subprogram; null if there is none.
  // As `mlsLLVMDISubprogramAttrGetType`; refused with BAD_ARGUMENT
  // (`diSubprogram`: not a subprogram).
  Result<Attribute> getType() const;

};

class LLVMDIAnnotationAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIAnnotationAttr() = default;
  explicit LLVMDIAnnotationAttr(Attribute one) : Attribute(one) {}

  // Gives an annotation: a name and a value.
  // As `mlsLLVMDIAnnotationAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`value`: not a string);
  // TOO_DEEP.
  static Result<LLVMDIAnnotationAttr> get(Context context, Attribute name,
      Attribute value);

  // Gives the name that the dialect has for the class `LLVMDIAnnotation`, like
  // `builtin.integer`.
  // As `mlsLLVMDIAnnotationAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDISubroutineTypeAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDISubroutineTypeAttr() = default;
  explicit LLVMDISubroutineTypeAttr(Attribute one) : Attribute(one) {}

  // Gives the type of subprograms: the type of the result, and those of the
  // arguments. `callingConvention` is the number that DWARF has for it, or 0.
  // As `mlsLLVMDISubroutineTypeAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`types`: not a type of debug information);
  // OUT_OF_RANGE (`callingConvention`: above 255); TOO_DEEP.
  static Result<LLVMDISubroutineTypeAttr> get(Context context,
      uint32_t callingConvention, ArrayRef<Attribute> types);

  // Gives the name that the dialect has for the class `LLVMDISubroutineType`,
  // like `builtin.integer`.
  // As `mlsLLVMDISubroutineTypeAttrGetName`.
  static Result<std::string_view> getName();

};

class LLVMDIModuleAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIModuleAttr() = default;
  explicit LLVMDIModuleAttr(Attribute one) : Attribute(one) {}

  // Gives a module of a language that has modules.
  // As `mlsLLVMDIModuleAttrGet`; refused with DIALECT_NOT_LOADED (`llvm`);
  // BAD_ARGUMENT (`file`: not a file of debug information); BAD_ARGUMENT
  // (`scope`: not a scope of debug information); BAD_ARGUMENT (`name`: not a
  // string); BAD_ARGUMENT (`configMacros`: not a string); BAD_ARGUMENT
  // (`includePath`: not a string); BAD_ARGUMENT (`apinotes`: not a string);
  // TOO_DEEP.
  static Result<LLVMDIModuleAttr> get(Context context, Attribute file,
      Attribute scope, Attribute name, Attribute configMacros,
      Attribute includePath, Attribute apinotes, uint32_t line, bool isDecl);

  // Gives the name that the dialect has for the class `LLVMDIModule`, like
  // `builtin.integer`.
  // As `mlsLLVMDIModuleAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the scope of a module; null if there is none.
  // As `mlsLLVMDIModuleAttrGetScope`; refused with BAD_ARGUMENT (`diModule`:
  // not a module of debug information).
  Result<Attribute> getScope() const;

};

class LLVMDIImportedEntityAttr : public Attribute {
public:
  using Attribute::Attribute;
  LLVMDIImportedEntityAttr() = default;
  explicit LLVMDIImportedEntityAttr(Attribute one) : Attribute(one) {}

  // Gives something that is imported into `scope`, by the tag that DWARF has
  // for it.
  // As `mlsLLVMDIImportedEntityAttrGet`; refused with DIALECT_NOT_LOADED
  // (`llvm`); BAD_ARGUMENT (`scope`: not a scope of debug information);
  // BAD_ARGUMENT (`entity`: not a node of debug information); BAD_ARGUMENT
  // (`file`: not a file of debug information); BAD_ARGUMENT (`name`: not a
  // string); BAD_ARGUMENT (`elements`: not a node of debug information);
  // OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
  static Result<LLVMDIImportedEntityAttr> get(Context context, uint32_t tag,
      Attribute scope, Attribute entity, Attribute file, uint32_t line,
      Attribute name, ArrayRef<Attribute> elements);

  // Gives the name that the dialect has for the class `LLVMDIImportedEntity`,
  // like `builtin.integer`.
  // As `mlsLLVMDIImportedEntityAttrGetName`.
  static Result<std::string_view> getName();

};

class NVGPUTensorMapDescriptorType : public Type {
public:
  using Type::Type;
  NVGPUTensorMapDescriptorType() = default;
  explicit NVGPUTensorMapDescriptorType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the type of descriptors of tensor maps for a memref type: `swizzle`
  // is 0 for none, 1, 2 or 3 for 32, 64 or 128 bytes; `l2promo` is 0 for none,
  // 1, 2 or 3 for 64, 128 or 256 bytes; `oobFill` is 0 for zero, 1 for NaN;
  // `interleave` is 0 for none, 1 or 2 for 16 or 32 bytes.
  // As `mlsNVGPUTensorMapDescriptorTypeGet`; refused with DIALECT_NOT_LOADED
  // (`nvgpu`); BAD_ARGUMENT (`tensorMemrefType`: not a ranked memref type);
  // BAD_ENUM (`swizzle`); BAD_ENUM (`l2promo`); BAD_ENUM (`oobFill`); BAD_ENUM
  // (`interleave`); TOO_DEEP.
  static Result<NVGPUTensorMapDescriptorType> get(Context context,
      Type tensorMemrefType, int32_t swizzle, int32_t l2promo, int32_t oobFill,
      int32_t interleave);

  // Gives the name that the dialect has for the class
  // `NVGPUTensorMapDescriptor`, like `builtin.integer`.
  // As `mlsNVGPUTensorMapDescriptorTypeGetName`.
  static Result<std::string_view> getName();

};

class PDLAttributeType : public Type {
public:
  using Type::Type;
  PDLAttributeType() = default;
  explicit PDLAttributeType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `PDLAttribute`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsPDLAttributeTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives PDL's type of attributes.
  // As `mlsPDLAttributeTypeGet`; refused with DIALECT_NOT_LOADED (`pdl`).
  static Result<PDLAttributeType> get(Context context);

  // Gives the name that the dialect has for the class `PDLAttribute`, like
  // `builtin.integer`.
  // As `mlsPDLAttributeTypeGetName`.
  static Result<std::string_view> getName();

};

class PDLOperationType : public Type {
public:
  using Type::Type;
  PDLOperationType() = default;
  explicit PDLOperationType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `PDLOperation`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsPDLOperationTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives PDL's type of operations.
  // As `mlsPDLOperationTypeGet`; refused with DIALECT_NOT_LOADED (`pdl`).
  static Result<PDLOperationType> get(Context context);

  // Gives the name that the dialect has for the class `PDLOperation`, like
  // `builtin.integer`.
  // As `mlsPDLOperationTypeGetName`.
  static Result<std::string_view> getName();

};

class PDLRangeType : public Type {
public:
  using Type::Type;
  PDLRangeType() = default;
  explicit PDLRangeType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `PDLRange`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsPDLRangeTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of ranges of attributes, operations, types or values.
  // As `mlsPDLRangeTypeGet`; refused with BAD_ARGUMENT (`elementType`: not a
  // type of PDL, or a range); TOO_DEEP.
  static Result<PDLRangeType> get(Type elementType);

  // Gives the name that the dialect has for the class `PDLRange`, like
  // `builtin.integer`.
  // As `mlsPDLRangeTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the type of the elements of a range.
  // As `mlsPDLRangeTypeGetElementType`; refused with BAD_ARGUMENT (`ty`: not a
  // range type of PDL).
  Result<Type> getElementType() const;

};

class PDLTypeType : public Type {
public:
  using Type::Type;
  PDLTypeType() = default;
  explicit PDLTypeType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `PDLType`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsPDLTypeTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives PDL's type of types.
  // As `mlsPDLTypeTypeGet`; refused with DIALECT_NOT_LOADED (`pdl`).
  static Result<PDLTypeType> get(Context context);

  // Gives the name that the dialect has for the class `PDLType`, like
  // `builtin.integer`.
  // As `mlsPDLTypeTypeGetName`.
  static Result<std::string_view> getName();

};

class PDLValueType : public Type {
public:
  using Type::Type;
  PDLValueType() = default;
  explicit PDLValueType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `PDLValue`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsPDLValueTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives PDL's type of values.
  // As `mlsPDLValueTypeGet`; refused with DIALECT_NOT_LOADED (`pdl`).
  static Result<PDLValueType> get(Context context);

  // Gives the name that the dialect has for the class `PDLValue`, like
  // `builtin.integer`.
  // As `mlsPDLValueTypeGetName`.
  static Result<std::string_view> getName();

};

class QuantizedType : public Type {
public:
  using Type::Type;
  QuantizedType() = default;
  explicit QuantizedType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the bit of the flags that says that the stored numbers have signs.
  // As `mlsQuantizedTypeGetSignedFlag`.
  static uint32_t getSignedFlag();

  // Gives the least number that integers of a width can be.
  // As `mlsQuantizedTypeGetDefaultMinimumForInteger`; refused with OUT_OF_RANGE
  // (`integralWidth`: 1 to 64, 63 without a sign).
  static Result<int64_t> getDefaultMinimumForInteger(bool isSigned,
      uint32_t integralWidth);

  // Gives the greatest number that integers of a width can be.
  // As `mlsQuantizedTypeGetDefaultMaximumForInteger`; refused with OUT_OF_RANGE
  // (`integralWidth`: 1 to 64, 63 without a sign).
  static Result<int64_t> getDefaultMaximumForInteger(bool isSigned,
      uint32_t integralWidth);

  // Gives the type that a quantized type approximates; null if that is open.
  // As `mlsQuantizedTypeGetExpressedType`; refused with BAD_ARGUMENT (`ty`: not
  // a quantized type).
  Result<Type> getExpressedType() const;

  // Gives the flags of a quantized type (`mlsQuantizedTypeGetSignedFlag`).
  // As `mlsQuantizedTypeGetFlags`; refused with BAD_ARGUMENT (`ty`: not a
  // quantized type).
  Result<uint32_t> getFlags() const;

  // Tells whether the stored numbers of a quantized type have signs.
  // As `mlsQuantizedTypeIsSigned`; refused with BAD_ARGUMENT (`ty`: not a
  // quantized type).
  Result<bool> isSigned() const;

  // Gives the type that values of a quantized type are stored in; null for a
  // calibrated type, which has none.
  // As `mlsQuantizedTypeGetStorageType`; refused with BAD_ARGUMENT (`ty`: not a
  // quantized type).
  Result<Type> getStorageType() const;

  // Gives the least number that is stored for a quantized type.
  // As `mlsQuantizedTypeGetStorageTypeMin`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type with a storage type).
  Result<int64_t> getStorageTypeMin() const;

  // Gives the greatest number that is stored for a quantized type.
  // As `mlsQuantizedTypeGetStorageTypeMax`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type with a storage type).
  Result<int64_t> getStorageTypeMax() const;

  // Gives the width of the integers that values of a quantized type are stored
  // in.
  // As `mlsQuantizedTypeGetStorageTypeIntegralWidth`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a storage type).
  Result<uint32_t> getStorageTypeIntegralWidth() const;

  // Tells whether `candidate` is what a quantized type approximates, or has
  // such elements.
  // As `mlsQuantizedTypeIsCompatibleExpressedType`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type).
  Result<bool> isCompatibleExpressedType(Type candidate) const;

  // Gives `ty` if it is a quantized type, or its element type if that is one;
  // else null.
  // As `mlsQuantizedTypeGetQuantizedElementType`.
  Result<Type> getQuantizedElementType() const;

  // Gives a quantized type if `candidate` is what its values are stored in; for
  // a tensor or vector, one of the same sizes, with elements as they are
  // stored; else null.
  // As `mlsQuantizedTypeCastFromStorageType`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type with a storage type); TOO_DEEP.
  Result<Type> castFromStorageType(Type candidate) const;

  // Gives the type that values of a quantized type are stored in; null if there
  // is none.
  // As `mlsQuantizedTypeCastToStorageType`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type).
  Result<Type> castToStorageType() const;

  // Gives a quantized type if `candidate` is what it approximates; for a tensor
  // of that, one of the same sizes, with quantized elements; else null.
  // As `mlsQuantizedTypeCastFromExpressedType`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type); BAD_ARGUMENT (`candidate`: a vector);
  // TOO_DEEP.
  Result<Type> castFromExpressedType(Type candidate) const;

  // Gives what a quantized type approximates; for a tensor with quantized
  // elements, one of the same sizes, with elements of that type; else null.
  // As `mlsQuantizedTypeCastToExpressedType`; refused with BAD_ARGUMENT (`ty`:
  // a quantized type without an expressed type).
  Result<Type> castToExpressedType() const;

  // Gives the type that values of a quantized type are stored in if `candidate`
  // is what it approximates; for a tensor of that, one of the same sizes, with
  // elements as they are stored; else null.
  // As `mlsQuantizedTypeCastExpressedToStorageType`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a storage type); BAD_ARGUMENT
  // (`candidate`: a vector); TOO_DEEP.
  Result<Type> castExpressedToStorageType(Type candidate) const;

};

class AnyQuantizedType : public QuantizedType {
public:
  using QuantizedType::QuantizedType;
  AnyQuantizedType() = default;
  explicit AnyQuantizedType(Type one) : QuantizedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `AnyQuantized`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsAnyQuantizedTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a quantized type of which only the storage is known, and what it
  // approximates if `expressedType` is not null.
  // As `mlsAnyQuantizedTypeGet`; refused with DIALECT_NOT_LOADED (`quant`);
  // OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of
  // the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to
  // 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at
  // most 64 bits); TOO_DEEP.
  static Result<AnyQuantizedType> get(uint32_t flags, Type storageType,
      Type expressedType, int64_t storageTypeMin, int64_t storageTypeMax);

  // Gives the name that the dialect has for the class `AnyQuantized`, like
  // `builtin.integer`.
  // As `mlsAnyQuantizedTypeGetName`.
  static Result<std::string_view> getName();

};

class UniformQuantizedType : public QuantizedType {
public:
  using QuantizedType::QuantizedType;
  UniformQuantizedType() = default;
  explicit UniformQuantizedType(Type one) : QuantizedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `UniformQuantized`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUniformQuantizedTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a quantized type with one scale and one zero point.
  // As `mlsUniformQuantizedTypeGet`; refused with DIALECT_NOT_LOADED (`quant`);
  // OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a range of
  // the storage type); BAD_ARGUMENT (`storageType`: not an integer type of 1 to
  // 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point type of at
  // most 64 bits); OUT_OF_RANGE (`scale`: not a number above 0 of the type
  // `expressedType`); TOO_DEEP.
  static Result<UniformQuantizedType> get(uint32_t flags, Type storageType,
      Type expressedType, double scale, int64_t zeroPoint,
      int64_t storageTypeMin, int64_t storageTypeMax);

  // Gives the name that the dialect has for the class `UniformQuantized`, like
  // `builtin.integer`.
  // As `mlsUniformQuantizedTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the scale of a quantized type with one.
  // As `mlsUniformQuantizedTypeGetScale`; refused with BAD_ARGUMENT (`ty`: not
  // a quantized type with one scale).
  Result<double> getScale() const;

  // Gives the zero point of a quantized type with one scale.
  // As `mlsUniformQuantizedTypeGetZeroPoint`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type with one scale).
  Result<int64_t> getZeroPoint() const;

  // Tells whether the zero point of a quantized type with one scale is 0.
  // As `mlsUniformQuantizedTypeIsFixedPoint`; refused with BAD_ARGUMENT (`ty`:
  // not a quantized type with one scale).
  Result<bool> isFixedPoint() const;

};

class UniformQuantizedPerAxisType : public QuantizedType {
public:
  using QuantizedType::QuantizedType;
  UniformQuantizedPerAxisType() = default;
  explicit UniformQuantizedPerAxisType(Type one) : QuantizedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `UniformQuantizedPerAxis`, for comparison
  // with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUniformQuantizedPerAxisTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a quantized type with a scale and a zero point for each index of a
  // dimension.
  // As `mlsUniformQuantizedPerAxisTypeGet`; refused with DIALECT_NOT_LOADED
  // (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a
  // range of the storage type); BAD_ARGUMENT (`storageType`: not an integer
  // type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point
  // type of at most 64 bits); OUT_OF_RANGE (`scales`: not a number above 0 of
  // the type `expressedType`); OUT_OF_RANGE (`quantizedDimension`: below 0);
  // TOO_DEEP.
  static Result<UniformQuantizedPerAxisType> get(uint32_t flags,
      Type storageType, Type expressedType, ArrayRef<double> scales,
      ArrayRef<int64_t> zeroPoints, int32_t quantizedDimension,
      int64_t storageTypeMin, int64_t storageTypeMax);

  // Gives the name that the dialect has for the class
  // `UniformQuantizedPerAxis`, like `builtin.integer`.
  // As `mlsUniformQuantizedPerAxisTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of scales of a quantized type with one for each index of a
  // dimension.
  // As `mlsUniformQuantizedPerAxisTypeGetNumDims`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each index of a dimension).
  Result<intptr_t> getNumDims() const;

  // Gives scale number `pos` of a quantized type with one for each index of a
  // dimension.
  // As `mlsUniformQuantizedPerAxisTypeGetScale`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each index of a dimension);
  // OUT_OF_RANGE (`pos`).
  Result<double> getScale(intptr_t pos) const;

  // Gives all that `mlsUniformQuantizedPerAxisTypeGetScale` gives, one after
  // the other.
  // As `mlsUniformQuantizedPerAxisTypeCopyScales`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each index of a dimension).
  Result<std::vector<double>> copyScales() const;

  // Gives zero point number `pos` of a quantized type with one for each index
  // of a dimension.
  // As `mlsUniformQuantizedPerAxisTypeGetZeroPoint`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each index of a dimension);
  // OUT_OF_RANGE (`pos`).
  Result<int64_t> getZeroPoint(intptr_t pos) const;

  // Gives all that `mlsUniformQuantizedPerAxisTypeGetZeroPoint` gives, one
  // after the other.
  // As `mlsUniformQuantizedPerAxisTypeCopyZeroPoints`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a
  // dimension).
  Result<std::vector<int64_t>> copyZeroPoints() const;

  // Gives the dimension for each index of which a quantized type has a scale.
  // As `mlsUniformQuantizedPerAxisTypeGetQuantizedDimension`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index of a
  // dimension).
  Result<int32_t> getQuantizedDimension() const;

  // Tells whether every zero point of a quantized type with a scale for each
  // index of a dimension is 0.
  // As `mlsUniformQuantizedPerAxisTypeIsFixedPoint`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each index of a dimension).
  Result<bool> isFixedPoint() const;

};

class UniformQuantizedSubChannelType : public QuantizedType {
public:
  using QuantizedType::QuantizedType;
  UniformQuantizedSubChannelType() = default;
  explicit UniformQuantizedSubChannelType(Type one) : QuantizedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `UniformQuantizedSubChannel`, for comparison
  // with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsUniformQuantizedSubChannelTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a quantized type with a scale and a zero point for each block. Blocks
  // have `blockSizes` in `quantizedDimensions`.
  // As `mlsUniformQuantizedSubChannelTypeGet`; refused with DIALECT_NOT_LOADED
  // (`quant`); OUT_OF_RANGE (`flags`; `storageTypeMin`, `storageTypeMax`: not a
  // range of the storage type); BAD_ARGUMENT (`storageType`: not an integer
  // type of 1 to 32 bits); BAD_ARGUMENT (`expressedType`: not a floating point
  // type of at most 64 bits); BAD_ARGUMENT (`scalesAttr`, `zeroPointsAttr`: not
  // dense elements of the expressed type, which is f16, bf16, f32 or f64, and
  // of the storage type, in one shape); OUT_OF_RANGE (`scalesAttr`: a scale
  // that is not above 0); OUT_OF_RANGE (`quantizedDimensions`: below 0);
  // OUT_OF_RANGE (`blockSizes`: below 1); TOO_DEEP.
  static Result<UniformQuantizedSubChannelType> get(uint32_t flags,
      Type storageType, Type expressedType, Attribute scalesAttr,
      Attribute zeroPointsAttr, ArrayRef<int32_t> quantizedDimensions,
      ArrayRef<int64_t> blockSizes, int64_t storageTypeMin,
      int64_t storageTypeMax);

  // Gives the name that the dialect has for the class
  // `UniformQuantizedSubChannel`, like `builtin.integer`.
  // As `mlsUniformQuantizedSubChannelTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the number of dimensions in which a quantized type has blocks.
  // As `mlsUniformQuantizedSubChannelTypeGetNumBlockSizes`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).
  Result<intptr_t> getNumBlockSizes() const;

  // Gives number `pos` of the dimensions in which a quantized type has blocks.
  // As `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block);
  // OUT_OF_RANGE (`pos`).
  Result<int32_t> getQuantizedDimension(intptr_t pos) const;

  // Gives all that `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`
  // gives, one after the other.
  // As `mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).
  Result<std::vector<int32_t>> copyQuantizedDimensions() const;

  // Gives the size that the blocks of a quantized type have in number `pos` of
  // their dimensions.
  // As `mlsUniformQuantizedSubChannelTypeGetBlockSize`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block);
  // OUT_OF_RANGE (`pos`).
  Result<int64_t> getBlockSize(intptr_t pos) const;

  // Gives all that `mlsUniformQuantizedSubChannelTypeGetBlockSize` gives, one
  // after the other.
  // As `mlsUniformQuantizedSubChannelTypeCopyBlockSizes`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).
  Result<std::vector<int64_t>> copyBlockSizes() const;

  // Gives the scales of the blocks of a quantized type.
  // As `mlsUniformQuantizedSubChannelTypeGetScales`; refused with BAD_ARGUMENT
  // (`ty`: not a quantized type with a scale for each block).
  Result<Attribute> getScales() const;

  // Gives the zero points of the blocks of a quantized type.
  // As `mlsUniformQuantizedSubChannelTypeGetZeroPoints`; refused with
  // BAD_ARGUMENT (`ty`: not a quantized type with a scale for each block).
  Result<Attribute> getZeroPoints() const;

};

class CalibratedQuantizedType : public QuantizedType {
public:
  using QuantizedType::QuantizedType;
  CalibratedQuantizedType() = default;
  explicit CalibratedQuantizedType(Type one) : QuantizedType(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `CalibratedQuantized`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsCalibratedQuantizedTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives a calibrated type: one of which the least and the greatest value are
  // known.
  // As `mlsCalibratedQuantizedTypeGet`; refused with DIALECT_NOT_LOADED
  // (`quant`); BAD_ARGUMENT (`expressedType`: not a floating point type of at
  // most 64 bits); OUT_OF_RANGE (`min`: not below `max`); TOO_DEEP.
  static Result<CalibratedQuantizedType> get(Type expressedType, double min,
      double max);

  // Gives the name that the dialect has for the class `CalibratedQuantized`,
  // like `builtin.integer`.
  // As `mlsCalibratedQuantizedTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the least value of a calibrated type.
  // As `mlsCalibratedQuantizedTypeGetMin`; refused with BAD_ARGUMENT (`ty`: not
  // a calibrated type).
  Result<double> getMin() const;

  // Gives the greatest value of a calibrated type.
  // As `mlsCalibratedQuantizedTypeGetMax`; refused with BAD_ARGUMENT (`ty`: not
  // a calibrated type).
  Result<double> getMax() const;

};

class SMTType : public Type {
public:
  using Type::Type;
  SMTType() = default;
  explicit SMTType(Type one) : Type(one) {}

  // Tells whether `ty` is a type of values of SMT, but no function type.
  // As `mlsSMTTypeIsAnyNonFuncSMTValueType`.
  Result<bool> isAnyNonFuncSMTValueType() const;

  // Tells whether `ty` is a type of values of SMT.
  // As `mlsSMTTypeIsAnySMTValueType`.
  Result<bool> isAnySMTValueType() const;

  // Tells whether `ty` is an array type of SMT.
  // As `mlsSMTTypeIsAArray`.
  Result<bool> isAArray() const;

  // Gives the type of arrays from `domainType` to `rangeType`.
  // As `mlsSMTTypeGetArray`; refused with DIALECT_NOT_LOADED (`smt`);
  // BAD_ARGUMENT (`domainType`: not a type of values of SMT); BAD_ARGUMENT
  // (`rangeType`: not a type of values of SMT); TOO_DEEP.
  static Result<SMTType> getArray(Context context, Type domainType,
      Type rangeType);

  // Tells whether `ty` is a bit vector type of SMT.
  // As `mlsSMTTypeIsABitVector`.
  Result<bool> isABitVector() const;

  // Gives the type of vectors of `width` bits.
  // As `mlsSMTTypeGetBitVector`; refused with DIALECT_NOT_LOADED (`smt`);
  // OUT_OF_RANGE (`width`: below 1).
  static Result<SMTType> getBitVector(Context context, int32_t width);

  // Tells whether `ty` is the type of truth values of SMT.
  // As `mlsSMTTypeIsABool`.
  Result<bool> isABool() const;

  // Gives the type of truth values of SMT.
  // As `mlsSMTTypeGetBool`; refused with DIALECT_NOT_LOADED (`smt`).
  static Result<SMTType> getBool(Context context);

  // Tells whether `ty` is the type of integers of SMT.
  // As `mlsSMTTypeIsAInt`.
  Result<bool> isAInt() const;

  // Gives the type of integers of SMT.
  // As `mlsSMTTypeGetInt`; refused with DIALECT_NOT_LOADED (`smt`).
  static Result<SMTType> getInt(Context context);

  // Tells whether `ty` is a function type of SMT.
  // As `mlsSMTTypeIsASMTFunc`.
  Result<bool> isASMTFunc() const;

  // Gives the type of functions from some types, at least one, to `rangeType`.
  // As `mlsSMTTypeGetSMTFunc`; refused with DIALECT_NOT_LOADED (`smt`);
  // BAD_ARGUMENT (`domainTypes`: not a type of values of SMT that is no
  // function type); BAD_ARGUMENT (`rangeType`: not a type of values of SMT that
  // is no function type); OUT_OF_RANGE (`domainTypes`: none); TOO_DEEP.
  static Result<SMTType> getSMTFunc(Context context, ArrayRef<Type> domainTypes,
      Type rangeType);

  // Tells whether `ty` is a sort: a type of which only the name is known.
  // As `mlsSMTTypeIsASort`.
  Result<bool> isASort() const;

  // Gives the sort of a name and parameters.
  // As `mlsSMTTypeGetSort`; refused with DIALECT_NOT_LOADED (`smt`);
  // BAD_ARGUMENT (`sortParams`: not a type of values of SMT that is no function
  // type); TOO_DEEP.
  static Result<SMTType> getSort(Context context, Identifier identifier,
      ArrayRef<Type> sortParams);

};

class SMTBitVectorType : public Type {
public:
  using Type::Type;
  SMTBitVectorType() = default;
  explicit SMTBitVectorType(Type one) : Type(one) {}

  // Gives the name that the dialect has for the class `SMTBitVector`, like
  // `builtin.integer`.
  // As `mlsSMTBitVectorTypeGetName`.
  static Result<std::string_view> getName();

};

class SMTBoolType : public Type {
public:
  using Type::Type;
  SMTBoolType() = default;
  explicit SMTBoolType(Type one) : Type(one) {}

  // Gives the name that the dialect has for the class `SMTBool`, like
  // `builtin.integer`.
  // As `mlsSMTBoolTypeGetName`.
  static Result<std::string_view> getName();

};

class SMTIntType : public Type {
public:
  using Type::Type;
  SMTIntType() = default;
  explicit SMTIntType(Type one) : Type(one) {}

  // Gives the name that the dialect has for the class `SMTInt`, like
  // `builtin.integer`.
  // As `mlsSMTIntTypeGetName`.
  static Result<std::string_view> getName();

};

class SMTAttr : public Attribute {
public:
  using Attribute::Attribute;
  SMTAttr() = default;
  explicit SMTAttr(Attribute one) : Attribute(one) {}

  // Tells whether `str` is the name of a comparison of bit vectors, like `slt`.
  // As `mlsSMTAttrCheckBVCmpPredicate`.
  static Result<bool> checkBVCmpPredicate(Context context,
      std::string_view str);

  // Tells whether `str` is the name of a comparison of integers, like `lt`.
  // As `mlsSMTAttrCheckIntPredicate`.
  static Result<bool> checkIntPredicate(Context context, std::string_view str);

  // Tells whether `attr` is a bit vector or a predicate of SMT.
  // As `mlsSMTAttrIsASMTAttribute`.
  Result<bool> isASMTAttribute() const;

  // Gives the bit vector of `width` bits that is `value`.
  // As `mlsSMTAttrGetBitVector`; refused with DIALECT_NOT_LOADED (`smt`);
  // OUT_OF_RANGE (`width`: not from 1 to 16 777 215; `value`: more bits).
  static Result<SMTAttr> getBitVector(Context context, uint64_t value,
      uint32_t width);

  // Gives the attribute of a comparison of bit vectors, by its name.
  // As `mlsSMTAttrGetBVCmpPredicate`; refused with DIALECT_NOT_LOADED (`smt`);
  // BAD_ARGUMENT (`str`: not the name of a predicate).
  static Result<SMTAttr> getBVCmpPredicate(Context context,
      std::string_view str);

  // Gives the attribute of a comparison of integers, by its name.
  // As `mlsSMTAttrGetIntPredicate`; refused with DIALECT_NOT_LOADED (`smt`);
  // BAD_ARGUMENT (`str`: not the name of a predicate).
  static Result<SMTAttr> getIntPredicate(Context context, std::string_view str);

};

class SparseTensorEncodingAttr : public Attribute {
public:
  using Attribute::Attribute;
  SparseTensorEncodingAttr() = default;
  explicit SparseTensorEncodingAttr(Attribute one) : Attribute(one) {}

  static Result<bool> classof(Attribute one);

  // Gives the encoding of tensors with `lvlRank` levels, of types from
  // `mlsSparseTensorEncodingAttrBuildLvlType`. `dimToLvl` maps dimensions to
  // levels, null to the same; `lvlTodim` is its inverse; null has it inferred.
  // Positions and coordinates have `posWidth` and `crdWidth` bits; 0 stands for
  // those of `index`. `explicitVal` is the number that all stored elements are,
  // `implicitVal` that of all others; both may be null.
  // As `mlsSparseTensorEncodingAttrGet`; refused with DIALECT_NOT_LOADED
  // (`sparseTensor`); OUT_OF_RANGE (`posWidth`: not 0, 8, 16, 32 or 64);
  // OUT_OF_RANGE (`crdWidth`: not 0, 8, 16, 32 or 64); BAD_ARGUMENT
  // (`explicitVal`: not a number); BAD_ARGUMENT (`implicitVal`: not a number);
  // BAD_ARGUMENT with diagnostics (`lvlTypes`, `dimToLvl`, `lvlTodim`: they do
  // not make an encoding); TOO_DEEP.
  static Result<SparseTensorEncodingAttr> get(Context context,
      ArrayRef<uint64_t> lvlTypes, AffineMap dimToLvl, AffineMap lvlTodim,
      int32_t posWidth, int32_t crdWidth, Attribute explicitVal = {},
      Attribute implicitVal = {});

  // Gives the name that the dialect has for the class `SparseTensorEncoding`,
  // like `builtin.integer`.
  // As `mlsSparseTensorEncodingAttrGetName`.
  static Result<std::string_view> getName();

  // Gives the number of levels of an encoding.
  // As `mlsSparseTensorEncodingGetLvlRank`; refused with BAD_ARGUMENT (`attr`:
  // not an encoding of sparse tensors).
  Result<intptr_t> getLvlRank() const;

  // Gives the type of level number `lvl` of an encoding: its format and
  // properties in one number.
  // As `mlsSparseTensorEncodingAttrGetLvlType`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors); OUT_OF_RANGE (`lvl`).
  Result<uint64_t> getLvlType(intptr_t lvl) const;

  // Gives all that `mlsSparseTensorEncodingAttrGetLvlType` gives, one after the
  // other.
  // As `mlsSparseTensorEncodingAttrCopyLvlTypes`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<std::vector<uint64_t>> copyLvlTypes() const;

  // Gives the format of level number `lvl` of an encoding.
  // As `mlsSparseTensorEncodingAttrGetLvlFmt`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors); OUT_OF_RANGE (`lvl`).
  Result<SparseTensorLevelFormat> getLvlFmt(intptr_t lvl) const;

  // Gives the map from dimensions to levels of an encoding: the identity if
  // none was given.
  // As `mlsSparseTensorEncodingAttrGetDimToLvl`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<AffineMap> getDimToLvl() const;

  // Gives the map from levels to dimensions of an encoding; null if none was
  // given and it cannot be inferred.
  // As `mlsSparseTensorEncodingAttrGetLvlToDim`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<AffineMap> getLvlToDim() const;

  // Gives the number of bits of positions; 0 for those of `index`.
  // As `mlsSparseTensorEncodingAttrGetPosWidth`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<int32_t> getPosWidth() const;

  // Gives the number of bits of coordinates; 0 for those of `index`.
  // As `mlsSparseTensorEncodingAttrGetCrdWidth`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<int32_t> getCrdWidth() const;

  // Gives the number that all stored elements are; null if they differ.
  // As `mlsSparseTensorEncodingAttrGetExplicitVal`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<Attribute> getExplicitVal() const;

  // Gives the number that all elements are that are not stored; null for zero.
  // As `mlsSparseTensorEncodingAttrGetImplicitVal`; refused with BAD_ARGUMENT
  // (`attr`: not an encoding of sparse tensors).
  Result<Attribute> getImplicitVal() const;

  // Gives the n of an n-out-of-m level: how many of m elements are stored.
  // As `mlsSparseTensorEncodingAttrGetStructuredN`; refused with BAD_ARGUMENT
  // (`lvlType`: not an n-out-of-m level).
  static Result<uint32_t> getStructuredN(uint64_t lvlType);

  // Gives the m of an n-out-of-m level: of how many elements n are stored.
  // As `mlsSparseTensorEncodingAttrGetStructuredM`; refused with BAD_ARGUMENT
  // (`lvlType`: not an n-out-of-m level).
  static Result<uint32_t> getStructuredM(uint64_t lvlType);

  // Gives the type of a level: its format, what it has not by default, and, for
  // an n-out-of-m level, these two; else both are 0.
  // As `mlsSparseTensorEncodingAttrBuildLvlType`; refused with BAD_ENUM
  // (`lvlFmt`; `properties`); BAD_ARGUMENT (`properties`: a level of this
  // format has not these); OUT_OF_RANGE (`n`: not from 1 to `m`; `m`: above
  // 255).
  static Result<uint64_t> buildLvlType(SparseTensorLevelFormat lvlFmt,
      ArrayRef<SparseTensorLevelPropertyNondefault> properties, uint32_t n,
      uint32_t m);

};

class TransformAnyOpType : public Type {
public:
  using Type::Type;
  TransformAnyOpType() = default;
  explicit TransformAnyOpType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `TransformAnyOp`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTransformAnyOpTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of handles to any operations.
  // As `mlsTransformAnyOpTypeGet`; refused with DIALECT_NOT_LOADED
  // (`transform`).
  static Result<TransformAnyOpType> get(Context context);

  // Gives the name that the dialect has for the class `TransformAnyOp`, like
  // `builtin.integer`.
  // As `mlsTransformAnyOpTypeGetName`.
  static Result<std::string_view> getName();

};

class TransformAnyParamType : public Type {
public:
  using Type::Type;
  TransformAnyParamType() = default;
  explicit TransformAnyParamType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `TransformAnyParam`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTransformAnyParamTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of parameters of any kind.
  // As `mlsTransformAnyParamTypeGet`; refused with DIALECT_NOT_LOADED
  // (`transform`).
  static Result<TransformAnyParamType> get(Context context);

  // Gives the name that the dialect has for the class `TransformAnyParam`, like
  // `builtin.integer`.
  // As `mlsTransformAnyParamTypeGetName`.
  static Result<std::string_view> getName();

};

class TransformAnyValueType : public Type {
public:
  using Type::Type;
  TransformAnyValueType() = default;
  explicit TransformAnyValueType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `TransformAnyValue`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTransformAnyValueTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of handles to any values.
  // As `mlsTransformAnyValueTypeGet`; refused with DIALECT_NOT_LOADED
  // (`transform`).
  static Result<TransformAnyValueType> get(Context context);

  // Gives the name that the dialect has for the class `TransformAnyValue`, like
  // `builtin.integer`.
  // As `mlsTransformAnyValueTypeGetName`.
  static Result<std::string_view> getName();

};

class TransformOperationType : public Type {
public:
  using Type::Type;
  TransformOperationType() = default;
  explicit TransformOperationType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `TransformOperation`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTransformOperationTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of handles to operations of one name, with that of the
  // dialect, like `func.func`.
  // As `mlsTransformOperationTypeGet`; refused with DIALECT_NOT_LOADED
  // (`transform`); BAD_ARGUMENT (`operationName`: empty).
  static Result<TransformOperationType> get(Context context,
      std::string_view operationName);

  // Gives the name that the dialect has for the class `TransformOperation`,
  // like `builtin.integer`.
  // As `mlsTransformOperationTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the name of the operations that a type of handles is for.
  // As `mlsTransformOperationTypeGetOperationName`; refused with BAD_ARGUMENT
  // (`ty`: not a type of handles to operations of one name).
  Result<std::string_view> getOperationName() const;

};

class TransformParamType : public Type {
public:
  using Type::Type;
  TransformParamType() = default;
  explicit TransformParamType(Type one) : Type(one) {}

  static Result<bool> classof(Type one);

  // Gives the number of the class `TransformParam`, for comparison with
  // `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
  // As `mlsTransformParamTypeGetTypeID`.
  static Result<TypeID> getTypeID();

  // Gives the type of parameters that are integers of type `ty`.
  // As `mlsTransformParamTypeGet`; refused with DIALECT_NOT_LOADED
  // (`transform`); BAD_ARGUMENT (`ty`: not an integer type of at most 64 bits);
  // TOO_DEEP.
  static Result<TransformParamType> get(Context context, Type ty);

  // Gives the name that the dialect has for the class `TransformParam`, like
  // `builtin.integer`.
  // As `mlsTransformParamTypeGetName`.
  static Result<std::string_view> getName();

  // Gives the type that the parameters of a type are of.
  // As `mlsTransformParamTypeGetType`; refused with BAD_ARGUMENT (`ty`: not a
  // type of integer parameters of a transform script).
  Result<Type> getType() const;

};

class BlockArgument : public Value {
public:
  using Value::Value;
  BlockArgument() = default;
  explicit BlockArgument(Value one) : Value(one) {}

  static Result<bool> classof(Value one);

  // Gives the mode for block arguments. In exact mode a handle of a block
  // argument goes stale when MLIR shifts the arguments of its block; in
  // conservative mode also after every pass run over it.
  // As `mlsBlockArgumentInvalidationMode`.
  static Result<InvalidationMode> invalidationMode();

  // Gives the block of a block argument.
  // As `mlsBlockArgumentGetOwner`; refused with BAD_ARGUMENT (`value`: not a
  // block argument).
  Result<Block> getOwner() const;

  // Gives the position of a block argument.
  // As `mlsBlockArgumentGetArgNumber`; refused with BAD_ARGUMENT (`value`: not
  // a block argument).
  Result<intptr_t> getArgNumber() const;

  // Sets the type of a block argument.
  // As `mlsBlockArgumentSetType`; refused with BAD_ARGUMENT (`value`: not a
  // block argument).
  Result<void> setType(Type ty) const;

  // Sets the location of a block argument.
  // As `mlsBlockArgumentSetLocation`; refused with BAD_ARGUMENT (`value`: not a
  // block argument).
  Result<void> setLocation(Location location) const;

};

class IRRewriter : public RewriterBase {
public:
  using RewriterBase::RewriterBase;
  IRRewriter() = default;
  explicit IRRewriter(RewriterBase one) : RewriterBase(one) {}

  // Makes a rewriter that inserts nowhere yet.
  // As `mlsIRRewriterCreate`.
  static Result<Owned<IRRewriter>> create(Context context);

  // Makes a rewriter that inserts in front of `op`.
  // As `mlsIRRewriterCreateFromOp`; refused with BAD_STATE (`op`: in no block).
  static Result<Owned<IRRewriter>> createFromOp(Operation op);

};

class OpResult : public Value {
public:
  using Value::Value;
  OpResult() = default;
  explicit OpResult(Value one) : Value(one) {}

  static Result<bool> classof(Value one);

  // Gives the operation of a result.
  // As `mlsOpResultGetOwner`; refused with BAD_ARGUMENT (`value`: not a
  // result).
  Result<Operation> getOwner() const;

  // Gives the position of a result.
  // As `mlsOpResultGetResultNumber`; refused with BAD_ARGUMENT (`value`: not a
  // result).
  Result<intptr_t> getResultNumber() const;

};

// ---- Structures --------------------------------------------------------------

// A name and an attribute. Upstream: `MlirNamedAttribute`.
struct NamedAttribute {
  // The name.
  Identifier name = {};
  // The attribute.
  Attribute attribute = {};

  NamedAttribute() = default;
  NamedAttribute(Identifier itsName, Attribute itsAttribute)
      : name(itsName), attribute(itsAttribute) {}
  explicit NamedAttribute(const MlsNamedAttribute &raw)
      : name(Identifier(raw.name)), attribute(Attribute(raw.attribute)) {}
  MlsNamedAttribute raw() const {
    return {name.raw(), attribute.raw()};
  }
};

// One handle that died.
struct Invalidation {
  // The bits of the handle; a module's are reported as its operation's.
  uint64_t handle = {};
  // `MLS_KIND_*` of the handle.
  Kind kind = {};
  // What it was, such as `arith.addi`; empty if it has no name. Valid for ever.
  std::string_view name = {};
  // What killed it, as in the report of a stale handle. Valid during the
  // callback.
  std::string_view reason = {};
  // The number of the pass run that killed it, or 0.
  uint64_t run = {};

  Invalidation() = default;
  explicit Invalidation(const MlsInvalidation &raw)
      : handle(raw.handle), kind(static_cast<Kind>(raw.kind)),
      name(detail::view(raw.name)), reason(detail::view(raw.reason)),
      run(raw.run) {}
  MlsInvalidation raw() const {
    return {handle, static_cast<uint32_t>(kind), detail::ref(name),
        detail::ref(reason), run};
  }
};

// The bytes of a dense constant.
struct RawData {
  // First byte, in the order of the machine.
  const void *data = {};
  // Number of bytes: of all elements, or of one if `is_splat`.
  size_t size = {};
  // Bytes of one element; 0 if elements are single bits (`i1`).
  size_t elementSize = {};
  // Whether the bytes are those of one element that stands for all.
  bool isSplat = {};

  RawData() = default;
  explicit RawData(const MlsRawData &raw)
      : data(raw.data), size(raw.size), elementSize(raw.elementSize),
      isSplat(raw.isSplat) {}
  MlsRawData raw() const {
    return {data, size, elementSize, isSplat};
  }
};

// The loops of a contraction, by their numbers: attributes of 32 bit
// integers. All are null if it is none. Upstream:
// `MlirLinalgContractionDimensions`.
struct LinalgContractionDimensions {
  // Loops over what both inputs and the output have.
  Attribute batch = {};
  // Loops over what the first input and the output have.
  Attribute m = {};
  // Loops over what the second input and the output have.
  Attribute n = {};
  // Loops over what both inputs have.
  Attribute k = {};

  LinalgContractionDimensions() = default;
  explicit LinalgContractionDimensions(const MlsLinalgContractionDimensions &raw)
      : batch(Attribute(raw.batch)), m(Attribute(raw.m)), n(Attribute(raw.n)),
      k(Attribute(raw.k)) {}
  MlsLinalgContractionDimensions raw() const {
    return {batch.raw(), m.raw(), n.raw(), k.raw()};
  }
};

// The loops of a convolution, by their numbers: attributes of 32 bit
// integers; and its steps: attributes of 64 bit integers. All are null if it
// is none. Upstream: `MlirLinalgConvolutionDimensions`.
struct LinalgConvolutionDimensions {
  // Loops over independent images.
  Attribute batch = {};
  // Loops over places in the output.
  Attribute outputImage = {};
  // Loops over channels of the output.
  Attribute outputChannel = {};
  // Loops over places in the filter.
  Attribute filterLoop = {};
  // Loops over channels of the input.
  Attribute inputChannel = {};
  // Loops over channels that input, filter and output have.
  Attribute depth = {};
  // From one place in the output to the next, how far in the input.
  Attribute strides = {};
  // From one place in the filter to the next, how far in the input.
  Attribute dilations = {};

  LinalgConvolutionDimensions() = default;
  explicit LinalgConvolutionDimensions(const MlsLinalgConvolutionDimensions &raw)
      : batch(Attribute(raw.batch)), outputImage(Attribute(raw.outputImage)),
      outputChannel(Attribute(raw.outputChannel)),
      filterLoop(Attribute(raw.filterLoop)),
      inputChannel(Attribute(raw.inputChannel)), depth(Attribute(raw.depth)),
      strides(Attribute(raw.strides)), dilations(Attribute(raw.dilations)) {}
  MlsLinalgConvolutionDimensions raw() const {
    return {batch.raw(), outputImage.raw(), outputChannel.raw(), filterLoop.raw(),
        inputChannel.raw(), depth.raw(), strides.raw(), dilations.raw()};
  }
};

// One live object that has a handle.
struct LiveObject {
  // The bits of its handle; a module's are those of its operation.
  uint64_t handle = {};
  // The bits of the handle of what it keeps alive: the outermost piece of IR
  // around it, the pass manager around a nested one, the context of a type, or
  // itself. 0 while a long call changes the IR.
  uint64_t root = {};
  // `MLS_KIND_*` of the handle.
  Kind kind = {};
  // The references that the host has to it.
  uint32_t references = {};
  // What it is, such as `arith.addi`; empty if it has no name, or while a long
  // call changes the IR. Valid for ever.
  std::string_view name = {};

  LiveObject() = default;
  explicit LiveObject(const MlsLiveObject &raw)
      : handle(raw.handle), root(raw.root), kind(static_cast<Kind>(raw.kind)),
      references(raw.references), name(detail::view(raw.name)) {}
  MlsLiveObject raw() const {
    return {handle, root, static_cast<uint32_t>(kind), references,
        detail::ref(name)};
  }
};

// How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the
// usual values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
struct GreedyRewriteDriverConfig {
  // How often it goes over everything at most; -1 for no limit.
  int64_t maxIterations = {};
  // How many rewrites it does in one go at most; -1 for no limit.
  int64_t maxNumRewrites = {};
  // `MLS_GREEDY_REWRITE_STRICTNESS_*`.
  GreedyRewriteStrictness strictness = {};
  // `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
  GreedySimplifyRegionLevel regionSimplificationLevel = {};
  // Whether it begins at the top.
  bool useTopDownTraversal = {};
  // Whether it folds.
  bool enableFolding = {};
  // Whether it merges equal constants.
  bool enableConstantCse = {};

  GreedyRewriteDriverConfig()
      : GreedyRewriteDriverConfig(mlsGreedyRewriteDriverConfigCreate()) {}
  explicit GreedyRewriteDriverConfig(const MlsGreedyRewriteDriverConfig &raw)
      : maxIterations(raw.maxIterations), maxNumRewrites(raw.maxNumRewrites),
      strictness(static_cast<GreedyRewriteStrictness>(raw.strictness)),
      regionSimplificationLevel(static_cast<GreedySimplifyRegionLevel>(raw.regionSimplificationLevel)),
      useTopDownTraversal(raw.useTopDownTraversal != 0),
      enableFolding(raw.enableFolding != 0),
      enableConstantCse(raw.enableConstantCse != 0) {}
  MlsGreedyRewriteDriverConfig raw() const {
    return {maxIterations, maxNumRewrites, static_cast<uint32_t>(strictness),
        static_cast<uint32_t>(regionSimplificationLevel),
        static_cast<MlsBool>(useTopDownTraversal),
        static_cast<MlsBool>(enableFolding),
        static_cast<MlsBool>(enableConstantCse)};
  }
};

// How a transform script is run. `mlsTransformOptionsCreate` gives the usual
// values. Upstream: `MlirTransformOptions`, there an object.
struct TransformOptions {
  // Whether every step is checked: that handles of the script are used while
  // what they name is there.
  bool expensiveChecksEnabled = {};
  // Whether a script must have a single operation at its top.
  bool enforceSingleTopLevelTransformOp = {};

  TransformOptions()
      : TransformOptions(mlsTransformOptionsCreate()) {}
  explicit TransformOptions(const MlsTransformOptions &raw)
      : expensiveChecksEnabled(raw.expensiveChecksEnabled != 0),
      enforceSingleTopLevelTransformOp(raw.enforceSingleTopLevelTransformOp != 0) {}
  MlsTransformOptions raw() const {
    return {static_cast<MlsBool>(expensiveChecksEnabled),
        static_cast<MlsBool>(enforceSingleTopLevelTransformOp)};
  }
};

// ---- Functions of the host ---------------------------------------------------

namespace detail {

// What a function of the host throws; null if it throws nothing.
template <class Call> std::exception_ptr thrownBy(Call call) noexcept {
#ifdef MLS_NO_EXCEPTIONS
  call();
#else
  try {
    call();
  } catch (...) {
    return std::current_exception();
  }
#endif
  return nullptr;
}

// Inside of a function of the host nothing may unwind into the library: what is
// thrown comes out of the call that runs the function. Then `otherwise`.
template <class R, class Call> R guarded(R otherwise, Call call) noexcept {
  R result = otherwise;
  if (std::exception_ptr cause = thrownBy([&] { result = call(); })) {
    ignore(mlsCallbackFail(Causes::all().put(std::move(cause))));
    return otherwise;
  }
  return result;
}

template <class Call> void guarded(Call call) noexcept {
  guarded(0, [&] { return call(), 0; });
}

// What a function gives; one that gives nothing means the same as `usual`.
template <class R, class F, class... Args>
R answer(R usual, F &function, Args... args) {
  if constexpr (std::is_void_v<std::invoke_result_t<F &, Args...>>)
    return function(args...), usual;
  else
    return static_cast<R>(function(args...));
}

// User data that is a function which outlives the call.
template <class F> struct Borrowed {
  static F &function(void *data) { return *static_cast<F *>(data); }
};

// User data that the library destroys, once. It may have done so when a call is
// refused, or not.
template <class F> class Given {
public:
  explicit Given(F function)
      : cell_(new Cell{std::move(function), destroyed_}) {}

  void *data() const { return cell_; }
  // That of a copy, which the library has from the beginning.
  static void *copied(F function) {
    return Given(std::move(function)).cell_;
  }
  static F &function(void *data) { return static_cast<Cell *>(data)->function; }
  static void destroy(void *data) {
    Cell *cell = static_cast<Cell *>(data);
    *cell->destroyed = true;
    delete cell;
  }
  void handedOver(MlsStatus status) const {
    if (status.code != MLS_STATUS_OK && !*destroyed_)
      delete cell_;
  }

private:
  struct Cell {
    F function;
    std::shared_ptr<bool> destroyed;
  };
  std::shared_ptr<bool> destroyed_ = std::make_shared<bool>(false);
  Cell *cell_;
};

// What C calls, for each of its types of functions.

template <class Data> void stringCallback(MlsStringRef text, void *data) {
  guarded([&] { Data::function(data)(view(text)); });
}

template <class Data>
MlsWalkResult operationWalkCallback(MlsOperation op, void *data) {
  return guarded<MlsWalkResult>(MLS_WALK_RESULT_INTERRUPT, [&] {
    return answer<MlsWalkResult>(MLS_WALK_RESULT_ADVANCE, Data::function(data),
                                 Operation(op));
  });
}

template <class Data>
void symbolTableCallback(MlsOperation op, bool allUsesVisible, void *data) {
  guarded([&] { Data::function(data)(Operation(op), allUsesVisible); });
}

template <class Data>
void diagnosticHandler(const MlsDiagnostic *diagnostic, void *data) {
  guarded([&] {
    Diagnostic copy = {static_cast<DiagnosticSeverity>(diagnostic->severity),
                       copied(diagnostic->message),
                       copied(diagnostic->location),
                       {}};
    for (intptr_t at = 0; at < diagnostic->numNotes; ++at)
      copy.notes.push_back({copied(diagnostic->notes[at].message),
                            copied(diagnostic->notes[at].location)});
    Data::function(data)(static_cast<const Diagnostic &>(copy));
  });
}

template <class Data>
void invalidationCallback(intptr_t n, const MlsInvalidation *invalidations,
                          void *data) {
  guarded([&] {
    std::vector<Invalidation> all = lifted<Invalidation>(invalidations, n);
    Data::function(data)(ArrayRef<Invalidation>(all));
  });
}

// A rewrite or a constraint, which fails by giving false.
template <class Data>
MlsBool pdlFunction(MlsPatternRewriter rewriter, MlsPDLResultList results,
                    intptr_t n, const MlsPDLValue *values, void *data) {
  return guarded<MlsBool>(0, [&] {
    std::vector<PDLValue> all = lifted<PDLValue>(values, n);
    return static_cast<MlsBool>(
        answer<bool>(true, Data::function(data), PatternRewriter(rewriter),
                     PDLResultList(results), ArrayRef<PDLValue>(all)));
  });
}

} // namespace detail

// ---- Functions of no class ---------------------------------------------------

// Gives a simpler form of an expression that has `numDims` dimensions and
// `numSymbols` symbols.
// As `mlsSimplifyAffineExpr`; refused with OUT_OF_RANGE (`numDims`: from 0 to
// 65 536); OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); BAD_ARGUMENT
// (`expr` has more dimensions or symbols than that); TOO_DEEP.
Result<AffineExpr> simplifyAffineExpr(AffineExpr expr, uint32_t numDims,
    uint32_t numSymbols);

// Gives a sparse constant: all elements are zero but those at `denseIndices`,
// which are `denseValues` in the same order. The indices are a dense constant
// of signless or unsigned integers of 64 bits: a row for each element, with a
// number for each size of the shape. The values are a dense constant with one
// size, of the element type.
// As `mlsSparseElementsAttribute`; refused with BAD_ARGUMENT (`denseIndices`:
// not a dense constant); BAD_ARGUMENT (`denseValues`: not a dense constant);
// BAD_ARGUMENT (`shapedType`: no vector or ranked tensor of a static shape);
// BAD_ARGUMENT (`denseValues`: not one size, or another element type);
// BAD_ARGUMENT (`denseIndices`: not integers of 64 bits in the shape that
// `denseValues` needs); OUT_OF_RANGE (`denseIndices`: not inside of
// `shapedType`); TOO_DEEP.
Result<Attribute> sparseElementsAttribute(Type shapedType,
    Attribute denseIndices, Attribute denseValues);

// Makes `ConversionPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterConversionPasses`.
Result<void> registerConversionPasses();

// Makes the pass `convert-arith-to-amdgpu`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionArithToAMDGPUConversionPass`.
Result<Owned<Pass>> createConversionArithToAMDGPUConversionPass();

// Makes `ConversionArithToAMDGPUConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionArithToAMDGPUConversionPass`.
Result<void> registerConversionArithToAMDGPUConversionPass();

// Makes the pass `convert-arith-to-apfloat`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionArithToAPFloatConversionPass`.
Result<Owned<Pass>> createConversionArithToAPFloatConversionPass();

// Makes `ConversionArithToAPFloatConversionPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionArithToAPFloatConversionPass`.
Result<void> registerConversionArithToAPFloatConversionPass();

// Makes the pass `convert-arith-to-arm-sme`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionArithToArmSMEConversionPass`.
Result<Owned<Pass>> createConversionArithToArmSMEConversionPass();

// Makes `ConversionArithToArmSMEConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionArithToArmSMEConversionPass`.
Result<void> registerConversionArithToArmSMEConversionPass();

// Makes the pass `convert-arith-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionArithToLLVMConversionPass`.
Result<Owned<Pass>> createConversionArithToLLVMConversionPass();

// Makes `ConversionArithToLLVMConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionArithToLLVMConversionPass`.
Result<void> registerConversionArithToLLVMConversionPass();

// Makes the pass `convert-amdgpu-to-rocdl`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertAMDGPUToROCDLPass`.
Result<Owned<Pass>> createConversionConvertAMDGPUToROCDLPass();

// Makes `ConversionConvertAMDGPUToROCDLPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertAMDGPUToROCDLPass`.
Result<void> registerConversionConvertAMDGPUToROCDLPass();

// Makes the pass `convert-affine-for-to-gpu`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertAffineForToGPUPass`.
Result<Owned<Pass>> createConversionConvertAffineForToGPUPass();

// Makes `ConversionConvertAffineForToGPUPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertAffineForToGPUPass`.
Result<void> registerConversionConvertAffineForToGPUPass();

// Makes the pass `convert-arith-to-emitc`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertArithToEmitC`.
Result<Owned<Pass>> createConversionConvertArithToEmitC();

// Makes `ConversionConvertArithToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertArithToEmitC`.
Result<void> registerConversionConvertArithToEmitC();

// Makes the pass `convert-arith-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertArithToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertArithToSPIRVPass();

// Makes `ConversionConvertArithToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertArithToSPIRVPass`.
Result<void> registerConversionConvertArithToSPIRVPass();

// Makes the pass `arm-neon-2d-to-intr`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertArmNeon2dToIntrPass`.
Result<Owned<Pass>> createConversionConvertArmNeon2dToIntrPass();

// Makes `ConversionConvertArmNeon2dToIntrPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertArmNeon2dToIntrPass`.
Result<void> registerConversionConvertArmNeon2dToIntrPass();

// Makes the pass `convert-arm-sme-to-llvm`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertArmSMEToLLVM`.
Result<Owned<Pass>> createConversionConvertArmSMEToLLVM();

// Makes `ConversionConvertArmSMEToLLVM` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertArmSMEToLLVM`.
Result<void> registerConversionConvertArmSMEToLLVM();

// Makes the pass `convert-arm-sme-to-scf`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertArmSMEToSCFPass`.
Result<Owned<Pass>> createConversionConvertArmSMEToSCFPass();

// Makes `ConversionConvertArmSMEToSCFPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertArmSMEToSCFPass`.
Result<void> registerConversionConvertArmSMEToSCFPass();

// Makes the pass `convert-async-to-llvm`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertAsyncToLLVMPass`.
Result<Owned<Pass>> createConversionConvertAsyncToLLVMPass();

// Makes `ConversionConvertAsyncToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertAsyncToLLVMPass`.
Result<void> registerConversionConvertAsyncToLLVMPass();

// Makes the pass `convert-bufferization-to-memref`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertBufferizationToMemRefPass`.
Result<Owned<Pass>> createConversionConvertBufferizationToMemRefPass();

// Makes `ConversionConvertBufferizationToMemRefPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertBufferizationToMemRefPass`.
Result<void> registerConversionConvertBufferizationToMemRefPass();

// Makes the pass `convert-complex-to-llvm`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertComplexToLLVMPass`.
Result<Owned<Pass>> createConversionConvertComplexToLLVMPass();

// Makes `ConversionConvertComplexToLLVMPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertComplexToLLVMPass`.
Result<void> registerConversionConvertComplexToLLVMPass();

// Makes the pass `convert-complex-to-libm`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionConvertComplexToLibm`.
Result<Owned<Pass>> createConversionConvertComplexToLibm();

// Makes `ConversionConvertComplexToLibm` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertComplexToLibm`.
Result<void> registerConversionConvertComplexToLibm();

// Makes the pass `convert-complex-to-rocdl-library-calls`, with the default
// of each option; it is for `builtin.module`.
// As `mlsCreateConversionConvertComplexToROCDLLibraryCalls`.
Result<Owned<Pass>> createConversionConvertComplexToROCDLLibraryCalls();

// Makes `ConversionConvertComplexToROCDLLibraryCalls` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertComplexToROCDLLibraryCalls`.
Result<void> registerConversionConvertComplexToROCDLLibraryCalls();

// Makes the pass `convert-complex-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertComplexToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertComplexToSPIRVPass();

// Makes `ConversionConvertComplexToSPIRVPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertComplexToSPIRVPass`.
Result<void> registerConversionConvertComplexToSPIRVPass();

// Makes the pass `convert-complex-to-standard`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertComplexToStandardPass`.
Result<Owned<Pass>> createConversionConvertComplexToStandardPass();

// Makes `ConversionConvertComplexToStandardPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertComplexToStandardPass`.
Result<void> registerConversionConvertComplexToStandardPass();

// Makes the pass `convert-cf-to-llvm`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateConversionConvertControlFlowToLLVMPass`.
Result<Owned<Pass>> createConversionConvertControlFlowToLLVMPass();

// Makes `ConversionConvertControlFlowToLLVMPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertControlFlowToLLVMPass`.
Result<void> registerConversionConvertControlFlowToLLVMPass();

// Makes the pass `convert-cf-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertControlFlowToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertControlFlowToSPIRVPass();

// Makes `ConversionConvertControlFlowToSPIRVPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertControlFlowToSPIRVPass`.
Result<void> registerConversionConvertControlFlowToSPIRVPass();

// Makes the pass `convert-func-to-emitc`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertFuncToEmitC`.
Result<Owned<Pass>> createConversionConvertFuncToEmitC();

// Makes `ConversionConvertFuncToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertFuncToEmitC`.
Result<void> registerConversionConvertFuncToEmitC();

// Makes the pass `convert-func-to-llvm`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertFuncToLLVMPass`.
Result<Owned<Pass>> createConversionConvertFuncToLLVMPass();

// Makes `ConversionConvertFuncToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertFuncToLLVMPass`.
Result<void> registerConversionConvertFuncToLLVMPass();

// Makes the pass `convert-func-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertFuncToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertFuncToSPIRVPass();

// Makes `ConversionConvertFuncToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertFuncToSPIRVPass`.
Result<void> registerConversionConvertFuncToSPIRVPass();

// Makes the pass `convert-gpu-to-spirv`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertGPUToSPIRV`.
Result<Owned<Pass>> createConversionConvertGPUToSPIRV();

// Makes `ConversionConvertGPUToSPIRV` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertGPUToSPIRV`.
Result<void> registerConversionConvertGPUToSPIRV();

// Makes the pass `convert-gpu-to-llvm-spv`, with the default of each option;
// it is for `gpu.module`.
// As `mlsCreateConversionConvertGpuOpsToLLVMSPVOps`.
Result<Owned<Pass>> createConversionConvertGpuOpsToLLVMSPVOps();

// Makes `ConversionConvertGpuOpsToLLVMSPVOps` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertGpuOpsToLLVMSPVOps`.
Result<void> registerConversionConvertGpuOpsToLLVMSPVOps();

// Makes the pass `convert-gpu-to-nvvm`, with the default of each option; it
// is for `gpu.module`.
// As `mlsCreateConversionConvertGpuOpsToNVVMOps`.
Result<Owned<Pass>> createConversionConvertGpuOpsToNVVMOps();

// Makes `ConversionConvertGpuOpsToNVVMOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertGpuOpsToNVVMOps`.
Result<void> registerConversionConvertGpuOpsToNVVMOps();

// Makes the pass `convert-gpu-to-rocdl`, with the default of each option; it
// is for `gpu.module`.
// As `mlsCreateConversionConvertGpuOpsToROCDLOps`.
Result<Owned<Pass>> createConversionConvertGpuOpsToROCDLOps();

// Makes `ConversionConvertGpuOpsToROCDLOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertGpuOpsToROCDLOps`.
Result<void> registerConversionConvertGpuOpsToROCDLOps();

// Makes the pass `convert-index-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertIndexToLLVMPass`.
Result<Owned<Pass>> createConversionConvertIndexToLLVMPass();

// Makes `ConversionConvertIndexToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertIndexToLLVMPass`.
Result<void> registerConversionConvertIndexToLLVMPass();

// Makes the pass `convert-index-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertIndexToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertIndexToSPIRVPass();

// Makes `ConversionConvertIndexToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertIndexToSPIRVPass`.
Result<void> registerConversionConvertIndexToSPIRVPass();

// Makes the pass `convert-linalg-to-std`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertLinalgToStandardPass`.
Result<Owned<Pass>> createConversionConvertLinalgToStandardPass();

// Makes `ConversionConvertLinalgToStandardPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertLinalgToStandardPass`.
Result<void> registerConversionConvertLinalgToStandardPass();

// Makes the pass `convert-math-to-emitc`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertMathToEmitC`.
Result<Owned<Pass>> createConversionConvertMathToEmitC();

// Makes `ConversionConvertMathToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToEmitC`.
Result<void> registerConversionConvertMathToEmitC();

// Makes the pass `convert-math-to-funcs`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertMathToFuncs`.
Result<Owned<Pass>> createConversionConvertMathToFuncs();

// Makes `ConversionConvertMathToFuncs` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToFuncs`.
Result<void> registerConversionConvertMathToFuncs();

// Makes the pass `convert-math-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertMathToLLVMPass`.
Result<Owned<Pass>> createConversionConvertMathToLLVMPass();

// Makes `ConversionConvertMathToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToLLVMPass`.
Result<void> registerConversionConvertMathToLLVMPass();

// Makes the pass `convert-math-to-libm`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertMathToLibmPass`.
Result<Owned<Pass>> createConversionConvertMathToLibmPass();

// Makes `ConversionConvertMathToLibmPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToLibmPass`.
Result<void> registerConversionConvertMathToLibmPass();

// Makes the pass `convert-math-to-rocdl`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertMathToROCDL`.
Result<Owned<Pass>> createConversionConvertMathToROCDL();

// Makes `ConversionConvertMathToROCDL` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToROCDL`.
Result<void> registerConversionConvertMathToROCDL();

// Makes the pass `convert-math-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertMathToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertMathToSPIRVPass();

// Makes `ConversionConvertMathToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToSPIRVPass`.
Result<void> registerConversionConvertMathToSPIRVPass();

// Makes the pass `convert-math-to-xevm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertMathToXeVM`.
Result<Owned<Pass>> createConversionConvertMathToXeVM();

// Makes `ConversionConvertMathToXeVM` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMathToXeVM`.
Result<void> registerConversionConvertMathToXeVM();

// Makes the pass `convert-memref-to-emitc`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionConvertMemRefToEmitC`.
Result<Owned<Pass>> createConversionConvertMemRefToEmitC();

// Makes `ConversionConvertMemRefToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMemRefToEmitC`.
Result<void> registerConversionConvertMemRefToEmitC();

// Makes the pass `convert-memref-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertMemRefToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertMemRefToSPIRVPass();

// Makes `ConversionConvertMemRefToSPIRVPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertMemRefToSPIRVPass`.
Result<void> registerConversionConvertMemRefToSPIRVPass();

// Makes the pass `convert-nvgpu-to-nvvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertNVGPUToNVVMPass`.
Result<Owned<Pass>> createConversionConvertNVGPUToNVVMPass();

// Makes `ConversionConvertNVGPUToNVVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertNVGPUToNVVMPass`.
Result<void> registerConversionConvertNVGPUToNVVMPass();

// Makes the pass `convert-nvvm-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertNVVMToLLVMPass`.
Result<Owned<Pass>> createConversionConvertNVVMToLLVMPass();

// Makes `ConversionConvertNVVMToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertNVVMToLLVMPass`.
Result<void> registerConversionConvertNVVMToLLVMPass();

// Makes the pass `convert-openacc-to-scf`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionConvertOpenACCToSCFPass`.
Result<Owned<Pass>> createConversionConvertOpenACCToSCFPass();

// Makes `ConversionConvertOpenACCToSCFPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertOpenACCToSCFPass`.
Result<void> registerConversionConvertOpenACCToSCFPass();

// Makes the pass `convert-openmp-to-llvm`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionConvertOpenMPToLLVMPass`.
Result<Owned<Pass>> createConversionConvertOpenMPToLLVMPass();

// Makes `ConversionConvertOpenMPToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertOpenMPToLLVMPass`.
Result<void> registerConversionConvertOpenMPToLLVMPass();

// Makes the pass `convert-pdl-to-pdl-interp`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateConversionConvertPDLToPDLInterpPass`.
Result<Owned<Pass>> createConversionConvertPDLToPDLInterpPass();

// Makes `ConversionConvertPDLToPDLInterpPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertPDLToPDLInterpPass`.
Result<void> registerConversionConvertPDLToPDLInterpPass();

// Makes the pass `convert-parallel-loops-to-gpu`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertParallelLoopToGpuPass`.
Result<Owned<Pass>> createConversionConvertParallelLoopToGpuPass();

// Makes `ConversionConvertParallelLoopToGpuPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertParallelLoopToGpuPass`.
Result<void> registerConversionConvertParallelLoopToGpuPass();

// Makes the pass `convert-scf-to-openmp`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertSCFToOpenMPPass`.
Result<Owned<Pass>> createConversionConvertSCFToOpenMPPass();

// Makes `ConversionConvertSCFToOpenMPPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertSCFToOpenMPPass`.
Result<void> registerConversionConvertSCFToOpenMPPass();

// Makes the pass `convert-spirv-to-llvm`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertSPIRVToLLVMPass`.
Result<Owned<Pass>> createConversionConvertSPIRVToLLVMPass();

// Makes `ConversionConvertSPIRVToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertSPIRVToLLVMPass`.
Result<void> registerConversionConvertSPIRVToLLVMPass();

// Makes the pass `convert-shape-constraints`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertShapeConstraintsPass`.
Result<Owned<Pass>> createConversionConvertShapeConstraintsPass();

// Makes `ConversionConvertShapeConstraintsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertShapeConstraintsPass`.
Result<void> registerConversionConvertShapeConstraintsPass();

// Makes the pass `convert-shape-to-std`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateConversionConvertShapeToStandardPass`.
Result<Owned<Pass>> createConversionConvertShapeToStandardPass();

// Makes `ConversionConvertShapeToStandardPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertShapeToStandardPass`.
Result<void> registerConversionConvertShapeToStandardPass();

// Makes the pass `convert-shard-to-mpi`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertShardToMPIPass`.
Result<Owned<Pass>> createConversionConvertShardToMPIPass();

// Makes `ConversionConvertShardToMPIPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertShardToMPIPass`.
Result<void> registerConversionConvertShardToMPIPass();

// Makes the pass `convert-tensor-to-linalg`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionConvertTensorToLinalgPass`.
Result<Owned<Pass>> createConversionConvertTensorToLinalgPass();

// Makes `ConversionConvertTensorToLinalgPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertTensorToLinalgPass`.
Result<void> registerConversionConvertTensorToLinalgPass();

// Makes the pass `convert-tensor-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertTensorToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertTensorToSPIRVPass();

// Makes `ConversionConvertTensorToSPIRVPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertTensorToSPIRVPass`.
Result<void> registerConversionConvertTensorToSPIRVPass();

// Makes the pass `convert-to-emitc`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateConversionConvertToEmitC`.
Result<Owned<Pass>> createConversionConvertToEmitC();

// Makes `ConversionConvertToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertToEmitC`.
Result<void> registerConversionConvertToEmitC();

// Makes the pass `convert-to-llvm`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateConversionConvertToLLVMPass`.
Result<Owned<Pass>> createConversionConvertToLLVMPass();

// Makes `ConversionConvertToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertToLLVMPass`.
Result<void> registerConversionConvertToLLVMPass();

// Makes the pass `convert-vector-to-amx`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToAMX`.
Result<Owned<Pass>> createConversionConvertVectorToAMX();

// Makes `ConversionConvertVectorToAMX` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToAMX`.
Result<void> registerConversionConvertVectorToAMX();

// Makes the pass `convert-vector-to-arm-sme`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToArmSMEPass`.
Result<Owned<Pass>> createConversionConvertVectorToArmSMEPass();

// Makes `ConversionConvertVectorToArmSMEPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToArmSMEPass`.
Result<void> registerConversionConvertVectorToArmSMEPass();

// Makes the pass `convert-vector-to-gpu`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToGPU`.
Result<Owned<Pass>> createConversionConvertVectorToGPU();

// Makes `ConversionConvertVectorToGPU` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToGPU`.
Result<void> registerConversionConvertVectorToGPU();

// Makes the pass `convert-vector-to-llvm`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToLLVMPass`.
Result<Owned<Pass>> createConversionConvertVectorToLLVMPass();

// Makes `ConversionConvertVectorToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToLLVMPass`.
Result<void> registerConversionConvertVectorToLLVMPass();

// Makes the pass `convert-vector-to-scf`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToSCF`.
Result<Owned<Pass>> createConversionConvertVectorToSCF();

// Makes `ConversionConvertVectorToSCF` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToSCF`.
Result<void> registerConversionConvertVectorToSCF();

// Makes the pass `convert-vector-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToSPIRVPass`.
Result<Owned<Pass>> createConversionConvertVectorToSPIRVPass();

// Makes `ConversionConvertVectorToSPIRVPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToSPIRVPass`.
Result<void> registerConversionConvertVectorToSPIRVPass();

// Makes the pass `convert-vector-to-xegpu`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateConversionConvertVectorToXeGPU`.
Result<Owned<Pass>> createConversionConvertVectorToXeGPU();

// Makes `ConversionConvertVectorToXeGPU` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertVectorToXeGPU`.
Result<void> registerConversionConvertVectorToXeGPU();

// Makes the pass `convert-xegpu-to-xevm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertXeGPUToXeVMPass`.
Result<Owned<Pass>> createConversionConvertXeGPUToXeVMPass();

// Makes `ConversionConvertXeGPUToXeVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertXeGPUToXeVMPass`.
Result<void> registerConversionConvertXeGPUToXeVMPass();

// Makes the pass `convert-xevm-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionConvertXeVMToLLVMPass`.
Result<Owned<Pass>> createConversionConvertXeVMToLLVMPass();

// Makes `ConversionConvertXeVMToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionConvertXeVMToLLVMPass`.
Result<void> registerConversionConvertXeVMToLLVMPass();

// Makes the pass `finalize-memref-to-llvm`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionFinalizeMemRefToLLVMConversionPass`.
Result<Owned<Pass>> createConversionFinalizeMemRefToLLVMConversionPass();

// Makes `ConversionFinalizeMemRefToLLVMConversionPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionFinalizeMemRefToLLVMConversionPass`.
Result<void> registerConversionFinalizeMemRefToLLVMConversionPass();

// Makes the pass `gpu-to-llvm`, with the default of each option; it is for
// `builtin.module`.
// As `mlsCreateConversionGpuToLLVMConversionPass`.
Result<Owned<Pass>> createConversionGpuToLLVMConversionPass();

// Makes `ConversionGpuToLLVMConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionGpuToLLVMConversionPass`.
Result<void> registerConversionGpuToLLVMConversionPass();

// Makes the pass `lift-cf-to-scf`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionLiftControlFlowToSCFPass`.
Result<Owned<Pass>> createConversionLiftControlFlowToSCFPass();

// Makes `ConversionLiftControlFlowToSCFPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionLiftControlFlowToSCFPass`.
Result<void> registerConversionLiftControlFlowToSCFPass();

// Makes the pass `lower-affine`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionLowerAffinePass`.
Result<Owned<Pass>> createConversionLowerAffinePass();

// Makes `ConversionLowerAffinePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionLowerAffinePass`.
Result<void> registerConversionLowerAffinePass();

// Makes the pass `lower-host-to-llvm`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateConversionLowerHostCodeToLLVMPass`.
Result<Owned<Pass>> createConversionLowerHostCodeToLLVMPass();

// Makes `ConversionLowerHostCodeToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionLowerHostCodeToLLVMPass`.
Result<void> registerConversionLowerHostCodeToLLVMPass();

// Makes the pass `map-memref-spirv-storage-class`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionMapMemRefStorageClass`.
Result<Owned<Pass>> createConversionMapMemRefStorageClass();

// Makes `ConversionMapMemRefStorageClass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionMapMemRefStorageClass`.
Result<void> registerConversionMapMemRefStorageClass();

// Makes the pass `convert-math-to-apfloat`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateConversionMathToAPFloatConversionPass`.
Result<Owned<Pass>> createConversionMathToAPFloatConversionPass();

// Makes `ConversionMathToAPFloatConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionMathToAPFloatConversionPass`.
Result<void> registerConversionMathToAPFloatConversionPass();

// Makes the pass `reconcile-unrealized-casts`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateConversionReconcileUnrealizedCastsPass`.
Result<Owned<Pass>> createConversionReconcileUnrealizedCastsPass();

// Makes `ConversionReconcileUnrealizedCastsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionReconcileUnrealizedCastsPass`.
Result<void> registerConversionReconcileUnrealizedCastsPass();

// Makes the pass `convert-scf-to-cf`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateConversionSCFToControlFlowPass`.
Result<Owned<Pass>> createConversionSCFToControlFlowPass();

// Makes `ConversionSCFToControlFlowPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionSCFToControlFlowPass`.
Result<void> registerConversionSCFToControlFlowPass();

// Makes the pass `convert-scf-to-emitc`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionSCFToEmitC`.
Result<Owned<Pass>> createConversionSCFToEmitC();

// Makes `ConversionSCFToEmitC` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterConversionSCFToEmitC`.
Result<void> registerConversionSCFToEmitC();

// Makes the pass `convert-scf-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionSCFToSPIRV`.
Result<Owned<Pass>> createConversionSCFToSPIRV();

// Makes `ConversionSCFToSPIRV` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterConversionSCFToSPIRV`.
Result<void> registerConversionSCFToSPIRV();

// Makes the pass `set-llvm-module-datalayout`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateConversionSetLLVMModuleDataLayoutPass`.
Result<Owned<Pass>> createConversionSetLLVMModuleDataLayoutPass();

// Makes `ConversionSetLLVMModuleDataLayoutPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionSetLLVMModuleDataLayoutPass`.
Result<void> registerConversionSetLLVMModuleDataLayoutPass();

// Makes the pass `tosa-to-arith`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionTosaToArithPass`.
Result<Owned<Pass>> createConversionTosaToArithPass();

// Makes `ConversionTosaToArithPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToArithPass`.
Result<void> registerConversionTosaToArithPass();

// Makes the pass `tosa-to-linalg`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionTosaToLinalg`.
Result<Owned<Pass>> createConversionTosaToLinalg();

// Makes `ConversionTosaToLinalg` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToLinalg`.
Result<void> registerConversionTosaToLinalg();

// Makes the pass `tosa-to-linalg-named`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionTosaToLinalgNamed`.
Result<Owned<Pass>> createConversionTosaToLinalgNamed();

// Makes `ConversionTosaToLinalgNamed` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToLinalgNamed`.
Result<void> registerConversionTosaToLinalgNamed();

// Makes the pass `tosa-to-mlprogram`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateConversionTosaToMLProgram`.
Result<Owned<Pass>> createConversionTosaToMLProgram();

// Makes `ConversionTosaToMLProgram` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToMLProgram`.
Result<void> registerConversionTosaToMLProgram();

// Makes the pass `tosa-to-scf`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionTosaToSCFPass`.
Result<Owned<Pass>> createConversionTosaToSCFPass();

// Makes `ConversionTosaToSCFPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToSCFPass`.
Result<void> registerConversionTosaToSCFPass();

// Makes the pass `tosa-to-tensor`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateConversionTosaToTensorPass`.
Result<Owned<Pass>> createConversionTosaToTensorPass();

// Makes `ConversionTosaToTensorPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionTosaToTensorPass`.
Result<void> registerConversionTosaToTensorPass();

// Makes the pass `convert-ub-to-llvm`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateConversionUBToLLVMConversionPass`.
Result<Owned<Pass>> createConversionUBToLLVMConversionPass();

// Makes `ConversionUBToLLVMConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionUBToLLVMConversionPass`.
Result<void> registerConversionUBToLLVMConversionPass();

// Makes the pass `convert-ub-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateConversionUBToSPIRVConversionPass`.
Result<Owned<Pass>> createConversionUBToSPIRVConversionPass();

// Makes `ConversionUBToSPIRVConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterConversionUBToSPIRVConversionPass`.
Result<void> registerConversionUBToSPIRVConversionPass();

// Gives the dialect `affine`, which no context has to know yet.
// As `mlsGetDialectHandle__affine__`.
Result<DialectHandle> getDialectHandle__affine__();

// Makes `AffinePasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffinePasses`.
Result<void> registerAffinePasses();

// Makes the pass `affine-data-copy-generate`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateAffineAffineDataCopyGeneration`.
Result<Owned<Pass>> createAffineAffineDataCopyGeneration();

// Makes `AffineAffineDataCopyGeneration` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineDataCopyGeneration`.
Result<void> registerAffineAffineDataCopyGeneration();

// Makes the pass `affine-expand-index-ops`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateAffineAffineExpandIndexOps`.
Result<Owned<Pass>> createAffineAffineExpandIndexOps();

// Makes `AffineAffineExpandIndexOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineExpandIndexOps`.
Result<void> registerAffineAffineExpandIndexOps();

// Makes the pass `affine-expand-index-ops-as-affine`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateAffineAffineExpandIndexOpsAsAffine`.
Result<Owned<Pass>> createAffineAffineExpandIndexOpsAsAffine();

// Makes `AffineAffineExpandIndexOpsAsAffine` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineExpandIndexOpsAsAffine`.
Result<void> registerAffineAffineExpandIndexOpsAsAffine();

// Makes the pass `affine-fold-memref-alias-ops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateAffineAffineFoldMemRefAliasOps`.
Result<Owned<Pass>> createAffineAffineFoldMemRefAliasOps();

// Makes `AffineAffineFoldMemRefAliasOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineFoldMemRefAliasOps`.
Result<void> registerAffineAffineFoldMemRefAliasOps();

// Makes the pass `affine-loop-fusion`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateAffineAffineLoopFusion`.
Result<Owned<Pass>> createAffineAffineLoopFusion();

// Makes `AffineAffineLoopFusion` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopFusion`.
Result<void> registerAffineAffineLoopFusion();

// Makes the pass `affine-loop-invariant-code-motion`, with the default of
// each option; it is for `func.func`.
// As `mlsCreateAffineAffineLoopInvariantCodeMotion`.
Result<Owned<Pass>> createAffineAffineLoopInvariantCodeMotion();

// Makes `AffineAffineLoopInvariantCodeMotion` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopInvariantCodeMotion`.
Result<void> registerAffineAffineLoopInvariantCodeMotion();

// Makes the pass `affine-loop-normalize`, with the default of each option; it
// is for `func.func`.
// As `mlsCreateAffineAffineLoopNormalize`.
Result<Owned<Pass>> createAffineAffineLoopNormalize();

// Makes `AffineAffineLoopNormalize` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopNormalize`.
Result<void> registerAffineAffineLoopNormalize();

// Makes the pass `affine-loop-tile`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateAffineAffineLoopTiling`.
Result<Owned<Pass>> createAffineAffineLoopTiling();

// Makes `AffineAffineLoopTiling` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopTiling`.
Result<void> registerAffineAffineLoopTiling();

// Makes the pass `affine-loop-unroll`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateAffineAffineLoopUnroll`.
Result<Owned<Pass>> createAffineAffineLoopUnroll();

// Makes `AffineAffineLoopUnroll` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopUnroll`.
Result<void> registerAffineAffineLoopUnroll();

// Makes the pass `affine-loop-unroll-jam`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateAffineAffineLoopUnrollAndJam`.
Result<Owned<Pass>> createAffineAffineLoopUnrollAndJam();

// Makes `AffineAffineLoopUnrollAndJam` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineLoopUnrollAndJam`.
Result<void> registerAffineAffineLoopUnrollAndJam();

// Makes the pass `affine-parallelize`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateAffineAffineParallelize`.
Result<Owned<Pass>> createAffineAffineParallelize();

// Makes `AffineAffineParallelize` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineParallelize`.
Result<void> registerAffineAffineParallelize();

// Makes the pass `affine-pipeline-data-transfer`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateAffineAffinePipelineDataTransfer`.
Result<Owned<Pass>> createAffineAffinePipelineDataTransfer();

// Makes `AffineAffinePipelineDataTransfer` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffinePipelineDataTransfer`.
Result<void> registerAffineAffinePipelineDataTransfer();

// Makes the pass `affine-scalrep`, with the default of each option; it is for
// `func.func`.
// As `mlsCreateAffineAffineScalarReplacement`.
Result<Owned<Pass>> createAffineAffineScalarReplacement();

// Makes `AffineAffineScalarReplacement` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineScalarReplacement`.
Result<void> registerAffineAffineScalarReplacement();

// Makes the pass `affine-super-vectorize`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateAffineAffineVectorize`.
Result<Owned<Pass>> createAffineAffineVectorize();

// Makes `AffineAffineVectorize` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineAffineVectorize`.
Result<void> registerAffineAffineVectorize();

// Makes the pass `affine-loop-coalescing`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateAffineLoopCoalescing`.
Result<Owned<Pass>> createAffineLoopCoalescing();

// Makes `AffineLoopCoalescing` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAffineLoopCoalescing`.
Result<void> registerAffineLoopCoalescing();

// Makes the pass `affine-raise-from-memref`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateAffineRaiseMemrefDialect`.
Result<Owned<Pass>> createAffineRaiseMemrefDialect();

// Makes `AffineRaiseMemrefDialect` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineRaiseMemrefDialect`.
Result<void> registerAffineRaiseMemrefDialect();

// Makes the pass `affine-simplify-min-max`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateAffineSimplifyAffineMinMaxPass`.
Result<Owned<Pass>> createAffineSimplifyAffineMinMaxPass();

// Makes `AffineSimplifyAffineMinMaxPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineSimplifyAffineMinMaxPass`.
Result<void> registerAffineSimplifyAffineMinMaxPass();

// Makes the pass `affine-simplify-structures`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateAffineSimplifyAffineStructures`.
Result<Owned<Pass>> createAffineSimplifyAffineStructures();

// Makes `AffineSimplifyAffineStructures` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAffineSimplifyAffineStructures`.
Result<void> registerAffineSimplifyAffineStructures();

// Gives the dialect `amdgpu`, which no context has to know yet.
// As `mlsGetDialectHandle__amdgpu__`.
Result<DialectHandle> getDialectHandle__amdgpu__();

// Makes `AMDGPUPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAMDGPUPasses`.
Result<void> registerAMDGPUPasses();

// Makes the pass `amdgpu-emulate-atomics`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateAMDGPUAmdgpuEmulateAtomicsPass`.
Result<Owned<Pass>> createAMDGPUAmdgpuEmulateAtomicsPass();

// Makes `AMDGPUAmdgpuEmulateAtomicsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass`.
Result<void> registerAMDGPUAmdgpuEmulateAtomicsPass();

// Makes the pass `amdgpu-fold-memrefs-ops`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass`.
Result<Owned<Pass>> createAMDGPUAmdgpuFoldMemRefOpsPass();

// Makes `AMDGPUAmdgpuFoldMemRefOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass`.
Result<void> registerAMDGPUAmdgpuFoldMemRefOpsPass();

// Makes the pass `amdgpu-maskedload-to-load`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass`.
Result<Owned<Pass>> createAMDGPUAmdgpuMaskedloadToLoadPass();

// Makes `AMDGPUAmdgpuMaskedloadToLoadPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass`.
Result<void> registerAMDGPUAmdgpuMaskedloadToLoadPass();

// Makes the pass `amdgpu-resolve-strided-metadata`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass`.
Result<Owned<Pass>> createAMDGPUAmdgpuResolveStridedMetadataPass();

// Makes `AMDGPUAmdgpuResolveStridedMetadataPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass`.
Result<void> registerAMDGPUAmdgpuResolveStridedMetadataPass();

// Gives the dialect `amx`, which no context has to know yet.
// As `mlsGetDialectHandle__amx__`.
Result<DialectHandle> getDialectHandle__amx__();

// Gives the dialect `arith`, which no context has to know yet.
// As `mlsGetDialectHandle__arith__`.
Result<DialectHandle> getDialectHandle__arith__();

// Makes `ArithPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterArithPasses`.
Result<void> registerArithPasses();

// Makes the pass `arith-emulate-unsupported-floats`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateArithArithEmulateUnsupportedFloats`.
Result<Owned<Pass>> createArithArithEmulateUnsupportedFloats();

// Makes `ArithArithEmulateUnsupportedFloats` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithEmulateUnsupportedFloats`.
Result<void> registerArithArithEmulateUnsupportedFloats();

// Makes the pass `arith-emulate-wide-int`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateArithArithEmulateWideInt`.
Result<Owned<Pass>> createArithArithEmulateWideInt();

// Makes `ArithArithEmulateWideInt` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithEmulateWideInt`.
Result<void> registerArithArithEmulateWideInt();

// Makes the pass `arith-expand`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateArithArithExpandOpsPass`.
Result<Owned<Pass>> createArithArithExpandOpsPass();

// Makes `ArithArithExpandOpsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithExpandOpsPass`.
Result<void> registerArithArithExpandOpsPass();

// Makes the pass `arith-int-range-narrowing`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateArithArithIntRangeNarrowing`.
Result<Owned<Pass>> createArithArithIntRangeNarrowing();

// Makes `ArithArithIntRangeNarrowing` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithIntRangeNarrowing`.
Result<void> registerArithArithIntRangeNarrowing();

// Makes the pass `int-range-optimizations`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateArithArithIntRangeOpts`.
Result<Owned<Pass>> createArithArithIntRangeOpts();

// Makes `ArithArithIntRangeOpts` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithIntRangeOpts`.
Result<void> registerArithArithIntRangeOpts();

// Makes the pass `arith-unsigned-when-equivalent`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateArithArithUnsignedWhenEquivalentPass`.
Result<Owned<Pass>> createArithArithUnsignedWhenEquivalentPass();

// Makes `ArithArithUnsignedWhenEquivalentPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArithArithUnsignedWhenEquivalentPass`.
Result<void> registerArithArithUnsignedWhenEquivalentPass();

// Gives the dialect `armNeon`, which no context has to know yet.
// As `mlsGetDialectHandle__arm_neon__`.
Result<DialectHandle> getDialectHandle__arm_neon__();

// Gives the dialect `armSme`, which no context has to know yet.
// As `mlsGetDialectHandle__arm_sme__`.
Result<DialectHandle> getDialectHandle__arm_sme__();

// Makes `ArmSMEPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterArmSMEPasses`.
Result<void> registerArmSMEPasses();

// Makes the pass `enable-arm-streaming`, with the default of each option; it
// is for `func.func`.
// As `mlsCreateArmSMEEnableArmStreaming`.
Result<Owned<Pass>> createArmSMEEnableArmStreaming();

// Makes `ArmSMEEnableArmStreaming` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArmSMEEnableArmStreaming`.
Result<void> registerArmSMEEnableArmStreaming();

// Makes the pass `arm-sme-outer-product-fusion`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateArmSMEOuterProductFusion`.
Result<Owned<Pass>> createArmSMEOuterProductFusion();

// Makes `ArmSMEOuterProductFusion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArmSMEOuterProductFusion`.
Result<void> registerArmSMEOuterProductFusion();

// Makes the pass `test-arm-sme-tile-allocation`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateArmSMETestTileAllocation`.
Result<Owned<Pass>> createArmSMETestTileAllocation();

// Makes `ArmSMETestTileAllocation` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArmSMETestTileAllocation`.
Result<void> registerArmSMETestTileAllocation();

// Makes the pass `arm-sme-vector-legalization`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateArmSMEVectorLegalization`.
Result<Owned<Pass>> createArmSMEVectorLegalization();

// Makes `ArmSMEVectorLegalization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterArmSMEVectorLegalization`.
Result<void> registerArmSMEVectorLegalization();

// Gives the dialect `async`, which no context has to know yet.
// As `mlsGetDialectHandle__async__`.
Result<DialectHandle> getDialectHandle__async__();

// Makes `AsyncPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncPasses`.
Result<void> registerAsyncPasses();

// Makes the pass `async-func-to-async-runtime`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateAsyncAsyncFuncToAsyncRuntimePass`.
Result<Owned<Pass>> createAsyncAsyncFuncToAsyncRuntimePass();

// Makes `AsyncAsyncFuncToAsyncRuntimePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncFuncToAsyncRuntimePass`.
Result<void> registerAsyncAsyncFuncToAsyncRuntimePass();

// Makes the pass `async-parallel-for`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateAsyncAsyncParallelForPass`.
Result<Owned<Pass>> createAsyncAsyncParallelForPass();

// Makes `AsyncAsyncParallelForPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncParallelForPass`.
Result<void> registerAsyncAsyncParallelForPass();

// Makes the pass `async-runtime-policy-based-ref-counting`, with the default
// of each option; it is for every operation that it can run on.
// As `mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass`.
Result<Owned<Pass>> createAsyncAsyncRuntimePolicyBasedRefCountingPass();

// Makes `AsyncAsyncRuntimePolicyBasedRefCountingPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass`.
Result<void> registerAsyncAsyncRuntimePolicyBasedRefCountingPass();

// Makes the pass `async-runtime-ref-counting-opt`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateAsyncAsyncRuntimeRefCountingOptPass`.
Result<Owned<Pass>> createAsyncAsyncRuntimeRefCountingOptPass();

// Makes `AsyncAsyncRuntimeRefCountingOptPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncRuntimeRefCountingOptPass`.
Result<void> registerAsyncAsyncRuntimeRefCountingOptPass();

// Makes the pass `async-runtime-ref-counting`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateAsyncAsyncRuntimeRefCountingPass`.
Result<Owned<Pass>> createAsyncAsyncRuntimeRefCountingPass();

// Makes `AsyncAsyncRuntimeRefCountingPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncRuntimeRefCountingPass`.
Result<void> registerAsyncAsyncRuntimeRefCountingPass();

// Makes the pass `async-to-async-runtime`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateAsyncAsyncToAsyncRuntimePass`.
Result<Owned<Pass>> createAsyncAsyncToAsyncRuntimePass();

// Makes `AsyncAsyncToAsyncRuntimePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterAsyncAsyncToAsyncRuntimePass`.
Result<void> registerAsyncAsyncToAsyncRuntimePass();

// Gives the dialect `bufferization`, which no context has to know yet.
// As `mlsGetDialectHandle__bufferization__`.
Result<DialectHandle> getDialectHandle__bufferization__();

// Makes `BufferizationPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationPasses`.
Result<void> registerBufferizationPasses();

// Makes the pass `buffer-deallocation-simplification`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateBufferizationBufferDeallocationSimplificationPass`.
Result<Owned<Pass>> createBufferizationBufferDeallocationSimplificationPass();

// Makes `BufferizationBufferDeallocationSimplificationPass` known by name to
// the process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationBufferDeallocationSimplificationPass`.
Result<void> registerBufferizationBufferDeallocationSimplificationPass();

// Makes the pass `buffer-hoisting`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateBufferizationBufferHoistingPass`.
Result<Owned<Pass>> createBufferizationBufferHoistingPass();

// Makes `BufferizationBufferHoistingPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationBufferHoistingPass`.
Result<void> registerBufferizationBufferHoistingPass();

// Makes the pass `buffer-loop-hoisting`, with the default of each option; it
// is for `func.func`.
// As `mlsCreateBufferizationBufferLoopHoistingPass`.
Result<Owned<Pass>> createBufferizationBufferLoopHoistingPass();

// Makes `BufferizationBufferLoopHoistingPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationBufferLoopHoistingPass`.
Result<void> registerBufferizationBufferLoopHoistingPass();

// Makes the pass `buffer-results-to-out-params`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateBufferizationBufferResultsToOutParamsPass`.
Result<Owned<Pass>> createBufferizationBufferResultsToOutParamsPass();

// Makes `BufferizationBufferResultsToOutParamsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationBufferResultsToOutParamsPass`.
Result<void> registerBufferizationBufferResultsToOutParamsPass();

// Makes the pass `drop-equivalent-buffer-results`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateBufferizationDropEquivalentBufferResultsPass`.
Result<Owned<Pass>> createBufferizationDropEquivalentBufferResultsPass();

// Makes `BufferizationDropEquivalentBufferResultsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationDropEquivalentBufferResultsPass`.
Result<void> registerBufferizationDropEquivalentBufferResultsPass();

// Makes the pass `eliminate-empty-tensors`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateBufferizationEmptyTensorEliminationPass`.
Result<Owned<Pass>> createBufferizationEmptyTensorEliminationPass();

// Makes `BufferizationEmptyTensorEliminationPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationEmptyTensorEliminationPass`.
Result<void> registerBufferizationEmptyTensorEliminationPass();

// Makes the pass `empty-tensor-to-alloc-tensor`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateBufferizationEmptyTensorToAllocTensorPass`.
Result<Owned<Pass>> createBufferizationEmptyTensorToAllocTensorPass();

// Makes `BufferizationEmptyTensorToAllocTensorPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationEmptyTensorToAllocTensorPass`.
Result<void> registerBufferizationEmptyTensorToAllocTensorPass();

// Makes the pass `bufferization-lower-deallocations`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateBufferizationLowerDeallocationsPass`.
Result<Owned<Pass>> createBufferizationLowerDeallocationsPass();

// Makes `BufferizationLowerDeallocationsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationLowerDeallocationsPass`.
Result<void> registerBufferizationLowerDeallocationsPass();

// Makes the pass `one-shot-bufferize`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateBufferizationOneShotBufferizePass`.
Result<Owned<Pass>> createBufferizationOneShotBufferizePass();

// Makes `BufferizationOneShotBufferizePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationOneShotBufferizePass`.
Result<void> registerBufferizationOneShotBufferizePass();

// Makes the pass `optimize-allocation-liveness`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateBufferizationOptimizeAllocationLivenessPass`.
Result<Owned<Pass>> createBufferizationOptimizeAllocationLivenessPass();

// Makes `BufferizationOptimizeAllocationLivenessPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationOptimizeAllocationLivenessPass`.
Result<void> registerBufferizationOptimizeAllocationLivenessPass();

// Makes the pass `ownership-based-buffer-deallocation`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateBufferizationOwnershipBasedBufferDeallocationPass`.
Result<Owned<Pass>> createBufferizationOwnershipBasedBufferDeallocationPass();

// Makes `BufferizationOwnershipBasedBufferDeallocationPass` known by name to
// the process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass`.
Result<void> registerBufferizationOwnershipBasedBufferDeallocationPass();

// Makes the pass `promote-buffers-to-stack`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateBufferizationPromoteBuffersToStackPass`.
Result<Owned<Pass>> createBufferizationPromoteBuffersToStackPass();

// Makes `BufferizationPromoteBuffersToStackPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterBufferizationPromoteBuffersToStackPass`.
Result<void> registerBufferizationPromoteBuffersToStackPass();

// Gives the dialect `complex`, which no context has to know yet.
// As `mlsGetDialectHandle__complex__`.
Result<DialectHandle> getDialectHandle__complex__();

// Gives the dialect `cf`, which no context has to know yet.
// As `mlsGetDialectHandle__cf__`.
Result<DialectHandle> getDialectHandle__cf__();

// Gives the dialect `dlti`, which no context has to know yet.
// As `mlsGetDialectHandle__dlti__`.
Result<DialectHandle> getDialectHandle__dlti__();

// Gives the dialect `emitc`, which no context has to know yet.
// As `mlsGetDialectHandle__emitc__`.
Result<DialectHandle> getDialectHandle__emitc__();

// Makes `EmitCPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterEmitCPasses`.
Result<void> registerEmitCPasses();

// Makes the pass `form-expressions`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateEmitCFormExpressionsPass`.
Result<Owned<Pass>> createEmitCFormExpressionsPass();

// Makes `EmitCFormExpressionsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterEmitCFormExpressionsPass`.
Result<void> registerEmitCFormExpressionsPass();

// Makes the pass `wrap-emitc-func-in-class`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateEmitCWrapFuncInClassPass`.
Result<Owned<Pass>> createEmitCWrapFuncInClassPass();

// Makes `EmitCWrapFuncInClassPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterEmitCWrapFuncInClassPass`.
Result<void> registerEmitCWrapFuncInClassPass();

// Gives the dialect `func`, which no context has to know yet.
// As `mlsGetDialectHandle__func__`.
Result<DialectHandle> getDialectHandle__func__();

// Makes `FuncPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterFuncPasses`.
Result<void> registerFuncPasses();

// Makes the pass `duplicate-function-elimination`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateFuncDuplicateFunctionEliminationPass`.
Result<Owned<Pass>> createFuncDuplicateFunctionEliminationPass();

// Makes `FuncDuplicateFunctionEliminationPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterFuncDuplicateFunctionEliminationPass`.
Result<void> registerFuncDuplicateFunctionEliminationPass();

// Gives the dialect `gpu`, which no context has to know yet.
// As `mlsGetDialectHandle__gpu__`.
Result<DialectHandle> getDialectHandle__gpu__();

// Makes `GPUPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUPasses`.
Result<void> registerGPUPasses();

// Makes the pass `gpu-async-region`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateGPUGpuAsyncRegionPass`.
Result<Owned<Pass>> createGPUGpuAsyncRegionPass();

// Makes `GPUGpuAsyncRegionPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuAsyncRegionPass`.
Result<void> registerGPUGpuAsyncRegionPass();

// Makes the pass `gpu-decompose-memrefs`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateGPUGpuDecomposeMemrefsPass`.
Result<Owned<Pass>> createGPUGpuDecomposeMemrefsPass();

// Makes `GPUGpuDecomposeMemrefsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuDecomposeMemrefsPass`.
Result<void> registerGPUGpuDecomposeMemrefsPass();

// Makes the pass `gpu-eliminate-barriers`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateGPUGpuEliminateBarriers`.
Result<Owned<Pass>> createGPUGpuEliminateBarriers();

// Makes `GPUGpuEliminateBarriers` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuEliminateBarriers`.
Result<void> registerGPUGpuEliminateBarriers();

// Makes the pass `gpu-kernel-outlining`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateGPUGpuKernelOutliningPass`.
Result<Owned<Pass>> createGPUGpuKernelOutliningPass();

// Makes `GPUGpuKernelOutliningPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuKernelOutliningPass`.
Result<void> registerGPUGpuKernelOutliningPass();

// Makes the pass `gpu-launch-sink-index-computations`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateGPUGpuLaunchSinkIndexComputationsPass`.
Result<Owned<Pass>> createGPUGpuLaunchSinkIndexComputationsPass();

// Makes `GPUGpuLaunchSinkIndexComputationsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuLaunchSinkIndexComputationsPass`.
Result<void> registerGPUGpuLaunchSinkIndexComputationsPass();

// Makes the pass `gpu-map-parallel-loops`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateGPUGpuMapParallelLoopsPass`.
Result<Owned<Pass>> createGPUGpuMapParallelLoopsPass();

// Makes `GPUGpuMapParallelLoopsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuMapParallelLoopsPass`.
Result<void> registerGPUGpuMapParallelLoopsPass();

// Makes the pass `gpu-module-to-binary`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateGPUGpuModuleToBinaryPass`.
Result<Owned<Pass>> createGPUGpuModuleToBinaryPass();

// Makes `GPUGpuModuleToBinaryPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuModuleToBinaryPass`.
Result<void> registerGPUGpuModuleToBinaryPass();

// Makes the pass `nvvm-attach-target`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateGPUGpuNVVMAttachTarget`.
Result<Owned<Pass>> createGPUGpuNVVMAttachTarget();

// Makes `GPUGpuNVVMAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuNVVMAttachTarget`.
Result<void> registerGPUGpuNVVMAttachTarget();

// Makes the pass `rocdl-attach-target`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateGPUGpuROCDLAttachTarget`.
Result<Owned<Pass>> createGPUGpuROCDLAttachTarget();

// Makes `GPUGpuROCDLAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuROCDLAttachTarget`.
Result<void> registerGPUGpuROCDLAttachTarget();

// Makes the pass `spirv-attach-target`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateGPUGpuSPIRVAttachTarget`.
Result<Owned<Pass>> createGPUGpuSPIRVAttachTarget();

// Makes `GPUGpuSPIRVAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuSPIRVAttachTarget`.
Result<void> registerGPUGpuSPIRVAttachTarget();

// Makes the pass `xevm-attach-target`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateGPUGpuXeVMAttachTarget`.
Result<Owned<Pass>> createGPUGpuXeVMAttachTarget();

// Makes `GPUGpuXeVMAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterGPUGpuXeVMAttachTarget`.
Result<void> registerGPUGpuXeVMAttachTarget();

// Gives the dialect `index`, which no context has to know yet.
// As `mlsGetDialectHandle__index__`.
Result<DialectHandle> getDialectHandle__index__();

// Gives the dialect `irdl`, which no context has to know yet.
// As `mlsGetDialectHandle__irdl__`.
Result<DialectHandle> getDialectHandle__irdl__();

// Gives the dialect `linalg`, which no context has to know yet.
// As `mlsGetDialectHandle__linalg__`.
Result<DialectHandle> getDialectHandle__linalg__();

// Makes `LinalgPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgPasses`.
Result<void> registerLinalgPasses();

// Makes the pass `convert-elementwise-to-linalg`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgConvertElementwiseToLinalgPass`.
Result<Owned<Pass>> createLinalgConvertElementwiseToLinalgPass();

// Makes `LinalgConvertElementwiseToLinalgPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgConvertElementwiseToLinalgPass`.
Result<void> registerLinalgConvertElementwiseToLinalgPass();

// Makes the pass `convert-linalg-to-affine-loops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgConvertLinalgToAffineLoopsPass`.
Result<Owned<Pass>> createLinalgConvertLinalgToAffineLoopsPass();

// Makes `LinalgConvertLinalgToAffineLoopsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgConvertLinalgToAffineLoopsPass`.
Result<void> registerLinalgConvertLinalgToAffineLoopsPass();

// Makes the pass `convert-linalg-to-loops`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateLinalgConvertLinalgToLoopsPass`.
Result<Owned<Pass>> createLinalgConvertLinalgToLoopsPass();

// Makes `LinalgConvertLinalgToLoopsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgConvertLinalgToLoopsPass`.
Result<void> registerLinalgConvertLinalgToLoopsPass();

// Makes the pass `convert-linalg-to-parallel-loops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgConvertLinalgToParallelLoopsPass`.
Result<Owned<Pass>> createLinalgConvertLinalgToParallelLoopsPass();

// Makes `LinalgConvertLinalgToParallelLoopsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgConvertLinalgToParallelLoopsPass`.
Result<void> registerLinalgConvertLinalgToParallelLoopsPass();

// Makes the pass `linalg-block-pack-matmul`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgBlockPackMatmul`.
Result<Owned<Pass>> createLinalgLinalgBlockPackMatmul();

// Makes `LinalgLinalgBlockPackMatmul` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgBlockPackMatmul`.
Result<void> registerLinalgLinalgBlockPackMatmul();

// Makes the pass `linalg-detensorize`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateLinalgLinalgDetensorizePass`.
Result<Owned<Pass>> createLinalgLinalgDetensorizePass();

// Makes `LinalgLinalgDetensorizePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgDetensorizePass`.
Result<void> registerLinalgLinalgDetensorizePass();

// Makes the pass `linalg-fuse-elementwise-ops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgElementwiseOpFusionPass`.
Result<Owned<Pass>> createLinalgLinalgElementwiseOpFusionPass();

// Makes `LinalgLinalgElementwiseOpFusionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgElementwiseOpFusionPass`.
Result<void> registerLinalgLinalgElementwiseOpFusionPass();

// Makes the pass `linalg-fold-into-elementwise`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgFoldIntoElementwisePass`.
Result<Owned<Pass>> createLinalgLinalgFoldIntoElementwisePass();

// Makes `LinalgLinalgFoldIntoElementwisePass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgFoldIntoElementwisePass`.
Result<void> registerLinalgLinalgFoldIntoElementwisePass();

// Makes the pass `linalg-fold-unit-extent-dims`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgFoldUnitExtentDimsPass`.
Result<Owned<Pass>> createLinalgLinalgFoldUnitExtentDimsPass();

// Makes `LinalgLinalgFoldUnitExtentDimsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgFoldUnitExtentDimsPass`.
Result<void> registerLinalgLinalgFoldUnitExtentDimsPass();

// Makes the pass `linalg-generalize-named-ops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgGeneralizeNamedOpsPass`.
Result<Owned<Pass>> createLinalgLinalgGeneralizeNamedOpsPass();

// Makes `LinalgLinalgGeneralizeNamedOpsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgGeneralizeNamedOpsPass`.
Result<void> registerLinalgLinalgGeneralizeNamedOpsPass();

// Makes the pass `linalg-inline-scalar-operands`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgInlineScalarOperandsPass`.
Result<Owned<Pass>> createLinalgLinalgInlineScalarOperandsPass();

// Makes `LinalgLinalgInlineScalarOperandsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgInlineScalarOperandsPass`.
Result<void> registerLinalgLinalgInlineScalarOperandsPass();

// Makes the pass `linalg-morph-ops`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateLinalgLinalgMorphOpsPass`.
Result<Owned<Pass>> createLinalgLinalgMorphOpsPass();

// Makes `LinalgLinalgMorphOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgMorphOpsPass`.
Result<void> registerLinalgLinalgMorphOpsPass();

// Makes the pass `linalg-specialize-generic-ops`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLinalgLinalgSpecializeGenericOpsPass`.
Result<Owned<Pass>> createLinalgLinalgSpecializeGenericOpsPass();

// Makes `LinalgLinalgSpecializeGenericOpsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgLinalgSpecializeGenericOpsPass`.
Result<void> registerLinalgLinalgSpecializeGenericOpsPass();

// Makes the pass `simplify-depthwise-conv`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateLinalgSimplifyDepthwiseConvPass`.
Result<Owned<Pass>> createLinalgSimplifyDepthwiseConvPass();

// Makes `LinalgSimplifyDepthwiseConvPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLinalgSimplifyDepthwiseConvPass`.
Result<void> registerLinalgSimplifyDepthwiseConvPass();

// Gives the dialect `llvm`, which no context has to know yet.
// As `mlsGetDialectHandle__llvm__`.
Result<DialectHandle> getDialectHandle__llvm__();

// Makes `LLVMPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMPasses`.
Result<void> registerLLVMPasses();

// Makes the pass `ensure-debug-info-scope-on-llvm-func`, with the default of
// each option; it is for `builtin.module`.
// As `mlsCreateLLVMDIScopeForLLVMFuncOpPass`.
Result<Owned<Pass>> createLLVMDIScopeForLLVMFuncOpPass();

// Makes `LLVMDIScopeForLLVMFuncOpPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMDIScopeForLLVMFuncOpPass`.
Result<void> registerLLVMDIScopeForLLVMFuncOpPass();

// Makes the pass `llvm-add-comdats`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateLLVMLLVMAddComdats`.
Result<Owned<Pass>> createLLVMLLVMAddComdats();

// Makes `LLVMLLVMAddComdats` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMLLVMAddComdats`.
Result<void> registerLLVMLLVMAddComdats();

// Makes the pass `llvm-legalize-for-export`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateLLVMLLVMLegalizeForExportPass`.
Result<Owned<Pass>> createLLVMLLVMLegalizeForExportPass();

// Makes `LLVMLLVMLegalizeForExportPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMLLVMLegalizeForExportPass`.
Result<void> registerLLVMLLVMLegalizeForExportPass();

// Makes the pass `llvm-request-c-wrappers`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateLLVMLLVMRequestCWrappersPass`.
Result<Owned<Pass>> createLLVMLLVMRequestCWrappersPass();

// Makes `LLVMLLVMRequestCWrappersPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMLLVMRequestCWrappersPass`.
Result<void> registerLLVMLLVMRequestCWrappersPass();

// Makes the pass `llvm-use-default-visibility`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateLLVMLLVMUseDefaultVisibilityPass`.
Result<Owned<Pass>> createLLVMLLVMUseDefaultVisibilityPass();

// Makes `LLVMLLVMUseDefaultVisibilityPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMLLVMUseDefaultVisibilityPass`.
Result<void> registerLLVMLLVMUseDefaultVisibilityPass();

// Makes the pass `llvm-optimize-for-nvvm-target`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateLLVMNVVMOptimizeForTargetPass`.
Result<Owned<Pass>> createLLVMNVVMOptimizeForTargetPass();

// Makes `LLVMNVVMOptimizeForTargetPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterLLVMNVVMOptimizeForTargetPass`.
Result<void> registerLLVMNVVMOptimizeForTargetPass();

// Gives the dialect `math`, which no context has to know yet.
// As `mlsGetDialectHandle__math__`.
Result<DialectHandle> getDialectHandle__math__();

// Makes `MathPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMathPasses`.
Result<void> registerMathPasses();

// Makes the pass `math-expand-ops`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateMathMathExpandOpsPass`.
Result<Owned<Pass>> createMathMathExpandOpsPass();

// Makes `MathMathExpandOpsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMathMathExpandOpsPass`.
Result<void> registerMathMathExpandOpsPass();

// Makes the pass `math-extend-to-supported-types`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateMathMathExtendToSupportedTypes`.
Result<Owned<Pass>> createMathMathExtendToSupportedTypes();

// Makes `MathMathExtendToSupportedTypes` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMathMathExtendToSupportedTypes`.
Result<void> registerMathMathExtendToSupportedTypes();

// Makes the pass `math-sincos-fusion`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateMathMathSincosFusionPass`.
Result<Owned<Pass>> createMathMathSincosFusionPass();

// Makes `MathMathSincosFusionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMathMathSincosFusionPass`.
Result<void> registerMathMathSincosFusionPass();

// Makes the pass `math-uplift-to-fma`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateMathMathUpliftToFMA`.
Result<Owned<Pass>> createMathMathUpliftToFMA();

// Makes `MathMathUpliftToFMA` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMathMathUpliftToFMA`.
Result<void> registerMathMathUpliftToFMA();

// Gives the dialect `memref`, which no context has to know yet.
// As `mlsGetDialectHandle__memref__`.
Result<DialectHandle> getDialectHandle__memref__();

// Makes `MemRefPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefPasses`.
Result<void> registerMemRefPasses();

// Makes the pass `memref-expand`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateMemRefExpandOpsPass`.
Result<Owned<Pass>> createMemRefExpandOpsPass();

// Makes `MemRefExpandOpsPass` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefExpandOpsPass`.
Result<void> registerMemRefExpandOpsPass();

// Makes the pass `expand-realloc`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateMemRefExpandReallocPass`.
Result<Owned<Pass>> createMemRefExpandReallocPass();

// Makes `MemRefExpandReallocPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefExpandReallocPass`.
Result<void> registerMemRefExpandReallocPass();

// Makes the pass `expand-strided-metadata`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateMemRefExpandStridedMetadataPass`.
Result<Owned<Pass>> createMemRefExpandStridedMetadataPass();

// Makes `MemRefExpandStridedMetadataPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefExpandStridedMetadataPass`.
Result<void> registerMemRefExpandStridedMetadataPass();

// Makes the pass `flatten-memref`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateMemRefFlattenMemrefsPass`.
Result<Owned<Pass>> createMemRefFlattenMemrefsPass();

// Makes `MemRefFlattenMemrefsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefFlattenMemrefsPass`.
Result<void> registerMemRefFlattenMemrefsPass();

// Makes the pass `fold-memref-alias-ops`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateMemRefFoldMemRefAliasOpsPass`.
Result<Owned<Pass>> createMemRefFoldMemRefAliasOpsPass();

// Makes `MemRefFoldMemRefAliasOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefFoldMemRefAliasOpsPass`.
Result<void> registerMemRefFoldMemRefAliasOpsPass();

// Makes the pass `memref-emulate-wide-int`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateMemRefMemRefEmulateWideInt`.
Result<Owned<Pass>> createMemRefMemRefEmulateWideInt();

// Makes `MemRefMemRefEmulateWideInt` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefMemRefEmulateWideInt`.
Result<void> registerMemRefMemRefEmulateWideInt();

// Makes the pass `normalize-memrefs`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateMemRefNormalizeMemRefsPass`.
Result<Owned<Pass>> createMemRefNormalizeMemRefsPass();

// Makes `MemRefNormalizeMemRefsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefNormalizeMemRefsPass`.
Result<void> registerMemRefNormalizeMemRefsPass();

// Makes the pass `reify-result-shapes`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateMemRefReifyResultShapesPass`.
Result<Owned<Pass>> createMemRefReifyResultShapesPass();

// Makes `MemRefReifyResultShapesPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefReifyResultShapesPass`.
Result<void> registerMemRefReifyResultShapesPass();

// Makes the pass `resolve-ranked-shaped-type-result-dims`, with the default
// of each option; it is for every operation that it can run on.
// As `mlsCreateMemRefResolveRankedShapeTypeResultDimsPass`.
Result<Owned<Pass>> createMemRefResolveRankedShapeTypeResultDimsPass();

// Makes `MemRefResolveRankedShapeTypeResultDimsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass`.
Result<void> registerMemRefResolveRankedShapeTypeResultDimsPass();

// Makes the pass `resolve-shaped-type-result-dims`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateMemRefResolveShapedTypeResultDimsPass`.
Result<Owned<Pass>> createMemRefResolveShapedTypeResultDimsPass();

// Makes `MemRefResolveShapedTypeResultDimsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMemRefResolveShapedTypeResultDimsPass`.
Result<void> registerMemRefResolveShapedTypeResultDimsPass();

// Gives the dialect `mlProgram`, which no context has to know yet.
// As `mlsGetDialectHandle__ml_program__`.
Result<DialectHandle> getDialectHandle__ml_program__();

// Makes `MLProgramPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterMLProgramPasses`.
Result<void> registerMLProgramPasses();

// Makes the pass `mlprogram-pipeline-globals`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateMLProgramMLProgramPipelineGlobalsPass`.
Result<Owned<Pass>> createMLProgramMLProgramPipelineGlobalsPass();

// Makes `MLProgramMLProgramPipelineGlobalsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterMLProgramMLProgramPipelineGlobalsPass`.
Result<void> registerMLProgramMLProgramPipelineGlobalsPass();

// Gives the dialect `mpi`, which no context has to know yet.
// As `mlsGetDialectHandle__mpi__`.
Result<DialectHandle> getDialectHandle__mpi__();

// Gives the dialect `nvgpu`, which no context has to know yet.
// As `mlsGetDialectHandle__nvgpu__`.
Result<DialectHandle> getDialectHandle__nvgpu__();

// Makes `NVGPUPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterNVGPUPasses`.
Result<void> registerNVGPUPasses();

// Makes the pass `nvgpu-optimize-shared-memory`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateNVGPUOptimizeSharedMemory`.
Result<Owned<Pass>> createNVGPUOptimizeSharedMemory();

// Makes `NVGPUOptimizeSharedMemory` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterNVGPUOptimizeSharedMemory`.
Result<void> registerNVGPUOptimizeSharedMemory();

// Gives the dialect `nvvm`, which no context has to know yet.
// As `mlsGetDialectHandle__nvvm__`.
Result<DialectHandle> getDialectHandle__nvvm__();

// Gives the dialect `acc`, which no context has to know yet.
// As `mlsGetDialectHandle__acc__`.
Result<DialectHandle> getDialectHandle__acc__();

// Makes `OpenACCPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCPasses`.
Result<void> registerOpenACCPasses();

// Makes the pass `acc-if-clause-lowering`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateOpenACCACCIfClauseLowering`.
Result<Owned<Pass>> createOpenACCACCIfClauseLowering();

// Makes `OpenACCACCIfClauseLowering` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCIfClauseLowering`.
Result<void> registerOpenACCACCIfClauseLowering();

// Makes the pass `acc-implicit-data`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateOpenACCACCImplicitData`.
Result<Owned<Pass>> createOpenACCACCImplicitData();

// Makes `OpenACCACCImplicitData` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCImplicitData`.
Result<void> registerOpenACCACCImplicitData();

// Makes the pass `acc-implicit-declare`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateOpenACCACCImplicitDeclare`.
Result<Owned<Pass>> createOpenACCACCImplicitDeclare();

// Makes `OpenACCACCImplicitDeclare` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCImplicitDeclare`.
Result<void> registerOpenACCACCImplicitDeclare();

// Makes the pass `acc-implicit-routine`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateOpenACCACCImplicitRoutine`.
Result<Owned<Pass>> createOpenACCACCImplicitRoutine();

// Makes `OpenACCACCImplicitRoutine` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCImplicitRoutine`.
Result<void> registerOpenACCACCImplicitRoutine();

// Makes the pass `acc-legalize-serial`, with the default of each option; it
// is for `func.func`.
// As `mlsCreateOpenACCACCLegalizeSerial`.
Result<Owned<Pass>> createOpenACCACCLegalizeSerial();

// Makes `OpenACCACCLegalizeSerial` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCLegalizeSerial`.
Result<void> registerOpenACCACCLegalizeSerial();

// Makes the pass `acc-loop-tiling`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateOpenACCACCLoopTiling`.
Result<Owned<Pass>> createOpenACCACCLoopTiling();

// Makes `OpenACCACCLoopTiling` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCLoopTiling`.
Result<void> registerOpenACCACCLoopTiling();

// Makes the pass `acc-specialize-for-device`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateOpenACCACCSpecializeForDevice`.
Result<Owned<Pass>> createOpenACCACCSpecializeForDevice();

// Makes `OpenACCACCSpecializeForDevice` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCSpecializeForDevice`.
Result<void> registerOpenACCACCSpecializeForDevice();

// Makes the pass `acc-specialize-for-host`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateOpenACCACCSpecializeForHost`.
Result<Owned<Pass>> createOpenACCACCSpecializeForHost();

// Makes `OpenACCACCSpecializeForHost` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCACCSpecializeForHost`.
Result<void> registerOpenACCACCSpecializeForHost();

// Makes the pass `openacc-legalize-data-values`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateOpenACCLegalizeDataValuesInRegion`.
Result<Owned<Pass>> createOpenACCLegalizeDataValuesInRegion();

// Makes `OpenACCLegalizeDataValuesInRegion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCLegalizeDataValuesInRegion`.
Result<void> registerOpenACCLegalizeDataValuesInRegion();

// Makes the pass `offload-livein-value-canonicalization`, with the default of
// each option; it is for `func.func`.
// As `mlsCreateOpenACCOffloadLiveInValueCanonicalization`.
Result<Owned<Pass>> createOpenACCOffloadLiveInValueCanonicalization();

// Makes `OpenACCOffloadLiveInValueCanonicalization` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterOpenACCOffloadLiveInValueCanonicalization`.
Result<void> registerOpenACCOffloadLiveInValueCanonicalization();

// Gives the dialect `omp`, which no context has to know yet.
// As `mlsGetDialectHandle__omp__`.
Result<DialectHandle> getDialectHandle__omp__();

// Gives the dialect `pdl`, which no context has to know yet.
// As `mlsGetDialectHandle__pdl__`.
Result<DialectHandle> getDialectHandle__pdl__();

// Gives the dialect `pdlInterp`, which no context has to know yet.
// As `mlsGetDialectHandle__pdl_interp__`.
Result<DialectHandle> getDialectHandle__pdl_interp__();

// Gives the dialect `ptr`, which no context has to know yet.
// As `mlsGetDialectHandle__ptr__`.
Result<DialectHandle> getDialectHandle__ptr__();

// Gives the dialect `quant`, which no context has to know yet.
// As `mlsGetDialectHandle__quant__`.
Result<DialectHandle> getDialectHandle__quant__();

// Gives the dialect `rocdl`, which no context has to know yet.
// As `mlsGetDialectHandle__rocdl__`.
Result<DialectHandle> getDialectHandle__rocdl__();

// Gives the dialect `scf`, which no context has to know yet.
// As `mlsGetDialectHandle__scf__`.
Result<DialectHandle> getDialectHandle__scf__();

// Makes `SCFPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSCFPasses`.
Result<void> registerSCFPasses();

// Makes the pass `scf-for-loop-canonicalization`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateSCFSCFForLoopCanonicalization`.
Result<Owned<Pass>> createSCFSCFForLoopCanonicalization();

// Makes `SCFSCFForLoopCanonicalization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForLoopCanonicalization`.
Result<void> registerSCFSCFForLoopCanonicalization();

// Makes the pass `scf-for-loop-peeling`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateSCFSCFForLoopPeeling`.
Result<Owned<Pass>> createSCFSCFForLoopPeeling();

// Makes `SCFSCFForLoopPeeling` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForLoopPeeling`.
Result<void> registerSCFSCFForLoopPeeling();

// Makes the pass `scf-for-loop-range-folding`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateSCFSCFForLoopRangeFolding`.
Result<Owned<Pass>> createSCFSCFForLoopRangeFolding();

// Makes `SCFSCFForLoopRangeFolding` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForLoopRangeFolding`.
Result<void> registerSCFSCFForLoopRangeFolding();

// Makes the pass `scf-for-loop-specialization`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateSCFSCFForLoopSpecialization`.
Result<Owned<Pass>> createSCFSCFForLoopSpecialization();

// Makes `SCFSCFForLoopSpecialization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForLoopSpecialization`.
Result<void> registerSCFSCFForLoopSpecialization();

// Makes the pass `scf-for-to-while`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateSCFSCFForToWhileLoop`.
Result<Owned<Pass>> createSCFSCFForToWhileLoop();

// Makes `SCFSCFForToWhileLoop` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForToWhileLoop`.
Result<void> registerSCFSCFForToWhileLoop();

// Makes the pass `scf-forall-to-for`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateSCFSCFForallToForLoop`.
Result<Owned<Pass>> createSCFSCFForallToForLoop();

// Makes `SCFSCFForallToForLoop` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForallToForLoop`.
Result<void> registerSCFSCFForallToForLoop();

// Makes the pass `scf-forall-to-parallel`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateSCFSCFForallToParallelLoop`.
Result<Owned<Pass>> createSCFSCFForallToParallelLoop();

// Makes `SCFSCFForallToParallelLoop` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFForallToParallelLoop`.
Result<void> registerSCFSCFForallToParallelLoop();

// Makes the pass `scf-parallel-for-to-nested-fors`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateSCFSCFParallelForToNestedFors`.
Result<Owned<Pass>> createSCFSCFParallelForToNestedFors();

// Makes `SCFSCFParallelForToNestedFors` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFParallelForToNestedFors`.
Result<void> registerSCFSCFParallelForToNestedFors();

// Makes the pass `scf-parallel-loop-fusion`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateSCFSCFParallelLoopFusion`.
Result<Owned<Pass>> createSCFSCFParallelLoopFusion();

// Makes `SCFSCFParallelLoopFusion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFParallelLoopFusion`.
Result<void> registerSCFSCFParallelLoopFusion();

// Makes the pass `scf-parallel-loop-specialization`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateSCFSCFParallelLoopSpecialization`.
Result<Owned<Pass>> createSCFSCFParallelLoopSpecialization();

// Makes `SCFSCFParallelLoopSpecialization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFParallelLoopSpecialization`.
Result<void> registerSCFSCFParallelLoopSpecialization();

// Makes the pass `scf-parallel-loop-tiling`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateSCFSCFParallelLoopTiling`.
Result<Owned<Pass>> createSCFSCFParallelLoopTiling();

// Makes `SCFSCFParallelLoopTiling` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFSCFParallelLoopTiling`.
Result<void> registerSCFSCFParallelLoopTiling();

// Makes the pass `test-scf-parallel-loop-collapsing`, with the default of
// each option; it is for every operation that it can run on.
// As `mlsCreateSCFTestSCFParallelLoopCollapsing`.
Result<Owned<Pass>> createSCFTestSCFParallelLoopCollapsing();

// Makes `SCFTestSCFParallelLoopCollapsing` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSCFTestSCFParallelLoopCollapsing`.
Result<void> registerSCFTestSCFParallelLoopCollapsing();

// Gives the dialect `shape`, which no context has to know yet.
// As `mlsGetDialectHandle__shape__`.
Result<DialectHandle> getDialectHandle__shape__();

// Makes `ShapePasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterShapePasses`.
Result<void> registerShapePasses();

// Makes the pass `outline-shape-computation`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateShapeOutlineShapeComputationPass`.
Result<Owned<Pass>> createShapeOutlineShapeComputationPass();

// Makes `ShapeOutlineShapeComputationPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterShapeOutlineShapeComputationPass`.
Result<void> registerShapeOutlineShapeComputationPass();

// Makes the pass `remove-shape-constraints`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateShapeRemoveShapeConstraintsPass`.
Result<Owned<Pass>> createShapeRemoveShapeConstraintsPass();

// Makes `ShapeRemoveShapeConstraintsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterShapeRemoveShapeConstraintsPass`.
Result<void> registerShapeRemoveShapeConstraintsPass();

// Makes the pass `shape-to-shape-lowering`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateShapeShapeToShapeLoweringPass`.
Result<Owned<Pass>> createShapeShapeToShapeLoweringPass();

// Makes `ShapeShapeToShapeLoweringPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterShapeShapeToShapeLoweringPass`.
Result<void> registerShapeShapeToShapeLoweringPass();

// Gives the dialect `shard`, which no context has to know yet.
// As `mlsGetDialectHandle__shard__`.
Result<DialectHandle> getDialectHandle__shard__();

// Makes `ShardPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterShardPasses`.
Result<void> registerShardPasses();

// Makes the pass `shard-partition`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateShardPartition`.
Result<Owned<Pass>> createShardPartition();

// Makes `ShardPartition` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterShardPartition`.
Result<void> registerShardPartition();

// Makes the pass `sharding-propagation`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateShardShardingPropagation`.
Result<Owned<Pass>> createShardShardingPropagation();

// Makes `ShardShardingPropagation` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterShardShardingPropagation`.
Result<void> registerShardShardingPropagation();

// Gives the dialect `smt`, which no context has to know yet.
// As `mlsGetDialectHandle__smt__`.
Result<DialectHandle> getDialectHandle__smt__();

// Gives the dialect `sparseTensor`, which no context has to know yet.
// As `mlsGetDialectHandle__sparse_tensor__`.
Result<DialectHandle> getDialectHandle__sparse_tensor__();

// Makes `SparseTensorPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorPasses`.
Result<void> registerSparseTensorPasses();

// Makes the pass `lower-sparse-foreach-to-scf`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateSparseTensorLowerForeachToSCF`.
Result<Owned<Pass>> createSparseTensorLowerForeachToSCF();

// Makes `SparseTensorLowerForeachToSCF` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorLowerForeachToSCF`.
Result<void> registerSparseTensorLowerForeachToSCF();

// Makes the pass `lower-sparse-iteration-to-scf`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateSparseTensorLowerSparseIterationToSCF`.
Result<Owned<Pass>> createSparseTensorLowerSparseIterationToSCF();

// Makes `SparseTensorLowerSparseIterationToSCF` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorLowerSparseIterationToSCF`.
Result<void> registerSparseTensorLowerSparseIterationToSCF();

// Makes the pass `lower-sparse-ops-to-foreach`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateSparseTensorLowerSparseOpsToForeach`.
Result<Owned<Pass>> createSparseTensorLowerSparseOpsToForeach();

// Makes `SparseTensorLowerSparseOpsToForeach` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorLowerSparseOpsToForeach`.
Result<void> registerSparseTensorLowerSparseOpsToForeach();

// Makes the pass `pre-sparsification-rewrite`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateSparseTensorPreSparsificationRewrite`.
Result<Owned<Pass>> createSparseTensorPreSparsificationRewrite();

// Makes `SparseTensorPreSparsificationRewrite` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorPreSparsificationRewrite`.
Result<void> registerSparseTensorPreSparsificationRewrite();

// Makes the pass `sparse-assembler`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateSparseTensorSparseAssembler`.
Result<Owned<Pass>> createSparseTensorSparseAssembler();

// Makes `SparseTensorSparseAssembler` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseAssembler`.
Result<void> registerSparseTensorSparseAssembler();

// Makes the pass `sparse-buffer-rewrite`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateSparseTensorSparseBufferRewrite`.
Result<Owned<Pass>> createSparseTensorSparseBufferRewrite();

// Makes `SparseTensorSparseBufferRewrite` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseBufferRewrite`.
Result<void> registerSparseTensorSparseBufferRewrite();

// Makes the pass `sparse-gpu-codegen`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateSparseTensorSparseGPUCodegen`.
Result<Owned<Pass>> createSparseTensorSparseGPUCodegen();

// Makes `SparseTensorSparseGPUCodegen` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseGPUCodegen`.
Result<void> registerSparseTensorSparseGPUCodegen();

// Makes the pass `sparse-reinterpret-map`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateSparseTensorSparseReinterpretMap`.
Result<Owned<Pass>> createSparseTensorSparseReinterpretMap();

// Makes `SparseTensorSparseReinterpretMap` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseReinterpretMap`.
Result<void> registerSparseTensorSparseReinterpretMap();

// Makes the pass `sparse-space-collapse`, with the default of each option; it
// is for `func.func`.
// As `mlsCreateSparseTensorSparseSpaceCollapse`.
Result<Owned<Pass>> createSparseTensorSparseSpaceCollapse();

// Makes `SparseTensorSparseSpaceCollapse` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseSpaceCollapse`.
Result<void> registerSparseTensorSparseSpaceCollapse();

// Makes the pass `sparse-tensor-codegen`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateSparseTensorSparseTensorCodegen`.
Result<Owned<Pass>> createSparseTensorSparseTensorCodegen();

// Makes `SparseTensorSparseTensorCodegen` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseTensorCodegen`.
Result<void> registerSparseTensorSparseTensorCodegen();

// Makes the pass `sparse-tensor-conversion`, with the default of each option;
// it is for `builtin.module`.
// As `mlsCreateSparseTensorSparseTensorConversionPass`.
Result<Owned<Pass>> createSparseTensorSparseTensorConversionPass();

// Makes `SparseTensorSparseTensorConversionPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseTensorConversionPass`.
Result<void> registerSparseTensorSparseTensorConversionPass();

// Makes the pass `sparse-vectorization`, with the default of each option; it
// is for `builtin.module`.
// As `mlsCreateSparseTensorSparseVectorization`.
Result<Owned<Pass>> createSparseTensorSparseVectorization();

// Makes `SparseTensorSparseVectorization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparseVectorization`.
Result<void> registerSparseTensorSparseVectorization();

// Makes the pass `sparsification-and-bufferization`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateSparseTensorSparsificationAndBufferization`.
Result<Owned<Pass>> createSparseTensorSparsificationAndBufferization();

// Makes `SparseTensorSparsificationAndBufferization` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparsificationAndBufferization`.
Result<void> registerSparseTensorSparsificationAndBufferization();

// Makes the pass `sparsification`, with the default of each option; it is for
// `builtin.module`.
// As `mlsCreateSparseTensorSparsificationPass`.
Result<Owned<Pass>> createSparseTensorSparsificationPass();

// Makes `SparseTensorSparsificationPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorSparsificationPass`.
Result<void> registerSparseTensorSparsificationPass();

// Makes the pass `stage-sparse-ops`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateSparseTensorStageSparseOperations`.
Result<Owned<Pass>> createSparseTensorStageSparseOperations();

// Makes `SparseTensorStageSparseOperations` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorStageSparseOperations`.
Result<void> registerSparseTensorStageSparseOperations();

// Makes the pass `sparse-storage-specifier-to-llvm`, with the default of each
// option; it is for `builtin.module`.
// As `mlsCreateSparseTensorStorageSpecifierToLLVM`.
Result<Owned<Pass>> createSparseTensorStorageSpecifierToLLVM();

// Makes `SparseTensorStorageSpecifierToLLVM` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSparseTensorStorageSpecifierToLLVM`.
Result<void> registerSparseTensorStorageSpecifierToLLVM();

// Gives the dialect `spirv`, which no context has to know yet.
// As `mlsGetDialectHandle__spirv__`.
Result<DialectHandle> getDialectHandle__spirv__();

// Makes `SPIRVPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVPasses`.
Result<void> registerSPIRVPasses();

// Makes the pass `spirv-canonicalize-gl`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateSPIRVSPIRVCanonicalizeGLPass`.
Result<Owned<Pass>> createSPIRVSPIRVCanonicalizeGLPass();

// Makes `SPIRVSPIRVCanonicalizeGLPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVCanonicalizeGLPass`.
Result<void> registerSPIRVSPIRVCanonicalizeGLPass();

// Makes the pass `decorate-spirv-composite-type-layout`, with the default of
// each option; it is for `builtin.module`.
// As `mlsCreateSPIRVSPIRVCompositeTypeLayoutPass`.
Result<Owned<Pass>> createSPIRVSPIRVCompositeTypeLayoutPass();

// Makes `SPIRVSPIRVCompositeTypeLayoutPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass`.
Result<void> registerSPIRVSPIRVCompositeTypeLayoutPass();

// Makes the pass `spirv-lower-abi-attrs`, with the default of each option; it
// is for `spirv.module`.
// As `mlsCreateSPIRVSPIRVLowerABIAttributesPass`.
Result<Owned<Pass>> createSPIRVSPIRVLowerABIAttributesPass();

// Makes `SPIRVSPIRVLowerABIAttributesPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVLowerABIAttributesPass`.
Result<void> registerSPIRVSPIRVLowerABIAttributesPass();

// Makes the pass `spirv-promote-to-replicated-constants`, with the default of
// each option; it is for `spirv.module`.
// As `mlsCreateSPIRVSPIRVReplicatedConstantCompositePass`.
Result<Owned<Pass>> createSPIRVSPIRVReplicatedConstantCompositePass();

// Makes `SPIRVSPIRVReplicatedConstantCompositePass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass`.
Result<void> registerSPIRVSPIRVReplicatedConstantCompositePass();

// Makes the pass `spirv-rewrite-inserts`, with the default of each option; it
// is for `spirv.module`.
// As `mlsCreateSPIRVSPIRVRewriteInsertsPass`.
Result<Owned<Pass>> createSPIRVSPIRVRewriteInsertsPass();

// Makes `SPIRVSPIRVRewriteInsertsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVRewriteInsertsPass`.
Result<void> registerSPIRVSPIRVRewriteInsertsPass();

// Makes the pass `spirv-unify-aliased-resource`, with the default of each
// option; it is for `spirv.module`.
// As `mlsCreateSPIRVSPIRVUnifyAliasedResourcePass`.
Result<Owned<Pass>> createSPIRVSPIRVUnifyAliasedResourcePass();

// Makes `SPIRVSPIRVUnifyAliasedResourcePass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass`.
Result<void> registerSPIRVSPIRVUnifyAliasedResourcePass();

// Makes the pass `spirv-update-vce`, with the default of each option; it is
// for `spirv.module`.
// As `mlsCreateSPIRVSPIRVUpdateVCEPass`.
Result<Owned<Pass>> createSPIRVSPIRVUpdateVCEPass();

// Makes `SPIRVSPIRVUpdateVCEPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVUpdateVCEPass`.
Result<void> registerSPIRVSPIRVUpdateVCEPass();

// Makes the pass `spirv-webgpu-prepare`, with the default of each option; it
// is for `spirv.module`.
// As `mlsCreateSPIRVSPIRVWebGPUPreparePass`.
Result<Owned<Pass>> createSPIRVSPIRVWebGPUPreparePass();

// Makes `SPIRVSPIRVWebGPUPreparePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterSPIRVSPIRVWebGPUPreparePass`.
Result<void> registerSPIRVSPIRVWebGPUPreparePass();

// Gives the dialect `tensor`, which no context has to know yet.
// As `mlsGetDialectHandle__tensor__`.
Result<DialectHandle> getDialectHandle__tensor__();

// Makes `TensorPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTensorPasses`.
Result<void> registerTensorPasses();

// Makes the pass `fold-tensor-subset-ops`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateTensorFoldTensorSubsetOpsPass`.
Result<Owned<Pass>> createTensorFoldTensorSubsetOpsPass();

// Makes `TensorFoldTensorSubsetOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTensorFoldTensorSubsetOpsPass`.
Result<void> registerTensorFoldTensorSubsetOpsPass();

// Gives the dialect `tosa`, which no context has to know yet.
// As `mlsGetDialectHandle__tosa__`.
Result<DialectHandle> getDialectHandle__tosa__();

// Makes `TosaPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTosaPasses`.
Result<void> registerTosaPasses();

// Makes the pass `tosa-arith-const-to-tosa-const`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateTosaTosaArithConstantToTosaConstPass`.
Result<Owned<Pass>> createTosaTosaArithConstantToTosaConstPass();

// Makes `TosaTosaArithConstantToTosaConstPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaArithConstantToTosaConstPass`.
Result<void> registerTosaTosaArithConstantToTosaConstPass();

// Makes the pass `tosa-attach-target`, with the default of each option; it is
// for `builtin.module`.
// As `mlsCreateTosaTosaAttachTarget`.
Result<Owned<Pass>> createTosaTosaAttachTarget();

// Makes `TosaTosaAttachTarget` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaAttachTarget`.
Result<void> registerTosaTosaAttachTarget();

// Makes the pass `tosa-convert-integer-type-to-signless`, with the default of
// each option; it is for `func.func`.
// As `mlsCreateTosaTosaConvertIntegerTypeToSignless`.
Result<Owned<Pass>> createTosaTosaConvertIntegerTypeToSignless();

// Makes `TosaTosaConvertIntegerTypeToSignless` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaConvertIntegerTypeToSignless`.
Result<void> registerTosaTosaConvertIntegerTypeToSignless();

// Makes the pass `tosa-infer-shapes`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateTosaTosaInferShapesPass`.
Result<Owned<Pass>> createTosaTosaInferShapesPass();

// Makes `TosaTosaInferShapesPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaInferShapesPass`.
Result<void> registerTosaTosaInferShapesPass();

// Makes the pass `tosa-layerwise-constant-fold`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateTosaTosaLayerwiseConstantFoldPass`.
Result<Owned<Pass>> createTosaTosaLayerwiseConstantFoldPass();

// Makes `TosaTosaLayerwiseConstantFoldPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaLayerwiseConstantFoldPass`.
Result<void> registerTosaTosaLayerwiseConstantFoldPass();

// Makes the pass `tosa-make-broadcastable`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateTosaTosaMakeBroadcastablePass`.
Result<Owned<Pass>> createTosaTosaMakeBroadcastablePass();

// Makes `TosaTosaMakeBroadcastablePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaMakeBroadcastablePass`.
Result<void> registerTosaTosaMakeBroadcastablePass();

// Makes the pass `tosa-narrow-f64-to-f32`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateTosaTosaNarrowF64ToF32Pass`.
Result<Owned<Pass>> createTosaTosaNarrowF64ToF32Pass();

// Makes `TosaTosaNarrowF64ToF32Pass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaNarrowF64ToF32Pass`.
Result<void> registerTosaTosaNarrowF64ToF32Pass();

// Makes the pass `tosa-narrow-i64-to-i32`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateTosaTosaNarrowI64ToI32Pass`.
Result<Owned<Pass>> createTosaTosaNarrowI64ToI32Pass();

// Makes `TosaTosaNarrowI64ToI32Pass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaNarrowI64ToI32Pass`.
Result<void> registerTosaTosaNarrowI64ToI32Pass();

// Makes the pass `tosa-optional-decompositions`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateTosaTosaOptionalDecompositionsPass`.
Result<Owned<Pass>> createTosaTosaOptionalDecompositionsPass();

// Makes `TosaTosaOptionalDecompositionsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaOptionalDecompositionsPass`.
Result<void> registerTosaTosaOptionalDecompositionsPass();

// Makes the pass `tosa-reduce-transposes`, with the default of each option;
// it is for `func.func`.
// As `mlsCreateTosaTosaReduceTransposes`.
Result<Owned<Pass>> createTosaTosaReduceTransposes();

// Makes `TosaTosaReduceTransposes` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaReduceTransposes`.
Result<void> registerTosaTosaReduceTransposes();

// Makes the pass `tosa-validate`, with the default of each option; it is for
// `builtin.module`.
// As `mlsCreateTosaTosaValidation`.
Result<Owned<Pass>> createTosaTosaValidation();

// Makes `TosaTosaValidation` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTosaTosaValidation`.
Result<void> registerTosaTosaValidation();

// Gives the dialect `transform`, which no context has to know yet.
// As `mlsGetDialectHandle__transform__`.
Result<DialectHandle> getDialectHandle__transform__();

// Makes `TransformPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformPasses`.
Result<void> registerTransformPasses();

// Makes the pass `transform-dialect-check-uses`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformCheckUsesPass`.
Result<Owned<Pass>> createTransformCheckUsesPass();

// Makes `TransformCheckUsesPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformCheckUsesPass`.
Result<void> registerTransformCheckUsesPass();

// Makes the pass `transform-infer-effects`, with the default of each option;
// it is for every operation that it can run on.
// As `mlsCreateTransformInferEffectsPass`.
Result<Owned<Pass>> createTransformInferEffectsPass();

// Makes `TransformInferEffectsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformInferEffectsPass`.
Result<void> registerTransformInferEffectsPass();

// Makes the pass `transform-interpreter`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateTransformInterpreterPass`.
Result<Owned<Pass>> createTransformInterpreterPass();

// Makes `TransformInterpreterPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformInterpreterPass`.
Result<void> registerTransformInterpreterPass();

// Makes the pass `transform-preload-library`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformPreloadLibraryPass`.
Result<Owned<Pass>> createTransformPreloadLibraryPass();

// Makes `TransformPreloadLibraryPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformPreloadLibraryPass`.
Result<void> registerTransformPreloadLibraryPass();

// Gives the dialect `ub`, which no context has to know yet.
// As `mlsGetDialectHandle__ub__`.
Result<DialectHandle> getDialectHandle__ub__();

// Gives the dialect `vcix`, which no context has to know yet.
// As `mlsGetDialectHandle__vcix__`.
Result<DialectHandle> getDialectHandle__vcix__();

// Gives the dialect `vector`, which no context has to know yet.
// As `mlsGetDialectHandle__vector__`.
Result<DialectHandle> getDialectHandle__vector__();

// Makes `VectorPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterVectorPasses`.
Result<void> registerVectorPasses();

// Makes the pass `lower-vector-mask`, with the default of each option; it is
// for `func.func`.
// As `mlsCreateVectorLowerVectorMaskPass`.
Result<Owned<Pass>> createVectorLowerVectorMaskPass();

// Makes `VectorLowerVectorMaskPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterVectorLowerVectorMaskPass`.
Result<void> registerVectorLowerVectorMaskPass();

// Makes the pass `lower-vector-multi-reduction`, with the default of each
// option; it is for `func.func`.
// As `mlsCreateVectorLowerVectorMultiReduction`.
Result<Owned<Pass>> createVectorLowerVectorMultiReduction();

// Makes `VectorLowerVectorMultiReduction` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterVectorLowerVectorMultiReduction`.
Result<void> registerVectorLowerVectorMultiReduction();

// Makes the pass `lower-vector-to-from-elements-to-shuffle-tree`, with the
// default of each option; it is for `func.func`.
// As `mlsCreateVectorLowerVectorToFromElementsToShuffleTree`.
Result<Owned<Pass>> createVectorLowerVectorToFromElementsToShuffleTree();

// Makes `VectorLowerVectorToFromElementsToShuffleTree` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterVectorLowerVectorToFromElementsToShuffleTree`.
Result<void> registerVectorLowerVectorToFromElementsToShuffleTree();

// Gives the dialect `wasmssa`, which no context has to know yet.
// As `mlsGetDialectHandle__wasmssa__`.
Result<DialectHandle> getDialectHandle__wasmssa__();

// Gives the dialect `x86vector`, which no context has to know yet.
// As `mlsGetDialectHandle__x86vector__`.
Result<DialectHandle> getDialectHandle__x86vector__();

// Gives the dialect `xegpu`, which no context has to know yet.
// As `mlsGetDialectHandle__xegpu__`.
Result<DialectHandle> getDialectHandle__xegpu__();

// Gives the dialect `xevm`, which no context has to know yet.
// As `mlsGetDialectHandle__xevm__`.
Result<DialectHandle> getDialectHandle__xevm__();

// Gives the number of the interface of operations that infer the types of
// their results, for `mlsOperationImplementsInterface`.
// As `mlsInferTypeOpInterfaceTypeID`.
Result<TypeID> inferTypeOpInterfaceTypeID();

// Gives the number of the interface of operations that infer the shapes of
// their results, for `mlsOperationImplementsInterface`.
// As `mlsInferShapedTypeOpInterfaceTypeID`.
Result<TypeID> inferShapedTypeOpInterfaceTypeID();

// Makes `TransformsPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsPasses`.
Result<void> registerTransformsPasses();

// Makes the pass `bubble-down-memory-space-casts`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformsBubbleDownMemorySpaceCasts`.
Result<Owned<Pass>> createTransformsBubbleDownMemorySpaceCasts();

// Makes `TransformsBubbleDownMemorySpaceCasts` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsBubbleDownMemorySpaceCasts`.
Result<void> registerTransformsBubbleDownMemorySpaceCasts();

// Makes the pass `cse`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsCSE`.
Result<Owned<Pass>> createTransformsCSE();

// Makes `TransformsCSE` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsCSE`.
Result<void> registerTransformsCSE();

// Makes the pass `canonicalize`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateTransformsCanonicalizer`.
Result<Owned<Pass>> createTransformsCanonicalizer();

// Makes `TransformsCanonicalizer` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsCanonicalizer`.
Result<void> registerTransformsCanonicalizer();

// Makes the pass `composite-fixed-point-pass`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformsCompositeFixedPointPass`.
Result<Owned<Pass>> createTransformsCompositeFixedPointPass();

// Makes `TransformsCompositeFixedPointPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsCompositeFixedPointPass`.
Result<void> registerTransformsCompositeFixedPointPass();

// Makes the pass `control-flow-sink`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateTransformsControlFlowSink`.
Result<Owned<Pass>> createTransformsControlFlowSink();

// Makes `TransformsControlFlowSink` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsControlFlowSink`.
Result<void> registerTransformsControlFlowSink();

// Makes the pass `generate-runtime-verification`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformsGenerateRuntimeVerification`.
Result<Owned<Pass>> createTransformsGenerateRuntimeVerification();

// Makes `TransformsGenerateRuntimeVerification` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsGenerateRuntimeVerification`.
Result<void> registerTransformsGenerateRuntimeVerification();

// Makes the pass `inline`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsInliner`.
Result<Owned<Pass>> createTransformsInliner();

// Makes `TransformsInliner` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsInliner`.
Result<void> registerTransformsInliner();

// Makes the pass `snapshot-op-locations`, with the default of each option; it
// is for every operation that it can run on.
// As `mlsCreateTransformsLocationSnapshot`.
Result<Owned<Pass>> createTransformsLocationSnapshot();

// Makes `TransformsLocationSnapshot` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsLocationSnapshot`.
Result<void> registerTransformsLocationSnapshot();

// Makes the pass `loop-invariant-code-motion`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformsLoopInvariantCodeMotion`.
Result<Owned<Pass>> createTransformsLoopInvariantCodeMotion();

// Makes `TransformsLoopInvariantCodeMotion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsLoopInvariantCodeMotion`.
Result<void> registerTransformsLoopInvariantCodeMotion();

// Makes the pass `loop-invariant-subset-hoisting`, with the default of each
// option; it is for every operation that it can run on.
// As `mlsCreateTransformsLoopInvariantSubsetHoisting`.
Result<Owned<Pass>> createTransformsLoopInvariantSubsetHoisting();

// Makes `TransformsLoopInvariantSubsetHoisting` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsLoopInvariantSubsetHoisting`.
Result<void> registerTransformsLoopInvariantSubsetHoisting();

// Makes the pass `mem2reg`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsMem2Reg`.
Result<Owned<Pass>> createTransformsMem2Reg();

// Makes `TransformsMem2Reg` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsMem2Reg`.
Result<void> registerTransformsMem2Reg();

// Makes the pass `print-ir`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsPrintIRPass`.
Result<Owned<Pass>> createTransformsPrintIRPass();

// Makes `TransformsPrintIRPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsPrintIRPass`.
Result<void> registerTransformsPrintIRPass();

// Makes the pass `print-op-stats`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateTransformsPrintOpStats`.
Result<Owned<Pass>> createTransformsPrintOpStats();

// Makes `TransformsPrintOpStats` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsPrintOpStats`.
Result<void> registerTransformsPrintOpStats();

// Makes the pass `remove-dead-values`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateTransformsRemoveDeadValues`.
Result<Owned<Pass>> createTransformsRemoveDeadValues();

// Makes `TransformsRemoveDeadValues` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsRemoveDeadValues`.
Result<void> registerTransformsRemoveDeadValues();

// Makes the pass `sccp`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsSCCP`.
Result<Owned<Pass>> createTransformsSCCP();

// Makes `TransformsSCCP` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsSCCP`.
Result<void> registerTransformsSCCP();

// Makes the pass `sroa`, with the default of each option; it is for every
// operation that it can run on.
// As `mlsCreateTransformsSROA`.
Result<Owned<Pass>> createTransformsSROA();

// Makes `TransformsSROA` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsSROA`.
Result<void> registerTransformsSROA();

// Makes the pass `strip-debuginfo`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateTransformsStripDebugInfo`.
Result<Owned<Pass>> createTransformsStripDebugInfo();

// Makes `TransformsStripDebugInfo` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsStripDebugInfo`.
Result<void> registerTransformsStripDebugInfo();

// Makes the pass `symbol-dce`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateTransformsSymbolDCE`.
Result<Owned<Pass>> createTransformsSymbolDCE();

// Makes `TransformsSymbolDCE` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsSymbolDCE`.
Result<void> registerTransformsSymbolDCE();

// Makes the pass `symbol-privatize`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateTransformsSymbolPrivatize`.
Result<Owned<Pass>> createTransformsSymbolPrivatize();

// Makes `TransformsSymbolPrivatize` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsSymbolPrivatize`.
Result<void> registerTransformsSymbolPrivatize();

// Makes the pass `topological-sort`, with the default of each option; it is
// for every operation that it can run on.
// As `mlsCreateTransformsTopologicalSort`.
Result<Owned<Pass>> createTransformsTopologicalSort();

// Makes `TransformsTopologicalSort` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsTopologicalSort`.
Result<void> registerTransformsTopologicalSort();

// Makes the pass `view-op-graph`, with the default of each option; it is for
// every operation that it can run on.
// As `mlsCreateTransformsViewOpGraph`.
Result<Owned<Pass>> createTransformsViewOpGraph();

// Makes `TransformsViewOpGraph` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
// As `mlsRegisterTransformsViewOpGraph`.
Result<void> registerTransformsViewOpGraph();

// Gives the names of `nOperations` operations, in their order.
// As `mlsOperationsCopyNames`.
Result<std::vector<Identifier>> operationsCopyNames(
    ArrayRef<Operation> operations);

// Adds all of MLIR's dialects and extensions to a registry.
// As `mlsRegisterAllDialects`.
Result<void> registerAllDialects(DialectRegistry registry);

// Makes all of MLIR's passes known by name to the process. Does so once,
// however often and from however many threads it is called; every call
// returns after that has finished.
// As `mlsRegisterAllPasses`.
Result<void> registerAllPasses();

// Lets a context know how MLIR's dialects are translated to LLVM IR, with the
// dialects that are. If all dialects are loaded, these are too.
// As `mlsRegisterAllLLVMTranslations`; refused with BAD_STATE (`context`: it
// has an operation that was made while its dialect was unknown).
Result<void> registerAllLLVMTranslations(Context context);

// Sets whether MLIR prints what it does to standard error: in all contexts,
// and only if it was built with assertions.
// As `mlsEnableGlobalDebug`.
Result<void> enableGlobalDebug(bool enable);

// Tells whether MLIR prints what it does.
// As `mlsIsGlobalDebugEnabled`.
Result<bool> isGlobalDebugEnabled();

// Sets the only part of MLIR that prints what it does, like
// `dialect-conversion`.
// As `mlsSetGlobalDebugType`; refused with BAD_ARGUMENT (`ty`: with a zero in
// it).
Result<void> setGlobalDebugType(std::string_view ty);

// Sets the parts of MLIR that print what they do; if there are none, all do.
// As `mlsSetGlobalDebugTypes`; refused with BAD_ARGUMENT (`types`: one with a
// zero in it).
Result<void> setGlobalDebugTypes(ArrayRef<std::string_view> types);

// Tells whether a part of MLIR prints what it does, if it is to print at all
// (`mlsEnableGlobalDebug`).
// As `mlsIsCurrentDebugType`; refused with BAD_ARGUMENT (`ty`: with a zero in
// it).
Result<bool> isCurrentDebugType(std::string_view ty);

// Emits an error at a location, as passes do. In a callback inside of a run
// it belongs to that run, which does not fail by it alone; elsewhere it is in
// the report of this call, which succeeds.
// As `mlsEmitError`.
Result<void> emitError(Location location, std::string_view message);

// Makes a pass of its name, such as `canonicalize`, and its options as in a
// pipeline, such as `top-down=false`. Both are looked at when a pass manager
// takes it: the name must be registered by then (`mlsRegisterAllPasses`).
// As `mlsCreatePassByName`; refused with BAD_ARGUMENT (`name`: empty, or more
// than a name; `options`: with braces that do not match).
Result<Owned<Pass>> createPassByName(std::string_view name,
    std::string_view options);

// Sets an attribute of argument number `pos` of a function.
// As `mlsFuncSetArgAttr`; refused with BAD_ARGUMENT (`op`: not a `func.func`;
// `name`: empty); BAD_STATE (`op`: without a type, or with other attributes
// than its arguments can have); OUT_OF_RANGE (`pos`).
Result<void> funcSetArgAttr(Operation op, intptr_t pos, std::string_view name,
    Attribute attr);

// Sets an attribute of result number `pos` of a function.
// As `mlsFuncSetResultAttr`; refused with BAD_ARGUMENT (`op`: not a
// `func.func`; `name`: empty); BAD_STATE (`op`: without a type, or with other
// attributes than its results can have); OUT_OF_RANGE (`pos`).
Result<void> funcSetResultAttr(Operation op, intptr_t pos,
    std::string_view name, Attribute attr);

// Gives the version of the library, as `MLS_VERSION_STRING` of the header
// that belongs to it.
// As `mlsVersion`.
std::string_view version();

// Gives the major version of LLVM and MLIR that the library is made for.
// As `mlsLlvmVersionMajor`.
uint32_t llvmVersionMajor();

// Makes the library ready: chooses the invalidation mode, by trying whether
// every death inside MLIR is observed (some milliseconds). Creating a context
// does it too. Further calls do nothing; all return after the first has
// finished.
// The environment variable `MLS_INVALIDATION` with the value `conservative`
// chooses that mode.
// As `mlsInitialize`.
Result<void> initialize();

// Gives the mode: `MLS_INVALIDATION_EXACT` or
// `MLS_INVALIDATION_CONSERVATIVE`.
// As `mlsInvalidationMode`.
Result<InvalidationMode> invalidationMode();

// Says what to do around callbacks and long calls, for the whole process;
// null takes it back. For a host with a lock of its own around everything
// that it does: a language runtime with a global lock, or a program with one
// mutex.
// Set it before the first context is made, and take it back after the last is
// gone: a call that is going on keeps to what was set when it began each
// wait.
// As `mlsHostSetHooks`; refused with BAD_ARGUMENT (`hooks`: one of the four
// functions is missing).
Result<void> hostSetHooks(const MlsHostHooks *hooks);

// Says that the host's runtime is gone, or there again. While it is gone no
// callback is called and no user data destroyed: what would be is leaked, and
// counted. For hosts whose process goes on for a while after their runtime.
// As `mlsHostSetGone`.
void hostSetGone(bool gone);

// Counts the callbacks, destructions of user data included, that were left
// out since the host's runtime was gone.
// As `mlsHostGetNumSkippedCallbacks`.
intptr_t hostGetNumSkippedCallbacks();

// Makes the callback in which this is called fail when it returns. The call
// that runs it ends with CALLBACK_FAILED, and hands `token` back
// (`mlsReportGetErrorToken`): a reference to the host's own error. Nothing
// may unwind through the library, so this is how an exception gets out.
// Diagnostic handlers and invalidation hooks are told of what has happened:
// the call ends as it does without them, and its report has the token, also
// if it succeeded.
// As `mlsCallbackFail`; refused with BAD_ARGUMENT (`token`: 0); BAD_STATE (in
// no callback).
Result<void> callbackFail(uint64_t token);

// Infers the result types that an operation with this name would have.
// `attributes` is a dictionary of all attributes, or null. Nothing is
// consumed, and nothing stays.
// As `mlsInferTypeOpInterfaceInferReturnTypes`; refused with BAD_ARGUMENT
// (`opName`: not registered, or it does not infer types; `operands`: not what
// it takes; `attributes`: not a dictionary; `regions`: one belongs to an
// operation, or is given twice); UPSTREAM_FAILED with diagnostics.
Result<std::vector<Type>> inferTypeOpInterfaceInferReturnTypes(
    std::string_view opName, Context context, Location location,
    ArrayRef<Value> operands, Attribute attributes, ArrayRef<Region> regions);

// Loads the dialects that a module describes into its context, which has them
// for good.
// As `mlsLoadIRDLDialects`; refused with VERIFY_ERROR with diagnostics
// (`module`: does not verify); BAD_ARGUMENT (`module`: a dialect in it is one
// of MLIR's, is loaded already, or is described twice, or there is an
// operation of it that was made while it was unknown; a constraint that any
// of several must fulfill has more or other ones than can be compared);
// UPSTREAM_FAILED with diagnostics: some may be loaded then.
Result<void> loadIRDLDialects(Module module);

// Makes the region of a named structured operation whose region is empty:
// what it does with elements of its operands.
// As `mlsLinalgFillBuiltinNamedOpRegion`; refused with BAD_ARGUMENT
// (`mlirOp`: not a named structured operation of the dialect `linalg`; its
// operands are more or less than it has; their elements are not all signless
// integers or all floating point numbers, or not what it computes with);
// BAD_STATE (`mlirOp`: not one region that is empty; an elementwise operation
// without a kind).
Result<void> linalgFillBuiltinNamedOpRegion(Operation mlirOp);

// Tells whether an operation is a contraction, like a product of matrices.
// As `mlsLinalgIsAContractionOp`; refused with VERIFY_ERROR with diagnostics
// (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`:
// `linalg.memoized_indexing_maps` is not an array of affine maps).
Result<bool> linalgIsAContractionOp(Operation op);

// Tells whether an operation is a convolution.
// As `mlsLinalgIsAConvolutionOp`; refused with VERIFY_ERROR with diagnostics
// (`op`: of the dialect `linalg`, and does not verify); BAD_STATE (`op`:
// `linalg.memoized_indexing_maps` is not an array of affine maps).
Result<bool> linalgIsAConvolutionOp(Operation op);

// Gives the loops of a contraction.
// As `mlsLinalgInferContractionDimensions`; refused with VERIFY_ERROR with
// diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE
// (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).
Result<LinalgContractionDimensions> linalgInferContractionDimensions(
    Operation op);

// Gives the loops of a contraction with these maps: from loops to the
// elements of both inputs and of the output.
// As `mlsLinalgInferContractionDimensionsFromMaps`; refused with BAD_ARGUMENT
// (`indexingMaps`: not three, or with symbols, or with different numbers of
// dimensions).
Result<LinalgContractionDimensions> linalgInferContractionDimensionsFromMaps(
    ArrayRef<AffineMap> indexingMaps);

// Gives the loops and steps of a convolution.
// As `mlsLinalgInferConvolutionDimensions`; refused with VERIFY_ERROR with
// diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE
// (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).
Result<LinalgConvolutionDimensions> linalgInferConvolutionDimensions(
    Operation op);

// Gives the maps from the loops of a structured operation to the elements of
// its operands, as an attribute; null for other operations.
// As `mlsLinalgGetIndexingMapsAttribute`; refused with VERIFY_ERROR with
// diagnostics (`op`: of the dialect `linalg`, and does not verify); BAD_STATE
// (`op`: `linalg.memoized_indexing_maps` is not an array of affine maps).
Result<Attribute> linalgGetIndexingMapsAttribute(Operation op);

// Counts the live objects that have handles: of the kind `kind`
// (`MLS_KIND_*`), or of all kinds if it is 0. A module counts as an
// operation; values and the regions of operations have no entry of their own
// and do not count; type IDs and dialect handles, which live as long as the
// process, count only when asked for by their kind.
// As `mlsLiveHandles`.
Result<intptr_t> liveHandles(Kind kind);

// Gives the live objects that have handles; with a null context those of the
// whole process.
// As `mlsCopyLiveObjects`.
Result<std::vector<LiveObject>> copyLiveObjects(Context context = {});

// Lists the live objects that have handles, one a line: kind, handle, name,
// references, and the handle of the root they are in. With a null context
// those of the whole process.
// As `mlsLiveObjectsToString`.
Result<std::string> liveObjectsToString(Context context = {});

// Writes the list of `mlsLiveObjectsToString` for the whole process to
// stderr. Meant to be called from a debugger: it waits for nothing, and
// leaves out, with a word, contexts that are in use at that moment.
// As `mlsDumpLiveObjects`.
void dumpLiveObjects();

// Counts the references to dead objects that the host has still to give up. A
// host that releases all that it retained comes back to 0.
// As `mlsNumReferencesToDead`.
Result<intptr_t> numReferencesToDead();

// Replaces the passes of a pass manager by a pipeline with its anchor, such
// as `builtin.module(canonicalize,func.func(cse))`. It stays valid; pass
// managers nested in it go stale. One for any operation is for that of the
// anchor from then on. On failure nothing is replaced.
// As `mlsParsePassPipeline`; refused with PIPELINE_ERROR , with what upstream
// says.
Result<void> parsePassPipeline(OpPassManager passManager,
    std::string_view pipeline);

// Prints the pipeline of a pass manager in textual form: calls `callback`
// once with all of the text, without any lock.
// As `mlsPrintPassPipeline`.
template <class Function>
Result<void> printPassPipeline(OpPassManager passManager, Function callback);

// Prints the pipeline of a pass manager in textual form into a string.
// As `mlsPassPipelineToString`.
Result<std::string> passPipelineToString(OpPassManager passManager);

// Counts the references to the live object of any handle: those that the host
// still has to give up.
// As `mlsHandleGetNumReferences`.
Result<uint32_t> handleGetNumReferences(uint64_t handle);

// Gives the name of a status code: `STALE_HANDLE` and the like.
// As `mlsStatusName`.
std::string_view statusName(Status code);

// Makes a set ready to be applied, as often as you like and on several
// threads at once.
// As `mlsFreezeRewritePattern`.
Result<Owned<FrozenRewritePatternSet>> freezeRewritePattern(
    Owned<RewritePatternSet> &&set);

// Applies patterns to everything in `op`, and folds, until nothing changes.
// It has a number like a pass run, which the reports of the dead name.
// As `mlsApplyPatternsAndFoldGreedilyWithOp`; refused with CALLBACK_FAILED ,
// with the token of the pattern; UPSTREAM_FAILED (it did not come to an end
// within the limits; what was rewritten stays so); BAD_ENUM (`config`);
// BAD_STATE (`op`: an operand in it is defined by something detached).
Result<void> applyPatternsAndFoldGreedilyWithOp(Operation op,
    FrozenRewritePatternSet patterns,
    const GreedyRewriteDriverConfig &config);

// Applies patterns to everything in a module, like
// `mlsApplyPatternsAndFoldGreedilyWithOp`.
// As `mlsApplyPatternsAndFoldGreedily`; refused with CALLBACK_FAILED , with
// the token of the pattern; UPSTREAM_FAILED (it did not come to an end within
// the limits; what was rewritten stays so); BAD_ENUM (`config`); BAD_STATE
// (`module`: an operand in it is defined by something detached).
Result<void> applyPatternsAndFoldGreedily(Module module,
    FrozenRewritePatternSet patterns,
    const GreedyRewriteDriverConfig &config);

// Applies patterns to everything in `op` once, without folding; what they
// make is not looked at again. They may erase and move only what they were
// called for, and what is in it.
// As `mlsWalkAndApplyPatterns`; refused with CALLBACK_FAILED , with the token
// of the pattern; BAD_STATE (`op`: an operand in it is defined by something
// detached); BAD_ARGUMENT (`patterns`: one in PDL erases something else than
// its root).
Result<void> walkAndApplyPatterns(Operation op,
    FrozenRewritePatternSet patterns);

// Translates a module of the LLVM dialect (as after `convert-to-llvm`): calls
// `callback` once with all of the text of the LLVM IR, without any lock. The
// module is verified first, and stays as it is. Nothing has to be registered.
// As `mlsTranslateModuleToLLVMIR`; refused with DIALECT_NOT_LOADED (`llvm`);
// BAD_STATE (`module`: without a block); VERIFY_ERROR; BAD_ARGUMENT
// (`module`: a type in it that LLVM IR does not have); UPSTREAM_FAILED with
// diagnostics.
template <class Function>
Result<void> translateModuleToLLVMIR(Operation module, Function callback);

// Translates a module to LLVM IR, into a string; else as
// `mlsTranslateModuleToLLVMIR`.
// As `mlsTranslateModuleToLLVMIRToString`; refused with DIALECT_NOT_LOADED
// (`llvm`); BAD_STATE (`module`: without a block); VERIFY_ERROR; BAD_ARGUMENT
// (`module`: a type in it that LLVM IR does not have); UPSTREAM_FAILED with
// diagnostics.
Result<std::string> translateModuleToLLVMIRToString(Operation module);

// Writes the `smt.solver` operations in a module as SMT-LIB: calls `callback`
// once with all of the text, without any lock. The module is verified first.
// A value with one use is written where it is used if
// `inlineSingleUseValues`; the body of each `let` is indented if
// `indentLetBody`. (MLIR 22 does neither: its function forgets what it was
// asked for.)
// As `mlsTranslateModuleToSMTLIB`; refused with VERIFY_ERROR; UPSTREAM_FAILED
// with diagnostics.
template <class Function>
Result<void> translateModuleToSMTLIB(Module module, Function callback,
    bool inlineSingleUseValues, bool indentLetBody);

// Writes the `smt.solver` operations in a module as SMT-LIB, into a string;
// else as `mlsTranslateModuleToSMTLIB`.
// As `mlsTranslateModuleToSMTLIBToString`; refused with VERIFY_ERROR;
// UPSTREAM_FAILED with diagnostics.
Result<std::string> translateModuleToSMTLIBToString(Module module,
    bool inlineSingleUseValues, bool indentLetBody);

// Writes the `smt.solver` operations in an operation with one region of one
// block as SMT-LIB; else as `mlsTranslateModuleToSMTLIB`.
// As `mlsTranslateOperationToSMTLIB`; refused with VERIFY_ERROR;
// UPSTREAM_FAILED with diagnostics.
template <class Function>
Result<void> translateOperationToSMTLIB(Operation op, Function callback,
    bool inlineSingleUseValues, bool indentLetBody);

// Writes the `smt.solver` operations in an operation as SMT-LIB, into a
// string; else as `mlsTranslateOperationToSMTLIB`.
// As `mlsTranslateOperationToSMTLIBToString`; refused with VERIFY_ERROR;
// UPSTREAM_FAILED with diagnostics.
Result<std::string> translateOperationToSMTLIBToString(Operation op,
    bool inlineSingleUseValues, bool indentLetBody);

// Runs the script that begins at `transformRoot`, like a
// `transform.named_sequence`, on `payload`. What it names and does not define
// is looked for in `transformModule`, which may be the module around it. All
// three are verified first. The script runs in a copy, so that it stays as it
// is even if it is inside of `payload`.
// The handles of everything in `payload` that the script destroys go stale,
// and only those; all others stay valid, also on failure, after which
// `payload` may have changed. It may destroy `payload` itself. A run has a
// number, as a run of passes has. In conservative mode, a `payload` that is
// in no block is in a `builtin.module` meanwhile.
// As `mlsTransformApplyNamedSequence`; refused with DIALECT_NOT_LOADED
// (`transform`); BAD_STATE (`transformRoot`: in no block); BAD_ARGUMENT
// (`transformRoot`: with operands, or outside of `transformModule` and in no
// symbol table; `transformModule`: not a `builtin.module`, or without a
// block); VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
Result<void> transformApplyNamedSequence(Operation payload,
    Operation transformRoot, Operation transformModule,
    const TransformOptions &transformOptions);

// Copies the symbols of `other` into `target`: both have a symbol table, and
// are verified first. Private symbols get other names where two have the
// same, also in `target`; of two public functions, one must be a declaration,
// and that goes. `other` stays as it is. On failure, `target` may have some
// of the symbols.
// As `mlsMergeSymbolsIntoFromClone`; refused with DIALECT_NOT_LOADED
// (`transform`); BAD_ARGUMENT (`target`, `other`: without a symbol table);
// TOO_DEEP (`other`); VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
Result<void> mergeSymbolsIntoFromClone(Operation target, Operation other);

// ---- What they do ------------------------------------------------------------

namespace detail {

template <> struct References<MlsContext> {
  static MlsStatus retain(MlsContext one) { return mlsContextRetain(one); }
  static MlsStatus release(MlsContext one) { return mlsContextRelease(one); }
  static MlsStatus destroy(MlsContext one) { return mlsContextDestroy(one); }
};

template <> struct References<MlsDialectRegistry> {
  static MlsStatus retain(MlsDialectRegistry one) { return mlsDialectRegistryRetain(one); }
  static MlsStatus release(MlsDialectRegistry one) { return mlsDialectRegistryRelease(one); }
  static MlsStatus destroy(MlsDialectRegistry one) { return mlsDialectRegistryDestroy(one); }
};

template <> struct References<MlsModule> {
  static MlsStatus retain(MlsModule one) { return mlsModuleRetain(one); }
  static MlsStatus release(MlsModule one) { return mlsModuleRelease(one); }
  static MlsStatus destroy(MlsModule one) { return mlsModuleDestroy(one); }
};

template <> struct References<MlsOperation> {
  static MlsStatus retain(MlsOperation one) { return mlsOperationRetain(one); }
  static MlsStatus release(MlsOperation one) { return mlsOperationRelease(one); }
  static MlsStatus destroy(MlsOperation one) { return mlsOperationDestroy(one); }
};

template <> struct References<MlsRegion> {
  static MlsStatus retain(MlsRegion one) { return mlsRegionRetain(one); }
  static MlsStatus release(MlsRegion one) { return mlsRegionRelease(one); }
  static MlsStatus destroy(MlsRegion one) { return mlsRegionDestroy(one); }
};

template <> struct References<MlsBlock> {
  static MlsStatus retain(MlsBlock one) { return mlsBlockRetain(one); }
  static MlsStatus release(MlsBlock one) { return mlsBlockRelease(one); }
  static MlsStatus destroy(MlsBlock one) { return mlsBlockDestroy(one); }
};

template <> struct References<MlsSymbolTable> {
  static MlsStatus retain(MlsSymbolTable one) { return mlsSymbolTableRetain(one); }
  static MlsStatus release(MlsSymbolTable one) { return mlsSymbolTableRelease(one); }
  static MlsStatus destroy(MlsSymbolTable one) { return mlsSymbolTableDestroy(one); }
};

template <> struct References<MlsPassManager> {
  static MlsStatus retain(MlsPassManager one) { return mlsPassManagerRetain(one); }
  static MlsStatus release(MlsPassManager one) { return mlsPassManagerRelease(one); }
  static MlsStatus destroy(MlsPassManager one) { return mlsPassManagerDestroy(one); }
};

template <> struct References<MlsOpPassManager> {
  static MlsStatus retain(MlsOpPassManager one) { return mlsOpPassManagerRetain(one); }
  static MlsStatus release(MlsOpPassManager one) { return mlsOpPassManagerRelease(one); }
};

template <> struct References<MlsExecutionEngine> {
  static MlsStatus retain(MlsExecutionEngine one) { return mlsExecutionEngineRetain(one); }
  static MlsStatus release(MlsExecutionEngine one) { return mlsExecutionEngineRelease(one); }
  static MlsStatus destroy(MlsExecutionEngine one) { return mlsExecutionEngineDestroy(one); }
};

template <> struct References<MlsOpPrintingFlags> {
  static MlsStatus retain(MlsOpPrintingFlags one) { return mlsOpPrintingFlagsRetain(one); }
  static MlsStatus release(MlsOpPrintingFlags one) { return mlsOpPrintingFlagsRelease(one); }
  static MlsStatus destroy(MlsOpPrintingFlags one) { return mlsOpPrintingFlagsDestroy(one); }
};

template <> struct References<MlsBytecodeWriterConfig> {
  static MlsStatus retain(MlsBytecodeWriterConfig one) { return mlsBytecodeWriterConfigRetain(one); }
  static MlsStatus release(MlsBytecodeWriterConfig one) { return mlsBytecodeWriterConfigRelease(one); }
  static MlsStatus destroy(MlsBytecodeWriterConfig one) { return mlsBytecodeWriterConfigDestroy(one); }
};

template <> struct References<MlsPass> {
  static MlsStatus retain(MlsPass one) { return mlsPassRetain(one); }
  static MlsStatus release(MlsPass one) { return mlsPassRelease(one); }
  static MlsStatus destroy(MlsPass one) { return mlsPassDestroy(one); }
};

template <> struct References<MlsLlvmThreadPool> {
  static MlsStatus retain(MlsLlvmThreadPool one) { return mlsLlvmThreadPoolRetain(one); }
  static MlsStatus release(MlsLlvmThreadPool one) { return mlsLlvmThreadPoolRelease(one); }
  static MlsStatus destroy(MlsLlvmThreadPool one) { return mlsLlvmThreadPoolDestroy(one); }
};

template <> struct References<MlsRewritePattern> {
  static MlsStatus retain(MlsRewritePattern one) { return mlsRewritePatternRetain(one); }
  static MlsStatus release(MlsRewritePattern one) { return mlsRewritePatternRelease(one); }
  static MlsStatus destroy(MlsRewritePattern one) { return mlsRewritePatternDestroy(one); }
};

template <> struct References<MlsRewritePatternSet> {
  static MlsStatus retain(MlsRewritePatternSet one) { return mlsRewritePatternSetRetain(one); }
  static MlsStatus release(MlsRewritePatternSet one) { return mlsRewritePatternSetRelease(one); }
  static MlsStatus destroy(MlsRewritePatternSet one) { return mlsRewritePatternSetDestroy(one); }
};

template <> struct References<MlsFrozenRewritePatternSet> {
  static MlsStatus retain(MlsFrozenRewritePatternSet one) { return mlsFrozenRewritePatternSetRetain(one); }
  static MlsStatus release(MlsFrozenRewritePatternSet one) { return mlsFrozenRewritePatternSetRelease(one); }
  static MlsStatus destroy(MlsFrozenRewritePatternSet one) { return mlsFrozenRewritePatternSetDestroy(one); }
};

template <> struct References<MlsRewriterBase> {
  static MlsStatus retain(MlsRewriterBase one) { return mlsRewriterBaseRetain(one); }
  static MlsStatus release(MlsRewriterBase one) { return mlsRewriterBaseRelease(one); }
};

template <> struct References<MlsPDLPatternModule> {
  static MlsStatus retain(MlsPDLPatternModule one) { return mlsPDLPatternModuleRetain(one); }
  static MlsStatus release(MlsPDLPatternModule one) { return mlsPDLPatternModuleRelease(one); }
  static MlsStatus destroy(MlsPDLPatternModule one) { return mlsPDLPatternModuleDestroy(one); }
};

template <> struct References<MlsAnswer> {
  static MlsStatus retain(MlsAnswer one) { return mlsAnswerRetain(one); }
  static MlsStatus release(MlsAnswer one) { return mlsAnswerRelease(one); }
  static MlsStatus destroy(MlsAnswer one) { return mlsAnswerDestroy(one); }
};

template <> struct References<MlsTypeIDAllocator> {
  static MlsStatus retain(MlsTypeIDAllocator one) { return mlsTypeIDAllocatorRetain(one); }
  static MlsStatus release(MlsTypeIDAllocator one) { return mlsTypeIDAllocatorRelease(one); }
  static MlsStatus destroy(MlsTypeIDAllocator one) { return mlsTypeIDAllocatorDestroy(one); }
};

template <> struct References<MlsAsmState> {
  static MlsStatus retain(MlsAsmState one) { return mlsAsmStateRetain(one); }
  static MlsStatus release(MlsAsmState one) { return mlsAsmStateRelease(one); }
  static MlsStatus destroy(MlsAsmState one) { return mlsAsmStateDestroy(one); }
};

} // namespace detail

inline Result<Context> AffineExpr::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsAffineExprGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<bool> AffineExpr::equal(AffineExpr rhs) const {
  bool out = {};
  MlsStatus status = mlsAffineExprEqual(raw(), rhs.raw(), &out);
  return detail::give(status, out);
}

inline bool AffineExpr::isNull() const {
  return mlsAffineExprIsNull(raw());
}

template <class Function>
Result<void> AffineExpr::print(Function callback) const {
  MlsStatus status = mlsAffineExprPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> AffineExpr::toString() const {
  MlsString out = {};
  MlsStatus status = mlsAffineExprToString(raw(), &out);
  return detail::text(status, out);
}

inline Result<void> AffineExpr::dump() const {
  MlsStatus status = mlsAffineExprDump(raw());
  return detail::give(status);
}

inline Result<bool> AffineExpr::isSymbolicOrConstant() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsSymbolicOrConstant(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isPureAffine() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsPureAffine(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> AffineExpr::getLargestKnownDivisor() const {
  int64_t out = {};
  MlsStatus status = mlsAffineExprGetLargestKnownDivisor(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isMultipleOf(int64_t factor) const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsMultipleOf(raw(), factor, &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isFunctionOfDim(intptr_t position) const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsFunctionOfDim(raw(), position, &out);
  return detail::give(status, out);
}

inline Result<AffineExpr> AffineExpr::compose(AffineMap affineMap) const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineExprCompose(raw(), affineMap.raw(), &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<AffineExpr> AffineExpr::shiftDims(uint32_t numDims,
    uint32_t shift, uint32_t offset) const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineExprShiftDims(raw(), numDims, shift, offset,
    &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<AffineExpr> AffineExpr::shiftSymbols(uint32_t numSymbols,
    uint32_t shift, uint32_t offset) const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineExprShiftSymbols(raw(), numSymbols, shift,
    offset, &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<AffineExpr> simplifyAffineExpr(AffineExpr expr,
    uint32_t numDims, uint32_t numSymbols) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsSimplifyAffineExpr(expr.raw(), numDims, numSymbols,
    &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<bool> AffineExpr::isADim() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsADim(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineDimExpr> AffineDimExpr::get(Context context,
    intptr_t position) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineDimExprGet(context.raw(), position, &out);
  return detail::give(status, AffineDimExpr(out));
}

inline Result<intptr_t> AffineDimExpr::getPosition() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineDimExprGetPosition(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isASymbol() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsASymbol(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineSymbolExpr> AffineSymbolExpr::get(Context context,
    intptr_t position) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineSymbolExprGet(context.raw(), position, &out);
  return detail::give(status, AffineSymbolExpr(out));
}

inline Result<intptr_t> AffineSymbolExpr::getPosition() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineSymbolExprGetPosition(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isAConstant() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsAConstant(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineConstantExpr> AffineConstantExpr::get(Context context,
    int64_t constant) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineConstantExprGet(context.raw(), constant, &out);
  return detail::give(status, AffineConstantExpr(out));
}

inline Result<int64_t> AffineConstantExpr::getValue() const {
  int64_t out = {};
  MlsStatus status = mlsAffineConstantExprGetValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineExpr::isAAdd() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsAAdd(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineAddExpr> AffineAddExpr::get(AffineExpr lhs,
    AffineExpr rhs) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineAddExprGet(lhs.raw(), rhs.raw(), &out);
  return detail::give(status, AffineAddExpr(out));
}

inline Result<bool> AffineExpr::isAMul() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsAMul(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineMulExpr> AffineMulExpr::get(AffineExpr lhs,
    AffineExpr rhs) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineMulExprGet(lhs.raw(), rhs.raw(), &out);
  return detail::give(status, AffineMulExpr(out));
}

inline Result<bool> AffineExpr::isAMod() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsAMod(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineModExpr> AffineModExpr::get(AffineExpr lhs,
    AffineExpr rhs) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineModExprGet(lhs.raw(), rhs.raw(), &out);
  return detail::give(status, AffineModExpr(out));
}

inline Result<bool> AffineExpr::isAFloorDiv() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsAFloorDiv(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineFloorDivExpr> AffineFloorDivExpr::get(AffineExpr lhs,
    AffineExpr rhs) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineFloorDivExprGet(lhs.raw(), rhs.raw(), &out);
  return detail::give(status, AffineFloorDivExpr(out));
}

inline Result<bool> AffineExpr::isACeilDiv() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsACeilDiv(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineCeilDivExpr> AffineCeilDivExpr::get(AffineExpr lhs,
    AffineExpr rhs) {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineCeilDivExprGet(lhs.raw(), rhs.raw(), &out);
  return detail::give(status, AffineCeilDivExpr(out));
}

inline Result<bool> AffineExpr::isABinary() const {
  bool out = {};
  MlsStatus status = mlsAffineExprIsABinary(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineExpr> AffineBinaryOpExpr::getLHS() const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineBinaryOpExprGetLHS(raw(), &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<AffineExpr> AffineBinaryOpExpr::getRHS() const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineBinaryOpExprGetRHS(raw(), &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<Context> AffineMap::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsAffineMapGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline bool AffineMap::isNull() const {
  return mlsAffineMapIsNull(raw());
}

inline Result<bool> AffineMap::equal(AffineMap a2) const {
  bool out = {};
  MlsStatus status = mlsAffineMapEqual(raw(), a2.raw(), &out);
  return detail::give(status, out);
}

template <class Function>
Result<void> AffineMap::print(Function callback) const {
  MlsStatus status = mlsAffineMapPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> AffineMap::toString() const {
  MlsString out = {};
  MlsStatus status = mlsAffineMapToString(raw(), &out);
  return detail::text(status, out);
}

inline Result<void> AffineMap::dump() const {
  MlsStatus status = mlsAffineMapDump(raw());
  return detail::give(status);
}

inline Result<AffineMap> AffineMap::emptyGet(Context context) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapEmptyGet(context.raw(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::zeroResultGet(Context context,
    intptr_t dimCount, intptr_t symbolCount) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapZeroResultGet(context.raw(), dimCount,
    symbolCount, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::get(Context context, intptr_t dimCount,
    intptr_t symbolCount, ArrayRef<AffineExpr> affineExprs) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapGet(context.raw(), dimCount, symbolCount,
    static_cast<intptr_t>(affineExprs.size()), detail::handles(affineExprs),
    &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::constantGet(Context context,
    int64_t val) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapConstantGet(context.raw(), val, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::multiDimIdentityGet(Context context,
    intptr_t numDims) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapMultiDimIdentityGet(context.raw(), numDims,
    &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::minorIdentityGet(Context context,
    intptr_t dims, intptr_t results) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapMinorIdentityGet(context.raw(), dims,
    results, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::permutationGet(Context context,
    ArrayRef<uint32_t> permutation) {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapPermutationGet(context.raw(),
    static_cast<intptr_t>(permutation.size()), permutation.data(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<bool> AffineMap::isIdentity() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsIdentity(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineMap::isMinorIdentity() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsMinorIdentity(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineMap::isEmpty() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsEmpty(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineMap::isSingleConstant() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsSingleConstant(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> AffineMap::getSingleConstantResult() const {
  int64_t out = {};
  MlsStatus status = mlsAffineMapGetSingleConstantResult(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> AffineMap::getNumDims() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineMapGetNumDims(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> AffineMap::getNumSymbols() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineMapGetNumSymbols(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> AffineMap::getNumResults() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineMapGetNumResults(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineExpr> AffineMap::getResult(intptr_t pos) const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsAffineMapGetResult(raw(), pos, &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<std::vector<AffineExpr>> AffineMap::copyResults() const {
  return detail::copied<AffineExpr, MlsAffineExpr>(
      [&](intptr_t capacity, MlsAffineExpr *all, intptr_t *count) {
        return mlsAffineMapCopyResults(raw(), capacity, all, count);
      });
}

inline Result<intptr_t> AffineMap::getNumInputs() const {
  intptr_t out = {};
  MlsStatus status = mlsAffineMapGetNumInputs(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineMap::isProjectedPermutation() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsProjectedPermutation(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> AffineMap::isPermutation() const {
  bool out = {};
  MlsStatus status = mlsAffineMapIsPermutation(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineMap> AffineMap::getSubMap(
    ArrayRef<intptr_t> resultPos) const {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapGetSubMap(raw(),
    static_cast<intptr_t>(resultPos.size()), resultPos.data(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::getMajorSubMap(
    intptr_t numResults) const {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapGetMajorSubMap(raw(), numResults, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::getMinorSubMap(
    intptr_t numResults) const {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapGetMinorSubMap(raw(), numResults, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> AffineMap::replace(AffineExpr expression,
    AffineExpr replacement, intptr_t numResultDims,
    intptr_t numResultSyms) const {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapReplace(raw(), expression.raw(),
    replacement.raw(), numResultDims, numResultSyms, &out);
  return detail::give(status, AffineMap(out));
}

inline Result<bool> Attribute::isALocation() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsALocation(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isAAffineMap() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAAffineMap(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineMapAttr> AffineMapAttr::get(AffineMap map) {
  MlsAttribute out = {};
  MlsStatus status = mlsAffineMapAttrGet(map.raw(), &out);
  return detail::give(status, AffineMapAttr(out));
}

inline Result<std::string_view> AffineMapAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsAffineMapAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<AffineMap> AffineMapAttr::getValue() const {
  MlsAffineMap out = {};
  MlsStatus status = mlsAffineMapAttrGetValue(raw(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<TypeID> AffineMapAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsAffineMapAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAArray() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAArray(raw(), &out);
  return detail::give(status, out);
}

inline Result<ArrayAttr> ArrayAttr::get(Context context,
    ArrayRef<Attribute> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsArrayAttrGet(context.raw(),
    static_cast<intptr_t>(elements.size()), detail::handles(elements), &out);
  return detail::give(status, ArrayAttr(out));
}

inline Result<std::string_view> ArrayAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsArrayAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> ArrayAttr::getNumElements() const {
  intptr_t out = {};
  MlsStatus status = mlsArrayAttrGetNumElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> ArrayAttr::getElement(intptr_t pos) const {
  MlsAttribute out = {};
  MlsStatus status = mlsArrayAttrGetElement(raw(), pos, &out);
  return detail::give(status, Attribute(out));
}

inline Result<std::vector<Attribute>> ArrayAttr::copyElements() const {
  return detail::copied<Attribute, MlsAttribute>(
      [&](intptr_t capacity, MlsAttribute *all, intptr_t *count) {
        return mlsArrayAttrCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<TypeID> ArrayAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsArrayAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isADictionary() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADictionary(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> DictionaryAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsDictionaryAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> DictionaryAttr::getNumElements() const {
  intptr_t out = {};
  MlsStatus status = mlsDictionaryAttrGetNumElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> DictionaryAttr::getElementByName(
    std::string_view name) const {
  MlsAttribute out = {};
  MlsStatus status = mlsDictionaryAttrGetElementByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, Attribute(out));
}

inline Result<TypeID> DictionaryAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsDictionaryAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAFloat() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAFloat(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> FloatAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloatAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<FloatAttr> FloatAttr::doubleGet(Context context, Type ty,
    double value) {
  MlsAttribute out = {};
  MlsStatus status = mlsFloatAttrDoubleGet(context.raw(), ty.raw(), value,
    &out);
  return detail::give(status, FloatAttr(out));
}

inline Result<FloatAttr> FloatAttr::doubleGetChecked(Location location,
    Type ty, double value) {
  MlsAttribute out = {};
  MlsStatus status = mlsFloatAttrDoubleGetChecked(location.raw(), ty.raw(),
    value, &out);
  return detail::give(status, FloatAttr(out));
}

inline Result<double> FloatAttr::getValueDouble() const {
  double out = {};
  MlsStatus status = mlsFloatAttrGetValueDouble(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> FloatAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloatAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAInteger() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAInteger(raw(), &out);
  return detail::give(status, out);
}

inline Result<IntegerAttr> IntegerAttr::get(Type ty, int64_t value) {
  MlsAttribute out = {};
  MlsStatus status = mlsIntegerAttrGet(ty.raw(), value, &out);
  return detail::give(status, IntegerAttr(out));
}

inline Result<std::string_view> IntegerAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIntegerAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<int64_t> IntegerAttr::getValueInt() const {
  int64_t out = {};
  MlsStatus status = mlsIntegerAttrGetValueInt(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> IntegerAttr::getValueSInt() const {
  int64_t out = {};
  MlsStatus status = mlsIntegerAttrGetValueSInt(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint64_t> IntegerAttr::getValueUInt() const {
  uint64_t out = {};
  MlsStatus status = mlsIntegerAttrGetValueUInt(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> IntegerAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsIntegerAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isABool() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsABool(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> BoolAttr::getValue() const {
  bool out = {};
  MlsStatus status = mlsBoolAttrGetValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isAIntegerSet() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAIntegerSet(raw(), &out);
  return detail::give(status, out);
}

inline Result<IntegerSetAttr> IntegerSetAttr::get(IntegerSet set) {
  MlsAttribute out = {};
  MlsStatus status = mlsIntegerSetAttrGet(set.raw(), &out);
  return detail::give(status, IntegerSetAttr(out));
}

inline Result<std::string_view> IntegerSetAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIntegerSetAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<IntegerSet> IntegerSetAttr::getValue() const {
  MlsIntegerSet out = {};
  MlsStatus status = mlsIntegerSetAttrGetValue(raw(), &out);
  return detail::give(status, IntegerSet(out));
}

inline Result<TypeID> IntegerSetAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsIntegerSetAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAOpaque() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAOpaque(raw(), &out);
  return detail::give(status, out);
}

inline Result<OpaqueAttr> OpaqueAttr::get(Context context,
    std::string_view dialectNamespace, std::string_view data, Type ty) {
  MlsAttribute out = {};
  MlsStatus status = mlsOpaqueAttrGet(context.raw(),
    detail::ref(dialectNamespace), static_cast<intptr_t>(data.size()),
    data.data(), ty.raw(), &out);
  return detail::give(status, OpaqueAttr(out));
}

inline Result<std::string_view> OpaqueAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> OpaqueAttr::getDialectNamespace() const {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueAttrGetDialectNamespace(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> OpaqueAttr::getData() const {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueAttrGetData(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> OpaqueAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsOpaqueAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAString() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAString(raw(), &out);
  return detail::give(status, out);
}

inline Result<StringAttr> StringAttr::get(Context context,
    std::string_view str) {
  MlsAttribute out = {};
  MlsStatus status = mlsStringAttrGet(context.raw(), detail::ref(str), &out);
  return detail::give(status, StringAttr(out));
}

inline Result<std::string_view> StringAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsStringAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<StringAttr> StringAttr::typedGet(Type ty,
    std::string_view str) {
  MlsAttribute out = {};
  MlsStatus status = mlsStringAttrTypedGet(ty.raw(), detail::ref(str), &out);
  return detail::give(status, StringAttr(out));
}

inline Result<std::string_view> StringAttr::getValue() const {
  MlsStringRef out = {};
  MlsStatus status = mlsStringAttrGetValue(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> StringAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsStringAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isASymbolRef() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsASymbolRef(raw(), &out);
  return detail::give(status, out);
}

inline Result<SymbolRefAttr> SymbolRefAttr::get(Context context,
    std::string_view symbol, ArrayRef<Attribute> references) {
  MlsAttribute out = {};
  MlsStatus status = mlsSymbolRefAttrGet(context.raw(), detail::ref(symbol),
    static_cast<intptr_t>(references.size()), detail::handles(references),
    &out);
  return detail::give(status, SymbolRefAttr(out));
}

inline Result<std::string_view> SymbolRefAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsSymbolRefAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> SymbolRefAttr::getRootReference() const {
  MlsStringRef out = {};
  MlsStatus status = mlsSymbolRefAttrGetRootReference(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> SymbolRefAttr::getLeafReference() const {
  MlsStringRef out = {};
  MlsStatus status = mlsSymbolRefAttrGetLeafReference(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> SymbolRefAttr::getNumNestedReferences() const {
  intptr_t out = {};
  MlsStatus status = mlsSymbolRefAttrGetNumNestedReferences(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> SymbolRefAttr::getNestedReference(
    intptr_t pos) const {
  MlsAttribute out = {};
  MlsStatus status = mlsSymbolRefAttrGetNestedReference(raw(), pos, &out);
  return detail::give(status, Attribute(out));
}

inline Result<std::vector<Attribute>> SymbolRefAttr::copyNestedReferences() const {
  return detail::copied<Attribute, MlsAttribute>(
      [&](intptr_t capacity, MlsAttribute *all, intptr_t *count) {
        return mlsSymbolRefAttrCopyNestedReferences(raw(), capacity, all,
    count);
      });
}

inline Result<TypeID> SymbolRefAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsSymbolRefAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<DistinctAttr> DistinctAttr::create(Attribute referencedAttr) {
  MlsAttribute out = {};
  MlsStatus status = mlsDisctinctAttrCreate(referencedAttr.raw(), &out);
  return detail::give(status, DistinctAttr(out));
}

inline Result<bool> Attribute::isAFlatSymbolRef() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAFlatSymbolRef(raw(), &out);
  return detail::give(status, out);
}

inline Result<FlatSymbolRefAttr> FlatSymbolRefAttr::get(Context context,
    std::string_view symbol) {
  MlsAttribute out = {};
  MlsStatus status = mlsFlatSymbolRefAttrGet(context.raw(),
    detail::ref(symbol), &out);
  return detail::give(status, FlatSymbolRefAttr(out));
}

inline Result<std::string_view> FlatSymbolRefAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFlatSymbolRefAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> FlatSymbolRefAttr::getValue() const {
  MlsStringRef out = {};
  MlsStatus status = mlsFlatSymbolRefAttrGetValue(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Attribute::isAType() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeAttr> TypeAttr::get(Type ty) {
  MlsAttribute out = {};
  MlsStatus status = mlsTypeAttrGet(ty.raw(), &out);
  return detail::give(status, TypeAttr(out));
}

inline Result<std::string_view> TypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Type> TypeAttr::getValue() const {
  MlsType out = {};
  MlsStatus status = mlsTypeAttrGetValue(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<TypeID> TypeAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTypeAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAUnit() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAUnit(raw(), &out);
  return detail::give(status, out);
}

inline Result<UnitAttr> UnitAttr::get(Context context) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnitAttrGet(context.raw(), &out);
  return detail::give(status, UnitAttr(out));
}

inline Result<std::string_view> UnitAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUnitAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> UnitAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUnitAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> ElementsAttr::getValue(
    ArrayRef<uint64_t> idxs) const {
  MlsAttribute out = {};
  MlsStatus status = mlsElementsAttrGetValue(raw(),
    static_cast<intptr_t>(idxs.size()), idxs.data(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<bool> ElementsAttr::isValidIndex(
    ArrayRef<uint64_t> idxs) const {
  bool out = {};
  MlsStatus status = mlsElementsAttrIsValidIndex(raw(),
    static_cast<intptr_t>(idxs.size()), idxs.data(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> ElementsAttr::getNumElements() const {
  int64_t out = {};
  MlsStatus status = mlsElementsAttrGetNumElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> DenseArrayAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsDenseArrayAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isADenseBoolArray() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseBoolArray(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseI8Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseI8Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseI16Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseI16Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseI32Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseI32Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseI64Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseI64Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseF32Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseF32Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseF64Array() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseF64Array(raw(), &out);
  return detail::give(status, out);
}

inline Result<DenseBoolArrayAttr> DenseBoolArrayAttr::get(Context context,
    ArrayRef<int32_t> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseBoolArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseBoolArrayAttr(out));
}

inline Result<DenseI8ArrayAttr> DenseI8ArrayAttr::get(Context context,
    ArrayRef<int8_t> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseI8ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseI8ArrayAttr(out));
}

inline Result<DenseI16ArrayAttr> DenseI16ArrayAttr::get(Context context,
    ArrayRef<int16_t> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseI16ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseI16ArrayAttr(out));
}

inline Result<DenseI32ArrayAttr> DenseI32ArrayAttr::get(Context context,
    ArrayRef<int32_t> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseI32ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseI32ArrayAttr(out));
}

inline Result<DenseI64ArrayAttr> DenseI64ArrayAttr::get(Context context,
    ArrayRef<int64_t> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseI64ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseI64ArrayAttr(out));
}

inline Result<DenseF32ArrayAttr> DenseF32ArrayAttr::get(Context context,
    ArrayRef<float> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseF32ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseF32ArrayAttr(out));
}

inline Result<DenseF64ArrayAttr> DenseF64ArrayAttr::get(Context context,
    ArrayRef<double> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseF64ArrayGet(context.raw(),
    static_cast<intptr_t>(values.size()), values.data(), &out);
  return detail::give(status, DenseF64ArrayAttr(out));
}

inline Result<intptr_t> DenseArrayAttr::getNumElements() const {
  intptr_t out = {};
  MlsStatus status = mlsDenseArrayGetNumElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> DenseBoolArrayAttr::getElement(intptr_t pos) const {
  bool out = {};
  MlsStatus status = mlsDenseBoolArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<bool>> DenseBoolArrayAttr::copyElements() const {
  return detail::copied<bool, bool>(
      [&](intptr_t capacity, bool *all, intptr_t *count) {
        return mlsDenseBoolArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<int8_t> DenseI8ArrayAttr::getElement(intptr_t pos) const {
  int8_t out = {};
  MlsStatus status = mlsDenseI8ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int8_t>> DenseI8ArrayAttr::copyElements() const {
  return detail::copied<int8_t, int8_t>(
      [&](intptr_t capacity, int8_t *all, intptr_t *count) {
        return mlsDenseI8ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<int16_t> DenseI16ArrayAttr::getElement(intptr_t pos) const {
  int16_t out = {};
  MlsStatus status = mlsDenseI16ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int16_t>> DenseI16ArrayAttr::copyElements() const {
  return detail::copied<int16_t, int16_t>(
      [&](intptr_t capacity, int16_t *all, intptr_t *count) {
        return mlsDenseI16ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<int32_t> DenseI32ArrayAttr::getElement(intptr_t pos) const {
  int32_t out = {};
  MlsStatus status = mlsDenseI32ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int32_t>> DenseI32ArrayAttr::copyElements() const {
  return detail::copied<int32_t, int32_t>(
      [&](intptr_t capacity, int32_t *all, intptr_t *count) {
        return mlsDenseI32ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<int64_t> DenseI64ArrayAttr::getElement(intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsDenseI64ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int64_t>> DenseI64ArrayAttr::copyElements() const {
  return detail::copied<int64_t, int64_t>(
      [&](intptr_t capacity, int64_t *all, intptr_t *count) {
        return mlsDenseI64ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<float> DenseF32ArrayAttr::getElement(intptr_t pos) const {
  float out = {};
  MlsStatus status = mlsDenseF32ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<float>> DenseF32ArrayAttr::copyElements() const {
  return detail::copied<float, float>(
      [&](intptr_t capacity, float *all, intptr_t *count) {
        return mlsDenseF32ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<double> DenseF64ArrayAttr::getElement(intptr_t pos) const {
  double out = {};
  MlsStatus status = mlsDenseF64ArrayGetElement(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<double>> DenseF64ArrayAttr::copyElements() const {
  return detail::copied<double, double>(
      [&](intptr_t capacity, double *all, intptr_t *count) {
        return mlsDenseF64ArrayCopyElements(raw(), capacity, all,
    count);
      });
}

inline Result<bool> Attribute::isADenseElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseIntElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseIntElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isADenseFPElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseFPElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> DenseElementsAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsDenseIntOrFPElementsAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::get(Type shapedType,
    ArrayRef<Attribute> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrGet(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), detail::handles(elements), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::splatGet(Type shapedType,
    Attribute element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrSplatGet(shapedType.raw(),
    element.raw(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::boolSplatGet(
    Type shapedType, bool element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrBoolSplatGet(shapedType.raw(),
    static_cast<MlsBool>(element), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt8SplatGet(
    Type shapedType, uint8_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt8SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int8SplatGet(
    Type shapedType, int8_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt8SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt32SplatGet(
    Type shapedType, uint32_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt32SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int32SplatGet(
    Type shapedType, int32_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt32SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt64SplatGet(
    Type shapedType, uint64_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt64SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int64SplatGet(
    Type shapedType, int64_t element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt64SplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::floatSplatGet(
    Type shapedType, float element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrFloatSplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::doubleSplatGet(
    Type shapedType, double element) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrDoubleSplatGet(shapedType.raw(),
    element, &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::boolGet(Type shapedType,
    ArrayRef<int32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrBoolGet(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt8Get(Type shapedType,
    ArrayRef<uint8_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt8Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int8Get(Type shapedType,
    ArrayRef<int8_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt8Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt16Get(
    Type shapedType, ArrayRef<uint16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt16Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int16Get(Type shapedType,
    ArrayRef<int16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt16Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt32Get(
    Type shapedType, ArrayRef<uint32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt32Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int32Get(Type shapedType,
    ArrayRef<int32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt32Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::uInt64Get(
    Type shapedType, ArrayRef<uint64_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrUInt64Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::int64Get(Type shapedType,
    ArrayRef<int64_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrInt64Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::floatGet(Type shapedType,
    ArrayRef<float> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrFloatGet(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::doubleGet(
    Type shapedType, ArrayRef<double> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrDoubleGet(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::bFloat16Get(
    Type shapedType, ArrayRef<uint16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrBFloat16Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::float16Get(
    Type shapedType, ArrayRef<uint16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrFloat16Get(shapedType.raw(),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<Attribute> DenseElementsAttr::reshapeGet(
    Type shapedType) const {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrReshapeGet(raw(), shapedType.raw(),
    &out);
  return detail::give(status, Attribute(out));
}

inline Result<bool> DenseElementsAttr::isSplat() const {
  bool out = {};
  MlsStatus status = mlsDenseElementsAttrIsSplat(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> DenseElementsAttr::getSplatValue() const {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrGetSplatValue(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<int32_t> DenseElementsAttr::getBoolSplatValue() const {
  int32_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetBoolSplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<int8_t> DenseElementsAttr::getInt8SplatValue() const {
  int8_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt8SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint8_t> DenseElementsAttr::getUInt8SplatValue() const {
  uint8_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt8SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<int32_t> DenseElementsAttr::getInt32SplatValue() const {
  int32_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt32SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> DenseElementsAttr::getUInt32SplatValue() const {
  uint32_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt32SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> DenseElementsAttr::getInt64SplatValue() const {
  int64_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt64SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint64_t> DenseElementsAttr::getUInt64SplatValue() const {
  uint64_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt64SplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<float> DenseElementsAttr::getFloatSplatValue() const {
  float out = {};
  MlsStatus status = mlsDenseElementsAttrGetFloatSplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<double> DenseElementsAttr::getDoubleSplatValue() const {
  double out = {};
  MlsStatus status = mlsDenseElementsAttrGetDoubleSplatValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> DenseElementsAttr::getStringSplatValue() const {
  MlsStringRef out = {};
  MlsStatus status = mlsDenseElementsAttrGetStringSplatValue(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> DenseElementsAttr::getBoolValue(intptr_t pos) const {
  bool out = {};
  MlsStatus status = mlsDenseElementsAttrGetBoolValue(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<int8_t> DenseElementsAttr::getInt8Value(intptr_t pos) const {
  int8_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt8Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<uint8_t> DenseElementsAttr::getUInt8Value(intptr_t pos) const {
  uint8_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt8Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<int16_t> DenseElementsAttr::getInt16Value(intptr_t pos) const {
  int16_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt16Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<uint16_t> DenseElementsAttr::getUInt16Value(
    intptr_t pos) const {
  uint16_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt16Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<int32_t> DenseElementsAttr::getInt32Value(intptr_t pos) const {
  int32_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt32Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<uint32_t> DenseElementsAttr::getUInt32Value(
    intptr_t pos) const {
  uint32_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt32Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<int64_t> DenseElementsAttr::getInt64Value(intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetInt64Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<uint64_t> DenseElementsAttr::getUInt64Value(
    intptr_t pos) const {
  uint64_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetUInt64Value(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<uint64_t> DenseElementsAttr::getIndexValue(
    intptr_t pos) const {
  uint64_t out = {};
  MlsStatus status = mlsDenseElementsAttrGetIndexValue(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<float> DenseElementsAttr::getFloatValue(intptr_t pos) const {
  float out = {};
  MlsStatus status = mlsDenseElementsAttrGetFloatValue(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<double> DenseElementsAttr::getDoubleValue(intptr_t pos) const {
  double out = {};
  MlsStatus status = mlsDenseElementsAttrGetDoubleValue(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::string_view> DenseElementsAttr::getStringValue(
    intptr_t pos) const {
  MlsStringRef out = {};
  MlsStatus status = mlsDenseElementsAttrGetStringValue(raw(), pos, &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Attribute::isADenseResourceElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsADenseResourceElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> DenseResourceElementsAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsDenseResourceElementsAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<DenseBoolResourceElementsAttr> DenseBoolResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<int32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseBoolResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseBoolResourceElementsAttr(out));
}

inline Result<DenseUInt8ResourceElementsAttr> DenseUInt8ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<uint8_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseUInt8ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseUInt8ResourceElementsAttr(out));
}

inline Result<DenseInt8ResourceElementsAttr> DenseInt8ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<int8_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseInt8ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseInt8ResourceElementsAttr(out));
}

inline Result<DenseUInt16ResourceElementsAttr> DenseUInt16ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<uint16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseUInt16ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseUInt16ResourceElementsAttr(out));
}

inline Result<DenseInt16ResourceElementsAttr> DenseInt16ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<int16_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseInt16ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseInt16ResourceElementsAttr(out));
}

inline Result<DenseUInt32ResourceElementsAttr> DenseUInt32ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<uint32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseUInt32ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseUInt32ResourceElementsAttr(out));
}

inline Result<DenseInt32ResourceElementsAttr> DenseInt32ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<int32_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseInt32ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseInt32ResourceElementsAttr(out));
}

inline Result<DenseUInt64ResourceElementsAttr> DenseUInt64ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<uint64_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseUInt64ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseUInt64ResourceElementsAttr(out));
}

inline Result<DenseInt64ResourceElementsAttr> DenseInt64ResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<int64_t> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseInt64ResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseInt64ResourceElementsAttr(out));
}

inline Result<DenseFloatResourceElementsAttr> DenseFloatResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<float> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseFloatResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseFloatResourceElementsAttr(out));
}

inline Result<DenseDoubleResourceElementsAttr> DenseDoubleResourceElementsAttr::get(
    Type shapedType, std::string_view name, ArrayRef<double> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsUnmanagedDenseDoubleResourceElementsAttrGet(
    shapedType.raw(), detail::ref(name),
    static_cast<intptr_t>(elements.size()), elements.data(), &out);
  return detail::give(status, DenseDoubleResourceElementsAttr(out));
}

inline Result<bool> DenseBoolResourceElementsAttr::getValue(
    intptr_t pos) const {
  bool out = {};
  MlsStatus status = mlsDenseBoolResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<int8_t> DenseInt8ResourceElementsAttr::getValue(
    intptr_t pos) const {
  int8_t out = {};
  MlsStatus status = mlsDenseInt8ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<uint8_t> DenseUInt8ResourceElementsAttr::getValue(
    intptr_t pos) const {
  uint8_t out = {};
  MlsStatus status = mlsDenseUInt8ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<int16_t> DenseInt16ResourceElementsAttr::getValue(
    intptr_t pos) const {
  int16_t out = {};
  MlsStatus status = mlsDenseInt16ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<uint16_t> DenseUInt16ResourceElementsAttr::getValue(
    intptr_t pos) const {
  uint16_t out = {};
  MlsStatus status = mlsDenseUInt16ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<int32_t> DenseInt32ResourceElementsAttr::getValue(
    intptr_t pos) const {
  int32_t out = {};
  MlsStatus status = mlsDenseInt32ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<uint32_t> DenseUInt32ResourceElementsAttr::getValue(
    intptr_t pos) const {
  uint32_t out = {};
  MlsStatus status = mlsDenseUInt32ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<int64_t> DenseInt64ResourceElementsAttr::getValue(
    intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsDenseInt64ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<uint64_t> DenseUInt64ResourceElementsAttr::getValue(
    intptr_t pos) const {
  uint64_t out = {};
  MlsStatus status = mlsDenseUInt64ResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<float> DenseFloatResourceElementsAttr::getValue(
    intptr_t pos) const {
  float out = {};
  MlsStatus status = mlsDenseFloatResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<double> DenseDoubleResourceElementsAttr::getValue(
    intptr_t pos) const {
  double out = {};
  MlsStatus status = mlsDenseDoubleResourceElementsAttrGetValue(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<bool> Attribute::isASparseElements() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsASparseElements(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> sparseElementsAttribute(Type shapedType,
    Attribute denseIndices, Attribute denseValues) {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseElementsAttribute(shapedType.raw(),
    denseIndices.raw(), denseValues.raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> SparseElementsAttr::getIndices() const {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseElementsAttrGetIndices(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> SparseElementsAttr::getValues() const {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseElementsAttrGetValues(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<TypeID> SparseElementsAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsSparseElementsAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAStridedLayout() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAStridedLayout(raw(), &out);
  return detail::give(status, out);
}

inline Result<StridedLayoutAttr> StridedLayoutAttr::get(Context context,
    int64_t offset, ArrayRef<int64_t> strides) {
  MlsAttribute out = {};
  MlsStatus status = mlsStridedLayoutAttrGet(context.raw(), offset,
    static_cast<intptr_t>(strides.size()), strides.data(), &out);
  return detail::give(status, StridedLayoutAttr(out));
}

inline Result<std::string_view> StridedLayoutAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsStridedLayoutAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<int64_t> StridedLayoutAttr::getOffset() const {
  int64_t out = {};
  MlsStatus status = mlsStridedLayoutAttrGetOffset(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> StridedLayoutAttr::getNumStrides() const {
  intptr_t out = {};
  MlsStatus status = mlsStridedLayoutAttrGetNumStrides(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> StridedLayoutAttr::getStride(intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsStridedLayoutAttrGetStride(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int64_t>> StridedLayoutAttr::copyStrides() const {
  return detail::copied<int64_t, int64_t>(
      [&](intptr_t capacity, int64_t *all, intptr_t *count) {
        return mlsStridedLayoutAttrCopyStrides(raw(), capacity, all,
    count);
      });
}

inline Result<TypeID> StridedLayoutAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsStridedLayoutAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TypeID> IntegerType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsIntegerTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAInteger() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAInteger(raw(), &out);
  return detail::give(status, out);
}

inline Result<IntegerType> IntegerType::get(Context context,
    uint32_t bitwidth) {
  MlsType out = {};
  MlsStatus status = mlsIntegerTypeGet(context.raw(), bitwidth, &out);
  return detail::give(status, IntegerType(out));
}

inline Result<std::string_view> IntegerType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIntegerTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<IntegerType> IntegerType::signedGet(Context context,
    uint32_t bitwidth) {
  MlsType out = {};
  MlsStatus status = mlsIntegerTypeSignedGet(context.raw(), bitwidth, &out);
  return detail::give(status, IntegerType(out));
}

inline Result<IntegerType> IntegerType::unsignedGet(Context context,
    uint32_t bitwidth) {
  MlsType out = {};
  MlsStatus status = mlsIntegerTypeUnsignedGet(context.raw(), bitwidth, &out);
  return detail::give(status, IntegerType(out));
}

inline Result<uint32_t> IntegerType::getWidth() const {
  uint32_t out = {};
  MlsStatus status = mlsIntegerTypeGetWidth(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> IntegerType::isSignless() const {
  bool out = {};
  MlsStatus status = mlsIntegerTypeIsSignless(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> IntegerType::isSigned() const {
  bool out = {};
  MlsStatus status = mlsIntegerTypeIsSigned(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> IntegerType::isUnsigned() const {
  bool out = {};
  MlsStatus status = mlsIntegerTypeIsUnsigned(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> IndexType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsIndexTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAIndex() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAIndex(raw(), &out);
  return detail::give(status, out);
}

inline Result<IndexType> IndexType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsIndexTypeGet(context.raw(), &out);
  return detail::give(status, IndexType(out));
}

inline Result<std::string_view> IndexType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIndexTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAFloat() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> FloatType::getWidth() const {
  uint32_t out = {};
  MlsStatus status = mlsFloatTypeGetWidth(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> Float4E2M1FNType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat4E2M1FNTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat4E2M1FN() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat4E2M1FN(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float4E2M1FNType> Float4E2M1FNType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat4E2M1FNTypeGet(context.raw(), &out);
  return detail::give(status, Float4E2M1FNType(out));
}

inline Result<std::string_view> Float4E2M1FNType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat4E2M1FNTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float6E2M3FNType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat6E2M3FNTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat6E2M3FN() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat6E2M3FN(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float6E2M3FNType> Float6E2M3FNType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat6E2M3FNTypeGet(context.raw(), &out);
  return detail::give(status, Float6E2M3FNType(out));
}

inline Result<std::string_view> Float6E2M3FNType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat6E2M3FNTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float6E3M2FNType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat6E3M2FNTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat6E3M2FN() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat6E3M2FN(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float6E3M2FNType> Float6E3M2FNType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat6E3M2FNTypeGet(context.raw(), &out);
  return detail::give(status, Float6E3M2FNType(out));
}

inline Result<std::string_view> Float6E3M2FNType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat6E3M2FNTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E5M2Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E5M2TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E5M2() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E5M2(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E5M2Type> Float8E5M2Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E5M2TypeGet(context.raw(), &out);
  return detail::give(status, Float8E5M2Type(out));
}

inline Result<std::string_view> Float8E5M2Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E5M2TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E4M3Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E4M3TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E4M3() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E4M3(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E4M3Type> Float8E4M3Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E4M3TypeGet(context.raw(), &out);
  return detail::give(status, Float8E4M3Type(out));
}

inline Result<std::string_view> Float8E4M3Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E4M3TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E4M3FNType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E4M3FNTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E4M3FN() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E4M3FN(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E4M3FNType> Float8E4M3FNType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E4M3FNTypeGet(context.raw(), &out);
  return detail::give(status, Float8E4M3FNType(out));
}

inline Result<std::string_view> Float8E4M3FNType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E4M3FNTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E5M2FNUZType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E5M2FNUZTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E5M2FNUZ() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E5M2FNUZ(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E5M2FNUZType> Float8E5M2FNUZType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E5M2FNUZTypeGet(context.raw(), &out);
  return detail::give(status, Float8E5M2FNUZType(out));
}

inline Result<std::string_view> Float8E5M2FNUZType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E5M2FNUZTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E4M3FNUZType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E4M3FNUZTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E4M3FNUZ() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E4M3FNUZ(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E4M3FNUZType> Float8E4M3FNUZType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E4M3FNUZTypeGet(context.raw(), &out);
  return detail::give(status, Float8E4M3FNUZType(out));
}

inline Result<std::string_view> Float8E4M3FNUZType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E4M3FNUZTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E4M3B11FNUZType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E4M3B11FNUZ() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E4M3B11FNUZ(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E4M3B11FNUZType> Float8E4M3B11FNUZType::get(
    Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGet(context.raw(), &out);
  return detail::give(status, Float8E4M3B11FNUZType(out));
}

inline Result<std::string_view> Float8E4M3B11FNUZType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E4M3B11FNUZTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E3M4Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E3M4TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E3M4() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E3M4(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E3M4Type> Float8E3M4Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E3M4TypeGet(context.raw(), &out);
  return detail::give(status, Float8E3M4Type(out));
}

inline Result<std::string_view> Float8E3M4Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E3M4TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float8E8M0FNUType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat8E8M0FNUTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFloat8E8M0FNU() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFloat8E8M0FNU(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float8E8M0FNUType> Float8E8M0FNUType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsFloat8E8M0FNUTypeGet(context.raw(), &out);
  return detail::give(status, Float8E8M0FNUType(out));
}

inline Result<std::string_view> Float8E8M0FNUType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFloat8E8M0FNUTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> BFloat16Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsBFloat16TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isABF16() const {
  bool out = {};
  MlsStatus status = mlsTypeIsABF16(raw(), &out);
  return detail::give(status, out);
}

inline Result<BFloat16Type> BFloat16Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsBF16TypeGet(context.raw(), &out);
  return detail::give(status, BFloat16Type(out));
}

inline Result<std::string_view> BFloat16Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsBF16TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float16Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat16TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAF16() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAF16(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float16Type> Float16Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsF16TypeGet(context.raw(), &out);
  return detail::give(status, Float16Type(out));
}

inline Result<std::string_view> Float16Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsF16TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float32Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat32TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAF32() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAF32(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float32Type> Float32Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsF32TypeGet(context.raw(), &out);
  return detail::give(status, Float32Type(out));
}

inline Result<std::string_view> Float32Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsF32TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> Float64Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloat64TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAF64() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAF64(raw(), &out);
  return detail::give(status, out);
}

inline Result<Float64Type> Float64Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsF64TypeGet(context.raw(), &out);
  return detail::give(status, Float64Type(out));
}

inline Result<std::string_view> Float64Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsF64TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> FloatTF32Type::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFloatTF32TypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isATF32() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATF32(raw(), &out);
  return detail::give(status, out);
}

inline Result<FloatTF32Type> FloatTF32Type::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsTF32TypeGet(context.raw(), &out);
  return detail::give(status, FloatTF32Type(out));
}

inline Result<std::string_view> FloatTF32Type::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTF32TypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> NoneType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsNoneTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isANone() const {
  bool out = {};
  MlsStatus status = mlsTypeIsANone(raw(), &out);
  return detail::give(status, out);
}

inline Result<NoneType> NoneType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsNoneTypeGet(context.raw(), &out);
  return detail::give(status, NoneType(out));
}

inline Result<std::string_view> NoneType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsNoneTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> ComplexType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsComplexTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAComplex() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAComplex(raw(), &out);
  return detail::give(status, out);
}

inline Result<ComplexType> ComplexType::get(Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsComplexTypeGet(elementType.raw(), &out);
  return detail::give(status, ComplexType(out));
}

inline Result<std::string_view> ComplexType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsComplexTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Type> ComplexType::getElementType() const {
  MlsType out = {};
  MlsStatus status = mlsComplexTypeGetElementType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<bool> Type::isAShaped() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAShaped(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> ShapedType::getElementType() const {
  MlsType out = {};
  MlsStatus status = mlsShapedTypeGetElementType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<bool> ShapedType::hasRank() const {
  bool out = {};
  MlsStatus status = mlsShapedTypeHasRank(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> ShapedType::getRank() const {
  int64_t out = {};
  MlsStatus status = mlsShapedTypeGetRank(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> ShapedType::hasStaticShape() const {
  bool out = {};
  MlsStatus status = mlsShapedTypeHasStaticShape(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> ShapedType::isDynamicDim(intptr_t dim) const {
  bool out = {};
  MlsStatus status = mlsShapedTypeIsDynamicDim(raw(), dim, &out);
  return detail::give(status, out);
}

inline Result<bool> ShapedType::isStaticDim(intptr_t dim) const {
  bool out = {};
  MlsStatus status = mlsShapedTypeIsStaticDim(raw(), dim, &out);
  return detail::give(status, out);
}

inline Result<int64_t> ShapedType::getDimSize(intptr_t dim) const {
  int64_t out = {};
  MlsStatus status = mlsShapedTypeGetDimSize(raw(), dim, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int64_t>> ShapedType::copySizes() const {
  return detail::copied<int64_t, int64_t>(
      [&](intptr_t capacity, int64_t *all, intptr_t *count) {
        return mlsShapedTypeCopySizes(raw(), capacity, all, count);
      });
}

inline bool ShapedType::isDynamicSize(int64_t size) {
  return mlsShapedTypeIsDynamicSize(size);
}

inline bool ShapedType::isStaticSize(int64_t size) {
  return mlsShapedTypeIsStaticSize(size);
}

inline int64_t ShapedType::getDynamicSize() {
  return mlsShapedTypeGetDynamicSize();
}

inline bool ShapedType::isDynamicStrideOrOffset(int64_t val) {
  return mlsShapedTypeIsDynamicStrideOrOffset(val);
}

inline bool ShapedType::isStaticStrideOrOffset(int64_t val) {
  return mlsShapedTypeIsStaticStrideOrOffset(val);
}

inline int64_t ShapedType::getDynamicStrideOrOffset() {
  return mlsShapedTypeGetDynamicStrideOrOffset();
}

inline Result<TypeID> VectorType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsVectorTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAVector() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAVector(raw(), &out);
  return detail::give(status, out);
}

inline Result<VectorType> VectorType::get(ArrayRef<int64_t> shape,
    Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsVectorTypeGet(static_cast<intptr_t>(shape.size()),
    shape.data(), elementType.raw(), &out);
  return detail::give(status, VectorType(out));
}

inline Result<std::string_view> VectorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsVectorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<VectorType> VectorType::getChecked(Location location,
    ArrayRef<int64_t> shape, Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsVectorTypeGetChecked(location.raw(),
    static_cast<intptr_t>(shape.size()), shape.data(), elementType.raw(),
    &out);
  return detail::give(status, VectorType(out));
}

inline Result<VectorType> VectorType::getScalable(ArrayRef<int64_t> shape,
    ArrayRef<bool> scalable, Type elementType) {
  if (scalable.size() != shape.size())
    return detail::fail<VectorType>(
        detail::unequal("mlsVectorTypeGetScalable", "scalable", "shape"));
  std::vector<MlsBool> scalableRaw = detail::lowered<MlsBool>(scalable);
  MlsType out = {};
  MlsStatus status = mlsVectorTypeGetScalable(
    static_cast<intptr_t>(shape.size()), shape.data(), scalableRaw.data(),
    elementType.raw(), &out);
  return detail::give(status, VectorType(out));
}

inline Result<VectorType> VectorType::getScalableChecked(Location location,
    ArrayRef<int64_t> shape, ArrayRef<bool> scalable, Type elementType) {
  if (scalable.size() != shape.size())
    return detail::fail<VectorType>(
        detail::unequal("mlsVectorTypeGetScalableChecked", "scalable", "shape"));
  std::vector<MlsBool> scalableRaw = detail::lowered<MlsBool>(scalable);
  MlsType out = {};
  MlsStatus status = mlsVectorTypeGetScalableChecked(location.raw(),
    static_cast<intptr_t>(shape.size()), shape.data(), scalableRaw.data(),
    elementType.raw(), &out);
  return detail::give(status, VectorType(out));
}

inline Result<bool> VectorType::isScalable() const {
  bool out = {};
  MlsStatus status = mlsVectorTypeIsScalable(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> VectorType::isDimScalable(intptr_t dim) const {
  bool out = {};
  MlsStatus status = mlsVectorTypeIsDimScalable(raw(), dim, &out);
  return detail::give(status, out);
}

inline Result<bool> Type::isATensor() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATensor(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> RankedTensorType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsRankedTensorTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isARankedTensor() const {
  bool out = {};
  MlsStatus status = mlsTypeIsARankedTensor(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> UnrankedTensorType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUnrankedTensorTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAUnrankedTensor() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAUnrankedTensor(raw(), &out);
  return detail::give(status, out);
}

inline Result<RankedTensorType> RankedTensorType::get(
    ArrayRef<int64_t> shape, Type elementType, Attribute encoding) {
  MlsType out = {};
  MlsStatus status = mlsRankedTensorTypeGet(
    static_cast<intptr_t>(shape.size()), shape.data(), elementType.raw(),
    encoding.raw(), &out);
  return detail::give(status, RankedTensorType(out));
}

inline Result<std::string_view> RankedTensorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsRankedTensorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<RankedTensorType> RankedTensorType::getChecked(
    Location location, ArrayRef<int64_t> shape, Type elementType,
    Attribute encoding) {
  MlsType out = {};
  MlsStatus status = mlsRankedTensorTypeGetChecked(location.raw(),
    static_cast<intptr_t>(shape.size()), shape.data(), elementType.raw(),
    encoding.raw(), &out);
  return detail::give(status, RankedTensorType(out));
}

inline Result<Attribute> RankedTensorType::getEncoding() const {
  MlsAttribute out = {};
  MlsStatus status = mlsRankedTensorTypeGetEncoding(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<UnrankedTensorType> UnrankedTensorType::get(Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsUnrankedTensorTypeGet(elementType.raw(), &out);
  return detail::give(status, UnrankedTensorType(out));
}

inline Result<std::string_view> UnrankedTensorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUnrankedTensorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<UnrankedTensorType> UnrankedTensorType::getChecked(
    Location location, Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsUnrankedTensorTypeGetChecked(location.raw(),
    elementType.raw(), &out);
  return detail::give(status, UnrankedTensorType(out));
}

inline Result<TypeID> MemRefType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsMemRefTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAMemRef() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAMemRef(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> UnrankedMemRefType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUnrankedMemRefTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAUnrankedMemRef() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAUnrankedMemRef(raw(), &out);
  return detail::give(status, out);
}

inline Result<MemRefType> MemRefType::get(Type elementType,
    ArrayRef<int64_t> shape, Attribute layout, Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsMemRefTypeGet(elementType.raw(),
    static_cast<intptr_t>(shape.size()), shape.data(), layout.raw(),
    memorySpace.raw(), &out);
  return detail::give(status, MemRefType(out));
}

inline Result<std::string_view> MemRefType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsMemRefTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<MemRefType> MemRefType::getChecked(Location location,
    Type elementType, ArrayRef<int64_t> shape, Attribute layout,
    Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsMemRefTypeGetChecked(location.raw(),
    elementType.raw(), static_cast<intptr_t>(shape.size()), shape.data(),
    layout.raw(), memorySpace.raw(), &out);
  return detail::give(status, MemRefType(out));
}

inline Result<MemRefType> MemRefType::contiguousGet(Type elementType,
    ArrayRef<int64_t> shape, Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsMemRefTypeContiguousGet(elementType.raw(),
    static_cast<intptr_t>(shape.size()), shape.data(), memorySpace.raw(),
    &out);
  return detail::give(status, MemRefType(out));
}

inline Result<MemRefType> MemRefType::contiguousGetChecked(Location location,
    Type elementType, ArrayRef<int64_t> shape, Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsMemRefTypeContiguousGetChecked(location.raw(),
    elementType.raw(), static_cast<intptr_t>(shape.size()), shape.data(),
    memorySpace.raw(), &out);
  return detail::give(status, MemRefType(out));
}

inline Result<UnrankedMemRefType> UnrankedMemRefType::get(Type elementType,
    Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsUnrankedMemRefTypeGet(elementType.raw(),
    memorySpace.raw(), &out);
  return detail::give(status, UnrankedMemRefType(out));
}

inline Result<std::string_view> UnrankedMemRefType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUnrankedMemRefTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<UnrankedMemRefType> UnrankedMemRefType::getChecked(
    Location location, Type elementType, Attribute memorySpace) {
  MlsType out = {};
  MlsStatus status = mlsUnrankedMemRefTypeGetChecked(location.raw(),
    elementType.raw(), memorySpace.raw(), &out);
  return detail::give(status, UnrankedMemRefType(out));
}

inline Result<Attribute> MemRefType::getLayout() const {
  MlsAttribute out = {};
  MlsStatus status = mlsMemRefTypeGetLayout(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<AffineMap> MemRefType::getAffineMap() const {
  MlsAffineMap out = {};
  MlsStatus status = mlsMemRefTypeGetAffineMap(raw(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<Attribute> MemRefType::getMemorySpace() const {
  MlsAttribute out = {};
  MlsStatus status = mlsMemRefTypeGetMemorySpace(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> UnrankedMemRefType::getMemorySpace() const {
  MlsAttribute out = {};
  MlsStatus status = mlsUnrankedMemrefGetMemorySpace(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<TypeID> TupleType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTupleTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isATuple() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATuple(raw(), &out);
  return detail::give(status, out);
}

inline Result<TupleType> TupleType::get(Context context,
    ArrayRef<Type> elements) {
  MlsType out = {};
  MlsStatus status = mlsTupleTypeGet(context.raw(),
    static_cast<intptr_t>(elements.size()), detail::handles(elements), &out);
  return detail::give(status, TupleType(out));
}

inline Result<std::string_view> TupleType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTupleTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> TupleType::getNumTypes() const {
  intptr_t out = {};
  MlsStatus status = mlsTupleTypeGetNumTypes(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> TupleType::getType(intptr_t pos) const {
  MlsType out = {};
  MlsStatus status = mlsTupleTypeGetType(raw(), pos, &out);
  return detail::give(status, Type(out));
}

inline Result<std::vector<Type>> TupleType::copyTypes() const {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsTupleTypeCopyTypes(raw(), capacity, all, count);
      });
}

inline Result<TypeID> FunctionType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsFunctionTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAFunction() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAFunction(raw(), &out);
  return detail::give(status, out);
}

inline Result<FunctionType> FunctionType::get(Context context,
    ArrayRef<Type> inputs, ArrayRef<Type> results) {
  MlsType out = {};
  MlsStatus status = mlsFunctionTypeGet(context.raw(),
    static_cast<intptr_t>(inputs.size()), detail::handles(inputs),
    static_cast<intptr_t>(results.size()), detail::handles(results), &out);
  return detail::give(status, FunctionType(out));
}

inline Result<std::string_view> FunctionType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsFunctionTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> FunctionType::getNumInputs() const {
  intptr_t out = {};
  MlsStatus status = mlsFunctionTypeGetNumInputs(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> FunctionType::getNumResults() const {
  intptr_t out = {};
  MlsStatus status = mlsFunctionTypeGetNumResults(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> FunctionType::getInput(intptr_t pos) const {
  MlsType out = {};
  MlsStatus status = mlsFunctionTypeGetInput(raw(), pos, &out);
  return detail::give(status, Type(out));
}

inline Result<std::vector<Type>> FunctionType::copyInputs() const {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsFunctionTypeCopyInputs(raw(), capacity, all,
    count);
      });
}

inline Result<Type> FunctionType::getResult(intptr_t pos) const {
  MlsType out = {};
  MlsStatus status = mlsFunctionTypeGetResult(raw(), pos, &out);
  return detail::give(status, Type(out));
}

inline Result<std::vector<Type>> FunctionType::copyResults() const {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsFunctionTypeCopyResults(raw(), capacity, all,
    count);
      });
}

inline Result<TypeID> OpaqueType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsOpaqueTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isAOpaque() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAOpaque(raw(), &out);
  return detail::give(status, out);
}

inline Result<OpaqueType> OpaqueType::get(Context context,
    std::string_view dialectNamespace, std::string_view typeData) {
  MlsType out = {};
  MlsStatus status = mlsOpaqueTypeGet(context.raw(),
    detail::ref(dialectNamespace), detail::ref(typeData), &out);
  return detail::give(status, OpaqueType(out));
}

inline Result<std::string_view> OpaqueType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> OpaqueType::getDialectNamespace() const {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueTypeGetDialectNamespace(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> OpaqueType::getData() const {
  MlsStringRef out = {};
  MlsStatus status = mlsOpaqueTypeGetData(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<void> registerConversionPasses() {
  MlsStatus status = mlsRegisterConversionPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionArithToAMDGPUConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionArithToAMDGPUConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionArithToAMDGPUConversionPass() {
  MlsStatus status = mlsRegisterConversionArithToAMDGPUConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionArithToAPFloatConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionArithToAPFloatConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionArithToAPFloatConversionPass() {
  MlsStatus status = mlsRegisterConversionArithToAPFloatConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionArithToArmSMEConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionArithToArmSMEConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionArithToArmSMEConversionPass() {
  MlsStatus status = mlsRegisterConversionArithToArmSMEConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionArithToLLVMConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionArithToLLVMConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionArithToLLVMConversionPass() {
  MlsStatus status = mlsRegisterConversionArithToLLVMConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertAMDGPUToROCDLPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertAMDGPUToROCDLPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertAMDGPUToROCDLPass() {
  MlsStatus status = mlsRegisterConversionConvertAMDGPUToROCDLPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertAffineForToGPUPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertAffineForToGPUPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertAffineForToGPUPass() {
  MlsStatus status = mlsRegisterConversionConvertAffineForToGPUPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertArithToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertArithToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertArithToEmitC() {
  MlsStatus status = mlsRegisterConversionConvertArithToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertArithToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertArithToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertArithToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertArithToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertArmNeon2dToIntrPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertArmNeon2dToIntrPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertArmNeon2dToIntrPass() {
  MlsStatus status = mlsRegisterConversionConvertArmNeon2dToIntrPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertArmSMEToLLVM() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertArmSMEToLLVM(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertArmSMEToLLVM() {
  MlsStatus status = mlsRegisterConversionConvertArmSMEToLLVM();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertArmSMEToSCFPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertArmSMEToSCFPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertArmSMEToSCFPass() {
  MlsStatus status = mlsRegisterConversionConvertArmSMEToSCFPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertAsyncToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertAsyncToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertAsyncToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertAsyncToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertBufferizationToMemRefPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertBufferizationToMemRefPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertBufferizationToMemRefPass() {
  MlsStatus status = mlsRegisterConversionConvertBufferizationToMemRefPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertComplexToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertComplexToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertComplexToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertComplexToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertComplexToLibm() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertComplexToLibm(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertComplexToLibm() {
  MlsStatus status = mlsRegisterConversionConvertComplexToLibm();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertComplexToROCDLLibraryCalls() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertComplexToROCDLLibraryCalls(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertComplexToROCDLLibraryCalls() {
  MlsStatus status = mlsRegisterConversionConvertComplexToROCDLLibraryCalls();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertComplexToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertComplexToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertComplexToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertComplexToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertComplexToStandardPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertComplexToStandardPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertComplexToStandardPass() {
  MlsStatus status = mlsRegisterConversionConvertComplexToStandardPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertControlFlowToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertControlFlowToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertControlFlowToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertControlFlowToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertControlFlowToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertControlFlowToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertControlFlowToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertControlFlowToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertFuncToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertFuncToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertFuncToEmitC() {
  MlsStatus status = mlsRegisterConversionConvertFuncToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertFuncToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertFuncToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertFuncToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertFuncToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertFuncToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertFuncToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertFuncToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertFuncToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertGPUToSPIRV() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertGPUToSPIRV(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertGPUToSPIRV() {
  MlsStatus status = mlsRegisterConversionConvertGPUToSPIRV();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertGpuOpsToLLVMSPVOps() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertGpuOpsToLLVMSPVOps(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertGpuOpsToLLVMSPVOps() {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToLLVMSPVOps();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertGpuOpsToNVVMOps() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertGpuOpsToNVVMOps(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertGpuOpsToNVVMOps() {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToNVVMOps();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertGpuOpsToROCDLOps() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertGpuOpsToROCDLOps(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertGpuOpsToROCDLOps() {
  MlsStatus status = mlsRegisterConversionConvertGpuOpsToROCDLOps();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertIndexToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertIndexToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertIndexToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertIndexToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertIndexToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertIndexToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertIndexToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertIndexToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertLinalgToStandardPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertLinalgToStandardPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertLinalgToStandardPass() {
  MlsStatus status = mlsRegisterConversionConvertLinalgToStandardPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToEmitC() {
  MlsStatus status = mlsRegisterConversionConvertMathToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToFuncs() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToFuncs(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToFuncs() {
  MlsStatus status = mlsRegisterConversionConvertMathToFuncs();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertMathToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToLibmPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToLibmPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToLibmPass() {
  MlsStatus status = mlsRegisterConversionConvertMathToLibmPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToROCDL() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToROCDL(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToROCDL() {
  MlsStatus status = mlsRegisterConversionConvertMathToROCDL();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertMathToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMathToXeVM() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMathToXeVM(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMathToXeVM() {
  MlsStatus status = mlsRegisterConversionConvertMathToXeVM();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMemRefToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMemRefToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMemRefToEmitC() {
  MlsStatus status = mlsRegisterConversionConvertMemRefToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertMemRefToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertMemRefToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertMemRefToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertMemRefToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertNVGPUToNVVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertNVGPUToNVVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertNVGPUToNVVMPass() {
  MlsStatus status = mlsRegisterConversionConvertNVGPUToNVVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertNVVMToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertNVVMToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertNVVMToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertNVVMToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertOpenACCToSCFPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertOpenACCToSCFPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertOpenACCToSCFPass() {
  MlsStatus status = mlsRegisterConversionConvertOpenACCToSCFPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertOpenMPToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertOpenMPToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertOpenMPToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertOpenMPToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertPDLToPDLInterpPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertPDLToPDLInterpPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertPDLToPDLInterpPass() {
  MlsStatus status = mlsRegisterConversionConvertPDLToPDLInterpPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertParallelLoopToGpuPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertParallelLoopToGpuPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertParallelLoopToGpuPass() {
  MlsStatus status = mlsRegisterConversionConvertParallelLoopToGpuPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertSCFToOpenMPPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertSCFToOpenMPPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertSCFToOpenMPPass() {
  MlsStatus status = mlsRegisterConversionConvertSCFToOpenMPPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertSPIRVToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertSPIRVToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertSPIRVToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertSPIRVToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertShapeConstraintsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertShapeConstraintsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertShapeConstraintsPass() {
  MlsStatus status = mlsRegisterConversionConvertShapeConstraintsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertShapeToStandardPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertShapeToStandardPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertShapeToStandardPass() {
  MlsStatus status = mlsRegisterConversionConvertShapeToStandardPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertShardToMPIPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertShardToMPIPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertShardToMPIPass() {
  MlsStatus status = mlsRegisterConversionConvertShardToMPIPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertTensorToLinalgPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertTensorToLinalgPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertTensorToLinalgPass() {
  MlsStatus status = mlsRegisterConversionConvertTensorToLinalgPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertTensorToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertTensorToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertTensorToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertTensorToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertToEmitC() {
  MlsStatus status = mlsRegisterConversionConvertToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToAMX() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToAMX(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToAMX() {
  MlsStatus status = mlsRegisterConversionConvertVectorToAMX();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToArmSMEPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToArmSMEPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToArmSMEPass() {
  MlsStatus status = mlsRegisterConversionConvertVectorToArmSMEPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToGPU() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToGPU(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToGPU() {
  MlsStatus status = mlsRegisterConversionConvertVectorToGPU();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertVectorToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToSCF() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToSCF(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToSCF() {
  MlsStatus status = mlsRegisterConversionConvertVectorToSCF();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToSPIRVPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToSPIRVPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToSPIRVPass() {
  MlsStatus status = mlsRegisterConversionConvertVectorToSPIRVPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertVectorToXeGPU() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertVectorToXeGPU(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertVectorToXeGPU() {
  MlsStatus status = mlsRegisterConversionConvertVectorToXeGPU();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertXeGPUToXeVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertXeGPUToXeVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertXeGPUToXeVMPass() {
  MlsStatus status = mlsRegisterConversionConvertXeGPUToXeVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionConvertXeVMToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionConvertXeVMToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionConvertXeVMToLLVMPass() {
  MlsStatus status = mlsRegisterConversionConvertXeVMToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionFinalizeMemRefToLLVMConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionFinalizeMemRefToLLVMConversionPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionFinalizeMemRefToLLVMConversionPass() {
  MlsStatus status = mlsRegisterConversionFinalizeMemRefToLLVMConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionGpuToLLVMConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionGpuToLLVMConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionGpuToLLVMConversionPass() {
  MlsStatus status = mlsRegisterConversionGpuToLLVMConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionLiftControlFlowToSCFPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionLiftControlFlowToSCFPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionLiftControlFlowToSCFPass() {
  MlsStatus status = mlsRegisterConversionLiftControlFlowToSCFPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionLowerAffinePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionLowerAffinePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionLowerAffinePass() {
  MlsStatus status = mlsRegisterConversionLowerAffinePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionLowerHostCodeToLLVMPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionLowerHostCodeToLLVMPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionLowerHostCodeToLLVMPass() {
  MlsStatus status = mlsRegisterConversionLowerHostCodeToLLVMPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionMapMemRefStorageClass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionMapMemRefStorageClass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionMapMemRefStorageClass() {
  MlsStatus status = mlsRegisterConversionMapMemRefStorageClass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionMathToAPFloatConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionMathToAPFloatConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionMathToAPFloatConversionPass() {
  MlsStatus status = mlsRegisterConversionMathToAPFloatConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionReconcileUnrealizedCastsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionReconcileUnrealizedCastsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionReconcileUnrealizedCastsPass() {
  MlsStatus status = mlsRegisterConversionReconcileUnrealizedCastsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionSCFToControlFlowPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionSCFToControlFlowPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionSCFToControlFlowPass() {
  MlsStatus status = mlsRegisterConversionSCFToControlFlowPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionSCFToEmitC() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionSCFToEmitC(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionSCFToEmitC() {
  MlsStatus status = mlsRegisterConversionSCFToEmitC();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionSCFToSPIRV() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionSCFToSPIRV(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionSCFToSPIRV() {
  MlsStatus status = mlsRegisterConversionSCFToSPIRV();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionSetLLVMModuleDataLayoutPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionSetLLVMModuleDataLayoutPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionSetLLVMModuleDataLayoutPass() {
  MlsStatus status = mlsRegisterConversionSetLLVMModuleDataLayoutPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToArithPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToArithPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToArithPass() {
  MlsStatus status = mlsRegisterConversionTosaToArithPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToLinalg() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToLinalg(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToLinalg() {
  MlsStatus status = mlsRegisterConversionTosaToLinalg();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToLinalgNamed() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToLinalgNamed(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToLinalgNamed() {
  MlsStatus status = mlsRegisterConversionTosaToLinalgNamed();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToMLProgram() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToMLProgram(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToMLProgram() {
  MlsStatus status = mlsRegisterConversionTosaToMLProgram();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToSCFPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToSCFPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToSCFPass() {
  MlsStatus status = mlsRegisterConversionTosaToSCFPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionTosaToTensorPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionTosaToTensorPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionTosaToTensorPass() {
  MlsStatus status = mlsRegisterConversionTosaToTensorPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionUBToLLVMConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionUBToLLVMConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionUBToLLVMConversionPass() {
  MlsStatus status = mlsRegisterConversionUBToLLVMConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createConversionUBToSPIRVConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateConversionUBToSPIRVConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerConversionUBToSPIRVConversionPass() {
  MlsStatus status = mlsRegisterConversionUBToSPIRVConversionPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__affine__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__affine__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerAffinePasses() {
  MlsStatus status = mlsRegisterAffinePasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineDataCopyGeneration() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineDataCopyGeneration(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineDataCopyGeneration() {
  MlsStatus status = mlsRegisterAffineAffineDataCopyGeneration();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineExpandIndexOps() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineExpandIndexOps(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineExpandIndexOps() {
  MlsStatus status = mlsRegisterAffineAffineExpandIndexOps();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineExpandIndexOpsAsAffine() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineExpandIndexOpsAsAffine(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineExpandIndexOpsAsAffine() {
  MlsStatus status = mlsRegisterAffineAffineExpandIndexOpsAsAffine();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineFoldMemRefAliasOps() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineFoldMemRefAliasOps(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineFoldMemRefAliasOps() {
  MlsStatus status = mlsRegisterAffineAffineFoldMemRefAliasOps();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopFusion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopFusion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopFusion() {
  MlsStatus status = mlsRegisterAffineAffineLoopFusion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopInvariantCodeMotion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopInvariantCodeMotion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopInvariantCodeMotion() {
  MlsStatus status = mlsRegisterAffineAffineLoopInvariantCodeMotion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopNormalize() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopNormalize(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopNormalize() {
  MlsStatus status = mlsRegisterAffineAffineLoopNormalize();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopTiling() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopTiling(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopTiling() {
  MlsStatus status = mlsRegisterAffineAffineLoopTiling();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopUnroll() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopUnroll(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopUnroll() {
  MlsStatus status = mlsRegisterAffineAffineLoopUnroll();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineLoopUnrollAndJam() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineLoopUnrollAndJam(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineLoopUnrollAndJam() {
  MlsStatus status = mlsRegisterAffineAffineLoopUnrollAndJam();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineParallelize() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineParallelize(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineParallelize() {
  MlsStatus status = mlsRegisterAffineAffineParallelize();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffinePipelineDataTransfer() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffinePipelineDataTransfer(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffinePipelineDataTransfer() {
  MlsStatus status = mlsRegisterAffineAffinePipelineDataTransfer();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineScalarReplacement() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineScalarReplacement(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineScalarReplacement() {
  MlsStatus status = mlsRegisterAffineAffineScalarReplacement();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineAffineVectorize() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineAffineVectorize(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineAffineVectorize() {
  MlsStatus status = mlsRegisterAffineAffineVectorize();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineLoopCoalescing() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineLoopCoalescing(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineLoopCoalescing() {
  MlsStatus status = mlsRegisterAffineLoopCoalescing();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineRaiseMemrefDialect() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineRaiseMemrefDialect(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineRaiseMemrefDialect() {
  MlsStatus status = mlsRegisterAffineRaiseMemrefDialect();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineSimplifyAffineMinMaxPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineSimplifyAffineMinMaxPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineSimplifyAffineMinMaxPass() {
  MlsStatus status = mlsRegisterAffineSimplifyAffineMinMaxPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAffineSimplifyAffineStructures() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAffineSimplifyAffineStructures(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAffineSimplifyAffineStructures() {
  MlsStatus status = mlsRegisterAffineSimplifyAffineStructures();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__amdgpu__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__amdgpu__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isAAMDGPUTDMBaseType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAAMDGPUTDMBaseType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> AMDGPUTDMBaseType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsAMDGPUTDMBaseTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<AMDGPUTDMBaseType> AMDGPUTDMBaseType::get(Context context,
    Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsAMDGPUTDMBaseTypeGet(context.raw(), elementType.raw(),
    &out);
  return detail::give(status, AMDGPUTDMBaseType(out));
}

inline Result<std::string_view> AMDGPUTDMBaseType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsAMDGPUTDMBaseTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAAMDGPUTDMDescriptorType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAAMDGPUTDMDescriptorType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> AMDGPUTDMDescriptorType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<AMDGPUTDMDescriptorType> AMDGPUTDMDescriptorType::get(
    Context context) {
  MlsType out = {};
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGet(context.raw(), &out);
  return detail::give(status, AMDGPUTDMDescriptorType(out));
}

inline Result<std::string_view> AMDGPUTDMDescriptorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsAMDGPUTDMDescriptorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAAMDGPUTDMGatherBaseType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAAMDGPUTDMGatherBaseType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> AMDGPUTDMGatherBaseType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<AMDGPUTDMGatherBaseType> AMDGPUTDMGatherBaseType::get(
    Context context, Type elementType, Type indexType) {
  MlsType out = {};
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGet(context.raw(),
    elementType.raw(), indexType.raw(), &out);
  return detail::give(status, AMDGPUTDMGatherBaseType(out));
}

inline Result<std::string_view> AMDGPUTDMGatherBaseType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsAMDGPUTDMGatherBaseTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<void> registerAMDGPUPasses() {
  MlsStatus status = mlsRegisterAMDGPUPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAMDGPUAmdgpuEmulateAtomicsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAMDGPUAmdgpuEmulateAtomicsPass() {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAMDGPUAmdgpuFoldMemRefOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAMDGPUAmdgpuFoldMemRefOpsPass() {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAMDGPUAmdgpuMaskedloadToLoadPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAMDGPUAmdgpuMaskedloadToLoadPass() {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAMDGPUAmdgpuResolveStridedMetadataPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAMDGPUAmdgpuResolveStridedMetadataPass() {
  MlsStatus status = mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__amx__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__amx__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__arith__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__arith__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerArithPasses() {
  MlsStatus status = mlsRegisterArithPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithEmulateUnsupportedFloats() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithEmulateUnsupportedFloats(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithEmulateUnsupportedFloats() {
  MlsStatus status = mlsRegisterArithArithEmulateUnsupportedFloats();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithEmulateWideInt() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithEmulateWideInt(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithEmulateWideInt() {
  MlsStatus status = mlsRegisterArithArithEmulateWideInt();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithExpandOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithExpandOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithExpandOpsPass() {
  MlsStatus status = mlsRegisterArithArithExpandOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithIntRangeNarrowing() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithIntRangeNarrowing(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithIntRangeNarrowing() {
  MlsStatus status = mlsRegisterArithArithIntRangeNarrowing();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithIntRangeOpts() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithIntRangeOpts(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithIntRangeOpts() {
  MlsStatus status = mlsRegisterArithArithIntRangeOpts();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArithArithUnsignedWhenEquivalentPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArithArithUnsignedWhenEquivalentPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArithArithUnsignedWhenEquivalentPass() {
  MlsStatus status = mlsRegisterArithArithUnsignedWhenEquivalentPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__arm_neon__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__arm_neon__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__arm_sme__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__arm_sme__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerArmSMEPasses() {
  MlsStatus status = mlsRegisterArmSMEPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArmSMEEnableArmStreaming() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArmSMEEnableArmStreaming(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArmSMEEnableArmStreaming() {
  MlsStatus status = mlsRegisterArmSMEEnableArmStreaming();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArmSMEOuterProductFusion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArmSMEOuterProductFusion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArmSMEOuterProductFusion() {
  MlsStatus status = mlsRegisterArmSMEOuterProductFusion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArmSMETestTileAllocation() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArmSMETestTileAllocation(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArmSMETestTileAllocation() {
  MlsStatus status = mlsRegisterArmSMETestTileAllocation();
  return detail::give(status);
}

inline Result<Owned<Pass>> createArmSMEVectorLegalization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateArmSMEVectorLegalization(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerArmSMEVectorLegalization() {
  MlsStatus status = mlsRegisterArmSMEVectorLegalization();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__async__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__async__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerAsyncPasses() {
  MlsStatus status = mlsRegisterAsyncPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncFuncToAsyncRuntimePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncFuncToAsyncRuntimePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncFuncToAsyncRuntimePass() {
  MlsStatus status = mlsRegisterAsyncAsyncFuncToAsyncRuntimePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncParallelForPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncParallelForPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncParallelForPass() {
  MlsStatus status = mlsRegisterAsyncAsyncParallelForPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncRuntimePolicyBasedRefCountingPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncRuntimePolicyBasedRefCountingPass() {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncRuntimeRefCountingOptPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncRuntimeRefCountingOptPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncRuntimeRefCountingOptPass() {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimeRefCountingOptPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncRuntimeRefCountingPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncRuntimeRefCountingPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncRuntimeRefCountingPass() {
  MlsStatus status = mlsRegisterAsyncAsyncRuntimeRefCountingPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createAsyncAsyncToAsyncRuntimePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateAsyncAsyncToAsyncRuntimePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerAsyncAsyncToAsyncRuntimePass() {
  MlsStatus status = mlsRegisterAsyncAsyncToAsyncRuntimePass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__bufferization__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__bufferization__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerBufferizationPasses() {
  MlsStatus status = mlsRegisterBufferizationPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationBufferDeallocationSimplificationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationBufferDeallocationSimplificationPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationBufferDeallocationSimplificationPass() {
  MlsStatus status = mlsRegisterBufferizationBufferDeallocationSimplificationPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationBufferHoistingPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationBufferHoistingPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationBufferHoistingPass() {
  MlsStatus status = mlsRegisterBufferizationBufferHoistingPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationBufferLoopHoistingPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationBufferLoopHoistingPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationBufferLoopHoistingPass() {
  MlsStatus status = mlsRegisterBufferizationBufferLoopHoistingPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationBufferResultsToOutParamsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationBufferResultsToOutParamsPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationBufferResultsToOutParamsPass() {
  MlsStatus status = mlsRegisterBufferizationBufferResultsToOutParamsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationDropEquivalentBufferResultsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationDropEquivalentBufferResultsPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationDropEquivalentBufferResultsPass() {
  MlsStatus status = mlsRegisterBufferizationDropEquivalentBufferResultsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationEmptyTensorEliminationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationEmptyTensorEliminationPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationEmptyTensorEliminationPass() {
  MlsStatus status = mlsRegisterBufferizationEmptyTensorEliminationPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationEmptyTensorToAllocTensorPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationEmptyTensorToAllocTensorPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationEmptyTensorToAllocTensorPass() {
  MlsStatus status = mlsRegisterBufferizationEmptyTensorToAllocTensorPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationLowerDeallocationsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationLowerDeallocationsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationLowerDeallocationsPass() {
  MlsStatus status = mlsRegisterBufferizationLowerDeallocationsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationOneShotBufferizePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationOneShotBufferizePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationOneShotBufferizePass() {
  MlsStatus status = mlsRegisterBufferizationOneShotBufferizePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationOptimizeAllocationLivenessPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationOptimizeAllocationLivenessPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationOptimizeAllocationLivenessPass() {
  MlsStatus status = mlsRegisterBufferizationOptimizeAllocationLivenessPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationOwnershipBasedBufferDeallocationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationOwnershipBasedBufferDeallocationPass() {
  MlsStatus status = mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createBufferizationPromoteBuffersToStackPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateBufferizationPromoteBuffersToStackPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerBufferizationPromoteBuffersToStackPass() {
  MlsStatus status = mlsRegisterBufferizationPromoteBuffersToStackPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__complex__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__complex__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Attribute::isAComplex() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAComplex(raw(), &out);
  return detail::give(status, out);
}

inline Result<ComplexAttr> ComplexAttr::doubleGet(Context context, Type ty,
    double real, double imag) {
  MlsAttribute out = {};
  MlsStatus status = mlsComplexAttrDoubleGet(context.raw(), ty.raw(), real,
    imag, &out);
  return detail::give(status, ComplexAttr(out));
}

inline Result<ComplexAttr> ComplexAttr::doubleGetChecked(Location location,
    Type ty, double real, double imag) {
  MlsAttribute out = {};
  MlsStatus status = mlsComplexAttrDoubleGetChecked(location.raw(), ty.raw(),
    real, imag, &out);
  return detail::give(status, ComplexAttr(out));
}

inline Result<double> ComplexAttr::getRealDouble() const {
  double out = {};
  MlsStatus status = mlsComplexAttrGetRealDouble(raw(), &out);
  return detail::give(status, out);
}

inline Result<double> ComplexAttr::getImagDouble() const {
  double out = {};
  MlsStatus status = mlsComplexAttrGetImagDouble(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> ComplexAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsComplexAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<DialectHandle> getDialectHandle__cf__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__cf__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__dlti__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__dlti__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__emitc__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__emitc__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isAEmitCArrayType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCArrayType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCArrayType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCArrayTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCArrayType> EmitCArrayType::get(ArrayRef<int64_t> shape,
    Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsEmitCArrayTypeGet(
    static_cast<intptr_t>(shape.size()), shape.data(), elementType.raw(),
    &out);
  return detail::give(status, EmitCArrayType(out));
}

inline Result<std::string_view> EmitCArrayType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCArrayTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCLValueType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCLValueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCLValueType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCLValueTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCLValueType> EmitCLValueType::get(Type valueType) {
  MlsType out = {};
  MlsStatus status = mlsEmitCLValueTypeGet(valueType.raw(), &out);
  return detail::give(status, EmitCLValueType(out));
}

inline Result<std::string_view> EmitCLValueType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCLValueTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCOpaqueType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCOpaqueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCOpaqueType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCOpaqueTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCOpaqueType> EmitCOpaqueType::get(Context context,
    std::string_view value) {
  MlsType out = {};
  MlsStatus status = mlsEmitCOpaqueTypeGet(context.raw(), detail::ref(value),
    &out);
  return detail::give(status, EmitCOpaqueType(out));
}

inline Result<std::string_view> EmitCOpaqueType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCOpaqueTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCPointerType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCPointerType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCPointerType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCPointerTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCPointerType> EmitCPointerType::get(Type pointee) {
  MlsType out = {};
  MlsStatus status = mlsEmitCPointerTypeGet(pointee.raw(), &out);
  return detail::give(status, EmitCPointerType(out));
}

inline Result<std::string_view> EmitCPointerType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCPointerTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCPtrDiffTType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCPtrDiffTType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCPtrDiffTType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCPtrDiffTTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCPtrDiffTType> EmitCPtrDiffTType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsEmitCPtrDiffTTypeGet(context.raw(), &out);
  return detail::give(status, EmitCPtrDiffTType(out));
}

inline Result<std::string_view> EmitCPtrDiffTType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCPtrDiffTTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCSignedSizeTType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCSignedSizeTType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCSignedSizeTType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCSignedSizeTTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCSignedSizeTType> EmitCSignedSizeTType::get(
    Context context) {
  MlsType out = {};
  MlsStatus status = mlsEmitCSignedSizeTTypeGet(context.raw(), &out);
  return detail::give(status, EmitCSignedSizeTType(out));
}

inline Result<std::string_view> EmitCSignedSizeTType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCSignedSizeTTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAEmitCSizeTType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAEmitCSizeTType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> EmitCSizeTType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCSizeTTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<EmitCSizeTType> EmitCSizeTType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsEmitCSizeTTypeGet(context.raw(), &out);
  return detail::give(status, EmitCSizeTType(out));
}

inline Result<std::string_view> EmitCSizeTType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCSizeTTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Attribute::isAEmitCCmpPredicate() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAEmitCCmpPredicate(raw(), &out);
  return detail::give(status, out);
}

inline Result<EmitCCmpPredicateAttr> EmitCCmpPredicateAttr::get(
    Context context, EmitCCmpPredicate val) {
  MlsAttribute out = {};
  MlsStatus status = mlsEmitCCmpPredicateAttrGet(context.raw(),
    static_cast<MlsEmitCCmpPredicate>(val), &out);
  return detail::give(status, EmitCCmpPredicateAttr(out));
}

inline Result<std::string_view> EmitCCmpPredicateAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCCmpPredicateAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<EmitCCmpPredicate> EmitCCmpPredicateAttr::getValue() const {
  MlsEmitCCmpPredicate out = {};
  MlsStatus status = mlsEmitCCmpPredicateAttrGetValue(raw(), &out);
  return detail::give(status, static_cast<EmitCCmpPredicate>(out));
}

inline Result<TypeID> EmitCCmpPredicateAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCCmpPredicateAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Attribute::isAEmitCOpaque() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAEmitCOpaque(raw(), &out);
  return detail::give(status, out);
}

inline Result<EmitCOpaqueAttr> EmitCOpaqueAttr::get(Context context,
    std::string_view value) {
  MlsAttribute out = {};
  MlsStatus status = mlsEmitCOpaqueAttrGet(context.raw(), detail::ref(value),
    &out);
  return detail::give(status, EmitCOpaqueAttr(out));
}

inline Result<std::string_view> EmitCOpaqueAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCOpaqueAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> EmitCOpaqueAttr::getValue() const {
  MlsStringRef out = {};
  MlsStatus status = mlsEmitCOpaqueAttrGetValue(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> EmitCOpaqueAttr::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsEmitCOpaqueAttrGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<void> registerEmitCPasses() {
  MlsStatus status = mlsRegisterEmitCPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createEmitCFormExpressionsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateEmitCFormExpressionsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerEmitCFormExpressionsPass() {
  MlsStatus status = mlsRegisterEmitCFormExpressionsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createEmitCWrapFuncInClassPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateEmitCWrapFuncInClassPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerEmitCWrapFuncInClassPass() {
  MlsStatus status = mlsRegisterEmitCWrapFuncInClassPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__func__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__func__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerFuncPasses() {
  MlsStatus status = mlsRegisterFuncPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createFuncDuplicateFunctionEliminationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateFuncDuplicateFunctionEliminationPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerFuncDuplicateFunctionEliminationPass() {
  MlsStatus status = mlsRegisterFuncDuplicateFunctionEliminationPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__gpu__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__gpu__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isAGPUAsyncTokenType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAGPUAsyncTokenType(raw(), &out);
  return detail::give(status, out);
}

inline Result<GPUAsyncTokenType> GPUAsyncTokenType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsGPUAsyncTokenTypeGet(context.raw(), &out);
  return detail::give(status, GPUAsyncTokenType(out));
}

inline Result<std::string_view> GPUAsyncTokenType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsGPUAsyncTokenTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Attribute::isAGPUObjectAttr() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsAGPUObjectAttr(raw(), &out);
  return detail::give(status, out);
}

inline Result<GPUObjectAttr> GPUObjectAttr::get(Context context,
    Attribute target, uint32_t format, std::string_view objectStrRef,
    Attribute mlirObjectProps) {
  MlsAttribute out = {};
  MlsStatus status = mlsGPUObjectAttrGet(context.raw(), target.raw(), format,
    detail::ref(objectStrRef), mlirObjectProps.raw(), &out);
  return detail::give(status, GPUObjectAttr(out));
}

inline Result<std::string_view> GPUObjectAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsGPUObjectAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<GPUObjectAttr> GPUObjectAttr::getWithKernels(Context context,
    Attribute target, uint32_t format, std::string_view objectStrRef,
    Attribute mlirObjectProps, Attribute mlirKernelsAttr) {
  MlsAttribute out = {};
  MlsStatus status = mlsGPUObjectAttrGetWithKernels(context.raw(),
    target.raw(), format, detail::ref(objectStrRef), mlirObjectProps.raw(),
    mlirKernelsAttr.raw(), &out);
  return detail::give(status, GPUObjectAttr(out));
}

inline Result<Attribute> GPUObjectAttr::getTarget() const {
  MlsAttribute out = {};
  MlsStatus status = mlsGPUObjectAttrGetTarget(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<uint32_t> GPUObjectAttr::getFormat() const {
  uint32_t out = {};
  MlsStatus status = mlsGPUObjectAttrGetFormat(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> GPUObjectAttr::getObject() const {
  MlsStringRef out = {};
  MlsStatus status = mlsGPUObjectAttrGetObject(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> GPUObjectAttr::hasProperties() const {
  bool out = {};
  MlsStatus status = mlsGPUObjectAttrHasProperties(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> GPUObjectAttr::getProperties() const {
  MlsAttribute out = {};
  MlsStatus status = mlsGPUObjectAttrGetProperties(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<bool> GPUObjectAttr::hasKernels() const {
  bool out = {};
  MlsStatus status = mlsGPUObjectAttrHasKernels(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> GPUObjectAttr::getKernels() const {
  MlsAttribute out = {};
  MlsStatus status = mlsGPUObjectAttrGetKernels(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<void> registerGPUPasses() {
  MlsStatus status = mlsRegisterGPUPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuAsyncRegionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuAsyncRegionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuAsyncRegionPass() {
  MlsStatus status = mlsRegisterGPUGpuAsyncRegionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuDecomposeMemrefsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuDecomposeMemrefsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuDecomposeMemrefsPass() {
  MlsStatus status = mlsRegisterGPUGpuDecomposeMemrefsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuEliminateBarriers() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuEliminateBarriers(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuEliminateBarriers() {
  MlsStatus status = mlsRegisterGPUGpuEliminateBarriers();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuKernelOutliningPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuKernelOutliningPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuKernelOutliningPass() {
  MlsStatus status = mlsRegisterGPUGpuKernelOutliningPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuLaunchSinkIndexComputationsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuLaunchSinkIndexComputationsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuLaunchSinkIndexComputationsPass() {
  MlsStatus status = mlsRegisterGPUGpuLaunchSinkIndexComputationsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuMapParallelLoopsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuMapParallelLoopsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuMapParallelLoopsPass() {
  MlsStatus status = mlsRegisterGPUGpuMapParallelLoopsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuModuleToBinaryPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuModuleToBinaryPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuModuleToBinaryPass() {
  MlsStatus status = mlsRegisterGPUGpuModuleToBinaryPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuNVVMAttachTarget() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuNVVMAttachTarget(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuNVVMAttachTarget() {
  MlsStatus status = mlsRegisterGPUGpuNVVMAttachTarget();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuROCDLAttachTarget() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuROCDLAttachTarget(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuROCDLAttachTarget() {
  MlsStatus status = mlsRegisterGPUGpuROCDLAttachTarget();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuSPIRVAttachTarget() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuSPIRVAttachTarget(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuSPIRVAttachTarget() {
  MlsStatus status = mlsRegisterGPUGpuSPIRVAttachTarget();
  return detail::give(status);
}

inline Result<Owned<Pass>> createGPUGpuXeVMAttachTarget() {
  MlsPass out = {};
  MlsStatus status = mlsCreateGPUGpuXeVMAttachTarget(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerGPUGpuXeVMAttachTarget() {
  MlsStatus status = mlsRegisterGPUGpuXeVMAttachTarget();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__index__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__index__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__irdl__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__irdl__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<IRDLVariadicityAttr> IRDLVariadicityAttr::get(Context context,
    std::string_view value) {
  MlsAttribute out = {};
  MlsStatus status = mlsIRDLVariadicityAttrGet(context.raw(),
    detail::ref(value), &out);
  return detail::give(status, IRDLVariadicityAttr(out));
}

inline Result<std::string_view> IRDLVariadicityAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIRDLVariadicityAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<IRDLVariadicityArrayAttr> IRDLVariadicityArrayAttr::get(
    Context context, ArrayRef<Attribute> values) {
  MlsAttribute out = {};
  MlsStatus status = mlsIRDLVariadicityArrayAttrGet(context.raw(),
    static_cast<intptr_t>(values.size()), detail::handles(values), &out);
  return detail::give(status, IRDLVariadicityArrayAttr(out));
}

inline Result<std::string_view> IRDLVariadicityArrayAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsIRDLVariadicityArrayAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<DialectHandle> getDialectHandle__linalg__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__linalg__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerLinalgPasses() {
  MlsStatus status = mlsRegisterLinalgPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgConvertElementwiseToLinalgPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgConvertElementwiseToLinalgPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgConvertElementwiseToLinalgPass() {
  MlsStatus status = mlsRegisterLinalgConvertElementwiseToLinalgPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgConvertLinalgToAffineLoopsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgConvertLinalgToAffineLoopsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgConvertLinalgToAffineLoopsPass() {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToAffineLoopsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgConvertLinalgToLoopsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgConvertLinalgToLoopsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgConvertLinalgToLoopsPass() {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToLoopsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgConvertLinalgToParallelLoopsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgConvertLinalgToParallelLoopsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgConvertLinalgToParallelLoopsPass() {
  MlsStatus status = mlsRegisterLinalgConvertLinalgToParallelLoopsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgBlockPackMatmul() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgBlockPackMatmul(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgBlockPackMatmul() {
  MlsStatus status = mlsRegisterLinalgLinalgBlockPackMatmul();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgDetensorizePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgDetensorizePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgDetensorizePass() {
  MlsStatus status = mlsRegisterLinalgLinalgDetensorizePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgElementwiseOpFusionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgElementwiseOpFusionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgElementwiseOpFusionPass() {
  MlsStatus status = mlsRegisterLinalgLinalgElementwiseOpFusionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgFoldIntoElementwisePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgFoldIntoElementwisePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgFoldIntoElementwisePass() {
  MlsStatus status = mlsRegisterLinalgLinalgFoldIntoElementwisePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgFoldUnitExtentDimsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgFoldUnitExtentDimsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgFoldUnitExtentDimsPass() {
  MlsStatus status = mlsRegisterLinalgLinalgFoldUnitExtentDimsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgGeneralizeNamedOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgGeneralizeNamedOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgGeneralizeNamedOpsPass() {
  MlsStatus status = mlsRegisterLinalgLinalgGeneralizeNamedOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgInlineScalarOperandsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgInlineScalarOperandsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgInlineScalarOperandsPass() {
  MlsStatus status = mlsRegisterLinalgLinalgInlineScalarOperandsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgMorphOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgMorphOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgMorphOpsPass() {
  MlsStatus status = mlsRegisterLinalgLinalgMorphOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgLinalgSpecializeGenericOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgLinalgSpecializeGenericOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgLinalgSpecializeGenericOpsPass() {
  MlsStatus status = mlsRegisterLinalgLinalgSpecializeGenericOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLinalgSimplifyDepthwiseConvPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLinalgSimplifyDepthwiseConvPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLinalgSimplifyDepthwiseConvPass() {
  MlsStatus status = mlsRegisterLinalgSimplifyDepthwiseConvPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__llvm__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__llvm__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<LLVMPointerType> LLVMPointerType::get(Context context,
    uint32_t addressSpace) {
  MlsType out = {};
  MlsStatus status = mlsLLVMPointerTypeGet(context.raw(), addressSpace, &out);
  return detail::give(status, LLVMPointerType(out));
}

inline Result<std::string_view> LLVMPointerType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMPointerTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<TypeID> LLVMPointerType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLLVMPointerTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Type::isALLVMPointerType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsALLVMPointerType(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> LLVMPointerType::getAddressSpace() const {
  uint32_t out = {};
  MlsStatus status = mlsLLVMPointerTypeGetAddressSpace(raw(), &out);
  return detail::give(status, out);
}

inline Result<LLVMVoidType> LLVMVoidType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsLLVMVoidTypeGet(context.raw(), &out);
  return detail::give(status, LLVMVoidType(out));
}

inline Result<std::string_view> LLVMVoidType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMVoidTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMArrayType> LLVMArrayType::get(Type elementType,
    uint32_t numElements) {
  MlsType out = {};
  MlsStatus status = mlsLLVMArrayTypeGet(elementType.raw(), numElements,
    &out);
  return detail::give(status, LLVMArrayType(out));
}

inline Result<std::string_view> LLVMArrayType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMArrayTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Type> LLVMArrayType::getElementType() const {
  MlsType out = {};
  MlsStatus status = mlsLLVMArrayTypeGetElementType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<LLVMFunctionType> LLVMFunctionType::get(Type resultType,
    ArrayRef<Type> argumentTypes, bool isVarArg) {
  MlsType out = {};
  MlsStatus status = mlsLLVMFunctionTypeGet(resultType.raw(),
    static_cast<intptr_t>(argumentTypes.size()),
    detail::handles(argumentTypes), static_cast<MlsBool>(isVarArg), &out);
  return detail::give(status, LLVMFunctionType(out));
}

inline Result<std::string_view> LLVMFunctionType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMFunctionTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> LLVMFunctionType::getNumInputs() const {
  intptr_t out = {};
  MlsStatus status = mlsLLVMFunctionTypeGetNumInputs(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> LLVMFunctionType::getInput(intptr_t pos) const {
  MlsType out = {};
  MlsStatus status = mlsLLVMFunctionTypeGetInput(raw(), pos, &out);
  return detail::give(status, Type(out));
}

inline Result<std::vector<Type>> LLVMFunctionType::copyInputs() const {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsLLVMFunctionTypeCopyInputs(raw(), capacity, all,
    count);
      });
}

inline Result<Type> LLVMFunctionType::getReturnType() const {
  MlsType out = {};
  MlsStatus status = mlsLLVMFunctionTypeGetReturnType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<bool> Type::isALLVMStructType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsALLVMStructType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> LLVMStructType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLLVMStructTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<std::string_view> LLVMStructType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMStructTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> LLVMStructType::isLiteral() const {
  bool out = {};
  MlsStatus status = mlsLLVMStructTypeIsLiteral(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> LLVMStructType::getNumElementTypes() const {
  intptr_t out = {};
  MlsStatus status = mlsLLVMStructTypeGetNumElementTypes(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> LLVMStructType::getElementType(intptr_t position) const {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeGetElementType(raw(), position, &out);
  return detail::give(status, Type(out));
}

inline Result<std::vector<Type>> LLVMStructType::copyElementTypes() const {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsLLVMStructTypeCopyElementTypes(raw(), capacity, all,
    count);
      });
}

inline Result<bool> LLVMStructType::isPacked() const {
  bool out = {};
  MlsStatus status = mlsLLVMStructTypeIsPacked(raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> LLVMStructType::getIdentifier() const {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMStructTypeGetIdentifier(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> LLVMStructType::isOpaque() const {
  bool out = {};
  MlsStatus status = mlsLLVMStructTypeIsOpaque(raw(), &out);
  return detail::give(status, out);
}

inline Result<LLVMStructType> LLVMStructType::literalGet(Context context,
    ArrayRef<Type> fieldTypes, bool isPacked) {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeLiteralGet(context.raw(),
    static_cast<intptr_t>(fieldTypes.size()), detail::handles(fieldTypes),
    static_cast<MlsBool>(isPacked), &out);
  return detail::give(status, LLVMStructType(out));
}

inline Result<LLVMStructType> LLVMStructType::literalGetChecked(
    Location location, ArrayRef<Type> fieldTypes, bool isPacked) {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeLiteralGetChecked(location.raw(),
    static_cast<intptr_t>(fieldTypes.size()), detail::handles(fieldTypes),
    static_cast<MlsBool>(isPacked), &out);
  return detail::give(status, LLVMStructType(out));
}

inline Result<LLVMStructType> LLVMStructType::opaqueGet(Context context,
    std::string_view name) {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeOpaqueGet(context.raw(),
    detail::ref(name), &out);
  return detail::give(status, LLVMStructType(out));
}

inline Result<LLVMCConvAttr> LLVMCConvAttr::get(Context context,
    LLVMCConv cconv) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMCConvAttrGet(context.raw(),
    static_cast<MlsLLVMCConv>(cconv), &out);
  return detail::give(status, LLVMCConvAttr(out));
}

inline Result<std::string_view> LLVMCConvAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMCConvAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMComdatAttr> LLVMComdatAttr::get(Context context,
    LLVMComdat comdat) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMComdatAttrGet(context.raw(),
    static_cast<MlsLLVMComdat>(comdat), &out);
  return detail::give(status, LLVMComdatAttr(out));
}

inline Result<std::string_view> LLVMComdatAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMComdatAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMLinkageAttr> LLVMLinkageAttr::get(Context context,
    LLVMLinkage linkage) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMLinkageAttrGet(context.raw(),
    static_cast<MlsLLVMLinkage>(linkage), &out);
  return detail::give(status, LLVMLinkageAttr(out));
}

inline Result<std::string_view> LLVMLinkageAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMLinkageAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDINullTypeAttr> LLVMDINullTypeAttr::get(Context context) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDINullTypeAttrGet(context.raw(), &out);
  return detail::give(status, LLVMDINullTypeAttr(out));
}

inline Result<std::string_view> LLVMDINullTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDINullTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIExpressionElemAttr> LLVMDIExpressionElemAttr::get(
    Context context, uint32_t opcode, ArrayRef<uint64_t> arguments) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIExpressionElemAttrGet(context.raw(), opcode,
    static_cast<intptr_t>(arguments.size()), arguments.data(), &out);
  return detail::give(status, LLVMDIExpressionElemAttr(out));
}

inline Result<std::string_view> LLVMDIExpressionElemAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIExpressionElemAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIExpressionAttr> LLVMDIExpressionAttr::get(
    Context context, ArrayRef<Attribute> operations) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIExpressionAttrGet(context.raw(),
    static_cast<intptr_t>(operations.size()), detail::handles(operations),
    &out);
  return detail::give(status, LLVMDIExpressionAttr(out));
}

inline Result<std::string_view> LLVMDIExpressionAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIExpressionAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIBasicTypeAttr> LLVMDIBasicTypeAttr::get(Context context,
    uint32_t tag, Attribute name, uint64_t sizeInBits,
    LLVMTypeEncoding encoding) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIBasicTypeAttrGet(context.raw(), tag, name.raw(),
    sizeInBits, static_cast<MlsLLVMTypeEncoding>(encoding), &out);
  return detail::give(status, LLVMDIBasicTypeAttr(out));
}

inline Result<std::string_view> LLVMDIBasicTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIBasicTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDICompositeTypeAttr> LLVMDICompositeTypeAttr::getRecSelf(
    Attribute recId) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDICompositeTypeAttrGetRecSelf(recId.raw(), &out);
  return detail::give(status, LLVMDICompositeTypeAttr(out));
}

inline Result<LLVMDICompositeTypeAttr> LLVMDICompositeTypeAttr::get(
    Context context, Attribute recId, bool isRecSelf, uint32_t tag,
    Attribute name, Attribute file, uint32_t line, Attribute scope,
    Attribute baseType, int64_t flags, uint64_t sizeInBits,
    uint64_t alignInBits, ArrayRef<Attribute> elements,
    Attribute dataLocation, Attribute rank, Attribute allocated,
    Attribute associated) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDICompositeTypeAttrGet(context.raw(), recId.raw(),
    static_cast<MlsBool>(isRecSelf), tag, name.raw(), file.raw(), line,
    scope.raw(), baseType.raw(), flags, sizeInBits, alignInBits,
    static_cast<intptr_t>(elements.size()), detail::handles(elements),
    dataLocation.raw(), rank.raw(), allocated.raw(), associated.raw(), &out);
  return detail::give(status, LLVMDICompositeTypeAttr(out));
}

inline Result<std::string_view> LLVMDICompositeTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDICompositeTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIDerivedTypeAttr> LLVMDIDerivedTypeAttr::get(
    Context context, uint32_t tag, Attribute name, Attribute baseType,
    uint64_t sizeInBits, uint32_t alignInBits, uint64_t offsetInBits,
    int64_t dwarfAddressSpace, Attribute extraData) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGet(context.raw(), tag,
    name.raw(), baseType.raw(), sizeInBits, alignInBits, offsetInBits,
    dwarfAddressSpace, extraData.raw(), &out);
  return detail::give(status, LLVMDIDerivedTypeAttr(out));
}

inline Result<std::string_view> LLVMDIDerivedTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIStringTypeAttr> LLVMDIStringTypeAttr::get(
    Context context, uint32_t tag, Attribute name, uint64_t sizeInBits,
    uint32_t alignInBits, Attribute stringLength, Attribute stringLengthExp,
    Attribute stringLocationExp, LLVMTypeEncoding encoding) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIStringTypeAttrGet(context.raw(), tag,
    name.raw(), sizeInBits, alignInBits, stringLength.raw(),
    stringLengthExp.raw(), stringLocationExp.raw(),
    static_cast<MlsLLVMTypeEncoding>(encoding), &out);
  return detail::give(status, LLVMDIStringTypeAttr(out));
}

inline Result<std::string_view> LLVMDIStringTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIStringTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Attribute> LLVMDIDerivedTypeAttr::getBaseType() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIDerivedTypeAttrGetBaseType(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<LLVMDIFileAttr> LLVMDIFileAttr::get(Context context,
    Attribute name, Attribute directory) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIFileAttrGet(context.raw(), name.raw(),
    directory.raw(), &out);
  return detail::give(status, LLVMDIFileAttr(out));
}

inline Result<std::string_view> LLVMDIFileAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIFileAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDICompileUnitAttr> LLVMDICompileUnitAttr::get(
    Context context, Attribute id, uint32_t sourceLanguage, Attribute file,
    Attribute producer, bool isOptimized, LLVMDIEmissionKind emissionKind,
    LLVMDINameTableKind nameTableKind, Attribute splitDebugFilename) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDICompileUnitAttrGet(context.raw(), id.raw(),
    sourceLanguage, file.raw(), producer.raw(),
    static_cast<MlsBool>(isOptimized),
    static_cast<MlsLLVMDIEmissionKind>(emissionKind),
    static_cast<MlsLLVMDINameTableKind>(nameTableKind),
    splitDebugFilename.raw(), &out);
  return detail::give(status, LLVMDICompileUnitAttr(out));
}

inline Result<std::string_view> LLVMDICompileUnitAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDICompileUnitAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIFlagsAttr> LLVMDIFlagsAttr::get(Context context,
    uint64_t value) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIFlagsAttrGet(context.raw(), value, &out);
  return detail::give(status, LLVMDIFlagsAttr(out));
}

inline Result<std::string_view> LLVMDIFlagsAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIFlagsAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDILexicalBlockAttr> LLVMDILexicalBlockAttr::get(
    Context context, Attribute scope, Attribute file, uint32_t line,
    uint32_t column) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDILexicalBlockAttrGet(context.raw(), scope.raw(),
    file.raw(), line, column, &out);
  return detail::give(status, LLVMDILexicalBlockAttr(out));
}

inline Result<std::string_view> LLVMDILexicalBlockAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDILexicalBlockAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDILexicalBlockFileAttr> LLVMDILexicalBlockFileAttr::get(
    Context context, Attribute scope, Attribute file,
    uint32_t discriminator) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDILexicalBlockFileAttrGet(context.raw(),
    scope.raw(), file.raw(), discriminator, &out);
  return detail::give(status, LLVMDILexicalBlockFileAttr(out));
}

inline Result<std::string_view> LLVMDILexicalBlockFileAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDILexicalBlockFileAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDILocalVariableAttr> LLVMDILocalVariableAttr::get(
    Context context, Attribute scope, Attribute name, Attribute diFile,
    uint32_t line, uint32_t arg, uint32_t alignInBits, Attribute diType,
    int64_t flags) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDILocalVariableAttrGet(context.raw(), scope.raw(),
    name.raw(), diFile.raw(), line, arg, alignInBits, diType.raw(), flags,
    &out);
  return detail::give(status, LLVMDILocalVariableAttr(out));
}

inline Result<std::string_view> LLVMDILocalVariableAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDILocalVariableAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDISubprogramAttr> LLVMDISubprogramAttr::getRecSelf(
    Attribute recId) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetRecSelf(recId.raw(), &out);
  return detail::give(status, LLVMDISubprogramAttr(out));
}

inline Result<LLVMDISubprogramAttr> LLVMDISubprogramAttr::get(
    Context context, Attribute recId, bool isRecSelf, Attribute id,
    Attribute compileUnit, Attribute scope, Attribute name,
    Attribute linkageName, Attribute file, uint32_t line, uint32_t scopeLine,
    uint64_t subprogramFlags, Attribute ty, ArrayRef<Attribute> retainedNodes,
    ArrayRef<Attribute> annotations) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGet(context.raw(), recId.raw(),
    static_cast<MlsBool>(isRecSelf), id.raw(), compileUnit.raw(), scope.raw(),
    name.raw(), linkageName.raw(), file.raw(), line, scopeLine,
    subprogramFlags, ty.raw(), static_cast<intptr_t>(retainedNodes.size()),
    detail::handles(retainedNodes), static_cast<intptr_t>(annotations.size()),
    detail::handles(annotations), &out);
  return detail::give(status, LLVMDISubprogramAttr(out));
}

inline Result<std::string_view> LLVMDISubprogramAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIAnnotationAttr> LLVMDIAnnotationAttr::get(
    Context context, Attribute name, Attribute value) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIAnnotationAttrGet(context.raw(), name.raw(),
    value.raw(), &out);
  return detail::give(status, LLVMDIAnnotationAttr(out));
}

inline Result<std::string_view> LLVMDIAnnotationAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIAnnotationAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Attribute> LLVMDISubprogramAttr::getScope() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetScope(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<uint32_t> LLVMDISubprogramAttr::getLine() const {
  uint32_t out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetLine(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> LLVMDISubprogramAttr::getScopeLine() const {
  uint32_t out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetScopeLine(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> LLVMDISubprogramAttr::getCompileUnit() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetCompileUnit(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> LLVMDISubprogramAttr::getFile() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetFile(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> LLVMDISubprogramAttr::getType() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubprogramAttrGetType(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<LLVMDISubroutineTypeAttr> LLVMDISubroutineTypeAttr::get(
    Context context, uint32_t callingConvention, ArrayRef<Attribute> types) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDISubroutineTypeAttrGet(context.raw(),
    callingConvention, static_cast<intptr_t>(types.size()),
    detail::handles(types), &out);
  return detail::give(status, LLVMDISubroutineTypeAttr(out));
}

inline Result<std::string_view> LLVMDISubroutineTypeAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDISubroutineTypeAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIModuleAttr> LLVMDIModuleAttr::get(Context context,
    Attribute file, Attribute scope, Attribute name, Attribute configMacros,
    Attribute includePath, Attribute apinotes, uint32_t line, bool isDecl) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIModuleAttrGet(context.raw(), file.raw(),
    scope.raw(), name.raw(), configMacros.raw(), includePath.raw(),
    apinotes.raw(), line, static_cast<MlsBool>(isDecl), &out);
  return detail::give(status, LLVMDIModuleAttr(out));
}

inline Result<std::string_view> LLVMDIModuleAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIModuleAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<LLVMDIImportedEntityAttr> LLVMDIImportedEntityAttr::get(
    Context context, uint32_t tag, Attribute scope, Attribute entity,
    Attribute file, uint32_t line, Attribute name,
    ArrayRef<Attribute> elements) {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIImportedEntityAttrGet(context.raw(), tag,
    scope.raw(), entity.raw(), file.raw(), line, name.raw(),
    static_cast<intptr_t>(elements.size()), detail::handles(elements), &out);
  return detail::give(status, LLVMDIImportedEntityAttr(out));
}

inline Result<std::string_view> LLVMDIImportedEntityAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsLLVMDIImportedEntityAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Attribute> LLVMDIModuleAttr::getScope() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLLVMDIModuleAttrGetScope(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<void> registerLLVMPasses() {
  MlsStatus status = mlsRegisterLLVMPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMDIScopeForLLVMFuncOpPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMDIScopeForLLVMFuncOpPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMDIScopeForLLVMFuncOpPass() {
  MlsStatus status = mlsRegisterLLVMDIScopeForLLVMFuncOpPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMLLVMAddComdats() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMLLVMAddComdats(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMLLVMAddComdats() {
  MlsStatus status = mlsRegisterLLVMLLVMAddComdats();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMLLVMLegalizeForExportPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMLLVMLegalizeForExportPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMLLVMLegalizeForExportPass() {
  MlsStatus status = mlsRegisterLLVMLLVMLegalizeForExportPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMLLVMRequestCWrappersPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMLLVMRequestCWrappersPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMLLVMRequestCWrappersPass() {
  MlsStatus status = mlsRegisterLLVMLLVMRequestCWrappersPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMLLVMUseDefaultVisibilityPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMLLVMUseDefaultVisibilityPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMLLVMUseDefaultVisibilityPass() {
  MlsStatus status = mlsRegisterLLVMLLVMUseDefaultVisibilityPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createLLVMNVVMOptimizeForTargetPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateLLVMNVVMOptimizeForTargetPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerLLVMNVVMOptimizeForTargetPass() {
  MlsStatus status = mlsRegisterLLVMNVVMOptimizeForTargetPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__math__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__math__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerMathPasses() {
  MlsStatus status = mlsRegisterMathPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMathMathExpandOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMathMathExpandOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMathMathExpandOpsPass() {
  MlsStatus status = mlsRegisterMathMathExpandOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMathMathExtendToSupportedTypes() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMathMathExtendToSupportedTypes(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMathMathExtendToSupportedTypes() {
  MlsStatus status = mlsRegisterMathMathExtendToSupportedTypes();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMathMathSincosFusionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMathMathSincosFusionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMathMathSincosFusionPass() {
  MlsStatus status = mlsRegisterMathMathSincosFusionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMathMathUpliftToFMA() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMathMathUpliftToFMA(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMathMathUpliftToFMA() {
  MlsStatus status = mlsRegisterMathMathUpliftToFMA();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__memref__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__memref__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerMemRefPasses() {
  MlsStatus status = mlsRegisterMemRefPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefExpandOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefExpandOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefExpandOpsPass() {
  MlsStatus status = mlsRegisterMemRefExpandOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefExpandReallocPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefExpandReallocPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefExpandReallocPass() {
  MlsStatus status = mlsRegisterMemRefExpandReallocPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefExpandStridedMetadataPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefExpandStridedMetadataPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefExpandStridedMetadataPass() {
  MlsStatus status = mlsRegisterMemRefExpandStridedMetadataPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefFlattenMemrefsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefFlattenMemrefsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefFlattenMemrefsPass() {
  MlsStatus status = mlsRegisterMemRefFlattenMemrefsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefFoldMemRefAliasOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefFoldMemRefAliasOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefFoldMemRefAliasOpsPass() {
  MlsStatus status = mlsRegisterMemRefFoldMemRefAliasOpsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefMemRefEmulateWideInt() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefMemRefEmulateWideInt(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefMemRefEmulateWideInt() {
  MlsStatus status = mlsRegisterMemRefMemRefEmulateWideInt();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefNormalizeMemRefsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefNormalizeMemRefsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefNormalizeMemRefsPass() {
  MlsStatus status = mlsRegisterMemRefNormalizeMemRefsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefReifyResultShapesPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefReifyResultShapesPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefReifyResultShapesPass() {
  MlsStatus status = mlsRegisterMemRefReifyResultShapesPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefResolveRankedShapeTypeResultDimsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefResolveRankedShapeTypeResultDimsPass() {
  MlsStatus status = mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMemRefResolveShapedTypeResultDimsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMemRefResolveShapedTypeResultDimsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMemRefResolveShapedTypeResultDimsPass() {
  MlsStatus status = mlsRegisterMemRefResolveShapedTypeResultDimsPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__ml_program__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__ml_program__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerMLProgramPasses() {
  MlsStatus status = mlsRegisterMLProgramPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createMLProgramMLProgramPipelineGlobalsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateMLProgramMLProgramPipelineGlobalsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerMLProgramMLProgramPipelineGlobalsPass() {
  MlsStatus status = mlsRegisterMLProgramMLProgramPipelineGlobalsPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__mpi__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__mpi__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__nvgpu__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__nvgpu__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isANVGPUTensorMapDescriptorType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsANVGPUTensorMapDescriptorType(raw(), &out);
  return detail::give(status, out);
}

inline Result<NVGPUTensorMapDescriptorType> NVGPUTensorMapDescriptorType::get(
    Context context, Type tensorMemrefType, int32_t swizzle, int32_t l2promo,
    int32_t oobFill, int32_t interleave) {
  MlsType out = {};
  MlsStatus status = mlsNVGPUTensorMapDescriptorTypeGet(context.raw(),
    tensorMemrefType.raw(), swizzle, l2promo, oobFill, interleave, &out);
  return detail::give(status, NVGPUTensorMapDescriptorType(out));
}

inline Result<std::string_view> NVGPUTensorMapDescriptorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsNVGPUTensorMapDescriptorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<void> registerNVGPUPasses() {
  MlsStatus status = mlsRegisterNVGPUPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createNVGPUOptimizeSharedMemory() {
  MlsPass out = {};
  MlsStatus status = mlsCreateNVGPUOptimizeSharedMemory(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerNVGPUOptimizeSharedMemory() {
  MlsStatus status = mlsRegisterNVGPUOptimizeSharedMemory();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__nvvm__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__nvvm__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__acc__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__acc__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerOpenACCPasses() {
  MlsStatus status = mlsRegisterOpenACCPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCIfClauseLowering() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCIfClauseLowering(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCIfClauseLowering() {
  MlsStatus status = mlsRegisterOpenACCACCIfClauseLowering();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCImplicitData() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCImplicitData(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCImplicitData() {
  MlsStatus status = mlsRegisterOpenACCACCImplicitData();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCImplicitDeclare() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCImplicitDeclare(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCImplicitDeclare() {
  MlsStatus status = mlsRegisterOpenACCACCImplicitDeclare();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCImplicitRoutine() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCImplicitRoutine(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCImplicitRoutine() {
  MlsStatus status = mlsRegisterOpenACCACCImplicitRoutine();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCLegalizeSerial() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCLegalizeSerial(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCLegalizeSerial() {
  MlsStatus status = mlsRegisterOpenACCACCLegalizeSerial();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCLoopTiling() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCLoopTiling(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCLoopTiling() {
  MlsStatus status = mlsRegisterOpenACCACCLoopTiling();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCSpecializeForDevice() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCSpecializeForDevice(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCSpecializeForDevice() {
  MlsStatus status = mlsRegisterOpenACCACCSpecializeForDevice();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCACCSpecializeForHost() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCACCSpecializeForHost(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCACCSpecializeForHost() {
  MlsStatus status = mlsRegisterOpenACCACCSpecializeForHost();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCLegalizeDataValuesInRegion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCLegalizeDataValuesInRegion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCLegalizeDataValuesInRegion() {
  MlsStatus status = mlsRegisterOpenACCLegalizeDataValuesInRegion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createOpenACCOffloadLiveInValueCanonicalization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateOpenACCOffloadLiveInValueCanonicalization(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerOpenACCOffloadLiveInValueCanonicalization() {
  MlsStatus status = mlsRegisterOpenACCOffloadLiveInValueCanonicalization();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__omp__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__omp__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__pdl__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__pdl__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isAPDLType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLType(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Type::isAPDLAttributeType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLAttributeType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> PDLAttributeType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsPDLAttributeTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<PDLAttributeType> PDLAttributeType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsPDLAttributeTypeGet(context.raw(), &out);
  return detail::give(status, PDLAttributeType(out));
}

inline Result<std::string_view> PDLAttributeType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsPDLAttributeTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAPDLOperationType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLOperationType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> PDLOperationType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsPDLOperationTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<PDLOperationType> PDLOperationType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsPDLOperationTypeGet(context.raw(), &out);
  return detail::give(status, PDLOperationType(out));
}

inline Result<std::string_view> PDLOperationType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsPDLOperationTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAPDLRangeType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLRangeType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> PDLRangeType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsPDLRangeTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<PDLRangeType> PDLRangeType::get(Type elementType) {
  MlsType out = {};
  MlsStatus status = mlsPDLRangeTypeGet(elementType.raw(), &out);
  return detail::give(status, PDLRangeType(out));
}

inline Result<std::string_view> PDLRangeType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsPDLRangeTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Type> PDLRangeType::getElementType() const {
  MlsType out = {};
  MlsStatus status = mlsPDLRangeTypeGetElementType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<bool> Type::isAPDLTypeType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLTypeType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> PDLTypeType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsPDLTypeTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<PDLTypeType> PDLTypeType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsPDLTypeTypeGet(context.raw(), &out);
  return detail::give(status, PDLTypeType(out));
}

inline Result<std::string_view> PDLTypeType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsPDLTypeTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAPDLValueType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAPDLValueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> PDLValueType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsPDLValueTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<PDLValueType> PDLValueType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsPDLValueTypeGet(context.raw(), &out);
  return detail::give(status, PDLValueType(out));
}

inline Result<std::string_view> PDLValueType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsPDLValueTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<DialectHandle> getDialectHandle__pdl_interp__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__pdl_interp__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__ptr__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__ptr__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__quant__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__quant__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isAQuantizedType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAQuantizedType(raw(), &out);
  return detail::give(status, out);
}

inline uint32_t QuantizedType::getSignedFlag() {
  return mlsQuantizedTypeGetSignedFlag();
}

inline Result<int64_t> QuantizedType::getDefaultMinimumForInteger(
    bool isSigned, uint32_t integralWidth) {
  int64_t out = {};
  MlsStatus status = mlsQuantizedTypeGetDefaultMinimumForInteger(
    static_cast<MlsBool>(isSigned), integralWidth, &out);
  return detail::give(status, out);
}

inline Result<int64_t> QuantizedType::getDefaultMaximumForInteger(
    bool isSigned, uint32_t integralWidth) {
  int64_t out = {};
  MlsStatus status = mlsQuantizedTypeGetDefaultMaximumForInteger(
    static_cast<MlsBool>(isSigned), integralWidth, &out);
  return detail::give(status, out);
}

inline Result<Type> QuantizedType::getExpressedType() const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeGetExpressedType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<uint32_t> QuantizedType::getFlags() const {
  uint32_t out = {};
  MlsStatus status = mlsQuantizedTypeGetFlags(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> QuantizedType::isSigned() const {
  bool out = {};
  MlsStatus status = mlsQuantizedTypeIsSigned(raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> QuantizedType::getStorageType() const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeGetStorageType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<int64_t> QuantizedType::getStorageTypeMin() const {
  int64_t out = {};
  MlsStatus status = mlsQuantizedTypeGetStorageTypeMin(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> QuantizedType::getStorageTypeMax() const {
  int64_t out = {};
  MlsStatus status = mlsQuantizedTypeGetStorageTypeMax(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> QuantizedType::getStorageTypeIntegralWidth() const {
  uint32_t out = {};
  MlsStatus status = mlsQuantizedTypeGetStorageTypeIntegralWidth(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> QuantizedType::isCompatibleExpressedType(
    Type candidate) const {
  bool out = {};
  MlsStatus status = mlsQuantizedTypeIsCompatibleExpressedType(raw(),
    candidate.raw(), &out);
  return detail::give(status, out);
}

inline Result<Type> QuantizedType::getQuantizedElementType() const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeGetQuantizedElementType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Type> QuantizedType::castFromStorageType(
    Type candidate) const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeCastFromStorageType(raw(),
    candidate.raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Type> QuantizedType::castToStorageType() const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeCastToStorageType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Type> QuantizedType::castFromExpressedType(
    Type candidate) const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeCastFromExpressedType(raw(),
    candidate.raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Type> QuantizedType::castToExpressedType() const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeCastToExpressedType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Type> QuantizedType::castExpressedToStorageType(
    Type candidate) const {
  MlsType out = {};
  MlsStatus status = mlsQuantizedTypeCastExpressedToStorageType(raw(),
    candidate.raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<bool> Type::isAAnyQuantizedType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAAnyQuantizedType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> AnyQuantizedType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsAnyQuantizedTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<AnyQuantizedType> AnyQuantizedType::get(uint32_t flags,
    Type storageType, Type expressedType, int64_t storageTypeMin,
    int64_t storageTypeMax) {
  MlsType out = {};
  MlsStatus status = mlsAnyQuantizedTypeGet(flags, storageType.raw(),
    expressedType.raw(), storageTypeMin, storageTypeMax, &out);
  return detail::give(status, AnyQuantizedType(out));
}

inline Result<std::string_view> AnyQuantizedType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsAnyQuantizedTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isAUniformQuantizedType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAUniformQuantizedType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> UniformQuantizedType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUniformQuantizedTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<UniformQuantizedType> UniformQuantizedType::get(uint32_t flags,
    Type storageType, Type expressedType, double scale, int64_t zeroPoint,
    int64_t storageTypeMin, int64_t storageTypeMax) {
  MlsType out = {};
  MlsStatus status = mlsUniformQuantizedTypeGet(flags, storageType.raw(),
    expressedType.raw(), scale, zeroPoint, storageTypeMin, storageTypeMax,
    &out);
  return detail::give(status, UniformQuantizedType(out));
}

inline Result<std::string_view> UniformQuantizedType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUniformQuantizedTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<double> UniformQuantizedType::getScale() const {
  double out = {};
  MlsStatus status = mlsUniformQuantizedTypeGetScale(raw(), &out);
  return detail::give(status, out);
}

inline Result<int64_t> UniformQuantizedType::getZeroPoint() const {
  int64_t out = {};
  MlsStatus status = mlsUniformQuantizedTypeGetZeroPoint(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> UniformQuantizedType::isFixedPoint() const {
  bool out = {};
  MlsStatus status = mlsUniformQuantizedTypeIsFixedPoint(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Type::isAUniformQuantizedPerAxisType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAUniformQuantizedPerAxisType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> UniformQuantizedPerAxisType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<UniformQuantizedPerAxisType> UniformQuantizedPerAxisType::get(
    uint32_t flags, Type storageType, Type expressedType,
    ArrayRef<double> scales, ArrayRef<int64_t> zeroPoints,
    int32_t quantizedDimension, int64_t storageTypeMin,
    int64_t storageTypeMax) {
  if (zeroPoints.size() != scales.size())
    return detail::fail<UniformQuantizedPerAxisType>(
        detail::unequal("mlsUniformQuantizedPerAxisTypeGet", "zeroPoints", "scales"));
  MlsType out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGet(flags,
    storageType.raw(), expressedType.raw(),
    static_cast<intptr_t>(scales.size()), scales.data(), zeroPoints.data(),
    quantizedDimension, storageTypeMin, storageTypeMax, &out);
  return detail::give(status, UniformQuantizedPerAxisType(out));
}

inline Result<std::string_view> UniformQuantizedPerAxisType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> UniformQuantizedPerAxisType::getNumDims() const {
  intptr_t out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetNumDims(raw(), &out);
  return detail::give(status, out);
}

inline Result<double> UniformQuantizedPerAxisType::getScale(
    intptr_t pos) const {
  double out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetScale(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<double>> UniformQuantizedPerAxisType::copyScales() const {
  return detail::copied<double, double>(
      [&](intptr_t capacity, double *all, intptr_t *count) {
        return mlsUniformQuantizedPerAxisTypeCopyScales(raw(), capacity, all,
    count);
      });
}

inline Result<int64_t> UniformQuantizedPerAxisType::getZeroPoint(
    intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetZeroPoint(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<std::vector<int64_t>> UniformQuantizedPerAxisType::copyZeroPoints() const {
  return detail::copied<int64_t, int64_t>(
      [&](intptr_t capacity, int64_t *all, intptr_t *count) {
        return mlsUniformQuantizedPerAxisTypeCopyZeroPoints(raw(), capacity,
    all, count);
      });
}

inline Result<int32_t> UniformQuantizedPerAxisType::getQuantizedDimension() const {
  int32_t out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(
    raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> UniformQuantizedPerAxisType::isFixedPoint() const {
  bool out = {};
  MlsStatus status = mlsUniformQuantizedPerAxisTypeIsFixedPoint(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Type::isAUniformQuantizedSubChannelType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsAUniformQuantizedSubChannelType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> UniformQuantizedSubChannelType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<UniformQuantizedSubChannelType> UniformQuantizedSubChannelType::get(
    uint32_t flags, Type storageType, Type expressedType,
    Attribute scalesAttr, Attribute zeroPointsAttr,
    ArrayRef<int32_t> quantizedDimensions, ArrayRef<int64_t> blockSizes,
    int64_t storageTypeMin, int64_t storageTypeMax) {
  if (blockSizes.size() != quantizedDimensions.size())
    return detail::fail<UniformQuantizedSubChannelType>(
        detail::unequal("mlsUniformQuantizedSubChannelTypeGet", "blockSizes", "quantizedDimensions"));
  MlsType out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGet(flags,
    storageType.raw(), expressedType.raw(), scalesAttr.raw(),
    zeroPointsAttr.raw(), static_cast<intptr_t>(quantizedDimensions.size()),
    quantizedDimensions.data(), blockSizes.data(), storageTypeMin,
    storageTypeMax, &out);
  return detail::give(status, UniformQuantizedSubChannelType(out));
}

inline Result<std::string_view> UniformQuantizedSubChannelType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> UniformQuantizedSubChannelType::getNumBlockSizes() const {
  intptr_t out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(raw(),
    &out);
  return detail::give(status, out);
}

inline Result<int32_t> UniformQuantizedSubChannelType::getQuantizedDimension(
    intptr_t pos) const {
  int32_t out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(
    raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<std::vector<int32_t>> UniformQuantizedSubChannelType::copyQuantizedDimensions() const {
  return detail::copied<int32_t, int32_t>(
      [&](intptr_t capacity, int32_t *all, intptr_t *count) {
        return mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(
    raw(), capacity, all, count);
      });
}

inline Result<int64_t> UniformQuantizedSubChannelType::getBlockSize(
    intptr_t pos) const {
  int64_t out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetBlockSize(raw(), pos,
    &out);
  return detail::give(status, out);
}

inline Result<std::vector<int64_t>> UniformQuantizedSubChannelType::copyBlockSizes() const {
  return detail::copied<int64_t, int64_t>(
      [&](intptr_t capacity, int64_t *all, intptr_t *count) {
        return mlsUniformQuantizedSubChannelTypeCopyBlockSizes(raw(),
    capacity, all, count);
      });
}

inline Result<Attribute> UniformQuantizedSubChannelType::getScales() const {
  MlsAttribute out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetScales(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> UniformQuantizedSubChannelType::getZeroPoints() const {
  MlsAttribute out = {};
  MlsStatus status = mlsUniformQuantizedSubChannelTypeGetZeroPoints(raw(),
    &out);
  return detail::give(status, Attribute(out));
}

inline Result<bool> Type::isACalibratedQuantizedType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsACalibratedQuantizedType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> CalibratedQuantizedType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsCalibratedQuantizedTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<CalibratedQuantizedType> CalibratedQuantizedType::get(
    Type expressedType, double min, double max) {
  MlsType out = {};
  MlsStatus status = mlsCalibratedQuantizedTypeGet(expressedType.raw(), min,
    max, &out);
  return detail::give(status, CalibratedQuantizedType(out));
}

inline Result<std::string_view> CalibratedQuantizedType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsCalibratedQuantizedTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<double> CalibratedQuantizedType::getMin() const {
  double out = {};
  MlsStatus status = mlsCalibratedQuantizedTypeGetMin(raw(), &out);
  return detail::give(status, out);
}

inline Result<double> CalibratedQuantizedType::getMax() const {
  double out = {};
  MlsStatus status = mlsCalibratedQuantizedTypeGetMax(raw(), &out);
  return detail::give(status, out);
}

inline Result<DialectHandle> getDialectHandle__rocdl__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__rocdl__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__scf__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__scf__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerSCFPasses() {
  MlsStatus status = mlsRegisterSCFPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForLoopCanonicalization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForLoopCanonicalization(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForLoopCanonicalization() {
  MlsStatus status = mlsRegisterSCFSCFForLoopCanonicalization();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForLoopPeeling() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForLoopPeeling(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForLoopPeeling() {
  MlsStatus status = mlsRegisterSCFSCFForLoopPeeling();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForLoopRangeFolding() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForLoopRangeFolding(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForLoopRangeFolding() {
  MlsStatus status = mlsRegisterSCFSCFForLoopRangeFolding();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForLoopSpecialization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForLoopSpecialization(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForLoopSpecialization() {
  MlsStatus status = mlsRegisterSCFSCFForLoopSpecialization();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForToWhileLoop() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForToWhileLoop(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForToWhileLoop() {
  MlsStatus status = mlsRegisterSCFSCFForToWhileLoop();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForallToForLoop() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForallToForLoop(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForallToForLoop() {
  MlsStatus status = mlsRegisterSCFSCFForallToForLoop();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFForallToParallelLoop() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFForallToParallelLoop(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFForallToParallelLoop() {
  MlsStatus status = mlsRegisterSCFSCFForallToParallelLoop();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFParallelForToNestedFors() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFParallelForToNestedFors(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFParallelForToNestedFors() {
  MlsStatus status = mlsRegisterSCFSCFParallelForToNestedFors();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFParallelLoopFusion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFParallelLoopFusion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFParallelLoopFusion() {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopFusion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFParallelLoopSpecialization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFParallelLoopSpecialization(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFParallelLoopSpecialization() {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopSpecialization();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFSCFParallelLoopTiling() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFSCFParallelLoopTiling(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFSCFParallelLoopTiling() {
  MlsStatus status = mlsRegisterSCFSCFParallelLoopTiling();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSCFTestSCFParallelLoopCollapsing() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSCFTestSCFParallelLoopCollapsing(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSCFTestSCFParallelLoopCollapsing() {
  MlsStatus status = mlsRegisterSCFTestSCFParallelLoopCollapsing();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__shape__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__shape__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerShapePasses() {
  MlsStatus status = mlsRegisterShapePasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createShapeOutlineShapeComputationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateShapeOutlineShapeComputationPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerShapeOutlineShapeComputationPass() {
  MlsStatus status = mlsRegisterShapeOutlineShapeComputationPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createShapeRemoveShapeConstraintsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateShapeRemoveShapeConstraintsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerShapeRemoveShapeConstraintsPass() {
  MlsStatus status = mlsRegisterShapeRemoveShapeConstraintsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createShapeShapeToShapeLoweringPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateShapeShapeToShapeLoweringPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerShapeShapeToShapeLoweringPass() {
  MlsStatus status = mlsRegisterShapeShapeToShapeLoweringPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__shard__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__shard__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerShardPasses() {
  MlsStatus status = mlsRegisterShardPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createShardPartition() {
  MlsPass out = {};
  MlsStatus status = mlsCreateShardPartition(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerShardPartition() {
  MlsStatus status = mlsRegisterShardPartition();
  return detail::give(status);
}

inline Result<Owned<Pass>> createShardShardingPropagation() {
  MlsPass out = {};
  MlsStatus status = mlsCreateShardShardingPropagation(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerShardShardingPropagation() {
  MlsStatus status = mlsRegisterShardShardingPropagation();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__smt__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__smt__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> SMTType::isAnyNonFuncSMTValueType() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsAnyNonFuncSMTValueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> SMTType::isAnySMTValueType() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsAnySMTValueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> SMTType::isAArray() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsAArray(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getArray(Context context, Type domainType,
    Type rangeType) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetArray(context.raw(), domainType.raw(),
    rangeType.raw(), &out);
  return detail::give(status, SMTType(out));
}

inline Result<bool> SMTType::isABitVector() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsABitVector(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getBitVector(Context context, int32_t width) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetBitVector(context.raw(), width, &out);
  return detail::give(status, SMTType(out));
}

inline Result<std::string_view> SMTBitVectorType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsSMTBitVectorTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> SMTType::isABool() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsABool(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getBool(Context context) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetBool(context.raw(), &out);
  return detail::give(status, SMTType(out));
}

inline Result<std::string_view> SMTBoolType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsSMTBoolTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> SMTType::isAInt() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsAInt(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getInt(Context context) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetInt(context.raw(), &out);
  return detail::give(status, SMTType(out));
}

inline Result<std::string_view> SMTIntType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsSMTIntTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> SMTType::isASMTFunc() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsASMTFunc(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getSMTFunc(Context context,
    ArrayRef<Type> domainTypes, Type rangeType) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetSMTFunc(context.raw(),
    static_cast<size_t>(domainTypes.size()), detail::handles(domainTypes),
    rangeType.raw(), &out);
  return detail::give(status, SMTType(out));
}

inline Result<bool> SMTType::isASort() const {
  bool out = {};
  MlsStatus status = mlsSMTTypeIsASort(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTType> SMTType::getSort(Context context,
    Identifier identifier, ArrayRef<Type> sortParams) {
  MlsType out = {};
  MlsStatus status = mlsSMTTypeGetSort(context.raw(), identifier.raw(),
    static_cast<size_t>(sortParams.size()), detail::handles(sortParams),
    &out);
  return detail::give(status, SMTType(out));
}

inline Result<bool> SMTAttr::checkBVCmpPredicate(Context context,
    std::string_view str) {
  bool out = {};
  MlsStatus status = mlsSMTAttrCheckBVCmpPredicate(context.raw(),
    detail::ref(str), &out);
  return detail::give(status, out);
}

inline Result<bool> SMTAttr::checkIntPredicate(Context context,
    std::string_view str) {
  bool out = {};
  MlsStatus status = mlsSMTAttrCheckIntPredicate(context.raw(),
    detail::ref(str), &out);
  return detail::give(status, out);
}

inline Result<bool> SMTAttr::isASMTAttribute() const {
  bool out = {};
  MlsStatus status = mlsSMTAttrIsASMTAttribute(raw(), &out);
  return detail::give(status, out);
}

inline Result<SMTAttr> SMTAttr::getBitVector(Context context, uint64_t value,
    uint32_t width) {
  MlsAttribute out = {};
  MlsStatus status = mlsSMTAttrGetBitVector(context.raw(), value, width,
    &out);
  return detail::give(status, SMTAttr(out));
}

inline Result<SMTAttr> SMTAttr::getBVCmpPredicate(Context context,
    std::string_view str) {
  MlsAttribute out = {};
  MlsStatus status = mlsSMTAttrGetBVCmpPredicate(context.raw(),
    detail::ref(str), &out);
  return detail::give(status, SMTAttr(out));
}

inline Result<SMTAttr> SMTAttr::getIntPredicate(Context context,
    std::string_view str) {
  MlsAttribute out = {};
  MlsStatus status = mlsSMTAttrGetIntPredicate(context.raw(),
    detail::ref(str), &out);
  return detail::give(status, SMTAttr(out));
}

inline Result<DialectHandle> getDialectHandle__sparse_tensor__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__sparse_tensor__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Attribute::isASparseTensorEncodingAttr() const {
  bool out = {};
  MlsStatus status = mlsAttributeIsASparseTensorEncodingAttr(raw(), &out);
  return detail::give(status, out);
}

inline Result<SparseTensorEncodingAttr> SparseTensorEncodingAttr::get(
    Context context, ArrayRef<uint64_t> lvlTypes, AffineMap dimToLvl,
    AffineMap lvlTodim, int32_t posWidth, int32_t crdWidth,
    Attribute explicitVal, Attribute implicitVal) {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGet(context.raw(),
    static_cast<intptr_t>(lvlTypes.size()), lvlTypes.data(), dimToLvl.raw(),
    lvlTodim.raw(), posWidth, crdWidth, explicitVal.raw(), implicitVal.raw(),
    &out);
  return detail::give(status, SparseTensorEncodingAttr(out));
}

inline Result<std::string_view> SparseTensorEncodingAttr::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<intptr_t> SparseTensorEncodingAttr::getLvlRank() const {
  intptr_t out = {};
  MlsStatus status = mlsSparseTensorEncodingGetLvlRank(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint64_t> SparseTensorEncodingAttr::getLvlType(
    intptr_t lvl) const {
  uint64_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlType(raw(), lvl, &out);
  return detail::give(status, out);
}

inline Result<std::vector<uint64_t>> SparseTensorEncodingAttr::copyLvlTypes() const {
  return detail::copied<uint64_t, uint64_t>(
      [&](intptr_t capacity, uint64_t *all, intptr_t *count) {
        return mlsSparseTensorEncodingAttrCopyLvlTypes(raw(), capacity, all,
    count);
      });
}

inline Result<SparseTensorLevelFormat> SparseTensorEncodingAttr::getLvlFmt(
    intptr_t lvl) const {
  MlsSparseTensorLevelFormat out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlFmt(raw(), lvl, &out);
  return detail::give(status, static_cast<SparseTensorLevelFormat>(out));
}

inline Result<AffineMap> SparseTensorEncodingAttr::getDimToLvl() const {
  MlsAffineMap out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetDimToLvl(raw(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<AffineMap> SparseTensorEncodingAttr::getLvlToDim() const {
  MlsAffineMap out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetLvlToDim(raw(), &out);
  return detail::give(status, AffineMap(out));
}

inline Result<int32_t> SparseTensorEncodingAttr::getPosWidth() const {
  int32_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetPosWidth(raw(), &out);
  return detail::give(status, out);
}

inline Result<int32_t> SparseTensorEncodingAttr::getCrdWidth() const {
  int32_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetCrdWidth(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> SparseTensorEncodingAttr::getExplicitVal() const {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetExplicitVal(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> SparseTensorEncodingAttr::getImplicitVal() const {
  MlsAttribute out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetImplicitVal(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<uint32_t> SparseTensorEncodingAttr::getStructuredN(
    uint64_t lvlType) {
  uint32_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetStructuredN(lvlType, &out);
  return detail::give(status, out);
}

inline Result<uint32_t> SparseTensorEncodingAttr::getStructuredM(
    uint64_t lvlType) {
  uint32_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrGetStructuredM(lvlType, &out);
  return detail::give(status, out);
}

inline Result<void> registerSparseTensorPasses() {
  MlsStatus status = mlsRegisterSparseTensorPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorLowerForeachToSCF() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorLowerForeachToSCF(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorLowerForeachToSCF() {
  MlsStatus status = mlsRegisterSparseTensorLowerForeachToSCF();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorLowerSparseIterationToSCF() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorLowerSparseIterationToSCF(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorLowerSparseIterationToSCF() {
  MlsStatus status = mlsRegisterSparseTensorLowerSparseIterationToSCF();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorLowerSparseOpsToForeach() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorLowerSparseOpsToForeach(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorLowerSparseOpsToForeach() {
  MlsStatus status = mlsRegisterSparseTensorLowerSparseOpsToForeach();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorPreSparsificationRewrite() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorPreSparsificationRewrite(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorPreSparsificationRewrite() {
  MlsStatus status = mlsRegisterSparseTensorPreSparsificationRewrite();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseAssembler() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseAssembler(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseAssembler() {
  MlsStatus status = mlsRegisterSparseTensorSparseAssembler();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseBufferRewrite() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseBufferRewrite(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseBufferRewrite() {
  MlsStatus status = mlsRegisterSparseTensorSparseBufferRewrite();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseGPUCodegen() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseGPUCodegen(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseGPUCodegen() {
  MlsStatus status = mlsRegisterSparseTensorSparseGPUCodegen();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseReinterpretMap() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseReinterpretMap(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseReinterpretMap() {
  MlsStatus status = mlsRegisterSparseTensorSparseReinterpretMap();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseSpaceCollapse() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseSpaceCollapse(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseSpaceCollapse() {
  MlsStatus status = mlsRegisterSparseTensorSparseSpaceCollapse();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseTensorCodegen() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseTensorCodegen(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseTensorCodegen() {
  MlsStatus status = mlsRegisterSparseTensorSparseTensorCodegen();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseTensorConversionPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseTensorConversionPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseTensorConversionPass() {
  MlsStatus status = mlsRegisterSparseTensorSparseTensorConversionPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparseVectorization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparseVectorization(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparseVectorization() {
  MlsStatus status = mlsRegisterSparseTensorSparseVectorization();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparsificationAndBufferization() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparsificationAndBufferization(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparsificationAndBufferization() {
  MlsStatus status = mlsRegisterSparseTensorSparsificationAndBufferization();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorSparsificationPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorSparsificationPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorSparsificationPass() {
  MlsStatus status = mlsRegisterSparseTensorSparsificationPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorStageSparseOperations() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorStageSparseOperations(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorStageSparseOperations() {
  MlsStatus status = mlsRegisterSparseTensorStageSparseOperations();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSparseTensorStorageSpecifierToLLVM() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSparseTensorStorageSpecifierToLLVM(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSparseTensorStorageSpecifierToLLVM() {
  MlsStatus status = mlsRegisterSparseTensorStorageSpecifierToLLVM();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__spirv__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__spirv__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerSPIRVPasses() {
  MlsStatus status = mlsRegisterSPIRVPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVCanonicalizeGLPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVCanonicalizeGLPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVCanonicalizeGLPass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVCanonicalizeGLPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVCompositeTypeLayoutPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVCompositeTypeLayoutPass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVLowerABIAttributesPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVLowerABIAttributesPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVLowerABIAttributesPass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVLowerABIAttributesPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVReplicatedConstantCompositePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVReplicatedConstantCompositePass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVRewriteInsertsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVRewriteInsertsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVRewriteInsertsPass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVRewriteInsertsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVUnifyAliasedResourcePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVUnifyAliasedResourcePass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVUpdateVCEPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVUpdateVCEPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVUpdateVCEPass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVUpdateVCEPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createSPIRVSPIRVWebGPUPreparePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateSPIRVSPIRVWebGPUPreparePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerSPIRVSPIRVWebGPUPreparePass() {
  MlsStatus status = mlsRegisterSPIRVSPIRVWebGPUPreparePass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__tensor__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__tensor__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerTensorPasses() {
  MlsStatus status = mlsRegisterTensorPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTensorFoldTensorSubsetOpsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTensorFoldTensorSubsetOpsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTensorFoldTensorSubsetOpsPass() {
  MlsStatus status = mlsRegisterTensorFoldTensorSubsetOpsPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__tosa__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__tosa__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerTosaPasses() {
  MlsStatus status = mlsRegisterTosaPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaArithConstantToTosaConstPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaArithConstantToTosaConstPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaArithConstantToTosaConstPass() {
  MlsStatus status = mlsRegisterTosaTosaArithConstantToTosaConstPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaAttachTarget() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaAttachTarget(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaAttachTarget() {
  MlsStatus status = mlsRegisterTosaTosaAttachTarget();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaConvertIntegerTypeToSignless() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaConvertIntegerTypeToSignless(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaConvertIntegerTypeToSignless() {
  MlsStatus status = mlsRegisterTosaTosaConvertIntegerTypeToSignless();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaInferShapesPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaInferShapesPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaInferShapesPass() {
  MlsStatus status = mlsRegisterTosaTosaInferShapesPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaLayerwiseConstantFoldPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaLayerwiseConstantFoldPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaLayerwiseConstantFoldPass() {
  MlsStatus status = mlsRegisterTosaTosaLayerwiseConstantFoldPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaMakeBroadcastablePass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaMakeBroadcastablePass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaMakeBroadcastablePass() {
  MlsStatus status = mlsRegisterTosaTosaMakeBroadcastablePass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaNarrowF64ToF32Pass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaNarrowF64ToF32Pass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaNarrowF64ToF32Pass() {
  MlsStatus status = mlsRegisterTosaTosaNarrowF64ToF32Pass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaNarrowI64ToI32Pass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaNarrowI64ToI32Pass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaNarrowI64ToI32Pass() {
  MlsStatus status = mlsRegisterTosaTosaNarrowI64ToI32Pass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaOptionalDecompositionsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaOptionalDecompositionsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaOptionalDecompositionsPass() {
  MlsStatus status = mlsRegisterTosaTosaOptionalDecompositionsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaReduceTransposes() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaReduceTransposes(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaReduceTransposes() {
  MlsStatus status = mlsRegisterTosaTosaReduceTransposes();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTosaTosaValidation() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTosaTosaValidation(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTosaTosaValidation() {
  MlsStatus status = mlsRegisterTosaTosaValidation();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__transform__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__transform__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<bool> Type::isATransformAnyOpType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATransformAnyOpType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> TransformAnyOpType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTransformAnyOpTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TransformAnyOpType> TransformAnyOpType::get(Context context) {
  MlsType out = {};
  MlsStatus status = mlsTransformAnyOpTypeGet(context.raw(), &out);
  return detail::give(status, TransformAnyOpType(out));
}

inline Result<std::string_view> TransformAnyOpType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformAnyOpTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isATransformAnyParamType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATransformAnyParamType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> TransformAnyParamType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTransformAnyParamTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TransformAnyParamType> TransformAnyParamType::get(
    Context context) {
  MlsType out = {};
  MlsStatus status = mlsTransformAnyParamTypeGet(context.raw(), &out);
  return detail::give(status, TransformAnyParamType(out));
}

inline Result<std::string_view> TransformAnyParamType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformAnyParamTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isATransformAnyValueType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATransformAnyValueType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> TransformAnyValueType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTransformAnyValueTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TransformAnyValueType> TransformAnyValueType::get(
    Context context) {
  MlsType out = {};
  MlsStatus status = mlsTransformAnyValueTypeGet(context.raw(), &out);
  return detail::give(status, TransformAnyValueType(out));
}

inline Result<std::string_view> TransformAnyValueType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformAnyValueTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isATransformOperationType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATransformOperationType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> TransformOperationType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTransformOperationTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TransformOperationType> TransformOperationType::get(
    Context context, std::string_view operationName) {
  MlsType out = {};
  MlsStatus status = mlsTransformOperationTypeGet(context.raw(),
    detail::ref(operationName), &out);
  return detail::give(status, TransformOperationType(out));
}

inline Result<std::string_view> TransformOperationType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformOperationTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<std::string_view> TransformOperationType::getOperationName() const {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformOperationTypeGetOperationName(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline Result<bool> Type::isATransformParamType() const {
  bool out = {};
  MlsStatus status = mlsTypeIsATransformParamType(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> TransformParamType::getTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsTransformParamTypeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TransformParamType> TransformParamType::get(Context context,
    Type ty) {
  MlsType out = {};
  MlsStatus status = mlsTransformParamTypeGet(context.raw(), ty.raw(), &out);
  return detail::give(status, TransformParamType(out));
}

inline Result<std::string_view> TransformParamType::getName() {
  MlsStringRef out = {};
  MlsStatus status = mlsTransformParamTypeGetName(&out);
  return detail::give(status, detail::view(out));
}

inline Result<Type> TransformParamType::getType() const {
  MlsType out = {};
  MlsStatus status = mlsTransformParamTypeGetType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<void> registerTransformPasses() {
  MlsStatus status = mlsRegisterTransformPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformCheckUsesPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformCheckUsesPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformCheckUsesPass() {
  MlsStatus status = mlsRegisterTransformCheckUsesPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformInferEffectsPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformInferEffectsPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformInferEffectsPass() {
  MlsStatus status = mlsRegisterTransformInferEffectsPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformInterpreterPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformInterpreterPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformInterpreterPass() {
  MlsStatus status = mlsRegisterTransformInterpreterPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformPreloadLibraryPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformPreloadLibraryPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformPreloadLibraryPass() {
  MlsStatus status = mlsRegisterTransformPreloadLibraryPass();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__ub__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__ub__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__vcix__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__vcix__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__vector__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__vector__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<void> registerVectorPasses() {
  MlsStatus status = mlsRegisterVectorPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createVectorLowerVectorMaskPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateVectorLowerVectorMaskPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerVectorLowerVectorMaskPass() {
  MlsStatus status = mlsRegisterVectorLowerVectorMaskPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createVectorLowerVectorMultiReduction() {
  MlsPass out = {};
  MlsStatus status = mlsCreateVectorLowerVectorMultiReduction(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerVectorLowerVectorMultiReduction() {
  MlsStatus status = mlsRegisterVectorLowerVectorMultiReduction();
  return detail::give(status);
}

inline Result<Owned<Pass>> createVectorLowerVectorToFromElementsToShuffleTree() {
  MlsPass out = {};
  MlsStatus status = mlsCreateVectorLowerVectorToFromElementsToShuffleTree(
    &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerVectorLowerVectorToFromElementsToShuffleTree() {
  MlsStatus status = mlsRegisterVectorLowerVectorToFromElementsToShuffleTree();
  return detail::give(status);
}

inline Result<DialectHandle> getDialectHandle__wasmssa__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__wasmssa__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__x86vector__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__x86vector__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__xegpu__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__xegpu__(&out);
  return detail::give(status, DialectHandle(out));
}

inline Result<DialectHandle> getDialectHandle__xevm__() {
  MlsDialectHandle out = {};
  MlsStatus status = mlsGetDialectHandle__xevm__(&out);
  return detail::give(status, DialectHandle(out));
}

inline bool ExecutionEngine::isNull() const {
  return mlsExecutionEngineIsNull(raw());
}

inline Result<Context> IntegerSet::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsIntegerSetGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline bool IntegerSet::isNull() const {
  return mlsIntegerSetIsNull(raw());
}

inline Result<bool> IntegerSet::equal(IntegerSet s2) const {
  bool out = {};
  MlsStatus status = mlsIntegerSetEqual(raw(), s2.raw(), &out);
  return detail::give(status, out);
}

template <class Function>
Result<void> IntegerSet::print(Function callback) const {
  MlsStatus status = mlsIntegerSetPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> IntegerSet::toString() const {
  MlsString out = {};
  MlsStatus status = mlsIntegerSetToString(raw(), &out);
  return detail::text(status, out);
}

inline Result<void> IntegerSet::dump() const {
  MlsStatus status = mlsIntegerSetDump(raw());
  return detail::give(status);
}

inline Result<IntegerSet> IntegerSet::emptyGet(Context context,
    intptr_t numDims, intptr_t numSymbols) {
  MlsIntegerSet out = {};
  MlsStatus status = mlsIntegerSetEmptyGet(context.raw(), numDims, numSymbols,
    &out);
  return detail::give(status, IntegerSet(out));
}

inline Result<IntegerSet> IntegerSet::get(Context context, intptr_t numDims,
    intptr_t numSymbols, ArrayRef<AffineExpr> constraints,
    ArrayRef<bool> eqFlags) {
  if (eqFlags.size() != constraints.size())
    return detail::fail<IntegerSet>(
        detail::unequal("mlsIntegerSetGet", "eqFlags", "constraints"));
  std::vector<MlsBool> eqFlagsRaw = detail::lowered<MlsBool>(eqFlags);
  MlsIntegerSet out = {};
  MlsStatus status = mlsIntegerSetGet(context.raw(), numDims, numSymbols,
    static_cast<intptr_t>(constraints.size()), detail::handles(constraints),
    eqFlagsRaw.data(), &out);
  return detail::give(status, IntegerSet(out));
}

inline Result<bool> IntegerSet::isCanonicalEmpty() const {
  bool out = {};
  MlsStatus status = mlsIntegerSetIsCanonicalEmpty(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumDims() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumDims(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumSymbols() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumSymbols(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumInputs() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumInputs(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumConstraints() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumConstraints(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumEqualities() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumEqualities(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> IntegerSet::getNumInequalities() const {
  intptr_t out = {};
  MlsStatus status = mlsIntegerSetGetNumInequalities(raw(), &out);
  return detail::give(status, out);
}

inline Result<AffineExpr> IntegerSet::getConstraint(intptr_t pos) const {
  MlsAffineExpr out = {};
  MlsStatus status = mlsIntegerSetGetConstraint(raw(), pos, &out);
  return detail::give(status, AffineExpr(out));
}

inline Result<std::vector<AffineExpr>> IntegerSet::copyConstraints() const {
  return detail::copied<AffineExpr, MlsAffineExpr>(
      [&](intptr_t capacity, MlsAffineExpr *all, intptr_t *count) {
        return mlsIntegerSetCopyConstraints(raw(), capacity, all,
    count);
      });
}

inline Result<bool> IntegerSet::isConstraintEq(intptr_t pos) const {
  bool out = {};
  MlsStatus status = mlsIntegerSetIsConstraintEq(raw(), pos, &out);
  return detail::give(status, out);
}

inline Result<bool> Operation::implementsInterface(
    TypeID interfaceTypeId) const {
  bool out = {};
  MlsStatus status = mlsOperationImplementsInterface(raw(),
    interfaceTypeId.raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Operation::implementsInterfaceStatic(
    std::string_view operationName, Context context, TypeID interfaceTypeId) {
  bool out = {};
  MlsStatus status = mlsOperationImplementsInterfaceStatic(
    detail::ref(operationName), context.raw(), interfaceTypeId.raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> inferTypeOpInterfaceTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsInferTypeOpInterfaceTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<TypeID> inferShapedTypeOpInterfaceTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsInferShapedTypeOpInterfaceTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Context::equal(Context ctx2) const {
  bool out = {};
  MlsStatus status = mlsContextEqual(raw(), ctx2.raw(), &out);
  return detail::give(status, out);
}

inline bool Context::isNull() const {
  return mlsContextIsNull(raw());
}

inline bool Dialect::isNull() const {
  return mlsDialectIsNull(raw());
}

inline Result<bool> Dialect::equal(Dialect dialect2) const {
  bool out = {};
  MlsStatus status = mlsDialectEqual(raw(), dialect2.raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> DialectHandle::getNamespace() const {
  MlsStringRef out = {};
  MlsStatus status = mlsDialectHandleGetNamespace(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline bool DialectRegistry::isNull() const {
  return mlsDialectRegistryIsNull(raw());
}

inline Result<Attribute> Location::getAttribute() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLocationGetAttribute(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Location> Location::fromAttribute(Attribute attribute) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationFromAttribute(attribute.raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Location> Location::fileLineColGet(Context context,
    std::string_view filename, uint32_t line, uint32_t col) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationFileLineColGet(context.raw(),
    detail::ref(filename), line, col, &out);
  return detail::give(status, Location(out));
}

inline Result<Location> Location::fileLineColRangeGet(Context context,
    std::string_view filename, uint32_t startLine, uint32_t startCol,
    uint32_t endLine, uint32_t endCol) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationFileLineColRangeGet(context.raw(),
    detail::ref(filename), startLine, startCol, endLine, endCol, &out);
  return detail::give(status, Location(out));
}

inline Result<Identifier> Location::fileLineColRangeGetFilename() const {
  MlsIdentifier out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetFilename(raw(), &out);
  return detail::give(status, Identifier(out));
}

inline Result<int32_t> Location::fileLineColRangeGetStartLine() const {
  int32_t out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetStartLine(raw(), &out);
  return detail::give(status, out);
}

inline Result<int32_t> Location::fileLineColRangeGetStartColumn() const {
  int32_t out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetStartColumn(raw(), &out);
  return detail::give(status, out);
}

inline Result<int32_t> Location::fileLineColRangeGetEndLine() const {
  int32_t out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetEndLine(raw(), &out);
  return detail::give(status, out);
}

inline Result<int32_t> Location::fileLineColRangeGetEndColumn() const {
  int32_t out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetEndColumn(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> Location::fileLineColRangeGetTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLocationFileLineColRangeGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Location::isAFileLineColRange() const {
  bool out = {};
  MlsStatus status = mlsLocationIsAFileLineColRange(raw(), &out);
  return detail::give(status, out);
}

inline Result<Location> Location::callSiteGet(Location caller) const {
  MlsLocation out = {};
  MlsStatus status = mlsLocationCallSiteGet(raw(), caller.raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Location> Location::callSiteGetCallee() const {
  MlsLocation out = {};
  MlsStatus status = mlsLocationCallSiteGetCallee(raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Location> Location::callSiteGetCaller() const {
  MlsLocation out = {};
  MlsStatus status = mlsLocationCallSiteGetCaller(raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<TypeID> Location::callSiteGetTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLocationCallSiteGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Location::isACallSite() const {
  bool out = {};
  MlsStatus status = mlsLocationIsACallSite(raw(), &out);
  return detail::give(status, out);
}

inline Result<Location> Location::fusedGet(Context context,
    ArrayRef<Location> locations, Attribute metadata) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationFusedGet(context.raw(),
    static_cast<intptr_t>(locations.size()), detail::handles(locations),
    metadata.raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<uint32_t> Location::fusedGetNumLocations() const {
  uint32_t out = {};
  MlsStatus status = mlsLocationFusedGetNumLocations(raw(), &out);
  return detail::give(status, out);
}

inline Result<Attribute> Location::fusedGetMetadata() const {
  MlsAttribute out = {};
  MlsStatus status = mlsLocationFusedGetMetadata(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<TypeID> Location::fusedGetTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLocationFusedGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Location::isAFused() const {
  bool out = {};
  MlsStatus status = mlsLocationIsAFused(raw(), &out);
  return detail::give(status, out);
}

inline Result<Location> Location::nameGet(Context context,
    std::string_view name, Location childLoc) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationNameGet(context.raw(), detail::ref(name),
    childLoc.raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Identifier> Location::nameGetName() const {
  MlsIdentifier out = {};
  MlsStatus status = mlsLocationNameGetName(raw(), &out);
  return detail::give(status, Identifier(out));
}

inline Result<Location> Location::nameGetChildLoc() const {
  MlsLocation out = {};
  MlsStatus status = mlsLocationNameGetChildLoc(raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<TypeID> Location::nameGetTypeID() {
  MlsTypeID out = {};
  MlsStatus status = mlsLocationNameGetTypeID(&out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Location::isAName() const {
  bool out = {};
  MlsStatus status = mlsLocationIsAName(raw(), &out);
  return detail::give(status, out);
}

inline Result<Location> Location::unknownGet(Context context) {
  MlsLocation out = {};
  MlsStatus status = mlsLocationUnknownGet(context.raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Context> Location::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsLocationGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline bool Location::isNull() const {
  return mlsLocationIsNull(raw());
}

inline Result<bool> Location::equal(Location l2) const {
  bool out = {};
  MlsStatus status = mlsLocationEqual(raw(), l2.raw(), &out);
  return detail::give(status, out);
}

inline bool Module::isNull() const {
  return mlsModuleIsNull(raw());
}

inline Result<bool> Module::equal(Module rhs) const {
  bool out = {};
  MlsStatus status = mlsModuleEqual(raw(), rhs.raw(), &out);
  return detail::give(status, out);
}

inline Result<size_t> Module::hashValue() const {
  size_t out = {};
  MlsStatus status = mlsModuleHashValue(raw(), &out);
  return detail::give(status, out);
}

inline bool Operation::isNull() const {
  return mlsOperationIsNull(raw());
}

inline Result<bool> Operation::equal(Operation other) const {
  bool out = {};
  MlsStatus status = mlsOperationEqual(raw(), other.raw(), &out);
  return detail::give(status, out);
}

inline Result<size_t> Operation::hashValue() const {
  size_t out = {};
  MlsStatus status = mlsOperationHashValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<TypeID> Operation::getTypeID() const {
  MlsTypeID out = {};
  MlsStatus status = mlsOperationGetTypeID(raw(), &out);
  return detail::give(status, TypeID(out));
}

inline bool Region::isNull() const {
  return mlsRegionIsNull(raw());
}

inline Result<bool> Region::equal(Region other) const {
  bool out = {};
  MlsStatus status = mlsRegionEqual(raw(), other.raw(), &out);
  return detail::give(status, out);
}

inline bool Block::isNull() const {
  return mlsBlockIsNull(raw());
}

inline Result<bool> Block::equal(Block other) const {
  bool out = {};
  MlsStatus status = mlsBlockEqual(raw(), other.raw(), &out);
  return detail::give(status, out);
}

inline bool Value::isNull() const {
  return mlsValueIsNull(raw());
}

inline Result<bool> Value::equal(Value value2) const {
  bool out = {};
  MlsStatus status = mlsValueEqual(raw(), value2.raw(), &out);
  return detail::give(status, out);
}

inline bool OpOperand::isNull() const {
  return mlsOpOperandIsNull(raw());
}

inline Result<Context> Type::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsTypeGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<TypeID> Type::getTypeID() const {
  MlsTypeID out = {};
  MlsStatus status = mlsTypeGetTypeID(raw(), &out);
  return detail::give(status, TypeID(out));
}

inline Result<Dialect> Type::getDialect() const {
  MlsDialect out = {};
  MlsStatus status = mlsTypeGetDialect(raw(), &out);
  return detail::give(status, Dialect(out));
}

inline bool Type::isNull() const {
  return mlsTypeIsNull(raw());
}

inline Result<bool> Type::equal(Type t2) const {
  bool out = {};
  MlsStatus status = mlsTypeEqual(raw(), t2.raw(), &out);
  return detail::give(status, out);
}

inline Result<void> Type::dump() const {
  MlsStatus status = mlsTypeDump(raw());
  return detail::give(status);
}

inline Result<Context> Attribute::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsAttributeGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<Type> Attribute::getType() const {
  MlsType out = {};
  MlsStatus status = mlsAttributeGetType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<TypeID> Attribute::getTypeID() const {
  MlsTypeID out = {};
  MlsStatus status = mlsAttributeGetTypeID(raw(), &out);
  return detail::give(status, TypeID(out));
}

inline Result<Dialect> Attribute::getDialect() const {
  MlsDialect out = {};
  MlsStatus status = mlsAttributeGetDialect(raw(), &out);
  return detail::give(status, Dialect(out));
}

inline bool Attribute::isNull() const {
  return mlsAttributeIsNull(raw());
}

inline Result<bool> Attribute::equal(Attribute a2) const {
  bool out = {};
  MlsStatus status = mlsAttributeEqual(raw(), a2.raw(), &out);
  return detail::give(status, out);
}

inline Result<void> Attribute::dump() const {
  MlsStatus status = mlsAttributeDump(raw());
  return detail::give(status);
}

inline Result<Identifier> Identifier::get(Context context,
    std::string_view str) {
  MlsIdentifier out = {};
  MlsStatus status = mlsIdentifierGet(context.raw(), detail::ref(str), &out);
  return detail::give(status, Identifier(out));
}

inline Result<Context> Identifier::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsIdentifierGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<bool> Identifier::equal(Identifier other) const {
  bool out = {};
  MlsStatus status = mlsIdentifierEqual(raw(), other.raw(), &out);
  return detail::give(status, out);
}

inline Result<std::string_view> Identifier::str() const {
  MlsStringRef out = {};
  MlsStatus status = mlsIdentifierStr(raw(), &out);
  return detail::give(status, detail::view(out));
}

inline bool SymbolTable::isNull() const {
  return mlsSymbolTableIsNull(raw());
}

inline bool PassManager::isNull() const {
  return mlsPassManagerIsNull(raw());
}

inline bool TypeID::isNull() const {
  return mlsTypeIDIsNull(raw());
}

inline Result<bool> TypeID::equal(TypeID typeId2) const {
  bool out = {};
  MlsStatus status = mlsTypeIDEqual(raw(), typeId2.raw(), &out);
  return detail::give(status, out);
}

inline Result<size_t> TypeID::hashValue() const {
  size_t out = {};
  MlsStatus status = mlsTypeIDHashValue(raw(), &out);
  return detail::give(status, out);
}

inline Result<void> registerTransformsPasses() {
  MlsStatus status = mlsRegisterTransformsPasses();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsBubbleDownMemorySpaceCasts() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsBubbleDownMemorySpaceCasts(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsBubbleDownMemorySpaceCasts() {
  MlsStatus status = mlsRegisterTransformsBubbleDownMemorySpaceCasts();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsCSE() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsCSE(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsCSE() {
  MlsStatus status = mlsRegisterTransformsCSE();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsCanonicalizer() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsCanonicalizer(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsCanonicalizer() {
  MlsStatus status = mlsRegisterTransformsCanonicalizer();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsCompositeFixedPointPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsCompositeFixedPointPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsCompositeFixedPointPass() {
  MlsStatus status = mlsRegisterTransformsCompositeFixedPointPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsControlFlowSink() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsControlFlowSink(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsControlFlowSink() {
  MlsStatus status = mlsRegisterTransformsControlFlowSink();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsGenerateRuntimeVerification() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsGenerateRuntimeVerification(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsGenerateRuntimeVerification() {
  MlsStatus status = mlsRegisterTransformsGenerateRuntimeVerification();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsInliner() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsInliner(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsInliner() {
  MlsStatus status = mlsRegisterTransformsInliner();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsLocationSnapshot() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsLocationSnapshot(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsLocationSnapshot() {
  MlsStatus status = mlsRegisterTransformsLocationSnapshot();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsLoopInvariantCodeMotion() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsLoopInvariantCodeMotion(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsLoopInvariantCodeMotion() {
  MlsStatus status = mlsRegisterTransformsLoopInvariantCodeMotion();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsLoopInvariantSubsetHoisting() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsLoopInvariantSubsetHoisting(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsLoopInvariantSubsetHoisting() {
  MlsStatus status = mlsRegisterTransformsLoopInvariantSubsetHoisting();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsMem2Reg() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsMem2Reg(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsMem2Reg() {
  MlsStatus status = mlsRegisterTransformsMem2Reg();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsPrintIRPass() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsPrintIRPass(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsPrintIRPass() {
  MlsStatus status = mlsRegisterTransformsPrintIRPass();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsPrintOpStats() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsPrintOpStats(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsPrintOpStats() {
  MlsStatus status = mlsRegisterTransformsPrintOpStats();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsRemoveDeadValues() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsRemoveDeadValues(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsRemoveDeadValues() {
  MlsStatus status = mlsRegisterTransformsRemoveDeadValues();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsSCCP() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsSCCP(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsSCCP() {
  MlsStatus status = mlsRegisterTransformsSCCP();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsSROA() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsSROA(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsSROA() {
  MlsStatus status = mlsRegisterTransformsSROA();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsStripDebugInfo() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsStripDebugInfo(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsStripDebugInfo() {
  MlsStatus status = mlsRegisterTransformsStripDebugInfo();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsSymbolDCE() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsSymbolDCE(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsSymbolDCE() {
  MlsStatus status = mlsRegisterTransformsSymbolDCE();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsSymbolPrivatize() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsSymbolPrivatize(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsSymbolPrivatize() {
  MlsStatus status = mlsRegisterTransformsSymbolPrivatize();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsTopologicalSort() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsTopologicalSort(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsTopologicalSort() {
  MlsStatus status = mlsRegisterTransformsTopologicalSort();
  return detail::give(status);
}

inline Result<Owned<Pass>> createTransformsViewOpGraph() {
  MlsPass out = {};
  MlsStatus status = mlsCreateTransformsViewOpGraph(&out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> registerTransformsViewOpGraph() {
  MlsStatus status = mlsRegisterTransformsViewOpGraph();
  return detail::give(status);
}

inline Result<std::vector<AffineMap>> AffineMap::compressUnusedSymbols(
    ArrayRef<AffineMap> maps) {
  std::vector<MlsAffineMap> results(maps.size());
  MlsStatus status = mlsAffineMapCompressUnusedSymbols(
    static_cast<intptr_t>(maps.size()), detail::handles(maps),
    results.data());
  return detail::give(
      status, detail::lifted<AffineMap>(results.data(), static_cast<intptr_t>(results.size())));
}

inline Result<IntegerSet> IntegerSet::replaceGet(
    ArrayRef<AffineExpr> dimReplacements,
    ArrayRef<AffineExpr> symbolReplacements, intptr_t numResultDims,
    intptr_t numResultSymbols) const {
  MlsIntegerSet out = {};
  MlsStatus status = mlsIntegerSetReplaceGet(raw(),
    static_cast<intptr_t>(dimReplacements.size()),
    detail::handles(dimReplacements),
    static_cast<intptr_t>(symbolReplacements.size()),
    detail::handles(symbolReplacements), numResultDims, numResultSymbols,
    &out);
  return detail::give(status, IntegerSet(out));
}

inline Result<Owned<Answer>> Answer::create() {
  MlsAnswer out = {};
  MlsStatus status = mlsAnswerCreate(&out);
  return detail::give(status, Owned<Answer>(Answer(out)));
}

inline Result<void> Answer::give(uint64_t value) const {
  MlsStatus status = mlsAnswerGive(raw(), value);
  return detail::give(status);
}

inline Result<uint64_t> Answer::wait(Owned<Answer> &&answer,
    uint32_t milliseconds) {
  Answer answerView = answer.get();
  uint64_t out = {};
  MlsStatus status = mlsAnswerWait(answerView.raw(), milliseconds, &out);
  detail::handedOver(status, answer);
  return detail::give(status, out);
}

inline Result<Owned<AsmState>> AsmState::createForOperation(Operation op,
    OpPrintingFlags flags) {
  MlsAsmState out = {};
  MlsStatus status = mlsAsmStateCreateForOperation(op.raw(), flags.raw(),
    &out);
  return detail::give(status, Owned<AsmState>(AsmState(out)));
}

inline Result<Owned<AsmState>> AsmState::createForValue(Value value,
    OpPrintingFlags flags) {
  MlsAsmState out = {};
  MlsStatus status = mlsAsmStateCreateForValue(value.raw(), flags.raw(),
    &out);
  return detail::give(status, Owned<AsmState>(AsmState(out)));
}

template <class Function>
Result<void> Operation::printWithState(AsmState state,
    Function callback) const {
  MlsStatus status = mlsOperationPrintWithState(raw(), state.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Operation::toStringWithState(
    AsmState state) const {
  MlsString out = {};
  MlsStatus status = mlsOperationToStringWithState(raw(), state.raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Value::printAsOperand(AsmState state, Function callback) const {
  MlsStatus status = mlsValuePrintAsOperand(raw(), state.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Value::toStringAsOperand(AsmState state) const {
  MlsString out = {};
  MlsStatus status = mlsValueToStringAsOperand(raw(), state.raw(), &out);
  return detail::text(status, out);
}

inline Result<Owned<Block>> Block::create(Context context,
    ArrayRef<Type> args, ArrayRef<Location> locs) {
  if (locs.size() != args.size())
    return detail::fail<Owned<Block>>(
        detail::unequal("mlsBlockCreate", "locs", "args"));
  MlsBlock out = {};
  MlsStatus status = mlsBlockCreate(context.raw(),
    static_cast<intptr_t>(args.size()), detail::handles(args),
    detail::handles(locs), &out);
  return detail::give(status, Owned<Block>(Block(out)));
}

inline Result<Owned<Block>> Block::detach() const {
  MlsStatus status = mlsBlockDetach(raw());
  return detail::give(status, status.code == MLS_STATUS_OK ? Owned<Block>(*this) : Owned<Block>());
}

inline Result<Operation> Block::getParentOperation() const {
  MlsOperation out = {};
  MlsStatus status = mlsBlockGetParentOperation(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Region> Block::getParentRegion() const {
  MlsRegion out = {};
  MlsStatus status = mlsBlockGetParentRegion(raw(), &out);
  return detail::give(status, Region(out));
}

inline Result<Block> Block::getNextInRegion() const {
  MlsBlock out = {};
  MlsStatus status = mlsBlockGetNextInRegion(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Operation> Block::getFirstOperation() const {
  MlsOperation out = {};
  MlsStatus status = mlsBlockGetFirstOperation(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Operation> Block::getTerminator() const {
  MlsOperation out = {};
  MlsStatus status = mlsBlockGetTerminator(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Operation> Block::appendOwnedOperation(
    Owned<Operation> &&operation) const {
  Operation operationView = operation.get();
  MlsStatus status = mlsBlockAppendOwnedOperation(raw(), operationView.raw());
  detail::handedOver(status, operation);
  return detail::give(status, operationView);
}

inline Result<Operation> Block::insertOwnedOperation(intptr_t pos,
    Owned<Operation> &&operation) const {
  Operation operationView = operation.get();
  MlsStatus status = mlsBlockInsertOwnedOperation(raw(), pos,
    operationView.raw());
  detail::handedOver(status, operation);
  return detail::give(status, operationView);
}

inline Result<Operation> Block::insertOwnedOperationAfter(
    Operation reference, Owned<Operation> &&operation) const {
  Operation operationView = operation.get();
  MlsStatus status = mlsBlockInsertOwnedOperationAfter(raw(), reference.raw(),
    operationView.raw());
  detail::handedOver(status, operation);
  return detail::give(status, operationView);
}

inline Result<Operation> Block::insertOwnedOperationBefore(
    Operation reference, Owned<Operation> &&operation) const {
  Operation operationView = operation.get();
  MlsStatus status = mlsBlockInsertOwnedOperationBefore(raw(),
    reference.raw(), operationView.raw());
  detail::handedOver(status, operation);
  return detail::give(status, operationView);
}

inline Result<intptr_t> Block::getNumArguments() const {
  intptr_t out = {};
  MlsStatus status = mlsBlockGetNumArguments(raw(), &out);
  return detail::give(status, out);
}

inline Result<Value> Block::getArgument(intptr_t pos) const {
  MlsValue out = {};
  MlsStatus status = mlsBlockGetArgument(raw(), pos, &out);
  return detail::give(status, Value(out));
}

inline Result<Value> Block::addArgument(Type ty, Location location) const {
  MlsValue out = {};
  MlsStatus status = mlsBlockAddArgument(raw(), ty.raw(), location.raw(),
    &out);
  return detail::give(status, Value(out));
}

inline Result<Value> Block::insertArgument(intptr_t pos, Type ty,
    Location location) const {
  MlsValue out = {};
  MlsStatus status = mlsBlockInsertArgument(raw(), pos, ty.raw(),
    location.raw(), &out);
  return detail::give(status, Value(out));
}

inline Result<void> Block::eraseArgument(intptr_t pos) const {
  MlsStatus status = mlsBlockEraseArgument(raw(), pos);
  return detail::give(status);
}

inline Result<intptr_t> Block::getNumSuccessors() const {
  intptr_t out = {};
  MlsStatus status = mlsBlockGetNumSuccessors(raw(), &out);
  return detail::give(status, out);
}

inline Result<Block> Block::getSuccessor(intptr_t pos) const {
  MlsBlock out = {};
  MlsStatus status = mlsBlockGetSuccessor(raw(), pos, &out);
  return detail::give(status, Block(out));
}

inline Result<intptr_t> Block::getNumPredecessors() const {
  intptr_t out = {};
  MlsStatus status = mlsBlockGetNumPredecessors(raw(), &out);
  return detail::give(status, out);
}

inline Result<Block> Block::getPredecessor(intptr_t pos) const {
  MlsBlock out = {};
  MlsStatus status = mlsBlockGetPredecessor(raw(), pos, &out);
  return detail::give(status, Block(out));
}

inline Attribute Attribute::getNull() {
  return Attribute(mlsAttributeGetNull());
}

inline Result<BoolAttr> BoolAttr::get(Context context, bool value) {
  MlsAttribute out = {};
  MlsStatus status = mlsBoolAttrGet(context.raw(),
    static_cast<MlsBool>(value), &out);
  return detail::give(status, BoolAttr(out));
}

inline Result<DictionaryAttr> DictionaryAttr::get(Context context,
    ArrayRef<NamedAttribute> elements) {
  std::vector<MlsNamedAttribute> elementsRaw = detail::lowered<MlsNamedAttribute>(elements);
  MlsAttribute out = {};
  MlsStatus status = mlsDictionaryAttrGet(context.raw(),
    static_cast<intptr_t>(elements.size()), elementsRaw.data(), &out);
  return detail::give(status, DictionaryAttr(out));
}

inline Result<NamedAttribute> DictionaryAttr::getElement(
    intptr_t pos) const {
  MlsNamedAttribute out = {};
  MlsStatus status = mlsDictionaryAttrGetElement(raw(), pos, &out);
  return detail::give(status, NamedAttribute(out));
}

inline Result<DenseElementsAttr> DenseElementsAttr::rawBufferGet(
    Type shapedType, std::string_view rawBuffer) {
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrRawBufferGet(shapedType.raw(),
    static_cast<size_t>(rawBuffer.size()), rawBuffer.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<RawData> DenseElementsAttr::getRawData() const {
  MlsRawData out = {};
  MlsStatus status = mlsDenseElementsAttrGetRawData(raw(), &out);
  return detail::give(status, RawData(out));
}

inline Result<std::vector<Operation>> Block::copyOperations() const {
  return detail::copied<Operation, MlsOperation>(
      [&](intptr_t capacity, MlsOperation *all, intptr_t *count) {
        return mlsBlockCopyOperations(raw(), capacity, all, count);
      });
}

inline Result<std::vector<Identifier>> Block::copyOperationNames() const {
  return detail::copied<Identifier, MlsIdentifier>(
      [&](intptr_t capacity, MlsIdentifier *all, intptr_t *count) {
        return mlsBlockCopyOperationNames(raw(), capacity, all,
    count);
      });
}

inline Result<std::vector<Value>> Block::copyArguments() const {
  return detail::copied<Value, MlsValue>(
      [&](intptr_t capacity, MlsValue *all, intptr_t *count) {
        return mlsBlockCopyArguments(raw(), capacity, all, count);
      });
}

inline Result<std::vector<Block>> Region::copyBlocks() const {
  return detail::copied<Block, MlsBlock>(
      [&](intptr_t capacity, MlsBlock *all, intptr_t *count) {
        return mlsRegionCopyBlocks(raw(), capacity, all, count);
      });
}

inline Result<std::vector<Value>> Operation::copyResults() const {
  return detail::copied<Value, MlsValue>(
      [&](intptr_t capacity, MlsValue *all, intptr_t *count) {
        return mlsOperationCopyResults(raw(), capacity, all, count);
      });
}

inline Result<std::vector<Value>> Operation::copyOperands() const {
  return detail::copied<Value, MlsValue>(
      [&](intptr_t capacity, MlsValue *all, intptr_t *count) {
        return mlsOperationCopyOperands(raw(), capacity, all,
    count);
      });
}

inline Result<std::vector<Operation>> Operation::copyTree() const {
  return detail::copied<Operation, MlsOperation>(
      [&](intptr_t capacity, MlsOperation *all, intptr_t *count) {
        return mlsOperationCopyTree(raw(), capacity, all, count);
      });
}

inline Result<std::vector<OpOperand>> Value::copyUses() const {
  return detail::copied<OpOperand, MlsOpOperand>(
      [&](intptr_t capacity, MlsOpOperand *all, intptr_t *count) {
        return mlsValueCopyUses(raw(), capacity, all, count);
      });
}

inline Result<std::vector<Identifier>> operationsCopyNames(
    ArrayRef<Operation> operations) {
  std::vector<MlsIdentifier> out(operations.size());
  MlsStatus status = mlsOperationsCopyNames(
    static_cast<intptr_t>(operations.size()), detail::handles(operations),
    out.data());
  return detail::give(
      status, detail::lifted<Identifier>(out.data(), static_cast<intptr_t>(out.size())));
}

inline Result<Owned<DialectRegistry>> DialectRegistry::create() {
  MlsDialectRegistry out = {};
  MlsStatus status = mlsDialectRegistryCreate(&out);
  return detail::give(status, Owned<DialectRegistry>(DialectRegistry(out)));
}

inline Result<void> registerAllDialects(DialectRegistry registry) {
  MlsStatus status = mlsRegisterAllDialects(registry.raw());
  return detail::give(status);
}

inline Result<void> registerAllPasses() {
  MlsStatus status = mlsRegisterAllPasses();
  return detail::give(status);
}

inline Result<void> registerAllLLVMTranslations(Context context) {
  MlsStatus status = mlsRegisterAllLLVMTranslations(context.raw());
  return detail::give(status);
}

inline Result<Owned<Context>> Context::create() {
  MlsContext out = {};
  MlsStatus status = mlsContextCreate(&out);
  return detail::give(status, Owned<Context>(Context(out)));
}

inline Result<Owned<Context>> Context::createWithThreading(
    bool threadingEnabled) {
  MlsContext out = {};
  MlsStatus status = mlsContextCreateWithThreading(
    static_cast<MlsBool>(threadingEnabled), &out);
  return detail::give(status, Owned<Context>(Context(out)));
}

inline Result<Owned<Context>> Context::createWithRegistry(
    DialectRegistry registry, bool threadingEnabled) {
  MlsContext out = {};
  MlsStatus status = mlsContextCreateWithRegistry(registry.raw(),
    static_cast<MlsBool>(threadingEnabled), &out);
  return detail::give(status, Owned<Context>(Context(out)));
}

inline Result<void> Context::appendDialectRegistry(
    DialectRegistry registry) const {
  MlsStatus status = mlsContextAppendDialectRegistry(raw(), registry.raw());
  return detail::give(status);
}

inline Result<void> Context::setAllowUnregisteredDialects(bool allow) const {
  MlsStatus status = mlsContextSetAllowUnregisteredDialects(raw(),
    static_cast<MlsBool>(allow));
  return detail::give(status);
}

inline Result<bool> Context::getAllowUnregisteredDialects() const {
  bool out = {};
  MlsStatus status = mlsContextGetAllowUnregisteredDialects(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> Context::getNumRegisteredDialects() const {
  intptr_t out = {};
  MlsStatus status = mlsContextGetNumRegisteredDialects(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> Context::getNumLoadedDialects() const {
  intptr_t out = {};
  MlsStatus status = mlsContextGetNumLoadedDialects(raw(), &out);
  return detail::give(status, out);
}

inline Result<Dialect> Context::getOrLoadDialect(
    std::string_view name) const {
  MlsDialect out = {};
  MlsStatus status = mlsContextGetOrLoadDialect(raw(), detail::ref(name),
    &out);
  return detail::give(status, Dialect(out));
}

inline Result<void> Context::loadAllAvailableDialects() const {
  MlsStatus status = mlsContextLoadAllAvailableDialects(raw());
  return detail::give(status);
}

inline Result<bool> Context::isRegisteredOperation(
    std::string_view name) const {
  bool out = {};
  MlsStatus status = mlsContextIsRegisteredOperation(raw(), detail::ref(name),
    &out);
  return detail::give(status, out);
}

inline Result<Context> Dialect::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsDialectGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<std::string_view> Dialect::getNamespace() const {
  MlsStringRef out = {};
  MlsStatus status = mlsDialectGetNamespace(raw(), &out);
  return detail::give(status, detail::view(out));
}

template <class Function>
Result<uint64_t> Context::addInvalidationHook(Function callback) const {
  using Given = detail::Given<Function>;
  Given given(std::move(callback));
  uint64_t out = {};
  MlsStatus status = mlsContextAddInvalidationHook(raw(),
    detail::invalidationCallback<Given>, given.data(), Given::destroy, &out);
  given.handedOver(status);
  return detail::give(status, out);
}

inline Result<void> Context::removeInvalidationHook(uint64_t id) const {
  MlsStatus status = mlsContextRemoveInvalidationHook(raw(), id);
  return detail::give(status);
}

inline Result<Owned<LlvmThreadPool>> LlvmThreadPool::create() {
  MlsLlvmThreadPool out = {};
  MlsStatus status = mlsLlvmThreadPoolCreate(&out);
  return detail::give(status, Owned<LlvmThreadPool>(LlvmThreadPool(out)));
}

inline Result<void> Context::setThreadPool(LlvmThreadPool pool) const {
  MlsStatus status = mlsContextSetThreadPool(raw(), pool.raw());
  return detail::give(status);
}

inline Result<Owned<LlvmThreadPool>> Context::getThreadPool() const {
  MlsLlvmThreadPool out = {};
  MlsStatus status = mlsContextGetThreadPool(raw(), &out);
  return detail::give(status, Owned<LlvmThreadPool>(LlvmThreadPool(out)));
}

inline Result<void> Context::enableMultithreading(bool enable) const {
  MlsStatus status = mlsContextEnableMultithreading(raw(),
    static_cast<MlsBool>(enable));
  return detail::give(status);
}

inline Result<uint32_t> Context::getNumThreads() const {
  uint32_t out = {};
  MlsStatus status = mlsContextGetNumThreads(raw(), &out);
  return detail::give(status, out);
}

inline Result<void> enableGlobalDebug(bool enable) {
  MlsStatus status = mlsEnableGlobalDebug(static_cast<MlsBool>(enable));
  return detail::give(status);
}

inline Result<bool> isGlobalDebugEnabled() {
  bool out = {};
  MlsStatus status = mlsIsGlobalDebugEnabled(&out);
  return detail::give(status, out);
}

inline Result<void> setGlobalDebugType(std::string_view ty) {
  MlsStatus status = mlsSetGlobalDebugType(detail::ref(ty));
  return detail::give(status);
}

inline Result<void> setGlobalDebugTypes(ArrayRef<std::string_view> types) {
  std::vector<MlsStringRef> typesRaw = detail::lowered<MlsStringRef>(types);
  MlsStatus status = mlsSetGlobalDebugTypes(
    static_cast<intptr_t>(types.size()), typesRaw.data());
  return detail::give(status);
}

inline Result<bool> isCurrentDebugType(std::string_view ty) {
  bool out = {};
  MlsStatus status = mlsIsCurrentDebugType(detail::ref(ty), &out);
  return detail::give(status, out);
}

inline Result<DenseElementsAttr> DenseElementsAttr::stringGet(
    Type shapedType, ArrayRef<std::string_view> strs) {
  std::vector<MlsStringRef> strsRaw = detail::lowered<MlsStringRef>(strs);
  MlsAttribute out = {};
  MlsStatus status = mlsDenseElementsAttrStringGet(shapedType.raw(),
    static_cast<intptr_t>(strs.size()), strsRaw.data(), &out);
  return detail::give(status, DenseElementsAttr(out));
}

inline Result<void> emitError(Location location, std::string_view message) {
  MlsStatus status = mlsEmitError(location.raw(), detail::ref(message));
  return detail::give(status);
}

template <class Function>
Result<uint64_t> Context::attachDiagnosticHandler(Function handler,
    bool immediate) const {
  using Given = detail::Given<Function>;
  Given given(std::move(handler));
  uint64_t out = {};
  MlsStatus status = mlsContextAttachDiagnosticHandler(raw(),
    detail::diagnosticHandler<Given>, static_cast<MlsBool>(immediate),
    given.data(), Given::destroy, &out);
  given.handedOver(status);
  return detail::give(status, out);
}

inline Result<void> Context::detachDiagnosticHandler(uint64_t id) const {
  MlsStatus status = mlsContextDetachDiagnosticHandler(raw(), id);
  return detail::give(status);
}

inline Result<void> DialectHandle::insertDialect(
    DialectRegistry registry) const {
  MlsStatus status = mlsDialectHandleInsertDialect(raw(), registry.raw());
  return detail::give(status);
}

inline Result<void> DialectHandle::registerDialect(Context context) const {
  MlsStatus status = mlsDialectHandleRegisterDialect(raw(), context.raw());
  return detail::give(status);
}

inline Result<Dialect> DialectHandle::loadDialect(Context context) const {
  MlsDialect out = {};
  MlsStatus status = mlsDialectHandleLoadDialect(raw(), context.raw(), &out);
  return detail::give(status, Dialect(out));
}

inline Result<Owned<ExecutionEngine>> ExecutionEngine::create(Module module,
    int32_t optLevel, ArrayRef<std::string_view> sharedLibPaths,
    bool enableObjectDump, bool enablePic) {
  std::vector<MlsStringRef> sharedLibPathsRaw = detail::lowered<MlsStringRef>(sharedLibPaths);
  MlsExecutionEngine out = {};
  MlsStatus status = mlsExecutionEngineCreate(module.raw(), optLevel,
    static_cast<intptr_t>(sharedLibPaths.size()), sharedLibPathsRaw.data(),
    static_cast<MlsBool>(enableObjectDump), static_cast<MlsBool>(enablePic),
    &out);
  return detail::give(status, Owned<ExecutionEngine>(ExecutionEngine(out)));
}

inline Result<void> ExecutionEngine::initialize() const {
  MlsStatus status = mlsExecutionEngineInitialize(raw());
  return detail::give(status);
}

inline Result<void> ExecutionEngine::invokePacked(std::string_view name,
    void *const *arguments) const {
  MlsStatus status = mlsExecutionEngineInvokePacked(raw(), detail::ref(name),
    arguments);
  return detail::give(status);
}

inline Result<void *> ExecutionEngine::lookupPacked(
    std::string_view name) const {
  void * out = {};
  MlsStatus status = mlsExecutionEngineLookupPacked(raw(), detail::ref(name),
    &out);
  return detail::give(status, out);
}

inline Result<void *> ExecutionEngine::lookup(std::string_view name) const {
  void * out = {};
  MlsStatus status = mlsExecutionEngineLookup(raw(), detail::ref(name), &out);
  return detail::give(status, out);
}

inline Result<void> ExecutionEngine::registerSymbol(std::string_view name,
    void *address) const {
  MlsStatus status = mlsExecutionEngineRegisterSymbol(raw(),
    detail::ref(name), address);
  return detail::give(status);
}

inline Result<void> ExecutionEngine::dumpToObjectFile(
    std::string_view fileName) const {
  MlsStatus status = mlsExecutionEngineDumpToObjectFile(raw(),
    detail::ref(fileName));
  return detail::give(status);
}

inline Result<Owned<Pass>> createPassByName(std::string_view name,
    std::string_view options) {
  MlsPass out = {};
  MlsStatus status = mlsCreatePassByName(detail::ref(name),
    detail::ref(options), &out);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

inline Result<void> PassManager::addOwnedPass(Owned<Pass> &&pass) const {
  Pass passView = pass.get();
  MlsStatus status = mlsPassManagerAddOwnedPass(raw(), passView.raw());
  detail::handedOver(status, pass);
  return detail::give(status);
}

inline Result<void> OpPassManager::addOwnedPass(Owned<Pass> &&pass) const {
  Pass passView = pass.get();
  MlsStatus status = mlsOpPassManagerAddOwnedPass(raw(), passView.raw());
  detail::handedOver(status, pass);
  return detail::give(status);
}

inline Result<void> ExternalPass::signalFailure() const {
  MlsStatus status = mlsExternalPassSignalFailure(raw());
  return detail::give(status);
}

inline Result<void> funcSetArgAttr(Operation op, intptr_t pos,
    std::string_view name, Attribute attr) {
  MlsStatus status = mlsFuncSetArgAttr(op.raw(), pos, detail::ref(name),
    attr.raw());
  return detail::give(status);
}

inline Result<void> funcSetResultAttr(Operation op, intptr_t pos,
    std::string_view name, Attribute attr) {
  MlsStatus status = mlsFuncSetResultAttr(op.raw(), pos, detail::ref(name),
    attr.raw());
  return detail::give(status);
}

inline std::string_view version() {
  return mlsVersion();
}

inline uint32_t llvmVersionMajor() {
  return mlsLlvmVersionMajor();
}

inline Result<void> initialize() {
  MlsStatus status = mlsInitialize();
  return detail::give(status);
}

inline Result<InvalidationMode> invalidationMode() {
  uint32_t out = {};
  MlsStatus status = mlsInvalidationMode(&out);
  return detail::give(status, static_cast<InvalidationMode>(out));
}

inline Result<InvalidationMode> BlockArgument::invalidationMode() {
  uint32_t out = {};
  MlsStatus status = mlsBlockArgumentInvalidationMode(&out);
  return detail::give(status, static_cast<InvalidationMode>(out));
}

inline Result<void> hostSetHooks(const MlsHostHooks *hooks) {
  MlsStatus status = mlsHostSetHooks(hooks);
  return detail::give(status);
}

inline void hostSetGone(bool gone) {
  mlsHostSetGone(static_cast<MlsBool>(gone));
}

inline intptr_t hostGetNumSkippedCallbacks() {
  return mlsHostGetNumSkippedCallbacks();
}

inline Result<void> callbackFail(uint64_t token) {
  MlsStatus status = mlsCallbackFail(token);
  return detail::give(status);
}

inline Result<void> PassManager::enableIRPrinting(bool printBeforeAll,
    bool printAfterAll, bool printModuleScope, bool printAfterOnlyOnChange,
    bool printAfterOnlyOnFailure) const {
  MlsStatus status = mlsPassManagerEnableIRPrinting(raw(),
    static_cast<MlsBool>(printBeforeAll), static_cast<MlsBool>(printAfterAll),
    static_cast<MlsBool>(printModuleScope),
    static_cast<MlsBool>(printAfterOnlyOnChange),
    static_cast<MlsBool>(printAfterOnlyOnFailure));
  return detail::give(status);
}

inline Result<std::string> PassManager::takeIRPrinting() const {
  MlsString out = {};
  MlsStatus status = mlsPassManagerTakeIRPrinting(raw(), &out);
  return detail::text(status, out);
}

inline Result<void> PassManager::enableTiming() const {
  MlsStatus status = mlsPassManagerEnableTiming(raw());
  return detail::give(status);
}

inline Result<void> PassManager::enableStatistics(
    PassDisplayMode displayMode) const {
  MlsStatus status = mlsPassManagerEnableStatistics(raw(),
    static_cast<MlsPassDisplayMode>(displayMode));
  return detail::give(status);
}

inline Result<std::vector<Type>> inferTypeOpInterfaceInferReturnTypes(
    std::string_view opName, Context context, Location location,
    ArrayRef<Value> operands, Attribute attributes,
    ArrayRef<Region> regions) {
  return detail::copied<Type, MlsType>(
      [&](intptr_t capacity, MlsType *all, intptr_t *count) {
        return mlsInferTypeOpInterfaceInferReturnTypes(detail::ref(opName),
    context.raw(), location.raw(), static_cast<intptr_t>(operands.size()),
    detail::handles(operands), attributes.raw(),
    static_cast<intptr_t>(regions.size()), detail::handles(regions), capacity,
    all, count);
      });
}

inline Result<void> loadIRDLDialects(Module module) {
  MlsStatus status = mlsLoadIRDLDialects(module.raw());
  return detail::give(status);
}

inline Result<void> linalgFillBuiltinNamedOpRegion(Operation mlirOp) {
  MlsStatus status = mlsLinalgFillBuiltinNamedOpRegion(mlirOp.raw());
  return detail::give(status);
}

inline Result<bool> linalgIsAContractionOp(Operation op) {
  bool out = {};
  MlsStatus status = mlsLinalgIsAContractionOp(op.raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> linalgIsAConvolutionOp(Operation op) {
  bool out = {};
  MlsStatus status = mlsLinalgIsAConvolutionOp(op.raw(), &out);
  return detail::give(status, out);
}

inline Result<LinalgContractionDimensions> linalgInferContractionDimensions(
    Operation op) {
  MlsLinalgContractionDimensions out = {};
  MlsStatus status = mlsLinalgInferContractionDimensions(op.raw(), &out);
  return detail::give(status, LinalgContractionDimensions(out));
}

inline Result<LinalgContractionDimensions> linalgInferContractionDimensionsFromMaps(
    ArrayRef<AffineMap> indexingMaps) {
  MlsLinalgContractionDimensions out = {};
  MlsStatus status = mlsLinalgInferContractionDimensionsFromMaps(
    static_cast<intptr_t>(indexingMaps.size()), detail::handles(indexingMaps),
    &out);
  return detail::give(status, LinalgContractionDimensions(out));
}

inline Result<LinalgConvolutionDimensions> linalgInferConvolutionDimensions(
    Operation op) {
  MlsLinalgConvolutionDimensions out = {};
  MlsStatus status = mlsLinalgInferConvolutionDimensions(op.raw(), &out);
  return detail::give(status, LinalgConvolutionDimensions(out));
}

inline Result<Attribute> linalgGetIndexingMapsAttribute(Operation op) {
  MlsAttribute out = {};
  MlsStatus status = mlsLinalgGetIndexingMapsAttribute(op.raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<intptr_t> liveHandles(Kind kind) {
  intptr_t out = {};
  MlsStatus status = mlsLiveHandles(static_cast<uint32_t>(kind), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> Context::liveHandles(Kind kind) const {
  intptr_t out = {};
  MlsStatus status = mlsContextLiveHandles(raw(), static_cast<uint32_t>(kind),
    &out);
  return detail::give(status, out);
}

inline Result<std::vector<LiveObject>> copyLiveObjects(Context context) {
  return detail::copied<LiveObject, MlsLiveObject>(
      [&](intptr_t capacity, MlsLiveObject *all, intptr_t *count) {
        return mlsCopyLiveObjects(context.raw(), capacity, all,
    count);
      });
}

inline Result<std::string> liveObjectsToString(Context context) {
  MlsString out = {};
  MlsStatus status = mlsLiveObjectsToString(context.raw(), &out);
  return detail::text(status, out);
}

inline void dumpLiveObjects() {
  mlsDumpLiveObjects();
}

inline Result<intptr_t> Context::getNumPendingReleases() const {
  intptr_t out = {};
  MlsStatus status = mlsContextGetNumPendingReleases(raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> numReferencesToDead() {
  intptr_t out = {};
  MlsStatus status = mlsNumReferencesToDead(&out);
  return detail::give(status, out);
}

inline Result<LLVMStructType> LLVMStructType::identifiedGet(Context context,
    std::string_view name) {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeIdentifiedGet(context.raw(),
    detail::ref(name), &out);
  return detail::give(status, LLVMStructType(out));
}

inline Result<LLVMStructType> LLVMStructType::identifiedNewGet(
    Context context, std::string_view name, ArrayRef<Type> fieldTypes,
    bool isPacked) {
  MlsType out = {};
  MlsStatus status = mlsLLVMStructTypeIdentifiedNewGet(context.raw(),
    detail::ref(name), static_cast<intptr_t>(fieldTypes.size()),
    detail::handles(fieldTypes), static_cast<MlsBool>(isPacked), &out);
  return detail::give(status, LLVMStructType(out));
}

inline Result<void> LLVMStructType::setBody(ArrayRef<Type> fieldTypes,
    bool isPacked) const {
  MlsStatus status = mlsLLVMStructTypeSetBody(raw(),
    static_cast<intptr_t>(fieldTypes.size()), detail::handles(fieldTypes),
    static_cast<MlsBool>(isPacked));
  return detail::give(status);
}

inline Result<std::vector<Location>> Location::fusedCopyLocations() const {
  return detail::copied<Location, MlsLocation>(
      [&](intptr_t capacity, MlsLocation *all, intptr_t *count) {
        return mlsLocationFusedCopyLocations(raw(), capacity, all,
    count);
      });
}

inline Result<Owned<Module>> Module::createEmpty(Location location) {
  MlsModule out = {};
  MlsStatus status = mlsModuleCreateEmpty(location.raw(), &out);
  return detail::give(status, Owned<Module>(Module(out)));
}

inline Result<Owned<Module>> Module::createParse(Context context,
    std::string_view module) {
  MlsModule out = {};
  MlsStatus status = mlsModuleCreateParse(context.raw(), detail::ref(module),
    &out);
  return detail::give(status, Owned<Module>(Module(out)));
}

inline Result<Owned<Module>> Module::createParseFromFile(Context context,
    std::string_view fileName) {
  MlsModule out = {};
  MlsStatus status = mlsModuleCreateParseFromFile(context.raw(),
    detail::ref(fileName), &out);
  return detail::give(status, Owned<Module>(Module(out)));
}

inline Result<Module> Module::fromOperation(Operation op) {
  MlsModule out = {};
  MlsStatus status = mlsModuleFromOperation(op.raw(), &out);
  return detail::give(status, Module(out));
}

inline Result<Operation> Module::getOperation() const {
  MlsOperation out = {};
  MlsStatus status = mlsModuleGetOperation(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Block> Module::getBody() const {
  MlsBlock out = {};
  MlsStatus status = mlsModuleGetBody(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Context> Module::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsModuleGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<Context> Operation::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsOperationGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<Identifier> Operation::getName() const {
  MlsIdentifier out = {};
  MlsStatus status = mlsOperationGetName(raw(), &out);
  return detail::give(status, Identifier(out));
}

inline Result<Location> Operation::getLocation() const {
  MlsLocation out = {};
  MlsStatus status = mlsOperationGetLocation(raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<void> Operation::setLocation(Location location) const {
  MlsStatus status = mlsOperationSetLocation(raw(), location.raw());
  return detail::give(status);
}

inline Result<Block> Operation::getBlock() const {
  MlsBlock out = {};
  MlsStatus status = mlsOperationGetBlock(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Operation> Operation::getParentOperation() const {
  MlsOperation out = {};
  MlsStatus status = mlsOperationGetParentOperation(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Operation> Operation::getNextInBlock() const {
  MlsOperation out = {};
  MlsStatus status = mlsOperationGetNextInBlock(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<bool> Operation::isBeforeInBlock(Operation other) const {
  bool out = {};
  MlsStatus status = mlsOperationIsBeforeInBlock(raw(), other.raw(), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> Operation::getNumRegions() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumRegions(raw(), &out);
  return detail::give(status, out);
}

inline Result<Region> Operation::getRegion(intptr_t pos) const {
  MlsRegion out = {};
  MlsStatus status = mlsOperationGetRegion(raw(), pos, &out);
  return detail::give(status, Region(out));
}

inline Result<intptr_t> Operation::getNumOperands() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumOperands(raw(), &out);
  return detail::give(status, out);
}

inline Result<Value> Operation::getOperand(intptr_t pos) const {
  MlsValue out = {};
  MlsStatus status = mlsOperationGetOperand(raw(), pos, &out);
  return detail::give(status, Value(out));
}

inline Result<intptr_t> Operation::getNumResults() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumResults(raw(), &out);
  return detail::give(status, out);
}

inline Result<Value> Operation::getResult(intptr_t pos) const {
  MlsValue out = {};
  MlsStatus status = mlsOperationGetResult(raw(), pos, &out);
  return detail::give(status, Value(out));
}

inline Result<intptr_t> Operation::getNumSuccessors() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumSuccessors(raw(), &out);
  return detail::give(status, out);
}

inline Result<Block> Operation::getSuccessor(intptr_t pos) const {
  MlsBlock out = {};
  MlsStatus status = mlsOperationGetSuccessor(raw(), pos, &out);
  return detail::give(status, Block(out));
}

inline Result<void> Operation::setOperand(intptr_t pos, Value value) const {
  MlsStatus status = mlsOperationSetOperand(raw(), pos, value.raw());
  return detail::give(status);
}

inline Result<void> Operation::setOperands(ArrayRef<Value> operands) const {
  MlsStatus status = mlsOperationSetOperands(raw(),
    static_cast<intptr_t>(operands.size()), detail::handles(operands));
  return detail::give(status);
}

inline Result<void> Operation::setSuccessor(intptr_t pos, Block block) const {
  MlsStatus status = mlsOperationSetSuccessor(raw(), pos, block.raw());
  return detail::give(status);
}

inline Result<void> Operation::replaceUsesOfWith(Value of, Value with) const {
  MlsStatus status = mlsOperationReplaceUsesOfWith(raw(), of.raw(),
    with.raw());
  return detail::give(status);
}

inline Result<bool> Operation::hasInherentAttributeByName(
    std::string_view name) const {
  bool out = {};
  MlsStatus status = mlsOperationHasInherentAttributeByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, out);
}

inline Result<Attribute> Operation::getInherentAttributeByName(
    std::string_view name) const {
  MlsAttribute out = {};
  MlsStatus status = mlsOperationGetInherentAttributeByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> Operation::getDiscardableAttributeByName(
    std::string_view name) const {
  MlsAttribute out = {};
  MlsStatus status = mlsOperationGetDiscardableAttributeByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, Attribute(out));
}

inline Result<Attribute> Operation::getAttributeByName(
    std::string_view name) const {
  MlsAttribute out = {};
  MlsStatus status = mlsOperationGetAttributeByName(raw(), detail::ref(name),
    &out);
  return detail::give(status, Attribute(out));
}

inline Result<void> Operation::setInherentAttributeByName(
    std::string_view name, Attribute attr) const {
  MlsStatus status = mlsOperationSetInherentAttributeByName(raw(),
    detail::ref(name), attr.raw());
  return detail::give(status);
}

inline Result<void> Operation::setDiscardableAttributeByName(
    std::string_view name, Attribute attr) const {
  MlsStatus status = mlsOperationSetDiscardableAttributeByName(raw(),
    detail::ref(name), attr.raw());
  return detail::give(status);
}

inline Result<void> Operation::setAttributeByName(std::string_view name,
    Attribute attr) const {
  MlsStatus status = mlsOperationSetAttributeByName(raw(), detail::ref(name),
    attr.raw());
  return detail::give(status);
}

inline Result<bool> Operation::removeDiscardableAttributeByName(
    std::string_view name) const {
  bool out = {};
  MlsStatus status = mlsOperationRemoveDiscardableAttributeByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, out);
}

inline Result<bool> Operation::removeAttributeByName(
    std::string_view name) const {
  bool out = {};
  MlsStatus status = mlsOperationRemoveAttributeByName(raw(),
    detail::ref(name), &out);
  return detail::give(status, out);
}

inline Result<intptr_t> Operation::getNumDiscardableAttributes() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumDiscardableAttributes(raw(), &out);
  return detail::give(status, out);
}

inline Result<NamedAttribute> Operation::getDiscardableAttribute(
    intptr_t pos) const {
  MlsNamedAttribute out = {};
  MlsStatus status = mlsOperationGetDiscardableAttribute(raw(), pos, &out);
  return detail::give(status, NamedAttribute(out));
}

inline Result<intptr_t> Operation::getNumAttributes() const {
  intptr_t out = {};
  MlsStatus status = mlsOperationGetNumAttributes(raw(), &out);
  return detail::give(status, out);
}

inline Result<NamedAttribute> Operation::getAttribute(intptr_t pos) const {
  MlsNamedAttribute out = {};
  MlsStatus status = mlsOperationGetAttribute(raw(), pos, &out);
  return detail::give(status, NamedAttribute(out));
}

inline Result<void> Operation::verify() const {
  MlsStatus status = mlsOperationVerify(raw());
  return detail::give(status);
}

inline Result<Owned<Operation>> Operation::createParse(Context context,
    std::string_view source, std::string_view sourceName) {
  MlsOperation out = {};
  MlsStatus status = mlsOperationCreateParse(context.raw(),
    detail::ref(source), detail::ref(sourceName), &out);
  return detail::give(status, Owned<Operation>(Operation(out)));
}

inline Result<Owned<Operation>> Operation::clone() const {
  MlsOperation out = {};
  MlsStatus status = mlsOperationClone(raw(), &out);
  return detail::give(status, Owned<Operation>(Operation(out)));
}

inline Result<Owned<Operation>> Operation::removeFromParent() const {
  MlsStatus status = mlsOperationRemoveFromParent(raw());
  return detail::give(status, status.code == MLS_STATUS_OK ? Owned<Operation>(*this) : Owned<Operation>());
}

inline Result<void> Operation::moveAfter(Operation other) const {
  MlsStatus status = mlsOperationMoveAfter(raw(), other.raw());
  return detail::give(status);
}

inline Result<void> Operation::moveBefore(Operation other) const {
  MlsStatus status = mlsOperationMoveBefore(raw(), other.raw());
  return detail::give(status);
}

inline Result<Type> Type::parseGet(Context context, std::string_view text) {
  MlsType out = {};
  MlsStatus status = mlsTypeParseGet(context.raw(), detail::ref(text), &out);
  return detail::give(status, Type(out));
}

inline Result<Attribute> Attribute::parseGet(Context context,
    std::string_view text) {
  MlsAttribute out = {};
  MlsStatus status = mlsAttributeParseGet(context.raw(), detail::ref(text),
    &out);
  return detail::give(status, Attribute(out));
}

inline Result<Owned<PassManager>> PassManager::create(Context context) {
  MlsPassManager out = {};
  MlsStatus status = mlsPassManagerCreate(context.raw(), &out);
  return detail::give(status, Owned<PassManager>(PassManager(out)));
}

inline Result<Owned<PassManager>> PassManager::createOnOperation(
    Context context, std::string_view anchorOp) {
  MlsPassManager out = {};
  MlsStatus status = mlsPassManagerCreateOnOperation(context.raw(),
    detail::ref(anchorOp), &out);
  return detail::give(status, Owned<PassManager>(PassManager(out)));
}

inline Result<OpPassManager> PassManager::getAsOpPassManager() const {
  MlsOpPassManager out = {};
  MlsStatus status = mlsPassManagerGetAsOpPassManager(raw(), &out);
  return detail::give(status, OpPassManager(out));
}

inline Result<OpPassManager> PassManager::getNestedUnder(
    std::string_view operationName) const {
  MlsOpPassManager out = {};
  MlsStatus status = mlsPassManagerGetNestedUnder(raw(),
    detail::ref(operationName), &out);
  return detail::give(status, OpPassManager(out));
}

inline Result<OpPassManager> OpPassManager::getNestedUnder(
    std::string_view operationName) const {
  MlsOpPassManager out = {};
  MlsStatus status = mlsOpPassManagerGetNestedUnder(raw(),
    detail::ref(operationName), &out);
  return detail::give(status, OpPassManager(out));
}

inline Result<void> OpPassManager::addPipeline(
    std::string_view pipelineElements) const {
  MlsStatus status = mlsOpPassManagerAddPipeline(raw(),
    detail::ref(pipelineElements));
  return detail::give(status);
}

inline Result<void> parsePassPipeline(OpPassManager passManager,
    std::string_view pipeline) {
  MlsStatus status = mlsParsePassPipeline(passManager.raw(),
    detail::ref(pipeline));
  return detail::give(status);
}

template <class Function>
Result<void> printPassPipeline(OpPassManager passManager, Function callback) {
  MlsStatus status = mlsPrintPassPipeline(passManager.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> passPipelineToString(OpPassManager passManager) {
  MlsString out = {};
  MlsStatus status = mlsPassPipelineToString(passManager.raw(), &out);
  return detail::text(status, out);
}

inline Result<void> PassManager::enableVerifier(bool enable) const {
  MlsStatus status = mlsPassManagerEnableVerifier(raw(),
    static_cast<MlsBool>(enable));
  return detail::give(status);
}

inline Result<void> PassManager::runOnOp(Operation op) const {
  MlsStatus status = mlsPassManagerRunOnOp(raw(), op.raw());
  return detail::give(status);
}

inline Result<Owned<PDLPatternModule>> PDLPatternModule::fromModule(
    Owned<Module> &&module) {
  Module moduleView = module.get();
  MlsPDLPatternModule out = {};
  MlsStatus status = mlsPDLPatternModuleFromModule(moduleView.raw(), &out);
  detail::handedOver(status, module);
  return detail::give(status, Owned<PDLPatternModule>(PDLPatternModule(out)));
}

inline Result<Owned<RewritePatternSet>> RewritePatternSet::fromPDLPatternModule(
    Owned<PDLPatternModule> &&op) {
  PDLPatternModule opView = op.get();
  MlsRewritePatternSet out = {};
  MlsStatus status = mlsRewritePatternSetFromPDLPatternModule(opView.raw(),
    &out);
  detail::handedOver(status, op);
  return detail::give(status, Owned<RewritePatternSet>(RewritePatternSet(out)));
}

template <class Function>
Result<void> PDLPatternModule::registerRewriteFunction(std::string_view name,
    Function rewriteFn) const {
  using Given = detail::Given<Function>;
  Given given(std::move(rewriteFn));
  MlsStatus status = mlsPDLPatternModuleRegisterRewriteFunction(raw(),
    detail::ref(name), detail::pdlFunction<Given>, given.data(),
    Given::destroy);
  given.handedOver(status);
  return detail::give(status);
}

template <class Function>
Result<void> PDLPatternModule::registerConstraintFunction(
    std::string_view name, Function constraintFn) const {
  using Given = detail::Given<Function>;
  Given given(std::move(constraintFn));
  MlsStatus status = mlsPDLPatternModuleRegisterConstraintFunction(raw(),
    detail::ref(name), detail::pdlFunction<Given>, given.data(),
    Given::destroy);
  given.handedOver(status);
  return detail::give(status);
}

inline Result<Value> PDLValue::asValue() const {
  MlsValue out = {};
  MlsStatus status = mlsPDLValueAsValue(raw(), &out);
  return detail::give(status, Value(out));
}

inline Result<Type> PDLValue::asType() const {
  MlsType out = {};
  MlsStatus status = mlsPDLValueAsType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<Operation> PDLValue::asOperation() const {
  MlsOperation out = {};
  MlsStatus status = mlsPDLValueAsOperation(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Attribute> PDLValue::asAttribute() const {
  MlsAttribute out = {};
  MlsStatus status = mlsPDLValueAsAttribute(raw(), &out);
  return detail::give(status, Attribute(out));
}

inline Result<void> PDLResultList::pushBackValue(Value value) const {
  MlsStatus status = mlsPDLResultListPushBackValue(raw(), value.raw());
  return detail::give(status);
}

inline Result<void> PDLResultList::pushBackType(Type value) const {
  MlsStatus status = mlsPDLResultListPushBackType(raw(), value.raw());
  return detail::give(status);
}

inline Result<void> PDLResultList::pushBackOperation(Operation value) const {
  MlsStatus status = mlsPDLResultListPushBackOperation(raw(), value.raw());
  return detail::give(status);
}

inline Result<void> PDLResultList::pushBackAttribute(Attribute value) const {
  MlsStatus status = mlsPDLResultListPushBackAttribute(raw(), value.raw());
  return detail::give(status);
}

inline Result<Owned<OpPrintingFlags>> OpPrintingFlags::create() {
  MlsOpPrintingFlags out = {};
  MlsStatus status = mlsOpPrintingFlagsCreate(&out);
  return detail::give(status, Owned<OpPrintingFlags>(OpPrintingFlags(out)));
}

inline Result<void> OpPrintingFlags::elideLargeElementsAttrs(
    intptr_t limit) const {
  MlsStatus status = mlsOpPrintingFlagsElideLargeElementsAttrs(raw(), limit);
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::elideLargeResourceString(
    intptr_t limit) const {
  MlsStatus status = mlsOpPrintingFlagsElideLargeResourceString(raw(), limit);
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::enableDebugInfo(bool enable,
    bool prettyForm) const {
  MlsStatus status = mlsOpPrintingFlagsEnableDebugInfo(raw(),
    static_cast<MlsBool>(enable), static_cast<MlsBool>(prettyForm));
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::printGenericOpForm() const {
  MlsStatus status = mlsOpPrintingFlagsPrintGenericOpForm(raw());
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::printNameLocAsPrefix() const {
  MlsStatus status = mlsOpPrintingFlagsPrintNameLocAsPrefix(raw());
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::useLocalScope() const {
  MlsStatus status = mlsOpPrintingFlagsUseLocalScope(raw());
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::assumeVerified() const {
  MlsStatus status = mlsOpPrintingFlagsAssumeVerified(raw());
  return detail::give(status);
}

inline Result<void> OpPrintingFlags::skipRegions() const {
  MlsStatus status = mlsOpPrintingFlagsSkipRegions(raw());
  return detail::give(status);
}

template <class Function>
Result<void> Type::print(Function callback) const {
  MlsStatus status = mlsTypePrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Type::toString() const {
  MlsString out = {};
  MlsStatus status = mlsTypeToString(raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Attribute::print(Function callback) const {
  MlsStatus status = mlsAttributePrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Attribute::toString() const {
  MlsString out = {};
  MlsStatus status = mlsAttributeToString(raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Location::print(Function callback) const {
  MlsStatus status = mlsLocationPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Location::toString() const {
  MlsString out = {};
  MlsStatus status = mlsLocationToString(raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Value::print(Function callback) const {
  MlsStatus status = mlsValuePrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Value::toString() const {
  MlsString out = {};
  MlsStatus status = mlsValueToString(raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Block::print(Function callback) const {
  MlsStatus status = mlsBlockPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Block::toString() const {
  MlsString out = {};
  MlsStatus status = mlsBlockToString(raw(), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> Operation::print(Function callback) const {
  MlsStatus status = mlsOperationPrint(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<void> Operation::dump() const {
  MlsStatus status = mlsOperationDump(raw());
  return detail::give(status);
}

inline Result<void> Value::dump() const {
  MlsStatus status = mlsValueDump(raw());
  return detail::give(status);
}

template <class Function>
Result<void> Operation::printWithFlags(OpPrintingFlags flags,
    Function callback) const {
  MlsStatus status = mlsOperationPrintWithFlags(raw(), flags.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Operation::toString(OpPrintingFlags flags) const {
  MlsString out = {};
  MlsStatus status = mlsOperationToString(raw(), flags.raw(), &out);
  return detail::text(status, out);
}

inline Result<Owned<BytecodeWriterConfig>> BytecodeWriterConfig::create() {
  MlsBytecodeWriterConfig out = {};
  MlsStatus status = mlsBytecodeWriterConfigCreate(&out);
  return detail::give(status, Owned<BytecodeWriterConfig>(BytecodeWriterConfig(out)));
}

inline Result<void> BytecodeWriterConfig::desiredEmitVersion(
    int64_t version) const {
  MlsStatus status = mlsBytecodeWriterConfigDesiredEmitVersion(raw(),
    version);
  return detail::give(status);
}

template <class Function>
Result<void> Operation::writeBytecode(Function callback) const {
  MlsStatus status = mlsOperationWriteBytecode(raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

template <class Function>
Result<void> Operation::writeBytecodeWithConfig(BytecodeWriterConfig config,
    Function callback) const {
  MlsStatus status = mlsOperationWriteBytecodeWithConfig(raw(), config.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> Operation::toBytecode(
    BytecodeWriterConfig config) const {
  MlsString out = {};
  MlsStatus status = mlsOperationToBytecode(raw(), config.raw(), &out);
  return detail::text(status, out);
}

inline Result<uintptr_t> Operation::getRaw() const {
  uintptr_t out = {};
  MlsStatus status = mlsOperationGetRaw(raw(), &out);
  return detail::give(status, out);
}

inline Result<uintptr_t> Block::getRaw() const {
  uintptr_t out = {};
  MlsStatus status = mlsBlockGetRaw(raw(), &out);
  return detail::give(status, out);
}

inline Result<uint32_t> handleGetNumReferences(uint64_t handle) {
  uint32_t out = {};
  MlsStatus status = mlsHandleGetNumReferences(handle, &out);
  return detail::give(status, out);
}

inline Result<Owned<Region>> Region::create(Context context) {
  MlsRegion out = {};
  MlsStatus status = mlsRegionCreate(context.raw(), &out);
  return detail::give(status, Owned<Region>(Region(out)));
}

inline Result<Block> Region::getFirstBlock() const {
  MlsBlock out = {};
  MlsStatus status = mlsRegionGetFirstBlock(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Region> Operation::getFirstRegion() const {
  MlsRegion out = {};
  MlsStatus status = mlsOperationGetFirstRegion(raw(), &out);
  return detail::give(status, Region(out));
}

inline Result<Region> Region::getNextInOperation() const {
  MlsRegion out = {};
  MlsStatus status = mlsRegionGetNextInOperation(raw(), &out);
  return detail::give(status, Region(out));
}

inline Result<Block> Region::appendOwnedBlock(Owned<Block> &&block) const {
  Block blockView = block.get();
  MlsStatus status = mlsRegionAppendOwnedBlock(raw(), blockView.raw());
  detail::handedOver(status, block);
  return detail::give(status, blockView);
}

inline Result<Block> Region::insertOwnedBlock(intptr_t pos,
    Owned<Block> &&block) const {
  Block blockView = block.get();
  MlsStatus status = mlsRegionInsertOwnedBlock(raw(), pos, blockView.raw());
  detail::handedOver(status, block);
  return detail::give(status, blockView);
}

inline Result<Block> Region::insertOwnedBlockAfter(Block reference,
    Owned<Block> &&block) const {
  Block blockView = block.get();
  MlsStatus status = mlsRegionInsertOwnedBlockAfter(raw(), reference.raw(),
    blockView.raw());
  detail::handedOver(status, block);
  return detail::give(status, blockView);
}

inline Result<Block> Region::insertOwnedBlockBefore(Block reference,
    Owned<Block> &&block) const {
  Block blockView = block.get();
  MlsStatus status = mlsRegionInsertOwnedBlockBefore(raw(), reference.raw(),
    blockView.raw());
  detail::handedOver(status, block);
  return detail::give(status, blockView);
}

inline Result<void> Region::takeBody(Region source) const {
  MlsStatus status = mlsRegionTakeBody(raw(), source.raw());
  return detail::give(status);
}

inline std::string_view statusName(Status code) {
  return detail::view(mlsStatusName(static_cast<uint32_t>(code)));
}

inline Result<Owned<RewritePatternSet>> RewritePatternSet::create(
    Context context) {
  MlsRewritePatternSet out = {};
  MlsStatus status = mlsRewritePatternSetCreate(context.raw(), &out);
  return detail::give(status, Owned<RewritePatternSet>(RewritePatternSet(out)));
}

inline Result<void> RewritePatternSet::add(
    Owned<RewritePattern> &&pattern) const {
  RewritePattern patternView = pattern.get();
  MlsStatus status = mlsRewritePatternSetAdd(raw(), patternView.raw());
  detail::handedOver(status, pattern);
  return detail::give(status);
}

inline Result<Owned<FrozenRewritePatternSet>> freezeRewritePattern(
    Owned<RewritePatternSet> &&set) {
  RewritePatternSet setView = set.get();
  MlsFrozenRewritePatternSet out = {};
  MlsStatus status = mlsFreezeRewritePattern(setView.raw(), &out);
  detail::handedOver(status, set);
  return detail::give(status, Owned<FrozenRewritePatternSet>(FrozenRewritePatternSet(out)));
}

inline Result<void> applyPatternsAndFoldGreedilyWithOp(Operation op,
    FrozenRewritePatternSet patterns,
    const GreedyRewriteDriverConfig &config) {
  MlsStatus status = mlsApplyPatternsAndFoldGreedilyWithOp(op.raw(),
    patterns.raw(), config.raw());
  return detail::give(status);
}

inline Result<void> applyPatternsAndFoldGreedily(Module module,
    FrozenRewritePatternSet patterns,
    const GreedyRewriteDriverConfig &config) {
  MlsStatus status = mlsApplyPatternsAndFoldGreedily(module.raw(),
    patterns.raw(), config.raw());
  return detail::give(status);
}

inline Result<void> walkAndApplyPatterns(Operation op,
    FrozenRewritePatternSet patterns) {
  MlsStatus status = mlsWalkAndApplyPatterns(op.raw(), patterns.raw());
  return detail::give(status);
}

inline Result<Owned<IRRewriter>> IRRewriter::create(Context context) {
  MlsRewriterBase out = {};
  MlsStatus status = mlsIRRewriterCreate(context.raw(), &out);
  return detail::give(status, Owned<IRRewriter>(IRRewriter(out)));
}

inline Result<Owned<IRRewriter>> IRRewriter::createFromOp(Operation op) {
  MlsRewriterBase out = {};
  MlsStatus status = mlsIRRewriterCreateFromOp(op.raw(), &out);
  return detail::give(status, Owned<IRRewriter>(IRRewriter(out)));
}

inline Result<RewriterBase> PatternRewriter::asBase() const {
  MlsRewriterBase out = {};
  MlsStatus status = mlsPatternRewriterAsBase(raw(), &out);
  return detail::give(status, RewriterBase(out));
}

inline Result<Context> RewriterBase::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsRewriterBaseGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<void> RewriterBase::clearInsertionPoint() const {
  MlsStatus status = mlsRewriterBaseClearInsertionPoint(raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::setInsertionPointBefore(
    Operation op) const {
  MlsStatus status = mlsRewriterBaseSetInsertionPointBefore(raw(), op.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::setInsertionPointAfter(
    Operation op) const {
  MlsStatus status = mlsRewriterBaseSetInsertionPointAfter(raw(), op.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::setInsertionPointToStart(
    Block block) const {
  MlsStatus status = mlsRewriterBaseSetInsertionPointToStart(raw(),
    block.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::setInsertionPointToEnd(Block block) const {
  MlsStatus status = mlsRewriterBaseSetInsertionPointToEnd(raw(),
    block.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::setInsertionPointAfterValue(
    Value value) const {
  MlsStatus status = mlsRewriterBaseSetInsertionPointAfterValue(raw(),
    value.raw());
  return detail::give(status);
}

inline Result<Block> RewriterBase::getInsertionBlock() const {
  MlsBlock out = {};
  MlsStatus status = mlsRewriterBaseGetInsertionBlock(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Block> RewriterBase::getBlock() const {
  MlsBlock out = {};
  MlsStatus status = mlsRewriterBaseGetBlock(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<Operation> RewriterBase::getOperationAfterInsertion() const {
  MlsOperation out = {};
  MlsStatus status = mlsRewriterBaseGetOperationAfterInsertion(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<void> RewriterBase::insert(Operation op) const {
  MlsStatus status = mlsRewriterBaseInsert(raw(), op.raw());
  return detail::give(status);
}

inline Result<Operation> RewriterBase::clone(Operation op) const {
  MlsOperation out = {};
  MlsStatus status = mlsRewriterBaseClone(raw(), op.raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<Operation> RewriterBase::cloneWithoutRegions(
    Operation op) const {
  MlsOperation out = {};
  MlsStatus status = mlsRewriterBaseCloneWithoutRegions(raw(), op.raw(),
    &out);
  return detail::give(status, Operation(out));
}

inline Result<void> RewriterBase::eraseOp(Operation op) const {
  MlsStatus status = mlsRewriterBaseEraseOp(raw(), op.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceOpWithValues(Operation op,
    ArrayRef<Value> values) const {
  MlsStatus status = mlsRewriterBaseReplaceOpWithValues(raw(), op.raw(),
    static_cast<intptr_t>(values.size()), detail::handles(values));
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceOpWithOperation(Operation op,
    Operation newOp) const {
  MlsStatus status = mlsRewriterBaseReplaceOpWithOperation(raw(), op.raw(),
    newOp.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceAllUsesWith(Value from,
    Value to) const {
  MlsStatus status = mlsRewriterBaseReplaceAllUsesWith(raw(), from.raw(),
    to.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::moveOpBefore(Operation op,
    Operation existingOp) const {
  MlsStatus status = mlsRewriterBaseMoveOpBefore(raw(), op.raw(),
    existingOp.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::moveOpAfter(Operation op,
    Operation existingOp) const {
  MlsStatus status = mlsRewriterBaseMoveOpAfter(raw(), op.raw(),
    existingOp.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::startOpModification(Operation op) const {
  MlsStatus status = mlsRewriterBaseStartOpModification(raw(), op.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::finalizeOpModification(
    Operation op) const {
  MlsStatus status = mlsRewriterBaseFinalizeOpModification(raw(), op.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::cancelOpModification(Operation op) const {
  MlsStatus status = mlsRewriterBaseCancelOpModification(raw(), op.raw());
  return detail::give(status);
}

inline Result<Block> RewriterBase::createBlockBefore(Block insertBefore,
    ArrayRef<Type> argTypes, ArrayRef<Location> locations) const {
  if (locations.size() != argTypes.size())
    return detail::fail<Block>(
        detail::unequal("mlsRewriterBaseCreateBlockBefore", "locations", "argTypes"));
  MlsBlock out = {};
  MlsStatus status = mlsRewriterBaseCreateBlockBefore(raw(),
    insertBefore.raw(), static_cast<intptr_t>(argTypes.size()),
    detail::handles(argTypes), detail::handles(locations), &out);
  return detail::give(status, Block(out));
}

inline Result<void> RewriterBase::cloneRegionBefore(Region region,
    Block before) const {
  MlsStatus status = mlsRewriterBaseCloneRegionBefore(raw(), region.raw(),
    before.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::inlineRegionBefore(Region region,
    Block before) const {
  MlsStatus status = mlsRewriterBaseInlineRegionBefore(raw(), region.raw(),
    before.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::eraseBlock(Block block) const {
  MlsStatus status = mlsRewriterBaseEraseBlock(raw(), block.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::inlineBlockBefore(Block source,
    Operation op, ArrayRef<Value> argValues) const {
  MlsStatus status = mlsRewriterBaseInlineBlockBefore(raw(), source.raw(),
    op.raw(), static_cast<intptr_t>(argValues.size()),
    detail::handles(argValues));
  return detail::give(status);
}

inline Result<void> RewriterBase::mergeBlocks(Block source, Block dest,
    ArrayRef<Value> argValues) const {
  MlsStatus status = mlsRewriterBaseMergeBlocks(raw(), source.raw(),
    dest.raw(), static_cast<intptr_t>(argValues.size()),
    detail::handles(argValues));
  return detail::give(status);
}

inline Result<void> RewriterBase::moveBlockBefore(Block block,
    Block existingBlock) const {
  MlsStatus status = mlsRewriterBaseMoveBlockBefore(raw(), block.raw(),
    existingBlock.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceAllValueRangeUsesWith(
    ArrayRef<Value> from, ArrayRef<Value> to) const {
  if (to.size() != from.size())
    return detail::fail<void>(
        detail::unequal("mlsRewriterBaseReplaceAllValueRangeUsesWith", "to", "from"));
  MlsStatus status = mlsRewriterBaseReplaceAllValueRangeUsesWith(raw(),
    static_cast<intptr_t>(from.size()), detail::handles(from),
    detail::handles(to));
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceAllOpUsesWithValueRange(
    Operation from, ArrayRef<Value> to) const {
  MlsStatus status = mlsRewriterBaseReplaceAllOpUsesWithValueRange(raw(),
    from.raw(), static_cast<intptr_t>(to.size()), detail::handles(to));
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceAllOpUsesWithOperation(
    Operation from, Operation to) const {
  MlsStatus status = mlsRewriterBaseReplaceAllOpUsesWithOperation(raw(),
    from.raw(), to.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceOpUsesWithinBlock(Operation op,
    ArrayRef<Value> newValues, Block block) const {
  MlsStatus status = mlsRewriterBaseReplaceOpUsesWithinBlock(raw(), op.raw(),
    static_cast<intptr_t>(newValues.size()), detail::handles(newValues),
    block.raw());
  return detail::give(status);
}

inline Result<void> RewriterBase::replaceAllUsesExcept(Value from, Value to,
    Operation exceptedUser) const {
  MlsStatus status = mlsRewriterBaseReplaceAllUsesExcept(raw(), from.raw(),
    to.raw(), exceptedUser.raw());
  return detail::give(status);
}

inline Result<uint64_t> SparseTensorEncodingAttr::buildLvlType(
    SparseTensorLevelFormat lvlFmt,
    ArrayRef<SparseTensorLevelPropertyNondefault> properties, uint32_t n,
    uint32_t m) {
  std::vector<MlsSparseTensorLevelPropertyNondefault> propertiesRaw = detail::lowered<MlsSparseTensorLevelPropertyNondefault>(properties);
  uint64_t out = {};
  MlsStatus status = mlsSparseTensorEncodingAttrBuildLvlType(
    static_cast<MlsSparseTensorLevelFormat>(lvlFmt), propertiesRaw.data(),
    static_cast<uint32_t>(properties.size()), n, m, &out);
  return detail::give(status, out);
}

inline std::string_view SymbolTable::getSymbolAttributeName() {
  return detail::view(mlsSymbolTableGetSymbolAttributeName());
}

inline std::string_view SymbolTable::getVisibilityAttributeName() {
  return detail::view(mlsSymbolTableGetVisibilityAttributeName());
}

inline Result<Owned<SymbolTable>> SymbolTable::create(Operation operation) {
  MlsSymbolTable out = {};
  MlsStatus status = mlsSymbolTableCreate(operation.raw(), &out);
  return detail::give(status, Owned<SymbolTable>(SymbolTable(out)));
}

inline Result<Operation> SymbolTable::lookup(std::string_view name) const {
  MlsOperation out = {};
  MlsStatus status = mlsSymbolTableLookup(raw(), detail::ref(name), &out);
  return detail::give(status, Operation(out));
}

inline Result<Attribute> SymbolTable::insert(
    Owned<Operation> &&operation) const {
  Operation operationView = operation.get();
  MlsAttribute out = {};
  MlsStatus status = mlsSymbolTableInsert(raw(), operationView.raw(), &out);
  detail::handedOver(status, operation);
  return detail::give(status, Attribute(out));
}

inline Result<void> SymbolTable::erase(Operation operation) const {
  MlsStatus status = mlsSymbolTableErase(raw(), operation.raw());
  return detail::give(status);
}

inline Result<void> SymbolTable::replaceAllSymbolUses(
    std::string_view oldSymbol, std::string_view newSymbol, Operation from) {
  MlsStatus status = mlsSymbolTableReplaceAllSymbolUses(
    detail::ref(oldSymbol), detail::ref(newSymbol), from.raw());
  return detail::give(status);
}

template <class Function>
Result<void> translateModuleToLLVMIR(Operation module, Function callback) {
  MlsStatus status = mlsTranslateModuleToLLVMIR(module.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<std::string> translateModuleToLLVMIRToString(
    Operation module) {
  MlsString out = {};
  MlsStatus status = mlsTranslateModuleToLLVMIRToString(module.raw(), &out);
  return detail::text(status, out);
}

inline Result<std::string> Type::toLLVMIR() const {
  MlsString out = {};
  MlsStatus status = mlsTypeToLLVMIR(raw(), &out);
  return detail::text(status, out);
}

inline Result<Type> Type::fromLLVMIR(Context context, std::string_view text) {
  MlsType out = {};
  MlsStatus status = mlsTypeFromLLVMIR(context.raw(), detail::ref(text),
    &out);
  return detail::give(status, Type(out));
}

template <class Function>
Result<void> translateModuleToSMTLIB(Module module, Function callback,
    bool inlineSingleUseValues, bool indentLetBody) {
  MlsStatus status = mlsTranslateModuleToSMTLIB(module.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback,
    static_cast<MlsBool>(inlineSingleUseValues),
    static_cast<MlsBool>(indentLetBody));
  return detail::give(status);
}

inline Result<std::string> translateModuleToSMTLIBToString(Module module,
    bool inlineSingleUseValues, bool indentLetBody) {
  MlsString out = {};
  MlsStatus status = mlsTranslateModuleToSMTLIBToString(module.raw(),
    static_cast<MlsBool>(inlineSingleUseValues),
    static_cast<MlsBool>(indentLetBody), &out);
  return detail::text(status, out);
}

template <class Function>
Result<void> translateOperationToSMTLIB(Operation op, Function callback,
    bool inlineSingleUseValues, bool indentLetBody) {
  MlsStatus status = mlsTranslateOperationToSMTLIB(op.raw(),
    detail::stringCallback<detail::Borrowed<Function>>, &callback,
    static_cast<MlsBool>(inlineSingleUseValues),
    static_cast<MlsBool>(indentLetBody));
  return detail::give(status);
}

inline Result<std::string> translateOperationToSMTLIBToString(Operation op,
    bool inlineSingleUseValues, bool indentLetBody) {
  MlsString out = {};
  MlsStatus status = mlsTranslateOperationToSMTLIBToString(op.raw(),
    static_cast<MlsBool>(inlineSingleUseValues),
    static_cast<MlsBool>(indentLetBody), &out);
  return detail::text(status, out);
}

inline Result<void> transformApplyNamedSequence(Operation payload,
    Operation transformRoot, Operation transformModule,
    const TransformOptions &transformOptions) {
  MlsStatus status = mlsTransformApplyNamedSequence(payload.raw(),
    transformRoot.raw(), transformModule.raw(), transformOptions.raw());
  return detail::give(status);
}

inline Result<void> mergeSymbolsIntoFromClone(Operation target,
    Operation other) {
  MlsStatus status = mlsMergeSymbolsIntoFromClone(target.raw(), other.raw());
  return detail::give(status);
}

inline Result<TypeID> TypeID::create(const void *ptr) {
  MlsTypeID out = {};
  MlsStatus status = mlsTypeIDCreate(ptr, &out);
  return detail::give(status, TypeID(out));
}

inline Result<Owned<TypeIDAllocator>> TypeIDAllocator::create() {
  MlsTypeIDAllocator out = {};
  MlsStatus status = mlsTypeIDAllocatorCreate(&out);
  return detail::give(status, Owned<TypeIDAllocator>(TypeIDAllocator(out)));
}

inline Result<TypeID> TypeIDAllocator::allocateTypeID() const {
  MlsTypeID out = {};
  MlsStatus status = mlsTypeIDAllocatorAllocateTypeID(raw(), &out);
  return detail::give(status, TypeID(out));
}

inline Result<bool> Value::isABlockArgument() const {
  bool out = {};
  MlsStatus status = mlsValueIsABlockArgument(raw(), &out);
  return detail::give(status, out);
}

inline Result<bool> Value::isAOpResult() const {
  bool out = {};
  MlsStatus status = mlsValueIsAOpResult(raw(), &out);
  return detail::give(status, out);
}

inline Result<Context> Value::getContext() const {
  MlsContext out = {};
  MlsStatus status = mlsValueGetContext(raw(), &out);
  return detail::give(status, Context(out));
}

inline Result<Type> Value::getType() const {
  MlsType out = {};
  MlsStatus status = mlsValueGetType(raw(), &out);
  return detail::give(status, Type(out));
}

inline Result<void> Value::setType(Type ty) const {
  MlsStatus status = mlsValueSetType(raw(), ty.raw());
  return detail::give(status);
}

inline Result<Location> Value::getLocation() const {
  MlsLocation out = {};
  MlsStatus status = mlsValueGetLocation(raw(), &out);
  return detail::give(status, Location(out));
}

inline Result<Block> BlockArgument::getOwner() const {
  MlsBlock out = {};
  MlsStatus status = mlsBlockArgumentGetOwner(raw(), &out);
  return detail::give(status, Block(out));
}

inline Result<intptr_t> BlockArgument::getArgNumber() const {
  intptr_t out = {};
  MlsStatus status = mlsBlockArgumentGetArgNumber(raw(), &out);
  return detail::give(status, out);
}

inline Result<void> BlockArgument::setType(Type ty) const {
  MlsStatus status = mlsBlockArgumentSetType(raw(), ty.raw());
  return detail::give(status);
}

inline Result<void> BlockArgument::setLocation(Location location) const {
  MlsStatus status = mlsBlockArgumentSetLocation(raw(), location.raw());
  return detail::give(status);
}

inline Result<Operation> OpResult::getOwner() const {
  MlsOperation out = {};
  MlsStatus status = mlsOpResultGetOwner(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<intptr_t> OpResult::getResultNumber() const {
  intptr_t out = {};
  MlsStatus status = mlsOpResultGetResultNumber(raw(), &out);
  return detail::give(status, out);
}

inline Result<OpOperand> Value::getFirstUse() const {
  MlsOpOperand out = {};
  MlsStatus status = mlsValueGetFirstUse(raw(), &out);
  return detail::give(status, OpOperand(out));
}

inline Result<void> Value::replaceAllUsesOfWith(Value with) const {
  MlsStatus status = mlsValueReplaceAllUsesOfWith(raw(), with.raw());
  return detail::give(status);
}

inline Result<void> Value::replaceAllUsesExcept(Value with,
    ArrayRef<Operation> exceptions) const {
  MlsStatus status = mlsValueReplaceAllUsesExcept(raw(), with.raw(),
    static_cast<intptr_t>(exceptions.size()), detail::handles(exceptions));
  return detail::give(status);
}

inline Result<Operation> OpOperand::getOwner() const {
  MlsOperation out = {};
  MlsStatus status = mlsOpOperandGetOwner(raw(), &out);
  return detail::give(status, Operation(out));
}

inline Result<uint32_t> OpOperand::getOperandNumber() const {
  uint32_t out = {};
  MlsStatus status = mlsOpOperandGetOperandNumber(raw(), &out);
  return detail::give(status, out);
}

inline Result<Value> OpOperand::getValue() const {
  MlsValue out = {};
  MlsStatus status = mlsOpOperandGetValue(raw(), &out);
  return detail::give(status, Value(out));
}

inline Result<OpOperand> OpOperand::getNextUse() const {
  MlsOpOperand out = {};
  MlsStatus status = mlsOpOperandGetNextUse(raw(), &out);
  return detail::give(status, OpOperand(out));
}

template <class Function>
Result<bool> Operation::walk(Function callback, WalkOrder walkOrder) const {
  bool out = {};
  MlsStatus status = mlsOperationWalk(raw(),
    detail::operationWalkCallback<detail::Borrowed<Function>>, &callback,
    static_cast<MlsWalkOrder>(walkOrder), &out);
  return detail::give(status, out);
}

template <class Function>
Result<void> SymbolTable::walkSymbolTables(Operation from,
    bool allSymUsesVisible, Function callback) {
  MlsStatus status = mlsSymbolTableWalkSymbolTables(from.raw(),
    static_cast<MlsBool>(allSymUsesVisible),
    detail::symbolTableCallback<detail::Borrowed<Function>>, &callback);
  return detail::give(status);
}

inline Result<bool> AffineDimExpr::classof(AffineExpr one) {
  return one.isADim();
}

inline Result<bool> AffineSymbolExpr::classof(AffineExpr one) {
  return one.isASymbol();
}

inline Result<bool> AffineConstantExpr::classof(AffineExpr one) {
  return one.isAConstant();
}

inline Result<bool> AffineBinaryOpExpr::classof(AffineExpr one) {
  return one.isABinary();
}

inline Result<bool> AffineAddExpr::classof(AffineExpr one) {
  return one.isAAdd();
}

inline Result<bool> AffineMulExpr::classof(AffineExpr one) {
  return one.isAMul();
}

inline Result<bool> AffineModExpr::classof(AffineExpr one) {
  return one.isAMod();
}

inline Result<bool> AffineFloorDivExpr::classof(AffineExpr one) {
  return one.isAFloorDiv();
}

inline Result<bool> AffineCeilDivExpr::classof(AffineExpr one) {
  return one.isACeilDiv();
}

inline Result<bool> AffineMapAttr::classof(Attribute one) {
  return one.isAAffineMap();
}

inline Result<bool> ArrayAttr::classof(Attribute one) {
  return one.isAArray();
}

inline Result<bool> DictionaryAttr::classof(Attribute one) {
  return one.isADictionary();
}

inline Result<bool> FloatAttr::classof(Attribute one) {
  return one.isAFloat();
}

inline Result<bool> IntegerAttr::classof(Attribute one) {
  return one.isAInteger();
}

inline Result<bool> BoolAttr::classof(Attribute one) {
  return one.isABool();
}

inline Result<bool> IntegerSetAttr::classof(Attribute one) {
  return one.isAIntegerSet();
}

inline Result<bool> OpaqueAttr::classof(Attribute one) {
  return one.isAOpaque();
}

inline Result<bool> StringAttr::classof(Attribute one) {
  return one.isAString();
}

inline Result<bool> SymbolRefAttr::classof(Attribute one) {
  return one.isASymbolRef();
}

inline Result<bool> FlatSymbolRefAttr::classof(Attribute one) {
  return one.isAFlatSymbolRef();
}

inline Result<bool> TypeAttr::classof(Attribute one) {
  return one.isAType();
}

inline Result<bool> UnitAttr::classof(Attribute one) {
  return one.isAUnit();
}

inline Result<bool> ElementsAttr::classof(Attribute one) {
  return one.isAElements();
}

inline Result<bool> DenseBoolArrayAttr::classof(Attribute one) {
  return one.isADenseBoolArray();
}

inline Result<bool> DenseI8ArrayAttr::classof(Attribute one) {
  return one.isADenseI8Array();
}

inline Result<bool> DenseI16ArrayAttr::classof(Attribute one) {
  return one.isADenseI16Array();
}

inline Result<bool> DenseI32ArrayAttr::classof(Attribute one) {
  return one.isADenseI32Array();
}

inline Result<bool> DenseI64ArrayAttr::classof(Attribute one) {
  return one.isADenseI64Array();
}

inline Result<bool> DenseF32ArrayAttr::classof(Attribute one) {
  return one.isADenseF32Array();
}

inline Result<bool> DenseF64ArrayAttr::classof(Attribute one) {
  return one.isADenseF64Array();
}

inline Result<bool> DenseElementsAttr::classof(Attribute one) {
  return one.isADenseElements();
}

inline Result<bool> DenseResourceElementsAttr::classof(Attribute one) {
  return one.isADenseResourceElements();
}

inline Result<bool> SparseElementsAttr::classof(Attribute one) {
  return one.isASparseElements();
}

inline Result<bool> StridedLayoutAttr::classof(Attribute one) {
  return one.isAStridedLayout();
}

inline Result<bool> IntegerType::classof(Type one) {
  return one.isAInteger();
}

inline Result<bool> IndexType::classof(Type one) {
  return one.isAIndex();
}

inline Result<bool> FloatType::classof(Type one) {
  return one.isAFloat();
}

inline Result<bool> Float4E2M1FNType::classof(Type one) {
  return one.isAFloat4E2M1FN();
}

inline Result<bool> Float6E2M3FNType::classof(Type one) {
  return one.isAFloat6E2M3FN();
}

inline Result<bool> Float6E3M2FNType::classof(Type one) {
  return one.isAFloat6E3M2FN();
}

inline Result<bool> Float8E5M2Type::classof(Type one) {
  return one.isAFloat8E5M2();
}

inline Result<bool> Float8E4M3Type::classof(Type one) {
  return one.isAFloat8E4M3();
}

inline Result<bool> Float8E4M3FNType::classof(Type one) {
  return one.isAFloat8E4M3FN();
}

inline Result<bool> Float8E5M2FNUZType::classof(Type one) {
  return one.isAFloat8E5M2FNUZ();
}

inline Result<bool> Float8E4M3FNUZType::classof(Type one) {
  return one.isAFloat8E4M3FNUZ();
}

inline Result<bool> Float8E4M3B11FNUZType::classof(Type one) {
  return one.isAFloat8E4M3B11FNUZ();
}

inline Result<bool> Float8E3M4Type::classof(Type one) {
  return one.isAFloat8E3M4();
}

inline Result<bool> Float8E8M0FNUType::classof(Type one) {
  return one.isAFloat8E8M0FNU();
}

inline Result<bool> BFloat16Type::classof(Type one) {
  return one.isABF16();
}

inline Result<bool> Float16Type::classof(Type one) {
  return one.isAF16();
}

inline Result<bool> Float32Type::classof(Type one) {
  return one.isAF32();
}

inline Result<bool> Float64Type::classof(Type one) {
  return one.isAF64();
}

inline Result<bool> FloatTF32Type::classof(Type one) {
  return one.isATF32();
}

inline Result<bool> NoneType::classof(Type one) {
  return one.isANone();
}

inline Result<bool> ComplexType::classof(Type one) {
  return one.isAComplex();
}

inline Result<bool> ShapedType::classof(Type one) {
  return one.isAShaped();
}

inline Result<bool> VectorType::classof(Type one) {
  return one.isAVector();
}

inline Result<bool> RankedTensorType::classof(Type one) {
  return one.isARankedTensor();
}

inline Result<bool> UnrankedTensorType::classof(Type one) {
  return one.isAUnrankedTensor();
}

inline Result<bool> MemRefType::classof(Type one) {
  return one.isAMemRef();
}

inline Result<bool> UnrankedMemRefType::classof(Type one) {
  return one.isAUnrankedMemRef();
}

inline Result<bool> TupleType::classof(Type one) {
  return one.isATuple();
}

inline Result<bool> FunctionType::classof(Type one) {
  return one.isAFunction();
}

inline Result<bool> OpaqueType::classof(Type one) {
  return one.isAOpaque();
}

inline Result<bool> AMDGPUTDMBaseType::classof(Type one) {
  return one.isAAMDGPUTDMBaseType();
}

inline Result<bool> AMDGPUTDMDescriptorType::classof(Type one) {
  return one.isAAMDGPUTDMDescriptorType();
}

inline Result<bool> AMDGPUTDMGatherBaseType::classof(Type one) {
  return one.isAAMDGPUTDMGatherBaseType();
}

inline Result<bool> ComplexAttr::classof(Attribute one) {
  return one.isAComplex();
}

inline Result<bool> EmitCArrayType::classof(Type one) {
  return one.isAEmitCArrayType();
}

inline Result<bool> EmitCLValueType::classof(Type one) {
  return one.isAEmitCLValueType();
}

inline Result<bool> EmitCOpaqueType::classof(Type one) {
  return one.isAEmitCOpaqueType();
}

inline Result<bool> EmitCPointerType::classof(Type one) {
  return one.isAEmitCPointerType();
}

inline Result<bool> EmitCPtrDiffTType::classof(Type one) {
  return one.isAEmitCPtrDiffTType();
}

inline Result<bool> EmitCSignedSizeTType::classof(Type one) {
  return one.isAEmitCSignedSizeTType();
}

inline Result<bool> EmitCSizeTType::classof(Type one) {
  return one.isAEmitCSizeTType();
}

inline Result<bool> EmitCCmpPredicateAttr::classof(Attribute one) {
  return one.isAEmitCCmpPredicate();
}

inline Result<bool> EmitCOpaqueAttr::classof(Attribute one) {
  return one.isAEmitCOpaque();
}

inline Result<bool> GPUAsyncTokenType::classof(Type one) {
  return one.isAGPUAsyncTokenType();
}

inline Result<bool> GPUObjectAttr::classof(Attribute one) {
  return one.isAGPUObjectAttr();
}

inline Result<bool> LLVMPointerType::classof(Type one) {
  return one.isALLVMPointerType();
}

inline Result<bool> LLVMStructType::classof(Type one) {
  return one.isALLVMStructType();
}

inline Result<bool> NVGPUTensorMapDescriptorType::classof(Type one) {
  return one.isANVGPUTensorMapDescriptorType();
}

inline Result<bool> PDLAttributeType::classof(Type one) {
  return one.isAPDLAttributeType();
}

inline Result<bool> PDLOperationType::classof(Type one) {
  return one.isAPDLOperationType();
}

inline Result<bool> PDLRangeType::classof(Type one) {
  return one.isAPDLRangeType();
}

inline Result<bool> PDLTypeType::classof(Type one) {
  return one.isAPDLType();
}

inline Result<bool> PDLValueType::classof(Type one) {
  return one.isAPDLValueType();
}

inline Result<bool> QuantizedType::classof(Type one) {
  return one.isAQuantizedType();
}

inline Result<bool> AnyQuantizedType::classof(Type one) {
  return one.isAAnyQuantizedType();
}

inline Result<bool> UniformQuantizedType::classof(Type one) {
  return one.isAUniformQuantizedType();
}

inline Result<bool> UniformQuantizedPerAxisType::classof(Type one) {
  return one.isAUniformQuantizedPerAxisType();
}

inline Result<bool> UniformQuantizedSubChannelType::classof(Type one) {
  return one.isAUniformQuantizedSubChannelType();
}

inline Result<bool> CalibratedQuantizedType::classof(Type one) {
  return one.isACalibratedQuantizedType();
}

inline Result<bool> SparseTensorEncodingAttr::classof(Attribute one) {
  return one.isASparseTensorEncodingAttr();
}

inline Result<bool> TransformAnyOpType::classof(Type one) {
  return one.isATransformAnyOpType();
}

inline Result<bool> TransformAnyParamType::classof(Type one) {
  return one.isATransformAnyParamType();
}

inline Result<bool> TransformAnyValueType::classof(Type one) {
  return one.isATransformAnyValueType();
}

inline Result<bool> TransformOperationType::classof(Type one) {
  return one.isATransformOperationType();
}

inline Result<bool> TransformParamType::classof(Type one) {
  return one.isATransformParamType();
}

inline Result<bool> BlockArgument::classof(Value one) {
  return one.isABlockArgument();
}

inline Result<bool> OpResult::classof(Value one) {
  return one.isAOpResult();
}

// ---- Passes and patterns -----------------------------------------------------

namespace detail {

template <class Function, class = void>
struct IsInitialized : std::false_type {};
template <class Function>
struct IsInitialized<Function,
                     std::void_t<decltype(std::declval<Function &>().initialize(
                         std::declval<Context>()))>> : std::true_type {};

template <class Function, class = void> struct IsCloned : std::false_type {};
template <class Function>
struct IsCloned<
    Function,
    std::enable_if_t<std::is_same_v<
        decltype(std::declval<const Function &>().clone()), Function>>>
    : std::true_type {};

// A pass of the host, or what making a copy of it threw: the library cannot be
// told that there is none, so it comes out of the run of the copy.
template <class Function> struct PassCopy {
  std::optional<Function> function;
  std::exception_ptr failure;

  Function &get() {
#ifndef MLS_NO_EXCEPTIONS
    if (failure)
      std::rethrow_exception(failure);
#endif
    return *function;
  }

  PassCopy clone() const {
    PassCopy copy = {std::nullopt, failure};
    if (function)
      copy.failure = thrownBy([&] { copy.function.emplace(function->clone()); });
    return copy;
  }
};

} // namespace detail

// Makes a pass out of `function(Operation, ExternalPass)`, which is called on
// any thread. If it has a member `clone() const` that gives another such
// function, each copy that MLIR makes of the pass has its own and is called by
// one thread at a time; without it, all are this one function, which is called
// several times at once. A member `initialize(Context)` is called before a run,
// unless nothing has changed since the one before. An empty `opName` is every
// operation.
template <class Function>
Result<Owned<Pass>>
createExternalPass(std::string_view name, std::string_view argument,
                   std::string_view description, std::string_view opName,
                   ArrayRef<std::string_view> dependentDialects,
                   Function function) {
  using Copy = detail::PassCopy<Function>;
  using Given = detail::Given<Copy>;
  Given given(Copy{std::move(function), nullptr});
  MlsExternalPassCallbacks callbacks = {};
  callbacks.destruct = Given::destroy;
  if constexpr (detail::IsInitialized<Function>::value)
    callbacks.initialize = [](MlsContext context, void *data) {
      detail::guarded(
          [&] { Given::function(data).get().initialize(Context(context)); });
    };
  if constexpr (detail::IsCloned<Function>::value)
    callbacks.clone = [](void *data) {
      return Given::copied(Given::function(data).clone());
    };
  callbacks.run = [](MlsOperation op, MlsExternalPass pass, void *data) {
    detail::guarded([&] {
      Given::function(data).get()(Operation(op), ExternalPass(pass));
    });
  };
  std::vector<MlsStringRef> dialects =
      detail::lowered<MlsStringRef>(dependentDialects);
  MlsPass out = {0};
  MlsStatus status = mlsCreateExternalPass(
      detail::ref(name), detail::ref(argument), detail::ref(description),
      detail::ref(opName), static_cast<intptr_t>(dialects.size()),
      dialects.data(), callbacks, given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Owned<Pass>(Pass(out)));
}

// Makes a pattern out of `function(Operation, PatternRewriter)`, for operations
// of this name. It gives whether it has changed something.
template <class Function>
Result<Owned<RewritePattern>> createOpRewritePattern(std::string_view rootName,
                                                     uint32_t benefit,
                                                     Function function) {
  using Given = detail::Given<Function>;
  Given given(std::move(function));
  MlsRewritePatternCallbacks callbacks = {};
  callbacks.destruct = Given::destroy;
  callbacks.matchAndRewrite = [](MlsOperation op, MlsPatternRewriter rewriter,
                                 void *data) -> MlsBool {
    return detail::guarded<MlsBool>(0, [&] {
      bool changed =
          Given::function(data)(Operation(op), PatternRewriter(rewriter));
      return static_cast<MlsBool>(changed);
    });
  };
  MlsRewritePattern out = {0};
  MlsStatus status = mlsOpRewritePatternCreate(
      detail::ref(rootName), benefit, callbacks, given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Owned<RewritePattern>(RewritePattern(out)));
}

// ---- Operations --------------------------------------------------------------

// What an operation is made of, besides its name and location.
struct OperationParts {
  std::vector<Value> operands;
  std::vector<Type> results;
  // The types of the results follow from the rest.
  bool inferResults = false;
  std::vector<NamedAttribute> attributes;
  std::vector<Owned<Region>> regions;
  std::vector<Block> successors;
};

namespace detail {

// Makes an operation with `create(nRegions, regions, nAttributes, attributes)`,
// which takes the regions over if it succeeds.
template <class Create>
MlsStatus createOf(OperationParts &parts, Create create) {
  std::vector<MlsRegion> regions;
  for (const Owned<Region> &region : parts.regions)
    regions.push_back(region->raw());
  std::vector<MlsNamedAttribute> attributes =
      lowered<MlsNamedAttribute>(ArrayRef<NamedAttribute>(parts.attributes));
  MlsStatus status =
      create(static_cast<intptr_t>(regions.size()), regions.data(),
             static_cast<intptr_t>(attributes.size()), attributes.data());
  for (Owned<Region> &region : parts.regions)
    handedOver(status, region);
  return status;
}

} // namespace detail

// Makes a detached operation. If that is refused, the regions are still those of
// the caller.
inline Result<Owned<Operation>> createOperation(std::string_view name,
                                                Location location,
                                                OperationParts &&parts) {
  MlsOperation out = {0};
  MlsStatus status = detail::createOf(
      parts, [&](intptr_t nRegions, const MlsRegion *regions,
                 intptr_t nAttributes, const MlsNamedAttribute *attributes) {
        MlsOperationState state = {0};
        MlsStatus status =
            mlsOperationStateGet(detail::ref(name), location.raw(), &state);
        auto add = [&](auto function, intptr_t count, const auto *all) {
          if (status.code == MLS_STATUS_OK && count != 0)
            status = function(state, count, all);
        };
        add(mlsOperationStateAddOperands,
            static_cast<intptr_t>(parts.operands.size()),
            detail::handles(ArrayRef<Value>(parts.operands)));
        add(mlsOperationStateAddResults,
            static_cast<intptr_t>(parts.results.size()),
            detail::handles(ArrayRef<Type>(parts.results)));
        add(mlsOperationStateAddAttributes, nAttributes, attributes);
        add(mlsOperationStateAddOwnedRegions, nRegions, regions);
        add(mlsOperationStateAddSuccessors,
            static_cast<intptr_t>(parts.successors.size()),
            detail::handles(ArrayRef<Block>(parts.successors)));
        if (status.code == MLS_STATUS_OK && parts.inferResults)
          status = mlsOperationStateEnableResultTypeInference(state);
        if (status.code == MLS_STATUS_OK)
          status = mlsOperationCreate(state, &out);
        // The operation has taken it; or it ends here.
        if (status.code != MLS_STATUS_OK)
          detail::ignore(mlsOperationStateDestroy(state));
        return status;
      });
  return detail::give(status, Owned<Operation>(Operation(out)));
}

// Makes an operation and puts it into a block, in front of `before`, or behind all
// others: quicker than both one after the other.
inline Result<Operation> createOperation(std::string_view name,
                                         Location location,
                                         OperationParts &&parts, Block block,
                                         Operation before = {}) {
  MlsOperation out = {0};
  MlsStatus status = detail::createOf(
      parts, [&](intptr_t nRegions, const MlsRegion *regions,
                 intptr_t nAttributes, const MlsNamedAttribute *attributes) {
        return mlsOperationCreateInBlock(
            detail::ref(name), location.raw(),
            static_cast<intptr_t>(parts.results.size()),
            detail::handles(ArrayRef<Type>(parts.results)),
            static_cast<intptr_t>(parts.operands.size()),
            detail::handles(ArrayRef<Value>(parts.operands)), nAttributes,
            attributes, nRegions, regions,
            static_cast<intptr_t>(parts.successors.size()),
            detail::handles(ArrayRef<Block>(parts.successors)),
            static_cast<MlsBool>(parts.inferResults), block.raw(),
            before.raw(), &out);
      });
  return detail::give(status, Operation(out));
}

// ---- Attributes and types ----------------------------------------------------

// Makes a constant of data that stays where it is. `deleter(data, size,
// alignment)` is called once, when nothing uses the data any more.
template <class Deleter>
Result<Attribute> getUnmanagedDenseResourceElementsAttr(
    Type shapedType, std::string_view name, void *data, size_t dataLength,
    size_t dataAlignment, bool dataIsMutable, Deleter deleter) {
  using Given = detail::Given<Deleter>;
  Given given(std::move(deleter));
  MlsAttribute out = {0};
  MlsStatus status = mlsUnmanagedDenseResourceElementsAttrGet(
      shapedType.raw(), detail::ref(name), data, dataLength, dataAlignment,
      dataIsMutable,
      [](void *function, const void *bytes, size_t size, size_t alignment) {
        detail::guarded(
            [&] { Given::function(function)(bytes, size, alignment); });
        Given::destroy(function);
      },
      given.data(), &out);
  given.handedOver(status);
  return detail::give(status, Attribute(out));
}

// How a memref lies in memory; what is not static is
// `ShapedType::getDynamicStrideOrOffset()`.
struct StridesAndOffset {
  std::vector<int64_t> strides;
  int64_t offset = 0;
};

inline Result<StridesAndOffset> getStridesAndOffset(MemRefType type) {
  StridesAndOffset result;
  intptr_t rank = 0;
  MlsStatus status = mlsMemRefTypeGetStridesAndOffset(type.raw(), 0, nullptr,
                                                      &result.offset, &rank);
  // A type does not change: there is no more at the second time.
  result.strides.resize(static_cast<size_t>(rank));
  if (status.code == MLS_STATUS_OK && rank != 0)
    status = mlsMemRefTypeGetStridesAndOffset(
        type.raw(), rank, result.strides.data(), &result.offset, &rank);
  return detail::give(status, std::move(result));
}

// What an operation says about one of its results.
struct ShapedTypeComponents {
  bool hasRank = false;
  std::vector<int64_t> sizes;
  Type elementType;
  Attribute attribute;
};

inline Result<std::vector<ShapedTypeComponents>>
inferShapedTypeOpInterfaceInferReturnTypes(
    std::string_view opName, Context context, Location location,
    ArrayRef<Value> operands, Attribute attributes = {}) {
  std::vector<MlsShapedTypeComponents> components;
  std::vector<int64_t> sizes;
  // The operation may answer otherwise the second time.
  for (;;) {
    intptr_t count = 0, sizeCount = 0;
    MlsStatus status = mlsInferShapedTypeOpInterfaceInferReturnTypes(
        detail::ref(opName), context.raw(), location.raw(),
        static_cast<intptr_t>(operands.size()), detail::handles(operands),
        attributes.raw(), static_cast<intptr_t>(components.size()),
        components.data(), static_cast<intptr_t>(sizes.size()), sizes.data(),
        &count, &sizeCount);
    std::vector<ShapedTypeComponents> result;
    if (status.code != MLS_STATUS_OK)
      return detail::give(status, std::move(result));
    bool fits = static_cast<size_t>(count) <= components.size() &&
                static_cast<size_t>(sizeCount) <= sizes.size();
    components.resize(static_cast<size_t>(count));
    sizes.resize(static_cast<size_t>(sizeCount));
    if (!fits)
      continue;
    for (const MlsShapedTypeComponents &one : components) {
      auto first = sizes.begin() + one.firstSize;
      result.push_back(
          {one.hasRank,
           one.hasRank ? std::vector<int64_t>(first, first + one.rank)
                       : std::vector<int64_t>(),
           Type(one.elementType), Attribute(one.attribute)});
    }
    return result;
  }
}

// ---- Scopes ------------------------------------------------------------------

// Keeps the turn of a context on this thread for a series of calls, which are
// quicker for it; to be ended on the thread where it began.
class [[nodiscard]] Session {
public:
  // None.
  Session() = default;

  static Result<Session> enter(Context context) {
    MlsStatus status = mlsContextEnter(context.raw());
    bool entered = status.code == MLS_STATUS_OK;
    return detail::give(status, Session(entered ? context : Context()));
  }

  Session(Session &&from) noexcept
      : context_(std::exchange(from.context_, Context())) {}
  Session &operator=(Session &&) = delete;
  ~Session() {
    if (context_)
      // The context may have been destroyed meanwhile.
      detail::ignore(mlsContextLeave(context_.raw()));
  }

private:
  explicit Session(Context context) : context_(context) {}

  Context context_;
};

#ifndef MLS_NO_EXCEPTIONS

// ---- Loops -------------------------------------------------------------------

// What was there when a loop began: its body may erase and insert anything.
template <class T> class Snapshot {
public:
  explicit Snapshot(std::vector<T> all)
      : all_(std::make_shared<const std::vector<T>>(std::move(all))) {}

  struct End {};
  T operator*() const { return (*all_)[at_]; }
  Snapshot &operator++() { return ++at_, *this; }
  friend bool operator!=(const Snapshot &a, End) {
    return a.at_ < a.all_->size();
  }

private:
  std::shared_ptr<const std::vector<T>> all_;
  size_t at_ = 0;
};

// `for (Operation op : block)`
inline Snapshot<Operation> begin(Block block) {
  return Snapshot<Operation>(block.copyOperations());
}
inline Snapshot<Operation>::End end(Block) { return {}; }

// `for (Block block : region)`
inline Snapshot<Block> begin(Region region) {
  return Snapshot<Block>(region.copyBlocks());
}
inline Snapshot<Block>::End end(Region) { return {}; }

#endif

#ifdef MLS_NO_EXCEPTIONS
} // namespace without_exceptions
#endif

} // namespace mls

namespace std {
template <> struct hash<mls::Context> : mls::detail::Hash<mls::Context> {};
template <> struct hash<mls::DialectRegistry> : mls::detail::Hash<mls::DialectRegistry> {};
template <> struct hash<mls::Dialect> : mls::detail::Hash<mls::Dialect> {};
template <> struct hash<mls::Module> : mls::detail::Hash<mls::Module> {};
template <> struct hash<mls::Region> : mls::detail::Hash<mls::Region> {};
template <> struct hash<mls::Block> : mls::detail::Hash<mls::Block> {};
template <> struct hash<mls::Value> : mls::detail::Hash<mls::Value> {};
template <> struct hash<mls::OpOperand> : mls::detail::Hash<mls::OpOperand> {};
template <> struct hash<mls::Identifier> : mls::detail::Hash<mls::Identifier> {};
template <> struct hash<mls::Type> : mls::detail::Hash<mls::Type> {};
template <> struct hash<mls::Attribute> : mls::detail::Hash<mls::Attribute> {};
template <> struct hash<mls::Location> : mls::detail::Hash<mls::Location> {};
template <> struct hash<mls::SymbolTable> : mls::detail::Hash<mls::SymbolTable> {};
template <> struct hash<mls::PassManager> : mls::detail::Hash<mls::PassManager> {};
template <> struct hash<mls::OpPassManager> : mls::detail::Hash<mls::OpPassManager> {};
template <> struct hash<mls::ExecutionEngine> : mls::detail::Hash<mls::ExecutionEngine> {};
template <> struct hash<mls::OpPrintingFlags> : mls::detail::Hash<mls::OpPrintingFlags> {};
template <> struct hash<mls::BytecodeWriterConfig> : mls::detail::Hash<mls::BytecodeWriterConfig> {};
template <> struct hash<mls::Operation> : mls::detail::Hash<mls::Operation> {};
template <> struct hash<mls::Pass> : mls::detail::Hash<mls::Pass> {};
template <> struct hash<mls::ExternalPass> : mls::detail::Hash<mls::ExternalPass> {};
template <> struct hash<mls::LlvmThreadPool> : mls::detail::Hash<mls::LlvmThreadPool> {};
template <> struct hash<mls::RewritePattern> : mls::detail::Hash<mls::RewritePattern> {};
template <> struct hash<mls::RewritePatternSet> : mls::detail::Hash<mls::RewritePatternSet> {};
template <> struct hash<mls::FrozenRewritePatternSet> : mls::detail::Hash<mls::FrozenRewritePatternSet> {};
template <> struct hash<mls::PatternRewriter> : mls::detail::Hash<mls::PatternRewriter> {};
template <> struct hash<mls::RewriterBase> : mls::detail::Hash<mls::RewriterBase> {};
template <> struct hash<mls::PDLPatternModule> : mls::detail::Hash<mls::PDLPatternModule> {};
template <> struct hash<mls::PDLValue> : mls::detail::Hash<mls::PDLValue> {};
template <> struct hash<mls::PDLResultList> : mls::detail::Hash<mls::PDLResultList> {};
template <> struct hash<mls::Answer> : mls::detail::Hash<mls::Answer> {};
template <> struct hash<mls::AffineExpr> : mls::detail::Hash<mls::AffineExpr> {};
template <> struct hash<mls::AffineMap> : mls::detail::Hash<mls::AffineMap> {};
template <> struct hash<mls::IntegerSet> : mls::detail::Hash<mls::IntegerSet> {};
template <> struct hash<mls::TypeID> : mls::detail::Hash<mls::TypeID> {};
template <> struct hash<mls::TypeIDAllocator> : mls::detail::Hash<mls::TypeIDAllocator> {};
template <> struct hash<mls::DialectHandle> : mls::detail::Hash<mls::DialectHandle> {};
template <> struct hash<mls::AsmState> : mls::detail::Hash<mls::AsmState> {};
template <> struct hash<mls::AffineDimExpr> : mls::detail::Hash<mls::AffineDimExpr> {};
template <> struct hash<mls::AffineSymbolExpr> : mls::detail::Hash<mls::AffineSymbolExpr> {};
template <> struct hash<mls::AffineConstantExpr> : mls::detail::Hash<mls::AffineConstantExpr> {};
template <> struct hash<mls::AffineBinaryOpExpr> : mls::detail::Hash<mls::AffineBinaryOpExpr> {};
template <> struct hash<mls::AffineAddExpr> : mls::detail::Hash<mls::AffineAddExpr> {};
template <> struct hash<mls::AffineMulExpr> : mls::detail::Hash<mls::AffineMulExpr> {};
template <> struct hash<mls::AffineModExpr> : mls::detail::Hash<mls::AffineModExpr> {};
template <> struct hash<mls::AffineFloorDivExpr> : mls::detail::Hash<mls::AffineFloorDivExpr> {};
template <> struct hash<mls::AffineCeilDivExpr> : mls::detail::Hash<mls::AffineCeilDivExpr> {};
template <> struct hash<mls::AffineMapAttr> : mls::detail::Hash<mls::AffineMapAttr> {};
template <> struct hash<mls::ArrayAttr> : mls::detail::Hash<mls::ArrayAttr> {};
template <> struct hash<mls::DictionaryAttr> : mls::detail::Hash<mls::DictionaryAttr> {};
template <> struct hash<mls::FloatAttr> : mls::detail::Hash<mls::FloatAttr> {};
template <> struct hash<mls::IntegerAttr> : mls::detail::Hash<mls::IntegerAttr> {};
template <> struct hash<mls::BoolAttr> : mls::detail::Hash<mls::BoolAttr> {};
template <> struct hash<mls::IntegerSetAttr> : mls::detail::Hash<mls::IntegerSetAttr> {};
template <> struct hash<mls::OpaqueAttr> : mls::detail::Hash<mls::OpaqueAttr> {};
template <> struct hash<mls::StringAttr> : mls::detail::Hash<mls::StringAttr> {};
template <> struct hash<mls::SymbolRefAttr> : mls::detail::Hash<mls::SymbolRefAttr> {};
template <> struct hash<mls::DistinctAttr> : mls::detail::Hash<mls::DistinctAttr> {};
template <> struct hash<mls::FlatSymbolRefAttr> : mls::detail::Hash<mls::FlatSymbolRefAttr> {};
template <> struct hash<mls::TypeAttr> : mls::detail::Hash<mls::TypeAttr> {};
template <> struct hash<mls::UnitAttr> : mls::detail::Hash<mls::UnitAttr> {};
template <> struct hash<mls::ElementsAttr> : mls::detail::Hash<mls::ElementsAttr> {};
template <> struct hash<mls::DenseArrayAttr> : mls::detail::Hash<mls::DenseArrayAttr> {};
template <> struct hash<mls::DenseBoolArrayAttr> : mls::detail::Hash<mls::DenseBoolArrayAttr> {};
template <> struct hash<mls::DenseI8ArrayAttr> : mls::detail::Hash<mls::DenseI8ArrayAttr> {};
template <> struct hash<mls::DenseI16ArrayAttr> : mls::detail::Hash<mls::DenseI16ArrayAttr> {};
template <> struct hash<mls::DenseI32ArrayAttr> : mls::detail::Hash<mls::DenseI32ArrayAttr> {};
template <> struct hash<mls::DenseI64ArrayAttr> : mls::detail::Hash<mls::DenseI64ArrayAttr> {};
template <> struct hash<mls::DenseF32ArrayAttr> : mls::detail::Hash<mls::DenseF32ArrayAttr> {};
template <> struct hash<mls::DenseF64ArrayAttr> : mls::detail::Hash<mls::DenseF64ArrayAttr> {};
template <> struct hash<mls::DenseElementsAttr> : mls::detail::Hash<mls::DenseElementsAttr> {};
template <> struct hash<mls::DenseResourceElementsAttr> : mls::detail::Hash<mls::DenseResourceElementsAttr> {};
template <> struct hash<mls::DenseBoolResourceElementsAttr> : mls::detail::Hash<mls::DenseBoolResourceElementsAttr> {};
template <> struct hash<mls::DenseUInt8ResourceElementsAttr> : mls::detail::Hash<mls::DenseUInt8ResourceElementsAttr> {};
template <> struct hash<mls::DenseInt8ResourceElementsAttr> : mls::detail::Hash<mls::DenseInt8ResourceElementsAttr> {};
template <> struct hash<mls::DenseUInt16ResourceElementsAttr> : mls::detail::Hash<mls::DenseUInt16ResourceElementsAttr> {};
template <> struct hash<mls::DenseInt16ResourceElementsAttr> : mls::detail::Hash<mls::DenseInt16ResourceElementsAttr> {};
template <> struct hash<mls::DenseUInt32ResourceElementsAttr> : mls::detail::Hash<mls::DenseUInt32ResourceElementsAttr> {};
template <> struct hash<mls::DenseInt32ResourceElementsAttr> : mls::detail::Hash<mls::DenseInt32ResourceElementsAttr> {};
template <> struct hash<mls::DenseUInt64ResourceElementsAttr> : mls::detail::Hash<mls::DenseUInt64ResourceElementsAttr> {};
template <> struct hash<mls::DenseInt64ResourceElementsAttr> : mls::detail::Hash<mls::DenseInt64ResourceElementsAttr> {};
template <> struct hash<mls::DenseFloatResourceElementsAttr> : mls::detail::Hash<mls::DenseFloatResourceElementsAttr> {};
template <> struct hash<mls::DenseDoubleResourceElementsAttr> : mls::detail::Hash<mls::DenseDoubleResourceElementsAttr> {};
template <> struct hash<mls::SparseElementsAttr> : mls::detail::Hash<mls::SparseElementsAttr> {};
template <> struct hash<mls::StridedLayoutAttr> : mls::detail::Hash<mls::StridedLayoutAttr> {};
template <> struct hash<mls::IntegerType> : mls::detail::Hash<mls::IntegerType> {};
template <> struct hash<mls::IndexType> : mls::detail::Hash<mls::IndexType> {};
template <> struct hash<mls::FloatType> : mls::detail::Hash<mls::FloatType> {};
template <> struct hash<mls::Float4E2M1FNType> : mls::detail::Hash<mls::Float4E2M1FNType> {};
template <> struct hash<mls::Float6E2M3FNType> : mls::detail::Hash<mls::Float6E2M3FNType> {};
template <> struct hash<mls::Float6E3M2FNType> : mls::detail::Hash<mls::Float6E3M2FNType> {};
template <> struct hash<mls::Float8E5M2Type> : mls::detail::Hash<mls::Float8E5M2Type> {};
template <> struct hash<mls::Float8E4M3Type> : mls::detail::Hash<mls::Float8E4M3Type> {};
template <> struct hash<mls::Float8E4M3FNType> : mls::detail::Hash<mls::Float8E4M3FNType> {};
template <> struct hash<mls::Float8E5M2FNUZType> : mls::detail::Hash<mls::Float8E5M2FNUZType> {};
template <> struct hash<mls::Float8E4M3FNUZType> : mls::detail::Hash<mls::Float8E4M3FNUZType> {};
template <> struct hash<mls::Float8E4M3B11FNUZType> : mls::detail::Hash<mls::Float8E4M3B11FNUZType> {};
template <> struct hash<mls::Float8E3M4Type> : mls::detail::Hash<mls::Float8E3M4Type> {};
template <> struct hash<mls::Float8E8M0FNUType> : mls::detail::Hash<mls::Float8E8M0FNUType> {};
template <> struct hash<mls::BFloat16Type> : mls::detail::Hash<mls::BFloat16Type> {};
template <> struct hash<mls::Float16Type> : mls::detail::Hash<mls::Float16Type> {};
template <> struct hash<mls::Float32Type> : mls::detail::Hash<mls::Float32Type> {};
template <> struct hash<mls::Float64Type> : mls::detail::Hash<mls::Float64Type> {};
template <> struct hash<mls::FloatTF32Type> : mls::detail::Hash<mls::FloatTF32Type> {};
template <> struct hash<mls::NoneType> : mls::detail::Hash<mls::NoneType> {};
template <> struct hash<mls::ComplexType> : mls::detail::Hash<mls::ComplexType> {};
template <> struct hash<mls::ShapedType> : mls::detail::Hash<mls::ShapedType> {};
template <> struct hash<mls::VectorType> : mls::detail::Hash<mls::VectorType> {};
template <> struct hash<mls::RankedTensorType> : mls::detail::Hash<mls::RankedTensorType> {};
template <> struct hash<mls::UnrankedTensorType> : mls::detail::Hash<mls::UnrankedTensorType> {};
template <> struct hash<mls::MemRefType> : mls::detail::Hash<mls::MemRefType> {};
template <> struct hash<mls::UnrankedMemRefType> : mls::detail::Hash<mls::UnrankedMemRefType> {};
template <> struct hash<mls::TupleType> : mls::detail::Hash<mls::TupleType> {};
template <> struct hash<mls::FunctionType> : mls::detail::Hash<mls::FunctionType> {};
template <> struct hash<mls::OpaqueType> : mls::detail::Hash<mls::OpaqueType> {};
template <> struct hash<mls::AMDGPUTDMBaseType> : mls::detail::Hash<mls::AMDGPUTDMBaseType> {};
template <> struct hash<mls::AMDGPUTDMDescriptorType> : mls::detail::Hash<mls::AMDGPUTDMDescriptorType> {};
template <> struct hash<mls::AMDGPUTDMGatherBaseType> : mls::detail::Hash<mls::AMDGPUTDMGatherBaseType> {};
template <> struct hash<mls::ComplexAttr> : mls::detail::Hash<mls::ComplexAttr> {};
template <> struct hash<mls::EmitCArrayType> : mls::detail::Hash<mls::EmitCArrayType> {};
template <> struct hash<mls::EmitCLValueType> : mls::detail::Hash<mls::EmitCLValueType> {};
template <> struct hash<mls::EmitCOpaqueType> : mls::detail::Hash<mls::EmitCOpaqueType> {};
template <> struct hash<mls::EmitCPointerType> : mls::detail::Hash<mls::EmitCPointerType> {};
template <> struct hash<mls::EmitCPtrDiffTType> : mls::detail::Hash<mls::EmitCPtrDiffTType> {};
template <> struct hash<mls::EmitCSignedSizeTType> : mls::detail::Hash<mls::EmitCSignedSizeTType> {};
template <> struct hash<mls::EmitCSizeTType> : mls::detail::Hash<mls::EmitCSizeTType> {};
template <> struct hash<mls::EmitCCmpPredicateAttr> : mls::detail::Hash<mls::EmitCCmpPredicateAttr> {};
template <> struct hash<mls::EmitCOpaqueAttr> : mls::detail::Hash<mls::EmitCOpaqueAttr> {};
template <> struct hash<mls::GPUAsyncTokenType> : mls::detail::Hash<mls::GPUAsyncTokenType> {};
template <> struct hash<mls::GPUObjectAttr> : mls::detail::Hash<mls::GPUObjectAttr> {};
template <> struct hash<mls::IRDLVariadicityAttr> : mls::detail::Hash<mls::IRDLVariadicityAttr> {};
template <> struct hash<mls::IRDLVariadicityArrayAttr> : mls::detail::Hash<mls::IRDLVariadicityArrayAttr> {};
template <> struct hash<mls::LLVMPointerType> : mls::detail::Hash<mls::LLVMPointerType> {};
template <> struct hash<mls::LLVMVoidType> : mls::detail::Hash<mls::LLVMVoidType> {};
template <> struct hash<mls::LLVMArrayType> : mls::detail::Hash<mls::LLVMArrayType> {};
template <> struct hash<mls::LLVMFunctionType> : mls::detail::Hash<mls::LLVMFunctionType> {};
template <> struct hash<mls::LLVMStructType> : mls::detail::Hash<mls::LLVMStructType> {};
template <> struct hash<mls::LLVMCConvAttr> : mls::detail::Hash<mls::LLVMCConvAttr> {};
template <> struct hash<mls::LLVMComdatAttr> : mls::detail::Hash<mls::LLVMComdatAttr> {};
template <> struct hash<mls::LLVMLinkageAttr> : mls::detail::Hash<mls::LLVMLinkageAttr> {};
template <> struct hash<mls::LLVMDINullTypeAttr> : mls::detail::Hash<mls::LLVMDINullTypeAttr> {};
template <> struct hash<mls::LLVMDIExpressionElemAttr> : mls::detail::Hash<mls::LLVMDIExpressionElemAttr> {};
template <> struct hash<mls::LLVMDIExpressionAttr> : mls::detail::Hash<mls::LLVMDIExpressionAttr> {};
template <> struct hash<mls::LLVMDIBasicTypeAttr> : mls::detail::Hash<mls::LLVMDIBasicTypeAttr> {};
template <> struct hash<mls::LLVMDICompositeTypeAttr> : mls::detail::Hash<mls::LLVMDICompositeTypeAttr> {};
template <> struct hash<mls::LLVMDIDerivedTypeAttr> : mls::detail::Hash<mls::LLVMDIDerivedTypeAttr> {};
template <> struct hash<mls::LLVMDIStringTypeAttr> : mls::detail::Hash<mls::LLVMDIStringTypeAttr> {};
template <> struct hash<mls::LLVMDIFileAttr> : mls::detail::Hash<mls::LLVMDIFileAttr> {};
template <> struct hash<mls::LLVMDICompileUnitAttr> : mls::detail::Hash<mls::LLVMDICompileUnitAttr> {};
template <> struct hash<mls::LLVMDIFlagsAttr> : mls::detail::Hash<mls::LLVMDIFlagsAttr> {};
template <> struct hash<mls::LLVMDILexicalBlockAttr> : mls::detail::Hash<mls::LLVMDILexicalBlockAttr> {};
template <> struct hash<mls::LLVMDILexicalBlockFileAttr> : mls::detail::Hash<mls::LLVMDILexicalBlockFileAttr> {};
template <> struct hash<mls::LLVMDILocalVariableAttr> : mls::detail::Hash<mls::LLVMDILocalVariableAttr> {};
template <> struct hash<mls::LLVMDISubprogramAttr> : mls::detail::Hash<mls::LLVMDISubprogramAttr> {};
template <> struct hash<mls::LLVMDIAnnotationAttr> : mls::detail::Hash<mls::LLVMDIAnnotationAttr> {};
template <> struct hash<mls::LLVMDISubroutineTypeAttr> : mls::detail::Hash<mls::LLVMDISubroutineTypeAttr> {};
template <> struct hash<mls::LLVMDIModuleAttr> : mls::detail::Hash<mls::LLVMDIModuleAttr> {};
template <> struct hash<mls::LLVMDIImportedEntityAttr> : mls::detail::Hash<mls::LLVMDIImportedEntityAttr> {};
template <> struct hash<mls::NVGPUTensorMapDescriptorType> : mls::detail::Hash<mls::NVGPUTensorMapDescriptorType> {};
template <> struct hash<mls::PDLAttributeType> : mls::detail::Hash<mls::PDLAttributeType> {};
template <> struct hash<mls::PDLOperationType> : mls::detail::Hash<mls::PDLOperationType> {};
template <> struct hash<mls::PDLRangeType> : mls::detail::Hash<mls::PDLRangeType> {};
template <> struct hash<mls::PDLTypeType> : mls::detail::Hash<mls::PDLTypeType> {};
template <> struct hash<mls::PDLValueType> : mls::detail::Hash<mls::PDLValueType> {};
template <> struct hash<mls::QuantizedType> : mls::detail::Hash<mls::QuantizedType> {};
template <> struct hash<mls::AnyQuantizedType> : mls::detail::Hash<mls::AnyQuantizedType> {};
template <> struct hash<mls::UniformQuantizedType> : mls::detail::Hash<mls::UniformQuantizedType> {};
template <> struct hash<mls::UniformQuantizedPerAxisType> : mls::detail::Hash<mls::UniformQuantizedPerAxisType> {};
template <> struct hash<mls::UniformQuantizedSubChannelType> : mls::detail::Hash<mls::UniformQuantizedSubChannelType> {};
template <> struct hash<mls::CalibratedQuantizedType> : mls::detail::Hash<mls::CalibratedQuantizedType> {};
template <> struct hash<mls::SMTType> : mls::detail::Hash<mls::SMTType> {};
template <> struct hash<mls::SMTBitVectorType> : mls::detail::Hash<mls::SMTBitVectorType> {};
template <> struct hash<mls::SMTBoolType> : mls::detail::Hash<mls::SMTBoolType> {};
template <> struct hash<mls::SMTIntType> : mls::detail::Hash<mls::SMTIntType> {};
template <> struct hash<mls::SMTAttr> : mls::detail::Hash<mls::SMTAttr> {};
template <> struct hash<mls::SparseTensorEncodingAttr> : mls::detail::Hash<mls::SparseTensorEncodingAttr> {};
template <> struct hash<mls::TransformAnyOpType> : mls::detail::Hash<mls::TransformAnyOpType> {};
template <> struct hash<mls::TransformAnyParamType> : mls::detail::Hash<mls::TransformAnyParamType> {};
template <> struct hash<mls::TransformAnyValueType> : mls::detail::Hash<mls::TransformAnyValueType> {};
template <> struct hash<mls::TransformOperationType> : mls::detail::Hash<mls::TransformOperationType> {};
template <> struct hash<mls::TransformParamType> : mls::detail::Hash<mls::TransformParamType> {};
template <> struct hash<mls::BlockArgument> : mls::detail::Hash<mls::BlockArgument> {};
template <> struct hash<mls::IRRewriter> : mls::detail::Hash<mls::IRRewriter> {};
template <> struct hash<mls::OpResult> : mls::detail::Hash<mls::OpResult> {};
} // namespace std

#endif
