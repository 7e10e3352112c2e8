//! Constants whose data the host keeps (mlir-c/BuiltinAttributes.h).

use crate::boundary::call::{Access, call};
use crate::boundary::handles::{MlsAttribute, MlsType};
use crate::boundary::require;
use crate::callback::blob::{self, Blob, MlsBlobDeleter};
use crate::error::bad;
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys;
use libc::{c_void, size_t};

/// Makes a constant of data that stays where it is. If the name is taken, another
/// one is made up.
///
/// Upstream: `mlirUnmanagedDenseResourceElementsAttrGet`.
/// Ownership: `data` stays the caller's, and must stay as it is until `deleter`,
///   unless null, says that it is not used any more: once, when the context ends,
///   on the thread that ends it.
/// Threads: any.
/// Errors: BAD_ARGUMENT (`shaped_type`: no static shape of integers or floats;
///   `name`: empty; `data_alignment`: not a power of two, or not that of `data`);
///   OUT_OF_RANGE (`data_length`: not what the shape needs).
/// Null: `deleter`, `user_data`.
/// Misuse: skip `data_length`: the shape comes first.
/// Misuse: skip `data_alignment`: the shape comes first.
/// Misuse: skip `data`: the shape comes first.
///
/// # Safety
/// `name` is a readable string; `data` is readable for `data_length` bytes until
/// the deleter is called; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsUnmanagedDenseResourceElementsAttrGet(
    shaped_type: MlsType,
    name: MlsStringRef,
    data: *mut c_void,
    data_length: size_t,
    data_alignment: size_t,
    data_is_mutable: MlsBool,
    deleter: MlsBlobDeleter,
    user_data: *mut c_void,
    out: *mut MlsAttribute,
) -> MlsStatus {
    call("mlsUnmanagedDenseResourceElementsAttrGet", |call| {
        let shaped_type = call.get(shaped_type, Access::Free, "shaped_type")?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        let needed = require::number_shape(shaped_type, "shaped_type")?.size();
        if needed != Some(data_length) {
            let needed = needed.map_or("more than there are".into(), |size| size.to_string());
            return bad(
                status::MLS_STATUS_OUT_OF_RANGE,
                "data_length",
                format!("the shape needs {needed} bytes, not {data_length}"),
            );
        }
        if data.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "data",
                "the pointer is null",
            );
        }
        require::resource_name(name, "name")?;
        if !data_alignment.is_power_of_two() || !data.addr().is_multiple_of(data_alignment) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "data_alignment",
                format!("{data_alignment} is no power of two, or not the alignment of the data"),
            );
        }
        // SAFETY: a static shape with as many bytes, which the host keeps; the name
        // is copied, and the deleter called once.
        let raw = unsafe {
            sys::mlirUnmanagedDenseResourceElementsAttrGet(
                shaped_type,
                sys::string_ref(name),
                data,
                data_length,
                data_alignment,
                data_is_mutable != 0,
                Some(blob::delete),
                Blob::into_raw(deleter, user_data),
            )
        };
        out.put(call.attribute(raw)?);
        Ok(())
    })
}
