// Made by codegen (misuse.rs) from src/manual/module.rs; do not edit.
#include "misuse_fixture.h"

int misuse_module(void);

static void misuse_mlsModuleCreateEmpty(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleCreateEmpty((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleCreateEmpty", "location", "null");
  fx_untouched(&out_, "mlsModuleCreateEmpty");
  fx_fill(&out_);
  fx_check(mlsModuleCreateEmpty((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleCreateEmpty", "location", "garbage");
  fx_untouched(&out_, "mlsModuleCreateEmpty");
  fx_fill(&out_);
  fx_check(mlsModuleCreateEmpty(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleCreateEmpty", "location", "wrong kind");
  fx_untouched(&out_, "mlsModuleCreateEmpty");
  fx_fill(&out_);
  fx_check(mlsModuleCreateEmpty(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleCreateEmpty", "location", "stale");
  fx_untouched(&out_, "mlsModuleCreateEmpty");
  fx_fill(&out_);
  fx_check(mlsModuleCreateEmpty(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleCreateEmpty", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleCreateEmpty");
}

static void misuse_mlsModuleCreateParse(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleCreateParse", "context", "null");
  fx_untouched(&out_, "mlsModuleCreateParse");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleCreateParse", "context", "garbage");
  fx_untouched(&out_, "mlsModuleCreateParse");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleCreateParse", "context", "wrong kind");
  fx_untouched(&out_, "mlsModuleCreateParse");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleCreateParse", "context", "stale");
  fx_untouched(&out_, "mlsModuleCreateParse");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsModuleCreateParse", "module", "null text");
  fx_untouched(&out_, "mlsModuleCreateParse");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParse(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleCreateParse", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleCreateParse");
}

static void misuse_mlsModuleCreateParseFromFile(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleCreateParseFromFile", "context", "null");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleCreateParseFromFile", "context", "garbage");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleCreateParseFromFile", "context", "wrong kind");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleCreateParseFromFile", "context", "stale");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsModuleCreateParseFromFile", "file_name", "null text");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
  fx_fill(&out_);
  fx_check(mlsModuleCreateParseFromFile(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleCreateParseFromFile", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleCreateParseFromFile");
}

static void misuse_mlsModuleFromOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleFromOperation((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleFromOperation", "op", "null");
  fx_untouched(&out_, "mlsModuleFromOperation");
  fx_fill(&out_);
  fx_check(mlsModuleFromOperation((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleFromOperation", "op", "garbage");
  fx_untouched(&out_, "mlsModuleFromOperation");
  fx_fill(&out_);
  fx_check(mlsModuleFromOperation(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleFromOperation", "op", "wrong kind");
  fx_untouched(&out_, "mlsModuleFromOperation");
  fx_fill(&out_);
  fx_check(mlsModuleFromOperation(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleFromOperation", "op", "stale");
  fx_untouched(&out_, "mlsModuleFromOperation");
  fx_fill(&out_);
  fx_check(mlsModuleFromOperation(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleFromOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleFromOperation");
}

static void misuse_mlsModuleGetOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleGetOperation((MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleGetOperation", "module", "null");
  fx_untouched(&out_, "mlsModuleGetOperation");
  fx_fill(&out_);
  fx_check(mlsModuleGetOperation((MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleGetOperation", "module", "garbage");
  fx_untouched(&out_, "mlsModuleGetOperation");
  fx_fill(&out_);
  fx_check(mlsModuleGetOperation(fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleGetOperation", "module", "wrong kind");
  fx_untouched(&out_, "mlsModuleGetOperation");
  fx_fill(&out_);
  fx_check(mlsModuleGetOperation(fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleGetOperation", "module", "stale");
  fx_untouched(&out_, "mlsModuleGetOperation");
  fx_fill(&out_);
  fx_check(mlsModuleGetOperation(fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleGetOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleGetOperation");
}

static void misuse_mlsModuleGetBody(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleGetBody((MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleGetBody", "module", "null");
  fx_untouched(&out_, "mlsModuleGetBody");
  fx_fill(&out_);
  fx_check(mlsModuleGetBody((MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleGetBody", "module", "garbage");
  fx_untouched(&out_, "mlsModuleGetBody");
  fx_fill(&out_);
  fx_check(mlsModuleGetBody(fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleGetBody", "module", "wrong kind");
  fx_untouched(&out_, "mlsModuleGetBody");
  fx_fill(&out_);
  fx_check(mlsModuleGetBody(fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleGetBody", "module", "stale");
  fx_untouched(&out_, "mlsModuleGetBody");
  fx_fill(&out_);
  fx_check(mlsModuleGetBody(fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleGetBody", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleGetBody");
}

static void misuse_mlsModuleGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsModuleGetContext((MlsModule){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsModuleGetContext", "module", "null");
  fx_untouched(&out_, "mlsModuleGetContext");
  fx_fill(&out_);
  fx_check(mlsModuleGetContext((MlsModule){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsModuleGetContext", "module", "garbage");
  fx_untouched(&out_, "mlsModuleGetContext");
  fx_fill(&out_);
  fx_check(mlsModuleGetContext(fx_wrong_kind_for_MlsModule(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsModuleGetContext", "module", "wrong kind");
  fx_untouched(&out_, "mlsModuleGetContext");
  fx_fill(&out_);
  fx_check(mlsModuleGetContext(fx_stale_MlsModule(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsModuleGetContext", "module", "stale");
  fx_untouched(&out_, "mlsModuleGetContext");
  fx_fill(&out_);
  fx_check(mlsModuleGetContext(fx_valid_MlsModule(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsModuleGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsModuleGetContext");
}

static void misuse_mlsModuleDestroy(void) {
  fx_check(mlsModuleDestroy((MlsModule){0}),
           MLS_STATUS_NULL_HANDLE, "mlsModuleDestroy", "module", "null");
  fx_check(mlsModuleDestroy((MlsModule){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsModuleDestroy", "module", "garbage");
  fx_check(mlsModuleDestroy(fx_wrong_kind_for_MlsModule()),
           MLS_STATUS_WRONG_KIND, "mlsModuleDestroy", "module", "wrong kind");
  fx_check(mlsModuleDestroy(fx_stale_MlsModule()),
           MLS_STATUS_STALE_HANDLE, "mlsModuleDestroy", "module", "stale");
}

int misuse_module(void) {
  fx_setup();
  misuse_mlsModuleCreateEmpty();
  misuse_mlsModuleCreateParse();
  misuse_mlsModuleCreateParseFromFile();
  misuse_mlsModuleFromOperation();
  misuse_mlsModuleGetOperation();
  misuse_mlsModuleGetBody();
  misuse_mlsModuleGetContext();
  misuse_mlsModuleDestroy();
  return fx_teardown("module");
}
