// Types and attributes of EmitC, GPU, SMT, sparse tensors, PDL and transform
// scripts: each can be made and read back, and only what upstream verifies.
#include "mls_test.h"

static bool shows(MlsType ty, const char *want) {
  MlsString string;
  MlsStringRef text;
  OK(mlsTypeToString(ty, &string));
  OK(mlsStringGet(string, &text));
  bool same = mlsStringRefEqual(text, str(want));
  if (!same)
    fprintf(stderr, "%.*s, not %s\n", (int)text.length, text.data, want);
  OK(mlsStringDestroy(string));
  return same;
}


// B66: upstream ends the process.
static void dialects_must_be_loaded(void) {
  MlsContext context;
  MlsType ty;
  MlsAttribute attr;
  OK(mlsContextCreate(&context));
  MlsType i32 = type(context, "i32");
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsEmitCArrayTypeGet(1, (int64_t[]){4}, i32, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsEmitCLValueTypeGet(i32, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsEmitCOpaqueTypeGet(context, str("x"), &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsEmitCPointerTypeGet(i32, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsEmitCSizeTTypeGet(context, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsGPUAsyncTokenTypeGet(context, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsSMTTypeGetBool(context, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsSMTAttrGetBitVector(context, 1, 1, &attr));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsPDLTypeTypeGet(context, &ty));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsTransformAnyOpTypeGet(context, &ty));
  const uint64_t dense = MLS_SPARSE_TENSOR_LEVEL_DENSE;
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsSparseTensorEncodingAttrGet(
              context, 1, &dense, (MlsAffineMap){0}, (MlsAffineMap){0}, 0, 0,
              (MlsAttribute){0}, (MlsAttribute){0}, &attr));
  OK(mlsContextDestroy(context));
}

static void emitc(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), ty, lvalue, again;
  int64_t shape[] = {4, 2}, negative[] = {-1};
  bool is;
  OK(mlsEmitCArrayTypeGet(2, shape, i32, &ty));
  CHECK(shows(ty, "!emitc.array<4x2xi32>"));
  OK(mlsTypeIsAEmitCArrayType(ty, &is));
  CHECK(is);
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsEmitCArrayTypeGet(0, NULL, i32, &again));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsEmitCArrayTypeGet(1, negative, i32, &again));
  const char *elements[] = {"i7",    "f8E5M2",           "none",
                            "tf32",  "tensor<4xi8>",     "!emitc.array<4xi8>",
                            "index", "!emitc.opaque<\"x\">", "!emitc.ptr<i7>",
                            "i1",    "bf16",             "!emitc.size_t"};
  for (int i = 0; i < 12; ++i) {
    MlsType element = type(context, elements[i]);
    if (i < 6)
      REFUSED(MLS_STATUS_BAD_ARGUMENT,
              mlsEmitCArrayTypeGet(2, shape, element, &again));
    else
      OK(mlsEmitCArrayTypeGet(2, shape, element, &again));
  }

  OK(mlsEmitCLValueTypeGet(i32, &lvalue));
  CHECK(shows(lvalue, "!emitc.lvalue<i32>"));
  OK(mlsTypeIsAEmitCLValueType(lvalue, &is));
  CHECK(is);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsEmitCLValueTypeGet(lvalue, &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsEmitCLValueTypeGet(ty, &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCLValueTypeGet(type(context, "!emitc.ptr<i7>"), &again));
  OK(mlsEmitCLValueTypeGet(type(context, "tuple<i32, f32>"), &again));

  OK(mlsEmitCOpaqueTypeGet(context, str("a \"b\""), &ty));
  OK(mlsTypeIsAEmitCOpaqueType(ty, &is));
  CHECK(is);
  OK(mlsEmitCLValueTypeGet(ty, &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCOpaqueTypeGet(context, str(""), &again));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCOpaqueTypeGet(context, str("int*"), &again));

  OK(mlsEmitCPointerTypeGet(i32, &ty));
  CHECK(shows(ty, "!emitc.ptr<i32>"));
  OK(mlsTypeIsAEmitCPointerType(ty, &is));
  CHECK(is);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsEmitCPointerTypeGet(lvalue, &again));

  OK(mlsEmitCPtrDiffTTypeGet(context, &ty));
  OK(mlsTypeIsAEmitCPtrDiffTType(ty, &is));
  CHECK(is && shows(ty, "!emitc.ptrdiff_t"));
  OK(mlsEmitCSignedSizeTTypeGet(context, &ty));
  OK(mlsTypeIsAEmitCSignedSizeTType(ty, &is));
  CHECK(is && shows(ty, "!emitc.ssize_t"));
  OK(mlsEmitCSizeTTypeGet(context, &ty));
  OK(mlsTypeIsAEmitCSizeTType(ty, &is));
  CHECK(is && shows(ty, "!emitc.size_t"));

  MlsAttribute attr;
  MlsEmitCCmpPredicate predicate;
  MlsStringRef text;
  OK(mlsEmitCCmpPredicateAttrGet(context, MLS_EMITC_CMP_PREDICATE_LE, &attr));
  OK(mlsAttributeIsAEmitCCmpPredicate(attr, &is));
  CHECK(is);
  OK(mlsEmitCCmpPredicateAttrGetValue(attr, &predicate));
  CHECK(predicate == MLS_EMITC_CMP_PREDICATE_LE);
  REFUSED(MLS_STATUS_BAD_ENUM, mlsEmitCCmpPredicateAttrGet(context, 7, &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCOpaqueAttrGetValue(attr, &text));
  OK(mlsEmitCOpaqueAttrGet(context, str("NULL"), &attr));
  OK(mlsAttributeIsAEmitCOpaque(attr, &is));
  CHECK(is);
  OK(mlsEmitCOpaqueAttrGetValue(attr, &text));
  CHECK(mlsStringRefEqual(text, str("NULL")));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCCmpPredicateAttrGetValue(attr, &predicate));
  attr = attribute(context, "7 : i64");
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsEmitCCmpPredicateAttrGetValue(attr, &predicate));
  OK(mlsContextDestroy(context));
}

static void gpu(void) {
  MlsContext context = full_context(false);
  MlsAttribute null = {0}, object, part,
               target = attribute(context, "#nvvm.target<chip = \"sm_80\">"),
               options = attribute(context, "{a = 1 : i32}"),
               kernels = attribute(context, "#gpu.kernel_table<[#gpu.kernel_"
                                            "metadata<\"k\", () -> ()>]>");
  bool is;
  uint32_t format;
  MlsStringRef bytes = {"a\0b", 3}, read;
  MlsType ty;
  OK(mlsGPUAsyncTokenTypeGet(context, &ty));
  OK(mlsTypeIsAGPUAsyncTokenType(ty, &is));
  CHECK(is && shows(ty, "!gpu.async.token"));

  OK(mlsGPUObjectAttrGet(context, target, 3, bytes, null, &object));
  OK(mlsAttributeIsAGPUObjectAttr(object, &is));
  CHECK(is);
  OK(mlsGPUObjectAttrHasProperties(object, &is));
  CHECK(!is);
  OK(mlsGPUObjectAttrGetProperties(object, &part));
  CHECK(part.bits == 0);
  OK(mlsGPUObjectAttrHasKernels(object, &is));
  CHECK(!is);
  OK(mlsGPUObjectAttrGetKernels(object, &part));
  CHECK(part.bits == 0);
  OK(mlsGPUObjectAttrGetTarget(object, &part));
  CHECK(part.bits == target.bits);
  OK(mlsGPUObjectAttrGetFormat(object, &format));
  CHECK(format == 3);
  OK(mlsGPUObjectAttrGetObject(object, &read));
  CHECK(mlsStringRefEqual(read, bytes));

  OK(mlsGPUObjectAttrGetWithKernels(context, target, 4, bytes, options, kernels,
                                    &object));
  OK(mlsGPUObjectAttrGetProperties(object, &part));
  CHECK(part.bits == options.bits);
  OK(mlsGPUObjectAttrGetKernels(object, &part));
  CHECK(part.bits == kernels.bits);
  OK(mlsGPUObjectAttrHasKernels(object, &is));
  CHECK(is);

  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsGPUObjectAttrGet(context, options, 3, bytes, null, &part));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsGPUObjectAttrGet(context, target, 0, bytes, null, &part));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsGPUObjectAttrGet(context, target, 5, bytes, null, &part));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsGPUObjectAttrGet(context, target, 3, bytes, target, &part));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsGPUObjectAttrGetWithKernels(context, target, 3, bytes, null,
                                         options, &part));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsGPUObjectAttrGetTarget(target, &part));
  OK(mlsContextDestroy(context));
}

static void smt(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32"), boolean, integer, bits, array, function,
          sort, other;
  MlsIdentifier name;
  bool is;
  OK(mlsSMTTypeGetBool(context, &boolean));
  OK(mlsSMTTypeIsABool(boolean, &is));
  CHECK(is && shows(boolean, "!smt.bool"));
  OK(mlsSMTTypeGetInt(context, &integer));
  OK(mlsSMTTypeIsAInt(integer, &is));
  CHECK(is && shows(integer, "!smt.int"));
  OK(mlsSMTTypeGetBitVector(context, 32, &bits));
  OK(mlsSMTTypeIsABitVector(bits, &is));
  CHECK(is && shows(bits, "!smt.bv<32>"));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsSMTTypeGetBitVector(context, 0, &other));
  REFUSED(MLS_STATUS_OUT_OF_RANGE, mlsSMTTypeGetBitVector(context, -1, &other));
  MlsType domain[] = {integer, boolean};
  OK(mlsSMTTypeGetSMTFunc(context, 2, domain, bits, &function));
  OK(mlsSMTTypeIsASMTFunc(function, &is));
  CHECK(is && shows(function, "!smt.func<(!smt.int, !smt.bool) !smt.bv<32>>"));
  OK(mlsSMTTypeIsAnySMTValueType(function, &is));
  CHECK(is);
  OK(mlsSMTTypeIsAnyNonFuncSMTValueType(function, &is));
  CHECK(!is);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSMTTypeGetSMTFunc(context, 0, NULL, bits, &other));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSMTTypeGetSMTFunc(context, SIZE_MAX, domain, bits, &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTTypeGetSMTFunc(context, 1, &i32, bits, &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTTypeGetSMTFunc(context, 1, domain, function, &other));
  OK(mlsSMTTypeGetArray(context, function, bits, &array));
  OK(mlsSMTTypeIsAArray(array, &is));
  CHECK(is);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTTypeGetArray(context, i32, bits, &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTTypeGetArray(context, bits, i32, &other));
  OK(mlsIdentifierGet(context, str("sort"), &name));
  OK(mlsSMTTypeGetSort(context, name, 0, NULL, &sort));
  OK(mlsSMTTypeIsASort(sort, &is));
  CHECK(is && shows(sort, "!smt.sort<\"sort\">"));
  OK(mlsSMTTypeGetSort(context, name, 2, domain, &sort));
  CHECK(shows(sort, "!smt.sort<\"sort\"[!smt.int, !smt.bool]>"));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTTypeGetSort(context, name, 1, &function, &other));

  // Nested ever deeper.
  MlsStatus status = {0, 0};
  for (int i = 0; i < 3000 && status.code == MLS_STATUS_OK; ++i)
    status = mlsSMTTypeGetArray(context, array, bits, &array);
  REFUSED(MLS_STATUS_TOO_DEEP, status);

  MlsAttribute attr;
  OK(mlsSMTAttrGetBitVector(context, 5, 3, &attr));
  CHECK(attr.bits == attribute(context, "#smt.bv<5> : !smt.bv<3>").bits);
  OK(mlsSMTAttrIsASMTAttribute(attr, &is));
  CHECK(is);
  OK(mlsSMTAttrGetBitVector(context, UINT64_MAX, 64, &attr));
  OK(mlsSMTAttrGetBitVector(context, UINT64_MAX, 200, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSMTAttrGetBitVector(context, 8, 3, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSMTAttrGetBitVector(context, 0, 0, &attr));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSMTAttrGetBitVector(context, 0, UINT32_MAX, &attr));
  OK(mlsSMTAttrCheckBVCmpPredicate(context, str("slt"), &is));
  CHECK(is);
  OK(mlsSMTAttrCheckBVCmpPredicate(context, str("lt"), &is));
  CHECK(!is);
  OK(mlsSMTAttrCheckIntPredicate(context, str("lt"), &is));
  CHECK(is);
  OK(mlsSMTAttrGetBVCmpPredicate(context, str("slt"), &attr));
  OK(mlsSMTAttrIsASMTAttribute(attr, &is));
  CHECK(is);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTAttrGetBVCmpPredicate(context, str("lt"), &attr));
  OK(mlsSMTAttrGetIntPredicate(context, str("lt"), &attr));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSMTAttrGetIntPredicate(context, str(""), &attr));
  OK(mlsContextDestroy(context));
}

static uint64_t level(MlsSparseTensorLevelFormat format, uint32_t property,
                      uint32_t n, uint32_t m) {
  uint64_t made;
  OK(mlsSparseTensorEncodingAttrBuildLvlType(format, &property, property != 0,
                                             n, m, &made));
  return made;
}

static MlsAffineMap map(MlsContext context, const char *text) {
  MlsAffineMap made;
  OK(mlsAffineMapAttrGetValue(attribute(context, text), &made));
  return made;
}

static void sparse_levels(void) {
  uint64_t made;
  uint32_t number;
  const uint32_t both[] = {MLS_SPARSE_PROPERTY_NON_UNIQUE,
                           MLS_SPARSE_PROPERTY_NON_ORDERED},
                 none[] = {8};
  OK(mlsSparseTensorEncodingAttrBuildLvlType(
      MLS_SPARSE_TENSOR_LEVEL_COMPRESSED, both, 2, 0, 0, &made));
  CHECK(made == 0x40003);
  OK(mlsSparseTensorEncodingAttrBuildLvlType(
      MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M, NULL, 0, 2, 4, &made));
  OK(mlsSparseTensorEncodingAttrGetStructuredN(made, &number));
  CHECK(number == 2);
  OK(mlsSparseTensorEncodingAttrGetStructuredM(made, &number));
  CHECK(number == 4);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSparseTensorEncodingAttrGetStructuredN(0x40000, &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSparseTensorEncodingAttrGetStructuredM(UINT64_MAX, &number));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsSparseTensorEncodingAttrBuildLvlType(
                                   0x50000, NULL, 0, 0, 0, &made));
  REFUSED(MLS_STATUS_BAD_ENUM,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_COMPRESSED, none, 1, 0, 0, &made));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_DENSE, both, 1, 0, 0, &made));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_DENSE, NULL, 0, 1, 2, &made));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M, NULL, 0, 3, 2, &made));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M, NULL, 0, 2, 256, &made));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsSparseTensorEncodingAttrBuildLvlType(
              MLS_SPARSE_TENSOR_LEVEL_DENSE, NULL, 1, 0, 0, &made));
}

static void sparse_encodings(void) {
  MlsContext context = full_context(false);
  const MlsAffineMap no_map = {0};
  const MlsAttribute none = {0};
  MlsAttribute made, attr, one = attribute(context, "1.0 : f32"),
                           zero = attribute(context, "0.0 : f32");
  MlsAffineMap read;
  bool is;
  const uint64_t dense = level(MLS_SPARSE_TENSOR_LEVEL_DENSE, 0, 0, 0),
                 compressed = level(MLS_SPARSE_TENSOR_LEVEL_COMPRESSED, 0, 0, 0),
                 singleton = level(MLS_SPARSE_TENSOR_LEVEL_SINGLETON, 0, 0, 0),
                 structured =
                     level(MLS_SPARSE_TENSOR_LEVEL_N_OUT_OF_M, 0, 2, 4);
#define GET(n, levels, to_level, to_dim, pos, crd, explicit, implicit)         \
  mlsSparseTensorEncodingAttrGet(context, n, levels, to_level, to_dim, pos,    \
                                 crd, explicit, implicit, &made)
  const uint64_t csr[] = {dense, compressed},
                 bsr[] = {dense, compressed, dense, dense};
  OK(GET(2, csr, no_map, no_map, 0, 0, none, none));
  OK(mlsAttributeIsASparseTensorEncodingAttr(made, &is));
  CHECK(is);
  OK(mlsSparseTensorEncodingAttrGetDimToLvl(made, &read));
  OK(mlsAffineMapIsIdentity(read, &is));
  CHECK(is);
  OK(mlsSparseTensorEncodingAttrGetLvlToDim(made, &read));
  OK(mlsAffineMapIsIdentity(read, &is));
  CHECK(is);

  MlsAffineMap identity =
                   map(context, "affine_map<(d0, d1) -> (d0, d1)>"),
               turned = map(context, "affine_map<(d0, d1) -> (d1, d0)>"),
               blocks = map(context,
                            "affine_map<(d0, d1) -> (d0 floordiv 2, d1 "
                            "floordiv 3, d0 mod 2, d1 mod 3)>"),
               back = map(context, "affine_map<(d0, d1, d2, d3) -> (d0 * 2 + "
                                   "d2, d1 * 3 + d3)>");
  OK(GET(2, csr, turned, turned, 32, 8, one, zero));
  OK(mlsSparseTensorEncodingAttrGetDimToLvl(made, &read));
  CHECK(read.bits == turned.bits);
  OK(mlsSparseTensorEncodingAttrGetLvlToDim(made, &read));
  CHECK(read.bits == turned.bits);
  int32_t width;
  OK(mlsSparseTensorEncodingAttrGetPosWidth(made, &width));
  CHECK(width == 32);
  OK(mlsSparseTensorEncodingAttrGetCrdWidth(made, &width));
  CHECK(width == 8);
  OK(mlsSparseTensorEncodingAttrGetExplicitVal(made, &attr));
  CHECK(attr.bits == one.bits);
  OK(mlsSparseTensorEncodingAttrGetImplicitVal(made, &attr));
  CHECK(attr.bits == zero.bits);
  intptr_t rank;
  uint64_t types[2];
  MlsSparseTensorLevelFormat format;
  OK(mlsSparseTensorEncodingGetLvlRank(made, &rank));
  CHECK(rank == 2);
  OK(mlsSparseTensorEncodingAttrCopyLvlTypes(made, 2, types, &rank));
  CHECK(rank == 2 && types[0] == dense && types[1] == compressed);
  OK(mlsSparseTensorEncodingAttrGetLvlType(made, 1, types));
  CHECK(types[0] == compressed);
  OK(mlsSparseTensorEncodingAttrGetLvlFmt(made, 1, &format));
  CHECK(format == MLS_SPARSE_TENSOR_LEVEL_COMPRESSED);
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsSparseTensorEncodingAttrGetLvlType(made, 2, types));

  OK(GET(4, bsr, blocks, no_map, 0, 0, none, none));
  OK(GET(4, bsr, blocks, back, 0, 0, none, none));
  OK(GET(2, csr, identity, identity, 0, 0, none, none));
  // A tensor can have each of them.
  MlsType tensor, f32 = type(context, "f32");
  OK(mlsRankedTensorTypeGet(2, (int64_t[]){4, 4}, f32, made, &tensor));

  const uint64_t first[] = {singleton, dense},
                 middle[] = {structured, dense}, last[] = {dense, structured},
                 wrong[] = {dense, 0x70000}, stray[] = {dense, 1ull << 50};
  OK(GET(2, last, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, first, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, middle, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, wrong, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, stray, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          GET(0, NULL, no_map, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          GET(1, csr, turned, no_map, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, csr, turned, identity, 0, 0, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, csr, no_map, turned, 0, 0, none, none));
  // Nothing can be the inverse of a symbol, which upstream looks for for ever.
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a dimension, block or remainder",
                 GET(1, csr, map(context, "affine_map<()[s0] -> (s0)>"), no_map,
                     0, 0, none, none));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          GET(2, csr, no_map, no_map, 7, 0, none, none));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          GET(2, csr, no_map, no_map, 0, -1, none, none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, csr, no_map, no_map, 0, 0, attribute(context, "unit"), none));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          GET(2, csr, no_map, no_map, 0, 0, none, attribute(context, "\"0\"")));
  // What upstream inverts without a look.
  const char *maps[] = {
      "affine_map<(d0, d1) -> (d0, d0)>",
      "affine_map<(d0, d1) -> (d0 + d1, d1)>",
      "affine_map<(d0, d1) -> ((d0 + d1) floordiv 2, d1)>",
      "affine_map<(d0) -> (d0 floordiv 2, d0)>",
      "affine_map<(d0) -> (d0 mod 2, d0 floordiv 2)>",
      "affine_map<(d0) -> (d0 mod 2, d0 mod 2)>",
      "affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0)>",
      "affine_map<(d0, d1) -> (7, d1)>",
      "affine_map<(d0, d1, d2) -> (d0, d1)>",
  };
  for (int i = 0; i < 9; ++i)
    REFUSED(MLS_STATUS_BAD_ARGUMENT,
            GET(2, csr, map(context, maps[i]), no_map, 0, 0, none, none));
#undef GET
  OK(mlsContextDestroy(context));
}

static void pdl(void) {
  MlsContext context = full_context(false);
  MlsType ty, range, element;
  bool is;
  OK(mlsPDLAttributeTypeGet(context, &ty));
  OK(mlsTypeIsAPDLAttributeType(ty, &is));
  CHECK(is && shows(ty, "!pdl.attribute"));
  OK(mlsPDLTypeTypeGet(context, &ty));
  OK(mlsTypeIsAPDLTypeType(ty, &is));
  CHECK(is && shows(ty, "!pdl.type"));
  OK(mlsPDLValueTypeGet(context, &ty));
  OK(mlsTypeIsAPDLValueType(ty, &is));
  CHECK(is && shows(ty, "!pdl.value"));
  OK(mlsPDLOperationTypeGet(context, &ty));
  OK(mlsTypeIsAPDLOperationType(ty, &is));
  CHECK(is && shows(ty, "!pdl.operation"));
  OK(mlsTypeIsAPDLType(ty, &is));
  CHECK(is);
  OK(mlsPDLRangeTypeGet(ty, &range));
  OK(mlsTypeIsAPDLRangeType(range, &is));
  CHECK(is && shows(range, "!pdl.range<operation>"));
  OK(mlsPDLRangeTypeGetElementType(range, &element));
  CHECK(element.bits == ty.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsPDLRangeTypeGet(range, &element));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsPDLRangeTypeGet(type(context, "i32"), &element));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsPDLRangeTypeGetElementType(ty, &element));
  OK(mlsContextDestroy(context));
}

static void transform_types(void) {
  MlsContext context = full_context(false);
  MlsType ty, i32 = type(context, "i32"), other;
  MlsStringRef name;
  bool is;
  OK(mlsTransformAnyOpTypeGet(context, &ty));
  OK(mlsTypeIsATransformAnyOpType(ty, &is));
  CHECK(is && shows(ty, "!transform.any_op"));
  OK(mlsTransformAnyParamTypeGet(context, &ty));
  OK(mlsTypeIsATransformAnyParamType(ty, &is));
  CHECK(is && shows(ty, "!transform.any_param"));
  OK(mlsTransformAnyValueTypeGet(context, &ty));
  OK(mlsTypeIsATransformAnyValueType(ty, &is));
  CHECK(is && shows(ty, "!transform.any_value"));
  OK(mlsTransformOperationTypeGet(context, str("func.func"), &ty));
  OK(mlsTypeIsATransformOperationType(ty, &is));
  CHECK(is && shows(ty, "!transform.op<\"func.func\">"));
  OK(mlsTransformOperationTypeGetOperationName(ty, &name));
  CHECK(mlsStringRefEqual(name, str("func.func")));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformOperationTypeGetOperationName(i32, &name));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformOperationTypeGet(context, str(""), &other));
  OK(mlsTransformParamTypeGet(context, i32, &ty));
  OK(mlsTypeIsATransformParamType(ty, &is));
  CHECK(is && shows(ty, "!transform.param<i32>"));
  OK(mlsTransformParamTypeGetType(ty, &other));
  CHECK(other.bits == i32.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsTransformParamTypeGetType(i32, &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformParamTypeGet(context, type(context, "i65"), &other));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformParamTypeGet(context, type(context, "index"), &other));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(dialects_must_be_loaded);
  TEST(emitc);
  TEST(gpu);
  TEST(smt);
  TEST(sparse_levels);
  TEST(sparse_encodings);
  TEST(pdl);
  TEST(transform_types);
  return TEST_RESULT;
}
