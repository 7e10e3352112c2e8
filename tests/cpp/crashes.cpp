// The programs that end the process with upstream's Python bindings. Compiled with
// exceptions and without.
#include "test.hpp"

#include <vector>

using namespace mls;

// Upstream issue 63916: an operation is held, canonicalize deletes it, and it is
// printed.
static void whatCanonicalizeRemovesTellsItsStory() {
  auto context = fullContext();
  auto module = OK(Module::createParse(context, FOLDABLE));
  Operation root = OK(module->getOperation());
  std::vector<Operation> all = OK(root.copyTree());
  CHECK(all.size() == 6);
  Operation sum = find(root, "arith.addi");
  OK(run(root, "canonicalize"));
  if (isExact()) {
    // The module, the function and its end are who they were.
    CHECK(!OK(all[0].toString()).empty());
    CHECK(find(root, "func.func") == all[1]);
    CHECK(find(root, "func.return") == all[5]);
    REFUSED_SAYING(Status::StaleHandle, "it was `arith.addi`, erased",
                   sum.toString());
    REFUSED_SAYING(Status::StaleHandle, ": canonicalize", sum.toString());
  }
  REFUSED(Status::StaleHandle, sum.toString());
  REFUSED(Status::StaleHandle, sum.getName());
  REFUSED(Status::StaleHandle, sum.print([](std::string_view) {}));
  CHECK(OK(root.toString()).find("return %arg0") != std::string::npos);
}

// Upstream issue 69730: another operation gets the address of the dead one.
static void anAddressIsUsedAgainAHandleIsNot() {
  auto context = fullContext();
  auto module = OK(Module::createParse(context, FOLDABLE));
  Operation root = OK(module->getOperation());
  Operation constant = find(root, "arith.constant");
  auto kept = OK(constant.clone());
  OK(run(root, "canonicalize"));
  REFUSED(Status::StaleHandle, constant.verify());
  // They all live at the same time: one of them may get its address.
  std::vector<Owned<Operation>> clones;
  while (clones.size() < 1000) {
    clones.push_back(OK(kept->clone()));
    CHECK(clones.back().get() != constant);
  }
  REFUSED(Status::StaleHandle, constant.verify());
  REFUSED(Status::StaleHandle, constant.toString());
  // What is made right after a death gets the address of the dead, sooner or later.
  bool again = false;
  for (int i = 0; !again && i < 1000; ++i) {
    auto first = OK(kept->clone());
    Operation dead = first.get();
    uintptr_t address = OK(dead.getRaw());
    OK(first.destroy());
    auto second = OK(kept->clone());
    again = OK(second->getRaw()) == address;
    CHECK(second.get() != dead);
    REFUSED(Status::StaleHandle, dead.toString());
    CHECK(OK(second->toString()).find("constant 0") != std::string::npos);
  }
  CHECK(again);
}

// Upstream issue 63920: what is in a module keeps it alive.
static void anOperationKeepsItsModuleAlive() {
  Owned<Operation> sum;
  {
    auto context = fullContext();
    auto module = OK(Module::createParse(context, FOLDABLE));
    sum = OK(Owned<Operation>::retain(
        find(OK(module->getOperation()), "arith.addi")));
  }
  CHECK(OK(sum->toString()).find("arith.addi") != std::string::npos);
}

int main() {
  TEST(whatCanonicalizeRemovesTellsItsStory);
  TEST(anAddressIsUsedAgainAHandleIsNot);
  TEST(anOperationKeepsItsModuleAlive);
  return TEST_RESULT;
}
