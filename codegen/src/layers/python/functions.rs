//! A function of the library as one of Python.

use std::collections::BTreeSet;

use crate::description::{Description, Parameter, Role};
use crate::layers::python::names;
use crate::layers::python::text;
use crate::layers::python::types;
use crate::layers::shape::{Input, Output, Room, Shape, With};

/// Functions whose texts are bytes.
const BINARY: &[&str] = &[
    "mlsOperationWriteBytecode",
    "mlsOperationWriteBytecodeWithConfig",
    "mlsOperationToBytecode",
];

/// Names that the code below uses for itself.
const OWN: &[&str] = &["key", "copy", "capacity", "room", "found"];

/// What is known about classes.
pub struct Known<'a> {
    /// The whole API.
    pub description: &'a Description,
    /// Classes that a type ID tells.
    pub identified: BTreeSet<&'a str>,
    /// Structures that are tuples.
    pub tuples: BTreeSet<&'a str>,
}

/// The function in Python that calls one.
pub fn write(known: &Known<'_>, shape: &Shape<'_>, indent: usize) -> Result<String, String> {
    let refuse = |what: String| format!("layers/python: {}: {what}", shape.function.name);
    let call = Call::of(known, shape).map_err(refuse)?;
    let mut all = String::new();
    let line = |text: String| [text];
    if shape.class.is_some() && !shape.is_method {
        text::add(&mut all, &line("@staticmethod".into()), indent);
    }
    let receiver = shape.is_method.then(|| "self".to_owned());
    let taken: Vec<String> = receiver
        .into_iter()
        .chain(parameters(known, shape).map_err(refuse)?)
        .collect();
    let head = format!(
        "def {}({}) -> {}:",
        names::method(&shape.words),
        taken.join(", "),
        call.annotation
    );
    text::add(&mut all, &line(head), indent);
    all.push_str(&text::documentation(&documentation(shape), indent + 4));
    text::add(&mut all, &call.lines, indent + 4);
    Ok(all)
}

fn documentation(shape: &Shape<'_>) -> Vec<String> {
    let function = shape.function;
    // By their names in Python.
    let named = |text: &str| {
        let parameters = function.parameters.iter();
        parameters.fold(text.to_owned(), |text, parameter| {
            let name = names::name(&parameter.name);
            text.replace(&format!("`{}`", parameter.name), &format!("`{name}`"))
        })
    };
    let refusals = function.errors.iter().map(|one| {
        let error = names::error(&one.status);
        match one.reason.is_empty() {
            true => error,
            false => format!("{error} {}", named(&one.reason)),
        }
    });
    let refusals: Vec<String> = refusals.collect();
    let mut all = vec![named(&function.doc)];
    if !refusals.is_empty() {
        all.push(format!("Raises: {}.", refusals.join("; ")));
    }
    all.push(format!("In C: `{}`.", function.name));
    all
}

fn parameters(known: &Known<'_>, shape: &Shape<'_>) -> Result<Vec<String>, String> {
    // Only what nothing else stands behind can be left out.
    let needed = shape.inputs.iter().rposition(|one| !one.parameter.nullable);
    let all = shape.inputs.iter().enumerate().map(|(at, input)| {
        let name = names::name(&input.parameter.name);
        if OWN.contains(&name.as_str()) {
            return Err(format!("`{name}` is a name of the generated code's own"));
        }
        let may_be_left_out = needed.is_none_or(|needed| at > needed);
        let default = if may_be_left_out { " = None" } else { "" };
        Ok(format!(
            "{name}: {}{default}",
            annotation(known, shape, input)?
        ))
    });
    all.collect()
}

fn annotation(known: &Known<'_>, shape: &Shape<'_>, input: &Input<'_>) -> Result<String, String> {
    let parameter = input.parameter;
    let ty = parameter.ty.as_str();
    let element = element(ty);
    Ok(match parameter.role {
        Role::Handle if parameter.nullable => format!("{} | None", names::class(ty)),
        Role::Handle | Role::Structure | Role::Enumeration => names::class(ty).to_owned(),
        Role::Handles => format!("Sequence[{}]", names::class(element)),
        Role::Text => "str | bytes".to_owned(),
        Role::Number | Role::Address => number(known, ty)?.0.to_owned(),
        Role::Boolean => "bool".to_owned(),
        Role::Array => match element {
            "void" => "bytes".to_owned(),
            "char" => "str | bytes".to_owned(),
            "MlsStringRef" => "Sequence[str | bytes]".to_owned(),
            "MlsBool" => "Sequence[bool]".to_owned(),
            _ if known.tuples.contains(element) || is_enumeration(known.description, element) => {
                format!("Sequence[{}]", names::class(element))
            }
            _ => format!("Sequence[{}]", number(known, element)?.0),
        },
        Role::Callback => callable(shape, ty)?,
        Role::Out | Role::UserData | Role::Changed => {
            return Err(format!("`{}` needs a hand", parameter.name));
        }
    })
}

/// What the functions in `_callbacks.py` call a function of Python's with.
fn callable(shape: &Shape<'_>, ty: &str) -> Result<String, String> {
    let pdl = "Callable[[PatternRewriter, PDLResultList, list[PDLValue]], object]";
    Ok(match ty {
        "MlsStringCallback" if BINARY.contains(&shape.function.name.as_str()) => {
            "Callable[[bytes], object]"
        }
        "MlsStringCallback" => "Callable[[str], object]",
        "MlsOperationWalkCallback" => "Callable[[Operation], WalkResult | None]",
        "MlsSymbolTableCallback" => "Callable[[Operation, bool], object]",
        "MlsPDLRewriteFunction" | "MlsPDLConstraintFunction" => pdl,
        _ => return Err(format!("nothing calls a {ty}")),
    }
    .to_owned())
}

fn is_enumeration(description: &Description, ty: &str) -> bool {
    description.enumerations.iter().any(|one| one.name == ty)
}

/// What an array is of, in C.
fn element(ty: &str) -> &str {
    ty.trim_start_matches("const ")
        .trim_end_matches('*')
        .trim_end()
}

/// What a number is in Python, the function that checks it, and its letter.
fn number(
    known: &Known<'_>,
    ty: &str,
) -> Result<(&'static str, &'static str, &'static str), String> {
    let code = types::code(known.description, ty).unwrap_or_default();
    Ok(match code {
        "b" => ("int", "int8", code),
        "B" => ("int", "uint8", code),
        "h" => ("int", "int16", code),
        "H" => ("int", "uint16", code),
        "i" => ("int", "int32", code),
        "I" => ("int", "uint32", code),
        "q" => ("int", "int64", code),
        "Q" | "P" => ("int", "uint64", code),
        "f" => ("float", "float32", code),
        "d" => ("float", "double", code),
        _ => return Err(format!("{ty} is no number")),
    })
}

/// The body of a function.
#[derive(Default)]
struct Call {
    /// Before the call: arrays, and where results go.
    setup: Vec<String>,
    /// What is lent for the time of the call.
    lent: Option<String>,
    arguments: Vec<String>,
    /// After it, if it succeeded.
    after: Vec<String>,
    results: Vec<Value>,
    annotation: String,
    lines: Vec<String>,
}

/// A result: how to get at it, and what it is.
struct Value {
    expression: String,
    annotation: String,
}

impl Call {
    fn of(known: &Known<'_>, shape: &Shape<'_>) -> Result<Call, String> {
        let mut call = Call::default();
        call.arrays(known, shape)?;
        let is_copy = shape
            .outputs
            .iter()
            .any(|one| matches!(one.room, Room::Capacity(_)));
        for (at, parameter) in shape.function.parameters.iter().enumerate() {
            let argument = match shape.is_method && at == 0 {
                true => "self.bits".to_owned(),
                false => call.argument(known, shape, parameter, is_copy)?,
            };
            call.arguments.push(argument);
            call.fate(shape, parameter, at);
        }
        call.results(known, shape, is_copy)?;
        call.lines = call.body(known, shape, is_copy)?;
        Ok(call)
    }

    /// Arrays are made before the call, which needs their lengths too.
    fn arrays(&mut self, known: &Known<'_>, shape: &Shape<'_>) -> Result<(), String> {
        let mut lengths: Vec<(&str, Vec<String>)> = Vec::new();
        for input in &shape.inputs {
            let parameter = input.parameter;
            let name = names::name(&parameter.name);
            let element = element(&parameter.ty);
            let made = match parameter.role {
                Role::Handles => format!("v.handles({name}, {})", names::class(element)),
                Role::Array => match element {
                    "void" => format!("v.buffer({name})"),
                    "char" => format!("v.encoded({name})"),
                    "MlsStringRef" => format!("v.texts({name})"),
                    "MlsBool" => format!("v.booleans({name})"),
                    _ if known.tuples.contains(element) => {
                        format!("v.structures({name}, {})", names::class(element))
                    }
                    _ => format!("v.numbers(\"{}\", {name})", number(known, element)?.2),
                },
                _ => continue,
            };
            let With::Length(length) = input.with else {
                return Err(format!("nothing says how long `{}` is", parameter.name));
            };
            self.setup.push(format!("{name}_ = {made}"));
            match lengths.iter_mut().find(|(known, _)| *known == length.name) {
                Some((_, arrays)) => arrays.push(format!("{name}_")),
                None => lengths.push((&length.name, vec![format!("{name}_")])),
            }
        }
        for (_, arrays) in lengths.iter().filter(|(_, arrays)| arrays.len() > 1) {
            self.setup
                .push(format!("v.same_length({})", arrays.join(", ")));
        }
        Ok(())
    }

    fn argument(
        &mut self,
        known: &Known<'_>,
        shape: &Shape<'_>,
        parameter: &Parameter,
        is_copy: bool,
    ) -> Result<String, String> {
        let is = |one: &Parameter| one.name == parameter.name;
        let name = names::name(&parameter.name);
        if let Some(output) = shape.outputs.iter().find(|one| is(one.parameter)) {
            return self.room(known, shape, output, is_copy);
        }
        if shape
            .outputs
            .iter()
            .any(|one| matches!(one.room, Room::Capacity(of) if is(of)))
        {
            return Ok("capacity".to_owned());
        }
        for input in &shape.inputs {
            match input.with {
                With::Length(length) if is(length) => {
                    return Ok(format!("len({}_)", names::name(&input.parameter.name)));
                }
                With::UserData(data, _) if is(data) => return Ok("key".to_owned()),
                With::UserData(_, Some(end)) if is(end) => {
                    return Ok(format!("_callbacks.{}", end.ty));
                }
                _ => {}
            }
        }
        let input = shape.inputs.iter().find(|one| is(one.parameter));
        let input = input.ok_or(format!("`{}` belongs to nothing", parameter.name))?;
        let ty = parameter.ty.as_str();
        Ok(match parameter.role {
            Role::Handle if parameter.nullable => {
                format!("v.optional({name}, {})", names::class(ty))
            }
            Role::Handle => format!("v.handle({name}, {})", names::class(ty)),
            Role::Handles | Role::Array => format!("{name}_"),
            Role::Text => format!("v.text({name})"),
            Role::Number | Role::Enumeration | Role::Address => {
                format!("v.{}({name})", number(known, ty)?.1)
            }
            Role::Boolean => format!("bool({name})"),
            Role::Structure if known.tuples.contains(ty) => {
                format!("v.structure({name}, {})", names::class(ty))
            }
            Role::Callback => {
                self.lend(shape, input)?;
                format!("_callbacks.{ty}")
            }
            _ => return Err(format!("`{}` needs a hand", parameter.name)),
        })
    }

    fn lend(&mut self, shape: &Shape<'_>, input: &Input<'_>) -> Result<(), String> {
        let name = names::name(&input.parameter.name);
        let With::UserData(_, end) = input.with else {
            return Err(format!("`{name}` has no user data"));
        };
        let is_text = input.parameter.ty == "MlsStringCallback";
        let function = match is_text && !BINARY.contains(&shape.function.name.as_str()) {
            true => format!("_callbacks.decoding({name})"),
            false => name,
        };
        let how = if end.is_some() { "given" } else { "lent" };
        self.lent = Some(format!("with _callbacks.{how}({function}) as key:"));
        Ok(())
    }

    /// Where a result is written.
    fn room(
        &mut self,
        known: &Known<'_>,
        shape: &Shape<'_>,
        output: &Output<'_>,
        is_copy: bool,
    ) -> Result<String, String> {
        let name = names::name(&output.parameter.name);
        let ty = ctype(known, output.ty)?;
        match output.room {
            Room::Capacity(_) => Ok("room".to_owned()),
            Room::One if is_copy && output.parameter.name == "out" => Ok("found".to_owned()),
            Room::One => {
                self.setup.push(format!("{name} = {ty}()"));
                Ok(format!("byref({name})"))
            }
            Room::AsMany(length) => {
                let array = shape
                    .inputs
                    .iter()
                    .find(|one| matches!(one.with, With::Length(of) if of.name == length.name));
                let array = array.ok_or(format!("nothing is as long as `{name}`"))?;
                let array = names::name(&array.parameter.name);
                self.setup
                    .push(format!("{name} = ({ty} * len({array}_))()"));
                Ok(name)
            }
        }
    }

    /// What became of the reference of an argument. One that was consumed is dead,
    /// and its last release is refused.
    fn fate(&mut self, shape: &Shape<'_>, parameter: &Parameter, at: usize) {
        use crate::ownership::Fate;
        if !matches!(parameter.role, Role::Handle) {
            return;
        }
        let name = match shape.is_method && at == 0 {
            true => "self".to_owned(),
            false => names::name(&parameter.name),
        };
        let what = match parameter.ownership {
            Some(Fate::Taken) => "_renew",
            Some(Fate::Given) => "_keep",
            _ => return,
        };
        self.after.push(format!("{name}.{what}()"));
    }

    fn results(
        &mut self,
        known: &Known<'_>,
        shape: &Shape<'_>,
        is_copy: bool,
    ) -> Result<(), String> {
        for output in &shape.outputs {
            let name = names::name(&output.parameter.name);
            if is_copy && matches!(output.room, Room::One) && output.parameter.name == "out" {
                continue;
            }
            let is_structure = known.tuples.contains(output.ty) || output.ty == "MlsStringRef";
            let raw = match output.room {
                Room::One if is_structure => name,
                Room::One => format!("{name}.value"),
                Room::AsMany(_) | Room::Capacity(_) => "one".to_owned(),
            };
            let mut value = result(known, shape, output.ty, &raw)?;
            let elements = match output.room {
                Room::One => None,
                Room::AsMany(_) => Some(names::name(&output.parameter.name)),
                Room::Capacity(_) => Some(format!("v.copied({}, copy)", ctype(known, output.ty)?)),
            };
            if let Some(elements) = elements {
                value.expression = match value.expression == raw {
                    true => format!("list({elements})"),
                    false => format!("[{} for one in {elements}]", value.expression),
                };
                value.annotation =
                    format!("list[{}]", value.annotation.trim_end_matches(" | None"));
            }
            self.results.push(value);
        }
        Ok(())
    }

    fn body(
        &mut self,
        known: &Known<'_>,
        shape: &Shape<'_>,
        is_copy: bool,
    ) -> Result<Vec<String>, String> {
        let function = shape.function;
        let mut call = format!("lib.{}({})", function.name, self.arguments.join(", "));
        if !["MlsStatus", "void"].contains(&function.returns.as_str()) {
            let mut value = result(known, shape, &function.returns, &call)?;
            if function.returns == "const char *" {
                value.expression = format!("v.decoded({call})");
                value.annotation = "str".to_owned();
            }
            self.annotation = value.annotation;
            return Ok(vec![format!("return {}", value.expression)]);
        }
        let mut lines = self.setup.clone();
        let mut space = "";
        if let Some(lent) = &self.lent {
            lines.push(lent.clone());
            space = "    ";
        }
        if is_copy {
            lines.push(String::new());
            lines.push("def copy(capacity, room, found):".into());
            call.insert_str(0, "    ");
        }
        lines.push(format!("{space}{call}"));
        if is_copy {
            lines.push(String::new());
        }
        lines.extend(self.after.iter().cloned());
        let expressions: Vec<&str> = self
            .results
            .iter()
            .map(|one| one.expression.as_str())
            .collect();
        let annotations: Vec<&str> = self
            .results
            .iter()
            .map(|one| one.annotation.as_str())
            .collect();
        self.annotation = match annotations.as_slice() {
            [] => "None".to_owned(),
            [one] => (*one).to_owned(),
            all => format!("tuple[{}]", all.join(", ")),
        };
        if !expressions.is_empty() {
            lines.push(format!("return {}", expressions.join(", ")));
        }
        Ok(lines)
    }
}

/// The type of ctypes for a place in memory.
fn ctype(known: &Known<'_>, ty: &str) -> Result<String, String> {
    if known.tuples.contains(ty) {
        return Ok(format!("_types.{ty}"));
    }
    Ok(match types::code(known.description, ty) {
        _ if ty == "MlsStringRef" => "_types.MlsStringRef",
        Some("?") => "c_bool",
        Some("b") => "c_int8",
        Some("B") => "c_uint8",
        Some("h") => "c_int16",
        Some("H") => "c_uint16",
        Some("i") => "c_int32",
        Some("I") => "c_uint32",
        Some("q") => "c_int64",
        Some("Q") => "c_uint64",
        Some("f") => "c_float",
        Some("d") => "c_double",
        Some("P") => "c_void_p",
        _ => return Err(format!("there is no place for a {ty}")),
    }
    .to_owned())
}

/// What the library gave, as Python has it.
fn result(known: &Known<'_>, shape: &Shape<'_>, ty: &str, raw: &str) -> Result<Value, String> {
    let class = names::class(ty);
    let description = known.description;
    let is_handle = description.handles.iter().any(|one| one.name == ty);
    let value = |expression: String, annotation: &str| Value {
        expression,
        annotation: annotation.to_owned(),
    };
    Ok(match ty {
        "MlsString" if BINARY.contains(&shape.function.name.as_str()) => {
            value(format!("taken_bytes({raw})"), "bytes")
        }
        "MlsString" => value(format!("taken_text({raw})"), "str"),
        "MlsStringRef" => value(format!("v.text_of({raw})"), "str"),
        "const char *" => value(raw.to_owned(), "str"),
        "void *" => value(raw.to_owned(), "int | None"),
        "bool" => value(raw.to_owned(), "bool"),
        "float" | "double" => value(raw.to_owned(), "float"),
        _ if is_handle => {
            let kind = shape
                .class
                .filter(|kind| kind.handle == ty && !shape.is_method);
            let kind = kind.map_or(class, |kind| kind.name);
            // Where a type ID tells the class, it need not be said here.
            let made = match known.identified.contains(kind) {
                true => class,
                false => kind,
            };
            let owned = matches!(shape.function.owner, Some(crate::ownership::Owner::Caller));
            let how = if owned { "_own" } else { "_view" };
            let null = if shape.function.doc.contains("null") {
                " | None"
            } else {
                ""
            };
            value(format!("{made}.{how}({raw})"), &format!("{kind}{null}"))
        }
        _ if is_enumeration(description, ty) => value(format!("{class}({raw})"), class),
        _ if known.tuples.contains(ty) => value(format!("{class}._from_c({raw})"), class),
        _ => {
            number(known, ty)?;
            value(raw.to_owned(), "int")
        }
    })
}
