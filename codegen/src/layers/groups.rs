//! Groups of functions that languages with objects have in a way of their own, each
//! for its own reason. `*` stands for any beginning or end.

/// What counts references.
pub const REFERENCES: &[&str] = &["*Retain", "*Release"];
/// What compares handles.
pub const COMPARISONS: &[&str] = &["*Equal", "*HashValue"];
/// What is about null.
pub const NULLS: &[&str] = &["*IsNull", "mlsAttributeGetNull"];
/// What texts are made of and read with.
pub const TEXTS: &[&str] = &[
    "mlsStringRefCreate",
    "mlsStringRefCreateFromCString",
    "mlsStringGet",
    "mlsStringDestroy",
];
/// What a status says.
pub const STATUSES: &[&str] = &[
    "mlsLogicalResult*",
    "mlsStatusName",
    "mlsStatusMessage",
    "mlsStatusGetReport",
    "mlsReport*",
];
/// What makes, reads and changes plain data.
pub const PLAIN_DATA: &[&str] = &[
    "mlsNamedAttributeGet",
    "mlsGreedyRewriteDriverConfigDestroy",
    "mlsGreedyRewriteDriverConfigSet*",
    "mlsGreedyRewriteDriverConfigGet*",
    "mlsGreedyRewriteDriverConfigEnable*",
    "mlsGreedyRewriteDriverConfigIs*",
    "mlsTransformOptionsDestroy",
    "mlsTransformOptionsEn*",
    "mlsTransformOptionsGet*",
];
/// What is about the host as a whole.
pub const HOST: &[&str] = &["mlsHostSetHooks", "mlsHostSetGone"];
/// What takes the functions of a pass or pattern.
pub const CONSTRUCTORS: &[&str] = &["mlsCreateExternalPass", "mlsOpRewritePatternCreate"];
/// Sessions.
pub const SESSIONS: &[&str] = &["mlsContextEnter", "mlsContextLeave"];
/// What is called until it is taken away.
pub const LISTENERS: &[&str] = &[
    "mlsContextAttachDiagnosticHandler",
    "mlsContextDetachDiagnosticHandler",
    "mlsContextAddInvalidationHook",
    "mlsContextRemoveInvalidationHook",
];
/// What deals with addresses.
pub const ADDRESSES: &[&str] = &[
    "mlsExecutionEngineInvokePacked",
    "mlsExecutionEngineRegisterSymbol",
    "mlsDenseElementsAttrGetRawData",
    "mlsUnmanagedDenseResourceElementsAttrGet",
];
