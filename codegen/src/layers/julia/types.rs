//! What `@ccall` needs to know: enumerations and structures; and the types of
//! objects.

use std::fmt::Write;

use crate::description::Description;
use crate::layers::julia;
use crate::types::Value;

/// Constants that are an enumeration here: how their names begin, and its name.
const ENUMERATIONS: &[(&str, &str)] = &[
    ("MLS_KIND_", "MlsKind"),
    ("MLS_INVALIDATION_", "MlsInvalidationMode"),
    ("MLS_DIAGNOSTIC_", "MlsDiagnosticSeverity"),
    (
        "MLS_GREEDY_REWRITE_STRICTNESS_",
        "MlsGreedyRewriteStrictness",
    ),
    (
        "MLS_GREEDY_SIMPLIFY_REGION_LEVEL_",
        "MlsGreedySimplifyRegionLevel",
    ),
    ("MLS_STATUS_", "MlsStatusCode"),
];

/// `types.jl`.
pub fn write(description: &Description) -> Result<String, String> {
    let mut all = julia::head("Types of the library, and of what its handles name.");
    for one in &description.enumerations {
        let ty = plain(&one.ty).ok_or(format!("layers/julia: {} is no number", one.ty))?;
        enumeration(&mut all, &one.name, ty, &one.doc, &one.values);
    }
    for (begin, name) in ENUMERATIONS {
        let values = description.constants.iter();
        let values: Vec<Value> = values
            .filter(|one| one.name.starts_with(begin))
            .cloned()
            .collect();
        enumeration(
            &mut all,
            name,
            "UInt32",
            "Its names are those in C.",
            &values,
        );
    }
    let is_known = |name: &str| {
        ENUMERATIONS
            .iter()
            .any(|(begin, _)| name.starts_with(begin))
    };
    if let Some(one) = description
        .constants
        .iter()
        .find(|one| !is_known(&one.name))
    {
        return Err(format!(
            "layers/julia: {} belongs to no enumeration",
            one.name
        ));
    }
    for one in &description.handles {
        let class = julia::class(&one.name);
        let _ = write!(
            all,
            "\n{}mutable struct {class} <: MlirObject\n    const bits::UInt64\n    \
             {class}(bits::UInt64, ::Held) = finalizer(release, new(bits))\nend\n",
            julia::documentation(std::slice::from_ref(&one.doc)),
        );
    }
    // A structure comes behind those that it points to.
    let mut structures: Vec<_> = description.structures.iter().collect();
    structures.sort_by_key(|one| one.name != "MlsDiagnosticNote");
    // Those two are written by hand: everything else needs them.
    let by_hand = ["MlsStatus", "MlsStringRef"];
    for one in structures
        .iter()
        .filter(|one| !by_hand.contains(&one.name.as_str()))
    {
        let _ = write!(
            all,
            "\n{}struct {}\n",
            julia::documentation(std::slice::from_ref(&one.doc)),
            one.name
        );
        for member in &one.members {
            let ty = ctype(description, &member.ty)
                .ok_or(format!("layers/julia: {} has a {}", one.name, member.ty))?;
            let _ = writeln!(all, "    {}::{ty}", julia::name(&member.name));
        }
        all.push_str("end\n");
    }
    let exported: Vec<String> = description
        .handles
        .iter()
        .map(|one| julia::class(&one.name))
        .chain(structures.iter().map(|one| one.name.clone()))
        .collect();
    let _ = writeln!(all, "\nexport {}", exported.join(",\n    "));
    Ok(all)
}

fn enumeration(all: &mut String, name: &str, ty: &str, doc: &str, values: &[Value]) {
    let _ = write!(
        all,
        "\n{}@enum {name}::{ty} begin\n",
        julia::documentation(&[doc.to_owned()])
    );
    for value in values {
        let _ = writeln!(all, "    {} = {}", value.name, value.value);
    }
    let _ = writeln!(all, "end\nexport {name}");
    for value in values {
        let _ = writeln!(all, "export {}", value.name);
    }
}

/// A number in Julia, that `@ccall` checks.
pub fn plain(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "bool" => "Bool",
        "int8_t" => "Int8",
        "MlsBool" | "uint8_t" => "UInt8",
        "int16_t" => "Int16",
        "uint16_t" => "UInt16",
        "int32_t" => "Int32",
        "uint32_t" => "UInt32",
        "int64_t" => "Int64",
        "uint64_t" => "UInt64",
        "intptr_t" => "Int",
        "size_t" | "uintptr_t" => "UInt",
        "float" => "Float32",
        "double" => "Float64",
        "void" => "Cvoid",
        _ => return None,
    })
}

/// A type in C as `@ccall` spells it.
pub fn ctype(description: &Description, ty: &str) -> Option<String> {
    if let Some(number) = plain(ty) {
        return Some(number.to_owned());
    }
    if ty.contains("(*)") || description.callbacks.iter().any(|one| one.name == ty) {
        return Some("Ptr{Cvoid}".to_owned());
    }
    if let Some(pointee) = ty.strip_suffix('*') {
        let pointee = pointee.trim_end().trim_start_matches("const ");
        return match pointee {
            "char" => Some("Ptr{UInt8}".to_owned()),
            _ => Some(format!("Ptr{{{}}}", ctype(description, pointee)?)),
        };
    }
    let is_handle = description.handles.iter().any(|one| one.name == ty);
    let is_structure = description.structures.iter().any(|one| one.name == ty);
    let is_enumeration = description.enumerations.iter().any(|one| one.name == ty);
    match is_handle {
        true => Some("MlsHandle".to_owned()),
        false => (is_structure || is_enumeration).then(|| ty.to_owned()),
    }
}
