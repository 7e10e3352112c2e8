// Quantized types.
#include "mls_test.h"

static bool is_type(MlsType ty, const char *want) {
  MlsString text;
  MlsStringRef view;
  OK(mlsTypeToString(ty, &text));
  OK(mlsStringGet(text, &view));
  bool same = mlsStringRefEqual(view, str(want));
  if (!same)
    fprintf(stderr, "is: %.*s\n", (int)view.length, view.data);
  OK(mlsStringDestroy(text));
  return same;
}

static void defaults(void) {
  int64_t number;
  OK(mlsQuantizedTypeGetDefaultMinimumForInteger(true, 8, &number));
  CHECK(number == -128);
  OK(mlsQuantizedTypeGetDefaultMaximumForInteger(true, 8, &number));
  CHECK(number == 127);
  OK(mlsQuantizedTypeGetDefaultMaximumForInteger(false, 8, &number));
  CHECK(number == 255);
  OK(mlsQuantizedTypeGetDefaultMinimumForInteger(true, 64, &number));
  CHECK(number == INT64_MIN);
  OK(mlsQuantizedTypeGetDefaultMaximumForInteger(false, 63, &number));
  CHECK(number == INT64_MAX);
  const uint32_t never[] = {0, 65, UINT32_MAX};
  for (int i = 0; i < 3; ++i) {
    REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsQuantizedTypeGetDefaultMinimumForInteger(
                                         true, never[i], &number));
    REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsQuantizedTypeGetDefaultMaximumForInteger(
                                         false, never[i], &number));
  }
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsQuantizedTypeGetDefaultMaximumForInteger(false, 64, &number));
  CHECK(mlsQuantizedTypeGetSignedFlag() == 1);
}

// What all types of stored integers need.
static void storage(void) {
  MlsContext context = full_context(false);
  MlsType i8 = type(context, "i8"), f32 = type(context, "f32"), ty;
  MlsType none = {0};
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAnyQuantizedTypeGet(1, f32, f32, -8, 7, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAnyQuantizedTypeGet(1, type(context, "i33"), f32, -8, 7, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAnyQuantizedTypeGet(1, type(context, "i0"), f32, -8, 7, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAnyQuantizedTypeGet(1, i8, i8, -8, 7, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAnyQuantizedTypeGet(1, i8, type(context, "f128"), -8, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(2, i8, f32, 0, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(0, i8, f32, -1, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(1, i8, f32, -129, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(1, i8, f32, 0, 128, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(1, i8, f32, 7, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(1, i8, f32, INT64_MAX, INT64_MIN, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsAnyQuantizedTypeGet(1, i8, f32, INT64_MIN, INT64_MAX, &ty));
  OK(mlsAnyQuantizedTypeGet(1, i8, f32, -8, 7, &ty));
  CHECK(is_type(ty, "!quant.any<i8<-8:7>:f32>"));
  OK(mlsAnyQuantizedTypeGet(1, i8, none, -8, 7, &ty));
  CHECK(is_type(ty, "!quant.any<i8<-8:7>>"));
  MlsType expressed;
  OK(mlsQuantizedTypeGetExpressedType(ty, &expressed));
  CHECK(mlsTypeIsNull(expressed));
  bool flag;
  OK(mlsTypeIsAAnyQuantizedType(ty, &flag));
  CHECK(flag);
  OK(mlsContextDestroy(context));

  OK(mlsContextCreate(&context));
  OK(mlsIntegerTypeGet(context, 8, &i8));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsAnyQuantizedTypeGet(1, i8, none, -8, 7, &ty));
  OK(mlsContextDestroy(context));
}

static void uniform(void) {
  MlsContext context = full_context(false);
  MlsType i8 = type(context, "i8"), f32 = type(context, "f32"), ty, other;
  OK(mlsUniformQuantizedTypeGet(1, i8, f32, 0.5, 3, -128, 127, &ty));
  CHECK(is_type(ty, "!quant.uniform<i8:f32, 5.000000e-01:3>"));
  double scale;
  int64_t number;
  uint32_t width;
  bool flag;
  OK(mlsTypeIsAUniformQuantizedType(ty, &flag));
  CHECK(flag);
  OK(mlsTypeIsAQuantizedType(ty, &flag));
  CHECK(flag);
  OK(mlsUniformQuantizedTypeGetScale(ty, &scale));
  CHECK(scale == 0.5);
  OK(mlsUniformQuantizedTypeGetZeroPoint(ty, &number));
  CHECK(number == 3);
  OK(mlsUniformQuantizedTypeIsFixedPoint(ty, &flag));
  CHECK(!flag);
  OK(mlsQuantizedTypeGetFlags(ty, &width));
  CHECK(width == 1);
  OK(mlsQuantizedTypeIsSigned(ty, &flag));
  CHECK(flag);
  OK(mlsQuantizedTypeGetStorageType(ty, &other));
  CHECK(other.bits == i8.bits);
  OK(mlsQuantizedTypeGetExpressedType(ty, &other));
  CHECK(other.bits == f32.bits);
  OK(mlsQuantizedTypeGetStorageTypeMin(ty, &number));
  CHECK(number == -128);
  OK(mlsQuantizedTypeGetStorageTypeMax(ty, &number));
  CHECK(number == 127);
  OK(mlsQuantizedTypeGetStorageTypeIntegralWidth(ty, &width));
  CHECK(width == 8);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsUniformQuantizedTypeGetScale(i8, &scale));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsQuantizedTypeGetFlags(i8, &width));
  const double never[] = {0, -1, 1e-46, 1e39, 0.0 / 0.0, 1.0 / 0.0};
  for (int i = 0; i < 6; ++i)
    REFUSED(MLS_STATUS_OUT_OF_RANGE,
            mlsUniformQuantizedTypeGet(1, i8, f32, never[i], 0, -8, 7, &ty));
  MlsType null = {0};
  REFUSED(MLS_STATUS_NULL_HANDLE,
          mlsUniformQuantizedTypeGet(1, i8, null, 1, 0, -8, 7, &ty));
  OK(mlsContextDestroy(context));
}

// The bounds of scales are those of upstream's own parser.
static void scales_are_numbers_of_their_type(void) {
  MlsContext context = full_context(false);
  const struct {
    const char *name;
    double least, most;
  } all[] = {
      {"f64", 0x1p-1074, 0x1.fffffffffffffp1023},
      {"f32", 0x1p-149, 0x1.fffffep127},
      {"tf32", 0x1p-136, 0x1.ff8p127},
      {"bf16", 0x1p-133, 0x1.fep127},
      {"f16", 0x1p-24, 65504},
      {"f8E5M2", 0x1p-16, 57344},
      {"f8E4M3", 0x1p-9, 240},
      {"f8E4M3FN", 0x1p-9, 448},
      {"f8E5M2FNUZ", 0x1p-17, 57344},
      {"f8E4M3FNUZ", 0x1p-10, 240},
      {"f8E4M3B11FNUZ", 0x1p-13, 30},
      {"f8E3M4", 0x1p-6, 15.5},
      {"f8E8M0FNU", 0x1p-127, 0x1p127},
      {"f6E3M2FN", 0x1p-4, 28},
      {"f6E2M3FN", 0x1p-3, 7.5},
      {"f4E2M1FN", 0.5, 6},
  };
  MlsType i8 = type(context, "i8"), ty;
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i) {
    MlsType expressed = type(context, all[i].name);
    OK(mlsUniformQuantizedTypeGet(1, i8, expressed, all[i].least, 0, -8, 7,
                                  &ty));
    OK(mlsUniformQuantizedTypeGet(1, i8, expressed, all[i].most, 0, -8, 7,
                                  &ty));
    REFUSED(MLS_STATUS_OUT_OF_RANGE,
            mlsUniformQuantizedTypeGet(1, i8, expressed, all[i].least / 2, 0,
                                       -8, 7, &ty));
    REFUSED(MLS_STATUS_OUT_OF_RANGE,
            mlsUniformQuantizedTypeGet(1, i8, expressed, all[i].most * 1.01, 0,
                                       -8, 7, &ty));
    char text[128];
    for (int side = 0; side < 4; ++side) {
      double bound = side < 2 ? all[i].least : all[i].most;
      double scale = side == 0   ? bound
                     : side == 1 ? bound * 0.5
                     : side == 2 ? bound
                                 : bound * 1.01;
      snprintf(text, sizeof text, "!quant.uniform<i8:%s, %.20e>", all[i].name,
               scale);
      uint32_t want = side % 2 ? MLS_STATUS_PARSE_ERROR : MLS_STATUS_OK;
      // Infinity and 0 are no numbers there.
      if (scale > 1e308 || scale < 1e-307)
        continue;
      MlsStatus got = mlsTypeParseGet(context, str(text), &ty);
      if (got.code != want)
        fprintf(stderr, "%s: %s\n", text, mlsStatusMessage(got));
      CHECK(got.code == want);
    }
  }
  OK(mlsContextDestroy(context));
}

static void per_axis(void) {
  MlsContext context = full_context(false);
  MlsType i8 = type(context, "i8"), f32 = type(context, "f32"), ty;
  double scales[] = {0.5, 2}, scale, bad[] = {0.5, 0};
  int64_t points[] = {0, 3}, number;
  intptr_t n;
  int32_t dimension;
  bool flag;
  OK(mlsUniformQuantizedPerAxisTypeGet(1, i8, f32, 2, scales, points, 1, -128,
                                       127, &ty));
  CHECK(is_type(ty, "!quant.uniform<i8:f32:1, {5.000000e-01,2.000000e+00:3}>"));
  OK(mlsTypeIsAUniformQuantizedPerAxisType(ty, &flag));
  CHECK(flag);
  OK(mlsUniformQuantizedPerAxisTypeGetNumDims(ty, &n));
  CHECK(n == 2);
  OK(mlsUniformQuantizedPerAxisTypeGetScale(ty, 1, &scale));
  CHECK(scale == 2);
  OK(mlsUniformQuantizedPerAxisTypeGetZeroPoint(ty, 1, &number));
  CHECK(number == 3);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedPerAxisTypeGetScale(ty, 2, &scale));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedPerAxisTypeGetZeroPoint(ty, -1, &number));
  double all[2];
  int64_t all_points[2];
  OK(mlsUniformQuantizedPerAxisTypeCopyScales(ty, 2, all, &n));
  CHECK(n == 2 && all[0] == 0.5);
  OK(mlsUniformQuantizedPerAxisTypeCopyZeroPoints(ty, 2, all_points, &n));
  CHECK(n == 2 && all_points[1] == 3);
  OK(mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(ty, &dimension));
  CHECK(dimension == 1);
  OK(mlsUniformQuantizedPerAxisTypeIsFixedPoint(ty, &flag));
  CHECK(!flag);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsUniformQuantizedPerAxisTypeGetNumDims(
              type(context, "!quant.uniform<i8:f32, 1.0>"), &n));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedPerAxisTypeGet(1, i8, f32, 2, scales, points, -1,
                                            -128, 127, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedPerAxisTypeGet(1, i8, f32, 2, bad, points, 1, -128,
                                            127, &ty));
  OK(mlsContextDestroy(context));
}

static void sub_channel(void) {
  MlsContext context = full_context(false);
  MlsType i8 = type(context, "i8"), f32 = type(context, "f32"), ty;
  MlsAttribute scales = attribute(context, "dense<[[1.0, 2.0]]> : tensor<1x2xf32>");
  MlsAttribute points = attribute(context, "dense<0> : tensor<1x2xi8>"), attr;
  int32_t dims[] = {0, 1}, dim, bad_dims[] = {0, -1};
  int64_t sizes[] = {1, 2}, size, bad_sizes[] = {1, 0};
  intptr_t n;
  bool flag;
  OK(mlsUniformQuantizedSubChannelTypeGet(1, i8, f32, scales, points, 2, dims,
                                          sizes, -128, 127, &ty));
  CHECK(is_type(ty, "!quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00, "
                    "2.000000e+00}}>"));
  OK(mlsTypeIsAUniformQuantizedSubChannelType(ty, &flag));
  CHECK(flag);
  OK(mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(ty, &n));
  CHECK(n == 2);
  OK(mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(ty, 1, &dim));
  CHECK(dim == 1);
  OK(mlsUniformQuantizedSubChannelTypeGetBlockSize(ty, 1, &size));
  CHECK(size == 2);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedSubChannelTypeGetBlockSize(ty, 2, &size));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(ty, 2, &dim));
  OK(mlsUniformQuantizedSubChannelTypeGetScales(ty, &attr));
  CHECK(attr.bits == scales.bits);
  OK(mlsUniformQuantizedSubChannelTypeGetZeroPoints(ty, &attr));
  CHECK(attr.bits == points.bits);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedSubChannelTypeGet(1, i8, f32, scales, points, 2,
                                               bad_dims, sizes, -8, 7, &ty));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsUniformQuantizedSubChannelTypeGet(1, i8, f32, scales, points, 2,
                                               dims, bad_sizes, -8, 7, &ty));
  const struct {
    const char *scales, *points, *expressed;
    uint32_t want;
  } all[] = {
      {"unit", "dense<0> : tensor<1x2xi8>", "f32", MLS_STATUS_BAD_ARGUMENT},
      {"dense<1.0> : tensor<1x2xf32>", "unit", "f32", MLS_STATUS_BAD_ARGUMENT},
      {"dense<1.0> : tensor<1x2xf64>", "dense<0> : tensor<1x2xi8>", "f32",
       MLS_STATUS_BAD_ARGUMENT},
      {"dense<1.0> : tensor<1x2xf32>", "dense<0> : tensor<1x2xi16>", "f32",
       MLS_STATUS_BAD_ARGUMENT},
      {"dense<1.0> : tensor<2x1xf32>", "dense<0> : tensor<1x2xi8>", "f32",
       MLS_STATUS_BAD_ARGUMENT},
      {"dense<0.0> : tensor<1x2xf32>", "dense<0> : tensor<1x2xi8>", "f32",
       MLS_STATUS_OUT_OF_RANGE},
      {"dense<[[1.0, -1.0]]> : tensor<1x2xf16>", "dense<0> : tensor<1x2xi8>",
       "f16", MLS_STATUS_OUT_OF_RANGE},
      {"dense<0x7C00> : tensor<1x2xf16>", "dense<0> : tensor<1x2xi8>", "f16",
       MLS_STATUS_OUT_OF_RANGE},
      {"dense<[[6.5504e4, 5.97e-8]]> : tensor<1x2xf16>",
       "dense<0> : tensor<1x2xi8>", "f16", MLS_STATUS_OK},
      {"dense<[[1.0, 3.0e38]]> : tensor<1x2xbf16>", "dense<0> : tensor<1x2xi8>",
       "bf16", MLS_STATUS_OK},
      {"dense<2.0> : tensor<1x2xf64>", "dense<0> : tensor<1x2xi8>", "f64",
       MLS_STATUS_OK},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    REFUSED(all[i].want,
            mlsUniformQuantizedSubChannelTypeGet(
                1, i8, type(context, all[i].expressed),
                attribute(context, all[i].scales),
                attribute(context, all[i].points), 2, dims, sizes, -8, 7, &ty));
  OK(mlsContextDestroy(context));
}

static void calibrated(void) {
  MlsContext context = full_context(false);
  MlsType f32 = type(context, "f32"), ty, other, tensor;
  double number;
  int64_t bound;
  uint32_t width;
  bool flag;
  OK(mlsCalibratedQuantizedTypeGet(f32, -1, 1, &ty));
  OK(mlsTypeIsACalibratedQuantizedType(ty, &flag));
  CHECK(flag);
  OK(mlsCalibratedQuantizedTypeGetMin(ty, &number));
  CHECK(number == -1);
  OK(mlsCalibratedQuantizedTypeGetMax(ty, &number));
  CHECK(number == 1);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsCalibratedQuantizedTypeGet(type(context, "i8"), -1, 1, &other));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsCalibratedQuantizedTypeGet(f32, 1, 1, &other));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsCalibratedQuantizedTypeGet(f32, 0.0 / 0.0, 1, &other));
  // It has no storage, which upstream reads all the same.
  OK(mlsQuantizedTypeGetStorageType(ty, &other));
  CHECK(mlsTypeIsNull(other));
  OK(mlsQuantizedTypeCastToStorageType(ty, &other));
  CHECK(mlsTypeIsNull(other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeGetStorageTypeIntegralWidth(ty, &width));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsQuantizedTypeGetStorageTypeMin(ty, &bound));
  tensor = type(context, "tensor<4xf32>");
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastFromStorageType(ty, tensor, &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastExpressedToStorageType(ty, tensor, &other));
  OK(mlsQuantizedTypeCastFromExpressedType(ty, tensor, &other));
  CHECK(is_type(other, "tensor<4x!quant.calibrated<f32<-1.000000e+00:"
                       "1.000000e+00>>>"));
  OK(mlsContextDestroy(context));
}

static void casts(void) {
  MlsContext context = full_context(false);
  MlsType quantized = type(context, "!quant.uniform<i8:f32, 1.0>");
  MlsType open = type(context, "!quant.any<i8>"), ty;
  bool flag;
  OK(mlsQuantizedTypeCastFromStorageType(quantized, type(context, "i8"), &ty));
  CHECK(ty.bits == quantized.bits);
  OK(mlsQuantizedTypeCastFromStorageType(quantized, type(context, "index"),
                                         &ty));
  CHECK(mlsTypeIsNull(ty));
  OK(mlsQuantizedTypeCastFromStorageType(quantized,
                                         type(context, "vector<4xi8>"), &ty));
  OK(mlsQuantizedTypeCastFromStorageType(quantized,
                                         type(context, "tensor<*xi8>"), &ty));
  OK(mlsQuantizedTypeCastToStorageType(quantized, &ty));
  CHECK(is_type(ty, "i8"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastToStorageType(type(context, "i8"), &ty));
  OK(mlsQuantizedTypeCastFromExpressedType(
      quantized, type(context, "tensor<4xf32>"), &ty));
  CHECK(is_type(ty, "tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>"));
  MlsType other;
  OK(mlsQuantizedTypeCastToExpressedType(ty, &other));
  CHECK(is_type(other, "tensor<4xf32>"));
  OK(mlsQuantizedTypeGetQuantizedElementType(ty, &other));
  CHECK(other.bits == quantized.bits);
  OK(mlsQuantizedTypeGetQuantizedElementType(type(context, "i8"), &other));
  CHECK(mlsTypeIsNull(other));
  OK(mlsQuantizedTypeCastFromExpressedType(quantized, type(context, "memref<4xf32>"),
                                           &ty));
  CHECK(mlsTypeIsNull(ty));
  // There are no vectors of quantized types.
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastFromExpressedType(
              quantized, type(context, "vector<4xf32>"), &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastExpressedToStorageType(
              quantized, type(context, "vector<4xf32>"), &ty));
  OK(mlsQuantizedTypeCastExpressedToStorageType(
      quantized, type(context, "tensor<4xf32>"), &ty));
  CHECK(is_type(ty, "tensor<4xi8>"));
  OK(mlsQuantizedTypeIsCompatibleExpressedType(
      quantized, type(context, "vector<4xf32>"), &flag));
  CHECK(flag);
  // What has no expressed type cannot become it.
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastToExpressedType(open, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsQuantizedTypeCastToExpressedType(
              type(context, "tensor<4x!quant.any<i8>>"), &ty));
  OK(mlsQuantizedTypeCastToExpressedType(type(context, "tensor<4xi8>"), &ty));
  CHECK(mlsTypeIsNull(ty));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(defaults);
  TEST(storage);
  TEST(uniform);
  TEST(scales_are_numbers_of_their_type);
  TEST(per_axis);
  TEST(sub_channel);
  TEST(calibrated);
  TEST(casts);
  return TEST_RESULT;
}
