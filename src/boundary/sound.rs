//! Whether upstream may verify an operation alone.
//!
//! A verifier looks at what is around its operation and takes for granted that
//! that was verified before, as it is when upstream begins at the top. To print,
//! upstream verifies too. So what is around comes first here, all of it; the
//! answer is kept until something is changed.

use super::call::Call;
use crate::error::Fallible;
use crate::state::capture;
use crate::state::tree;
use crate::sys::{self, Raw};

impl Call {
    /// The outermost operation that this call may look at.
    pub fn outermost(&mut self, operation: sys::MlirOperation) -> sys::MlirOperation {
        match self.inner().scope {
            Some(scope) => sys::MlirOperation::from_word(scope.anchor),
            None => tree::outermost(operation),
        }
    }

    /// Whether everything around an operation verifies, and so the operation too.
    /// An outermost one may always be verified. Without `tells`, nobody hears why
    /// not.
    pub fn is_sound(&mut self, operation: sys::MlirOperation, tells: bool) -> Fallible<bool> {
        let top = self.outermost(operation);
        if top.word() == operation.word() {
            return Ok(true);
        }
        let known = (top.word(), self.inner().changes);
        // Passes of MLIR change what is in a scope unseen.
        let is_kept = self.inner().scope.is_none();
        if is_kept && self.inner().sound == known {
            return Ok(true);
        }
        if tree::hole(top).is_some() || tree::misplaced_operand(top).is_some() {
            return Ok(false);
        }
        let since = capture::now();
        // SAFETY: live, and leased meanwhile.
        let fine = self.long_read(top, || unsafe { sys::mlirOperationVerify(top) })?;
        if !tells {
            drop(self.record().capture.take(since, false));
        }
        if fine && is_kept {
            self.inner().sound = known;
        }
        Ok(fine)
    }
}
