// What cgo reads: the library, and what it calls of this package.
#include "mlir_shim.h"

// Functions of Go.
void mlsGoWrite(MlsStringRef text, void *userData);
MlsWalkResult mlsGoWalk(MlsOperation op, void *userData);
void mlsGoWalkSymbolTables(MlsOperation op, bool allUsesVisible, void *userData);
void mlsGoDiagnostic(MlsDiagnostic *diagnostic, void *userData);
void mlsGoInvalidations(intptr_t n, MlsInvalidation *invalidations, void *userData);
void mlsGoInitializePass(MlsContext context, void *userData);
void *mlsGoClonePass(void *userData);
void mlsGoRunPass(MlsOperation op, MlsExternalPass pass, void *userData);
MlsBool mlsGoMatchAndRewrite(MlsOperation op, MlsPatternRewriter rewriter, void *userData);
MlsBool mlsGoPDLFunction(MlsPatternRewriter rewriter, MlsPDLResultList results,
                         intptr_t nValues, MlsPDLValue *values, void *userData);
void mlsGoEnd(void *userData);

// Frees what mlsUnmanagedDenseResourceElementsAttrGet was given.
void mlsGoFreeBlob(void *userData, const void *data, size_t size, size_t alignment);
