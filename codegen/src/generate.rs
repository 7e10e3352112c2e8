//! The generated part of the library: one file for each of upstream's headers,
//! and one for the enumerations.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::Error;
use crate::spec::{self, Fate, Spec};
use crate::upstream::Upstream;
use crate::wrapper::{Wrapper, documented};

/// The folder of the generated part.
pub const FOLDER: &str = "src/generated";

/// Names that a generated file may use, and where they are. Only those that it
/// has are imported.
const IMPORTS: &[(&str, &[&str])] = &[
    ("crate::boundary::call", &["Access", "call"]),
    (
        "crate::boundary::handles",
        &[
            "MlsAffineExpr",
            "MlsAffineMap",
            "MlsAsmState",
            "MlsAttribute",
            "MlsBlock",
            "MlsContext",
            "MlsDialect",
            "MlsDialectHandle",
            "MlsDialectRegistry",
            "MlsExecutionEngine",
            "MlsIdentifier",
            "MlsIntegerSet",
            "MlsLocation",
            "MlsModule",
            "MlsOpOperand",
            "MlsOperation",
            "MlsPass",
            "MlsPassManager",
            "MlsRegion",
            "MlsString",
            "MlsSymbolTable",
            "MlsType",
            "MlsTypeID",
            "MlsValue",
        ],
    ),
    (
        "crate::boundary",
        &["arguments", "quick", "require", "resource"],
    ),
    ("crate", &["depth"]),
    ("crate::status", &["MlsStatus"]),
    (
        "crate::strings",
        &["MlsBool", "MlsStringCallback", "MlsStringRef"],
    ),
    ("crate::sys", &["Raw"]),
    ("libc", &["c_char", "c_void", "intptr_t", "size_t"]),
];

/// Every file, with its name below the root.
pub fn write(spec: &Spec, upstream: &Upstream) -> Result<Vec<(String, String)>, Error> {
    let fail = |message| Error::Spec { message };
    let mut files: BTreeMap<String, (String, String)> = BTreeMap::new();
    for (function, fate) in &spec.functions {
        let Fate::Generated(facts) = fate else {
            continue;
        };
        let wrapper = Wrapper::new(spec, upstream, function, facts).map_err(fail)?;
        let text = wrapper.write().map_err(fail)?;
        let file = files
            .entry(spec::file_of(&function.header))
            .or_insert_with(|| (function.header.clone(), String::new()));
        file.1.push('\n');
        file.1.push_str(&text);
    }
    let mut all = Vec::new();
    let mut modules = vec!["enumerations".to_owned(), "references".to_owned()];
    for (name, (header, text)) in &files {
        let head = format!(
            "//! mlir-c/{header}.\n//!\n\
             //! Made by codegen (wrapper.rs) from the header and codegen/spec; do not edit.\n\n{}",
            imports(text, spec)
        );
        all.push((format!("{FOLDER}/{name}.rs"), formatted(&(head + text))?));
        modules.push(name.clone());
    }
    all.push((
        format!("{FOLDER}/enumerations.rs"),
        formatted(&enumerations(spec, upstream).map_err(fail)?)?,
    ));
    all.push((
        format!("{FOLDER}/references.rs"),
        formatted(&references(spec))?,
    ));
    modules.sort();
    let mut list = String::from(
        "//! The exported functions that one form fits, by upstream header.\n//!\n\
         //! Made by codegen (generate.rs); do not edit.\n\n",
    );
    for name in modules {
        let _ = writeln!(list, "pub mod {name};");
    }
    all.push((format!("{FOLDER}/mod.rs"), list));
    Ok(all)
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        let after = text.get(at + word.len()..);
        let after = after.and_then(|text| text.chars().next());
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// The imports that a text needs.
fn imports(text: &str, spec: &Spec) -> String {
    let code: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    let code = code.join("\n");
    let mut all = String::new();
    for (path, names) in IMPORTS {
        let used = |name: &&&str| match **name {
            // A trait, by its method.
            "Raw" => code.contains(".is_null()"),
            // Parameters may have this name.
            "arguments" => code.contains("arguments::"),
            name => has_word(&code, name),
        };
        let names: Vec<&str> = names.iter().filter(used).copied().collect();
        if !names.is_empty() {
            let _ = writeln!(all, "use {path}::{{{}}};", names.join(", "));
        }
    }
    if has_word(&code, "sys") {
        let _ = writeln!(all, "use crate::sys;");
    }
    let enumerations: Vec<String> = spec
        .enumerations
        .keys()
        .map(|name| name.replacen("Mlir", "Mls", 1))
        .filter(|name| has_word(&code, name))
        .collect();
    if !enumerations.is_empty() {
        let _ = writeln!(
            all,
            "use crate::generated::enumerations::{{{}}};",
            enumerations.join(", ")
        );
    }
    all
}

/// The enumerations of upstream that are not written by hand.
fn enumerations(spec: &Spec, upstream: &Upstream) -> Result<String, String> {
    let mut text = String::from(
        "//! Upstream's enumerations: numbers, which are checked when they come in.\n//!\n\
         //! Made by codegen (generate.rs) from the headers and codegen/spec; do not edit.\n",
    );
    for name in spec.enumerations.keys() {
        if !upstream.enumerations.contains_key(name) {
            return Err(format!("no header declares the enumeration {name}"));
        }
    }
    for (name, known) in &upstream.enumerations {
        let names = spec.enumerations.get(name).ok_or_else(|| {
            format!("write [enumeration.{name}] with its prefix into codegen/spec/words.toml")
        })?;
        if names.manual {
            continue;
        }
        let ours = name.replacen("Mlir", "Mls", 1);
        let number = if known.is_wide { "u64" } else { "u32" };
        let _ = write!(
            text,
            "\n/// {} Upstream: `{name}`.\npub type {ours} = {number};\n",
            names.doc
        );
        for (value, which) in &known.values {
            let rest = value
                .strip_prefix(&names.upstream_prefix)
                .ok_or_else(|| format!("{value} does not begin as {name} says"))?;
            let rest = spec::snake(rest.trim_start_matches('_')).to_ascii_uppercase();
            let _ = write!(
                text,
                "/// `{value}`.\npub const {}_{rest}: {number} = {which};\n",
                names.prefix
            );
        }
    }
    Ok(text)
}

/// Retain and release, for every kind that the host can hold.
fn references(spec: &Spec) -> String {
    let kinds: Vec<&str> = spec.owners.keys().map(String::as_str).collect();
    let mut text = format!(
        "//! References by kind of handle: holding objects and giving them up.\n//!\n\
         //! Made by codegen (generate.rs) from codegen/spec/owners.toml; do not edit.\n\n\
         use crate::boundary::call::call;\nuse crate::boundary::handles::{{Handle, {}}};\n\
         use crate::status::MlsStatus;\n",
        kinds.join(", ")
    );
    for (kind, owner) in &spec.owners {
        let family = kind.replacen("Mls", "mls", 1);
        let spec::Owner {
            argument,
            what,
            more,
        } = owner;
        let retains = format!("Adds a reference to {what}. {more}");
        let releases =
            format!("Gives up a reference to {what}, dead or alive; see `mlsHandleRelease`.");
        let gives = format!("Ownership: gives the caller one reference, for `{family}Release`.");
        let few =
            format!("Errors: OUT_OF_RANGE (`{argument}`: as many references as there can be).");
        let none = format!("Errors: BAD_STATE (`{argument}`: no reference left).");
        for (verb, says, ownership, effects, errors) in [
            ("Retain", retains.trim_end(), gives.as_str(), "", &few),
            (
                "Release",
                &releases,
                "Ownership: takes one reference.",
                "/// Effects: deletes.\n",
                &none,
            ),
        ] {
            let name = format!("{family}{verb}");
            let method = verb.to_ascii_lowercase();
            let _ = write!(
                text,
                "\n{}///\n/// Upstream: none.\n{}/// Threads: any, also during a long call.\n{effects}{}\
                 #[must_use]\n#[unsafe(no_mangle)]\n\
                 pub extern \"C\" fn {name}({argument}: {kind}) -> MlsStatus {{\n\
                 call(\"{name}\", |call| {{\n\
                 call.{method}({argument}.bits(), {kind}::KIND, \"{argument}\")\n}})\n}}\n",
                documented(says, ""),
                documented(ownership, "  "),
                documented(errors, "  "),
            );
        }
    }
    text
}

/// The text as rustfmt writes it.
fn formatted(text: &str) -> Result<String, Error> {
    let error = |source| Error::File {
        path: "rustfmt".into(),
        source,
    };
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(error)?;
    let mut input = child.stdin.take();
    let text = text.to_owned();
    // From another thread: rustfmt may write before it has read everything.
    let writer = std::thread::spawn(move || {
        input
            .as_mut()
            .map_or(Ok(()), |input| input.write_all(text.as_bytes()))
    });
    let output = child.wait_with_output().map_err(error)?;
    let written = writer.join().unwrap_or(Ok(()));
    written.map_err(error)?;
    if !output.status.success() {
        return Err(Error::Spec {
            message: "rustfmt does not understand a generated file".into(),
        });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
