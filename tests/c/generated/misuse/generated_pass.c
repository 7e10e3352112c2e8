// Made by codegen (misuse.rs) from src/generated/pass.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_pass(void);

// Nothing to misuse:
//   mlsPassManagerIsNull

int misuse_generated_pass(void) {
  fx_setup();
  return fx_teardown("generated_pass");
}
