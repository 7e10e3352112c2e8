// Made by codegen (misuse.rs) from src/manual/linalg.rs; do not edit.
#include "misuse_fixture.h"

int misuse_linalg(void);

static void misuse_mlsLinalgFillBuiltinNamedOpRegion(void) {
  fx_check(mlsLinalgFillBuiltinNamedOpRegion((MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgFillBuiltinNamedOpRegion", "mlir_op", "null");
  fx_check(mlsLinalgFillBuiltinNamedOpRegion((MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgFillBuiltinNamedOpRegion", "mlir_op", "garbage");
  fx_check(mlsLinalgFillBuiltinNamedOpRegion(fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsLinalgFillBuiltinNamedOpRegion", "mlir_op", "wrong kind");
  fx_check(mlsLinalgFillBuiltinNamedOpRegion(fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgFillBuiltinNamedOpRegion", "mlir_op", "stale");
}

static void misuse_mlsLinalgIsAContractionOp(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgIsAContractionOp((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgIsAContractionOp", "op", "null");
  fx_untouched(&out_, "mlsLinalgIsAContractionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAContractionOp((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgIsAContractionOp", "op", "garbage");
  fx_untouched(&out_, "mlsLinalgIsAContractionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAContractionOp(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgIsAContractionOp", "op", "wrong kind");
  fx_untouched(&out_, "mlsLinalgIsAContractionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAContractionOp(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgIsAContractionOp", "op", "stale");
  fx_untouched(&out_, "mlsLinalgIsAContractionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAContractionOp(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgIsAContractionOp", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgIsAContractionOp");
}

static void misuse_mlsLinalgIsAConvolutionOp(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgIsAConvolutionOp((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgIsAConvolutionOp", "op", "null");
  fx_untouched(&out_, "mlsLinalgIsAConvolutionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAConvolutionOp((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgIsAConvolutionOp", "op", "garbage");
  fx_untouched(&out_, "mlsLinalgIsAConvolutionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAConvolutionOp(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgIsAConvolutionOp", "op", "wrong kind");
  fx_untouched(&out_, "mlsLinalgIsAConvolutionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAConvolutionOp(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgIsAConvolutionOp", "op", "stale");
  fx_untouched(&out_, "mlsLinalgIsAConvolutionOp");
  fx_fill(&out_);
  fx_check(mlsLinalgIsAConvolutionOp(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgIsAConvolutionOp", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgIsAConvolutionOp");
}

static void misuse_mlsLinalgInferContractionDimensions(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensions((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgInferContractionDimensions", "op", "null");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensions((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgInferContractionDimensions", "op", "garbage");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensions(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgInferContractionDimensions", "op", "wrong kind");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensions(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgInferContractionDimensions", "op", "stale");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensions(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgInferContractionDimensions", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensions");
}

static void misuse_mlsLinalgInferContractionDimensionsFromMaps(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(-1, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLinalgInferContractionDimensionsFromMaps", "num_maps", "-1");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(INTPTR_MAX, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLinalgInferContractionDimensionsFromMaps", "num_maps", "too large");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLinalgInferContractionDimensionsFromMaps", "indexing_maps", "null pointer");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, (const MlsAffineMap[]){(MlsAffineMap){0}}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgInferContractionDimensionsFromMaps", "indexing_maps", "null");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, (const MlsAffineMap[]){(MlsAffineMap){0xffffffffffffffffull}}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgInferContractionDimensionsFromMaps", "indexing_maps", "garbage");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, (const MlsAffineMap[]){fx_wrong_kind_for_MlsAffineMap()}, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgInferContractionDimensionsFromMaps", "indexing_maps", "wrong kind");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, (const MlsAffineMap[]){fx_stale_MlsAffineMap()}, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgInferContractionDimensionsFromMaps", "indexing_maps", "stale");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
  fx_fill(&out_);
  fx_check(mlsLinalgInferContractionDimensionsFromMaps(1, (const MlsAffineMap[]){fx_valid_MlsAffineMap()}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgInferContractionDimensionsFromMaps", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgInferContractionDimensionsFromMaps");
}

static void misuse_mlsLinalgInferConvolutionDimensions(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgInferConvolutionDimensions((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgInferConvolutionDimensions", "op", "null");
  fx_untouched(&out_, "mlsLinalgInferConvolutionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferConvolutionDimensions((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgInferConvolutionDimensions", "op", "garbage");
  fx_untouched(&out_, "mlsLinalgInferConvolutionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferConvolutionDimensions(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgInferConvolutionDimensions", "op", "wrong kind");
  fx_untouched(&out_, "mlsLinalgInferConvolutionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferConvolutionDimensions(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgInferConvolutionDimensions", "op", "stale");
  fx_untouched(&out_, "mlsLinalgInferConvolutionDimensions");
  fx_fill(&out_);
  fx_check(mlsLinalgInferConvolutionDimensions(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgInferConvolutionDimensions", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgInferConvolutionDimensions");
}

static void misuse_mlsLinalgGetIndexingMapsAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLinalgGetIndexingMapsAttribute((MlsOperation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLinalgGetIndexingMapsAttribute", "op", "null");
  fx_untouched(&out_, "mlsLinalgGetIndexingMapsAttribute");
  fx_fill(&out_);
  fx_check(mlsLinalgGetIndexingMapsAttribute((MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLinalgGetIndexingMapsAttribute", "op", "garbage");
  fx_untouched(&out_, "mlsLinalgGetIndexingMapsAttribute");
  fx_fill(&out_);
  fx_check(mlsLinalgGetIndexingMapsAttribute(fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLinalgGetIndexingMapsAttribute", "op", "wrong kind");
  fx_untouched(&out_, "mlsLinalgGetIndexingMapsAttribute");
  fx_fill(&out_);
  fx_check(mlsLinalgGetIndexingMapsAttribute(fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLinalgGetIndexingMapsAttribute", "op", "stale");
  fx_untouched(&out_, "mlsLinalgGetIndexingMapsAttribute");
  fx_fill(&out_);
  fx_check(mlsLinalgGetIndexingMapsAttribute(fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLinalgGetIndexingMapsAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsLinalgGetIndexingMapsAttribute");
}

int misuse_linalg(void) {
  fx_setup();
  misuse_mlsLinalgFillBuiltinNamedOpRegion();
  misuse_mlsLinalgIsAContractionOp();
  misuse_mlsLinalgIsAConvolutionOp();
  misuse_mlsLinalgInferContractionDimensions();
  misuse_mlsLinalgInferContractionDimensionsFromMaps();
  misuse_mlsLinalgInferConvolutionDimensions();
  misuse_mlsLinalgGetIndexingMapsAttribute();
  return fx_teardown("linalg");
}
