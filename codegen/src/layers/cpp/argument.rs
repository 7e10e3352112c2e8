//! What a function takes, and how it gets to C.

use std::fmt::Write;

use crate::description::{Description, Function, Parameter, Role};
use crate::ownership::Fate;

use super::super::shape::{Input, Shape, With};
use super::names;
use super::types::{self, Form, Type};

/// Handles that a function ends although they are not the caller's, and why.
const NOT_OWNED: &[(&str, &str)] = &[
    // It belongs to the block that it is in.
    ("mlsSymbolTableErase", "operation"),
];

/// How an argument gets to C.
pub struct Argument {
    /// The declaration of the parameter.
    pub parameter: String,
    /// Its name.
    pub name: String,
    /// Its default.
    pub default: Option<String>,
    /// What stands before the call.
    pub before: String,
    /// What stands behind it.
    pub after: String,
    /// For each parameter of C, what is given.
    pub given: Vec<(String, String)>,
}

/// Fails where a table names something that is not there.
pub fn check(description: &Description) -> Result<(), String> {
    for (function, parameter) in NOT_OWNED {
        let mut known = description
            .functions
            .iter()
            .filter(|one| one.name == *function);
        if !known.any(|one| one.parameters.iter().any(|it| it.name == *parameter)) {
            return Err(format!(
                "layers/cpp/argument.rs: {function} has no {parameter}"
            ));
        }
    }
    Ok(())
}

/// All that a function takes; `object` is what it is a member of, or what it ends
/// and so takes from its owner.
pub fn all(
    description: &Description,
    shape: &Shape,
    object: Option<&Parameter>,
    ends_object: bool,
) -> Result<Vec<Argument>, String> {
    let function = shape.function;
    let mut all = Vec::new();
    if let Some(object) = object {
        all.push(match ends_object {
            true => {
                let ty = types::read(description, &function.name, &object.name, &object.ty);
                handle(function, object, &ty)
            }
            false => Argument::of_object(object),
        });
    }
    for input in &shape.inputs {
        all.push(argument(description, function, input)?);
    }
    defaults(description, function, &shape.inputs, &mut all);
    Ok(all)
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
pub fn is_callback(parameter: &Parameter) -> bool {
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
        // Views of what a call ends say nothing of that.
        (_, With::Length(length)) if !is_taken(function, parameter) => {
            array(parameter, length, &ty)
        }
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

/// Whether a function takes something from the caller.
fn is_taken(function: &Function, parameter: &Parameter) -> bool {
    matches!(parameter.ownership, Some(Fate::Consumed | Fate::Taken))
        && !NOT_OWNED.contains(&(&function.name, &parameter.name))
}

/// A handle, or its owner where the function takes that from the caller.
fn handle(function: &Function, parameter: &Parameter, ty: &Type) -> Argument {
    let name = names::parameter(&parameter.name);
    if !is_taken(function, parameter) {
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
pub fn equal_lengths(function: &Function, inputs: &[Input], ty: &str) -> String {
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
