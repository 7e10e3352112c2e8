// Made by codegen (misuse.rs) from src/manual/target.rs; do not edit.
#include "misuse_fixture.h"

int misuse_target(void);

static void misuse_mlsTranslateModuleToLLVMIR(void) {
  fx_check(mlsTranslateModuleToLLVMIR((MlsOperation){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateModuleToLLVMIR", "module", "null");
  fx_check(mlsTranslateModuleToLLVMIR((MlsOperation){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateModuleToLLVMIR", "module", "garbage");
  fx_check(mlsTranslateModuleToLLVMIR(fx_wrong_kind_for_MlsOperation(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsTranslateModuleToLLVMIR", "module", "wrong kind");
  fx_check(mlsTranslateModuleToLLVMIR(fx_stale_MlsOperation(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateModuleToLLVMIR", "module", "stale");
  fx_check(mlsTranslateModuleToLLVMIR(fx_valid_MlsOperation(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTranslateModuleToLLVMIR", "callback", "null callback");
}

static void misuse_mlsTranslateModuleToLLVMIRToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToLLVMIRToString((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateModuleToLLVMIRToString", "module", "null");
  fx_untouched(&out_, "mlsTranslateModuleToLLVMIRToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToLLVMIRToString((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateModuleToLLVMIRToString", "module", "garbage");
  fx_untouched(&out_, "mlsTranslateModuleToLLVMIRToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToLLVMIRToString(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTranslateModuleToLLVMIRToString", "module", "wrong kind");
  fx_untouched(&out_, "mlsTranslateModuleToLLVMIRToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToLLVMIRToString(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateModuleToLLVMIRToString", "module", "stale");
  fx_untouched(&out_, "mlsTranslateModuleToLLVMIRToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToLLVMIRToString(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTranslateModuleToLLVMIRToString", "out", "null pointer");
  fx_untouched(&out_, "mlsTranslateModuleToLLVMIRToString");
}

static void misuse_mlsTypeToLLVMIR(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeToLLVMIR((MlsType){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeToLLVMIR", "ty", "null");
  fx_untouched(&out_, "mlsTypeToLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeToLLVMIR((MlsType){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeToLLVMIR", "ty", "garbage");
  fx_untouched(&out_, "mlsTypeToLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeToLLVMIR(fx_wrong_kind_for_MlsType(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeToLLVMIR", "ty", "wrong kind");
  fx_untouched(&out_, "mlsTypeToLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeToLLVMIR(fx_stale_MlsType(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeToLLVMIR", "ty", "stale");
  fx_untouched(&out_, "mlsTypeToLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeToLLVMIR(fx_valid_MlsType(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeToLLVMIR", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeToLLVMIR");
}

static void misuse_mlsTypeFromLLVMIR(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeFromLLVMIR", "context", "null");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeFromLLVMIR", "context", "garbage");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeFromLLVMIR", "context", "wrong kind");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeFromLLVMIR", "context", "stale");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTypeFromLLVMIR", "text", "null text");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
  fx_fill(&out_);
  fx_check(mlsTypeFromLLVMIR(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeFromLLVMIR", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeFromLLVMIR");
}

static void misuse_mlsTranslateModuleToSMTLIB(void) {
  fx_check(mlsTranslateModuleToSMTLIB((MlsModule){0}, fx_text, NULL, 0, 0),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateModuleToSMTLIB", "module", "null");
  fx_check(mlsTranslateModuleToSMTLIB((MlsModule){0xffffffffffffffffull}, fx_text, NULL, 0, 0),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateModuleToSMTLIB", "module", "garbage");
  fx_check(mlsTranslateModuleToSMTLIB(fx_wrong_kind_for_MlsModule(), fx_text, NULL, 0, 0),
           MLS_STATUS_WRONG_KIND, "mlsTranslateModuleToSMTLIB", "module", "wrong kind");
  fx_check(mlsTranslateModuleToSMTLIB(fx_stale_MlsModule(), fx_text, NULL, 0, 0),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateModuleToSMTLIB", "module", "stale");
  fx_check(mlsTranslateModuleToSMTLIB(fx_valid_MlsModule(), NULL, NULL, 0, 0),
           MLS_STATUS_NULL_POINTER, "mlsTranslateModuleToSMTLIB", "callback", "null callback");
}

static void misuse_mlsTranslateModuleToSMTLIBToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToSMTLIBToString((MlsModule){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateModuleToSMTLIBToString", "module", "null");
  fx_untouched(&out_, "mlsTranslateModuleToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToSMTLIBToString((MlsModule){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateModuleToSMTLIBToString", "module", "garbage");
  fx_untouched(&out_, "mlsTranslateModuleToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToSMTLIBToString(fx_wrong_kind_for_MlsModule(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTranslateModuleToSMTLIBToString", "module", "wrong kind");
  fx_untouched(&out_, "mlsTranslateModuleToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToSMTLIBToString(fx_stale_MlsModule(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateModuleToSMTLIBToString", "module", "stale");
  fx_untouched(&out_, "mlsTranslateModuleToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateModuleToSMTLIBToString(fx_valid_MlsModule(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTranslateModuleToSMTLIBToString", "out", "null pointer");
  fx_untouched(&out_, "mlsTranslateModuleToSMTLIBToString");
}

static void misuse_mlsTranslateOperationToSMTLIB(void) {
  fx_check(mlsTranslateOperationToSMTLIB((MlsOperation){0}, fx_text, NULL, 0, 0),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateOperationToSMTLIB", "op", "null");
  fx_check(mlsTranslateOperationToSMTLIB((MlsOperation){0xffffffffffffffffull}, fx_text, NULL, 0, 0),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateOperationToSMTLIB", "op", "garbage");
  fx_check(mlsTranslateOperationToSMTLIB(fx_wrong_kind_for_MlsOperation(), fx_text, NULL, 0, 0),
           MLS_STATUS_WRONG_KIND, "mlsTranslateOperationToSMTLIB", "op", "wrong kind");
  fx_check(mlsTranslateOperationToSMTLIB(fx_stale_MlsOperation(), fx_text, NULL, 0, 0),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateOperationToSMTLIB", "op", "stale");
  fx_check(mlsTranslateOperationToSMTLIB(fx_valid_MlsOperation(), NULL, NULL, 0, 0),
           MLS_STATUS_NULL_POINTER, "mlsTranslateOperationToSMTLIB", "callback", "null callback");
}

static void misuse_mlsTranslateOperationToSMTLIBToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTranslateOperationToSMTLIBToString((MlsOperation){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTranslateOperationToSMTLIBToString", "op", "null");
  fx_untouched(&out_, "mlsTranslateOperationToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateOperationToSMTLIBToString((MlsOperation){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTranslateOperationToSMTLIBToString", "op", "garbage");
  fx_untouched(&out_, "mlsTranslateOperationToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateOperationToSMTLIBToString(fx_wrong_kind_for_MlsOperation(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTranslateOperationToSMTLIBToString", "op", "wrong kind");
  fx_untouched(&out_, "mlsTranslateOperationToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateOperationToSMTLIBToString(fx_stale_MlsOperation(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTranslateOperationToSMTLIBToString", "op", "stale");
  fx_untouched(&out_, "mlsTranslateOperationToSMTLIBToString");
  fx_fill(&out_);
  fx_check(mlsTranslateOperationToSMTLIBToString(fx_valid_MlsOperation(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTranslateOperationToSMTLIBToString", "out", "null pointer");
  fx_untouched(&out_, "mlsTranslateOperationToSMTLIBToString");
}

int misuse_target(void) {
  fx_setup();
  misuse_mlsTranslateModuleToLLVMIR();
  misuse_mlsTranslateModuleToLLVMIRToString();
  misuse_mlsTypeToLLVMIR();
  misuse_mlsTypeFromLLVMIR();
  misuse_mlsTranslateModuleToSMTLIB();
  misuse_mlsTranslateModuleToSMTLIBToString();
  misuse_mlsTranslateOperationToSMTLIB();
  misuse_mlsTranslateOperationToSMTLIBToString();
  return fx_teardown("target");
}
