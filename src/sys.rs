//! The only place that names the upstream bindings.

use crate::depth;
pub use mlir_sys::*;

unsafe extern "C" {
    /// Reads LLVM IR, and takes `buffer`; of llvm-c/IRReader.h, which the bindings
    /// leave out.
    pub fn LLVMParseIRInContext(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        module: *mut LLVMModuleRef,
        message: *mut *mut libc::c_char,
    ) -> LLVMBool;
}

/// A string that MLIR copies or reads during the call.
pub fn string_ref(text: &[u8]) -> MlirStringRef {
    MlirStringRef {
        data: text.as_ptr().cast(),
        length: text.len(),
    }
}

/// What MLIR prints through its string callback, as bytes.
///
/// `print` is given the callback and its user data, valid during the call.
pub fn collect(print: impl FnOnce(MlirStringCallback, *mut libc::c_void)) -> Vec<u8> {
    unsafe extern "C" fn append(part: MlirStringRef, user_data: *mut libc::c_void) {
        if part.length == 0 {
            return;
        }
        // SAFETY: `user_data` is the vector below, which nobody else uses
        // during the call.
        let all = unsafe { &mut *user_data.cast::<Vec<u8>>() };
        // SAFETY: MLIR passes a readable string.
        let part = unsafe { std::slice::from_raw_parts(part.data.cast::<u8>(), part.length) };
        all.extend_from_slice(part);
    }
    let mut all: Vec<u8> = Vec::new();
    depth::with_room(|| print(Some(append), (&raw mut all).cast()));
    all
}

/// The bytes of a string that MLIR owns.
///
/// # Safety
/// `text` must stay valid for `'a`.
pub unsafe fn bytes<'a>(text: MlirStringRef) -> &'a [u8] {
    if text.length == 0 {
        return &[];
    }
    // SAFETY: by the contract of this function.
    unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) }
}

/// The data of a resource: nothing at null where it has none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ResourceData {
    /// The first byte.
    pub first: *const u8,
    /// How many there are.
    pub size: usize,
}

unsafe extern "C" {
    /// `DenseResourceElementsAttr::getData`, for which C has no function.
    #[link_name = "_ZN4mlir25DenseResourceElementsAttr7getDataEv"]
    fn data_of_resource(attr: *const MlirAttribute) -> ResourceData;
}

/// The data of a constant in a resource.
///
/// # Safety
/// A live constant in a resource.
pub unsafe fn resource_data(attr: MlirAttribute) -> ResourceData {
    // SAFETY: by the contract. In C++ an attribute is a pointer too, and what is
    // given is a pointer and a length, in registers.
    unsafe { data_of_resource(&raw const attr) }
}

/// An upstream handle as an opaque word, and back. The word goes into the
/// handle table; only this module turns words into pointers.
pub trait Raw: Copy {
    /// The pointer as a word.
    fn word(self) -> u64;
    /// The handle of a word that `word` gave.
    fn from_word(word: u64) -> Self;
    /// Whether it is upstream's null.
    fn is_null(self) -> bool {
        self.word() == 0
    }
}

macro_rules! raw {
    ($($mutability:ident $($name:ident)*;)*) => { $($(
        impl Raw for $name {
            fn word(self) -> u64 {
                self.ptr.expose_provenance() as u64
            }
            fn from_word(word: u64) -> Self {
                raw!(@pointer $mutability $name word)
            }
        }
    )*)* };
    (@pointer changing $name:ident $word:ident) => {
        // Words come from `word`, on this machine.
        $name { ptr: std::ptr::with_exposed_provenance_mut(usize::try_from($word).unwrap_or(0)) }
    };
    (@pointer constant $name:ident $word:ident) => {
        $name { ptr: std::ptr::with_exposed_provenance(usize::try_from($word).unwrap_or(0)) }
    };
}

raw! {
    changing MlirContext MlirDialect MlirDialectRegistry MlirOperation MlirBlock MlirRegion
        MlirSymbolTable MlirPassManager MlirExternalPass MlirRewritePatternSet MlirFrozenRewritePatternSet
        MlirPDLPatternModule MlirPDLResultList
        MlirRewriterBase MlirOpPassManager MlirLlvmThreadPool MlirOpOperand
        MlirExecutionEngine MlirTypeIDAllocator;
    constant MlirPDLValue MlirAffineExpr MlirAffineMap MlirIntegerSet MlirTypeID MlirDialectHandle MlirAttribute MlirIdentifier MlirLocation MlirModule MlirType MlirValue;
}
