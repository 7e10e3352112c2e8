//! A function of the library as one of Julia.

use std::fmt::Write;

use crate::description::{Description, Parameter, Role};
use crate::layers::julia;
use crate::layers::julia::types;
use crate::layers::shape::{self, Input, Output, Room, Shape, With};
use crate::ownership::{Fate, Owner};

/// The function in Julia that calls one.
pub fn write(description: &Description, shape: &Shape<'_>) -> Result<String, String> {
    let function = shape.function;
    let refuse = |what: String| format!("layers/julia: {}: {what}", function.name);
    let body = Body::of(description, shape).map_err(refuse)?;
    let name = shape::words(function.name.trim_start_matches("mls"));
    let refusals = function.errors.iter().map(|one| {
        let reason = if one.reason.is_empty() { "" } else { " " };
        format!("{}{reason}{}", one.status, one.reason)
    });
    let refusals: Vec<String> = refusals.collect();
    let mut doc = vec![function.doc.clone()];
    if !refusals.is_empty() {
        doc.push(format!("Throws: {}.", refusals.join("; ")));
    }
    doc.push(format!("In C: `{}`.", function.name));
    let mut all = julia::documentation(&doc);
    let _ = writeln!(all, "function {name}({})", body.signature.join(", "));
    for line in &body.lines {
        let _ = writeln!(all, "    {line}");
    }
    let _ = writeln!(all, "end\nexport {name}");
    Ok(all)
}

#[derive(Default)]
struct Body {
    signature: Vec<String>,
    setup: Vec<String>,
    /// What must live until the end of the call.
    kept: Vec<String>,
    /// The function of the caller's that is lent for the time of the call, and how.
    lent: Option<(&'static str, String)>,
    lines: Vec<String>,
}

impl Body {
    fn of(description: &Description, shape: &Shape<'_>) -> Result<Body, String> {
        let mut body = Body::default();
        // The object comes first in C too, but is no input.
        if shape.is_method
            && let Some(object) = shape.function.parameters.first()
        {
            body.signature.push(format!(
                "{}::{}",
                julia::name(&object.name),
                julia::class(&object.ty)
            ));
        }
        for input in &shape.inputs {
            body.input(description, input)?;
        }
        let parameters = shape.function.parameters.iter();
        let arguments = parameters.map(|one| body.argument(description, shape, one));
        let arguments: Vec<String> = arguments.collect::<Result<_, _>>()?;
        for output in shape.outputs.iter().filter(|one| !is_count(shape, one)) {
            let name = julia::name(&output.parameter.name);
            let ty = place(description, output.ty)?;
            match output.room {
                Room::One => body.setup.push(format!("{name} = Ref{{{ty}}}()")),
                Room::AsMany(length) => {
                    let length = array_of(shape, length)?;
                    body.setup
                        .push(format!("{name} = Vector{{{ty}}}(undef, length({length}_))"));
                }
                Room::Capacity(_) => {}
            }
        }
        body.finish(description, shape, &arguments)?;
        Ok(body)
    }

    fn input(&mut self, description: &Description, input: &Input<'_>) -> Result<(), String> {
        let parameter = input.parameter;
        let name = julia::name(&parameter.name);
        let ty = parameter.ty.as_str();
        let element = element(ty);
        let is_nullable = parameter.nullable;
        let mut make = |made: String| self.setup.push(format!("{name}_ = {made}"));
        let taken = match parameter.role {
            Role::Handle if is_nullable => format!("::Union{{{}, Nothing}}", julia::class(ty)),
            Role::Handle => format!("::{}", julia::class(ty)),
            Role::Text => "::Union{AbstractString, Vector{UInt8}}".to_owned(),
            Role::Number if ["float", "double"].contains(&ty) => "::Real".to_owned(),
            Role::Number => "::Integer".to_owned(),
            Role::Address => "::Ptr".to_owned(),
            Role::Boolean => "::Bool".to_owned(),
            Role::Enumeration | Role::Structure => format!("::{ty}"),
            Role::Callback => {
                let With::UserData(_, end) = input.with else {
                    return Err(format!("`{name}` has no user data"));
                };
                let how = if end.is_some() { "given" } else { "lent" };
                self.lent = Some((how, name.clone()));
                // A `do` block comes first.
                self.signature.insert(0, name);
                return Ok(());
            }
            Role::Handles => {
                make(format!("bits_of({}, {name})", julia::class(element)));
                self.kept.push(name.clone());
                String::new()
            }
            Role::Array => {
                match element {
                    "MlsStringRef" => {
                        make(format!("texts_of({name})"));
                        self.kept.push(format!("{name}_"));
                    }
                    "MlsNamedAttribute" => {
                        make(format!("named_attributes({name})"));
                        self.kept.push(name.clone());
                    }
                    "char" | "void" => make(format!("bytes_of({name})")),
                    _ => {
                        let of = types::ctype(description, element);
                        let of = of.ok_or(format!("an array of {element}"))?;
                        make(format!("convert(Vector{{{of}}}, {name})"));
                    }
                }
                String::new()
            }
            Role::Out | Role::UserData | Role::Changed => {
                return Err(format!("`{name}` needs a hand"));
            }
        };
        self.signature.push(format!("{name}{taken}"));
        Ok(())
    }

    /// An argument with its type, as in a call with `@ccall`.
    fn argument(
        &self,
        description: &Description,
        shape: &Shape<'_>,
        parameter: &Parameter,
    ) -> Result<String, String> {
        let is = |one: &Parameter| one.name == parameter.name;
        let name = julia::name(&parameter.name);
        let ty = types::ctype(description, &parameter.ty);
        let ty = ty.ok_or(format!("`{name}` is a {}", parameter.ty))?;
        if let Some(output) = shape.outputs.iter().find(|one| is(one.parameter)) {
            return Ok(match output.room {
                Room::Capacity(_) => format!("room::{ty}"),
                Room::One if is_count(shape, output) => format!("found::{ty}"),
                _ => format!("{name}::{ty}"),
            });
        }
        if shape
            .outputs
            .iter()
            .any(|one| matches!(one.room, Room::Capacity(of) if is(of)))
        {
            return Ok(format!("capacity::{ty}"));
        }
        for input in &shape.inputs {
            match input.with {
                With::Length(length) if is(length) => {
                    let array = julia::name(&input.parameter.name);
                    return Ok(format!("length({array}_)::{ty}"));
                }
                With::UserData(data, _) if is(data) => return Ok(format!("key::{ty}")),
                With::UserData(_, Some(end)) if is(end) => {
                    return Ok(format!("c_{}()::{ty}", end.ty));
                }
                _ => {}
            }
        }
        Ok(match parameter.role {
            Role::Callback => format!("c_{}()::{ty}", parameter.ty),
            Role::Handles | Role::Array => format!("{name}_::{ty}"),
            _ => format!("{name}::{ty}"),
        })
    }

    fn finish(
        &mut self,
        description: &Description,
        shape: &Shape<'_>,
        arguments: &[String],
    ) -> Result<(), String> {
        let function = shape.function;
        let returns = match function.returns.as_str() {
            "const char *" => "Cstring".to_owned(),
            ty => types::ctype(description, ty).ok_or(format!("it returns a {ty}"))?,
        };
        let call = format!(
            "@ccall libmlir_shim.{}({})::{returns}",
            function.name,
            arguments.join(", ")
        );
        let mut lines = self.setup.clone();
        for (one, other) in same_lengths(shape) {
            lines.push(format!("same_length({one}_, {other}_)"));
        }
        let mut results = Vec::new();
        for output in shape.outputs.iter().filter(|one| !is_count(shape, one)) {
            results.push(result(description, shape, output)?);
        }
        let is_copy = shape
            .outputs
            .iter()
            .find(|one| matches!(one.room, Room::Capacity(_)));
        let mut call = match function.returns.as_str() {
            "MlsStatus" => format!("check({call})"),
            "MlsStringRef" => format!("text_of({call})"),
            "const char *" => format!("unsafe_string({call})"),
            _ => call,
        };
        if !self.kept.is_empty() {
            call = format!("GC.@preserve {} {call}", self.kept.join(" "));
        }
        match (is_copy, &self.lent) {
            (Some(output), _) => {
                let ty = place(description, output.ty)?;
                lines.push(format!("copied_ = copied({ty}) do capacity, room, found"));
                lines.push(format!("    {call}"));
                lines.push("end".into());
            }
            (None, Some((how, callback))) => {
                lines.push(format!("{how}({callback}) do key"));
                lines.push(format!("    {call}"));
                lines.push("end".into());
            }
            (None, None) => lines.push(call),
        }
        for (at, parameter) in function.parameters.iter().enumerate() {
            let name = julia::name(&parameter.name);
            match parameter
                .ownership
                .filter(|_| matches!(parameter.role, Role::Handle))
            {
                Some(Fate::Taken) => lines.push(format!("renew({name})")),
                Some(Fate::Given) if at == 0 => lines.push(format!("surplus({name})")),
                _ => {}
            }
        }
        match results.as_slice() {
            [] if function.returns == "MlsStatus" => lines.push("nothing".into()),
            [] => {}
            all => lines.push(all.join(", ")),
        }
        self.lines = lines;
        Ok(())
    }
}

/// Whether it says how many elements another output has.
fn is_count(shape: &Shape<'_>, output: &Output<'_>) -> bool {
    let is_copy = shape
        .outputs
        .iter()
        .any(|one| matches!(one.room, Room::Capacity(_)));
    is_copy && matches!(output.room, Room::One) && output.parameter.name == "out"
}

/// What an array is of, in C.
fn element(ty: &str) -> &str {
    ty.trim_start_matches("const ")
        .trim_end_matches('*')
        .trim_end()
}

/// The input whose length a parameter is.
fn array_of(shape: &Shape<'_>, length: &Parameter) -> Result<String, String> {
    let mut inputs = shape.inputs.iter();
    let array = inputs.find(|one| matches!(one.with, With::Length(of) if of.name == length.name));
    let array = array.ok_or(format!("nothing is as long as `{}`", length.name))?;
    Ok(julia::name(&array.parameter.name))
}

/// Pairs of arrays with one length.
fn same_lengths(shape: &Shape<'_>) -> Vec<(String, String)> {
    let arrays = shape.inputs.iter().filter_map(|one| match one.with {
        With::Length(length) => Some((length.name.as_str(), julia::name(&one.parameter.name))),
        _ => None,
    });
    let arrays: Vec<(&str, String)> = arrays.collect();
    let pairs = arrays.iter().zip(arrays.iter().skip(1));
    pairs
        .filter(|((one, _), (other, _))| one == other)
        .map(|((_, one), (_, other))| (one.clone(), other.clone()))
        .collect()
}

/// The type of a place for a result.
fn place(description: &Description, ty: &str) -> Result<String, String> {
    types::ctype(description, ty).ok_or(format!("there is no place for a {ty}"))
}

fn result(
    description: &Description,
    shape: &Shape<'_>,
    output: &Output<'_>,
) -> Result<String, String> {
    let ty = output.ty;
    let name = julia::name(&output.parameter.name);
    let is_handle = description.handles.iter().any(|one| one.name == ty);
    let is_owned = matches!(shape.function.owner, Some(Owner::Caller));
    let convert = |raw: &str| match ty {
        "MlsString" => format!("taken_text({raw})"),
        "MlsStringRef" => format!("text_of({raw})"),
        "MlsNamedAttribute" => format!("named_attribute({raw})"),
        _ if is_handle && is_owned => format!("owned({}, {raw})", julia::class(ty)),
        _ if is_handle => format!("viewed({}, {raw})", julia::class(ty)),
        _ => raw.to_owned(),
    };
    let elements = match output.room {
        Room::One => return Ok(convert(&format!("{name}[]"))),
        Room::AsMany(_) => name,
        Room::Capacity(_) => "copied_".to_owned(),
    };
    let converted = convert("one");
    Ok(match converted == "one" {
        true => elements,
        false => format!("[{converted} for one in {elements}]"),
    })
}
