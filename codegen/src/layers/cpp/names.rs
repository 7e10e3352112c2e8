//! What things are called in C++.

/// Classes that upstream's C API calls otherwise than its C++ API, and so do we.
const SPELLINGS: &[(&str, &str)] = &[
    ("BF16Type", "BFloat16Type"),
    ("F16Type", "Float16Type"),
    ("F32Type", "Float32Type"),
    ("F64Type", "Float64Type"),
    ("TF32Type", "FloatTF32Type"),
    ("DisctinctAttr", "DistinctAttr"),
    ("UnrankedMemref", "UnrankedMemRefType"),
    ("SparseTensorEncoding", "SparseTensorEncodingAttr"),
];

/// Classes that others are kinds of, and how the names of these begin and end.
const PARENTS: &[(&str, &str, &str)] = &[
    ("FloatType", "Float", "Type"),
    ("FloatType", "BFloat", "Type"),
    ("QuantizedType", "", "QuantizedType"),
    ("QuantizedType", "UniformQuantized", "Type"),
    ("ShapedType", "Vector", "Type"),
    ("ShapedType", "RankedTensor", "Type"),
    ("ShapedType", "UnrankedTensor", "Type"),
    ("ShapedType", "MemRef", "Type"),
    ("ShapedType", "UnrankedMemRef", "Type"),
    ("ElementsAttr", "DenseElements", "Attr"),
    ("ElementsAttr", "SparseElements", "Attr"),
    ("DenseArrayAttr", "Dense", "ArrayAttr"),
    ("SymbolRefAttr", "Flat", "SymbolRefAttr"),
    ("AffineBinaryOpExpr", "AffineAdd", "Expr"),
    ("AffineBinaryOpExpr", "AffineMul", "Expr"),
    ("AffineBinaryOpExpr", "AffineMod", "Expr"),
    ("AffineBinaryOpExpr", "AffineFloorDiv", "Expr"),
    ("AffineBinaryOpExpr", "AffineCeilDiv", "Expr"),
];

/// Words that cannot be names.
const KEYWORDS: &[&str] = &[
    "and", "case", "default", "delete", "do", "else", "for", "if", "int", "new", "not", "or",
    "register", "return", "switch", "union", "xor",
];

/// The class of a handle, or of a kind of what it names.
pub fn class(name: &str) -> String {
    // `mlsUnmanagedDenseBoolResourceElementsAttrGet` makes what the others are about.
    let name = name.strip_prefix("Unmanaged").unwrap_or(name);
    let known = SPELLINGS.iter().find(|(c, _)| *c == name);
    let name = known.map_or(name, |(_, cpp)| cpp);
    match name.ends_with("Array") {
        true => format!("{name}Attr"),
        false => name.to_owned(),
    }
}

/// The class that a class derives from; the handle's own, if none is in between.
pub fn parent(class: &str, base: &str) -> String {
    let fits = |(parent, start, end): &&(&str, &str, &str)| {
        class != *parent && class.starts_with(start) && class.ends_with(end)
    };
    let found = PARENTS.iter().find(fits);
    found.map_or(base, |(parent, _, _)| parent).to_owned()
}

/// A function: its name without that of the class, with a small letter at its start.
pub fn function(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let capitals = letters.iter().take_while(|one| one.is_ascii_uppercase());
    // `TypeID` begins with one letter, `LLVMType` with four.
    let small = match capitals.count() {
        0 | 1 => 1,
        all if all == letters.len() => all,
        all => all - 1,
    };
    let lower = letters.iter().take(small).map(char::to_ascii_lowercase);
    escaped(lower.chain(letters.iter().skip(small).copied()).collect())
}

/// A parameter.
pub fn parameter(name: &str) -> String {
    escaped(name.to_owned())
}

fn escaped(name: String) -> String {
    match KEYWORDS.contains(&name.as_str()) {
        true => name + "_",
        false => name,
    }
}

/// A name with a capital at its start.
pub fn capital(name: &str) -> String {
    let (first, rest) = name.split_at(1.min(name.len()));
    first.to_uppercase() + rest
}

/// A value of an enumeration: `MLS_WALK_PRE_ORDER` without its prefix.
pub fn enumerator(name: &str) -> String {
    let words = name.split('_');
    words.map(|word| capital(&word.to_lowercase())).collect()
}

/// What the names of some constants have in common: whole words.
pub fn common_prefix<'a>(mut names: impl Iterator<Item = &'a str>) -> &'a str {
    let first = names.next().unwrap_or("");
    let mut length = first.len();
    for name in names {
        let same = first.bytes().zip(name.bytes());
        length = length.min(same.take_while(|(a, b)| a == b).count());
    }
    let common = first.get(..length).unwrap_or("");
    common
        .rfind('_')
        .map_or("", |end| common.split_at(end + 1).0)
}

/// What the kind of something is called in the names of functions that ask for it:
/// the part after `IsA`.
pub fn is_asked_for(class_in_c: &str, question: &str) -> bool {
    let forms = [
        question.to_owned(),
        format!("{question}Type"),
        format!("{question}Attr"),
        format!("Affine{question}Expr"),
        format!("Affine{question}OpExpr"),
    ];
    forms.iter().any(|one| one == class_in_c)
}

/// A type of C without the prefix.
pub fn bare(name: &str) -> &str {
    name.strip_prefix("Mls").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_begin_with_a_small_word() {
        assert_eq!(function("GetName"), "getName");
        assert_eq!(function("TypeIDCreate"), "typeIDCreate");
        assert_eq!(function("IRRewriterCreate"), "irRewriterCreate");
        assert_eq!(function("Delete"), "delete_");
    }

    #[test]
    fn classes_are_those_of_upstream() {
        assert_eq!(class("DenseI32Array"), "DenseI32ArrayAttr");
        assert_eq!(class("F32Type"), "Float32Type");
        assert_eq!(parent("Float32Type", "Type"), "FloatType");
        assert_eq!(parent("FloatType", "Type"), "Type");
        assert_eq!(parent("StringAttr", "Attribute"), "Attribute");
    }

    #[test]
    fn enumerators_are_words() {
        assert_eq!(enumerator("PRE_ORDER"), "PreOrder");
        let all = ["MLS_WALK_PRE_ORDER", "MLS_WALK_POST_ORDER"];
        assert_eq!(common_prefix(all.into_iter()), "MLS_WALK_");
    }
}
