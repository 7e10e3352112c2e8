// Bytecode: whatever the input is, it begins as bytecode does.
#define _GNU_SOURCE  // dladdr
#include "fuzz.h"

static const char MAGIC[4] = {'M', 'L', '\xEF', 'R'};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MlsModule module;
  if (size < sizeof MAGIC)
    return -1;
  begin_input();
  char *bytes = malloc(size);
  memcpy(bytes, data, size);
  memcpy(bytes, MAGIC, sizeof MAGIC);
  MlsStatus status =
      mlsModuleCreateParse(fuzz_context, mlsStringRefCreate(bytes, size), &module);
  free(bytes);
  if (status.code == MLS_STATUS_OK)
    use_module(module);
  else
    hear_report(status);
  end_input();
  return 0;
}
