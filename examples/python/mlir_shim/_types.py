"""Types and functions of the library, as ctypes and enum spell them.

Written by codegen (codegen/src/layers/python.rs); do not edit.
"""

from __future__ import annotations

import ctypes
from enum import IntEnum

SONAME = "libmlir_shim.so.0"

__all__ = [
    "EmitCCmpPredicate",
    "LLVMCConv",
    "LLVMComdat",
    "LLVMDIEmissionKind",
    "LLVMDINameTableKind",
    "LLVMLinkage",
    "LLVMTypeEncoding",
    "SparseTensorLevelFormat",
    "SparseTensorLevelPropertyNondefault",
    "WalkOrder",
    "WalkResult",
    "PassDisplayMode",
    "Kind",
    "InvalidationMode",
    "DiagnosticSeverity",
    "GreedyRewriteStrictness",
    "GreedySimplifyRegionLevel",
    "Status",
]


class EmitCCmpPredicate(IntEnum):
    """How `emitc.cmp` compares. Upstream: `MlirEmitCCmpPredicate`."""

    #: `MLIR_EMITC_CMP_PREDICATE_EQ`.
    EQ = 0
    #: `MLIR_EMITC_CMP_PREDICATE_NE`.
    NE = 1
    #: `MLIR_EMITC_CMP_PREDICATE_LT`.
    LT = 2
    #: `MLIR_EMITC_CMP_PREDICATE_LE`.
    LE = 3
    #: `MLIR_EMITC_CMP_PREDICATE_GT`.
    GT = 4
    #: `MLIR_EMITC_CMP_PREDICATE_GE`.
    GE = 5
    #: `MLIR_EMITC_CMP_PREDICATE_THREE_WAY`.
    THREE_WAY = 6


class LLVMCConv(IntEnum):
    """A calling convention of LLVM. Upstream: `MlirLLVMCConv`."""

    #: `MlirLLVMCConvC`.
    C = 0
    #: `MlirLLVMCConvFast`.
    FAST = 8
    #: `MlirLLVMCConvCold`.
    COLD = 9
    #: `MlirLLVMCConvGHC`.
    GHC = 10
    #: `MlirLLVMCConvHiPE`.
    HI_PE = 11
    #: `MlirLLVMCConvAnyReg`.
    ANY_REG = 13
    #: `MlirLLVMCConvPreserveMost`.
    PRESERVE_MOST = 14
    #: `MlirLLVMCConvPreserveAll`.
    PRESERVE_ALL = 15
    #: `MlirLLVMCConvSwift`.
    SWIFT = 16
    #: `MlirLLVMCConvCXX_FAST_TLS`.
    CXX_FAST_TLS = 17
    #: `MlirLLVMCConvTail`.
    TAIL = 18
    #: `MlirLLVMCConvCFGuard_Check`.
    CF_GUARD_CHECK = 19
    #: `MlirLLVMCConvSwiftTail`.
    SWIFT_TAIL = 20
    #: `MlirLLVMCConvX86_StdCall`.
    X86_STD_CALL = 64
    #: `MlirLLVMCConvX86_FastCall`.
    X86_FAST_CALL = 65
    #: `MlirLLVMCConvARM_APCS`.
    ARM_APCS = 66
    #: `MlirLLVMCConvARM_AAPCS`.
    ARM_AAPCS = 67
    #: `MlirLLVMCConvARM_AAPCS_VFP`.
    ARM_AAPCS_VFP = 68
    #: `MlirLLVMCConvMSP430_INTR`.
    MSP430_INTR = 69
    #: `MlirLLVMCConvX86_ThisCall`.
    X86_THIS_CALL = 70
    #: `MlirLLVMCConvPTX_Kernel`.
    PTX_KERNEL = 71
    #: `MlirLLVMCConvPTX_Device`.
    PTX_DEVICE = 72
    #: `MlirLLVMCConvSPIR_FUNC`.
    SPIR_FUNC = 75
    #: `MlirLLVMCConvSPIR_KERNEL`.
    SPIR_KERNEL = 76
    #: `MlirLLVMCConvIntel_OCL_BI`.
    INTEL_OCL_BI = 77
    #: `MlirLLVMCConvX86_64_SysV`.
    X86_64_SYS_V = 78
    #: `MlirLLVMCConvWin64`.
    WIN64 = 79
    #: `MlirLLVMCConvX86_VectorCall`.
    X86_VECTOR_CALL = 80
    #: `MlirLLVMCConvDUMMY_HHVM`.
    DUMMY_HHVM = 81
    #: `MlirLLVMCConvDUMMY_HHVM_C`.
    DUMMY_HHVM_C = 82
    #: `MlirLLVMCConvX86_INTR`.
    X86_INTR = 83
    #: `MlirLLVMCConvAVR_INTR`.
    AVR_INTR = 84
    #: `MlirLLVMCConvAVR_BUILTIN`.
    AVR_BUILTIN = 86
    #: `MlirLLVMCConvAMDGPU_VS`.
    AMDGPU_VS = 87
    #: `MlirLLVMCConvAMDGPU_GS`.
    AMDGPU_GS = 88
    #: `MlirLLVMCConvAMDGPU_CS`.
    AMDGPU_CS = 90
    #: `MlirLLVMCConvAMDGPU_KERNEL`.
    AMDGPU_KERNEL = 91
    #: `MlirLLVMCConvX86_RegCall`.
    X86_REG_CALL = 92
    #: `MlirLLVMCConvAMDGPU_HS`.
    AMDGPU_HS = 93
    #: `MlirLLVMCConvMSP430_BUILTIN`.
    MSP430_BUILTIN = 94
    #: `MlirLLVMCConvAMDGPU_LS`.
    AMDGPU_LS = 95
    #: `MlirLLVMCConvAMDGPU_ES`.
    AMDGPU_ES = 96
    #: `MlirLLVMCConvAArch64_VectorCall`.
    A_ARCH64_VECTOR_CALL = 97
    #: `MlirLLVMCConvAArch64_SVE_VectorCall`.
    A_ARCH64_SVE_VECTOR_CALL = 98
    #: `MlirLLVMCConvWASM_EmscriptenInvoke`.
    WASM_EMSCRIPTEN_INVOKE = 99
    #: `MlirLLVMCConvAMDGPU_Gfx`.
    AMDGPU_GFX = 100
    #: `MlirLLVMCConvM68k_INTR`.
    M68K_INTR = 101


class LLVMComdat(IntEnum):
    """How the linker selects one of equal sections. Upstream: `MlirLLVMComdat`."""

    #: `MlirLLVMComdatAny`.
    ANY = 0
    #: `MlirLLVMComdatExactMatch`.
    EXACT_MATCH = 1
    #: `MlirLLVMComdatLargest`.
    LARGEST = 2
    #: `MlirLLVMComdatNoDeduplicate`.
    NO_DEDUPLICATE = 3
    #: `MlirLLVMComdatSameSize`.
    SAME_SIZE = 4


class LLVMDIEmissionKind(IntEnum):
    """How much debug information a unit has. Upstream: `MlirLLVMDIEmissionKind`."""

    #: `MlirLLVMDIEmissionKindNone`.
    NONE = 0
    #: `MlirLLVMDIEmissionKindFull`.
    FULL = 1
    #: `MlirLLVMDIEmissionKindLineTablesOnly`.
    LINE_TABLES_ONLY = 2
    #: `MlirLLVMDIEmissionKindDebugDirectivesOnly`.
    DEBUG_DIRECTIVES_ONLY = 3


class LLVMDINameTableKind(IntEnum):
    """The table of names that a unit has for debuggers. Upstream:
    `MlirLLVMDINameTableKind`.
    """

    #: `MlirLLVMDINameTableKindDefault`.
    DEFAULT = 0
    #: `MlirLLVMDINameTableKindGNU`.
    GNU = 1
    #: `MlirLLVMDINameTableKindNone`.
    NONE = 2
    #: `MlirLLVMDINameTableKindApple`.
    APPLE = 3


class LLVMLinkage(IntEnum):
    """How a symbol is linked. Upstream: `MlirLLVMLinkage`."""

    #: `MlirLLVMLinkageExternal`.
    EXTERNAL = 0
    #: `MlirLLVMLinkageAvailableExternally`.
    AVAILABLE_EXTERNALLY = 1
    #: `MlirLLVMLinkageLinkonce`.
    LINKONCE = 2
    #: `MlirLLVMLinkageLinkonceODR`.
    LINKONCE_ODR = 3
    #: `MlirLLVMLinkageWeak`.
    WEAK = 4
    #: `MlirLLVMLinkageWeakODR`.
    WEAK_ODR = 5
    #: `MlirLLVMLinkageAppending`.
    APPENDING = 6
    #: `MlirLLVMLinkageInternal`.
    INTERNAL = 7
    #: `MlirLLVMLinkagePrivate`.
    PRIVATE = 8
    #: `MlirLLVMLinkageExternWeak`.
    EXTERN_WEAK = 9
    #: `MlirLLVMLinkageCommon`.
    COMMON = 10


class LLVMTypeEncoding(IntEnum):
    """How debuggers read a basic type, as DWARF numbers it. Upstream:
    `MlirLLVMTypeEncoding`.
    """

    #: `MlirLLVMTypeEncodingAddress`.
    ADDRESS = 1
    #: `MlirLLVMTypeEncodingBoolean`.
    BOOLEAN = 2
    #: `MlirLLVMTypeEncodingComplexFloat`.
    COMPLEX_FLOAT = 49
    #: `MlirLLVMTypeEncodingFloatT`.
    FLOAT_T = 4
    #: `MlirLLVMTypeEncodingSigned`.
    SIGNED = 5
    #: `MlirLLVMTypeEncodingSignedChar`.
    SIGNED_CHAR = 6
    #: `MlirLLVMTypeEncodingUnsigned`.
    UNSIGNED = 7
    #: `MlirLLVMTypeEncodingUnsignedChar`.
    UNSIGNED_CHAR = 8
    #: `MlirLLVMTypeEncodingImaginaryFloat`.
    IMAGINARY_FLOAT = 9
    #: `MlirLLVMTypeEncodingPackedDecimal`.
    PACKED_DECIMAL = 10
    #: `MlirLLVMTypeEncodingNumericString`.
    NUMERIC_STRING = 11
    #: `MlirLLVMTypeEncodingEdited`.
    EDITED = 12
    #: `MlirLLVMTypeEncodingSignedFixed`.
    SIGNED_FIXED = 13
    #: `MlirLLVMTypeEncodingUnsignedFixed`.
    UNSIGNED_FIXED = 14
    #: `MlirLLVMTypeEncodingDecimalFloat`.
    DECIMAL_FLOAT = 15
    #: `MlirLLVMTypeEncodingUTF`.
    UTF = 16
    #: `MlirLLVMTypeEncodingUCS`.
    UCS = 17
    #: `MlirLLVMTypeEncodingASCII`.
    ASCII = 18
    #: `MlirLLVMTypeEncodingLoUser`.
    LO_USER = 128
    #: `MlirLLVMTypeEncodingHiUser`.
    HI_USER = 255


class SparseTensorLevelFormat(IntEnum):
    """How a level of a sparse tensor is stored. Upstream: `MlirSparseTensorLevelFormat`."""

    #: `MLIR_SPARSE_TENSOR_LEVEL_DENSE`.
    DENSE = 65536
    #: `MLIR_SPARSE_TENSOR_LEVEL_BATCH`.
    BATCH = 131072
    #: `MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED`.
    COMPRESSED = 262144
    #: `MLIR_SPARSE_TENSOR_LEVEL_SINGLETON`.
    SINGLETON = 524288
    #: `MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED`.
    LOOSE_COMPRESSED = 1048576
    #: `MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M`.
    N_OUT_OF_M = 2097152


class SparseTensorLevelPropertyNondefault(IntEnum):
    """What a level of a sparse tensor has not by default. Upstream:
    `MlirSparseTensorLevelPropertyNondefault`.
    """

    #: `MLIR_SPARSE_PROPERTY_NON_UNIQUE`.
    NON_UNIQUE = 1
    #: `MLIR_SPARSE_PROPERTY_NON_ORDERED`.
    NON_ORDERED = 2
    #: `MLIR_SPARSE_PROPERTY_SOA`.
    SOA = 4


class WalkOrder(IntEnum):
    """Order of a walk. Upstream: `MlirWalkOrder`."""

    #: An operation before what is in it.
    PRE_ORDER = 0
    #: An operation after what is in it.
    POST_ORDER = 1


class WalkResult(IntEnum):
    """What a walk does next. Upstream: `MlirWalkResult`."""

    #: Go on.
    ADVANCE = 0
    #: Stop.
    INTERRUPT = 1
    #: Go on, but not into this operation (in pre-order).
    SKIP = 2


class PassDisplayMode(IntEnum):
    """Which form statistics have: one of `MLS_PASS_DISPLAY_MODE_*`. Upstream:
    `MlirPassDisplayMode`.
    """

    #: Statistics as a list.
    LIST = 0
    #: Statistics in the form of the pipeline.
    PIPELINE = 1


class Kind(IntEnum):
    """The kind of a handle."""

    #: Kind of context handles.
    CONTEXT = 1
    #: Kind of dialect registry handles.
    DIALECT_REGISTRY = 2
    #: Kind of dialect handles.
    DIALECT = 3
    #: Kind of module handles.
    MODULE = 4
    #: Kind of operation handles.
    OPERATION = 5
    #: Kind of region handles.
    REGION = 6
    #: Kind of block handles.
    BLOCK = 7
    #: Kind of value handles.
    VALUE = 8
    #: Kind of location handles.
    LOCATION = 9
    #: Kind of identifier handles.
    IDENTIFIER = 10
    #: Kind of type handles.
    TYPE = 11
    #: Kind of attribute handles.
    ATTRIBUTE = 12
    #: Kind of symbol table handles.
    SYMBOL_TABLE = 13
    #: Kind of pass manager handles.
    PASS_MANAGER = 14
    #: Kind of operation pass manager handles.
    OP_PASS_MANAGER = 15
    #: Kind of operation state handles.
    OPERATION_STATE = 16
    #: Kind of printing flags handles.
    OP_PRINTING_FLAGS = 17
    #: Kind of bytecode writer configuration handles.
    BYTECODE_WRITER_CONFIG = 18
    #: Kind of string handles.
    STRING = 19
    #: Kind of report handles.
    REPORT = 20
    #: Kind of operand use handles.
    OP_OPERAND = 21
    #: Kind of execution engine handles.
    EXECUTION_ENGINE = 22
    #: Kind of pass handles.
    PASS = 23
    #: Kind of handles of passes that are running.
    EXTERNAL_PASS = 24
    #: Kind of thread pool handles.
    LLVM_THREAD_POOL = 25
    #: Kind of rewrite pattern handles.
    REWRITE_PATTERN = 26
    #: Kind of rewrite pattern set handles.
    REWRITE_PATTERN_SET = 27
    #: Kind of frozen rewrite pattern set handles.
    FROZEN_REWRITE_PATTERN_SET = 28
    #: Kind of handles of rewriters, during a rewrite.
    PATTERN_REWRITER = 29
    #: Kind of answer handles.
    ANSWER = 30
    #: Kind of affine expression handles.
    AFFINE_EXPR = 31
    #: Kind of affine map handles.
    AFFINE_MAP = 32
    #: Kind of integer set handles.
    INTEGER_SET = 33
    #: Kind of type ID handles.
    TYPE_ID = 34
    #: Kind of handles of dialects that no context has to know.
    DIALECT_HANDLE = 35
    #: Kind of type ID allocator handles.
    TYPE_ID_ALLOCATOR = 36
    #: Kind of printing state handles.
    ASM_STATE = 37
    #: Kind of handles of rewriters of any kind.
    REWRITER_BASE = 38
    #: Kind of handles of modules of PDL patterns.
    PDL_PATTERN_MODULE = 39
    #: Kind of handles of what a PDL pattern hands to a function.
    PDL_VALUE = 40
    #: Kind of handles of the results of a function that a PDL pattern calls.
    PDL_RESULT_LIST = 41


class InvalidationMode(IntEnum):
    """How deaths are seen."""

    #: Exact mode: handles die exactly when their objects do.
    EXACT = 0
    #: Conservative mode: handles also die when their objects may have.
    CONSERVATIVE = 1


class DiagnosticSeverity(IntEnum):
    """How bad a diagnostic is."""

    #: An error of MLIR.
    ERROR = 0
    #: A warning of MLIR.
    WARNING = 1
    #: A note of MLIR, attached to another diagnostic.
    NOTE = 2
    #: A remark of MLIR.
    REMARK = 3


class GreedyRewriteStrictness(IntEnum):
    """Which operations patterns may change."""

    #: No restriction on which operations the driver looks at.
    ANY_OP = 0
    #: Only those that were there before, and new ones.
    EXISTING_AND_NEW_OPS = 1
    #: Only those that were there before.
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(IntEnum):
    """How regions are simplified between patterns."""

    #: The driver leaves regions as they are.
    DISABLED = 0
    #: It removes what is dead in them.
    NORMAL = 1
    #: It merges blocks too.
    AGGRESSIVE = 2


class Status(IntEnum):
    """How a call ended."""

    #: The call did what it says.
    OK = 0
    #: A handle is null (all bits 0) where an object is needed.
    NULL_HANDLE = 101
    #: A handle has bits that no handle has.
    BAD_HANDLE = 102
    #: A handle names an object of another kind.
    WRONG_KIND = 103
    #: A handle has the form of one, but was never given out.
    NEVER_ISSUED = 104
    #: The object of a handle is dead; the report says what it was and what killed it.
    STALE_HANDLE = 105
    #: A handle belongs to another context than the first handle of the call.
    WRONG_CONTEXT = 106
    #: The object is leased to a long call on another thread, which the report names.
    BUSY = 107
    #: A callback inside of a pass run or rewrite used something outside of the
    #: operation that it was given.
    OUT_OF_SCOPE = 108
    #: A required pointer is null.
    NULL_POINTER = 201
    #: An index or a number is out of its range.
    OUT_OF_RANGE = 202
    #: A number is not a value of its enumeration.
    BAD_ENUM = 203
    #: An argument is of the right type, but this function has no use for it; the report
    #: says why.
    BAD_ARGUMENT = 204
    #: The dialect that the call needs is not loaded in the context.
    DIALECT_NOT_LOADED = 205
    #: A text, or what would be put together, is nested deeper than MLIR's stack allows;
    #: the report says how deep.
    TOO_DEEP = 206
    #: Something else still uses the object.
    IN_USE = 301
    #: The object is in a state in which the call makes no sense (an attached operation
    #: where a detached one is needed, and the like).
    BAD_STATE = 302
    #: There is no such thing (a dialect, a file, the data of a resource).
    NOT_AVAILABLE = 303
    #: There is no symbol of this name: the one that was asked for, or one that compiled
    #: code needs.
    NO_SYMBOL = 304
    #: The text or bytecode does not parse; the diagnostics are in the report.
    PARSE_ERROR = 401
    #: The IR does not verify; the diagnostics are in the report.
    VERIFY_ERROR = 402
    #: A pass failed; the diagnostics are in the report.
    PASS_FAILED = 403
    #: The textual pipeline is wrong; the report says where.
    PIPELINE_ERROR = 404
    #: MLIR refused for another reason, in the report.
    UPSTREAM_FAILED = 405
    #: A callback of the host asked to stop.
    CALLBACK_FAILED = 501
    #: Nobody answered in time.
    TIMED_OUT = 502
    #: The library met a fault of its own and undid the call.
    PANIC = 901
    #: No memory, or no room in a table.
    NO_MEMORY = 902


MlsDestroyUserData = ctypes.CFUNCTYPE(None, ctypes.c_size_t)


class MlsStringRef(ctypes.Structure):
    """A view of `length` bytes; not NUL-terminated unless it says so.

    The bytes belong to whoever made the view: as an argument they are read during the
    call only, as a result the function says how long they last.
    """

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("length", ctypes.c_uint64),
    ]


class MlsDiagnosticNote(ctypes.Structure):
    """A note that is attached to a diagnostic."""

    _fields_ = [
        ("message", MlsStringRef),
        ("location", MlsStringRef),
    ]


class MlsNamedAttribute(ctypes.Structure):
    """A name and an attribute. Upstream: `MlirNamedAttribute`."""

    _fields_ = [
        ("name", ctypes.c_uint64),
        ("attribute", ctypes.c_uint64),
    ]


class MlsExternalPassCallbacks(ctypes.Structure):
    """What a pass of the host does. `run` is needed; all others may be null.

    They are called on any thread, several at once for several copies of the pass, with
    no lock of the library held.
    """

    _fields_ = [
        ("construct", ctypes.CFUNCTYPE(None, ctypes.c_size_t)),
        ("destruct", MlsDestroyUserData),
        ("initialize", ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_size_t)),
        ("clone", ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_size_t)),
        ("run", ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_size_t)),
    ]


class MlsRewritePatternCallbacks(ctypes.Structure):
    """What a rewrite pattern of the host does. `match_and_rewrite` is needed."""

    _fields_ = [
        ("construct", ctypes.CFUNCTYPE(None, ctypes.c_size_t)),
        ("destruct", MlsDestroyUserData),
        (
            "match_and_rewrite",
            ctypes.CFUNCTYPE(ctypes.c_uint8, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_size_t),
        ),
    ]


class MlsDiagnostic(ctypes.Structure):
    """One of MLIR's diagnostics. The texts belong to whoever gave it."""

    _fields_ = [
        ("severity", ctypes.c_uint32),
        ("message", MlsStringRef),
        ("location", MlsStringRef),
        ("num_notes", ctypes.c_int64),
        ("notes", ctypes.POINTER(MlsDiagnosticNote)),
    ]


class MlsHostHooks(ctypes.Structure):
    """What the host does around callbacks and long calls. Both pairs are needed: taking a
    lock in callbacks without letting it go around long calls is a deadlock, and the
    other way round they run without it.

    With hooks set, the host calls the library only with its lock held.

    `enter` and `detach` return a token that is handed to the function that ends what
    they began, on the same thread. They must not call the library, nor unwind.
    """

    _fields_ = [
        ("enter", ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_size_t)),
        ("leave", ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_size_t)),
        ("detach", ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_size_t)),
        ("attach", ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_size_t)),
        ("user_data", ctypes.c_size_t),
    ]


class MlsInvalidation(ctypes.Structure):
    """One handle that died."""

    _fields_ = [
        ("handle", ctypes.c_uint64),
        ("kind", ctypes.c_uint32),
        ("name", MlsStringRef),
        ("reason", MlsStringRef),
        ("run", ctypes.c_uint64),
    ]


class MlsRawData(ctypes.Structure):
    """The bytes of a dense constant."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("size", ctypes.c_uint64),
        ("element_size", ctypes.c_uint64),
        ("is_splat", ctypes.c_bool),
    ]


class MlsShapedTypeComponents(ctypes.Structure):
    """What is known of one result, where that is no type yet."""

    _fields_ = [
        ("has_rank", ctypes.c_bool),
        ("rank", ctypes.c_int64),
        ("first_size", ctypes.c_int64),
        ("element_type", ctypes.c_uint64),
        ("attribute", ctypes.c_uint64),
    ]


class MlsLinalgContractionDimensions(ctypes.Structure):
    """The loops of a contraction, by their numbers: attributes of 32 bit integers. All are
    null if it is none. Upstream: `MlirLinalgContractionDimensions`.
    """

    _fields_ = [
        ("batch", ctypes.c_uint64),
        ("m", ctypes.c_uint64),
        ("n", ctypes.c_uint64),
        ("k", ctypes.c_uint64),
    ]


class MlsLinalgConvolutionDimensions(ctypes.Structure):
    """The loops of a convolution, by their numbers: attributes of 32 bit integers; and its
    steps: attributes of 64 bit integers. All are null if it is none. Upstream:
    `MlirLinalgConvolutionDimensions`.
    """

    _fields_ = [
        ("batch", ctypes.c_uint64),
        ("output_image", ctypes.c_uint64),
        ("output_channel", ctypes.c_uint64),
        ("filter_loop", ctypes.c_uint64),
        ("input_channel", ctypes.c_uint64),
        ("depth", ctypes.c_uint64),
        ("strides", ctypes.c_uint64),
        ("dilations", ctypes.c_uint64),
    ]


class MlsLiveObject(ctypes.Structure):
    """One live object that has a handle."""

    _fields_ = [
        ("handle", ctypes.c_uint64),
        ("root", ctypes.c_uint64),
        ("kind", ctypes.c_uint32),
        ("references", ctypes.c_uint32),
        ("name", MlsStringRef),
    ]


class MlsGreedyRewriteDriverConfig(ctypes.Structure):
    """How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the usual
    values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
    """

    _fields_ = [
        ("max_iterations", ctypes.c_int64),
        ("max_num_rewrites", ctypes.c_int64),
        ("strictness", ctypes.c_uint32),
        ("region_simplification_level", ctypes.c_uint32),
        ("use_top_down_traversal", ctypes.c_uint8),
        ("enable_folding", ctypes.c_uint8),
        ("enable_constant_cse", ctypes.c_uint8),
    ]


class MlsTransformOptions(ctypes.Structure):
    """How a transform script is run. `mlsTransformOptionsCreate` gives the usual values.
    Upstream: `MlirTransformOptions`, there an object.
    """

    _fields_ = [
        ("expensive_checks_enabled", ctypes.c_uint8),
        ("enforce_single_top_level_transform_op", ctypes.c_uint8),
    ]


class MlsStatus(ctypes.Structure):
    """What a call reports: a code, and the number of its report.

    `code` is 0 for success and one of `MLS_STATUS_*` otherwise. `report` is 0 or names
    the report of this very call, which any thread can fetch with `mlsStatusGetReport`
    (a success has a report when MLIR gave diagnostics).
    """

    _fields_ = [
        ("code", ctypes.c_uint32),
        ("report", ctypes.c_uint32),
    ]


MlsPDLRewriteFunction = ctypes.CFUNCTYPE(
    ctypes.c_uint8,
    ctypes.c_uint64,
    ctypes.c_uint64,
    ctypes.c_int64,
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_size_t,
)
MlsPDLConstraintFunction = ctypes.CFUNCTYPE(
    ctypes.c_uint8,
    ctypes.c_uint64,
    ctypes.c_uint64,
    ctypes.c_int64,
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_size_t,
)
MlsBlobDeleter = ctypes.CFUNCTYPE(
    None, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64
)
MlsDiagnosticHandler = ctypes.CFUNCTYPE(None, ctypes.POINTER(MlsDiagnostic), ctypes.c_size_t)
MlsInvalidationCallback = ctypes.CFUNCTYPE(
    None, ctypes.c_int64, ctypes.POINTER(MlsInvalidation), ctypes.c_size_t
)
MlsOperationWalkCallback = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint64, ctypes.c_size_t)
MlsSymbolTableCallback = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_bool, ctypes.c_size_t)
MlsStringCallback = ctypes.CFUNCTYPE(None, MlsStringRef, ctypes.c_size_t)

# The result of each function and its parameters, in the codes of `_library`.
PROTOTYPES = {
    "mlsAffineExprGetContext": "S Q P",
    "mlsAffineExprEqual": "S Q Q P",
    "mlsAffineExprIsNull": "? Q",
    "mlsAffineExprPrint": "C Q P P",
    "mlsAffineExprToString": "S Q P",
    "mlsAffineExprDump": "S Q",
    "mlsAffineExprIsSymbolicOrConstant": "S Q P",
    "mlsAffineExprIsPureAffine": "S Q P",
    "mlsAffineExprGetLargestKnownDivisor": "S Q P",
    "mlsAffineExprIsMultipleOf": "S Q q P",
    "mlsAffineExprIsFunctionOfDim": "S Q q P",
    "mlsAffineExprCompose": "S Q Q P",
    "mlsAffineExprShiftDims": "S Q I I I P",
    "mlsAffineExprShiftSymbols": "S Q I I I P",
    "mlsSimplifyAffineExpr": "S Q I I P",
    "mlsAffineExprIsADim": "S Q P",
    "mlsAffineDimExprGet": "S Q q P",
    "mlsAffineDimExprGetPosition": "S Q P",
    "mlsAffineExprIsASymbol": "S Q P",
    "mlsAffineSymbolExprGet": "S Q q P",
    "mlsAffineSymbolExprGetPosition": "S Q P",
    "mlsAffineExprIsAConstant": "S Q P",
    "mlsAffineConstantExprGet": "S Q q P",
    "mlsAffineConstantExprGetValue": "S Q P",
    "mlsAffineExprIsAAdd": "S Q P",
    "mlsAffineAddExprGet": "S Q Q P",
    "mlsAffineExprIsAMul": "S Q P",
    "mlsAffineMulExprGet": "S Q Q P",
    "mlsAffineExprIsAMod": "S Q P",
    "mlsAffineModExprGet": "S Q Q P",
    "mlsAffineExprIsAFloorDiv": "S Q P",
    "mlsAffineFloorDivExprGet": "S Q Q P",
    "mlsAffineExprIsACeilDiv": "S Q P",
    "mlsAffineCeilDivExprGet": "S Q Q P",
    "mlsAffineExprIsABinary": "S Q P",
    "mlsAffineBinaryOpExprGetLHS": "S Q P",
    "mlsAffineBinaryOpExprGetRHS": "S Q P",
    "mlsAffineMapGetContext": "S Q P",
    "mlsAffineMapIsNull": "? Q",
    "mlsAffineMapEqual": "S Q Q P",
    "mlsAffineMapPrint": "C Q P P",
    "mlsAffineMapToString": "S Q P",
    "mlsAffineMapDump": "S Q",
    "mlsAffineMapEmptyGet": "S Q P",
    "mlsAffineMapZeroResultGet": "S Q q q P",
    "mlsAffineMapGet": "S Q q q q P P",
    "mlsAffineMapConstantGet": "S Q q P",
    "mlsAffineMapMultiDimIdentityGet": "S Q q P",
    "mlsAffineMapMinorIdentityGet": "S Q q q P",
    "mlsAffineMapPermutationGet": "S Q q P P",
    "mlsAffineMapIsIdentity": "S Q P",
    "mlsAffineMapIsMinorIdentity": "S Q P",
    "mlsAffineMapIsEmpty": "S Q P",
    "mlsAffineMapIsSingleConstant": "S Q P",
    "mlsAffineMapGetSingleConstantResult": "S Q P",
    "mlsAffineMapGetNumDims": "S Q P",
    "mlsAffineMapGetNumSymbols": "S Q P",
    "mlsAffineMapGetNumResults": "S Q P",
    "mlsAffineMapGetResult": "S Q q P",
    "mlsAffineMapCopyResults": "S Q q P P",
    "mlsAffineMapGetNumInputs": "S Q P",
    "mlsAffineMapIsProjectedPermutation": "S Q P",
    "mlsAffineMapIsPermutation": "S Q P",
    "mlsAffineMapGetSubMap": "S Q q P P",
    "mlsAffineMapGetMajorSubMap": "S Q q P",
    "mlsAffineMapGetMinorSubMap": "S Q q P",
    "mlsAffineMapReplace": "S Q Q Q q q P",
    "mlsAttributeIsALocation": "S Q P",
    "mlsAttributeIsAAffineMap": "S Q P",
    "mlsAffineMapAttrGet": "S Q P",
    "mlsAffineMapAttrGetName": "S P",
    "mlsAffineMapAttrGetValue": "S Q P",
    "mlsAffineMapAttrGetTypeID": "S P",
    "mlsAttributeIsAArray": "S Q P",
    "mlsArrayAttrGet": "S Q q P P",
    "mlsArrayAttrGetName": "S P",
    "mlsArrayAttrGetNumElements": "S Q P",
    "mlsArrayAttrGetElement": "S Q q P",
    "mlsArrayAttrCopyElements": "S Q q P P",
    "mlsArrayAttrGetTypeID": "S P",
    "mlsAttributeIsADictionary": "S Q P",
    "mlsDictionaryAttrGetName": "S P",
    "mlsDictionaryAttrGetNumElements": "S Q P",
    "mlsDictionaryAttrGetElementByName": "S Q Text P",
    "mlsDictionaryAttrGetTypeID": "S P",
    "mlsAttributeIsAFloat": "S Q P",
    "mlsFloatAttrGetName": "S P",
    "mlsFloatAttrDoubleGet": "S Q Q d P",
    "mlsFloatAttrDoubleGetChecked": "S Q Q d P",
    "mlsFloatAttrGetValueDouble": "S Q P",
    "mlsFloatAttrGetTypeID": "S P",
    "mlsAttributeIsAInteger": "S Q P",
    "mlsIntegerAttrGet": "S Q q P",
    "mlsIntegerAttrGetName": "S P",
    "mlsIntegerAttrGetValueInt": "S Q P",
    "mlsIntegerAttrGetValueSInt": "S Q P",
    "mlsIntegerAttrGetValueUInt": "S Q P",
    "mlsIntegerAttrGetTypeID": "S P",
    "mlsAttributeIsABool": "S Q P",
    "mlsBoolAttrGetValue": "S Q P",
    "mlsAttributeIsAIntegerSet": "S Q P",
    "mlsIntegerSetAttrGet": "S Q P",
    "mlsIntegerSetAttrGetName": "S P",
    "mlsIntegerSetAttrGetValue": "S Q P",
    "mlsIntegerSetAttrGetTypeID": "S P",
    "mlsAttributeIsAOpaque": "S Q P",
    "mlsOpaqueAttrGet": "S Q Text q z Q P",
    "mlsOpaqueAttrGetName": "S P",
    "mlsOpaqueAttrGetDialectNamespace": "S Q P",
    "mlsOpaqueAttrGetData": "S Q P",
    "mlsOpaqueAttrGetTypeID": "S P",
    "mlsAttributeIsAString": "S Q P",
    "mlsStringAttrGet": "S Q Text P",
    "mlsStringAttrGetName": "S P",
    "mlsStringAttrTypedGet": "S Q Text P",
    "mlsStringAttrGetValue": "S Q P",
    "mlsStringAttrGetTypeID": "S P",
    "mlsAttributeIsASymbolRef": "S Q P",
    "mlsSymbolRefAttrGet": "S Q Text q P P",
    "mlsSymbolRefAttrGetName": "S P",
    "mlsSymbolRefAttrGetRootReference": "S Q P",
    "mlsSymbolRefAttrGetLeafReference": "S Q P",
    "mlsSymbolRefAttrGetNumNestedReferences": "S Q P",
    "mlsSymbolRefAttrGetNestedReference": "S Q q P",
    "mlsSymbolRefAttrCopyNestedReferences": "S Q q P P",
    "mlsSymbolRefAttrGetTypeID": "S P",
    "mlsDisctinctAttrCreate": "S Q P",
    "mlsAttributeIsAFlatSymbolRef": "S Q P",
    "mlsFlatSymbolRefAttrGet": "S Q Text P",
    "mlsFlatSymbolRefAttrGetName": "S P",
    "mlsFlatSymbolRefAttrGetValue": "S Q P",
    "mlsAttributeIsAType": "S Q P",
    "mlsTypeAttrGet": "S Q P",
    "mlsTypeAttrGetName": "S P",
    "mlsTypeAttrGetValue": "S Q P",
    "mlsTypeAttrGetTypeID": "S P",
    "mlsAttributeIsAUnit": "S Q P",
    "mlsUnitAttrGet": "S Q P",
    "mlsUnitAttrGetName": "S P",
    "mlsUnitAttrGetTypeID": "S P",
    "mlsAttributeIsAElements": "S Q P",
    "mlsElementsAttrGetValue": "S Q q P P",
    "mlsElementsAttrIsValidIndex": "S Q q P P",
    "mlsElementsAttrGetNumElements": "S Q P",
    "mlsDenseArrayAttrGetTypeID": "S P",
    "mlsAttributeIsADenseBoolArray": "S Q P",
    "mlsAttributeIsADenseI8Array": "S Q P",
    "mlsAttributeIsADenseI16Array": "S Q P",
    "mlsAttributeIsADenseI32Array": "S Q P",
    "mlsAttributeIsADenseI64Array": "S Q P",
    "mlsAttributeIsADenseF32Array": "S Q P",
    "mlsAttributeIsADenseF64Array": "S Q P",
    "mlsDenseBoolArrayGet": "S Q q P P",
    "mlsDenseI8ArrayGet": "S Q q P P",
    "mlsDenseI16ArrayGet": "S Q q P P",
    "mlsDenseI32ArrayGet": "S Q q P P",
    "mlsDenseI64ArrayGet": "S Q q P P",
    "mlsDenseF32ArrayGet": "S Q q P P",
    "mlsDenseF64ArrayGet": "S Q q P P",
    "mlsDenseArrayGetNumElements": "S Q P",
    "mlsDenseBoolArrayGetElement": "S Q q P",
    "mlsDenseBoolArrayCopyElements": "S Q q P P",
    "mlsDenseI8ArrayGetElement": "S Q q P",
    "mlsDenseI8ArrayCopyElements": "S Q q P P",
    "mlsDenseI16ArrayGetElement": "S Q q P",
    "mlsDenseI16ArrayCopyElements": "S Q q P P",
    "mlsDenseI32ArrayGetElement": "S Q q P",
    "mlsDenseI32ArrayCopyElements": "S Q q P P",
    "mlsDenseI64ArrayGetElement": "S Q q P",
    "mlsDenseI64ArrayCopyElements": "S Q q P P",
    "mlsDenseF32ArrayGetElement": "S Q q P",
    "mlsDenseF32ArrayCopyElements": "S Q q P P",
    "mlsDenseF64ArrayGetElement": "S Q q P",
    "mlsDenseF64ArrayCopyElements": "S Q q P P",
    "mlsAttributeIsADenseElements": "S Q P",
    "mlsAttributeIsADenseIntElements": "S Q P",
    "mlsAttributeIsADenseFPElements": "S Q P",
    "mlsDenseIntOrFPElementsAttrGetTypeID": "S P",
    "mlsDenseElementsAttrGet": "S Q q P P",
    "mlsDenseElementsAttrSplatGet": "S Q Q P",
    "mlsDenseElementsAttrBoolSplatGet": "S Q B P",
    "mlsDenseElementsAttrUInt8SplatGet": "S Q B P",
    "mlsDenseElementsAttrInt8SplatGet": "S Q b P",
    "mlsDenseElementsAttrUInt32SplatGet": "S Q I P",
    "mlsDenseElementsAttrInt32SplatGet": "S Q i P",
    "mlsDenseElementsAttrUInt64SplatGet": "S Q Q P",
    "mlsDenseElementsAttrInt64SplatGet": "S Q q P",
    "mlsDenseElementsAttrFloatSplatGet": "S Q f P",
    "mlsDenseElementsAttrDoubleSplatGet": "S Q d P",
    "mlsDenseElementsAttrBoolGet": "S Q q P P",
    "mlsDenseElementsAttrUInt8Get": "S Q q P P",
    "mlsDenseElementsAttrInt8Get": "S Q q P P",
    "mlsDenseElementsAttrUInt16Get": "S Q q P P",
    "mlsDenseElementsAttrInt16Get": "S Q q P P",
    "mlsDenseElementsAttrUInt32Get": "S Q q P P",
    "mlsDenseElementsAttrInt32Get": "S Q q P P",
    "mlsDenseElementsAttrUInt64Get": "S Q q P P",
    "mlsDenseElementsAttrInt64Get": "S Q q P P",
    "mlsDenseElementsAttrFloatGet": "S Q q P P",
    "mlsDenseElementsAttrDoubleGet": "S Q q P P",
    "mlsDenseElementsAttrBFloat16Get": "S Q q P P",
    "mlsDenseElementsAttrFloat16Get": "S Q q P P",
    "mlsDenseElementsAttrReshapeGet": "S Q Q P",
    "mlsDenseElementsAttrIsSplat": "S Q P",
    "mlsDenseElementsAttrGetSplatValue": "S Q P",
    "mlsDenseElementsAttrGetBoolSplatValue": "S Q P",
    "mlsDenseElementsAttrGetInt8SplatValue": "S Q P",
    "mlsDenseElementsAttrGetUInt8SplatValue": "S Q P",
    "mlsDenseElementsAttrGetInt32SplatValue": "S Q P",
    "mlsDenseElementsAttrGetUInt32SplatValue": "S Q P",
    "mlsDenseElementsAttrGetInt64SplatValue": "S Q P",
    "mlsDenseElementsAttrGetUInt64SplatValue": "S Q P",
    "mlsDenseElementsAttrGetFloatSplatValue": "S Q P",
    "mlsDenseElementsAttrGetDoubleSplatValue": "S Q P",
    "mlsDenseElementsAttrGetStringSplatValue": "S Q P",
    "mlsDenseElementsAttrGetBoolValue": "S Q q P",
    "mlsDenseElementsAttrGetInt8Value": "S Q q P",
    "mlsDenseElementsAttrGetUInt8Value": "S Q q P",
    "mlsDenseElementsAttrGetInt16Value": "S Q q P",
    "mlsDenseElementsAttrGetUInt16Value": "S Q q P",
    "mlsDenseElementsAttrGetInt32Value": "S Q q P",
    "mlsDenseElementsAttrGetUInt32Value": "S Q q P",
    "mlsDenseElementsAttrGetInt64Value": "S Q q P",
    "mlsDenseElementsAttrGetUInt64Value": "S Q q P",
    "mlsDenseElementsAttrGetIndexValue": "S Q q P",
    "mlsDenseElementsAttrGetFloatValue": "S Q q P",
    "mlsDenseElementsAttrGetDoubleValue": "S Q q P",
    "mlsDenseElementsAttrGetStringValue": "S Q q P",
    "mlsAttributeIsADenseResourceElements": "S Q P",
    "mlsDenseResourceElementsAttrGetName": "S P",
    "mlsUnmanagedDenseBoolResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseUInt8ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseInt8ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseUInt16ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseInt16ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseUInt32ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseInt32ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseUInt64ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseInt64ResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseFloatResourceElementsAttrGet": "S Q Text q P P",
    "mlsUnmanagedDenseDoubleResourceElementsAttrGet": "S Q Text q P P",
    "mlsDenseBoolResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseInt8ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseUInt8ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseInt16ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseUInt16ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseInt32ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseUInt32ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseInt64ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseUInt64ResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseFloatResourceElementsAttrGetValue": "S Q q P",
    "mlsDenseDoubleResourceElementsAttrGetValue": "S Q q P",
    "mlsAttributeIsASparseElements": "S Q P",
    "mlsSparseElementsAttribute": "S Q Q Q P",
    "mlsSparseElementsAttrGetIndices": "S Q P",
    "mlsSparseElementsAttrGetValues": "S Q P",
    "mlsSparseElementsAttrGetTypeID": "S P",
    "mlsAttributeIsAStridedLayout": "S Q P",
    "mlsStridedLayoutAttrGet": "S Q q q P P",
    "mlsStridedLayoutAttrGetName": "S P",
    "mlsStridedLayoutAttrGetOffset": "S Q P",
    "mlsStridedLayoutAttrGetNumStrides": "S Q P",
    "mlsStridedLayoutAttrGetStride": "S Q q P",
    "mlsStridedLayoutAttrCopyStrides": "S Q q P P",
    "mlsStridedLayoutAttrGetTypeID": "S P",
    "mlsIntegerTypeGetTypeID": "S P",
    "mlsTypeIsAInteger": "S Q P",
    "mlsIntegerTypeGet": "S Q I P",
    "mlsIntegerTypeGetName": "S P",
    "mlsIntegerTypeSignedGet": "S Q I P",
    "mlsIntegerTypeUnsignedGet": "S Q I P",
    "mlsIntegerTypeGetWidth": "S Q P",
    "mlsIntegerTypeIsSignless": "S Q P",
    "mlsIntegerTypeIsSigned": "S Q P",
    "mlsIntegerTypeIsUnsigned": "S Q P",
    "mlsIndexTypeGetTypeID": "S P",
    "mlsTypeIsAIndex": "S Q P",
    "mlsIndexTypeGet": "S Q P",
    "mlsIndexTypeGetName": "S P",
    "mlsTypeIsAFloat": "S Q P",
    "mlsFloatTypeGetWidth": "S Q P",
    "mlsFloat4E2M1FNTypeGetTypeID": "S P",
    "mlsTypeIsAFloat4E2M1FN": "S Q P",
    "mlsFloat4E2M1FNTypeGet": "S Q P",
    "mlsFloat4E2M1FNTypeGetName": "S P",
    "mlsFloat6E2M3FNTypeGetTypeID": "S P",
    "mlsTypeIsAFloat6E2M3FN": "S Q P",
    "mlsFloat6E2M3FNTypeGet": "S Q P",
    "mlsFloat6E2M3FNTypeGetName": "S P",
    "mlsFloat6E3M2FNTypeGetTypeID": "S P",
    "mlsTypeIsAFloat6E3M2FN": "S Q P",
    "mlsFloat6E3M2FNTypeGet": "S Q P",
    "mlsFloat6E3M2FNTypeGetName": "S P",
    "mlsFloat8E5M2TypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E5M2": "S Q P",
    "mlsFloat8E5M2TypeGet": "S Q P",
    "mlsFloat8E5M2TypeGetName": "S P",
    "mlsFloat8E4M3TypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E4M3": "S Q P",
    "mlsFloat8E4M3TypeGet": "S Q P",
    "mlsFloat8E4M3TypeGetName": "S P",
    "mlsFloat8E4M3FNTypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E4M3FN": "S Q P",
    "mlsFloat8E4M3FNTypeGet": "S Q P",
    "mlsFloat8E4M3FNTypeGetName": "S P",
    "mlsFloat8E5M2FNUZTypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E5M2FNUZ": "S Q P",
    "mlsFloat8E5M2FNUZTypeGet": "S Q P",
    "mlsFloat8E5M2FNUZTypeGetName": "S P",
    "mlsFloat8E4M3FNUZTypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E4M3FNUZ": "S Q P",
    "mlsFloat8E4M3FNUZTypeGet": "S Q P",
    "mlsFloat8E4M3FNUZTypeGetName": "S P",
    "mlsFloat8E4M3B11FNUZTypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E4M3B11FNUZ": "S Q P",
    "mlsFloat8E4M3B11FNUZTypeGet": "S Q P",
    "mlsFloat8E4M3B11FNUZTypeGetName": "S P",
    "mlsFloat8E3M4TypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E3M4": "S Q P",
    "mlsFloat8E3M4TypeGet": "S Q P",
    "mlsFloat8E3M4TypeGetName": "S P",
    "mlsFloat8E8M0FNUTypeGetTypeID": "S P",
    "mlsTypeIsAFloat8E8M0FNU": "S Q P",
    "mlsFloat8E8M0FNUTypeGet": "S Q P",
    "mlsFloat8E8M0FNUTypeGetName": "S P",
    "mlsBFloat16TypeGetTypeID": "S P",
    "mlsTypeIsABF16": "S Q P",
    "mlsBF16TypeGet": "S Q P",
    "mlsBF16TypeGetName": "S P",
    "mlsFloat16TypeGetTypeID": "S P",
    "mlsTypeIsAF16": "S Q P",
    "mlsF16TypeGet": "S Q P",
    "mlsF16TypeGetName": "S P",
    "mlsFloat32TypeGetTypeID": "S P",
    "mlsTypeIsAF32": "S Q P",
    "mlsF32TypeGet": "S Q P",
    "mlsF32TypeGetName": "S P",
    "mlsFloat64TypeGetTypeID": "S P",
    "mlsTypeIsAF64": "S Q P",
    "mlsF64TypeGet": "S Q P",
    "mlsF64TypeGetName": "S P",
    "mlsFloatTF32TypeGetTypeID": "S P",
    "mlsTypeIsATF32": "S Q P",
    "mlsTF32TypeGet": "S Q P",
    "mlsTF32TypeGetName": "S P",
    "mlsNoneTypeGetTypeID": "S P",
    "mlsTypeIsANone": "S Q P",
    "mlsNoneTypeGet": "S Q P",
    "mlsNoneTypeGetName": "S P",
    "mlsComplexTypeGetTypeID": "S P",
    "mlsTypeIsAComplex": "S Q P",
    "mlsComplexTypeGet": "S Q P",
    "mlsComplexTypeGetName": "S P",
    "mlsComplexTypeGetElementType": "S Q P",
    "mlsTypeIsAShaped": "S Q P",
    "mlsShapedTypeGetElementType": "S Q P",
    "mlsShapedTypeHasRank": "S Q P",
    "mlsShapedTypeGetRank": "S Q P",
    "mlsShapedTypeHasStaticShape": "S Q P",
    "mlsShapedTypeIsDynamicDim": "S Q q P",
    "mlsShapedTypeIsStaticDim": "S Q q P",
    "mlsShapedTypeGetDimSize": "S Q q P",
    "mlsShapedTypeCopySizes": "S Q q P P",
    "mlsShapedTypeIsDynamicSize": "? q",
    "mlsShapedTypeIsStaticSize": "? q",
    "mlsShapedTypeGetDynamicSize": "q",
    "mlsShapedTypeIsDynamicStrideOrOffset": "? q",
    "mlsShapedTypeIsStaticStrideOrOffset": "? q",
    "mlsShapedTypeGetDynamicStrideOrOffset": "q",
    "mlsVectorTypeGetTypeID": "S P",
    "mlsTypeIsAVector": "S Q P",
    "mlsVectorTypeGet": "S q P Q P",
    "mlsVectorTypeGetName": "S P",
    "mlsVectorTypeGetChecked": "S Q q P Q P",
    "mlsVectorTypeGetScalable": "S q P P Q P",
    "mlsVectorTypeGetScalableChecked": "S Q q P P Q P",
    "mlsVectorTypeIsScalable": "S Q P",
    "mlsVectorTypeIsDimScalable": "S Q q P",
    "mlsTypeIsATensor": "S Q P",
    "mlsRankedTensorTypeGetTypeID": "S P",
    "mlsTypeIsARankedTensor": "S Q P",
    "mlsUnrankedTensorTypeGetTypeID": "S P",
    "mlsTypeIsAUnrankedTensor": "S Q P",
    "mlsRankedTensorTypeGet": "S q P Q Q P",
    "mlsRankedTensorTypeGetName": "S P",
    "mlsRankedTensorTypeGetChecked": "S Q q P Q Q P",
    "mlsRankedTensorTypeGetEncoding": "S Q P",
    "mlsUnrankedTensorTypeGet": "S Q P",
    "mlsUnrankedTensorTypeGetName": "S P",
    "mlsUnrankedTensorTypeGetChecked": "S Q Q P",
    "mlsMemRefTypeGetTypeID": "S P",
    "mlsTypeIsAMemRef": "S Q P",
    "mlsUnrankedMemRefTypeGetTypeID": "S P",
    "mlsTypeIsAUnrankedMemRef": "S Q P",
    "mlsMemRefTypeGet": "S Q q P Q Q P",
    "mlsMemRefTypeGetName": "S P",
    "mlsMemRefTypeGetChecked": "S Q Q q P Q Q P",
    "mlsMemRefTypeContiguousGet": "S Q q P Q P",
    "mlsMemRefTypeContiguousGetChecked": "S Q Q q P Q P",
    "mlsUnrankedMemRefTypeGet": "S Q Q P",
    "mlsUnrankedMemRefTypeGetName": "S P",
    "mlsUnrankedMemRefTypeGetChecked": "S Q Q Q P",
    "mlsMemRefTypeGetLayout": "S Q P",
    "mlsMemRefTypeGetAffineMap": "S Q P",
    "mlsMemRefTypeGetMemorySpace": "S Q P",
    "mlsUnrankedMemrefGetMemorySpace": "S Q P",
    "mlsTupleTypeGetTypeID": "S P",
    "mlsTypeIsATuple": "S Q P",
    "mlsTupleTypeGet": "S Q q P P",
    "mlsTupleTypeGetName": "S P",
    "mlsTupleTypeGetNumTypes": "S Q P",
    "mlsTupleTypeGetType": "S Q q P",
    "mlsTupleTypeCopyTypes": "S Q q P P",
    "mlsFunctionTypeGetTypeID": "S P",
    "mlsTypeIsAFunction": "S Q P",
    "mlsFunctionTypeGet": "S Q q P q P P",
    "mlsFunctionTypeGetName": "S P",
    "mlsFunctionTypeGetNumInputs": "S Q P",
    "mlsFunctionTypeGetNumResults": "S Q P",
    "mlsFunctionTypeGetInput": "S Q q P",
    "mlsFunctionTypeCopyInputs": "S Q q P P",
    "mlsFunctionTypeGetResult": "S Q q P",
    "mlsFunctionTypeCopyResults": "S Q q P P",
    "mlsOpaqueTypeGetTypeID": "S P",
    "mlsTypeIsAOpaque": "S Q P",
    "mlsOpaqueTypeGet": "S Q Text Text P",
    "mlsOpaqueTypeGetName": "S P",
    "mlsOpaqueTypeGetDialectNamespace": "S Q P",
    "mlsOpaqueTypeGetData": "S Q P",
    "mlsRegisterConversionPasses": "S",
    "mlsCreateConversionArithToAMDGPUConversionPass": "S P",
    "mlsRegisterConversionArithToAMDGPUConversionPass": "S",
    "mlsCreateConversionArithToAPFloatConversionPass": "S P",
    "mlsRegisterConversionArithToAPFloatConversionPass": "S",
    "mlsCreateConversionArithToArmSMEConversionPass": "S P",
    "mlsRegisterConversionArithToArmSMEConversionPass": "S",
    "mlsCreateConversionArithToLLVMConversionPass": "S P",
    "mlsRegisterConversionArithToLLVMConversionPass": "S",
    "mlsCreateConversionConvertAMDGPUToROCDLPass": "S P",
    "mlsRegisterConversionConvertAMDGPUToROCDLPass": "S",
    "mlsCreateConversionConvertAffineForToGPUPass": "S P",
    "mlsRegisterConversionConvertAffineForToGPUPass": "S",
    "mlsCreateConversionConvertArithToEmitC": "S P",
    "mlsRegisterConversionConvertArithToEmitC": "S",
    "mlsCreateConversionConvertArithToSPIRVPass": "S P",
    "mlsRegisterConversionConvertArithToSPIRVPass": "S",
    "mlsCreateConversionConvertArmNeon2dToIntrPass": "S P",
    "mlsRegisterConversionConvertArmNeon2dToIntrPass": "S",
    "mlsCreateConversionConvertArmSMEToLLVM": "S P",
    "mlsRegisterConversionConvertArmSMEToLLVM": "S",
    "mlsCreateConversionConvertArmSMEToSCFPass": "S P",
    "mlsRegisterConversionConvertArmSMEToSCFPass": "S",
    "mlsCreateConversionConvertAsyncToLLVMPass": "S P",
    "mlsRegisterConversionConvertAsyncToLLVMPass": "S",
    "mlsCreateConversionConvertBufferizationToMemRefPass": "S P",
    "mlsRegisterConversionConvertBufferizationToMemRefPass": "S",
    "mlsCreateConversionConvertComplexToLLVMPass": "S P",
    "mlsRegisterConversionConvertComplexToLLVMPass": "S",
    "mlsCreateConversionConvertComplexToLibm": "S P",
    "mlsRegisterConversionConvertComplexToLibm": "S",
    "mlsCreateConversionConvertComplexToROCDLLibraryCalls": "S P",
    "mlsRegisterConversionConvertComplexToROCDLLibraryCalls": "S",
    "mlsCreateConversionConvertComplexToSPIRVPass": "S P",
    "mlsRegisterConversionConvertComplexToSPIRVPass": "S",
    "mlsCreateConversionConvertComplexToStandardPass": "S P",
    "mlsRegisterConversionConvertComplexToStandardPass": "S",
    "mlsCreateConversionConvertControlFlowToLLVMPass": "S P",
    "mlsRegisterConversionConvertControlFlowToLLVMPass": "S",
    "mlsCreateConversionConvertControlFlowToSPIRVPass": "S P",
    "mlsRegisterConversionConvertControlFlowToSPIRVPass": "S",
    "mlsCreateConversionConvertFuncToEmitC": "S P",
    "mlsRegisterConversionConvertFuncToEmitC": "S",
    "mlsCreateConversionConvertFuncToLLVMPass": "S P",
    "mlsRegisterConversionConvertFuncToLLVMPass": "S",
    "mlsCreateConversionConvertFuncToSPIRVPass": "S P",
    "mlsRegisterConversionConvertFuncToSPIRVPass": "S",
    "mlsCreateConversionConvertGPUToSPIRV": "S P",
    "mlsRegisterConversionConvertGPUToSPIRV": "S",
    "mlsCreateConversionConvertGpuOpsToLLVMSPVOps": "S P",
    "mlsRegisterConversionConvertGpuOpsToLLVMSPVOps": "S",
    "mlsCreateConversionConvertGpuOpsToNVVMOps": "S P",
    "mlsRegisterConversionConvertGpuOpsToNVVMOps": "S",
    "mlsCreateConversionConvertGpuOpsToROCDLOps": "S P",
    "mlsRegisterConversionConvertGpuOpsToROCDLOps": "S",
    "mlsCreateConversionConvertIndexToLLVMPass": "S P",
    "mlsRegisterConversionConvertIndexToLLVMPass": "S",
    "mlsCreateConversionConvertIndexToSPIRVPass": "S P",
    "mlsRegisterConversionConvertIndexToSPIRVPass": "S",
    "mlsCreateConversionConvertLinalgToStandardPass": "S P",
    "mlsRegisterConversionConvertLinalgToStandardPass": "S",
    "mlsCreateConversionConvertMathToEmitC": "S P",
    "mlsRegisterConversionConvertMathToEmitC": "S",
    "mlsCreateConversionConvertMathToFuncs": "S P",
    "mlsRegisterConversionConvertMathToFuncs": "S",
    "mlsCreateConversionConvertMathToLLVMPass": "S P",
    "mlsRegisterConversionConvertMathToLLVMPass": "S",
    "mlsCreateConversionConvertMathToLibmPass": "S P",
    "mlsRegisterConversionConvertMathToLibmPass": "S",
    "mlsCreateConversionConvertMathToROCDL": "S P",
    "mlsRegisterConversionConvertMathToROCDL": "S",
    "mlsCreateConversionConvertMathToSPIRVPass": "S P",
    "mlsRegisterConversionConvertMathToSPIRVPass": "S",
    "mlsCreateConversionConvertMathToXeVM": "S P",
    "mlsRegisterConversionConvertMathToXeVM": "S",
    "mlsCreateConversionConvertMemRefToEmitC": "S P",
    "mlsRegisterConversionConvertMemRefToEmitC": "S",
    "mlsCreateConversionConvertMemRefToSPIRVPass": "S P",
    "mlsRegisterConversionConvertMemRefToSPIRVPass": "S",
    "mlsCreateConversionConvertNVGPUToNVVMPass": "S P",
    "mlsRegisterConversionConvertNVGPUToNVVMPass": "S",
    "mlsCreateConversionConvertNVVMToLLVMPass": "S P",
    "mlsRegisterConversionConvertNVVMToLLVMPass": "S",
    "mlsCreateConversionConvertOpenACCToSCFPass": "S P",
    "mlsRegisterConversionConvertOpenACCToSCFPass": "S",
    "mlsCreateConversionConvertOpenMPToLLVMPass": "S P",
    "mlsRegisterConversionConvertOpenMPToLLVMPass": "S",
    "mlsCreateConversionConvertPDLToPDLInterpPass": "S P",
    "mlsRegisterConversionConvertPDLToPDLInterpPass": "S",
    "mlsCreateConversionConvertParallelLoopToGpuPass": "S P",
    "mlsRegisterConversionConvertParallelLoopToGpuPass": "S",
    "mlsCreateConversionConvertSCFToOpenMPPass": "S P",
    "mlsRegisterConversionConvertSCFToOpenMPPass": "S",
    "mlsCreateConversionConvertSPIRVToLLVMPass": "S P",
    "mlsRegisterConversionConvertSPIRVToLLVMPass": "S",
    "mlsCreateConversionConvertShapeConstraintsPass": "S P",
    "mlsRegisterConversionConvertShapeConstraintsPass": "S",
    "mlsCreateConversionConvertShapeToStandardPass": "S P",
    "mlsRegisterConversionConvertShapeToStandardPass": "S",
    "mlsCreateConversionConvertShardToMPIPass": "S P",
    "mlsRegisterConversionConvertShardToMPIPass": "S",
    "mlsCreateConversionConvertTensorToLinalgPass": "S P",
    "mlsRegisterConversionConvertTensorToLinalgPass": "S",
    "mlsCreateConversionConvertTensorToSPIRVPass": "S P",
    "mlsRegisterConversionConvertTensorToSPIRVPass": "S",
    "mlsCreateConversionConvertToEmitC": "S P",
    "mlsRegisterConversionConvertToEmitC": "S",
    "mlsCreateConversionConvertToLLVMPass": "S P",
    "mlsRegisterConversionConvertToLLVMPass": "S",
    "mlsCreateConversionConvertVectorToAMX": "S P",
    "mlsRegisterConversionConvertVectorToAMX": "S",
    "mlsCreateConversionConvertVectorToArmSMEPass": "S P",
    "mlsRegisterConversionConvertVectorToArmSMEPass": "S",
    "mlsCreateConversionConvertVectorToGPU": "S P",
    "mlsRegisterConversionConvertVectorToGPU": "S",
    "mlsCreateConversionConvertVectorToLLVMPass": "S P",
    "mlsRegisterConversionConvertVectorToLLVMPass": "S",
    "mlsCreateConversionConvertVectorToSCF": "S P",
    "mlsRegisterConversionConvertVectorToSCF": "S",
    "mlsCreateConversionConvertVectorToSPIRVPass": "S P",
    "mlsRegisterConversionConvertVectorToSPIRVPass": "S",
    "mlsCreateConversionConvertVectorToXeGPU": "S P",
    "mlsRegisterConversionConvertVectorToXeGPU": "S",
    "mlsCreateConversionConvertXeGPUToXeVMPass": "S P",
    "mlsRegisterConversionConvertXeGPUToXeVMPass": "S",
    "mlsCreateConversionConvertXeVMToLLVMPass": "S P",
    "mlsRegisterConversionConvertXeVMToLLVMPass": "S",
    "mlsCreateConversionFinalizeMemRefToLLVMConversionPass": "S P",
    "mlsRegisterConversionFinalizeMemRefToLLVMConversionPass": "S",
    "mlsCreateConversionGpuToLLVMConversionPass": "S P",
    "mlsRegisterConversionGpuToLLVMConversionPass": "S",
    "mlsCreateConversionLiftControlFlowToSCFPass": "S P",
    "mlsRegisterConversionLiftControlFlowToSCFPass": "S",
    "mlsCreateConversionLowerAffinePass": "S P",
    "mlsRegisterConversionLowerAffinePass": "S",
    "mlsCreateConversionLowerHostCodeToLLVMPass": "S P",
    "mlsRegisterConversionLowerHostCodeToLLVMPass": "S",
    "mlsCreateConversionMapMemRefStorageClass": "S P",
    "mlsRegisterConversionMapMemRefStorageClass": "S",
    "mlsCreateConversionMathToAPFloatConversionPass": "S P",
    "mlsRegisterConversionMathToAPFloatConversionPass": "S",
    "mlsCreateConversionReconcileUnrealizedCastsPass": "S P",
    "mlsRegisterConversionReconcileUnrealizedCastsPass": "S",
    "mlsCreateConversionSCFToControlFlowPass": "S P",
    "mlsRegisterConversionSCFToControlFlowPass": "S",
    "mlsCreateConversionSCFToEmitC": "S P",
    "mlsRegisterConversionSCFToEmitC": "S",
    "mlsCreateConversionSCFToSPIRV": "S P",
    "mlsRegisterConversionSCFToSPIRV": "S",
    "mlsCreateConversionSetLLVMModuleDataLayoutPass": "S P",
    "mlsRegisterConversionSetLLVMModuleDataLayoutPass": "S",
    "mlsCreateConversionTosaToArithPass": "S P",
    "mlsRegisterConversionTosaToArithPass": "S",
    "mlsCreateConversionTosaToLinalg": "S P",
    "mlsRegisterConversionTosaToLinalg": "S",
    "mlsCreateConversionTosaToLinalgNamed": "S P",
    "mlsRegisterConversionTosaToLinalgNamed": "S",
    "mlsCreateConversionTosaToMLProgram": "S P",
    "mlsRegisterConversionTosaToMLProgram": "S",
    "mlsCreateConversionTosaToSCFPass": "S P",
    "mlsRegisterConversionTosaToSCFPass": "S",
    "mlsCreateConversionTosaToTensorPass": "S P",
    "mlsRegisterConversionTosaToTensorPass": "S",
    "mlsCreateConversionUBToLLVMConversionPass": "S P",
    "mlsRegisterConversionUBToLLVMConversionPass": "S",
    "mlsCreateConversionUBToSPIRVConversionPass": "S P",
    "mlsRegisterConversionUBToSPIRVConversionPass": "S",
    "mlsGetDialectHandle__affine__": "S P",
    "mlsRegisterAffinePasses": "S",
    "mlsCreateAffineAffineDataCopyGeneration": "S P",
    "mlsRegisterAffineAffineDataCopyGeneration": "S",
    "mlsCreateAffineAffineExpandIndexOps": "S P",
    "mlsRegisterAffineAffineExpandIndexOps": "S",
    "mlsCreateAffineAffineExpandIndexOpsAsAffine": "S P",
    "mlsRegisterAffineAffineExpandIndexOpsAsAffine": "S",
    "mlsCreateAffineAffineFoldMemRefAliasOps": "S P",
    "mlsRegisterAffineAffineFoldMemRefAliasOps": "S",
    "mlsCreateAffineAffineLoopFusion": "S P",
    "mlsRegisterAffineAffineLoopFusion": "S",
    "mlsCreateAffineAffineLoopInvariantCodeMotion": "S P",
    "mlsRegisterAffineAffineLoopInvariantCodeMotion": "S",
    "mlsCreateAffineAffineLoopNormalize": "S P",
    "mlsRegisterAffineAffineLoopNormalize": "S",
    "mlsCreateAffineAffineLoopTiling": "S P",
    "mlsRegisterAffineAffineLoopTiling": "S",
    "mlsCreateAffineAffineLoopUnroll": "S P",
    "mlsRegisterAffineAffineLoopUnroll": "S",
    "mlsCreateAffineAffineLoopUnrollAndJam": "S P",
    "mlsRegisterAffineAffineLoopUnrollAndJam": "S",
    "mlsCreateAffineAffineParallelize": "S P",
    "mlsRegisterAffineAffineParallelize": "S",
    "mlsCreateAffineAffinePipelineDataTransfer": "S P",
    "mlsRegisterAffineAffinePipelineDataTransfer": "S",
    "mlsCreateAffineAffineScalarReplacement": "S P",
    "mlsRegisterAffineAffineScalarReplacement": "S",
    "mlsCreateAffineAffineVectorize": "S P",
    "mlsRegisterAffineAffineVectorize": "S",
    "mlsCreateAffineLoopCoalescing": "S P",
    "mlsRegisterAffineLoopCoalescing": "S",
    "mlsCreateAffineRaiseMemrefDialect": "S P",
    "mlsRegisterAffineRaiseMemrefDialect": "S",
    "mlsCreateAffineSimplifyAffineMinMaxPass": "S P",
    "mlsRegisterAffineSimplifyAffineMinMaxPass": "S",
    "mlsCreateAffineSimplifyAffineStructures": "S P",
    "mlsRegisterAffineSimplifyAffineStructures": "S",
    "mlsGetDialectHandle__amdgpu__": "S P",
    "mlsTypeIsAAMDGPUTDMBaseType": "S Q P",
    "mlsAMDGPUTDMBaseTypeGetTypeID": "S P",
    "mlsAMDGPUTDMBaseTypeGet": "S Q Q P",
    "mlsAMDGPUTDMBaseTypeGetName": "S P",
    "mlsTypeIsAAMDGPUTDMDescriptorType": "S Q P",
    "mlsAMDGPUTDMDescriptorTypeGetTypeID": "S P",
    "mlsAMDGPUTDMDescriptorTypeGet": "S Q P",
    "mlsAMDGPUTDMDescriptorTypeGetName": "S P",
    "mlsTypeIsAAMDGPUTDMGatherBaseType": "S Q P",
    "mlsAMDGPUTDMGatherBaseTypeGetTypeID": "S P",
    "mlsAMDGPUTDMGatherBaseTypeGet": "S Q Q Q P",
    "mlsAMDGPUTDMGatherBaseTypeGetName": "S P",
    "mlsRegisterAMDGPUPasses": "S",
    "mlsCreateAMDGPUAmdgpuEmulateAtomicsPass": "S P",
    "mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass": "S",
    "mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass": "S P",
    "mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass": "S",
    "mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass": "S P",
    "mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass": "S",
    "mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass": "S P",
    "mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass": "S",
    "mlsGetDialectHandle__amx__": "S P",
    "mlsGetDialectHandle__arith__": "S P",
    "mlsRegisterArithPasses": "S",
    "mlsCreateArithArithEmulateUnsupportedFloats": "S P",
    "mlsRegisterArithArithEmulateUnsupportedFloats": "S",
    "mlsCreateArithArithEmulateWideInt": "S P",
    "mlsRegisterArithArithEmulateWideInt": "S",
    "mlsCreateArithArithExpandOpsPass": "S P",
    "mlsRegisterArithArithExpandOpsPass": "S",
    "mlsCreateArithArithIntRangeNarrowing": "S P",
    "mlsRegisterArithArithIntRangeNarrowing": "S",
    "mlsCreateArithArithIntRangeOpts": "S P",
    "mlsRegisterArithArithIntRangeOpts": "S",
    "mlsCreateArithArithUnsignedWhenEquivalentPass": "S P",
    "mlsRegisterArithArithUnsignedWhenEquivalentPass": "S",
    "mlsGetDialectHandle__arm_neon__": "S P",
    "mlsGetDialectHandle__arm_sme__": "S P",
    "mlsRegisterArmSMEPasses": "S",
    "mlsCreateArmSMEEnableArmStreaming": "S P",
    "mlsRegisterArmSMEEnableArmStreaming": "S",
    "mlsCreateArmSMEOuterProductFusion": "S P",
    "mlsRegisterArmSMEOuterProductFusion": "S",
    "mlsCreateArmSMETestTileAllocation": "S P",
    "mlsRegisterArmSMETestTileAllocation": "S",
    "mlsCreateArmSMEVectorLegalization": "S P",
    "mlsRegisterArmSMEVectorLegalization": "S",
    "mlsGetDialectHandle__async__": "S P",
    "mlsRegisterAsyncPasses": "S",
    "mlsCreateAsyncAsyncFuncToAsyncRuntimePass": "S P",
    "mlsRegisterAsyncAsyncFuncToAsyncRuntimePass": "S",
    "mlsCreateAsyncAsyncParallelForPass": "S P",
    "mlsRegisterAsyncAsyncParallelForPass": "S",
    "mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass": "S P",
    "mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass": "S",
    "mlsCreateAsyncAsyncRuntimeRefCountingOptPass": "S P",
    "mlsRegisterAsyncAsyncRuntimeRefCountingOptPass": "S",
    "mlsCreateAsyncAsyncRuntimeRefCountingPass": "S P",
    "mlsRegisterAsyncAsyncRuntimeRefCountingPass": "S",
    "mlsCreateAsyncAsyncToAsyncRuntimePass": "S P",
    "mlsRegisterAsyncAsyncToAsyncRuntimePass": "S",
    "mlsGetDialectHandle__bufferization__": "S P",
    "mlsRegisterBufferizationPasses": "S",
    "mlsCreateBufferizationBufferDeallocationSimplificationPass": "S P",
    "mlsRegisterBufferizationBufferDeallocationSimplificationPass": "S",
    "mlsCreateBufferizationBufferHoistingPass": "S P",
    "mlsRegisterBufferizationBufferHoistingPass": "S",
    "mlsCreateBufferizationBufferLoopHoistingPass": "S P",
    "mlsRegisterBufferizationBufferLoopHoistingPass": "S",
    "mlsCreateBufferizationBufferResultsToOutParamsPass": "S P",
    "mlsRegisterBufferizationBufferResultsToOutParamsPass": "S",
    "mlsCreateBufferizationDropEquivalentBufferResultsPass": "S P",
    "mlsRegisterBufferizationDropEquivalentBufferResultsPass": "S",
    "mlsCreateBufferizationEmptyTensorEliminationPass": "S P",
    "mlsRegisterBufferizationEmptyTensorEliminationPass": "S",
    "mlsCreateBufferizationEmptyTensorToAllocTensorPass": "S P",
    "mlsRegisterBufferizationEmptyTensorToAllocTensorPass": "S",
    "mlsCreateBufferizationLowerDeallocationsPass": "S P",
    "mlsRegisterBufferizationLowerDeallocationsPass": "S",
    "mlsCreateBufferizationOneShotBufferizePass": "S P",
    "mlsRegisterBufferizationOneShotBufferizePass": "S",
    "mlsCreateBufferizationOptimizeAllocationLivenessPass": "S P",
    "mlsRegisterBufferizationOptimizeAllocationLivenessPass": "S",
    "mlsCreateBufferizationOwnershipBasedBufferDeallocationPass": "S P",
    "mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass": "S",
    "mlsCreateBufferizationPromoteBuffersToStackPass": "S P",
    "mlsRegisterBufferizationPromoteBuffersToStackPass": "S",
    "mlsGetDialectHandle__complex__": "S P",
    "mlsAttributeIsAComplex": "S Q P",
    "mlsComplexAttrDoubleGet": "S Q Q d d P",
    "mlsComplexAttrDoubleGetChecked": "S Q Q d d P",
    "mlsComplexAttrGetRealDouble": "S Q P",
    "mlsComplexAttrGetImagDouble": "S Q P",
    "mlsComplexAttrGetTypeID": "S P",
    "mlsGetDialectHandle__cf__": "S P",
    "mlsGetDialectHandle__dlti__": "S P",
    "mlsGetDialectHandle__emitc__": "S P",
    "mlsTypeIsAEmitCArrayType": "S Q P",
    "mlsEmitCArrayTypeGetTypeID": "S P",
    "mlsEmitCArrayTypeGet": "S q P Q P",
    "mlsEmitCArrayTypeGetName": "S P",
    "mlsTypeIsAEmitCLValueType": "S Q P",
    "mlsEmitCLValueTypeGetTypeID": "S P",
    "mlsEmitCLValueTypeGet": "S Q P",
    "mlsEmitCLValueTypeGetName": "S P",
    "mlsTypeIsAEmitCOpaqueType": "S Q P",
    "mlsEmitCOpaqueTypeGetTypeID": "S P",
    "mlsEmitCOpaqueTypeGet": "S Q Text P",
    "mlsEmitCOpaqueTypeGetName": "S P",
    "mlsTypeIsAEmitCPointerType": "S Q P",
    "mlsEmitCPointerTypeGetTypeID": "S P",
    "mlsEmitCPointerTypeGet": "S Q P",
    "mlsEmitCPointerTypeGetName": "S P",
    "mlsTypeIsAEmitCPtrDiffTType": "S Q P",
    "mlsEmitCPtrDiffTTypeGetTypeID": "S P",
    "mlsEmitCPtrDiffTTypeGet": "S Q P",
    "mlsEmitCPtrDiffTTypeGetName": "S P",
    "mlsTypeIsAEmitCSignedSizeTType": "S Q P",
    "mlsEmitCSignedSizeTTypeGetTypeID": "S P",
    "mlsEmitCSignedSizeTTypeGet": "S Q P",
    "mlsEmitCSignedSizeTTypeGetName": "S P",
    "mlsTypeIsAEmitCSizeTType": "S Q P",
    "mlsEmitCSizeTTypeGetTypeID": "S P",
    "mlsEmitCSizeTTypeGet": "S Q P",
    "mlsEmitCSizeTTypeGetName": "S P",
    "mlsAttributeIsAEmitCCmpPredicate": "S Q P",
    "mlsEmitCCmpPredicateAttrGet": "S Q Q P",
    "mlsEmitCCmpPredicateAttrGetName": "S P",
    "mlsEmitCCmpPredicateAttrGetValue": "S Q P",
    "mlsEmitCCmpPredicateAttrGetTypeID": "S P",
    "mlsAttributeIsAEmitCOpaque": "S Q P",
    "mlsEmitCOpaqueAttrGet": "S Q Text P",
    "mlsEmitCOpaqueAttrGetName": "S P",
    "mlsEmitCOpaqueAttrGetValue": "S Q P",
    "mlsEmitCOpaqueAttrGetTypeID": "S P",
    "mlsRegisterEmitCPasses": "S",
    "mlsCreateEmitCFormExpressionsPass": "S P",
    "mlsRegisterEmitCFormExpressionsPass": "S",
    "mlsCreateEmitCWrapFuncInClassPass": "S P",
    "mlsRegisterEmitCWrapFuncInClassPass": "S",
    "mlsGetDialectHandle__func__": "S P",
    "mlsRegisterFuncPasses": "S",
    "mlsCreateFuncDuplicateFunctionEliminationPass": "S P",
    "mlsRegisterFuncDuplicateFunctionEliminationPass": "S",
    "mlsGetDialectHandle__gpu__": "S P",
    "mlsTypeIsAGPUAsyncTokenType": "S Q P",
    "mlsGPUAsyncTokenTypeGet": "S Q P",
    "mlsGPUAsyncTokenTypeGetName": "S P",
    "mlsAttributeIsAGPUObjectAttr": "S Q P",
    "mlsGPUObjectAttrGet": "S Q Q I Text Q P",
    "mlsGPUObjectAttrGetName": "S P",
    "mlsGPUObjectAttrGetWithKernels": "S Q Q I Text Q Q P",
    "mlsGPUObjectAttrGetTarget": "S Q P",
    "mlsGPUObjectAttrGetFormat": "S Q P",
    "mlsGPUObjectAttrGetObject": "S Q P",
    "mlsGPUObjectAttrHasProperties": "S Q P",
    "mlsGPUObjectAttrGetProperties": "S Q P",
    "mlsGPUObjectAttrHasKernels": "S Q P",
    "mlsGPUObjectAttrGetKernels": "S Q P",
    "mlsRegisterGPUPasses": "S",
    "mlsCreateGPUGpuAsyncRegionPass": "S P",
    "mlsRegisterGPUGpuAsyncRegionPass": "S",
    "mlsCreateGPUGpuDecomposeMemrefsPass": "S P",
    "mlsRegisterGPUGpuDecomposeMemrefsPass": "S",
    "mlsCreateGPUGpuEliminateBarriers": "S P",
    "mlsRegisterGPUGpuEliminateBarriers": "S",
    "mlsCreateGPUGpuKernelOutliningPass": "S P",
    "mlsRegisterGPUGpuKernelOutliningPass": "S",
    "mlsCreateGPUGpuLaunchSinkIndexComputationsPass": "S P",
    "mlsRegisterGPUGpuLaunchSinkIndexComputationsPass": "S",
    "mlsCreateGPUGpuMapParallelLoopsPass": "S P",
    "mlsRegisterGPUGpuMapParallelLoopsPass": "S",
    "mlsCreateGPUGpuModuleToBinaryPass": "S P",
    "mlsRegisterGPUGpuModuleToBinaryPass": "S",
    "mlsCreateGPUGpuNVVMAttachTarget": "S P",
    "mlsRegisterGPUGpuNVVMAttachTarget": "S",
    "mlsCreateGPUGpuROCDLAttachTarget": "S P",
    "mlsRegisterGPUGpuROCDLAttachTarget": "S",
    "mlsCreateGPUGpuSPIRVAttachTarget": "S P",
    "mlsRegisterGPUGpuSPIRVAttachTarget": "S",
    "mlsCreateGPUGpuXeVMAttachTarget": "S P",
    "mlsRegisterGPUGpuXeVMAttachTarget": "S",
    "mlsGetDialectHandle__index__": "S P",
    "mlsGetDialectHandle__irdl__": "S P",
    "mlsIRDLVariadicityAttrGet": "S Q Text P",
    "mlsIRDLVariadicityAttrGetName": "S P",
    "mlsIRDLVariadicityArrayAttrGet": "S Q q P P",
    "mlsIRDLVariadicityArrayAttrGetName": "S P",
    "mlsGetDialectHandle__linalg__": "S P",
    "mlsRegisterLinalgPasses": "S",
    "mlsCreateLinalgConvertElementwiseToLinalgPass": "S P",
    "mlsRegisterLinalgConvertElementwiseToLinalgPass": "S",
    "mlsCreateLinalgConvertLinalgToAffineLoopsPass": "S P",
    "mlsRegisterLinalgConvertLinalgToAffineLoopsPass": "S",
    "mlsCreateLinalgConvertLinalgToLoopsPass": "S P",
    "mlsRegisterLinalgConvertLinalgToLoopsPass": "S",
    "mlsCreateLinalgConvertLinalgToParallelLoopsPass": "S P",
    "mlsRegisterLinalgConvertLinalgToParallelLoopsPass": "S",
    "mlsCreateLinalgLinalgBlockPackMatmul": "S P",
    "mlsRegisterLinalgLinalgBlockPackMatmul": "S",
    "mlsCreateLinalgLinalgDetensorizePass": "S P",
    "mlsRegisterLinalgLinalgDetensorizePass": "S",
    "mlsCreateLinalgLinalgElementwiseOpFusionPass": "S P",
    "mlsRegisterLinalgLinalgElementwiseOpFusionPass": "S",
    "mlsCreateLinalgLinalgFoldIntoElementwisePass": "S P",
    "mlsRegisterLinalgLinalgFoldIntoElementwisePass": "S",
    "mlsCreateLinalgLinalgFoldUnitExtentDimsPass": "S P",
    "mlsRegisterLinalgLinalgFoldUnitExtentDimsPass": "S",
    "mlsCreateLinalgLinalgGeneralizeNamedOpsPass": "S P",
    "mlsRegisterLinalgLinalgGeneralizeNamedOpsPass": "S",
    "mlsCreateLinalgLinalgInlineScalarOperandsPass": "S P",
    "mlsRegisterLinalgLinalgInlineScalarOperandsPass": "S",
    "mlsCreateLinalgLinalgMorphOpsPass": "S P",
    "mlsRegisterLinalgLinalgMorphOpsPass": "S",
    "mlsCreateLinalgLinalgSpecializeGenericOpsPass": "S P",
    "mlsRegisterLinalgLinalgSpecializeGenericOpsPass": "S",
    "mlsCreateLinalgSimplifyDepthwiseConvPass": "S P",
    "mlsRegisterLinalgSimplifyDepthwiseConvPass": "S",
    "mlsGetDialectHandle__llvm__": "S P",
    "mlsLLVMPointerTypeGet": "S Q I P",
    "mlsLLVMPointerTypeGetName": "S P",
    "mlsLLVMPointerTypeGetTypeID": "S P",
    "mlsTypeIsALLVMPointerType": "S Q P",
    "mlsLLVMPointerTypeGetAddressSpace": "S Q P",
    "mlsLLVMVoidTypeGet": "S Q P",
    "mlsLLVMVoidTypeGetName": "S P",
    "mlsLLVMArrayTypeGet": "S Q I P",
    "mlsLLVMArrayTypeGetName": "S P",
    "mlsLLVMArrayTypeGetElementType": "S Q P",
    "mlsLLVMFunctionTypeGet": "S Q q P B P",
    "mlsLLVMFunctionTypeGetName": "S P",
    "mlsLLVMFunctionTypeGetNumInputs": "S Q P",
    "mlsLLVMFunctionTypeGetInput": "S Q q P",
    "mlsLLVMFunctionTypeCopyInputs": "S Q q P P",
    "mlsLLVMFunctionTypeGetReturnType": "S Q P",
    "mlsTypeIsALLVMStructType": "S Q P",
    "mlsLLVMStructTypeGetTypeID": "S P",
    "mlsLLVMStructTypeGetName": "S P",
    "mlsLLVMStructTypeIsLiteral": "S Q P",
    "mlsLLVMStructTypeGetNumElementTypes": "S Q P",
    "mlsLLVMStructTypeGetElementType": "S Q q P",
    "mlsLLVMStructTypeCopyElementTypes": "S Q q P P",
    "mlsLLVMStructTypeIsPacked": "S Q P",
    "mlsLLVMStructTypeGetIdentifier": "S Q P",
    "mlsLLVMStructTypeIsOpaque": "S Q P",
    "mlsLLVMStructTypeLiteralGet": "S Q q P B P",
    "mlsLLVMStructTypeLiteralGetChecked": "S Q q P B P",
    "mlsLLVMStructTypeOpaqueGet": "S Q Text P",
    "mlsLLVMCConvAttrGet": "S Q I P",
    "mlsLLVMCConvAttrGetName": "S P",
    "mlsLLVMComdatAttrGet": "S Q I P",
    "mlsLLVMComdatAttrGetName": "S P",
    "mlsLLVMLinkageAttrGet": "S Q I P",
    "mlsLLVMLinkageAttrGetName": "S P",
    "mlsLLVMDINullTypeAttrGet": "S Q P",
    "mlsLLVMDINullTypeAttrGetName": "S P",
    "mlsLLVMDIExpressionElemAttrGet": "S Q I q P P",
    "mlsLLVMDIExpressionElemAttrGetName": "S P",
    "mlsLLVMDIExpressionAttrGet": "S Q q P P",
    "mlsLLVMDIExpressionAttrGetName": "S P",
    "mlsLLVMDIBasicTypeAttrGet": "S Q I Q Q I P",
    "mlsLLVMDIBasicTypeAttrGetName": "S P",
    "mlsLLVMDICompositeTypeAttrGetRecSelf": "S Q P",
    "mlsLLVMDICompositeTypeAttrGet": "S Q Q B I Q Q I Q Q q Q Q q P Q Q Q Q P",
    "mlsLLVMDICompositeTypeAttrGetName": "S P",
    "mlsLLVMDIDerivedTypeAttrGet": "S Q I Q Q Q I Q q Q P",
    "mlsLLVMDIDerivedTypeAttrGetName": "S P",
    "mlsLLVMDIStringTypeAttrGet": "S Q I Q Q I Q Q Q I P",
    "mlsLLVMDIStringTypeAttrGetName": "S P",
    "mlsLLVMDIDerivedTypeAttrGetBaseType": "S Q P",
    "mlsLLVMDIFileAttrGet": "S Q Q Q P",
    "mlsLLVMDIFileAttrGetName": "S P",
    "mlsLLVMDICompileUnitAttrGet": "S Q Q I Q Q B I I Q P",
    "mlsLLVMDICompileUnitAttrGetName": "S P",
    "mlsLLVMDIFlagsAttrGet": "S Q Q P",
    "mlsLLVMDIFlagsAttrGetName": "S P",
    "mlsLLVMDILexicalBlockAttrGet": "S Q Q Q I I P",
    "mlsLLVMDILexicalBlockAttrGetName": "S P",
    "mlsLLVMDILexicalBlockFileAttrGet": "S Q Q Q I P",
    "mlsLLVMDILexicalBlockFileAttrGetName": "S P",
    "mlsLLVMDILocalVariableAttrGet": "S Q Q Q Q I I I Q q P",
    "mlsLLVMDILocalVariableAttrGetName": "S P",
    "mlsLLVMDISubprogramAttrGetRecSelf": "S Q P",
    "mlsLLVMDISubprogramAttrGet": "S Q Q B Q Q Q Q Q Q I I Q Q q P q P P",
    "mlsLLVMDISubprogramAttrGetName": "S P",
    "mlsLLVMDIAnnotationAttrGet": "S Q Q Q P",
    "mlsLLVMDIAnnotationAttrGetName": "S P",
    "mlsLLVMDISubprogramAttrGetScope": "S Q P",
    "mlsLLVMDISubprogramAttrGetLine": "S Q P",
    "mlsLLVMDISubprogramAttrGetScopeLine": "S Q P",
    "mlsLLVMDISubprogramAttrGetCompileUnit": "S Q P",
    "mlsLLVMDISubprogramAttrGetFile": "S Q P",
    "mlsLLVMDISubprogramAttrGetType": "S Q P",
    "mlsLLVMDISubroutineTypeAttrGet": "S Q I q P P",
    "mlsLLVMDISubroutineTypeAttrGetName": "S P",
    "mlsLLVMDIModuleAttrGet": "S Q Q Q Q Q Q Q I B P",
    "mlsLLVMDIModuleAttrGetName": "S P",
    "mlsLLVMDIImportedEntityAttrGet": "S Q I Q Q Q I Q q P P",
    "mlsLLVMDIImportedEntityAttrGetName": "S P",
    "mlsLLVMDIModuleAttrGetScope": "S Q P",
    "mlsRegisterLLVMPasses": "S",
    "mlsCreateLLVMDIScopeForLLVMFuncOpPass": "S P",
    "mlsRegisterLLVMDIScopeForLLVMFuncOpPass": "S",
    "mlsCreateLLVMLLVMAddComdats": "S P",
    "mlsRegisterLLVMLLVMAddComdats": "S",
    "mlsCreateLLVMLLVMLegalizeForExportPass": "S P",
    "mlsRegisterLLVMLLVMLegalizeForExportPass": "S",
    "mlsCreateLLVMLLVMRequestCWrappersPass": "S P",
    "mlsRegisterLLVMLLVMRequestCWrappersPass": "S",
    "mlsCreateLLVMLLVMUseDefaultVisibilityPass": "S P",
    "mlsRegisterLLVMLLVMUseDefaultVisibilityPass": "S",
    "mlsCreateLLVMNVVMOptimizeForTargetPass": "S P",
    "mlsRegisterLLVMNVVMOptimizeForTargetPass": "S",
    "mlsGetDialectHandle__math__": "S P",
    "mlsRegisterMathPasses": "S",
    "mlsCreateMathMathExpandOpsPass": "S P",
    "mlsRegisterMathMathExpandOpsPass": "S",
    "mlsCreateMathMathExtendToSupportedTypes": "S P",
    "mlsRegisterMathMathExtendToSupportedTypes": "S",
    "mlsCreateMathMathSincosFusionPass": "S P",
    "mlsRegisterMathMathSincosFusionPass": "S",
    "mlsCreateMathMathUpliftToFMA": "S P",
    "mlsRegisterMathMathUpliftToFMA": "S",
    "mlsGetDialectHandle__memref__": "S P",
    "mlsRegisterMemRefPasses": "S",
    "mlsCreateMemRefExpandOpsPass": "S P",
    "mlsRegisterMemRefExpandOpsPass": "S",
    "mlsCreateMemRefExpandReallocPass": "S P",
    "mlsRegisterMemRefExpandReallocPass": "S",
    "mlsCreateMemRefExpandStridedMetadataPass": "S P",
    "mlsRegisterMemRefExpandStridedMetadataPass": "S",
    "mlsCreateMemRefFlattenMemrefsPass": "S P",
    "mlsRegisterMemRefFlattenMemrefsPass": "S",
    "mlsCreateMemRefFoldMemRefAliasOpsPass": "S P",
    "mlsRegisterMemRefFoldMemRefAliasOpsPass": "S",
    "mlsCreateMemRefMemRefEmulateWideInt": "S P",
    "mlsRegisterMemRefMemRefEmulateWideInt": "S",
    "mlsCreateMemRefNormalizeMemRefsPass": "S P",
    "mlsRegisterMemRefNormalizeMemRefsPass": "S",
    "mlsCreateMemRefReifyResultShapesPass": "S P",
    "mlsRegisterMemRefReifyResultShapesPass": "S",
    "mlsCreateMemRefResolveRankedShapeTypeResultDimsPass": "S P",
    "mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass": "S",
    "mlsCreateMemRefResolveShapedTypeResultDimsPass": "S P",
    "mlsRegisterMemRefResolveShapedTypeResultDimsPass": "S",
    "mlsGetDialectHandle__ml_program__": "S P",
    "mlsRegisterMLProgramPasses": "S",
    "mlsCreateMLProgramMLProgramPipelineGlobalsPass": "S P",
    "mlsRegisterMLProgramMLProgramPipelineGlobalsPass": "S",
    "mlsGetDialectHandle__mpi__": "S P",
    "mlsGetDialectHandle__nvgpu__": "S P",
    "mlsTypeIsANVGPUTensorMapDescriptorType": "S Q P",
    "mlsNVGPUTensorMapDescriptorTypeGet": "S Q Q i i i i P",
    "mlsNVGPUTensorMapDescriptorTypeGetName": "S P",
    "mlsRegisterNVGPUPasses": "S",
    "mlsCreateNVGPUOptimizeSharedMemory": "S P",
    "mlsRegisterNVGPUOptimizeSharedMemory": "S",
    "mlsGetDialectHandle__nvvm__": "S P",
    "mlsGetDialectHandle__acc__": "S P",
    "mlsRegisterOpenACCPasses": "S",
    "mlsCreateOpenACCACCIfClauseLowering": "S P",
    "mlsRegisterOpenACCACCIfClauseLowering": "S",
    "mlsCreateOpenACCACCImplicitData": "S P",
    "mlsRegisterOpenACCACCImplicitData": "S",
    "mlsCreateOpenACCACCImplicitDeclare": "S P",
    "mlsRegisterOpenACCACCImplicitDeclare": "S",
    "mlsCreateOpenACCACCImplicitRoutine": "S P",
    "mlsRegisterOpenACCACCImplicitRoutine": "S",
    "mlsCreateOpenACCACCLegalizeSerial": "S P",
    "mlsRegisterOpenACCACCLegalizeSerial": "S",
    "mlsCreateOpenACCACCLoopTiling": "S P",
    "mlsRegisterOpenACCACCLoopTiling": "S",
    "mlsCreateOpenACCACCSpecializeForDevice": "S P",
    "mlsRegisterOpenACCACCSpecializeForDevice": "S",
    "mlsCreateOpenACCACCSpecializeForHost": "S P",
    "mlsRegisterOpenACCACCSpecializeForHost": "S",
    "mlsCreateOpenACCLegalizeDataValuesInRegion": "S P",
    "mlsRegisterOpenACCLegalizeDataValuesInRegion": "S",
    "mlsCreateOpenACCOffloadLiveInValueCanonicalization": "S P",
    "mlsRegisterOpenACCOffloadLiveInValueCanonicalization": "S",
    "mlsGetDialectHandle__omp__": "S P",
    "mlsGetDialectHandle__pdl__": "S P",
    "mlsTypeIsAPDLType": "S Q P",
    "mlsTypeIsAPDLAttributeType": "S Q P",
    "mlsPDLAttributeTypeGetTypeID": "S P",
    "mlsPDLAttributeTypeGet": "S Q P",
    "mlsPDLAttributeTypeGetName": "S P",
    "mlsTypeIsAPDLOperationType": "S Q P",
    "mlsPDLOperationTypeGetTypeID": "S P",
    "mlsPDLOperationTypeGet": "S Q P",
    "mlsPDLOperationTypeGetName": "S P",
    "mlsTypeIsAPDLRangeType": "S Q P",
    "mlsPDLRangeTypeGetTypeID": "S P",
    "mlsPDLRangeTypeGet": "S Q P",
    "mlsPDLRangeTypeGetName": "S P",
    "mlsPDLRangeTypeGetElementType": "S Q P",
    "mlsTypeIsAPDLTypeType": "S Q P",
    "mlsPDLTypeTypeGetTypeID": "S P",
    "mlsPDLTypeTypeGet": "S Q P",
    "mlsPDLTypeTypeGetName": "S P",
    "mlsTypeIsAPDLValueType": "S Q P",
    "mlsPDLValueTypeGetTypeID": "S P",
    "mlsPDLValueTypeGet": "S Q P",
    "mlsPDLValueTypeGetName": "S P",
    "mlsGetDialectHandle__pdl_interp__": "S P",
    "mlsGetDialectHandle__ptr__": "S P",
    "mlsGetDialectHandle__quant__": "S P",
    "mlsTypeIsAQuantizedType": "S Q P",
    "mlsQuantizedTypeGetSignedFlag": "I",
    "mlsQuantizedTypeGetDefaultMinimumForInteger": "S B I P",
    "mlsQuantizedTypeGetDefaultMaximumForInteger": "S B I P",
    "mlsQuantizedTypeGetExpressedType": "S Q P",
    "mlsQuantizedTypeGetFlags": "S Q P",
    "mlsQuantizedTypeIsSigned": "S Q P",
    "mlsQuantizedTypeGetStorageType": "S Q P",
    "mlsQuantizedTypeGetStorageTypeMin": "S Q P",
    "mlsQuantizedTypeGetStorageTypeMax": "S Q P",
    "mlsQuantizedTypeGetStorageTypeIntegralWidth": "S Q P",
    "mlsQuantizedTypeIsCompatibleExpressedType": "S Q Q P",
    "mlsQuantizedTypeGetQuantizedElementType": "S Q P",
    "mlsQuantizedTypeCastFromStorageType": "S Q Q P",
    "mlsQuantizedTypeCastToStorageType": "S Q P",
    "mlsQuantizedTypeCastFromExpressedType": "S Q Q P",
    "mlsQuantizedTypeCastToExpressedType": "S Q P",
    "mlsQuantizedTypeCastExpressedToStorageType": "S Q Q P",
    "mlsTypeIsAAnyQuantizedType": "S Q P",
    "mlsAnyQuantizedTypeGetTypeID": "S P",
    "mlsAnyQuantizedTypeGet": "S I Q Q q q P",
    "mlsAnyQuantizedTypeGetName": "S P",
    "mlsTypeIsAUniformQuantizedType": "S Q P",
    "mlsUniformQuantizedTypeGetTypeID": "S P",
    "mlsUniformQuantizedTypeGet": "S I Q Q d q q q P",
    "mlsUniformQuantizedTypeGetName": "S P",
    "mlsUniformQuantizedTypeGetScale": "S Q P",
    "mlsUniformQuantizedTypeGetZeroPoint": "S Q P",
    "mlsUniformQuantizedTypeIsFixedPoint": "S Q P",
    "mlsTypeIsAUniformQuantizedPerAxisType": "S Q P",
    "mlsUniformQuantizedPerAxisTypeGetTypeID": "S P",
    "mlsUniformQuantizedPerAxisTypeGet": "S I Q Q q P P i q q P",
    "mlsUniformQuantizedPerAxisTypeGetName": "S P",
    "mlsUniformQuantizedPerAxisTypeGetNumDims": "S Q P",
    "mlsUniformQuantizedPerAxisTypeGetScale": "S Q q P",
    "mlsUniformQuantizedPerAxisTypeCopyScales": "S Q q P P",
    "mlsUniformQuantizedPerAxisTypeGetZeroPoint": "S Q q P",
    "mlsUniformQuantizedPerAxisTypeCopyZeroPoints": "S Q q P P",
    "mlsUniformQuantizedPerAxisTypeGetQuantizedDimension": "S Q P",
    "mlsUniformQuantizedPerAxisTypeIsFixedPoint": "S Q P",
    "mlsTypeIsAUniformQuantizedSubChannelType": "S Q P",
    "mlsUniformQuantizedSubChannelTypeGetTypeID": "S P",
    "mlsUniformQuantizedSubChannelTypeGet": "S I Q Q Q Q q P P q q P",
    "mlsUniformQuantizedSubChannelTypeGetName": "S P",
    "mlsUniformQuantizedSubChannelTypeGetNumBlockSizes": "S Q P",
    "mlsUniformQuantizedSubChannelTypeGetQuantizedDimension": "S Q q P",
    "mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions": "S Q q P P",
    "mlsUniformQuantizedSubChannelTypeGetBlockSize": "S Q q P",
    "mlsUniformQuantizedSubChannelTypeCopyBlockSizes": "S Q q P P",
    "mlsUniformQuantizedSubChannelTypeGetScales": "S Q P",
    "mlsUniformQuantizedSubChannelTypeGetZeroPoints": "S Q P",
    "mlsTypeIsACalibratedQuantizedType": "S Q P",
    "mlsCalibratedQuantizedTypeGetTypeID": "S P",
    "mlsCalibratedQuantizedTypeGet": "S Q d d P",
    "mlsCalibratedQuantizedTypeGetName": "S P",
    "mlsCalibratedQuantizedTypeGetMin": "S Q P",
    "mlsCalibratedQuantizedTypeGetMax": "S Q P",
    "mlsGetDialectHandle__rocdl__": "S P",
    "mlsGetDialectHandle__scf__": "S P",
    "mlsRegisterSCFPasses": "S",
    "mlsCreateSCFSCFForLoopCanonicalization": "S P",
    "mlsRegisterSCFSCFForLoopCanonicalization": "S",
    "mlsCreateSCFSCFForLoopPeeling": "S P",
    "mlsRegisterSCFSCFForLoopPeeling": "S",
    "mlsCreateSCFSCFForLoopRangeFolding": "S P",
    "mlsRegisterSCFSCFForLoopRangeFolding": "S",
    "mlsCreateSCFSCFForLoopSpecialization": "S P",
    "mlsRegisterSCFSCFForLoopSpecialization": "S",
    "mlsCreateSCFSCFForToWhileLoop": "S P",
    "mlsRegisterSCFSCFForToWhileLoop": "S",
    "mlsCreateSCFSCFForallToForLoop": "S P",
    "mlsRegisterSCFSCFForallToForLoop": "S",
    "mlsCreateSCFSCFForallToParallelLoop": "S P",
    "mlsRegisterSCFSCFForallToParallelLoop": "S",
    "mlsCreateSCFSCFParallelForToNestedFors": "S P",
    "mlsRegisterSCFSCFParallelForToNestedFors": "S",
    "mlsCreateSCFSCFParallelLoopFusion": "S P",
    "mlsRegisterSCFSCFParallelLoopFusion": "S",
    "mlsCreateSCFSCFParallelLoopSpecialization": "S P",
    "mlsRegisterSCFSCFParallelLoopSpecialization": "S",
    "mlsCreateSCFSCFParallelLoopTiling": "S P",
    "mlsRegisterSCFSCFParallelLoopTiling": "S",
    "mlsCreateSCFTestSCFParallelLoopCollapsing": "S P",
    "mlsRegisterSCFTestSCFParallelLoopCollapsing": "S",
    "mlsGetDialectHandle__shape__": "S P",
    "mlsRegisterShapePasses": "S",
    "mlsCreateShapeOutlineShapeComputationPass": "S P",
    "mlsRegisterShapeOutlineShapeComputationPass": "S",
    "mlsCreateShapeRemoveShapeConstraintsPass": "S P",
    "mlsRegisterShapeRemoveShapeConstraintsPass": "S",
    "mlsCreateShapeShapeToShapeLoweringPass": "S P",
    "mlsRegisterShapeShapeToShapeLoweringPass": "S",
    "mlsGetDialectHandle__shard__": "S P",
    "mlsRegisterShardPasses": "S",
    "mlsCreateShardPartition": "S P",
    "mlsRegisterShardPartition": "S",
    "mlsCreateShardShardingPropagation": "S P",
    "mlsRegisterShardShardingPropagation": "S",
    "mlsGetDialectHandle__smt__": "S P",
    "mlsSMTTypeIsAnyNonFuncSMTValueType": "S Q P",
    "mlsSMTTypeIsAnySMTValueType": "S Q P",
    "mlsSMTTypeIsAArray": "S Q P",
    "mlsSMTTypeGetArray": "S Q Q Q P",
    "mlsSMTTypeIsABitVector": "S Q P",
    "mlsSMTTypeGetBitVector": "S Q i P",
    "mlsSMTBitVectorTypeGetName": "S P",
    "mlsSMTTypeIsABool": "S Q P",
    "mlsSMTTypeGetBool": "S Q P",
    "mlsSMTBoolTypeGetName": "S P",
    "mlsSMTTypeIsAInt": "S Q P",
    "mlsSMTTypeGetInt": "S Q P",
    "mlsSMTIntTypeGetName": "S P",
    "mlsSMTTypeIsASMTFunc": "S Q P",
    "mlsSMTTypeGetSMTFunc": "S Q Q P Q P",
    "mlsSMTTypeIsASort": "S Q P",
    "mlsSMTTypeGetSort": "S Q Q Q P P",
    "mlsSMTAttrCheckBVCmpPredicate": "S Q Text P",
    "mlsSMTAttrCheckIntPredicate": "S Q Text P",
    "mlsSMTAttrIsASMTAttribute": "S Q P",
    "mlsSMTAttrGetBitVector": "S Q Q I P",
    "mlsSMTAttrGetBVCmpPredicate": "S Q Text P",
    "mlsSMTAttrGetIntPredicate": "S Q Text P",
    "mlsGetDialectHandle__sparse_tensor__": "S P",
    "mlsAttributeIsASparseTensorEncodingAttr": "S Q P",
    "mlsSparseTensorEncodingAttrGet": "S Q q P Q Q i i Q Q P",
    "mlsSparseTensorEncodingAttrGetName": "S P",
    "mlsSparseTensorEncodingGetLvlRank": "S Q P",
    "mlsSparseTensorEncodingAttrGetLvlType": "S Q q P",
    "mlsSparseTensorEncodingAttrCopyLvlTypes": "S Q q P P",
    "mlsSparseTensorEncodingAttrGetLvlFmt": "S Q q P",
    "mlsSparseTensorEncodingAttrGetDimToLvl": "S Q P",
    "mlsSparseTensorEncodingAttrGetLvlToDim": "S Q P",
    "mlsSparseTensorEncodingAttrGetPosWidth": "S Q P",
    "mlsSparseTensorEncodingAttrGetCrdWidth": "S Q P",
    "mlsSparseTensorEncodingAttrGetExplicitVal": "S Q P",
    "mlsSparseTensorEncodingAttrGetImplicitVal": "S Q P",
    "mlsSparseTensorEncodingAttrGetStructuredN": "S Q P",
    "mlsSparseTensorEncodingAttrGetStructuredM": "S Q P",
    "mlsRegisterSparseTensorPasses": "S",
    "mlsCreateSparseTensorLowerForeachToSCF": "S P",
    "mlsRegisterSparseTensorLowerForeachToSCF": "S",
    "mlsCreateSparseTensorLowerSparseIterationToSCF": "S P",
    "mlsRegisterSparseTensorLowerSparseIterationToSCF": "S",
    "mlsCreateSparseTensorLowerSparseOpsToForeach": "S P",
    "mlsRegisterSparseTensorLowerSparseOpsToForeach": "S",
    "mlsCreateSparseTensorPreSparsificationRewrite": "S P",
    "mlsRegisterSparseTensorPreSparsificationRewrite": "S",
    "mlsCreateSparseTensorSparseAssembler": "S P",
    "mlsRegisterSparseTensorSparseAssembler": "S",
    "mlsCreateSparseTensorSparseBufferRewrite": "S P",
    "mlsRegisterSparseTensorSparseBufferRewrite": "S",
    "mlsCreateSparseTensorSparseGPUCodegen": "S P",
    "mlsRegisterSparseTensorSparseGPUCodegen": "S",
    "mlsCreateSparseTensorSparseReinterpretMap": "S P",
    "mlsRegisterSparseTensorSparseReinterpretMap": "S",
    "mlsCreateSparseTensorSparseSpaceCollapse": "S P",
    "mlsRegisterSparseTensorSparseSpaceCollapse": "S",
    "mlsCreateSparseTensorSparseTensorCodegen": "S P",
    "mlsRegisterSparseTensorSparseTensorCodegen": "S",
    "mlsCreateSparseTensorSparseTensorConversionPass": "S P",
    "mlsRegisterSparseTensorSparseTensorConversionPass": "S",
    "mlsCreateSparseTensorSparseVectorization": "S P",
    "mlsRegisterSparseTensorSparseVectorization": "S",
    "mlsCreateSparseTensorSparsificationAndBufferization": "S P",
    "mlsRegisterSparseTensorSparsificationAndBufferization": "S",
    "mlsCreateSparseTensorSparsificationPass": "S P",
    "mlsRegisterSparseTensorSparsificationPass": "S",
    "mlsCreateSparseTensorStageSparseOperations": "S P",
    "mlsRegisterSparseTensorStageSparseOperations": "S",
    "mlsCreateSparseTensorStorageSpecifierToLLVM": "S P",
    "mlsRegisterSparseTensorStorageSpecifierToLLVM": "S",
    "mlsGetDialectHandle__spirv__": "S P",
    "mlsRegisterSPIRVPasses": "S",
    "mlsCreateSPIRVSPIRVCanonicalizeGLPass": "S P",
    "mlsRegisterSPIRVSPIRVCanonicalizeGLPass": "S",
    "mlsCreateSPIRVSPIRVCompositeTypeLayoutPass": "S P",
    "mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass": "S",
    "mlsCreateSPIRVSPIRVLowerABIAttributesPass": "S P",
    "mlsRegisterSPIRVSPIRVLowerABIAttributesPass": "S",
    "mlsCreateSPIRVSPIRVReplicatedConstantCompositePass": "S P",
    "mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass": "S",
    "mlsCreateSPIRVSPIRVRewriteInsertsPass": "S P",
    "mlsRegisterSPIRVSPIRVRewriteInsertsPass": "S",
    "mlsCreateSPIRVSPIRVUnifyAliasedResourcePass": "S P",
    "mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass": "S",
    "mlsCreateSPIRVSPIRVUpdateVCEPass": "S P",
    "mlsRegisterSPIRVSPIRVUpdateVCEPass": "S",
    "mlsCreateSPIRVSPIRVWebGPUPreparePass": "S P",
    "mlsRegisterSPIRVSPIRVWebGPUPreparePass": "S",
    "mlsGetDialectHandle__tensor__": "S P",
    "mlsRegisterTensorPasses": "S",
    "mlsCreateTensorFoldTensorSubsetOpsPass": "S P",
    "mlsRegisterTensorFoldTensorSubsetOpsPass": "S",
    "mlsGetDialectHandle__tosa__": "S P",
    "mlsRegisterTosaPasses": "S",
    "mlsCreateTosaTosaArithConstantToTosaConstPass": "S P",
    "mlsRegisterTosaTosaArithConstantToTosaConstPass": "S",
    "mlsCreateTosaTosaAttachTarget": "S P",
    "mlsRegisterTosaTosaAttachTarget": "S",
    "mlsCreateTosaTosaConvertIntegerTypeToSignless": "S P",
    "mlsRegisterTosaTosaConvertIntegerTypeToSignless": "S",
    "mlsCreateTosaTosaInferShapesPass": "S P",
    "mlsRegisterTosaTosaInferShapesPass": "S",
    "mlsCreateTosaTosaLayerwiseConstantFoldPass": "S P",
    "mlsRegisterTosaTosaLayerwiseConstantFoldPass": "S",
    "mlsCreateTosaTosaMakeBroadcastablePass": "S P",
    "mlsRegisterTosaTosaMakeBroadcastablePass": "S",
    "mlsCreateTosaTosaNarrowF64ToF32Pass": "S P",
    "mlsRegisterTosaTosaNarrowF64ToF32Pass": "S",
    "mlsCreateTosaTosaNarrowI64ToI32Pass": "S P",
    "mlsRegisterTosaTosaNarrowI64ToI32Pass": "S",
    "mlsCreateTosaTosaOptionalDecompositionsPass": "S P",
    "mlsRegisterTosaTosaOptionalDecompositionsPass": "S",
    "mlsCreateTosaTosaReduceTransposes": "S P",
    "mlsRegisterTosaTosaReduceTransposes": "S",
    "mlsCreateTosaTosaValidation": "S P",
    "mlsRegisterTosaTosaValidation": "S",
    "mlsGetDialectHandle__transform__": "S P",
    "mlsTypeIsATransformAnyOpType": "S Q P",
    "mlsTransformAnyOpTypeGetTypeID": "S P",
    "mlsTransformAnyOpTypeGet": "S Q P",
    "mlsTransformAnyOpTypeGetName": "S P",
    "mlsTypeIsATransformAnyParamType": "S Q P",
    "mlsTransformAnyParamTypeGetTypeID": "S P",
    "mlsTransformAnyParamTypeGet": "S Q P",
    "mlsTransformAnyParamTypeGetName": "S P",
    "mlsTypeIsATransformAnyValueType": "S Q P",
    "mlsTransformAnyValueTypeGetTypeID": "S P",
    "mlsTransformAnyValueTypeGet": "S Q P",
    "mlsTransformAnyValueTypeGetName": "S P",
    "mlsTypeIsATransformOperationType": "S Q P",
    "mlsTransformOperationTypeGetTypeID": "S P",
    "mlsTransformOperationTypeGet": "S Q Text P",
    "mlsTransformOperationTypeGetName": "S P",
    "mlsTransformOperationTypeGetOperationName": "S Q P",
    "mlsTypeIsATransformParamType": "S Q P",
    "mlsTransformParamTypeGetTypeID": "S P",
    "mlsTransformParamTypeGet": "S Q Q P",
    "mlsTransformParamTypeGetName": "S P",
    "mlsTransformParamTypeGetType": "S Q P",
    "mlsRegisterTransformPasses": "S",
    "mlsCreateTransformCheckUsesPass": "S P",
    "mlsRegisterTransformCheckUsesPass": "S",
    "mlsCreateTransformInferEffectsPass": "S P",
    "mlsRegisterTransformInferEffectsPass": "S",
    "mlsCreateTransformInterpreterPass": "S P",
    "mlsRegisterTransformInterpreterPass": "S",
    "mlsCreateTransformPreloadLibraryPass": "S P",
    "mlsRegisterTransformPreloadLibraryPass": "S",
    "mlsGetDialectHandle__ub__": "S P",
    "mlsGetDialectHandle__vcix__": "S P",
    "mlsGetDialectHandle__vector__": "S P",
    "mlsRegisterVectorPasses": "S",
    "mlsCreateVectorLowerVectorMaskPass": "S P",
    "mlsRegisterVectorLowerVectorMaskPass": "S",
    "mlsCreateVectorLowerVectorMultiReduction": "S P",
    "mlsRegisterVectorLowerVectorMultiReduction": "S",
    "mlsCreateVectorLowerVectorToFromElementsToShuffleTree": "S P",
    "mlsRegisterVectorLowerVectorToFromElementsToShuffleTree": "S",
    "mlsGetDialectHandle__wasmssa__": "S P",
    "mlsGetDialectHandle__x86vector__": "S P",
    "mlsGetDialectHandle__xegpu__": "S P",
    "mlsGetDialectHandle__xevm__": "S P",
    "mlsExecutionEngineIsNull": "? Q",
    "mlsIntegerSetGetContext": "S Q P",
    "mlsIntegerSetIsNull": "? Q",
    "mlsIntegerSetEqual": "S Q Q P",
    "mlsIntegerSetPrint": "C Q P P",
    "mlsIntegerSetToString": "S Q P",
    "mlsIntegerSetDump": "S Q",
    "mlsIntegerSetEmptyGet": "S Q q q P",
    "mlsIntegerSetGet": "S Q q q q P P P",
    "mlsIntegerSetIsCanonicalEmpty": "S Q P",
    "mlsIntegerSetGetNumDims": "S Q P",
    "mlsIntegerSetGetNumSymbols": "S Q P",
    "mlsIntegerSetGetNumInputs": "S Q P",
    "mlsIntegerSetGetNumConstraints": "S Q P",
    "mlsIntegerSetGetNumEqualities": "S Q P",
    "mlsIntegerSetGetNumInequalities": "S Q P",
    "mlsIntegerSetGetConstraint": "S Q q P",
    "mlsIntegerSetCopyConstraints": "S Q q P P",
    "mlsIntegerSetIsConstraintEq": "S Q q P",
    "mlsOperationImplementsInterface": "S Q Q P",
    "mlsOperationImplementsInterfaceStatic": "S Text Q Q P",
    "mlsInferTypeOpInterfaceTypeID": "S P",
    "mlsInferShapedTypeOpInterfaceTypeID": "S P",
    "mlsContextEqual": "S Q Q P",
    "mlsContextIsNull": "? Q",
    "mlsDialectIsNull": "? Q",
    "mlsDialectEqual": "S Q Q P",
    "mlsDialectHandleGetNamespace": "S Q P",
    "mlsDialectRegistryIsNull": "? Q",
    "mlsLocationGetAttribute": "S Q P",
    "mlsLocationFromAttribute": "S Q P",
    "mlsLocationFileLineColGet": "S Q Text I I P",
    "mlsLocationFileLineColRangeGet": "S Q Text I I I I P",
    "mlsLocationFileLineColRangeGetFilename": "S Q P",
    "mlsLocationFileLineColRangeGetStartLine": "S Q P",
    "mlsLocationFileLineColRangeGetStartColumn": "S Q P",
    "mlsLocationFileLineColRangeGetEndLine": "S Q P",
    "mlsLocationFileLineColRangeGetEndColumn": "S Q P",
    "mlsLocationFileLineColRangeGetTypeID": "S P",
    "mlsLocationIsAFileLineColRange": "S Q P",
    "mlsLocationCallSiteGet": "S Q Q P",
    "mlsLocationCallSiteGetCallee": "S Q P",
    "mlsLocationCallSiteGetCaller": "S Q P",
    "mlsLocationCallSiteGetTypeID": "S P",
    "mlsLocationIsACallSite": "S Q P",
    "mlsLocationFusedGet": "S Q q P Q P",
    "mlsLocationFusedGetNumLocations": "S Q P",
    "mlsLocationFusedGetMetadata": "S Q P",
    "mlsLocationFusedGetTypeID": "S P",
    "mlsLocationIsAFused": "S Q P",
    "mlsLocationNameGet": "S Q Text Q P",
    "mlsLocationNameGetName": "S Q P",
    "mlsLocationNameGetChildLoc": "S Q P",
    "mlsLocationNameGetTypeID": "S P",
    "mlsLocationIsAName": "S Q P",
    "mlsLocationUnknownGet": "S Q P",
    "mlsLocationGetContext": "S Q P",
    "mlsLocationIsNull": "? Q",
    "mlsLocationEqual": "S Q Q P",
    "mlsModuleIsNull": "? Q",
    "mlsModuleEqual": "S Q Q P",
    "mlsModuleHashValue": "S Q P",
    "mlsOperationIsNull": "? Q",
    "mlsOperationEqual": "S Q Q P",
    "mlsOperationHashValue": "S Q P",
    "mlsOperationGetTypeID": "S Q P",
    "mlsRegionIsNull": "? Q",
    "mlsRegionEqual": "S Q Q P",
    "mlsBlockIsNull": "? Q",
    "mlsBlockEqual": "S Q Q P",
    "mlsValueIsNull": "? Q",
    "mlsValueEqual": "S Q Q P",
    "mlsOpOperandIsNull": "? Q",
    "mlsTypeGetContext": "S Q P",
    "mlsTypeGetTypeID": "S Q P",
    "mlsTypeGetDialect": "S Q P",
    "mlsTypeIsNull": "? Q",
    "mlsTypeEqual": "S Q Q P",
    "mlsTypeDump": "S Q",
    "mlsAttributeGetContext": "S Q P",
    "mlsAttributeGetType": "S Q P",
    "mlsAttributeGetTypeID": "S Q P",
    "mlsAttributeGetDialect": "S Q P",
    "mlsAttributeIsNull": "? Q",
    "mlsAttributeEqual": "S Q Q P",
    "mlsAttributeDump": "S Q",
    "mlsIdentifierGet": "S Q Text P",
    "mlsIdentifierGetContext": "S Q P",
    "mlsIdentifierEqual": "S Q Q P",
    "mlsIdentifierStr": "S Q P",
    "mlsSymbolTableIsNull": "? Q",
    "mlsPassManagerIsNull": "? Q",
    "mlsAnswerRetain": "S Q",
    "mlsAnswerRelease": "S Q",
    "mlsAsmStateRetain": "S Q",
    "mlsAsmStateRelease": "S Q",
    "mlsBlockRetain": "S Q",
    "mlsBlockRelease": "S Q",
    "mlsBytecodeWriterConfigRetain": "S Q",
    "mlsBytecodeWriterConfigRelease": "S Q",
    "mlsContextRetain": "S Q",
    "mlsContextRelease": "S Q",
    "mlsDialectRegistryRetain": "S Q",
    "mlsDialectRegistryRelease": "S Q",
    "mlsExecutionEngineRetain": "S Q",
    "mlsExecutionEngineRelease": "S Q",
    "mlsFrozenRewritePatternSetRetain": "S Q",
    "mlsFrozenRewritePatternSetRelease": "S Q",
    "mlsLlvmThreadPoolRetain": "S Q",
    "mlsLlvmThreadPoolRelease": "S Q",
    "mlsModuleRetain": "S Q",
    "mlsModuleRelease": "S Q",
    "mlsOpPassManagerRetain": "S Q",
    "mlsOpPassManagerRelease": "S Q",
    "mlsOpPrintingFlagsRetain": "S Q",
    "mlsOpPrintingFlagsRelease": "S Q",
    "mlsOperationRetain": "S Q",
    "mlsOperationRelease": "S Q",
    "mlsOperationStateRetain": "S Q",
    "mlsOperationStateRelease": "S Q",
    "mlsPDLPatternModuleRetain": "S Q",
    "mlsPDLPatternModuleRelease": "S Q",
    "mlsPassRetain": "S Q",
    "mlsPassRelease": "S Q",
    "mlsPassManagerRetain": "S Q",
    "mlsPassManagerRelease": "S Q",
    "mlsRegionRetain": "S Q",
    "mlsRegionRelease": "S Q",
    "mlsReportRetain": "S Q",
    "mlsReportRelease": "S Q",
    "mlsRewritePatternRetain": "S Q",
    "mlsRewritePatternRelease": "S Q",
    "mlsRewritePatternSetRetain": "S Q",
    "mlsRewritePatternSetRelease": "S Q",
    "mlsRewriterBaseRetain": "S Q",
    "mlsRewriterBaseRelease": "S Q",
    "mlsStringRetain": "S Q",
    "mlsStringRelease": "S Q",
    "mlsSymbolTableRetain": "S Q",
    "mlsSymbolTableRelease": "S Q",
    "mlsTypeIDAllocatorRetain": "S Q",
    "mlsTypeIDAllocatorRelease": "S Q",
    "mlsTypeIDIsNull": "? Q",
    "mlsTypeIDEqual": "S Q Q P",
    "mlsTypeIDHashValue": "S Q P",
    "mlsRegisterTransformsPasses": "S",
    "mlsCreateTransformsBubbleDownMemorySpaceCasts": "S P",
    "mlsRegisterTransformsBubbleDownMemorySpaceCasts": "S",
    "mlsCreateTransformsCSE": "S P",
    "mlsRegisterTransformsCSE": "S",
    "mlsCreateTransformsCanonicalizer": "S P",
    "mlsRegisterTransformsCanonicalizer": "S",
    "mlsCreateTransformsCompositeFixedPointPass": "S P",
    "mlsRegisterTransformsCompositeFixedPointPass": "S",
    "mlsCreateTransformsControlFlowSink": "S P",
    "mlsRegisterTransformsControlFlowSink": "S",
    "mlsCreateTransformsGenerateRuntimeVerification": "S P",
    "mlsRegisterTransformsGenerateRuntimeVerification": "S",
    "mlsCreateTransformsInliner": "S P",
    "mlsRegisterTransformsInliner": "S",
    "mlsCreateTransformsLocationSnapshot": "S P",
    "mlsRegisterTransformsLocationSnapshot": "S",
    "mlsCreateTransformsLoopInvariantCodeMotion": "S P",
    "mlsRegisterTransformsLoopInvariantCodeMotion": "S",
    "mlsCreateTransformsLoopInvariantSubsetHoisting": "S P",
    "mlsRegisterTransformsLoopInvariantSubsetHoisting": "S",
    "mlsCreateTransformsMem2Reg": "S P",
    "mlsRegisterTransformsMem2Reg": "S",
    "mlsCreateTransformsPrintIRPass": "S P",
    "mlsRegisterTransformsPrintIRPass": "S",
    "mlsCreateTransformsPrintOpStats": "S P",
    "mlsRegisterTransformsPrintOpStats": "S",
    "mlsCreateTransformsRemoveDeadValues": "S P",
    "mlsRegisterTransformsRemoveDeadValues": "S",
    "mlsCreateTransformsSCCP": "S P",
    "mlsRegisterTransformsSCCP": "S",
    "mlsCreateTransformsSROA": "S P",
    "mlsRegisterTransformsSROA": "S",
    "mlsCreateTransformsStripDebugInfo": "S P",
    "mlsRegisterTransformsStripDebugInfo": "S",
    "mlsCreateTransformsSymbolDCE": "S P",
    "mlsRegisterTransformsSymbolDCE": "S",
    "mlsCreateTransformsSymbolPrivatize": "S P",
    "mlsRegisterTransformsSymbolPrivatize": "S",
    "mlsCreateTransformsTopologicalSort": "S P",
    "mlsRegisterTransformsTopologicalSort": "S",
    "mlsCreateTransformsViewOpGraph": "S P",
    "mlsRegisterTransformsViewOpGraph": "S",
    "mlsAffineMapCompressUnusedSymbols": "S q P P",
    "mlsIntegerSetReplaceGet": "S Q q P q P q q P",
    "mlsAnswerCreate": "S P",
    "mlsAnswerGive": "S Q Q",
    "mlsAnswerWait": "C Q I P",
    "mlsAnswerDestroy": "S Q",
    "mlsAsmStateCreateForOperation": "S Q Q P",
    "mlsAsmStateCreateForValue": "S Q Q P",
    "mlsAsmStateDestroy": "S Q",
    "mlsOperationPrintWithState": "C Q Q P P",
    "mlsOperationToStringWithState": "C Q Q P",
    "mlsValuePrintAsOperand": "C Q Q P P",
    "mlsValueToStringAsOperand": "S Q Q P",
    "mlsBlockCreate": "S Q q P P P",
    "mlsBlockDestroy": "S Q",
    "mlsBlockDetach": "S Q",
    "mlsBlockGetParentOperation": "S Q P",
    "mlsBlockGetParentRegion": "S Q P",
    "mlsBlockGetNextInRegion": "S Q P",
    "mlsBlockGetFirstOperation": "S Q P",
    "mlsBlockGetTerminator": "S Q P",
    "mlsBlockAppendOwnedOperation": "S Q Q",
    "mlsBlockInsertOwnedOperation": "S Q q Q",
    "mlsBlockInsertOwnedOperationAfter": "S Q Q Q",
    "mlsBlockInsertOwnedOperationBefore": "S Q Q Q",
    "mlsBlockGetNumArguments": "S Q P",
    "mlsBlockGetArgument": "S Q q P",
    "mlsBlockAddArgument": "S Q Q Q P",
    "mlsBlockInsertArgument": "S Q q Q Q P",
    "mlsBlockEraseArgument": "S Q q",
    "mlsBlockGetNumSuccessors": "S Q P",
    "mlsBlockGetSuccessor": "S Q q P",
    "mlsBlockGetNumPredecessors": "S Q P",
    "mlsBlockGetPredecessor": "S Q q P",
    "mlsAttributeGetNull": "Q",
    "mlsNamedAttributeGet": "S Q Q P",
    "mlsBoolAttrGet": "S Q B P",
    "mlsDictionaryAttrGet": "S Q q P P",
    "mlsDictionaryAttrGetElement": "S Q q P",
    "mlsDenseElementsAttrRawBufferGet": "S Q Q P P",
    "mlsDenseElementsAttrGetRawData": "S Q P",
    "mlsBlockCopyOperations": "S Q q P P",
    "mlsBlockCopyOperationNames": "S Q q P P",
    "mlsBlockCopyArguments": "S Q q P P",
    "mlsRegionCopyBlocks": "S Q q P P",
    "mlsOperationCopyResults": "S Q q P P",
    "mlsOperationCopyOperands": "S Q q P P",
    "mlsOperationCopyTree": "S Q q P P",
    "mlsValueCopyUses": "S Q q P P",
    "mlsOperationsCopyNames": "S q P P",
    "mlsDialectRegistryCreate": "S P",
    "mlsDialectRegistryDestroy": "S Q",
    "mlsRegisterAllDialects": "S Q",
    "mlsRegisterAllPasses": "S",
    "mlsRegisterAllLLVMTranslations": "S Q",
    "mlsContextCreate": "S P",
    "mlsContextCreateWithThreading": "S B P",
    "mlsContextCreateWithRegistry": "S Q B P",
    "mlsContextDestroy": "C Q",
    "mlsContextEnter": "S Q",
    "mlsContextLeave": "S Q",
    "mlsContextAppendDialectRegistry": "S Q Q",
    "mlsContextSetAllowUnregisteredDialects": "S Q B",
    "mlsContextGetAllowUnregisteredDialects": "S Q P",
    "mlsContextGetNumRegisteredDialects": "S Q P",
    "mlsContextGetNumLoadedDialects": "S Q P",
    "mlsContextGetOrLoadDialect": "S Q Text P",
    "mlsContextLoadAllAvailableDialects": "S Q",
    "mlsContextIsRegisteredOperation": "S Q Text P",
    "mlsDialectGetContext": "S Q P",
    "mlsDialectGetNamespace": "S Q P",
    "mlsContextAddInvalidationHook": "C Q P P P P",
    "mlsContextRemoveInvalidationHook": "S Q Q",
    "mlsLlvmThreadPoolCreate": "S P",
    "mlsLlvmThreadPoolDestroy": "S Q",
    "mlsContextSetThreadPool": "S Q Q",
    "mlsContextGetThreadPool": "S Q P",
    "mlsContextEnableMultithreading": "S Q B",
    "mlsContextGetNumThreads": "S Q P",
    "mlsEnableGlobalDebug": "S B",
    "mlsIsGlobalDebugEnabled": "S P",
    "mlsSetGlobalDebugType": "S Text",
    "mlsSetGlobalDebugTypes": "S q P",
    "mlsIsCurrentDebugType": "S Text P",
    "mlsDenseElementsAttrStringGet": "S Q q P P",
    "mlsEmitError": "S Q Text",
    "mlsContextAttachDiagnosticHandler": "C Q P B P P P",
    "mlsContextDetachDiagnosticHandler": "S Q Q",
    "mlsDiagnosticGetSeverity": "S P P",
    "mlsDiagnosticGetLocation": "S P P",
    "mlsDiagnosticGetNumNotes": "S P P",
    "mlsDiagnosticGetNote": "S P q P",
    "mlsDiagnosticPrint": "C P P P",
    "mlsDialectHandleInsertDialect": "S Q Q",
    "mlsDialectHandleRegisterDialect": "S Q Q",
    "mlsDialectHandleLoadDialect": "S Q Q P",
    "mlsExecutionEngineCreate": "C Q i q P B B P",
    "mlsExecutionEngineDestroy": "S Q",
    "mlsExecutionEngineInitialize": "C Q",
    "mlsExecutionEngineInvokePacked": "C Q Text P",
    "mlsExecutionEngineLookupPacked": "C Q Text P",
    "mlsExecutionEngineLookup": "C Q Text P",
    "mlsExecutionEngineRegisterSymbol": "S Q Text P",
    "mlsExecutionEngineDumpToObjectFile": "C Q Text",
    "mlsCreateExternalPass": "S Text Text Text Text q P MlsExternalPassCallbacks P P",
    "mlsCreatePassByName": "S Text Text P",
    "mlsPassDestroy": "S Q",
    "mlsPassManagerAddOwnedPass": "S Q Q",
    "mlsOpPassManagerAddOwnedPass": "S Q Q",
    "mlsExternalPassSignalFailure": "S Q",
    "mlsFuncSetArgAttr": "S Q q Text Q",
    "mlsFuncSetResultAttr": "S Q q Text Q",
    "mlsVersion": "z",
    "mlsLlvmVersionMajor": "I",
    "mlsStringRefCreate": "MlsStringRef z Q",
    "mlsStringRefCreateFromCString": "MlsStringRef z",
    "mlsStringRefEqual": "? Text Text",
    "mlsLogicalResultIsSuccess": "? S",
    "mlsLogicalResultIsFailure": "? S",
    "mlsLogicalResultSuccess": "S",
    "mlsLogicalResultFailure": "S",
    "mlsInitialize": "S",
    "mlsInvalidationMode": "S P",
    "mlsBlockArgumentInvalidationMode": "S P",
    "mlsStringGet": "S Q P",
    "mlsStringDestroy": "S Q",
    "mlsHostSetHooks": "S P",
    "mlsHostSetGone": "v B",
    "mlsHostGetNumSkippedCallbacks": "q",
    "mlsCallbackFail": "S Q",
    "mlsPassManagerEnableIRPrinting": "S Q B B B B B",
    "mlsPassManagerTakeIRPrinting": "S Q P",
    "mlsPassManagerEnableTiming": "S Q",
    "mlsPassManagerEnableStatistics": "S Q I",
    "mlsInferTypeOpInterfaceInferReturnTypes": "S Text Q Q q P Q q P q P P",
    "mlsInferShapedTypeOpInterfaceInferReturnTypes": "S Text Q Q q P Q q P q P P P",
    "mlsLoadIRDLDialects": "S Q",
    "mlsLinalgFillBuiltinNamedOpRegion": "S Q",
    "mlsLinalgIsAContractionOp": "S Q P",
    "mlsLinalgIsAConvolutionOp": "S Q P",
    "mlsLinalgInferContractionDimensions": "S Q P",
    "mlsLinalgInferContractionDimensionsFromMaps": "S q P P",
    "mlsLinalgInferConvolutionDimensions": "S Q P",
    "mlsLinalgGetIndexingMapsAttribute": "S Q P",
    "mlsLiveHandles": "S I P",
    "mlsContextLiveHandles": "S Q I P",
    "mlsCopyLiveObjects": "S Q q P P",
    "mlsLiveObjectsToString": "S Q P",
    "mlsDumpLiveObjects": "v",
    "mlsContextGetNumPendingReleases": "S Q P",
    "mlsNumReferencesToDead": "S P",
    "mlsLLVMStructTypeIdentifiedGet": "S Q Text P",
    "mlsLLVMStructTypeIdentifiedNewGet": "S Q Text q P B P",
    "mlsLLVMStructTypeSetBody": "S Q q P B",
    "mlsLocationFusedCopyLocations": "S Q q P P",
    "mlsMemRefTypeGetStridesAndOffset": "S Q q P P P",
    "mlsModuleCreateEmpty": "S Q P",
    "mlsModuleCreateParse": "C Q Text P",
    "mlsModuleCreateParseFromFile": "C Q Text P",
    "mlsModuleFromOperation": "S Q P",
    "mlsModuleGetOperation": "S Q P",
    "mlsModuleGetBody": "S Q P",
    "mlsModuleGetContext": "S Q P",
    "mlsModuleDestroy": "C Q",
    "mlsOperationGetContext": "S Q P",
    "mlsOperationGetName": "S Q P",
    "mlsOperationGetLocation": "S Q P",
    "mlsOperationSetLocation": "S Q Q",
    "mlsOperationGetBlock": "S Q P",
    "mlsOperationGetParentOperation": "S Q P",
    "mlsOperationGetNextInBlock": "S Q P",
    "mlsOperationIsBeforeInBlock": "S Q Q P",
    "mlsOperationGetNumRegions": "S Q P",
    "mlsOperationGetRegion": "S Q q P",
    "mlsOperationGetNumOperands": "S Q P",
    "mlsOperationGetOperand": "S Q q P",
    "mlsOperationGetNumResults": "S Q P",
    "mlsOperationGetResult": "S Q q P",
    "mlsOperationGetNumSuccessors": "S Q P",
    "mlsOperationGetSuccessor": "S Q q P",
    "mlsOperationSetOperand": "S Q q Q",
    "mlsOperationSetOperands": "S Q q P",
    "mlsOperationSetSuccessor": "S Q q Q",
    "mlsOperationReplaceUsesOfWith": "S Q Q Q",
    "mlsOperationHasInherentAttributeByName": "S Q Text P",
    "mlsOperationGetInherentAttributeByName": "S Q Text P",
    "mlsOperationGetDiscardableAttributeByName": "S Q Text P",
    "mlsOperationGetAttributeByName": "S Q Text P",
    "mlsOperationSetInherentAttributeByName": "S Q Text Q",
    "mlsOperationSetDiscardableAttributeByName": "S Q Text Q",
    "mlsOperationSetAttributeByName": "S Q Text Q",
    "mlsOperationRemoveDiscardableAttributeByName": "S Q Text P",
    "mlsOperationRemoveAttributeByName": "S Q Text P",
    "mlsOperationGetNumDiscardableAttributes": "S Q P",
    "mlsOperationGetDiscardableAttribute": "S Q q P",
    "mlsOperationGetNumAttributes": "S Q P",
    "mlsOperationGetAttribute": "S Q q P",
    "mlsOperationVerify": "C Q",
    "mlsOperationCreate": "S Q P",
    "mlsOperationCreateInBlock": "S Text Q q P q P q P q P q P B Q Q P",
    "mlsOperationCreateParse": "C Q Text Text P",
    "mlsOperationClone": "S Q P",
    "mlsOperationRemoveFromParent": "S Q",
    "mlsOperationDestroy": "C Q",
    "mlsOperationMoveAfter": "S Q Q",
    "mlsOperationMoveBefore": "S Q Q",
    "mlsOperationStateGet": "S Text Q P",
    "mlsOperationStateDestroy": "S Q",
    "mlsOperationStateAddResults": "S Q q P",
    "mlsOperationStateAddOperands": "S Q q P",
    "mlsOperationStateAddOwnedRegions": "S Q q P",
    "mlsOperationStateAddSuccessors": "S Q q P",
    "mlsOperationStateAddAttributes": "S Q q P",
    "mlsOperationStateEnableResultTypeInference": "S Q",
    "mlsTypeParseGet": "S Q Text P",
    "mlsAttributeParseGet": "S Q Text P",
    "mlsPassManagerCreate": "S Q P",
    "mlsPassManagerCreateOnOperation": "S Q Text P",
    "mlsPassManagerDestroy": "S Q",
    "mlsPassManagerGetAsOpPassManager": "S Q P",
    "mlsPassManagerGetNestedUnder": "S Q Text P",
    "mlsOpPassManagerGetNestedUnder": "S Q Text P",
    "mlsOpPassManagerAddPipeline": "S Q Text",
    "mlsParsePassPipeline": "S Q Text",
    "mlsPrintPassPipeline": "C Q P P",
    "mlsPassPipelineToString": "S Q P",
    "mlsPassManagerEnableVerifier": "S Q B",
    "mlsPassManagerRunOnOp": "C Q Q",
    "mlsPDLPatternModuleFromModule": "S Q P",
    "mlsPDLPatternModuleDestroy": "S Q",
    "mlsRewritePatternSetFromPDLPatternModule": "S Q P",
    "mlsPDLPatternModuleRegisterRewriteFunction": "C Q Text P P P",
    "mlsPDLPatternModuleRegisterConstraintFunction": "C Q Text P P P",
    "mlsPDLValueAsValue": "S Q P",
    "mlsPDLValueAsType": "S Q P",
    "mlsPDLValueAsOperation": "S Q P",
    "mlsPDLValueAsAttribute": "S Q P",
    "mlsPDLResultListPushBackValue": "S Q Q",
    "mlsPDLResultListPushBackType": "S Q Q",
    "mlsPDLResultListPushBackOperation": "S Q Q",
    "mlsPDLResultListPushBackAttribute": "S Q Q",
    "mlsOpPrintingFlagsCreate": "S P",
    "mlsOpPrintingFlagsDestroy": "S Q",
    "mlsOpPrintingFlagsElideLargeElementsAttrs": "S Q q",
    "mlsOpPrintingFlagsElideLargeResourceString": "S Q q",
    "mlsOpPrintingFlagsEnableDebugInfo": "S Q B B",
    "mlsOpPrintingFlagsPrintGenericOpForm": "S Q",
    "mlsOpPrintingFlagsPrintNameLocAsPrefix": "S Q",
    "mlsOpPrintingFlagsUseLocalScope": "S Q",
    "mlsOpPrintingFlagsAssumeVerified": "S Q",
    "mlsOpPrintingFlagsSkipRegions": "S Q",
    "mlsTypePrint": "C Q P P",
    "mlsTypeToString": "S Q P",
    "mlsAttributePrint": "C Q P P",
    "mlsAttributeToString": "S Q P",
    "mlsLocationPrint": "C Q P P",
    "mlsLocationToString": "S Q P",
    "mlsValuePrint": "C Q P P",
    "mlsValueToString": "C Q P",
    "mlsBlockPrint": "C Q P P",
    "mlsBlockToString": "C Q P",
    "mlsOperationPrint": "C Q P P",
    "mlsOperationDump": "C Q",
    "mlsValueDump": "C Q",
    "mlsOperationPrintWithFlags": "C Q Q P P",
    "mlsOperationToString": "C Q Q P",
    "mlsBytecodeWriterConfigCreate": "S P",
    "mlsBytecodeWriterConfigDestroy": "S Q",
    "mlsBytecodeWriterConfigDesiredEmitVersion": "S Q q",
    "mlsOperationWriteBytecode": "C Q P P",
    "mlsOperationWriteBytecodeWithConfig": "C Q Q P P",
    "mlsOperationToBytecode": "C Q Q P",
    "mlsOperationGetRaw": "S Q P",
    "mlsBlockGetRaw": "S Q P",
    "mlsHandleRetain": "S Q",
    "mlsHandleRelease": "S Q",
    "mlsHandleGetNumReferences": "S Q P",
    "mlsRegionCreate": "S Q P",
    "mlsRegionDestroy": "S Q",
    "mlsRegionGetFirstBlock": "S Q P",
    "mlsOperationGetFirstRegion": "S Q P",
    "mlsRegionGetNextInOperation": "S Q P",
    "mlsRegionAppendOwnedBlock": "S Q Q",
    "mlsRegionInsertOwnedBlock": "S Q q Q",
    "mlsRegionInsertOwnedBlockAfter": "S Q Q Q",
    "mlsRegionInsertOwnedBlockBefore": "S Q Q Q",
    "mlsRegionTakeBody": "S Q Q",
    "mlsStatusName": "MlsStringRef I",
    "mlsStatusMessage": "z S",
    "mlsStatusGetReport": "S S P",
    "mlsReportDestroy": "S Q",
    "mlsReportGetCode": "S Q P",
    "mlsReportGetErrorToken": "S Q P",
    "mlsReportGetFunction": "S Q P",
    "mlsReportGetArgument": "S Q P",
    "mlsReportGetMessage": "S Q P",
    "mlsReportGetNumDiagnostics": "S Q P",
    "mlsReportGetDiagnostic": "S Q q P",
    "mlsReportGetNote": "S Q q q P",
    "mlsUnmanagedDenseResourceElementsAttrGet": "C Q Text P Q Q B P P P",
    "mlsOpRewritePatternCreate": "S Text I MlsRewritePatternCallbacks P P",
    "mlsRewritePatternDestroy": "S Q",
    "mlsRewritePatternSetCreate": "S Q P",
    "mlsRewritePatternSetDestroy": "S Q",
    "mlsRewritePatternSetAdd": "S Q Q",
    "mlsFreezeRewritePattern": "C Q P",
    "mlsFrozenRewritePatternSetDestroy": "S Q",
    "mlsApplyPatternsAndFoldGreedilyWithOp": "C Q Q MlsGreedyRewriteDriverConfig",
    "mlsApplyPatternsAndFoldGreedily": "C Q Q MlsGreedyRewriteDriverConfig",
    "mlsWalkAndApplyPatterns": "C Q Q",
    "mlsGreedyRewriteDriverConfigCreate": "MlsGreedyRewriteDriverConfig",
    "mlsGreedyRewriteDriverConfigDestroy": "S P",
    "mlsGreedyRewriteDriverConfigSetMaxIterations": "S P q",
    "mlsGreedyRewriteDriverConfigSetMaxNumRewrites": "S P q",
    "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal": "S P B",
    "mlsGreedyRewriteDriverConfigEnableFolding": "S P B",
    "mlsGreedyRewriteDriverConfigSetStrictness": "S P I",
    "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel": "S P I",
    "mlsGreedyRewriteDriverConfigEnableConstantCSE": "S P B",
    "mlsGreedyRewriteDriverConfigGetMaxIterations": "S P P",
    "mlsGreedyRewriteDriverConfigGetMaxNumRewrites": "S P P",
    "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal": "S P P",
    "mlsGreedyRewriteDriverConfigIsFoldingEnabled": "S P P",
    "mlsGreedyRewriteDriverConfigGetStrictness": "S P P",
    "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel": "S P P",
    "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled": "S P P",
    "mlsIRRewriterCreate": "S Q P",
    "mlsIRRewriterCreateFromOp": "S Q P",
    "mlsIRRewriterDestroy": "S Q",
    "mlsPatternRewriterAsBase": "S Q P",
    "mlsRewriterBaseGetContext": "S Q P",
    "mlsRewriterBaseClearInsertionPoint": "S Q",
    "mlsRewriterBaseSetInsertionPointBefore": "S Q Q",
    "mlsRewriterBaseSetInsertionPointAfter": "S Q Q",
    "mlsRewriterBaseSetInsertionPointToStart": "S Q Q",
    "mlsRewriterBaseSetInsertionPointToEnd": "S Q Q",
    "mlsRewriterBaseSetInsertionPointAfterValue": "S Q Q",
    "mlsRewriterBaseGetInsertionBlock": "S Q P",
    "mlsRewriterBaseGetBlock": "S Q P",
    "mlsRewriterBaseGetOperationAfterInsertion": "S Q P",
    "mlsRewriterBaseInsert": "S Q Q",
    "mlsRewriterBaseClone": "S Q Q P",
    "mlsRewriterBaseCloneWithoutRegions": "S Q Q P",
    "mlsRewriterBaseEraseOp": "S Q Q",
    "mlsRewriterBaseReplaceOpWithValues": "S Q Q q P",
    "mlsRewriterBaseReplaceOpWithOperation": "S Q Q Q",
    "mlsRewriterBaseReplaceAllUsesWith": "S Q Q Q",
    "mlsRewriterBaseMoveOpBefore": "S Q Q Q",
    "mlsRewriterBaseMoveOpAfter": "S Q Q Q",
    "mlsRewriterBaseStartOpModification": "S Q Q",
    "mlsRewriterBaseFinalizeOpModification": "S Q Q",
    "mlsRewriterBaseCancelOpModification": "S Q Q",
    "mlsRewriterBaseCreateBlockBefore": "S Q Q q P P P",
    "mlsRewriterBaseCloneRegionBefore": "S Q Q Q",
    "mlsRewriterBaseInlineRegionBefore": "S Q Q Q",
    "mlsRewriterBaseEraseBlock": "S Q Q",
    "mlsRewriterBaseInlineBlockBefore": "S Q Q Q q P",
    "mlsRewriterBaseMergeBlocks": "S Q Q Q q P",
    "mlsRewriterBaseMoveBlockBefore": "S Q Q Q",
    "mlsRewriterBaseReplaceAllValueRangeUsesWith": "S Q q P P",
    "mlsRewriterBaseReplaceAllOpUsesWithValueRange": "S Q Q q P",
    "mlsRewriterBaseReplaceAllOpUsesWithOperation": "S Q Q Q",
    "mlsRewriterBaseReplaceOpUsesWithinBlock": "S Q Q q P Q",
    "mlsRewriterBaseReplaceAllUsesExcept": "S Q Q Q Q",
    "mlsSparseTensorEncodingAttrBuildLvlType": "S I P I I I P",
    "mlsSymbolTableGetSymbolAttributeName": "MlsStringRef",
    "mlsSymbolTableGetVisibilityAttributeName": "MlsStringRef",
    "mlsSymbolTableCreate": "S Q P",
    "mlsSymbolTableDestroy": "S Q",
    "mlsSymbolTableLookup": "S Q Text P",
    "mlsSymbolTableInsert": "S Q Q P",
    "mlsSymbolTableErase": "S Q Q",
    "mlsSymbolTableReplaceAllSymbolUses": "S Text Text Q",
    "mlsTranslateModuleToLLVMIR": "C Q P P",
    "mlsTranslateModuleToLLVMIRToString": "S Q P",
    "mlsTypeToLLVMIR": "S Q P",
    "mlsTypeFromLLVMIR": "S Q Text P",
    "mlsTranslateModuleToSMTLIB": "C Q P P B B",
    "mlsTranslateModuleToSMTLIBToString": "S Q B B P",
    "mlsTranslateOperationToSMTLIB": "C Q P P B B",
    "mlsTranslateOperationToSMTLIBToString": "S Q B B P",
    "mlsTransformApplyNamedSequence": "S Q Q Q MlsTransformOptions",
    "mlsMergeSymbolsIntoFromClone": "S Q Q",
    "mlsTransformOptionsCreate": "MlsTransformOptions",
    "mlsTransformOptionsDestroy": "S P",
    "mlsTransformOptionsEnableExpensiveChecks": "S P B",
    "mlsTransformOptionsGetExpensiveChecksEnabled": "S P P",
    "mlsTransformOptionsEnforceSingleTopLevelTransformOp": "S P B",
    "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp": "S P P",
    "mlsTypeIDCreate": "S P P",
    "mlsTypeIDAllocatorCreate": "S P",
    "mlsTypeIDAllocatorDestroy": "S Q",
    "mlsTypeIDAllocatorAllocateTypeID": "S Q P",
    "mlsValueIsABlockArgument": "S Q P",
    "mlsValueIsAOpResult": "S Q P",
    "mlsValueGetContext": "S Q P",
    "mlsValueGetType": "S Q P",
    "mlsValueSetType": "S Q Q",
    "mlsValueGetLocation": "S Q P",
    "mlsBlockArgumentGetOwner": "S Q P",
    "mlsBlockArgumentGetArgNumber": "S Q P",
    "mlsBlockArgumentSetType": "S Q Q",
    "mlsBlockArgumentSetLocation": "S Q Q",
    "mlsOpResultGetOwner": "S Q P",
    "mlsOpResultGetResultNumber": "S Q P",
    "mlsValueGetFirstUse": "S Q P",
    "mlsValueReplaceAllUsesOfWith": "S Q Q",
    "mlsValueReplaceAllUsesExcept": "S Q Q q P",
    "mlsOpOperandGetOwner": "S Q P",
    "mlsOpOperandGetOperandNumber": "S Q P",
    "mlsOpOperandGetValue": "S Q P",
    "mlsOpOperandGetNextUse": "S Q P",
    "mlsOperationWalk": "C Q P P I P",
    "mlsSymbolTableWalkSymbolTables": "C Q B P P",
}
