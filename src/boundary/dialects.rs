//! Dialects that a context gets to know later.
//!
//! Upstream has one record for each name of an operation. When it loads a dialect,
//! it puts new records in the place of those of operations that were unknown
//! before, and frees these, whatever still refers to them: an operation, a pattern.
//! So a context that may have unknown operations loads all dialects that it knows,
//! and takes no more while it has an operation that one of them could define.

use std::collections::HashSet;

use super::call::Call;
use super::require;
use crate::error::{Fallible, bad};
use crate::state::record::Inner;
use crate::state::tree::{self, Node};
use crate::status;
use crate::sys;

/// The part of an operation's name that is its dialect's.
fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or("", |(dialect, _)| dialect)
}

impl Call {
    /// Refuses dialects that would be new, if the context has unknown operations
    /// that could be of one of MLIR's.
    pub fn check_new_dialects(&mut self, argument: &'static str) -> Fallible<()> {
        if !self.inner().has_unknown() {
            return Ok(());
        }
        let mut seen = HashSet::new();
        let found = self.find_unknown(|dialect| {
            seen.insert(dialect.to_owned()) && require::is_dialect_of_mlir(dialect.as_bytes())
        });
        match found {
            Some(name) => bad(
                status::MLS_STATUS_BAD_STATE,
                argument,
                format!(
                    "the context has a `{name}`, or a pattern for one, that was made while \
                     its dialect was unknown, so that it takes no dialects any more; add them \
                     before"
                ),
            ),
            None => Ok(()),
        }
    }

    /// The name of an unknown operation, of the dialects that `wanted` is looking
    /// for: one that there is, or that a pattern looks for.
    pub fn find_unknown(&mut self, mut wanted: impl FnMut(&str) -> bool) -> Option<String> {
        let inner = self.inner();
        if !inner.has_unknown() {
            return None;
        }
        let mut named = inner.unknown_names.iter();
        if let Some(name) = named.find(|name| wanted(dialect_of(name))) {
            return Some(name.clone());
        }
        let roots = inner.root_trees();
        roots
            .into_iter()
            .flat_map(tree::Walk::new)
            .find_map(|node| match node {
                Node::Operation(op) if !require::is_registered(op) => {
                    let name = tree::name(op);
                    wanted(dialect_of(&name)).then_some(name)
                }
                _ => None,
            })
    }

    /// Notes the name of an operation that something other than IR refers to; its
    /// dialect is loaded if it only was not yet. If it is not known then, all
    /// others are, for it could come with one of them. So it waits for what runs.
    pub fn note_name(&mut self, name: &str, argument: &'static str) -> Fallible<()> {
        if self.inner().knows_operation(name.as_bytes()) {
            return Ok(());
        }
        self.check_loading(argument)?;
        let inner = self.inner();
        let dialect = sys::string_ref(dialect_of(name).as_bytes());
        // SAFETY: the context is live, and no long call loads a dialect meanwhile.
        unsafe { sys::mlirContextGetOrLoadDialect(inner.context(), dialect) };
        if !inner.knows_operation(name.as_bytes()) {
            inner.load_available();
        }
        if !inner.knows_operation(name.as_bytes()) {
            inner.unknown_names.insert(name.to_owned());
        }
        Ok(())
    }

    /// Lets a context that no long call uses get to know dialects. One that may have
    /// unknown operations loads them: a dialect that is available but not loaded
    /// would be loaded at any time. So does one that has loaded all, which it has
    /// still then.
    pub fn add_dialects(
        &mut self,
        argument: &'static str,
        add: impl FnOnce(&mut Inner),
    ) -> Fallible<()> {
        self.check_new_dialects(argument)?;
        let inner = self.inner();
        let loads = inner.has_unknown() || inner.is_complete();
        add(inner);
        if loads {
            inner.load_available();
        }
        Ok(())
    }
}
