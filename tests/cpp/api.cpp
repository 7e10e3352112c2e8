// A broad sample of the API: it works, and it refuses.
#include "test.hpp"

#include <unordered_set>
#include <vector>

using namespace mls;

static void typesAreClasses() {
  auto context = fullContext();
  IntegerType i32 = IntegerType::get(context, 32);
  CHECK(i32.getWidth() == 32);
  CHECK(i32.isSignless());
  CHECK(i32.toString() == "i32");
  CHECK(i32 == Type::parseGet(context, "i32"));
  CHECK(i32 != IntegerType::unsignedGet(context, 32));
  CHECK(i32.equal(IntegerType::get(context, 32)));
  Type f32 = Float32Type::get(context);
  CHECK(FloatType(f32).getWidth() == 32);
  CHECK(Float32Type::getName() == "builtin.f32");
  CHECK(Float32Type::getTypeID() == f32.getTypeID());
  // Kinds are asked for, or checked by the call.
  CHECK(isa<FloatType>(f32));
  CHECK(!isa<IntegerType>(f32));
  CHECK(dyn_cast<IntegerType>(Type(i32)).getWidth() == 32);
  CHECK(!dyn_cast<IntegerType>(f32));
  REFUSED_SAYING(Status::BadArgument, "`ty`", IntegerType(f32).getWidth());
  VectorType vector = VectorType::get({4, 8}, f32);
  CHECK(vector.getRank() == 2);
  CHECK(vector.getDimSize(1) == 8);
  CHECK(vector.copySizes() == std::vector<int64_t>({4, 8}));
  REFUSED(Status::OutOfRange, vector.getDimSize(2));
  REFUSED(Status::OutOfRange,
          VectorType::getChecked(Location::unknownGet(context), {-1}, f32));
  int64_t dynamic = ShapedType::getDynamicSize();
  auto tensor = RankedTensorType::get({dynamic, 3}, f32);
  CHECK(tensor.toString() == "tensor<?x3xf32>");
  CHECK(!tensor.hasStaticShape());
  auto memref = MemRefType::contiguousGet(f32, {2, 3});
  StridesAndOffset layout = getStridesAndOffset(memref);
  CHECK(layout.strides == std::vector<int64_t>({3, 1}) && layout.offset == 0);
  auto function = FunctionType::get(context, {i32, f32}, Type(i32));
  CHECK(function.copyInputs() == std::vector<Type>({i32, f32}));
  CHECK(function.copyResults().size() == 1);
  CHECK(FunctionType::get(context, {}, {}).getNumInputs() == 0);
  // Handles are keys.
  std::unordered_set<Type> known = {i32, f32};
  CHECK(known.count(Type::parseGet(context, "f32")) == 1);
  // Nothing is made of types of two contexts.
  auto other = fullContext();
  REFUSED(Status::WrongContext,
          FunctionType::get(other, ArrayRef<Type>(f32), {}));
}

static void parallelArraysAreEquallyLong() {
  auto context = fullContext();
  Type i32 = IntegerType::get(context, 32);
  REFUSED_SAYING(Status::BadArgument, "`locs` is not as long as `args`",
                 Block::create(context, {i32, i32},
                               Location::unknownGet(context)));
  REFUSED_SAYING(Status::BadArgument, "`scalable` is not as long as `shape`",
                 VectorType::getScalable({4}, {true, false}, i32));
  CHECK(VectorType::getScalable({4, 2}, {true, false}, i32).toString() ==
        "vector<[4]x2xi32>");
}

static void attributesAreClasses() {
  auto context = fullContext();
  Type i32 = IntegerType::get(context, 32), f64 = Float64Type::get(context);
  auto seven = IntegerAttr::get(i32, 7);
  CHECK(seven.getValueInt() == 7);
  CHECK(seven.getType() == i32);
  CHECK(FloatAttr::doubleGet(context, f64, 0.5).getValueDouble() == 0.5);
  auto text = StringAttr::get(context, "a\0b\xc3\xa4");
  CHECK(text.getValue() == "a");
  std::string_view whole("a\0b\xc3\xa4", 5);
  CHECK(StringAttr::get(context, whole).getValue() == whole);
  CHECK(StringAttr::get(context, {}).getValue().empty());
  auto flags = DenseBoolArrayAttr::get(context, {1, 0, 1});
  CHECK(flags.copyElements() == std::vector<bool>({true, false, true}));
  CHECK(flags.getNumElements() == 3);
  auto numbers = DenseI64ArrayAttr::get(context, {1, -2});
  CHECK(numbers.copyElements() == std::vector<int64_t>({1, -2}));
  REFUSED(Status::OutOfRange, numbers.getElement(2));
  auto array = ArrayAttr::get(context, {seven, text});
  CHECK(array.copyElements() == std::vector<Attribute>({seven, text}));
  Identifier name = Identifier::get(context, "name");
  auto dictionary = DictionaryAttr::get(context, {{name, seven}});
  CHECK(dictionary.getElement(0).name == name);
  CHECK(dictionary.getElement(0).attribute == seven);
  CHECK(dictionary.getElementByName("name") == seven);
  auto symbol = SymbolRefAttr::get(context, "outer",
                                   Attribute(FlatSymbolRefAttr::get(context, "in")));
  CHECK(symbol.toString() == "@outer::@in");
  auto dense = DenseElementsAttr::int32Get(
      RankedTensorType::get({2, 2}, i32), {1, 2, 3, 4});
  CHECK(dense.getInt32Value(3) == 4);
  CHECK(ElementsAttr(dense).getNumElements() == 4);
  RawData raw = dense.getRawData();
  CHECK(raw.size == 16 && static_cast<const int32_t *>(raw.data)[2] == 3);
  REFUSED(Status::OutOfRange,
          DenseElementsAttr::int32Get(RankedTensorType::get({2, 2}, i32),
                                      {1, 2}));
  auto bytes = DenseElementsAttr::rawBufferGet(
      RankedTensorType::get({2}, i32),
      std::string_view(static_cast<const char *>(raw.data), 8));
  CHECK(bytes.getInt32Value(1) == 2);
  CHECK(EmitCCmpPredicateAttr::get(context, EmitCCmpPredicate::Lt).getValue() ==
        EmitCCmpPredicate::Lt);
  REFUSED(Status::BadEnum,
          EmitCCmpPredicateAttr::get(context, EmitCCmpPredicate(99)));
  REFUSED(Status::ParseError, Attribute::parseGet(context, "nonsense"));
  CHECK(isa<StringAttr>(Attribute(text)));
}

static void dataMayStayWhereItIs() {
  static int32_t numbers[] = {4, 5, 6};
  auto freed = std::make_shared<int>(0);
  auto context = fullContext();
  auto tensor = RankedTensorType::get({3}, IntegerType::get(context, 32));
  auto deleter = [freed](const void *data, size_t size, size_t) {
    *freed += data == numbers && size == sizeof numbers;
  };
  DenseInt32ResourceElementsAttr resource(getUnmanagedDenseResourceElementsAttr(
      tensor, "numbers", numbers, sizeof numbers, alignof(int32_t), false,
      deleter));
  CHECK(resource.getValue(2) == 6);
  REFUSED(Status::OutOfRange,
          getUnmanagedDenseResourceElementsAttr(tensor, "numbers", numbers, 1,
                                                1, false, deleter));
  CHECK(*freed == 0);
  context.reset();
  CHECK(*freed == 1);
}

static void affineMapsAndSets() {
  auto context = fullContext();
  AffineExpr d0 = AffineDimExpr::get(context, 0);
  AffineExpr s0 = AffineSymbolExpr::get(context, 0);
  auto sum = AffineAddExpr::get(d0, s0);
  CHECK(sum.getLHS() == d0 && sum.getRHS() == s0);
  CHECK(isa<AffineAddExpr>(AffineExpr(sum)));
  CHECK(!isa<AffineConstantExpr>(d0));
  AffineMap map = AffineMap::get(context, 1, 1, {sum, d0});
  CHECK(map.toString() == "(d0)[s0] -> (d0 + s0, d0)");
  CHECK(map.copyResults() == std::vector<AffineExpr>({sum, d0}));
  CHECK(map.getResult(1) == d0);
  REFUSED(Status::OutOfRange, map.getResult(2));
  CHECK(AffineMap::permutationGet(context, {1, 0}).isPermutation());
  REFUSED(Status::BadArgument, AffineMap::permutationGet(context, {1, 1}));
  std::vector<AffineMap> compressed =
      AffineMap::compressUnusedSymbols({map, map});
  CHECK(compressed.size() == 2);
  IntegerSet set = IntegerSet::get(context, 1, 0, {d0, d0}, {true, false});
  CHECK(set.getNumEqualities() == 1);
  CHECK(AffineMapAttr::get(map).getValue() == map);
}

static Owned<Module> buildSum(Context context) {
  Location location = Location::unknownGet(context);
  Type f32 = Float32Type::get(context);
  auto module = Module::createEmpty(location);
  auto body = Block::create(context, {f32, f32}, {location, location});
  OperationParts sum;
  sum.operands = body->copyArguments();
  sum.inferResults = true;
  Operation added = body->appendOwnedOperation(
      createOperation("arith.addf", location, std::move(sum)));
  OperationParts end;
  end.operands = added.copyResults();
  body->appendOwnedOperation(
      createOperation("func.return", location, std::move(end)));
  OperationParts function;
  function.attributes = {
      {Identifier::get(context, "sym_name"), StringAttr::get(context, "sum")},
      {Identifier::get(context, "function_type"),
       TypeAttr::get(FunctionType::get(context, {f32, f32}, f32))}};
  auto region = Region::create(context);
  region->appendOwnedBlock(std::move(body));
  CHECK(!body);
  function.regions.push_back(std::move(region));
  createOperation("func.func", location, std::move(function),
                  module->getBody());
  CHECK(!function.regions[0]);
  return module;
}

static void operationsAreBuilt() {
  auto context = fullContext();
  auto module = buildSum(context);
  Operation root = module->getOperation();
  root.verify();
  CHECK(root.toString().find("arith.addf %arg0, %arg1 : f32") !=
        std::string::npos);
  // What is refused leaves everything where it was.
  OperationParts parts;
  parts.regions.push_back(Region::create(context));
  REFUSED(Status::DialectNotLoaded,
          createOperation("no.such", Location::unknownGet(context),
                          std::move(parts)));
  CHECK(parts.regions.size() == 1 && parts.regions[0]);
  REFUSED(Status::NullHandle,
          createOperation("func.func", Location::unknownGet(context),
                          std::move(parts), Block()));
  CHECK(parts.regions[0]);
  auto constant = Operation::createParse(
      context, "%0 = arith.constant 1 : i32", "constant");
  REFUSED(Status::NullHandle, Block().appendOwnedOperation(std::move(constant)));
  CHECK(constant->toString() == "%c1_i32 = arith.constant 1 : i32\n");
  // Out of its place, it is the caller's.
  Operation sum = find(root, "arith.addf");
  Operation end = find(root, "func.return");
  REFUSED_SAYING(Status::InUse, "func.return",
                 Owned<Operation>(sum).destroy());
  end.setOperand(0, sum.getOperand(0));
  Owned<Operation> taken = sum.removeFromParent();
  CHECK(!sum.getBlock());
  taken.destroy();
  CHECK(!taken);
  REFUSED(Status::StaleHandle, sum.getName());
  root.verify();
}

static void loopsAndWalks() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  std::vector<std::string> names;
  Operation function = module->getBody().getFirstOperation();
  for (Block block : function.getRegion(0)) {
    CHECK(block.getParentOperation() == function);
    // What a loop is over may change meanwhile.
    for (Operation op : block) {
      names.emplace_back(op.getName().str());
      if (isNamed(op, "arith.muli"))
        op.removeFromParent().destroy();
    }
  }
  CHECK(names == std::vector<std::string>({"arith.constant", "arith.addi",
                                           "arith.muli", "func.return"}));
  int visited = 0;
  auto stop = [&](Operation op) {
    ++visited;
    return isNamed(op, "arith.addi") ? WalkResult::Interrupt
                                     : WalkResult::Advance;
  };
  CHECK(function.walk(stop, WalkOrder::PreOrder));
  CHECK(visited == 3);
  auto fail = [&](Operation) { throw std::string("thrown in a walk"); };
  try {
    function.walk(fail, WalkOrder::PostOrder);
    CHECK(!"it succeeded");
  } catch (const std::string &text) {
    CHECK(text == "thrown in a walk");
  }
  CHECK(operationsCopyNames(function.copyTree()).size() == 4);
  // Values and their uses.
  Operation sum = find(function, "arith.addi");
  OpResult result(sum.getResult(0));
  CHECK(isa<OpResult>(Value(result)) && !isa<BlockArgument>(Value(result)));
  CHECK(result.getOwner() == sum && result.getResultNumber() == 0);
  CHECK(result.copyUses().size() == 1);
  CHECK(result.getFirstUse().getOwner() == find(function, "func.return"));
  BlockArgument argument(sum.getOperand(0));
  CHECK(argument.getArgNumber() == 0);
  REFUSED(Status::BadArgument, BlockArgument(result).getArgNumber());
  result.replaceAllUsesOfWith(argument);
  CHECK(result.copyUses().empty());
}

static void symbols() {
  auto context = fullContext();
  auto module = Module::createParse(
      context, "func.func private @a()\nfunc.func private @b()\n");
  Operation root = module->getOperation();
  auto table = SymbolTable::create(root);
  Operation a = table->lookup("a");
  CHECK(isNamed(a, "func.func"));
  CHECK(!table->lookup("c"));
  auto copy = a.clone();
  Operation inserted = copy.get();
  Attribute name = table->insert(std::move(copy));
  CHECK(!copy);
  CHECK(StringAttr(name).getValue() != "a");
  CHECK(table->lookup(StringAttr(name).getValue()) == inserted);
  table->erase(inserted);
  REFUSED(Status::StaleHandle, inserted.getName());
  REFUSED(Status::BadArgument, table->erase(root));
  SymbolTable::replaceAllSymbolUses("a", "c", root);
  int tables = 0;
  SymbolTable::walkSymbolTables(root, true,
                                [&](Operation, bool visible) { tables += visible; });
  CHECK(tables == 1);
}

static void rewritersAndSessions() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  Operation root = module->getOperation();
  {
    Session session = Session::enter(context);
    Operation sum = find(root, "arith.addi");
    auto rewriter = IRRewriter::createFromOp(sum);
    rewriter->replaceOpWithValues(sum, sum.getOperand(0));
    REFUSED(Status::StaleHandle, sum.getName());
    CHECK(rewriter->getContext() == context);
  }
  root.verify();
  CHECK(!find(root, "arith.addi"));
  REFUSED(Status::NullHandle, Session::enter(Context()));
}

static void passManagers() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  auto manager = PassManager::create(context);
  OpPassManager passes = manager->getAsOpPassManager();
  passes.addOwnedPass(createTransformsCanonicalizer());
  parsePassPipeline(manager->getNestedUnder("func.func"), "func.func(cse)");
  std::string printed;
  printPassPipeline(passes, [&](std::string_view text) { printed += text; });
  CHECK(printed == passPipelineToString(passes));
  CHECK(printed.find("canonicalize") != std::string::npos);
  REFUSED(Status::PipelineError, passes.addPipeline("no-such-pass"));
  manager->enableVerifier(true);
  manager->runOnOp(module->getOperation());
  CHECK(!find(module->getOperation(), "arith.addi"));
  // A pipeline holds its manager.
  auto nested = Owned<OpPassManager>::retain(passes);
  manager.reset();
  nested->addPipeline("cse");
}

static void printing() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  Operation root = module->getOperation();
  std::string printed;
  root.print([&](std::string_view text) { printed += text; });
  CHECK(printed == root.toString());
  auto flags = OpPrintingFlags::create();
  flags->printGenericOpForm();
  CHECK(root.toString(flags).find("\"arith.addi\"") != std::string::npos);
  CHECK(root.toString(flags) != printed);
  try {
    root.print([](std::string_view) { throw 42; });
    CHECK(!"it succeeded");
  } catch (int thrown) {
    CHECK(thrown == 42);
  }
  auto state = AsmState::createForOperation(root);
  Value sum = find(root, "arith.addi").getResult(0);
  CHECK(sum.toStringAsOperand(state) == "%0");
  CHECK(translateModuleToLLVMIRToString(
            Module::createParse(context, "module {}")->getOperation())
            .find("LLVMDialectModule") != std::string::npos);
}

static void bytecode() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  Operation root = module->getOperation();
  std::string bytes = root.toBytecode();
  CHECK(bytes.rfind("ML\xefR", 0) == 0);
  auto again = Module::createParse(context, bytes);
  CHECK(again->getOperation().toString() == root.toString());
  auto config = BytecodeWriterConfig::create();
  config->desiredEmitVersion(1);
  std::string written;
  root.writeBytecodeWithConfig(
      config, [&](std::string_view text) { written += text; });
  CHECK(!written.empty() && written != bytes);
  REFUSED(Status::ParseError, Module::createParse(context, "ML\xefR"));
}

static void interfacesInferTypes() {
  auto context = fullContext();
  Location location = Location::unknownGet(context);
  Type i32 = IntegerType::get(context, 32);
  auto block = Block::create(context, {i32, i32}, {location, location});
  std::vector<Value> operands = block->copyArguments();
  CHECK(inferTypeOpInterfaceInferReturnTypes("arith.addi", context, location,
                                             operands, {}, {}) ==
        std::vector<Type>({i32}));
  auto tensor = RankedTensorType::get({2, 3}, Float32Type::get(context));
  auto tensors = Block::create(context, {tensor, tensor}, {location, location});
  std::vector<ShapedTypeComponents> shapes =
      inferShapedTypeOpInterfaceInferReturnTypes(
          "tosa.add", context, location, tensors->copyArguments());
  CHECK(shapes.size() == 1);
  CHECK(shapes.at(0).hasRank);
  CHECK(shapes.at(0).sizes == std::vector<int64_t>({2, 3}));
  REFUSED(Status::BadArgument,
          inferShapedTypeOpInterfaceInferReturnTypes("arith.addi", context,
                                                     location, operands));
}

static void ownersMove() {
  auto context = fullContext();
  auto module = Module::createEmpty(Location::unknownGet(context));
  Module view = module;
  Owned<Module> moved = std::move(module);
  CHECK(!module && moved.get() == view);
  Owned<Module> &same = moved;
  moved = std::move(same);
  CHECK(moved.get() == view);
  auto second = Owned<Module>::retain(view);
  moved.reset();
  CHECK(view.getBody());
  CHECK(handleGetNumReferences(view.raw().bits) == 1);
  second.destroy();
  REFUSED(Status::StaleHandle, view.getBody());
  REFUSED(Status::NullHandle, second.destroy());
  REFUSED(Status::StaleHandle, Owned<Module>::retain(view));
  // An answer that nobody gives.
  auto answer = Answer::create();
  REFUSED(Status::TimedOut, Answer::wait(std::move(answer), 1));
  auto given = Answer::create();
  given->give(12);
  CHECK(Answer::wait(std::move(given), 1000) == 12);
}

int main() {
  TEST(typesAreClasses);
  TEST(parallelArraysAreEquallyLong);
  TEST(attributesAreClasses);
  TEST(dataMayStayWhereItIs);
  TEST(affineMapsAndSets);
  TEST(operationsAreBuilt);
  TEST(loopsAndWalks);
  TEST(symbols);
  TEST(rewritersAndSessions);
  TEST(passManagers);
  TEST(printing);
  TEST(bytecode);
  TEST(interfacesInferTypes);
  TEST(ownersMove);
  return TEST_RESULT;
}
