// Made by codegen (misuse.rs) from src/manual/location.rs; do not edit.
#include "misuse_fixture.h"

static void misuse_mlsLocationUnknownGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationUnknownGet", "context", "null");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationUnknownGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationUnknownGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationUnknownGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationUnknownGet");
  fx_fill(&out_);
  fx_check(mlsLocationUnknownGet(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationUnknownGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationUnknownGet");
}

static void misuse_mlsLocationFileLineColGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet((MlsContext){0}, fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFileLineColGet", "context", "null");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet((MlsContext){0xffffffffffffffffull}, fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFileLineColGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_wrong_kind_for_MlsContext(), fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFileLineColGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_stale_MlsContext(), fx_string(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFileLineColGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColGet", "filename", "null text");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
  fx_fill(&out_);
  fx_check(mlsLocationFileLineColGet(fx_valid_MlsContext(), fx_string(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFileLineColGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFileLineColGet");
}

static void misuse_mlsLocationCallSiteGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet((MlsLocation){0}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGet", "callee", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet((MlsLocation){0xffffffffffffffffull}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGet", "callee", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_wrong_kind_for_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGet", "callee", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_stale_MlsLocation(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGet", "callee", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), (MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationCallSiteGet", "caller", "null");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationCallSiteGet", "caller", "garbage");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationCallSiteGet", "caller", "wrong kind");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationCallSiteGet", "caller", "stale");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationCallSiteGet", "caller", "foreign context");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
  fx_fill(&out_);
  fx_check(mlsLocationCallSiteGet(fx_valid_MlsLocation(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationCallSiteGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationCallSiteGet");
}

static void misuse_mlsLocationFusedGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet((MlsContext){0}, 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGet", "context", "null");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet((MlsContext){0xffffffffffffffffull}, 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_wrong_kind_for_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_stale_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), -1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLocationFusedGet", "n_locations", "-1");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), INTPTR_MAX, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsLocationFusedGet", "n_locations", "too large");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, NULL, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGet", "locations", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){(MlsLocation){0}}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFusedGet", "locations", "null");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){(MlsLocation){0xffffffffffffffffull}}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "locations", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_wrong_kind_for_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "locations", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_stale_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "locations", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_other_context_MlsLocation()}, fx_valid_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationFusedGet", "locations", "foreign context");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, (MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFusedGet", "metadata", "garbage");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFusedGet", "metadata", "wrong kind");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFusedGet", "metadata", "stale");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_other_context_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationFusedGet", "metadata", "foreign context");
  fx_untouched(&out_, "mlsLocationFusedGet");
  fx_fill(&out_);
  fx_check(mlsLocationFusedGet(fx_valid_MlsContext(), 1, (const MlsLocation[]){fx_valid_MlsLocation()}, fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFusedGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFusedGet");
}

static void misuse_mlsLocationNameGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationNameGet((MlsContext){0}, fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationNameGet", "context", "null");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet((MlsContext){0xffffffffffffffffull}, fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGet", "context", "garbage");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_wrong_kind_for_MlsContext(), fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_stale_MlsContext(), fx_string(), fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGet", "context", "stale");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, fx_valid_MlsLocation(), (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGet", "name", "null text");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), (MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationNameGet", "child", "garbage");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationNameGet", "child", "wrong kind");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationNameGet", "child", "stale");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_other_context_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_CONTEXT, "mlsLocationNameGet", "child", "foreign context");
  fx_untouched(&out_, "mlsLocationNameGet");
  fx_fill(&out_);
  fx_check(mlsLocationNameGet(fx_valid_MlsContext(), fx_string(), fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationNameGet", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationNameGet");
}

static void misuse_mlsLocationFromAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute((MlsAttribute){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationFromAttribute", "attr", "null");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute((MlsAttribute){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationFromAttribute", "attr", "garbage");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_wrong_kind_for_MlsAttribute(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationFromAttribute", "attr", "wrong kind");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_stale_MlsAttribute(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationFromAttribute", "attr", "stale");
  fx_untouched(&out_, "mlsLocationFromAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationFromAttribute(fx_valid_MlsAttribute(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationFromAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationFromAttribute");
}

static void misuse_mlsLocationGetAttribute(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationGetAttribute", "location", "null");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationGetAttribute", "location", "garbage");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationGetAttribute", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationGetAttribute", "location", "stale");
  fx_untouched(&out_, "mlsLocationGetAttribute");
  fx_fill(&out_);
  fx_check(mlsLocationGetAttribute(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationGetAttribute", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationGetAttribute");
}

static void misuse_mlsLocationGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLocationGetContext((MlsLocation){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsLocationGetContext", "location", "null");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext((MlsLocation){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsLocationGetContext", "location", "garbage");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_wrong_kind_for_MlsLocation(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsLocationGetContext", "location", "wrong kind");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_stale_MlsLocation(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsLocationGetContext", "location", "stale");
  fx_untouched(&out_, "mlsLocationGetContext");
  fx_fill(&out_);
  fx_check(mlsLocationGetContext(fx_valid_MlsLocation(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsLocationGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsLocationGetContext");
}

static void misuse_mlsIdentifierGet(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierGet((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierGet", "context", "null");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierGet", "context", "garbage");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierGet", "context", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierGet", "context", "stale");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGet", "text", "null text");
  fx_untouched(&out_, "mlsIdentifierGet");
  fx_fill(&out_);
  fx_check(mlsIdentifierGet(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGet", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierGet");
}

static void misuse_mlsIdentifierStr(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierStr((MlsIdentifier){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierStr", "ident", "null");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr((MlsIdentifier){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierStr", "ident", "garbage");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_wrong_kind_for_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierStr", "ident", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_stale_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierStr", "ident", "stale");
  fx_untouched(&out_, "mlsIdentifierStr");
  fx_fill(&out_);
  fx_check(mlsIdentifierStr(fx_valid_MlsIdentifier(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierStr", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierStr");
}

static void misuse_mlsIdentifierGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext((MlsIdentifier){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsIdentifierGetContext", "ident", "null");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext((MlsIdentifier){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsIdentifierGetContext", "ident", "garbage");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_wrong_kind_for_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsIdentifierGetContext", "ident", "wrong kind");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_stale_MlsIdentifier(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsIdentifierGetContext", "ident", "stale");
  fx_untouched(&out_, "mlsIdentifierGetContext");
  fx_fill(&out_);
  fx_check(mlsIdentifierGetContext(fx_valid_MlsIdentifier(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsIdentifierGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsIdentifierGetContext");
}

int main(void) {
  fx_setup();
  misuse_mlsLocationUnknownGet();
  misuse_mlsLocationFileLineColGet();
  misuse_mlsLocationCallSiteGet();
  misuse_mlsLocationFusedGet();
  misuse_mlsLocationNameGet();
  misuse_mlsLocationFromAttribute();
  misuse_mlsLocationGetAttribute();
  misuse_mlsLocationGetContext();
  misuse_mlsIdentifierGet();
  misuse_mlsIdentifierStr();
  misuse_mlsIdentifierGetContext();
  return fx_teardown();
}
