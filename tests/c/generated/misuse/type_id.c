// Made by codegen (misuse.rs) from src/manual/type_id.rs; do not edit.
#include "misuse_fixture.h"

int misuse_type_id(void);

static void misuse_mlsTypeIDCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIDCreate(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDCreate", "ptr", "null pointer");
  fx_untouched(&out_, "mlsTypeIDCreate");
  fx_fill(&out_);
  fx_check(mlsTypeIDCreate((const char[]){4}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIDCreate");
}

static void misuse_mlsTypeIDAllocatorCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDAllocatorCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIDAllocatorCreate");
}

static void misuse_mlsTypeIDAllocatorDestroy(void) {
  fx_check(mlsTypeIDAllocatorDestroy((MlsTypeIDAllocator){0}),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDAllocatorDestroy", "allocator", "null");
  fx_check(mlsTypeIDAllocatorDestroy((MlsTypeIDAllocator){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDAllocatorDestroy", "allocator", "garbage");
  fx_check(mlsTypeIDAllocatorDestroy(fx_wrong_kind_for_MlsTypeIDAllocator()),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDAllocatorDestroy", "allocator", "wrong kind");
  fx_check(mlsTypeIDAllocatorDestroy(fx_stale_MlsTypeIDAllocator()),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDAllocatorDestroy", "allocator", "stale");
}

static void misuse_mlsTypeIDAllocatorAllocateTypeID(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorAllocateTypeID((MlsTypeIDAllocator){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsTypeIDAllocatorAllocateTypeID", "allocator", "null");
  fx_untouched(&out_, "mlsTypeIDAllocatorAllocateTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorAllocateTypeID((MlsTypeIDAllocator){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsTypeIDAllocatorAllocateTypeID", "allocator", "garbage");
  fx_untouched(&out_, "mlsTypeIDAllocatorAllocateTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorAllocateTypeID(fx_wrong_kind_for_MlsTypeIDAllocator(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsTypeIDAllocatorAllocateTypeID", "allocator", "wrong kind");
  fx_untouched(&out_, "mlsTypeIDAllocatorAllocateTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorAllocateTypeID(fx_stale_MlsTypeIDAllocator(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsTypeIDAllocatorAllocateTypeID", "allocator", "stale");
  fx_untouched(&out_, "mlsTypeIDAllocatorAllocateTypeID");
  fx_fill(&out_);
  fx_check(mlsTypeIDAllocatorAllocateTypeID(fx_valid_MlsTypeIDAllocator(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsTypeIDAllocatorAllocateTypeID", "out", "null pointer");
  fx_untouched(&out_, "mlsTypeIDAllocatorAllocateTypeID");
}

int misuse_type_id(void) {
  fx_setup();
  misuse_mlsTypeIDCreate();
  misuse_mlsTypeIDAllocatorCreate();
  misuse_mlsTypeIDAllocatorDestroy();
  misuse_mlsTypeIDAllocatorAllocateTypeID();
  return fx_teardown("type_id");
}
