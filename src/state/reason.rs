//! Why objects die: calls of the host, and numbered pass runs.

use std::collections::VecDeque;

use crate::handle::lock::Mutex;
use crate::handle::slot::MAX_WHY;

/// Words below this are calls, words from here on are pass runs.
const FIRST_RUN: u32 = 4096;
/// Runs whose pipeline is remembered.
const REMEMBERED: usize = 1024;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A call that ends objects.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Reason { $($(#[$doc])* $name),* }

        const TEXTS: &[&str] = &[$($text),*];
    };
}

reasons! {
    /// Nothing that the library knows of.
    Unknown = "destroyed outside of the library's sight",
    /// The context.
    ContextDestroy = "its context was destroyed by mlsContextDestroy",
    /// The module.
    ModuleDestroy = "destroyed by mlsModuleDestroy",
    /// The operation or what holds it.
    OperationDestroy = "destroyed by mlsOperationDestroy",
    /// The block.
    BlockDestroy = "destroyed by mlsBlockDestroy",
    /// The region.
    RegionDestroy = "destroyed by mlsRegionDestroy",
    /// A detached region became part of an operation.
    Created = "consumed by mlsOperationCreate",
    /// The blocks of the target of a move.
    TakeBody = "destroyed by mlsRegionTakeBody",
    /// The argument.
    EraseArgument = "erased by mlsBlockEraseArgument",
    /// By way of a symbol table.
    SymbolTableErase = "erased by mlsSymbolTableErase",
    /// The object itself.
    Destroy = "destroyed by its destroy function",
    /// Nobody held it any more.
    Released = "destroyed when its last reference was released",
    /// Nobody held anything in the context any more.
    ContextReleased = "its context was destroyed when the last reference in it was released",
    /// An operation, by a pattern of the host.
    Rewritten = "erased by a rewrite pattern",
    /// An operation or block, by a rewriter of the host.
    Rewriter = "erased by a rewriter",
    /// A module of PDL patterns.
    PdlModule = "consumed by mlsPDLPatternModuleFromModule",
    /// The patterns of such a module.
    PdlPatterns = "consumed by mlsRewritePatternSetFromPDLPatternModule",
    /// A value that was waited for.
    Answered = "consumed by mlsAnswerWait",
    /// A pattern.
    PatternAdded = "taken by a pattern set",
    /// A pattern set.
    Frozen = "consumed by mlsFreezeRewritePattern",
    /// A pass.
    PassAdded = "taken by a pass manager",
    /// Something that is only there during a callback.
    CallbackReturned = "of use only until its callback returned",
    /// A nested pass manager that its parent gave up.
    PipelineParsed = "its parent pass manager was given another pipeline",
    /// A nested pass manager that a run may have merged into another.
    PipelineRun = "a run of its pass manager rearranged the nested ones",
    /// A trial of the library itself.
    Trial = "made and destroyed by the library's own trial",
}

impl Reason {
    /// The word that a death records.
    pub fn word(self) -> u32 {
        self as u32
    }
}

struct Runs {
    last: u64,
    pipelines: VecDeque<(u64, String)>,
}

static RUNS: Mutex<Runs> = Mutex::new(Runs {
    last: 0,
    pipelines: VecDeque::new(),
});

/// Numbers a pass run and remembers its pipeline.
pub fn new_run(pipeline: String) -> u64 {
    let mut runs = RUNS.lock();
    runs.last += 1;
    let number = runs.last;
    if runs.pipelines.len() == REMEMBERED {
        runs.pipelines.pop_front();
    }
    runs.pipelines.push_back((number, pipeline));
    number
}

/// The word that a death in this run records. The last word stands for every
/// run that has no word of its own.
pub fn word_of_run(run: u64) -> u32 {
    u32::try_from(run)
        .ok()
        .and_then(|run| run.checked_add(FIRST_RUN))
        .map_or(MAX_WHY, |w| w.min(MAX_WHY))
}

/// The run that a word stands for, or 0.
pub fn run_of_word(word: u32) -> u64 {
    if word < FIRST_RUN || word == MAX_WHY {
        0
    } else {
        u64::from(word - FIRST_RUN)
    }
}

/// `pass run 3: canonicalize,cse`.
pub fn describe_run(run: u64) -> String {
    let runs = RUNS.lock();
    match runs
        .pipelines
        .iter()
        .rev()
        .find(|(number, _)| *number == run)
    {
        Some((_, pipeline)) => format!("pass run {run}: {pipeline}"),
        None => format!("pass run {run}"),
    }
}

/// The sentence part for a word.
pub fn text(word: u32) -> String {
    if word == MAX_WHY {
        return "erased during a pass run".into();
    }
    if word >= FIRST_RUN {
        return format!("erased during {}", describe_run(run_of_word(word)));
    }
    let at = usize::try_from(word).unwrap_or(0);
    TEXTS.get(at).copied().unwrap_or("destroyed").into()
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn std::any::Any> {
    Box::new(RUNS.lock())
}
