//! The size of each structure of the header, as assertions in C: a program whose
//! compiler lays them out otherwise does not compile.

use std::collections::BTreeMap;

use crate::types::{Structure, Types};

/// Size and alignment, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    size: usize,
    align: usize,
}

impl Layout {
    fn number(size: usize) -> Self {
        Self { size, align: size }
    }
}

/// The assertions, for machines with pointers of 64 bits, which are those that
/// there are libraries for.
pub fn assertions(types: &Types) -> Result<String, String> {
    let mut lines = vec![
        "// The sizes that the library was built with.".to_owned(),
        "#if defined(__cplusplus) && __cplusplus >= 201103L".to_owned(),
        "#define MLS_SIZE(type, size) static_assert(sizeof(type) == size, #type)".to_owned(),
        "#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L".to_owned(),
        "#define MLS_SIZE(type, size) _Static_assert(sizeof(type) == size, #type)".to_owned(),
        "#endif".to_owned(),
        "#ifdef MLS_SIZE".to_owned(),
    ];
    for (name, layout) in layouts(types)? {
        lines.push(format!("MLS_SIZE({name}, {});", layout.size));
    }
    lines.push("#undef MLS_SIZE".to_owned());
    lines.push("#endif\n\n".to_owned());
    Ok(lines.join("\n"))
}

/// The layout of every structure.
fn layouts(types: &Types) -> Result<BTreeMap<&str, Layout>, String> {
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
fn structure(
    one: &Structure,
    types: &Types,
    all: &BTreeMap<&str, &Structure>,
) -> Result<Layout, String> {
    let mut whole = Layout { size: 0, align: 1 };
    for member in &one.members {
        let part = layout(&member.ty, types, all)?;
        whole.size = whole.size.next_multiple_of(part.align) + part.size;
        whole.align = whole.align.max(part.align);
    }
    whole.size = whole.size.next_multiple_of(whole.align);
    Ok(whole)
}

/// The layout of a type that is named in C.
fn layout(name: &str, types: &Types, all: &BTreeMap<&str, &Structure>) -> Result<Layout, String> {
    if let Some(one) = all.get(name) {
        return structure(one, types, all);
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

    fn sizes(source: &str) -> BTreeMap<String, usize> {
        let mut types = Types::default();
        types.add(&syn::parse_file(source).unwrap_or_else(|error| unreachable!("{error}")));
        types.complete();
        let all = layouts(&types).unwrap_or_else(|error| unreachable!("{error}"));
        let owned = all.iter().map(|(name, one)| ((*name).to_owned(), one.size));
        owned.collect()
    }

    #[test]
    fn members_are_aligned_and_the_end_is_padded() {
        let found = sizes(
            "pub struct MlsInner { pub one: u32, pub two: u8 }
             pub struct MlsOuter { pub one: u8, pub two: MlsInner, pub three: *mut c_void, pub four: u8 }",
        );
        assert_eq!(found.get("MlsInner"), Some(&8));
        assert_eq!(found.get("MlsOuter"), Some(&32));
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
