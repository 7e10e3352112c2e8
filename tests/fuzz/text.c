// Text: as a module and, where it is short, as an attribute and a type, of which
// affine maps and sets are some.
#define _GNU_SOURCE  // dladdr
#include "fuzz.h"

enum { SHORT = 256 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MlsStringRef text = mlsStringRefCreate((const char *)data, size);
  MlsModule module;
  MlsAttribute attr;
  MlsType ty;
  MlsString printed;
  begin_input();
  MlsStatus status = mlsModuleCreateParse(fuzz_context, text, &module);
  if (status.code == MLS_STATUS_OK)
    use_module(module);
  else
    hear_report(status);
  if (size <= SHORT) {
    status = mlsAttributeParseGet(fuzz_context, text, &attr);
    if (status.code == MLS_STATUS_OK) {
      OK(mlsAttributeToString(attr, &printed));
      OK(mlsStringDestroy(printed));
    } else {
      hear_report(status);
    }
    status = mlsTypeParseGet(fuzz_context, text, &ty);
    if (status.code == MLS_STATUS_OK) {
      OK(mlsTypeToString(ty, &printed));
      OK(mlsStringDestroy(printed));
    } else {
      hear_report(status);
    }
  }
  end_input();
  return 0;
}
