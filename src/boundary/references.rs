//! Holding objects and giving them up, whatever their kind.

use super::call::{Call, inherited};
use super::handles::classes;
use crate::boundary::call::Access;
use crate::error::{Fallible, bad};
use crate::handle::bits::Bits;
use crate::handle::table::Missing;
use crate::kind::{self, Kind};
use crate::state::record::{self, MODULE, TABLE};
use crate::state::{departed, ownership};
use crate::status;

impl Call {
    /// Adds a reference to an object.
    pub fn retain(&mut self, bits: Bits, kind: Kind, argument: &'static str) -> Fallible<()> {
        let entry = self.resolve(bits, kind, Access::Free, argument)?;
        if kind == kind::MODULE && entry.flags & MODULE == 0 {
            return self.missing(bits, kind, Missing::NeverIssued, argument);
        }
        if self.inner().retain(bits, entry)? {
            return Ok(());
        }
        bad(
            status::MLS_STATUS_OUT_OF_RANGE,
            argument,
            format!(
                "{} has as many references as it can have",
                self.describe(bits, kind)
            ),
        )
    }

    /// Takes a reference to an object away, dead or alive, also while a long
    /// call uses it.
    pub fn release(&mut self, bits: Bits, kind: Kind, argument: &'static str) -> Fallible<()> {
        self.check_form(bits, kind, argument)?;
        // Its owner, or the last one of its slot: only that one can have dead
        // that it has not looked at yet.
        let owner = match TABLE.resolve(bits) {
            Ok(entry) => entry.owner,
            Err(Missing::Dead(_)) => TABLE.owner_of(bits.index()),
            Err(missing) => return self.missing(bits, kind, missing, argument),
        };
        if let Some(record) = record::get(owner) {
            if record.is_inherited() {
                return inherited(argument);
            }
            self.enter(record);
        }
        self.sweep();
        match TABLE.resolve(bits) {
            Ok(entry) => {
                let module = kind != kind::MODULE || entry.flags & MODULE != 0;
                if !classes(kind).contains(&entry.class) || !module {
                    return self.missing(bits, kind, Missing::NeverIssued, argument);
                }
                if self.inner().release(bits) {
                    return Ok(());
                }
                bad(
                    status::MLS_STATUS_BAD_STATE,
                    argument,
                    format!(
                        "{} has no reference left that could be released",
                        self.describe(bits, kind)
                    ),
                )
            }
            Err(_) if self.release_dead(bits) => Ok(()),
            Err(missing) => self.missing(bits, kind, missing, argument),
        }
    }

    /// Takes a reference to a dead object away. `false` if there is none.
    fn release_dead(&mut self, bits: Bits) -> bool {
        let object = ownership::key(bits);
        loop {
            // It may have died on another thread since the last look, which may
            // not have laid it among the dead yet.
            self.sweep();
            if departed::release(object) {
                return true;
            }
            if self.inner().references(object) == 0 {
                return false;
            }
            std::thread::yield_now();
        }
    }

    /// The references to a live object.
    pub fn references(&mut self, bits: Bits, kind: Kind, argument: &'static str) -> Fallible<u32> {
        self.resolve(bits, kind, Access::Free, argument)?;
        Ok(self.inner().references(bits))
    }

    /// A live object, for a report.
    fn describe(&self, bits: Bits, kind: Kind) -> String {
        let what = kind::name(kind).unwrap_or("object");
        format!("the {what} {:#018x}", bits.0)
    }
}
