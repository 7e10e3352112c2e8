"""What the classes of handles have besides the functions of the C API: properties,
texts, iteration, and blocks of `with`.

Iteration is over what was there when it began, so anything may be erased meanwhile.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from ctypes import byref, c_uint64
from functools import cache
from typing import NamedTuple

from . import _callbacks, _types
from ._library import lib
from ._values import bytes_of, decoded, handle, size, text, texts, uint32

def taken_bytes(string: int) -> bytes:
    """The bytes of a string of the library's, which ends with this."""
    view = _types.MlsStringRef()
    try:
        lib.mlsStringGet(string, byref(view))
        return bytes_of(view)
    finally:
        lib.mlsStringRelease(string)


def taken_text(string: int) -> str:
    return decoded(taken_bytes(string))


class Destroyed:
    """What a `with` destroys at the end of its block."""

    __slots__ = ()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        from .errors import StaleHandleError

        try:
            self.destroy()
        except StaleHandleError:
            pass  # It died inside of the block.


class _Printed:
    """What `str` prints."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.to_string()


class _Tested:
    """What belongs to the class of which a function says so."""

    __slots__ = ()

    @classmethod
    def _class_of(cls, bits):
        for kind in cls.__subclasses__():
            if kind._test is not None and kind._type_id is None and kind._is(bits):
                return kind._class_of(bits)
        return cls


class _Identified(_Tested):
    """What belongs to the class that its type ID tells, or to a kind of that."""

    __slots__ = ()

    @classmethod
    def _is(cls, bits):
        if cls._test is None and cls._type_id is not None:
            return issubclass(cls._root()._class_of(bits), cls)
        return super()._is(bits)

    @classmethod
    def _class_of(cls, bits):
        if cls is not cls._root():
            return cls
        out = c_uint64()
        getattr(lib, f"mls{cls.__name__}GetTypeID")(bits, byref(out))
        kind = _identified(cls).get(out.value, cls)
        return cls if kind is cls else super(_Identified, kind)._class_of(bits)


@cache
def _identified(root) -> dict[int, type]:
    """The classes of types or attributes by their type IDs."""
    found, out = {}, c_uint64()
    kinds = root.__subclasses__()
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
        if kind._type_id is not None:
            getattr(lib, kind._type_id)(byref(out))
            # Some enumerations are integers by another name: the latter comes first.
            found.setdefault(out.value, kind)
    return found


# ---- Contexts ----------------------------------------------------------------


class ContextMembers:
    __slots__ = ()

    def __new__(cls, *, threading: bool = True, dialects: bool = True):
        """Makes a context: with all passes registered and all dialects of MLIR loaded,
        or with none."""
        from ._generated import DialectRegistry, register_all_dialects

        if not dialects:
            return cls.create_with_threading(threading)
        lib.mlsRegisterAllPasses()
        with DialectRegistry.create() as registry:
            register_all_dialects(registry)
            context = cls.create_with_registry(registry, threading)
        context.load_all_available_dialects()
        return context

    def session(self) -> Session:
        """A block in which this thread keeps the lock of the context from call to call:
        a long series of calls is faster, and other threads wait."""
        return Session(self)

    def on_diagnostic(self, handler: Callable, *, immediate: bool = False) -> Subscription:
        """Calls `handler` with every `Diagnostic` of the context: after the call that it
        comes from, on the same thread; or, if `immediate`, where it comes, where it
        must not wait for another thread."""
        out = c_uint64()
        with _callbacks.given(handler) as key:
            lib.mlsContextAttachDiagnosticHandler(
                self.bits,
                _callbacks.MlsDiagnosticHandler,
                immediate,
                key,
                _callbacks.MlsDestroyUserData,
                byref(out),
            )
        return Subscription(self, lib.mlsContextDetachDiagnosticHandler, out.value)

    def on_invalidation(self, hook: Callable) -> Subscription:
        """Calls `hook` after every call that killed handles of the context, with a list of
        one `Invalidation` for each."""
        out = c_uint64()
        with _callbacks.given(hook) as key:
            lib.mlsContextAddInvalidationHook(
                self.bits,
                _callbacks.MlsInvalidationCallback,
                key,
                _callbacks.MlsDestroyUserData,
                byref(out),
            )
        return Subscription(self, lib.mlsContextRemoveInvalidationHook, out.value)


class Session:
    """A block of `with`; see `Context.session`."""

    def __init__(self, context):
        self._context = context

    def __enter__(self):
        lib.mlsContextEnter(self._context.bits)

    def __exit__(self, *_):
        lib.mlsContextLeave(self._context.bits)


class Subscription:
    """What is called until `detach`, the end of the `with` block that this is used for,
    or the end of the context."""

    def __init__(self, context, remove, number):
        self._context = context
        self._remove = remove
        self._number = number

    def detach(self) -> None:
        self._remove(self._context.bits, self._number)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.detach()


class DialectMembers:
    __slots__ = ()

    @property
    def namespace(self) -> str:
        return self.get_namespace()


class IdentifierMembers:
    __slots__ = ()

    def __str__(self):
        return self.str()


# ---- IR ------------------------------------------------------------------------


class ModuleMembers:
    __slots__ = ()

    @property
    def operation(self):
        return self.get_operation()

    @property
    def body(self):
        return self.get_body()

    @property
    def context(self):
        return self.get_context()

    def __iter__(self) -> Iterator:
        return iter(self.body)

    def __str__(self):
        return str(self.operation)


class OperationMembers(_Printed):
    __slots__ = ()

    @staticmethod
    def make(
        name: str,
        location,
        *,
        results: Sequence = (),
        operands: Sequence = (),
        attributes: Mapping = {},
        regions: Sequence = (),
        successors: Sequence = (),
        infer_results: bool = False,
    ):
        """Makes a detached operation."""
        from ._generated import Identifier, NamedAttribute, Operation, OperationState

        context = location.get_context()
        with OperationState.get(name, location) as state:
            state.add_results(results)
            state.add_operands(operands)
            state.add_owned_regions(regions)
            state.add_successors(successors)
            state.add_attributes(
                [NamedAttribute(Identifier.get(context, k), v) for k, v in attributes.items()]
            )
            if infer_results:
                state.enable_result_type_inference()
            return Operation.create(state)

    @property
    def name(self) -> str:
        return self.get_name().str()

    @property
    def context(self):
        return self.get_context()

    @property
    def location(self):
        return self.get_location()

    @location.setter
    def location(self, location):
        self.set_location(location)

    @property
    def parent(self):
        return self.get_parent_operation()

    @property
    def block(self):
        return self.get_block()

    @property
    def regions(self) -> tuple:
        return tuple(self.get_region(at) for at in range(self.get_num_regions()))

    @property
    def operands(self) -> tuple:
        return tuple(self.copy_operands())

    @operands.setter
    def operands(self, values):
        self.set_operands(values)

    @property
    def results(self) -> tuple:
        return tuple(self.copy_results())

    @property
    def result(self):
        """The one result."""
        (result,) = self.copy_results()
        return result

    @property
    def successors(self) -> tuple:
        return tuple(self.get_successor(at) for at in range(self.get_num_successors()))

    @property
    def attributes(self) -> Attributes:
        return Attributes(self)

    def __iter__(self) -> Iterator:
        return iter(self.regions)


class Attributes(MutableMapping):
    """The attributes of an operation, by their names."""

    def __init__(self, op):
        self._op = op

    def __getitem__(self, name):
        attribute = self._op.get_attribute_by_name(name)
        if attribute is None:
            raise KeyError(name)
        return attribute

    def __setitem__(self, name, attribute):
        self._op.set_attribute_by_name(name, attribute)

    def __delitem__(self, name):
        if not self._op.remove_attribute_by_name(name):
            raise KeyError(name)

    def __len__(self):
        return self._op.get_num_attributes()

    def __iter__(self):
        op = self._op
        return iter([op.get_attribute(at).name.str() for at in range(len(self))])


class RegionMembers:
    __slots__ = ()

    @property
    def blocks(self) -> tuple:
        return tuple(self.copy_blocks())

    def __iter__(self) -> Iterator:
        return iter(self.copy_blocks())


class BlockMembers(_Printed):
    __slots__ = ()

    @property
    def region(self):
        return self.get_parent_region()

    @property
    def parent(self):
        return self.get_parent_operation()

    @property
    def arguments(self) -> tuple:
        return tuple(self.copy_arguments())

    @property
    def operations(self) -> tuple:
        return tuple(self.copy_operations())

    @property
    def terminator(self):
        return self.get_terminator()

    def append(self, op) -> None:
        self.append_owned_operation(op)

    def __iter__(self) -> Iterator:
        return iter(self.copy_operations())


class ValueMembers(_Tested, _Printed):
    __slots__ = ()

    @property
    def type(self):
        return self.get_type()

    @property
    def context(self):
        return self.get_context()

    @property
    def location(self):
        return self.get_location()

    @property
    def owner(self):
        """The operation or block that it belongs to."""
        return self.get_owner()

    @property
    def uses(self) -> tuple:
        return tuple(self.copy_uses())


class OpOperandMembers:
    __slots__ = ()

    @property
    def owner(self):
        return self.get_owner()

    @property
    def value(self):
        return self.get_value()


class SymbolTableMembers:
    __slots__ = ()

    def __getitem__(self, name):
        found = self.lookup(name)
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name) -> bool:
        return self.lookup(name) is not None


# ---- What is uniqued -------------------------------------------------------------


class TypeMembers(_Identified, _Printed):
    __slots__ = ()

    @staticmethod
    def parse(source: str, context):
        from ._generated import Type

        return Type.parse_get(context, source)


class AttributeMembers(_Identified, _Printed):
    __slots__ = ()

    @staticmethod
    def parse(source: str, context):
        from ._generated import Attribute

        return Attribute.parse_get(context, source)

    @staticmethod
    def dense_resource_elements(shaped_type, name: str, data, *, alignment: int = 1):
        """A constant of data that stays where it is: in what has a buffer, such as an
        array or a memoryview, which is kept as long."""
        from ._generated import Attribute, Type

        view = memoryview(data).cast("B")
        # Only what may be written to has an address for ctypes.
        raw = (ctypes.c_char * len(view)).from_buffer(view) if not view.readonly else view.tobytes()
        out = c_uint64()
        with _callbacks.given(lambda: raw) as key:
            lib.mlsUnmanagedDenseResourceElementsAttrGet(
                handle(shaped_type, Type),
                text(name),
                ctypes.cast(raw, ctypes.c_void_p),
                len(view),
                size(alignment),
                not view.readonly,
                _callbacks.MlsBlobDeleter,
                key,
                byref(out),
            )
        return Attribute._view(out.value)


class RawData(NamedTuple):
    """The bytes of a dense constant, as the machine has them."""

    data: bytes
    #: 0 if elements are single bits.
    element_size: int
    #: Whether `data` is one element that stands for all.
    is_splat: bool


class DenseElementsAttrMembers:
    __slots__ = ()

    def get_raw_data(self) -> RawData:
        raw = _types.MlsRawData()
        lib.mlsDenseElementsAttrGetRawData(self.bits, byref(raw))
        return RawData(ctypes.string_at(raw.data, raw.size), raw.element_size, raw.is_splat)


class LocationMembers(_Printed):
    __slots__ = ()

    @staticmethod
    def unknown(context):
        from ._generated import Location

        return Location.unknown_get(context)


class AffineMapMembers(_Printed):
    __slots__ = ()

    @property
    def results(self) -> tuple:
        return tuple(self.copy_results())


class IntegerSetMembers(_Printed):
    __slots__ = ()


class AffineExprMembers(_Tested, _Printed):
    """Arithmetic makes expressions; a number is a constant."""

    __slots__ = ()

    def _with(self, kind, other, *, swapped=False):
        from . import _generated

        if isinstance(other, int):
            other = _generated.AffineConstantExpr.get(self.get_context(), other)
        if not isinstance(other, _generated.AffineExpr):
            return NotImplemented
        left, right = (other, self) if swapped else (self, other)
        return getattr(_generated, kind).get(left, right)

    def __add__(self, other):
        return self._with("AffineAddExpr", other)

    def __radd__(self, other):
        return self._with("AffineAddExpr", other, swapped=True)

    def __mul__(self, other):
        return self._with("AffineMulExpr", other)

    def __rmul__(self, other):
        return self._with("AffineMulExpr", other, swapped=True)

    def __mod__(self, other):
        return self._with("AffineModExpr", other)

    def __floordiv__(self, other):
        return self._with("AffineFloorDivExpr", other)

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + -other


# ---- Passes and patterns ---------------------------------------------------------


class PassManagerMembers:
    __slots__ = ()

    @staticmethod
    def parse(pipeline: str, context):
        """A pass manager for any operation, with these passes."""
        from ._generated import PassManager

        manager = PassManager.create(context)
        manager.get_as_op_pass_manager().add_pipeline(pipeline)
        return manager

    def run(self, on) -> None:
        """Runs the passes over an operation, or a module.

        What they erase is stale afterwards, and nothing else. What a pass of Python's
        raised is the `__cause__` of `CallbackFailedError`.
        """
        from ._generated import Module

        self.run_on_op(on.operation if isinstance(on, Module) else on)


class PassMembers:
    __slots__ = ()

    @staticmethod
    def external(
        run: Callable,
        *,
        name: str,
        argument: str = "",
        description: str = "",
        op_name: str = "",
        dependent_dialects: Sequence[str] = (),
        initialize: Callable | None = None,
        clone: Callable | None = None,
    ):
        """Makes a pass of functions: `run(op, pass)` is called on MLIR's threads, several
        at once, and raises what fails the run; `initialize(context)` is called before
        each run, and `clone()` gives another `run` for a copy of the pass."""
        from ._generated import Pass

        external = _External(run, initialize, clone)
        dialects = texts(dependent_dialects)
        out = c_uint64()
        with _callbacks.given(external) as key:
            lib.mlsCreateExternalPass(
                text(name),
                text(argument),
                text(description),
                text(op_name),
                len(dialects),
                dialects,
                _callbacks.PASS,
                key,
                byref(out),
            )
        return Pass._own(out.value)


class _External:
    """The functions of a pass, or of a copy of it."""

    def __init__(self, run, initialize, clone):
        self.run = run
        self._initialize = initialize
        self._clone = clone

    # What stands for the pass is called like a function when something is wrong.
    def __call__(self, op, signal):
        self.run(op, signal)

    def initialize(self, context):
        if self._initialize is not None:
            self._initialize(context)

    def clone(self):
        if self._clone is None:
            return self
        return _External(self._clone(), self._initialize, self._clone)


class RewritePatternMembers:
    __slots__ = ()

    @staticmethod
    def create(root_name: str, match_and_rewrite: Callable, *, benefit: int = 1):
        """Makes a pattern of a function `match_and_rewrite(op, rewriter)`, which tells
        whether it did something; it changes the IR with `rewriter.as_base()`."""
        from ._generated import RewritePattern

        out = c_uint64()
        with _callbacks.given(match_and_rewrite) as key:
            lib.mlsOpRewritePatternCreate(
                text(root_name), uint32(benefit), _callbacks.PATTERN, key, byref(out)
            )
        return RewritePattern._own(out.value)


# ---- Compiled code ---------------------------------------------------------------


class ExecutionEngineMembers:
    __slots__ = ()

    def invoke(self, name: str, *arguments) -> None:
        """Invokes a function that has `llvm.emit_c_interface`: each argument is something
        of ctypes, which the code reads, and the last the place of its result."""
        addresses = [ctypes.addressof(one) for one in arguments]
        packed = (ctypes.c_void_p * max(1, len(addresses)))(*addresses)
        lib.mlsExecutionEngineInvokePacked(self.bits, text(name), packed)

    def register_symbol(self, name: str, function) -> None:
        """Gives the code a function of ctypes, or what is at an address. It must live as
        long as the engine."""
        address = function if isinstance(function, int) else ctypes.cast(function, ctypes.c_void_p)
        lib.mlsExecutionEngineRegisterSymbol(self.bits, text(name), address)
