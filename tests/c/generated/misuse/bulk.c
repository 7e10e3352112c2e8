// Made by codegen (misuse.rs) from src/manual/bulk.rs; do not edit.
#include "misuse_fixture.h"

int misuse_bulk(void);

static void misuse_mlsBlockCopyOperations(void) {
  FxOut operations_;
  FxOut out_;
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperations((MlsBlock){0}, 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCopyOperations", "block", "null");
  fx_untouched(&operations_, "mlsBlockCopyOperations");
  fx_untouched(&out_, "mlsBlockCopyOperations");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperations((MlsBlock){0xffffffffffffffffull}, 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCopyOperations", "block", "garbage");
  fx_untouched(&operations_, "mlsBlockCopyOperations");
  fx_untouched(&out_, "mlsBlockCopyOperations");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperations(fx_wrong_kind_for_MlsBlock(), 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCopyOperations", "block", "wrong kind");
  fx_untouched(&operations_, "mlsBlockCopyOperations");
  fx_untouched(&out_, "mlsBlockCopyOperations");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperations(fx_stale_MlsBlock(), 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCopyOperations", "block", "stale");
  fx_untouched(&operations_, "mlsBlockCopyOperations");
  fx_untouched(&out_, "mlsBlockCopyOperations");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperations(fx_valid_MlsBlock(), 0, (void *)&operations_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockCopyOperations", "out", "null pointer");
  fx_untouched(&operations_, "mlsBlockCopyOperations");
  fx_untouched(&out_, "mlsBlockCopyOperations");
}

static void misuse_mlsBlockCopyOperationNames(void) {
  FxOut names_;
  FxOut out_;
  fx_fill(&names_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperationNames((MlsBlock){0}, 0, (void *)&names_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCopyOperationNames", "block", "null");
  fx_untouched(&names_, "mlsBlockCopyOperationNames");
  fx_untouched(&out_, "mlsBlockCopyOperationNames");
  fx_fill(&names_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperationNames((MlsBlock){0xffffffffffffffffull}, 0, (void *)&names_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCopyOperationNames", "block", "garbage");
  fx_untouched(&names_, "mlsBlockCopyOperationNames");
  fx_untouched(&out_, "mlsBlockCopyOperationNames");
  fx_fill(&names_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperationNames(fx_wrong_kind_for_MlsBlock(), 0, (void *)&names_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCopyOperationNames", "block", "wrong kind");
  fx_untouched(&names_, "mlsBlockCopyOperationNames");
  fx_untouched(&out_, "mlsBlockCopyOperationNames");
  fx_fill(&names_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperationNames(fx_stale_MlsBlock(), 0, (void *)&names_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCopyOperationNames", "block", "stale");
  fx_untouched(&names_, "mlsBlockCopyOperationNames");
  fx_untouched(&out_, "mlsBlockCopyOperationNames");
  fx_fill(&names_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyOperationNames(fx_valid_MlsBlock(), 0, (void *)&names_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockCopyOperationNames", "out", "null pointer");
  fx_untouched(&names_, "mlsBlockCopyOperationNames");
  fx_untouched(&out_, "mlsBlockCopyOperationNames");
}

static void misuse_mlsBlockCopyArguments(void) {
  FxOut values_;
  FxOut out_;
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyArguments((MlsBlock){0}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsBlockCopyArguments", "block", "null");
  fx_untouched(&values_, "mlsBlockCopyArguments");
  fx_untouched(&out_, "mlsBlockCopyArguments");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyArguments((MlsBlock){0xffffffffffffffffull}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsBlockCopyArguments", "block", "garbage");
  fx_untouched(&values_, "mlsBlockCopyArguments");
  fx_untouched(&out_, "mlsBlockCopyArguments");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyArguments(fx_wrong_kind_for_MlsBlock(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsBlockCopyArguments", "block", "wrong kind");
  fx_untouched(&values_, "mlsBlockCopyArguments");
  fx_untouched(&out_, "mlsBlockCopyArguments");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyArguments(fx_stale_MlsBlock(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsBlockCopyArguments", "block", "stale");
  fx_untouched(&values_, "mlsBlockCopyArguments");
  fx_untouched(&out_, "mlsBlockCopyArguments");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsBlockCopyArguments(fx_valid_MlsBlock(), 0, (void *)&values_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsBlockCopyArguments", "out", "null pointer");
  fx_untouched(&values_, "mlsBlockCopyArguments");
  fx_untouched(&out_, "mlsBlockCopyArguments");
}

static void misuse_mlsRegionCopyBlocks(void) {
  FxOut blocks_;
  FxOut out_;
  fx_fill(&blocks_);
  fx_fill(&out_);
  fx_check(mlsRegionCopyBlocks((MlsRegion){0}, 0, (void *)&blocks_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsRegionCopyBlocks", "region", "null");
  fx_untouched(&blocks_, "mlsRegionCopyBlocks");
  fx_untouched(&out_, "mlsRegionCopyBlocks");
  fx_fill(&blocks_);
  fx_fill(&out_);
  fx_check(mlsRegionCopyBlocks((MlsRegion){0xffffffffffffffffull}, 0, (void *)&blocks_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsRegionCopyBlocks", "region", "garbage");
  fx_untouched(&blocks_, "mlsRegionCopyBlocks");
  fx_untouched(&out_, "mlsRegionCopyBlocks");
  fx_fill(&blocks_);
  fx_fill(&out_);
  fx_check(mlsRegionCopyBlocks(fx_wrong_kind_for_MlsRegion(), 0, (void *)&blocks_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsRegionCopyBlocks", "region", "wrong kind");
  fx_untouched(&blocks_, "mlsRegionCopyBlocks");
  fx_untouched(&out_, "mlsRegionCopyBlocks");
  fx_fill(&blocks_);
  fx_fill(&out_);
  fx_check(mlsRegionCopyBlocks(fx_stale_MlsRegion(), 0, (void *)&blocks_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsRegionCopyBlocks", "region", "stale");
  fx_untouched(&blocks_, "mlsRegionCopyBlocks");
  fx_untouched(&out_, "mlsRegionCopyBlocks");
  fx_fill(&blocks_);
  fx_fill(&out_);
  fx_check(mlsRegionCopyBlocks(fx_valid_MlsRegion(), 0, (void *)&blocks_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsRegionCopyBlocks", "out", "null pointer");
  fx_untouched(&blocks_, "mlsRegionCopyBlocks");
  fx_untouched(&out_, "mlsRegionCopyBlocks");
}

static void misuse_mlsOperationCopyResults(void) {
  FxOut values_;
  FxOut out_;
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyResults((MlsOperation){0}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCopyResults", "op", "null");
  fx_untouched(&values_, "mlsOperationCopyResults");
  fx_untouched(&out_, "mlsOperationCopyResults");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyResults((MlsOperation){0xffffffffffffffffull}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCopyResults", "op", "garbage");
  fx_untouched(&values_, "mlsOperationCopyResults");
  fx_untouched(&out_, "mlsOperationCopyResults");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyResults(fx_wrong_kind_for_MlsOperation(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCopyResults", "op", "wrong kind");
  fx_untouched(&values_, "mlsOperationCopyResults");
  fx_untouched(&out_, "mlsOperationCopyResults");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyResults(fx_stale_MlsOperation(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCopyResults", "op", "stale");
  fx_untouched(&values_, "mlsOperationCopyResults");
  fx_untouched(&out_, "mlsOperationCopyResults");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyResults(fx_valid_MlsOperation(), 0, (void *)&values_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCopyResults", "out", "null pointer");
  fx_untouched(&values_, "mlsOperationCopyResults");
  fx_untouched(&out_, "mlsOperationCopyResults");
}

static void misuse_mlsOperationCopyOperands(void) {
  FxOut values_;
  FxOut out_;
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyOperands((MlsOperation){0}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCopyOperands", "op", "null");
  fx_untouched(&values_, "mlsOperationCopyOperands");
  fx_untouched(&out_, "mlsOperationCopyOperands");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyOperands((MlsOperation){0xffffffffffffffffull}, 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCopyOperands", "op", "garbage");
  fx_untouched(&values_, "mlsOperationCopyOperands");
  fx_untouched(&out_, "mlsOperationCopyOperands");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyOperands(fx_wrong_kind_for_MlsOperation(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCopyOperands", "op", "wrong kind");
  fx_untouched(&values_, "mlsOperationCopyOperands");
  fx_untouched(&out_, "mlsOperationCopyOperands");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyOperands(fx_stale_MlsOperation(), 0, (void *)&values_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCopyOperands", "op", "stale");
  fx_untouched(&values_, "mlsOperationCopyOperands");
  fx_untouched(&out_, "mlsOperationCopyOperands");
  fx_fill(&values_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyOperands(fx_valid_MlsOperation(), 0, (void *)&values_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCopyOperands", "out", "null pointer");
  fx_untouched(&values_, "mlsOperationCopyOperands");
  fx_untouched(&out_, "mlsOperationCopyOperands");
}

static void misuse_mlsOperationCopyTree(void) {
  FxOut operations_;
  FxOut out_;
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyTree((MlsOperation){0}, 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCopyTree", "op", "null");
  fx_untouched(&operations_, "mlsOperationCopyTree");
  fx_untouched(&out_, "mlsOperationCopyTree");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyTree((MlsOperation){0xffffffffffffffffull}, 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCopyTree", "op", "garbage");
  fx_untouched(&operations_, "mlsOperationCopyTree");
  fx_untouched(&out_, "mlsOperationCopyTree");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyTree(fx_wrong_kind_for_MlsOperation(), 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCopyTree", "op", "wrong kind");
  fx_untouched(&operations_, "mlsOperationCopyTree");
  fx_untouched(&out_, "mlsOperationCopyTree");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyTree(fx_stale_MlsOperation(), 0, (void *)&operations_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCopyTree", "op", "stale");
  fx_untouched(&operations_, "mlsOperationCopyTree");
  fx_untouched(&out_, "mlsOperationCopyTree");
  fx_fill(&operations_);
  fx_fill(&out_);
  fx_check(mlsOperationCopyTree(fx_valid_MlsOperation(), 0, (void *)&operations_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCopyTree", "out", "null pointer");
  fx_untouched(&operations_, "mlsOperationCopyTree");
  fx_untouched(&out_, "mlsOperationCopyTree");
}

static void misuse_mlsValueCopyUses(void) {
  FxOut uses_;
  FxOut out_;
  fx_fill(&uses_);
  fx_fill(&out_);
  fx_check(mlsValueCopyUses((MlsValue){0}, 0, (void *)&uses_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsValueCopyUses", "value", "null");
  fx_untouched(&uses_, "mlsValueCopyUses");
  fx_untouched(&out_, "mlsValueCopyUses");
  fx_fill(&uses_);
  fx_fill(&out_);
  fx_check(mlsValueCopyUses((MlsValue){0xffffffffffffffffull}, 0, (void *)&uses_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsValueCopyUses", "value", "garbage");
  fx_untouched(&uses_, "mlsValueCopyUses");
  fx_untouched(&out_, "mlsValueCopyUses");
  fx_fill(&uses_);
  fx_fill(&out_);
  fx_check(mlsValueCopyUses(fx_wrong_kind_for_MlsValue(), 0, (void *)&uses_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsValueCopyUses", "value", "wrong kind");
  fx_untouched(&uses_, "mlsValueCopyUses");
  fx_untouched(&out_, "mlsValueCopyUses");
  fx_fill(&uses_);
  fx_fill(&out_);
  fx_check(mlsValueCopyUses(fx_stale_MlsValue(), 0, (void *)&uses_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsValueCopyUses", "value", "stale");
  fx_untouched(&uses_, "mlsValueCopyUses");
  fx_untouched(&out_, "mlsValueCopyUses");
  fx_fill(&uses_);
  fx_fill(&out_);
  fx_check(mlsValueCopyUses(fx_valid_MlsValue(), 0, (void *)&uses_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsValueCopyUses", "out", "null pointer");
  fx_untouched(&uses_, "mlsValueCopyUses");
  fx_untouched(&out_, "mlsValueCopyUses");
}

static void misuse_mlsOperationsCopyNames(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(-1, (const MlsOperation[]){fx_valid_MlsOperation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationsCopyNames", "n_operations", "-1");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(INTPTR_MAX, (const MlsOperation[]){fx_valid_MlsOperation()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationsCopyNames", "n_operations", "too large");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationsCopyNames", "operations", "null pointer");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, (const MlsOperation[]){(MlsOperation){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationsCopyNames", "operations", "null");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, (const MlsOperation[]){(MlsOperation){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationsCopyNames", "operations", "garbage");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, (const MlsOperation[]){fx_wrong_kind_for_MlsOperation()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationsCopyNames", "operations", "wrong kind");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, (const MlsOperation[]){fx_stale_MlsOperation()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationsCopyNames", "operations", "stale");
  fx_untouched(&out_, "mlsOperationsCopyNames");
  fx_fill(&out_);
  fx_check(mlsOperationsCopyNames(1, (const MlsOperation[]){fx_valid_MlsOperation()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationsCopyNames", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationsCopyNames");
}

int misuse_bulk(void) {
  fx_setup();
  misuse_mlsBlockCopyOperations();
  misuse_mlsBlockCopyOperationNames();
  misuse_mlsBlockCopyArguments();
  misuse_mlsRegionCopyBlocks();
  misuse_mlsOperationCopyResults();
  misuse_mlsOperationCopyOperands();
  misuse_mlsOperationCopyTree();
  misuse_mlsValueCopyUses();
  misuse_mlsOperationsCopyNames();
  return fx_teardown("bulk");
}
