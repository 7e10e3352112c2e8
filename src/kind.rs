//! The kinds of handles.

/// Number of a kind: the top bits of its handles, and `MLS_KIND_*` in C.
pub type Kind = u8;

/// Kind of context handles.
pub const MLS_KIND_CONTEXT: u32 = 1;
/// Kind of dialect registry handles.
pub const MLS_KIND_DIALECT_REGISTRY: u32 = 2;
/// Kind of dialect handles.
pub const MLS_KIND_DIALECT: u32 = 3;
/// Kind of module handles.
pub const MLS_KIND_MODULE: u32 = 4;
/// Kind of operation handles.
pub const MLS_KIND_OPERATION: u32 = 5;
/// Kind of region handles.
pub const MLS_KIND_REGION: u32 = 6;
/// Kind of block handles.
pub const MLS_KIND_BLOCK: u32 = 7;
/// Kind of value handles.
pub const MLS_KIND_VALUE: u32 = 8;
/// Kind of location handles.
pub const MLS_KIND_LOCATION: u32 = 9;
/// Kind of identifier handles.
pub const MLS_KIND_IDENTIFIER: u32 = 10;
/// Kind of type handles.
pub const MLS_KIND_TYPE: u32 = 11;
/// Kind of attribute handles.
pub const MLS_KIND_ATTRIBUTE: u32 = 12;
/// Kind of symbol table handles.
pub const MLS_KIND_SYMBOL_TABLE: u32 = 13;
/// Kind of pass manager handles.
pub const MLS_KIND_PASS_MANAGER: u32 = 14;
/// Kind of operation pass manager handles.
pub const MLS_KIND_OP_PASS_MANAGER: u32 = 15;
/// Kind of operation state handles.
pub const MLS_KIND_OPERATION_STATE: u32 = 16;
/// Kind of printing flags handles.
pub const MLS_KIND_OP_PRINTING_FLAGS: u32 = 17;
/// Kind of bytecode writer configuration handles.
pub const MLS_KIND_BYTECODE_WRITER_CONFIG: u32 = 18;
/// Kind of string handles.
pub const MLS_KIND_STRING: u32 = 19;
/// Kind of report handles.
pub const MLS_KIND_REPORT: u32 = 20;
/// Kind of operand use handles.
pub const MLS_KIND_OP_OPERAND: u32 = 21;
/// Kind of execution engine handles.
pub const MLS_KIND_EXECUTION_ENGINE: u32 = 22;
/// Kind of pass handles.
pub const MLS_KIND_PASS: u32 = 23;
/// Kind of handles of passes that are running.
pub const MLS_KIND_EXTERNAL_PASS: u32 = 24;
/// Kind of thread pool handles.
pub const MLS_KIND_LLVM_THREAD_POOL: u32 = 25;
/// Kind of rewrite pattern handles.
pub const MLS_KIND_REWRITE_PATTERN: u32 = 26;
/// Kind of rewrite pattern set handles.
pub const MLS_KIND_REWRITE_PATTERN_SET: u32 = 27;
/// Kind of frozen rewrite pattern set handles.
pub const MLS_KIND_FROZEN_REWRITE_PATTERN_SET: u32 = 28;
/// Kind of handles of rewriters, during a rewrite.
pub const MLS_KIND_PATTERN_REWRITER: u32 = 29;
/// Kind of answer handles.
pub const MLS_KIND_ANSWER: u32 = 30;
/// Kind of affine expression handles.
pub const MLS_KIND_AFFINE_EXPR: u32 = 31;
/// Kind of affine map handles.
pub const MLS_KIND_AFFINE_MAP: u32 = 32;
/// Kind of integer set handles.
pub const MLS_KIND_INTEGER_SET: u32 = 33;
/// Kind of type ID handles.
pub const MLS_KIND_TYPE_ID: u32 = 34;
/// Kind of handles of dialects that no context has to know.
pub const MLS_KIND_DIALECT_HANDLE: u32 = 35;
/// Kind of type ID allocator handles.
pub const MLS_KIND_TYPE_ID_ALLOCATOR: u32 = 36;
/// Kind of printing state handles.
pub const MLS_KIND_ASM_STATE: u32 = 37;
/// Kind of handles of rewriters of any kind.
pub const MLS_KIND_REWRITER_BASE: u32 = 38;
/// Kind of handles of modules of PDL patterns.
pub const MLS_KIND_PDL_PATTERN_MODULE: u32 = 39;
/// Kind of handles of what a PDL pattern hands to a function.
pub const MLS_KIND_PDL_VALUE: u32 = 40;
/// Kind of handles of the results of a function that a PDL pattern calls.
pub const MLS_KIND_PDL_RESULT_LIST: u32 = 41;

macro_rules! kinds {
    ($($constant:ident = $number:ident $text:literal,)*) => {
        $(#[doc = concat!("Kind of ", $text, " handles.")]
        pub const $constant: Kind = $number.to_le_bytes()[0];)*

        /// What people call an object of this kind, or `None` for no kind.
        pub fn name(kind: Kind) -> Option<&'static str> {
            match kind { $($constant => Some($text),)* _ => None }
        }

        /// Every kind.
        pub const ALL: &[Kind] = &[$($constant),*];
    };
}

kinds! {
    CONTEXT = MLS_KIND_CONTEXT "context",
    DIALECT_REGISTRY = MLS_KIND_DIALECT_REGISTRY "dialect registry",
    DIALECT = MLS_KIND_DIALECT "dialect",
    MODULE = MLS_KIND_MODULE "module",
    OPERATION = MLS_KIND_OPERATION "operation",
    REGION = MLS_KIND_REGION "region",
    BLOCK = MLS_KIND_BLOCK "block",
    VALUE = MLS_KIND_VALUE "value",
    LOCATION = MLS_KIND_LOCATION "location",
    IDENTIFIER = MLS_KIND_IDENTIFIER "identifier",
    TYPE = MLS_KIND_TYPE "type",
    ATTRIBUTE = MLS_KIND_ATTRIBUTE "attribute",
    SYMBOL_TABLE = MLS_KIND_SYMBOL_TABLE "symbol table",
    PASS_MANAGER = MLS_KIND_PASS_MANAGER "pass manager",
    OP_PASS_MANAGER = MLS_KIND_OP_PASS_MANAGER "operation pass manager",
    OPERATION_STATE = MLS_KIND_OPERATION_STATE "operation state",
    OP_PRINTING_FLAGS = MLS_KIND_OP_PRINTING_FLAGS "printing flags",
    BYTECODE_WRITER_CONFIG = MLS_KIND_BYTECODE_WRITER_CONFIG "bytecode writer configuration",
    STRING = MLS_KIND_STRING "string",
    REPORT = MLS_KIND_REPORT "report",
    OP_OPERAND = MLS_KIND_OP_OPERAND "operand use",
    EXECUTION_ENGINE = MLS_KIND_EXECUTION_ENGINE "execution engine",
    PASS = MLS_KIND_PASS "pass",
    LLVM_THREAD_POOL = MLS_KIND_LLVM_THREAD_POOL "thread pool",
    REWRITE_PATTERN = MLS_KIND_REWRITE_PATTERN "rewrite pattern",
    REWRITE_PATTERN_SET = MLS_KIND_REWRITE_PATTERN_SET "rewrite pattern set",
    FROZEN_REWRITE_PATTERN_SET = MLS_KIND_FROZEN_REWRITE_PATTERN_SET "frozen rewrite pattern set",
    PATTERN_REWRITER = MLS_KIND_PATTERN_REWRITER "rewriter",
    ANSWER = MLS_KIND_ANSWER "answer",
    EXTERNAL_PASS = MLS_KIND_EXTERNAL_PASS "running pass",
    AFFINE_EXPR = MLS_KIND_AFFINE_EXPR "affine expression",
    AFFINE_MAP = MLS_KIND_AFFINE_MAP "affine map",
    INTEGER_SET = MLS_KIND_INTEGER_SET "integer set",
    TYPE_ID = MLS_KIND_TYPE_ID "type ID",
    DIALECT_HANDLE = MLS_KIND_DIALECT_HANDLE "dialect handle",
    TYPE_ID_ALLOCATOR = MLS_KIND_TYPE_ID_ALLOCATOR "type ID allocator",
    ASM_STATE = MLS_KIND_ASM_STATE "printing state",
    REWRITER_BASE = MLS_KIND_REWRITER_BASE "rewriter of any kind",
    PDL_PATTERN_MODULE = MLS_KIND_PDL_PATTERN_MODULE "PDL pattern module",
    PDL_VALUE = MLS_KIND_PDL_VALUE "PDL value",
    PDL_RESULT_LIST = MLS_KIND_PDL_RESULT_LIST "PDL result list",
}

/// Class of a slot that stands for a member with a large number; no handle has
/// it as its kind.
pub const PART: Kind = 63;

/// What people call an object of this kind, with its article.
pub fn with_article(kind: Kind) -> String {
    let name = name(kind).unwrap_or("object");
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {name}")
}

/// A list of one kind.
#[allow(clippy::indexing_slicing, reason = "masked to the length")]
pub const fn alone(kind: Kind) -> &'static [Kind] {
    const EACH: [Kind; 64] = {
        let mut each = [0; 64];
        let mut kind: Kind = 0;
        while kind < 64 {
            each[kind as usize] = kind;
            kind += 1;
        }
        each
    };
    std::slice::from_ref(&EACH[(kind & 63) as usize])
}
