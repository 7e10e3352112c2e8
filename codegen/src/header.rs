//! The C header, by cbindgen.

use std::fs;
use std::path::{Path, PathBuf};

use crate::types::Types;
use crate::{Error, layout, model};

/// Text for the top of the header, in `//` lines.
const CHAPTERS: &str = "codegen/chapters.txt";

/// Where the types, constants and functions are that C sees.
const VISIBLE: &[&str] = &[
    "boundary/handles.rs",
    "boundary/passes.rs",
    "boundary/pdl.rs",
    "boundary/rewrite.rs",
    "callback",
    "generated",
    "kind.rs",
    "manual",
    "status.rs",
    "strings.rs",
];

/// The start of the functions, behind all types.
const FUNCTIONS: &str = "#ifdef __cplusplus\nextern \"C\" {";

/// The header for the library below `root`, which has these types.
pub fn write(root: &Path, types: &Types) -> Result<String, Error> {
    let read = |name: &str| {
        let path = root.join(name);
        fs::read_to_string(&path).map_err(|source| Error::File { path, source })
    };
    let mut config =
        cbindgen::Config::from_file(root.join("cbindgen.toml")).map_err(Error::Header)?;
    let chapters = read(CHAPTERS)?;
    let comment: Vec<String> = chapters
        .lines()
        .map(|line| format!("// {line}").trim_end().to_owned())
        .collect();
    config.header = Some(comment.join("\n"));
    config.after_includes = Some(macros(&version(root)?));
    // File by file: the crate as a whole needs cargo and its dependencies.
    let mut builder = cbindgen::Builder::new().with_config(config);
    for path in visible(root)? {
        builder = builder.with_src(path);
    }
    let bindings = builder
        .generate()
        .map_err(|error| Error::Header(error.to_string()))?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let header = in_c_names(&without_rust_sections(&String::from_utf8_lossy(&text)));
    check_names(&header)?;
    let sizes = layout::assertions(types).map_err(Error::Header)?;
    let (declarations, functions) = header
        .split_once(FUNCTIONS)
        .ok_or_else(|| Error::Header("it has no functions".to_owned()))?;
    Ok(format!("{declarations}{sizes}{FUNCTIONS}{functions}"))
}

/// Refuses a header that gives C a name without our prefix.
fn check_names(header: &str) -> Result<(), Error> {
    let is_ours = |name: &str| {
        name.starts_with("MLS_") || name.starts_with("Mls") || name.starts_with("MLIR_SHIM_")
    };
    for line in header.lines() {
        let mut words = line.split_whitespace();
        let name = match words.next() {
            Some("#define") => words.next(),
            Some("typedef") if line.contains("(*") => {
                let name = line.split_once("(*").map(|(_, rest)| rest);
                name.and_then(|rest| rest.split(')').next())
            }
            Some("typedef") if line.ends_with(';') => words.last(),
            _ => None,
        };
        let name = name.map(|name| name.trim_end_matches(';'));
        if let Some(name) = name.filter(|name| !is_ours(name)) {
            return Err(Error::Header(format!(
                "`{name}` has no prefix: name it, or list it in cbindgen.toml under `exclude`"
            )));
        }
    }
    Ok(())
}

/// The source files that C sees.
fn visible(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut all = model::sources(root)?;
    // cbindgen follows the modules that a `mod.rs` names, once more.
    all.retain(|path| {
        let is_visible = |part| path.starts_with(root.join("src").join(part));
        !path.ends_with("mod.rs") && VISIBLE.iter().any(is_visible)
    });
    Ok(all)
}

/// The types and constants that C sees.
pub fn types(root: &Path) -> Result<Types, Error> {
    let mut types = Types::default();
    for path in visible(root)? {
        let text = fs::read_to_string(&path).map_err(|source| Error::File {
            path: path.clone(),
            source,
        })?;
        let file = syn::parse_file(&text).map_err(|error| Error::Source {
            path,
            message: error.to_string(),
        })?;
        types.add(&file);
    }
    types.complete();
    Ok(types)
}

/// The version of the library, from its manifest.
pub fn version(root: &Path) -> Result<String, Error> {
    let path = root.join("Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|source| Error::File { path, source })?;
    let manifest: toml::Table = text
        .parse()
        .map_err(|error: toml::de::Error| Error::Header(error.to_string()))?;
    let version = manifest
        .get("package")
        .and_then(|package| package.get("version"));
    let version = version.and_then(toml::Value::as_str);
    let missing = || Error::Header("Cargo.toml has no package.version".into());
    version.map(str::to_owned).ok_or_else(missing)
}

/// The version macros.
fn macros(version: &str) -> String {
    let mut lines =
        vec!["\n// The version of this header; `mlsVersion` gives the library's.".to_owned()];
    let names = ["MAJOR", "MINOR", "PATCH"];
    for (name, number) in names.iter().zip(version.split('.')) {
        lines.push(format!("#define MLS_VERSION_{name} {number}"));
    }
    lines.push(format!("#define MLS_VERSION_STRING \"{version}\""));
    lines.push(MUST_USE.to_owned());
    lines.join("\n")
}

/// A compiler that can, warns of a status that is not looked at.
const MUST_USE: &str = "
#if defined(__GNUC__)
#define MLS_MUST_USE __attribute__((warn_unused_result))
#else
#define MLS_MUST_USE
#endif";

/// Names in comments as C has them: `n_args` becomes `nArgs`, as in the code.
fn in_c_names(header: &str) -> String {
    let line = |line: &str| match line.trim_start().starts_with("//") {
        true => c_names(line),
        false => line.to_owned(),
    };
    header.lines().map(|one| line(one) + "\n").collect()
}

/// A text with the names in it as C has them.
pub fn c_names(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts: Vec<String> = parts
        .map(|(at, part)| match at % 2 {
            1 => camel(part),
            _ => part.to_owned(),
        })
        .collect();
    parts.join("`")
}

/// The camel case of a name in snake case; anything else as it is.
pub fn camel(name: &str) -> String {
    let snake = name.contains('_')
        && name
            .chars()
            .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
    if !snake {
        return name.to_owned();
    }
    let mut words = name.split('_');
    let first = words.next().unwrap_or("").to_owned();
    words.fold(first, |mut all, word| {
        let mut letters = word.chars();
        all.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        all.push_str(letters.as_str());
        all
    })
}

/// Leaves out the "# Safety" sections: what they say is said to Rust.
fn without_rust_sections(header: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut inside = false;
    let mut is_fact = false;
    for line in header.lines() {
        let is_comment = line.trim_start().starts_with("//");
        if line.trim() == "// # Safety" {
            inside = true;
            while kept.last().is_some_and(|last| last.trim() == "//") {
                kept.pop();
            }
            continue;
        }
        inside &= is_comment;
        // Facts for the generator alone, with the lines that go on.
        is_fact = line.starts_with("// Valid: ")
            || line.starts_with("// Misuse: ")
            || line.starts_with("// Length: ")
            || (is_fact && line.starts_with("//   "));
        if !inside && !is_fact {
            kept.push(line);
        }
    }
    let mut text = kept.join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn safety_sections_are_left_out() {
        let header = "// Does x.\n//\n// # Safety\n// `out` is valid.\nint x(void);\n";
        assert_eq!(without_rust_sections(header), "// Does x.\nint x(void);\n");
    }

    #[test]
    fn facts_are_left_out_to_their_last_line() {
        let header = "// Does x.\n// Valid: `a` is `b\n//   c`.\n// Null: `d`.\nint x(void);\n";
        assert_eq!(
            without_rust_sections(header),
            "// Does x.\n// Null: `d`.\nint x(void);\n"
        );
    }

    #[test]
    fn comments_name_parameters_as_c_does() {
        assert_eq!(
            in_c_names("// `n_args` of `MLS_X_Y`.\nint n_args;\n"),
            "// `nArgs` of `MLS_X_Y`.\nint n_args;\n"
        );
    }

    #[test]
    fn names_without_a_prefix_are_refused() {
        assert!(check_names("#define MLS_ONE 1\ntypedef uint32_t MlsTwo;").is_ok());
        assert!(check_names("#define ONE 1").is_err());
        assert!(check_names("typedef uint8_t Kind;").is_err());
        assert!(check_names("typedef void (*Destroy)(void *data);").is_err());
    }

    #[test]
    fn the_version_has_macros() {
        assert!(macros("1.2.3").contains(
            "#define MLS_VERSION_MAJOR 1\n#define MLS_VERSION_MINOR 2\n\
             #define MLS_VERSION_PATCH 3\n#define MLS_VERSION_STRING \"1.2.3\""
        ));
    }
}
