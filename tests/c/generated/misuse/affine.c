// Made by codegen (misuse.rs) from src/manual/affine.rs; do not edit.
#include "misuse_fixture.h"

int misuse_affine(void);

static void misuse_mlsAffineMapCompressUnusedSymbols(void) {
  FxOut results_;
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(-1, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, (void *)&results_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapCompressUnusedSymbols", "count", "-1");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(INTPTR_MAX, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, (void *)&results_),
           MLS_STATUS_OUT_OF_RANGE, "mlsAffineMapCompressUnusedSymbols", "count", "too large");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, NULL, (void *)&results_),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapCompressUnusedSymbols", "maps", "null pointer");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, (const MlsAffineMap[]){(MlsAffineMap){0}}, (void *)&results_),
           MLS_STATUS_NULL_HANDLE, "mlsAffineMapCompressUnusedSymbols", "maps", "null");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, (const MlsAffineMap[]){(MlsAffineMap){0xffffffffffffffffull}}, (void *)&results_),
           MLS_STATUS_BAD_HANDLE, "mlsAffineMapCompressUnusedSymbols", "maps", "garbage");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, (const MlsAffineMap[]){fx_wrong_kind_for_MlsAffineMap()}, (void *)&results_),
           MLS_STATUS_WRONG_KIND, "mlsAffineMapCompressUnusedSymbols", "maps", "wrong kind");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, (const MlsAffineMap[]){fx_stale_MlsAffineMap()}, (void *)&results_),
           MLS_STATUS_STALE_HANDLE, "mlsAffineMapCompressUnusedSymbols", "maps", "stale");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
  fx_fill(&results_);
  fx_check(mlsAffineMapCompressUnusedSymbols(1, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAffineMapCompressUnusedSymbols", "results", "null pointer");
  fx_untouched(&results_, "mlsAffineMapCompressUnusedSymbols");
}

static void misuse_mlsIntegerSetReplaceGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet((MlsIntegerSet){0}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetReplaceGet", "set", "null");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet((MlsIntegerSet){0xffffffffffffffffull}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetReplaceGet", "set", "garbage");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_wrong_kind_for_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetReplaceGet", "set", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_stale_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetReplaceGet", "set", "stale");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), -1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetReplaceGet", "num_dims", "-1");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), INTPTR_MAX, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetReplaceGet", "num_dims", "too large");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, NULL, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetReplaceGet", "dim_replacements", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){(MlsAffineExpr){0}}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetReplaceGet", "dim_replacements", "null");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){(MlsAffineExpr){0xffffffffffffffffull}}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetReplaceGet", "dim_replacements", "garbage");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_wrong_kind_for_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetReplaceGet", "dim_replacements", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_stale_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetReplaceGet", "dim_replacements", "stale");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_other_context_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIntegerSetReplaceGet", "dim_replacements", "foreign context");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, -1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetReplaceGet", "num_symbols", "-1");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, INTPTR_MAX, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsIntegerSetReplaceGet", "num_symbols", "too large");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, NULL, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetReplaceGet", "symbol_replacements", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0}}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIntegerSetReplaceGet", "symbol_replacements", "null");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){(MlsAffineExpr){0xffffffffffffffffull}}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIntegerSetReplaceGet", "symbol_replacements", "garbage");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_wrong_kind_for_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIntegerSetReplaceGet", "symbol_replacements", "wrong kind");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_stale_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIntegerSetReplaceGet", "symbol_replacements", "stale");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_other_context_MlsAffineExpr()}, 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsIntegerSetReplaceGet", "symbol_replacements", "foreign context");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
  fx_fill(&out_);
  fx_check(mlsIntegerSetReplaceGet(fx_valid_MlsIntegerSet(), 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 1, (const MlsAffineExpr[]){fx_valid_MlsAffineExpr()}, 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsIntegerSetReplaceGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIntegerSetReplaceGet");
}

int misuse_affine(void) {
  fx_setup();
  misuse_mlsAffineMapCompressUnusedSymbols();
  misuse_mlsIntegerSetReplaceGet();
  return fx_teardown("affine");
}
