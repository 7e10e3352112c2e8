//! Handles for results. Upstream's null becomes null.

use super::call::Call;
use super::handles::{
    Handle, MlsAttribute, MlsBlock, MlsContext, MlsDialect, MlsIdentifier, MlsLocation, MlsModule,
    MlsOpOperand, MlsOperation, MlsRegion, MlsString, MlsType, MlsValue,
};
use crate::error::Fallible;
use crate::kind;
use crate::state::objects::Object;
use crate::state::tree;
use crate::sys::{self, Raw};

macro_rules! results {
    ($($(#[$doc:meta])* $name:ident($raw:ident) -> $handle:ident = |$inner:ident, $it:ident| $make:expr;)*) => {
        impl Call { $(
            $(#[$doc])*
            pub fn $name(&mut self, $it: sys::$raw) -> Fallible<$handle> {
                if $it.is_null() {
                    return Ok($handle::null());
                }
                let $inner = self.inner();
                Ok($handle::from_bits($make?))
            }
        )* }
    };
}

results! {
    /// Handle of an operation.
    operation(MlirOperation) -> MlsOperation = |inner, raw| inner.operation(raw);
    /// Handle of a block.
    block(MlirBlock) -> MlsBlock = |inner, raw| inner.block(raw);
    /// Handle of a value.
    value(MlirValue) -> MlsValue = |inner, raw| inner.value(raw);
    /// Handle of an operand use.
    operand(MlirOpOperand) -> MlsOpOperand = |inner, raw| inner.operand(raw);
    /// Handle of a module.
    module(MlirModule) -> MlsModule = |inner, raw| inner.module(raw);
    /// Handle of a type.
    ty(MlirType) -> MlsType = |inner, raw| inner.uniqued(kind::TYPE, raw.word());
    /// Handle of an attribute.
    attribute(MlirAttribute) -> MlsAttribute = |inner, raw| inner.uniqued(kind::ATTRIBUTE, raw.word());
    /// Handle of a location.
    location(MlirLocation) -> MlsLocation = |inner, raw| inner.uniqued(kind::LOCATION, raw.word());
    /// Handle of an identifier.
    identifier(MlirIdentifier) -> MlsIdentifier = |inner, raw| inner.uniqued(kind::IDENTIFIER, raw.word());
    /// Handle of a dialect.
    dialect(MlirDialect) -> MlsDialect = |inner, raw| inner.uniqued(kind::DIALECT, raw.word());
}

impl Call {
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
        Ok(MlsRegion::from_bits(
            self.inner().region_of(operation, number)?,
        ))
    }

    /// Handle of text or bytes for the host.
    pub fn string(&mut self, mut bytes: Vec<u8>) -> Fallible<MlsString> {
        // For hosts that read C strings; `mlsStringGet` does not count it.
        bytes.push(0);
        let bits = self.new_process_object(kind::STRING, Object::Text(bytes.into()))?;
        Ok(MlsString::from_bits(bits))
    }
}
