"""References in any order, from any thread, while everything else goes on."""

import gc
import os
import random
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest

from common import SUM, find, functions, on_functions
from mlir_shim import (
    Block,
    BusyError,
    Context,
    Location,
    MlirError,
    Module,
    Operation,
    OperationState,
    PassManager,
    Region,
    StaleHandleError,
    Type,
    live_handles,
)

#: The random tests can be repeated.
SEED = int(os.environ.get("MLS_SEED", "1"))


def test_a_block_of_with_destroys():
    with Context() as context:
        module = Module.create_parse(context, SUM)
        with Module.create_parse(context, SUM) as other:
            body = other.body
        with pytest.raises(StaleHandleError):
            body.operations
        assert module.operation.name == "builtin.module"
    with pytest.raises(StaleHandleError):
        module.operation
    # It may have gone before.
    with Context() as context:
        context.destroy()


def test_pieces_keep_their_references_where_they_go():
    context = Context()
    location = Location.unknown(context)
    region, block = Region.create(context), Block.create(context, [], [])
    region.append_owned_block(block)
    op = Operation.make("builtin.module", location, regions=[region])
    with pytest.raises(StaleHandleError):
        region.blocks
    assert op.regions[0].blocks == (block,)
    inner = Operation.make("builtin.module", location, regions=[Region.create(context)])
    block.append(inner)
    assert inner.parent == op
    del op, region
    gc.collect()
    assert inner.parent.name == "builtin.module"
    inner.remove_from_parent()
    assert inner.parent is None and block.operations == ()
    block.detach()
    assert block.region is None
    del context, location
    gc.collect()
    inner.destroy()
    block.destroy()


def test_what_fails_gives_nothing_away():
    context = Context()
    location = Location.unknown(context)
    region = Region.create(context)
    block = Block.create(context, [], [])
    region.append_owned_block(block)
    op = Operation.make("builtin.module", location, regions=[Region.create(context)])
    block.append(op)
    with pytest.raises(MlirError):
        block.append(op)
    with pytest.raises(MlirError):
        region.append_owned_block(block)
    state = OperationState.get("arith.nonsense", location)
    state.add_owned_regions([region])
    with pytest.raises(MlirError):
        Operation.create(state)
    assert region.blocks == (block,) and op.parent is None


def test_another_wrapper_is_another_reference():
    context = Context()
    op = Module.create_parse(context, SUM).operation
    same = Operation(op)
    assert same is op
    other = find(op, "func.func").parent
    assert other == op and other is not op
    gone = weakref.ref(op)
    del op, same
    assert gone() is None
    assert other.verify() is None


def test_a_session_lets_others_wait():
    context = Context()
    entered, order = threading.Event(), []

    def other():
        entered.wait(60)
        Type.parse("i32", context)
        order.append("other")

    thread = threading.Thread(target=other)
    thread.start()
    with context.session():
        entered.set()
        for width in range(1, 200):
            Type.parse(f"i{width}", context)
        order.append("session")
    thread.join()
    assert order == ["session", "other"]


class Torture:
    """Threads that make, keep, drop, destroy and run, all at once."""

    def __init__(self, context):
        self.context = context
        self.shared = []
        self.faults = []
        self.done = threading.Event()

    def keep(self, one, rng):
        # Some of it is in cycles, which only the collector finds.
        box = [one]
        if rng.random() < 0.3:
            box.append(box)
        self.shared.append(box)

    def drop(self, rng):
        try:
            self.shared.pop(rng.randrange(len(self.shared) or 1))
        except IndexError:
            pass  # Another thread was quicker.

    def step(self, rng):
        action = rng.randrange(8)
        if action == 0:
            self.keep(Module.create_parse(self.context, functions(rng.randrange(1, 4))), rng)
        elif action <= 2 and self.shared:
            one = rng.choice(list(self.shared) or [[None]])[0]
            if isinstance(one, Module):
                one = one.operation
            if isinstance(one, Operation):
                self.keep(rng.choice(one.copy_tree()), rng)
        elif action == 3 and self.shared:
            one = rng.choice(list(self.shared) or [[None]])[0]
            if isinstance(one, Operation):
                self.keep(one.clone() if rng.random() < 0.5 else one.block, rng)
                self.keep(one.location, rng)
                str(one)
        elif action == 4 and self.shared:
            one = rng.choice(list(self.shared) or [[None]])[0]
            if isinstance(one, Module):
                on_functions(self.context, self.inside(rng)).run(one)
                PassManager.parse("canonicalize,cse", self.context).run(one)
        elif action == 5 and self.shared:
            one = rng.choice(list(self.shared) or [[None]])[0]
            if isinstance(one, Operation) and rng.random() < 0.2:
                one.destroy()
        else:
            self.drop(rng)

    def inside(self, rng):
        seed = rng.random()

        def run(op, _):
            mine = random.Random(seed)
            for one in op.copy_tree():
                self.keep(one, mine)
                for value in (*one.operands, *one.results):
                    self.keep(value.type, mine)
            self.drop(mine)
            gc.collect(0)
            if mine.random() < 0.1:
                raise LookupError("this run fails")

        return run

    def work(self, seed):
        rng = random.Random(seed)
        try:
            for _ in range(150):
                try:
                    self.step(rng)
                except MlirError:
                    pass  # Stale, busy, in use, failed: an answer, and no crash.
                if len(self.shared) > 200:
                    self.drop(rng)
        except BaseException as error:
            self.faults.append(error)

    def collect(self):
        while not self.done.wait(0.001):
            gc.collect()


def test_the_collector_may_run_at_any_time_on_any_thread():
    torture = Torture(Context())
    workers = [threading.Thread(target=torture.work, args=[SEED + at]) for at in range(4)]
    collector = threading.Thread(target=torture.collect)
    for thread in [*workers, collector]:
        thread.start()
    for thread in workers:
        thread.join()
    torture.done.set()
    collector.join()
    assert not torture.faults
    assert live_handles(0)
    # The last references go on several threads too, the context's among them.
    left = torture.shared
    del torture
    random.Random(SEED).shuffle(left)
    droppers = [threading.Thread(target=left.clear) for _ in range(2)]
    for thread in droppers:
        thread.start()
    for thread in droppers:
        thread.join()


def test_references_may_go_during_a_run():
    context = Context()
    module = Module.create_parse(context, functions(4))
    kept = module.operation.copy_tree()
    gone = threading.Event()

    def run(_op, _):
        kept.clear()
        gc.collect()
        gone.set()

    on_functions(context, run).run(module)
    assert gone.is_set()


def test_what_a_run_uses_is_busy():
    context = Context()
    module = Module.create_parse(context, SUM)
    inside, done = threading.Event(), threading.Event()

    def run(_op, _):
        inside.set()
        assert done.wait(60)

    thread = threading.Thread(target=on_functions(context, run).run, args=[module])
    thread.start()
    assert inside.wait(60)
    try:
        with pytest.raises(BusyError):
            str(module)
        with pytest.raises(BusyError):
            module.destroy()
    finally:
        done.set()
        thread.join()
    assert "arith.addi" in str(module)


PROGRAM = """
import sys, threading, time
sys.path[:0] = {paths!r}
from common import functions, on_functions
from mlir_shim import *

context = Context()
module = Module.create_parse(context, functions(8))
held = module.operation.copy_tree()
context.on_diagnostic(print)
{what}
"""

ENDINGS = {
    "with everything alive": "",
    "by an exception": "raise SystemExit(0)",
    "with a cycle": "held.append(held)",
    "with a thread in a run": """
inside = threading.Event()

def run(op, _):
    inside.set()
    op.verify()

def work():
    while True:
        on_functions(context, run).run(module)

threading.Thread(target=work, daemon=True).start()
assert inside.wait(60)
""",
    "with a finalizer that uses it": """
class Late:
    def __del__(self):
        try:
            str(module)
        except Exception:
            pass

late = Late()
late.itself = late
""",
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_interpreter_may_end(ending):
    here = Path(__file__).parent
    program = PROGRAM.format(paths=[str(here), str(here.parent)], what=ENDINGS[ending])
    for _ in range(5):
        ended = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=120
        )
        assert (ended.returncode, ended.stderr) == (0, "")
