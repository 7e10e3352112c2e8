//! Running code of the LLVM dialect (mlir-c/ExecutionEngine.h).

use std::ffi::{CStr, CString, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;

use libc::{c_void, intptr_t};

use super::operation_lifetime::check_places;
use crate::boundary::call::{Access, Call, call, in_native};
use crate::boundary::handles::{Handle, MlsExecutionEngine, MlsModule};
use crate::error::{Fallible, bad, failed};
use crate::kind;
use crate::state::engine::{Engine, Symbols};
use crate::state::lease::Hold;
use crate::state::objects::Object;
use crate::state::reason::Reason;
use crate::state::tree;
use crate::status::{self, MlsStatus};
use crate::strings::{MlsBool, MlsStringRef};
use crate::sys::{self, Raw};

/// Makes an execution engine for the code of a module, which must be in the LLVM
/// dialect (as after `convert-to-llvm`), and verifies that. The engine has a
/// copy: the module stays as it is, and may be changed or destroyed afterwards.
/// Nothing else has to be registered: the translations to LLVM IR are, in the
/// context of the module, and LLVM's target for this machine is made ready.
///
/// `opt_level` is 0, 1, 2 or 3. The code can use the symbols of this process, of
/// the shared libraries at `shared_lib_paths`, which stay loaded until the
/// process ends, and those that `mlsExecutionEngineRegisterSymbol` gives it. It
/// is compiled and linked as a whole when something of it is first looked up or
/// invoked, so that symbols can be registered before. `enable_object_dump` is
/// needed for `mlsExecutionEngineDumpToObjectFile`, `enable_pic` for code that
/// will be linked into a shared library.
///
/// Upstream: `mlirExecutionEngineCreate`.
/// Ownership: the caller destroys the result with `mlsExecutionEngineDestroy`.
/// Threads: any; BUSY while a long call on another thread uses the IR of the
///   context, for the first engine of a context also if it only reads.
/// Effects: long.
/// Errors: BAD_ARGUMENT (`opt_level`: not one of these; `shared_lib_paths`: not
///   a path; `module`: not in the LLVM dialect, naming the first operation that
///   is not, or it defines what every engine defines itself); NOT_AVAILABLE
///   (`shared_lib_paths`: not there, or it cannot be loaded); BAD_STATE
///   (`module`: its block was taken away); VERIFY_ERROR; UPSTREAM_FAILED with
///   diagnostics.
///
/// # Safety
/// `shared_lib_paths` has `n_shared_lib_paths` readable strings; `out` is null
/// or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineCreate(
    module: MlsModule,
    opt_level: i32,
    n_shared_lib_paths: intptr_t,
    shared_lib_paths: *const MlsStringRef,
    enable_object_dump: MlsBool,
    enable_pic: MlsBool,
    out: *mut MlsExecutionEngine,
) -> MlsStatus {
    call("mlsExecutionEngineCreate", |call| {
        let module = call.get(module, Access::Read, "module")?;
        let paths = call.slice(n_shared_lib_paths, shared_lib_paths, "shared_lib_paths")?;
        let paths: Vec<&[u8]> = paths
            .iter()
            .map(|path| call.text(*path, "shared_lib_paths"))
            .collect::<Fallible<_>>()?;
        let out = call.out(out, "out")?;
        if !(0..=3).contains(&opt_level) {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "opt_level",
                format!("{opt_level} is not one of the optimization levels 0, 1, 2 and 3"),
            );
        }
        let libraries = libraries(&paths)?;
        let (copy, symbols) = call.translatable(module)?;
        let has_libraries = !libraries.is_empty();
        let made = call.long(Hold::Makes, "", || -> Fallible<_> {
            // Upstream says on stderr what it cannot load, and goes on.
            load(&libraries)?;
            Ok(copy.compile(
                opt_level,
                &libraries,
                enable_object_dump != 0,
                enable_pic != 0,
            ))
        })?;
        let raw = made?;
        if raw.is_null() {
            return failed(
                status::MLS_STATUS_UPSTREAM_FAILED,
                "the module cannot be translated to LLVM IR, or LLVM does not know this machine",
            );
        }
        let engine = Engine::new(raw, symbols, enable_object_dump != 0, has_libraries);
        let object = Object::ExecutionEngine(Arc::new(engine));
        out.put(MlsExecutionEngine::from_bits(
            call.new_object(kind::EXECUTION_ENGINE, object)?,
        ));
        Ok(())
    })
}

/// Destroys an execution engine. Its destructors run; pointers into its code and
/// data are of no use any more. The end of its context does the same, but waits
/// for code that is running.
///
/// Upstream: `mlirExecutionEngineDestroy`.
/// Ownership: consumes `engine`.
/// Threads: any; BUSY while another call uses the engine: on another thread, or
///   around this one.
/// Effects: deletes.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsExecutionEngineDestroy(engine: MlsExecutionEngine) -> MlsStatus {
    call("mlsExecutionEngineDestroy", |call| {
        let bits = call.check(engine, Access::Free, "engine")?;
        // One is ours, one the table's.
        if Arc::strong_count(&call.engine(engine)?) > 2 {
            return bad(
                status::MLS_STATUS_BUSY,
                "engine",
                "another call is using it, or running its code",
            );
        }
        call.end(bits, Reason::Destroy);
        Ok(())
    })
}

/// Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a function
/// does it too. Everything that the code needs must be there before.
///
/// Upstream: `mlirExecutionEngineInitialize`.
/// Threads: any; waits while another thread compiles or initializes.
/// Effects: long.
/// Errors: NO_SYMBOL (what the code uses and nobody defines); UPSTREAM_FAILED.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn mlsExecutionEngineInitialize(engine: MlsExecutionEngine) -> MlsStatus {
    call("mlsExecutionEngineInitialize", |call| {
        let engine = call.engine(engine)?;
        call.depart();
        in_native(move || engine.initialize())
    })
}

/// Invokes a function of the module that had the attribute
/// `llvm.emit_c_interface` when it was lowered. `arguments` has one pointer for
/// each argument, and one more for the result if there is one; a memref is an
/// argument that is a pointer to its descriptor. Constructors run before the
/// first invocation.
///
/// The function runs on this thread, with no lock held: it may call the host,
/// which may call anything. Other threads may invoke it at the same time. A
/// host with hooks for its own lock (`mlsHostSetHooks`) has let it go meanwhile,
/// and takes it itself in the functions that it registered.
///
/// Upstream: `mlirExecutionEngineInvokePacked`.
/// Threads: any; waits while another thread compiles or initializes.
/// Effects: long.
/// Errors: NO_SYMBOL (`name`: the module has no such function, or it has no C
///   interface; or, naming it, what the code uses and nobody defines);
///   NULL_POINTER (`arguments`: it is null, or a pointer in it is);
///   UPSTREAM_FAILED.
/// Null: `arguments`.
/// Length: `arguments`: as many as the function has.
///
/// # Safety
/// `name` is a readable string; `arguments` is null for a function with neither
/// arguments nor a result, or has the pointers that the function needs, each
/// valid for its type.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineInvokePacked(
    engine: MlsExecutionEngine,
    name: MlsStringRef,
    arguments: *const *mut c_void,
) -> MlsStatus {
    call("mlsExecutionEngineInvokePacked", |call| {
        let engine = call.engine(engine)?;
        let name = call.text(name, "name")?;
        let count = engine.invocable(name)?;
        let count = intptr_t::try_from(count).unwrap_or(intptr_t::MAX);
        let pointers = call.slice(count, arguments, "arguments")?;
        if let Some(at) = pointers.iter().position(|pointer| pointer.is_null()) {
            return bad(
                status::MLS_STATUS_NULL_POINTER,
                "arguments",
                format!("the function reads {count} pointers, number {at} is null"),
            );
        }
        call.depart();
        // SAFETY: by the contract of this function.
        in_native(move || unsafe { engine.invoke(name, arguments.cast_mut()) })
    })
}

/// Looks up the wrapper of a function of the module, whether it has a C
/// interface or not: a `void (*)(void **)` which takes one pointer for each
/// argument, and one more for the result if there is one.
///
/// Upstream: `mlirExecutionEngineLookupPacked`.
/// Ownership: a view: the result belongs to the engine.
/// Valid until: the engine is destroyed.
/// Threads: any; waits while another thread compiles or initializes.
/// Effects: long.
/// Errors: NO_SYMBOL (`name`: the module has no such function; or, naming it,
///   what the code uses and nobody defines); UPSTREAM_FAILED.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineLookupPacked(
    engine: MlsExecutionEngine,
    name: MlsStringRef,
    out: *mut *mut c_void,
) -> MlsStatus {
    call("mlsExecutionEngineLookupPacked", |call| {
        let engine = call.engine(engine)?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        call.depart();
        out.put(in_native(move || engine.lookup_packed(name))?);
        Ok(())
    })
}

/// Looks up a function or variable: of the module, registered, of a shared
/// library of the engine, or of this process.
///
/// Upstream: `mlirExecutionEngineLookup`.
/// Ownership: a view: the result belongs to the engine.
/// Valid until: the engine is destroyed.
/// Threads: any; waits while another thread compiles or initializes.
/// Effects: long.
/// Errors: NO_SYMBOL (`name`: there is none, or it is private to the module; or,
///   naming it, what the code uses and nobody defines); UPSTREAM_FAILED.
///
/// # Safety
/// `name` is a readable string; `out` is null or valid for one write.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineLookup(
    engine: MlsExecutionEngine,
    name: MlsStringRef,
    out: *mut *mut c_void,
) -> MlsStatus {
    call("mlsExecutionEngineLookup", |call| {
        let engine = call.engine(engine)?;
        let name = call.text(name, "name")?;
        let out = call.out(out, "out")?;
        call.depart();
        out.put(in_native(move || engine.lookup(name))?);
        Ok(())
    })
}

/// Gives the code a function or variable of the host, at `address`. A function
/// that the module declares with `llvm.emit_c_interface` has the name
/// `_mlir_ciface_` and its own. Before anything is looked up or invoked, it also
/// takes the place of what the process has by this name.
///
/// Upstream: `mlirExecutionEngineRegisterSymbol`.
/// Ownership: what is at `address` stays the caller's, and must be there as long
///   as the code can run.
/// Threads: any; waits while another thread compiles or initializes.
/// Errors: NULL_POINTER (`address`); BAD_ARGUMENT (`name`: empty, or what every
///   engine defines itself); BAD_STATE (`name`: the engine has it already).
///
/// # Safety
/// `name` is a readable string; `address` is of what the code expects there.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineRegisterSymbol(
    engine: MlsExecutionEngine,
    name: MlsStringRef,
    address: *mut c_void,
) -> MlsStatus {
    call("mlsExecutionEngineRegisterSymbol", |call| {
        let engine = call.engine(engine)?;
        let name = call.text(name, "name")?;
        call.out(address, "address")?;
        call.depart();
        // SAFETY: by the contract of this function.
        in_native(move || unsafe { engine.register(name, address) })
    })
}

/// Writes the machine code of the module to an object file.
///
/// Upstream: `mlirExecutionEngineDumpToObjectFile`.
/// Threads: any; waits while another thread compiles or initializes.
/// Effects: long.
/// Errors: BAD_STATE (`engine`: created without `enable_object_dump`, or there
///   is no code); NO_SYMBOL (what the code uses and nobody defines);
///   NOT_AVAILABLE (`file_name`: it cannot be written); UPSTREAM_FAILED.
///
/// # Safety
/// `file_name` is a readable string.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlsExecutionEngineDumpToObjectFile(
    engine: MlsExecutionEngine,
    file_name: MlsStringRef,
) -> MlsStatus {
    call("mlsExecutionEngineDumpToObjectFile", |call| {
        let engine = call.engine(engine)?;
        let file_name = call.text(file_name, "file_name")?;
        call.depart();
        let object = in_native(move || engine.object())?;
        std::fs::write(OsStr::from_bytes(file_name), object).or_else(|error| {
            let name = String::from_utf8_lossy(file_name);
            bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "file_name",
                format!("`{name}` cannot be written: {error}"),
            )
        })
    })
}

/// The absolute paths of shared libraries, each once: upstream wants them
/// different, and reads them up to a zero.
fn libraries(paths: &[&[u8]]) -> Fallible<Vec<CString>> {
    let mut all: Vec<CString> = Vec::new();
    for path in paths {
        let name = String::from_utf8_lossy(path);
        let path = Path::new(OsStr::from_bytes(path));
        let absolute = std::path::absolute(path).ok();
        let text = absolute
            .as_ref()
            .and_then(|path| CString::new(path.as_os_str().as_bytes()).ok());
        let Some(text) = text else {
            return bad(
                status::MLS_STATUS_BAD_ARGUMENT,
                "shared_lib_paths",
                format!("`{name}` is not a path"),
            );
        };
        if !path.is_file() {
            return bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "shared_lib_paths",
                format!("there is no file `{name}`"),
            );
        }
        if !all.contains(&text) {
            all.push(text);
        }
    }
    Ok(all)
}

/// Loads shared libraries for ever, as upstream then does again.
fn load(libraries: &[CString]) -> Fallible<()> {
    for library in libraries {
        // SAFETY: a NUL-terminated path. The library's constructors run, as the
        // host wants.
        let loaded = unsafe { libc::dlopen(library.as_ptr(), libc::RTLD_LAZY | libc::RTLD_GLOBAL) };
        if loaded.is_null() {
            // SAFETY: after a failure, on the same thread.
            let why = unsafe { libc::dlerror() };
            let why = match why.is_null() {
                true => "no reason given".into(),
                // SAFETY: not null, so a string until the next failure.
                false => unsafe { CStr::from_ptr(why) }.to_string_lossy(),
            };
            return bad(
                status::MLS_STATUS_NOT_AVAILABLE,
                "shared_lib_paths",
                format!("`{}` cannot be loaded: {why}", library.to_string_lossy()),
            );
        }
    }
    Ok(())
}

/// A copy of a module, for upstream to translate: that changes blocks.
struct Copy(sys::MlirOperation);

impl Copy {
    /// Makes upstream's engine; null if it cannot.
    fn compile(
        &self,
        opt_level: i32,
        libraries: &[CString],
        dump: bool,
        pic: bool,
    ) -> sys::MlirExecutionEngine {
        let paths: Vec<sys::MlirStringRef> = libraries
            .iter()
            .map(|path| sys::string_ref(path.as_bytes()))
            .collect();
        // An array of the host's has no more elements than that.
        let count = i32::try_from(paths.len()).unwrap_or(0);
        // SAFETY: a verified module of the LLVM dialect, which is nobody else's;
        // every path is NUL-terminated, and every library can be loaded.
        unsafe {
            let module = sys::mlirModuleFromOperation(self.0);
            sys::mlirExecutionEngineCreate(module, opt_level, count, paths.as_ptr(), dump, pic)
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // SAFETY: made by `translatable`, detached, without handles.
        unsafe { sys::mlirOperationDestroy(self.0) }
    }
}

impl Call {
    /// The engine behind a handle.
    fn engine(&mut self, engine: MlsExecutionEngine) -> Fallible<Arc<Engine>> {
        let bits = self.check(engine, Access::Free, "engine")?;
        match self.inner().objects.get(&bits.index()) {
            Some(Object::ExecutionEngine(engine)) => Ok(Arc::clone(engine)),
            _ => failed(
                status::MLS_STATUS_PANIC,
                "an execution engine without its object",
            ),
        }
    }

    /// Gives the context what upstream gives it for each engine: once, while
    /// nobody else uses it, since upstream then finds that all is there.
    pub(super) fn register_translations(&mut self, argument: &'static str) -> Fallible<()> {
        if self.inner().translates {
            return Ok(());
        }
        let bits = self.inner().handle;
        self.resolve(bits, kind::CONTEXT, Access::Setting, argument)?;
        // They also make dialects known.
        self.add_dialects(argument, |inner| {
            // SAFETY: the context is live; no long call uses it.
            unsafe { sys::mlirRegisterAllLLVMTranslations(inner.context()) };
            inner.translates = true;
        })
    }

    /// Checks a module, and copies it for upstream's translation; with what it
    /// defines and needs.
    fn translatable(&mut self, module: sys::MlirModule) -> Fallible<(Copy, Symbols)> {
        // SAFETY: a live module.
        let op = unsafe { sys::mlirModuleGetOperation(module) };
        // Upstream reads the block of a module that has none all the same.
        if tree::regions(op).flat_map(tree::blocks).next().is_none() {
            return bad(
                status::MLS_STATUS_BAD_STATE,
                "module",
                "the module has no block",
            );
        }
        check_places(self, op, status::MLS_STATUS_VERIFY_ERROR)?;
        self.register_translations("module")?;
        self.long_read(op, || {
            // SAFETY: `op` is live, and leased meanwhile.
            if !unsafe { sys::mlirOperationVerify(op) } {
                return failed(
                    status::MLS_STATUS_VERIFY_ERROR,
                    "the module does not verify",
                );
            }
            let symbols = Symbols::read(op)
                .or_else(|message| bad(status::MLS_STATUS_BAD_ARGUMENT, "module", message))?;
            // SAFETY: as above.
            Ok((Copy(unsafe { sys::mlirOperationClone(op) }), symbols))
        })?
    }
}
