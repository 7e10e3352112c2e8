//! What encodings of sparse tensors must be made of.

use std::fmt::Write;

use super::dialects::attribute;
use super::{out_of_range, refuse, show};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys::{self, Raw};

/// The bits of a format in the type of a level, of its properties, of n and m.
const FORMAT: u64 = 0xffff_0000;
const PROPERTIES: u64 = 0xffff;
const N: u32 = 32;
const M: u32 = 40;

/// The name of a format, and whether it can have properties.
fn format_of(level: u64) -> Option<(&'static str, bool)> {
    Some(match level & FORMAT {
        0x1_0000 => ("dense", false),
        0x2_0000 => ("batch", false),
        0x4_0000 => ("compressed", true),
        0x8_0000 => ("singleton", true),
        0x10_0000 => ("loose_compressed", true),
        0x20_0000 => ("structured", false),
        _ => return None,
    })
}

/// The text of the type of a level; `None` if it is not one.
fn level_text(level: u64) -> Option<String> {
    let (name, has_properties) = format_of(level)?;
    let (n, m) = ((level >> N) & 0xff, level >> M);
    if name == "structured" {
        let is_one = level & PROPERTIES == 0 && (1..=m).contains(&n) && m <= 0xff;
        return is_one.then(|| format!("{name}[{n}, {m}]"));
    }
    if level >> N != 0 {
        return None;
    }
    let mut properties = Vec::new();
    for (bit, text) in [(1, "nonunique"), (2, "nonordered"), (4, "soa")] {
        if level & bit != 0 {
            properties.push(text);
        }
    }
    match level & PROPERTIES {
        0 => Some(name.into()),
        1..=7 if has_properties => Some(format!("{name}({})", properties.join(", "))),
        _ => None,
    }
}

/// Checks that a number is the type of a level.
pub fn sparse_level(level: u64, argument: &'static str) -> Fallible<()> {
    match level_text(level) {
        Some(_) => Ok(()),
        None => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("{level:#x} is not the type of a level"),
        ),
    }
}

/// Checks that a number is the type of an n-out-of-m level.
pub fn sparse_structured(level: u64, argument: &'static str) -> Fallible<()> {
    sparse_level(level, argument)?;
    match format_of(level) {
        Some(("structured", _)) => Ok(()),
        _ => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "the level is not an n-out-of-m level",
        ),
    }
}

/// Checks a number of bits of positions or coordinates.
pub fn sparse_width(width: i32, argument: &'static str) -> Fallible<()> {
    match width {
        0 | 8 | 16 | 32 | 64 => Ok(()),
        _ => out_of_range(argument, format!("{width} is not 0, 8, 16, 32 or 64")),
    }
}

/// Checks that an attribute, unless null, is a number.
pub fn sparse_value(value: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live attribute.
    let is_number = value.is_null()
        || unsafe {
            sys::mlirAttributeIsAInteger(value)
                || sys::mlirAttributeIsAFloat(value)
                || sys::mlirAttributeIsAComplex(value)
        };
    match is_number {
        true => Ok(()),
        false => refuse(value, argument, "a number"),
    }
}

/// The results of a map.
fn results(map: sys::MlirAffineMap) -> Vec<sys::MlirAffineExpr> {
    // SAFETY: a live map; the positions are below the count.
    unsafe {
        let count = sys::mlirAffineMapGetNumResults(map);
        let result = |at| sys::mlirAffineMapGetResult(map, at);
        (0..count).map(result).collect()
    }
}

/// Checks what upstream takes for granted when it inverts a map: of dimensions,
/// blocks of dimensions, and the remainders in these, each block once.
fn invertible(map: sys::MlirAffineMap, argument: &'static str) -> Fallible<()> {
    // The dimensions of blocks, and of remainders.
    let (mut blocks, mut rests) = (Vec::new(), Vec::new());
    for result in results(map) {
        // SAFETY: a live expression, asked for what it is, and its parts.
        let part = unsafe {
            if sys::mlirAffineExprIsADim(result) {
                continue;
            }
            // Of a symbol it would look for the inverse for ever.
            if !sys::mlirAffineExprIsABinary(result) {
                return refuse(result, argument, "a dimension, block or remainder");
            }
            let of = sys::mlirAffineBinaryOpExprGetLHS(result);
            let by = sys::mlirAffineBinaryOpExprGetRHS(result);
            let is_part = sys::mlirAffineExprIsADim(of) && sys::mlirAffineExprIsAConstant(by);
            is_part.then(|| sys::mlirAffineDimExprGetPosition(of))
        };
        // SAFETY: as above.
        let (is_block, is_rest) = unsafe {
            (
                sys::mlirAffineExprIsAFloorDiv(result),
                sys::mlirAffineExprIsAMod(result),
            )
        };
        match part {
            Some(dim) if is_block => blocks.push(dim),
            Some(dim) if is_rest => rests.push(dim),
            _ => return refuse(result, argument, "a dimension, block or remainder"),
        }
    }
    blocks.sort_unstable();
    rests.sort_unstable();
    let is_once = blocks.windows(2).all(|pair| pair.first() != pair.last());
    match blocks == rests && is_once {
        true => Ok(()),
        false => refuse(map, argument, "one remainder for each block of a dimension"),
    }
}

/// The text of the dimensions and levels of an encoding.
fn text_of(levels: &[String], map: sys::MlirAffineMap) -> String {
    let (dims, symbols, results) = match map.is_null() {
        true => {
            let all = (0..levels.len()).map(|dim| format!("d{dim}"));
            (levels.len(), 0, all.collect::<Vec<_>>())
        }
        // SAFETY: a live map.
        false => unsafe {
            (
                usize::try_from(sys::mlirAffineMapGetNumDims(map)).unwrap_or(0),
                usize::try_from(sys::mlirAffineMapGetNumSymbols(map)).unwrap_or(0),
                results(map).into_iter().map(show).collect(),
            )
        },
    };
    let names = |letter: &str, count: usize| {
        let all: Vec<String> = (0..count).map(|at| format!("{letter}{at}")).collect();
        all.join(", ")
    };
    let mut text = String::from("#sparse_tensor.encoding<{ map = ");
    if symbols > 0 {
        let _ = write!(text, "[{}]", names("s", symbols));
    }
    let each: Vec<String> = results
        .iter()
        .zip(levels)
        .map(|(result, level)| format!("{result} : {level}"))
        .collect();
    let _ = write!(text, "({}) -> ({}) }}>", names("d", dims), each.join(", "));
    text
}

/// Checks that levels and maps make an encoding.
pub fn sparse_encoding(
    levels: &[u64],
    dim_to_lvl: sys::MlirAffineMap,
    lvl_to_dim: sys::MlirAffineMap,
    context: sys::MlirContext,
    argument: &'static str,
) -> Fallible<()> {
    if levels.is_empty() {
        return out_of_range(argument, "at least one level is needed");
    }
    for level in levels {
        sparse_level(*level, argument)?;
    }
    if !dim_to_lvl.is_null() {
        // SAFETY: a live map.
        let count = unsafe { sys::mlirAffineMapGetNumResults(dim_to_lvl) };
        super::exactly(count, super::count(levels.len()), "dim_to_lvl")?;
        invertible(dim_to_lvl, "dim_to_lvl")?;
    }
    // Upstream's parser has the rules; it also inverts the map.
    let texts: Vec<String> = levels
        .iter()
        .filter_map(|level| level_text(*level))
        .collect();
    let encoding = attribute(context, &text_of(&texts, dim_to_lvl));
    if encoding.is_null() {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "these levels do not make an encoding",
        );
    }
    if lvl_to_dim.is_null() {
        return Ok(());
    }
    // SAFETY: a live encoding; null if the map cannot be inverted.
    let inverse = unsafe { sys::mlirSparseTensorEncodingAttrGetLvlToDim(encoding) };
    match inverse.word() == lvl_to_dim.word() {
        true => Ok(()),
        false => refuse(lvl_to_dim, "lvl_todim", "the inverse of `dim_to_lvl`"),
    }
}
