//! What operations will be made of, from call to call.
//!
//! A builder makes and consumes one state for each operation. So a state that has
//! served is kept with its memory, and the slot of its handle says where it is.

use crate::handle::bits::Bits;

/// What an operation will be made of. Parts are kept as handles and resolved
/// when it is made: they may die in between.
#[derive(Default)]
pub struct OperationState {
    /// Full name, `dialect.operation`.
    pub name: Vec<u8>,
    /// Location.
    pub location: u64,
    /// Result types, as upstream's words.
    pub results: Vec<u64>,
    /// Operands.
    pub operands: Vec<Bits>,
    /// Detached regions that the operation will own.
    pub regions: Vec<Bits>,
    /// Successor blocks.
    pub successors: Vec<Bits>,
    /// Attributes: identifier and attribute, as upstream's words.
    pub attributes: Vec<(u64, u64)>,
    /// Ask the operation for its result types.
    pub infer: bool,
}

/// Lists longer than this are not worth their memory.
const KEPT: usize = 256;

fn clear<T>(list: &mut Vec<T>) {
    match list.capacity() > KEPT {
        true => *list = Vec::new(),
        false => list.clear(),
    }
}

impl OperationState {
    fn clear(&mut self) {
        clear(&mut self.name);
        clear(&mut self.results);
        clear(&mut self.operands);
        clear(&mut self.regions);
        clear(&mut self.successors);
        clear(&mut self.attributes);
        self.infer = false;
    }
}

/// The states of a context, by place.
#[derive(Default)]
pub struct OperationStates {
    /// `None` while a call has it.
    all: Vec<Option<Box<OperationState>>>,
    unused: Vec<u64>,
}

impl OperationStates {
    /// The place of an empty state.
    pub fn begin(&mut self) -> u64 {
        self.unused.pop().unwrap_or_else(|| {
            self.all.push(Some(Box::default()));
            self.all.len() as u64 - 1
        })
    }

    fn at(&mut self, place: u64) -> Option<&mut Option<Box<OperationState>>> {
        self.all.get_mut(usize::try_from(place).ok()?)
    }

    /// The state in a place.
    pub fn get(&mut self, place: u64) -> Option<&mut OperationState> {
        self.at(place)?.as_deref_mut()
    }

    /// Takes a state out of its place.
    pub fn take(&mut self, place: u64) -> Option<Box<OperationState>> {
        self.at(place)?.take()
    }

    /// Puts it back.
    pub fn put_back(&mut self, place: u64, state: Box<OperationState>) {
        if let Some(at) = self.at(place) {
            *at = Some(state);
        }
    }

    /// A state has served.
    pub fn end(&mut self, place: u64) {
        if let Some(state) = self.get(place) {
            state.clear();
            self.unused.push(place);
        }
    }
}
