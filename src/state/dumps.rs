//! What a pass manager prints of the IR between its passes.
//!
//! Upstream prints to stderr, or into a tree of files: a folder for each
//! operation, a file for each pass, numbered. So it gets a folder of its own, and
//! what it wrote is read and removed after each run.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder that goes with its pass manager.
pub struct Dumps {
    folder: PathBuf,
    /// What was read, and not handed over yet.
    text: Vec<u8>,
}

impl Dumps {
    /// Makes a folder that nobody else can use.
    pub fn new() -> std::io::Result<Self> {
        let folder = tempfile::Builder::new()
            .prefix("mlir-shim-")
            .tempdir()?
            .keep();
        Ok(Dumps {
            folder,
            text: Vec::new(),
        })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads what a run has written, in the order of the passes, and those of
    /// one pass in the order of the operations' names.
    pub fn collect(&mut self) {
        let mut files = Vec::new();
        find(&self.folder, &mut files);
        files.sort();
        for (_, path) in files {
            if let Ok(text) = fs::read(&path) {
                self.text.extend(text);
            }
            let _ = fs::remove_file(path);
        }
    }

    /// Takes what was read.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.text)
    }
}

impl Drop for Dumps {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The files below a folder, with the numbers that their names begin with.
fn find(folder: &Path, files: &mut Vec<(Vec<u64>, PathBuf)>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, files);
            continue;
        }
        let name = entry.file_name().to_string_lossy().into_owned();
        let numbers = name.split('_').map_while(|part| part.parse().ok());
        files.push((numbers.collect(), path));
    }
}
