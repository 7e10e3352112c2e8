// Made by codegen (misuse.rs) from src/generated/dialect_shard.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_dialect_shard(void);

static void misuse_mlsGetDialectHandle__shard__(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsGetDialectHandle__shard__(NULL),
           MLS_STATUS_NULL_POINTER, "mlsGetDialectHandle__shard__", "out", "null pointer");
  fx_untouched(&out_, "mlsGetDialectHandle__shard__");
}

static void misuse_mlsCreateShardPartition(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateShardPartition(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateShardPartition", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateShardPartition");
}

static void misuse_mlsCreateShardShardingPropagation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateShardShardingPropagation(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateShardShardingPropagation", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateShardShardingPropagation");
}

// Nothing to misuse:
//   mlsRegisterShardPasses
//   mlsRegisterShardPartition
//   mlsRegisterShardShardingPropagation

int misuse_generated_dialect_shard(void) {
  fx_setup();
  misuse_mlsGetDialectHandle__shard__();
  misuse_mlsCreateShardPartition();
  misuse_mlsCreateShardShardingPropagation();
  return fx_teardown("generated_dialect_shard");
}
