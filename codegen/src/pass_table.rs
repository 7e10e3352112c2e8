//! The table of all functions that make one of MLIR's passes, for the tests that
//! put each of them into pass managers and run it.

use std::fmt::Write;

use crate::spec::{Fate, Shape, Spec};
use crate::upstream::Upstream;
use crate::wrapper;

/// Where it is written.
pub const FILE: &str = "tests/c/generated/pass_table.h";

/// Writes the table, in the order of the headers.
pub fn write(spec: &Spec, upstream: &Upstream) -> Result<String, String> {
    let mut text = String::from(
        "// Made by codegen (pass_table.rs); do not edit.\n//\n\
         // Every function that makes a pass of MLIR's: PASS(ours, upstream's, the name\n\
         // of the pass, the operation that it is for, or nothing).\n",
    );
    for (function, fate) in &spec.functions {
        let Fate::Generated(facts) = fate else {
            continue;
        };
        if facts.shape != Shape::Pass {
            continue;
        }
        let name = &function.name;
        let (pass, anchor) = spec.pass(upstream, name)?;
        let ours = wrapper::name_of(name);
        let argument = &pass.argument;
        let _ = writeln!(text, "PASS({ours}, {name}, \"{argument}\", \"{anchor}\")");
    }
    Ok(text)
}
