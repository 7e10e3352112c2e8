"""The exceptions: one for each status.

Written by codegen (codegen/src/layers/python.rs); do not edit.
"""

from __future__ import annotations

from ._report import Diagnostic, MlirError
from ._types import Status

__all__ = [
    "Diagnostic",
    "MlirError",
    "NullHandleError",
    "BadHandleError",
    "WrongKindError",
    "NeverIssuedError",
    "StaleHandleError",
    "WrongContextError",
    "BusyError",
    "OutOfScopeError",
    "NullPointerError",
    "OutOfRangeError",
    "BadEnumError",
    "BadArgumentError",
    "DialectNotLoadedError",
    "TooDeepError",
    "InUseError",
    "BadStateError",
    "NotAvailableError",
    "NoSymbolError",
    "ParseError",
    "VerifyError",
    "PassFailedError",
    "PipelineError",
    "UpstreamFailedError",
    "CallbackFailedError",
    "TimedOutError",
    "PanicError",
    "NoMemoryError",
]


class NullHandleError(MlirError):
    """A handle is null (all bits 0) where an object is needed."""

    status = Status.NULL_HANDLE


class BadHandleError(MlirError):
    """A handle has bits that no handle has."""

    status = Status.BAD_HANDLE


class WrongKindError(MlirError, TypeError):
    """A handle names an object of another kind."""

    status = Status.WRONG_KIND


class NeverIssuedError(MlirError):
    """A handle has the form of one, but was never given out."""

    status = Status.NEVER_ISSUED


class StaleHandleError(MlirError):
    """The object of a handle is dead; the report says what it was and what killed it."""

    status = Status.STALE_HANDLE


class WrongContextError(MlirError):
    """A handle belongs to another context than the first handle of the call."""

    status = Status.WRONG_CONTEXT


class BusyError(MlirError):
    """The object is leased to a long call on another thread, which the report names."""

    status = Status.BUSY


class OutOfScopeError(MlirError):
    """A callback inside of a pass run or rewrite used something outside of the operation
    that it was given.
    """

    status = Status.OUT_OF_SCOPE


class NullPointerError(MlirError):
    """A required pointer is null."""

    status = Status.NULL_POINTER


class OutOfRangeError(MlirError, IndexError):
    """An index or a number is out of its range."""

    status = Status.OUT_OF_RANGE


class BadEnumError(MlirError, ValueError):
    """A number is not a value of its enumeration."""

    status = Status.BAD_ENUM


class BadArgumentError(MlirError, ValueError):
    """An argument is of the right type, but this function has no use for it; the report
    says why.
    """

    status = Status.BAD_ARGUMENT


class DialectNotLoadedError(MlirError):
    """The dialect that the call needs is not loaded in the context."""

    status = Status.DIALECT_NOT_LOADED


class TooDeepError(MlirError):
    """A text, or what would be put together, is nested deeper than MLIR's stack allows;
    the report says how deep.
    """

    status = Status.TOO_DEEP


class InUseError(MlirError):
    """Something else still uses the object."""

    status = Status.IN_USE


class BadStateError(MlirError):
    """The object is in a state in which the call makes no sense (an attached operation
    where a detached one is needed, and the like).
    """

    status = Status.BAD_STATE


class NotAvailableError(MlirError):
    """There is no such thing (a dialect, a file, the data of a resource)."""

    status = Status.NOT_AVAILABLE


class NoSymbolError(MlirError, LookupError):
    """There is no symbol of this name: the one that was asked for, or one that compiled
    code needs.
    """

    status = Status.NO_SYMBOL


class ParseError(MlirError):
    """The text or bytecode does not parse; the diagnostics are in the report."""

    status = Status.PARSE_ERROR


class VerifyError(MlirError):
    """The IR does not verify; the diagnostics are in the report."""

    status = Status.VERIFY_ERROR


class PassFailedError(MlirError):
    """A pass failed; the diagnostics are in the report."""

    status = Status.PASS_FAILED


class PipelineError(MlirError):
    """The textual pipeline is wrong; the report says where."""

    status = Status.PIPELINE_ERROR


class UpstreamFailedError(MlirError):
    """MLIR refused for another reason, in the report."""

    status = Status.UPSTREAM_FAILED


class CallbackFailedError(MlirError):
    """A callback of the host asked to stop."""

    status = Status.CALLBACK_FAILED


class TimedOutError(MlirError, TimeoutError):
    """Nobody answered in time."""

    status = Status.TIMED_OUT


class PanicError(MlirError):
    """The library met a fault of its own and undid the call."""

    status = Status.PANIC


class NoMemoryError(MlirError, MemoryError):
    """No memory, or no room in a table."""

    status = Status.NO_MEMORY


ERRORS = {
    Status.NULL_HANDLE: NullHandleError,
    Status.BAD_HANDLE: BadHandleError,
    Status.WRONG_KIND: WrongKindError,
    Status.NEVER_ISSUED: NeverIssuedError,
    Status.STALE_HANDLE: StaleHandleError,
    Status.WRONG_CONTEXT: WrongContextError,
    Status.BUSY: BusyError,
    Status.OUT_OF_SCOPE: OutOfScopeError,
    Status.NULL_POINTER: NullPointerError,
    Status.OUT_OF_RANGE: OutOfRangeError,
    Status.BAD_ENUM: BadEnumError,
    Status.BAD_ARGUMENT: BadArgumentError,
    Status.DIALECT_NOT_LOADED: DialectNotLoadedError,
    Status.TOO_DEEP: TooDeepError,
    Status.IN_USE: InUseError,
    Status.BAD_STATE: BadStateError,
    Status.NOT_AVAILABLE: NotAvailableError,
    Status.NO_SYMBOL: NoSymbolError,
    Status.PARSE_ERROR: ParseError,
    Status.VERIFY_ERROR: VerifyError,
    Status.PASS_FAILED: PassFailedError,
    Status.PIPELINE_ERROR: PipelineError,
    Status.UPSTREAM_FAILED: UpstreamFailedError,
    Status.CALLBACK_FAILED: CallbackFailedError,
    Status.TIMED_OUT: TimedOutError,
    Status.PANIC: PanicError,
    Status.NO_MEMORY: NoMemoryError,
}
