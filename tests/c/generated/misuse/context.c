// Made by codegen (misuse.rs) from src/manual/context.rs; do not edit.
#include "misuse_fixture.h"

int misuse_context(void);

static void misuse_mlsDialectRegistryCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectRegistryCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectRegistryCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectRegistryCreate");
}

static void misuse_mlsDialectRegistryDestroy(void) {
  fx_check(mlsDialectRegistryDestroy((MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsDialectRegistryDestroy", "registry", "null");
  fx_check(mlsDialectRegistryDestroy((MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsDialectRegistryDestroy", "registry", "garbage");
  fx_check(mlsDialectRegistryDestroy(fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsDialectRegistryDestroy", "registry", "wrong kind");
  fx_check(mlsDialectRegistryDestroy(fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsDialectRegistryDestroy", "registry", "stale");
}

static void misuse_mlsRegisterAllDialects(void) {
  fx_check(mlsRegisterAllDialects((MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegisterAllDialects", "registry", "null");
  fx_check(mlsRegisterAllDialects((MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegisterAllDialects", "registry", "garbage");
  fx_check(mlsRegisterAllDialects(fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsRegisterAllDialects", "registry", "wrong kind");
  fx_check(mlsRegisterAllDialects(fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsRegisterAllDialects", "registry", "stale");
}

static void misuse_mlsRegisterAllLLVMTranslations(void) {
  fx_check(mlsRegisterAllLLVMTranslations((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsRegisterAllLLVMTranslations", "context", "null");
  fx_check(mlsRegisterAllLLVMTranslations((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsRegisterAllLLVMTranslations", "context", "garbage");
  fx_check(mlsRegisterAllLLVMTranslations(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsRegisterAllLLVMTranslations", "context", "wrong kind");
  fx_check(mlsRegisterAllLLVMTranslations(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsRegisterAllLLVMTranslations", "context", "stale");
}

static void misuse_mlsContextCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsContextCreate");
}

static void misuse_mlsContextCreateWithThreading(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextCreateWithThreading(0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextCreateWithThreading", "out", "null pointer");
  fx_untouched(&out_, "mlsContextCreateWithThreading");
}

static void misuse_mlsContextCreateWithRegistry(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextCreateWithRegistry((MlsDialectRegistry){0}, 0, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextCreateWithRegistry", "registry", "null");
  fx_untouched(&out_, "mlsContextCreateWithRegistry");
  fx_fill(&out_);
  fx_check(mlsContextCreateWithRegistry((MlsDialectRegistry){0xffffffffffffffffull}, 0, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextCreateWithRegistry", "registry", "garbage");
  fx_untouched(&out_, "mlsContextCreateWithRegistry");
  fx_fill(&out_);
  fx_check(mlsContextCreateWithRegistry(fx_wrong_kind_for_MlsDialectRegistry(), 0, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextCreateWithRegistry", "registry", "wrong kind");
  fx_untouched(&out_, "mlsContextCreateWithRegistry");
  fx_fill(&out_);
  fx_check(mlsContextCreateWithRegistry(fx_stale_MlsDialectRegistry(), 0, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextCreateWithRegistry", "registry", "stale");
  fx_untouched(&out_, "mlsContextCreateWithRegistry");
  fx_fill(&out_);
  fx_check(mlsContextCreateWithRegistry(fx_valid_MlsDialectRegistry(), 0, NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextCreateWithRegistry", "out", "null pointer");
  fx_untouched(&out_, "mlsContextCreateWithRegistry");
}

static void misuse_mlsContextDestroy(void) {
  fx_check(mlsContextDestroy((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextDestroy", "context", "null");
  fx_check(mlsContextDestroy((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextDestroy", "context", "garbage");
  fx_check(mlsContextDestroy(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextDestroy", "context", "wrong kind");
  fx_check(mlsContextDestroy(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextDestroy", "context", "stale");
}

static void misuse_mlsContextEnter(void) {
  fx_check(mlsContextEnter((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextEnter", "context", "null");
  fx_check(mlsContextEnter((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextEnter", "context", "garbage");
  fx_check(mlsContextEnter(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextEnter", "context", "wrong kind");
  fx_check(mlsContextEnter(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextEnter", "context", "stale");
}

static void misuse_mlsContextLeave(void) {
  fx_check(mlsContextLeave((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextLeave", "context", "null");
  fx_check(mlsContextLeave((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextLeave", "context", "garbage");
  fx_check(mlsContextLeave(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextLeave", "context", "wrong kind");
  fx_check(mlsContextLeave(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextLeave", "context", "stale");
}

static void misuse_mlsContextAppendDialectRegistry(void) {
  fx_check(mlsContextAppendDialectRegistry((MlsContext){0}, fx_valid_MlsDialectRegistry()),
           MLS_STATUS_NULL_HANDLE, "mlsContextAppendDialectRegistry", "context", "null");
  fx_check(mlsContextAppendDialectRegistry((MlsContext){0xffffffffffffffffull}, fx_valid_MlsDialectRegistry()),
           MLS_STATUS_BAD_HANDLE, "mlsContextAppendDialectRegistry", "context", "garbage");
  fx_check(mlsContextAppendDialectRegistry(fx_wrong_kind_for_MlsContext(), fx_valid_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsContextAppendDialectRegistry", "context", "wrong kind");
  fx_check(mlsContextAppendDialectRegistry(fx_stale_MlsContext(), fx_valid_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsContextAppendDialectRegistry", "context", "stale");
  fx_check(mlsContextAppendDialectRegistry(fx_valid_MlsContext(), (MlsDialectRegistry){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextAppendDialectRegistry", "registry", "null");
  fx_check(mlsContextAppendDialectRegistry(fx_valid_MlsContext(), (MlsDialectRegistry){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextAppendDialectRegistry", "registry", "garbage");
  fx_check(mlsContextAppendDialectRegistry(fx_valid_MlsContext(), fx_wrong_kind_for_MlsDialectRegistry()),
           MLS_STATUS_WRONG_KIND, "mlsContextAppendDialectRegistry", "registry", "wrong kind");
  fx_check(mlsContextAppendDialectRegistry(fx_valid_MlsContext(), fx_stale_MlsDialectRegistry()),
           MLS_STATUS_STALE_HANDLE, "mlsContextAppendDialectRegistry", "registry", "stale");
}

static void misuse_mlsContextSetAllowUnregisteredDialects(void) {
  fx_check(mlsContextSetAllowUnregisteredDialects((MlsContext){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsContextSetAllowUnregisteredDialects", "context", "null");
  fx_check(mlsContextSetAllowUnregisteredDialects((MlsContext){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsContextSetAllowUnregisteredDialects", "context", "garbage");
  fx_check(mlsContextSetAllowUnregisteredDialects(fx_wrong_kind_for_MlsContext(), 0),
           MLS_STATUS_WRONG_KIND, "mlsContextSetAllowUnregisteredDialects", "context", "wrong kind");
  fx_check(mlsContextSetAllowUnregisteredDialects(fx_stale_MlsContext(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsContextSetAllowUnregisteredDialects", "context", "stale");
}

static void misuse_mlsContextGetAllowUnregisteredDialects(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetAllowUnregisteredDialects((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetAllowUnregisteredDialects", "context", "null");
  fx_untouched(&out_, "mlsContextGetAllowUnregisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetAllowUnregisteredDialects((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetAllowUnregisteredDialects", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetAllowUnregisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetAllowUnregisteredDialects(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetAllowUnregisteredDialects", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetAllowUnregisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetAllowUnregisteredDialects(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetAllowUnregisteredDialects", "context", "stale");
  fx_untouched(&out_, "mlsContextGetAllowUnregisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetAllowUnregisteredDialects(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetAllowUnregisteredDialects", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetAllowUnregisteredDialects");
}

static void misuse_mlsContextGetNumRegisteredDialects(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetNumRegisteredDialects((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetNumRegisteredDialects", "context", "null");
  fx_untouched(&out_, "mlsContextGetNumRegisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumRegisteredDialects((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetNumRegisteredDialects", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetNumRegisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumRegisteredDialects(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetNumRegisteredDialects", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetNumRegisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumRegisteredDialects(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetNumRegisteredDialects", "context", "stale");
  fx_untouched(&out_, "mlsContextGetNumRegisteredDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumRegisteredDialects(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetNumRegisteredDialects", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetNumRegisteredDialects");
}

static void misuse_mlsContextGetNumLoadedDialects(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetNumLoadedDialects((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetNumLoadedDialects", "context", "null");
  fx_untouched(&out_, "mlsContextGetNumLoadedDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumLoadedDialects((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetNumLoadedDialects", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetNumLoadedDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumLoadedDialects(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetNumLoadedDialects", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetNumLoadedDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumLoadedDialects(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetNumLoadedDialects", "context", "stale");
  fx_untouched(&out_, "mlsContextGetNumLoadedDialects");
  fx_fill(&out_);
  fx_check(mlsContextGetNumLoadedDialects(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetNumLoadedDialects", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetNumLoadedDialects");
}

static void misuse_mlsContextGetOrLoadDialect(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetOrLoadDialect", "context", "null");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetOrLoadDialect", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetOrLoadDialect", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetOrLoadDialect", "context", "stale");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsContextGetOrLoadDialect", "name", "null text");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
  fx_fill(&out_);
  fx_check(mlsContextGetOrLoadDialect(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetOrLoadDialect", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetOrLoadDialect");
}

static void misuse_mlsContextLoadAllAvailableDialects(void) {
  fx_check(mlsContextLoadAllAvailableDialects((MlsContext){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextLoadAllAvailableDialects", "context", "null");
  fx_check(mlsContextLoadAllAvailableDialects((MlsContext){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextLoadAllAvailableDialects", "context", "garbage");
  fx_check(mlsContextLoadAllAvailableDialects(fx_wrong_kind_for_MlsContext()),
           MLS_STATUS_WRONG_KIND, "mlsContextLoadAllAvailableDialects", "context", "wrong kind");
  fx_check(mlsContextLoadAllAvailableDialects(fx_stale_MlsContext()),
           MLS_STATUS_STALE_HANDLE, "mlsContextLoadAllAvailableDialects", "context", "stale");
}

static void misuse_mlsContextIsRegisteredOperation(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation((MlsContext){0}, fx_string(), (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextIsRegisteredOperation", "context", "null");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation((MlsContext){0xffffffffffffffffull}, fx_string(), (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextIsRegisteredOperation", "context", "garbage");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation(fx_wrong_kind_for_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextIsRegisteredOperation", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation(fx_stale_MlsContext(), fx_string(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextIsRegisteredOperation", "context", "stale");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation(fx_valid_MlsContext(), (MlsStringRef){NULL, 5}, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsContextIsRegisteredOperation", "name", "null text");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
  fx_fill(&out_);
  fx_check(mlsContextIsRegisteredOperation(fx_valid_MlsContext(), fx_string(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextIsRegisteredOperation", "out", "null pointer");
  fx_untouched(&out_, "mlsContextIsRegisteredOperation");
}

static void misuse_mlsDialectGetContext(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectGetContext((MlsDialect){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectGetContext", "dialect", "null");
  fx_untouched(&out_, "mlsDialectGetContext");
  fx_fill(&out_);
  fx_check(mlsDialectGetContext((MlsDialect){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectGetContext", "dialect", "garbage");
  fx_untouched(&out_, "mlsDialectGetContext");
  fx_fill(&out_);
  fx_check(mlsDialectGetContext(fx_wrong_kind_for_MlsDialect(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectGetContext", "dialect", "wrong kind");
  fx_untouched(&out_, "mlsDialectGetContext");
  fx_fill(&out_);
  fx_check(mlsDialectGetContext(fx_stale_MlsDialect(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDialectGetContext", "dialect", "stale");
  fx_untouched(&out_, "mlsDialectGetContext");
  fx_fill(&out_);
  fx_check(mlsDialectGetContext(fx_valid_MlsDialect(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectGetContext", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectGetContext");
}

static void misuse_mlsDialectGetNamespace(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsDialectGetNamespace((MlsDialect){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsDialectGetNamespace", "dialect", "null");
  fx_untouched(&out_, "mlsDialectGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectGetNamespace((MlsDialect){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsDialectGetNamespace", "dialect", "garbage");
  fx_untouched(&out_, "mlsDialectGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectGetNamespace(fx_wrong_kind_for_MlsDialect(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsDialectGetNamespace", "dialect", "wrong kind");
  fx_untouched(&out_, "mlsDialectGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectGetNamespace(fx_stale_MlsDialect(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsDialectGetNamespace", "dialect", "stale");
  fx_untouched(&out_, "mlsDialectGetNamespace");
  fx_fill(&out_);
  fx_check(mlsDialectGetNamespace(fx_valid_MlsDialect(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsDialectGetNamespace", "out", "null pointer");
  fx_untouched(&out_, "mlsDialectGetNamespace");
}

static void misuse_mlsContextAddInvalidationHook(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook((MlsContext){0}, fx_deaths, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextAddInvalidationHook", "context", "null");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook((MlsContext){0xffffffffffffffffull}, fx_deaths, NULL, NULL, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextAddInvalidationHook", "context", "garbage");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook(fx_wrong_kind_for_MlsContext(), fx_deaths, NULL, NULL, (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextAddInvalidationHook", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook(fx_stale_MlsContext(), fx_deaths, NULL, NULL, (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextAddInvalidationHook", "context", "stale");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook(fx_valid_MlsContext(), NULL, NULL, NULL, (void *)&out_),
           MLS_STATUS_NULL_POINTER, "mlsContextAddInvalidationHook", "callback", "null callback");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
  fx_fill(&out_);
  fx_check(mlsContextAddInvalidationHook(fx_valid_MlsContext(), fx_deaths, NULL, NULL, NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextAddInvalidationHook", "out", "null pointer");
  fx_untouched(&out_, "mlsContextAddInvalidationHook");
}

static void misuse_mlsContextRemoveInvalidationHook(void) {
  fx_check(mlsContextRemoveInvalidationHook((MlsContext){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsContextRemoveInvalidationHook", "context", "null");
  fx_check(mlsContextRemoveInvalidationHook((MlsContext){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsContextRemoveInvalidationHook", "context", "garbage");
  fx_check(mlsContextRemoveInvalidationHook(fx_wrong_kind_for_MlsContext(), 0),
           MLS_STATUS_WRONG_KIND, "mlsContextRemoveInvalidationHook", "context", "wrong kind");
  fx_check(mlsContextRemoveInvalidationHook(fx_stale_MlsContext(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsContextRemoveInvalidationHook", "context", "stale");
}

static void misuse_mlsLlvmThreadPoolCreate(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsLlvmThreadPoolCreate(NULL),
           MLS_STATUS_NULL_POINTER, "mlsLlvmThreadPoolCreate", "out", "null pointer");
  fx_untouched(&out_, "mlsLlvmThreadPoolCreate");
}

static void misuse_mlsLlvmThreadPoolDestroy(void) {
  fx_check(mlsLlvmThreadPoolDestroy((MlsLlvmThreadPool){0}),
           MLS_STATUS_NULL_HANDLE, "mlsLlvmThreadPoolDestroy", "pool", "null");
  fx_check(mlsLlvmThreadPoolDestroy((MlsLlvmThreadPool){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsLlvmThreadPoolDestroy", "pool", "garbage");
  fx_check(mlsLlvmThreadPoolDestroy(fx_wrong_kind_for_MlsLlvmThreadPool()),
           MLS_STATUS_WRONG_KIND, "mlsLlvmThreadPoolDestroy", "pool", "wrong kind");
  fx_check(mlsLlvmThreadPoolDestroy(fx_stale_MlsLlvmThreadPool()),
           MLS_STATUS_STALE_HANDLE, "mlsLlvmThreadPoolDestroy", "pool", "stale");
}

static void misuse_mlsContextSetThreadPool(void) {
  fx_check(mlsContextSetThreadPool((MlsContext){0}, fx_valid_MlsLlvmThreadPool()),
           MLS_STATUS_NULL_HANDLE, "mlsContextSetThreadPool", "context", "null");
  fx_check(mlsContextSetThreadPool((MlsContext){0xffffffffffffffffull}, fx_valid_MlsLlvmThreadPool()),
           MLS_STATUS_BAD_HANDLE, "mlsContextSetThreadPool", "context", "garbage");
  fx_check(mlsContextSetThreadPool(fx_wrong_kind_for_MlsContext(), fx_valid_MlsLlvmThreadPool()),
           MLS_STATUS_WRONG_KIND, "mlsContextSetThreadPool", "context", "wrong kind");
  fx_check(mlsContextSetThreadPool(fx_stale_MlsContext(), fx_valid_MlsLlvmThreadPool()),
           MLS_STATUS_STALE_HANDLE, "mlsContextSetThreadPool", "context", "stale");
  fx_check(mlsContextSetThreadPool(fx_valid_MlsContext(), (MlsLlvmThreadPool){0}),
           MLS_STATUS_NULL_HANDLE, "mlsContextSetThreadPool", "pool", "null");
  fx_check(mlsContextSetThreadPool(fx_valid_MlsContext(), (MlsLlvmThreadPool){0xffffffffffffffffull}),
           MLS_STATUS_BAD_HANDLE, "mlsContextSetThreadPool", "pool", "garbage");
  fx_check(mlsContextSetThreadPool(fx_valid_MlsContext(), fx_wrong_kind_for_MlsLlvmThreadPool()),
           MLS_STATUS_WRONG_KIND, "mlsContextSetThreadPool", "pool", "wrong kind");
  fx_check(mlsContextSetThreadPool(fx_valid_MlsContext(), fx_stale_MlsLlvmThreadPool()),
           MLS_STATUS_STALE_HANDLE, "mlsContextSetThreadPool", "pool", "stale");
}

static void misuse_mlsContextGetThreadPool(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetThreadPool((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetThreadPool", "context", "null");
  fx_untouched(&out_, "mlsContextGetThreadPool");
  fx_fill(&out_);
  fx_check(mlsContextGetThreadPool((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetThreadPool", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetThreadPool");
  fx_fill(&out_);
  fx_check(mlsContextGetThreadPool(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetThreadPool", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetThreadPool");
  fx_fill(&out_);
  fx_check(mlsContextGetThreadPool(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetThreadPool", "context", "stale");
  fx_untouched(&out_, "mlsContextGetThreadPool");
  fx_fill(&out_);
  fx_check(mlsContextGetThreadPool(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetThreadPool", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetThreadPool");
}

static void misuse_mlsContextEnableMultithreading(void) {
  fx_check(mlsContextEnableMultithreading((MlsContext){0}, 0),
           MLS_STATUS_NULL_HANDLE, "mlsContextEnableMultithreading", "context", "null");
  fx_check(mlsContextEnableMultithreading((MlsContext){0xffffffffffffffffull}, 0),
           MLS_STATUS_BAD_HANDLE, "mlsContextEnableMultithreading", "context", "garbage");
  fx_check(mlsContextEnableMultithreading(fx_wrong_kind_for_MlsContext(), 0),
           MLS_STATUS_WRONG_KIND, "mlsContextEnableMultithreading", "context", "wrong kind");
  fx_check(mlsContextEnableMultithreading(fx_stale_MlsContext(), 0),
           MLS_STATUS_STALE_HANDLE, "mlsContextEnableMultithreading", "context", "stale");
}

static void misuse_mlsContextGetNumThreads(void) {
  FxOut out_;
  fx_fill(&out_);
  fx_check(mlsContextGetNumThreads((MlsContext){0}, (void *)&out_),
           MLS_STATUS_NULL_HANDLE, "mlsContextGetNumThreads", "context", "null");
  fx_untouched(&out_, "mlsContextGetNumThreads");
  fx_fill(&out_);
  fx_check(mlsContextGetNumThreads((MlsContext){0xffffffffffffffffull}, (void *)&out_),
           MLS_STATUS_BAD_HANDLE, "mlsContextGetNumThreads", "context", "garbage");
  fx_untouched(&out_, "mlsContextGetNumThreads");
  fx_fill(&out_);
  fx_check(mlsContextGetNumThreads(fx_wrong_kind_for_MlsContext(), (void *)&out_),
           MLS_STATUS_WRONG_KIND, "mlsContextGetNumThreads", "context", "wrong kind");
  fx_untouched(&out_, "mlsContextGetNumThreads");
  fx_fill(&out_);
  fx_check(mlsContextGetNumThreads(fx_stale_MlsContext(), (void *)&out_),
           MLS_STATUS_STALE_HANDLE, "mlsContextGetNumThreads", "context", "stale");
  fx_untouched(&out_, "mlsContextGetNumThreads");
  fx_fill(&out_);
  fx_check(mlsContextGetNumThreads(fx_valid_MlsContext(), NULL),
           MLS_STATUS_NULL_POINTER, "mlsContextGetNumThreads", "out", "null pointer");
  fx_untouched(&out_, "mlsContextGetNumThreads");
}

// Nothing to misuse:
//   mlsRegisterAllPasses

int misuse_context(void) {
  fx_setup();
  misuse_mlsDialectRegistryCreate();
  misuse_mlsDialectRegistryDestroy();
  misuse_mlsRegisterAllDialects();
  misuse_mlsRegisterAllLLVMTranslations();
  misuse_mlsContextCreate();
  misuse_mlsContextCreateWithThreading();
  misuse_mlsContextCreateWithRegistry();
  misuse_mlsContextDestroy();
  misuse_mlsContextEnter();
  misuse_mlsContextLeave();
  misuse_mlsContextAppendDialectRegistry();
  misuse_mlsContextSetAllowUnregisteredDialects();
  misuse_mlsContextGetAllowUnregisteredDialects();
  misuse_mlsContextGetNumRegisteredDialects();
  misuse_mlsContextGetNumLoadedDialects();
  misuse_mlsContextGetOrLoadDialect();
  misuse_mlsContextLoadAllAvailableDialects();
  misuse_mlsContextIsRegisteredOperation();
  misuse_mlsDialectGetContext();
  misuse_mlsDialectGetNamespace();
  misuse_mlsContextAddInvalidationHook();
  misuse_mlsContextRemoveInvalidationHook();
  misuse_mlsLlvmThreadPoolCreate();
  misuse_mlsLlvmThreadPoolDestroy();
  misuse_mlsContextSetThreadPool();
  misuse_mlsContextGetThreadPool();
  misuse_mlsContextEnableMultithreading();
  misuse_mlsContextGetNumThreads();
  return fx_teardown("context");
}
