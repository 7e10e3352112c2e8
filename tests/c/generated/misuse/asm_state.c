// Made by codegen (misuse.rs) from src/manual/asm_state.rs; do not edit.
#include "misuse_fixture.h"

int misuse_asm_state(void);

static void misuse_mlsAsmStateCreateForOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation((MlsOperation){0}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAsmStateCreateForOperation", "op", "null");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateCreateForOperation", "op", "garbage");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateCreateForOperation", "op", "wrong kind");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_stale_MlsOperation(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateCreateForOperation", "op", "stale");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_valid_MlsOperation(), (MlsOpPrintingFlags){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateCreateForOperation", "flags", "garbage");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateCreateForOperation", "flags", "wrong kind");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_valid_MlsOperation(), fx_stale_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateCreateForOperation", "flags", "stale");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForOperation(fx_valid_MlsOperation(), fx_valid_MlsOpPrintingFlags(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAsmStateCreateForOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsAsmStateCreateForOperation");
}

static void misuse_mlsAsmStateCreateForValue(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue((MlsValue){0}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAsmStateCreateForValue", "value", "null");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue((MlsValue){0xffffffffffffffffull}, fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateCreateForValue", "value", "garbage");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_wrong_kind_for_MlsValue(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateCreateForValue", "value", "wrong kind");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_stale_MlsValue(), fx_valid_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateCreateForValue", "value", "stale");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_valid_MlsValue(), (MlsOpPrintingFlags){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateCreateForValue", "flags", "garbage");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_valid_MlsValue(), fx_wrong_kind_for_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateCreateForValue", "flags", "wrong kind");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_valid_MlsValue(), fx_stale_MlsOpPrintingFlags(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateCreateForValue", "flags", "stale");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
  fx_fill(&out_);
  fx_check(mlsAsmStateCreateForValue(fx_valid_MlsValue(), fx_valid_MlsOpPrintingFlags(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsAsmStateCreateForValue", "out", "null pointer");
  fx_untouched(&out_, "mlsAsmStateCreateForValue");
}

static void misuse_mlsAsmStateDestroy(void) {
  fx_check(mlsAsmStateDestroy((MlsAsmState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAsmStateDestroy", "state", "null");
  fx_check(mlsAsmStateDestroy((MlsAsmState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAsmStateDestroy", "state", "garbage");
  fx_check(mlsAsmStateDestroy(fx_wrong_kind_for_MlsAsmState()),
           MLS_STATUS_WRONG_KIND, "mlsAsmStateDestroy", "state", "wrong kind");
  fx_check(mlsAsmStateDestroy(fx_stale_MlsAsmState()),
           MLS_STATUS_STALE_HANDLE, "mlsAsmStateDestroy", "state", "stale");
}

static void misuse_mlsOperationPrintWithState(void) {
  fx_check(mlsOperationPrintWithState((MlsOperation){0}, fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationPrintWithState", "op", "null");
  fx_check(mlsOperationPrintWithState((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationPrintWithState", "op", "garbage");
  fx_check(mlsOperationPrintWithState(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationPrintWithState", "op", "wrong kind");
  fx_check(mlsOperationPrintWithState(fx_stale_MlsOperation(), fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationPrintWithState", "op", "stale");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), (MlsAsmState){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsOperationPrintWithState", "state", "null");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), (MlsAsmState){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsOperationPrintWithState", "state", "garbage");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsOperationPrintWithState", "state", "wrong kind");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), fx_stale_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsOperationPrintWithState", "state", "stale");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), fx_other_context_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationPrintWithState", "state", "foreign context");
  fx_check(mlsOperationPrintWithState(fx_valid_MlsOperation(), fx_valid_MlsAsmState(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationPrintWithState", "callback", "null callback");
}

static void misuse_mlsOperationToStringWithState(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState((MlsOperation){0}, fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationToStringWithState", "op", "null");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToStringWithState", "op", "garbage");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToStringWithState", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_stale_MlsOperation(), fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToStringWithState", "op", "stale");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), (MlsAsmState){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationToStringWithState", "state", "null");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), (MlsAsmState){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationToStringWithState", "state", "garbage");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationToStringWithState", "state", "wrong kind");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), fx_stale_MlsAsmState(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationToStringWithState", "state", "stale");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), fx_other_context_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationToStringWithState", "state", "foreign context");
  fx_untouched(&out_, "mlsOperationToStringWithState");
  fx_fill(&out_);
  fx_check(mlsOperationToStringWithState(fx_valid_MlsOperation(), fx_valid_MlsAsmState(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationToStringWithState", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationToStringWithState");
}

static void misuse_mlsValuePrintAsOperand(void) {
  fx_check(mlsValuePrintAsOperand((MlsValue){0}, fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsValuePrintAsOperand", "value", "null");
  fx_check(mlsValuePrintAsOperand((MlsValue){0xffffffffffffffffull}, fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsValuePrintAsOperand", "value", "garbage");
  fx_check(mlsValuePrintAsOperand(fx_wrong_kind_for_MlsValue(), fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsValuePrintAsOperand", "value", "wrong kind");
  fx_check(mlsValuePrintAsOperand(fx_stale_MlsValue(), fx_valid_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsValuePrintAsOperand", "value", "stale");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), (MlsAsmState){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsValuePrintAsOperand", "state", "null");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), (MlsAsmState){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsValuePrintAsOperand", "state", "garbage");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), fx_wrong_kind_for_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsValuePrintAsOperand", "state", "wrong kind");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), fx_stale_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsValuePrintAsOperand", "state", "stale");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), fx_other_context_MlsAsmState(), fx_text, NULL),
           MLS_STATUS_WRONG_CONTEXT, "mlsValuePrintAsOperand", "state", "foreign context");
  fx_check(mlsValuePrintAsOperand(fx_valid_MlsValue(), fx_valid_MlsAsmState(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsValuePrintAsOperand", "callback", "null callback");
}

static void misuse_mlsValueToStringAsOperand(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand((MlsValue){0}, fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueToStringAsOperand", "value", "null");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand((MlsValue){0xffffffffffffffffull}, fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueToStringAsOperand", "value", "garbage");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_wrong_kind_for_MlsValue(), fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueToStringAsOperand", "value", "wrong kind");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_stale_MlsValue(), fx_valid_MlsAsmState(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueToStringAsOperand", "value", "stale");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), (MlsAsmState){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueToStringAsOperand", "state", "null");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), (MlsAsmState){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueToStringAsOperand", "state", "garbage");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), fx_wrong_kind_for_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueToStringAsOperand", "state", "wrong kind");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), fx_stale_MlsAsmState(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueToStringAsOperand", "state", "stale");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), fx_other_context_MlsAsmState(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsValueToStringAsOperand", "state", "foreign context");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
  fx_fill(&out_);
  fx_check(mlsValueToStringAsOperand(fx_valid_MlsValue(), fx_valid_MlsAsmState(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueToStringAsOperand", "out", "null pointer");
  fx_untouched(&out_, "mlsValueToStringAsOperand");
}

int misuse_asm_state(void) {
  fx_setup();
  misuse_mlsAsmStateCreateForOperation();
  misuse_mlsAsmStateCreateForValue();
  misuse_mlsAsmStateDestroy();
  misuse_mlsOperationPrintWithState();
  misuse_mlsOperationToStringWithState();
  misuse_mlsValuePrintAsOperand();
  misuse_mlsValueToStringAsOperand();
  return fx_teardown("asm_state");
}
