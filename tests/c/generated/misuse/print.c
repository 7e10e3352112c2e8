// Made by codegen (misuse.rs) from src/manual/print.rs; do not edit.
#include "misuse_fixture.h"

int misuse_print(void);

static void misuse_mlsOpPrintingFlagsCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpPrintingFlagsCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpPrintingFlagsCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsOpPrintingFlagsCreate");
}

static void misuse_mlsOpPrintingFlagsDestroy(void) {
  fx_check(mlsOpPrintingFlagsDestroy((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsDestroy", "flags", "null");
  fx_check(mlsOpPrintingFlagsDestroy((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsDestroy", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsDestroy(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsDestroy", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsDestroy(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsDestroy", "flags", "stale");
}

// Left out: `limit`: any number above is a limit.
static void misuse_mlsOpPrintingFlagsElideLargeElementsAttrs(void) {
  fx_check(mlsOpPrintingFlagsElideLargeElementsAttrs((MlsOpPrintingFlags){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsElideLargeElementsAttrs", "flags", "null");
  fx_check(mlsOpPrintingFlagsElideLargeElementsAttrs((MlsOpPrintingFlags){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsElideLargeElementsAttrs", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsElideLargeElementsAttrs(fx_wrong_kind_for_MlsOpPrintingFlags(), 0),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsElideLargeElementsAttrs", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsElideLargeElementsAttrs(fx_stale_MlsOpPrintingFlags(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsElideLargeElementsAttrs", "flags", "stale");
}

// Left out: `limit`: any number above is a limit.
static void misuse_mlsOpPrintingFlagsElideLargeResourceString(void) {
  fx_check(mlsOpPrintingFlagsElideLargeResourceString((MlsOpPrintingFlags){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsElideLargeResourceString", "flags", "null");
  fx_check(mlsOpPrintingFlagsElideLargeResourceString((MlsOpPrintingFlags){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsElideLargeResourceString", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsElideLargeResourceString(fx_wrong_kind_for_MlsOpPrintingFlags(), 0),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsElideLargeResourceString", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsElideLargeResourceString(fx_stale_MlsOpPrintingFlags(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsElideLargeResourceString", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsEnableDebugInfo(void) {
  fx_check(mlsOpPrintingFlagsEnableDebugInfo((MlsOpPrintingFlags){0}, 0, 0),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsEnableDebugInfo", "flags", "null");
  fx_check(mlsOpPrintingFlagsEnableDebugInfo((MlsOpPrintingFlags){0xffffffffffffffffull}, 0, 0),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsEnableDebugInfo", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsEnableDebugInfo(fx_wrong_kind_for_MlsOpPrintingFlags(), 0, 0),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsEnableDebugInfo", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsEnableDebugInfo(fx_stale_MlsOpPrintingFlags(), 0, 0),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsEnableDebugInfo", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsPrintGenericOpForm(void) {
  fx_check(mlsOpPrintingFlagsPrintGenericOpForm((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsPrintGenericOpForm", "flags", "null");
  fx_check(mlsOpPrintingFlagsPrintGenericOpForm((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsPrintGenericOpForm", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsPrintGenericOpForm(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsPrintGenericOpForm", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsPrintGenericOpForm(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsPrintGenericOpForm", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsPrintNameLocAsPrefix(void) {
  fx_check(mlsOpPrintingFlagsPrintNameLocAsPrefix((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsPrintNameLocAsPrefix", "flags", "null");
  fx_check(mlsOpPrintingFlagsPrintNameLocAsPrefix((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsPrintNameLocAsPrefix", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsPrintNameLocAsPrefix(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsPrintNameLocAsPrefix", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsPrintNameLocAsPrefix(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsPrintNameLocAsPrefix", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsUseLocalScope(void) {
  fx_check(mlsOpPrintingFlagsUseLocalScope((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsUseLocalScope", "flags", "null");
  fx_check(mlsOpPrintingFlagsUseLocalScope((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsUseLocalScope", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsUseLocalScope(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsUseLocalScope", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsUseLocalScope(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsUseLocalScope", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsAssumeVerified(void) {
  fx_check(mlsOpPrintingFlagsAssumeVerified((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsAssumeVerified", "flags", "null");
  fx_check(mlsOpPrintingFlagsAssumeVerified((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsAssumeVerified", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsAssumeVerified(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsAssumeVerified", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsAssumeVerified(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsAssumeVerified", "flags", "stale");
}

static void misuse_mlsOpPrintingFlagsSkipRegions(void) {
  fx_check(mlsOpPrintingFlagsSkipRegions((MlsOpPrintingFlags){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOpPrintingFlagsSkipRegions", "flags", "null");
  fx_check(mlsOpPrintingFlagsSkipRegions((MlsOpPrintingFlags){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOpPrintingFlagsSkipRegions", "flags", "garbage");
  fx_check(mlsOpPrintingFlagsSkipRegions(fx_wrong_kind_for_MlsOpPrintingFlags()),
           MLS_STATUS_WRONG_KIND, "mlsOpPrintingFlagsSkipRegions", "flags", "wrong kind");
  fx_check(mlsOpPrintingFlagsSkipRegions(fx_stale_MlsOpPrintingFlags()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPrintingFlagsSkipRegions", "flags", "stale");
}

static void misuse_mlsTypePrint(void) {
  fx_check(mlsTypePrint((MlsType){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsTypePrint", "ty", "null");
  fx_check(mlsTypePrint((MlsType){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsTypePrint", "ty", "garbage");
  fx_check(mlsTypePrint(fx_wrong_kind_for_MlsType(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsTypePrint", "ty", "wrong kind");
  fx_check(mlsTypePrint(fx_stale_MlsType(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsTypePrint", "ty", "stale");
  fx_check(mlsTypePrint(fx_valid_MlsType(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypePrint", "callback", "null callback");
}

static void misuse_mlsTypeToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeToString((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeToString", "ty", "null");
  fx_untouched(&out_, "mlsTypeToString");
  fx_fill(&out_);
  fx_check(mlsTypeToString((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeToString", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeToString");
  fx_fill(&out_);
  fx_check(mlsTypeToString(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeToString", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeToString");
  fx_fill(&out_);
  fx_check(mlsTypeToString(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeToString", "ty", "stale");
  fx_untouched(&out_, "mlsTypeToString");
  fx_fill(&out_);
  fx_check(mlsTypeToString(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeToString", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeToString");
}

static void misuse_mlsAttributePrint(void) {
  fx_check(mlsAttributePrint((MlsAttribute){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsAttributePrint", "attr", "null");
  fx_check(mlsAttributePrint((MlsAttribute){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsAttributePrint", "attr", "garbage");
  fx_check(mlsAttributePrint(fx_wrong_kind_for_MlsAttribute(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsAttributePrint", "attr", "wrong kind");
  fx_check(mlsAttributePrint(fx_stale_MlsAttribute(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsAttributePrint", "attr", "stale");
  fx_check(mlsAttributePrint(fx_valid_MlsAttribute(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributePrint", "callback", "null callback");
}

static void misuse_mlsAttributeToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAttributeToString((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAttributeToString", "attr", "null");
  fx_untouched(&out_, "mlsAttributeToString");
  fx_fill(&out_);
  fx_check(mlsAttributeToString((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAttributeToString", "attr", "garbage");
  fx_untouched(&out_, "mlsAttributeToString");
  fx_fill(&out_);
  fx_check(mlsAttributeToString(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAttributeToString", "attr", "wrong kind");
  fx_untouched(&out_, "mlsAttributeToString");
  fx_fill(&out_);
  fx_check(mlsAttributeToString(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAttributeToString", "attr", "stale");
  fx_untouched(&out_, "mlsAttributeToString");
  fx_fill(&out_);
  fx_check(mlsAttributeToString(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAttributeToString", "out", "null pointer");
  fx_untouched(&out_, "mlsAttributeToString");
}

static void misuse_mlsLocationPrint(void) {
  fx_check(mlsLocationPrint((MlsLocation){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsLocationPrint", "location", "null");
  fx_check(mlsLocationPrint((MlsLocation){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsLocationPrint", "location", "garbage");
  fx_check(mlsLocationPrint(fx_wrong_kind_for_MlsLocation(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsLocationPrint", "location", "wrong kind");
  fx_check(mlsLocationPrint(fx_stale_MlsLocation(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsLocationPrint", "location", "stale");
  fx_check(mlsLocationPrint(fx_valid_MlsLocation(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationPrint", "callback", "null callback");
}

static void misuse_mlsLocationToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationToString((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationToString", "location", "null");
  fx_untouched(&out_, "mlsLocationToString");
  fx_fill(&out_);
  fx_check(mlsLocationToString((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationToString", "location", "garbage");
  fx_untouched(&out_, "mlsLocationToString");
  fx_fill(&out_);
  fx_check(mlsLocationToString(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationToString", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationToString");
  fx_fill(&out_);
  fx_check(mlsLocationToString(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationToString", "location", "stale");
  fx_untouched(&out_, "mlsLocationToString");
  fx_fill(&out_);
  fx_check(mlsLocationToString(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationToString", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationToString");
}

static void misuse_mlsValuePrint(void) {
  fx_check(mlsValuePrint((MlsValue){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsValuePrint", "value", "null");
  fx_check(mlsValuePrint((MlsValue){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsValuePrint", "value", "garbage");
  fx_check(mlsValuePrint(fx_wrong_kind_for_MlsValue(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsValuePrint", "value", "wrong kind");
  fx_check(mlsValuePrint(fx_stale_MlsValue(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsValuePrint", "value", "stale");
  fx_check(mlsValuePrint(fx_valid_MlsValue(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsValuePrint", "callback", "null callback");
}

static void misuse_mlsValueToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueToString((MlsValue){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueToString", "value", "null");
  fx_untouched(&out_, "mlsValueToString");
  fx_fill(&out_);
  fx_check(mlsValueToString((MlsValue){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueToString", "value", "garbage");
  fx_untouched(&out_, "mlsValueToString");
  fx_fill(&out_);
  fx_check(mlsValueToString(fx_wrong_kind_for_MlsValue(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueToString", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueToString");
  fx_fill(&out_);
  fx_check(mlsValueToString(fx_stale_MlsValue(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueToString", "value", "stale");
  fx_untouched(&out_, "mlsValueToString");
  fx_fill(&out_);
  fx_check(mlsValueToString(fx_valid_MlsValue(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueToString", "out", "null pointer");
  fx_untouched(&out_, "mlsValueToString");
}

static void misuse_mlsBlockPrint(void) {
  fx_check(mlsBlockPrint((MlsBlock){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsBlockPrint", "block", "null");
  fx_check(mlsBlockPrint((MlsBlock){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsBlockPrint", "block", "garbage");
  fx_check(mlsBlockPrint(fx_wrong_kind_for_MlsBlock(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsBlockPrint", "block", "wrong kind");
  fx_check(mlsBlockPrint(fx_stale_MlsBlock(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsBlockPrint", "block", "stale");
  fx_check(mlsBlockPrint(fx_valid_MlsBlock(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockPrint", "callback", "null callback");
}

static void misuse_mlsBlockToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBlockToString((MlsBlock){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockToString", "block", "null");
  fx_untouched(&out_, "mlsBlockToString");
  fx_fill(&out_);
  fx_check(mlsBlockToString((MlsBlock){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockToString", "block", "garbage");
  fx_untouched(&out_, "mlsBlockToString");
  fx_fill(&out_);
  fx_check(mlsBlockToString(fx_wrong_kind_for_MlsBlock(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockToString", "block", "wrong kind");
  fx_untouched(&out_, "mlsBlockToString");
  fx_fill(&out_);
  fx_check(mlsBlockToString(fx_stale_MlsBlock(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockToString", "block", "stale");
  fx_untouched(&out_, "mlsBlockToString");
  fx_fill(&out_);
  fx_check(mlsBlockToString(fx_valid_MlsBlock(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockToString", "out", "null pointer");
  fx_untouched(&out_, "mlsBlockToString");
}

static void misuse_mlsOperationPrint(void) {
  fx_check(mlsOperationPrint((MlsOperation){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationPrint", "op", "null");
  fx_check(mlsOperationPrint((MlsOperation){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationPrint", "op", "garbage");
  fx_check(mlsOperationPrint(fx_wrong_kind_for_MlsOperation(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationPrint", "op", "wrong kind");
  fx_check(mlsOperationPrint(fx_stale_MlsOperation(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationPrint", "op", "stale");
  fx_check(mlsOperationPrint(fx_valid_MlsOperation(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationPrint", "callback", "null callback");
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

static void misuse_mlsOperationPrintWithFlags(void) {
  fx_check(mlsOperationPrintWithFlags((MlsOperation){0}, fx_valid_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationPrintWithFlags", "op", "null");
  fx_check(mlsOperationPrintWithFlags((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationPrintWithFlags", "op", "garbage");
  fx_check(mlsOperationPrintWithFlags(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationPrintWithFlags", "op", "wrong kind");
  fx_check(mlsOperationPrintWithFlags(fx_stale_MlsOperation(), fx_valid_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationPrintWithFlags", "op", "stale");
  fx_check(mlsOperationPrintWithFlags(fx_valid_MlsOperation(), (MlsOpPrintingFlags){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationPrintWithFlags", "flags", "null");
  fx_check(mlsOperationPrintWithFlags(fx_valid_MlsOperation(), (MlsOpPrintingFlags){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationPrintWithFlags", "flags", "garbage");
  fx_check(mlsOperationPrintWithFlags(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationPrintWithFlags", "flags", "wrong kind");
  fx_check(mlsOperationPrintWithFlags(fx_valid_MlsOperation(), fx_stale_MlsOpPrintingFlags(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationPrintWithFlags", "flags", "stale");
  fx_check(mlsOperationPrintWithFlags(fx_valid_MlsOperation(), fx_valid_MlsOpPrintingFlags(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationPrintWithFlags", "callback", "null callback");
}

static void misuse_mlsOperationToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationToString((MlsOperation){0}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationToString", "op", "null");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToString", "op", "garbage");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToString", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_stale_MlsOperation(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToString", "op", "stale");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_valid_MlsOperation(), (MlsOpPrintingFlags){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToString", "flags", "garbage");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToString", "flags", "wrong kind");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_valid_MlsOperation(), fx_stale_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToString", "flags", "stale");
  fx_untouched(&out_, "mlsOperationToString");
  fx_fill(&out_);
  fx_check(mlsOperationToString(fx_valid_MlsOperation(), fx_valid_MlsOpPrintingFlags(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationToString", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationToString");
}

static void misuse_mlsBytecodeWriterConfigCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsBytecodeWriterConfigCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsBytecodeWriterConfigCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsBytecodeWriterConfigCreate");
}

static void misuse_mlsBytecodeWriterConfigDestroy(void) {
  fx_check(mlsBytecodeWriterConfigDestroy((MlsBytecodeWriterConfig){0}),
           MLS_STATUS_NULL_HANDLE, "mlsBytecodeWriterConfigDestroy", "config", "null");
  fx_check(mlsBytecodeWriterConfigDestroy((MlsBytecodeWriterConfig){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsBytecodeWriterConfigDestroy", "config", "garbage");
  fx_check(mlsBytecodeWriterConfigDestroy(fx_wrong_kind_for_MlsBytecodeWriterConfig()),
           MLS_STATUS_WRONG_KIND, "mlsBytecodeWriterConfigDestroy", "config", "wrong kind");
  fx_check(mlsBytecodeWriterConfigDestroy(fx_stale_MlsBytecodeWriterConfig()),
           MLS_STATUS_STALE_HANDLE, "mlsBytecodeWriterConfigDestroy", "config", "stale");
}

static void misuse_mlsBytecodeWriterConfigDesiredEmitVersion(void) {
  fx_check(mlsBytecodeWriterConfigDesiredEmitVersion((MlsBytecodeWriterConfig){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsBytecodeWriterConfigDesiredEmitVersion", "config", "null");
  fx_check(mlsBytecodeWriterConfigDesiredEmitVersion((MlsBytecodeWriterConfig){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsBytecodeWriterConfigDesiredEmitVersion", "config", "garbage");
  fx_check(mlsBytecodeWriterConfigDesiredEmitVersion(fx_wrong_kind_for_MlsBytecodeWriterConfig(), 0),
           MLS_STATUS_WRONG_KIND, "mlsBytecodeWriterConfigDesiredEmitVersion", "config", "wrong kind");
  fx_check(mlsBytecodeWriterConfigDesiredEmitVersion(fx_stale_MlsBytecodeWriterConfig(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsBytecodeWriterConfigDesiredEmitVersion", "config", "stale");
}

static void misuse_mlsOperationWriteBytecode(void) {
  fx_check(mlsOperationWriteBytecode((MlsOperation){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationWriteBytecode", "op", "null");
  fx_check(mlsOperationWriteBytecode((MlsOperation){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationWriteBytecode", "op", "garbage");
  fx_check(mlsOperationWriteBytecode(fx_wrong_kind_for_MlsOperation(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationWriteBytecode", "op", "wrong kind");
  fx_check(mlsOperationWriteBytecode(fx_stale_MlsOperation(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationWriteBytecode", "op", "stale");
  fx_check(mlsOperationWriteBytecode(fx_valid_MlsOperation(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationWriteBytecode", "callback", "null callback");
}

static void misuse_mlsOperationWriteBytecodeWithConfig(void) {
  fx_check(mlsOperationWriteBytecodeWithConfig((MlsOperation){0}, fx_valid_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationWriteBytecodeWithConfig", "op", "null");
  fx_check(mlsOperationWriteBytecodeWithConfig((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationWriteBytecodeWithConfig", "op", "garbage");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationWriteBytecodeWithConfig", "op", "wrong kind");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_stale_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationWriteBytecodeWithConfig", "op", "stale");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_valid_MlsOperation(), (MlsBytecodeWriterConfig){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationWriteBytecodeWithConfig", "config", "garbage");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationWriteBytecodeWithConfig", "config", "wrong kind");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_valid_MlsOperation(), fx_stale_MlsBytecodeWriterConfig(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationWriteBytecodeWithConfig", "config", "stale");
  fx_check(mlsOperationWriteBytecodeWithConfig(fx_valid_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationWriteBytecodeWithConfig", "callback", "null callback");
}

static void misuse_mlsOperationToBytecode(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode((MlsOperation){0}, fx_valid_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationToBytecode", "op", "null");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToBytecode", "op", "garbage");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToBytecode", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_stale_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToBytecode", "op", "stale");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_valid_MlsOperation(), (MlsBytecodeWriterConfig){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToBytecode", "config", "garbage");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToBytecode", "config", "wrong kind");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_valid_MlsOperation(), fx_stale_MlsBytecodeWriterConfig(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToBytecode", "config", "stale");
  fx_untouched(&out_, "mlsOperationToBytecode");
  fx_fill(&out_);
  fx_check(mlsOperationToBytecode(fx_valid_MlsOperation(), fx_valid_MlsBytecodeWriterConfig(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationToBytecode", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationToBytecode");
}

int misuse_print(void) {
  fx_setup();
  misuse_mlsOpPrintingFlagsCreate();
  misuse_mlsOpPrintingFlagsDestroy();
  misuse_mlsOpPrintingFlagsElideLargeElementsAttrs();
  misuse_mlsOpPrintingFlagsElideLargeResourceString();
  misuse_mlsOpPrintingFlagsEnableDebugInfo();
  misuse_mlsOpPrintingFlagsPrintGenericOpForm();
  misuse_mlsOpPrintingFlagsPrintNameLocAsPrefix();
  misuse_mlsOpPrintingFlagsUseLocalScope();
  misuse_mlsOpPrintingFlagsAssumeVerified();
  misuse_mlsOpPrintingFlagsSkipRegions();
  misuse_mlsTypePrint();
  misuse_mlsTypeToString();
  misuse_mlsAttributePrint();
  misuse_mlsAttributeToString();
  misuse_mlsLocationPrint();
  misuse_mlsLocationToString();
  misuse_mlsValuePrint();
  misuse_mlsValueToString();
  misuse_mlsBlockPrint();
  misuse_mlsBlockToString();
  misuse_mlsOperationPrint();
  misuse_mlsOperationDump();
  misuse_mlsValueDump();
  misuse_mlsOperationPrintWithFlags();
  misuse_mlsOperationToString();
  misuse_mlsBytecodeWriterConfigCreate();
  misuse_mlsBytecodeWriterConfigDestroy();
  misuse_mlsBytecodeWriterConfigDesiredEmitVersion();
  misuse_mlsOperationWriteBytecode();
  misuse_mlsOperationWriteBytecodeWithConfig();
  misuse_mlsOperationToBytecode();
  return fx_teardown("print");
}
