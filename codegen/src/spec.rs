//! The facts about MLIR's functions that no header states: `spec/*.toml`.
//!
//! Every function of the headers must have exactly one of: an entry of its own,
//! a rule for its family, a place in the list of those written by hand, or in
//! the list of those left out. Anything else is an error, and so is a fact about
//! a function that does not exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use regex::Regex;
use serde::Deserialize;

use crate::Error;
use crate::upstream::{Function, Pass, Upstream};

/// The form of a wrapper.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Checks its arguments, calls upstream, and gives the result.
    #[default]
    Call,
    /// Gives a result that needs no check and cannot fail.
    Direct,
    /// Tells whether a handle is null.
    IsNull,
    /// Tells whether two handles name one object.
    Equal,
    /// Gives a number for hash tables.
    Hash,
    /// Prints to a callback, and into a string.
    Print,
    /// Prints to standard error.
    Dump,
    /// Gives the context of a handle.
    Context,
    /// Makes a pass.
    Pass,
    /// Makes passes known by name.
    Register,
}

/// How a function uses the IR behind its handles.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Not at all.
    #[default]
    Free,
    /// Reads it.
    Read,
    /// Changes it.
    Write,
}

/// What a result can be besides an object.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Null {
    /// Null says that there is none.
    None,
    /// Null says that upstream refused.
    Refused,
}

/// How what a function makes is nested, compared with what it takes.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Nesting {
    /// It is something that was inside already.
    Inside,
    /// What it takes is inside of it.
    Around,
    /// One thing that it takes may be inside of another.
    Sum,
}

/// Functions that put what they take inside of what they make.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Around {
    functions: Option<String>,
}

/// Where a text that is given out lives.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// As long as the process.
    Static,
    /// As long as the context.
    Context,
}

/// What is known about one function, or one family.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// What it does, in a sentence; more sentences after it.
    pub doc: String,
    /// The form of the wrapper.
    #[serde(default)]
    pub shape: Shape,
    /// Names for parameters that the header does not name.
    #[serde(default)]
    pub names: Vec<String>,
    /// The class that a handle must be of, by parameter.
    #[serde(default)]
    pub is: BTreeMap<String, String>,
    /// Parameters that may be null.
    #[serde(default)]
    pub null: Vec<String>,
    /// The function that counts what a number selects from, by parameter. It is
    /// asked with the first parameter.
    #[serde(default)]
    pub index: BTreeMap<String, String>,
    /// The parameter that is the length of an array, by array; by default the
    /// `intptr_t` right before it.
    #[serde(default)]
    pub arrays: BTreeMap<String, String>,
    /// Further checks: `name(arguments)`, functions of `boundary::require`. An
    /// argument in upper case is a constant from there.
    #[serde(default)]
    pub check: Vec<String>,
    /// The dialect that must be loaded.
    #[serde(default)]
    pub dialect: Option<String>,
    /// How the IR is used.
    #[serde(default)]
    pub access: Access,
    /// What a null result means; without it, there is none.
    #[serde(default)]
    pub result: Option<Null>,
    /// Whether to call upstream's `...Checked` in its place, which explains.
    #[serde(default)]
    pub checked: bool,
    /// A function of the library, in `boundary`, that is called in place of
    /// upstream's and with its arguments.
    #[serde(default)]
    pub instead: Option<String>,
    /// The name of a function that gives all elements at once.
    #[serde(default)]
    pub bulk: Option<String>,
    /// Where a text that it gives lives.
    #[serde(default)]
    pub lives: Option<Life>,
    /// Texts of accepted arguments, where the class has not one.
    #[serde(default)]
    pub valid: BTreeMap<String, String>,
    /// How what it makes is nested; by default as `[nesting]` says.
    #[serde(default)]
    pub nesting: Option<Nesting>,
    /// Whether upstream follows the nesting of what it takes by recursion.
    #[serde(default)]
    pub deep: bool,
    /// Parameters without a misuse test, and why.
    #[serde(default)]
    pub skip: BTreeMap<String, String>,
    /// The function that the text of the wrapper says it stands for.
    #[serde(skip)]
    pub captures: Vec<String>,
}

/// Facts for all functions with a name of a certain form.
#[derive(Deserialize)]
struct Rule {
    /// The form, from the first to the last letter.
    functions: String,
    /// Only in headers whose names match.
    #[serde(default)]
    headers: Option<String>,
    #[serde(flatten)]
    facts: toml::Table,
}

/// A set of handles of one kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// What to call one of them, with its article.
    pub what: String,
    /// The function that tells: upstream's, or where it has none, one of
    /// `boundary::require`.
    pub test: String,
    /// A class that it must be of before it may be asked.
    #[serde(default)]
    pub of: Option<String>,
    /// The text of one.
    pub example: String,
}

/// A dialect that some types or attributes need.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dialect {
    /// An operation that is known exactly while it is loaded.
    pub operation: String,
}

/// A function of `boundary::require`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// What it refuses, as documentation; `{0}` is its first argument.
    pub errors: String,
}

/// The names of an enumeration in our header.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnumerationNames {
    /// What the values stand for.
    pub doc: String,
    /// What our constants begin with.
    pub prefix: String,
    /// What upstream's begin with.
    pub upstream_prefix: String,
    /// Whether a type of the library already stands for it.
    #[serde(default)]
    pub manual: bool,
}

/// A kind of handle that the host can hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owner {
    /// The name of the parameter.
    pub argument: String,
    /// What to call one, with its article.
    pub what: String,
    /// What a reference keeps alive, if more than the object.
    #[serde(default)]
    pub more: String,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    owner: BTreeMap<String, Owner>,
    #[serde(default)]
    class: BTreeMap<String, Class>,
    #[serde(default)]
    dialect: BTreeMap<String, Dialect>,
    #[serde(default)]
    check: BTreeMap<String, Check>,
    #[serde(default)]
    enumeration: BTreeMap<String, EnumerationNames>,
    #[serde(default)]
    anchor: BTreeMap<String, String>,
    #[serde(default)]
    nesting: Around,
    #[serde(default)]
    rule: Vec<Rule>,
    #[serde(default)]
    manual: Vec<Listed>,
    #[serde(default)]
    left_out: Vec<Listed>,
    #[serde(default)]
    not_random: Vec<Listed>,
    #[serde(default)]
    function: BTreeMap<String, Facts>,
    /// Where it is said what becomes of a function, by its name.
    #[serde(skip)]
    places: BTreeMap<String, String>,
}

/// Functions with a reason for something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// The reason.
    pub reason: String,
    /// Their names.
    pub functions: Vec<String>,
}

/// What becomes of a function.
#[derive(Clone, Debug)]
pub enum Fate {
    /// The generator writes it.
    Generated(Box<Facts>),
    /// It is written by hand, for a reason.
    Manual(String),
    /// There is none, for a reason.
    LeftOut(String),
}

/// All facts, joined with the functions.
pub struct Spec {
    /// By name.
    pub classes: BTreeMap<String, Class>,
    /// By name.
    pub dialects: BTreeMap<String, Dialect>,
    /// By name.
    pub checks: BTreeMap<String, Check>,
    /// By upstream's name.
    pub enumerations: BTreeMap<String, EnumerationNames>,
    /// The operations that passes are for, by their classes in C++.
    pub anchors: BTreeMap<String, String>,
    /// Kinds that the host can hold, by our type.
    pub owners: BTreeMap<String, Owner>,
    /// Functions of ours that are not called at random.
    pub not_random: Vec<Listed>,
    /// In the order of the headers.
    pub functions: Vec<(Function, Fate)>,
}

impl Spec {
    /// The pass that a function of upstream's makes, and the operation that it is
    /// for, or nothing.
    pub fn pass<'a>(
        &'a self,
        upstream: &'a Upstream,
        function: &str,
    ) -> Result<(&'a Pass, &'a str), String> {
        let known = upstream.passes.get(function);
        let pass = known.ok_or_else(|| format!("{function} makes no pass of MLIR's"))?;
        if pass.anchor.is_empty() {
            return Ok((pass, ""));
        }
        let anchor = self.anchors.get(&pass.anchor).ok_or_else(|| {
            let class = &pass.anchor;
            format!(
                "{function} is for `{class}`: write [anchor] for it into codegen/spec/words.toml"
            )
        })?;
        Ok((pass, anchor))
    }
}

/// Reads the facts in a folder and joins them with MLIR's functions.
pub fn read(folder: &Path, upstream: &Upstream) -> Result<Spec, Error> {
    let mut all = Words::default();
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|source| Error::File {
        path: folder.to_owned(),
        source,
    })? {
        let entry = entry.map_err(|source| Error::File {
            path: folder.to_owned(),
            source,
        })?;
        paths.push(entry.path());
    }
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|source| Error::File {
            path: path.clone(),
            source,
        })?;
        let refuse = |message: String| Error::Source {
            path: path.clone(),
            message,
        };
        let words: Words = toml::from_str(&text).map_err(|error| refuse(error.to_string()))?;
        all.add(words).map_err(refuse)?;
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        all.places.extend(places(&file, &text));
    }
    all.join(upstream)
        .map_err(|message| Error::Spec { message })
}

/// Where a file says what becomes of a function: in a line of its own, which
/// begins its facts or has its name in a list.
fn places(file: &str, text: &str) -> impl Iterator<Item = (String, String)> {
    text.lines().enumerate().filter_map(move |(at, line)| {
        let facts = || Some(line.strip_prefix("[function.")?.split_once(']')?.0);
        let listed = || line.trim_start().strip_prefix('"')?.strip_suffix("\",");
        let name = facts().or_else(listed)?;
        Some((name.to_owned(), format!("codegen/spec/{file}:{}", at + 1)))
    })
}

impl Words {
    fn add(&mut self, other: Words) -> Result<(), String> {
        fn merge<T>(
            into: &mut BTreeMap<String, T>,
            from: BTreeMap<String, T>,
        ) -> Result<(), String> {
            for (name, value) in from {
                if into.insert(name.clone(), value).is_some() {
                    return Err(format!("{name} is stated twice"));
                }
            }
            Ok(())
        }
        merge(&mut self.class, other.class)?;
        merge(&mut self.dialect, other.dialect)?;
        merge(&mut self.check, other.check)?;
        merge(&mut self.enumeration, other.enumeration)?;
        merge(&mut self.anchor, other.anchor)?;
        merge(&mut self.owner, other.owner)?;
        merge(&mut self.function, other.function)?;
        if other.nesting.functions.is_some() {
            self.nesting = other.nesting;
        }
        self.rule.extend(other.rule);
        self.manual.extend(other.manual);
        self.left_out.extend(other.left_out);
        self.not_random.extend(other.not_random);
        Ok(())
    }

    fn join(mut self, upstream: &Upstream) -> Result<Spec, String> {
        let known: BTreeSet<&str> = upstream
            .functions
            .iter()
            .map(|one| one.name.as_str())
            .collect();
        let mut fates: BTreeMap<String, Fate> = BTreeMap::new();
        let manual = self
            .manual
            .iter()
            .map(|list| (list, Fate::Manual as fn(_) -> _));
        let left_out = self
            .left_out
            .iter()
            .map(|list| (list, Fate::LeftOut as fn(_) -> _));
        for (list, fate) in manual.chain(left_out) {
            for name in &list.functions {
                if fates
                    .insert(name.clone(), fate(list.reason.clone()))
                    .is_some()
                {
                    return Err(format!("{name} is listed twice"));
                }
            }
        }
        for (name, facts) in std::mem::take(&mut self.function) {
            if fates
                .insert(name.clone(), Fate::Generated(Box::new(facts)))
                .is_some()
            {
                return Err(format!("{name} has facts, and is in a list"));
            }
        }
        // All at once: there are many when upstream has a new version.
        let gone = fates.keys().filter(|name| !known.contains(name.as_str()));
        let mut unfit: Vec<String> = gone.map(|name| undeclared(name, &self.places)).collect();
        let mut rules = Vec::new();
        for rule in self.rule {
            rules.push(ReadRule::new(rule)?);
        }
        let around = self.nesting.functions.as_deref().map(whole).transpose()?;
        let mut functions = Vec::new();
        for function in &upstream.functions {
            let mut fate = match fates.remove(&function.name) {
                Some(fate) => fate,
                None => match by_rule(&mut rules, function)? {
                    Some(facts) => Fate::Generated(Box::new(facts)),
                    None => {
                        unfit.push(unstated(function));
                        continue;
                    }
                },
            };
            if let Fate::Generated(facts) = &mut fate
                && around
                    .as_ref()
                    .is_some_and(|around| around.is_match(&function.name))
            {
                facts.nesting.get_or_insert(Nesting::Around);
            }
            functions.push((function.clone(), fate));
        }
        let idle = rules.iter().filter(|rule| !rule.used);
        unfit.extend(idle.map(|rule| {
            format!(
                "codegen/spec/rules.toml: the rule {} is for no function: remove it",
                rule.name
            )
        }));
        if !unfit.is_empty() {
            let unfit = unfit.join("\n");
            return Err(format!("the facts do not fit to the headers:\n{unfit}"));
        }
        Ok(Spec {
            classes: self.class,
            dialects: self.dialect,
            checks: self.check,
            enumerations: self.enumeration,
            anchors: self.anchor,
            owners: self.owner,
            not_random: self.not_random,
            functions,
        })
    }
}

/// A pattern for a whole name.
fn whole(pattern: &str) -> Result<Regex, String> {
    Regex::new(&format!("^(?:{pattern})$")).map_err(|error| error.to_string())
}

struct ReadRule {
    name: Regex,
    header: Option<Regex>,
    facts: Facts,
    used: bool,
}

impl ReadRule {
    fn new(rule: Rule) -> Result<Self, String> {
        let facts = rule
            .facts
            .try_into()
            .map_err(|error| format!("rule {}: {error}", rule.functions))?;
        Ok(ReadRule {
            name: whole(&rule.functions)?,
            header: rule.headers.as_deref().map(whole).transpose()?,
            facts,
            used: false,
        })
    }
}

/// What to do about facts for a function that there is not.
fn undeclared(name: &str, places: &BTreeMap<String, String>) -> String {
    let place = places.get(name).map_or("", String::as_str);
    format!("{place}: no header declares {name}: remove it there, or give it its new name")
}

/// What to do about a function without facts.
fn unstated(function: &Function) -> String {
    let Function { name, header, .. } = function;
    format!(
        "{name} (mlir-c/{header}) has no facts: write [function.{name}] with at least `doc` into \
         codegen/spec/{}.toml, or a [[rule]] for its family into rules.toml, or list it in \
         manual.toml or left_out.toml with the reason",
        file_of(header)
    )
}

/// The facts that a rule states about a function, if one is for it.
fn by_rule(rules: &mut [ReadRule], function: &Function) -> Result<Option<Facts>, String> {
    let name = &function.name;
    let mut found = None;
    for rule in rules {
        let in_header = rule.header.as_ref();
        if !rule.name.is_match(name) || in_header.is_some_and(|one| !one.is_match(&function.header))
        {
            continue;
        }
        if found.is_some() {
            return Err(format!(
                "{name}: two rules are for it; one is {}",
                rule.name
            ));
        }
        rule.used = true;
        let mut facts = rule.facts.clone();
        if let Some(captures) = rule.name.captures(name) {
            let all = captures.iter().skip(1);
            facts.captures = all
                .map(|one| one.map_or(String::new(), |one| one.as_str().to_owned()))
                .collect();
        }
        found = Some(facts);
    }
    Ok(found)
}

/// The file for a header: its name in lower case, without folders and ending.
pub fn file_of(header: &str) -> String {
    let parts = header.trim_end_matches(".h").split('/');
    let parts: Vec<String> = parts.map(snake).collect();
    parts.join("_")
}

/// Camel case, as MLIR writes it, in snake case.
pub fn snake(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut all = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(at + 1);
        let starts = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                before.is_ascii_lowercase()
                    || before.is_ascii_digit()
                    || (before.is_ascii_uppercase()
                        && after.is_some_and(|after| after.is_ascii_lowercase()))
            });
        if starts {
            all.push('_');
        }
        all.push(letter.to_ascii_lowercase());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::upstream::Parameter;

    fn upstream(names: &[&str]) -> Upstream {
        Upstream {
            functions: names
                .iter()
                .map(|name| Function {
                    name: (*name).to_owned(),
                    header: "IR.h".into(),
                    result: "bool".into(),
                    parameters: vec![Parameter {
                        name: Some("type".into()),
                        ty: "MlirType".into(),
                    }],
                    is_inline: false,
                })
                .collect(),
            ..Upstream::default()
        }
    }

    fn join(text: &str, names: &[&str]) -> Result<Spec, String> {
        let words: Words = toml::from_str(text).map_err(|error| error.to_string())?;
        words.join(&upstream(names))
    }

    #[test]
    fn names_in_snake_case() {
        assert_eq!(snake("startLine"), "start_line");
        assert_eq!(snake("NVGPU"), "nvgpu");
        assert_eq!(snake("BuiltinTypes"), "builtin_types");
        assert_eq!(snake("diType"), "di_type");
        assert_eq!(snake("LLVMIR"), "llvmir");
        assert_eq!(
            file_of("Dialect/Transform/Interpreter.h"),
            "dialect_transform_interpreter"
        );
    }

    #[test]
    fn a_function_without_facts_is_told_where_to_write_them() {
        let error = join("", &["mlirTypeIsAThing"]).err().unwrap_or_default();
        assert!(error.contains("[function.mlirTypeIsAThing]"), "{error}");
        assert!(error.contains("codegen/spec/ir.toml"), "{error}");
    }

    #[test]
    fn facts_without_a_function_are_refused() {
        let error = join("[function.mlirGone]\ndoc = \"Gone.\"", &[]);
        let error = error.err().unwrap_or_default();
        assert!(error.contains("no header declares mlirGone"), "{error}");
    }

    #[test]
    fn lines_that_are_about_a_function_are_found() {
        let text = "[function.mlirX]\nindex = { pos = \"mlirY\" }\n\
                    [[manual]]\nfunctions = [\n    \"mlirZ\",\n]";
        let found: Vec<_> = places("ir.toml", text).collect();
        let place = |name: &str, place: &str| (name.to_owned(), place.to_owned());
        assert_eq!(
            found,
            [
                place("mlirX", "codegen/spec/ir.toml:1"),
                place("mlirZ", "codegen/spec/ir.toml:5")
            ]
        );
    }

    #[test]
    fn a_rule_without_functions_is_refused() {
        let error = join("[[rule]]\nfunctions = \"mlirX\"\ndoc = \"X.\"", &[]);
        assert!(
            error
                .err()
                .unwrap_or_default()
                .contains("is for no function")
        );
    }

    #[test]
    fn two_rules_for_one_function_are_refused() {
        let rules = "[[rule]]\nfunctions = \"mlirX\"\ndoc = \"X.\"\n\
                     [[rule]]\nfunctions = \"mlir.*\"\ndoc = \"Any.\"";
        assert!(join(rules, &["mlirX"]).is_err());
    }

    #[test]
    fn a_function_is_stated_once() {
        let text = "[[manual]]\nreason = \"r\"\nfunctions = [\"mlirX\"]\n\
                    [function.mlirX]\ndoc = \"X.\"";
        assert!(join(text, &["mlirX"]).is_err());
    }
}
