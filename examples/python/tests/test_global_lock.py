"""The library with a host that calls it with its lock held, which the hooks let go: here
the interpreter's own, and its own functions are the hooks. The package does without (it
lets the lock go around every call), so this is a program of its own."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import ctypes, sys, threading
sys.path[:0] = {paths!r}
# It calls with the lock held.
ctypes.CDLL = ctypes.PyDLL
from common import functions, on_functions
from mlir_shim import *
from mlir_shim import _types
from mlir_shim._library import lib

kinds = dict(_types.MlsHostHooks._fields_)
api = ctypes.pythonapi
hooks = _types.MlsHostHooks(
    enter=ctypes.cast(api.PyGILState_Ensure, kinds["enter"]),
    leave=ctypes.cast(api.PyGILState_Release, kinds["leave"]),
    detach=ctypes.cast(api.PyEval_SaveThread, kinds["detach"]),
    attach=ctypes.cast(api.PyEval_RestoreThread, kinds["attach"]),
)
lib.mlsHostSetHooks(ctypes.byref(hooks))

meeting = threading.Barrier(2, timeout=60)
seen, heard = [], []

def inside(op, _):
    if op.attributes["sym_name"].get_value() == "f0":
        meeting.wait()
    emit_error(op.location, "seen")
    seen.append(threading.get_ident())

def work(context, module):
    for _ in range(3):
        on_functions(context, inside).run(module)
        str(module)
    PassManager.parse("canonicalize", context).run(module)

def main():
    context = Context()
    modules = [Module.create_parse(context, functions(8)) for _ in range(2)]
    context.on_diagnostic(heard.append)
    threads = [threading.Thread(target=work, args=[context, one]) for one in modules]
    for thread in threads:
        thread.start()
    for thread in threads:
        # Sessions make the others wait for a lock of the library's.
        with context.session():
            for width in range(1, 500):
                Type.parse(f"i{{width}}", context)
        thread.join()

main()
lib.mlsHostSetHooks(None)
assert len(seen) == len(heard) == 48
assert set(seen) - {{threading.main_thread().ident}}
assert live_handles(0) == 0
"""


def test_the_hooks_let_the_lock_go_and_take_it():
    here = Path(__file__).parent
    program = PROGRAM.format(paths=[str(here), str(here.parent)])
    for _ in range(5):
        ended = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=120
        )
        assert (ended.returncode, ended.stderr) == (0, "")
