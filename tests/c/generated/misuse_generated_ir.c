// Made by codegen (misuse.rs) from src/generated/ir.rs; do not edit.
#include "misuse_fixture.h"

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

static void misuse_mlsOperationDump(void) {
  fx_check(mlsOperationDump((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationDump", "op", "null");
  fx_check(mlsOperationDump((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationDump", "op", "garbage");
  fx_check(mlsOperationDump(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsOperationDump", "op", "wrong kind");
  fx_check(mlsOperationDump(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationDump", "op", "stale");
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

static void misuse_mlsValueDump(void) {
  fx_check(mlsValueDump((MlsValue){0}),
           MLS_STATUS_NULL_HANDLE, "mlsValueDump", "value", "null");
  fx_check(mlsValueDump((MlsValue){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsValueDump", "value", "garbage");
  fx_check(mlsValueDump(fx_wrong_kind_for_MlsValue()),
           MLS_STATUS_WRONG_KIND, "mlsValueDump", "value", "wrong kind");
  fx_check(mlsValueDump(fx_stale_MlsValue()),
           MLS_STATUS_STALE_HANDLE, "mlsValueDump", "value", "stale");
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

int main(void) {
  fx_setup();
  misuse_mlsContextEqual();
  misuse_mlsDialectEqual();
  misuse_mlsLocationEqual();
  misuse_mlsModuleEqual();
  misuse_mlsModuleHashValue();
  misuse_mlsOperationEqual();
  misuse_mlsOperationHashValue();
  misuse_mlsOperationDump();
  misuse_mlsRegionEqual();
  misuse_mlsBlockEqual();
  misuse_mlsValueEqual();
  misuse_mlsValueDump();
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
  misuse_mlsIdentifierEqual();
  return fx_teardown();
}
