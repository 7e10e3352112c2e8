// Text, bytecode and files; broken IR prints.
#define _DEFAULT_SOURCE
#include "mls_test.h"

#include <sys/mman.h>
#include <unistd.h>

static const char *const SMALL =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %sum = arith.addi %a, %a : i32\n"
    "  return %sum : i32\n"
    "}\n";

// The text at the very end of a page, the next one not readable.
static MlsStringRef at_the_edge(const char *text, void **mapping) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), length = strlen(text);
  char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(pages != MAP_FAILED && length <= page);
  CHECK(mprotect(pages + page, page, PROT_NONE) == 0);
  memcpy(pages + page - length, text, length);
  *mapping = pages;
  return mlsStringRefCreate(pages + page - length, length);
}

// B72: nobody reads past the end of a text.
static void texts_need_no_terminator(void) {
  MlsContext context = full_context(false);
  void *pages[4];
  MlsModule module;
  MlsType ty;
  MlsAttribute attr;
  MlsOperation op;
  OK(mlsModuleCreateParse(context, at_the_edge(SMALL, &pages[0]), &module));
  OK(mlsTypeParseGet(context, at_the_edge("memref<4xi32>", &pages[1]), &ty));
  OK(mlsAttributeParseGet(context, at_the_edge("[1, 2]", &pages[2]), &attr));
  OK(mlsOperationCreateParse(context,
                             at_the_edge("%0 = arith.constant 1 : i8", &pages[3]),
                             str("x"), &op));
  for (int i = 0; i < 4; ++i)
    munmap(pages[i], 2 * (size_t)sysconf(_SC_PAGESIZE));
  OK(mlsContextDestroy(context));
}

// B77: IR in any state prints.
static void broken_ir_prints(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, SMALL));
  MlsOperation sum = find(root, "arith.addi", 0);
  OK(mlsOperationRemoveFromParent(sum));
  CHECK(prints(root, "<<UNKNOWN SSA VALUE>>"));
  CHECK(prints(sum, "arith.addi"));
  REFUSED(MLS_STATUS_VERIFY_ERROR, mlsOperationVerify(root));
  OK(mlsContextDestroy(context));
}

static void errors_carry_diagnostics(void) {
  MlsContext context = full_context(false);
  MlsModule module = {42};
  MlsStatus status = mlsModuleCreateParse(
      context, str("func.func @f() {\n  %a = arith.constant 1 : i32\n"
                   "  return %b : i32\n}\n"), &module);
  test_refused(status, MLS_STATUS_PARSE_ERROR, "undeclared SSA value",
               __FILE__, __LINE__);
  CHECK(module.bits == 42);
  MlsReport report;
  MlsDiagnostic diagnostic;
  MlsStringRef text;
  intptr_t n;
  uint32_t code;
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetCode(report, &code));
  CHECK(code == MLS_STATUS_PARSE_ERROR);
  OK(mlsReportGetFunction(report, &text));
  CHECK(mlsStringRefEqual(text, str("mlsModuleCreateParse")));
  OK(mlsReportGetNumDiagnostics(report, &n));
  CHECK(n == 1);
  OK(mlsReportGetDiagnostic(report, 0, &diagnostic));
  CHECK(diagnostic.severity == MLS_DIAGNOSTIC_ERROR);
  CHECK(mlsStringRefEqual(diagnostic.location, str("loc(\"-\":3:10)")));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsReportGetDiagnostic(report, 1, &diagnostic));
  REFUSED(MLS_STATUS_OUT_OF_RANGE,
          mlsReportGetNote(report, 0, 0, &diagnostic));
  OK(mlsReportDestroy(report));
  REFUSED(MLS_STATUS_STALE_HANDLE, mlsReportGetCode(report, &code));

  // A note points at the other place.
  status = mlsModuleCreateParse(
      context, str("func.func @f() {\n  return\n}\nfunc.func @f() {\n"
                   "  return\n}\n"), &module);
  OK(mlsStatusGetReport(status, &report));
  OK(mlsReportGetDiagnostic(report, 0, &diagnostic));
  CHECK(diagnostic.numNotes >= 1);
  OK(mlsReportGetNote(report, 0, 0, &diagnostic));
  CHECK(diagnostic.severity == MLS_DIAGNOSTIC_NOTE);
  OK(mlsReportDestroy(report));
  REFUSED(MLS_STATUS_NOT_AVAILABLE,
          mlsStatusGetReport((MlsStatus){0, 0}, &report));
  MlsType ty;
  REFUSED(MLS_STATUS_PARSE_ERROR,
          mlsTypeParseGet(context, str("i32 junk"), &ty));
  REFUSED(MLS_STATUS_PARSE_ERROR, mlsTypeParseGet(context, str(""), &ty));
  REFUSED_SAYING(MLS_STATUS_PARSE_ERROR, "`/nowhere`",
                 mlsModuleCreateParseFromFile(context, str("/nowhere"), &module));
  OK(mlsContextDestroy(context));
}

static void append(MlsStringRef text, void *user_data) {
  strncat(user_data, text.data, text.length);
}

static void printing_takes_flags(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, SMALL));
  MlsOpPrintingFlags flags;
  MlsString string;
  MlsStringRef text;
  char buffer[4096] = "";
  OK(mlsOperationPrint(root, append, buffer));
  CHECK(strstr(buffer, "arith.addi %arg0, %arg0"));
  OK(mlsOpPrintingFlagsCreate(&flags));
  OK(mlsOpPrintingFlagsPrintGenericOpForm(flags));
  OK(mlsOpPrintingFlagsEnableDebugInfo(flags, true, false));
  OK(mlsOpPrintingFlagsUseLocalScope(flags));
  OK(mlsOperationToString(root, flags, &string));
  OK(mlsStringGet(string, &text));
  CHECK(strstr(text.data, "\"arith.addi\"(%arg0, %arg0)"));
  CHECK(strstr(text.data, "loc(\"-\":2:10)"));
  CHECK(strlen(text.data) == text.length);
  OK(mlsStringDestroy(string));
  OK(mlsOpPrintingFlagsSkipRegions(flags));
  buffer[0] = 0;
  OK(mlsOperationPrintWithFlags(root, flags, append, buffer));
  CHECK(!strstr(buffer, "arith.addi"));
  OK(mlsOpPrintingFlagsDestroy(flags));
  REFUSED(MLS_STATUS_STALE_HANDLE,
          mlsOperationPrintWithFlags(root, flags, append, buffer));
  REFUSED(MLS_STATUS_NULL_POINTER, mlsOperationPrint(root, NULL, buffer));
  OK(mlsContextDestroy(context));
}

// Upstream's verifier of `func.return` reads the type of the function around it,
// which is not there.
static void what_is_around_is_verified_first(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, SMALL));
  MlsOperation returning = find(root, "func.return", 0), function;
  MlsOperationState state;
  MlsRegion region, body;
  MlsOpPrintingFlags flags = {0};
  MlsString text;
  MlsStringRef view;
  OK(mlsOperationVerify(returning));
  OK(mlsOperationGetRegion(find(root, "func.func", 0), 0, &body));
  OK(mlsRegionCreate(context, &region));
  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  OK(mlsRegionTakeBody(region, body));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  OK(mlsOperationCreate(state, &function));
  REFUSED_SAYING(MLS_STATUS_VERIFY_ERROR, "around", mlsOperationVerify(returning));
  OK(mlsOperationToString(returning, flags, &text));
  OK(mlsStringGet(text, &view));
  CHECK(strncmp(view.data, "\"func.return\"", 13) == 0);
  OK(mlsStringDestroy(text));
  OK(mlsContextDestroy(context));
}

static void bytecode_goes_round(void) {
  MlsContext context = full_context(false);
  MlsOperation root = root_of(parse(context, SMALL));
  MlsBytecodeWriterConfig config;
  MlsString bytes;
  MlsStringRef view;
  MlsModule again;
  OK(mlsBytecodeWriterConfigCreate(&config));
  OK(mlsBytecodeWriterConfigDesiredEmitVersion(config, 4));
  OK(mlsOperationToBytecode(root, config, &bytes));
  OK(mlsStringGet(bytes, &view));
  OK(mlsModuleCreateParse(context, view, &again));
  char *before = print(root), *after = print(root_of(again));
  CHECK(strcmp(before, after) == 0);
  free(before);
  free(after);
  REFUSED(MLS_STATUS_PARSE_ERROR,
          mlsModuleCreateParse(
              context, mlsStringRefCreate(view.data, view.length / 2), &again));
  char path[] = "/tmp/mls_test_XXXXXX";
  int file = mkstemp(path);
  CHECK(write(file, view.data, view.length) == (ssize_t)view.length);
  close(file);
  OK(mlsModuleCreateParseFromFile(context, str(path), &again));
  unlink(path);
  OK(mlsBytecodeWriterConfigDesiredEmitVersion(config, 1000));
  REFUSED(MLS_STATUS_UPSTREAM_FAILED,
          mlsOperationToBytecode(root, config, &bytes));
  OK(mlsBytecodeWriterConfigDestroy(config));
  OK(mlsStringDestroy(bytes));
  OK(mlsContextDestroy(context));
}

static void bytecode_is_of_what_is_whole_and_correct(void) {
  MlsContext context = full_context(false);
  MlsModule module =
      parse(context, "func.func @f(%a: i32) -> i32 {\n"
                     "  %s = arith.addi %a, %a : i32\n  return %s : i32\n}");
  MlsOperation root = root_of(module);
  MlsBytecodeWriterConfig config;
  MlsString bytes;
  OK(mlsBytecodeWriterConfigCreate(&config));
  // A user and an operand outside: upstream reads past its tables.
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "outside",
                 mlsOperationToBytecode(find(root, "arith.addi", 0), config,
                                        &bytes));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "outside",
                 mlsOperationToBytecode(find(root, "func.return", 0), config,
                                        &bytes));
  // What it must have is missing: upstream writes a null attribute.
  MlsOperationState state;
  MlsOperation function;
  MlsRegion region;
  OK(mlsOperationStateGet(str("func.func"), unknown(context), &state));
  OK(mlsRegionCreate(context, &region));
  OK(mlsOperationStateAddOwnedRegions(state, 1, &region));
  OK(mlsOperationCreate(state, &function));
  REFUSED(MLS_STATUS_VERIFY_ERROR,
          mlsOperationToBytecode(function, config, &bytes));
  OK(mlsBytecodeWriterConfigDestroy(config));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(texts_need_no_terminator);
  TEST(broken_ir_prints);
  TEST(errors_carry_diagnostics);
  TEST(printing_takes_flags);
  TEST(what_is_around_is_verified_first);
  TEST(bytecode_goes_round);
  TEST(bytecode_is_of_what_is_whole_and_correct);
  return TEST_RESULT;
}
