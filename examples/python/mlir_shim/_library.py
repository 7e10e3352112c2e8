"""The library itself: found, loaded, and its functions with their types."""

import ctypes
import os
from pathlib import Path

from . import _ending, _types

# In a clone, where `make lib` leaves it.
_BUILT = Path(__file__).parents[3] / "target" / "static" / "release" / "libmlir_shim.so"


class Text(ctypes.Structure):
    """A text of Python's, as an argument; `MlsStringRef` is one of the library's."""

    _fields_ = [("data", ctypes.c_char_p), ("length", ctypes.c_size_t)]


# The codes of `_types.PROTOTYPES`. A handle is a structure with one number of 64
# bits, a status one with two of 32: both travel like one number of 64. "C" is the
# status of a call during which callbacks may be called.
_CODES = {
    "?": ctypes.c_bool,
    "b": ctypes.c_int8,
    "B": ctypes.c_uint8,
    "i": ctypes.c_int32,
    "I": ctypes.c_uint32,
    "q": ctypes.c_int64,
    "Q": ctypes.c_uint64,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
    "P": ctypes.c_void_p,
    "z": ctypes.c_char_p,
    "S": ctypes.c_uint64,
    "C": ctypes.c_uint64,
    "Text": Text,
    "v": None,
}


def _path():
    chosen = os.environ.get("MLIR_SHIM_LIBRARY")
    if chosen:
        return chosen
    return str(_BUILT) if _BUILT.exists() else _types.SONAME


def _type(code):
    return _CODES[code] if code in _CODES else getattr(_types, code)


def _refuse(status, _function, _arguments):
    # A call that succeeded has a report if MLIR said something.
    if status & 0xFFFFFFFF:
        # The module of reports calls the library itself.
        from ._report import error_of

        raise error_of(status)


class _Library:
    """The functions of the library by their names in C.

    ctypes lets the interpreter's lock go around every call and takes it for every
    callback: that is what the library asks of a host with a lock of its own. It
    needs no `mlsHostSetHooks`, which is for hosts that call with their lock held.
    """

    def __init__(self):
        self._loaded = ctypes.CDLL(_path())

    def unchecked(self, name):
        """A function that returns its status instead of raising it."""
        try:
            result, *parameters = _types.PROTOTYPES[name].split()
        except KeyError:
            raise AttributeError(f"the library has no function {name}") from None
        function = self._loaded[name]
        function.restype = _type(result)
        function.argtypes = [_type(code) for code in parameters]
        return function

    def __getattr__(self, name):
        """Makes a function when it is first asked for: there are two thousand."""
        function = self.unchecked(name)
        result = _types.PROTOTYPES[name][0]
        if result in "SC":
            function.errcheck = _refuse
        if result == "C":
            function = _ending.counted(function)
        setattr(self, name, function)
        return function


lib = _Library()
_ending.announce(lib.mlsHostSetGone)
