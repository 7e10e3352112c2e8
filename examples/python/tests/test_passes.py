"""Passes and patterns in Python, on MLIR's threads."""

import threading

import pytest

from common import SUM, find, functions, on_functions
from mlir_shim import (
    CallbackFailedError,
    Context,
    Module,
    OutOfScopeError,
    Pass,
    PassFailedError,
    PassManager,
    RewritePattern,
    RewritePatternSet,
    StaleHandleError,
    apply_patterns_and_fold_greedily_with_op,
    emit_error,
    freeze_rewrite_pattern,
    greedy_rewrite_driver_config_create,
)
from mlir_shim import _callbacks


def test_passes_run_on_several_threads_at_once():
    context = Context()
    assert context.get_num_threads() > 1
    module = Module.create_parse(context, functions(64))
    # Both are inside of the pass at the same time, or the barrier breaks.
    meeting = threading.Barrier(2, timeout=60)
    lock = threading.Lock()
    threads, names = set(), []

    def run(op, _):
        with lock:
            threads.add(threading.get_ident())
            names.append(str(op.attributes["sym_name"]))
            meets = len(names) <= 2
        if meets:
            meeting.wait()

    on_functions(context, run).run(module)
    assert sorted(names) == sorted(f'"f{number}"' for number in range(64))
    assert threads != {threading.main_thread().ident}


def test_an_exception_of_a_pass_is_the_cause():
    context = Context()
    module = Module.create_parse(context, functions(16))

    def run(op, _):
        raise LookupError(str(op.attributes["sym_name"]))

    with pytest.raises(CallbackFailedError) as caught:
        on_functions(context, run).run(module)
    assert isinstance(caught.value.__cause__, LookupError)
    assert caught.value.causes[0] is caught.value.__cause__
    # Those that failed at the same time on other threads are there too, each once.
    said = [str(cause) for cause in caught.value.causes]
    assert len(set(said)) == len(said)
    assert find(module.operation, "arith.addi").verify() is None


def test_the_end_of_the_program_passes_through():
    context = Context()
    module = Module.create_parse(context, SUM)

    def run(_op, _):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        on_functions(context, run).run(module)


def test_a_pass_signals_failure():
    context = Context()
    module = Module.create_parse(context, SUM)

    def run(op, external):
        emit_error(op.location, "not like this")
        external.signal_failure()

    with pytest.raises(PassFailedError) as caught:
        on_functions(context, run).run(module)
    assert [one.message for one in caught.value.diagnostics] == ["not like this"]


def test_a_pass_changes_what_it_is_given():
    context = Context()
    module = Module.create_parse(context, functions(8))
    held = find(module.operation, "arith.addi")
    passes = []

    def run(op, external):
        addition, constant = find(op, "arith.addi"), find(op, "arith.constant")
        addition.result.replace_all_uses_of_with(addition.operands[0])
        addition.destroy()
        constant.destroy()
        passes.append(external)

    on_functions(context, run).run(module)
    assert [op.name for op in module.operation.copy_tree()].count("arith.addi") == 0
    with pytest.raises(StaleHandleError, match="arith.addi"):
        held.name
    with pytest.raises(StaleHandleError):
        passes[0].signal_failure()


def test_a_pass_stays_inside_of_what_it_is_given():
    context = Context()
    module = Module.create_parse(context, functions(2))
    root, refused = module.operation, []

    def run(_op, _):
        with pytest.raises(OutOfScopeError):
            root.name
        refused.append(True)

    on_functions(context, run).run(module)
    assert refused == [True, True]


def test_a_pass_is_initialized_and_copied():
    context = Context()
    module = Module.create_parse(context, functions(32))
    lock = threading.Lock()
    initialized, runs, copies = [], [], []

    def run(op, _):
        with lock:
            runs.append(op.name)

    def clone():
        with lock:
            copies.append(True)
        return run

    manager = on_functions(context, run, initialize=initialized.append, clone=clone)
    for _ in range(2):
        manager.run(module)
    assert initialized and set(initialized) == {context}
    assert len(runs) == 64 and copies


def test_an_exception_of_initialize_or_clone_fails_the_run():
    context = Context()
    module = Module.create_parse(context, functions(32))

    def fail(*_):
        raise ZeroDivisionError

    ran = []
    manager = on_functions(context, lambda *_: ran.append(1), initialize=fail)
    with pytest.raises(CallbackFailedError) as caught:
        manager.run(module)
    assert isinstance(caught.value.__cause__, ZeroDivisionError) and not ran
    manager = on_functions(context, lambda *_: None, clone=fail)
    with pytest.raises(CallbackFailedError) as caught:
        manager.run(module)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_pass_runs_other_passes():
    context = Context()
    module = Module.create_parse(context, functions(4))

    def run(op, _):
        manager = PassManager.create_on_operation(context, "func.func")
        manager.get_as_op_pass_manager().add_pipeline("canonicalize")
        manager.run(op)

    on_functions(context, run).run(module)
    assert [op.name for op in module.operation.copy_tree()].count("arith.addi") == 0


def test_two_threads_with_two_pass_managers_are_inside_of_their_passes_at_once():
    """And a diagnostic handler hears of it, in Python too."""
    context = Context()
    modules = [Module.create_parse(context, SUM) for _ in range(2)]
    meeting = threading.Barrier(2, timeout=60)
    met, heard, failures = [], [], []

    def run(op, _):
        meeting.wait()
        emit_error(op.location, "met")
        met.append(threading.get_ident())
        # Nobody leaves before both have said so.
        meeting.wait()

    def work(module):
        try:
            on_functions(context, run).run(module)
        except BaseException as error:
            failures.append(error)

    with context.on_diagnostic(heard.append):
        threads = [threading.Thread(target=work, args=[module]) for module in modules]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not failures
    assert len(met) == 2
    assert [one.message for one in heard] == ["met", "met"]


def test_other_threads_go_on_during_a_run():
    context = Context()
    module = Module.create_parse(context, SUM)
    inside, done = threading.Event(), threading.Event()

    def run(_op, _):
        inside.set()
        assert done.wait(60)

    thread = threading.Thread(target=on_functions(context, run).run, args=[module])
    thread.start()
    assert inside.wait(60)
    other = Module.create_parse(context, SUM)
    PassManager.parse("canonicalize", context).run(other)
    done.set()
    thread.join()
    assert "arith.addi" not in str(other)


def fold(op, rewriter):
    """`x + 0` is `x`."""
    left, right = op.operands
    if right.owner.name != "arith.constant":
        return False
    rewriter.as_base().replace_op_with_values(op, [left])
    return True


def apply(context, op, match):
    patterns = RewritePatternSet.create(context)
    patterns.add(RewritePattern.create("arith.addi", match))
    # Or MLIR folds it before us.
    config = greedy_rewrite_driver_config_create()._replace(enable_folding=False)
    apply_patterns_and_fold_greedily_with_op(op, freeze_rewrite_pattern(patterns), config)


def test_a_pattern_rewrites():
    context = Context()
    module = Module.create_parse(context, functions(3))
    held = find(module.operation, "arith.addi")
    apply(context, module.operation, fold)
    assert "arith.addi" not in str(module)
    with pytest.raises(StaleHandleError):
        held.name


def test_an_exception_of_a_pattern_is_the_cause():
    context = Context()
    module = Module.create_parse(context, SUM)

    def fail(_op, _rewriter):
        raise ArithmeticError("no")

    with pytest.raises(CallbackFailedError) as caught:
        apply(context, module.operation, fail)
    assert str(caught.value.__cause__) == "no"


def test_an_exception_that_no_call_hands_back_is_told_at_last(monkeypatch):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, _: told.append(str(error)))
    with _callbacks.lent(print) as key:
        origin = _callbacks._registered[key].origin
        for number in range(2):
            _callbacks._failing[-number] = origin
            origin.failures.append((-number, LookupError(number)))
        assert not told
    assert told == ["0", "1"]


def test_a_pass_that_is_never_used_is_forgotten():
    Pass.external(lambda *_: None, name="unused").destroy()
    with pytest.raises(TypeError):
        Pass.external(lambda *_: None, name=7)
