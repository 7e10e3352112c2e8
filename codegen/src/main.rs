//! Writes the mechanical part of the library from MLIR's headers and the facts in
//! `spec/`, and then what follows from all exported functions: the C header, the
//! list of exported symbols, the misuse tests, and the table of what is covered.
//!
//! `cargo run -p codegen` writes, `cargo run -p codegen -- --check` compares.
//! `--headers FOLDER` reads `FOLDER/mlir-c` in place of the installed headers.

#![forbid(unsafe_code)]

mod abi;
mod asserted;
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
mod pass_table;
mod random;
mod spec;
mod types;
mod upstream;
mod wrapper;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line is not understood.
    #[error("usage: codegen [--check] [--headers FOLDER]")]
    Usage,
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

/// What the command line says.
#[derive(Default)]
struct Options {
    /// Whether to compare only.
    check: bool,
    /// The folder with `mlir-c` in it, if not that of the LLVM that is used.
    headers: Option<PathBuf>,
}

impl Options {
    fn read(mut arguments: impl Iterator<Item = OsString>) -> Result<Self, Error> {
        let mut options = Options::default();
        while let Some(argument) = arguments.next() {
            match argument.to_str() {
                Some("--check") => options.check = true,
                Some("--headers") => {
                    let folder = arguments.next().ok_or(Error::Usage)?;
                    options.headers = Some(folder.into());
                }
                _ => return Err(Error::Usage),
            }
        }
        Ok(options)
    }
}

fn run(root: &Path) -> Result<String, Error> {
    let Options { check, headers } = Options::read(std::env::args_os().skip(1))?;
    let installed = upstream::include_folder();
    let headers = headers.as_ref().unwrap_or(&installed);
    let upstream = upstream::read(headers, &installed, &root.join("codegen/python"))?;
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
    let passes = pass_table::write(&spec, &upstream).map_err(refuse)?;
    let layers = layers::write(&description).map_err(refuse)?;
    let mut files = vec![
        (pass_table::FILE.to_owned(), passes),
        (
            asserted::FILE.to_owned(),
            asserted::write(&description, &spec),
        ),
        ("include/mlir_shim.json".to_owned(), json),
        ("include/mlir_shim.schema.json".to_owned(), schema),
        ("COVERAGE.md".to_owned(), coverage),
        (
            "include/mlir_shim.h".to_owned(),
            header::write(root, &types)?,
        ),
        ("tests/c/generated/random_api.c".to_owned(), random),
        ("tests/abi/symbols.txt".to_owned(), misuse::symbols(&api)),
        (abi::FILE.to_owned(), abi::write(&description)),
    ];
    let (misuse_tests, cases) = misuse::write(&api);
    files.extend(misuse_tests);
    files.extend(layers);
    output::write(root, &[misuse::FOLDER], &files, check)?;
    let functions: usize = api.groups.iter().map(|group| group.functions.len()).sum();
    Ok(format!("{functions} functions, {cases} misuses"))
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match run(&root) {
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
