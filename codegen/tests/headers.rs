//! What the generator says about headers that the facts do not fit: a new version
//! of MLIR is met with these messages.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the installed headers, as the generator finds it.
fn installed() -> PathBuf {
    let prefix = std::env::var_os("MLIR_SYS_220_PREFIX");
    let prefix = prefix.map_or_else(|| PathBuf::from("/usr/lib/llvm-22"), PathBuf::from);
    prefix.join("include")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// Runs the generator on a copy of the headers, of which one was edited: whether
/// it was content, and what it said.
fn check_with(header: &str, edit: impl Fn(&str) -> String) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    copy(&installed().join("mlir-c"), &folder.path().join("mlir-c"));
    let path = folder.path().join("mlir-c").join(header);
    let text = fs::read_to_string(&path).unwrap();
    let edited = edit(&text);
    fs::write(&path, edited).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_codegen"))
        .args(["--check", "--headers"])
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.success(), said)
}

/// Asserts that one line has all of these words.
fn assert_says(said: &str, words: &[&str]) {
    let has_all = |line: &str| words.iter().all(|word| line.contains(word));
    assert!(said.lines().any(has_all), "not {words:?} in: {said}");
}

#[test]
fn a_copy_of_the_headers_is_as_good() {
    let (content, said) = check_with("BuiltinTypes.h", str::to_owned);
    assert!(content, "{said}");
}

#[test]
fn a_new_function_is_told_what_to_write_where() {
    let new = "MLIR_CAPI_EXPORTED MlirType mlirFictitiousTypeGet(MlirContext ctx, intptr_t width);";
    let (content, said) = check_with("BuiltinTypes.h", |text| {
        let (before, after) = text.rsplit_once("#ifdef __cplusplus").unwrap();
        format!("{before}{new}\n#ifdef __cplusplus{after}")
    });
    assert!(!content);
    assert_says(
        &said,
        &[
            "mlirFictitiousTypeGet (mlir-c/BuiltinTypes.h)",
            "write [function.mlirFictitiousTypeGet]",
            "into codegen/spec/builtin_types.toml",
        ],
    );
}

/// Removes a declaration of one line or more from the headers, and asserts that
/// the generator names the line that is about it.
fn assert_missed(header: &str, function: &str, file: &str, line: &str) {
    let (content, said) = check_with(header, |text| {
        let at = text.find(&format!("{function}(")).unwrap();
        let start = text[..at].rfind("MLIR_CAPI_EXPORTED").unwrap();
        let end = at + text[at..].find(';').unwrap() + 1;
        format!("{}{}", &text[..start], &text[end..])
    });
    assert!(!content);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("spec")
        .join(file);
    let text = fs::read_to_string(path).unwrap();
    let number = 1 + text.lines().position(|one| one.trim() == line).unwrap();
    let place = format!("codegen/spec/{file}:{number}");
    assert_says(&said, &[&place, "no header declares", function]);
}

#[test]
fn facts_about_a_function_that_is_gone_are_named() {
    let line = "[function.mlirIntegerTypeGet]";
    assert_missed(
        "BuiltinTypes.h",
        "mlirIntegerTypeGet",
        "builtin_types.toml",
        line,
    );
}

#[test]
fn a_function_in_a_list_that_is_gone_is_named() {
    let line = "\"mlirBlockDetach\",";
    assert_missed("IR.h", "mlirBlockDetach", "manual.toml", line);
}
