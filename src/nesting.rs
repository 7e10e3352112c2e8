//! How deep a text is nested, without parsing it.

use std::collections::HashMap;

/// Words that nest what is before them, as `+` does.
const OPERATORS: [&[u8]; 3] = [b"mod", b"floordiv", b"ceildiv"];

fn is_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_$.-".contains(byte)
}

/// The length of the word that a text begins with.
fn word(text: &[u8]) -> usize {
    text.iter().take_while(|byte| is_word(byte)).count()
}

/// The length of a string, from its first quote to its last; a quoted quote does
/// not end it.
fn string(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = text.get(at) {
        at += match byte {
            b'\\' => 2,
            b'"' => return at + 1,
            _ => 1,
        };
    }
    text.len()
}

/// The name that a text defines: `#name =` or `!name =`.
fn defined(text: &[u8]) -> Option<&[u8]> {
    let name = text.get(..1 + word(text.get(1..)?))?;
    let rest = text.get(name.len()..)?.trim_ascii_start();
    (rest.first() == Some(&b'=') && rest.get(1) != Some(&b'=')).then_some(name)
}

/// How deep a text is nested, outside of strings and comments: brackets; operators
/// one after the other, each of which nests what is before it; and what aliases
/// stand for.
pub fn depth(text: &[u8]) -> usize {
    let (mut now, mut most, mut chain) = (0_usize, 0, 0);
    let mut aliases: HashMap<&[u8], usize> = HashMap::new();
    // The alias that is being defined, and how deep it is so far.
    let mut alias: Option<(&[u8], usize)> = None;
    let mut starts_line = true;
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let mut length = 1;
        let mut here = None;
        let first = rest.first().copied().unwrap_or(0);
        let starts = starts_line && now == 0 && !first.is_ascii_whitespace();
        if starts {
            aliases.extend(alias.take());
        }
        match first {
            b'"' => length = string(rest),
            b'/' if rest.get(1) == Some(&b'/') => {
                let end = rest.iter().position(|byte| *byte == b'\n');
                length = end.unwrap_or(rest.len());
            }
            // An arrow ends nothing, nor does a comparison.
            _ if [&b"->"[..], b">=", b"<="].contains(&rest.get(..2).unwrap_or(rest)) => {
                length = 2;
                chain = 0;
            }
            b'(' | b'[' | b'{' | b'<' => {
                now += 1;
                chain = 0;
                here = Some(now);
            }
            b')' | b']' | b'}' | b'>' => {
                now = now.saturating_sub(1);
                chain = 0;
            }
            b',' | b':' | b'=' => chain = 0,
            b'+' | b'-' | b'*' => {
                chain += 1;
                here = Some(now + chain);
            }
            b'#' | b'!' => {
                length += word(rest.get(1..).unwrap_or(&[]));
                match defined(rest) {
                    Some(name) if starts => alias = Some((name, 0)),
                    _ => {
                        let known = rest.get(..length).and_then(|name| aliases.get(name));
                        here = known.map(|depth| now + depth);
                    }
                }
            }
            _ if is_word(&first) => {
                length = word(rest);
                if rest
                    .get(..length)
                    .is_some_and(|word| OPERATORS.contains(&word))
                {
                    chain += 1;
                    here = Some(now + chain);
                }
            }
            _ => {}
        }
        if let Some(here) = here {
            most = most.max(here);
            if let Some((_, depth)) = &mut alias {
                *depth = here.max(*depth);
            }
        }
        starts_line = first == b'\n' || (starts_line && first.is_ascii_whitespace());
        at += length;
    }
    most
}
