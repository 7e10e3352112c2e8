// Made by codegen (misuse.rs) from src/manual/host.rs; do not edit.
#include "misuse_fixture.h"

// Nothing to misuse:
//   mlsHostSetHooks
//   mlsHostSetGone
//   mlsHostGetNumSkippedCallbacks
//   mlsCallbackFail

int main(void) {
  fx_setup();
  return fx_teardown();
}
