// Made by codegen (misuse.rs) from src/manual/walk.rs; do not edit.
#include "misuse_fixture.h"

int misuse_walk(void);

static void misuse_mlsOperationWalk(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationWalk((MlsOperation){0}, fx_visit, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationWalk", "op", "null");
  fx_untouched(&out_, "mlsOperationWalk");
  fx_fill(&out_);
  fx_check(mlsOperationWalk((MlsOperation){0xffffffffffffffffull}, fx_visit, NULL, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationWalk", "op", "garbage");
  fx_untouched(&out_, "mlsOperationWalk");
  fx_fill(&out_);
  fx_check(mlsOperationWalk(fx_wrong_kind_for_MlsOperation(), fx_visit, NULL, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationWalk", "op", "wrong kind");
  fx_untouched(&out_, "mlsOperationWalk");
  fx_fill(&out_);
  fx_check(mlsOperationWalk(fx_stale_MlsOperation(), fx_visit, NULL, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationWalk", "op", "stale");
  fx_untouched(&out_, "mlsOperationWalk");
  fx_fill(&out_);
  fx_check(mlsOperationWalk(fx_valid_MlsOperation(), NULL, NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationWalk", "callback", "null callback");
  fx_untouched(&out_, "mlsOperationWalk");
  fx_fill(&out_);
  fx_check(mlsOperationWalk(fx_valid_MlsOperation(), fx_visit, NULL, 0xffff, (void *)&out_),
           MLS_STATUS_BAD_ENUM, "mlsOperationWalk", "walk_order", "no value");
  fx_untouched(&out_, "mlsOperationWalk");
}

static void misuse_mlsSymbolTableWalkSymbolTables(void) {
  fx_check(mlsSymbolTableWalkSymbolTables((MlsOperation){0}, 0, fx_table, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsSymbolTableWalkSymbolTables", "from", "null");
  fx_check(mlsSymbolTableWalkSymbolTables((MlsOperation){0xffffffffffffffffull}, 0, fx_table, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsSymbolTableWalkSymbolTables", "from", "garbage");
  fx_check(mlsSymbolTableWalkSymbolTables(fx_wrong_kind_for_MlsOperation(), 0, fx_table, NULL),
           MLS_STATUS_WRONG_KIND, "mlsSymbolTableWalkSymbolTables", "from", "wrong kind");
  fx_check(mlsSymbolTableWalkSymbolTables(fx_stale_MlsOperation(), 0, fx_table, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsSymbolTableWalkSymbolTables", "from", "stale");
  fx_check(mlsSymbolTableWalkSymbolTables(fx_valid_MlsOperation(), 0, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsSymbolTableWalkSymbolTables", "callback", "null callback");
}

int misuse_walk(void) {
  fx_setup();
  misuse_mlsOperationWalk();
  misuse_mlsSymbolTableWalkSymbolTables();
  return fx_teardown("walk");
}
