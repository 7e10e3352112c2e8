//! What the operations of the dialect `linalg` need for upstream to make their
//! regions. It ends the process, or reads beyond operands, where these do not fit.

use super::{is_registered, show};
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status;
use crate::sys::{self, Raw};

/// What the elements of operands must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elements {
    /// All integers, or all floating point numbers.
    Any,
    /// The same, but no truth values.
    Numbers,
    /// Floating point numbers.
    Floats,
    /// Integers that are no truth values.
    Integers,
    /// A truth value and any.
    Select,
    /// Two bounds and a seed.
    Random,
}

use Elements::{Any, Floats, Integers, Numbers, Random, Select};

/// Operations: how many operands they have, and what the elements of these are.
const KNOWN: &[(usize, Elements, &[&str])] = &[
    (2, Any, &["copy", "fill", "transpose", "broadcast"]),
    (
        2,
        Floats,
        &[
            "exp",
            "log",
            "abs",
            "ceil",
            "floor",
            "negf",
            "reciprocal",
            "round",
            "sqrt",
            "rsqrt",
            "square",
            "tanh",
            "erf",
        ],
    ),
    (
        3,
        Numbers,
        &[
            "add",
            "sub",
            "mul",
            "div",
            "max",
            "min",
            "matmul",
            "batch_matmul",
            "batch_reduce_matmul",
            "contract",
            "mmt4d",
            "batch_mmt4d",
            "matvec",
            "vecmat",
            "batch_matvec",
            "batch_vecmat",
            "dot",
            "conv_1d",
            "conv_2d",
            "conv_3d",
            "conv_1d_nwc_wcf",
            "conv_1d_ncw_fcw",
            "conv_2d_nhwc_hwcf",
            "conv_2d_nhwc_fhwc",
            "conv_2d_nchw_fchw",
            "conv_2d_ngchw_fgchw",
            "conv_2d_ngchw_gfchw",
            "conv_2d_nhwgc_gfhwc",
            "conv_3d_ndhwc_dhwcf",
            "conv_3d_ncdhw_fcdhw",
            "depthwise_conv_1d_nwc_wc",
            "depthwise_conv_1d_ncw_cw",
            "depthwise_conv_1d_nwc_wcm",
            "depthwise_conv_2d_nhwc_hwc",
            "depthwise_conv_2d_nchw_chw",
            "depthwise_conv_2d_nhwc_hwcm",
            "depthwise_conv_3d_ndhwc_dhwc",
            "depthwise_conv_3d_ncdhw_cdhw",
            "depthwise_conv_3d_ndhwc_dhwcm",
            "pooling_nhwc_sum",
            "pooling_nchw_sum",
            "pooling_nhwc_max",
            "pooling_nhwc_max_unsigned",
            "pooling_nchw_max",
            "pooling_nhwc_min",
            "pooling_nhwc_min_unsigned",
            "pooling_nwc_sum",
            "pooling_ncw_sum",
            "pooling_nwc_max",
            "pooling_nwc_max_unsigned",
            "pooling_ncw_max",
            "pooling_nwc_min",
            "pooling_nwc_min_unsigned",
            "pooling_ndhwc_sum",
            "pooling_ndhwc_max",
            "pooling_ndhwc_min",
        ],
    ),
    (3, Integers, &["div_unsigned"]),
    (3, Floats, &["powf"]),
    (4, Select, &["select"]),
    (4, Random, &["fill_rng_2d"]),
    (
        5,
        Numbers,
        &[
            "quantized_matmul",
            "quantized_batch_matmul",
            "conv_2d_nhwc_hwcf_q",
            "conv_2d_nhwc_fhwc_q",
            "conv_2d_nchw_fchw_q",
            "conv_2d_nhwgc_gfhwc_q",
            "conv_2d_ngchw_gfchw_q",
            "conv_3d_ndhwc_dhwcf_q",
            "depthwise_conv_2d_nhwc_hwc_q",
            "depthwise_conv_2d_nhwc_hwcm_q",
        ],
    ),
];

/// Kinds of `linalg.elementwise` that have other names than operations.
const SAME_AS: &[(&str, &str)] = &[
    ("max_signed", "max"),
    ("max_unsigned", "max"),
    ("min_signed", "min"),
    ("min_unsigned", "min"),
];

fn refuse<T>(code: u32, message: impl Into<String>) -> Fallible<T> {
    bad(code, "mlir_op", message)
}

/// Whether an operation is one of the dialect's.
pub fn is_linalg(op: sys::MlirOperation) -> bool {
    tree::name(op).starts_with("linalg.") && is_registered(op)
}

/// Checks that upstream can make the region of an operation.
pub fn linalg_fillable(op: sys::MlirOperation) -> Fallible<()> {
    let name = tree::name(op);
    let short = match is_linalg(op) {
        true => name.strip_prefix("linalg.").unwrap_or_default(),
        false => "",
    };
    let rule = match short {
        "elementwise" => rule_of_kind(op)?,
        short => rule_of(short),
    };
    let Some((count, elements)) = rule else {
        return refuse(
            status::MLS_STATUS_BAD_ARGUMENT,
            format!("`{name}` is not a named structured operation of the dialect `linalg`"),
        );
    };
    let mut regions = tree::regions(op);
    let is_empty = regions
        .next()
        .is_some_and(|first| tree::blocks(first).next().is_none());
    if !is_empty || regions.next().is_some() {
        return refuse(
            status::MLS_STATUS_BAD_STATE,
            format!("`{name}` must have one region, which is empty"),
        );
    }
    let types: Vec<_> = tree::operands(op).map(element_of).collect();
    if types.len() != count {
        return refuse(
            status::MLS_STATUS_BAD_ARGUMENT,
            format!("`{name}` must have {count} operands, not {}", types.len()),
        );
    }
    if !fit(&types, elements) {
        let shown: Vec<String> = types.into_iter().map(show).collect();
        return refuse(
            status::MLS_STATUS_BAD_ARGUMENT,
            format!(
                "`{name}` cannot be made for elements of {}",
                shown.join(", ")
            ),
        );
    }
    Ok(())
}

/// What an operation needs.
fn rule_of(short: &str) -> Option<(usize, Elements)> {
    let found = KNOWN.iter().find(|(.., names)| names.contains(&short));
    found.map(|(count, elements, _)| (*count, *elements))
}

/// What an elementwise operation needs, by its kind.
fn rule_of_kind(op: sys::MlirOperation) -> Fallible<Option<(usize, Elements)>> {
    // SAFETY: a live operation.
    let kind = unsafe { sys::mlirOperationGetAttributeByName(op, sys::string_ref(b"kind")) };
    let text = if kind.is_null() {
        String::new()
    } else {
        show(kind)
    };
    let short = text
        .strip_prefix("#linalg.elementwise_kind<")
        .and_then(|text| text.strip_suffix('>'));
    let Some(short) = short else {
        return refuse(
            status::MLS_STATUS_BAD_STATE,
            "an elementwise operation must have a kind",
        );
    };
    let same = SAME_AS.iter().find(|(kind, _)| *kind == short);
    Ok(rule_of(same.map_or(short, |(_, name)| name)))
}

/// The type of the elements of a value, or of the value.
fn element_of(value: sys::MlirValue) -> sys::MlirType {
    // SAFETY: a live value; its type is asked for what it is.
    unsafe {
        let ty = sys::mlirValueGetType(value);
        match sys::mlirTypeIsAShaped(ty) {
            true => sys::mlirShapedTypeGetElementType(ty),
            false => ty,
        }
    }
}

/// The width of a signless integer, or 0.
fn width(ty: sys::MlirType) -> u32 {
    // SAFETY: a live type, asked for what it is.
    unsafe {
        match sys::mlirTypeIsAInteger(ty) && sys::mlirIntegerTypeIsSignless(ty) {
            true => sys::mlirIntegerTypeGetWidth(ty),
            false => 0,
        }
    }
}

fn fit(types: &[sys::MlirType], elements: Elements) -> bool {
    // SAFETY: a live type.
    let is_float = |ty: &sys::MlirType| unsafe { sys::mlirTypeIsAFloat(*ty) };
    let floats = |types: &[sys::MlirType]| types.iter().all(is_float);
    let integers = |types: &[sys::MlirType], least| types.iter().all(|ty| width(*ty) >= least);
    match (elements, types) {
        (Any, _) => floats(types) || integers(types, 1),
        (Numbers, _) => floats(types) || integers(types, 2),
        (Floats, _) => floats(types),
        (Integers, _) => integers(types, 2),
        (Select, [condition, rest @ ..]) => {
            width(*condition) == 1
                && (floats(rest) || integers(rest, 1))
                && rest
                    .iter()
                    .all(|ty| Some(ty.word()) == rest.first().map(|one| one.word()))
        }
        (Random, [least, most, seed, result]) => {
            // SAFETY: live types.
            let are_doubles = unsafe { sys::mlirTypeIsAF64(*least) && sys::mlirTypeIsAF64(*most) };
            are_doubles && width(*seed) == 32 && (is_float(result) || width(*result) > 1)
        }
        (Select | Random, _) => false,
    }
}

/// Checks that what an operation keeps in mind about its indexing is what upstream
/// takes it for.
pub fn linalg_remembers(op: sys::MlirOperation) -> Fallible<()> {
    let name = sys::string_ref(b"linalg.memoized_indexing_maps");
    // SAFETY: a live operation; the attribute is asked for what it is, and elements
    // are below the count.
    let fits = unsafe {
        let attr = sys::mlirOperationGetAttributeByName(op, name);
        attr.is_null()
            || sys::mlirAttributeIsAArray(attr) && {
                let count = sys::mlirArrayAttrGetNumElements(attr);
                (0..count).all(|at| {
                    sys::mlirAttributeIsAAffineMap(sys::mlirArrayAttrGetElement(attr, at))
                })
            }
    };
    match fits {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_STATE,
            "op",
            "`linalg.memoized_indexing_maps` is not an array of affine maps",
        ),
    }
}

/// Checks that maps are those of two inputs and an output, over the same
/// dimensions.
pub fn contraction_maps(maps: &[sys::MlirAffineMap], argument: &'static str) -> Fallible<()> {
    // SAFETY: live maps.
    let sizes = |map: &sys::MlirAffineMap| unsafe {
        (
            sys::mlirAffineMapGetNumDims(*map),
            sys::mlirAffineMapGetNumSymbols(*map),
        )
    };
    let first = maps.first().map(sizes);
    let fits = first.is_some_and(|(_, symbols)| symbols == 0)
        && maps.iter().all(|map| Some(sizes(map)) == first);
    match maps.len() == 3 && fits {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "three maps are needed, with the same number of dimensions and no symbols",
        ),
    }
}
