// Made by codegen (misuse.rs) from src/manual/interfaces.rs; do not edit.
#include "misuse_fixture.h"

int misuse_interfaces(void);

static void misuse_mlsInferTypeOpInterfaceInferReturnTypes(void) {
  FxOut types_;
  FxOut out_;
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes((MlsStringRef){NULL, 5}, fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsInferTypeOpInterfaceInferReturnTypes", "op_name", "null text");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), (MlsContext){0}, fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "context", "null");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), (MlsContext){0xffffffffffffffffull}, fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "context", "garbage");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_wrong_kind_for_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsInferTypeOpInterfaceInferReturnTypes", "context", "wrong kind");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_stale_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "context", "stale");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), (MlsLocation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "location", "null");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), (MlsLocation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "location", "garbage");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_wrong_kind_for_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsInferTypeOpInterfaceInferReturnTypes", "location", "wrong kind");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_stale_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "location", "stale");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_other_context_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferTypeOpInterfaceInferReturnTypes", "location", "foreign context");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), -1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferTypeOpInterfaceInferReturnTypes", "n_operands", "-1");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferTypeOpInterfaceInferReturnTypes", "n_operands", "too large");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, NULL, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "null pointer");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){(MlsValue){0}}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "null");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "garbage");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "wrong kind");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_stale_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "stale");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferTypeOpInterfaceInferReturnTypes", "operands", "foreign context");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (MlsAttribute){0xffffffffffffffffull}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "attributes", "garbage");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_wrong_kind_for_MlsAttribute(), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsInferTypeOpInterfaceInferReturnTypes", "attributes", "wrong kind");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_stale_MlsAttribute(), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "attributes", "stale");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_other_context_MlsAttribute(), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferTypeOpInterfaceInferReturnTypes", "attributes", "foreign context");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), -1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferTypeOpInterfaceInferReturnTypes", "n_regions", "-1");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), INTPTR_MAX, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferTypeOpInterfaceInferReturnTypes", "n_regions", "too large");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, NULL, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "null pointer");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){(MlsRegion){0}}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "null");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){(MlsRegion){0xffffffffffffffffull}}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "garbage");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_wrong_kind_for_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "wrong kind");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_stale_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "stale");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_other_context_MlsRegion()}, 0, (void *)&types_, (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferTypeOpInterfaceInferReturnTypes", "regions", "foreign context");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_fill(&types_);
  fx_fill(&out_);
  fx_check(mlsInferTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 0, (void *)&types_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsInferTypeOpInterfaceInferReturnTypes", "out", "null pointer");
  fx_untouched(&types_, "mlsInferTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferTypeOpInterfaceInferReturnTypes");
}

static void misuse_mlsInferShapedTypeOpInterfaceInferReturnTypes(void) {
  FxOut components_;
  FxOut sizes_;
  FxOut out_;
  FxOut out_sizes_;
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes((MlsStringRef){NULL, 5}, fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_NULL_POINTER, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "op_name", "null text");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), (MlsContext){0}, fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_NULL_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "context", "null");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), (MlsContext){0xffffffffffffffffull}, fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_BAD_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "context", "garbage");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_wrong_kind_for_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_KIND, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "context", "wrong kind");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_stale_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_STALE_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "context", "stale");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), (MlsLocation){0}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_NULL_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "location", "null");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), (MlsLocation){0xffffffffffffffffull}, 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_BAD_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "location", "garbage");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_wrong_kind_for_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_KIND, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "location", "wrong kind");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_stale_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_STALE_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "location", "stale");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_other_context_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "location", "foreign context");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), -1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "n_operands", "-1");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_OUT_OF_RANGE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "n_operands", "too large");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, NULL, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_NULL_POINTER, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "null pointer");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){(MlsValue){0}}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_NULL_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "null");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_BAD_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "garbage");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_KIND, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "wrong kind");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_stale_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_STALE_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "stale");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_other_context_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "operands", "foreign context");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, (MlsAttribute){0xffffffffffffffffull}, 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_BAD_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "attributes", "garbage");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_wrong_kind_for_MlsAttribute(), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_KIND, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "attributes", "wrong kind");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_stale_MlsAttribute(), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_STALE_HANDLE, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "attributes", "stale");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_other_context_MlsAttribute(), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, (void *)&out_sizes_),
           MLS_STATUS_WRONG_CONTEXT, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "attributes", "foreign context");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, NULL, (void *)&out_sizes_),
           MLS_STATUS_NULL_POINTER, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "out", "null pointer");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_fill(&components_);
  fx_fill(&sizes_);
  fx_fill(&out_);
  fx_fill(&out_sizes_);
  fx_check(mlsInferShapedTypeOpInterfaceInferReturnTypes(fx_string(), fx_valid_MlsContext(), fx_valid_MlsLocation(), 1, (const MlsValue[]){fx_valid_MlsValue()}, fx_attribute("{}"), 0, (void *)&components_, 0, (void *)&sizes_, (void *)&out_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsInferShapedTypeOpInterfaceInferReturnTypes", "out_sizes", "null pointer");
  fx_untouched(&components_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
  fx_untouched(&out_sizes_, "mlsInferShapedTypeOpInterfaceInferReturnTypes");
}

int misuse_interfaces(void) {
  fx_setup();
  misuse_mlsInferTypeOpInterfaceInferReturnTypes();
  misuse_mlsInferShapedTypeOpInterfaceInferReturnTypes();
  return fx_teardown("interfaces");
}
