// Made by codegen (misuse.rs) from src/manual/symbol_table.rs; do not edit.
#include "misuse_fixture.h"

int misuse_symbol_table(void);

static void misuse_mlsSymbolTableCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolTableCreate((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableCreate", "operation", "null");
  fx_untouched(&out_, "mlsSymbolTableCreate");
  fx_fill(&out_);
  fx_check(mlsSymbolTableCreate((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableCreate", "operation", "garbage");
  fx_untouched(&out_, "mlsSymbolTableCreate");
  fx_fill(&out_);
  fx_check(mlsSymbolTableCreate(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableCreate", "operation", "wrong kind");
  fx_untouched(&out_, "mlsSymbolTableCreate");
  fx_fill(&out_);
  fx_check(mlsSymbolTableCreate(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableCreate", "operation", "stale");
  fx_untouched(&out_, "mlsSymbolTableCreate");
  fx_fill(&out_);
  fx_check(mlsSymbolTableCreate(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolTableCreate");
}

static void misuse_mlsSymbolTableDestroy(void) {
  fx_check(mlsSymbolTableDestroy((MlsSymbolTable){0}),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableDestroy", "symbol_table", "null");
  fx_check(mlsSymbolTableDestroy((MlsSymbolTable){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableDestroy", "symbol_table", "garbage");
  fx_check(mlsSymbolTableDestroy(fx_wrong_kind_for_MlsSymbolTable()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableDestroy", "symbol_table", "wrong kind");
  fx_check(mlsSymbolTableDestroy(fx_stale_MlsSymbolTable()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableDestroy", "symbol_table", "stale");
}

static void misuse_mlsSymbolTableLookup(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup((MlsSymbolTable){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableLookup", "symbol_table", "null");
  fx_untouched(&out_, "mlsSymbolTableLookup");
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup((MlsSymbolTable){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableLookup", "symbol_table", "garbage");
  fx_untouched(&out_, "mlsSymbolTableLookup");
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup(fx_wrong_kind_for_MlsSymbolTable(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableLookup", "symbol_table", "wrong kind");
  fx_untouched(&out_, "mlsSymbolTableLookup");
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup(fx_stale_MlsSymbolTable(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableLookup", "symbol_table", "stale");
  fx_untouched(&out_, "mlsSymbolTableLookup");
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup(fx_valid_MlsSymbolTable(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableLookup", "name", "null text");
  fx_untouched(&out_, "mlsSymbolTableLookup");
  fx_fill(&out_);
  fx_check(mlsSymbolTableLookup(fx_valid_MlsSymbolTable(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableLookup", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolTableLookup");
}

static void misuse_mlsSymbolTableInsert(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert((MlsSymbolTable){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableInsert", "symbol_table", "null");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert((MlsSymbolTable){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableInsert", "symbol_table", "garbage");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_wrong_kind_for_MlsSymbolTable(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableInsert", "symbol_table", "wrong kind");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_stale_MlsSymbolTable(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableInsert", "symbol_table", "stale");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), (MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableInsert", "operation", "null");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableInsert", "operation", "garbage");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableInsert", "operation", "wrong kind");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableInsert", "operation", "stale");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsSymbolTableInsert", "operation", "foreign context");
  fx_untouched(&out_, "mlsSymbolTableInsert");
  fx_fill(&out_);
  fx_check(mlsSymbolTableInsert(fx_valid_MlsSymbolTable(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableInsert", "out", "null pointer");
  fx_untouched(&out_, "mlsSymbolTableInsert");
}

static void misuse_mlsSymbolTableErase(void) {
  fx_check(mlsSymbolTableErase((MlsSymbolTable){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableErase", "symbol_table", "null");
  fx_check(mlsSymbolTableErase((MlsSymbolTable){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableErase", "symbol_table", "garbage");
  fx_check(mlsSymbolTableErase(fx_wrong_kind_for_MlsSymbolTable(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableErase", "symbol_table", "wrong kind");
  fx_check(mlsSymbolTableErase(fx_stale_MlsSymbolTable(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableErase", "symbol_table", "stale");
  fx_check(mlsSymbolTableErase(fx_valid_MlsSymbolTable(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableErase", "operation", "null");
  fx_check(mlsSymbolTableErase(fx_valid_MlsSymbolTable(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableErase", "operation", "garbage");
  fx_check(mlsSymbolTableErase(fx_valid_MlsSymbolTable(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableErase", "operation", "wrong kind");
  fx_check(mlsSymbolTableErase(fx_valid_MlsSymbolTable(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableErase", "operation", "stale");
  fx_check(mlsSymbolTableErase(fx_valid_MlsSymbolTable(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsSymbolTableErase", "operation", "foreign context");
}

static void misuse_mlsSymbolTableReplaceAllSymbolUses(void) {
  fx_check(mlsSymbolTableReplaceAllSymbolUses((MlsStringRef){NULL, 5}, fx_string(), fx_valid_MlsOperation()),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableReplaceAllSymbolUses", "old_symbol", "null text");
  fx_check(mlsSymbolTableReplaceAllSymbolUses(fx_string(), (MlsStringRef){NULL, 5}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableReplaceAllSymbolUses", "new_symbol", "null text");
  fx_check(mlsSymbolTableReplaceAllSymbolUses(fx_string(), fx_string(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableReplaceAllSymbolUses", "from", "null");
  fx_check(mlsSymbolTableReplaceAllSymbolUses(fx_string(), fx_string(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableReplaceAllSymbolUses", "from", "garbage");
  fx_check(mlsSymbolTableReplaceAllSymbolUses(fx_string(), fx_string(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableReplaceAllSymbolUses", "from", "wrong kind");
  fx_check(mlsSymbolTableReplaceAllSymbolUses(fx_string(), fx_string(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableReplaceAllSymbolUses", "from", "stale");
}

// Nothing to misuse:
//   mlsSymbolTableGetSymbolAttributeName
//   mlsSymbolTableGetVisibilityAttributeName

int misuse_symbol_table(void) {
  fx_setup();
  misuse_mlsSymbolTableCreate();
  misuse_mlsSymbolTableDestroy();
  misuse_mlsSymbolTableLookup();
  misuse_mlsSymbolTableInsert();
  misuse_mlsSymbolTableErase();
  misuse_mlsSymbolTableReplaceAllSymbolUses();
  return fx_teardown("symbol_table");
}
