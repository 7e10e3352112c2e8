//! Names in Python, from those in C.

use crate::layers::shape::words;

/// Words of the language that cannot be names.
const KEYWORDS: &[&str] = &[
    "from", "in", "is", "with", "of", "not", "and", "or", "pass", "global",
];

/// A parameter, member or method.
pub fn name(in_c: &str) -> String {
    whole(words(in_c))
}

/// A method, from its words.
pub fn method(words: &[String]) -> String {
    whole(words.join("_"))
}

fn whole(name: String) -> String {
    match KEYWORDS.contains(&name.as_str()) {
        true => name + "_",
        false => name,
    }
}

/// `MlsOperation` as `Operation`.
pub fn class(in_c: &str) -> &str {
    in_c.trim_start_matches("Mls")
}

/// `PARSE_ERROR` as `ParseError`, `STALE_HANDLE` as `StaleHandleError`.
pub fn error(status: &str) -> String {
    let words = status.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_owned() + &rest.to_lowercase()
    });
    let name: String = words.collect();
    match name.ends_with("Error") {
        true => name,
        false => name + "Error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_language() {
        assert_eq!(name("numResults"), "num_results");
        assert_eq!(name("from"), "from_");
        let words = ["get", "uint8", "value"].map(str::to_owned);
        assert_eq!(method(&words), "get_uint8_value");
    }

    #[test]
    fn exceptions_are_errors() {
        assert_eq!(error("STALE_HANDLE"), "StaleHandleError");
        assert_eq!(error("PARSE_ERROR"), "ParseError");
    }
}
