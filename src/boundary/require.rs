//! What things must be, beyond their kind: what upstream asserts, or takes for
//! granted, behind its functions. The generated functions name these.

mod affine;
mod attributes;
mod dialects;
mod elements;
mod linalg;
mod llvm;
mod quant;
mod samples;
mod sparse;
mod vendors;

pub use affine::*;
pub use attributes::*;
pub use dialects::*;
pub use elements::*;
use libc::{intptr_t, size_t};
pub use linalg::*;
pub use llvm::*;
pub use quant::*;
pub use samples::is_dialect_of_mlir;
pub use sparse::*;
pub use vendors::*;

use super::call::{Access, Call};
use super::handles::Handle;
use crate::error::{Fallible, bad, failed};
use crate::handle::table::Missing;
use crate::kind::{self, Kind};
use crate::state::record::TABLE;
use crate::status;
use crate::sys::{self, Raw};

/// A handle of upstream's that can be shown to people.
pub trait Shown: Raw {
    /// Its text.
    fn text(self) -> Vec<u8>;
}

macro_rules! shown {
    ($($raw:ident $print:ident;)*) => { $(
        impl Shown for sys::$raw {
            fn text(self) -> Vec<u8> {
                // SAFETY: live; `append` and `data` belong together.
                sys::collect(|append, data| unsafe { sys::$print(self, append, data) })
            }
        }
    )* };
}

shown! {
    MlirType mlirTypePrint;
    MlirAttribute mlirAttributePrint;
    MlirLocation mlirLocationPrint;
    MlirAffineExpr mlirAffineExprPrint;
    MlirAffineMap mlirAffineMapPrint;
    MlirIntegerSet mlirIntegerSetPrint;
}

/// Shows a thing in a message.
pub fn show(thing: impl Shown) -> String {
    String::from_utf8_lossy(&thing.text()).into_owned()
}

/// Refuses a thing that is not `what`.
fn refuse<T>(thing: impl Shown, argument: &'static str, what: &str) -> Fallible<T> {
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!("{what} is needed, not `{}`", show(thing)),
    )
}

/// Refuses a number.
fn out_of_range<T>(argument: &'static str, message: impl Into<String>) -> Fallible<T> {
    bad(status::MLS_STATUS_OUT_OF_RANGE, argument, message)
}

/// Checks that a thing is of a class.
pub fn is<R: Shown>(
    thing: R,
    test: unsafe extern "C" fn(R) -> bool,
    argument: &'static str,
    what: &str,
) -> Fallible<()> {
    // SAFETY: a live object of the context that this call has locked.
    match unsafe { test(thing) } {
        true => Ok(()),
        false => refuse(thing, argument, what),
    }
}

/// Checks that every thing in an array is of a class.
pub fn all_are<R: Shown>(
    things: &[R],
    test: unsafe extern "C" fn(R) -> bool,
    argument: &'static str,
    what: &str,
) -> Fallible<()> {
    things
        .iter()
        .try_for_each(|thing| is(*thing, test, argument, what))
}

/// Checks the width of an integer type.
pub fn integer_width(width: u32, argument: &'static str) -> Fallible<()> {
    const MOST: u32 = (1 << 24) - 1;
    if width > MOST {
        return out_of_range(
            argument,
            format!("an integer has at most {MOST} bits, not {width}"),
        );
    }
    Ok(())
}

/// Checks that every size is possible and static. (Upstream stores other
/// negative numbers and fails later.)
pub fn static_sizes(shape: &[i64], argument: &'static str) -> Fallible<()> {
    check_sizes(shape, |size| size >= 0, argument)
}

/// Checks that every size is possible; some may be dynamic.
pub fn sizes(shape: &[i64], argument: &'static str) -> Fallible<()> {
    // SAFETY: needs nothing.
    let any = unsafe { sys::mlirShapedTypeGetDynamicSize() };
    check_sizes(shape, |size| size >= 0 || size == any, argument)
}

fn check_sizes(
    shape: &[i64],
    is_size: impl Fn(i64) -> bool,
    argument: &'static str,
) -> Fallible<()> {
    match shape.iter().find(|size| !is_size(**size)) {
        Some(size) => out_of_range(argument, format!("{size} is not a size")),
        None => Ok(()),
    }
}

/// Checks that complex numbers can have such parts.
pub fn complex_element(element: sys::MlirType, argument: &'static str) -> Fallible<()> {
    // SAFETY: a live type.
    if unsafe { sys::mlirTypeIsAInteger(element) || sys::mlirTypeIsAFloat(element) } {
        return Ok(());
    }
    refuse(element, argument, "an integer or floating point type")
}

/// Checks that an attribute, unless null, can be the layout of a memref.
pub fn layout(layout: sys::MlirAttribute, argument: &'static str) -> Fallible<()> {
    if layout.is_null() {
        return Ok(());
    }
    // SAFETY: a live attribute.
    let is_layout = unsafe {
        sys::mlirAttributeIsAAffineMap(layout) || sys::mlirAttributeIsAStridedLayout(layout)
    };
    match is_layout {
        true => Ok(()),
        false => refuse(layout, argument, "an affine map or a strided layout"),
    }
}

/// Checks the name of a dialect: upstream ends the process at others.
pub fn dialect_name(name: &[u8], argument: &'static str) -> Fallible<()> {
    let is_inside = |letter: &u8| letter.is_ascii_alphanumeric() || b"_$".contains(letter);
    let starts = name
        .first()
        .is_some_and(|letter| letter.is_ascii_alphabetic() || *letter == b'_');
    if starts && name.iter().all(is_inside) {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ARGUMENT,
        argument,
        format!(
            "`{}` is not the name of a dialect",
            String::from_utf8_lossy(name)
        ),
    )
}

/// Whether the dialect of an operation knew it when it was made.
pub fn is_registered(op: sys::MlirOperation) -> bool {
    // SAFETY: a live operation.
    !unsafe { sys::mlirOperationGetTypeID(op) }.is_null()
}

/// A count of upstream's, whatever number it is.
pub fn count<N: TryInto<intptr_t>>(number: N) -> intptr_t {
    number.try_into().unwrap_or(intptr_t::MAX)
}

/// All of `count` results, in their order.
pub fn each<T>(count: intptr_t, one: impl FnMut(intptr_t) -> Fallible<T>) -> Fallible<Vec<T>> {
    (0..count).map(one).collect()
}

/// Checks that upstream made what it was asked for.
pub fn made(raw: impl Raw) -> Fallible<()> {
    if raw.is_null() {
        return failed(
            status::MLS_STATUS_BAD_ARGUMENT,
            "there is nothing with these parts",
        );
    }
    Ok(())
}

/// Checks that upstream succeeded.
pub fn success(result: sys::MlirLogicalResult) -> Fallible<()> {
    match result.value {
        0 => failed(status::MLS_STATUS_UPSTREAM_FAILED, "MLIR refused it"),
        _ => Ok(()),
    }
}

/// A number for hash tables.
pub fn hash(bits: u64) -> size_t {
    // The index of the slot is below, the generation above: both must count.
    let mixed = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    size_t::try_from(mixed ^ (mixed >> 32)).unwrap_or(0)
}

impl Call {
    /// A location of the context that this call has locked, for diagnostics.
    pub fn unknown_location(&mut self) -> sys::MlirLocation {
        // SAFETY: the context is live.
        unsafe { sys::mlirLocationUnknownGet(self.inner().context()) }
    }

    /// Checks that a dialect is loaded, by an operation of it. (Upstream ends the
    /// process.)
    pub fn need_dialect(&mut self, name: &'static str, operation: &str) -> Fallible<()> {
        if self.inner().knows_operation(operation.as_bytes()) {
            return Ok(());
        }
        failed(
            status::MLS_STATUS_DIALECT_NOT_LOADED,
            format!("the dialect `{name}` is not loaded in the context"),
        )
    }

    /// Checks that a handle names a live object, whatever is done with that.
    pub fn check_named<H: Handle>(&mut self, handle: H, argument: &'static str) -> Fallible<()> {
        match handle.bits().kind() {
            kind::TYPE_ID | kind::DIALECT_HANDLE => self
                .static_word(handle.bits(), H::KIND, argument)
                .map(|_| ()),
            _ => self.check(handle, Access::Free, argument).map(|_| ()),
        }
    }

    /// The word of a handle that belongs to the process and needs no lock.
    pub fn static_word(
        &mut self,
        bits: crate::handle::bits::Bits,
        kind: Kind,
        argument: &'static str,
    ) -> Fallible<u64> {
        self.check_form(bits, kind, argument)?;
        match TABLE.resolve(bits) {
            Ok(entry) if entry.class == kind => Ok(entry.address),
            Ok(_) => self.missing(bits, kind, Missing::NeverIssued, argument),
            Err(missing) => self.missing(bits, kind, missing, argument),
        }
    }
}
