// Made by codegen (misuse.rs) from src/manual/live.rs; do not edit.
#include "misuse_fixture.h"

int misuse_live(void);

static void misuse_mlsLiveHandles(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLiveHandles(0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLiveHandles", "out", "null pointer");
  fx_untouched(&out_, "mlsLiveHandles");
}

static void misuse_mlsContextLiveHandles(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextLiveHandles((MlsContext){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextLiveHandles", "context", "null");
  fx_untouched(&out_, "mlsContextLiveHandles");
  fx_fill(&out_);
  fx_check(mlsContextLiveHandles((MlsContext){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextLiveHandles", "context", "garbage");
  fx_untouched(&out_, "mlsContextLiveHandles");
  fx_fill(&out_);
  fx_check(mlsContextLiveHandles(fx_wrong_kind_for_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextLiveHandles", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextLiveHandles");
  fx_fill(&out_);
  fx_check(mlsContextLiveHandles(fx_stale_MlsContext(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextLiveHandles", "context", "stale");
  fx_untouched(&out_, "mlsContextLiveHandles");
  fx_fill(&out_);
  fx_check(mlsContextLiveHandles(fx_valid_MlsContext(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextLiveHandles", "out", "null pointer");
  fx_untouched(&out_, "mlsContextLiveHandles");
}

static void misuse_mlsCopyLiveObjects(void) {
  FxOut objects_;
  FxOut out_;
  fx_fill(&objects_);
  fx_fill(&out_);
  fx_check(mlsCopyLiveObjects((MlsContext){0xffffffffffffffffull}, 0, (void *)&objects_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsCopyLiveObjects", "context", "garbage");
  fx_untouched(&objects_, "mlsCopyLiveObjects");
  fx_untouched(&out_, "mlsCopyLiveObjects");
  fx_fill(&objects_);
  fx_fill(&out_);
  fx_check(mlsCopyLiveObjects(fx_wrong_kind_for_MlsContext(), 0, (void *)&objects_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsCopyLiveObjects", "context", "wrong kind");
  fx_untouched(&objects_, "mlsCopyLiveObjects");
  fx_untouched(&out_, "mlsCopyLiveObjects");
  fx_fill(&objects_);
  fx_fill(&out_);
  fx_check(mlsCopyLiveObjects(fx_stale_MlsContext(), 0, (void *)&objects_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsCopyLiveObjects", "context", "stale");
  fx_untouched(&objects_, "mlsCopyLiveObjects");
  fx_untouched(&out_, "mlsCopyLiveObjects");
  fx_fill(&objects_);
  fx_fill(&out_);
  fx_check(mlsCopyLiveObjects(fx_valid_MlsContext(), 0, (void *)&objects_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsCopyLiveObjects", "out", "null pointer");
  fx_untouched(&objects_, "mlsCopyLiveObjects");
  fx_untouched(&out_, "mlsCopyLiveObjects");
}

static void misuse_mlsLiveObjectsToString(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLiveObjectsToString((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLiveObjectsToString", "context", "garbage");
  fx_untouched(&out_, "mlsLiveObjectsToString");
  fx_fill(&out_);
  fx_check(mlsLiveObjectsToString(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLiveObjectsToString", "context", "wrong kind");
  fx_untouched(&out_, "mlsLiveObjectsToString");
  fx_fill(&out_);
  fx_check(mlsLiveObjectsToString(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLiveObjectsToString", "context", "stale");
  fx_untouched(&out_, "mlsLiveObjectsToString");
  fx_fill(&out_);
  fx_check(mlsLiveObjectsToString(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLiveObjectsToString", "out", "null pointer");
  fx_untouched(&out_, "mlsLiveObjectsToString");
}

static void misuse_mlsContextGetNumPendingReleases(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetNumPendingReleases((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetNumPendingReleases", "context", "null");
  fx_untouched(&out_, "mlsContextGetNumPendingReleases");
  fx_fill(&out_);
  fx_check(mlsContextGetNumPendingReleases((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetNumPendingReleases", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetNumPendingReleases");
  fx_fill(&out_);
  fx_check(mlsContextGetNumPendingReleases(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetNumPendingReleases", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetNumPendingReleases");
  fx_fill(&out_);
  fx_check(mlsContextGetNumPendingReleases(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetNumPendingReleases", "context", "stale");
  fx_untouched(&out_, "mlsContextGetNumPendingReleases");
  fx_fill(&out_);
  fx_check(mlsContextGetNumPendingReleases(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetNumPendingReleases", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetNumPendingReleases");
}

static void misuse_mlsNumReferencesToDead(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsNumReferencesToDead(NULL),
           MLS_STATUS_NULL_POINTER, "mlsNumReferencesToDead", "out", "null pointer");
  fx_untouched(&out_, "mlsNumReferencesToDead");
}

// Nothing to misuse:
//   mlsDumpLiveObjects

int misuse_live(void) {
  fx_setup();
  misuse_mlsLiveHandles();
  misuse_mlsContextLiveHandles();
  misuse_mlsCopyLiveObjects();
  misuse_mlsLiveObjectsToString();
  misuse_mlsContextGetNumPendingReleases();
  misuse_mlsNumReferencesToDead();
  return fx_teardown("live");
}
