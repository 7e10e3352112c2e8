// One program for two APIs: built against MLIR's own and against this library,
// it must print the same. `API` is the header with the names.
#include API

static void write_text(T(StringRef) text, void *user_data) {
  (void)user_data;
  fwrite(text.data, 1, text.length, stdout);
}

static T(StringRef) text(const char *chars) {
  return PLAIN(StringRefCreateFromCString, chars);
}

static void say(const char *what, T(StringRef) value) {
  printf("%s: %.*s\n", what, (int)value.length, value.data);
}

#define NUMBER(Result, name, ...)                                              \
  printf(#name ": %lld\n", (long long)GET(Result, name, __VA_ARGS__))
#define TRUTH(name, ...) printf(#name ": %d\n", GET(bool, name, __VA_ARGS__))
#define TEXT(name, ...) say(#name, GET(T(StringRef), name, __VA_ARGS__))

#define SHOW(Name)                                                             \
  static void show_##Name(const char *what, T(Name) it) {                      \
    printf("%s: ", what);                                                      \
    DO(Name##Print, it, write_text, NULL);                                     \
    printf("\n");                                                              \
  }
SHOW(Type)
SHOW(Attribute)
SHOW(AffineExpr)
SHOW(AffineMap)
SHOW(IntegerSet)
SHOW(Location)
SHOW(Operation)
SHOW(Value)

#define TYPE(name, ...) show_Type(#name, GET(T(Type), name, __VA_ARGS__))
#define ATTRIBUTE(name, ...)                                                   \
  show_Attribute(#name, GET(T(Attribute), name, __VA_ARGS__))
#define EXPRESSION(name, ...)                                                  \
  show_AffineExpr(#name, GET(T(AffineExpr), name, __VA_ARGS__))
#define MAP(name, ...) show_AffineMap(#name, GET(T(AffineMap), name, __VA_ARGS__))

static T(Type) type_of(T(Context) context, const char *chars) {
  return GET(T(Type), TypeParseGet, context, text(chars));
}

static T(Attribute) attribute_of(T(Context) context, const char *chars) {
  return GET(T(Attribute), AttributeParseGet, context, text(chars));
}

static void types(T(Context) context) {
  T(Type) i32 = GET(T(Type), IntegerTypeGet, context, 32);
  T(Type) f16 = GET(T(Type), F16TypeGet, context);
  T(Type) both[] = {i32, f16};
  int64_t sizes[] = {2, 3};
  Boolean scalable[] = {false, true};
  T(Attribute) none = {0};
  show_Type("i32", i32);
  TYPE(IntegerTypeSignedGet, context, 7);
  TYPE(IntegerTypeUnsignedGet, context, 1);
  NUMBER(uint32_t, IntegerTypeGetWidth, i32);
  TRUTH(IntegerTypeIsSignless, i32);
  TYPE(IndexTypeGet, context);
  TYPE(BF16TypeGet, context);
  TYPE(Float8E4M3FNTypeGet, context);
  NUMBER(uint32_t, FloatTypeGetWidth, f16);
  TYPE(ComplexTypeGet, f16);
  TYPE(TupleTypeGet, context, 2, both);
  TYPE(FunctionTypeGet, context, 2, both, 1, both);
  TYPE(VectorTypeGet, 2, sizes, i32);
  TYPE(VectorTypeGetScalable, 2, sizes, scalable, i32);
  TYPE(RankedTensorTypeGet, 2, sizes, i32, none);
  TYPE(UnrankedTensorTypeGet, f16);
  TYPE(MemRefTypeContiguousGet, i32, 2, sizes, none);
  T(Type) tensor = type_of(context, "tensor<4x?xf16>");
  NUMBER(int64_t, ShapedTypeGetRank, tensor);
  NUMBER(int64_t, ShapedTypeGetDimSize, tensor, 0);
  TRUTH(ShapedTypeIsDynamicDim, tensor, 1);
  TRUTH(ShapedTypeHasStaticShape, tensor);
  TYPE(ShapedTypeGetElementType, tensor);
  T(Type) tuple = type_of(context, "tuple<i1, index>");
  NUMBER(intptr_t, TupleTypeGetNumTypes, tuple);
  TYPE(TupleTypeGetType, tuple, 1);
  TRUTH(TypeIsAFloat, tensor);
  TRUTH(TypeIsATensor, tensor);
  TYPE(OpaqueTypeGet, context, text("quant"), text("nothing"));
}

static void affine(T(Context) context) {
  T(AffineExpr) d0 = GET(T(AffineExpr), AffineDimExprGet, context, 0);
  T(AffineExpr) d1 = GET(T(AffineExpr), AffineDimExprGet, context, 1);
  T(AffineExpr) s0 = GET(T(AffineExpr), AffineSymbolExprGet, context, 0);
  T(AffineExpr) two = GET(T(AffineExpr), AffineConstantExprGet, context, 2);
  T(AffineExpr) sum = GET(T(AffineExpr), AffineAddExprGet, d0, s0);
  T(AffineExpr) product = GET(T(AffineExpr), AffineMulExprGet, d1, two);
  T(AffineExpr) results[] = {sum, product};
  EXPRESSION(AffineModExprGet, sum, two);
  EXPRESSION(AffineFloorDivExprGet, product, two);
  EXPRESSION(AffineCeilDivExprGet, sum, two);
  EXPRESSION(AffineBinaryOpExprGetRHS, sum);
  EXPRESSION(AffineExprShiftDims, sum, 1, 3, 0);
  EXPRESSION(SimplifyAffineExpr,
             GET(T(AffineExpr), AffineAddExprGet, product, product), 2, 1);
  TRUTH(AffineExprIsMultipleOf, product, 2);
  TRUTH(AffineExprIsPureAffine, sum);
  NUMBER(int64_t, AffineExprGetLargestKnownDivisor, product);
  T(AffineMap) map = GET(T(AffineMap), AffineMapGet, context, 2, 1, 2, results);
  show_AffineMap("map", map);
  NUMBER(intptr_t, AffineMapGetNumInputs, map);
  EXPRESSION(AffineMapGetResult, map, 1);
  EXPRESSION(AffineExprCompose, d1, map);
  MAP(AffineMapMinorIdentityGet, context, 3, 2);
  MAP(AffineMapGetMajorSubMap, map, 1);
  MAP(AffineMapReplace, map, d1, two, 1, 1);
  unsigned order[] = {2, 0, 1};
  MAP(AffineMapPermutationGet, context, 3, order);
  TRUTH(AffineMapIsProjectedPermutation, map);
  Boolean equal[] = {true, false};
  T(IntegerSet) set =
      GET(T(IntegerSet), IntegerSetGet, context, 2, 1, 2, results, equal);
  show_IntegerSet("set", set);
  NUMBER(intptr_t, IntegerSetGetNumEqualities, set);
  TRUTH(IntegerSetIsConstraintEq, set, 1);
  show_IntegerSet("empty",
                  GET(T(IntegerSet), IntegerSetEmptyGet, context, 1, 0));
  ATTRIBUTE(AffineMapAttrGet, map);
  ATTRIBUTE(IntegerSetAttrGet, set);
}

static void attributes(T(Context) context) {
  T(Type) i32 = type_of(context, "i32");
  T(Attribute) seven = GET(T(Attribute), IntegerAttrGet, i32, 7);
  T(Attribute) all[] = {seven, GET(T(Attribute), UnitAttrGet, context)};
  show_Attribute("seven", seven);
  NUMBER(int64_t, IntegerAttrGetValueInt, seven);
  ATTRIBUTE(FloatAttrDoubleGet, context, type_of(context, "f64"), 0.1);
  ATTRIBUTE(BoolAttrGet, context, 1);
  ATTRIBUTE(StringAttrGet, context, text("a \"quoted\" text\n"));
  ATTRIBUTE(ArrayAttrGet, context, 2, all);
  ATTRIBUTE(TypeAttrGet, i32);
  ATTRIBUTE(FlatSymbolRefAttrGet, context, text("f"));
  T(Attribute) dense = attribute_of(context, "dense<[1, 2, 3]> : tensor<3xi32>");
  NUMBER(int64_t, ElementsAttrGetNumElements, dense);
  TRUTH(DenseElementsAttrIsSplat, dense);
  TYPE(AttributeGetType, dense);
  T(Attribute) strided = attribute_of(context, "strided<[4, 1], offset: 2>");
  show_Attribute("strided", strided);
  int64_t strides[] = {4, 1};
  ATTRIBUTE(StridedLayoutAttrGet, context, 2, 2, strides);
  NUMBER(int64_t, StridedLayoutAttrGetStride, strided, 0);
  int32_t numbers[] = {1, -2, 3};
  double reals[] = {0.5, -1.25};
  T(Attribute) list = GET(T(Attribute), DenseI32ArrayGet, context, 3, numbers);
  show_Attribute("list", list);
  NUMBER(int32_t, DenseI32ArrayGetElement, list, 1);
  ATTRIBUTE(DenseElementsAttrInt32Get, type_of(context, "vector<3xi32>"), 3,
            numbers);
  ATTRIBUTE(DenseElementsAttrDoubleGet, type_of(context, "tensor<2xf64>"), 2,
            reals);
  NUMBER(int32_t, DenseElementsAttrGetInt32Value, dense, 2);
  ATTRIBUTE(DenseElementsAttrInt64SplatGet, type_of(context, "tensor<2x2xi64>"),
            9);
}

static void dialects(T(Context) context) {
  T(Type) pair[] = {type_of(context, "i32"), type_of(context, "f32")};
  TYPE(LLVMPointerTypeGet, context, 3);
  TYPE(LLVMStructTypeLiteralGet, context, 2, pair, true);
  TYPE(LLVMArrayTypeGet, pair[0], 4);
  T(Type) function =
      GET(T(Type), LLVMFunctionTypeGet, pair[1], 2, pair, true);
  show_Type("function", function);
  NUMBER(intptr_t, LLVMFunctionTypeGetNumInputs, function);
  T(Type) uniform =
      GET(T(Type), UniformQuantizedTypeGet, 1, type_of(context, "i8"), pair[1],
          0.25, 3, -128, 127);
  show_Type("uniform", uniform);
  NUMBER(int64_t, UniformQuantizedTypeGetZeroPoint, uniform);
  TYPE(QuantizedTypeGetExpressedType, uniform);
  TYPE(TransformAnyOpTypeGet, context);
  TYPE(TransformOperationTypeGet, context, text("scf.for"));
  TYPE(PDLRangeTypeGet, GET(T(Type), PDLValueTypeGet, context));
  T(Attribute) sparse = attribute_of(
      context, "#sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : "
               "compressed)}>");
  NUMBER(intptr_t, SparseTensorEncodingGetLvlRank, sparse);
  MAP(SparseTensorEncodingAttrGetDimToLvl, sparse);
}

static void locations(T(Context) context) {
  T(Location) place =
      GET(T(Location), LocationFileLineColGet, context, text("file"), 3, 4);
  T(Location) named =
      GET(T(Location), LocationNameGet, context, text("name"), place);
  T(Location) called = GET(T(Location), LocationCallSiteGet, place, named);
  show_Location("place", place);
  show_Location("named", named);
  show_Location("called", called);
  TRUTH(LocationIsACallSite, called);
  show_Location("callee", GET(T(Location), LocationCallSiteGetCallee, called));
  NUMBER(int, LocationFileLineColRangeGetStartLine, place);
}

static void operations(T(Context) context) {
  T(Module) module = GET(
      T(Module), ModuleCreateParse, context,
      text("func.func @f(%a: i32, %b: i32) -> i32 {\n"
           "  %zero = arith.constant 0 : i32\n"
           "  %sum = arith.addi %a, %zero : i32\n"
           "  %unused = arith.muli %sum, %b : i32\n"
           "  return %sum : i32\n}\n"));
  T(Operation) root = GET(T(Operation), ModuleGetOperation, module);
  T(Block) body = GET(T(Block), ModuleGetBody, module);
  T(Operation) function = GET(T(Operation), BlockGetFirstOperation, body);
  show_Operation("module", root);
  NUMBER(intptr_t, OperationGetNumRegions, function);
  T(Region) region = GET(T(Region), OperationGetRegion, function, 0);
  T(Block) block = GET(T(Block), RegionGetFirstBlock, region);
  NUMBER(intptr_t, BlockGetNumArguments, block);
  T(Value) argument = GET(T(Value), BlockGetArgument, block, 0);
  show_Value("argument", argument);
  TYPE(ValueGetType, argument);
  T(Operation) op = GET(T(Operation), BlockGetFirstOperation, block);
  while (!IS_NULL(Operation, op)) {
    T(Identifier) name = GET(T(Identifier), OperationGetName, op);
    TEXT(IdentifierStr, name);
    NUMBER(intptr_t, OperationGetNumOperands, op);
    NUMBER(intptr_t, OperationGetNumResults, op);
    op = GET(T(Operation), OperationGetNextInBlock, op);
  }
  ATTRIBUTE(OperationGetAttributeByName, function, text("sym_name"));
  printf("verifies: %d\n", VERIFIES(root));
  T(PassManager) manager = GET(T(PassManager), PassManagerCreate, context);
  T(OpPassManager) whole =
      GET(T(OpPassManager), PassManagerGetAsOpPassManager, manager);
  PARSE_PIPELINE(whole, text("any(canonicalize,cse)"));
  DO(PrintPassPipeline, whole, write_text, NULL);
  printf("\nruns: %d\n", SUCCEEDS(PassManagerRunOnOp, manager, root));
  DO(PassManagerDestroy, manager);
  show_Operation("after", root);
  DO(ModuleDestroy, module);
}

int main(void) {
  T(DialectRegistry) registry = GIVE(T(DialectRegistry), DialectRegistryCreate);
  DO(RegisterAllDialects, registry);
  REGISTER_PASSES();
  T(Context) context =
      GET(T(Context), ContextCreateWithRegistry, registry, false);
  DO(DialectRegistryDestroy, registry);
  DO(ContextSetAllowUnregisteredDialects, context, true);
  DO(ContextLoadAllAvailableDialects, context);
  types(context);
  affine(context);
  attributes(context);
  locations(context);
  dialects(context);
  operations(context);
  DO(ContextDestroy, context);
  return RESULT;
}
