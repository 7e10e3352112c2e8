//! Dialects that are described in IR (mlir-c/Dialect/IRDL.h).

use std::collections::HashSet;

use crate::boundary::call::{Access, Call, call};
use crate::boundary::handles::MlsModule;
use crate::boundary::require;
use crate::error::{Fallible, bad, failed};
use crate::manual::operation_lifetime::check_places;
use crate::state::lease::Hold;
use crate::state::tree::{self, Node, Tree};
use crate::status::{self, MlsStatus};
use crate::sys::{self, Raw};

/// How many constraints the loader may have to look at for one that any of them
/// fulfills. It looks at those inside of others each time that it meets them.
const MOST_CONSTRAINTS: usize = 10_000;

/// Loads the dialects that a module describes into its context, which has them for
/// good.
///
/// Upstream: `mlirLoadIRDLDialects`.
/// Threads: any; BUSY while a long call on another thread uses the context.
/// Errors: VERIFY_ERROR with diagnostics (`module`: does not verify); BAD_ARGUMENT
///   (`module`: a dialect in it is one of MLIR's, is loaded already, or is described
///   twice, or there is an operation of it that was made while it was unknown; a
///   constraint that any of several must fulfill has more or other ones than can be
///   compared); UPSTREAM_FAILED with diagnostics: some may be loaded then.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsLoadIRDLDialects(module: MlsModule) -> MlsStatus {
    call("mlsLoadIRDLDialects", |call| {
        let module = call.get(module, Access::Setting, "module")?;
        // SAFETY: a live module.
        let op = unsafe { sys::mlirModuleGetOperation(module) };
        check_places(call, op, status::MLS_STATUS_VERIFY_ERROR)?;
        let names = described(op)?;
        check_new(call, &names)?;
        let lease = call.take_lease(Hold::Ends, "", 0)?;
        call.without_lock(lease, || {
            // SAFETY: live, and leased exclusively.
            if !unsafe { sys::mlirOperationVerify(op) } {
                return failed(
                    status::MLS_STATUS_VERIFY_ERROR,
                    "the module does not verify",
                );
            }
            check_choices(op)?;
            // SAFETY: as above; what the loader takes for granted was checked.
            require::success(unsafe { sys::mlirLoadIRDLDialects(module) })
        })
    })
}

fn refuse<T>(message: impl Into<String>) -> Fallible<T> {
    bad(status::MLS_STATUS_BAD_ARGUMENT, "module", message)
}

/// The operations in a tree.
fn operations(tree: Tree) -> Vec<sys::MlirOperation> {
    let mut all = Vec::new();
    tree::visit(tree, |node| {
        if let Node::Operation(op) = node {
            all.push(op);
        }
    });
    all
}

/// The names of the dialects that a module describes.
fn described(module: sys::MlirOperation) -> Fallible<HashSet<String>> {
    let mut names = HashSet::new();
    for op in operations(Tree::Operation(module)) {
        if tree::name(op) != "irdl.dialect" {
            continue;
        }
        let Some(name) = tree::string_attribute(op, b"sym_name") else {
            return refuse("a dialect in it has no name");
        };
        let name = String::from_utf8_lossy(&name).into_owned();
        if names.contains(&name) {
            return refuse(format!("the dialect `{name}` is described twice"));
        }
        names.insert(name);
    }
    Ok(names)
}

/// Checks that dialects are new: upstream ends the process at one that is not, and
/// forgets the names of operations that were made before.
fn check_new(call: &mut Call, names: &HashSet<String>) -> Fallible<()> {
    let context = call.inner().context();
    for name in names {
        if require::is_dialect_of_mlir(name.as_bytes()) {
            return refuse(format!("the dialect `{name}` is one of MLIR's"));
        }
        let text = sys::string_ref(name.as_bytes());
        // SAFETY: the context is live; nobody has registered such a dialect, so that
        // this loads none.
        if !unsafe { sys::mlirContextGetOrLoadDialect(context, text) }.is_null() {
            return refuse(format!("the dialect `{name}` is loaded already"));
        }
    }
    match call.find_unknown(|dialect| names.contains(dialect)) {
        Some(name) => refuse(format!("there is a `{name}` in the context already")),
        None => Ok(()),
    }
}

/// Checks that everything that constraints choose from can be compared: upstream
/// ends the process at others.
fn check_choices(module: sys::MlirOperation) -> Fallible<()> {
    for op in operations(Tree::Operation(module)) {
        if tree::name(op) != "irdl.any_of" {
            continue;
        }
        let mut seen = 0;
        // What is ahead, and how deep it is.
        let mut ahead = vec![(op, 0)];
        while let Some((op, depth)) = ahead.pop() {
            seen += 1;
            if seen > MOST_CONSTRAINTS || depth > 100 {
                return refuse(format!(
                    "a constraint has more than {MOST_CONSTRAINTS} to choose from, or more than \
                     100 inside of one another"
                ));
            }
            let mut inner: Vec<_> = tree::operands(op).collect();
            match tree::name(op).as_str() {
                "irdl.any_of" => {}
                "irdl.all_of" if inner.is_empty() => {
                    return refuse("a constraint of none is among those to choose from");
                }
                // Upstream looks at the first one only.
                "irdl.all_of" => inner.truncate(1),
                "irdl.parametric" | "irdl.is" | "irdl.any" => inner.clear(),
                other => return refuse(format!("`{other}` is among those to choose from")),
            }
            for value in inner {
                // SAFETY: a live value, asked for what it is.
                let owner = unsafe {
                    match sys::mlirValueIsAOpResult(value) {
                        true => sys::mlirOpResultGetOwner(value),
                        false => return refuse("a constraint is an argument"),
                    }
                };
                ahead.push((owner, depth + 1));
            }
        }
    }
    Ok(())
}
