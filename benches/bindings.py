"""The same work as in works.c, with upstream's Python bindings:

    bindings.py WORK N STARTED
"""

import sys
import time

from mlir import ir
from mlir.dialects import arith
from mlir.passmanager import PassManager


def filled(n):
    """A module with a chain of additions, and how long it took to make."""
    module = ir.Module.create()
    i32 = ir.IntegerType.get_signless(32)
    argument = module.body.add_argument(i32, ir.Location.unknown())
    start = time.perf_counter()
    with ir.InsertionPoint(module.body):
        value = argument
        for _ in range(n):
            value = arith.AddIOp(value, argument).result
    return module, time.perf_counter() - start


def build_session(n):
    return filled(n)[1]


def walk_bulk(n):
    module, _ = filled(n)
    start = time.perf_counter()
    names = [op.operation.name for op in module.body.operations]
    took = time.perf_counter() - start
    assert len(names) == n
    return took


def redundant(n):
    pairs = 500
    functions = []
    for f in range((n + 2 * pairs - 1) // (2 * pairs)):
        lines = [f"func.func @f{f}(%0: i32, %1: i32) -> i32 {{"]
        for i in range(2, 2 * pairs):
            lines.append(f"%{i} = arith.muli %{(i & ~1) - 2}, %{(i & ~1) - 1} : i32")
        lines.append(f"return %{2 * pairs - 1} : i32 }}")
        functions.append("\n".join(lines))
    return ir.Module.parse("\n".join(functions))


def passes_tracked(n):
    """All operations are held, as far as the bindings can."""
    module = redundant(n)
    held = [op for function in module.body for op in function.regions[0].blocks[0]]
    passes = PassManager.parse("builtin.module(canonicalize,cse)")
    start = time.perf_counter()
    passes.run(module.operation)
    took = time.perf_counter() - start
    del held
    return took


def main(work, n):
    context = ir.Context()
    context.enable_multithreading(False)
    with context, ir.Location.unknown():
        took = {f.__name__: f for f in (build_session, walk_bulk, passes_tracked)}[work](n)
        print(f"{took * 1e9 / n:.6f}", flush=True)


main(sys.argv[1], int(sys.argv[2]))
