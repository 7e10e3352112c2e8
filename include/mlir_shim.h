// mlir-shim: a C API for MLIR whose handles cannot dangle.
//
// Made by codegen from the Rust sources; do not edit.
//
// Handles
// =======
//
// Every handle is a struct with one 64-bit number: it can be copied, compared by
// its bits, kept as long as you like and passed to any thread. All bits 0 is null.
// A handle value never names a second object, and one object has one handle,
// however it is reached: compare handles, not names.
//
// An operation or block handle is valid exactly as long as the object lives,
// whoever ends it: a call of yours, a pass on a worker thread, a rewriter, or the
// end of what the object is in. A value handle is as valid as the operation or
// block that the value belongs to. After that the handle is stale: every call with
// it is refused with MLS_STATUS_STALE_HANDLE, and the report says what the object
// was and what killed it. Survivors of a pass run keep their handles.
//
// Types, attributes, locations, identifiers and dialects live as long as their
// context.
//
// Any bit pattern is safe to pass: what is not a handle gets a status.
//
// Functions that look for something give a null handle where there is nothing (the
// parent of a module, the operation behind the last one).
//
// Ownership
// =========
//
// Most handles are views: you owe nothing for them, and they say so when their
// object is gone. What you make you own: contexts, modules, detached operations,
// blocks and regions, pass managers, symbol tables, operation states, execution
// engines, printing states, and what belongs to no context (registries, flags,
// strings, reports).
//
// There are two ways to end what you own, and you can mix them. A program that
// knows when it is done calls mlsXDestroy: the object dies now, whoever else has
// references to it, and every handle to it and into it goes stale; or the call is
// refused with MLS_STATUS_IN_USE, since other IR uses something in it, and the
// report names the user. mlsContextDestroy takes down everything in the context,
// in a safe order.
//
// A host with a garbage collector counts references. Making an object, and taking
// a piece of IR out of its place, gives you one; mlsXRetain gives you one more, of
// any object, owned or not; mlsXRelease gives one up, in any order and on any
// thread, also while a long call uses the object, and also when the object has
// died meanwhile. A reference keeps alive the object and everything around it: the
// outermost operation, block or region that it is in, wherever it is moved to, and
// the context. When the last reference to a piece of IR and everything in it is
// gone, it is destroyed, by the call that released it or, if a long call or other
// IR still uses it, as soon as these do not. The context goes with the last
// reference to it and everything in it.
//
// A pass may erase what you have references to: references keep objects from being
// forgotten, not from being erased. Their handles are stale then, and their
// references still have to be released.
//
// Putting a detached piece of IR into another one takes one of its references
// (retain it before, to keep one); taking it out gives one. Words in the
// functions: "consumes" means that the handle is stale after success, and yours as
// before after failure. "A view" owes nothing. A release too many is refused.
//
// Errors
// ======
//
// Every function that can fail returns an MlsStatus: a code, and the number of a
// report that any thread can fetch (mlsStatusGetReport; mlsStatusMessage is the
// short way). The report names the function, the parameter, what was wrong with
// it, and has MLIR's diagnostics of this call.
//
// A call that fails changes nothing: the IR is as before, what it would have
// consumed is yours, out parameters are not written. Checks come in a fixed order:
// handles in the order of the parameters, then pointers, then numbers, then what
// the thing is. All functions can give, for each handle, MLS_STATUS_NULL_HANDLE,
// _BAD_HANDLE, _WRONG_KIND, _NEVER_ISSUED, _STALE_HANDLE, _WRONG_CONTEXT and
// _BUSY; for each pointer MLS_STATUS_NULL_POINTER; and MLS_STATUS_PANIC or
// _NO_MEMORY. "Errors:" lists the others. "Null:" names what may be null.
//
// Threads
// =======
//
// Every function may be called on any thread at any time. Calls on one context
// take turns, each for a moment; mlsContextEnter and mlsContextLeave keep the turn
// for a series of calls. Two contexts never get in each other's way.
//
// Long calls (parse, verify, print, pass runs, rewrites, the end of large trees) do
// not make others wait. They lease what they need: those that read IR share it,
// those that change it have it, with all that it is in, to themselves. Other threads
// get MLS_STATUS_BUSY for that, with a report that says who has it, and go on with
// everything else: types, attributes, new IR, other modules of the same context,
// which may be compiled at the same time. Only where a call may have to load a
// dialect must the context be free of others: load them all before
// (mlsContextLoadAllAvailableDialects), and this never comes up. Settings of a
// context are BUSY as long as anything runs in it. Releases are never BUSY: what
// they would end waits.
//
// A process that forks can use in the child what belongs to no context, and
// contexts that the child makes; those of before get MLS_STATUS_BAD_STATE.
//
// Callbacks
// =========
//
// No lock is held while a function of yours runs, so it may call anything; what it
// may not do is answered with a status. What may be called from where:
//
// - Hooks, walks, printing, and diagnostic handlers after a call: on the thread of
//   that call, and anything at all. A walk visits what was there when it began; what
//   is dead when its turn comes is left out.
// - A pass (mlsCreateExternalPass) runs on any thread, several at once, and once
//   more on a thread that waits inside of one. It may use what it reaches from the
//   operation that it was given, by whatever functions; older handles answer again
//   once they were reached. Everything else that its run has leased is
//   MLS_STATUS_OUT_OF_SCOPE: what is around the operation, and what is beside it.
//   The operation itself stays in its place. It may run another pass manager on it,
//   parse, make IR of its own, and use other modules.
// - A rewrite pattern may read everything in what its driver works on, and changes
//   it with its rewriter (mlsRewriterBase...) only.
// - An immediate diagnostic handler runs where the diagnostic comes and must not
//   wait for another thread that may emit one.
//
// Handles of passes and rewriters are stale when their callback returns. Handles of
// IR that a callback got are everybody's when the run is over.
//
// A callback fails with mlsCallbackFail(token): the call that it is in ends with
// MLS_STATUS_CALLBACK_FAILED, and its report hands the token back
// (mlsReportGetErrorToken). Nothing may unwind or longjmp through the library.
// User data is destroyed exactly once, after the last call.
//
// A host with a lock of its own around everything, such as an interpreter, sets
// mlsHostSetHooks: the lock is let go around every long call and every wait, and
// taken for every callback on a thread that does not have it. With hooks set, call
// the library with the lock held. mlsHostSetGone says that the host's runtime is
// gone: nothing of it is called any more.
//
// Versions
// ========
//
// MLS_VERSION_* is the version of this header, mlsVersion() that of the library.
// The library is made for LLVM and MLIR 22.
//
// What is not promised: code that an MLIR pass or verifier of your own runs, code
// that an execution engine runs, and faults in MLIR's own passes, parsers and
// printers. LLVM ends the process at code that it cannot compile: inline assembly
// with an error, intrinsics and types of another machine.

#ifndef MLIR_SHIM_H
#define MLIR_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of this header; `mlsVersion` gives the library's.
#define MLS_VERSION_MAJOR 0
#define MLS_VERSION_MINOR 1
#define MLS_VERSION_PATCH 0
#define MLS_VERSION_STRING "0.1.0"

#if defined(__GNUC__)
#define MLS_MUST_USE __attribute__((warn_unused_result))
#else
#define MLS_MUST_USE
#endif

// `MLIR_EMITC_CMP_PREDICATE_EQ`.
#define MLS_EMITC_CMP_PREDICATE_EQ 0

// `MLIR_EMITC_CMP_PREDICATE_NE`.
#define MLS_EMITC_CMP_PREDICATE_NE 1

// `MLIR_EMITC_CMP_PREDICATE_LT`.
#define MLS_EMITC_CMP_PREDICATE_LT 2

// `MLIR_EMITC_CMP_PREDICATE_LE`.
#define MLS_EMITC_CMP_PREDICATE_LE 3

// `MLIR_EMITC_CMP_PREDICATE_GT`.
#define MLS_EMITC_CMP_PREDICATE_GT 4

// `MLIR_EMITC_CMP_PREDICATE_GE`.
#define MLS_EMITC_CMP_PREDICATE_GE 5

// `MLIR_EMITC_CMP_PREDICATE_THREE_WAY`.
#define MLS_EMITC_CMP_PREDICATE_THREE_WAY 6

// `MlirLLVMCConvC`.
#define MLS_LLVM_CCONV_C 0

// `MlirLLVMCConvFast`.
#define MLS_LLVM_CCONV_FAST 8

// `MlirLLVMCConvCold`.
#define MLS_LLVM_CCONV_COLD 9

// `MlirLLVMCConvGHC`.
#define MLS_LLVM_CCONV_GHC 10

// `MlirLLVMCConvHiPE`.
#define MLS_LLVM_CCONV_HI_PE 11

// `MlirLLVMCConvAnyReg`.
#define MLS_LLVM_CCONV_ANY_REG 13

// `MlirLLVMCConvPreserveMost`.
#define MLS_LLVM_CCONV_PRESERVE_MOST 14

// `MlirLLVMCConvPreserveAll`.
#define MLS_LLVM_CCONV_PRESERVE_ALL 15

// `MlirLLVMCConvSwift`.
#define MLS_LLVM_CCONV_SWIFT 16

// `MlirLLVMCConvCXX_FAST_TLS`.
#define MLS_LLVM_CCONV_CXX_FAST_TLS 17

// `MlirLLVMCConvTail`.
#define MLS_LLVM_CCONV_TAIL 18

// `MlirLLVMCConvCFGuard_Check`.
#define MLS_LLVM_CCONV_CF_GUARD_CHECK 19

// `MlirLLVMCConvSwiftTail`.
#define MLS_LLVM_CCONV_SWIFT_TAIL 20

// `MlirLLVMCConvX86_StdCall`.
#define MLS_LLVM_CCONV_X86_STD_CALL 64

// `MlirLLVMCConvX86_FastCall`.
#define MLS_LLVM_CCONV_X86_FAST_CALL 65

// `MlirLLVMCConvARM_APCS`.
#define MLS_LLVM_CCONV_ARM_APCS 66

// `MlirLLVMCConvARM_AAPCS`.
#define MLS_LLVM_CCONV_ARM_AAPCS 67

// `MlirLLVMCConvARM_AAPCS_VFP`.
#define MLS_LLVM_CCONV_ARM_AAPCS_VFP 68

// `MlirLLVMCConvMSP430_INTR`.
#define MLS_LLVM_CCONV_MSP430_INTR 69

// `MlirLLVMCConvX86_ThisCall`.
#define MLS_LLVM_CCONV_X86_THIS_CALL 70

// `MlirLLVMCConvPTX_Kernel`.
#define MLS_LLVM_CCONV_PTX_KERNEL 71

// `MlirLLVMCConvPTX_Device`.
#define MLS_LLVM_CCONV_PTX_DEVICE 72

// `MlirLLVMCConvSPIR_FUNC`.
#define MLS_LLVM_CCONV_SPIR_FUNC 75

// `MlirLLVMCConvSPIR_KERNEL`.
#define MLS_LLVM_CCONV_SPIR_KERNEL 76

// `MlirLLVMCConvIntel_OCL_BI`.
#define MLS_LLVM_CCONV_INTEL_OCL_BI 77

// `MlirLLVMCConvX86_64_SysV`.
#define MLS_LLVM_CCONV_X86_64_SYS_V 78

// `MlirLLVMCConvWin64`.
#define MLS_LLVM_CCONV_WIN64 79

// `MlirLLVMCConvX86_VectorCall`.
#define MLS_LLVM_CCONV_X86_VECTOR_CALL 80

// `MlirLLVMCConvDUMMY_HHVM`.
#define MLS_LLVM_CCONV_DUMMY_HHVM 81

// `MlirLLVMCConvDUMMY_HHVM_C`.
#define MLS_LLVM_CCONV_DUMMY_HHVM_C 82

// `MlirLLVMCConvX86_INTR`.
#define MLS_LLVM_CCONV_X86_INTR 83

// `MlirLLVMCConvAVR_INTR`.
#define MLS_LLVM_CCONV_AVR_INTR 84

// `MlirLLVMCConvAVR_BUILTIN`.
#define MLS_LLVM_CCONV_AVR_BUILTIN 86

// `MlirLLVMCConvAMDGPU_VS`.
#define MLS_LLVM_CCONV_AMDGPU_VS 87

// `MlirLLVMCConvAMDGPU_GS`.
#define MLS_LLVM_CCONV_AMDGPU_GS 88

// `MlirLLVMCConvAMDGPU_CS`.
#define MLS_LLVM_CCONV_AMDGPU_CS 90

// `MlirLLVMCConvAMDGPU_KERNEL`.
#define MLS_LLVM_CCONV_AMDGPU_KERNEL 91

// `MlirLLVMCConvX86_RegCall`.
#define MLS_LLVM_CCONV_X86_REG_CALL 92

// `MlirLLVMCConvAMDGPU_HS`.
#define MLS_LLVM_CCONV_AMDGPU_HS 93

// `MlirLLVMCConvMSP430_BUILTIN`.
#define MLS_LLVM_CCONV_MSP430_BUILTIN 94

// `MlirLLVMCConvAMDGPU_LS`.
#define MLS_LLVM_CCONV_AMDGPU_LS 95

// `MlirLLVMCConvAMDGPU_ES`.
#define MLS_LLVM_CCONV_AMDGPU_ES 96

// `MlirLLVMCConvAArch64_VectorCall`.
#define MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL 97

// `MlirLLVMCConvAArch64_SVE_VectorCall`.
#define MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL 98

// `MlirLLVMCConvWASM_EmscriptenInvoke`.
#define MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE 99

// `MlirLLVMCConvAMDGPU_Gfx`.
#define MLS_LLVM_CCONV_AMDGPU_GFX 100

// `MlirLLVMCConvM68k_INTR`.
#define MLS_LLVM_CCONV_M68K_INTR 101

// `MlirLLVMComdatAny`.
#define MLS_LLVM_COMDAT_ANY 0

// `MlirLLVMComdatExactMatch`.
#define MLS_LLVM_COMDAT_EXACT_MATCH 1

// `MlirLLVMComdatLargest`.
#define MLS_LLVM_COMDAT_LARGEST 2

// `MlirLLVMComdatNoDeduplicate`.
#define MLS_LLVM_COMDAT_NO_DEDUPLICATE 3

// `MlirLLVMComdatSameSize`.
#define MLS_LLVM_COMDAT_SAME_SIZE 4

// `MlirLLVMDIEmissionKindNone`.
#define MLS_LLVM_DI_EMISSION_KIND_NONE 0

// `MlirLLVMDIEmissionKindFull`.
#define MLS_LLVM_DI_EMISSION_KIND_FULL 1

// `MlirLLVMDIEmissionKindLineTablesOnly`.
#define MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY 2

// `MlirLLVMDIEmissionKindDebugDirectivesOnly`.
#define MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY 3

// `MlirLLVMDINameTableKindDefault`.
#define MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT 0

// `MlirLLVMDINameTableKindGNU`.
#define MLS_LLVM_DI_NAME_TABLE_KIND_GNU 1

// `MlirLLVMDINameTableKindNone`.
#define MLS_LLVM_DI_NAME_TABLE_KIND_NONE 2

// `MlirLLVMDINameTableKindApple`.
#define MLS_LLVM_DI_NAME_TABLE_KIND_APPLE 3

// `MlirLLVMLinkageExternal`.
#define MLS_LLVM_LINKAGE_EXTERNAL 0

// `MlirLLVMLinkageAvailableExternally`.
#define MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY 1

// `MlirLLVMLinkageLinkonce`.
#define MLS_LLVM_LINKAGE_LINKONCE 2

// `MlirLLVMLinkageLinkonceODR`.
#define MLS_LLVM_LINKAGE_LINKONCE_ODR 3

// `MlirLLVMLinkageWeak`.
#define MLS_LLVM_LINKAGE_WEAK 4

// `MlirLLVMLinkageWeakODR`.
#define MLS_LLVM_LINKAGE_WEAK_ODR 5

// `MlirLLVMLinkageAppending`.
#define MLS_LLVM_LINKAGE_APPENDING 6

// `MlirLLVMLinkageInternal`.
#define MLS_LLVM_LINKAGE_INTERNAL 7

// `MlirLLVMLinkagePrivate`.
#define MLS_LLVM_LINKAGE_PRIVATE 8

// `MlirLLVMLinkageExternWeak`.
#define MLS_LLVM_LINKAGE_EXTERN_WEAK 9

// `MlirLLVMLinkageCommon`.
#define MLS_LLVM_LINKAGE_COMMON 10

// `MlirLLVMTypeEncodingAddress`.
#define MLS_LLVM_TYPE_ENCODING_ADDRESS 1

// `MlirLLVMTypeEncodingBoolean`.
#define MLS_LLVM_TYPE_ENCODING_BOOLEAN 2

// `MlirLLVMTypeEncodingComplexFloat`.
#define MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT 49

// `MlirLLVMTypeEncodingFloatT`.
#define MLS_LLVM_TYPE_ENCODING_FLOAT_T 4

// `MlirLLVMTypeEncodingSigned`.
#define MLS_LLVM_TYPE_ENCODING_SIGNED 5

// `MlirLLVMTypeEncodingSignedChar`.
#define MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR 6

// `MlirLLVMTypeEncodingUnsigned`.
#define MLS_LLVM_TYPE_ENCODING_UNSIGNED 7

// `MlirLLVMTypeEncodingUnsignedChar`.
#define MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR 8

// `MlirLLVMTypeEncodingImaginaryFloat`.
#define MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT 9

// `MlirLLVMTypeEncodingPackedDecimal`.
#define MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL 10

// `MlirLLVMTypeEncodingNumericString`.
#define MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING 11

// `MlirLLVMTypeEncodingEdited`.
#define MLS_LLVM_TYPE_ENCODING_EDITED 12

// `MlirLLVMTypeEncodingSignedFixed`.
#define MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED 13

// `MlirLLVMTypeEncodingUnsignedFixed`.
#define MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED 14

// `MlirLLVMTypeEncodingDecimalFloat`.
#define MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT 15

// `MlirLLVMTypeEncodingUTF`.
#define MLS_LLVM_TYPE_ENCODING_UTF 16

// `MlirLLVMTypeEncodingUCS`.
#define MLS_LLVM_TYPE_ENCODING_UCS 17

// `MlirLLVMTypeEncodingASCII`.
#define MLS_LLVM_TYPE_ENCODING_ASCII 18

// `MlirLLVMTypeEncodingLoUser`.
#define MLS_LLVM_TYPE_ENCODING_LO_USER 128

// `MlirLLVMTypeEncodingHiUser`.
#define MLS_LLVM_TYPE_ENCODING_HI_USER 255

// `MLIR_SPARSE_TENSOR_LEVEL_DENSE`.
#define MLS_SPARSE_TENSOR_LEVEL_DENSE 65536

// `MLIR_SPARSE_TENSOR_LEVEL_BATCH`.
#define MLS_SPARSE_TENSOR_LEVEL_BATCH 131072

// `MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED`.
#define MLS_SPARSE_TENSOR_LEVEL_COMPRESSED 262144

// `MLIR_SPARSE_TENSOR_LEVEL_SINGLETON`.
#define MLS_SPARSE_TENSOR_LEVEL_SINGLETON 524288

// `MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED`.
#define MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED 1048576

// `MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M`.
#define MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M 2097152

// `MLIR_SPARSE_PROPERTY_NON_UNIQUE`.
#define MLS_SPARSE_PROPERTY_NON_UNIQUE 1

// `MLIR_SPARSE_PROPERTY_NON_ORDERED`.
#define MLS_SPARSE_PROPERTY_NON_ORDERED 2

// `MLIR_SPARSE_PROPERTY_SOA`.
#define MLS_SPARSE_PROPERTY_SOA 4

// Kind of context handles.
#define MLS_KIND_CONTEXT 1

// Kind of dialect registry handles.
#define MLS_KIND_DIALECT_REGISTRY 2

// Kind of dialect handles.
#define MLS_KIND_DIALECT 3

// Kind of module handles.
#define MLS_KIND_MODULE 4

// Kind of operation handles.
#define MLS_KIND_OPERATION 5

// Kind of region handles.
#define MLS_KIND_REGION 6

// Kind of block handles.
#define MLS_KIND_BLOCK 7

// Kind of value handles.
#define MLS_KIND_VALUE 8

// Kind of location handles.
#define MLS_KIND_LOCATION 9

// Kind of identifier handles.
#define MLS_KIND_IDENTIFIER 10

// Kind of type handles.
#define MLS_KIND_TYPE 11

// Kind of attribute handles.
#define MLS_KIND_ATTRIBUTE 12

// Kind of symbol table handles.
#define MLS_KIND_SYMBOL_TABLE 13

// Kind of pass manager handles.
#define MLS_KIND_PASS_MANAGER 14

// Kind of operation pass manager handles.
#define MLS_KIND_OP_PASS_MANAGER 15

// Kind of operation state handles.
#define MLS_KIND_OPERATION_STATE 16

// Kind of printing flags handles.
#define MLS_KIND_OP_PRINTING_FLAGS 17

// Kind of bytecode writer configuration handles.
#define MLS_KIND_BYTECODE_WRITER_CONFIG 18

// Kind of string handles.
#define MLS_KIND_STRING 19

// Kind of report handles.
#define MLS_KIND_REPORT 20

// Kind of operand use handles.
#define MLS_KIND_OP_OPERAND 21

// Kind of execution engine handles.
#define MLS_KIND_EXECUTION_ENGINE 22

// Kind of pass handles.
#define MLS_KIND_PASS 23

// Kind of handles of passes that are running.
#define MLS_KIND_EXTERNAL_PASS 24

// Kind of thread pool handles.
#define MLS_KIND_LLVM_THREAD_POOL 25

// Kind of rewrite pattern handles.
#define MLS_KIND_REWRITE_PATTERN 26

// Kind of rewrite pattern set handles.
#define MLS_KIND_REWRITE_PATTERN_SET 27

// Kind of frozen rewrite pattern set handles.
#define MLS_KIND_FROZEN_REWRITE_PATTERN_SET 28

// Kind of handles of rewriters, during a rewrite.
#define MLS_KIND_PATTERN_REWRITER 29

// Kind of answer handles.
#define MLS_KIND_ANSWER 30

// Kind of affine expression handles.
#define MLS_KIND_AFFINE_EXPR 31

// Kind of affine map handles.
#define MLS_KIND_AFFINE_MAP 32

// Kind of integer set handles.
#define MLS_KIND_INTEGER_SET 33

// Kind of type ID handles.
#define MLS_KIND_TYPE_ID 34

// Kind of handles of dialects that no context has to know.
#define MLS_KIND_DIALECT_HANDLE 35

// Kind of type ID allocator handles.
#define MLS_KIND_TYPE_ID_ALLOCATOR 36

// Kind of printing state handles.
#define MLS_KIND_ASM_STATE 37

// Kind of handles of rewriters of any kind.
#define MLS_KIND_REWRITER_BASE 38

// Kind of handles of modules of PDL patterns.
#define MLS_KIND_PDL_PATTERN_MODULE 39

// Kind of handles of what a PDL pattern hands to a function.
#define MLS_KIND_PDL_VALUE 40

// Kind of handles of the results of a function that a PDL pattern calls.
#define MLS_KIND_PDL_RESULT_LIST 41

// Exact mode: handles die exactly when their objects do.
#define MLS_INVALIDATION_EXACT 0

// Conservative mode: handles also die when their objects may have.
#define MLS_INVALIDATION_CONSERVATIVE 1

// Statistics as a list.
#define MLS_PASS_DISPLAY_MODE_LIST 0

// Statistics in the form of the pipeline.
#define MLS_PASS_DISPLAY_MODE_PIPELINE 1

// An error of MLIR.
#define MLS_DIAGNOSTIC_ERROR 0

// A warning of MLIR.
#define MLS_DIAGNOSTIC_WARNING 1

// A note of MLIR, attached to another diagnostic.
#define MLS_DIAGNOSTIC_NOTE 2

// A remark of MLIR.
#define MLS_DIAGNOSTIC_REMARK 3

// No restriction on which operations the driver looks at.
#define MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP 0

// Only those that were there before, and new ones.
#define MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS 1

// Only those that were there before.
#define MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS 2

// The driver leaves regions as they are.
#define MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED 0

// It removes what is dead in them.
#define MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL 1

// It merges blocks too.
#define MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE 2

// The call did what it says.
#define MLS_STATUS_OK 0

// A handle is null (all bits 0) where an object is needed.
#define MLS_STATUS_NULL_HANDLE 101

// A handle has bits that no handle has.
#define MLS_STATUS_BAD_HANDLE 102

// A handle names an object of another kind.
#define MLS_STATUS_WRONG_KIND 103

// A handle has the form of one, but was never given out.
#define MLS_STATUS_NEVER_ISSUED 104

// The object of a handle is dead; the report says what it was and what killed
// it.
#define MLS_STATUS_STALE_HANDLE 105

// A handle belongs to another context than the first handle of the call.
#define MLS_STATUS_WRONG_CONTEXT 106

// The object is leased to a long call on another thread, which the report
// names.
#define MLS_STATUS_BUSY 107

// A callback inside of a pass run or rewrite used something outside of the
// operation that it was given.
#define MLS_STATUS_OUT_OF_SCOPE 108

// A required pointer is null.
#define MLS_STATUS_NULL_POINTER 201

// An index or a number is out of its range.
#define MLS_STATUS_OUT_OF_RANGE 202

// A number is not a value of its enumeration.
#define MLS_STATUS_BAD_ENUM 203

// An argument is of the right type, but this function has no use for it; the
// report says why.
#define MLS_STATUS_BAD_ARGUMENT 204

// The dialect that the call needs is not loaded in the context.
#define MLS_STATUS_DIALECT_NOT_LOADED 205

// A text, or what would be put together, is nested deeper than MLIR's stack
// allows; the report says how deep.
#define MLS_STATUS_TOO_DEEP 206

// Something else still uses the object.
#define MLS_STATUS_IN_USE 301

// The object is in a state in which the call makes no sense (an attached
// operation where a detached one is needed, and the like).
#define MLS_STATUS_BAD_STATE 302

// There is no such thing (a dialect, a file, the data of a resource).
#define MLS_STATUS_NOT_AVAILABLE 303

// There is no symbol of this name: the one that was asked for, or one that
// compiled code needs.
#define MLS_STATUS_NO_SYMBOL 304

// The text or bytecode does not parse; the diagnostics are in the report.
#define MLS_STATUS_PARSE_ERROR 401

// The IR does not verify; the diagnostics are in the report.
#define MLS_STATUS_VERIFY_ERROR 402

// A pass failed; the diagnostics are in the report.
#define MLS_STATUS_PASS_FAILED 403

// The textual pipeline is wrong; the report says where.
#define MLS_STATUS_PIPELINE_ERROR 404

// MLIR refused for another reason, in the report.
#define MLS_STATUS_UPSTREAM_FAILED 405

// A callback of the host asked to stop.
#define MLS_STATUS_CALLBACK_FAILED 501

// Nobody answered in time.
#define MLS_STATUS_TIMED_OUT 502

// The library met a fault of its own and undid the call.
#define MLS_STATUS_PANIC 901

// No memory, or no room in a table.
#define MLS_STATUS_NO_MEMORY 902

// What a call reports: a code, and the number of its report.
//
// `code` is 0 for success and one of `MLS_STATUS_*` otherwise. `report` is 0
// or names the report of this very call, which any thread can fetch with
// `mlsStatusGetReport` (a success has a report when MLIR gave diagnostics).
typedef struct {
  // 0, or one of `MLS_STATUS_*`.
  uint32_t code;
  // 0, or the number of the report.
  uint32_t report;
} MlsStatus;

// An affine expression of dimensions and symbols; lives as long as its context.
// Upstream: `MlirAffineExpr`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAffineExpr;

// A context: the owner of types, attributes and all IR.
//
// Made by `mlsContextCreate`, `mlsContextCreateWithThreading`,
// `mlsContextCreateWithRegistry`; destroyed by `mlsContextDestroy`.
// Upstream: `MlirContext`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsContext;

// A view of `length` bytes; not NUL-terminated unless it says so.
//
// The bytes belong to whoever made the view: as an argument they are read
// during the call only, as a result the function says how long they last.
// Upstream: `MlirStringRef`.
typedef struct {
  // First byte; may be null when `length` is 0.
  const char *data;
  // Number of bytes.
  size_t length;
} MlsStringRef;

// Receives a piece of text. Valid during the call.
typedef void (*MlsStringCallback)(MlsStringRef text, void *user_data);

// Text or bytes that belong to the host.
//
// Made by the functions that print; read by `mlsStringGet`; destroyed by
// `mlsStringDestroy`. No upstream counterpart.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsString;

// An affine map; lives as long as its context. Upstream: `MlirAffineMap`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAffineMap;

// An attribute; lives as long as its context. Upstream: `MlirAttribute`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAttribute;

// The number of a class of types, attributes, operations or interfaces.
//
// MLIR's own live as long as the process; those of `mlsTypeIDAllocatorAllocateTypeID`
// as long as the allocator. Upstream: `MlirTypeID`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsTypeID;

// A type; lives as long as its context. Upstream: `MlirType`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsType;

// A location; lives as long as its context. Upstream: `MlirLocation`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsLocation;

// A set of integers that affine constraints describe; lives as long as its
// context. Upstream: `MlirIntegerSet`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsIntegerSet;

// A truth value as an argument: 0 is false, everything else is true.
typedef uint8_t MlsBool;

// A pass of the host that is in no pass manager yet.
//
// Made by `mlsCreateExternalPass`; consumed by `mlsPassManagerAddOwnedPass`
// and `mlsOpPassManagerAddOwnedPass`, or destroyed by `mlsPassDestroy`.
// Upstream: `MlirPass`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPass;

// A dialect of MLIR that no context has to know yet; lives as long as the process.
//
// Given by `mlsGetDialectHandle__x__`. Upstream: `MlirDialectHandle`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsDialectHandle;

// How `emitc.cmp` compares. Upstream: `MlirEmitCCmpPredicate`.
typedef uint64_t MlsEmitCCmpPredicate;

// A calling convention of LLVM. Upstream: `MlirLLVMCConv`.
typedef uint32_t MlsLLVMCConv;

// How the linker selects one of equal sections. Upstream: `MlirLLVMComdat`.
typedef uint32_t MlsLLVMComdat;

// How a symbol is linked. Upstream: `MlirLLVMLinkage`.
typedef uint32_t MlsLLVMLinkage;

// How debuggers read a basic type, as DWARF numbers it. Upstream: `MlirLLVMTypeEncoding`.
typedef uint32_t MlsLLVMTypeEncoding;

// How much debug information a unit has. Upstream: `MlirLLVMDIEmissionKind`.
typedef uint32_t MlsLLVMDIEmissionKind;

// The table of names that a unit has for debuggers. Upstream: `MlirLLVMDINameTableKind`.
typedef uint32_t MlsLLVMDINameTableKind;

// An identifier; lives as long as its context. Upstream: `MlirIdentifier`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsIdentifier;

// How a level of a sparse tensor is stored. Upstream: `MlirSparseTensorLevelFormat`.
typedef uint32_t MlsSparseTensorLevelFormat;

// A module compiled to machine code of this process.
//
// Made by `mlsExecutionEngineCreate`; destroyed by
// `mlsExecutionEngineDestroy`. Upstream: `MlirExecutionEngine`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsExecutionEngine;

// An operation. Valid exactly as long as the operation lives.
//
// Made by `mlsOperationCreate`, `mlsOperationClone`,
// `mlsOperationCreateParse`; destroyed by `mlsOperationDestroy`, a pass, or
// the end of what it is in. Upstream: `MlirOperation`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOperation;

// A dialect that is loaded in a context, and lives as long as it.
// Upstream: `MlirDialect`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsDialect;

// A set of dialects that a context may load.
//
// Made by `mlsDialectRegistryCreate`; destroyed by
// `mlsDialectRegistryDestroy`. Upstream: `MlirDialectRegistry`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsDialectRegistry;

// A `builtin.module`: the same object as its operation, by another type.
//
// Made by `mlsModuleCreateEmpty`, `mlsModuleCreateParse`,
// `mlsModuleCreateParseFromFile`; destroyed by `mlsModuleDestroy`.
// Upstream: `MlirModule`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsModule;

// A region: of an operation, or detached.
//
// Made by `mlsRegionCreate`; destroyed by `mlsRegionDestroy` while detached,
// else with its operation. Upstream: `MlirRegion`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsRegion;

// A block. Valid exactly as long as the block lives.
//
// Made by `mlsBlockCreate`; destroyed by `mlsBlockDestroy`, a pass, or the
// end of what it is in. Upstream: `MlirBlock`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsBlock;

// A value: a result of an operation or an argument of a block, and valid as
// long as that. Upstream: `MlirValue`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsValue;

// A use of a value: operand number n of an operation, whatever value that is.
// Upstream: `MlirOpOperand`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpOperand;

// A symbol table of an operation.
//
// Made by `mlsSymbolTableCreate`; destroyed by `mlsSymbolTableDestroy`; of no
// use once its operation is dead. Upstream: `MlirSymbolTable`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsSymbolTable;

// A pass manager.
//
// Made by `mlsPassManagerCreate`, `mlsPassManagerCreateOnOperation`;
// destroyed by `mlsPassManagerDestroy`. Upstream: `MlirPassManager`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPassManager;

// A value that a callback waits for and another thread gives.
//
// Made by `mlsAnswerCreate`; consumed by `mlsAnswerWait`, or destroyed by
// `mlsAnswerDestroy`. No upstream counterpart.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAnswer;

// How to print parts of an operation so that the same value has the same name in
// all of them.
//
// Made by `mlsAsmStateCreateForOperation`, `mlsAsmStateCreateForValue`; destroyed
// by `mlsAsmStateDestroy`; of no use once its operation or value is dead.
// Upstream: `MlirAsmState`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAsmState;

// How to write bytecode.
//
// Made by `mlsBytecodeWriterConfigCreate`; destroyed by
// `mlsBytecodeWriterConfigDestroy`. Upstream: `MlirBytecodeWriterConfig`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsBytecodeWriterConfig;

// A set of rewrite patterns that can be applied.
//
// Made by `mlsFreezeRewritePattern`; destroyed by
// `mlsFrozenRewritePatternSetDestroy`. Upstream: `MlirFrozenRewritePatternSet`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsFrozenRewritePatternSet;

// A pool of worker threads.
//
// Made by `mlsLlvmThreadPoolCreate`; destroyed by `mlsLlvmThreadPoolDestroy`.
// Upstream: `MlirLlvmThreadPool`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsLlvmThreadPool;

// A pass manager inside another one, or a pass manager seen as one. It goes
// stale when its pass manager is destroyed, runs, or is given a new pipeline.
// Upstream: `MlirOpPassManager`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpPassManager;

// How to print operations.
//
// Made by `mlsOpPrintingFlagsCreate`; destroyed by
// `mlsOpPrintingFlagsDestroy`. Upstream: `MlirOpPrintingFlags`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpPrintingFlags;

// What an operation will be made of.
//
// Made by `mlsOperationStateGet`; consumed by `mlsOperationCreate` or
// destroyed by `mlsOperationStateDestroy`. Upstream: `MlirOperationState`,
// there a struct.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOperationState;

// A module of patterns in the PDL dialect, and the host's functions that they
// call.
//
// Made by `mlsPDLPatternModuleFromModule`; consumed by
// `mlsRewritePatternSetFromPDLPatternModule`, or destroyed by
// `mlsPDLPatternModuleDestroy`. Upstream: `MlirPDLPatternModule`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPDLPatternModule;

// The report of a call.
//
// Made by `mlsStatusGetReport`; destroyed by `mlsReportDestroy`. No upstream
// counterpart.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsReport;

// A rewrite pattern of the host that is in no set yet.
//
// Made by `mlsOpRewritePatternCreate`; consumed by `mlsRewritePatternSetAdd`, or
// destroyed by `mlsRewritePatternDestroy`. Upstream: `MlirRewritePattern`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsRewritePattern;

// A set of rewrite patterns.
//
// Made by `mlsRewritePatternSetCreate`; consumed by `mlsFreezeRewritePattern`, or
// destroyed by `mlsRewritePatternSetDestroy`. Upstream: `MlirRewritePatternSet`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsRewritePatternSet;

// What IR is changed with: a rewriter of the host's own, or that of a pattern,
// seen as one. The host's own keeps its place to insert at as long as that lives.
//
// Made by `mlsIRRewriterCreate` and `mlsIRRewriterCreateFromOp`; destroyed by
// `mlsIRRewriterDestroy`. Given by `mlsPatternRewriterAsBase`, and then of use
// only in the callback. Upstream: `MlirRewriterBase`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsRewriterBase;

// Makes new type IDs.
//
// Made by `mlsTypeIDAllocatorCreate`; destroyed by `mlsTypeIDAllocatorDestroy`.
// Upstream: `MlirTypeIDAllocator`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsTypeIDAllocator;

// A name and an attribute. Upstream: `MlirNamedAttribute`.
typedef struct {
  // The name.
  MlsIdentifier name;
  // The attribute.
  MlsAttribute attribute;
} MlsNamedAttribute;

// The bytes of a dense constant.
typedef struct {
  // First byte, in the order of the machine.
  const void *data;
  // Number of bytes: of all elements, or of one if `isSplat`.
  size_t size;
  // Bytes of one element; 0 if elements are single bits (`i1`).
  size_t elementSize;
  // Whether the bytes are those of one element that stands for all.
  bool isSplat;
} MlsRawData;

// One handle that died.
typedef struct {
  // The bits of the handle; a module's are reported as its operation's.
  uint64_t handle;
  // `MLS_KIND_*` of the handle.
  uint32_t kind;
  // What it was, such as `arith.addi`; empty if it has no name. Valid for
  // ever.
  MlsStringRef name;
  // What killed it, as in the report of a stale handle. Valid during the
  // callback.
  MlsStringRef reason;
  // The number of the pass run that killed it, or 0.
  uint64_t run;
} MlsInvalidation;

// Is given everything that one call killed, in the order of the deaths. The
// library holds no lock meanwhile; it may be called on any thread that calls
// the library.
typedef void (*MlsInvalidationCallback)(intptr_t n,
                                        const MlsInvalidation *invalidations,
                                        void *user_data);

// Frees the user data that was given with a callback.
typedef void (*MlsDestroyUserData)(void *user_data);

// A note that is attached to a diagnostic.
typedef struct {
  // The message.
  MlsStringRef message;
  // The location, in MLIR's syntax.
  MlsStringRef location;
} MlsDiagnosticNote;

// One of MLIR's diagnostics. The texts belong to whoever gave it.
typedef struct {
  // `MLS_DIAGNOSTIC_*`.
  uint32_t severity;
  // The message.
  MlsStringRef message;
  // The location, in MLIR's syntax: `loc("file.mlir":3:7)`.
  MlsStringRef location;
  // How many notes are attached.
  intptr_t numNotes;
  // The notes, in a handler; null in a report (`mlsReportGetNote`).
  const MlsDiagnosticNote *notes;
} MlsDiagnostic;

// Is given a diagnostic, which is valid until it returns.
typedef void (*MlsDiagnosticHandler)(const MlsDiagnostic *diagnostic,
                                     void *user_data);

// A pass of the host that is running: of use only in its callback. Upstream:
// `MlirExternalPass`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsExternalPass;

// What a pass of the host does. `run` is needed; all others may be null.
//
// They are called on any thread, several at once for several copies of the
// pass, with no lock of the library held.
typedef struct {
  // A copy of the pass was made, or the pass itself.
  void (*construct)(void *user_data);
  // Destroys user data: called exactly once for what `mlsCreateExternalPass`
  // was given and for what each `clone` returned.
  MlsDestroyUserData destruct;
  // Called before a run, with the context, unless nothing has changed since the
  // run before; `mlsCallbackFail` in it fails the run.
  void (*initialize)(MlsContext context, void *user_data);
  // Makes user data for a copy of the pass. Without it, all copies share
  // theirs.
  void *(*clone)(void *user_data);
  // Runs the pass on one operation. `op`, and what is reached from it, may be
  // used until it returns; `pass` is stale then.
  // `mlsExternalPassSignalFailure` and `mlsCallbackFail` fail the run.
  void (*run)(MlsOperation op, MlsExternalPass pass, void *user_data);
} MlsExternalPassCallbacks;

// What the host does around callbacks and long calls. Both pairs are needed:
// taking a lock in callbacks without letting it go around long calls is a
// deadlock, and the other way round they run without it.
//
// With hooks set, the host calls the library only with its lock held.
//
// `enter` and `detach` return a token that is handed to the function that ends
// what they began, on the same thread. They must not call the library, nor
// unwind.
typedef struct {
  // Called before a callback on a thread that does not have the lock: makes
  // the thread one of the host's, and takes its lock.
  void *(*enter)(void *user_data);
  // Called after a callback, with what `enter` returned.
  void (*leave)(void *token, void *user_data);
  // Called before a long call or a wait: lets the host's lock go.
  void *(*detach)(void *user_data);
  // Called after it, with what `detach` returned: takes the lock again.
  void (*attach)(void *token, void *user_data);
  // Handed to all four.
  void *userData;
} MlsHostHooks;

// Which form statistics have: one of `MLS_PASS_DISPLAY_MODE_*`. Upstream:
// `MlirPassDisplayMode`.
typedef uint32_t MlsPassDisplayMode;

// What is known of one result, where that is no type yet.
typedef struct {
  // Whether the rank is known.
  bool hasRank;
  // The number of sizes; 0 if it is not known.
  intptr_t rank;
  // Where its sizes begin among those of all results.
  intptr_t firstSize;
  // The type of the elements, or null.
  MlsType elementType;
  // Something more, like an encoding, or null.
  MlsAttribute attribute;
} MlsShapedTypeComponents;

// The loops of a contraction, by their numbers: attributes of 32 bit integers. All
// are null if it is none. Upstream: `MlirLinalgContractionDimensions`.
typedef struct {
  // Loops over what both inputs and the output have.
  MlsAttribute batch;
  // Loops over what the first input and the output have.
  MlsAttribute m;
  // Loops over what the second input and the output have.
  MlsAttribute n;
  // Loops over what both inputs have.
  MlsAttribute k;
} MlsLinalgContractionDimensions;

// The loops of a convolution, by their numbers: attributes of 32 bit integers; and
// its steps: attributes of 64 bit integers. All are null if it is none. Upstream:
// `MlirLinalgConvolutionDimensions`.
typedef struct {
  // Loops over independent images.
  MlsAttribute batch;
  // Loops over places in the output.
  MlsAttribute outputImage;
  // Loops over channels of the output.
  MlsAttribute outputChannel;
  // Loops over places in the filter.
  MlsAttribute filterLoop;
  // Loops over channels of the input.
  MlsAttribute inputChannel;
  // Loops over channels that input, filter and output have.
  MlsAttribute depth;
  // From one place in the output to the next, how far in the input.
  MlsAttribute strides;
  // From one place in the filter to the next, how far in the input.
  MlsAttribute dilations;
} MlsLinalgConvolutionDimensions;

// One live object that has a handle.
typedef struct {
  // The bits of its handle; a module's are those of its operation.
  uint64_t handle;
  // The bits of the handle of what it keeps alive: the outermost piece of IR
  // around it, the pass manager around a nested one, the context of a type,
  // or itself. 0 while a long call changes the IR.
  uint64_t root;
  // `MLS_KIND_*` of the handle.
  uint32_t kind;
  // The references that the host has to it.
  uint32_t references;
  // What it is, such as `arith.addi`; empty if it has no name, or while a
  // long call changes the IR. Valid for ever.
  MlsStringRef name;
} MlsLiveObject;

// What a rewrite pattern changes IR with: of use only in its callback. Upstream:
// `MlirPatternRewriter`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPatternRewriter;

// Where a function that a PDL pattern calls leaves its results: of use only in
// that callback. Upstream: `MlirPDLResultList`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPDLResultList;

// What a PDL pattern hands to a function of the host: of use only in that
// callback. Upstream: `MlirPDLValue`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPDLValue;

// What a PDL pattern calls to rewrite something: it looks at `values`, changes the
// IR with `rewriter`, leaves its results in `results`, and returns whether it
// succeeded. All handles that it is given are of use only until it returns. It
// erases nothing if the pattern does something behind the call.
typedef MlsBool (*MlsPDLRewriteFunction)(MlsPatternRewriter rewriter,
                                         MlsPDLResultList results,
                                         intptr_t n_values,
                                         const MlsPDLValue *values,
                                         void *user_data);

// What a PDL pattern asks whether it matches: it looks at `values`, leaves its
// results in `results`, and returns whether the constraint holds. It changes
// nothing. All handles that it is given are of use only until it returns.
typedef MlsBool (*MlsPDLConstraintFunction)(MlsPatternRewriter rewriter,
                                            MlsPDLResultList results,
                                            intptr_t n_values,
                                            const MlsPDLValue *values,
                                            void *user_data);

// Says that MLIR does not use the data any more.
typedef void (*MlsBlobDeleter)(void *user_data,
                               const void *data,
                               size_t size,
                               size_t alignment);

// What a rewrite pattern of the host does. `matchAndRewrite` is needed.
typedef struct {
  // The pattern was put into a set.
  void (*construct)(void *user_data);
  // Destroys the user data, once.
  MlsDestroyUserData destruct;
  // Looks at `op` and rewrites it with `rewriter`, or leaves it; returns
  // whether it did something. Everything in what the driver works on may be
  // read, and changed by `rewriter` only, which is stale afterwards.
  // `mlsCallbackFail` ends the driver.
  MlsBool (*matchAndRewrite)(MlsOperation op,
                             MlsPatternRewriter rewriter,
                             void *user_data);
} MlsRewritePatternCallbacks;

// How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the
// usual values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
typedef struct {
  // How often it goes over everything at most; -1 for no limit.
  int64_t maxIterations;
  // How many rewrites it does in one go at most; -1 for no limit.
  int64_t maxNumRewrites;
  // `MLS_GREEDY_REWRITE_STRICTNESS_*`.
  uint32_t strictness;
  // `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
  uint32_t regionSimplificationLevel;
  // Whether it begins at the top.
  MlsBool useTopDownTraversal;
  // Whether it folds.
  MlsBool enableFolding;
  // Whether it merges equal constants.
  MlsBool enableConstantCse;
} MlsGreedyRewriteDriverConfig;

// What a level of a sparse tensor has not by default. Upstream: `MlirSparseTensorLevelPropertyNondefault`.
typedef uint32_t MlsSparseTensorLevelPropertyNondefault;

// How a transform script is run. `mlsTransformOptionsCreate` gives the usual
// values. Upstream: `MlirTransformOptions`, there an object.
typedef struct {
  // Whether every step is checked: that handles of the script are used while
  // what they name is there.
  MlsBool expensiveChecksEnabled;
  // Whether a script must have a single operation at its top.
  MlsBool enforceSingleTopLevelTransformOp;
} MlsTransformOptions;

// What a walk does next. Upstream: `MlirWalkResult`.
typedef uint32_t MlsWalkResult;

// Is shown an operation, and returns `MLS_WALK_RESULT_*`; any other number
// stops the walk.
typedef MlsWalkResult (*MlsOperationWalkCallback)(MlsOperation op,
                                                  void *user_data);

// Order of a walk. Upstream: `MlirWalkOrder`.
typedef uint32_t MlsWalkOrder;

// Is shown an operation with a symbol table, and whether all uses of its symbols
// are known: they are where the table itself can be reached from nowhere else.
typedef void (*MlsSymbolTableCallback)(MlsOperation op,
                                       bool all_uses_visible,
                                       void *user_data);

// An operation before what is in it.
#define MLS_WALK_PRE_ORDER 0

// An operation after what is in it.
#define MLS_WALK_POST_ORDER 1

// Go on.
#define MLS_WALK_RESULT_ADVANCE 0

// Stop.
#define MLS_WALK_RESULT_INTERRUPT 1

// Go on, but not into this operation (in pre-order).
#define MLS_WALK_RESULT_SKIP 2

// How the library was built to lay out structures.
#if defined(__cplusplus) && __cplusplus >= 201103L
#define MLS_ASSERT(what, text) static_assert(what, text)
#define MLS_ALIGNMENT alignof
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define MLS_ASSERT(what, text) _Static_assert(what, text)
#define MLS_ALIGNMENT _Alignof
#endif
#ifdef MLS_ASSERT
#define MLS_LAYOUT(type, size, alignment) \
  MLS_ASSERT(sizeof(type) == size && MLS_ALIGNMENT(type) == alignment, #type)
#define MLS_OFFSET(type, member, offset) \
  MLS_ASSERT(offsetof(type, member) == offset, #type "." #member)
MLS_LAYOUT(MlsAffineExpr, 8, 8);
MLS_LAYOUT(MlsAffineMap, 8, 8);
MLS_LAYOUT(MlsAnswer, 8, 8);
MLS_LAYOUT(MlsAsmState, 8, 8);
MLS_LAYOUT(MlsAttribute, 8, 8);
MLS_LAYOUT(MlsBlock, 8, 8);
MLS_LAYOUT(MlsBytecodeWriterConfig, 8, 8);
MLS_LAYOUT(MlsContext, 8, 8);
MLS_LAYOUT(MlsDiagnostic, 56, 8);
MLS_OFFSET(MlsDiagnostic, message, 8);
MLS_OFFSET(MlsDiagnostic, location, 24);
MLS_OFFSET(MlsDiagnostic, numNotes, 40);
MLS_OFFSET(MlsDiagnostic, notes, 48);
MLS_LAYOUT(MlsDiagnosticNote, 32, 8);
MLS_OFFSET(MlsDiagnosticNote, location, 16);
MLS_LAYOUT(MlsDialect, 8, 8);
MLS_LAYOUT(MlsDialectHandle, 8, 8);
MLS_LAYOUT(MlsDialectRegistry, 8, 8);
MLS_LAYOUT(MlsExecutionEngine, 8, 8);
MLS_LAYOUT(MlsExternalPass, 8, 8);
MLS_LAYOUT(MlsExternalPassCallbacks, 40, 8);
MLS_OFFSET(MlsExternalPassCallbacks, destruct, 8);
MLS_OFFSET(MlsExternalPassCallbacks, initialize, 16);
MLS_OFFSET(MlsExternalPassCallbacks, clone, 24);
MLS_OFFSET(MlsExternalPassCallbacks, run, 32);
MLS_LAYOUT(MlsFrozenRewritePatternSet, 8, 8);
MLS_LAYOUT(MlsGreedyRewriteDriverConfig, 32, 8);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, maxNumRewrites, 8);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, strictness, 16);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, regionSimplificationLevel, 20);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, useTopDownTraversal, 24);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, enableFolding, 25);
MLS_OFFSET(MlsGreedyRewriteDriverConfig, enableConstantCse, 26);
MLS_LAYOUT(MlsHostHooks, 40, 8);
MLS_OFFSET(MlsHostHooks, leave, 8);
MLS_OFFSET(MlsHostHooks, detach, 16);
MLS_OFFSET(MlsHostHooks, attach, 24);
MLS_OFFSET(MlsHostHooks, userData, 32);
MLS_LAYOUT(MlsIdentifier, 8, 8);
MLS_LAYOUT(MlsIntegerSet, 8, 8);
MLS_LAYOUT(MlsInvalidation, 56, 8);
MLS_OFFSET(MlsInvalidation, kind, 8);
MLS_OFFSET(MlsInvalidation, name, 16);
MLS_OFFSET(MlsInvalidation, reason, 32);
MLS_OFFSET(MlsInvalidation, run, 48);
MLS_LAYOUT(MlsLinalgContractionDimensions, 32, 8);
MLS_OFFSET(MlsLinalgContractionDimensions, m, 8);
MLS_OFFSET(MlsLinalgContractionDimensions, n, 16);
MLS_OFFSET(MlsLinalgContractionDimensions, k, 24);
MLS_LAYOUT(MlsLinalgConvolutionDimensions, 64, 8);
MLS_OFFSET(MlsLinalgConvolutionDimensions, outputImage, 8);
MLS_OFFSET(MlsLinalgConvolutionDimensions, outputChannel, 16);
MLS_OFFSET(MlsLinalgConvolutionDimensions, filterLoop, 24);
MLS_OFFSET(MlsLinalgConvolutionDimensions, inputChannel, 32);
MLS_OFFSET(MlsLinalgConvolutionDimensions, depth, 40);
MLS_OFFSET(MlsLinalgConvolutionDimensions, strides, 48);
MLS_OFFSET(MlsLinalgConvolutionDimensions, dilations, 56);
MLS_LAYOUT(MlsLiveObject, 40, 8);
MLS_OFFSET(MlsLiveObject, root, 8);
MLS_OFFSET(MlsLiveObject, kind, 16);
MLS_OFFSET(MlsLiveObject, references, 20);
MLS_OFFSET(MlsLiveObject, name, 24);
MLS_LAYOUT(MlsLlvmThreadPool, 8, 8);
MLS_LAYOUT(MlsLocation, 8, 8);
MLS_LAYOUT(MlsModule, 8, 8);
MLS_LAYOUT(MlsNamedAttribute, 16, 8);
MLS_OFFSET(MlsNamedAttribute, attribute, 8);
MLS_LAYOUT(MlsOpOperand, 8, 8);
MLS_LAYOUT(MlsOpPassManager, 8, 8);
MLS_LAYOUT(MlsOpPrintingFlags, 8, 8);
MLS_LAYOUT(MlsOperation, 8, 8);
MLS_LAYOUT(MlsOperationState, 8, 8);
MLS_LAYOUT(MlsPDLPatternModule, 8, 8);
MLS_LAYOUT(MlsPDLResultList, 8, 8);
MLS_LAYOUT(MlsPDLValue, 8, 8);
MLS_LAYOUT(MlsPass, 8, 8);
MLS_LAYOUT(MlsPassManager, 8, 8);
MLS_LAYOUT(MlsPatternRewriter, 8, 8);
MLS_LAYOUT(MlsRawData, 32, 8);
MLS_OFFSET(MlsRawData, size, 8);
MLS_OFFSET(MlsRawData, elementSize, 16);
MLS_OFFSET(MlsRawData, isSplat, 24);
MLS_LAYOUT(MlsRegion, 8, 8);
MLS_LAYOUT(MlsReport, 8, 8);
MLS_LAYOUT(MlsRewritePattern, 8, 8);
MLS_LAYOUT(MlsRewritePatternCallbacks, 24, 8);
MLS_OFFSET(MlsRewritePatternCallbacks, destruct, 8);
MLS_OFFSET(MlsRewritePatternCallbacks, matchAndRewrite, 16);
MLS_LAYOUT(MlsRewritePatternSet, 8, 8);
MLS_LAYOUT(MlsRewriterBase, 8, 8);
MLS_LAYOUT(MlsShapedTypeComponents, 40, 8);
MLS_OFFSET(MlsShapedTypeComponents, rank, 8);
MLS_OFFSET(MlsShapedTypeComponents, firstSize, 16);
MLS_OFFSET(MlsShapedTypeComponents, elementType, 24);
MLS_OFFSET(MlsShapedTypeComponents, attribute, 32);
MLS_LAYOUT(MlsStatus, 8, 4);
MLS_OFFSET(MlsStatus, report, 4);
MLS_LAYOUT(MlsString, 8, 8);
MLS_LAYOUT(MlsStringRef, 16, 8);
MLS_OFFSET(MlsStringRef, length, 8);
MLS_LAYOUT(MlsSymbolTable, 8, 8);
MLS_LAYOUT(MlsTransformOptions, 2, 1);
MLS_OFFSET(MlsTransformOptions, enforceSingleTopLevelTransformOp, 1);
MLS_LAYOUT(MlsType, 8, 8);
MLS_LAYOUT(MlsTypeID, 8, 8);
MLS_LAYOUT(MlsTypeIDAllocator, 8, 8);
MLS_LAYOUT(MlsValue, 8, 8);
#undef MLS_OFFSET
#undef MLS_LAYOUT
#undef MLS_ALIGNMENT
#undef MLS_ASSERT
#endif

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Gives the context of an affine expression.
//
// Upstream: `mlirAffineExprGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprGetContext(MlsAffineExpr affineExpr,
                                  MlsContext *out);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirAffineExprEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprEqual(MlsAffineExpr lhs,
                             MlsAffineExpr rhs,
                             bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirAffineExprIsNull`.
// Threads: any.
bool mlsAffineExprIsNull(MlsAffineExpr affineExpr);

// Prints an affine expression: calls `callback` once with all of the text,
// without any lock.
//
// Upstream: `mlirAffineExprPrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsAffineExprPrint(MlsAffineExpr affineExpr,
                             MlsStringCallback callback,
                             void *userData);

// Prints an affine expression into a string.
//
// Upstream: `mlirAffineExprPrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprToString(MlsAffineExpr affineExpr,
                                MlsString *out);

// Prints an affine expression to standard error.
//
// Upstream: `mlirAffineExprDump`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineExprDump(MlsAffineExpr affineExpr);

// Tells whether an expression has no dimensions.
//
// Upstream: `mlirAffineExprIsSymbolicOrConstant`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsSymbolicOrConstant(MlsAffineExpr affineExpr,
                                            bool *out);

// Tells whether an expression is affine: multiplies, divides and takes
// remainders with constants only.
//
// Upstream: `mlirAffineExprIsPureAffine`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsPureAffine(MlsAffineExpr affineExpr,
                                    bool *out);

// Gives the largest number that is known to divide every value of an
// expression.
//
// Upstream: `mlirAffineExprGetLargestKnownDivisor`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprGetLargestKnownDivisor(MlsAffineExpr affineExpr,
                                              int64_t *out);

// Tells whether every value of an expression is known to be a multiple of
// `factor`.
//
// Upstream: `mlirAffineExprIsMultipleOf`.
// Threads: any.
// Errors: OUT_OF_RANGE (`factor`: below 1).
MLS_MUST_USE
MlsStatus mlsAffineExprIsMultipleOf(MlsAffineExpr affineExpr,
                                    int64_t factor,
                                    bool *out);

// Tells whether an expression has dimension number `position`.
//
// Upstream: `mlirAffineExprIsFunctionOfDim`.
// Threads: any.
// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsAffineExprIsFunctionOfDim(MlsAffineExpr affineExpr,
                                       intptr_t position,
                                       bool *out);

// Gives an expression with each dimension replaced by the result of a map with
// its number, where there is one.
//
// Upstream: `mlirAffineExprCompose`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineExprCompose(MlsAffineExpr affineExpr,
                               MlsAffineMap affineMap,
                               MlsAffineExpr *out);

// Gives an expression with `shift` added to the number of each dimension from
// `offset` on; there are `numDims`.
//
// Upstream: `mlirAffineExprShiftDims`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE (`shift`:
//   from 0 to 65 536); OUT_OF_RANGE (`offset`: not below `numDims`).
MLS_MUST_USE
MlsStatus mlsAffineExprShiftDims(MlsAffineExpr affineExpr,
                                 uint32_t numDims,
                                 uint32_t shift,
                                 uint32_t offset,
                                 MlsAffineExpr *out);

// Gives an expression with `shift` added to the number of each symbol from
// `offset` on; there are `numSymbols`.
//
// Upstream: `mlirAffineExprShiftSymbols`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numSymbols`: from 0 to 65 536); OUT_OF_RANGE
//   (`shift`: from 0 to 65 536); OUT_OF_RANGE (`offset`: not below
//   `numSymbols`).
MLS_MUST_USE
MlsStatus mlsAffineExprShiftSymbols(MlsAffineExpr affineExpr,
                                    uint32_t numSymbols,
                                    uint32_t shift,
                                    uint32_t offset,
                                    MlsAffineExpr *out);

// Gives a simpler form of an expression that has `numDims` dimensions and
// `numSymbols` symbols.
//
// Upstream: `mlirSimplifyAffineExpr`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE
//   (`numSymbols`: from 0 to 65 536); BAD_ARGUMENT (`expr` has more
//   dimensions or symbols than that); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSimplifyAffineExpr(MlsAffineExpr expr,
                                uint32_t numDims,
                                uint32_t numSymbols,
                                MlsAffineExpr *out);

// Tells whether an expression is a dimension.
//
// Upstream: `mlirAffineExprIsADim`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineExprIsADim(MlsAffineExpr affineExpr, bool *out);

// Gives dimension number `position`.
//
// Upstream: `mlirAffineDimExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsAffineDimExprGet(MlsContext context,
                              intptr_t position,
                              MlsAffineExpr *out);

// Gives the number of a dimension.
//
// Upstream: `mlirAffineDimExprGetPosition`.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineExpr`: not a dimension).
MLS_MUST_USE
MlsStatus mlsAffineDimExprGetPosition(MlsAffineExpr affineExpr,
                                      intptr_t *out);

// Tells whether an expression is a symbol.
//
// Upstream: `mlirAffineExprIsASymbol`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsASymbol(MlsAffineExpr affineExpr,
                                 bool *out);

// Gives symbol number `position`.
//
// Upstream: `mlirAffineSymbolExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`position`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsAffineSymbolExprGet(MlsContext context,
                                 intptr_t position,
                                 MlsAffineExpr *out);

// Gives the number of a symbol.
//
// Upstream: `mlirAffineSymbolExprGetPosition`.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineExpr`: not a symbol).
MLS_MUST_USE
MlsStatus mlsAffineSymbolExprGetPosition(MlsAffineExpr affineExpr,
                                         intptr_t *out);

// Tells whether an expression is a constant.
//
// Upstream: `mlirAffineExprIsAConstant`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsAConstant(MlsAffineExpr affineExpr,
                                   bool *out);

// Gives a constant expression.
//
// Upstream: `mlirAffineConstantExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineConstantExprGet(MlsContext context,
                                   int64_t constant,
                                   MlsAffineExpr *out);

// Gives the number that a constant expression is.
//
// Upstream: `mlirAffineConstantExprGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineExpr`: not a constant).
MLS_MUST_USE
MlsStatus mlsAffineConstantExprGetValue(MlsAffineExpr affineExpr,
                                        int64_t *out);

// Tells whether an expression is a sum.
//
// Upstream: `mlirAffineExprIsAAdd`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineExprIsAAdd(MlsAffineExpr affineExpr, bool *out);

// Gives the sum of two expressions.
//
// Upstream: `mlirAffineAddExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineAddExprGet(MlsAffineExpr lhs,
                              MlsAffineExpr rhs,
                              MlsAffineExpr *out);

// Tells whether an expression is a product.
//
// Upstream: `mlirAffineExprIsAMul`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineExprIsAMul(MlsAffineExpr affineExpr, bool *out);

// Gives the product of two expressions.
//
// Upstream: `mlirAffineMulExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineMulExprGet(MlsAffineExpr lhs,
                              MlsAffineExpr rhs,
                              MlsAffineExpr *out);

// Tells whether an expression is a remainder.
//
// Upstream: `mlirAffineExprIsAMod`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineExprIsAMod(MlsAffineExpr affineExpr, bool *out);

// Gives the remainder of `lhs` by `rhs`, which is never negative.
//
// Upstream: `mlirAffineModExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineModExprGet(MlsAffineExpr lhs,
                              MlsAffineExpr rhs,
                              MlsAffineExpr *out);

// Tells whether an expression is a quotient that is rounded down.
//
// Upstream: `mlirAffineExprIsAFloorDiv`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsAFloorDiv(MlsAffineExpr affineExpr,
                                   bool *out);

// Gives the quotient of `lhs` by `rhs`, rounded down.
//
// Upstream: `mlirAffineFloorDivExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineFloorDivExprGet(MlsAffineExpr lhs,
                                   MlsAffineExpr rhs,
                                   MlsAffineExpr *out);

// Tells whether an expression is a quotient that is rounded up.
//
// Upstream: `mlirAffineExprIsACeilDiv`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsACeilDiv(MlsAffineExpr affineExpr,
                                  bool *out);

// Gives the quotient of `lhs` by `rhs`, rounded up.
//
// Upstream: `mlirAffineCeilDivExprGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineCeilDivExprGet(MlsAffineExpr lhs,
                                  MlsAffineExpr rhs,
                                  MlsAffineExpr *out);

// Tells whether an expression is made of two others.
//
// Upstream: `mlirAffineExprIsABinary`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineExprIsABinary(MlsAffineExpr affineExpr,
                                 bool *out);

// Gives the left one of the two expressions that one is made of.
//
// Upstream: `mlirAffineBinaryOpExprGetLHS`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineExpr`: not made of two expressions).
MLS_MUST_USE
MlsStatus mlsAffineBinaryOpExprGetLHS(MlsAffineExpr affineExpr,
                                      MlsAffineExpr *out);

// Gives the right one of the two expressions that one is made of.
//
// Upstream: `mlirAffineBinaryOpExprGetRHS`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineExpr`: not made of two expressions).
MLS_MUST_USE
MlsStatus mlsAffineBinaryOpExprGetRHS(MlsAffineExpr affineExpr,
                                      MlsAffineExpr *out);

// Gives the context of an affine map.
//
// Upstream: `mlirAffineMapGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapGetContext(MlsAffineMap affineMap,
                                 MlsContext *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirAffineMapIsNull`.
// Threads: any.
bool mlsAffineMapIsNull(MlsAffineMap affineMap);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirAffineMapEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapEqual(MlsAffineMap a1,
                            MlsAffineMap a2,
                            bool *out);

// Prints an affine map: calls `callback` once with all of the text, without
// any lock.
//
// Upstream: `mlirAffineMapPrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsAffineMapPrint(MlsAffineMap affineMap,
                            MlsStringCallback callback,
                            void *userData);

// Prints an affine map into a string.
//
// Upstream: `mlirAffineMapPrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapToString(MlsAffineMap affineMap,
                               MlsString *out);

// Prints an affine map to standard error.
//
// Upstream: `mlirAffineMapDump`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineMapDump(MlsAffineMap affineMap);

// Gives the map without dimensions, symbols and results.
//
// Upstream: `mlirAffineMapEmptyGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapEmptyGet(MlsContext context,
                               MlsAffineMap *out);

// Gives a map without results.
//
// Upstream: `mlirAffineMapZeroResultGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`dimCount`: from 0 to 65 536); OUT_OF_RANGE
//   (`symbolCount`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsAffineMapZeroResultGet(MlsContext context,
                                    intptr_t dimCount,
                                    intptr_t symbolCount,
                                    MlsAffineMap *out);

// Gives the map with these dimensions, symbols and results.
//
// Upstream: `mlirAffineMapGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`dimCount`: from 0 to 65 536); OUT_OF_RANGE
//   (`symbolCount`: from 0 to 65 536); BAD_ARGUMENT (`affineExprs` have more
//   dimensions or symbols than that); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineMapGet(MlsContext context,
                          intptr_t dimCount,
                          intptr_t symbolCount,
                          intptr_t nAffineExprs,
                          const MlsAffineExpr *affineExprs,
                          MlsAffineMap *out);

// Gives the map without dimensions and symbols that has one constant result.
//
// Upstream: `mlirAffineMapConstantGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapConstantGet(MlsContext context,
                                  int64_t val,
                                  MlsAffineMap *out);

// Gives the map from `numDims` dimensions to themselves.
//
// Upstream: `mlirAffineMapMultiDimIdentityGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsAffineMapMultiDimIdentityGet(MlsContext context,
                                          intptr_t numDims,
                                          MlsAffineMap *out);

// Gives the map from `dims` dimensions to the last `results` of them.
//
// Upstream: `mlirAffineMapMinorIdentityGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`dims`: from 0 to 65 536); OUT_OF_RANGE (`results`:
//   from 0 to 65 536); OUT_OF_RANGE (`results`: above `dims`).
MLS_MUST_USE
MlsStatus mlsAffineMapMinorIdentityGet(MlsContext context,
                                       intptr_t dims,
                                       intptr_t results,
                                       MlsAffineMap *out);

// Gives the map from as many dimensions as there are numbers to the same in
// the order of `permutation`.
//
// Upstream: `mlirAffineMapPermutationGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`permutation`: empty, or no permutation).
MLS_MUST_USE
MlsStatus mlsAffineMapPermutationGet(MlsContext context,
                                     intptr_t size,
                                     const uint32_t *permutation,
                                     MlsAffineMap *out);

// Tells whether a map is from its dimensions to themselves; the empty map is.
//
// Upstream: `mlirAffineMapIsIdentity`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapIsIdentity(MlsAffineMap affineMap,
                                 bool *out);

// Tells whether a map is from its dimensions to the last of them.
//
// Upstream: `mlirAffineMapIsMinorIdentity`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapIsMinorIdentity(MlsAffineMap affineMap,
                                      bool *out);

// Tells whether a map is the empty one: without dimensions, symbols and
// results.
//
// Upstream: `mlirAffineMapIsEmpty`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineMapIsEmpty(MlsAffineMap affineMap, bool *out);

// Tells whether a map has one result, and that is a constant.
//
// Upstream: `mlirAffineMapIsSingleConstant`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapIsSingleConstant(MlsAffineMap affineMap,
                                       bool *out);

// Gives the number that is the only result of a map.
//
// Upstream: `mlirAffineMapGetSingleConstantResult`.
// Threads: any.
// Errors: BAD_ARGUMENT (`affineMap`: not with a single, constant result).
MLS_MUST_USE
MlsStatus mlsAffineMapGetSingleConstantResult(MlsAffineMap affineMap,
                                              int64_t *out);

// Gives the number of dimensions of a map.
//
// Upstream: `mlirAffineMapGetNumDims`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapGetNumDims(MlsAffineMap affineMap,
                                 intptr_t *out);

// Gives the number of symbols of a map.
//
// Upstream: `mlirAffineMapGetNumSymbols`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapGetNumSymbols(MlsAffineMap affineMap,
                                    intptr_t *out);

// Gives the number of results of a map.
//
// Upstream: `mlirAffineMapGetNumResults`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapGetNumResults(MlsAffineMap affineMap,
                                    intptr_t *out);

// Gives result number `pos` of a map.
//
// Upstream: `mlirAffineMapGetResult`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsAffineMapGetResult(MlsAffineMap affineMap,
                                intptr_t pos,
                                MlsAffineExpr *out);

// Gives all that `mlsAffineMapGetResult` gives, one after the other. Writes as
// many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsAffineMapCopyResults(MlsAffineMap affineMap,
                                  intptr_t capacity,
                                  MlsAffineExpr *elements,
                                  intptr_t *out);

// Gives the number of dimensions and symbols of a map.
//
// Upstream: `mlirAffineMapGetNumInputs`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapGetNumInputs(MlsAffineMap affineMap,
                                   intptr_t *out);

// Tells whether a map has no symbols, and its results are some of its
// dimensions, each at most once.
//
// Upstream: `mlirAffineMapIsProjectedPermutation`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapIsProjectedPermutation(MlsAffineMap affineMap,
                                             bool *out);

// Tells whether a map has no symbols, and its results are its dimensions, each
// once.
//
// Upstream: `mlirAffineMapIsPermutation`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapIsPermutation(MlsAffineMap affineMap,
                                    bool *out);

// Gives the map with the results of another one at these positions.
//
// Upstream: `mlirAffineMapGetSubMap`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`resultPos`: not those of results).
MLS_MUST_USE
MlsStatus mlsAffineMapGetSubMap(MlsAffineMap affineMap,
                                intptr_t size,
                                const intptr_t *resultPos,
                                MlsAffineMap *out);

// Gives the map with the first `numResults` results of another one; null for
// 0.
//
// Upstream: `mlirAffineMapGetMajorSubMap`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numResults`: more than there are).
MLS_MUST_USE
MlsStatus mlsAffineMapGetMajorSubMap(MlsAffineMap affineMap,
                                     intptr_t numResults,
                                     MlsAffineMap *out);

// Gives the map with the last `numResults` results of another one; null for
// 0.
//
// Upstream: `mlirAffineMapGetMinorSubMap`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numResults`: more than there are).
MLS_MUST_USE
MlsStatus mlsAffineMapGetMinorSubMap(MlsAffineMap affineMap,
                                     intptr_t numResults,
                                     MlsAffineMap *out);

// Gives a map with `expression` replaced in each result by `replacement`, and
// these numbers of dimensions and symbols.
//
// Upstream: `mlirAffineMapReplace`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numResultDims`: from 0 to 65 536); OUT_OF_RANGE
//   (`numResultSyms`: from 0 to 65 536); BAD_ARGUMENT (the result has more
//   dimensions or symbols than that); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAffineMapReplace(MlsAffineMap affineMap,
                              MlsAffineExpr expression,
                              MlsAffineExpr replacement,
                              intptr_t numResultDims,
                              intptr_t numResultSyms,
                              MlsAffineMap *out);

// Tells whether `attr` is a location.
//
// Upstream: `mlirAttributeIsALocation`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsALocation(MlsAttribute attr, bool *out);

// Tells whether `attr` is an affine map attribute.
//
// Upstream: `mlirAttributeIsAAffineMap`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAAffineMap(MlsAttribute attr, bool *out);

// Gives the attribute of an affine map.
//
// Upstream: `mlirAffineMapAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE MlsStatus mlsAffineMapAttrGet(MlsAffineMap map, MlsAttribute *out);

// Gives the name that the dialect has for the class `AffineMap`, like
// `builtin.integer`.
//
// Upstream: `mlirAffineMapAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineMapAttrGetName(MlsStringRef *out);

// Gives the affine map of an attribute.
//
// Upstream: `mlirAffineMapAttrGetValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an affine map attribute).
MLS_MUST_USE
MlsStatus mlsAffineMapAttrGetValue(MlsAttribute attr,
                                   MlsAffineMap *out);

// Gives the number of the class `AffineMap`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirAffineMapAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAffineMapAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is an array.
//
// Upstream: `mlirAttributeIsAArray`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAArray(MlsAttribute attr, bool *out);

// Gives an array attribute.
//
// Upstream: `mlirArrayAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsArrayAttrGet(MlsContext context,
                          intptr_t numElements,
                          const MlsAttribute *elements,
                          MlsAttribute *out);

// Gives the name that the dialect has for the class `Array`, like
// `builtin.integer`.
//
// Upstream: `mlirArrayAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsArrayAttrGetName(MlsStringRef *out);

// Gives the number of elements of an array attribute.
//
// Upstream: `mlirArrayAttrGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an array).
MLS_MUST_USE
MlsStatus mlsArrayAttrGetNumElements(MlsAttribute attr,
                                     intptr_t *out);

// Gives element number `pos` of an array attribute.
//
// Upstream: `mlirArrayAttrGetElement`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an array); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsArrayAttrGetElement(MlsAttribute attr,
                                 intptr_t pos,
                                 MlsAttribute *out);

// Gives all that `mlsArrayAttrGetElement` gives, one after the other. Writes
// as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an array).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsArrayAttrCopyElements(MlsAttribute attr,
                                   intptr_t capacity,
                                   MlsAttribute *elements,
                                   intptr_t *out);

// Gives the number of the class `Array`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirArrayAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsArrayAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a dictionary.
//
// Upstream: `mlirAttributeIsADictionary`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsADictionary(MlsAttribute attr, bool *out);

// Gives the name that the dialect has for the class `Dictionary`, like
// `builtin.integer`.
//
// Upstream: `mlirDictionaryAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDictionaryAttrGetName(MlsStringRef *out);

// Gives the number of elements of a dictionary attribute.
//
// Upstream: `mlirDictionaryAttrGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGetNumElements(MlsAttribute attr,
                                          intptr_t *out);

// Gives the element with this name; null if there is none.
//
// Upstream: `mlirDictionaryAttrGetElementByName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGetElementByName(MlsAttribute attr,
                                            MlsStringRef name,
                                            MlsAttribute *out);

// Gives the number of the class `Dictionary`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirDictionaryAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDictionaryAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a floating point number.
//
// Upstream: `mlirAttributeIsAFloat`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAFloat(MlsAttribute attr, bool *out);

// Gives the name that the dialect has for the class `Float`, like
// `builtin.integer`.
//
// Upstream: `mlirFloatAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloatAttrGetName(MlsStringRef *out);

// Gives a floating point attribute; the value is rounded to the type.
//
// Upstream: `mlirFloatAttrDoubleGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a floating point type); OUT_OF_RANGE
//   (`value`: the type has nothing near it); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsFloatAttrDoubleGet(MlsContext context,
                                MlsType ty,
                                double value,
                                MlsAttribute *out);

// Gives a floating point attribute; the value is rounded to the type.
// Diagnostics are at `location`.
//
// Upstream: `mlirFloatAttrDoubleGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`value`: the type has nothing near it); TOO_DEEP;
//   BAD_ARGUMENT with diagnostics.
MLS_MUST_USE
MlsStatus mlsFloatAttrDoubleGetChecked(MlsLocation location,
                                       MlsType ty,
                                       double value,
                                       MlsAttribute *out);

// Gives the value of a floating point attribute, rounded to a double.
//
// Upstream: `mlirFloatAttrGetValueDouble`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a floating point number).
MLS_MUST_USE
MlsStatus mlsFloatAttrGetValueDouble(MlsAttribute attr,
                                     double *out);

// Gives the number of the class `Float`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloatAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloatAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is an integer.
//
// Upstream: `mlirAttributeIsAInteger`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAInteger(MlsAttribute attr, bool *out);

// Gives an integer attribute of an integer or index type.
//
// Upstream: `mlirIntegerAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: neither integer nor index); OUT_OF_RANGE
//   (`value`: the type does not hold it); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsIntegerAttrGet(MlsType ty,
                            int64_t value,
                            MlsAttribute *out);

// Gives the name that the dialect has for the class `Integer`, like
// `builtin.integer`.
//
// Upstream: `mlirIntegerAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerAttrGetName(MlsStringRef *out);

// Gives the value of a signless or index integer attribute, sign-extended.
//
// Upstream: `mlirIntegerAttrGetValueInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
//   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueInt(MlsAttribute attr,
                                    int64_t *out);

// Gives the value of a signed integer attribute.
//
// Upstream: `mlirIntegerAttrGetValueSInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
//   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueSInt(MlsAttribute attr,
                                     int64_t *out);

// Gives the value of an unsigned integer attribute.
//
// Upstream: `mlirIntegerAttrGetValueUInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer); BAD_ARGUMENT (`attr`: of
//   another signedness); OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueUInt(MlsAttribute attr,
                                     uint64_t *out);

// Gives the number of the class `Integer`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirIntegerAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a boolean.
//
// Upstream: `mlirAttributeIsABool`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsABool(MlsAttribute attr, bool *out);

// Gives the value of a boolean attribute.
//
// Upstream: `mlirBoolAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a boolean).
MLS_MUST_USE MlsStatus mlsBoolAttrGetValue(MlsAttribute attr, bool *out);

// Tells whether `attr` is an integer set attribute.
//
// Upstream: `mlirAttributeIsAIntegerSet`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAIntegerSet(MlsAttribute attr, bool *out);

// Gives the attribute of an integer set.
//
// Upstream: `mlirIntegerSetAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsIntegerSetAttrGet(MlsIntegerSet set,
                               MlsAttribute *out);

// Gives the name that the dialect has for the class `IntegerSet`, like
// `builtin.integer`.
//
// Upstream: `mlirIntegerSetAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerSetAttrGetName(MlsStringRef *out);

// Gives the integer set of an attribute.
//
// Upstream: `mlirIntegerSetAttrGetValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer set attribute).
MLS_MUST_USE
MlsStatus mlsIntegerSetAttrGetValue(MlsAttribute attr,
                                    MlsIntegerSet *out);

// Gives the number of the class `IntegerSet`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirIntegerSetAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerSetAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is an opaque attribute: one of a dialect that is not
// registered.
//
// Upstream: `mlirAttributeIsAOpaque`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAOpaque(MlsAttribute attr, bool *out);

// Gives the opaque attribute of a dialect, by the bytes of its text without
// the dialect.
//
// Upstream: `mlirOpaqueAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`dialectNamespace`: not a name); DIALECT_NOT_LOADED
//   (`dialectNamespace`: the context does not allow unregistered dialects);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsOpaqueAttrGet(MlsContext context,
                           MlsStringRef dialectNamespace,
                           intptr_t dataLength,
                           const char *data,
                           MlsType ty,
                           MlsAttribute *out);

// Gives the name that the dialect has for the class `Opaque`, like
// `builtin.integer`.
//
// Upstream: `mlirOpaqueAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpaqueAttrGetName(MlsStringRef *out);

// Gives the name of the dialect of an opaque attribute.
//
// Upstream: `mlirOpaqueAttrGetDialectNamespace`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute).
MLS_MUST_USE
MlsStatus mlsOpaqueAttrGetDialectNamespace(MlsAttribute attr,
                                           MlsStringRef *out);

// Gives the text of an opaque attribute, without the dialect.
//
// Upstream: `mlirOpaqueAttrGetData`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute).
MLS_MUST_USE
MlsStatus mlsOpaqueAttrGetData(MlsAttribute attr,
                               MlsStringRef *out);

// Gives the number of the class `Opaque`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirOpaqueAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpaqueAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a string.
//
// Upstream: `mlirAttributeIsAString`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAString(MlsAttribute attr, bool *out);

// Gives a string attribute. The text is copied.
//
// Upstream: `mlirStringAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsStringAttrGet(MlsContext context,
                           MlsStringRef str,
                           MlsAttribute *out);

// Gives the name that the dialect has for the class `String`, like
// `builtin.integer`.
//
// Upstream: `mlirStringAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsStringAttrGetName(MlsStringRef *out);

// Gives a string attribute that has a type. The text is copied.
//
// Upstream: `mlirStringAttrTypedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsStringAttrTypedGet(MlsType ty,
                                MlsStringRef str,
                                MlsAttribute *out);

// Gives the text of a string attribute.
//
// Upstream: `mlirStringAttrGetValue`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a string).
MLS_MUST_USE
MlsStatus mlsStringAttrGetValue(MlsAttribute attr,
                                MlsStringRef *out);

// Gives the number of the class `String`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirStringAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsStringAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a symbol reference.
//
// Upstream: `mlirAttributeIsASymbolRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsASymbolRef(MlsAttribute attr, bool *out);

// Gives a reference to a symbol inside of symbols: `symbol` is the outermost,
// `references` name those inside, from the outside in.
//
// Upstream: `mlirSymbolRefAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`references`: not a symbol reference without nesting);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGet(MlsContext context,
                              MlsStringRef symbol,
                              intptr_t numReferences,
                              const MlsAttribute *references,
                              MlsAttribute *out);

// Gives the name that the dialect has for the class `SymbolRef`, like
// `builtin.integer`.
//
// Upstream: `mlirSymbolRefAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSymbolRefAttrGetName(MlsStringRef *out);

// Gives the text of the outermost part of a symbol reference.
//
// Upstream: `mlirSymbolRefAttrGetRootReference`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetRootReference(MlsAttribute attr,
                                           MlsStringRef *out);

// Gives the text of the innermost part of a symbol reference.
//
// Upstream: `mlirSymbolRefAttrGetLeafReference`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetLeafReference(MlsAttribute attr,
                                           MlsStringRef *out);

// Gives the number of parts of a symbol reference after the outermost.
//
// Upstream: `mlirSymbolRefAttrGetNumNestedReferences`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetNumNestedReferences(MlsAttribute attr,
                                                 intptr_t *out);

// Gives part number `pos` of a symbol reference, after the outermost.
//
// Upstream: `mlirSymbolRefAttrGetNestedReference`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetNestedReference(MlsAttribute attr,
                                             intptr_t pos,
                                             MlsAttribute *out);

// Gives all that `mlsSymbolRefAttrGetNestedReference` gives, one after the
// other. Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrCopyNestedReferences(MlsAttribute attr,
                                               intptr_t capacity,
                                               MlsAttribute *elements,
                                               intptr_t *out);

// Gives the number of the class `SymbolRef`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirSymbolRefAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSymbolRefAttrGetTypeID(MlsTypeID *out);

// Gives a new attribute around `referencedAttr`, which is like no other one.
//
// Upstream: `mlirDisctinctAttrCreate`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDisctinctAttrCreate(MlsAttribute referencedAttr,
                                 MlsAttribute *out);

// Tells whether `attr` is a symbol reference without nesting.
//
// Upstream: `mlirAttributeIsAFlatSymbolRef`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsAFlatSymbolRef(MlsAttribute attr,
                                       bool *out);

// Gives a reference to the symbol `symbol`.
//
// Upstream: `mlirFlatSymbolRefAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFlatSymbolRefAttrGet(MlsContext context,
                                  MlsStringRef symbol,
                                  MlsAttribute *out);

// Gives the name that the dialect has for the class `FlatSymbolRef`, like
// `builtin.integer`.
//
// Upstream: `mlirFlatSymbolRefAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFlatSymbolRefAttrGetName(MlsStringRef *out);

// Gives the text of a symbol reference without nesting.
//
// Upstream: `mlirFlatSymbolRefAttrGetValue`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a symbol reference without nesting).
MLS_MUST_USE
MlsStatus mlsFlatSymbolRefAttrGetValue(MlsAttribute attr,
                                       MlsStringRef *out);

// Tells whether `attr` is a type attribute.
//
// Upstream: `mlirAttributeIsAType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAType(MlsAttribute attr, bool *out);

// Gives the attribute that holds a type.
//
// Upstream: `mlirTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE MlsStatus mlsTypeAttrGet(MlsType ty, MlsAttribute *out);

// Gives the name that the dialect has for the class `Type`, like
// `builtin.integer`.
//
// Upstream: `mlirTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeAttrGetName(MlsStringRef *out);

// Gives the type in a type attribute.
//
// Upstream: `mlirTypeAttrGetValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a type attribute).
MLS_MUST_USE MlsStatus mlsTypeAttrGetValue(MlsAttribute attr, MlsType *out);

// Gives the number of the class `Type`, for comparison with `mlsTypeGetTypeID`
// or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTypeAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is the unit attribute.
//
// Upstream: `mlirAttributeIsAUnit`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAUnit(MlsAttribute attr, bool *out);

// Gives the unit attribute.
//
// Upstream: `mlirUnitAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnitAttrGet(MlsContext context, MlsAttribute *out);

// Gives the name that the dialect has for the class `Unit`, like
// `builtin.integer`.
//
// Upstream: `mlirUnitAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnitAttrGetName(MlsStringRef *out);

// Gives the number of the class `Unit`, for comparison with `mlsTypeGetTypeID`
// or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUnitAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnitAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a constant with elements.
//
// Upstream: `mlirAttributeIsAElements`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAElements(MlsAttribute attr, bool *out);

// Gives the element at an index, which has a number for each size of the
// shape.
//
// Upstream: `mlirElementsAttrGetValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); OUT_OF_RANGE
//   (`idxs`: no index of an element); NOT_AVAILABLE (`attr`: a constant that
//   MLIR cannot read like this).
MLS_MUST_USE
MlsStatus mlsElementsAttrGetValue(MlsAttribute attr,
                                  intptr_t rank,
                                  const uint64_t *idxs,
                                  MlsAttribute *out);

// Tells whether there is an element at an index: whether it has a number for
// each size of the shape, and each is below it.
//
// Upstream: `mlirElementsAttrIsValidIndex`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT
//   (`attr`: of a shape without a rank).
MLS_MUST_USE
MlsStatus mlsElementsAttrIsValidIndex(MlsAttribute attr,
                                      intptr_t rank,
                                      const uint64_t *idxs,
                                      bool *out);

// Gives the number of elements of a constant.
//
// Upstream: `mlirElementsAttrGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with elements); BAD_ARGUMENT
//   (`attr`: of no static shape).
MLS_MUST_USE
MlsStatus mlsElementsAttrGetNumElements(MlsAttribute attr,
                                        int64_t *out);

// Gives the number of the class `DenseArray`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirDenseArrayAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDenseArrayAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a dense array of booleans.
//
// Upstream: `mlirAttributeIsADenseBoolArray`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseBoolArray(MlsAttribute attr,
                                        bool *out);

// Tells whether `attr` is a dense array of `i8`.
//
// Upstream: `mlirAttributeIsADenseI8Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseI8Array(MlsAttribute attr,
                                      bool *out);

// Tells whether `attr` is a dense array of `i16`.
//
// Upstream: `mlirAttributeIsADenseI16Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseI16Array(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense array of `i32`.
//
// Upstream: `mlirAttributeIsADenseI32Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseI32Array(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense array of `i64`.
//
// Upstream: `mlirAttributeIsADenseI64Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseI64Array(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense array of `f32`.
//
// Upstream: `mlirAttributeIsADenseF32Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseF32Array(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense array of `f64`.
//
// Upstream: `mlirAttributeIsADenseF64Array`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseF64Array(MlsAttribute attr,
                                       bool *out);

// Gives a dense array of booleans: each number that is not 0 stands for true.
//
// Upstream: `mlirDenseBoolArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseBoolArrayGet(MlsContext context,
                               intptr_t size,
                               const int32_t *values,
                               MlsAttribute *out);

// Gives a dense array of `i8`.
//
// Upstream: `mlirDenseI8ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseI8ArrayGet(MlsContext context,
                             intptr_t size,
                             const int8_t *values,
                             MlsAttribute *out);

// Gives a dense array of `i16`.
//
// Upstream: `mlirDenseI16ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseI16ArrayGet(MlsContext context,
                              intptr_t size,
                              const int16_t *values,
                              MlsAttribute *out);

// Gives a dense array of `i32`.
//
// Upstream: `mlirDenseI32ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseI32ArrayGet(MlsContext context,
                              intptr_t size,
                              const int32_t *values,
                              MlsAttribute *out);

// Gives a dense array of `i64`.
//
// Upstream: `mlirDenseI64ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseI64ArrayGet(MlsContext context,
                              intptr_t size,
                              const int64_t *values,
                              MlsAttribute *out);

// Gives a dense array of `f32`.
//
// Upstream: `mlirDenseF32ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseF32ArrayGet(MlsContext context,
                              intptr_t size,
                              const float *values,
                              MlsAttribute *out);

// Gives a dense array of `f64`.
//
// Upstream: `mlirDenseF64ArrayGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDenseF64ArrayGet(MlsContext context,
                              intptr_t size,
                              const double *values,
                              MlsAttribute *out);

// Gives the number of elements of a dense array.
//
// Upstream: `mlirDenseArrayGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array).
MLS_MUST_USE
MlsStatus mlsDenseArrayGetNumElements(MlsAttribute attr,
                                      intptr_t *out);

// Gives element number `pos` of a dense array of booleans.
//
// Upstream: `mlirDenseBoolArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of booleans); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseBoolArrayGetElement(MlsAttribute attr,
                                      intptr_t pos,
                                      bool *out);

// Gives all that `mlsDenseBoolArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of booleans).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseBoolArrayCopyElements(MlsAttribute attr,
                                        intptr_t capacity,
                                        bool *elements,
                                        intptr_t *out);

// Gives element number `pos` of a dense array of `i8`.
//
// Upstream: `mlirDenseI8ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i8`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseI8ArrayGetElement(MlsAttribute attr,
                                    intptr_t pos,
                                    int8_t *out);

// Gives all that `mlsDenseI8ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i8`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseI8ArrayCopyElements(MlsAttribute attr,
                                      intptr_t capacity,
                                      int8_t *elements,
                                      intptr_t *out);

// Gives element number `pos` of a dense array of `i16`.
//
// Upstream: `mlirDenseI16ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i16`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseI16ArrayGetElement(MlsAttribute attr,
                                     intptr_t pos,
                                     int16_t *out);

// Gives all that `mlsDenseI16ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i16`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseI16ArrayCopyElements(MlsAttribute attr,
                                       intptr_t capacity,
                                       int16_t *elements,
                                       intptr_t *out);

// Gives element number `pos` of a dense array of `i32`.
//
// Upstream: `mlirDenseI32ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i32`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseI32ArrayGetElement(MlsAttribute attr,
                                     intptr_t pos,
                                     int32_t *out);

// Gives all that `mlsDenseI32ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i32`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseI32ArrayCopyElements(MlsAttribute attr,
                                       intptr_t capacity,
                                       int32_t *elements,
                                       intptr_t *out);

// Gives element number `pos` of a dense array of `i64`.
//
// Upstream: `mlirDenseI64ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i64`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseI64ArrayGetElement(MlsAttribute attr,
                                     intptr_t pos,
                                     int64_t *out);

// Gives all that `mlsDenseI64ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `i64`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseI64ArrayCopyElements(MlsAttribute attr,
                                       intptr_t capacity,
                                       int64_t *elements,
                                       intptr_t *out);

// Gives element number `pos` of a dense array of `f32`.
//
// Upstream: `mlirDenseF32ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f32`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseF32ArrayGetElement(MlsAttribute attr,
                                     intptr_t pos,
                                     float *out);

// Gives all that `mlsDenseF32ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f32`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseF32ArrayCopyElements(MlsAttribute attr,
                                       intptr_t capacity,
                                       float *elements,
                                       intptr_t *out);

// Gives element number `pos` of a dense array of `f64`.
//
// Upstream: `mlirDenseF64ArrayGetElement`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f64`); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseF64ArrayGetElement(MlsAttribute attr,
                                     intptr_t pos,
                                     double *out);

// Gives all that `mlsDenseF64ArrayGetElement` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense array of `f64`).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsDenseF64ArrayCopyElements(MlsAttribute attr,
                                       intptr_t capacity,
                                       double *elements,
                                       intptr_t *out);

// Tells whether `attr` is a dense constant.
//
// Upstream: `mlirAttributeIsADenseElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseElements(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense constant of integers or `index`.
//
// Upstream: `mlirAttributeIsADenseIntElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseIntElements(MlsAttribute attr,
                                          bool *out);

// Tells whether `attr` is a dense constant of floating point numbers.
//
// Upstream: `mlirAttributeIsADenseFPElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseFPElements(MlsAttribute attr,
                                         bool *out);

// Gives the number of the class `DenseIntOrFPElements`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirDenseIntOrFPElementsAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDenseIntOrFPElementsAttrGetTypeID(MlsTypeID *out);

// Gives a dense constant from its elements: as many as the shape has, or one
// for all. Each is an integer or floating point attribute of the element type.
//
// Upstream: `mlirDenseElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or
//   floats); OUT_OF_RANGE (`numElements`: neither 1 nor as many as
//   `shapedType` has); BAD_ARGUMENT (`elements`: of another type); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGet(MlsType shapedType,
                                  intptr_t numElements,
                                  const MlsAttribute *elements,
                                  MlsAttribute *out);

// Gives a dense constant with one value for all elements: an integer or
// floating point attribute of the element type.
//
// Upstream: `mlirDenseElementsAttrSplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or
//   floats); BAD_ARGUMENT (`element`: of another type); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrSplatGet(MlsType shapedType,
                                       MlsAttribute element,
                                       MlsAttribute *out);

// Gives a dense constant of integers of 1 bit each, with one value for all
// elements.
//
// Upstream: `mlirDenseElementsAttrBoolSplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrBoolSplatGet(MlsType shapedType,
                                           MlsBool element,
                                           MlsAttribute *out);

// Gives a dense constant of integers of 8 bits, signless or unsigned, with one
// value for all elements.
//
// Upstream: `mlirDenseElementsAttrUInt8SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt8SplatGet(MlsType shapedType,
                                            uint8_t element,
                                            MlsAttribute *out);

// Gives a dense constant of integers of 8 bits, signless or signed, with one
// value for all elements.
//
// Upstream: `mlirDenseElementsAttrInt8SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt8SplatGet(MlsType shapedType,
                                           int8_t element,
                                           MlsAttribute *out);

// Gives a dense constant of integers of 32 bits, signless or unsigned, with
// one value for all elements.
//
// Upstream: `mlirDenseElementsAttrUInt32SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt32SplatGet(MlsType shapedType,
                                             uint32_t element,
                                             MlsAttribute *out);

// Gives a dense constant of integers of 32 bits, signless or signed, with one
// value for all elements.
//
// Upstream: `mlirDenseElementsAttrInt32SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt32SplatGet(MlsType shapedType,
                                            int32_t element,
                                            MlsAttribute *out);

// Gives a dense constant of integers of 64 bits, signless or unsigned, or
// `index`, with one value for all elements.
//
// Upstream: `mlirDenseElementsAttrUInt64SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt64SplatGet(MlsType shapedType,
                                             uint64_t element,
                                             MlsAttribute *out);

// Gives a dense constant of integers of 64 bits, signless or signed, or
// `index`, with one value for all elements.
//
// Upstream: `mlirDenseElementsAttrInt64SplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt64SplatGet(MlsType shapedType,
                                            int64_t element,
                                            MlsAttribute *out);

// Gives a dense constant of `f32`, with one value for all elements.
//
// Upstream: `mlirDenseElementsAttrFloatSplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrFloatSplatGet(MlsType shapedType,
                                            float element,
                                            MlsAttribute *out);

// Gives a dense constant of `f64`, with one value for all elements.
//
// Upstream: `mlirDenseElementsAttrDoubleSplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrDoubleSplatGet(MlsType shapedType,
                                             double element,
                                             MlsAttribute *out);

// Gives a dense constant of integers of 1 bit each from its elements: as many
// as the shape has, or one for all. Each number that is not 0 stands for true.
//
// Upstream: `mlirDenseElementsAttrBoolGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrBoolGet(MlsType shapedType,
                                      intptr_t numElements,
                                      const int32_t *elements,
                                      MlsAttribute *out);

// Gives a dense constant of integers of 8 bits, signless or unsigned from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrUInt8Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt8Get(MlsType shapedType,
                                       intptr_t numElements,
                                       const uint8_t *elements,
                                       MlsAttribute *out);

// Gives a dense constant of integers of 8 bits, signless or signed from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrInt8Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt8Get(MlsType shapedType,
                                      intptr_t numElements,
                                      const int8_t *elements,
                                      MlsAttribute *out);

// Gives a dense constant of integers of 16 bits, signless or unsigned from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrUInt16Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt16Get(MlsType shapedType,
                                        intptr_t numElements,
                                        const uint16_t *elements,
                                        MlsAttribute *out);

// Gives a dense constant of integers of 16 bits, signless or signed from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrInt16Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt16Get(MlsType shapedType,
                                       intptr_t numElements,
                                       const int16_t *elements,
                                       MlsAttribute *out);

// Gives a dense constant of integers of 32 bits, signless or unsigned from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrUInt32Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt32Get(MlsType shapedType,
                                        intptr_t numElements,
                                        const uint32_t *elements,
                                        MlsAttribute *out);

// Gives a dense constant of integers of 32 bits, signless or signed from its
// elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrInt32Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt32Get(MlsType shapedType,
                                       intptr_t numElements,
                                       const int32_t *elements,
                                       MlsAttribute *out);

// Gives a dense constant of integers of 64 bits, signless or unsigned, or
// `index` from its elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrUInt64Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrUInt64Get(MlsType shapedType,
                                        intptr_t numElements,
                                        const uint64_t *elements,
                                        MlsAttribute *out);

// Gives a dense constant of integers of 64 bits, signless or signed, or
// `index` from its elements: as many as the shape has, or one for all.
//
// Upstream: `mlirDenseElementsAttrInt64Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrInt64Get(MlsType shapedType,
                                       intptr_t numElements,
                                       const int64_t *elements,
                                       MlsAttribute *out);

// Gives a dense constant of `f32` from its elements: as many as the shape has,
// or one for all.
//
// Upstream: `mlirDenseElementsAttrFloatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrFloatGet(MlsType shapedType,
                                       intptr_t numElements,
                                       const float *elements,
                                       MlsAttribute *out);

// Gives a dense constant of `f64` from its elements: as many as the shape has,
// or one for all.
//
// Upstream: `mlirDenseElementsAttrDoubleGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrDoubleGet(MlsType shapedType,
                                        intptr_t numElements,
                                        const double *elements,
                                        MlsAttribute *out);

// Gives a dense constant of `bf16` from its elements: as many as the shape
// has, or one for all. Each is given by its bits.
//
// Upstream: `mlirDenseElementsAttrBFloat16Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrBFloat16Get(MlsType shapedType,
                                          intptr_t numElements,
                                          const uint16_t *elements,
                                          MlsAttribute *out);

// Gives a dense constant of `f16` from its elements: as many as the shape has,
// or one for all. Each is given by its bits.
//
// Upstream: `mlirDenseElementsAttrFloat16Get`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrFloat16Get(MlsType shapedType,
                                         intptr_t numElements,
                                         const uint16_t *elements,
                                         MlsAttribute *out);

// Gives a dense constant with the same numbers in another shape, which has as
// many and of the same type.
//
// Upstream: `mlirDenseElementsAttrReshapeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); BAD_ARGUMENT
//   (`shapedType`: another number or type of elements than `attr`; `attr`: of
//   strings).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrReshapeGet(MlsAttribute attr,
                                         MlsType shapedType,
                                         MlsAttribute *out);

// Tells whether a dense constant has one value for all elements.
//
// Upstream: `mlirDenseElementsAttrIsSplat`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrIsSplat(MlsAttribute attr,
                                      bool *out);

// Gives the one value of a dense constant that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetSplatValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetSplatValue(MlsAttribute attr,
                                            MlsAttribute *out);

// Gives the one value of a dense constant of integers of 1 bit each that has
// one for all elements. Gives 1 for true, else 0.
//
// Upstream: `mlirDenseElementsAttrGetBoolSplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetBoolSplatValue(MlsAttribute attr,
                                                int32_t *out);

// Gives the one value of a dense constant of integers of 8 bits, signless or
// signed that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetInt8SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt8SplatValue(MlsAttribute attr,
                                                int8_t *out);

// Gives the one value of a dense constant of integers of 8 bits, signless or
// unsigned that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetUInt8SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt8SplatValue(MlsAttribute attr,
                                                 uint8_t *out);

// Gives the one value of a dense constant of integers of 32 bits, signless or
// signed that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetInt32SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt32SplatValue(MlsAttribute attr,
                                                 int32_t *out);

// Gives the one value of a dense constant of integers of 32 bits, signless or
// unsigned that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetUInt32SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt32SplatValue(MlsAttribute attr,
                                                  uint32_t *out);

// Gives the one value of a dense constant of integers of 64 bits, signless or
// signed, or `index` that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetInt64SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt64SplatValue(MlsAttribute attr,
                                                 int64_t *out);

// Gives the one value of a dense constant of integers of 64 bits, signless or
// unsigned, or `index` that has one for all elements.
//
// Upstream: `mlirDenseElementsAttrGetUInt64SplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt64SplatValue(MlsAttribute attr,
                                                  uint64_t *out);

// Gives the one value of a dense constant of `f32` that has one for all
// elements.
//
// Upstream: `mlirDenseElementsAttrGetFloatSplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetFloatSplatValue(MlsAttribute attr,
                                                 float *out);

// Gives the one value of a dense constant of `f64` that has one for all
// elements.
//
// Upstream: `mlirDenseElementsAttrGetDoubleSplatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetDoubleSplatValue(MlsAttribute attr,
                                                  double *out);

// Gives the one value of a dense constant of strings that has one for all
// elements.
//
// Upstream: `mlirDenseElementsAttrGetStringSplatValue`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with one value for all
//   elements); BAD_ARGUMENT (`attr`: of other elements).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetStringSplatValue(MlsAttribute attr,
                                                  MlsStringRef *out);

// Gives element number `pos` of a dense constant of integers of 1 bit each:
// they are in the order of the text. `mlsDenseElementsAttrGetRawData` gives
// all at once.
//
// Upstream: `mlirDenseElementsAttrGetBoolValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetBoolValue(MlsAttribute attr,
                                           intptr_t pos,
                                           bool *out);

// Gives element number `pos` of a dense constant of integers of 8 bits,
// signless or signed: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetInt8Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt8Value(MlsAttribute attr,
                                           intptr_t pos,
                                           int8_t *out);

// Gives element number `pos` of a dense constant of integers of 8 bits,
// signless or unsigned: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetUInt8Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt8Value(MlsAttribute attr,
                                            intptr_t pos,
                                            uint8_t *out);

// Gives element number `pos` of a dense constant of integers of 16 bits,
// signless or signed: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetInt16Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt16Value(MlsAttribute attr,
                                            intptr_t pos,
                                            int16_t *out);

// Gives element number `pos` of a dense constant of integers of 16 bits,
// signless or unsigned: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetUInt16Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt16Value(MlsAttribute attr,
                                             intptr_t pos,
                                             uint16_t *out);

// Gives element number `pos` of a dense constant of integers of 32 bits,
// signless or signed: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetInt32Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt32Value(MlsAttribute attr,
                                            intptr_t pos,
                                            int32_t *out);

// Gives element number `pos` of a dense constant of integers of 32 bits,
// signless or unsigned: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetUInt32Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt32Value(MlsAttribute attr,
                                             intptr_t pos,
                                             uint32_t *out);

// Gives element number `pos` of a dense constant of integers of 64 bits,
// signless or signed, or `index`: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetInt64Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetInt64Value(MlsAttribute attr,
                                            intptr_t pos,
                                            int64_t *out);

// Gives element number `pos` of a dense constant of integers of 64 bits,
// signless or unsigned, or `index`: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetUInt64Value`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetUInt64Value(MlsAttribute attr,
                                             intptr_t pos,
                                             uint64_t *out);

// Gives element number `pos` of a dense constant of integers of 64 bits,
// signless or unsigned, or `index`: they are in the order of the text.
// `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetIndexValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetIndexValue(MlsAttribute attr,
                                            intptr_t pos,
                                            uint64_t *out);

// Gives element number `pos` of a dense constant of `f32`: they are in the
// order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetFloatValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetFloatValue(MlsAttribute attr,
                                            intptr_t pos,
                                            float *out);

// Gives element number `pos` of a dense constant of `f64`: they are in the
// order of the text. `mlsDenseElementsAttrGetRawData` gives all at once.
//
// Upstream: `mlirDenseElementsAttrGetDoubleValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetDoubleValue(MlsAttribute attr,
                                             intptr_t pos,
                                             double *out);

// Gives element number `pos` of a dense constant of strings.
//
// Upstream: `mlirDenseElementsAttrGetStringValue`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); OUT_OF_RANGE (`pos`);
//   BAD_ARGUMENT (`attr`: of other elements).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetStringValue(MlsAttribute attr,
                                             intptr_t pos,
                                             MlsStringRef *out);

// Tells whether `attr` is a dense constant in a resource.
//
// Upstream: `mlirAttributeIsADenseResourceElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseResourceElements(MlsAttribute attr,
                                               bool *out);

// Gives the name that the dialect has for the class `DenseResourceElements`,
// like `builtin.integer`.
//
// Upstream: `mlirDenseResourceElementsAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDenseResourceElementsAttrGetName(MlsStringRef *out);

// Gives a constant of integers of 1 bit each, signless in a resource, from all
// of its elements, which are copied. If the name is taken, another one is made
// up. Each number that is not 0 stands for true, and is one byte in the
// resource.
//
// Upstream: `mlirUnmanagedDenseBoolResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseBoolResourceElementsAttrGet(MlsType shapedType,
                                                       MlsStringRef name,
                                                       intptr_t numElements,
                                                       const int32_t *elements,
                                                       MlsAttribute *out);

// Gives a constant of integers of 8 bits, signless or unsigned in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseUInt8ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseUInt8ResourceElementsAttrGet(MlsType shapedType,
                                                        MlsStringRef name,
                                                        intptr_t numElements,
                                                        const uint8_t *elements,
                                                        MlsAttribute *out);

// Gives a constant of integers of 8 bits, signless or signed in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseInt8ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseInt8ResourceElementsAttrGet(MlsType shapedType,
                                                       MlsStringRef name,
                                                       intptr_t numElements,
                                                       const int8_t *elements,
                                                       MlsAttribute *out);

// Gives a constant of integers of 16 bits, signless or unsigned in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseUInt16ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseUInt16ResourceElementsAttrGet(MlsType shapedType,
                                                         MlsStringRef name,
                                                         intptr_t numElements,
                                                         const uint16_t *elements,
                                                         MlsAttribute *out);

// Gives a constant of integers of 16 bits, signless or signed in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseInt16ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseInt16ResourceElementsAttrGet(MlsType shapedType,
                                                        MlsStringRef name,
                                                        intptr_t numElements,
                                                        const int16_t *elements,
                                                        MlsAttribute *out);

// Gives a constant of integers of 32 bits, signless or unsigned in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseUInt32ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseUInt32ResourceElementsAttrGet(MlsType shapedType,
                                                         MlsStringRef name,
                                                         intptr_t numElements,
                                                         const uint32_t *elements,
                                                         MlsAttribute *out);

// Gives a constant of integers of 32 bits, signless or signed in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseInt32ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseInt32ResourceElementsAttrGet(MlsType shapedType,
                                                        MlsStringRef name,
                                                        intptr_t numElements,
                                                        const int32_t *elements,
                                                        MlsAttribute *out);

// Gives a constant of integers of 64 bits, signless or unsigned in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseUInt64ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseUInt64ResourceElementsAttrGet(MlsType shapedType,
                                                         MlsStringRef name,
                                                         intptr_t numElements,
                                                         const uint64_t *elements,
                                                         MlsAttribute *out);

// Gives a constant of integers of 64 bits, signless or signed in a resource,
// from all of its elements, which are copied. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseInt64ResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseInt64ResourceElementsAttrGet(MlsType shapedType,
                                                        MlsStringRef name,
                                                        intptr_t numElements,
                                                        const int64_t *elements,
                                                        MlsAttribute *out);

// Gives a constant of `f32` in a resource, from all of its elements, which are
// copied. If the name is taken, another one is made up.
//
// Upstream: `mlirUnmanagedDenseFloatResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseFloatResourceElementsAttrGet(MlsType shapedType,
                                                        MlsStringRef name,
                                                        intptr_t numElements,
                                                        const float *elements,
                                                        MlsAttribute *out);

// Gives a constant of `f64` in a resource, from all of its elements, which are
// copied. If the name is taken, another one is made up.
//
// Upstream: `mlirUnmanagedDenseDoubleResourceElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of such elements);
//   OUT_OF_RANGE (`numElements`: not as many as `shapedType` has);
//   BAD_ARGUMENT (`name`: empty); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseDoubleResourceElementsAttrGet(MlsType shapedType,
                                                         MlsStringRef name,
                                                         intptr_t numElements,
                                                         const double *elements,
                                                         MlsAttribute *out);

// Gives element number `pos` of a constant of integers of 1 bit each, signless
// in a resource.
//
// Upstream: `mlirDenseBoolResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseBoolResourceElementsAttrGetValue(MlsAttribute attr,
                                                   intptr_t pos,
                                                   bool *out);

// Gives element number `pos` of a constant of integers of 8 bits, signless or
// signed in a resource.
//
// Upstream: `mlirDenseInt8ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseInt8ResourceElementsAttrGetValue(MlsAttribute attr,
                                                   intptr_t pos,
                                                   int8_t *out);

// Gives element number `pos` of a constant of integers of 8 bits, signless or
// unsigned in a resource.
//
// Upstream: `mlirDenseUInt8ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseUInt8ResourceElementsAttrGetValue(MlsAttribute attr,
                                                    intptr_t pos,
                                                    uint8_t *out);

// Gives element number `pos` of a constant of integers of 16 bits, signless or
// signed in a resource.
//
// Upstream: `mlirDenseInt16ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseInt16ResourceElementsAttrGetValue(MlsAttribute attr,
                                                    intptr_t pos,
                                                    int16_t *out);

// Gives element number `pos` of a constant of integers of 16 bits, signless or
// unsigned in a resource.
//
// Upstream: `mlirDenseUInt16ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseUInt16ResourceElementsAttrGetValue(MlsAttribute attr,
                                                     intptr_t pos,
                                                     uint16_t *out);

// Gives element number `pos` of a constant of integers of 32 bits, signless or
// signed in a resource.
//
// Upstream: `mlirDenseInt32ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseInt32ResourceElementsAttrGetValue(MlsAttribute attr,
                                                    intptr_t pos,
                                                    int32_t *out);

// Gives element number `pos` of a constant of integers of 32 bits, signless or
// unsigned in a resource.
//
// Upstream: `mlirDenseUInt32ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseUInt32ResourceElementsAttrGetValue(MlsAttribute attr,
                                                     intptr_t pos,
                                                     uint32_t *out);

// Gives element number `pos` of a constant of integers of 64 bits, signless or
// signed in a resource.
//
// Upstream: `mlirDenseInt64ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseInt64ResourceElementsAttrGetValue(MlsAttribute attr,
                                                    intptr_t pos,
                                                    int64_t *out);

// Gives element number `pos` of a constant of integers of 64 bits, signless or
// unsigned in a resource.
//
// Upstream: `mlirDenseUInt64ResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseUInt64ResourceElementsAttrGetValue(MlsAttribute attr,
                                                     intptr_t pos,
                                                     uint64_t *out);

// Gives element number `pos` of a constant of `f32` in a resource.
//
// Upstream: `mlirDenseFloatResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseFloatResourceElementsAttrGetValue(MlsAttribute attr,
                                                    intptr_t pos,
                                                    float *out);

// Gives element number `pos` of a constant of `f64` in a resource.
//
// Upstream: `mlirDenseDoubleResourceElementsAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant in a resource);
//   BAD_ARGUMENT (`attr`: of other elements); OUT_OF_RANGE (`pos`);
//   NOT_AVAILABLE (`attr`: a resource without data).
MLS_MUST_USE
MlsStatus mlsDenseDoubleResourceElementsAttrGetValue(MlsAttribute attr,
                                                     intptr_t pos,
                                                     double *out);

// Tells whether `attr` is a sparse constant.
//
// Upstream: `mlirAttributeIsASparseElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsASparseElements(MlsAttribute attr,
                                        bool *out);

// Gives a sparse constant: all elements are zero but those at `denseIndices`,
// which are `denseValues` in the same order. The indices are a dense constant
// of signless or unsigned integers of 64 bits: a row for each element, with a
// number for each size of the shape. The values are a dense constant with one
// size, of the element type.
//
// Upstream: `mlirSparseElementsAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`denseIndices`: not a dense constant); BAD_ARGUMENT
//   (`denseValues`: not a dense constant); BAD_ARGUMENT (`shapedType`: no
//   vector or ranked tensor of a static shape); BAD_ARGUMENT (`denseValues`:
//   not one size, or another element type); BAD_ARGUMENT (`denseIndices`: not
//   integers of 64 bits in the shape that `denseValues` needs); OUT_OF_RANGE
//   (`denseIndices`: not inside of `shapedType`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSparseElementsAttribute(MlsType shapedType,
                                     MlsAttribute denseIndices,
                                     MlsAttribute denseValues,
                                     MlsAttribute *out);

// Gives the indices of the elements of a sparse constant that are not zero.
//
// Upstream: `mlirSparseElementsAttrGetIndices`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a sparse constant).
MLS_MUST_USE
MlsStatus mlsSparseElementsAttrGetIndices(MlsAttribute attr,
                                          MlsAttribute *out);

// Gives the elements of a sparse constant that are not zero.
//
// Upstream: `mlirSparseElementsAttrGetValues`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a sparse constant).
MLS_MUST_USE
MlsStatus mlsSparseElementsAttrGetValues(MlsAttribute attr,
                                         MlsAttribute *out);

// Gives the number of the class `SparseElements`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirSparseElementsAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSparseElementsAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is a strided layout.
//
// Upstream: `mlirAttributeIsAStridedLayout`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsAStridedLayout(MlsAttribute attr,
                                       bool *out);

// Gives a strided layout: of each, `mlsShapedTypeGetDynamicStrideOrOffset`
// says that it is dynamic.
//
// Upstream: `mlirStridedLayoutAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`strides`: more than 1 000).
MLS_MUST_USE
MlsStatus mlsStridedLayoutAttrGet(MlsContext context,
                                  int64_t offset,
                                  intptr_t numStrides,
                                  const int64_t *strides,
                                  MlsAttribute *out);

// Gives the name that the dialect has for the class `StridedLayout`, like
// `builtin.integer`.
//
// Upstream: `mlirStridedLayoutAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsStridedLayoutAttrGetName(MlsStringRef *out);

// Gives the offset of a strided layout.
//
// Upstream: `mlirStridedLayoutAttrGetOffset`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
MLS_MUST_USE
MlsStatus mlsStridedLayoutAttrGetOffset(MlsAttribute attr,
                                        int64_t *out);

// Gives the number of strides of a strided layout.
//
// Upstream: `mlirStridedLayoutAttrGetNumStrides`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
MLS_MUST_USE
MlsStatus mlsStridedLayoutAttrGetNumStrides(MlsAttribute attr,
                                            intptr_t *out);

// Gives stride number `pos` of a strided layout.
//
// Upstream: `mlirStridedLayoutAttrGetStride`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a strided layout); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsStridedLayoutAttrGetStride(MlsAttribute attr,
                                        intptr_t pos,
                                        int64_t *out);

// Gives all that `mlsStridedLayoutAttrGetStride` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a strided layout).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsStridedLayoutAttrCopyStrides(MlsAttribute attr,
                                          intptr_t capacity,
                                          int64_t *elements,
                                          intptr_t *out);

// Gives the number of the class `StridedLayout`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirStridedLayoutAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsStridedLayoutAttrGetTypeID(MlsTypeID *out);

// Gives the number of the class `Integer`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirIntegerTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is an integer type.
//
// Upstream: `mlirTypeIsAInteger`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAInteger(MlsType ty, bool *out);

// Gives the signless integer type of `bitwidth` bits.
//
// Upstream: `mlirIntegerTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeGet(MlsContext context,
                            uint32_t bitwidth,
                            MlsType *out);

// Gives the name that the dialect has for the class `Integer`, like
// `builtin.integer`.
//
// Upstream: `mlirIntegerTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerTypeGetName(MlsStringRef *out);

// Gives the signed integer type of `bitwidth` bits.
//
// Upstream: `mlirIntegerTypeSignedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeSignedGet(MlsContext context,
                                  uint32_t bitwidth,
                                  MlsType *out);

// Gives the unsigned integer type of `bitwidth` bits.
//
// Upstream: `mlirIntegerTypeUnsignedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`bitwidth`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeUnsignedGet(MlsContext context,
                                    uint32_t bitwidth,
                                    MlsType *out);

// Gives the width of an integer type, in bits.
//
// Upstream: `mlirIntegerTypeGetWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an integer type).
MLS_MUST_USE MlsStatus mlsIntegerTypeGetWidth(MlsType ty, uint32_t *out);

// Tells whether an integer type is signless.
//
// Upstream: `mlirIntegerTypeIsSignless`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an integer type).
MLS_MUST_USE MlsStatus mlsIntegerTypeIsSignless(MlsType ty, bool *out);

// Tells whether an integer type is signed.
//
// Upstream: `mlirIntegerTypeIsSigned`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an integer type).
MLS_MUST_USE MlsStatus mlsIntegerTypeIsSigned(MlsType ty, bool *out);

// Tells whether an integer type is unsigned.
//
// Upstream: `mlirIntegerTypeIsUnsigned`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an integer type).
MLS_MUST_USE MlsStatus mlsIntegerTypeIsUnsigned(MlsType ty, bool *out);

// Gives the number of the class `Index`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirIndexTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIndexTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is the index type.
//
// Upstream: `mlirTypeIsAIndex`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAIndex(MlsType ty, bool *out);

// Gives the index type.
//
// Upstream: `mlirIndexTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIndexTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Index`, like
// `builtin.integer`.
//
// Upstream: `mlirIndexTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIndexTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a floating point type.
//
// Upstream: `mlirTypeIsAFloat`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat(MlsType ty, bool *out);

// Gives the width of a floating point type, in bits.
//
// Upstream: `mlirFloatTypeGetWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
MLS_MUST_USE MlsStatus mlsFloatTypeGetWidth(MlsType ty, uint32_t *out);

// Gives the number of the class `Float4E2M1FN`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat4E2M1FNTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat4E2M1FNTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f4E2M1FN`.
//
// Upstream: `mlirTypeIsAFloat4E2M1FN`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat4E2M1FN(MlsType ty, bool *out);

// Gives the type `f4E2M1FN`.
//
// Upstream: `mlirFloat4E2M1FNTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat4E2M1FNTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float4E2M1FN`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat4E2M1FNTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat4E2M1FNTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float6E2M3FN`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat6E2M3FNTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E2M3FNTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f6E2M3FN`.
//
// Upstream: `mlirTypeIsAFloat6E2M3FN`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat6E2M3FN(MlsType ty, bool *out);

// Gives the type `f6E2M3FN`.
//
// Upstream: `mlirFloat6E2M3FNTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E2M3FNTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float6E2M3FN`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat6E2M3FNTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E2M3FNTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float6E3M2FN`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat6E3M2FNTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E3M2FNTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f6E3M2FN`.
//
// Upstream: `mlirTypeIsAFloat6E3M2FN`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat6E3M2FN(MlsType ty, bool *out);

// Gives the type `f6E3M2FN`.
//
// Upstream: `mlirFloat6E3M2FNTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E3M2FNTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float6E3M2FN`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat6E3M2FNTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat6E3M2FNTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E5M2`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E5M2TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E5M2TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E5M2`.
//
// Upstream: `mlirTypeIsAFloat8E5M2`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E5M2(MlsType ty, bool *out);

// Gives the type `f8E5M2`.
//
// Upstream: `mlirFloat8E5M2TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E5M2TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float8E5M2`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E5M2TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E5M2TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E4M3`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E4M3TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E4M3`.
//
// Upstream: `mlirTypeIsAFloat8E4M3`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E4M3(MlsType ty, bool *out);

// Gives the type `f8E4M3`.
//
// Upstream: `mlirFloat8E4M3TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float8E4M3`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E4M3TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E4M3FN`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E4M3FNTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3FNTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E4M3FN`.
//
// Upstream: `mlirTypeIsAFloat8E4M3FN`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E4M3FN(MlsType ty, bool *out);

// Gives the type `f8E4M3FN`.
//
// Upstream: `mlirFloat8E4M3FNTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3FNTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float8E4M3FN`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E4M3FNTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3FNTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E5M2FNUZ`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E5M2FNUZTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E5M2FNUZTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E5M2FNUZ`.
//
// Upstream: `mlirTypeIsAFloat8E5M2FNUZ`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E5M2FNUZ(MlsType ty, bool *out);

// Gives the type `f8E5M2FNUZ`.
//
// Upstream: `mlirFloat8E5M2FNUZTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFloat8E5M2FNUZTypeGet(MlsContext context,
                                   MlsType *out);

// Gives the name that the dialect has for the class `Float8E5M2FNUZ`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E5M2FNUZTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E5M2FNUZTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E4M3FNUZ`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E4M3FNUZTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3FNUZTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E4M3FNUZ`.
//
// Upstream: `mlirTypeIsAFloat8E4M3FNUZ`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E4M3FNUZ(MlsType ty, bool *out);

// Gives the type `f8E4M3FNUZ`.
//
// Upstream: `mlirFloat8E4M3FNUZTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFloat8E4M3FNUZTypeGet(MlsContext context,
                                   MlsType *out);

// Gives the name that the dialect has for the class `Float8E4M3FNUZ`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E4M3FNUZTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3FNUZTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E4M3B11FNUZ`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E4M3B11FNUZTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3B11FNUZTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E4M3B11FNUZ`.
//
// Upstream: `mlirTypeIsAFloat8E4M3B11FNUZ`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E4M3B11FNUZ(MlsType ty, bool *out);

// Gives the type `f8E4M3B11FNUZ`.
//
// Upstream: `mlirFloat8E4M3B11FNUZTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFloat8E4M3B11FNUZTypeGet(MlsContext context,
                                      MlsType *out);

// Gives the name that the dialect has for the class `Float8E4M3B11FNUZ`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E4M3B11FNUZTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E4M3B11FNUZTypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E3M4`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E3M4TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E3M4TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E3M4`.
//
// Upstream: `mlirTypeIsAFloat8E3M4`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E3M4(MlsType ty, bool *out);

// Gives the type `f8E3M4`.
//
// Upstream: `mlirFloat8E3M4TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E3M4TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `Float8E3M4`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E3M4TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E3M4TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float8E8M0FNU`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat8E8M0FNUTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E8M0FNUTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f8E8M0FNU`.
//
// Upstream: `mlirTypeIsAFloat8E8M0FNU`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat8E8M0FNU(MlsType ty, bool *out);

// Gives the type `f8E8M0FNU`.
//
// Upstream: `mlirFloat8E8M0FNUTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFloat8E8M0FNUTypeGet(MlsContext context,
                                  MlsType *out);

// Gives the name that the dialect has for the class `Float8E8M0FNU`, like
// `builtin.integer`.
//
// Upstream: `mlirFloat8E8M0FNUTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat8E8M0FNUTypeGetName(MlsStringRef *out);

// Gives the number of the class `BFloat16`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirBFloat16TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBFloat16TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `bf16`.
//
// Upstream: `mlirTypeIsABF16`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsABF16(MlsType ty, bool *out);

// Gives the type `bf16`.
//
// Upstream: `mlirBF16TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBF16TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `BF16`, like
// `builtin.integer`.
//
// Upstream: `mlirBF16TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBF16TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float16`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat16TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat16TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f16`.
//
// Upstream: `mlirTypeIsAF16`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF16(MlsType ty, bool *out);

// Gives the type `f16`.
//
// Upstream: `mlirF16TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF16TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `F16`, like
// `builtin.integer`.
//
// Upstream: `mlirF16TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF16TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float32`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat32TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat32TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f32`.
//
// Upstream: `mlirTypeIsAF32`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF32(MlsType ty, bool *out);

// Gives the type `f32`.
//
// Upstream: `mlirF32TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF32TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `F32`, like
// `builtin.integer`.
//
// Upstream: `mlirF32TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF32TypeGetName(MlsStringRef *out);

// Gives the number of the class `Float64`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloat64TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloat64TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `f64`.
//
// Upstream: `mlirTypeIsAF64`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF64(MlsType ty, bool *out);

// Gives the type `f64`.
//
// Upstream: `mlirF64TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF64TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `F64`, like
// `builtin.integer`.
//
// Upstream: `mlirF64TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF64TypeGetName(MlsStringRef *out);

// Gives the number of the class `FloatTF32`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFloatTF32TypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFloatTF32TypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is `tf32`.
//
// Upstream: `mlirTypeIsATF32`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATF32(MlsType ty, bool *out);

// Gives the type `tf32`.
//
// Upstream: `mlirTF32TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTF32TypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `TF32`, like
// `builtin.integer`.
//
// Upstream: `mlirTF32TypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTF32TypeGetName(MlsStringRef *out);

// Gives the number of the class `None`, for comparison with `mlsTypeGetTypeID`
// or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirNoneTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsNoneTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is the none type.
//
// Upstream: `mlirTypeIsANone`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsANone(MlsType ty, bool *out);

// Gives the none type.
//
// Upstream: `mlirNoneTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsNoneTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `None`, like
// `builtin.integer`.
//
// Upstream: `mlirNoneTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsNoneTypeGetName(MlsStringRef *out);

// Gives the number of the class `Complex`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirComplexTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsComplexTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a complex type.
//
// Upstream: `mlirTypeIsAComplex`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAComplex(MlsType ty, bool *out);

// Gives the complex type of an element type: of integers or floating point
// numbers.
//
// Upstream: `mlirComplexTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`elementType`: not an integer or floating point
//   type); TOO_DEEP.
MLS_MUST_USE MlsStatus mlsComplexTypeGet(MlsType elementType, MlsType *out);

// Gives the name that the dialect has for the class `Complex`, like
// `builtin.integer`.
//
// Upstream: `mlirComplexTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsComplexTypeGetName(MlsStringRef *out);

// Gives the element type of a complex type.
//
// Upstream: `mlirComplexTypeGetElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a complex type).
MLS_MUST_USE MlsStatus mlsComplexTypeGetElementType(MlsType ty, MlsType *out);

// Tells whether `ty` is a vector, tensor or memref type.
//
// Upstream: `mlirTypeIsAShaped`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAShaped(MlsType ty, bool *out);

// Gives the element type of a shaped type.
//
// Upstream: `mlirShapedTypeGetElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
MLS_MUST_USE MlsStatus mlsShapedTypeGetElementType(MlsType ty, MlsType *out);

// Tells whether a shaped type has a rank.
//
// Upstream: `mlirShapedTypeHasRank`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
MLS_MUST_USE MlsStatus mlsShapedTypeHasRank(MlsType ty, bool *out);

// Gives the rank of a shaped type that has one.
//
// Upstream: `mlirShapedTypeGetRank`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank).
MLS_MUST_USE MlsStatus mlsShapedTypeGetRank(MlsType ty, int64_t *out);

// Tells whether a shaped type has a rank and only static sizes.
//
// Upstream: `mlirShapedTypeHasStaticShape`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
MLS_MUST_USE MlsStatus mlsShapedTypeHasStaticShape(MlsType ty, bool *out);

// Tells whether size number `dim` of a shaped type is dynamic.
//
// Upstream: `mlirShapedTypeIsDynamicDim`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
//   (`dim`).
// Index: `dim`.
MLS_MUST_USE
MlsStatus mlsShapedTypeIsDynamicDim(MlsType ty,
                                    intptr_t dim,
                                    bool *out);

// Tells whether size number `dim` of a shaped type is static.
//
// Upstream: `mlirShapedTypeIsStaticDim`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
//   (`dim`).
// Index: `dim`.
MLS_MUST_USE
MlsStatus mlsShapedTypeIsStaticDim(MlsType ty,
                                   intptr_t dim,
                                   bool *out);

// Gives size number `dim` of a shaped type: a number of elements, or
// `mlsShapedTypeGetDynamicSize` if it is dynamic.
//
// Upstream: `mlirShapedTypeGetDimSize`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank); OUT_OF_RANGE
//   (`dim`).
// Index: `dim`.
MLS_MUST_USE
MlsStatus mlsShapedTypeGetDimSize(MlsType ty,
                                  intptr_t dim,
                                  int64_t *out);

// Gives all that `mlsShapedTypeGetDimSize` gives, one after the other. Writes
// as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type with a rank).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsShapedTypeCopySizes(MlsType ty,
                                 intptr_t capacity,
                                 int64_t *elements,
                                 intptr_t *out);

// Tells whether a number is the one that stands for a dynamic size.
//
// Upstream: `mlirShapedTypeIsDynamicSize`.
// Threads: any.
bool mlsShapedTypeIsDynamicSize(int64_t size);

// Tells whether a number is not the one that stands for a dynamic size.
//
// Upstream: `mlirShapedTypeIsStaticSize`.
// Threads: any.
bool mlsShapedTypeIsStaticSize(int64_t size);

// Gives the number that stands for a dynamic size.
//
// Upstream: `mlirShapedTypeGetDynamicSize`.
// Threads: any.
int64_t mlsShapedTypeGetDynamicSize(void);

// Tells whether a number is the one that stands for a dynamic stride or
// offset.
//
// Upstream: `mlirShapedTypeIsDynamicStrideOrOffset`.
// Threads: any.
bool mlsShapedTypeIsDynamicStrideOrOffset(int64_t val);

// Tells whether a number is not the one that stands for a dynamic stride or
// offset.
//
// Upstream: `mlirShapedTypeIsStaticStrideOrOffset`.
// Threads: any.
bool mlsShapedTypeIsStaticStrideOrOffset(int64_t val);

// Gives the number that stands for a dynamic stride or offset.
//
// Upstream: `mlirShapedTypeGetDynamicStrideOrOffset`.
// Threads: any.
int64_t mlsShapedTypeGetDynamicStrideOrOffset(void);

// Gives the number of the class `Vector`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirVectorTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsVectorTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a vector type.
//
// Upstream: `mlirTypeIsAVector`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAVector(MlsType ty, bool *out);

// Gives the vector type of `rank` sizes, each at least 1.
//
// Upstream: `mlirVectorTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsVectorTypeGet(intptr_t rank,
                           const int64_t *shape,
                           MlsType elementType,
                           MlsType *out);

// Gives the name that the dialect has for the class `Vector`, like
// `builtin.integer`.
//
// Upstream: `mlirVectorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsVectorTypeGetName(MlsStringRef *out);

// Gives the vector type of `rank` sizes, each at least 1. Diagnostics are at
// `location`.
//
// Upstream: `mlirVectorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsVectorTypeGetChecked(MlsLocation location,
                                  intptr_t rank,
                                  const int64_t *shape,
                                  MlsType elementType,
                                  MlsType *out);

// Gives the vector type of `rank` sizes, each at least 1; those for which
// `scalable` says so are multiples of it.
//
// Upstream: `mlirVectorTypeGetScalable`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsVectorTypeGetScalable(intptr_t rank,
                                   const int64_t *shape,
                                   const MlsBool *scalable,
                                   MlsType elementType,
                                   MlsType *out);

// Gives the vector type of `rank` sizes, each at least 1; those for which
// `scalable` says so are multiples of it. Diagnostics are at `location`.
//
// Upstream: `mlirVectorTypeGetScalableChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0); TOO_DEEP; BAD_ARGUMENT with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsVectorTypeGetScalableChecked(MlsLocation location,
                                          intptr_t rank,
                                          const int64_t *shape,
                                          const MlsBool *scalable,
                                          MlsType elementType,
                                          MlsType *out);

// Tells whether a size of a vector type is scalable.
//
// Upstream: `mlirVectorTypeIsScalable`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a vector type).
MLS_MUST_USE MlsStatus mlsVectorTypeIsScalable(MlsType ty, bool *out);

// Tells whether size number `dim` of a vector type is scalable.
//
// Upstream: `mlirVectorTypeIsDimScalable`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a vector type); OUT_OF_RANGE (`dim`).
// Index: `dim`.
MLS_MUST_USE
MlsStatus mlsVectorTypeIsDimScalable(MlsType ty,
                                     intptr_t dim,
                                     bool *out);

// Tells whether `ty` is a tensor type.
//
// Upstream: `mlirTypeIsATensor`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATensor(MlsType ty, bool *out);

// Gives the number of the class `RankedTensor`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirRankedTensorTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRankedTensorTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a ranked tensor type.
//
// Upstream: `mlirTypeIsARankedTensor`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsARankedTensor(MlsType ty, bool *out);

// Gives the number of the class `UnrankedTensor`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUnrankedTensorTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnrankedTensorTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is an unranked tensor type.
//
// Upstream: `mlirTypeIsAUnrankedTensor`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAUnrankedTensor(MlsType ty, bool *out);

// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
// null.
//
// Upstream: `mlirRankedTensorTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `encoding`.
MLS_MUST_USE
MlsStatus mlsRankedTensorTypeGet(intptr_t rank,
                                 const int64_t *shape,
                                 MlsType elementType,
                                 MlsAttribute encoding,
                                 MlsType *out);

// Gives the name that the dialect has for the class `RankedTensor`, like
// `builtin.integer`.
//
// Upstream: `mlirRankedTensorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRankedTensorTypeGetName(MlsStringRef *out);

// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
// null. Diagnostics are at `location`.
//
// Upstream: `mlirRankedTensorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `encoding`.
MLS_MUST_USE
MlsStatus mlsRankedTensorTypeGetChecked(MlsLocation location,
                                        intptr_t rank,
                                        const int64_t *shape,
                                        MlsType elementType,
                                        MlsAttribute encoding,
                                        MlsType *out);

// Gives the encoding of a ranked tensor type; null if it has none.
//
// Upstream: `mlirRankedTensorTypeGetEncoding`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a ranked tensor type).
MLS_MUST_USE
MlsStatus mlsRankedTensorTypeGetEncoding(MlsType ty,
                                         MlsAttribute *out);

// Gives the unranked tensor type of an element type.
//
// Upstream: `mlirUnrankedTensorTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
MLS_MUST_USE
MlsStatus mlsUnrankedTensorTypeGet(MlsType elementType,
                                   MlsType *out);

// Gives the name that the dialect has for the class `UnrankedTensor`, like
// `builtin.integer`.
//
// Upstream: `mlirUnrankedTensorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnrankedTensorTypeGetName(MlsStringRef *out);

// Gives the unranked tensor type of an element type. Diagnostics are at
// `location`.
//
// Upstream: `mlirUnrankedTensorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
MLS_MUST_USE
MlsStatus mlsUnrankedTensorTypeGetChecked(MlsLocation location,
                                          MlsType elementType,
                                          MlsType *out);

// Gives the number of the class `MemRef`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirMemRefTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsMemRefTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a ranked memref type.
//
// Upstream: `mlirTypeIsAMemRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAMemRef(MlsType ty, bool *out);

// Gives the number of the class `UnrankedMemRef`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUnrankedMemRefTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnrankedMemRefTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is an unranked memref type.
//
// Upstream: `mlirTypeIsAUnrankedMemRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAUnrankedMemRef(MlsType ty, bool *out);

// Gives the memref type of `rank` sizes, with a layout and a memory space
// where these are not null.
//
// Upstream: `mlirMemRefTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `layout`, `memorySpace`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeGet(MlsType elementType,
                           intptr_t rank,
                           const int64_t *shape,
                           MlsAttribute layout,
                           MlsAttribute memorySpace,
                           MlsType *out);

// Gives the name that the dialect has for the class `MemRef`, like
// `builtin.integer`.
//
// Upstream: `mlirMemRefTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsMemRefTypeGetName(MlsStringRef *out);

// Gives the memref type of `rank` sizes, with a layout and a memory space
// where these are not null. Diagnostics are at `location`.
//
// Upstream: `mlirMemRefTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   BAD_ARGUMENT (`layout`: neither an affine map nor a strided layout);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `layout`, `memorySpace`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeGetChecked(MlsLocation location,
                                  MlsType elementType,
                                  intptr_t rank,
                                  const int64_t *shape,
                                  MlsAttribute layout,
                                  MlsAttribute memorySpace,
                                  MlsType *out);

// Gives the memref type of `rank` sizes without a layout, with a memory space
// if `memorySpace` is not null.
//
// Upstream: `mlirMemRefTypeContiguousGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `memorySpace`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeContiguousGet(MlsType elementType,
                                     intptr_t rank,
                                     const int64_t *shape,
                                     MlsAttribute memorySpace,
                                     MlsType *out);

// Gives the memref type of `rank` sizes without a layout, with a memory space
// if `memorySpace` is not null. Diagnostics are at `location`.
//
// Upstream: `mlirMemRefTypeContiguousGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`shape`: a size below 0 that is not the dynamic one);
//   TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `memorySpace`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeContiguousGetChecked(MlsLocation location,
                                            MlsType elementType,
                                            intptr_t rank,
                                            const int64_t *shape,
                                            MlsAttribute memorySpace,
                                            MlsType *out);

// Gives the unranked memref type of an element type, with a memory space if
// `memorySpace` is not null.
//
// Upstream: `mlirUnrankedMemRefTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `memorySpace`.
MLS_MUST_USE
MlsStatus mlsUnrankedMemRefTypeGet(MlsType elementType,
                                   MlsAttribute memorySpace,
                                   MlsType *out);

// Gives the name that the dialect has for the class `UnrankedMemRef`, like
// `builtin.integer`.
//
// Upstream: `mlirUnrankedMemRefTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnrankedMemRefTypeGetName(MlsStringRef *out);

// Gives the unranked memref type of an element type, with a memory space if
// `memorySpace` is not null. Diagnostics are at `location`.
//
// Upstream: `mlirUnrankedMemRefTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP; BAD_ARGUMENT with diagnostics.
// Null: `memorySpace`.
MLS_MUST_USE
MlsStatus mlsUnrankedMemRefTypeGetChecked(MlsLocation location,
                                          MlsType elementType,
                                          MlsAttribute memorySpace,
                                          MlsType *out);

// Gives the layout of a ranked memref type.
//
// Upstream: `mlirMemRefTypeGetLayout`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
MLS_MUST_USE MlsStatus mlsMemRefTypeGetLayout(MlsType ty, MlsAttribute *out);

// Gives the affine map of the layout of a ranked memref type.
//
// Upstream: `mlirMemRefTypeGetAffineMap`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
MLS_MUST_USE MlsStatus mlsMemRefTypeGetAffineMap(MlsType ty, MlsAffineMap *out);

// Gives the memory space of a ranked memref type; null if it has none.
//
// Upstream: `mlirMemRefTypeGetMemorySpace`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type).
MLS_MUST_USE
MlsStatus mlsMemRefTypeGetMemorySpace(MlsType ty,
                                      MlsAttribute *out);

// Gives the memory space of an unranked memref type; null if it has none.
//
// Upstream: `mlirUnrankedMemrefGetMemorySpace`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an unranked memref type).
MLS_MUST_USE
MlsStatus mlsUnrankedMemrefGetMemorySpace(MlsType ty,
                                          MlsAttribute *out);

// Gives the number of the class `Tuple`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTupleTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTupleTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a tuple type.
//
// Upstream: `mlirTypeIsATuple`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATuple(MlsType ty, bool *out);

// Gives the tuple type of `elements`.
//
// Upstream: `mlirTupleTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsTupleTypeGet(MlsContext context,
                          intptr_t numElements,
                          const MlsType *elements,
                          MlsType *out);

// Gives the name that the dialect has for the class `Tuple`, like
// `builtin.integer`.
//
// Upstream: `mlirTupleTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTupleTypeGetName(MlsStringRef *out);

// Gives the number of types in a tuple type.
//
// Upstream: `mlirTupleTypeGetNumTypes`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a tuple type).
MLS_MUST_USE MlsStatus mlsTupleTypeGetNumTypes(MlsType ty, intptr_t *out);

// Gives type number `pos` of a tuple type.
//
// Upstream: `mlirTupleTypeGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a tuple type); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsTupleTypeGetType(MlsType ty,
                              intptr_t pos,
                              MlsType *out);

// Gives all that `mlsTupleTypeGetType` gives, one after the other. Writes as
// many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a tuple type).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsTupleTypeCopyTypes(MlsType ty,
                                intptr_t capacity,
                                MlsType *elements,
                                intptr_t *out);

// Gives the number of the class `Function`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirFunctionTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFunctionTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a function type.
//
// Upstream: `mlirTypeIsAFunction`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFunction(MlsType ty, bool *out);

// Gives the type of functions from `inputs` to `results`.
//
// Upstream: `mlirFunctionTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsFunctionTypeGet(MlsContext context,
                             intptr_t numInputs,
                             const MlsType *inputs,
                             intptr_t numResults,
                             const MlsType *results,
                             MlsType *out);

// Gives the name that the dialect has for the class `Function`, like
// `builtin.integer`.
//
// Upstream: `mlirFunctionTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsFunctionTypeGetName(MlsStringRef *out);

// Gives the number of inputs of a function type.
//
// Upstream: `mlirFunctionTypeGetNumInputs`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
MLS_MUST_USE MlsStatus mlsFunctionTypeGetNumInputs(MlsType ty, intptr_t *out);

// Gives the number of results of a function type.
//
// Upstream: `mlirFunctionTypeGetNumResults`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
MLS_MUST_USE MlsStatus mlsFunctionTypeGetNumResults(MlsType ty, intptr_t *out);

// Gives the type of input number `pos` of a function type.
//
// Upstream: `mlirFunctionTypeGetInput`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsFunctionTypeGetInput(MlsType ty,
                                  intptr_t pos,
                                  MlsType *out);

// Gives all that `mlsFunctionTypeGetInput` gives, one after the other. Writes
// as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsFunctionTypeCopyInputs(MlsType ty,
                                    intptr_t capacity,
                                    MlsType *elements,
                                    intptr_t *out);

// Gives the type of result number `pos` of a function type.
//
// Upstream: `mlirFunctionTypeGetResult`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsFunctionTypeGetResult(MlsType ty,
                                   intptr_t pos,
                                   MlsType *out);

// Gives all that `mlsFunctionTypeGetResult` gives, one after the other. Writes
// as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsFunctionTypeCopyResults(MlsType ty,
                                     intptr_t capacity,
                                     MlsType *elements,
                                     intptr_t *out);

// Gives the number of the class `Opaque`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirOpaqueTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpaqueTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is an opaque type: one of a dialect that is not
// registered.
//
// Upstream: `mlirTypeIsAOpaque`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAOpaque(MlsType ty, bool *out);

// Gives the opaque type of a dialect, by its text without the dialect.
//
// Upstream: `mlirOpaqueTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`dialectNamespace`: not a name); DIALECT_NOT_LOADED
//   (`dialectNamespace`: the context does not allow unregistered dialects).
MLS_MUST_USE
MlsStatus mlsOpaqueTypeGet(MlsContext context,
                           MlsStringRef dialectNamespace,
                           MlsStringRef typeData,
                           MlsType *out);

// Gives the name that the dialect has for the class `Opaque`, like
// `builtin.integer`.
//
// Upstream: `mlirOpaqueTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpaqueTypeGetName(MlsStringRef *out);

// Gives the name of the dialect of an opaque type.
//
// Upstream: `mlirOpaqueTypeGetDialectNamespace`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an opaque type).
MLS_MUST_USE
MlsStatus mlsOpaqueTypeGetDialectNamespace(MlsType ty,
                                           MlsStringRef *out);

// Gives the text of an opaque type, without the dialect.
//
// Upstream: `mlirOpaqueTypeGetData`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an opaque type).
MLS_MUST_USE MlsStatus mlsOpaqueTypeGetData(MlsType ty, MlsStringRef *out);

// Makes `ConversionPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionPasses(void);

// Makes the pass `convert-arith-to-amdgpu`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionArithToAMDGPUConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionArithToAMDGPUConversionPass(MlsPass *out);

// Makes `ConversionArithToAMDGPUConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionArithToAMDGPUConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionArithToAMDGPUConversionPass(void);

// Makes the pass `convert-arith-to-apfloat`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionArithToAPFloatConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionArithToAPFloatConversionPass(MlsPass *out);

// Makes `ConversionArithToAPFloatConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionArithToAPFloatConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionArithToAPFloatConversionPass(void);

// Makes the pass `convert-arith-to-arm-sme`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionArithToArmSMEConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionArithToArmSMEConversionPass(MlsPass *out);

// Makes `ConversionArithToArmSMEConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionArithToArmSMEConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionArithToArmSMEConversionPass(void);

// Makes the pass `convert-arith-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionArithToLLVMConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionArithToLLVMConversionPass(MlsPass *out);

// Makes `ConversionArithToLLVMConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionArithToLLVMConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionArithToLLVMConversionPass(void);

// Makes the pass `convert-amdgpu-to-rocdl`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertAMDGPUToROCDLPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertAMDGPUToROCDLPass(MlsPass *out);

// Makes `ConversionConvertAMDGPUToROCDLPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertAMDGPUToROCDLPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertAMDGPUToROCDLPass(void);

// Makes the pass `convert-affine-for-to-gpu`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertAffineForToGPUPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertAffineForToGPUPass(MlsPass *out);

// Makes `ConversionConvertAffineForToGPUPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertAffineForToGPUPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertAffineForToGPUPass(void);

// Makes the pass `convert-arith-to-emitc`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertArithToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertArithToEmitC(MlsPass *out);

// Makes `ConversionConvertArithToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertArithToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertArithToEmitC(void);

// Makes the pass `convert-arith-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertArithToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertArithToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertArithToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertArithToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertArithToSPIRVPass(void);

// Makes the pass `arm-neon-2d-to-intr`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertArmNeon2dToIntrPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertArmNeon2dToIntrPass(MlsPass *out);

// Makes `ConversionConvertArmNeon2dToIntrPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertArmNeon2dToIntrPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertArmNeon2dToIntrPass(void);

// Makes the pass `convert-arm-sme-to-llvm`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertArmSMEToLLVM`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertArmSMEToLLVM(MlsPass *out);

// Makes `ConversionConvertArmSMEToLLVM` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertArmSMEToLLVM`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertArmSMEToLLVM(void);

// Makes the pass `convert-arm-sme-to-scf`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertArmSMEToSCFPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertArmSMEToSCFPass(MlsPass *out);

// Makes `ConversionConvertArmSMEToSCFPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertArmSMEToSCFPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertArmSMEToSCFPass(void);

// Makes the pass `convert-async-to-llvm`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertAsyncToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertAsyncToLLVMPass(MlsPass *out);

// Makes `ConversionConvertAsyncToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertAsyncToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertAsyncToLLVMPass(void);

// Makes the pass `convert-bufferization-to-memref`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertBufferizationToMemRefPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertBufferizationToMemRefPass(MlsPass *out);

// Makes `ConversionConvertBufferizationToMemRefPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertBufferizationToMemRefPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterConversionConvertBufferizationToMemRefPass(void);

// Makes the pass `convert-complex-to-llvm`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertComplexToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertComplexToLLVMPass(MlsPass *out);

// Makes `ConversionConvertComplexToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertComplexToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertComplexToLLVMPass(void);

// Makes the pass `convert-complex-to-libm`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertComplexToLibm`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertComplexToLibm(MlsPass *out);

// Makes `ConversionConvertComplexToLibm` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertComplexToLibm`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertComplexToLibm(void);

// Makes the pass `convert-complex-to-rocdl-library-calls`, with the default of
// each option; it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertComplexToROCDLLibraryCalls`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertComplexToROCDLLibraryCalls(MlsPass *out);

// Makes `ConversionConvertComplexToROCDLLibraryCalls` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertComplexToROCDLLibraryCalls`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterConversionConvertComplexToROCDLLibraryCalls(void);

// Makes the pass `convert-complex-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertComplexToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertComplexToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertComplexToSPIRVPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertComplexToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertComplexToSPIRVPass(void);

// Makes the pass `convert-complex-to-standard`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertComplexToStandardPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertComplexToStandardPass(MlsPass *out);

// Makes `ConversionConvertComplexToStandardPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertComplexToStandardPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertComplexToStandardPass(void);

// Makes the pass `convert-cf-to-llvm`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertControlFlowToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertControlFlowToLLVMPass(MlsPass *out);

// Makes `ConversionConvertControlFlowToLLVMPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertControlFlowToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertControlFlowToLLVMPass(void);

// Makes the pass `convert-cf-to-spirv`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertControlFlowToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertControlFlowToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertControlFlowToSPIRVPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertControlFlowToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertControlFlowToSPIRVPass(void);

// Makes the pass `convert-func-to-emitc`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertFuncToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertFuncToEmitC(MlsPass *out);

// Makes `ConversionConvertFuncToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertFuncToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertFuncToEmitC(void);

// Makes the pass `convert-func-to-llvm`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertFuncToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertFuncToLLVMPass(MlsPass *out);

// Makes `ConversionConvertFuncToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertFuncToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertFuncToLLVMPass(void);

// Makes the pass `convert-func-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertFuncToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertFuncToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertFuncToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertFuncToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertFuncToSPIRVPass(void);

// Makes the pass `convert-gpu-to-spirv`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertGPUToSPIRV`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertGPUToSPIRV(MlsPass *out);

// Makes `ConversionConvertGPUToSPIRV` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertGPUToSPIRV`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertGPUToSPIRV(void);

// Makes the pass `convert-gpu-to-llvm-spv`, with the default of each option;
// it is for `gpu.module`.
//
// Upstream: `mlirCreateConversionConvertGpuOpsToLLVMSPVOps`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertGpuOpsToLLVMSPVOps(MlsPass *out);

// Makes `ConversionConvertGpuOpsToLLVMSPVOps` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertGpuOpsToLLVMSPVOps`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertGpuOpsToLLVMSPVOps(void);

// Makes the pass `convert-gpu-to-nvvm`, with the default of each option; it is
// for `gpu.module`.
//
// Upstream: `mlirCreateConversionConvertGpuOpsToNVVMOps`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertGpuOpsToNVVMOps(MlsPass *out);

// Makes `ConversionConvertGpuOpsToNVVMOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertGpuOpsToNVVMOps`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertGpuOpsToNVVMOps(void);

// Makes the pass `convert-gpu-to-rocdl`, with the default of each option; it
// is for `gpu.module`.
//
// Upstream: `mlirCreateConversionConvertGpuOpsToROCDLOps`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertGpuOpsToROCDLOps(MlsPass *out);

// Makes `ConversionConvertGpuOpsToROCDLOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertGpuOpsToROCDLOps`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertGpuOpsToROCDLOps(void);

// Makes the pass `convert-index-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertIndexToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertIndexToLLVMPass(MlsPass *out);

// Makes `ConversionConvertIndexToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertIndexToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertIndexToLLVMPass(void);

// Makes the pass `convert-index-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertIndexToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertIndexToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertIndexToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertIndexToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertIndexToSPIRVPass(void);

// Makes the pass `convert-linalg-to-std`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertLinalgToStandardPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertLinalgToStandardPass(MlsPass *out);

// Makes `ConversionConvertLinalgToStandardPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertLinalgToStandardPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertLinalgToStandardPass(void);

// Makes the pass `convert-math-to-emitc`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertMathToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToEmitC(MlsPass *out);

// Makes `ConversionConvertMathToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToEmitC(void);

// Makes the pass `convert-math-to-funcs`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertMathToFuncs`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToFuncs(MlsPass *out);

// Makes `ConversionConvertMathToFuncs` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToFuncs`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToFuncs(void);

// Makes the pass `convert-math-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertMathToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToLLVMPass(MlsPass *out);

// Makes `ConversionConvertMathToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToLLVMPass(void);

// Makes the pass `convert-math-to-libm`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertMathToLibmPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToLibmPass(MlsPass *out);

// Makes `ConversionConvertMathToLibmPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToLibmPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToLibmPass(void);

// Makes the pass `convert-math-to-rocdl`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertMathToROCDL`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToROCDL(MlsPass *out);

// Makes `ConversionConvertMathToROCDL` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToROCDL`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToROCDL(void);

// Makes the pass `convert-math-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertMathToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertMathToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToSPIRVPass(void);

// Makes the pass `convert-math-to-xevm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertMathToXeVM`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMathToXeVM(MlsPass *out);

// Makes `ConversionConvertMathToXeVM` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMathToXeVM`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMathToXeVM(void);

// Makes the pass `convert-memref-to-emitc`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertMemRefToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertMemRefToEmitC(MlsPass *out);

// Makes `ConversionConvertMemRefToEmitC` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMemRefToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMemRefToEmitC(void);

// Makes the pass `convert-memref-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertMemRefToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertMemRefToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertMemRefToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertMemRefToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertMemRefToSPIRVPass(void);

// Makes the pass `convert-nvgpu-to-nvvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertNVGPUToNVVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertNVGPUToNVVMPass(MlsPass *out);

// Makes `ConversionConvertNVGPUToNVVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertNVGPUToNVVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertNVGPUToNVVMPass(void);

// Makes the pass `convert-nvvm-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertNVVMToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertNVVMToLLVMPass(MlsPass *out);

// Makes `ConversionConvertNVVMToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertNVVMToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertNVVMToLLVMPass(void);

// Makes the pass `convert-openacc-to-scf`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertOpenACCToSCFPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertOpenACCToSCFPass(MlsPass *out);

// Makes `ConversionConvertOpenACCToSCFPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertOpenACCToSCFPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertOpenACCToSCFPass(void);

// Makes the pass `convert-openmp-to-llvm`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertOpenMPToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertOpenMPToLLVMPass(MlsPass *out);

// Makes `ConversionConvertOpenMPToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertOpenMPToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertOpenMPToLLVMPass(void);

// Makes the pass `convert-pdl-to-pdl-interp`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertPDLToPDLInterpPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertPDLToPDLInterpPass(MlsPass *out);

// Makes `ConversionConvertPDLToPDLInterpPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertPDLToPDLInterpPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertPDLToPDLInterpPass(void);

// Makes the pass `convert-parallel-loops-to-gpu`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertParallelLoopToGpuPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertParallelLoopToGpuPass(MlsPass *out);

// Makes `ConversionConvertParallelLoopToGpuPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertParallelLoopToGpuPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertParallelLoopToGpuPass(void);

// Makes the pass `convert-scf-to-openmp`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertSCFToOpenMPPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertSCFToOpenMPPass(MlsPass *out);

// Makes `ConversionConvertSCFToOpenMPPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertSCFToOpenMPPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertSCFToOpenMPPass(void);

// Makes the pass `convert-spirv-to-llvm`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertSPIRVToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertSPIRVToLLVMPass(MlsPass *out);

// Makes `ConversionConvertSPIRVToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertSPIRVToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertSPIRVToLLVMPass(void);

// Makes the pass `convert-shape-constraints`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertShapeConstraintsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertShapeConstraintsPass(MlsPass *out);

// Makes `ConversionConvertShapeConstraintsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertShapeConstraintsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertShapeConstraintsPass(void);

// Makes the pass `convert-shape-to-std`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertShapeToStandardPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertShapeToStandardPass(MlsPass *out);

// Makes `ConversionConvertShapeToStandardPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertShapeToStandardPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertShapeToStandardPass(void);

// Makes the pass `convert-shard-to-mpi`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertShardToMPIPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertShardToMPIPass(MlsPass *out);

// Makes `ConversionConvertShardToMPIPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertShardToMPIPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertShardToMPIPass(void);

// Makes the pass `convert-tensor-to-linalg`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionConvertTensorToLinalgPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertTensorToLinalgPass(MlsPass *out);

// Makes `ConversionConvertTensorToLinalgPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertTensorToLinalgPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertTensorToLinalgPass(void);

// Makes the pass `convert-tensor-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertTensorToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertTensorToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertTensorToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertTensorToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertTensorToSPIRVPass(void);

// Makes the pass `convert-to-emitc`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertToEmitC(MlsPass *out);

// Makes `ConversionConvertToEmitC` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertToEmitC(void);

// Makes the pass `convert-to-llvm`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertToLLVMPass(MlsPass *out);

// Makes `ConversionConvertToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertToLLVMPass(void);

// Makes the pass `convert-vector-to-amx`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToAMX`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertVectorToAMX(MlsPass *out);

// Makes `ConversionConvertVectorToAMX` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToAMX`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToAMX(void);

// Makes the pass `convert-vector-to-arm-sme`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToArmSMEPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertVectorToArmSMEPass(MlsPass *out);

// Makes `ConversionConvertVectorToArmSMEPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToArmSMEPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToArmSMEPass(void);

// Makes the pass `convert-vector-to-gpu`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToGPU`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertVectorToGPU(MlsPass *out);

// Makes `ConversionConvertVectorToGPU` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToGPU`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToGPU(void);

// Makes the pass `convert-vector-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertVectorToLLVMPass(MlsPass *out);

// Makes `ConversionConvertVectorToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToLLVMPass(void);

// Makes the pass `convert-vector-to-scf`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToSCF`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertVectorToSCF(MlsPass *out);

// Makes `ConversionConvertVectorToSCF` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToSCF`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToSCF(void);

// Makes the pass `convert-vector-to-spirv`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToSPIRVPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionConvertVectorToSPIRVPass(MlsPass *out);

// Makes `ConversionConvertVectorToSPIRVPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToSPIRVPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToSPIRVPass(void);

// Makes the pass `convert-vector-to-xegpu`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertVectorToXeGPU`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertVectorToXeGPU(MlsPass *out);

// Makes `ConversionConvertVectorToXeGPU` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertVectorToXeGPU`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertVectorToXeGPU(void);

// Makes the pass `convert-xegpu-to-xevm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertXeGPUToXeVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertXeGPUToXeVMPass(MlsPass *out);

// Makes `ConversionConvertXeGPUToXeVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertXeGPUToXeVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertXeGPUToXeVMPass(void);

// Makes the pass `convert-xevm-to-llvm`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionConvertXeVMToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionConvertXeVMToLLVMPass(MlsPass *out);

// Makes `ConversionConvertXeVMToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionConvertXeVMToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionConvertXeVMToLLVMPass(void);

// Makes the pass `finalize-memref-to-llvm`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionFinalizeMemRefToLLVMConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionFinalizeMemRefToLLVMConversionPass(MlsPass *out);

// Makes `ConversionFinalizeMemRefToLLVMConversionPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionFinalizeMemRefToLLVMConversionPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterConversionFinalizeMemRefToLLVMConversionPass(void);

// Makes the pass `gpu-to-llvm`, with the default of each option; it is for
// `builtin.module`.
//
// Upstream: `mlirCreateConversionGpuToLLVMConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionGpuToLLVMConversionPass(MlsPass *out);

// Makes `ConversionGpuToLLVMConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionGpuToLLVMConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionGpuToLLVMConversionPass(void);

// Makes the pass `lift-cf-to-scf`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionLiftControlFlowToSCFPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionLiftControlFlowToSCFPass(MlsPass *out);

// Makes `ConversionLiftControlFlowToSCFPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionLiftControlFlowToSCFPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionLiftControlFlowToSCFPass(void);

// Makes the pass `lower-affine`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionLowerAffinePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionLowerAffinePass(MlsPass *out);

// Makes `ConversionLowerAffinePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionLowerAffinePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionLowerAffinePass(void);

// Makes the pass `lower-host-to-llvm`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateConversionLowerHostCodeToLLVMPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionLowerHostCodeToLLVMPass(MlsPass *out);

// Makes `ConversionLowerHostCodeToLLVMPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionLowerHostCodeToLLVMPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionLowerHostCodeToLLVMPass(void);

// Makes the pass `map-memref-spirv-storage-class`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionMapMemRefStorageClass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionMapMemRefStorageClass(MlsPass *out);

// Makes `ConversionMapMemRefStorageClass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionMapMemRefStorageClass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionMapMemRefStorageClass(void);

// Makes the pass `convert-math-to-apfloat`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionMathToAPFloatConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionMathToAPFloatConversionPass(MlsPass *out);

// Makes `ConversionMathToAPFloatConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionMathToAPFloatConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionMathToAPFloatConversionPass(void);

// Makes the pass `reconcile-unrealized-casts`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionReconcileUnrealizedCastsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionReconcileUnrealizedCastsPass(MlsPass *out);

// Makes `ConversionReconcileUnrealizedCastsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionReconcileUnrealizedCastsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionReconcileUnrealizedCastsPass(void);

// Makes the pass `convert-scf-to-cf`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionSCFToControlFlowPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionSCFToControlFlowPass(MlsPass *out);

// Makes `ConversionSCFToControlFlowPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionSCFToControlFlowPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionSCFToControlFlowPass(void);

// Makes the pass `convert-scf-to-emitc`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionSCFToEmitC`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionSCFToEmitC(MlsPass *out);

// Makes `ConversionSCFToEmitC` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionSCFToEmitC`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionSCFToEmitC(void);

// Makes the pass `convert-scf-to-spirv`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionSCFToSPIRV`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionSCFToSPIRV(MlsPass *out);

// Makes `ConversionSCFToSPIRV` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionSCFToSPIRV`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionSCFToSPIRV(void);

// Makes the pass `set-llvm-module-datalayout`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateConversionSetLLVMModuleDataLayoutPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateConversionSetLLVMModuleDataLayoutPass(MlsPass *out);

// Makes `ConversionSetLLVMModuleDataLayoutPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionSetLLVMModuleDataLayoutPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionSetLLVMModuleDataLayoutPass(void);

// Makes the pass `tosa-to-arith`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionTosaToArithPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToArithPass(MlsPass *out);

// Makes `ConversionTosaToArithPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToArithPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToArithPass(void);

// Makes the pass `tosa-to-linalg`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionTosaToLinalg`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToLinalg(MlsPass *out);

// Makes `ConversionTosaToLinalg` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToLinalg`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToLinalg(void);

// Makes the pass `tosa-to-linalg-named`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateConversionTosaToLinalgNamed`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToLinalgNamed(MlsPass *out);

// Makes `ConversionTosaToLinalgNamed` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToLinalgNamed`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToLinalgNamed(void);

// Makes the pass `tosa-to-mlprogram`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateConversionTosaToMLProgram`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToMLProgram(MlsPass *out);

// Makes `ConversionTosaToMLProgram` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToMLProgram`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToMLProgram(void);

// Makes the pass `tosa-to-scf`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionTosaToSCFPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToSCFPass(MlsPass *out);

// Makes `ConversionTosaToSCFPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToSCFPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToSCFPass(void);

// Makes the pass `tosa-to-tensor`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateConversionTosaToTensorPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionTosaToTensorPass(MlsPass *out);

// Makes `ConversionTosaToTensorPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionTosaToTensorPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionTosaToTensorPass(void);

// Makes the pass `convert-ub-to-llvm`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionUBToLLVMConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionUBToLLVMConversionPass(MlsPass *out);

// Makes `ConversionUBToLLVMConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionUBToLLVMConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionUBToLLVMConversionPass(void);

// Makes the pass `convert-ub-to-spirv`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateConversionUBToSPIRVConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateConversionUBToSPIRVConversionPass(MlsPass *out);

// Makes `ConversionUBToSPIRVConversionPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterConversionUBToSPIRVConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterConversionUBToSPIRVConversionPass(void);

// Gives the dialect `affine`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__affine__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__affine__(MlsDialectHandle *out);

// Makes `AffinePasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffinePasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffinePasses(void);

// Makes the pass `affine-data-copy-generate`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateAffineAffineDataCopyGeneration`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineDataCopyGeneration(MlsPass *out);

// Makes `AffineAffineDataCopyGeneration` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineDataCopyGeneration`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineDataCopyGeneration(void);

// Makes the pass `affine-expand-index-ops`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineExpandIndexOps`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineExpandIndexOps(MlsPass *out);

// Makes `AffineAffineExpandIndexOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineExpandIndexOps`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineExpandIndexOps(void);

// Makes the pass `affine-expand-index-ops-as-affine`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineExpandIndexOpsAsAffine`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateAffineAffineExpandIndexOpsAsAffine(MlsPass *out);

// Makes `AffineAffineExpandIndexOpsAsAffine` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineExpandIndexOpsAsAffine`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineExpandIndexOpsAsAffine(void);

// Makes the pass `affine-fold-memref-alias-ops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineFoldMemRefAliasOps`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineFoldMemRefAliasOps(MlsPass *out);

// Makes `AffineAffineFoldMemRefAliasOps` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineFoldMemRefAliasOps`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineFoldMemRefAliasOps(void);

// Makes the pass `affine-loop-fusion`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineLoopFusion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineLoopFusion(MlsPass *out);

// Makes `AffineAffineLoopFusion` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopFusion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopFusion(void);

// Makes the pass `affine-loop-invariant-code-motion`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateAffineAffineLoopInvariantCodeMotion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateAffineAffineLoopInvariantCodeMotion(MlsPass *out);

// Makes `AffineAffineLoopInvariantCodeMotion` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopInvariantCodeMotion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopInvariantCodeMotion(void);

// Makes the pass `affine-loop-normalize`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateAffineAffineLoopNormalize`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineLoopNormalize(MlsPass *out);

// Makes `AffineAffineLoopNormalize` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopNormalize`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopNormalize(void);

// Makes the pass `affine-loop-tile`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateAffineAffineLoopTiling`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineLoopTiling(MlsPass *out);

// Makes `AffineAffineLoopTiling` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopTiling`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopTiling(void);

// Makes the pass `affine-loop-unroll`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineLoopUnroll`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineLoopUnroll(MlsPass *out);

// Makes `AffineAffineLoopUnroll` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopUnroll`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopUnroll(void);

// Makes the pass `affine-loop-unroll-jam`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateAffineAffineLoopUnrollAndJam`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineLoopUnrollAndJam(MlsPass *out);

// Makes `AffineAffineLoopUnrollAndJam` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineLoopUnrollAndJam`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineLoopUnrollAndJam(void);

// Makes the pass `affine-parallelize`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateAffineAffineParallelize`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineParallelize(MlsPass *out);

// Makes `AffineAffineParallelize` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineParallelize`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineParallelize(void);

// Makes the pass `affine-pipeline-data-transfer`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateAffineAffinePipelineDataTransfer`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffinePipelineDataTransfer(MlsPass *out);

// Makes `AffineAffinePipelineDataTransfer` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffinePipelineDataTransfer`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffinePipelineDataTransfer(void);

// Makes the pass `affine-scalrep`, with the default of each option; it is for
// `func.func`.
//
// Upstream: `mlirCreateAffineAffineScalarReplacement`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineScalarReplacement(MlsPass *out);

// Makes `AffineAffineScalarReplacement` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineScalarReplacement`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineScalarReplacement(void);

// Makes the pass `affine-super-vectorize`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateAffineAffineVectorize`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineAffineVectorize(MlsPass *out);

// Makes `AffineAffineVectorize` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineAffineVectorize`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineAffineVectorize(void);

// Makes the pass `affine-loop-coalescing`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateAffineLoopCoalescing`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineLoopCoalescing(MlsPass *out);

// Makes `AffineLoopCoalescing` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineLoopCoalescing`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineLoopCoalescing(void);

// Makes the pass `affine-raise-from-memref`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateAffineRaiseMemrefDialect`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineRaiseMemrefDialect(MlsPass *out);

// Makes `AffineRaiseMemrefDialect` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineRaiseMemrefDialect`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineRaiseMemrefDialect(void);

// Makes the pass `affine-simplify-min-max`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateAffineSimplifyAffineMinMaxPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineSimplifyAffineMinMaxPass(MlsPass *out);

// Makes `AffineSimplifyAffineMinMaxPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineSimplifyAffineMinMaxPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineSimplifyAffineMinMaxPass(void);

// Makes the pass `affine-simplify-structures`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateAffineSimplifyAffineStructures`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAffineSimplifyAffineStructures(MlsPass *out);

// Makes `AffineSimplifyAffineStructures` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAffineSimplifyAffineStructures`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAffineSimplifyAffineStructures(void);

// Gives the dialect `amdgpu`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__amdgpu__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__amdgpu__(MlsDialectHandle *out);

// Tells whether `ty` is that of addresses that tensors are moved between.
//
// Upstream: `mlirTypeIsAAMDGPUTDMBaseType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAAMDGPUTDMBaseType(MlsType ty, bool *out);

// Gives the number of the class `AMDGPUTDMBase`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirAMDGPUTDMBaseTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMBaseTypeGetTypeID(MlsTypeID *out);

// Gives the type of addresses that tensors of an element type are moved
// between.
//
// Upstream: `mlirAMDGPUTDMBaseTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`amdgpu`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAMDGPUTDMBaseTypeGet(MlsContext context,
                                  MlsType elementType,
                                  MlsType *out);

// Gives the name that the dialect has for the class `AMDGPUTDMBase`, like
// `builtin.integer`.
//
// Upstream: `mlirAMDGPUTDMBaseTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMBaseTypeGetName(MlsStringRef *out);

// Tells whether `ty` is that of descriptors of how tensors are moved.
//
// Upstream: `mlirTypeIsAAMDGPUTDMDescriptorType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAAMDGPUTDMDescriptorType(MlsType ty, bool *out);

// Gives the number of the class `AMDGPUTDMDescriptor`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirAMDGPUTDMDescriptorTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMDescriptorTypeGetTypeID(MlsTypeID *out);

// Gives the type of descriptors of how tensors are moved.
//
// Upstream: `mlirAMDGPUTDMDescriptorTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`amdgpu`).
MLS_MUST_USE
MlsStatus mlsAMDGPUTDMDescriptorTypeGet(MlsContext context,
                                        MlsType *out);

// Gives the name that the dialect has for the class `AMDGPUTDMDescriptor`,
// like `builtin.integer`.
//
// Upstream: `mlirAMDGPUTDMDescriptorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMDescriptorTypeGetName(MlsStringRef *out);

// Tells whether `ty` is that of addresses that tensors are gathered from.
//
// Upstream: `mlirTypeIsAAMDGPUTDMGatherBaseType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAAMDGPUTDMGatherBaseType(MlsType ty, bool *out);

// Gives the number of the class `AMDGPUTDMGatherBase`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirAMDGPUTDMGatherBaseTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMGatherBaseTypeGetTypeID(MlsTypeID *out);

// Gives the type of addresses that tensors of an element type are gathered
// from, by indices of a type.
//
// Upstream: `mlirAMDGPUTDMGatherBaseTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`amdgpu`); BAD_ARGUMENT (`elementType`: not an
//   integer or floating point type of 8, 16, 32 or 64 bits); BAD_ARGUMENT
//   (`indexType`: neither `i16` nor `i32`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsAMDGPUTDMGatherBaseTypeGet(MlsContext context,
                                        MlsType elementType,
                                        MlsType indexType,
                                        MlsType *out);

// Gives the name that the dialect has for the class `AMDGPUTDMGatherBase`,
// like `builtin.integer`.
//
// Upstream: `mlirAMDGPUTDMGatherBaseTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAMDGPUTDMGatherBaseTypeGetName(MlsStringRef *out);

// Makes `AMDGPUPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAMDGPUPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAMDGPUPasses(void);

// Makes the pass `amdgpu-emulate-atomics`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateAMDGPUAmdgpuEmulateAtomicsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(MlsPass *out);

// Makes `AMDGPUAmdgpuEmulateAtomicsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAMDGPUAmdgpuEmulateAtomicsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass(void);

// Makes the pass `amdgpu-fold-memrefs-ops`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateAMDGPUAmdgpuFoldMemRefOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(MlsPass *out);

// Makes `AMDGPUAmdgpuFoldMemRefOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAMDGPUAmdgpuFoldMemRefOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass(void);

// Makes the pass `amdgpu-maskedload-to-load`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateAMDGPUAmdgpuMaskedloadToLoadPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(MlsPass *out);

// Makes `AMDGPUAmdgpuMaskedloadToLoadPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAMDGPUAmdgpuMaskedloadToLoadPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass(void);

// Makes the pass `amdgpu-resolve-strided-metadata`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAMDGPUAmdgpuResolveStridedMetadataPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(MlsPass *out);

// Makes `AMDGPUAmdgpuResolveStridedMetadataPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAMDGPUAmdgpuResolveStridedMetadataPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass(void);

// Gives the dialect `amx`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__amx__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__amx__(MlsDialectHandle *out);

// Gives the dialect `arith`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__arith__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__arith__(MlsDialectHandle *out);

// Makes `ArithPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithPasses(void);

// Makes the pass `arith-emulate-unsupported-floats`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateArithArithEmulateUnsupportedFloats`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateArithArithEmulateUnsupportedFloats(MlsPass *out);

// Makes `ArithArithEmulateUnsupportedFloats` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithEmulateUnsupportedFloats`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithEmulateUnsupportedFloats(void);

// Makes the pass `arith-emulate-wide-int`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateArithArithEmulateWideInt`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArithArithEmulateWideInt(MlsPass *out);

// Makes `ArithArithEmulateWideInt` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithEmulateWideInt`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithEmulateWideInt(void);

// Makes the pass `arith-expand`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateArithArithExpandOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArithArithExpandOpsPass(MlsPass *out);

// Makes `ArithArithExpandOpsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithExpandOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithExpandOpsPass(void);

// Makes the pass `arith-int-range-narrowing`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateArithArithIntRangeNarrowing`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArithArithIntRangeNarrowing(MlsPass *out);

// Makes `ArithArithIntRangeNarrowing` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithIntRangeNarrowing`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithIntRangeNarrowing(void);

// Makes the pass `int-range-optimizations`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateArithArithIntRangeOpts`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArithArithIntRangeOpts(MlsPass *out);

// Makes `ArithArithIntRangeOpts` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithIntRangeOpts`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithIntRangeOpts(void);

// Makes the pass `arith-unsigned-when-equivalent`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateArithArithUnsignedWhenEquivalentPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateArithArithUnsignedWhenEquivalentPass(MlsPass *out);

// Makes `ArithArithUnsignedWhenEquivalentPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArithArithUnsignedWhenEquivalentPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArithArithUnsignedWhenEquivalentPass(void);

// Gives the dialect `armNeon`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__arm_neon__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__arm_neon__(MlsDialectHandle *out);

// Gives the dialect `armSme`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__arm_sme__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__arm_sme__(MlsDialectHandle *out);

// Makes `ArmSMEPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArmSMEPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArmSMEPasses(void);

// Makes the pass `enable-arm-streaming`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateArmSMEEnableArmStreaming`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArmSMEEnableArmStreaming(MlsPass *out);

// Makes `ArmSMEEnableArmStreaming` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArmSMEEnableArmStreaming`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArmSMEEnableArmStreaming(void);

// Makes the pass `arm-sme-outer-product-fusion`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateArmSMEOuterProductFusion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArmSMEOuterProductFusion(MlsPass *out);

// Makes `ArmSMEOuterProductFusion` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArmSMEOuterProductFusion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArmSMEOuterProductFusion(void);

// Makes the pass `test-arm-sme-tile-allocation`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateArmSMETestTileAllocation`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArmSMETestTileAllocation(MlsPass *out);

// Makes `ArmSMETestTileAllocation` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArmSMETestTileAllocation`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArmSMETestTileAllocation(void);

// Makes the pass `arm-sme-vector-legalization`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateArmSMEVectorLegalization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateArmSMEVectorLegalization(MlsPass *out);

// Makes `ArmSMEVectorLegalization` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterArmSMEVectorLegalization`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterArmSMEVectorLegalization(void);

// Gives the dialect `async`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__async__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__async__(MlsDialectHandle *out);

// Makes `AsyncPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncPasses(void);

// Makes the pass `async-func-to-async-runtime`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateAsyncAsyncFuncToAsyncRuntimePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAsyncAsyncFuncToAsyncRuntimePass(MlsPass *out);

// Makes `AsyncAsyncFuncToAsyncRuntimePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncFuncToAsyncRuntimePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncAsyncFuncToAsyncRuntimePass(void);

// Makes the pass `async-parallel-for`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateAsyncAsyncParallelForPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAsyncAsyncParallelForPass(MlsPass *out);

// Makes `AsyncAsyncParallelForPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncParallelForPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncAsyncParallelForPass(void);

// Makes the pass `async-runtime-policy-based-ref-counting`, with the default
// of each option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAsyncAsyncRuntimePolicyBasedRefCountingPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(MlsPass *out);

// Makes `AsyncAsyncRuntimePolicyBasedRefCountingPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass(void);

// Makes the pass `async-runtime-ref-counting-opt`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAsyncAsyncRuntimeRefCountingOptPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateAsyncAsyncRuntimeRefCountingOptPass(MlsPass *out);

// Makes `AsyncAsyncRuntimeRefCountingOptPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncRuntimeRefCountingOptPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncAsyncRuntimeRefCountingOptPass(void);

// Makes the pass `async-runtime-ref-counting`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateAsyncAsyncRuntimeRefCountingPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAsyncAsyncRuntimeRefCountingPass(MlsPass *out);

// Makes `AsyncAsyncRuntimeRefCountingPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncRuntimeRefCountingPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncAsyncRuntimeRefCountingPass(void);

// Makes the pass `async-to-async-runtime`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateAsyncAsyncToAsyncRuntimePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateAsyncAsyncToAsyncRuntimePass(MlsPass *out);

// Makes `AsyncAsyncToAsyncRuntimePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterAsyncAsyncToAsyncRuntimePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAsyncAsyncToAsyncRuntimePass(void);

// Gives the dialect `bufferization`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__bufferization__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGetDialectHandle__bufferization__(MlsDialectHandle *out);

// Makes `BufferizationPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationPasses(void);

// Makes the pass `buffer-deallocation-simplification`, with the default of
// each option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateBufferizationBufferDeallocationSimplificationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationBufferDeallocationSimplificationPass(MlsPass *out);

// Makes `BufferizationBufferDeallocationSimplificationPass` known by name to
// the process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationBufferDeallocationSimplificationPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationBufferDeallocationSimplificationPass(void);

// Makes the pass `buffer-hoisting`, with the default of each option; it is for
// `func.func`.
//
// Upstream: `mlirCreateBufferizationBufferHoistingPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateBufferizationBufferHoistingPass(MlsPass *out);

// Makes `BufferizationBufferHoistingPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationBufferHoistingPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationBufferHoistingPass(void);

// Makes the pass `buffer-loop-hoisting`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateBufferizationBufferLoopHoistingPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationBufferLoopHoistingPass(MlsPass *out);

// Makes `BufferizationBufferLoopHoistingPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationBufferLoopHoistingPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationBufferLoopHoistingPass(void);

// Makes the pass `buffer-results-to-out-params`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateBufferizationBufferResultsToOutParamsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationBufferResultsToOutParamsPass(MlsPass *out);

// Makes `BufferizationBufferResultsToOutParamsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationBufferResultsToOutParamsPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationBufferResultsToOutParamsPass(void);

// Makes the pass `drop-equivalent-buffer-results`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateBufferizationDropEquivalentBufferResultsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationDropEquivalentBufferResultsPass(MlsPass *out);

// Makes `BufferizationDropEquivalentBufferResultsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationDropEquivalentBufferResultsPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationDropEquivalentBufferResultsPass(void);

// Makes the pass `eliminate-empty-tensors`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateBufferizationEmptyTensorEliminationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationEmptyTensorEliminationPass(MlsPass *out);

// Makes `BufferizationEmptyTensorEliminationPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationEmptyTensorEliminationPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationEmptyTensorEliminationPass(void);

// Makes the pass `empty-tensor-to-alloc-tensor`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateBufferizationEmptyTensorToAllocTensorPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationEmptyTensorToAllocTensorPass(MlsPass *out);

// Makes `BufferizationEmptyTensorToAllocTensorPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationEmptyTensorToAllocTensorPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationEmptyTensorToAllocTensorPass(void);

// Makes the pass `bufferization-lower-deallocations`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateBufferizationLowerDeallocationsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationLowerDeallocationsPass(MlsPass *out);

// Makes `BufferizationLowerDeallocationsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationLowerDeallocationsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationLowerDeallocationsPass(void);

// Makes the pass `one-shot-bufferize`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateBufferizationOneShotBufferizePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateBufferizationOneShotBufferizePass(MlsPass *out);

// Makes `BufferizationOneShotBufferizePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationOneShotBufferizePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationOneShotBufferizePass(void);

// Makes the pass `optimize-allocation-liveness`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateBufferizationOptimizeAllocationLivenessPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationOptimizeAllocationLivenessPass(MlsPass *out);

// Makes `BufferizationOptimizeAllocationLivenessPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationOptimizeAllocationLivenessPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationOptimizeAllocationLivenessPass(void);

// Makes the pass `ownership-based-buffer-deallocation`, with the default of
// each option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateBufferizationOwnershipBasedBufferDeallocationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(MlsPass *out);

// Makes `BufferizationOwnershipBasedBufferDeallocationPass` known by name to
// the process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationOwnershipBasedBufferDeallocationPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass(void);

// Makes the pass `promote-buffers-to-stack`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateBufferizationPromoteBuffersToStackPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateBufferizationPromoteBuffersToStackPass(MlsPass *out);

// Makes `BufferizationPromoteBuffersToStackPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterBufferizationPromoteBuffersToStackPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterBufferizationPromoteBuffersToStackPass(void);

// Gives the dialect `complex`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__complex__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__complex__(MlsDialectHandle *out);

// Tells whether `attr` is a complex number.
//
// Upstream: `mlirAttributeIsAComplex`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAComplex(MlsAttribute attr, bool *out);

// Gives a complex number of a type, rounded to its elements.
//
// Upstream: `mlirComplexAttrDoubleGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex
//   type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of
//   at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type
//   has only finite numbers); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsComplexAttrDoubleGet(MlsContext context,
                                  MlsType ty,
                                  double real,
                                  double imag,
                                  MlsAttribute *out);

// Gives a complex number of a type, rounded to its elements. Diagnostics are
// at `location`.
//
// Upstream: `mlirComplexAttrDoubleGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`complex`); BAD_ARGUMENT (`ty`: not a complex
//   type); BAD_ARGUMENT (`ty`: its elements are not floating point numbers of
//   at most 64 bits); OUT_OF_RANGE (`real`, `imag`: not finite, where the type
//   has only finite numbers); TOO_DEEP; BAD_ARGUMENT with diagnostics.
MLS_MUST_USE
MlsStatus mlsComplexAttrDoubleGetChecked(MlsLocation location,
                                         MlsType ty,
                                         double real,
                                         double imag,
                                         MlsAttribute *out);

// Gives the real part of a complex number.
//
// Upstream: `mlirComplexAttrGetRealDouble`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64
//   bits).
MLS_MUST_USE
MlsStatus mlsComplexAttrGetRealDouble(MlsAttribute attr,
                                      double *out);

// Gives the imaginary part of a complex number.
//
// Upstream: `mlirComplexAttrGetImagDouble`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a complex number with parts of at most 64
//   bits).
MLS_MUST_USE
MlsStatus mlsComplexAttrGetImagDouble(MlsAttribute attr,
                                      double *out);

// Gives the number of the class `Complex`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirComplexAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsComplexAttrGetTypeID(MlsTypeID *out);

// Gives the dialect `cf`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__cf__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__cf__(MlsDialectHandle *out);

// Gives the dialect `dlti`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__dlti__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__dlti__(MlsDialectHandle *out);

// Gives the dialect `emitc`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__emitc__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__emitc__(MlsDialectHandle *out);

// Tells whether `ty` is an array type of EmitC.
//
// Upstream: `mlirTypeIsAEmitCArrayType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCArrayType(MlsType ty, bool *out);

// Gives the number of the class `EmitCArray`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCArrayTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCArrayTypeGetTypeID(MlsTypeID *out);

// Gives the array type of `nDims` static sizes, at least one. Elements are
// integers, floating point numbers, pointers or opaque.
//
// Upstream: `mlirEmitCArrayTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`); OUT_OF_RANGE (`shape`: none);
//   OUT_OF_RANGE (`shape`: a size below 0); BAD_ARGUMENT (`elementType`: not
//   a type that C has for elements); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsEmitCArrayTypeGet(intptr_t nDims,
                               const int64_t *shape,
                               MlsType elementType,
                               MlsType *out);

// Gives the name that the dialect has for the class `EmitCArray`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCArrayTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCArrayTypeGetName(MlsStringRef *out);

// Tells whether `ty` is an lvalue type of EmitC.
//
// Upstream: `mlirTypeIsAEmitCLValueType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCLValueType(MlsType ty, bool *out);

// Gives the number of the class `EmitCLValue`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCLValueTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCLValueTypeGetTypeID(MlsTypeID *out);

// Gives the type of a place that holds a value of `valueType`.
//
// Upstream: `mlirEmitCLValueTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT with diagnostics
//   (`valueType`: not a type that EmitC knows, or an array); TOO_DEEP.
MLS_MUST_USE MlsStatus mlsEmitCLValueTypeGet(MlsType valueType, MlsType *out);

// Gives the name that the dialect has for the class `EmitCLValue`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCLValueTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCLValueTypeGetName(MlsStringRef *out);

// Tells whether `ty` is an opaque type of EmitC.
//
// Upstream: `mlirTypeIsAEmitCOpaqueType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCOpaqueType(MlsType ty, bool *out);

// Gives the number of the class `EmitCOpaque`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCOpaqueTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCOpaqueTypeGetTypeID(MlsTypeID *out);

// Gives the type that has the name `value` in C. For a pointer, there is
// `mlsEmitCPointerTypeGet`.
//
// Upstream: `mlirEmitCOpaqueTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`value`: empty, or it
//   ends with `*`).
MLS_MUST_USE
MlsStatus mlsEmitCOpaqueTypeGet(MlsContext context,
                                MlsStringRef value,
                                MlsType *out);

// Gives the name that the dialect has for the class `EmitCOpaque`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCOpaqueTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCOpaqueTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a pointer type of EmitC.
//
// Upstream: `mlirTypeIsAEmitCPointerType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCPointerType(MlsType ty, bool *out);

// Gives the number of the class `EmitCPointer`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCPointerTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCPointerTypeGetTypeID(MlsTypeID *out);

// Gives the type of pointers to `pointee`.
//
// Upstream: `mlirEmitCPointerTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`); BAD_ARGUMENT (`pointee`: an lvalue
//   type); TOO_DEEP.
MLS_MUST_USE MlsStatus mlsEmitCPointerTypeGet(MlsType pointee, MlsType *out);

// Gives the name that the dialect has for the class `EmitCPointer`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCPointerTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCPointerTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type that C calls `ptrdiffT`.
//
// Upstream: `mlirTypeIsAEmitCPtrDiffTType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCPtrDiffTType(MlsType ty, bool *out);

// Gives the number of the class `EmitCPtrDiffT`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCPtrDiffTTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCPtrDiffTTypeGetTypeID(MlsTypeID *out);

// Gives the type that C calls `ptrdiffT`.
//
// Upstream: `mlirEmitCPtrDiffTTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`).
MLS_MUST_USE
MlsStatus mlsEmitCPtrDiffTTypeGet(MlsContext context,
                                  MlsType *out);

// Gives the name that the dialect has for the class `EmitCPtrDiffT`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCPtrDiffTTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCPtrDiffTTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type that C calls `ssizeT`.
//
// Upstream: `mlirTypeIsAEmitCSignedSizeTType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCSignedSizeTType(MlsType ty, bool *out);

// Gives the number of the class `EmitCSignedSizeT`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCSignedSizeTTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCSignedSizeTTypeGetTypeID(MlsTypeID *out);

// Gives the type that C calls `ssizeT`.
//
// Upstream: `mlirEmitCSignedSizeTTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`).
MLS_MUST_USE
MlsStatus mlsEmitCSignedSizeTTypeGet(MlsContext context,
                                     MlsType *out);

// Gives the name that the dialect has for the class `EmitCSignedSizeT`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCSignedSizeTTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCSignedSizeTTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type that C calls `sizeT`.
//
// Upstream: `mlirTypeIsAEmitCSizeTType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAEmitCSizeTType(MlsType ty, bool *out);

// Gives the number of the class `EmitCSizeT`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCSizeTTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCSizeTTypeGetTypeID(MlsTypeID *out);

// Gives the type that C calls `sizeT`.
//
// Upstream: `mlirEmitCSizeTTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`).
MLS_MUST_USE MlsStatus mlsEmitCSizeTTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `EmitCSizeT`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCSizeTTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCSizeTTypeGetName(MlsStringRef *out);

// Tells whether `attr` is a predicate of `emitc.cmp`: the number of one, as an
// `i64`.
//
// Upstream: `mlirAttributeIsAEmitCCmpPredicate`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsAEmitCCmpPredicate(MlsAttribute attr,
                                           bool *out);

// Gives the attribute of a predicate of `emitc.cmp`: its number, as an `i64`.
//
// Upstream: `mlirEmitCCmpPredicateAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`val`).
MLS_MUST_USE
MlsStatus mlsEmitCCmpPredicateAttrGet(MlsContext context,
                                      MlsEmitCCmpPredicate val,
                                      MlsAttribute *out);

// Gives the name that the dialect has for the class `EmitCCmpPredicate`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCCmpPredicateAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCCmpPredicateAttrGetName(MlsStringRef *out);

// Gives the predicate that an attribute holds.
//
// Upstream: `mlirEmitCCmpPredicateAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a predicate of `emitc.cmp`).
MLS_MUST_USE
MlsStatus mlsEmitCCmpPredicateAttrGetValue(MlsAttribute attr,
                                           MlsEmitCCmpPredicate *out);

// Gives the number of the class `EmitCCmpPredicate`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCCmpPredicateAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCCmpPredicateAttrGetTypeID(MlsTypeID *out);

// Tells whether `attr` is an opaque attribute of EmitC.
//
// Upstream: `mlirAttributeIsAEmitCOpaque`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAEmitCOpaque(MlsAttribute attr, bool *out);

// Gives the attribute that stands for the text `value` in C.
//
// Upstream: `mlirEmitCOpaqueAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`emitc`).
MLS_MUST_USE
MlsStatus mlsEmitCOpaqueAttrGet(MlsContext context,
                                MlsStringRef value,
                                MlsAttribute *out);

// Gives the name that the dialect has for the class `EmitCOpaque`, like
// `builtin.integer`.
//
// Upstream: `mlirEmitCOpaqueAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCOpaqueAttrGetName(MlsStringRef *out);

// Gives the text that an opaque attribute of EmitC stands for.
//
// Upstream: `mlirEmitCOpaqueAttrGetValue`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an opaque attribute of EmitC).
MLS_MUST_USE
MlsStatus mlsEmitCOpaqueAttrGetValue(MlsAttribute attr,
                                     MlsStringRef *out);

// Gives the number of the class `EmitCOpaque`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirEmitCOpaqueAttrGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitCOpaqueAttrGetTypeID(MlsTypeID *out);

// Makes `EmitCPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterEmitCPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterEmitCPasses(void);

// Makes the pass `form-expressions`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateEmitCFormExpressionsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateEmitCFormExpressionsPass(MlsPass *out);

// Makes `EmitCFormExpressionsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterEmitCFormExpressionsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterEmitCFormExpressionsPass(void);

// Makes the pass `wrap-emitc-func-in-class`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateEmitCWrapFuncInClassPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateEmitCWrapFuncInClassPass(MlsPass *out);

// Makes `EmitCWrapFuncInClassPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterEmitCWrapFuncInClassPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterEmitCWrapFuncInClassPass(void);

// Gives the dialect `func`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__func__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__func__(MlsDialectHandle *out);

// Makes `FuncPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterFuncPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterFuncPasses(void);

// Makes the pass `duplicate-function-elimination`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateFuncDuplicateFunctionEliminationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateFuncDuplicateFunctionEliminationPass(MlsPass *out);

// Makes `FuncDuplicateFunctionEliminationPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterFuncDuplicateFunctionEliminationPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterFuncDuplicateFunctionEliminationPass(void);

// Gives the dialect `gpu`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__gpu__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__gpu__(MlsDialectHandle *out);

// Tells whether `ty` is the type of tokens that order work on a GPU.
//
// Upstream: `mlirTypeIsAGPUAsyncTokenType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAGPUAsyncTokenType(MlsType ty, bool *out);

// Gives the type of tokens that order work on a GPU.
//
// Upstream: `mlirGPUAsyncTokenTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`gpu`).
MLS_MUST_USE
MlsStatus mlsGPUAsyncTokenTypeGet(MlsContext context,
                                  MlsType *out);

// Gives the name that the dialect has for the class `GPUAsyncToken`, like
// `builtin.integer`.
//
// Upstream: `mlirGPUAsyncTokenTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGPUAsyncTokenTypeGetName(MlsStringRef *out);

// Tells whether `attr` is an object: the code of a module for a GPU.
//
// Upstream: `mlirAttributeIsAGPUObjectAttr`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsAGPUObjectAttr(MlsAttribute attr,
                                       bool *out);

// Gives an object for a target, like `#nvvm.target`, without a kernel table.
// `format` is 1 for bitcode or what else a target has, 2 for assembly, 3 for a
// binary, 4 for a fat binary; `objectStrRef` has the bytes.
//
// Upstream: `mlirGPUObjectAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4);
//   BAD_ARGUMENT (`mlirObjectProps`: not a dictionary); BAD_ARGUMENT with
//   diagnostics (`target`: not a target of GPU modules); TOO_DEEP.
// Null: `mlirObjectProps`.
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGet(MlsContext context,
                              MlsAttribute target,
                              uint32_t format,
                              MlsStringRef objectStrRef,
                              MlsAttribute mlirObjectProps,
                              MlsAttribute *out);

// Gives the name that the dialect has for the class `GPUObject`, like
// `builtin.integer`.
//
// Upstream: `mlirGPUObjectAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGPUObjectAttrGetName(MlsStringRef *out);

// Gives an object for a target, like `#nvvm.target`, with a
// `#gpu.kernel_table` unless that is null; else as `mlsGPUObjectAttrGet`.
//
// Upstream: `mlirGPUObjectAttrGetWithKernels`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`gpu`); BAD_ENUM (`format`: not from 1 to 4);
//   BAD_ARGUMENT (`mlirObjectProps`: not a dictionary); BAD_ARGUMENT
//   (`mlirKernelsAttr`: not a kernel table); BAD_ARGUMENT with diagnostics
//   (`target`: not a target of GPU modules).
// Null: `mlirObjectProps`, `mlirKernelsAttr`.
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetWithKernels(MlsContext context,
                                         MlsAttribute target,
                                         uint32_t format,
                                         MlsStringRef objectStrRef,
                                         MlsAttribute mlirObjectProps,
                                         MlsAttribute mlirKernelsAttr,
                                         MlsAttribute *out);

// Gives the target of an object.
//
// Upstream: `mlirGPUObjectAttrGetTarget`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetTarget(MlsAttribute mlirObjectAttr,
                                    MlsAttribute *out);

// Gives the number of the format of an object.
//
// Upstream: `mlirGPUObjectAttrGetFormat`.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetFormat(MlsAttribute mlirObjectAttr,
                                    uint32_t *out);

// Gives the bytes of an object.
//
// Upstream: `mlirGPUObjectAttrGetObject`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetObject(MlsAttribute mlirObjectAttr,
                                    MlsStringRef *out);

// Tells whether an object has properties.
//
// Upstream: `mlirGPUObjectAttrHasProperties`.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrHasProperties(MlsAttribute mlirObjectAttr,
                                        bool *out);

// Gives the properties of an object, a dictionary; null if it has none.
//
// Upstream: `mlirGPUObjectAttrGetProperties`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetProperties(MlsAttribute mlirObjectAttr,
                                        MlsAttribute *out);

// Tells whether an object has a kernel table.
//
// Upstream: `mlirGPUObjectAttrHasKernels`.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrHasKernels(MlsAttribute mlirObjectAttr,
                                     bool *out);

// Gives the kernel table of an object; null if it has none.
//
// Upstream: `mlirGPUObjectAttrGetKernels`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`mlirObjectAttr`: not an object of a GPU).
MLS_MUST_USE
MlsStatus mlsGPUObjectAttrGetKernels(MlsAttribute mlirObjectAttr,
                                     MlsAttribute *out);

// Makes `GPUPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUPasses(void);

// Makes the pass `gpu-async-region`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateGPUGpuAsyncRegionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuAsyncRegionPass(MlsPass *out);

// Makes `GPUGpuAsyncRegionPass` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuAsyncRegionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuAsyncRegionPass(void);

// Makes the pass `gpu-decompose-memrefs`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuDecomposeMemrefsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuDecomposeMemrefsPass(MlsPass *out);

// Makes `GPUGpuDecomposeMemrefsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuDecomposeMemrefsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuDecomposeMemrefsPass(void);

// Makes the pass `gpu-eliminate-barriers`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateGPUGpuEliminateBarriers`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuEliminateBarriers(MlsPass *out);

// Makes `GPUGpuEliminateBarriers` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuEliminateBarriers`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuEliminateBarriers(void);

// Makes the pass `gpu-kernel-outlining`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateGPUGpuKernelOutliningPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuKernelOutliningPass(MlsPass *out);

// Makes `GPUGpuKernelOutliningPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuKernelOutliningPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuKernelOutliningPass(void);

// Makes the pass `gpu-launch-sink-index-computations`, with the default of
// each option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuLaunchSinkIndexComputationsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateGPUGpuLaunchSinkIndexComputationsPass(MlsPass *out);

// Makes `GPUGpuLaunchSinkIndexComputationsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuLaunchSinkIndexComputationsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuLaunchSinkIndexComputationsPass(void);

// Makes the pass `gpu-map-parallel-loops`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateGPUGpuMapParallelLoopsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuMapParallelLoopsPass(MlsPass *out);

// Makes `GPUGpuMapParallelLoopsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuMapParallelLoopsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuMapParallelLoopsPass(void);

// Makes the pass `gpu-module-to-binary`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuModuleToBinaryPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuModuleToBinaryPass(MlsPass *out);

// Makes `GPUGpuModuleToBinaryPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuModuleToBinaryPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuModuleToBinaryPass(void);

// Makes the pass `nvvm-attach-target`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuNVVMAttachTarget`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuNVVMAttachTarget(MlsPass *out);

// Makes `GPUGpuNVVMAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuNVVMAttachTarget`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuNVVMAttachTarget(void);

// Makes the pass `rocdl-attach-target`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuROCDLAttachTarget`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuROCDLAttachTarget(MlsPass *out);

// Makes `GPUGpuROCDLAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuROCDLAttachTarget`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuROCDLAttachTarget(void);

// Makes the pass `spirv-attach-target`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuSPIRVAttachTarget`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuSPIRVAttachTarget(MlsPass *out);

// Makes `GPUGpuSPIRVAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuSPIRVAttachTarget`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuSPIRVAttachTarget(void);

// Makes the pass `xevm-attach-target`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateGPUGpuXeVMAttachTarget`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateGPUGpuXeVMAttachTarget(MlsPass *out);

// Makes `GPUGpuXeVMAttachTarget` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterGPUGpuXeVMAttachTarget`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterGPUGpuXeVMAttachTarget(void);

// Gives the dialect `index`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__index__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__index__(MlsDialectHandle *out);

// Gives the dialect `irdl`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__irdl__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__irdl__(MlsDialectHandle *out);

// Gives the attribute of a variadicity: `single`, `optional` or `variadic`.
//
// Upstream: `mlirIRDLVariadicityAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`value`: not `single`,
//   `optional` or `variadic`).
MLS_MUST_USE
MlsStatus mlsIRDLVariadicityAttrGet(MlsContext context,
                                    MlsStringRef value,
                                    MlsAttribute *out);

// Gives the name that the dialect has for the class `IRDLVariadicity`, like
// `builtin.integer`.
//
// Upstream: `mlirIRDLVariadicityAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIRDLVariadicityAttrGetName(MlsStringRef *out);

// Gives the attribute of variadicities, one after the other.
//
// Upstream: `mlirIRDLVariadicityArrayAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`irdl`); BAD_ARGUMENT (`values`: not a
//   variadicity); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsIRDLVariadicityArrayAttrGet(MlsContext context,
                                         intptr_t nValues,
                                         const MlsAttribute *values,
                                         MlsAttribute *out);

// Gives the name that the dialect has for the class `IRDLVariadicityArray`,
// like `builtin.integer`.
//
// Upstream: `mlirIRDLVariadicityArrayAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIRDLVariadicityArrayAttrGetName(MlsStringRef *out);

// Gives the dialect `linalg`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__linalg__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__linalg__(MlsDialectHandle *out);

// Makes `LinalgPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgPasses(void);

// Makes the pass `convert-elementwise-to-linalg`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgConvertElementwiseToLinalgPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgConvertElementwiseToLinalgPass(MlsPass *out);

// Makes `LinalgConvertElementwiseToLinalgPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgConvertElementwiseToLinalgPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgConvertElementwiseToLinalgPass(void);

// Makes the pass `convert-linalg-to-affine-loops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgConvertLinalgToAffineLoopsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgConvertLinalgToAffineLoopsPass(MlsPass *out);

// Makes `LinalgConvertLinalgToAffineLoopsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgConvertLinalgToAffineLoopsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgConvertLinalgToAffineLoopsPass(void);

// Makes the pass `convert-linalg-to-loops`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgConvertLinalgToLoopsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLinalgConvertLinalgToLoopsPass(MlsPass *out);

// Makes `LinalgConvertLinalgToLoopsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgConvertLinalgToLoopsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgConvertLinalgToLoopsPass(void);

// Makes the pass `convert-linalg-to-parallel-loops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgConvertLinalgToParallelLoopsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgConvertLinalgToParallelLoopsPass(MlsPass *out);

// Makes `LinalgConvertLinalgToParallelLoopsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgConvertLinalgToParallelLoopsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgConvertLinalgToParallelLoopsPass(void);

// Makes the pass `linalg-block-pack-matmul`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgBlockPackMatmul`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLinalgLinalgBlockPackMatmul(MlsPass *out);

// Makes `LinalgLinalgBlockPackMatmul` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgBlockPackMatmul`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgBlockPackMatmul(void);

// Makes the pass `linalg-detensorize`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgDetensorizePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLinalgLinalgDetensorizePass(MlsPass *out);

// Makes `LinalgLinalgDetensorizePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgDetensorizePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgDetensorizePass(void);

// Makes the pass `linalg-fuse-elementwise-ops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgElementwiseOpFusionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgElementwiseOpFusionPass(MlsPass *out);

// Makes `LinalgLinalgElementwiseOpFusionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgElementwiseOpFusionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgElementwiseOpFusionPass(void);

// Makes the pass `linalg-fold-into-elementwise`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgFoldIntoElementwisePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgFoldIntoElementwisePass(MlsPass *out);

// Makes `LinalgLinalgFoldIntoElementwisePass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgFoldIntoElementwisePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgFoldIntoElementwisePass(void);

// Makes the pass `linalg-fold-unit-extent-dims`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgFoldUnitExtentDimsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgFoldUnitExtentDimsPass(MlsPass *out);

// Makes `LinalgLinalgFoldUnitExtentDimsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgFoldUnitExtentDimsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgFoldUnitExtentDimsPass(void);

// Makes the pass `linalg-generalize-named-ops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgGeneralizeNamedOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgGeneralizeNamedOpsPass(MlsPass *out);

// Makes `LinalgLinalgGeneralizeNamedOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgGeneralizeNamedOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgGeneralizeNamedOpsPass(void);

// Makes the pass `linalg-inline-scalar-operands`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgInlineScalarOperandsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgInlineScalarOperandsPass(MlsPass *out);

// Makes `LinalgLinalgInlineScalarOperandsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgInlineScalarOperandsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgInlineScalarOperandsPass(void);

// Makes the pass `linalg-morph-ops`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgMorphOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLinalgLinalgMorphOpsPass(MlsPass *out);

// Makes `LinalgLinalgMorphOpsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgMorphOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgMorphOpsPass(void);

// Makes the pass `linalg-specialize-generic-ops`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgLinalgSpecializeGenericOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateLinalgLinalgSpecializeGenericOpsPass(MlsPass *out);

// Makes `LinalgLinalgSpecializeGenericOpsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgLinalgSpecializeGenericOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgLinalgSpecializeGenericOpsPass(void);

// Makes the pass `simplify-depthwise-conv`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateLinalgSimplifyDepthwiseConvPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLinalgSimplifyDepthwiseConvPass(MlsPass *out);

// Makes `LinalgSimplifyDepthwiseConvPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLinalgSimplifyDepthwiseConvPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLinalgSimplifyDepthwiseConvPass(void);

// Gives the dialect `llvm`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__llvm__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__llvm__(MlsDialectHandle *out);

// Gives the type of pointers in an address space.
//
// Upstream: `mlirLLVMPointerTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMPointerTypeGet(MlsContext context,
                                uint32_t addressSpace,
                                MlsType *out);

// Gives the name that the dialect has for the class `LLVMPointer`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMPointerTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMPointerTypeGetName(MlsStringRef *out);

// Gives the number of the class `LLVMPointer`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLLVMPointerTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMPointerTypeGetTypeID(MlsTypeID *out);

// Tells whether `ty` is a pointer type of LLVM.
//
// Upstream: `mlirTypeIsALLVMPointerType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsALLVMPointerType(MlsType ty, bool *out);

// Gives the address space of a pointer type.
//
// Upstream: `mlirLLVMPointerTypeGetAddressSpace`.
// Threads: any.
// Errors: BAD_ARGUMENT (`pointerType`: not a pointer type of LLVM).
MLS_MUST_USE
MlsStatus mlsLLVMPointerTypeGetAddressSpace(MlsType pointerType,
                                            uint32_t *out);

// Gives the type of functions that give nothing.
//
// Upstream: `mlirLLVMVoidTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE MlsStatus mlsLLVMVoidTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `LLVMVoid`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMVoidTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMVoidTypeGetName(MlsStringRef *out);

// Gives the type of arrays of `numElements` elements.
//
// Upstream: `mlirLLVMArrayTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`elementType`: a void,
//   label, metadata, function or token type); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMArrayTypeGet(MlsType elementType,
                              uint32_t numElements,
                              MlsType *out);

// Gives the name that the dialect has for the class `LLVMArray`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMArrayTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMArrayTypeGetName(MlsStringRef *out);

// Gives the element type of an array type.
//
// Upstream: `mlirLLVMArrayTypeGetElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not an array type of LLVM).
MLS_MUST_USE MlsStatus mlsLLVMArrayTypeGetElementType(MlsType ty, MlsType *out);

// Gives the type of functions from `argumentTypes`, and more arguments if
// `isVarArg` says so, to `resultType`, which is `!llvm.void` if they give
// nothing.
//
// Upstream: `mlirLLVMFunctionTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`resultType`: a label,
//   metadata or function type); BAD_ARGUMENT (`argumentTypes`: a void or
//   function type, or a struct without a body); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMFunctionTypeGet(MlsType resultType,
                                 intptr_t nArgumentTypes,
                                 const MlsType *argumentTypes,
                                 MlsBool isVarArg,
                                 MlsType *out);

// Gives the name that the dialect has for the class `LLVMFunction`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMFunctionTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMFunctionTypeGetName(MlsStringRef *out);

// Gives the number of arguments of a function type.
//
// Upstream: `mlirLLVMFunctionTypeGetNumInputs`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
MLS_MUST_USE
MlsStatus mlsLLVMFunctionTypeGetNumInputs(MlsType ty,
                                          intptr_t *out);

// Gives the type of argument number `pos` of a function type.
//
// Upstream: `mlirLLVMFunctionTypeGetInput`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM); OUT_OF_RANGE
//   (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsLLVMFunctionTypeGetInput(MlsType ty,
                                      intptr_t pos,
                                      MlsType *out);

// Gives all that `mlsLLVMFunctionTypeGetInput` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsLLVMFunctionTypeCopyInputs(MlsType ty,
                                        intptr_t capacity,
                                        MlsType *elements,
                                        intptr_t *out);

// Gives the type of the result of a function type.
//
// Upstream: `mlirLLVMFunctionTypeGetReturnType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type of LLVM).
MLS_MUST_USE
MlsStatus mlsLLVMFunctionTypeGetReturnType(MlsType ty,
                                           MlsType *out);

// Tells whether `ty` is a struct type of LLVM.
//
// Upstream: `mlirTypeIsALLVMStructType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsALLVMStructType(MlsType ty, bool *out);

// Gives the number of the class `LLVMStruct`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLLVMStructTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMStructTypeGetTypeID(MlsTypeID *out);

// Gives the name that the dialect has for the class `LLVMStruct`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMStructTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMStructTypeGetName(MlsStringRef *out);

// Tells whether a struct type has no name.
//
// Upstream: `mlirLLVMStructTypeIsLiteral`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type of LLVM).
MLS_MUST_USE MlsStatus mlsLLVMStructTypeIsLiteral(MlsType ty, bool *out);

// Gives the number of elements of a struct type.
//
// Upstream: `mlirLLVMStructTypeGetNumElementTypes`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeGetNumElementTypes(MlsType ty,
                                              intptr_t *out);

// Gives the type of element number `position` of a struct type.
//
// Upstream: `mlirLLVMStructTypeGetElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body); OUT_OF_RANGE
//   (`position`).
// Index: `position`.
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeGetElementType(MlsType ty,
                                          intptr_t position,
                                          MlsType *out);

// Gives all that `mlsLLVMStructTypeGetElementType` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeCopyElementTypes(MlsType ty,
                                            intptr_t capacity,
                                            MlsType *elements,
                                            intptr_t *out);

// Tells whether the elements of a struct type are next to each other.
//
// Upstream: `mlirLLVMStructTypeIsPacked`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type with a body).
MLS_MUST_USE MlsStatus mlsLLVMStructTypeIsPacked(MlsType ty, bool *out);

// Gives the name of a struct type.
//
// Upstream: `mlirLLVMStructTypeGetIdentifier`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type with a name).
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeGetIdentifier(MlsType ty,
                                         MlsStringRef *out);

// Tells whether a struct type has no body, or none yet.
//
// Upstream: `mlirLLVMStructTypeIsOpaque`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a struct type of LLVM).
MLS_MUST_USE MlsStatus mlsLLVMStructTypeIsOpaque(MlsType ty, bool *out);

// Gives the struct type without a name that has these elements, next to each
// other if `isPacked` says so.
//
// Upstream: `mlirLLVMStructTypeLiteralGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void,
//   label, metadata, function or token type); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeLiteralGet(MlsContext context,
                                      intptr_t nFieldTypes,
                                      const MlsType *fieldTypes,
                                      MlsBool isPacked,
                                      MlsType *out);

// Gives the struct type without a name that has these elements, next to each
// other if `isPacked` says so. Diagnostics are at `location`.
//
// Upstream: `mlirLLVMStructTypeLiteralGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void,
//   label, metadata, function or token type); TOO_DEEP; BAD_ARGUMENT with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeLiteralGetChecked(MlsLocation location,
                                             intptr_t nFieldTypes,
                                             const MlsType *fieldTypes,
                                             MlsBool isPacked,
                                             MlsType *out);

// Gives the struct type of this name that never gets a body.
//
// Upstream: `mlirLLVMStructTypeOpaqueGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeOpaqueGet(MlsContext context,
                                     MlsStringRef name,
                                     MlsType *out);

// Gives the attribute of a calling convention.
//
// Upstream: `mlirLLVMCConvAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`cconv`); DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMCConvAttrGet(MlsContext context,
                              MlsLLVMCConv cconv,
                              MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMCConv`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMCConvAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMCConvAttrGetName(MlsStringRef *out);

// Gives the attribute of how the linker selects one of equal sections.
//
// Upstream: `mlirLLVMComdatAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`comdat`); DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMComdatAttrGet(MlsContext context,
                               MlsLLVMComdat comdat,
                               MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMComdat`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMComdatAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMComdatAttrGetName(MlsStringRef *out);

// Gives the attribute of a linkage.
//
// Upstream: `mlirLLVMLinkageAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`linkage`); DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMLinkageAttrGet(MlsContext context,
                                MlsLLVMLinkage linkage,
                                MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMLinkage`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMLinkageAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMLinkageAttrGetName(MlsStringRef *out);

// Gives the type of nothing: the result of a subprogram that gives none.
//
// Upstream: `mlirLLVMDINullTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMDINullTypeAttrGet(MlsContext context,
                                   MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDINullType`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDINullTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDINullTypeAttrGetName(MlsStringRef *out);

// Gives an operation of an expression: the number that DWARF has for it, and
// its arguments.
//
// Upstream: `mlirLLVMDIExpressionElemAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMDIExpressionElemAttrGet(MlsContext context,
                                         uint32_t opcode,
                                         intptr_t nArguments,
                                         const uint64_t *arguments,
                                         MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIExpressionElem`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDIExpressionElemAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIExpressionElemAttrGetName(MlsStringRef *out);

// Gives an expression of operations (`mlsLLVMDIExpressionElemAttrGet`).
//
// Upstream: `mlirLLVMDIExpressionAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`operations`: not an
//   operation of an expression); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIExpressionAttrGet(MlsContext context,
                                     intptr_t nOperations,
                                     const MlsAttribute *operations,
                                     MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIExpression`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIExpressionAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIExpressionAttrGetName(MlsStringRef *out);

// Gives a basic type, by the tag that DWARF has for it.
//
// Upstream: `mlirLLVMDIBasicTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT
//   (`name`: not a string); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIBasicTypeAttrGet(MlsContext context,
                                    uint32_t tag,
                                    MlsAttribute name,
                                    uint64_t sizeInBits,
                                    MlsLLVMTypeEncoding encoding,
                                    MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIBasicType`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIBasicTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIBasicTypeAttrGetName(MlsStringRef *out);

// Gives what stands for a composite type inside of itself: for the one whose
// `recId` is this.
//
// Upstream: `mlirLLVMDICompositeTypeAttrGetRecSelf`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct
//   attribute); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDICompositeTypeAttrGetRecSelf(MlsAttribute recId,
                                               MlsAttribute *out);

// Gives a composite type, by the tag that DWARF has for it.
//
// Upstream: `mlirLLVMDICompositeTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct
//   attribute); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`file`: not
//   a file of debug information); BAD_ARGUMENT (`scope`: not a scope of debug
//   information); BAD_ARGUMENT (`baseType`: not a type of debug information);
//   BAD_ARGUMENT (`elements`: not a node of debug information); BAD_ARGUMENT
//   (`dataLocation`: not an expression of debug information); BAD_ARGUMENT
//   (`rank`: not an expression of debug information); BAD_ARGUMENT
//   (`allocated`: not an expression of debug information); BAD_ARGUMENT
//   (`associated`: not an expression of debug information); OUT_OF_RANGE
//   (`tag`: above 65 535); OUT_OF_RANGE (`flags`: a bit that stands for
//   nothing); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDICompositeTypeAttrGet(MlsContext context,
                                        MlsAttribute recId,
                                        MlsBool isRecSelf,
                                        uint32_t tag,
                                        MlsAttribute name,
                                        MlsAttribute file,
                                        uint32_t line,
                                        MlsAttribute scope,
                                        MlsAttribute baseType,
                                        int64_t flags,
                                        uint64_t sizeInBits,
                                        uint64_t alignInBits,
                                        intptr_t nElements,
                                        const MlsAttribute *elements,
                                        MlsAttribute dataLocation,
                                        MlsAttribute rank,
                                        MlsAttribute allocated,
                                        MlsAttribute associated,
                                        MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDICompositeType`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDICompositeTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDICompositeTypeAttrGetName(MlsStringRef *out);

// Gives a type that is derived from `baseType`, by the tag that DWARF has for
// it. `dwarfAddressSpace` is -1 if there is none.
//
// Upstream: `mlirLLVMDIDerivedTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
//   BAD_ARGUMENT (`baseType`: not a type of debug information); BAD_ARGUMENT
//   (`extraData`: not a node of debug information); OUT_OF_RANGE (`tag`:
//   above 65 535); OUT_OF_RANGE (`dwarfAddressSpace`: neither -1 nor an
//   address space); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIDerivedTypeAttrGet(MlsContext context,
                                      uint32_t tag,
                                      MlsAttribute name,
                                      MlsAttribute baseType,
                                      uint64_t sizeInBits,
                                      uint32_t alignInBits,
                                      uint64_t offsetInBits,
                                      int64_t dwarfAddressSpace,
                                      MlsAttribute extraData,
                                      MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIDerivedType`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIDerivedTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIDerivedTypeAttrGetName(MlsStringRef *out);

// Gives a type of strings, by the tag that DWARF has for it.
//
// Upstream: `mlirLLVMDIStringTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`encoding`); DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT
//   (`name`: not a string); BAD_ARGUMENT (`stringLength`: not a variable of
//   debug information); BAD_ARGUMENT (`stringLengthExp`: not an expression
//   of debug information); BAD_ARGUMENT (`stringLocationExp`: not an
//   expression of debug information); OUT_OF_RANGE (`tag`: above 65 535);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIStringTypeAttrGet(MlsContext context,
                                     uint32_t tag,
                                     MlsAttribute name,
                                     uint64_t sizeInBits,
                                     uint32_t alignInBits,
                                     MlsAttribute stringLength,
                                     MlsAttribute stringLengthExp,
                                     MlsAttribute stringLocationExp,
                                     MlsLLVMTypeEncoding encoding,
                                     MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIStringType`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIStringTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIStringTypeAttrGetName(MlsStringRef *out);

// Gives the type that a derived type is derived from; null if there is none.
//
// Upstream: `mlirLLVMDIDerivedTypeAttrGetBaseType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diDerivedType`: not a derived type).
MLS_MUST_USE
MlsStatus mlsLLVMDIDerivedTypeAttrGetBaseType(MlsAttribute diDerivedType,
                                              MlsAttribute *out);

// Gives a file of a name and a directory.
//
// Upstream: `mlirLLVMDIFileAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
//   BAD_ARGUMENT (`directory`: not a string); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIFileAttrGet(MlsContext context,
                               MlsAttribute name,
                               MlsAttribute directory,
                               MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIFile`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIFileAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIFileAttrGetName(MlsStringRef *out);

// Gives a unit of compilation. `sourceLanguage` is the number that DWARF has
// for it.
//
// Upstream: `mlirLLVMDICompileUnitAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ENUM (`emissionKind`); BAD_ENUM (`nameTableKind`);
//   DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`id`: not a distinct
//   attribute); BAD_ARGUMENT (`file`: not a file of debug information);
//   BAD_ARGUMENT (`producer`: not a string); BAD_ARGUMENT
//   (`splitDebugFilename`: not a string); OUT_OF_RANGE (`sourceLanguage`:
//   above 65 535); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDICompileUnitAttrGet(MlsContext context,
                                      MlsAttribute id,
                                      uint32_t sourceLanguage,
                                      MlsAttribute file,
                                      MlsAttribute producer,
                                      MlsBool isOptimized,
                                      MlsLLVMDIEmissionKind emissionKind,
                                      MlsLLVMDINameTableKind nameTableKind,
                                      MlsAttribute splitDebugFilename,
                                      MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDICompileUnit`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDICompileUnitAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDICompileUnitAttrGetName(MlsStringRef *out);

// Gives the attribute of flags: one bit for each.
//
// Upstream: `mlirLLVMDIFlagsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); OUT_OF_RANGE (`value`: a bit that
//   stands for nothing).
MLS_MUST_USE
MlsStatus mlsLLVMDIFlagsAttrGet(MlsContext context,
                                uint64_t value,
                                MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIFlags`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIFlagsAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIFlagsAttrGetName(MlsStringRef *out);

// Gives a block inside of `scope`, at a line and a column.
//
// Upstream: `mlirLLVMDILexicalBlockAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
//   debug information); BAD_ARGUMENT (`file`: not a file of debug
//   information); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDILexicalBlockAttrGet(MlsContext context,
                                       MlsAttribute scope,
                                       MlsAttribute file,
                                       uint32_t line,
                                       uint32_t column,
                                       MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDILexicalBlock`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDILexicalBlockAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDILexicalBlockAttrGetName(MlsStringRef *out);

// Gives a block inside of `scope` that is of another file.
//
// Upstream: `mlirLLVMDILexicalBlockFileAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
//   debug information); BAD_ARGUMENT (`file`: not a file of debug
//   information); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDILexicalBlockFileAttrGet(MlsContext context,
                                           MlsAttribute scope,
                                           MlsAttribute file,
                                           uint32_t discriminator,
                                           MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDILexicalBlockFile`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDILexicalBlockFileAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDILexicalBlockFileAttrGetName(MlsStringRef *out);

// Gives a variable in `scope`. `arg` is the position of an argument, from 1
// on, or 0.
//
// Upstream: `mlirLLVMDILocalVariableAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
//   debug information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT
//   (`diFile`: not a file of debug information); BAD_ARGUMENT (`diType`: not
//   a type of debug information); OUT_OF_RANGE (`arg`: above 65 535);
//   OUT_OF_RANGE (`flags`: a bit that stands for nothing); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDILocalVariableAttrGet(MlsContext context,
                                        MlsAttribute scope,
                                        MlsAttribute name,
                                        MlsAttribute diFile,
                                        uint32_t line,
                                        uint32_t arg,
                                        uint32_t alignInBits,
                                        MlsAttribute diType,
                                        int64_t flags,
                                        MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDILocalVariable`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDILocalVariableAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDILocalVariableAttrGetName(MlsStringRef *out);

// Gives what stands for a subprogram inside of itself: for the one whose
// `recId` is this.
//
// Upstream: `mlirLLVMDISubprogramAttrGetRecSelf`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct
//   attribute); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetRecSelf(MlsAttribute recId,
                                            MlsAttribute *out);

// Gives a subprogram.
//
// Upstream: `mlirLLVMDISubprogramAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`recId`: not a distinct
//   attribute); BAD_ARGUMENT (`id`: not a distinct attribute); BAD_ARGUMENT
//   (`compileUnit`: not a unit of compilation); BAD_ARGUMENT (`scope`: not a
//   scope of debug information); BAD_ARGUMENT (`name`: not a string);
//   BAD_ARGUMENT (`linkageName`: not a string); BAD_ARGUMENT (`file`: not a
//   file of debug information); BAD_ARGUMENT (`ty`: not the type of a
//   subprogram); BAD_ARGUMENT (`retainedNodes`: not a node of debug
//   information); BAD_ARGUMENT (`annotations`: not a node of debug
//   information); OUT_OF_RANGE (`subprogramFlags`: a bit that stands for
//   nothing); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGet(MlsContext context,
                                     MlsAttribute recId,
                                     MlsBool isRecSelf,
                                     MlsAttribute id,
                                     MlsAttribute compileUnit,
                                     MlsAttribute scope,
                                     MlsAttribute name,
                                     MlsAttribute linkageName,
                                     MlsAttribute file,
                                     uint32_t line,
                                     uint32_t scopeLine,
                                     uint64_t subprogramFlags,
                                     MlsAttribute ty,
                                     intptr_t nRetainedNodes,
                                     const MlsAttribute *retainedNodes,
                                     intptr_t nAnnotations,
                                     const MlsAttribute *annotations,
                                     MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDISubprogram`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDISubprogramAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDISubprogramAttrGetName(MlsStringRef *out);

// Gives an annotation: a name and a value.
//
// Upstream: `mlirLLVMDIAnnotationAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`name`: not a string);
//   BAD_ARGUMENT (`value`: not a string); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIAnnotationAttrGet(MlsContext context,
                                     MlsAttribute name,
                                     MlsAttribute value,
                                     MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIAnnotation`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIAnnotationAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIAnnotationAttrGetName(MlsStringRef *out);

// Gives the scope of a subprogram; null if there is none.
//
// Upstream: `mlirLLVMDISubprogramAttrGetScope`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetScope(MlsAttribute diSubprogram,
                                          MlsAttribute *out);

// Gives the line where a subprogram is.
//
// Upstream: `mlirLLVMDISubprogramAttrGetLine`.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetLine(MlsAttribute diSubprogram,
                                         uint32_t *out);

// Gives the line where the body of a subprogram begins.
//
// Upstream: `mlirLLVMDISubprogramAttrGetScopeLine`.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetScopeLine(MlsAttribute diSubprogram,
                                              uint32_t *out);

// Gives the unit of compilation of a subprogram; null if there is none.
//
// Upstream: `mlirLLVMDISubprogramAttrGetCompileUnit`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetCompileUnit(MlsAttribute diSubprogram,
                                                MlsAttribute *out);

// Gives the file of a subprogram; null if there is none.
//
// Upstream: `mlirLLVMDISubprogramAttrGetFile`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetFile(MlsAttribute diSubprogram,
                                         MlsAttribute *out);

// Gives the type of a subprogram; null if there is none.
//
// Upstream: `mlirLLVMDISubprogramAttrGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diSubprogram`: not a subprogram).
MLS_MUST_USE
MlsStatus mlsLLVMDISubprogramAttrGetType(MlsAttribute diSubprogram,
                                         MlsAttribute *out);

// Gives the type of subprograms: the type of the result, and those of the
// arguments. `callingConvention` is the number that DWARF has for it, or 0.
//
// Upstream: `mlirLLVMDISubroutineTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`types`: not a type of
//   debug information); OUT_OF_RANGE (`callingConvention`: above 255);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDISubroutineTypeAttrGet(MlsContext context,
                                         uint32_t callingConvention,
                                         intptr_t nTypes,
                                         const MlsAttribute *types,
                                         MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDISubroutineType`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDISubroutineTypeAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDISubroutineTypeAttrGetName(MlsStringRef *out);

// Gives a module of a language that has modules.
//
// Upstream: `mlirLLVMDIModuleAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`file`: not a file of
//   debug information); BAD_ARGUMENT (`scope`: not a scope of debug
//   information); BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT
//   (`configMacros`: not a string); BAD_ARGUMENT (`includePath`: not a
//   string); BAD_ARGUMENT (`apinotes`: not a string); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIModuleAttrGet(MlsContext context,
                                 MlsAttribute file,
                                 MlsAttribute scope,
                                 MlsAttribute name,
                                 MlsAttribute configMacros,
                                 MlsAttribute includePath,
                                 MlsAttribute apinotes,
                                 uint32_t line,
                                 MlsBool isDecl,
                                 MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIModule`, like
// `builtin.integer`.
//
// Upstream: `mlirLLVMDIModuleAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIModuleAttrGetName(MlsStringRef *out);

// Gives something that is imported into `scope`, by the tag that DWARF has for
// it.
//
// Upstream: `mlirLLVMDIImportedEntityAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`scope`: not a scope of
//   debug information); BAD_ARGUMENT (`entity`: not a node of debug
//   information); BAD_ARGUMENT (`file`: not a file of debug information);
//   BAD_ARGUMENT (`name`: not a string); BAD_ARGUMENT (`elements`: not a node
//   of debug information); OUT_OF_RANGE (`tag`: above 65 535); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLLVMDIImportedEntityAttrGet(MlsContext context,
                                         uint32_t tag,
                                         MlsAttribute scope,
                                         MlsAttribute entity,
                                         MlsAttribute file,
                                         uint32_t line,
                                         MlsAttribute name,
                                         intptr_t nElements,
                                         const MlsAttribute *elements,
                                         MlsAttribute *out);

// Gives the name that the dialect has for the class `LLVMDIImportedEntity`,
// like `builtin.integer`.
//
// Upstream: `mlirLLVMDIImportedEntityAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLLVMDIImportedEntityAttrGetName(MlsStringRef *out);

// Gives the scope of a module; null if there is none.
//
// Upstream: `mlirLLVMDIModuleAttrGetScope`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`diModule`: not a module of debug information).
MLS_MUST_USE
MlsStatus mlsLLVMDIModuleAttrGetScope(MlsAttribute diModule,
                                      MlsAttribute *out);

// Makes `LLVMPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMPasses(void);

// Makes the pass `ensure-debug-info-scope-on-llvm-func`, with the default of
// each option; it is for `builtin.module`.
//
// Upstream: `mlirCreateLLVMDIScopeForLLVMFuncOpPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMDIScopeForLLVMFuncOpPass(MlsPass *out);

// Makes `LLVMDIScopeForLLVMFuncOpPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMDIScopeForLLVMFuncOpPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMDIScopeForLLVMFuncOpPass(void);

// Makes the pass `llvm-add-comdats`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateLLVMLLVMAddComdats`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMLLVMAddComdats(MlsPass *out);

// Makes `LLVMLLVMAddComdats` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMLLVMAddComdats`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMLLVMAddComdats(void);

// Makes the pass `llvm-legalize-for-export`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateLLVMLLVMLegalizeForExportPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMLLVMLegalizeForExportPass(MlsPass *out);

// Makes `LLVMLLVMLegalizeForExportPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMLLVMLegalizeForExportPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMLLVMLegalizeForExportPass(void);

// Makes the pass `llvm-request-c-wrappers`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateLLVMLLVMRequestCWrappersPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMLLVMRequestCWrappersPass(MlsPass *out);

// Makes `LLVMLLVMRequestCWrappersPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMLLVMRequestCWrappersPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMLLVMRequestCWrappersPass(void);

// Makes the pass `llvm-use-default-visibility`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateLLVMLLVMUseDefaultVisibilityPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMLLVMUseDefaultVisibilityPass(MlsPass *out);

// Makes `LLVMLLVMUseDefaultVisibilityPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMLLVMUseDefaultVisibilityPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMLLVMUseDefaultVisibilityPass(void);

// Makes the pass `llvm-optimize-for-nvvm-target`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateLLVMNVVMOptimizeForTargetPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateLLVMNVVMOptimizeForTargetPass(MlsPass *out);

// Makes `LLVMNVVMOptimizeForTargetPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterLLVMNVVMOptimizeForTargetPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterLLVMNVVMOptimizeForTargetPass(void);

// Gives the dialect `math`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__math__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__math__(MlsDialectHandle *out);

// Makes `MathPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMathPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMathPasses(void);

// Makes the pass `math-expand-ops`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateMathMathExpandOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMathMathExpandOpsPass(MlsPass *out);

// Makes `MathMathExpandOpsPass` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMathMathExpandOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMathMathExpandOpsPass(void);

// Makes the pass `math-extend-to-supported-types`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateMathMathExtendToSupportedTypes`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMathMathExtendToSupportedTypes(MlsPass *out);

// Makes `MathMathExtendToSupportedTypes` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMathMathExtendToSupportedTypes`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMathMathExtendToSupportedTypes(void);

// Makes the pass `math-sincos-fusion`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateMathMathSincosFusionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMathMathSincosFusionPass(MlsPass *out);

// Makes `MathMathSincosFusionPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMathMathSincosFusionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMathMathSincosFusionPass(void);

// Makes the pass `math-uplift-to-fma`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateMathMathUpliftToFMA`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMathMathUpliftToFMA(MlsPass *out);

// Makes `MathMathUpliftToFMA` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMathMathUpliftToFMA`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMathMathUpliftToFMA(void);

// Gives the dialect `memref`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__memref__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__memref__(MlsDialectHandle *out);

// Makes `MemRefPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefPasses(void);

// Makes the pass `memref-expand`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateMemRefExpandOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefExpandOpsPass(MlsPass *out);

// Makes `MemRefExpandOpsPass` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefExpandOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefExpandOpsPass(void);

// Makes the pass `expand-realloc`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateMemRefExpandReallocPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefExpandReallocPass(MlsPass *out);

// Makes `MemRefExpandReallocPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefExpandReallocPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefExpandReallocPass(void);

// Makes the pass `expand-strided-metadata`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefExpandStridedMetadataPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefExpandStridedMetadataPass(MlsPass *out);

// Makes `MemRefExpandStridedMetadataPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefExpandStridedMetadataPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefExpandStridedMetadataPass(void);

// Makes the pass `flatten-memref`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateMemRefFlattenMemrefsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefFlattenMemrefsPass(MlsPass *out);

// Makes `MemRefFlattenMemrefsPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefFlattenMemrefsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefFlattenMemrefsPass(void);

// Makes the pass `fold-memref-alias-ops`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefFoldMemRefAliasOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefFoldMemRefAliasOpsPass(MlsPass *out);

// Makes `MemRefFoldMemRefAliasOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefFoldMemRefAliasOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefFoldMemRefAliasOpsPass(void);

// Makes the pass `memref-emulate-wide-int`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefMemRefEmulateWideInt`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefMemRefEmulateWideInt(MlsPass *out);

// Makes `MemRefMemRefEmulateWideInt` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefMemRefEmulateWideInt`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefMemRefEmulateWideInt(void);

// Makes the pass `normalize-memrefs`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateMemRefNormalizeMemRefsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefNormalizeMemRefsPass(MlsPass *out);

// Makes `MemRefNormalizeMemRefsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefNormalizeMemRefsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefNormalizeMemRefsPass(void);

// Makes the pass `reify-result-shapes`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefReifyResultShapesPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateMemRefReifyResultShapesPass(MlsPass *out);

// Makes `MemRefReifyResultShapesPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefReifyResultShapesPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefReifyResultShapesPass(void);

// Makes the pass `resolve-ranked-shaped-type-result-dims`, with the default of
// each option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefResolveRankedShapeTypeResultDimsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(MlsPass *out);

// Makes `MemRefResolveRankedShapeTypeResultDimsPass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefResolveRankedShapeTypeResultDimsPass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass(void);

// Makes the pass `resolve-shaped-type-result-dims`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateMemRefResolveShapedTypeResultDimsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateMemRefResolveShapedTypeResultDimsPass(MlsPass *out);

// Makes `MemRefResolveShapedTypeResultDimsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMemRefResolveShapedTypeResultDimsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMemRefResolveShapedTypeResultDimsPass(void);

// Gives the dialect `mlProgram`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__ml_program__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__ml_program__(MlsDialectHandle *out);

// Makes `MLProgramPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMLProgramPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMLProgramPasses(void);

// Makes the pass `mlprogram-pipeline-globals`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateMLProgramMLProgramPipelineGlobalsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateMLProgramMLProgramPipelineGlobalsPass(MlsPass *out);

// Makes `MLProgramMLProgramPipelineGlobalsPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterMLProgramMLProgramPipelineGlobalsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterMLProgramMLProgramPipelineGlobalsPass(void);

// Gives the dialect `mpi`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__mpi__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__mpi__(MlsDialectHandle *out);

// Gives the dialect `nvgpu`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__nvgpu__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__nvgpu__(MlsDialectHandle *out);

// Tells whether `ty` is that of descriptors of tensor maps.
//
// Upstream: `mlirTypeIsANVGPUTensorMapDescriptorType`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTypeIsANVGPUTensorMapDescriptorType(MlsType ty,
                                                 bool *out);

// Gives the type of descriptors of tensor maps for a memref type: `swizzle` is
// 0 for none, 1, 2 or 3 for 32, 64 or 128 bytes; `l2promo` is 0 for none, 1, 2
// or 3 for 64, 128 or 256 bytes; `oobFill` is 0 for zero, 1 for NaN;
// `interleave` is 0 for none, 1 or 2 for 16 or 32 bytes.
//
// Upstream: `mlirNVGPUTensorMapDescriptorTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`nvgpu`); BAD_ARGUMENT (`tensorMemrefType`:
//   not a ranked memref type); BAD_ENUM (`swizzle`); BAD_ENUM (`l2promo`);
//   BAD_ENUM (`oobFill`); BAD_ENUM (`interleave`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsNVGPUTensorMapDescriptorTypeGet(MlsContext context,
                                             MlsType tensorMemrefType,
                                             int32_t swizzle,
                                             int32_t l2promo,
                                             int32_t oobFill,
                                             int32_t interleave,
                                             MlsType *out);

// Gives the name that the dialect has for the class
// `NVGPUTensorMapDescriptor`, like `builtin.integer`.
//
// Upstream: `mlirNVGPUTensorMapDescriptorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsNVGPUTensorMapDescriptorTypeGetName(MlsStringRef *out);

// Makes `NVGPUPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterNVGPUPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterNVGPUPasses(void);

// Makes the pass `nvgpu-optimize-shared-memory`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateNVGPUOptimizeSharedMemory`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateNVGPUOptimizeSharedMemory(MlsPass *out);

// Makes `NVGPUOptimizeSharedMemory` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterNVGPUOptimizeSharedMemory`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterNVGPUOptimizeSharedMemory(void);

// Gives the dialect `nvvm`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__nvvm__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__nvvm__(MlsDialectHandle *out);

// Gives the dialect `acc`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__acc__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__acc__(MlsDialectHandle *out);

// Makes `OpenACCPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCPasses(void);

// Makes the pass `acc-if-clause-lowering`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateOpenACCACCIfClauseLowering`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCIfClauseLowering(MlsPass *out);

// Makes `OpenACCACCIfClauseLowering` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCIfClauseLowering`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCIfClauseLowering(void);

// Makes the pass `acc-implicit-data`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateOpenACCACCImplicitData`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCImplicitData(MlsPass *out);

// Makes `OpenACCACCImplicitData` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCImplicitData`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCImplicitData(void);

// Makes the pass `acc-implicit-declare`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateOpenACCACCImplicitDeclare`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCImplicitDeclare(MlsPass *out);

// Makes `OpenACCACCImplicitDeclare` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCImplicitDeclare`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCImplicitDeclare(void);

// Makes the pass `acc-implicit-routine`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateOpenACCACCImplicitRoutine`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCImplicitRoutine(MlsPass *out);

// Makes `OpenACCACCImplicitRoutine` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCImplicitRoutine`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCImplicitRoutine(void);

// Makes the pass `acc-legalize-serial`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateOpenACCACCLegalizeSerial`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCLegalizeSerial(MlsPass *out);

// Makes `OpenACCACCLegalizeSerial` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCLegalizeSerial`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCLegalizeSerial(void);

// Makes the pass `acc-loop-tiling`, with the default of each option; it is for
// `func.func`.
//
// Upstream: `mlirCreateOpenACCACCLoopTiling`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCLoopTiling(MlsPass *out);

// Makes `OpenACCACCLoopTiling` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCLoopTiling`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCLoopTiling(void);

// Makes the pass `acc-specialize-for-device`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateOpenACCACCSpecializeForDevice`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCSpecializeForDevice(MlsPass *out);

// Makes `OpenACCACCSpecializeForDevice` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCSpecializeForDevice`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCSpecializeForDevice(void);

// Makes the pass `acc-specialize-for-host`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateOpenACCACCSpecializeForHost`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCACCSpecializeForHost(MlsPass *out);

// Makes `OpenACCACCSpecializeForHost` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCACCSpecializeForHost`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCACCSpecializeForHost(void);

// Makes the pass `openacc-legalize-data-values`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateOpenACCLegalizeDataValuesInRegion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateOpenACCLegalizeDataValuesInRegion(MlsPass *out);

// Makes `OpenACCLegalizeDataValuesInRegion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCLegalizeDataValuesInRegion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterOpenACCLegalizeDataValuesInRegion(void);

// Makes the pass `offload-livein-value-canonicalization`, with the default of
// each option; it is for `func.func`.
//
// Upstream: `mlirCreateOpenACCOffloadLiveInValueCanonicalization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateOpenACCOffloadLiveInValueCanonicalization(MlsPass *out);

// Makes `OpenACCOffloadLiveInValueCanonicalization` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterOpenACCOffloadLiveInValueCanonicalization`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterOpenACCOffloadLiveInValueCanonicalization(void);

// Gives the dialect `omp`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__omp__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__omp__(MlsDialectHandle *out);

// Gives the dialect `pdl`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__pdl__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__pdl__(MlsDialectHandle *out);

// Tells whether `ty` is a type of PDL.
//
// Upstream: `mlirTypeIsAPDLType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLType(MlsType ty, bool *out);

// Tells whether `ty` is PDL's type of attributes.
//
// Upstream: `mlirTypeIsAPDLAttributeType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLAttributeType(MlsType ty, bool *out);

// Gives the number of the class `PDLAttribute`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirPDLAttributeTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLAttributeTypeGetTypeID(MlsTypeID *out);

// Gives PDL's type of attributes.
//
// Upstream: `mlirPDLAttributeTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`pdl`).
MLS_MUST_USE MlsStatus mlsPDLAttributeTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `PDLAttribute`, like
// `builtin.integer`.
//
// Upstream: `mlirPDLAttributeTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLAttributeTypeGetName(MlsStringRef *out);

// Tells whether `ty` is PDL's type of operations.
//
// Upstream: `mlirTypeIsAPDLOperationType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLOperationType(MlsType ty, bool *out);

// Gives the number of the class `PDLOperation`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirPDLOperationTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLOperationTypeGetTypeID(MlsTypeID *out);

// Gives PDL's type of operations.
//
// Upstream: `mlirPDLOperationTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`pdl`).
MLS_MUST_USE MlsStatus mlsPDLOperationTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `PDLOperation`, like
// `builtin.integer`.
//
// Upstream: `mlirPDLOperationTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLOperationTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a range type of PDL.
//
// Upstream: `mlirTypeIsAPDLRangeType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLRangeType(MlsType ty, bool *out);

// Gives the number of the class `PDLRange`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirPDLRangeTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLRangeTypeGetTypeID(MlsTypeID *out);

// Gives the type of ranges of attributes, operations, types or values.
//
// Upstream: `mlirPDLRangeTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`elementType`: not a type of PDL, or a range);
//   TOO_DEEP.
MLS_MUST_USE MlsStatus mlsPDLRangeTypeGet(MlsType elementType, MlsType *out);

// Gives the name that the dialect has for the class `PDLRange`, like
// `builtin.integer`.
//
// Upstream: `mlirPDLRangeTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLRangeTypeGetName(MlsStringRef *out);

// Gives the type of the elements of a range.
//
// Upstream: `mlirPDLRangeTypeGetElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a range type of PDL).
MLS_MUST_USE MlsStatus mlsPDLRangeTypeGetElementType(MlsType ty, MlsType *out);

// Tells whether `ty` is PDL's type of types.
//
// Upstream: `mlirTypeIsAPDLTypeType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLTypeType(MlsType ty, bool *out);

// Gives the number of the class `PDLType`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirPDLTypeTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLTypeTypeGetTypeID(MlsTypeID *out);

// Gives PDL's type of types.
//
// Upstream: `mlirPDLTypeTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`pdl`).
MLS_MUST_USE MlsStatus mlsPDLTypeTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `PDLType`, like
// `builtin.integer`.
//
// Upstream: `mlirPDLTypeTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLTypeTypeGetName(MlsStringRef *out);

// Tells whether `ty` is PDL's type of values.
//
// Upstream: `mlirTypeIsAPDLValueType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAPDLValueType(MlsType ty, bool *out);

// Gives the number of the class `PDLValue`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirPDLValueTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLValueTypeGetTypeID(MlsTypeID *out);

// Gives PDL's type of values.
//
// Upstream: `mlirPDLValueTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`pdl`).
MLS_MUST_USE MlsStatus mlsPDLValueTypeGet(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `PDLValue`, like
// `builtin.integer`.
//
// Upstream: `mlirPDLValueTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPDLValueTypeGetName(MlsStringRef *out);

// Gives the dialect `pdlInterp`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__pdl_interp__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__pdl_interp__(MlsDialectHandle *out);

// Gives the dialect `ptr`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__ptr__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__ptr__(MlsDialectHandle *out);

// Gives the dialect `quant`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__quant__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__quant__(MlsDialectHandle *out);

// Tells whether `ty` is a quantized type.
//
// Upstream: `mlirTypeIsAQuantizedType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAQuantizedType(MlsType ty, bool *out);

// Gives the bit of the flags that says that the stored numbers have signs.
//
// Upstream: `mlirQuantizedTypeGetSignedFlag`.
// Threads: any.
uint32_t mlsQuantizedTypeGetSignedFlag(void);

// Gives the least number that integers of a width can be.
//
// Upstream: `mlirQuantizedTypeGetDefaultMinimumForInteger`.
// Threads: any.
// Errors: OUT_OF_RANGE (`integralWidth`: 1 to 64, 63 without a sign).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetDefaultMinimumForInteger(MlsBool isSigned,
                                                      uint32_t integralWidth,
                                                      int64_t *out);

// Gives the greatest number that integers of a width can be.
//
// Upstream: `mlirQuantizedTypeGetDefaultMaximumForInteger`.
// Threads: any.
// Errors: OUT_OF_RANGE (`integralWidth`: 1 to 64, 63 without a sign).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetDefaultMaximumForInteger(MlsBool isSigned,
                                                      uint32_t integralWidth,
                                                      int64_t *out);

// Gives the type that a quantized type approximates; null if that is open.
//
// Upstream: `mlirQuantizedTypeGetExpressedType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetExpressedType(MlsType ty,
                                           MlsType *out);

// Gives the flags of a quantized type (`mlsQuantizedTypeGetSignedFlag`).
//
// Upstream: `mlirQuantizedTypeGetFlags`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE MlsStatus mlsQuantizedTypeGetFlags(MlsType ty, uint32_t *out);

// Tells whether the stored numbers of a quantized type have signs.
//
// Upstream: `mlirQuantizedTypeIsSigned`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE MlsStatus mlsQuantizedTypeIsSigned(MlsType ty, bool *out);

// Gives the type that values of a quantized type are stored in; null for a
// calibrated type, which has none.
//
// Upstream: `mlirQuantizedTypeGetStorageType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE MlsStatus mlsQuantizedTypeGetStorageType(MlsType ty, MlsType *out);

// Gives the least number that is stored for a quantized type.
//
// Upstream: `mlirQuantizedTypeGetStorageTypeMin`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetStorageTypeMin(MlsType ty,
                                            int64_t *out);

// Gives the greatest number that is stored for a quantized type.
//
// Upstream: `mlirQuantizedTypeGetStorageTypeMax`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetStorageTypeMax(MlsType ty,
                                            int64_t *out);

// Gives the width of the integers that values of a quantized type are stored
// in.
//
// Upstream: `mlirQuantizedTypeGetStorageTypeIntegralWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetStorageTypeIntegralWidth(MlsType ty,
                                                      uint32_t *out);

// Tells whether `candidate` is what a quantized type approximates, or has such
// elements.
//
// Upstream: `mlirQuantizedTypeIsCompatibleExpressedType`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeIsCompatibleExpressedType(MlsType ty,
                                                    MlsType candidate,
                                                    bool *out);

// Gives `ty` if it is a quantized type, or its element type if that is one;
// else null.
//
// Upstream: `mlirQuantizedTypeGetQuantizedElementType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsQuantizedTypeGetQuantizedElementType(MlsType ty,
                                                  MlsType *out);

// Gives a quantized type if `candidate` is what its values are stored in; for
// a tensor or vector, one of the same sizes, with elements as they are stored;
// else null.
//
// Upstream: `mlirQuantizedTypeCastFromStorageType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsQuantizedTypeCastFromStorageType(MlsType ty,
                                              MlsType candidate,
                                              MlsType *out);

// Gives the type that values of a quantized type are stored in; null if there
// is none.
//
// Upstream: `mlirQuantizedTypeCastToStorageType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeCastToStorageType(MlsType ty,
                                            MlsType *out);

// Gives a quantized type if `candidate` is what it approximates; for a tensor
// of that, one of the same sizes, with quantized elements; else null.
//
// Upstream: `mlirQuantizedTypeCastFromExpressedType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type); BAD_ARGUMENT
//   (`candidate`: a vector); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsQuantizedTypeCastFromExpressedType(MlsType ty,
                                                MlsType candidate,
                                                MlsType *out);

// Gives what a quantized type approximates; for a tensor with quantized
// elements, one of the same sizes, with elements of that type; else null.
//
// Upstream: `mlirQuantizedTypeCastToExpressedType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: a quantized type without an expressed type).
MLS_MUST_USE
MlsStatus mlsQuantizedTypeCastToExpressedType(MlsType ty,
                                              MlsType *out);

// Gives the type that values of a quantized type are stored in if `candidate`
// is what it approximates; for a tensor of that, one of the same sizes, with
// elements as they are stored; else null.
//
// Upstream: `mlirQuantizedTypeCastExpressedToStorageType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a storage type);
//   BAD_ARGUMENT (`candidate`: a vector); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsQuantizedTypeCastExpressedToStorageType(MlsType ty,
                                                     MlsType candidate,
                                                     MlsType *out);

// Tells whether `ty` is a quantized type of which only the storage is known.
//
// Upstream: `mlirTypeIsAAnyQuantizedType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAAnyQuantizedType(MlsType ty, bool *out);

// Gives the number of the class `AnyQuantized`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirAnyQuantizedTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAnyQuantizedTypeGetTypeID(MlsTypeID *out);

// Gives a quantized type of which only the storage is known, and what it
// approximates if `expressedType` is not null.
//
// Upstream: `mlirAnyQuantizedTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
//   `storageTypeMin`, `storageTypeMax`: not a range of the storage type);
//   BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits);
//   BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64
//   bits); TOO_DEEP.
// Null: `expressedType`.
MLS_MUST_USE
MlsStatus mlsAnyQuantizedTypeGet(uint32_t flags,
                                 MlsType storageType,
                                 MlsType expressedType,
                                 int64_t storageTypeMin,
                                 int64_t storageTypeMax,
                                 MlsType *out);

// Gives the name that the dialect has for the class `AnyQuantized`, like
// `builtin.integer`.
//
// Upstream: `mlirAnyQuantizedTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAnyQuantizedTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a quantized type with one scale.
//
// Upstream: `mlirTypeIsAUniformQuantizedType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAUniformQuantizedType(MlsType ty, bool *out);

// Gives the number of the class `UniformQuantized`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUniformQuantizedTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUniformQuantizedTypeGetTypeID(MlsTypeID *out);

// Gives a quantized type with one scale and one zero point.
//
// Upstream: `mlirUniformQuantizedTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
//   `storageTypeMin`, `storageTypeMax`: not a range of the storage type);
//   BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits);
//   BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64
//   bits); OUT_OF_RANGE (`scale`: not a number above 0 of the type
//   `expressedType`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedTypeGet(uint32_t flags,
                                     MlsType storageType,
                                     MlsType expressedType,
                                     double scale,
                                     int64_t zeroPoint,
                                     int64_t storageTypeMin,
                                     int64_t storageTypeMax,
                                     MlsType *out);

// Gives the name that the dialect has for the class `UniformQuantized`, like
// `builtin.integer`.
//
// Upstream: `mlirUniformQuantizedTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUniformQuantizedTypeGetName(MlsStringRef *out);

// Gives the scale of a quantized type with one.
//
// Upstream: `mlirUniformQuantizedTypeGetScale`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
MLS_MUST_USE MlsStatus mlsUniformQuantizedTypeGetScale(MlsType ty, double *out);

// Gives the zero point of a quantized type with one scale.
//
// Upstream: `mlirUniformQuantizedTypeGetZeroPoint`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedTypeGetZeroPoint(MlsType ty,
                                              int64_t *out);

// Tells whether the zero point of a quantized type with one scale is 0.
//
// Upstream: `mlirUniformQuantizedTypeIsFixedPoint`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with one scale).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedTypeIsFixedPoint(MlsType ty,
                                              bool *out);

// Tells whether `ty` is a quantized type with a scale for each index of a
// dimension.
//
// Upstream: `mlirTypeIsAUniformQuantizedPerAxisType`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTypeIsAUniformQuantizedPerAxisType(MlsType ty,
                                                bool *out);

// Gives the number of the class `UniformQuantizedPerAxis`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUniformQuantizedPerAxisTypeGetTypeID(MlsTypeID *out);

// Gives a quantized type with a scale and a zero point for each index of a
// dimension.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
//   `storageTypeMin`, `storageTypeMax`: not a range of the storage type);
//   BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits);
//   BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64
//   bits); OUT_OF_RANGE (`scales`: not a number above 0 of the type
//   `expressedType`); OUT_OF_RANGE (`quantizedDimension`: below 0);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeGet(uint32_t flags,
                                            MlsType storageType,
                                            MlsType expressedType,
                                            intptr_t nDims,
                                            const double *scales,
                                            const int64_t *zeroPoints,
                                            int32_t quantizedDimension,
                                            int64_t storageTypeMin,
                                            int64_t storageTypeMax,
                                            MlsType *out);

// Gives the name that the dialect has for the class `UniformQuantizedPerAxis`,
// like `builtin.integer`.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUniformQuantizedPerAxisTypeGetName(MlsStringRef *out);

// Gives the number of scales of a quantized type with one for each index of a
// dimension.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetNumDims`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeGetNumDims(MlsType ty,
                                                   intptr_t *out);

// Gives scale number `pos` of a quantized type with one for each index of a
// dimension.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetScale`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeGetScale(MlsType ty,
                                                 intptr_t pos,
                                                 double *out);

// Gives all that `mlsUniformQuantizedPerAxisTypeGetScale` gives, one after the
// other. Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeCopyScales(MlsType ty,
                                                   intptr_t capacity,
                                                   double *elements,
                                                   intptr_t *out);

// Gives zero point number `pos` of a quantized type with one for each index of
// a dimension.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetZeroPoint`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeGetZeroPoint(MlsType ty,
                                                     intptr_t pos,
                                                     int64_t *out);

// Gives all that `mlsUniformQuantizedPerAxisTypeGetZeroPoint` gives, one after
// the other. Writes as many as `capacity` allows, and the number that there
// are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeCopyZeroPoints(MlsType ty,
                                                       intptr_t capacity,
                                                       int64_t *elements,
                                                       intptr_t *out);

// Gives the dimension for each index of which a quantized type has a scale.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeGetQuantizedDimension`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(MlsType ty,
                                                              int32_t *out);

// Tells whether every zero point of a quantized type with a scale for each
// index of a dimension is 0.
//
// Upstream: `mlirUniformQuantizedPerAxisTypeIsFixedPoint`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each index
//   of a dimension).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedPerAxisTypeIsFixedPoint(MlsType ty,
                                                     bool *out);

// Tells whether `ty` is a quantized type with a scale for each block.
//
// Upstream: `mlirTypeIsAUniformQuantizedSubChannelType`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTypeIsAUniformQuantizedSubChannelType(MlsType ty,
                                                   bool *out);

// Gives the number of the class `UniformQuantizedSubChannel`, for comparison
// with `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetTypeID(MlsTypeID *out);

// Gives a quantized type with a scale and a zero point for each block. Blocks
// have `blockSizes` in `quantizedDimensions`.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`quant`); OUT_OF_RANGE (`flags`;
//   `storageTypeMin`, `storageTypeMax`: not a range of the storage type);
//   BAD_ARGUMENT (`storageType`: not an integer type of 1 to 32 bits);
//   BAD_ARGUMENT (`expressedType`: not a floating point type of at most 64
//   bits); BAD_ARGUMENT (`scalesAttr`, `zeroPointsAttr`: not dense elements
//   of the expressed type, which is f16, bf16, f32 or f64, and of the storage
//   type, in one shape); OUT_OF_RANGE (`scalesAttr`: a scale that is not
//   above 0); OUT_OF_RANGE (`quantizedDimensions`: below 0); OUT_OF_RANGE
//   (`blockSizes`: below 1); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGet(uint32_t flags,
                                               MlsType storageType,
                                               MlsType expressedType,
                                               MlsAttribute scalesAttr,
                                               MlsAttribute zeroPointsAttr,
                                               intptr_t blockSizeInfoLength,
                                               const int32_t *quantizedDimensions,
                                               const int64_t *blockSizes,
                                               int64_t storageTypeMin,
                                               int64_t storageTypeMax,
                                               MlsType *out);

// Gives the name that the dialect has for the class
// `UniformQuantizedSubChannel`, like `builtin.integer`.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetName(MlsStringRef *out);

// Gives the number of dimensions in which a quantized type has blocks.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetNumBlockSizes`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(MlsType ty,
                                                            intptr_t *out);

// Gives number `pos` of the dimensions in which a quantized type has blocks.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetQuantizedDimension`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(MlsType ty,
                                                                 intptr_t pos,
                                                                 int32_t *out);

// Gives all that `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`
// gives, one after the other. Writes as many as `capacity` allows, and the
// number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(MlsType ty,
                                                                   intptr_t capacity,
                                                                   int32_t *elements,
                                                                   intptr_t *out);

// Gives the size that the blocks of a quantized type have in number `pos` of
// their dimensions.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetBlockSize`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetBlockSize(MlsType ty,
                                                        intptr_t pos,
                                                        int64_t *out);

// Gives all that `mlsUniformQuantizedSubChannelTypeGetBlockSize` gives, one
// after the other. Writes as many as `capacity` allows, and the number that
// there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeCopyBlockSizes(MlsType ty,
                                                          intptr_t capacity,
                                                          int64_t *elements,
                                                          intptr_t *out);

// Gives the scales of the blocks of a quantized type.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetScales`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetScales(MlsType ty,
                                                     MlsAttribute *out);

// Gives the zero points of the blocks of a quantized type.
//
// Upstream: `mlirUniformQuantizedSubChannelTypeGetZeroPoints`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a quantized type with a scale for each
//   block).
MLS_MUST_USE
MlsStatus mlsUniformQuantizedSubChannelTypeGetZeroPoints(MlsType ty,
                                                         MlsAttribute *out);

// Tells whether `ty` is a calibrated type: one of which the least and the
// greatest value are known.
//
// Upstream: `mlirTypeIsACalibratedQuantizedType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsACalibratedQuantizedType(MlsType ty, bool *out);

// Gives the number of the class `CalibratedQuantized`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirCalibratedQuantizedTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsCalibratedQuantizedTypeGetTypeID(MlsTypeID *out);

// Gives a calibrated type: one of which the least and the greatest value are
// known.
//
// Upstream: `mlirCalibratedQuantizedTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`quant`); BAD_ARGUMENT (`expressedType`: not a
//   floating point type of at most 64 bits); OUT_OF_RANGE (`min`: not below
//   `max`); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsCalibratedQuantizedTypeGet(MlsType expressedType,
                                        double min,
                                        double max,
                                        MlsType *out);

// Gives the name that the dialect has for the class `CalibratedQuantized`,
// like `builtin.integer`.
//
// Upstream: `mlirCalibratedQuantizedTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsCalibratedQuantizedTypeGetName(MlsStringRef *out);

// Gives the least value of a calibrated type.
//
// Upstream: `mlirCalibratedQuantizedTypeGetMin`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a calibrated type).
MLS_MUST_USE
MlsStatus mlsCalibratedQuantizedTypeGetMin(MlsType ty,
                                           double *out);

// Gives the greatest value of a calibrated type.
//
// Upstream: `mlirCalibratedQuantizedTypeGetMax`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a calibrated type).
MLS_MUST_USE
MlsStatus mlsCalibratedQuantizedTypeGetMax(MlsType ty,
                                           double *out);

// Gives the dialect `rocdl`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__rocdl__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__rocdl__(MlsDialectHandle *out);

// Gives the dialect `scf`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__scf__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__scf__(MlsDialectHandle *out);

// Makes `SCFPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFPasses(void);

// Makes the pass `scf-for-loop-canonicalization`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForLoopCanonicalization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForLoopCanonicalization(MlsPass *out);

// Makes `SCFSCFForLoopCanonicalization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForLoopCanonicalization`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForLoopCanonicalization(void);

// Makes the pass `scf-for-loop-peeling`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForLoopPeeling`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForLoopPeeling(MlsPass *out);

// Makes `SCFSCFForLoopPeeling` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForLoopPeeling`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForLoopPeeling(void);

// Makes the pass `scf-for-loop-range-folding`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForLoopRangeFolding`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForLoopRangeFolding(MlsPass *out);

// Makes `SCFSCFForLoopRangeFolding` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForLoopRangeFolding`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForLoopRangeFolding(void);

// Makes the pass `scf-for-loop-specialization`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForLoopSpecialization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForLoopSpecialization(MlsPass *out);

// Makes `SCFSCFForLoopSpecialization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForLoopSpecialization`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForLoopSpecialization(void);

// Makes the pass `scf-for-to-while`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForToWhileLoop`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForToWhileLoop(MlsPass *out);

// Makes `SCFSCFForToWhileLoop` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForToWhileLoop`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForToWhileLoop(void);

// Makes the pass `scf-forall-to-for`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForallToForLoop`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForallToForLoop(MlsPass *out);

// Makes `SCFSCFForallToForLoop` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForallToForLoop`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForallToForLoop(void);

// Makes the pass `scf-forall-to-parallel`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFForallToParallelLoop`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFForallToParallelLoop(MlsPass *out);

// Makes `SCFSCFForallToParallelLoop` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFForallToParallelLoop`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFForallToParallelLoop(void);

// Makes the pass `scf-parallel-for-to-nested-fors`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFParallelForToNestedFors`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFParallelForToNestedFors(MlsPass *out);

// Makes `SCFSCFParallelForToNestedFors` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFParallelForToNestedFors`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFParallelForToNestedFors(void);

// Makes the pass `scf-parallel-loop-fusion`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFParallelLoopFusion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFParallelLoopFusion(MlsPass *out);

// Makes `SCFSCFParallelLoopFusion` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFParallelLoopFusion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFParallelLoopFusion(void);

// Makes the pass `scf-parallel-loop-specialization`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFParallelLoopSpecialization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFParallelLoopSpecialization(MlsPass *out);

// Makes `SCFSCFParallelLoopSpecialization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFParallelLoopSpecialization`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFParallelLoopSpecialization(void);

// Makes the pass `scf-parallel-loop-tiling`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFSCFParallelLoopTiling`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFSCFParallelLoopTiling(MlsPass *out);

// Makes `SCFSCFParallelLoopTiling` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFSCFParallelLoopTiling`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFSCFParallelLoopTiling(void);

// Makes the pass `test-scf-parallel-loop-collapsing`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateSCFTestSCFParallelLoopCollapsing`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSCFTestSCFParallelLoopCollapsing(MlsPass *out);

// Makes `SCFTestSCFParallelLoopCollapsing` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSCFTestSCFParallelLoopCollapsing`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSCFTestSCFParallelLoopCollapsing(void);

// Gives the dialect `shape`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__shape__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__shape__(MlsDialectHandle *out);

// Makes `ShapePasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShapePasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShapePasses(void);

// Makes the pass `outline-shape-computation`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateShapeOutlineShapeComputationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateShapeOutlineShapeComputationPass(MlsPass *out);

// Makes `ShapeOutlineShapeComputationPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShapeOutlineShapeComputationPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShapeOutlineShapeComputationPass(void);

// Makes the pass `remove-shape-constraints`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateShapeRemoveShapeConstraintsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateShapeRemoveShapeConstraintsPass(MlsPass *out);

// Makes `ShapeRemoveShapeConstraintsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShapeRemoveShapeConstraintsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShapeRemoveShapeConstraintsPass(void);

// Makes the pass `shape-to-shape-lowering`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateShapeShapeToShapeLoweringPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateShapeShapeToShapeLoweringPass(MlsPass *out);

// Makes `ShapeShapeToShapeLoweringPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShapeShapeToShapeLoweringPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShapeShapeToShapeLoweringPass(void);

// Gives the dialect `shard`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__shard__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__shard__(MlsDialectHandle *out);

// Makes `ShardPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShardPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShardPasses(void);

// Makes the pass `shard-partition`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateShardPartition`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateShardPartition(MlsPass *out);

// Makes `ShardPartition` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShardPartition`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShardPartition(void);

// Makes the pass `sharding-propagation`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateShardShardingPropagation`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateShardShardingPropagation(MlsPass *out);

// Makes `ShardShardingPropagation` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterShardShardingPropagation`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterShardShardingPropagation(void);

// Gives the dialect `smt`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__smt__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__smt__(MlsDialectHandle *out);

// Tells whether `ty` is a type of values of SMT, but no function type.
//
// Upstream: `mlirSMTTypeIsAnyNonFuncSMTValueType`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsSMTTypeIsAnyNonFuncSMTValueType(MlsType ty,
                                             bool *out);

// Tells whether `ty` is a type of values of SMT.
//
// Upstream: `mlirSMTTypeIsAnySMTValueType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsAnySMTValueType(MlsType ty, bool *out);

// Tells whether `ty` is an array type of SMT.
//
// Upstream: `mlirSMTTypeIsAArray`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsAArray(MlsType ty, bool *out);

// Gives the type of arrays from `domainType` to `rangeType`.
//
// Upstream: `mlirSMTTypeGetArray`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domainType`: not a type
//   of values of SMT); BAD_ARGUMENT (`rangeType`: not a type of values of
//   SMT); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSMTTypeGetArray(MlsContext context,
                             MlsType domainType,
                             MlsType rangeType,
                             MlsType *out);

// Tells whether `ty` is a bit vector type of SMT.
//
// Upstream: `mlirSMTTypeIsABitVector`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsABitVector(MlsType ty, bool *out);

// Gives the type of vectors of `width` bits.
//
// Upstream: `mlirSMTTypeGetBitVector`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: below 1).
MLS_MUST_USE
MlsStatus mlsSMTTypeGetBitVector(MlsContext context,
                                 int32_t width,
                                 MlsType *out);

// Gives the name that the dialect has for the class `SMTBitVector`, like
// `builtin.integer`.
//
// Upstream: `mlirSMTBitVectorTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTBitVectorTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type of truth values of SMT.
//
// Upstream: `mlirSMTTypeIsABool`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsABool(MlsType ty, bool *out);

// Gives the type of truth values of SMT.
//
// Upstream: `mlirSMTTypeGetBool`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`).
MLS_MUST_USE MlsStatus mlsSMTTypeGetBool(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `SMTBool`, like
// `builtin.integer`.
//
// Upstream: `mlirSMTBoolTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTBoolTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type of integers of SMT.
//
// Upstream: `mlirSMTTypeIsAInt`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsAInt(MlsType ty, bool *out);

// Gives the type of integers of SMT.
//
// Upstream: `mlirSMTTypeGetInt`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`).
MLS_MUST_USE MlsStatus mlsSMTTypeGetInt(MlsContext context, MlsType *out);

// Gives the name that the dialect has for the class `SMTInt`, like
// `builtin.integer`.
//
// Upstream: `mlirSMTIntTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTIntTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a function type of SMT.
//
// Upstream: `mlirSMTTypeIsASMTFunc`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsASMTFunc(MlsType ty, bool *out);

// Gives the type of functions from some types, at least one, to `rangeType`.
//
// Upstream: `mlirSMTTypeGetSMTFunc`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`domainTypes`: not a type
//   of values of SMT that is no function type); BAD_ARGUMENT (`rangeType`:
//   not a type of values of SMT that is no function type); OUT_OF_RANGE
//   (`domainTypes`: none); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSMTTypeGetSMTFunc(MlsContext context,
                               size_t numberOfDomainTypes,
                               const MlsType *domainTypes,
                               MlsType rangeType,
                               MlsType *out);

// Tells whether `ty` is a sort: a type of which only the name is known.
//
// Upstream: `mlirSMTTypeIsASort`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTTypeIsASort(MlsType ty, bool *out);

// Gives the sort of a name and parameters.
//
// Upstream: `mlirSMTTypeGetSort`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`sortParams`: not a type
//   of values of SMT that is no function type); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsSMTTypeGetSort(MlsContext context,
                            MlsIdentifier identifier,
                            size_t numberOfSortParams,
                            const MlsType *sortParams,
                            MlsType *out);

// Tells whether `str` is the name of a comparison of bit vectors, like `slt`.
//
// Upstream: `mlirSMTAttrCheckBVCmpPredicate`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsSMTAttrCheckBVCmpPredicate(MlsContext context,
                                        MlsStringRef str,
                                        bool *out);

// Tells whether `str` is the name of a comparison of integers, like `lt`.
//
// Upstream: `mlirSMTAttrCheckIntPredicate`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsSMTAttrCheckIntPredicate(MlsContext context,
                                      MlsStringRef str,
                                      bool *out);

// Tells whether `attr` is a bit vector or a predicate of SMT.
//
// Upstream: `mlirSMTAttrIsASMTAttribute`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSMTAttrIsASMTAttribute(MlsAttribute attr, bool *out);

// Gives the bit vector of `width` bits that is `value`.
//
// Upstream: `mlirSMTAttrGetBitVector`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); OUT_OF_RANGE (`width`: not from 1 to 16
//   777 215; `value`: more bits).
MLS_MUST_USE
MlsStatus mlsSMTAttrGetBitVector(MlsContext context,
                                 uint64_t value,
                                 uint32_t width,
                                 MlsAttribute *out);

// Gives the attribute of a comparison of bit vectors, by its name.
//
// Upstream: `mlirSMTAttrGetBVCmpPredicate`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a
//   predicate).
MLS_MUST_USE
MlsStatus mlsSMTAttrGetBVCmpPredicate(MlsContext context,
                                      MlsStringRef str,
                                      MlsAttribute *out);

// Gives the attribute of a comparison of integers, by its name.
//
// Upstream: `mlirSMTAttrGetIntPredicate`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`smt`); BAD_ARGUMENT (`str`: not the name of a
//   predicate).
MLS_MUST_USE
MlsStatus mlsSMTAttrGetIntPredicate(MlsContext context,
                                    MlsStringRef str,
                                    MlsAttribute *out);

// Gives the dialect `sparseTensor`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__sparse_tensor__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGetDialectHandle__sparse_tensor__(MlsDialectHandle *out);

// Tells whether `attr` is an encoding of sparse tensors.
//
// Upstream: `mlirAttributeIsASparseTensorEncodingAttr`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsASparseTensorEncodingAttr(MlsAttribute attr,
                                                  bool *out);

// Gives the encoding of tensors with `lvlRank` levels, of types from
// `mlsSparseTensorEncodingAttrBuildLvlType`. `dimToLvl` maps dimensions to
// levels, null to the same; `lvlTodim` is its inverse; null has it inferred.
// Positions and coordinates have `posWidth` and `crdWidth` bits; 0 stands
// for those of `index`. `explicitVal` is the number that all stored elements
// are, `implicitVal` that of all others; both may be null.
//
// Upstream: `mlirSparseTensorEncodingAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`sparseTensor`); OUT_OF_RANGE (`posWidth`: not
//   0, 8, 16, 32 or 64); OUT_OF_RANGE (`crdWidth`: not 0, 8, 16, 32 or 64);
//   BAD_ARGUMENT (`explicitVal`: not a number); BAD_ARGUMENT (`implicitVal`:
//   not a number); BAD_ARGUMENT with diagnostics (`lvlTypes`, `dimToLvl`,
//   `lvlTodim`: they do not make an encoding); TOO_DEEP.
// Null: `dimToLvl`, `lvlTodim`, `explicitVal`, `implicitVal`.
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGet(MlsContext context,
                                         intptr_t lvlRank,
                                         const uint64_t *lvlTypes,
                                         MlsAffineMap dimToLvl,
                                         MlsAffineMap lvlTodim,
                                         int32_t posWidth,
                                         int32_t crdWidth,
                                         MlsAttribute explicitVal,
                                         MlsAttribute implicitVal,
                                         MlsAttribute *out);

// Gives the name that the dialect has for the class `SparseTensorEncoding`,
// like `builtin.integer`.
//
// Upstream: `mlirSparseTensorEncodingAttrGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsSparseTensorEncodingAttrGetName(MlsStringRef *out);

// Gives the number of levels of an encoding.
//
// Upstream: `mlirSparseTensorEncodingGetLvlRank`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingGetLvlRank(MlsAttribute attr,
                                            intptr_t *out);

// Gives the type of level number `lvl` of an encoding: its format and
// properties in one number.
//
// Upstream: `mlirSparseTensorEncodingAttrGetLvlType`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors);
//   OUT_OF_RANGE (`lvl`).
// Index: `lvl`.
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetLvlType(MlsAttribute attr,
                                                intptr_t lvl,
                                                uint64_t *out);

// Gives all that `mlsSparseTensorEncodingAttrGetLvlType` gives, one after the
// other. Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrCopyLvlTypes(MlsAttribute attr,
                                                  intptr_t capacity,
                                                  uint64_t *elements,
                                                  intptr_t *out);

// Gives the format of level number `lvl` of an encoding.
//
// Upstream: `mlirSparseTensorEncodingAttrGetLvlFmt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors);
//   OUT_OF_RANGE (`lvl`).
// Index: `lvl`.
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetLvlFmt(MlsAttribute attr,
                                               intptr_t lvl,
                                               MlsSparseTensorLevelFormat *out);

// Gives the map from dimensions to levels of an encoding: the identity if none
// was given.
//
// Upstream: `mlirSparseTensorEncodingAttrGetDimToLvl`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetDimToLvl(MlsAttribute attr,
                                                 MlsAffineMap *out);

// Gives the map from levels to dimensions of an encoding; null if none was
// given and it cannot be inferred.
//
// Upstream: `mlirSparseTensorEncodingAttrGetLvlToDim`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetLvlToDim(MlsAttribute attr,
                                                 MlsAffineMap *out);

// Gives the number of bits of positions; 0 for those of `index`.
//
// Upstream: `mlirSparseTensorEncodingAttrGetPosWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetPosWidth(MlsAttribute attr,
                                                 int32_t *out);

// Gives the number of bits of coordinates; 0 for those of `index`.
//
// Upstream: `mlirSparseTensorEncodingAttrGetCrdWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetCrdWidth(MlsAttribute attr,
                                                 int32_t *out);

// Gives the number that all stored elements are; null if they differ.
//
// Upstream: `mlirSparseTensorEncodingAttrGetExplicitVal`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetExplicitVal(MlsAttribute attr,
                                                    MlsAttribute *out);

// Gives the number that all elements are that are not stored; null for zero.
//
// Upstream: `mlirSparseTensorEncodingAttrGetImplicitVal`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an encoding of sparse tensors).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetImplicitVal(MlsAttribute attr,
                                                    MlsAttribute *out);

// Gives the n of an n-out-of-m level: how many of m elements are stored.
//
// Upstream: `mlirSparseTensorEncodingAttrGetStructuredN`.
// Threads: any.
// Errors: BAD_ARGUMENT (`lvlType`: not an n-out-of-m level).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetStructuredN(uint64_t lvlType,
                                                    uint32_t *out);

// Gives the m of an n-out-of-m level: of how many elements n are stored.
//
// Upstream: `mlirSparseTensorEncodingAttrGetStructuredM`.
// Threads: any.
// Errors: BAD_ARGUMENT (`lvlType`: not an n-out-of-m level).
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrGetStructuredM(uint64_t lvlType,
                                                    uint32_t *out);

// Makes `SparseTensorPasses` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorPasses(void);

// Makes the pass `lower-sparse-foreach-to-scf`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateSparseTensorLowerForeachToSCF`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorLowerForeachToSCF(MlsPass *out);

// Makes `SparseTensorLowerForeachToSCF` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorLowerForeachToSCF`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorLowerForeachToSCF(void);

// Makes the pass `lower-sparse-iteration-to-scf`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateSparseTensorLowerSparseIterationToSCF`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorLowerSparseIterationToSCF(MlsPass *out);

// Makes `SparseTensorLowerSparseIterationToSCF` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorLowerSparseIterationToSCF`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorLowerSparseIterationToSCF(void);

// Makes the pass `lower-sparse-ops-to-foreach`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorLowerSparseOpsToForeach`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorLowerSparseOpsToForeach(MlsPass *out);

// Makes `SparseTensorLowerSparseOpsToForeach` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorLowerSparseOpsToForeach`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorLowerSparseOpsToForeach(void);

// Makes the pass `pre-sparsification-rewrite`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorPreSparsificationRewrite`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorPreSparsificationRewrite(MlsPass *out);

// Makes `SparseTensorPreSparsificationRewrite` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorPreSparsificationRewrite`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorPreSparsificationRewrite(void);

// Makes the pass `sparse-assembler`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseAssembler`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseAssembler(MlsPass *out);

// Makes `SparseTensorSparseAssembler` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseAssembler`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseAssembler(void);

// Makes the pass `sparse-buffer-rewrite`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseBufferRewrite`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseBufferRewrite(MlsPass *out);

// Makes `SparseTensorSparseBufferRewrite` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseBufferRewrite`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseBufferRewrite(void);

// Makes the pass `sparse-gpu-codegen`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseGPUCodegen`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseGPUCodegen(MlsPass *out);

// Makes `SparseTensorSparseGPUCodegen` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseGPUCodegen`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseGPUCodegen(void);

// Makes the pass `sparse-reinterpret-map`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseReinterpretMap`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseReinterpretMap(MlsPass *out);

// Makes `SparseTensorSparseReinterpretMap` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseReinterpretMap`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseReinterpretMap(void);

// Makes the pass `sparse-space-collapse`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateSparseTensorSparseSpaceCollapse`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseSpaceCollapse(MlsPass *out);

// Makes `SparseTensorSparseSpaceCollapse` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseSpaceCollapse`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseSpaceCollapse(void);

// Makes the pass `sparse-tensor-codegen`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseTensorCodegen`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseTensorCodegen(MlsPass *out);

// Makes `SparseTensorSparseTensorCodegen` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseTensorCodegen`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseTensorCodegen(void);

// Makes the pass `sparse-tensor-conversion`, with the default of each option;
// it is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseTensorConversionPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorSparseTensorConversionPass(MlsPass *out);

// Makes `SparseTensorSparseTensorConversionPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseTensorConversionPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseTensorConversionPass(void);

// Makes the pass `sparse-vectorization`, with the default of each option; it
// is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparseVectorization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparseVectorization(MlsPass *out);

// Makes `SparseTensorSparseVectorization` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparseVectorization`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparseVectorization(void);

// Makes the pass `sparsification-and-bufferization`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparsificationAndBufferization`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorSparsificationAndBufferization(MlsPass *out);

// Makes `SparseTensorSparsificationAndBufferization` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparsificationAndBufferization`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterSparseTensorSparsificationAndBufferization(void);

// Makes the pass `sparsification`, with the default of each option; it is for
// `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorSparsificationPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorSparsificationPass(MlsPass *out);

// Makes `SparseTensorSparsificationPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorSparsificationPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorSparsificationPass(void);

// Makes the pass `stage-sparse-ops`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateSparseTensorStageSparseOperations`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSparseTensorStageSparseOperations(MlsPass *out);

// Makes `SparseTensorStageSparseOperations` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorStageSparseOperations`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorStageSparseOperations(void);

// Makes the pass `sparse-storage-specifier-to-llvm`, with the default of each
// option; it is for `builtin.module`.
//
// Upstream: `mlirCreateSparseTensorStorageSpecifierToLLVM`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSparseTensorStorageSpecifierToLLVM(MlsPass *out);

// Makes `SparseTensorStorageSpecifierToLLVM` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSparseTensorStorageSpecifierToLLVM`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSparseTensorStorageSpecifierToLLVM(void);

// Gives the dialect `spirv`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__spirv__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__spirv__(MlsDialectHandle *out);

// Makes `SPIRVPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVPasses(void);

// Makes the pass `spirv-canonicalize-gl`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateSPIRVSPIRVCanonicalizeGLPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVCanonicalizeGLPass(MlsPass *out);

// Makes `SPIRVSPIRVCanonicalizeGLPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVCanonicalizeGLPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVCanonicalizeGLPass(void);

// Makes the pass `decorate-spirv-composite-type-layout`, with the default of
// each option; it is for `builtin.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVCompositeTypeLayoutPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(MlsPass *out);

// Makes `SPIRVSPIRVCompositeTypeLayoutPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVCompositeTypeLayoutPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass(void);

// Makes the pass `spirv-lower-abi-attrs`, with the default of each option; it
// is for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVLowerABIAttributesPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVLowerABIAttributesPass(MlsPass *out);

// Makes `SPIRVSPIRVLowerABIAttributesPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVLowerABIAttributesPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVLowerABIAttributesPass(void);

// Makes the pass `spirv-promote-to-replicated-constants`, with the default of
// each option; it is for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVReplicatedConstantCompositePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(MlsPass *out);

// Makes `SPIRVSPIRVReplicatedConstantCompositePass` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVReplicatedConstantCompositePass`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass(void);

// Makes the pass `spirv-rewrite-inserts`, with the default of each option; it
// is for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVRewriteInsertsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVRewriteInsertsPass(MlsPass *out);

// Makes `SPIRVSPIRVRewriteInsertsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVRewriteInsertsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVRewriteInsertsPass(void);

// Makes the pass `spirv-unify-aliased-resource`, with the default of each
// option; it is for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVUnifyAliasedResourcePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(MlsPass *out);

// Makes `SPIRVSPIRVUnifyAliasedResourcePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVUnifyAliasedResourcePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass(void);

// Makes the pass `spirv-update-vce`, with the default of each option; it is
// for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVUpdateVCEPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVUpdateVCEPass(MlsPass *out);

// Makes `SPIRVSPIRVUpdateVCEPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVUpdateVCEPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVUpdateVCEPass(void);

// Makes the pass `spirv-webgpu-prepare`, with the default of each option; it
// is for `spirv.module`.
//
// Upstream: `mlirCreateSPIRVSPIRVWebGPUPreparePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateSPIRVSPIRVWebGPUPreparePass(MlsPass *out);

// Makes `SPIRVSPIRVWebGPUPreparePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterSPIRVSPIRVWebGPUPreparePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterSPIRVSPIRVWebGPUPreparePass(void);

// Gives the dialect `tensor`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__tensor__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__tensor__(MlsDialectHandle *out);

// Makes `TensorPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTensorPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTensorPasses(void);

// Makes the pass `fold-tensor-subset-ops`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateTensorFoldTensorSubsetOpsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTensorFoldTensorSubsetOpsPass(MlsPass *out);

// Makes `TensorFoldTensorSubsetOpsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTensorFoldTensorSubsetOpsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTensorFoldTensorSubsetOpsPass(void);

// Gives the dialect `tosa`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__tosa__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__tosa__(MlsDialectHandle *out);

// Makes `TosaPasses` known by name to the process, for pipelines in text form.
// Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaPasses(void);

// Makes the pass `tosa-arith-const-to-tosa-const`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaArithConstantToTosaConstPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTosaTosaArithConstantToTosaConstPass(MlsPass *out);

// Makes `TosaTosaArithConstantToTosaConstPass` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaArithConstantToTosaConstPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaArithConstantToTosaConstPass(void);

// Makes the pass `tosa-attach-target`, with the default of each option; it is
// for `builtin.module`.
//
// Upstream: `mlirCreateTosaTosaAttachTarget`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaAttachTarget(MlsPass *out);

// Makes `TosaTosaAttachTarget` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaAttachTarget`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaAttachTarget(void);

// Makes the pass `tosa-convert-integer-type-to-signless`, with the default of
// each option; it is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaConvertIntegerTypeToSignless`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTosaTosaConvertIntegerTypeToSignless(MlsPass *out);

// Makes `TosaTosaConvertIntegerTypeToSignless` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaConvertIntegerTypeToSignless`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaConvertIntegerTypeToSignless(void);

// Makes the pass `tosa-infer-shapes`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateTosaTosaInferShapesPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaInferShapesPass(MlsPass *out);

// Makes `TosaTosaInferShapesPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaInferShapesPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaInferShapesPass(void);

// Makes the pass `tosa-layerwise-constant-fold`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaLayerwiseConstantFoldPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaLayerwiseConstantFoldPass(MlsPass *out);

// Makes `TosaTosaLayerwiseConstantFoldPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaLayerwiseConstantFoldPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaLayerwiseConstantFoldPass(void);

// Makes the pass `tosa-make-broadcastable`, with the default of each option;
// it is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaMakeBroadcastablePass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaMakeBroadcastablePass(MlsPass *out);

// Makes `TosaTosaMakeBroadcastablePass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaMakeBroadcastablePass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaMakeBroadcastablePass(void);

// Makes the pass `tosa-narrow-f64-to-f32`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaNarrowF64ToF32Pass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaNarrowF64ToF32Pass(MlsPass *out);

// Makes `TosaTosaNarrowF64ToF32Pass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaNarrowF64ToF32Pass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaNarrowF64ToF32Pass(void);

// Makes the pass `tosa-narrow-i64-to-i32`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaNarrowI64ToI32Pass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaNarrowI64ToI32Pass(MlsPass *out);

// Makes `TosaTosaNarrowI64ToI32Pass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaNarrowI64ToI32Pass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaNarrowI64ToI32Pass(void);

// Makes the pass `tosa-optional-decompositions`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaOptionalDecompositionsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTosaTosaOptionalDecompositionsPass(MlsPass *out);

// Makes `TosaTosaOptionalDecompositionsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaOptionalDecompositionsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaOptionalDecompositionsPass(void);

// Makes the pass `tosa-reduce-transposes`, with the default of each option; it
// is for `func.func`.
//
// Upstream: `mlirCreateTosaTosaReduceTransposes`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaReduceTransposes(MlsPass *out);

// Makes `TosaTosaReduceTransposes` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaReduceTransposes`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaReduceTransposes(void);

// Makes the pass `tosa-validate`, with the default of each option; it is for
// `builtin.module`.
//
// Upstream: `mlirCreateTosaTosaValidation`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTosaTosaValidation(MlsPass *out);

// Makes `TosaTosaValidation` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTosaTosaValidation`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTosaTosaValidation(void);

// Gives the dialect `transform`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__transform__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__transform__(MlsDialectHandle *out);

// Tells whether `ty` is the type of handles to any operations.
//
// Upstream: `mlirTypeIsATransformAnyOpType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATransformAnyOpType(MlsType ty, bool *out);

// Gives the number of the class `TransformAnyOp`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTransformAnyOpTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyOpTypeGetTypeID(MlsTypeID *out);

// Gives the type of handles to any operations.
//
// Upstream: `mlirTransformAnyOpTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`transform`).
MLS_MUST_USE
MlsStatus mlsTransformAnyOpTypeGet(MlsContext context,
                                   MlsType *out);

// Gives the name that the dialect has for the class `TransformAnyOp`, like
// `builtin.integer`.
//
// Upstream: `mlirTransformAnyOpTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyOpTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type of parameters of any kind.
//
// Upstream: `mlirTypeIsATransformAnyParamType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATransformAnyParamType(MlsType ty, bool *out);

// Gives the number of the class `TransformAnyParam`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTransformAnyParamTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyParamTypeGetTypeID(MlsTypeID *out);

// Gives the type of parameters of any kind.
//
// Upstream: `mlirTransformAnyParamTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`transform`).
MLS_MUST_USE
MlsStatus mlsTransformAnyParamTypeGet(MlsContext context,
                                      MlsType *out);

// Gives the name that the dialect has for the class `TransformAnyParam`, like
// `builtin.integer`.
//
// Upstream: `mlirTransformAnyParamTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyParamTypeGetName(MlsStringRef *out);

// Tells whether `ty` is the type of handles to any values.
//
// Upstream: `mlirTypeIsATransformAnyValueType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATransformAnyValueType(MlsType ty, bool *out);

// Gives the number of the class `TransformAnyValue`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTransformAnyValueTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyValueTypeGetTypeID(MlsTypeID *out);

// Gives the type of handles to any values.
//
// Upstream: `mlirTransformAnyValueTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`transform`).
MLS_MUST_USE
MlsStatus mlsTransformAnyValueTypeGet(MlsContext context,
                                      MlsType *out);

// Gives the name that the dialect has for the class `TransformAnyValue`, like
// `builtin.integer`.
//
// Upstream: `mlirTransformAnyValueTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformAnyValueTypeGetName(MlsStringRef *out);

// Tells whether `ty` is a type of handles to operations of one name.
//
// Upstream: `mlirTypeIsATransformOperationType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATransformOperationType(MlsType ty, bool *out);

// Gives the number of the class `TransformOperation`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTransformOperationTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformOperationTypeGetTypeID(MlsTypeID *out);

// Gives the type of handles to operations of one name, with that of the
// dialect, like `func.func`.
//
// Upstream: `mlirTransformOperationTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`operationName`:
//   empty).
MLS_MUST_USE
MlsStatus mlsTransformOperationTypeGet(MlsContext context,
                                       MlsStringRef operationName,
                                       MlsType *out);

// Gives the name that the dialect has for the class `TransformOperation`, like
// `builtin.integer`.
//
// Upstream: `mlirTransformOperationTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformOperationTypeGetName(MlsStringRef *out);

// Gives the name of the operations that a type of handles is for.
//
// Upstream: `mlirTransformOperationTypeGetOperationName`.
// Ownership: the text belongs to the context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a type of handles to operations of one
//   name).
MLS_MUST_USE
MlsStatus mlsTransformOperationTypeGetOperationName(MlsType ty,
                                                    MlsStringRef *out);

// Tells whether `ty` is a type of integer parameters.
//
// Upstream: `mlirTypeIsATransformParamType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATransformParamType(MlsType ty, bool *out);

// Gives the number of the class `TransformParam`, for comparison with
// `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.
//
// Upstream: `mlirTransformParamTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformParamTypeGetTypeID(MlsTypeID *out);

// Gives the type of parameters that are integers of type `ty`.
//
// Upstream: `mlirTransformParamTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`ty`: not an integer
//   type of at most 64 bits); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsTransformParamTypeGet(MlsContext context,
                                   MlsType ty,
                                   MlsType *out);

// Gives the name that the dialect has for the class `TransformParam`, like
// `builtin.integer`.
//
// Upstream: `mlirTransformParamTypeGetName`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformParamTypeGetName(MlsStringRef *out);

// Gives the type that the parameters of a type are of.
//
// Upstream: `mlirTransformParamTypeGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a type of integer parameters of a transform
//   script).
MLS_MUST_USE MlsStatus mlsTransformParamTypeGetType(MlsType ty, MlsType *out);

// Makes `TransformPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformPasses(void);

// Makes the pass `transform-dialect-check-uses`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformCheckUsesPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformCheckUsesPass(MlsPass *out);

// Makes `TransformCheckUsesPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformCheckUsesPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformCheckUsesPass(void);

// Makes the pass `transform-infer-effects`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformInferEffectsPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformInferEffectsPass(MlsPass *out);

// Makes `TransformInferEffectsPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformInferEffectsPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformInferEffectsPass(void);

// Makes the pass `transform-interpreter`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformInterpreterPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformInterpreterPass(MlsPass *out);

// Makes `TransformInterpreterPass` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformInterpreterPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformInterpreterPass(void);

// Makes the pass `transform-preload-library`, with the default of each option;
// it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformPreloadLibraryPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformPreloadLibraryPass(MlsPass *out);

// Makes `TransformPreloadLibraryPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformPreloadLibraryPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformPreloadLibraryPass(void);

// Gives the dialect `ub`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__ub__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__ub__(MlsDialectHandle *out);

// Gives the dialect `vcix`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__vcix__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__vcix__(MlsDialectHandle *out);

// Gives the dialect `vector`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__vector__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__vector__(MlsDialectHandle *out);

// Makes `VectorPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterVectorPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterVectorPasses(void);

// Makes the pass `lower-vector-mask`, with the default of each option; it is
// for `func.func`.
//
// Upstream: `mlirCreateVectorLowerVectorMaskPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateVectorLowerVectorMaskPass(MlsPass *out);

// Makes `VectorLowerVectorMaskPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterVectorLowerVectorMaskPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterVectorLowerVectorMaskPass(void);

// Makes the pass `lower-vector-multi-reduction`, with the default of each
// option; it is for `func.func`.
//
// Upstream: `mlirCreateVectorLowerVectorMultiReduction`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateVectorLowerVectorMultiReduction(MlsPass *out);

// Makes `VectorLowerVectorMultiReduction` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterVectorLowerVectorMultiReduction`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterVectorLowerVectorMultiReduction(void);

// Makes the pass `lower-vector-to-from-elements-to-shuffle-tree`, with the
// default of each option; it is for `func.func`.
//
// Upstream: `mlirCreateVectorLowerVectorToFromElementsToShuffleTree`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateVectorLowerVectorToFromElementsToShuffleTree(MlsPass *out);

// Makes `VectorLowerVectorToFromElementsToShuffleTree` known by name to the
// process, for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterVectorLowerVectorToFromElementsToShuffleTree`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegisterVectorLowerVectorToFromElementsToShuffleTree(void);

// Gives the dialect `wasmssa`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__wasmssa__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__wasmssa__(MlsDialectHandle *out);

// Gives the dialect `x86vector`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__x86vector__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__x86vector__(MlsDialectHandle *out);

// Gives the dialect `xegpu`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__xegpu__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__xegpu__(MlsDialectHandle *out);

// Gives the dialect `xevm`, which no context has to know yet.
//
// Upstream: `mlirGetDialectHandle__xevm__`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsGetDialectHandle__xevm__(MlsDialectHandle *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirExecutionEngineIsNull`.
// Threads: any.
bool mlsExecutionEngineIsNull(MlsExecutionEngine jit);

// Gives the context of an integer set.
//
// Upstream: `mlirIntegerSetGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetContext(MlsIntegerSet set,
                                  MlsContext *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirIntegerSetIsNull`.
// Threads: any.
bool mlsIntegerSetIsNull(MlsIntegerSet set);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirIntegerSetEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetEqual(MlsIntegerSet s1,
                             MlsIntegerSet s2,
                             bool *out);

// Prints an integer set: calls `callback` once with all of the text, without
// any lock.
//
// Upstream: `mlirIntegerSetPrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsIntegerSetPrint(MlsIntegerSet set,
                             MlsStringCallback callback,
                             void *userData);

// Prints an integer set into a string.
//
// Upstream: `mlirIntegerSetPrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerSetToString(MlsIntegerSet set, MlsString *out);

// Prints an integer set to standard error.
//
// Upstream: `mlirIntegerSetDump`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIntegerSetDump(MlsIntegerSet set);

// Gives the canonical empty set of these dimensions and symbols.
//
// Upstream: `mlirIntegerSetEmptyGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE
//   (`numSymbols`: from 0 to 65 536).
MLS_MUST_USE
MlsStatus mlsIntegerSetEmptyGet(MlsContext context,
                                intptr_t numDims,
                                intptr_t numSymbols,
                                MlsIntegerSet *out);

// Gives the set of these dimensions and symbols in which each constraint
// holds: that it is 0 where `eqFlags` says so, or else that it is not below
// 0. At least one is needed.
//
// Upstream: `mlirIntegerSetGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims`: from 0 to 65 536); OUT_OF_RANGE
//   (`numSymbols`: from 0 to 65 536); OUT_OF_RANGE (`constraints`: none);
//   BAD_ARGUMENT (`constraints` have more dimensions or symbols than that);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsIntegerSetGet(MlsContext context,
                           intptr_t numDims,
                           intptr_t numSymbols,
                           intptr_t numConstraints,
                           const MlsAffineExpr *constraints,
                           const MlsBool *eqFlags,
                           MlsIntegerSet *out);

// Tells whether a set is the one that `mlsIntegerSetEmptyGet` gives.
//
// Upstream: `mlirIntegerSetIsCanonicalEmpty`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetIsCanonicalEmpty(MlsIntegerSet set,
                                        bool *out);

// Gives the number of dimensions of a set.
//
// Upstream: `mlirIntegerSetGetNumDims`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumDims(MlsIntegerSet set,
                                  intptr_t *out);

// Gives the number of symbols of a set.
//
// Upstream: `mlirIntegerSetGetNumSymbols`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumSymbols(MlsIntegerSet set,
                                     intptr_t *out);

// Gives the number of dimensions and symbols of a set.
//
// Upstream: `mlirIntegerSetGetNumInputs`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumInputs(MlsIntegerSet set,
                                    intptr_t *out);

// Gives the number of constraints of a set.
//
// Upstream: `mlirIntegerSetGetNumConstraints`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumConstraints(MlsIntegerSet set,
                                         intptr_t *out);

// Gives the number of constraints of a set that say what is 0.
//
// Upstream: `mlirIntegerSetGetNumEqualities`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumEqualities(MlsIntegerSet set,
                                        intptr_t *out);

// Gives the number of constraints of a set that say what is not below 0.
//
// Upstream: `mlirIntegerSetGetNumInequalities`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetNumInequalities(MlsIntegerSet set,
                                          intptr_t *out);

// Gives the expression of constraint number `pos` of a set.
//
// Upstream: `mlirIntegerSetGetConstraint`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsIntegerSetGetConstraint(MlsIntegerSet set,
                                     intptr_t pos,
                                     MlsAffineExpr *out);

// Gives all that `mlsIntegerSetGetConstraint` gives, one after the other.
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Null: `elements`.
MLS_MUST_USE
MlsStatus mlsIntegerSetCopyConstraints(MlsIntegerSet set,
                                       intptr_t capacity,
                                       MlsAffineExpr *elements,
                                       intptr_t *out);

// Tells whether constraint number `pos` of a set says what is 0.
//
// Upstream: `mlirIntegerSetIsConstraintEq`.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsIntegerSetIsConstraintEq(MlsIntegerSet set,
                                      intptr_t pos,
                                      bool *out);

// Tells whether an operation has an interface; false if its dialect is not
// loaded.
//
// Upstream: `mlirOperationImplementsInterface`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationImplementsInterface(MlsOperation operation,
                                          MlsTypeID interfaceTypeId,
                                          bool *out);

// Tells whether operations of this name have an interface; false if none is
// registered.
//
// Upstream: `mlirOperationImplementsInterfaceStatic`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationImplementsInterfaceStatic(MlsStringRef operationName,
                                                MlsContext context,
                                                MlsTypeID interfaceTypeId,
                                                bool *out);

// Gives the number of the interface of operations that infer the types of
// their results, for `mlsOperationImplementsInterface`.
//
// Upstream: `mlirInferTypeOpInterfaceTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsInferTypeOpInterfaceTypeID(MlsTypeID *out);

// Gives the number of the interface of operations that infer the shapes of
// their results, for `mlsOperationImplementsInterface`.
//
// Upstream: `mlirInferShapedTypeOpInterfaceTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsInferShapedTypeOpInterfaceTypeID(MlsTypeID *out);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirContextEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextEqual(MlsContext ctx1,
                          MlsContext ctx2,
                          bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirContextIsNull`.
// Threads: any.
bool mlsContextIsNull(MlsContext context);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirDialectIsNull`.
// Threads: any.
bool mlsDialectIsNull(MlsDialect dialect);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirDialectEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDialectEqual(MlsDialect dialect1,
                          MlsDialect dialect2,
                          bool *out);

// Gives the name of a dialect.
//
// Upstream: `mlirDialectHandleGetNamespace`.
// Ownership: static text.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDialectHandleGetNamespace(MlsDialectHandle handle,
                                       MlsStringRef *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirDialectRegistryIsNull`.
// Threads: any.
bool mlsDialectRegistryIsNull(MlsDialectRegistry registry);

// Gives a location as an attribute.
//
// Upstream: `mlirLocationGetAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationGetAttribute(MlsLocation location,
                                  MlsAttribute *out);

// Gives the location that an attribute is.
//
// Upstream: `mlirLocationFromAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attribute`: not a location).
MLS_MUST_USE
MlsStatus mlsLocationFromAttribute(MlsAttribute attribute,
                                   MlsLocation *out);

// Gives a place in a file. The name `-` stands for an empty one.
//
// Upstream: `mlirLocationFileLineColGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationFileLineColGet(MlsContext context,
                                    MlsStringRef filename,
                                    uint32_t line,
                                    uint32_t col,
                                    MlsLocation *out);

// Gives a part of a file, from a place to another one. The name `-` stands for
// an empty one.
//
// Upstream: `mlirLocationFileLineColRangeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGet(MlsContext context,
                                         MlsStringRef filename,
                                         uint32_t startLine,
                                         uint32_t startCol,
                                         uint32_t endLine,
                                         uint32_t endCol,
                                         MlsLocation *out);

// Gives the name of the file that a location is in.
//
// Upstream: `mlirLocationFileLineColRangeGetFilename`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a place in a file).
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGetFilename(MlsLocation location,
                                                 MlsIdentifier *out);

// Gives the line that a location begins in.
//
// Upstream: `mlirLocationFileLineColRangeGetStartLine`.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a place in a file).
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGetStartLine(MlsLocation location,
                                                  int32_t *out);

// Gives the column that a location begins at; 0 if it has none.
//
// Upstream: `mlirLocationFileLineColRangeGetStartColumn`.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a place in a file).
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGetStartColumn(MlsLocation location,
                                                    int32_t *out);

// Gives the line that a location ends in, which is that of its beginning if it
// has no other.
//
// Upstream: `mlirLocationFileLineColRangeGetEndLine`.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a place in a file).
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGetEndLine(MlsLocation location,
                                                int32_t *out);

// Gives the column that a location ends at, which is that of its beginning if
// it has no other.
//
// Upstream: `mlirLocationFileLineColRangeGetEndColumn`.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a place in a file).
MLS_MUST_USE
MlsStatus mlsLocationFileLineColRangeGetEndColumn(MlsLocation location,
                                                  int32_t *out);

// Gives the number of the class of places in files, for comparison with
// `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLocationFileLineColRangeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationFileLineColRangeGetTypeID(MlsTypeID *out);

// Tells whether a location is a place in a file, or a part of one.
//
// Upstream: `mlirLocationIsAFileLineColRange`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationIsAFileLineColRange(MlsLocation location,
                                         bool *out);

// Gives the location of a callee inlined at a caller.
//
// Upstream: `mlirLocationCallSiteGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsLocationCallSiteGet(MlsLocation callee,
                                 MlsLocation caller,
                                 MlsLocation *out);

// Gives the location of the callee.
//
// Upstream: `mlirLocationCallSiteGetCallee`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not the location of a call).
MLS_MUST_USE
MlsStatus mlsLocationCallSiteGetCallee(MlsLocation location,
                                       MlsLocation *out);

// Gives the location of the caller.
//
// Upstream: `mlirLocationCallSiteGetCaller`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not the location of a call).
MLS_MUST_USE
MlsStatus mlsLocationCallSiteGetCaller(MlsLocation location,
                                       MlsLocation *out);

// Gives the number of the class of locations of calls, for comparison with
// `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLocationCallSiteGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationCallSiteGetTypeID(MlsTypeID *out);

// Tells whether a location is that of a callee inlined at a caller.
//
// Upstream: `mlirLocationIsACallSite`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationIsACallSite(MlsLocation location, bool *out);

// Gives a location that stands for several, with metadata if `metadata` is not
// null. The result is another kind of location where that says the same: the
// only one, if there is one and no metadata, or the unknown one, if there is
// none.
//
// Upstream: `mlirLocationFusedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
// Null: `metadata`.
MLS_MUST_USE
MlsStatus mlsLocationFusedGet(MlsContext context,
                              intptr_t nLocations,
                              const MlsLocation *locations,
                              MlsAttribute metadata,
                              MlsLocation *out);

// Gives the number of locations that a fused one stands for.
//
// Upstream: `mlirLocationFusedGetNumLocations`.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a fused location).
MLS_MUST_USE
MlsStatus mlsLocationFusedGetNumLocations(MlsLocation location,
                                          uint32_t *out);

// Gives the metadata of a fused location; null if it has none.
//
// Upstream: `mlirLocationFusedGetMetadata`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a fused location).
MLS_MUST_USE
MlsStatus mlsLocationFusedGetMetadata(MlsLocation location,
                                      MlsAttribute *out);

// Gives the number of the class of fused locations, for comparison with
// `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLocationFusedGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationFusedGetTypeID(MlsTypeID *out);

// Tells whether a location stands for several.
//
// Upstream: `mlirLocationIsAFused`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationIsAFused(MlsLocation location, bool *out);

// Gives a named location, around `childLoc` unless that is null; then, around
// the unknown one.
//
// Upstream: `mlirLocationNameGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: TOO_DEEP.
// Null: `childLoc`.
MLS_MUST_USE
MlsStatus mlsLocationNameGet(MlsContext context,
                             MlsStringRef name,
                             MlsLocation childLoc,
                             MlsLocation *out);

// Gives the name of a location.
//
// Upstream: `mlirLocationNameGetName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a named location).
MLS_MUST_USE
MlsStatus mlsLocationNameGetName(MlsLocation location,
                                 MlsIdentifier *out);

// Gives the location that a named one is around.
//
// Upstream: `mlirLocationNameGetChildLoc`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a named location).
MLS_MUST_USE
MlsStatus mlsLocationNameGetChildLoc(MlsLocation location,
                                     MlsLocation *out);

// Gives the number of the class of named locations, for comparison with
// `mlsAttributeGetTypeID`.
//
// Upstream: `mlirLocationNameGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationNameGetTypeID(MlsTypeID *out);

// Tells whether a location has a name.
//
// Upstream: `mlirLocationIsAName`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLocationIsAName(MlsLocation location, bool *out);

// Gives the unknown location.
//
// Upstream: `mlirLocationUnknownGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationUnknownGet(MlsContext context,
                                MlsLocation *out);

// Gives the context of a location.
//
// Upstream: `mlirLocationGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationGetContext(MlsLocation location,
                                MlsContext *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirLocationIsNull`.
// Threads: any.
bool mlsLocationIsNull(MlsLocation location);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirLocationEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationEqual(MlsLocation l1,
                           MlsLocation l2,
                           bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirModuleIsNull`.
// Threads: any.
bool mlsModuleIsNull(MlsModule module);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirModuleEqual`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsModuleEqual(MlsModule lhs, MlsModule rhs, bool *out);

// Gives a number for hash tables: equal for equal handles, in this process.
//
// Upstream: `mlirModuleHashValue`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsModuleHashValue(MlsModule module, size_t *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirOperationIsNull`.
// Threads: any.
bool mlsOperationIsNull(MlsOperation op);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirOperationEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationEqual(MlsOperation op,
                            MlsOperation other,
                            bool *out);

// Gives a number for hash tables: equal for equal handles, in this process.
//
// Upstream: `mlirOperationHashValue`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOperationHashValue(MlsOperation op, size_t *out);

// Gives the number of the class of an operation; null if its dialect is not
// loaded.
//
// Upstream: `mlirOperationGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsOperationGetTypeID(MlsOperation op, MlsTypeID *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirRegionIsNull`.
// Threads: any.
bool mlsRegionIsNull(MlsRegion region);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirRegionEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRegionEqual(MlsRegion region,
                         MlsRegion other,
                         bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirBlockIsNull`.
// Threads: any.
bool mlsBlockIsNull(MlsBlock block);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirBlockEqual`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBlockEqual(MlsBlock block, MlsBlock other, bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirValueIsNull`.
// Threads: any.
bool mlsValueIsNull(MlsValue value);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirValueEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsValueEqual(MlsValue value1,
                        MlsValue value2,
                        bool *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirOpOperandIsNull`.
// Threads: any.
bool mlsOpOperandIsNull(MlsOpOperand opOperand);

// Gives the context of a type.
//
// Upstream: `mlirTypeGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeGetContext(MlsType ty, MlsContext *out);

// Gives the number of the class of a type, for comparison with those that
// `mlsIntegerTypeGetTypeID` and the like give.
//
// Upstream: `mlirTypeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeGetTypeID(MlsType ty, MlsTypeID *out);

// Gives the dialect of a type.
//
// Upstream: `mlirTypeGetDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeGetDialect(MlsType ty, MlsDialect *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirTypeIsNull`.
// Threads: any.
bool mlsTypeIsNull(MlsType ty);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirTypeEqual`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeEqual(MlsType t1, MlsType t2, bool *out);

// Prints a type to standard error.
//
// Upstream: `mlirTypeDump`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeDump(MlsType ty);

// Gives the context of an attribute.
//
// Upstream: `mlirAttributeGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetContext(MlsAttribute attribute,
                                 MlsContext *out);

// Gives the type of an attribute that has one, else `none`.
//
// Upstream: `mlirAttributeGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetType(MlsAttribute attribute,
                              MlsType *out);

// Gives the number of the class of an attribute, for comparison with those
// that `mlsIntegerAttrGetTypeID` and the like give.
//
// Upstream: `mlirAttributeGetTypeID`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetTypeID(MlsAttribute attribute,
                                MlsTypeID *out);

// Gives the dialect of an attribute.
//
// Upstream: `mlirAttributeGetDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetDialect(MlsAttribute attribute,
                                 MlsDialect *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirAttributeIsNull`.
// Threads: any.
bool mlsAttributeIsNull(MlsAttribute attr);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirAttributeEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeEqual(MlsAttribute a1,
                            MlsAttribute a2,
                            bool *out);

// Prints an attribute to standard error.
//
// Upstream: `mlirAttributeDump`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeDump(MlsAttribute attr);

// Gives the identifier with this text.
//
// Upstream: `mlirIdentifierGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIdentifierGet(MlsContext context,
                           MlsStringRef str,
                           MlsIdentifier *out);

// Gives the context of an identifier.
//
// Upstream: `mlirIdentifierGetContext`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIdentifierGetContext(MlsIdentifier ident,
                                  MlsContext *out);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirIdentifierEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIdentifierEqual(MlsIdentifier ident,
                             MlsIdentifier other,
                             bool *out);

// Gives the text of an identifier.
//
// Upstream: `mlirIdentifierStr`.
// Ownership: the text belongs to the context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIdentifierStr(MlsIdentifier ident, MlsStringRef *out);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirSymbolTableIsNull`.
// Threads: any.
bool mlsSymbolTableIsNull(MlsSymbolTable symbolTable);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirPassManagerIsNull`.
// Threads: any.
bool mlsPassManagerIsNull(MlsPassManager passManager);

// Adds a reference to an answer.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsAnswerRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`answer`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsAnswerRetain(MlsAnswer answer);

// Gives up a reference to an answer, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`answer`: no reference left).
MLS_MUST_USE MlsStatus mlsAnswerRelease(MlsAnswer answer);

// Adds a reference to a printing state.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsAsmStateRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`state`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsAsmStateRetain(MlsAsmState state);

// Gives up a reference to a printing state, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`state`: no reference left).
MLS_MUST_USE MlsStatus mlsAsmStateRelease(MlsAsmState state);

// Adds a reference to a block. It keeps alive what the block is in, and the
// context.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsBlockRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`block`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsBlockRetain(MlsBlock block);

// Gives up a reference to a block, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`block`: no reference left).
MLS_MUST_USE MlsStatus mlsBlockRelease(MlsBlock block);

// Adds a reference to a bytecode writer configuration.
//
// Upstream: none.
// Ownership: gives the caller one reference, for
//   `mlsBytecodeWriterConfigRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`config`: as many references as there can be).
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigRetain(MlsBytecodeWriterConfig config);

// Gives up a reference to a bytecode writer configuration, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`config`: no reference left).
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigRelease(MlsBytecodeWriterConfig config);

// Adds a reference to a context. It lives on until everything in it is given
// up too: types, IR, pass managers.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsContextRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`context`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsContextRetain(MlsContext context);

// Gives up a reference to a context, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`context`: no reference left).
MLS_MUST_USE MlsStatus mlsContextRelease(MlsContext context);

// Adds a reference to a dialect registry.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsDialectRegistryRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`registry`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsDialectRegistryRetain(MlsDialectRegistry registry);

// Gives up a reference to a dialect registry, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`registry`: no reference left).
MLS_MUST_USE MlsStatus mlsDialectRegistryRelease(MlsDialectRegistry registry);

// Adds a reference to an execution engine.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsExecutionEngineRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`engine`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsExecutionEngineRetain(MlsExecutionEngine engine);

// Gives up a reference to an execution engine, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`engine`: no reference left).
MLS_MUST_USE MlsStatus mlsExecutionEngineRelease(MlsExecutionEngine engine);

// Adds a reference to a frozen rewrite pattern set.
//
// Upstream: none.
// Ownership: gives the caller one reference, for
//   `mlsFrozenRewritePatternSetRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetRetain(MlsFrozenRewritePatternSet set);

// Gives up a reference to a frozen rewrite pattern set, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`set`: no reference left).
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetRelease(MlsFrozenRewritePatternSet set);

// Adds a reference to a thread pool.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsLlvmThreadPoolRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`pool`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolRetain(MlsLlvmThreadPool pool);

// Gives up a reference to a thread pool, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`pool`: no reference left).
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolRelease(MlsLlvmThreadPool pool);

// Adds a reference to a module. The same as for its operation.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsModuleRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`module`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsModuleRetain(MlsModule module);

// Gives up a reference to a module, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`module`: no reference left).
MLS_MUST_USE MlsStatus mlsModuleRelease(MlsModule module);

// Adds a reference to an operation pass manager. It keeps alive the pass
// manager around it; a run still makes the handle stale.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsOpPassManagerRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`passManager`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsOpPassManagerRetain(MlsOpPassManager passManager);

// Gives up a reference to an operation pass manager, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`passManager`: no reference left).
MLS_MUST_USE MlsStatus mlsOpPassManagerRelease(MlsOpPassManager passManager);

// Adds a reference to printing flags.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsOpPrintingFlagsRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`flags`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsRetain(MlsOpPrintingFlags flags);

// Gives up a reference to printing flags, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`flags`: no reference left).
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsRelease(MlsOpPrintingFlags flags);

// Adds a reference to an operation. It keeps alive what the operation is in,
// and the context.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsOperationRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`op`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsOperationRetain(MlsOperation op);

// Gives up a reference to an operation, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`op`: no reference left).
MLS_MUST_USE MlsStatus mlsOperationRelease(MlsOperation op);

// Adds a reference to an operation state.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsOperationStateRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`state`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsOperationStateRetain(MlsOperationState state);

// Gives up a reference to an operation state, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`state`: no reference left).
MLS_MUST_USE MlsStatus mlsOperationStateRelease(MlsOperationState state);

// Adds a reference to a module of PDL patterns.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsPDLPatternModuleRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`op`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsPDLPatternModuleRetain(MlsPDLPatternModule op);

// Gives up a reference to a module of PDL patterns, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`op`: no reference left).
MLS_MUST_USE MlsStatus mlsPDLPatternModuleRelease(MlsPDLPatternModule op);

// Adds a reference to a pass.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsPassRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`pass`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsPassRetain(MlsPass pass);

// Gives up a reference to a pass, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`pass`: no reference left).
MLS_MUST_USE MlsStatus mlsPassRelease(MlsPass pass);

// Adds a reference to a pass manager.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsPassManagerRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`passManager`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsPassManagerRetain(MlsPassManager passManager);

// Gives up a reference to a pass manager, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`passManager`: no reference left).
MLS_MUST_USE MlsStatus mlsPassManagerRelease(MlsPassManager passManager);

// Adds a reference to a region. It keeps alive the operation around the
// region; of a detached region, itself.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsRegionRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`region`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRegionRetain(MlsRegion region);

// Gives up a reference to a region, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`region`: no reference left).
MLS_MUST_USE MlsStatus mlsRegionRelease(MlsRegion region);

// Adds a reference to a report.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsReportRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`report`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsReportRetain(MlsReport report);

// Gives up a reference to a report, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`report`: no reference left).
MLS_MUST_USE MlsStatus mlsReportRelease(MlsReport report);

// Adds a reference to a rewrite pattern.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsRewritePatternRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`pattern`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRewritePatternRetain(MlsRewritePattern pattern);

// Gives up a reference to a rewrite pattern, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`pattern`: no reference left).
MLS_MUST_USE MlsStatus mlsRewritePatternRelease(MlsRewritePattern pattern);

// Adds a reference to a rewrite pattern set.
//
// Upstream: none.
// Ownership: gives the caller one reference, for
//   `mlsRewritePatternSetRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRewritePatternSetRetain(MlsRewritePatternSet set);

// Gives up a reference to a rewrite pattern set, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`set`: no reference left).
MLS_MUST_USE MlsStatus mlsRewritePatternSetRelease(MlsRewritePatternSet set);

// Adds a reference to a rewriter. That of a pattern belongs to its driver, and
// ends with the callback all the same.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsRewriterBaseRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`rewriter`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRewriterBaseRetain(MlsRewriterBase rewriter);

// Gives up a reference to a rewriter, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`rewriter`: no reference left).
MLS_MUST_USE MlsStatus mlsRewriterBaseRelease(MlsRewriterBase rewriter);

// Adds a reference to a string.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsStringRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`string`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsStringRetain(MlsString string);

// Gives up a reference to a string, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`string`: no reference left).
MLS_MUST_USE MlsStatus mlsStringRelease(MlsString string);

// Adds a reference to a symbol table.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsSymbolTableRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`symbolTable`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsSymbolTableRetain(MlsSymbolTable symbolTable);

// Gives up a reference to a symbol table, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`symbolTable`: no reference left).
MLS_MUST_USE MlsStatus mlsSymbolTableRelease(MlsSymbolTable symbolTable);

// Adds a reference to a type ID allocator.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsTypeIDAllocatorRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`allocator`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsTypeIDAllocatorRetain(MlsTypeIDAllocator allocator);

// Gives up a reference to a type ID allocator, dead or alive; see
// `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`allocator`: no reference left).
MLS_MUST_USE MlsStatus mlsTypeIDAllocatorRelease(MlsTypeIDAllocator allocator);

// Tells whether a handle is null. It may be stale, or no handle at all.
//
// Upstream: `mlirTypeIDIsNull`.
// Threads: any.
bool mlsTypeIDIsNull(MlsTypeID typeId);

// Tells whether two handles name one object. One object has one handle, so
// this compares two live handles.
//
// Upstream: `mlirTypeIDEqual`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTypeIDEqual(MlsTypeID typeId1,
                         MlsTypeID typeId2,
                         bool *out);

// Gives a number for hash tables: equal for equal handles, in this process.
//
// Upstream: `mlirTypeIDHashValue`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIDHashValue(MlsTypeID typeId, size_t *out);

// Makes `TransformsPasses` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsPasses(void);

// Makes the pass `bubble-down-memory-space-casts`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsBubbleDownMemorySpaceCasts`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTransformsBubbleDownMemorySpaceCasts(MlsPass *out);

// Makes `TransformsBubbleDownMemorySpaceCasts` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsBubbleDownMemorySpaceCasts`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsBubbleDownMemorySpaceCasts(void);

// Makes the pass `cse`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsCSE`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsCSE(MlsPass *out);

// Makes `TransformsCSE` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsCSE`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsCSE(void);

// Makes the pass `canonicalize`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateTransformsCanonicalizer`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsCanonicalizer(MlsPass *out);

// Makes `TransformsCanonicalizer` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsCanonicalizer`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsCanonicalizer(void);

// Makes the pass `composite-fixed-point-pass`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsCompositeFixedPointPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsCompositeFixedPointPass(MlsPass *out);

// Makes `TransformsCompositeFixedPointPass` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsCompositeFixedPointPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsCompositeFixedPointPass(void);

// Makes the pass `control-flow-sink`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsControlFlowSink`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsControlFlowSink(MlsPass *out);

// Makes `TransformsControlFlowSink` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsControlFlowSink`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsControlFlowSink(void);

// Makes the pass `generate-runtime-verification`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsGenerateRuntimeVerification`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTransformsGenerateRuntimeVerification(MlsPass *out);

// Makes `TransformsGenerateRuntimeVerification` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsGenerateRuntimeVerification`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsGenerateRuntimeVerification(void);

// Makes the pass `inline`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsInliner`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsInliner(MlsPass *out);

// Makes `TransformsInliner` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsInliner`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsInliner(void);

// Makes the pass `snapshot-op-locations`, with the default of each option; it
// is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsLocationSnapshot`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsLocationSnapshot(MlsPass *out);

// Makes `TransformsLocationSnapshot` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsLocationSnapshot`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsLocationSnapshot(void);

// Makes the pass `loop-invariant-code-motion`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsLoopInvariantCodeMotion`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsLoopInvariantCodeMotion(MlsPass *out);

// Makes `TransformsLoopInvariantCodeMotion` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsLoopInvariantCodeMotion`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsLoopInvariantCodeMotion(void);

// Makes the pass `loop-invariant-subset-hoisting`, with the default of each
// option; it is for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsLoopInvariantSubsetHoisting`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsCreateTransformsLoopInvariantSubsetHoisting(MlsPass *out);

// Makes `TransformsLoopInvariantSubsetHoisting` known by name to the process,
// for pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsLoopInvariantSubsetHoisting`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsLoopInvariantSubsetHoisting(void);

// Makes the pass `mem2reg`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsMem2Reg`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsMem2Reg(MlsPass *out);

// Makes `TransformsMem2Reg` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsMem2Reg`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsMem2Reg(void);

// Makes the pass `print-ir`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsPrintIRPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsPrintIRPass(MlsPass *out);

// Makes `TransformsPrintIRPass` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsPrintIRPass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsPrintIRPass(void);

// Makes the pass `print-op-stats`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateTransformsPrintOpStats`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsPrintOpStats(MlsPass *out);

// Makes `TransformsPrintOpStats` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsPrintOpStats`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsPrintOpStats(void);

// Makes the pass `remove-dead-values`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsRemoveDeadValues`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsRemoveDeadValues(MlsPass *out);

// Makes `TransformsRemoveDeadValues` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsRemoveDeadValues`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsRemoveDeadValues(void);

// Makes the pass `sccp`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsSCCP`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsSCCP(MlsPass *out);

// Makes `TransformsSCCP` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsSCCP`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsSCCP(void);

// Makes the pass `sroa`, with the default of each option; it is for every
// operation that it can run on.
//
// Upstream: `mlirCreateTransformsSROA`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsSROA(MlsPass *out);

// Makes `TransformsSROA` known by name to the process, for pipelines in text
// form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsSROA`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsSROA(void);

// Makes the pass `strip-debuginfo`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateTransformsStripDebugInfo`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsStripDebugInfo(MlsPass *out);

// Makes `TransformsStripDebugInfo` known by name to the process, for pipelines
// in text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsStripDebugInfo`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsStripDebugInfo(void);

// Makes the pass `symbol-dce`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateTransformsSymbolDCE`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsSymbolDCE(MlsPass *out);

// Makes `TransformsSymbolDCE` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsSymbolDCE`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsSymbolDCE(void);

// Makes the pass `symbol-privatize`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsSymbolPrivatize`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsSymbolPrivatize(MlsPass *out);

// Makes `TransformsSymbolPrivatize` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsSymbolPrivatize`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsSymbolPrivatize(void);

// Makes the pass `topological-sort`, with the default of each option; it is
// for every operation that it can run on.
//
// Upstream: `mlirCreateTransformsTopologicalSort`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsTopologicalSort(MlsPass *out);

// Makes `TransformsTopologicalSort` known by name to the process, for
// pipelines in text form. Once is enough, and harmless after
// `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsTopologicalSort`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsTopologicalSort(void);

// Makes the pass `view-op-graph`, with the default of each option; it is for
// every operation that it can run on.
//
// Upstream: `mlirCreateTransformsViewOpGraph`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
MLS_MUST_USE MlsStatus mlsCreateTransformsViewOpGraph(MlsPass *out);

// Makes `TransformsViewOpGraph` known by name to the process, for pipelines in
// text form. Once is enough, and harmless after `mlsRegisterAllPasses`.
//
// Upstream: `mlirRegisterTransformsViewOpGraph`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterTransformsViewOpGraph(void);

// Gives `count` maps without the symbols that none of them uses. `results` gets
// as many maps as `maps` has, in their order; both may be the same array.
//
// Upstream: `mlirAffineMapCompressUnusedSymbols`, which calls a function for each
//   map.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAffineMapCompressUnusedSymbols(intptr_t count,
                                            const MlsAffineMap *maps,
                                            MlsAffineMap *results);

// Gives a set with its dimensions and symbols replaced: by
// `mlsIntegerSetGetNumDims` and `mlsIntegerSetGetNumSymbols` expressions, which
// have `numResultDims` dimensions and `numResultSymbols` symbols.
//
// Upstream: `mlirIntegerSetReplaceGet`, which takes no lengths.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`numDims` or `numSymbols`: not what the set has;
//   `numResultDims` or `numResultSymbols`: from 0 to 65 536); BAD_ARGUMENT
//   (`dimReplacements` or `symbolReplacements` have more dimensions or symbols
//   than that); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsIntegerSetReplaceGet(MlsIntegerSet set,
                                  intptr_t numDims,
                                  const MlsAffineExpr *dimReplacements,
                                  intptr_t numSymbols,
                                  const MlsAffineExpr *symbolReplacements,
                                  intptr_t numResultDims,
                                  intptr_t numResultSymbols,
                                  MlsIntegerSet *out);

// Makes an answer to wait for: in hosts whose code runs elsewhere (a process of
// its own, an event loop), a callback asks there, and waits here.
//
// Upstream: none.
// Ownership: the caller waits for it (`mlsAnswerWait`), or destroys it with
//   `mlsAnswerDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAnswerCreate(MlsAnswer *out);

// Gives an answer, which ends the wait for it. One that comes too late is
// refused, and changes nothing.
//
// Upstream: none.
// Threads: any.
// Errors: STALE_HANDLE (`answer`: the wait is over); BAD_STATE (`answer`: given
//   already).
MLS_MUST_USE MlsStatus mlsAnswerGive(MlsAnswer answer, uint64_t value);

// Waits for an answer, without the host's lock, for so many milliseconds at
// most.
//
// Upstream: none.
// Ownership: consumes `answer`, whatever comes of it.
// Threads: any.
// Effects: long, deletes.
// Errors: TIMED_OUT: nobody answered; a later answer finds the handle stale.
MLS_MUST_USE
MlsStatus mlsAnswerWait(MlsAnswer answer,
                        uint32_t milliseconds,
                        uint64_t *out);

// Destroys an answer that nobody waits for.
//
// Upstream: none.
// Ownership: consumes `answer`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsAnswerDestroy(MlsAnswer answer);

// Makes a state for printing what is in an operation, and it. Values have the
// names that they have in a text of this operation; each text is of the IR as it
// is then.
//
// Upstream: `mlirAsmStateCreateForOperation`.
// Ownership: the caller destroys the result with `mlsAsmStateDestroy`; it does
//   not keep the operation alive.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `flags`.
MLS_MUST_USE
MlsStatus mlsAsmStateCreateForOperation(MlsOperation op,
                                        MlsOpPrintingFlags flags,
                                        MlsAsmState *out);

// Makes a state for printing the operations around a value, and what is in them,
// from the outermost operation on; with flags for local scope, from one on that
// uses nothing from around it. In a pass callback, that is what the pass works on.
//
// Upstream: `mlirAsmStateCreateForValue`.
// Ownership: the caller destroys the result with `mlsAsmStateDestroy`; it does
//   not keep the value alive.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: an argument of a block that is in no operation).
// Null: `flags`.
MLS_MUST_USE
MlsStatus mlsAsmStateCreateForValue(MlsValue value,
                                    MlsOpPrintingFlags flags,
                                    MlsAsmState *out);

// Destroys a printing state; its operation is not concerned.
//
// Upstream: `mlirAsmStateDestroy`.
// Ownership: consumes `state`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsAsmStateDestroy(MlsAsmState state);

// Prints an operation with the names of a state: calls `callback` once with all
// of the text, without any lock.
//
// Upstream: `mlirOperationPrintWithState`.
// Threads: any; BUSY while a call on another thread changes the operation.
// Effects: long.
// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not
//   in what the state is for).
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOperationPrintWithState(MlsOperation op,
                                     MlsAsmState state,
                                     MlsStringCallback callback,
                                     void *userData);

// Prints an operation with the names of a state into a string.
//
// Upstream: `mlirOperationPrintWithState`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the operation.
// Effects: long.
// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`op`: not
//   in what the state is for).
MLS_MUST_USE
MlsStatus mlsOperationToStringWithState(MlsOperation op,
                                        MlsAsmState state,
                                        MlsString *out);

// Prints the name of a value, as operands have it (`%0`): calls `callback` once
// with all of the text, without any lock.
//
// Upstream: `mlirValuePrintAsOperand`.
// Threads: any; BUSY while a call on another thread changes the IR around the
//   value.
// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`:
//   not in what the state is for).
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsValuePrintAsOperand(MlsValue value,
                                 MlsAsmState state,
                                 MlsStringCallback callback,
                                 void *userData);

// Prints the name of a value, as operands have it (`%0`), into a string.
//
// Upstream: `mlirValuePrintAsOperand`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR around the
//   value.
// Errors: STALE_HANDLE (`state`: what it is for is dead); BAD_ARGUMENT (`value`:
//   not in what the state is for).
MLS_MUST_USE
MlsStatus mlsValueToStringAsOperand(MlsValue value,
                                    MlsAsmState state,
                                    MlsString *out);

// Makes a detached block with arguments of the types `args` at the locations
// `locs`, `nArgs` of each. (Upstream's belongs to no context; a handle needs
// one.)
//
// Upstream: `mlirBlockCreate`.
// Ownership: the caller owns the result until it is put into a region
//   (`mlsBlockDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsBlockCreate(MlsContext context,
                         intptr_t nArgs,
                         const MlsType *args,
                         const MlsLocation *locs,
                         MlsBlock *out);

// Destroys a detached block and everything in it. Refused if something outside
// uses something in it, or branches to it.
//
// Upstream: `mlirBlockDestroy`.
// Ownership: consumes `block` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: IN_USE (`block`), naming the user; BAD_STATE (`block`: in a region).
MLS_MUST_USE MlsStatus mlsBlockDestroy(MlsBlock block);

// Takes a block out of its region.
//
// Upstream: `mlirBlockDetach`.
// Ownership: the caller owns `block` afterwards.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`block`: in no region).
MLS_MUST_USE MlsStatus mlsBlockDetach(MlsBlock block);

// Gives the operation around a block; null if there is none.
//
// Upstream: `mlirBlockGetParentOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsBlockGetParentOperation(MlsBlock block,
                                     MlsOperation *out);

// Gives the region that a block is in; null if it is detached.
//
// Upstream: `mlirBlockGetParentRegion`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetParentRegion(MlsBlock block, MlsRegion *out);

// Gives the block behind `block`; null if it is the last, or detached.
//
// Upstream: `mlirBlockGetNextInRegion`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetNextInRegion(MlsBlock block, MlsBlock *out);

// Gives the first operation of a block; null if it is empty.
//
// Upstream: `mlirBlockGetFirstOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsBlockGetFirstOperation(MlsBlock block,
                                    MlsOperation *out);

// Gives the terminator of a block; null if it does not end in one.
//
// Upstream: `mlirBlockGetTerminator`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetTerminator(MlsBlock block, MlsOperation *out);

// Puts a detached operation at the end of a block.
//
// Upstream: `mlirBlockAppendOwnedOperation`.
// Ownership: the block takes `operation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`block`: inside
//   of `operation`).
MLS_MUST_USE
MlsStatus mlsBlockAppendOwnedOperation(MlsBlock block,
                                       MlsOperation operation);

// Puts a detached operation at position `pos` of a block.
//
// Upstream: `mlirBlockInsertOwnedOperation`.
// Ownership: the block takes `operation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`: 0 to the number of operations); BAD_STATE
//   (`operation`: in a block); BAD_ARGUMENT (`block`: inside of `operation`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsBlockInsertOwnedOperation(MlsBlock block,
                                       intptr_t pos,
                                       MlsOperation operation);

// Puts a detached operation behind `reference`; if that is null, first.
//
// Upstream: `mlirBlockInsertOwnedOperationAfter`.
// Ownership: the block takes `operation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not
//   in `block`; `block`: inside of `operation`).
// Null: `reference`.
MLS_MUST_USE
MlsStatus mlsBlockInsertOwnedOperationAfter(MlsBlock block,
                                            MlsOperation reference,
                                            MlsOperation operation);

// Puts a detached operation in front of `reference`; if that is null, last.
//
// Upstream: `mlirBlockInsertOwnedOperationBefore`.
// Ownership: the block takes `operation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`operation`: in a block); BAD_ARGUMENT (`reference`: not
//   in `block`; `block`: inside of `operation`).
// Null: `reference`.
MLS_MUST_USE
MlsStatus mlsBlockInsertOwnedOperationBefore(MlsBlock block,
                                             MlsOperation reference,
                                             MlsOperation operation);

// Gives the number of arguments of a block.
//
// Upstream: `mlirBlockGetNumArguments`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetNumArguments(MlsBlock block, intptr_t *out);

// Gives argument number `pos` of a block.
//
// Upstream: `mlirBlockGetArgument`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsBlockGetArgument(MlsBlock block,
                              intptr_t pos,
                              MlsValue *out);

// Adds an argument at the end.
//
// Upstream: `mlirBlockAddArgument`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsBlockAddArgument(MlsBlock block,
                              MlsType ty,
                              MlsLocation location,
                              MlsValue *out);

// Inserts an argument at position `pos`. The handles of those behind it stay
// valid.
//
// Upstream: `mlirBlockInsertArgument`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`: 0 to the number of arguments).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsBlockInsertArgument(MlsBlock block,
                                 intptr_t pos,
                                 MlsType ty,
                                 MlsLocation location,
                                 MlsValue *out);

// Erases argument number `pos`, which must be unused. The handles of those
// behind it stay valid.
//
// Upstream: `mlirBlockEraseArgument`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: OUT_OF_RANGE (`pos`); IN_USE (`pos`), naming the user.
// Index: `pos`.
MLS_MUST_USE MlsStatus mlsBlockEraseArgument(MlsBlock block, intptr_t pos);

// Gives the number of blocks that a block may branch to.
//
// Upstream: `mlirBlockGetNumSuccessors`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetNumSuccessors(MlsBlock block, intptr_t *out);

// Gives successor number `pos` of a block.
//
// Upstream: `mlirBlockGetSuccessor`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsBlockGetSuccessor(MlsBlock block,
                               intptr_t pos,
                               MlsBlock *out);

// Gives the number of branches to a block.
//
// Upstream: `mlirBlockGetNumPredecessors`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsBlockGetNumPredecessors(MlsBlock block,
                                     intptr_t *out);

// Gives the block that branch number `pos` to a block comes from; null for a
// detached branch.
//
// Upstream: `mlirBlockGetPredecessor`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsBlockGetPredecessor(MlsBlock block,
                                 intptr_t pos,
                                 MlsBlock *out);

// Gives no attribute: the null handle.
//
// Upstream: `mlirAttributeGetNull`.
// Threads: any.
MlsAttribute mlsAttributeGetNull(void);

// Puts a name and an attribute together.
//
// Upstream: `mlirNamedAttributeGet`.
// Ownership: nothing to destroy.
// Threads: any.
// Errors: BAD_ARGUMENT (`name`: empty).
MLS_MUST_USE
MlsStatus mlsNamedAttributeGet(MlsIdentifier name,
                               MlsAttribute attr,
                               MlsNamedAttribute *out);

// Gives the attribute `true` or `false`.
//
// Upstream: `mlirBoolAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsBoolAttrGet(MlsContext context,
                         MlsBool value,
                         MlsAttribute *out);

// Gives a dictionary attribute. A name given twice is refused.
//
// Upstream: `mlirDictionaryAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`elements`: an empty name, or one given twice); TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGet(MlsContext context,
                               intptr_t nElements,
                               const MlsNamedAttribute *elements,
                               MlsAttribute *out);

// Gives element number `pos` of a dictionary attribute.
//
// Upstream: `mlirDictionaryAttrGetElement`.
// Ownership: nothing to destroy.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dictionary); OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGetElement(MlsAttribute attr,
                                      intptr_t pos,
                                      MlsNamedAttribute *out);

// Gives a dense constant from bytes in the order of the machine: one element
// after the other, each in whole bytes (`i1`: one byte each, or one bit each),
// or one element for all. The bytes are copied.
//
// Upstream: `mlirDenseElementsAttrRawBufferGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or
//   floats); OUT_OF_RANGE (`rawBufferSize`).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrRawBufferGet(MlsType shapedType,
                                           size_t rawBufferSize,
                                           const void *rawBuffer,
                                           MlsAttribute *out);

// Gives the bytes of a dense constant, with what is needed to read them.
//
// Upstream: `mlirDenseElementsAttrGetRawData`.
// Ownership: the bytes belong to the context.
// Valid until: the context is destroyed.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dense constant); NOT_AVAILABLE (strings,
//   resources).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetRawData(MlsAttribute attr,
                                         MlsRawData *out);

// Gives the operations of a block.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `operations`.
MLS_MUST_USE
MlsStatus mlsBlockCopyOperations(MlsBlock block,
                                 intptr_t capacity,
                                 MlsOperation *operations,
                                 intptr_t *out);

// Gives the names of the operations of a block, in their order, and no handles.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `names`.
MLS_MUST_USE
MlsStatus mlsBlockCopyOperationNames(MlsBlock block,
                                     intptr_t capacity,
                                     MlsIdentifier *names,
                                     intptr_t *out);

// Gives the arguments of a block.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `values`.
MLS_MUST_USE
MlsStatus mlsBlockCopyArguments(MlsBlock block,
                                intptr_t capacity,
                                MlsValue *values,
                                intptr_t *out);

// Gives the blocks of a region.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `blocks`.
MLS_MUST_USE
MlsStatus mlsRegionCopyBlocks(MlsRegion region,
                              intptr_t capacity,
                              MlsBlock *blocks,
                              intptr_t *out);

// Gives the results of an operation.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `values`.
MLS_MUST_USE
MlsStatus mlsOperationCopyResults(MlsOperation op,
                                  intptr_t capacity,
                                  MlsValue *values,
                                  intptr_t *out);

// Gives the operands of an operation.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `values`.
MLS_MUST_USE
MlsStatus mlsOperationCopyOperands(MlsOperation op,
                                   intptr_t capacity,
                                   MlsValue *values,
                                   intptr_t *out);

// Gives an operation and all operations in it, outer before inner, in the
// order of the text.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `operations`.
MLS_MUST_USE
MlsStatus mlsOperationCopyTree(MlsOperation op,
                               intptr_t capacity,
                               MlsOperation *operations,
                               intptr_t *out);

// Gives the uses of a value.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Ownership: views: the results belong to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `uses`.
MLS_MUST_USE
MlsStatus mlsValueCopyUses(MlsValue value,
                           intptr_t capacity,
                           MlsOpOperand *uses,
                           intptr_t *out);

// Gives the names of `nOperations` operations, in their order.
//
// Upstream: none.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationsCopyNames(intptr_t nOperations,
                                 const MlsOperation *operations,
                                 MlsIdentifier *out);

// Makes an empty dialect registry.
//
// Upstream: `mlirDialectRegistryCreate`.
// Ownership: the caller destroys the result with `mlsDialectRegistryDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsDialectRegistryCreate(MlsDialectRegistry *out);

// Destroys a dialect registry. Contexts made from it are not concerned.
//
// Upstream: `mlirDialectRegistryDestroy`.
// Ownership: consumes `registry`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsDialectRegistryDestroy(MlsDialectRegistry registry);

// Adds all of MLIR's dialects and extensions to a registry.
//
// Upstream: `mlirRegisterAllDialects`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAllDialects(MlsDialectRegistry registry);

// Makes all of MLIR's passes known by name to the process. Does so once, however
// often and from however many threads it is called; every call returns after
// that has finished.
//
// Upstream: `mlirRegisterAllPasses`.
// Threads: any; BUSY while a pipeline runs on any thread, unless they are known.
MLS_MUST_USE
MlsStatus mlsRegisterAllPasses(void);

// Lets a context know how MLIR's dialects are translated to LLVM IR, with the
// dialects that are. If all dialects are loaded, these are too.
//
// Upstream: `mlirRegisterAllLLVMTranslations`.
// Threads: any; BUSY while a long call uses the context.
// Errors: BAD_STATE (`context`: it has an operation that was made while its
//   dialect was unknown).
MLS_MUST_USE MlsStatus mlsRegisterAllLLVMTranslations(MlsContext context);

// Makes a context that knows no dialect but `builtin`, and has no threads of
// its own.
//
// Upstream: `mlirContextCreate`.
// Ownership: the caller destroys the result with `mlsContextDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsContextCreate(MlsContext *out);

// Makes a context that knows no dialect but `builtin`; if `threadingEnabled`,
// passes and verification use worker threads, of one pool that all contexts
// share unless they are given another (`mlsContextSetThreadPool`).
//
// Upstream: `mlirContextCreateWithThreading`.
// Ownership: the caller destroys the result with `mlsContextDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextCreateWithThreading(MlsBool threadingEnabled,
                                        MlsContext *out);

// Makes a context that knows the dialects of a registry; if
// `threadingEnabled`, passes and verification use worker threads, of one pool
// that all contexts share unless they are given another
// (`mlsContextSetThreadPool`).
//
// Upstream: `mlirContextCreateWithRegistry`.
// Ownership: the caller destroys the result with `mlsContextDestroy`;
//   `registry` stays the caller's.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextCreateWithRegistry(MlsDialectRegistry registry,
                                       MlsBool threadingEnabled,
                                       MlsContext *out);

// Destroys a context and everything in it: modules, detached operations,
// blocks and regions (whatever uses what), pass managers, symbol tables. All
// their handles go stale.
//
// Upstream: `mlirContextDestroy`.
// Ownership: consumes `context` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long, deletes.
MLS_MUST_USE MlsStatus mlsContextDestroy(MlsContext context);

// Begins a session: until `mlsContextLeave` this thread keeps the lock of the
// context from call to call, which makes a long series of calls faster. Other
// threads wait for it, as they wait for a call; long calls of this thread let it
// go for their time. Sessions nest. One that is not left ends with its thread,
// or its context.
//
// Upstream: none.
// Threads: any; the session is the calling thread's.
MLS_MUST_USE
MlsStatus mlsContextEnter(MlsContext context);

// Ends a session of this thread.
//
// Upstream: none.
// Threads: the one that began it.
// Errors: BAD_STATE (`context`: the thread has no session with it).
MLS_MUST_USE MlsStatus mlsContextLeave(MlsContext context);

// Lets a context know the dialects of a registry.
//
// Upstream: `mlirContextAppendDialectRegistry`.
// Ownership: `registry` stays the caller's.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`registry`: the context has an operation that was made
//   while its dialect was unknown).
MLS_MUST_USE
MlsStatus mlsContextAppendDialectRegistry(MlsContext context,
                                          MlsDialectRegistry registry);

// Sets whether operations of unknown dialects may be made and parsed. A context
// that has ever allowed them loads all dialects that it knows at once, and takes
// no others while it has an unknown operation that could be of one of them.
//
// Upstream: `mlirContextSetAllowUnregisteredDialects`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsContextSetAllowUnregisteredDialects(MlsContext context,
                                                 MlsBool allow);

// Tells whether operations of unknown dialects may be made and parsed.
//
// Upstream: `mlirContextGetAllowUnregisteredDialects`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextGetAllowUnregisteredDialects(MlsContext context,
                                                 bool *out);

// Gives the number of dialects that a context knows.
//
// Upstream: `mlirContextGetNumRegisteredDialects`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsContextGetNumRegisteredDialects(MlsContext context,
                                             intptr_t *out);

// Gives the number of dialects that a context has loaded.
//
// Upstream: `mlirContextGetNumLoadedDialects`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsContextGetNumLoadedDialects(MlsContext context,
                                         intptr_t *out);

// Gives the dialect of this name; loads it if it is not yet.
//
// Upstream: `mlirContextGetOrLoadDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: NOT_AVAILABLE (`name`: not registered).
MLS_MUST_USE
MlsStatus mlsContextGetOrLoadDialect(MlsContext context,
                                     MlsStringRef name,
                                     MlsDialect *out);

// Loads every dialect that a context knows. Afterwards no call loads one
// behind your back.
//
// Upstream: `mlirContextLoadAllAvailableDialects`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsContextLoadAllAvailableDialects(MlsContext context);

// Tells whether an operation of this name is known, that is, its dialect is
// loaded and has it.
//
// Upstream: `mlirContextIsRegisteredOperation`.
// Threads: any; BUSY while a call on another thread changes the context.
MLS_MUST_USE
MlsStatus mlsContextIsRegisteredOperation(MlsContext context,
                                          MlsStringRef name,
                                          bool *out);

// Gives the context of a dialect.
//
// Upstream: `mlirDialectGetContext`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDialectGetContext(MlsDialect dialect,
                               MlsContext *out);

// Gives the name of a dialect.
//
// Upstream: `mlirDialectGetNamespace`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDialectGetNamespace(MlsDialect dialect,
                                 MlsStringRef *out);

// Calls `callback` after every call that killed handles of this context, with
// all of them in the order of their deaths: an operation or block before what
// is in it. The deaths of one pass run come in one batch, after the run, in
// the order in which its threads came to them. Several hooks are called in the
// order in which they were added. A hook may call anything, also add and
// remove hooks: that counts from the next batch on.
//
// Upstream: none.
// Ownership: takes `userData`; `destroy`, unless null, is called with it
//   once, when the hook is removed or the context is gone.
// Threads: any.
// Null: `userData`, `destroy`.
MLS_MUST_USE
MlsStatus mlsContextAddInvalidationHook(MlsContext context,
                                        MlsInvalidationCallback callback,
                                        void *userData,
                                        MlsDestroyUserData destroy,
                                        uint64_t *out);

// Removes an invalidation hook. It is not called again, and its user data is
// destroyed, once a delivery that is going on has returned.
//
// Upstream: none.
// Threads: any.
// Errors: NOT_AVAILABLE (`id`).
MLS_MUST_USE
MlsStatus mlsContextRemoveInvalidationHook(MlsContext context,
                                           uint64_t id);

// Makes a pool of worker threads, as many as the machine has cores, for
// contexts that should not share theirs with all others. They are started when
// they are needed.
//
// Upstream: `mlirLlvmThreadPoolCreate`.
// Ownership: the caller destroys the result with `mlsLlvmThreadPoolDestroy`;
//   contexts that use it keep it alive.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolCreate(MlsLlvmThreadPool *out);

// Destroys a thread pool; contexts that use it go on with it.
//
// Upstream: `mlirLlvmThreadPoolDestroy`.
// Ownership: consumes `pool`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolDestroy(MlsLlvmThreadPool pool);

// Gives a context the worker threads of a pool, instead of those that it has
// or as the first.
//
// Upstream: `mlirContextSetThreadPool`.
// Ownership: `pool` stays the caller's; the context keeps it alive.
// Threads: any; BUSY while a long call uses the context.
MLS_MUST_USE
MlsStatus mlsContextSetThreadPool(MlsContext context,
                                  MlsLlvmThreadPool pool);

// Gives the pool that a context has its worker threads from: its own, or the one
// that contexts share; null if it has none.
//
// Upstream: `mlirContextGetThreadPool`.
// Ownership: the caller destroys the result with `mlsLlvmThreadPoolDestroy`;
//   the pool lives as long as any context or handle
//   has it.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextGetThreadPool(MlsContext context,
                                  MlsLlvmThreadPool *out);

// Lets passes and verification use worker threads, or not. A context without
// threads gets those of the pool that all contexts share
// (`mlsContextSetThreadPool` gives it others). One that has threads, and is told
// not to use them, has no locks inside of MLIR: while a long call uses it, all
// other calls with it on other threads are BUSY. A context that was made without
// threads has no such limit.
//
// Upstream: `mlirContextEnableMultithreading`.
// Threads: any; BUSY while a long call uses the context.
MLS_MUST_USE
MlsStatus mlsContextEnableMultithreading(MlsContext context,
                                         MlsBool enable);

// Gives the number of threads that a context can use; 1 if it has no workers.
//
// Upstream: `mlirContextGetNumThreads`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextGetNumThreads(MlsContext context,
                                  uint32_t *out);

// Sets whether MLIR prints what it does to standard error: in all contexts, and
// only if it was built with assertions.
//
// Upstream: `mlirEnableGlobalDebug`.
// Threads: any; BUSY while a pipeline runs on any thread.
MLS_MUST_USE MlsStatus mlsEnableGlobalDebug(MlsBool enable);

// Tells whether MLIR prints what it does.
//
// Upstream: `mlirIsGlobalDebugEnabled`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIsGlobalDebugEnabled(bool *out);

// Sets the only part of MLIR that prints what it does, like `dialect-conversion`.
//
// Upstream: `mlirSetGlobalDebugType`.
// Threads: any; BUSY while a pipeline runs on any thread.
// Errors: BAD_ARGUMENT (`ty`: with a zero in it).
MLS_MUST_USE
MlsStatus mlsSetGlobalDebugType(MlsStringRef ty);

// Sets the parts of MLIR that print what they do; if there are none, all do.
//
// Upstream: `mlirSetGlobalDebugTypes`.
// Threads: any; BUSY while a pipeline runs on any thread.
// Errors: BAD_ARGUMENT (`types`: one with a zero in it).
MLS_MUST_USE
MlsStatus mlsSetGlobalDebugTypes(intptr_t n,
                                 const MlsStringRef *types);

// Tells whether a part of MLIR prints what it does, if it is to print at all
// (`mlsEnableGlobalDebug`).
//
// Upstream: `mlirIsCurrentDebugType`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: with a zero in it).
MLS_MUST_USE MlsStatus mlsIsCurrentDebugType(MlsStringRef ty, bool *out);

// Gives a dense constant of strings: as many as the shape has, or one for all.
// The texts are copied. The element type is one of a dialect that knows what to
// make of them.
//
// Upstream: `mlirDenseElementsAttrStringGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape, or one of numbers);
//   OUT_OF_RANGE (`numElements`: neither 1 nor as many as `shapedType` has);
//   TOO_DEEP.
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrStringGet(MlsType shapedType,
                                        intptr_t numElements,
                                        const MlsStringRef *strs,
                                        MlsAttribute *out);

// Emits an error at a location, as passes do. In a callback inside of a run it
// belongs to that run, which does not fail by it alone; elsewhere it is in the
// report of this call, which succeeds.
//
// Upstream: `mlirEmitError`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsEmitError(MlsLocation location, MlsStringRef message);

// Calls `handler` with every diagnostic of the context, whether the call that
// it comes from fails or not; they are in that call's report as well. Nothing
// goes to stderr.
//
// An *immediate* handler is called where the diagnostic comes, inside of a long
// call: it must not wait for another thread that may emit one, since MLIR keeps
// a lock meanwhile. Diagnostics of short calls, those of any other handler, and
// all of them for a host with a lock of its own (`mlsHostSetHooks`), are handed
// over after the call, on its thread, with no lock held. Handlers may be
// attached and detached at any time, also in a handler.
//
// Upstream: `mlirContextAttachDiagnosticHandler`.
// Ownership: takes `userData`; `destroy`, unless null, is called with it
//   once, when the handler is detached or the context is gone.
// Threads: any.
// Null: `userData`, `destroy`.
MLS_MUST_USE
MlsStatus mlsContextAttachDiagnosticHandler(MlsContext context,
                                            MlsDiagnosticHandler handler,
                                            MlsBool immediate,
                                            void *userData,
                                            MlsDestroyUserData destroy,
                                            uint64_t *out);

// Detaches a handler. Its user data is destroyed once it is not running any
// more.
//
// Upstream: `mlirContextDetachDiagnosticHandler`.
// Threads: any.
// Effects: deletes.
// Errors: NOT_AVAILABLE (`id`).
MLS_MUST_USE
MlsStatus mlsContextDetachDiagnosticHandler(MlsContext context,
                                            uint64_t id);

// Gives the severity of a diagnostic: `MLS_DIAGNOSTIC_*`.
//
// Upstream: `mlirDiagnosticGetSeverity`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDiagnosticGetSeverity(const MlsDiagnostic *diagnostic,
                                   uint32_t *out);

// Gives the location of a diagnostic, in MLIR's syntax: `loc("file.mlir":3:7)`.
//
// Upstream: `mlirDiagnosticGetLocation`.
// Ownership: a view: the text belongs to the diagnostic.
// Valid until: the handler returns, or the report is destroyed.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDiagnosticGetLocation(const MlsDiagnostic *diagnostic,
                                   MlsStringRef *out);

// Gives the number of notes that are attached to a diagnostic.
//
// Upstream: `mlirDiagnosticGetNumNotes`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDiagnosticGetNumNotes(const MlsDiagnostic *diagnostic,
                                   intptr_t *out);

// Gives note number `pos` of a diagnostic that a handler was given, as a
// diagnostic without notes. Those of a report are given by `mlsReportGetNote`.
//
// Upstream: `mlirDiagnosticGetNote`.
// Ownership: a view: the texts belong to the diagnostic.
// Valid until: the handler returns.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`); NOT_AVAILABLE (`diagnostic`: of a report).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsDiagnosticGetNote(const MlsDiagnostic *diagnostic,
                               intptr_t pos,
                               MlsDiagnostic *out);

// Prints the message of a diagnostic: calls `callback` once with all of the text,
// without any lock.
//
// Upstream: `mlirDiagnosticPrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsDiagnosticPrint(const MlsDiagnostic *diagnostic,
                             MlsStringCallback callback,
                             void *userData);

// Adds a dialect to a registry.
//
// Upstream: `mlirDialectHandleInsertDialect`.
// Ownership: `registry` stays the caller's.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsDialectHandleInsertDialect(MlsDialectHandle handle,
                                        MlsDialectRegistry registry);

// Lets a context know a dialect.
//
// Upstream: `mlirDialectHandleRegisterDialect`.
// Threads: any; BUSY while a long call uses the context.
// Errors: BAD_STATE (`handle`: the context has an operation that was made while
//   its dialect was unknown).
MLS_MUST_USE
MlsStatus mlsDialectHandleRegisterDialect(MlsDialectHandle handle,
                                          MlsContext context);

// Loads a dialect into a context, which need not know it, and gives it. One of
// this name that is loaded already is given as it is.
//
// Upstream: `mlirDialectHandleLoadDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call uses the context.
// Errors: BAD_STATE (`handle`: the context has an operation that was made while
//   its dialect was unknown).
MLS_MUST_USE
MlsStatus mlsDialectHandleLoadDialect(MlsDialectHandle handle,
                                      MlsContext context,
                                      MlsDialect *out);

// Makes an execution engine for the code of a module, which must be in the LLVM
// dialect (as after `convert-to-llvm`), and verifies that. The engine has a
// copy: the module stays as it is, and may be changed or destroyed afterwards.
// Nothing else has to be registered: the translations to LLVM IR are, in the
// context of the module, and LLVM's target for this machine is made ready.
//
// `optLevel` is 0, 1, 2 or 3. The code can use the symbols of this process, of
// the shared libraries at `sharedLibPaths`, which stay loaded until the
// process ends, and those that `mlsExecutionEngineRegisterSymbol` gives it. It
// is compiled and linked as a whole when something of it is first looked up or
// invoked, so that symbols can be registered before. `enableObjectDump` is
// needed for `mlsExecutionEngineDumpToObjectFile`, `enablePic` for code that
// will be linked into a shared library.
//
// Upstream: `mlirExecutionEngineCreate`.
// Ownership: the caller destroys the result with `mlsExecutionEngineDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, for the first engine of a context also if it only reads.
// Effects: long.
// Errors: BAD_ARGUMENT (`optLevel`: not one of these; `sharedLibPaths`: not
//   a path; `module`: not in the LLVM dialect, naming the first operation that
//   is not, or it defines what every engine defines itself); NOT_AVAILABLE
//   (`sharedLibPaths`: not there, or it cannot be loaded); BAD_STATE
//   (`module`: its block was taken away); VERIFY_ERROR; UPSTREAM_FAILED with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsExecutionEngineCreate(MlsModule module,
                                   int32_t optLevel,
                                   intptr_t nSharedLibPaths,
                                   const MlsStringRef *sharedLibPaths,
                                   MlsBool enableObjectDump,
                                   MlsBool enablePic,
                                   MlsExecutionEngine *out);

// Destroys an execution engine. Its destructors run; pointers into its code and
// data are of no use any more. The end of its context does the same, but waits
// for code that is running.
//
// Upstream: `mlirExecutionEngineDestroy`.
// Ownership: consumes `engine`.
// Threads: any; BUSY while another call uses the engine: on another thread, or
//   around this one.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsExecutionEngineDestroy(MlsExecutionEngine engine);

// Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a function
// does it too. Everything that the code needs must be there before.
//
// Upstream: `mlirExecutionEngineInitialize`.
// Threads: any; waits while another thread compiles or initializes.
// Effects: long.
// Errors: NO_SYMBOL (what the code uses and nobody defines); UPSTREAM_FAILED.
MLS_MUST_USE MlsStatus mlsExecutionEngineInitialize(MlsExecutionEngine engine);

// Invokes a function of the module that had the attribute
// `llvm.emit_c_interface` when it was lowered. `arguments` has one pointer for
// each argument, and one more for the result if there is one; a memref is an
// argument that is a pointer to its descriptor. Constructors run before the
// first invocation.
//
// The function runs on this thread, with no lock held: it may call the host,
// which may call anything. Other threads may invoke it at the same time. A
// host with hooks for its own lock (`mlsHostSetHooks`) has let it go meanwhile,
// and takes it itself in the functions that it registered.
//
// Upstream: `mlirExecutionEngineInvokePacked`.
// Threads: any; waits while another thread compiles or initializes.
// Effects: long.
// Errors: NO_SYMBOL (`name`: the module has no such function, or it has no C
//   interface; or, naming it, what the code uses and nobody defines);
//   NULL_POINTER (`arguments`: it is null, or a pointer in it is);
//   UPSTREAM_FAILED.
// Null: `arguments`.
MLS_MUST_USE
MlsStatus mlsExecutionEngineInvokePacked(MlsExecutionEngine engine,
                                         MlsStringRef name,
                                         void *const *arguments);

// Looks up the wrapper of a function of the module, whether it has a C
// interface or not: a `void (*)(void **)` which takes one pointer for each
// argument, and one more for the result if there is one.
//
// Upstream: `mlirExecutionEngineLookupPacked`.
// Ownership: a view: the result belongs to the engine.
// Valid until: the engine is destroyed.
// Threads: any; waits while another thread compiles or initializes.
// Effects: long.
// Errors: NO_SYMBOL (`name`: the module has no such function; or, naming it,
//   what the code uses and nobody defines); UPSTREAM_FAILED.
MLS_MUST_USE
MlsStatus mlsExecutionEngineLookupPacked(MlsExecutionEngine engine,
                                         MlsStringRef name,
                                         void **out);

// Looks up a function or variable: of the module, registered, of a shared
// library of the engine, or of this process.
//
// Upstream: `mlirExecutionEngineLookup`.
// Ownership: a view: the result belongs to the engine.
// Valid until: the engine is destroyed.
// Threads: any; waits while another thread compiles or initializes.
// Effects: long.
// Errors: NO_SYMBOL (`name`: there is none, or it is private to the module; or,
//   naming it, what the code uses and nobody defines); UPSTREAM_FAILED.
MLS_MUST_USE
MlsStatus mlsExecutionEngineLookup(MlsExecutionEngine engine,
                                   MlsStringRef name,
                                   void **out);

// Gives the code a function or variable of the host, at `address`. A function
// that the module declares with `llvm.emit_c_interface` has the name
// `MlirCiface` and its own. Before anything is looked up or invoked, it also
// takes the place of what the process has by this name.
//
// Upstream: `mlirExecutionEngineRegisterSymbol`.
// Ownership: what is at `address` stays the caller's, and must be there as long
//   as the code can run.
// Threads: any; waits while another thread compiles or initializes.
// Errors: NULL_POINTER (`address`); BAD_ARGUMENT (`name`: empty, or what every
//   engine defines itself); BAD_STATE (`name`: the engine has it already).
MLS_MUST_USE
MlsStatus mlsExecutionEngineRegisterSymbol(MlsExecutionEngine engine,
                                           MlsStringRef name,
                                           void *address);

// Writes the machine code of the module to an object file.
//
// Upstream: `mlirExecutionEngineDumpToObjectFile`.
// Threads: any; waits while another thread compiles or initializes.
// Effects: long.
// Errors: BAD_STATE (`engine`: created without `enableObjectDump`, or there
//   is no code); NO_SYMBOL (what the code uses and nobody defines);
//   NOT_AVAILABLE (`fileName`: it cannot be written); UPSTREAM_FAILED.
MLS_MUST_USE
MlsStatus mlsExecutionEngineDumpToObjectFile(MlsExecutionEngine engine,
                                             MlsStringRef fileName);

// Makes a pass out of functions of the host. `opName` is the operation it is
// for, or empty for every one. The dialects named in `dependentDialects` are
// loaded before it runs. (Upstream's takes an identity, which is made here,
// and handles of dialects.)
//
// Upstream: `mlirCreateExternalPass`.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`); takes `userData`, which `callbacks.destruct` destroys
//   once, also if this call fails after its arguments were accepted.
// Threads: any. The callbacks run on any thread, several at once.
// Errors: NULL_POINTER (`callbacks`: `run` is null).
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsCreateExternalPass(MlsStringRef name,
                                MlsStringRef argument,
                                MlsStringRef description,
                                MlsStringRef opName,
                                intptr_t nDependentDialects,
                                const MlsStringRef *dependentDialects,
                                MlsExternalPassCallbacks callbacks,
                                void *userData,
                                MlsPass *out);

// Makes a pass of its name, such as `canonicalize`, and its options as in a
// pipeline, such as `top-down=false`. Both are looked at when a pass manager
// takes it: the name must be registered by then (`mlsRegisterAllPasses`).
//
// Upstream: none.
// Ownership: the caller owns the result until a pass manager takes it
//   (`mlsPassDestroy`).
// Threads: any.
// Errors: BAD_ARGUMENT (`name`: empty, or more than a name; `options`: with
//   braces that do not match).
MLS_MUST_USE
MlsStatus mlsCreatePassByName(MlsStringRef name,
                              MlsStringRef options,
                              MlsPass *out);

// Destroys a pass that no pass manager has taken.
//
// Upstream: none.
// Ownership: consumes `pass`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsPassDestroy(MlsPass pass);

// Puts a pass at the end of a pass manager.
//
// Upstream: `mlirPassManagerAddOwnedPass`.
// Ownership: consumes `pass`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR, with what
//   upstream says, for a pass by name.
MLS_MUST_USE
MlsStatus mlsPassManagerAddOwnedPass(MlsPassManager passManager,
                                     MlsPass pass);

// Puts a pass at the end of a nested pass manager.
//
// Upstream: `mlirOpPassManagerAddOwnedPass`.
// Ownership: consumes `pass`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_ARGUMENT (`pass`: for another operation); PIPELINE_ERROR, with what
//   upstream says, for a pass by name.
MLS_MUST_USE
MlsStatus mlsOpPassManagerAddOwnedPass(MlsOpPassManager passManager,
                                       MlsPass pass);

// Says, inside of its `run`, that a pass has failed.
//
// Upstream: `mlirExternalPassSignalFailure`.
// Threads: that of the callback.
MLS_MUST_USE MlsStatus mlsExternalPassSignalFailure(MlsExternalPass pass);

// Sets an attribute of argument number `pos` of a function.
//
// Upstream: `mlirFuncSetArgAttr`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`:
//   without a type, or with other attributes than its arguments can have);
//   OUT_OF_RANGE (`pos`).
MLS_MUST_USE
MlsStatus mlsFuncSetArgAttr(MlsOperation op,
                            intptr_t pos,
                            MlsStringRef name,
                            MlsAttribute attr);

// Sets an attribute of result number `pos` of a function.
//
// Upstream: `mlirFuncSetResultAttr`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`:
//   without a type, or with other attributes than its results can have);
//   OUT_OF_RANGE (`pos`).
MLS_MUST_USE
MlsStatus mlsFuncSetResultAttr(MlsOperation op,
                               intptr_t pos,
                               MlsStringRef name,
                               MlsAttribute attr);

// Gives the version of the library, as `MLS_VERSION_STRING` of the header that
// belongs to it.
//
// Upstream: none.
// Ownership: static text.
// Threads: any.
const char *mlsVersion(void);

// Gives the major version of LLVM and MLIR that the library is made for.
//
// Upstream: none.
// Threads: any.
uint32_t mlsLlvmVersionMajor(void);

// Makes a string view.
//
// Upstream: `mlirStringRefCreate`.
// Ownership: the bytes stay the caller's.
// Threads: any.
MlsStringRef mlsStringRefCreate(const char *data, size_t length);

// Makes a view of a NUL-terminated string; an empty one of null.
//
// Upstream: `mlirStringRefCreateFromCString`.
// Ownership: the bytes stay the caller's.
// Threads: any.
// Null: `text`.
MlsStringRef mlsStringRefCreateFromCString(const char *text);

// Tells whether two strings have the same bytes.
//
// Upstream: `mlirStringRefEqual`.
// Threads: any.
bool mlsStringRefEqual(MlsStringRef a, MlsStringRef b);

// Tells whether a call did what it says.
//
// Upstream: `mlirLogicalResultIsSuccess`.
// Threads: any.
bool mlsLogicalResultIsSuccess(MlsStatus res);

// Tells whether a call was refused or failed.
//
// Upstream: `mlirLogicalResultIsFailure`.
// Threads: any.
bool mlsLogicalResultIsFailure(MlsStatus res);

// Gives the status of a call that did what it says.
//
// Upstream: `mlirLogicalResultSuccess`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLogicalResultSuccess(void);

// Gives the status of a call that MLIR refused: `MLS_STATUS_UPSTREAM_FAILED`,
// without a report.
//
// Upstream: `mlirLogicalResultFailure`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLogicalResultFailure(void);

// Makes the library ready: chooses the invalidation mode, by trying whether
// every death inside MLIR is observed (some milliseconds). Creating a context
// does it too. Further calls do nothing; all return after the first has
// finished.
//
// The environment variable `MLS_INVALIDATION` with the value `conservative`
// chooses that mode.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsInitialize(void);

// Gives the mode: `MLS_INVALIDATION_EXACT` or `MLS_INVALIDATION_CONSERVATIVE`.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsInvalidationMode(uint32_t *out);

// Gives the mode for block arguments. In exact mode a handle of a block
// argument goes stale when MLIR shifts the arguments of its block; in
// conservative mode also after every pass run over it.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBlockArgumentInvalidationMode(uint32_t *out);

// Gives the bytes of a string. They end with a zero that is not counted.
//
// Upstream: none.
// Ownership: a view: the bytes belong to the string.
// Valid until: the string is destroyed.
// Threads: any.
MLS_MUST_USE MlsStatus mlsStringGet(MlsString string, MlsStringRef *out);

// Destroys a string.
//
// Upstream: none.
// Ownership: consumes `string`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsStringDestroy(MlsString string);

// Says what to do around callbacks and long calls, for the whole process; null
// takes it back. For a host with a lock of its own around everything that it
// does: a language runtime with a global lock, or a program with one mutex.
//
// Set it before the first context is made, and take it back after the last is
// gone: a call that is going on keeps to what was set when it began each wait.
//
// Upstream: none.
// Ownership: the struct is copied; its user data stays the caller's, for as
//   long as it is set.
// Threads: any.
// Errors: BAD_ARGUMENT (`hooks`: one of the four functions is missing).
// Null: `hooks`.
MLS_MUST_USE MlsStatus mlsHostSetHooks(const MlsHostHooks *hooks);

// Says that the host's runtime is gone, or there again. While it is gone no
// callback is called and no user data destroyed: what would be is leaked, and
// counted. For hosts whose process goes on for a while after their runtime.
//
// Upstream: none.
// Threads: any.
void mlsHostSetGone(MlsBool gone);

// Counts the callbacks, destructions of user data included, that were left out
// since the host's runtime was gone.
//
// Upstream: none.
// Threads: any.
intptr_t mlsHostGetNumSkippedCallbacks(void);

// Makes the callback in which this is called fail when it returns. The call
// that runs it ends with CALLBACK_FAILED, and hands `token` back
// (`mlsReportGetErrorToken`): a reference to the host's own error. Nothing may
// unwind through the library, so this is how an exception gets out.
//
// Diagnostic handlers and invalidation hooks are told of what has happened: the
// call ends as it does without them, and its report has the token, also if it
// succeeded.
//
// Upstream: none.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`token`: 0); BAD_STATE (in no callback).
MLS_MUST_USE MlsStatus mlsCallbackFail(uint64_t token);

// Lets a pass manager print the IR before or after its passes. The text of all
// runs is collected, in the order of the passes (and of one pass in the order of
// the operations' names), until `mlsPassManagerTakeIRPrinting` takes it; nothing
// goes to stderr. (Upstream prints there, or into files.)
//
// Upstream: `mlirPassManagerEnableIRPrinting`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_STATE (`passManager`: it prints already; `printModuleScope`:
//   the context has worker threads); NOT_AVAILABLE (no temporary folder).
MLS_MUST_USE
MlsStatus mlsPassManagerEnableIRPrinting(MlsPassManager passManager,
                                         MlsBool printBeforeAll,
                                         MlsBool printAfterAll,
                                         MlsBool printModuleScope,
                                         MlsBool printAfterOnlyOnChange,
                                         MlsBool printAfterOnlyOnFailure);

// Takes what a pass manager has printed of the IR since it was last taken.
//
// Upstream: none.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_STATE (`passManager`: it does not print).
MLS_MUST_USE
MlsStatus mlsPassManagerTakeIRPrinting(MlsPassManager passManager,
                                       MlsString *out);

// Lets a pass manager measure the time of its passes. The table goes to stderr
// when the pass manager is destroyed.
//
// Upstream: `mlirPassManagerEnableTiming`.
// Threads: any; BUSY while the pass manager runs.
MLS_MUST_USE MlsStatus mlsPassManagerEnableTiming(MlsPassManager passManager);

// Lets a pass manager write the statistics of its passes to stderr after each
// run.
//
// Upstream: `mlirPassManagerEnableStatistics`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_ENUM (`displayMode`).
MLS_MUST_USE
MlsStatus mlsPassManagerEnableStatistics(MlsPassManager passManager,
                                         MlsPassDisplayMode displayMode);

// Infers the result types that an operation with this name would have. Writes as
// many as `capacity` allows, and the number that there are. `attributes` is a
// dictionary of all attributes, or null. Nothing is consumed, and nothing stays.
//
// Upstream: `mlirInferTypeOpInterfaceInferReturnTypes`, without its `properties`:
//   they are made of the attributes.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`opName`: not registered, or it does not infer types;
//   `operands`: not what it takes; `attributes`: not a dictionary; `regions`: one
//   belongs to an operation, or is given twice); UPSTREAM_FAILED with diagnostics.
// Null: `attributes`, `types`.
MLS_MUST_USE
MlsStatus mlsInferTypeOpInterfaceInferReturnTypes(MlsStringRef opName,
                                                  MlsContext context,
                                                  MlsLocation location,
                                                  intptr_t nOperands,
                                                  const MlsValue *operands,
                                                  MlsAttribute attributes,
                                                  intptr_t nRegions,
                                                  const MlsRegion *regions,
                                                  intptr_t capacity,
                                                  MlsType *types,
                                                  intptr_t *out);

// Infers what is known of the results that an operation with this name would
// have, where that may be less than their types: for each its rank and element
// type, and the sizes of all one after the other. Writes as many as the
// capacities allow, and the numbers that there are. `attributes` is a dictionary
// of attributes, or null. Only for operations without regions, and none of their
// properties (attributes that they are defined with) can be given: upstream has no
// function to make these.
//
// Upstream: `mlirInferShapedTypeOpInterfaceInferReturnTypes`, with `properties`
//   null.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`opName`: not registered, or it does not infer shapes;
//   `operands`: not what it takes, or it needs more than operands; `attributes`:
//   not a dictionary, or with a property of the operation);
//   UPSTREAM_FAILED with diagnostics.
// Null: `attributes`, `components`, `sizes`.
MLS_MUST_USE
MlsStatus mlsInferShapedTypeOpInterfaceInferReturnTypes(MlsStringRef opName,
                                                        MlsContext context,
                                                        MlsLocation location,
                                                        intptr_t nOperands,
                                                        const MlsValue *operands,
                                                        MlsAttribute attributes,
                                                        intptr_t capacity,
                                                        MlsShapedTypeComponents *components,
                                                        intptr_t sizeCapacity,
                                                        int64_t *sizes,
                                                        intptr_t *out,
                                                        intptr_t *outSizes);

// Loads the dialects that a module describes into its context, which has them for
// good.
//
// Upstream: `mlirLoadIRDLDialects`.
// Threads: any; BUSY while a long call on another thread uses the context.
// Errors: VERIFY_ERROR with diagnostics (`module`: does not verify); BAD_ARGUMENT
//   (`module`: a dialect in it is one of MLIR's, is loaded already, or is described
//   twice, or there is an operation of it that was made while it was unknown; a
//   constraint that any of several must fulfill has more or other ones than can be
//   compared); UPSTREAM_FAILED with diagnostics: some may be loaded then.
MLS_MUST_USE
MlsStatus mlsLoadIRDLDialects(MlsModule module);

// Makes the region of a named structured operation whose region is empty: what it
// does with elements of its operands.
//
// Upstream: `mlirLinalgFillBuiltinNamedOpRegion`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`mlirOp`: not a named structured operation of the dialect
//   `linalg`; its operands are more or less than it has; their elements are not all
//   signless integers or all floating point numbers, or not what it computes
//   with); BAD_STATE (`mlirOp`: not one region that is empty; an elementwise
//   operation without a kind).
MLS_MUST_USE
MlsStatus mlsLinalgFillBuiltinNamedOpRegion(MlsOperation mlirOp);

// Tells whether an operation is a contraction, like a product of matrices.
//
// Upstream: `mlirLinalgIsAContractionOp`, which notes in an operation what it found
//   out about it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
//   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
//   affine maps).
MLS_MUST_USE
MlsStatus mlsLinalgIsAContractionOp(MlsOperation op,
                                    bool *out);

// Tells whether an operation is a convolution.
//
// Upstream: `mlirLinalgIsAConvolutionOp`, which notes in an operation what it found
//   out about it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
//   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
//   affine maps).
MLS_MUST_USE
MlsStatus mlsLinalgIsAConvolutionOp(MlsOperation op,
                                    bool *out);

// Gives the loops of a contraction.
//
// Upstream: `mlirLinalgInferContractionDimensions`, which notes in an operation what
//   it found out about it.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
//   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
//   affine maps).
MLS_MUST_USE
MlsStatus mlsLinalgInferContractionDimensions(MlsOperation op,
                                              MlsLinalgContractionDimensions *out);

// Gives the loops of a contraction with these maps: from loops to the elements of
// both inputs and of the output.
//
// Upstream: `mlirLinalgInferContractionDimensionsFromMaps`.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any.
// Errors: BAD_ARGUMENT (`indexingMaps`: not three, or with symbols, or with
//   different numbers of dimensions).
MLS_MUST_USE
MlsStatus mlsLinalgInferContractionDimensionsFromMaps(intptr_t numMaps,
                                                      const MlsAffineMap *indexingMaps,
                                                      MlsLinalgContractionDimensions *out);

// Gives the loops and steps of a convolution.
//
// Upstream: `mlirLinalgInferConvolutionDimensions`, which notes in an operation what
//   it found out about it.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
//   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
//   affine maps).
MLS_MUST_USE
MlsStatus mlsLinalgInferConvolutionDimensions(MlsOperation op,
                                              MlsLinalgConvolutionDimensions *out);

// Gives the maps from the loops of a structured operation to the elements of its
// operands, as an attribute; null for other operations.
//
// Upstream: `mlirLinalgGetIndexingMapsAttribute`, which notes in an operation what
//   it found out about it.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics (`op`: of the dialect `linalg`, and does not
//   verify); BAD_STATE (`op`: `linalg.memoized_indexing_maps` is not an array of
//   affine maps).
MLS_MUST_USE
MlsStatus mlsLinalgGetIndexingMapsAttribute(MlsOperation op,
                                            MlsAttribute *out);

// Counts the live objects that have handles: of the kind `kind`
// (`MLS_KIND_*`), or of all kinds if it is 0. A module counts as an operation;
// values and the regions of operations have no entry of their own and do not
// count; type IDs and dialect handles, which live as long as the process, count
// only when asked for by their kind.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsLiveHandles(uint32_t kind, intptr_t *out);

// Counts the live objects of one context that have handles, like
// `mlsLiveHandles`.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextLiveHandles(MlsContext context,
                                uint32_t kind,
                                intptr_t *out);

// Gives the live objects that have handles; with a null context those of the
// whole process.
//
// Writes as many as `capacity` allows, and the number that there are.
//
// Upstream: none.
// Threads: any.
// Null: `context`, `objects`.
MLS_MUST_USE
MlsStatus mlsCopyLiveObjects(MlsContext context,
                             intptr_t capacity,
                             MlsLiveObject *objects,
                             intptr_t *out);

// Lists the live objects that have handles, one a line: kind, handle, name,
// references, and the handle of the root they are in. With a null context
// those of the whole process.
//
// Upstream: none.
// Ownership: the caller destroys the result with `mlsStringDestroy`; it is not
//   in the list.
// Threads: any.
// Null: `context`.
MLS_MUST_USE
MlsStatus mlsLiveObjectsToString(MlsContext context,
                                 MlsString *out);

// Writes the list of `mlsLiveObjectsToString` for the whole process to stderr.
// Meant to be called from a debugger: it waits for nothing, and leaves out,
// with a word, contexts that are in use at that moment.
//
// Upstream: none.
// Threads: any.
void mlsDumpLiveObjects(void);

// Counts what waits in a context to be destroyed, since nobody holds it any
// more: for the end of a long call, or for other IR that uses it.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextGetNumPendingReleases(MlsContext context,
                                          intptr_t *out);

// Counts the references to dead objects that the host has still to give up. A
// host that releases all that it retained comes back to 0.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsNumReferencesToDead(intptr_t *out);

// Gives the struct type of this name, without a body if there was none
// (`mlsLLVMStructTypeSetBody`).
//
// Upstream: `mlirLLVMStructTypeIdentifiedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`).
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeIdentifiedGet(MlsContext context,
                                         MlsStringRef name,
                                         MlsType *out);

// Gives a new struct type with a body: of this name, or if a struct of this name
// has a body, of a name that begins with it.
//
// Upstream: `mlirLLVMStructTypeIdentifiedNewGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call on another thread uses the context, if a
//   struct of this name has no body yet.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`fieldTypes`: a void, label,
//   metadata, function or token type); TOO_DEEP, also for a struct without a body
//   in `fieldTypes`.
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeIdentifiedNewGet(MlsContext context,
                                            MlsStringRef name,
                                            intptr_t nFieldTypes,
                                            const MlsType *fieldTypes,
                                            MlsBool isPacked,
                                            MlsType *out);

// Gives a struct type with a name its body. The same once more changes nothing.
// Structs in it must have theirs before.
//
// Upstream: `mlirLLVMStructTypeSetBody`.
// Threads: any; BUSY while a long call on another thread uses the context.
// Errors: BAD_ARGUMENT (`structType`: not a struct type with a name;
//   `fieldTypes`: a void, label, metadata, function or token type); TOO_DEEP, also
//   for a struct without a body in `fieldTypes`; BAD_STATE (`structType`: it has
//   another body, or never gets one).
MLS_MUST_USE
MlsStatus mlsLLVMStructTypeSetBody(MlsType structType,
                                   intptr_t nFieldTypes,
                                   const MlsType *fieldTypes,
                                   MlsBool isPacked);

// Gives the locations that a fused one stands for, one after the other. Writes
// as many as `capacity` allows, and the number that there are.
//
// Upstream: `mlirLocationFusedGetLocations`.
// Ownership: nothing to destroy; the results live as long as their context.
// Threads: any.
// Errors: BAD_ARGUMENT (`location`: not a fused location).
// Null: `locations`.
MLS_MUST_USE
MlsStatus mlsLocationFusedCopyLocations(MlsLocation location,
                                        intptr_t capacity,
                                        MlsLocation *locations,
                                        intptr_t *out);

// Gives the strides and the offset of a ranked memref type, where
// `mlsShapedTypeGetDynamicStrideOrOffset` stands for one that is dynamic. Writes
// as many strides as `capacity` allows, and the number that there are.
//
// Upstream: `mlirMemRefTypeGetStridesAndOffset`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a ranked memref type, or its layout has no
//   strides); OUT_OF_RANGE (`ty`: larger than numbers of 64 bits); TOO_DEEP.
// Null: `strides`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeGetStridesAndOffset(MlsType ty,
                                           intptr_t capacity,
                                           int64_t *strides,
                                           int64_t *offset,
                                           intptr_t *out);

// Makes an empty module.
//
// Upstream: `mlirModuleCreateEmpty`.
// Ownership: the caller destroys the result with `mlsModuleDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsModuleCreateEmpty(MlsLocation location,
                               MlsModule *out);

// Parses a module, from text or bytecode, and verifies it.
//
// Upstream: `mlirModuleCreateParse`.
// Ownership: the caller destroys the result with `mlsModuleDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long.
// Errors: PARSE_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsModuleCreateParse(MlsContext context,
                               MlsStringRef module,
                               MlsModule *out);

// Parses the module in a file, from text or bytecode, and verifies it.
//
// Upstream: `mlirModuleCreateParseFromFile`.
// Ownership: the caller destroys the result with `mlsModuleDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long.
// Errors: PARSE_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsModuleCreateParseFromFile(MlsContext context,
                                       MlsStringRef fileName,
                                       MlsModule *out);

// Gives the module that an operation is: the same object, by another type.
//
// Upstream: `mlirModuleFromOperation`.
// Ownership: a view; whoever owned the operation still does.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`op`: not a module).
MLS_MUST_USE MlsStatus mlsModuleFromOperation(MlsOperation op, MlsModule *out);

// Gives the operation that a module is: the same object, by another type.
//
// Upstream: `mlirModuleGetOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsModuleGetOperation(MlsModule module,
                                MlsOperation *out);

// Gives the block of a module.
//
// Upstream: `mlirModuleGetBody`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_STATE (`module`: its block was taken away).
MLS_MUST_USE MlsStatus mlsModuleGetBody(MlsModule module, MlsBlock *out);

// Gives the context of a module.
//
// Upstream: `mlirModuleGetContext`.
// Ownership: a view.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsModuleGetContext(MlsModule module, MlsContext *out);

// Destroys a module and everything in it, also a module inside another one.
// Refused if something outside uses something in it. Other threads go on with
// other IR of the context while a large module is destroyed that is in no other
// one and uses nothing outside.
//
// Upstream: `mlirModuleDestroy`.
// Ownership: consumes `module` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long, deletes.
// Errors: IN_USE (`module`), naming the user.
MLS_MUST_USE MlsStatus mlsModuleDestroy(MlsModule module);

// Gives the context of `op`.
//
// Upstream: `mlirOperationGetContext`.
// Ownership: a view.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsOperationGetContext(MlsOperation op, MlsContext *out);

// Gives the full name of `op`.
//
// Upstream: `mlirOperationGetName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsOperationGetName(MlsOperation op, MlsIdentifier *out);

// Gives the location of `op`.
//
// Upstream: `mlirOperationGetLocation`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetLocation(MlsOperation op,
                                  MlsLocation *out);

// Sets the location of `op`.
//
// Upstream: `mlirOperationSetLocation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationSetLocation(MlsOperation op,
                                  MlsLocation location);

// Gives the block that `op` is in; null if it is detached.
//
// Upstream: `mlirOperationGetBlock`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsOperationGetBlock(MlsOperation op, MlsBlock *out);

// Gives the operation around `op`; null if there is none.
//
// Upstream: `mlirOperationGetParentOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetParentOperation(MlsOperation op,
                                         MlsOperation *out);

// Gives the operation behind `op`; null if it is the last, or detached.
//
// Upstream: `mlirOperationGetNextInBlock`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNextInBlock(MlsOperation op,
                                     MlsOperation *out);

// Tells whether `op` comes before `other` in their block.
//
// Upstream: `mlirOperationIsBeforeInBlock`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context (it may renumber the block).
// Errors: BAD_STATE (`other`: in another block, or none).
MLS_MUST_USE
MlsStatus mlsOperationIsBeforeInBlock(MlsOperation op,
                                      MlsOperation other,
                                      bool *out);

// Gives the number of regions of `op`.
//
// Upstream: `mlirOperationGetNumRegions`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumRegions(MlsOperation op,
                                    intptr_t *out);

// Gives region number `pos` of `op`.
//
// Upstream: `mlirOperationGetRegion`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetRegion(MlsOperation op,
                                intptr_t pos,
                                MlsRegion *out);

// Gives the number of operands of `op`.
//
// Upstream: `mlirOperationGetNumOperands`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumOperands(MlsOperation op,
                                     intptr_t *out);

// Gives operand number `pos` of `op`.
//
// Upstream: `mlirOperationGetOperand`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetOperand(MlsOperation op,
                                 intptr_t pos,
                                 MlsValue *out);

// Gives the number of results of `op`.
//
// Upstream: `mlirOperationGetNumResults`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumResults(MlsOperation op,
                                    intptr_t *out);

// Gives result number `pos` of `op`.
//
// Upstream: `mlirOperationGetResult`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetResult(MlsOperation op,
                                intptr_t pos,
                                MlsValue *out);

// Gives the number of successors of `op`.
//
// Upstream: `mlirOperationGetNumSuccessors`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumSuccessors(MlsOperation op,
                                       intptr_t *out);

// Gives successor number `pos` of `op`.
//
// Upstream: `mlirOperationGetSuccessor`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetSuccessor(MlsOperation op,
                                   intptr_t pos,
                                   MlsBlock *out);

// Makes `value` operand number `pos` of `op`.
//
// Upstream: `mlirOperationSetOperand`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationSetOperand(MlsOperation op,
                                 intptr_t pos,
                                 MlsValue value);

// Replaces all operands of `op`. Their number may change.
//
// Upstream: `mlirOperationSetOperands`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationSetOperands(MlsOperation op,
                                  intptr_t nOperands,
                                  const MlsValue *operands);

// Makes `block` successor number `pos` of `op`.
//
// Upstream: `mlirOperationSetSuccessor`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationSetSuccessor(MlsOperation op,
                                   intptr_t pos,
                                   MlsBlock block);

// Replaces every use of `of` in the operands of `op` by `with`.
//
// Upstream: `mlirOperationReplaceUsesOfWith`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationReplaceUsesOfWith(MlsOperation op,
                                        MlsValue of,
                                        MlsValue with);

// Tells whether `op` has an inherent attribute of this name.
//
// Upstream: `mlirOperationHasInherentAttributeByName`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationHasInherentAttributeByName(MlsOperation op,
                                                 MlsStringRef name,
                                                 bool *out);

// Gives the inherent attribute of this name; null if there is none.
//
// Upstream: `mlirOperationGetInherentAttributeByName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetInherentAttributeByName(MlsOperation op,
                                                 MlsStringRef name,
                                                 MlsAttribute *out);

// Gives the discardable attribute of this name; null if there is none.
//
// Upstream: `mlirOperationGetDiscardableAttributeByName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetDiscardableAttributeByName(MlsOperation op,
                                                    MlsStringRef name,
                                                    MlsAttribute *out);

// Gives the attribute of this name; null if there is none.
//
// Upstream: `mlirOperationGetAttributeByName`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetAttributeByName(MlsOperation op,
                                         MlsStringRef name,
                                         MlsAttribute *out);

// Sets the inherent attribute of this name.
//
// Upstream: `mlirOperationSetInherentAttributeByName`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`name`: `op` has no such inherent attribute; `attr`:
//   of a kind that it does not take).
MLS_MUST_USE
MlsStatus mlsOperationSetInherentAttributeByName(MlsOperation op,
                                                 MlsStringRef name,
                                                 MlsAttribute attr);

// Sets the discardable attribute of this name.
//
// Upstream: `mlirOperationSetDiscardableAttributeByName`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`name`: empty, or an inherent attribute of `op`).
MLS_MUST_USE
MlsStatus mlsOperationSetDiscardableAttributeByName(MlsOperation op,
                                                    MlsStringRef name,
                                                    MlsAttribute attr);

// Sets the attribute of this name, inherent if `op` has such a one.
//
// Upstream: `mlirOperationSetAttributeByName`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`name`: empty; `attr`: of a kind that the inherent
//   attribute does not take).
MLS_MUST_USE
MlsStatus mlsOperationSetAttributeByName(MlsOperation op,
                                         MlsStringRef name,
                                         MlsAttribute attr);

// Removes the discardable attribute of this name. `*out` tells whether there
// was one.
//
// Upstream: `mlirOperationRemoveDiscardableAttributeByName`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationRemoveDiscardableAttributeByName(MlsOperation op,
                                                       MlsStringRef name,
                                                       bool *out);

// Removes the attribute of this name. `*out` tells whether there was one.
//
// Upstream: `mlirOperationRemoveAttributeByName`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationRemoveAttributeByName(MlsOperation op,
                                            MlsStringRef name,
                                            bool *out);

// Gives the number of discardable attributes of `op`.
//
// Upstream: `mlirOperationGetNumDiscardableAttributes`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumDiscardableAttributes(MlsOperation op,
                                                  intptr_t *out);

// Gives discardable attribute number `pos` of `op`.
//
// Upstream: `mlirOperationGetDiscardableAttribute`.
// Ownership: nothing to destroy.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetDiscardableAttribute(MlsOperation op,
                                              intptr_t pos,
                                              MlsNamedAttribute *out);

// Gives the number of attributes of `op`, inherent ones included.
//
// Upstream: `mlirOperationGetNumAttributes`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetNumAttributes(MlsOperation op,
                                       intptr_t *out);

// Gives attribute number `pos` of `op`.
//
// Upstream: `mlirOperationGetAttribute`.
// Ownership: nothing to destroy.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsOperationGetAttribute(MlsOperation op,
                                   intptr_t pos,
                                   MlsNamedAttribute *out);

// Verifies `op` and everything in it; and first, since verifiers rely on it, what
// is around it.
//
// Upstream: `mlirOperationVerify`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Errors: VERIFY_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsOperationVerify(MlsOperation op);

// Makes the operation that `state` describes, detached. On failure nothing is
// consumed: state and regions are the caller's as before.
//
// Upstream: `mlirOperationCreate`.
// Ownership: consumes `state` and its regions; the caller owns the result
//   until it is put into a block (`mlsOperationDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: STALE_HANDLE (`state`: something added to it is dead); BAD_ARGUMENT
//   (unknown operation, an inherent attribute of the wrong kind);
//   UPSTREAM_FAILED with diagnostics (no result types).
MLS_MUST_USE
MlsStatus mlsOperationCreate(MlsOperationState state,
                             MlsOperation *out);

// Makes an operation and puts it into `block`, in front of `before`, or behind all
// others if that is null: what `mlsOperationStateGet`, the functions that add to a
// state, `mlsOperationCreate` and `mlsBlockInsertOwnedOperationBefore` do together,
// quicker. `name` is its full name,
// `dialect.operation`; `attributes` are inherent or discardable ones. With
// `inferResults` the operation is asked for its result types, and none are given.
// On failure nothing is consumed.
//
// Upstream: `mlirOperationCreate`, with all that is needed for it.
// Ownership: a view: the result belongs to the IR; consumes `regions`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: BAD_ARGUMENT (`name`: unknown operation; `attributes`: two have one name,
//   or an inherent one is of the wrong kind; `regions`: one belongs to an operation,
//   or is given twice; `successors`, `block`: in one of the regions; `before`: not in
//   `block`; `results`: given, and to be inferred); UPSTREAM_FAILED with diagnostics
//   (no result types).
// Null: `before`.
MLS_MUST_USE
MlsStatus mlsOperationCreateInBlock(MlsStringRef name,
                                    MlsLocation location,
                                    intptr_t nResults,
                                    const MlsType *results,
                                    intptr_t nOperands,
                                    const MlsValue *operands,
                                    intptr_t nAttributes,
                                    const MlsNamedAttribute *attributes,
                                    intptr_t nRegions,
                                    const MlsRegion *regions,
                                    intptr_t nSuccessors,
                                    const MlsBlock *successors,
                                    MlsBool inferResults,
                                    MlsBlock block,
                                    MlsOperation before,
                                    MlsOperation *out);

// Parses one operation, detached. `sourceName` names the text in diagnostics.
//
// Upstream: `mlirOperationCreateParse`.
// Ownership: the caller owns the result until it is put into a block
//   (`mlsOperationDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long.
// Errors: PARSE_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsOperationCreateParse(MlsContext context,
                                  MlsStringRef source,
                                  MlsStringRef sourceName,
                                  MlsOperation *out);

// Makes a copy of `op` and everything in it, detached.
//
// Upstream: `mlirOperationClone`.
// Ownership: the caller owns the result until it is put into a block
//   (`mlsOperationDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`op`: an operand in it is missing).
MLS_MUST_USE MlsStatus mlsOperationClone(MlsOperation op, MlsOperation *out);

// Takes `op` out of its block.
//
// Upstream: `mlirOperationRemoveFromParent`.
// Ownership: the caller owns `op` afterwards.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE MlsStatus mlsOperationRemoveFromParent(MlsOperation op);

// Destroys `op` and everything in it, in a block or detached. Refused if
// something outside uses something in it. Other threads go on with other IR of
// the context while a large operation is destroyed that is in no block and uses
// nothing outside.
//
// Upstream: `mlirOperationDestroy`.
// Ownership: consumes `op` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: long, deletes.
// Errors: IN_USE (`op`), naming the user.
MLS_MUST_USE MlsStatus mlsOperationDestroy(MlsOperation op);

// Moves `op` behind `other`, in the same block or another one.
//
// Upstream: `mlirOperationMoveAfter`.
// Ownership: unchanged; the new parent owns `op`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op`
//   itself or inside of it).
MLS_MUST_USE
MlsStatus mlsOperationMoveAfter(MlsOperation op,
                                MlsOperation other);

// Moves `op` in front of `other`, in the same block or another one.
//
// Upstream: `mlirOperationMoveBefore`.
// Ownership: unchanged; the new parent owns `op`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`op`, `other`: in no block); BAD_ARGUMENT (`other`: `op`
//   itself or inside of it).
MLS_MUST_USE
MlsStatus mlsOperationMoveBefore(MlsOperation op,
                                 MlsOperation other);

// Starts an operation: its full name, `dialect.operation`, and its location.
//
// Upstream: `mlirOperationStateGet`.
// Ownership: the result is consumed by `mlsOperationCreate`, or the caller
//   destroys it with `mlsOperationStateDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationStateGet(MlsStringRef name,
                               MlsLocation location,
                               MlsOperationState *out);

// Destroys an operation state. What was added to it still belongs to the
// caller.
//
// Upstream: none.
// Ownership: consumes `state`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsOperationStateDestroy(MlsOperationState state);

// Adds result types.
//
// Upstream: `mlirOperationStateAddResults`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationStateAddResults(MlsOperationState state,
                                      intptr_t nResults,
                                      const MlsType *results);

// Adds operands.
//
// Upstream: `mlirOperationStateAddOperands`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationStateAddOperands(MlsOperationState state,
                                       intptr_t nOperands,
                                       const MlsValue *operands);

// Adds detached regions, which `mlsOperationCreate` will consume. Until then
// they are the caller's.
//
// Upstream: `mlirOperationStateAddOwnedRegions`.
// Threads: any.
// Errors: BAD_ARGUMENT (`regions`: one belongs to an operation, or is added
//   twice).
MLS_MUST_USE
MlsStatus mlsOperationStateAddOwnedRegions(MlsOperationState state,
                                           intptr_t nRegions,
                                           const MlsRegion *regions);

// Adds successor blocks.
//
// Upstream: `mlirOperationStateAddSuccessors`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationStateAddSuccessors(MlsOperationState state,
                                         intptr_t nSuccessors,
                                         const MlsBlock *successors);

// Adds attributes, inherent or discardable.
//
// Upstream: `mlirOperationStateAddAttributes`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attributes`: an empty name, or one that was added before).
MLS_MUST_USE
MlsStatus mlsOperationStateAddAttributes(MlsOperationState state,
                                         intptr_t nAttributes,
                                         const MlsNamedAttribute *attributes);

// Asks the operation for its result types instead of giving them.
//
// Upstream: `mlirOperationStateEnableResultTypeInference`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOperationStateEnableResultTypeInference(MlsOperationState state);

// Parses a type.
//
// Upstream: `mlirTypeParseGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call on another thread uses the context: it
//   may load a dialect.
// Errors: PARSE_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsTypeParseGet(MlsContext context,
                          MlsStringRef text,
                          MlsType *out);

// Parses an attribute.
//
// Upstream: `mlirAttributeParseGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a long call on another thread uses the context: it
//   may load a dialect.
// Errors: PARSE_ERROR with diagnostics.
MLS_MUST_USE
MlsStatus mlsAttributeParseGet(MlsContext context,
                               MlsStringRef text,
                               MlsAttribute *out);

// Makes a pass manager for any operation.
//
// Upstream: `mlirPassManagerCreate`.
// Ownership: the caller destroys the result with `mlsPassManagerDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassManagerCreate(MlsContext context,
                               MlsPassManager *out);

// Makes a pass manager for operations of the name `anchorOp`; `any` for all.
//
// Upstream: `mlirPassManagerCreateOnOperation`.
// Ownership: the caller destroys the result with `mlsPassManagerDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassManagerCreateOnOperation(MlsContext context,
                                          MlsStringRef anchorOp,
                                          MlsPassManager *out);

// Destroys a pass manager. Those inside it go stale.
//
// Upstream: `mlirPassManagerDestroy`.
// Ownership: consumes `passManager`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsPassManagerDestroy(MlsPassManager passManager);

// Gives a pass manager as one that others can be nested in.
//
// Upstream: `mlirPassManagerGetAsOpPassManager`.
// Ownership: a view: the result belongs to the pass manager.
// Valid until: the pass manager is destroyed.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassManagerGetAsOpPassManager(MlsPassManager passManager,
                                           MlsOpPassManager *out);

// Adds a pass manager for operations of the name `operationName` directly
// inside the operations that `passManager` is for.
//
// Upstream: `mlirPassManagerGetNestedUnder`.
// Ownership: a view: the result belongs to the pass manager.
// Valid until: the pass manager is destroyed, runs, or is given another
//   pipeline.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassManagerGetNestedUnder(MlsPassManager passManager,
                                       MlsStringRef operationName,
                                       MlsOpPassManager *out);

// Adds a pass manager for operations of the name `operationName` directly
// inside the operations that `passManager` is for.
//
// Upstream: `mlirOpPassManagerGetNestedUnder`.
// Ownership: a view: the result belongs to the pass manager.
// Valid until: the pass manager is destroyed, runs, or is given another
//   pipeline.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOpPassManagerGetNestedUnder(MlsOpPassManager passManager,
                                         MlsStringRef operationName,
                                         MlsOpPassManager *out);

// Adds passes in textual form, such as `canonicalize,func.func(cse)`. Their
// names must be registered (`mlsRegisterAllPasses`). On failure nothing is
// added.
//
// Upstream: `mlirOpPassManagerAddPipeline`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: PIPELINE_ERROR, with what upstream says.
MLS_MUST_USE
MlsStatus mlsOpPassManagerAddPipeline(MlsOpPassManager passManager,
                                      MlsStringRef pipelineElements);

// Replaces the passes of a pass manager by a pipeline with its anchor, such as
// `builtin.module(canonicalize,func.func(cse))`. It stays valid; pass managers
// nested in it go stale. One for any operation is for that of the anchor from
// then on. On failure nothing is replaced.
//
// Upstream: `mlirParsePassPipeline`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: PIPELINE_ERROR, with what upstream says.
MLS_MUST_USE
MlsStatus mlsParsePassPipeline(MlsOpPassManager passManager,
                               MlsStringRef pipeline);

// Prints the pipeline of a pass manager in textual form: calls `callback` once
// with all of the text, without any lock.
//
// Upstream: `mlirPrintPassPipeline`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsPrintPassPipeline(MlsOpPassManager passManager,
                               MlsStringCallback callback,
                               void *userData);

// Prints the pipeline of a pass manager in textual form into a string.
//
// Upstream: `mlirPrintPassPipeline`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassPipelineToString(MlsOpPassManager passManager,
                                  MlsString *out);

// Sets whether the IR is verified after each pass; it is by default.
//
// Upstream: `mlirPassManagerEnableVerifier`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPassManagerEnableVerifier(MlsPassManager passManager,
                                       MlsBool enable);

// Runs the passes over `op`. The handles of everything that a pass destroys go
// stale, and only those; all others stay valid, also on failure. The run has a
// number, which the reports of the dead name.
//
// Upstream: `mlirPassManagerRunOnOp`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, which this one then has to itself.
// Effects: long, deletes.
// Errors: BAD_ARGUMENT (`op`: not what the pass manager is for); BAD_STATE (the
//   run may load dialects, and the context has an operation that was made while
//   its dialect was unknown); PIPELINE_ERROR (a pass would replace the operation
//   that it runs on); PASS_FAILED with diagnostics.
MLS_MUST_USE
MlsStatus mlsPassManagerRunOnOp(MlsPassManager passManager,
                                MlsOperation op);

// Takes the patterns in a module, each a `pdl.pattern`. The functions that they
// call are registered afterwards.
//
// What the patterns make is not checked, as that of passes is not: patterns that
// give operations wrong operands make wrong IR.
//
// Upstream: `mlirPDLPatternModuleFromModule`.
// Ownership: consumes `module`; the caller owns the result until a set is made of
//   it (`mlsPDLPatternModuleDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: VERIFY_ERROR with diagnostics; BAD_ARGUMENT (`module`: something else is
//   in it; a function is called with different results, or gives a range; an
//   operation is used that was erased); OUT_OF_RANGE (`module`: too large);
//   DIALECT_NOT_LOADED (`pdl`); IN_USE (`module`), naming the user.
MLS_MUST_USE
MlsStatus mlsPDLPatternModuleFromModule(MlsModule module,
                                        MlsPDLPatternModule *out);

// Destroys patterns that no set was made of.
//
// Upstream: `mlirPDLPatternModuleDestroy`.
// Ownership: consumes `op`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsPDLPatternModuleDestroy(MlsPDLPatternModule op);

// Makes a set of the patterns. They are compiled when it is frozen.
//
// Upstream: `mlirRewritePatternSetFromPDLPatternModule`.
// Ownership: consumes `op`; the caller owns the result until it is frozen
//   (`mlsRewritePatternSetDestroy`).
// Threads: any.
// Effects: deletes.
// Errors: BAD_STATE (`op`: a function that the patterns call is not registered).
MLS_MUST_USE
MlsStatus mlsRewritePatternSetFromPDLPatternModule(MlsPDLPatternModule op,
                                                   MlsRewritePatternSet *out);

// Registers the function that patterns mean by `name` when they rewrite.
//
// Upstream: `mlirPDLPatternModuleRegisterRewriteFunction`.
// Ownership: takes `userData`; `destroy`, unless null, is called with it once,
//   when the patterns are gone.
// Threads: any. The function runs on the thread of the driver.
// Errors: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).
// Null: `userData`, `destroy`.
MLS_MUST_USE
MlsStatus mlsPDLPatternModuleRegisterRewriteFunction(MlsPDLPatternModule pdlModule,
                                                     MlsStringRef name,
                                                     MlsPDLRewriteFunction rewriteFn,
                                                     void *userData,
                                                     MlsDestroyUserData destroy);

// Registers the function that patterns mean by `name` when they match.
//
// Upstream: `mlirPDLPatternModuleRegisterConstraintFunction`.
// Ownership: takes `userData`; `destroy`, unless null, is called with it once,
//   when the patterns are gone.
// Threads: any. The function runs on the thread of the driver.
// Errors: BAD_ARGUMENT (`name`: empty); BAD_STATE (`name`: registered already).
// Null: `userData`, `destroy`.
MLS_MUST_USE
MlsStatus mlsPDLPatternModuleRegisterConstraintFunction(MlsPDLPatternModule pdlModule,
                                                        MlsStringRef name,
                                                        MlsPDLConstraintFunction constraintFn,
                                                        void *userData,
                                                        MlsDestroyUserData destroy);

// Gives a value that a PDL pattern hands over; null if it is something else.
//
// Upstream: `mlirPDLValueAsValue`.
// Ownership: a view: the result belongs to the IR.
// Threads: that of the callback.
MLS_MUST_USE MlsStatus mlsPDLValueAsValue(MlsPDLValue value, MlsValue *out);

// Gives a type that a PDL pattern hands over; null if it is something else.
//
// Upstream: `mlirPDLValueAsType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: that of the callback.
MLS_MUST_USE MlsStatus mlsPDLValueAsType(MlsPDLValue value, MlsType *out);

// Gives an operation that a PDL pattern hands over; null if it is something else.
//
// Upstream: `mlirPDLValueAsOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsPDLValueAsOperation(MlsPDLValue value,
                                 MlsOperation *out);

// Gives an attribute that a PDL pattern hands over; null if it is something else.
//
// Upstream: `mlirPDLValueAsAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsPDLValueAsAttribute(MlsPDLValue value,
                                 MlsAttribute *out);

// Adds a value to the results of a function that a PDL pattern calls.
//
// Upstream: `mlirPDLResultListPushBackValue`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
//   (`results`: there are as many as it wants; `value`: not in what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsPDLResultListPushBackValue(MlsPDLResultList results,
                                        MlsValue value);

// Adds a type to the results of a function that a PDL pattern calls.
//
// Upstream: `mlirPDLResultListPushBackType`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
//   (`results`: there are as many as it wants).
MLS_MUST_USE
MlsStatus mlsPDLResultListPushBackType(MlsPDLResultList results,
                                       MlsType value);

// Adds an operation to the results of a function that a PDL pattern calls.
//
// Upstream: `mlirPDLResultListPushBackOperation`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
//   (`results`: there are as many as it wants; `value`: not in what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsPDLResultListPushBackOperation(MlsPDLResultList results,
                                            MlsOperation value);

// Adds an attribute to the results of a function that a PDL pattern calls.
//
// Upstream: `mlirPDLResultListPushBackAttribute`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`value`: the pattern wants something else next); BAD_STATE
//   (`results`: there are as many as it wants).
MLS_MUST_USE
MlsStatus mlsPDLResultListPushBackAttribute(MlsPDLResultList results,
                                            MlsAttribute value);

// Makes flags for printing as upstream does by default.
//
// Upstream: `mlirOpPrintingFlagsCreate`.
// Ownership: the caller destroys the result with `mlsOpPrintingFlagsDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsCreate(MlsOpPrintingFlags *out);

// Destroys printing flags.
//
// Upstream: `mlirOpPrintingFlagsDestroy`.
// Ownership: consumes `flags`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsDestroy(MlsOpPrintingFlags flags);

// Leaves out the elements of constants with more than `limit` elements.
//
// Upstream: `mlirOpPrintingFlagsElideLargeElementsAttrs`.
// Threads: any.
// Errors: OUT_OF_RANGE (`limit`: negative).
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsElideLargeElementsAttrs(MlsOpPrintingFlags flags,
                                                    intptr_t limit);

// Leaves out the text of resources with more than `limit` characters.
//
// Upstream: `mlirOpPrintingFlagsElideLargeResourceString`.
// Threads: any.
// Errors: OUT_OF_RANGE (`limit`: negative).
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsElideLargeResourceString(MlsOpPrintingFlags flags,
                                                     intptr_t limit);

// Prints locations if `enable`, in short form if `prettyForm`.
//
// Upstream: `mlirOpPrintingFlagsEnableDebugInfo`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsEnableDebugInfo(MlsOpPrintingFlags flags,
                                            MlsBool enable,
                                            MlsBool prettyForm);

// Prints operations in the generic form.
//
// Upstream: `mlirOpPrintingFlagsPrintGenericOpForm`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsPrintGenericOpForm(MlsOpPrintingFlags flags);

// Prints name locations as prefix of values.
//
// Upstream: `mlirOpPrintingFlagsPrintNameLocAsPrefix`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsPrintNameLocAsPrefix(MlsOpPrintingFlags flags);

// Numbers values from the printed operation on, not from its module.
//
// Upstream: `mlirOpPrintingFlagsUseLocalScope`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsUseLocalScope(MlsOpPrintingFlags flags);

// Does not verify before printing. IR that does not verify may then crash the
// printer of its dialect: only for IR that was verified.
//
// Upstream: `mlirOpPrintingFlagsAssumeVerified`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsOpPrintingFlagsAssumeVerified(MlsOpPrintingFlags flags);

// Leaves out regions.
//
// Upstream: `mlirOpPrintingFlagsSkipRegions`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsSkipRegions(MlsOpPrintingFlags flags);

// Prints a type: calls `callback` once with all of the text, without any lock.
//
// Upstream: `mlirTypePrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsTypePrint(MlsType ty,
                       MlsStringCallback callback,
                       void *userData);

// Prints a type into a string.
//
// Upstream: `mlirTypePrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeToString(MlsType ty, MlsString *out);

// Prints an attribute: calls `callback` once with all of the text, without any
// lock.
//
// Upstream: `mlirAttributePrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsAttributePrint(MlsAttribute attr,
                            MlsStringCallback callback,
                            void *userData);

// Prints an attribute into a string.
//
// Upstream: `mlirAttributePrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeToString(MlsAttribute attr, MlsString *out);

// Prints a location: calls `callback` once with all of the text, without any
// lock.
//
// Upstream: `mlirLocationPrint`.
// Threads: any.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsLocationPrint(MlsLocation location,
                           MlsStringCallback callback,
                           void *userData);

// Prints a location into a string.
//
// Upstream: `mlirLocationPrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationToString(MlsLocation location,
                              MlsString *out);

// Prints a value, that is, what defines it: calls `callback` once with all of
// the text, without any lock.
//
// Upstream: `mlirValuePrint`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsValuePrint(MlsValue value,
                        MlsStringCallback callback,
                        void *userData);

// Prints a value, that is, what defines it into a string.
//
// Upstream: `mlirValuePrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
MLS_MUST_USE MlsStatus mlsValueToString(MlsValue value, MlsString *out);

// Prints a block: calls `callback` once with all of the text, without any
// lock.
//
// Upstream: `mlirBlockPrint`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsBlockPrint(MlsBlock block,
                        MlsStringCallback callback,
                        void *userData);

// Prints a block into a string.
//
// Upstream: `mlirBlockPrint`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
MLS_MUST_USE MlsStatus mlsBlockToString(MlsBlock block, MlsString *out);

// Prints an operation: calls `callback` once with all of the text, without any
// lock. IR that does not verify is printed in the generic form.
//
// Upstream: `mlirOperationPrint`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOperationPrint(MlsOperation op,
                            MlsStringCallback callback,
                            void *userData);

// Prints an operation to standard error.
//
// Upstream: `mlirOperationDump`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
MLS_MUST_USE MlsStatus mlsOperationDump(MlsOperation op);

// Prints a value, that is, what defines it, to standard error.
//
// Upstream: `mlirValueDump`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
MLS_MUST_USE MlsStatus mlsValueDump(MlsValue value);

// Prints an operation with flags; else as `mlsOperationPrint`.
//
// Upstream: `mlirOperationPrintWithFlags`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOperationPrintWithFlags(MlsOperation op,
                                     MlsOpPrintingFlags flags,
                                     MlsStringCallback callback,
                                     void *userData);

// Prints an operation into a string, with flags unless `flags` is null. IR
// that does not verify is printed in the generic form.
//
// Upstream: `mlirOperationPrintWithFlags`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Null: `flags`.
MLS_MUST_USE
MlsStatus mlsOperationToString(MlsOperation op,
                               MlsOpPrintingFlags flags,
                               MlsString *out);

// Makes a configuration for writing the newest bytecode.
//
// Upstream: `mlirBytecodeWriterConfigCreate`.
// Ownership: the caller destroys the result with
//   `mlsBytecodeWriterConfigDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigCreate(MlsBytecodeWriterConfig *out);

// Destroys a configuration.
//
// Upstream: `mlirBytecodeWriterConfigDestroy`.
// Ownership: consumes `config`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigDestroy(MlsBytecodeWriterConfig config);

// Asks for a version of bytecode. Whether it can be written shows when
// writing.
//
// Upstream: `mlirBytecodeWriterConfigDesiredEmitVersion`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigDesiredEmitVersion(MlsBytecodeWriterConfig config,
                                                    int64_t version);

// Writes an operation as bytecode: calls `callback` once with all bytes, without
// any lock.
//
// Upstream: `mlirOperationWriteBytecode`.
// Threads: any; BUSY while a call on another thread changes the operation.
// Effects: long.
// Errors: UPSTREAM_FAILED with diagnostics.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOperationWriteBytecode(MlsOperation op,
                                    MlsStringCallback callback,
                                    void *userData);

// Writes an operation as bytecode: calls `callback` once with all of it,
// without any lock. `config` may be null.
//
// Upstream: `mlirOperationWriteBytecodeWithConfig`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Errors: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way
//   round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).
// Null: `userData`, `config`.
MLS_MUST_USE
MlsStatus mlsOperationWriteBytecodeWithConfig(MlsOperation op,
                                              MlsBytecodeWriterConfig config,
                                              MlsStringCallback callback,
                                              void *userData);

// Writes an operation as bytecode into a string. `config` may be null.
//
// Upstream: `mlirOperationWriteBytecodeWithConfig`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Effects: long.
// Errors: BAD_ARGUMENT (`op`: it uses something outside of it, or the other way
//   round); VERIFY_ERROR with diagnostics; UPSTREAM_FAILED with diagnostics (a version that cannot be written).
// Null: `config`.
MLS_MUST_USE
MlsStatus mlsOperationToBytecode(MlsOperation op,
                                 MlsBytecodeWriterConfig config,
                                 MlsString *out);

// Gives the address of the operation, the `ptr` of upstream's struct, for code
// that uses MLIR without this library. Nothing checks what is done with it:
// that code must keep MLIR's own rules, and use it only as long as no call of
// the library can change the operation.
//
// Upstream: none.
// Valid until: the operation is destroyed; nothing tells.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsOperationGetRaw(MlsOperation op, uintptr_t *out);

// Gives the address of the block, like `mlsOperationGetRaw`.
//
// Upstream: none.
// Valid until: the block is destroyed; nothing tells.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsBlockGetRaw(MlsBlock block, uintptr_t *out);

// Adds a reference to the object of any handle, for hosts that treat all kinds
// alike. A value or region stands for the operation or block that it is part
// of; a type, attribute, location, identifier or dialect keeps its context
// alive.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsHandleRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`handle`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsHandleRetain(uint64_t handle);

// Gives up a reference to the object of any handle.
//
// Upstream: none.
// Ownership: takes one reference. When nobody holds the object, nor anything
//   in what it is in, that is destroyed: now, or as soon as a long call or
//   other IR does not need it any more.
// Threads: any, also during a long call.
// Effects: deletes.
// Errors: BAD_STATE (`handle`: no reference left); STALE_HANDLE (`handle`:
//   dead, and no reference left).
MLS_MUST_USE MlsStatus mlsHandleRelease(uint64_t handle);

// Counts the references to the live object of any handle: those that the host
// still has to give up.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsHandleGetNumReferences(uint64_t handle,
                                    uint32_t *out);

// Makes an empty detached region. (Upstream's belongs to no context; a handle
// needs one.)
//
// Upstream: `mlirRegionCreate`.
// Ownership: the result is consumed with an operation state, or the caller
//   destroys it with `mlsRegionDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsRegionCreate(MlsContext context, MlsRegion *out);

// Destroys a detached region and everything in it. Refused if something
// outside uses something in it.
//
// Upstream: `mlirRegionDestroy`.
// Ownership: consumes `region` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: IN_USE (`region`), naming the user; BAD_STATE (`region`: of an
//   operation).
MLS_MUST_USE MlsStatus mlsRegionDestroy(MlsRegion region);

// Gives the first block of a region; null if it is empty.
//
// Upstream: `mlirRegionGetFirstBlock`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsRegionGetFirstBlock(MlsRegion region, MlsBlock *out);

// Gives the first region of `op`; null if it has none.
//
// Upstream: `mlirOperationGetFirstRegion`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOperationGetFirstRegion(MlsOperation op,
                                     MlsRegion *out);

// Gives the region behind `region` in its operation; null if it is the last,
// or detached.
//
// Upstream: `mlirRegionGetNextInOperation`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsRegionGetNextInOperation(MlsRegion region,
                                      MlsRegion *out);

// Puts a detached block at the end of a region.
//
// Upstream: `mlirRegionAppendOwnedBlock`.
// Ownership: the region takes `block`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`region`: inside of
//   `block`).
MLS_MUST_USE
MlsStatus mlsRegionAppendOwnedBlock(MlsRegion region,
                                    MlsBlock block);

// Puts a detached block at position `pos` of a region.
//
// Upstream: `mlirRegionInsertOwnedBlock`.
// Ownership: the region takes `block`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: OUT_OF_RANGE (`pos`: 0 to the number of blocks); BAD_STATE (`block`:
//   in a region); BAD_ARGUMENT (`region`: inside of `block`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsRegionInsertOwnedBlock(MlsRegion region,
                                    intptr_t pos,
                                    MlsBlock block);

// Puts a detached block behind `reference`; if that is null, first.
//
// Upstream: `mlirRegionInsertOwnedBlockAfter`.
// Ownership: the region takes `block`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in
//   `region`; `region`: inside of `block`).
// Null: `reference`.
MLS_MUST_USE
MlsStatus mlsRegionInsertOwnedBlockAfter(MlsRegion region,
                                         MlsBlock reference,
                                         MlsBlock block);

// Puts a detached block in front of `reference`; if that is null, last.
//
// Upstream: `mlirRegionInsertOwnedBlockBefore`.
// Ownership: the region takes `block`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_STATE (`block`: in a region); BAD_ARGUMENT (`reference`: not in
//   `region`; `region`: inside of `block`).
// Null: `reference`.
MLS_MUST_USE
MlsStatus mlsRegionInsertOwnedBlockBefore(MlsRegion region,
                                          MlsBlock reference,
                                          MlsBlock block);

// Moves all blocks of `source` into `target`, whose own blocks are destroyed
// first. `source` stays, empty.
//
// Upstream: `mlirRegionTakeBody`.
// Ownership: `target` takes the blocks of `source` and destroys its own.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: IN_USE (`target`), naming the user; BAD_ARGUMENT (one inside of the
//   other).
MLS_MUST_USE MlsStatus mlsRegionTakeBody(MlsRegion target, MlsRegion source);

// Gives the name of a status code: `STALE_HANDLE` and the like.
//
// Upstream: none.
// Ownership: static text, NUL-terminated.
// Threads: any.
MlsStringRef mlsStatusName(uint32_t code);

// Gives the message of a status as a NUL-terminated string: function,
// parameter, what was wrong, and MLIR's first diagnostic.
//
// For C programs that print and go on. Its text is overwritten by the next
// call of this function on the same thread; `mlsStatusGetReport` has no such
// limit.
//
// Upstream: none.
// Ownership: the text belongs to the thread.
// Valid until: the next call of this function on the same thread.
// Threads: any.
const char *mlsStatusMessage(MlsStatus status);

// Fetches the report of a status, on any thread. The last 1024 are kept.
//
// Upstream: none.
// Ownership: the caller destroys the result with `mlsReportDestroy`.
// Threads: any.
// Errors: NOT_AVAILABLE (`status`: it has no report, or no longer).
MLS_MUST_USE MlsStatus mlsStatusGetReport(MlsStatus status, MlsReport *out);

// Destroys a report.
//
// Upstream: none.
// Ownership: consumes `report`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsReportDestroy(MlsReport report);

// Gives the status code of the call.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsReportGetCode(MlsReport report, uint32_t *out);

// Gives what a callback of the host failed with (`mlsCallbackFail`), or 0.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE MlsStatus mlsReportGetErrorToken(MlsReport report, uint64_t *out);

// Gives the name of the function that was called.
//
// Upstream: none.
// Ownership: a view: the text belongs to the report.
// Valid until: the report is destroyed.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsReportGetFunction(MlsReport report,
                               MlsStringRef *out);

// Gives the name of the parameter that the report is about; empty if it is
// about none.
//
// Upstream: none.
// Ownership: a view: the text belongs to the report.
// Valid until: the report is destroyed.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsReportGetArgument(MlsReport report,
                               MlsStringRef *out);

// Gives the message: one line.
//
// Upstream: none.
// Ownership: a view: the text belongs to the report.
// Valid until: the report is destroyed.
// Threads: any.
MLS_MUST_USE MlsStatus mlsReportGetMessage(MlsReport report, MlsStringRef *out);

// Gives the number of MLIR's diagnostics during the call.
//
// Upstream: none.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsReportGetNumDiagnostics(MlsReport report,
                                     intptr_t *out);

// Gives diagnostic number `pos`.
//
// Upstream: none.
// Ownership: a view: the texts belong to the report.
// Valid until: the report is destroyed.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`).
// Index: `pos`.
MLS_MUST_USE
MlsStatus mlsReportGetDiagnostic(MlsReport report,
                                 intptr_t pos,
                                 MlsDiagnostic *out);

// Gives note number `note` of diagnostic number `pos`.
//
// Upstream: none.
// Ownership: a view: the texts belong to the report.
// Valid until: the report is destroyed.
// Threads: any.
// Errors: OUT_OF_RANGE (`pos`, `note`).
// Index: `pos`, `note`.
MLS_MUST_USE
MlsStatus mlsReportGetNote(MlsReport report,
                           intptr_t pos,
                           intptr_t note,
                           MlsDiagnostic *out);

// Makes a constant of data that stays where it is. If the name is taken, another
// one is made up.
//
// Upstream: `mlirUnmanagedDenseResourceElementsAttrGet`.
// Ownership: `data` stays the caller's, and must stay as it is until `deleter`,
//   unless null, says that it is not used any more: once, when the context ends,
//   on the thread that ends it.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers or floats;
//   `name`: empty; `dataAlignment`: not a power of two, or not that of `data`);
//   OUT_OF_RANGE (`dataLength`: not what the shape needs).
// Null: `deleter`, `userData`.
MLS_MUST_USE
MlsStatus mlsUnmanagedDenseResourceElementsAttrGet(MlsType shapedType,
                                                   MlsStringRef name,
                                                   void *data,
                                                   size_t dataLength,
                                                   size_t dataAlignment,
                                                   MlsBool dataIsMutable,
                                                   MlsBlobDeleter deleter,
                                                   void *userData,
                                                   MlsAttribute *out);

// Makes a pattern out of functions of the host, for operations named
// `rootName`. Of several that fit, the driver tries those with more `benefit`
// first.
//
// Upstream: `mlirOpRewritePatternCreate`.
// Ownership: the caller owns the result until a set takes it
//   (`mlsRewritePatternDestroy`); takes `userData`, which `callbacks.destruct`
//   destroys once.
// Threads: any. The callbacks run on the thread of the driver.
// Errors: NULL_POINTER (`callbacks`: `matchAndRewrite` is null);
//   OUT_OF_RANGE (`benefit`: above 65534); BAD_ARGUMENT (`rootName`: empty).
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOpRewritePatternCreate(MlsStringRef rootName,
                                    uint32_t benefit,
                                    MlsRewritePatternCallbacks callbacks,
                                    void *userData,
                                    MlsRewritePattern *out);

// Destroys a pattern that no set has taken.
//
// Upstream: none.
// Ownership: consumes `pattern`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsRewritePatternDestroy(MlsRewritePattern pattern);

// Makes an empty set of patterns.
//
// Upstream: `mlirRewritePatternSetCreate`.
// Ownership: the caller owns the result until it is frozen
//   (`mlsRewritePatternSetDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRewritePatternSetCreate(MlsContext context,
                                     MlsRewritePatternSet *out);

// Destroys a set of patterns, and the patterns.
//
// Upstream: `mlirRewritePatternSetDestroy`.
// Ownership: consumes `set`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsRewritePatternSetDestroy(MlsRewritePatternSet set);

// Puts a pattern into a set.
//
// Upstream: `mlirRewritePatternSetAdd`.
// Ownership: consumes `pattern`.
// Threads: any.
// Errors: BUSY (`pattern`: the dialect of its operation is not loaded, and a long call
//   uses the context).
MLS_MUST_USE
MlsStatus mlsRewritePatternSetAdd(MlsRewritePatternSet set,
                                  MlsRewritePattern pattern);

// Makes a set ready to be applied, as often as you like and on several threads
// at once.
//
// Upstream: `mlirFreezeRewritePattern`.
// Ownership: consumes `set`; the caller destroys the result with
//   `mlsFrozenRewritePatternSetDestroy`.
// Threads: any; with patterns in PDL, which are compiled, BUSY while a long call
//   on another thread may load dialects.
// Effects: long, deletes.
MLS_MUST_USE
MlsStatus mlsFreezeRewritePattern(MlsRewritePatternSet set,
                                  MlsFrozenRewritePatternSet *out);

// Destroys a frozen set, and its patterns once no driver uses them any more.
//
// Upstream: `mlirFrozenRewritePatternSetDestroy`.
// Ownership: consumes `set`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetDestroy(MlsFrozenRewritePatternSet set);

// Applies patterns to everything in `op`, and folds, until nothing changes. It
// has a number like a pass run, which the reports of the dead name.
//
// Upstream: `mlirApplyPatternsAndFoldGreedilyWithOp`.
// Threads: any; BUSY while a long call on another thread uses what is around
//   `op`, which this one then has to itself.
// Effects: long, deletes.
// Errors: CALLBACK_FAILED, with the token of the pattern; UPSTREAM_FAILED (it
//   did not come to an end within the limits; what was rewritten stays so);
//   BAD_ENUM (`config`); BAD_STATE (`op`: an operand in it is defined by
//   something detached).
MLS_MUST_USE
MlsStatus mlsApplyPatternsAndFoldGreedilyWithOp(MlsOperation op,
                                                MlsFrozenRewritePatternSet patterns,
                                                MlsGreedyRewriteDriverConfig config);

// Applies patterns to everything in a module, like
// `mlsApplyPatternsAndFoldGreedilyWithOp`.
//
// Upstream: `mlirApplyPatternsAndFoldGreedily`.
// Threads: any; BUSY while a long call on another thread uses the module, which
//   this one then has to itself.
// Effects: long, deletes.
// Errors: CALLBACK_FAILED, with the token of the pattern; UPSTREAM_FAILED (it
//   did not come to an end within the limits; what was rewritten stays so);
//   BAD_ENUM (`config`); BAD_STATE (`module`: an operand in it is defined by
//   something detached).
MLS_MUST_USE
MlsStatus mlsApplyPatternsAndFoldGreedily(MlsModule module,
                                          MlsFrozenRewritePatternSet patterns,
                                          MlsGreedyRewriteDriverConfig config);

// Applies patterns to everything in `op` once, without folding; what they make
// is not looked at again. They may erase and move only what they were called for,
// and what is in it.
//
// Upstream: `mlirWalkAndApplyPatterns`.
// Threads: any; BUSY while a long call on another thread uses what is around
//   `op`, which this one then has to itself.
// Effects: long, deletes.
// Errors: CALLBACK_FAILED, with the token of the pattern; BAD_STATE (`op`: an
//   operand in it is defined by something detached); BAD_ARGUMENT (`patterns`:
//   one in PDL erases something else than its root).
MLS_MUST_USE
MlsStatus mlsWalkAndApplyPatterns(MlsOperation op,
                                  MlsFrozenRewritePatternSet patterns);

// Gives the usual values.
//
// Upstream: `mlirGreedyRewriteDriverConfigCreate`.
// Ownership: plain data.
// Threads: any.
MlsGreedyRewriteDriverConfig mlsGreedyRewriteDriverConfigCreate(void);

// Does nothing: the configuration is plain data. It is there for programs that
// were written for upstream.
//
// Upstream: `mlirGreedyRewriteDriverConfigDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigDestroy(MlsGreedyRewriteDriverConfig *config);

// Says how often the driver goes over everything at most, or -1 for no limit.
//
// Upstream: `mlirGreedyRewriteDriverConfigSetMaxIterations`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigSetMaxIterations(MlsGreedyRewriteDriverConfig *config,
                                                       int64_t maxIterations);

// Says how many rewrites the driver does in one go at most, or -1 for no
// limit.
//
// Upstream: `mlirGreedyRewriteDriverConfigSetMaxNumRewrites`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigSetMaxNumRewrites(MlsGreedyRewriteDriverConfig *config,
                                                        int64_t maxNumRewrites);

// Says whether the driver begins at the top.
//
// Upstream: `mlirGreedyRewriteDriverConfigSetUseTopDownTraversal`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(MlsGreedyRewriteDriverConfig *config,
                                                             MlsBool useTopDownTraversal);

// Says whether the driver folds.
//
// Upstream: `mlirGreedyRewriteDriverConfigEnableFolding`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigEnableFolding(MlsGreedyRewriteDriverConfig *config,
                                                    MlsBool enable);

// Says which operations the driver looks at,
// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
//
// Upstream: `mlirGreedyRewriteDriverConfigSetStrictness`.
// Threads: any.
// Errors: BAD_ENUM (`strictness`).
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigSetStrictness(MlsGreedyRewriteDriverConfig *config,
                                                    uint32_t strictness);

// Says what the driver does about regions,
// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
//
// Upstream: `mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel`.
// Threads: any.
// Errors: BAD_ENUM (`level`).
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(MlsGreedyRewriteDriverConfig *config,
                                                                   uint32_t level);

// Says whether the driver merges equal constants.
//
// Upstream: `mlirGreedyRewriteDriverConfigEnableConstantCSE`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigEnableConstantCSE(MlsGreedyRewriteDriverConfig *config,
                                                        MlsBool enable);

// Gives how often the driver goes over everything at most, or -1 for no limit.
//
// Upstream: `mlirGreedyRewriteDriverConfigGetMaxIterations`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigGetMaxIterations(const MlsGreedyRewriteDriverConfig *config,
                                                       int64_t *out);

// Gives how many rewrites the driver does in one go at most, or -1 for no
// limit.
//
// Upstream: `mlirGreedyRewriteDriverConfigGetMaxNumRewrites`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigGetMaxNumRewrites(const MlsGreedyRewriteDriverConfig *config,
                                                        int64_t *out);

// Says whether the driver begins at the top.
//
// Upstream: `mlirGreedyRewriteDriverConfigGetUseTopDownTraversal`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(const MlsGreedyRewriteDriverConfig *config,
                                                             bool *out);

// Says whether the driver folds.
//
// Upstream: `mlirGreedyRewriteDriverConfigIsFoldingEnabled`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigIsFoldingEnabled(const MlsGreedyRewriteDriverConfig *config,
                                                       bool *out);

// Gives which operations the driver looks at,
// `MLS_GREEDY_REWRITE_STRICTNESS_*`.
//
// Upstream: `mlirGreedyRewriteDriverConfigGetStrictness`.
// Threads: any.
// Errors: BAD_ENUM (`config`).
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigGetStrictness(const MlsGreedyRewriteDriverConfig *config,
                                                    uint32_t *out);

// Gives what the driver does about regions,
// `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
//
// Upstream: `mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel`.
// Threads: any.
// Errors: BAD_ENUM (`config`).
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(const MlsGreedyRewriteDriverConfig *config,
                                                                   uint32_t *out);

// Says whether the driver merges equal constants.
//
// Upstream: `mlirGreedyRewriteDriverConfigIsConstantCSEEnabled`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(const MlsGreedyRewriteDriverConfig *config,
                                                           bool *out);

// Makes a rewriter that inserts nowhere yet.
//
// Upstream: `mlirIRRewriterCreate`.
// Ownership: the caller owns the result (`mlsIRRewriterDestroy`).
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIRRewriterCreate(MlsContext context,
                              MlsRewriterBase *out);

// Makes a rewriter that inserts in front of `op`.
//
// Upstream: `mlirIRRewriterCreateFromOp`.
// Ownership: the caller owns the result (`mlsIRRewriterDestroy`).
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE
MlsStatus mlsIRRewriterCreateFromOp(MlsOperation op,
                                    MlsRewriterBase *out);

// Destroys a rewriter of the host.
//
// Upstream: `mlirIRRewriterDestroy`.
// Ownership: consumes `rewriter`.
// Threads: any.
// Effects: deletes.
// Errors: BAD_ARGUMENT (`rewriter`: that of a pattern).
MLS_MUST_USE MlsStatus mlsIRRewriterDestroy(MlsRewriterBase rewriter);

// Sees the rewriter of a pattern as one of any kind.
//
// Upstream: `mlirPatternRewriterAsBase`.
// Ownership: a view: of use only in the callback, like `rewriter`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsPatternRewriterAsBase(MlsPatternRewriter rewriter,
                                   MlsRewriterBase *out);

// Gives the context of a rewriter.
//
// Upstream: `mlirRewriterBaseGetContext`.
// Ownership: a view.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetContext(MlsRewriterBase rewriter,
                                    MlsContext *out);

// Says that nothing can be inserted until another place is set.
//
// Upstream: `mlirRewriterBaseClearInsertionPoint`.
// Threads: any; that of a pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseClearInsertionPoint(MlsRewriterBase rewriter);

// Says that what is inserted next goes in front of `op`.
//
// Upstream: `mlirRewriterBaseSetInsertionPointBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointBefore(MlsRewriterBase rewriter,
                                                 MlsOperation op);

// Says that what is inserted next goes behind `op`.
//
// Upstream: `mlirRewriterBaseSetInsertionPointAfter`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointAfter(MlsRewriterBase rewriter,
                                                MlsOperation op);

// Says that what is inserted next goes first in a block.
//
// Upstream: `mlirRewriterBaseSetInsertionPointToStart`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointToStart(MlsRewriterBase rewriter,
                                                  MlsBlock block);

// Says that what is inserted next goes last in a block.
//
// Upstream: `mlirRewriterBaseSetInsertionPointToEnd`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointToEnd(MlsRewriterBase rewriter,
                                                MlsBlock block);

// Says that what is inserted next goes behind the operation that a value is a
// result of, or first in the block that it is an argument of.
//
// Upstream: `mlirRewriterBaseSetInsertionPointAfterValue`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`value`: of an operation in no block).
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointAfterValue(MlsRewriterBase rewriter,
                                                     MlsValue value);

// Gives the block that the next insertion goes into; null if there is none.
//
// Upstream: `mlirRewriterBaseGetInsertionBlock`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetInsertionBlock(MlsRewriterBase rewriter,
                                           MlsBlock *out);

// Gives the block that the next insertion goes into, like
// `mlsRewriterBaseGetInsertionBlock`; null if there is none.
//
// Upstream: `mlirRewriterBaseGetBlock`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetBlock(MlsRewriterBase rewriter,
                                  MlsBlock *out);

// Gives the operation that the next insertion goes in front of; null at the end
// of a block.
//
// Upstream: `mlirRewriterBaseGetOperationAfterInsertion`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetOperationAfterInsertion(MlsRewriterBase rewriter,
                                                    MlsOperation *out);

// Inserts a detached operation, so that the driver knows of it.
//
// Upstream: `mlirRewriterBaseInsert`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: in a block; `rewriter`: no place is set, or it is
//   gone); BAD_ARGUMENT (`op`: the place is inside of it).
MLS_MUST_USE
MlsStatus mlsRewriterBaseInsert(MlsRewriterBase rewriter,
                                MlsOperation op);

// Inserts a copy of an operation and everything in it.
//
// Upstream: `mlirRewriterBaseClone`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in
//   it is missing).
MLS_MUST_USE
MlsStatus mlsRewriterBaseClone(MlsRewriterBase rewriter,
                               MlsOperation op,
                               MlsOperation *out);

// Inserts a copy of an operation whose regions are empty.
//
// Upstream: `mlirRewriterBaseCloneWithoutRegions`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`rewriter`: no place is set, or it is gone; `op`: an operand in
//   it is missing).
MLS_MUST_USE
MlsStatus mlsRewriterBaseCloneWithoutRegions(MlsRewriterBase rewriter,
                                             MlsOperation op,
                                             MlsOperation *out);

// Erases an operation and everything in it. Refused if something outside uses
// something in it. If it is where the next insertion goes, that goes to what is
// behind it.
//
// Upstream: `mlirRewriterBaseEraseOp`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: IN_USE (`op`), naming the user; OUT_OF_SCOPE (`op`: what the driver
//   works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseEraseOp(MlsRewriterBase rewriter,
                                 MlsOperation op);

// Replaces the results of an operation by values of the same types, everywhere,
// and erases it.
//
// Upstream: `mlirRewriterBaseReplaceOpWithValues`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_ARGUMENT (`values`: not one of the type of each result, or one of
//   `op` itself or in it); IN_USE (`op`: something in it is used outside);
//   OUT_OF_SCOPE (`op`: what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceOpWithValues(MlsRewriterBase rewriter,
                                             MlsOperation op,
                                             intptr_t nValues,
                                             const MlsValue *values);

// Replaces the results of an operation by those of another one, everywhere, and
// erases it.
//
// Upstream: `mlirRewriterBaseReplaceOpWithOperation`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_ARGUMENT (`newOp`: not one result of the type of each, or `op`
//   itself or in it); IN_USE (`op`: something in it is used outside);
//   OUT_OF_SCOPE (`op`: what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceOpWithOperation(MlsRewriterBase rewriter,
                                                MlsOperation op,
                                                MlsOperation newOp);

// Replaces a value by another one of its type, everywhere.
//
// Upstream: `mlirRewriterBaseReplaceAllUsesWith`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllUsesWith(MlsRewriterBase rewriter,
                                            MlsValue from,
                                            MlsValue to);

// Moves `op` in front of `existingOp`.
//
// Upstream: `mlirRewriterBaseMoveOpBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT
//   (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMoveOpBefore(MlsRewriterBase rewriter,
                                      MlsOperation op,
                                      MlsOperation existingOp);

// Moves `op` behind `existingOp`.
//
// Upstream: `mlirRewriterBaseMoveOpAfter`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT
//   (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMoveOpAfter(MlsRewriterBase rewriter,
                                     MlsOperation op,
                                     MlsOperation existingOp);

// Begins to change an operation in place: until it is finalized or cancelled
// its attributes and operands may be set with the usual functions.
//
// Upstream: `mlirRewriterBaseStartOpModification`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: another one is being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseStartOpModification(MlsRewriterBase rewriter,
                                             MlsOperation op);

// Ends the change of an operation in place: the driver looks at it again.
//
// Upstream: `mlirRewriterBaseFinalizeOpModification`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: not being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseFinalizeOpModification(MlsRewriterBase rewriter,
                                                MlsOperation op);

// Ends the change of an operation in place, of which nothing came.
//
// Upstream: `mlirRewriterBaseCancelOpModification`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`op`: not being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseCancelOpModification(MlsRewriterBase rewriter,
                                              MlsOperation op);

// Makes a block with arguments in front of `insertBefore`, and says that what
// is inserted next goes into it.
//
// Upstream: `mlirRewriterBaseCreateBlockBefore`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`insertBefore`: in no region).
MLS_MUST_USE
MlsStatus mlsRewriterBaseCreateBlockBefore(MlsRewriterBase rewriter,
                                           MlsBlock insertBefore,
                                           intptr_t nArgTypes,
                                           const MlsType *argTypes,
                                           const MlsLocation *locations,
                                           MlsBlock *out);

// Puts copies of the blocks of a region in front of a block of another one.
//
// Upstream: `mlirRewriterBaseCloneRegionBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`before`: in no region; `region`: an operand in it is missing);
//   BAD_ARGUMENT (`before`: in `region`).
MLS_MUST_USE
MlsStatus mlsRewriterBaseCloneRegionBefore(MlsRewriterBase rewriter,
                                           MlsRegion region,
                                           MlsBlock before);

// Moves the blocks of a region in front of a block of another one. The region
// stays, empty.
//
// Upstream: `mlirRewriterBaseInlineRegionBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_STATE (`before`: in no region); BAD_ARGUMENT (`before`: in
//   `region`); OUT_OF_SCOPE (out of what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseInlineRegionBefore(MlsRewriterBase rewriter,
                                            MlsRegion region,
                                            MlsBlock before);

// Erases a block and everything in it. Refused if something outside uses
// something in it, or if anything branches to it.
//
// Upstream: `mlirRewriterBaseEraseBlock`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: IN_USE (`block`), naming the user; BAD_STATE (`block`: in no
//   region, or an operation in it uses one behind it); OUT_OF_SCOPE (`block`:
//   the driver goes on with it).
MLS_MUST_USE
MlsStatus mlsRewriterBaseEraseBlock(MlsRewriterBase rewriter,
                                    MlsBlock block);

// Moves the operations of block `source` in front of `op`, puts `argValues`
// in the place of its arguments, and erases it.
//
// Upstream: `mlirRewriterBaseInlineBlockBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_STATE (`source`: in no region, or it may branch to others;
//   `op`: in no block); IN_USE (`source`: something branches to it);
//   BAD_ARGUMENT (`op`: in `source`; `argValues`: not one of the type of each
//   argument, or an argument of `source`); OUT_OF_SCOPE (the driver goes on
//   with it).
MLS_MUST_USE
MlsStatus mlsRewriterBaseInlineBlockBefore(MlsRewriterBase rewriter,
                                           MlsBlock source,
                                           MlsOperation op,
                                           intptr_t nArgValues,
                                           const MlsValue *argValues);

// Moves the operations of block `source` to the end of block `dest`, puts
// `argValues` in the place of its arguments, and erases it.
//
// Upstream: `mlirRewriterBaseMergeBlocks`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_STATE (`source`: in no region; `dest`: it may branch to
//   others); IN_USE (`source`: something branches to it); BAD_ARGUMENT
//   (`dest`: in `source`; `argValues`: not one of the type of each argument,
//   or an argument of `source`); OUT_OF_SCOPE (the driver goes on with it).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMergeBlocks(MlsRewriterBase rewriter,
                                     MlsBlock source,
                                     MlsBlock dest,
                                     intptr_t nArgValues,
                                     const MlsValue *argValues);

// Moves a block in front of `existingBlock`, in the same region or another
// one.
//
// Upstream: `mlirRewriterBaseMoveBlockBefore`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_STATE (`block`, `existingBlock`: in no region); BAD_ARGUMENT
//   (`existingBlock`: `block` itself, or inside of it); OUT_OF_SCOPE (out of
//   what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMoveBlockBefore(MlsRewriterBase rewriter,
                                         MlsBlock block,
                                         MlsBlock existingBlock);

// Replaces each value in `from` by the one at the same place in `to`, of its
// type, everywhere.
//
// Upstream: `mlirRewriterBaseReplaceAllValueRangeUsesWith`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_ARGUMENT (`to`: of other types).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllValueRangeUsesWith(MlsRewriterBase rewriter,
                                                      intptr_t nValues,
                                                      const MlsValue *from,
                                                      const MlsValue *to);

// Replaces the results of an operation by values of the same types,
// everywhere. The operation stays.
//
// Upstream: `mlirRewriterBaseReplaceAllOpUsesWithValueRange`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_ARGUMENT (`to`: not one of the type of each result).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllOpUsesWithValueRange(MlsRewriterBase rewriter,
                                                        MlsOperation from,
                                                        intptr_t nTo,
                                                        const MlsValue *to);

// Replaces the results of an operation by those of another one, everywhere.
// The operation stays.
//
// Upstream: `mlirRewriterBaseReplaceAllOpUsesWithOperation`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Effects: deletes.
// Errors: BAD_ARGUMENT (`to`: not one result of the type of each).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllOpUsesWithOperation(MlsRewriterBase rewriter,
                                                       MlsOperation from,
                                                       MlsOperation to);

// Replaces the results of an operation by values of the same types where they
// are used in the operation around `block`. (Upstream looks there, not in the
// block alone.)
//
// Upstream: `mlirRewriterBaseReplaceOpUsesWithinBlock`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_ARGUMENT (`newValues`: not one of the type of each result);
//   BAD_STATE (`block`: in no operation).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceOpUsesWithinBlock(MlsRewriterBase rewriter,
                                                  MlsOperation op,
                                                  intptr_t nNewValues,
                                                  const MlsValue *newValues,
                                                  MlsBlock block);

// Replaces a value by another one of its type, everywhere but in
// `exceptedUser`.
//
// Upstream: `mlirRewriterBaseReplaceAllUsesExcept`.
// Threads: any; BUSY while a long call on another thread uses the IR; that of a
//   pattern: the thread of its callback.
// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllUsesExcept(MlsRewriterBase rewriter,
                                              MlsValue from,
                                              MlsValue to,
                                              MlsOperation exceptedUser);

// Gives the type of a level: its format, what it has not by default, and, for an
// n-out-of-m level, these two; else both are 0.
//
// Upstream: `mlirSparseTensorEncodingAttrBuildLvlType`.
// Threads: any.
// Errors: BAD_ENUM (`lvlFmt`; `properties`); BAD_ARGUMENT (`properties`: a level
//   of this format has not these); OUT_OF_RANGE (`n`: not from 1 to `m`; `m`: above
//   255).
// Null: `properties`.
MLS_MUST_USE
MlsStatus mlsSparseTensorEncodingAttrBuildLvlType(MlsSparseTensorLevelFormat lvlFmt,
                                                  const MlsSparseTensorLevelPropertyNondefault *properties,
                                                  uint32_t propSize,
                                                  uint32_t n,
                                                  uint32_t m,
                                                  uint64_t *out);

// Gives the name of the attribute that holds the name of a symbol.
//
// Upstream: `mlirSymbolTableGetSymbolAttributeName`.
// Ownership: static text.
// Threads: any.
MlsStringRef mlsSymbolTableGetSymbolAttributeName(void);

// Gives the name of the attribute that holds the visibility of a symbol.
//
// Upstream: `mlirSymbolTableGetVisibilityAttributeName`.
// Ownership: static text.
// Threads: any.
MlsStringRef mlsSymbolTableGetVisibilityAttributeName(void);

// Makes a symbol table of an operation that has one. It follows later changes
// of the operation.
//
// Upstream: `mlirSymbolTableCreate`.
// Ownership: the caller destroys the result with `mlsSymbolTableDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`operation`: without a symbol table, or with a symbol
//   twice).
MLS_MUST_USE
MlsStatus mlsSymbolTableCreate(MlsOperation operation,
                               MlsSymbolTable *out);

// Destroys a symbol table; its operation is not concerned.
//
// Upstream: `mlirSymbolTableDestroy`.
// Ownership: consumes `symbolTable`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsSymbolTableDestroy(MlsSymbolTable symbolTable);

// Gives the operation that defines a symbol; null if there is none.
//
// Upstream: `mlirSymbolTableLookup`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_STATE (a
//   symbol is there twice).
MLS_MUST_USE
MlsStatus mlsSymbolTableLookup(MlsSymbolTable symbolTable,
                               MlsStringRef name,
                               MlsOperation *out);

// Puts a detached symbol into the operation of the table, or takes note of one
// that is in it, and renames it if its name is taken. Gives the name it has
// then.
//
// Upstream: `mlirSymbolTableInsert`.
// Ownership: the operation of the table takes `operation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_ARGUMENT
//   (`operation`: not a symbol); BAD_STATE (`operation`: in another block).
MLS_MUST_USE
MlsStatus mlsSymbolTableInsert(MlsSymbolTable symbolTable,
                               MlsOperation operation,
                               MlsAttribute *out);

// Destroys a symbol of the table. Refused if something outside uses its
// results or what is in it; uses of its name are not looked for.
//
// Upstream: `mlirSymbolTableErase`.
// Ownership: consumes `operation` and everything in it.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Effects: deletes.
// Errors: STALE_HANDLE (`symbolTable`: its operation is dead); BAD_ARGUMENT
//   (`operation`: not in this table); IN_USE (`operation`).
MLS_MUST_USE
MlsStatus mlsSymbolTableErase(MlsSymbolTable symbolTable,
                              MlsOperation operation);

// Replaces every use of the symbol `oldSymbol` inside of `from` by
// `newSymbol`. The symbol itself keeps its name.
//
// Upstream: `mlirSymbolTableReplaceAllSymbolUses`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: UPSTREAM_FAILED.
MLS_MUST_USE
MlsStatus mlsSymbolTableReplaceAllSymbolUses(MlsStringRef oldSymbol,
                                             MlsStringRef newSymbol,
                                             MlsOperation from);

// Translates a module of the LLVM dialect (as after `convert-to-llvm`): calls
// `callback` once with all of the text of the LLVM IR, without any lock. The module
// is verified first, and stays as it is. Nothing has to be registered.
//
// Upstream: `mlirTranslateModuleToLLVMIR`, which gives a module of LLVM.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, for the first translation of a context also if it only reads.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block);
//   VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not
//   have); UPSTREAM_FAILED with diagnostics.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsTranslateModuleToLLVMIR(MlsOperation module,
                                     MlsStringCallback callback,
                                     void *userData);

// Translates a module to LLVM IR, into a string; else as
// `mlsTranslateModuleToLLVMIR`.
//
// Upstream: `mlirTranslateModuleToLLVMIRToString`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, for the first translation of a context also if it only reads.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_STATE (`module`: without a block);
//   VERIFY_ERROR; BAD_ARGUMENT (`module`: a type in it that LLVM IR does not
//   have); UPSTREAM_FAILED with diagnostics.
MLS_MUST_USE
MlsStatus mlsTranslateModuleToLLVMIRToString(MlsOperation module,
                                             MlsString *out);

// Translates a type to LLVM IR, into a string. A struct with a name is given with
// its definition: `%s = type { i32 }`.
//
// Upstream: `mlirTypeToLLVMIRTranslatorTranslateType`, which gives a type of LLVM,
//   between `mlirTypeToLLVMIRTranslatorCreate` and
//   `mlirTypeToLLVMIRTranslatorDestroy`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); BAD_ARGUMENT (`ty`: not a type that LLVM
//   IR has).
MLS_MUST_USE
MlsStatus mlsTypeToLLVMIR(MlsType ty,
                          MlsString *out);

// Reads the text of a type of LLVM IR that variables can have, like `{ i32, ptr }`,
// and gives its counterpart in the LLVM dialect. For structs with names, there are
// lines before that define them: `%s = type { i32 }`.
//
// Upstream: `mlirTypeFromLLVMIRTranslatorTranslateType`, which takes a type of
//   LLVM, between `mlirTypeFromLLVMIRTranslatorCreate` and
//   `mlirTypeFromLLVMIRTranslatorDestroy`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: DIALECT_NOT_LOADED (`llvm`); TOO_DEEP; PARSE_ERROR (`text`).
MLS_MUST_USE
MlsStatus mlsTypeFromLLVMIR(MlsContext context,
                            MlsStringRef text,
                            MlsType *out);

// Writes the `smt.solver` operations in a module as SMT-LIB: calls `callback` once
// with all of the text, without any lock. The module is verified first. A value
// with one use is written where it is used if `inlineSingleUseValues`; the body
// of each `let` is indented if `indentLetBody`. (MLIR 22 does neither: its
// function forgets what it was asked for.)
//
// Upstream: `mlirTranslateModuleToSMTLIB`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsTranslateModuleToSMTLIB(MlsModule module,
                                     MlsStringCallback callback,
                                     void *userData,
                                     MlsBool inlineSingleUseValues,
                                     MlsBool indentLetBody);

// Writes the `smt.solver` operations in a module as SMT-LIB, into a string; else
// as `mlsTranslateModuleToSMTLIB`.
//
// Upstream: `mlirTranslateModuleToSMTLIB`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
MLS_MUST_USE
MlsStatus mlsTranslateModuleToSMTLIBToString(MlsModule module,
                                             MlsBool inlineSingleUseValues,
                                             MlsBool indentLetBody,
                                             MlsString *out);

// Writes the `smt.solver` operations in an operation with one region of one block
// as SMT-LIB; else as `mlsTranslateModuleToSMTLIB`.
//
// Upstream: `mlirTranslateOperationToSMTLIB`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsTranslateOperationToSMTLIB(MlsOperation op,
                                        MlsStringCallback callback,
                                        void *userData,
                                        MlsBool inlineSingleUseValues,
                                        MlsBool indentLetBody);

// Writes the `smt.solver` operations in an operation as SMT-LIB, into a string;
// else as `mlsTranslateOperationToSMTLIB`.
//
// Upstream: `mlirTranslateOperationToSMTLIB`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: VERIFY_ERROR; UPSTREAM_FAILED with diagnostics.
MLS_MUST_USE
MlsStatus mlsTranslateOperationToSMTLIBToString(MlsOperation op,
                                                MlsBool inlineSingleUseValues,
                                                MlsBool indentLetBody,
                                                MlsString *out);

// Runs the script that begins at `transformRoot`, like a
// `transform.named_sequence`, on `payload`. What it names and does not define is
// looked for in `transformModule`, which may be the module around it. All three
// are verified first. The script runs in a copy, so that it stays as it is even if
// it is inside of `payload`.
//
// The handles of everything in `payload` that the script destroys go stale, and
// only those; all others stay valid, also on failure, after which `payload` may
// have changed. It may destroy `payload` itself. A run has a number, as a run of
// passes has. In conservative mode, a `payload` that is in no block is in a
// `builtin.module` meanwhile.
//
// Upstream: `mlirTransformApplyNamedSequence`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, which this one then has to itself.
// Errors: DIALECT_NOT_LOADED (`transform`); BAD_STATE (`transformRoot`: in no
//   block); BAD_ARGUMENT (`transformRoot`: with operands, or outside of
//   `transformModule` and in no symbol table; `transformModule`: not a
//   `builtin.module`, or without a block); VERIFY_ERROR; UPSTREAM_FAILED with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsTransformApplyNamedSequence(MlsOperation payload,
                                         MlsOperation transformRoot,
                                         MlsOperation transformModule,
                                         MlsTransformOptions transformOptions);

// Copies the symbols of `other` into `target`: both have a symbol table, and are
// verified first. Private symbols get other names where two have the same, also in
// `target`; of two public functions, one must be a declaration, and that goes.
// `other` stays as it is. On failure, `target` may have some of the symbols.
//
// Upstream: `mlirMergeSymbolsIntoFromClone`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context, which this one then has to itself.
// Errors: DIALECT_NOT_LOADED (`transform`); BAD_ARGUMENT (`target`, `other`:
//   without a symbol table); TOO_DEEP (`other`); VERIFY_ERROR; UPSTREAM_FAILED with
//   diagnostics.
MLS_MUST_USE
MlsStatus mlsMergeSymbolsIntoFromClone(MlsOperation target,
                                       MlsOperation other);

// Gives the usual values.
//
// Upstream: `mlirTransformOptionsCreate`.
// Ownership: plain data.
// Threads: any.
MlsTransformOptions mlsTransformOptionsCreate(void);

// Does nothing: the options are plain data. It is there for programs that were
// written for upstream.
//
// Upstream: `mlirTransformOptionsDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTransformOptionsDestroy(MlsTransformOptions *options);

// Says whether every step of a script is checked: that its handles are used while what
// they name is there.
//
// Upstream: `mlirTransformOptionsEnableExpensiveChecks`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTransformOptionsEnableExpensiveChecks(MlsTransformOptions *options,
                                                   MlsBool enable);

// Tells whether every step of a script is checked: that its handles are used while what
// they name is there.
//
// Upstream: `mlirTransformOptionsGetExpensiveChecksEnabled`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTransformOptionsGetExpensiveChecksEnabled(const MlsTransformOptions *options,
                                                       bool *out);

// Says whether a script must have a single operation at its top.
//
// Upstream: `mlirTransformOptionsEnforceSingleTopLevelTransformOp`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTransformOptionsEnforceSingleTopLevelTransformOp(MlsTransformOptions *options,
                                                              MlsBool enable);

// Tells whether a script must have a single operation at its top.
//
// Upstream: `mlirTransformOptionsGetEnforceSingleTopLevelTransformOp`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(const MlsTransformOptions *options,
                                                                 bool *out);

// Gives the type ID with the number `ptr`: an address that is a multiple of 8,
// and that nothing else is a type ID for. What is there is never looked at.
//
// Upstream: `mlirTypeIDCreate`.
// Ownership: nothing to destroy.
// Threads: any.
// Errors: BAD_ARGUMENT (`ptr`: no such address).
MLS_MUST_USE MlsStatus mlsTypeIDCreate(const void *ptr, MlsTypeID *out);

// Makes an allocator of type IDs.
//
// Upstream: `mlirTypeIDAllocatorCreate`.
// Ownership: the caller destroys the result with `mlsTypeIDAllocatorDestroy`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIDAllocatorCreate(MlsTypeIDAllocator *out);

// Destroys an allocator and its type IDs.
//
// Upstream: `mlirTypeIDAllocatorDestroy`.
// Ownership: consumes `allocator`.
// Threads: any.
// Effects: deletes.
MLS_MUST_USE MlsStatus mlsTypeIDAllocatorDestroy(MlsTypeIDAllocator allocator);

// Makes a new type ID, which is as long valid as the allocator.
//
// Upstream: `mlirTypeIDAllocatorAllocateTypeID`.
// Ownership: a view: the result belongs to the allocator.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTypeIDAllocatorAllocateTypeID(MlsTypeIDAllocator allocator,
                                           MlsTypeID *out);

// Tells whether a value is an argument of a block.
//
// Upstream: `mlirValueIsABlockArgument`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueIsABlockArgument(MlsValue value, bool *out);

// Tells whether a value is a result of an operation.
//
// Upstream: `mlirValueIsAOpResult`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueIsAOpResult(MlsValue value, bool *out);

// Gives the context of a value.
//
// Upstream: `mlirValueGetContext`.
// Ownership: a view.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueGetContext(MlsValue value, MlsContext *out);

// Gives the type of a value.
//
// Upstream: `mlirValueGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueGetType(MlsValue value, MlsType *out);

// Sets the type of a value.
//
// Upstream: `mlirValueSetType`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueSetType(MlsValue value, MlsType ty);

// Gives the location of a value.
//
// Upstream: `mlirValueGetLocation`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueGetLocation(MlsValue value, MlsLocation *out);

// Gives the block of a block argument.
//
// Upstream: `mlirBlockArgumentGetOwner`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a block argument).
MLS_MUST_USE MlsStatus mlsBlockArgumentGetOwner(MlsValue value, MlsBlock *out);

// Gives the position of a block argument.
//
// Upstream: `mlirBlockArgumentGetArgNumber`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a block argument).
MLS_MUST_USE
MlsStatus mlsBlockArgumentGetArgNumber(MlsValue value,
                                       intptr_t *out);

// Sets the type of a block argument.
//
// Upstream: `mlirBlockArgumentSetType`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a block argument).
MLS_MUST_USE MlsStatus mlsBlockArgumentSetType(MlsValue value, MlsType ty);

// Sets the location of a block argument.
//
// Upstream: `mlirBlockArgumentSetLocation`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a block argument).
MLS_MUST_USE
MlsStatus mlsBlockArgumentSetLocation(MlsValue value,
                                      MlsLocation location);

// Gives the operation of a result.
//
// Upstream: `mlirOpResultGetOwner`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a result).
MLS_MUST_USE MlsStatus mlsOpResultGetOwner(MlsValue value, MlsOperation *out);

// Gives the position of a result.
//
// Upstream: `mlirOpResultGetResultNumber`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: BAD_ARGUMENT (`value`: not a result).
MLS_MUST_USE
MlsStatus mlsOpResultGetResultNumber(MlsValue value,
                                     intptr_t *out);

// Gives the first use of a value; null if it is unused.
//
// Upstream: `mlirValueGetFirstUse`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueGetFirstUse(MlsValue value, MlsOpOperand *out);

// Replaces every use of `of` by `with`.
//
// Upstream: `mlirValueReplaceAllUsesOfWith`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE MlsStatus mlsValueReplaceAllUsesOfWith(MlsValue of, MlsValue with);

// Replaces every use of `of` by `with`, but not in the operations
// `exceptions`.
//
// Upstream: `mlirValueReplaceAllUsesExcept`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsValueReplaceAllUsesExcept(MlsValue of,
                                       MlsValue with,
                                       intptr_t nExceptions,
                                       const MlsOperation *exceptions);

// Gives the operation of an operand use.
//
// Upstream: `mlirOpOperandGetOwner`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOpOperandGetOwner(MlsOpOperand operand,
                               MlsOperation *out);

// Gives the position of an operand use in its operation.
//
// Upstream: `mlirOpOperandGetOperandNumber`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOpOperandGetOperandNumber(MlsOpOperand operand,
                                       uint32_t *out);

// Gives the value that an operand use uses.
//
// Upstream: `mlirOpOperandGetValue`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOpOperandGetValue(MlsOpOperand operand,
                               MlsValue *out);

// Gives the next use of the same value; null at the end. It looks the use up
// in the list of all uses: for many of them, `mlsValueCopyUses` is quicker.
//
// Upstream: `mlirOpOperandGetNextUse`.
// Ownership: a view: the result belongs to the IR.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsOpOperandGetNextUse(MlsOpOperand operand,
                                 MlsOpOperand *out);

// Shows `op` and every operation in it to `callback`.
//
// The walk is over what was there when it began. The callback may change and
// destroy anything: an operation that dies before its turn is left out,
// together with what was in it if that died too. Operations that are added are
// not shown. `*out` tells whether the callback stopped the walk.
//
// Upstream: `mlirOperationWalk`.
// Threads: any; the callback runs on the calling thread, without any lock.
// Null: `userData`, `out`.
MLS_MUST_USE
MlsStatus mlsOperationWalk(MlsOperation op,
                           MlsOperationWalkCallback callback,
                           void *userData,
                           MlsWalkOrder walkOrder,
                           bool *out);

// Shows every operation in `from` that has a symbol table, and `from` if it has
// one, to `callback`: those that are inside of another one before it.
// `allSymUsesVisible` says whether all uses of the symbols of `from` are in it.
//
// The walk is over what was there when it began. The callback may change and
// destroy anything: an operation that dies before its turn is left out.
//
// Upstream: `mlirSymbolTableWalkSymbolTables`.
// Threads: any; the callback runs on the calling thread, without any lock.
// Effects: long.
// Errors: BAD_ARGUMENT (`from`: the visibility of an operation in it is none).
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsSymbolTableWalkSymbolTables(MlsOperation from,
                                         MlsBool allSymUsesVisible,
                                         MlsSymbolTableCallback callback,
                                         void *userData);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MLIR_SHIM_H */
