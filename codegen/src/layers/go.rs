//! `examples/go/mlirshim/generated.go`: constants, types and functions for Go.
//! What it calls and does not define is written by hand beside it.

use std::collections::{BTreeMap, BTreeSet};

use super::shape::{self, Room, Shape, With};
use crate::description::{Description, Function, Handle, Parameter, Role};
use crate::ownership::{Fate, Owner};
use crate::types::Structure;

/// Where the file goes.
const FILE: &str = "examples/go/mlirshim/generated.go";

/// Functions that are not generated, and why: most are done by hand, in the file
/// that is named. Those that a type of handles names as its `retain` or `release`
/// are among them without being listed.
const BY_HAND: &[(&str, &str)] = &[
    ("mlsHandleRetain", "handle.go: Keep"),
    ("mlsHandleRelease", "handle.go: finalizers, Release"),
    ("mlsStringGet", "a Go string has the text"),
    ("mlsStringDestroy", "a Go string has the text"),
    ("mlsStringRefCreate", "Go has strings"),
    ("mlsStringRefCreateFromCString", "Go has strings"),
    ("mlsStringRefEqual", "Go has strings"),
    ("mlsStatusGetReport", "error.go: Error"),
    ("mlsStatusMessage", "error.go: Error"),
    ("mlsStatusName", "error.go: Code"),
    ("mlsLogicalResultIsSuccess", "error.go: an error is nil"),
    ("mlsLogicalResultIsFailure", "error.go: an error is not nil"),
    ("mlsReportGetCode", "error.go: Error"),
    ("mlsReportGetFunction", "error.go: Error"),
    ("mlsReportGetArgument", "error.go: Error"),
    ("mlsReportGetMessage", "error.go: Error"),
    ("mlsReportGetErrorToken", "error.go: Error"),
    ("mlsReportGetNumDiagnostics", "error.go: Error"),
    ("mlsReportGetDiagnostic", "error.go: Error"),
    ("mlsReportGetNote", "error.go: Error"),
    ("mlsReportDestroy", "error.go: Error"),
    ("mlsDiagnosticGetSeverity", "diagnostics.go: a field"),
    ("mlsDiagnosticGetLocation", "diagnostics.go: a field"),
    ("mlsDiagnosticGetNumNotes", "diagnostics.go: a field"),
    ("mlsDiagnosticGetNote", "diagnostics.go: a field"),
    ("mlsDiagnosticPrint", "diagnostics.go: plain data"),
    ("mlsContextAttachDiagnosticHandler", "diagnostics.go"),
    ("mlsContextAddInvalidationHook", "invalidation.go"),
    ("mlsContextEnter", "session.go: Session"),
    ("mlsContextLeave", "session.go: Session"),
    ("mlsHostSetHooks", "Go has no lock around everything"),
    (
        "mlsCallbackFail",
        "callbacks.go: a callback returns an error",
    ),
    ("mlsOperationWalk", "walk.go"),
    ("mlsSymbolTableWalkSymbolTables", "walk.go"),
    ("mlsCreateExternalPass", "passes.go"),
    (
        "mlsExternalPassSignalFailure",
        "passes.go: Run returns an error",
    ),
    ("mlsOpRewritePatternCreate", "patterns.go"),
    ("mlsPDLPatternModuleRegisterRewriteFunction", "patterns.go"),
    (
        "mlsPDLPatternModuleRegisterConstraintFunction",
        "patterns.go",
    ),
    ("mlsUnmanagedDenseResourceElementsAttrGet", "data.go"),
    ("mlsDenseElementsAttrGetRawData", "data.go"),
    ("mlsExecutionEngineInvokePacked", "engine.go"),
    (
        "mlsInferShapedTypeOpInterfaceInferReturnTypes",
        "shapes.go: one slice instead of two",
    ),
    ("mlsGreedyRewriteDriverConfigDestroy", "plain data"),
    ("mlsGreedyRewriteDriverConfigGetMaxIterations", "a field"),
    ("mlsGreedyRewriteDriverConfigGetMaxNumRewrites", "a field"),
    (
        "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigIsFoldingEnabled", "a field"),
    ("mlsGreedyRewriteDriverConfigGetStrictness", "a field"),
    (
        "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel",
        "a field",
    ),
    (
        "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigSetMaxIterations", "a field"),
    ("mlsGreedyRewriteDriverConfigSetMaxNumRewrites", "a field"),
    (
        "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigEnableFolding", "a field"),
    ("mlsGreedyRewriteDriverConfigSetStrictness", "a field"),
    (
        "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigEnableConstantCSE", "a field"),
    ("mlsTransformOptionsDestroy", "plain data"),
    ("mlsTransformOptionsGetExpensiveChecksEnabled", "a field"),
    (
        "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp",
        "a field",
    ),
    ("mlsTransformOptionsEnableExpensiveChecks", "a field"),
    (
        "mlsTransformOptionsEnforceSingleTopLevelTransformOp",
        "a field",
    ),
];

/// Structures that are not generated, and why.
const STRUCTURES_BY_HAND: &[(&str, &str)] = &[
    ("MlsStatus", "error.go: Error"),
    ("MlsStringRef", "Go has strings"),
    ("MlsDiagnostic", "diagnostics.go"),
    ("MlsDiagnosticNote", "diagnostics.go"),
    ("MlsExternalPassCallbacks", "passes.go: ExternalPassOptions"),
    (
        "MlsRewritePatternCallbacks",
        "patterns.go: a Go function instead",
    ),
    ("MlsHostHooks", "Go has no lock around everything"),
    ("MlsRawData", "data.go"),
    (
        "MlsShapedTypeComponents",
        "shapes.go: with the sizes, instead of where they are",
    ),
];

/// Types of handles that Go does not have, and why.
const HANDLES_BY_HAND: &[(&str, &str)] = &[
    ("MlsString", "Go has strings"),
    ("MlsReport", "error.go: Error"),
];

/// What looks into IR, and does not keep it alive: a reference to one of these
/// holds that of what it was made from.
const LOOKS_INTO: &[&str] = &["MlsSymbolTable", "MlsAsmState", "MlsRewriterBase"];

/// What uses later what its methods are given: its reference holds theirs.
const GATHERS: &str = "MlsOperationState";

/// Names that a parameter cannot have: words of Go, and what the bodies of the
/// functions use.
const WORDS: &[&str] = &[
    "break",
    "capacity",
    "case",
    "chan",
    "check",
    "const",
    "default",
    "defer",
    "err",
    "error",
    "first",
    "func",
    "go",
    "import",
    "interface",
    "io",
    "len",
    "map",
    "own",
    "package",
    "range",
    "return",
    "runtime",
    "select",
    "string",
    "struct",
    "switch",
    "type",
    "unsafe",
    "var",
    "view",
];

/// Words of constants that are capitals throughout.
const INITIALS: &[&str] = &["id", "llvm", "odr", "pdl"];

/// The constants of the library by the group that their names begin with, the
/// beginning of their names in Go, and their type.
const CONSTANTS: &[(&str, &str, &str)] = &[
    ("MLS_STATUS_", "Err", "Code"),
    ("MLS_KIND_", "Kind", "uint32"),
    ("MLS_DIAGNOSTIC_", "Severity", "Severity"),
    ("MLS_INVALIDATION_", "Invalidation", "uint32"),
    ("MLS_GREEDY_REWRITE_STRICTNESS_", "Strictness", "uint32"),
    ("MLS_GREEDY_SIMPLIFY_REGION_LEVEL_", "RegionLevel", "uint32"),
];

/// The file with its path.
pub fn write(description: &Description) -> Result<(String, String), String> {
    check(description)?;
    let shapes = shape::of(description);
    let go = Go { description };
    let mut text = Text::default();
    text.line("// Code generated by codegen/src/layers/go.rs. DO NOT EDIT.");
    text.line("\npackage mlirshim");
    text.line("\n// #include \"shim.h\"\nimport \"C\"");
    text.line("\nimport (\n\t\"io\"\n\t\"runtime\"\n\t\"unsafe\"\n)");
    go.constants(&mut text)?;
    go.enumerations(&mut text);
    go.handles(&shapes, &mut text);
    for one in &description.structures {
        if reason(STRUCTURES_BY_HAND, &one.name).is_none() {
            go.structure(one, &mut text)
                .map_err(|error| format!("Go: {}: {error}", one.name))?;
        }
    }
    for (shape, name) in shapes.iter().zip(names(&shapes)) {
        if !go.is_by_hand(&shape.function.name) {
            go.function(shape, &name, &mut text)
                .map_err(|error| format!("Go: {}: {error}", shape.function.name))?;
        }
    }
    Ok((FILE.to_owned(), text.0))
}

/// Every name of the tables is one of the description.
fn check(description: &Description) -> Result<(), String> {
    let functions = description.functions.iter().map(|one| one.name.as_str());
    let structures = description.structures.iter().map(|one| one.name.as_str());
    let handles = description.handles.iter().map(|one| one.name.as_str());
    let known: BTreeSet<_> = functions.chain(structures).chain(handles).collect();
    let tables = [BY_HAND, STRUCTURES_BY_HAND, HANDLES_BY_HAND].concat();
    let named = tables.iter().map(|(name, _)| name);
    let named = named.chain(LOOKS_INTO).chain([&GATHERS]);
    match named.into_iter().find(|name| !known.contains(**name)) {
        Some(name) => Err(format!("Go: no {name} in the description")),
        None => Ok(()),
    }
}

fn reason(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let found = table.iter().find(|(one, _)| *one == name);
    found.map(|(_, reason)| *reason)
}

/// The text of the file.
#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    /// A comment before something of this name, which the documentation follows as
    /// the rest of a sentence.
    fn comment(&mut self, begin: &str, doc: &str) {
        let mut letters = doc.chars();
        let first = letters.next();
        // A name in capitals stays one.
        let is_name = letters
            .clone()
            .next()
            .is_some_and(|letter| !letter.is_lowercase() && letter != ' ');
        let first = first.map(|letter| match is_name {
            true => letter,
            false => letter.to_ascii_lowercase(),
        });
        let doc: String = first.into_iter().chain(letters).collect();
        self.line("");
        for one in format!("{begin} {doc}").lines() {
            self.line(format!("// {one}").trim_end());
        }
    }
}

/// `NULL_HANDLE` as `NullHandle`.
fn pascal(words: &str) -> String {
    let words = words.to_ascii_lowercase();
    let words = words.split('_').map(|word| match INITIALS.contains(&word) {
        true => word.to_ascii_uppercase(),
        false => exported(word),
    });
    words.collect()
}

/// A name of C as that of something exported: `__arith__` as `Arith`.
fn exported(name: &str) -> String {
    let mut all = String::new();
    for word in name.split('_') {
        let mut letters = word.chars();
        all.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        all.push_str(letters.as_str());
    }
    all
}

/// A type of C by its name in Go.
fn plain(ty: &str) -> &str {
    ty.trim_start_matches("Mls")
}

/// The names in Go. `Get` is left away where that leaves a name of its own, which it
/// does not in `GetOrLoadDialect`.
fn names(shapes: &[Shape]) -> Vec<String> {
    let long = |shape: &Shape| {
        let words = shape.function.name.trim_start_matches("mls");
        let class = shape.class.map_or("", |class| class.name);
        let words = exported(words.strip_prefix(class).unwrap_or(words));
        match shape.class {
            Some(class) if !shape.is_method => match words.strip_prefix("Create") {
                Some(rest) => format!("New{}{rest}", class.name),
                None => format!("{}{words}", class.name),
            },
            _ => words,
        }
    };
    let taken: BTreeSet<_> = shapes
        .iter()
        .map(|shape| (shape.class, long(shape)))
        .collect();
    let name = |shape: &Shape| {
        let name = long(shape);
        let short = name.strip_prefix("Get").filter(|short| {
            // The type of handles is a field of each of its kinds.
            let field = shape
                .class
                .is_some_and(|class| plain(class.handle) == *short);
            shape.is_method
                && !short.is_empty()
                && !short.starts_with("Or")
                && !field
                && !taken.contains(&(shape.class, (*short).to_owned()))
        });
        short.map_or_else(|| name.clone(), str::to_owned)
    };
    shapes.iter().map(name).collect()
}

/// The number type of Go that a number type of C is.
fn number(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "intptr_t" => "int",
        "size_t" => "uint",
        "uintptr_t" => "uintptr",
        "double" => "float64",
        "float" => "float32",
        "bool" | "MlsBool" => "bool",
        "char" | "void" | "uint8_t" => "uint8",
        "int8_t" => "int8",
        "int16_t" => "int16",
        "int32_t" => "int32",
        "int64_t" => "int64",
        "uint16_t" => "uint16",
        "uint32_t" => "uint32",
        "uint64_t" => "uint64",
        _ => return None,
    })
}

/// A type of C as cgo calls it.
fn c_type(ty: &str) -> String {
    match ty {
        "void" | "void *" => "unsafe.Pointer".to_owned(),
        _ => format!("C.{ty}"),
    }
}

/// The name of a parameter.
fn name_of(parameter: &Parameter) -> String {
    let name = &parameter.name;
    match WORDS.contains(&name.as_str()) {
        true => format!("{name}_"),
        false => name.clone(),
    }
}

/// The type of the elements that a pointer points to.
fn element(ty: &str) -> &str {
    let ty = ty.trim_start_matches("const ");
    ty.strip_suffix('*').unwrap_or(ty).trim_end()
}

/// What is being written of a function.
#[derive(Default)]
struct Body {
    /// The function that it is a method of.
    receiver: String,
    parameters: Vec<String>,
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

/// An array that is written.
struct Array {
    name: String,
    element: String,
}

struct Go<'a> {
    description: &'a Description,
}

impl Go<'_> {
    fn handle(&self, ty: &str) -> Option<&Handle> {
        self.description.handles.iter().find(|one| one.name == ty)
    }

    fn structure_of(&self, ty: &str) -> Option<&Structure> {
        self.description
            .structures
            .iter()
            .find(|one| one.name == ty)
    }

    fn is_enumeration(&self, ty: &str) -> bool {
        self.description
            .enumerations
            .iter()
            .any(|one| one.name == ty)
    }

    fn is_by_hand(&self, name: &str) -> bool {
        let counts = |one: &Handle| [&one.retain, &one.release].contains(&&Some(name.to_owned()));
        reason(BY_HAND, name).is_some() || self.description.handles.iter().any(counts)
    }

    fn constants(&self, text: &mut Text) -> Result<(), String> {
        for one in &self.description.constants {
            let (start, prefix, ty) = CONSTANTS
                .iter()
                .find(|(start, ..)| one.name.starts_with(start))
                .ok_or_else(|| format!("{}: no group of constants for Go", one.name))?;
            let name = format!("{prefix}{}", pascal(one.name.trim_start_matches(start)));
            // Success is no error.
            if one.name != "MLS_STATUS_OK" {
                text.comment(&format!("{name}:"), &one.doc);
                text.line(&format!("const {name} {ty} = {}", one.value));
            }
        }
        Ok(())
    }

    fn enumerations(&self, text: &mut Text) {
        for enumeration in &self.description.enumerations {
            let name = plain(&enumeration.name);
            let ty = number(&enumeration.ty).unwrap_or("uint32");
            text.comment(&format!("{name} says:"), &enumeration.doc);
            text.line(&format!("type {name} {ty}"));
            let values = &enumeration.values;
            let first = values.first().map_or("", |one| one.name.as_str());
            let shared = first
                .rmatch_indices('_')
                .map(|(at, _)| first.split_at(at + 1).0)
                .find(|start| values.iter().all(|one| one.name.starts_with(start)));
            for value in values {
                let own = value.name.trim_start_matches(shared.unwrap_or("MLS_"));
                let own = format!("{name}{}", pascal(own));
                text.comment(&format!("{own} is"), &value.doc);
                text.line(&format!("const {own} {name} = {}", value.value));
            }
        }
    }

    fn handles(&self, shapes: &[Shape], text: &mut Text) {
        let handles = self.description.handles.iter();
        for one in handles.filter(|one| reason(HANDLES_BY_HAND, &one.name).is_none()) {
            let name = plain(&one.name);
            text.comment(&format!("{name} is"), &one.doc);
            text.line(&format!("type {name} struct{{ handle }}"));
        }
        let kinds: BTreeMap<_, _> = shapes
            .iter()
            .filter(|shape| shape.is_method)
            .filter_map(|shape| shape.class)
            .filter(|class| plain(class.handle) != class.name)
            .map(|class| (class.name, plain(class.handle)))
            .collect();
        for (name, handle) in kinds {
            let doc = format!("one kind of {handle}: its methods refuse the others.");
            text.comment(&format!("{name} is"), &doc);
            text.line(&format!("type {name} struct{{ {handle} }}"));
        }
    }

    /// A structure, and how to get it from and to C.
    fn structure(&self, one: &Structure, text: &mut Text) -> Result<(), String> {
        let name = plain(&one.name);
        let mut fields = Vec::new();
        let (mut from_c, mut to_c) = (Vec::new(), Vec::new());
        for member in &one.members {
            let field = exported(&member.name);
            let ty = self.go_type(&member.ty)?;
            let value = format!("c.{}", member.name);
            // Nobody owns what is in a structure.
            let value = self.to_go(&member.ty, &value, Some(Owner::View), "from")?;
            for line in member.doc.lines() {
                fields.push(format!("\t// {line}"));
            }
            fields.push(format!("\t{field} {ty}"));
            from_c.push(format!("\tone.{field} = {value}"));
            let value = self.to_c(&member.ty, &format!("one.{field}"));
            to_c.push(format!("\tc.{} = {value}", member.name));
        }
        text.comment(&format!("{name} is"), &one.doc);
        text.line(&format!("type {name} struct {{\n{}\n}}", fields.join("\n")));
        let parameters = self.description.functions.iter();
        let mut parameters = parameters.flat_map(|function| &function.parameters);
        let is_read = parameters.any(|parameter| {
            !matches!(parameter.role, Role::Out) && element(&parameter.ty) == one.name
        });
        text.line(&format!(
            "\nfunc go{name}(c C.{}, from *reference) (one {name}) {{\n{}\n\treturn one\n}}",
            one.name,
            from_c.join("\n")
        ));
        if is_read {
            text.line(&format!(
                "\nfunc (one {name}) c() (c C.{}) {{\n{}\n\treturn c\n}}",
                one.name,
                to_c.join("\n")
            ));
        }
        Ok(())
    }

    /// A type in Go.
    fn go_type(&self, ty: &str) -> Result<String, String> {
        let known = match ty {
            "MlsString" | "MlsStringRef" | "const char *" => Some("string"),
            "void *" => Some("unsafe.Pointer"),
            _ if self.handle(ty).is_some()
                || self.is_enumeration(ty)
                || self.structure_of(ty).is_some() =>
            {
                Some(plain(ty))
            }
            _ => number(ty),
        };
        known
            .map(str::to_owned)
            .ok_or_else(|| format!("no type for {ty}"))
    }

    /// A value of C in Go. `from` is the expression of the reference that keeps it
    /// alive, unless the caller owns it.
    fn to_go(
        &self,
        ty: &str,
        value: &str,
        owner: Option<Owner>,
        from: &str,
    ) -> Result<String, String> {
        let go = self.go_type(ty)?;
        if self.handle(ty).is_some() && ty != "MlsString" {
            let made = match owner {
                Some(Owner::Caller) if LOOKS_INTO.contains(&ty) => {
                    format!("own({value}.bits, {from}).holding({from})")
                }
                Some(Owner::Caller) => format!("own({value}.bits, {from})"),
                Some(Owner::View) => format!("view({value}.bits, {from})"),
                Some(Owner::Context | Owner::Nobody) | None => {
                    format!("view({value}.bits, {from}.ofContext())")
                }
            };
            return Ok(format!("{go}{{{made}}}"));
        }
        Ok(match ty {
            "MlsString" => format!("takeString({value})"),
            "MlsStringRef" => format!("goString({value})"),
            "const char *" => format!("C.GoString({value})"),
            "MlsBool" => format!("{value} != 0"),
            "void *" => value.to_owned(),
            _ if self.structure_of(ty).is_some() => format!("go{go}({value}, {from})"),
            _ => format!("{go}({value})"),
        })
    }

    /// A value of Go in C.
    fn to_c(&self, ty: &str, value: &str) -> String {
        if self.handle(ty).is_some() {
            return format!("C.{ty}{{bits: {value}.c()}}");
        }
        match ty {
            "MlsStringRef" => format!("cString({value})"),
            "MlsBool" => format!("cBool({value})"),
            _ if self.structure_of(ty).is_some() => format!("{value}.c()"),
            _ => format!("C.{ty}({value})"),
        }
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

    fn function(&self, shape: &Shape, name: &str, text: &mut Text) -> Result<(), String> {
        let function = shape.function;
        let fails = function.returns == "MlsStatus";
        let from = self.from(function);
        let mut body = Body::default();
        for (at, parameter) in function.parameters.iter().enumerate() {
            if at == 0 && shape.is_method {
                let class = shape.class.map_or("", |class| class.name);
                body.receiver = format!("({} {class}) ", name_of(parameter));
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
        text.comment(name, &function.doc);
        text.line(&format!(
            "func {}{name}({}) {results}{{",
            body.receiver,
            body.parameters.join(", ")
        ));
        for line in lines {
            text.line(&format!("\t{line}"));
        }
        text.line("}");
        Ok(())
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
                body.parameters.push(format!("{own} io.Writer"));
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
                body.parameters
                    .push(format!("{own} []{}", self.go_type(element)?));
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
                body.parameters.push(format!("{own} {}", self.go_type(ty)?));
                self.handle_argument(parameter, body);
                if let Some(holder) = holder {
                    body.after
                        .push(format!("{}.hold(err, {own}.keep)", name_of(holder)));
                }
            }
            Role::Text | Role::Boolean | Role::Number | Role::Enumeration => {
                body.parameters.push(format!("{own} {}", self.go_type(ty)?));
                body.arguments.push(self.to_c(ty, &own));
            }
            Role::Structure if !ty.ends_with('*') => {
                body.parameters.push(format!("{own} {}", self.go_type(ty)?));
                body.arguments.push(self.to_c(ty, &own));
            }
            Role::Structure | Role::Changed => return Err(format!("`{}` is {ty}", parameter.name)),
            Role::UserData | Role::Address => {
                body.parameters.push(format!("{own} unsafe.Pointer"));
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
        body.parameters
            .push(format!("{own} []{}", self.go_type(element)?));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_go_s() {
        assert_eq!(pascal("NULL_HANDLE"), "NullHandle");
        assert_eq!(pascal("TYPE_ID"), "TypeID");
        assert_eq!(
            exported("GetDialectHandle__arith__"),
            "GetDialectHandleArith"
        );
    }

    #[test]
    fn what_is_by_hand_is_named_exactly() {
        assert!(reason(BY_HAND, "mlsStringGet").is_some());
        assert!(reason(BY_HAND, "mlsStringAttrGetValue").is_none());
    }
}
