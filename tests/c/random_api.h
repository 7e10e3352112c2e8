// Calls of the whole API at random: with live, dead, wrong and made-up handles,
// also from callbacks. Whatever the arguments, a call must answer with a status,
// and in the end everything can be given back.
//
// The generated program that includes this has a function for each function of
// the API; see there for what it leaves out.
#ifndef RANDOM_API_H
#define RANDOM_API_H

#include "mls_test.h"

typedef struct RaKind {
  uint64_t kind;
  MlsStatus (*release)(uint64_t bits);
} RaKind;

typedef struct RaCall {
  const char *name;
  MlsStatus (*call)(void);
} RaCall;

// Where a result is written; also an array of eight.
typedef struct RaOut {
  uint64_t words[8];
} RaOut;

enum { RA_POOL = 64, RA_EPOCH = 20000, RA_CONTEXTS = 2 };

extern const RaKind ra_kinds[RA_HANDLES];

// Whoever includes this may choose otherwise, and make another program of it.
#ifndef RA_PROGRAM
#define RA_PROGRAM(calls)                                                      \
  int main(void) { return ra_main(calls, sizeof calls / sizeof *calls); }

static uint64_t ra_seed;

static uint64_t ra_bits(void) {
  ra_seed ^= ra_seed << 13;
  ra_seed ^= ra_seed >> 7;
  ra_seed ^= ra_seed << 17;
  return ra_seed * 0x2545f4914f6cdd1dull;
}

static unsigned ra_below(unsigned limit) {
  return (unsigned)(ra_bits() >> 33) % limit;
}
#define RA_SEEDED
#endif

static uint64_t ra_pool[RA_HANDLES][RA_POOL];
static MlsContext ra_contexts[RA_CONTEXTS];
static const RaCall *ra_all;
static size_t ra_count;
static int ra_depth;
// What is being called, for whoever looks at a crash.
static const char *volatile ra_current[8];
static long ra_done, ra_refused;

// Whatever the answer is.
static void ra_ignore(MlsStatus status) { (void)status; }

// Mostly a handle of this type, which may be dead by now.
static uint64_t ra_handle(int type) {
  uint64_t bits = ra_pool[type][ra_below(RA_POOL)];
  switch (ra_below(48)) {
  case 0:
    return 0;
  case 1:
    return bits ^ (1ull << ra_below(64));
  case 2:
    return ra_pool[ra_below(RA_HANDLES)][ra_below(RA_POOL)];
  case 3:
    return ra_bits();
  default:
    // Twice, since there are many null handles at first.
    return bits ? bits : ra_pool[type][ra_below(RA_POOL)];
  }
}

// Remembers a handle. What it takes the place of is given up.
static void ra_keep(int type, uint64_t bits) {
  if (!bits)
    return;
  uint64_t *place = &ra_pool[type][ra_below(RA_POOL)];
  if (*place && ra_kinds[type].release && *place != bits)
    ra_ignore(ra_kinds[type].release(*place));
  *place = bits;
}

static void ra_clear(RaOut *out) { memset(out, 0, 8 * sizeof *out); }

static void ra_keep_all(int type, const void *out, intptr_t count) {
  const uint64_t *all = out;
  for (intptr_t i = 0; i < count && i < 8; ++i)
    ra_keep(type, all[i]);
}

static int64_t ra_small(void) { return (int64_t)ra_below(6) - 1; }

static intptr_t ra_length(void) {
  switch (ra_below(64)) {
  case 0:
    return -1;
  case 1:
    return INTPTR_MIN;
  case 2:
    return INTPTR_MAX;
  default:
    return (intptr_t)(ra_below(2) ? ra_below(3) : ra_below(9));
  }
}

static int64_t ra_number(void) {
  switch (ra_below(16)) {
  case 0:
    return -1;
  case 1:
    return (int64_t)ra_bits();
  case 2:
    return (int64_t[]){INT64_MIN, INT64_MAX, INT32_MIN, INT32_MAX, 1 << 16,
                       1 << 24}[ra_below(6)];
  case 3:
  case 4:
  case 5:
    return (int64_t[]){8, 16, 32, 64, 128, 100}[ra_below(6)];
  default:
    return ra_below(5);
  }
}

static MlsStringRef ra_text(void) {
  static const char *const all[] = {
      "", "x", "f", "text", "builtin", "arith", "func", "none_such",
      "builtin.module", "func.func", "func.return", "arith.addi",
      "arith.constant", "scf.for", "test.unknown", "llvm.func", "pdl.pattern",
      "value", "sym_name", "function_type", "sym_visibility", "public",
      "i32", "index", "f32", "none", "vector<4xi8>", "tensor<?x4xf32>",
      "memref<2x3xf64>", "tuple<i32, f32>", "complex<f64>", "(i32) -> i32",
      "!llvm.ptr", "!llvm.struct<(i32, f32)>", "!transform.any_op",
      "!quant.uniform<i8:f32, 0.5>", "7 : i32", "1.5 : f32", "\"text\"",
      "unit", "true", "[1, 2]", "{a = 1 : i32}", "@f::@g", "dense<1> : tensor<4xi32>",
      "array<i32: 1, 2>", "affine_map<(d0)[s0] -> (d0 + s0)>",
      "affine_set<(d0) : (d0 >= 0)>", "loc(\"a\":1:2)", "#llvm.di_null_type",
      "sparse<[[0]], [1]> : tensor<4xi32>", "dense_resource<r> : tensor<4xi32>",
      "builtin.module(cse,canonicalize)", "cse", "canonicalize", "%0",
      "module {}", "func.func @f(%a: i32) -> i32 { return %a : i32 }",
      "func.func @g(%a: i32) { %0 = arith.addi %a, %a : i32 return }",
      ("\"test.op\"() ({ ^bb0(%a: i32): \"test.end\"(%a)[^bb1] : (i32) -> () "
       "^bb1: \"test.end\"() : () -> () }) {a = 1} : () -> ()"),
      "func.func private @h()", "((((", "\"unfinished", "/dev/null", "0x12",
  };
  static const char zeros[] = "a\0b";
  switch (ra_below(32)) {
  case 0:
    return (MlsStringRef){NULL, 0};
  case 1:
    return (MlsStringRef){NULL, 3};
  case 2:
    return (MlsStringRef){zeros, 3};
  default:
    return str(all[ra_below(sizeof all / sizeof *all)]);
  }
}

// Standard error is not to be seen.
static void ra_fail(const char *what) {
  printf("%s\n", what);
  fflush(stdout);
  ++test_failures;
}

static MlsStatus ra_step(void) {
  const RaCall *call = &ra_all[ra_below((unsigned)ra_count)];
  ra_current[ra_depth] = call->name;
  MlsStatus status = call->call();
  ra_current[ra_depth] = NULL;
  if (status.code == MLS_STATUS_PANIC)
    ra_fail(mlsStatusMessage(status));
  ++*(status.code == MLS_STATUS_OK ? &ra_done : &ra_refused);
  return status;
}

// Some calls from inside of a callback.
static void ra_inside(void) {
  if (ra_depth >= 2)
    return;
  ++ra_depth;
  for (unsigned i = ra_below(4); i > 0; --i)
    ra_ignore(ra_step());
  --ra_depth;
}

static inline void ra_MlsStringCallback(MlsStringRef text, void *user_data) {
  (void)text, (void)user_data;
  ra_inside();
}

static inline MlsWalkResult ra_MlsOperationWalkCallback(MlsOperation op,
                                                        void *user_data) {
  (void)user_data;
  ra_keep(RA_MlsOperation, op.bits);
  ra_inside();
  return ra_below(4) ? MLS_WALK_RESULT_ADVANCE : (MlsWalkResult)ra_below(4);
}

static inline void ra_MlsInvalidationCallback(intptr_t n,
                                              const MlsInvalidation *all,
                                              void *user_data) {
  (void)n, (void)all, (void)user_data;
  ra_inside();
}

static inline void ra_MlsDiagnosticHandler(const MlsDiagnostic *diagnostic,
                                           void *user_data) {
  (void)diagnostic, (void)user_data;
  ra_inside();
}

static inline void ra_MlsDestroyUserData(void *user_data) { (void)user_data; }

static inline void ra_MlsBlobDeleter(void *user_data, const void *data,
                                     size_t size, size_t alignment) {
  (void)user_data, (void)data, (void)size, (void)alignment;
}

static inline void ra_run(MlsOperation op, MlsExternalPass pass,
                          void *user_data) {
  (void)user_data;
  ra_keep(RA_MlsOperation, op.bits);
  ra_keep(RA_MlsExternalPass, pass.bits);
  ra_inside();
}

static inline MlsExternalPassCallbacks ra_MlsExternalPassCallbacks(void) {
  return (MlsExternalPassCallbacks){.run = ra_below(8) ? ra_run : NULL};
}

static inline MlsBool ra_rewrite(MlsOperation op, MlsPatternRewriter rewriter,
                              void *user_data) {
  (void)user_data;
  ra_keep(RA_MlsOperation, op.bits);
  ra_keep(RA_MlsPatternRewriter, rewriter.bits);
  ra_inside();
  return false;
}

static inline MlsRewritePatternCallbacks ra_MlsRewritePatternCallbacks(void) {
  return (MlsRewritePatternCallbacks){.matchAndRewrite =
                                          ra_below(8) ? ra_rewrite : NULL};
}

static inline MlsGreedyRewriteDriverConfig
ra_MlsGreedyRewriteDriverConfig(void) {
  MlsGreedyRewriteDriverConfig config = mlsGreedyRewriteDriverConfigCreate();
  config.maxIterations = ra_small();
  config.maxNumRewrites = ra_number();
  return config;
}

static inline MlsTransformOptions ra_MlsTransformOptions(void) {
  return (MlsTransformOptions){(MlsBool)ra_below(2), (MlsBool)ra_below(2)};
}

static inline MlsDiagnosticNote ra_MlsDiagnosticNote(void) {
  return (MlsDiagnosticNote){.message = str("note"), .location = str("there")};
}

static inline MlsDiagnostic ra_MlsDiagnostic(void) {
  static const MlsDiagnosticNote notes[2] = {{{"one", 3}, {"x", 1}},
                                             {{"two", 3}, {NULL, 0}}};
  return (MlsDiagnostic){.severity = ra_below(5),
                         .message = str("message"),
                         .location = str("here"),
                         .numNotes = (intptr_t)ra_below(3),
                         .notes = notes};
}

static inline void ra_MlsSymbolTableCallback(MlsOperation op, bool visible,
                                             void *user_data) {
  (void)visible, (void)user_data;
  ra_keep(RA_MlsOperation, op.bits);
  ra_inside();
}

static inline MlsBool ra_MlsPDLRewriteFunction(MlsPatternRewriter rewriter,
                                               MlsPDLResultList results,
                                               intptr_t n,
                                               const MlsPDLValue *values,
                                               void *user_data) {
  (void)user_data;
  ra_keep(RA_MlsPatternRewriter, rewriter.bits);
  ra_keep(RA_MlsPDLResultList, results.bits);
  ra_keep_all(RA_MlsPDLValue, values, n);
  ra_inside();
  return (MlsBool)ra_below(2);
}

static inline MlsBool ra_MlsPDLConstraintFunction(MlsPatternRewriter rewriter,
                                                  MlsPDLResultList results,
                                                  intptr_t n,
                                                  const MlsPDLValue *values,
                                                  void *user_data) {
  return ra_MlsPDLRewriteFunction(rewriter, results, n, values, user_data);
}

static inline MlsStatus ra_MlsStatus(void) {
  return (MlsStatus){(uint32_t)ra_below(500), (uint32_t)ra_number()};
}

// Runs passes that MLIR knows to do no harm, over IR that it finds correct.
static void ra_pipeline(void) {
  static const char *const all[] = {
      "any(cse)", "any(canonicalize)", "any(symbol-dce)", 
      "any(inline)", "any(strip-debuginfo)", "any(print-op-stats)",
  };
  MlsContext context;
  MlsPassManager manager;
  MlsOpPassManager whole;
  MlsOperation op = {ra_handle(RA_MlsOperation)};
  if (mlsOperationVerify(op).code != MLS_STATUS_OK ||
      mlsOperationGetContext(op, &context).code != MLS_STATUS_OK)
    return;
  if (mlsPassManagerCreate(context, &manager).code != MLS_STATUS_OK)
    return;
  if (mlsPassManagerGetAsOpPassManager(manager, &whole).code == MLS_STATUS_OK)
    ra_ignore(mlsParsePassPipeline(
        whole, str(all[ra_below(sizeof all / sizeof *all)])));
  MlsStatus status = mlsPassManagerRunOnOp(manager, op);
  if (status.code == MLS_STATUS_PANIC)
    ra_fail(mlsStatusMessage(status));
  ra_ignore(mlsPassManagerDestroy(manager));
}

static void ra_begin(void) {
  memset(ra_pool, 0, sizeof ra_pool);
  for (int i = 0; i < RA_CONTEXTS; ++i) {
    MlsContext context = full_context(false);
    ra_contexts[i] = context;
    OK(mlsContextSetAllowUnregisteredDialects(context, true));
    MlsModule module = parse(context,
                             "func.func @f(%a: i32, %b: i32) -> i32 {\n"
                             "  %c = arith.addi %a, %b : i32\n"
                             "  cf.br ^bb1(%c : i32)\n"
                             "^bb1(%d: i32):\n"
                             "  %e = arith.muli %d, %a : i32\n"
                             "  return %e : i32\n}\n");
    ra_pool[RA_MlsContext][i] = context.bits;
    for (int j = 0; j < 4; ++j)
      ra_pool[RA_MlsContext][2 + 2 * j + i] = context.bits;
    ra_keep(RA_MlsModule, module.bits);
    MlsOperation root = root_of(module);
    ra_keep(RA_MlsOperation, root.bits);
    ra_keep(RA_MlsLocation, unknown(context).bits);
    ra_keep(RA_MlsType, type(context, "i32").bits);
    ra_keep(RA_MlsAttribute, attribute(context, "7 : i32").bits);
    MlsOperation all[16];
    intptr_t count;
    OK(mlsOperationCopyTree(root, 16, all, &count));
    for (intptr_t j = 0; j < count && j < 16; ++j)
      ra_keep(RA_MlsOperation, all[j].bits);
  }
}

// Gives up every reference that there is, and ends what is left.
static void ra_end(void) {
  for (int i = 0; i < RA_CONTEXTS; ++i) {
    while (mlsContextLeave(ra_contexts[i]).code == MLS_STATUS_OK) {
    }
  }
  for (int round = 0; round < 8; ++round) {
    intptr_t count;
    OK(mlsCopyLiveObjects((MlsContext){0}, 0, NULL, &count));
    MlsLiveObject *objects = calloc((size_t)count + 1, sizeof *objects);
    OK(mlsCopyLiveObjects((MlsContext){0}, count, objects, &count));
    for (intptr_t i = 0; i < count; ++i)
      for (int type = 0; type < RA_HANDLES; ++type)
        if (ra_kinds[type].kind == objects[i].kind && ra_kinds[type].release)
          for (uint32_t j = 0; j < objects[i].references; ++j)
            ra_ignore(ra_kinds[type].release(objects[i].handle));
    free(objects);
  }
  intptr_t alive;
  OK(mlsLiveHandles(0, &alive));
  if (alive) {
    MlsString all;
    MlsStringRef view;
    OK(mlsLiveObjectsToString((MlsContext){0}, &all));
    OK(mlsStringGet(all, &view));
    printf("%.4000s\n", view.data);
    exit(1);
  }
}

// A call, and now and then something more.
static void ra_turn(void) {
  ra_ignore(ra_step());
  if (ra_below(256) == 0)
    ra_pipeline();
  if (ra_below(16) == 0)
    ra_ignore(mlsContextLeave(ra_contexts[ra_below(RA_CONTEXTS)]));
}

#ifdef RA_SEEDED
static int ra_main(const RaCall *calls, size_t count) {
  const char *steps = getenv("MLS_API_CALLS");
  const char *seed = getenv("MLS_SEED");
  long wanted = steps ? atol(steps) : 100000;
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  ra_seed = seed ? strtoull(seed, NULL, 10) : 88172645463325252ull;
  ra_all = calls;
  ra_count = count;
  // What dumps, dumps there.
  CHECK(freopen("/dev/null", "w", stderr) != NULL);
  for (long step = 0; step < wanted && !test_failures; ++step) {
    if (step % RA_EPOCH == 0) {
      if (step)
        ra_end();
      ra_begin();
    }
    ra_turn();
  }
  ra_end();
  printf("%ld calls of %zu functions done, %ld refused, %d failures\n", ra_done,
         count, ra_refused, test_failures);
  return test_failures != 0;
}
#endif

#endif
