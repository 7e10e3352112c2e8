//! Classes that upstream has no function for: a thing is of the class of a sample
//! if both have one number for it. (Its text would tell as well, but that of a small
//! graph can be huge.)

use std::collections::HashMap;

use super::Shown;
use crate::handle::lock::Mutex;
use crate::sys::{self, Raw};

/// What has a number for its class, and can be parsed.
pub trait Classified: Shown {
    /// The number of its class.
    fn class(self) -> u64;
    /// Parses one.
    fn parse(context: sys::MlirContext, text: &str) -> Self;
}

macro_rules! classified {
    ($($raw:ident $class:ident $parse:ident;)*) => { $(
        impl Classified for sys::$raw {
            fn class(self) -> u64 {
                // SAFETY: live.
                unsafe { sys::$class(self) }.word()
            }
            fn parse(context: sys::MlirContext, text: &str) -> Self {
                // SAFETY: the context is live, the text is readable.
                unsafe { sys::$parse(context, sys::string_ref(text.as_bytes())) }
            }
        }
    )* };
}

classified! {
    MlirType mlirTypeGetTypeID mlirTypeParseGet;
    MlirAttribute mlirAttributeGetTypeID mlirAttributeParseGet;
}

/// Whether a thing is of the class of one of these samples.
pub fn is_like<R: Classified>(thing: R, samples: &[&'static str]) -> bool {
    let class = thing.class();
    samples.iter().any(|text| class_of::<R>(text) == class)
}

/// The number of the class of a sample: the same in every context, so that it is
/// parsed only once, in a context of its own. 0 if it is nothing.
fn class_of<R: Classified>(text: &'static str) -> u64 {
    static KNOWN: Mutex<Option<HashMap<&'static str, u64>>> = Mutex::new(None);
    let mut known = KNOWN.lock();
    let known = known.get_or_insert_with(HashMap::new);
    *known.entry(text).or_insert_with(|| {
        in_own_context(|context| {
            let sample = R::parse(context, text);
            match sample.is_null() {
                true => 0,
                false => sample.class(),
            }
        })
    })
}

/// Whether MLIR has a dialect of this name.
pub fn is_dialect_of_mlir(name: &[u8]) -> bool {
    in_own_context(|context| {
        // SAFETY: the context is live.
        !unsafe { sys::mlirContextGetOrLoadDialect(context, sys::string_ref(name)) }.is_null()
    })
}

/// Runs something with a context that knows every dialect and is gone afterwards.
fn in_own_context<T>(with: impl FnOnce(sys::MlirContext) -> T) -> T {
    // SAFETY: the context takes what it needs from the registry; both are destroyed
    // once, after their last use.
    unsafe {
        let registry = sys::mlirDialectRegistryCreate();
        sys::mlirRegisterAllDialects(registry);
        let context = sys::mlirContextCreateWithRegistry(registry, false);
        sys::mlirDialectRegistryDestroy(registry);
        let result = with(context);
        sys::mlirContextDestroy(context);
        result
    }
}
