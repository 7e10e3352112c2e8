// Made by codegen (misuse.rs) from src/generated/transforms.rs; do not edit.
#include "misuse_fixture.h"

int misuse_generated_transforms(void);

static void misuse_mlsCreateTransformsBubbleDownMemorySpaceCasts(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsBubbleDownMemorySpaceCasts(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsBubbleDownMemorySpaceCasts", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsBubbleDownMemorySpaceCasts");
}

static void misuse_mlsCreateTransformsCSE(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsCSE(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsCSE", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsCSE");
}

static void misuse_mlsCreateTransformsCanonicalizer(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsCanonicalizer(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsCanonicalizer", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsCanonicalizer");
}

static void misuse_mlsCreateTransformsCompositeFixedPointPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsCompositeFixedPointPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsCompositeFixedPointPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsCompositeFixedPointPass");
}

static void misuse_mlsCreateTransformsControlFlowSink(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsControlFlowSink(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsControlFlowSink", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsControlFlowSink");
}

static void misuse_mlsCreateTransformsGenerateRuntimeVerification(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsGenerateRuntimeVerification(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsGenerateRuntimeVerification", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsGenerateRuntimeVerification");
}

static void misuse_mlsCreateTransformsInliner(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsInliner(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsInliner", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsInliner");
}

static void misuse_mlsCreateTransformsLocationSnapshot(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsLocationSnapshot(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsLocationSnapshot", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsLocationSnapshot");
}

static void misuse_mlsCreateTransformsLoopInvariantCodeMotion(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsLoopInvariantCodeMotion(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsLoopInvariantCodeMotion", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsLoopInvariantCodeMotion");
}

static void misuse_mlsCreateTransformsLoopInvariantSubsetHoisting(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsLoopInvariantSubsetHoisting(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsLoopInvariantSubsetHoisting", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsLoopInvariantSubsetHoisting");
}

static void misuse_mlsCreateTransformsMem2Reg(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsMem2Reg(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsMem2Reg", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsMem2Reg");
}

static void misuse_mlsCreateTransformsPrintIRPass(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsPrintIRPass(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsPrintIRPass", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsPrintIRPass");
}

static void misuse_mlsCreateTransformsPrintOpStats(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsPrintOpStats(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsPrintOpStats", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsPrintOpStats");
}

static void misuse_mlsCreateTransformsRemoveDeadValues(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsRemoveDeadValues(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsRemoveDeadValues", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsRemoveDeadValues");
}

static void misuse_mlsCreateTransformsSCCP(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsSCCP(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsSCCP", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsSCCP");
}

static void misuse_mlsCreateTransformsSROA(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsSROA(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsSROA", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsSROA");
}

static void misuse_mlsCreateTransformsStripDebugInfo(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsStripDebugInfo(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsStripDebugInfo", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsStripDebugInfo");
}

static void misuse_mlsCreateTransformsSymbolDCE(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsSymbolDCE(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsSymbolDCE", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsSymbolDCE");
}

static void misuse_mlsCreateTransformsSymbolPrivatize(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsSymbolPrivatize(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsSymbolPrivatize", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsSymbolPrivatize");
}

static void misuse_mlsCreateTransformsTopologicalSort(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsTopologicalSort(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsTopologicalSort", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsTopologicalSort");
}

static void misuse_mlsCreateTransformsViewOpGraph(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsCreateTransformsViewOpGraph(NULL),
           MLS_STATUS_NULL_POINTER, "mlsCreateTransformsViewOpGraph", "out", "null pointer");
  fx_untouched(&out_, "mlsCreateTransformsViewOpGraph");
}

// Nothing to misuse:
//   mlsRegisterTransformsPasses
//   mlsRegisterTransformsBubbleDownMemorySpaceCasts
//   mlsRegisterTransformsCSE
//   mlsRegisterTransformsCanonicalizer
//   mlsRegisterTransformsCompositeFixedPointPass
//   mlsRegisterTransformsControlFlowSink
//   mlsRegisterTransformsGenerateRuntimeVerification
//   mlsRegisterTransformsInliner
//   mlsRegisterTransformsLocationSnapshot
//   mlsRegisterTransformsLoopInvariantCodeMotion
//   mlsRegisterTransformsLoopInvariantSubsetHoisting
//   mlsRegisterTransformsMem2Reg
//   mlsRegisterTransformsPrintIRPass
//   mlsRegisterTransformsPrintOpStats
//   mlsRegisterTransformsRemoveDeadValues
//   mlsRegisterTransformsSCCP
//   mlsRegisterTransformsSROA
//   mlsRegisterTransformsStripDebugInfo
//   mlsRegisterTransformsSymbolDCE
//   mlsRegisterTransformsSymbolPrivatize
//   mlsRegisterTransformsTopologicalSort
//   mlsRegisterTransformsViewOpGraph

int misuse_generated_transforms(void) {
  fx_setup();
  misuse_mlsCreateTransformsBubbleDownMemorySpaceCasts();
  misuse_mlsCreateTransformsCSE();
  misuse_mlsCreateTransformsCanonicalizer();
  misuse_mlsCreateTransformsCompositeFixedPointPass();
  misuse_mlsCreateTransformsControlFlowSink();
  misuse_mlsCreateTransformsGenerateRuntimeVerification();
  misuse_mlsCreateTransformsInliner();
  misuse_mlsCreateTransformsLocationSnapshot();
  misuse_mlsCreateTransformsLoopInvariantCodeMotion();
  misuse_mlsCreateTransformsLoopInvariantSubsetHoisting();
  misuse_mlsCreateTransformsMem2Reg();
  misuse_mlsCreateTransformsPrintIRPass();
  misuse_mlsCreateTransformsPrintOpStats();
  misuse_mlsCreateTransformsRemoveDeadValues();
  misuse_mlsCreateTransformsSCCP();
  misuse_mlsCreateTransformsSROA();
  misuse_mlsCreateTransformsStripDebugInfo();
  misuse_mlsCreateTransformsSymbolDCE();
  misuse_mlsCreateTransformsSymbolPrivatize();
  misuse_mlsCreateTransformsTopologicalSort();
  misuse_mlsCreateTransformsViewOpGraph();
  return fx_teardown("generated_transforms");
}
