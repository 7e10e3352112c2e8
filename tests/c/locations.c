// Locations: what goes in comes out, and only of those that have it.
#include "mls_test.h"

static MlsLocation location(MlsContext context, const char *text) {
  MlsLocation result;
  OK(mlsLocationFromAttribute(attribute(context, text), &result));
  return result;
}

static bool reads(MlsLocation location, const char *want) {
  MlsString string;
  MlsStringRef text;
  OK(mlsLocationToString(location, &string));
  OK(mlsStringGet(string, &text));
  bool same = mlsStringRefEqual(text, str(want));
  if (!same)
    fprintf(stderr, "%.*s, not %s\n", (int)text.length, text.data, want);
  OK(mlsStringDestroy(string));
  return same;
}

static bool is_text(MlsIdentifier name, const char *want) {
  MlsStringRef text;
  OK(mlsIdentifierStr(name, &text));
  return mlsStringRefEqual(text, str(want));
}

// The class of a location is that of its attribute.
static bool is_of(MlsLocation location, MlsTypeID want) {
  MlsAttribute attr;
  MlsTypeID id;
  OK(mlsLocationGetAttribute(location, &attr));
  OK(mlsAttributeGetTypeID(attr, &id));
  return id.bits == want.bits;
}

static void files(void) {
  MlsContext context;
  MlsLocation range, place;
  MlsIdentifier name;
  MlsTypeID id;
  bool is;
  int32_t number;
  OK(mlsContextCreate(&context));
  OK(mlsLocationFileLineColRangeGet(context, str("a.c"), 1, 2, 3, 4, &range));
  CHECK(reads(range, "loc(\"a.c\":1:2 to 3:4)"));
  OK(mlsLocationFileLineColRangeGetFilename(range, &name));
  CHECK(is_text(name, "a.c"));
  OK(mlsLocationFileLineColRangeGetStartLine(range, &number));
  CHECK(number == 1);
  OK(mlsLocationFileLineColRangeGetStartColumn(range, &number));
  CHECK(number == 2);
  OK(mlsLocationFileLineColRangeGetEndLine(range, &number));
  CHECK(number == 3);
  OK(mlsLocationFileLineColRangeGetEndColumn(range, &number));
  CHECK(number == 4);
  OK(mlsLocationFileLineColGet(context, str("a.c"), 7, 8, &place));
  OK(mlsLocationFileLineColRangeGetEndLine(place, &number));
  CHECK(number == 7);
  OK(mlsLocationFileLineColRangeGetEndColumn(place, &number));
  CHECK(number == 8);
  OK(mlsLocationIsAFileLineColRange(place, &is));
  CHECK(is);
  OK(mlsLocationIsAFused(place, &is));
  CHECK(!is);
  OK(mlsLocationFileLineColRangeGetTypeID(&id));
  CHECK(is_of(place, id) && is_of(range, id) && !is_of(unknown(context), id));
  MlsLocation none = unknown(context);
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "a place in a file",
                 mlsLocationFileLineColRangeGetFilename(none, &name));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFileLineColRangeGetStartLine(none, &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFileLineColRangeGetStartColumn(none, &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFileLineColRangeGetEndLine(none, &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFileLineColRangeGetEndColumn(none, &number));
  OK(mlsLocationFileLineColGet(context, str(""), 1, 1, &place));
  CHECK(reads(place, "loc(\"-\":1:1)"));
  OK(mlsContextDestroy(context));
}

static void calls_and_names(void) {
  MlsContext context;
  MlsLocation callee, caller, site, named, found;
  MlsIdentifier name;
  MlsTypeID id;
  bool is;
  OK(mlsContextCreate(&context));
  callee = location(context, "loc(\"f\")");
  caller = location(context, "loc(\"g\")");
  OK(mlsLocationCallSiteGet(callee, caller, &site));
  CHECK(reads(site, "loc(callsite(\"f\" at \"g\"))"));
  OK(mlsLocationCallSiteGetCallee(site, &found));
  CHECK(found.bits == callee.bits);
  OK(mlsLocationCallSiteGetCaller(site, &found));
  CHECK(found.bits == caller.bits);
  OK(mlsLocationIsACallSite(site, &is));
  CHECK(is);
  OK(mlsLocationCallSiteGetTypeID(&id));
  CHECK(is_of(site, id) && !is_of(callee, id));
  REFUSED_SAYING(MLS_STATUS_BAD_ARGUMENT, "the location of a call",
                 mlsLocationCallSiteGetCallee(callee, &found));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLocationCallSiteGetCaller(callee, &found));

  OK(mlsLocationNameGet(context, str("h"), site, &named));
  OK(mlsLocationNameGetName(named, &name));
  CHECK(is_text(name, "h"));
  OK(mlsLocationNameGetChildLoc(named, &found));
  CHECK(found.bits == site.bits);
  OK(mlsLocationNameGet(context, str("h"), (MlsLocation){0}, &named));
  OK(mlsLocationNameGetChildLoc(named, &found));
  CHECK(found.bits == unknown(context).bits);
  OK(mlsLocationIsAName(named, &is));
  CHECK(is);
  OK(mlsLocationNameGetTypeID(&id));
  CHECK(is_of(named, id) && !is_of(site, id));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLocationNameGetName(site, &name));
  REFUSED(MLS_STATUS_BAD_ARGUMENT, mlsLocationNameGetChildLoc(site, &found));
  REFUSED_SAYING(
      MLS_STATUS_BAD_ARGUMENT, "a location",
      mlsLocationFromAttribute(attribute(context, "7 : i32"), &found));
  OK(mlsContextDestroy(context));
}

static void fused(void) {
  MlsContext context;
  MlsLocation all, parts[2], found[3];
  MlsAttribute seven, metadata;
  MlsTypeID id;
  uint32_t number;
  intptr_t count;
  bool is;
  OK(mlsContextCreate(&context));
  parts[0] = location(context, "loc(\"f\")");
  parts[1] = location(context, "loc(\"g\")");
  seven = attribute(context, "7 : i32");
  OK(mlsLocationFusedGet(context, 2, parts, seven, &all));
  CHECK(reads(all, "loc(fused<7 : i32>[\"f\", \"g\"])"));
  OK(mlsLocationFusedGetNumLocations(all, &number));
  CHECK(number == 2);
  OK(mlsLocationFusedGetMetadata(all, &metadata));
  CHECK(metadata.bits == seven.bits);
  found[1].bits = found[2].bits = 1;
  OK(mlsLocationFusedCopyLocations(all, 1, found, &count));
  CHECK(count == 2 && found[0].bits == parts[0].bits && found[1].bits == 1);
  OK(mlsLocationFusedCopyLocations(all, 3, found, &count));
  CHECK(count == 2 && found[1].bits == parts[1].bits && found[2].bits == 1);
  OK(mlsLocationFusedCopyLocations(all, 0, NULL, &count));
  CHECK(count == 2);
  REFUSED(MLS_STATUS_NULL_POINTER,
          mlsLocationFusedCopyLocations(all, 1, NULL, &count));
  OK(mlsLocationIsAFused(all, &is));
  CHECK(is);
  OK(mlsLocationFusedGetTypeID(&id));
  CHECK(is_of(all, id) && !is_of(parts[0], id));
  OK(mlsLocationFusedGet(context, 2, parts, (MlsAttribute){0}, &all));
  OK(mlsLocationFusedGetMetadata(all, &metadata));
  CHECK(metadata.bits == 0);
  OK(mlsLocationFusedGet(context, 1, parts, (MlsAttribute){0}, &all));
  CHECK(all.bits == parts[0].bits);
  OK(mlsLocationFusedGet(context, 0, NULL, (MlsAttribute){0}, &all));
  CHECK(all.bits == unknown(context).bits);
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFusedGetNumLocations(parts[0], &number));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFusedGetMetadata(parts[0], &metadata));
  REFUSED(MLS_STATUS_BAD_ARGUMENT,
          mlsLocationFusedCopyLocations(parts[0], 1, found, &count));
  OK(mlsContextDestroy(context));
}

// Nobody can make one that is too deep for MLIR.
static void deep_locations_are_refused(void) {
  MlsContext context;
  MlsLocation at;
  MlsStatus status = {0, 0};
  int depth = 0;
  OK(mlsContextCreate(&context));
  at = unknown(context);
  while (depth < 100000 && status.code == MLS_STATUS_OK) {
    status = mlsLocationNameGet(context, str("n"), at, &at);
    ++depth;
  }
  CHECK(status.code == MLS_STATUS_TOO_DEEP && depth < 100000);
  MlsString string;
  OK(mlsLocationToString(at, &string));
  OK(mlsStringDestroy(string));
  OK(mlsContextDestroy(context));
}

int main(void) {
  TEST(files);
  TEST(calls_and_names);
  TEST(fused);
  TEST(deep_locations_are_refused);
  return TEST_RESULT;
}
