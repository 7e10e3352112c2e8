// Made by codegen (misuse.rs) from src/manual/location.rs; do not edit.
#include "misuse_fixture.h"

int misuse_location(void);

static void misuse_mlsLocationFusedCopyLocations(void) {
  FxOut locations_;
  FxOut out_;
  fx_fill(&locations_);
  fx_fill(&out_);
  fx_check(mlsLocationFusedCopyLocations((MlsLocation){0}, 0, (void *)&locations_, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedCopyLocations", "location", "null");
  fx_untouched(&locations_, "mlsLocationFusedCopyLocations");
  fx_untouched(&out_, "mlsLocationFusedCopyLocations");
  fx_fill(&locations_);
  fx_fill(&out_);
  fx_check(mlsLocationFusedCopyLocations((MlsLocation){0xffffffffffffffffull}, 0, (void *)&locations_, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedCopyLocations", "location", "garbage");
  fx_untouched(&locations_, "mlsLocationFusedCopyLocations");
  fx_untouched(&out_, "mlsLocationFusedCopyLocations");
  fx_fill(&locations_);
  fx_fill(&out_);
  fx_check(mlsLocationFusedCopyLocations(fx_wrong_kind_for_MlsLocation(), 0, (void *)&locations_, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedCopyLocations", "location", "wrong kind");
  fx_untouched(&locations_, "mlsLocationFusedCopyLocations");
  fx_untouched(&out_, "mlsLocationFusedCopyLocations");
  fx_fill(&locations_);
  fx_fill(&out_);
  fx_check(mlsLocationFusedCopyLocations(fx_stale_MlsLocation(), 0, (void *)&locations_, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedCopyLocations", "location", "stale");
  fx_untouched(&locations_, "mlsLocationFusedCopyLocations");
  fx_untouched(&out_, "mlsLocationFusedCopyLocations");
  fx_fill(&locations_);
  fx_fill(&out_);
  fx_check(mlsLocationFusedCopyLocations(fx_location("loc(fused<7 : i32>[\"f\", \"g\"])"), 0, (void *)&locations_, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedCopyLocations", "out", "null pointer");
  fx_untouched(&locations_, "mlsLocationFusedCopyLocations");
  fx_untouched(&out_, "mlsLocationFusedCopyLocations");
}

int misuse_location(void) {
  fx_setup();
  misuse_mlsLocationFusedCopyLocations();
  return fx_teardown("location");
}
