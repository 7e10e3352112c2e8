// Made by codegen (misuse.rs) from src/manual/references.rs; do not edit.
#include "misuse_fixture.h"

// Nothing to misuse:
//   mlsHandleRetain
//   mlsHandleRelease
//   mlsHandleGetNumReferences

int main(void) {
  fx_setup();
  return fx_teardown();
}
