// Made by codegen (misuse.rs) from src/manual/pass.rs; do not edit.
#include "misuse_fixture.h"

int misuse_pass(void);

static void misuse_mlsPassManagerCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassManagerCreate((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerCreate", "context", "null");
  fx_untouched(&out_, "mlsPassManagerCreate");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreate((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerCreate", "context", "garbage");
  fx_untouched(&out_, "mlsPassManagerCreate");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreate(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerCreate", "context", "wrong kind");
  fx_untouched(&out_, "mlsPassManagerCreate");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreate(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerCreate", "context", "stale");
  fx_untouched(&out_, "mlsPassManagerCreate");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreate(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsPassManagerCreate");
}

static void misuse_mlsPassManagerCreateOnOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerCreateOnOperation", "context", "null");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerCreateOnOperation", "context", "garbage");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerCreateOnOperation", "context", "wrong kind");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerCreateOnOperation", "context", "stale");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerCreateOnOperation", "anchor_op", "null text");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
  fx_fill(&out_);
  fx_check(mlsPassManagerCreateOnOperation(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerCreateOnOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsPassManagerCreateOnOperation");
}

static void misuse_mlsPassManagerDestroy(void) {
  fx_check(mlsPassManagerDestroy((MlsPassManager){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerDestroy", "pass_manager", "null");
  fx_check(mlsPassManagerDestroy((MlsPassManager){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerDestroy", "pass_manager", "garbage");
  fx_check(mlsPassManagerDestroy(fx_wrong_kind_for_MlsPassManager()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerDestroy", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerDestroy(fx_stale_MlsPassManager()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerDestroy", "pass_manager", "stale");
}

static void misuse_mlsPassManagerGetAsOpPassManager(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassManagerGetAsOpPassManager((MlsPassManager){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerGetAsOpPassManager", "pass_manager", "null");
  fx_untouched(&out_, "mlsPassManagerGetAsOpPassManager");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetAsOpPassManager((MlsPassManager){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerGetAsOpPassManager", "pass_manager", "garbage");
  fx_untouched(&out_, "mlsPassManagerGetAsOpPassManager");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetAsOpPassManager(fx_wrong_kind_for_MlsPassManager(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerGetAsOpPassManager", "pass_manager", "wrong kind");
  fx_untouched(&out_, "mlsPassManagerGetAsOpPassManager");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetAsOpPassManager(fx_stale_MlsPassManager(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerGetAsOpPassManager", "pass_manager", "stale");
  fx_untouched(&out_, "mlsPassManagerGetAsOpPassManager");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetAsOpPassManager(fx_valid_MlsPassManager(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerGetAsOpPassManager", "out", "null pointer");
  fx_untouched(&out_, "mlsPassManagerGetAsOpPassManager");
}

static void misuse_mlsPassManagerGetNestedUnder(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder((MlsPassManager){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerGetNestedUnder", "pass_manager", "null");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder((MlsPassManager){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerGetNestedUnder", "pass_manager", "garbage");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder(fx_wrong_kind_for_MlsPassManager(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerGetNestedUnder", "pass_manager", "wrong kind");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder(fx_stale_MlsPassManager(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerGetNestedUnder", "pass_manager", "stale");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder(fx_valid_MlsPassManager(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerGetNestedUnder", "operation_name", "null text");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsPassManagerGetNestedUnder(fx_valid_MlsPassManager(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassManagerGetNestedUnder", "out", "null pointer");
  fx_untouched(&out_, "mlsPassManagerGetNestedUnder");
}

static void misuse_mlsOpPassManagerGetNestedUnder(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder((MlsOpPassManager){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerGetNestedUnder", "pass_manager", "null");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder((MlsOpPassManager){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerGetNestedUnder", "pass_manager", "garbage");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder(fx_wrong_kind_for_MlsOpPassManager(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerGetNestedUnder", "pass_manager", "wrong kind");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder(fx_stale_MlsOpPassManager(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerGetNestedUnder", "pass_manager", "stale");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder(fx_valid_MlsOpPassManager(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOpPassManagerGetNestedUnder", "operation_name", "null text");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
  fx_fill(&out_);
  fx_check(mlsOpPassManagerGetNestedUnder(fx_valid_MlsOpPassManager(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOpPassManagerGetNestedUnder", "out", "null pointer");
  fx_untouched(&out_, "mlsOpPassManagerGetNestedUnder");
}

static void misuse_mlsOpPassManagerAddPipeline(void) {
  fx_check(mlsOpPassManagerAddPipeline((MlsOpPassManager){0}, fx_string()),
           MLS_STATUS_NULL_HANDLE, "mlsOpPassManagerAddPipeline", "pass_manager", "null");
  fx_check(mlsOpPassManagerAddPipeline((MlsOpPassManager){0xffffffffffffffffull}, fx_string()),
           MLS_STATUS_BAD_HANDLE, "mlsOpPassManagerAddPipeline", "pass_manager", "garbage");
  fx_check(mlsOpPassManagerAddPipeline(fx_wrong_kind_for_MlsOpPassManager(), fx_string()),
           MLS_STATUS_WRONG_KIND, "mlsOpPassManagerAddPipeline", "pass_manager", "wrong kind");
  fx_check(mlsOpPassManagerAddPipeline(fx_stale_MlsOpPassManager(), fx_string()),
           MLS_STATUS_STALE_HANDLE, "mlsOpPassManagerAddPipeline", "pass_manager", "stale");
  fx_check(mlsOpPassManagerAddPipeline(fx_valid_MlsOpPassManager(), (MlsStringRef){NULL, 5}),
           MLS_STATUS_NULL_POINTER, "mlsOpPassManagerAddPipeline", "pipeline_elements", "null text");
}

static void misuse_mlsParsePassPipeline(void) {
  fx_check(mlsParsePassPipeline((MlsOpPassManager){0}, fx_string()),
           MLS_STATUS_NULL_HANDLE, "mlsParsePassPipeline", "pass_manager", "null");
  fx_check(mlsParsePassPipeline((MlsOpPassManager){0xffffffffffffffffull}, fx_string()),
           MLS_STATUS_BAD_HANDLE, "mlsParsePassPipeline", "pass_manager", "garbage");
  fx_check(mlsParsePassPipeline(fx_wrong_kind_for_MlsOpPassManager(), fx_string()),
           MLS_STATUS_WRONG_KIND, "mlsParsePassPipeline", "pass_manager", "wrong kind");
  fx_check(mlsParsePassPipeline(fx_stale_MlsOpPassManager(), fx_string()),
           MLS_STATUS_STALE_HANDLE, "mlsParsePassPipeline", "pass_manager", "stale");
  fx_check(mlsParsePassPipeline(fx_valid_MlsOpPassManager(), (MlsStringRef){NULL, 5}),
           MLS_STATUS_NULL_POINTER, "mlsParsePassPipeline", "pipeline", "null text");
}

static void misuse_mlsPrintPassPipeline(void) {
  fx_check(mlsPrintPassPipeline((MlsOpPassManager){0}, fx_text, NULL),
           MLS_STATUS_NULL_HANDLE, "mlsPrintPassPipeline", "pass_manager", "null");
  fx_check(mlsPrintPassPipeline((MlsOpPassManager){0xffffffffffffffffull}, fx_text, NULL),
           MLS_STATUS_BAD_HANDLE, "mlsPrintPassPipeline", "pass_manager", "garbage");
  fx_check(mlsPrintPassPipeline(fx_wrong_kind_for_MlsOpPassManager(), fx_text, NULL),
           MLS_STATUS_WRONG_KIND, "mlsPrintPassPipeline", "pass_manager", "wrong kind");
  fx_check(mlsPrintPassPipeline(fx_stale_MlsOpPassManager(), fx_text, NULL),
           MLS_STATUS_STALE_HANDLE, "mlsPrintPassPipeline", "pass_manager", "stale");
  fx_check(mlsPrintPassPipeline(fx_valid_MlsOpPassManager(), NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsPrintPassPipeline", "callback", "null callback");
}

static void misuse_mlsPassPipelineToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsPassPipelineToString((MlsOpPassManager){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsPassPipelineToString", "pass_manager", "null");
  fx_untouched(&out_, "mlsPassPipelineToString");
  fx_fill(&out_);
  fx_check(mlsPassPipelineToString((MlsOpPassManager){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsPassPipelineToString", "pass_manager", "garbage");
  fx_untouched(&out_, "mlsPassPipelineToString");
  fx_fill(&out_);
  fx_check(mlsPassPipelineToString(fx_wrong_kind_for_MlsOpPassManager(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsPassPipelineToString", "pass_manager", "wrong kind");
  fx_untouched(&out_, "mlsPassPipelineToString");
  fx_fill(&out_);
  fx_check(mlsPassPipelineToString(fx_stale_MlsOpPassManager(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsPassPipelineToString", "pass_manager", "stale");
  fx_untouched(&out_, "mlsPassPipelineToString");
  fx_fill(&out_);
  fx_check(mlsPassPipelineToString(fx_valid_MlsOpPassManager(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsPassPipelineToString", "out", "null pointer");
  fx_untouched(&out_, "mlsPassPipelineToString");
}

static void misuse_mlsPassManagerEnableVerifier(void) {
  fx_check(mlsPassManagerEnableVerifier((MlsPassManager){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerEnableVerifier", "pass_manager", "null");
  fx_check(mlsPassManagerEnableVerifier((MlsPassManager){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerEnableVerifier", "pass_manager", "garbage");
  fx_check(mlsPassManagerEnableVerifier(fx_wrong_kind_for_MlsPassManager(), 0),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerEnableVerifier", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerEnableVerifier(fx_stale_MlsPassManager(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerEnableVerifier", "pass_manager", "stale");
}

static void misuse_mlsPassManagerRunOnOp(void) {
  fx_check(mlsPassManagerRunOnOp((MlsPassManager){0}, fx_valid_MlsOperation()),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerRunOnOp", "pass_manager", "null");
  fx_check(mlsPassManagerRunOnOp((MlsPassManager){0xffffffffffffffffull}, fx_valid_MlsOperation()),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerRunOnOp", "pass_manager", "garbage");
  fx_check(mlsPassManagerRunOnOp(fx_wrong_kind_for_MlsPassManager(), fx_valid_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerRunOnOp", "pass_manager", "wrong kind");
  fx_check(mlsPassManagerRunOnOp(fx_stale_MlsPassManager(), fx_valid_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerRunOnOp", "pass_manager", "stale");
  fx_check(mlsPassManagerRunOnOp(fx_valid_MlsPassManager(), (MlsOperation){0}),
           MLS_STATUS_NULL_HANDLE, "mlsPassManagerRunOnOp", "op", "null");
  fx_check(mlsPassManagerRunOnOp(fx_valid_MlsPassManager(), (MlsOperation){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsPassManagerRunOnOp", "op", "garbage");
  fx_check(mlsPassManagerRunOnOp(fx_valid_MlsPassManager(), fx_wrong_kind_for_MlsOperation()),
           MLS_STATUS_WRONG_KIND, "mlsPassManagerRunOnOp", "op", "wrong kind");
  fx_check(mlsPassManagerRunOnOp(fx_valid_MlsPassManager(), fx_stale_MlsOperation()),
           MLS_STATUS_STALE_HANDLE, "mlsPassManagerRunOnOp", "op", "stale");
  fx_check(mlsPassManagerRunOnOp(fx_valid_MlsPassManager(), fx_other_context_MlsOperation()),
           MLS_STATUS_WRONG_CONTEXT, "mlsPassManagerRunOnOp", "op", "foreign context");
}

int misuse_pass(void) {
  fx_setup();
  misuse_mlsPassManagerCreate();
  misuse_mlsPassManagerCreateOnOperation();
  misuse_mlsPassManagerDestroy();
  misuse_mlsPassManagerGetAsOpPassManager();
  misuse_mlsPassManagerGetNestedUnder();
  misuse_mlsOpPassManagerGetNestedUnder();
  misuse_mlsOpPassManagerAddPipeline();
  misuse_mlsParsePassPipeline();
  misuse_mlsPrintPassPipeline();
  misuse_mlsPassPipelineToString();
  misuse_mlsPassManagerEnableVerifier();
  misuse_mlsPassManagerRunOnOp();
  return fx_teardown("pass");
}
