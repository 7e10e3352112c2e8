// What the library takes, a build of MLIR with assertions takes as well: functions
// are called with types, attributes, maps and numbers at random, and where ours is
// content, theirs is called with equal ones in a process of its own.
//
// asserted_calls THEIRS
#define _GNU_SOURCE
#include "mls_test.h"

#include "generated/asserted_calls.h"

#include <mlir-c/RegisterEverything.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <float.h>
#include <math.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CASES = 20000, ENOUGH = 60, ROOM = 8, POOL = 160 };

static void *theirs;

static void *need(const char *name) {
  void *found = dlsym(theirs, name);
  if (!found) {
    fprintf(stderr, "no %s: %s\n", name, dlerror());
    exit(1);
  }
  return found;
}

#define THEIRS(function) ((__typeof__(&function))need(#function))

static MlirStringRef their_text(const char *text) {
  return (MlirStringRef){text, strlen(text)};
}

// ---- Chance -------------------------------------------------------------------

static uint64_t chance;
// Whether arguments are written, for whoever looks at a failure.
static bool is_shown;

static uint64_t draw(void) {
  chance ^= chance << 13;
  chance ^= chance >> 7;
  chance ^= chance << 17;
  return chance * 0x2545f4914f6cdd1dull >> 16;
}

static void begin(size_t function, size_t number) {
  chance = (function * CASES + number + 1) * 0x9e3779b97f4a7c15ull;
}

#define SHOW(...)                                                              \
  do {                                                                         \
    if (is_shown)                                                              \
      fprintf(stderr, __VA_ARGS__);                                            \
  } while (0)

static int64_t any_number(const char *name) {
  static const int64_t ODD[] = {
      -1, -2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256,
      // Also the types of levels of sparse tensors.
      1 << 16, 1 << 18, (1 << 24) - 1, 1 << 24, INT32_MAX, INT32_MIN, 1ll << 31,
      1ll << 32, INT64_MAX, INT64_MIN};
  int64_t number = draw() % 2 ? (int64_t)(draw() % 9)
                              : ODD[draw() % (sizeof ODD / sizeof *ODD)];
  SHOW(" %s=%lld", name, (long long)number);
  return number;
}

static double any_real(const char *name) {
  static const double ALL[] = {0.0, -0.0, 1.0, -1.0, 0.5, 3.5, DBL_MAX, 5e-324,
                               1e39, INFINITY, -INFINITY, NAN};
  double number = ALL[draw() % (sizeof ALL / sizeof *ALL)];
  SHOW(" %s=%g", name, number);
  return number;
}

static const char *any_text(const char *name) {
  static const char *const ALL[] = {"", "a", "x.y", "i32", "a b", "@", "#", "\xff",
                                    "0", ".", "builtin", "func.func", "optional"};
  const char *text = ALL[draw() % (sizeof ALL / sizeof *ALL)];
  SHOW(" %s=\"%s\"", name, text);
  return text;
}

static intptr_t any_length(const char *name) {
  static const int ALL[] = {0, 1, 1, 2, 2, 2, 3, 4, ROOM};
  intptr_t length = ALL[draw() % (sizeof ALL / sizeof *ALL)];
  SHOW(" %s=%ld", name, (long)length);
  return length;
}

// ---- Handles that both have ---------------------------------------------------

static MlsContext our_context;
static MlirContext their_context;

// A pool of handles of one kind. What a function wants of a handle is asked once:
// only the parent may ask, and the child draws the same.
#define POOL_OF(kind)                                                          \
  typedef MlsStatus (*Test##kind)(Mls##kind, bool *);                          \
  static struct {                                                              \
    int count;                                                                 \
    struct {                                                                   \
      const char *text;                                                        \
      Mls##kind ours;                                                          \
      Mlir##kind theirs;                                                       \
    } all[POOL];                                                               \
    struct {                                                                   \
      Test##kind test;                                                         \
      int count, at[POOL];                                                     \
    } classes[64];                                                             \
  } pool_##kind;                                                               \
                                                                               \
  static int any_##kind(const char *name, Test##kind test, bool nullable) {    \
    int class = 0, found = (int)(draw() % (uint64_t)pool_##kind.count);        \
    bool is;                                                                   \
    while (pool_##kind.classes[class].test &&                                  \
           pool_##kind.classes[class].test != test)                            \
      ++class;                                                                 \
    if (test && !pool_##kind.classes[class].test) {                            \
      pool_##kind.classes[class].test = test;                                  \
      for (int i = 0; i < pool_##kind.count; ++i)                              \
        if (test(pool_##kind.all[i].ours, &is).code == MLS_STATUS_OK && is)    \
          pool_##kind.classes[class].at[pool_##kind.classes[class].count++] = i; \
    }                                                                          \
    int count = pool_##kind.classes[class].count;                              \
    uint64_t which = draw();                                                   \
    if (test && count && which % 16)                                           \
      found = pool_##kind.classes[class].at[which / 16 % (uint64_t)count];     \
    if (nullable && draw() % 4 == 0)                                           \
      found = pool_##kind.count;                                               \
    SHOW(" %s=`%s`", name, found < pool_##kind.count ? pool_##kind.all[found].text : "null"); \
    return found;                                                              \
  }

POOL_OF(Type)
POOL_OF(Attribute)
POOL_OF(AffineExpr)
POOL_OF(AffineMap)
POOL_OF(IntegerSet)
POOL_OF(Location)

#define ADD(kind, name, our, their)                                            \
  do {                                                                         \
    CHECK(pool_##kind.count + 1 < POOL);                                       \
    pool_##kind.all[pool_##kind.count].text = name;                            \
    pool_##kind.all[pool_##kind.count].ours = our;                             \
    pool_##kind.all[pool_##kind.count++].theirs = their;                       \
  } while (0)

static const char *const TYPES[] = {
    "i1", "i7", "i8", "i32", "i64", "i16777215", "si8", "ui32", "index", "none",
    "f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f8E5M2", "f4E2M1FN",
    "complex<f32>", "complex<i4>", "tuple<>", "tuple<i32, f32>", "() -> ()",
    "(i32, f32) -> i1", "vector<4xf32>", "vector<[4]xi32>", "vector<f32>",
    "vector<2x3xindex>", "tensor<*xf32>", "tensor<4xi32>", "tensor<2xi1>",
    "tensor<?x2xf32>", "tensor<f32>", "tensor<0xi8>", "tensor<2xcomplex<f32>>",
    "tensor<2xindex>", "tensor<2xi16>", "tensor<2xf16>", "tensor<2xbf16>",
    "!none_such<\"x\">", "tensor<2xi64>", "tensor<2xf64>", "tensor<2xi8>",
    "tensor<9223372036854775807xi8>", "memref<4xf32>", "memref<?xi8, 3>",
    "memref<*xf32>", "memref<2x2xf32, strided<[?, 1], offset: ?>>",
    "memref<4xf32, affine_map<(d0) -> (d0 + 1)>>", "!llvm.ptr", "!llvm.ptr<1>",
    "!llvm.void", "!llvm.struct<(i32)>", "!llvm.struct<\"a\", opaque>",
    "!llvm.array<4 x i8>", "!llvm.func<i32 (i32)>", "!llvm.func<void (...)>",
    "!llvm.token", "!llvm.label", "!llvm.metadata", "!llvm.x86_amx",
    "!quant.any<i8:f32>", "!quant.uniform<u8<1:10>:f32, 0.5:3>",
    "!quant.uniform<i8:f32:1, {1.0, 2.0:3}>", "!quant.calibrated<f32<-1.0:1.0>>",
    "!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0}}>", "!gpu.async.token",
    "!async.value<f32>", "!pdl.operation", "!pdl.type", "!pdl.range<value>",
    "!transform.any_op", "!transform.op<\"func.func\">", "!transform.param<i64>",
    "!smt.int", "!smt.bool", "!smt.bv<32>", "!smt.array<[!smt.int -> !smt.bool]>",
    "!smt.func<(!smt.int) !smt.bool>", "!smt.sort<\"s\">", "!shape.shape",
    "!spirv.ptr<f32, Uniform>", "!ptr.ptr<#ptr.generic_space>"};

static const char *const ATTRIBUTES[] = {
    "0 : i32", "-1 : i64", "true", "1 : index", "5 : si8", "3 : ui64", "1 : i128",
    "0.0 : f16", "1.0 : f32", "1.0 : f64", "1.0 : f128", "\"\"", "\"a\"",
    "\"text\" : i32", "unit", "[]", "[1, 2]", "[\"a\"]", "{}", "{a = 1 : i32, b}",
    "@a", "@a::@b", "i32", "tensor<4xi32>", "() -> ()", "dense<[1, 2]> : tensor<2xi32>",
    "dense<1.0> : vector<4xf32>", "dense<> : tensor<0xi8>", "dense<true> : tensor<2xi1>",
    "dense<3> : tensor<4xi7>", "dense<7> : tensor<2xi64>", "dense<1.0> : tensor<2xf64>",
    "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "dense<1> : tensor<2xindex>",
    "dense<7> : tensor<2xi8>", "dense<[7, 8]> : tensor<2xi16>", "dense<7> : tensor<2xi32>",
    "dense<\"a\"> : tensor<2x!llvm.ptr>", "array<i16: 7>", "array<f64: 7.0>",
    "#none_such<\"x\">", "dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>", "array<i32: 1, 2>", "array<i1: true>",
    "array<i64>", "array<i64: 0, -1>", "array<f32: 1.0>", "array<i8: -128>",
    "sparse<[[0]], [7]> : tensor<2xi32>", "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>", "affine_set<(d0) : (d0 >= 0)>",
    "strided<[1], offset: 2>", "strided<[?, 1], offset: ?>", "loc(unknown)",
    "loc(\"a\":1:2)", "distinct[0]<unit>", "#llvm.linkage<internal>", "#llvm.cconv<ccc>",
    "#llvm.di_null_type", "#llvm.di_file<\"a\" in \"b\">", "#llvm.di_expression<>",
    "#llvm.di_basic_type<name = \"t\">", "#llvm.di_subprogram<name = \"f\">",
    "#llvm.di_subroutine_type<callingConvention = DW_CC_normal>",
    "#llvm.di_compile_unit<id = distinct[0]<unit>, sourceLanguage = DW_LANG_C, "
    "file = #llvm.di_file<\"a\" in \"b\">, isOptimized = false, emissionKind = Full>",
    "#llvm.di_lexical_block<scope = #llvm.di_file<\"a\" in \"b\">>",
    "#llvm.di_composite_type<tag = DW_TAG_structure_type, name = \"s\">",
    "#llvm.di_derived_type<tag = DW_TAG_pointer_type>", "#llvm.di_module<name = \"m\">",
    "#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">>",
    "#llvm<di_expression_elem DW_OP_deref>", "#gpu.address_space<global>", "#nvvm.target",
    "#gpu.object<#nvvm.target, bin = \"x\">", "#irdl<variadicity single>",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>",
    "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>",
    "#arith.fastmath<fast>", "#smt.bv<1> : !smt.bv<8>", "#complex.number<:f64 1.0, 2.0>"};

// The results of the first are the expressions.
static const char *const MAPS[] = {
    "affine_map<(d0, d1)[s0, s1] -> (d0, d1, s0, s1, 0, 1, -1, 9223372036854775807, "
    "d0 + s0, d0 * 2, d0 * -1, d0 mod 2, d0 floordiv 2, d0 ceildiv 3, s0 * 4)>",
    "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d1) -> (d0)>", "affine_map<()[s0] -> (s0)>", "affine_map<() -> (0)>",
    "affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>", "affine_map<(d0) -> (d0, d0)>"};

static const char *const SETS[] = {"affine_set<(d0) : (d0 >= 0)>", "affine_set<() : (1 == 0)>",
                                   "affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 1)>"};

static const char *const LOCATIONS[] = {
    "loc(unknown)", "loc(\"a\":1:2)", "loc(\"n\")", "loc(\"n\"(\"f\":1:1))",
    "loc(fused[\"a\", \"b\"])", "loc(callsite(\"a\" at \"b\"))", "loc(\"f\":1:2 to 3:4)"};

#define EACH(list, text)                                                       \
  for (size_t i_ = 0; i_ < sizeof list / sizeof *list; ++i_)                   \
    for (const char *text = list[i_]; text; text = NULL)

static MlirAttribute their_attribute(const char *text) {
  MlirAttribute found = THEIRS(mlirAttributeParseGet)(their_context, their_text(text));
  CHECK(found.ptr);
  return found;
}

static void fill_pools(void) {
  EACH(TYPES, text) {
    MlirType their = THEIRS(mlirTypeParseGet)(their_context, their_text(text));
    CHECK(their.ptr);
    ADD(Type, text, type(our_context, text), their);
  }
  EACH(ATTRIBUTES, text)
    ADD(Attribute, text, attribute(our_context, text), their_attribute(text));
  EACH(MAPS, text) {
    MlsAffineMap map;
    OK(mlsAffineMapAttrGetValue(attribute(our_context, text), &map));
    ADD(AffineMap, text, map, THEIRS(mlirAffineMapAttrGetValue)(their_attribute(text)));
  }
  intptr_t count;
  OK(mlsAffineMapGetNumResults(pool_AffineMap.all[0].ours, &count));
  for (intptr_t i = 0; i < count; ++i) {
    MlsAffineExpr part;
    OK(mlsAffineMapGetResult(pool_AffineMap.all[0].ours, i, &part));
    ADD(AffineExpr, "a result of the first map", part,
        THEIRS(mlirAffineMapGetResult)(pool_AffineMap.all[0].theirs, i));
  }
  EACH(SETS, text) {
    MlsIntegerSet set;
    OK(mlsIntegerSetAttrGetValue(attribute(our_context, text), &set));
    ADD(IntegerSet, text, set, THEIRS(mlirIntegerSetAttrGetValue)(their_attribute(text)));
  }
  EACH(LOCATIONS, text) {
    MlsLocation location;
    OK(mlsLocationFromAttribute(attribute(our_context, text), &location));
    ADD(Location, text, location, THEIRS(mlirLocationFromAttribute)(their_attribute(text)));
  }
}

// ---- The calls ----------------------------------------------------------------

// What is generated is read for ours, for theirs, and for the list of both. Each
// side draws the same.
#define LENGTH(name) intptr_t name = any_length(#name);
#define NUMBER(number, name) number name = (number)any_number(#name);
#define REAL(number, name) number name = (number)any_real(#name);
#define BOOLEAN(name) bool name = any_number(#name) & 1;
#define FILLED(name, length, value)                                            \
  for (intptr_t i_ = 0; i_ < length; ++i_)                                     \
    name[i_] = value;
#define NUMBERS(number, name, length)                                          \
  number name[ROOM];                                                           \
  FILLED(name, length, (number)any_number(#name))
#define REALS(number, name, length)                                            \
  number name[ROOM];                                                           \
  FILLED(name, length, (number)any_real(#name))

#define BEGIN(function) static bool ours_##function(void) {
#define CONTEXT(name) MlsContext name = our_context;
#define HANDLE(kind, name, test, nullable)                                     \
  Mls##kind name = pool_##kind.all[any_##kind(#name, test, nullable)].ours;
#define HANDLES(kind, name, test, length)                                      \
  Mls##kind name[ROOM];                                                        \
  FILLED(name, length, pool_##kind.all[any_##kind(#name, test, false)].ours)
#define TEXT(name) MlsStringRef name = mlsStringRefCreateFromCString(any_text(#name));
#define OUT(type, name) type name;
#define END(function, upstream, shown, our_arguments, their_arguments)         \
  return function our_arguments.code == MLS_STATUS_OK;                         \
  }
#include "generated/asserted_calls.h"
#undef BEGIN
#undef CONTEXT
#undef HANDLE
#undef HANDLES
#undef TEXT
#undef OUT
#undef END

// Prints a result: that it can be printed is part of what it is.
static void forget(MlirStringRef text, void *data) { (void)text, (void)data; }
#define SHOW_Type(result) THEIRS(mlirTypePrint)(result, forget, NULL)
#define SHOW_Attribute(result) THEIRS(mlirAttributePrint)(result, forget, NULL)
#define SHOW_AffineExpr(result) THEIRS(mlirAffineExprPrint)(result, forget, NULL)
#define SHOW_AffineMap(result) THEIRS(mlirAffineMapPrint)(result, forget, NULL)
#define SHOW_IntegerSet(result) THEIRS(mlirIntegerSetPrint)(result, forget, NULL)
#define SHOW_Location(result) THEIRS(mlirLocationPrint)(result, forget, NULL)
#define SHOW_Nothing(result) (void)result

#define BEGIN(function) static void theirs_##function(void) {
#define CONTEXT(name) MlirContext name = their_context;
#define HANDLE(kind, name, test, nullable)                                     \
  Mlir##kind name = pool_##kind.all[any_##kind(#name, test, nullable)].theirs;
#define HANDLES(kind, name, test, length)                                      \
  Mlir##kind name[ROOM];                                                       \
  FILLED(name, length, pool_##kind.all[any_##kind(#name, test, false)].theirs)
#define TEXT(name) MlirStringRef name = their_text(any_text(#name));
#define OUT(type, name)
#define END(function, upstream, shown, our_arguments, their_arguments)         \
  SHOW_##shown(THEIRS(upstream) their_arguments);                              \
  }
#include "generated/asserted_calls.h"
#undef BEGIN
#undef CONTEXT
#undef HANDLE
#undef HANDLES
#undef TEXT
#undef OUT
#undef END

typedef struct Call {
  const char *name, *upstream;
  bool (*ours)(void);
  void (*theirs)(void);
} Call;

static const Call CALLS[] = {
#define BEGIN(function)
#undef LENGTH
#define LENGTH(name)
#undef NUMBER
#define NUMBER(number, name)
#undef REAL
#define REAL(number, name)
#undef BOOLEAN
#define BOOLEAN(name)
#undef NUMBERS
#define NUMBERS(number, name, length)
#undef REALS
#define REALS(number, name, length)
#define CONTEXT(name)
#define HANDLE(kind, name, test, nullable)
#define HANDLES(kind, name, test, length)
#define TEXT(name)
#define OUT(type, name)
#define END(function, upstream, shown, our_arguments, their_arguments)         \
  {#function, #upstream, ours_##function, theirs_##function},
#include "generated/asserted_calls.h"
};

enum { N_CALLS = sizeof CALLS / sizeof *CALLS };

// ---- The comparison -----------------------------------------------------------

// Calls theirs in a child, for these cases. The one that it ends with; -1 if none.
static int ends_with(size_t call, const int *cases, int count) {
  static volatile int *at;
  if (!at)
    at = mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    if (!is_shown)
      dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    alarm(30);
    for (int i = 0; i < count; ++i) {
      *at = cases[i];
      begin(call, (size_t)cases[i]);
      CALLS[call].theirs();
    }
    _exit(0);
  }
  int status = 0;
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  return status == 0 ? -1 : *at;
}

static void what_ours_takes_theirs_takes(void) {
  our_context = full_context(false);
  MlirDialectRegistry registry = THEIRS(mlirDialectRegistryCreate)();
  THEIRS(mlirRegisterAllDialects)(registry);
  // Without threads, which a fork would lose.
  their_context = THEIRS(mlirContextCreateWithRegistry)(registry, false);
  THEIRS(mlirDialectRegistryDestroy)(registry);
  THEIRS(mlirContextLoadAllAvailableDialects)(their_context);
  THEIRS(mlirContextSetAllowUnregisteredDialects)(their_context, true);
  OK(mlsContextSetAllowUnregisteredDialects(our_context, true));
  fill_pools();
  int functions = 0, never = 0;
  long calls = 0;
  for (size_t i = 0; i < N_CALLS; ++i) {
    // Their library has only some of these functions.
    if (!dlsym(theirs, CALLS[i].upstream))
      continue;
    int cases[ENOUGH], count = 0;
    for (int number = 0; number < CASES && count < ENOUGH; ++number) {
      begin(i, (size_t)number);
      if (CALLS[i].ours())
        cases[count++] = number;
    }
    int end = ends_with(i, cases, count);
    if (end >= 0) {
      fprintf(stderr, "%s takes what ends theirs:", CALLS[i].name);
      is_shown = true;
      ends_with(i, &end, 1);
      is_shown = false;
      ++test_failures;
    }
    ++functions;
    never += count == 0;
    calls += count;
  }
  printf("%d functions, %d of them never content; %ld calls compared\n", functions, never,
         calls);
  CHECK(functions > 400 && never * 10 < functions);
  OK(mlsContextDestroy(our_context));
  THEIRS(mlirContextDestroy)(their_context);
}

int main(int count, char **arguments) {
  theirs = count == 2 ? dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL) : NULL;
  if (!theirs) {
    fprintf(stderr, "usage: asserted_calls THEIRS\n");
    return 1;
  }
  TEST(what_ours_takes_theirs_takes);
  return TEST_RESULT;
}
