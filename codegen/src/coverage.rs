//! `COVERAGE.md`: what becomes of every function of MLIR's C API.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::model::Api;
use crate::spec::{Fate, Spec};
use crate::wrapper;

/// How much may be left out: one in this many.
const LEFT_OUT: usize = 50;

/// Writes the table.
pub fn write(spec: &Spec, api: &Api) -> Result<String, String> {
    let by_hand = by_hand(api);
    check(spec, &by_hand)?;
    let mut headers: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let mut totals = [0; 3];
    let mut reasons: BTreeMap<(usize, &str), Vec<(&str, String)>> = BTreeMap::new();
    for (function, fate) in &spec.functions {
        let place = match fate {
            Fate::Generated(_) => 0,
            Fate::Manual(reason) => {
                let ours = by_hand.get(function.name.as_str());
                let ours = ours.map_or(String::new(), |all| all.join("`, `"));
                let all = reasons.entry((1, reason)).or_default();
                all.push((&function.name, ours));
                1
            }
            Fate::LeftOut(reason) => {
                let all = reasons.entry((2, reason)).or_default();
                all.push((&function.name, String::new()));
                2
            }
        };
        for counts in [headers.entry(&function.header).or_default(), &mut totals] {
            if let Some(count) = counts.get_mut(place) {
                *count += 1;
            }
        }
    }
    let [generated, manual, left_out] = totals;
    let all = generated + manual + left_out;
    if left_out * LEFT_OUT > all {
        return Err(format!(
            "{left_out} of {all} functions are left out; at most one in {LEFT_OUT} may be"
        ));
    }
    let mut text = format!(
        "# Coverage of MLIR's C API\n\n\
         Made by codegen from the headers of MLIR and `codegen/spec`; do not edit.\n\n\
         | functions of mlir-c | generated | by hand | left out | covered |\n\
         |---:|---:|---:|---:|---:|\n\
         | {all} | {generated} | {manual} | {left_out} | {} |\n\n\
         A generated function has upstream's name with `mls` for `mlir`. Those that are left \
         out are at the end, with the reason.\n\n\
         ## By header\n\n\
         | header | functions | generated | by hand | left out |\n\
         |---|---:|---:|---:|---:|\n",
        percent(generated + manual, all),
    );
    for (header, counts) in &headers {
        let [generated, manual, left_out] = counts;
        let _ = writeln!(
            text,
            "| {header} | {} | {generated} | {manual} | {left_out} |",
            counts.iter().sum::<usize>()
        );
    }
    for (place, title) in [(1, "By hand"), (2, "Left out")] {
        let _ = write!(text, "\n## {title}\n");
        for ((_, reason), functions) in reasons.iter().filter(|((at, _), _)| *at == place) {
            let _ = write!(text, "\n{reason}\n\n");
            for (name, ours) in functions {
                let _ = match ours.is_empty() {
                    true => writeln!(text, "- `{name}`"),
                    false => writeln!(text, "- `{name}`: `{ours}`"),
                };
            }
        }
    }
    Ok(text)
}

fn percent(part: usize, all: usize) -> String {
    let tenths = part * 10_000 / all.max(1);
    format!("{}.{:02} %", tenths / 100, tenths % 100)
}

/// Our functions that are written by hand, by those of upstream's that they stand
/// for.
fn by_hand(api: &Api) -> BTreeMap<&str, Vec<&str>> {
    let mut all: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let manual = api.groups.iter().filter(|group| !group.is_generated());
    for function in manual.flat_map(|group| &group.functions) {
        for name in &function.upstream {
            all.entry(name).or_default().push(&function.name);
        }
    }
    all
}

/// Refuses lists that do not agree with the source.
fn check(spec: &Spec, by_hand: &BTreeMap<&str, Vec<&str>>) -> Result<(), String> {
    let known: BTreeSet<&str> = spec
        .functions
        .iter()
        .map(|(function, _)| function.name.as_str())
        .collect();
    for (function, fate) in &spec.functions {
        let name = &function.name;
        let ours = by_hand.get(name.as_str()).map_or(&[][..], Vec::as_slice);
        match fate {
            Fate::Manual(_) if ours.is_empty() => {
                return Err(format!(
                    "{name} is listed in manual.toml, but no function in src/manual has the \
                     line \"Upstream: `{name}`.\""
                ));
            }
            Fate::Generated(_) if ours.contains(&wrapper::name_of(name).as_str()) => {
                return Err(format!("{name} is generated, and written by hand as well"));
            }
            Fate::LeftOut(_) if !ours.is_empty() => {
                return Err(format!(
                    "{name} is listed as left out, but there is {}",
                    ours.join(", ")
                ));
            }
            _ => {}
        }
    }
    match by_hand.keys().find(|name| !known.contains(*name)) {
        Some(name) => Err(format!("no header declares {name}, which src/manual names")),
        None => Ok(()),
    }
}
