//! The functions of C that are no functions of C++: what is there instead.

use std::collections::BTreeSet;

use crate::description::Description;

/// Functions, and what C++ has instead of them.
pub struct Replaced {
    /// What does it, as a sentence.
    pub by: &'static str,
    /// The functions of C.
    pub functions: &'static [&'static str],
}

/// Handles that never reach the user: their functions are the business of the base.
pub const HIDDEN: &[(&str, &str)] = &[
    ("MlsString", "Texts are given as `std::string`."),
    ("MlsReport", "`Error` has read the report."),
    (
        "MlsOperationState",
        "`OperationParts` is a structure, which owns the regions.",
    ),
];

/// All that the classes do not have one by one.
pub const REPLACED: &[Replaced] = &[
    Replaced {
        by: "A call that is refused throws an `Error`, or gives one.",
        functions: &[
            "mlsStatusMessage",
            "mlsStatusGetReport",
            "mlsLogicalResultIsSuccess",
            "mlsLogicalResultIsFailure",
            "mlsLogicalResultSuccess",
            "mlsLogicalResultFailure",
        ],
    },
    Replaced {
        by: "Texts are taken as `std::string_view`.",
        functions: &[
            "mlsStringRefCreate",
            "mlsStringRefCreateFromCString",
            "mlsStringRefEqual",
        ],
    },
    Replaced {
        by: "`Owned` gives up references; a rewriter ends with its last one.",
        functions: &[
            "mlsHandleRetain",
            "mlsHandleRelease",
            "mlsIRRewriterDestroy",
        ],
    },
    Replaced {
        by: "`Diagnostic` is a structure with copies of its texts.",
        functions: &[
            "mlsDiagnosticGetSeverity",
            "mlsDiagnosticGetLocation",
            "mlsDiagnosticGetNumNotes",
            "mlsDiagnosticGetNote",
            "mlsDiagnosticPrint",
        ],
    },
    Replaced {
        by: "`NamedAttribute` is a structure: `{name, attribute}`.",
        functions: &["mlsNamedAttributeGet"],
    },
    Replaced {
        by: "`GreedyRewriteDriverConfig` is a structure, which begins with the usual values.",
        functions: &[
            "mlsGreedyRewriteDriverConfigCreate",
            "mlsGreedyRewriteDriverConfigDestroy",
            "mlsGreedyRewriteDriverConfigSetMaxIterations",
            "mlsGreedyRewriteDriverConfigSetMaxNumRewrites",
            "mlsGreedyRewriteDriverConfigSetUseTopDownTraversal",
            "mlsGreedyRewriteDriverConfigEnableFolding",
            "mlsGreedyRewriteDriverConfigSetStrictness",
            "mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel",
            "mlsGreedyRewriteDriverConfigEnableConstantCSE",
            "mlsGreedyRewriteDriverConfigGetMaxIterations",
            "mlsGreedyRewriteDriverConfigGetMaxNumRewrites",
            "mlsGreedyRewriteDriverConfigGetUseTopDownTraversal",
            "mlsGreedyRewriteDriverConfigIsFoldingEnabled",
            "mlsGreedyRewriteDriverConfigGetStrictness",
            "mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel",
            "mlsGreedyRewriteDriverConfigIsConstantCSEEnabled",
        ],
    },
    Replaced {
        by: "`TransformOptions` is a structure, which begins with the usual values.",
        functions: &[
            "mlsTransformOptionsCreate",
            "mlsTransformOptionsDestroy",
            "mlsTransformOptionsEnableExpensiveChecks",
            "mlsTransformOptionsGetExpensiveChecksEnabled",
            "mlsTransformOptionsEnforceSingleTopLevelTransformOp",
            "mlsTransformOptionsGetEnforceSingleTopLevelTransformOp",
        ],
    },
    Replaced {
        by: "`createOperation` takes `OperationParts`, and a block to put it into or none.",
        functions: &[
            "mlsOperationStateGet",
            "mlsOperationCreate",
            "mlsOperationCreateInBlock",
        ],
    },
    Replaced {
        by: "`createExternalPass` takes anything that can be called.",
        functions: &["mlsCreateExternalPass"],
    },
    Replaced {
        by: "`createOpRewritePattern` takes anything that can be called.",
        functions: &["mlsOpRewritePatternCreate"],
    },
    Replaced {
        by: "`getUnmanagedDenseResourceElementsAttr` takes anything that can be called.",
        functions: &["mlsUnmanagedDenseResourceElementsAttrGet"],
    },
    Replaced {
        by: "`getStridesAndOffset` gives a structure.",
        functions: &["mlsMemRefTypeGetStridesAndOffset"],
    },
    Replaced {
        by: "`inferShapedTypeOpInterfaceInferReturnTypes` gives structures with their sizes.",
        functions: &["mlsInferShapedTypeOpInterfaceInferReturnTypes"],
    },
    Replaced {
        by: "`Session` is a scope.",
        functions: &["mlsContextEnter", "mlsContextLeave"],
    },
];

/// Whether users see handles of this type.
pub fn is_shown(handle: &str) -> bool {
    HIDDEN.iter().all(|(name, _)| *name != handle)
}

/// The names of all functions that no class has, checked; and the table of them, as
/// a comment.
pub fn read(description: &Description) -> Result<(BTreeSet<&str>, String), String> {
    let mut all = BTreeSet::new();
    let mut text = String::from("// What C has and C++ has not under the same name:\n");
    let mut add = |by: &str, functions: Vec<&'_ str>| {
        text.push_str(&format!("//\n// {by}\n"));
        for name in functions {
            text.push_str(&format!("// - {name}\n"));
        }
    };
    for one in REPLACED {
        for name in one.functions {
            let known = description.functions.iter().find(|it| it.name == *name);
            let known = known.ok_or(format!("layers/cpp/replaced.rs: there is no {name}"))?;
            if !all.insert(known.name.as_str()) {
                return Err(format!("layers/cpp/replaced.rs: {name} stands there twice"));
            }
        }
        add(one.by, one.functions.to_vec());
    }
    for (handle, by) in HIDDEN {
        let prefix = handle.replacen("Mls", "mls", 1);
        // `mlsStringRefCreate` is about something else.
        let own = |name: &str| {
            let first = description.functions.iter().find(|one| one.name == name);
            let first = first.and_then(|one| one.parameters.first());
            name.starts_with(&prefix) && first.is_some_and(|one| one.ty == *handle)
        };
        let names = description.functions.iter().map(|one| one.name.as_str());
        let names: Vec<&str> = names.filter(|name| own(name)).collect();
        if names.is_empty() {
            return Err(format!("layers/cpp/replaced.rs: nothing is about {handle}"));
        }
        all.extend(names.iter().copied());
        add(by, names);
    }
    let owners = description.handles.iter();
    for handle in owners.filter(|one| is_shown(&one.name)) {
        let own = [&handle.retain, &handle.release, &handle.destroy];
        all.extend(own.into_iter().flatten().map(String::as_str));
    }
    text.push_str("//\n// `Owned` retains, releases and destroys all that has such functions.\n");
    Ok((all, text))
}
