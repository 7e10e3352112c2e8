//! What affine expressions, maps and integer sets must be.

use std::collections::HashSet;

use super::{out_of_range, refuse};
use crate::error::{Fallible, bad};
use crate::status;
use crate::sys::{self, Raw};

/// The most dimensions, and the most symbols. Upstream makes something for each.
const MOST: i64 = 1 << 16;

/// Checks a number of dimensions or symbols, or the position of one.
pub fn affine_count<N: TryInto<i64>>(count: N, argument: &'static str) -> Fallible<()> {
    match count.try_into() {
        Ok(count) if (0..=MOST).contains(&count) => Ok(()),
        _ => out_of_range(argument, format!("it is from 0 to {MOST}")),
    }
}

/// Checks a number that is to be divided by.
pub fn positive(number: i64, argument: &'static str) -> Fallible<()> {
    match number {
        1.. => Ok(()),
        _ => out_of_range(argument, format!("it must be above 0, not {number}")),
    }
}

/// Checks that a number is below another one.
pub fn below<N: PartialOrd + std::fmt::Display>(
    number: N,
    limit: N,
    argument: &'static str,
) -> Fallible<()> {
    match number < limit {
        true => Ok(()),
        false => out_of_range(argument, format!("{number} is not below {limit}")),
    }
}

/// Checks that a number is at most another one.
pub fn at_most<N: PartialOrd + std::fmt::Display>(
    number: N,
    limit: N,
    argument: &'static str,
) -> Fallible<()> {
    match number <= limit {
        true => Ok(()),
        false => out_of_range(argument, format!("{number} is above {limit}")),
    }
}

/// Checks that there are as many as something has.
pub fn exactly(count: isize, has: isize, argument: &'static str) -> Fallible<()> {
    match count == has {
        true => Ok(()),
        false => out_of_range(argument, format!("{has} are needed, not {count}")),
    }
}

/// One more than the highest dimension and symbol in expressions.
fn needs(expressions: &[sys::MlirAffineExpr]) -> (isize, isize) {
    let (mut dims, mut symbols) = (0, 0);
    // Equal parts are one object, so that a small graph can be a huge tree.
    let mut seen = HashSet::new();
    let mut rest = expressions.to_vec();
    while let Some(next) = rest.pop() {
        if next.is_null() || !seen.insert(next.word()) {
            continue;
        }
        // SAFETY: a live expression, or a part of one; each is asked for what it is.
        unsafe {
            if sys::mlirAffineExprIsABinary(next) {
                rest.push(sys::mlirAffineBinaryOpExprGetLHS(next));
                rest.push(sys::mlirAffineBinaryOpExprGetRHS(next));
            } else if sys::mlirAffineExprIsADim(next) {
                dims = dims.max(sys::mlirAffineDimExprGetPosition(next) + 1);
            } else if sys::mlirAffineExprIsASymbol(next) {
                symbols = symbols.max(sys::mlirAffineSymbolExprGetPosition(next) + 1);
            }
        }
    }
    (dims, symbols)
}

/// Checks that expressions use no more dimensions and symbols than there are.
pub fn affine_fit<N: TryInto<isize>>(
    expressions: &[sys::MlirAffineExpr],
    dims: N,
    symbols: N,
    argument: &'static str,
) -> Fallible<()> {
    let (needed_dims, needed_symbols) = needs(expressions);
    let refuse = |what: &str, needed: isize, have: isize| {
        bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            format!("{what} number {} is used; there are {have}", needed - 1),
        )
    };
    match (dims.try_into(), symbols.try_into()) {
        (Ok(dims), _) if needed_dims > dims => refuse("dimension", needed_dims, dims),
        (_, Ok(symbols)) if needed_symbols > symbols => refuse("symbol", needed_symbols, symbols),
        _ => Ok(()),
    }
}

/// The same of one expression.
pub fn affine_fits<N: TryInto<isize>>(
    expression: sys::MlirAffineExpr,
    dims: N,
    symbols: N,
    argument: &'static str,
) -> Fallible<()> {
    affine_fit(&[expression], dims, symbols, argument)
}

/// Checks that a map after a replacement uses no more dimensions and symbols than
/// it will have.
pub fn affine_replaced(
    map: sys::MlirAffineMap,
    expression: sys::MlirAffineExpr,
    replacement: sys::MlirAffineExpr,
    dims: isize,
    symbols: isize,
    argument: &'static str,
) -> Fallible<()> {
    // What is replaced may be the only one that needs a dimension, so that the
    // result must be looked at: one with as many as both could need.
    let (more_dims, more_symbols) = needs(&[replacement]);
    // SAFETY: the map and the expressions are live; the counts are enough.
    let results = unsafe {
        let replaced = sys::mlirAffineMapReplace(
            map,
            expression,
            replacement,
            more_dims.max(sys::mlirAffineMapGetNumDims(map)),
            more_symbols.max(sys::mlirAffineMapGetNumSymbols(map)),
        );
        let count = sys::mlirAffineMapGetNumResults(replaced);
        let result = |at| sys::mlirAffineMapGetResult(replaced, at);
        (0..count).map(result).collect::<Vec<_>>()
    };
    affine_fit(&results, dims, symbols, argument)
}

/// Checks that positions are those of results of a map.
pub fn affine_results(
    positions: &[isize],
    map: sys::MlirAffineMap,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a live map.
    let count = unsafe { sys::mlirAffineMapGetNumResults(map) };
    match positions.iter().find(|at| !(0..count).contains(*at)) {
        Some(at) => out_of_range(argument, format!("{at} is not below {count}")),
        None => Ok(()),
    }
}

/// Checks that a number of results is not above what a map has.
pub fn affine_result_count(
    count: isize,
    map: sys::MlirAffineMap,
    argument: &'static str,
) -> Fallible<()> {
    // SAFETY: a live map.
    let most = unsafe { sys::mlirAffineMapGetNumResults(map) };
    match (0..=most).contains(&count) {
        true => Ok(()),
        false => out_of_range(argument, format!("{count} is not from 0 to {most}")),
    }
}

/// Checks that numbers are a permutation, and that there are some.
pub fn permutation(numbers: &[u32], argument: &'static str) -> Fallible<()> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let is_one = sorted.iter().zip(0..).all(|(number, at)| *number == at);
    match is_one && !numbers.is_empty() && sorted.len() <= 1 << 16 {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            argument,
            "each number from 0 to one below their count is needed once",
        ),
    }
}

/// Checks that there is at least one.
pub fn some<T>(all: &[T], argument: &'static str) -> Fallible<()> {
    match all.is_empty() {
        true => out_of_range(argument, "at least one is needed"),
        false => Ok(()),
    }
}

/// Checks that a map gives one constant.
pub fn single_constant(map: sys::MlirAffineMap, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live map.
    match unsafe { sys::mlirAffineMapIsSingleConstant(map) } {
        true => Ok(()),
        false => refuse(map, argument, "a map with a single, constant result"),
    }
}
