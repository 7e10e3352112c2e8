"""Diagnostics: as data of an exception, and for handlers."""

import threading

import pytest

from common import SUM, find, functions, on_functions
from mlir_shim import (
    Context,
    DiagnosticSeverity,
    Kind,
    Module,
    ParseError,
    PassManager,
    StaleHandleError,
    VerifyError,
    emit_error,
)


def test_an_exception_has_the_diagnostics():
    context = Context()
    with pytest.raises(ParseError) as caught:
        Module.create_parse(context, "func.func @f( {")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.severity is DiagnosticSeverity.ERROR
    assert "expected" in diagnostic.message
    assert diagnostic.location.startswith("loc(")
    assert diagnostic.message in str(caught.value)
    assert caught.value.function == "mlsModuleCreateParse"


def test_notes_come_with_their_diagnostic():
    context = Context()
    module = Module.create_parse(context, SUM)
    find(module.operation, "func.return").destroy()
    heard = []
    with context.on_diagnostic(heard.append):
        with pytest.raises(VerifyError) as caught:
            module.operation.verify()
    assert [*caught.value.diagnostics] == heard
    (diagnostic,) = heard
    assert "terminat" in diagnostic.message
    assert all(note.severity is DiagnosticSeverity.NOTE for note in diagnostic.notes)
    assert diagnostic.notes


def test_a_handler_hears_what_an_immediate_one_hears():
    context = Context()
    module = Module.create_parse(context, functions(8))
    later, at_once, threads = [], [], set()

    def immediate(diagnostic):
        threads.add(threading.get_ident())
        at_once.append(diagnostic)

    def run(op, _):
        emit_error(op.location, str(op.attributes["sym_name"]))

    with context.on_diagnostic(later.append):
        with context.on_diagnostic(immediate, immediate=True):
            on_functions(context, run).run(module)
    assert len(later) == len(at_once) == 8
    assert sorted(later) == sorted(at_once)
    emit_error(module.operation.location, "nobody hears it")
    assert len(later) == 8


def test_a_handler_may_take_itself_away():
    context = Context()
    location = Module.create_parse(context, SUM).operation.location
    heard = []

    def handler(diagnostic):
        heard.append(diagnostic.message)
        subscription.detach()

    subscription = context.on_diagnostic(handler)
    emit_error(location, "first")
    emit_error(location, "second")
    assert heard == ["first"]


def test_the_interpreter_hears_of_exceptions_of_handlers(monkeypatch):
    context = Context()
    location = Module.create_parse(context, SUM).operation.location
    told = []
    monkeypatch.setattr("sys.unraisablehook", lambda one: told.append(str(one.exc_value)))

    def handler(_):
        raise ValueError("not with me")

    with context.on_diagnostic(handler):
        emit_error(location, "something")
    assert told == ["not with me"]


def test_hooks_hear_of_every_death():
    context = Context()
    module = Module.create_parse(context, SUM)
    operations = module.operation.copy_tree()
    deaths = []
    with context.on_invalidation(deaths.extend):
        PassManager.parse("canonicalize", context).run(module)
    assert {one.name for one in deaths} >= {"arith.addi", "arith.constant"}
    deaths = [one for one in deaths if one.kind == Kind.OPERATION]
    assert all("canonicalize" in one.reason and one.run for one in deaths)
    dead = {one.handle for one in deaths}
    for op in operations:
        try:
            op.name
            assert op.bits not in dead
        except StaleHandleError:
            assert op.bits in dead


def test_a_context_forgets_its_handlers():
    context = Context()
    context.on_diagnostic(lambda _: None)
    context.on_invalidation(lambda _: None)
    context.destroy()
    with pytest.raises(StaleHandleError):
        context.on_diagnostic(lambda _: None)
