// B12: build, keep handles, run passes, use all handles; every answer is
// checked against a truth that the library has no part in.
//
// The truth is planted in the IR: every operation carries an attribute `mls.id`
// with its number. After a run, the numbers still in the module, found by a
// walk over it, say who survived. Passes make new operations out of old ones
// and may copy their attributes, so an old handle must answer with its own
// number or be stale; and if nobody in the module carries its number any more,
// it must be stale.
#include "mls_test.h"

static uint64_t seed = 0x9e3779b97f4a7c15ull;

static unsigned random_below(unsigned limit) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (unsigned)(seed >> 33) % limit;
}

static const char *const PIPELINES[] = {
    "canonicalize", "cse", "canonicalize,cse", "func.func(canonicalize,cse)",
    "sccp,canonicalize", "inline", "symbol-dce", "convert-scf-to-cf",
    "convert-scf-to-cf,canonicalize,convert-to-llvm",
    "loop-invariant-code-motion,func.func(remove-dead-values)"};

// A function with random arithmetic, branches and loops.
static void append_function(char *text, int number) {
  char line[256];
  int values = 2;
  sprintf(line, "func.func %s@f%d(%%v0: i32, %%v1: i32, %%c: i1, %%n: index) "
                "-> i32 {\n  %%zero = arith.constant 0 : index\n"
                "  %%step = arith.constant 1 : index\n",
          random_below(3) ? "" : "private ", number);
  strcat(text, line);
  for (int i = 0, count = 3 + (int)random_below(12); i < count; ++i) {
    unsigned a = random_below((unsigned)values);
    unsigned b = random_below((unsigned)values);
    switch (random_below(6)) {
    case 0:
      sprintf(line, "  %%v%d = arith.constant %u : i32\n", values++,
              random_below(4));
      break;
    case 1:
      sprintf(line, "  %%v%d = scf.if %%c -> i32 {\n    scf.yield %%v%u : i32\n"
                    "  } else {\n    scf.yield %%v%u : i32\n  }\n",
              values++, a, b);
      break;
    case 2:
      sprintf(line, "  %%v%d = scf.for %%i = %%zero to %%n step %%step "
                    "iter_args(%%x = %%v%u) -> i32 {\n"
                    "    %%y = arith.addi %%x, %%v%u : i32\n"
                    "    scf.yield %%y : i32\n  }\n",
              values++, a, b);
      break;
    case 3:
      if (number > 0) {
        sprintf(line, "  %%v%d = func.call @f%u(%%v%u, %%v%u, %%c, %%n) : "
                      "(i32, i32, i1, index) -> i32\n",
                values++, random_below((unsigned)number), a, b);
        break;
      }
      // fallthrough
    default:
      sprintf(line, "  %%v%d = arith.%s %%v%u, %%v%u : i32\n", values++,
              random_below(2) ? "addi" : "muli", a, b);
    }
    strcat(text, line);
  }
  sprintf(line, "  return %%v%d : i32\n}\n", values - 1);
  strcat(text, line);
}

static int64_t id_of(MlsOperation op) {
  MlsAttribute id;
  int64_t number;
  OK(mlsOperationGetDiscardableAttributeByName(op, str("mls.id"), &id));
  if (id.bits == 0)
    return -1;
  OK(mlsIntegerAttrGetValueInt(id, &number));
  return number;
}

static void round_of(MlsContext context, intptr_t *survived, intptr_t *died) {
  static char text[65536];
  text[0] = 0;
  for (int i = 0, count = 1 + (int)random_below(4); i < count; ++i)
    append_function(text, i);
  MlsModule module = parse(context, text);
  MlsOperation root = root_of(module);
  Operations all = operations_of(root);
  MlsType i64 = type(context, "i64");
  for (intptr_t i = 0; i < all.count; ++i) {
    MlsAttribute id;
    OK(mlsIntegerAttrGet(i64, i, &id));
    OK(mlsOperationSetDiscardableAttributeByName(all.all[i], str("mls.id"), id));
  }
  // Forget some of them, so that not everything is known by a handle.
  bool *kept = calloc((size_t)all.count, sizeof *kept);
  for (intptr_t i = 0; i < all.count; ++i)
    kept[i] = random_below(4) != 0;

  for (int runs = 0; runs < 2; ++runs) {
    // A pass of upstream's may fail on what another one left, and may leave
    // operations without operands, which no other run takes: then too every answer
    // must be right.
    MlsPassManager manager = pipeline(context, PIPELINES[random_below(10)]);
    uint32_t ran = mlsPassManagerRunOnOp(manager, root).code;
    CHECK(ran == MLS_STATUS_OK || ran == MLS_STATUS_PASS_FAILED ||
          (runs > 0 && ran == MLS_STATUS_BAD_STATE));
    OK(mlsPassManagerDestroy(manager));
    bool *carried = calloc((size_t)all.count, sizeof *carried);
    Operations now = operations_of(root);
    for (intptr_t i = 0; i < now.count; ++i) {
      int64_t id = id_of(now.all[i]);
      CHECK(id < all.count);
      if (id >= 0)
        carried[id] = true;
    }
    for (intptr_t i = 0; i < all.count; ++i) {
      if (!kept[i])
        continue;
      uint32_t code = state_of(all.all[i]);
      CHECK(code == MLS_STATUS_OK || code == MLS_STATUS_STALE_HANDLE);
      if (code == MLS_STATUS_OK) {
        bool reached = false;
        CHECK(id_of(all.all[i]) == i && carried[i]);
        for (intptr_t j = 0; j < now.count; ++j)
          reached |= now.all[j].bits == all.all[i].bits;
        CHECK(reached);
      } else if (is_exact()) {
        // Dead: nobody reaches this handle any more.
        for (intptr_t j = 0; j < now.count; ++j)
          CHECK(now.all[j].bits != all.all[i].bits);
      }
      *(code == MLS_STATUS_OK ? survived : died) += 1;
    }
    free(carried);
    free(now.all);
  }
  free(kept);
  free(all.all);
  OK(mlsModuleDestroy(module));
}

static void every_handle_answers_rightly(void) {
  const char *wanted = getenv("MLS_STRESS_ROUNDS");
  int rounds = wanted ? atoi(wanted) : 500;
  intptr_t survived = 0, died = 0;
  for (int threads = 0; threads < 2; ++threads) {
    MlsContext context = full_context(threads);
    for (int i = 0; i < rounds / 2; ++i)
      round_of(context, &survived, &died);
    OK(mlsContextDestroy(context));
  }
  printf("%ld answers of survivors, %ld of the dead\n", (long)survived,
         (long)died);
  CHECK(survived > 0 && died > 0);
}

int main(void) {
  TEST(every_handle_answers_rightly);
  return TEST_RESULT;
}
