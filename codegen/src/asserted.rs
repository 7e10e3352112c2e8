//! Calls of our functions and of upstream's with equal arguments, for a test that
//! asks a build of MLIR with assertions about what ours did not refuse.
//!
//! What is written is read with other macros for each of the two sides.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::description::{Description, Function, Parameter, Role};
use crate::spec::{Fate, Shape, Spec};
use crate::{upstream, wrapper};

/// Where it is written.
pub const FILE: &str = "tests/c/generated/asserted_calls.h";

/// A header that is C++, or C of 2023.
const NOT_IN_C: &str = "Dialect/EmitC.h";

/// Handles that the test has some of in both, without `Mls`.
const KINDS: &[&str] = &[
    "AffineExpr",
    "AffineMap",
    "Attribute",
    "Context",
    "IntegerSet",
    "Location",
    "Type",
];

/// Writes the calls, in the order of the headers.
pub fn write(description: &Description, spec: &Spec) -> String {
    let mut headers = BTreeSet::new();
    let mut calls = String::new();
    for (upstream, fate) in &spec.functions {
        let Fate::Generated(facts) = fate else {
            continue;
        };
        let is_like_upstream = facts.shape == Shape::Call && facts.instead.is_none();
        if !is_like_upstream || upstream.is_inline || upstream.header == NOT_IN_C {
            continue;
        }
        let name = wrapper::name_of(&upstream.name);
        let ours = description.functions.iter().find(|one| one.name == name);
        if let Some(text) = ours.and_then(|ours| call(ours, upstream)) {
            headers.insert(upstream.header.as_str());
            calls.push_str(&text);
        }
    }
    let mut text = String::from("// Made by codegen (asserted.rs); do not edit.\n#ifndef BEGIN\n");
    for header in headers {
        let _ = writeln!(text, "#include <mlir-c/{header}>");
    }
    text + "#else\n" + &calls + "#endif\n"
}

/// One function; `None` if it takes something that the test has not in both.
fn call(ours: &Function, upstream: &upstream::Function) -> Option<String> {
    let Function { name, .. } = ours;
    let is_out = |one: &&Parameter| matches!(one.role, Role::Out);
    let (outs, inputs): (Vec<_>, Vec<_>) = ours.parameters.iter().partition(is_out);
    if inputs.len() != upstream.parameters.len() {
        return None;
    }
    let mut text = format!("BEGIN({name})\n");
    let is_length = |one: &Parameter| {
        inputs
            .iter()
            .any(|other| other.length == Some(one.name.clone()))
    };
    let (lengths, others): (Vec<&Parameter>, Vec<&Parameter>) =
        inputs.iter().partition(|one| is_length(one));
    for length in lengths {
        let _ = writeln!(text, "  LENGTH({})", length.name);
    }
    for input in others {
        let _ = writeln!(text, "  {}", argument(input)?);
    }
    for out in &outs {
        let kind = out.ty.trim_end_matches(" *").strip_prefix("Mls");
        if kind.is_some_and(|kind| kind != "StringRef" && !KINDS.contains(&kind)) {
            return None;
        }
        let _ = writeln!(
            text,
            "  OUT({}, {})",
            out.ty.trim_end_matches(" *"),
            out.name
        );
    }
    let names: Vec<String> = ours
        .parameters
        .iter()
        .map(|one| match one.role {
            Role::Out => format!("&{}", one.name),
            _ => one.name.clone(),
        })
        .collect();
    let theirs: Vec<&str> = inputs.iter().map(|one| one.name.as_str()).collect();
    let result = upstream.result.trim_start_matches("Mlir");
    let shown = if KINDS.contains(&result) && result != "Context" {
        result
    } else {
        "Nothing"
    };
    let _ = writeln!(
        text,
        "END({name}, {}, {shown}, ({}), ({}))",
        upstream.name,
        names.join(", "),
        theirs.join(", ")
    );
    Some(text)
}

/// The macro that makes an argument.
fn argument(parameter: &Parameter) -> Option<String> {
    let Parameter { name, ty, .. } = parameter;
    let element = ty.trim_start_matches("const ").trim_end_matches(" *");
    let kind = element.trim_start_matches("Mls");
    let is_kind = KINDS.contains(&kind);
    let length = parameter.length.as_deref();
    let test = parameter.test().unwrap_or("NULL");
    Some(match parameter.role {
        Role::Handle if ty == "MlsContext" => format!("CONTEXT({name})"),
        Role::Handle if is_kind => {
            format!("HANDLE({kind}, {name}, {test}, {})", parameter.nullable)
        }
        Role::Handles if is_kind => format!("HANDLES({kind}, {name}, {test}, {})", length?),
        Role::Array if matches!(element, "float" | "double") => {
            format!("REALS({element}, {name}, {})", length?)
        }
        Role::Array if element.ends_with("_t") => {
            format!("NUMBERS({element}, {name}, {})", length?)
        }
        Role::Number if matches!(element, "float" | "double") => format!("REAL({element}, {name})"),
        Role::Number => format!("NUMBER({element}, {name})"),
        Role::Enumeration => format!("NUMBER(uint64_t, {name})"),
        Role::Boolean => format!("BOOLEAN({name})"),
        Role::Text => format!("TEXT({name})"),
        _ => return None,
    })
}
