//! Objects with a handle of their own that are not IR and not uniqued.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hashbrown::HashMap;

use crate::handle::bits::Bits;
use crate::kind;
use crate::report::Report;
use crate::state::answer::Answer;
use crate::state::dumps::Dumps;
use crate::state::engine::Engine;
use crate::state::passes::Passes;
use crate::state::pool::Pool;
use crate::state::record::{Inner, TABLE};
use crate::state::type_ids::TypeIds;
use crate::sys::{self, Raw};

/// A dialect registry of the host. Shared, so that a context can be made from
/// it while another thread gives its handle up.
pub struct Registry {
    word: crate::handle::lock::Mutex<u64>,
    has_all: AtomicBool,
}

impl Registry {
    /// Takes ownership.
    pub fn new(raw: sys::MlirDialectRegistry) -> Self {
        Registry {
            word: crate::handle::lock::Mutex::new(raw.word()),
            has_all: AtomicBool::new(false),
        }
    }

    /// Adds all of MLIR's dialects.
    pub fn register_all(&self) {
        // SAFETY: the registry is live and nobody else uses it meanwhile.
        self.with(|raw| unsafe { sys::mlirRegisterAllDialects(raw) });
        self.has_all.store(true, Ordering::Relaxed);
    }

    /// Whether all of MLIR's dialects are in it.
    pub fn has_all(&self) -> bool {
        self.has_all.load(Ordering::Relaxed)
    }

    /// Runs `with` while nobody else uses the registry.
    pub fn with<R>(&self, with: impl FnOnce(sys::MlirDialectRegistry) -> R) -> R {
        let word = self.word.lock();
        with(sys::MlirDialectRegistry::from_word(*word))
    }
}

impl Drop for Registry {
    fn drop(&mut self) {
        let raw = sys::MlirDialectRegistry::from_word(*self.word.get_mut());
        // SAFETY: owned by `self`, which nobody else has any more.
        unsafe { sys::mlirDialectRegistryDestroy(raw) }
    }
}

/// How to print, as plain data: upstream's object is made for each print.
#[derive(Clone, Copy, Default)]
pub struct PrintingFlags {
    /// Leave out the elements of larger constants.
    pub elide_elements: Option<isize>,
    /// Leave out larger resources.
    pub elide_resources: Option<isize>,
    /// Print locations; in short form if the second is set.
    pub debug_info: Option<(bool, bool)>,
    /// The generic form of operations.
    pub generic: bool,
    /// Name locations as prefix of values.
    pub name_locations: bool,
    /// Number values from the printed operation on.
    pub local_scope: bool,
    /// Do not verify first.
    pub assume_verified: bool,
    /// Leave out regions.
    pub skip_regions: bool,
}

impl PrintingFlags {
    /// Runs `with` with upstream's object for these flags.
    pub fn with<R>(&self, with: impl FnOnce(sys::MlirOpPrintingFlags) -> R) -> R {
        /// Frees the flags, also on unwinding.
        struct Owned(sys::MlirOpPrintingFlags);
        impl Drop for Owned {
            fn drop(&mut self) {
                // SAFETY: made below, destroyed once.
                unsafe { sys::mlirOpPrintingFlagsDestroy(self.0) }
            }
        }
        // SAFETY: needs nothing.
        let flags = Owned(unsafe { sys::mlirOpPrintingFlagsCreate() });
        if let Some(limit) = self.elide_elements {
            // SAFETY: live flags, as in all that follows.
            unsafe { sys::mlirOpPrintingFlagsElideLargeElementsAttrs(flags.0, limit) }
        }
        if let Some(limit) = self.elide_resources {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsElideLargeResourceString(flags.0, limit) }
        }
        if let Some((enable, pretty)) = self.debug_info {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsEnableDebugInfo(flags.0, enable, pretty) }
        }
        if self.generic {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsPrintGenericOpForm(flags.0) }
        }
        if self.name_locations {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsPrintNameLocAsPrefix(flags.0) }
        }
        if self.local_scope {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsUseLocalScope(flags.0) }
        }
        if self.assume_verified {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsAssumeVerified(flags.0) }
        }
        if self.skip_regions {
            // SAFETY: live flags.
            unsafe { sys::mlirOpPrintingFlagsSkipRegions(flags.0) }
        }
        with(flags.0)
    }
}

/// What patterns in PDL add to a set.
#[derive(Clone, Default)]
pub struct PdlPart {
    /// Whether there are some.
    pub is_there: bool,
    /// Why the driver that walks cannot apply them, if so.
    pub no_walk: Option<String>,
    /// The functions of the host that they call, as `boundary::pdl` describes
    /// them. Upstream has their addresses only.
    pub functions: Vec<Arc<dyn Any + Send + Sync>>,
}

/// Rewrite patterns that can be applied, by several threads at once.
pub struct FrozenPatterns {
    word: u64,
    /// What it has of PDL.
    pub pdl: PdlPart,
}

impl FrozenPatterns {
    /// Takes ownership.
    pub fn new(raw: sys::MlirFrozenRewritePatternSet, pdl: PdlPart) -> Arc<Self> {
        let word = raw.word();
        Arc::new(FrozenPatterns { word, pdl })
    }

    /// Upstream's set.
    pub fn raw(&self) -> sys::MlirFrozenRewritePatternSet {
        sys::MlirFrozenRewritePatternSet::from_word(self.word)
    }
}

/// Where the next insertion of a rewriter goes. Both may die.
#[derive(Clone, Copy)]
pub struct Place {
    /// Into this block.
    pub block: Bits,
    /// In front of this operation; behind all if there is none.
    pub before: Option<Bits>,
}

/// A rewriter.
pub struct Rewriter {
    /// Upstream's.
    pub raw: u64,
    /// Whether the host made it, and not a driver.
    pub is_own: bool,
    /// Where it inserts. `None`: where upstream's says, which nothing but the
    /// rewriter itself can make stale.
    pub place: Option<Place>,
    /// The operation that it is modifying in place, for one of the host.
    pub modified: Option<Bits>,
}

impl Rewriter {
    /// A driver's, during a callback.
    pub fn of_driver(raw: sys::MlirRewriterBase) -> Self {
        Rewriter {
            raw: raw.word(),
            is_own: false,
            place: None,
            modified: None,
        }
    }

    /// One of the host. Takes ownership.
    pub fn own(raw: sys::MlirRewriterBase) -> Self {
        Rewriter {
            is_own: true,
            ..Rewriter::of_driver(raw)
        }
    }
}

impl Drop for Rewriter {
    fn drop(&mut self) {
        if self.is_own {
            let raw = sys::MlirRewriterBase::from_word(self.raw);
            // SAFETY: owned by `self`, dropped once.
            unsafe { sys::mlirIRRewriterDestroy(raw) }
        }
    }
}

impl Drop for FrozenPatterns {
    fn drop(&mut self) {
        // Its functions go after it.
        // SAFETY: owned by `self`, dropped once.
        unsafe { sys::mlirFrozenRewritePatternSetDestroy(self.raw()) }
    }
}

/// An object in the table of its context.
pub enum Object {
    /// A dialect registry.
    Registry(Arc<Registry>),
    /// A pass manager, and the name of the operation it runs on ("any" for
    /// every one).
    PassManager {
        /// Upstream's.
        raw: u64,
        /// Its anchor.
        anchor: String,
        /// What its passes share.
        passes: Arc<Passes>,
        /// Dialects that its passes make things of.
        dialects: Vec<Vec<u8>>,
        /// What it prints of the IR, if it does.
        dumps: Option<Dumps>,
        /// Whether it measures time.
        times: bool,
    },
    /// A pass that is in no pass manager yet, as `boundary::passes` describes
    /// it.
    Pass(Arc<dyn Any + Send + Sync>),
    /// A rewrite pattern that is in no set yet, as `boundary::rewrite` describes
    /// it.
    Pattern(Arc<dyn Any + Send + Sync>),
    /// A set of rewrite patterns, upstream's, and what it has of PDL.
    PatternSet(u64, PdlPart),
    /// A set that can be applied.
    FrozenPatternSet(Arc<FrozenPatterns>),
    /// A rewriter.
    Rewriter(Rewriter),
    /// A module of PDL patterns, as `boundary::pdl` describes it.
    PdlModule(Box<dyn Any + Send + Sync>),
    /// What a PDL pattern hands to a function, upstream's.
    PdlValue(u64),
    /// What a function has given back to a PDL pattern, as `boundary::pdl`
    /// describes it.
    PdlResults(Box<dyn Any + Send + Sync>),
    /// A pass that is running, during its callback.
    ExternalPass {
        /// Upstream's.
        raw: u64,
    },
    /// A pass manager inside another one.
    OpPassManager {
        /// Upstream's, inside its parent.
        raw: u64,
        /// The pass manager that owns it.
        parent: Bits,
        /// The name of the operations it is for.
        anchor: String,
    },
    /// A symbol table of an operation.
    SymbolTable {
        /// The operation.
        operation: Bits,
        /// The symbols as they were when it last looked.
        symbols: HashMap<String, Bits>,
    },
    /// How to print parts of an operation.
    AsmState {
        /// The operation, or a value in it.
        of: Bits,
        /// How.
        flags: PrintingFlags,
    },
    /// Compiled code. Shared, so that it is there until it has returned.
    ExecutionEngine(Arc<Engine>),
    /// How to print.
    PrintingFlags(PrintingFlags),
    /// Version of bytecode to write, if not the newest.
    BytecodeConfig(Option<i64>),
    /// A value that is waited for.
    Answer(Arc<Answer>),
    /// Threads.
    ThreadPool(Arc<Pool>),
    /// Type IDs of the host.
    TypeIds(TypeIds),
    /// Text or bytes for the host to read.
    Text(Arc<[u8]>),
    /// A report for the host to read.
    Report(Arc<Report>),
}

impl Drop for Object {
    fn drop(&mut self) {
        match self {
            Object::PassManager { raw, .. } => {
                // SAFETY: owned by this object, dropped once.
                unsafe { sys::mlirPassManagerDestroy(sys::MlirPassManager::from_word(*raw)) }
            }
            Object::PatternSet(raw, _) if *raw != 0 => {
                let set = sys::MlirRewritePatternSet::from_word(*raw);
                // SAFETY: owned by this object, dropped once.
                unsafe { sys::mlirRewritePatternSetDestroy(set) }
            }
            _ => {}
        }
    }
}

impl Inner {
    /// The handles of those nested pass managers of which `test` holds, asked
    /// with upstream's word and the pass manager that owns it.
    pub fn nested_where(&self, test: impl Fn(u64, Bits) -> bool) -> Vec<Bits> {
        let handle = |(index, object): (&u32, &Object)| match object {
            Object::OpPassManager { raw, parent, .. } if test(*raw, *parent) => {
                let generation = TABLE.slot(*index)?.state().generation();
                Some(Bits::new(kind::OP_PASS_MANAGER, generation, 0, *index))
            }
            _ => None,
        };
        self.objects.iter().filter_map(handle).collect()
    }
}
