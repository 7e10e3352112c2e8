"""Why a call was refused: the report of its status as an exception."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int64, c_uint64
from typing import NamedTuple

from . import _callbacks
from ._library import lib
from ._types import DiagnosticSeverity, MlsDiagnostic, MlsStringRef, Status
from ._values import decoded, text_of


class Diagnostic(NamedTuple):
    """A diagnostic of MLIR's."""

    severity: DiagnosticSeverity
    message: str
    #: As MLIR prints it, such as `loc("file.mlir":1:2)`.
    location: str
    notes: tuple[Diagnostic, ...] = ()

    @classmethod
    def _from_c(cls, raw: MlsDiagnostic, notes: Iterable[Diagnostic]) -> Diagnostic:
        severity = DiagnosticSeverity(raw.severity)
        return cls(severity, text_of(raw.message), text_of(raw.location), tuple(notes))

    @classmethod
    def _whole(cls, raw: MlsDiagnostic) -> Diagnostic:
        """One that has its notes with it: what a handler is given."""
        notes = [raw.notes[at] for at in range(raw.num_notes)]
        return cls._from_c(
            raw,
            (
                cls(DiagnosticSeverity.NOTE, text_of(note.message), text_of(note.location))
                for note in notes
            ),
        )

    def __str__(self):
        return f"{self.location}: {self.severity.name.lower()}: {self.message}"


class MlirError(Exception):
    """The library refused a call, and nothing has changed.

    There is a subclass for every status. What a callback raised is the
    `__cause__`, and all that callbacks raised meanwhile on other threads is in
    `causes`.
    """

    status: Status
    #: The function of the C API that refused.
    function: str = ""
    #: Its parameter that was wrong, if it was one.
    argument: str = ""
    message: str = ""
    #: What MLIR said during the call.
    diagnostics: tuple[Diagnostic, ...] = ()
    causes: tuple[BaseException, ...] = ()


def error_of(status: int) -> BaseException:
    """The exception for the status of a call, whose report it takes."""
    from .errors import ERRORS

    code = Status(status & 0xFFFFFFFF)
    report = c_uint64()
    if lib.unchecked("mlsStatusGetReport")(status, byref(report)):
        # So many other calls have failed since that it is forgotten.
        error = ERRORS[code](decoded(lib.mlsStatusMessage(status)))
        error.message = str(error)
        return error
    try:
        return _read(ERRORS[code], report.value)
    finally:
        lib.mlsReportRelease(report.value)


def _read(kind, report) -> BaseException:
    diagnostics = tuple(_diagnostics(report))
    message = _text(lib.mlsReportGetMessage, report)
    error = kind("\n".join([message, *(str(one) for one in diagnostics)]))
    error.message = message
    error.function = _text(lib.mlsReportGetFunction, report)
    error.argument = _text(lib.mlsReportGetArgument, report)
    error.diagnostics = diagnostics
    token = c_uint64()
    lib.mlsReportGetErrorToken(report, byref(token))
    if token.value:
        error.causes = _callbacks.take_failures(token.value)
        error.__cause__ = error.causes[0]
        # Nobody expects a program's end inside of something else.
        if not isinstance(error.__cause__, Exception):
            return error.__cause__
    return error


def _text(getter, report) -> str:
    out = MlsStringRef()
    getter(report, byref(out))
    return text_of(out)


def _diagnostics(report):
    count, raw, note = c_int64(), MlsDiagnostic(), MlsDiagnostic()
    lib.mlsReportGetNumDiagnostics(report, byref(count))
    for at in range(count.value):
        lib.mlsReportGetDiagnostic(report, at, byref(raw))
        notes = []
        for number in range(raw.num_notes):
            lib.mlsReportGetNote(report, at, number, byref(note))
            notes.append(Diagnostic._from_c(note, ()))
        yield Diagnostic._from_c(raw, notes)
