//! Writes the mechanical part of the library from MLIR's headers and the facts in
//! `spec/`, and then what follows from all exported functions: the C header, the
//! list of exported symbols, the misuse tests, and the table of what is covered.
//!
//! `cargo run -p codegen` writes, `cargo run -p codegen -- --check` compares.

#![forbid(unsafe_code)]

mod coverage;
mod description;
mod generate;
mod header;
mod layers;
mod layout;
mod misuse;
mod model;
mod output;
mod ownership;
mod random;
mod spec;
mod types;
mod upstream;
mod wrapper;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A source file says something that the generator does not understand.
    #[error("{path}: {message}")]
    Source {
        /// Which.
        path: PathBuf,
        /// What.
        message: String,
    },
    /// MLIR's headers cannot be read.
    #[error("the headers of MLIR: {0}")]
    Upstream(String),
    /// The facts do not fit to the headers.
    #[error("codegen/spec: {message}")]
    Spec {
        /// What is wrong.
        message: String,
    },
    /// cbindgen does not understand the source.
    #[error("the header: {0}")]
    Header(String),
    /// Files that are not what the generator writes.
    #[error("not up to date, run `cargo run -p codegen`: {0}")]
    Stale(String),
}

fn run(root: &Path, check: bool) -> Result<String, Error> {
    let folder = upstream::include_folder();
    let upstream = upstream::read(&folder, &root.join("codegen/python"))?;
    let spec = spec::read(&root.join("codegen/spec"), &upstream)?;
    let generated = generate::write(&spec, &upstream)?;
    output::write(root, &[generate::FOLDER], &generated, check)?;
    // The generated part is exported like the rest.
    let api = model::read(root)?;
    let types = header::types(root)?;
    let coverage = coverage::write(&spec, &api).map_err(|message| Error::Spec { message })?;
    let version = header::version(root)?;
    let refuse = |message| Error::Spec { message };
    let description =
        description::describe(&spec, &api, &types, &version, &upstream.version).map_err(refuse)?;
    let (json, schema) = description::write(&description).map_err(refuse)?;
    let random = random::write(&description, &spec).map_err(refuse)?;
    let layers = layers::write(&description).map_err(refuse)?;
    let mut files = vec![
        ("include/mlir_shim.json".to_owned(), json),
        ("include/mlir_shim.schema.json".to_owned(), schema),
        ("COVERAGE.md".to_owned(), coverage),
        (
            "include/mlir_shim.h".to_owned(),
            header::write(root, &types)?,
        ),
        ("tests/c/generated/random_api.c".to_owned(), random),
        ("tests/abi/symbols.txt".to_owned(), misuse::symbols(&api)),
    ];
    let (misuse_tests, cases) = misuse::write(&api);
    files.extend(misuse_tests);
    files.extend(layers);
    output::write(root, &[misuse::FOLDER], &files, check)?;
    let functions: usize = api.groups.iter().map(|group| group.functions.len()).sum();
    Ok(format!("{functions} functions, {cases} misuses"))
}

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match run(&root, check) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("codegen: {error}");
            ExitCode::FAILURE
        }
    }
}
