// Made by codegen (misuse.rs) from src/manual/diagnostics.rs; do not edit.
#include "misuse_fixture.h"

int misuse_diagnostics(void);

static void misuse_mlsEmitError(void) {
  fx_check(mlsEmitError((MlsLocation){0}, fx_string()),
           MLS_STATUS_NULL_HANDLE, "mlsEmitError", "location", "null");
  fx_check(mlsEmitError((MlsLocation){0xffffffffffffffffull}, fx_string()),
           MLS_STATUS_BAD_HANDLE, "mlsEmitError", "location", "garbage");
  fx_check(mlsEmitError(fx_wrong_kind_for_MlsLocation(), fx_string()),
           MLS_STATUS_WRONG_KIND, "mlsEmitError", "location", "wrong kind");
  fx_check(mlsEmitError(fx_stale_MlsLocation(), fx_string()),
           MLS_STATUS_STALE_HANDLE, "mlsEmitError", "location", "stale");
  fx_check(mlsEmitError(fx_valid_MlsLocation(), (MlsStringRef){NULL, 5}),
           MLS_STATUS_NULL_POINTER, "mlsEmitError", "message", "null text");
}

static void misuse_mlsContextAttachDiagnosticHandler(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler((MlsContext){0}, fx_diagnostic, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextAttachDiagnosticHandler", "context", "null");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler((MlsContext){0xffffffffffffffffull}, fx_diagnostic, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextAttachDiagnosticHandler", "context", "garbage");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler(fx_wrong_kind_for_MlsContext(), fx_diagnostic, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextAttachDiagnosticHandler", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler(fx_stale_MlsContext(), fx_diagnostic, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextAttachDiagnosticHandler", "context", "stale");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler(fx_valid_MlsContext(), NULL, 0, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsContextAttachDiagnosticHandler", "handler", "null callback");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
  fx_fill(&out_);
  fx_check(mlsContextAttachDiagnosticHandler(fx_valid_MlsContext(), fx_diagnostic, 0, NULL, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextAttachDiagnosticHandler", "out", "null pointer");
  fx_untouched(&out_, "mlsContextAttachDiagnosticHandler");
}

static void misuse_mlsContextDetachDiagnosticHandler(void) {
  fx_check(mlsContextDetachDiagnosticHandler((MlsContext){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsContextDetachDiagnosticHandler", "context", "null");
  fx_check(mlsContextDetachDiagnosticHandler((MlsContext){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsContextDetachDiagnosticHandler", "context", "garbage");
  fx_check(mlsContextDetachDiagnosticHandler(fx_wrong_kind_for_MlsContext(), 0),
           MLS_STATUS_WRONG_KIND, "mlsContextDetachDiagnosticHandler", "context", "wrong kind");
  fx_check(mlsContextDetachDiagnosticHandler(fx_stale_MlsContext(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsContextDetachDiagnosticHandler", "context", "stale");
}

static void misuse_mlsDiagnosticGetSeverity(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetSeverity(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetSeverity", "diagnostic", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetSeverity");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetSeverity((const MlsDiagnostic[]){{.severity = 0}}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetSeverity", "out", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetSeverity");
}

static void misuse_mlsDiagnosticGetLocation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetLocation(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetLocation", "diagnostic", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetLocation");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetLocation((const MlsDiagnostic[]){{.severity = 0}}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetLocation", "out", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetLocation");
}

static void misuse_mlsDiagnosticGetNumNotes(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNumNotes(NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetNumNotes", "diagnostic", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetNumNotes");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNumNotes((const MlsDiagnostic[]){{.severity = 0}}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetNumNotes", "out", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetNumNotes");
}

static void misuse_mlsDiagnosticGetNote(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNote(NULL, 0, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetNote", "diagnostic", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetNote");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNote((const MlsDiagnostic[]){{.severity = 0}}, -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDiagnosticGetNote", "pos", "-1");
  fx_untouched(&out_, "mlsDiagnosticGetNote");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNote((const MlsDiagnostic[]){{.severity = 0}}, INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsDiagnosticGetNote", "pos", "too large");
  fx_untouched(&out_, "mlsDiagnosticGetNote");
  fx_fill(&out_);
  fx_check(mlsDiagnosticGetNote((const MlsDiagnostic[]){{.severity = 0}}, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticGetNote", "out", "null pointer");
  fx_untouched(&out_, "mlsDiagnosticGetNote");
}

static void misuse_mlsDiagnosticPrint(void) {
  fx_check(mlsDiagnosticPrint(NULL, fx_text, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticPrint", "diagnostic", "null pointer");
  fx_check(mlsDiagnosticPrint((const MlsDiagnostic[]){{.severity = 0}}, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsDiagnosticPrint", "callback", "null callback");
}

int misuse_diagnostics(void) {
  fx_setup();
  misuse_mlsEmitError();
  misuse_mlsContextAttachDiagnosticHandler();
  misuse_mlsContextDetachDiagnosticHandler();
  misuse_mlsDiagnosticGetSeverity();
  misuse_mlsDiagnosticGetLocation();
  misuse_mlsDiagnosticGetNumNotes();
  misuse_mlsDiagnosticGetNote();
  misuse_mlsDiagnosticPrint();
  return fx_teardown("diagnostics");
}
