//! Constants in resources: made of copies, and read from where the data is.

use libc::{c_void, size_t};

use crate::sys;

/// Makes a constant of a copy of its elements, which ends with the context.
///
/// # Safety
/// The type is a static shape with as many elements of this kind; `name` is a
/// readable string; there are `count` elements at `elements`, which is not null.
pub unsafe fn make<T: Copy>(
    shaped_type: sys::MlirType,
    name: sys::MlirStringRef,
    count: isize,
    elements: *const T,
) -> sys::MlirAttribute {
    // SAFETY: by the contract of this function.
    let elements =
        unsafe { std::slice::from_raw_parts(elements, usize::try_from(count).unwrap_or(0)) };
    // SAFETY: as above.
    unsafe { keep(shaped_type, name, elements.into()) }
}

/// The same of truth values, which are bytes in a resource.
///
/// # Safety
/// As for `make`.
pub unsafe fn make_booleans(
    shaped_type: sys::MlirType,
    name: sys::MlirStringRef,
    count: isize,
    elements: *const i32,
) -> sys::MlirAttribute {
    // SAFETY: by the contract of this function.
    let elements =
        unsafe { std::slice::from_raw_parts(elements, usize::try_from(count).unwrap_or(0)) };
    let bytes: Box<[u8]> = elements.iter().map(|one| u8::from(*one != 0)).collect();
    // SAFETY: as above.
    unsafe { keep(shaped_type, name, bytes) }
}

unsafe fn keep<T: Copy>(
    shaped_type: sys::MlirType,
    name: sys::MlirStringRef,
    mut elements: Box<[T]>,
) -> sys::MlirAttribute {
    let data = elements.as_mut_ptr().cast();
    let size = size_of_val(&*elements);
    // SAFETY: by the contract of the callers; the deleter is called once.
    unsafe {
        sys::mlirUnmanagedDenseResourceElementsAttrGet(
            shaped_type,
            name,
            data,
            size,
            align_of::<T>(),
            false,
            Some(delete::<T>),
            Box::into_raw(Box::new(elements)).cast(),
        )
    }
}

/// What upstream calls when a context ends that has such a constant.
unsafe extern "C" fn delete<T>(elements: *mut c_void, _: *const c_void, _: size_t, _: size_t) {
    // SAFETY: what `keep` gave away, once.
    drop(unsafe { Box::from_raw(elements.cast::<Box<[T]>>()) });
}

/// Reads an element.
///
/// # Safety
/// A constant in a resource with more than `pos` elements of this kind.
pub unsafe fn value<T: Copy>(attr: sys::MlirAttribute, pos: isize) -> T {
    // SAFETY: by the contract of this function. A text says how its data is
    // aligned, which need not be enough.
    unsafe {
        let data = sys::resource_data(attr);
        data.first.cast::<T>().offset(pos).read_unaligned()
    }
}

/// Reads a truth value.
///
/// # Safety
/// As for `value`.
pub unsafe fn boolean(attr: sys::MlirAttribute, pos: isize) -> bool {
    // SAFETY: by the contract of this function.
    unsafe { value::<u8>(attr, pos) != 0 }
}
