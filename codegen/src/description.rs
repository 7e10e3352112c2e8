//! `include/mlir_shim.json`: the whole API with all that is known about it, for
//! programs; and the schema of that file, made from the types below.

use std::collections::BTreeMap;

use regex::Regex;
use schemars::JsonSchema;
use serde::Serialize;

use crate::header::{c_names, camel};
use crate::misuse::OF_THE_PROCESS;
use crate::model::{self, Api, Class, Group, Length};
use crate::ownership::{self, Fate, Owner, Ownership};
use crate::spec::{self, Facts, Spec, snake};
use crate::types::{Callback, Enumeration, Structure, Types, Value};

/// The API of mlir-shim.
#[derive(Serialize, JsonSchema)]
pub struct Description {
    /// The version of this format: 1.
    pub format: u32,
    /// The version of the library.
    pub version: String,
    /// The version of MLIR.
    pub mlir: String,
    /// The types of handles: 64 bits, all 0 for null.
    pub handles: Vec<Handle>,
    /// Types of numbers of which only some have a meaning.
    pub enumerations: Vec<Enumeration>,
    /// Structures.
    pub structures: Vec<Structure>,
    /// Types of functions of the host; all may be called on any thread, unless the
    /// function that takes one says otherwise.
    pub callbacks: Vec<Callback>,
    /// Other names of number types.
    pub numbers: Vec<Number>,
    /// Constants that belong to no enumeration, such as the codes of statuses.
    pub constants: Vec<Value>,
    /// The functions, by the file of the library that has them.
    pub functions: Vec<Function>,
}

/// A type of handles.
#[derive(Serialize, JsonSchema)]
pub struct Handle {
    /// Its name.
    pub name: String,
    /// What it names.
    pub doc: String,
    /// The number of its kind, which the top bits of each handle are.
    pub kind: u64,
    /// Whether each belongs to a context, with which all other handles of a call
    /// must agree.
    pub of_context: bool,
    /// The function that gives the caller one more reference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retain: Option<String>,
    /// The function that gives up a reference: what a garbage collector calls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub release: Option<String>,
    /// The function that ends the object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destroy: Option<String>,
}

/// Another name of a number type.
#[derive(Serialize, JsonSchema)]
pub struct Number {
    /// The name.
    pub name: String,
    /// The type in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// What it is for.
    pub doc: String,
}

/// A function.
#[derive(Serialize, JsonSchema)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// What it does.
    pub doc: String,
    /// The functions of upstream's that it stands for.
    pub upstream: Vec<String>,
    /// The header of upstream's that declares the first of them, below `mlir-c`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub header: Option<String>,
    /// Whether the generator wrote it; otherwise it is written by hand.
    pub generated: bool,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// The type of its result in C. `MlsStatus` tells whether it succeeded; what it
    /// gives is written through parameters whose role is `out`, on success only.
    pub returns: String,
    /// Whose the result is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Owner>,
    /// The function with which the caller ends the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destroy: Option<String>,
    /// How long a result that is a view is valid, besides what its handle says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid_until: Option<String>,
    /// Which threads may call it.
    pub thread: Thread,
    /// How it uses the IR of its context.
    pub ir: Use,
    /// Whether it may take long: then it keeps no lock meanwhile, and the host is
    /// told to let its own go.
    pub long: bool,
    /// Whether it ends objects, so that handles become stale.
    pub deletes: bool,
    /// When it is refused, besides for handles that are none, stale, or of another
    /// kind or context.
    pub errors: Vec<Refusal>,
    /// The dialect that must be loaded in the context.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dialect: Option<String>,
}

/// Which threads may call a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thread {
    /// Any, at any time.
    Any,
    /// Only the one on which a callback runs that gave the arguments.
    Callback,
    /// Only the one that began what it ends.
    Session,
}

/// How a function uses the IR of its context.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// Not at all.
    None,
    /// It reads it: BUSY while a call on another thread changes it.
    Reads,
    /// It changes it: BUSY while a long call on another thread uses it.
    Changes,
    /// It changes the context: BUSY while a long call uses that.
    Context,
}

/// Why a function may be refused.
#[derive(Serialize, JsonSchema)]
pub struct Refusal {
    /// The name of the status, without `MLS_STATUS_`.
    pub status: String,
    /// For which arguments; empty if that says it all.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// A parameter.
#[derive(Serialize, JsonSchema)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// What it is for.
    pub role: Role,
    /// Whether it may be null.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub nullable: bool,
    /// Whether it is an index, which is refused if it is negative or too large.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub index: bool,
    /// Of an array: the parameter that says how many elements it has, or has room
    /// for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<String>,
    /// What becomes of it; nothing, if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ownership: Option<Fate>,
    /// What a handle must name, if its type says too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Required>,
    /// The text of an argument that is accepted, if not every one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
}

impl Parameter {
    /// The function that tells whether a handle names what it must.
    pub fn test(&self) -> Option<&str> {
        self.class.as_ref()?.test.as_deref()
    }
}

/// What a handle must name.
#[derive(Serialize, JsonSchema)]
pub struct Required {
    /// What it is called.
    pub what: String,
    /// The function that tells whether something is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<String>,
}

/// What a parameter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A handle.
    Handle,
    /// An array of handles.
    Handles,
    /// An array of something else that is read.
    Array,
    /// Where a result is written, or several.
    Out,
    /// A text.
    Text,
    /// A number.
    Number,
    /// A number that is 0 for false, and true otherwise.
    Boolean,
    /// A value of an enumeration.
    Enumeration,
    /// A function of the host.
    Callback,
    /// A pointer for a function of the host.
    UserData,
    /// A structure that is read, itself or through a pointer.
    Structure,
    /// A structure that is read and changed, through a pointer.
    Changed,
    /// An address, of which only its value counts.
    Address,
}

/// Describes the API.
pub fn describe(
    spec: &Spec,
    api: &Api,
    types: &Types,
    version: &str,
    mlir: &str,
) -> Result<Description, String> {
    let functions = api.groups.iter().flat_map(|group| {
        group.functions.iter().map(move |one| {
            function(spec, types, group, one).map_err(|text| format!("{}: {text}", one.name))
        })
    });
    let (functions, errors): (Vec<_>, Vec<_>) = functions.partition(Result::is_ok);
    let errors: Vec<String> = errors.into_iter().filter_map(Result::err).collect();
    if !errors.is_empty() {
        return Err(errors.join("\n"));
    }
    let functions: Vec<Function> = functions.into_iter().flatten().collect();
    let names: BTreeMap<&str, ()> = functions
        .iter()
        .map(|one| (one.name.as_str(), ()))
        .collect();
    let handles = types.handles.iter().map(|one| handle(types, one, &names));
    Ok(Description {
        format: 1,
        version: version.to_owned(),
        mlir: mlir.to_owned(),
        handles: handles.collect::<Result<_, String>>()?,
        enumerations: types.enumerations.clone(),
        structures: types.structures.iter().map(in_c_names).collect(),
        callbacks: types.callbacks.clone(),
        numbers: types
            .numbers
            .iter()
            .map(|(name, ty, doc)| Number {
                name: name.clone(),
                ty: ty.clone(),
                doc: doc.clone(),
            })
            .collect(),
        constants: types.constants.clone(),
        functions,
    })
}

/// The description as a file, and the schema of that file.
pub fn write(description: &Description) -> Result<(String, String), String> {
    let text = |error: serde_json::Error| error.to_string();
    let schema = schemars::schema_for!(Description);
    Ok((
        serde_json::to_string_pretty(description).map_err(text)? + "\n",
        serde_json::to_string_pretty(&schema).map_err(text)? + "\n",
    ))
}

fn in_c_names(one: &Structure) -> Structure {
    let mut one = one.clone();
    for member in &mut one.members {
        member.name = camel(&member.name);
    }
    one
}

fn handle(types: &Types, one: &Structure, names: &BTreeMap<&str, ()>) -> Result<Handle, String> {
    let base = one.name.trim_start_matches("Mls");
    let kind = format!("MLS_KIND_{}", snake(base).to_uppercase());
    let kind = types.constants.iter().find(|value| value.name == kind);
    let known = |name: String| names.contains_key(name.as_str()).then_some(name);
    Ok(Handle {
        name: one.name.clone(),
        doc: one.doc.clone(),
        kind: kind
            .ok_or(format!("{} has no MLS_KIND_ constant", one.name))?
            .value,
        of_context: !OF_THE_PROCESS.contains(&one.name.as_str()),
        retain: known(format!("mls{base}Retain")),
        release: known(format!("mls{base}Release")),
        destroy: known(format!("mls{base}Destroy")),
    })
}

fn function(
    spec: &Spec,
    types: &Types,
    group: &Group,
    one: &model::Function,
) -> Result<Function, String> {
    let ownership = match one.facts.get("Ownership") {
        Some(text) => {
            ownership::read(text).map_err(|error| format!("\"Ownership: {text}\": {error}"))?
        }
        None => Ownership::default(),
    };
    check_owner(types, one, &ownership)?;
    let upstream = one.upstream.first();
    let known = spec
        .functions
        .iter()
        .find(|(function, _)| Some(&function.name) == upstream);
    let facts = known.and_then(|(_, fate)| match fate {
        spec::Fate::Generated(facts) if group.is_generated() => Some(&**facts),
        _ => None,
    });
    let threads = one.facts.get("Threads").map_or("any.", String::as_str);
    let has = |effect: &str| one.effects.iter().any(|one| one == effect);
    Ok(Function {
        name: one.name.clone(),
        doc: c_names(&one.doc),
        upstream: one.upstream.clone(),
        header: known.map(|(function, _)| function.header.clone()),
        generated: group.is_generated(),
        parameters: parameters(spec, types, one, facts, &ownership)?,
        returns: one.returns.clone(),
        owner: ownership.owner,
        destroy: ownership.destroy,
        valid_until: one.facts.get("Valid until").map(|text| c_names(text)),
        thread: thread(threads)?,
        ir: uses(threads),
        long: has("long"),
        deletes: has("deletes"),
        errors: refusals(one.facts.get("Errors").map_or("", String::as_str))?,
        dialect: facts.and_then(|facts| facts.dialect.clone()),
    })
}

/// Every function that gives a handle or a text says whose it is.
fn check_owner(types: &Types, one: &model::Function, ownership: &Ownership) -> Result<(), String> {
    let is_object =
        |ty: &String| ty == "MlsStringRef" || types.handles.iter().any(|handle| handle.name == *ty);
    let gives = one.parameters.iter().any(|parameter| {
        parameter.name == "out"
            && matches!(&parameter.class, Class::Out(ty) if is_object(ty) && ty != "MlsContext")
    });
    match gives && ownership.owner.is_none() && ownership.fates.is_empty() {
        true => Err("it gives something, and no \"Ownership:\" line says whose it is".into()),
        false => Ok(()),
    }
}

fn thread(text: &str) -> Result<Thread, String> {
    match text {
        _ if text.starts_with("any") => Ok(Thread::Any),
        _ if text.starts_with("that of the callback") => Ok(Thread::Callback),
        _ if text.starts_with("the one that began it") => Ok(Thread::Session),
        _ => Err(format!(
            "\"Threads: {text}\" begins with neither `any`, `that of the callback` nor `the one \
             that began it`"
        )),
    }
}

fn uses(text: &str) -> Use {
    let says = |phrase: &str| text.contains(phrase);
    if says("changes the IR") {
        Use::Reads
    } else if says("uses the IR") || says("uses what is around") || says("uses the module") {
        Use::Changes
    } else if says("uses the context") || says("changes the context") {
        Use::Context
    } else {
        Use::None
    }
}

/// `STATUS (why); STATUS (why)`, taken apart.
fn refusals(text: &str) -> Result<Vec<Refusal>, String> {
    let status = Regex::new(r"^([A-Z][A-Z_]+)\b:?\s*(.*)$").map_err(|error| error.to_string())?;
    let mut all: Vec<Refusal> = Vec::new();
    for part in text
        .trim_end_matches('.')
        .split("; ")
        .filter(|part| !part.is_empty())
    {
        match (status.captures(part), all.last_mut()) {
            (Some(found), _) => all.push(Refusal {
                status: found.get(1).map_or("", |one| one.as_str()).to_owned(),
                reason: c_names(found.get(2).map_or("", |one| one.as_str())),
            }),
            (None, Some(last)) => {
                last.reason.push_str("; ");
                last.reason.push_str(&c_names(part));
            }
            (None, None) => return Err(format!("\"Errors: {text}\" does not begin with a status")),
        }
    }
    Ok(all)
}

fn parameters(
    spec: &Spec,
    types: &Types,
    one: &model::Function,
    facts: Option<&Facts>,
    ownership: &Ownership,
) -> Result<Vec<Parameter>, String> {
    for (name, _) in &ownership.fates {
        let is_known = |name: &String| one.parameters.iter().any(|one| one.name == *name);
        if let Some(name) = name.as_ref().filter(|name| !is_known(name)) {
            return Err(format!(
                "its \"Ownership:\" line names no parameter `{name}`"
            ));
        }
    }
    let mut all: Vec<Parameter> = Vec::new();
    for (at, parameter) in one.parameters.iter().enumerate() {
        let fate = ownership.fates.iter().find(|(name, _)| match name {
            Some(name) => *name == parameter.name,
            None => at == 0,
        });
        let class = facts.and_then(|facts| {
            let is = facts
                .is
                .iter()
                .find(|(name, _)| crate::wrapper::rust_name(name) == parameter.name);
            spec.classes.get(is?.1)
        });
        let is_array = matches!(
            parameter.class,
            Class::Handles(_) | Class::Array(_) | Class::Out(_)
        );
        let before = at.checked_sub(1).and_then(|at| one.parameters.get(at));
        let is_length = |one: &&model::Parameter| {
            matches!(&one.class, Class::Number(ty) if ["intptr_t", "size_t"].contains(&ty.as_str()))
                && (!matches!(parameter.class, Class::Out(_)) || one.name == "capacity")
        };
        let stated = facts.and_then(|facts| {
            let arrays = facts.arrays.iter();
            let mut named =
                arrays.filter(|(name, _)| crate::wrapper::rust_name(name) == parameter.name);
            named.next().map(|(_, length)| length.clone())
        });
        let stated = stated.map(Length::Parameter).or(parameter.length.clone());
        let length = stated
            .or_else(|| Some(Length::Parameter(before.filter(is_length)?.name.clone())))
            .filter(|_| is_array);
        let role = role(types, parameter, length.is_some());
        if matches!(role, Role::Handles | Role::Array) && length.is_none() {
            return Err(format!(
                "nothing says how many elements `{0}` has: \"Length: `{0}` is `…`.\" would",
                parameter.name
            ));
        }
        all.push(Parameter {
            name: camel(&parameter.name),
            ty: parameter.ty.clone(),
            role,
            nullable: parameter.nullable,
            index: parameter.index,
            length: length.and_then(|length| match length {
                Length::Parameter(name) => Some(camel(&name)),
                Length::Known => None,
            }),
            ownership: fate.map(|(_, fate)| *fate),
            class: class.map(|class| Required {
                what: class.what.clone(),
                test: class
                    .test
                    .starts_with("mlir")
                    .then(|| crate::wrapper::name_of(&class.test)),
            }),
            example: parameter.example.clone(),
        });
    }
    Ok(all)
}

fn role(types: &Types, parameter: &model::Parameter, has_length: bool) -> Role {
    let is_structure = |name: &String| types.structures.iter().any(|one| one.name == *name);
    match &parameter.class {
        Class::Handle(_) => Role::Handle,
        Class::Handles(_) => Role::Handles,
        Class::Array(name) if !has_length && is_structure(name) => Role::Structure,
        Class::Array(name) if !has_length && name == "c_void" => Role::Address,
        Class::Array(_) => Role::Array,
        Class::Out(name) if is_structure(name) && parameter.name != "out" && !has_length => {
            Role::Changed
        }
        Class::Out(_) => Role::Out,
        Class::Text => Role::Text,
        Class::Number(_) => Role::Number,
        Class::Enumeration(_) => Role::Enumeration,
        Class::Callback(_) => Role::Callback,
        Class::UserData => Role::UserData,
        Class::Other(name) if name == "MlsBool" => Role::Boolean,
        Class::Other(_) => Role::Structure,
    }
}
