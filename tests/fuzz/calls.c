// Sequences of calls: the bytes of the input choose among all functions of the
// API and among arguments, as the random test does. Handles are held across
// whatever happens to what they name; in the end everything is given up, and
// nothing may be alive.
#define _GNU_SOURCE  // dladdr
#include "fuzz.h"

static const uint8_t *input;
static size_t input_left;

static uint64_t ra_bits(void) {
  uint64_t bits = 0;
  for (int i = 0; i < 8 && input_left > 0; ++i, --input_left)
    bits = bits << 8 | *input++;
  return bits;
}

// Few bytes for a choice, so that a changed byte changes one thing.
static unsigned ra_below(unsigned limit) {
  unsigned value = 0;
  for (unsigned reach = 1; reach < limit && input_left > 0; reach <<= 8, --input_left)
    value = value << 8 | *input++;
  return value % limit;
}

#define RA_PROGRAM(calls)                                                      \
  int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {               \
    return run_calls(calls, sizeof calls / sizeof *calls, data, size);         \
  }

// Defined below, with what the generated program includes.
struct RaCall;
static int run_calls(const struct RaCall *calls, size_t count, const uint8_t *data, size_t size);

#include "generated/random_api.c"

static int run_calls(const RaCall *calls, size_t count, const uint8_t *data, size_t size) {
  input = data;
  input_left = size;
  ra_all = calls;
  ra_count = count;
  ra_begin();
  while (input_left > 0 && !test_failures)
    ra_turn();
  ra_end();
  if (test_failures)
    abort();
  return 0;
}
