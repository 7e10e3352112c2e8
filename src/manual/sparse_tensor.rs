//! Types of levels of sparse tensors (mlir-c/Dialect/SparseTensor.h).

use crate::boundary::arguments;
use crate::boundary::call::call;
use crate::boundary::require;
use crate::error::bad;
use crate::generated::enumerations::{
    MlsSparseTensorLevelFormat, MlsSparseTensorLevelPropertyNondefault,
};
use crate::status::{self, MlsStatus};
use crate::sys;

/// Gives the type of a level: its format, what it has not by default, and, for an
/// n-out-of-m level, these two; else both are 0.
///
/// Upstream: `mlirSparseTensorEncodingAttrBuildLvlType`.
/// Threads: any.
/// Errors: BAD_ENUM (`lvl_fmt`; `properties`); BAD_ARGUMENT (`properties`: a level
///   of this format has not these); OUT_OF_RANGE (`n`: not from 1 to `m`; `m`: above
///   255).
/// Null: `properties`.
/// Length: `properties` is `prop_size`.
///
/// # Safety
/// `properties` is readable for `prop_size` elements; `out` is null or valid for one
/// write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsSparseTensorEncodingAttrBuildLvlType(
    lvl_fmt: MlsSparseTensorLevelFormat,
    properties: *const MlsSparseTensorLevelPropertyNondefault,
    prop_size: u32,
    n: u32,
    m: u32,
    out: *mut u64,
) -> MlsStatus {
    call("mlsSparseTensorEncodingAttrBuildLvlType", |call| {
        let count = require::count(prop_size);
        let properties = call.slice(count, properties, "properties")?;
        let out = call.out(out, "out")?;
        let formats = [0x1_0000, 0x2_0000, 0x4_0000, 0x8_0000, 0x10_0000, 0x20_0000];
        arguments::one_of(lvl_fmt, &formats, "lvl_fmt")?;
        for property in properties {
            arguments::one_of(*property, &[1, 2, 4], "properties")?;
        }
        let is_structured = lvl_fmt == 0x20_0000;
        let fits = match is_structured {
            true => (1..=m).contains(&n) && m <= 0xff,
            false => n == 0 && m == 0,
        };
        if !fits {
            return bad(
                status::MLS_STATUS_OUT_OF_RANGE,
                "n",
                format!("{n} out of {m} is not possible for a level of this format"),
            );
        }
        let bits = properties.iter().fold(lvl_fmt, |all, one| all | one);
        let numbers = u64::from(n) << 32 | u64::from(m) << 40;
        require::sparse_level(u64::from(bits) | numbers, "properties")?;
        // SAFETY: the parts were checked above, and that they fit together.
        let made = unsafe {
            sys::mlirSparseTensorEncodingAttrBuildLvlType(
                lvl_fmt,
                properties.as_ptr(),
                prop_size,
                n,
                m,
            )
        };
        out.put(made);
        Ok(())
    })
}
