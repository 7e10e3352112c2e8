"""What Python has, as what C takes, checked: ctypes alone would cut it to size."""

import ctypes
from array import array
from operator import index

from ._library import Text

_LIMITS = {
    "b": (-(2**7), 2**7 - 1, "int8_t"),
    "B": (0, 2**8 - 1, "uint8_t"),
    "i": (-(2**31), 2**31 - 1, "int32_t"),
    "I": (0, 2**32 - 1, "uint32_t"),
    "q": (-(2**63), 2**63 - 1, "int64_t"),
    "Q": (0, 2**64 - 1, "uint64_t"),
}
# The largest number of 32 bits.
_FLOAT_MAX = 3.4028234663852886e38


def _number(code):
    low, high, name = _LIMITS[code]

    def convert(value):
        value = index(value)
        if not low <= value <= high:
            raise OverflowError(f"{value} is no {name}")
        return value

    return convert


int8, uint8 = _number("b"), _number("B")
int32, uint32 = _number("i"), _number("I")
int64, uint64 = _number("q"), _number("Q")
size = uint64
double = float


def float32(value):
    value = float(value)
    if _FLOAT_MAX < abs(value) < float("inf"):
        raise OverflowError(f"{value} is no float")
    return value


def encoded(value):
    """The bytes of a text, whatever they are."""
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape")
    if isinstance(value, bytes):
        return value
    raise TypeError(f"expected str or bytes, not {type(value).__name__}")


def decoded(data):
    """The text of bytes, which `encoded` gives back."""
    return data.decode("utf-8", "surrogateescape")


def text(value):
    """A text that lives as long as the result."""
    value = encoded(value)
    return Text(value, len(value))


def texts(values):
    return _array(Text, [text(value) for value in values])


def bytes_of(view):
    """A copy of a text of the library's."""
    return ctypes.string_at(view.data, view.length) if view.length else b""


def text_of(view):
    return decoded(bytes_of(view))


def handle(value, kind):
    """The bits of a handle."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, not {type(value).__name__}")
    return value.bits


def optional(value, kind):
    """The bits of a handle, or null."""
    return 0 if value is None else handle(value, kind)


def handles(values, kind):
    return _array(ctypes.c_uint64, [handle(value, kind) for value in values])


def structures(values, kind):
    """An array of structures, each as its own `_to_c` gives it."""
    return _array(kind.C, [structure(value, kind) for value in values])


def structure(value, kind):
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, not {type(value).__name__}")
    return value._to_c()


def _array(kind, values):
    return (kind * len(values))(*values)


def numbers(code, values):
    """An array of numbers: of a buffer of just these as it is, else of a copy."""
    if not isinstance(values, array) or values.typecode != code:
        # It checks ranges, as above.
        values = array(code, values)
    return _Buffer(values)


def booleans(values):
    return _Buffer(array("B", [bool(value) for value in values]))


def buffer(values):
    """The bytes of anything that has them."""
    return _Buffer(array("B", bytes(memoryview(values))))


def same_length(*arrays):
    """Arrays that go together are as long as each other."""
    if len({len(one) for one in arrays}) > 1:
        raise ValueError(f"arrays of different lengths: {[len(one) for one in arrays]}")


class _Buffer:
    """The address of an array, which lives as long."""

    def __init__(self, values):
        self._values = values
        self._as_parameter_ = ctypes.c_void_p(values.buffer_info()[0])

    def __len__(self):
        return len(self._values)


def copied(kind, copy):
    """All elements that `copy(capacity, elements, count)` gives: as many as there are."""
    capacity, count = 16, ctypes.c_int64()
    while True:
        elements = (kind * capacity)()
        copy(capacity, elements, ctypes.byref(count))
        if count.value <= capacity:
            return elements[: count.value]
        capacity = count.value
