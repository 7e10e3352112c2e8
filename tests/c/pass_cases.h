// Every function that makes a pass of MLIR's, operations that pass managers can be
// for, and an input that has them.
#ifndef PASS_CASES_H
#define PASS_CASES_H

#include "mls_test.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

typedef struct Pass {
  MlsStatus (*make)(MlsPass *out);
  const char *upstream, *name, *anchor;
} Pass;

static const Pass PASSES[] = {
#define PASS(ours, theirs, name, anchor) {ours, #theirs, name, anchor},
#include "generated/pass_table.h"
#undef PASS
};

enum { N_PASSES = sizeof PASSES / sizeof *PASSES };

static const char *const INPUT =
    "module attributes {gpu.container_module} {\n"
    "  memref.global \"private\" constant @g : memref<4xf32> = dense<1.0>\n"
    "  func.func private @callee(%a: i32) -> i32 {\n"
    "    %c = arith.constant 3 : i32\n"
    "    %r = arith.muli %a, %c : i32\n"
    "    return %r : i32\n"
    "  }\n"
    "  func.func @scalars(%a: i32, %b: i32, %f: f32) -> (i32, f32) {\n"
    "    %z = arith.constant 0 : i32\n"
    "    %s = arith.addi %a, %z : i32\n"
    "    %d = arith.divsi %s, %b : i32\n"
    "    %c = func.call @callee(%d) : (i32) -> i32\n"
    "    %t = arith.cmpi slt, %c, %b : i32\n"
    "    %e = math.exp %f : f32\n"
    "    cf.cond_br %t, ^one(%c : i32), ^two(%d : i32)\n"
    "  ^one(%x: i32):\n"
    "    cf.br ^two(%x : i32)\n"
    "  ^two(%y: i32):\n"
    "    return %y, %e : i32, f32\n"
    "  }\n"
    "  func.func @loops(%n: index, %m: memref<?xf32>) {\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %c1 = arith.constant 1 : index\n"
    "    %g = memref.get_global @g : memref<4xf32>\n"
    "    %own = memref.alloc() : memref<4xf32>\n"
    "    memref.copy %g, %own : memref<4xf32> to memref<4xf32>\n"
    "    scf.for %i = %c0 to %n step %c1 {\n"
    "      %v = memref.load %m[%i] : memref<?xf32>\n"
    "      %w = arith.addf %v, %v : f32\n"
    "      memref.store %w, %m[%i] : memref<?xf32>\n"
    "    }\n"
    "    affine.for %i = 0 to 4 {\n"
    "      %v = affine.load %own[%i] : memref<4xf32>\n"
    "      affine.store %v, %own[%i] : memref<4xf32>\n"
    "    }\n"
    "    memref.dealloc %own : memref<4xf32>\n"
    "    return\n"
    "  }\n"
    "  func.func @vectors(%m: memref<4x8xf32>, %v: vector<8xf32>) -> f32 {\n"
    "    %c0 = arith.constant 0 : index\n"
    "    %p = arith.constant 0.0 : f32\n"
    "    %r = vector.transfer_read %m[%c0, %c0], %p : memref<4x8xf32>, vector<8xf32>\n"
    "    %s = arith.mulf %r, %v : vector<8xf32>\n"
    "    %x = vector.reduction <add>, %s : vector<8xf32> into f32\n"
    "    return %x : f32\n"
    "  }\n"
    "  func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {\n"
    "    %z = arith.constant 0.0 : f32\n"
    "    %e = tensor.empty() : tensor<4x4xf32>\n"
    "    %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>\n"
    "    %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>)\n"
    "        outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>\n"
    "    return %r : tensor<4x4xf32>\n"
    "  }\n"
    "  gpu.module @kernels {\n"
    "    gpu.func @kernel(%m: memref<4xf32>) kernel {\n"
    "      %t = gpu.thread_id x\n"
    "      %v = memref.load %m[%t] : memref<4xf32>\n"
    "      memref.store %v, %m[%t] : memref<4xf32>\n"
    "      gpu.return\n"
    "    }\n"
    "  }\n"
    "  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n"
    "    spirv.func @f(%a: i32) -> i32 \"None\" {\n"
    "      %r = spirv.IAdd %a, %a : i32\n"
    "      spirv.ReturnValue %r : i32\n"
    "    }\n"
    "  }\n"
    "}\n";

// An operation that is not isolated from above, so that no pass runs on it.
static const char *const NOT_ISOLATED = "scf.for";

// What pass managers are for.
static const char *const ANCHORS[] = {"any",        "builtin.module", "func.func",
                                      "gpu.module", "spirv.module",   "scf.for"};

enum { N_ANCHORS = sizeof ANCHORS / sizeof *ANCHORS };

// A pass manager, and the one in it that is for an operation.
typedef struct Managers {
  MlsPassManager outer;
  MlsOpPassManager inner;
} Managers;

static inline Managers managers_for(MlsContext context, const char *anchor) {
  Managers result;
  if (!strcmp(anchor, "any")) {
    OK(mlsPassManagerCreate(context, &result.outer));
    OK(mlsPassManagerGetAsOpPassManager(result.outer, &result.inner));
    return result;
  }
  OK(mlsPassManagerCreateOnOperation(context, str("builtin.module"), &result.outer));
  OK(mlsPassManagerGetAsOpPassManager(result.outer, &result.inner));
  if (!strcmp(anchor, NOT_ISOLATED))
    OK(mlsOpPassManagerGetNestedUnder(result.inner, str("func.func"), &result.inner));
  if (strcmp(anchor, "builtin.module"))
    OK(mlsOpPassManagerGetNestedUnder(result.inner, str(anchor), &result.inner));
  return result;
}

// Passes that write to standard error what is not for a test to show.
static const char *const PRINT[] = {"print-ir", "print-op-stats",
                                    "test-scf-parallel-loop-collapsing",
                                    "view-op-graph"};

#define IS_OF(list, pass) is_of(list, sizeof list / sizeof *list, pass)

static inline bool is_of(const char *const *names, size_t count, const Pass *pass) {
  for (size_t i = 0; i < count; ++i)
    if (!strcmp(names[i], pass->name))
      return true;
  return false;
}

// Some passes leave files where temporary ones go, if their options name no other
// place: in a folder that is made of this.
#define PASS_FOLDER "/tmp/mls_passes_XXXXXX"

static inline void passes_write_into(char *folder) {
  CHECK(mkdtemp(folder));
  CHECK(!setenv("TMPDIR", folder, 1));
}

// Removes it, with what is in it.
static inline void remove_what_passes_wrote(const char *folder) {
  int count = 0;
  DIR *directory = opendir(folder);
  CHECK(directory);
  for (struct dirent *entry; directory && (entry = readdir(directory));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, ".."))
      continue;
    CHECK(!unlinkat(dirfd(directory), entry->d_name, 0));
    ++count;
  }
  // MLIR does write them there, and not elsewhere.
  CHECK(count > 0);
  if (directory)
    closedir(directory);
  CHECK(!rmdir(folder));
}

#endif
