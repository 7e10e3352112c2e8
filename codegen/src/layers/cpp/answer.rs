//! What a function gives.

use crate::description::{Description, Function};
use crate::ownership::{Fate, Owner};

use super::super::shape::{Output, Room, Shape, With};
use super::names;
use super::types::{self, Form, Type};

/// What a call gives.
pub struct Answer {
    /// The type in C++.
    pub ty: String,
    /// The declarations of what C writes to.
    pub before: String,
    /// For each parameter of C, what is given.
    pub given: Vec<(String, String)>,
    /// What is returned, once there is a status.
    pub gives: String,
}

/// What a function gives, that is a member of the class `own`.
pub fn read(description: &Description, shape: &Shape, own: Option<&str>) -> Result<Answer, String> {
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
