//! What types and debug information of the dialect `llvm` must be.

use super::samples::is_like;
use super::{out_of_range, refuse};
use crate::error::Fallible;
use crate::sys;

const VOID: &str = "!llvm.void";
const FUNCTION: &str = "!llvm.func<void ()>";
const ARRAY: &str = "!llvm.array<1 x i8>";
const LABEL: &str = "!llvm.label";
const METADATA: &str = "!llvm.metadata";
const TOKEN: &str = "!llvm.token";

const DISTINCT: &str = "distinct[0]<unit>";
const ANNOTATION: &str = r#"#llvm.di_annotation<name = "a", value = "b">"#;
const BASIC_TYPE: &str = r#"#llvm.di_basic_type<name = "t">"#;
const COMMON_BLOCK: &str =
    r#"#llvm.di_common_block<scope = #llvm.di_file<"a" in "b">, name = "c">"#;
const COMPILE_UNIT: &str = r#"#llvm.di_compile_unit<id = distinct[0]<unit>,
    sourceLanguage = DW_LANG_C, file = #llvm.di_file<"a" in "b">, isOptimized = false,
    emissionKind = Full>"#;
const COMPOSITE_TYPE: &str = "#llvm.di_composite_type<tag = DW_TAG_array_type>";
const DERIVED_TYPE: &str = "#llvm.di_derived_type<tag = DW_TAG_pointer_type>";
const EXPRESSION: &str = "#llvm.di_expression<>";
const EXPRESSION_ELEM: &str = "#llvm<di_expression_elem DW_OP_deref>";
const FILE: &str = r#"#llvm.di_file<"a" in "b">"#;
const GENERIC_SUBRANGE: &str = "#llvm.di_generic_subrange<lowerBound = 0 : i64, stride = 1 : i64>";
const GLOBAL_VARIABLE: &str = r#"#llvm.di_global_variable<file = #llvm.di_file<"a" in "b">,
    line = 1, type = #llvm.di_basic_type<name = "t">>"#;
const IMPORTED_ENTITY: &str = r#"#llvm.di_imported_entity<tag = DW_TAG_imported_module,
    scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_file<"a" in "b">>"#;
const LABEL_NODE: &str = r#"#llvm.di_label<scope = #llvm.di_file<"a" in "b">>"#;
const LEXICAL_BLOCK: &str = r#"#llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">>"#;
const LEXICAL_BLOCK_FILE: &str =
    r#"#llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b">, discriminator = 0>"#;
const LOCAL_VARIABLE: &str = r#"#llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">>"#;
const MODULE: &str = r#"#llvm.di_module<name = "m">"#;
const NAMESPACE: &str = "#llvm.di_namespace<exportSymbols = false>";
const NULL_TYPE: &str = "#llvm.di_null_type";
const STRING_TYPE: &str = r#"#llvm.di_string_type<tag = DW_TAG_string_type, name = "s">"#;
const SUBPROGRAM: &str = r#"#llvm.di_subprogram<name = "f">"#;
const SUBRANGE: &str = "#llvm.di_subrange<count = 1 : i64>";
const SUBROUTINE_TYPE: &str = "#llvm.di_subroutine_type<callingConvention = DW_CC_normal>";

macro_rules! tests {
    ($raw:ident; $($(#[$doc:meta])* $name:ident = [$($sample:ident),*];)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// It is live.
        pub unsafe extern "C" fn $name(thing: sys::$raw) -> bool {
            is_like(thing, &[$($sample),*])
        }
    )* };
}

tests! { MlirType;
    /// Whether a type is an array.
    llvm_array = [ARRAY];
    /// Whether a type is that of a function.
    llvm_function = [FUNCTION];
}

tests! { MlirAttribute;
    /// Whether an attribute is distinct.
    distinct = [DISTINCT];
    /// Whether an attribute is a compile unit.
    di_compile_unit = [COMPILE_UNIT];
    /// Whether an attribute is a derived type.
    di_derived_type = [DERIVED_TYPE];
    /// Whether an attribute is an expression.
    di_expression = [EXPRESSION];
    /// Whether an attribute is an element of an expression.
    di_expression_elem = [EXPRESSION_ELEM];
    /// Whether an attribute is a file.
    di_file = [FILE];
    /// Whether an attribute is a module.
    di_module = [MODULE];
    /// Whether an attribute is a subprogram.
    di_subprogram = [SUBPROGRAM];
    /// Whether an attribute is the type of a subprogram.
    di_subroutine_type = [SUBROUTINE_TYPE];
    /// Whether an attribute is a variable.
    di_variable = [LOCAL_VARIABLE, GLOBAL_VARIABLE];
    /// Whether an attribute is a type.
    di_type = [
        NULL_TYPE, BASIC_TYPE, COMPOSITE_TYPE, DERIVED_TYPE, STRING_TYPE, SUBROUTINE_TYPE
    ];
    /// Whether an attribute is a scope.
    di_scope = [
        COMMON_BLOCK, COMPILE_UNIT, COMPOSITE_TYPE, DERIVED_TYPE, FILE, LEXICAL_BLOCK,
        LEXICAL_BLOCK_FILE, SUBPROGRAM, MODULE, NAMESPACE
    ];
    /// Whether an attribute is a node of debug information.
    di_node = [
        BASIC_TYPE, COMMON_BLOCK, COMPILE_UNIT, COMPOSITE_TYPE, DERIVED_TYPE, FILE,
        GENERIC_SUBRANGE, GLOBAL_VARIABLE, IMPORTED_ENTITY, LABEL_NODE, LEXICAL_BLOCK,
        LEXICAL_BLOCK_FILE, LOCAL_VARIABLE, MODULE, NAMESPACE, NULL_TYPE, ANNOTATION,
        STRING_TYPE, SUBPROGRAM, SUBRANGE, SUBROUTINE_TYPE
    ];
}

/// Whether a struct has a name.
///
/// # Safety
/// It is a live struct.
pub unsafe extern "C" fn llvm_identified_struct(ty: sys::MlirType) -> bool {
    // SAFETY: by the contract.
    !unsafe { sys::mlirLLVMStructTypeIsLiteral(ty) }
}

/// Whether a struct has a body.
///
/// # Safety
/// It is a live struct.
pub unsafe extern "C" fn llvm_struct_with_body(ty: sys::MlirType) -> bool {
    // SAFETY: by the contract.
    !unsafe { sys::mlirLLVMStructTypeIsOpaque(ty) }
}

/// Checks that arrays and structs can have such elements.
pub fn llvm_elements(types: &[sys::MlirType], argument: &'static str) -> Fallible<()> {
    let never = &[VOID, LABEL, METADATA, FUNCTION, TOKEN];
    match types.iter().find(|ty| is_like(**ty, never)) {
        Some(ty) => refuse(*ty, argument, "a type that can be in memory"),
        None => Ok(()),
    }
}

/// The same of one type.
pub fn llvm_element(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    llvm_elements(&[ty], argument)
}

/// Checks that functions can have such a result.
pub fn llvm_result(ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
    match is_like(ty, &[FUNCTION, METADATA, LABEL]) {
        true => refuse(ty, argument, "a type that a function can give"),
        false => Ok(()),
    }
}

/// Checks that functions can have such arguments.
pub fn llvm_arguments(types: &[sys::MlirType], argument: &'static str) -> Fallible<()> {
    let is_never = |ty: &&sys::MlirType| {
        // SAFETY: a live type, asked for what it is.
        let is_opaque = unsafe {
            sys::mlirTypeIsALLVMStructType(**ty) && sys::mlirLLVMStructTypeIsOpaque(**ty)
        };
        is_opaque || is_like(**ty, &[VOID, FUNCTION])
    };
    match types.iter().find(is_never) {
        Some(ty) => refuse(*ty, argument, "a type that a function can take"),
        None => Ok(()),
    }
}

/// Checks bits that stand for properties of a type or variable.
pub fn di_flags<N: TryInto<u64>>(flags: N, argument: &'static str) -> Fallible<()> {
    const KNOWN: u64 = 1_071_513_599;
    check_bits(flags, KNOWN, argument)
}

/// Checks bits that stand for properties of a subprogram.
pub fn di_subprogram_flags(flags: u64, argument: &'static str) -> Fallible<()> {
    const KNOWN: u64 = 3071;
    check_bits(flags, KNOWN, argument)
}

fn check_bits<N: TryInto<u64>>(bits: N, known: u64, argument: &'static str) -> Fallible<()> {
    match bits.try_into() {
        Ok(bits) if bits & !known == 0 => Ok(()),
        _ => out_of_range(
            argument,
            format!("only bits of {known:#x} stand for something"),
        ),
    }
}

/// Checks a number that LLVM keeps in 16 bits: a tag, a language, the position of
/// an argument.
pub fn sixteen_bits(number: u32, argument: &'static str) -> Fallible<()> {
    match number <= u32::from(u16::MAX) {
        true => Ok(()),
        false => out_of_range(argument, format!("{number} is above {}", u16::MAX)),
    }
}

/// Checks a number that LLVM keeps in 8 bits: a calling convention of DWARF.
pub fn eight_bits(number: u32, argument: &'static str) -> Fallible<()> {
    match number <= u32::from(u8::MAX) {
        true => Ok(()),
        false => out_of_range(argument, format!("{number} is above {}", u8::MAX)),
    }
}

/// Checks an address space, or -1 for none.
pub fn dwarf_address_space(space: i64, argument: &'static str) -> Fallible<()> {
    match (-1..=i64::from(u32::MAX)).contains(&space) {
        true => Ok(()),
        false => out_of_range(
            argument,
            format!("{space} is neither -1 nor an address space"),
        ),
    }
}
