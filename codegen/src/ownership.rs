//! Who owns what a function gives, and what becomes of what it takes: the
//! `Ownership:` lines of its documentation, which use a few fixed phrases.

use std::sync::LazyLock;

use regex::Regex;
use schemars::JsonSchema;
use serde::Serialize;

/// Whose a result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// The caller's, who ends it with the function that `destroy` names, unless
    /// something takes it before.
    Caller,
    /// It belongs to something else, and its handle says so when it is gone.
    View,
    /// The context's: it lives as long.
    Context,
    /// Nobody's: it lives as long as the process, or is a number.
    Nobody,
}

/// What becomes of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is stale after success.
    Consumed,
    /// Something else takes it over from the caller, with one reference; its handle
    /// stays valid.
    Taken,
    /// One reference to it is given up.
    Released,
    /// The caller has one more reference to it.
    Retained,
    /// The caller owns it afterwards.
    Given,
    /// It stays the caller's, and is used after the call.
    Kept,
}

/// What an `Ownership:` line says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ownership {
    /// Whose the result is.
    pub owner: Option<Owner>,
    /// The function that ends it, if that is up to the caller.
    pub destroy: Option<String>,
    /// What becomes of arguments, by their names; of the first one, without.
    pub fates: Vec<(Option<String>, Fate)>,
}

/// Phrases about results.
static RESULTS: LazyLock<Vec<(Regex, Owner)>> = LazyLock::new(|| {
    let all = [
        (r"the caller (?:destroys|owns) the result\b", Owner::Caller),
        (r"the caller (?:waits for|destroys) it\b", Owner::Caller),
        (r"^(?:a view|views)\b", Owner::View),
        (
            r"the (?:texts?|bytes) belongs? to the (?:report|string|thread)",
            Owner::View,
        ),
        (
            r"the (?:text|bytes) belongs? to the context",
            Owner::Context,
        ),
        (
            r"^nothing to destroy; the results? lives? as long as",
            Owner::Context,
        ),
        (r"^nothing to destroy\.", Owner::Nobody),
        (r"^static text\b", Owner::Nobody),
        (r"^plain data\b", Owner::Nobody),
    ];
    all.into_iter()
        .filter_map(|(text, owner)| Some((Regex::new(text).ok()?, owner)))
        .collect()
});

/// Phrases about arguments; the first pair of parentheses is around the name.
static ARGUMENTS: LazyLock<Vec<(Regex, Fate)>> = LazyLock::new(|| {
    let all = [
        (r"\bconsumes `(\w+)`", Fate::Consumed),
        (r"\btakes `(\w+)`", Fate::Taken),
        (r"\bthe new parent owns `(\w+)`", Fate::Kept),
        (r"`\w+` takes the blocks of `(\w+)`", Fate::Kept),
        (r"\bthe caller owns `(\w+)` afterwards", Fate::Given),
        (r"`(\w+)` stays the caller's", Fate::Kept),
        (r"what is at `(\w+)` stays the caller's", Fate::Kept),
        (r"^the (?:bytes|struct)() (?:stay|is)\b", Fate::Kept),
        (r"^gives the caller() one reference", Fate::Retained),
        (r"^takes() one reference", Fate::Released),
    ];
    all.into_iter()
        .filter_map(|(text, fate)| Some((Regex::new(text).ok()?, fate)))
        .collect()
});

static DESTROY: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"`(mls\w+Destroy)`").ok());

/// Reads the text of an `Ownership:` line.
pub fn read(text: &str) -> Result<Ownership, String> {
    let mut read = Ownership::default();
    let found = RESULTS.iter().find(|(phrase, _)| phrase.is_match(text));
    read.owner = found.map(|(_, owner)| *owner);
    if read.owner == Some(Owner::Caller) {
        let destroy = DESTROY.as_ref().and_then(|name| name.captures(text));
        let destroy = destroy.and_then(|found| found.get(1));
        let destroy = destroy.ok_or("it does not name the function that destroys the result")?;
        read.destroy = Some(destroy.as_str().to_owned());
    }
    for (phrase, fate) in ARGUMENTS.iter() {
        for found in phrase.captures_iter(text) {
            let name = found.get(1).map_or("", |name| name.as_str());
            let name = (!name.is_empty()).then(|| name.to_owned());
            if !read.fates.iter().any(|(known, _)| *known == name) {
                read.fates.push((name, *fate));
            }
        }
    }
    match read.owner.is_none() && read.fates.is_empty() {
        true => Err("it uses none of the phrases of codegen/src/ownership.rs".into()),
        false => Ok(read),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_have_an_owner() {
        let caller = read("the caller destroys the result with `mlsXDestroy`.");
        let caller = caller.unwrap_or_default();
        assert_eq!(caller.owner, Some(Owner::Caller));
        assert_eq!(caller.destroy.as_deref(), Some("mlsXDestroy"));
        let view = read("a view: the result belongs to the IR.").unwrap_or_default();
        assert_eq!(view.owner, Some(Owner::View));
        let text = read("nothing to destroy; the result lives as long as its context.");
        assert_eq!(text.unwrap_or_default().owner, Some(Owner::Context));
    }

    #[test]
    fn arguments_have_a_fate() {
        let both = read("consumes `set`; the caller destroys the result with `mlsYDestroy`.");
        let both = both.unwrap_or_default();
        assert_eq!(both.fates, [(Some("set".to_owned()), Fate::Consumed)]);
        assert_eq!(both.owner, Some(Owner::Caller));
        let one = read("takes one reference.").unwrap_or_default();
        assert_eq!(one.fates, [(None, Fate::Released)]);
    }

    #[test]
    fn other_words_are_refused() {
        assert!(read("the moon owns it.").is_err());
        assert!(read("the caller owns the result.").is_err());
    }
}
