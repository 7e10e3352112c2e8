//! A test that calls functions of the whole API at random: one function of C for
//! each function, with arguments that `tests/c/random_api.h` chooses.
//!
//! It is written from the same description as `mlir_shim.json`.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::description::{Description, Function, Parameter, Role};
use crate::spec::Spec;

/// The room for an array, in elements.
const ROOM: usize = 8;

/// Writes the program.
pub fn write(description: &Description, spec: &Spec) -> Result<String, String> {
    let mut left_out = BTreeSet::new();
    let mut text = String::from(
        "// Made by codegen (random.rs); do not edit.\n//\n// Not called, with the reason:\n",
    );
    for list in &spec.not_random {
        let _ = writeln!(text, "//\n// {}", list.reason);
        for name in &list.functions {
            if !description.functions.iter().any(|one| one.name == *name) {
                return Err(format!("random.toml: there is no {name}"));
            }
            left_out.insert(name.as_str());
            let _ = writeln!(text, "// - {name}");
        }
    }
    text.push_str("\nenum {\n");
    for handle in &description.handles {
        let _ = writeln!(text, "  RA_{},", handle.name);
    }
    text.push_str("  RA_HANDLES,\n};\n\n#include \"../random_api.h\"\n\n");
    text.push_str("const RaKind ra_kinds[RA_HANDLES] = {\n");
    for handle in &description.handles {
        let _ = writeln!(
            text,
            "    {{{}, {}}},",
            handle.kind,
            match &handle.release {
                Some(release) => format!("ra_release_{release}"),
                None => "NULL".into(),
            }
        );
    }
    let mut releases = String::new();
    for handle in &description.handles {
        if let Some(release) = &handle.release {
            let _ = writeln!(
                releases,
                "static MlsStatus ra_release_{release}(uint64_t bits) {{\n  \
                 return {release}(({}){{bits}});\n}}\n",
                handle.name
            );
        }
    }
    text = text.replace(
        "const RaKind ra_kinds",
        &format!("{releases}const RaKind ra_kinds"),
    );
    text.push_str("};\n\n");
    let mut table = String::from("const RaCall ra_calls[] = {\n");
    let called = description.functions.iter();
    for function in called.filter(|one| !left_out.contains(one.name.as_str())) {
        text.push_str(&call(description, function));
        let _ = writeln!(table, "    {{\"{0}\", ra_{0}}},", function.name);
    }
    table.push_str("};\n\nRA_PROGRAM(ra_calls)\n");
    text.push_str(&table);
    Ok(text)
}

/// The function that calls one with random arguments.
fn call(description: &Description, function: &Function) -> String {
    let mut text = format!("static MlsStatus ra_{}(void) {{\n", function.name);
    let mut arguments = Vec::new();
    let mut after = String::new();
    for parameter in &function.parameters {
        arguments.push(argument(
            description,
            function,
            parameter,
            &mut text,
            &mut after,
        ));
    }
    let arguments = arguments.join(", ");
    if function.returns != "MlsStatus" {
        let _ = write!(
            text,
            "  (void){}({arguments});\n  return (MlsStatus){{0, 0}};\n}}\n\n",
            function.name
        );
        return text;
    }
    let _ = writeln!(text, "  MlsStatus status = {}({arguments});", function.name);
    if !after.is_empty() {
        let _ = write!(
            text,
            "  if (status.code == MLS_STATUS_OK) {{\n{after}  }}\n"
        );
    }
    text.push_str("  return status;\n}\n\n");
    text
}

/// Whether another parameter is an array with this length.
fn is_length(function: &Function, parameter: &Parameter) -> bool {
    let name = Some(&parameter.name);
    function
        .parameters
        .iter()
        .any(|one| one.length.as_ref() == name)
}

/// The argument for a parameter. What it needs before the call goes to `before`, and
/// what is done after success to `after`.
fn argument(
    description: &Description,
    function: &Function,
    parameter: &Parameter,
    before: &mut String,
    after: &mut String,
) -> String {
    let Parameter { name, ty, .. } = parameter;
    let is_handle = |ty: &str| description.handles.iter().any(|one| one.name == ty);
    let target = ty.trim_start_matches("const ").trim_end_matches(" *");
    match parameter.role {
        Role::Handle => format!("({ty}){{ra_handle(RA_{ty})}}"),
        Role::Handles => {
            let _ = writeln!(
                before,
                "  {target} {name}_[{ROOM}];\n  for (int i = 0; i < {ROOM}; ++i)\n    \
                 {name}_[i].bits = ra_handle(RA_{target});"
            );
            format!("ra_below(64) ? {name}_ : NULL")
        }
        Role::Array => {
            let element = match target {
                "void" => "char",
                other => other,
            };
            let is_structure = description.structures.iter().any(|one| one.name == element);
            let fill = match element {
                "MlsStringRef" => format!("{name}_[i] = ra_text();"),
                "MlsNamedAttribute" => format!(
                    "{name}_[i] = (MlsNamedAttribute){{{{ra_handle(RA_MlsIdentifier)}}, \
                     {{ra_handle(RA_MlsAttribute)}}}};"
                ),
                _ if is_structure => format!("{name}_[i] = ra_{element}();"),
                _ => format!("{name}_[i] = ({element})ra_small();"),
            };
            // Some are read after the call.
            let _ = writeln!(
                before,
                "  static {element} {name}_[{ROOM} * 8];\n  for (int i = 0; i < {ROOM} * 8; ++i)\n    {fill}"
            );
            format!("ra_below(64) ? {name}_ : NULL")
        }
        Role::Out => {
            let _ = writeln!(before, "  RaOut {name}_[{ROOM}];");
            if is_handle(target) {
                let count = match &parameter.length {
                    Some(length) => format!("{length}_"),
                    None => "1".into(),
                };
                let _ = writeln!(after, "    ra_keep_all(RA_{target}, {name}_, {count});");
                let _ = writeln!(before, "  ra_clear({name}_);");
            }
            format!("ra_below(64) ? (void *){name}_ : NULL")
        }
        Role::Text => "ra_text()".into(),
        Role::Number if is_length(function, parameter) => {
            let _ = writeln!(before, "  intptr_t {name}_ = ra_length();");
            format!("({ty}){name}_")
        }
        Role::Number => format!("({ty})ra_number()"),
        Role::Boolean => "(MlsBool)ra_below(2)".into(),
        Role::Enumeration => {
            let known = description.enumerations.iter().find(|one| one.name == *ty);
            let values = known.map_or(&[][..], |one| one.values.as_slice());
            let names: Vec<&str> = values.iter().map(|one| one.name.as_str()).collect();
            match names.is_empty() {
                true => format!("({ty})ra_number()"),
                false => {
                    let _ = writeln!(
                        before,
                        "  static const {ty} {name}_[] = {{{}}};",
                        names.join(", ")
                    );
                    format!(
                        "ra_below(16) ? {name}_[ra_below(sizeof {name}_ / sizeof *{name}_)] : \
                         ({ty})ra_number()"
                    )
                }
            }
        }
        Role::Callback => format!("ra_below(64) ? ra_{ty} : NULL"),
        Role::UserData => "NULL".into(),
        Role::Structure if !ty.ends_with('*') => format!("ra_{ty}()"),
        Role::Structure | Role::Changed => {
            // Some are read after the call.
            let _ = writeln!(
                before,
                "  static {target} {name}_;\n  {name}_ = ra_{target}();"
            );
            format!("ra_below(64) ? &{name}_ : NULL")
        }
        Role::Address => "(const void *)(uintptr_t)ra_number()".into(),
    }
}
