// Made by codegen (misuse.rs) from src/manual/references.rs; do not edit.
#include "misuse_fixture.h"

int misuse_references(void);

// Nothing to misuse:
//   mlsHandleRetain
//   mlsHandleRelease
//   mlsHandleGetNumReferences

int misuse_references(void) {
  fx_setup();
  return fx_teardown("references");
}
