//! What is not generated, and why.

use std::collections::BTreeSet;

use super::function::GATHERS;
use super::types::LOOKS_INTO;
use crate::description::{Description, Handle};

/// Functions that are not generated, and why: most are done by hand, in the file
/// that is named. Those that a type of handles names as its `retain` or `release`
/// are among them without being listed.
const BY_HAND: &[(&str, &str)] = &[
    ("mlsHandleRetain", "handle.go: Keep"),
    ("mlsHandleRelease", "handle.go: finalizers, Release"),
    ("mlsStringGet", "a Go string has the text"),
    ("mlsStringDestroy", "a Go string has the text"),
    ("mlsStringRefCreate", "Go has strings"),
    ("mlsStringRefCreateFromCString", "Go has strings"),
    ("mlsStringRefEqual", "Go has strings"),
    ("mlsStatusGetReport", "error.go: Error"),
    ("mlsStatusMessage", "error.go: Error"),
    ("mlsStatusName", "error.go: Code"),
    ("mlsLogicalResultSuccess", "error.go: nil"),
    ("mlsLogicalResultFailure", "error.go: ErrUpstreamFailed"),
    ("mlsLogicalResultIsSuccess", "error.go: an error is nil"),
    ("mlsLogicalResultIsFailure", "error.go: an error is not nil"),
    ("mlsReportGetCode", "error.go: Error"),
    ("mlsReportGetFunction", "error.go: Error"),
    ("mlsReportGetArgument", "error.go: Error"),
    ("mlsReportGetMessage", "error.go: Error"),
    ("mlsReportGetErrorToken", "error.go: Error"),
    ("mlsReportGetNumDiagnostics", "error.go: Error"),
    ("mlsReportGetDiagnostic", "error.go: Error"),
    ("mlsReportGetNote", "error.go: Error"),
    ("mlsReportDestroy", "error.go: Error"),
    ("mlsDiagnosticGetSeverity", "diagnostics.go: a field"),
    ("mlsDiagnosticGetLocation", "diagnostics.go: a field"),
    ("mlsDiagnosticGetNumNotes", "diagnostics.go: a field"),
    ("mlsDiagnosticGetNote", "diagnostics.go: a field"),
    ("mlsDiagnosticPrint", "diagnostics.go: plain data"),
    ("mlsContextAttachDiagnosticHandler", "diagnostics.go"),
    ("mlsContextAddInvalidationHook", "invalidation.go"),
    ("mlsContextEnter", "session.go: Session"),
    ("mlsContextLeave", "session.go: Session"),
    ("mlsHostSetHooks", "Go has no lock around everything"),
    (
        "mlsCallbackFail",
        "callbacks.go: a callback returns an error",
    ),
    ("mlsOperationWalk", "walk.go"),
    ("mlsSymbolTableWalkSymbolTables", "walk.go"),
    ("mlsCreateExternalPass", "passes.go"),
    (
        "mlsExternalPassSignalFailure",
        "passes.go: Run returns an error",
    ),
    ("mlsOpRewritePatternCreate", "patterns.go"),
    ("mlsPDLPatternModuleRegisterRewriteFunction", "patterns.go"),
    (
        "mlsPDLPatternModuleRegisterConstraintFunction",
        "patterns.go",
    ),
    ("mlsUnmanagedDenseResourceElementsAttrGet", "data.go"),
    ("mlsDenseElementsAttrGetRawData", "data.go"),
    ("mlsExecutionEngineInvokePacked", "engine.go"),
    (
        "mlsInferShapedTypeOpInterfaceInferReturnTypes",
        "shapes.go: one slice instead of two",
    ),
    ("mlsGreedyRewriteDriverConfigDestroy", "plain data"),
    ("mlsGreedyRewriteDriverConfigGetMaxIterations", "a field"),
    ("mlsGreedyRewriteDriverConfigGetMaxNumRewrites", "a field"),
    (
        "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigIsFoldingEnabled", "a field"),
    ("mlsGreedyRewriteDriverConfigGetStrictness", "a field"),
    (
        "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel",
        "a field",
    ),
    (
        "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigSetMaxIterations", "a field"),
    ("mlsGreedyRewriteDriverConfigSetMaxNumRewrites", "a field"),
    (
        "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigEnableFolding", "a field"),
    ("mlsGreedyRewriteDriverConfigSetStrictness", "a field"),
    (
        "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel",
        "a field",
    ),
    ("mlsGreedyRewriteDriverConfigEnableConstantCSE", "a field"),
    ("mlsTransformOptionsDestroy", "plain data"),
    ("mlsTransformOptionsGetExpensiveChecksEnabled", "a field"),
    (
        "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp",
        "a field",
    ),
    ("mlsTransformOptionsEnableExpensiveChecks", "a field"),
    (
        "mlsTransformOptionsEnforceSingleTopLevelTransformOp",
        "a field",
    ),
];

/// Structures that are not generated, and why.
const STRUCTURES_BY_HAND: &[(&str, &str)] = &[
    ("MlsStatus", "error.go: Error"),
    ("MlsStringRef", "Go has strings"),
    ("MlsDiagnostic", "diagnostics.go"),
    ("MlsDiagnosticNote", "diagnostics.go"),
    ("MlsExternalPassCallbacks", "passes.go: ExternalPassOptions"),
    (
        "MlsRewritePatternCallbacks",
        "patterns.go: a Go function instead",
    ),
    ("MlsHostHooks", "Go has no lock around everything"),
    ("MlsRawData", "data.go"),
    (
        "MlsShapedTypeComponents",
        "shapes.go: with the sizes, instead of where they are",
    ),
];

/// Types of handles that Go does not have, and why.
const HANDLES_BY_HAND: &[(&str, &str)] = &[
    ("MlsString", "Go has strings"),
    ("MlsReport", "error.go: Error"),
];

/// Why a function is not generated; nothing if it is.
pub(super) fn function(description: &Description, name: &str) -> Option<&'static str> {
    let counts = |one: &Handle| [&one.retain, &one.release].contains(&&Some(name.to_owned()));
    reason(BY_HAND, name).or_else(|| {
        let mut handles = description.handles.iter();
        handles.any(counts).then_some("handle.go counts references")
    })
}

/// The same of a structure.
pub(super) fn structure(name: &str) -> Option<&'static str> {
    reason(STRUCTURES_BY_HAND, name)
}

/// The same of a type of handles.
pub(super) fn handle(name: &str) -> Option<&'static str> {
    reason(HANDLES_BY_HAND, name)
}

fn reason(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let found = table.iter().find(|(one, _)| *one == name);
    found.map(|(_, reason)| *reason)
}

/// Every name of the tables is one of the description.
pub(super) fn check(description: &Description) -> Result<(), String> {
    let functions = description.functions.iter().map(|one| one.name.as_str());
    let structures = description.structures.iter().map(|one| one.name.as_str());
    let handles = description.handles.iter().map(|one| one.name.as_str());
    let known: BTreeSet<_> = functions.chain(structures).chain(handles).collect();
    let tables = [BY_HAND, STRUCTURES_BY_HAND, HANDLES_BY_HAND].concat();
    let named = tables.iter().map(|(name, _)| name);
    let named = named.chain(LOOKS_INTO).chain([&GATHERS]);
    match named.into_iter().find(|name| !known.contains(**name)) {
        Some(name) => Err(format!("Go: no {name} in the description")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_tables_are_known() {
        let nothing = Description {
            format: 1,
            version: String::new(),
            mlir: String::new(),
            handles: Vec::new(),
            enumerations: Vec::new(),
            structures: Vec::new(),
            callbacks: Vec::new(),
            numbers: Vec::new(),
            constants: Vec::new(),
            functions: Vec::new(),
        };
        assert!(check(&nothing).is_err_and(|error| error.contains("mlsHandleRetain")));
    }

    #[test]
    fn what_is_by_hand_is_named_exactly() {
        assert!(reason(BY_HAND, "mlsStringGet").is_some());
        assert!(reason(BY_HAND, "mlsStringAttrGetValue").is_none());
    }
}
