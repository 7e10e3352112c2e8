// Made by codegen (misuse.rs) from src/manual/func.rs; do not edit.
#include "misuse_fixture.h"

int misuse_func(void);

static void misuse_mlsFuncSetArgAttr(void) {
  fx_check(mlsFuncSetArgAttr((MlsOperation){0}, 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_HANDLE, "mlsFuncSetArgAttr", "op", "null");
  fx_check(mlsFuncSetArgAttr((MlsOperation){0xffffffffffffffffull}, 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_BAD_HANDLE, "mlsFuncSetArgAttr", "op", "garbage");
  fx_check(mlsFuncSetArgAttr(fx_wrong_kind_for_MlsOperation(), 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsFuncSetArgAttr", "op", "wrong kind");
  fx_check(mlsFuncSetArgAttr(fx_stale_MlsOperation(), 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsFuncSetArgAttr", "op", "stale");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_POINTER, "mlsFuncSetArgAttr", "name", "null text");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, fx_string(), (MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsFuncSetArgAttr", "attr", "null");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, fx_string(), (MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsFuncSetArgAttr", "attr", "garbage");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsFuncSetArgAttr", "attr", "wrong kind");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsFuncSetArgAttr", "attr", "stale");
  fx_check(mlsFuncSetArgAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_other_context_MlsAttribute()),
           MLS_STATUS_WRONG_CONTEXT, "mlsFuncSetArgAttr", "attr", "foreign context");
}

static void misuse_mlsFuncSetResultAttr(void) {
  fx_check(mlsFuncSetResultAttr((MlsOperation){0}, 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_HANDLE, "mlsFuncSetResultAttr", "op", "null");
  fx_check(mlsFuncSetResultAttr((MlsOperation){0xffffffffffffffffull}, 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_BAD_HANDLE, "mlsFuncSetResultAttr", "op", "garbage");
  fx_check(mlsFuncSetResultAttr(fx_wrong_kind_for_MlsOperation(), 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsFuncSetResultAttr", "op", "wrong kind");
  fx_check(mlsFuncSetResultAttr(fx_stale_MlsOperation(), 0, fx_string(), fx_valid_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsFuncSetResultAttr", "op", "stale");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, (MlsStringRef){NULL, 5}, fx_valid_MlsAttribute()),
           MLS_STATUS_NULL_POINTER, "mlsFuncSetResultAttr", "name", "null text");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, fx_string(), (MlsAttribute){0}),
           MLS_STATUS_NULL_HANDLE, "mlsFuncSetResultAttr", "attr", "null");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, fx_string(), (MlsAttribute){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsFuncSetResultAttr", "attr", "garbage");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_wrong_kind_for_MlsAttribute()),
           MLS_STATUS_WRONG_KIND, "mlsFuncSetResultAttr", "attr", "wrong kind");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_stale_MlsAttribute()),
           MLS_STATUS_STALE_HANDLE, "mlsFuncSetResultAttr", "attr", "stale");
  fx_check(mlsFuncSetResultAttr(fx_valid_MlsOperation(), 0, fx_string(), fx_other_context_MlsAttribute()),
           MLS_STATUS_WRONG_CONTEXT, "mlsFuncSetResultAttr", "attr", "foreign context");
}

int misuse_func(void) {
  fx_setup();
  misuse_mlsFuncSetArgAttr();
  misuse_mlsFuncSetResultAttr();
  return fx_teardown("func");
}
