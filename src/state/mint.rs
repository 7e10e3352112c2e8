//! From upstream's pointers to handles, and from members to upstream's
//! pointers. Everything here runs under the lock of the context.

use crate::error::{Fallible, bad, full};
use crate::handle::bits::{Bits, MAX_MEMBER};
use crate::kind::{self, Kind};
use crate::state::arguments::Arguments;
use crate::state::lease::Scope;
use crate::state::record::{ARGUMENTS_CHANGED, ARGUMENTS_KEPT, Inner, MODULE, TABLE};
use crate::state::tree::{self, Node, Tree, Walk};
use crate::status;
use crate::sys::{self, Raw};

impl Inner {
    /// The handle of an operation.
    #[inline]
    pub fn operation(&mut self, raw: sys::MlirOperation) -> Fallible<Bits> {
        let bits = self.arena.intern(kind::OPERATION, raw.word());
        let bits = bits.ok_or_else(full)?;
        if let Some(scope) = self.scope {
            self.reach(scope, bits, Tree::Operation(raw))?;
        }
        Ok(bits)
    }

    /// The handle of a block.
    #[inline]
    pub fn block(&mut self, raw: sys::MlirBlock) -> Fallible<Bits> {
        let bits = self.arena.intern(kind::BLOCK, raw.word());
        let bits = bits.ok_or_else(full)?;
        if let Some(scope) = self.scope {
            self.reach(scope, bits, Tree::Block(raw))?;
        }
        Ok(bits)
    }

    /// A callback has reached a piece of IR: it is the callback's if it is in
    /// the operation that the callback was given, and nobody's business if it is
    /// elsewhere in the lease. Looking up from a piece is safe: what is around
    /// the operation of a callback stays in its place.
    #[cold]
    fn reach(&mut self, scope: Scope, bits: Bits, piece: Tree) -> Fallible<()> {
        let Ok(entry) = TABLE.resolve(bits) else {
            return Err(full());
        };
        if entry.mark == scope.mark {
            return Ok(());
        }
        let top = tree::climb(piece, scope.anchor);
        let in_anchor = top.word() == scope.anchor;
        // What the callback itself made is in no lease.
        let place = TABLE.find(top.word(), kind::OPERATION);
        let place = place.or_else(|| TABLE.find(top.word(), kind::BLOCK));
        let mark = place.and_then(|bits| TABLE.slot(bits.index()));
        let mark = mark.map_or(0, crate::handle::slot::Slot::mark);
        if in_anchor || mark == scope.mark {
            self.leases.reach(scope.mark, bits, &entry);
            return Ok(());
        }
        if self.leases.of_mark(mark).is_none() {
            return Ok(());
        }
        self.leases.pass_by(scope.mark, bits, &entry);
        bad(
            status::MLS_STATUS_OUT_OF_SCOPE,
            "",
            "a callback may use what is in the operation that it was given, and this leads out of it",
        )
    }

    /// The same for everything in a piece that has a handle.
    pub(super) fn reach_all(&mut self, scope: Scope, piece: Tree) -> Fallible<()> {
        for node in Walk::new(piece) {
            let Some((bits, _)) = tree::handle(node) else {
                continue;
            };
            let piece = match node {
                Node::Operation(operation) => Tree::Operation(operation),
                Node::Block(block) => Tree::Block(block),
            };
            self.reach(scope, bits, piece)?;
        }
        Ok(())
    }

    /// The handle of a module: that of its operation, as a module.
    pub fn module(&mut self, raw: sys::MlirModule) -> Fallible<Bits> {
        // SAFETY: a live module.
        let operation = self.operation(unsafe { sys::mlirModuleGetOperation(raw) })?;
        self.set_flags(operation, MODULE, 0);
        Ok(operation.with(kind::MODULE, 0))
    }

    /// The handle of something uniqued, or of a detached region.
    pub fn uniqued(&mut self, kind: Kind, word: u64) -> Fallible<Bits> {
        self.uniqued_of_height(kind, word, 0)
    }

    /// The handle of something uniqued that is nested so deep. It keeps the height
    /// that it had when it was first seen.
    #[inline]
    pub fn uniqued_of_height(&mut self, kind: Kind, word: u64, height: u16) -> Fallible<Bits> {
        if let Some(bits) = self.uniqued.get(kind, word) {
            return Ok(bits);
        }
        self.new_uniqued(kind, word, height)
    }

    fn new_uniqued(&mut self, kind: Kind, word: u64, height: u16) -> Fallible<Bits> {
        let bits = self.arena.issue(kind, 0, word).ok_or_else(full)?;
        if height != 0
            && let Some(slot) = TABLE.slot(bits.index())
        {
            slot.set_mark(height);
        }
        self.uniqued.insert(kind, word, bits);
        Ok(bits)
    }

    /// The handle of a region: of its operation and number, or its own while
    /// it is detached.
    pub fn region(
        &mut self,
        raw: sys::MlirRegion,
        operation: sys::MlirOperation,
    ) -> Fallible<Bits> {
        if operation.is_null() {
            return self.uniqued(kind::REGION, raw.word());
        }
        // SAFETY: a live operation.
        let count = unsafe { sys::mlirOperationGetNumRegions(operation) };
        // SAFETY: asked only below the count.
        let region = |at| unsafe { sys::mlirOperationGetRegion(operation, at) };
        let number = (0..count).find(|at| region(*at).word() == raw.word());
        self.region_of(operation, number.ok_or_else(full)?)
    }

    /// The handle of region `number` of an operation.
    pub fn region_of(&mut self, operation: sys::MlirOperation, number: isize) -> Fallible<Bits> {
        let operation = self.operation(operation)?;
        self.member(
            operation,
            kind::REGION,
            u32::try_from(number).map_err(|_| full())?,
        )
    }

    /// The handle of a value.
    pub fn value(&mut self, raw: sys::MlirValue) -> Fallible<Bits> {
        // SAFETY: a live value.
        if unsafe { sys::mlirValueIsAOpResult(raw) } {
            // SAFETY: a live result.
            let number = unsafe { sys::mlirOpResultGetResultNumber(raw) };
            // SAFETY: as above.
            let owner = self.operation(unsafe { sys::mlirOpResultGetOwner(raw) })?;
            return self.member(
                owner,
                kind::VALUE,
                u32::try_from(number).map_err(|_| full())?,
            );
        }
        // SAFETY: a live block argument.
        let position = unsafe { sys::mlirBlockArgumentGetArgNumber(raw) };
        // SAFETY: as above.
        let block = unsafe { sys::mlirBlockArgumentGetOwner(raw) };
        self.argument(block, usize::try_from(position).map_err(|_| full())?)
    }

    /// The handle of an operand use: its operation and number.
    pub fn operand(&mut self, raw: sys::MlirOpOperand) -> Fallible<Bits> {
        // SAFETY: a live use.
        let number = unsafe { sys::mlirOpOperandGetOperandNumber(raw) };
        // SAFETY: a live use.
        let owner = self.operation(unsafe { sys::mlirOpOperandGetOwner(raw) })?;
        self.member(owner, kind::OP_OPERAND, number)
    }

    /// The handle of the argument at `position` of a block.
    pub fn argument(&mut self, raw: sys::MlirBlock, position: usize) -> Fallible<Bits> {
        let block = self.block(raw)?;
        self.renew_arguments(block, raw);
        let identity = match self.arguments.get(&block.index()) {
            Some(known) => known.identity(position),
            None => u32::try_from(position).ok(),
        };
        self.member(block, kind::VALUE, identity.ok_or_else(full)?)
    }

    /// Where the argument with this identity is; `None` if it is gone.
    pub fn position_of(
        &mut self,
        block: Bits,
        raw: sys::MlirBlock,
        identity: u32,
    ) -> Option<isize> {
        self.renew_arguments(block, raw);
        let position = match self.arguments.get(&block.index()) {
            Some(known) => known.position(identity)?,
            None => usize::try_from(identity).ok()?,
        };
        isize::try_from(position).ok()
    }

    /// The identities of a block's arguments, to be changed by a call of ours.
    pub fn arguments_of(&mut self, block: Bits, raw: sys::MlirBlock) -> &mut Arguments {
        self.renew_arguments(block, raw);
        self.set_flags(block, ARGUMENTS_KEPT, 0);
        // SAFETY: a live block.
        let count = unsafe { sys::mlirBlockGetNumArguments(raw) };
        self.arguments
            .entry(block.index())
            .or_insert_with(|| Arguments::pristine(u32::try_from(count).unwrap_or(u32::MAX)))
    }

    /// Takes note of a change that MLIR made to a block's arguments.
    fn renew_arguments(&mut self, block: Bits, raw: sys::MlirBlock) {
        let Some(slot) = TABLE.slot(block.index()) else {
            return;
        };
        let flags = slot.state().flags();
        if flags & (ARGUMENTS_CHANGED | ARGUMENTS_KEPT) == 0 {
            return;
        }
        // SAFETY: a live block.
        let count = unsafe { sys::mlirBlockGetNumArguments(raw) };
        let before = self.arguments.get_mut(&block.index());
        if flags & ARGUMENTS_CHANGED != 0 {
            slot.change_flags(ARGUMENTS_KEPT, ARGUMENTS_CHANGED);
            let after = Arguments::renewed(before.as_deref(), u32::try_from(count).unwrap_or(0), 0);
            self.arguments.insert(block.index(), after);
        } else if let Some(known) = before {
            known.extend_to(usize::try_from(count).unwrap_or(0));
        }
    }

    /// The handle of a member of an operation or block.
    #[inline]
    pub fn member(&mut self, parent: Bits, kind: Kind, number: u32) -> Fallible<Bits> {
        match number < MAX_MEMBER {
            true => Ok(parent.with(kind, number)),
            false => self.high_member(parent, kind, number),
        }
    }

    fn high_member(&mut self, parent: Bits, kind: Kind, number: u32) -> Fallible<Bits> {
        // The last member number says that the slot holds parent and number.
        let key = (parent.with(kind, 0).0, number);
        if let Some(bits) = self.members.get(&key) {
            return Ok(*bits);
        }
        let word = u64::from(number);
        let bits = self
            .arena
            .issue(kind::PART, 0, word)
            .ok_or_else(full)?
            .with(kind, MAX_MEMBER);
        self.members.insert(key, bits);
        Ok(bits)
    }

    /// Parent and number of a handle of a member.
    pub fn parent_of(&self, bits: Bits) -> Option<(Bits, u32)> {
        if bits.member() < MAX_MEMBER {
            return Some((bits, bits.member()));
        }
        let found = self.members.iter().find(|(_, member)| **member == bits);
        found.map(|((parent, number), _)| (Bits(*parent), *number))
    }

    /// Sets and clears flags of an object's slot.
    pub fn set_flags(&self, bits: Bits, set: u8, clear: u8) {
        let Some(slot) = TABLE.slot(bits.index()) else {
            return;
        };
        // Without a long call nothing else is in MLIR.
        match self.leases.is_empty() {
            true => slot.change_flags_alone(set, clear),
            false => slot.change_flags(set, clear),
        }
    }

    /// A detached region has another address now; its handle stays.
    pub fn move_region(&mut self, bits: Bits, raw: sys::MlirRegion) {
        if let Some(slot) = TABLE.slot(bits.index()) {
            self.uniqued.remove(kind::REGION, slot.address());
            slot.set_address(raw.word());
            self.uniqued.insert(kind::REGION, raw.word(), bits);
        }
    }
}
