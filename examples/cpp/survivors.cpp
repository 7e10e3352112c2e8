// Takes a handle to every operation of a module, runs passes, asks every handle
// what became of it, and lowers the rest to the LLVM dialect.
//
//   survivors model.mlir
#include "mlir_shim.hpp"

#include <cstdio>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

namespace {

// A context that knows, and has loaded, every dialect of MLIR.
mls::Owned<mls::Context> fullContext() {
  mls::registerAllPasses();
  auto registry = mls::DialectRegistry::create();
  mls::registerAllDialects(registry);
  auto context = mls::Context::createWithRegistry(registry, true);
  context->loadAllAvailableDialects();
  return context;
}

void run(mls::Operation op, std::string_view pipeline) {
  auto manager = mls::PassManager::create(op.getContext());
  manager->getAsOpPassManager().addPipeline(pipeline);
  manager->runOnOp(op);
}

// An operation, and its name while it lived.
struct Held {
  mls::Operation op;
  std::string name;
};

// What became of the operations of one name.
struct Row {
  int before = 0, survived = 0, died = 0;
};

struct Outcome {
  std::map<std::string, Row> rows;
  std::map<std::string, int> killers;
  std::vector<std::string> stories;
  int survivors = 0, same = 0, dead = 0;
};

// Asks them all. The dead answer too: with what they were and what killed them.
Outcome ask(const std::vector<Held> &held, mls::Operation root) {
  std::vector<mls::Operation> all = root.copyTree();
  std::unordered_set<mls::Operation> reached(all.begin(), all.end());
  Outcome outcome;
  for (const Held &one : held) {
    Row &row = outcome.rows[one.name];
    ++row.before;
    try {
      bool asBefore = one.op.getName().str() == one.name;
      outcome.same += asBefore && reached.count(one.op) == 1;
      ++outcome.survivors;
      ++row.survived;
    } catch (const mls::Error &error) {
      if (error.code() != mls::Status::StaleHandle || reached.count(one.op) != 0)
        throw;
      ++outcome.dead;
      // "...: it was `arith.addi`, erased during pass run 1: canonicalize,cse"
      size_t comma = error.message().find(", ");
      ++outcome.killers[comma == std::string::npos
                            ? error.message()
                            : error.message().substr(comma + 2)];
      if (++row.died == 1 && outcome.stories.size() < 8)
        outcome.stories.push_back(error.message());
    }
  }
  return outcome;
}

void print(const Outcome &outcome, size_t held) {
  std::printf("\nafter canonicalize,cse:\n\n");
  std::printf("%-26s %8s %10s %6s\n", "operation", "before", "survived", "died");
  for (const auto &[name, row] : outcome.rows)
    std::printf("%-26s %8d %10d %6d\n", name.c_str(), row.before, row.survived,
                row.died);
  std::printf("%-26s %8zu %10d %6d\n\n", "all", held, outcome.survivors,
              outcome.dead);
  std::printf("what killed them:\n");
  for (const auto &[killer, count] : outcome.killers)
    std::printf("  %5d  %s\n", count, killer.c_str());
  std::printf("\nwhat the first of their kinds say:\n");
  for (const std::string &story : outcome.stories)
    std::printf("  %s\n", story.c_str());
  bool exact = mls::invalidationMode() == mls::InvalidationMode::Exact;
  std::printf("\n%d of %d survivors answer as before and have the same handle "
              "when reached again (%s mode)\n",
              outcome.same, outcome.survivors, exact ? "exact" : "conservative");
}

// Whether all is as it should be.
bool survivors(const char *file) {
  auto context = fullContext();
  auto module = mls::Module::createParseFromFile(context, file);
  mls::Operation root = module->getOperation();

  std::vector<Held> held;
  for (mls::Operation op : root.copyTree())
    held.push_back({op, std::string(op.getName().str())});
  run(root, "canonicalize,cse");
  Outcome outcome = ask(held, root);

  // The rest of the way down.
  run(root, "one-shot-bufferize{bufferize-function-boundaries=1},"
            "convert-linalg-to-loops,convert-scf-to-cf,"
            "expand-strided-metadata,lower-affine,convert-math-to-llvm,"
            "convert-arith-to-llvm,convert-index-to-llvm,"
            "finalize-memref-to-llvm,convert-func-to-llvm,"
            "convert-cf-to-llvm,reconcile-unrealized-casts");
  std::printf("lowered to the LLVM dialect:\n\n%s", root.toString().c_str());

  // The table of the first run: it is about handles, so it still holds.
  print(outcome, held.size());
  return outcome.same == outcome.survivors &&
         outcome.survivors + outcome.dead == static_cast<int>(held.size());
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FILE.mlir\n", argv[0]);
    return 2;
  }
  try {
    bool right = survivors(argv[1]);
    // All owners are gone, and so is everything.
    return right && mls::liveHandles(mls::Kind()) == 0 ? 0 : 1;
  } catch (const mls::Error &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
