//! One function: its declaration, and what it does.

use std::fmt::Write;

use crate::description::{Description, Function};
use crate::ownership::Fate;

use super::super::shape::Shape;
use super::answer::{self, Answer};
use super::argument::{self, Argument};
use super::names;
use super::text::{comment, list};

/// Functions whose names begin with a type of handles that they are not about.
const FREE: &[&str] = &["mlsPassPipelineToString"];

/// What the documentation says of arrays with a capacity, which C++ has not.
const CAPACITY: &str = "Writes as many as `capacity` allows, and the number that there are.";

/// A function of C++.
pub struct Member {
    /// The class that has it.
    pub class: Option<String>,
    /// Its name.
    pub name: String,
    /// Its declaration, with its documentation; in a class or outside of all.
    pub declaration: String,
    /// Its definition.
    pub definition: String,
    /// The types of handles whose null its declaration has as a default.
    pub defaults: Vec<String>,
    /// Whether it is a template, over the function of the host that it takes.
    pub is_template: bool,
}

/// Fails where a table names something that is not there.
pub fn check(description: &Description) -> Result<(), String> {
    argument::check(description)?;
    for name in FREE {
        if !description.functions.iter().any(|one| one.name == *name) {
            return Err(format!("layers/cpp/member.rs: there is no {name}"));
        }
    }
    Ok(())
}

/// Writes a function.
pub fn write(description: &Description, shape: &Shape) -> Result<Member, String> {
    let function = shape.function;
    let class = shape
        .class
        .filter(|_| !FREE.contains(&function.name.as_str()));
    let own = class.map(|one| names::class(one.name));
    let bare = function.name.trim_start_matches("mls");
    let rest = class.map_or(bare, |_| shape.rest);
    let name = names::function(rest);

    // What ends its object takes that from its owner.
    let object = function.parameters.first().filter(|_| shape.is_method);
    let ends_object = object.is_some_and(|one| one.ownership == Some(Fate::Consumed));
    let is_method = shape.is_method && !ends_object;
    let arguments = argument::all(description, shape, object, ends_object)?;
    let answer = answer::read(description, shape, own.as_deref())?;
    let is_template = shape
        .inputs
        .iter()
        .any(|one| argument::is_callback(one.parameter));
    let template = if is_template {
        "template <class Function>\n"
    } else {
        ""
    };
    let parameters = |with_defaults: bool| -> Vec<String> {
        let all = arguments.iter().filter(|one| !one.parameter.is_empty());
        let all = all.map(|one| match &one.default {
            Some(default) if with_defaults => format!("{} = {default}", one.parameter),
            _ => one.parameter.clone(),
        });
        all.collect()
    };
    let constant = if is_method { " const" } else { "" };
    let is_static = own.is_some() && !is_method;
    let returns = match function.returns.as_str() {
        "MlsStatus" => format!("Result<{}>", answer.ty),
        _ => answer.ty.clone(),
    };
    let prefix = if is_static { "static " } else { "" };
    let start = format!("{prefix}{returns} {name}(");
    let end = format!("){constant};");
    let declaration = format!(
        "{}{template}{}",
        documentation(function),
        list(&start, &parameters(true), &end)
    );
    let scope = own.as_ref().map_or(String::new(), |own| format!("{own}::"));
    let inline = if is_template { "" } else { "inline " };
    let start = format!("{inline}{returns} {scope}{name}(");
    let end = format!("){constant} {{");
    let mut definition = format!("{template}{}", list(&start, &parameters(false), &end));
    definition.push_str(&argument::equal_lengths(
        function,
        &shape.inputs,
        &answer.ty,
    ));
    definition.push_str(&body(function, &arguments, &answer)?);
    definition.push_str("}\n");
    let nulls = shape
        .inputs
        .iter()
        .zip(arguments.iter().skip(usize::from(object.is_some())));
    Ok(Member {
        class: own,
        name,
        declaration,
        definition,
        defaults: nulls
            .filter(|(_, argument)| argument.default.is_some())
            .map(|(input, _)| names::bare(&input.parameter.ty).to_owned())
            .collect(),
        is_template,
    })
}

/// What a function does, once its arguments fit to each other.
fn body(function: &Function, arguments: &[Argument], answer: &Answer) -> Result<String, String> {
    let given = arguments.iter().flat_map(|one| &one.given);
    let given: Vec<&(String, String)> = given.chain(&answer.given).collect();
    let call = function.parameters.iter().map(|one| {
        let found = given.iter().find(|(name, _)| *name == one.name);
        let found = found.map(|(_, value)| value.clone());
        found.ok_or(format!(
            "{}: nothing is given for {}",
            function.name, one.name
        ))
    });
    let call: Vec<String> = call.collect::<Result<_, _>>()?;
    let called = |before: &str, after: &str| {
        list(
            &format!("{before}{}(", function.name),
            &call,
            &format!("){after};"),
        )
    };
    let mut text: String = arguments.iter().map(|one| one.before.as_str()).collect();
    text.push_str(&answer.before);
    // Where there is no status, or the call is repeated, it is part of what is given.
    if let Some((before, after)) = answer.gives.split_once('@') {
        text.push_str(&called(&format!("  {before}"), after));
        return Ok(text);
    }
    text.push_str(&called("  MlsStatus status = ", ""));
    text.extend(arguments.iter().map(|one| one.after.as_str()));
    let _ = writeln!(text, "  {};", answer.gives);
    Ok(text)
}

/// The comment before a declaration.
fn documentation(function: &Function) -> String {
    let mut text = function.doc.replace(CAPACITY, "");
    let _ = write!(text, "\nAs `{}`", function.name);
    if !function.errors.is_empty() {
        let errors = function.errors.iter().map(|one| match one.reason.as_str() {
            "" => one.status.clone(),
            reason => format!("{} {reason}", one.status),
        });
        let errors: Vec<String> = errors.collect();
        let _ = write!(text, "; refused with {}", errors.join("; "));
    }
    text.push('.');
    comment(&text)
}
