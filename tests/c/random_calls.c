// Structure changes at random, with live, dead, foreign and made-up handles:
// every call answers with a status, everything can be printed and verified at
// any time, and in the end nothing is alive.
#include "mls_test.h"

enum { POOL = 256 };

typedef struct Pool {
  uint64_t bits[POOL];
} Pool;

static uint64_t seed;
static Pool operations, blocks, regions, values;
enum { HELD = 256 };
static uint64_t held[HELD];  // Each with a reference of ours.
static MlsContext contexts[2];
static MlsType i32[2], i1[2];
static MlsLocation at[2];
static long counts[2];  // Refused, and done.

static unsigned random_below(unsigned limit) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (unsigned)(seed >> 33) % limit;
}

static void put(Pool *pool, uint64_t bits) {
  pool->bits[random_below(POOL)] = bits;
}

// Mostly something from the pool; sometimes null or made up.
static uint64_t take(const Pool *pool) {
  switch (random_below(64)) {
  case 0:
    return 0;
  case 1:
    return pool->bits[random_below(POOL)] ^ (1ull << random_below(64));
  default:
    return pool->bits[random_below(POOL)];
  }
}

static bool done(MlsStatus status) {
  bool is_done = status.code == MLS_STATUS_OK;
  CHECK(status.code != MLS_STATUS_PANIC);
  ++counts[is_done];
  return is_done;
}

#define OPERATION ((MlsOperation){take(&operations)})
#define BLOCK ((MlsBlock){take(&blocks)})
#define REGION ((MlsRegion){take(&regions)})
#define VALUE ((MlsValue){take(&values)})
#define POSITION ((intptr_t)random_below(4) - 1)

// Remembers parts of an operation.
static void explore(MlsOperation op) {
  MlsBlock block;
  MlsRegion region;
  MlsValue value;
  put(&operations, op.bits);
  if (done(mlsOperationGetBlock(op, &block)) && block.bits)
    put(&blocks, block.bits);
  if (done(mlsOperationGetRegion(op, 0, &region))) {
    put(&regions, region.bits);
    if (done(mlsRegionGetFirstBlock(region, &block)) && block.bits) {
      put(&blocks, block.bits);
      MlsOperation first;
      if (done(mlsBlockGetFirstOperation(block, &first)) && first.bits)
        put(&operations, first.bits);
      if (done(mlsBlockGetArgument(block, 0, &value)))
        put(&values, value.bits);
    }
  }
  if (done(mlsOperationGetResult(op, 0, &value)))
    put(&values, value.bits);
}

static void create(int c) {
  static const char *const NAMES[] = {"arith.addi",  "cf.br",   "cf.cond_br",
                                      "func.return", "scf.if",  "builtin.module",
                                      "scf.execute_region",     "x.y"};
  MlsOperationState state;
  MlsOperation op;
  OK(mlsOperationStateGet(str(NAMES[random_below(8)]), at[c], &state));
  for (unsigned i = random_below(3); i > 0; --i) {
    MlsValue value = VALUE;
    (void)done(mlsOperationStateAddOperands(state, 1, &value));
  }
  if (random_below(2))
    OK(mlsOperationStateAddResults(state, 1, &i32[c]));
  for (unsigned i = random_below(3); i > 0; --i) {
    MlsRegion region = REGION;
    (void)done(mlsOperationStateAddOwnedRegions(state, 1, &region));
  }
  for (unsigned i = random_below(2); i > 0; --i) {
    MlsBlock block = BLOCK;
    (void)done(mlsOperationStateAddSuccessors(state, 1, &block));
  }
  if (random_below(8) == 0)
    OK(mlsOperationStateEnableResultTypeInference(state));
  if (done(mlsOperationCreate(state, &op)))
    explore(op);
  else
    OK(mlsOperationStateDestroy(state));
}

static void step(void) {
  int c = random_below(8) == 0;
  MlsOperation op;
  MlsBlock block;
  MlsRegion region;
  MlsValue value;
  MlsString text;
  switch (random_below(32)) {
  case 0:
  case 1:
  case 2:
    create(c);
    break;
  case 3:
    if (done(mlsRegionCreate(contexts[c], &region)))
      put(&regions, region.bits);
    break;
  case 4:
    if (done(mlsBlockCreate(contexts[c], 2, (MlsType[]){i32[c], i1[c]},
                            (MlsLocation[]){at[c], at[c]}, &block))) {
      put(&blocks, block.bits);
      OK(mlsBlockGetArgument(block, (intptr_t)random_below(2), &value));
      put(&values, value.bits);
    }
    break;
  case 5:
    if (done(mlsOperationClone(OPERATION, &op)))
      explore(op);
    break;
  case 6:
    (void)done(mlsOperationRemoveFromParent(OPERATION));
    break;
  case 7:
  case 8:
    (void)done(mlsBlockAppendOwnedOperation(BLOCK, OPERATION));
    break;
  case 9:
    (void)done(mlsBlockInsertOwnedOperation(BLOCK, POSITION, OPERATION));
    break;
  case 10:
    (void)done(mlsBlockInsertOwnedOperationAfter(BLOCK, OPERATION, OPERATION));
    break;
  case 11:
    (void)done(mlsOperationMoveBefore(OPERATION, OPERATION));
    break;
  case 12:
    (void)done(mlsOperationMoveAfter(OPERATION, OPERATION));
    break;
  case 13:
    (void)done(mlsOperationDestroy(OPERATION));
    break;
  case 14:
    (void)done(mlsBlockDestroy(BLOCK));
    break;
  case 15:
    (void)done(mlsRegionDestroy(REGION));
    break;
  case 16:
    (void)done(mlsBlockDetach(BLOCK));
    break;
  case 17:
  case 18:
    (void)done(mlsRegionAppendOwnedBlock(REGION, BLOCK));
    break;
  case 19:
    (void)done(mlsRegionInsertOwnedBlockBefore(REGION, BLOCK, BLOCK));
    break;
  case 20:
    (void)done(mlsRegionTakeBody(REGION, REGION));
    break;
  case 21:
    (void)done(mlsOperationSetOperand(OPERATION, POSITION, VALUE));
    break;
  case 22:
    (void)done(mlsOperationSetSuccessor(OPERATION, POSITION, BLOCK));
    break;
  case 23:
    (void)done(mlsValueReplaceAllUsesOfWith(VALUE, VALUE));
    break;
  case 24:
    if (done(mlsBlockInsertArgument(BLOCK, POSITION, i32[c], at[c], &value)))
      put(&values, value.bits);
    break;
  case 25:
    (void)done(mlsBlockEraseArgument(BLOCK, POSITION));
    break;
  case 26:
    (void)done(mlsOperationVerify(OPERATION));
    break;
  case 27:
    if (done(mlsOperationToString(OPERATION, (MlsOpPrintingFlags){0}, &text)))
      OK(mlsStringDestroy(text));
    break;
  case 28: {
    MlsValue both[2] = {VALUE, VALUE};
    (void)done(mlsOperationSetOperands(OPERATION, 2, both));
    break;
  }
  case 29:
  case 30: {
    // A reference that was given is taken back, whatever became of the object.
    uint64_t *one = &held[random_below(HELD)];
    uint64_t bits = take((const Pool *[]){&operations, &blocks, &regions, &values}[random_below(4)]);
    if (*one) {
      OK(mlsHandleRelease(*one));
      *one = 0;
    } else if (done(mlsHandleRetain(bits))) {
      *one = bits;
    }
    break;
  }
  default:
    op = OPERATION;
    if (op.bits && state_of(op) == MLS_STATUS_OK)
      explore(op);
  }
}

static void give_up(uint64_t *one) {
  if (*one)
    OK(mlsHandleRelease(*one));
  *one = 0;
}

static void random_calls_are_answered(void) {
  const char *wanted = getenv("MLS_RANDOM_CALLS");
  long steps = wanted ? atol(wanted) : 100000;
  for (int round = 0; round < 4; ++round) {
    seed = 0x2545f4914f6cdd1dull + (uint64_t)round * 77;
    for (int c = 0; c < 2; ++c) {
      contexts[c] = full_context(c);
      OK(mlsContextSetAllowUnregisteredDialects(contexts[c], true));
      i32[c] = type(contexts[c], "i32");
      i1[c] = type(contexts[c], "i1");
      at[c] = unknown(contexts[c]);
    }
    for (long i = 0; i < steps / 4; ++i)
      step();
    for (int i = 0; i < HELD / 2; ++i)
      give_up(&held[i]);
    // The dead stay dead, whatever is destroyed first.
    OK(mlsContextDestroy(contexts[round % 2]));
    OK(mlsContextDestroy(contexts[1 - round % 2]));
    for (int i = HELD / 2; i < HELD; ++i)
      give_up(&held[i]);
    for (int i = 0; i < POOL; ++i)
      CHECK(state_of((MlsOperation){operations.bits[i]}) != MLS_STATUS_OK);
  }
  printf("%ld calls done, %ld refused\n", counts[1], counts[0]);
  CHECK(counts[1] > steps / 4);
}

int main(void) {
  TEST(random_calls_are_answered);
  return TEST_RESULT;
}
