//! How deep types, attributes and affine expressions are nested.
//!
//! MLIR prints, walks and replaces them by recursion, so they may be as deep as
//! its stack allows and no deeper. Upstream does not tell how deep one is; the
//! slot of its handle does, in the place where IR has the mark of a lease: as
//! deep as what it was made of, and one more; as deep as the text that it was
//! parsed from; and what a deep thing contains is taken for as deep as that.

use super::call::Call;
use crate::depth;
use crate::error::{Fallible, failed};
use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::kind;
use crate::state::record::TABLE;
use crate::status;
use crate::sys::{self, Raw};

/// What a struct counts for that has no body yet: as much as it may get. So whatever
/// is made of it meanwhile is counted deep enough.
const OPEN: u16 = 1000;

/// How deep something is nested at most, or what is in it.
#[inline]
pub(super) fn height_of(entry: &Entry) -> u16 {
    match entry.class {
        kind::TYPE
        | kind::ATTRIBUTE
        | kind::LOCATION
        | kind::AFFINE_EXPR
        | kind::AFFINE_MAP
        | kind::INTEGER_SET => entry.mark,
        // What is in the IR may come from any text.
        kind::OPERATION | kind::BLOCK | kind::PART => depth::of_texts(),
        _ => 0,
    }
}

impl Call {
    /// Takes note of what a call has resolved.
    #[inline]
    pub(super) fn note_height(&mut self, entry: &Entry) {
        let height = height_of(entry);
        self.height = self.height.max(height);
        self.heights = self.heights.saturating_add(height);
    }

    /// Refuses to put what this call has resolved inside of something, if that
    /// would be too deep.
    pub fn nest(&mut self) -> Fallible<()> {
        self.set_height(self.height.saturating_add(1))
    }

    /// The same, if the things may end up inside of one another.
    pub fn nest_sum(&mut self) -> Fallible<()> {
        self.set_height(self.heights)
    }

    /// Refuses to make something of this height, if that is too deep.
    pub fn set_height(&mut self, height: u16) -> Fallible<()> {
        depth::check_height(height)?;
        self.height = height;
        Ok(())
    }

    /// Counts a result as deep as it may be if it came from a text.
    pub fn set_height_of_text(&mut self) -> Fallible<()> {
        self.set_height(depth::of_texts())
    }

    /// Counts a result as a struct that has no body yet.
    pub fn set_height_of_open(&mut self) -> Fallible<()> {
        self.set_height(OPEN)
    }

    /// Refuses to put what this call has resolved into the body of a struct, if that
    /// would be too deep, or has no body itself.
    pub fn nest_in_open(&mut self) -> Fallible<()> {
        if self.height >= OPEN {
            return failed(
                status::MLS_STATUS_TOO_DEEP,
                format!(
                    "a body is nested at most {OPEN} levels deep, and structs in it have \
                     their bodies before"
                ),
            );
        }
        self.nest()
    }

    /// Counts an object that has changed as deep as this call knows that it is.
    pub fn keep_height(&mut self, bits: Bits) {
        if let Some(slot) = TABLE.slot(bits.index()) {
            slot.set_mark(self.height);
        }
    }

    /// Whether the host may have a handle of a type.
    pub fn is_known_type(&mut self, ty: sys::MlirType) -> bool {
        self.inner().uniqued.contains(kind::TYPE, ty.word())
    }
}
