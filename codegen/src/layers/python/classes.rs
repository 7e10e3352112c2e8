//! The classes: of handles, of kinds of types and attributes, and of structures.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::description::{Description, Role};
use crate::layers::python::functions::{self, Known};
use crate::layers::python::names;
use crate::layers::python::text;
use crate::layers::shape::{Class, Shape};
use crate::types::{Member, Structure};

/// Classes with members that are written by hand, in `_members.py`, where they are
/// called `…Members`.
const MEMBERS: &[&str] = &[
    "AffineExpr",
    "AffineMap",
    "Attribute",
    "Block",
    "Context",
    "DenseElementsAttr",
    "Dialect",
    "ExecutionEngine",
    "Identifier",
    "IntegerSet",
    "Location",
    "Module",
    "OpOperand",
    "Operation",
    "Pass",
    "PassManager",
    "Region",
    "RewritePattern",
    "SymbolTable",
    "Type",
    "Value",
];

/// Which kinds are kinds of another kind.
const BASES: &[(&str, &[&str])] = &[
    (
        "ShapedType",
        &[
            "MemRefType",
            "RankedTensorType",
            "UnrankedMemRefType",
            "UnrankedTensorType",
            "VectorType",
        ],
    ),
    (
        "FloatType",
        &[
            "BF16Type",
            "F16Type",
            "F32Type",
            "F64Type",
            "Float4E2M1FNType",
            "Float6E2M3FNType",
            "Float6E3M2FNType",
            "Float8E3M4Type",
            "Float8E4M3B11FNUZType",
            "Float8E4M3FNType",
            "Float8E4M3FNUZType",
            "Float8E4M3Type",
            "Float8E5M2FNUZType",
            "Float8E5M2Type",
            "Float8E8M0FNUType",
            "TF32Type",
        ],
    ),
    (
        "QuantizedType",
        &[
            "AnyQuantizedType",
            "CalibratedQuantizedType",
            "UniformQuantizedPerAxisType",
            "UniformQuantizedSubChannelType",
            "UniformQuantizedType",
        ],
    ),
    (
        "DenseArray",
        &[
            "DenseBoolArray",
            "DenseF32Array",
            "DenseF64Array",
            "DenseI16Array",
            "DenseI32Array",
            "DenseI64Array",
            "DenseI8Array",
        ],
    ),
    ("ElementsAttr", &["DenseElementsAttr", "SparseElementsAttr"]),
    ("SymbolRefAttr", &["FlatSymbolRefAttr"]),
    ("IntegerAttr", &["BoolAttr", "EmitCCmpPredicateAttr"]),
    (
        "AffineBinaryOpExpr",
        &[
            "AffineAddExpr",
            "AffineCeilDivExpr",
            "AffineFloorDivExpr",
            "AffineModExpr",
            "AffineMulExpr",
        ],
    ),
];

/// Handles of which users see the contents only.
const WITHOUT_CLASS: &[&str] = &["MlsString", "MlsReport"];

/// `_generated.py` and `passes.py`.
pub fn write(
    description: &Description,
    shapes: &[Shape<'_>],
    by_hand: &BTreeSet<&str>,
) -> Result<(String, String), String> {
    let structures = description.structures.iter();
    let tuples: Vec<&Structure> = structures
        .filter(|one| !by_hand.contains(one.name.as_str()))
        .collect();
    let known = Known {
        description,
        identified: shapes.iter().filter_map(identifies).collect(),
        tuples: tuples.iter().map(|one| one.name.as_str()).collect(),
    };
    let mut classes: BTreeMap<Class<'_>, Vec<&Shape<'_>>> = BTreeMap::new();
    let mut free = Vec::new();
    for shape in shapes {
        match shape.class {
            Some(class) => classes.entry(class).or_default().push(shape),
            None => free.push(shape),
        }
    }
    for one in &description.handles {
        let name = names::class(&one.name);
        classes
            .entry(Class {
                name,
                handle: &one.name,
            })
            .or_default();
    }
    let exists = |name: &str| classes.keys().any(|class| class.name == name);
    let named = BASES
        .iter()
        .flat_map(|(base, kinds)| kinds.iter().chain([base]));
    if let Some(missing) = named.chain(MEMBERS).find(|name| !exists(name)) {
        return Err(format!("layers/python: there is no class {missing}"));
    }
    let (passes, free): (Vec<_>, Vec<_>) = free.into_iter().partition(|shape| is_of_a_pass(shape));

    let mut all = head("Every function of the library, as a method of what it is about.");
    all.push_str("from . import _callbacks, _members, _types\nfrom . import _values as v\n");
    all.push_str("from ._handles import Handle\nfrom ._library import lib\n");
    all.push_str("from ._members import taken_bytes, taken_text\n");
    let enumerations = enumerations(&known).join(", ");
    text::add(
        &mut all,
        &[format!("from ._types import ({enumerations})")],
        0,
    );
    all.push('\n');
    // Bases before what is made of them.
    let mut order: Vec<_> = classes
        .iter()
        .filter(|(class, _)| {
            !WITHOUT_CLASS.contains(&class.handle) || names::class(class.handle) != class.name
        })
        .collect();
    order.sort_by_key(|(class, _)| depth(class));
    for (class, members) in &order {
        class_of(&mut all, &known, class, members)?;
    }
    for one in &tuples {
        tuple(&mut all, &known, one)?;
    }
    let mut exported: Vec<String> = order
        .iter()
        .map(|(class, _)| class.name.to_owned())
        .collect();
    exported.extend(tuples.iter().map(|one| names::class(&one.name).to_owned()));
    exported.extend(free.iter().map(|shape| names::method(&shape.words)));
    for shape in free {
        all.push('\n');
        all.push_str(&functions::write(&known, shape, 0)?);
        all.push('\n');
    }
    let exported: Vec<String> = exported.iter().map(|name| format!("\"{name}\",")).collect();
    all.push_str("\n__all__ = [\n");
    text::add(&mut all, &exported, 4);
    all.push_str("]\n");

    let mut of_passes = text::head("The passes of MLIR: making one, and registering its name.");
    of_passes.push_str(
        "from ctypes import byref, c_uint64\n\nfrom ._generated import Pass\nfrom ._library import lib\n\n",
    );
    for shape in passes {
        of_passes.push('\n');
        of_passes.push_str(&functions::write(&known, shape, 0)?);
        of_passes.push('\n');
    }
    Ok((all, of_passes))
}

fn head(what: &str) -> String {
    let ctypes = "byref, c_bool, c_double, c_float, c_int16, c_int32, c_int64, c_int8, c_uint16, \
                  c_uint32, c_uint64, c_uint8, c_void_p";
    let mut all = text::head(what);
    text::add(&mut all, &[format!("from ctypes import ({ctypes})")], 0);
    all.push_str("from typing import Callable, NamedTuple, Sequence\n\n");
    all
}

fn enumerations<'a>(known: &Known<'a>) -> Vec<&'a str> {
    let all = known.description.enumerations.iter();
    all.map(|one| names::class(&one.name)).collect()
}

/// The class whose type ID a function gives.
fn identifies<'a>(shape: &Shape<'a>) -> Option<&'a str> {
    let gives = shape.words == ["get", "type", "id"] && !shape.is_method;
    shape.class.filter(|_| gives).map(|class| class.name)
}

/// Whether a function only makes a pass, or registers one or several.
fn is_of_a_pass(shape: &Shape<'_>) -> bool {
    let makes = matches!(shape.outputs.as_slice(), [one] if one.ty == "MlsPass");
    let registers = shape.words.first().is_some_and(|word| word == "register");
    shape.inputs.is_empty() && (makes || registers && shape.outputs.is_empty())
}

fn base<'a>(class: &Class<'a>) -> Option<&'a str> {
    let own = names::class(class.handle);
    let listed = BASES.iter().find(|(_, kinds)| kinds.contains(&class.name));
    match listed {
        Some((base, _)) => Some(base),
        None => (own != class.name).then_some(own),
    }
}

/// How many classes are between one and `Handle`.
fn depth(class: &Class<'_>) -> usize {
    match base(class) {
        None => 0,
        Some(base) if base == names::class(class.handle) => 1,
        Some(_) => 2,
    }
}

fn class_of(
    all: &mut String,
    known: &Known<'_>,
    class: &Class<'_>,
    members: &[&Shape<'_>],
) -> Result<(), String> {
    let mut bases = Vec::new();
    if MEMBERS.contains(&class.name) {
        bases.push(format!("_members.{}Members", class.name));
    }
    if members
        .iter()
        .any(|shape| shape.is_method && shape.words == ["destroy"])
    {
        bases.push("_members.Destroyed".to_owned());
    }
    bases.push(base(class).unwrap_or("Handle").to_owned());
    let _ = writeln!(all, "\nclass {}({}):", class.name, bases.join(", "));
    all.push_str(&text::documentation(&[class_doc(known, class)], 4));
    all.push_str("\n    __slots__ = ()\n");
    if let Some(test) = test_of(known, class, members) {
        let _ = writeln!(all, "    _test = \"{test}\"");
    }
    let id = members.iter().find(|shape| identifies(shape).is_some());
    if let Some(id) = id {
        let _ = writeln!(all, "    _type_id = \"{}\"", id.function.name);
    }
    for shape in members {
        all.push('\n');
        all.push_str(&functions::write(known, shape, 4)?);
    }
    all.push('\n');
    Ok(())
}

fn class_doc(known: &Known<'_>, class: &Class<'_>) -> String {
    let own = known
        .description
        .handles
        .iter()
        .find(|one| names::class(&one.name) == class.name);
    match own {
        Some(handle) => handle.doc.clone(),
        None => format!("A kind of `{}`.", names::class(class.handle)),
    }
}

/// The function that tells whether something is of a class: the one of this name,
/// or else the one whose answer all of its methods need.
fn test_of<'a>(known: &Known<'a>, class: &Class<'_>, members: &[&Shape<'a>]) -> Option<String> {
    let begin = format!("mls{}IsA", names::class(class.handle));
    let short = ["Type", "Attr", "Expr"]
        .iter()
        .find_map(|end| class.name.strip_suffix(end));
    let shorter = short.and_then(|name| name.strip_prefix("Affine"));
    let candidates = [Some(class.name), short, shorter].into_iter().flatten();
    let mut candidates = candidates.map(|name| format!("{begin}{name}"));
    let exists = |name: &String| {
        known
            .description
            .functions
            .iter()
            .any(|one| one.name == *name)
    };
    candidates.find(exists).or_else(|| {
        let methods = members.iter().filter(|shape| shape.is_method);
        let mut tests = methods.filter_map(|shape| {
            let receiver = shape.function.parameters.first()?;
            receiver.class.as_ref()?.test.as_ref()
        });
        let first = tests.next()?;
        tests.all(|test| test == first).then(|| first.clone())
    })
}

/// A structure as a tuple.
fn tuple(all: &mut String, known: &Known<'_>, one: &Structure) -> Result<(), String> {
    let name = names::class(&one.name);
    let _ = writeln!(all, "\nclass {name}(NamedTuple):");
    all.push_str(&text::documentation(std::slice::from_ref(&one.doc), 4));
    all.push('\n');
    for member in &one.members {
        text::comment(all, &member.doc);
        let _ = writeln!(
            all,
            "    {}: {}",
            names::name(&member.name),
            member_type(known, member)?
        );
    }
    let parameters = || {
        known
            .description
            .functions
            .iter()
            .flat_map(|one| &one.parameters)
    };
    let is_read = parameters().any(|parameter| {
        let is_this = parameter
            .ty
            .trim_matches(|letter: char| letter == '*' || letter == ' ');
        is_this.trim_start_matches("const ") == one.name && !matches!(parameter.role, Role::Out)
    });
    if is_read {
        let _ = writeln!(all, "\n    C = _types.{}", one.name);
        let _ = writeln!(all, "\n    def _to_c(self) -> {name}.C:");
        let members = one.members.iter().map(|member| to_c(known, member));
        let members: Vec<String> = members.collect::<Result<_, _>>()?;
        text::add(all, &[format!("return self.C({})", members.join(", "))], 8);
    }
    let _ = writeln!(
        all,
        "\n    @classmethod\n    def _from_c(cls, raw: _types.{}) -> {name}:",
        one.name
    );
    let members = one.members.iter().map(|member| from_c(known, member));
    let members: Vec<String> = members.collect();
    text::add(all, &[format!("return cls({})", members.join(", "))], 8);
    all.push('\n');
    Ok(())
}

fn is_handle(known: &Known<'_>, member: &Member) -> bool {
    known
        .description
        .handles
        .iter()
        .any(|one| one.name == member.ty)
}

fn member_type(known: &Known<'_>, member: &Member) -> Result<String, String> {
    Ok(match member.ty.as_str() {
        "MlsStringRef" => "str".to_owned(),
        "MlsBool" | "bool" => "bool".to_owned(),
        "int64_t" | "uint64_t" | "uint32_t" => "int".to_owned(),
        ty if is_handle(known, member) => names::class(ty).to_owned(),
        ty => return Err(format!("layers/python: no tuple has a {ty}")),
    })
}

fn to_c(known: &Known<'_>, member: &Member) -> Result<String, String> {
    let name = names::name(&member.name);
    Ok(match member.ty.as_str() {
        "MlsBool" => format!("bool(self.{name})"),
        "int64_t" => format!("v.int64(self.{name})"),
        "uint32_t" => format!("v.uint32(self.{name})"),
        ty if is_handle(known, member) => format!("v.handle(self.{name}, {})", names::class(ty)),
        ty => return Err(format!("layers/python: no tuple gives a {ty}")),
    })
}

fn from_c(known: &Known<'_>, member: &Member) -> String {
    let name = names::name(&member.name);
    match member.ty.as_str() {
        "MlsStringRef" => format!("v.text_of(raw.{name})"),
        "MlsBool" => format!("bool(raw.{name})"),
        ty if is_handle(known, member) => format!("{}._view(raw.{name})", names::class(ty)),
        _ => format!("raw.{name}"),
    }
}
