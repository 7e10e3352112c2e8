// Made by codegen (misuse.rs) from src/generated/execution_engine.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_execution_engine(void);

// Nothing to misuse:
//   mlsExecutionEngineIsNull

int misuse_generated_execution_engine(void) {
  fx_setup();
  return fx_teardown("generated_execution_engine");
}
