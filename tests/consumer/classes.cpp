// The same in C++, with the classes.
#include <mlir_shim.hpp>

#include <cstdio>

int main(int count, char **arguments) {
  if (count != 2 || mls::version() != arguments[1]) {
    std::fprintf(stderr, "the library is of another version\n");
    return 1;
  }
  try {
    if (mls::invalidationMode() != mls::InvalidationMode::Exact) {
      std::fprintf(stderr, "not in exact mode: the link is wrong\n");
      return 1;
    }
    auto context = mls::Context::create();
    auto module = mls::Module::createParse(context, "module {}");
    module->getOperation().verify();
  } catch (const mls::Error &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  std::puts("classes: ok");
  return 0;
}
