// What MLIR says: in errors, and to handlers.
#include "test.hpp"

#include <stdexcept>
#include <vector>

using namespace mls;

static void errorsHaveTheDiagnostics() {
  auto context = fullContext();
  try {
    auto module = Module::createParse(
        context, "func.func @f() {\n  %x = arith.nothing\n}\n");
    CHECK(!"it parses");
  } catch (const Error &error) {
    CHECK(error.code() == Status::ParseError);
    CHECK(error.function() == "mlsModuleCreateParse");
    CHECK(error.token() == 0);
    CHECK(!error.diagnostics().empty());
    for (const Diagnostic &one : error.diagnostics()) {
      CHECK(one.severity == DiagnosticSeverity::Error);
      CHECK(one.message.find("arith.nothing") != std::string::npos);
      CHECK(!one.location.empty());
    }
  }
  // A redefinition has a note that says where the first one is.
  try {
    auto module = Module::createParse(
        context, "func.func private @f()\nfunc.func private @f()\n");
    CHECK(!"it parses");
  } catch (const Error &error) {
    CHECK(error.diagnostics().size() == 1);
    const std::vector<DiagnosticNote> &notes = error.diagnostics().at(0).notes;
    CHECK(notes.size() == 2);
    CHECK(notes.at(1).message == "see existing symbol definition here");
    CHECK(notes.at(1).location == "loc(\"-\":1:1)");
  }
}

static void errorsNameTheArgument() {
  auto context = fullContext();
  try {
    IntegerType::get(Context(), 32);
    CHECK(!"it is made");
  } catch (const Error &error) {
    CHECK(error.code() == Status::NullHandle);
    CHECK(error.argument() == "context");
    CHECK(error.function() == "mlsIntegerTypeGet");
    Error copy = error;
    CHECK(copy.message() == error.what());
  }
}

static void handlersAreFunctions() {
  auto context = fullContext();
  Location here = Location::fileLineColGet(context, "here.mlir", 3, 4);
  for (bool immediate : {false, true}) {
    std::vector<Diagnostic> heard;
    auto there = std::make_shared<int>(0);
    uint64_t id = context->attachDiagnosticHandler(
        [&heard, there](const Diagnostic &one) { heard.push_back(one); },
        immediate);
    CHECK(there.use_count() == 2);
    emitError(here, "something is wrong");
    CHECK(heard.size() == 1);
    CHECK(heard.at(0).message == "something is wrong");
    CHECK(heard.at(0).location.find("here.mlir\":3:4") != std::string::npos);
    CHECK(heard.at(0).severity == DiagnosticSeverity::Error);
    REFUSED(Status::ParseError,
            Module::createParse(context, "func.func private @f()\n"
                                         "func.func private @f()\n"));
    CHECK(heard.size() == 2);
    CHECK(heard.at(1).notes.size() == 2);
    context->detachDiagnosticHandler(id);
    CHECK(there.use_count() == 1);
    emitError(here, "nobody hears this");
    CHECK(heard.size() == 2);
    REFUSED(Status::NotAvailable, context->detachDiagnosticHandler(id));
  }
}

// All handlers are called, and the call has succeeded; then it throws what one did.
static void whatHandlersThrowComesOutOfTheCall() {
  auto context = fullContext();
  int heard = 0;
  for (int handler = 0; handler < 2; ++handler)
    context->attachDiagnosticHandler(
        [&](const Diagnostic &one) {
          ++heard;
          throw std::domain_error(one.message);
        },
        false);
  try {
    emitError(Location::unknownGet(context), "thrown");
    CHECK(!"nothing was thrown");
  } catch (const std::domain_error &error) {
    CHECK(std::string(error.what()) == "thrown");
  }
  CHECK(heard == 2);
  // A call that was refused says why; what the handler threw is with it.
  try {
    auto module = Module::createParse(context, "nonsense");
    CHECK(!"it parses");
  } catch (const Error &error) {
    CHECK(error.code() == Status::ParseError);
    CHECK(error.cause());
  }
}

static void handlersEndWithTheirContext() {
  auto context = fullContext();
  auto there = std::make_shared<int>(0);
  context->attachDiagnosticHandler([there](const Diagnostic &) {}, false);
  context.destroy();
  CHECK(there.use_count() == 1);
}

static void deathsAreTold() {
  auto context = fullContext();
  auto module = Module::createParse(context, FOLDABLE);
  Operation root = module->getOperation();
  Operation sum = find(root, "arith.addi");
  std::vector<std::string> dead;
  bool sumDied = false;
  uint64_t id = context->addInvalidationHook(
      [&](ArrayRef<Invalidation> all) {
        for (const Invalidation &one : all) {
          if (one.kind == Kind::Operation)
            dead.emplace_back(one.name);
          sumDied |= one.handle == sum.raw().bits;
          CHECK(!one.reason.empty());
        }
      });
  run(root, "canonicalize");
  CHECK(sumDied);
  if (isExact())
    CHECK(dead.size() == 3);
  context->removeInvalidationHook(id);
}

int main() {
  TEST(errorsHaveTheDiagnostics);
  TEST(errorsNameTheArgument);
  TEST(handlersAreFunctions);
  TEST(whatHandlersThrowComesOutOfTheCall);
  TEST(handlersEndWithTheirContext);
  TEST(deathsAreTold);
  return TEST_RESULT;
}
