// The names of conformance.c, for MLIR's own C API.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Dialect/Quant.h"
#include "mlir-c/Dialect/SparseTensor.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

#define T(Name) Mlir##Name
#define GET(Result, name, ...) mlir##name(__VA_ARGS__)
#define GIVE(Result, name) mlir##name()
#define DO(name, ...) mlir##name(__VA_ARGS__)
#define PLAIN(name, ...) mlir##name(__VA_ARGS__)
#define IS_NULL(name, handle) mlir##name##IsNull(handle)
#define SUCCEEDS(name, ...) mlirLogicalResultIsSuccess(mlir##name(__VA_ARGS__))

typedef bool Boolean;

#define PARSE_PIPELINE(manager, pipeline)                                      \
  DO(ParsePassPipeline, manager, pipeline, write_text, NULL)
#define VERIFIES(op) mlirOperationVerify(op)
#define REGISTER_PASSES() mlirRegisterAllPasses()
#define RESULT 0
