//! Link arguments of the library, and which MLIR it is linked with.
//!
//! `mlir-sys` finds LLVM and names the libraries; a missing or wrong LLVM ends
//! in its build script, before this one.

use std::env;
use std::path::PathBuf;

/// The functions of `mlir::Block` that shift arguments and that `src/death`
/// wraps. `CMakeLists.txt` has the same list.
const WRAPPED: [&str; 6] = [
    "_ZN4mlir5Block13eraseArgumentEj",
    "_ZN4mlir5Block14eraseArgumentsEjj",
    "_ZN4mlir5Block14eraseArgumentsERKN4llvm9BitVectorE",
    "_ZN4mlir5Block14eraseArgumentsEN4llvm12function_refIFbNS_13BlockArgumentEEEE",
    "_ZN4mlir5Block14insertArgumentEjNS_4TypeENS_8LocationE",
    "_ZN4mlir5Block14insertArgumentEPNS_13BlockArgumentENS_4TypeENS_8LocationE",
];

const SHARED: &str = "MLIR_SYS_LINK_SHARED";
const PREFIX: &str = "MLIR_SYS_220_PREFIX";
/// Where `libMLIR-C.so` is when it is not beside `libMLIR.so`.
const C_DIRECTORY: &str = "MLS_MLIR_C_DIR";

fn directory(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for variable in [SHARED, PREFIX, C_DIRECTORY] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    if env::var(SHARED).as_deref() == Ok("1") {
        shared();
    } else {
        wrapped();
    }
}

/// Our destructors are the first definition of their symbols in the link; MLIR's
/// own, which come later, must be no error.
fn wrapped() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,muldefs");
    for symbol in WRAPPED {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--wrap={symbol}");
    }
}

/// Our destructors are exported and come before those of `libMLIR.so` in the
/// order of look-up.
fn shared() {
    println!("cargo:rustc-cfg=mls_shared");
    let c_directory = directory(C_DIRECTORY);
    if let Some(path) = &c_directory {
        println!("cargo:rustc-link-search=native={}", path.display());
    }
    let libraries = directory(PREFIX).map(|prefix| prefix.join("lib"));
    for path in c_directory.iter().chain(&libraries) {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-rpath,{}", path.display());
    }
}
