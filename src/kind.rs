//! The kinds of handles.

/// Number of a kind: the top bits of its handles, and `MLS_KIND_*` in C.
pub type Kind = u8;

macro_rules! kinds {
    ($($constant:ident = $number:literal $text:literal,)*) => {
        $(#[doc = concat!("Kind of ", $text, " handles.")]
        pub const $constant: Kind = $number;)*

        /// What people call an object of this kind, or `None` for no kind.
        pub fn name(kind: Kind) -> Option<&'static str> {
            match kind { $($number => Some($text),)* _ => None }
        }

        /// Every kind.
        pub const ALL: &[Kind] = &[$($number),*];
    };
}

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

kinds! {
    CONTEXT = 1 "context",
    DIALECT_REGISTRY = 2 "dialect registry",
    DIALECT = 3 "dialect",
    MODULE = 4 "module",
    OPERATION = 5 "operation",
    REGION = 6 "region",
    BLOCK = 7 "block",
    VALUE = 8 "value",
    LOCATION = 9 "location",
    IDENTIFIER = 10 "identifier",
    TYPE = 11 "type",
    ATTRIBUTE = 12 "attribute",
    SYMBOL_TABLE = 13 "symbol table",
    PASS_MANAGER = 14 "pass manager",
    OP_PASS_MANAGER = 15 "operation pass manager",
    OPERATION_STATE = 16 "operation state",
    OP_PRINTING_FLAGS = 17 "printing flags",
    BYTECODE_WRITER_CONFIG = 18 "bytecode writer configuration",
    STRING = 19 "string",
    REPORT = 20 "report",
    OP_OPERAND = 21 "operand use",
}
