// Made by codegen (misuse.rs) from src/manual/execution_engine.rs; do not edit.
#include "misuse_fixture.h"

int misuse_execution_engine(void);

static void misuse_mlsExecutionEngineCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate((MlsModule){0}, 0, 1, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineCreate", "module", "null");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate((MlsModule){0xffffffffffffffffull}, 0, 1, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineCreate", "module", "garbage");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_wrong_kind_for_MlsModule(), 0, 1, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineCreate", "module", "wrong kind");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_stale_MlsModule(), 0, 1, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineCreate", "module", "stale");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_valid_MlsModule(), 0, -1, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsExecutionEngineCreate", "n_shared_lib_paths", "-1");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_valid_MlsModule(), 0, INTPTR_MAX, (const MlsStringRef[]){fx_string()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsExecutionEngineCreate", "n_shared_lib_paths", "too large");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_valid_MlsModule(), 0, 1, NULL, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineCreate", "shared_lib_paths", "null pointer");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineCreate(fx_valid_MlsModule(), 0, 1, (const MlsStringRef[]){fx_string()}, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsExecutionEngineCreate");
}

static void misuse_mlsExecutionEngineDestroy(void) {
  fx_check(mlsExecutionEngineDestroy((MlsExecutionEngine){0}),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineDestroy", "engine", "null");
  fx_check(mlsExecutionEngineDestroy((MlsExecutionEngine){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineDestroy", "engine", "garbage");
  fx_check(mlsExecutionEngineDestroy(fx_wrong_kind_for_MlsExecutionEngine()),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineDestroy", "engine", "wrong kind");
  fx_check(mlsExecutionEngineDestroy(fx_stale_MlsExecutionEngine()),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineDestroy", "engine", "stale");
}

static void misuse_mlsExecutionEngineInitialize(void) {
  fx_check(mlsExecutionEngineInitialize((MlsExecutionEngine){0}),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineInitialize", "engine", "null");
  fx_check(mlsExecutionEngineInitialize((MlsExecutionEngine){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineInitialize", "engine", "garbage");
  fx_check(mlsExecutionEngineInitialize(fx_wrong_kind_for_MlsExecutionEngine()),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineInitialize", "engine", "wrong kind");
  fx_check(mlsExecutionEngineInitialize(fx_stale_MlsExecutionEngine()),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineInitialize", "engine", "stale");
}

static void misuse_mlsExecutionEngineInvokePacked(void) {
  fx_check(mlsExecutionEngineInvokePacked((MlsExecutionEngine){0}, fx_string(), (void *const[]){(void *)""}),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineInvokePacked", "engine", "null");
  fx_check(mlsExecutionEngineInvokePacked((MlsExecutionEngine){0xffffffffffffffffull}, fx_string(), (void *const[]){(void *)""}),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineInvokePacked", "engine", "garbage");
  fx_check(mlsExecutionEngineInvokePacked(fx_wrong_kind_for_MlsExecutionEngine(), fx_string(), (void *const[]){(void *)""}),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineInvokePacked", "engine", "wrong kind");
  fx_check(mlsExecutionEngineInvokePacked(fx_stale_MlsExecutionEngine(), fx_string(), (void *const[]){(void *)""}),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineInvokePacked", "engine", "stale");
  fx_check(mlsExecutionEngineInvokePacked(fx_valid_MlsExecutionEngine(), (MlsStringRef){NULL, 5}, (void *const[]){(void *)""}),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineInvokePacked", "name", "null text");
}

static void misuse_mlsExecutionEngineLookupPacked(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked((MlsExecutionEngine){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineLookupPacked", "engine", "null");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked((MlsExecutionEngine){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineLookupPacked", "engine", "garbage");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked(fx_wrong_kind_for_MlsExecutionEngine(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineLookupPacked", "engine", "wrong kind");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked(fx_stale_MlsExecutionEngine(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineLookupPacked", "engine", "stale");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked(fx_valid_MlsExecutionEngine(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineLookupPacked", "name", "null text");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookupPacked(fx_valid_MlsExecutionEngine(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineLookupPacked", "out", "null pointer");
  fx_untouched(&out_, "mlsExecutionEngineLookupPacked");
}

static void misuse_mlsExecutionEngineLookup(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup((MlsExecutionEngine){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineLookup", "engine", "null");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup((MlsExecutionEngine){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineLookup", "engine", "garbage");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup(fx_wrong_kind_for_MlsExecutionEngine(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineLookup", "engine", "wrong kind");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup(fx_stale_MlsExecutionEngine(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineLookup", "engine", "stale");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup(fx_valid_MlsExecutionEngine(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineLookup", "name", "null text");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
  fx_fill(&out_);
  fx_check(mlsExecutionEngineLookup(fx_valid_MlsExecutionEngine(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineLookup", "out", "null pointer");
  fx_untouched(&out_, "mlsExecutionEngineLookup");
}

static void misuse_mlsExecutionEngineRegisterSymbol(void) {
  fx_check(mlsExecutionEngineRegisterSymbol((MlsExecutionEngine){0}, fx_string(), NULL),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineRegisterSymbol", "engine", "null");
  fx_check(mlsExecutionEngineRegisterSymbol((MlsExecutionEngine){0xffffffffffffffffull}, fx_string(), NULL),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineRegisterSymbol", "engine", "garbage");
  fx_check(mlsExecutionEngineRegisterSymbol(fx_wrong_kind_for_MlsExecutionEngine(), fx_string(), NULL),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineRegisterSymbol", "engine", "wrong kind");
  fx_check(mlsExecutionEngineRegisterSymbol(fx_stale_MlsExecutionEngine(), fx_string(), NULL),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineRegisterSymbol", "engine", "stale");
  fx_check(mlsExecutionEngineRegisterSymbol(fx_valid_MlsExecutionEngine(), (MlsStringRef){NULL, 5}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineRegisterSymbol", "name", "null text");
}

static void misuse_mlsExecutionEngineDumpToObjectFile(void) {
  fx_check(mlsExecutionEngineDumpToObjectFile((MlsExecutionEngine){0}, fx_string()),
           MLS_STATUS_NULL_HANDLE, "mlsExecutionEngineDumpToObjectFile", "engine", "null");
  fx_check(mlsExecutionEngineDumpToObjectFile((MlsExecutionEngine){0xffffffffffffffffull}, fx_string()),
           MLS_STATUS_BAD_HANDLE, "mlsExecutionEngineDumpToObjectFile", "engine", "garbage");
  fx_check(mlsExecutionEngineDumpToObjectFile(fx_wrong_kind_for_MlsExecutionEngine(), fx_string()),
           MLS_STATUS_WRONG_KIND, "mlsExecutionEngineDumpToObjectFile", "engine", "wrong kind");
  fx_check(mlsExecutionEngineDumpToObjectFile(fx_stale_MlsExecutionEngine(), fx_string()),
           MLS_STATUS_STALE_HANDLE, "mlsExecutionEngineDumpToObjectFile", "engine", "stale");
  fx_check(mlsExecutionEngineDumpToObjectFile(fx_valid_MlsExecutionEngine(), (MlsStringRef){NULL, 5}),
           MLS_STATUS_NULL_POINTER, "mlsExecutionEngineDumpToObjectFile", "file_name", "null text");
}

int misuse_execution_engine(void) {
  fx_setup();
  misuse_mlsExecutionEngineCreate();
  misuse_mlsExecutionEngineDestroy();
  misuse_mlsExecutionEngineInitialize();
  misuse_mlsExecutionEngineInvokePacked();
  misuse_mlsExecutionEngineLookupPacked();
  misuse_mlsExecutionEngineLookup();
  misuse_mlsExecutionEngineRegisterSymbol();
  misuse_mlsExecutionEngineDumpToObjectFile();
  return fx_teardown("execution_engine");
}
