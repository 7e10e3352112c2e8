// The work that is measured, once with MLIR's own C API and once with this
// library:
//
//   bench_raw WORK N STARTED, bench_shim WORK N STARTED
//
// does it with N operations and prints what it cost: nanoseconds for one
// operation, unless WORK says otherwise. STARTED is when the parent began to
// start the process, in nanoseconds.
#define _POSIX_C_SOURCE 200809L // clock_gettime
#include API

#include <pthread.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double started;
// What is read goes somewhere, or the compiler would leave it out.
static volatile uintptr_t sink;

// ---- IR to work on ------------------------------------------------------------

static T(Context) arith_context(bool threads) {
  T(DialectRegistry) registry = GIVE(T(DialectRegistry), DialectRegistryCreate);
  DO(RegisterAllDialects, registry);
  T(Context) context =
      GET(T(Context), ContextCreateWithRegistry, registry, threads);
  DO(DialectRegistryDestroy, registry);
  (void)GET(T(Dialect), ContextGetOrLoadDialect, context, text_of("arith"));
  (void)GET(T(Dialect), ContextGetOrLoadDialect, context, text_of("func"));
  return context;
}

// A module whose block has one argument; operations are put into it.
typedef struct Place {
  T(Context) context;
  T(Location) location;
  T(Type) type;
  T(Module) module;
  T(Block) block;
  T(Value) argument;
} Place;

static Place place_in(T(Context) context) {
  Place place = {.context = context};
  place.location = GET(T(Location), LocationUnknownGet, context);
  place.type = GET(T(Type), IntegerTypeGet, context, 32);
  place.module = GET(T(Module), ModuleCreateEmpty, place.location);
  place.block = GET(T(Block), ModuleGetBody, place.module);
  place.argument =
      GET(T(Value), BlockAddArgument, place.block, place.type, place.location);
  return place;
}

static Place place(void) { return place_in(arith_context(false)); }

// A chain of additions.
static void fill(const Place *place, long n) {
  T(StringRef) name = text_of("arith.addi");
  T(Value) operands[2] = {place->argument, place->argument};
  for (long i = 0; i < n; ++i) {
    T(Operation) op = create(name, place->location, place->type, operands);
    DO(BlockAppendOwnedOperation, place->block, op);
    operands[0] = GET(T(Value), OperationGetResult, op, 0);
  }
}

static Place filled(long n) {
  Place it = place();
  fill(&it, n);
  return it;
}

// A copy of a module of `n` operations. Nobody has a handle to what is in it.
static T(Operation) copied(long n) {
  Place from = filled(n);
  T(Operation) module = GET(T(Operation), ModuleGetOperation, from.module);
  return GET(T(Operation), OperationClone, module);
}

static T(Block) copied_block(long n) {
  T(Region) region = GET(T(Region), OperationGetRegion, copied(n), 0);
  return GET(T(Block), RegionGetFirstBlock, region);
}

// Functions of a thousand operations, of which a pass run removes the half.
static T(Module) redundant(T(Context) context, long n) {
  enum { PAIRS = 500 };
  size_t room = (size_t)n * 48 + 4096, length = 0;
  char *text = malloc(room);
  for (long f = 0; f * 2 * PAIRS < n; ++f) {
    length += (size_t)snprintf(text + length, room - length,
                               "func.func @f%ld(%%0: i32, %%1: i32) -> i32 {\n", f);
    for (int i = 2; i < 2 * PAIRS; ++i)
      length += (size_t)snprintf(text + length, room - length,
                                 "%%%d = arith.muli %%%d, %%%d : i32\n", i,
                                 (i & ~1) - 2, (i & ~1) - 1);
    length += (size_t)snprintf(text + length, room - length,
                               "return %%%d : i32 }\n", 2 * PAIRS - 1);
  }
  T(Module) module = GET(T(Module), ModuleCreateParse, context, text_of(text));
  free(text);
  return module;
}

// ---- Building -------------------------------------------------------------------

static double build_session(long n) {
  Place it = place();
  double start = now();
  enter(it.context);
  fill(&it, n);
  leave(it.context);
  return (now() - start) / (double)n;
}

static double build(long n) {
  Place it = place();
  double start = now();
  fill(&it, n);
  return (now() - start) / (double)n;
}

// Of each side, the shortest way to an operation at the end of a block.
static double build_combined(long n) {
  Place it = place();
  enter(it.context);
  T(StringRef) name = text_of("arith.addi");
  T(Value) operands[2] = {it.argument, it.argument};
  double start = now();
  for (long i = 0; i < n; ++i) {
    T(Operation) op = create_in(it.block, name, it.location, it.type, operands);
    operands[0] = GET(T(Value), OperationGetResult, op, 0);
  }
  return (now() - start) / (double)n;
}

// ---- Reading --------------------------------------------------------------------

static void read_names(const Place *place) {
  T(Operation) op = GET(T(Operation), BlockGetFirstOperation, place->block);
  for (; !IS_NULL(Operation, op);
       op = GET(T(Operation), OperationGetNextInBlock, op)) {
    Identifier name = GET(Identifier, OperationGetName, op);
    sink += WORD(name);
  }
}

static double walk(long n) {
  Place it = filled(n);
  double start = now();
  read_names(&it);
  return (now() - start) / (double)n;
}

static double walk_session(long n) {
  Place it = filled(n);
  enter(it.context);
  double start = now();
  read_names(&it);
  return (now() - start) / (double)n;
}

// Room for a value for each operation, in memory: who reads much keeps it.
static void *room_for(long n) {
  void *room = malloc((size_t)n * 8);
  memset(room, 1, (size_t)n * 8);
  return room;
}

static double walk_bulk(long n) {
  Place it = filled(n);
  Identifier *names = room_for(n);
  double start = now();
  block_names(it.block, n, names);
  return (now() - start) / (double)n;
}

static double walk_all(long n) {
  Place it = filled(n);
  T(Operation) *all = room_for(n);
  Identifier *names = room_for(n);
  double start = now();
  all_names(it.block, n, all, names);
  return (now() - start) / (double)n;
}

static double hand_out(long n) {
  T(Block) block = copied_block(n);
  T(Operation) *all = room_for(n);
  double start = now();
  block_operations(block, n, all);
  return (now() - start) / (double)n;
}

static double operands(long n) {
  Place it = filled(n);
  T(Operation) *all = room_for(n);
  block_operations(it.block, n, all);
  enter(it.context);
  double start = now();
  for (long i = 0; i < n; ++i) {
    T(Value) value = GET(T(Value), OperationGetOperand, all[i], 0);
    sink += WORD(value);
  }
  return (now() - start) / (double)n;
}

// ---- Few operations, many calls -----------------------------------------------

enum { HOT = 1000 };

static const T(Operation) *hot(void) {
  static T(Operation) all[HOT];
  Place it = filled(HOT);
  block_operations(it.block, HOT, all);
  enter(it.context);
  return all;
}

static double hot_address(long n) {
  const T(Operation) *all = hot();
  double start = now();
  for (long i = 0; i < n; ++i)
    sink += (uintptr_t)address_of(all[i % HOT]);
  return (now() - start) / (double)n;
}

static double hot_results(long n) {
  const T(Operation) *all = hot();
  double start = now();
  for (long i = 0; i < n; ++i)
    sink += (uintptr_t)GET(intptr_t, OperationGetNumResults, all[i % HOT]);
  return (now() - start) / (double)n;
}

// ---- Types ------------------------------------------------------------------------

// `n` types of so many different widths.
static double types(long n, unsigned first, unsigned widths) {
  T(Context) context = arith_context(false);
  double start = now();
  for (long i = 0; i < n; ++i) {
    T(Type) type =
        GET(T(Type), IntegerTypeGet, context, first + (unsigned)i % widths);
    sink += WORD(type);
  }
  return (now() - start) / (double)n;
}

static double type_same(long n) { return types(n, 32, 1); }
static double type_known(long n) { return types(n, 100, 64); }
static double type_new(long n) { return types(n, 100, 1 << 23); }

// ---- Destroying -----------------------------------------------------------------

static double destroy_tracked(long n) {
  Place it = filled(n);
  double start = now();
  DO(ModuleDestroy, it.module);
  return (now() - start) / (double)n;
}

static double destroy_untracked(long n) {
  T(Operation) copy = copied(n);
  double start = now();
  DO(OperationDestroy, copy);
  return (now() - start) / (double)n;
}

static double destroy_single(long n) {
  Place it = place();
  T(Operation) *all = room_for(n);
  T(Value) operands[2] = {it.argument, it.argument};
  for (long i = 0; i < n; ++i)
    all[i] = create(text_of("arith.addi"), it.location, it.type, operands);
  double start = now();
  for (long i = 0; i < n; ++i)
    DO(OperationDestroy, all[i]);
  return (now() - start) / (double)n;
}

// ---- Passes -----------------------------------------------------------------------

static double passes(long n, bool tracked) {
  REGISTER_PASSES();
  T(Context) context = arith_context(false);
  T(Module) module = redundant(context, n);
  T(Operation) root = GET(T(Operation), ModuleGetOperation, module);
  if (tracked)
    track(root);
  T(PassManager) manager = GET(T(PassManager), PassManagerCreate, context);
  PARSE_PIPELINE(GET(T(OpPassManager), PassManagerGetAsOpPassManager, manager),
                 text_of("builtin.module(canonicalize,cse)"));
  double start = now();
  if (!SUCCEEDS(PassManagerRunOnOp, manager, root))
    exit(1);
  return (now() - start) / (double)n;
}

static double passes_tracked(long n) { return passes(n, true); }
static double passes_untracked(long n) { return passes(n, false); }

// ---- Memory -----------------------------------------------------------------------

static double resident(void) {
  long size, pages;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2)
    exit(1);
  fclose(file);
  return (double)pages * (double)sysconf(_SC_PAGESIZE);
}

// Bytes for each operation that gets a handle.
static double memory(long n) {
  T(Block) block = copied_block(n);
  T(Operation) *all = room_for(n);
  double before = resident();
  block_operations(block, n, all);
  return (resident() - before) / (double)n;
}

// ---- Threads ----------------------------------------------------------------------

typedef struct Worker {
  Place place;
  long n;
  bool session;
} Worker;

static void *work(void *user_data) {
  Worker *worker = user_data;
  if (worker->session)
    enter(worker->place.context);
  fill(&worker->place, worker->n);
  read_names(&worker->place);
  if (worker->session)
    leave(worker->place.context);
  return NULL;
}

static double time_of(Worker *workers, int count) {
  pthread_t threads[2];
  double start = now();
  for (int i = 0; i < count; ++i)
    pthread_create(&threads[i], NULL, work, &workers[i]);
  for (int i = 0; i < count; ++i)
    pthread_join(threads[i], NULL);
  return now() - start;
}

// How many times as much two threads do as one, in the same time.
static double threads(long n, bool one_context) {
  T(Context) first = arith_context(one_context);
  T(Context) second = one_context ? first : arith_context(false);
  Worker workers[3] = {{place_in(first), n, !one_context},
                       {place_in(first), n, !one_context},
                       {place_in(second), n, !one_context}};
  double one = time_of(workers, 1);
  return 2 * one / time_of(workers + 1, 2);
}

static double threads_two_contexts(long n) { return threads(n, false); }
static double threads_one_context(long n) { return threads(n, true); }

// ---- Starting ---------------------------------------------------------------------

static double in_main;

// Milliseconds from the start of the process to main.
static double start_load(long n) {
  (void)n;
  return (in_main - started) / 1e6;
}

// Milliseconds of the first call.
static double start_proof(long n) {
  (void)n;
  double start = now();
  prove();
  return (now() - start) / 1e6;
}

// Milliseconds for a context with all dialects, after the first call.
static double start_context(long n) {
  (void)n;
  prove();
  double start = now();
  REGISTER_PASSES();
  T(DialectRegistry) registry = GIVE(T(DialectRegistry), DialectRegistryCreate);
  DO(RegisterAllDialects, registry);
  T(Context) context =
      GET(T(Context), ContextCreateWithRegistry, registry, false);
  DO(ContextLoadAllAvailableDialects, context);
  return (now() - start) / 1e6;
}

#define WORK(name) {#name, name}
static const struct {
  const char *name;
  double (*run)(long n);
} all_works[] = {
    WORK(build_session),    WORK(build),
    WORK(build_combined),
    WORK(walk_session),     WORK(walk),
    WORK(walk_bulk),        WORK(walk_all),
    WORK(hand_out),
    WORK(operands),         WORK(hot_address),
    WORK(hot_results),      WORK(type_same),
    WORK(type_known),       WORK(type_new),
    WORK(destroy_tracked),  WORK(destroy_untracked),
    WORK(destroy_single),   WORK(passes_tracked),
    WORK(passes_untracked), WORK(memory),
    WORK(threads_two_contexts), WORK(threads_one_context),
    WORK(start_load),       WORK(start_proof),
    WORK(start_context),
};

int main(int argc, char **argv) {
  in_main = now();
  if (argc != 4) {
    fprintf(stderr, "usage: %s WORK N STARTED\n", argv[0]);
    return 2;
  }
  started = atof(argv[3]);
  for (size_t i = 0; i < sizeof all_works / sizeof *all_works; ++i)
    if (strcmp(all_works[i].name, argv[1]) == 0) {
      printf("%.6f\n", all_works[i].run(atol(argv[2])));
      // What is left goes with the process, at once.
      fflush(stdout);
      _exit(0);
    }
  fprintf(stderr, "%s: no work %s\n", argv[0], argv[1]);
  return 2;
}
