// Dialects with few functions: amdgpu, complex, func, irdl, linalg, nvgpu.
#include "mls_test.h"

static bool says(MlsString text, const char *want) {
  MlsStringRef view;
  OK(mlsStringGet(text, &view));
  bool same = view.length >= strlen(want) && strstr(view.data, want);
  if (!same)
    fprintf(stderr, "is: %.*s\n", (int)view.length, view.data);
  OK(mlsStringDestroy(text));
  return same;
}

static bool has_text(MlsOperation op, const char *want) {
  MlsString text;
  OK(mlsOperationToString(op, (MlsOpPrintingFlags){0}, &text));
  return says(text, want);
}

static bool is_attribute(MlsAttribute attr, const char *want) {
  MlsString text;
  OK(mlsAttributeToString(attr, &text));
  return says(text, want);
}

static void amdgpu_and_nvgpu(void) {
  MlsContext context = full_context(false);
  MlsType f32 = type(context, "f32"), i16 = type(context, "i16"), ty;
  MlsType memref = type(context, "memref<4x4xf32>");
  bool flag;
  OK(mlsAMDGPUTDMBaseTypeGet(context, f32, &ty));
  OK(mlsTypeIsAAMDGPUTDMBaseType(ty, &flag));
  CHECK(flag);
  OK(mlsAMDGPUTDMDescriptorTypeGet(context, &ty));
  OK(mlsTypeIsAAMDGPUTDMDescriptorType(ty, &flag));
  CHECK(flag);
  OK(mlsAMDGPUTDMGatherBaseTypeGet(context, f32, i16, &ty));
  OK(mlsTypeIsAAMDGPUTDMGatherBaseType(ty, &flag));
  CHECK(flag);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAMDGPUTDMGatherBaseTypeGet(context, memref, i16, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAMDGPUTDMGatherBaseTypeGet(context, type(context, "i4"), i16, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAMDGPUTDMGatherBaseTypeGet(context, f32, f32, &ty));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsAMDGPUTDMGatherBaseTypeGet(context, f32, type(context, "si16"),
                                        &ty));
  OK(mlsNVGPUTensorMapDescriptorTypeGet(context, memref, 3, 3, 1, 2, &ty));
  OK(mlsTypeIsANVGPUTensorMapDescriptorType(ty, &flag));
  CHECK(flag);
  MlsString text;
  OK(mlsTypeToString(ty, &text));
  CHECK(says(text, "swizzle_128b"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsNVGPUTensorMapDescriptorTypeGet(context, f32, 0, 0, 0, 0, &ty));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsNVGPUTensorMapDescriptorTypeGet(context, memref, 4, 0, 0, 0, &ty));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsNVGPUTensorMapDescriptorTypeGet(context, memref, 0, -1, 0, 0, &ty));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsNVGPUTensorMapDescriptorTypeGet(context, memref, 0, 0, 2, 0, &ty));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsNVGPUTensorMapDescriptorTypeGet(context, memref, 0, 0, 0, 3, &ty));
  OK(mlsContextDestroy(context));
}

static void complex_numbers(void) {
  MlsContext context = full_context(false);
  MlsType ty = type(context, "complex<f32>");
  MlsAttribute attr, other;
  double number;
  bool flag;
  OK(mlsComplexAttrDoubleGet(context, ty, 1.5, -2, &attr));
  OK(mlsAttributeIsAComplex(attr, &flag));
  CHECK(flag);
  OK(mlsComplexAttrGetRealDouble(attr, &number));
  CHECK(number == 1.5);
  OK(mlsComplexAttrGetImagDouble(attr, &number));
  CHECK(number == -2);
  OK(mlsComplexAttrDoubleGetChecked(unknown(context), ty, 1.5, -2, &other));
  CHECK(other.bits == attr.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrDoubleGet(context, type(context, "f32"), 1, 2, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrDoubleGet(context, type(context, "complex<i32>"), 1, 2,
                                  &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrDoubleGet(context, type(context, "complex<f128>"), 1, 2,
                                  &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrDoubleGetChecked(unknown(context),
                                         type(context, "complex<i32>"), 1, 2,
                                         &attr));
  OK(mlsComplexAttrDoubleGet(context, ty, 0.0 / 0.0, 1.0 / 0.0, &attr));
  MlsType small = type(context, "complex<f4E2M1FN>");
  OK(mlsComplexAttrDoubleGet(context, small, 0, 1, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsComplexAttrDoubleGet(context, small, 0.0 / 0.0, 1, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsComplexAttrDoubleGet(context, small, 1, -1.0 / 0.0, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsComplexAttrDoubleGet(context, type(context, "complex<f8E8M0FNU>"),
                                  0, 1, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrGetRealDouble(attribute(context, "1.0 : f32"), &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsComplexAttrGetImagDouble(
              attribute(context, "#complex.number<:f128 1.0, 2.0>"), &number));
  OK(mlsContextDestroy(context));
}

static void functions_have_attributes(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "func.func private @f(i32, i32) -> i32");
  MlsOperation f = find(root_of(module), "func.func", 0);
  MlsAttribute unit = attribute(context, "unit");
  OK(mlsFuncSetArgAttr(f, 1, str("my.arg"), unit));
  OK(mlsFuncSetResultAttr(f, 0, str("my.result"), unit));
  CHECK(has_text(f, "(i32, i32 {my.arg}) -> (i32 {my.result})"));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsFuncSetArgAttr(f, 2, str("a"), unit));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsFuncSetArgAttr(f, -1, str("a"), unit));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsFuncSetResultAttr(f, 1, str("a"), unit));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsFuncSetArgAttr(f, 0, str(""), unit));
  REFUSED(MLS_STATUS_NULL_HANDLE,
          mlsFuncSetArgAttr(f, 0, str("a"), (MlsAttribute){0}));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "not `builtin.module`",
                 mlsFuncSetArgAttr(root_of(module), 0, str("a"), unit));
  // Not verified: other attributes than there are arguments, and no type.
  OK(mlsOperationSetAttributeByName(f, str("arg_attrs"),
                                    attribute(context, "[{}]")));
  REFUSED(MLS_STATUS_BAD_STATE, mlsFuncSetArgAttr(f, 1, str("a"), unit));
  MlsOperationState state;
  MlsOperation empty;
  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  MlsRegion region;
  OK(mlsRegionCreate(context, &region));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  OK(mlsOperationCreate(state, &empty));
  REFUSED(MLS_STATUS_BAD_STATE, mlsFuncSetArgAttr(empty, 0, str("a"), unit));
  REFUSED(MLS_STATUS_BAD_STATE, mlsFuncSetResultAttr(empty, 0, str("a"), unit));
  OK(mlsOperationDestroy(empty));
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

static void variadicities(void) {
  MlsContext context = full_context(false);
  MlsAttribute one, all;
  OK(mlsIRDLVariadicityAttrGet(context, str("optional"), &one));
  CHECK(is_attribute(one, "optional"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsIRDLVariadicityAttrGet(context, str("some"), &one));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsIRDLVariadicityAttrGet(context, str(""), &one));
  OK(mlsIRDLVariadicityArrayAttrGet(context, 2, (MlsAttribute[]){one, one},
                                    &all));
  OK(mlsIRDLVariadicityArrayAttrGet(context, 0, NULL, &all));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsIRDLVariadicityArrayAttrGet(
              context, 1, (MlsAttribute[]){attribute(context, "unit")}, &all));
  OK(mlsContextDestroy(context));
}

static void load(MlsContext context, const char *text, uint32_t want) {
  MlsModule module = parse(context, text);
  REFUSED(want, mlsLoadIRDLDialects(module));
  OK(mlsModuleDestroy(module));
}

static void dialects_are_described(void) {
  MlsContext context = full_context(false);
  load(context,
       "irdl.dialect @mine {\n"
       "  irdl.type @ty { %0 = irdl.any\n irdl.parameters(p: %0) }\n"
       "  irdl.operation @op {\n"
       "    %0 = irdl.is i32\n %1 = irdl.is i64\n %2 = irdl.any_of(%0, %1)\n"
       "    irdl.operands(a: %2)\n irdl.results(r: %2)\n  }\n}\n",
       MLS_STATUS_OK);
  bool known;
  OK(mlsContextIsRegisteredOperation(context, str("mine.op"), &known));
  CHECK(known);
  MlsModule module = parse(context, "%0 = arith.constant 1 : i32\n"
                                    "%1 = \"mine.op\"(%0) : (i32) -> i32\n");
  OK(mlsModuleDestroy(module));
  REFUSED(MLS_STATUS_PARSE_ERROR,
          mlsModuleCreateParse(context,
                               str("%0 = arith.constant 1 : i8\n"
                                   "%1 = \"mine.op\"(%0) : (i8) -> i8\n"),
                               &module));
  CHECK(type(context, "!mine.ty<i32>").bits != 0);

  // Twice, under a name that is taken, or with what cannot be compared.
  load(context, "irdl.dialect @mine { irdl.type @other }",
       MLS_STATUS_BAD_ARGUMENT);
  load(context, "irdl.dialect @arith { irdl.type @other }",
       MLS_STATUS_BAD_ARGUMENT);
  load(context,
       "irdl.dialect @twice { irdl.type @a }\n"
       "module { irdl.dialect @twice { irdl.type @a } }",
       MLS_STATUS_BAD_ARGUMENT);
  load(context,
       "irdl.dialect @odd { irdl.type @a {\n"
       "  %0 = irdl.base \"!builtin.integer\"\n %1 = irdl.any_of(%0)\n"
       "  irdl.parameters(p: %1) } }",
       MLS_STATUS_BAD_ARGUMENT);
  OK(mlsContextIsRegisteredOperation(context, str("odd.op"), &known));
  load(context, "irdl.dialect @odd { irdl.type @a }", MLS_STATUS_OK);
  load(context, "module {}", MLS_STATUS_OK);

  // An operation of the dialect that was made while nobody knew it.
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  module = parse(context, "\"late.op\"() : () -> ()");
  load(context, "irdl.dialect @late { irdl.operation @op }",
       MLS_STATUS_BAD_ARGUMENT);
  OK(mlsModuleDestroy(module));
  load(context, "irdl.dialect @late { irdl.operation @op }", MLS_STATUS_OK);
  OK(mlsContextDestroy(context));
}

static const char *matmul =
    "func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>)"
    " -> tensor<2x4xf32> {\n"
    "  %0 = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>)"
    " outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>\n"
    "  return %0 : tensor<2x4xf32>\n}\n";

static void structured_operations_are_read(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, matmul);
  MlsOperation op = find(root_of(module), "linalg.matmul", 0);
  MlsOperation f = find(root_of(module), "func.func", 0);
  MlsLinalgContractionDimensions dims;
  MlsLinalgConvolutionDimensions loops;
  MlsAttribute maps;
  bool flag;
  OK(mlsLinalgIsAContractionOp(op, &flag));
  CHECK(flag);
  OK(mlsLinalgIsAConvolutionOp(op, &flag));
  CHECK(!flag);
  OK(mlsLinalgIsAContractionOp(f, &flag));
  CHECK(!flag);
  OK(mlsLinalgInferContractionDimensions(op, &dims));
  CHECK(is_attribute(dims.m, "array<i32: 0>"));
  CHECK(is_attribute(dims.n, "array<i32: 1>"));
  CHECK(is_attribute(dims.k, "array<i32: 2>"));
  CHECK(is_attribute(dims.batch, "array<i32>"));
  OK(mlsLinalgInferContractionDimensions(f, &dims));
  CHECK(mlsAttributeIsNull(dims.m) && mlsAttributeIsNull(dims.batch));
  OK(mlsLinalgInferConvolutionDimensions(f, &loops));
  CHECK(mlsAttributeIsNull(loops.batch));
  OK(mlsLinalgGetIndexingMapsAttribute(op, &maps));
  CHECK(is_attribute(maps, "affine_map<(d0, d1, d2) -> (d0, d2)>"));
  OK(mlsLinalgGetIndexingMapsAttribute(f, &maps));
  CHECK(mlsAttributeIsNull(maps));

  // What upstream keeps in mind may be anything.
  OK(mlsOperationSetAttributeByName(op, str("linalg.memoized_indexing_maps"),
                                    attribute(context, "[unit]")));
  REFUSED(MLS_STATUS_BAD_STATE, mlsLinalgIsAContractionOp(op, &flag));
  REFUSED(MLS_STATUS_BAD_STATE, mlsLinalgGetIndexingMapsAttribute(op, &maps));
  OK(mlsModuleDestroy(module));

  module = parse(
      context,
      "func.func @f(%a: memref<1x8x2xf32>, %b: memref<3x2x4xf32>,"
      " %c: memref<1x6x4xf32>) {\n"
      "  linalg.conv_1d_nwc_wcf ins(%a, %b : memref<1x8x2xf32>,"
      " memref<3x2x4xf32>) outs(%c : memref<1x6x4xf32>)\n  return\n}\n");
  op = find(root_of(module), "linalg.conv_1d_nwc_wcf", 0);
  OK(mlsLinalgIsAConvolutionOp(op, &flag));
  CHECK(flag);
  OK(mlsLinalgInferConvolutionDimensions(op, &loops));
  CHECK(is_attribute(loops.batch, "array<i32: 0>"));
  CHECK(is_attribute(loops.outputImage, "array<i32: 1>"));
  CHECK(is_attribute(loops.outputChannel, "array<i32: 2>"));
  CHECK(is_attribute(loops.filterLoop, "array<i32: 3>"));
  CHECK(is_attribute(loops.inputChannel, "array<i32: 4>"));
  CHECK(is_attribute(loops.depth, "array<i32>"));
  CHECK(is_attribute(loops.strides, "array<i64: 1>"));
  CHECK(is_attribute(loops.dilations, "array<i64: 1>"));
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

static void contractions_of_maps(void) {
  MlsContext context = full_context(false);
  const char *texts[] = {"affine_map<(d0, d1, d2) -> (d0, d2)>",
                         "affine_map<(d0, d1, d2) -> (d2, d1)>",
                         "affine_map<(d0, d1, d2) -> (d0, d1)>",
                         "affine_map<(d0, d1, d2, d3) -> (d3, d1)>",
                         "affine_map<(d0, d1, d2)[s0] -> (d0, s0)>"};
  MlsAffineMap maps[5];
  for (int i = 0; i < 5; ++i)
    OK(mlsAffineMapAttrGetValue(attribute(context, texts[i]), &maps[i]));
  MlsLinalgContractionDimensions dims;
  OK(mlsLinalgInferContractionDimensionsFromMaps(3, maps, &dims));
  CHECK(is_attribute(dims.k, "array<i32: 2>"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLinalgInferContractionDimensionsFromMaps(2, maps, &dims));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLinalgInferContractionDimensionsFromMaps(3, maps + 1, &dims));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLinalgInferContractionDimensionsFromMaps(3, maps + 2, &dims));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLinalgInferContractionDimensionsFromMaps(0, NULL, &dims));
  OK(mlsLinalgInferContractionDimensionsFromMaps(
      3, (MlsAffineMap[]){maps[0], maps[0], maps[0]}, &dims));
  OK(mlsContextDestroy(context));
}

// An operation with an empty region, in front of the return of a function.
static MlsOperation unfinished(MlsModule module, MlsContext context,
                               const char *name, intptr_t count,
                               const char *segments, const char *kind) {
  MlsOperation ret = find(root_of(module), "func.return", 0), op;
  MlsBlock block;
  MlsOperationState state;
  MlsValue arguments[8];
  MlsRegion region;
  OK(mlsOperationGetBlock(ret, &block));
  for (intptr_t i = 0; i < count; ++i)
    OK(mlsBlockGetArgument(block, i, &arguments[i]));
  OK(mlsOperationStateGet(str(name), unknown(context), &state));
  OK(mlsOperationStateAddOperands(state, count, arguments));
  OK(mlsRegionCreate(context, &region));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  MlsNamedAttribute attributes[2];
  MlsIdentifier key;
  OK(mlsIdentifierGet(context, str("operandSegmentSizes"), &key));
  attributes[0] = (MlsNamedAttribute){key, attribute(context, segments)};
  OK(mlsOperationStateAddAttributes(state, 1, attributes));
  if (kind) {
    OK(mlsIdentifierGet(context, str("kind"), &key));
    attributes[1] = (MlsNamedAttribute){key, attribute(context, kind)};
    OK(mlsOperationStateAddAttributes(state, 1, attributes + 1));
  }
  OK(mlsOperationCreate(state, &op));
  OK(mlsBlockInsertOwnedOperationBefore(block, ret, op));
  return op;
}

static void fill(const char *types, const char *name, intptr_t count,
                 const char *segments, const char *kind, uint32_t want) {
  MlsContext context = full_context(false);
  char text[512];
  snprintf(text, sizeof text, "func.func @f(%s) { return }", types);
  MlsModule module = parse(context, text);
  MlsOperation op = unfinished(module, context, name, count, segments, kind);
  REFUSED(want, mlsLinalgFillBuiltinNamedOpRegion(op));
  if (want == MLS_STATUS_OK) {
    // An elementwise one needs maps too, which are not the region's matter.
    if (!kind)
      OK(mlsOperationVerify(op));
    REFUSED(MLS_STATUS_BAD_STATE, mlsLinalgFillBuiltinNamedOpRegion(op));
  }
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

static void regions_are_made(void) {
  const char *two = "array<i32: 1, 1>", *three = "array<i32: 2, 1>";
  const char *floats = "%a: memref<4x4xf32>, %b: memref<4x4xf32>, "
                       "%c: memref<4x4xf32>";
  const char *ints = "%a: memref<4x4xi32>, %b: memref<4x4xi32>, "
                     "%c: memref<4x4xi32>";
  const char *mixed = "%a: memref<4x4xi32>, %b: memref<4x4xf32>, "
                      "%c: memref<4x4xf32>";
  const char *bools = "%a: memref<4x4xi1>, %b: memref<4x4xi1>, "
                      "%c: memref<4x4xi1>";
  const char *others = "%a: memref<4x4xindex>, %b: memref<4x4xcomplex<f32>>, "
                       "%c: memref<4x4xindex>";
  const uint32_t bad = MLS_STATUS_BAD_ARGUMENT;
  fill(floats, "linalg.matmul", 3, three, NULL, MLS_STATUS_OK);
  fill(ints, "linalg.matmul", 3, three, NULL, MLS_STATUS_OK);
  fill(mixed, "linalg.matmul", 3, three, NULL, bad);
  fill(bools, "linalg.matmul", 3, three, NULL, bad);
  fill(others, "linalg.matmul", 3, three, NULL, bad);
  fill(floats, "linalg.matmul", 2, two, NULL, bad);
  fill(floats, "linalg.exp", 2, two, NULL, MLS_STATUS_OK);
  fill(ints, "linalg.exp", 2, two, NULL, bad);
  fill(floats, "linalg.copy", 2, two, NULL, MLS_STATUS_OK);
  fill("%a: f32, %b: memref<4xf32>", "linalg.fill", 2, two, NULL,
       MLS_STATUS_OK);
  fill(ints, "linalg.div_unsigned", 3, three, NULL, MLS_STATUS_OK);
  fill(floats, "linalg.div_unsigned", 3, three, NULL, bad);
  fill(floats, "linalg.powf", 3, three, NULL, MLS_STATUS_OK);
  fill(ints, "linalg.powf", 3, three, NULL, bad);
  fill("%c: memref<4xi1>, %a: memref<4xf32>, %b: memref<4xf32>, "
       "%o: memref<4xf32>",
       "linalg.select", 4, "array<i32: 3, 1>", NULL, MLS_STATUS_OK);
  fill("%c: memref<4xi32>, %a: memref<4xf32>, %b: memref<4xf32>, "
       "%o: memref<4xf32>",
       "linalg.select", 4, "array<i32: 3, 1>", NULL, bad);
  fill("%a: f64, %b: f64, %s: i32, %o: memref<4x4xf32>", "linalg.fill_rng_2d",
       4, "array<i32: 3, 1>", NULL, MLS_STATUS_OK);
  fill("%a: f32, %b: f32, %s: i32, %o: memref<4x4xf32>", "linalg.fill_rng_2d",
       4, "array<i32: 3, 1>", NULL, bad);
  fill(floats, "linalg.elementwise", 3, three,
       "#linalg.elementwise_kind<max_signed>", MLS_STATUS_OK);
  fill(floats, "linalg.elementwise", 3, three, "#linalg.elementwise_kind<exp>",
       bad);
  fill(floats, "linalg.yield", 1, "unit", NULL, bad);

  MlsContext context = full_context(false);
  MlsModule module = parse(context, matmul);
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`func.func`",
                 mlsLinalgFillBuiltinNamedOpRegion(
                     find(root_of(module), "func.func", 0)));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsLinalgFillBuiltinNamedOpRegion(
              find(root_of(module), "linalg.matmul", 0)));
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(amdgpu_and_nvgpu);
  TEST(complex_numbers);
  TEST(functions_have_attributes);
  TEST(variadicities);
  TEST(dialects_are_described);
  TEST(structured_operations_are_read);
  TEST(contractions_of_maps);
  TEST(regions_are_made);
  return TEST_RESULT;
}
