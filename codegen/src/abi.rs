//! Every exported function with an empty body, in C: a small library with the
//! interface that the header declares. The real one, which is Rust's, says nothing
//! about types of C that `abidiff` could compare.

use std::fmt::Write;

use crate::description::{Description, Function};

/// Where it is written.
pub const FILE: &str = "tests/abi/declared.c";

/// Writes the functions.
pub fn write(description: &Description) -> String {
    let mut text =
        String::from("// Made by codegen (abi.rs); do not edit.\n#include \"mlir_shim.h\"\n\n");
    for Function {
        name,
        parameters,
        returns,
        ..
    } in &description.functions
    {
        let mut list: Vec<String> = parameters
            .iter()
            .map(|one| format!("{} {}", one.ty, one.name))
            .collect();
        if list.is_empty() {
            list.push("void".to_owned());
        }
        let list = list.join(", ");
        // It may return anything: nothing calls it.
        let _ = writeln!(text, "{returns} {name}({list}) {{ __builtin_trap(); }}");
    }
    text
}
