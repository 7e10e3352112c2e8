// Interfaces: results are inferred from what an operation takes, and from nothing
// else.
#include "mls_test.h"

static const char *program =
    "func.func @f(%a: i32, %b: i64, %t: tensor<2x?xf32>, %u: tensor<*xf32>, "
    "%c: i1) {\n  return\n}\n";

static MlsValue argument(MlsModule module, intptr_t pos) {
  MlsOperation end = find(root_of(module), "func.return", 0);
  MlsBlock block;
  MlsValue value;
  OK(mlsOperationGetBlock(end, &block));
  OK(mlsBlockGetArgument(block, pos, &value));
  return value;
}

static void operations_have_them(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  MlsTypeID infers, shapes, id, same;
  bool has;
  OK(mlsInferTypeOpInterfaceTypeID(&infers));
  OK(mlsInferShapedTypeOpInterfaceTypeID(&shapes));
  CHECK(infers.bits != shapes.bits);
  MlsOperation end = find(root_of(module), "func.return", 0);
  OK(mlsOperationImplementsInterface(end, infers, &has));
  CHECK(!has);
  OK(mlsOperationImplementsInterfaceStatic(str("arith.addi"), context, infers,
                                           &has));
  CHECK(has);
  OK(mlsOperationImplementsInterfaceStatic(str("tosa.add"), context, shapes,
                                           &has));
  CHECK(has);
  OK(mlsOperationImplementsInterfaceStatic(str("no.such"), context, infers,
                                           &has));
  CHECK(!has);
  OK(mlsOperationGetTypeID(end, &id));
  OK(mlsOperationGetTypeID(find(root_of(module), "func.return", 0), &same));
  CHECK(id.bits != 0 && id.bits == same.bits);
  OK(mlsContextSetAllowUnregisteredDialects(context, true));
  MlsOperation strange = make(context, "no.such", 0, NULL, 0, NULL);
  OK(mlsOperationGetTypeID(strange, &id));
  CHECK(id.bits == 0);
  OK(mlsOperationImplementsInterface(strange, infers, &has));
  CHECK(!has);
  OK(mlsContextDestroy(context));
}

static MlsStatus infer(MlsContext context, const char *name, intptr_t n,
                       const MlsValue *operands, const char *attributes,
                       MlsType *result, intptr_t *count) {
  MlsAttribute dictionary = {0};
  if (attributes)
    dictionary = attribute(context, attributes);
  return mlsInferTypeOpInterfaceInferReturnTypes(
      str(name), context, unknown(context), n, operands, dictionary, 0, NULL, 1,
      result, count);
}

static void types(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  MlsValue a = argument(module, 0), b = argument(module, 1);
  MlsValue c = argument(module, 4);
  MlsValue two[] = {a, a}, mixed[] = {a, b}, select[] = {c, a, a};
  MlsType result;
  intptr_t count = 7;
  OK(infer(context, "arith.addi", 2, two, NULL, &result, &count));
  CHECK(count == 1 && result.bits == type(context, "i32").bits);
  OK(infer(context, "arith.select", 3, select, "{}", &result, &count));
  CHECK(count == 1 && result.bits == type(context, "i32").bits);
  // An attribute that upstream keeps among the properties.
  OK(infer(context, "arith.cmpi", 2, two, "{predicate = 0 : i64}", &result,
           &count));
  CHECK(count == 1 && result.bits == type(context, "i1").bits);
  OK(infer(context, "arith.constant", 0, NULL, "{value = 7 : i64}", &result,
           &count));
  CHECK(count == 1 && result.bits == type(context, "i64").bits);
  OK(mlsInferTypeOpInterfaceInferReturnTypes(
      str("arith.addi"), context, unknown(context), 2, two, (MlsAttribute){0},
      0, NULL, 0, NULL, &count));
  CHECK(count == 1);

  count = 7;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "operand",
                 infer(context, "arith.addi", 1, two, NULL, &result, &count));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "value",
                 infer(context, "arith.constant", 0, NULL, NULL, &result,
                       &count));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          infer(context, "arith.select", 2, mixed, NULL, &result, &count));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "does not infer",
                 infer(context, "func.return", 0, NULL, NULL, &result, &count));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "not registered",
                 infer(context, "no.such", 0, NULL, NULL, &result, &count));
  REFUSED_SAYING(
      MLS_STATUS_BAD_ARGUMENT, "a dictionary",
      infer(context, "arith.addi", 2, two, "7 : i32", &result, &count));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsInferTypeOpInterfaceInferReturnTypes(
              str("arith.addi"), context, unknown(context), 2, two,
              (MlsAttribute){0}, 0, NULL, 1, NULL, &count));
  CHECK(count == 7);
  // Nothing stays behind: no use of the arguments.
  bool used;
  MlsOpOperand use;
  OK(mlsValueGetFirstUse(a, &use));
  used = use.bits != 0;
  CHECK(!used);
  OK(mlsContextDestroy(context));
}

static void regions(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  MlsValue c = argument(module, 4);
  MlsRegion both[2];
  MlsBlock block;
  MlsType result;
  intptr_t count;
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsInferTypeOpInterfaceInferReturnTypes(
              str("scf.if"), context, unknown(context), 1, &c,
              (MlsAttribute){0}, 0, NULL, 1, &result, &count));
  for (int i = 0; i < 2; ++i) {
    MlsOperationState state;
    MlsOperation end;
    OK(mlsRegionCreate(context, &both[i]));
    OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
    OK(mlsOperationStateGet(str("scf.yield"), unknown(context), &state));
    MlsValue given = argument(module, 0);
    OK(mlsOperationStateAddOperands(state, 1, &given));
    OK(mlsOperationCreate(state, &end));
    OK(mlsBlockAppendOwnedOperation(block, end));
    OK(mlsRegionAppendOwnedBlock(both[i], block));
  }
  OK(mlsInferTypeOpInterfaceInferReturnTypes(
      str("scf.if"), context, unknown(context), 1, &c, (MlsAttribute){0}, 2,
      both, 1, &result, &count));
  CHECK(count == 1 && result.bits == type(context, "i32").bits);
  // They are the caller's as before.
  MlsBlock first;
  OK(mlsRegionGetFirstBlock(both[0], &first));
  CHECK(first.bits != 0);
  MlsRegion twice[] = {both[0], both[0]}, attached;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "twice",
                 mlsInferTypeOpInterfaceInferReturnTypes(
                     str("scf.if"), context, unknown(context), 1, &c,
                     (MlsAttribute){0}, 2, twice, 1, &result, &count));
  OK(mlsOperationGetRegion(root_of(module), 0, &attached));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "belongs to",
                 mlsInferTypeOpInterfaceInferReturnTypes(
                     str("scf.if"), context, unknown(context), 1, &c,
                     (MlsAttribute){0}, 1, &attached, 1, &result, &count));
  OK(mlsContextDestroy(context));
}

static void shapes(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, program);
  MlsValue t = argument(module, 2), u = argument(module, 3);
  MlsValue two[] = {t, t}, unranked[] = {u, u};
  MlsShapedTypeComponents known;
  int64_t sizes[4];
  intptr_t count = 7, n_sizes = 7;
  MlsAttribute none = {0};
  MlsLocation at = unknown(context);
  OK(mlsInferShapedTypeOpInterfaceInferReturnTypes(
      str("tosa.add"), context, at, 2, two, none, 1, &known, 4, sizes, &count,
      &n_sizes));
  CHECK(count == 1 && n_sizes == 2 && known.hasRank && known.rank == 2);
  CHECK(known.firstSize == 0 && sizes[0] == 2 && sizes[1] < 0);
  OK(mlsInferShapedTypeOpInterfaceInferReturnTypes(
      str("tosa.add"), context, at, 2, unranked, none, 1, &known, 4, sizes,
      &count, &n_sizes));
  CHECK(count == 1 && n_sizes == 0 && !known.hasRank);
  OK(mlsInferShapedTypeOpInterfaceInferReturnTypes(
      str("tosa.add"), context, at, 2, two, attribute(context, "{a = 1}"), 0,
      NULL, 0, NULL, &count, &n_sizes));
  CHECK(count == 1 && n_sizes == 2);

  count = n_sizes = 7;
  // What it needs stands in attributes that upstream wants in another form.
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "axis",
                 mlsInferShapedTypeOpInterfaceInferReturnTypes(
                     str("tosa.argmax"), context, at, 1, two,
                     attribute(context, "{axis = 0 : i32}"), 1, &known, 4,
                     sizes, &count, &n_sizes));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "axis",
                 mlsInferShapedTypeOpInterfaceInferReturnTypes(
                     str("tosa.argmax"), context, at, 1, two, none, 1, &known,
                     4, sizes, &count, &n_sizes));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "operand",
                 mlsInferShapedTypeOpInterfaceInferReturnTypes(
                     str("tosa.add"), context, at, 1, two, none, 1, &known, 4,
                     sizes, &count, &n_sizes));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "does not infer shapes",
                 mlsInferShapedTypeOpInterfaceInferReturnTypes(
                     str("func.return"), context, at, 0, NULL, none, 1, &known,
                     4, sizes, &count, &n_sizes));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsInferShapedTypeOpInterfaceInferReturnTypes(
              str("tosa.add"), context, at, 2, two, none, 1, NULL, 4, sizes,
              &count, &n_sizes));
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsInferShapedTypeOpInterfaceInferReturnTypes(
              str("tosa.add"), context, at, 2, two, none, 1, &known, 4, NULL,
              &count, &n_sizes));
  CHECK(count == 7 && n_sizes == 7);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(operations_have_them);
  TEST(types);
  TEST(regions);
  TEST(shapes);
  return TEST_RESULT;
}
