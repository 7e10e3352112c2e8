//! Link arguments of the library, and which MLIR it is linked with.
//!
//! `mlir-sys` finds LLVM and names the libraries; a missing or wrong LLVM ends
//! in its build script, before this one.

use std::env;
use std::path::{Path, PathBuf};

/// The functions of `mlir::Block` that shift arguments and that `src/death`
/// wraps, one a line. The static link of a program needs them too, so CMake and
/// the installed files read the same list.
const WRAPPED: &str = include_str!("packaging/wrapped.txt");

const SHARED: &str = "MLIR_SYS_LINK_SHARED";
const PREFIX: &str = "MLIR_SYS_220_PREFIX";
/// MLIR goes into the library, LLVM does not.
const LLVM_SHARED: &str = "MLS_LINK_LLVM_SHARED";
/// Where `libMLIR-C.so` is when it is not beside `libMLIR.so`.
const C_DIRECTORY: &str = "MLS_MLIR_C_DIR";

fn directory(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=packaging/wrapped.txt");
    for variable in [SHARED, LLVM_SHARED, PREFIX, C_DIRECTORY] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    loaded();
    if is_on(SHARED) {
        shared();
    } else {
        wrapped();
        if is_on(LLVM_SHARED) {
            llvm_shared();
        }
    }
}

fn is_on(variable: &str) -> bool {
    env::var(variable).as_deref() == Ok("1")
}

/// How the dynamic linker treats the library.
fn loaded() {
    // The number changes when programs must be linked again.
    let major = env!("CARGO_PKG_VERSION_MAJOR");
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libmlir_shim.so.{major}");
    // It stays after `dlclose`: LLVM has threads, thread-local objects, exit
    // handlers and fork handlers that would run code that is gone.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
}

/// Our destructors are the first definition of their symbols in the link; MLIR's
/// own, which come later, must be no error.
fn wrapped() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,muldefs");
    for symbol in WRAPPED.lines() {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--wrap={symbol}");
    }
}

/// Our own libraries come before those of `mlir-sys` in the link, so `libLLVM.so`
/// has everything when the linker comes to the archives of LLVM, and it takes
/// nothing from these. MLIR's symbols stay inside, as in the default build.
fn llvm_shared() {
    println!("cargo:rustc-link-lib=dylib=LLVM");
    if let Some(prefix) = directory(PREFIX) {
        run_path(&prefix.join("lib"));
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
    // A folder of its own beside the library, where `make` and packaging/install
    // put `libMLIR-C.so`: the path of a build directory means nothing elsewhere.
    if c_directory.is_some() {
        run_path(Path::new("$ORIGIN/mlir-shim"));
    }
    if let Some(prefix) = directory(PREFIX) {
        run_path(&prefix.join("lib"));
    }
}

/// Where the dynamic linker looks for what the library is linked with.
fn run_path(directory: &Path) {
    println!(
        "cargo:rustc-cdylib-link-arg=-Wl,-rpath,{}",
        directory.display()
    );
}
