//! Text in lines that are not too long.

use std::fmt::Write;

/// How long lines are, which may stand inside of a class.
const WIDTH: usize = 78;

/// Where a part of the header begins.
pub fn heading(title: &str) -> String {
    let line = "-".repeat(72_usize.saturating_sub(title.len()));
    format!("// ---- {title} {line}\n\n")
}

/// A comment.
pub fn comment(text: &str) -> String {
    let mut result = String::new();
    for paragraph in text.lines().filter(|one| !one.trim().is_empty()) {
        let mut line = String::from("//");
        for word in paragraph.split_whitespace() {
            if line.len() + 1 + word.len() > WIDTH {
                let _ = writeln!(result, "{line}");
                line = String::from("//");
            }
            line.push(' ');
            line.push_str(word);
        }
        let _ = writeln!(result, "{line}");
    }
    result
}

/// A list with commas, and what stands around it.
pub fn list(start: &str, all: &[String], end: &str) -> String {
    let mut text = start.to_owned();
    let mut width = text.len() - text.rfind('\n').map_or(0, |end| end + 1);
    for (at, one) in all.iter().enumerate() {
        let is_last = at + 1 == all.len();
        let behind = if is_last { end.len() } else { 1 };
        if width + 1 + one.len() + behind > WIDTH && !text.ends_with("    ") {
            text.truncate(text.trim_end().len());
            text.push_str("\n    ");
            width = 4;
        } else if at > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(one);
        width += one.len() + 1;
        if !is_last {
            text.push(',');
        }
    }
    text + end + "\n"
}

/// What stands inside of something.
pub fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| match line.is_empty() {
        true => String::from("\n"),
        false => format!("  {line}\n"),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken() {
        let all = ["a".repeat(40), "b".repeat(40)];
        let text = list("f(", &all, ");");
        assert_eq!(text, format!("f({},\n    {});\n", all[0], all[1]));
        assert_eq!(list("f(", &[], ");"), "f();\n");
        let start = format!("{}\n : ", "c".repeat(70));
        let short = ["a".to_owned(), "b".to_owned()];
        assert_eq!(list(&start, &short, " {}"), format!("{start}a, b {{}}\n"));
        assert_eq!(comment("one two"), "// one two\n");
        assert_eq!(comment(&"word ".repeat(20)).lines().count(), 2);
        assert_eq!(indented("a\n\nb"), "  a\n\n  b\n");
    }
}
