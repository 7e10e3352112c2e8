// Measures this library and what it is compared with side by side:
//
//   bench_run OUT.json ROUNDS LARGEST RAW SHIM [PYTHON SCRIPT]
//
// Each measurement is a process of its own: the heap, the caches of MLIR and the
// handle table are fresh, and the two copies of MLIR never meet. In each round
// both sides run one after the other, in turns who is first; the ratio is taken
// of each pair, and its median is what counts, since the speed of the machine
// changes from minute to minute. The raw side is linked statically with the same
// archives of MLIR as the shared library that users get, and with the same
// libLLVM.so.
#define _POSIX_C_SOURCE 200809L // clock_gettime, fork
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_ROUNDS = 15 };

// What must be at most or at least the target: the ratio of the two, or what
// the library itself needs.
typedef enum Target { NONE, RATIO_AT_MOST, SHIM_AT_MOST, SHIM_AT_LEAST,
                      RATIO_AT_LEAST } Target;

// How many operations or calls; which of them, as bits.
static const long sizes[] = {1, 1000, 100000, 1000000};
enum { ONCE = 1, SIZES = 14, PASSES = 6, CALLS = 4, LARGE = 12 };

typedef struct Item {
  const char *name, *work, *unit;
  int sizes; // The bits of those in `sizes`.
  Target target;
  double limit;
  bool python; // The other side is upstream's Python bindings.
} Item;

static const Item items[] = {
    // The check alone, without the call around it, is measured by check.rs.
    {"address of an operation, hot", "hot_address", "ns", CALLS, NONE, 0, false},
    {"number of results, hot", "hot_results", "ns", CALLS, NONE, 0, false},
    {"build in a session, separate calls", "build_session", "ns/op", SIZES,
     RATIO_AT_MOST, 1.18, false},
    {"build in a session, one call", "build_combined", "ns/op", SIZES, RATIO_AT_MOST,
     1.10, false},
    {"build without a session", "build", "ns/op", SIZES, RATIO_AT_MOST, 1.25, false},
    {"walk, names in bulk", "walk_bulk", "ns/op", SIZES, RATIO_AT_MOST, 1.05, false},
    {"walk, operations and names in bulk", "walk_all", "ns/op", SIZES, NONE, 0, false},
    {"walk, single calls in a session", "walk_session", "ns/op", SIZES,
     RATIO_AT_MOST, 1.35, false},
    {"walk, single calls", "walk", "ns/op", SIZES, NONE, 0, false},
    {"first handles, in bulk", "hand_out", "ns/op", SIZES, NONE, 0, false},
    {"operands, single calls in a session", "operands", "ns/op", SIZES, NONE, 0, false},
    {"type, always the same", "type_same", "ns", CALLS, NONE, 0, false},
    {"type, one of 64", "type_known", "ns", CALLS, NONE, 0, false},
    {"type, always new", "type_new", "ns", CALLS, NONE, 0, false},
    {"destroy a module, all tracked", "destroy_tracked", "ns/op", SIZES,
     RATIO_AT_MOST, 1.10, false},
    {"destroy a copy, none tracked", "destroy_untracked", "ns/op", SIZES, NONE, 0,
     false},
    {"destroy one by one", "destroy_single", "ns/op", SIZES, NONE, 0, false},
    {"canonicalize,cse, all tracked", "passes_tracked", "ns/op", PASSES,
     RATIO_AT_MOST, 1.05, false},
    {"canonicalize,cse, none tracked", "passes_untracked", "ns/op", PASSES,
     RATIO_AT_MOST, 1.02, false},
    {"memory of a tracked operation", "memory", "bytes", LARGE, SHIM_AT_MOST, 27,
     false},
    {"two threads, two contexts", "threads_two_contexts", "times", LARGE,
     SHIM_AT_LEAST, 1.9, false},
    {"two threads, one context", "threads_one_context", "times", LARGE, NONE, 0,
     false},
    {"start: load the library", "start_load", "ms", ONCE, NONE, 0, false},
    {"start: first call, proof of the hook", "start_proof", "ms", ONCE, NONE, 0,
     false},
    {"start: context with all dialects", "start_context", "ms", ONCE, NONE, 0,
     false},
    {"Python: build", "build_session", "ns/op", CALLS, RATIO_AT_LEAST, 10, true},
    {"Python: walk", "walk_bulk", "ns/op", CALLS, RATIO_AT_LEAST, 10, true},
    {"Python: canonicalize,cse", "passes_tracked", "ns/op", CALLS, RATIO_AT_LEAST, 10,
     true},
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

// What a side, a program with perhaps a script, needs for a work.
static double measured(char **side, const char *work, long n) {
  char size[32], started[32], answer[64] = "";
  int ends[2], status;
  char *arguments[6] = {side[0]}, **next = arguments + 1;
  if (side[1])
    *next++ = side[1];
  *next++ = (char *)work;
  *next++ = size;
  *next++ = started;
  snprintf(size, sizeof size, "%ld", n);
  if (pipe(ends) != 0) {
    perror("pipe");
    exit(1);
  }
  snprintf(started, sizeof started, "%.0f", now());
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execv(side[0], arguments);
    perror(side[0]);
    _exit(127);
  }
  close(ends[1]);
  FILE *output = fdopen(ends[0], "r");
  bool answered = output && fgets(answer, sizeof answer, output);
  fclose(output);
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0 || !answered) {
    fprintf(stderr, "%s: no answer to %s %ld\n", side[0], work, n);
    exit(1);
  }
  return atof(answer);
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double median(const double *values, int count) {
  double sorted[MOST_ROUNDS];
  memcpy(sorted, values, (size_t)count * sizeof *values);
  qsort(sorted, (size_t)count, sizeof *sorted, compare);
  return count % 2 ? sorted[count / 2]
                   : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

typedef struct Row {
  double other, shim, ratio;
} Row;

static Row row_of(const Item *item, long n, char **other, char **shim, int rounds) {
  double others[MOST_ROUNDS], shims[MOST_ROUNDS], ratios[MOST_ROUNDS];
  for (int i = 0; i < rounds; ++i) {
    if (i % 2)
      shims[i] = measured(shim, item->work, n);
    others[i] = measured(other, item->work, n);
    if (i % 2 == 0)
      shims[i] = measured(shim, item->work, n);
    // Of Python it is asked how much longer it takes.
    ratios[i] = item->python ? others[i] / shims[i] : shims[i] / others[i];
  }
  return (Row){median(others, rounds), median(shims, rounds), median(ratios, rounds)};
}

static bool met(const Item *item, Row row) {
  switch (item->target) {
  case RATIO_AT_MOST: return row.ratio <= item->limit;
  case SHIM_AT_MOST: return row.shim <= item->limit;
  case SHIM_AT_LEAST: return row.shim >= item->limit;
  case RATIO_AT_LEAST: return row.ratio >= item->limit;
  case NONE: break;
  }
  return true;
}

static const char *const target_names[] = {"", "ratio <= ", "shim <= ", "shim >= ",
                                           "ratio >= "};

static void print_row(const Item *item, long n, Row row) {
  char target[32] = "-";
  if (item->target != NONE)
    snprintf(target, sizeof target, "%s%.4g", target_names[item->target], item->limit);
  printf("%-38s %8ld %10.2f %10.2f %8.2f  %-14s %-6s %s\n", item->name, n, row.other,
         row.shim, row.ratio, target, item->unit,
         item->target == NONE ? "" : met(item, row) ? "met" : "MISSED");
  fflush(stdout);
}

static void write_row(FILE *json, bool first, const Item *item, long n, Row row) {
  fprintf(json,
          "%s\n  {\"name\": \"%s\", \"against\": \"%s\", \"n\": %ld, \"unit\": \"%s\", "
          "\"other\": %.4f, \"shim\": %.4f, \"ratio\": %.4f",
          first ? "" : ",", item->name, item->python ? "python" : "raw", n, item->unit,
          row.other, row.shim, row.ratio);
  if (item->target != NONE)
    fprintf(json, ", \"target\": \"%s%g\", \"met\": %s", target_names[item->target],
            item->limit, met(item, row) ? "true" : "false");
  fprintf(json, "}");
}

// The cost of one operation must not grow with their number.
static void print_growth(const Item *item, Row hundred_thousand, Row million) {
  double other = million.other / hundred_thousand.other;
  double shim = million.shim / hundred_thousand.shim;
  printf("%-38s  1M against 100k: raw %.2f, shim %.2f: %s\n", item->name, other, shim,
         shim <= 1.3 ? "within 1.3" : "NOT within 1.3");
}

int main(int argc, char **argv) {
  int rounds = argc > 2 ? atoi(argv[2]) : 0;
  if ((argc != 6 && argc != 8) || rounds < 1 || rounds > MOST_ROUNDS) {
    fprintf(stderr,
            "usage: %s OUT.json ROUNDS(1-%d) LARGEST RAW SHIM [PYTHON SCRIPT]\n",
            argv[0], MOST_ROUNDS);
    return 2;
  }
  long largest = atol(argv[3]);
  char *raw[] = {argv[4], NULL}, *shim[] = {argv[5], NULL};
  char *python[] = {argc == 8 ? argv[6] : NULL, argc == 8 ? argv[7] : NULL};
  FILE *json = fopen(argv[1], "w");
  if (!json) {
    perror(argv[1]);
    return 1;
  }
  enum { ITEMS = sizeof items / sizeof *items, N = sizeof sizes / sizeof *sizes };
  static Row rows[ITEMS][N];
  bool first = true;
  fprintf(json, "[");
  printf("%-38s %8s %10s %10s %8s  %-14s %s\n", "", "n", "raw", "shim", "ratio",
         "target", "unit");
  for (int i = 0; i < ITEMS; ++i)
    for (int n = 0; n < N; ++n) {
      if (!(items[i].sizes >> n & 1) || sizes[n] > largest)
        continue;
      if (items[i].python && !python[0]) {
        printf("%-38s left out: there are no Python bindings (make wheels)\n",
               items[i].name);
        continue;
      }
      rows[i][n] =
          row_of(&items[i], sizes[n], items[i].python ? python : raw, shim, rounds);
      print_row(&items[i], sizes[n], rows[i][n]);
      write_row(json, first, &items[i], sizes[n], rows[i][n]);
      first = false;
    }
  fprintf(json, "\n]\n");
  for (int i = 0; i < ITEMS; ++i)
    if (items[i].sizes == SIZES && rows[i][3].shim > 0)
      print_growth(&items[i], rows[i][2], rows[i][3]);
  return fclose(json) != 0;
}
