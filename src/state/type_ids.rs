//! Type IDs that are not MLIR's own.

use crate::handle::bits::Bits;
use crate::kind;
use crate::state::reason::Reason;
use crate::state::record::{self, Inner};
use crate::sys::{self, Raw};

/// Addresses that a slot of the handle table has room for.
const ADDRESSES: usize = 1 << 48;

/// The type ID of an address, if it can be one: upstream uses its lowest bits.
pub fn of_address(address: usize) -> Option<sys::MlirTypeID> {
    let is_one = address != 0 && address < ADDRESSES && address.is_multiple_of(8);
    let word = u64::try_from(address).ok()?;
    is_one.then(|| sys::MlirTypeID::from_word(word))
}

/// An allocator of upstream's, and what it has given.
pub struct TypeIds {
    raw: u64,
    given: Vec<u64>,
}

impl TypeIds {
    /// Makes one.
    #[expect(
        clippy::new_without_default,
        reason = "it makes an object of upstream's"
    )]
    pub fn new() -> Self {
        // SAFETY: needs nothing.
        let raw = unsafe { sys::mlirTypeIDAllocatorCreate() };
        TypeIds {
            raw: raw.word(),
            given: Vec::new(),
        }
    }

    /// A new type ID.
    pub fn allocate(&mut self) -> sys::MlirTypeID {
        let raw = sys::MlirTypeIDAllocator::from_word(self.raw);
        // SAFETY: live until `self` is dropped.
        let id = unsafe { sys::mlirTypeIDAllocatorAllocateTypeID(raw) };
        self.given.push(id.word());
        id
    }

    /// Ends the handles of what it gave, in the record of the process.
    pub fn end_handles(&self, inner: &mut Inner) {
        for word in &self.given {
            if let Some(bits) = inner.uniqued.remove(kind::TYPE_ID, *word) {
                end(bits);
            }
        }
    }
}

fn end(bits: Bits) {
    let unnamed = crate::state::names::word_of_number(0);
    record::process().kill(bits, unnamed, Reason::Destroy.word());
}

impl Drop for TypeIds {
    fn drop(&mut self) {
        let raw = sys::MlirTypeIDAllocator::from_word(self.raw);
        // SAFETY: owned by `self`, which nobody else has.
        unsafe { sys::mlirTypeIDAllocatorDestroy(raw) }
    }
}
