// A walk is over what was there when it began.
#include "mls_test.h"

static const char *const NEST =
    "func.func @f(%c: i1) {\n"
    "  scf.if %c {\n    scf.if %c {\n    }\n  }\n"
    "  scf.if %c {\n  }\n"
    "  return\n"
    "}\n"
    "func.func @g() {\n  return\n}\n";

struct Visit {
  int seen, stop_at;
  uint32_t at_stop;
  const char *erase;  // Destroys operations of this name as it meets them.
  bool erase_next;    // Destroys what comes behind an scf.if instead.
  char order[512];
};

static MlsWalkResult visit(MlsOperation op, void *user_data) {
  struct Visit *state = user_data;
  MlsIdentifier name;
  MlsStringRef text;
  OK(mlsOperationGetName(op, &name));
  OK(mlsIdentifierStr(name, &text));
  strncat(state->order, text.data, text.length);
  strcat(state->order, " ");
  if (++state->seen == state->stop_at)
    return state->at_stop;
  if (state->erase && mlsStringRefEqual(text, str(state->erase)))
    OK(mlsOperationDestroy(op));
  if (state->erase_next && mlsStringRefEqual(text, str("scf.if"))) {
    MlsOperation next;
    OK(mlsOperationGetNextInBlock(op, &next));
    if (next.bits && is_named(next, "scf.if"))
      OK(mlsOperationDestroy(next));
  }
  return MLS_WALK_RESULT_ADVANCE;
}

static void walks_go_in_both_orders_and_stop(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, NEST));
  struct Visit state = {0};
  bool stopped = true;
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, &stopped));
  CHECK(!stopped);
  CHECK(strcmp(state.order,
               "builtin.module func.func scf.if scf.if scf.yield scf.yield "
               "scf.if scf.yield func.return func.func func.return ") == 0);
  state = (struct Visit){0};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_POST_ORDER, NULL));
  CHECK(strcmp(state.order,
               "scf.yield scf.if scf.yield scf.if scf.yield scf.if func.return "
               "func.func func.return func.func builtin.module ") == 0);
  state = (struct Visit){.stop_at = 3, .at_stop = MLS_WALK_RESULT_INTERRUPT};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, &stopped));
  CHECK(stopped && state.seen == 3);
  state = (struct Visit){.stop_at = 3, .at_stop = MLS_WALK_RESULT_SKIP};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, &stopped));
  CHECK(!stopped);
  CHECK(strcmp(state.order,
               "builtin.module func.func scf.if scf.if scf.yield func.return "
               "func.func func.return ") == 0);
  state = (struct Visit){.stop_at = 2, .at_stop = 77};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, &stopped));
  CHECK(stopped && state.seen == 2);
  OK(mlsContextDestroy(context));
}

// B37: the visited operation is destroyed, and the walk told to go on.
static void a_walk_may_destroy_what_it_visits(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, NEST));
  struct Visit state = {.erase = "scf.if"};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, NULL));
  CHECK(strcmp(state.order,
               "builtin.module func.func scf.if scf.if func.return func.func "
               "func.return ") == 0);
  CHECK(find(root, "scf.if", 0).bits == 0);
  OK(mlsContextDestroy(context));
}

// B38: so is the next one.
static void a_walk_may_destroy_what_comes_next(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, NEST));
  struct Visit state = {.erase_next = true};
  OK(mlsOperationWalk(root, visit, &state, MLS_WALK_PRE_ORDER, NULL));
  CHECK(strcmp(state.order,
               "builtin.module func.func scf.if scf.if scf.yield scf.yield "
               "func.return func.func func.return ") == 0);
  OK(mlsOperationVerify(root));
  OK(mlsContextDestroy(context));
}

static MlsContext doomed;

static MlsWalkResult destroy_all(MlsOperation op, void *user_data) {
  (void)op;
  ++*(int *)user_data;
  OK(mlsContextDestroy(doomed));
  return MLS_WALK_RESULT_ADVANCE;
}

static void a_walk_may_destroy_its_context(void) {
  doomed = full_context(false);
  MlsOperation root = root_of(parse(doomed, NEST));
  int seen = 0;
  bool stopped = true;
  OK(mlsOperationWalk(root, destroy_all, &seen, MLS_WALK_PRE_ORDER, &stopped));
  CHECK(seen == 1 && !stopped);
}

int main(void) {
  TEST(walks_go_in_both_orders_and_stop);
  TEST(a_walk_may_destroy_what_it_visits);
  TEST(a_walk_may_destroy_what_comes_next);
  TEST(a_walk_may_destroy_its_context);
  return TEST_RESULT;
}
