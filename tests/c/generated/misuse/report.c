// Made by codegen (misuse.rs) from src/manual/report.rs; do not edit.
#include "misuse_fixture.h"

int misuse_report(void);

static void misuse_mlsStatusGetReport(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsStatusGetReport((MlsStatus){0, 0}, NULL),
           MLS_STATUS_NULL_POINTER, "mlsStatusGetReport", "out", "null pointer");
  fx_untouched(&out_, "mlsStatusGetReport");
}

static void misuse_mlsReportDestroy(void) {
  fx_check(mlsReportDestroy((MlsReport){0}),
           MLS_STATUS_NULL_HANDLE, "mlsReportDestroy", "report", "null");
  fx_check(mlsReportDestroy((MlsReport){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsReportDestroy", "report", "garbage");
  fx_check(mlsReportDestroy(fx_wrong_kind_for_MlsReport()),
           MLS_STATUS_WRONG_KIND, "mlsReportDestroy", "report", "wrong kind");
  fx_check(mlsReportDestroy(fx_stale_MlsReport()),
           MLS_STATUS_STALE_HANDLE, "mlsReportDestroy", "report", "stale");
}

static void misuse_mlsReportGetCode(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetCode((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetCode", "report", "null");
  fx_untouched(&out_, "mlsReportGetCode");
  fx_fill(&out_);
  fx_check(mlsReportGetCode((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetCode", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetCode");
  fx_fill(&out_);
  fx_check(mlsReportGetCode(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetCode", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetCode");
  fx_fill(&out_);
  fx_check(mlsReportGetCode(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetCode", "report", "stale");
  fx_untouched(&out_, "mlsReportGetCode");
  fx_fill(&out_);
  fx_check(mlsReportGetCode(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetCode", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetCode");
}

static void misuse_mlsReportGetErrorToken(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetErrorToken((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetErrorToken", "report", "null");
  fx_untouched(&out_, "mlsReportGetErrorToken");
  fx_fill(&out_);
  fx_check(mlsReportGetErrorToken((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetErrorToken", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetErrorToken");
  fx_fill(&out_);
  fx_check(mlsReportGetErrorToken(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetErrorToken", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetErrorToken");
  fx_fill(&out_);
  fx_check(mlsReportGetErrorToken(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetErrorToken", "report", "stale");
  fx_untouched(&out_, "mlsReportGetErrorToken");
  fx_fill(&out_);
  fx_check(mlsReportGetErrorToken(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetErrorToken", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetErrorToken");
}

static void misuse_mlsReportGetFunction(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetFunction((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetFunction", "report", "null");
  fx_untouched(&out_, "mlsReportGetFunction");
  fx_fill(&out_);
  fx_check(mlsReportGetFunction((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetFunction", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetFunction");
  fx_fill(&out_);
  fx_check(mlsReportGetFunction(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetFunction", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetFunction");
  fx_fill(&out_);
  fx_check(mlsReportGetFunction(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetFunction", "report", "stale");
  fx_untouched(&out_, "mlsReportGetFunction");
  fx_fill(&out_);
  fx_check(mlsReportGetFunction(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetFunction", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetFunction");
}

static void misuse_mlsReportGetArgument(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetArgument((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetArgument", "report", "null");
  fx_untouched(&out_, "mlsReportGetArgument");
  fx_fill(&out_);
  fx_check(mlsReportGetArgument((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetArgument", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetArgument");
  fx_fill(&out_);
  fx_check(mlsReportGetArgument(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetArgument", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetArgument");
  fx_fill(&out_);
  fx_check(mlsReportGetArgument(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetArgument", "report", "stale");
  fx_untouched(&out_, "mlsReportGetArgument");
  fx_fill(&out_);
  fx_check(mlsReportGetArgument(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetArgument", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetArgument");
}

static void misuse_mlsReportGetMessage(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetMessage((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetMessage", "report", "null");
  fx_untouched(&out_, "mlsReportGetMessage");
  fx_fill(&out_);
  fx_check(mlsReportGetMessage((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetMessage", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetMessage");
  fx_fill(&out_);
  fx_check(mlsReportGetMessage(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetMessage", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetMessage");
  fx_fill(&out_);
  fx_check(mlsReportGetMessage(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetMessage", "report", "stale");
  fx_untouched(&out_, "mlsReportGetMessage");
  fx_fill(&out_);
  fx_check(mlsReportGetMessage(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetMessage", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetMessage");
}

static void misuse_mlsReportGetNumDiagnostics(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetNumDiagnostics((MlsReport){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetNumDiagnostics", "report", "null");
  fx_untouched(&out_, "mlsReportGetNumDiagnostics");
  fx_fill(&out_);
  fx_check(mlsReportGetNumDiagnostics((MlsReport){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetNumDiagnostics", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetNumDiagnostics");
  fx_fill(&out_);
  fx_check(mlsReportGetNumDiagnostics(fx_wrong_kind_for_MlsReport(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetNumDiagnostics", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetNumDiagnostics");
  fx_fill(&out_);
  fx_check(mlsReportGetNumDiagnostics(fx_stale_MlsReport(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetNumDiagnostics", "report", "stale");
  fx_untouched(&out_, "mlsReportGetNumDiagnostics");
  fx_fill(&out_);
  fx_check(mlsReportGetNumDiagnostics(fx_valid_MlsReport(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetNumDiagnostics", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetNumDiagnostics");
}

static void misuse_mlsReportGetDiagnostic(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic((MlsReport){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetDiagnostic", "report", "null");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic((MlsReport){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetDiagnostic", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic(fx_wrong_kind_for_MlsReport(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetDiagnostic", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic(fx_stale_MlsReport(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetDiagnostic", "report", "stale");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic(fx_valid_MlsReport(), -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetDiagnostic", "pos", "-1");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic(fx_valid_MlsReport(), INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetDiagnostic", "pos", "too large");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
  fx_fill(&out_);
  fx_check(mlsReportGetDiagnostic(fx_valid_MlsReport(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetDiagnostic", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetDiagnostic");
}

static void misuse_mlsReportGetNote(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsReportGetNote((MlsReport){0}, 0, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsReportGetNote", "report", "null");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote((MlsReport){0xffffffffffffffffull}, 0, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsReportGetNote", "report", "garbage");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_wrong_kind_for_MlsReport(), 0, 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsReportGetNote", "report", "wrong kind");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_stale_MlsReport(), 0, 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsReportGetNote", "report", "stale");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_valid_MlsReport(), -1, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetNote", "pos", "-1");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_valid_MlsReport(), INTPTR_MAX, 0, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetNote", "pos", "too large");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_valid_MlsReport(), 0, -1, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetNote", "note", "-1");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_valid_MlsReport(), 0, INTPTR_MAX, (void *)&out_),
           MLS_STATUS_OUT_OF_RANGE, "mlsReportGetNote", "note", "too large");
  fx_untouched(&out_, "mlsReportGetNote");
  fx_fill(&out_);
  fx_check(mlsReportGetNote(fx_valid_MlsReport(), 0, 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsReportGetNote", "out", "null pointer");
  fx_untouched(&out_, "mlsReportGetNote");
}

// Nothing to misuse:
//   mlsStatusName
//   mlsStatusMessage

int misuse_report(void) {
  fx_setup();
  misuse_mlsStatusGetReport();
  misuse_mlsReportDestroy();
  misuse_mlsReportGetCode();
  misuse_mlsReportGetErrorToken();
  misuse_mlsReportGetFunction();
  misuse_mlsReportGetArgument();
  misuse_mlsReportGetMessage();
  misuse_mlsReportGetNumDiagnostics();
  misuse_mlsReportGetDiagnostic();
  misuse_mlsReportGetNote();
  return fx_teardown("report");
}
