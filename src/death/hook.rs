//! The interposed destructors.
//!
//! The complete-object destructor `D1` is the symbol that everybody calls; the
//! base-object destructor `D2` is the same code under another name, which
//! nobody calls. Defining `D1` here and going on to `D2` observes every death.
//!
//! * Static MLIR: our definition is the first one (`-z muldefs`). It is hidden,
//!   so that another MLIR in the same process keeps its own.
//! * Shared MLIR: our definition is exported, and comes before that of
//!   `libMLIR.so` in the order of symbol look-up.
//!
//! Block arguments have no destructor. The functions that shift them, which
//! have no second name, are wrapped (`--wrap`) in the static link and found
//! behind ours (`RTLD_NEXT`) in the shared one. Where the linker was not asked
//! to wrap, nobody calls the wrappers, and the proof notices.
//!
//! All of this runs on any thread, inside MLIR, at process exit too. It takes
//! no lock, no memory, and runs no host code.

use libc::c_void;

use crate::handle::graveyard::Graveyard;
use crate::state::names;
use crate::state::record::{self, ARGUMENTS_CHANGED, TABLE};
use crate::sys::{self, Raw};

unsafe extern "C" {
    #[link_name = "_ZN4mlir9OperationD2Ev"]
    fn destroy_operation(operation: *mut c_void);
    #[link_name = "_ZN4mlir5BlockD2Ev"]
    fn destroy_block(block: *mut c_void);
}

/// Where the dead of an owner go, and why they die now.
fn place(owner: u32, mark: u16) -> Option<(&'static Graveyard, u32)> {
    let record = record::get(owner)?;
    Some((&record.graveyard, record.why(mark)))
}

unsafe extern "C" fn operation_dies(operation: *mut c_void) {
    if record::exact() {
        let word = operation.expose_provenance() as u64;
        let name = || {
            let operation = sys::MlirOperation::from_word(word);
            // SAFETY: the destructor has not begun: the operation is whole.
            let name = unsafe { sys::mlirOperationGetName(operation) };
            names::word_of_identifier(name.word())
        };
        TABLE.bury(word, name, place);
    }
    // SAFETY: we stand in for the destructor, with its argument.
    unsafe { destroy_operation(operation) }
}

unsafe extern "C" fn block_dies(block: *mut c_void) {
    if record::exact() {
        TABLE.bury(block.expose_provenance() as u64, || 0, place);
    }
    // SAFETY: we stand in for the destructor, with its argument.
    unsafe { destroy_block(block) }
}

/// Marks a block whose argument list is about to change, if it has a handle.
fn arguments_change(block: *mut c_void) {
    let word = block.expose_provenance() as u64;
    let index = TABLE.shadow.get(word);
    if index == 0 {
        return;
    }
    if let Some(slot) = TABLE.slot(index)
        && slot.address() == word
    {
        slot.change_flags(ARGUMENTS_CHANGED, 0);
    }
}

#[cfg(not(mls_shared))]
mod interposed {
    use super::{block_dies, operation_dies};

    core::arch::global_asm!(
        ".globl _ZN4mlir9OperationD1Ev",
        ".hidden _ZN4mlir9OperationD1Ev",
        ".type _ZN4mlir9OperationD1Ev,@function",
        "_ZN4mlir9OperationD1Ev:",
        "jmp {operation}",
        ".size _ZN4mlir9OperationD1Ev, . - _ZN4mlir9OperationD1Ev",
        ".globl _ZN4mlir5BlockD1Ev",
        ".hidden _ZN4mlir5BlockD1Ev",
        ".type _ZN4mlir5BlockD1Ev,@function",
        "_ZN4mlir5BlockD1Ev:",
        "jmp {block}",
        ".size _ZN4mlir5BlockD1Ev, . - _ZN4mlir5BlockD1Ev",
        operation = sym operation_dies,
        block = sym block_dies,
    );

    // Each wrapper keeps every argument register, marks the block (the first
    // argument) and goes on to the real function, which is weak: nobody comes
    // here where the linker did not wrap.
    macro_rules! wrap {
        ($($symbol:literal)*) => { $(
            core::arch::global_asm!(
                concat!(".globl __wrap_", $symbol),
                concat!(".hidden __wrap_", $symbol),
                concat!(".type __wrap_", $symbol, ",@function"),
                concat!(".weak __real_", $symbol),
                concat!("__wrap_", $symbol, ":"),
                "push rdi",
                "push rsi",
                "push rdx",
                "push rcx",
                "push r8",
                "call {mark}",
                "pop r8",
                "pop rcx",
                "pop rdx",
                "pop rsi",
                "pop rdi",
                concat!("jmp __real_", $symbol, "@PLT"),
                concat!(".size __wrap_", $symbol, ", . - __wrap_", $symbol),
                mark = sym mark,
            );
        )* };
    }

    unsafe extern "C" fn mark(block: *mut libc::c_void) {
        super::arguments_change(block);
    }

    wrap! {
        "_ZN4mlir5Block13eraseArgumentEj"
        "_ZN4mlir5Block14eraseArgumentsEjj"
        "_ZN4mlir5Block14eraseArgumentsERKN4llvm9BitVectorE"
        "_ZN4mlir5Block14eraseArgumentsEN4llvm12function_refIFbNS_13BlockArgumentEEEE"
        "_ZN4mlir5Block14insertArgumentEjNS_4TypeENS_8LocationE"
        "_ZN4mlir5Block14insertArgumentEPNS_13BlockArgumentENS_4TypeENS_8LocationE"
    }
}

#[cfg(mls_shared)]
mod interposed {
    use std::sync::atomic::{AtomicPtr, Ordering};

    use libc::c_void;

    /// Stands in for `mlir::Operation::~Operation()`.
    #[unsafe(export_name = "_ZN4mlir9OperationD1Ev")]
    unsafe extern "C" fn operation(operation: *mut c_void) {
        // SAFETY: as for the function it stands in for.
        unsafe { super::operation_dies(operation) }
    }

    /// Stands in for `mlir::Block::~Block()`.
    #[unsafe(export_name = "_ZN4mlir5BlockD1Ev")]
    unsafe extern "C" fn block(block: *mut c_void) {
        // SAFETY: as for the function it stands in for.
        unsafe { super::block_dies(block) }
    }

    /// Functions that shift arguments: at most four words in registers, one
    /// word back.
    type Shift = unsafe extern "C" fn(*mut c_void, usize, usize, usize) -> usize;

    unsafe fn go_on(
        known: &AtomicPtr<c_void>,
        name: &std::ffi::CStr,
        arguments: (*mut c_void, usize, usize, usize),
    ) -> usize {
        super::arguments_change(arguments.0);
        let mut next = known.load(Ordering::Relaxed);
        if next.is_null() {
            // SAFETY: a look-up by name.
            next = unsafe { libc::dlsym(libc::RTLD_NEXT, name.as_ptr()) };
            if next.is_null() {
                // Impossible while we are linked to the library that has it,
                // and there is nothing to go on to.
                std::process::abort();
            }
            known.store(next, Ordering::Relaxed);
        }
        // SAFETY: the function that we stand in for, with its own arguments.
        let next = unsafe { std::mem::transmute::<*mut c_void, Shift>(next) };
        // SAFETY: as above.
        unsafe { next(arguments.0, arguments.1, arguments.2, arguments.3) }
    }

    macro_rules! stand_in {
        ($($function:ident $symbol:literal)*) => { $(
            #[doc = concat!("Stands in for `", $symbol, "`.")]
            #[unsafe(export_name = $symbol)]
            unsafe extern "C" fn $function(a: *mut c_void, b: usize, c: usize, d: usize) -> usize {
                static NEXT: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
                let name = const {
                    match std::ffi::CStr::from_bytes_with_nul(concat!($symbol, "\0").as_bytes()) {
                        Ok(name) => name,
                        Err(_) => c"",
                    }
                };
                // SAFETY: as for the function it stands in for.
                unsafe { go_on(&NEXT, name, (a, b, c, d)) }
            }
        )* };
    }

    stand_in! {
        erase_one "_ZN4mlir5Block13eraseArgumentEj"
        erase_range "_ZN4mlir5Block14eraseArgumentsEjj"
        erase_set "_ZN4mlir5Block14eraseArgumentsERKN4llvm9BitVectorE"
        erase_where "_ZN4mlir5Block14eraseArgumentsEN4llvm12function_refIFbNS_13BlockArgumentEEEE"
        insert_at "_ZN4mlir5Block14insertArgumentEjNS_4TypeENS_8LocationE"
        insert_before "_ZN4mlir5Block14insertArgumentEPNS_13BlockArgumentENS_4TypeENS_8LocationE"
    }
}
