// Passes and patterns of the host.
#include "test.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

using namespace mls;

// A module with so many functions.
static Owned<Module> manyFunctions(Context context, int count) {
  std::string text;
  for (int at = 0; at < count; ++at)
    text += "func.func @f" + std::to_string(at) +
            "(%a: i32) -> i32 {\n"
            "  %sum = arith.addi %a, %a : i32\n"
            "  return %sum : i32\n"
            "}\n";
  return Module::createParse(context, text);
}

// Runs a pass of the host on every function of a module.
template <class Function>
static void runOnFunctions(Context context, Module module, Function function) {
  auto pass = createExternalPass("host-pass", "host-pass", "A pass of the host",
                                 "func.func", {}, std::move(function));
  auto manager = PassManager::create(context);
  manager->getNestedUnder("func.func").addOwnedPass(std::move(pass));
  CHECK(!pass);
  manager->runOnOp(module.getOperation());
}

static void passesRunOnWorkerThreads() {
  auto context = fullContext(true);
  auto module = manyFunctions(context, 64);
  std::mutex mutex;
  std::set<std::thread::id> threads;
  int functions = 0;
  runOnFunctions(context, module, [&](Operation op, ExternalPass) {
    CHECK(isNamed(op, "func.func"));
    // What an operation has in it may be changed.
    for (Block block : op.getRegion(0))
      for (Operation inner : block)
        if (isNamed(inner, "arith.addi"))
          inner.setDiscardableAttributeByName(
              "seen", UnitAttr::get(inner.getContext()));
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::lock_guard<std::mutex> lock(mutex);
    threads.insert(std::this_thread::get_id());
    ++functions;
  });
  CHECK(functions == 64);
  CHECK(threads.size() > 1 || context->getNumThreads() < 2);
  Operation root = module->getOperation();
  int seen = 0;
  auto look = [&](Operation op) {
    seen += static_cast<bool>(op.getAttributeByName("seen"));
  };
  CHECK(!root.walk(look, WalkOrder::PreOrder));
  CHECK(seen == 64);
}

struct TooMany : std::runtime_error {
  explicit TooMany(std::string name)
      : std::runtime_error("too many operations"), name(std::move(name)) {}
  std::string name;
};

static std::string nameOf(Operation function) {
  return std::string(
      StringAttr(function.getAttributeByName("sym_name")).getValue());
}

static void whatAPassThrowsComesOutOfTheRun() {
  auto context = fullContext(true);
  auto module = manyFunctions(context, 32);
  Operation root = module->getOperation();
  try {
    runOnFunctions(context, module, [&](Operation op, ExternalPass) {
      if (nameOf(op) == "f17")
        throw TooMany("f17");
    });
    CHECK(!"the run succeeded");
  } catch (const TooMany &error) {
    CHECK(error.name == "f17");
  }
  // Several at once: one of them comes out.
  try {
    runOnFunctions(context, module, [&](Operation op, ExternalPass) {
      throw TooMany(nameOf(op));
    });
    CHECK(!"the run succeeded");
  } catch (const TooMany &error) {
    CHECK(error.name.rfind("f", 0) == 0);
  }
  // And the error of a call that was refused in there.
  REFUSED_SAYING(Status::OutOfScope, "mlsOperationGetName",
                 runOnFunctions(context, module,
                                [&](Operation, ExternalPass) { root.getName(); }));
  // A failure without an exception.
  REFUSED(Status::PassFailed,
          runOnFunctions(context, module, [](Operation, ExternalPass pass) {
            pass.signalFailure();
          }));
  REFUSED(Status::CallbackFailed,
          runOnFunctions(context, module,
                         [](Operation, ExternalPass) { callbackFail(7); }));
  // The module is as before.
  root.verify();
  run(root, "canonicalize");
}

// The function goes when the pass does, also when it was refused.
static void passesEndOnce() {
  auto context = fullContext();
  auto there = std::make_shared<int>(0);
  auto function = [there](Operation, ExternalPass) { ++*there; };
  {
    auto pass = createExternalPass("a", "a", "", "", {}, function);
    CHECK(there.use_count() > 2);
    auto manager = PassManager::create(context);
    manager->getAsOpPassManager().addOwnedPass(std::move(pass));
    auto module = Module::createEmpty(Location::unknownGet(context));
    manager->runOnOp(module->getOperation());
  }
  CHECK(*there == 1);
  {
    auto unused = createExternalPass("a", "a", "", "", {}, function);
    unused.destroy();
  }
  // A manager of another context does not take it: then it is still here.
  auto pass = createExternalPass("a", "a", "", "", {}, function);
  REFUSED(Status::NullHandle, OpPassManager().addOwnedPass(std::move(pass)));
  CHECK(pass);
  pass.reset();
  CHECK(there.use_count() == 2);
}

// Counts what it runs on by itself, which needs no lock: each copy has its own.
struct Counting {
  std::atomic<int> &initialized, &copies, &total;
  bool fails = false;
  int mine = 0;

  void initialize(Context context) {
    CHECK(context);
    ++initialized;
  }
  Counting clone() const {
    if (fails)
      throw TooMany("copies");
    ++copies;
    return {initialized, copies, total};
  }
  void operator()(Operation, ExternalPass) {
    ++mine;
    ++total;
  }
};

static void copiesOfAPassHaveTheirOwnState() {
  auto context = fullContext(true);
  auto module = manyFunctions(context, 64);
  std::atomic<int> initialized{0}, copies{0}, total{0};
  Counting counting = {initialized, copies, total};
  runOnFunctions(context, module, counting);
  CHECK(initialized > 0);
  CHECK(copies > 0 || context->getNumThreads() < 2);
  CHECK(total == 64);
  // A copy that cannot be made fails the run.
  counting.fails = true;
  try {
    runOnFunctions(context, module, counting);
    CHECK(context->getNumThreads() < 2);
  } catch (const TooMany &error) {
    CHECK(error.name == "copies");
  }
}

static Owned<FrozenRewritePatternSet> frozen(Context context,
                                             Owned<RewritePattern> pattern) {
  auto set = RewritePatternSet::create(context);
  set->add(std::move(pattern));
  return freezeRewritePattern(std::move(set));
}

static void patternsRewrite() {
  auto context = fullContext();
  auto module = manyFunctions(context, 4);
  Operation root = module->getOperation();
  int rewritten = 0;
  auto patterns = frozen(
      context, createOpRewritePattern(
                   "arith.addi", 1,
                   [&](Operation op, PatternRewriter rewriter) {
                     RewriterBase base = rewriter.asBase();
                     base.setInsertionPointBefore(op);
                     OperationParts parts;
                     parts.operands = {op.getOperand(0), op.getOperand(1)};
                     parts.inferResults = true;
                     auto product = createOperation("arith.muli",
                                                    op.getLocation(),
                                                    std::move(parts));
                     Operation view = product.get();
                     base.insert(product.take());
                     base.replaceOpWithOperation(op, view);
                     ++rewritten;
                     return true;
                   }));
  GreedyRewriteDriverConfig config;
  CHECK(config.enableFolding);
  CHECK(config.maxIterations > 0);
  config.maxIterations = 3;
  applyPatternsAndFoldGreedily(module, patterns, config);
  CHECK(rewritten == 4);
  CHECK(!find(root, "arith.addi"));
  CHECK(find(root, "arith.muli"));
  auto failing = frozen(context,
                        createOpRewritePattern(
                            "arith.muli", 1,
                            [](Operation, PatternRewriter) -> bool {
                              throw std::out_of_range("no");
                            }));
  try {
    walkAndApplyPatterns(root, failing);
    CHECK(!"it succeeded");
  } catch (const std::out_of_range &error) {
    CHECK(std::string(error.what()) == "no");
  }
  config.strictness = static_cast<GreedyRewriteStrictness>(9);
  REFUSED(Status::BadEnum, applyPatternsAndFoldGreedily(module, patterns, config));
}

static void patternsOfPdl() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  auto patterns = Module::createParse(
      context, "pdl.pattern : benefit(1) {\n"
               "  %type = pdl.type\n"
               "  %a = pdl.operand\n"
               "  %b = pdl.operand\n"
               "  %op = pdl.operation \"arith.addi\"(%a, %b : !pdl.value, "
               "!pdl.value) -> (%type : !pdl.type)\n"
               "  pdl.apply_native_constraint \"wanted\"(%b : !pdl.value)\n"
               "  pdl.rewrite %op {\n"
               "    %v = pdl.apply_native_rewrite \"pick\"(%a : !pdl.value) : "
               "!pdl.value\n"
               "    pdl.replace %op with (%v : !pdl.value)\n"
               "  }\n"
               "}\n");
  auto pdl = PDLPatternModule::fromModule(std::move(patterns));
  int asked = 0;
  pdl->registerConstraintFunction(
      "wanted",
      [&](PatternRewriter, PDLResultList, ArrayRef<PDLValue> values) {
        ++asked;
        return values.size() == 1 && values[0].asValue();
      });
  pdl->registerRewriteFunction(
      "pick", [&](PatternRewriter, PDLResultList results,
                  ArrayRef<PDLValue> values) {
        results.pushBackValue(values[0].asValue());
      });
  auto set = RewritePatternSet::fromPDLPatternModule(std::move(pdl));
  auto frozen = freezeRewritePattern(std::move(set));
  // Folding would do the same before.
  GreedyRewriteDriverConfig config;
  config.enableFolding = false;
  applyPatternsAndFoldGreedily(module, frozen, config);
  CHECK(asked > 0);
  CHECK(!find(module->getOperation(), "arith.addi"));
}

int main() {
  TEST(passesRunOnWorkerThreads);
  TEST(whatAPassThrowsComesOutOfTheRun);
  TEST(copiesOfAPassHaveTheirOwnState);
  TEST(passesEndOnce);
  TEST(patternsRewrite);
  TEST(patternsOfPdl);
  return TEST_RESULT;
}
