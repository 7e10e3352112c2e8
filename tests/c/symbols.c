// Symbol tables follow the IR.
#include "mls_test.h"

#include <pthread.h>

static const char *const TWO =
    "func.func private @f() {\n  return\n}\n"
    "func.func @g() {\n  call @f() : () -> ()\n  return\n}\n";

// B32: a table dies with its operation.
static void a_table_is_of_no_use_without_its_operation(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  MlsSymbolTable table;
  MlsOperation found;
  OK(mlsSymbolTableCreate(root_of(module), &table));
  OK(mlsSymbolTableLookup(table, str("f"), &found));
  CHECK(found.bits == find(root_of(module), "func.func", 0).bits);
  OK(mlsSymbolTableLookup(table, str("nothing"), &found));
  CHECK(found.bits == 0);
  OK(mlsModuleDestroy(module));
  parse(context, TWO);
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "`builtin.module`",
                 mlsSymbolTableLookup(table, str("f"), &found));
  OK(mlsSymbolTableDestroy(table));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsSymbolTableDestroy(table));
  OK(mlsContextDestroy(context));
}

// B34: a symbol that is there twice is named.
static void a_symbol_that_is_there_twice_is_an_error(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, TWO)), clone;
  MlsBlock body;
  MlsSymbolTable table;
  OK(mlsOperationClone(find(root, "func.func", 0), &clone));
  OK(mlsOperationGetBlock(find(root, "func.func", 0), &body));
  OK(mlsBlockAppendOwnedOperation(body, clone));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "the symbol `f` is there twice",
                 mlsSymbolTableCreate(root, &table));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`func.return` has not one region",
                 mlsSymbolTableCreate(find(root, "func.return", 0), &table));
  OK(mlsContextDestroy(context));
}

// Whatever changes the symbols, the table knows.
static void a_table_follows_changes(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, TWO)), found, clone;
  MlsOperation f = find(root, "func.func", 0), g = find(root, "func.func", 1);
  MlsSymbolTable table;
  MlsAttribute name;
  MlsStringRef text;
  OK(mlsSymbolTableCreate(root, &table));
  OK(mlsOperationClone(f, &clone));
  OK(mlsSymbolTableInsert(table, clone, &name));
  OK(mlsStringAttrGetValue(name, &text));
  CHECK(!mlsStringRefEqual(text, str("f")));
  OK(mlsSymbolTableLookup(table, text, &found));
  CHECK(found.bits == clone.bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsSymbolTableInsert(table, find(g, "func.return", 0), &name));
  OK(mlsSymbolTableErase(table, clone));
  OK(mlsSymbolTableLookup(table, text, &found));
  CHECK(found.bits == 0);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsSymbolTableErase(table, clone));
  // Renamed, destroyed and moved elsewhere.
  OK(mlsOperationSetAttributeByName(g, str("sym_name"),
                                    attribute(context, "\"h\"")));
  OK(mlsSymbolTableLookup(table, str("g"), &found));
  CHECK(found.bits == 0);
  OK(mlsSymbolTableLookup(table, str("h"), &found));
  CHECK(found.bits == g.bits);
  OK(mlsSymbolTableReplaceAllSymbolUses(str("f"), str("k"), root));
  CHECK(prints(root, "callee = @k"));
  OK(mlsOperationDestroy(g));
  OK(mlsSymbolTableLookup(table, str("h"), &found));
  CHECK(found.bits == 0);
  OK(mlsOperationRemoveFromParent(f));
  OK(mlsSymbolTableLookup(table, str("f"), &found));
  CHECK(found.bits == 0);
  MlsOperation other = root_of(parse(context, TWO));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "not a symbol of this table",
                 mlsSymbolTableErase(table, find(other, "func.func", 0)));
  OK(mlsContextDestroy(context));
}

struct Job {
  MlsSymbolTable table;
  MlsOperation expected;
  int wrong;
};

static void *look_up(void *argument) {
  struct Job *job = argument;
  for (int i = 0; i < 5000; ++i) {
    MlsOperation found;
    MlsStatus status = mlsSymbolTableLookup(job->table, str("g"), &found);
    job->wrong += status.code != MLS_STATUS_OK ||
                  found.bits != job->expected.bits;
  }
  return NULL;
}

// B36: many threads look up while one inserts.
static void threads_look_up_at_once(void) {
  MlsContext context = full_context(true);
  MlsOperation root = root_of(parse(context, TWO));
  struct Job job = {.expected = find(root, "func.func", 1)};
  OK(mlsSymbolTableCreate(root, &job.table));
  struct Job jobs[2] = {job, job};
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i)
    CHECK(pthread_create(&threads[i], NULL, look_up, &jobs[i]) == 0);
  for (int i = 0; i < 100; ++i) {
    MlsOperation clone;
    MlsAttribute name;
    OK(mlsOperationClone(job.expected, &clone));
    OK(mlsSymbolTableInsert(job.table, clone, &name));
  }
  for (int i = 0; i < 2; ++i) {
    pthread_join(threads[i], NULL);
    CHECK(jobs[i].wrong == 0);
  }
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_table_is_of_no_use_without_its_operation);
  TEST(a_symbol_that_is_there_twice_is_an_error);
  TEST(a_table_follows_changes);
  TEST(threads_look_up_at_once);
  return TEST_RESULT;
}
