// Made by codegen (misuse.rs) from src/manual/operation_create.rs; do not edit.
#include "misuse_fixture.h"

int misuse_operation_create(void);

static void misuse_mlsOperationCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationCreate((MlsOperationState){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreate", "state", "null");
  fx_untouched(&out_, "mlsOperationCreate");
  fx_fill(&out_);
  fx_check(mlsOperationCreate((MlsOperationState){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreate", "state", "garbage");
  fx_untouched(&out_, "mlsOperationCreate");
  fx_fill(&out_);
  fx_check(mlsOperationCreate(fx_wrong_kind_for_MlsOperationState(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreate", "state", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreate");
  fx_fill(&out_);
  fx_check(mlsOperationCreate(fx_stale_MlsOperationState(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreate", "state", "stale");
  fx_untouched(&out_, "mlsOperationCreate");
  fx_fill(&out_);
  fx_check(mlsOperationCreate(fx_valid_MlsOperationState(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationCreate");
}

static void misuse_mlsOperationCreateInBlock(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock((MlsStringRef){NULL, 5}, fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "name", "null text");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), (MlsLocation){0}, 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "location", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), (MlsLocation){0xffffffffffffffffull}, 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "location", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_wrong_kind_for_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "location", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_stale_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "location", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), -1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_results", "-1");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), INTPTR_MAX, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_results", "too large");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, NULL, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "results", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){(MlsType){0}}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "results", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){(MlsType){0xffffffffffffffffull}}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "results", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_wrong_kind_for_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "results", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_stale_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "results", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_other_context_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "results", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, -1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_operands", "-1");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, INTPTR_MAX, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_operands", "too large");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, NULL, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "operands", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){(MlsValue){0}}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "operands", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){(MlsValue){0xffffffffffffffffull}}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "operands", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_wrong_kind_for_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "operands", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_stale_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "operands", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_other_context_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "operands", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, -1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_attributes", "-1");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, INTPTR_MAX, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_attributes", "too large");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, NULL, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "attributes", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, -1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_regions", "-1");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, INTPTR_MAX, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_regions", "too large");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, NULL, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "regions", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){(MlsRegion){0}}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "regions", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){(MlsRegion){0xffffffffffffffffull}}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "regions", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_wrong_kind_for_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "regions", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_stale_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "regions", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_other_context_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "regions", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, -1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_successors", "-1");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, INTPTR_MAX, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsOperationCreateInBlock", "n_successors", "too large");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, NULL, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "successors", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){(MlsBlock){0}}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "successors", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){(MlsBlock){0xffffffffffffffffull}}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "successors", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_wrong_kind_for_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "successors", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_stale_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "successors", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_other_context_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "successors", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, (MlsBlock){0}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsOperationCreateInBlock", "block", "null");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, (MlsBlock){0xffffffffffffffffull}, fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "block", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_wrong_kind_for_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "block", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_stale_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "block", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_other_context_MlsBlock(), fx_valid_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "block", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), (MlsOperation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsOperationCreateInBlock", "before", "garbage");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_wrong_kind_for_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsOperationCreateInBlock", "before", "wrong kind");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_stale_MlsOperation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsOperationCreateInBlock", "before", "stale");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_other_context_MlsOperation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsOperationCreateInBlock", "before", "foreign context");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
  fx_fill(&out_);
  fx_check(mlsOperationCreateInBlock(fx_string(), fx_valid_MlsLocation(), 1, (const MlsType[]){fx_valid_MlsType()}, 1, (const MlsValue[]){fx_valid_MlsValue()}, 1, (const MlsNamedAttribute[]){{fx_valid_MlsIdentifier(), fx_valid_MlsAttribute()}}, 1, (const MlsRegion[]){fx_valid_MlsRegion()}, 1, (const MlsBlock[]){fx_valid_MlsBlock()}, 0, fx_valid_MlsBlock(), fx_valid_MlsOperation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsOperationCreateInBlock", "out", "null pointer");
  fx_untouched(&out_, "mlsOperationCreateInBlock");
}

int misuse_operation_create(void) {
  fx_setup();
  misuse_mlsOperationCreate();
  misuse_mlsOperationCreateInBlock();
  return fx_teardown("operation_create");
}
