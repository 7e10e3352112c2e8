#include "shim.h"

#include <stdlib.h>

void mlsGoFreeBlob(void *userData, const void *data, size_t size, size_t alignment) {
  (void)userData, (void)size, (void)alignment;
  free((void *)data);
}
