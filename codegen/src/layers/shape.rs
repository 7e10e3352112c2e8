//! A function as a language with objects sees it: whose member it is, what it
//! takes once lengths and user data are part of what they belong to, and what it
//! gives.

use std::collections::BTreeMap;

use crate::description::{Description, Function, Parameter, Role};
use crate::spec::snake;

/// Names of functions that end so before their verb are about one kind of
/// attribute, type or expression, which has no type of handles of its own.
const FAMILIES: &[(&str, &str)] = &[
    ("Attr", "MlsAttribute"),
    ("Array", "MlsAttribute"),
    ("Type", "MlsType"),
    ("Expr", "MlsAffineExpr"),
];

/// Kinds whose names end otherwise.
const KINDS: &[(&str, &str)] = &[
    ("BlockArgument", "MlsValue"),
    ("OpResult", "MlsValue"),
    ("IRRewriter", "MlsRewriterBase"),
    ("UnrankedMemref", "MlsType"),
    ("SparseTensorEncoding", "MlsAttribute"),
];

/// What is left of the names of functions that need no object to tell what a kind
/// of attributes or types is called.
const ABOUT_A_KIND: &[&str] = &["GetTypeID", "GetName"];

/// What is left of the names of functions that make one of a family: their first
/// parameter is not the object.
const CONSTRUCTORS: &[&str] = &["Get", "GetChecked", "Create", "GetRecSelf", "ContiguousGet"];

/// A function.
pub struct Shape<'a> {
    /// What is known about it.
    pub function: &'a Function,
    /// What it is a member of, without `Mls`: a type of handles, such as
    /// `Operation`, or a kind of one, such as `IntegerType`. None: of the library.
    pub class: Option<Class<'a>>,
    /// Whether its first parameter is the object; that one is not in `inputs`.
    pub is_method: bool,
    /// The words of its name after those of the class, in lower case.
    pub words: Vec<String>,
    /// What the caller gives.
    pub inputs: Vec<Input<'a>>,
    /// What the caller gets.
    pub outputs: Vec<Output<'a>>,
}

/// What a function is a member of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class<'a> {
    /// Its name, without `Mls`.
    pub name: &'a str,
    /// The type of its handles, with `Mls`.
    pub handle: &'a str,
}

/// What a caller gives.
pub struct Input<'a> {
    /// The parameter itself.
    pub parameter: &'a Parameter,
    /// What belongs to it.
    pub with: With<'a>,
}

/// The other parameters that belong to one.
pub enum With<'a> {
    /// None.
    Nothing,
    /// The number of its elements.
    Length(&'a Parameter),
    /// It is a function of the host: what it is given, and the function that ends
    /// that, if there is one.
    UserData(&'a Parameter, Option<&'a Parameter>),
}

/// What a caller gets.
pub struct Output<'a> {
    /// The parameter itself.
    pub parameter: &'a Parameter,
    /// The type in C of what is written there.
    pub ty: &'a str,
    /// How many elements are written.
    pub room: Room<'a>,
}

/// How many elements a function writes to an output.
pub enum Room<'a> {
    /// One.
    One,
    /// As many as an array of the inputs has, whose length this is.
    AsMany(&'a Parameter),
    /// At most so many; the function says through a further output how many there
    /// are.
    Capacity(&'a Parameter),
}

/// All functions, in the order of the description.
pub fn of(description: &Description) -> Vec<Shape<'_>> {
    let families = families(description);
    let functions = description.functions.iter();
    functions
        .map(|function| shape(description, &families, function))
        .collect()
}

/// The kinds of attributes, types and expressions that functions are about.
fn families(description: &Description) -> BTreeMap<&str, &'static str> {
    let mut all = BTreeMap::new();
    for function in &description.functions {
        let name = function.name.trim_start_matches("mls");
        for (ending, handle) in FAMILIES {
            let about = function.parameters.iter().any(|one| {
                one.ty == *handle || (matches!(one.role, Role::Out) && pointee(&one.ty) == *handle)
            });
            let ends = name.rmatch_indices(ending).map(|(at, _)| at + ending.len());
            if let Some(family) = ends
                .filter_map(|end| name.split_at_checked(end))
                .find(|(before, after)| {
                    is_member(after) && !before.contains("Get") && !before.contains("IsA")
                })
                .filter(|(_, after)| about || ABOUT_A_KIND.contains(after))
                .map(|(before, _)| before)
            {
                all.insert(family, *handle);
            }
        }
    }
    all
}

/// Whether the rest of a name begins a word, and not the end of `TypeID` or of the
/// name of an interface.
fn is_member(rest: &str) -> bool {
    rest.starts_with(|letter: char| letter.is_ascii_uppercase())
        && !rest.starts_with("ID")
        && !rest.starts_with("OpInterface")
}

fn shape<'a>(
    description: &'a Description,
    families: &BTreeMap<&'a str, &'static str>,
    function: &'a Function,
) -> Shape<'a> {
    let name = function.name.trim_start_matches("mls");
    let handles = description.handles.iter().map(|one| Class {
        name: one.name.trim_start_matches("Mls"),
        handle: &one.name,
    });
    let kinds = families.iter().map(|(name, handle)| Class { name, handle });
    let others = KINDS.iter().map(|(name, handle)| Class { name, handle });
    let class = handles
        .chain(kinds)
        .chain(others)
        .filter(|class| name.strip_prefix(class.name).is_some_and(is_member))
        .max_by_key(|class| class.name.len());
    let rest = class.map_or(name, |class| name.split_at(class.name.len()).1);
    let words = snake(rest);
    let words = words.split('_').filter(|word| !word.is_empty());
    let first = function.parameters.first();
    // `mlsComplexTypeGet` takes a type and gives one of another kind.
    let makes = CONSTRUCTORS.contains(&rest);
    let is_method =
        !makes && class.is_some_and(|class| first.is_some_and(|one| one.ty == class.handle));
    Shape {
        function,
        class,
        is_method,
        words: words.map(str::to_owned).collect(),
        inputs: inputs(function, is_method),
        outputs: outputs(function),
    }
}

fn inputs(function: &Function, is_method: bool) -> Vec<Input<'_>> {
    let parameters = &function.parameters;
    let named = |name: &String| parameters.iter().find(|one| one.name == *name);
    let is_length = |name: &str| {
        let mut arrays = parameters.iter();
        arrays.any(|one| one.length.as_deref() == Some(name))
    };
    let mut all = Vec::new();
    for (at, parameter) in parameters.iter().enumerate().skip(usize::from(is_method)) {
        let with = match parameter.role {
            Role::Out => continue,
            // Any other pointer is an argument like the rest.
            Role::UserData if is_for_callbacks(parameters, at) => continue,
            _ if is_length(&parameter.name) => continue,
            Role::Callback if parameter.ty == "MlsDestroyUserData" => continue,
            Role::Callback => {
                let data = behind(parameters, at, |one| matches!(one.role, Role::UserData));
                let end = behind(parameters, at, |one| one.ty == "MlsDestroyUserData");
                data.map_or(With::Nothing, |data| With::UserData(data, end))
            }
            _ => match parameter.length.as_ref().and_then(named) {
                Some(length) => With::Length(length),
                None => With::Nothing,
            },
        };
        all.push(Input { parameter, with });
    }
    all
}

/// The first parameter behind one that is so.
fn behind(
    parameters: &[Parameter],
    at: usize,
    is_so: impl Fn(&&Parameter) -> bool,
) -> Option<&Parameter> {
    parameters.iter().skip(at + 1).find(is_so)
}

/// Whether a parameter is what functions of the host are given, which stand before
/// it: one, or a structure of them.
fn is_for_callbacks(parameters: &[Parameter], at: usize) -> bool {
    let mut before = parameters.iter().take(at);
    before.any(|one| matches!(one.role, Role::Callback | Role::Structure))
}

fn outputs(function: &Function) -> Vec<Output<'_>> {
    let parameters = function.parameters.iter();
    let outs = parameters.filter(|one| matches!(one.role, Role::Out));
    outs.map(|parameter| Output {
        parameter,
        ty: pointee(&parameter.ty),
        room: room(function, parameter),
    })
    .collect()
}

fn room<'a>(function: &'a Function, output: &Parameter) -> Room<'a> {
    let all = &function.parameters;
    let Some(length) = all
        .iter()
        .find(|one| Some(&one.name) == output.length.as_ref())
    else {
        return Room::One;
    };
    let is_read = |one: &Parameter| {
        !matches!(one.role, Role::Out) && one.length.as_ref() == Some(&length.name)
    };
    match all.iter().any(is_read) {
        true => Room::AsMany(length),
        false => Room::Capacity(length),
    }
}

/// What a pointer points to, in C.
fn pointee(ty: &str) -> &str {
    ty.strip_suffix('*').unwrap_or(ty).trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_begins_with_a_capital() {
        assert!(is_member("GetName"));
        assert!(!is_member("IDCreate"));
        assert!(!is_member("OpInterfaceTypeID"));
        assert!(!is_member("ibuteGet"));
        assert!(!is_member(""));
    }

    #[test]
    fn what_a_pointer_points_to() {
        assert_eq!(pointee("MlsString *"), "MlsString");
        assert_eq!(pointee("void **"), "void *");
    }
}
