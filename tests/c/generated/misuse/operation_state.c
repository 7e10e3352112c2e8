// Made by codegen (misuse.rs) from src/manual/operation_state.rs; do not edit.
#include "misuse_fixture.h"

int misuse_operation_state(void);

static void misuse_mlsOperationStateGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationStateGet((MlsStringRef){NULL, 5}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateGet", "name", "null text");
  fx_untouched(&out_, "mlsOperationStateGet");
  fx_fill(&out_);
  fx_check(mlsOperationStateGet(fx_string(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateGet", "location", "null");
  fx_untouched(&out_, "mlsOperationStateGet");
  fx_fill(&out_);
  fx_check(mlsOperationStateGet(fx_string(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateGet", "location", "garbage");
  fx_untouched(&out_, "mlsOperationStateGet");
  fx_fill(&out_);
  fx_check(mlsOperationStateGet(fx_string(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateGet", "location", "wrong kind");
  fx_untouched(&out_, "mlsOperationStateGet");
  fx_fill(&out_);
  fx_check(mlsOperationStateGet(fx_string(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateGet", "location", "stale");
  fx_untouched(&out_, "mlsOperationStateGet");
  fx_fill(&out_);
  fx_check(mlsOperationStateGet(fx_string(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateGet", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationStateGet");
}

static void misuse_mlsOperationStateDestroy(void) {
  fx_check(mlsOperationStateDestroy((MlsOperationState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateDestroy", "state", "null");
  fx_check(mlsOperationStateDestroy((MlsOperationState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateDestroy", "state", "garbage");
  fx_check(mlsOperationStateDestroy(fx_wrong_kind_for_MlsOperationState()),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateDestroy", "state", "wrong kind");
  fx_check(mlsOperationStateDestroy(fx_stale_MlsOperationState()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateDestroy", "state", "stale");
}

static void misuse_mlsOperationStateAddResults(void) {
  fx_check(mlsOperationStateAddResults((MlsOperationState){0}, 1, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddResults", "state", "null");
  fx_check(mlsOperationStateAddResults((MlsOperationState){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddResults", "state", "garbage");
  fx_check(mlsOperationStateAddResults(fx_wrong_kind_for_MlsOperationState(), 1, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddResults", "state", "wrong kind");
  fx_check(mlsOperationStateAddResults(fx_stale_MlsOperationState(), 1, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddResults", "state", "stale");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), -1, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddResults", "n_results", "-1");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddResults", "n_results", "too large");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateAddResults", "results", "null pointer");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, (const MlsType[]){(MlsType){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddResults", "results", "null");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddResults", "results", "garbage");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddResults", "results", "wrong kind");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, (const MlsType[]){fx_stale_MlsType()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddResults", "results", "stale");
  fx_check(mlsOperationStateAddResults(fx_valid_MlsOperationState(), 1, (const MlsType[]){fx_other_context_MlsType()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationStateAddResults", "results", "foreign context");
}

static void misuse_mlsOperationStateAddOperands(void) {
  fx_check(mlsOperationStateAddOperands((MlsOperationState){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddOperands", "state", "null");
  fx_check(mlsOperationStateAddOperands((MlsOperationState){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddOperands", "state", "garbage");
  fx_check(mlsOperationStateAddOperands(fx_wrong_kind_for_MlsOperationState(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddOperands", "state", "wrong kind");
  fx_check(mlsOperationStateAddOperands(fx_stale_MlsOperationState(), 1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddOperands", "state", "stale");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), -1, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddOperands", "n_operands", "-1");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddOperands", "n_operands", "too large");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateAddOperands", "operands", "null pointer");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, (const MlsValue[]){(MlsValue){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddOperands", "operands", "null");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddOperands", "operands", "garbage");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddOperands", "operands", "wrong kind");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, (const MlsValue[]){fx_stale_MlsValue()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddOperands", "operands", "stale");
  fx_check(mlsOperationStateAddOperands(fx_valid_MlsOperationState(), 1, (const MlsValue[]){fx_other_context_MlsValue()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationStateAddOperands", "operands", "foreign context");
}

static void misuse_mlsOperationStateAddOwnedRegions(void) {
  fx_check(mlsOperationStateAddOwnedRegions((MlsOperationState){0}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddOwnedRegions", "state", "null");
  fx_check(mlsOperationStateAddOwnedRegions((MlsOperationState){0xffffffffffffffffull}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddOwnedRegions", "state", "garbage");
  fx_check(mlsOperationStateAddOwnedRegions(fx_wrong_kind_for_MlsOperationState(), 1, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddOwnedRegions", "state", "wrong kind");
  fx_check(mlsOperationStateAddOwnedRegions(fx_stale_MlsOperationState(), 1, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddOwnedRegions", "state", "stale");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), -1, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddOwnedRegions", "n_regions", "-1");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), INTPTR_MAX, (const MlsRegion[]){fx_valid_MlsRegion()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddOwnedRegions", "n_regions", "too large");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateAddOwnedRegions", "regions", "null pointer");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, (const MlsRegion[]){(MlsRegion){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddOwnedRegions", "regions", "null");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, (const MlsRegion[]){(MlsRegion){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddOwnedRegions", "regions", "garbage");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, (const MlsRegion[]){fx_wrong_kind_for_MlsRegion()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddOwnedRegions", "regions", "wrong kind");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, (const MlsRegion[]){fx_stale_MlsRegion()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddOwnedRegions", "regions", "stale");
  fx_check(mlsOperationStateAddOwnedRegions(fx_valid_MlsOperationState(), 1, (const MlsRegion[]){fx_other_context_MlsRegion()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationStateAddOwnedRegions", "regions", "foreign context");
}

static void misuse_mlsOperationStateAddSuccessors(void) {
  fx_check(mlsOperationStateAddSuccessors((MlsOperationState){0}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddSuccessors", "state", "null");
  fx_check(mlsOperationStateAddSuccessors((MlsOperationState){0xffffffffffffffffull}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddSuccessors", "state", "garbage");
  fx_check(mlsOperationStateAddSuccessors(fx_wrong_kind_for_MlsOperationState(), 1, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddSuccessors", "state", "wrong kind");
  fx_check(mlsOperationStateAddSuccessors(fx_stale_MlsOperationState(), 1, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddSuccessors", "state", "stale");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), -1, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddSuccessors", "n_successors", "-1");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), INTPTR_MAX, (const MlsBlock[]){fx_valid_MlsBlock()}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddSuccessors", "n_successors", "too large");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateAddSuccessors", "successors", "null pointer");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, (const MlsBlock[]){(MlsBlock){0}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddSuccessors", "successors", "null");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, (const MlsBlock[]){(MlsBlock){0xffffffffffffffffull}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddSuccessors", "successors", "garbage");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, (const MlsBlock[]){fx_wrong_kind_for_MlsBlock()}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddSuccessors", "successors", "wrong kind");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, (const MlsBlock[]){fx_stale_MlsBlock()}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddSuccessors", "successors", "stale");
  fx_check(mlsOperationStateAddSuccessors(fx_valid_MlsOperationState(), 1, (const MlsBlock[]){fx_other_context_MlsBlock()}),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationStateAddSuccessors", "successors", "foreign context");
}

static void misuse_mlsOperationStateAddAttributes(void) {
  fx_check(mlsOperationStateAddAttributes((MlsOperationState){0}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateAddAttributes", "state", "null");
  fx_check(mlsOperationStateAddAttributes((MlsOperationState){0xffffffffffffffffull}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateAddAttributes", "state", "garbage");
  fx_check(mlsOperationStateAddAttributes(fx_wrong_kind_for_MlsOperationState(), 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateAddAttributes", "state", "wrong kind");
  fx_check(mlsOperationStateAddAttributes(fx_stale_MlsOperationState(), 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateAddAttributes", "state", "stale");
  fx_check(mlsOperationStateAddAttributes(fx_valid_MlsOperationState(), -1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddAttributes", "n_attributes", "-1");
  fx_check(mlsOperationStateAddAttributes(fx_valid_MlsOperationState(), INTPTR_MAX, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationStateAddAttributes", "n_attributes", "too large");
  fx_check(mlsOperationStateAddAttributes(fx_valid_MlsOperationState(), 1, NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationStateAddAttributes", "attributes", "null pointer");
}

static void misuse_mlsOperationStateEnableResultTypeInference(void) {
  fx_check(mlsOperationStateEnableResultTypeInference((MlsOperationState){0}),
           MLS_STATUS_NULL_HANDLE, "mlsOperationStateEnableResultTypeInference", "state", "null");
  fx_check(mlsOperationStateEnableResultTypeInference((MlsOperationState){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsOperationStateEnableResultTypeInference", "state", "garbage");
  fx_check(mlsOperationStateEnableResultTypeInference(fx_wrong_kind_for_MlsOperationState()),
           MLS_STATUS_WRONG_KIND, "mlsOperationStateEnableResultTypeInference", "state", "wrong kind");
  fx_check(mlsOperationStateEnableResultTypeInference(fx_stale_MlsOperationState()),
           MLS_STATUS_STALE_HANDLE, "mlsOperationStateEnableResultTypeInference", "state", "stale");
}

int misuse_operation_state(void) {
  fx_setup();
  misuse_mlsOperationStateGet();
  misuse_mlsOperationStateDestroy();
  misuse_mlsOperationStateAddResults();
  misuse_mlsOperationStateAddOperands();
  misuse_mlsOperationStateAddOwnedRegions();
  misuse_mlsOperationStateAddSuccessors();
  misuse_mlsOperationStateAddAttributes();
  misuse_mlsOperationStateEnableResultTypeInference();
  return fx_teardown("operation_state");
}
