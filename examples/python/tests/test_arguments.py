"""What Python accepts and what it refuses, before C sees it."""

import array
import enum

import pytest

import mlir_shim
from common import SUM, find
from mlir_shim import (
    Attribute,
    BadArgumentError,
    Block,
    Context,
    DenseElementsAttr,
    DenseI64Array,
    IntegerAttr,
    IntegerType,
    MlirError,
    Module,
    OutOfRangeError,
    StringAttr,
    Type,
    errors,
)


def test_numbers_are_not_cut_to_size():
    context = Context()
    block = find(Module.create_parse(context, SUM).operation, "arith.addi").block
    for number in (2**63, -(2**63) - 1, 2**64, 2**70):
        with pytest.raises(OverflowError):
            block.get_argument(number)
    i32 = Type.parse("i32", context)
    with pytest.raises(OverflowError):
        IntegerType.get(context, 2**32)
    with pytest.raises(OverflowError):
        IntegerType.get(context, -1)
    with pytest.raises(OverflowError):
        IntegerAttr.get(i32, 2**63)
    with pytest.raises(OverflowError):
        DenseI64Array.get(context, [1, 2**63])
    with pytest.raises(TypeError):
        IntegerAttr.get(i32, 1.5)
    with pytest.raises(OverflowError):
        DenseElementsAttr.float_splat_get(Type.parse("tensor<2xf32>", context), 1e300)
    assert IntegerAttr.get(i32, -1).get_value_int() == -1


def test_indices_are_refused_by_the_library():
    context = Context()
    op = find(Module.create_parse(context, SUM).operation, "arith.addi")
    for at in (-1, 2):
        with pytest.raises(OutOfRangeError) as caught:
            op.get_operand(at)
        assert isinstance(caught.value, IndexError)
        assert caught.value.argument == "pos"


def test_classes_are_checked():
    context = Context()
    module = Module.create_parse(context, SUM)
    with pytest.raises(TypeError):
        module.operation.set_operands([Type.parse("i32", context)])
    with pytest.raises(TypeError):
        Type.parse_get(module, "i32")
    with pytest.raises(TypeError):
        module.operation.to_string(context)
    with pytest.raises(TypeError):
        module.operation.print("not a function")
    with pytest.raises(ValueError, match="lengths"):
        Block.create(context, [Type.parse("i32", context)], [])


def test_texts_are_any_bytes():
    context = Context()
    for text in ("", "grün", "a\0b", "\udcff"):
        attribute = StringAttr.get(context, text)
        assert attribute.get_value() == text
        assert attribute == StringAttr.get(context, text.encode("utf-8", "surrogateescape"))
    assert StringAttr.get(context, b"\xff\xfe").get_value() == "\udcff\udcfe"
    with pytest.raises(TypeError):
        StringAttr.get(context, 7)


def test_arrays_are_buffers_or_sequences():
    context = Context()
    expected = [1, -2, 3]
    arrays = [array.array(code, expected) for code in "bq"]
    for values in (expected, tuple(expected), *arrays):
        assert DenseI64Array.get(context, values).copy_elements() == expected
    assert DenseI64Array.get(context, ()).copy_elements() == []
    many = list(range(1000))
    assert DenseI64Array.get(context, many).copy_elements() == many


def test_handles_are_values():
    context = Context()
    i32 = Type.parse("i32", context)
    assert i32 == IntegerType.get(context, 32) and hash(i32) == hash(IntegerType.get(context, 32))
    assert i32 != Type.parse("i64", context) and i32 != 32
    assert len({i32, IntegerType.get(context, 32)}) == 1
    with pytest.raises(TypeError):
        import pickle

        pickle.dumps(i32)


def test_kinds_are_classes():
    context = Context()
    i32, tensor = Type.parse("i32", context), Type.parse("tensor<2x?xf32>", context)
    assert isinstance(i32, IntegerType) and i32.get_width() == 32
    assert isinstance(tensor, mlir_shim.ShapedType)
    assert isinstance(tensor.get_element_type(), mlir_shim.FloatType)
    with pytest.raises(TypeError):
        IntegerType(tensor)
    with pytest.raises(TypeError):
        IntegerType(Attribute.parse("1 : i32", context))
    for text, kind in [
        ("1 : i32", mlir_shim.IntegerAttr),
        ("1.0 : f32", mlir_shim.FloatAttr),
        ("true", mlir_shim.BoolAttr),
        ("array<i32: 1, 2>", mlir_shim.DenseI32Array),
        ("dense<[1, 2]> : tensor<2xi32>", mlir_shim.DenseElementsAttr),
        ("[1, 2]", mlir_shim.ArrayAttr),
        ("@a", mlir_shim.FlatSymbolRefAttr),
        ("@a::@b", mlir_shim.SymbolRefAttr),
        ("affine_map<(d0) -> (d0)>", mlir_shim.AffineMapAttr),
        ("unit", mlir_shim.UnitAttr),
        ("i32", mlir_shim.TypeAttr),
    ]:
        attribute = Attribute.parse(text, context)
        assert type(attribute) is kind, text
        # What is known to be of a class stays what it is.
        assert Attribute(attribute) is attribute


def test_the_type_ids_of_classes_are_their_own():
    kinds = Type.__subclasses__() + Attribute.__subclasses__()
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    seen = {}
    for kind in kinds:
        if kind._type_id is not None:
            seen.setdefault(kind.get_type_id(), []).append(kind.__name__)
    assert [names for names in seen.values() if len(names) > 1] == [
        ["IntegerAttr", "EmitCCmpPredicateAttr"]
    ]


def test_every_status_has_an_exception():
    raised = {status for status in mlir_shim.Status if status}
    assert set(errors.ERRORS) == raised
    for status, error in errors.ERRORS.items():
        assert error.status is status and issubclass(error, MlirError)


def test_enumerations_have_their_names():
    for kind in (mlir_shim.Status, mlir_shim.LLVMLinkage, mlir_shim.WalkResult):
        assert issubclass(kind, enum.IntEnum)
    assert mlir_shim.LLVMLinkage(0).name == "EXTERNAL"
    attribute = mlir_shim.LLVMLinkageAttr.get(Context(), mlir_shim.LLVMLinkage.INTERNAL)
    assert "internal" in str(attribute)
    with pytest.raises(mlir_shim.BadEnumError):
        mlir_shim.LLVMLinkageAttr.get(Context(), 1000)


def test_an_operation_of_another_kind_is_a_bad_argument():
    module = Module.create_parse(Context(), SUM)
    with pytest.raises(BadArgumentError) as caught:
        Module.from_operation(find(module.operation, "func.func"))
    assert isinstance(caught.value, ValueError)
