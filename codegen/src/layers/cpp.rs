//! `include/mlir_shim.hpp`: the API for C++17, in one header. What follows from the
//! description is written here; what makes it C++ is in `cpp/*.hpp`.

mod answer;
mod argument;
mod member;
mod names;
mod replaced;
mod structures;
mod text;
mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::shape;
use crate::description::Description;
use crate::types::Value;

use member::Member;
use text::{comment, heading, indented};

/// Constants that belong together, although C has no type for them: how their names
/// begin, the enumeration, and what it is.
const GROUPS: &[(&str, &str, &str)] = &[
    ("MLS_STATUS_", "Status", "Why a call was refused, or not."),
    (
        "MLS_KIND_",
        "Kind",
        "What a handle names. 0 stands for all of them.",
    ),
    (
        "MLS_DIAGNOSTIC_",
        "DiagnosticSeverity",
        "What a diagnostic is.",
    ),
    ("MLS_INVALIDATION_", "InvalidationMode", "When handles die."),
    (
        "MLS_GREEDY_REWRITE_STRICTNESS_",
        "GreedyRewriteStrictness",
        "Which operations the greedy driver looks at.",
    ),
    (
        "MLS_GREEDY_SIMPLIFY_REGION_LEVEL_",
        "GreedySimplifyRegionLevel",
        "What the greedy driver does with regions.",
    ),
];

const HEAD: &str = "\
// mlir-shim for C++17: the API of mlir_shim.h as classes.
//
// Made by codegen (layers/cpp.rs, and layers/cpp/*.hpp by hand); do not edit.
//
// An object of a class such as `Operation` is a view: a handle, of 64 bits, which
// is copied freely, and refused once what it names is gone. Nothing dangles.
// `Owned<Operation>` is one reference that a scope has; it moves, and what takes it
// from the caller says so with `Owned<Operation> &&`. If such a call is refused,
// the reference stays where it was.
//
// `for (Operation op : block)` and `for (Block block : region)` are over what was
// there when the loop began. `isa` and `dyn_cast` tell kinds of types, attributes,
// expressions and values from each other; each call checks them in any case.
//
// A call that is refused throws an `Error`. Where there are no exceptions, or with
// MLS_NO_EXCEPTIONS defined, functions give an `Expected<T>` instead of a `T`.
//
// Functions of the host may be anything that can be called. What they throw comes
// out of the call that runs them, whichever thread they were on. Without
// exceptions they fail with `callbackFail`, and `Error::token` hands that back.
// Handlers of diagnostics and of deaths hear of what has happened, and cannot undo
// it: what they throw comes out of a call that has succeeded all the same, and what
// it gives is lost. Of a call that was refused it is the `Error::cause`. Destructors
// do not throw.
//
// The chapters of mlir_shim.h say the rest: ownership, threads, callbacks.
";

/// All classes: what they derive from, the type of handles, and their members.
struct Classes<'a> {
    all: Vec<Class<'a>>,
}

struct Class<'a> {
    name: String,
    base: Option<String>,
    handle: &'a str,
    question: Option<String>,
    members: Vec<&'a Member>,
}

/// Writes the header, and the test that all of it can be linked.
pub fn write(description: &Description) -> Result<Vec<(String, String)>, String> {
    types::check(description)?;
    member::check(description)?;
    let (replaced, table) = replaced::read(description)?;
    let shapes = shape::of(description);
    let shapes = shapes
        .iter()
        .filter(|one| !replaced.contains(one.function.name.as_str()));
    let members: Vec<(&shape::Shape, Member)> = shapes
        .map(|one| Ok((one, member::write(description, one)?)))
        .collect::<Result<_, String>>()?;
    unique(&members)?;
    let classes = Classes::read(description, &members)?;

    let mut text = format!("{HEAD}//\n{table}\n");
    text.push_str(
        "#ifndef MLIR_SHIM_HPP\n#define MLIR_SHIM_HPP\n\n#include \"mlir_shim.h\"\n\n\
         #include <array>\n#include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n\
         #include <exception>\n#include <functional>\n#include <initializer_list>\n\
         #include <map>\n#include <memory>\n#include <mutex>\n#include <optional>\n\
         #include <string>\n#include <string_view>\n#include <type_traits>\n\
         #include <utility>\n#include <vector>\n\n\
         #if !defined(__cpp_exceptions) && !defined(MLS_NO_EXCEPTIONS)\n\
         #define MLS_NO_EXCEPTIONS\n#endif\n\nnamespace mls {\n\n\
         #ifdef MLS_NO_EXCEPTIONS\n\
         // Other files of the program may have exceptions: these are other functions.\n\
         inline namespace without_exceptions {\n#endif\n\n",
    );
    text.push_str(&enumerations(description)?);
    text.push_str(include_str!("cpp/base.hpp"));
    text.push('\n');
    text.push_str(&classes.write(description));
    text.push_str(&structures::write(description));
    text.push_str(include_str!("cpp/callbacks.hpp"));
    text.push('\n');
    text.push_str(&heading("Functions of no class"));
    for (_, member) in members.iter().filter(|(_, one)| one.class.is_none()) {
        let _ = writeln!(text, "{}", member.declaration);
    }
    text.push_str(&heading("What they do"));
    text.push_str(&references(description));
    for (_, member) in &members {
        let _ = writeln!(text, "{}", member.definition);
    }
    text.push_str(&classes.questions());
    text.push_str(include_str!("cpp/idioms.hpp"));
    text.push_str(
        "\n#ifdef MLS_NO_EXCEPTIONS\n} // namespace without_exceptions\n#endif\n\n\
         } // namespace mls\n\nnamespace std {\n",
    );
    for class in &classes.all {
        let name = &class.name;
        let _ = writeln!(
            text,
            "template <> struct hash<mls::{name}> : mls::detail::Hash<mls::{name}> {{}};"
        );
    }
    text.push_str("} // namespace std\n\n#endif\n");
    Ok(vec![
        ("include/mlir_shim.hpp".into(), text),
        (
            "tests/cpp/generated/links.cpp".into(),
            links(&members, &classes),
        ),
    ])
}

/// Fails where two functions of C have one name in C++.
fn unique(members: &[(&shape::Shape, Member)]) -> Result<(), String> {
    let mut known = BTreeMap::new();
    for (shape, member) in members {
        let name = &shape.function.name;
        if let Some(other) = known.insert((&member.class, &member.name), name) {
            return Err(format!(
                "{other} and {name} have one name in C++: {}",
                member.name
            ));
        }
    }
    Ok(())
}

fn enumerations(description: &Description) -> Result<String, String> {
    let mut text = heading("Enumerations");
    let mut grouped = 0;
    for (prefix, name, doc) in GROUPS {
        let constants = description.constants.iter();
        let values: Vec<&Value> = constants
            .filter(|one| one.name.starts_with(prefix))
            .collect();
        grouped += values.len();
        text.push_str(&enumeration(name, doc, "uint32_t", prefix, &values));
    }
    if grouped != description.constants.len() {
        return Err("layers/cpp.rs: constants that belong to no enumeration, or to two".into());
    }
    for one in &description.enumerations {
        let values: Vec<&Value> = one.values.iter().collect();
        let prefix = names::common_prefix(values.iter().map(|one| one.name.as_str()));
        let name = names::bare(&one.name);
        text.push_str(&enumeration(name, &one.doc, &one.ty, prefix, &values));
    }
    Ok(text)
}

fn enumeration(name: &str, doc: &str, ty: &str, prefix: &str, values: &[&Value]) -> String {
    let mut text = comment(doc);
    let _ = writeln!(text, "enum class {name} : {ty} {{");
    for value in values {
        let short = value.name.strip_prefix(prefix).unwrap_or(&value.name);
        let name = names::enumerator(short);
        let line = format!("{}{name} = {},", comment(&value.doc), value.name);
        text.push_str(&indented(&line));
    }
    text.push_str("};\n\n");
    text
}

impl<'a> Classes<'a> {
    fn read(
        description: &'a Description,
        members: &'a [(&shape::Shape<'a>, Member)],
    ) -> Result<Self, String> {
        let mut all: Vec<Class> = Vec::new();
        for handle in description
            .handles
            .iter()
            .filter(|one| replaced::is_shown(&one.name))
        {
            all.push(Class {
                name: names::class(names::bare(&handle.name)),
                base: None,
                handle: &handle.name,
                question: None,
                members: Vec::new(),
            });
        }
        for (shape, member) in members {
            let (Some(class), Some(name)) = (shape.class, &member.class) else {
                continue;
            };
            let at = match all.iter().position(|one| one.name == *name) {
                Some(at) => at,
                None => {
                    let base = names::bare(class.handle);
                    all.push(Class {
                        name: name.clone(),
                        base: Some(names::parent(name, base)),
                        handle: class.handle,
                        question: question(description, class),
                        members: Vec::new(),
                    });
                    all.len() - 1
                }
            };
            if let Some(there) = all.get_mut(at) {
                there.question = there.question.take().or_else(|| {
                    there
                        .base
                        .as_ref()
                        .and_then(|_| question(description, class))
                });
                there.members.push(member);
            }
        }
        Ok(Self { all: ordered(all)? })
    }

    fn write(&self, description: &Description) -> String {
        let mut text = heading("Classes");
        for class in &self.all {
            let _ = writeln!(text, "class {};", class.name);
        }
        for structure in types::mirrored(description) {
            let _ = writeln!(text, "struct {};", names::bare(&structure.name));
        }
        text.push('\n');
        for class in &self.all {
            text.push_str(&class.write());
        }
        text
    }

    /// The definitions of `classof`.
    fn questions(&self) -> String {
        let mut text = String::new();
        for class in &self.all {
            if let Some(question) = &class.question {
                let base = names::bare(class.handle);
                let _ = writeln!(
                    text,
                    "inline Result<bool> {}::classof({base} one) {{\n  return one.{question}();\n}}\n",
                    class.name
                );
            }
        }
        text
    }
}

/// The function of the handles' class that tells whether something is of a class.
fn question(description: &Description, class: shape::Class) -> Option<String> {
    let prefix = format!("{}IsA", class.handle.replacen("Mls", "mls", 1));
    let asked = description.functions.iter().find_map(|one| {
        let question = one.name.strip_prefix(&prefix)?;
        names::is_asked_for(class.name, question).then_some(question)
    });
    asked.map(|question| format!("isA{question}"))
}

/// Each class behind those that it needs to be complete: what it derives from, and
/// what its defaults are made of.
fn ordered(mut classes: Vec<Class>) -> Result<Vec<Class>, String> {
    let mut done: BTreeSet<String> = BTreeSet::new();
    let mut all = Vec::new();
    while !classes.is_empty() {
        let ready = classes.iter().position(|class| {
            let defaults = class.members.iter().flat_map(|one| &one.defaults);
            let mut needed = defaults.chain(&class.base);
            needed.all(|one| done.contains(one) || *one == class.name)
        });
        let class = classes.remove(ready.ok_or("layers/cpp.rs: classes need each other")?);
        done.insert(class.name.clone());
        all.push(class);
    }
    Ok(all)
}

impl Class<'_> {
    fn write(&self) -> String {
        let name = &self.name;
        let mut text = String::new();
        let base = names::bare(self.handle);
        match &self.base {
            None => {
                let _ = writeln!(
                    text,
                    "class {name} : public Handle<{}> {{\npublic:\n  using Handle::Handle;\n",
                    self.handle
                );
            }
            // That it is one is checked by each call.
            Some(parent) => {
                let _ = writeln!(
                    text,
                    "class {name} : public {parent} {{\npublic:\n  using {parent}::{parent};\n  \
                     {name}() = default;\n  explicit {name}({base} one) : {parent}(one) {{}}\n"
                );
            }
        }
        if self.question.is_some() {
            let _ = writeln!(text, "  static Result<bool> classof({base} one);\n");
        }
        for member in &self.members {
            text.push_str(&indented(&member.declaration));
            text.push('\n');
        }
        text.push_str("};\n\n");
        text
    }
}

/// How references to what handles name are counted.
fn references(description: &Description) -> String {
    let mut text = String::from("namespace detail {\n\n");
    for handle in description
        .handles
        .iter()
        .filter(|one| replaced::is_shown(&one.name))
    {
        let (Some(retain), Some(release)) = (&handle.retain, &handle.release) else {
            continue;
        };
        let name = &handle.name;
        let _ = writeln!(text, "template <> struct References<{name}> {{");
        let all = [
            ("retain", Some(retain)),
            ("release", Some(release)),
            ("destroy", handle.destroy.as_ref()),
        ];
        for (verb, function) in all {
            if let Some(function) = function {
                let _ = writeln!(
                    text,
                    "  static MlsStatus {verb}({name} one) {{ return {function}(one); }}"
                );
            }
        }
        text.push_str("};\n\n");
    }
    text.push_str("} // namespace detail\n\n");
    text
}

/// The test that needs every function of the header: what C does not export under
/// the expected name and type is found by the compiler or the linker.
fn links(members: &[(&shape::Shape, Member)], classes: &Classes) -> String {
    let mut text = String::from(
        "// Made by codegen (layers/cpp.rs); do not edit.\n//\n\
         // Every function of mlir_shim.hpp, so that the compiler writes it and the linker\n\
         // looks for what it calls.\n#include \"../links.h\"\n\nint main() {\n",
    );
    for (_, member) in members {
        let scope = member
            .class
            .as_ref()
            .map_or(String::new(), |one| format!("{one}::"));
        let arguments = if member.is_template { "<Anything>" } else { "" };
        let _ = writeln!(text, "  keep(&mls::{scope}{}{arguments});", member.name);
    }
    let asked = classes.all.iter().filter(|one| one.question.is_some());
    let asked: Vec<&str> = asked.map(|one| one.name.as_str()).collect();
    for class in &asked {
        let _ = writeln!(text, "  keep(&mls::{class}::classof);");
    }
    let count = members.len() + asked.len();
    let _ = writeln!(text, "  return finish({count});\n}}");
    text
}
