//! A function as a language with objects sees it: whose member it is, what it
//! takes once lengths and user data are part of what they belong to, and what it
//! gives.

use std::collections::{BTreeMap, BTreeSet};

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

/// Kinds of values and rewriters, which upstream names without such an ending.
const KINDS: &[(&str, &str)] = &[
    ("BlockArgument", "MlsValue"),
    ("OpResult", "MlsValue"),
    ("IRRewriter", "MlsRewriterBase"),
];

/// Where upstream names one thing in two ways: how a name begins, and the class
/// that it means.
const ALIASES: &[(&str, &str)] = &[
    ("BFloat16Type", "BF16Type"),
    ("Float16Type", "F16Type"),
    ("Float32Type", "F32Type"),
    ("Float64Type", "F64Type"),
    ("FloatTF32Type", "TF32Type"),
    ("DenseIntOrFPElementsAttr", "DenseElementsAttr"),
    ("DenseArrayAttr", "DenseArray"),
    ("UnrankedMemref", "UnrankedMemRefType"),
    ("SparseTensorEncoding", "SparseTensorEncodingAttr"),
];

/// Where a change of capitals is no new word.
const ONE_WORD: &[(&str, &str)] = &[("u_int", "uint"), ("b_float", "bfloat")];

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
    /// Its name after that of the class.
    pub rest: &'a str,
    /// The words of that, in lower case.
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

/// The words of a name, in lower case, with underscores between them.
pub fn words(name: &str) -> String {
    let joined = ONE_WORD.iter();
    joined.fold(snake(name), |name, (two, one)| name.replace(two, one))
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
    let mut all: BTreeMap<&str, &str> = KINDS.iter().copied().collect();
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

/// Whether the rest of a name begins a word, and neither the end of `TypeID` nor
/// that of `InferTypeOpInterface`.
fn is_member(rest: &str) -> bool {
    rest.starts_with(|letter: char| letter.is_ascii_uppercase())
        && !["ID", "OpInterface"]
            .iter()
            .any(|end| rest.starts_with(end))
}

/// The class that a name begins with, and the rest of it.
fn member_of<'a>(
    name: &'a str,
    classes: impl Iterator<Item = Class<'a>>,
) -> Option<(Class<'a>, &'a str)> {
    let ways = classes.flat_map(|class| {
        let aliases = ALIASES.iter().filter(move |(_, is)| *is == class.name);
        let names = aliases.map(|(name, _)| *name).chain([class.name]);
        names.map(move |begin| (class, begin))
    });
    ways.filter_map(|(class, begin)| Some((class, name.strip_prefix(begin)?)))
        .filter(|(_, rest)| is_member(rest))
        .min_by_key(|(_, rest)| rest.len())
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
    let member = member_of(name, handles.chain(kinds));
    let (class, rest) = member.map_or((None, name), |(class, rest)| (Some(class), rest));
    let words = words(rest);
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
        rest,
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

/// All names that a table is about; an entry that is about none is an error.
pub fn listed<'a>(
    table: &[(&str, &[&str])],
    names: impl Iterator<Item = &'a str> + Clone,
) -> Result<BTreeSet<&'a str>, String> {
    let mut all = BTreeSet::new();
    for pattern in table.iter().flat_map(|(_, patterns)| *patterns) {
        let mut found = names
            .clone()
            .filter(|name| is_like(name, pattern))
            .peekable();
        if found.peek().is_none() {
            return Err(format!("codegen/src/layers: there is no {pattern}"));
        }
        all.extend(found);
    }
    Ok(all)
}

/// Whether a name is that of a pattern with at most one `*`, at either end.
fn is_like(name: &str, pattern: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), _) => name.ends_with(end),
        (_, Some(begin)) => name.starts_with(begin),
        _ => name == pattern,
    }
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
    fn a_name_is_a_member_of_the_longest_class() {
        let classes = [
            ("Block", "MlsBlock"),
            ("BlockArgument", "MlsValue"),
            ("F32Type", "MlsType"),
        ];
        let found = |name| {
            let classes = classes.map(|(name, handle)| Class { name, handle });
            member_of(name, classes.into_iter()).map(|(class, rest)| (class.name, rest))
        };
        assert_eq!(
            found("BlockArgumentGetOwner"),
            Some(("BlockArgument", "GetOwner"))
        );
        assert_eq!(found("BlockGetArgument"), Some(("Block", "GetArgument")));
        assert_eq!(
            found("Float32TypeGetTypeID"),
            Some(("F32Type", "GetTypeID"))
        );
        assert_eq!(found("Blocks"), None);
    }

    #[test]
    fn what_a_pointer_points_to() {
        assert_eq!(pointee("MlsString *"), "MlsString");
        assert_eq!(pointee("void **"), "void *");
    }

    #[test]
    fn a_table_names_what_there_is() {
        let names = ["mlsTypeIsNull", "mlsTypeGet", "mlsTypeGetName"];
        let found = |pattern| listed(&[("why", &[pattern])], names.into_iter());
        assert_eq!(found("*IsNull"), Ok(BTreeSet::from(["mlsTypeIsNull"])));
        assert_eq!(found("mlsTypeGet"), Ok(BTreeSet::from(["mlsTypeGet"])));
        assert_eq!(found("mlsTypeGet*").map(|all| all.len()), Ok(2));
        assert!(found("mlsTypeSet*").is_err());
    }
}
