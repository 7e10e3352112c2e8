//! The misuse tests: every exported function, with every misuse of every
//! argument, must refuse it with the right status and change nothing.
//!
//! The order of the checks is part of the contract, so all other arguments are
//! valid as far as their types tell: handles are looked at first, then
//! pointers, then numbers, then what a thing is.

use std::fmt::Write;

use crate::model::{Api, Class, Function, Group, Parameter};

/// Kinds that belong to no context.
pub const OF_THE_PROCESS: &[&str] = &[
    "MlsDialectRegistry",
    "MlsOpPrintingFlags",
    "MlsBytecodeWriterConfig",
    "MlsString",
    "MlsReport",
    "MlsAnswer",
    "MlsPass",
    "MlsRewritePattern",
    "MlsLlvmThreadPool",
    "MlsTypeID",
    "MlsTypeIDAllocator",
    "MlsDialectHandle",
];

/// Kinds whose objects live as long as the process.
const IMMORTAL: &[&str] = &["MlsDialectHandle"];

/// The sorted names of all functions, one a line.
pub fn symbols(api: &Api) -> String {
    let functions = api.groups.iter().flat_map(|group| &group.functions);
    let mut names: Vec<&str> = functions.map(|function| function.name.as_str()).collect();
    names.sort_unstable();
    names.join("\n") + "\n"
}

/// One way to misuse one argument.
struct Misuse {
    /// Position of the argument.
    at: usize,
    /// What it is replaced by, in C.
    value: String,
    /// What to call it.
    what: &'static str,
    /// The status that it must get.
    status: &'static str,
}

/// Where the tests are written.
pub const FOLDER: &str = "tests/c/generated/misuse";

/// The tests of all source files, as one program: under valgrind, to start a
/// program takes longer than to run one file's tests. Also the number of
/// misuses.
pub fn write(api: &Api) -> (Vec<(String, String)>, usize) {
    let mut files = Vec::new();
    let mut declarations = String::new();
    let mut calls = String::new();
    let mut cases = 0;
    for group in &api.groups {
        let (text, count) = of_group(group);
        cases += count;
        files.push((format!("{FOLDER}/{}.c", group.name), text));
        let _ = writeln!(declarations, "int misuse_{}(void);", group.name);
        let _ = writeln!(calls, "  failures |= misuse_{}();", group.name);
    }
    let main = format!(
        "// Made by codegen (misuse.rs); do not edit.\n{declarations}\n\
         int main(void) {{\n  int failures = 0;\n{calls}  return failures;\n}}\n"
    );
    files.push((format!("{FOLDER}/main.c"), main));
    (files, cases)
}

/// The tests for one source file, and the number of misuses in it.
fn of_group(group: &Group) -> (String, usize) {
    let mut text = format!(
        "// Made by codegen (misuse.rs) from src/{}.rs; do not edit.\n\
         #include \"misuse_fixture.h\"\n\n\
         int misuse_{name}(void);\n",
        group.path,
        name = group.name
    );
    let mut calls = String::new();
    let mut none = Vec::new();
    let mut count = 0;
    for function in &group.functions {
        let misuses = misuses_of(function);
        if misuses.is_empty() {
            none.push(function.name.as_str());
            continue;
        }
        count += misuses.len();
        text.push('\n');
        for skipped in function
            .parameters
            .iter()
            .filter_map(|one| one.skip.as_ref())
        {
            let _ = writeln!(text, "// Left out: {}", skipped.trim_start_matches("skip "));
        }
        text.push_str(&test_of(function, &misuses));
        let _ = writeln!(calls, "  misuse_{}();", function.name);
    }
    if !none.is_empty() {
        text.push_str("\n// Nothing to misuse:\n");
        for name in none {
            let _ = writeln!(text, "//   {name}");
        }
    }
    let _ = write!(
        text,
        "\nint misuse_{name}(void) {{\n  fx_setup();\n{calls}  return fx_teardown(\"{name}\");\n}}\n",
        name = group.name
    );
    (text, count)
}

/// Whether a parameter is the length of the array behind it.
fn is_length(function: &Function, at: usize) -> bool {
    let next = function.parameters.get(at + 1);
    let (Some(this), Some(next)) = (function.parameters.get(at), next) else {
        return false;
    };
    matches!(&this.class, Class::Number(kind) if ["intptr_t", "size_t"].contains(&kind.as_str()))
        && matches!(next.class, Class::Handles(_) | Class::Array(_))
}

/// A valid argument, in C.
fn valid(function: &Function, at: usize, parameter: &Parameter) -> String {
    match &parameter.class {
        Class::Handle(name) => match (&parameter.example, name.as_str()) {
            (Some(text), "MlsType") => format!("fx_type({text:?})"),
            (Some(text), "MlsAffineExpr") => format!("fx_affine_expr({text:?})"),
            (Some(text), "MlsAffineMap") => format!("fx_affine_map({text:?})"),
            (Some(text), "MlsLocation") => format!("fx_location({text:?})"),
            (Some(text), _) => format!("fx_attribute({text:?})"),
            (None, _) => format!("fx_valid_{name}()"),
        },
        Class::Handles(name) => format!("(const {name}[]){{fx_valid_{name}()}}"),
        Class::Array(name) if name == "MlsNamedAttribute" => {
            "(const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}"
                .into()
        }
        Class::Array(name) if name == "MlsStringRef" => {
            "(const MlsStringRef[]){fx_string()}".into()
        }
        Class::Array(name) if name == "MlsDiagnostic" => {
            "(const MlsDiagnostic[]){{.severity = 0}}".into()
        }
        Class::Array(name) if name == "pointer" => "(void *const[]){(void *)\"\"}".into(),
        Class::Array(name) => {
            let element = parameter.example.as_deref().unwrap_or("4");
            format!("(const {}[]){{{element}}}", in_c(name))
        }
        Class::Out(_) => format!("(void *)&{}_", parameter.name),
        Class::Text => "fx_string()".into(),
        Class::Number(_) if is_length(function, at) => "1".into(),
        Class::Number(_) | Class::Enumeration(_) => "0".into(),
        Class::Callback(name) if name == "MlsStringCallback" => "fx_text".into(),
        Class::Callback(name) if name == "MlsOperationWalkCallback" => "fx_visit".into(),
        Class::Callback(name) if name == "MlsSymbolTableCallback" => "fx_table".into(),
        Class::Callback(name) if name == "MlsInvalidationCallback" => "fx_deaths".into(),
        Class::Callback(name) if name == "MlsDiagnosticHandler" => "fx_diagnostic".into(),
        Class::Callback(name)
            if ["MlsPDLRewriteFunction", "MlsPDLConstraintFunction"].contains(&name.as_str()) =>
        {
            "fx_pdl".into()
        }
        Class::Callback(_) | Class::UserData => "NULL".into(),
        Class::Other(name) if name == "MlsStatus" => "(MlsStatus){0, 0}".into(),
        Class::Other(name) if name == "MlsExternalPassCallbacks" => {
            "(MlsExternalPassCallbacks){.run = fx_run}".into()
        }
        Class::Other(name) if name == "MlsRewritePatternCallbacks" => {
            "(MlsRewritePatternCallbacks){.matchAndRewrite = fx_rewrite}".into()
        }
        Class::Other(name) if name == "MlsGreedyRewriteDriverConfig" => {
            "mlsGreedyRewriteDriverConfigCreate()".into()
        }
        Class::Other(name) if name == "MlsTransformOptions" => "mlsTransformOptionsCreate()".into(),
        Class::Other(_) => "0".into(),
    }
}

fn in_c(name: &str) -> &str {
    match name {
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "f32" => "float",
        "f64" => "double",
        "c_char" | "c_void" => "char",
        other => other,
    }
}

/// Whether there is a handle for a parameter in a callback only: nothing behind
/// it can be tried outside of one.
fn is_in_callbacks_only(parameter: &Parameter) -> bool {
    const THERE: &[&str] = &["MlsPatternRewriter", "MlsPDLValue", "MlsPDLResultList"];
    matches!(&parameter.class, Class::Handle(name) if THERE.contains(&name.as_str()))
}

fn misuses_of(function: &Function) -> Vec<Misuse> {
    let mut all = Vec::new();
    if !function.has_status || function.parameters.iter().any(is_in_callbacks_only) {
        return all;
    }
    let mut contexts = 0;
    for (at, parameter) in function.parameters.iter().enumerate() {
        if parameter.skip.is_some() {
            continue;
        }
        let mut add = |value: String, what, status| {
            all.push(Misuse {
                at,
                value,
                what,
                status,
            })
        };
        match &parameter.class {
            Class::Handle(name) | Class::Handles(name) => {
                let array = matches!(parameter.class, Class::Handles(_));
                let wrap = |value: String| match array {
                    true => format!("(const {name}[]){{{value}}}"),
                    false => value,
                };
                if array && !parameter.nullable {
                    add("NULL".into(), "null pointer", "NULL_POINTER");
                }
                if !parameter.nullable {
                    add(wrap(format!("({name}){{0}}")), "null", "NULL_HANDLE");
                }
                let garbage = format!("({name}){{0xffffffffffffffffull}}");
                add(wrap(garbage), "garbage", "BAD_HANDLE");
                add(
                    wrap(format!("fx_wrong_kind_for_{name}()")),
                    "wrong kind",
                    "WRONG_KIND",
                );
                if !IMMORTAL.contains(&name.as_str()) {
                    add(wrap(format!("fx_stale_{name}()")), "stale", "STALE_HANDLE");
                }
                if !OF_THE_PROCESS.contains(&name.as_str()) {
                    if contexts > 0 {
                        let foreign = wrap(format!("fx_other_context_{name}()"));
                        add(foreign, "foreign context", "WRONG_CONTEXT");
                    }
                    contexts += 1;
                }
            }
            Class::Array(_) | Class::Out(_) if !parameter.nullable => {
                add("NULL".into(), "null pointer", "NULL_POINTER");
            }
            Class::Text => {
                add(
                    "(MlsStringRef){NULL, 5}".into(),
                    "null text",
                    "NULL_POINTER",
                );
            }
            Class::Callback(_) if !parameter.nullable => {
                add("NULL".into(), "null callback", "NULL_POINTER");
            }
            Class::Number(kind)
                if kind == "intptr_t" && (parameter.index || is_length(function, at)) =>
            {
                add("-1".into(), "-1", "OUT_OF_RANGE");
                add("INTPTR_MAX".into(), "too large", "OUT_OF_RANGE");
            }
            Class::Enumeration(_) => add("0xffff".into(), "no value", "BAD_ENUM"),
            _ => {}
        }
    }
    all
}

/// The test of one function.
fn test_of(function: &Function, misuses: &[Misuse]) -> String {
    let outs: Vec<&Parameter> = function
        .parameters
        .iter()
        .filter(|parameter| matches!(parameter.class, Class::Out(_)))
        .collect();
    let mut text = format!("static void misuse_{}(void) {{\n", function.name);
    for out in &outs {
        let _ = writeln!(text, "  FxOut {}_;", out.name);
    }
    for misuse in misuses {
        let arguments: Vec<String> = function
            .parameters
            .iter()
            .enumerate()
            .map(|(at, parameter)| match at == misuse.at {
                true => misuse.value.clone(),
                false => valid(function, at, parameter),
            })
            .collect();
        for out in &outs {
            let _ = writeln!(text, "  fx_fill(&{}_);", out.name);
        }
        let parameter = function
            .parameters
            .get(misuse.at)
            .map_or("", |one| one.name.as_str());
        let _ = writeln!(
            text,
            "  fx_check({}({}),\n           MLS_STATUS_{}, \"{}\", \"{}\", \"{}\");",
            function.name,
            arguments.join(", "),
            misuse.status,
            function.name,
            parameter,
            misuse.what
        );
        for out in &outs {
            let _ = writeln!(
                text,
                "  fx_untouched(&{}_, \"{}\");",
                out.name, function.name
            );
        }
    }
    text.push_str("}\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statuses(function: &Function) -> Vec<(usize, &'static str)> {
        misuses_of(function)
            .iter()
            .map(|one| (one.at, one.status))
            .collect()
    }

    #[test]
    fn a_handle_is_misused_in_every_way() {
        let mut pos = Parameter::new("pos", Class::Number("intptr_t".into()));
        pos.index = true;
        let function = Function {
            name: "mlsX".into(),
            parameters: vec![
                Parameter::new("op", Class::Handle("MlsOperation".into())),
                Parameter::new("value", Class::Handle("MlsValue".into())),
                pos,
                Parameter::new("out", Class::Out("MlsValue".into())),
            ],
            has_status: true,
            ..Function::default()
        };
        assert_eq!(
            statuses(&function),
            [
                (0, "NULL_HANDLE"),
                (0, "BAD_HANDLE"),
                (0, "WRONG_KIND"),
                (0, "STALE_HANDLE"),
                (1, "NULL_HANDLE"),
                (1, "BAD_HANDLE"),
                (1, "WRONG_KIND"),
                (1, "STALE_HANDLE"),
                (1, "WRONG_CONTEXT"),
                (2, "OUT_OF_RANGE"),
                (2, "OUT_OF_RANGE"),
                (3, "NULL_POINTER"),
            ]
        );
    }

    #[test]
    fn the_length_of_an_array_is_an_index() {
        let function = Function {
            name: "mlsX".into(),
            parameters: vec![
                Parameter::new("n_types", Class::Number("intptr_t".into())),
                Parameter::new("types", Class::Handles("MlsType".into())),
            ],
            has_status: true,
            ..Function::default()
        };
        let all = statuses(&function);
        assert_eq!(all.first(), Some(&(0, "OUT_OF_RANGE")));
        assert!(all.contains(&(1, "NULL_POINTER")));
    }
}
