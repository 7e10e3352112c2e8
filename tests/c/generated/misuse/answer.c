// Made by codegen (misuse.rs) from src/manual/answer.rs; do not edit.
#include "misuse_fixture.h"

int misuse_answer(void);

static void misuse_mlsAnswerCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnswerCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnswerCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsAnswerCreate");
}

static void misuse_mlsAnswerGive(void) {
  fx_check(mlsAnswerGive((MlsAnswer){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsAnswerGive", "answer", "null");
  fx_check(mlsAnswerGive((MlsAnswer){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsAnswerGive", "answer", "garbage");
  fx_check(mlsAnswerGive(fx_wrong_kind_for_MlsAnswer(), 0),
           MLS_STATUS_WRONG_KIND, "mlsAnswerGive", "answer", "wrong kind");
  fx_check(mlsAnswerGive(fx_stale_MlsAnswer(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsAnswerGive", "answer", "stale");
}

static void misuse_mlsAnswerWait(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsAnswerWait((MlsAnswer){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsAnswerWait", "answer", "null");
  fx_untouched(&out_, "mlsAnswerWait");
  fx_fill(&out_);
  fx_check(mlsAnswerWait((MlsAnswer){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsAnswerWait", "answer", "garbage");
  fx_untouched(&out_, "mlsAnswerWait");
  fx_fill(&out_);
  fx_check(mlsAnswerWait(fx_wrong_kind_for_MlsAnswer(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsAnswerWait", "answer", "wrong kind");
  fx_untouched(&out_, "mlsAnswerWait");
  fx_fill(&out_);
  fx_check(mlsAnswerWait(fx_stale_MlsAnswer(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsAnswerWait", "answer", "stale");
  fx_untouched(&out_, "mlsAnswerWait");
  fx_fill(&out_);
  fx_check(mlsAnswerWait(fx_valid_MlsAnswer(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsAnswerWait", "out", "null pointer");
  fx_untouched(&out_, "mlsAnswerWait");
}

static void misuse_mlsAnswerDestroy(void) {
  fx_check(mlsAnswerDestroy((MlsAnswer){0}),
           MLS_STATUS_NULL_HANDLE, "mlsAnswerDestroy", "answer", "null");
  fx_check(mlsAnswerDestroy((MlsAnswer){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsAnswerDestroy", "answer", "garbage");
  fx_check(mlsAnswerDestroy(fx_wrong_kind_for_MlsAnswer()),
           MLS_STATUS_WRONG_KIND, "mlsAnswerDestroy", "answer", "wrong kind");
  fx_check(mlsAnswerDestroy(fx_stale_MlsAnswer()),
           MLS_STATUS_STALE_HANDLE, "mlsAnswerDestroy", "answer", "stale");
}

int misuse_answer(void) {
  fx_setup();
  misuse_mlsAnswerCreate();
  misuse_mlsAnswerGive();
  misuse_mlsAnswerWait();
  misuse_mlsAnswerDestroy();
  return fx_teardown("answer");
}
