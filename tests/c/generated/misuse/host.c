// Made by codegen (misuse.rs) from src/manual/host.rs; do not edit.
#include "misuse_fixture.h"

int misuse_host(void);

// Nothing to misuse:
//   mlsHostSetHooks
//   mlsHostSetGone
//   mlsHostGetNumSkippedCallbacks
//   mlsCallbackFail

int misuse_host(void) {
  fx_setup();
  return fx_teardown("host");
}
