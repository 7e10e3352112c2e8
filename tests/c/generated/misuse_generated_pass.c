// Made by codegen (misuse.rs) from src/generated/pass.rs; do not edit.
#include "misuse_fixture.h"

// Nothing to misuse:
//   mlsPassManagerIsNull

int main(void) {
  fx_setup();
  return fx_teardown();
}
