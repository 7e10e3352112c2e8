// Transform scripts: what they change, what dies, and what is refused.
#include "mls_test.h"

static const char *const payload_text =
    "func.func @f(%a: memref<8xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c8 = arith.constant 8 : index\n"
    "  scf.for %i = %c0 to %c8 step %c1 {\n"
    "    %x = memref.load %a[%i] : memref<8xf32>\n"
    "    memref.store %x, %a[%i] : memref<8xf32>\n"
    "  }\n"
    "  return\n"
    "}\n";

#define MATCH                                                                  \
  "    %l = transform.structured.match ops{[\"scf.for\"]} in %root : "          \
  "(!transform.any_op) -> !transform.any_op\n"
#define UNROLL                                                                 \
  "    transform.loop.unroll %l {factor = 4} : !transform.any_op\n"

static const char *const script_text =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%root: !transform.any_op "
    "{transform.readonly}) {\n" MATCH UNROLL "    transform.yield\n  }\n}\n";

static MlsTransformOptions usual(void) { return mlsTransformOptionsCreate(); }

static void a_script_changes_the_payload(void) {
  MlsContext context = full_context(false);
  MlsModule payload = parse(context, payload_text),
            script = parse(context, script_text);
  MlsOperation op = root_of(payload), module = root_of(script),
               main = find(module, "transform.named_sequence", 0),
               load = find(op, "memref.load", 0), loop = find(op, "scf.for", 0),
               done = find(op, "func.return", 0);
  char *before = print(module);
  MlsTransformOptions options = usual();
  CHECK(options.expensiveChecksEnabled);
  OK(mlsTransformApplyNamedSequence(op, main, module, options));
  CHECK(prints(op, "step %c4"));
  char *after = print(module);
  CHECK(strcmp(before, after) == 0);
  free(before), free(after);
  OK(mlsOperationVerify(op));
  // What is gone is stale, what is there is not, in exact mode.
  if (is_exact()) {
    CHECK(state_of(done) == MLS_STATUS_OK);
  } else {
    CHECK(state_of(done) == MLS_STATUS_STALE_HANDLE);
    CHECK(state_of(load) == MLS_STATUS_STALE_HANDLE);
    CHECK(state_of(loop) == MLS_STATUS_STALE_HANDLE);
  }
  CHECK(state_of(op) == MLS_STATUS_OK);
  CHECK(state_of(main) == MLS_STATUS_OK);
  OK(mlsContextDestroy(context));
}

// A loop of one turn is inlined: the loop goes, what was in it stays.
static void what_a_script_destroys_is_stale(void) {
  MlsContext context = full_context(false);
  MlsModule payload = parse(context, payload_text),
            script =
                parse(context,
                      "module attributes {transform.with_named_sequence} {\n"
                      "  transform.named_sequence @main(%root: "
                      "!transform.any_op {transform.consumed}) {\n"
                      "    transform.loop.unroll %root {factor = 8} : "
                      "!transform.any_op\n"
                      "    transform.yield\n  }\n}\n");
  MlsOperation op = root_of(payload), module = root_of(script),
               main = find(module, "transform.named_sequence", 0),
               loop = find(op, "scf.for", 0);
  MlsTransformOptions options = usual();
  options.expensiveChecksEnabled = false;
  // The loop itself is the payload, and in a block.
  OK(mlsTransformApplyNamedSequence(loop, main, module, options));
  CHECK(find(op, "scf.for", 0).bits == 0);
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "transform script",
                 mlsOperationVerify(loop));
  OK(mlsOperationVerify(op));
  OK(mlsContextDestroy(context));
}

// One that is in no block, as modules are.
static void a_script_may_destroy_its_payload(void) {
  MlsContext context = full_context(false);
  MlsModule payload = parse(context, "func.func @f() { return }"),
            script = parse(
                context,
                "module attributes {transform.with_named_sequence} {\n"
                "  transform.named_sequence @main(%root: !transform.any_op "
                "{transform.consumed}) {\n"
                "    %0 = transform.structured.replace %root { builtin.module "
                "{} } : (!transform.any_op) -> !transform.any_op\n"
                "    transform.yield\n  }\n}\n");
  MlsOperation op = root_of(payload), module = root_of(script),
               function = find(op, "func.func", 0);
  OK(mlsTransformApplyNamedSequence(
      op, find(module, "transform.named_sequence", 0), module, usual()));
  CHECK(state_of(op) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(function) == MLS_STATUS_STALE_HANDLE);
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsModuleDestroy(payload));
  OK(mlsContextDestroy(context));
}

// Upstream links the module into the script; here, into a copy of it.
static void a_module_gives_what_a_script_names(void) {
  MlsContext context = full_context(false);
  MlsModule payload = parse(context, payload_text),
            script = parse(context,
                           "module attributes {transform.with_named_sequence} "
                           "{\n"
                           "  transform.named_sequence @unroll(%x: "
                           "!transform.any_op {transform.readonly})\n"
                           "  transform.named_sequence @main(%root: "
                           "!transform.any_op {transform.readonly}) {\n"
                           "    transform.include @unroll failures(propagate) "
                           "(%root) : (!transform.any_op) -> ()\n"
                           "    transform.yield\n  }\n}\n"),
            library = parse(context,
                            "module attributes {transform.with_named_sequence} "
                            "{\n"
                            "  transform.named_sequence @unroll(%root: "
                            "!transform.any_op {transform.readonly}) {\n" MATCH
                                UNROLL "    transform.yield\n  }\n}\n");
  MlsOperation op = root_of(payload), module = root_of(script),
               main = find(module, "transform.named_sequence", 1),
               other = root_of(library);
  char *before = print(module);
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsTransformApplyNamedSequence(op, main, module, usual()));
  OK(mlsTransformApplyNamedSequence(op, main, other, usual()));
  CHECK(prints(op, "step %c4"));
  char *after = print(module);
  CHECK(strcmp(before, after) == 0);
  free(before), free(after);

  // With the same symbols linked in for good.
  MlsOperation declared = find(module, "transform.named_sequence", 0);
  OK(mlsMergeSymbolsIntoFromClone(module, other));
  CHECK(prints(module, "transform.loop.unroll"));
  CHECK(state_of(declared) == MLS_STATUS_STALE_HANDLE);
  CHECK(prints(other, "@unroll"));
  OK(mlsOperationVerify(module));
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsMergeSymbolsIntoFromClone(module, other));
  OK(mlsContextDestroy(context));
}

// The script is part of what it changes, and destroys itself there.
static void a_script_inside_of_its_payload(void) {
  MlsContext context = full_context(false);
  MlsModule both =
      parse(context,
            "module attributes {transform.with_named_sequence} {\n"
            "  func.func @f() { return }\n"
            "  transform.named_sequence @main(%root: !transform.any_op "
            "{transform.consumed}) {\n"
            "    transform.apply_registered_pass \"symbol-dce\" to %root : "
            "(!transform.any_op) -> !transform.any_op\n"
            "    transform.yield\n  }\n"
            "  func.func private @g() { return }\n}\n");
  MlsOperation op = root_of(both),
               main = find(op, "transform.named_sequence", 0),
               gone = find(op, "func.func", 1);
  OK(mlsTransformApplyNamedSequence(op, main, op, usual()));
  CHECK(state_of(gone) == MLS_STATUS_STALE_HANDLE);
  CHECK(state_of(op) == MLS_STATUS_OK);
  OK(mlsOperationVerify(op));
  OK(mlsContextDestroy(context));
}

static void what_is_no_script_is_refused(void) {
  MlsContext context = full_context(false);
  MlsModule payload = parse(context, payload_text),
            script = parse(context, script_text);
  MlsOperation op = root_of(payload), module = root_of(script),
               main = find(module, "transform.named_sequence", 0),
               unroll = find(module, "transform.loop.unroll", 0),
               function = find(op, "func.func", 0), detached;
  // Not a transform operation; one with operands; a detached one; no module.
  REFUSED_SAYING(MLS_STATUS_UPSTREAM_FAILED, "TransformOpInterface",
                 mlsTransformApplyNamedSequence(op, function, op, usual()));
  function = find(op, "func.func", 0);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformApplyNamedSequence(op, unroll, module, usual()));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsTransformApplyNamedSequence(op, module, module, usual()));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsTransformApplyNamedSequence(op, main, function, usual()));
  OK(mlsOperationClone(main, &detached));
  REFUSED(MLS_STATUS_BAD_STATE,
          mlsTransformApplyNamedSequence(op, detached, module, usual()));
  OK(mlsOperationDestroy(detached));

  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsMergeSymbolsIntoFromClone(function, module));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsMergeSymbolsIntoFromClone(module, function));

  // A script that does not verify is not run.
  MlsOperation yield = find(module, "transform.yield", 0);
  OK(mlsOperationDestroy(yield));
  REFUSED(MLS_STATUS_VERIFY_ERROR,
          mlsTransformApplyNamedSequence(op, main, module, usual()));
  CHECK(state_of(function) == MLS_STATUS_OK);
  REFUSED(MLS_STATUS_VERIFY_ERROR, mlsMergeSymbolsIntoFromClone(op, module));

  // A script that fails says why.
  MlsModule failing =
      parse(context,
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @main(%root: !transform.any_op "
            "{transform.readonly}) {\n"
            "    %l = transform.structured.match ops{[\"func.func\"]} in %root "
            ": (!transform.any_op) -> !transform.any_op\n" UNROLL
            "    transform.yield\n  }\n}\n");
  MlsOperation other = root_of(failing);
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsTransformApplyNamedSequence(
              op, find(other, "transform.named_sequence", 0), other, usual()));
  OK(mlsOperationVerify(op));
  OK(mlsContextDestroy(context));

  OK(mlsContextCreate(&context));
  MlsModule empty = parse(context, "module { module {} }");
  op = root_of(empty);
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED,
          mlsTransformApplyNamedSequence(op, find(op, "builtin.module", 1), op,
                                         usual()));
  REFUSED(MLS_STATUS_DIALECT_NOT_LOADED, mlsMergeSymbolsIntoFromClone(op, op));
  OK(mlsContextDestroy(context));
}

static void private_symbols_get_other_names(void) {
  MlsContext context = full_context(false);
  MlsModule first = parse(context, "func.func private @f() { return }\n"
                                   "func.func @g() { return }"),
            second = parse(context, "func.func private @f() { return }\n"
                                    "func.func @h() { call @f() : () -> () "
                                    "return }");
  MlsOperation target = root_of(first), other = root_of(second);
  OK(mlsMergeSymbolsIntoFromClone(target, other));
  CHECK(prints(target, "@f_0"));
  CHECK(prints(target, "@h"));
  CHECK(prints(other, "@h"));
  OK(mlsOperationVerify(target));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(a_script_changes_the_payload);
  TEST(what_a_script_destroys_is_stale);
  TEST(a_script_may_destroy_its_payload);
  TEST(a_module_gives_what_a_script_names);
  TEST(a_script_inside_of_its_payload);
  TEST(what_is_no_script_is_refused);
  TEST(private_symbols_get_other_names);
  return TEST_RESULT;
}
