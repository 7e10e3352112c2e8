"""Every function of the library is there, and a broad sample of them works."""

import ctypes
import inspect
import json
import re
import threading
from pathlib import Path

import pytest

import mlir_shim
from common import SUM, find, functions
from mlir_shim import (
    AffineAddExpr,
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    AffineMulExpr,
    Answer,
    ArrayAttr,
    AsmState,
    Attribute,
    BadArgumentError,
    BadStateError,
    Block,
    BlockArgument,
    BytecodeWriterConfig,
    CallbackFailedError,
    Context,
    DenseElementsAttr,
    DialectNotLoadedError,
    DictionaryAttr,
    ExecutionEngine,
    FloatAttr,
    FunctionType,
    Identifier,
    IntegerSet,
    IntegerType,
    IRRewriter,
    LLVMStructType,
    Location,
    MemRefType,
    Module,
    NamedAttribute,
    NoSymbolError,
    NullHandleError,
    OpPrintingFlags,
    OpResult,
    Operation,
    OperationState,
    ParseError,
    PassManager,
    PDLPatternModule,
    PipelineError,
    RankedTensorType,
    Region,
    ShapedType,
    StringAttr,
    SymbolTable,
    TimedOutError,
    TupleType,
    Type,
    VectorType,
    WalkOrder,
    WalkResult,
    WrongContextError,
    passes,
)
from mlir_shim import _members, _types
from mlir_shim._library import lib

DESCRIPTION = Path(__file__).parents[3] / "include" / "mlir_shim.json"


# ---- All of them -------------------------------------------------------------------


def test_every_function_is_in_the_library():
    description = json.loads(DESCRIPTION.read_text())
    for function in description["functions"]:
        unchecked = lib.unchecked(function["name"])
        assert len(unchecked.argtypes) == len(function["parameters"])
    with pytest.raises(AttributeError):
        lib.mlsNoSuchFunction


def test_structures_are_as_large_as_in_c():
    description = json.loads(DESCRIPTION.read_text())
    word = {"bool": 1, "MlsBool": 1, "uint32_t": 4, "MlsStringRef": 16, "MlsStatus": 8}
    for structure in description["structures"]:
        size, largest = 0, 1
        for member in structure["members"]:
            bytes_ = word.get(member["type"], 8)
            align = min(bytes_, 8) if member["type"] != "MlsStatus" else 4
            size = -(-size // align) * align + bytes_
            largest = max(largest, align)
        kind = getattr(_types, structure["name"])
        assert ctypes.sizeof(kind) == -(-size // largest) * largest, structure["name"]
        assert len(kind._fields_) == len(structure["members"])


def test_every_method_calls_what_it_says_with_as_many_arguments():
    """The generated code is compiled, but most of it is not run by these tests."""
    described = 0
    for module in (mlir_shim._generated, passes):
        for name, arguments in _calls(inspect.getsource(module)):
            prototype = _types.PROTOTYPES[name].split()
            assert arguments == len(prototype) - 1, name
            described += 1
    assert described > 1500


def _calls(source):
    """The functions of the library that a source calls, with how many arguments."""
    for match in re.finditer(r"\blib\.(mls\w+)\(", source):
        depth, commas, at, empty = 1, 0, match.end(), True
        while depth:
            letter = source[at]
            depth += (letter in "([") - (letter in ")]")
            commas += letter == "," and depth == 1
            empty = empty and (letter.isspace() or not depth)
            at += 1
        trailing = source[: at - 1].rstrip().endswith(",")
        yield match[1], 0 if empty else commas + 1 - trailing


def test_every_pass_is_made():
    made = [getattr(passes, name) for name in dir(passes) if name.startswith("create_")]
    assert len(made) > 250
    context = Context()
    for make in made:
        make().destroy()
    passes.register_transforms_passes()
    PassManager.create(context).get_as_op_pass_manager().add_owned_pass(
        passes.create_transforms_canonicalizer()
    )


def test_every_getter_of_a_type_id_or_name_answers():
    named = identified = 0
    for name in mlir_shim._generated.__all__:
        kind = getattr(mlir_shim, name)
        for getter in ("get_type_id", "get_name"):
            static = inspect.isclass(kind) and kind.__dict__.get(getter)
            if isinstance(static, staticmethod):
                assert getattr(kind, getter)()
                named += getter == "get_name"
                identified += getter == "get_type_id"
    assert named > 80 and identified > 60


def test_every_class_with_members_of_its_own_has_them():
    for name in dir(_members):
        if name.endswith("Members"):
            kind = getattr(mlir_shim, name.removesuffix("Members"))
            assert issubclass(kind, getattr(_members, name))


# ---- A sample ----------------------------------------------------------------------


def test_types():
    context = Context()
    i32, f32 = IntegerType.get(context, 32), Type.parse("f32", context)
    tensor = RankedTensorType.get([2, ShapedType.get_dynamic_size()], f32, None)
    assert str(tensor) == "tensor<2x?xf32>" and tensor.get_rank() == 2
    assert tensor.copy_sizes()[0] == 2 and tensor.is_dynamic_dim(1)
    function = FunctionType.get(context, [i32, f32], [tensor])
    assert function.copy_inputs() == [i32, f32] and function.copy_results() == [tensor]
    assert TupleType.get(context, [i32] * 40).copy_types() == [i32] * 40
    memref = MemRefType(Type.parse("memref<4x8xf32, strided<[16, 1], offset: 3>>", context))
    assert memref.get_strides_and_offset() == ([16, 1], 3)
    struct = LLVMStructType.literal_get(context, [i32, i32], False)
    assert struct.copy_element_types() == [i32, i32]
    with pytest.raises(BadArgumentError):
        VectorType.get([2], tensor)
    with pytest.raises(ParseError):
        Type.parse("tensor<", context)


def test_attributes():
    context = Context()
    i32 = IntegerType.get(context, 32)
    one = Attribute.parse("1 : i32", context)
    array = ArrayAttr.get(context, [one] * 20)
    assert array.copy_elements() == [one] * 20
    assert FloatAttr.double_get(context, Type.parse("f64", context), 0.5).get_value_double() == 0.5
    dictionary = DictionaryAttr.get(context, [NamedAttribute(Identifier.get(context, "a"), one)])
    assert dictionary.get_element(0) == NamedAttribute(Identifier.get(context, "a"), one)
    assert dictionary.get_element_by_name("b") is None
    dense = DenseElementsAttr.int32_get(RankedTensorType.get([3], i32, None), [1, -2, 3])
    assert [dense.get_int32_value(at) for at in range(3)] == [1, -2, 3]
    raw = dense.get_raw_data()
    assert list(memoryview(raw.data).cast("i")) == [1, -2, 3] and not raw.is_splat
    assert dense == DenseElementsAttr.raw_buffer_get(dense.get_type(), raw.data)
    assert str(StringAttr.get(context, "x")) == '"x"'


def test_data_stays_where_it_is_until_its_context_is_gone():
    context = Context()
    data = bytearray(b"\1\0\0\0\2\0\0\0")
    kind = RankedTensorType.get([2], IntegerType.get(context, 32), None)
    attribute = Attribute.dense_resource_elements(kind, "numbers", data, alignment=1)
    values = mlir_shim.DenseInt32ResourceElementsAttr(attribute)
    assert [values.get_value(at) for at in range(2)] == [1, 2]
    with pytest.raises(BufferError):
        data.append(0)
    with pytest.raises(mlir_shim.OutOfRangeError):
        Attribute.dense_resource_elements(kind, "numbers", b"\1")


def test_affine_expressions():
    context = Context()
    d0, s0 = mlir_shim.AffineDimExpr.get(context, 0), mlir_shim.AffineSymbolExpr.get(context, 0)
    total = d0 * 4 + s0
    assert isinstance(total, AffineAddExpr) and str(total) == "d0 * 4 + s0"
    assert isinstance(total.get_lhs(), AffineMulExpr)
    assert isinstance(total.get_lhs().get_rhs(), AffineConstantExpr)
    assert str(3 + d0 - s0) == str(d0 - s0 + 3)
    made = AffineMap.get(context, 1, 1, [total, d0 % 2])
    assert made.results == (total, d0 % 2) and made.get_num_inputs() == 2
    assert str(AffineMap.compress_unused_symbols([made])[0]) == str(made)
    assert AffineExpr.compose(d0, AffineMap.get(context, 1, 1, [total])) == total
    domain = IntegerSet.get(context, 1, 0, [d0 - 1, d0], [True, False])
    assert domain.get_num_constraints() == 2 and domain.is_constraint_eq(0)
    with pytest.raises(ValueError):
        IntegerSet.get(context, 1, 0, [d0], [])
    with pytest.raises(WrongContextError):
        AffineAddExpr.get(d0, mlir_shim.AffineDimExpr.get(Context(), 0))


def test_ir_is_built_read_and_taken_apart():
    context = Context()
    location, i32 = Location.file_line_col_get(context, "here.py", 1, 2), Type.parse("i32", context)
    module = Module.create_empty(location)
    block = Block.create(context, [i32, i32], [location, location])
    region = Region.create(context)
    region.append_owned_block(block)
    left, right = block.arguments
    total = Operation.make("arith.addi", location, operands=[left, right], infer_results=True)
    block.append(total)
    block.append(Operation.make("func.return", location, operands=total.results))
    function = Operation.make(
        "func.func",
        location,
        attributes={
            "sym_name": StringAttr.get(context, "sum"),
            "function_type": Attribute.parse("(i32, i32) -> i32", context),
        },
        regions=[region],
    )
    module.body.append(function)
    assert module.operation.verify() is None
    assert [op.name for op in module] == ["func.func"]
    (body,) = function.regions[0]
    assert body == block and [op.name for op in body] == ["arith.addi", "func.return"]
    assert isinstance(left, BlockArgument) and left.owner == block and left.get_arg_number() == 0
    assert isinstance(total.result, OpResult) and total.result.owner == total
    assert [use.owner.name for use in total.result.uses] == ["func.return"]
    assert total.result.type == i32 and "here.py" in str(total.location)
    total.operands = [left, left]
    assert total.operands == (left, left) and right.uses == ()
    total.attributes["note"] = Attribute.parse("unit", context)
    assert set(total.attributes) == {"note", "overflowFlags"} and "other" not in total.attributes
    del total.attributes["note"]
    with pytest.raises(KeyError):
        del total.attributes["note"]
    assert total.block == block and total.parent == function and block.terminator == list(body)[-1]
    assert str(total).startswith("%0 = arith.addi")
    state = OperationState.get("no.such", location)
    with pytest.raises((BadArgumentError, DialectNotLoadedError)):
        Operation.create(state)


def test_walks():
    context = Context()
    module = Module.create_parse(context, functions(2))
    seen = []
    assert not module.operation.walk(lambda op: seen.append(op.name), WalkOrder.PRE_ORDER)
    assert seen[0] == "builtin.module" and len(seen) == 9

    def first_function(op):
        seen.append(op.name)
        return WalkResult.INTERRUPT if op.name == "func.func" else WalkResult.ADVANCE

    seen.clear()
    assert module.operation.walk(first_function, WalkOrder.PRE_ORDER)
    assert seen == ["builtin.module", "func.func"]
    with pytest.raises(CallbackFailedError) as caught:
        module.operation.walk(lambda op: 1 / 0, WalkOrder.POST_ORDER)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(CallbackFailedError) as caught:
        module.operation.walk(lambda op: 17, WalkOrder.POST_ORDER)
    assert isinstance(caught.value.__cause__, ValueError)


def test_symbol_tables():
    context = Context()
    module = Module.create_parse(context, functions(2))
    with SymbolTable.create(module.operation) as table:
        assert table["f1"].attributes["sym_name"].get_value() == "f1"
        assert "f2" not in table
        with pytest.raises(KeyError):
            table["f2"]
        copy = table["f1"].clone()
        assert table.insert(copy).get_value() == "f1_0"
        table.erase(copy)
        assert "f1_0" not in table
    SymbolTable.replace_all_symbol_uses("f0", "g", module.operation)
    tables = []

    def see(op, visible):
        tables.append((op.name, visible))

    SymbolTable.walk_symbol_tables(module.operation, True, see)
    assert tables == [("builtin.module", True)]
    with pytest.raises(BadArgumentError):
        SymbolTable.create(find(module.operation, "func.return"))


def test_rewriters():
    context = Context()
    module = Module.create_parse(context, SUM)
    total = find(module.operation, "arith.addi")
    with IRRewriter.create(context) as rewriter:
        rewriter.set_insertion_point_before(total)
        copy = rewriter.clone(total)
        rewriter.replace_op_with_operation(total, copy)
        with pytest.raises(mlir_shim.StaleHandleError):
            total.name
        assert copy.result.uses[0].owner.name == "func.return"
        rewriter.clear_insertion_point()
        with pytest.raises(BadStateError):
            rewriter.clone(copy)


def test_printing():
    context = Context()
    module = Module.create_parse(context, SUM)
    parts = []
    module.operation.print(parts.append)
    assert parts == [str(module)]
    with OpPrintingFlags.create() as flags:
        flags.print_generic_op_form()
        assert '"arith.addi"' in module.operation.to_string(flags)
        with AsmState.create_for_operation(module.operation, flags) as state:
            value = find(module.operation, "arith.addi").result
            assert value.to_string_as_operand(state) == "%1"

    def broken(_):
        raise OSError("the disk is full")

    with pytest.raises(CallbackFailedError) as caught:
        module.operation.print(broken)
    assert isinstance(caught.value.__cause__, OSError)


def test_bytecode():
    context = Context()
    module = Module.create_parse(context, SUM)
    parts = []
    module.operation.write_bytecode(parts.append)
    assert parts[0].startswith(b"ML\xefR") and parts[0] == module.operation.to_bytecode()
    assert str(Module.create_parse(Context(), parts[0])) == str(module)
    with BytecodeWriterConfig.create() as config:
        config.desired_emit_version(1)
        assert module.operation.to_bytecode(config) != parts[0]


def test_pass_managers():
    context = Context()
    manager = PassManager.parse("func.func(canonicalize)", context)
    text = []
    mlir_shim.print_pass_pipeline(manager.get_as_op_pass_manager(), text.append)
    assert "canonicalize" in text[0]
    with pytest.raises(PipelineError):
        PassManager.parse("no-such-pass", context)
    manager.enable_ir_printing(False, True, False, False, False)
    manager.run(Module.create_parse(context, SUM))
    assert "func.func" in manager.take_ir_printing()


def test_patterns_of_pdl():
    context = Context()
    patterns = Module.create_parse(
        context,
        """
        pdl.pattern : benefit(1) {
          %type = pdl.type
          %left = pdl.operand
          %right = pdl.operand
          pdl.apply_native_constraint "is_zero"(%right : !pdl.value)
          %op = pdl.operation "arith.addi"(%left, %right : !pdl.value, !pdl.value)
            -> (%type : !pdl.type)
          pdl.rewrite %op { pdl.replace %op with (%left : !pdl.value) }
        }
        """,
    )
    module = Module.create_parse(context, SUM)
    asked = []

    def is_zero(_rewriter, _results, values):
        asked.append(values[0].as_value().owner.name)
        return asked[-1] == "arith.constant"

    pdl = PDLPatternModule.from_module(patterns)
    pdl.register_constraint_function("is_zero", is_zero)
    made = mlir_shim.RewritePatternSet.from_pdl_pattern_module(pdl)
    config = mlir_shim.greedy_rewrite_driver_config_create()._replace(enable_folding=False)
    frozen = mlir_shim.freeze_rewrite_pattern(made)
    mlir_shim.apply_patterns_and_fold_greedily(module, frozen, config)
    assert "arith.addi" not in str(module) and asked


def test_compiled_code():
    context = Context()
    mlir_shim.register_all_llvm_translations(context)
    module = Module.create_parse(
        context,
        """
        func.func private @host(i64)
        func.func @twice(%a: i64) -> i64 attributes { llvm.emit_c_interface } {
          call @host(%a) : (i64) -> ()
          %r = arith.addi %a, %a : i64
          return %r : i64
        }
        """,
    )
    PassManager.parse("convert-to-llvm,reconcile-unrealized-casts", context).run(module)
    heard = []
    host = ctypes.CFUNCTYPE(None, ctypes.c_int64)(heard.append)
    with ExecutionEngine.create(module, 2, [], False, False) as engine:
        engine.register_symbol("host", host)
        argument, result = ctypes.c_int64(21), ctypes.c_int64()
        engine.invoke("twice", argument, result)
        assert (result.value, heard) == (42, [21])
        with pytest.raises(NoSymbolError):
            engine.invoke("thrice", argument, result)


def test_answers():
    answer = Answer.create()
    thread = threading.Thread(target=answer.give, args=[42])
    thread.start()
    assert answer.wait(60_000) == 42
    thread.join()
    with pytest.raises(TimedOutError):
        Answer.create().wait(1)


def test_nothing_is_none():
    context = Context()
    module = Module.create_parse(context, SUM)
    assert module.operation.parent is None and module.operation.block is None
    assert find(module.operation, "func.return").get_next_in_block() is None
    with pytest.raises(TypeError):
        module.operation.set_attribute_by_name("a", None)
    with pytest.raises(NullHandleError):
        lib.mlsOperationVerify(0)


def test_live_objects_are_listed():
    context = Context()
    module = Module.create_parse(context, SUM)
    assert any(one.name == "builtin.module" for one in mlir_shim.copy_live_objects(context))
    assert "builtin.module" in mlir_shim.live_objects_to_string(context)
    assert context.live_handles(mlir_shim.Kind.OPERATION) == 1
    assert module.operation.get_context() == context
    assert mlir_shim.version().count(".") == 2 and mlir_shim.llvm_version_major() == 22
