//! Compiled code, and what it needs to be linked.
//!
//! Upstream compiles and links a whole module when it is first asked for one of
//! its symbols. If anything that the module needs is missing, upstream says so
//! on stderr and the engine is of no use any more; where it did not expect that,
//! it goes on into undefined behaviour. So everything that can be missing is
//! looked for first, by name, and can still be registered then.

use std::ffi::CString;
use std::fs::File;
use std::io::{Read, Seek};
use std::os::fd::{AsRawFd, FromRawFd};
use std::sync::atomic::{AtomicU64, Ordering};

use hashbrown::{HashMap, HashSet};
use libc::c_void;

use crate::error::{Fallible, bad, failed};
use crate::handle::lock::{self, Mutex, MutexGuard};
use crate::state::capture::this_thread;
use crate::state::tree::{self, Node, Tree};
use crate::status;
use crate::sys::{self, Raw};

/// What upstream puts before the name of a function to name its wrapper, which
/// takes all arguments and results as one array of pointers.
const PACKED: &[u8] = b"_mlir_";
/// What the lowering of `llvm.emit_c_interface` puts before a name.
const INTERFACE: &[u8] = b"_mlir_ciface_";

/// Symbols that every engine defines itself.
const RESERVED: [&[u8]; 2] = [b"atexit", b"__dso_handle"];
/// The beginnings of all others of that kind.
const RESERVED_PREFIXES: [&[u8]; 2] = [b"__lljit", b"__orc_"];

fn is_reserved(name: &[u8]) -> bool {
    RESERVED.contains(&name)
        || RESERVED_PREFIXES
            .iter()
            .any(|prefix| name.starts_with(prefix))
}

fn text(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

/// The symbols of a module, as they were when it was compiled.
#[derive(Default)]
pub struct Symbols {
    /// Functions that the module has and the linker sees, by the number of
    /// pointers that their wrappers read.
    functions: HashMap<Vec<u8>, usize>,
    /// What the linker sees of the module.
    visible: HashSet<Vec<u8>>,
    /// What the module keeps to itself.
    private: HashSet<Vec<u8>>,
    /// What the module declares.
    declared: HashSet<Vec<u8>>,
    /// What it has to be given, in the order of the text.
    needed: Vec<Vec<u8>>,
}

impl Symbols {
    /// Reads the symbols of a module of the LLVM dialect. Fails with a sentence
    /// about what upstream cannot compile.
    pub fn read(module: sys::MlirOperation) -> Result<Self, String> {
        let mut all = Symbols::default();
        let mut used: HashSet<Vec<u8>> = HashSet::new();
        let mut wanted: Vec<(Vec<u8>, bool)> = Vec::new();
        let mut other = None;
        tree::visit(Tree::Below(module), |node| {
            let Node::Operation(operation) = node else {
                return;
            };
            let name = tree::name(operation);
            if !name.starts_with("llvm.") {
                other.get_or_insert(name);
                return;
            }
            see_references(operation, &mut used);
            let Some(symbol) = tree::string_attribute(operation, b"sym_name") else {
                return;
            };
            let is_function = name == "llvm.func";
            let linkage = printed(operation, b"linkage");
            let is_linkage = |one: &str| linkage.contains(&format!("<{one}>"));
            let is_defined = match name.as_str() {
                "llvm.func" => has_body(operation),
                "llvm.mlir.global" => {
                    let is_open = is_linkage("external") || is_linkage("extern_weak");
                    has_body(operation) || !is_open || !attribute(operation, b"value").is_null()
                }
                "llvm.mlir.alias" | "llvm.mlir.ifunc" => true,
                // A comdat, and the like.
                _ => return,
            };
            if is_defined && (is_linkage("private") || is_linkage("internal")) {
                all.private.insert(symbol);
                return;
            }
            if is_defined && is_function {
                all.functions.insert(symbol.clone(), pointers(operation));
            }
            // The optimizer may drop the body of such a definition.
            if is_defined && !is_linkage("available_externally") {
                all.visible.insert(symbol);
                return;
            }
            // The code generator has those of `llvm.` itself. Upstream's linker
            // wants weak ones too.
            if !symbol.starts_with(b"llvm.") {
                // The wrapper of such a copy calls it.
                wanted.push((symbol.clone(), is_defined && is_function));
            }
            all.declared.insert(symbol);
        });
        if let Some(name) = other {
            return Err(format!(
                "`{name}` is in it: lower everything in the module to the LLVM dialect first"
            ));
        }
        let is_needed = |(symbol, always): (Vec<u8>, bool)| {
            (always || used.contains(&symbol)).then_some(symbol)
        };
        all.needed = wanted.into_iter().filter_map(is_needed).collect();
        all.check()?;
        Ok(all)
    }

    /// Refuses names that upstream itself gives to something.
    fn check(&self) -> Result<(), String> {
        if self.visible.contains(b"".as_slice()) {
            return Err("it defines a symbol without a name".into());
        }
        if let Some(name) = self.visible.iter().find(|name| is_reserved(name)) {
            return Err(format!(
                "it defines `{}`, which every execution engine defines itself",
                text(name)
            ));
        }
        for function in self.functions.keys() {
            let wrapper = [PACKED, function].concat();
            let is_taken = self.functions.contains_key(&wrapper)
                || self.visible.contains(&wrapper)
                || self.declared.contains(&wrapper);
            if is_taken {
                return Err(format!(
                    "it has `{}`, the name of the wrapper that every execution engine makes for `{}`",
                    text(&wrapper),
                    text(function)
                ));
            }
        }
        Ok(())
    }

    /// Whether the linker finds this name in the module.
    fn defines(&self, name: &[u8]) -> bool {
        let wrapped = name.strip_prefix(PACKED);
        self.visible.contains(name) || wrapped.is_some_and(|name| self.functions.contains_key(name))
    }

    /// The symbols that make upstream compile the module.
    fn entries(&self) -> impl Iterator<Item = Vec<u8>> {
        let functions = self.functions.keys();
        let wrappers = functions.map(|name| [PACKED, name].concat());
        wrappers.chain(self.visible.iter().cloned())
    }

    /// What to say of a name that is not there.
    fn why_missing(&self, name: &[u8]) -> String {
        let quoted = text(name);
        if self.private.contains(name) {
            format!("`{quoted}` is private to its module")
        } else if self.declared.contains(name) {
            format!("`{quoted}` is only declared in the module, and nobody defines it")
        } else if self.visible.contains(name) {
            format!(
                "the code has no symbol `{quoted}`: the optimizer dropped it, or it is thread-local"
            )
        } else {
            format!("there is no symbol `{quoted}`")
        }
    }
}

fn attribute(operation: sys::MlirOperation, name: &[u8]) -> sys::MlirAttribute {
    // SAFETY: a live operation.
    unsafe { sys::mlirOperationGetAttributeByName(operation, sys::string_ref(name)) }
}

fn printed(operation: sys::MlirOperation, name: &[u8]) -> String {
    let attribute = attribute(operation, name);
    if attribute.is_null() {
        return String::new();
    }
    let text = sys::collect(|append, data| {
        // SAFETY: a live attribute; `append` and `data` belong together.
        unsafe { sys::mlirAttributePrint(attribute, append, data) }
    });
    String::from_utf8_lossy(&text).into_owned()
}

fn has_body(operation: sys::MlirOperation) -> bool {
    tree::regions(operation).flat_map(tree::blocks).count() > 0
}

/// How many pointers the wrapper of a function reads: one for each argument,
/// and one for the result.
fn pointers(function: sys::MlirOperation) -> usize {
    let attribute = attribute(function, b"function_type");
    // SAFETY: a live attribute.
    if attribute.is_null() || !unsafe { sys::mlirAttributeIsAType(attribute) } {
        return 0;
    }
    // SAFETY: a live attribute that is a type; a verified `llvm.func` has the
    // type of a function there.
    let (inputs, result) = unsafe {
        let ty = sys::mlirTypeAttrGetValue(attribute);
        (
            sys::mlirLLVMFunctionTypeGetNumInputs(ty),
            sys::mlirLLVMFunctionTypeGetReturnType(ty),
        )
    };
    // SAFETY: live types of one context.
    let is_void = unsafe {
        let void = sys::mlirLLVMVoidTypeGet(sys::mlirTypeGetContext(result));
        sys::mlirTypeEqual(result, void)
    };
    usize::try_from(inputs).unwrap_or(0) + usize::from(!is_void)
}

/// The symbols that the attributes of an operation name.
fn see_references(operation: sys::MlirOperation, used: &mut HashSet<Vec<u8>>) {
    // SAFETY: a live operation.
    let count = unsafe { sys::mlirOperationGetNumAttributes(operation) };
    let mut waiting: Vec<sys::MlirAttribute> = (0..count)
        // SAFETY: below the count.
        .map(|at| unsafe { sys::mlirOperationGetAttribute(operation, at) }.attribute)
        .collect();
    while let Some(attribute) = waiting.pop() {
        // SAFETY: live attributes, asked only for what they are; `at` is below
        // the count; names live as long as the context.
        unsafe {
            if sys::mlirAttributeIsASymbolRef(attribute) {
                let name = sys::mlirSymbolRefAttrGetRootReference(attribute);
                used.insert(sys::bytes(name).to_vec());
            } else if sys::mlirAttributeIsAArray(attribute) {
                let count = sys::mlirArrayAttrGetNumElements(attribute);
                waiting.extend((0..count).map(|at| sys::mlirArrayAttrGetElement(attribute, at)));
            } else if sys::mlirAttributeIsADictionary(attribute) {
                let count = sys::mlirDictionaryAttrGetNumElements(attribute);
                let element = |at| sys::mlirDictionaryAttrGetElement(attribute, at).attribute;
                waiting.extend((0..count).map(element));
            }
        }
    }
}

/// How far an engine is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing is compiled.
    Fresh,
    /// Compiled and linked.
    Linked,
    /// Upstream could not: it cannot try again.
    Broken,
}

struct State {
    stage: Stage,
    /// A symbol that upstream has compiled.
    entry: Option<Vec<u8>>,
    /// Whether the constructors of the module have run, or run now.
    initialized: bool,
    /// Whether anything was looked up: what upstream finds in the process, it
    /// keeps as a definition.
    asked: bool,
    registered: HashSet<Vec<u8>>,
}

/// Upstream's engine.
pub struct Engine {
    word: u64,
    symbols: Symbols,
    dumps: bool,
    /// Whether shared libraries may have given it symbols that nobody else sees.
    has_libraries: bool,
    /// Held for a moment.
    state: Mutex<State>,
    /// Held while the engine compiles and while constructors run; not while its
    /// functions run.
    turns: Mutex<()>,
    /// The thread that has it, which constructors may bring here again; or 0.
    taken_by: AtomicU64,
}

/// The right of a thread to compile.
struct Turn<'a> {
    engine: &'a Engine,
    /// `None` inside of another turn of the thread.
    held: Option<MutexGuard<'a, ()>>,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if self.held.is_some() {
            lock::set_kept(false);
            self.engine.taken_by.store(0, Ordering::Relaxed);
        }
    }
}

impl Engine {
    /// Takes ownership.
    pub fn new(
        raw: sys::MlirExecutionEngine,
        symbols: Symbols,
        dumps: bool,
        has_libraries: bool,
    ) -> Self {
        Engine {
            word: raw.word(),
            symbols,
            dumps,
            has_libraries,
            state: Mutex::new(State {
                stage: Stage::Fresh,
                entry: None,
                initialized: false,
                asked: false,
                registered: HashSet::new(),
            }),
            turns: Mutex::new(()),
            taken_by: AtomicU64::new(0),
        }
    }

    fn raw(&self) -> sys::MlirExecutionEngine {
        sys::MlirExecutionEngine::from_word(self.word)
    }

    /// Waits until no other thread compiles.
    fn turn(&self) -> Turn<'_> {
        let me = this_thread();
        // Only this thread writes its own number there, and takes it away.
        let is_mine = me != 0 && self.taken_by.load(Ordering::Relaxed) == me;
        let held = (!is_mine).then(|| self.turns.lock());
        if held.is_some() {
            // Kept while constructors of the module run: they are part of making
            // the code ready, which no other thread may see half done.
            lock::set_kept(true);
            self.taken_by.store(me, Ordering::Relaxed);
        }
        Turn { engine: self, held }
    }

    /// The address of a symbol, which upstream compiles if it must; null if
    /// there is none.
    fn ask(&self, name: &[u8]) -> *mut c_void {
        if name.is_empty() {
            return std::ptr::null_mut();
        }
        self.state.lock().asked = true;
        // SAFETY: the engine is live; the name is copied.
        unsafe { sys::mlirExecutionEngineLookup(self.raw(), sys::string_ref(name)) }
    }

    /// Compiles and links the module, if that has not been done.
    fn link(&self) -> Fallible<()> {
        let _turn = self.turn();
        let stage = self.state.lock().stage;
        match stage {
            Stage::Linked => return Ok(()),
            Stage::Broken => return cannot_link(),
            Stage::Fresh => {}
        }
        let needed = self.symbols.needed.iter();
        let missing: Vec<String> = needed
            .filter(|name| self.ask(name).is_null())
            .map(|name| format!("`{}`", text(name)))
            .collect();
        if !missing.is_empty() {
            return failed(
                status::MLS_STATUS_NO_SYMBOL,
                format!(
                    "the module uses what nobody defines: {}; \
                     mlsExecutionEngineRegisterSymbol can still do so",
                    missing.join(", ")
                ),
            );
        }
        let found = self
            .symbols
            .entries()
            .find(|name| !self.ask(name).is_null());
        let is_linked = found.is_some() || self.symbols.entries().next().is_none();
        let mut state = self.state.lock();
        state.entry = found;
        if !is_linked {
            state.stage = Stage::Broken;
            return cannot_link();
        }
        state.stage = Stage::Linked;
        Ok(())
    }

    /// The address of a symbol: of the module, or of what it was given.
    pub fn lookup(&self, name: &[u8]) -> Fallible<*mut c_void> {
        let _turn = self.turn();
        if self.symbols.defines(name) {
            self.link()?;
        }
        let address = self.ask(name);
        if address.is_null() {
            return bad(
                status::MLS_STATUS_NO_SYMBOL,
                "name",
                self.symbols.why_missing(name),
            );
        }
        Ok(address)
    }

    /// The address of the wrapper of a function of the module.
    pub fn lookup_packed(&self, name: &[u8]) -> Fallible<*mut c_void> {
        if !self.symbols.functions.contains_key(name) {
            return bad(
                status::MLS_STATUS_NO_SYMBOL,
                "name",
                match self.symbols.defines(name) {
                    true => format!("`{}` is not a function", text(name)),
                    false => self.symbols.why_missing(name),
                },
            );
        }
        self.lookup(&[PACKED, name].concat())
    }

    /// Runs the constructors of the module, if that has not been done.
    pub fn initialize(&self) -> Fallible<()> {
        let _turn = self.turn();
        self.link()?;
        // Before: a constructor may come here again.
        let was_initialized = std::mem::replace(&mut self.state.lock().initialized, true);
        if !was_initialized {
            // SAFETY: the engine is live and linked, so upstream finds what it
            // takes for granted here.
            unsafe { sys::mlirExecutionEngineInitialize(self.raw()) };
        }
        Ok(())
    }

    /// Checks that a function can be invoked, and gives the number of pointers
    /// that it reads.
    pub fn invocable(&self, name: &[u8]) -> Fallible<usize> {
        let interface = [INTERFACE, name].concat();
        if let Some(pointers) = self.symbols.functions.get(&interface) {
            return Ok(*pointers);
        }
        let quoted = text(name);
        let message = if self.symbols.private.contains(&interface) {
            format!("`{quoted}` is private to its module")
        } else if self.symbols.functions.contains_key(name) || self.symbols.private.contains(name) {
            format!(
                "`{quoted}` has no C interface: it needs the attribute `llvm.emit_c_interface` \
                 before it is lowered, which makes `{}`",
                text(&interface)
            )
        } else if self.symbols.declared.contains(name) {
            format!("`{quoted}` is only declared in the module")
        } else {
            format!("the module has no function `{quoted}`")
        };
        bad(status::MLS_STATUS_NO_SYMBOL, "name", message)
    }

    /// Runs a function.
    ///
    /// # Safety
    /// `arguments` is what the function takes; the function does what it may.
    pub unsafe fn invoke(&self, name: &[u8], arguments: *mut *mut c_void) -> Fallible<()> {
        self.initialize()?;
        // SAFETY: the engine is live, linked and initialized; the rest by the
        // contract of this function.
        let done = unsafe {
            sys::mlirExecutionEngineInvokePacked(self.raw(), sys::string_ref(name), arguments)
        };
        if done.value == 0 {
            return failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                format!("`{}` cannot be invoked", text(name)),
            );
        }
        Ok(())
    }

    /// Gives the code a symbol of the host.
    ///
    /// # Safety
    /// `address` is of what the code expects there, as long as it can run.
    pub unsafe fn register(&self, name: &[u8], address: *mut c_void) -> Fallible<()> {
        if name.is_empty() || is_reserved(name) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "name",
                format!("`{}` cannot be registered", text(name)),
            );
        }
        let _turn = self.turn();
        let (is_registered, asked) = {
            let state = self.state.lock();
            (state.registered.contains(name), state.asked)
        };
        // Upstream takes it for granted that a name is new. What the process has
        // is, as long as upstream has not looked there.
        let may_know = asked || self.has_libraries || !is_in_process(name);
        let is_known =
            self.symbols.defines(name) || is_registered || (may_know && !self.ask(name).is_null());
        if is_known {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "name",
                format!("the engine has a symbol `{}` already", text(name)),
            );
        }
        self.state.lock().registered.insert(name.to_vec());
        // SAFETY: the engine is live; the name is copied, and new to it.
        unsafe {
            sys::mlirExecutionEngineRegisterSymbol(self.raw(), sys::string_ref(name), address)
        };
        Ok(())
    }

    /// The object file of the module.
    pub fn object(&self) -> Fallible<Vec<u8>> {
        if !self.dumps {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "engine",
                "the engine was created without `enable_object_dump`",
            );
        }
        let _turn = self.turn();
        self.link()?;
        let Some(entry) = self.state.lock().entry.clone() else {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "engine",
                "the module has nothing that the linker sees",
            );
        };
        // Upstream tells nobody whether it could write: so it writes to memory.
        let object = in_memory(|path| {
            // SAFETY: the engine is live and keeps the object that it has linked.
            unsafe { sys::mlirExecutionEngineDumpToObjectFile(self.raw(), sys::string_ref(path)) }
        });
        let object = object.or_else(|error| {
            failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                format!("there is no memory for the object file: {error}"),
            )
        })?;
        // Where the code uses what an engine defines itself, upstream has
        // compiled two objects and does not know which one it gives.
        let wanted = [entry.as_slice(), &[0]].concat();
        if !object.windows(wanted.len()).any(|part| part == wanted) {
            return failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                "MLIR gave another object file than that of the module",
            );
        }
        Ok(object)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // SAFETY: owned by `self`, which nobody else has any more.
        unsafe { sys::mlirExecutionEngineDestroy(self.raw()) }
    }
}

fn cannot_link<T>() -> Fallible<T> {
    failed(
        status::MLS_STATUS_UPSTREAM_FAILED,
        "MLIR could not compile or link the module, and cannot try again with this engine; \
         LLVM said why on stderr",
    )
}

/// Whether the process itself has a symbol.
fn is_in_process(name: &[u8]) -> bool {
    let Ok(name) = CString::new(name) else {
        return false;
    };
    // SAFETY: a NUL-terminated name.
    !unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }.is_null()
}

/// What `write` puts into the file at the path that it is given.
fn in_memory(write: impl FnOnce(&[u8])) -> std::io::Result<Vec<u8>> {
    // SAFETY: a NUL-terminated name.
    let descriptor = unsafe { libc::memfd_create(c"mlir-shim".as_ptr(), libc::MFD_CLOEXEC) };
    if descriptor < 0 {
        return Err(std::io::Error::last_os_error());
    }
    // SAFETY: opened above, owned by nobody else.
    let mut file = unsafe { File::from_raw_fd(descriptor) };
    let path = format!("/proc/self/fd/{}", file.as_raw_fd());
    keeping_signals(|| write(path.as_bytes()));
    file.rewind()?;
    let mut all = Vec::new();
    file.read_to_end(&mut all)?;
    Ok(all)
}

/// Runs `native` and gives the signals that it takes back to the host: LLVM
/// wants to remove a half-written file when the process is killed, and takes the
/// host's own handlers for that, of all signals and for good.
fn keeping_signals(native: impl FnOnce()) {
    let action = |signal| {
        let mut action = std::mem::MaybeUninit::<libc::sigaction>::uninit();
        // SAFETY: asks only; there is room for the answer.
        let known = unsafe { libc::sigaction(signal, std::ptr::null(), action.as_mut_ptr()) } == 0;
        // SAFETY: written if that succeeded.
        known.then(|| unsafe { action.assume_init() })
    };
    let before: Vec<_> = (1..libc::SIGRTMIN())
        .filter_map(|signal| Some((signal, action(signal)?)))
        .collect();
    native();
    for (signal, old) in before {
        if action(signal).is_some_and(|new| new.sa_sigaction != old.sa_sigaction) {
            // SAFETY: what was there a moment ago.
            unsafe { libc::sigaction(signal, &raw const old, std::ptr::null_mut()) };
        }
    }
}
