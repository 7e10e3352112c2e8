// A fault of each sort, for the sanitizers to see.
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static char overflow(void) {
  char *bytes = calloc(4, 1);
  char result = bytes[4];
  free(bytes);
  return result;
}

static void *volatile lost;

static void leak(void) {
  lost = malloc(100);
  lost = NULL;
}

static int undefined(void) {
  volatile int largest = INT_MAX;
  return largest + 1;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  if (!strcmp(argv[1], "overflow"))
    return overflow();
  if (!strcmp(argv[1], "undefined"))
    return undefined();
  leak();
  return 0;
}
