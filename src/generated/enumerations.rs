//! Upstream's enumerations: numbers, which are checked when they come in.
//!
//! Made by codegen (generate.rs) from the headers and codegen/spec; do not edit.

/// How `emitc.cmp` compares. Upstream: `MlirEmitCCmpPredicate`.
pub type MlsEmitCCmpPredicate = u64;
/// `MLIR_EMITC_CMP_PREDICATE_EQ`.
pub const MLS_EMITC_CMP_PREDICATE_EQ: u64 = 0;
/// `MLIR_EMITC_CMP_PREDICATE_NE`.
pub const MLS_EMITC_CMP_PREDICATE_NE: u64 = 1;
/// `MLIR_EMITC_CMP_PREDICATE_LT`.
pub const MLS_EMITC_CMP_PREDICATE_LT: u64 = 2;
/// `MLIR_EMITC_CMP_PREDICATE_LE`.
pub const MLS_EMITC_CMP_PREDICATE_LE: u64 = 3;
/// `MLIR_EMITC_CMP_PREDICATE_GT`.
pub const MLS_EMITC_CMP_PREDICATE_GT: u64 = 4;
/// `MLIR_EMITC_CMP_PREDICATE_GE`.
pub const MLS_EMITC_CMP_PREDICATE_GE: u64 = 5;
/// `MLIR_EMITC_CMP_PREDICATE_THREE_WAY`.
pub const MLS_EMITC_CMP_PREDICATE_THREE_WAY: u64 = 6;

/// A calling convention of LLVM. Upstream: `MlirLLVMCConv`.
pub type MlsLLVMCConv = u32;
/// `MlirLLVMCConvC`.
pub const MLS_LLVM_CCONV_C: u32 = 0;
/// `MlirLLVMCConvFast`.
pub const MLS_LLVM_CCONV_FAST: u32 = 8;
/// `MlirLLVMCConvCold`.
pub const MLS_LLVM_CCONV_COLD: u32 = 9;
/// `MlirLLVMCConvGHC`.
pub const MLS_LLVM_CCONV_GHC: u32 = 10;
/// `MlirLLVMCConvHiPE`.
pub const MLS_LLVM_CCONV_HI_PE: u32 = 11;
/// `MlirLLVMCConvAnyReg`.
pub const MLS_LLVM_CCONV_ANY_REG: u32 = 13;
/// `MlirLLVMCConvPreserveMost`.
pub const MLS_LLVM_CCONV_PRESERVE_MOST: u32 = 14;
/// `MlirLLVMCConvPreserveAll`.
pub const MLS_LLVM_CCONV_PRESERVE_ALL: u32 = 15;
/// `MlirLLVMCConvSwift`.
pub const MLS_LLVM_CCONV_SWIFT: u32 = 16;
/// `MlirLLVMCConvCXX_FAST_TLS`.
pub const MLS_LLVM_CCONV_CXX_FAST_TLS: u32 = 17;
/// `MlirLLVMCConvTail`.
pub const MLS_LLVM_CCONV_TAIL: u32 = 18;
/// `MlirLLVMCConvCFGuard_Check`.
pub const MLS_LLVM_CCONV_CF_GUARD_CHECK: u32 = 19;
/// `MlirLLVMCConvSwiftTail`.
pub const MLS_LLVM_CCONV_SWIFT_TAIL: u32 = 20;
/// `MlirLLVMCConvX86_StdCall`.
pub const MLS_LLVM_CCONV_X86_STD_CALL: u32 = 64;
/// `MlirLLVMCConvX86_FastCall`.
pub const MLS_LLVM_CCONV_X86_FAST_CALL: u32 = 65;
/// `MlirLLVMCConvARM_APCS`.
pub const MLS_LLVM_CCONV_ARM_APCS: u32 = 66;
/// `MlirLLVMCConvARM_AAPCS`.
pub const MLS_LLVM_CCONV_ARM_AAPCS: u32 = 67;
/// `MlirLLVMCConvARM_AAPCS_VFP`.
pub const MLS_LLVM_CCONV_ARM_AAPCS_VFP: u32 = 68;
/// `MlirLLVMCConvMSP430_INTR`.
pub const MLS_LLVM_CCONV_MSP430_INTR: u32 = 69;
/// `MlirLLVMCConvX86_ThisCall`.
pub const MLS_LLVM_CCONV_X86_THIS_CALL: u32 = 70;
/// `MlirLLVMCConvPTX_Kernel`.
pub const MLS_LLVM_CCONV_PTX_KERNEL: u32 = 71;
/// `MlirLLVMCConvPTX_Device`.
pub const MLS_LLVM_CCONV_PTX_DEVICE: u32 = 72;
/// `MlirLLVMCConvSPIR_FUNC`.
pub const MLS_LLVM_CCONV_SPIR_FUNC: u32 = 75;
/// `MlirLLVMCConvSPIR_KERNEL`.
pub const MLS_LLVM_CCONV_SPIR_KERNEL: u32 = 76;
/// `MlirLLVMCConvIntel_OCL_BI`.
pub const MLS_LLVM_CCONV_INTEL_OCL_BI: u32 = 77;
/// `MlirLLVMCConvX86_64_SysV`.
pub const MLS_LLVM_CCONV_X86_64_SYS_V: u32 = 78;
/// `MlirLLVMCConvWin64`.
pub const MLS_LLVM_CCONV_WIN64: u32 = 79;
/// `MlirLLVMCConvX86_VectorCall`.
pub const MLS_LLVM_CCONV_X86_VECTOR_CALL: u32 = 80;
/// `MlirLLVMCConvDUMMY_HHVM`.
pub const MLS_LLVM_CCONV_DUMMY_HHVM: u32 = 81;
/// `MlirLLVMCConvDUMMY_HHVM_C`.
pub const MLS_LLVM_CCONV_DUMMY_HHVM_C: u32 = 82;
/// `MlirLLVMCConvX86_INTR`.
pub const MLS_LLVM_CCONV_X86_INTR: u32 = 83;
/// `MlirLLVMCConvAVR_INTR`.
pub const MLS_LLVM_CCONV_AVR_INTR: u32 = 84;
/// `MlirLLVMCConvAVR_BUILTIN`.
pub const MLS_LLVM_CCONV_AVR_BUILTIN: u32 = 86;
/// `MlirLLVMCConvAMDGPU_VS`.
pub const MLS_LLVM_CCONV_AMDGPU_VS: u32 = 87;
/// `MlirLLVMCConvAMDGPU_GS`.
pub const MLS_LLVM_CCONV_AMDGPU_GS: u32 = 88;
/// `MlirLLVMCConvAMDGPU_CS`.
pub const MLS_LLVM_CCONV_AMDGPU_CS: u32 = 90;
/// `MlirLLVMCConvAMDGPU_KERNEL`.
pub const MLS_LLVM_CCONV_AMDGPU_KERNEL: u32 = 91;
/// `MlirLLVMCConvX86_RegCall`.
pub const MLS_LLVM_CCONV_X86_REG_CALL: u32 = 92;
/// `MlirLLVMCConvAMDGPU_HS`.
pub const MLS_LLVM_CCONV_AMDGPU_HS: u32 = 93;
/// `MlirLLVMCConvMSP430_BUILTIN`.
pub const MLS_LLVM_CCONV_MSP430_BUILTIN: u32 = 94;
/// `MlirLLVMCConvAMDGPU_LS`.
pub const MLS_LLVM_CCONV_AMDGPU_LS: u32 = 95;
/// `MlirLLVMCConvAMDGPU_ES`.
pub const MLS_LLVM_CCONV_AMDGPU_ES: u32 = 96;
/// `MlirLLVMCConvAArch64_VectorCall`.
pub const MLS_LLVM_CCONV_A_ARCH64_VECTOR_CALL: u32 = 97;
/// `MlirLLVMCConvAArch64_SVE_VectorCall`.
pub const MLS_LLVM_CCONV_A_ARCH64_SVE_VECTOR_CALL: u32 = 98;
/// `MlirLLVMCConvWASM_EmscriptenInvoke`.
pub const MLS_LLVM_CCONV_WASM_EMSCRIPTEN_INVOKE: u32 = 99;
/// `MlirLLVMCConvAMDGPU_Gfx`.
pub const MLS_LLVM_CCONV_AMDGPU_GFX: u32 = 100;
/// `MlirLLVMCConvM68k_INTR`.
pub const MLS_LLVM_CCONV_M68K_INTR: u32 = 101;

/// How the linker selects one of equal sections. Upstream: `MlirLLVMComdat`.
pub type MlsLLVMComdat = u32;
/// `MlirLLVMComdatAny`.
pub const MLS_LLVM_COMDAT_ANY: u32 = 0;
/// `MlirLLVMComdatExactMatch`.
pub const MLS_LLVM_COMDAT_EXACT_MATCH: u32 = 1;
/// `MlirLLVMComdatLargest`.
pub const MLS_LLVM_COMDAT_LARGEST: u32 = 2;
/// `MlirLLVMComdatNoDeduplicate`.
pub const MLS_LLVM_COMDAT_NO_DEDUPLICATE: u32 = 3;
/// `MlirLLVMComdatSameSize`.
pub const MLS_LLVM_COMDAT_SAME_SIZE: u32 = 4;

/// How much debug information a unit has. Upstream: `MlirLLVMDIEmissionKind`.
pub type MlsLLVMDIEmissionKind = u32;
/// `MlirLLVMDIEmissionKindNone`.
pub const MLS_LLVM_DI_EMISSION_KIND_NONE: u32 = 0;
/// `MlirLLVMDIEmissionKindFull`.
pub const MLS_LLVM_DI_EMISSION_KIND_FULL: u32 = 1;
/// `MlirLLVMDIEmissionKindLineTablesOnly`.
pub const MLS_LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY: u32 = 2;
/// `MlirLLVMDIEmissionKindDebugDirectivesOnly`.
pub const MLS_LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY: u32 = 3;

/// The table of names that a unit has for debuggers. Upstream: `MlirLLVMDINameTableKind`.
pub type MlsLLVMDINameTableKind = u32;
/// `MlirLLVMDINameTableKindDefault`.
pub const MLS_LLVM_DI_NAME_TABLE_KIND_DEFAULT: u32 = 0;
/// `MlirLLVMDINameTableKindGNU`.
pub const MLS_LLVM_DI_NAME_TABLE_KIND_GNU: u32 = 1;
/// `MlirLLVMDINameTableKindNone`.
pub const MLS_LLVM_DI_NAME_TABLE_KIND_NONE: u32 = 2;
/// `MlirLLVMDINameTableKindApple`.
pub const MLS_LLVM_DI_NAME_TABLE_KIND_APPLE: u32 = 3;

/// How a symbol is linked. Upstream: `MlirLLVMLinkage`.
pub type MlsLLVMLinkage = u32;
/// `MlirLLVMLinkageExternal`.
pub const MLS_LLVM_LINKAGE_EXTERNAL: u32 = 0;
/// `MlirLLVMLinkageAvailableExternally`.
pub const MLS_LLVM_LINKAGE_AVAILABLE_EXTERNALLY: u32 = 1;
/// `MlirLLVMLinkageLinkonce`.
pub const MLS_LLVM_LINKAGE_LINKONCE: u32 = 2;
/// `MlirLLVMLinkageLinkonceODR`.
pub const MLS_LLVM_LINKAGE_LINKONCE_ODR: u32 = 3;
/// `MlirLLVMLinkageWeak`.
pub const MLS_LLVM_LINKAGE_WEAK: u32 = 4;
/// `MlirLLVMLinkageWeakODR`.
pub const MLS_LLVM_LINKAGE_WEAK_ODR: u32 = 5;
/// `MlirLLVMLinkageAppending`.
pub const MLS_LLVM_LINKAGE_APPENDING: u32 = 6;
/// `MlirLLVMLinkageInternal`.
pub const MLS_LLVM_LINKAGE_INTERNAL: u32 = 7;
/// `MlirLLVMLinkagePrivate`.
pub const MLS_LLVM_LINKAGE_PRIVATE: u32 = 8;
/// `MlirLLVMLinkageExternWeak`.
pub const MLS_LLVM_LINKAGE_EXTERN_WEAK: u32 = 9;
/// `MlirLLVMLinkageCommon`.
pub const MLS_LLVM_LINKAGE_COMMON: u32 = 10;

/// How debuggers read a basic type, as DWARF numbers it. Upstream: `MlirLLVMTypeEncoding`.
pub type MlsLLVMTypeEncoding = u32;
/// `MlirLLVMTypeEncodingAddress`.
pub const MLS_LLVM_TYPE_ENCODING_ADDRESS: u32 = 1;
/// `MlirLLVMTypeEncodingBoolean`.
pub const MLS_LLVM_TYPE_ENCODING_BOOLEAN: u32 = 2;
/// `MlirLLVMTypeEncodingComplexFloat`.
pub const MLS_LLVM_TYPE_ENCODING_COMPLEX_FLOAT: u32 = 49;
/// `MlirLLVMTypeEncodingFloatT`.
pub const MLS_LLVM_TYPE_ENCODING_FLOAT_T: u32 = 4;
/// `MlirLLVMTypeEncodingSigned`.
pub const MLS_LLVM_TYPE_ENCODING_SIGNED: u32 = 5;
/// `MlirLLVMTypeEncodingSignedChar`.
pub const MLS_LLVM_TYPE_ENCODING_SIGNED_CHAR: u32 = 6;
/// `MlirLLVMTypeEncodingUnsigned`.
pub const MLS_LLVM_TYPE_ENCODING_UNSIGNED: u32 = 7;
/// `MlirLLVMTypeEncodingUnsignedChar`.
pub const MLS_LLVM_TYPE_ENCODING_UNSIGNED_CHAR: u32 = 8;
/// `MlirLLVMTypeEncodingImaginaryFloat`.
pub const MLS_LLVM_TYPE_ENCODING_IMAGINARY_FLOAT: u32 = 9;
/// `MlirLLVMTypeEncodingPackedDecimal`.
pub const MLS_LLVM_TYPE_ENCODING_PACKED_DECIMAL: u32 = 10;
/// `MlirLLVMTypeEncodingNumericString`.
pub const MLS_LLVM_TYPE_ENCODING_NUMERIC_STRING: u32 = 11;
/// `MlirLLVMTypeEncodingEdited`.
pub const MLS_LLVM_TYPE_ENCODING_EDITED: u32 = 12;
/// `MlirLLVMTypeEncodingSignedFixed`.
pub const MLS_LLVM_TYPE_ENCODING_SIGNED_FIXED: u32 = 13;
/// `MlirLLVMTypeEncodingUnsignedFixed`.
pub const MLS_LLVM_TYPE_ENCODING_UNSIGNED_FIXED: u32 = 14;
/// `MlirLLVMTypeEncodingDecimalFloat`.
pub const MLS_LLVM_TYPE_ENCODING_DECIMAL_FLOAT: u32 = 15;
/// `MlirLLVMTypeEncodingUTF`.
pub const MLS_LLVM_TYPE_ENCODING_UTF: u32 = 16;
/// `MlirLLVMTypeEncodingUCS`.
pub const MLS_LLVM_TYPE_ENCODING_UCS: u32 = 17;
/// `MlirLLVMTypeEncodingASCII`.
pub const MLS_LLVM_TYPE_ENCODING_ASCII: u32 = 18;
/// `MlirLLVMTypeEncodingLoUser`.
pub const MLS_LLVM_TYPE_ENCODING_LO_USER: u32 = 128;
/// `MlirLLVMTypeEncodingHiUser`.
pub const MLS_LLVM_TYPE_ENCODING_HI_USER: u32 = 255;

/// How a level of a sparse tensor is stored. Upstream: `MlirSparseTensorLevelFormat`.
pub type MlsSparseTensorLevelFormat = u32;
/// `MLIR_SPARSE_TENSOR_LEVEL_DENSE`.
pub const MLS_SPARSE_TENSOR_LEVEL_DENSE: u32 = 65536;
/// `MLIR_SPARSE_TENSOR_LEVEL_BATCH`.
pub const MLS_SPARSE_TENSOR_LEVEL_BATCH: u32 = 131072;
/// `MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED`.
pub const MLS_SPARSE_TENSOR_LEVEL_COMPRESSED: u32 = 262144;
/// `MLIR_SPARSE_TENSOR_LEVEL_SINGLETON`.
pub const MLS_SPARSE_TENSOR_LEVEL_SINGLETON: u32 = 524288;
/// `MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED`.
pub const MLS_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED: u32 = 1048576;
/// `MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M`.
pub const MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M: u32 = 2097152;

/// What a level of a sparse tensor has not by default. Upstream: `MlirSparseTensorLevelPropertyNondefault`.
pub type MlsSparseTensorLevelPropertyNondefault = u32;
/// `MLIR_SPARSE_PROPERTY_NON_UNIQUE`.
pub const MLS_SPARSE_PROPERTY_NON_UNIQUE: u32 = 1;
/// `MLIR_SPARSE_PROPERTY_NON_ORDERED`.
pub const MLS_SPARSE_PROPERTY_NON_ORDERED: u32 = 2;
/// `MLIR_SPARSE_PROPERTY_SOA`.
pub const MLS_SPARSE_PROPERTY_SOA: u32 = 4;
