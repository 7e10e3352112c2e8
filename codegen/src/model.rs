//! The exported functions, read from the source of the library.
//!
//! What a signature does not say stands in labelled lines of its
//! documentation, which are read strictly:
//!
//! * `Upstream:` the function of the MLIR C API it stands for, or `none`.
//! * `Null:` parameters that may be null.
//! * `Index:` numbers that are refused when they are negative or too large.
//! * `Length:` an array and the parameter that says how many elements it has, if
//!   that is not the one before it; or an array alone, of which the call knows.
//! * `Valid:` a parameter and the text of a type or attribute that it accepts.
//! * `Misuse: skip `x`: reason.` a number that takes any value above 0.
//! * `Ownership:` who owns the result, and what becomes of the arguments; see
//!   [`crate::ownership`].
//! * `Effects:` `long`, `deletes`, or both: what a call does besides its result.
//! * `Valid until:`, `Threads:`, `Errors:` are for people.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, FnArg, Item, ItemFn, Lit, Meta, Pat, ReturnType, Type};

use crate::Error;

const LABELS: &[&str] = &[
    "Upstream",
    "Ownership",
    "Valid until",
    "Threads",
    "Errors",
    "Null",
    "Index",
    "Length",
    "Misuse",
    "Valid",
    "Effects",
];

/// What `Effects:` may say: that the call may take long and lets its lock go
/// meanwhile; that it ends objects.
const EFFECTS: &[&str] = &["long", "deletes"];

/// What a parameter is, as far as it can be misused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// A handle of this type.
    Handle(String),
    /// An array of handles of this type; its length is the parameter before.
    Handles(String),
    /// An array of something else that is read.
    Array(String),
    /// A pointer that is written through.
    Out(String),
    /// A string.
    Text,
    /// A number.
    Number(String),
    /// A value of an enumeration.
    Enumeration(String),
    /// A function of the host.
    Callback(String),
    /// Data for a function of the host.
    UserData,
    /// Anything else, passed by value.
    Other(String),
}

/// How many elements an array has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Length {
    /// This parameter says so.
    Parameter(String),
    /// What the call is about says so.
    Known,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name in Rust.
    pub name: String,
    /// Its type in C.
    pub ty: String,
    /// What it is.
    pub class: Class,
    /// Whether it may be null.
    pub nullable: bool,
    /// Whether it is an index.
    pub index: bool,
    /// How many elements it has, if that is not in the parameter before it.
    pub length: Option<Length>,
    /// The text of a type or attribute that it accepts, if not every one.
    pub example: Option<String>,
    /// Why it has no misuse test, if it has none.
    pub skip: Option<String>,
}

impl Parameter {
    /// A parameter of which only its signature is known.
    pub fn new(name: &str, class: Class) -> Self {
        Parameter {
            name: name.to_owned(),
            ty: String::new(),
            class,
            nullable: false,
            index: false,
            length: None,
            example: None,
            skip: None,
        }
    }
}

/// An exported function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// Whether it returns a status.
    pub has_status: bool,
    /// What it returns, in C.
    pub returns: String,
    /// What it does: the documentation before the labelled lines.
    pub doc: String,
    /// The functions of upstream's that it stands for.
    pub upstream: Vec<String>,
    /// What `Effects:` says.
    pub effects: Vec<String>,
    /// The texts of the other labels.
    pub facts: BTreeMap<String, String>,
}

impl Function {
    /// The parameter that a line of the documentation names.
    fn named(&mut self, wanted: &str, line: &str) -> Result<&mut Parameter, String> {
        let mut all = self.parameters.iter_mut();
        all.find(|one| one.name == wanted)
            .ok_or_else(|| format!("{line} names no parameter {wanted}"))
    }
}

/// The functions of one source file.
pub struct Group {
    /// The name of the file below `src`, without its ending.
    pub path: String,
    /// The name for what is made of it.
    pub name: String,
    /// In their order.
    pub functions: Vec<Function>,
}

impl Group {
    /// Whether the functions are generated.
    pub fn is_generated(&self) -> bool {
        self.path.starts_with("generated/")
    }
}

/// Everything that is exported.
pub struct Api {
    /// By source file.
    pub groups: Vec<Group>,
}

/// Types that the classes of parameters follow from.
#[derive(Default)]
struct Types {
    handles: BTreeSet<String>,
    enumerations: BTreeSet<String>,
    callbacks: BTreeSet<String>,
}

/// Reads the library's source below `root`.
pub fn read(root: &Path) -> Result<Api, Error> {
    let mut files = Vec::new();
    let mut types = Types::default();
    for path in sources(root)? {
        let text = fs::read_to_string(&path).map_err(|source| Error::File {
            path: path.clone(),
            source,
        })?;
        let file = syn::parse_file(&text).map_err(|error| Error::Source {
            path: path.clone(),
            message: error.to_string(),
        })?;
        collect_types(&file, &mut types);
        files.push((path, file));
    }
    let mut groups = Vec::new();
    for (path, file) in files {
        let mut functions = Vec::new();
        for item in &file.items {
            if let Item::Fn(function) = item
                && is_exported(function)
            {
                functions.push(read_function(function, &types).map_err(|message| {
                    Error::Source {
                        path: path.clone(),
                        message,
                    }
                })?);
            }
        }
        if !functions.is_empty() {
            let below = path.strip_prefix(root.join("src")).unwrap_or(&path);
            let path = below.with_extension("").to_string_lossy().into_owned();
            // One of upstream's headers may have functions in both folders.
            let name = path.trim_start_matches("manual/").replace('/', "_");
            groups.push(Group {
                path,
                name,
                functions,
            });
        }
    }
    Ok(Api { groups })
}

/// The source files of the library, sorted.
pub fn sources(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut paths = Vec::new();
    find(&root.join("src"), &mut paths)?;
    paths.sort();
    Ok(paths)
}

fn find(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Error> {
    let error = |source| Error::File {
        path: folder.to_owned(),
        source,
    };
    for entry in fs::read_dir(folder).map_err(error)? {
        let path = entry.map_err(error)?.path();
        if path.is_dir() {
            find(&path, paths)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            paths.push(path);
        }
    }
    Ok(())
}

fn collect_types(file: &syn::File, types: &mut Types) {
    for item in &file.items {
        match item {
            Item::Struct(item) if item.ident.to_string().starts_with("Mls") => {
                let fields: Vec<String> = item
                    .fields
                    .iter()
                    .filter_map(|field| Some(field.ident.as_ref()?.to_string()))
                    .collect();
                if fields == ["bits"] {
                    types.handles.insert(item.ident.to_string());
                }
            }
            Item::Type(item) => {
                let name = item.ident.to_string();
                match name_of(&item.ty).as_deref() {
                    Some("u32" | "u64") => types.enumerations.insert(name),
                    Some("Option") => types.callbacks.insert(name),
                    _ => false,
                };
            }
            _ => {}
        }
    }
}

fn is_exported(function: &ItemFn) -> bool {
    function.attrs.iter().any(|attribute| {
        attribute.path().is_ident("unsafe")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("no_mangle"))
    })
}

/// The last name of a plain type.
fn name_of(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

fn read_function(function: &ItemFn, types: &Types) -> Result<Function, String> {
    let name = function.sig.ident.to_string();
    let has_status = match &function.sig.output {
        ReturnType::Type(_, ty) => name_of(ty).as_deref() == Some("MlsStatus"),
        ReturnType::Default => false,
    };
    let mut parameters = Vec::new();
    for argument in &function.sig.inputs {
        let FnArg::Typed(argument) = argument else {
            continue;
        };
        let Pat::Ident(ident) = &*argument.pat else {
            return Err(format!("{name}: a parameter without a name"));
        };
        let class = classify(&argument.ty, types)
            .ok_or_else(|| format!("{name}: parameter {} has an unknown type", ident.ident))?;
        let mut parameter = Parameter::new(&ident.ident.to_string(), class);
        parameter.ty = c_type(&argument.ty);
        parameters.push(parameter);
    }
    let lines = documentation(&function.attrs);
    let mut read = Function {
        name,
        parameters,
        has_status,
        returns: match &function.sig.output {
            ReturnType::Type(_, ty) => c_type(ty),
            ReturnType::Default => "void".into(),
        },
        doc: description(&lines),
        ..Function::default()
    };
    apply_labels(&mut read, &lines)?;
    Ok(read)
}

/// A type, as C writes it.
pub fn c_type(ty: &Type) -> String {
    if let Type::Ptr(pointer) = ty {
        let target = c_type(&pointer.elem);
        // Of a pointer, `const` stands behind its star.
        return match (pointer.mutability, target.ends_with('*')) {
            (Some(_), true) => format!("{target}*"),
            (Some(_), false) => format!("{target} *"),
            (None, true) => format!("{target}const *"),
            (None, false) => format!("const {target} *"),
        };
    }
    let name = name_of(ty).unwrap_or_default();
    match name.as_str() {
        "c_void" => "void",
        "c_char" => "char",
        "f32" => "float",
        "f64" => "double",
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        other => other,
    }
    .to_owned()
}

fn classify(ty: &Type, types: &Types) -> Option<Class> {
    if let Type::Ptr(pointer) = ty {
        if matches!(&*pointer.elem, Type::Ptr(_)) {
            let target = "pointer".to_owned();
            return Some(match pointer.mutability {
                Some(_) => Class::Out(target),
                None => Class::Array(target),
            });
        }
        let target = name_of(&pointer.elem)?;
        return Some(match (&pointer.mutability, target.as_str()) {
            (Some(_), "c_void") => Class::UserData,
            (Some(_), _) => Class::Out(target),
            (None, _) if types.handles.contains(&target) => Class::Handles(target),
            (None, _) => Class::Array(target),
        });
    }
    let name = name_of(ty)?;
    Some(match name.as_str() {
        "MlsStringRef" => Class::Text,
        "MlsBool" => Class::Other(name),
        "intptr_t" | "size_t" | "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64"
        | "f32" | "f64" => Class::Number(name),
        _ if types.handles.contains(&name) => Class::Handle(name),
        _ if types.enumerations.contains(&name) => Class::Enumeration(name),
        _ if types.callbacks.contains(&name) => Class::Callback(name),
        _ => Class::Other(name),
    })
}

/// The lines of a documentation comment.
pub fn documentation(attributes: &[Attribute]) -> Vec<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}

/// The text of a documentation up to its labelled lines, a paragraph a line.
pub fn description(lines: &[String]) -> String {
    let mut paragraphs = vec![String::new()];
    for line in lines {
        let text = line.trim();
        let label = text.split_once(": ").map_or("", |(label, _)| label);
        if LABELS.contains(&label) || text.starts_with("# ") {
            break;
        }
        match paragraphs.last_mut() {
            Some(last) if !text.is_empty() => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(text);
            }
            _ => paragraphs.push(String::new()),
        }
    }
    paragraphs.retain(|one| !one.is_empty());
    paragraphs.join("\n")
}

/// The labelled lines of a documentation, each with its continuation.
fn labelled(lines: &[String]) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in lines {
        let text = line.strip_prefix(' ').unwrap_or(line);
        if text.starts_with(' ') && open {
            if let Some((_, value)) = all.last_mut() {
                value.push(' ');
                value.push_str(text.trim());
            }
            continue;
        }
        open = false;
        let starts_upper = text.starts_with(|letter: char| letter.is_ascii_uppercase());
        if let Some((label, value)) = text.split_once(": ")
            && starts_upper
            && (!label.contains(' ') || LABELS.contains(&label))
        {
            all.push((label.to_owned(), value.trim().to_owned()));
            open = true;
        }
    }
    all
}

/// The names in backquotes.
pub fn quoted(text: &str) -> Vec<String> {
    text.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

fn apply_labels(function: &mut Function, lines: &[String]) -> Result<(), String> {
    let labels = labelled(lines);
    let name = function.name.clone();
    for (label, value) in &labels {
        if !LABELS.contains(&label.as_str()) {
            return Err(format!("{name}: unknown label \"{label}:\""));
        }
        let line = format!("{name}: \"{label}: {value}\"");
        let names = quoted(value);
        match label.as_str() {
            "Valid" => {
                let [wanted, example] = names
                    .try_into()
                    .map_err(|_| format!("{line} is not a parameter and a text"))?;
                function.named(&wanted, &line)?.example = Some(example);
            }
            "Null" => {
                for wanted in names {
                    function.named(&wanted, &line)?.nullable = true;
                }
            }
            "Index" => {
                for wanted in names {
                    function.named(&wanted, &line)?.index = true;
                }
            }
            "Length" => {
                let length = match names.as_slice() {
                    [_, length] => {
                        function.named(length, &line)?;
                        Length::Parameter(length.clone())
                    }
                    _ => Length::Known,
                };
                let array = names.first().map_or("", String::as_str);
                function.named(array, &line)?.length = Some(length);
            }
            "Misuse" => {
                for wanted in names {
                    function.named(&wanted, &line)?.skip = Some(value.clone());
                }
            }
            "Upstream" => {
                let is_function = |name: &String| name.starts_with("mlir");
                function.upstream = names.into_iter().filter(is_function).collect();
            }
            "Effects" => {
                for effect in value.trim_end_matches('.').split(", ") {
                    if !EFFECTS.contains(&effect) {
                        return Err(format!("{line}: there is no effect \"{effect}\""));
                    }
                    function.effects.push(effect.to_owned());
                }
            }
            _ => {
                function.facts.insert(label.clone(), value.clone());
            }
        }
    }
    if !labels.iter().any(|(label, _)| label == "Upstream") {
        return Err(format!("{name}: no \"Upstream:\" line"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(|line| format!(" {line}")).collect()
    }

    fn function() -> Function {
        Function {
            name: "mlsX".into(),
            parameters: vec![
                Parameter::new("op", Class::Handle("MlsOperation".into())),
                Parameter::new("pos", Class::Number("intptr_t".into())),
            ],
            has_status: true,
            ..Function::default()
        }
    }

    #[test]
    fn labels_say_what_a_signature_does_not() {
        let mut one = function();
        let text = "Does x.\n\nUpstream: `mlirX`.\nNull: `op`.\nIndex:\nIndex: `pos`.";
        assert!(apply_labels(&mut one, &lines(text)).is_ok());
        assert!(
            one.parameters
                .iter()
                .any(|one| one.nullable && one.name == "op")
        );
        assert!(
            one.parameters
                .iter()
                .any(|one| one.index && one.name == "pos")
        );
    }

    #[test]
    fn an_array_has_a_length() {
        let length = |text: &str| {
            let mut one = function();
            apply_labels(&mut one, &lines(&format!("Upstream: none.\n{text}")))?;
            Ok::<_, String>(one.parameters.first().and_then(|one| one.length.clone()))
        };
        assert_eq!(
            length("Length: `op` is `pos`."),
            Ok(Some(Length::Parameter("pos".into())))
        );
        assert_eq!(
            length("Length: `op`: up to its 0."),
            Ok(Some(Length::Known))
        );
        assert!(length("Length: `op` is `no`.").is_err());
    }

    #[test]
    fn a_label_that_nobody_knows_is_an_error() {
        let message = apply_labels(&mut function(), &lines("Upstream: none.\nNulls: `op`."));
        assert_eq!(message, Err("mlsX: unknown label \"Nulls:\"".into()));
    }

    #[test]
    fn a_parameter_that_does_not_exist_is_an_error() {
        let message = apply_labels(&mut function(), &lines("Upstream: none.\nNull: `no`."));
        assert_eq!(
            message,
            Err("mlsX: \"Null: `no`.\" names no parameter no".into())
        );
    }

    #[test]
    fn every_function_names_its_upstream() {
        let message = apply_labels(&mut function(), &lines("Does x."));
        assert_eq!(message, Err("mlsX: no \"Upstream:\" line".into()));
    }
}
