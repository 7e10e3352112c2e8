// Made by codegen (misuse.rs) from src/generated/ir.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_ir(void);

static void misuse_mlsContextEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextEqual((MlsContext){0}, fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextEqual", "ctx1", "null");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual((MlsContext){0xffffffffffffffffull}, fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextEqual", "ctx1", "garbage");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_wrong_kind_for_MlsContext(), fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextEqual", "ctx1", "wrong kind");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_stale_MlsContext(), fx_valid_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextEqual", "ctx1", "stale");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), (MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextEqual", "ctx2", "null");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), (MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextEqual", "ctx2", "garbage");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextEqual", "ctx2", "wrong kind");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextEqual", "ctx2", "stale");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), fx_other_context_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsContextEqual", "ctx2", "foreign context");
  fx_untouched(&out_, "mlsContextEqual");
  fx_fill(&out_);
  fx_check(mlsContextEqual(fx_valid_MlsContext(), fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsContextEqual");
}

static void misuse_mlsDialectEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectEqual((MlsDialect){0}, fx_valid_MlsDialect(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectEqual", "dialect1", "null");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual((MlsDialect){0xffffffffffffffffull}, fx_valid_MlsDialect(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectEqual", "dialect1", "garbage");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_wrong_kind_for_MlsDialect(), fx_valid_MlsDialect(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectEqual", "dialect1", "wrong kind");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_stale_MlsDialect(), fx_valid_MlsDialect(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDialectEqual", "dialect1", "stale");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), (MlsDialect){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectEqual", "dialect2", "null");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), (MlsDialect){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectEqual", "dialect2", "garbage");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), fx_wrong_kind_for_MlsDialect(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectEqual", "dialect2", "wrong kind");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), fx_stale_MlsDialect(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDialectEqual", "dialect2", "stale");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), fx_other_context_MlsDialect(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsDialectEqual", "dialect2", "foreign context");
  fx_untouched(&out_, "mlsDialectEqual");
  fx_fill(&out_);
  fx_check(mlsDialectEqual(fx_valid_MlsDialect(), fx_valid_MlsDialect(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectEqual");
}

static void misuse_mlsDialectHandleGetNamespace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectHandleGetNamespace((MlsDialectHandle){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectHandleGetNamespace", "handle", "null");
  fx_untouched(&out_, "mlsDialectHandleGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectHandleGetNamespace((MlsDialectHandle){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectHandleGetNamespace", "handle", "garbage");
  fx_untouched(&out_, "mlsDialectHandleGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectHandleGetNamespace(fx_wrong_kind_for_MlsDialectHandle(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectHandleGetNamespace", "handle", "wrong kind");
  fx_untouched(&out_, "mlsDialectHandleGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectHandleGetNamespace(fx_valid_MlsDialectHandle(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectHandleGetNamespace", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectHandleGetNamespace");
}

static void misuse_mlsLocationGetAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationGetAttribute", "location", "null");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationGetAttribute", "location", "garbage");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationGetAttribute", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationGetAttribute", "location", "stale");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationGetAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationGetAttribute");
}

static void misuse_mlsLocationFromAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFromAttribute", "attribute", "null");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFromAttribute", "attribute", "garbage");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFromAttribute", "attribute", "wrong kind");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFromAttribute", "attribute", "stale");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_attribute("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFromAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFromAttribute");
}

static void misuse_mlsLocationFileLineColGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet((MlsContext){0}, fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColGet", "context", "null");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet((MlsContext){0xffffffffffffffffull}, fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_wrong_kind_for_MlsContext(), fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_stale_MlsContext(), fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColGet", "filename", "null text");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_valid_MlsContext(), fx_string(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
}

static void misuse_mlsLocationFileLineColRangeGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet((MlsContext){0}, fx_string(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGet", "context", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet((MlsContext){0xffffffffffffffffull}, fx_string(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet(fx_wrong_kind_for_MlsContext(), fx_string(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet(fx_stale_MlsContext(), fx_string(), 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 0, 0, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGet", "filename", "null text");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGet(fx_valid_MlsContext(), fx_string(), 0, 0, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGet");
}

static void misuse_mlsLocationFileLineColRangeGetFilename(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetFilename((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGetFilename", "location", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetFilename");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetFilename((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGetFilename", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetFilename");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetFilename(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGetFilename", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetFilename");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetFilename(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGetFilename", "location", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetFilename");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetFilename(fx_location("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetFilename", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetFilename");
}

static void misuse_mlsLocationFileLineColRangeGetStartLine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartLine((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGetStartLine", "location", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartLine((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGetStartLine", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartLine(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGetStartLine", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartLine(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGetStartLine", "location", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartLine(fx_location("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetStartLine", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartLine");
}

static void misuse_mlsLocationFileLineColRangeGetStartColumn(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartColumn((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGetStartColumn", "location", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartColumn((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGetStartColumn", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartColumn(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGetStartColumn", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartColumn(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGetStartColumn", "location", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetStartColumn(fx_location("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetStartColumn", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetStartColumn");
}

static void misuse_mlsLocationFileLineColRangeGetEndLine(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndLine((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGetEndLine", "location", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndLine((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGetEndLine", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndLine(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGetEndLine", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndLine(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGetEndLine", "location", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndLine");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndLine(fx_location("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetEndLine", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndLine");
}

static void misuse_mlsLocationFileLineColRangeGetEndColumn(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndColumn((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColRangeGetEndColumn", "location", "null");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndColumn((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColRangeGetEndColumn", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndColumn(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColRangeGetEndColumn", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndColumn(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColRangeGetEndColumn", "location", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndColumn");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetEndColumn(fx_location("loc(\"a.mlir\":1:2)"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetEndColumn", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetEndColumn");
}

static void misuse_mlsLocationFileLineColRangeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColRangeGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColRangeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColRangeGetTypeID");
}

static void misuse_mlsLocationIsAFileLineColRange(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationIsAFileLineColRange((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationIsAFileLineColRange", "location", "null");
  fx_untouched(&out_, "mlsLocationIsAFileLineColRange");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFileLineColRange((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationIsAFileLineColRange", "location", "garbage");
  fx_untouched(&out_, "mlsLocationIsAFileLineColRange");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFileLineColRange(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationIsAFileLineColRange", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationIsAFileLineColRange");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFileLineColRange(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationIsAFileLineColRange", "location", "stale");
  fx_untouched(&out_, "mlsLocationIsAFileLineColRange");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFileLineColRange(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationIsAFileLineColRange", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationIsAFileLineColRange");
}

static void misuse_mlsLocationCallSiteGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet((MlsLocation){0}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGet", "callee", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGet", "callee", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGet", "callee", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_stale_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGet", "callee", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGet", "caller", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGet", "caller", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGet", "caller", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGet", "caller", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationCallSiteGet", "caller", "foreign context");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationCallSiteGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
}

static void misuse_mlsLocationCallSiteGetCallee(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCallee((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGetCallee", "location", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGetCallee");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCallee((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGetCallee", "location", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGetCallee");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCallee(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGetCallee", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGetCallee");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCallee(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGetCallee", "location", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGetCallee");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCallee(fx_location("loc(callsite(\"f\" at \"a.mlir\":1:2))"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationCallSiteGetCallee", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationCallSiteGetCallee");
}

static void misuse_mlsLocationCallSiteGetCaller(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCaller((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGetCaller", "location", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGetCaller");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCaller((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGetCaller", "location", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGetCaller");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCaller(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGetCaller", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGetCaller");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCaller(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGetCaller", "location", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGetCaller");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetCaller(fx_location("loc(callsite(\"f\" at \"a.mlir\":1:2))"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationCallSiteGetCaller", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationCallSiteGetCaller");
}

static void misuse_mlsLocationCallSiteGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationCallSiteGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationCallSiteGetTypeID");
}

static void misuse_mlsLocationIsACallSite(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationIsACallSite((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationIsACallSite", "location", "null");
  fx_untouched(&out_, "mlsLocationIsACallSite");
  fx_fill(&out_);
  fx_check(mlsLocationIsACallSite((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationIsACallSite", "location", "garbage");
  fx_untouched(&out_, "mlsLocationIsACallSite");
  fx_fill(&out_);
  fx_check(mlsLocationIsACallSite(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationIsACallSite", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationIsACallSite");
  fx_fill(&out_);
  fx_check(mlsLocationIsACallSite(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationIsACallSite", "location", "stale");
  fx_untouched(&out_, "mlsLocationIsACallSite");
  fx_fill(&out_);
  fx_check(mlsLocationIsACallSite(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationIsACallSite", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationIsACallSite");
}

static void misuse_mlsLocationFusedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet((MlsContext){0}, 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGet", "context", "null");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_stale_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), -1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLocationFusedGet", "n_locations", "-1");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLocationFusedGet", "n_locations", "too large");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, NULL, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGet", "locations", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){(MlsLocation){0}}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGet", "locations", "null");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){(MlsLocation){0xffffffffffffffffull}}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "locations", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_wrong_kind_for_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "locations", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_stale_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "locations", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_other_context_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationFusedGet", "locations", "foreign context");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "metadata", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "metadata", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "metadata", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationFusedGet", "metadata", "foreign context");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGet");
}

static void misuse_mlsLocationFusedGetNumLocations(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetNumLocations((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGetNumLocations", "location", "null");
  fx_untouched(&out_, "mlsLocationFusedGetNumLocations");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetNumLocations((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGetNumLocations", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGetNumLocations");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetNumLocations(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGetNumLocations", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGetNumLocations");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetNumLocations(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGetNumLocations", "location", "stale");
  fx_untouched(&out_, "mlsLocationFusedGetNumLocations");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetNumLocations(fx_location("loc(fused<7 : i32>[\"f\", \"g\"])"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGetNumLocations", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGetNumLocations");
}

static void misuse_mlsLocationFusedGetMetadata(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetMetadata((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGetMetadata", "location", "null");
  fx_untouched(&out_, "mlsLocationFusedGetMetadata");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetMetadata((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGetMetadata", "location", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGetMetadata");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetMetadata(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGetMetadata", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGetMetadata");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetMetadata(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGetMetadata", "location", "stale");
  fx_untouched(&out_, "mlsLocationFusedGetMetadata");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetMetadata(fx_location("loc(fused<7 : i32>[\"f\", \"g\"])"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGetMetadata", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGetMetadata");
}

static void misuse_mlsLocationFusedGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFusedGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGetTypeID");
}

static void misuse_mlsLocationIsAFused(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationIsAFused((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationIsAFused", "location", "null");
  fx_untouched(&out_, "mlsLocationIsAFused");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFused((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationIsAFused", "location", "garbage");
  fx_untouched(&out_, "mlsLocationIsAFused");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFused(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationIsAFused", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationIsAFused");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFused(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationIsAFused", "location", "stale");
  fx_untouched(&out_, "mlsLocationIsAFused");
  fx_fill(&out_);
  fx_check(mlsLocationIsAFused(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationIsAFused", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationIsAFused");
}

static void misuse_mlsLocationNameGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationNameGet((MlsContext){0}, fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationNameGet", "context", "null");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet((MlsContext){0xffffffffffffffffull}, fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_wrong_kind_for_MlsContext(), fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_stale_MlsContext(), fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGet", "name", "null text");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGet", "child_loc", "garbage");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGet", "child_loc", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGet", "child_loc", "stale");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationNameGet", "child_loc", "foreign context");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationNameGet");
}

static void misuse_mlsLocationNameGetName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationNameGetName((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationNameGetName", "location", "null");
  fx_untouched(&out_, "mlsLocationNameGetName");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetName((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGetName", "location", "garbage");
  fx_untouched(&out_, "mlsLocationNameGetName");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetName(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGetName", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGetName");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetName(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGetName", "location", "stale");
  fx_untouched(&out_, "mlsLocationNameGetName");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetName(fx_location("loc(\"f\"(\"a.mlir\":1:2))"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGetName", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationNameGetName");
}

static void misuse_mlsLocationNameGetChildLoc(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationNameGetChildLoc((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationNameGetChildLoc", "location", "null");
  fx_untouched(&out_, "mlsLocationNameGetChildLoc");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetChildLoc((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGetChildLoc", "location", "garbage");
  fx_untouched(&out_, "mlsLocationNameGetChildLoc");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetChildLoc(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGetChildLoc", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGetChildLoc");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetChildLoc(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGetChildLoc", "location", "stale");
  fx_untouched(&out_, "mlsLocationNameGetChildLoc");
  fx_fill(&out_);
  fx_check(mlsLocationNameGetChildLoc(fx_location("loc(\"f\"(\"a.mlir\":1:2))"), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGetChildLoc", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationNameGetChildLoc");
}

static void misuse_mlsLocationNameGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationNameGetTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationNameGetTypeID");
}

static void misuse_mlsLocationIsAName(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationIsAName((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationIsAName", "location", "null");
  fx_untouched(&out_, "mlsLocationIsAName");
  fx_fill(&out_);
  fx_check(mlsLocationIsAName((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationIsAName", "location", "garbage");
  fx_untouched(&out_, "mlsLocationIsAName");
  fx_fill(&out_);
  fx_check(mlsLocationIsAName(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationIsAName", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationIsAName");
  fx_fill(&out_);
  fx_check(mlsLocationIsAName(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationIsAName", "location", "stale");
  fx_untouched(&out_, "mlsLocationIsAName");
  fx_fill(&out_);
  fx_check(mlsLocationIsAName(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationIsAName", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationIsAName");
}

static void misuse_mlsLocationUnknownGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationUnknownGet", "context", "null");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationUnknownGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationUnknownGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationUnknownGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationUnknownGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationUnknownGet");
}

static void misuse_mlsLocationGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationGetContext((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationGetContext", "location", "null");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationGetContext", "location", "garbage");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationGetContext", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationGetContext", "location", "stale");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationGetContext");
}

static void misuse_mlsLocationEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationEqual((MlsLocation){0}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationEqual", "l1", "null");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationEqual", "l1", "garbage");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationEqual", "l1", "wrong kind");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_stale_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationEqual", "l1", "stale");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationEqual", "l2", "null");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationEqual", "l2", "garbage");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationEqual", "l2", "wrong kind");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationEqual", "l2", "stale");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationEqual", "l2", "foreign context");
  fx_untouched(&out_, "mlsLocationEqual");
  fx_fill(&out_);
  fx_check(mlsLocationEqual(fx_valid_MlsLocation(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationEqual");
}

static void misuse_mlsModuleEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleEqual((MlsModule){0}, fx_valid_MlsModule(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleEqual", "lhs", "null");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual((MlsModule){0xffffffffffffffffull}, fx_valid_MlsModule(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleEqual", "lhs", "garbage");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_wrong_kind_for_MlsModule(), fx_valid_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleEqual", "lhs", "wrong kind");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_stale_MlsModule(), fx_valid_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleEqual", "lhs", "stale");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), (MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleEqual", "rhs", "null");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), (MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleEqual", "rhs", "garbage");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleEqual", "rhs", "wrong kind");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleEqual", "rhs", "stale");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), fx_other_context_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsModuleEqual", "rhs", "foreign context");
  fx_untouched(&out_, "mlsModuleEqual");
  fx_fill(&out_);
  fx_check(mlsModuleEqual(fx_valid_MlsModule(), fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleEqual");
}

static void misuse_mlsModuleHashValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleHashValue((MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleHashValue", "module", "null");
  fx_untouched(&out_, "mlsModuleHashValue");
  fx_fill(&out_);
  fx_check(mlsModuleHashValue((MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleHashValue", "module", "garbage");
  fx_untouched(&out_, "mlsModuleHashValue");
  fx_fill(&out_);
  fx_check(mlsModuleHashValue(fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleHashValue", "module", "wrong kind");
  fx_untouched(&out_, "mlsModuleHashValue");
  fx_fill(&out_);
  fx_check(mlsModuleHashValue(fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleHashValue", "module", "stale");
  fx_untouched(&out_, "mlsModuleHashValue");
  fx_fill(&out_);
  fx_check(mlsModuleHashValue(fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleHashValue", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleHashValue");
}

static void misuse_mlsOperationEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationEqual((MlsOperation){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationEqual", "op", "null");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationEqual", "op", "garbage");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationEqual", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_stale_MlsOperation(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationEqual", "op", "stale");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationEqual", "other", "null");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationEqual", "other", "garbage");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationEqual", "other", "wrong kind");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationEqual", "other", "stale");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationEqual", "other", "foreign context");
  fx_untouched(&out_, "mlsOperationEqual");
  fx_fill(&out_);
  fx_check(mlsOperationEqual(fx_valid_MlsOperation(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationEqual");
}

static void misuse_mlsOperationHashValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationHashValue((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationHashValue", "op", "null");
  fx_untouched(&out_, "mlsOperationHashValue");
  fx_fill(&out_);
  fx_check(mlsOperationHashValue((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationHashValue", "op", "garbage");
  fx_untouched(&out_, "mlsOperationHashValue");
  fx_fill(&out_);
  fx_check(mlsOperationHashValue(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationHashValue", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationHashValue");
  fx_fill(&out_);
  fx_check(mlsOperationHashValue(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationHashValue", "op", "stale");
  fx_untouched(&out_, "mlsOperationHashValue");
  fx_fill(&out_);
  fx_check(mlsOperationHashValue(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationHashValue", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationHashValue");
}

static void misuse_mlsOperationGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationGetTypeID((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationGetTypeID", "op", "null");
  fx_untouched(&out_, "mlsOperationGetTypeID");
  fx_fill(&out_);
  fx_check(mlsOperationGetTypeID((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationGetTypeID", "op", "garbage");
  fx_untouched(&out_, "mlsOperationGetTypeID");
  fx_fill(&out_);
  fx_check(mlsOperationGetTypeID(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationGetTypeID", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationGetTypeID");
  fx_fill(&out_);
  fx_check(mlsOperationGetTypeID(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationGetTypeID", "op", "stale");
  fx_untouched(&out_, "mlsOperationGetTypeID");
  fx_fill(&out_);
  fx_check(mlsOperationGetTypeID(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationGetTypeID");
}

static void misuse_mlsRegionEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsRegionEqual((MlsRegion){0}, fx_valid_MlsRegion(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionEqual", "region", "null");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual((MlsRegion){0xffffffffffffffffull}, fx_valid_MlsRegion(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionEqual", "region", "garbage");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_wrong_kind_for_MlsRegion(), fx_valid_MlsRegion(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionEqual", "region", "wrong kind");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_stale_MlsRegion(), fx_valid_MlsRegion(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionEqual", "region", "stale");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), (MlsRegion){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionEqual", "other", "null");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), (MlsRegion){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionEqual", "other", "garbage");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), fx_wrong_kind_for_MlsRegion(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionEqual", "other", "wrong kind");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), fx_stale_MlsRegion(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionEqual", "other", "stale");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), fx_other_context_MlsRegion(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsRegionEqual", "other", "foreign context");
  fx_untouched(&out_, "mlsRegionEqual");
  fx_fill(&out_);
  fx_check(mlsRegionEqual(fx_valid_MlsRegion(), fx_valid_MlsRegion(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsRegionEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsRegionEqual");
}

static void misuse_mlsBlockEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockEqual((MlsBlock){0}, fx_valid_MlsBlock(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockEqual", "block", "null");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual((MlsBlock){0xffffffffffffffffull}, fx_valid_MlsBlock(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockEqual", "block", "garbage");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_wrong_kind_for_MlsBlock(), fx_valid_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockEqual", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_stale_MlsBlock(), fx_valid_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockEqual", "block", "stale");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), (MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockEqual", "other", "null");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), (MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockEqual", "other", "garbage");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockEqual", "other", "wrong kind");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockEqual", "other", "stale");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), fx_other_context_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsBlockEqual", "other", "foreign context");
  fx_untouched(&out_, "mlsBlockEqual");
  fx_fill(&out_);
  fx_check(mlsBlockEqual(fx_valid_MlsBlock(), fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockEqual");
}

static void misuse_mlsValueEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueEqual((MlsValue){0}, fx_valid_MlsValue(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueEqual", "value1", "null");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual((MlsValue){0xffffffffffffffffull}, fx_valid_MlsValue(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueEqual", "value1", "garbage");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_wrong_kind_for_MlsValue(), fx_valid_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueEqual", "value1", "wrong kind");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_stale_MlsValue(), fx_valid_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueEqual", "value1", "stale");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), (MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueEqual", "value2", "null");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), (MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueEqual", "value2", "garbage");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueEqual", "value2", "wrong kind");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueEqual", "value2", "stale");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), fx_other_context_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueEqual", "value2", "foreign context");
  fx_untouched(&out_, "mlsValueEqual");
  fx_fill(&out_);
  fx_check(mlsValueEqual(fx_valid_MlsValue(), fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsValueEqual");
}

static void misuse_mlsTypeGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeGetContext((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeGetContext", "ty", "null");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeGetContext", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeGetContext", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeGetContext", "ty", "stale");
  fx_untouched(&out_, "mlsTypeGetContext");
  fx_fill(&out_);
  fx_check(mlsTypeGetContext(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeGetContext");
}

static void misuse_mlsTypeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeGetTypeID((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeGetTypeID", "ty", "null");
  fx_untouched(&out_, "mlsTypeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeGetTypeID((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeGetTypeID", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeGetTypeID(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeGetTypeID", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeGetTypeID(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeGetTypeID", "ty", "stale");
  fx_untouched(&out_, "mlsTypeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeGetTypeID(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeGetTypeID");
}

static void misuse_mlsTypeGetDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeGetDialect", "ty", "null");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeGetDialect", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeGetDialect", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeGetDialect", "ty", "stale");
  fx_untouched(&out_, "mlsTypeGetDialect");
  fx_fill(&out_);
  fx_check(mlsTypeGetDialect(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeGetDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeGetDialect");
}

static void misuse_mlsTypeEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeEqual((MlsType){0}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeEqual", "t1", "null");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual((MlsType){0xffffffffffffffffull}, fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeEqual", "t1", "garbage");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_wrong_kind_for_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeEqual", "t1", "wrong kind");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_stale_MlsType(), fx_valid_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeEqual", "t1", "stale");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), (MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeEqual", "t2", "null");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), (MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeEqual", "t2", "garbage");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeEqual", "t2", "wrong kind");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeEqual", "t2", "stale");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), fx_other_context_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsTypeEqual", "t2", "foreign context");
  fx_untouched(&out_, "mlsTypeEqual");
  fx_fill(&out_);
  fx_check(mlsTypeEqual(fx_valid_MlsType(), fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeEqual");
}

static void misuse_mlsTypeDump(void) {
  fx_check(mlsTypeDump((MlsType){0}),
           MLS_STATUS_NULL_HANDLE, "mlsTypeDump", "ty", "null");
  fx_check(mlsTypeDump((MlsType){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsTypeDump", "ty", "garbage");
  fx_check(mlsTypeDump(fx_wrong_kind_for_MlsType()),
           MLS_STATUS_WRONG_KIND, "mlsTypeDump", "ty", "wrong kind");
  fx_check(mlsTypeDump(fx_stale_MlsType()),
           MLS_STATUS_STALE_HANDLE, "mlsTypeDump", "ty", "stale");
}

static void misuse_mlsAttributeGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetContext", "attribute", "null");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetContext", "attribute", "garbage");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetContext", "attribute", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetContext", "attribute", "stale");
  fx_untouched(&out_, "mlsAttributeGetContext");
  fx_fill(&out_);
  fx_check(mlsAttributeGetContext(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetContext");
}

static void misuse_mlsAttributeGetType(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetType((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetType", "attribute", "null");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetType", "attribute", "garbage");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetType", "attribute", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetType", "attribute", "stale");
  fx_untouched(&out_, "mlsAttributeGetType");
  fx_fill(&out_);
  fx_check(mlsAttributeGetType(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetType", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetType");
}

static void misuse_mlsAttributeGetTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetTypeID((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetTypeID", "attribute", "null");
  fx_untouched(&out_, "mlsAttributeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsAttributeGetTypeID((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetTypeID", "attribute", "garbage");
  fx_untouched(&out_, "mlsAttributeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsAttributeGetTypeID(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetTypeID", "attribute", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsAttributeGetTypeID(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetTypeID", "attribute", "stale");
  fx_untouched(&out_, "mlsAttributeGetTypeID");
  fx_fill(&out_);
  fx_check(mlsAttributeGetTypeID(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetTypeID");
}

static void misuse_mlsAttributeGetDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeGetDialect", "attribute", "null");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeGetDialect", "attribute", "garbage");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeGetDialect", "attribute", "wrong kind");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeGetDialect", "attribute", "stale");
  fx_untouched(&out_, "mlsAttributeGetDialect");
  fx_fill(&out_);
  fx_check(mlsAttributeGetDialect(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeGetDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeGetDialect");
}

static void misuse_mlsAttributeEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeEqual((MlsAttribute){0}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeEqual", "a1", "null");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual((MlsAttribute){0xffffffffffffffffull}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeEqual", "a1", "garbage");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_wrong_kind_for_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeEqual", "a1", "wrong kind");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_stale_MlsAttribute(), fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeEqual", "a1", "stale");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), (MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeEqual", "a2", "null");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeEqual", "a2", "garbage");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeEqual", "a2", "wrong kind");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeEqual", "a2", "stale");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsAttributeEqual", "a2", "foreign context");
  fx_untouched(&out_, "mlsAttributeEqual");
  fx_fill(&out_);
  fx_check(mlsAttributeEqual(fx_valid_MlsAttribute(), fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeEqual");
}

static void misuse_mlsAttributeDump(void) {
  fx_check(mlsAttributeDump((MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeDump", "attr", "null");
  fx_check(mlsAttributeDump((MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeDump", "attr", "garbage");
  fx_check(mlsAttributeDump(fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsAttributeDump", "attr", "wrong kind");
  fx_check(mlsAttributeDump(fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeDump", "attr", "stale");
}

static void misuse_mlsIdentifierGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierGet", "context", "null");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierGet", "context", "garbage");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierGet", "context", "stale");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGet", "str", "null text");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierGet");
}

static void misuse_mlsIdentifierGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext((MlsIdentifier){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierGetContext", "ident", "null");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext((MlsIdentifier){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierGetContext", "ident", "garbage");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_wrong_kind_for_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierGetContext", "ident", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_stale_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierGetContext", "ident", "stale");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_valid_MlsIdentifier(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierGetContext");
}

static void misuse_mlsIdentifierEqual(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual((MlsIdentifier){0}, fx_valid_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierEqual", "ident", "null");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual((MlsIdentifier){0xffffffffffffffffull}, fx_valid_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierEqual", "ident", "garbage");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_wrong_kind_for_MlsIdentifier(), fx_valid_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierEqual", "ident", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_stale_MlsIdentifier(), fx_valid_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierEqual", "ident", "stale");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), (MlsIdentifier){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierEqual", "other", "null");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), (MlsIdentifier){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierEqual", "other", "garbage");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), fx_wrong_kind_for_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierEqual", "other", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), fx_stale_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierEqual", "other", "stale");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), fx_other_context_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIdentifierEqual", "other", "foreign context");
  fx_untouched(&out_, "mlsIdentifierEqual");
  fx_fill(&out_);
  fx_check(mlsIdentifierEqual(fx_valid_MlsIdentifier(), fx_valid_MlsIdentifier(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierEqual", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierEqual");
}

static void misuse_mlsIdentifierStr(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierStr((MlsIdentifier){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierStr", "ident", "null");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr((MlsIdentifier){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierStr", "ident", "garbage");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_wrong_kind_for_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierStr", "ident", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_stale_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierStr", "ident", "stale");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_valid_MlsIdentifier(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierStr", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierStr");
}

// Nothing to misuse:
//   mlsContextIsNull
//   mlsDialectIsNull
//   mlsDialectRegistryIsNull
//   mlsLocationIsNull
//   mlsModuleIsNull
//   mlsOperationIsNull
//   mlsRegionIsNull
//   mlsBlockIsNull
//   mlsValueIsNull
//   mlsOpOperandIsNull
//   mlsTypeIsNull
//   mlsAttributeIsNull
//   mlsSymbolTableIsNull

int misuse_generated_ir(void) {
  fx_setup();
  misuse_mlsContextEqual();
  misuse_mlsDialectEqual();
  misuse_mlsDialectHandleGetNamespace();
  misuse_mlsLocationGetAttribute();
  misuse_mlsLocationFromAttribute();
  misuse_mlsLocationFileLineColGet();
  misuse_mlsLocationFileLineColRangeGet();
  misuse_mlsLocationFileLineColRangeGetFilename();
  misuse_mlsLocationFileLineColRangeGetStartLine();
  misuse_mlsLocationFileLineColRangeGetStartColumn();
  misuse_mlsLocationFileLineColRangeGetEndLine();
  misuse_mlsLocationFileLineColRangeGetEndColumn();
  misuse_mlsLocationFileLineColRangeGetTypeID();
  misuse_mlsLocationIsAFileLineColRange();
  misuse_mlsLocationCallSiteGet();
  misuse_mlsLocationCallSiteGetCallee();
  misuse_mlsLocationCallSiteGetCaller();
  misuse_mlsLocationCallSiteGetTypeID();
  misuse_mlsLocationIsACallSite();
  misuse_mlsLocationFusedGet();
  misuse_mlsLocationFusedGetNumLocations();
  misuse_mlsLocationFusedGetMetadata();
  misuse_mlsLocationFusedGetTypeID();
  misuse_mlsLocationIsAFused();
  misuse_mlsLocationNameGet();
  misuse_mlsLocationNameGetName();
  misuse_mlsLocationNameGetChildLoc();
  misuse_mlsLocationNameGetTypeID();
  misuse_mlsLocationIsAName();
  misuse_mlsLocationUnknownGet();
  misuse_mlsLocationGetContext();
  misuse_mlsLocationEqual();
  misuse_mlsModuleEqual();
  misuse_mlsModuleHashValue();
  misuse_mlsOperationEqual();
  misuse_mlsOperationHashValue();
  misuse_mlsOperationGetTypeID();
  misuse_mlsRegionEqual();
  misuse_mlsBlockEqual();
  misuse_mlsValueEqual();
  misuse_mlsTypeGetContext();
  misuse_mlsTypeGetTypeID();
  misuse_mlsTypeGetDialect();
  misuse_mlsTypeEqual();
  misuse_mlsTypeDump();
  misuse_mlsAttributeGetContext();
  misuse_mlsAttributeGetType();
  misuse_mlsAttributeGetTypeID();
  misuse_mlsAttributeGetDialect();
  misuse_mlsAttributeEqual();
  misuse_mlsAttributeDump();
  misuse_mlsIdentifierGet();
  misuse_mlsIdentifierGetContext();
  misuse_mlsIdentifierEqual();
  misuse_mlsIdentifierStr();
  return fx_teardown("generated_ir");
}
