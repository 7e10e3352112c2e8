// What the generated test of all functions is made of.
#ifndef LINKS_H
#define LINKS_H

#include "mlir_shim.hpp"

#include <cstdio>

// A function of the host, whatever it is given.
struct Anything {
  template <class... Args> void operator()(Args &&...) const {}
};

inline int kept = 0;

// The address of a function is written where the compiler cannot know who else
// does, so that the function has to be there.
template <class Function> void keep(Function function) {
  volatile Function place = function;
  if (place != nullptr)
    ++kept;
}

// The result of the program.
inline int finish(int functions) {
  if (kept == functions)
    return 0;
  std::fprintf(stderr, "%d functions, not %d\n", kept, functions);
  return 1;
}

#endif
