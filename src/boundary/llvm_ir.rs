//! LLVM IR: what can be translated to it, and its texts.

use std::collections::HashSet;
use std::ffi::CStr;
use std::ptr;

use libc::{c_char, c_void};

use super::call::Call;
use super::require;
use crate::error::{Fallible, bad};
use crate::state::tree;
use crate::status;
use crate::sys::{self, Raw};

/// Types of the LLVM dialect that upstream has no test for, one each.
const ONES: [&str; 9] = [
    "!llvm.array<1 x i8>",
    "!llvm.func<void ()>",
    "!llvm.target<\"x\">",
    "!llvm.void",
    "!llvm.label",
    "!llvm.metadata",
    "!llvm.token",
    "!llvm.x86_amx",
    "!llvm.ppc_fp128",
];

/// The most bits that LLVM's integers have.
const MOST_BITS: u32 = 1 << 23;

/// The types that can be translated. Upstream takes for granted that it is given
/// no others, which its verifier does not see to.
pub struct Types {
    context: sys::MlirContext,
    array: u64,
    function: u64,
    target: u64,
    leaves: Vec<u64>,
    /// Those that were looked at.
    seen: HashSet<u64>,
}

fn class_of(ty: sys::MlirType) -> u64 {
    // SAFETY: a live type.
    unsafe { sys::mlirTypeGetTypeID(ty) }.word()
}

fn parsed(context: sys::MlirContext, text: &str) -> sys::MlirType {
    // SAFETY: the context is live, the text is readable.
    unsafe { sys::mlirTypeParseGet(context, sys::string_ref(text.as_bytes())) }
}

impl Types {
    /// For a context with the LLVM dialect.
    pub fn new(context: sys::MlirContext) -> Self {
        let mut classes = ONES.iter().map(|text| class_of(parsed(context, text)));
        let mut next = || classes.next().unwrap_or(0);
        Types {
            context,
            array: next(),
            function: next(),
            target: next(),
            leaves: classes.collect(),
            seen: HashSet::new(),
        }
    }

    /// Checks that a type, and what is in it, has a counterpart.
    pub fn check(&mut self, ty: sys::MlirType, argument: &'static str) -> Fallible<()> {
        let mut rest = vec![ty];
        while let Some(ty) = rest.pop() {
            if !self.seen.insert(ty.word()) {
                continue;
            }
            if !self.parts(ty, &mut rest) {
                return bad(
                    status::MLS_STATUS_BAD_ARGUMENT,
                    argument,
                    format!("LLVM IR has no type `{}`", require::show(ty)),
                );
            }
        }
        Ok(())
    }

    /// Adds the types that are in a type; `false` if it has no counterpart.
    fn parts(&self, ty: sys::MlirType, all: &mut Vec<sys::MlirType>) -> bool {
        let class = class_of(ty);
        // SAFETY: a live type, asked for what it is, and its parts.
        unsafe {
            if sys::mlirTypeIsAInteger(ty) {
                return sys::mlirIntegerTypeIsSignless(ty)
                    && (1..=MOST_BITS).contains(&sys::mlirIntegerTypeGetWidth(ty));
            }
            if sys::mlirTypeIsAFloat(ty) {
                return sys::mlirTypeIsAF16(ty)
                    || sys::mlirTypeIsABF16(ty)
                    || sys::mlirTypeIsAF32(ty)
                    || sys::mlirTypeIsAF64(ty)
                    || ["f80", "f128"].contains(&require::show(ty).as_str());
            }
            if sys::mlirTypeIsAVector(ty) {
                let element = sys::mlirShapedTypeGetElementType(ty);
                all.push(element);
                return sys::mlirShapedTypeGetRank(ty) == 1
                    && (sys::mlirTypeIsAInteger(element)
                        || sys::mlirTypeIsAFloat(element)
                        || sys::mlirTypeIsALLVMPointerType(element));
            }
            if sys::mlirTypeIsALLVMStructType(ty) {
                if !sys::mlirLLVMStructTypeIsOpaque(ty) {
                    let count = sys::mlirLLVMStructTypeGetNumElementTypes(ty);
                    all.extend((0..count).map(|at| sys::mlirLLVMStructTypeGetElementType(ty, at)));
                }
                return true;
            }
            if class == self.array {
                all.push(sys::mlirLLVMArrayTypeGetElementType(ty));
                return true;
            }
            if class == self.function {
                let count = sys::mlirLLVMFunctionTypeGetNumInputs(ty);
                all.extend((0..count).map(|at| sys::mlirLLVMFunctionTypeGetInput(ty, at)));
                all.push(sys::mlirLLVMFunctionTypeGetReturnType(ty));
                return true;
            }
            if class == self.target {
                return self.parts_of_target(ty, all);
            }
            sys::mlirTypeIsALLVMPointerType(ty) || self.leaves.contains(&class)
        }
    }

    /// The types in a target's own type, which upstream shows only as text.
    fn parts_of_target(&self, ty: sys::MlirType, all: &mut Vec<sys::MlirType>) -> bool {
        let text = require::show(ty);
        let Some((_, parts)) = text.trim_end_matches('>').rsplit_once('"') else {
            return false;
        };
        let is_number = |part: &str| part.parse::<u64>().is_ok();
        for part in parts.split(',').map(str::trim) {
            if part.is_empty() || is_number(part) {
                continue;
            }
            let ty = parsed(self.context, part);
            if ty.is_null() {
                return false;
            }
            all.push(ty);
        }
        true
    }

    /// Checks every type in an operation.
    pub fn check_all(
        &mut self,
        operation: sys::MlirOperation,
        argument: &'static str,
    ) -> Fallible<()> {
        let mut rest = vec![operation];
        while let Some(operation) = rest.pop() {
            for value in tree::results(operation) {
                // SAFETY: a live value.
                self.check(unsafe { sys::mlirValueGetType(value) }, argument)?;
            }
            self.check_attributes(operation, argument)?;
            // What is for a GPU is translated by itself.
            let nested = match tree::name(operation).as_str() {
                "gpu.module" => None,
                _ => Some(tree::regions(operation).flat_map(tree::blocks)),
            };
            for block in nested.into_iter().flatten() {
                // SAFETY: a live block; the position is below the count.
                let types = unsafe {
                    let count = sys::mlirBlockGetNumArguments(block);
                    let argument = |at| sys::mlirBlockGetArgument(block, at);
                    (0..count).map(move |at| sys::mlirValueGetType(argument(at)))
                };
                for ty in types {
                    self.check(ty, argument)?;
                }
                rest.extend(tree::operations(block));
            }
        }
        Ok(())
    }

    /// Checks the types in the attributes that an operation has of its own.
    fn check_attributes(
        &mut self,
        operation: sys::MlirOperation,
        argument: &'static str,
    ) -> Fallible<()> {
        let mut rest = Vec::new();
        // SAFETY: a live operation, its attributes and their names.
        unsafe {
            for at in 0..sys::mlirOperationGetNumAttributes(operation) {
                let named = sys::mlirOperationGetAttribute(operation, at);
                if !sys::bytes(sys::mlirIdentifierStr(named.name)).contains(&b'.') {
                    rest.push(named.attribute);
                }
            }
        }
        while let Some(attribute) = rest.pop() {
            // SAFETY: a live attribute, asked for what it is, and its parts.
            unsafe {
                if sys::mlirAttributeIsAType(attribute) {
                    self.check(sys::mlirTypeAttrGetValue(attribute), argument)?;
                } else if sys::mlirAttributeIsAArray(attribute) {
                    let count = sys::mlirArrayAttrGetNumElements(attribute);
                    rest.extend((0..count).map(|at| sys::mlirArrayAttrGetElement(attribute, at)));
                } else if sys::mlirAttributeIsADictionary(attribute) {
                    let count = sys::mlirDictionaryAttrGetNumElements(attribute);
                    let element = |at| sys::mlirDictionaryAttrGetElement(attribute, at).attribute;
                    rest.extend((0..count).map(element));
                }
            }
        }
        Ok(())
    }
}

/// A context of LLVM's own, destroyed at the end.
pub struct Context(sys::LLVMContextRef);

impl Context {
    /// Makes one. What LLVM has to say is left out: by default, it prints and
    /// ends the process.
    pub fn create() -> Self {
        unsafe extern "C" fn ignore(_: sys::LLVMDiagnosticInfoRef, _: *mut c_void) {}
        // SAFETY: needs nothing; the handler has no data.
        unsafe {
            let context = sys::LLVMContextCreate();
            sys::LLVMContextSetDiagnosticHandler(context, Some(ignore), ptr::null_mut());
            Context(context)
        }
    }

    /// Translates a module, to text; `None` if upstream refuses.
    ///
    /// # Safety
    /// The operation is live and nobody else's, verified, with types that
    /// [`Types`] accepts.
    pub unsafe fn text_of_module(&self, operation: sys::MlirOperation) -> Option<Vec<u8>> {
        // SAFETY: by the contract of this function; what is made is freed.
        unsafe {
            let module = sys::mlirTranslateModuleToLLVMIR(operation, self.0);
            if module.is_null() {
                return None;
            }
            let text = taken(sys::LLVMPrintModuleToString(module));
            sys::LLVMDisposeModule(module);
            Some(text)
        }
    }

    /// Translates a type, to text.
    ///
    /// # Safety
    /// The type is live, and [`Types`] accepts it.
    pub unsafe fn text_of_type(&self, ty: sys::MlirType) -> Vec<u8> {
        // SAFETY: by the contract of this function; what is made is freed.
        unsafe {
            let translator = sys::mlirTypeToLLVMIRTranslatorCreate(self.0);
            let made = sys::mlirTypeToLLVMIRTranslatorTranslateType(translator, ty);
            sys::mlirTypeToLLVMIRTranslatorDestroy(translator);
            taken(sys::LLVMPrintTypeToString(made))
        }
    }

    /// Reads a type of LLVM IR: that of the global `x` in a text. Gives LLVM's
    /// message if there is none.
    ///
    /// # Safety
    /// The context is live, and has the LLVM dialect.
    pub unsafe fn type_of_global(
        &self,
        context: sys::MlirContext,
        text: &[u8],
    ) -> Result<sys::MlirType, String> {
        // SAFETY: by the contract of this function; LLVM copies the text and
        // frees the copy; what is made is freed.
        unsafe {
            let buffer = sys::LLVMCreateMemoryBufferWithMemoryRangeCopy(
                text.as_ptr().cast(),
                text.len(),
                c"type".as_ptr(),
            );
            let (mut module, mut message) = (ptr::null_mut(), ptr::null_mut());
            if sys::LLVMParseIRInContext(self.0, buffer, &raw mut module, &raw mut message) != 0 {
                return Err(String::from_utf8_lossy(&taken(message)).into_owned());
            }
            let global = sys::LLVMGetNamedGlobal(module, c"x".as_ptr());
            let found = match global.is_null() {
                true => Err("no type".into()),
                false => {
                    let translator = sys::mlirTypeFromLLVMIRTranslatorCreate(context);
                    let ty = sys::LLVMGlobalGetValueType(global);
                    let made = sys::mlirTypeFromLLVMIRTranslatorTranslateType(translator, ty);
                    sys::mlirTypeFromLLVMIRTranslatorDestroy(translator);
                    Ok(made)
                }
            };
            sys::LLVMDisposeModule(module);
            found
        }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: made by `create`, destroyed once, with nothing left in it.
        unsafe { sys::LLVMContextDispose(self.0) }
    }
}

/// A text of LLVM's, copied and freed.
///
/// # Safety
/// `text` is null, or a string that LLVM gave away.
unsafe fn taken(text: *mut c_char) -> Vec<u8> {
    if text.is_null() {
        return Vec::new();
    }
    // SAFETY: by the contract of this function.
    unsafe {
        let copy = CStr::from_ptr(text).to_bytes().to_vec();
        sys::LLVMDisposeMessage(text);
        copy
    }
}

impl Call {
    /// Checks that the LLVM dialect is loaded.
    pub fn need_llvm(&mut self) -> Fallible<()> {
        self.need_dialect("llvm", "llvm.func")
    }
}
