//! Structures with the members of those of C.

use std::fmt::Write;

use crate::description::{Description, Role};
use crate::types::{Member, Structure};

use super::names;
use super::text::{comment, heading, indented, list};
use super::types::{self, Form, Type};

/// Writes all of them.
pub fn write(description: &Description) -> String {
    let all = types::mirrored(description);
    heading("Structures")
        + &all
            .map(|one| structure(description, one))
            .collect::<String>()
}

fn structure(description: &Description, one: &Structure) -> String {
    let name = names::bare(&one.name);
    let members: Vec<(&Member, Type)> = one
        .members
        .iter()
        .map(|it| (it, types::read(description, &one.name, &it.name, &it.ty)))
        .collect();
    let all = |part: &dyn Fn(&Member, &Type) -> String| -> Vec<String> {
        members
            .iter()
            .map(|(member, ty)| part(member, ty))
            .collect()
    };
    let declaration = |member: &Member, ty: &Type| match (ty.form, member.ty.ends_with('*')) {
        (Form::Plain, true) => format!("{}{}", member.ty, member.name),
        _ => format!("{} {}", ty.cpp, member.name),
    };
    let mut text = String::new();
    for (member, ty) in &members {
        let _ = writeln!(
            text,
            "{}{} = {{}};",
            comment(&member.doc),
            declaration(member, ty)
        );
    }
    text.push('\n');
    text.push_str(&constructors(description, one, &members));
    let lifted = all(&|member, ty| {
        let value = ty.lifted(&format!("raw.{}", member.name));
        format!("{}({value})", member.name)
    });
    let start = format!("explicit {name}(const {} &raw)\n    : ", one.name);
    text.push_str(&list(&start, &lifted, " {}"));
    let lowered = all(&|member, ty| ty.lowered(&member.name));
    let _ = writeln!(text, "{} raw() const {{", one.name);
    text.push_str(&indented(&list("return {", &lowered, "};")));
    text.push_str("}\n");
    format!(
        "{}struct {name} {{\n{}}};\n\n",
        comment(&one.doc),
        indented(&text)
    )
}

/// How one is made: with the usual values, where C has a function for these; of its
/// members, where functions take it.
fn constructors(description: &Description, one: &Structure, members: &[(&Member, Type)]) -> String {
    let name = names::bare(&one.name);
    let create = format!("mls{name}Create");
    if description.functions.iter().any(|one| one.name == create) {
        return format!("{name}()\n    : {name}({create}()) {{}}\n");
    }
    let text = format!("{name}() = default;\n");
    let mut parameters = description.functions.iter().flat_map(|it| &it.parameters);
    let is_given = parameters.any(|it| {
        let ty = types::read(description, "", &it.name, &it.ty);
        !matches!(it.role, Role::Out) && ty.c == one.name
    });
    if !is_given {
        return text;
    }
    // Not the names of the members, which they would hide.
    let its = |member: &Member| format!("its{}", names::capital(&member.name));
    let parameters: Vec<String> = members
        .iter()
        .map(|(member, ty)| format!("{} {}", ty.cpp, its(member)))
        .collect();
    let values: Vec<String> = members
        .iter()
        .map(|(member, _)| format!("{}({})", member.name, its(member)))
        .collect();
    text + &list(&format!("{name}("), &parameters, ")") + &list("    : ", &values, " {}")
}
