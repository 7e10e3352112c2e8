//! The 64 bits of a handle.
//!
//! ```text
//!  63    58 57              38 37        28 27                     0
//! |  kind  |    generation    |   member   |       slot index       |
//! ```
//!
//! * *kind* is the C type of the handle, never 0.
//! * *generation* counts the objects that the slot has held, from 1. A slot
//!   whose last generation is used up is retired, so a handle value never
//!   names a second object.
//! * *member* names a part of the object in the slot (a result of an
//!   operation, an argument of a block, a region of an operation), so that
//!   building IR costs no slot per value. It is 0 for a whole object.
//! * *slot index* 0 is never issued: an address table can use 0 for "none".

/// Width of the slot index.
pub const INDEX_BITS: u32 = 28;
/// Width of the member number.
pub const MEMBER_BITS: u32 = 10;
/// Width of the generation.
pub const GENERATION_BITS: u32 = 20;
/// Width of the kind.
pub const KIND_BITS: u32 = 6;

const MEMBER_SHIFT: u32 = INDEX_BITS;
/// Where the generation is.
pub(super) const GENERATION_SHIFT: u32 = MEMBER_SHIFT + MEMBER_BITS;
/// Where the kind is.
pub(super) const KIND_SHIFT: u32 = GENERATION_SHIFT + GENERATION_BITS;
const _: () = assert!(KIND_SHIFT + KIND_BITS == 64);

/// Highest slot index.
pub const MAX_INDEX: u32 = (1 << INDEX_BITS) - 1;
/// Highest member number.
pub const MAX_MEMBER: u32 = (1 << MEMBER_BITS) - 1;
/// Highest generation; a slot that has used it is retired.
pub const MAX_GENERATION: u32 = (1 << GENERATION_BITS) - 1;
/// Highest kind.
pub const MAX_KIND: u8 = (1 << KIND_BITS) - 1;

/// A handle as the host holds it: any bit pattern, until it is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits(pub u64);

impl Bits {
    /// Packs the parts. Values above their width are a fault of the caller.
    #[inline]
    pub fn new(kind: u8, generation: u32, member: u32, index: u32) -> Self {
        debug_assert!(kind <= MAX_KIND && generation <= MAX_GENERATION);
        debug_assert!(member <= MAX_MEMBER && index <= MAX_INDEX);
        Bits(
            u64::from(kind) << KIND_SHIFT
                | u64::from(generation) << GENERATION_SHIFT
                | u64::from(member) << MEMBER_SHIFT
                | u64::from(index),
        )
    }

    /// The field of `width` bits at `shift`.
    #[inline]
    fn field(self, shift: u32, width: u32) -> u32 {
        let field = (self.0 >> shift) & ((1 << width) - 1);
        // A field is at most 28 bits wide.
        u32::try_from(field).unwrap_or(u32::MAX)
    }

    /// The C type of the handle.
    #[inline]
    pub fn kind(self) -> u8 {
        self.field(KIND_SHIFT, KIND_BITS).to_le_bytes()[0]
    }

    /// Which object of the slot.
    #[inline]
    pub fn generation(self) -> u32 {
        self.field(GENERATION_SHIFT, GENERATION_BITS)
    }

    /// Which part of the object.
    #[inline]
    pub fn member(self) -> u32 {
        self.field(MEMBER_SHIFT, MEMBER_BITS)
    }

    /// Which slot.
    #[inline]
    pub fn index(self) -> u32 {
        self.field(0, INDEX_BITS)
    }

    /// The same object under another C type or as one of its members.
    #[inline]
    pub fn with(self, kind: u8, member: u32) -> Self {
        Bits::new(kind, self.generation(), member, self.index())
    }
}
