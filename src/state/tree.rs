//! Questions about the IR, under the lock or a lease of its context.

use crate::depth;
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::handle::table::Entry;
use crate::kind;
use crate::state::names;
use crate::state::record::{Inner, TABLE};
use crate::sys::{self, Raw};

/// A part of the IR that lives and dies as a whole.
#[derive(Clone, Copy)]
pub enum Tree {
    /// An operation and what is in it.
    Operation(sys::MlirOperation),
    /// What is in an operation, without itself.
    Below(sys::MlirOperation),
    /// A block and what is in it.
    Block(sys::MlirBlock),
    /// What is in a region.
    Region(sys::MlirRegion),
}

impl Tree {
    /// What is in a slot, if it is IR.
    pub fn of(entry: &Entry) -> Option<Tree> {
        let word = entry.address;
        Some(match entry.class {
            kind::OPERATION => Tree::Operation(sys::MlirOperation::from_word(word)),
            kind::BLOCK => Tree::Block(sys::MlirBlock::from_word(word)),
            kind::REGION => Tree::Region(sys::MlirRegion::from_word(word)),
            _ => return None,
        })
    }

    /// Upstream's pointer to its outermost part.
    pub fn word(self) -> u64 {
        match self {
            Tree::Operation(operation) | Tree::Below(operation) => operation.word(),
            Tree::Block(block) => block.word(),
            Tree::Region(region) => region.word(),
        }
    }
}

/// An operation or block met on a visit.
#[derive(Clone, Copy)]
pub enum Node {
    /// An operation, met before what is in it.
    Operation(sys::MlirOperation),
    /// A block, met before what is in it.
    Block(sys::MlirBlock),
}

/// The operations of a block.
pub fn operations(block: sys::MlirBlock) -> impl Iterator<Item = sys::MlirOperation> {
    // SAFETY: a live block.
    let first = unsafe { sys::mlirBlockGetFirstOperation(block) };
    std::iter::successors((!first.is_null()).then_some(first), |at| {
        // SAFETY: a live operation of that block.
        let next = unsafe { sys::mlirOperationGetNextInBlock(*at) };
        (!next.is_null()).then_some(next)
    })
}

/// The blocks of a region.
pub fn blocks(region: sys::MlirRegion) -> impl Iterator<Item = sys::MlirBlock> {
    // SAFETY: a live region.
    let first = unsafe { sys::mlirRegionGetFirstBlock(region) };
    std::iter::successors((!first.is_null()).then_some(first), |at| {
        // SAFETY: a live block of that region.
        let next = unsafe { sys::mlirBlockGetNextInRegion(*at) };
        (!next.is_null()).then_some(next)
    })
}

/// The regions of an operation.
pub fn regions(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirRegion> {
    // SAFETY: a live operation.
    let count = unsafe { sys::mlirOperationGetNumRegions(operation) };
    // SAFETY: as above, `at` is below the count.
    (0..count).map(move |at| unsafe { sys::mlirOperationGetRegion(operation, at) })
}

/// What a walk comes to next.
#[derive(Clone, Copy)]
enum Ahead {
    /// This operation.
    Operation(sys::MlirOperation),
    /// This one, and those behind it in its block.
    Operations(sys::MlirOperation),
    /// This block.
    Block(sys::MlirBlock),
    /// This one, and those behind it in its region.
    Blocks(sys::MlirBlock),
}

/// Everything in a tree, outer before inner, in the order of the text. Uses no
/// recursion: IR can be nested deeper than a stack is. The tree must stay as it
/// is from step to step.
pub struct Walk {
    ahead: Vec<Ahead>,
}

impl Walk {
    /// A walk that has not begun.
    pub fn new(tree: Tree) -> Self {
        let mut walk = Walk { ahead: Vec::new() };
        match tree {
            Tree::Operation(operation) => walk.ahead.push(Ahead::Operation(operation)),
            Tree::Block(block) => walk.ahead.push(Ahead::Block(block)),
            Tree::Region(region) => walk.open(region),
            Tree::Below(operation) => walk.enter(operation),
        }
        walk
    }

    /// The regions of an operation come next.
    fn enter(&mut self, operation: sys::MlirOperation) {
        // SAFETY: a live operation.
        let count = unsafe { sys::mlirOperationGetNumRegions(operation) };
        for at in (0..count).rev() {
            // SAFETY: as above, `at` is below the count.
            self.open(unsafe { sys::mlirOperationGetRegion(operation, at) });
        }
    }

    fn open(&mut self, region: sys::MlirRegion) {
        // SAFETY: a live region.
        let first = unsafe { sys::mlirRegionGetFirstBlock(region) };
        if !first.is_null() {
            self.ahead.push(Ahead::Blocks(first));
        }
    }
}

impl Iterator for Walk {
    type Item = Node;

    fn next(&mut self) -> Option<Node> {
        let ahead = self.ahead.pop()?;
        match ahead {
            Ahead::Operations(operation) => {
                // SAFETY: a live operation of a block.
                let next = unsafe { sys::mlirOperationGetNextInBlock(operation) };
                if !next.is_null() {
                    self.ahead.push(Ahead::Operations(next));
                }
            }
            Ahead::Blocks(block) => {
                // SAFETY: a live block of a region.
                let next = unsafe { sys::mlirBlockGetNextInRegion(block) };
                if !next.is_null() {
                    self.ahead.push(Ahead::Blocks(next));
                }
            }
            Ahead::Operation(_) | Ahead::Block(_) => {}
        }
        Some(match ahead {
            Ahead::Operation(operation) | Ahead::Operations(operation) => {
                self.enter(operation);
                Node::Operation(operation)
            }
            Ahead::Block(block) | Ahead::Blocks(block) => {
                // SAFETY: a live block.
                let first = unsafe { sys::mlirBlockGetFirstOperation(block) };
                if !first.is_null() {
                    self.ahead.push(Ahead::Operations(first));
                }
                Node::Block(block)
            }
        })
    }
}

/// Visits everything in a tree; see [`Walk`].
pub fn visit(tree: Tree, see: impl FnMut(Node)) {
    Walk::new(tree).for_each(see);
}

/// How many levels of operations there are in a piece.
pub fn height(piece: Tree) -> usize {
    let mut waiting: Vec<(Tree, usize)> = vec![(piece, 0)];
    let mut most = 0;
    while let Some((piece, level)) = waiting.pop() {
        match piece {
            Tree::Operation(operation) => {
                most = most.max(level + 1);
                let inside = regions(operation).flat_map(blocks);
                waiting.extend(inside.map(|block| (Tree::Block(block), level + 1)));
            }
            Tree::Below(operation) => {
                let inside = regions(operation).flat_map(blocks);
                waiting.extend(inside.map(|block| (Tree::Block(block), level)));
            }
            Tree::Block(block) => {
                let inside = operations(block).map(Tree::Operation);
                waiting.extend(inside.map(|operation| (operation, level)));
            }
            Tree::Region(region) => {
                waiting.extend(blocks(region).map(|block| (Tree::Block(block), level)));
            }
        }
    }
    most
}

/// How many operations are around what is in `place`, itself included; 0 for
/// null.
pub fn levels_to(place: sys::MlirOperation) -> usize {
    match place.is_null() {
        true => 0,
        false => above(place).count(),
    }
}

/// Refuses to nest a piece in an operation, or in nothing, too deep.
pub fn check_depth(place: sys::MlirOperation, piece: Tree, argument: &'static str) -> Fallible<()> {
    depth::check_levels(levels_to(place) + height(piece), argument)
}

/// The operation around an operation, or null.
pub fn parent_of(operation: sys::MlirOperation) -> sys::MlirOperation {
    // SAFETY: a live operation; upstream wants it in a block.
    if unsafe { sys::mlirOperationGetBlock(operation) }.is_null() {
        return sys::MlirOperation::from_word(0);
    }
    // SAFETY: as above.
    unsafe { sys::mlirOperationGetParentOperation(operation) }
}

/// The operation around a block, or null. (Upstream's own function reads a
/// null region for a block without one.)
pub fn parent_of_block(block: sys::MlirBlock) -> sys::MlirOperation {
    // SAFETY: a live block.
    if unsafe { sys::mlirBlockGetParentRegion(block) }.is_null() {
        return sys::MlirOperation::from_word(0);
    }
    // SAFETY: a live block in a region.
    unsafe { sys::mlirBlockGetParentOperation(block) }
}

/// Whether `inner` is `outer` or somewhere in it.
pub fn is_in_operation(inner: sys::MlirOperation, outer: sys::MlirOperation) -> bool {
    let mut at = inner;
    while !at.is_null() {
        if at.word() == outer.word() {
            return true;
        }
        at = parent_of(at);
    }
    false
}

/// Whether an operation is in a tree.
pub fn contains(tree: Tree, operation: sys::MlirOperation) -> bool {
    match tree {
        Tree::Operation(outer) => is_in_operation(operation, outer),
        Tree::Below(outer) => operation.word() != outer.word() && is_in_operation(operation, outer),
        Tree::Block(block) => above(operation).any(|at| {
            // SAFETY: a live operation.
            unsafe { sys::mlirOperationGetBlock(at) }.word() == block.word()
        }),
        Tree::Region(region) => above(operation).any(|at| {
            // SAFETY: a live operation.
            let block = unsafe { sys::mlirOperationGetBlock(at) };
            // SAFETY: asked only of a live block.
            let place = || unsafe { sys::mlirBlockGetParentRegion(block) };
            !block.is_null() && place().word() == region.word()
        }),
    }
}

/// An operation and those around it, from the inside.
pub fn above(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirOperation> {
    std::iter::successors(Some(operation), |at| {
        let parent = parent_of(*at);
        (!parent.is_null()).then_some(parent)
    })
}

/// The outermost piece of IR around a piece: an operation without a block, a
/// block without a region, or a region without an operation.
pub fn root(piece: Tree) -> Tree {
    climb(piece, 0)
}

/// The same, but no further than to the operation at the address `end`.
pub fn climb(piece: Tree, end: u64) -> Tree {
    let mut at = piece;
    loop {
        if matches!(at, Tree::Operation(_)) && at.word() == end {
            return at;
        }
        at = match at {
            Tree::Operation(operation) | Tree::Below(operation) => {
                // SAFETY: a live operation.
                let block = unsafe { sys::mlirOperationGetBlock(operation) };
                if block.is_null() {
                    return Tree::Operation(operation);
                }
                Tree::Block(block)
            }
            Tree::Block(block) => {
                // SAFETY: a live block.
                let region = unsafe { sys::mlirBlockGetParentRegion(block) };
                if region.is_null() {
                    return at;
                }
                // Upstream tells the operation of a block, not of a region.
                match parent_of_block(block) {
                    parent if parent.is_null() => return Tree::Region(region),
                    parent => Tree::Operation(parent),
                }
            }
            Tree::Region(region) => match blocks(region).next() {
                Some(block) => Tree::Block(block),
                None => return at,
            },
        }
    }
}

/// The outermost operation around an operation.
pub fn outermost(operation: sys::MlirOperation) -> sys::MlirOperation {
    above(operation).last().unwrap_or(operation)
}

/// The operations that use a value, once for each use.
pub fn users(value: sys::MlirValue) -> impl Iterator<Item = sys::MlirOperation> {
    uses(value).map(|operand| {
        // SAFETY: a live use.
        unsafe { sys::mlirOpOperandGetOwner(operand) }
    })
}

/// The uses of a value.
pub fn uses(value: sys::MlirValue) -> impl Iterator<Item = sys::MlirOpOperand> {
    // SAFETY: a live value.
    let first = unsafe { sys::mlirValueGetFirstUse(value) };
    std::iter::successors((!first.is_null()).then_some(first), |at| {
        // SAFETY: a live use.
        let next = unsafe { sys::mlirOpOperandGetNextUse(*at) };
        (!next.is_null()).then_some(next)
    })
}

/// The results of an operation.
pub fn results(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirValue> {
    // SAFETY: a live operation.
    let count = unsafe { sys::mlirOperationGetNumResults(operation) };
    // SAFETY: as above, `at` is below the count.
    (0..count).map(move |at| unsafe { sys::mlirOperationGetResult(operation, at) })
}

/// The operands of an operation; null where a failed pass left none.
pub fn operands(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirValue> {
    // SAFETY: a live operation.
    let count = unsafe { sys::mlirOperationGetNumOperands(operation) };
    // SAFETY: as above, `at` is below the count.
    (0..count).map(move |at| unsafe { sys::mlirOperationGetOperand(operation, at) })
}

/// A root, and every root that uses something in it, or is used by it, or so on.
pub fn connected(first: Tree) -> Vec<Tree> {
    let mut all = vec![first];
    let mut at = 0;
    while let Some(tree) = all.get(at).copied() {
        at += 1;
        let mut met: Vec<Tree> = Vec::new();
        let mut last = 0;
        let mut meet = |piece: Tree| {
            // Most uses are in the block of the one before.
            let block = match piece {
                Tree::Operation(raw) => {
                    // SAFETY: a live operation.
                    unsafe { sys::mlirOperationGetBlock(raw) }.word()
                }
                other => other.word(),
            };
            if block == 0 || block != last {
                last = block;
                met.push(root(piece));
            }
        };
        visit(tree, |node| match node {
            Node::Operation(operation) => {
                let users = results(operation).flat_map(users).map(Tree::Operation);
                let values = operands(operation).filter(|value| !value.is_null());
                let branches = successors(operation).map(Tree::Block);
                let all = users.chain(values.map(definition)).chain(branches);
                all.for_each(&mut meet);
            }
            Node::Block(block) => {
                let users = arguments(block).flat_map(users);
                let branches = branches_to(block).filter(|branch| !branch.is_null());
                users
                    .chain(branches)
                    .map(Tree::Operation)
                    .for_each(&mut meet);
            }
        });
        for root in met {
            if all.iter().all(|one| one.word() != root.word()) {
                all.push(root);
            }
        }
    }
    all
}

/// Looks, in steps, whether a tree uses nothing outside, and nothing outside
/// uses it.
///
/// All users of what is in it must be in it, and so many must they be as there
/// are operands in it: then none is of something else. The same for branches.
pub struct Apart {
    root: u64,
    walk: Walk,
    /// The last block that was seen to be in the tree.
    inside: u64,
    /// Uses of what is in it, less its operands.
    uses: isize,
    /// Branches to its blocks, less those in it.
    branches: isize,
}

impl Apart {
    /// Begins to look.
    pub fn new(root: Tree) -> Self {
        Apart {
            root: root.word(),
            walk: Walk::new(root),
            inside: 0,
            uses: 0,
            branches: 0,
        }
    }

    /// Looks at everything.
    pub fn whole(mut self) -> bool {
        loop {
            if let Some(apart) = self.step(usize::MAX) {
                return apart;
            }
        }
    }

    /// Looks at so many operations and blocks. `None` if there are more.
    pub fn step(&mut self, count: usize) -> Option<bool> {
        for _ in 0..count {
            let apart = match self.walk.next() {
                Some(Node::Operation(operation)) => self.see_operation(operation),
                Some(Node::Block(block)) => self.see_block(block),
                None => return Some(self.uses == 0 && self.branches == 0),
            };
            if !apart {
                return Some(false);
            }
        }
        None
    }

    fn see_operation(&mut self, operation: sys::MlirOperation) -> bool {
        // SAFETY: a live operation.
        self.uses -= unsafe { sys::mlirOperationGetNumOperands(operation) };
        // SAFETY: as above.
        self.branches -= unsafe { sys::mlirOperationGetNumSuccessors(operation) };
        results(operation).all(|value| self.see_users(value))
    }

    fn see_block(&mut self, block: sys::MlirBlock) -> bool {
        // SAFETY: a live block.
        let count = unsafe { sys::mlirBlockGetNumPredecessors(block) };
        self.branches += count;
        // SAFETY: as above, `at` is below the count.
        let from = |at| unsafe { sys::mlirBlockGetPredecessor(block, at) };
        (0..count).all(|at| self.is_inside(from(at)))
            && arguments(block).all(|value| self.see_users(value))
    }

    fn see_users(&mut self, value: sys::MlirValue) -> bool {
        users(value).all(|user| {
            self.uses += 1;
            // SAFETY: a live operation.
            self.is_inside(unsafe { sys::mlirOperationGetBlock(user) })
        })
    }

    fn is_inside(&mut self, block: sys::MlirBlock) -> bool {
        if block.is_null() || block.word() == self.inside {
            return !block.is_null();
        }
        let inside = climb(Tree::Block(block), self.root).word() == self.root;
        if inside {
            self.inside = block.word();
        }
        inside
    }
}

/// The blocks that an operation branches to.
fn successors(operation: sys::MlirOperation) -> impl Iterator<Item = sys::MlirBlock> {
    // SAFETY: a live operation.
    let count = unsafe { sys::mlirOperationGetNumSuccessors(operation) };
    // SAFETY: as above, `at` is below the count.
    let successor = move |at| unsafe { sys::mlirOperationGetSuccessor(operation, at) };
    (0..count).map(successor).filter(|block| !block.is_null())
}

/// The operation or block that a value is part of.
pub fn definition(value: sys::MlirValue) -> Tree {
    // SAFETY: a live value.
    if unsafe { sys::mlirValueIsAOpResult(value) } {
        // SAFETY: a live result.
        Tree::Operation(unsafe { sys::mlirOpResultGetOwner(value) })
    } else {
        // SAFETY: a live block argument.
        Tree::Block(unsafe { sys::mlirBlockArgumentGetOwner(value) })
    }
}

/// An operation in `root` with an operand whose place upstream cannot tell: it
/// is defined in no region, or, outside of `root`, in a region of no operation.
/// Upstream's verifier climbs from a definition without asking where that ends.
pub fn misplaced_operand(root: sys::MlirOperation) -> Option<sys::MlirOperation> {
    let mut found = None;
    visit(Tree::Below(root), |node| {
        if let Node::Operation(operation) = node
            && found.is_none()
            && operands(operation).any(|value| is_misplaced(value, root))
        {
            found = Some(operation);
        }
    });
    found
}

/// An operation in a tree without one of its operands: a run over IR that is not
/// correct can leave such. Upstream prints the types of all without looking.
pub fn hole(root: sys::MlirOperation) -> Option<sys::MlirOperation> {
    let mut found = None;
    visit(Tree::Operation(root), |node| {
        if let Node::Operation(operation) = node
            && found.is_none()
            && operands(operation).any(|value| value.is_null())
        {
            found = Some(operation);
        }
    });
    found
}

/// The block that a value is defined in; null for a detached operation.
fn block_of(value: sys::MlirValue) -> sys::MlirBlock {
    match definition(value) {
        // SAFETY: a live operation.
        Tree::Operation(owner) => unsafe { sys::mlirOperationGetBlock(owner) },
        Tree::Block(block) => block,
        Tree::Below(_) | Tree::Region(_) => sys::MlirBlock::from_word(0),
    }
}

fn is_misplaced(value: sys::MlirValue, root: sys::MlirOperation) -> bool {
    if value.is_null() {
        return false;
    }
    let mut block = block_of(value);
    // SAFETY: asked only of a live block.
    let region = |block| unsafe { sys::mlirBlockGetParentRegion(block) };
    if block.is_null() || region(block).is_null() {
        return true;
    }
    while !block.is_null() && !region(block).is_null() {
        let around = parent_of_block(block);
        if around.is_null() {
            return true;
        }
        if around.word() == root.word() {
            return false;
        }
        // SAFETY: a live operation.
        block = unsafe { sys::mlirOperationGetBlock(around) };
    }
    false
}

/// The arguments of a block.
pub fn arguments(block: sys::MlirBlock) -> impl Iterator<Item = sys::MlirValue> {
    // SAFETY: a live block.
    let count = unsafe { sys::mlirBlockGetNumArguments(block) };
    // SAFETY: as above, `at` is below the count.
    (0..count).map(move |at| unsafe { sys::mlirBlockGetArgument(block, at) })
}

/// What outside of a tree needs something in it.
pub struct OutsideUse {
    /// The first operation outside that does; null for a detached branch.
    pub user: sys::MlirOperation,
    /// How many uses there are.
    pub count: usize,
    /// What it uses.
    pub what: &'static str,
}

/// Looks for uses of the tree's values, and branches to its blocks, from
/// outside: destroying it would leave them dangling.
pub fn outside_use(tree: Tree) -> Option<OutsideUse> {
    let mut found: Option<OutsideUse> = None;
    see_outside_uses(tree, |user, what| {
        let first = OutsideUse {
            user,
            count: 0,
            what,
        };
        found.get_or_insert(first).count += 1;
    });
    found
}

/// Shows every use of the tree's values, and every branch to its blocks, from
/// outside: who uses what.
pub fn see_outside_uses(tree: Tree, mut see: impl FnMut(sys::MlirOperation, &'static str)) {
    let mut note = |user: sys::MlirOperation, what: &'static str| {
        if user.is_null() || !contains(tree, user) {
            see(user, what);
        }
    };
    visit(tree, |node| match node {
        Node::Operation(operation) => {
            results(operation)
                .flat_map(users)
                .for_each(|user| note(user, "a result"));
        }
        Node::Block(block) => {
            arguments(block)
                .flat_map(users)
                .for_each(|user| note(user, "a block argument"));
            branches_to(block).for_each(|user| note(user, "a block"));
        }
    });
}

/// The operations that branch to a block; null for one without a block.
pub fn branches_to(block: sys::MlirBlock) -> impl Iterator<Item = sys::MlirOperation> {
    // SAFETY: a live block.
    let count = unsafe { sys::mlirBlockGetNumPredecessors(block) };
    (0..count).map(move |at| {
        // SAFETY: as above, `at` is below the count.
        let from = unsafe { sys::mlirBlockGetPredecessor(block, at) };
        let last = (!from.is_null()).then(|| operations(from).last()).flatten();
        last.unwrap_or(sys::MlirOperation::from_word(0))
    })
}

/// The name of an operation.
pub fn name(operation: sys::MlirOperation) -> String {
    // SAFETY: a live operation.
    let identifier = unsafe { sys::mlirOperationGetName(operation) };
    // SAFETY: a live identifier.
    let text = unsafe { sys::mlirIdentifierStr(identifier) };
    // SAFETY: identifiers live as long as their context.
    String::from_utf8_lossy(unsafe { sys::bytes(text) }).into_owned()
}

/// The text of an attribute of this name, if the operation has one and it is a
/// string.
pub fn string_attribute(op: sys::MlirOperation, name: &[u8]) -> Option<Vec<u8>> {
    // SAFETY: a live operation.
    let attribute = unsafe { sys::mlirOperationGetAttributeByName(op, sys::string_ref(name)) };
    // SAFETY: asked only of a live attribute.
    if attribute.is_null() || !unsafe { sys::mlirAttributeIsAString(attribute) } {
        return None;
    }
    // SAFETY: a live string attribute, which lives as long as its context.
    Some(unsafe { sys::bytes(sys::mlirStringAttrGetValue(attribute)) }.to_vec())
}

/// The operations and blocks of a tree that have handles.
pub fn tracked(tree: Tree) -> Vec<(Bits, u64)> {
    Walk::new(tree).filter_map(handle).collect()
}

/// The handle of a node, if it has one, and the word of what it is.
pub fn handle(node: Node) -> Option<(Bits, u64)> {
    match node {
        Node::Operation(operation) => {
            let bits = TABLE.find(operation.word(), kind::OPERATION)?;
            // SAFETY: a live operation.
            let name = unsafe { sys::mlirOperationGetName(operation) };
            Some((bits, names::word_of_identifier(name.word())))
        }
        Node::Block(block) => Some((TABLE.find(block.word(), kind::BLOCK)?, 0)),
    }
}

impl Inner {
    /// Handles of the operations of a tree that is not a block, in walk order,
    /// with the number of operations in each, itself included.
    pub fn snapshot(&mut self, root: sys::MlirOperation) -> Fallible<Vec<(Bits, usize)>> {
        let mut order: Vec<sys::MlirOperation> = Vec::new();
        visit(Tree::Operation(root), |node| {
            if let Node::Operation(operation) = node {
                order.push(operation);
            }
        });
        let mut snapshot = Vec::with_capacity(order.len());
        // The operations around the one at hand: place and what it is.
        let mut around: Vec<(usize, u64)> = Vec::new();
        for (at, operation) in order.iter().enumerate() {
            let parent = if at == 0 {
                0
            } else {
                parent_of(*operation).word()
            };
            while around.last().is_some_and(|(_, word)| *word != parent) {
                around.pop();
            }
            for (place, _) in &around {
                if let Some((_, size)) = snapshot.get_mut(*place) {
                    *size += 1;
                }
            }
            snapshot.push((self.operation(*operation)?, 1));
            around.push((at, operation.word()));
        }
        Ok(snapshot)
    }
}
