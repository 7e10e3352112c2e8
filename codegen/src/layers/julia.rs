//! The layer for Julia, in `examples/julia/MlirShim.jl`: types, and a function with
//! `@ccall` for each function.

mod functions;
mod types;

use std::collections::BTreeSet;

use crate::description::Description;
use crate::layers::{groups, shape};

const FOLDER: &str = "examples/julia/MlirShim.jl/src";

/// Functions that have no counterpart here, and why. `*` stands for any beginning or
/// end.
const BY_HAND: &[(&str, &[&str])] = &[
    (
        "an object holds one reference all its life, and its finalizer gives it up",
        groups::REFERENCES,
    ),
    ("`==` compares the bits of handles", groups::COMPARISONS),
    ("a null handle is nothing", groups::NULLS),
    ("a text is a String", groups::TEXTS),
    (
        "a status is thrown, with its report as the exception",
        groups::STATUSES,
    ),
    ("a diagnostic is a structure", &["mlsDiagnostic*"]),
    ("a structure is made anew by `with`", groups::PLAIN_DATA),
    (
        "what a callback throws is thrown where the call returns",
        &["mlsCallbackFail"],
    ),
    (
        "the package does it when it is loaded, and at exit",
        groups::HOST,
    ),
    (
        "the functions of a pass or pattern are arguments of its constructor",
        groups::CONSTRUCTORS,
    ),
    ("a session is the block of a `do`", groups::SESSIONS),
    (
        "what is called until it is taken away is an object that does that",
        groups::LISTENERS,
    ),
    ("it deals with addresses", groups::ADDRESSES),
    (
        "it fills two arrays, of which one says what the other means",
        &["mlsInferShapedTypeOpInterfaceInferReturnTypes"],
    ),
];

/// The files of the layer.
pub fn write(description: &Description) -> Result<Vec<(String, String)>, String> {
    let names = || description.functions.iter().map(|one| one.name.as_str());
    let by_hand: BTreeSet<&str> = shape::listed(BY_HAND, names())?;
    let mut functions = head("Every function of the library.");
    for shape in shape::of(description) {
        if !by_hand.contains(shape.function.name.as_str()) {
            functions.push('\n');
            functions.push_str(&functions::write(description, &shape)?);
        }
    }
    let files = [
        ("types.jl", types::write(description)?),
        ("functions.jl", functions),
    ];
    Ok(files
        .map(|(name, text)| (format!("{FOLDER}/{name}"), text))
        .into())
}

fn head(what: &str) -> String {
    format!("# {what}\n# Written by codegen (codegen/src/layers/julia.rs); do not edit.\n")
}

/// A documentation string.
fn documentation(paragraphs: &[String]) -> String {
    let text = paragraphs.join("\n\n");
    let text = text
        .replace('\\', "\\\\")
        .replace('$', "\\$")
        .replace('"', "\\\"");
    format!("\"\"\"\n{}\n\"\"\"\n", text.trim())
}

/// A handle is what upstream calls it: a type of Julia's own is called Module, too.
fn class(ty: &str) -> String {
    format!("Mlir{}", ty.trim_start_matches("Mls"))
}

/// A parameter or member.
fn name(in_c: &str) -> String {
    match shape::words(in_c) {
        name if ["module", "end", "function"].contains(&name.as_str()) => name + "_",
        name => name,
    }
}
