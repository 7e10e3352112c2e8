// A small harness, like tests/c/mls_test.h: each program is a list of tests, each
// test ends with nothing alive.
#ifndef TEST_HPP
#define TEST_HPP

#include "mlir_shim.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>

inline std::atomic<int> testFailures{0};

inline void failed(const char *file, int line, const std::string &why) {
  std::fprintf(stderr, "%s:%d: %s\n", file, line, why.c_str());
  ++testFailures;
}

#define CHECK(...)                                                             \
  ((__VA_ARGS__) ? void() : failed(__FILE__, __LINE__, "not so: " #__VA_ARGS__))

// What a call gives that must succeed.
#ifdef MLS_NO_EXCEPTIONS
#define OK(...) (__VA_ARGS__).value()
#else
#define OK(...) (__VA_ARGS__)
#endif

// The call must be refused with this code, and say this.
#define REFUSED_SAYING(want, text, ...)                                        \
  testRefused(                                                                 \
      want, text, [&] { return (__VA_ARGS__); }, __FILE__, __LINE__)

#define REFUSED(want, ...) REFUSED_SAYING(want, "", __VA_ARGS__)

inline void checkError(mls::Status want, const char *text,
                       const mls::Error &error, const char *file, int line) {
  if (error.code() != want)
    failed(file, line,
           std::string(mls::statusName(error.code())) + ", not " +
               std::string(mls::statusName(want)) + ": " + error.message());
  else if (error.message().find(text) == std::string::npos)
    failed(file, line,
           std::string("does not say \"") + text + "\": " + error.message());
}

template <class Call>
void testRefused(mls::Status want, const char *text, Call call,
                 const char *file, int line) {
#ifdef MLS_NO_EXCEPTIONS
  if (auto result = call())
    failed(file, line, "not refused");
  else
    checkError(want, text, result.error(), file, line);
#else
  try {
    (void)call();
    failed(file, line, "not refused");
  } catch (const mls::Error &error) {
    checkError(want, text, error, file, line);
  }
#endif
}

inline bool isExact() {
  return OK(mls::invalidationMode()) == mls::InvalidationMode::Exact;
}

// A context with every dialect loaded.
inline mls::Owned<mls::Context> fullContext(bool threads = false) {
  OK(mls::registerAllPasses());
  auto registry = OK(mls::DialectRegistry::create());
  OK(mls::registerAllDialects(registry));
  auto context = OK(mls::Context::createWithRegistry(registry, threads));
  OK(context->loadAllAvailableDialects());
  return context;
}

inline bool isNamed(mls::Operation op, std::string_view name) {
  return OK(OK(op.getName()).str()) == name;
}

// The first operation of this name in a tree; null if there is none.
inline mls::Operation find(mls::Operation root, std::string_view name) {
  for (mls::Operation op : OK(root.copyTree()))
    if (isNamed(op, name))
      return op;
  return {};
}

// Runs a pipeline on an operation.
inline mls::Result<void> run(mls::Operation op, std::string_view pipeline) {
  auto manager = OK(mls::PassManager::create(OK(op.getContext())));
  OK(OK(manager->getAsOpPassManager()).addPipeline(pipeline));
  return manager->runOnOp(op);
}

// A function in which canonicalize erases three of six operations, and three
// survive.
inline constexpr const char *FOLDABLE =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %sum = arith.addi %a, %zero : i32\n"
    "  %unused = arith.muli %sum, %sum : i32\n"
    "  return %sum : i32\n"
    "}\n";

// Runs a test; afterwards nothing may be alive.
#define TEST(function)                                                         \
  do {                                                                         \
    int before_ = testFailures;                                                \
    function();                                                                \
    CHECK(OK(mls::liveHandles(mls::Kind())) == 0);                             \
    if (OK(mls::liveHandles(mls::Kind())) != 0)                                \
      mls::dumpLiveObjects();                                                  \
    CHECK(OK(mls::numReferencesToDead()) == 0);                                \
    std::printf("%s %s\n", testFailures == before_ ? "ok  " : "FAIL",          \
                #function);                                                    \
  } while (0)

#define TEST_RESULT (testFailures != 0)

#endif
