//! Arguments that are not handles.

use std::fmt::Display;

use libc::intptr_t;

use super::call::Call;
use crate::error::{Fallible, bad};
use crate::status;
use crate::strings::{MlsBool, MlsStringRef};

/// An out pointer that is not null.
pub struct Out<T>(*mut T);

impl<T> Out<T> {
    /// Writes the result. Only once everything else has succeeded.
    pub fn put(&self, value: T) {
        // SAFETY: not null; by the contract of every exported function, an out
        // pointer is valid for a write.
        unsafe { self.0.write(value) }
    }
}

/// Checks an index against a length.
pub fn index(index: intptr_t, length: intptr_t, argument: &'static str) -> Fallible<intptr_t> {
    if index < 0 || index >= length {
        return bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            argument,
            format!("{index} is not in 0..{length}"),
        );
    }
    Ok(index)
}

/// Checks a value of an enumeration with these values.
pub fn one_of<N: PartialEq + Display>(
    value: N,
    values: &[N],
    argument: &'static str,
) -> Fallible<()> {
    if values.contains(&value) {
        return Ok(());
    }
    bad(
        status::MLS_STATUS_BAD_ENUM,
        argument,
        format!("{value} is not one of its values"),
    )
}

/// Checks a string.
#[inline]
pub fn text<'a>(text: MlsStringRef, argument: &'static str) -> Fallible<&'a [u8]> {
    if text.length == 0 {
        return Ok(&[]);
    }
    if text.data.is_null() {
        return bad(
            status::MLS_STATUS_NULL_POINTER,
            argument,
            format!("the string has {} bytes, its pointer is null", text.length),
        );
    }
    if isize::try_from(text.length).is_err() {
        return bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            argument,
            format!("a string of {} bytes does not fit into memory", text.length),
        );
    }
    // SAFETY: by the contract of every exported function, a string is
    // readable during the call.
    Ok(unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) })
}

/// Checks an array that the host gives.
#[expect(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "the exported functions are unsafe, with this contract"
)]
#[inline]
pub fn slice<'a, T>(count: intptr_t, first: *const T, argument: &'static str) -> Fallible<&'a [T]> {
    let count = self::count(count, argument)?;
    if count == 0 {
        return Ok(&[]);
    }
    if first.is_null() {
        return bad(
            status::MLS_STATUS_NULL_POINTER,
            argument,
            format!("the array has {count} elements, its pointer is null"),
        );
    }
    // SAFETY: by the contract of every exported function, an array is
    // readable during the call.
    Ok(unsafe { std::slice::from_raw_parts(first, count) })
}

/// Checks the number of elements of an array.
#[inline]
fn count(count: intptr_t, argument: &'static str) -> Fallible<usize> {
    match usize::try_from(count) {
        Ok(count) if count <= 1 << 40 => Ok(count),
        _ => bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            argument,
            format!("an array of {count} elements is not possible"),
        ),
    }
}

impl Call {
    /// Checks an out pointer.
    pub fn out<T>(&self, pointer: *mut T, argument: &'static str) -> Fallible<Out<T>> {
        if pointer.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                argument,
                "the pointer is null",
            );
        }
        Ok(Out(pointer))
    }

    /// Checks a string.
    #[inline]
    pub fn text<'a>(&self, text: MlsStringRef, argument: &'static str) -> Fallible<&'a [u8]> {
        self::text(text, argument)
    }

    /// Checks an array that the host gives.
    #[inline]
    pub fn slice<'a, T>(
        &self,
        count: intptr_t,
        first: *const T,
        argument: &'static str,
    ) -> Fallible<&'a [T]> {
        self::slice(count, first, argument)
    }

    /// Checks the number of elements of an array.
    pub fn count(&self, count: intptr_t, argument: &'static str) -> Fallible<usize> {
        self::count(count, argument)
    }

    /// Checks an index against a length.
    pub fn index(
        &self,
        index: intptr_t,
        length: intptr_t,
        argument: &'static str,
    ) -> Fallible<intptr_t> {
        self::index(index, length, argument)
    }

    /// Checks a value of an enumeration with the values `0..count`.
    pub fn enumeration(&self, value: u32, count: u32, argument: &'static str) -> Fallible<u32> {
        if value >= count {
            return bad(
                status::MLS_STATUS_BAD_ENUM,
                argument,
                format!("{value} is not one of its values 0..{count}"),
            );
        }
        Ok(value)
    }

    /// Checks an array of truth values.
    pub fn booleans(
        &self,
        count: intptr_t,
        first: *const MlsBool,
        argument: &'static str,
    ) -> Fallible<Vec<bool>> {
        let values = self.slice(count, first, argument)?;
        Ok(values.iter().map(|value| *value != 0).collect())
    }

    /// Checks that a required callback is there.
    pub fn callback<F>(&self, callback: Option<F>, argument: &'static str) -> Fallible<F> {
        match callback {
            Some(callback) => Ok(callback),
            None => bad(
                status::MLS_STATUS_NULL_POINTER,
                argument,
                "the callback is null",
            ),
        }
    }

    /// Copies results into an array of the host: as many as fit. Returns how
    /// many there are.
    #[expect(
        clippy::not_unsafe_ptr_arg_deref,
        reason = "the exported functions are unsafe, with this contract"
    )]
    pub fn copy<T: Copy>(
        &self,
        results: &[T],
        capacity: usize,
        first: *mut T,
        argument: &'static str,
    ) -> Fallible<usize> {
        if capacity > 0 && first.is_null() {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                argument,
                format!("the array has room for {capacity} elements, its pointer is null"),
            );
        }
        let count = results.len().min(capacity);
        if count > 0 {
            // SAFETY: by the contract of every exported function, the array
            // has room for `capacity` elements; it cannot overlap ours.
            unsafe { std::ptr::copy_nonoverlapping(results.as_ptr(), first, count) };
        }
        Ok(results.len())
    }
}
