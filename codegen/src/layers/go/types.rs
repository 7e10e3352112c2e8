//! Types, and values between C and Go.

use super::Go;
use super::names::plain;
use crate::ownership::Owner;

/// What looks into IR, and does not keep it alive: a reference to one of these
/// holds that of what it was made from.
pub(super) const LOOKS_INTO: &[&str] = &["MlsSymbolTable", "MlsAsmState", "MlsRewriterBase"];

/// The number type of Go that a number type of C is.
pub(super) fn number(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "intptr_t" => "int",
        "size_t" => "uint",
        "uintptr_t" => "uintptr",
        "double" => "float64",
        "float" => "float32",
        "bool" | "MlsBool" => "bool",
        "char" | "void" | "uint8_t" => "uint8",
        "int8_t" => "int8",
        "int16_t" => "int16",
        "int32_t" => "int32",
        "int64_t" => "int64",
        "uint16_t" => "uint16",
        "uint32_t" => "uint32",
        "uint64_t" => "uint64",
        _ => return None,
    })
}

/// A type of C as cgo calls it.
pub(super) fn c_type(ty: &str) -> String {
    match ty {
        "void" | "void *" => "unsafe.Pointer".to_owned(),
        _ => format!("C.{ty}"),
    }
}

/// The type of the elements that a pointer points to.
pub(super) fn element(ty: &str) -> &str {
    let ty = ty.trim_start_matches("const ");
    ty.strip_suffix('*').unwrap_or(ty).trim_end()
}

impl Go<'_> {
    /// A type in Go.
    pub(super) fn go_type(&self, ty: &str) -> Result<String, String> {
        let known = match ty {
            "MlsString" | "MlsStringRef" | "const char *" => Some("string"),
            "void *" => Some("unsafe.Pointer"),
            _ if self.handle(ty).is_some()
                || self.is_enumeration(ty)
                || self.structure_of(ty).is_some() =>
            {
                Some(plain(ty))
            }
            _ => number(ty),
        };
        known
            .map(str::to_owned)
            .ok_or_else(|| format!("no type for {ty}"))
    }

    /// A value of C in Go. `from` is the expression of the reference that keeps it
    /// alive, unless the caller owns it.
    pub(super) fn to_go(
        &self,
        ty: &str,
        value: &str,
        owner: Option<Owner>,
        from: &str,
    ) -> Result<String, String> {
        let go = self.go_type(ty)?;
        if self.handle(ty).is_some() && ty != "MlsString" {
            let made = match owner {
                Some(Owner::Caller) if LOOKS_INTO.contains(&ty) => {
                    format!("own({value}.bits, {from}).holding({from})")
                }
                Some(Owner::Caller) => format!("own({value}.bits, {from})"),
                Some(Owner::View) => format!("view({value}.bits, {from})"),
                Some(Owner::Context | Owner::Nobody) | None => {
                    format!("view({value}.bits, {from}.ofContext())")
                }
            };
            return Ok(format!("{go}{{{made}}}"));
        }
        Ok(match ty {
            "MlsString" => format!("takeString({value})"),
            "MlsStringRef" => format!("goString({value})"),
            "const char *" => format!("C.GoString({value})"),
            "MlsBool" => format!("{value} != 0"),
            "void *" => value.to_owned(),
            _ if self.structure_of(ty).is_some() => format!("go{go}({value}, {from})"),
            _ => format!("{go}({value})"),
        })
    }

    /// A value of Go in C.
    pub(super) fn to_c(&self, ty: &str, value: &str) -> String {
        if self.handle(ty).is_some() {
            return format!("C.{ty}{{bits: {value}.c()}}");
        }
        match ty {
            "MlsStringRef" => format!("cString({value})"),
            "MlsBool" => format!("cBool({value})"),
            _ if self.structure_of(ty).is_some() => format!("{value}.c()"),
            _ => format!("C.{ty}({value})"),
        }
    }
}
