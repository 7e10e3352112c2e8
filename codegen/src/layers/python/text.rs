//! Text of Python: lines and documentation.

use std::fmt::Write;

/// No line of a documentation is longer.
const WIDTH: usize = 88;
/// Longer lines are broken, if they can be.
const LONGEST: usize = 100;

/// What a generated file begins with.
pub fn head(what: &str) -> String {
    format!(
        "\"\"\"{what}\n\nWritten by codegen (codegen/src/layers/python.rs); do not edit.\n\"\"\"\n\n\
         from __future__ import annotations\n\n"
    )
}

/// A documentation string, indented by so many spaces.
pub fn documentation(paragraphs: &[String], indent: usize) -> String {
    let space = " ".repeat(indent);
    let escaped = paragraphs
        .iter()
        .flat_map(|one| one.split('\n'))
        .filter(|one| !one.is_empty())
        .map(|one| one.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\""));
    let lines: Vec<String> = escaped.map(|one| wrapped(&one, &space)).collect();
    let mut text = lines.join("\n\n");
    if text.ends_with('"') {
        text.push(' ');
    }
    let end = match text.contains('\n') {
        true => format!("\n{space}"),
        false => String::new(),
    };
    format!("{space}\"\"\"{}{end}\"\"\"\n", text.trim_start())
}

/// Adds what stands before a member of a class or enumeration.
pub fn comment(text: &mut String, doc: &str) {
    for line in doc.lines() {
        text.push_str(&wrapped(line, "    #: "));
        text.push('\n');
    }
}

fn wrapped(paragraph: &str, space: &str) -> String {
    let mut lines = vec![String::from(space)];
    for word in paragraph.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > space.len() && line + 1 + word.chars().count() > WIDTH {
            lines.push(String::from(space));
        }
        if let Some(line) = lines.last_mut() {
            if line.len() > space.len() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}

/// Adds lines, indented by so many spaces. Those that are too long are broken
/// between their parentheses.
pub fn add(text: &mut String, lines: &[String], indent: usize) {
    for line in lines {
        let inner = line.trim_start();
        let indent = indent + line.len() - inner.len();
        let line = inner;
        let fits = indent + line.len() <= LONGEST;
        match parentheses(line).filter(|_| !fits) {
            None if line.is_empty() => text.push('\n'),
            None => {
                let _ = writeln!(text, "{:indent$}{line}", "");
            }
            Some((before, inside, after)) => {
                let _ = writeln!(text, "{:indent$}{before}", "");
                let parts = parts(inside);
                let together = format!("{},", parts.join(", "));
                match indent + 4 + together.len() <= LONGEST {
                    // A comma at the end says one a line.
                    true => add(
                        text,
                        &[together.trim_end_matches(',').to_owned()],
                        indent + 4,
                    ),
                    false => {
                        let parts: Vec<String> =
                            parts.iter().map(|part| format!("{part},")).collect();
                        add(text, &parts, indent + 4);
                    }
                }
                let _ = writeln!(text, "{:indent$}{after}", "");
            }
        }
    }
}

/// A line up to its first parenthesis, what is in that, and the rest.
fn parentheses(line: &str) -> Option<(&str, &str, &str)> {
    let open = line.find('(')? + 1;
    let mut depth = 1;
    for (at, letter) in line.char_indices().skip_while(|(at, _)| *at < open) {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if depth == 0 && at > open {
            return Some((line.get(..open)?, line.get(open..at)?, line.get(at..)?));
        }
    }
    None
}

/// What stands between the outer commas.
fn parts(inside: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut all = Vec::new();
    let mut begin = 0;
    for (at, letter) in inside.char_indices() {
        depth += i32::from("([".contains(letter)) - i32::from(")]".contains(letter));
        if letter == ',' && depth == 0 {
            all.extend(inside.get(begin..at).map(str::trim));
            begin = at + 1;
        }
    }
    all.extend(
        inside
            .get(begin..)
            .map(str::trim)
            .filter(|rest| !rest.is_empty()),
    );
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_is_one_string() {
        assert_eq!(
            documentation(&["A \\ b.".into()], 4),
            "    \"\"\"A \\\\ b.\"\"\"\n"
        );
        let two = documentation(&["Says \"yes\"".into(), "Then.".into()], 0);
        assert_eq!(two, "\"\"\"Says \"yes\"\n\nThen.\n\"\"\"\n");
    }

    #[test]
    fn long_lines_are_broken() {
        let text = documentation(&["word ".repeat(40)], 4);
        assert!(text.lines().all(|line| line.len() <= WIDTH + 3));
    }

    #[test]
    fn long_calls_are_broken() {
        let mut text = String::new();
        let argument = format!("f({}, b)", "a".repeat(60));
        let line = format!("call({argument}, [{}, c], d)", "b".repeat(30));
        add(&mut text, &[line], 0);
        assert_eq!(
            text,
            format!(
                "call(\n    {argument},\n    [{}, c],\n    d,\n)\n",
                "b".repeat(30)
            )
        );
        text.clear();
        let name = "a".repeat(60);
        add(
            &mut text,
            &[format!("def {name}(self, {}) -> int:", "b".repeat(40))],
            0,
        );
        assert_eq!(
            text,
            format!("def {name}(\n    self, {}\n) -> int:\n", "b".repeat(40))
        );
    }
}
