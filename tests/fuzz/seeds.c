// Writes what the fuzzers begin with and what this version of MLIR decides: the
// seeds in text as bytecode, in every version that it writes, and dictionaries of
// the words that it knows.
//
//   seeds FOLDER TEXT...
#define _DEFAULT_SOURCE
#include "mls_test.h"
#include "pass_cases.h"

static FILE *create(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "wb");
  if (!file) {
    perror(path);
    exit(1);
  }
  return file;
}

static void write_bytecode(MlsContext context, const char *folder, const char *path) {
  MlsModule module;
  const char *slash = strrchr(path, '/');
  OK(mlsModuleCreateParseFromFile(context, str(path), &module));
  for (int64_t version = 0; version <= 6; version += 3) {
    MlsBytecodeWriterConfig config;
    MlsString bytes;
    MlsStringRef view;
    char name[256];
    OK(mlsBytecodeWriterConfigCreate(&config));
    OK(mlsBytecodeWriterConfigDesiredEmitVersion(config, version));
    // Old versions have no room for some of what is there.
    if (mlsOperationToBytecode(root_of(module), config, &bytes).code == MLS_STATUS_OK) {
      OK(mlsStringGet(bytes, &view));
      snprintf(name, sizeof name, "bytecode/%s.%d", slash ? slash + 1 : path, (int)version);
      FILE *file = create(folder, name);
      fwrite(view.data, 1, view.length, file);
      fclose(file);
      OK(mlsStringDestroy(bytes));
    }
    OK(mlsBytecodeWriterConfigDestroy(config));
  }
  OK(mlsModuleDestroy(module));
}

// Of the names of operations, which upstream's C API does not list, those that are
// in the seeds.
static void write_words(MlsContext context, const char *folder, int count, char **texts) {
  static const char *const SYNTAX[] = {
      "->", "#map", "affine_map<", "affine_set<", "dense<", "dense_resource<", "array<i32: ",
      "loc(", "vector<", "tensor<", "memref<", "tuple<", "complex<", "attributes {", "^bb0",
      "strided<[", "sparse<", "!llvm.ptr", "!transform.any_op", "opaque<", "fused<", "callsite(",
      "floordiv", "ceildiv", "mod", "symbol(", "unit", "dense<0x", "{-#", "#-}", "bf16",
      "f8E4M3FN", "index", "i32", "?x", "[4]x", "nested", "private",
  };
  FILE *file = create(folder, "text.dict");
  for (size_t i = 0; i < sizeof SYNTAX / sizeof *SYNTAX; ++i)
    fprintf(file, "\"%s\"\n", SYNTAX[i]);
  for (int i = 0; i < count; ++i) {
    MlsModule module;
    OK(mlsModuleCreateParseFromFile(context, str(texts[i]), &module));
    Operations operations = operations_of(root_of(module));
    for (intptr_t j = 0; j < operations.count; ++j) {
      MlsIdentifier name;
      MlsStringRef text;
      OK(mlsOperationGetName(operations.all[j], &name));
      OK(mlsIdentifierStr(name, &text));
      fprintf(file, "\"%s\"\n", text.data);
    }
    free(operations.all);
    OK(mlsModuleDestroy(module));
  }
  fclose(file);
}

static void write_passes(const char *folder) {
  FILE *file = create(folder, "pipeline.dict");
  for (int i = 0; i < N_PASSES; ++i)
    fprintf(file, "\"%s\"\n", PASSES[i].name);
  fprintf(file, "\"any(\"\n\"builtin.module(\"\n\"func.func(\"\n\"{max-iterations=\"\n");
  fclose(file);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: seeds FOLDER TEXT...\n");
    return 2;
  }
  MlsContext context = full_context(false);
  for (int i = 2; i < argc; ++i)
    write_bytecode(context, argv[1], argv[i]);
  write_words(context, argv[1], argc - 2, argv + 2);
  write_passes(argv[1]);
  OK(mlsContextDestroy(context));
  return 0;
}
