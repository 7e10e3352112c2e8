"""The end of the interpreter, while threads of MLIR's or of its own go on.

A thread that waits for the interpreter's lock is ended when the interpreter is gone,
and takes the process with it if there are frames of the library's below. So no
callback is called any more from then on, and those that have begun are waited for.
"""

import atexit
import time

#: How long, in seconds, if they do not come to an end.
_PATIENCE = 10

_running = set()
_gone = False


def is_gone() -> bool:
    """Whether the end has begun."""
    return _gone


def counted(function):
    """A function of the library during which callbacks may be called."""

    def call(*arguments):
        this = object()
        _running.add(this)
        try:
            return function(*arguments)
        finally:
            _running.discard(this)

    return call


def announce(set_gone):
    """Tells the library when the end begins."""

    def end():
        global _gone
        _gone = True
        set_gone(True)
        begun, limit = set(_running), time.monotonic() + _PATIENCE
        while begun & _running and time.monotonic() < limit:
            time.sleep(0.001)

    atexit.register(end)
