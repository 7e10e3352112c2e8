//! A function: what it takes and gives in Go, and the call.

use super::super::shape::{Room, Shape, With};
use super::names::{name_of, plain};
use super::types::{c_type, element};
use super::{Go, Text};
use crate::description::{Function, Parameter, Role};
use crate::ownership::{Fate, Owner};

/// What uses later what its methods are given: its reference holds theirs.
pub(super) const GATHERS: &str = "MlsOperationState";

/// How a function that was written is called in Go.
pub(super) struct Callee {
    /// The expression of it: of a method, of that of a null handle.
    pub name: String,
    /// The types of its parameters.
    pub parameters: Vec<String>,
    /// How many values it gives, an error included.
    pub results: usize,
    /// Whether the last of them is an error.
    pub fails: bool,
}

/// What is being written of a function.
#[derive(Default)]
struct Body {
    /// The function that it is a method of.
    receiver: String,
    parameters: Vec<Variable>,
    /// Lines before the call.
    before: Vec<String>,
    arguments: Vec<String>,
    /// Lines after the call, which see `err`.
    after: Vec<String>,
    /// Types and values of what it gives.
    results: Vec<(String, String)>,
    /// The array with room of which the function says how much it needs.
    array: Option<Array>,
}

/// A parameter in Go.
struct Variable {
    name: String,
    ty: String,
}

/// An array that is written.
struct Array {
    name: String,
    element: String,
}

impl Body {
    fn parameter(&mut self, name: &str, ty: &str) {
        self.parameters.push(Variable {
            name: name.to_owned(),
            ty: ty.to_owned(),
        });
    }
}

impl Go<'_> {
    pub(super) fn function(
        &self,
        shape: &Shape,
        name: &str,
        text: &mut Text,
    ) -> Result<Callee, String> {
        let function = shape.function;
        let fails = function.returns == "MlsStatus";
        let from = self.from(function);
        let mut body = Body::default();
        let mut callee = name.to_owned();
        for (at, parameter) in function.parameters.iter().enumerate() {
            if at == 0 && shape.is_method {
                let class = shape.class.map_or("", |class| class.name);
                body.receiver = format!("({} {class}) ", name_of(parameter));
                callee = format!("{class}{{}}.{name}");
                self.handle_argument(parameter, &mut body);
            } else {
                self.argument(shape, parameter, &from, &mut body)?;
            }
        }
        let call = format!("C.{}({})", function.name, body.arguments.join(", "));
        let (mut types, mut values): (Vec<_>, Vec<_>) = body.results.iter().cloned().unzip();
        let mut lines = body.before;
        match &body.array {
            Some(Array { name, element }) => {
                let go = self.go_type(element)?;
                let c = c_type(element);
                lines.push(format!("var {name} []{c}\n\tcapacity := C.intptr_t(0)"));
                lines.push(format!("err := check({call})"));
                lines.push(format!(
                    "if err == nil && out > 0 {{\n\t\t{name} = make([]{c}, out)\n\t\tcapacity = out\n\
                     \t\terr = check({call})\n\t}}"
                ));
                let one = self.to_go(element, "one", function.owner, &from)?;
                types.insert(0, format!("[]{go}"));
                values.insert(
                    0,
                    format!("each({name}[:atMost(out, capacity)], func(one {c}) {go} {{\n\t\treturn {one}\n\t}})"),
                );
            }
            None if fails && values.is_empty() && body.after.is_empty() => {
                values.push(format!("check({call})"));
            }
            None if fails => lines.push(format!("err := check({call})")),
            None if function.returns == "void" => lines.push(call.clone()),
            None => {
                types.push(self.go_type(&function.returns)?);
                values.push(self.to_go(&function.returns, &call, function.owner, &from)?);
            }
        }
        if fails {
            types.push("error".to_owned());
            if types.len() > values.len() {
                values.push("err".to_owned());
            }
        }
        lines.extend(body.after);
        if !values.is_empty() {
            lines.push(format!("return {}", values.join(", ")));
        }
        let results = match types.as_slice() {
            [] => String::new(),
            [one] => format!("{one} "),
            _ => format!("({}) ", types.join(", ")),
        };
        let parameters = body.parameters.iter();
        let parameters: Vec<_> = parameters
            .map(|one| format!("{} {}", one.name, one.ty))
            .collect();
        text.comment(name, &function.doc);
        text.line(&format!(
            "func {}{name}({}) {results}{{",
            body.receiver,
            parameters.join(", ")
        ));
        for line in lines {
            text.line(&format!("\t{line}"));
        }
        text.line("}");
        Ok(Callee {
            name: callee,
            parameters: body.parameters.into_iter().map(|one| one.ty).collect(),
            results: types.len(),
            fails,
        })
    }

    /// The expression of the reference that keeps alive what a function gives: that
    /// of the first argument that belongs to a context.
    fn from(&self, function: &Function) -> String {
        let parameters = function.parameters.iter();
        let mut handles = parameters.filter(|one| {
            let of_context = self
                .handle(element(&one.ty))
                .is_some_and(|one| one.of_context);
            of_context && !one.nullable && matches!(one.role, Role::Handle | Role::Handles)
        });
        match handles.next() {
            Some(one) if matches!(one.role, Role::Handles) => format!("keepOf({})", name_of(one)),
            Some(one) => format!("{}.keep", name_of(one)),
            None => self.allocator(function),
        }
    }

    /// The same for what no context owns.
    fn allocator(&self, function: &Function) -> String {
        match function.owner {
            Some(Owner::View) => function
                .parameters
                .first()
                .map_or("noReference".to_owned(), |one| {
                    format!("{}.keep", name_of(one))
                }),
            _ => "noReference".to_owned(),
        }
    }

    /// One handle: what is used must not be released meanwhile.
    fn handle_argument(&self, parameter: &Parameter, body: &mut Body) {
        let own = name_of(parameter);
        body.before
            .push(format!("defer runtime.KeepAlive({own}.keep)"));
        body.arguments.push(self.to_c(&parameter.ty, &own));
        match parameter.ownership {
            Some(Fate::Consumed) => body.after.push(format!("{own}.consumed(err)")),
            Some(Fate::Taken) => {
                body.before.push(format!("spare := {own}.retain()"));
                body.after.push(format!("{own}.taken(spare, err)"));
            }
            Some(Fate::Given) => {
                let go = plain(&parameter.ty);
                let value = format!("{go}{{{own}.given(err)}}");
                body.results.push((go.to_owned(), value));
            }
            Some(Fate::Released | Fate::Retained | Fate::Kept) | None => {}
        }
    }

    fn argument(
        &self,
        shape: &Shape,
        parameter: &Parameter,
        from: &str,
        body: &mut Body,
    ) -> Result<(), String> {
        let own = name_of(parameter);
        let ty = parameter.ty.as_str();
        let element = element(ty);
        let holder = shape
            .function
            .parameters
            .first()
            .filter(|one| shape.is_method && one.ty == GATHERS);
        match parameter.role {
            Role::Callback if ty == "MlsStringCallback" => {
                body.parameter(&own, "io.Writer");
                body.before.push(format!("writer := newWriter({own})"));
                body.before.push("defer writer.end()".to_owned());
                body.arguments.push("writer.callback()".to_owned());
                body.arguments.push("writer.userData()".to_owned());
            }
            Role::UserData if is_of_writer(shape.function, parameter) => {}
            Role::Callback => return Err(format!("no function for {ty}")),
            Role::Number if is_length(shape, &parameter.name) => {
                let inputs = shape.inputs.iter();
                let all = inputs.filter(
                    |one| matches!(one.with, With::Length(length) if length.name == parameter.name),
                );
                let all: Vec<_> = all
                    .map(|one| format!("len({})", name_of(one.parameter)))
                    .collect();
                let length = match all.as_slice() {
                    [one] => one.clone(),
                    _ => format!("sameLength({})", all.join(", ")),
                };
                body.arguments.push(format!("C.{ty}({length})"));
            }
            Role::Number if is_capacity(shape, &parameter.name) => {
                body.arguments.push("capacity".to_owned());
            }
            Role::Out => self.out(shape, parameter, from, body)?,
            Role::Handles => {
                body.parameter(&own, &format!("[]{}", self.go_type(element)?));
                body.before.push(format!("defer runtime.KeepAlive({own})"));
                body.before.push(format!("{own}Bits := bitsOf({own})"));
                body.arguments
                    .push(format!("(*C.{element})(first({own}Bits))"));
                if let Some(holder) = holder {
                    body.after
                        .push(format!("{}.hold(err, keepsOf({own})...)", name_of(holder)));
                }
            }
            Role::Array => self.array(parameter, body)?,
            Role::Handle => {
                body.parameter(&own, &self.go_type(ty)?);
                self.handle_argument(parameter, body);
                if let Some(holder) = holder {
                    body.after
                        .push(format!("{}.hold(err, {own}.keep)", name_of(holder)));
                }
            }
            Role::Text | Role::Boolean | Role::Number | Role::Enumeration => {
                body.parameter(&own, &self.go_type(ty)?);
                body.arguments.push(self.to_c(ty, &own));
            }
            Role::Structure if !ty.ends_with('*') => {
                body.parameter(&own, &self.go_type(ty)?);
                body.arguments.push(self.to_c(ty, &own));
            }
            Role::Structure | Role::Changed => return Err(format!("`{}` is {ty}", parameter.name)),
            Role::UserData | Role::Address => {
                body.parameter(&own, "unsafe.Pointer");
                body.arguments.push(own);
            }
        }
        Ok(())
    }

    /// An array of what is no handle.
    fn array(&self, parameter: &Parameter, body: &mut Body) -> Result<(), String> {
        let own = name_of(parameter);
        let element = element(&parameter.ty);
        if parameter.length.is_none() {
            return Err(format!("`{}` has no length", parameter.name));
        }
        body.parameter(&own, &format!("[]{}", self.go_type(element)?));
        if element == "MlsStringRef" {
            body.before.push(format!("{own}C := newStrings({own})"));
            body.before.push(format!("defer {own}C.free()"));
            body.arguments.push(format!("{own}C.first()"));
        } else if self.structure_of(element).is_some() {
            let go = self.go_type(element)?;
            body.before.push(format!("defer runtime.KeepAlive({own})"));
            body.before.push(format!("{own}C := each({own}, {go}.c)"));
            body.arguments
                .push(format!("(*C.{element})(first({own}C))"));
        } else if element == "void" {
            body.arguments.push(format!("first({own})"));
        } else {
            body.arguments.push(format!("(*C.{element})(first({own}))"));
        }
        Ok(())
    }

    fn out(
        &self,
        shape: &Shape,
        parameter: &Parameter,
        from: &str,
        body: &mut Body,
    ) -> Result<(), String> {
        let function = shape.function;
        let own = name_of(parameter);
        let Some(output) = shape
            .outputs
            .iter()
            .find(|one| one.parameter.name == parameter.name)
        else {
            return Err(format!("`{}` is no output", parameter.name));
        };
        let ty = output.ty;
        let c = c_type(ty);
        match output.room {
            Room::Capacity(_) if body.array.is_some() => {
                return Err("it writes two arrays".to_owned());
            }
            Room::Capacity(_) => {
                body.arguments.push(format!("(*{c})(first({own}))"));
                body.array = Some(Array {
                    name: own,
                    element: ty.to_owned(),
                });
            }
            Room::AsMany(length) => {
                let inputs = shape.inputs.iter();
                let mut arrays = inputs
                    .filter(|one| matches!(one.with, With::Length(of) if of.name == length.name));
                let of = arrays
                    .next()
                    .map(|one| name_of(one.parameter))
                    .unwrap_or_default();
                body.before.push(format!("{own} := make([]{c}, len({of}))"));
                body.arguments.push(format!("(*{c})(first({own}))"));
                let go = self.go_type(ty)?;
                let one = self.to_go(ty, "one", function.owner, from)?;
                let value = format!("each({own}, func(one {c}) {go} {{\n\t\treturn {one}\n\t}})");
                body.results.push((format!("[]{go}"), value));
            }
            Room::One => {
                body.before.push(format!("var {own} {c}"));
                body.arguments.push(format!("&{own}"));
                // How many there are is the length of the slice.
                if body.array.is_none() || parameter.name != "out" {
                    let value = self.to_go(ty, &own, function.owner, from)?;
                    body.results.push((self.go_type(ty)?, value));
                }
            }
        }
        Ok(())
    }
}

/// Whether a number is how many elements an array of the inputs has.
fn is_length(shape: &Shape, name: &str) -> bool {
    let mut inputs = shape.inputs.iter();
    inputs.any(|one| matches!(one.with, With::Length(length) if length.name == name))
}

/// Whether a number is the room in an output.
fn is_capacity(shape: &Shape, name: &str) -> bool {
    let mut outputs = shape.outputs.iter();
    outputs.any(|one| matches!(one.room, Room::Capacity(capacity) if capacity.name == name))
}

/// Whether it follows a function that is given text, which has both arguments.
fn is_of_writer(function: &Function, parameter: &Parameter) -> bool {
    let mut pairs = function.parameters.windows(2);
    pairs.any(|pair| {
        matches!(pair, [callback, data] if callback.ty == "MlsStringCallback" && data.name == parameter.name)
    })
}
