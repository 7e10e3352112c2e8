// The main job in one test, for every way of linking.
#include "mls_test.h"

static void a_dead_operation_says_so(void) {
  MlsContext context = full_context(true);
  MlsModule module = parse(context,
      "func.func @f(%a: i32) -> i32 {\n"
      "  %zero = arith.constant 0 : i32\n"
      "  %sum = arith.addi %a, %zero : i32\n"
      "  return %sum : i32\n"
      "}\n");
  MlsOperation root = root_of(module);
  MlsOperation sum = find(root, "arith.addi", 0);
  run(context, root, "canonicalize");
  REFUSED_SAYING(MLS_STATUS_STALE_HANDLE, "it was `arith.addi`, erased during",
                 mlsOperationVerify(sum));
  OK(mlsModuleDestroy(module));
  OK(mlsContextDestroy(context));
}

// On Debian 12 both link modes are exact, unless somebody asked otherwise.
static void the_mode_is_what_was_asked_for(void) {
  const char *asked = getenv("MLS_INVALIDATION");
  uint32_t mode, arguments;
  uint32_t wanted = asked && strcmp(asked, "conservative") == 0
                        ? MLS_INVALIDATION_CONSERVATIVE
                        : MLS_INVALIDATION_EXACT;
  OK(mlsInvalidationMode(&mode));
  OK(mlsBlockArgumentInvalidationMode(&arguments));
  CHECK(mode == wanted && arguments == wanted);
  CHECK(strcmp(mlsVersion(), MLS_VERSION_STRING) == 0);
  CHECK(mlsLlvmVersionMajor() == 22);
}

int main(void) {
  TEST(a_dead_operation_says_so);
  TEST(the_mode_is_what_was_asked_for);
  return TEST_RESULT;
}
