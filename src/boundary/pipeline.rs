//! Pipelines as texts.

use super::call::Call;
use super::passes;
use super::text::Terminated;
use crate::error::{Fallible, bad, failed};
use crate::state::pass_registry;
use crate::state::tree::{self, Node, Tree};
use crate::status;
use crate::sys;

/// The anchor of pass managers for every operation.
pub const ANY: &str = "any";

/// A pass whose default MLIR 22 cannot print: it ends the process, and each run
/// prints its pipeline, which is how the dead are told what killed them. With
/// the default, the pass changes nothing.
const UNPRINTABLE: (&[u8], passes::Make) = (
    b"llvm-use-default-visibility",
    sys::mlirCreateLLVMLLVMUseDefaultVisibilityPass,
);

/// Passes that make other functions of each `func.func`, also of the one that they
/// run on. Upstream then goes on with what it has freed.
const REPLACE_FUNCTIONS: &[&str] = &[
    "convert-func-to-spirv",
    "convert-scf-to-spirv",
    "convert-tensor-to-spirv",
    "convert-to-emitc",
    "convert-to-llvm",
];

/// The operations that they replace.
const REPLACED: &str = "func.func";

/// Refuses the pass that cannot be printed.
pub fn check_printable(make: passes::Make) -> Fallible<()> {
    let (name, unprintable) = UNPRINTABLE;
    match std::ptr::fn_addr_eq(make, unprintable) {
        true => refused(b"it needs its option `visibility`", name),
        false => Ok(()),
    }
}

/// Refuses a text that has this pass without its option.
pub fn check_printable_text(text: &[u8]) -> Fallible<()> {
    let (name, _) = UNPRINTABLE;
    let whole = String::from_utf8_lossy(text);
    let name = String::from_utf8_lossy(name);
    let mut after = whole.split(&*name).skip(1);
    let is_printable = after.all(|rest| {
        let options = rest.trim_start().strip_prefix('{');
        let options = options.and_then(|rest| rest.split('}').next());
        options.is_some_and(|options| options.contains("visibility"))
    });
    match is_printable {
        true => Ok(()),
        false => refused(b"it needs its option `visibility`", text),
    }
}

/// Adds passes to a pass manager for `anchor`, or none of them.
pub fn add(
    call: &mut Call,
    manager: sys::MlirOpPassManager,
    anchor: &str,
    elements: &[u8],
) -> Fallible<()> {
    check_printable_text(elements)?;
    let text = Terminated::new(elements);
    let context = call.inner().context();
    // A pipeline that fails half-way has added half: so it is tried elsewhere first.
    // SAFETY: the context is live, the name is copied.
    let trial = unsafe {
        sys::mlirPassManagerCreateOnOperation(context, sys::string_ref(anchor.as_bytes()))
    };
    // SAFETY: made above.
    let tried = add_now(
        unsafe { sys::mlirPassManagerGetAsOpPassManager(trial) },
        &text,
    );
    // SAFETY: made above.
    unsafe { sys::mlirPassManagerDestroy(trial) };
    tried?;
    add_now(manager, &text)
}

fn add_now(manager: sys::MlirOpPassManager, text: &[u8]) -> Fallible<()> {
    let mut done = false;
    let said = sys::collect(|append, data| {
        // SAFETY: live; the text is copied; `append` and `data` belong together.
        let result = pass_registry::reading(|| unsafe {
            sys::mlirOpPassManagerAddPipeline(manager, sys::string_ref(text), append, data)
        });
        done = result.value != 0;
    });
    if done { Ok(()) } else { refused(&said, text) }
}

/// The failure for a pipeline, with what upstream says.
pub fn refused<T>(said: &[u8], text: &[u8]) -> Fallible<T> {
    let said = String::from_utf8_lossy(said);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = String::from_utf8_lossy(text).into_owned();
    failed(
        status::MLS_STATUS_PIPELINE_ERROR,
        format!("`{text}`: {said}"),
    )
}

/// The text of a pass manager.
pub fn print(manager: sys::MlirOpPassManager) -> Vec<u8> {
    // SAFETY: live; `append` and `data` belong together.
    sys::collect(|append, data| unsafe { sys::mlirPrintPassPipeline(manager, append, data) })
}

/// The text of one pass with options.
pub fn of_one_pass(name: &[u8], options: &[u8]) -> Fallible<Vec<u8>> {
    let is_part = |letter: &u8| !b"(){},".contains(letter) && !letter.is_ascii_whitespace();
    if name.is_empty() || !name.iter().all(is_part) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "name",
            format!("`{}` is not one name", String::from_utf8_lossy(name)),
        );
    }
    let mut depth = 0_usize;
    for letter in options {
        let closed = depth.checked_sub(1);
        match (letter, closed) {
            (b'{', _) => depth += 1,
            (b'}', Some(outer)) => depth = outer,
            (b'}', None) => depth = usize::MAX / 2,
            _ => {}
        }
    }
    if depth != 0 {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "options",
            "the braces do not match",
        );
    }
    let mut text = name.to_vec();
    if !options.is_empty() {
        text.push(b'{');
        text.extend_from_slice(options);
        text.push(b'}');
    }
    Ok(text)
}

/// Refuses a pipeline as it is printed that would replace an operation below a pass
/// that runs on it. `op` is what it runs on.
pub fn check_replaces_nothing(pipeline: &str, op: sys::MlirOperation) -> Fallible<()> {
    let short = without_options(pipeline);
    let name = tree::name(op);
    let Some(pass) = replacing(&short, &name) else {
        return Ok(());
    };
    let mut is_there = name == REPLACED;
    tree::visit(Tree::Below(op), |node| {
        is_there |= matches!(node, Node::Operation(op) if tree::name(op) == REPLACED);
    });
    // With only some dialects, functions are not converted.
    if !is_there || pipeline.contains("filter-dialects=") {
        return Ok(());
    }
    refused(
        format!("{pass} would replace the `{REPLACED}` that it runs on").as_bytes(),
        short.as_bytes(),
    )
}

/// A pass in a pipeline without options that replaces what it runs on, if that is
/// a function: for functions, or nested for any operation.
fn replacing<'a>(short: &'a str, root: &str) -> Option<&'a str> {
    let mut anchors = Vec::new();
    let mut rest = short;
    loop {
        let end = rest.find(['(', ')', ',']);
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        let anchor = *anchors.last().unwrap_or(&root);
        if after.starts_with('(') {
            anchors.push(word);
        } else if REPLACE_FUNCTIONS.contains(&word) && (anchor == REPLACED || anchor == ANY) {
            return Some(word);
        }
        if after.starts_with(')') {
            anchors.pop();
        }
        rest = after.get(1..)?;
    }
}

/// A pipeline without the options of its passes and without the anchor of a
/// pass manager for every operation, for people.
pub fn without_options(pipeline: &str) -> String {
    let mut depth = 0_usize;
    let mut short = String::new();
    for letter in pipeline.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => short.push(letter),
            _ => {}
        }
    }
    let inside = short
        .strip_prefix("any(")
        .and_then(|rest| rest.strip_suffix(')'));
    inside.map_or_else(|| short.clone(), str::to_owned)
}
