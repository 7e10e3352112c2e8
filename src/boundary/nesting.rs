//! How deep types, attributes and affine expressions are nested.
//!
//! MLIR prints, walks and replaces them by recursion, so they may be as deep as
//! its stack allows and no deeper. Upstream does not tell how deep one is; the
//! slot of its handle does, in the place where IR has the mark of a lease: as
//! deep as what it was made of, and one more; as deep as the text that it was
//! parsed from; and what a deep thing contains is taken for as deep as that.

use super::call::Call;
use crate::depth;
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::kind::{self, Kind};

impl Call {
    /// Takes note of what a call has resolved.
    pub(super) fn note_height(&mut self, entry: &Entry) {
        let height = match entry.class {
            kind::TYPE
            | kind::ATTRIBUTE
            | kind::LOCATION
            | kind::AFFINE_EXPR
            | kind::AFFINE_MAP
            | kind::INTEGER_SET => entry.mark,
            // What is in the IR may come from any text.
            kind::OPERATION | kind::BLOCK | kind::PART => depth::of_texts(),
            _ => 0,
        };
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

    /// The handle of something uniqued.
    pub(super) fn uniqued(&mut self, kind: Kind, word: u64) -> Fallible<Bits> {
        let height = self.height;
        self.inner().uniqued_of_height(kind, word, height)
    }
}
