//! Handles for results. Upstream's null becomes null.

use super::call::Call;
use super::handles::{
    Handle, MlsAffineExpr, MlsAffineMap, MlsAttribute, MlsBlock, MlsContext, MlsDialect,
    MlsDialectHandle, MlsIdentifier, MlsIntegerSet, MlsLocation, MlsModule, MlsOpOperand,
    MlsOperation, MlsRegion, MlsString, MlsType, MlsTypeID, MlsValue,
};
use crate::error::Fallible;
use crate::handle::bits::Bits;
use crate::kind::{self, Kind};
use crate::state::objects::Object;
use crate::state::record::Inner;
use crate::state::tree;
use crate::sys::{self, Raw};

/// Makes handles for what was found in a context that is locked.
pub struct Results<'a> {
    /// The context.
    pub inner: &'a mut Inner,
    /// How deep that is nested at most which the results come from.
    pub height: u16,
}

impl Call {
    /// Makes handles for what was found in the context that this call has locked.
    #[inline]
    pub fn results(&mut self) -> Results<'_> {
        let height = self.height;
        Results {
            inner: self.inner(),
            height,
        }
    }
}

impl Results<'_> {
    /// Handle of region `number` of an operation.
    pub fn region(&mut self, operation: sys::MlirOperation, number: isize) -> Fallible<MlsRegion> {
        let bits = self.inner.region_of(operation, number)?;
        Ok(MlsRegion::from_bits(bits))
    }

    #[inline]
    fn uniqued(&mut self, kind: Kind, word: u64) -> Fallible<Bits> {
        self.inner.uniqued_of_height(kind, word, self.height)
    }
}

macro_rules! results {
    ($($(#[$doc:meta])* $name:ident($raw:ident) -> $handle:ident = |$results:ident, $it:ident| $make:expr;)*) => {
        impl Results<'_> { $(
            $(#[$doc])*
            #[inline]
            pub fn $name(&mut self, $it: sys::$raw) -> Fallible<$handle> {
                if $it.is_null() {
                    return Ok($handle::null());
                }
                let $results = self;
                Ok($handle::from_bits($make?))
            }
        )* }
        impl Call { $(
            $(#[$doc])*
            pub fn $name(&mut self, $it: sys::$raw) -> Fallible<$handle> {
                self.results().$name($it)
            }
        )* }
    };
}

results! {
    /// Handle of an operation.
    operation(MlirOperation) -> MlsOperation = |results, raw| results.inner.operation(raw);
    /// Handle of a block.
    block(MlirBlock) -> MlsBlock = |results, raw| results.inner.block(raw);
    /// Handle of a value.
    value(MlirValue) -> MlsValue = |results, raw| results.inner.value(raw);
    /// Handle of an operand use.
    operand(MlirOpOperand) -> MlsOpOperand = |results, raw| results.inner.operand(raw);
    /// Handle of a module.
    module(MlirModule) -> MlsModule = |results, raw| results.inner.module(raw);
    /// Handle of a type.
    ty(MlirType) -> MlsType = |results, raw| results.uniqued(kind::TYPE, raw.word());
    /// Handle of an attribute.
    attribute(MlirAttribute) -> MlsAttribute = |results, raw| results.uniqued(kind::ATTRIBUTE, raw.word());
    /// Handle of a location.
    location(MlirLocation) -> MlsLocation = |results, raw| results.uniqued(kind::LOCATION, raw.word());
    /// Handle of an identifier.
    identifier(MlirIdentifier) -> MlsIdentifier = |results, raw| results.uniqued(kind::IDENTIFIER, raw.word());
    /// Handle of an affine expression.
    affine_expr(MlirAffineExpr) -> MlsAffineExpr = |results, raw| results.uniqued(kind::AFFINE_EXPR, raw.word());
    /// Handle of an affine map.
    affine_map(MlirAffineMap) -> MlsAffineMap = |results, raw| results.uniqued(kind::AFFINE_MAP, raw.word());
    /// Handle of an integer set.
    integer_set(MlirIntegerSet) -> MlsIntegerSet = |results, raw| results.uniqued(kind::INTEGER_SET, raw.word());
    /// Handle of a dialect.
    dialect(MlirDialect) -> MlsDialect = |results, raw| results.uniqued(kind::DIALECT, raw.word());
}

impl Call {
    /// Handle of a type ID.
    pub fn type_id(&mut self, raw: sys::MlirTypeID) -> Fallible<MlsTypeID> {
        let bits = self.static_handle(kind::TYPE_ID, raw.word())?;
        Ok(MlsTypeID::from_bits(bits))
    }

    /// Handle of a dialect that no context has to know.
    pub fn dialect_handle(&mut self, raw: sys::MlirDialectHandle) -> Fallible<MlsDialectHandle> {
        let bits = self.static_handle(kind::DIALECT_HANDLE, raw.word())?;
        Ok(MlsDialectHandle::from_bits(bits))
    }

    fn static_handle(&mut self, kind: Kind, word: u64) -> Fallible<Bits> {
        match word {
            0 => Ok(Bits(0)),
            word => self.with_process(|inner| inner.uniqued(kind, word)),
        }
    }

    /// Handle of the context that this call has locked.
    pub fn context(&mut self) -> MlsContext {
        MlsContext::from_bits(self.inner().handle)
    }

    /// Handle of the region that a block is in.
    pub fn region_of_block(&mut self, block: sys::MlirBlock) -> Fallible<MlsRegion> {
        // SAFETY: a live block.
        let region = unsafe { sys::mlirBlockGetParentRegion(block) };
        if region.is_null() {
            return Ok(MlsRegion::null());
        }
        let bits = self.inner().region(region, tree::parent_of_block(block))?;
        Ok(MlsRegion::from_bits(bits))
    }

    /// Handle of region `number` of an operation.
    pub fn region(&mut self, operation: sys::MlirOperation, number: isize) -> Fallible<MlsRegion> {
        self.results().region(operation, number)
    }

    /// Handle of text or bytes for the host.
    pub fn string(&mut self, mut bytes: Vec<u8>) -> Fallible<MlsString> {
        // For hosts that read C strings; `mlsStringGet` does not count it.
        bytes.push(0);
        let bits = self.new_process_object(kind::STRING, Object::Text(bytes.into()))?;
        Ok(MlsString::from_bits(bits))
    }
}
