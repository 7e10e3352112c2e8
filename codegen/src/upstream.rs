//! MLIR's C API as its headers declare it, read by clang.
//!
//! Clang writes the syntax tree of all headers as JSON. The tree tells a file
//! only where it differs from the one before, so it is walked in order.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::Error;

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, where the header has one.
    pub name: Option<String>,
    /// Its type, as C writes it, without `struct` and `enum`.
    pub ty: String,
}

/// A function of MLIR's C API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The header that declares it, below `mlir-c/`.
    pub header: String,
    /// The type of its result.
    pub result: String,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Whether there is no symbol, only the text in the header.
    pub is_inline: bool,
}

/// An enumeration of MLIR's C API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enumeration {
    /// Its name.
    pub name: String,
    /// The names and numbers of its values, in the order of the header.
    pub values: Vec<(String, i64)>,
    /// Whether it has 64 bits.
    pub is_wide: bool,
}

/// A pass that a function makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Its name in pipelines.
    pub argument: String,
    /// The class in C++ of the operations that it is for; empty for any.
    pub anchor: String,
}

/// MLIR's C API.
#[derive(Default)]
pub struct Upstream {
    /// The first part of its version; the others change no function.
    pub version: String,
    /// In the order of the headers, which are sorted by name.
    pub functions: Vec<Function>,
    /// By name.
    pub enumerations: BTreeMap<String, Enumeration>,
    /// By the name of the function that makes one.
    pub passes: BTreeMap<String, Pass>,
}

#[derive(Deserialize)]
struct Node {
    kind: Option<String>,
    name: Option<String>,
    loc: Option<Place>,
    range: Option<Range>,
    #[serde(rename = "type")]
    ty: Option<TypeName>,
    #[serde(rename = "fixedUnderlyingType")]
    fixed: Option<TypeName>,
    #[serde(default)]
    inline: bool,
    value: Option<serde_json::Value>,
    #[serde(default)]
    inner: Vec<Node>,
}

#[derive(Deserialize)]
struct TypeName {
    #[serde(rename = "qualType")]
    written: String,
}

#[derive(Deserialize)]
struct Range {
    begin: Option<Place>,
    end: Option<Place>,
}

#[derive(Deserialize)]
struct Place {
    file: Option<String>,
    #[serde(rename = "includedFrom")]
    included_from: Option<Included>,
    #[serde(rename = "spellingLoc")]
    spelling: Option<Box<Place>>,
    #[serde(rename = "expansionLoc")]
    expansion: Option<Box<Place>>,
}

#[derive(Deserialize)]
struct Included {
    file: String,
}

/// The folder of the headers of the LLVM that is used.
pub fn include_folder() -> PathBuf {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX");
    let prefix = prefix.map_or_else(|| PathBuf::from("/usr/lib/llvm-22"), PathBuf::from);
    prefix.join("include")
}

/// The major version of LLVM.
fn version(folder: &Path) -> Result<String, Error> {
    let path = folder.join("llvm/Config/llvm-config.h");
    let text = std::fs::read_to_string(&path).map_err(|source| Error::File {
        path: path.clone(),
        source,
    })?;
    let mut lines = text.lines();
    let found = lines.find_map(|line| line.strip_prefix("#define LLVM_VERSION_MAJOR "));
    let missing = || Error::Upstream(format!("{} has no version", path.display()));
    found.map(|text| text.trim().to_owned()).ok_or_else(missing)
}

/// Reads every header below `mlir-c/` in `folder`. What they include of others is
/// looked for there, in `installed`, and in `stubs`.
pub fn read(folder: &Path, installed: &Path, stubs: &Path) -> Result<Upstream, Error> {
    let mut headers = Vec::new();
    list(&folder.join("mlir-c"), &mut headers)?;
    headers.sort();
    let mut text = String::new();
    for header in &headers {
        text.push_str(&format!("#include \"{}\"\n", header.display()));
    }
    let installed_clang = installed.with_file_name("bin").join("clang");
    let clang = std::env::var_os("CLANG").map_or(installed_clang, PathBuf::from);
    let tree = parse(&syntax_tree(&clang, &[folder, installed, stubs], &text)?)?;
    let mut reader = Reader {
        folder: format!("{}/mlir-c/", folder.display()),
        file: String::new(),
        upstream: Upstream {
            version: version(installed)?,
            ..Upstream::default()
        },
    };
    for node in &tree.inner {
        reader.declaration(node)?;
    }
    Ok(reader.upstream)
}

fn list(folder: &Path, headers: &mut Vec<PathBuf>) -> Result<(), Error> {
    let error = |source| Error::File {
        path: folder.to_owned(),
        source,
    };
    for entry in std::fs::read_dir(folder).map_err(error)? {
        let path = entry.map_err(error)?.path();
        if path.is_dir() {
            list(&path, headers)?;
        } else if path.extension().is_some_and(|ending| ending == "h") {
            headers.push(path);
        }
    }
    Ok(())
}

/// Clang's syntax tree of a text in C, which includes files of these folders.
fn syntax_tree(clang: &Path, folders: &[&Path], text: &str) -> Result<Vec<u8>, Error> {
    let error = |source| Error::File {
        path: clang.to_owned(),
        source,
    };
    let mut child = Command::new(clang)
        .args(["-x", "c", "-std=c11", "-fsyntax-only", "-w"])
        .args(["-Xclang", "-ast-dump=json"])
        .args(folders.iter().flat_map(|folder| [Path::new("-I"), folder]))
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(error)?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(text.as_bytes()).map_err(error)?;
    }
    let output = child.wait_with_output().map_err(error)?;
    if !output.status.success() {
        return Err(Error::Upstream("clang does not understand them".into()));
    }
    Ok(output.stdout)
}

fn parse(tree: &[u8]) -> Result<Node, Error> {
    let mut reader = serde_json::Deserializer::from_slice(tree);
    // Expressions in inline functions are nested deeply.
    reader.disable_recursion_limit();
    Node::deserialize(&mut reader).map_err(|error| Error::Upstream(error.to_string()))
}

struct Reader {
    folder: String,
    /// Where the tree is.
    file: String,
    upstream: Upstream,
}

impl Reader {
    fn declaration(&mut self, node: &Node) -> Result<(), Error> {
        let header = node.loc.as_ref().and_then(|place| self.enter(place));
        let name = name_of(node);
        match (node.kind.as_deref(), header) {
            (Some("FunctionDecl"), Some(header)) => {
                let function = self.function(name, header, node)?;
                self.pass(&name_of(node))?;
                let known = self.upstream.functions.iter();
                if !known.into_iter().any(|one| one.name == function.name) {
                    self.upstream.functions.push(function);
                }
            }
            (Some("EnumDecl"), Some(_)) => self.enumeration(name, node),
            (Some("TypedefDecl"), Some(_)) => {
                // `typedef enum { .. } Name;` names the enumeration before it.
                if let Some(mut last) = self.upstream.enumerations.remove("") {
                    last.name.clone_from(&name);
                    self.upstream.enumerations.insert(name, last);
                }
            }
            _ => {}
        }
        self.leave(node);
        Ok(())
    }

    /// Follows a place. Returns the header below `mlir-c/` that it is in or was
    /// included from, if any.
    fn enter(&mut self, place: &Place) -> Option<String> {
        if let Some(spelling) = &place.spelling {
            self.enter(spelling);
        }
        if let Some(expansion) = &place.expansion {
            return self.enter(expansion);
        }
        if let Some(file) = &place.file {
            self.file.clone_from(file);
        }
        let below = |file: &str| Some(file.strip_prefix(&self.folder)?.to_owned());
        // Passes are declared in files that their header includes.
        let from = || below(&place.included_from.as_ref()?.file);
        below(&self.file).or_else(|| self.file.ends_with(".capi.h.inc").then(from)?)
    }

    /// Follows the places of what is inside.
    fn leave(&mut self, node: &Node) {
        let range = node.range.as_ref();
        let ends = range.map(|range| [range.begin.as_ref(), range.end.as_ref()]);
        for place in ends.into_iter().flatten().flatten() {
            self.enter(place);
        }
        for one in &node.inner {
            if let Some(place) = &one.loc {
                self.enter(place);
            }
            self.leave(one);
        }
    }

    fn function(&self, name: String, header: String, node: &Node) -> Result<Function, Error> {
        let ty = node.ty.as_ref().map_or("", |ty| ty.written.as_str());
        let Some((result, _)) = ty.split_once('(') else {
            return Err(Error::Upstream(format!("{name} has the type `{ty}`")));
        };
        let parameters = node
            .inner
            .iter()
            .filter(|one| one.kind.as_deref() == Some("ParmVarDecl"))
            .map(|one| Parameter {
                name: one.name.clone(),
                ty: plain(one.ty.as_ref().map_or("", |ty| ty.written.as_str())),
            })
            .collect();
        Ok(Function {
            name,
            header,
            result: plain(result),
            parameters,
            is_inline: node.inline,
        })
    }

    fn enumeration(&mut self, name: String, node: &Node) {
        let mut next = 0;
        let mut values = Vec::new();
        for one in &node.inner {
            if one.kind.as_deref() != Some("EnumConstantDecl") {
                continue;
            }
            next = written_value(one).unwrap_or(next);
            values.push((one.name.clone().unwrap_or_default(), next));
            next += 1;
        }
        let fixed = node.fixed.as_ref().map_or("", |ty| ty.written.as_str());
        let all = Enumeration {
            name: name.clone(),
            values,
            is_wide: fixed == "uint64_t",
        };
        self.upstream.enumerations.insert(name, all);
    }

    /// Reads the passes of a file beside the one that declares `function`, once.
    fn pass(&mut self, function: &str) -> Result<(), Error> {
        let is_list = self.file.ends_with(".capi.h.inc");
        if !is_list || self.upstream.passes.contains_key(function) {
            return Ok(());
        }
        let list = std::fs::read_to_string(&self.file);
        let path = Path::new(&self.file).with_file_name("Passes.h.inc");
        let classes = std::fs::read_to_string(&path);
        let error = |source| Error::File {
            path: path.clone(),
            source,
        };
        let known = passes(&classes.map_err(error)?);
        let list = list.map_err(error)?;
        for (class, pass) in known {
            // `mlirCreate`, the name of the group, the name of the class.
            let end = format!("{class}(void)");
            let names = list.lines().filter_map(|line| {
                let name = line.split_whitespace().last()?.trim_end_matches(';');
                let group = name.strip_suffix(&end)?.strip_prefix("mlirCreate")?;
                let others = format!("mlirRegister{group}Passes(void)");
                list.contains(&others)
                    .then(|| name.trim_end_matches("(void)").to_owned())
            });
            for name in names {
                self.upstream.passes.insert(name, pass.clone());
            }
        }
        Ok(())
    }
}

/// The passes that tablegen wrote into a file, by their class.
fn passes(text: &str) -> Vec<(String, Pass)> {
    let mut all: Vec<(String, Pass)> = Vec::new();
    for line in text.lines() {
        if let Some((class, base)) = line
            .strip_prefix("class ")
            .and_then(|rest| rest.split_once("Base : public ::mlir::"))
        {
            let inside = base.split_once('<').map_or("", |(_, rest)| rest);
            let inside = inside.split_once('>').map_or("", |(inside, _)| inside);
            let is_operation = base.starts_with("OperationPass");
            let anchor = inside.trim_start_matches("::").trim_start_matches("mlir::");
            all.push((
                class.to_owned(),
                Pass {
                    argument: String::new(),
                    // An interface is looked at when the pass runs.
                    anchor: if is_operation {
                        anchor.into()
                    } else {
                        String::new()
                    },
                },
            ));
        }
        if let Some(rest) = line.trim().strip_prefix("::llvm::StringRef getArgument()")
            && let Some((_, last)) = all.last_mut()
        {
            last.argument = rest.split('"').nth(1).unwrap_or_default().to_owned();
        }
    }
    all
}

fn name_of(node: &Node) -> String {
    node.name.clone().unwrap_or_default()
}

/// The number that an enumerator is given in the header.
fn written_value(node: &Node) -> Option<i64> {
    let own = node.value.as_ref().and_then(|value| match value {
        serde_json::Value::String(text) => text.parse().ok(),
        other => other.as_i64(),
    });
    own.or_else(|| node.inner.iter().find_map(written_value))
}

/// A type without `struct` and `enum`.
fn plain(ty: &str) -> String {
    let words = ty.split_whitespace();
    let words: Vec<&str> = words
        .filter(|word| *word != "struct" && *word != "enum")
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_read() {
        let text = "class CSEBase : public ::mlir::OperationPass<mlir::func::FuncOp> {\n\
                      ::llvm::StringRef getArgument() const override { return \"cse\"; }\n";
        let pass = Pass {
            argument: "cse".into(),
            anchor: "func::FuncOp".into(),
        };
        assert_eq!(passes(text), [("CSE".to_owned(), pass)]);
    }

    #[test]
    fn types_are_plain() {
        assert_eq!(plain("enum MlirX "), "MlirX");
        assert_eq!(plain("const struct MlirX *"), "const MlirX *");
    }
}
