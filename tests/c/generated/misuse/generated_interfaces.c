// Made by codegen (misuse.rs) from src/generated/interfaces.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_interfaces(void);

static void misuse_mlsOperationImplementsInterface(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface((MlsOperation){0}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationImplementsInterface", "operation", "null");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface((MlsOperation){0xffffffffffffffffull}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationImplementsInterface", "operation", "garbage");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_wrong_kind_for_MlsOperation(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationImplementsInterface", "operation", "wrong kind");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_stale_MlsOperation(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationImplementsInterface", "operation", "stale");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_valid_MlsOperation(), (MlsTypeID){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationImplementsInterface", "interface_type_id", "null");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_valid_MlsOperation(), (MlsTypeID){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationImplementsInterface", "interface_type_id", "garbage");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_valid_MlsOperation(), fx_wrong_kind_for_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationImplementsInterface", "interface_type_id", "wrong kind");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_valid_MlsOperation(), fx_stale_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationImplementsInterface", "interface_type_id", "stale");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterface(fx_valid_MlsOperation(), fx_valid_MlsTypeID(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationImplementsInterface", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationImplementsInterface");
}

static void misuse_mlsOperationImplementsInterfaceStatic(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic((MlsStringRef){NULL, 5}, fx_valid_MlsContext(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationImplementsInterfaceStatic", "operation_name", "null text");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), (MlsContext){0}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationImplementsInterfaceStatic", "context", "null");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), (MlsContext){0xffffffffffffffffull}, fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationImplementsInterfaceStatic", "context", "garbage");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_wrong_kind_for_MlsContext(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationImplementsInterfaceStatic", "context", "wrong kind");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_stale_MlsContext(), fx_valid_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationImplementsInterfaceStatic", "context", "stale");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_valid_MlsContext(), (MlsTypeID){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationImplementsInterfaceStatic", "interface_type_id", "null");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_valid_MlsContext(), (MlsTypeID){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationImplementsInterfaceStatic", "interface_type_id", "garbage");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_valid_MlsContext(), fx_wrong_kind_for_MlsTypeID(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationImplementsInterfaceStatic", "interface_type_id", "wrong kind");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_valid_MlsContext(), fx_stale_MlsTypeID(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationImplementsInterfaceStatic", "interface_type_id", "stale");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
  fx_fill(&out_);
  fx_check(mlsOperationImplementsInterfaceStatic(fx_string(), fx_valid_MlsContext(), fx_valid_MlsTypeID(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationImplementsInterfaceStatic", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationImplementsInterfaceStatic");
}

static void misuse_mlsInferTypeOpInterfaceTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsInferTypeOpInterfaceTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceTypeID");
}

static void misuse_mlsInferShapedTypeOpInterfaceTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsInferShapedTypeOpInterfaceTypeID(NULL),
           MLS_STATUS_NULL_POINTER, "mlsInferShapedTypeOpInterfaceTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceTypeID");
}

int misuse_generated_interfaces(void) {
  fx_setup();
  misuse_mlsOperationImplementsInterface();
  misuse_mlsOperationImplementsInterfaceStatic();
  misuse_mlsInferTypeOpInterfaceTypeID();
  misuse_mlsInferShapedTypeOpInterfaceTypeID();
  return fx_teardown("generated_interfaces");
}
