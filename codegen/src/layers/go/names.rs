//! Names in Go: upstream's, without its `mlir`.

use std::collections::BTreeSet;

use super::super::shape::Shape;
use crate::description::Parameter;

/// Names that a parameter cannot have: words of Go, and what the bodies of the
/// functions use.
const WORDS: &[&str] = &[
    "break",
    "capacity",
    "case",
    "chan",
    "check",
    "const",
    "default",
    "defer",
    "err",
    "error",
    "first",
    "func",
    "go",
    "import",
    "interface",
    "io",
    "len",
    "map",
    "own",
    "package",
    "range",
    "return",
    "runtime",
    "select",
    "string",
    "struct",
    "switch",
    "type",
    "unsafe",
    "var",
    "view",
];

/// Words of constants that are capitals throughout.
const INITIALS: &[&str] = &["id", "llvm", "odr", "pdl"];

/// `NULL_HANDLE` as `NullHandle`.
pub(super) fn pascal(words: &str) -> String {
    let words = words.to_ascii_lowercase();
    let words = words.split('_').map(|word| match INITIALS.contains(&word) {
        true => word.to_ascii_uppercase(),
        false => exported(word),
    });
    words.collect()
}

/// A name of C as that of something exported: `__arith__` as `Arith`.
pub(super) fn exported(name: &str) -> String {
    let mut all = String::new();
    for word in name.split('_') {
        let mut letters = word.chars();
        all.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        all.push_str(letters.as_str());
    }
    all
}

/// A type of C by its name in Go.
pub(super) fn plain(ty: &str) -> &str {
    ty.trim_start_matches("Mls")
}

/// The names in Go. `Get` is left away where that leaves a name of its own, which it
/// does not in `GetOrLoadDialect`.
pub(super) fn names(shapes: &[Shape]) -> Vec<String> {
    let long = |shape: &Shape| {
        let words = exported(shape.rest);
        match shape.class {
            Some(class) if !shape.is_method => match words.strip_prefix("Create") {
                Some(rest) => format!("New{}{rest}", class.name),
                None => format!("{}{words}", class.name),
            },
            _ => words,
        }
    };
    let taken: BTreeSet<_> = shapes
        .iter()
        .map(|shape| (shape.class, long(shape)))
        .collect();
    let name = |shape: &Shape| {
        let name = long(shape);
        let short = name.strip_prefix("Get").filter(|short| {
            // The type of handles is a field of each of its kinds.
            let field = shape
                .class
                .is_some_and(|class| plain(class.handle) == *short);
            shape.is_method
                && !short.is_empty()
                && !short.starts_with("Or")
                && !field
                && !taken.contains(&(shape.class, (*short).to_owned()))
        });
        short.map_or_else(|| name.clone(), str::to_owned)
    };
    shapes.iter().map(name).collect()
}

/// The name of a parameter.
pub(super) fn name_of(parameter: &Parameter) -> String {
    let name = &parameter.name;
    match WORDS.contains(&name.as_str()) {
        true => format!("{name}_"),
        false => name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_go_s() {
        assert_eq!(pascal("NULL_HANDLE"), "NullHandle");
        assert_eq!(pascal("TYPE_ID"), "TypeID");
        assert_eq!(
            exported("GetDialectHandle__arith__"),
            "GetDialectHandleArith"
        );
    }
}
