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
// engines, and what belongs to no context (registries, flags, strings, reports).
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

// A value that a callback waits for and another thread gives.
//
// Made by `mlsAnswerCreate`; consumed by `mlsAnswerWait`, or destroyed by
// `mlsAnswerDestroy`. No upstream counterpart.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAnswer;

// A context: the owner of types, attributes and all IR.
//
// Made by `mlsContextCreate`, `mlsContextCreateWithThreading`,
// `mlsContextCreateWithRegistry`; destroyed by `mlsContextDestroy`.
// Upstream: `MlirContext`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsContext;

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

// A block. Valid exactly as long as the block lives.
//
// Made by `mlsBlockCreate`; destroyed by `mlsBlockDestroy`, a pass, or the
// end of what it is in. Upstream: `MlirBlock`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsBlock;

// An operation. Valid exactly as long as the operation lives.
//
// Made by `mlsOperationCreate`, `mlsOperationClone`,
// `mlsOperationCreateParse`; destroyed by `mlsOperationDestroy`, a pass, or
// the end of what it is in. Upstream: `MlirOperation`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOperation;

// A region: of an operation, or detached.
//
// Made by `mlsRegionCreate`; destroyed by `mlsRegionDestroy` while detached,
// else with its operation. Upstream: `MlirRegion`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsRegion;

// A value: a result of an operation or an argument of a block, and valid as
// long as that. Upstream: `MlirValue`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsValue;

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

// An attribute; lives as long as its context. Upstream: `MlirAttribute`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsAttribute;

// A dialect that is loaded in a context, and lives as long as it.
// Upstream: `MlirDialect`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsDialect;

// An identifier; lives as long as its context. Upstream: `MlirIdentifier`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsIdentifier;

// A name and an attribute. Upstream: `MlirNamedAttribute`.
typedef struct {
  // The name.
  MlsIdentifier name;
  // The attribute.
  MlsAttribute attribute;
} MlsNamedAttribute;

// A truth value as an argument: 0 is false, everything else is true.
typedef uint8_t MlsBool;

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

// A use of a value: operand number n of an operation, whatever value that is.
// Upstream: `MlirOpOperand`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpOperand;

// A set of dialects that a context may load.
//
// Made by `mlsDialectRegistryCreate`; destroyed by
// `mlsDialectRegistryDestroy`. Upstream: `MlirDialectRegistry`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsDialectRegistry;

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
typedef void (*DestroyUserData)(void *user_data);

// A pool of worker threads.
//
// Made by `mlsLlvmThreadPoolCreate`; destroyed by `mlsLlvmThreadPoolDestroy`.
// Upstream: `MlirLlvmThreadPool`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsLlvmThreadPool;

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

// A `builtin.module`: the same object as its operation, by another type.
//
// Made by `mlsModuleCreateEmpty`, `mlsModuleCreateParse`,
// `mlsModuleCreateParseFromFile`; destroyed by `mlsModuleDestroy`.
// Upstream: `MlirModule`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsModule;

// A module compiled to machine code of this process.
//
// Made by `mlsExecutionEngineCreate`; destroyed by
// `mlsExecutionEngineDestroy`. Upstream: `MlirExecutionEngine`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsExecutionEngine;

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
  DestroyUserData destruct;
  // Called once before each run, with the context; `mlsCallbackFail` in it
  // fails the run.
  void (*initialize)(MlsContext context, void *user_data);
  // Makes user data for a copy of the pass. Without it, all copies share
  // theirs.
  void *(*clone)(void *user_data);
  // Runs the pass on one operation. `op`, and what is reached from it, may be
  // used until it returns; `pass` is stale then.
  // `mlsExternalPassSignalFailure` and `mlsCallbackFail` fail the run.
  void (*run)(MlsOperation op, MlsExternalPass pass, void *user_data);
} MlsExternalPassCallbacks;

// A pass of the host that is in no pass manager yet.
//
// Made by `mlsCreateExternalPass`; consumed by `mlsPassManagerAddOwnedPass`
// and `mlsOpPassManagerAddOwnedPass`, or destroyed by `mlsPassDestroy`.
// Upstream: `MlirPass`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPass;

// A pass manager.
//
// Made by `mlsPassManagerCreate`, `mlsPassManagerCreateOnOperation`;
// destroyed by `mlsPassManagerDestroy`. Upstream: `MlirPassManager`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPassManager;

// A pass manager inside another one, or a pass manager seen as one. It goes
// stale when its pass manager is destroyed, runs, or is given a new pipeline.
// Upstream: `MlirOpPassManager`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpPassManager;

// Text or bytes that belong to the host.
//
// Made by the functions that print; read by `mlsStringGet`; destroyed by
// `mlsStringDestroy`. No upstream counterpart.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsString;

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

// What an operation will be made of.
//
// Made by `mlsOperationStateGet`; consumed by `mlsOperationCreate` or
// destroyed by `mlsOperationStateDestroy`. Upstream: `MlirOperationState`,
// there a struct.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOperationState;

// How to print operations.
//
// Made by `mlsOpPrintingFlagsCreate`; destroyed by
// `mlsOpPrintingFlagsDestroy`. Upstream: `MlirOpPrintingFlags`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsOpPrintingFlags;

// Receives a piece of text. Valid during the call.
typedef void (*MlsStringCallback)(MlsStringRef text, void *user_data);

// How to write bytecode.
//
// Made by `mlsBytecodeWriterConfigCreate`; destroyed by
// `mlsBytecodeWriterConfigDestroy`. Upstream: `MlirBytecodeWriterConfig`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsBytecodeWriterConfig;

// A symbol table of an operation.
//
// Made by `mlsSymbolTableCreate`; destroyed by `mlsSymbolTableDestroy`; of no
// use once its operation is dead. Upstream: `MlirSymbolTable`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsSymbolTable;

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

// A set of rewrite patterns that can be applied.
//
// Made by `mlsFreezeRewritePattern`; destroyed by
// `mlsFrozenRewritePatternSetDestroy`. Upstream: `MlirFrozenRewritePatternSet`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsFrozenRewritePatternSet;

// Says that MLIR does not use the data any more.
typedef void (*MlsBlobDeleter)(void *user_data,
                               const void *data,
                               size_t size,
                               size_t alignment);

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

// What a rewrite pattern changes IR with: of use only in its callback. Upstream:
// `MlirPatternRewriter`.
typedef struct {
  // Opaque.
  uint64_t bits;
} MlsPatternRewriter;

// What a rewrite pattern of the host does. `matchAndRewrite` is needed.
typedef struct {
  // The pattern was put into a set.
  void (*construct)(void *user_data);
  // Destroys the user data, once.
  DestroyUserData destruct;
  // Looks at `op` and rewrites it with `rewriter`, or leaves it; returns
  // whether it did something. Everything in what the driver works on may be
  // read, and changed by `rewriter` only, which is stale afterwards.
  // `mlsCallbackFail` ends the driver.
  MlsBool (*matchAndRewrite)(MlsOperation op,
                             MlsPatternRewriter rewriter,
                             void *user_data);
} MlsRewritePatternCallbacks;

// What a walk does next. Upstream: `MlirWalkResult`.
typedef uint32_t MlsWalkResult;

// Is shown an operation, and returns `MLS_WALK_RESULT_*`; any other number
// stops the walk.
typedef MlsWalkResult (*MlsOperationWalkCallback)(MlsOperation op,
                                                  void *user_data);

// Order of a walk. Upstream: `MlirWalkOrder`.
typedef uint32_t MlsWalkOrder;

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

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

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
MLS_MUST_USE MlsStatus mlsAnswerDestroy(MlsAnswer answer);

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

// Gives the context of `attr`.
//
// Upstream: `mlirAttributeGetContext`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetContext(MlsAttribute attr,
                                 MlsContext *out);

// Gives the type of an attribute that has one, else `none`.
//
// Upstream: `mlirAttributeGetType`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeGetType(MlsAttribute attr, MlsType *out);

// Gives the dialect that defines `attr`.
//
// Upstream: `mlirAttributeGetDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeGetDialect(MlsAttribute attr,
                                 MlsDialect *out);

// Tells whether `attr` is an array.
//
// Upstream: `mlirAttributeIsAArray`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAArray(MlsAttribute attr, bool *out);

// Tells whether `attr` is a dictionary.
//
// Upstream: `mlirAttributeIsADictionary`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsADictionary(MlsAttribute attr, bool *out);

// Tells whether `attr` is a floating point number.
//
// Upstream: `mlirAttributeIsAFloat`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAFloat(MlsAttribute attr, bool *out);

// Tells whether `attr` is an integer.
//
// Upstream: `mlirAttributeIsAInteger`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAInteger(MlsAttribute attr, bool *out);

// Tells whether `attr` is a boolean.
//
// Upstream: `mlirAttributeIsABool`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsABool(MlsAttribute attr, bool *out);

// Tells whether `attr` is a string.
//
// Upstream: `mlirAttributeIsAString`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAString(MlsAttribute attr, bool *out);

// Tells whether `attr` is a symbol reference.
//
// Upstream: `mlirAttributeIsASymbolRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsASymbolRef(MlsAttribute attr, bool *out);

// Tells whether `attr` is a symbol reference without nesting.
//
// Upstream: `mlirAttributeIsAFlatSymbolRef`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsAFlatSymbolRef(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a type attribute.
//
// Upstream: `mlirAttributeIsAType`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAType(MlsAttribute attr, bool *out);

// Tells whether `attr` is the unit attribute.
//
// Upstream: `mlirAttributeIsAUnit`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsAttributeIsAUnit(MlsAttribute attr, bool *out);

// Tells whether `attr` is a dense constant.
//
// Upstream: `mlirAttributeIsADenseElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseElements(MlsAttribute attr,
                                       bool *out);

// Tells whether `attr` is a dense constant in a resource.
//
// Upstream: `mlirAttributeIsADenseResourceElements`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsAttributeIsADenseResourceElements(MlsAttribute attr,
                                               bool *out);

// Puts a name and an attribute together.
//
// Upstream: `mlirNamedAttributeGet`.
// Ownership: nothing to destroy.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsNamedAttributeGet(MlsIdentifier name,
                               MlsAttribute attr,
                               MlsNamedAttribute *out);

// Gives an integer attribute of an integer or index type.
//
// Upstream: `mlirIntegerAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: neither integer nor index); OUT_OF_RANGE
//   (`value`: the type does not hold it).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGet(MlsType ty,
                            int64_t value,
                            MlsAttribute *out);

// Gives the value of a signless or index integer attribute, sign-extended.
//
// Upstream: `mlirIntegerAttrGetValueInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
//   OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueInt(MlsAttribute attr,
                                    int64_t *out);

// Gives the value of a signed integer attribute.
//
// Upstream: `mlirIntegerAttrGetValueSInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
//   OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueSInt(MlsAttribute attr,
                                     int64_t *out);

// Gives the value of an unsigned integer attribute.
//
// Upstream: `mlirIntegerAttrGetValueUInt`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not an integer of that signedness);
//   OUT_OF_RANGE (`attr`: wider than 64 bits).
MLS_MUST_USE
MlsStatus mlsIntegerAttrGetValueUInt(MlsAttribute attr,
                                     uint64_t *out);

// Gives the attribute `true` or `false`.
//
// Upstream: `mlirBoolAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsBoolAttrGet(MlsContext context,
                         MlsBool value,
                         MlsAttribute *out);

// Gives the value of a boolean attribute.
//
// Upstream: `mlirBoolAttrGetValue`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a boolean).
MLS_MUST_USE MlsStatus mlsBoolAttrGetValue(MlsAttribute attr, bool *out);

// Gives a floating point attribute; the value is rounded to the type.
//
// Upstream: `mlirFloatAttrDoubleGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
MLS_MUST_USE
MlsStatus mlsFloatAttrDoubleGet(MlsContext context,
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

// Gives a string attribute. The text is copied.
//
// Upstream: `mlirStringAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsStringAttrGet(MlsContext context,
                           MlsStringRef text,
                           MlsAttribute *out);

// Gives the text of a string attribute.
//
// Upstream: `mlirStringAttrGetValue`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: of another kind).
MLS_MUST_USE
MlsStatus mlsStringAttrGetValue(MlsAttribute attr,
                                MlsStringRef *out);

// Gives the text of a symbol reference without nesting.
//
// Upstream: `mlirFlatSymbolRefAttrGetValue`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: of another kind).
MLS_MUST_USE
MlsStatus mlsFlatSymbolRefAttrGetValue(MlsAttribute attr,
                                       MlsStringRef *out);

// Gives the text of the outermost part of a symbol reference.
//
// Upstream: `mlirSymbolRefAttrGetRootReference`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: of another kind).
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetRootReference(MlsAttribute attr,
                                           MlsStringRef *out);

// Gives the text of the innermost part of a symbol reference.
//
// Upstream: `mlirSymbolRefAttrGetLeafReference`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: of another kind).
MLS_MUST_USE
MlsStatus mlsSymbolRefAttrGetLeafReference(MlsAttribute attr,
                                           MlsStringRef *out);

// Gives an array attribute.
//
// Upstream: `mlirArrayAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsArrayAttrGet(MlsContext context,
                          intptr_t nElements,
                          const MlsAttribute *elements,
                          MlsAttribute *out);

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

// Gives a dictionary attribute. A name given twice is refused.
//
// Upstream: `mlirDictionaryAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`elements`: a name given twice).
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGet(MlsContext context,
                               intptr_t nElements,
                               const MlsNamedAttribute *elements,
                               MlsAttribute *out);

// Gives the number of elements of a dictionary attribute.
//
// Upstream: `mlirDictionaryAttrGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a dictionary).
MLS_MUST_USE
MlsStatus mlsDictionaryAttrGetNumElements(MlsAttribute attr,
                                          intptr_t *out);

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

// Gives a reference to the symbol `symbol`.
//
// Upstream: `mlirFlatSymbolRefAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFlatSymbolRefAttrGet(MlsContext context,
                                  MlsStringRef symbol,
                                  MlsAttribute *out);

// Gives the attribute that holds a type.
//
// Upstream: `mlirTypeAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeAttrGet(MlsType ty, MlsAttribute *out);

// Gives the type in a type attribute.
//
// Upstream: `mlirTypeAttrGetValue`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a type attribute).
MLS_MUST_USE MlsStatus mlsTypeAttrGetValue(MlsAttribute attr, MlsType *out);

// Gives the unit attribute.
//
// Upstream: `mlirUnitAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsUnitAttrGet(MlsContext context, MlsAttribute *out);

// Gives a dense constant from its elements: as many as the shape has, or one
// for all. Each is an integer or floating point attribute of the element type.
//
// Upstream: `mlirDenseElementsAttrGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or
//   floats; `elements`: another type); OUT_OF_RANGE (`nElements`).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGet(MlsType shapedType,
                                  intptr_t nElements,
                                  const MlsAttribute *elements,
                                  MlsAttribute *out);

// Gives a dense constant with one value for all elements.
//
// Upstream: `mlirDenseElementsAttrSplatGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`shapedType`: no static shape of integers, index or
//   floats; `element`: another type).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrSplatGet(MlsType shapedType,
                                       MlsAttribute element,
                                       MlsAttribute *out);

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

// Gives the number of elements of a dense constant.
//
// Upstream: `mlirElementsAttrGetNumElements`.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a constant with elements).
MLS_MUST_USE
MlsStatus mlsElementsAttrGetNumElements(MlsAttribute attr,
                                        int64_t *out);

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
// Errors: BAD_ARGUMENT (`attr`: not a dense constant, or no splat).
MLS_MUST_USE
MlsStatus mlsDenseElementsAttrGetSplatValue(MlsAttribute attr,
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

// Gives the context of `ty`.
//
// Upstream: `mlirTypeGetContext`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeGetContext(MlsType ty, MlsContext *out);

// Gives the dialect that defines `ty`.
//
// Upstream: `mlirTypeGetDialect`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeGetDialect(MlsType ty, MlsDialect *out);

// Tells whether `ty` is an integer type.
//
// Upstream: `mlirTypeIsAInteger`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAInteger(MlsType ty, bool *out);

// Tells whether `ty` is the index type.
//
// Upstream: `mlirTypeIsAIndex`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAIndex(MlsType ty, bool *out);

// Tells whether `ty` is a floating point type.
//
// Upstream: `mlirTypeIsAFloat`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFloat(MlsType ty, bool *out);

// Tells whether `ty` is `f16`.
//
// Upstream: `mlirTypeIsAF16`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF16(MlsType ty, bool *out);

// Tells whether `ty` is `bf16`.
//
// Upstream: `mlirTypeIsABF16`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsABF16(MlsType ty, bool *out);

// Tells whether `ty` is `f32`.
//
// Upstream: `mlirTypeIsAF32`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF32(MlsType ty, bool *out);

// Tells whether `ty` is `f64`.
//
// Upstream: `mlirTypeIsAF64`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAF64(MlsType ty, bool *out);

// Tells whether `ty` is the none type.
//
// Upstream: `mlirTypeIsANone`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsANone(MlsType ty, bool *out);

// Tells whether `ty` is a function type.
//
// Upstream: `mlirTypeIsAFunction`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAFunction(MlsType ty, bool *out);

// Tells whether `ty` is a vector, tensor or memref type.
//
// Upstream: `mlirTypeIsAShaped`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAShaped(MlsType ty, bool *out);

// Tells whether `ty` is a vector type.
//
// Upstream: `mlirTypeIsAVector`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAVector(MlsType ty, bool *out);

// Tells whether `ty` is a ranked tensor type.
//
// Upstream: `mlirTypeIsARankedTensor`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsARankedTensor(MlsType ty, bool *out);

// Tells whether `ty` is an unranked tensor type.
//
// Upstream: `mlirTypeIsAUnrankedTensor`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAUnrankedTensor(MlsType ty, bool *out);

// Tells whether `ty` is a ranked memref type.
//
// Upstream: `mlirTypeIsAMemRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAMemRef(MlsType ty, bool *out);

// Tells whether `ty` is an unranked memref type.
//
// Upstream: `mlirTypeIsAUnrankedMemRef`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAUnrankedMemRef(MlsType ty, bool *out);

// Tells whether `ty` is a tuple type.
//
// Upstream: `mlirTypeIsATuple`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsATuple(MlsType ty, bool *out);

// Tells whether `ty` is a complex type.
//
// Upstream: `mlirTypeIsAComplex`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsTypeIsAComplex(MlsType ty, bool *out);

// Gives the signless integer type of `width` bits.
//
// Upstream: `mlirIntegerTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeGet(MlsContext context,
                            uint32_t width,
                            MlsType *out);

// Gives the signed integer type of `width` bits.
//
// Upstream: `mlirIntegerTypeSignedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeSignedGet(MlsContext context,
                                  uint32_t width,
                                  MlsType *out);

// Gives the unsigned integer type of `width` bits.
//
// Upstream: `mlirIntegerTypeUnsignedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`width`: at most 16 777 215).
MLS_MUST_USE
MlsStatus mlsIntegerTypeUnsignedGet(MlsContext context,
                                    uint32_t width,
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

// Gives the index type.
//
// Upstream: `mlirIndexTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIndexTypeGet(MlsContext context, MlsType *out);

// Gives the type `f16`.
//
// Upstream: `mlirF16TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF16TypeGet(MlsContext context, MlsType *out);

// Gives the type `bf16`.
//
// Upstream: `mlirBF16TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsBF16TypeGet(MlsContext context, MlsType *out);

// Gives the type `f32`.
//
// Upstream: `mlirF32TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF32TypeGet(MlsContext context, MlsType *out);

// Gives the type `f64`.
//
// Upstream: `mlirF64TypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsF64TypeGet(MlsContext context, MlsType *out);

// Gives the none type.
//
// Upstream: `mlirNoneTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE MlsStatus mlsNoneTypeGet(MlsContext context, MlsType *out);

// Gives the width of a floating point type, in bits.
//
// Upstream: `mlirFloatTypeGetWidth`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a floating point type).
MLS_MUST_USE MlsStatus mlsFloatTypeGetWidth(MlsType ty, uint32_t *out);

// Gives the complex type of an element type.
//
// Upstream: `mlirComplexTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`elementType`: not a number type).
MLS_MUST_USE MlsStatus mlsComplexTypeGet(MlsType elementType, MlsType *out);

// Gives the type of functions from `inputs` to `results`.
//
// Upstream: `mlirFunctionTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFunctionTypeGet(MlsContext context,
                             intptr_t nInputs,
                             const MlsType *inputs,
                             intptr_t nResults,
                             const MlsType *results,
                             MlsType *out);

// Gives the number of arguments of a function type.
//
// Upstream: `mlirFunctionTypeGetNumInputs`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
MLS_MUST_USE MlsStatus mlsFunctionTypeGetNumInputs(MlsType ty, intptr_t *out);

// Gives the type of argument number `pos` of a function type.
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

// Gives the number of results of a function type.
//
// Upstream: `mlirFunctionTypeGetNumResults`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a function type).
MLS_MUST_USE MlsStatus mlsFunctionTypeGetNumResults(MlsType ty, intptr_t *out);

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

// Gives the tuple type of `elements`.
//
// Upstream: `mlirTupleTypeGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsTupleTypeGet(MlsContext context,
                          intptr_t nElements,
                          const MlsType *elements,
                          MlsType *out);

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
// Errors: BAD_ARGUMENT (`ty`: not a shaped type, or without a rank).
MLS_MUST_USE MlsStatus mlsShapedTypeGetRank(MlsType ty, int64_t *out);

// Tells whether a shaped type has a rank and only static sizes.
//
// Upstream: `mlirShapedTypeHasStaticShape`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type).
MLS_MUST_USE MlsStatus mlsShapedTypeHasStaticShape(MlsType ty, bool *out);

// Gives size number `dim` of a shaped type: a number of elements, or
// `mlsShapedTypeGetDynamicSize` if it is dynamic.
//
// Upstream: `mlirShapedTypeGetDimSize`.
// Threads: any.
// Errors: BAD_ARGUMENT (`ty`: not a shaped type, or without a rank);
//   OUT_OF_RANGE (`dim`).
// Index: `dim`.
MLS_MUST_USE
MlsStatus mlsShapedTypeGetDimSize(MlsType ty,
                                  intptr_t dim,
                                  int64_t *out);

// Gives the number that stands for a dynamic size.
//
// Upstream: `mlirShapedTypeGetDynamicSize`.
// Threads: any.
int64_t mlsShapedTypeGetDynamicSize(void);

// Gives the vector type of `rank` sizes, each at least 1.
//
// Upstream: `mlirVectorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics (an
//   element type that vectors do not have).
MLS_MUST_USE
MlsStatus mlsVectorTypeGet(intptr_t rank,
                           const int64_t *shape,
                           MlsType elementType,
                           MlsType *out);

// Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
// null.
//
// Upstream: `mlirRankedTensorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics.
// Null: `encoding`.
MLS_MUST_USE
MlsStatus mlsRankedTensorTypeGet(intptr_t rank,
                                 const int64_t *shape,
                                 MlsType elementType,
                                 MlsAttribute encoding,
                                 MlsType *out);

// Gives the unranked tensor type.
//
// Upstream: `mlirUnrankedTensorTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT with diagnostics.
MLS_MUST_USE
MlsStatus mlsUnrankedTensorTypeGet(MlsType elementType,
                                   MlsType *out);

// Gives the memref type of `rank` sizes, with a layout and a memory space
// where these are not null.
//
// Upstream: `mlirMemRefTypeGetChecked`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: OUT_OF_RANGE (`rank`, `shape`); BAD_ARGUMENT with diagnostics.
// Null: `layout`, `memorySpace`.
MLS_MUST_USE
MlsStatus mlsMemRefTypeGet(MlsType elementType,
                           intptr_t rank,
                           const int64_t *shape,
                           MlsAttribute layout,
                           MlsAttribute memorySpace,
                           MlsType *out);

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
MLS_MUST_USE MlsStatus mlsDialectRegistryDestroy(MlsDialectRegistry registry);

// Adds all of MLIR's dialects and extensions to a registry.
//
// Upstream: `mlirRegisterAllDialects`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAllDialects(MlsDialectRegistry registry);

// Makes all of MLIR's passes known by name to the process. Runs once, however
// often and from however many threads it is called; every call returns after
// it has finished.
//
// Upstream: `mlirRegisterAllPasses`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsRegisterAllPasses(void);

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
MLS_MUST_USE
MlsStatus mlsContextAppendDialectRegistry(MlsContext context,
                                          MlsDialectRegistry registry);

// Sets whether operations of unknown dialects may be made and parsed.
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
                                        DestroyUserData destroy,
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

// Gives the number of threads that a context can use; 1 if it has no workers.
//
// Upstream: `mlirContextGetNumThreads`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsContextGetNumThreads(MlsContext context,
                                  uint32_t *out);

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
                                            DestroyUserData destroy,
                                            uint64_t *out);

// Detaches a handler. Its user data is destroyed once it is not running any
// more.
//
// Upstream: `mlirContextDetachDiagnosticHandler`.
// Threads: any.
// Errors: NOT_AVAILABLE (`id`).
MLS_MUST_USE
MlsStatus mlsContextDetachDiagnosticHandler(MlsContext context,
                                            uint64_t id);

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
MLS_MUST_USE MlsStatus mlsExecutionEngineDestroy(MlsExecutionEngine engine);

// Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a function
// does it too. Everything that the code needs must be there before.
//
// Upstream: `mlirExecutionEngineInitialize`.
// Threads: any; waits while another thread compiles or initializes.
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
// Errors: NO_SYMBOL (`name`: the module has no such function, or it has no C
//   interface; or, naming it, what the code uses and nobody defines);
//   NULL_POINTER (`arguments`: it is null, or a pointer in it is);
//   UPSTREAM_FAILED.
// Null: `arguments`.
MLS_MUST_USE
MlsStatus mlsExecutionEngineInvokePacked(MlsExecutionEngine engine,
                                         MlsStringRef name,
                                         void **arguments);

// Looks up the wrapper of a function of the module, whether it has a C
// interface or not: a `void (*)(void **)` which takes one pointer for each
// argument, and one more for the result if there is one.
//
// Upstream: `mlirExecutionEngineLookupPacked`.
// Ownership: a view: the result belongs to the engine.
// Valid until: the engine is destroyed.
// Threads: any; waits while another thread compiles or initializes.
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

// Destroys a pass that no pass manager has taken.
//
// Upstream: none.
// Ownership: consumes `pass`.
// Threads: any.
MLS_MUST_USE MlsStatus mlsPassDestroy(MlsPass pass);

// Puts a pass at the end of a pass manager.
//
// Upstream: `mlirPassManagerAddOwnedPass`.
// Ownership: consumes `pass`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_ARGUMENT (`pass`: for another operation).
MLS_MUST_USE
MlsStatus mlsPassManagerAddOwnedPass(MlsPassManager passManager,
                                     MlsPass pass);

// Puts a pass at the end of a nested pass manager.
//
// Upstream: `mlirOpPassManagerAddOwnedPass`.
// Ownership: consumes `pass`.
// Threads: any; BUSY while the pass manager runs.
// Errors: BAD_ARGUMENT (`pass`: for another operation).
MLS_MUST_USE
MlsStatus mlsOpPassManagerAddOwnedPass(MlsOpPassManager passManager,
                                       MlsPass pass);

// Says, inside of its `run`, that a pass has failed.
//
// Upstream: `mlirExternalPassSignalFailure`.
// Threads: that of the callback.
MLS_MUST_USE MlsStatus mlsExternalPassSignalFailure(MlsExternalPass pass);

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

// Counts the live objects that have handles: of the kind `kind`
// (`MLS_KIND_*`), or of all kinds if it is 0. A module counts as an operation;
// values and the regions of operations have no entry of their own and do not
// count.
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

// Gives the unknown location.
//
// Upstream: `mlirLocationUnknownGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationUnknownGet(MlsContext context,
                                MlsLocation *out);

// Gives a place in a file.
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

// Gives a location of a callee inlined at a caller.
//
// Upstream: `mlirLocationCallSiteGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationCallSiteGet(MlsLocation callee,
                                 MlsLocation caller,
                                 MlsLocation *out);

// Gives a location that stands for several, with metadata if `metadata` is not
// null.
//
// Upstream: `mlirLocationFusedGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Null: `metadata`.
MLS_MUST_USE
MlsStatus mlsLocationFusedGet(MlsContext context,
                              intptr_t nLocations,
                              const MlsLocation *locations,
                              MlsAttribute metadata,
                              MlsLocation *out);

// Gives a named location, around `child` unless that is null.
//
// Upstream: `mlirLocationNameGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Null: `child`.
MLS_MUST_USE
MlsStatus mlsLocationNameGet(MlsContext context,
                             MlsStringRef name,
                             MlsLocation child,
                             MlsLocation *out);

// Gives the location that an attribute is.
//
// Upstream: `mlirLocationFromAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
// Errors: BAD_ARGUMENT (`attr`: not a location).
MLS_MUST_USE
MlsStatus mlsLocationFromAttribute(MlsAttribute attr,
                                   MlsLocation *out);

// Gives a location as an attribute.
//
// Upstream: `mlirLocationGetAttribute`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationGetAttribute(MlsLocation location,
                                  MlsAttribute *out);

// Gives the context of a location.
//
// Upstream: `mlirLocationGetContext`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsLocationGetContext(MlsLocation location,
                                MlsContext *out);

// Gives the identifier with this text.
//
// Upstream: `mlirIdentifierGet`.
// Ownership: nothing to destroy; the result lives as long as its context.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIdentifierGet(MlsContext context,
                           MlsStringRef text,
                           MlsIdentifier *out);

// Gives the text of an identifier.
//
// Upstream: `mlirIdentifierStr`.
// Ownership: the text belongs to the context.
// Valid until: the context is destroyed.
// Threads: any.
MLS_MUST_USE MlsStatus mlsIdentifierStr(MlsIdentifier ident, MlsStringRef *out);

// Gives the context of an identifier.
//
// Upstream: `mlirIdentifierGetContext`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsIdentifierGetContext(MlsIdentifier ident,
                                  MlsContext *out);

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

// Verifies `op` and everything in it.
//
// Upstream: `mlirOperationVerify`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: VERIFY_ERROR with diagnostics.
MLS_MUST_USE MlsStatus mlsOperationVerify(MlsOperation op);

// Parses one operation, detached. `sourceName` names the text in diagnostics.
//
// Upstream: `mlirOperationCreateParse`.
// Ownership: the caller owns the result until it is put into a block
//   (`mlsOperationDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
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
// Errors: BAD_ARGUMENT (`attributes`: a name was added before).
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

// Makes the operation that `state` describes, detached. On failure nothing is
// consumed: state and regions are the caller's as before.
//
// Upstream: `mlirOperationCreate`.
// Ownership: consumes `state` and its regions; the caller owns the result
//   until it is put into a block (`mlsOperationDestroy`).
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: STALE_HANDLE (`state`: something added to it is dead); BAD_ARGUMENT
//   (unknown operation, an inherent attribute of the wrong kind);
//   UPSTREAM_FAILED with diagnostics (no result types).
MLS_MUST_USE
MlsStatus mlsOperationCreate(MlsOperationState state,
                             MlsOperation *out);

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
MLS_MUST_USE MlsStatus mlsPassManagerDestroy(MlsPassManager passManager);

// Gives a pass manager as one that others can be nested in.
//
// Upstream: `mlirPassManagerGetAsOpPassManager`.
// Ownership: a view: the result belongs to the pass manager.
// Valid until: the pass manager is destroyed, runs, or is given another
//   pipeline.
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
// `builtin.module(canonicalize,func.func(cse))`. Pass managers nested in it go
// stale. On failure nothing is replaced.
//
// Upstream: `mlirParsePassPipeline`.
// Threads: any; BUSY while a long call on another thread uses the IR of the
//   context.
// Errors: PIPELINE_ERROR, with what upstream says.
MLS_MUST_USE
MlsStatus mlsParsePassPipeline(MlsOpPassManager passManager,
                               MlsStringRef pipeline);

// Prints the pipeline of a pass manager in textual form.
//
// Upstream: `mlirPrintPassPipeline`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
MLS_MUST_USE
MlsStatus mlsPrintPassPipeline(MlsOpPassManager passManager,
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
// Errors: BAD_ARGUMENT (`op`: not what the pass manager is for); PASS_FAILED
//   with diagnostics.
MLS_MUST_USE
MlsStatus mlsPassManagerRunOnOp(MlsPassManager passManager,
                                MlsOperation op);

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
MLS_MUST_USE MlsStatus mlsValueToString(MlsValue value, MlsString *out);

// Prints a block: calls `callback` once with all of the text, without any
// lock.
//
// Upstream: `mlirBlockPrint`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
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
MLS_MUST_USE MlsStatus mlsBlockToString(MlsBlock block, MlsString *out);

// Prints an operation: calls `callback` once with all of the text, without any
// lock. IR that does not verify is printed in the generic form.
//
// Upstream: `mlirOperationPrint`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Null: `userData`.
MLS_MUST_USE
MlsStatus mlsOperationPrint(MlsOperation op,
                            MlsStringCallback callback,
                            void *userData);

// Prints an operation with flags; else as `mlsOperationPrint`.
//
// Upstream: `mlirOperationPrintWithFlags`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
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

// Writes an operation as bytecode: calls `callback` once with all of it,
// without any lock. `config` may be null.
//
// Upstream: `mlirOperationWriteBytecodeWithConfig`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: UPSTREAM_FAILED with diagnostics (a version that cannot be written).
// Null: `userData`, `config`.
MLS_MUST_USE
MlsStatus mlsOperationWriteBytecode(MlsOperation op,
                                    MlsBytecodeWriterConfig config,
                                    MlsStringCallback callback,
                                    void *userData);

// Writes an operation as bytecode into a string. `config` may be null.
//
// Upstream: `mlirOperationWriteBytecodeWithConfig`.
// Ownership: the caller destroys the result with `mlsStringDestroy`.
// Threads: any; BUSY while a call on another thread changes the IR of the
//   context.
// Errors: UPSTREAM_FAILED with diagnostics (a version that cannot be written).
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
// Errors: those of a handle; OUT_OF_RANGE (`handle`: as many references as
//   there can be).
MLS_MUST_USE MlsStatus mlsHandleRetain(uint64_t handle);

// Gives up a reference to the object of any handle.
//
// Upstream: none.
// Ownership: takes one reference. When nobody holds the object, nor anything
//   in what it is in, that is destroyed: now, or as soon as a long call or
//   other IR does not need it any more.
// Threads: any, also during a long call.
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

// Adds a reference to a context. It lives on until everything in it is given up
// too: types, IR, pass managers.
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
// Errors: BAD_STATE (`registry`: no reference left).
MLS_MUST_USE MlsStatus mlsDialectRegistryRelease(MlsDialectRegistry registry);

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
// Errors: BAD_STATE (`module`: no reference left).
MLS_MUST_USE MlsStatus mlsModuleRelease(MlsModule module);

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
// Errors: BAD_STATE (`op`: no reference left).
MLS_MUST_USE MlsStatus mlsOperationRelease(MlsOperation op);

// Adds a reference to a region. It keeps alive the operation around the region;
// of a detached region, itself.
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
// Errors: BAD_STATE (`region`: no reference left).
MLS_MUST_USE MlsStatus mlsRegionRelease(MlsRegion region);

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
// Errors: BAD_STATE (`block`: no reference left).
MLS_MUST_USE MlsStatus mlsBlockRelease(MlsBlock block);

// Adds a reference to an execution engine.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsExecutionEngineRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`engine`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsExecutionEngineRetain(MlsExecutionEngine engine);

// Gives up a reference to an execution engine, dead or alive; see
// `mlsHandleRelease`. Code that is running stays until it has returned.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Errors: BAD_STATE (`engine`: no reference left).
MLS_MUST_USE MlsStatus mlsExecutionEngineRelease(MlsExecutionEngine engine);

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
// Errors: BAD_STATE (`passManager`: no reference left).
MLS_MUST_USE MlsStatus mlsPassManagerRelease(MlsPassManager passManager);

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
// Errors: BAD_STATE (`passManager`: no reference left).
MLS_MUST_USE MlsStatus mlsOpPassManagerRelease(MlsOpPassManager passManager);

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
// Errors: BAD_STATE (`symbolTable`: no reference left).
MLS_MUST_USE MlsStatus mlsSymbolTableRelease(MlsSymbolTable symbolTable);

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
// Errors: BAD_STATE (`state`: no reference left).
MLS_MUST_USE MlsStatus mlsOperationStateRelease(MlsOperationState state);

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
// Errors: BAD_STATE (`flags`: no reference left).
MLS_MUST_USE MlsStatus mlsOpPrintingFlagsRelease(MlsOpPrintingFlags flags);

// Adds a reference to a bytecode writer configuration.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsBytecodeWriterConfigRelease`.
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
// Errors: BAD_STATE (`config`: no reference left).
MLS_MUST_USE
MlsStatus mlsBytecodeWriterConfigRelease(MlsBytecodeWriterConfig config);

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
// Errors: BAD_STATE (`string`: no reference left).
MLS_MUST_USE MlsStatus mlsStringRelease(MlsString string);

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
// Errors: BAD_STATE (`report`: no reference left).
MLS_MUST_USE MlsStatus mlsReportRelease(MlsReport report);

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
// Errors: BAD_STATE (`pass`: no reference left).
MLS_MUST_USE MlsStatus mlsPassRelease(MlsPass pass);

// Adds a reference to a thread pool.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsLlvmThreadPoolRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`pool`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolRetain(MlsLlvmThreadPool pool);

// Gives up a reference to a thread pool, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Errors: BAD_STATE (`pool`: no reference left).
MLS_MUST_USE MlsStatus mlsLlvmThreadPoolRelease(MlsLlvmThreadPool pool);

// Adds a reference to a rewrite pattern.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsRewritePatternRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`pattern`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRewritePatternRetain(MlsRewritePattern pattern);

// Gives up a reference to a rewrite pattern, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Errors: BAD_STATE (`pattern`: no reference left).
MLS_MUST_USE
MlsStatus mlsRewritePatternRelease(MlsRewritePattern pattern);

// Adds a reference to a rewrite pattern set.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsRewritePatternSetRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
MLS_MUST_USE MlsStatus mlsRewritePatternSetRetain(MlsRewritePatternSet set);

// Gives up a reference to a rewrite pattern set, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Errors: BAD_STATE (`set`: no reference left).
MLS_MUST_USE
MlsStatus mlsRewritePatternSetRelease(MlsRewritePatternSet set);

// Adds a reference to a frozen rewrite pattern set.
//
// Upstream: none.
// Ownership: gives the caller one reference, for `mlsFrozenRewritePatternSetRelease`.
// Threads: any, also during a long call.
// Errors: OUT_OF_RANGE (`set`: as many references as there can be).
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetRetain(MlsFrozenRewritePatternSet set);

// Gives up a reference to a frozen rewrite pattern set, dead or alive; see `mlsHandleRelease`.
//
// Upstream: none.
// Ownership: takes one reference.
// Threads: any, also during a long call.
// Errors: BAD_STATE (`set`: no reference left).
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetRelease(MlsFrozenRewritePatternSet set);

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
// Errors: BAD_STATE (`answer`: no reference left).
MLS_MUST_USE MlsStatus mlsAnswerRelease(MlsAnswer answer);

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

// Gives the usual values.
//
// Upstream: `mlirGreedyRewriteDriverConfigCreate`.
// Ownership: plain data.
// Threads: any.
MlsGreedyRewriteDriverConfig mlsGreedyRewriteDriverConfigCreate(void);

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
MLS_MUST_USE MlsStatus mlsRewritePatternSetDestroy(MlsRewritePatternSet set);

// Puts a pattern into a set.
//
// Upstream: `mlirRewritePatternSetAdd`.
// Ownership: consumes `pattern`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsRewritePatternSetAdd(MlsRewritePatternSet set,
                                  MlsRewritePattern pattern);

// Makes a set ready to be applied, as often as you like and on several threads
// at once.
//
// Upstream: `mlirFreezeRewritePattern`.
// Ownership: consumes `set`; the caller destroys the result with
//   `mlsFrozenRewritePatternSetDestroy`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFreezeRewritePattern(MlsRewritePatternSet set,
                                  MlsFrozenRewritePatternSet *out);

// Destroys a frozen set, and its patterns once no driver uses them any more.
//
// Upstream: `mlirFrozenRewritePatternSetDestroy`.
// Ownership: consumes `set`.
// Threads: any.
MLS_MUST_USE
MlsStatus mlsFrozenRewritePatternSetDestroy(MlsFrozenRewritePatternSet set);

// Applies patterns to everything in `op`, and folds, until nothing changes. It
// has a number like a pass run, which the reports of the dead name.
//
// Upstream: `mlirApplyPatternsAndFoldGreedilyWithOp`.
// Threads: any; BUSY while a long call on another thread uses what is around
//   `op`, which this one then has to itself.
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
// Errors: as for `mlsApplyPatternsAndFoldGreedilyWithOp`.
MLS_MUST_USE
MlsStatus mlsApplyPatternsAndFoldGreedily(MlsModule module,
                                          MlsFrozenRewritePatternSet patterns,
                                          MlsGreedyRewriteDriverConfig config);

// Applies patterns to everything in `op` once, without folding; what they make
// is not looked at again.
//
// Upstream: `mlirWalkAndApplyPatterns`.
// Threads: any; BUSY while a long call on another thread uses what is around
//   `op`, which this one then has to itself.
// Errors: CALLBACK_FAILED, with the token of the pattern; BAD_STATE (`op`: an
//   operand in it is defined by something detached).
MLS_MUST_USE
MlsStatus mlsWalkAndApplyPatterns(MlsOperation op,
                                  MlsFrozenRewritePatternSet patterns);

// Says that what is inserted next goes in front of `op`.
//
// Upstream: `mlirRewriterBaseSetInsertionPointBefore`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointBefore(MlsPatternRewriter rewriter,
                                                 MlsOperation op);

// Says that what is inserted next goes behind `op`.
//
// Upstream: `mlirRewriterBaseSetInsertionPointAfter`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: in no block).
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointAfter(MlsPatternRewriter rewriter,
                                                MlsOperation op);

// Says that what is inserted next goes first in a block.
//
// Upstream: `mlirRewriterBaseSetInsertionPointToStart`.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointToStart(MlsPatternRewriter rewriter,
                                                  MlsBlock block);

// Says that what is inserted next goes last in a block.
//
// Upstream: `mlirRewriterBaseSetInsertionPointToEnd`.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseSetInsertionPointToEnd(MlsPatternRewriter rewriter,
                                                MlsBlock block);

// Gives the block that the next insertion goes into; null if there is none.
//
// Upstream: `mlirRewriterBaseGetInsertionBlock`.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetInsertionBlock(MlsPatternRewriter rewriter,
                                           MlsBlock *out);

// Gives the operation that the next insertion goes in front of; null at the end
// of a block.
//
// Upstream: `mlirRewriterBaseGetOperationAfterInsertion`.
// Threads: that of the callback.
MLS_MUST_USE
MlsStatus mlsRewriterBaseGetOperationAfterInsertion(MlsPatternRewriter rewriter,
                                                    MlsOperation *out);

// Inserts a detached operation, so that the driver knows of it.
//
// Upstream: `mlirRewriterBaseInsert`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: in a block; `rewriter`: no place is set).
MLS_MUST_USE
MlsStatus mlsRewriterBaseInsert(MlsPatternRewriter rewriter,
                                MlsOperation op);

// Inserts a copy of an operation and everything in it.
//
// Upstream: `mlirRewriterBaseClone`.
// Threads: that of the callback.
// Errors: BAD_STATE (`rewriter`: no place is set).
MLS_MUST_USE
MlsStatus mlsRewriterBaseClone(MlsPatternRewriter rewriter,
                               MlsOperation op,
                               MlsOperation *out);

// Erases an operation and everything in it. Refused if something outside uses
// something in it. If it is where the next insertion goes, that goes to what is
// behind it.
//
// Upstream: `mlirRewriterBaseEraseOp`.
// Threads: that of the callback.
// Errors: IN_USE (`op`), naming the user; OUT_OF_SCOPE (`op`: what the driver
//   works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseEraseOp(MlsPatternRewriter rewriter,
                                 MlsOperation op);

// Replaces the results of an operation by values of the same types, everywhere,
// and erases it.
//
// Upstream: `mlirRewriterBaseReplaceOpWithValues`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`values`: not one of the type of each result);
//   OUT_OF_SCOPE (`op`: what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceOpWithValues(MlsPatternRewriter rewriter,
                                             MlsOperation op,
                                             intptr_t nValues,
                                             const MlsValue *values);

// Replaces the results of an operation by those of another one, everywhere, and
// erases it.
//
// Upstream: `mlirRewriterBaseReplaceOpWithOperation`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`newOp`: not one result of the type of each);
//   OUT_OF_SCOPE (`op`: what the driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceOpWithOperation(MlsPatternRewriter rewriter,
                                                MlsOperation op,
                                                MlsOperation newOp);

// Replaces a value by another one of its type, everywhere.
//
// Upstream: `mlirRewriterBaseReplaceAllUsesWith`.
// Threads: that of the callback.
// Errors: BAD_ARGUMENT (`to`: of another type, or the same value).
MLS_MUST_USE
MlsStatus mlsRewriterBaseReplaceAllUsesWith(MlsPatternRewriter rewriter,
                                            MlsValue from,
                                            MlsValue to);

// Moves `op` in front of `existingOp`.
//
// Upstream: `mlirRewriterBaseMoveOpBefore`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT
//   (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMoveOpBefore(MlsPatternRewriter rewriter,
                                      MlsOperation op,
                                      MlsOperation existingOp);

// Moves `op` behind `existingOp`.
//
// Upstream: `mlirRewriterBaseMoveOpAfter`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`, `existingOp`: in no block); BAD_ARGUMENT
//   (`existingOp`: `op` itself or inside of it); OUT_OF_SCOPE (what the
//   driver works on).
MLS_MUST_USE
MlsStatus mlsRewriterBaseMoveOpAfter(MlsPatternRewriter rewriter,
                                     MlsOperation op,
                                     MlsOperation existingOp);

// Begins to change an operation in place: until it is finalized or cancelled
// its attributes and operands may be set with the usual functions.
//
// Upstream: `mlirRewriterBaseStartOpModification`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: another one is being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseStartOpModification(MlsPatternRewriter rewriter,
                                             MlsOperation op);

// Ends the change of an operation in place: the driver looks at it again.
//
// Upstream: `mlirRewriterBaseFinalizeOpModification`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: not being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseFinalizeOpModification(MlsPatternRewriter rewriter,
                                                MlsOperation op);

// Ends the change of an operation in place, of which nothing came.
//
// Upstream: `mlirRewriterBaseCancelOpModification`.
// Threads: that of the callback.
// Errors: BAD_STATE (`op`: not being modified).
MLS_MUST_USE
MlsStatus mlsRewriterBaseCancelOpModification(MlsPatternRewriter rewriter,
                                              MlsOperation op);

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

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MLIR_SHIM_H */
