// Types and attributes: only what exists can be made, only what is there read.
#include "mls_test.h"

// B66, B67: nothing of a dialect that is not loaded, and no crash.
static void dialects_must_be_loaded(void) {
  MlsContext context;
  MlsType ty;
  MlsAttribute attr;
  MlsDialect dialect;
  MlsStringRef name;
  OK(mlsContextCreate(&context));
  REFUSED_SAYING(MLS_STATUS_PARSE_ERROR, "unregistered dialect",
                 mlsTypeParseGet(context, str("!llvm.ptr"), &ty));
  REFUSED(MLS_STATUS_PARSE_ERROR,
          mlsAttributeParseGet(context, str("#arith.fastmath<fast>"), &attr));
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "no dialect `llvm`",
                 mlsContextGetOrLoadDialect(context, str("llvm"), &dialect));
  OK(mlsContextGetOrLoadDialect(context, str("builtin"), &dialect));
  OK(mlsDialectGetNamespace(dialect, &name));
  CHECK(mlsStringRefEqual(name, str("builtin")));
  bool known;
  OK(mlsContextIsRegisteredOperation(context, str("arith.addi"), &known));
  CHECK(!known);

  MlsDialectRegistry registry;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextAppendDialectRegistry(context, registry));
  OK(mlsDialectRegistryDestroy(registry));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsContextAppendDialectRegistry(context, registry));
  OK(mlsContextGetOrLoadDialect(context, str("llvm"), &dialect));
  OK(mlsTypeParseGet(context, str("!llvm.ptr"), &ty));
  MlsDialect of_type;
  OK(mlsTypeGetDialect(ty, &of_type));
  CHECK(of_type.bits == dialect.bits);
  OK(mlsContextDestroy(context));
}

static void impossible_types_are_refused(void) {
  MlsContext context = full_context(false);
  MlsType ty, none, i32 = type(context, "i32"), wide;
  int64_t shape[] = {4}, negative[] = {-5};
  OK(mlsNoneTypeGet(context, &none));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsIntegerTypeGet(context, 33554432, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsVectorTypeGet(1, shape, none, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsVectorTypeGet(1, negative, i32, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsComplexTypeGet(none, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsRankedTensorTypeGet(1, negative, i32, (MlsAttribute){0}, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsRankedTensorTypeGet(-1, shape, i32, (MlsAttribute){0}, &ty));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsRankedTensorTypeGet(1, NULL, i32, (MlsAttribute){0}, &ty));
  OK(mlsRankedTensorTypeGet(0, NULL, i32, (MlsAttribute){0}, &ty));
  CHECK(ty.bits == type(context, "tensor<i32>").bits);
  OK(mlsMemRefTypeGet(i32, 1, shape, (MlsAttribute){0}, (MlsAttribute){0}, &ty));
  CHECK(ty.bits == type(context, "memref<4xi32>").bits);
  OK(mlsUnrankedTensorTypeGet(i32, &ty));
  bool flag;
  int64_t number;
  OK(mlsShapedTypeHasRank(ty, &flag));
  CHECK(!flag);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsShapedTypeGetRank(ty, &number));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a shaped type is needed, not `i32`",
                 mlsShapedTypeGetRank(i32, &number));
  OK(mlsVectorTypeGet(1, shape, i32, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsShapedTypeGetDimSize(ty, 1, &number));
  OK(mlsIntegerTypeGet(context, 128, &wide));
  uint32_t width;
  OK(mlsIntegerTypeGetWidth(wide, &width));
  CHECK(width == 128);
  OK(mlsFunctionTypeGet(context, 1, &i32, 2, (MlsType[]){i32, wide}, &ty));
  intptr_t n;
  OK(mlsFunctionTypeGetNumResults(ty, &n));
  CHECK(n == 2);
  MlsType second;
  OK(mlsFunctionTypeGetResult(ty, 1, &second));
  CHECK(second.bits == wide.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsFunctionTypeGetInput(ty, 1, &second));
  OK(mlsContextDestroy(context));
}

static void attributes_are_read_as_what_they_are(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr, text = attribute(context, "\"text\"");
  MlsType i8 = type(context, "i8");
  int64_t number;
  uint64_t positive;
  double real;
  MlsStringRef view;
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsIntegerAttrGetValueInt(text, &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsArrayAttrGetNumElements(text, &(intptr_t){0}));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsIntegerAttrGet(i8, 256, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsIntegerAttrGet(i8, -129, &attr));
  OK(mlsIntegerAttrGet(i8, -128, &attr));
  OK(mlsIntegerAttrGetValueInt(attr, &number));
  CHECK(number == -128);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsIntegerAttrGetValueUInt(attr, &positive));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsIntegerAttrGetValueInt(attribute(context, "1 : i128"), &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsFloatAttrDoubleGet(context, type(context, "index"), 1.5, &attr));
  OK(mlsFloatAttrDoubleGet(context, type(context, "f32"), 1.5, &attr));
  OK(mlsFloatAttrGetValueDouble(attr, &real));
  CHECK(real == 1.5);
  OK(mlsStringAttrGetValue(text, &view));
  CHECK(mlsStringRefEqual(view, str("text")));
  OK(mlsFlatSymbolRefAttrGet(context, str("f"), &attr));
  OK(mlsFlatSymbolRefAttrGetValue(attr, &view));
  CHECK(mlsStringRefEqual(view, str("f")));
  MlsAttribute array, element;
  OK(mlsArrayAttrGet(context, 2, (MlsAttribute[]){text, attr}, &array));
  OK(mlsArrayAttrGetElement(array, 1, &element));
  CHECK(element.bits == attr.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsArrayAttrGetElement(array, 2, &element));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsArrayAttrGetElement(array, -1, &element));
  MlsIdentifier name;
  OK(mlsIdentifierGet(context, str("k"), &name));
  MlsNamedAttribute pair = {name, text}, twice[] = {pair, pair}, got;
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDictionaryAttrGet(context, 2, twice, &attr));
  OK(mlsDictionaryAttrGet(context, 1, &pair, &attr));
  OK(mlsDictionaryAttrGetElement(attr, 0, &got));
  CHECK(got.name.bits == name.bits && got.attribute.bits == text.bits);
  OK(mlsDictionaryAttrGetElementByName(attr, str("k"), &element));
  CHECK(element.bits == text.bits);
  OK(mlsDictionaryAttrGetElementByName(attr, str("j"), &element));
  CHECK(element.bits == 0);
  OK(mlsContextDestroy(context));
}

// B70: element data with what is needed to read it.
static void dense_data_is_complete(void) {
  MlsContext context = full_context(false);
  MlsRawData data;
  OK(mlsDenseElementsAttrGetRawData(
      attribute(context, "dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>"), &data));
  CHECK(data.size == 6 && data.elementSize == 2 && !data.isSplat);
  CHECK(((const uint16_t *)data.data)[0] == 0x3f80);
  OK(mlsDenseElementsAttrGetRawData(
      attribute(context, "dense<7> : tensor<100xi32>"), &data));
  CHECK(data.size == 4 && data.isSplat && *(const int32_t *)data.data == 7);
  REFUSED_SAYING(MLS_STATUS_NOT_AVAILABLE, "resource",
                 mlsDenseElementsAttrGetRawData(
                     attribute(context,
                               "dense_resource<absent> : tensor<3xf32>"),
                     &data));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsDenseElementsAttrGetRawData(
              attribute(context, "dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>"),
              &data));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrGetRawData(attribute(context, "7 : i32"), &data));

  MlsAttribute attr, one = attribute(context, "1 : i32"), real, splat;
  MlsType t = type(context, "tensor<2xi32>"), dynamic;
  OK(mlsDenseElementsAttrGet(t, 2, (MlsAttribute[]){one, one}, &attr));
  OK(mlsDenseElementsAttrSplatGet(t, one, &splat));
  CHECK(attr.bits == splat.bits);
  bool is_splat;
  OK(mlsDenseElementsAttrIsSplat(attr, &is_splat));
  CHECK(is_splat);
  OK(mlsDenseElementsAttrGetSplatValue(attr, &real));
  CHECK(real.bits == one.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDenseElementsAttrGet(t, 3, (MlsAttribute[]){one, one, one}, &attr));
  real = attribute(context, "1.0 : f32");
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsDenseElementsAttrSplatGet(t, real, &attr));
  dynamic = type(context, "tensor<?xi32>");
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrSplatGet(dynamic, one, &attr));
  int32_t raw[] = {5, 6};
  OK(mlsDenseElementsAttrRawBufferGet(t, sizeof raw, raw, &attr));
  CHECK(attr.bits == attribute(context, "dense<[5, 6]> : tensor<2xi32>").bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDenseElementsAttrRawBufferGet(t, 7, raw, &attr));
  int64_t n;
  OK(mlsElementsAttrGetNumElements(attr, &n));
  CHECK(n == 2);
  OK(mlsContextDestroy(context));
}

static void locations_nest(void) {
  MlsContext context = full_context(false);
  MlsLocation place, named, fused, call, again;
  MlsAttribute attr;
  MlsString text;
  MlsStringRef view;
  OK(mlsLocationFileLineColGet(context, str("a.mlir"), 3, 7, &place));
  OK(mlsLocationNameGet(context, str("n"), place, &named));
  OK(mlsLocationNameGet(context, str("m"), (MlsLocation){0}, &call));
  OK(mlsLocationFusedGet(context, 2, (MlsLocation[]){named, call},
                         (MlsAttribute){0}, &fused));
  OK(mlsLocationCallSiteGet(fused, place, &call));
  OK(mlsLocationToString(named, &text));
  OK(mlsStringGet(text, &view));
  CHECK(mlsStringRefEqual(view, str("loc(\"n\"(\"a.mlir\":3:7))")));
  OK(mlsStringDestroy(text));
  OK(mlsLocationGetAttribute(call, &attr));
  OK(mlsLocationFromAttribute(attr, &again));
  CHECK(again.bits == call.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFromAttribute(attribute(context, "unit"), &again));
  OK(mlsContextDestroy(context));
}

// More maps than a short list holds, in place.
static void unused_symbols_go(void) {
  enum { COUNT = 40 };
  MlsContext context = full_context(false);
  MlsAttribute before = attribute(context, "affine_map<(d0)[s0, s1] -> (d0 + s1)>");
  MlsAffineMap maps[COUNT];
  for (int i = 0; i < COUNT; ++i)
    OK(mlsAffineMapAttrGetValue(before, &maps[i]));
  for (int count = 0; count <= COUNT; count += 10) {
    MlsAffineMap results[COUNT];
    intptr_t symbols;
    OK(mlsAffineMapCompressUnusedSymbols(count, maps, results));
    for (int i = 0; i < count; ++i) {
      OK(mlsAffineMapGetNumSymbols(results[i], &symbols));
      CHECK(symbols == 1);
    }
  }
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(dialects_must_be_loaded);
  TEST(impossible_types_are_refused);
  TEST(attributes_are_read_as_what_they_are);
  TEST(dense_data_is_complete);
  TEST(locations_nest);
  TEST(unused_symbols_go);
  return TEST_RESULT;
}
