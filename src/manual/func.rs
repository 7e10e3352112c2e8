//! Attributes of the arguments and results of functions (mlir-c/Dialect/Func.h).

use libc::intptr_t;

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsOperation};
use crate::boundary::require;
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::strings::MlsStringRef;
use crate::sys::{self, Raw};

/// Sets an attribute of argument number `pos` of a function.
///
/// Upstream: `mlirFuncSetArgAttr`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`:
///   without a type, or with other attributes than its arguments can have);
///   OUT_OF_RANGE (`pos`).
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFuncSetArgAttr(
    op: MlsOperation,
    pos: intptr_t,
    name: MlsStringRef,
    attr: MlsAttribute,
) -> MlsStatus {
    call("mlsFuncSetArgAttr", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        let ty = function_type(op)?;
        // SAFETY: a function type.
        let count = unsafe { sys::mlirFunctionTypeGetNumInputs(ty) };
        let pos = call.index(pos, count, "pos")?;
        check(op, b"arg_attrs", count, name)?;
        // SAFETY: a function with such an argument; the name is copied.
        unsafe { sys::mlirFuncSetArgAttr(op, pos, sys::string_ref(name), attr) };
        Ok(())
    })
}

/// Sets an attribute of result number `pos` of a function.
///
/// Upstream: `mlirFuncSetResultAttr`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context.
/// Errors: BAD_ARGUMENT (`op`: not a `func.func`; `name`: empty); BAD_STATE (`op`:
///   without a type, or with other attributes than its results can have);
///   OUT_OF_RANGE (`pos`).
///
/// # Safety
/// `name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsFuncSetResultAttr(
    op: MlsOperation,
    pos: intptr_t,
    name: MlsStringRef,
    attr: MlsAttribute,
) -> MlsStatus {
    call("mlsFuncSetResultAttr", |call| {
        let op = call.get(op, Access::Write, "op")?;
        let attr = call.get(attr, Access::Free, "attr")?;
        let name = call.text(name, "name")?;
        let ty = function_type(op)?;
        // SAFETY: a function type.
        let count = unsafe { sys::mlirFunctionTypeGetNumResults(ty) };
        let pos = call.index(pos, count, "pos")?;
        check(op, b"res_attrs", count, name)?;
        // SAFETY: a function with such a result; the name is copied.
        unsafe { sys::mlirFuncSetResultAttr(op, pos, sys::string_ref(name), attr) };
        Ok(())
    })
}

/// The type of a function, which it may lack before it is verified.
fn function_type(op: sys::MlirOperation) -> Fallible<sys::MlirType> {
    let name = tree::name(op);
    if name != "func.func" || !require::is_registered(op) {
        return bad(
            status::MLS_STATUS_BAD_ARGUMENT,
            "op",
            format!("a `func.func` is needed, not `{name}`"),
        );
    }
    let attr = attribute(op, b"function_type");
    // SAFETY: a live attribute if not null; each is asked for what it is.
    unsafe {
        if !attr.is_null() && sys::mlirAttributeIsAType(attr) {
            let ty = sys::mlirTypeAttrGetValue(attr);
            if sys::mlirTypeIsAFunction(ty) {
                return Ok(ty);
            }
        }
    }
    bad(
        status::MLS_STATUS_BAD_STATE,
        "op",
        "the function has no function type",
    )
}

fn attribute(op: sys::MlirOperation, name: &[u8]) -> sys::MlirAttribute {
    // SAFETY: a live operation.
    unsafe { sys::mlirOperationGetAttributeByName(op, sys::string_ref(name)) }
}

/// Checks that there is a dictionary for each argument or result, or none at all,
/// and that an attribute has a name.
fn check(op: sys::MlirOperation, all: &[u8], count: intptr_t, name: &[u8]) -> Fallible<()> {
    require::attribute_name(name, "name")?;
    let present = attribute(op, all);
    // SAFETY: a live attribute, asked for what it is; elements are below the count.
    let fits = present.is_null()
        || unsafe {
            sys::mlirAttributeIsAArray(present)
                && sys::mlirArrayAttrGetNumElements(present) == count
                && (0..count).all(|at| {
                    sys::mlirAttributeIsADictionary(sys::mlirArrayAttrGetElement(present, at))
                })
        };
    match fits {
        true => Ok(()),
        false => bad(
            status::MLS_STATUS_BAD_STATE,
            "op",
            format!(
                "`{}` is not a dictionary for each of {count}",
                String::from_utf8_lossy(all)
            ),
        ),
    }
}
