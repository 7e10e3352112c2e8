//! The layer for Python, below `examples/python/mlir_shim`: types and prototypes
//! for ctypes, exceptions, and classes with a method for each function.

mod classes;
mod functions;
mod names;
mod text;
mod types;

use crate::description::Description;
use crate::layers::{groups, shape};

const FOLDER: &str = "examples/python/mlir_shim";

/// Functions that have no method here, and why. `*` stands for any beginning or
/// end.
const BY_HAND: &[(&str, &[&str])] = &[
    (
        "a handle holds one reference all its life, and gives it up when it is collected",
        groups::REFERENCES,
    ),
    (
        "two handles are equal if their bits are",
        groups::COMPARISONS,
    ),
    ("a null handle is None", groups::NULLS),
    ("a text is a str or bytes", groups::TEXTS),
    (
        "a status is raised, with its report as the exception",
        groups::STATUSES,
    ),
    ("a diagnostic is a tuple", &["mlsDiagnostic*"]),
    (
        "the members of a tuple are read, and changed with `_replace`",
        groups::PLAIN_DATA,
    ),
    (
        "an exception of a callback is raised where the call returns",
        &["mlsCallbackFail"],
    ),
    (
        "ctypes lets the interpreter's lock go around all calls, and takes it for all callbacks; \
         its end is told to the library",
        groups::HOST,
    ),
    (
        "the functions of a pass or pattern are arguments of its constructor",
        groups::CONSTRUCTORS,
    ),
    ("a session is the block of a `with`", groups::SESSIONS),
    (
        "what is called until it is taken away is an object that does that",
        groups::LISTENERS,
    ),
    (
        "it deals with addresses: those of ctypes, or of what has a buffer",
        groups::ADDRESSES,
    ),
    (
        "it fills two arrays, of which one says what the other means",
        &["mlsInferShapedTypeOpInterfaceInferReturnTypes"],
    ),
];

/// Structures that are not tuples here, and why.
const STRUCTURES_BY_HAND: &[(&str, &[&str])] = &[
    ("it is a str or bytes", &["MlsStringRef"]),
    ("it is an exception", &["MlsStatus"]),
    (
        "its texts are copied, with its notes",
        &["MlsDiagnostic", "MlsDiagnosticNote"],
    ),
    (
        "it holds functions",
        &[
            "MlsExternalPassCallbacks",
            "MlsRewritePatternCallbacks",
            "MlsHostHooks",
        ],
    ),
    ("its bytes are copied", &["MlsRawData"]),
    (
        "its sizes are in another array",
        &["MlsShapedTypeComponents"],
    ),
];

/// The files of the layer.
pub fn write(description: &Description) -> Result<Vec<(String, String)>, String> {
    let names = || description.functions.iter().map(|one| one.name.as_str());
    let structures = || description.structures.iter().map(|one| one.name.as_str());
    let by_hand = shape::listed(BY_HAND, names())?;
    let structures_by_hand = shape::listed(STRUCTURES_BY_HAND, structures())?;
    let shapes: Vec<_> = shape::of(description)
        .into_iter()
        .filter(|shape| !by_hand.contains(shape.function.name.as_str()))
        .collect();
    let (members, passes) = classes::write(description, &shapes, &structures_by_hand)?;
    let files = [
        ("_types.py", types::write(description)?),
        ("errors.py", types::errors(description)?),
        ("_generated.py", members),
        ("passes.py", passes),
    ];
    Ok(files
        .map(|(name, text)| (format!("{FOLDER}/{name}"), text))
        .into())
}
