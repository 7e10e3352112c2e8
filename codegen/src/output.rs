//! Writing the generated files, or comparing them with what is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::Error;

/// Writes the files below `root`; with `check`, only tells which are stale. In
/// `folders`, every file is a generated one.
pub fn write(
    root: &Path,
    folders: &[&str],
    files: &[(String, String)],
    check: bool,
) -> Result<(), Error> {
    let mut stale = Vec::new();
    for (name, text) in files {
        let path = root.join(name);
        if fs::read_to_string(&path).is_ok_and(|there| there == *text) {
            continue;
        }
        stale.push(name.clone());
        if !check {
            let error = |source| Error::File {
                path: path.clone(),
                source,
            };
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(error)?;
            }
            fs::write(&path, text).map_err(error)?;
        }
    }
    let known: BTreeSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let entries = folders.iter().flat_map(|folder| {
        let all = fs::read_dir(root.join(folder)).into_iter();
        all.flatten().flatten().map(move |entry| (folder, entry))
    });
    for (folder, entry) in entries {
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if !known.contains(name.as_str()) {
            stale.push(name);
            if !check {
                let path = entry.path();
                fs::remove_file(&path).map_err(|source| Error::File { path, source })?;
            }
        }
    }
    if check && !stale.is_empty() {
        return Err(Error::Stale(stale.join(", ")));
    }
    Ok(())
}
