//! The text of one generated function: its documentation, signature and body.
//!
//! Bodies have one form: handles in their order, pointers, numbers, what a thing
//! is, the call, the result. What needs logic is a function of the library's
//! `boundary`, of which only the name stands here.

use std::fmt::Write;

use crate::spec::{self, Access, Class, Facts, Life, Nesting, Null, Shape, Spec};
use crate::upstream::{Enumeration, Function, Parameter, Upstream};

/// Upstream's handles, and the function of `Call` that makes ours.
const RESULTS: &[(&str, &str)] = &[
    ("MlirAffineExpr", "affine_expr"),
    ("MlirAffineMap", "affine_map"),
    ("MlirAttribute", "attribute"),
    ("MlirBlock", "block"),
    ("MlirDialect", "dialect"),
    ("MlirDialectHandle", "dialect_handle"),
    ("MlirIdentifier", "identifier"),
    ("MlirIntegerSet", "integer_set"),
    ("MlirLocation", "location"),
    ("MlirOperation", "operation"),
    ("MlirType", "ty"),
    ("MlirTypeID", "type_id"),
    ("MlirValue", "value"),
];

/// Handles that generated functions only take.
const ARGUMENTS: &[&str] = &["MlirContext", "MlirModule", "MlirRegion"];

/// Why a call of upstream's is sound.
const SAFETY: &str = "// SAFETY: the arguments were checked above.\n";

/// Handles of which finding one, or making one, takes more than the lock of a
/// context.
const NOT_QUICK: &[&str] = &["MlsDialectHandle", "MlsModule", "MlsRegion", "MlsTypeID"];

/// Handles of what can be nested.
const NESTED: &[&str] = &[
    "MlirAffineExpr",
    "MlirAffineMap",
    "MlirAttribute",
    "MlirIntegerSet",
    "MlirLocation",
    "MlirType",
];

/// C's numbers, in Rust.
const NUMBERS: &[(&str, &str)] = &[
    ("intptr_t", "intptr_t"),
    ("size_t", "size_t"),
    ("char", "c_char"),
    ("int", "i32"),
    ("unsigned int", "u32"),
    ("int8_t", "i8"),
    ("int16_t", "i16"),
    ("int32_t", "i32"),
    ("int64_t", "i64"),
    ("uint8_t", "u8"),
    ("uint16_t", "u16"),
    ("uint32_t", "u32"),
    ("uint64_t", "u64"),
    ("float", "f32"),
    ("double", "f64"),
    ("MlirSparseTensorLevelType", "u64"),
];

fn number(ty: &str) -> Option<&'static str> {
    let found = NUMBERS.iter().find(|(c, _)| *c == ty);
    found.map(|(_, rust)| *rust)
}

fn is_handle(ty: &str) -> bool {
    ARGUMENTS.contains(&ty) || RESULTS.iter().any(|(name, _)| *name == ty)
}

fn ours(ty: &str) -> String {
    ty.replacen("Mlir", "Mls", 1)
}

/// The name of our function for one of upstream's.
pub fn name_of(upstream: &str) -> String {
    upstream.replacen("mlir", "mls", 1)
}

/// What a parameter is.
enum What {
    Handle(String),
    Handles(String),
    Numbers(&'static str),
    Booleans,
    Text,
    Boolean,
    Enumeration(String),
    Number(&'static str),
}

/// A parameter of a wrapper.
struct Argument {
    name: String,
    upstream_name: String,
    what: What,
    /// Whether upstream forgot that it only reads an array.
    is_mutable: bool,
    nullable: bool,
    /// Whether it is an index.
    is_index: bool,
    /// The class that a handle must be of.
    class: Option<String>,
    /// The length, of an array.
    length: String,
}

/// A function that is written.
pub struct Wrapper<'a> {
    spec: &'a Spec,
    upstream: &'a Upstream,
    function: &'a Function,
    facts: &'a Facts,
    arguments: Vec<Argument>,
}

/// The name of a parameter in Rust.
pub fn rust_name(name: &str) -> String {
    match name {
        "ctx" | "mlirCtx" => "context".into(),
        "type" => "ty".into(),
        "loc" => "location".into(),
        "mod" => "module".into(),
        other => spec::snake(other),
    }
}

/// Lines of documentation, at most 80 columns wide; the lines after the first
/// begin with `indent`.
pub fn documented(text: &str, indent: &str) -> String {
    let mut all = String::new();
    let mut line = String::from("///");
    for word in text.split(' ') {
        if line.len() + 1 + word.len() > 80 && line.len() > 3 {
            all.push_str(&line);
            all.push('\n');
            line = format!("///{indent}");
        }
        line.push(' ');
        line.push_str(word);
    }
    all.push_str(&line);
    all.push('\n');
    all
}

impl<'a> Wrapper<'a> {
    /// Joins a function with its facts.
    pub fn new(
        spec: &'a Spec,
        upstream: &'a Upstream,
        function: &'a Function,
        facts: &'a Facts,
    ) -> Result<Self, String> {
        let mut wrapper = Wrapper {
            spec,
            upstream,
            function,
            facts,
            arguments: Vec::new(),
        };
        for (at, parameter) in function.parameters.iter().enumerate() {
            let argument = wrapper
                .argument(at, parameter)
                .map_err(|message| format!("{}: {message}", function.name))?;
            wrapper.arguments.push(argument);
        }
        wrapper
            .check_facts()
            .map_err(|message| format!("{}: {message}", function.name))?;
        Ok(wrapper)
    }

    fn argument(&self, at: usize, parameter: &Parameter) -> Result<Argument, String> {
        let upstream_name = match &parameter.name {
            Some(name) => name.clone(),
            None => self.facts.names.get(at).cloned().ok_or_else(|| {
                format!("parameter {at} has no name: write `names = [..]` with one for each")
            })?,
        };
        let ty = parameter.ty.as_str();
        let target = ty.strip_suffix(" *");
        let is_mutable = target.is_some_and(|target| !target.starts_with("const "));
        let what = match target.map(|target| target.trim_start_matches("const ")) {
            Some(target) if is_handle(target) => What::Handles(ours(target)),
            Some("bool") => What::Booleans,
            Some(target) if number(target).is_some() => {
                What::Numbers(number(target).unwrap_or_default())
            }
            Some(_) if self.shape_has_own_arguments() => What::Number("u8"),
            Some(_) => return Err(format!("`{upstream_name}` is a `{ty}`: write it by hand")),
            None if is_handle(ty) => What::Handle(ours(ty)),
            None if ty == "MlirStringRef" => What::Text,
            None if ty == "bool" => What::Boolean,
            None if self.upstream.enumerations.contains_key(ty) => What::Enumeration(ty.into()),
            None => match number(ty) {
                Some(rust) => What::Number(rust),
                None if self.shape_has_own_arguments() => What::Number("u8"),
                None => return Err(format!("`{upstream_name}` is a `{ty}`: write it by hand")),
            },
        };
        let mut length = String::new();
        if target.is_some() && !self.shape_has_own_arguments() {
            length = match self.facts.arrays.get(&upstream_name) {
                Some(name) => rust_name(name),
                None => match self.arguments.last() {
                    Some(last) if matches!(last.what, What::Number("intptr_t")) => {
                        last.name.clone()
                    }
                    _ => {
                        return Err(format!(
                            "the length of `{upstream_name}` is not right before it: \
                             write `arrays = {{ {upstream_name} = \"..\" }}`"
                        ));
                    }
                },
            };
        }
        Ok(Argument {
            name: rust_name(&upstream_name),
            nullable: self.facts.null.contains(&upstream_name),
            is_index: self.facts.index.contains_key(&upstream_name),
            class: self.facts.is.get(&upstream_name).cloned(),
            upstream_name,
            what,
            is_mutable,
            length,
        })
    }

    fn shape_has_own_arguments(&self) -> bool {
        matches!(self.facts.shape, Shape::IsNull | Shape::Print)
    }

    /// Refuses facts about parameters, classes and checks that are not there.
    fn check_facts(&self) -> Result<(), String> {
        let facts = self.facts;
        let named = |name: &String| self.arguments.iter().any(|one| one.upstream_name == *name);
        let stated = facts
            .is
            .keys()
            .chain(&facts.null)
            .chain(facts.index.keys())
            .chain(facts.arrays.keys());
        for name in stated.chain(facts.valid.keys()).chain(facts.skip.keys()) {
            if !named(name) {
                return Err(format!("there is no parameter `{name}`"));
            }
        }
        for class in facts.is.values() {
            self.class(class)?;
        }
        for count in facts.index.values() {
            if !self.upstream.functions.iter().any(|one| one.name == *count) {
                return Err(format!("there is no function {count}"));
            }
        }
        if facts.checked {
            let checked = format!("{}Checked", self.function.name);
            if !self
                .upstream
                .functions
                .iter()
                .any(|one| one.name == checked)
            {
                return Err(format!("there is no {checked}"));
            }
        }
        let is_text = self.function.result == "MlirStringRef";
        if is_text != facts.lives.is_some() {
            return Err("`lives` is for functions that give a text, and all of them".into());
        }
        Ok(())
    }

    fn class(&self, name: &str) -> Result<&'a Class, String> {
        let class = self.spec.classes.get(name);
        class.ok_or_else(|| format!("there is no class `{name}`"))
    }

    /// Whether what it makes is nested deeper than what it takes.
    fn nests(&self) -> bool {
        let takes = |argument: &Argument| match &argument.what {
            What::Handle(ty) | What::Handles(ty) => NESTED.iter().any(|raw| ours(raw) == *ty),
            _ => false,
        };
        matches!(self.facts.nesting, Some(Nesting::Around | Nesting::Sum))
            && NESTED.contains(&self.function.result.as_str())
            && self.arguments.iter().any(takes)
    }

    fn enumeration(&self, name: &str) -> Option<&'a Enumeration> {
        self.upstream.enumerations.get(name)
    }

    /// The text of a documentation, with the captures of its rule.
    fn doc(&self) -> String {
        let mut doc = self.facts.doc.clone();
        for (at, capture) in self.facts.captures.iter().enumerate() {
            doc = doc.replace(&format!("{{{}}}", at + 1), capture);
        }
        doc
    }

    /// The function, and what belongs to it.
    pub fn write(&self) -> Result<String, String> {
        let text = match self.facts.shape {
            Shape::Call => self.write_call(),
            Shape::Direct => self.write_direct(),
            Shape::IsNull => self.write_is_null(),
            Shape::Equal => self.write_equal(),
            Shape::Hash => self.write_hash(),
            Shape::Print => self.write_print(),
            Shape::Dump => self.write_dump(),
            Shape::Context => self.write_context(),
            Shape::Pass => self.write_pass(),
            Shape::Register => self.write_register(),
        };
        text.map_err(|message| format!("{}: {message}", self.function.name))
    }

    fn name(&self) -> String {
        name_of(&self.function.name)
    }

    fn access(&self) -> &'static str {
        match self.facts.access {
            Access::Free => "Free",
            Access::Read => "Read",
            Access::Write => "Write",
        }
    }

    fn threads(&self) -> &'static str {
        match self.facts.access {
            Access::Free => "any.",
            Access::Read => {
                "any; BUSY while a call on another thread changes the IR of the context."
            }
            Access::Write => {
                "any; BUSY while a long call on another thread uses the IR of the context."
            }
        }
    }

    fn ownership(&self) -> Option<String> {
        let result = self.function.result.as_str();
        Some(match result {
            "MlirOperation" | "MlirBlock" | "MlirValue" => {
                "a view: the result belongs to the IR.".into()
            }
            "MlirTypeID" | "MlirDialectHandle" => "nothing to destroy.".into(),
            "MlirStringRef" => match self.facts.lives? {
                Life::Static => "static text.".into(),
                Life::Context => "the text belongs to the context.".into(),
            },
            _ if is_handle(result) => {
                "nothing to destroy; the result lives as long as its context.".into()
            }
            _ => return None,
        })
    }

    /// What it refuses, besides what every function does.
    fn errors(&self) -> Result<String, String> {
        let mut all = Vec::new();
        for argument in &self.arguments {
            if let What::Enumeration(_) = argument.what {
                all.push(format!("BAD_ENUM (`{}`)", argument.name));
            }
        }
        if let Some(dialect) = &self.facts.dialect {
            all.push(format!("DIALECT_NOT_LOADED (`{dialect}`)"));
        }
        for argument in &self.arguments {
            if let Some(class) = &argument.class {
                let what = &self.class(class)?.what;
                all.push(format!("BAD_ARGUMENT (`{}`: not {what})", argument.name));
            }
        }
        for argument in self.arguments.iter().filter(|one| one.is_index) {
            all.push(format!("OUT_OF_RANGE (`{}`)", argument.name));
        }
        for check in &self.facts.check {
            let (name, arguments) = parse_check(check)?;
            let known = self.spec.checks.get(name);
            let known = known.ok_or_else(|| format!("there is no check `{name}`"))?;
            let mut errors = known.errors.clone();
            for (at, name) in arguments.split(',').enumerate() {
                errors = errors.replace(&format!("{{{at}}}"), name.trim());
            }
            all.push(errors);
        }
        if self.nests() {
            all.push("TOO_DEEP".into());
        }
        if self.facts.checked || self.facts.result == Some(Null::Refused) {
            all.push("BAD_ARGUMENT with diagnostics".into());
        }
        if self.function.result == "MlirLogicalResult" {
            all.push("UPSTREAM_FAILED with diagnostics".into());
        }
        Ok(all.join("; "))
    }

    /// The labelled lines of the documentation.
    fn facts_lines(&self, errors: &str) -> Result<String, String> {
        let mut all = String::from("///\n");
        let mut line = |text: String| all.push_str(&documented(&text, "  "));
        line(format!("Upstream: `{}`.", self.function.name));
        if let Some(text) = self.ownership() {
            line(format!("Ownership: {text}"));
        }
        line(format!("Threads: {}", self.threads()));
        if !errors.is_empty() {
            line(format!("Errors: {errors}."));
        }
        let list = |test: &dyn Fn(&Argument) -> bool| {
            let names = self.arguments.iter().filter(|one| test(one));
            let names: Vec<String> = names.map(|one| format!("`{}`", one.name)).collect();
            names.join(", ")
        };
        let nullable = list(&|one| one.nullable);
        if !nullable.is_empty() {
            line(format!("Null: {nullable}."));
        }
        for argument in &self.arguments {
            let own = self.facts.valid.get(&argument.upstream_name);
            let class = argument.class.as_deref().map(|class| self.class(class));
            let class = class.transpose()?.map(|class| &class.example);
            if let Some(text) = own.or(class) {
                line(format!("Valid: `{}` is `{text}`.", argument.name));
            }
        }
        let indices = list(&|one| one.is_index);
        if !indices.is_empty() {
            line(format!("Index: {indices}."));
        }
        for (name, why) in &self.facts.skip {
            line(format!("Misuse: skip `{}`: {why}.", rust_name(name)));
        }
        Ok(all)
    }

    /// The type of the result in our signature.
    fn result_type(&self) -> Option<String> {
        let result = self.function.result.as_str();
        match result {
            "void" | "MlirLogicalResult" => None,
            "bool" => Some("bool".into()),
            _ if is_handle(result) || result == "MlirStringRef" => Some(ours(result)),
            _ if self.enumeration(result).is_some() => Some(ours(result)),
            _ => number(result).map(str::to_owned),
        }
    }

    fn parameters(&self) -> Vec<String> {
        let one = |argument: &Argument| {
            let ty = match &argument.what {
                What::Handle(ty) => ty.clone(),
                What::Handles(ty) => format!("*const {ty}"),
                What::Numbers(ty) => format!("*const {ty}"),
                What::Booleans => "*const MlsBool".into(),
                What::Text => "MlsStringRef".into(),
                What::Boolean => "MlsBool".into(),
                What::Enumeration(name) => ours(name),
                What::Number(ty) => (*ty).to_owned(),
            };
            format!("{}: {ty}", argument.name)
        };
        self.arguments.iter().map(one).collect()
    }

    /// What the caller must see to about pointers; empty if there are none.
    fn safety(&self, has_out: bool) -> String {
        let mut all = Vec::new();
        for argument in &self.arguments {
            let name = &argument.name;
            match argument.what {
                What::Handles(_) | What::Numbers(_) | What::Booleans => all.push(format!(
                    "`{name}` is readable for `{}` elements",
                    argument.length
                )),
                What::Text => all.push(format!("`{name}` is a readable string")),
                _ => {}
            }
        }
        if has_out {
            all.push("`out` is null or valid for one write".into());
        }
        match all.is_empty() {
            true => String::new(),
            false => format!(
                "///\n/// # Safety\n{}",
                documented(&format!("{}.", all.join("; ")), "")
            ),
        }
    }

    /// The signature of a function that returns a status.
    fn signature(&self, name: &str, parameters: &[String], is_unsafe: bool) -> String {
        let parameters = parameters.join(", ");
        let kind = if is_unsafe { "unsafe extern" } else { "extern" };
        format!(
            "#[must_use]\n#[unsafe(no_mangle)]\npub {kind} \"C\" fn {name}({parameters}) \
             -> MlsStatus {{\n"
        )
    }

    /// The head of a function that is a whole call.
    fn head(&self, name: &str, parameters: &[String], is_unsafe: bool) -> String {
        let signature = self.signature(name, parameters, is_unsafe);
        format!("{signature}    call(\"{name}\", |call| {{\n")
    }

    /// A whole function that returns a status, of its body.
    fn function(&self, body: &str) -> Result<String, String> {
        let result = self.result_type();
        let safety = self.safety(result.is_some());
        let mut parameters = self.parameters();
        parameters.extend(result.map(|ty| format!("out: *mut {ty}")));
        Ok(format!(
            "{}{}{safety}{}{body}        Ok(())\n    }})\n}}\n",
            documented(&self.doc(), ""),
            self.facts_lines(&self.errors()?)?,
            self.head(&self.name(), &parameters, !safety.is_empty())
        ))
    }

    /// The length of an array, as the library counts.
    fn length(&self, argument: &Argument) -> String {
        let length = &argument.length;
        let is_length = |one: &&Argument| one.name == *length;
        match self.arguments.iter().find(is_length).map(|one| &one.what) {
            Some(What::Number("intptr_t")) | None => length.clone(),
            Some(_) => format!("require::count({length})"),
        }
    }

    /// Resolves the handles, in their order.
    fn handles(&self, body: &mut String) {
        for argument in &self.arguments {
            let name = &argument.name;
            let access = self.access();
            match (&argument.what, argument.nullable) {
                (What::Handle(_), nullable) => {
                    let get = if nullable { "get_or_null" } else { "get" };
                    let _ = writeln!(
                        body,
                        "let {name} = call.{get}({name}, Access::{access}, \"{name}\")?;"
                    );
                }
                (What::Handles(_), _) => {
                    let length = self.length(argument);
                    let _ = writeln!(
                        body,
                        "let {name} = call.get_all({length}, {name}, Access::{access}, \
                         \"{name}\")?;"
                    );
                }
                _ => {}
            }
        }
    }

    /// Checks pointers and numbers.
    fn values(&self, body: &mut String) {
        for argument in &self.arguments {
            let name = &argument.name;
            let length = self.length(argument);
            let _ = match &argument.what {
                What::Numbers(_) => {
                    writeln!(
                        body,
                        "let {name} = call.slice({length}, {name}, \"{name}\")?;"
                    )
                }
                What::Booleans => writeln!(
                    body,
                    "let {name} = call.booleans({length}, {name}, \"{name}\")?;"
                ),
                What::Text => writeln!(body, "let {name} = call.text({name}, \"{name}\")?;"),
                _ => Ok(()),
            };
        }
        for argument in &self.arguments {
            if let What::Enumeration(ty) = &argument.what {
                let name = &argument.name;
                let values = self.enumeration(ty).map(|one| one.values.as_slice());
                let values: Vec<String> = values
                    .unwrap_or_default()
                    .iter()
                    .map(|(_, value)| value.to_string())
                    .collect();
                let _ = writeln!(
                    body,
                    "arguments::one_of({name}, &[{}], \"{name}\")?;",
                    values.join(", ")
                );
            }
        }
    }

    /// Checks that one handle is of a class.
    fn need(&self, body: &mut String, argument: &Argument, class: &str) -> Result<(), String> {
        let name = &argument.name;
        let known = self.class(class)?;
        if let Some(outer) = &known.of {
            self.need(body, argument, outer)?;
        }
        let what = &known.what;
        let module = if known.test.starts_with("mlir") {
            "sys"
        } else {
            "require"
        };
        let test = format!("{module}::{}", known.test);
        let function = match &argument.what {
            What::Handles(_) => "all_are",
            _ => "is",
        };
        let reference = if let What::Handles(_) = argument.what {
            "&"
        } else {
            ""
        };
        let check =
            format!("require::{function}({reference}{name}, {test}, \"{name}\", \"{what}\")?;");
        let _ = match argument.nullable && !matches!(argument.what, What::Handles(_)) {
            true => writeln!(body, "if !{name}.is_null() {{ {check} }}"),
            false => writeln!(body, "{check}"),
        };
        Ok(())
    }

    /// Checks what the things are, and what follows from that.
    fn requirements(&self, body: &mut String, with_index: bool) -> Result<(), String> {
        if let Some(dialect) = &self.facts.dialect {
            let known = self.spec.dialects.get(dialect);
            let known = known.ok_or_else(|| format!("there is no dialect `{dialect}`"))?;
            let _ = writeln!(
                body,
                "call.need_dialect(\"{dialect}\", \"{}\")?;",
                known.operation
            );
        }
        for argument in &self.arguments {
            if let Some(class) = &argument.class {
                self.need(body, argument, class)?;
            }
        }
        if !with_index {
            return Ok(());
        }
        for argument in self.arguments.iter().filter(|one| one.is_index) {
            let name = &argument.name;
            let count = self.count(argument)?;
            let _ = writeln!(
                body,
                "{count}let {name} = arguments::index({name}, count, \"{name}\")?;"
            );
        }
        for check in &self.facts.check {
            let (function, arguments) = parse_check(check)?;
            let mut each = Vec::new();
            for name in arguments.split(',').map(str::trim) {
                if is_constant(name) {
                    each.push(format!("require::{name}"));
                    continue;
                }
                let known = self.arguments.iter().find(|one| one.name == name);
                let known = known.ok_or_else(|| format!("`{check}`: there is no `{name}`"))?;
                each.push(match known.what {
                    What::Handles(_) | What::Booleans => format!("&{name}"),
                    _ => name.to_owned(),
                });
            }
            let first = arguments.split(',').next().unwrap_or("").trim();
            let _ = writeln!(
                body,
                "require::{function}({}, \"{first}\")?;",
                each.join(", ")
            );
        }
        Ok(())
    }

    /// The statement that counts what an index selects from.
    fn count(&self, argument: &Argument) -> Result<String, String> {
        let count = self.facts.index.get(&argument.upstream_name);
        let count = count.ok_or("an index without a count")?;
        let first = &self.arguments.first().ok_or("an index of nothing")?.name;
        Ok(format!(
            "// SAFETY: `{first}` was checked above.\n\
             let count = require::count(unsafe {{ sys::{count}({first}) }});\n"
        ))
    }

    /// The call of upstream's function.
    fn native(&self) -> String {
        let mut arguments = Vec::new();
        let mut name = self.function.name.clone();
        if self.facts.checked {
            name.push_str("Checked");
            arguments.push("location".to_owned());
        }
        arguments.extend(self.arguments.iter().map(|argument| {
            let name = &argument.name;
            match argument.what {
                What::Handles(_) | What::Numbers(_) | What::Booleans if argument.is_mutable => {
                    format!("{name}.as_ptr().cast_mut()")
                }
                What::Handles(_) | What::Numbers(_) | What::Booleans => {
                    format!("{name}.as_ptr()")
                }
                What::Text => format!("sys::string_ref({name})"),
                What::Boolean => format!("{name} != 0"),
                _ => name.clone(),
            }
        }));
        let path = match &self.facts.instead {
            Some(own) => own.clone(),
            None => format!("sys::{name}"),
        };
        let call = format!("unsafe {{ {path}({}) }}", arguments.join(", "));
        match self.facts.deep {
            true => format!("depth::with_room(|| {call})"),
            false => call,
        }
    }

    /// Writes a result of upstream's as ours, which `maker` makes.
    fn converted(&self, raw: &str, maker: &str) -> Result<String, String> {
        let result = self.function.result.as_str();
        if let Some((_, make)) = RESULTS.iter().find(|(name, _)| *name == result) {
            return Ok(format!("{maker}.{make}({raw})?"));
        }
        if result == "MlirStringRef" {
            return Ok(format!(
                "MlsStringRef::view(unsafe {{ sys::bytes({raw}) }})"
            ));
        }
        Ok(raw.to_owned())
    }

    /// Calls upstream for a result: `raw`.
    fn raw_result(&self, body: &mut String) {
        let _ = writeln!(body, "{SAFETY}let raw = {};", self.native());
        if self.facts.checked || self.facts.result == Some(Null::Refused) {
            body.push_str("require::made(raw)?;\n");
        }
        if self.function.result == "MlirStringRef" {
            body.push_str("// SAFETY: it lives as long as the documentation says.\n");
        }
    }

    /// Whether the call gives something small of one object, without anything that
    /// takes a whole call; see `boundary::quick`.
    fn is_quick(&self) -> bool {
        let Some((first, others)) = self.arguments.split_first() else {
            return false;
        };
        let is_object = |ty: &str| !NOT_QUICK.contains(&ty);
        let is_number = |one: &Argument| {
            let what = &one.what;
            matches!(what, What::Number(_) | What::Boolean | What::Enumeration(_))
        };
        matches!(&first.what, What::Handle(ty) if is_object(ty))
            && !first.nullable
            && others.iter().all(is_number)
            && self.result_type().is_some_and(|ty| is_object(&ty))
            && !matches!(self.facts.access, Access::Write)
            && !(self.facts.checked || self.facts.deep || self.nests())
            && self.facts.instead.is_none()
            && self.facts.dialect.is_none()
    }

    fn write_quick(&self) -> Result<String, String> {
        let first = &self.arguments.first().ok_or("a reader of nothing")?.name;
        let mut body = String::new();
        self.values(&mut body);
        self.requirements(&mut body, true)?;
        self.raw_result(&mut body);
        let result = self.converted("raw", "maker")?;
        let _ = match result.strip_suffix('?') {
            Some(made) => writeln!(body, "{made}"),
            None => writeln!(body, "Ok({result})"),
        };
        let maker = if result.starts_with("maker.") {
            "maker"
        } else {
            "_"
        };
        let mut parameters = self.parameters();
        parameters.extend(self.result_type().map(|ty| format!("out: *mut {ty}")));
        let name = self.name();
        Ok(format!(
            "{}{}{}{}    quick::get(\"{name}\", ({first}, \"{first}\"), Access::{}, out, \
             |{maker}, {first}| {{\n{body}}})\n}}\n",
            documented(&self.doc(), ""),
            self.facts_lines(&self.errors()?)?,
            self.safety(true),
            self.signature(&name, &parameters, true),
            self.access(),
        ))
    }

    fn write_call(&self) -> Result<String, String> {
        let mut text = match self.is_quick() {
            true => self.write_quick()?,
            false => self.write_whole_call()?,
        };
        if let Some(bulk) = &self.facts.bulk {
            text.push('\n');
            text.push_str(&self.write_bulk(bulk)?);
        }
        Ok(text)
    }

    fn write_whole_call(&self) -> Result<String, String> {
        let mut body = String::new();
        self.handles(&mut body);
        let has_result = self.result_type().is_some();
        if has_result {
            body.push_str("let out = call.out(out, \"out\")?;\n");
        }
        self.values(&mut body);
        self.requirements(&mut body, true)?;
        if self.nests() {
            let nest = match self.facts.nesting {
                Some(Nesting::Sum) => "call.nest_sum()?;\n",
                _ => "call.nest()?;\n",
            };
            body.push_str(nest);
        }
        if self.facts.checked {
            body.push_str("let location = call.unknown_location();\n");
        }
        let native = self.native();
        match self.function.result.as_str() {
            "void" => {
                let _ = writeln!(body, "{SAFETY}{native};");
            }
            "MlirLogicalResult" => {
                let _ = writeln!(
                    body,
                    "{SAFETY}let result = {native};\nrequire::success(result)?;"
                );
            }
            _ if !has_result => {
                return Err(format!(
                    "it gives a `{}`: write it by hand",
                    self.function.result
                ));
            }
            _ => {
                self.raw_result(&mut body);
                let _ = writeln!(body, "out.put({});", self.converted("raw", "call")?);
            }
        }
        self.function(&body)
    }

    /// The function that gives all elements at once.
    fn write_bulk(&self, name: &str) -> Result<String, String> {
        let [whole, index] = self.arguments.as_slice() else {
            return Err("`bulk` is for functions of a thing and an index".into());
        };
        let What::Handle(whole_type) = &whole.what else {
            return Err("`bulk` is for functions of a handle and an index".into());
        };
        let result = self.result_type().ok_or("`bulk` is for results")?;
        let mut body = String::new();
        let access = self.access();
        let thing = &whole.name;
        let _ = writeln!(
            body,
            "let {thing} = call.get({thing}, Access::{access}, \"{thing}\")?;\n\
             let out = call.out(out, \"out\")?;\n\
             let room = call.count(capacity, \"capacity\")?;"
        );
        self.requirements(&mut body, false)?;
        let count = self.count(index)?;
        let index = &index.name;
        let native = self.native();
        let converted = self.converted("raw", "call")?;
        let element = match self.function.result.as_str() {
            "MlirStringRef" => {
                format!("// SAFETY: it lives as long as the documentation says.\nOk({converted})")
            }
            _ if converted == "raw" => "Ok(raw)".into(),
            _ => converted.trim_end_matches('?').to_owned(),
        };
        let _ = writeln!(
            body,
            "{count}let all = require::each(count, |{index}| {{\n\
             // SAFETY: `{index}` is below the count.\n\
             let raw = {native};\n{element}\n}})?;\n\
             let count = call.copy(&all, room, elements, \"elements\")?;\n\
             out.put(require::count(count));"
        );
        let parameters = [
            format!("{thing}: {whole_type}"),
            "capacity: intptr_t".into(),
            format!("elements: *mut {result}"),
            "out: *mut intptr_t".into(),
        ];
        let class = match &whole.class {
            Some(class) => {
                let class = self.class(class)?;
                format!("Errors: BAD_ARGUMENT (`{thing}`: not {}).", class.what)
            }
            None => String::new(),
        };
        let example = match &whole.class {
            Some(class) => format!("Valid: `{thing}` is `{}`.", self.class(class)?.example),
            None => String::new(),
        };
        let mut lines = documented(
            &format!(
                "Gives all that `{}` gives, one after the other. Writes as many as `capacity` \
                 allows, and the number that there are.",
                self.name()
            ),
            "",
        );
        lines.push_str("///\n/// Upstream: none.\n");
        if let Some(text) = self.ownership() {
            lines.push_str(&documented(&format!("Ownership: {text}"), "  "));
        }
        lines.push_str(&documented(&format!("Threads: {}", self.threads()), "  "));
        for text in [class, "Null: `elements`.".into(), example] {
            if !text.is_empty() {
                lines.push_str(&documented(&text, "  "));
            }
        }
        lines.push_str(
            "///\n/// # Safety\n/// `elements` has room for `capacity` elements; `out` is null or \
             valid for one\n/// write.\n",
        );
        Ok(format!(
            "{lines}{}{body}Ok(())\n}})\n}}\n",
            self.head(name, &parameters, true)
        ))
    }

    fn write_direct(&self) -> Result<String, String> {
        let result = self.result_type().ok_or("a direct result is needed")?;
        Ok(format!(
            "{}{}#[unsafe(no_mangle)]\npub extern \"C\" fn {}({}) -> {result} {{\n\
             // SAFETY: needs nothing.\n{}\n}}\n",
            documented(&self.doc(), ""),
            self.facts_lines("")?,
            self.name(),
            self.parameters().join(", "),
            self.native()
        ))
    }

    /// The only parameter's name and our type for it.
    fn only(&self) -> Result<(String, String), String> {
        let first = self.function.parameters.first();
        let first = first.ok_or("a handle is needed")?;
        let name = first.name.as_ref().or(self.facts.names.first());
        let name = name.map(|name| rust_name(name));
        Ok((name.ok_or("a name is needed")?, ours(&first.ty)))
    }

    fn write_is_null(&self) -> Result<String, String> {
        let (name, ty) = self.only()?;
        Ok(format!(
            "{}{}#[unsafe(no_mangle)]\npub extern \"C\" fn {}({name}: {ty}) -> bool {{\n\
             {name}.bits == 0\n}}\n",
            documented(&self.doc(), ""),
            self.facts_lines("")?,
            self.name()
        ))
    }

    fn write_equal(&self) -> Result<String, String> {
        let [first, second] = self.arguments.as_slice() else {
            return Err("two handles are needed".into());
        };
        let (first, second) = (&first.name, &second.name);
        let body = format!(
            "call.check_named({first}, \"{first}\")?;\ncall.check_named({second}, \"{second}\")?;\n\
             let out = call.out(out, \"out\")?;\nout.put({first}.bits == {second}.bits);\n"
        );
        self.function(&body)
    }

    fn write_hash(&self) -> Result<String, String> {
        let (name, _) = self.only()?;
        let body = format!(
            "call.check_named({name}, \"{name}\")?;\nlet out = call.out(out, \"out\")?;\n\
             out.put(require::hash({name}.bits));\n"
        );
        self.function(&body)
    }

    /// The statement that prints a handle into a vector.
    fn collected(&self, name: &str) -> String {
        let access = self.access();
        format!(
            "let {name} = call.get({name}, Access::{access}, \"{name}\")?;\n@\
             // SAFETY: `{name}` is live; `append` and `data` belong together.\n\
             let text = sys::collect(|append, data| unsafe {{ sys::{}({name}, append, data) }});\n",
            self.function.name
        )
    }

    fn write_print(&self) -> Result<String, String> {
        let (name, ty) = self.only()?;
        let collected = self.collected(&name);
        let printed = collected.replace(
            '@',
            "let callback = call.callback(callback, \"callback\")?;\n",
        );
        let made = collected.replace('@', "let out = call.out(out, \"out\")?;\n");
        let own = self.name();
        let to_string = own.replace("Print", "ToString");
        let upstream = &self.function.name;
        let threads = self.threads();
        let what = self.doc();
        let parameters = [
            format!("{name}: {ty}"),
            "callback: MlsStringCallback".into(),
            "user_data: *mut c_void".into(),
        ];
        let mut text = documented(
            &format!(
                "Prints {what}: calls `callback` once with all of the text, without any lock."
            ),
            "",
        );
        let _ = write!(
            text,
            "///\n/// Upstream: `{upstream}`.\n/// Threads: {threads}\n/// Null: `user_data`.\n\
             {}{printed}call.tell_text(callback, &text, user_data)\n}})\n}}\n\n",
            self.head(&own, &parameters, false)
        );
        let parameters = [format!("{name}: {ty}"), "out: *mut MlsString".into()];
        let _ = write!(
            text,
            "/// Prints {what} into a string.\n///\n/// Upstream: `{upstream}`.\n\
             /// Ownership: the caller destroys the result with `mlsStringDestroy`.\n\
             /// Threads: {threads}\n///\n/// # Safety\n/// `out` is null or valid for one write.\n\
             {}{made}out.put(call.string(text)?);\nOk(())\n}})\n}}\n",
            self.head(&to_string, &parameters, true)
        );
        Ok(text)
    }

    fn write_dump(&self) -> Result<String, String> {
        let (name, _) = self.only()?;
        let access = self.access();
        let body = format!(
            "let {name} = call.get({name}, Access::{access}, \"{name}\")?;\n\
             // SAFETY: `{name}` is live.\n\
             depth::with_room(|| {});\n",
            self.native()
        );
        self.function(&body)
    }

    fn write_context(&self) -> Result<String, String> {
        let (name, _) = self.only()?;
        let access = self.access();
        let body = format!(
            "call.get({name}, Access::{access}, \"{name}\")?;\n\
             let out = call.out(out, \"out\")?;\nout.put(call.context());\n"
        );
        self.function(&body)
    }

    fn write_pass(&self) -> Result<String, String> {
        let own = self.name();
        let name = &self.function.name;
        let (pass, anchor) = self.spec.pass(self.upstream, name)?;
        let doc = self.doc().replace("{pass}", &pass.argument).replace(
            "{anchor}",
            &match anchor {
                "" => "every operation that it can run on".to_owned(),
                name => format!("`{name}`"),
            },
        );
        let upstream = &self.function.name;
        let parameters = ["out: *mut MlsPass".to_owned()];
        Ok(format!(
            "{}///\n/// Upstream: `{upstream}`.\n\
             /// Ownership: the caller owns the result until a pass manager takes it\n\
             ///   (`mlsPassDestroy`).\n/// Threads: any.\n///\n/// # Safety\n\
             /// `out` is null or valid for one write.\n{}\
             let out = call.out(out, \"out\")?;\n\
             out.put(call.pass_of_mlir(sys::{upstream}, \"{anchor}\")?);\nOk(())\n}})\n}}\n",
            documented(&doc, ""),
            self.head(&own, &parameters, true)
        ))
    }

    fn write_register(&self) -> Result<String, String> {
        let own = self.name();
        let upstream = &self.function.name;
        Ok(format!(
            "{}///\n/// Upstream: `{upstream}`.\n/// Threads: any.\n{}\
             call.register_passes(sys::{upstream})\n}})\n}}\n",
            documented(&self.doc(), ""),
            self.head(&own, &[], false)
        ))
    }
}

/// Whether an argument of a check is a constant.
fn is_constant(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// `name(arguments)`, taken apart.
fn parse_check(check: &str) -> Result<(&str, &str), String> {
    let inner = check
        .strip_suffix(')')
        .and_then(|text| text.split_once('('));
    inner.ok_or_else(|| format!("`{check}` is not `name(arguments)`"))
}
