# Types of the library, and of what its handles name.
# Written by codegen (codegen/src/layers/julia.rs); do not edit.

"""
How `emitc.cmp` compares. Upstream: `MlirEmitCCmpPredicate`.
"""
@enum MlsEmitCCmpPredicate::UInt64 begin
    MLS_EMITC_CMP_PREDICATE_EQ = 0
    MLS_EMITC_CMP_PREDICATE_NE = 1
    MLS_EMITC_CMP_PREDICATE_LT = 2
    MLS_EMITC_CMP_PREDICATE_LE = 3
    MLS_EMITC_CMP_PREDICATE_GT = 4
    MLS_EMITC_CMP_PREDICATE_GE = 5
    MLS_EMITC_CMP_PREDICATE_THREE_WAY = 6
end
export MlsEmitCCmpPredicate
export MLS_EMITC_CMP_PREDICATE_EQ
export MLS_EMITC_CMP_PREDICATE_NE
export MLS_EMITC_CMP_PREDICATE_LT
export MLS_EMITC_CMP_PREDICATE_LE
export MLS_EMITC_CMP_PREDICATE_GT
export MLS_EMITC_CMP_PREDICATE_GE
export MLS_EMITC_CMP_PREDICATE_THREE_WAY

"""
A calling convention of LLVM. Upstream: `MlirLLVMCConv`.
"""
@enum MlsLLVMCConv::UInt32 begin
    MLS_LLVM_CCONV_C = 0
    MLS_LLVM_CCONV_FAST = 8
    MLS_LLVM_CCONV_COLD = 9
    MLS_LLVM_CCONV_GHC = 10
    MLS_LLVM_CCONV_HI_PE = 11
    MLS_LLVM_CCONV_ANY_REG = 13
    MLS_LLVM_CCONV_PRESERVE_MOST = 14
    MLS_LLVM_CCONV_PRESERVE_ALL = 15
    MLS_LLVM_CCONV_SWIFT = 16
    MLS_LLVM_CCONV_CXX_FAST_TLS = 17
    MLS_LLVM_CCONV_TAIL = 18
    MLS_LLVM_CCONV_CF_GUARD_CHECK = 19
    MLS_LLVM_CCONV_SWIFT_TAIL = 20
    MLS_LLVM_CCONV_X86_STD_CALL = 64
    MLS_LLVM_CCONV_X86_FAST_CALL = 65
    MLS_LLVM_CCONV_ARM_APCS = 66
    MLS_LLVM_CCONV_ARM_AAPCS = 67
    MLS_LLVM_CCONV_ARM_AAPCS_VFP = 68
    MLS_LLVM_CCONV_MSP430_INTR = 69
    MLS_LLVM_CCONV_X86_THIS_CALL = 70
    MLS_LLVM_CCONV_PTX_KERNEL = 71
    MLS_LLVM_CCONV_PTX_DEVICE = 72
    MLS_LLVM_CCONV_SPIR_FUNC = 75
    MLS_LLVM_CCONV_SPIR_KERNEL = 76
    MLS_LLVM_CCONV_INTEL_OCL_BI = 77
    MLS_LLVM_CCONV_X86_64_SYS_V = 78
    MLS_LLVM_CCONV_WIN64 = 79
    MLS_LLVM_CCONV_X86_VECTOR_CALL = 80
    MLS_LLVM_CCONV_DUMMY_HHVM = 81
    MLS_LLVM_CCONV_DUMMY_HHVM_C = 82
    MLS_LLVM_CCONV_X86_INTR = 83
    MLS_LLVM_CCONV_AVR_INTR = 84
    MLS_LLVM_CCONV_AVR_BUILTIN = 86
    MLS_LLVM_CCONV_AMDGPU_VS = 87
    MLS_LLVM_CCONV_AMDGPU_GS = 88
    MLS_LLVM_CCONV_AMDGPU_CS = 90
    MLS_LLVM_CCONV_AMDGPU_KERNEL = 91
    MLS_LLVM_CCONV_X86_REG_CALL = 92
    MLS_LLVM_CCONV_AMDGPU_HS = 93
    MLS_LLVM_CCONV_MSP430_BUILTIN = 94
    MLS_LLVM_CCONV_AMDGPU_LS = 95
    MLS_LLVM_CCONV_AMDGPU_ES = 96
    MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL = 97
    MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL = 98
    MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE = 99
    MLS_LLVM_CCONV_AMDGPU_GFX = 100
    MLS_LLVM_CCONV_M68K_INTR = 101
end
export MlsLLVMCConv
export MLS_LLVM_CCONV_C
export MLS_LLVM_CCONV_FAST
export MLS_LLVM_CCONV_COLD
export MLS_LLVM_CCONV_GHC
export MLS_LLVM_CCONV_HI_PE
export MLS_LLVM_CCONV_ANY_REG
export MLS_LLVM_CCONV_PRESERVE_MOST
export MLS_LLVM_CCONV_PRESERVE_ALL
export MLS_LLVM_CCONV_SWIFT
export MLS_LLVM_CCONV_CXX_FAST_TLS
export MLS_LLVM_CCONV_TAIL
export MLS_LLVM_CCONV_CF_GUARD_CHECK
export MLS_LLVM_CCONV_SWIFT_TAIL
export MLS_LLVM_CCONV_X86_STD_CALL
export MLS_LLVM_CCONV_X86_FAST_CALL
export MLS_LLVM_CCONV_ARM_APCS
export MLS_LLVM_CCONV_ARM_AAPCS
export MLS_LLVM_CCONV_ARM_AAPCS_VFP
export MLS_LLVM_CCONV_MSP430_INTR
export MLS_LLVM_CCONV_X86_THIS_CALL
export MLS_LLVM_CCONV_PTX_KERNEL
export MLS_LLVM_CCONV_PTX_DEVICE
export MLS_LLVM_CCONV_SPIR_FUNC
export MLS_LLVM_CCONV_SPIR_KERNEL
export MLS_LLVM_CCONV_INTEL_OCL_BI
export MLS_LLVM_CCONV_X86_64_SYS_V
export MLS_LLVM_CCONV_WIN64
export MLS_LLVM_CCONV_X86_VECTOR_CALL
export MLS_LLVM_CCONV_DUMMY_HHVM
export MLS_LLVM_CCONV_DUMMY_HHVM_C
export MLS_LLVM_CCONV_X86_INTR
export MLS_LLVM_CCONV_AVR_INTR
export MLS_LLVM_CCONV_AVR_BUILTIN
export MLS_LLVM_CCONV_AMDGPU_VS
export MLS_LLVM_CCONV_AMDGPU_GS
export MLS_LLVM_CCONV_AMDGPU_CS
export MLS_LLVM_CCONV_AMDGPU_KERNEL
export MLS_LLVM_CCONV_X86_REG_CALL
export MLS_LLVM_CCONV_AMDGPU_HS
export MLS_LLVM_CCONV_MSP430_BUILTIN
export MLS_LLVM_CCONV_AMDGPU_LS
export MLS_LLVM_CCONV_AMDGPU_ES
export MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL
export MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL
export MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE
export MLS_LLVM_CCONV_AMDGPU_GFX
export MLS_LLVM_CCONV_M68K_INTR

"""
How the linker selects one of equal sections. Upstream: `MlirLLVMComdat`.
"""
@enum MlsLLVMComdat::UInt32 begin
    MLS_LLVM_COMDAT_ANY = 0
    MLS_LLVM_COMDAT_EXACT_MATCH = 1
    MLS_LLVM_COMDAT_LARGEST = 2
    MLS_LLVM_COMDAT_NO_DEDUPLICATE = 3
    MLS_LLVM_COMDAT_SAME_SIZE = 4
end
export MlsLLVMComdat
export MLS_LLVM_COMDAT_ANY
export MLS_LLVM_COMDAT_EXACT_MATCH
export MLS_LLVM_COMDAT_LARGEST
export MLS_LLVM_COMDAT_NO_DEDUPLICATE
export MLS_LLVM_COMDAT_SAME_SIZE

"""
How much debug information a unit has. Upstream: `MlirLLVMDIEmissionKind`.
"""
@enum MlsLLVMDIEmissionKind::UInt32 begin
    MLS_LLVM_DI_EMISSION_KIND_NONE = 0
    MLS_LLVM_DI_EMISSION_KIND_FULL = 1
    MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY = 2
    MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY = 3
end
export MlsLLVMDIEmissionKind
export MLS_LLVM_DI_EMISSION_KIND_NONE
export MLS_LLVM_DI_EMISSION_KIND_FULL
export MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY
export MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY

"""
The table of names that a unit has for debuggers. Upstream: `MlirLLVMDINameTableKind`.
"""
@enum MlsLLVMDINameTableKind::UInt32 begin
    MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT = 0
    MLS_LLVM_DI_NAME_TABLE_KIND_GNU = 1
    MLS_LLVM_DI_NAME_TABLE_KIND_NONE = 2
    MLS_LLVM_DI_NAME_TABLE_KIND_APPLE = 3
end
export MlsLLVMDINameTableKind
export MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT
export MLS_LLVM_DI_NAME_TABLE_KIND_GNU
export MLS_LLVM_DI_NAME_TABLE_KIND_NONE
export MLS_LLVM_DI_NAME_TABLE_KIND_APPLE

"""
How a symbol is linked. Upstream: `MlirLLVMLinkage`.
"""
@enum MlsLLVMLinkage::UInt32 begin
    MLS_LLVM_LINKAGE_EXTERNAL = 0
    MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY = 1
    MLS_LLVM_LINKAGE_LINKONCE = 2
    MLS_LLVM_LINKAGE_LINKONCE_ODR = 3
    MLS_LLVM_LINKAGE_WEAK = 4
    MLS_LLVM_LINKAGE_WEAK_ODR = 5
    MLS_LLVM_LINKAGE_APPENDING = 6
    MLS_LLVM_LINKAGE_INTERNAL = 7
    MLS_LLVM_LINKAGE_PRIVATE = 8
    MLS_LLVM_LINKAGE_EXTERN_WEAK = 9
    MLS_LLVM_LINKAGE_COMMON = 10
end
export MlsLLVMLinkage
export MLS_LLVM_LINKAGE_EXTERNAL
export MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY
export MLS_LLVM_LINKAGE_LINKONCE
export MLS_LLVM_LINKAGE_LINKONCE_ODR
export MLS_LLVM_LINKAGE_WEAK
export MLS_LLVM_LINKAGE_WEAK_ODR
export MLS_LLVM_LINKAGE_APPENDING
export MLS_LLVM_LINKAGE_INTERNAL
export MLS_LLVM_LINKAGE_PRIVATE
export MLS_LLVM_LINKAGE_EXTERN_WEAK
export MLS_LLVM_LINKAGE_COMMON

"""
How debuggers read a basic type, as DWARF numbers it. Upstream: `MlirLLVMTypeEncoding`.
"""
@enum MlsLLVMTypeEncoding::UInt32 begin
    MLS_LLVM_TYPE_ENCODING_ADDRESS = 1
    MLS_LLVM_TYPE_ENCODING_BOOLEAN = 2
    MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT = 49
    MLS_LLVM_TYPE_ENCODING_FLOAT_T = 4
    MLS_LLVM_TYPE_ENCODING_SIGNED = 5
    MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR = 6
    MLS_LLVM_TYPE_ENCODING_UNSIGNED = 7
    MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR = 8
    MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT = 9
    MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL = 10
    MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING = 11
    MLS_LLVM_TYPE_ENCODING_EDITED = 12
    MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED = 13
    MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED = 14
    MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT = 15
    MLS_LLVM_TYPE_ENCODING_UTF = 16
    MLS_LLVM_TYPE_ENCODING_UCS = 17
    MLS_LLVM_TYPE_ENCODING_ASCII = 18
    MLS_LLVM_TYPE_ENCODING_LO_USER = 128
    MLS_LLVM_TYPE_ENCODING_HI_USER = 255
end
export MlsLLVMTypeEncoding
export MLS_LLVM_TYPE_ENCODING_ADDRESS
export MLS_LLVM_TYPE_ENCODING_BOOLEAN
export MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT
export MLS_LLVM_TYPE_ENCODING_FLOAT_T
export MLS_LLVM_TYPE_ENCODING_SIGNED
export MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR
export MLS_LLVM_TYPE_ENCODING_UNSIGNED
export MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR
export MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT
export MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL
export MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING
export MLS_LLVM_TYPE_ENCODING_EDITED
export MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED
export MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED
export MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT
export MLS_LLVM_TYPE_ENCODING_UTF
export MLS_LLVM_TYPE_ENCODING_UCS
export MLS_LLVM_TYPE_ENCODING_ASCII
export MLS_LLVM_TYPE_ENCODING_LO_USER
export MLS_LLVM_TYPE_ENCODING_HI_USER

"""
How a level of a sparse tensor is stored. Upstream: `MlirSparseTensorLevelFormat`.
"""
@enum MlsSparseTensorLevelFormat::UInt32 begin
    MLS_SPARSE_TENSOR_LEVEL_DENSE = 65536
    MLS_SPARSE_TENSOR_LEVEL_BATCH = 131072
    MLS_SPARSE_TENSOR_LEVEL_COMPRESSED = 262144
    MLS_SPARSE_TENSOR_LEVEL_SINGLETON = 524288
    MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED = 1048576
    MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M = 2097152
end
export MlsSparseTensorLevelFormat
export MLS_SPARSE_TENSOR_LEVEL_DENSE
export MLS_SPARSE_TENSOR_LEVEL_BATCH
export MLS_SPARSE_TENSOR_LEVEL_COMPRESSED
export MLS_SPARSE_TENSOR_LEVEL_SINGLETON
export MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED
export MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M

"""
What a level of a sparse tensor has not by default. Upstream: `MlirSparseTensorLevelPropertyNondefault`.
"""
@enum MlsSparseTensorLevelPropertyNondefault::UInt32 begin
    MLS_SPARSE_PROPERTY_NON_UNIQUE = 1
    MLS_SPARSE_PROPERTY_NON_ORDERED = 2
    MLS_SPARSE_PROPERTY_SOA = 4
end
export MlsSparseTensorLevelPropertyNondefault
export MLS_SPARSE_PROPERTY_NON_UNIQUE
export MLS_SPARSE_PROPERTY_NON_ORDERED
export MLS_SPARSE_PROPERTY_SOA

"""
Order of a walk. Upstream: `MlirWalkOrder`.
"""
@enum MlsWalkOrder::UInt32 begin
    MLS_WALK_PRE_ORDER = 0
    MLS_WALK_POST_ORDER = 1
end
export MlsWalkOrder
export MLS_WALK_PRE_ORDER
export MLS_WALK_POST_ORDER

"""
What a walk does next. Upstream: `MlirWalkResult`.
"""
@enum MlsWalkResult::UInt32 begin
    MLS_WALK_RESULT_ADVANCE = 0
    MLS_WALK_RESULT_INTERRUPT = 1
    MLS_WALK_RESULT_SKIP = 2
end
export MlsWalkResult
export MLS_WALK_RESULT_ADVANCE
export MLS_WALK_RESULT_INTERRUPT
export MLS_WALK_RESULT_SKIP

"""
Which form statistics have: one of `MLS_PASS_DISPLAY_MODE_*`. Upstream: `MlirPassDisplayMode`.
"""
@enum MlsPassDisplayMode::UInt32 begin
    MLS_PASS_DISPLAY_MODE_LIST = 0
    MLS_PASS_DISPLAY_MODE_PIPELINE = 1
end
export MlsPassDisplayMode
export MLS_PASS_DISPLAY_MODE_LIST
export MLS_PASS_DISPLAY_MODE_PIPELINE

"""
Its names are those in C.
"""
@enum MlsKind::UInt32 begin
    MLS_KIND_CONTEXT = 1
    MLS_KIND_DIALECT_REGISTRY = 2
    MLS_KIND_DIALECT = 3
    MLS_KIND_MODULE = 4
    MLS_KIND_OPERATION = 5
    MLS_KIND_REGION = 6
    MLS_KIND_BLOCK = 7
    MLS_KIND_VALUE = 8
    MLS_KIND_LOCATION = 9
    MLS_KIND_IDENTIFIER = 10
    MLS_KIND_TYPE = 11
    MLS_KIND_ATTRIBUTE = 12
    MLS_KIND_SYMBOL_TABLE = 13
    MLS_KIND_PASS_MANAGER = 14
    MLS_KIND_OP_PASS_MANAGER = 15
    MLS_KIND_OPERATION_STATE = 16
    MLS_KIND_OP_PRINTING_FLAGS = 17
    MLS_KIND_BYTECODE_WRITER_CONFIG = 18
    MLS_KIND_STRING = 19
    MLS_KIND_REPORT = 20
    MLS_KIND_OP_OPERAND = 21
    MLS_KIND_EXECUTION_ENGINE = 22
    MLS_KIND_PASS = 23
    MLS_KIND_EXTERNAL_PASS = 24
    MLS_KIND_LLVM_THREAD_POOL = 25
    MLS_KIND_REWRITE_PATTERN = 26
    MLS_KIND_REWRITE_PATTERN_SET = 27
    MLS_KIND_FROZEN_REWRITE_PATTERN_SET = 28
    MLS_KIND_PATTERN_REWRITER = 29
    MLS_KIND_ANSWER = 30
    MLS_KIND_AFFINE_EXPR = 31
    MLS_KIND_AFFINE_MAP = 32
    MLS_KIND_INTEGER_SET = 33
    MLS_KIND_TYPE_ID = 34
    MLS_KIND_DIALECT_HANDLE = 35
    MLS_KIND_TYPE_ID_ALLOCATOR = 36
    MLS_KIND_ASM_STATE = 37
    MLS_KIND_REWRITER_BASE = 38
    MLS_KIND_PDL_PATTERN_MODULE = 39
    MLS_KIND_PDL_VALUE = 40
    MLS_KIND_PDL_RESULT_LIST = 41
end
export MlsKind
export MLS_KIND_CONTEXT
export MLS_KIND_DIALECT_REGISTRY
export MLS_KIND_DIALECT
export MLS_KIND_MODULE
export MLS_KIND_OPERATION
export MLS_KIND_REGION
export MLS_KIND_BLOCK
export MLS_KIND_VALUE
export MLS_KIND_LOCATION
export MLS_KIND_IDENTIFIER
export MLS_KIND_TYPE
export MLS_KIND_ATTRIBUTE
export MLS_KIND_SYMBOL_TABLE
export MLS_KIND_PASS_MANAGER
export MLS_KIND_OP_PASS_MANAGER
export MLS_KIND_OPERATION_STATE
export MLS_KIND_OP_PRINTING_FLAGS
export MLS_KIND_BYTECODE_WRITER_CONFIG
export MLS_KIND_STRING
export MLS_KIND_REPORT
export MLS_KIND_OP_OPERAND
export MLS_KIND_EXECUTION_ENGINE
export MLS_KIND_PASS
export MLS_KIND_EXTERNAL_PASS
export MLS_KIND_LLVM_THREAD_POOL
export MLS_KIND_REWRITE_PATTERN
export MLS_KIND_REWRITE_PATTERN_SET
export MLS_KIND_FROZEN_REWRITE_PATTERN_SET
export MLS_KIND_PATTERN_REWRITER
export MLS_KIND_ANSWER
export MLS_KIND_AFFINE_EXPR
export MLS_KIND_AFFINE_MAP
export MLS_KIND_INTEGER_SET
export MLS_KIND_TYPE_ID
export MLS_KIND_DIALECT_HANDLE
export MLS_KIND_TYPE_ID_ALLOCATOR
export MLS_KIND_ASM_STATE
export MLS_KIND_REWRITER_BASE
export MLS_KIND_PDL_PATTERN_MODULE
export MLS_KIND_PDL_VALUE
export MLS_KIND_PDL_RESULT_LIST

"""
Its names are those in C.
"""
@enum MlsInvalidationMode::UInt32 begin
    MLS_INVALIDATION_EXACT = 0
    MLS_INVALIDATION_CONSERVATIVE = 1
end
export MlsInvalidationMode
export MLS_INVALIDATION_EXACT
export MLS_INVALIDATION_CONSERVATIVE

"""
Its names are those in C.
"""
@enum MlsDiagnosticSeverity::UInt32 begin
    MLS_DIAGNOSTIC_ERROR = 0
    MLS_DIAGNOSTIC_WARNING = 1
    MLS_DIAGNOSTIC_NOTE = 2
    MLS_DIAGNOSTIC_REMARK = 3
end
export MlsDiagnosticSeverity
export MLS_DIAGNOSTIC_ERROR
export MLS_DIAGNOSTIC_WARNING
export MLS_DIAGNOSTIC_NOTE
export MLS_DIAGNOSTIC_REMARK

"""
Its names are those in C.
"""
@enum MlsGreedyRewriteStrictness::UInt32 begin
    MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP = 0
    MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS = 1
    MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS = 2
end
export MlsGreedyRewriteStrictness
export MLS_GREEDY_REWRITE_STRICTNESS_ANY_OP
export MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS
export MLS_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS

"""
Its names are those in C.
"""
@enum MlsGreedySimplifyRegionLevel::UInt32 begin
    MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED = 0
    MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL = 1
    MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE = 2
end
export MlsGreedySimplifyRegionLevel
export MLS_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED
export MLS_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL
export MLS_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE

"""
Its names are those in C.
"""
@enum MlsStatusCode::UInt32 begin
    MLS_STATUS_OK = 0
    MLS_STATUS_NULL_HANDLE = 101
    MLS_STATUS_BAD_HANDLE = 102
    MLS_STATUS_WRONG_KIND = 103
    MLS_STATUS_NEVER_ISSUED = 104
    MLS_STATUS_STALE_HANDLE = 105
    MLS_STATUS_WRONG_CONTEXT = 106
    MLS_STATUS_BUSY = 107
    MLS_STATUS_OUT_OF_SCOPE = 108
    MLS_STATUS_NULL_POINTER = 201
    MLS_STATUS_OUT_OF_RANGE = 202
    MLS_STATUS_BAD_ENUM = 203
    MLS_STATUS_BAD_ARGUMENT = 204
    MLS_STATUS_DIALECT_NOT_LOADED = 205
    MLS_STATUS_TOO_DEEP = 206
    MLS_STATUS_IN_USE = 301
    MLS_STATUS_BAD_STATE = 302
    MLS_STATUS_NOT_AVAILABLE = 303
    MLS_STATUS_NO_SYMBOL = 304
    MLS_STATUS_PARSE_ERROR = 401
    MLS_STATUS_VERIFY_ERROR = 402
    MLS_STATUS_PASS_FAILED = 403
    MLS_STATUS_PIPELINE_ERROR = 404
    MLS_STATUS_UPSTREAM_FAILED = 405
    MLS_STATUS_CALLBACK_FAILED = 501
    MLS_STATUS_TIMED_OUT = 502
    MLS_STATUS_PANIC = 901
    MLS_STATUS_NO_MEMORY = 902
end
export MlsStatusCode
export MLS_STATUS_OK
export MLS_STATUS_NULL_HANDLE
export MLS_STATUS_BAD_HANDLE
export MLS_STATUS_WRONG_KIND
export MLS_STATUS_NEVER_ISSUED
export MLS_STATUS_STALE_HANDLE
export MLS_STATUS_WRONG_CONTEXT
export MLS_STATUS_BUSY
export MLS_STATUS_OUT_OF_SCOPE
export MLS_STATUS_NULL_POINTER
export MLS_STATUS_OUT_OF_RANGE
export MLS_STATUS_BAD_ENUM
export MLS_STATUS_BAD_ARGUMENT
export MLS_STATUS_DIALECT_NOT_LOADED
export MLS_STATUS_TOO_DEEP
export MLS_STATUS_IN_USE
export MLS_STATUS_BAD_STATE
export MLS_STATUS_NOT_AVAILABLE
export MLS_STATUS_NO_SYMBOL
export MLS_STATUS_PARSE_ERROR
export MLS_STATUS_VERIFY_ERROR
export MLS_STATUS_PASS_FAILED
export MLS_STATUS_PIPELINE_ERROR
export MLS_STATUS_UPSTREAM_FAILED
export MLS_STATUS_CALLBACK_FAILED
export MLS_STATUS_TIMED_OUT
export MLS_STATUS_PANIC
export MLS_STATUS_NO_MEMORY

"""
A context: the owner of types, attributes and all IR.
Made by `mlsContextCreate`, `mlsContextCreateWithThreading`, `mlsContextCreateWithRegistry`; destroyed by `mlsContextDestroy`.
"""
mutable struct MlirContext <: MlirObject
    const bits::UInt64
    MlirContext(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A set of dialects that a context may load.
Made by `mlsDialectRegistryCreate`; destroyed by `mlsDialectRegistryDestroy`. Upstream: `MlirDialectRegistry`.
"""
mutable struct MlirDialectRegistry <: MlirObject
    const bits::UInt64
    MlirDialectRegistry(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A dialect that is loaded in a context, and lives as long as it.
"""
mutable struct MlirDialect <: MlirObject
    const bits::UInt64
    MlirDialect(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A `builtin.module`: the same object as its operation, by another type.
Made by `mlsModuleCreateEmpty`, `mlsModuleCreateParse`, `mlsModuleCreateParseFromFile`; destroyed by `mlsModuleDestroy`.
"""
mutable struct MlirModule <: MlirObject
    const bits::UInt64
    MlirModule(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
An operation. Valid exactly as long as the operation lives.
Made by `mlsOperationCreate`, `mlsOperationClone`, `mlsOperationCreateParse`; destroyed by `mlsOperationDestroy`, a pass, or the end of what it is in. Upstream: `MlirOperation`.
"""
mutable struct MlirOperation <: MlirObject
    const bits::UInt64
    MlirOperation(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A region: of an operation, or detached.
Made by `mlsRegionCreate`; destroyed by `mlsRegionDestroy` while detached, else with its operation. Upstream: `MlirRegion`.
"""
mutable struct MlirRegion <: MlirObject
    const bits::UInt64
    MlirRegion(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A block. Valid exactly as long as the block lives.
Made by `mlsBlockCreate`; destroyed by `mlsBlockDestroy`, a pass, or the end of what it is in. Upstream: `MlirBlock`.
"""
mutable struct MlirBlock <: MlirObject
    const bits::UInt64
    MlirBlock(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A value: a result of an operation or an argument of a block, and valid as long as that. Upstream: `MlirValue`.
"""
mutable struct MlirValue <: MlirObject
    const bits::UInt64
    MlirValue(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A use of a value: operand number n of an operation, whatever value that is.
"""
mutable struct MlirOpOperand <: MlirObject
    const bits::UInt64
    MlirOpOperand(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A location; lives as long as its context. Upstream: `MlirLocation`.
"""
mutable struct MlirLocation <: MlirObject
    const bits::UInt64
    MlirLocation(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
An identifier; lives as long as its context. Upstream: `MlirIdentifier`.
"""
mutable struct MlirIdentifier <: MlirObject
    const bits::UInt64
    MlirIdentifier(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A type; lives as long as its context. Upstream: `MlirType`.
"""
mutable struct MlirType <: MlirObject
    const bits::UInt64
    MlirType(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
An attribute; lives as long as its context. Upstream: `MlirAttribute`.
"""
mutable struct MlirAttribute <: MlirObject
    const bits::UInt64
    MlirAttribute(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A symbol table of an operation.
Made by `mlsSymbolTableCreate`; destroyed by `mlsSymbolTableDestroy`; of no use once its operation is dead. Upstream: `MlirSymbolTable`.
"""
mutable struct MlirSymbolTable <: MlirObject
    const bits::UInt64
    MlirSymbolTable(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A pass manager.
Made by `mlsPassManagerCreate`, `mlsPassManagerCreateOnOperation`; destroyed by `mlsPassManagerDestroy`. Upstream: `MlirPassManager`.
"""
mutable struct MlirPassManager <: MlirObject
    const bits::UInt64
    MlirPassManager(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A pass manager inside another one, or a pass manager seen as one. It goes stale when its pass manager is destroyed, runs, or is given a new pipeline.
"""
mutable struct MlirOpPassManager <: MlirObject
    const bits::UInt64
    MlirOpPassManager(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A module compiled to machine code of this process.
Made by `mlsExecutionEngineCreate`; destroyed by `mlsExecutionEngineDestroy`. Upstream: `MlirExecutionEngine`.
"""
mutable struct MlirExecutionEngine <: MlirObject
    const bits::UInt64
    MlirExecutionEngine(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
What an operation will be made of.
Made by `mlsOperationStateGet`; consumed by `mlsOperationCreate` or destroyed by `mlsOperationStateDestroy`. Upstream: `MlirOperationState`, there a struct.
"""
mutable struct MlirOperationState <: MlirObject
    const bits::UInt64
    MlirOperationState(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
How to print operations.
Made by `mlsOpPrintingFlagsCreate`; destroyed by `mlsOpPrintingFlagsDestroy`. Upstream: `MlirOpPrintingFlags`.
"""
mutable struct MlirOpPrintingFlags <: MlirObject
    const bits::UInt64
    MlirOpPrintingFlags(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
How to write bytecode.
Made by `mlsBytecodeWriterConfigCreate`; destroyed by `mlsBytecodeWriterConfigDestroy`. Upstream: `MlirBytecodeWriterConfig`.
"""
mutable struct MlirBytecodeWriterConfig <: MlirObject
    const bits::UInt64
    MlirBytecodeWriterConfig(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
Text or bytes that belong to the host.
Made by the functions that print; read by `mlsStringGet`; destroyed by `mlsStringDestroy`. No upstream counterpart.
"""
mutable struct MlirString <: MlirObject
    const bits::UInt64
    MlirString(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
The report of a call.
Made by `mlsStatusGetReport`; destroyed by `mlsReportDestroy`. No upstream counterpart.
"""
mutable struct MlirReport <: MlirObject
    const bits::UInt64
    MlirReport(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A pass of the host that is in no pass manager yet.
Made by `mlsCreateExternalPass`; consumed by `mlsPassManagerAddOwnedPass` and `mlsOpPassManagerAddOwnedPass`, or destroyed by `mlsPassDestroy`.
"""
mutable struct MlirPass <: MlirObject
    const bits::UInt64
    MlirPass(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A pass of the host that is running: of use only in its callback. Upstream: `MlirExternalPass`.
"""
mutable struct MlirExternalPass <: MlirObject
    const bits::UInt64
    MlirExternalPass(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A pool of worker threads.
Made by `mlsLlvmThreadPoolCreate`; destroyed by `mlsLlvmThreadPoolDestroy`.
"""
mutable struct MlirLlvmThreadPool <: MlirObject
    const bits::UInt64
    MlirLlvmThreadPool(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A rewrite pattern of the host that is in no set yet.
Made by `mlsOpRewritePatternCreate`; consumed by `mlsRewritePatternSetAdd`, or destroyed by `mlsRewritePatternDestroy`. Upstream: `MlirRewritePattern`.
"""
mutable struct MlirRewritePattern <: MlirObject
    const bits::UInt64
    MlirRewritePattern(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A set of rewrite patterns.
Made by `mlsRewritePatternSetCreate`; consumed by `mlsFreezeRewritePattern`, or destroyed by `mlsRewritePatternSetDestroy`. Upstream: `MlirRewritePatternSet`.
"""
mutable struct MlirRewritePatternSet <: MlirObject
    const bits::UInt64
    MlirRewritePatternSet(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A set of rewrite patterns that can be applied.
Made by `mlsFreezeRewritePattern`; destroyed by `mlsFrozenRewritePatternSetDestroy`. Upstream: `MlirFrozenRewritePatternSet`.
"""
mutable struct MlirFrozenRewritePatternSet <: MlirObject
    const bits::UInt64
    MlirFrozenRewritePatternSet(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
What a rewrite pattern changes IR with: of use only in its callback. Upstream: `MlirPatternRewriter`.
"""
mutable struct MlirPatternRewriter <: MlirObject
    const bits::UInt64
    MlirPatternRewriter(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
What IR is changed with: a rewriter of the host's own, or that of a pattern, seen as one. The host's own keeps its place to insert at as long as that lives.
Made by `mlsIRRewriterCreate` and `mlsIRRewriterCreateFromOp`; destroyed by `mlsIRRewriterDestroy`. Given by `mlsPatternRewriterAsBase`, and then of use only in the callback. Upstream: `MlirRewriterBase`.
"""
mutable struct MlirRewriterBase <: MlirObject
    const bits::UInt64
    MlirRewriterBase(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A module of patterns in the PDL dialect, and the host's functions that they call.
Made by `mlsPDLPatternModuleFromModule`; consumed by `mlsRewritePatternSetFromPDLPatternModule`, or destroyed by `mlsPDLPatternModuleDestroy`. Upstream: `MlirPDLPatternModule`.
"""
mutable struct MlirPDLPatternModule <: MlirObject
    const bits::UInt64
    MlirPDLPatternModule(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
What a PDL pattern hands to a function of the host: of use only in that callback. Upstream: `MlirPDLValue`.
"""
mutable struct MlirPDLValue <: MlirObject
    const bits::UInt64
    MlirPDLValue(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
Where a function that a PDL pattern calls leaves its results: of use only in that callback. Upstream: `MlirPDLResultList`.
"""
mutable struct MlirPDLResultList <: MlirObject
    const bits::UInt64
    MlirPDLResultList(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A value that a callback waits for and another thread gives.
Made by `mlsAnswerCreate`; consumed by `mlsAnswerWait`, or destroyed by `mlsAnswerDestroy`. No upstream counterpart.
"""
mutable struct MlirAnswer <: MlirObject
    const bits::UInt64
    MlirAnswer(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
An affine expression of dimensions and symbols; lives as long as its context.
"""
mutable struct MlirAffineExpr <: MlirObject
    const bits::UInt64
    MlirAffineExpr(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
An affine map; lives as long as its context. Upstream: `MlirAffineMap`.
"""
mutable struct MlirAffineMap <: MlirObject
    const bits::UInt64
    MlirAffineMap(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A set of integers that affine constraints describe; lives as long as its context. Upstream: `MlirIntegerSet`.
"""
mutable struct MlirIntegerSet <: MlirObject
    const bits::UInt64
    MlirIntegerSet(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
The number of a class of types, attributes, operations or interfaces.
MLIR's own live as long as the process; those of `mlsTypeIDAllocatorAllocateTypeID` as long as the allocator. Upstream: `MlirTypeID`.
"""
mutable struct MlirTypeID <: MlirObject
    const bits::UInt64
    MlirTypeID(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
Makes new type IDs.
Made by `mlsTypeIDAllocatorCreate`; destroyed by `mlsTypeIDAllocatorDestroy`.
"""
mutable struct MlirTypeIDAllocator <: MlirObject
    const bits::UInt64
    MlirTypeIDAllocator(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A dialect of MLIR that no context has to know yet; lives as long as the process.
Given by `mlsGetDialectHandle__x__`. Upstream: `MlirDialectHandle`.
"""
mutable struct MlirDialectHandle <: MlirObject
    const bits::UInt64
    MlirDialectHandle(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
How to print parts of an operation so that the same value has the same name in all of them.
Made by `mlsAsmStateCreateForOperation`, `mlsAsmStateCreateForValue`; destroyed by `mlsAsmStateDestroy`; of no use once its operation or value is dead.
"""
mutable struct MlirAsmState <: MlirObject
    const bits::UInt64
    MlirAsmState(bits::UInt64, ::Held) = finalizer(release, new(bits))
end

"""
A note that is attached to a diagnostic.
"""
struct MlsDiagnosticNote
    message::MlsStringRef
    location::MlsStringRef
end

"""
A name and an attribute. Upstream: `MlirNamedAttribute`.
"""
struct MlsNamedAttribute
    name::MlsHandle
    attribute::MlsHandle
end

"""
What a pass of the host does. `run` is needed; all others may be null.
They are called on any thread, several at once for several copies of the pass, with no lock of the library held.
"""
struct MlsExternalPassCallbacks
    construct::Ptr{Cvoid}
    destruct::Ptr{Cvoid}
    initialize::Ptr{Cvoid}
    clone::Ptr{Cvoid}
    run::Ptr{Cvoid}
end

"""
What a rewrite pattern of the host does. `match_and_rewrite` is needed.
"""
struct MlsRewritePatternCallbacks
    construct::Ptr{Cvoid}
    destruct::Ptr{Cvoid}
    match_and_rewrite::Ptr{Cvoid}
end

"""
One of MLIR's diagnostics. The texts belong to whoever gave it.
"""
struct MlsDiagnostic
    severity::UInt32
    message::MlsStringRef
    location::MlsStringRef
    num_notes::Int
    notes::Ptr{MlsDiagnosticNote}
end

"""
What the host does around callbacks and long calls. Both pairs are needed: taking a lock in callbacks without letting it go around long calls is a deadlock, and the other way round they run without it.
With hooks set, the host calls the library only with its lock held.
`enter` and `detach` return a token that is handed to the function that ends what they began, on the same thread. They must not call the library, nor unwind.
"""
struct MlsHostHooks
    enter::Ptr{Cvoid}
    leave::Ptr{Cvoid}
    detach::Ptr{Cvoid}
    attach::Ptr{Cvoid}
    user_data::Ptr{Cvoid}
end

"""
One handle that died.
"""
struct MlsInvalidation
    handle::UInt64
    kind::UInt32
    name::MlsStringRef
    reason::MlsStringRef
    run::UInt64
end

"""
The bytes of a dense constant.
"""
struct MlsRawData
    data::Ptr{Cvoid}
    size::UInt
    element_size::UInt
    is_splat::Bool
end

"""
What is known of one result, where that is no type yet.
"""
struct MlsShapedTypeComponents
    has_rank::Bool
    rank::Int
    first_size::Int
    element_type::MlsHandle
    attribute::MlsHandle
end

"""
The loops of a contraction, by their numbers: attributes of 32 bit integers. All are null if it is none. Upstream: `MlirLinalgContractionDimensions`.
"""
struct MlsLinalgContractionDimensions
    batch::MlsHandle
    m::MlsHandle
    n::MlsHandle
    k::MlsHandle
end

"""
The loops of a convolution, by their numbers: attributes of 32 bit integers; and its steps: attributes of 64 bit integers. All are null if it is none. Upstream: `MlirLinalgConvolutionDimensions`.
"""
struct MlsLinalgConvolutionDimensions
    batch::MlsHandle
    output_image::MlsHandle
    output_channel::MlsHandle
    filter_loop::MlsHandle
    input_channel::MlsHandle
    depth::MlsHandle
    strides::MlsHandle
    dilations::MlsHandle
end

"""
One live object that has a handle.
"""
struct MlsLiveObject
    handle::UInt64
    root::UInt64
    kind::UInt32
    references::UInt32
    name::MlsStringRef
end

"""
How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the usual values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
"""
struct MlsGreedyRewriteDriverConfig
    max_iterations::Int64
    max_num_rewrites::Int64
    strictness::UInt32
    region_simplification_level::UInt32
    use_top_down_traversal::UInt8
    enable_folding::UInt8
    enable_constant_cse::UInt8
end

"""
How a transform script is run. `mlsTransformOptionsCreate` gives the usual values. Upstream: `MlirTransformOptions`, there an object.
"""
struct MlsTransformOptions
    expensive_checks_enabled::UInt8
    enforce_single_top_level_transform_op::UInt8
end

export MlirContext,
    MlirDialectRegistry,
    MlirDialect,
    MlirModule,
    MlirOperation,
    MlirRegion,
    MlirBlock,
    MlirValue,
    MlirOpOperand,
    MlirLocation,
    MlirIdentifier,
    MlirType,
    MlirAttribute,
    MlirSymbolTable,
    MlirPassManager,
    MlirOpPassManager,
    MlirExecutionEngine,
    MlirOperationState,
    MlirOpPrintingFlags,
    MlirBytecodeWriterConfig,
    MlirString,
    MlirReport,
    MlirPass,
    MlirExternalPass,
    MlirLlvmThreadPool,
    MlirRewritePattern,
    MlirRewritePatternSet,
    MlirFrozenRewritePatternSet,
    MlirPatternRewriter,
    MlirRewriterBase,
    MlirPDLPatternModule,
    MlirPDLValue,
    MlirPDLResultList,
    MlirAnswer,
    MlirAffineExpr,
    MlirAffineMap,
    MlirIntegerSet,
    MlirTypeID,
    MlirTypeIDAllocator,
    MlirDialectHandle,
    MlirAsmState,
    MlsDiagnosticNote,
    MlsNamedAttribute,
    MlsExternalPassCallbacks,
    MlsRewritePatternCallbacks,
    MlsDiagnostic,
    MlsHostHooks,
    MlsInvalidation,
    MlsRawData,
    MlsShapedTypeComponents,
    MlsLinalgContractionDimensions,
    MlsLinalgConvolutionDimensions,
    MlsLiveObject,
    MlsGreedyRewriteDriverConfig,
    MlsTransformOptions,
    MlsStatus,
    MlsStringRef
