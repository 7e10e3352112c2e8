//! How deep texts are nested.

#![allow(
    missing_docs,
    reason = "a test, which includes the module under test as source"
)]

#[path = "../../src/nesting.rs"]
mod nesting;

use nesting::depth;

#[test]
fn brackets_nest() {
    assert_eq!(depth(b"f(a[b], {c})"), 2);
    assert_eq!(depth(b"(i32) -> (i32)"), 1);
    assert_eq!(depth(br#""((((\"((((" // (((("#), 0);
    assert_eq!(depth(b"// ((\n("), 1);
}

#[test]
fn operators_nest_what_is_before_them() {
    assert_eq!(depth(b"(d0) -> (d0 + d1 mod 2 floordiv 3)"), 4);
    assert_eq!(depth(b"(d0) -> (d0 + 1, d1 + 1)"), 2);
    assert_eq!(depth(b"[-1, -2, -3]"), 2);
}

#[test]
fn aliases_nest_where_they_are_used() {
    assert_eq!(depth(b"#a = [[1]]\n#b = [#a]\n#c = [#b]\n"), 4);
    assert_eq!(depth(b"!t = tuple<i32>\nf(tuple<!t>)"), 3);
    let locations = b"#l1 = loc(\"a\":1:2)\n#l2 = loc(\"a\":1:3)\n#l3 = loc(callsite(#l1 at #l2))";
    assert_eq!(depth(locations), 3);
}
