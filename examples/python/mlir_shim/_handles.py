"""What all handles have in common: each holds one reference, and gives it up."""

from __future__ import annotations

from ctypes import byref, c_bool

from ._ending import is_gone
from ._library import lib

_retain = lib.unchecked("mlsHandleRetain")
_release = lib.unchecked("mlsHandleRelease")


class Handle:
    """A handle, and one reference to what it names.

    The reference keeps the object from being forgotten, together with all that it
    is in; it does not keep a pass from erasing it. After that every use of the
    handle raises `StaleHandleError`, which says what it was and what killed it. Two
    handles are equal if they name the same object.

    `IntegerType(type)` asks for another class of the same object.
    """

    __slots__ = ("bits", "_owned", "__weakref__")

    bits: int
    # The function that tells whether something is of this class, if not all are.
    _test: str | None = None
    # The function that gives the type ID of all of this class, if they have one.
    _type_id: str | None = None

    def __init_subclass__(cls):
        # What tells a class tells nothing of its kinds.
        cls._test = cls.__dict__.get("_test")
        cls._type_id = cls.__dict__.get("_type_id")

    def __new__(cls, handle):
        if isinstance(handle, cls):
            return handle
        if not isinstance(handle, cls._root()) or not cls._is(handle.bits):
            raise TypeError(f"{handle!r} is no {cls.__name__}")
        return cls._make(handle.bits, not _retain(handle.bits))

    @classmethod
    def _is(cls, bits: int) -> bool:
        """Whether something is of this class."""
        if cls._test is None:
            raise TypeError(f"nothing tells whether something is a {cls.__name__}")
        out = c_bool()
        getattr(lib, cls._test)(bits, byref(out))
        return out.value

    @classmethod
    def _root(cls):
        """The class of all handles of this type."""
        return next(
            one for one in reversed(cls.__mro__) if issubclass(one, Handle) and one is not Handle
        )

    @classmethod
    def _make(cls, bits: int, owned: bool):
        self = object.__new__(cls)
        self.bits = bits
        self._owned = owned
        return self

    @classmethod
    def _view(cls, bits: int):
        """Something that the library showed us; None for a null handle. What died
        in the meantime has no reference to give up."""
        return cls._class_of(bits)._make(bits, not _retain(bits)) if bits else None

    @classmethod
    def _own(cls, bits: int):
        """Something that came with a reference; None for a null handle."""
        return cls._class_of(bits)._make(bits, True) if bits else None

    @classmethod
    def _class_of(cls, bits: int):
        return cls

    def _renew(self):
        """The call that just succeeded took the reference, but not the object."""
        self._owned = not _retain(self.bits)

    def _keep(self):
        """The call that just succeeded gave a reference; one is enough."""
        if self._owned:
            _release(self.bits)
        self._owned = True

    def __del__(self):
        if self._owned and not is_gone():
            # Whatever thread this is, and whatever is going on: a release that has
            # to wait waits in the library. What a call consumed, or the end of its
            # context took, is refused, and that is fine.
            _release(self.bits)

    def __eq__(self, other):
        return self.bits == other.bits if isinstance(other, Handle) else NotImplemented

    def __hash__(self):
        return hash(self.bits)

    def __repr__(self):
        return f"<{type(self).__name__} {self.bits:#x}>"

    def __copy__(self):
        return self

    def __deepcopy__(self, _memo):
        return self

    def __reduce__(self):
        raise TypeError("a handle is of this process only")
