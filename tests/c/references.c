// References: retained and released in any order, on any thread, objects live
// exactly as long as somebody holds them or what they are in.
#include "mls_test.h"

#include <pthread.h>
#include <sched.h>

static const char *const TWO =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %sum = arith.addi %a, %a : i32\n"
    "  return %sum : i32\n"
    "}\n"
    "func.func @g() { return }\n";

static uint32_t references(uint64_t handle) {
  uint32_t count;
  OK(mlsHandleGetNumReferences(handle, &count));
  return count;
}

static bool is_alive(uint64_t handle) {
  uint32_t count;
  return mlsHandleGetNumReferences(handle, &count).code == MLS_STATUS_OK;
}

static intptr_t pending(MlsContext context) {
  intptr_t count;
  OK(mlsContextGetNumPendingReleases(context, &count));
  return count;
}

static MlsOperation constant(MlsContext context) {
  MlsOperationState state;
  MlsOperation op;
  MlsType i32 = type(context, "i32");
  MlsIdentifier name;
  OK(mlsIdentifierGet(context, str("value"), &name));
  MlsNamedAttribute value = {name, attribute(context, "1 : i32")};
  OK(mlsOperationStateGet(str("arith.constant"), unknown(context), &state));
  OK(mlsOperationStateAddResults(state, 1, &i32));
  OK(mlsOperationStateAddAttributes(state, 1, &value));
  OK(mlsOperationCreate(state, &op));
  return op;
}

static MlsOperation add(MlsContext context, MlsValue a, MlsValue b) {
  MlsType i32 = type(context, "i32");
  MlsValue operands[] = {a, b};
  return make(context, "arith.addi", 1, &i32, 2, operands);
}

// ---- Counting ---------------------------------------------------------------

static void every_kind_is_counted(void) {
  MlsContext context = full_context(false);
  MlsDialectRegistry registry;
  MlsModule module = parse(context, TWO);
  MlsOperation op = constant(context);
  MlsRegion region;
  MlsBlock block;
  MlsPassManager manager;
  MlsSymbolTable table;
  MlsOperationState state;
  MlsOpPrintingFlags flags;
  MlsBytecodeWriterConfig config;
  MlsString string;
  MlsReport report;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegionCreate(context, &region));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsSymbolTableCreate(root_of(module), &table));
  OK(mlsOperationStateGet(str("func.return"), unknown(context), &state));
  OK(mlsOpPrintingFlagsCreate(&flags));
  OK(mlsBytecodeWriterConfigCreate(&config));
  OK(mlsOperationToString(root_of(module), flags, &string));
  OK(mlsStatusGetReport(mlsRegionDestroy((MlsRegion){0}), &report));

#define COUNTED(Kind, handle, is_last)                                         \
  do {                                                                         \
    intptr_t before_, after_;                                                  \
    uint32_t first_ = references((handle).bits);                               \
    OK(mlsLiveHandles(0, &before_));                                           \
    for (uint32_t i_ = 1; i_ <= 3; ++i_) {                                     \
      OK(mls##Kind##Retain(handle));                                           \
      CHECK(references((handle).bits) == first_ + i_);                         \
    }                                                                          \
    for (uint32_t i_ = 0; i_ < 2; ++i_)                                        \
      OK(mls##Kind##Release(handle));                                          \
    OK(mlsHandleRelease((handle).bits));                                       \
    CHECK(references((handle).bits) == first_);                                \
    OK(mlsLiveHandles(0, &after_));                                            \
    CHECK(before_ == after_);                                                  \
    OK(mls##Kind##Release(handle));                                            \
    CHECK(is_alive((handle).bits) != (is_last));                               \
    if (is_last)                                                               \
      REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "last reference",                \
                     mls##Kind##Release(handle));                              \
  } while (0)

  COUNTED(Report, report, true);
  COUNTED(String, string, true);
  COUNTED(BytecodeWriterConfig, config, true);
  COUNTED(OpPrintingFlags, flags, true);
  COUNTED(OperationState, state, true);
  COUNTED(PassManager, manager, true);
  COUNTED(Block, block, true);
  COUNTED(Region, region, true);
  COUNTED(Operation, op, true);
  COUNTED(DialectRegistry, registry, true);
  // The table holds its operation.
  COUNTED(Module, module, false);
  OK(mlsSymbolTableRelease(table));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "builtin.module", mlsModuleRelease(module));
  COUNTED(Context, context, true);
}

static void a_release_too_many_is_refused(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, TWO));
  MlsOperation sum = find(root, "arith.addi", 0);
  MlsType i32 = type(context, "i32");
  char handle[32];
  snprintf(handle, sizeof handle, "%#018llx", (unsigned long long)sum.bits);
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, handle, mlsOperationRelease(sum));
  OK(mlsOperationRetain(sum));
  OK(mlsOperationRelease(sum));
  REFUSED_SAYING(MLS_STATUS_BAD_STATE, "no reference left", mlsOperationRelease(sum));
  REFUSED(MLS_STATUS_BAD_STATE, mlsHandleRelease(i32.bits));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsHandleRelease(0));
  REFUSED(MLS_STATUS_NULL_HANDLE, mlsHandleRetain(0));
  REFUSED(MLS_STATUS_NEVER_ISSUED, mlsHandleRelease(sum.bits + (1ull << 38)));
  REFUSED(MLS_STATUS_NEVER_ISSUED, mlsHandleRetain(sum.bits + (1ull << 38)));
  // Nothing of this was lost or gained.
  CHECK(references(root.bits) == 1 && references(sum.bits) == 0);
  OK(mlsContextDestroy(context));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsContextRelease(context));
}

// A reference to anything keeps its context.
static void types_hold_their_context(void) {
  MlsContext context = full_context(false);
  uint64_t held[6];
  MlsModule module = parse(context, TWO);
  MlsOperation sum = find(root_of(module), "arith.addi", 0);
  MlsIdentifier name;
  MlsDialect dialect;
  OK(mlsIdentifierGet(context, str("x"), &name));
  OK(mlsContextGetOrLoadDialect(context, str("func"), &dialect));
  held[0] = type(context, "i32").bits;
  held[1] = attribute(context, "[1, 2]").bits;
  held[2] = unknown(context).bits;
  held[3] = name.bits;
  held[4] = dialect.bits;
  held[5] = result_of(sum).bits;
  for (int i = 0; i < 6; ++i)
    OK(mlsHandleRetain(held[i]));
  OK(mlsContextRelease(context));
  OK(mlsModuleRelease(module));
  for (int i = 0; i < 6; ++i) {
    CHECK(is_alive(context.bits));
    CHECK(is_alive(module.bits));
    OK(mlsHandleRelease(held[i]));
  }
  CHECK(!is_alive(context.bits));
}

// ---- The lifetimes that upstream's own tests of 2020 asked for ----------------

// B30: a context, a module, a detached operation and a pass manager.
static void any_order_of_release(void) {
  for (int extra = 0; extra < 2; ++extra)
    for (int order = 0; order < 24; ++order) {
      MlsContext context = full_context(false);
      MlsModule module = parse(context, TWO);
      MlsOperation op = constant(context);
      MlsPassManager manager = pipeline(context, "canonicalize");
      uint64_t left[] = {context.bits, module.bits, op.bits, manager.bits};
      if (extra)
        for (int i = 0; i < 4; ++i)
          OK(mlsHandleRetain(left[i]));
      int rest = order;
      for (int count = 4; count > 0; --count) {
        int at = rest % count;
        rest /= count;
        CHECK(is_alive(context.bits));
        for (int i = 0; i <= extra; ++i)
          OK(mlsHandleRelease(left[at]));
        left[at] = left[count - 1];
      }
      intptr_t live;
      OK(mlsLiveHandles(0, &live));
      CHECK(live == 0);
    }
}

static void the_context_is_dropped_first(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  OK(mlsContextRelease(context));
  CHECK(prints(root_of(module), "arith.addi"));
  OK(mlsModuleRelease(module));
  CHECK(!is_alive(context.bits));
}

// B05, B14: a nested operation keeps its module.
static void the_module_is_dropped_first(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  MlsOperation sum = find(root_of(module), "arith.addi", 0);
  MlsOperation function = find(root_of(module), "func.func", 1), parent;
  OK(mlsOperationRetain(sum));
  OK(mlsOperationRetain(function));
  OK(mlsModuleRelease(module));
  OK(mlsContextRelease(context));
  CHECK(prints(sum, "arith.addi"));
  OK(mlsOperationGetParentOperation(sum, &parent));
  CHECK(is_named(parent, "func.func"));
  OK(mlsOperationRelease(sum));
  CHECK(is_alive(sum.bits) && prints(function, "@g"));
  OK(mlsOperationRelease(function));
  CHECK(!is_alive(sum.bits) && !is_alive(module.bits) && !is_alive(context.bits));
}

// B09: the module and its operation are one object.
static void a_module_and_its_operation_are_one(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, "module { module @in {} }"), again, inner;
  MlsOperation root = root_of(module);
  OK(mlsModuleFromOperation(root, &again));
  CHECK(again.bits == module.bits);
  OK(mlsOperationRetain(root));
  CHECK(references(module.bits) == 2);
  OK(mlsModuleRelease(again));
  OK(mlsModuleRetain(module));
  OK(mlsOperationRelease(root));
  CHECK(references(root.bits) == 1);

  // One inside of it keeps it, and can be taken out.
  OK(mlsModuleFromOperation(find(root, "builtin.module", 1), &inner));
  OK(mlsModuleRetain(inner));
  OK(mlsModuleRelease(module));
  CHECK(is_alive(root.bits));
  OK(mlsOperationRemoveFromParent(root_of(inner)));
  CHECK(!is_alive(root.bits) && references(inner.bits) == 2);
  OK(mlsModuleRelease(inner));
  OK(mlsModuleDestroy(inner));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleDestroy(inner));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleDestroy(again));
  OK(mlsContextRelease(context));
}

// An explicit end goes before all references; these are still to be released.
static void an_explicit_end(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  MlsOperation sum = find(root_of(module), "arith.addi", 0);
  intptr_t dead;
  OK(mlsOperationRetain(sum));
  OK(mlsOperationRetain(sum));
  OK(mlsModuleRetain(module));
  OK(mlsModuleDestroy(module));
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "mlsModuleDestroy", mlsOperationRetain(sum));
  OK(mlsNumReferencesToDead(&dead));
  CHECK(dead == 3);
  OK(mlsModuleRelease(module));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleRelease(module));
  OK(mlsOperationRelease(sum));

  // So does that of the context, and its slots serve others meanwhile.
  MlsModule second = parse(context, TWO);
  OK(mlsModuleRetain(second));
  OK(mlsContextRetain(context));
  OK(mlsContextDestroy(context));
  for (int i = 0; i < 3; ++i) {
    MlsContext other = full_context(false);
    parse(other, TWO);
    OK(mlsContextDestroy(other));
  }
  OK(mlsOperationRelease(sum));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationRelease(sum));
  OK(mlsModuleRelease(second));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleRelease(second));
  OK(mlsContextRelease(context));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsContextRelease(context));
}

// A pass erases what it likes; the references are released all the same.
static void a_pass_erases_what_is_held(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  MlsOperation g = find(root_of(module), "func.func", 1);
  MlsAttribute visibility = attribute(context, "\"private\"");
  OK(mlsOperationSetAttributeByName(g, str("sym_visibility"), visibility));
  OK(mlsOperationRetain(g));
  OK(mlsContextRelease(context));
  run(context, root_of(module), "symbol-dce");
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "symbol-dce", mlsOperationRetain(g));
  OK(mlsModuleRelease(module));
  // It held nothing any more.
  CHECK(!is_alive(context.bits));
  OK(mlsOperationRelease(g));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsOperationRelease(g));
}

// What is alive, as data and as text.
static void what_is_alive_can_be_listed(void) {
  MlsContext context = full_context(false);
  MlsModule module = parse(context, TWO);
  MlsOperation root = root_of(module), sum = find(root, "arith.addi", 0);
  MlsType i32 = type(context, "i32");
  MlsLiveObject all[64];
  intptr_t count, operations;
  OK(mlsOperationRetain(sum));
  OK(mlsOperationRetain(sum));
  OK(mlsContextLiveHandles(context, MLS_KIND_OPERATION, &operations));
  CHECK(operations == 6);
  OK(mlsContextLiveHandles(context, 0, &count));
  intptr_t listed;
  OK(mlsCopyLiveObjects(context, 64, all, &listed));
  CHECK(listed == count && listed <= 64);
  int seen = 0;
  for (intptr_t i = 0; i < listed; ++i) {
    if (all[i].handle == sum.bits) {
      ++seen;
      CHECK(all[i].kind == MLS_KIND_OPERATION && all[i].references == 2);
      CHECK(all[i].root == root.bits && mlsStringRefEqual(all[i].name, str("arith.addi")));
    }
    if (all[i].handle == root.bits) {
      ++seen;
      CHECK(all[i].references == 1 && all[i].root == root.bits);
    }
    if (all[i].handle == i32.bits) {
      ++seen;
      CHECK(all[i].references == 0 && all[i].root == context.bits);
    }
  }
  CHECK(seen == 3);
  OK(mlsCopyLiveObjects((MlsContext){0}, 0, NULL, &listed));
  CHECK(listed == count);

  MlsString string;
  MlsStringRef text;
  char line[128];
  snprintf(line, sizeof line, "operation %#018llx `arith.addi`, 2 references, in %#018llx\n",
           (unsigned long long)sum.bits, (unsigned long long)root.bits);
  OK(mlsLiveObjectsToString((MlsContext){0}, &string));
  OK(mlsStringGet(string, &text));
  CHECK(strstr(text.data, line) != NULL);
  OK(mlsStringDestroy(string));
  REFUSED(MLS_STATUS_BAD_ENUM, mlsContextLiveHandles(context, 1000, &count));
  OK(mlsOperationRelease(sum));
  OK(mlsOperationRelease(sum));
  OK(mlsContextDestroy(context));
}

// ---- Attached and detached ----------------------------------------------------

// Each way to put something somewhere takes a reference, each way to take it
// out gives one, and what is held inside goes along.
static void references_move_with_the_ir(void) {
  MlsContext context = full_context(false);
  MlsOperation op = constant(context), next = constant(context);
  MlsBlock block, second;
  MlsRegion region, other;
  CHECK(references(op.bits) == 1);
  OK(mlsOperationRetain(op));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsBlockCreate(context, 0, NULL, NULL, &second));
  OK(mlsRegionCreate(context, &region));
  OK(mlsRegionCreate(context, &other));

  OK(mlsBlockAppendOwnedOperation(block, op));
  CHECK(references(op.bits) == 1);
  OK(mlsBlockInsertOwnedOperationBefore(block, op, next));
  CHECK(references(next.bits) == 0);
  OK(mlsBlockRelease(block));
  CHECK(is_alive(block.bits) && references(block.bits) == 0);

  // A block that only its operation holds is put into a region.
  OK(mlsRegionAppendOwnedBlock(region, block));
  OK(mlsRegionRelease(region));
  CHECK(is_alive(region.bits) && is_alive(block.bits));
  OK(mlsBlockDetach(block));
  CHECK(!is_alive(region.bits) && references(block.bits) == 1);
  OK(mlsRegionInsertOwnedBlock(other, 0, block));
  OK(mlsRegionInsertOwnedBlockAfter(other, block, second));
  CHECK(references(block.bits) == 0 && references(second.bits) == 0);

  // The region becomes part of an operation, which then keeps it all.
  MlsOperationState state;
  MlsOperation around;
  OK(mlsOperationStateGet(str("scf.execute_region"), unknown(context), &state));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &other));
  OK(mlsOperationCreate(state, &around));
  CHECK(!is_alive(other.bits) && references(around.bits) == 1);
  OK(mlsOperationRelease(around));
  CHECK(is_alive(around.bits));

  // Its body is taken away: nothing in it is held any more.
  MlsRegion from, to;
  OK(mlsOperationGetRegion(around, 0, &from));
  OK(mlsRegionCreate(context, &to));
  OK(mlsRegionTakeBody(to, from));
  CHECK(!is_alive(around.bits) && is_alive(op.bits));

  // Moves within a root change nothing, between roots the root.
  OK(mlsOperationMoveBefore(op, next));
  OK(mlsOperationMoveAfter(op, next));
  MlsModule module = parse(context, TWO);
  MlsOperation sum = find(root_of(module), "arith.addi", 0);
  OK(mlsRegionRelease(to));
  CHECK(is_alive(to.bits));
  OK(mlsOperationMoveBefore(op, sum));
  CHECK(!is_alive(to.bits) && !is_alive(next.bits) && is_alive(op.bits));
  OK(mlsModuleRelease(module));
  CHECK(is_alive(module.bits));
  OK(mlsOperationRemoveFromParent(op));
  CHECK(!is_alive(module.bits) && references(op.bits) == 2);
  OK(mlsOperationRelease(op));
  OK(mlsOperationRelease(op));
  CHECK(!is_alive(op.bits));
  OK(mlsContextRelease(context));
}

// What a refused call would have consumed is as it was.
static void a_refused_call_takes_no_reference(void) {
  MlsContext context = full_context(false);
  MlsOperation op = constant(context), user = add(context, result_of(op), result_of(op));
  MlsBlock block;
  OK(mlsBlockCreate(context, 0, NULL, NULL, &block));
  OK(mlsBlockAppendOwnedOperation(block, op));
  REFUSED(MLS_STATUS_BAD_STATE, mlsBlockAppendOwnedOperation(block, op));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsBlockInsertOwnedOperationAfter(block, user, user));
  REFUSED(MLS_STATUS_IN_USE, mlsBlockDestroy(block));
  CHECK(references(op.bits) == 0 && references(user.bits) == 1);
  CHECK(references(block.bits) == 1);

  // An operation that does not take its attribute gives its region back.
  MlsRegion region;
  MlsOperationState state;
  MlsIdentifier name;
  MlsOperation made;
  OK(mlsRegionCreate(context, &region));
  OK(mlsRegionAppendOwnedBlock(region, block));
  OK(mlsOperationRetain(op));
  OK(mlsIdentifierGet(context, str("sym_name"), &name));
  MlsNamedAttribute wrong = {name, attribute(context, "1 : i32")};
  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  OK(mlsOperationStateAddAttributes(state, 1, &wrong));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsOperationCreate(state, &made));
  CHECK(references(region.bits) == 1 && references(state.bits) == 1);
  OK(mlsOperationStateRelease(state));
  OK(mlsOperationRelease(user));
  OK(mlsRegionRelease(region));
  CHECK(is_alive(region.bits));
  OK(mlsOperationRelease(op));
  CHECK(!is_alive(region.bits));
  OK(mlsContextRelease(context));
}

// What nobody holds, but other IR uses, goes when that does.
static void an_orphan_in_use_waits(void) {
  MlsContext context = full_context(false);
  MlsOperation used = constant(context);
  MlsOperation user = add(context, result_of(used), result_of(used));
  OK(mlsOperationRelease(used));
  CHECK(is_alive(used.bits) && pending(context) == 1);
  // It can be held again,
  OK(mlsOperationRetain(used));
  CHECK(pending(context) == 0);
  OK(mlsOperationRelease(used));
  // goes when its user uses something else,
  MlsOperation other = constant(context);
  OK(mlsOperationSetOperand(user, 0, result_of(other)));
  CHECK(is_alive(used.bits));
  OK(mlsOperationSetOperand(user, 1, result_of(other)));
  CHECK(!is_alive(used.bits) && pending(context) == 0);
  // or dies.
  OK(mlsOperationRelease(other));
  CHECK(is_alive(other.bits));
  OK(mlsOperationDestroy(user));
  CHECK(!is_alive(other.bits));

  // Two that use each other go together.
  MlsOperation one = constant(context);
  MlsOperation two = add(context, result_of(one), result_of(one));
  MlsOperation three = add(context, result_of(two), result_of(two));
  OK(mlsOperationSetOperand(two, 0, result_of(three)));
  OK(mlsOperationRelease(one));
  OK(mlsOperationRelease(two));
  CHECK(pending(context) == 2);
  OK(mlsOperationRelease(three));
  CHECK(!is_alive(one.bits) && !is_alive(two.bits) && !is_alive(three.bits));

  // And with the context, if that is released.
  used = constant(context);
  user = add(context, result_of(used), result_of(used));
  OK(mlsOperationRelease(used));
  OK(mlsContextRelease(context));
  CHECK(is_alive(used.bits));
  OK(mlsOperationRelease(user));
  CHECK(!is_alive(context.bits));
}

// Whole trees with uses inside, cyclic blocks and graph regions.
static void whole_trees_are_destroyed(void) {
  MlsContext context = full_context(false);
  MlsModule cyclic = parse(context,
      "func.func @f(%a: i1) {\n"
      "  cf.br ^one(%a : i1)\n"
      "^one(%b: i1):\n"
      "  %c = arith.xori %b, %b : i1\n"
      "  cf.cond_br %c, ^two(%c : i1), ^one(%b : i1)\n"
      "^two(%d: i1):\n"
      "  cf.cond_br %c, ^one(%d : i1), ^two(%c : i1)\n"
      "}\n");
  MlsOperation function = find(root_of(cyclic), "func.func", 0);
  OK(mlsOperationRetain(find(root_of(cyclic), "arith.xori", 0)));
  MlsOperation inner = find(root_of(cyclic), "arith.xori", 0);
  OK(mlsOperationDestroy(function));
  OK(mlsOperationRelease(inner));
  OK(mlsModuleRelease(cyclic));

  OK(mlsContextSetAllowUnregisteredDialects(context, 1));
  MlsModule graph = parse(context,
      "%0 = \"a.b\"(%1) : (i32) -> i32\n"
      "%1 = \"a.b\"(%0) : (i32) -> i32\n");
  REFUSED_SAYING(MLS_STATUS_IN_USE, "used outside, by `a.b`",
                 mlsOperationDestroy(find(root_of(graph), "a.b", 0)));
  OK(mlsModuleRelease(graph));
  OK(mlsContextRelease(context));
}

static void nested_managers_and_tables_hold_their_own(void) {
  MlsContext context = full_context(false);
  MlsPassManager manager;
  MlsOpPassManager nested;
  OK(mlsPassManagerCreate(context, &manager));
  OK(mlsPassManagerGetNestedUnder(manager, str("func.func"), &nested));
  OK(mlsOpPassManagerRetain(nested));
  OK(mlsPassManagerRelease(manager));
  OK(mlsOpPassManagerAddPipeline(nested, str("canonicalize")));
  OK(mlsOpPassManagerRelease(nested));
  CHECK(!is_alive(manager.bits) && !is_alive(nested.bits));

  MlsModule module = parse(context, TWO);
  MlsSymbolTable table;
  MlsOperation found;
  OK(mlsSymbolTableCreate(root_of(module), &table));
  OK(mlsModuleRelease(module));
  OK(mlsContextRelease(context));
  OK(mlsSymbolTableLookup(table, str("g"), &found));
  CHECK(is_named(found, "func.func"));
  // What the table holds, an explicit end takes.
  OK(mlsSymbolTableRetain(table));
  OK(mlsOperationDestroy(root_of(module)));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsSymbolTableLookup(table, str("g"), &found));
  OK(mlsSymbolTableRelease(table));
  OK(mlsSymbolTableDestroy(table));
  CHECK(!is_alive(context.bits));
}

// A function with a thousand arguments: their values have slots of their own.
static void values_with_large_numbers(void) {
  MlsContext context = full_context(false);
  MlsType i32 = type(context, "i32");
  MlsType types[1200];
  MlsLocation locations[1200];
  MlsBlock block;
  MlsValue last;
  MlsRegion region;
  for (int i = 0; i < 1200; ++i) {
    types[i] = i32;
    locations[i] = unknown(context);
  }
  OK(mlsBlockCreate(context, 1200, types, locations, &block));
  OK(mlsBlockGetArgument(block, 1199, &last));
  OK(mlsHandleRetain(last.bits));
  OK(mlsRegionCreate(context, &region));
  OK(mlsRegionAppendOwnedBlock(region, block));
  OK(mlsRegionRelease(region));
  CHECK(is_alive(block.bits) && is_alive(region.bits));
  OK(mlsHandleRelease(last.bits));
  CHECK(!is_alive(block.bits) && !is_alive(region.bits));
  OK(mlsContextRelease(context));
}

// ---- Threads --------------------------------------------------------------------

typedef struct Share {
  uint64_t handles[64];
  int count;
  unsigned seed;
} Share;

static void *release_share(void *data) {
  Share *share = data;
  for (int left = share->count; left > 0; --left) {
    share->seed = share->seed * 1664525 + 1013904223;
    int at = (int)((share->seed >> 16) % (unsigned)left);
    OK(mlsHandleRelease(share->handles[at]));
    share->handles[at] = share->handles[left - 1];
  }
  return NULL;
}

// B30, B48: the same from two threads at random.
static void two_threads_release_at_random(void) {
  for (unsigned round = 0; round < 50; ++round) {
    MlsContext context = full_context(false);
    MlsModule module = parse(context, TWO);
    MlsOperation op = constant(context), sum = find(root_of(module), "arith.addi", 0);
    MlsPassManager manager = pipeline(context, "canonicalize");
    uint64_t all[] = {context.bits, module.bits, op.bits, manager.bits, sum.bits,
                      type(context, "i32").bits};
    Share shares[2] = {{.seed = round}, {.seed = round + 1000}};
    for (int i = 0; i < 6; ++i)
      for (int k = 0; k < 2; ++k) {
        OK(mlsHandleRetain(all[i]));
        shares[k].handles[shares[k].count++] = all[i];
      }
    for (int i = 0; i < 4; ++i) {
      Share *share = &shares[i % 2];
      share->handles[share->count++] = all[i];
    }
    pthread_t threads[2];
    for (int k = 0; k < 2; ++k)
      pthread_create(&threads[k], NULL, release_share, &shares[k]);
    for (int k = 0; k < 2; ++k)
      pthread_join(threads[k], NULL);
    CHECK(!is_alive(context.bits));
  }
}

// B48: one thread builds, another only releases.
typedef struct Queue {
  pthread_mutex_t lock;
  uint64_t handles[4096];
  int count;
  bool done;
} Queue;

static void *release_queue(void *data) {
  Queue *queue = data;
  for (;;) {
    pthread_mutex_lock(&queue->lock);
    uint64_t handle = queue->count ? queue->handles[--queue->count] : 0;
    bool done = queue->done;
    pthread_mutex_unlock(&queue->lock);
    if (handle)
      OK(mlsHandleRelease(handle));
    else if (done)
      return NULL;
    else
      sched_yield();
  }
}

static void push(Queue *queue, uint64_t handle) {
  pthread_mutex_lock(&queue->lock);
  queue->handles[queue->count++] = handle;
  pthread_mutex_unlock(&queue->lock);
}

static void one_builds_and_another_releases(void) {
  static Queue queue;
  queue = (Queue){.lock = PTHREAD_MUTEX_INITIALIZER};
  MlsContext context = full_context(false);
  pthread_t thread;
  pthread_create(&thread, NULL, release_queue, &queue);
  MlsModule module = parse(context, TWO);
  MlsOperation end = find(root_of(module), "func.return", 1);
  MlsBlock body;
  OK(mlsOperationGetBlock(end, &body));
  for (int i = 0; i < 1000; ++i) {
    MlsOperation op = constant(context);
    OK(mlsOperationRetain(op));
    if (i % 2)
      OK(mlsBlockInsertOwnedOperationBefore(body, end, op));
    else
      push(&queue, op.bits);
    push(&queue, op.bits);
  }
  push(&queue, module.bits);
  push(&queue, context.bits);
  pthread_mutex_lock(&queue.lock);
  queue.done = true;
  pthread_mutex_unlock(&queue.lock);
  pthread_join(thread, NULL);
  CHECK(!is_alive(context.bits));
}

// B31: everything is released while a pass runs on it.
typedef struct Run {
  MlsPassManager manager;
  MlsOperation root;
  MlsStatus status;
} Run;

static void *run_it(void *data) {
  Run *run = data;
  run->status = mlsPassManagerRunOnOp(run->manager, run->root);
  return NULL;
}

static MlsModule large_module(MlsContext context) {
  MlsModule module = parse(context, TWO);
  MlsBlock body;
  OK(mlsModuleGetBody(module, &body));
  MlsOperation function = find(root_of(module), "func.func", 0);
  for (int i = 0; i < 4000; ++i) {
    MlsOperation copy;
    char name[32];
    snprintf(name, sizeof name, "\"f%d\"", i);
    OK(mlsOperationClone(function, &copy));
    OK(mlsOperationSetAttributeByName(copy, str("sym_name"), attribute(context, name)));
    OK(mlsBlockAppendOwnedOperation(body, copy));
  }
  return module;
}

static void released_during_a_run(void) {
  int seen = 0;
  for (int round = 0; round < 200 && seen < 3; ++round) {
    MlsContext context = full_context(round % 2);
    MlsModule module = large_module(context);
    MlsOperation root = root_of(module), detached = constant(context);
    // In conservative mode only the root keeps its handle.
    MlsOperation sum = is_exact() ? find(root, "arith.addi", 7) : root;
    Run run = {pipeline(context, "canonicalize,cse,canonicalize"), root, {0, 0}};
    OK(mlsOperationRetain(sum));
    pthread_t thread;
    pthread_create(&thread, NULL, run_it, &run);
    // As long as the run has not begun, the context is not busy.
    MlsBlock block;
    for (int i = 0; i < 100000; ++i) {
      if (mlsOperationGetBlock(root, &block).code == MLS_STATUS_BUSY)
        break;
      sched_yield();
    }
    // New references too.
    OK(mlsOperationRetain(sum));
    OK(mlsOperationRelease(sum));
    OK(mlsOperationRelease(sum));
    OK(mlsContextRelease(context));
    OK(mlsOperationRelease(detached));
    OK(mlsPassManagerRelease(run.manager));
    OK(mlsModuleRelease(module));
    intptr_t waiting;
    MlsStatus status = mlsContextGetNumPendingReleases(context, &waiting);
    if (status.code == MLS_STATUS_OK && waiting > 0) {
      ++seen;
      CHECK(waiting == 3 && is_alive(detached.bits) && is_alive(module.bits));
    }
    pthread_join(thread, NULL);
    OK(run.status);
    CHECK(!is_alive(context.bits));
  }
  CHECK(seen == 3);
}

int main(void) {
  TEST(every_kind_is_counted);
  TEST(a_release_too_many_is_refused);
  TEST(types_hold_their_context);
  TEST(any_order_of_release);
  TEST(the_context_is_dropped_first);
  TEST(the_module_is_dropped_first);
  TEST(a_module_and_its_operation_are_one);
  TEST(an_explicit_end);
  TEST(a_pass_erases_what_is_held);
  TEST(what_is_alive_can_be_listed);
  TEST(references_move_with_the_ir);
  TEST(a_refused_call_takes_no_reference);
  TEST(an_orphan_in_use_waits);
  TEST(whole_trees_are_destroyed);
  TEST(nested_managers_and_tables_hold_their_own);
  TEST(values_with_large_numbers);
  TEST(two_threads_release_at_random);
  TEST(one_builds_and_another_releases);
  TEST(released_during_a_run);
  return TEST_RESULT;
}
