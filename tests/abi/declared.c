// Made by codegen (abi.rs); do not edit.
#include "mlir_shim.h"

MlsStatus mlsAffineExprGetContext(MlsAffineExpr affineExpr, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsAffineExprEqual(MlsAffineExpr lhs, MlsAffineExpr rhs, bool * out) { __builtin_trap(); }
bool mlsAffineExprIsNull(MlsAffineExpr affineExpr) { __builtin_trap(); }
MlsStatus mlsAffineExprPrint(MlsAffineExpr affineExpr, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsAffineExprToString(MlsAffineExpr affineExpr, MlsString * out) { __builtin_trap(); }
MlsStatus mlsAffineExprDump(MlsAffineExpr affineExpr) { __builtin_trap(); }
MlsStatus mlsAffineExprIsSymbolicOrConstant(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsPureAffine(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineExprGetLargestKnownDivisor(MlsAffineExpr affineExpr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsMultipleOf(MlsAffineExpr affineExpr, int64_t factor, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsFunctionOfDim(MlsAffineExpr affineExpr, intptr_t position, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineExprCompose(MlsAffineExpr affineExpr, MlsAffineMap affineMap, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprShiftDims(MlsAffineExpr affineExpr, uint32_t numDims, uint32_t shift, uint32_t offset, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprShiftSymbols(MlsAffineExpr affineExpr, uint32_t numSymbols, uint32_t shift, uint32_t offset, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsSimplifyAffineExpr(MlsAffineExpr expr, uint32_t numDims, uint32_t numSymbols, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsADim(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineDimExprGet(MlsContext context, intptr_t position, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineDimExprGetPosition(MlsAffineExpr affineExpr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsASymbol(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineSymbolExprGet(MlsContext context, intptr_t position, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineSymbolExprGetPosition(MlsAffineExpr affineExpr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsAConstant(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineConstantExprGet(MlsContext context, int64_t constant, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineConstantExprGetValue(MlsAffineExpr affineExpr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsAAdd(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineAddExprGet(MlsAffineExpr lhs, MlsAffineExpr rhs, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsAMul(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMulExprGet(MlsAffineExpr lhs, MlsAffineExpr rhs, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsAMod(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineModExprGet(MlsAffineExpr lhs, MlsAffineExpr rhs, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsAFloorDiv(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineFloorDivExprGet(MlsAffineExpr lhs, MlsAffineExpr rhs, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsACeilDiv(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineCeilDivExprGet(MlsAffineExpr lhs, MlsAffineExpr rhs, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineExprIsABinary(MlsAffineExpr affineExpr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineBinaryOpExprGetLHS(MlsAffineExpr affineExpr, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineBinaryOpExprGetRHS(MlsAffineExpr affineExpr, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetContext(MlsAffineMap affineMap, MlsContext * out) { __builtin_trap(); }
bool mlsAffineMapIsNull(MlsAffineMap affineMap) { __builtin_trap(); }
MlsStatus mlsAffineMapEqual(MlsAffineMap a1, MlsAffineMap a2, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapPrint(MlsAffineMap affineMap, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsAffineMapToString(MlsAffineMap affineMap, MlsString * out) { __builtin_trap(); }
MlsStatus mlsAffineMapDump(MlsAffineMap affineMap) { __builtin_trap(); }
MlsStatus mlsAffineMapEmptyGet(MlsContext context, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapZeroResultGet(MlsContext context, intptr_t dimCount, intptr_t symbolCount, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGet(MlsContext context, intptr_t dimCount, intptr_t symbolCount, intptr_t nAffineExprs, const MlsAffineExpr * affineExprs, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapConstantGet(MlsContext context, int64_t val, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapMultiDimIdentityGet(MlsContext context, intptr_t numDims, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapMinorIdentityGet(MlsContext context, intptr_t dims, intptr_t results, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapPermutationGet(MlsContext context, intptr_t size, const uint32_t * permutation, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsIdentity(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsMinorIdentity(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsEmpty(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsSingleConstant(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetSingleConstantResult(MlsAffineMap affineMap, int64_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetNumDims(MlsAffineMap affineMap, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetNumSymbols(MlsAffineMap affineMap, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetNumResults(MlsAffineMap affineMap, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetResult(MlsAffineMap affineMap, intptr_t pos, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsAffineMapCopyResults(MlsAffineMap affineMap, intptr_t capacity, MlsAffineExpr * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetNumInputs(MlsAffineMap affineMap, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsProjectedPermutation(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapIsPermutation(MlsAffineMap affineMap, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetSubMap(MlsAffineMap affineMap, intptr_t size, const intptr_t * resultPos, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetMajorSubMap(MlsAffineMap affineMap, intptr_t numResults, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapGetMinorSubMap(MlsAffineMap affineMap, intptr_t numResults, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapReplace(MlsAffineMap affineMap, MlsAffineExpr expression, MlsAffineExpr replacement, intptr_t numResultDims, intptr_t numResultSyms, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsALocation(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAAffineMap(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAffineMapAttrGet(MlsAffineMap map, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsAffineMapAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsAffineMapAttrGetValue(MlsAttribute attr, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsAffineMapAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAArray(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrGet(MlsContext context, intptr_t numElements, const MlsAttribute * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrGetNumElements(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrGetElement(MlsAttribute attr, intptr_t pos, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrCopyElements(MlsAttribute attr, intptr_t capacity, MlsAttribute * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsArrayAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADictionary(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGetNumElements(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGetElementByName(MlsAttribute attr, MlsStringRef name, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAFloat(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsFloatAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloatAttrDoubleGet(MlsContext context, MlsType ty, double value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsFloatAttrDoubleGetChecked(MlsLocation location, MlsType ty, double value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsFloatAttrGetValueDouble(MlsAttribute attr, double * out) { __builtin_trap(); }
MlsStatus mlsFloatAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAInteger(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGet(MlsType ty, int64_t value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGetValueInt(MlsAttribute attr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGetValueSInt(MlsAttribute attr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGetValueUInt(MlsAttribute attr, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsABool(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsBoolAttrGetValue(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAIntegerSet(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetAttrGet(MlsIntegerSet set, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetAttrGetValue(MlsAttribute attr, MlsIntegerSet * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAOpaque(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsOpaqueAttrGet(MlsContext context, MlsStringRef dialectNamespace, intptr_t dataLength, const char * data, MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsOpaqueAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsOpaqueAttrGetDialectNamespace(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsOpaqueAttrGetData(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsOpaqueAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAString(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsStringAttrGet(MlsContext context, MlsStringRef str, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsStringAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsStringAttrTypedGet(MlsType ty, MlsStringRef str, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsStringAttrGetValue(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsStringAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsASymbolRef(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGet(MlsContext context, MlsStringRef symbol, intptr_t numReferences, const MlsAttribute * references, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetRootReference(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetLeafReference(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetNumNestedReferences(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetNestedReference(MlsAttribute attr, intptr_t pos, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrCopyNestedReferences(MlsAttribute attr, intptr_t capacity, MlsAttribute * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsSymbolRefAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsDisctinctAttrCreate(MlsAttribute referencedAttr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAFlatSymbolRef(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsFlatSymbolRefAttrGet(MlsContext context, MlsStringRef symbol, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsFlatSymbolRefAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFlatSymbolRefAttrGetValue(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAType(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeAttrGet(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeAttrGetValue(MlsAttribute attr, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTypeAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAUnit(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsUnitAttrGet(MlsContext context, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnitAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUnitAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsElementsAttrGetValue(MlsAttribute attr, intptr_t rank, const uint64_t * idxs, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsElementsAttrIsValidIndex(MlsAttribute attr, intptr_t rank, const uint64_t * idxs, bool * out) { __builtin_trap(); }
MlsStatus mlsElementsAttrGetNumElements(MlsAttribute attr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseArrayAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseBoolArray(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseI8Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseI16Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseI32Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseI64Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseF32Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseF64Array(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseBoolArrayGet(MlsContext context, intptr_t size, const int32_t * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseI8ArrayGet(MlsContext context, intptr_t size, const int8_t * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseI16ArrayGet(MlsContext context, intptr_t size, const int16_t * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseI32ArrayGet(MlsContext context, intptr_t size, const int32_t * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseI64ArrayGet(MlsContext context, intptr_t size, const int64_t * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseF32ArrayGet(MlsContext context, intptr_t size, const float * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseF64ArrayGet(MlsContext context, intptr_t size, const double * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseArrayGetNumElements(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseBoolArrayGetElement(MlsAttribute attr, intptr_t pos, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseBoolArrayCopyElements(MlsAttribute attr, intptr_t capacity, bool * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI8ArrayGetElement(MlsAttribute attr, intptr_t pos, int8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI8ArrayCopyElements(MlsAttribute attr, intptr_t capacity, int8_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI16ArrayGetElement(MlsAttribute attr, intptr_t pos, int16_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI16ArrayCopyElements(MlsAttribute attr, intptr_t capacity, int16_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI32ArrayGetElement(MlsAttribute attr, intptr_t pos, int32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI32ArrayCopyElements(MlsAttribute attr, intptr_t capacity, int32_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI64ArrayGetElement(MlsAttribute attr, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseI64ArrayCopyElements(MlsAttribute attr, intptr_t capacity, int64_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseF32ArrayGetElement(MlsAttribute attr, intptr_t pos, float * out) { __builtin_trap(); }
MlsStatus mlsDenseF32ArrayCopyElements(MlsAttribute attr, intptr_t capacity, float * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDenseF64ArrayGetElement(MlsAttribute attr, intptr_t pos, double * out) { __builtin_trap(); }
MlsStatus mlsDenseF64ArrayCopyElements(MlsAttribute attr, intptr_t capacity, double * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseIntElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseFPElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseIntOrFPElementsAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGet(MlsType shapedType, intptr_t numElements, const MlsAttribute * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrSplatGet(MlsType shapedType, MlsAttribute element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrBoolSplatGet(MlsType shapedType, MlsBool element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt8SplatGet(MlsType shapedType, uint8_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt8SplatGet(MlsType shapedType, int8_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt32SplatGet(MlsType shapedType, uint32_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt32SplatGet(MlsType shapedType, int32_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt64SplatGet(MlsType shapedType, uint64_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt64SplatGet(MlsType shapedType, int64_t element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrFloatSplatGet(MlsType shapedType, float element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrDoubleSplatGet(MlsType shapedType, double element, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrBoolGet(MlsType shapedType, intptr_t numElements, const int32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt8Get(MlsType shapedType, intptr_t numElements, const uint8_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt8Get(MlsType shapedType, intptr_t numElements, const int8_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt16Get(MlsType shapedType, intptr_t numElements, const uint16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt16Get(MlsType shapedType, intptr_t numElements, const int16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt32Get(MlsType shapedType, intptr_t numElements, const uint32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt32Get(MlsType shapedType, intptr_t numElements, const int32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrUInt64Get(MlsType shapedType, intptr_t numElements, const uint64_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrInt64Get(MlsType shapedType, intptr_t numElements, const int64_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrFloatGet(MlsType shapedType, intptr_t numElements, const float * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrDoubleGet(MlsType shapedType, intptr_t numElements, const double * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrBFloat16Get(MlsType shapedType, intptr_t numElements, const uint16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrFloat16Get(MlsType shapedType, intptr_t numElements, const uint16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrReshapeGet(MlsAttribute attr, MlsType shapedType, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrIsSplat(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetSplatValue(MlsAttribute attr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetBoolSplatValue(MlsAttribute attr, int32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt8SplatValue(MlsAttribute attr, int8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt8SplatValue(MlsAttribute attr, uint8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt32SplatValue(MlsAttribute attr, int32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt32SplatValue(MlsAttribute attr, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt64SplatValue(MlsAttribute attr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt64SplatValue(MlsAttribute attr, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetFloatSplatValue(MlsAttribute attr, float * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetDoubleSplatValue(MlsAttribute attr, double * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetStringSplatValue(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetBoolValue(MlsAttribute attr, intptr_t pos, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt8Value(MlsAttribute attr, intptr_t pos, int8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt8Value(MlsAttribute attr, intptr_t pos, uint8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt16Value(MlsAttribute attr, intptr_t pos, int16_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt16Value(MlsAttribute attr, intptr_t pos, uint16_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt32Value(MlsAttribute attr, intptr_t pos, int32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt32Value(MlsAttribute attr, intptr_t pos, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetInt64Value(MlsAttribute attr, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetUInt64Value(MlsAttribute attr, intptr_t pos, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetIndexValue(MlsAttribute attr, intptr_t pos, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetFloatValue(MlsAttribute attr, intptr_t pos, float * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetDoubleValue(MlsAttribute attr, intptr_t pos, double * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetStringValue(MlsAttribute attr, intptr_t pos, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsADenseResourceElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseResourceElementsAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseBoolResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const int32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseUInt8ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const uint8_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseInt8ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const int8_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseUInt16ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const uint16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseInt16ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const int16_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseUInt32ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const uint32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseInt32ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const int32_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseUInt64ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const uint64_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseInt64ResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const int64_t * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseFloatResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const float * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseDoubleResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, intptr_t numElements, const double * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseBoolResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseInt8ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, int8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseUInt8ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, uint8_t * out) { __builtin_trap(); }
MlsStatus mlsDenseInt16ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, int16_t * out) { __builtin_trap(); }
MlsStatus mlsDenseUInt16ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, uint16_t * out) { __builtin_trap(); }
MlsStatus mlsDenseInt32ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, int32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseUInt32ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsDenseInt64ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseUInt64ResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsDenseFloatResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, float * out) { __builtin_trap(); }
MlsStatus mlsDenseDoubleResourceElementsAttrGetValue(MlsAttribute attr, intptr_t pos, double * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsASparseElements(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsSparseElementsAttribute(MlsType shapedType, MlsAttribute denseIndices, MlsAttribute denseValues, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseElementsAttrGetIndices(MlsAttribute attr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseElementsAttrGetValues(MlsAttribute attr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseElementsAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAStridedLayout(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGet(MlsContext context, int64_t offset, intptr_t numStrides, const int64_t * strides, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGetOffset(MlsAttribute attr, int64_t * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGetNumStrides(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGetStride(MlsAttribute attr, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrCopyStrides(MlsAttribute attr, intptr_t capacity, int64_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsStridedLayoutAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAInteger(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeGet(MlsContext context, uint32_t bitwidth, MlsType * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeSignedGet(MlsContext context, uint32_t bitwidth, MlsType * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeUnsignedGet(MlsContext context, uint32_t bitwidth, MlsType * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeGetWidth(MlsType ty, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeIsSignless(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeIsSigned(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerTypeIsUnsigned(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsIndexTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAIndex(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsIndexTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsIndexTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloatTypeGetWidth(MlsType ty, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsFloat4E2M1FNTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat4E2M1FN(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat4E2M1FNTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat4E2M1FNTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat6E2M3FNTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat6E2M3FN(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat6E2M3FNTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat6E2M3FNTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat6E3M2FNTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat6E3M2FN(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat6E3M2FNTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat6E3M2FNTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E5M2(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E4M3(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E4M3FN(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2FNUZTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E5M2FNUZ(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2FNUZTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E5M2FNUZTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNUZTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E4M3FNUZ(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNUZTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3FNUZTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3B11FNUZTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E4M3B11FNUZ(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3B11FNUZTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E4M3B11FNUZTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E3M4TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E3M4(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E3M4TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E3M4TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat8E8M0FNUTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFloat8E8M0FNU(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFloat8E8M0FNUTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFloat8E8M0FNUTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsBFloat16TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsABF16(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsBF16TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsBF16TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat16TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAF16(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsF16TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsF16TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat32TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAF32(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsF32TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsF32TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloat64TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAF64(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsF64TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsF64TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFloatTF32TypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATF32(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTF32TypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTF32TypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsNoneTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsANone(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsNoneTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsNoneTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsComplexTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAComplex(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsComplexTypeGet(MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsComplexTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsComplexTypeGetElementType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAShaped(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeGetElementType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeHasRank(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeGetRank(MlsType ty, int64_t * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeHasStaticShape(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeIsDynamicDim(MlsType ty, intptr_t dim, bool * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeIsStaticDim(MlsType ty, intptr_t dim, bool * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeGetDimSize(MlsType ty, intptr_t dim, int64_t * out) { __builtin_trap(); }
MlsStatus mlsShapedTypeCopySizes(MlsType ty, intptr_t capacity, int64_t * elements, intptr_t * out) { __builtin_trap(); }
bool mlsShapedTypeIsDynamicSize(int64_t size) { __builtin_trap(); }
bool mlsShapedTypeIsStaticSize(int64_t size) { __builtin_trap(); }
int64_t mlsShapedTypeGetDynamicSize(void) { __builtin_trap(); }
bool mlsShapedTypeIsDynamicStrideOrOffset(int64_t val) { __builtin_trap(); }
bool mlsShapedTypeIsStaticStrideOrOffset(int64_t val) { __builtin_trap(); }
int64_t mlsShapedTypeGetDynamicStrideOrOffset(void) { __builtin_trap(); }
MlsStatus mlsVectorTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAVector(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeGet(intptr_t rank, const int64_t * shape, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeGetChecked(MlsLocation location, intptr_t rank, const int64_t * shape, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeGetScalable(intptr_t rank, const int64_t * shape, const MlsBool * scalable, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeGetScalableChecked(MlsLocation location, intptr_t rank, const int64_t * shape, const MlsBool * scalable, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeIsScalable(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsVectorTypeIsDimScalable(MlsType ty, intptr_t dim, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATensor(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsRankedTensorTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsARankedTensor(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsUnrankedTensorTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAUnrankedTensor(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsRankedTensorTypeGet(intptr_t rank, const int64_t * shape, MlsType elementType, MlsAttribute encoding, MlsType * out) { __builtin_trap(); }
MlsStatus mlsRankedTensorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsRankedTensorTypeGetChecked(MlsLocation location, intptr_t rank, const int64_t * shape, MlsType elementType, MlsAttribute encoding, MlsType * out) { __builtin_trap(); }
MlsStatus mlsRankedTensorTypeGetEncoding(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnrankedTensorTypeGet(MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUnrankedTensorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUnrankedTensorTypeGetChecked(MlsLocation location, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAMemRef(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsUnrankedMemRefTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAUnrankedMemRef(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGet(MlsType elementType, intptr_t rank, const int64_t * shape, MlsAttribute layout, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetChecked(MlsLocation location, MlsType elementType, intptr_t rank, const int64_t * shape, MlsAttribute layout, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeContiguousGet(MlsType elementType, intptr_t rank, const int64_t * shape, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeContiguousGetChecked(MlsLocation location, MlsType elementType, intptr_t rank, const int64_t * shape, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUnrankedMemRefTypeGet(MlsType elementType, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUnrankedMemRefTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUnrankedMemRefTypeGetChecked(MlsLocation location, MlsType elementType, MlsAttribute memorySpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetLayout(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetAffineMap(MlsType ty, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetMemorySpace(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUnrankedMemrefGetMemorySpace(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATuple(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeGet(MlsContext context, intptr_t numElements, const MlsType * elements, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeGetNumTypes(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeGetType(MlsType ty, intptr_t pos, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTupleTypeCopyTypes(MlsType ty, intptr_t capacity, MlsType * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAFunction(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGet(MlsContext context, intptr_t numInputs, const MlsType * inputs, intptr_t numResults, const MlsType * results, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetNumInputs(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetNumResults(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetInput(MlsType ty, intptr_t pos, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeCopyInputs(MlsType ty, intptr_t capacity, MlsType * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeGetResult(MlsType ty, intptr_t pos, MlsType * out) { __builtin_trap(); }
MlsStatus mlsFunctionTypeCopyResults(MlsType ty, intptr_t capacity, MlsType * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOpaqueTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAOpaque(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsOpaqueTypeGet(MlsContext context, MlsStringRef dialectNamespace, MlsStringRef typeData, MlsType * out) { __builtin_trap(); }
MlsStatus mlsOpaqueTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsOpaqueTypeGetDialectNamespace(MlsType ty, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsOpaqueTypeGetData(MlsType ty, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionArithToAMDGPUConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionArithToAMDGPUConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionArithToAPFloatConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionArithToAPFloatConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionArithToArmSMEConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionArithToArmSMEConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionArithToLLVMConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionArithToLLVMConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertAMDGPUToROCDLPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertAMDGPUToROCDLPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertAffineForToGPUPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertAffineForToGPUPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertArithToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertArithToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertArithToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertArithToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertArmNeon2dToIntrPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertArmNeon2dToIntrPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertArmSMEToLLVM(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertArmSMEToLLVM(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertArmSMEToSCFPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertArmSMEToSCFPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertAsyncToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertAsyncToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertBufferizationToMemRefPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertBufferizationToMemRefPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertComplexToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertComplexToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertComplexToLibm(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertComplexToLibm(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertComplexToROCDLLibraryCalls(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertComplexToROCDLLibraryCalls(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertComplexToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertComplexToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertComplexToStandardPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertComplexToStandardPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertControlFlowToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertControlFlowToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertControlFlowToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertControlFlowToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertFuncToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertFuncToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertFuncToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertFuncToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertFuncToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertFuncToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertGPUToSPIRV(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertGPUToSPIRV(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertGpuOpsToLLVMSPVOps(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertGpuOpsToLLVMSPVOps(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertGpuOpsToNVVMOps(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertGpuOpsToNVVMOps(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertGpuOpsToROCDLOps(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertGpuOpsToROCDLOps(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertIndexToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertIndexToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertIndexToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertIndexToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertLinalgToStandardPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertLinalgToStandardPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToFuncs(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToFuncs(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToLibmPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToLibmPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToROCDL(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToROCDL(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMathToXeVM(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMathToXeVM(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMemRefToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMemRefToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertMemRefToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertMemRefToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertNVGPUToNVVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertNVGPUToNVVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertNVVMToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertNVVMToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertOpenACCToSCFPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertOpenACCToSCFPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertOpenMPToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertOpenMPToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertPDLToPDLInterpPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertPDLToPDLInterpPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertParallelLoopToGpuPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertParallelLoopToGpuPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertSCFToOpenMPPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertSCFToOpenMPPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertSPIRVToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertSPIRVToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertShapeConstraintsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertShapeConstraintsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertShapeToStandardPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertShapeToStandardPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertShardToMPIPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertShardToMPIPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertTensorToLinalgPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertTensorToLinalgPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertTensorToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertTensorToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToAMX(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToAMX(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToArmSMEPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToArmSMEPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToGPU(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToGPU(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToSCF(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToSCF(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToSPIRVPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToSPIRVPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertVectorToXeGPU(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertVectorToXeGPU(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertXeGPUToXeVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertXeGPUToXeVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionConvertXeVMToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionConvertXeVMToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionFinalizeMemRefToLLVMConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionFinalizeMemRefToLLVMConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionGpuToLLVMConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionGpuToLLVMConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionLiftControlFlowToSCFPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionLiftControlFlowToSCFPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionLowerAffinePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionLowerAffinePass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionLowerHostCodeToLLVMPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionLowerHostCodeToLLVMPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionMapMemRefStorageClass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionMapMemRefStorageClass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionMathToAPFloatConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionMathToAPFloatConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionReconcileUnrealizedCastsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionReconcileUnrealizedCastsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionSCFToControlFlowPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionSCFToControlFlowPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionSCFToEmitC(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionSCFToEmitC(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionSCFToSPIRV(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionSCFToSPIRV(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionSetLLVMModuleDataLayoutPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionSetLLVMModuleDataLayoutPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToArithPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToArithPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToLinalg(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToLinalg(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToLinalgNamed(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToLinalgNamed(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToMLProgram(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToMLProgram(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToSCFPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToSCFPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionTosaToTensorPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionTosaToTensorPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionUBToLLVMConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionUBToLLVMConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateConversionUBToSPIRVConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterConversionUBToSPIRVConversionPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__affine__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffinePasses(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineDataCopyGeneration(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineDataCopyGeneration(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineExpandIndexOps(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineExpandIndexOps(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineExpandIndexOpsAsAffine(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineExpandIndexOpsAsAffine(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineFoldMemRefAliasOps(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineFoldMemRefAliasOps(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopFusion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopFusion(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopInvariantCodeMotion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopInvariantCodeMotion(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopNormalize(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopNormalize(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopTiling(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopTiling(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopUnroll(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopUnroll(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineLoopUnrollAndJam(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineLoopUnrollAndJam(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineParallelize(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineParallelize(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffinePipelineDataTransfer(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffinePipelineDataTransfer(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineScalarReplacement(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineScalarReplacement(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineAffineVectorize(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineAffineVectorize(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineLoopCoalescing(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineLoopCoalescing(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineRaiseMemrefDialect(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineRaiseMemrefDialect(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineSimplifyAffineMinMaxPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineSimplifyAffineMinMaxPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAffineSimplifyAffineStructures(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAffineSimplifyAffineStructures(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__amdgpu__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAAMDGPUTDMBaseType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMBaseTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMBaseTypeGet(MlsContext context, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMBaseTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAAMDGPUTDMDescriptorType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMDescriptorTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMDescriptorTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMDescriptorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAAMDGPUTDMGatherBaseType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMGatherBaseTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMGatherBaseTypeGet(MlsContext context, MlsType elementType, MlsType indexType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAMDGPUTDMGatherBaseTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsRegisterAMDGPUPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateAMDGPUAmdgpuEmulateAtomicsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAMDGPUAmdgpuEmulateAtomicsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAMDGPUAmdgpuFoldMemRefOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAMDGPUAmdgpuFoldMemRefOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAMDGPUAmdgpuMaskedloadToLoadPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAMDGPUAmdgpuMaskedloadToLoadPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAMDGPUAmdgpuResolveStridedMetadataPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAMDGPUAmdgpuResolveStridedMetadataPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__amx__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__arith__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithEmulateUnsupportedFloats(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithEmulateUnsupportedFloats(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithEmulateWideInt(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithEmulateWideInt(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithExpandOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithExpandOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithIntRangeNarrowing(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithIntRangeNarrowing(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithIntRangeOpts(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithIntRangeOpts(void) { __builtin_trap(); }
MlsStatus mlsCreateArithArithUnsignedWhenEquivalentPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArithArithUnsignedWhenEquivalentPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__arm_neon__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__arm_sme__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterArmSMEPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateArmSMEEnableArmStreaming(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArmSMEEnableArmStreaming(void) { __builtin_trap(); }
MlsStatus mlsCreateArmSMEOuterProductFusion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArmSMEOuterProductFusion(void) { __builtin_trap(); }
MlsStatus mlsCreateArmSMETestTileAllocation(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArmSMETestTileAllocation(void) { __builtin_trap(); }
MlsStatus mlsCreateArmSMEVectorLegalization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterArmSMEVectorLegalization(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__async__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncFuncToAsyncRuntimePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncFuncToAsyncRuntimePass(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncParallelForPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncParallelForPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncRuntimePolicyBasedRefCountingPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncRuntimePolicyBasedRefCountingPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncRuntimeRefCountingOptPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncRuntimeRefCountingOptPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncRuntimeRefCountingPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncRuntimeRefCountingPass(void) { __builtin_trap(); }
MlsStatus mlsCreateAsyncAsyncToAsyncRuntimePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterAsyncAsyncToAsyncRuntimePass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__bufferization__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationBufferDeallocationSimplificationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationBufferDeallocationSimplificationPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationBufferHoistingPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationBufferHoistingPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationBufferLoopHoistingPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationBufferLoopHoistingPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationBufferResultsToOutParamsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationBufferResultsToOutParamsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationDropEquivalentBufferResultsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationDropEquivalentBufferResultsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationEmptyTensorEliminationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationEmptyTensorEliminationPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationEmptyTensorToAllocTensorPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationEmptyTensorToAllocTensorPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationLowerDeallocationsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationLowerDeallocationsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationOneShotBufferizePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationOneShotBufferizePass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationOptimizeAllocationLivenessPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationOptimizeAllocationLivenessPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationOwnershipBasedBufferDeallocationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationOwnershipBasedBufferDeallocationPass(void) { __builtin_trap(); }
MlsStatus mlsCreateBufferizationPromoteBuffersToStackPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterBufferizationPromoteBuffersToStackPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__complex__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAComplex(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsComplexAttrDoubleGet(MlsContext context, MlsType ty, double real, double imag, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsComplexAttrDoubleGetChecked(MlsLocation location, MlsType ty, double real, double imag, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsComplexAttrGetRealDouble(MlsAttribute attr, double * out) { __builtin_trap(); }
MlsStatus mlsComplexAttrGetImagDouble(MlsAttribute attr, double * out) { __builtin_trap(); }
MlsStatus mlsComplexAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__cf__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__dlti__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__emitc__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCArrayType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCArrayTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCArrayTypeGet(intptr_t nDims, const int64_t * shape, MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCArrayTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCLValueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCLValueTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCLValueTypeGet(MlsType valueType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCLValueTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCOpaqueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueTypeGet(MlsContext context, MlsStringRef value, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCPointerType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCPointerTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCPointerTypeGet(MlsType pointee, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCPointerTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCPtrDiffTType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCPtrDiffTTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCPtrDiffTTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCPtrDiffTTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCSignedSizeTType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCSignedSizeTTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCSignedSizeTTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCSignedSizeTTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAEmitCSizeTType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCSizeTTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsEmitCSizeTTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsEmitCSizeTTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAEmitCCmpPredicate(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCCmpPredicateAttrGet(MlsContext context, MlsEmitCCmpPredicate val, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsEmitCCmpPredicateAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsEmitCCmpPredicateAttrGetValue(MlsAttribute attr, MlsEmitCCmpPredicate * out) { __builtin_trap(); }
MlsStatus mlsEmitCCmpPredicateAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAEmitCOpaque(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueAttrGet(MlsContext context, MlsStringRef value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueAttrGetValue(MlsAttribute attr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsEmitCOpaqueAttrGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsRegisterEmitCPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateEmitCFormExpressionsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterEmitCFormExpressionsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateEmitCWrapFuncInClassPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterEmitCWrapFuncInClassPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__func__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterFuncPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateFuncDuplicateFunctionEliminationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterFuncDuplicateFunctionEliminationPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__gpu__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAGPUAsyncTokenType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsGPUAsyncTokenTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsGPUAsyncTokenTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsAGPUObjectAttr(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGet(MlsContext context, MlsAttribute target, uint32_t format, MlsStringRef objectStrRef, MlsAttribute mlirObjectProps, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetWithKernels(MlsContext context, MlsAttribute target, uint32_t format, MlsStringRef objectStrRef, MlsAttribute mlirObjectProps, MlsAttribute mlirKernelsAttr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetTarget(MlsAttribute mlirObjectAttr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetFormat(MlsAttribute mlirObjectAttr, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetObject(MlsAttribute mlirObjectAttr, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrHasProperties(MlsAttribute mlirObjectAttr, bool * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetProperties(MlsAttribute mlirObjectAttr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrHasKernels(MlsAttribute mlirObjectAttr, bool * out) { __builtin_trap(); }
MlsStatus mlsGPUObjectAttrGetKernels(MlsAttribute mlirObjectAttr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuAsyncRegionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuAsyncRegionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuDecomposeMemrefsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuDecomposeMemrefsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuEliminateBarriers(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuEliminateBarriers(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuKernelOutliningPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuKernelOutliningPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuLaunchSinkIndexComputationsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuLaunchSinkIndexComputationsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuMapParallelLoopsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuMapParallelLoopsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuModuleToBinaryPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuModuleToBinaryPass(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuNVVMAttachTarget(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuNVVMAttachTarget(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuROCDLAttachTarget(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuROCDLAttachTarget(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuSPIRVAttachTarget(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuSPIRVAttachTarget(void) { __builtin_trap(); }
MlsStatus mlsCreateGPUGpuXeVMAttachTarget(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterGPUGpuXeVMAttachTarget(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__index__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__irdl__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsIRDLVariadicityAttrGet(MlsContext context, MlsStringRef value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsIRDLVariadicityAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsIRDLVariadicityArrayAttrGet(MlsContext context, intptr_t nValues, const MlsAttribute * values, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsIRDLVariadicityArrayAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__linalg__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgConvertElementwiseToLinalgPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgConvertElementwiseToLinalgPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgConvertLinalgToAffineLoopsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgConvertLinalgToAffineLoopsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgConvertLinalgToLoopsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgConvertLinalgToLoopsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgConvertLinalgToParallelLoopsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgConvertLinalgToParallelLoopsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgBlockPackMatmul(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgBlockPackMatmul(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgDetensorizePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgDetensorizePass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgElementwiseOpFusionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgElementwiseOpFusionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgFoldIntoElementwisePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgFoldIntoElementwisePass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgFoldUnitExtentDimsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgFoldUnitExtentDimsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgGeneralizeNamedOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgGeneralizeNamedOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgInlineScalarOperandsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgInlineScalarOperandsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgMorphOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgMorphOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgLinalgSpecializeGenericOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgLinalgSpecializeGenericOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLinalgSimplifyDepthwiseConvPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLinalgSimplifyDepthwiseConvPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__llvm__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsLLVMPointerTypeGet(MlsContext context, uint32_t addressSpace, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMPointerTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMPointerTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIsALLVMPointerType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsLLVMPointerTypeGetAddressSpace(MlsType pointerType, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMVoidTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMVoidTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMArrayTypeGet(MlsType elementType, uint32_t numElements, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMArrayTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMArrayTypeGetElementType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeGet(MlsType resultType, intptr_t nArgumentTypes, const MlsType * argumentTypes, MlsBool isVarArg, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeGetNumInputs(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeGetInput(MlsType ty, intptr_t pos, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeCopyInputs(MlsType ty, intptr_t capacity, MlsType * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMFunctionTypeGetReturnType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTypeIsALLVMStructType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeIsLiteral(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeGetNumElementTypes(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeGetElementType(MlsType ty, intptr_t position, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeCopyElementTypes(MlsType ty, intptr_t capacity, MlsType * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeIsPacked(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeGetIdentifier(MlsType ty, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeIsOpaque(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeLiteralGet(MlsContext context, intptr_t nFieldTypes, const MlsType * fieldTypes, MlsBool isPacked, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeLiteralGetChecked(MlsLocation location, intptr_t nFieldTypes, const MlsType * fieldTypes, MlsBool isPacked, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeOpaqueGet(MlsContext context, MlsStringRef name, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMCConvAttrGet(MlsContext context, MlsLLVMCConv cconv, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMCConvAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMComdatAttrGet(MlsContext context, MlsLLVMComdat comdat, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMComdatAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMLinkageAttrGet(MlsContext context, MlsLLVMLinkage linkage, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMLinkageAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDINullTypeAttrGet(MlsContext context, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDINullTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIExpressionElemAttrGet(MlsContext context, uint32_t opcode, intptr_t nArguments, const uint64_t * arguments, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIExpressionElemAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIExpressionAttrGet(MlsContext context, intptr_t nOperations, const MlsAttribute * operations, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIExpressionAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIBasicTypeAttrGet(MlsContext context, uint32_t tag, MlsAttribute name, uint64_t sizeInBits, MlsLLVMTypeEncoding encoding, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIBasicTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDICompositeTypeAttrGetRecSelf(MlsAttribute recId, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDICompositeTypeAttrGet(MlsContext context, MlsAttribute recId, MlsBool isRecSelf, uint32_t tag, MlsAttribute name, MlsAttribute file, uint32_t line, MlsAttribute scope, MlsAttribute baseType, int64_t flags, uint64_t sizeInBits, uint64_t alignInBits, intptr_t nElements, const MlsAttribute * elements, MlsAttribute dataLocation, MlsAttribute rank, MlsAttribute allocated, MlsAttribute associated, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDICompositeTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIDerivedTypeAttrGet(MlsContext context, uint32_t tag, MlsAttribute name, MlsAttribute baseType, uint64_t sizeInBits, uint32_t alignInBits, uint64_t offsetInBits, int64_t dwarfAddressSpace, MlsAttribute extraData, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIDerivedTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIStringTypeAttrGet(MlsContext context, uint32_t tag, MlsAttribute name, uint64_t sizeInBits, uint32_t alignInBits, MlsAttribute stringLength, MlsAttribute stringLengthExp, MlsAttribute stringLocationExp, MlsLLVMTypeEncoding encoding, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIStringTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIDerivedTypeAttrGetBaseType(MlsAttribute diDerivedType, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIFileAttrGet(MlsContext context, MlsAttribute name, MlsAttribute directory, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIFileAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDICompileUnitAttrGet(MlsContext context, MlsAttribute id, uint32_t sourceLanguage, MlsAttribute file, MlsAttribute producer, MlsBool isOptimized, MlsLLVMDIEmissionKind emissionKind, MlsLLVMDINameTableKind nameTableKind, MlsAttribute splitDebugFilename, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDICompileUnitAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIFlagsAttrGet(MlsContext context, uint64_t value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIFlagsAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILexicalBlockAttrGet(MlsContext context, MlsAttribute scope, MlsAttribute file, uint32_t line, uint32_t column, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILexicalBlockAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILexicalBlockFileAttrGet(MlsContext context, MlsAttribute scope, MlsAttribute file, uint32_t discriminator, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILexicalBlockFileAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILocalVariableAttrGet(MlsContext context, MlsAttribute scope, MlsAttribute name, MlsAttribute diFile, uint32_t line, uint32_t arg, uint32_t alignInBits, MlsAttribute diType, int64_t flags, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDILocalVariableAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetRecSelf(MlsAttribute recId, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGet(MlsContext context, MlsAttribute recId, MlsBool isRecSelf, MlsAttribute id, MlsAttribute compileUnit, MlsAttribute scope, MlsAttribute name, MlsAttribute linkageName, MlsAttribute file, uint32_t line, uint32_t scopeLine, uint64_t subprogramFlags, MlsAttribute ty, intptr_t nRetainedNodes, const MlsAttribute * retainedNodes, intptr_t nAnnotations, const MlsAttribute * annotations, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIAnnotationAttrGet(MlsContext context, MlsAttribute name, MlsAttribute value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIAnnotationAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetScope(MlsAttribute diSubprogram, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetLine(MlsAttribute diSubprogram, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetScopeLine(MlsAttribute diSubprogram, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetCompileUnit(MlsAttribute diSubprogram, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetFile(MlsAttribute diSubprogram, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubprogramAttrGetType(MlsAttribute diSubprogram, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubroutineTypeAttrGet(MlsContext context, uint32_t callingConvention, intptr_t nTypes, const MlsAttribute * types, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDISubroutineTypeAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIModuleAttrGet(MlsContext context, MlsAttribute file, MlsAttribute scope, MlsAttribute name, MlsAttribute configMacros, MlsAttribute includePath, MlsAttribute apinotes, uint32_t line, MlsBool isDecl, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIModuleAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIImportedEntityAttrGet(MlsContext context, uint32_t tag, MlsAttribute scope, MlsAttribute entity, MlsAttribute file, uint32_t line, MlsAttribute name, intptr_t nElements, const MlsAttribute * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIImportedEntityAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsLLVMDIModuleAttrGetScope(MlsAttribute diModule, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMDIScopeForLLVMFuncOpPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMDIScopeForLLVMFuncOpPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMLLVMAddComdats(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMLLVMAddComdats(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMLLVMLegalizeForExportPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMLLVMLegalizeForExportPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMLLVMRequestCWrappersPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMLLVMRequestCWrappersPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMLLVMUseDefaultVisibilityPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMLLVMUseDefaultVisibilityPass(void) { __builtin_trap(); }
MlsStatus mlsCreateLLVMNVVMOptimizeForTargetPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterLLVMNVVMOptimizeForTargetPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__math__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterMathPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateMathMathExpandOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMathMathExpandOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMathMathExtendToSupportedTypes(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMathMathExtendToSupportedTypes(void) { __builtin_trap(); }
MlsStatus mlsCreateMathMathSincosFusionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMathMathSincosFusionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMathMathUpliftToFMA(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMathMathUpliftToFMA(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__memref__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefExpandOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefExpandOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefExpandReallocPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefExpandReallocPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefExpandStridedMetadataPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefExpandStridedMetadataPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefFlattenMemrefsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefFlattenMemrefsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefFoldMemRefAliasOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefFoldMemRefAliasOpsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefMemRefEmulateWideInt(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefMemRefEmulateWideInt(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefNormalizeMemRefsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefNormalizeMemRefsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefReifyResultShapesPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefReifyResultShapesPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefResolveRankedShapeTypeResultDimsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefResolveRankedShapeTypeResultDimsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateMemRefResolveShapedTypeResultDimsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMemRefResolveShapedTypeResultDimsPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__ml_program__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterMLProgramPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateMLProgramMLProgramPipelineGlobalsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterMLProgramMLProgramPipelineGlobalsPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__mpi__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__nvgpu__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsANVGPUTensorMapDescriptorType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsNVGPUTensorMapDescriptorTypeGet(MlsContext context, MlsType tensorMemrefType, int32_t swizzle, int32_t l2promo, int32_t oobFill, int32_t interleave, MlsType * out) { __builtin_trap(); }
MlsStatus mlsNVGPUTensorMapDescriptorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsRegisterNVGPUPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateNVGPUOptimizeSharedMemory(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterNVGPUOptimizeSharedMemory(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__nvvm__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__acc__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCIfClauseLowering(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCIfClauseLowering(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCImplicitData(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCImplicitData(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCImplicitDeclare(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCImplicitDeclare(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCImplicitRoutine(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCImplicitRoutine(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCLegalizeSerial(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCLegalizeSerial(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCLoopTiling(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCLoopTiling(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCSpecializeForDevice(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCSpecializeForDevice(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCACCSpecializeForHost(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCACCSpecializeForHost(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCLegalizeDataValuesInRegion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCLegalizeDataValuesInRegion(void) { __builtin_trap(); }
MlsStatus mlsCreateOpenACCOffloadLiveInValueCanonicalization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterOpenACCOffloadLiveInValueCanonicalization(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__omp__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__pdl__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLAttributeType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsPDLAttributeTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsPDLAttributeTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLAttributeTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLOperationType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsPDLOperationTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsPDLOperationTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLOperationTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLRangeType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsPDLRangeTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsPDLRangeTypeGet(MlsType elementType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLRangeTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsPDLRangeTypeGetElementType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLTypeType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsPDLTypeTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsPDLTypeTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLTypeTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAPDLValueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsPDLValueTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsPDLValueTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLValueTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__pdl_interp__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__ptr__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__quant__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAQuantizedType(MlsType ty, bool * out) { __builtin_trap(); }
uint32_t mlsQuantizedTypeGetSignedFlag(void) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetDefaultMinimumForInteger(MlsBool isSigned, uint32_t integralWidth, int64_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetDefaultMaximumForInteger(MlsBool isSigned, uint32_t integralWidth, int64_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetExpressedType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetFlags(MlsType ty, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeIsSigned(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetStorageType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetStorageTypeMin(MlsType ty, int64_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetStorageTypeMax(MlsType ty, int64_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetStorageTypeIntegralWidth(MlsType ty, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeIsCompatibleExpressedType(MlsType ty, MlsType candidate, bool * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeGetQuantizedElementType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeCastFromStorageType(MlsType ty, MlsType candidate, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeCastToStorageType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeCastFromExpressedType(MlsType ty, MlsType candidate, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeCastToExpressedType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsQuantizedTypeCastExpressedToStorageType(MlsType ty, MlsType candidate, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAAnyQuantizedType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsAnyQuantizedTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAnyQuantizedTypeGet(uint32_t flags, MlsType storageType, MlsType expressedType, int64_t storageTypeMin, int64_t storageTypeMax, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAnyQuantizedTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAUniformQuantizedType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeGet(uint32_t flags, MlsType storageType, MlsType expressedType, double scale, int64_t zeroPoint, int64_t storageTypeMin, int64_t storageTypeMax, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeGetScale(MlsType ty, double * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeGetZeroPoint(MlsType ty, int64_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedTypeIsFixedPoint(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAUniformQuantizedPerAxisType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGet(uint32_t flags, MlsType storageType, MlsType expressedType, intptr_t nDims, const double * scales, const int64_t * zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin, int64_t storageTypeMax, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetNumDims(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetScale(MlsType ty, intptr_t pos, double * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeCopyScales(MlsType ty, intptr_t capacity, double * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetZeroPoint(MlsType ty, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeCopyZeroPoints(MlsType ty, intptr_t capacity, int64_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(MlsType ty, int32_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedPerAxisTypeIsFixedPoint(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIsAUniformQuantizedSubChannelType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGet(uint32_t flags, MlsType storageType, MlsType expressedType, MlsAttribute scalesAttr, MlsAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, const int32_t * quantizedDimensions, const int64_t * blockSizes, int64_t storageTypeMin, int64_t storageTypeMax, MlsType * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(MlsType ty, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(MlsType ty, intptr_t pos, int32_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(MlsType ty, intptr_t capacity, int32_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetBlockSize(MlsType ty, intptr_t pos, int64_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeCopyBlockSizes(MlsType ty, intptr_t capacity, int64_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetScales(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsUniformQuantizedSubChannelTypeGetZeroPoints(MlsType ty, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsTypeIsACalibratedQuantizedType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsCalibratedQuantizedTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsCalibratedQuantizedTypeGet(MlsType expressedType, double min, double max, MlsType * out) { __builtin_trap(); }
MlsStatus mlsCalibratedQuantizedTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsCalibratedQuantizedTypeGetMin(MlsType ty, double * out) { __builtin_trap(); }
MlsStatus mlsCalibratedQuantizedTypeGetMax(MlsType ty, double * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__rocdl__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__scf__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForLoopCanonicalization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForLoopCanonicalization(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForLoopPeeling(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForLoopPeeling(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForLoopRangeFolding(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForLoopRangeFolding(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForLoopSpecialization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForLoopSpecialization(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForToWhileLoop(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForToWhileLoop(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForallToForLoop(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForallToForLoop(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFForallToParallelLoop(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFForallToParallelLoop(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFParallelForToNestedFors(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFParallelForToNestedFors(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFParallelLoopFusion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFParallelLoopFusion(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFParallelLoopSpecialization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFParallelLoopSpecialization(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFSCFParallelLoopTiling(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFSCFParallelLoopTiling(void) { __builtin_trap(); }
MlsStatus mlsCreateSCFTestSCFParallelLoopCollapsing(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSCFTestSCFParallelLoopCollapsing(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__shape__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterShapePasses(void) { __builtin_trap(); }
MlsStatus mlsCreateShapeOutlineShapeComputationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterShapeOutlineShapeComputationPass(void) { __builtin_trap(); }
MlsStatus mlsCreateShapeRemoveShapeConstraintsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterShapeRemoveShapeConstraintsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateShapeShapeToShapeLoweringPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterShapeShapeToShapeLoweringPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__shard__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterShardPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateShardPartition(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterShardPartition(void) { __builtin_trap(); }
MlsStatus mlsCreateShardShardingPropagation(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterShardShardingPropagation(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__smt__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsAnyNonFuncSMTValueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsAnySMTValueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsAArray(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetArray(MlsContext context, MlsType domainType, MlsType rangeType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsABitVector(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetBitVector(MlsContext context, int32_t width, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTBitVectorTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsABool(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetBool(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTBoolTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsAInt(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetInt(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTIntTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsASMTFunc(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetSMTFunc(MlsContext context, size_t numberOfDomainTypes, const MlsType * domainTypes, MlsType rangeType, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeIsASort(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTTypeGetSort(MlsContext context, MlsIdentifier identifier, size_t numberOfSortParams, const MlsType * sortParams, MlsType * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrCheckBVCmpPredicate(MlsContext context, MlsStringRef str, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrCheckIntPredicate(MlsContext context, MlsStringRef str, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrIsASMTAttribute(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrGetBitVector(MlsContext context, uint64_t value, uint32_t width, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrGetBVCmpPredicate(MlsContext context, MlsStringRef str, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSMTAttrGetIntPredicate(MlsContext context, MlsStringRef str, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__sparse_tensor__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsAttributeIsASparseTensorEncodingAttr(MlsAttribute attr, bool * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGet(MlsContext context, intptr_t lvlRank, const uint64_t * lvlTypes, MlsAffineMap dimToLvl, MlsAffineMap lvlTodim, int32_t posWidth, int32_t crdWidth, MlsAttribute explicitVal, MlsAttribute implicitVal, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingGetLvlRank(MlsAttribute attr, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetLvlType(MlsAttribute attr, intptr_t lvl, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrCopyLvlTypes(MlsAttribute attr, intptr_t capacity, uint64_t * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetLvlFmt(MlsAttribute attr, intptr_t lvl, MlsSparseTensorLevelFormat * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetDimToLvl(MlsAttribute attr, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetLvlToDim(MlsAttribute attr, MlsAffineMap * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetPosWidth(MlsAttribute attr, int32_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetCrdWidth(MlsAttribute attr, int32_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetExplicitVal(MlsAttribute attr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetImplicitVal(MlsAttribute attr, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetStructuredN(uint64_t lvlType, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrGetStructuredM(uint64_t lvlType, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorLowerForeachToSCF(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorLowerForeachToSCF(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorLowerSparseIterationToSCF(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorLowerSparseIterationToSCF(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorLowerSparseOpsToForeach(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorLowerSparseOpsToForeach(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorPreSparsificationRewrite(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorPreSparsificationRewrite(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseAssembler(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseAssembler(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseBufferRewrite(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseBufferRewrite(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseGPUCodegen(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseGPUCodegen(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseReinterpretMap(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseReinterpretMap(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseSpaceCollapse(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseSpaceCollapse(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseTensorCodegen(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseTensorCodegen(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseTensorConversionPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseTensorConversionPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparseVectorization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparseVectorization(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparsificationAndBufferization(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparsificationAndBufferization(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorSparsificationPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorSparsificationPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorStageSparseOperations(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorStageSparseOperations(void) { __builtin_trap(); }
MlsStatus mlsCreateSparseTensorStorageSpecifierToLLVM(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSparseTensorStorageSpecifierToLLVM(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__spirv__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVCanonicalizeGLPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVCanonicalizeGLPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVCompositeTypeLayoutPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVCompositeTypeLayoutPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVLowerABIAttributesPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVLowerABIAttributesPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVReplicatedConstantCompositePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVReplicatedConstantCompositePass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVRewriteInsertsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVRewriteInsertsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVUnifyAliasedResourcePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVUnifyAliasedResourcePass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVUpdateVCEPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVUpdateVCEPass(void) { __builtin_trap(); }
MlsStatus mlsCreateSPIRVSPIRVWebGPUPreparePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterSPIRVSPIRVWebGPUPreparePass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__tensor__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterTensorPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateTensorFoldTensorSubsetOpsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTensorFoldTensorSubsetOpsPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__tosa__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaArithConstantToTosaConstPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaArithConstantToTosaConstPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaAttachTarget(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaAttachTarget(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaConvertIntegerTypeToSignless(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaConvertIntegerTypeToSignless(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaInferShapesPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaInferShapesPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaLayerwiseConstantFoldPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaLayerwiseConstantFoldPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaMakeBroadcastablePass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaMakeBroadcastablePass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaNarrowF64ToF32Pass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaNarrowF64ToF32Pass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaNarrowI64ToI32Pass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaNarrowI64ToI32Pass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaOptionalDecompositionsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaOptionalDecompositionsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaReduceTransposes(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaReduceTransposes(void) { __builtin_trap(); }
MlsStatus mlsCreateTosaTosaValidation(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTosaTosaValidation(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__transform__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATransformAnyOpType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyOpTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyOpTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyOpTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATransformAnyParamType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyParamTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyParamTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyParamTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATransformAnyValueType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyValueTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyValueTypeGet(MlsContext context, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTransformAnyValueTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATransformOperationType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformOperationTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTransformOperationTypeGet(MlsContext context, MlsStringRef operationName, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTransformOperationTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTransformOperationTypeGetOperationName(MlsType ty, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTypeIsATransformParamType(MlsType ty, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformParamTypeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTransformParamTypeGet(MlsContext context, MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTransformParamTypeGetName(MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsTransformParamTypeGetType(MlsType ty, MlsType * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformCheckUsesPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformCheckUsesPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformInferEffectsPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformInferEffectsPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformInterpreterPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformInterpreterPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformPreloadLibraryPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformPreloadLibraryPass(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__ub__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__vcix__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__vector__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsRegisterVectorPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateVectorLowerVectorMaskPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterVectorLowerVectorMaskPass(void) { __builtin_trap(); }
MlsStatus mlsCreateVectorLowerVectorMultiReduction(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterVectorLowerVectorMultiReduction(void) { __builtin_trap(); }
MlsStatus mlsCreateVectorLowerVectorToFromElementsToShuffleTree(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterVectorLowerVectorToFromElementsToShuffleTree(void) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__wasmssa__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__x86vector__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__xegpu__(MlsDialectHandle * out) { __builtin_trap(); }
MlsStatus mlsGetDialectHandle__xevm__(MlsDialectHandle * out) { __builtin_trap(); }
bool mlsExecutionEngineIsNull(MlsExecutionEngine jit) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetContext(MlsIntegerSet set, MlsContext * out) { __builtin_trap(); }
bool mlsIntegerSetIsNull(MlsIntegerSet set) { __builtin_trap(); }
MlsStatus mlsIntegerSetEqual(MlsIntegerSet s1, MlsIntegerSet s2, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetPrint(MlsIntegerSet set, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsIntegerSetToString(MlsIntegerSet set, MlsString * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetDump(MlsIntegerSet set) { __builtin_trap(); }
MlsStatus mlsIntegerSetEmptyGet(MlsContext context, intptr_t numDims, intptr_t numSymbols, MlsIntegerSet * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGet(MlsContext context, intptr_t numDims, intptr_t numSymbols, intptr_t numConstraints, const MlsAffineExpr * constraints, const MlsBool * eqFlags, MlsIntegerSet * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetIsCanonicalEmpty(MlsIntegerSet set, bool * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumDims(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumSymbols(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumInputs(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumConstraints(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumEqualities(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetNumInequalities(MlsIntegerSet set, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetGetConstraint(MlsIntegerSet set, intptr_t pos, MlsAffineExpr * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetCopyConstraints(MlsIntegerSet set, intptr_t capacity, MlsAffineExpr * elements, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsIntegerSetIsConstraintEq(MlsIntegerSet set, intptr_t pos, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationImplementsInterface(MlsOperation operation, MlsTypeID interfaceTypeId, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationImplementsInterfaceStatic(MlsStringRef operationName, MlsContext context, MlsTypeID interfaceTypeId, bool * out) { __builtin_trap(); }
MlsStatus mlsInferTypeOpInterfaceTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsInferShapedTypeOpInterfaceTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsContextEqual(MlsContext ctx1, MlsContext ctx2, bool * out) { __builtin_trap(); }
bool mlsContextIsNull(MlsContext context) { __builtin_trap(); }
bool mlsDialectIsNull(MlsDialect dialect) { __builtin_trap(); }
MlsStatus mlsDialectEqual(MlsDialect dialect1, MlsDialect dialect2, bool * out) { __builtin_trap(); }
MlsStatus mlsDialectHandleGetNamespace(MlsDialectHandle handle, MlsStringRef * out) { __builtin_trap(); }
bool mlsDialectRegistryIsNull(MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsLocationGetAttribute(MlsLocation location, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLocationFromAttribute(MlsAttribute attribute, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColGet(MlsContext context, MlsStringRef filename, uint32_t line, uint32_t col, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGet(MlsContext context, MlsStringRef filename, uint32_t startLine, uint32_t startCol, uint32_t endLine, uint32_t endCol, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetFilename(MlsLocation location, MlsIdentifier * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetStartLine(MlsLocation location, int32_t * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetStartColumn(MlsLocation location, int32_t * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetEndLine(MlsLocation location, int32_t * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetEndColumn(MlsLocation location, int32_t * out) { __builtin_trap(); }
MlsStatus mlsLocationFileLineColRangeGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsLocationIsAFileLineColRange(MlsLocation location, bool * out) { __builtin_trap(); }
MlsStatus mlsLocationCallSiteGet(MlsLocation callee, MlsLocation caller, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationCallSiteGetCallee(MlsLocation location, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationCallSiteGetCaller(MlsLocation location, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationCallSiteGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsLocationIsACallSite(MlsLocation location, bool * out) { __builtin_trap(); }
MlsStatus mlsLocationFusedGet(MlsContext context, intptr_t nLocations, const MlsLocation * locations, MlsAttribute metadata, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationFusedGetNumLocations(MlsLocation location, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsLocationFusedGetMetadata(MlsLocation location, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLocationFusedGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsLocationIsAFused(MlsLocation location, bool * out) { __builtin_trap(); }
MlsStatus mlsLocationNameGet(MlsContext context, MlsStringRef name, MlsLocation childLoc, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationNameGetName(MlsLocation location, MlsIdentifier * out) { __builtin_trap(); }
MlsStatus mlsLocationNameGetChildLoc(MlsLocation location, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationNameGetTypeID(MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsLocationIsAName(MlsLocation location, bool * out) { __builtin_trap(); }
MlsStatus mlsLocationUnknownGet(MlsContext context, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsLocationGetContext(MlsLocation location, MlsContext * out) { __builtin_trap(); }
bool mlsLocationIsNull(MlsLocation location) { __builtin_trap(); }
MlsStatus mlsLocationEqual(MlsLocation l1, MlsLocation l2, bool * out) { __builtin_trap(); }
bool mlsModuleIsNull(MlsModule module) { __builtin_trap(); }
MlsStatus mlsModuleEqual(MlsModule lhs, MlsModule rhs, bool * out) { __builtin_trap(); }
MlsStatus mlsModuleHashValue(MlsModule module, size_t * out) { __builtin_trap(); }
bool mlsOperationIsNull(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationEqual(MlsOperation op, MlsOperation other, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationHashValue(MlsOperation op, size_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetTypeID(MlsOperation op, MlsTypeID * out) { __builtin_trap(); }
bool mlsRegionIsNull(MlsRegion region) { __builtin_trap(); }
MlsStatus mlsRegionEqual(MlsRegion region, MlsRegion other, bool * out) { __builtin_trap(); }
bool mlsBlockIsNull(MlsBlock block) { __builtin_trap(); }
MlsStatus mlsBlockEqual(MlsBlock block, MlsBlock other, bool * out) { __builtin_trap(); }
bool mlsValueIsNull(MlsValue value) { __builtin_trap(); }
MlsStatus mlsValueEqual(MlsValue value1, MlsValue value2, bool * out) { __builtin_trap(); }
bool mlsOpOperandIsNull(MlsOpOperand opOperand) { __builtin_trap(); }
MlsStatus mlsTypeGetContext(MlsType ty, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsTypeGetTypeID(MlsType ty, MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeGetDialect(MlsType ty, MlsDialect * out) { __builtin_trap(); }
bool mlsTypeIsNull(MlsType ty) { __builtin_trap(); }
MlsStatus mlsTypeEqual(MlsType t1, MlsType t2, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeDump(MlsType ty) { __builtin_trap(); }
MlsStatus mlsAttributeGetContext(MlsAttribute attribute, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsAttributeGetType(MlsAttribute attribute, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAttributeGetTypeID(MlsAttribute attribute, MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsAttributeGetDialect(MlsAttribute attribute, MlsDialect * out) { __builtin_trap(); }
bool mlsAttributeIsNull(MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsAttributeEqual(MlsAttribute a1, MlsAttribute a2, bool * out) { __builtin_trap(); }
MlsStatus mlsAttributeDump(MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsIdentifierGet(MlsContext context, MlsStringRef str, MlsIdentifier * out) { __builtin_trap(); }
MlsStatus mlsIdentifierGetContext(MlsIdentifier ident, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsIdentifierEqual(MlsIdentifier ident, MlsIdentifier other, bool * out) { __builtin_trap(); }
MlsStatus mlsIdentifierStr(MlsIdentifier ident, MlsStringRef * out) { __builtin_trap(); }
bool mlsSymbolTableIsNull(MlsSymbolTable symbolTable) { __builtin_trap(); }
bool mlsPassManagerIsNull(MlsPassManager passManager) { __builtin_trap(); }
MlsStatus mlsAnswerRetain(MlsAnswer answer) { __builtin_trap(); }
MlsStatus mlsAnswerRelease(MlsAnswer answer) { __builtin_trap(); }
MlsStatus mlsAsmStateRetain(MlsAsmState state) { __builtin_trap(); }
MlsStatus mlsAsmStateRelease(MlsAsmState state) { __builtin_trap(); }
MlsStatus mlsBlockRetain(MlsBlock block) { __builtin_trap(); }
MlsStatus mlsBlockRelease(MlsBlock block) { __builtin_trap(); }
MlsStatus mlsBytecodeWriterConfigRetain(MlsBytecodeWriterConfig config) { __builtin_trap(); }
MlsStatus mlsBytecodeWriterConfigRelease(MlsBytecodeWriterConfig config) { __builtin_trap(); }
MlsStatus mlsContextRetain(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextRelease(MlsContext context) { __builtin_trap(); }
MlsStatus mlsDialectRegistryRetain(MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsDialectRegistryRelease(MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsExecutionEngineRetain(MlsExecutionEngine engine) { __builtin_trap(); }
MlsStatus mlsExecutionEngineRelease(MlsExecutionEngine engine) { __builtin_trap(); }
MlsStatus mlsFrozenRewritePatternSetRetain(MlsFrozenRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsFrozenRewritePatternSetRelease(MlsFrozenRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsLlvmThreadPoolRetain(MlsLlvmThreadPool pool) { __builtin_trap(); }
MlsStatus mlsLlvmThreadPoolRelease(MlsLlvmThreadPool pool) { __builtin_trap(); }
MlsStatus mlsModuleRetain(MlsModule module) { __builtin_trap(); }
MlsStatus mlsModuleRelease(MlsModule module) { __builtin_trap(); }
MlsStatus mlsOpPassManagerRetain(MlsOpPassManager passManager) { __builtin_trap(); }
MlsStatus mlsOpPassManagerRelease(MlsOpPassManager passManager) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsRetain(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsRelease(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOperationRetain(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationRelease(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationStateRetain(MlsOperationState state) { __builtin_trap(); }
MlsStatus mlsOperationStateRelease(MlsOperationState state) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleRetain(MlsPDLPatternModule op) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleRelease(MlsPDLPatternModule op) { __builtin_trap(); }
MlsStatus mlsPassRetain(MlsPass pass) { __builtin_trap(); }
MlsStatus mlsPassRelease(MlsPass pass) { __builtin_trap(); }
MlsStatus mlsPassManagerRetain(MlsPassManager passManager) { __builtin_trap(); }
MlsStatus mlsPassManagerRelease(MlsPassManager passManager) { __builtin_trap(); }
MlsStatus mlsRegionRetain(MlsRegion region) { __builtin_trap(); }
MlsStatus mlsRegionRelease(MlsRegion region) { __builtin_trap(); }
MlsStatus mlsReportRetain(MlsReport report) { __builtin_trap(); }
MlsStatus mlsReportRelease(MlsReport report) { __builtin_trap(); }
MlsStatus mlsRewritePatternRetain(MlsRewritePattern pattern) { __builtin_trap(); }
MlsStatus mlsRewritePatternRelease(MlsRewritePattern pattern) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetRetain(MlsRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetRelease(MlsRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsRewriterBaseRetain(MlsRewriterBase rewriter) { __builtin_trap(); }
MlsStatus mlsRewriterBaseRelease(MlsRewriterBase rewriter) { __builtin_trap(); }
MlsStatus mlsStringRetain(MlsString string) { __builtin_trap(); }
MlsStatus mlsStringRelease(MlsString string) { __builtin_trap(); }
MlsStatus mlsSymbolTableRetain(MlsSymbolTable symbolTable) { __builtin_trap(); }
MlsStatus mlsSymbolTableRelease(MlsSymbolTable symbolTable) { __builtin_trap(); }
MlsStatus mlsTypeIDAllocatorRetain(MlsTypeIDAllocator allocator) { __builtin_trap(); }
MlsStatus mlsTypeIDAllocatorRelease(MlsTypeIDAllocator allocator) { __builtin_trap(); }
bool mlsTypeIDIsNull(MlsTypeID typeId) { __builtin_trap(); }
MlsStatus mlsTypeIDEqual(MlsTypeID typeId1, MlsTypeID typeId2, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIDHashValue(MlsTypeID typeId, size_t * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsPasses(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsBubbleDownMemorySpaceCasts(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsBubbleDownMemorySpaceCasts(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsCSE(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsCSE(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsCanonicalizer(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsCanonicalizer(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsCompositeFixedPointPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsCompositeFixedPointPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsControlFlowSink(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsControlFlowSink(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsGenerateRuntimeVerification(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsGenerateRuntimeVerification(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsInliner(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsInliner(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsLocationSnapshot(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsLocationSnapshot(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsLoopInvariantCodeMotion(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsLoopInvariantCodeMotion(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsLoopInvariantSubsetHoisting(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsLoopInvariantSubsetHoisting(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsMem2Reg(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsMem2Reg(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsPrintIRPass(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsPrintIRPass(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsPrintOpStats(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsPrintOpStats(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsRemoveDeadValues(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsRemoveDeadValues(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsSCCP(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsSCCP(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsSROA(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsSROA(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsStripDebugInfo(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsStripDebugInfo(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsSymbolDCE(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsSymbolDCE(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsSymbolPrivatize(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsSymbolPrivatize(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsTopologicalSort(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsTopologicalSort(void) { __builtin_trap(); }
MlsStatus mlsCreateTransformsViewOpGraph(MlsPass * out) { __builtin_trap(); }
MlsStatus mlsRegisterTransformsViewOpGraph(void) { __builtin_trap(); }
MlsStatus mlsAffineMapCompressUnusedSymbols(intptr_t count, const MlsAffineMap * maps, MlsAffineMap * results) { __builtin_trap(); }
MlsStatus mlsIntegerSetReplaceGet(MlsIntegerSet set, intptr_t numDims, const MlsAffineExpr * dimReplacements, intptr_t numSymbols, const MlsAffineExpr * symbolReplacements, intptr_t numResultDims, intptr_t numResultSymbols, MlsIntegerSet * out) { __builtin_trap(); }
MlsStatus mlsAnswerCreate(MlsAnswer * out) { __builtin_trap(); }
MlsStatus mlsAnswerGive(MlsAnswer answer, uint64_t value) { __builtin_trap(); }
MlsStatus mlsAnswerWait(MlsAnswer answer, uint32_t milliseconds, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsAnswerDestroy(MlsAnswer answer) { __builtin_trap(); }
MlsStatus mlsAsmStateCreateForOperation(MlsOperation op, MlsOpPrintingFlags flags, MlsAsmState * out) { __builtin_trap(); }
MlsStatus mlsAsmStateCreateForValue(MlsValue value, MlsOpPrintingFlags flags, MlsAsmState * out) { __builtin_trap(); }
MlsStatus mlsAsmStateDestroy(MlsAsmState state) { __builtin_trap(); }
MlsStatus mlsOperationPrintWithState(MlsOperation op, MlsAsmState state, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsOperationToStringWithState(MlsOperation op, MlsAsmState state, MlsString * out) { __builtin_trap(); }
MlsStatus mlsValuePrintAsOperand(MlsValue value, MlsAsmState state, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsValueToStringAsOperand(MlsValue value, MlsAsmState state, MlsString * out) { __builtin_trap(); }
MlsStatus mlsBlockCreate(MlsContext context, intptr_t nArgs, const MlsType * args, const MlsLocation * locs, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsBlockDestroy(MlsBlock block) { __builtin_trap(); }
MlsStatus mlsBlockDetach(MlsBlock block) { __builtin_trap(); }
MlsStatus mlsBlockGetParentOperation(MlsBlock block, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsBlockGetParentRegion(MlsBlock block, MlsRegion * out) { __builtin_trap(); }
MlsStatus mlsBlockGetNextInRegion(MlsBlock block, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsBlockGetFirstOperation(MlsBlock block, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsBlockGetTerminator(MlsBlock block, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsBlockAppendOwnedOperation(MlsBlock block, MlsOperation operation) { __builtin_trap(); }
MlsStatus mlsBlockInsertOwnedOperation(MlsBlock block, intptr_t pos, MlsOperation operation) { __builtin_trap(); }
MlsStatus mlsBlockInsertOwnedOperationAfter(MlsBlock block, MlsOperation reference, MlsOperation operation) { __builtin_trap(); }
MlsStatus mlsBlockInsertOwnedOperationBefore(MlsBlock block, MlsOperation reference, MlsOperation operation) { __builtin_trap(); }
MlsStatus mlsBlockGetNumArguments(MlsBlock block, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockGetArgument(MlsBlock block, intptr_t pos, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsBlockAddArgument(MlsBlock block, MlsType ty, MlsLocation location, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsBlockInsertArgument(MlsBlock block, intptr_t pos, MlsType ty, MlsLocation location, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsBlockEraseArgument(MlsBlock block, intptr_t pos) { __builtin_trap(); }
MlsStatus mlsBlockGetNumSuccessors(MlsBlock block, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockGetSuccessor(MlsBlock block, intptr_t pos, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsBlockGetNumPredecessors(MlsBlock block, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockGetPredecessor(MlsBlock block, intptr_t pos, MlsBlock * out) { __builtin_trap(); }
MlsAttribute mlsAttributeGetNull(void) { __builtin_trap(); }
MlsStatus mlsNamedAttributeGet(MlsIdentifier name, MlsAttribute attr, MlsNamedAttribute * out) { __builtin_trap(); }
MlsStatus mlsBoolAttrGet(MlsContext context, MlsBool value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGet(MlsContext context, intptr_t nElements, const MlsNamedAttribute * elements, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDictionaryAttrGetElement(MlsAttribute attr, intptr_t pos, MlsNamedAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrRawBufferGet(MlsType shapedType, size_t rawBufferSize, const void * rawBuffer, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrGetRawData(MlsAttribute attr, MlsRawData * out) { __builtin_trap(); }
MlsStatus mlsBlockCopyOperations(MlsBlock block, intptr_t capacity, MlsOperation * operations, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockCopyOperationNames(MlsBlock block, intptr_t capacity, MlsIdentifier * names, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockCopyArguments(MlsBlock block, intptr_t capacity, MlsValue * values, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsRegionCopyBlocks(MlsRegion region, intptr_t capacity, MlsBlock * blocks, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationCopyResults(MlsOperation op, intptr_t capacity, MlsValue * values, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationCopyOperands(MlsOperation op, intptr_t capacity, MlsValue * values, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationCopyTree(MlsOperation op, intptr_t capacity, MlsOperation * operations, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsValueCopyUses(MlsValue value, intptr_t capacity, MlsOpOperand * uses, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationsCopyNames(intptr_t nOperations, const MlsOperation * operations, MlsIdentifier * out) { __builtin_trap(); }
MlsStatus mlsDialectRegistryCreate(MlsDialectRegistry * out) { __builtin_trap(); }
MlsStatus mlsDialectRegistryDestroy(MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsRegisterAllDialects(MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsRegisterAllPasses(void) { __builtin_trap(); }
MlsStatus mlsRegisterAllLLVMTranslations(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextCreate(MlsContext * out) { __builtin_trap(); }
MlsStatus mlsContextCreateWithThreading(MlsBool threadingEnabled, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsContextCreateWithRegistry(MlsDialectRegistry registry, MlsBool threadingEnabled, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsContextDestroy(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextEnter(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextLeave(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextAppendDialectRegistry(MlsContext context, MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsContextSetAllowUnregisteredDialects(MlsContext context, MlsBool allow) { __builtin_trap(); }
MlsStatus mlsContextGetAllowUnregisteredDialects(MlsContext context, bool * out) { __builtin_trap(); }
MlsStatus mlsContextGetNumRegisteredDialects(MlsContext context, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsContextGetNumLoadedDialects(MlsContext context, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsContextGetOrLoadDialect(MlsContext context, MlsStringRef name, MlsDialect * out) { __builtin_trap(); }
MlsStatus mlsContextLoadAllAvailableDialects(MlsContext context) { __builtin_trap(); }
MlsStatus mlsContextIsRegisteredOperation(MlsContext context, MlsStringRef name, bool * out) { __builtin_trap(); }
MlsStatus mlsDialectGetContext(MlsDialect dialect, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsDialectGetNamespace(MlsDialect dialect, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsContextAddInvalidationHook(MlsContext context, MlsInvalidationCallback callback, void * userData, MlsDestroyUserData destroy, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsContextRemoveInvalidationHook(MlsContext context, uint64_t id) { __builtin_trap(); }
MlsStatus mlsLlvmThreadPoolCreate(MlsLlvmThreadPool * out) { __builtin_trap(); }
MlsStatus mlsLlvmThreadPoolDestroy(MlsLlvmThreadPool pool) { __builtin_trap(); }
MlsStatus mlsContextSetThreadPool(MlsContext context, MlsLlvmThreadPool pool) { __builtin_trap(); }
MlsStatus mlsContextGetThreadPool(MlsContext context, MlsLlvmThreadPool * out) { __builtin_trap(); }
MlsStatus mlsContextEnableMultithreading(MlsContext context, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsContextGetNumThreads(MlsContext context, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsEnableGlobalDebug(MlsBool enable) { __builtin_trap(); }
MlsStatus mlsIsGlobalDebugEnabled(bool * out) { __builtin_trap(); }
MlsStatus mlsSetGlobalDebugType(MlsStringRef ty) { __builtin_trap(); }
MlsStatus mlsSetGlobalDebugTypes(intptr_t n, const MlsStringRef * types) { __builtin_trap(); }
MlsStatus mlsIsCurrentDebugType(MlsStringRef ty, bool * out) { __builtin_trap(); }
MlsStatus mlsDenseElementsAttrStringGet(MlsType shapedType, intptr_t numElements, const MlsStringRef * strs, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsEmitError(MlsLocation location, MlsStringRef message) { __builtin_trap(); }
MlsStatus mlsContextAttachDiagnosticHandler(MlsContext context, MlsDiagnosticHandler handler, MlsBool immediate, void * userData, MlsDestroyUserData destroy, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsContextDetachDiagnosticHandler(MlsContext context, uint64_t id) { __builtin_trap(); }
MlsStatus mlsDiagnosticGetSeverity(const MlsDiagnostic * diagnostic, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsDiagnosticGetLocation(const MlsDiagnostic * diagnostic, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsDiagnosticGetNumNotes(const MlsDiagnostic * diagnostic, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsDiagnosticGetNote(const MlsDiagnostic * diagnostic, intptr_t pos, MlsDiagnostic * out) { __builtin_trap(); }
MlsStatus mlsDiagnosticPrint(const MlsDiagnostic * diagnostic, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsDialectHandleInsertDialect(MlsDialectHandle handle, MlsDialectRegistry registry) { __builtin_trap(); }
MlsStatus mlsDialectHandleRegisterDialect(MlsDialectHandle handle, MlsContext context) { __builtin_trap(); }
MlsStatus mlsDialectHandleLoadDialect(MlsDialectHandle handle, MlsContext context, MlsDialect * out) { __builtin_trap(); }
MlsStatus mlsExecutionEngineCreate(MlsModule module, int32_t optLevel, intptr_t nSharedLibPaths, const MlsStringRef * sharedLibPaths, MlsBool enableObjectDump, MlsBool enablePic, MlsExecutionEngine * out) { __builtin_trap(); }
MlsStatus mlsExecutionEngineDestroy(MlsExecutionEngine engine) { __builtin_trap(); }
MlsStatus mlsExecutionEngineInitialize(MlsExecutionEngine engine) { __builtin_trap(); }
MlsStatus mlsExecutionEngineInvokePacked(MlsExecutionEngine engine, MlsStringRef name, void *const * arguments) { __builtin_trap(); }
MlsStatus mlsExecutionEngineLookupPacked(MlsExecutionEngine engine, MlsStringRef name, void ** out) { __builtin_trap(); }
MlsStatus mlsExecutionEngineLookup(MlsExecutionEngine engine, MlsStringRef name, void ** out) { __builtin_trap(); }
MlsStatus mlsExecutionEngineRegisterSymbol(MlsExecutionEngine engine, MlsStringRef name, void * address) { __builtin_trap(); }
MlsStatus mlsExecutionEngineDumpToObjectFile(MlsExecutionEngine engine, MlsStringRef fileName) { __builtin_trap(); }
MlsStatus mlsCreateExternalPass(MlsStringRef name, MlsStringRef argument, MlsStringRef description, MlsStringRef opName, intptr_t nDependentDialects, const MlsStringRef * dependentDialects, MlsExternalPassCallbacks callbacks, void * userData, MlsPass * out) { __builtin_trap(); }
MlsStatus mlsCreatePassByName(MlsStringRef name, MlsStringRef options, MlsPass * out) { __builtin_trap(); }
MlsStatus mlsPassDestroy(MlsPass pass) { __builtin_trap(); }
MlsStatus mlsPassManagerAddOwnedPass(MlsPassManager passManager, MlsPass pass) { __builtin_trap(); }
MlsStatus mlsOpPassManagerAddOwnedPass(MlsOpPassManager passManager, MlsPass pass) { __builtin_trap(); }
MlsStatus mlsExternalPassSignalFailure(MlsExternalPass pass) { __builtin_trap(); }
MlsStatus mlsFuncSetArgAttr(MlsOperation op, intptr_t pos, MlsStringRef name, MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsFuncSetResultAttr(MlsOperation op, intptr_t pos, MlsStringRef name, MlsAttribute attr) { __builtin_trap(); }
const char * mlsVersion(void) { __builtin_trap(); }
uint32_t mlsLlvmVersionMajor(void) { __builtin_trap(); }
MlsStringRef mlsStringRefCreate(const char * data, size_t length) { __builtin_trap(); }
MlsStringRef mlsStringRefCreateFromCString(const char * text) { __builtin_trap(); }
bool mlsStringRefEqual(MlsStringRef a, MlsStringRef b) { __builtin_trap(); }
bool mlsLogicalResultIsSuccess(MlsStatus res) { __builtin_trap(); }
bool mlsLogicalResultIsFailure(MlsStatus res) { __builtin_trap(); }
MlsStatus mlsLogicalResultSuccess(void) { __builtin_trap(); }
MlsStatus mlsLogicalResultFailure(void) { __builtin_trap(); }
MlsStatus mlsInitialize(void) { __builtin_trap(); }
MlsStatus mlsInvalidationMode(uint32_t * out) { __builtin_trap(); }
MlsStatus mlsBlockArgumentInvalidationMode(uint32_t * out) { __builtin_trap(); }
MlsStatus mlsStringGet(MlsString string, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsStringDestroy(MlsString string) { __builtin_trap(); }
MlsStatus mlsHostSetHooks(const MlsHostHooks * hooks) { __builtin_trap(); }
void mlsHostSetGone(MlsBool gone) { __builtin_trap(); }
intptr_t mlsHostGetNumSkippedCallbacks(void) { __builtin_trap(); }
MlsStatus mlsCallbackFail(uint64_t token) { __builtin_trap(); }
MlsStatus mlsPassManagerEnableIRPrinting(MlsPassManager passManager, MlsBool printBeforeAll, MlsBool printAfterAll, MlsBool printModuleScope, MlsBool printAfterOnlyOnChange, MlsBool printAfterOnlyOnFailure) { __builtin_trap(); }
MlsStatus mlsPassManagerTakeIRPrinting(MlsPassManager passManager, MlsString * out) { __builtin_trap(); }
MlsStatus mlsPassManagerEnableTiming(MlsPassManager passManager) { __builtin_trap(); }
MlsStatus mlsPassManagerEnableStatistics(MlsPassManager passManager, MlsPassDisplayMode displayMode) { __builtin_trap(); }
MlsStatus mlsInferTypeOpInterfaceInferReturnTypes(MlsStringRef opName, MlsContext context, MlsLocation location, intptr_t nOperands, const MlsValue * operands, MlsAttribute attributes, intptr_t nRegions, const MlsRegion * regions, intptr_t capacity, MlsType * types, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsInferShapedTypeOpInterfaceInferReturnTypes(MlsStringRef opName, MlsContext context, MlsLocation location, intptr_t nOperands, const MlsValue * operands, MlsAttribute attributes, intptr_t capacity, MlsShapedTypeComponents * components, intptr_t sizeCapacity, int64_t * sizes, intptr_t * out, intptr_t * outSizes) { __builtin_trap(); }
MlsStatus mlsLoadIRDLDialects(MlsModule module) { __builtin_trap(); }
MlsStatus mlsLinalgFillBuiltinNamedOpRegion(MlsOperation mlirOp) { __builtin_trap(); }
MlsStatus mlsLinalgIsAContractionOp(MlsOperation op, bool * out) { __builtin_trap(); }
MlsStatus mlsLinalgIsAConvolutionOp(MlsOperation op, bool * out) { __builtin_trap(); }
MlsStatus mlsLinalgInferContractionDimensions(MlsOperation op, MlsLinalgContractionDimensions * out) { __builtin_trap(); }
MlsStatus mlsLinalgInferContractionDimensionsFromMaps(intptr_t numMaps, const MlsAffineMap * indexingMaps, MlsLinalgContractionDimensions * out) { __builtin_trap(); }
MlsStatus mlsLinalgInferConvolutionDimensions(MlsOperation op, MlsLinalgConvolutionDimensions * out) { __builtin_trap(); }
MlsStatus mlsLinalgGetIndexingMapsAttribute(MlsOperation op, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsLiveHandles(uint32_t kind, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsContextLiveHandles(MlsContext context, uint32_t kind, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsCopyLiveObjects(MlsContext context, intptr_t capacity, MlsLiveObject * objects, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLiveObjectsToString(MlsContext context, MlsString * out) { __builtin_trap(); }
void mlsDumpLiveObjects(void) { __builtin_trap(); }
MlsStatus mlsContextGetNumPendingReleases(MlsContext context, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsNumReferencesToDead(intptr_t * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeIdentifiedGet(MlsContext context, MlsStringRef name, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeIdentifiedNewGet(MlsContext context, MlsStringRef name, intptr_t nFieldTypes, const MlsType * fieldTypes, MlsBool isPacked, MlsType * out) { __builtin_trap(); }
MlsStatus mlsLLVMStructTypeSetBody(MlsType structType, intptr_t nFieldTypes, const MlsType * fieldTypes, MlsBool isPacked) { __builtin_trap(); }
MlsStatus mlsLocationFusedCopyLocations(MlsLocation location, intptr_t capacity, MlsLocation * locations, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsMemRefTypeGetStridesAndOffset(MlsType ty, intptr_t capacity, int64_t * strides, int64_t * offset, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsModuleCreateEmpty(MlsLocation location, MlsModule * out) { __builtin_trap(); }
MlsStatus mlsModuleCreateParse(MlsContext context, MlsStringRef module, MlsModule * out) { __builtin_trap(); }
MlsStatus mlsModuleCreateParseFromFile(MlsContext context, MlsStringRef fileName, MlsModule * out) { __builtin_trap(); }
MlsStatus mlsModuleFromOperation(MlsOperation op, MlsModule * out) { __builtin_trap(); }
MlsStatus mlsModuleGetOperation(MlsModule module, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsModuleGetBody(MlsModule module, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsModuleGetContext(MlsModule module, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsModuleDestroy(MlsModule module) { __builtin_trap(); }
MlsStatus mlsOperationGetContext(MlsOperation op, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsOperationGetName(MlsOperation op, MlsIdentifier * out) { __builtin_trap(); }
MlsStatus mlsOperationGetLocation(MlsOperation op, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsOperationSetLocation(MlsOperation op, MlsLocation location) { __builtin_trap(); }
MlsStatus mlsOperationGetBlock(MlsOperation op, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsOperationGetParentOperation(MlsOperation op, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNextInBlock(MlsOperation op, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationIsBeforeInBlock(MlsOperation op, MlsOperation other, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumRegions(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetRegion(MlsOperation op, intptr_t pos, MlsRegion * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumOperands(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetOperand(MlsOperation op, intptr_t pos, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumResults(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetResult(MlsOperation op, intptr_t pos, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumSuccessors(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetSuccessor(MlsOperation op, intptr_t pos, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsOperationSetOperand(MlsOperation op, intptr_t pos, MlsValue value) { __builtin_trap(); }
MlsStatus mlsOperationSetOperands(MlsOperation op, intptr_t nOperands, const MlsValue * operands) { __builtin_trap(); }
MlsStatus mlsOperationSetSuccessor(MlsOperation op, intptr_t pos, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsOperationReplaceUsesOfWith(MlsOperation op, MlsValue of, MlsValue with) { __builtin_trap(); }
MlsStatus mlsOperationHasInherentAttributeByName(MlsOperation op, MlsStringRef name, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationGetInherentAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsOperationGetDiscardableAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsOperationGetAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsOperationSetInherentAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsOperationSetDiscardableAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsOperationSetAttributeByName(MlsOperation op, MlsStringRef name, MlsAttribute attr) { __builtin_trap(); }
MlsStatus mlsOperationRemoveDiscardableAttributeByName(MlsOperation op, MlsStringRef name, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationRemoveAttributeByName(MlsOperation op, MlsStringRef name, bool * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumDiscardableAttributes(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetDiscardableAttribute(MlsOperation op, intptr_t pos, MlsNamedAttribute * out) { __builtin_trap(); }
MlsStatus mlsOperationGetNumAttributes(MlsOperation op, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsOperationGetAttribute(MlsOperation op, intptr_t pos, MlsNamedAttribute * out) { __builtin_trap(); }
MlsStatus mlsOperationVerify(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationCreate(MlsOperationState state, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationCreateInBlock(MlsStringRef name, MlsLocation location, intptr_t nResults, const MlsType * results, intptr_t nOperands, const MlsValue * operands, intptr_t nAttributes, const MlsNamedAttribute * attributes, intptr_t nRegions, const MlsRegion * regions, intptr_t nSuccessors, const MlsBlock * successors, MlsBool inferResults, MlsBlock block, MlsOperation before, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationCreateParse(MlsContext context, MlsStringRef source, MlsStringRef sourceName, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationClone(MlsOperation op, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOperationRemoveFromParent(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationDestroy(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsOperationMoveAfter(MlsOperation op, MlsOperation other) { __builtin_trap(); }
MlsStatus mlsOperationMoveBefore(MlsOperation op, MlsOperation other) { __builtin_trap(); }
MlsStatus mlsOperationStateGet(MlsStringRef name, MlsLocation location, MlsOperationState * out) { __builtin_trap(); }
MlsStatus mlsOperationStateDestroy(MlsOperationState state) { __builtin_trap(); }
MlsStatus mlsOperationStateAddResults(MlsOperationState state, intptr_t nResults, const MlsType * results) { __builtin_trap(); }
MlsStatus mlsOperationStateAddOperands(MlsOperationState state, intptr_t nOperands, const MlsValue * operands) { __builtin_trap(); }
MlsStatus mlsOperationStateAddOwnedRegions(MlsOperationState state, intptr_t nRegions, const MlsRegion * regions) { __builtin_trap(); }
MlsStatus mlsOperationStateAddSuccessors(MlsOperationState state, intptr_t nSuccessors, const MlsBlock * successors) { __builtin_trap(); }
MlsStatus mlsOperationStateAddAttributes(MlsOperationState state, intptr_t nAttributes, const MlsNamedAttribute * attributes) { __builtin_trap(); }
MlsStatus mlsOperationStateEnableResultTypeInference(MlsOperationState state) { __builtin_trap(); }
MlsStatus mlsTypeParseGet(MlsContext context, MlsStringRef text, MlsType * out) { __builtin_trap(); }
MlsStatus mlsAttributeParseGet(MlsContext context, MlsStringRef text, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsPassManagerCreate(MlsContext context, MlsPassManager * out) { __builtin_trap(); }
MlsStatus mlsPassManagerCreateOnOperation(MlsContext context, MlsStringRef anchorOp, MlsPassManager * out) { __builtin_trap(); }
MlsStatus mlsPassManagerDestroy(MlsPassManager passManager) { __builtin_trap(); }
MlsStatus mlsPassManagerGetAsOpPassManager(MlsPassManager passManager, MlsOpPassManager * out) { __builtin_trap(); }
MlsStatus mlsPassManagerGetNestedUnder(MlsPassManager passManager, MlsStringRef operationName, MlsOpPassManager * out) { __builtin_trap(); }
MlsStatus mlsOpPassManagerGetNestedUnder(MlsOpPassManager passManager, MlsStringRef operationName, MlsOpPassManager * out) { __builtin_trap(); }
MlsStatus mlsOpPassManagerAddPipeline(MlsOpPassManager passManager, MlsStringRef pipelineElements) { __builtin_trap(); }
MlsStatus mlsParsePassPipeline(MlsOpPassManager passManager, MlsStringRef pipeline) { __builtin_trap(); }
MlsStatus mlsPrintPassPipeline(MlsOpPassManager passManager, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsPassPipelineToString(MlsOpPassManager passManager, MlsString * out) { __builtin_trap(); }
MlsStatus mlsPassManagerEnableVerifier(MlsPassManager passManager, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsPassManagerRunOnOp(MlsPassManager passManager, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleFromModule(MlsModule module, MlsPDLPatternModule * out) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleDestroy(MlsPDLPatternModule op) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetFromPDLPatternModule(MlsPDLPatternModule op, MlsRewritePatternSet * out) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleRegisterRewriteFunction(MlsPDLPatternModule pdlModule, MlsStringRef name, MlsPDLRewriteFunction rewriteFn, void * userData, MlsDestroyUserData destroy) { __builtin_trap(); }
MlsStatus mlsPDLPatternModuleRegisterConstraintFunction(MlsPDLPatternModule pdlModule, MlsStringRef name, MlsPDLConstraintFunction constraintFn, void * userData, MlsDestroyUserData destroy) { __builtin_trap(); }
MlsStatus mlsPDLValueAsValue(MlsPDLValue value, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsPDLValueAsType(MlsPDLValue value, MlsType * out) { __builtin_trap(); }
MlsStatus mlsPDLValueAsOperation(MlsPDLValue value, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsPDLValueAsAttribute(MlsPDLValue value, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsPDLResultListPushBackValue(MlsPDLResultList results, MlsValue value) { __builtin_trap(); }
MlsStatus mlsPDLResultListPushBackType(MlsPDLResultList results, MlsType value) { __builtin_trap(); }
MlsStatus mlsPDLResultListPushBackOperation(MlsPDLResultList results, MlsOperation value) { __builtin_trap(); }
MlsStatus mlsPDLResultListPushBackAttribute(MlsPDLResultList results, MlsAttribute value) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsCreate(MlsOpPrintingFlags * out) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsDestroy(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsElideLargeElementsAttrs(MlsOpPrintingFlags flags, intptr_t limit) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsElideLargeResourceString(MlsOpPrintingFlags flags, intptr_t limit) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsEnableDebugInfo(MlsOpPrintingFlags flags, MlsBool enable, MlsBool prettyForm) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsPrintGenericOpForm(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsPrintNameLocAsPrefix(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsUseLocalScope(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsAssumeVerified(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsOpPrintingFlagsSkipRegions(MlsOpPrintingFlags flags) { __builtin_trap(); }
MlsStatus mlsTypePrint(MlsType ty, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsTypeToString(MlsType ty, MlsString * out) { __builtin_trap(); }
MlsStatus mlsAttributePrint(MlsAttribute attr, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsAttributeToString(MlsAttribute attr, MlsString * out) { __builtin_trap(); }
MlsStatus mlsLocationPrint(MlsLocation location, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsLocationToString(MlsLocation location, MlsString * out) { __builtin_trap(); }
MlsStatus mlsValuePrint(MlsValue value, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsValueToString(MlsValue value, MlsString * out) { __builtin_trap(); }
MlsStatus mlsBlockPrint(MlsBlock block, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsBlockToString(MlsBlock block, MlsString * out) { __builtin_trap(); }
MlsStatus mlsOperationPrint(MlsOperation op, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsOperationDump(MlsOperation op) { __builtin_trap(); }
MlsStatus mlsValueDump(MlsValue value) { __builtin_trap(); }
MlsStatus mlsOperationPrintWithFlags(MlsOperation op, MlsOpPrintingFlags flags, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsOperationToString(MlsOperation op, MlsOpPrintingFlags flags, MlsString * out) { __builtin_trap(); }
MlsStatus mlsBytecodeWriterConfigCreate(MlsBytecodeWriterConfig * out) { __builtin_trap(); }
MlsStatus mlsBytecodeWriterConfigDestroy(MlsBytecodeWriterConfig config) { __builtin_trap(); }
MlsStatus mlsBytecodeWriterConfigDesiredEmitVersion(MlsBytecodeWriterConfig config, int64_t version) { __builtin_trap(); }
MlsStatus mlsOperationWriteBytecode(MlsOperation op, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsOperationWriteBytecodeWithConfig(MlsOperation op, MlsBytecodeWriterConfig config, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsOperationToBytecode(MlsOperation op, MlsBytecodeWriterConfig config, MlsString * out) { __builtin_trap(); }
MlsStatus mlsOperationGetRaw(MlsOperation op, uintptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockGetRaw(MlsBlock block, uintptr_t * out) { __builtin_trap(); }
MlsStatus mlsHandleRetain(uint64_t handle) { __builtin_trap(); }
MlsStatus mlsHandleRelease(uint64_t handle) { __builtin_trap(); }
MlsStatus mlsHandleGetNumReferences(uint64_t handle, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsRegionCreate(MlsContext context, MlsRegion * out) { __builtin_trap(); }
MlsStatus mlsRegionDestroy(MlsRegion region) { __builtin_trap(); }
MlsStatus mlsRegionGetFirstBlock(MlsRegion region, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsOperationGetFirstRegion(MlsOperation op, MlsRegion * out) { __builtin_trap(); }
MlsStatus mlsRegionGetNextInOperation(MlsRegion region, MlsRegion * out) { __builtin_trap(); }
MlsStatus mlsRegionAppendOwnedBlock(MlsRegion region, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRegionInsertOwnedBlock(MlsRegion region, intptr_t pos, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRegionInsertOwnedBlockAfter(MlsRegion region, MlsBlock reference, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRegionInsertOwnedBlockBefore(MlsRegion region, MlsBlock reference, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRegionTakeBody(MlsRegion target, MlsRegion source) { __builtin_trap(); }
MlsStringRef mlsStatusName(uint32_t code) { __builtin_trap(); }
const char * mlsStatusMessage(MlsStatus status) { __builtin_trap(); }
MlsStatus mlsStatusGetReport(MlsStatus status, MlsReport * out) { __builtin_trap(); }
MlsStatus mlsReportDestroy(MlsReport report) { __builtin_trap(); }
MlsStatus mlsReportGetCode(MlsReport report, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsReportGetErrorToken(MlsReport report, uint64_t * out) { __builtin_trap(); }
MlsStatus mlsReportGetFunction(MlsReport report, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsReportGetArgument(MlsReport report, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsReportGetMessage(MlsReport report, MlsStringRef * out) { __builtin_trap(); }
MlsStatus mlsReportGetNumDiagnostics(MlsReport report, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsReportGetDiagnostic(MlsReport report, intptr_t pos, MlsDiagnostic * out) { __builtin_trap(); }
MlsStatus mlsReportGetNote(MlsReport report, intptr_t pos, intptr_t note, MlsDiagnostic * out) { __builtin_trap(); }
MlsStatus mlsUnmanagedDenseResourceElementsAttrGet(MlsType shapedType, MlsStringRef name, void * data, size_t dataLength, size_t dataAlignment, MlsBool dataIsMutable, MlsBlobDeleter deleter, void * userData, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsOpRewritePatternCreate(MlsStringRef rootName, uint32_t benefit, MlsRewritePatternCallbacks callbacks, void * userData, MlsRewritePattern * out) { __builtin_trap(); }
MlsStatus mlsRewritePatternDestroy(MlsRewritePattern pattern) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetCreate(MlsContext context, MlsRewritePatternSet * out) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetDestroy(MlsRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsRewritePatternSetAdd(MlsRewritePatternSet set, MlsRewritePattern pattern) { __builtin_trap(); }
MlsStatus mlsFreezeRewritePattern(MlsRewritePatternSet set, MlsFrozenRewritePatternSet * out) { __builtin_trap(); }
MlsStatus mlsFrozenRewritePatternSetDestroy(MlsFrozenRewritePatternSet set) { __builtin_trap(); }
MlsStatus mlsApplyPatternsAndFoldGreedilyWithOp(MlsOperation op, MlsFrozenRewritePatternSet patterns, MlsGreedyRewriteDriverConfig config) { __builtin_trap(); }
MlsStatus mlsApplyPatternsAndFoldGreedily(MlsModule module, MlsFrozenRewritePatternSet patterns, MlsGreedyRewriteDriverConfig config) { __builtin_trap(); }
MlsStatus mlsWalkAndApplyPatterns(MlsOperation op, MlsFrozenRewritePatternSet patterns) { __builtin_trap(); }
MlsGreedyRewriteDriverConfig mlsGreedyRewriteDriverConfigCreate(void) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigDestroy(MlsGreedyRewriteDriverConfig * config) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigSetMaxIterations(MlsGreedyRewriteDriverConfig * config, int64_t maxIterations) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigSetMaxNumRewrites(MlsGreedyRewriteDriverConfig * config, int64_t maxNumRewrites) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigSetUseTopDownTraversal(MlsGreedyRewriteDriverConfig * config, MlsBool useTopDownTraversal) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigEnableFolding(MlsGreedyRewriteDriverConfig * config, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigSetStrictness(MlsGreedyRewriteDriverConfig * config, uint32_t strictness) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigSetRegionSimplificationLevel(MlsGreedyRewriteDriverConfig * config, uint32_t level) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigEnableConstantCSE(MlsGreedyRewriteDriverConfig * config, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigGetMaxIterations(const MlsGreedyRewriteDriverConfig * config, int64_t * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigGetMaxNumRewrites(const MlsGreedyRewriteDriverConfig * config, int64_t * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigGetUseTopDownTraversal(const MlsGreedyRewriteDriverConfig * config, bool * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigIsFoldingEnabled(const MlsGreedyRewriteDriverConfig * config, bool * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigGetStrictness(const MlsGreedyRewriteDriverConfig * config, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigGetRegionSimplificationLevel(const MlsGreedyRewriteDriverConfig * config, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsGreedyRewriteDriverConfigIsConstantCSEEnabled(const MlsGreedyRewriteDriverConfig * config, bool * out) { __builtin_trap(); }
MlsStatus mlsIRRewriterCreate(MlsContext context, MlsRewriterBase * out) { __builtin_trap(); }
MlsStatus mlsIRRewriterCreateFromOp(MlsOperation op, MlsRewriterBase * out) { __builtin_trap(); }
MlsStatus mlsIRRewriterDestroy(MlsRewriterBase rewriter) { __builtin_trap(); }
MlsStatus mlsPatternRewriterAsBase(MlsPatternRewriter rewriter, MlsRewriterBase * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseGetContext(MlsRewriterBase rewriter, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseClearInsertionPoint(MlsRewriterBase rewriter) { __builtin_trap(); }
MlsStatus mlsRewriterBaseSetInsertionPointBefore(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseSetInsertionPointAfter(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseSetInsertionPointToStart(MlsRewriterBase rewriter, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRewriterBaseSetInsertionPointToEnd(MlsRewriterBase rewriter, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRewriterBaseSetInsertionPointAfterValue(MlsRewriterBase rewriter, MlsValue value) { __builtin_trap(); }
MlsStatus mlsRewriterBaseGetInsertionBlock(MlsRewriterBase rewriter, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseGetBlock(MlsRewriterBase rewriter, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseGetOperationAfterInsertion(MlsRewriterBase rewriter, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseInsert(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseClone(MlsRewriterBase rewriter, MlsOperation op, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseCloneWithoutRegions(MlsRewriterBase rewriter, MlsOperation op, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseEraseOp(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceOpWithValues(MlsRewriterBase rewriter, MlsOperation op, intptr_t nValues, const MlsValue * values) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceOpWithOperation(MlsRewriterBase rewriter, MlsOperation op, MlsOperation newOp) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceAllUsesWith(MlsRewriterBase rewriter, MlsValue from, MlsValue to) { __builtin_trap(); }
MlsStatus mlsRewriterBaseMoveOpBefore(MlsRewriterBase rewriter, MlsOperation op, MlsOperation existingOp) { __builtin_trap(); }
MlsStatus mlsRewriterBaseMoveOpAfter(MlsRewriterBase rewriter, MlsOperation op, MlsOperation existingOp) { __builtin_trap(); }
MlsStatus mlsRewriterBaseStartOpModification(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseFinalizeOpModification(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseCancelOpModification(MlsRewriterBase rewriter, MlsOperation op) { __builtin_trap(); }
MlsStatus mlsRewriterBaseCreateBlockBefore(MlsRewriterBase rewriter, MlsBlock insertBefore, intptr_t nArgTypes, const MlsType * argTypes, const MlsLocation * locations, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsRewriterBaseCloneRegionBefore(MlsRewriterBase rewriter, MlsRegion region, MlsBlock before) { __builtin_trap(); }
MlsStatus mlsRewriterBaseInlineRegionBefore(MlsRewriterBase rewriter, MlsRegion region, MlsBlock before) { __builtin_trap(); }
MlsStatus mlsRewriterBaseEraseBlock(MlsRewriterBase rewriter, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRewriterBaseInlineBlockBefore(MlsRewriterBase rewriter, MlsBlock source, MlsOperation op, intptr_t nArgValues, const MlsValue * argValues) { __builtin_trap(); }
MlsStatus mlsRewriterBaseMergeBlocks(MlsRewriterBase rewriter, MlsBlock source, MlsBlock dest, intptr_t nArgValues, const MlsValue * argValues) { __builtin_trap(); }
MlsStatus mlsRewriterBaseMoveBlockBefore(MlsRewriterBase rewriter, MlsBlock block, MlsBlock existingBlock) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceAllValueRangeUsesWith(MlsRewriterBase rewriter, intptr_t nValues, const MlsValue * from, const MlsValue * to) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceAllOpUsesWithValueRange(MlsRewriterBase rewriter, MlsOperation from, intptr_t nTo, const MlsValue * to) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceAllOpUsesWithOperation(MlsRewriterBase rewriter, MlsOperation from, MlsOperation to) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceOpUsesWithinBlock(MlsRewriterBase rewriter, MlsOperation op, intptr_t nNewValues, const MlsValue * newValues, MlsBlock block) { __builtin_trap(); }
MlsStatus mlsRewriterBaseReplaceAllUsesExcept(MlsRewriterBase rewriter, MlsValue from, MlsValue to, MlsOperation exceptedUser) { __builtin_trap(); }
MlsStatus mlsSparseTensorEncodingAttrBuildLvlType(MlsSparseTensorLevelFormat lvlFmt, const MlsSparseTensorLevelPropertyNondefault * properties, uint32_t propSize, uint32_t n, uint32_t m, uint64_t * out) { __builtin_trap(); }
MlsStringRef mlsSymbolTableGetSymbolAttributeName(void) { __builtin_trap(); }
MlsStringRef mlsSymbolTableGetVisibilityAttributeName(void) { __builtin_trap(); }
MlsStatus mlsSymbolTableCreate(MlsOperation operation, MlsSymbolTable * out) { __builtin_trap(); }
MlsStatus mlsSymbolTableDestroy(MlsSymbolTable symbolTable) { __builtin_trap(); }
MlsStatus mlsSymbolTableLookup(MlsSymbolTable symbolTable, MlsStringRef name, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsSymbolTableInsert(MlsSymbolTable symbolTable, MlsOperation operation, MlsAttribute * out) { __builtin_trap(); }
MlsStatus mlsSymbolTableErase(MlsSymbolTable symbolTable, MlsOperation operation) { __builtin_trap(); }
MlsStatus mlsSymbolTableReplaceAllSymbolUses(MlsStringRef oldSymbol, MlsStringRef newSymbol, MlsOperation from) { __builtin_trap(); }
MlsStatus mlsTranslateModuleToLLVMIR(MlsOperation module, MlsStringCallback callback, void * userData) { __builtin_trap(); }
MlsStatus mlsTranslateModuleToLLVMIRToString(MlsOperation module, MlsString * out) { __builtin_trap(); }
MlsStatus mlsTypeToLLVMIR(MlsType ty, MlsString * out) { __builtin_trap(); }
MlsStatus mlsTypeFromLLVMIR(MlsContext context, MlsStringRef text, MlsType * out) { __builtin_trap(); }
MlsStatus mlsTranslateModuleToSMTLIB(MlsModule module, MlsStringCallback callback, void * userData, MlsBool inlineSingleUseValues, MlsBool indentLetBody) { __builtin_trap(); }
MlsStatus mlsTranslateModuleToSMTLIBToString(MlsModule module, MlsBool inlineSingleUseValues, MlsBool indentLetBody, MlsString * out) { __builtin_trap(); }
MlsStatus mlsTranslateOperationToSMTLIB(MlsOperation op, MlsStringCallback callback, void * userData, MlsBool inlineSingleUseValues, MlsBool indentLetBody) { __builtin_trap(); }
MlsStatus mlsTranslateOperationToSMTLIBToString(MlsOperation op, MlsBool inlineSingleUseValues, MlsBool indentLetBody, MlsString * out) { __builtin_trap(); }
MlsStatus mlsTransformApplyNamedSequence(MlsOperation payload, MlsOperation transformRoot, MlsOperation transformModule, MlsTransformOptions transformOptions) { __builtin_trap(); }
MlsStatus mlsMergeSymbolsIntoFromClone(MlsOperation target, MlsOperation other) { __builtin_trap(); }
MlsTransformOptions mlsTransformOptionsCreate(void) { __builtin_trap(); }
MlsStatus mlsTransformOptionsDestroy(MlsTransformOptions * options) { __builtin_trap(); }
MlsStatus mlsTransformOptionsEnableExpensiveChecks(MlsTransformOptions * options, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsTransformOptionsGetExpensiveChecksEnabled(const MlsTransformOptions * options, bool * out) { __builtin_trap(); }
MlsStatus mlsTransformOptionsEnforceSingleTopLevelTransformOp(MlsTransformOptions * options, MlsBool enable) { __builtin_trap(); }
MlsStatus mlsTransformOptionsGetEnforceSingleTopLevelTransformOp(const MlsTransformOptions * options, bool * out) { __builtin_trap(); }
MlsStatus mlsTypeIDCreate(const void * ptr, MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsTypeIDAllocatorCreate(MlsTypeIDAllocator * out) { __builtin_trap(); }
MlsStatus mlsTypeIDAllocatorDestroy(MlsTypeIDAllocator allocator) { __builtin_trap(); }
MlsStatus mlsTypeIDAllocatorAllocateTypeID(MlsTypeIDAllocator allocator, MlsTypeID * out) { __builtin_trap(); }
MlsStatus mlsValueIsABlockArgument(MlsValue value, bool * out) { __builtin_trap(); }
MlsStatus mlsValueIsAOpResult(MlsValue value, bool * out) { __builtin_trap(); }
MlsStatus mlsValueGetContext(MlsValue value, MlsContext * out) { __builtin_trap(); }
MlsStatus mlsValueGetType(MlsValue value, MlsType * out) { __builtin_trap(); }
MlsStatus mlsValueSetType(MlsValue value, MlsType ty) { __builtin_trap(); }
MlsStatus mlsValueGetLocation(MlsValue value, MlsLocation * out) { __builtin_trap(); }
MlsStatus mlsBlockArgumentGetOwner(MlsValue value, MlsBlock * out) { __builtin_trap(); }
MlsStatus mlsBlockArgumentGetArgNumber(MlsValue value, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsBlockArgumentSetType(MlsValue value, MlsType ty) { __builtin_trap(); }
MlsStatus mlsBlockArgumentSetLocation(MlsValue value, MlsLocation location) { __builtin_trap(); }
MlsStatus mlsOpResultGetOwner(MlsValue value, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOpResultGetResultNumber(MlsValue value, intptr_t * out) { __builtin_trap(); }
MlsStatus mlsValueGetFirstUse(MlsValue value, MlsOpOperand * out) { __builtin_trap(); }
MlsStatus mlsValueReplaceAllUsesOfWith(MlsValue of, MlsValue with) { __builtin_trap(); }
MlsStatus mlsValueReplaceAllUsesExcept(MlsValue of, MlsValue with, intptr_t nExceptions, const MlsOperation * exceptions) { __builtin_trap(); }
MlsStatus mlsOpOperandGetOwner(MlsOpOperand operand, MlsOperation * out) { __builtin_trap(); }
MlsStatus mlsOpOperandGetOperandNumber(MlsOpOperand operand, uint32_t * out) { __builtin_trap(); }
MlsStatus mlsOpOperandGetValue(MlsOpOperand operand, MlsValue * out) { __builtin_trap(); }
MlsStatus mlsOpOperandGetNextUse(MlsOpOperand operand, MlsOpOperand * out) { __builtin_trap(); }
MlsStatus mlsOperationWalk(MlsOperation op, MlsOperationWalkCallback callback, void * userData, MlsWalkOrder walkOrder, bool * out) { __builtin_trap(); }
MlsStatus mlsSymbolTableWalkSymbolTables(MlsOperation from, MlsBool allSymUsesVisible, MlsSymbolTableCallback callback, void * userData) { __builtin_trap(); }
