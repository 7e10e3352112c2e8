//! The size and the alignment of each structure of the header, and where its members
//! are, as assertions in C: a program whose compiler lays them out otherwise does not
//! compile.

use std::collections::BTreeMap;

use crate::header::camel;
use crate::types::{Structure, Types};

/// Size and alignment, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    size: usize,
    align: usize,
}

/// The layout of a structure, and the offset of each member.
struct Placed<'a> {
    whole: Layout,
    offsets: Vec<(&'a str, usize)>,
}

impl Layout {
    fn number(size: usize) -> Self {
        Self { size, align: size }
    }
}

/// The assertions, for machines with pointers of 64 bits, which are those that
/// there are libraries for.
pub fn assertions(types: &Types) -> Result<String, String> {
    let mut lines: Vec<String> = [
        "// How the library was built to lay out structures.",
        "#if defined(__cplusplus) && __cplusplus >= 201103L",
        "#define MLS_ASSERT(what, text) static_assert(what, text)",
        "#define MLS_ALIGNMENT alignof",
        "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L",
        "#define MLS_ASSERT(what, text) _Static_assert(what, text)",
        "#define MLS_ALIGNMENT _Alignof",
        "#endif",
        "#ifdef MLS_ASSERT",
        "#define MLS_LAYOUT(type, size, alignment) \\",
        "  MLS_ASSERT(sizeof(type) == size && MLS_ALIGNMENT(type) == alignment, #type)",
        "#define MLS_OFFSET(type, member, offset) \\",
        "  MLS_ASSERT(offsetof(type, member) == offset, #type \".\" #member)",
    ]
    .map(str::to_owned)
    .to_vec();
    for (name, Placed { whole, offsets }) in layouts(types)? {
        let Layout { size, align } = whole;
        lines.push(format!("MLS_LAYOUT({name}, {size}, {align});"));
        // The first is always at the start.
        let offsets = offsets.into_iter().skip(1);
        lines.extend(
            offsets.map(|(member, at)| format!("MLS_OFFSET({name}, {}, {at});", camel(member))),
        );
    }
    lines
        .extend(["OFFSET", "LAYOUT", "ALIGNMENT", "ASSERT"].map(|one| format!("#undef MLS_{one}")));
    lines.push("#endif\n\n".to_owned());
    Ok(lines.join("\n"))
}

/// The layout of every structure.
fn layouts(types: &Types) -> Result<BTreeMap<&str, Placed<'_>>, String> {
    let all: BTreeMap<&str, &Structure> = types
        .handles
        .iter()
        .chain(&types.structures)
        .map(|one| (one.name.as_str(), one))
        .collect();
    all.iter()
        .map(|(name, one)| Ok((*name, structure(one, types, &all)?)))
        .collect()
}

/// The layout that C gives a structure.
fn structure<'a>(
    one: &'a Structure,
    types: &Types,
    all: &BTreeMap<&str, &Structure>,
) -> Result<Placed<'a>, String> {
    let mut whole = Layout { size: 0, align: 1 };
    let mut offsets = Vec::new();
    for member in &one.members {
        let part = layout(&member.ty, types, all)?;
        let offset = whole.size.next_multiple_of(part.align);
        offsets.push((member.name.as_str(), offset));
        whole.size = offset + part.size;
        whole.align = whole.align.max(part.align);
    }
    whole.size = whole.size.next_multiple_of(whole.align);
    Ok(Placed { whole, offsets })
}

/// The layout of a type that is named in C.
fn layout(name: &str, types: &Types, all: &BTreeMap<&str, &Structure>) -> Result<Layout, String> {
    if let Some(one) = all.get(name) {
        return Ok(structure(one, types, all)?.whole);
    }
    let numbers = types.numbers.iter().map(|(name, ty, _)| (name, ty));
    let enumerations = types.enumerations.iter().map(|one| (&one.name, &one.ty));
    if let Some((_, ty)) = numbers.chain(enumerations).find(|(one, _)| *one == name) {
        return layout(ty, types, all);
    }
    if name.ends_with('*')
        || name.contains("(*)")
        || types.callbacks.iter().any(|one| one.name == name)
    {
        return Ok(Layout::number(8));
    }
    match name {
        "bool" | "char" | "int8_t" | "uint8_t" => Ok(Layout::number(1)),
        "int16_t" | "uint16_t" => Ok(Layout::number(2)),
        "int" | "unsigned" | "float" | "int32_t" | "uint32_t" => Ok(Layout::number(4)),
        "double" | "int64_t" | "uint64_t" | "size_t" | "intptr_t" | "uintptr_t" => {
            Ok(Layout::number(8))
        }
        _ => Err(format!("`{name}`, in a structure, has no known size")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assertions_for(source: &str) -> Vec<String> {
        let mut types = Types::default();
        types.add(&syn::parse_file(source).unwrap_or_else(|error| unreachable!("{error}")));
        types.complete();
        let text = assertions(&types).unwrap_or_else(|error| unreachable!("{error}"));
        let is_about_ours = |line: &&str| line.contains("(Mls");
        let lines = text.lines().filter(is_about_ours);
        lines.map(str::to_owned).collect()
    }

    #[test]
    fn members_are_aligned_and_the_end_is_padded() {
        let found = assertions_for(
            "pub struct MlsInner { pub one: u32, pub two: u8 }
             pub struct MlsOuter { pub one: u8, pub two: MlsInner, pub three: *mut c_void, pub four: u8 }",
        );
        let expected = [
            "MLS_LAYOUT(MlsInner, 8, 4);",
            "MLS_OFFSET(MlsInner, two, 4);",
            "MLS_LAYOUT(MlsOuter, 32, 8);",
            "MLS_OFFSET(MlsOuter, two, 4);",
            "MLS_OFFSET(MlsOuter, three, 16);",
            "MLS_OFFSET(MlsOuter, four, 24);",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_type_without_a_known_size_is_refused() {
        let mut types = Types::default();
        types.structures.push(Structure {
            name: "MlsOdd".to_owned(),
            doc: String::new(),
            members: vec![crate::types::Member {
                name: "one".to_owned(),
                ty: "long double".to_owned(),
                doc: String::new(),
            }],
        });
        assert!(layouts(&types).is_err());
    }
}
