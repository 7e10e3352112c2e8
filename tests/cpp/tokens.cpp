// What works with exceptions and without: each call is asked whether it succeeded,
// and functions of the host fail with a token. Compiled both ways.
#include "test.hpp"

#include <vector>

using namespace mls;

// The token with which a call was refused.
template <class Call> static uint64_t tokenOf(Call call) {
#ifdef MLS_NO_EXCEPTIONS
  auto result = call();
  CHECK(!result);
  CHECK(result.error().code() == Status::CallbackFailed);
  return result.error().token();
#else
  try {
    (void)call();
    CHECK(!"it succeeded");
    return 0;
  } catch (const Error &error) {
    CHECK(error.code() == Status::CallbackFailed);
    return error.token();
  }
#endif
}

static void functionsOfTheHostFailWithTokens() {
  auto context = fullContext(true);
  auto module = OK(Module::createParse(context, FOLDABLE));
  Operation root = OK(module->getOperation());
  int visited = 0;
  auto third = [&](Operation) {
    if (++visited == 3)
      OK(callbackFail(71));
  };
  CHECK(tokenOf([&] { return root.walk(third, WalkOrder::PreOrder); }) == 71);
  CHECK(visited == 3);
  auto print = [](std::string_view text) {
    CHECK(!text.empty());
    OK(callbackFail(72));
  };
  CHECK(tokenOf([&] { return root.print(print); }) == 72);
  auto pass = OK(createExternalPass(
      "fails", "fails", "", "func.func", {},
      [](Operation, ExternalPass) { OK(callbackFail(73)); }));
  auto manager = OK(PassManager::create(context));
  OK(OK(manager->getNestedUnder("func.func")).addOwnedPass(std::move(pass)));
  CHECK(tokenOf([&] { return manager->runOnOp(root); }) == 73);
  REFUSED(Status::BadState, callbackFail(74));
}

static void valuesComeOutOfResults() {
  auto context = fullContext();
  IntegerType i32 = OK(IntegerType::get(context, 32));
  CHECK(OK(i32.getWidth()) == 32);
  CHECK(OK(isa<IntegerType>(Type(i32))));
  CHECK(!OK(dyn_cast<FloatType>(Type(i32))));
  REFUSED(Status::NullHandle, dyn_cast<FloatType>(Type()));
  auto numbers = OK(DenseI32ArrayAttr::get(context, {1, 2, 3}));
  CHECK(OK(numbers.copyElements()) == std::vector<int32_t>({1, 2, 3}));
  REFUSED(Status::NullHandle, DenseI32ArrayAttr().copyElements());
  REFUSED(Status::ParseError, Type::parseGet(context, "nonsense"));
  REFUSED_SAYING(Status::BadArgument, "`scalable` is not as long as `shape`",
                 VectorType::getScalable({4}, {}, i32));
  Session session = OK(Session::enter(context));
  CHECK(OK(OK(Location::unknownGet(context)).toString()) == "loc(unknown)");
}

int main() {
  TEST(functionsOfTheHostFailWithTokens);
  TEST(valuesComeOutOfResults);
  return TEST_RESULT;
}
