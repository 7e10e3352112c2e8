"""Takes a handle to every operation of a module, runs passes, asks every handle what
became of it, and lowers the rest to the LLVM dialect.

    survivors.py FILE.mlir
"""

import sys
from collections import Counter

import mlir_shim
from mlir_shim import Context, InvalidationMode, Module, PassManager, StaleHandleError

CLEAN_UP = "canonicalize,cse"
# The rest of the way down.
LOWER = (
    "one-shot-bufferize{bufferize-function-boundaries=1},"
    "convert-linalg-to-loops,convert-scf-to-cf,"
    "expand-strided-metadata,lower-affine,convert-math-to-llvm,"
    "convert-arith-to-llvm,convert-index-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,"
    "convert-cf-to-llvm,reconcile-unrealized-casts"
)


def main(path: str) -> bool:
    context = Context()
    module = Module.create_parse_from_file(context, path)
    # A handle to every operation, and its name while it lives.
    held = [(op, op.name) for op in module.operation.copy_tree()]

    PassManager.parse(CLEAN_UP, context).run(module)

    # Ask them all. The dead answer too: with what they were and what killed them.
    before, survived, died = Counter(), Counter(), Counter()
    killers, stories, same = Counter(), [], 0
    now = set(module.operation.copy_tree())
    for op, name in held:
        before[name] += 1
        try:
            same += op.name == name and op in now
            survived[name] += 1
        except StaleHandleError as error:
            assert op not in now
            died[name] += 1
            # "...: it was `arith.addi`, erased during pass run 1: canonicalize,cse"
            killers[error.message.partition(", ")[2]] += 1
            if died[name] == 1:
                stories.append(error.message)

    PassManager.parse(LOWER, context).run(module)
    print("lowered to the LLVM dialect:\n")
    print(module)

    # The table of the first run: it is about handles, so it still holds.
    print(f"after {CLEAN_UP}:\n")
    print(f"{'operation':26} {'before':>8} {'survived':>10} {'died':>6}")
    for name in before:
        print(f"{name:26} {before[name]:8} {survived[name]:10} {died[name]:6}")
    print(f"{'all':26} {len(held):8} {survived.total():10} {died.total():6}\n")
    print("what killed them:")
    for reason, count in killers.items():
        print(f"  {count:5}  {reason}")
    print("\nwhat the first of their kinds say:")
    for story in stories[:8]:
        print(f"  {story}")
    mode = InvalidationMode(mlir_shim.invalidation_mode()).name.lower()
    print(
        f"\n{same} of {survived.total()} survivors answer as before and have the same handle "
        f"when reached again ({mode} mode)"
    )
    return same == survived.total()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    right = main(sys.argv[1])
    alive = mlir_shim.live_handles(0)
    if alive:
        print(f"{alive} handles are alive at the end", file=sys.stderr)
    sys.exit(not right or alive != 0)
