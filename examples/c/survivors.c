// Takes a handle to every operation of a module, runs passes, asks every handle
// what became of it, and lowers the rest to the LLVM dialect.
//
//   survivors model.mlir
#include "example.h"

// What became of the operations of one name.
typedef struct Row {
  MlsStringRef name;
  int before, survived, died;
} Row;

typedef struct Table {
  Row rows[256];
  int count;
} Table;

static Row *row_of(Table *table, MlsStringRef name) {
  for (int i = 0; i < table->count; ++i)
    if (mlsStringRefEqual(table->rows[i].name, name))
      return &table->rows[i];
  if (table->count == 256) {
    fprintf(stderr, "more kinds of operations than this table has rows\n");
    exit(1);
  }
  Row *row = &table->rows[table->count++];
  *row = (Row){.name = name};
  return row;
}

static MlsOperation *operations_of(MlsOperation root, intptr_t *count) {
  MUST(mlsOperationCopyTree(root, 0, NULL, count));
  MlsOperation *all = malloc((size_t)*count * sizeof *all);
  MUST(mlsOperationCopyTree(root, *count, all, count));
  return all;
}

// Position of a handle in an array; -1 if it is not there.
static intptr_t position(const MlsOperation *all, intptr_t count,
                         MlsOperation op) {
  for (intptr_t i = 0; i < count; ++i)
    if (all[i].bits == op.bits)
      return i;
  return -1;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s FILE.mlir\n", argv[0]);
    return 2;
  }
  MlsContext context = example_context();
  MlsModule module;
  MlsOperation root;
  MUST(mlsModuleCreateParseFromFile(context, str(argv[1]), &module));
  MUST(mlsModuleGetOperation(module, &root));

  // A handle to every operation, and its name while it lives.
  intptr_t count;
  MlsOperation *all = operations_of(root, &count);
  MlsIdentifier *names = malloc((size_t)count * sizeof *names);
  MUST(mlsOperationsCopyNames(count, all, names));

  example_run(context, root, "canonicalize,cse");

  // Ask them all. The dead answer too: with what they were and what killed
  // them.
  Table table = {0};
  Table killers = {0};
  static char stories[8][256];
  int survivors = 0, dead = 0, story_count = 0;
  intptr_t now_count;
  MlsOperation *now = operations_of(root, &now_count);
  int same = 0;
  for (intptr_t i = 0; i < count; ++i) {
    MlsStringRef name;
    MlsIdentifier again;
    MUST(mlsIdentifierStr(names[i], &name));
    Row *row = row_of(&table, name);
    ++row->before;
    MlsStatus status = mlsOperationGetName(all[i], &again);
    if (status.code == MLS_STATUS_OK) {
      ++survivors;
      ++row->survived;
      same += again.bits == names[i].bits && position(now, now_count, all[i]) >= 0;
      continue;
    }
    if (status.code != MLS_STATUS_STALE_HANDLE ||
        position(now, now_count, all[i]) >= 0)
      MUST(status);
    ++dead;
    ++row->died;
    // "...: it was `arith.addi`, erased during pass run 1: canonicalize,cse"
    const char *message = mlsStatusMessage(status);
    const char *why = strstr(message, ", ");
    if (row->died == 1 && story_count < 8)
      snprintf(stories[story_count++], sizeof stories[0], "%s", message);
    static char reasons[16][128];
    int at = 0;
    while (at < killers.count && strcmp(reasons[at], why ? why + 2 : "") != 0)
      ++at;
    if (at == killers.count && at < 16) {
      snprintf(reasons[at], sizeof reasons[at], "%s", why ? why + 2 : "");
      killers.rows[killers.count++] = (Row){.name = str(reasons[at])};
    }
    if (at < 16)
      ++killers.rows[at].died;
  }

  // The rest of the way down.
  example_run(context, root,
              "one-shot-bufferize{bufferize-function-boundaries=1},"
              "convert-linalg-to-loops,convert-scf-to-cf,"
              "expand-strided-metadata,lower-affine,convert-math-to-llvm,"
              "convert-arith-to-llvm,convert-index-to-llvm,"
              "finalize-memref-to-llvm,convert-func-to-llvm,"
              "convert-cf-to-llvm,reconcile-unrealized-casts");
  printf("lowered to the LLVM dialect:\n\n");
  example_print(root);

  // The table of the first run: it is about handles, so it still holds.
  printf("\nafter canonicalize,cse:\n\n");
  printf("%-26s %8s %10s %6s\n", "operation", "before", "survived", "died");
  for (int i = 0; i < table.count; ++i) {
    Row row = table.rows[i];
    printf("%-26.*s %8d %10d %6d\n", (int)row.name.length, row.name.data,
           row.before, row.survived, row.died);
  }
  printf("%-26s %8ld %10d %6d\n\n", "all", (long)count, survivors, dead);
  printf("what killed them:\n");
  for (int i = 0; i < killers.count; ++i)
    printf("  %5d  %.*s\n", killers.rows[i].died,
           (int)killers.rows[i].name.length, killers.rows[i].name.data);
  printf("\nwhat the first of their kinds say:\n");
  for (int i = 0; i < story_count; ++i)
    printf("  %s\n", stories[i]);
  uint32_t mode;
  MUST(mlsInvalidationMode(&mode));
  printf("\n%d of %d survivors answer as before and have the same handle when "
         "reached again (%s mode)\n",
         same, survivors,
         mode == MLS_INVALIDATION_EXACT ? "exact" : "conservative");
  free(all);
  free(names);
  free(now);
  bool right = same == survivors && survivors + dead == count;
  return example_end(context) || !right;
}
