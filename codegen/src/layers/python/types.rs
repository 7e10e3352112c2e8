//! What ctypes needs to know: enumerations, structures, callbacks and prototypes;
//! and the exceptions.

use std::fmt::Write;

use crate::description::{Description, Parameter, Role};
use crate::layers::python::names;
use crate::layers::python::text;
use crate::spec::snake;
use crate::types::Value;

/// Constants that are an enumeration here: how their names begin in C, what they
/// are called here, and what for.
const ENUMERATIONS: &[(&str, &str, &str)] = &[
    ("MLS_KIND_", "Kind", "The kind of a handle."),
    (
        "MLS_INVALIDATION_",
        "InvalidationMode",
        "How deaths are seen.",
    ),
    (
        "MLS_DIAGNOSTIC_",
        "DiagnosticSeverity",
        "How bad a diagnostic is.",
    ),
    (
        "MLS_GREEDY_REWRITE_STRICTNESS_",
        "GreedyRewriteStrictness",
        "Which operations patterns may change.",
    ),
    (
        "MLS_GREEDY_SIMPLIFY_REGION_LEVEL_",
        "GreedySimplifyRegionLevel",
        "How regions are simplified between patterns.",
    ),
    ("MLS_STATUS_", "Status", "How a call ended."),
];

/// Statuses that are also what Python itself calls so.
const ALSO: &[(&str, &str)] = &[
    ("WRONG_KIND", "TypeError"),
    ("OUT_OF_RANGE", "IndexError"),
    ("BAD_ENUM", "ValueError"),
    ("BAD_ARGUMENT", "ValueError"),
    ("NO_SYMBOL", "LookupError"),
    ("TIMED_OUT", "TimeoutError"),
    ("NO_MEMORY", "MemoryError"),
];

/// `_types.py`.
pub fn write(description: &Description) -> Result<String, String> {
    let mut all = text::head("Types and functions of the library, as ctypes and enum spell them.");
    all.push_str("import ctypes\nfrom enum import IntEnum\n\n");
    let major = description.version.split('.').next().unwrap_or_default();
    let _ = writeln!(all, "SONAME = \"libmlir_shim.so.{major}\"\n");
    let enumerations = description
        .enumerations
        .iter()
        .map(|one| names::class(&one.name));
    let others = ENUMERATIONS.iter().map(|(_, name, _)| *name);
    let exported: Vec<String> = enumerations
        .chain(others)
        .map(|name| format!("\"{name}\","))
        .collect();
    all.push_str("__all__ = [\n");
    text::add(&mut all, &exported, 4);
    all.push_str("]\n\n");
    for one in &description.enumerations {
        let begin = common(&one.values);
        enumeration(
            &mut all,
            names::class(&one.name),
            &one.doc,
            &one.values,
            begin,
        )?;
    }
    for (begin, name, doc) in ENUMERATIONS {
        let values = constants(description, begin);
        enumeration(&mut all, name, doc, &values, begin.len())?;
    }
    let is_known = |name: &str| {
        ENUMERATIONS
            .iter()
            .any(|(begin, ..)| name.starts_with(begin))
    };
    if let Some(one) = description
        .constants
        .iter()
        .find(|one| !is_known(&one.name))
    {
        return Err(format!(
            "layers/python: {} belongs to no enumeration",
            one.name
        ));
    }
    structures(&mut all, description)?;
    prototypes(&mut all, description)?;
    Ok(all)
}

/// `errors.py`.
pub fn errors(description: &Description) -> Result<String, String> {
    let mut all = text::head("The exceptions: one for each status.");
    all.push_str("from ._report import Diagnostic, MlirError\nfrom ._types import Status\n\n");
    let statuses = constants(description, "MLS_STATUS_");
    let failures = || statuses.iter().filter(|one| one.value != 0).map(status);
    let mut exported = vec!["\"Diagnostic\",".to_owned(), "\"MlirError\",".to_owned()];
    exported.extend(failures().map(|(name, _)| format!("\"{}\",", names::error(name))));
    all.push_str("__all__ = [\n");
    text::add(&mut all, &exported, 4);
    all.push_str("]\n\n");
    for (status, doc) in failures() {
        let also = ALSO.iter().find(|(name, _)| *name == status);
        let also = also.map_or(String::new(), |(_, base)| format!(", {base}"));
        let _ = writeln!(all, "\nclass {}(MlirError{also}):", names::error(status));
        all.push_str(&text::documentation(std::slice::from_ref(doc), 4));
        let _ = writeln!(all, "\n    status = Status.{status}\n");
    }
    all.push_str("\nERRORS = {\n");
    let entries: Vec<String> = failures()
        .map(|(status, _)| format!("Status.{status}: {},", names::error(status)))
        .collect();
    text::add(&mut all, &entries, 4);
    all.push_str("}\n");
    Ok(all)
}

fn status(value: &Value) -> (&str, &String) {
    (value.name.trim_start_matches("MLS_STATUS_"), &value.doc)
}

fn constants(description: &Description, begin: &str) -> Vec<Value> {
    let all = description.constants.iter();
    all.filter(|one| one.name.starts_with(begin))
        .cloned()
        .collect()
}

/// How many letters all names begin with, up to the end of a word.
fn common(values: &[Value]) -> usize {
    let Some(first) = values.first().map(|one| one.name.as_str()) else {
        return 0;
    };
    let mut ends = first.rmatch_indices('_').map(|(at, _)| at + 1);
    ends.find(|end| {
        let begin = first.get(..*end).unwrap_or_default();
        values.iter().all(|one| one.name.starts_with(begin))
    })
    .unwrap_or_default()
}

fn enumeration(
    all: &mut String,
    name: &str,
    doc: &str,
    values: &[Value],
    begin: usize,
) -> Result<(), String> {
    let _ = writeln!(all, "\nclass {name}(IntEnum):");
    all.push_str(&text::documentation(&[doc.to_owned()], 4));
    all.push('\n');
    for value in values {
        let short = value.name.get(begin..).unwrap_or_default();
        // Not `0`, nor `1D`.
        let digit = short.starts_with(|letter: char| letter.is_ascii_digit());
        let short = if digit {
            format!("_{short}")
        } else {
            short.to_owned()
        };
        if short.is_empty() {
            return Err(format!(
                "layers/python: {} has no name of its own",
                value.name
            ));
        }
        text::comment(all, &value.doc);
        let _ = writeln!(all, "    {short} = {}", value.value);
    }
    all.push('\n');
    Ok(())
}

fn structures(all: &mut String, description: &Description) -> Result<(), String> {
    // A structure comes behind those that it points to.
    let (notes, others): (Vec<_>, Vec<_>) = description
        .structures
        .iter()
        .partition(|one| ["MlsStringRef", "MlsDiagnosticNote"].contains(&one.name.as_str()));
    let mut notes = notes;
    notes.sort_by_key(|one| one.name != "MlsStringRef");
    all.push_str("\nMlsDestroyUserData = ctypes.CFUNCTYPE(None, ctypes.c_size_t)\n\n");
    for one in notes.into_iter().chain(others) {
        let _ = writeln!(all, "\nclass {}(ctypes.Structure):", one.name);
        all.push_str(&text::documentation(std::slice::from_ref(&one.doc), 4));
        all.push_str("\n    _fields_ = [\n");
        for member in &one.members {
            let ty = ctype(description, &member.ty)?;
            text::add(all, &[format!("(\"{}\", {ty}),", snake(&member.name))], 8);
        }
        all.push_str("    ]\n\n");
    }
    all.push('\n');
    for one in &description.callbacks {
        if one.name == "MlsDestroyUserData" {
            continue;
        }
        let returns = ctype(description, &one.returns)?;
        let parameters = one.parameters.iter().map(|one| ctype(description, &one.ty));
        let parameters: Vec<String> = parameters.collect::<Result<_, _>>()?;
        let parameters = parameters.join(", ");
        let line = format!("{} = ctypes.CFUNCTYPE({returns}, {parameters})", one.name);
        text::add(all, &[line], 0);
    }
    Ok(())
}

/// A type in C as ctypes spells it, in structures and callbacks.
fn ctype(description: &Description, ty: &str) -> Result<String, String> {
    if let Some((returns, parameters)) = ty.split_once("(*)") {
        let parameters = parameters.trim_matches(['(', ')']).split(", ");
        let parameters = parameters.map(|one| ctype(description, one));
        let parameters: Vec<String> = parameters.collect::<Result<_, _>>()?;
        let returns = match returns.trim() {
            "void *" => "ctypes.c_size_t".to_owned(),
            other => ctype(description, other)?,
        };
        return Ok(format!(
            "ctypes.CFUNCTYPE({returns}, {})",
            parameters.join(", ")
        ));
    }
    if let Some(pointee) = ty
        .strip_prefix("const ")
        .and_then(|ty| ty.strip_suffix(" *"))
    {
        // The address of a text is not where a text of Python's is.
        return Ok(match pointee {
            "void" | "char" => "ctypes.c_void_p".to_owned(),
            _ => format!("ctypes.POINTER({})", ctype(description, pointee)?),
        });
    }
    let named = |name: &str| description.structures.iter().any(|one| one.name == name);
    Ok(match code(description, ty) {
        // User data are numbers here.
        _ if ty == "void *" => "ctypes.c_size_t".to_owned(),
        _ if named(ty) || ty == "MlsDestroyUserData" => ty.to_owned(),
        Some("?") => "ctypes.c_bool".to_owned(),
        Some("B") => "ctypes.c_uint8".to_owned(),
        Some("I") => "ctypes.c_uint32".to_owned(),
        Some("q") => "ctypes.c_int64".to_owned(),
        Some("Q") => "ctypes.c_uint64".to_owned(),
        Some("v") => "None".to_owned(),
        _ => return Err(format!("layers/python: ctypes has no {ty} here")),
    })
}

fn prototypes(all: &mut String, description: &Description) -> Result<(), String> {
    all.push_str(
        "\n# The result of each function and its parameters, in the codes of `_library`.\n\
         PROTOTYPES = {\n",
    );
    for function in &description.functions {
        let calls = |one: &Parameter| matches!(one.role, Role::Callback);
        let may_call = function.long || function.parameters.iter().any(calls);
        let result = match function.returns.as_str() {
            "MlsStatus" if may_call => Some("C".to_owned()),
            returns => prototype_code(description, returns),
        };
        let parameters = function.parameters.iter().map(|one| match one.role {
            Role::Text => Some("Text".to_owned()),
            _ => prototype_code(description, &one.ty),
        });
        let codes: Option<Vec<String>> = [result].into_iter().chain(parameters).collect();
        let codes = codes.ok_or(format!(
            "layers/python: {} has types of its own",
            function.name
        ))?;
        let _ = writeln!(all, "    \"{}\": \"{}\",", function.name, codes.join(" "));
    }
    all.push_str("}\n");
    Ok(())
}

fn prototype_code(description: &Description, ty: &str) -> Option<String> {
    let is_structure = description.structures.iter().any(|one| one.name == ty);
    match code(description, ty) {
        Some(code) => Some(code.to_owned()),
        None => is_structure.then(|| ty.to_owned()),
    }
}

/// The letter that stands for a type in a prototype, as in the module `struct` of
/// Python where that has one.
pub fn code(description: &Description, ty: &str) -> Option<&'static str> {
    Some(match ty {
        "void" => "v",
        "bool" => "?",
        "MlsStatus" => "S",
        "MlsBool" | "uint8_t" => "B",
        "int8_t" => "b",
        "int16_t" => "h",
        "uint16_t" => "H",
        "int32_t" => "i",
        "uint32_t" => "I",
        "int64_t" | "intptr_t" => "q",
        "uint64_t" | "size_t" | "uintptr_t" => "Q",
        "float" => "f",
        "double" => "d",
        "const char *" => "z",
        _ if ty.ends_with('*') => "P",
        _ if description.handles.iter().any(|one| one.name == ty) => "Q",
        _ if description.callbacks.iter().any(|one| one.name == ty) => "P",
        _ => {
            let mut enumerations = description.enumerations.iter();
            return code(description, &enumerations.find(|one| one.name == ty)?.ty);
        }
    })
}
