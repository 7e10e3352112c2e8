// Attributes of MLIR itself: each can be made and read back, and what it cannot be
// is refused.
#include "mls_test.h"

static void shows(MlsAttribute attr, const char *want) {
  MlsString text;
  MlsStringRef view;
  OK(mlsAttributeToString(attr, &text));
  OK(mlsStringGet(text, &view));
  if (!mlsStringRefEqual(view, str(want))) {
    fprintf(stderr, "%.*s, not %s\n", (int)view.length, view.data, want);
    ++test_failures;
  }
  OK(mlsStringDestroy(text));
}

static void strings_and_symbols(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr, part, parts[2];
  MlsStringRef view;
  intptr_t n;
  CHECK(mlsAttributeGetNull().bits == 0);
  OK(mlsStringAttrTypedGet(type(context, "i8"), str("x"), &attr));
  shows(attr, "\"x\" : i8");
  MlsAttribute b = attribute(context, "@b"), c = attribute(context, "@c");
  OK(mlsSymbolRefAttrGet(context, str("a"), 2, (MlsAttribute[]){b, c}, &attr));
  shows(attr, "@a::@b::@c");
  OK(mlsSymbolRefAttrGetNumNestedReferences(attr, &n));
  CHECK(n == 2);
  OK(mlsSymbolRefAttrGetNestedReference(attr, 1, &part));
  CHECK(part.bits == c.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSymbolRefAttrGetNestedReference(attr, 2, &part));
  OK(mlsSymbolRefAttrCopyNestedReferences(attr, 2, parts, &n));
  CHECK(n == 2 && parts[0].bits == b.bits && parts[1].bits == c.bits);
  OK(mlsSymbolRefAttrGetLeafReference(attr, &view));
  CHECK(mlsStringRefEqual(view, str("c")));
  OK(mlsSymbolRefAttrGetRootReference(attr, &view));
  CHECK(mlsStringRefEqual(view, str("a")));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "without nesting",
                 mlsSymbolRefAttrGet(context, str("x"), 1, &attr, &part));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsFlatSymbolRefAttrGetValue(attr, &view));

  OK(mlsDisctinctAttrCreate(b, &attr));
  OK(mlsDisctinctAttrCreate(b, &part));
  CHECK(attr.bits != part.bits);
  shows(attr, "distinct[0]<@b>");
  // They nest, and not for ever.
  uint32_t code = MLS_STATUS_OK;
  for (int i = 0; i < 3000 && code == MLS_STATUS_OK; ++i)
    code = mlsDisctinctAttrCreate(attr, &attr).code;
  CHECK(code == MLS_STATUS_TOO_DEEP);
  MlsString text;
  OK(mlsAttributeToString(attr, &text));
  OK(mlsStringDestroy(text));
  for (int i = 0; i < 3000; ++i) {
    MlsIdentifier name;
    OK(mlsIdentifierGet(context, str("k"), &name));
    MlsNamedAttribute pair = {name, part};
    code = mlsDictionaryAttrGet(context, 1, &pair, &part).code;
    if (code != MLS_STATUS_OK)
      break;
  }
  CHECK(code == MLS_STATUS_TOO_DEEP);
  OK(mlsContextDestroy(context));
}

static void opaque_attributes(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr;
  MlsStringRef view;
  MlsType none = type(context, "none"), ty;
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsOpaqueTypeGet(context, str("mine"), str("abc"), &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsOpaqueAttrGet(context, str("mine"), 3, "abc", none, &attr));
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  OK(mlsOpaqueTypeGet(context, str("mine"), str("abc"), &ty));
  OK(mlsOpaqueAttrGet(context, str("mine"), 3, "abcdef", none, &attr));
  shows(attr, "#mine.abc");
  OK(mlsOpaqueAttrGetDialectNamespace(attr, &view));
  CHECK(mlsStringRefEqual(view, str("mine")));
  OK(mlsOpaqueAttrGetData(attr, &view));
  CHECK(mlsStringRefEqual(view, str("abc")));
  OK(mlsOpaqueAttrGet(context, str("mine"), 0, NULL, none, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOpaqueAttrGet(context, str(""), 3, "abc", none, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOpaqueAttrGet(context, str("a b"), 3, "abc", none, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOpaqueAttrGetData(attribute(context, "7 : i32"), &view));
  OK(mlsContextDestroy(context));
}

// What small floating point types have no number for.
static void small_floats(void) {
  static const char *const types[] = {
      "f4E2M1FN", "f6E2M3FN",   "f6E3M2FN",   "f8E5M2",       "f8E4M3",
      "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4",
      "f8E8M0FNU", "bf16", "f16", "tf32", "f32", "f64", "f80", "f128"};
  const double zero = 0.0;
  const double values[] = {0.0, -0.0, 1.0, -1.0, 1e300, -1e300, 1e-300,
                           -1e-300, 1 / zero, -1 / zero, zero / zero};
  MlsContext context = full_context(false);
  int refused = 0;
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i)
    for (size_t j = 0; j < sizeof values / sizeof *values; ++j) {
      MlsAttribute attr, same;
      MlsString text;
      double back;
      MlsType ty = type(context, types[i]);
      uint32_t code = mlsFloatAttrDoubleGet(context, ty, values[j], &attr).code;
      if (code != MLS_STATUS_OK) {
        CHECK(code == MLS_STATUS_OUT_OF_RANGE);
        REFUSED(MLS_STATUS_OUT_OF_RANGE,
                mlsFloatAttrDoubleGetChecked(unknown(context), ty, values[j],
                                             &same));
        ++refused;
        continue;
      }
      OK(mlsFloatAttrDoubleGetChecked(unknown(context), ty, values[j], &same));
      CHECK(attr.bits == same.bits);
      OK(mlsAttributeToString(attr, &text));
      OK(mlsStringDestroy(text));
      OK(mlsFloatAttrGetValueDouble(attr, &back));
    }
  // Three types with neither infinity nor NaN; one without signs.
  CHECK(refused == 3 * 3 + 5);
  MlsAttribute attr;
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsFloatAttrDoubleGetChecked(unknown(context), type(context, "i32"),
                                       1.0, &attr));
  OK(mlsContextDestroy(context));
}

#define ARRAY(kind, ctype, ...)                                                \
  do {                                                                         \
    const ctype in[] = {__VA_ARGS__};                                          \
    MlsAttribute attr_;                                                        \
    OK(mlsDense##kind##ArrayGet(context, 2, in, &attr_));                      \
    intptr_t n;                                                                \
    OK(mlsDenseArrayGetNumElements(attr_, &n));                                \
    CHECK(n == 2);                                                             \
    bool is;                                                                   \
    OK(mlsAttributeIsADense##kind##Array(attr_, &is));                         \
    CHECK(is);                                                                 \
    OK(mlsAttributeIsADense##kind##Array(other, &is));                         \
    CHECK(!is);                                                                \
    OK(mlsDense##kind##ArrayGetElement(attr_, 0, &zeroth_##kind));             \
    CHECK(zeroth_##kind == in[0]);                                             \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDense##kind##ArrayGetElement(attr_, 2, &zeroth_##kind));        \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDense##kind##ArrayGetElement(other, 0, &zeroth_##kind));        \
    OK(mlsDense##kind##ArrayCopyElements(attr_, 2, all_##kind, &n));           \
    CHECK(n == 2 && all_##kind[1] == in[1]);                                   \
    OK(mlsDense##kind##ArrayGet(context, 0, NULL, &attr_));                    \
    OK(mlsDenseArrayGetNumElements(attr_, &n));                                \
    CHECK(n == 0);                                                             \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDense##kind##ArrayGetElement(attr_, 0, &zeroth_##kind));        \
  } while (0)

static void dense_arrays(void) {
  MlsContext context = full_context(false);
  MlsAttribute other = attribute(context, "7 : i32"), attr;
  bool zeroth_Bool, all_Bool[2];
  int8_t zeroth_I8, all_I8[2];
  int16_t zeroth_I16, all_I16[2];
  int32_t zeroth_I32, all_I32[2];
  int64_t zeroth_I64, all_I64[2];
  float zeroth_F32, all_F32[2];
  double zeroth_F64, all_F64[2];
  ARRAY(Bool, int, 1, 0);
  ARRAY(I8, int8_t, -128, 127);
  ARRAY(I16, int16_t, -32768, 32767);
  ARRAY(I32, int32_t, -7, 8);
  ARRAY(I64, int64_t, -7, INT64_MAX);
  ARRAY(F32, float, 1.5f, -2.5f);
  ARRAY(F64, double, 1.5, -2.5);
  OK(mlsDenseBoolArrayGet(context, 2, (int[]){0, 512}, &attr));
  shows(attr, "array<i1: false, true>");
  intptr_t n;
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsDenseArrayGetNumElements(other, &n));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseI8ArrayGetElement(attribute(context, "array<i16: 1>"), 0,
                                    &zeroth_I8));
  OK(mlsContextDestroy(context));
}

// One kind of elements: C type, types of MLIR that it is for, one that it is not
// for, and whether there are functions for splats.
#define DENSE(kind, ctype, getter, result, good, bad)                          \
  do {                                                                         \
    const ctype in[] = {1, 0, 1};                                              \
    result got;                                                                \
    MlsAttribute attr_;                                                        \
    MlsType ty_ = type(context, "tensor<3x" good ">");                         \
    OK(mlsDenseElementsAttr##kind##Get(ty_, 3, in, &attr_));                   \
    OK(mlsDenseElementsAttrGet##getter##Value(attr_, 0, &got));                \
    CHECK(got == (result)1);                                                   \
    OK(mlsDenseElementsAttrGet##getter##Value(attr_, 1, &got));                \
    CHECK(got == (result)0);                                                   \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDenseElementsAttrGet##getter##Value(attr_, 3, &got));           \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDenseElementsAttrGet##getter##Value(attr_, -1, &got));          \
    OK(mlsDenseElementsAttr##kind##Get(ty_, 1, in, &attr_));                   \
    OK(mlsDenseElementsAttrGet##getter##Value(attr_, 2, &got));                \
    CHECK(got == (result)1);                                                   \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDenseElementsAttr##kind##Get(ty_, 2, in, &attr_));              \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##Get(                                   \
                type(context, "tensor<3x" bad ">"), 3, in, &attr_));           \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##Get(                                   \
                type(context, "tensor<?x" good ">"), 3, in, &attr_));          \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##Get(                                   \
                type(context, "tensor<*x" good ">"), 3, in, &attr_));          \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##Get(                                   \
                type(context, "memref<3x" good ">"), 3, in, &attr_));          \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##Get(type(context, good), 3, in,        \
                                            &attr_));                          \
    OK(mlsDenseElementsAttr##kind##Get(type(context, "tensor<0x" good ">"), 0, \
                                       NULL, &attr_));                         \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDenseElementsAttrGet##getter##Value(attr_, 0, &got));           \
    for (size_t i = 0; i < sizeof others / sizeof *others; ++i)                \
      if (!strstr("," good "," kind##_also ",", others[i].key)) {              \
        REFUSED(MLS_STATUS_BAD_ARGUMENT,                                       \
                mlsDenseElementsAttrGet##getter##Value(                        \
                    attribute(context, others[i].text), 0, &got));             \
      } else {                                                                 \
        OK(mlsDenseElementsAttrGet##getter##Value(                             \
            attribute(context, others[i].text), 0, &got));                     \
      }                                                                        \
  } while (0)

#define SPLAT(kind, ctype, result, good, bad)                                  \
  do {                                                                         \
    result got;                                                                \
    MlsAttribute attr_;                                                        \
    OK(mlsDenseElementsAttr##kind##SplatGet(                                   \
        type(context, "vector<9x" good ">"), (ctype)1, &attr_));               \
    OK(mlsDenseElementsAttrGet##kind##SplatValue(attr_, &got));                \
    CHECK(got == (result)1);                                                   \
    bool is;                                                                   \
    OK(mlsDenseElementsAttrIsSplat(attr_, &is));                               \
    CHECK(is);                                                                 \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttr##kind##SplatGet(                              \
                type(context, "vector<9x" bad ">"), (ctype)1, &attr_));        \
    REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "one value for all",               \
                   mlsDenseElementsAttrGet##kind##SplatValue(several, &got));  \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttrGet##kind##SplatValue(                         \
                attribute(context, "dense<7> : tensor<2xi4>"), &got));         \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttrGet##kind##SplatValue(seven, &got));           \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDenseElementsAttrGet##kind##SplatValue(texts, &got));           \
  } while (0)

static void dense_constants(void) {
  static const struct {
    const char *key, *text;
  } others[] = {
      {",i1,", "dense<[true, false, true]> : tensor<3xi1>"},
      {",i4,", "dense<[1, 2, 3]> : tensor<3xi4>"},
      {",i8,", "dense<[1, 2, 3]> : tensor<3xi8>"},
      {",si8,", "dense<[1, 2, 3]> : tensor<3xsi8>"},
      {",ui8,", "dense<[1, 2, 3]> : tensor<3xui8>"},
      {",i16,", "dense<[1, 2, 3]> : tensor<3xi16>"},
      {",si16,", "dense<[1, 2, 3]> : tensor<3xsi16>"},
      {",ui16,", "dense<[1, 2, 3]> : tensor<3xui16>"},
      {",i32,", "dense<[1, 2, 3]> : tensor<3xi32>"},
      {",si32,", "dense<[1, 2, 3]> : tensor<3xsi32>"},
      {",ui32,", "dense<[1, 2, 3]> : tensor<3xui32>"},
      {",i64,", "dense<[1, 2, 3]> : tensor<3xi64>"},
      {",si64,", "dense<[1, 2, 3]> : tensor<3xsi64>"},
      {",ui64,", "dense<[1, 2, 3]> : tensor<3xui64>"},
      {",index,", "dense<[1, 2, 3]> : tensor<3xindex>"},
      {",f16,", "dense<[1.0, 2.0, 3.0]> : tensor<3xf16>"},
      {",f32,", "dense<[1.0, 2.0, 3.0]> : tensor<3xf32>"},
      {",f64,", "dense<[1.0, 2.0, 3.0]> : tensor<3xf64>"},
      {",complex,", "dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>"},
      {",string,", "dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>"},
      {",number,", "7 : i32"},
      {",resource,", "dense_resource<absent> : tensor<3xi32>"},
      {",sparse,", "sparse<[[0]], [7]> : tensor<2xi32>"},
  };
#define Bool_also ""
#define UInt8_also "ui8"
#define Int8_also "si8"
#define UInt16_also "ui16"
#define Int16_also "si16"
#define UInt32_also "ui32"
#define Int32_also "si32"
#define UInt64_also "ui64,index"
#define Int64_also "si64,index"
#define Float_also ""
#define Double_also ""
  MlsContext context = full_context(false);
  MlsAttribute several = attribute(context, "dense<[1, 2]> : tensor<2xi32>");
  MlsAttribute seven = attribute(context, "7 : i32");
  MlsAttribute texts = attribute(context, "dense<\"a\"> : tensor<2x!llvm.ptr>");
  DENSE(Bool, int, Bool, bool, "i1", "i8");
  DENSE(UInt8, uint8_t, UInt8, uint8_t, "i8", "si8");
  DENSE(Int8, int8_t, Int8, int8_t, "i8", "ui8");
  DENSE(UInt16, uint16_t, UInt16, uint16_t, "i16", "f16");
  DENSE(Int16, int16_t, Int16, int16_t, "i16", "bf16");
  DENSE(UInt32, uint32_t, UInt32, uint32_t, "i32", "f32");
  DENSE(Int32, int32_t, Int32, int32_t, "i32", "i31");
  DENSE(UInt64, uint64_t, UInt64, uint64_t, "i64", "si64");
  DENSE(Int64, int64_t, Int64, int64_t, "i64", "complex<i32>");
  DENSE(UInt64, uint64_t, Index, uint64_t, "i64", "i32");
  DENSE(Float, float, Float, float, "f32", "i32");
  DENSE(Double, double, Double, double, "f64", "f32");
  SPLAT(Bool, MlsBool, int32_t, "i1", "i8");
  SPLAT(UInt8, uint8_t, uint8_t, "ui8", "i1");
  SPLAT(Int8, int8_t, int8_t, "si8", "i16");
  SPLAT(UInt32, uint32_t, uint32_t, "ui32", "i64");
  SPLAT(Int32, int32_t, int32_t, "i32", "index");
  SPLAT(UInt64, uint64_t, uint64_t, "index", "i32");
  SPLAT(Int64, int64_t, int64_t, "index", "i32");
  SPLAT(Float, float, float, "f32", "f64");
  SPLAT(Double, double, double, "f64", "f32");

  MlsAttribute attr;
  const uint16_t halves[] = {0x3c00, 0x4000}, brains[] = {0x3f80, 0x4000};
  OK(mlsDenseElementsAttrFloat16Get(type(context, "tensor<2xf16>"), 2, halves,
                                    &attr));
  CHECK(attr.bits ==
        attribute(context, "dense<[1.0, 2.0]> : tensor<2xf16>").bits);
  OK(mlsDenseElementsAttrBFloat16Get(type(context, "tensor<2xbf16>"), 2, brains,
                                     &attr));
  CHECK(attr.bits ==
        attribute(context, "dense<[1.0, 2.0]> : tensor<2xbf16>").bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrFloat16Get(type(context, "tensor<2xbf16>"), 2,
                                         halves, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrBFloat16Get(type(context, "tensor<2xi16>"), 2,
                                          brains, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDenseElementsAttrBFloat16Get(type(context, "tensor<3xbf16>"), 2,
                                          brains, &attr));
  // All true, and more than a byte of them.
  int ones[20], last[20];
  for (int i = 0; i < 20; ++i)
    ones[i] = last[i] = 3;
  last[19] = 0;
  MlsType bits = type(context, "tensor<20xi1>");
  bool truth;
  OK(mlsDenseElementsAttrBoolGet(bits, 20, ones, &attr));
  OK(mlsDenseElementsAttrGetBoolValue(attr, 19, &truth));
  CHECK(truth);
  OK(mlsDenseElementsAttrBoolGet(bits, 20, last, &attr));
  OK(mlsDenseElementsAttrGetBoolValue(attr, 19, &truth));
  CHECK(!truth);
  // Shapes with more elements than there are numbers, which need no memory.
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrInt8SplatGet(
              type(context, "tensor<4294967296x4294967296x4xi8>"), 1, &attr));
  int8_t byte;
  OK(mlsDenseElementsAttrInt8SplatGet(
      type(context, "tensor<4294967296x1073741824xi8>"), 1, &attr));
  OK(mlsDenseElementsAttrGetInt8Value(attr, INT64_C(1) << 60, &byte));
  CHECK(byte == 1);
  bool is;
  OK(mlsAttributeIsADenseIntElements(attr, &is));
  CHECK(is);
  OK(mlsAttributeIsADenseFPElements(attr, &is));
  CHECK(!is);
  OK(mlsContextDestroy(context));
}

static void dense_strings_and_shapes(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr, again;
  MlsStringRef view;
  MlsStringRef texts[] = {str("a"), str("bc")};
  MlsType two = type(context, "tensor<2x!llvm.ptr>");
  OK(mlsDenseElementsAttrStringGet(two, 2, texts, &attr));
  shows(attr, "dense<[\"a\", \"bc\"]> : tensor<2x!llvm.ptr>");
  OK(mlsDenseElementsAttrGetStringValue(attr, 1, &view));
  CHECK(mlsStringRefEqual(view, str("bc")));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDenseElementsAttrGetStringValue(attr, 2, &view));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrGetStringSplatValue(attr, &view));
  OK(mlsElementsAttrGetValue(attr, 1, (uint64_t[]){0}, &again));
  shows(again, "\"a\" : !llvm.ptr");
  OK(mlsDenseElementsAttrStringGet(two, 1, texts, &attr));
  OK(mlsDenseElementsAttrGetStringSplatValue(attr, &view));
  CHECK(mlsStringRefEqual(view, str("a")));
  OK(mlsDenseElementsAttrStringGet(type(context, "tensor<0x!llvm.ptr>"), 0, NULL,
                                   &again));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsDenseElementsAttrStringGet(type(context, "tensor<3x!llvm.ptr>"), 2,
                                        texts, &again));
  static const char *const numbers[] = {"tensor<2xi32>", "tensor<2xindex>",
                                        "tensor<2xf32>",
                                        "tensor<2xcomplex<f32>>", "i32",
                                        "tensor<?x!llvm.ptr>"};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsDenseElementsAttrStringGet(type(context, numbers[i]), 2, texts,
                                          &again));
  texts[1] = (MlsStringRef){NULL, 3};
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsDenseElementsAttrStringGet(two, 2, texts, &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrReshapeGet(
              attr, type(context, "tensor<2x1x!llvm.ptr>"), &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsDenseElementsAttrGetStringValue(
              attribute(context, "dense<7> : tensor<2xi32>"), 0, &view));

  attr = attribute(context, "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
  OK(mlsDenseElementsAttrReshapeGet(attr, type(context, "tensor<6xi32>"),
                                    &again));
  shows(again, "dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>");
  // Again and again is not deep.
  for (int i = 0; i < 3000; ++i)
    OK(mlsDenseElementsAttrReshapeGet(
        again, type(context, i % 2 ? "tensor<6xi32>" : "tensor<3x2xi32>"),
        &again));
  static const char *const wrong[] = {
      "tensor<5xi32>", "tensor<6xi64>", "tensor<6xf32>", "memref<6xi32>",
      "tensor<?xi32>", "tensor<*xi32>", "i32"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            mlsDenseElementsAttrReshapeGet(attr, type(context, wrong[i]),
                                           &again));
  OK(mlsDenseElementsAttrReshapeGet(
      attribute(context, "dense<true> : tensor<10xi1>"),
      type(context, "vector<2x5xi1>"), &again));
  shows(again, "dense<true> : vector<2x5xi1>");

  // Elements by their place, of whatever constant.
  MlsAttribute element;
  OK(mlsElementsAttrGetValue(attr, 2, (uint64_t[]){1, 2}, &element));
  CHECK(element.bits == attribute(context, "6 : i32").bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsElementsAttrGetValue(attr, 2, (uint64_t[]){1, 3}, &element));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsElementsAttrGetValue(attr, 2, (uint64_t[]){1, UINT64_MAX},
                                  &element));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsElementsAttrGetValue(attr, 1, (uint64_t[]){1}, &element));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsElementsAttrGetValue(element, 1, (uint64_t[]){1}, &element));
  OK(mlsElementsAttrGetValue(attribute(context, "dense<7> : tensor<i32>"), 0,
                             NULL, &element));
  CHECK(element.bits == attribute(context, "7 : i32").bits);
  bool is;
  OK(mlsElementsAttrIsValidIndex(attr, 2, (uint64_t[]){1, 2}, &is));
  CHECK(is);
  OK(mlsElementsAttrIsValidIndex(attr, 2, (uint64_t[]){2, 0}, &is));
  CHECK(!is);
  OK(mlsElementsAttrIsValidIndex(attr, 3, (uint64_t[]){0, 0, 0}, &is));
  CHECK(!is);
  OK(mlsElementsAttrIsValidIndex(attr, 0, NULL, &is));
  CHECK(!is);
  MlsAttribute of_any = attribute(context, "dense_resource<absent> : tensor<*xi32>");
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsElementsAttrIsValidIndex(of_any, 1, (uint64_t[]){0}, &is));
  int64_t n;
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsElementsAttrGetNumElements(of_any, &n));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsElementsAttrGetNumElements(
              attribute(context, "dense_resource<absent> : tensor<?xi32>"), &n));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsElementsAttrGetValue(
              attribute(context, "dense_resource<absent> : tensor<2xi32>"), 1,
              (uint64_t[]){0}, &element));
  OK(mlsContextDestroy(context));
}

#define RESOURCE(kind, ctype, result, good, bad)                               \
  do {                                                                         \
    ctype *in = malloc(2 * sizeof *in);                                        \
    in[0] = (ctype)1, in[1] = (ctype)0;                                        \
    MlsType ty_ = type(context, "tensor<2x" good ">");                         \
    MlsAttribute attr_;                                                        \
    result got;                                                                \
    OK(mlsUnmanagedDense##kind##ResourceElementsAttrGet(ty_, str(#kind), 2,    \
                                                        in, &attr_));          \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsUnmanagedDense##kind##ResourceElementsAttrGet(                  \
                ty_, str(#kind), 1, in, &attr_));                              \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsUnmanagedDense##kind##ResourceElementsAttrGet(ty_, str(""), 2,  \
                                                             in, &attr_));     \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsUnmanagedDense##kind##ResourceElementsAttrGet(                  \
                type(context, "tensor<2x" bad ">"), str("x"), 2, in,           \
                &attr_));                                                      \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsUnmanagedDense##kind##ResourceElementsAttrGet(                  \
                type(context, "tensor<?x" good ">"), str("x"), 2, in,          \
                &attr_));                                                      \
    memset(in, 0x55, 2 * sizeof *in);                                          \
    free(in);                                                                  \
    OK(mlsDense##kind##ResourceElementsAttrGetValue(attr_, 0, &got));          \
    CHECK(got == (result)1);                                                   \
    OK(mlsDense##kind##ResourceElementsAttrGetValue(attr_, 1, &got));          \
    CHECK(got == (result)0);                                                   \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDense##kind##ResourceElementsAttrGetValue(attr_, 2, &got));     \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDense##kind##ResourceElementsAttrGetValue(attr_, -1, &got));    \
    REFUSED(MLS_STATUS_NOT_AVAILABLE,                                          \
            mlsDense##kind##ResourceElementsAttrGetValue(                      \
                attribute(context, "dense_resource<none_" #kind                \
                                   "> : tensor<2x" good ">"),                  \
                0, &got));                                                     \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDense##kind##ResourceElementsAttrGetValue(                      \
                attribute(context, "dense_resource<none_" #kind                \
                                   "> : tensor<2x" bad ">"),                   \
                0, &got));                                                     \
    REFUSED(MLS_STATUS_BAD_ARGUMENT,                                           \
            mlsDense##kind##ResourceElementsAttrGetValue(                      \
                attribute(context, "dense<1> : tensor<2xi32>"), 0, &got));     \
    OK(mlsUnmanagedDense##kind##ResourceElementsAttrGet(                       \
        type(context, "tensor<0x" good ">"), str(#kind), 0, NULL, &attr_));    \
    REFUSED(MLS_STATUS_OUT_OF_RANGE,                                           \
            mlsDense##kind##ResourceElementsAttrGetValue(attr_, 0, &got));     \
  } while (0)

static void constants_in_resources(void) {
  MlsContext context = full_context(false);
  RESOURCE(Bool, int, bool, "i1", "si1");
  RESOURCE(UInt8, uint8_t, uint8_t, "ui8", "si8");
  RESOURCE(Int8, int8_t, int8_t, "si8", "ui8");
  RESOURCE(UInt16, uint16_t, uint16_t, "i16", "si16");
  RESOURCE(Int16, int16_t, int16_t, "i16", "ui16");
  RESOURCE(UInt32, uint32_t, uint32_t, "i32", "f32");
  RESOURCE(Int32, int32_t, int32_t, "i32", "i64");
  RESOURCE(UInt64, uint64_t, uint64_t, "i64", "index");
  RESOURCE(Int64, int64_t, int64_t, "i64", "index");
  RESOURCE(Float, float, float, "f32", "f64");
  RESOURCE(Double, double, double, "f64", "i64");
  // The data of a text: less, and more, than its shape.
  static const char *const text =
      "module attributes {x.a = dense_resource<few> : tensor<4xi32>,"
      " x.b = dense_resource<many> : tensor<1xi32>,"
      " x.c = dense_resource<dynamic> : tensor<?xi32>} {}\n"
      "{-# dialect_resources: { builtin: {"
      " few: \"0x040000000100000002000000FF\","
      " many: \"0x040000000100000002000000\","
      " dynamic: \"0x040000000100000002000000\" } } #-}\n";
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsModule module = parse(context, text);
  static const struct {
    const char *name;
    intptr_t has;
  } all[] = {{"x.a", 2}, {"x.b", 1}, {"x.c", 2}};
  for (int i = 0; i < 3; ++i) {
    MlsAttribute attr;
    int32_t got;
    OK(mlsOperationGetAttributeByName(root_of(module), str(all[i].name), &attr));
    for (intptr_t pos = 0; pos < all[i].has; ++pos) {
      OK(mlsDenseInt32ResourceElementsAttrGetValue(attr, pos, &got));
      CHECK(got == pos + 1);
    }
    REFUSED(MLS_STATUS_OUT_OF_RANGE,
            mlsDenseInt32ResourceElementsAttrGetValue(attr, all[i].has, &got));
  }
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

static void sparse_constants(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr, part, element;
  MlsType shape = type(context, "tensor<3x4xf32>");
  MlsAttribute indices = attribute(context, "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>");
  MlsAttribute values = attribute(context, "dense<[1.0, 2.0]> : tensor<2xf32>");
  OK(mlsSparseElementsAttribute(shape, indices, values, &attr));
  shows(attr, "sparse<[[0, 1], [2, 3]], [1.000000e+00, 2.000000e+00]> : tensor<3x4xf32>");
  bool is;
  OK(mlsAttributeIsASparseElements(attr, &is));
  CHECK(is);
  OK(mlsSparseElementsAttrGetIndices(attr, &part));
  CHECK(part.bits == indices.bits);
  OK(mlsSparseElementsAttrGetValues(attr, &part));
  CHECK(part.bits == values.bits);
  OK(mlsElementsAttrGetValue(attr, 2, (uint64_t[]){2, 3}, &element));
  shows(element, "2.000000e+00 : f32");
  OK(mlsElementsAttrGetValue(attr, 2, (uint64_t[]){2, 2}, &element));
  shows(element, "0.000000e+00 : f32");
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsElementsAttrGetValue(attr, 2, (uint64_t[]){3, 0}, &element));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsSparseElementsAttrGetIndices(values, &part));

  static const struct {
    uint32_t status;
    const char *shape, *indices, *values;
  } wrong[] = {
      {MLS_STATUS_BAD_ARGUMENT, "tensor<?xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "memref<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi32>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xsi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xindex>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0.0]]> : tensor<1x1xf64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<1.0> : tensor<1xf64>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<1.0> : tensor<1x1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<1.0> : tensor<f32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "dense<[1.0, 2.0]> : tensor<2xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0, 1]]> : tensor<1x2xi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3x3xf32>", "dense<[0]> : tensor<1xi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<0> : tensor<0x1xi64>", "dense<> : tensor<0xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<f32>", "dense<> : tensor<4611686018427387904x0xi64>", "dense<1.0> : tensor<4611686018427387904xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "7 : i32", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_BAD_ARGUMENT, "tensor<3xf32>", "dense<[[0]]> : tensor<1x1xi64>", "7 : i32"},
      {MLS_STATUS_OUT_OF_RANGE, "tensor<3xf32>", "dense<[[3]]> : tensor<1x1xi64>", "dense<1.0> : tensor<1xf32>"},
      {MLS_STATUS_OUT_OF_RANGE, "tensor<3xf32>", "dense<[[0], [-1]]> : tensor<2x1xi64>", "dense<1.0> : tensor<2xf32>"},
      {MLS_STATUS_OUT_OF_RANGE, "tensor<3x2xf32>", "dense<2> : tensor<2x2xi64>", "dense<1.0> : tensor<2xf32>"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    REFUSED(wrong[i].status,
            mlsSparseElementsAttribute(type(context, wrong[i].shape),
                                       attribute(context, wrong[i].indices),
                                       attribute(context, wrong[i].values),
                                       &attr));
  OK(mlsSparseElementsAttribute(type(context, "tensor<3xf32>"),
                                attribute(context, "dense<[1, 2]> : tensor<2xi64>"), values, &attr));
  OK(mlsElementsAttrGetValue(attr, 1, (uint64_t[]){2}, &element));
  shows(element, "2.000000e+00 : f32");
  OK(mlsSparseElementsAttribute(type(context, "tensor<3x3xf32>"),
                                attribute(context, "dense<1> : tensor<2x2xi64>"), values, &attr));
  OK(mlsElementsAttrGetValue(attr, 2, (uint64_t[]){1, 1}, &element));
  shows(element, "1.000000e+00 : f32");
  OK(mlsSparseElementsAttribute(type(context, "tensor<3x3xf32>"),
                                attribute(context, "dense<> : tensor<0x2xi64>"),
                                attribute(context, "dense<> : tensor<0xf32>"), &attr));
  OK(mlsElementsAttrGetValue(attr, 2, (uint64_t[]){1, 1}, &element));
  shows(element, "0.000000e+00 : f32");
  OK(mlsContextDestroy(context));
}

static void strided_layouts(void) {
  MlsContext context = full_context(false);
  MlsAttribute attr;
  const int64_t any = mlsShapedTypeGetDynamicStrideOrOffset();
  const int64_t strides[] = {any, 1};
  int64_t number, all[2], offset;
  intptr_t n;
  OK(mlsStridedLayoutAttrGet(context, 7, 2, strides, &attr));
  shows(attr, "strided<[?, 1], offset: 7>");
  OK(mlsStridedLayoutAttrGetOffset(attr, &number));
  CHECK(number == 7);
  OK(mlsStridedLayoutAttrGetNumStrides(attr, &n));
  CHECK(n == 2);
  OK(mlsStridedLayoutAttrGetStride(attr, 0, &number));
  CHECK(number == any);
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsStridedLayoutAttrGetStride(attr, 2, &number));
  OK(mlsStridedLayoutAttrCopyStrides(attr, 2, all, &n));
  CHECK(n == 2 && all[1] == 1);
  OK(mlsStridedLayoutAttrGet(context, 0, 0, NULL, &attr));
  static const int64_t many[1001];
  OK(mlsStridedLayoutAttrGet(context, 0, 1000, many, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsStridedLayoutAttrGet(context, 0, 1001, many, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsStridedLayoutAttrGetOffset(attribute(context, "7 : i32"), &number));

  static const struct {
    const char *type;
    intptr_t n;
    int64_t strides[2], offset;
  } good[] = {
      {"memref<3x4xf32>", 2, {4, 1}, 0},
      {"memref<f32>", 0, {0}, 0},
      {"memref<3x4xf32, strided<[9, 2], offset: 5>>", 2, {9, 2}, 5},
      {"memref<3x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 2 + 1)>>", 2, {8, 2}, 1},
      {"memref<0x4xf32>", 2, {4, 1}, 0},
  };
  for (size_t i = 0; i < sizeof good / sizeof *good; ++i) {
    OK(mlsMemRefTypeGetStridesAndOffset(type(context, good[i].type), 2, all, &offset, &n));
    CHECK(n == good[i].n && offset == good[i].offset);
    for (intptr_t j = 0; j < n; ++j)
      CHECK(all[j] == good[i].strides[j]);
  }
  MlsType ty = type(context, "memref<3x?xf32, strided<[?, 1], offset: ?>>");
  OK(mlsMemRefTypeGetStridesAndOffset(ty, 0, NULL, &offset, &n));
  CHECK(n == 2 && offset == any);
  OK(mlsMemRefTypeGetStridesAndOffset(ty, 1, all, &offset, &n));
  CHECK(n == 2 && all[0] == any);
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsMemRefTypeGetStridesAndOffset(ty, 1, NULL, &offset, &n));
  offset = 99;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "no strides",
                 mlsMemRefTypeGetStridesAndOffset(
                     type(context, "memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>"),
                     2, all, &offset, &n));
  CHECK(offset == 99);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsMemRefTypeGetStridesAndOffset(type(context, "memref<*xf32>"), 2, all, &offset, &n));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsMemRefTypeGetStridesAndOffset(type(context, "tensor<3xf32>"), 2, all, &offset, &n));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsMemRefTypeGetStridesAndOffset(
              type(context, "memref<4294967296x4294967296x4xi8>"), 2, all, &offset, &n));
  // As many sizes as the recursion over them has room for, and one more.
  static int64_t ones[2001];
  for (int i = 0; i < 2001; ++i)
    ones[i] = 1;
  MlsType i8 = type(context, "i8");
  OK(mlsMemRefTypeGet(i8, 2000, ones, (MlsAttribute){0}, (MlsAttribute){0}, &ty));
  OK(mlsMemRefTypeGetStridesAndOffset(ty, 2, all, &offset, &n));
  CHECK(n == 2000);
  OK(mlsMemRefTypeGet(i8, 2001, ones, (MlsAttribute){0}, (MlsAttribute){0}, &ty));
  REFUSED(MLS_STATUS_TOO_DEEP,
          mlsMemRefTypeGetStridesAndOffset(ty, 2, all, &offset, &n));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(strings_and_symbols);
  TEST(opaque_attributes);
  TEST(small_floats);
  TEST(dense_arrays);
  TEST(dense_constants);
  TEST(dense_strings_and_shapes);
  TEST(constants_in_resources);
  TEST(sparse_constants);
  TEST(strided_layouts);
  return TEST_RESULT;
}
