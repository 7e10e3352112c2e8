//! The layers in other languages: the mechanical part of each, from the
//! description of the API. What is idiomatic is written by hand beside it.

mod cpp;
mod go;
mod groups;
mod julia;
mod python;
#[allow(dead_code, reason = "each layer reads other parts of it")]
pub mod shape;

use crate::description::Description;

/// The files of all layers, with their paths below the root.
pub fn write(description: &Description) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    files.extend(cpp::write(description)?);
    files.extend(go::write(description)?);
    files.extend(julia::write(description)?);
    files.extend(python::write(description)?);
    Ok(files)
}
