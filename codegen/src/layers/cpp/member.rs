//! One function: its declaration, and what it does.

use std::fmt::Write;

use crate::description::{Description, Function, Parameter, Role};
use crate::ownership::{Fate, Owner};

use super::super::shape::{Input, Output, Room, Shape, With};
use super::names;
use super::text::{comment, list};
use super::types::{self, Form, Type};

/// Handles that a function ends although they are not the caller's, and why.
const NOT_OWNED: &[(&str, &str)] = &[
    // It belongs to the block that it is in.
    ("mlsSymbolTableErase", "operation"),
];

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

/// How an argument gets to C.
struct Argument {
    /// The declaration of the parameter.
    parameter: String,
    /// Its name.
    name: String,
    /// Its default.
    default: Option<String>,
    /// What stands before the call.
    before: String,
    /// What stands behind it.
    after: String,
    /// For each parameter of C, what is given.
    given: Vec<(String, String)>,
}

/// What a call gives.
struct Answer {
    /// The type in C++.
    ty: String,
    /// The declarations of what C writes to.
    before: String,
    /// For each parameter of C, what is given.
    given: Vec<(String, String)>,
    /// What is returned, once there is a status.
    gives: String,
}

/// The names of functions in the tables of this file that do not exist.
pub fn check(description: &Description) -> Result<(), String> {
    let named = NOT_OWNED.iter().map(|(name, _)| name).chain(FREE);
    for name in named {
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
    let rest = class.map_or(bare, |one| bare.split_at(one.name.len()).1);
    let name = names::function(rest);

    // What ends its object takes that from its owner.
    let object = function.parameters.first().filter(|_| shape.is_method);
    let ends_object = object.is_some_and(|one| one.ownership == Some(Fate::Consumed));
    let is_method = shape.is_method && !ends_object;
    let mut arguments = Vec::new();
    if let Some(object) = object {
        match ends_object {
            true => {
                let with = With::Nothing;
                let input = Input {
                    parameter: object,
                    with,
                };
                arguments.push(argument(description, function, &input)?);
            }
            false => arguments.push(Argument::of_object(object)),
        }
    }
    for input in &shape.inputs {
        arguments.push(argument(description, function, input)?);
    }
    defaults(description, function, &shape.inputs, &mut arguments);

    let answer = answer(description, shape, own.as_deref())?;
    let is_template = shape.inputs.iter().any(|one| is_callback(one.parameter));
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
    definition.push_str(&equal_lengths(function, &shape.inputs, &answer.ty));
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

impl Argument {
    /// The object whose member a function is.
    fn of_object(object: &Parameter) -> Self {
        Self {
            parameter: String::new(),
            name: String::new(),
            default: None,
            before: String::new(),
            after: String::new(),
            given: vec![(object.name.clone(), "raw()".into())],
        }
    }

    /// One that is given as it is, but for its type.
    fn simple(parameter: &Parameter, ty: &str, given: String) -> Self {
        let name = names::parameter(&parameter.name);
        let space = if ty.ends_with(['*', '&']) { "" } else { " " };
        Self {
            parameter: format!("{ty}{space}{name}"),
            name,
            default: None,
            before: String::new(),
            after: String::new(),
            given: vec![(parameter.name.clone(), given)],
        }
    }
}

/// Whether a parameter is a function of the host that the classes take as anything
/// that can be called.
fn is_callback(parameter: &Parameter) -> bool {
    matches!(parameter.role, Role::Callback)
}

fn argument(
    description: &Description,
    function: &Function,
    input: &Input,
) -> Result<Argument, String> {
    let parameter = input.parameter;
    let ty = types::read(description, &function.name, &parameter.name, &parameter.ty);
    let name = names::parameter(&parameter.name);
    Ok(match (&parameter.role, &input.with) {
        (Role::Handle, _) => handle(function, parameter, &ty),
        (Role::Callback, With::UserData(data, end)) => callback(parameter, data, *end),
        (_, With::Length(length)) => array(parameter, length, &ty),
        (Role::Text | Role::Boolean | Role::Enumeration, _) => {
            Argument::simple(parameter, &ty.cpp, ty.lowered(&name))
        }
        (Role::Structure, _) if ty.form == Form::Structure && !parameter.ty.contains('*') => {
            Argument::simple(parameter, &format!("const {} &", ty.cpp), ty.lowered(&name))
        }
        (Role::Number, _) => Argument::simple(parameter, &ty.cpp, ty.lowered(&name)),
        (Role::Array | Role::Structure | Role::UserData | Role::Address, _) => {
            Argument::simple(parameter, &parameter.ty, name)
        }
        _ => {
            return Err(format!(
                "{}: the C++ layer does not know what to do with `{}`",
                function.name, parameter.name
            ));
        }
    })
}

/// A handle, or its owner where the function takes that from the caller.
fn handle(function: &Function, parameter: &Parameter, ty: &Type) -> Argument {
    let name = names::parameter(&parameter.name);
    let is_taken = matches!(parameter.ownership, Some(Fate::Consumed | Fate::Taken))
        && !NOT_OWNED.contains(&(&function.name, &parameter.name));
    if !is_taken {
        return Argument::simple(parameter, &ty.cpp, ty.lowered(&name));
    }
    let owner = format!("Owned<{}> &&", ty.cpp);
    Argument {
        before: format!("  {0} {name}View = {name}.get();\n", ty.cpp),
        after: format!("  detail::handedOver(status, {name});\n"),
        ..Argument::simple(parameter, &owner, ty.lowered(&format!("{name}View")))
    }
}

/// A function of the host with its user data.
fn callback(parameter: &Parameter, data: &Parameter, end: Option<&Parameter>) -> Argument {
    let name = names::parameter(&parameter.name);
    let trampoline = names::function(names::bare(&parameter.ty));
    // The two of PDL are called in the same way.
    let trampoline = match trampoline.starts_with("pdl") {
        true => "pdlFunction".to_owned(),
        false => trampoline,
    };
    let mut argument = Argument::simple(parameter, "Function", String::new());
    argument.given.clear();
    let (kind, address) = match end {
        Some(end) => {
            argument.before = format!(
                "  using Given = detail::Given<Function>;\n  Given given(std::move({name}));\n"
            );
            argument.after = "  given.handedOver(status);\n".into();
            let destroy = (end.name.clone(), "Given::destroy".to_owned());
            argument.given.push(destroy);
            ("Given", "given.data()".to_owned())
        }
        None => ("detail::Borrowed<Function>", format!("&{name}")),
    };
    argument.given.extend([
        (
            parameter.name.clone(),
            format!("detail::{trampoline}<{kind}>"),
        ),
        (data.name.clone(), address),
    ]);
    argument
}

/// An array with its length.
fn array(parameter: &Parameter, length: &Parameter, ty: &Type) -> Argument {
    let name = names::parameter(&parameter.name);
    let count = |of: &str| {
        let count = format!("static_cast<{}>({of}.size())", length.ty);
        (length.name.clone(), count)
    };
    // Bytes.
    if matches!(parameter.ty.as_str(), "const char *" | "const void *") {
        let mut argument =
            Argument::simple(parameter, "std::string_view", format!("{name}.data()"));
        argument.given.push(count(&name));
        return argument;
    }
    let array = format!("ArrayRef<{}>", ty.cpp);
    let mut argument = match ty.form {
        Form::Handle => Argument::simple(parameter, &array, format!("detail::handles({name})")),
        Form::Plain => Argument::simple(parameter, &array, format!("{name}.data()")),
        _ => {
            let raw = format!("{name}Raw");
            Argument {
                before: format!(
                    "  std::vector<{0}> {raw} = detail::lowered<{0}>({name});\n",
                    ty.c
                ),
                ..Argument::simple(parameter, &array, format!("{raw}.data()"))
            }
        }
    };
    argument.given.push(count(&name));
    argument
}

/// Null is the default of handles at the end that may be null.
fn defaults(
    description: &Description,
    function: &Function,
    inputs: &[Input],
    arguments: &mut [Argument],
) {
    let last = arguments.iter_mut().rev().zip(inputs.iter().rev());
    for (argument, input) in last {
        let parameter = input.parameter;
        let ty = types::read(description, &function.name, &parameter.name, &parameter.ty);
        if !parameter.nullable || ty.form != Form::Handle || argument.name.is_empty() {
            return;
        }
        argument.default = Some("{}".into());
    }
}

/// The check that arrays with one length in C are equally long.
fn equal_lengths(function: &Function, inputs: &[Input], ty: &str) -> String {
    let mut text = String::new();
    for (at, input) in inputs.iter().enumerate() {
        let With::Length(length) = input.with else {
            continue;
        };
        let before = inputs.iter().take(at).find(|one| match one.with {
            With::Length(other) => other.name == length.name,
            _ => false,
        });
        if let Some(before) = before {
            let (name, other) = (&input.parameter.name, &before.parameter.name);
            let _ = writeln!(
                text,
                "  if ({}.size() != {}.size())\n    return detail::fail<{ty}>(\n        \
                 detail::unequal(\"{}\", \"{name}\", \"{other}\"));",
                names::parameter(name),
                names::parameter(other),
                function.name,
            );
        }
    }
    text
}

fn answer(description: &Description, shape: &Shape, own: Option<&str>) -> Result<Answer, String> {
    let function = shape.function;
    let nothing = |ty: &str, gives: &str| Answer {
        ty: ty.to_owned(),
        before: String::new(),
        given: Vec::new(),
        gives: gives.to_owned(),
    };
    if function.returns != "MlsStatus" {
        let ty = types::read(description, &function.name, "", &function.returns);
        return Ok(match function.returns.as_str() {
            "void" => nothing("void", "@"),
            "const char *" => nothing("std::string_view", "return @"),
            _ => nothing(&ty.cpp, &format!("return {}", ty.lifted("@"))),
        });
    }
    match shape.outputs.as_slice() {
        [] => {
            Ok(moved(description, function)
                .unwrap_or(nothing("void", "return detail::give(status)")))
        }
        [one] => single(description, shape, one, own),
        [all, count] => match all.room {
            Room::Capacity(capacity) => {
                let ty = element(description, function, all);
                let (all, count) = (&all.parameter.name, &count.parameter.name);
                Ok(Answer {
                    ty: format!("std::vector<{}>", ty.cpp),
                    before: String::new(),
                    given: vec![
                        (capacity.name.clone(), "capacity".into()),
                        (all.clone(), "all".into()),
                        (count.clone(), "count".into()),
                    ],
                    gives: format!(
                        "return detail::copied<{}, {}>(\n      [&](intptr_t capacity, {1} *all, \
                         intptr_t *count) {{\n        return @;\n      }})",
                        ty.cpp, ty.c
                    ),
                })
            }
            _ => Err(format!("{}: two results", function.name)),
        },
        _ => Err(format!("{}: several results", function.name)),
    }
}

fn element(description: &Description, function: &Function, output: &Output) -> Type {
    let name = &output.parameter.name;
    types::read(description, &function.name, name, output.ty)
}

/// What a function gives that has no result: the owner of what it took out of its
/// place, or a view of what it has put somewhere.
fn moved(description: &Description, function: &Function) -> Option<Answer> {
    let mut parameters = function.parameters.iter();
    let parameter =
        parameters.find(|one| matches!(one.ownership, Some(Fate::Given | Fate::Taken)))?;
    let ty = types::read(description, &function.name, &parameter.name, &parameter.ty);
    if ty.form != Form::Handle {
        return None;
    }
    let (result, value) = match parameter.ownership {
        Some(Fate::Given) => (
            format!("Owned<{}>", ty.cpp),
            format!(
                "status.code == MLS_STATUS_OK ? Owned<{0}>(*this) : Owned<{0}>()",
                ty.cpp
            ),
        ),
        _ => (ty.cpp, format!("{}View", names::parameter(&parameter.name))),
    };
    Some(Answer {
        ty: result,
        before: String::new(),
        given: Vec::new(),
        gives: format!("return detail::give(status, {value})"),
    })
}

/// The only result of a function.
fn single(
    description: &Description,
    shape: &Shape,
    output: &Output,
    own: Option<&str>,
) -> Result<Answer, String> {
    let function = shape.function;
    let ty = element(description, function, output);
    let name = names::parameter(&output.parameter.name);
    if let Room::AsMany(length) = output.room {
        let array = shape.inputs.iter().find(|one| match one.with {
            With::Length(other) => other.name == length.name,
            _ => false,
        });
        let array = array.ok_or(format!("{}: an array without a length", function.name))?;
        let array = names::parameter(&array.parameter.name);
        return Ok(Answer {
            ty: format!("std::vector<{}>", ty.cpp),
            before: format!("  std::vector<{}> {name}({array}.size());\n", ty.c),
            given: vec![(output.parameter.name.clone(), format!("{name}.data()"))],
            gives: format!(
                "return detail::give(\n      status, detail::lifted<{}>({name}.data(), \
                 static_cast<intptr_t>({name}.size())))",
                ty.cpp
            ),
        });
    }
    // What makes one of a kind gives that kind.
    let made = shape
        .class
        .filter(|class| !shape.is_method && class.handle == ty.c);
    let ty = match (made, own) {
        (Some(_), Some(own)) => Type {
            cpp: own.to_owned(),
            ..ty
        },
        _ => ty,
    };
    let lifted = ty.lifted(&name);
    let (result, gives) = match ty.form {
        Form::String => (
            "std::string".into(),
            format!("return detail::text(status, {name})"),
        ),
        _ if function.owner == Some(Owner::Caller) => {
            let owner = format!("Owned<{}>", ty.cpp);
            let gives = format!("return detail::give(status, {owner}({lifted}))");
            (owner, gives)
        }
        _ => (
            ty.cpp.clone(),
            format!("return detail::give(status, {lifted})"),
        ),
    };
    Ok(Answer {
        ty: result,
        before: format!("  {} {name} = {{}};\n", ty.c),
        given: vec![(output.parameter.name.clone(), format!("&{name}"))],
        gives,
    })
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
