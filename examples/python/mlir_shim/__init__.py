"""MLIR with handles that cannot dangle.

The classes have every function of the C API as a method, with the name that it has
in C without that of the class: `mlsOperationGetName` is `Operation.get_name`. What is
usual in Python stands beside it: `op.name`, `str(op)`, `for op in block`.

`passes` has the passes of MLIR, `errors` the exceptions.
"""

from . import errors
from ._generated import *
from ._members import Attributes, RawData, Session, Subscription
from ._types import *
from .errors import *
