//! The types of C in C++, and how values get from one to the other.

use crate::description::Description;
use crate::types::Structure;

use super::names;

/// Numbers of which only some have a meaning, where C has no type for these: the
/// function or structure, the parameter or member, and the enumeration.
const TYPED: &[(&str, &str, &str)] = &[
    ("mlsStatusName", "code", "Status"),
    ("mlsLiveHandles", "kind", "Kind"),
    ("mlsContextLiveHandles", "kind", "Kind"),
    ("mlsInvalidationMode", "out", "InvalidationMode"),
    (
        "mlsBlockArgumentInvalidationMode",
        "out",
        "InvalidationMode",
    ),
    ("MlsInvalidation", "kind", "Kind"),
    ("MlsLiveObject", "kind", "Kind"),
    (
        "MlsGreedyRewriteDriverConfig",
        "strictness",
        "GreedyRewriteStrictness",
    ),
    (
        "MlsGreedyRewriteDriverConfig",
        "regionSimplificationLevel",
        "GreedySimplifyRegionLevel",
    ),
];

/// Structures that the base has itself, with what they hold copied.
const BY_HAND: &[&str] = &[
    "MlsStatus",
    "MlsStringRef",
    "MlsDiagnostic",
    "MlsDiagnosticNote",
    "MlsShapedTypeComponents",
];

/// How values of a type of C are seen in C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A handle: a class.
    Handle,
    /// `MlsBool`: bool.
    Boolean,
    /// `MlsStringRef`: a view.
    Text,
    /// `MlsString`: a string.
    String,
    /// A number with a meaning: an enumeration.
    Enumeration,
    /// A structure, with members of C++.
    Structure,
    /// What C has.
    Plain,
}

/// A type, without pointers and qualifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    /// How it is seen.
    pub form: Form,
    /// In C.
    pub c: String,
    /// In C++.
    pub cpp: String,
}

impl Type {
    /// A value of C as one of C++.
    pub fn lifted(&self, value: &str) -> String {
        match self.form {
            Form::Handle | Form::Structure => format!("{}({value})", self.cpp),
            Form::Boolean => format!("{value} != 0"),
            Form::Text => format!("detail::view({value})"),
            Form::Enumeration => format!("static_cast<{}>({value})", self.cpp),
            Form::String | Form::Plain => value.to_owned(),
        }
    }

    /// A value of C++ as one of C.
    pub fn lowered(&self, value: &str) -> String {
        match self.form {
            Form::Handle | Form::Structure => format!("{value}.raw()"),
            Form::Text => format!("detail::ref({value})"),
            Form::Boolean | Form::Enumeration => format!("static_cast<{}>({value})", self.c),
            Form::String | Form::Plain => value.to_owned(),
        }
    }
}

/// The type of a parameter or member `name` of `owner`; of an array, that of its
/// elements.
pub fn read(description: &Description, owner: &str, name: &str, c: &str) -> Type {
    let element = c.strip_prefix("const ").unwrap_or(c);
    let element = element.strip_suffix('*').unwrap_or(element).trim_end();
    // An address is no array.
    let c = if element == "void" { c } else { element };
    let typed = TYPED
        .iter()
        .find(|(of, what, _)| *of == owner && *what == name);
    let is_handle = description.handles.iter().any(|one| one.name == c);
    let is_enumeration = description.enumerations.iter().any(|one| one.name == c);
    let is_structure = mirrored(description).any(|one| one.name == c);
    let (form, cpp) = match typed {
        Some((.., enumeration)) => (Form::Enumeration, *enumeration),
        None if c == "MlsString" => (Form::String, "std::string"),
        None if c == "MlsBool" => (Form::Boolean, "bool"),
        None if c == "MlsStringRef" => (Form::Text, "std::string_view"),
        None if is_handle => (Form::Handle, names::bare(c)),
        None if is_enumeration => (Form::Enumeration, names::bare(c)),
        None if is_structure => (Form::Structure, names::bare(c)),
        None => (Form::Plain, c),
    };
    Type {
        form,
        c: c.to_owned(),
        cpp: cpp.to_owned(),
    }
}

/// The structures that have a counterpart with the same members. Those with
/// functions in them are given as they are.
pub fn mirrored(description: &Description) -> impl Iterator<Item = &Structure> {
    description.structures.iter().filter(|one| {
        let has_functions = one.members.iter().any(|member| member.ty.contains("(*)"));
        !has_functions && !BY_HAND.contains(&one.name.as_str())
    })
}

/// Fails where a table names something that is not there.
pub fn check(description: &Description) -> Result<(), String> {
    for (owner, name, _) in TYPED {
        let function = description.functions.iter().find(|one| one.name == *owner);
        let structure = description.structures.iter().find(|one| one.name == *owner);
        let known = function.is_some_and(|one| one.parameters.iter().any(|it| it.name == *name))
            || structure.is_some_and(|one| one.members.iter().any(|it| it.name == *name));
        if !known {
            return Err(format!("layers/cpp/types.rs: {owner} has no {name}"));
        }
    }
    for name in BY_HAND {
        if !description.structures.iter().any(|one| one.name == *name) {
            return Err(format!("layers/cpp/types.rs: there is no {name}"));
        }
    }
    Ok(())
}
