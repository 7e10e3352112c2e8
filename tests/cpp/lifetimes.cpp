// References come and go on several threads, in any order, also while passes run
// and erase what they are to. In the end nothing is alive.
#include "test.hpp"

#include <mutex>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace mls;

// What several threads share.
template <class T> class Pool {
public:
  void put(T one) {
    std::lock_guard<std::mutex> lock(mutex_);
    all_.push_back(std::move(one));
  }

  // Empty, if there is none.
  T take(size_t at) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (all_.empty())
      return T();
    std::swap(all_[at % all_.size()], all_.back());
    T one = std::move(all_.back());
    all_.pop_back();
    return one;
  }

  // Owners end outside of the lock, in the order in which they came or not.
  void clear(std::mt19937 &random) {
    while (T one = take(random()))
      continue;
  }

private:
  std::mutex mutex_;
  std::vector<T> all_;
};

static Pool<Owned<Operation>> operations;
static Pool<Owned<Context>> contexts;
static std::atomic<int> runs{0}, refusals{0};

struct Thrown : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What others may do to the operations of a thread at any time; and passes do not
// run on what was taken out of its place.
static bool isExpected(Status code) {
  switch (code) {
  case Status::StaleHandle:
  case Status::Busy:
  case Status::InUse:
  case Status::OutOfScope:
  case Status::BadState:
  case Status::PassFailed:
    return true;
  default:
    return false;
  }
}

static Operation rootOf(Operation op) {
  for (Operation parent = op; parent; parent = parent.getParentOperation())
    op = parent;
  return op;
}

static void keepSomeOf(Operation root, std::mt19937 &random) {
  std::vector<Operation> all = root.copyTree();
  for (int count = 0; count < 3; ++count)
    operations.put(Owned<Operation>::retain(all[random() % all.size()]));
}

static void parseSomething(std::mt19937 &random) {
  Owned<Context> context = contexts.take(random());
  if (!context)
    context = fullContext(true);
  std::string text = FOLDABLE;
  for (const char *name : {"@g", "@h"})
    text += std::string(FOLDABLE).replace(text.find("@f"), 2, name);
  auto module = Module::createParse(context, text);
  keepSomeOf(module->getOperation(), random);
  // Now and then a context is forgotten: what is in it keeps it alive.
  if (random() % 8 != 0)
    contexts.put(std::move(context));
}

// A pass that drops and takes references while it runs, and fails sometimes.
static void runSomething(Operation op, std::mt19937 &random) {
  Operation root = rootOf(op);
  Context context = root.getContext();
  auto seed = std::make_shared<std::atomic<unsigned>>(random());
  auto pass = createExternalPass(
      "drops", "drops", "", "func.func", {},
      [seed](Operation function, ExternalPass) {
        std::mt19937 inner((*seed)++);
        operations.take(inner()).reset();
        keepSomeOf(function, inner);
        if (inner() % 4 == 0)
          throw Thrown("in a pass");
      });
  auto manager = PassManager::createOnOperation(context, "any");
  OpPassManager passes = manager->getAsOpPassManager();
  manager->getNestedUnder("func.func").addOwnedPass(std::move(pass));
  passes.addPipeline("canonicalize,cse");
  manager->runOnOp(root);
  ++runs;
}

static void step(std::mt19937 &random) {
  if (random() % 4 == 0)
    return parseSomething(random);
  Owned<Operation> mine = operations.take(random());
  if (!mine)
    return;
  switch (random() % 6) {
  case 0:
    mine->toString();
    break;
  case 1:
    runSomething(mine, random);
    break;
  case 2:
    // A function uses nothing outside of it.
    if (Operation function = find(rootOf(mine), "func.func"))
      operations.put(function.clone());
    break;
  case 3:
    if (Operation parent = mine->getParentOperation())
      operations.put(Owned<Operation>::retain(parent));
    break;
  case 4:
    // It may be what another thread has a reference to.
    mine->removeFromParent().reset();
    break;
  case 5:
    operations.put(std::move(mine));
    break;
  }
}

static void work(unsigned seed) {
  std::mt19937 random(seed);
  for (int count = 0; count < 500; ++count) {
    try {
      step(random);
    } catch (const Error &error) {
      ++refusals;
      if (!isExpected(error.code()))
        failed(__FILE__, __LINE__, error.message());
    } catch (const Thrown &) {
      ++runs;
    }
  }
}

static void nothingIsLeft() {
  std::random_device seeds;
  unsigned seed = seeds();
  std::printf("seed %u\n", seed);
  std::vector<std::thread> threads;
  for (unsigned at = 0; at < 4; ++at)
    threads.emplace_back(work, seed + at);
  for (std::thread &thread : threads)
    thread.join();
  std::printf("%d runs, %d refusals\n", runs.load(), refusals.load());
  CHECK(runs > 0);
  std::mt19937 random(seed);
  contexts.clear(random);
  operations.clear(random);
}

// The last owner ends on a thread that never called the library.
static void ownersEndAnywhere() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  Operation root = module->getOperation();
  auto sum = Owned<Operation>::retain(find(root, "arith.addi"));
  context.reset();
  module.reset();
  CHECK(isNamed(sum, "arith.addi"));
  std::thread([last = std::move(sum)]() mutable { last.reset(); }).join();
  REFUSED(Status::StaleHandle, root.getName());
}

int main() {
  TEST(ownersEndAnywhere);
  TEST(nothingIsLeft);
  return TEST_RESULT;
}
