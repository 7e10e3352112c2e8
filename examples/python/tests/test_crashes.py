"""What ends the process with MLIR's own bindings for Python."""

import pytest

from common import SUM, find
from mlir_shim import Context, Module, PassManager, StaleHandleError


def test_an_operation_that_canonicalize_deleted_is_printed():
    context = Context()
    module = Module.create_parse(context, SUM)
    operations = module.operation.copy_tree()
    total = find(module.operation, "arith.addi").result
    PassManager.parse("canonicalize", context).run(module)
    alive = []
    for op in operations:
        try:
            alive.append(op.name)
            assert str(op)
        except StaleHandleError as error:
            assert "erased during pass run" in error.message
            with pytest.raises(StaleHandleError):
                str(op)
    assert alive == ["builtin.module", "func.func", "func.return"]
    with pytest.raises(StaleHandleError, match="arith.addi"):
        str(total)
    with pytest.raises(StaleHandleError):
        total.type


def test_a_clone_at_the_address_of_a_deleted_operation_is_another_one():
    context = Context()
    module = Module.create_parse(context, SUM)
    constant = find(module.operation, "arith.constant")
    original = find(module.operation, "func.func")
    PassManager.parse("canonicalize", context).run(module)
    other = Module.create_parse(context, SUM)
    kept = find(other.operation, "arith.constant")
    # They all live at the same time: one of them may get its address.
    clones = [kept.clone() for _ in range(1_000)]
    assert constant not in clones
    with pytest.raises(StaleHandleError, match="arith.constant"):
        constant.clone()
    # What is made right after a death gets the address of the dead, sooner or later.
    again = False
    for _ in range(1_000):
        dead = kept.clone()
        address = dead.get_raw()
        dead.destroy()
        clone = kept.clone()
        assert clone != dead
        assert str(clone).strip() == str(kept)
        with pytest.raises(StaleHandleError, match="arith.constant"):
            str(dead)
        again = clone.get_raw() == address
        if again:
            break
    assert again, "the allocator never came back to it"
    assert original.name == "func.func"


def test_a_child_keeps_what_it_is_in():
    context = Context()

    def child():
        return find(Module.create_parse(context, SUM).operation, "arith.addi")

    op = child()
    del context
    assert op.parent.parent.name == "builtin.module"
    assert "arith.addi" in str(op)


def test_what_is_used_is_not_destroyed():
    from mlir_shim import InUseError

    context = Context()
    module = Module.create_parse(context, SUM)
    constant = find(module.operation, "arith.constant")
    with pytest.raises(InUseError, match="arith.addi"):
        constant.destroy()
    assert constant.name == "arith.constant"
    find(module.operation, "func.return").destroy()
    find(module.operation, "arith.addi").destroy()
    constant.destroy()
    with pytest.raises(StaleHandleError, match="destroyed by mlsOperationDestroy"):
        constant.name
    assert repr(constant).startswith("<Operation 0x")
