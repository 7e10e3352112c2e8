// Made by codegen (misuse.rs) from src/generated/dialect_ml_program.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_ml_program(void);

static void misuse_mlsGetDialectHandle__ml_program__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__ml_program__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__ml_program__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__ml_program__");
}

static void misuse_mlsCreateMLProgramMLProgramPipelineGlobalsPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateMLProgramMLProgramPipelineGlobalsPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateMLProgramMLProgramPipelineGlobalsPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateMLProgramMLProgramPipelineGlobalsPass");
}

// Nothing to misuse:
//   mlsRegisterMLProgramPasses
//   mlsRegisterMLProgramMLProgramPipelineGlobalsPass

int misuse_generated_dialect_ml_program(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__ml_program__();
  misuse_mlsCreateMLProgramMLProgramPipelineGlobalsPass();
  return fx_teardown("generated_dialect_ml_program");
}
