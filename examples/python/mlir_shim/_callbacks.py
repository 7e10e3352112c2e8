"""Functions of Python that the library calls, on whatever thread.

There is one C function for each kind of callback, made once and kept for ever.
What it is called with as user data is a key of `_registered`; so nothing of
Python's can be freed while C still has its address.

What a function raises is kept under a token, with which the callback fails; the
call that it is in hands the token back, and raises it there. Diagnostic handlers and
invalidation hooks are in no call that could fail: ctypes gives what they raise to
`sys.unraisablehook`.
"""

from __future__ import annotations

import itertools
import sys
import traceback
from collections import deque
from typing import Callable, NamedTuple

from . import _types
from ._library import lib
from ._values import bytes_of, decoded

_keys = itertools.count(1)


class _Origin:
    """A function that was given to the library, and all copies of it."""

    def __init__(self):
        self.keys: set[int] = set()
        #: Tokens, and what was raised.
        self.failures: deque[tuple[int, BaseException]] = deque()

    def take_failures(self) -> dict[int, BaseException]:
        taken = {}
        # Other threads may add some of their own meanwhile.
        while self.failures:
            token, error = self.failures.popleft()
            del _failing[token]
            taken[token] = error
        return taken


class _Registration(NamedTuple):
    function: object
    origin: _Origin


_registered: dict[int, _Registration] = {}
#: By the tokens that no call has handed back yet.
_failing: dict[int, _Origin] = {}


class lent:
    """A function that is called until the call that it is given to returns."""

    def __init__(self, function: Callable):
        if not callable(function):
            raise TypeError(f"expected a function, not {type(function).__name__}")
        self._function = function

    def __enter__(self) -> int:
        self._key = _register(self._function, _Origin())
        return self._key

    def __exit__(self, *_):
        _forget(self._key)


class given(lent):
    """A function that is called until the library destroys its user data, which it
    never will if the call fails."""

    def __exit__(self, error, *_):
        if error is not None:
            _forget(self._key)


def decoding(function: Callable[[str], object]) -> Callable[[bytes], object]:
    """A function of texts as one of bytes."""
    if not callable(function):
        raise TypeError(f"expected a function, not {type(function).__name__}")
    return lambda data: function(decoded(data))


def take_failures(token: int) -> tuple[BaseException, ...]:
    """What a callback raised, and what its copies on other threads raised
    meanwhile."""
    failures = _failing[token].take_failures()
    # Several may have raised the same.
    return tuple(dict.fromkeys([failures.pop(token), *failures.values()]))


def _register(function, origin):
    key = next(_keys)
    origin.keys.add(key)
    _registered[key] = _Registration(function, origin)
    return key


def _forget(key):
    origin = _registered.pop(key).origin
    origin.keys.discard(key)
    if not origin.keys:
        # The calls that these were in ended in another way.
        for error in origin.take_failures().values():
            sys.excepthook(type(error), error, error.__traceback__)


def _listener(prototype, call):
    """The C function of a kind of callback that is told what has happened."""

    def enter(*arguments):
        call(_registered[arguments[-1]].function, *arguments[:-1])

    return prototype(enter)


def _trampoline(prototype, call, failed=None):
    """The C function of a kind of callback: `call` gives the function that the user
    data stands for what C gave, and gives C what it returns."""

    def enter(*arguments):
        function, origin = _registered[arguments[-1]]
        try:
            return call(function, *arguments[:-1])
        except BaseException as error:
            token = next(_keys)
            _failing[token] = origin
            origin.failures.append((token, error))
            lib.mlsCallbackFail(token)
            return failed

    return prototype(enter)


def _on_string(function, text):
    function(bytes_of(text))


def _on_diagnostic(function, diagnostic):
    from ._report import Diagnostic

    function(Diagnostic._whole(diagnostic.contents))


def _on_invalidations(function, count, invalidations):
    from ._generated import Invalidation

    function([Invalidation._from_c(invalidations[at]) for at in range(count)])


def _on_walk(function, op):
    from ._generated import Operation

    result = function(Operation._view(op))
    return _types.WalkResult.ADVANCE if result is None else _types.WalkResult(result)


def _on_symbol_table(function, op, all_uses_visible):
    from ._generated import Operation

    function(Operation._view(op), all_uses_visible)


def _on_pdl(function, rewriter, results, count, values):
    from ._generated import PatternRewriter, PDLResultList, PDLValue

    values = [PDLValue._view(values[at]) for at in range(count)]
    return bool(function(PatternRewriter._view(rewriter), PDLResultList._view(results), values))


def _on_pass_initialize(external, context):
    from ._generated import Context

    external.initialize(Context._view(context))


def _on_pass_run(external, op, signal):
    from ._generated import ExternalPass, Operation

    external.run(Operation._view(op), ExternalPass._view(signal))


def _on_match(function, op, rewriter):
    from ._generated import Operation, PatternRewriter

    return bool(function(Operation._view(op), PatternRewriter._view(rewriter)))


def _clone(key):
    original, origin = _registered[key]
    try:
        return _register(original.clone(), origin)
    except BaseException as error:
        # There is no way to refuse a copy; it fails when it is run.
        return _register(_Broken(error), origin)


class _Broken:
    """Instead of a copy of a pass that could not be made.

    It lives as long as the pass, so it keeps what the traceback says and not the
    frames, in one of which the pass itself may be.
    """

    def __init__(self, error):
        error.add_note("".join(traceback.format_tb(error.__traceback__)))
        self._error = error.with_traceback(None)

    def initialize(self, _context):
        raise self._error

    def run(self, _op, _signal):
        raise self._error

    def clone(self):
        return self


def _member(structure, name):
    """The type of a function that is a member of a structure."""
    return dict(structure._fields_)[name]


MlsStringCallback = _trampoline(_types.MlsStringCallback, _on_string)
MlsDiagnosticHandler = _listener(_types.MlsDiagnosticHandler, _on_diagnostic)
MlsInvalidationCallback = _listener(_types.MlsInvalidationCallback, _on_invalidations)
MlsOperationWalkCallback = _trampoline(
    _types.MlsOperationWalkCallback, _on_walk, _types.WalkResult.INTERRUPT
)
MlsSymbolTableCallback = _trampoline(_types.MlsSymbolTableCallback, _on_symbol_table)
MlsPDLRewriteFunction = _trampoline(_types.MlsPDLRewriteFunction, _on_pdl, False)
MlsPDLConstraintFunction = _trampoline(_types.MlsPDLConstraintFunction, _on_pdl, False)
MlsDestroyUserData = _types.MlsDestroyUserData(_forget)
MlsBlobDeleter = _types.MlsBlobDeleter(lambda key, *_: _forget(key))

#: For `Pass.external`.
PASS = _types.MlsExternalPassCallbacks(
    destruct=MlsDestroyUserData,
    initialize=_trampoline(
        _member(_types.MlsExternalPassCallbacks, "initialize"), _on_pass_initialize
    ),
    clone=_member(_types.MlsExternalPassCallbacks, "clone")(_clone),
    run=_trampoline(_member(_types.MlsExternalPassCallbacks, "run"), _on_pass_run),
)
#: For `RewritePattern.create`.
PATTERN = _types.MlsRewritePatternCallbacks(
    destruct=MlsDestroyUserData,
    match_and_rewrite=_trampoline(
        _member(_types.MlsRewritePatternCallbacks, "match_and_rewrite"), _on_match, False
    ),
)
