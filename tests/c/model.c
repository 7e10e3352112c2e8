// Random creation, moves, references, destruction and pass runs, against a
// simple model of who should be alive. MLS_MODEL_STEPS and MLS_SEED choose how
// much and which.
#include "mls_test.h"

enum { CONTEXTS = 3, NODES = 160, OPERANDS = 2, REGIONS = 2 };

typedef enum Kind { FREE, CONTEXT, OPERATION, BLOCK, REGION, MANAGER } Kind;

// An object, or what is left of it: references to a dead one.
typedef struct Node {
  Kind kind;
  bool alive;
  uint64_t handle;
  int context;             // Index of its context's node.
  bool owned;              // The first reference is the host's.
  unsigned extra;          // All others.
  int parent;              // Operation: block. Block: operation or region. -1: none.
  int region;              // Which region of the parent, if that is an operation.
  int n_operands, n_regions;
  int operands[OPERANDS];  // What defines each: an operation or a block; -1: nothing.
  bool is_module;
  bool has_no_argument;    // As the body of a module must be.
} Node;

static Node nodes[NODES];
static uint64_t seed;
static long steps, done_calls, refused_calls, runs, killed_by_passes;

static unsigned below(unsigned limit) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (unsigned)(seed >> 33) % limit;
}

// ---- The model --------------------------------------------------------------------

static bool is_ir(const Node *node) {
  return node->kind == OPERATION || node->kind == BLOCK || node->kind == REGION;
}

static int root_of_node(int at) {
  while (nodes[at].parent >= 0)
    at = nodes[at].parent;
  return at;
}

static bool is_inside(int inner, int outer) {
  for (; inner >= 0; inner = nodes[inner].parent)
    if (inner == outer)
      return true;
  return false;
}

static bool is_held(const Node *node) {
  return node->owned || node->extra > 0;
}

// Whether something in the tree of `at` is used by an operation outside of it.
static bool is_used_outside(int at) {
  for (int user = 0; user < NODES; ++user)
    if (nodes[user].alive && nodes[user].kind == OPERATION && !is_inside(user, at))
      for (int i = 0; i < nodes[user].n_operands; ++i)
        if (is_inside(nodes[user].operands[i], at))
          return true;
  return false;
}

static void dies(int at) {
  nodes[at].alive = false;
  nodes[at].owned = false;
  nodes[at].parent = -1;
  if (nodes[at].extra == 0)
    nodes[at].kind = FREE;
}

static void tree_dies(int at) {
  bool doomed[NODES];
  for (int i = 0; i < NODES; ++i)
    doomed[i] = nodes[i].alive && is_inside(i, at);
  for (int i = 0; i < NODES; ++i)
    if (doomed[i])
      dies(i);
}

static void context_dies(int context) {
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].alive && nodes[i].context == context)
      dies(i);
}

static bool is_orphan(int at) {
  return nodes[at].alive && nodes[at].kind != CONTEXT && nodes[at].parent < 0 &&
         !is_held(&nodes[at]);
}

// What nobody holds any more dies, unless something that lives on uses it.
static void settle(void) {
  bool doomed[NODES];
  for (int i = 0; i < NODES; ++i)
    doomed[i] = is_orphan(i);
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].alive && is_held(&nodes[i]) && is_ir(&nodes[i]))
      doomed[root_of_node(i)] = false;
  for (bool changed = true; changed;) {
    changed = false;
    for (int user = 0; user < NODES; ++user)
      if (nodes[user].alive && nodes[user].kind == OPERATION && !doomed[root_of_node(user)])
        for (int i = 0; i < nodes[user].n_operands; ++i) {
          if (nodes[user].operands[i] < 0)
            continue;
          int root = root_of_node(nodes[user].operands[i]);
          changed |= doomed[root];
          doomed[root] = false;
        }
  }
  for (int i = 0; i < NODES; ++i)
    if (doomed[i])
      tree_dies(i);
  for (int context = 0; context < NODES; ++context)
    if (nodes[context].alive && nodes[context].kind == CONTEXT) {
      bool held = false;
      for (int i = 0; i < NODES; ++i)
        held |= nodes[i].alive && nodes[i].context == context && is_held(&nodes[i]);
      if (!held)
        context_dies(context);
    }
}

// ---- The comparison ---------------------------------------------------------------

static void compare(const char *step) {
  int waiting[NODES] = {0};
  for (int i = 0; i < NODES; ++i) {
    const Node *node = &nodes[i];
    uint32_t count = 0, want = node->owned + node->extra;
    if (node->kind == FREE)
      continue;
    uint32_t code = mlsHandleGetNumReferences(node->handle, &count).code;
    if (code != (node->alive ? MLS_STATUS_OK : MLS_STATUS_STALE_HANDLE) ||
        (node->alive && count != want)) {
      MlsStringRef name = mlsStatusName(code);
      fprintf(stderr, "step %ld (%s): node %d of kind %d: alive %d with %u, answers %.*s with %u\n",
              steps, step, i, node->kind, node->alive, want, (int)name.length, name.data, count);
      mlsDumpLiveObjects();
      exit(1);
    }
    if (node->alive && is_ir(node) && node->parent < 0) {
      bool held = false;
      for (int k = 0; k < NODES; ++k)
        held |= nodes[k].alive && is_ir(&nodes[k]) && is_held(&nodes[k]) && root_of_node(k) == i;
      waiting[node->context] += !held;
    }
  }
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].alive && nodes[i].kind == CONTEXT) {
      intptr_t pending;
      OK(mlsContextGetNumPendingReleases((MlsContext){nodes[i].handle}, &pending));
      CHECK(pending == waiting[i]);
    }
}

// ---- The steps --------------------------------------------------------------------

// A call must do what the model says.
static bool done(MlsStatus status, bool want, const char *what) {
  bool is_done = status.code == MLS_STATUS_OK;
  if (is_done != want) {
    fprintf(stderr, "step %ld: %s: %s\n", steps, what, mlsStatusMessage(status));
    exit(1);
  }
  ++*(is_done ? &done_calls : &refused_calls);
  return is_done;
}

static int pick(Kind kind, int context) {
  int found = -1, count = 0;
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].alive && nodes[i].kind == kind &&
        (context < 0 || nodes[i].context == context) && below((unsigned)++count) == 0)
      found = i;
  return found;
}

static int unused_node(void) {
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].kind == FREE)
      return i;
  return -1;
}

static int add_node(Kind kind, uint64_t handle, int context) {
  int at = unused_node();
  nodes[at] = (Node){.kind = kind, .alive = true, .handle = handle, .context = context,
                     .owned = true, .parent = -1};
  if (kind == CONTEXT)
    nodes[at].context = at;
  return at;
}


static MlsOperation operation(int at) { return (MlsOperation){nodes[at].handle}; }
static MlsBlock block(int at) { return (MlsBlock){nodes[at].handle}; }

static MlsValue value_of(int definer) {
  MlsValue value;
  if (nodes[definer].kind == OPERATION)
    OK(mlsOperationGetResult(operation(definer), 0, &value));
  else
    OK(mlsBlockGetArgument(block(definer), 0, &value));
  return value;
}

static bool defines_value(int at) {
  return nodes[at].alive && ((nodes[at].kind == OPERATION && !nodes[at].is_module) ||
                             (nodes[at].kind == BLOCK && !nodes[at].has_no_argument));
}

static int pick_definer(int context) {
  int at = pick(below(3) ? OPERATION : BLOCK, context);
  return at >= 0 && defines_value(at) ? at : -1;
}

static void create_context(void) {
  int count = 0;
  for (int i = 0; i < NODES; ++i)
    count += nodes[i].alive && nodes[i].kind == CONTEXT;
  if (count >= CONTEXTS)
    return;
  MlsContext context;
  MlsDialectRegistry registry;
  MlsDialect dialect;
  OK(mlsDialectRegistryCreate(&registry));
  OK(mlsRegisterAllDialects(registry));
  OK(mlsContextCreateWithRegistry(registry, below(4) == 0, &context));
  OK(mlsDialectRegistryRelease(registry));
  OK(mlsContextGetOrLoadDialect(context, str("arith"), &dialect));
  OK(mlsContextSetAllowUnregisteredDialects(context, 1));
  add_node(CONTEXT, context.bits, 0);
}

static void attach(int at, int parent, int region) {
  if (nodes[at].owned)
    nodes[at].owned = false;
  else if (nodes[at].extra)
    --nodes[at].extra;
  nodes[at].parent = parent;
  nodes[at].region = region;
}

static MlsOperation constant(MlsContext context) {
  MlsOperationState state;
  MlsOperation op;
  MlsIdentifier name;
  MlsType i32 = type(context, "i32");
  OK(mlsIdentifierGet(context, str("value"), &name));
  MlsNamedAttribute value = {name, attribute(context, below(2) ? "1 : i32" : "2 : i32")};
  OK(mlsOperationStateGet(str("arith.constant"), unknown(context), &state));
  OK(mlsOperationStateAddResults(state, 1, &i32));
  OK(mlsOperationStateAddAttributes(state, 1, &value));
  done(mlsOperationCreate(state, &op), true, "create a constant");
  return op;
}

static void create_operation(int context) {
  static const char *const NAMES[] = {"t.op", "arith.addi", "builtin.module", NULL};
  unsigned which = below(4);
  MlsContext in = {nodes[context].handle};
  if (!NAMES[which]) {
    add_node(OPERATION, constant(in).bits, context);
    return;
  }
  MlsOperationState state;
  MlsOperation op;
  MlsType i32 = type(in, "i32");
  Node parts = {0};
  int regions[REGIONS];
  parts.n_operands = which == 1 ? 2 : which == 0 ? (int)below(OPERANDS + 1) : 0;
  parts.n_regions = which == 2 ? 1 : which == 0 ? (int)below(REGIONS + 1) : 0;
  for (int i = 0; i < parts.n_operands; ++i)
    if ((parts.operands[i] = pick_definer(context)) < 0)
      return;
  for (int i = 0; i < parts.n_regions; ++i) {
    if ((regions[i] = pick(REGION, context)) < 0 || (i && regions[i] == regions[0]))
      return;
    // What is in the regions cannot be an operand of the operation around.
    for (int k = 0; k < parts.n_operands; ++k)
      if (is_inside(parts.operands[k], regions[i]))
        return;
  }
  OK(mlsOperationStateGet(str(NAMES[which]), unknown(in), &state));
  if (which != 2)
    OK(mlsOperationStateAddResults(state, 1, &i32));
  for (int i = 0; i < parts.n_operands; ++i) {
    MlsValue value = value_of(parts.operands[i]);
    OK(mlsOperationStateAddOperands(state, 1, &value));
  }
  for (int i = 0; i < parts.n_regions; ++i) {
    MlsRegion region = {nodes[regions[i]].handle};
    OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  }
  done(mlsOperationCreate(state, &op), true, "create");
  int at = add_node(OPERATION, op.bits, context);
  nodes[at].n_operands = parts.n_operands;
  nodes[at].n_regions = parts.n_regions;
  nodes[at].is_module = which == 2;
  memcpy(nodes[at].operands, parts.operands, sizeof parts.operands);
  for (int i = 0; i < parts.n_regions; ++i) {
    for (int k = 0; k < NODES; ++k)
      if (nodes[k].alive && nodes[k].parent == regions[i]) {
        nodes[k].parent = at;
        nodes[k].region = i;
      }
    dies(regions[i]);
  }
}

static void create_block(int context) {
  MlsContext in = {nodes[context].handle};
  MlsType i32 = type(in, "i32");
  MlsLocation location = unknown(in);
  MlsBlock made;
  OK(mlsBlockCreate(in, 1, &i32, &location, &made));
  add_node(BLOCK, made.bits, context);
}

static void create_region(int context) {
  MlsRegion made;
  OK(mlsRegionCreate((MlsContext){nodes[context].handle}, &made));
  add_node(REGION, made.bits, context);
}

static void create_manager(int context) {
  static const char *const PIPELINES[] = {"cse", "canonicalize", "symbol-dce"};
  add_node(MANAGER, pipeline((MlsContext){nodes[context].handle}, PIPELINES[below(3)]).bits,
           context);
}

// A module that verifies, with something in it that passes erase.
static void create_module(int context) {
  MlsModule module;
  MlsBlock body;
  OK(mlsModuleCreateEmpty(unknown((MlsContext){nodes[context].handle}), &module));
  OK(mlsModuleGetBody(module, &body));
  int at = add_node(OPERATION, root_of(module).bits, context);
  nodes[at].n_regions = 1;
  nodes[at].is_module = true;
  int inside = add_node(BLOCK, body.bits, context);
  nodes[inside].owned = false;
  nodes[inside].parent = at;
  nodes[inside].has_no_argument = true;
  for (int i = 0; i < 2; ++i) {
    int op = add_node(OPERATION, constant((MlsContext){nodes[context].handle}).bits, context);
    OK(mlsBlockAppendOwnedOperation(body, operation(op)));
    attach(op, inside, 0);
  }
}

static void put_operation(int context) {
  int op = pick(OPERATION, context), place = pick(BLOCK, context);
  if (op < 0 || place < 0)
    return;
  bool fine = nodes[op].parent < 0 && !is_inside(place, op);
  if (done(below(2) ? mlsBlockAppendOwnedOperation(block(place), operation(op))
                    : mlsBlockInsertOwnedOperation(block(place), 0, operation(op)),
           fine, "put an operation"))
    attach(op, place, 0);
}

static bool pick_region(int context, int *owner, int *number, MlsRegion *region) {
  *number = 0;
  if (below(2) && (*owner = pick(REGION, context)) >= 0) {
    *region = (MlsRegion){nodes[*owner].handle};
    return true;
  }
  if ((*owner = pick(OPERATION, context)) < 0 || nodes[*owner].n_regions == 0)
    return false;
  *number = (int)below((unsigned)nodes[*owner].n_regions);
  OK(mlsOperationGetRegion(operation(*owner), *number, region));
  return true;
}

static void put_block(int context) {
  int at = pick(BLOCK, context), owner, number;
  MlsRegion region;
  if (at < 0 || !pick_region(context, &owner, &number, &region))
    return;
  bool fine = nodes[at].parent < 0 && !is_inside(owner, at);
  if (done(below(2) ? mlsRegionAppendOwnedBlock(region, block(at))
                    : mlsRegionInsertOwnedBlockBefore(region, (MlsBlock){0}, block(at)),
           fine, "put a block"))
    attach(at, owner, number);
}

static void take_out(int context) {
  int at = pick(below(3) ? OPERATION : BLOCK, context);
  if (at < 0)
    return;
  bool fine = nodes[at].parent >= 0;
  if (done(nodes[at].kind == OPERATION ? mlsOperationRemoveFromParent(operation(at))
                                       : mlsBlockDetach(block(at)),
           fine, "take out")) {
    nodes[at].parent = -1;
    nodes[at].owned = true;
  }
}

static void move_operation(int context) {
  int op = pick(OPERATION, context), other = pick(OPERATION, context);
  if (op < 0)
    return;
  bool fine = nodes[op].parent >= 0 && nodes[other].parent >= 0 && !is_inside(other, op);
  if (done(below(2) ? mlsOperationMoveAfter(operation(op), operation(other))
                    : mlsOperationMoveBefore(operation(op), operation(other)),
           fine, "move"))
    nodes[op].parent = nodes[other].parent;
}

static void take_body(int context) {
  int target, source, target_number, source_number;
  MlsRegion to, from;
  bool in_target[NODES], in_source[NODES];
  if (!pick_region(context, &target, &target_number, &to) ||
      !pick_region(context, &source, &source_number, &from))
    return;
  bool fine = to.bits != from.bits;
  for (int i = 0; i < NODES; ++i) {
    bool is_block = nodes[i].alive && nodes[i].kind == BLOCK;
    in_target[i] = is_block && nodes[i].parent == target && nodes[i].region == target_number;
    in_source[i] = is_block && nodes[i].parent == source && nodes[i].region == source_number;
  }
  for (int i = 0; i < NODES; ++i) {
    fine &= !(in_source[i] && is_inside(target, i));
    fine &= !(in_target[i] && is_inside(source, i));
  }
  // Uses of the target's blocks from outside of the target.
  for (int user = 0; user < NODES; ++user)
    if (nodes[user].alive && nodes[user].kind == OPERATION) {
      bool inside = false;
      for (int i = 0; i < NODES; ++i)
        inside |= in_target[i] && is_inside(user, i);
      for (int k = 0; !inside && k < nodes[user].n_operands; ++k)
        for (int i = 0; i < NODES; ++i)
          fine &= !(in_target[i] && is_inside(nodes[user].operands[k], i));
    }
  if (!done(mlsRegionTakeBody(to, from), fine, "take body"))
    return;
  for (int i = 0; i < NODES; ++i)
    if (in_target[i])
      tree_dies(i);
  for (int i = 0; i < NODES; ++i)
    if (in_source[i]) {
      nodes[i].parent = target;
      nodes[i].region = target_number;
    }
}

static void set_operand(int context) {
  int op = pick(OPERATION, context), definer = pick_definer(context);
  if (op < 0 || definer < 0 || nodes[op].n_operands == 0)
    return;
  int at = (int)below((unsigned)nodes[op].n_operands);
  OK(mlsOperationSetOperand(operation(op), at, value_of(definer)));
  nodes[op].operands[at] = definer;
}

static int pick_any(bool dead_too) {
  int found = -1, count = 0;
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].kind != FREE && (nodes[i].alive || dead_too) && below((unsigned)++count) == 0)
      found = i;
  return found;
}

static void retain(void) {
  int at = pick_any(true);
  if (at >= 0 && done(mlsHandleRetain(nodes[at].handle), nodes[at].alive, "retain"))
    ++nodes[at].extra;
}

static void release(void) {
  int at = pick_any(true);
  if (at < 0)
    return;
  Node *node = &nodes[at];
  if (!done(mlsHandleRelease(node->handle), is_held(node), "release"))
    return;
  if (node->extra)
    --node->extra;
  else
    node->owned = false;
  if (!node->alive && node->extra == 0)
    node->kind = FREE;
}

static void destroy(void) {
  int at = pick_any(false);
  if (at < 0)
    return;
  uint64_t handle = nodes[at].handle;
  switch (nodes[at].kind) {
  case CONTEXT:
    if (below(4) == 0 && done(mlsContextDestroy((MlsContext){handle}), true, "destroy a context"))
      context_dies(at);
    return;
  case MANAGER:
    if (done(mlsPassManagerDestroy((MlsPassManager){handle}), true, "destroy a manager"))
      dies(at);
    return;
  case OPERATION:
    if (done(mlsOperationDestroy((MlsOperation){handle}), !is_used_outside(at), "destroy"))
      tree_dies(at);
    return;
  case BLOCK:
    if (done(mlsBlockDestroy((MlsBlock){handle}), nodes[at].parent < 0 && !is_used_outside(at),
             "destroy a block"))
      tree_dies(at);
    return;
  case REGION:
    if (done(mlsRegionDestroy((MlsRegion){handle}), !is_used_outside(at), "destroy a region"))
      tree_dies(at);
    return;
  case FREE:
    return;
  }
}

static int node_of(uint64_t handle) {
  for (int i = 0; i < NODES; ++i)
    if (nodes[i].alive && nodes[i].handle == handle)
      return i;
  return -1;
}

static int definer_of(MlsOperation op, intptr_t number) {
  MlsValue value;
  MlsOperation owner;
  MlsBlock in;
  bool is_result;
  OK(mlsOperationGetOperand(op, number, &value));
  // A pass that erases a block leaves users outside of its root without one.
  if (value.bits == 0)
    return -1;
  OK(mlsValueIsAOpResult(value, &is_result));
  if (is_result)
    OK(mlsOpResultGetOwner(value, &owner));
  else
    OK(mlsBlockArgumentGetOwner(value, &in));
  int at = node_of(is_result ? owner.bits : in.bits);
  CHECK(at >= 0);
  return at;
}

// What a pass does is its own affair; the model learns who is left and where.
// In conservative mode nobody could tell.
static void run_passes(int context) {
  int manager = pick(MANAGER, context), root = pick(OPERATION, context);
  for (int tries = 0; tries < 8 && root >= 0 && !nodes[root].is_module; ++tries)
    root = pick(OPERATION, context);
  if (!is_exact() || manager < 0 || root < 0 || !nodes[root].is_module ||
      mlsOperationVerify(operation(root)).code != MLS_STATUS_OK)
    return;
  bool inside[NODES];
  for (int i = 0; i < NODES; ++i)
    inside[i] = nodes[i].alive && i != root && is_inside(i, root);
  MlsStatus status =
      mlsPassManagerRunOnOp((MlsPassManager){nodes[manager].handle}, operation(root));
  CHECK(status.code == MLS_STATUS_OK || status.code == MLS_STATUS_PASS_FAILED);
  ++runs;
  uint32_t count;
  for (int i = 0; i < NODES; ++i)
    if (inside[i] && mlsHandleGetNumReferences(nodes[i].handle, &count).code != MLS_STATUS_OK) {
      dies(i);
      inside[i] = false;
      ++killed_by_passes;
    }
  for (int i = 0; i < NODES; ++i) {
    if (inside[i] && nodes[i].kind == BLOCK) {
      MlsOperation parent;
      OK(mlsBlockGetParentOperation(block(i), &parent));
      nodes[i].parent = node_of(parent.bits);
    }
    if (inside[i] && nodes[i].kind == OPERATION) {
      MlsBlock parent;
      OK(mlsOperationGetBlock(operation(i), &parent));
      nodes[i].parent = node_of(parent.bits);
    }
    CHECK(!inside[i] || nodes[i].parent >= 0);
    // Also users outside may use another operation now.
    if (nodes[i].alive && nodes[i].kind == OPERATION && nodes[i].context == context)
      for (int k = 0; k < nodes[i].n_operands; ++k)
        nodes[i].operands[k] = definer_of(operation(i), k);
  }
}

static const char *step(void) {
  int context = pick(CONTEXT, -1);
  unsigned which = below(100);
  bool room = unused_node() >= 0;
  if (context < 0 || which < 1) {
    if (room)
      create_context();
    return "create a context";
  }
#define STEP(share, call, name)                                                \
  if (which < (share)) {                                                       \
    call;                                                                      \
    return name;                                                               \
  }                                                                            \
  which -= (share);
  if (room) {
    if (which == 99) {
      int free_nodes = 0;
      for (int i = 0; i < NODES; ++i)
        free_nodes += nodes[i].kind == FREE;
      if (free_nodes >= 4)
        create_module(context);
      return "create a module";
    }
    STEP(18, create_operation(context), "create an operation")
    STEP(5, create_block(context), "create a block")
    STEP(5, create_region(context), "create a region")
    STEP(2, create_manager(context), "create a manager")
  }
  STEP(12, put_operation(context), "put an operation")
  STEP(7, put_block(context), "put a block")
  STEP(6, take_out(context), "take out")
  STEP(5, move_operation(context), "move")
  STEP(4, take_body(context), "take body")
  STEP(5, set_operand(context), "set an operand")
  STEP(7, retain(), "retain")
  STEP(12, release(), "release")
  STEP(3, destroy(), "destroy")
  run_passes(context);
  return "run passes";
}

static void a_simple_model_agrees(void) {
  const char *text = getenv("MLS_MODEL_STEPS");
  long count = text ? atol(text) : 20000;
  text = getenv("MLS_SEED");
  seed = text ? strtoull(text, NULL, 0) : 0x9e3779b97f4a7c15ull;
  OK(mlsRegisterAllPasses());
  for (steps = 0; steps < count && test_failures == 0; ++steps) {
    const char *name = step();
    settle();
    compare(name);
  }
  // Everything is given up, in any order.
  for (int i = pick_any(true); i >= 0; i = pick_any(true)) {
    while (is_held(&nodes[i]) && nodes[i].kind != FREE) {
      OK(mlsHandleRelease(nodes[i].handle));
      if (nodes[i].extra)
        --nodes[i].extra;
      else
        nodes[i].owned = false;
    }
    if (!nodes[i].alive)
      nodes[i].kind = FREE;
    settle();
    compare("the end");
    bool left = false;
    for (int k = 0; k < NODES; ++k)
      left |= nodes[k].kind != FREE && is_held(&nodes[k]);
    if (!left)
      break;
  }
  printf("     %ld steps: %ld done, %ld refused, %ld runs that killed %ld\n", steps, done_calls,
         refused_calls, runs, killed_by_passes);
}

int main(void) {
  TEST(a_simple_model_agrees);
  return TEST_RESULT;
}
