// Making an operation in one call, and sessions that take turns.
#include "mls_test.h"

#include <pthread.h>

typedef struct Parts {
  const char *name;
  MlsLocation location;
  intptr_t n_results, n_operands, n_attributes, n_regions, n_successors;
  const MlsType *results;
  const MlsValue *operands;
  const MlsNamedAttribute *attributes;
  const MlsRegion *regions;
  const MlsBlock *successors;
  bool infer;
  MlsBlock block;
  MlsOperation before;
} Parts;

static MlsStatus build(Parts parts, MlsOperation *op) {
  return mlsOperationCreateInBlock(
      str(parts.name), parts.location, parts.n_results, parts.results,
      parts.n_operands, parts.operands, parts.n_attributes, parts.attributes,
      parts.n_regions, parts.regions, parts.n_successors, parts.successors,
      parts.infer, parts.block, parts.before, op);
}

static MlsNamedAttribute named(MlsContext context, const char *name,
                               const char *text) {
  MlsNamedAttribute result = {.attribute = attribute(context, text)};
  OK(mlsIdentifierGet(context, str(name), &result.name));
  return result;
}

static MlsBlock body_of(MlsModule module) {
  MlsBlock body;
  OK(mlsModuleGetBody(module, &body));
  return body;
}

static const char *const BUILT =
    "module {\n"
    "  %c1_i32 = arith.constant 1 : i32\n"
    "  %0 = arith.addi %c1_i32, %c1_i32 : i32\n"
    "  func.func @f() {\n"
    "    cf.br ^bb1\n"
    "  ^bb1:  // pred: ^bb0\n"
    "    return\n"
    "  }\n"
    "}\n";

// One operation of each sort of parts, the last one first.
static void one_call_makes_what_many_do(void) {
  MlsContext context = full_context(false);
  MlsLocation location = unknown(context);
  MlsModule module;
  OK(mlsModuleCreateEmpty(location, &module));
  MlsBlock body = body_of(module), entry, end;
  MlsType i32 = type(context, "i32");
  MlsOperation constant, sum, function, branch, back;

  MlsNamedAttribute value = named(context, "value", "1 : i32");
  OK(build((Parts){.name = "arith.constant", .location = location, .infer = true,
                   .n_attributes = 1, .attributes = &value, .block = body},
           &constant));
  MlsValue operands[] = {result_of(constant), result_of(constant)};

  MlsRegion region;
  OK(mlsRegionCreate(context, &region));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &entry));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &end));
  OK(mlsRegionAppendOwnedBlock(region, entry));
  OK(mlsRegionAppendOwnedBlock(region, end));
  OK(build((Parts){.name = "cf.br", .location = location, .n_successors = 1,
                   .successors = &end, .block = entry},
           &branch));
  OK(build((Parts){.name = "func.return", .location = location, .block = end},
           &back));
  MlsNamedAttribute attributes[] = {named(context, "sym_name", "\"f\""),
                                    named(context, "function_type", "() -> ()")};
  OK(build((Parts){.name = "func.func", .location = location, .n_attributes = 2,
                   .attributes = attributes, .n_regions = 1, .regions = &region,
                   .block = body},
           &function));
  MlsBlock first;
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsRegionGetFirstBlock(region, &first));
  OK(build((Parts){.name = "arith.addi", .location = location, .n_results = 1,
                   .results = &i32, .n_operands = 2, .operands = operands,
                   .block = body, .before = function},
           &sum));

  OK(mlsOperationVerify(root_of(module)));
  char *text = print(root_of(module));
  CHECK(strcmp(text, BUILT) == 0);
  free(text);
  // It belongs to the module, like any other there.
  OK(mlsModuleDestroy(module));
  CHECK(state_of(sum) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(back) == MLS_STATUS_STALE_HANDLE);
  OK(mlsContextDestroy(context));
}

static void what_is_refused_takes_nothing(void) {
  MlsContext context = full_context(false);
  MlsLocation location = unknown(context);
  MlsModule module;
  OK(mlsModuleCreateEmpty(location, &module));
  MlsBlock body = body_of(module), inner, deep;
  MlsType i32 = type(context, "i32");
  MlsNamedAttribute value = named(context, "value", "1 : i32");
  MlsOperation op, other, attached;
  Parts constant = {.name = "arith.constant", .location = location, .infer = true,
                    .n_attributes = 1, .attributes = &value, .block = body};
  OK(build(constant, &attached));
  OK(mlsOperationClone(attached, &other));

  Parts wrong = constant;
  wrong.name = "arith.nothing";
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`name`", build(wrong, &op));
  wrong.name = "nothing";
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`name`", build(wrong, &op));
  wrong = constant;
  wrong.before = other;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`before`", build(wrong, &op));
  wrong = constant;
  wrong.n_results = 1;
  wrong.results = &i32;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`results`", build(wrong, &op));
  wrong = constant;
  MlsNamedAttribute twice[] = {value, value};
  wrong.n_attributes = 2;
  wrong.attributes = twice;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`attributes`", build(wrong, &op));

  // A region that it must not lose, with the block that is asked for in it.
  MlsRegion regions[2];
  OK(mlsRegionCreate(context, &regions[0]));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &inner));
  OK(mlsRegionAppendOwnedBlock(regions[0], inner));
  regions[1] = regions[0];
  Parts around = {.name = "builtin.module", .location = location, .n_regions = 1,
                  .regions = regions, .block = body};
  wrong = around;
  wrong.n_regions = 2;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`regions`", build(wrong, &op));
  wrong = around;
  wrong.block = inner;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`block`", build(wrong, &op));
  wrong = around;
  wrong.n_successors = 1;
  wrong.successors = &inner;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`successors`", build(wrong, &op));
  MlsNamedAttribute bad_name = named(context, "sym_name", "1 : i32");
  wrong = around;
  wrong.n_attributes = 1;
  wrong.attributes = &bad_name;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`attributes`", build(wrong, &op));
  // The same one level deeper: in an operation in the region.
  MlsOperation nested;
  wrong = around;
  OK(mlsRegionCreate(context, &regions[1]));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &deep));
  OK(mlsRegionAppendOwnedBlock(regions[1], deep));
  wrong.regions = &regions[1];
  wrong.block = inner;
  OK(build(wrong, &nested));
  wrong = around;
  wrong.block = deep;
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "`block`", build(wrong, &op));
  // All is as before.
  MlsRegion now;
  OK(mlsBlockGetParentRegion(inner, &now));
  CHECK(now.bits == regions[0].bits);
  OK(build(around, &op));
  CHECK(state_of(nested) == MLS_STATUS_OK);
  OK(mlsOperationDestroy(other));
  OK(mlsContextDestroy(context));
}

// A state that has served is used again: nothing of the one before is left in it.
static void states_begin_empty(void) {
  MlsContext context = full_context(false);
  MlsLocation location = unknown(context);
  MlsNamedAttribute value = named(context, "value", "1 : i32");
  MlsType i32 = type(context, "i32");
  MlsOperationState state, again;
  MlsOperation op;
  OK(mlsOperationStateGet(str("arith.constant"), location, &state));
  OK(mlsOperationStateAddAttributes(state, 1, &value));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsOperationStateAddAttributes(state, 1, &value));
  OK(mlsOperationStateAddResults(state, 1, &i32));
  OK(mlsOperationStateDestroy(state));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "destroyed by",
                 mlsOperationCreate(state, &op));
  OK(mlsOperationStateGet(str("func.return"), location, &again));
  CHECK(again.bits != state.bits);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationCreate(state, &op));
  OK(mlsOperationCreate(again, &op));
  intptr_t count;
  OK(mlsOperationGetNumResults(op, &count));
  CHECK(count == 0);
  OK(mlsOperationGetNumAttributes(op, &count));
  CHECK(count == 0);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationStateDestroy(again));
  OK(mlsOperationDestroy(op));
  OK(mlsContextDestroy(context));
}

static void *get_name(void *op) {
  MlsIdentifier name;
  OK(mlsOperationGetName(*(MlsOperation *)op, &name));
  return NULL;
}

// Two sessions of one thread: each call finds the lock of its own context, and
// after the sessions everybody else does.
static void sessions_take_turns(void) {
  MlsContext contexts[2];
  MlsOperation roots[2];
  MlsIdentifier name;
  for (int i = 0; i < 2; ++i) {
    contexts[i] = full_context(false);
    roots[i] = root_of(parse(contexts[i], "module {}"));
    OK(mlsContextEnter(contexts[i]));
  }
  for (int i = 0; i < 100; ++i)
    OK(mlsOperationGetName(roots[i % 3 % 2], &name));
  OK(mlsContextLeave(contexts[1]));
  for (int i = 0; i < 4; ++i)
    OK(mlsOperationGetName(roots[i % 2], &name));
  OK(mlsContextEnter(contexts[0]));
  OK(mlsContextLeave(contexts[0]));
  OK(mlsOperationGetName(roots[0], &name));
  OK(mlsContextLeave(contexts[0]));
  REFUSED(MLS_STATUS_BAD_STATE, mlsContextLeave(contexts[0]));
  for (int i = 0; i < 2; ++i) {
    pthread_t thread;
    pthread_create(&thread, NULL, get_name, &roots[i]);
    pthread_join(thread, NULL);
    OK(mlsContextDestroy(contexts[i]));
  }
}

static void *enter_and_end(void *context) {
  OK(mlsContextEnter(*(MlsContext *)context));
  MlsLocation location;
  OK(mlsLocationUnknownGet(*(MlsContext *)context, &location));
  return NULL;
}

static void a_session_ends_with_its_thread(void) {
  MlsContext context = full_context(false);
  pthread_t thread;
  pthread_create(&thread, NULL, enter_and_end, &context);
  pthread_join(thread, NULL);
  unknown(context);
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(one_call_makes_what_many_do);
  TEST(what_is_refused_takes_nothing);
  TEST(states_begin_empty);
  TEST(sessions_take_turns);
  TEST(a_session_ends_with_its_thread);
  return TEST_RESULT;
}
