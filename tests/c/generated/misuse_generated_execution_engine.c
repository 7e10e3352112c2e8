// Made by codegen (misuse.rs) from src/generated/execution_engine.rs; do not edit.
#include "misuse_fixture.h"

// Nothing to misuse:
//   mlsExecutionEngineIsNull

int main(void) {
  fx_setup();
  return fx_teardown();
}
