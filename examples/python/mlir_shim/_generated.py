"""Every function of the library, as a method of what it is about.

Written by codegen (codegen/src/layers/python.rs); do not edit.
"""

from __future__ import annotations

from ctypes import (
    byref,
    c_bool,
    c_double,
    c_float,
    c_int16,
    c_int32,
    c_int64,
    c_int8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_uint8,
    c_void_p,
)
from typing import Callable, NamedTuple, Sequence

from . import _callbacks, _members, _types
from . import _values as v
from ._handles import Handle
from ._library import lib
from ._members import taken_bytes, taken_text
from ._types import (
    EmitCCmpPredicate,
    LLVMCConv,
    LLVMComdat,
    LLVMDIEmissionKind,
    LLVMDINameTableKind,
    LLVMLinkage,
    LLVMTypeEncoding,
    SparseTensorLevelFormat,
    SparseTensorLevelPropertyNondefault,
    WalkOrder,
    WalkResult,
    PassDisplayMode,
)


class AffineExpr(_members.AffineExprMembers, Handle):
    """An affine expression of dimensions and symbols; lives as long as its context."""

    __slots__ = ()

    def get_context(self) -> Context:
        """Gives the context of an affine expression.

        In C: `mlsAffineExprGetContext`.
        """
        out = c_uint64()
        lib.mlsAffineExprGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints an affine expression: calls `callback` once with all of the text, without
        any lock.

        In C: `mlsAffineExprPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsAffineExprPrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints an affine expression into a string.

        In C: `mlsAffineExprToString`.
        """
        out = c_uint64()
        lib.mlsAffineExprToString(self.bits, byref(out))
        return taken_text(out.value)

    def dump(self) -> None:
        """Prints an affine expression to standard error.

        In C: `mlsAffineExprDump`.
        """
        lib.mlsAffineExprDump(self.bits)

    def is_symbolic_or_constant(self) -> bool:
        """Tells whether an expression has no dimensions.

        In C: `mlsAffineExprIsSymbolicOrConstant`.
        """
        out = c_bool()
        lib.mlsAffineExprIsSymbolicOrConstant(self.bits, byref(out))
        return out.value

    def is_pure_affine(self) -> bool:
        """Tells whether an expression is affine: multiplies, divides and takes remainders
        with constants only.

        In C: `mlsAffineExprIsPureAffine`.
        """
        out = c_bool()
        lib.mlsAffineExprIsPureAffine(self.bits, byref(out))
        return out.value

    def get_largest_known_divisor(self) -> int:
        """Gives the largest number that is known to divide every value of an expression.

        In C: `mlsAffineExprGetLargestKnownDivisor`.
        """
        out = c_int64()
        lib.mlsAffineExprGetLargestKnownDivisor(self.bits, byref(out))
        return out.value

    def is_multiple_of(self, factor: int) -> bool:
        """Tells whether every value of an expression is known to be a multiple of
        `factor`.

        Raises: OutOfRangeError (`factor`: below 1).

        In C: `mlsAffineExprIsMultipleOf`.
        """
        out = c_bool()
        lib.mlsAffineExprIsMultipleOf(self.bits, v.int64(factor), byref(out))
        return out.value

    def is_function_of_dim(self, position: int) -> bool:
        """Tells whether an expression has dimension number `position`.

        Raises: OutOfRangeError (`position`: from 0 to 65 536).

        In C: `mlsAffineExprIsFunctionOfDim`.
        """
        out = c_bool()
        lib.mlsAffineExprIsFunctionOfDim(self.bits, v.int64(position), byref(out))
        return out.value

    def compose(self, affine_map: AffineMap) -> AffineExpr:
        """Gives an expression with each dimension replaced by the result of a map with its
        number, where there is one.

        Raises: TooDeepError.

        In C: `mlsAffineExprCompose`.
        """
        out = c_uint64()
        lib.mlsAffineExprCompose(self.bits, v.handle(affine_map, AffineMap), byref(out))
        return AffineExpr._view(out.value)

    def shift_dims(self, num_dims: int, shift: int, offset: int) -> AffineExpr:
        """Gives an expression with `shift` added to the number of each dimension from
        `offset` on; there are `num_dims`.

        Raises: OutOfRangeError (`num_dims`: from 0 to 65 536); OutOfRangeError
        (`shift`: from 0 to 65 536); OutOfRangeError (`offset`: not below `num_dims`).

        In C: `mlsAffineExprShiftDims`.
        """
        out = c_uint64()
        lib.mlsAffineExprShiftDims(
            self.bits, v.uint32(num_dims), v.uint32(shift), v.uint32(offset), byref(out)
        )
        return AffineExpr._view(out.value)

    def shift_symbols(self, num_symbols: int, shift: int, offset: int) -> AffineExpr:
        """Gives an expression with `shift` added to the number of each symbol from
        `offset` on; there are `num_symbols`.

        Raises: OutOfRangeError (`num_symbols`: from 0 to 65 536); OutOfRangeError
        (`shift`: from 0 to 65 536); OutOfRangeError (`offset`: not below
        `num_symbols`).

        In C: `mlsAffineExprShiftSymbols`.
        """
        out = c_uint64()
        lib.mlsAffineExprShiftSymbols(
            self.bits, v.uint32(num_symbols), v.uint32(shift), v.uint32(offset), byref(out)
        )
        return AffineExpr._view(out.value)

    def is_a_dim(self) -> bool:
        """Tells whether an expression is a dimension.

        In C: `mlsAffineExprIsADim`.
        """
        out = c_bool()
        lib.mlsAffineExprIsADim(self.bits, byref(out))
        return out.value

    def is_a_symbol(self) -> bool:
        """Tells whether an expression is a symbol.

        In C: `mlsAffineExprIsASymbol`.
        """
        out = c_bool()
        lib.mlsAffineExprIsASymbol(self.bits, byref(out))
        return out.value

    def is_a_constant(self) -> bool:
        """Tells whether an expression is a constant.

        In C: `mlsAffineExprIsAConstant`.
        """
        out = c_bool()
        lib.mlsAffineExprIsAConstant(self.bits, byref(out))
        return out.value

    def is_a_add(self) -> bool:
        """Tells whether an expression is a sum.

        In C: `mlsAffineExprIsAAdd`.
        """
        out = c_bool()
        lib.mlsAffineExprIsAAdd(self.bits, byref(out))
        return out.value

    def is_a_mul(self) -> bool:
        """Tells whether an expression is a product.

        In C: `mlsAffineExprIsAMul`.
        """
        out = c_bool()
        lib.mlsAffineExprIsAMul(self.bits, byref(out))
        return out.value

    def is_a_mod(self) -> bool:
        """Tells whether an expression is a remainder.

        In C: `mlsAffineExprIsAMod`.
        """
        out = c_bool()
        lib.mlsAffineExprIsAMod(self.bits, byref(out))
        return out.value

    def is_a_floor_div(self) -> bool:
        """Tells whether an expression is a quotient that is rounded down.

        In C: `mlsAffineExprIsAFloorDiv`.
        """
        out = c_bool()
        lib.mlsAffineExprIsAFloorDiv(self.bits, byref(out))
        return out.value

    def is_a_ceil_div(self) -> bool:
        """Tells whether an expression is a quotient that is rounded up.

        In C: `mlsAffineExprIsACeilDiv`.
        """
        out = c_bool()
        lib.mlsAffineExprIsACeilDiv(self.bits, byref(out))
        return out.value

    def is_a_binary(self) -> bool:
        """Tells whether an expression is made of two others.

        In C: `mlsAffineExprIsABinary`.
        """
        out = c_bool()
        lib.mlsAffineExprIsABinary(self.bits, byref(out))
        return out.value


class AffineMap(_members.AffineMapMembers, Handle):
    """An affine map; lives as long as its context. Upstream: `MlirAffineMap`."""

    __slots__ = ()

    def get_context(self) -> Context:
        """Gives the context of an affine map.

        In C: `mlsAffineMapGetContext`.
        """
        out = c_uint64()
        lib.mlsAffineMapGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints an affine map: calls `callback` once with all of the text, without any
        lock.

        In C: `mlsAffineMapPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsAffineMapPrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints an affine map into a string.

        In C: `mlsAffineMapToString`.
        """
        out = c_uint64()
        lib.mlsAffineMapToString(self.bits, byref(out))
        return taken_text(out.value)

    def dump(self) -> None:
        """Prints an affine map to standard error.

        In C: `mlsAffineMapDump`.
        """
        lib.mlsAffineMapDump(self.bits)

    @staticmethod
    def empty_get(context: Context) -> AffineMap:
        """Gives the map without dimensions, symbols and results.

        In C: `mlsAffineMapEmptyGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapEmptyGet(v.handle(context, Context), byref(out))
        return AffineMap._view(out.value)

    @staticmethod
    def zero_result_get(context: Context, dim_count: int, symbol_count: int) -> AffineMap:
        """Gives a map without results.

        Raises: OutOfRangeError (`dim_count`: from 0 to 65 536); OutOfRangeError
        (`symbol_count`: from 0 to 65 536).

        In C: `mlsAffineMapZeroResultGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapZeroResultGet(
            v.handle(context, Context), v.int64(dim_count), v.int64(symbol_count), byref(out)
        )
        return AffineMap._view(out.value)

    @staticmethod
    def get(
        context: Context, dim_count: int, symbol_count: int, affine_exprs: Sequence[AffineExpr]
    ) -> AffineMap:
        """Gives the map with these dimensions, symbols and results.

        Raises: OutOfRangeError (`dim_count`: from 0 to 65 536); OutOfRangeError
        (`symbol_count`: from 0 to 65 536); BadArgumentError (`affine_exprs` have more
        dimensions or symbols than that); TooDeepError.

        In C: `mlsAffineMapGet`.
        """
        affine_exprs_ = v.handles(affine_exprs, AffineExpr)
        out = c_uint64()
        lib.mlsAffineMapGet(
            v.handle(context, Context),
            v.int64(dim_count),
            v.int64(symbol_count),
            len(affine_exprs_),
            affine_exprs_,
            byref(out),
        )
        return AffineMap._view(out.value)

    @staticmethod
    def constant_get(context: Context, val: int) -> AffineMap:
        """Gives the map without dimensions and symbols that has one constant result.

        In C: `mlsAffineMapConstantGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapConstantGet(v.handle(context, Context), v.int64(val), byref(out))
        return AffineMap._view(out.value)

    @staticmethod
    def multi_dim_identity_get(context: Context, num_dims: int) -> AffineMap:
        """Gives the map from `num_dims` dimensions to themselves.

        Raises: OutOfRangeError (`num_dims`: from 0 to 65 536).

        In C: `mlsAffineMapMultiDimIdentityGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapMultiDimIdentityGet(
            v.handle(context, Context), v.int64(num_dims), byref(out)
        )
        return AffineMap._view(out.value)

    @staticmethod
    def minor_identity_get(context: Context, dims: int, results: int) -> AffineMap:
        """Gives the map from `dims` dimensions to the last `results` of them.

        Raises: OutOfRangeError (`dims`: from 0 to 65 536); OutOfRangeError (`results`:
        from 0 to 65 536); OutOfRangeError (`results`: above `dims`).

        In C: `mlsAffineMapMinorIdentityGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapMinorIdentityGet(
            v.handle(context, Context), v.int64(dims), v.int64(results), byref(out)
        )
        return AffineMap._view(out.value)

    @staticmethod
    def permutation_get(context: Context, permutation: Sequence[int]) -> AffineMap:
        """Gives the map from as many dimensions as there are numbers to the same in the
        order of `permutation`.

        Raises: BadArgumentError (`permutation`: empty, or no permutation).

        In C: `mlsAffineMapPermutationGet`.
        """
        permutation_ = v.numbers("I", permutation)
        out = c_uint64()
        lib.mlsAffineMapPermutationGet(
            v.handle(context, Context), len(permutation_), permutation_, byref(out)
        )
        return AffineMap._view(out.value)

    def is_identity(self) -> bool:
        """Tells whether a map is from its dimensions to themselves; the empty map is.

        In C: `mlsAffineMapIsIdentity`.
        """
        out = c_bool()
        lib.mlsAffineMapIsIdentity(self.bits, byref(out))
        return out.value

    def is_minor_identity(self) -> bool:
        """Tells whether a map is from its dimensions to the last of them.

        In C: `mlsAffineMapIsMinorIdentity`.
        """
        out = c_bool()
        lib.mlsAffineMapIsMinorIdentity(self.bits, byref(out))
        return out.value

    def is_empty(self) -> bool:
        """Tells whether a map is the empty one: without dimensions, symbols and results.

        In C: `mlsAffineMapIsEmpty`.
        """
        out = c_bool()
        lib.mlsAffineMapIsEmpty(self.bits, byref(out))
        return out.value

    def is_single_constant(self) -> bool:
        """Tells whether a map has one result, and that is a constant.

        In C: `mlsAffineMapIsSingleConstant`.
        """
        out = c_bool()
        lib.mlsAffineMapIsSingleConstant(self.bits, byref(out))
        return out.value

    def get_single_constant_result(self) -> int:
        """Gives the number that is the only result of a map.

        Raises: BadArgumentError (`affine_map`: not with a single, constant result).

        In C: `mlsAffineMapGetSingleConstantResult`.
        """
        out = c_int64()
        lib.mlsAffineMapGetSingleConstantResult(self.bits, byref(out))
        return out.value

    def get_num_dims(self) -> int:
        """Gives the number of dimensions of a map.

        In C: `mlsAffineMapGetNumDims`.
        """
        out = c_int64()
        lib.mlsAffineMapGetNumDims(self.bits, byref(out))
        return out.value

    def get_num_symbols(self) -> int:
        """Gives the number of symbols of a map.

        In C: `mlsAffineMapGetNumSymbols`.
        """
        out = c_int64()
        lib.mlsAffineMapGetNumSymbols(self.bits, byref(out))
        return out.value

    def get_num_results(self) -> int:
        """Gives the number of results of a map.

        In C: `mlsAffineMapGetNumResults`.
        """
        out = c_int64()
        lib.mlsAffineMapGetNumResults(self.bits, byref(out))
        return out.value

    def get_result(self, pos: int) -> AffineExpr:
        """Gives result number `pos` of a map.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsAffineMapGetResult`.
        """
        out = c_uint64()
        lib.mlsAffineMapGetResult(self.bits, v.int64(pos), byref(out))
        return AffineExpr._view(out.value)

    def copy_results(self) -> list[AffineExpr]:
        """Gives all that `mlsAffineMapGetResult` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        In C: `mlsAffineMapCopyResults`.
        """

        def copy(capacity, room, found):
            lib.mlsAffineMapCopyResults(self.bits, capacity, room, found)

        return [AffineExpr._view(one) for one in v.copied(c_uint64, copy)]

    def get_num_inputs(self) -> int:
        """Gives the number of dimensions and symbols of a map.

        In C: `mlsAffineMapGetNumInputs`.
        """
        out = c_int64()
        lib.mlsAffineMapGetNumInputs(self.bits, byref(out))
        return out.value

    def is_projected_permutation(self) -> bool:
        """Tells whether a map has no symbols, and its results are some of its dimensions,
        each at most once.

        In C: `mlsAffineMapIsProjectedPermutation`.
        """
        out = c_bool()
        lib.mlsAffineMapIsProjectedPermutation(self.bits, byref(out))
        return out.value

    def is_permutation(self) -> bool:
        """Tells whether a map has no symbols, and its results are its dimensions, each
        once.

        In C: `mlsAffineMapIsPermutation`.
        """
        out = c_bool()
        lib.mlsAffineMapIsPermutation(self.bits, byref(out))
        return out.value

    def get_sub_map(self, result_pos: Sequence[int]) -> AffineMap:
        """Gives the map with the results of another one at these positions.

        Raises: OutOfRangeError (`result_pos`: not those of results).

        In C: `mlsAffineMapGetSubMap`.
        """
        result_pos_ = v.numbers("q", result_pos)
        out = c_uint64()
        lib.mlsAffineMapGetSubMap(self.bits, len(result_pos_), result_pos_, byref(out))
        return AffineMap._view(out.value)

    def get_major_sub_map(self, num_results: int) -> AffineMap | None:
        """Gives the map with the first `num_results` results of another one; null for 0.

        Raises: OutOfRangeError (`num_results`: more than there are).

        In C: `mlsAffineMapGetMajorSubMap`.
        """
        out = c_uint64()
        lib.mlsAffineMapGetMajorSubMap(self.bits, v.int64(num_results), byref(out))
        return AffineMap._view(out.value)

    def get_minor_sub_map(self, num_results: int) -> AffineMap | None:
        """Gives the map with the last `num_results` results of another one; null for 0.

        Raises: OutOfRangeError (`num_results`: more than there are).

        In C: `mlsAffineMapGetMinorSubMap`.
        """
        out = c_uint64()
        lib.mlsAffineMapGetMinorSubMap(self.bits, v.int64(num_results), byref(out))
        return AffineMap._view(out.value)

    def replace(
        self,
        expression: AffineExpr,
        replacement: AffineExpr,
        num_result_dims: int,
        num_result_syms: int,
    ) -> AffineMap:
        """Gives a map with `expression` replaced in each result by `replacement`, and
        these numbers of dimensions and symbols.

        Raises: OutOfRangeError (`num_result_dims`: from 0 to 65 536); OutOfRangeError
        (`num_result_syms`: from 0 to 65 536); BadArgumentError (the result has more
        dimensions or symbols than that); TooDeepError.

        In C: `mlsAffineMapReplace`.
        """
        out = c_uint64()
        lib.mlsAffineMapReplace(
            self.bits,
            v.handle(expression, AffineExpr),
            v.handle(replacement, AffineExpr),
            v.int64(num_result_dims),
            v.int64(num_result_syms),
            byref(out),
        )
        return AffineMap._view(out.value)

    @staticmethod
    def compress_unused_symbols(maps: Sequence[AffineMap]) -> list[AffineMap]:
        """Gives `count` maps without the symbols that none of them uses. `results` gets as
        many maps as `maps` has, in their order; both may be the same array.

        In C: `mlsAffineMapCompressUnusedSymbols`.
        """
        maps_ = v.handles(maps, AffineMap)
        results = (c_uint64 * len(maps_))()
        lib.mlsAffineMapCompressUnusedSymbols(len(maps_), maps_, results)
        return [AffineMap._view(one) for one in results]


class Answer(_members.Destroyed, Handle):
    """A value that a callback waits for and another thread gives.

    Made by `mlsAnswerCreate`; consumed by `mlsAnswerWait`, or destroyed by
    `mlsAnswerDestroy`. No upstream counterpart.
    """

    __slots__ = ()

    @staticmethod
    def create() -> Answer:
        """Makes an answer to wait for: in hosts whose code runs elsewhere (a process of
        its own, an event loop), a callback asks there, and waits here.

        In C: `mlsAnswerCreate`.
        """
        out = c_uint64()
        lib.mlsAnswerCreate(byref(out))
        return Answer._own(out.value)

    def give(self, value: int) -> None:
        """Gives an answer, which ends the wait for it. One that comes too late is refused,
        and changes nothing.

        Raises: StaleHandleError (`answer`: the wait is over); BadStateError (`answer`:
        given already).

        In C: `mlsAnswerGive`.
        """
        lib.mlsAnswerGive(self.bits, v.uint64(value))

    def wait(self, milliseconds: int) -> int:
        """Waits for an answer, without the host's lock, for so many milliseconds at most.

        Raises: TimedOutError nobody answered; a later answer finds the handle stale.

        In C: `mlsAnswerWait`.
        """
        out = c_uint64()
        lib.mlsAnswerWait(self.bits, v.uint32(milliseconds), byref(out))
        return out.value

    def destroy(self) -> None:
        """Destroys an answer that nobody waits for.

        In C: `mlsAnswerDestroy`.
        """
        lib.mlsAnswerDestroy(self.bits)


class AsmState(_members.Destroyed, Handle):
    """How to print parts of an operation so that the same value has the same name in all
    of them.

    Made by `mlsAsmStateCreateForOperation`, `mlsAsmStateCreateForValue`; destroyed by
    `mlsAsmStateDestroy`; of no use once its operation or value is dead.
    """

    __slots__ = ()

    @staticmethod
    def create_for_operation(op: Operation, flags: OpPrintingFlags | None = None) -> AsmState:
        """Makes a state for printing what is in an operation, and it. Values have the
        names that they have in a text of this operation; each text is of the IR as it
        is then.

        In C: `mlsAsmStateCreateForOperation`.
        """
        out = c_uint64()
        lib.mlsAsmStateCreateForOperation(
            v.handle(op, Operation), v.optional(flags, OpPrintingFlags), byref(out)
        )
        return AsmState._own(out.value)

    @staticmethod
    def create_for_value(value: Value, flags: OpPrintingFlags | None = None) -> AsmState:
        """Makes a state for printing the operations around a value, and what is in them,
        from the outermost operation on; with flags for local scope, from one on that
        uses nothing from around it. In a pass callback, that is what the pass works on.

        Raises: BadArgumentError (`value`: an argument of a block that is in no
        operation).

        In C: `mlsAsmStateCreateForValue`.
        """
        out = c_uint64()
        lib.mlsAsmStateCreateForValue(
            v.handle(value, Value), v.optional(flags, OpPrintingFlags), byref(out)
        )
        return AsmState._own(out.value)

    def destroy(self) -> None:
        """Destroys a printing state; its operation is not concerned.

        In C: `mlsAsmStateDestroy`.
        """
        lib.mlsAsmStateDestroy(self.bits)


class Attribute(_members.AttributeMembers, Handle):
    """An attribute; lives as long as its context. Upstream: `MlirAttribute`."""

    __slots__ = ()

    def is_a_location(self) -> bool:
        """Tells whether `attr` is a location.

        In C: `mlsAttributeIsALocation`.
        """
        out = c_bool()
        lib.mlsAttributeIsALocation(self.bits, byref(out))
        return out.value

    def is_a_affine_map(self) -> bool:
        """Tells whether `attr` is an affine map attribute.

        In C: `mlsAttributeIsAAffineMap`.
        """
        out = c_bool()
        lib.mlsAttributeIsAAffineMap(self.bits, byref(out))
        return out.value

    def is_a_array(self) -> bool:
        """Tells whether `attr` is an array.

        In C: `mlsAttributeIsAArray`.
        """
        out = c_bool()
        lib.mlsAttributeIsAArray(self.bits, byref(out))
        return out.value

    def is_a_dictionary(self) -> bool:
        """Tells whether `attr` is a dictionary.

        In C: `mlsAttributeIsADictionary`.
        """
        out = c_bool()
        lib.mlsAttributeIsADictionary(self.bits, byref(out))
        return out.value

    def is_a_float(self) -> bool:
        """Tells whether `attr` is a floating point number.

        In C: `mlsAttributeIsAFloat`.
        """
        out = c_bool()
        lib.mlsAttributeIsAFloat(self.bits, byref(out))
        return out.value

    def is_a_integer(self) -> bool:
        """Tells whether `attr` is an integer.

        In C: `mlsAttributeIsAInteger`.
        """
        out = c_bool()
        lib.mlsAttributeIsAInteger(self.bits, byref(out))
        return out.value

    def is_a_bool(self) -> bool:
        """Tells whether `attr` is a boolean.

        In C: `mlsAttributeIsABool`.
        """
        out = c_bool()
        lib.mlsAttributeIsABool(self.bits, byref(out))
        return out.value

    def is_a_integer_set(self) -> bool:
        """Tells whether `attr` is an integer set attribute.

        In C: `mlsAttributeIsAIntegerSet`.
        """
        out = c_bool()
        lib.mlsAttributeIsAIntegerSet(self.bits, byref(out))
        return out.value

    def is_a_opaque(self) -> bool:
        """Tells whether `attr` is an opaque attribute: one of a dialect that is not
        registered.

        In C: `mlsAttributeIsAOpaque`.
        """
        out = c_bool()
        lib.mlsAttributeIsAOpaque(self.bits, byref(out))
        return out.value

    def is_a_string(self) -> bool:
        """Tells whether `attr` is a string.

        In C: `mlsAttributeIsAString`.
        """
        out = c_bool()
        lib.mlsAttributeIsAString(self.bits, byref(out))
        return out.value

    def is_a_symbol_ref(self) -> bool:
        """Tells whether `attr` is a symbol reference.

        In C: `mlsAttributeIsASymbolRef`.
        """
        out = c_bool()
        lib.mlsAttributeIsASymbolRef(self.bits, byref(out))
        return out.value

    def is_a_flat_symbol_ref(self) -> bool:
        """Tells whether `attr` is a symbol reference without nesting.

        In C: `mlsAttributeIsAFlatSymbolRef`.
        """
        out = c_bool()
        lib.mlsAttributeIsAFlatSymbolRef(self.bits, byref(out))
        return out.value

    def is_a_type(self) -> bool:
        """Tells whether `attr` is a type attribute.

        In C: `mlsAttributeIsAType`.
        """
        out = c_bool()
        lib.mlsAttributeIsAType(self.bits, byref(out))
        return out.value

    def is_a_unit(self) -> bool:
        """Tells whether `attr` is the unit attribute.

        In C: `mlsAttributeIsAUnit`.
        """
        out = c_bool()
        lib.mlsAttributeIsAUnit(self.bits, byref(out))
        return out.value

    def is_a_elements(self) -> bool:
        """Tells whether `attr` is a constant with elements.

        In C: `mlsAttributeIsAElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsAElements(self.bits, byref(out))
        return out.value

    def is_a_dense_bool_array(self) -> bool:
        """Tells whether `attr` is a dense array of booleans.

        In C: `mlsAttributeIsADenseBoolArray`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseBoolArray(self.bits, byref(out))
        return out.value

    def is_a_dense_i8_array(self) -> bool:
        """Tells whether `attr` is a dense array of `i8`.

        In C: `mlsAttributeIsADenseI8Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseI8Array(self.bits, byref(out))
        return out.value

    def is_a_dense_i16_array(self) -> bool:
        """Tells whether `attr` is a dense array of `i16`.

        In C: `mlsAttributeIsADenseI16Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseI16Array(self.bits, byref(out))
        return out.value

    def is_a_dense_i32_array(self) -> bool:
        """Tells whether `attr` is a dense array of `i32`.

        In C: `mlsAttributeIsADenseI32Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseI32Array(self.bits, byref(out))
        return out.value

    def is_a_dense_i64_array(self) -> bool:
        """Tells whether `attr` is a dense array of `i64`.

        In C: `mlsAttributeIsADenseI64Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseI64Array(self.bits, byref(out))
        return out.value

    def is_a_dense_f32_array(self) -> bool:
        """Tells whether `attr` is a dense array of `f32`.

        In C: `mlsAttributeIsADenseF32Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseF32Array(self.bits, byref(out))
        return out.value

    def is_a_dense_f64_array(self) -> bool:
        """Tells whether `attr` is a dense array of `f64`.

        In C: `mlsAttributeIsADenseF64Array`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseF64Array(self.bits, byref(out))
        return out.value

    def is_a_dense_elements(self) -> bool:
        """Tells whether `attr` is a dense constant.

        In C: `mlsAttributeIsADenseElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseElements(self.bits, byref(out))
        return out.value

    def is_a_dense_int_elements(self) -> bool:
        """Tells whether `attr` is a dense constant of integers or `index`.

        In C: `mlsAttributeIsADenseIntElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseIntElements(self.bits, byref(out))
        return out.value

    def is_a_dense_fp_elements(self) -> bool:
        """Tells whether `attr` is a dense constant of floating point numbers.

        In C: `mlsAttributeIsADenseFPElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseFPElements(self.bits, byref(out))
        return out.value

    def is_a_dense_resource_elements(self) -> bool:
        """Tells whether `attr` is a dense constant in a resource.

        In C: `mlsAttributeIsADenseResourceElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsADenseResourceElements(self.bits, byref(out))
        return out.value

    def is_a_sparse_elements(self) -> bool:
        """Tells whether `attr` is a sparse constant.

        In C: `mlsAttributeIsASparseElements`.
        """
        out = c_bool()
        lib.mlsAttributeIsASparseElements(self.bits, byref(out))
        return out.value

    def is_a_strided_layout(self) -> bool:
        """Tells whether `attr` is a strided layout.

        In C: `mlsAttributeIsAStridedLayout`.
        """
        out = c_bool()
        lib.mlsAttributeIsAStridedLayout(self.bits, byref(out))
        return out.value

    def is_a_complex(self) -> bool:
        """Tells whether `attr` is a complex number.

        In C: `mlsAttributeIsAComplex`.
        """
        out = c_bool()
        lib.mlsAttributeIsAComplex(self.bits, byref(out))
        return out.value

    def is_a_emit_c_cmp_predicate(self) -> bool:
        """Tells whether `attr` is a predicate of `emitc.cmp`: the number of one, as an
        `i64`.

        In C: `mlsAttributeIsAEmitCCmpPredicate`.
        """
        out = c_bool()
        lib.mlsAttributeIsAEmitCCmpPredicate(self.bits, byref(out))
        return out.value

    def is_a_emit_c_opaque(self) -> bool:
        """Tells whether `attr` is an opaque attribute of EmitC.

        In C: `mlsAttributeIsAEmitCOpaque`.
        """
        out = c_bool()
        lib.mlsAttributeIsAEmitCOpaque(self.bits, byref(out))
        return out.value

    def is_agpu_object_attr(self) -> bool:
        """Tells whether `attr` is an object: the code of a module for a GPU.

        In C: `mlsAttributeIsAGPUObjectAttr`.
        """
        out = c_bool()
        lib.mlsAttributeIsAGPUObjectAttr(self.bits, byref(out))
        return out.value

    def is_a_sparse_tensor_encoding_attr(self) -> bool:
        """Tells whether `attr` is an encoding of sparse tensors.

        In C: `mlsAttributeIsASparseTensorEncodingAttr`.
        """
        out = c_bool()
        lib.mlsAttributeIsASparseTensorEncodingAttr(self.bits, byref(out))
        return out.value

    def get_context(self) -> Context:
        """Gives the context of an attribute.

        In C: `mlsAttributeGetContext`.
        """
        out = c_uint64()
        lib.mlsAttributeGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def get_type(self) -> Type:
        """Gives the type of an attribute that has one, else `none`.

        In C: `mlsAttributeGetType`.
        """
        out = c_uint64()
        lib.mlsAttributeGetType(self.bits, byref(out))
        return Type._view(out.value)

    def get_type_id(self) -> TypeID:
        """Gives the number of the class of an attribute, for comparison with those that
        `mlsIntegerAttrGetTypeID` and the like give.

        In C: `mlsAttributeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAttributeGetTypeID(self.bits, byref(out))
        return TypeID._view(out.value)

    def get_dialect(self) -> Dialect:
        """Gives the dialect of an attribute.

        In C: `mlsAttributeGetDialect`.
        """
        out = c_uint64()
        lib.mlsAttributeGetDialect(self.bits, byref(out))
        return Dialect._view(out.value)

    def dump(self) -> None:
        """Prints an attribute to standard error.

        In C: `mlsAttributeDump`.
        """
        lib.mlsAttributeDump(self.bits)

    @staticmethod
    def parse_get(context: Context, text: str | bytes) -> Attribute:
        """Parses an attribute.

        Raises: ParseError with diagnostics.

        In C: `mlsAttributeParseGet`.
        """
        out = c_uint64()
        lib.mlsAttributeParseGet(v.handle(context, Context), v.text(text), byref(out))
        return Attribute._view(out.value)

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints an attribute: calls `callback` once with all of the text, without any
        lock.

        In C: `mlsAttributePrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsAttributePrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints an attribute into a string.

        In C: `mlsAttributeToString`.
        """
        out = c_uint64()
        lib.mlsAttributeToString(self.bits, byref(out))
        return taken_text(out.value)


class Block(_members.BlockMembers, _members.Destroyed, Handle):
    """A block. Valid exactly as long as the block lives.

    Made by `mlsBlockCreate`; destroyed by `mlsBlockDestroy`, a pass, or the end of what
    it is in. Upstream: `MlirBlock`.
    """

    __slots__ = ()

    @staticmethod
    def create(context: Context, args: Sequence[Type], locs: Sequence[Location]) -> Block:
        """Makes a detached block with arguments of the types `args` at the locations
        `locs`, `n_args` of each. (Upstream's belongs to no context; a handle needs
        one.)

        In C: `mlsBlockCreate`.
        """
        args_ = v.handles(args, Type)
        locs_ = v.handles(locs, Location)
        v.same_length(args_, locs_)
        out = c_uint64()
        lib.mlsBlockCreate(v.handle(context, Context), len(args_), args_, locs_, byref(out))
        return Block._own(out.value)

    def destroy(self) -> None:
        """Destroys a detached block and everything in it. Refused if something outside
        uses something in it, or branches to it.

        Raises: InUseError (`block`), naming the user; BadStateError (`block`: in a
        region).

        In C: `mlsBlockDestroy`.
        """
        lib.mlsBlockDestroy(self.bits)

    def detach(self) -> None:
        """Takes a block out of its region.

        Raises: BadStateError (`block`: in no region).

        In C: `mlsBlockDetach`.
        """
        lib.mlsBlockDetach(self.bits)
        self._keep()

    def get_parent_operation(self) -> Operation | None:
        """Gives the operation around a block; null if there is none.

        In C: `mlsBlockGetParentOperation`.
        """
        out = c_uint64()
        lib.mlsBlockGetParentOperation(self.bits, byref(out))
        return Operation._view(out.value)

    def get_parent_region(self) -> Region | None:
        """Gives the region that a block is in; null if it is detached.

        In C: `mlsBlockGetParentRegion`.
        """
        out = c_uint64()
        lib.mlsBlockGetParentRegion(self.bits, byref(out))
        return Region._view(out.value)

    def get_next_in_region(self) -> Block | None:
        """Gives the block behind `block`; null if it is the last, or detached.

        In C: `mlsBlockGetNextInRegion`.
        """
        out = c_uint64()
        lib.mlsBlockGetNextInRegion(self.bits, byref(out))
        return Block._view(out.value)

    def get_first_operation(self) -> Operation | None:
        """Gives the first operation of a block; null if it is empty.

        In C: `mlsBlockGetFirstOperation`.
        """
        out = c_uint64()
        lib.mlsBlockGetFirstOperation(self.bits, byref(out))
        return Operation._view(out.value)

    def get_terminator(self) -> Operation | None:
        """Gives the terminator of a block; null if it does not end in one.

        In C: `mlsBlockGetTerminator`.
        """
        out = c_uint64()
        lib.mlsBlockGetTerminator(self.bits, byref(out))
        return Operation._view(out.value)

    def append_owned_operation(self, operation: Operation) -> None:
        """Puts a detached operation at the end of a block.

        Raises: BadStateError (`operation`: in a block); BadArgumentError (`block`:
        inside of `operation`).

        In C: `mlsBlockAppendOwnedOperation`.
        """
        lib.mlsBlockAppendOwnedOperation(self.bits, v.handle(operation, Operation))
        operation._renew()

    def insert_owned_operation(self, pos: int, operation: Operation) -> None:
        """Puts a detached operation at position `pos` of a block.

        Raises: OutOfRangeError (`pos`: 0 to the number of operations); BadStateError
        (`operation`: in a block); BadArgumentError (`block`: inside of `operation`).

        In C: `mlsBlockInsertOwnedOperation`.
        """
        lib.mlsBlockInsertOwnedOperation(self.bits, v.int64(pos), v.handle(operation, Operation))
        operation._renew()

    def insert_owned_operation_after(
        self, reference: Operation | None, operation: Operation
    ) -> None:
        """Puts a detached operation behind `reference`; if that is null, first.

        Raises: BadStateError (`operation`: in a block); BadArgumentError (`reference`:
        not in `block`; `block`: inside of `operation`).

        In C: `mlsBlockInsertOwnedOperationAfter`.
        """
        lib.mlsBlockInsertOwnedOperationAfter(
            self.bits, v.optional(reference, Operation), v.handle(operation, Operation)
        )
        operation._renew()

    def insert_owned_operation_before(
        self, reference: Operation | None, operation: Operation
    ) -> None:
        """Puts a detached operation in front of `reference`; if that is null, last.

        Raises: BadStateError (`operation`: in a block); BadArgumentError (`reference`:
        not in `block`; `block`: inside of `operation`).

        In C: `mlsBlockInsertOwnedOperationBefore`.
        """
        lib.mlsBlockInsertOwnedOperationBefore(
            self.bits, v.optional(reference, Operation), v.handle(operation, Operation)
        )
        operation._renew()

    def get_num_arguments(self) -> int:
        """Gives the number of arguments of a block.

        In C: `mlsBlockGetNumArguments`.
        """
        out = c_int64()
        lib.mlsBlockGetNumArguments(self.bits, byref(out))
        return out.value

    def get_argument(self, pos: int) -> Value:
        """Gives argument number `pos` of a block.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsBlockGetArgument`.
        """
        out = c_uint64()
        lib.mlsBlockGetArgument(self.bits, v.int64(pos), byref(out))
        return Value._view(out.value)

    def add_argument(self, ty: Type, location: Location) -> Value:
        """Adds an argument at the end.

        In C: `mlsBlockAddArgument`.
        """
        out = c_uint64()
        lib.mlsBlockAddArgument(
            self.bits, v.handle(ty, Type), v.handle(location, Location), byref(out)
        )
        return Value._view(out.value)

    def insert_argument(self, pos: int, ty: Type, location: Location) -> Value:
        """Inserts an argument at position `pos`. The handles of those behind it stay
        valid.

        Raises: OutOfRangeError (`pos`: 0 to the number of arguments).

        In C: `mlsBlockInsertArgument`.
        """
        out = c_uint64()
        lib.mlsBlockInsertArgument(
            self.bits, v.int64(pos), v.handle(ty, Type), v.handle(location, Location), byref(out)
        )
        return Value._view(out.value)

    def erase_argument(self, pos: int) -> None:
        """Erases argument number `pos`, which must be unused. The handles of those behind
        it stay valid.

        Raises: OutOfRangeError (`pos`); InUseError (`pos`), naming the user.

        In C: `mlsBlockEraseArgument`.
        """
        lib.mlsBlockEraseArgument(self.bits, v.int64(pos))

    def get_num_successors(self) -> int:
        """Gives the number of blocks that a block may branch to.

        In C: `mlsBlockGetNumSuccessors`.
        """
        out = c_int64()
        lib.mlsBlockGetNumSuccessors(self.bits, byref(out))
        return out.value

    def get_successor(self, pos: int) -> Block:
        """Gives successor number `pos` of a block.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsBlockGetSuccessor`.
        """
        out = c_uint64()
        lib.mlsBlockGetSuccessor(self.bits, v.int64(pos), byref(out))
        return Block._view(out.value)

    def get_num_predecessors(self) -> int:
        """Gives the number of branches to a block.

        In C: `mlsBlockGetNumPredecessors`.
        """
        out = c_int64()
        lib.mlsBlockGetNumPredecessors(self.bits, byref(out))
        return out.value

    def get_predecessor(self, pos: int) -> Block | None:
        """Gives the block that branch number `pos` to a block comes from; null for a
        detached branch.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsBlockGetPredecessor`.
        """
        out = c_uint64()
        lib.mlsBlockGetPredecessor(self.bits, v.int64(pos), byref(out))
        return Block._view(out.value)

    def copy_operations(self) -> list[Operation]:
        """Gives the operations of a block.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsBlockCopyOperations`.
        """

        def copy(capacity, room, found):
            lib.mlsBlockCopyOperations(self.bits, capacity, room, found)

        return [Operation._view(one) for one in v.copied(c_uint64, copy)]

    def copy_operation_names(self) -> list[Identifier]:
        """Gives the names of the operations of a block, in their order, and no handles.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsBlockCopyOperationNames`.
        """

        def copy(capacity, room, found):
            lib.mlsBlockCopyOperationNames(self.bits, capacity, room, found)

        return [Identifier._view(one) for one in v.copied(c_uint64, copy)]

    def copy_arguments(self) -> list[Value]:
        """Gives the arguments of a block.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsBlockCopyArguments`.
        """

        def copy(capacity, room, found):
            lib.mlsBlockCopyArguments(self.bits, capacity, room, found)

        return [Value._view(one) for one in v.copied(c_uint64, copy)]

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints a block: calls `callback` once with all of the text, without any lock.

        In C: `mlsBlockPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsBlockPrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints a block into a string.

        In C: `mlsBlockToString`.
        """
        out = c_uint64()
        lib.mlsBlockToString(self.bits, byref(out))
        return taken_text(out.value)

    def get_raw(self) -> int:
        """Gives the address of the block, like `mlsOperationGetRaw`.

        In C: `mlsBlockGetRaw`.
        """
        out = c_uint64()
        lib.mlsBlockGetRaw(self.bits, byref(out))
        return out.value


class BytecodeWriterConfig(_members.Destroyed, Handle):
    """How to write bytecode.

    Made by `mlsBytecodeWriterConfigCreate`; destroyed by
    `mlsBytecodeWriterConfigDestroy`. Upstream: `MlirBytecodeWriterConfig`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> BytecodeWriterConfig:
        """Makes a configuration for writing the newest bytecode.

        In C: `mlsBytecodeWriterConfigCreate`.
        """
        out = c_uint64()
        lib.mlsBytecodeWriterConfigCreate(byref(out))
        return BytecodeWriterConfig._own(out.value)

    def destroy(self) -> None:
        """Destroys a configuration.

        In C: `mlsBytecodeWriterConfigDestroy`.
        """
        lib.mlsBytecodeWriterConfigDestroy(self.bits)

    def desired_emit_version(self, version: int) -> None:
        """Asks for a version of bytecode. Whether it can be written shows when writing.

        In C: `mlsBytecodeWriterConfigDesiredEmitVersion`.
        """
        lib.mlsBytecodeWriterConfigDesiredEmitVersion(self.bits, v.int64(version))


class Context(_members.ContextMembers, _members.Destroyed, Handle):
    """A context: the owner of types, attributes and all IR.

    Made by `mlsContextCreate`, `mlsContextCreateWithThreading`,
    `mlsContextCreateWithRegistry`; destroyed by `mlsContextDestroy`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> Context:
        """Makes a context that knows no dialect but `builtin`, and has no threads of its
        own.

        In C: `mlsContextCreate`.
        """
        out = c_uint64()
        lib.mlsContextCreate(byref(out))
        return Context._own(out.value)

    @staticmethod
    def create_with_threading(threading_enabled: bool) -> Context:
        """Makes a context that knows no dialect but `builtin`; if `threading_enabled`,
        passes and verification use worker threads, of one pool that all contexts share
        unless they are given another (`mlsContextSetThreadPool`).

        In C: `mlsContextCreateWithThreading`.
        """
        out = c_uint64()
        lib.mlsContextCreateWithThreading(bool(threading_enabled), byref(out))
        return Context._own(out.value)

    @staticmethod
    def create_with_registry(registry: DialectRegistry, threading_enabled: bool) -> Context:
        """Makes a context that knows the dialects of a registry; if `threading_enabled`,
        passes and verification use worker threads, of one pool that all contexts share
        unless they are given another (`mlsContextSetThreadPool`).

        In C: `mlsContextCreateWithRegistry`.
        """
        out = c_uint64()
        lib.mlsContextCreateWithRegistry(
            v.handle(registry, DialectRegistry), bool(threading_enabled), byref(out)
        )
        return Context._own(out.value)

    def destroy(self) -> None:
        """Destroys a context and everything in it: modules, detached operations, blocks
        and regions (whatever uses what), pass managers, symbol tables. All their
        handles go stale.

        In C: `mlsContextDestroy`.
        """
        lib.mlsContextDestroy(self.bits)

    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        """Lets a context know the dialects of a registry.

        Raises: BadStateError (`registry`: the context has an operation that was made
        while its dialect was unknown).

        In C: `mlsContextAppendDialectRegistry`.
        """
        lib.mlsContextAppendDialectRegistry(self.bits, v.handle(registry, DialectRegistry))

    def set_allow_unregistered_dialects(self, allow: bool) -> None:
        """Sets whether operations of unknown dialects may be made and parsed. A context
        that has ever allowed them loads all dialects that it knows at once, and takes
        no others while it has an unknown operation that could be of one of them.

        In C: `mlsContextSetAllowUnregisteredDialects`.
        """
        lib.mlsContextSetAllowUnregisteredDialects(self.bits, bool(allow))

    def get_allow_unregistered_dialects(self) -> bool:
        """Tells whether operations of unknown dialects may be made and parsed.

        In C: `mlsContextGetAllowUnregisteredDialects`.
        """
        out = c_bool()
        lib.mlsContextGetAllowUnregisteredDialects(self.bits, byref(out))
        return out.value

    def get_num_registered_dialects(self) -> int:
        """Gives the number of dialects that a context knows.

        In C: `mlsContextGetNumRegisteredDialects`.
        """
        out = c_int64()
        lib.mlsContextGetNumRegisteredDialects(self.bits, byref(out))
        return out.value

    def get_num_loaded_dialects(self) -> int:
        """Gives the number of dialects that a context has loaded.

        In C: `mlsContextGetNumLoadedDialects`.
        """
        out = c_int64()
        lib.mlsContextGetNumLoadedDialects(self.bits, byref(out))
        return out.value

    def get_or_load_dialect(self, name: str | bytes) -> Dialect:
        """Gives the dialect of this name; loads it if it is not yet.

        Raises: NotAvailableError (`name`: not registered).

        In C: `mlsContextGetOrLoadDialect`.
        """
        out = c_uint64()
        lib.mlsContextGetOrLoadDialect(self.bits, v.text(name), byref(out))
        return Dialect._view(out.value)

    def load_all_available_dialects(self) -> None:
        """Loads every dialect that a context knows. Afterwards no call loads one behind
        your back.

        In C: `mlsContextLoadAllAvailableDialects`.
        """
        lib.mlsContextLoadAllAvailableDialects(self.bits)

    def is_registered_operation(self, name: str | bytes) -> bool:
        """Tells whether an operation of this name is known, that is, its dialect is loaded
        and has it.

        In C: `mlsContextIsRegisteredOperation`.
        """
        out = c_bool()
        lib.mlsContextIsRegisteredOperation(self.bits, v.text(name), byref(out))
        return out.value

    def set_thread_pool(self, pool: LlvmThreadPool) -> None:
        """Gives a context the worker threads of a pool, instead of those that it has or as
        the first.

        In C: `mlsContextSetThreadPool`.
        """
        lib.mlsContextSetThreadPool(self.bits, v.handle(pool, LlvmThreadPool))

    def get_thread_pool(self) -> LlvmThreadPool | None:
        """Gives the pool that a context has its worker threads from: its own, or the one
        that contexts share; null if it has none.

        In C: `mlsContextGetThreadPool`.
        """
        out = c_uint64()
        lib.mlsContextGetThreadPool(self.bits, byref(out))
        return LlvmThreadPool._own(out.value)

    def enable_multithreading(self, enable: bool) -> None:
        """Lets passes and verification use worker threads, or not. A context without
        threads gets those of the pool that all contexts share
        (`mlsContextSetThreadPool` gives it others). One that has threads, and is told
        not to use them, has no locks inside of MLIR: while a long call uses it, all
        other calls with it on other threads are BUSY. A context that was made without
        threads has no such limit.

        In C: `mlsContextEnableMultithreading`.
        """
        lib.mlsContextEnableMultithreading(self.bits, bool(enable))

    def get_num_threads(self) -> int:
        """Gives the number of threads that a context can use; 1 if it has no workers.

        In C: `mlsContextGetNumThreads`.
        """
        out = c_uint32()
        lib.mlsContextGetNumThreads(self.bits, byref(out))
        return out.value

    def live_handles(self, kind: int) -> int:
        """Counts the live objects of one context that have handles, like `mlsLiveHandles`.

        In C: `mlsContextLiveHandles`.
        """
        out = c_int64()
        lib.mlsContextLiveHandles(self.bits, v.uint32(kind), byref(out))
        return out.value

    def get_num_pending_releases(self) -> int:
        """Counts what waits in a context to be destroyed, since nobody holds it any more:
        for the end of a long call, or for other IR that uses it.

        In C: `mlsContextGetNumPendingReleases`.
        """
        out = c_int64()
        lib.mlsContextGetNumPendingReleases(self.bits, byref(out))
        return out.value


class Dialect(_members.DialectMembers, Handle):
    """A dialect that is loaded in a context, and lives as long as it."""

    __slots__ = ()

    def get_context(self) -> Context:
        """Gives the context of a dialect.

        In C: `mlsDialectGetContext`.
        """
        out = c_uint64()
        lib.mlsDialectGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def get_namespace(self) -> str:
        """Gives the name of a dialect.

        In C: `mlsDialectGetNamespace`.
        """
        out = _types.MlsStringRef()
        lib.mlsDialectGetNamespace(self.bits, byref(out))
        return v.text_of(out)


class DialectHandle(Handle):
    """A dialect of MLIR that no context has to know yet; lives as long as the process.

    Given by `mlsGetDialectHandle__x__`. Upstream: `MlirDialectHandle`.
    """

    __slots__ = ()

    def get_namespace(self) -> str:
        """Gives the name of a dialect.

        In C: `mlsDialectHandleGetNamespace`.
        """
        out = _types.MlsStringRef()
        lib.mlsDialectHandleGetNamespace(self.bits, byref(out))
        return v.text_of(out)

    def insert_dialect(self, registry: DialectRegistry) -> None:
        """Adds a dialect to a registry.

        In C: `mlsDialectHandleInsertDialect`.
        """
        lib.mlsDialectHandleInsertDialect(self.bits, v.handle(registry, DialectRegistry))

    def register_dialect(self, context: Context) -> None:
        """Lets a context know a dialect.

        Raises: BadStateError (`handle`: the context has an operation that was made
        while its dialect was unknown).

        In C: `mlsDialectHandleRegisterDialect`.
        """
        lib.mlsDialectHandleRegisterDialect(self.bits, v.handle(context, Context))

    def load_dialect(self, context: Context) -> Dialect:
        """Loads a dialect into a context, which need not know it, and gives it. One of
        this name that is loaded already is given as it is.

        Raises: BadStateError (`handle`: the context has an operation that was made
        while its dialect was unknown).

        In C: `mlsDialectHandleLoadDialect`.
        """
        out = c_uint64()
        lib.mlsDialectHandleLoadDialect(self.bits, v.handle(context, Context), byref(out))
        return Dialect._view(out.value)


class DialectRegistry(_members.Destroyed, Handle):
    """A set of dialects that a context may load.

    Made by `mlsDialectRegistryCreate`; destroyed by `mlsDialectRegistryDestroy`.
    Upstream: `MlirDialectRegistry`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> DialectRegistry:
        """Makes an empty dialect registry.

        In C: `mlsDialectRegistryCreate`.
        """
        out = c_uint64()
        lib.mlsDialectRegistryCreate(byref(out))
        return DialectRegistry._own(out.value)

    def destroy(self) -> None:
        """Destroys a dialect registry. Contexts made from it are not concerned.

        In C: `mlsDialectRegistryDestroy`.
        """
        lib.mlsDialectRegistryDestroy(self.bits)


class ExecutionEngine(_members.ExecutionEngineMembers, _members.Destroyed, Handle):
    """A module compiled to machine code of this process.

    Made by `mlsExecutionEngineCreate`; destroyed by `mlsExecutionEngineDestroy`.
    Upstream: `MlirExecutionEngine`.
    """

    __slots__ = ()

    @staticmethod
    def create(
        module: Module,
        opt_level: int,
        shared_lib_paths: Sequence[str | bytes],
        enable_object_dump: bool,
        enable_pic: bool,
    ) -> ExecutionEngine:
        """Makes an execution engine for the code of a module, which must be in the LLVM
        dialect (as after `convert-to-llvm`), and verifies that. The engine has a copy:
        the module stays as it is, and may be changed or destroyed afterwards. Nothing
        else has to be registered: the translations to LLVM IR are, in the context of
        the module, and LLVM's target for this machine is made ready.

        `opt_level` is 0, 1, 2 or 3. The code can use the symbols of this process, of
        the shared libraries at `shared_lib_paths`, which stay loaded until the process
        ends, and those that `mlsExecutionEngineRegisterSymbol` gives it. It is compiled
        and linked as a whole when something of it is first looked up or invoked, so
        that symbols can be registered before. `enable_object_dump` is needed for
        `mlsExecutionEngineDumpToObjectFile`, `enable_pic` for code that will be linked
        into a shared library.

        Raises: BadArgumentError (`opt_level`: not one of these; `shared_lib_paths`: not
        a path; `module`: not in the LLVM dialect, naming the first operation that is
        not, or it defines what every engine defines itself); NotAvailableError
        (`shared_lib_paths`: not there, or it cannot be loaded); BadStateError
        (`module`: its block was taken away); VerifyError; UpstreamFailedError with
        diagnostics.

        In C: `mlsExecutionEngineCreate`.
        """
        shared_lib_paths_ = v.texts(shared_lib_paths)
        out = c_uint64()
        lib.mlsExecutionEngineCreate(
            v.handle(module, Module),
            v.int32(opt_level),
            len(shared_lib_paths_),
            shared_lib_paths_,
            bool(enable_object_dump),
            bool(enable_pic),
            byref(out),
        )
        return ExecutionEngine._own(out.value)

    def destroy(self) -> None:
        """Destroys an execution engine. Its destructors run; pointers into its code and
        data are of no use any more. The end of its context does the same, but waits for
        code that is running.

        In C: `mlsExecutionEngineDestroy`.
        """
        lib.mlsExecutionEngineDestroy(self.bits)

    def initialize(self) -> None:
        """Runs the constructors in `llvm.mlir.global_ctors`, once. Invoking a function
        does it too. Everything that the code needs must be there before.

        Raises: NoSymbolError (what the code uses and nobody defines);
        UpstreamFailedError.

        In C: `mlsExecutionEngineInitialize`.
        """
        lib.mlsExecutionEngineInitialize(self.bits)

    def lookup_packed(self, name: str | bytes) -> int | None:
        """Looks up the wrapper of a function of the module, whether it has a C interface
        or not: a `void (*)(void **)` which takes one pointer for each argument, and one
        more for the result if there is one.

        Raises: NoSymbolError (`name`: the module has no such function; or, naming it,
        what the code uses and nobody defines); UpstreamFailedError.

        In C: `mlsExecutionEngineLookupPacked`.
        """
        out = c_void_p()
        lib.mlsExecutionEngineLookupPacked(self.bits, v.text(name), byref(out))
        return out.value

    def lookup(self, name: str | bytes) -> int | None:
        """Looks up a function or variable: of the module, registered, of a shared library
        of the engine, or of this process.

        Raises: NoSymbolError (`name`: there is none, or it is private to the module;
        or, naming it, what the code uses and nobody defines); UpstreamFailedError.

        In C: `mlsExecutionEngineLookup`.
        """
        out = c_void_p()
        lib.mlsExecutionEngineLookup(self.bits, v.text(name), byref(out))
        return out.value

    def dump_to_object_file(self, file_name: str | bytes) -> None:
        """Writes the machine code of the module to an object file.

        Raises: BadStateError (`engine`: created without `enableObjectDump`, or there is
        no code); NoSymbolError (what the code uses and nobody defines);
        NotAvailableError (`file_name`: it cannot be written); UpstreamFailedError.

        In C: `mlsExecutionEngineDumpToObjectFile`.
        """
        lib.mlsExecutionEngineDumpToObjectFile(self.bits, v.text(file_name))


class ExternalPass(Handle):
    """A pass of the host that is running: of use only in its callback. Upstream:
    `MlirExternalPass`.
    """

    __slots__ = ()

    def signal_failure(self) -> None:
        """Says, inside of its `run`, that a pass has failed.

        In C: `mlsExternalPassSignalFailure`.
        """
        lib.mlsExternalPassSignalFailure(self.bits)


class FrozenRewritePatternSet(_members.Destroyed, Handle):
    """A set of rewrite patterns that can be applied.

    Made by `mlsFreezeRewritePattern`; destroyed by `mlsFrozenRewritePatternSetDestroy`.
    Upstream: `MlirFrozenRewritePatternSet`.
    """

    __slots__ = ()

    def destroy(self) -> None:
        """Destroys a frozen set, and its patterns once no driver uses them any more.

        In C: `mlsFrozenRewritePatternSetDestroy`.
        """
        lib.mlsFrozenRewritePatternSetDestroy(self.bits)


class Identifier(_members.IdentifierMembers, Handle):
    """An identifier; lives as long as its context. Upstream: `MlirIdentifier`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, str: str | bytes) -> Identifier:
        """Gives the identifier with this text.

        In C: `mlsIdentifierGet`.
        """
        out = c_uint64()
        lib.mlsIdentifierGet(v.handle(context, Context), v.text(str), byref(out))
        return Identifier._view(out.value)

    def get_context(self) -> Context:
        """Gives the context of an identifier.

        In C: `mlsIdentifierGetContext`.
        """
        out = c_uint64()
        lib.mlsIdentifierGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def str(self) -> str:
        """Gives the text of an identifier.

        In C: `mlsIdentifierStr`.
        """
        out = _types.MlsStringRef()
        lib.mlsIdentifierStr(self.bits, byref(out))
        return v.text_of(out)


class IntegerSet(_members.IntegerSetMembers, Handle):
    """A set of integers that affine constraints describe; lives as long as its context.
    Upstream: `MlirIntegerSet`.
    """

    __slots__ = ()

    def get_context(self) -> Context:
        """Gives the context of an integer set.

        In C: `mlsIntegerSetGetContext`.
        """
        out = c_uint64()
        lib.mlsIntegerSetGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints an integer set: calls `callback` once with all of the text, without any
        lock.

        In C: `mlsIntegerSetPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsIntegerSetPrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints an integer set into a string.

        In C: `mlsIntegerSetToString`.
        """
        out = c_uint64()
        lib.mlsIntegerSetToString(self.bits, byref(out))
        return taken_text(out.value)

    def dump(self) -> None:
        """Prints an integer set to standard error.

        In C: `mlsIntegerSetDump`.
        """
        lib.mlsIntegerSetDump(self.bits)

    @staticmethod
    def empty_get(context: Context, num_dims: int, num_symbols: int) -> IntegerSet:
        """Gives the canonical empty set of these dimensions and symbols.

        Raises: OutOfRangeError (`num_dims`: from 0 to 65 536); OutOfRangeError
        (`num_symbols`: from 0 to 65 536).

        In C: `mlsIntegerSetEmptyGet`.
        """
        out = c_uint64()
        lib.mlsIntegerSetEmptyGet(
            v.handle(context, Context), v.int64(num_dims), v.int64(num_symbols), byref(out)
        )
        return IntegerSet._view(out.value)

    @staticmethod
    def get(
        context: Context,
        num_dims: int,
        num_symbols: int,
        constraints: Sequence[AffineExpr],
        eq_flags: Sequence[bool],
    ) -> IntegerSet:
        """Gives the set of these dimensions and symbols in which each constraint holds:
        that it is 0 where `eq_flags` says so, or else that it is not below 0. At least
        one is needed.

        Raises: OutOfRangeError (`num_dims`: from 0 to 65 536); OutOfRangeError
        (`num_symbols`: from 0 to 65 536); OutOfRangeError (`constraints`: none);
        BadArgumentError (`constraints` have more dimensions or symbols than that);
        TooDeepError.

        In C: `mlsIntegerSetGet`.
        """
        constraints_ = v.handles(constraints, AffineExpr)
        eq_flags_ = v.booleans(eq_flags)
        v.same_length(constraints_, eq_flags_)
        out = c_uint64()
        lib.mlsIntegerSetGet(
            v.handle(context, Context),
            v.int64(num_dims),
            v.int64(num_symbols),
            len(constraints_),
            constraints_,
            eq_flags_,
            byref(out),
        )
        return IntegerSet._view(out.value)

    def is_canonical_empty(self) -> bool:
        """Tells whether a set is the one that `mlsIntegerSetEmptyGet` gives.

        In C: `mlsIntegerSetIsCanonicalEmpty`.
        """
        out = c_bool()
        lib.mlsIntegerSetIsCanonicalEmpty(self.bits, byref(out))
        return out.value

    def get_num_dims(self) -> int:
        """Gives the number of dimensions of a set.

        In C: `mlsIntegerSetGetNumDims`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumDims(self.bits, byref(out))
        return out.value

    def get_num_symbols(self) -> int:
        """Gives the number of symbols of a set.

        In C: `mlsIntegerSetGetNumSymbols`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumSymbols(self.bits, byref(out))
        return out.value

    def get_num_inputs(self) -> int:
        """Gives the number of dimensions and symbols of a set.

        In C: `mlsIntegerSetGetNumInputs`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumInputs(self.bits, byref(out))
        return out.value

    def get_num_constraints(self) -> int:
        """Gives the number of constraints of a set.

        In C: `mlsIntegerSetGetNumConstraints`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumConstraints(self.bits, byref(out))
        return out.value

    def get_num_equalities(self) -> int:
        """Gives the number of constraints of a set that say what is 0.

        In C: `mlsIntegerSetGetNumEqualities`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumEqualities(self.bits, byref(out))
        return out.value

    def get_num_inequalities(self) -> int:
        """Gives the number of constraints of a set that say what is not below 0.

        In C: `mlsIntegerSetGetNumInequalities`.
        """
        out = c_int64()
        lib.mlsIntegerSetGetNumInequalities(self.bits, byref(out))
        return out.value

    def get_constraint(self, pos: int) -> AffineExpr:
        """Gives the expression of constraint number `pos` of a set.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsIntegerSetGetConstraint`.
        """
        out = c_uint64()
        lib.mlsIntegerSetGetConstraint(self.bits, v.int64(pos), byref(out))
        return AffineExpr._view(out.value)

    def copy_constraints(self) -> list[AffineExpr]:
        """Gives all that `mlsIntegerSetGetConstraint` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        In C: `mlsIntegerSetCopyConstraints`.
        """

        def copy(capacity, room, found):
            lib.mlsIntegerSetCopyConstraints(self.bits, capacity, room, found)

        return [AffineExpr._view(one) for one in v.copied(c_uint64, copy)]

    def is_constraint_eq(self, pos: int) -> bool:
        """Tells whether constraint number `pos` of a set says what is 0.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsIntegerSetIsConstraintEq`.
        """
        out = c_bool()
        lib.mlsIntegerSetIsConstraintEq(self.bits, v.int64(pos), byref(out))
        return out.value

    def replace_get(
        self,
        dim_replacements: Sequence[AffineExpr],
        symbol_replacements: Sequence[AffineExpr],
        num_result_dims: int,
        num_result_symbols: int,
    ) -> IntegerSet:
        """Gives a set with its dimensions and symbols replaced: by
        `mlsIntegerSetGetNumDims` and `mlsIntegerSetGetNumSymbols` expressions, which
        have `num_result_dims` dimensions and `num_result_symbols` symbols.

        Raises: OutOfRangeError (`num_dims` or `num_symbols`: not what the set has;
        `num_result_dims` or `num_result_symbols`: from 0 to 65 536); BadArgumentError
        (`dim_replacements` or `symbol_replacements` have more dimensions or symbols
        than that); TooDeepError.

        In C: `mlsIntegerSetReplaceGet`.
        """
        dim_replacements_ = v.handles(dim_replacements, AffineExpr)
        symbol_replacements_ = v.handles(symbol_replacements, AffineExpr)
        out = c_uint64()
        lib.mlsIntegerSetReplaceGet(
            self.bits,
            len(dim_replacements_),
            dim_replacements_,
            len(symbol_replacements_),
            symbol_replacements_,
            v.int64(num_result_dims),
            v.int64(num_result_symbols),
            byref(out),
        )
        return IntegerSet._view(out.value)


class LlvmThreadPool(_members.Destroyed, Handle):
    """A pool of worker threads.

    Made by `mlsLlvmThreadPoolCreate`; destroyed by `mlsLlvmThreadPoolDestroy`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> LlvmThreadPool:
        """Makes a pool of worker threads, as many as the machine has cores, for contexts
        that should not share theirs with all others. They are started when they are
        needed.

        In C: `mlsLlvmThreadPoolCreate`.
        """
        out = c_uint64()
        lib.mlsLlvmThreadPoolCreate(byref(out))
        return LlvmThreadPool._own(out.value)

    def destroy(self) -> None:
        """Destroys a thread pool; contexts that use it go on with it.

        In C: `mlsLlvmThreadPoolDestroy`.
        """
        lib.mlsLlvmThreadPoolDestroy(self.bits)


class Location(_members.LocationMembers, Handle):
    """A location; lives as long as its context. Upstream: `MlirLocation`."""

    __slots__ = ()

    def get_attribute(self) -> Attribute:
        """Gives a location as an attribute.

        In C: `mlsLocationGetAttribute`.
        """
        out = c_uint64()
        lib.mlsLocationGetAttribute(self.bits, byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def from_attribute(attribute: Attribute) -> Location:
        """Gives the location that an attribute is.

        Raises: BadArgumentError (`attribute`: not a location).

        In C: `mlsLocationFromAttribute`.
        """
        out = c_uint64()
        lib.mlsLocationFromAttribute(v.handle(attribute, Attribute), byref(out))
        return Location._view(out.value)

    @staticmethod
    def file_line_col_get(context: Context, filename: str | bytes, line: int, col: int) -> Location:
        """Gives a place in a file. The name `-` stands for an empty one.

        In C: `mlsLocationFileLineColGet`.
        """
        out = c_uint64()
        lib.mlsLocationFileLineColGet(
            v.handle(context, Context), v.text(filename), v.uint32(line), v.uint32(col), byref(out)
        )
        return Location._view(out.value)

    @staticmethod
    def file_line_col_range_get(
        context: Context,
        filename: str | bytes,
        start_line: int,
        start_col: int,
        end_line: int,
        end_col: int,
    ) -> Location:
        """Gives a part of a file, from a place to another one. The name `-` stands for an
        empty one.

        In C: `mlsLocationFileLineColRangeGet`.
        """
        out = c_uint64()
        lib.mlsLocationFileLineColRangeGet(
            v.handle(context, Context),
            v.text(filename),
            v.uint32(start_line),
            v.uint32(start_col),
            v.uint32(end_line),
            v.uint32(end_col),
            byref(out),
        )
        return Location._view(out.value)

    def file_line_col_range_get_filename(self) -> Identifier:
        """Gives the name of the file that a location is in.

        Raises: BadArgumentError (`location`: not a place in a file).

        In C: `mlsLocationFileLineColRangeGetFilename`.
        """
        out = c_uint64()
        lib.mlsLocationFileLineColRangeGetFilename(self.bits, byref(out))
        return Identifier._view(out.value)

    def file_line_col_range_get_start_line(self) -> int:
        """Gives the line that a location begins in.

        Raises: BadArgumentError (`location`: not a place in a file).

        In C: `mlsLocationFileLineColRangeGetStartLine`.
        """
        out = c_int32()
        lib.mlsLocationFileLineColRangeGetStartLine(self.bits, byref(out))
        return out.value

    def file_line_col_range_get_start_column(self) -> int:
        """Gives the column that a location begins at; 0 if it has none.

        Raises: BadArgumentError (`location`: not a place in a file).

        In C: `mlsLocationFileLineColRangeGetStartColumn`.
        """
        out = c_int32()
        lib.mlsLocationFileLineColRangeGetStartColumn(self.bits, byref(out))
        return out.value

    def file_line_col_range_get_end_line(self) -> int:
        """Gives the line that a location ends in, which is that of its beginning if it has
        no other.

        Raises: BadArgumentError (`location`: not a place in a file).

        In C: `mlsLocationFileLineColRangeGetEndLine`.
        """
        out = c_int32()
        lib.mlsLocationFileLineColRangeGetEndLine(self.bits, byref(out))
        return out.value

    def file_line_col_range_get_end_column(self) -> int:
        """Gives the column that a location ends at, which is that of its beginning if it
        has no other.

        Raises: BadArgumentError (`location`: not a place in a file).

        In C: `mlsLocationFileLineColRangeGetEndColumn`.
        """
        out = c_int32()
        lib.mlsLocationFileLineColRangeGetEndColumn(self.bits, byref(out))
        return out.value

    @staticmethod
    def file_line_col_range_get_type_id() -> TypeID:
        """Gives the number of the class of places in files, for comparison with
        `mlsAttributeGetTypeID`.

        In C: `mlsLocationFileLineColRangeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLocationFileLineColRangeGetTypeID(byref(out))
        return TypeID._view(out.value)

    def is_a_file_line_col_range(self) -> bool:
        """Tells whether a location is a place in a file, or a part of one.

        In C: `mlsLocationIsAFileLineColRange`.
        """
        out = c_bool()
        lib.mlsLocationIsAFileLineColRange(self.bits, byref(out))
        return out.value

    def call_site_get(self, caller: Location) -> Location:
        """Gives the location of a callee inlined at a caller.

        Raises: TooDeepError.

        In C: `mlsLocationCallSiteGet`.
        """
        out = c_uint64()
        lib.mlsLocationCallSiteGet(self.bits, v.handle(caller, Location), byref(out))
        return Location._view(out.value)

    def call_site_get_callee(self) -> Location:
        """Gives the location of the callee.

        Raises: BadArgumentError (`location`: not the location of a call).

        In C: `mlsLocationCallSiteGetCallee`.
        """
        out = c_uint64()
        lib.mlsLocationCallSiteGetCallee(self.bits, byref(out))
        return Location._view(out.value)

    def call_site_get_caller(self) -> Location:
        """Gives the location of the caller.

        Raises: BadArgumentError (`location`: not the location of a call).

        In C: `mlsLocationCallSiteGetCaller`.
        """
        out = c_uint64()
        lib.mlsLocationCallSiteGetCaller(self.bits, byref(out))
        return Location._view(out.value)

    @staticmethod
    def call_site_get_type_id() -> TypeID:
        """Gives the number of the class of locations of calls, for comparison with
        `mlsAttributeGetTypeID`.

        In C: `mlsLocationCallSiteGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLocationCallSiteGetTypeID(byref(out))
        return TypeID._view(out.value)

    def is_a_call_site(self) -> bool:
        """Tells whether a location is that of a callee inlined at a caller.

        In C: `mlsLocationIsACallSite`.
        """
        out = c_bool()
        lib.mlsLocationIsACallSite(self.bits, byref(out))
        return out.value

    @staticmethod
    def fused_get(
        context: Context, locations: Sequence[Location], metadata: Attribute | None = None
    ) -> Location | None:
        """Gives a location that stands for several, with metadata if `metadata` is not
        null. The result is another kind of location where that says the same: the only
        one, if there is one and no metadata, or the unknown one, if there is none.

        Raises: TooDeepError.

        In C: `mlsLocationFusedGet`.
        """
        locations_ = v.handles(locations, Location)
        out = c_uint64()
        lib.mlsLocationFusedGet(
            v.handle(context, Context),
            len(locations_),
            locations_,
            v.optional(metadata, Attribute),
            byref(out),
        )
        return Location._view(out.value)

    def fused_get_num_locations(self) -> int:
        """Gives the number of locations that a fused one stands for.

        Raises: BadArgumentError (`location`: not a fused location).

        In C: `mlsLocationFusedGetNumLocations`.
        """
        out = c_uint32()
        lib.mlsLocationFusedGetNumLocations(self.bits, byref(out))
        return out.value

    def fused_get_metadata(self) -> Attribute | None:
        """Gives the metadata of a fused location; null if it has none.

        Raises: BadArgumentError (`location`: not a fused location).

        In C: `mlsLocationFusedGetMetadata`.
        """
        out = c_uint64()
        lib.mlsLocationFusedGetMetadata(self.bits, byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def fused_get_type_id() -> TypeID:
        """Gives the number of the class of fused locations, for comparison with
        `mlsAttributeGetTypeID`.

        In C: `mlsLocationFusedGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLocationFusedGetTypeID(byref(out))
        return TypeID._view(out.value)

    def is_a_fused(self) -> bool:
        """Tells whether a location stands for several.

        In C: `mlsLocationIsAFused`.
        """
        out = c_bool()
        lib.mlsLocationIsAFused(self.bits, byref(out))
        return out.value

    @staticmethod
    def name_get(
        context: Context, name: str | bytes, child_loc: Location | None = None
    ) -> Location | None:
        """Gives a named location, around `child_loc` unless that is null; then, around the
        unknown one.

        Raises: TooDeepError.

        In C: `mlsLocationNameGet`.
        """
        out = c_uint64()
        lib.mlsLocationNameGet(
            v.handle(context, Context), v.text(name), v.optional(child_loc, Location), byref(out)
        )
        return Location._view(out.value)

    def name_get_name(self) -> Identifier:
        """Gives the name of a location.

        Raises: BadArgumentError (`location`: not a named location).

        In C: `mlsLocationNameGetName`.
        """
        out = c_uint64()
        lib.mlsLocationNameGetName(self.bits, byref(out))
        return Identifier._view(out.value)

    def name_get_child_loc(self) -> Location:
        """Gives the location that a named one is around.

        Raises: BadArgumentError (`location`: not a named location).

        In C: `mlsLocationNameGetChildLoc`.
        """
        out = c_uint64()
        lib.mlsLocationNameGetChildLoc(self.bits, byref(out))
        return Location._view(out.value)

    @staticmethod
    def name_get_type_id() -> TypeID:
        """Gives the number of the class of named locations, for comparison with
        `mlsAttributeGetTypeID`.

        In C: `mlsLocationNameGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLocationNameGetTypeID(byref(out))
        return TypeID._view(out.value)

    def is_a_name(self) -> bool:
        """Tells whether a location has a name.

        In C: `mlsLocationIsAName`.
        """
        out = c_bool()
        lib.mlsLocationIsAName(self.bits, byref(out))
        return out.value

    @staticmethod
    def unknown_get(context: Context) -> Location:
        """Gives the unknown location.

        In C: `mlsLocationUnknownGet`.
        """
        out = c_uint64()
        lib.mlsLocationUnknownGet(v.handle(context, Context), byref(out))
        return Location._view(out.value)

    def get_context(self) -> Context:
        """Gives the context of a location.

        In C: `mlsLocationGetContext`.
        """
        out = c_uint64()
        lib.mlsLocationGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def fused_copy_locations(self) -> list[Location]:
        """Gives the locations that a fused one stands for, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`location`: not a fused location).

        In C: `mlsLocationFusedCopyLocations`.
        """

        def copy(capacity, room, found):
            lib.mlsLocationFusedCopyLocations(self.bits, capacity, room, found)

        return [Location._view(one) for one in v.copied(c_uint64, copy)]

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints a location: calls `callback` once with all of the text, without any lock.

        In C: `mlsLocationPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsLocationPrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints a location into a string.

        In C: `mlsLocationToString`.
        """
        out = c_uint64()
        lib.mlsLocationToString(self.bits, byref(out))
        return taken_text(out.value)


class Module(_members.ModuleMembers, _members.Destroyed, Handle):
    """A `builtin.module`: the same object as its operation, by another type.

    Made by `mlsModuleCreateEmpty`, `mlsModuleCreateParse`,
    `mlsModuleCreateParseFromFile`; destroyed by `mlsModuleDestroy`.
    """

    __slots__ = ()

    @staticmethod
    def create_empty(location: Location) -> Module:
        """Makes an empty module.

        In C: `mlsModuleCreateEmpty`.
        """
        out = c_uint64()
        lib.mlsModuleCreateEmpty(v.handle(location, Location), byref(out))
        return Module._own(out.value)

    @staticmethod
    def create_parse(context: Context, module: str | bytes) -> Module:
        """Parses a module, from text or bytecode, and verifies it.

        Raises: ParseError with diagnostics.

        In C: `mlsModuleCreateParse`.
        """
        out = c_uint64()
        lib.mlsModuleCreateParse(v.handle(context, Context), v.text(module), byref(out))
        return Module._own(out.value)

    @staticmethod
    def create_parse_from_file(context: Context, file_name: str | bytes) -> Module:
        """Parses the module in a file, from text or bytecode, and verifies it.

        Raises: ParseError with diagnostics.

        In C: `mlsModuleCreateParseFromFile`.
        """
        out = c_uint64()
        lib.mlsModuleCreateParseFromFile(v.handle(context, Context), v.text(file_name), byref(out))
        return Module._own(out.value)

    @staticmethod
    def from_operation(op: Operation) -> Module:
        """Gives the module that an operation is: the same object, by another type.

        Raises: BadArgumentError (`op`: not a module).

        In C: `mlsModuleFromOperation`.
        """
        out = c_uint64()
        lib.mlsModuleFromOperation(v.handle(op, Operation), byref(out))
        return Module._view(out.value)

    def get_operation(self) -> Operation:
        """Gives the operation that a module is: the same object, by another type.

        In C: `mlsModuleGetOperation`.
        """
        out = c_uint64()
        lib.mlsModuleGetOperation(self.bits, byref(out))
        return Operation._view(out.value)

    def get_body(self) -> Block:
        """Gives the block of a module.

        Raises: BadStateError (`module`: its block was taken away).

        In C: `mlsModuleGetBody`.
        """
        out = c_uint64()
        lib.mlsModuleGetBody(self.bits, byref(out))
        return Block._view(out.value)

    def get_context(self) -> Context:
        """Gives the context of a module.

        In C: `mlsModuleGetContext`.
        """
        out = c_uint64()
        lib.mlsModuleGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def destroy(self) -> None:
        """Destroys a module and everything in it, also a module inside another one.
        Refused if something outside uses something in it. Other threads go on with
        other IR of the context while a large module is destroyed that is in no other
        one and uses nothing outside.

        Raises: InUseError (`module`), naming the user.

        In C: `mlsModuleDestroy`.
        """
        lib.mlsModuleDestroy(self.bits)


class OpOperand(_members.OpOperandMembers, Handle):
    """A use of a value: operand number n of an operation, whatever value that is."""

    __slots__ = ()

    def get_owner(self) -> Operation:
        """Gives the operation of an operand use.

        In C: `mlsOpOperandGetOwner`.
        """
        out = c_uint64()
        lib.mlsOpOperandGetOwner(self.bits, byref(out))
        return Operation._view(out.value)

    def get_operand_number(self) -> int:
        """Gives the position of an operand use in its operation.

        In C: `mlsOpOperandGetOperandNumber`.
        """
        out = c_uint32()
        lib.mlsOpOperandGetOperandNumber(self.bits, byref(out))
        return out.value

    def get_value(self) -> Value:
        """Gives the value that an operand use uses.

        In C: `mlsOpOperandGetValue`.
        """
        out = c_uint64()
        lib.mlsOpOperandGetValue(self.bits, byref(out))
        return Value._view(out.value)

    def get_next_use(self) -> OpOperand | None:
        """Gives the next use of the same value; null at the end. It looks the use up in
        the list of all uses: for many of them, `mlsValueCopyUses` is quicker.

        In C: `mlsOpOperandGetNextUse`.
        """
        out = c_uint64()
        lib.mlsOpOperandGetNextUse(self.bits, byref(out))
        return OpOperand._view(out.value)


class OpPassManager(Handle):
    """A pass manager inside another one, or a pass manager seen as one. It goes stale when
    its pass manager is destroyed, runs, or is given a new pipeline.
    """

    __slots__ = ()

    def add_owned_pass(self, pass_: Pass) -> None:
        """Puts a pass at the end of a nested pass manager.

        Raises: BadArgumentError (`pass_`: for another operation); PipelineError , with
        what upstream says, for a pass by name.

        In C: `mlsOpPassManagerAddOwnedPass`.
        """
        lib.mlsOpPassManagerAddOwnedPass(self.bits, v.handle(pass_, Pass))

    def get_nested_under(self, operation_name: str | bytes) -> OpPassManager:
        """Adds a pass manager for operations of the name `operation_name` directly inside
        the operations that `pass_manager` is for.

        In C: `mlsOpPassManagerGetNestedUnder`.
        """
        out = c_uint64()
        lib.mlsOpPassManagerGetNestedUnder(self.bits, v.text(operation_name), byref(out))
        return OpPassManager._view(out.value)

    def add_pipeline(self, pipeline_elements: str | bytes) -> None:
        """Adds passes in textual form, such as `canonicalize,func.func(cse)`. Their names
        must be registered (`mlsRegisterAllPasses`). On failure nothing is added.

        Raises: PipelineError , with what upstream says.

        In C: `mlsOpPassManagerAddPipeline`.
        """
        lib.mlsOpPassManagerAddPipeline(self.bits, v.text(pipeline_elements))


class OpPrintingFlags(_members.Destroyed, Handle):
    """How to print operations.

    Made by `mlsOpPrintingFlagsCreate`; destroyed by `mlsOpPrintingFlagsDestroy`.
    Upstream: `MlirOpPrintingFlags`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> OpPrintingFlags:
        """Makes flags for printing as upstream does by default.

        In C: `mlsOpPrintingFlagsCreate`.
        """
        out = c_uint64()
        lib.mlsOpPrintingFlagsCreate(byref(out))
        return OpPrintingFlags._own(out.value)

    def destroy(self) -> None:
        """Destroys printing flags.

        In C: `mlsOpPrintingFlagsDestroy`.
        """
        lib.mlsOpPrintingFlagsDestroy(self.bits)

    def elide_large_elements_attrs(self, limit: int) -> None:
        """Leaves out the elements of constants with more than `limit` elements.

        Raises: OutOfRangeError (`limit`: negative).

        In C: `mlsOpPrintingFlagsElideLargeElementsAttrs`.
        """
        lib.mlsOpPrintingFlagsElideLargeElementsAttrs(self.bits, v.int64(limit))

    def elide_large_resource_string(self, limit: int) -> None:
        """Leaves out the text of resources with more than `limit` characters.

        Raises: OutOfRangeError (`limit`: negative).

        In C: `mlsOpPrintingFlagsElideLargeResourceString`.
        """
        lib.mlsOpPrintingFlagsElideLargeResourceString(self.bits, v.int64(limit))

    def enable_debug_info(self, enable: bool, pretty_form: bool) -> None:
        """Prints locations if `enable`, in short form if `pretty_form`.

        In C: `mlsOpPrintingFlagsEnableDebugInfo`.
        """
        lib.mlsOpPrintingFlagsEnableDebugInfo(self.bits, bool(enable), bool(pretty_form))

    def print_generic_op_form(self) -> None:
        """Prints operations in the generic form.

        In C: `mlsOpPrintingFlagsPrintGenericOpForm`.
        """
        lib.mlsOpPrintingFlagsPrintGenericOpForm(self.bits)

    def print_name_loc_as_prefix(self) -> None:
        """Prints name locations as prefix of values.

        In C: `mlsOpPrintingFlagsPrintNameLocAsPrefix`.
        """
        lib.mlsOpPrintingFlagsPrintNameLocAsPrefix(self.bits)

    def use_local_scope(self) -> None:
        """Numbers values from the printed operation on, not from its module.

        In C: `mlsOpPrintingFlagsUseLocalScope`.
        """
        lib.mlsOpPrintingFlagsUseLocalScope(self.bits)

    def assume_verified(self) -> None:
        """Does not verify before printing. IR that does not verify may then crash the
        printer of its dialect: only for IR that was verified.

        In C: `mlsOpPrintingFlagsAssumeVerified`.
        """
        lib.mlsOpPrintingFlagsAssumeVerified(self.bits)

    def skip_regions(self) -> None:
        """Leaves out regions.

        In C: `mlsOpPrintingFlagsSkipRegions`.
        """
        lib.mlsOpPrintingFlagsSkipRegions(self.bits)


class Operation(_members.OperationMembers, _members.Destroyed, Handle):
    """An operation. Valid exactly as long as the operation lives.

    Made by `mlsOperationCreate`, `mlsOperationClone`, `mlsOperationCreateParse`;
    destroyed by `mlsOperationDestroy`, a pass, or the end of what it is in. Upstream:
    `MlirOperation`.
    """

    __slots__ = ()

    def implements_interface(self, interface_type_id: TypeID) -> bool:
        """Tells whether an operation has an interface; false if its dialect is not loaded.

        In C: `mlsOperationImplementsInterface`.
        """
        out = c_bool()
        lib.mlsOperationImplementsInterface(
            self.bits, v.handle(interface_type_id, TypeID), byref(out)
        )
        return out.value

    @staticmethod
    def implements_interface_static(
        operation_name: str | bytes, context: Context, interface_type_id: TypeID
    ) -> bool:
        """Tells whether operations of this name have an interface; false if none is
        registered.

        In C: `mlsOperationImplementsInterfaceStatic`.
        """
        out = c_bool()
        lib.mlsOperationImplementsInterfaceStatic(
            v.text(operation_name),
            v.handle(context, Context),
            v.handle(interface_type_id, TypeID),
            byref(out),
        )
        return out.value

    def get_type_id(self) -> TypeID | None:
        """Gives the number of the class of an operation; null if its dialect is not
        loaded.

        In C: `mlsOperationGetTypeID`.
        """
        out = c_uint64()
        lib.mlsOperationGetTypeID(self.bits, byref(out))
        return TypeID._view(out.value)

    def print_with_state(self, state: AsmState, callback: Callable[[str], object]) -> None:
        """Prints an operation with the names of a state: calls `callback` once with all of
        the text, without any lock.

        Raises: StaleHandleError (`state`: what it is for is dead); BadArgumentError
        (`op`: not in what the state is for).

        In C: `mlsOperationPrintWithState`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsOperationPrintWithState(
                self.bits, v.handle(state, AsmState), _callbacks.MlsStringCallback, key
            )

    def to_string_with_state(self, state: AsmState) -> str:
        """Prints an operation with the names of a state into a string.

        Raises: StaleHandleError (`state`: what it is for is dead); BadArgumentError
        (`op`: not in what the state is for).

        In C: `mlsOperationToStringWithState`.
        """
        out = c_uint64()
        lib.mlsOperationToStringWithState(self.bits, v.handle(state, AsmState), byref(out))
        return taken_text(out.value)

    def copy_results(self) -> list[Value]:
        """Gives the results of an operation.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsOperationCopyResults`.
        """

        def copy(capacity, room, found):
            lib.mlsOperationCopyResults(self.bits, capacity, room, found)

        return [Value._view(one) for one in v.copied(c_uint64, copy)]

    def copy_operands(self) -> list[Value]:
        """Gives the operands of an operation.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsOperationCopyOperands`.
        """

        def copy(capacity, room, found):
            lib.mlsOperationCopyOperands(self.bits, capacity, room, found)

        return [Value._view(one) for one in v.copied(c_uint64, copy)]

    def copy_tree(self) -> list[Operation]:
        """Gives an operation and all operations in it, outer before inner, in the order of
        the text.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsOperationCopyTree`.
        """

        def copy(capacity, room, found):
            lib.mlsOperationCopyTree(self.bits, capacity, room, found)

        return [Operation._view(one) for one in v.copied(c_uint64, copy)]

    def get_context(self) -> Context:
        """Gives the context of `op`.

        In C: `mlsOperationGetContext`.
        """
        out = c_uint64()
        lib.mlsOperationGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def get_name(self) -> Identifier:
        """Gives the full name of `op`.

        In C: `mlsOperationGetName`.
        """
        out = c_uint64()
        lib.mlsOperationGetName(self.bits, byref(out))
        return Identifier._view(out.value)

    def get_location(self) -> Location:
        """Gives the location of `op`.

        In C: `mlsOperationGetLocation`.
        """
        out = c_uint64()
        lib.mlsOperationGetLocation(self.bits, byref(out))
        return Location._view(out.value)

    def set_location(self, location: Location) -> None:
        """Sets the location of `op`.

        In C: `mlsOperationSetLocation`.
        """
        lib.mlsOperationSetLocation(self.bits, v.handle(location, Location))

    def get_block(self) -> Block | None:
        """Gives the block that `op` is in; null if it is detached.

        In C: `mlsOperationGetBlock`.
        """
        out = c_uint64()
        lib.mlsOperationGetBlock(self.bits, byref(out))
        return Block._view(out.value)

    def get_parent_operation(self) -> Operation | None:
        """Gives the operation around `op`; null if there is none.

        In C: `mlsOperationGetParentOperation`.
        """
        out = c_uint64()
        lib.mlsOperationGetParentOperation(self.bits, byref(out))
        return Operation._view(out.value)

    def get_next_in_block(self) -> Operation | None:
        """Gives the operation behind `op`; null if it is the last, or detached.

        In C: `mlsOperationGetNextInBlock`.
        """
        out = c_uint64()
        lib.mlsOperationGetNextInBlock(self.bits, byref(out))
        return Operation._view(out.value)

    def is_before_in_block(self, other: Operation) -> bool:
        """Tells whether `op` comes before `other` in their block.

        Raises: BadStateError (`other`: in another block, or none).

        In C: `mlsOperationIsBeforeInBlock`.
        """
        out = c_bool()
        lib.mlsOperationIsBeforeInBlock(self.bits, v.handle(other, Operation), byref(out))
        return out.value

    def get_num_regions(self) -> int:
        """Gives the number of regions of `op`.

        In C: `mlsOperationGetNumRegions`.
        """
        out = c_int64()
        lib.mlsOperationGetNumRegions(self.bits, byref(out))
        return out.value

    def get_region(self, pos: int) -> Region:
        """Gives region number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetRegion`.
        """
        out = c_uint64()
        lib.mlsOperationGetRegion(self.bits, v.int64(pos), byref(out))
        return Region._view(out.value)

    def get_num_operands(self) -> int:
        """Gives the number of operands of `op`.

        In C: `mlsOperationGetNumOperands`.
        """
        out = c_int64()
        lib.mlsOperationGetNumOperands(self.bits, byref(out))
        return out.value

    def get_operand(self, pos: int) -> Value:
        """Gives operand number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetOperand`.
        """
        out = c_uint64()
        lib.mlsOperationGetOperand(self.bits, v.int64(pos), byref(out))
        return Value._view(out.value)

    def get_num_results(self) -> int:
        """Gives the number of results of `op`.

        In C: `mlsOperationGetNumResults`.
        """
        out = c_int64()
        lib.mlsOperationGetNumResults(self.bits, byref(out))
        return out.value

    def get_result(self, pos: int) -> Value:
        """Gives result number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetResult`.
        """
        out = c_uint64()
        lib.mlsOperationGetResult(self.bits, v.int64(pos), byref(out))
        return Value._view(out.value)

    def get_num_successors(self) -> int:
        """Gives the number of successors of `op`.

        In C: `mlsOperationGetNumSuccessors`.
        """
        out = c_int64()
        lib.mlsOperationGetNumSuccessors(self.bits, byref(out))
        return out.value

    def get_successor(self, pos: int) -> Block:
        """Gives successor number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetSuccessor`.
        """
        out = c_uint64()
        lib.mlsOperationGetSuccessor(self.bits, v.int64(pos), byref(out))
        return Block._view(out.value)

    def set_operand(self, pos: int, value: Value) -> None:
        """Makes `value` operand number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationSetOperand`.
        """
        lib.mlsOperationSetOperand(self.bits, v.int64(pos), v.handle(value, Value))

    def set_operands(self, operands: Sequence[Value]) -> None:
        """Replaces all operands of `op`. Their number may change.

        In C: `mlsOperationSetOperands`.
        """
        operands_ = v.handles(operands, Value)
        lib.mlsOperationSetOperands(self.bits, len(operands_), operands_)

    def set_successor(self, pos: int, block: Block) -> None:
        """Makes `block` successor number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationSetSuccessor`.
        """
        lib.mlsOperationSetSuccessor(self.bits, v.int64(pos), v.handle(block, Block))

    def replace_uses_of_with(self, of_: Value, with_: Value) -> None:
        """Replaces every use of `of_` in the operands of `op` by `with_`.

        In C: `mlsOperationReplaceUsesOfWith`.
        """
        lib.mlsOperationReplaceUsesOfWith(self.bits, v.handle(of_, Value), v.handle(with_, Value))

    def has_inherent_attribute_by_name(self, name: str | bytes) -> bool:
        """Tells whether `op` has an inherent attribute of this name.

        In C: `mlsOperationHasInherentAttributeByName`.
        """
        out = c_bool()
        lib.mlsOperationHasInherentAttributeByName(self.bits, v.text(name), byref(out))
        return out.value

    def get_inherent_attribute_by_name(self, name: str | bytes) -> Attribute | None:
        """Gives the inherent attribute of this name; null if there is none.

        In C: `mlsOperationGetInherentAttributeByName`.
        """
        out = c_uint64()
        lib.mlsOperationGetInherentAttributeByName(self.bits, v.text(name), byref(out))
        return Attribute._view(out.value)

    def get_discardable_attribute_by_name(self, name: str | bytes) -> Attribute | None:
        """Gives the discardable attribute of this name; null if there is none.

        In C: `mlsOperationGetDiscardableAttributeByName`.
        """
        out = c_uint64()
        lib.mlsOperationGetDiscardableAttributeByName(self.bits, v.text(name), byref(out))
        return Attribute._view(out.value)

    def get_attribute_by_name(self, name: str | bytes) -> Attribute | None:
        """Gives the attribute of this name; null if there is none.

        In C: `mlsOperationGetAttributeByName`.
        """
        out = c_uint64()
        lib.mlsOperationGetAttributeByName(self.bits, v.text(name), byref(out))
        return Attribute._view(out.value)

    def set_inherent_attribute_by_name(self, name: str | bytes, attr: Attribute) -> None:
        """Sets the inherent attribute of this name.

        Raises: BadArgumentError (`name`: `op` has no such inherent attribute; `attr`:
        of a kind that it does not take).

        In C: `mlsOperationSetInherentAttributeByName`.
        """
        lib.mlsOperationSetInherentAttributeByName(
            self.bits, v.text(name), v.handle(attr, Attribute)
        )

    def set_discardable_attribute_by_name(self, name: str | bytes, attr: Attribute) -> None:
        """Sets the discardable attribute of this name.

        Raises: BadArgumentError (`name`: empty, or an inherent attribute of `op`).

        In C: `mlsOperationSetDiscardableAttributeByName`.
        """
        lib.mlsOperationSetDiscardableAttributeByName(
            self.bits, v.text(name), v.handle(attr, Attribute)
        )

    def set_attribute_by_name(self, name: str | bytes, attr: Attribute) -> None:
        """Sets the attribute of this name, inherent if `op` has such a one.

        Raises: BadArgumentError (`name`: empty; `attr`: of a kind that the inherent
        attribute does not take).

        In C: `mlsOperationSetAttributeByName`.
        """
        lib.mlsOperationSetAttributeByName(self.bits, v.text(name), v.handle(attr, Attribute))

    def remove_discardable_attribute_by_name(self, name: str | bytes) -> bool:
        """Removes the discardable attribute of this name. `*out` tells whether there was
        one.

        In C: `mlsOperationRemoveDiscardableAttributeByName`.
        """
        out = c_bool()
        lib.mlsOperationRemoveDiscardableAttributeByName(self.bits, v.text(name), byref(out))
        return out.value

    def remove_attribute_by_name(self, name: str | bytes) -> bool:
        """Removes the attribute of this name. `*out` tells whether there was one.

        In C: `mlsOperationRemoveAttributeByName`.
        """
        out = c_bool()
        lib.mlsOperationRemoveAttributeByName(self.bits, v.text(name), byref(out))
        return out.value

    def get_num_discardable_attributes(self) -> int:
        """Gives the number of discardable attributes of `op`.

        In C: `mlsOperationGetNumDiscardableAttributes`.
        """
        out = c_int64()
        lib.mlsOperationGetNumDiscardableAttributes(self.bits, byref(out))
        return out.value

    def get_discardable_attribute(self, pos: int) -> NamedAttribute:
        """Gives discardable attribute number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetDiscardableAttribute`.
        """
        out = _types.MlsNamedAttribute()
        lib.mlsOperationGetDiscardableAttribute(self.bits, v.int64(pos), byref(out))
        return NamedAttribute._from_c(out)

    def get_num_attributes(self) -> int:
        """Gives the number of attributes of `op`, inherent ones included.

        In C: `mlsOperationGetNumAttributes`.
        """
        out = c_int64()
        lib.mlsOperationGetNumAttributes(self.bits, byref(out))
        return out.value

    def get_attribute(self, pos: int) -> NamedAttribute:
        """Gives attribute number `pos` of `op`.

        Raises: OutOfRangeError (`pos`).

        In C: `mlsOperationGetAttribute`.
        """
        out = _types.MlsNamedAttribute()
        lib.mlsOperationGetAttribute(self.bits, v.int64(pos), byref(out))
        return NamedAttribute._from_c(out)

    def verify(self) -> None:
        """Verifies `op` and everything in it; and first, since verifiers rely on it, what
        is around it.

        Raises: VerifyError with diagnostics.

        In C: `mlsOperationVerify`.
        """
        lib.mlsOperationVerify(self.bits)

    @staticmethod
    def create(state: OperationState) -> Operation:
        """Makes the operation that `state` describes, detached. On failure nothing is
        consumed: state and regions are the caller's as before.

        Raises: StaleHandleError (`state`: something added to it is dead);
        BadArgumentError (unknown operation, an inherent attribute of the wrong kind);
        UpstreamFailedError with diagnostics (no result types).

        In C: `mlsOperationCreate`.
        """
        out = c_uint64()
        lib.mlsOperationCreate(v.handle(state, OperationState), byref(out))
        return Operation._own(out.value)

    @staticmethod
    def create_in_block(
        name: str | bytes,
        location: Location,
        results: Sequence[Type],
        operands: Sequence[Value],
        attributes: Sequence[NamedAttribute],
        regions: Sequence[Region],
        successors: Sequence[Block],
        infer_results: bool,
        block: Block,
        before: Operation | None = None,
    ) -> Operation | None:
        """Makes an operation and puts it into `block`, in front of `before`, or behind all
        others if that is null: what `mlsOperationStateGet`, the functions that add to a
        state, `mlsOperationCreate` and `mlsBlockInsertOwnedOperationBefore` do
        together, quicker. `name` is its full name, `dialect.operation`; `attributes`
        are inherent or discardable ones. With `infer_results` the operation is asked
        for its result types, and none are given. On failure nothing is consumed.

        Raises: BadArgumentError (`name`: unknown operation; `attributes`: two have one
        name, or an inherent one is of the wrong kind; `regions`: one belongs to an
        operation, or is given twice; `successors`, `block`: in one of the regions;
        `before`: not in `block`; `results`: given, and to be inferred);
        UpstreamFailedError with diagnostics (no result types).

        In C: `mlsOperationCreateInBlock`.
        """
        results_ = v.handles(results, Type)
        operands_ = v.handles(operands, Value)
        attributes_ = v.structures(attributes, NamedAttribute)
        regions_ = v.handles(regions, Region)
        successors_ = v.handles(successors, Block)
        out = c_uint64()
        lib.mlsOperationCreateInBlock(
            v.text(name),
            v.handle(location, Location),
            len(results_),
            results_,
            len(operands_),
            operands_,
            len(attributes_),
            attributes_,
            len(regions_),
            regions_,
            len(successors_),
            successors_,
            bool(infer_results),
            v.handle(block, Block),
            v.optional(before, Operation),
            byref(out),
        )
        return Operation._view(out.value)

    @staticmethod
    def create_parse(context: Context, source: str | bytes, source_name: str | bytes) -> Operation:
        """Parses one operation, detached. `source_name` names the text in diagnostics.

        Raises: ParseError with diagnostics.

        In C: `mlsOperationCreateParse`.
        """
        out = c_uint64()
        lib.mlsOperationCreateParse(
            v.handle(context, Context), v.text(source), v.text(source_name), byref(out)
        )
        return Operation._own(out.value)

    def clone(self) -> Operation:
        """Makes a copy of `op` and everything in it, detached.

        Raises: BadStateError (`op`: an operand in it is missing).

        In C: `mlsOperationClone`.
        """
        out = c_uint64()
        lib.mlsOperationClone(self.bits, byref(out))
        return Operation._own(out.value)

    def remove_from_parent(self) -> None:
        """Takes `op` out of its block.

        Raises: BadStateError (`op`: in no block).

        In C: `mlsOperationRemoveFromParent`.
        """
        lib.mlsOperationRemoveFromParent(self.bits)
        self._keep()

    def destroy(self) -> None:
        """Destroys `op` and everything in it, in a block or detached. Refused if something
        outside uses something in it. Other threads go on with other IR of the context
        while a large operation is destroyed that is in no block and uses nothing
        outside.

        Raises: InUseError (`op`), naming the user.

        In C: `mlsOperationDestroy`.
        """
        lib.mlsOperationDestroy(self.bits)

    def move_after(self, other: Operation) -> None:
        """Moves `op` behind `other`, in the same block or another one.

        Raises: BadStateError (`op`, `other`: in no block); BadArgumentError (`other`:
        `op` itself or inside of it).

        In C: `mlsOperationMoveAfter`.
        """
        lib.mlsOperationMoveAfter(self.bits, v.handle(other, Operation))

    def move_before(self, other: Operation) -> None:
        """Moves `op` in front of `other`, in the same block or another one.

        Raises: BadStateError (`op`, `other`: in no block); BadArgumentError (`other`:
        `op` itself or inside of it).

        In C: `mlsOperationMoveBefore`.
        """
        lib.mlsOperationMoveBefore(self.bits, v.handle(other, Operation))

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints an operation: calls `callback` once with all of the text, without any
        lock. IR that does not verify is printed in the generic form.

        In C: `mlsOperationPrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsOperationPrint(self.bits, _callbacks.MlsStringCallback, key)

    def dump(self) -> None:
        """Prints an operation to standard error.

        In C: `mlsOperationDump`.
        """
        lib.mlsOperationDump(self.bits)

    def print_with_flags(self, flags: OpPrintingFlags, callback: Callable[[str], object]) -> None:
        """Prints an operation with flags; else as `mlsOperationPrint`.

        In C: `mlsOperationPrintWithFlags`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsOperationPrintWithFlags(
                self.bits, v.handle(flags, OpPrintingFlags), _callbacks.MlsStringCallback, key
            )

    def to_string(self, flags: OpPrintingFlags | None = None) -> str:
        """Prints an operation into a string, with flags unless `flags` is null. IR that
        does not verify is printed in the generic form.

        In C: `mlsOperationToString`.
        """
        out = c_uint64()
        lib.mlsOperationToString(self.bits, v.optional(flags, OpPrintingFlags), byref(out))
        return taken_text(out.value)

    def write_bytecode(self, callback: Callable[[bytes], object]) -> None:
        """Writes an operation as bytecode: calls `callback` once with all bytes, without
        any lock.

        Raises: UpstreamFailedError with diagnostics.

        In C: `mlsOperationWriteBytecode`.
        """
        with _callbacks.lent(callback) as key:
            lib.mlsOperationWriteBytecode(self.bits, _callbacks.MlsStringCallback, key)

    def write_bytecode_with_config(
        self, config: BytecodeWriterConfig | None, callback: Callable[[bytes], object]
    ) -> None:
        """Writes an operation as bytecode: calls `callback` once with all of it, without
        any lock. `config` may be null.

        Raises: BadArgumentError (`op`: it uses something outside of it, or the other
        way round); VerifyError with diagnostics; UpstreamFailedError with diagnostics
        (a version that cannot be written).

        In C: `mlsOperationWriteBytecodeWithConfig`.
        """
        with _callbacks.lent(callback) as key:
            lib.mlsOperationWriteBytecodeWithConfig(
                self.bits,
                v.optional(config, BytecodeWriterConfig),
                _callbacks.MlsStringCallback,
                key,
            )

    def to_bytecode(self, config: BytecodeWriterConfig | None = None) -> bytes:
        """Writes an operation as bytecode into a string. `config` may be null.

        Raises: BadArgumentError (`op`: it uses something outside of it, or the other
        way round); VerifyError with diagnostics; UpstreamFailedError with diagnostics
        (a version that cannot be written).

        In C: `mlsOperationToBytecode`.
        """
        out = c_uint64()
        lib.mlsOperationToBytecode(self.bits, v.optional(config, BytecodeWriterConfig), byref(out))
        return taken_bytes(out.value)

    def get_raw(self) -> int:
        """Gives the address of the operation, the `ptr` of upstream's struct, for code
        that uses MLIR without this library. Nothing checks what is done with it: that
        code must keep MLIR's own rules, and use it only as long as no call of the
        library can change the operation.

        In C: `mlsOperationGetRaw`.
        """
        out = c_uint64()
        lib.mlsOperationGetRaw(self.bits, byref(out))
        return out.value

    def get_first_region(self) -> Region | None:
        """Gives the first region of `op`; null if it has none.

        In C: `mlsOperationGetFirstRegion`.
        """
        out = c_uint64()
        lib.mlsOperationGetFirstRegion(self.bits, byref(out))
        return Region._view(out.value)

    def walk(
        self, callback: Callable[[Operation], WalkResult | None], walk_order: WalkOrder
    ) -> bool:
        """Shows `op` and every operation in it to `callback`.

        The walk is over what was there when it began. The callback may change and
        destroy anything: an operation that dies before its turn is left out, together
        with what was in it if that died too. Operations that are added are not shown.
        `*out` tells whether the callback stopped the walk.

        In C: `mlsOperationWalk`.
        """
        out = c_bool()
        with _callbacks.lent(callback) as key:
            lib.mlsOperationWalk(
                self.bits,
                _callbacks.MlsOperationWalkCallback,
                key,
                v.uint32(walk_order),
                byref(out),
            )
        return out.value


class OperationState(_members.Destroyed, Handle):
    """What an operation will be made of.

    Made by `mlsOperationStateGet`; consumed by `mlsOperationCreate` or destroyed by
    `mlsOperationStateDestroy`. Upstream: `MlirOperationState`, there a struct.
    """

    __slots__ = ()

    @staticmethod
    def get(name: str | bytes, location: Location) -> OperationState:
        """Starts an operation: its full name, `dialect.operation`, and its location.

        In C: `mlsOperationStateGet`.
        """
        out = c_uint64()
        lib.mlsOperationStateGet(v.text(name), v.handle(location, Location), byref(out))
        return OperationState._own(out.value)

    def destroy(self) -> None:
        """Destroys an operation state. What was added to it still belongs to the caller.

        In C: `mlsOperationStateDestroy`.
        """
        lib.mlsOperationStateDestroy(self.bits)

    def add_results(self, results: Sequence[Type]) -> None:
        """Adds result types.

        In C: `mlsOperationStateAddResults`.
        """
        results_ = v.handles(results, Type)
        lib.mlsOperationStateAddResults(self.bits, len(results_), results_)

    def add_operands(self, operands: Sequence[Value]) -> None:
        """Adds operands.

        In C: `mlsOperationStateAddOperands`.
        """
        operands_ = v.handles(operands, Value)
        lib.mlsOperationStateAddOperands(self.bits, len(operands_), operands_)

    def add_owned_regions(self, regions: Sequence[Region]) -> None:
        """Adds detached regions, which `mlsOperationCreate` will consume. Until then they
        are the caller's.

        Raises: BadArgumentError (`regions`: one belongs to an operation, or is added
        twice).

        In C: `mlsOperationStateAddOwnedRegions`.
        """
        regions_ = v.handles(regions, Region)
        lib.mlsOperationStateAddOwnedRegions(self.bits, len(regions_), regions_)

    def add_successors(self, successors: Sequence[Block]) -> None:
        """Adds successor blocks.

        In C: `mlsOperationStateAddSuccessors`.
        """
        successors_ = v.handles(successors, Block)
        lib.mlsOperationStateAddSuccessors(self.bits, len(successors_), successors_)

    def add_attributes(self, attributes: Sequence[NamedAttribute]) -> None:
        """Adds attributes, inherent or discardable.

        Raises: BadArgumentError (`attributes`: an empty name, or one that was added
        before).

        In C: `mlsOperationStateAddAttributes`.
        """
        attributes_ = v.structures(attributes, NamedAttribute)
        lib.mlsOperationStateAddAttributes(self.bits, len(attributes_), attributes_)

    def enable_result_type_inference(self) -> None:
        """Asks the operation for its result types instead of giving them.

        In C: `mlsOperationStateEnableResultTypeInference`.
        """
        lib.mlsOperationStateEnableResultTypeInference(self.bits)


class PDLPatternModule(_members.Destroyed, Handle):
    """A module of patterns in the PDL dialect, and the host's functions that they call.

    Made by `mlsPDLPatternModuleFromModule`; consumed by
    `mlsRewritePatternSetFromPDLPatternModule`, or destroyed by
    `mlsPDLPatternModuleDestroy`. Upstream: `MlirPDLPatternModule`.
    """

    __slots__ = ()

    @staticmethod
    def from_module(module: Module) -> PDLPatternModule:
        """Takes the patterns in a module, each a `pdl.pattern`. The functions that they
        call are registered afterwards.

        What the patterns make is not checked, as that of passes is not: patterns that
        give operations wrong operands make wrong IR.

        Raises: VerifyError with diagnostics; BadArgumentError (`module`: something else
        is in it; a function is called with different results, or gives a range; an
        operation is used that was erased); OutOfRangeError (`module`: too large);
        DialectNotLoadedError (`pdl`); InUseError (`module`), naming the user.

        In C: `mlsPDLPatternModuleFromModule`.
        """
        out = c_uint64()
        lib.mlsPDLPatternModuleFromModule(v.handle(module, Module), byref(out))
        return PDLPatternModule._own(out.value)

    def destroy(self) -> None:
        """Destroys patterns that no set was made of.

        In C: `mlsPDLPatternModuleDestroy`.
        """
        lib.mlsPDLPatternModuleDestroy(self.bits)

    def register_rewrite_function(
        self,
        name: str | bytes,
        rewrite_fn: Callable[[PatternRewriter, PDLResultList, list[PDLValue]], object],
    ) -> None:
        """Registers the function that patterns mean by `name` when they rewrite.

        Raises: BadArgumentError (`name`: empty); BadStateError (`name`: registered
        already).

        In C: `mlsPDLPatternModuleRegisterRewriteFunction`.
        """
        with _callbacks.given(rewrite_fn) as key:
            lib.mlsPDLPatternModuleRegisterRewriteFunction(
                self.bits,
                v.text(name),
                _callbacks.MlsPDLRewriteFunction,
                key,
                _callbacks.MlsDestroyUserData,
            )

    def register_constraint_function(
        self,
        name: str | bytes,
        constraint_fn: Callable[[PatternRewriter, PDLResultList, list[PDLValue]], object],
    ) -> None:
        """Registers the function that patterns mean by `name` when they match.

        Raises: BadArgumentError (`name`: empty); BadStateError (`name`: registered
        already).

        In C: `mlsPDLPatternModuleRegisterConstraintFunction`.
        """
        with _callbacks.given(constraint_fn) as key:
            lib.mlsPDLPatternModuleRegisterConstraintFunction(
                self.bits,
                v.text(name),
                _callbacks.MlsPDLConstraintFunction,
                key,
                _callbacks.MlsDestroyUserData,
            )


class PDLResultList(Handle):
    """Where a function that a PDL pattern calls leaves its results: of use only in that
    callback. Upstream: `MlirPDLResultList`.
    """

    __slots__ = ()

    def push_back_value(self, value: Value) -> None:
        """Adds a value to the results of a function that a PDL pattern calls.

        Raises: BadArgumentError (`value`: the pattern wants something else next);
        BadStateError (`results`: there are as many as it wants; `value`: not in what
        the driver works on).

        In C: `mlsPDLResultListPushBackValue`.
        """
        lib.mlsPDLResultListPushBackValue(self.bits, v.handle(value, Value))

    def push_back_type(self, value: Type) -> None:
        """Adds a type to the results of a function that a PDL pattern calls.

        Raises: BadArgumentError (`value`: the pattern wants something else next);
        BadStateError (`results`: there are as many as it wants).

        In C: `mlsPDLResultListPushBackType`.
        """
        lib.mlsPDLResultListPushBackType(self.bits, v.handle(value, Type))

    def push_back_operation(self, value: Operation) -> None:
        """Adds an operation to the results of a function that a PDL pattern calls.

        Raises: BadArgumentError (`value`: the pattern wants something else next);
        BadStateError (`results`: there are as many as it wants; `value`: not in what
        the driver works on).

        In C: `mlsPDLResultListPushBackOperation`.
        """
        lib.mlsPDLResultListPushBackOperation(self.bits, v.handle(value, Operation))

    def push_back_attribute(self, value: Attribute) -> None:
        """Adds an attribute to the results of a function that a PDL pattern calls.

        Raises: BadArgumentError (`value`: the pattern wants something else next);
        BadStateError (`results`: there are as many as it wants).

        In C: `mlsPDLResultListPushBackAttribute`.
        """
        lib.mlsPDLResultListPushBackAttribute(self.bits, v.handle(value, Attribute))


class PDLValue(Handle):
    """What a PDL pattern hands to a function of the host: of use only in that callback.
    Upstream: `MlirPDLValue`.
    """

    __slots__ = ()

    def as_value(self) -> Value | None:
        """Gives a value that a PDL pattern hands over; null if it is something else.

        In C: `mlsPDLValueAsValue`.
        """
        out = c_uint64()
        lib.mlsPDLValueAsValue(self.bits, byref(out))
        return Value._view(out.value)

    def as_type(self) -> Type | None:
        """Gives a type that a PDL pattern hands over; null if it is something else.

        In C: `mlsPDLValueAsType`.
        """
        out = c_uint64()
        lib.mlsPDLValueAsType(self.bits, byref(out))
        return Type._view(out.value)

    def as_operation(self) -> Operation | None:
        """Gives an operation that a PDL pattern hands over; null if it is something else.

        In C: `mlsPDLValueAsOperation`.
        """
        out = c_uint64()
        lib.mlsPDLValueAsOperation(self.bits, byref(out))
        return Operation._view(out.value)

    def as_attribute(self) -> Attribute | None:
        """Gives an attribute that a PDL pattern hands over; null if it is something else.

        In C: `mlsPDLValueAsAttribute`.
        """
        out = c_uint64()
        lib.mlsPDLValueAsAttribute(self.bits, byref(out))
        return Attribute._view(out.value)


class Pass(_members.PassMembers, _members.Destroyed, Handle):
    """A pass of the host that is in no pass manager yet.

    Made by `mlsCreateExternalPass`; consumed by `mlsPassManagerAddOwnedPass` and
    `mlsOpPassManagerAddOwnedPass`, or destroyed by `mlsPassDestroy`.
    """

    __slots__ = ()

    def destroy(self) -> None:
        """Destroys a pass that no pass manager has taken.

        In C: `mlsPassDestroy`.
        """
        lib.mlsPassDestroy(self.bits)

    @staticmethod
    def pipeline_to_string(pass_manager: OpPassManager) -> str:
        """Prints the pipeline of a pass manager in textual form into a string.

        In C: `mlsPassPipelineToString`.
        """
        out = c_uint64()
        lib.mlsPassPipelineToString(v.handle(pass_manager, OpPassManager), byref(out))
        return taken_text(out.value)


class PassManager(_members.PassManagerMembers, _members.Destroyed, Handle):
    """A pass manager.

    Made by `mlsPassManagerCreate`, `mlsPassManagerCreateOnOperation`; destroyed by
    `mlsPassManagerDestroy`. Upstream: `MlirPassManager`.
    """

    __slots__ = ()

    def add_owned_pass(self, pass_: Pass) -> None:
        """Puts a pass at the end of a pass manager.

        Raises: BadArgumentError (`pass_`: for another operation); PipelineError , with
        what upstream says, for a pass by name.

        In C: `mlsPassManagerAddOwnedPass`.
        """
        lib.mlsPassManagerAddOwnedPass(self.bits, v.handle(pass_, Pass))

    def enable_ir_printing(
        self,
        print_before_all: bool,
        print_after_all: bool,
        print_module_scope: bool,
        print_after_only_on_change: bool,
        print_after_only_on_failure: bool,
    ) -> None:
        """Lets a pass manager print the IR before or after its passes. The text of all
        runs is collected, in the order of the passes (and of one pass in the order of
        the operations' names), until `mlsPassManagerTakeIRPrinting` takes it; nothing
        goes to stderr. (Upstream prints there, or into files.)

        Raises: BadStateError (`pass_manager`: it prints already; `print_module_scope`:
        the context has worker threads); NotAvailableError (no temporary folder).

        In C: `mlsPassManagerEnableIRPrinting`.
        """
        lib.mlsPassManagerEnableIRPrinting(
            self.bits,
            bool(print_before_all),
            bool(print_after_all),
            bool(print_module_scope),
            bool(print_after_only_on_change),
            bool(print_after_only_on_failure),
        )

    def take_ir_printing(self) -> str:
        """Takes what a pass manager has printed of the IR since it was last taken.

        Raises: BadStateError (`pass_manager`: it does not print).

        In C: `mlsPassManagerTakeIRPrinting`.
        """
        out = c_uint64()
        lib.mlsPassManagerTakeIRPrinting(self.bits, byref(out))
        return taken_text(out.value)

    def enable_timing(self) -> None:
        """Lets a pass manager measure the time of its passes. The table goes to stderr
        when the pass manager is destroyed.

        In C: `mlsPassManagerEnableTiming`.
        """
        lib.mlsPassManagerEnableTiming(self.bits)

    def enable_statistics(self, display_mode: PassDisplayMode) -> None:
        """Lets a pass manager write the statistics of its passes to stderr after each run.

        Raises: BadEnumError (`display_mode`).

        In C: `mlsPassManagerEnableStatistics`.
        """
        lib.mlsPassManagerEnableStatistics(self.bits, v.uint32(display_mode))

    @staticmethod
    def create(context: Context) -> PassManager:
        """Makes a pass manager for any operation.

        In C: `mlsPassManagerCreate`.
        """
        out = c_uint64()
        lib.mlsPassManagerCreate(v.handle(context, Context), byref(out))
        return PassManager._own(out.value)

    @staticmethod
    def create_on_operation(context: Context, anchor_op: str | bytes) -> PassManager:
        """Makes a pass manager for operations of the name `anchor_op`; `any` for all.

        In C: `mlsPassManagerCreateOnOperation`.
        """
        out = c_uint64()
        lib.mlsPassManagerCreateOnOperation(
            v.handle(context, Context), v.text(anchor_op), byref(out)
        )
        return PassManager._own(out.value)

    def destroy(self) -> None:
        """Destroys a pass manager. Those inside it go stale.

        In C: `mlsPassManagerDestroy`.
        """
        lib.mlsPassManagerDestroy(self.bits)

    def get_as_op_pass_manager(self) -> OpPassManager:
        """Gives a pass manager as one that others can be nested in.

        In C: `mlsPassManagerGetAsOpPassManager`.
        """
        out = c_uint64()
        lib.mlsPassManagerGetAsOpPassManager(self.bits, byref(out))
        return OpPassManager._view(out.value)

    def get_nested_under(self, operation_name: str | bytes) -> OpPassManager:
        """Adds a pass manager for operations of the name `operation_name` directly inside
        the operations that `pass_manager` is for.

        In C: `mlsPassManagerGetNestedUnder`.
        """
        out = c_uint64()
        lib.mlsPassManagerGetNestedUnder(self.bits, v.text(operation_name), byref(out))
        return OpPassManager._view(out.value)

    def enable_verifier(self, enable: bool) -> None:
        """Sets whether the IR is verified after each pass; it is by default.

        In C: `mlsPassManagerEnableVerifier`.
        """
        lib.mlsPassManagerEnableVerifier(self.bits, bool(enable))

    def run_on_op(self, op: Operation) -> None:
        """Runs the passes over `op`. The handles of everything that a pass destroys go
        stale, and only those; all others stay valid, also on failure. The run has a
        number, which the reports of the dead name.

        Raises: BadArgumentError (`op`: not what the pass manager is for); BadStateError
        (the run may load dialects, and the context has an operation that was made while
        its dialect was unknown); PipelineError (a pass would replace the operation that
        it runs on); PassFailedError with diagnostics.

        In C: `mlsPassManagerRunOnOp`.
        """
        lib.mlsPassManagerRunOnOp(self.bits, v.handle(op, Operation))


class PatternRewriter(Handle):
    """What a rewrite pattern changes IR with: of use only in its callback. Upstream:
    `MlirPatternRewriter`.
    """

    __slots__ = ()

    def as_base(self) -> RewriterBase:
        """Sees the rewriter of a pattern as one of any kind.

        In C: `mlsPatternRewriterAsBase`.
        """
        out = c_uint64()
        lib.mlsPatternRewriterAsBase(self.bits, byref(out))
        return RewriterBase._view(out.value)


class Region(_members.RegionMembers, _members.Destroyed, Handle):
    """A region: of an operation, or detached.

    Made by `mlsRegionCreate`; destroyed by `mlsRegionDestroy` while detached, else with
    its operation. Upstream: `MlirRegion`.
    """

    __slots__ = ()

    def copy_blocks(self) -> list[Block]:
        """Gives the blocks of a region.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsRegionCopyBlocks`.
        """

        def copy(capacity, room, found):
            lib.mlsRegionCopyBlocks(self.bits, capacity, room, found)

        return [Block._view(one) for one in v.copied(c_uint64, copy)]

    @staticmethod
    def create(context: Context) -> Region:
        """Makes an empty detached region. (Upstream's belongs to no context; a handle
        needs one.)

        In C: `mlsRegionCreate`.
        """
        out = c_uint64()
        lib.mlsRegionCreate(v.handle(context, Context), byref(out))
        return Region._own(out.value)

    def destroy(self) -> None:
        """Destroys a detached region and everything in it. Refused if something outside
        uses something in it.

        Raises: InUseError (`region`), naming the user; BadStateError (`region`: of an
        operation).

        In C: `mlsRegionDestroy`.
        """
        lib.mlsRegionDestroy(self.bits)

    def get_first_block(self) -> Block | None:
        """Gives the first block of a region; null if it is empty.

        In C: `mlsRegionGetFirstBlock`.
        """
        out = c_uint64()
        lib.mlsRegionGetFirstBlock(self.bits, byref(out))
        return Block._view(out.value)

    def get_next_in_operation(self) -> Region | None:
        """Gives the region behind `region` in its operation; null if it is the last, or
        detached.

        In C: `mlsRegionGetNextInOperation`.
        """
        out = c_uint64()
        lib.mlsRegionGetNextInOperation(self.bits, byref(out))
        return Region._view(out.value)

    def append_owned_block(self, block: Block) -> None:
        """Puts a detached block at the end of a region.

        Raises: BadStateError (`block`: in a region); BadArgumentError (`region`: inside
        of `block`).

        In C: `mlsRegionAppendOwnedBlock`.
        """
        lib.mlsRegionAppendOwnedBlock(self.bits, v.handle(block, Block))
        block._renew()

    def insert_owned_block(self, pos: int, block: Block) -> None:
        """Puts a detached block at position `pos` of a region.

        Raises: OutOfRangeError (`pos`: 0 to the number of blocks); BadStateError
        (`block`: in a region); BadArgumentError (`region`: inside of `block`).

        In C: `mlsRegionInsertOwnedBlock`.
        """
        lib.mlsRegionInsertOwnedBlock(self.bits, v.int64(pos), v.handle(block, Block))
        block._renew()

    def insert_owned_block_after(self, reference: Block | None, block: Block) -> None:
        """Puts a detached block behind `reference`; if that is null, first.

        Raises: BadStateError (`block`: in a region); BadArgumentError (`reference`: not
        in `region`; `region`: inside of `block`).

        In C: `mlsRegionInsertOwnedBlockAfter`.
        """
        lib.mlsRegionInsertOwnedBlockAfter(
            self.bits, v.optional(reference, Block), v.handle(block, Block)
        )
        block._renew()

    def insert_owned_block_before(self, reference: Block | None, block: Block) -> None:
        """Puts a detached block in front of `reference`; if that is null, last.

        Raises: BadStateError (`block`: in a region); BadArgumentError (`reference`: not
        in `region`; `region`: inside of `block`).

        In C: `mlsRegionInsertOwnedBlockBefore`.
        """
        lib.mlsRegionInsertOwnedBlockBefore(
            self.bits, v.optional(reference, Block), v.handle(block, Block)
        )
        block._renew()

    def take_body(self, source: Region) -> None:
        """Moves all blocks of `source` into `target`, whose own blocks are destroyed
        first. `source` stays, empty.

        Raises: InUseError (`target`), naming the user; BadArgumentError (one inside of
        the other).

        In C: `mlsRegionTakeBody`.
        """
        lib.mlsRegionTakeBody(self.bits, v.handle(source, Region))


class RewritePattern(_members.RewritePatternMembers, _members.Destroyed, Handle):
    """A rewrite pattern of the host that is in no set yet.

    Made by `mlsOpRewritePatternCreate`; consumed by `mlsRewritePatternSetAdd`, or
    destroyed by `mlsRewritePatternDestroy`. Upstream: `MlirRewritePattern`.
    """

    __slots__ = ()

    def destroy(self) -> None:
        """Destroys a pattern that no set has taken.

        In C: `mlsRewritePatternDestroy`.
        """
        lib.mlsRewritePatternDestroy(self.bits)


class RewritePatternSet(_members.Destroyed, Handle):
    """A set of rewrite patterns.

    Made by `mlsRewritePatternSetCreate`; consumed by `mlsFreezeRewritePattern`, or
    destroyed by `mlsRewritePatternSetDestroy`. Upstream: `MlirRewritePatternSet`.
    """

    __slots__ = ()

    @staticmethod
    def from_pdl_pattern_module(op: PDLPatternModule) -> RewritePatternSet:
        """Makes a set of the patterns. They are compiled when it is frozen.

        Raises: BadStateError (`op`: a function that the patterns call is not
        registered).

        In C: `mlsRewritePatternSetFromPDLPatternModule`.
        """
        out = c_uint64()
        lib.mlsRewritePatternSetFromPDLPatternModule(v.handle(op, PDLPatternModule), byref(out))
        return RewritePatternSet._own(out.value)

    @staticmethod
    def create(context: Context) -> RewritePatternSet:
        """Makes an empty set of patterns.

        In C: `mlsRewritePatternSetCreate`.
        """
        out = c_uint64()
        lib.mlsRewritePatternSetCreate(v.handle(context, Context), byref(out))
        return RewritePatternSet._own(out.value)

    def destroy(self) -> None:
        """Destroys a set of patterns, and the patterns.

        In C: `mlsRewritePatternSetDestroy`.
        """
        lib.mlsRewritePatternSetDestroy(self.bits)

    def add(self, pattern: RewritePattern) -> None:
        """Puts a pattern into a set.

        Raises: BusyError (`pattern`: the dialect of its operation is not loaded, and a
        long call uses the context).

        In C: `mlsRewritePatternSetAdd`.
        """
        lib.mlsRewritePatternSetAdd(self.bits, v.handle(pattern, RewritePattern))


class RewriterBase(Handle):
    """What IR is changed with: a rewriter of the host's own, or that of a pattern, seen as
    one. The host's own keeps its place to insert at as long as that lives.

    Made by `mlsIRRewriterCreate` and `mlsIRRewriterCreateFromOp`; destroyed by
    `mlsIRRewriterDestroy`. Given by `mlsPatternRewriterAsBase`, and then of use only in
    the callback. Upstream: `MlirRewriterBase`.
    """

    __slots__ = ()

    def get_context(self) -> Context:
        """Gives the context of a rewriter.

        In C: `mlsRewriterBaseGetContext`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def clear_insertion_point(self) -> None:
        """Says that nothing can be inserted until another place is set.

        In C: `mlsRewriterBaseClearInsertionPoint`.
        """
        lib.mlsRewriterBaseClearInsertionPoint(self.bits)

    def set_insertion_point_before(self, op: Operation) -> None:
        """Says that what is inserted next goes in front of `op`.

        Raises: BadStateError (`op`: in no block).

        In C: `mlsRewriterBaseSetInsertionPointBefore`.
        """
        lib.mlsRewriterBaseSetInsertionPointBefore(self.bits, v.handle(op, Operation))

    def set_insertion_point_after(self, op: Operation) -> None:
        """Says that what is inserted next goes behind `op`.

        Raises: BadStateError (`op`: in no block).

        In C: `mlsRewriterBaseSetInsertionPointAfter`.
        """
        lib.mlsRewriterBaseSetInsertionPointAfter(self.bits, v.handle(op, Operation))

    def set_insertion_point_to_start(self, block: Block) -> None:
        """Says that what is inserted next goes first in a block.

        In C: `mlsRewriterBaseSetInsertionPointToStart`.
        """
        lib.mlsRewriterBaseSetInsertionPointToStart(self.bits, v.handle(block, Block))

    def set_insertion_point_to_end(self, block: Block) -> None:
        """Says that what is inserted next goes last in a block.

        In C: `mlsRewriterBaseSetInsertionPointToEnd`.
        """
        lib.mlsRewriterBaseSetInsertionPointToEnd(self.bits, v.handle(block, Block))

    def set_insertion_point_after_value(self, value: Value) -> None:
        """Says that what is inserted next goes behind the operation that a value is a
        result of, or first in the block that it is an argument of.

        Raises: BadStateError (`value`: of an operation in no block).

        In C: `mlsRewriterBaseSetInsertionPointAfterValue`.
        """
        lib.mlsRewriterBaseSetInsertionPointAfterValue(self.bits, v.handle(value, Value))

    def get_insertion_block(self) -> Block | None:
        """Gives the block that the next insertion goes into; null if there is none.

        In C: `mlsRewriterBaseGetInsertionBlock`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseGetInsertionBlock(self.bits, byref(out))
        return Block._view(out.value)

    def get_block(self) -> Block | None:
        """Gives the block that the next insertion goes into, like
        `mlsRewriterBaseGetInsertionBlock`; null if there is none.

        In C: `mlsRewriterBaseGetBlock`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseGetBlock(self.bits, byref(out))
        return Block._view(out.value)

    def get_operation_after_insertion(self) -> Operation | None:
        """Gives the operation that the next insertion goes in front of; null at the end of
        a block.

        In C: `mlsRewriterBaseGetOperationAfterInsertion`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseGetOperationAfterInsertion(self.bits, byref(out))
        return Operation._view(out.value)

    def insert(self, op: Operation) -> None:
        """Inserts a detached operation, so that the driver knows of it.

        Raises: BadStateError (`op`: in a block; `rewriter`: no place is set, or it is
        gone); BadArgumentError (`op`: the place is inside of it).

        In C: `mlsRewriterBaseInsert`.
        """
        lib.mlsRewriterBaseInsert(self.bits, v.handle(op, Operation))

    def clone(self, op: Operation) -> Operation:
        """Inserts a copy of an operation and everything in it.

        Raises: BadStateError (`rewriter`: no place is set, or it is gone; `op`: an
        operand in it is missing).

        In C: `mlsRewriterBaseClone`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseClone(self.bits, v.handle(op, Operation), byref(out))
        return Operation._view(out.value)

    def clone_without_regions(self, op: Operation) -> Operation:
        """Inserts a copy of an operation whose regions are empty.

        Raises: BadStateError (`rewriter`: no place is set, or it is gone; `op`: an
        operand in it is missing).

        In C: `mlsRewriterBaseCloneWithoutRegions`.
        """
        out = c_uint64()
        lib.mlsRewriterBaseCloneWithoutRegions(self.bits, v.handle(op, Operation), byref(out))
        return Operation._view(out.value)

    def erase_op(self, op: Operation) -> None:
        """Erases an operation and everything in it. Refused if something outside uses
        something in it. If it is where the next insertion goes, that goes to what is
        behind it.

        Raises: InUseError (`op`), naming the user; OutOfScopeError (`op`: what the
        driver works on).

        In C: `mlsRewriterBaseEraseOp`.
        """
        lib.mlsRewriterBaseEraseOp(self.bits, v.handle(op, Operation))

    def replace_op_with_values(self, op: Operation, values: Sequence[Value]) -> None:
        """Replaces the results of an operation by values of the same types, everywhere,
        and erases it.

        Raises: BadArgumentError (`values`: not one of the type of each result, or one
        of `op` itself or in it); InUseError (`op`: something in it is used outside);
        OutOfScopeError (`op`: what the driver works on).

        In C: `mlsRewriterBaseReplaceOpWithValues`.
        """
        values_ = v.handles(values, Value)
        lib.mlsRewriterBaseReplaceOpWithValues(
            self.bits, v.handle(op, Operation), len(values_), values_
        )

    def replace_op_with_operation(self, op: Operation, new_op: Operation) -> None:
        """Replaces the results of an operation by those of another one, everywhere, and
        erases it.

        Raises: BadArgumentError (`new_op`: not one result of the type of each, or `op`
        itself or in it); InUseError (`op`: something in it is used outside);
        OutOfScopeError (`op`: what the driver works on).

        In C: `mlsRewriterBaseReplaceOpWithOperation`.
        """
        lib.mlsRewriterBaseReplaceOpWithOperation(
            self.bits, v.handle(op, Operation), v.handle(new_op, Operation)
        )

    def replace_all_uses_with(self, from_: Value, to: Value) -> None:
        """Replaces a value by another one of its type, everywhere.

        Raises: BadArgumentError (`to`: of another type, or the same value).

        In C: `mlsRewriterBaseReplaceAllUsesWith`.
        """
        lib.mlsRewriterBaseReplaceAllUsesWith(
            self.bits, v.handle(from_, Value), v.handle(to, Value)
        )

    def move_op_before(self, op: Operation, existing_op: Operation) -> None:
        """Moves `op` in front of `existing_op`.

        Raises: BadStateError (`op`, `existing_op`: in no block); BadArgumentError
        (`existing_op`: `op` itself or inside of it); OutOfScopeError (what the driver
        works on).

        In C: `mlsRewriterBaseMoveOpBefore`.
        """
        lib.mlsRewriterBaseMoveOpBefore(
            self.bits, v.handle(op, Operation), v.handle(existing_op, Operation)
        )

    def move_op_after(self, op: Operation, existing_op: Operation) -> None:
        """Moves `op` behind `existing_op`.

        Raises: BadStateError (`op`, `existing_op`: in no block); BadArgumentError
        (`existing_op`: `op` itself or inside of it); OutOfScopeError (what the driver
        works on).

        In C: `mlsRewriterBaseMoveOpAfter`.
        """
        lib.mlsRewriterBaseMoveOpAfter(
            self.bits, v.handle(op, Operation), v.handle(existing_op, Operation)
        )

    def start_op_modification(self, op: Operation) -> None:
        """Begins to change an operation in place: until it is finalized or cancelled its
        attributes and operands may be set with the usual functions.

        Raises: BadStateError (`op`: another one is being modified).

        In C: `mlsRewriterBaseStartOpModification`.
        """
        lib.mlsRewriterBaseStartOpModification(self.bits, v.handle(op, Operation))

    def finalize_op_modification(self, op: Operation) -> None:
        """Ends the change of an operation in place: the driver looks at it again.

        Raises: BadStateError (`op`: not being modified).

        In C: `mlsRewriterBaseFinalizeOpModification`.
        """
        lib.mlsRewriterBaseFinalizeOpModification(self.bits, v.handle(op, Operation))

    def cancel_op_modification(self, op: Operation) -> None:
        """Ends the change of an operation in place, of which nothing came.

        Raises: BadStateError (`op`: not being modified).

        In C: `mlsRewriterBaseCancelOpModification`.
        """
        lib.mlsRewriterBaseCancelOpModification(self.bits, v.handle(op, Operation))

    def create_block_before(
        self, insert_before: Block, arg_types: Sequence[Type], locations: Sequence[Location]
    ) -> Block:
        """Makes a block with arguments in front of `insert_before`, and says that what is
        inserted next goes into it.

        Raises: BadStateError (`insert_before`: in no region).

        In C: `mlsRewriterBaseCreateBlockBefore`.
        """
        arg_types_ = v.handles(arg_types, Type)
        locations_ = v.handles(locations, Location)
        v.same_length(arg_types_, locations_)
        out = c_uint64()
        lib.mlsRewriterBaseCreateBlockBefore(
            self.bits,
            v.handle(insert_before, Block),
            len(arg_types_),
            arg_types_,
            locations_,
            byref(out),
        )
        return Block._view(out.value)

    def clone_region_before(self, region: Region, before: Block) -> None:
        """Puts copies of the blocks of a region in front of a block of another one.

        Raises: BadStateError (`before`: in no region; `region`: an operand in it is
        missing); BadArgumentError (`before`: in `region`).

        In C: `mlsRewriterBaseCloneRegionBefore`.
        """
        lib.mlsRewriterBaseCloneRegionBefore(
            self.bits, v.handle(region, Region), v.handle(before, Block)
        )

    def inline_region_before(self, region: Region, before: Block) -> None:
        """Moves the blocks of a region in front of a block of another one. The region
        stays, empty.

        Raises: BadStateError (`before`: in no region); BadArgumentError (`before`: in
        `region`); OutOfScopeError (out of what the driver works on).

        In C: `mlsRewriterBaseInlineRegionBefore`.
        """
        lib.mlsRewriterBaseInlineRegionBefore(
            self.bits, v.handle(region, Region), v.handle(before, Block)
        )

    def erase_block(self, block: Block) -> None:
        """Erases a block and everything in it. Refused if something outside uses something
        in it, or if anything branches to it.

        Raises: InUseError (`block`), naming the user; BadStateError (`block`: in no
        region, or an operation in it uses one behind it); OutOfScopeError (`block`: the
        driver goes on with it).

        In C: `mlsRewriterBaseEraseBlock`.
        """
        lib.mlsRewriterBaseEraseBlock(self.bits, v.handle(block, Block))

    def inline_block_before(
        self, source: Block, op: Operation, arg_values: Sequence[Value]
    ) -> None:
        """Moves the operations of block `source` in front of `op`, puts `arg_values` in
        the place of its arguments, and erases it.

        Raises: BadStateError (`source`: in no region, or it may branch to others; `op`:
        in no block); InUseError (`source`: something branches to it); BadArgumentError
        (`op`: in `source`; `arg_values`: not one of the type of each argument, or an
        argument of `source`); OutOfScopeError (the driver goes on with it).

        In C: `mlsRewriterBaseInlineBlockBefore`.
        """
        arg_values_ = v.handles(arg_values, Value)
        lib.mlsRewriterBaseInlineBlockBefore(
            self.bits,
            v.handle(source, Block),
            v.handle(op, Operation),
            len(arg_values_),
            arg_values_,
        )

    def merge_blocks(self, source: Block, dest: Block, arg_values: Sequence[Value]) -> None:
        """Moves the operations of block `source` to the end of block `dest`, puts
        `arg_values` in the place of its arguments, and erases it.

        Raises: BadStateError (`source`: in no region; `dest`: it may branch to others);
        InUseError (`source`: something branches to it); BadArgumentError (`dest`: in
        `source`; `arg_values`: not one of the type of each argument, or an argument of
        `source`); OutOfScopeError (the driver goes on with it).

        In C: `mlsRewriterBaseMergeBlocks`.
        """
        arg_values_ = v.handles(arg_values, Value)
        lib.mlsRewriterBaseMergeBlocks(
            self.bits,
            v.handle(source, Block),
            v.handle(dest, Block),
            len(arg_values_),
            arg_values_,
        )

    def move_block_before(self, block: Block, existing_block: Block) -> None:
        """Moves a block in front of `existing_block`, in the same region or another one.

        Raises: BadStateError (`block`, `existing_block`: in no region);
        BadArgumentError (`existing_block`: `block` itself, or inside of it);
        OutOfScopeError (out of what the driver works on).

        In C: `mlsRewriterBaseMoveBlockBefore`.
        """
        lib.mlsRewriterBaseMoveBlockBefore(
            self.bits, v.handle(block, Block), v.handle(existing_block, Block)
        )

    def replace_all_value_range_uses_with(
        self, from_: Sequence[Value], to: Sequence[Value]
    ) -> None:
        """Replaces each value in `from_` by the one at the same place in `to`, of its
        type, everywhere.

        Raises: BadArgumentError (`to`: of other types).

        In C: `mlsRewriterBaseReplaceAllValueRangeUsesWith`.
        """
        from__ = v.handles(from_, Value)
        to_ = v.handles(to, Value)
        v.same_length(from__, to_)
        lib.mlsRewriterBaseReplaceAllValueRangeUsesWith(self.bits, len(from__), from__, to_)

    def replace_all_op_uses_with_value_range(self, from_: Operation, to: Sequence[Value]) -> None:
        """Replaces the results of an operation by values of the same types, everywhere.
        The operation stays.

        Raises: BadArgumentError (`to`: not one of the type of each result).

        In C: `mlsRewriterBaseReplaceAllOpUsesWithValueRange`.
        """
        to_ = v.handles(to, Value)
        lib.mlsRewriterBaseReplaceAllOpUsesWithValueRange(
            self.bits, v.handle(from_, Operation), len(to_), to_
        )

    def replace_all_op_uses_with_operation(self, from_: Operation, to: Operation) -> None:
        """Replaces the results of an operation by those of another one, everywhere. The
        operation stays.

        Raises: BadArgumentError (`to`: not one result of the type of each).

        In C: `mlsRewriterBaseReplaceAllOpUsesWithOperation`.
        """
        lib.mlsRewriterBaseReplaceAllOpUsesWithOperation(
            self.bits, v.handle(from_, Operation), v.handle(to, Operation)
        )

    def replace_op_uses_within_block(
        self, op: Operation, new_values: Sequence[Value], block: Block
    ) -> None:
        """Replaces the results of an operation by values of the same types where they are
        used in the operation around `block`. (Upstream looks there, not in the block
        alone.)

        Raises: BadArgumentError (`new_values`: not one of the type of each result);
        BadStateError (`block`: in no operation).

        In C: `mlsRewriterBaseReplaceOpUsesWithinBlock`.
        """
        new_values_ = v.handles(new_values, Value)
        lib.mlsRewriterBaseReplaceOpUsesWithinBlock(
            self.bits,
            v.handle(op, Operation),
            len(new_values_),
            new_values_,
            v.handle(block, Block),
        )

    def replace_all_uses_except(self, from_: Value, to: Value, excepted_user: Operation) -> None:
        """Replaces a value by another one of its type, everywhere but in `excepted_user`.

        Raises: BadArgumentError (`to`: of another type, or the same value).

        In C: `mlsRewriterBaseReplaceAllUsesExcept`.
        """
        lib.mlsRewriterBaseReplaceAllUsesExcept(
            self.bits,
            v.handle(from_, Value),
            v.handle(to, Value),
            v.handle(excepted_user, Operation),
        )


class SymbolTable(_members.SymbolTableMembers, _members.Destroyed, Handle):
    """A symbol table of an operation.

    Made by `mlsSymbolTableCreate`; destroyed by `mlsSymbolTableDestroy`; of no use once
    its operation is dead. Upstream: `MlirSymbolTable`.
    """

    __slots__ = ()

    @staticmethod
    def get_symbol_attribute_name() -> str:
        """Gives the name of the attribute that holds the name of a symbol.

        In C: `mlsSymbolTableGetSymbolAttributeName`.
        """
        return v.text_of(lib.mlsSymbolTableGetSymbolAttributeName())

    @staticmethod
    def get_visibility_attribute_name() -> str:
        """Gives the name of the attribute that holds the visibility of a symbol.

        In C: `mlsSymbolTableGetVisibilityAttributeName`.
        """
        return v.text_of(lib.mlsSymbolTableGetVisibilityAttributeName())

    @staticmethod
    def create(operation: Operation) -> SymbolTable:
        """Makes a symbol table of an operation that has one. It follows later changes of
        the operation.

        Raises: BadArgumentError (`operation`: without a symbol table, or with a symbol
        twice).

        In C: `mlsSymbolTableCreate`.
        """
        out = c_uint64()
        lib.mlsSymbolTableCreate(v.handle(operation, Operation), byref(out))
        return SymbolTable._own(out.value)

    def destroy(self) -> None:
        """Destroys a symbol table; its operation is not concerned.

        In C: `mlsSymbolTableDestroy`.
        """
        lib.mlsSymbolTableDestroy(self.bits)

    def lookup(self, name: str | bytes) -> Operation | None:
        """Gives the operation that defines a symbol; null if there is none.

        Raises: StaleHandleError (`symbol_table`: its operation is dead); BadStateError
        (a symbol is there twice).

        In C: `mlsSymbolTableLookup`.
        """
        out = c_uint64()
        lib.mlsSymbolTableLookup(self.bits, v.text(name), byref(out))
        return Operation._view(out.value)

    def insert(self, operation: Operation) -> Attribute:
        """Puts a detached symbol into the operation of the table, or takes note of one
        that is in it, and renames it if its name is taken. Gives the name it has then.

        Raises: StaleHandleError (`symbol_table`: its operation is dead);
        BadArgumentError (`operation`: not a symbol); BadStateError (`operation`: in
        another block).

        In C: `mlsSymbolTableInsert`.
        """
        out = c_uint64()
        lib.mlsSymbolTableInsert(self.bits, v.handle(operation, Operation), byref(out))
        operation._renew()
        return Attribute._view(out.value)

    def erase(self, operation: Operation) -> None:
        """Destroys a symbol of the table. Refused if something outside uses its results or
        what is in it; uses of its name are not looked for.

        Raises: StaleHandleError (`symbol_table`: its operation is dead);
        BadArgumentError (`operation`: not in this table); InUseError (`operation`).

        In C: `mlsSymbolTableErase`.
        """
        lib.mlsSymbolTableErase(self.bits, v.handle(operation, Operation))

    @staticmethod
    def replace_all_symbol_uses(
        old_symbol: str | bytes, new_symbol: str | bytes, from_: Operation
    ) -> None:
        """Replaces every use of the symbol `old_symbol` inside of `from_` by `new_symbol`.
        The symbol itself keeps its name.

        Raises: UpstreamFailedError.

        In C: `mlsSymbolTableReplaceAllSymbolUses`.
        """
        lib.mlsSymbolTableReplaceAllSymbolUses(
            v.text(old_symbol), v.text(new_symbol), v.handle(from_, Operation)
        )

    @staticmethod
    def walk_symbol_tables(
        from_: Operation, all_sym_uses_visible: bool, callback: Callable[[Operation, bool], object]
    ) -> None:
        """Shows every operation in `from_` that has a symbol table, and `from_` if it has
        one, to `callback`: those that are inside of another one before it.
        `all_sym_uses_visible` says whether all uses of the symbols of `from_` are in
        it.

        The walk is over what was there when it began. The callback may change and
        destroy anything: an operation that dies before its turn is left out.

        Raises: BadArgumentError (`from_`: the visibility of an operation in it is
        none).

        In C: `mlsSymbolTableWalkSymbolTables`.
        """
        with _callbacks.lent(callback) as key:
            lib.mlsSymbolTableWalkSymbolTables(
                v.handle(from_, Operation),
                bool(all_sym_uses_visible),
                _callbacks.MlsSymbolTableCallback,
                key,
            )


class Type(_members.TypeMembers, Handle):
    """A type; lives as long as its context. Upstream: `MlirType`."""

    __slots__ = ()

    def is_a_integer(self) -> bool:
        """Tells whether `ty` is an integer type.

        In C: `mlsTypeIsAInteger`.
        """
        out = c_bool()
        lib.mlsTypeIsAInteger(self.bits, byref(out))
        return out.value

    def is_a_index(self) -> bool:
        """Tells whether `ty` is the index type.

        In C: `mlsTypeIsAIndex`.
        """
        out = c_bool()
        lib.mlsTypeIsAIndex(self.bits, byref(out))
        return out.value

    def is_a_float(self) -> bool:
        """Tells whether `ty` is a floating point type.

        In C: `mlsTypeIsAFloat`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat(self.bits, byref(out))
        return out.value

    def is_a_float4_e2_m1_fn(self) -> bool:
        """Tells whether `ty` is `f4E2M1FN`.

        In C: `mlsTypeIsAFloat4E2M1FN`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat4E2M1FN(self.bits, byref(out))
        return out.value

    def is_a_float6_e2_m3_fn(self) -> bool:
        """Tells whether `ty` is `f6E2M3FN`.

        In C: `mlsTypeIsAFloat6E2M3FN`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat6E2M3FN(self.bits, byref(out))
        return out.value

    def is_a_float6_e3_m2_fn(self) -> bool:
        """Tells whether `ty` is `f6E3M2FN`.

        In C: `mlsTypeIsAFloat6E3M2FN`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat6E3M2FN(self.bits, byref(out))
        return out.value

    def is_a_float8_e5_m2(self) -> bool:
        """Tells whether `ty` is `f8E5M2`.

        In C: `mlsTypeIsAFloat8E5M2`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E5M2(self.bits, byref(out))
        return out.value

    def is_a_float8_e4_m3(self) -> bool:
        """Tells whether `ty` is `f8E4M3`.

        In C: `mlsTypeIsAFloat8E4M3`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E4M3(self.bits, byref(out))
        return out.value

    def is_a_float8_e4_m3_fn(self) -> bool:
        """Tells whether `ty` is `f8E4M3FN`.

        In C: `mlsTypeIsAFloat8E4M3FN`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E4M3FN(self.bits, byref(out))
        return out.value

    def is_a_float8_e5_m2_fnuz(self) -> bool:
        """Tells whether `ty` is `f8E5M2FNUZ`.

        In C: `mlsTypeIsAFloat8E5M2FNUZ`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E5M2FNUZ(self.bits, byref(out))
        return out.value

    def is_a_float8_e4_m3_fnuz(self) -> bool:
        """Tells whether `ty` is `f8E4M3FNUZ`.

        In C: `mlsTypeIsAFloat8E4M3FNUZ`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E4M3FNUZ(self.bits, byref(out))
        return out.value

    def is_a_float8_e4_m3_b11_fnuz(self) -> bool:
        """Tells whether `ty` is `f8E4M3B11FNUZ`.

        In C: `mlsTypeIsAFloat8E4M3B11FNUZ`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E4M3B11FNUZ(self.bits, byref(out))
        return out.value

    def is_a_float8_e3_m4(self) -> bool:
        """Tells whether `ty` is `f8E3M4`.

        In C: `mlsTypeIsAFloat8E3M4`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E3M4(self.bits, byref(out))
        return out.value

    def is_a_float8_e8_m0_fnu(self) -> bool:
        """Tells whether `ty` is `f8E8M0FNU`.

        In C: `mlsTypeIsAFloat8E8M0FNU`.
        """
        out = c_bool()
        lib.mlsTypeIsAFloat8E8M0FNU(self.bits, byref(out))
        return out.value

    def is_abf16(self) -> bool:
        """Tells whether `ty` is `bf16`.

        In C: `mlsTypeIsABF16`.
        """
        out = c_bool()
        lib.mlsTypeIsABF16(self.bits, byref(out))
        return out.value

    def is_af16(self) -> bool:
        """Tells whether `ty` is `f16`.

        In C: `mlsTypeIsAF16`.
        """
        out = c_bool()
        lib.mlsTypeIsAF16(self.bits, byref(out))
        return out.value

    def is_af32(self) -> bool:
        """Tells whether `ty` is `f32`.

        In C: `mlsTypeIsAF32`.
        """
        out = c_bool()
        lib.mlsTypeIsAF32(self.bits, byref(out))
        return out.value

    def is_af64(self) -> bool:
        """Tells whether `ty` is `f64`.

        In C: `mlsTypeIsAF64`.
        """
        out = c_bool()
        lib.mlsTypeIsAF64(self.bits, byref(out))
        return out.value

    def is_atf32(self) -> bool:
        """Tells whether `ty` is `tf32`.

        In C: `mlsTypeIsATF32`.
        """
        out = c_bool()
        lib.mlsTypeIsATF32(self.bits, byref(out))
        return out.value

    def is_a_none(self) -> bool:
        """Tells whether `ty` is the none type.

        In C: `mlsTypeIsANone`.
        """
        out = c_bool()
        lib.mlsTypeIsANone(self.bits, byref(out))
        return out.value

    def is_a_complex(self) -> bool:
        """Tells whether `ty` is a complex type.

        In C: `mlsTypeIsAComplex`.
        """
        out = c_bool()
        lib.mlsTypeIsAComplex(self.bits, byref(out))
        return out.value

    def is_a_shaped(self) -> bool:
        """Tells whether `ty` is a vector, tensor or memref type.

        In C: `mlsTypeIsAShaped`.
        """
        out = c_bool()
        lib.mlsTypeIsAShaped(self.bits, byref(out))
        return out.value

    def is_a_vector(self) -> bool:
        """Tells whether `ty` is a vector type.

        In C: `mlsTypeIsAVector`.
        """
        out = c_bool()
        lib.mlsTypeIsAVector(self.bits, byref(out))
        return out.value

    def is_a_tensor(self) -> bool:
        """Tells whether `ty` is a tensor type.

        In C: `mlsTypeIsATensor`.
        """
        out = c_bool()
        lib.mlsTypeIsATensor(self.bits, byref(out))
        return out.value

    def is_a_ranked_tensor(self) -> bool:
        """Tells whether `ty` is a ranked tensor type.

        In C: `mlsTypeIsARankedTensor`.
        """
        out = c_bool()
        lib.mlsTypeIsARankedTensor(self.bits, byref(out))
        return out.value

    def is_a_unranked_tensor(self) -> bool:
        """Tells whether `ty` is an unranked tensor type.

        In C: `mlsTypeIsAUnrankedTensor`.
        """
        out = c_bool()
        lib.mlsTypeIsAUnrankedTensor(self.bits, byref(out))
        return out.value

    def is_a_mem_ref(self) -> bool:
        """Tells whether `ty` is a ranked memref type.

        In C: `mlsTypeIsAMemRef`.
        """
        out = c_bool()
        lib.mlsTypeIsAMemRef(self.bits, byref(out))
        return out.value

    def is_a_unranked_mem_ref(self) -> bool:
        """Tells whether `ty` is an unranked memref type.

        In C: `mlsTypeIsAUnrankedMemRef`.
        """
        out = c_bool()
        lib.mlsTypeIsAUnrankedMemRef(self.bits, byref(out))
        return out.value

    def is_a_tuple(self) -> bool:
        """Tells whether `ty` is a tuple type.

        In C: `mlsTypeIsATuple`.
        """
        out = c_bool()
        lib.mlsTypeIsATuple(self.bits, byref(out))
        return out.value

    def is_a_function(self) -> bool:
        """Tells whether `ty` is a function type.

        In C: `mlsTypeIsAFunction`.
        """
        out = c_bool()
        lib.mlsTypeIsAFunction(self.bits, byref(out))
        return out.value

    def is_a_opaque(self) -> bool:
        """Tells whether `ty` is an opaque type: one of a dialect that is not registered.

        In C: `mlsTypeIsAOpaque`.
        """
        out = c_bool()
        lib.mlsTypeIsAOpaque(self.bits, byref(out))
        return out.value

    def is_aamdgputdm_base_type(self) -> bool:
        """Tells whether `ty` is that of addresses that tensors are moved between.

        In C: `mlsTypeIsAAMDGPUTDMBaseType`.
        """
        out = c_bool()
        lib.mlsTypeIsAAMDGPUTDMBaseType(self.bits, byref(out))
        return out.value

    def is_aamdgputdm_descriptor_type(self) -> bool:
        """Tells whether `ty` is that of descriptors of how tensors are moved.

        In C: `mlsTypeIsAAMDGPUTDMDescriptorType`.
        """
        out = c_bool()
        lib.mlsTypeIsAAMDGPUTDMDescriptorType(self.bits, byref(out))
        return out.value

    def is_aamdgputdm_gather_base_type(self) -> bool:
        """Tells whether `ty` is that of addresses that tensors are gathered from.

        In C: `mlsTypeIsAAMDGPUTDMGatherBaseType`.
        """
        out = c_bool()
        lib.mlsTypeIsAAMDGPUTDMGatherBaseType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_array_type(self) -> bool:
        """Tells whether `ty` is an array type of EmitC.

        In C: `mlsTypeIsAEmitCArrayType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCArrayType(self.bits, byref(out))
        return out.value

    def is_a_emit_cl_value_type(self) -> bool:
        """Tells whether `ty` is an lvalue type of EmitC.

        In C: `mlsTypeIsAEmitCLValueType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCLValueType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_opaque_type(self) -> bool:
        """Tells whether `ty` is an opaque type of EmitC.

        In C: `mlsTypeIsAEmitCOpaqueType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCOpaqueType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_pointer_type(self) -> bool:
        """Tells whether `ty` is a pointer type of EmitC.

        In C: `mlsTypeIsAEmitCPointerType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCPointerType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_ptr_diff_t_type(self) -> bool:
        """Tells whether `ty` is the type that C calls `ptrdiffT`.

        In C: `mlsTypeIsAEmitCPtrDiffTType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCPtrDiffTType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_signed_size_t_type(self) -> bool:
        """Tells whether `ty` is the type that C calls `ssizeT`.

        In C: `mlsTypeIsAEmitCSignedSizeTType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCSignedSizeTType(self.bits, byref(out))
        return out.value

    def is_a_emit_c_size_t_type(self) -> bool:
        """Tells whether `ty` is the type that C calls `sizeT`.

        In C: `mlsTypeIsAEmitCSizeTType`.
        """
        out = c_bool()
        lib.mlsTypeIsAEmitCSizeTType(self.bits, byref(out))
        return out.value

    def is_agpu_async_token_type(self) -> bool:
        """Tells whether `ty` is the type of tokens that order work on a GPU.

        In C: `mlsTypeIsAGPUAsyncTokenType`.
        """
        out = c_bool()
        lib.mlsTypeIsAGPUAsyncTokenType(self.bits, byref(out))
        return out.value

    def is_allvm_pointer_type(self) -> bool:
        """Tells whether `ty` is a pointer type of LLVM.

        In C: `mlsTypeIsALLVMPointerType`.
        """
        out = c_bool()
        lib.mlsTypeIsALLVMPointerType(self.bits, byref(out))
        return out.value

    def is_allvm_struct_type(self) -> bool:
        """Tells whether `ty` is a struct type of LLVM.

        In C: `mlsTypeIsALLVMStructType`.
        """
        out = c_bool()
        lib.mlsTypeIsALLVMStructType(self.bits, byref(out))
        return out.value

    def is_anvgpu_tensor_map_descriptor_type(self) -> bool:
        """Tells whether `ty` is that of descriptors of tensor maps.

        In C: `mlsTypeIsANVGPUTensorMapDescriptorType`.
        """
        out = c_bool()
        lib.mlsTypeIsANVGPUTensorMapDescriptorType(self.bits, byref(out))
        return out.value

    def is_apdl_type(self) -> bool:
        """Tells whether `ty` is a type of PDL.

        In C: `mlsTypeIsAPDLType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLType(self.bits, byref(out))
        return out.value

    def is_apdl_attribute_type(self) -> bool:
        """Tells whether `ty` is PDL's type of attributes.

        In C: `mlsTypeIsAPDLAttributeType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLAttributeType(self.bits, byref(out))
        return out.value

    def is_apdl_operation_type(self) -> bool:
        """Tells whether `ty` is PDL's type of operations.

        In C: `mlsTypeIsAPDLOperationType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLOperationType(self.bits, byref(out))
        return out.value

    def is_apdl_range_type(self) -> bool:
        """Tells whether `ty` is a range type of PDL.

        In C: `mlsTypeIsAPDLRangeType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLRangeType(self.bits, byref(out))
        return out.value

    def is_apdl_type_type(self) -> bool:
        """Tells whether `ty` is PDL's type of types.

        In C: `mlsTypeIsAPDLTypeType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLTypeType(self.bits, byref(out))
        return out.value

    def is_apdl_value_type(self) -> bool:
        """Tells whether `ty` is PDL's type of values.

        In C: `mlsTypeIsAPDLValueType`.
        """
        out = c_bool()
        lib.mlsTypeIsAPDLValueType(self.bits, byref(out))
        return out.value

    def is_a_quantized_type(self) -> bool:
        """Tells whether `ty` is a quantized type.

        In C: `mlsTypeIsAQuantizedType`.
        """
        out = c_bool()
        lib.mlsTypeIsAQuantizedType(self.bits, byref(out))
        return out.value

    def is_a_any_quantized_type(self) -> bool:
        """Tells whether `ty` is a quantized type of which only the storage is known.

        In C: `mlsTypeIsAAnyQuantizedType`.
        """
        out = c_bool()
        lib.mlsTypeIsAAnyQuantizedType(self.bits, byref(out))
        return out.value

    def is_a_uniform_quantized_type(self) -> bool:
        """Tells whether `ty` is a quantized type with one scale.

        In C: `mlsTypeIsAUniformQuantizedType`.
        """
        out = c_bool()
        lib.mlsTypeIsAUniformQuantizedType(self.bits, byref(out))
        return out.value

    def is_a_uniform_quantized_per_axis_type(self) -> bool:
        """Tells whether `ty` is a quantized type with a scale for each index of a
        dimension.

        In C: `mlsTypeIsAUniformQuantizedPerAxisType`.
        """
        out = c_bool()
        lib.mlsTypeIsAUniformQuantizedPerAxisType(self.bits, byref(out))
        return out.value

    def is_a_uniform_quantized_sub_channel_type(self) -> bool:
        """Tells whether `ty` is a quantized type with a scale for each block.

        In C: `mlsTypeIsAUniformQuantizedSubChannelType`.
        """
        out = c_bool()
        lib.mlsTypeIsAUniformQuantizedSubChannelType(self.bits, byref(out))
        return out.value

    def is_a_calibrated_quantized_type(self) -> bool:
        """Tells whether `ty` is a calibrated type: one of which the least and the greatest
        value are known.

        In C: `mlsTypeIsACalibratedQuantizedType`.
        """
        out = c_bool()
        lib.mlsTypeIsACalibratedQuantizedType(self.bits, byref(out))
        return out.value

    def is_a_transform_any_op_type(self) -> bool:
        """Tells whether `ty` is the type of handles to any operations.

        In C: `mlsTypeIsATransformAnyOpType`.
        """
        out = c_bool()
        lib.mlsTypeIsATransformAnyOpType(self.bits, byref(out))
        return out.value

    def is_a_transform_any_param_type(self) -> bool:
        """Tells whether `ty` is the type of parameters of any kind.

        In C: `mlsTypeIsATransformAnyParamType`.
        """
        out = c_bool()
        lib.mlsTypeIsATransformAnyParamType(self.bits, byref(out))
        return out.value

    def is_a_transform_any_value_type(self) -> bool:
        """Tells whether `ty` is the type of handles to any values.

        In C: `mlsTypeIsATransformAnyValueType`.
        """
        out = c_bool()
        lib.mlsTypeIsATransformAnyValueType(self.bits, byref(out))
        return out.value

    def is_a_transform_operation_type(self) -> bool:
        """Tells whether `ty` is a type of handles to operations of one name.

        In C: `mlsTypeIsATransformOperationType`.
        """
        out = c_bool()
        lib.mlsTypeIsATransformOperationType(self.bits, byref(out))
        return out.value

    def is_a_transform_param_type(self) -> bool:
        """Tells whether `ty` is a type of integer parameters.

        In C: `mlsTypeIsATransformParamType`.
        """
        out = c_bool()
        lib.mlsTypeIsATransformParamType(self.bits, byref(out))
        return out.value

    def get_context(self) -> Context:
        """Gives the context of a type.

        In C: `mlsTypeGetContext`.
        """
        out = c_uint64()
        lib.mlsTypeGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def get_type_id(self) -> TypeID:
        """Gives the number of the class of a type, for comparison with those that
        `mlsIntegerTypeGetTypeID` and the like give.

        In C: `mlsTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTypeGetTypeID(self.bits, byref(out))
        return TypeID._view(out.value)

    def get_dialect(self) -> Dialect:
        """Gives the dialect of a type.

        In C: `mlsTypeGetDialect`.
        """
        out = c_uint64()
        lib.mlsTypeGetDialect(self.bits, byref(out))
        return Dialect._view(out.value)

    def dump(self) -> None:
        """Prints a type to standard error.

        In C: `mlsTypeDump`.
        """
        lib.mlsTypeDump(self.bits)

    @staticmethod
    def parse_get(context: Context, text: str | bytes) -> Type:
        """Parses a type.

        Raises: ParseError with diagnostics.

        In C: `mlsTypeParseGet`.
        """
        out = c_uint64()
        lib.mlsTypeParseGet(v.handle(context, Context), v.text(text), byref(out))
        return Type._view(out.value)

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints a type: calls `callback` once with all of the text, without any lock.

        In C: `mlsTypePrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsTypePrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints a type into a string.

        In C: `mlsTypeToString`.
        """
        out = c_uint64()
        lib.mlsTypeToString(self.bits, byref(out))
        return taken_text(out.value)

    def to_llvmir(self) -> str:
        """Translates a type to LLVM IR, into a string. A struct with a name is given with
        its definition: `%s = type { i32 }`.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`ty`: not a type that
        LLVM IR has).

        In C: `mlsTypeToLLVMIR`.
        """
        out = c_uint64()
        lib.mlsTypeToLLVMIR(self.bits, byref(out))
        return taken_text(out.value)

    @staticmethod
    def from_llvmir(context: Context, text: str | bytes) -> Type:
        """Reads the text of a type of LLVM IR that variables can have, like `{ i32, ptr
        }`, and gives its counterpart in the LLVM dialect. For structs with names, there
        are lines before that define them: `%s = type { i32 }`.

        Raises: DialectNotLoadedError (`llvm`); TooDeepError; ParseError (`text`).

        In C: `mlsTypeFromLLVMIR`.
        """
        out = c_uint64()
        lib.mlsTypeFromLLVMIR(v.handle(context, Context), v.text(text), byref(out))
        return Type._view(out.value)


class TypeID(Handle):
    """The number of a class of types, attributes, operations or interfaces.

    MLIR's own live as long as the process; those of `mlsTypeIDAllocatorAllocateTypeID`
    as long as the allocator. Upstream: `MlirTypeID`.
    """

    __slots__ = ()

    @staticmethod
    def create(ptr: int) -> TypeID:
        """Gives the type ID with the number `ptr`: an address that is a multiple of 8, and
        that nothing else is a type ID for. What is there is never looked at.

        Raises: BadArgumentError (`ptr`: no such address).

        In C: `mlsTypeIDCreate`.
        """
        out = c_uint64()
        lib.mlsTypeIDCreate(v.uint64(ptr), byref(out))
        return TypeID._view(out.value)


class TypeIDAllocator(_members.Destroyed, Handle):
    """Makes new type IDs.

    Made by `mlsTypeIDAllocatorCreate`; destroyed by `mlsTypeIDAllocatorDestroy`.
    """

    __slots__ = ()

    @staticmethod
    def create() -> TypeIDAllocator:
        """Makes an allocator of type IDs.

        In C: `mlsTypeIDAllocatorCreate`.
        """
        out = c_uint64()
        lib.mlsTypeIDAllocatorCreate(byref(out))
        return TypeIDAllocator._own(out.value)

    def destroy(self) -> None:
        """Destroys an allocator and its type IDs.

        In C: `mlsTypeIDAllocatorDestroy`.
        """
        lib.mlsTypeIDAllocatorDestroy(self.bits)

    def allocate_type_id(self) -> TypeID:
        """Makes a new type ID, which is as long valid as the allocator.

        In C: `mlsTypeIDAllocatorAllocateTypeID`.
        """
        out = c_uint64()
        lib.mlsTypeIDAllocatorAllocateTypeID(self.bits, byref(out))
        return TypeID._view(out.value)


class Value(_members.ValueMembers, Handle):
    """A value: a result of an operation or an argument of a block, and valid as long as
    that. Upstream: `MlirValue`.
    """

    __slots__ = ()

    def print_as_operand(self, state: AsmState, callback: Callable[[str], object]) -> None:
        """Prints the name of a value, as operands have it (`%0`): calls `callback` once
        with all of the text, without any lock.

        Raises: StaleHandleError (`state`: what it is for is dead); BadArgumentError
        (`value`: not in what the state is for).

        In C: `mlsValuePrintAsOperand`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsValuePrintAsOperand(
                self.bits, v.handle(state, AsmState), _callbacks.MlsStringCallback, key
            )

    def to_string_as_operand(self, state: AsmState) -> str:
        """Prints the name of a value, as operands have it (`%0`), into a string.

        Raises: StaleHandleError (`state`: what it is for is dead); BadArgumentError
        (`value`: not in what the state is for).

        In C: `mlsValueToStringAsOperand`.
        """
        out = c_uint64()
        lib.mlsValueToStringAsOperand(self.bits, v.handle(state, AsmState), byref(out))
        return taken_text(out.value)

    def copy_uses(self) -> list[OpOperand]:
        """Gives the uses of a value.

        Writes as many as `capacity` allows, and the number that there are.

        In C: `mlsValueCopyUses`.
        """

        def copy(capacity, room, found):
            lib.mlsValueCopyUses(self.bits, capacity, room, found)

        return [OpOperand._view(one) for one in v.copied(c_uint64, copy)]

    def print(self, callback: Callable[[str], object]) -> None:
        """Prints a value, that is, what defines it: calls `callback` once with all of the
        text, without any lock.

        In C: `mlsValuePrint`.
        """
        with _callbacks.lent(_callbacks.decoding(callback)) as key:
            lib.mlsValuePrint(self.bits, _callbacks.MlsStringCallback, key)

    def to_string(self) -> str:
        """Prints a value, that is, what defines it into a string.

        In C: `mlsValueToString`.
        """
        out = c_uint64()
        lib.mlsValueToString(self.bits, byref(out))
        return taken_text(out.value)

    def dump(self) -> None:
        """Prints a value, that is, what defines it, to standard error.

        In C: `mlsValueDump`.
        """
        lib.mlsValueDump(self.bits)

    def is_a_block_argument(self) -> bool:
        """Tells whether a value is an argument of a block.

        In C: `mlsValueIsABlockArgument`.
        """
        out = c_bool()
        lib.mlsValueIsABlockArgument(self.bits, byref(out))
        return out.value

    def is_a_op_result(self) -> bool:
        """Tells whether a value is a result of an operation.

        In C: `mlsValueIsAOpResult`.
        """
        out = c_bool()
        lib.mlsValueIsAOpResult(self.bits, byref(out))
        return out.value

    def get_context(self) -> Context:
        """Gives the context of a value.

        In C: `mlsValueGetContext`.
        """
        out = c_uint64()
        lib.mlsValueGetContext(self.bits, byref(out))
        return Context._view(out.value)

    def get_type(self) -> Type:
        """Gives the type of a value.

        In C: `mlsValueGetType`.
        """
        out = c_uint64()
        lib.mlsValueGetType(self.bits, byref(out))
        return Type._view(out.value)

    def set_type(self, ty: Type) -> None:
        """Sets the type of a value.

        In C: `mlsValueSetType`.
        """
        lib.mlsValueSetType(self.bits, v.handle(ty, Type))

    def get_location(self) -> Location:
        """Gives the location of a value.

        In C: `mlsValueGetLocation`.
        """
        out = c_uint64()
        lib.mlsValueGetLocation(self.bits, byref(out))
        return Location._view(out.value)

    def get_first_use(self) -> OpOperand | None:
        """Gives the first use of a value; null if it is unused.

        In C: `mlsValueGetFirstUse`.
        """
        out = c_uint64()
        lib.mlsValueGetFirstUse(self.bits, byref(out))
        return OpOperand._view(out.value)

    def replace_all_uses_of_with(self, with_: Value) -> None:
        """Replaces every use of `of_` by `with_`.

        In C: `mlsValueReplaceAllUsesOfWith`.
        """
        lib.mlsValueReplaceAllUsesOfWith(self.bits, v.handle(with_, Value))

    def replace_all_uses_except(self, with_: Value, exceptions: Sequence[Operation]) -> None:
        """Replaces every use of `of_` by `with_`, but not in the operations `exceptions`.

        In C: `mlsValueReplaceAllUsesExcept`.
        """
        exceptions_ = v.handles(exceptions, Operation)
        lib.mlsValueReplaceAllUsesExcept(
            self.bits, v.handle(with_, Value), len(exceptions_), exceptions_
        )


class AMDGPUTDMBaseType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAAMDGPUTDMBaseType"
    _type_id = "mlsAMDGPUTDMBaseTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `AMDGPUTDMBase`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsAMDGPUTDMBaseTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMBaseTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, element_type: Type) -> AMDGPUTDMBaseType:
        """Gives the type of addresses that tensors of an element type are moved between.

        Raises: DialectNotLoadedError (`amdgpu`); TooDeepError.

        In C: `mlsAMDGPUTDMBaseTypeGet`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMBaseTypeGet(
            v.handle(context, Context), v.handle(element_type, Type), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `AMDGPUTDMBase`, like
        `builtin.integer`.

        In C: `mlsAMDGPUTDMBaseTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsAMDGPUTDMBaseTypeGetName(byref(out))
        return v.text_of(out)


class AMDGPUTDMDescriptorType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAAMDGPUTDMDescriptorType"
    _type_id = "mlsAMDGPUTDMDescriptorTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `AMDGPUTDMDescriptor`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsAMDGPUTDMDescriptorTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMDescriptorTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> AMDGPUTDMDescriptorType:
        """Gives the type of descriptors of how tensors are moved.

        Raises: DialectNotLoadedError (`amdgpu`).

        In C: `mlsAMDGPUTDMDescriptorTypeGet`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMDescriptorTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `AMDGPUTDMDescriptor`, like
        `builtin.integer`.

        In C: `mlsAMDGPUTDMDescriptorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsAMDGPUTDMDescriptorTypeGetName(byref(out))
        return v.text_of(out)


class AMDGPUTDMGatherBaseType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAAMDGPUTDMGatherBaseType"
    _type_id = "mlsAMDGPUTDMGatherBaseTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `AMDGPUTDMGatherBase`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsAMDGPUTDMGatherBaseTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMGatherBaseTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, element_type: Type, index_type: Type) -> AMDGPUTDMGatherBaseType:
        """Gives the type of addresses that tensors of an element type are gathered from,
        by indices of a type.

        Raises: DialectNotLoadedError (`amdgpu`); BadArgumentError (`element_type`: not
        an integer or floating point type of 8, 16, 32 or 64 bits); BadArgumentError
        (`index_type`: neither `i16` nor `i32`); TooDeepError.

        In C: `mlsAMDGPUTDMGatherBaseTypeGet`.
        """
        out = c_uint64()
        lib.mlsAMDGPUTDMGatherBaseTypeGet(
            v.handle(context, Context),
            v.handle(element_type, Type),
            v.handle(index_type, Type),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `AMDGPUTDMGatherBase`, like
        `builtin.integer`.

        In C: `mlsAMDGPUTDMGatherBaseTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsAMDGPUTDMGatherBaseTypeGetName(byref(out))
        return v.text_of(out)


class AffineBinaryOpExpr(AffineExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsABinary"

    def get_lhs(self) -> AffineExpr:
        """Gives the left one of the two expressions that one is made of.

        Raises: BadArgumentError (`affine_expr`: not made of two expressions).

        In C: `mlsAffineBinaryOpExprGetLHS`.
        """
        out = c_uint64()
        lib.mlsAffineBinaryOpExprGetLHS(self.bits, byref(out))
        return AffineExpr._view(out.value)

    def get_rhs(self) -> AffineExpr:
        """Gives the right one of the two expressions that one is made of.

        Raises: BadArgumentError (`affine_expr`: not made of two expressions).

        In C: `mlsAffineBinaryOpExprGetRHS`.
        """
        out = c_uint64()
        lib.mlsAffineBinaryOpExprGetRHS(self.bits, byref(out))
        return AffineExpr._view(out.value)


class AffineConstantExpr(AffineExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsAConstant"

    @staticmethod
    def get(context: Context, constant: int) -> AffineConstantExpr:
        """Gives a constant expression.

        In C: `mlsAffineConstantExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineConstantExprGet(v.handle(context, Context), v.int64(constant), byref(out))
        return AffineConstantExpr._view(out.value)

    def get_value(self) -> int:
        """Gives the number that a constant expression is.

        Raises: BadArgumentError (`affine_expr`: not a constant).

        In C: `mlsAffineConstantExprGetValue`.
        """
        out = c_int64()
        lib.mlsAffineConstantExprGetValue(self.bits, byref(out))
        return out.value


class AffineDimExpr(AffineExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsADim"

    @staticmethod
    def get(context: Context, position: int) -> AffineDimExpr:
        """Gives dimension number `position`.

        Raises: OutOfRangeError (`position`: from 0 to 65 536).

        In C: `mlsAffineDimExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineDimExprGet(v.handle(context, Context), v.int64(position), byref(out))
        return AffineDimExpr._view(out.value)

    def get_position(self) -> int:
        """Gives the number of a dimension.

        Raises: BadArgumentError (`affine_expr`: not a dimension).

        In C: `mlsAffineDimExprGetPosition`.
        """
        out = c_int64()
        lib.mlsAffineDimExprGetPosition(self.bits, byref(out))
        return out.value


class AffineMapAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAAffineMap"
    _type_id = "mlsAffineMapAttrGetTypeID"

    @staticmethod
    def get(map: AffineMap) -> AffineMapAttr:
        """Gives the attribute of an affine map.

        Raises: TooDeepError.

        In C: `mlsAffineMapAttrGet`.
        """
        out = c_uint64()
        lib.mlsAffineMapAttrGet(v.handle(map, AffineMap), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `AffineMap`, like
        `builtin.integer`.

        In C: `mlsAffineMapAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsAffineMapAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> AffineMap:
        """Gives the affine map of an attribute.

        Raises: BadArgumentError (`attr`: not an affine map attribute).

        In C: `mlsAffineMapAttrGetValue`.
        """
        out = c_uint64()
        lib.mlsAffineMapAttrGetValue(self.bits, byref(out))
        return AffineMap._view(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `AffineMap`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsAffineMapAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAffineMapAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class AffineSymbolExpr(AffineExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsASymbol"

    @staticmethod
    def get(context: Context, position: int) -> AffineSymbolExpr:
        """Gives symbol number `position`.

        Raises: OutOfRangeError (`position`: from 0 to 65 536).

        In C: `mlsAffineSymbolExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineSymbolExprGet(v.handle(context, Context), v.int64(position), byref(out))
        return AffineSymbolExpr._view(out.value)

    def get_position(self) -> int:
        """Gives the number of a symbol.

        Raises: BadArgumentError (`affine_expr`: not a symbol).

        In C: `mlsAffineSymbolExprGetPosition`.
        """
        out = c_int64()
        lib.mlsAffineSymbolExprGetPosition(self.bits, byref(out))
        return out.value


class ArrayAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAArray"
    _type_id = "mlsArrayAttrGetTypeID"

    @staticmethod
    def get(context: Context, elements: Sequence[Attribute]) -> ArrayAttr:
        """Gives an array attribute.

        Raises: TooDeepError.

        In C: `mlsArrayAttrGet`.
        """
        elements_ = v.handles(elements, Attribute)
        out = c_uint64()
        lib.mlsArrayAttrGet(v.handle(context, Context), len(elements_), elements_, byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Array`, like
        `builtin.integer`.

        In C: `mlsArrayAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsArrayAttrGetName(byref(out))
        return v.text_of(out)

    def get_num_elements(self) -> int:
        """Gives the number of elements of an array attribute.

        Raises: BadArgumentError (`attr`: not an array).

        In C: `mlsArrayAttrGetNumElements`.
        """
        out = c_int64()
        lib.mlsArrayAttrGetNumElements(self.bits, byref(out))
        return out.value

    def get_element(self, pos: int) -> Attribute:
        """Gives element number `pos` of an array attribute.

        Raises: BadArgumentError (`attr`: not an array); OutOfRangeError (`pos`).

        In C: `mlsArrayAttrGetElement`.
        """
        out = c_uint64()
        lib.mlsArrayAttrGetElement(self.bits, v.int64(pos), byref(out))
        return Attribute._view(out.value)

    def copy_elements(self) -> list[Attribute]:
        """Gives all that `mlsArrayAttrGetElement` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not an array).

        In C: `mlsArrayAttrCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsArrayAttrCopyElements(self.bits, capacity, room, found)

        return [Attribute._view(one) for one in v.copied(c_uint64, copy)]

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Array`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsArrayAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsArrayAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class BlockArgument(Value):
    """A kind of `Value`."""

    __slots__ = ()
    _test = "mlsValueIsABlockArgument"

    @staticmethod
    def invalidation_mode() -> int:
        """Gives the mode for block arguments. In exact mode a handle of a block argument
        goes stale when MLIR shifts the arguments of its block; in conservative mode
        also after every pass run over it.

        In C: `mlsBlockArgumentInvalidationMode`.
        """
        out = c_uint32()
        lib.mlsBlockArgumentInvalidationMode(byref(out))
        return out.value

    def get_owner(self) -> Block:
        """Gives the block of a block argument.

        Raises: BadArgumentError (`value`: not a block argument).

        In C: `mlsBlockArgumentGetOwner`.
        """
        out = c_uint64()
        lib.mlsBlockArgumentGetOwner(self.bits, byref(out))
        return Block._view(out.value)

    def get_arg_number(self) -> int:
        """Gives the position of a block argument.

        Raises: BadArgumentError (`value`: not a block argument).

        In C: `mlsBlockArgumentGetArgNumber`.
        """
        out = c_int64()
        lib.mlsBlockArgumentGetArgNumber(self.bits, byref(out))
        return out.value

    def set_type(self, ty: Type) -> None:
        """Sets the type of a block argument.

        Raises: BadArgumentError (`value`: not a block argument).

        In C: `mlsBlockArgumentSetType`.
        """
        lib.mlsBlockArgumentSetType(self.bits, v.handle(ty, Type))

    def set_location(self, location: Location) -> None:
        """Sets the location of a block argument.

        Raises: BadArgumentError (`value`: not a block argument).

        In C: `mlsBlockArgumentSetLocation`.
        """
        lib.mlsBlockArgumentSetLocation(self.bits, v.handle(location, Location))


class ComplexAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAComplex"
    _type_id = "mlsComplexAttrGetTypeID"

    @staticmethod
    def double_get(context: Context, ty: Type, real: float, imag: float) -> ComplexAttr:
        """Gives a complex number of a type, rounded to its elements.

        Raises: DialectNotLoadedError (`complex`); BadArgumentError (`ty`: not a complex
        type); BadArgumentError (`ty`: its elements are not floating point numbers of at
        most 64 bits); OutOfRangeError (`real`, `imag`: not finite, where the type has
        only finite numbers); TooDeepError.

        In C: `mlsComplexAttrDoubleGet`.
        """
        out = c_uint64()
        lib.mlsComplexAttrDoubleGet(
            v.handle(context, Context),
            v.handle(ty, Type),
            v.double(real),
            v.double(imag),
            byref(out),
        )
        return Attribute._view(out.value)

    @staticmethod
    def double_get_checked(location: Location, ty: Type, real: float, imag: float) -> ComplexAttr:
        """Gives a complex number of a type, rounded to its elements. Diagnostics are at
        `location`.

        Raises: DialectNotLoadedError (`complex`); BadArgumentError (`ty`: not a complex
        type); BadArgumentError (`ty`: its elements are not floating point numbers of at
        most 64 bits); OutOfRangeError (`real`, `imag`: not finite, where the type has
        only finite numbers); TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsComplexAttrDoubleGetChecked`.
        """
        out = c_uint64()
        lib.mlsComplexAttrDoubleGetChecked(
            v.handle(location, Location),
            v.handle(ty, Type),
            v.double(real),
            v.double(imag),
            byref(out),
        )
        return Attribute._view(out.value)

    def get_real_double(self) -> float:
        """Gives the real part of a complex number.

        Raises: BadArgumentError (`attr`: not a complex number with parts of at most 64
        bits).

        In C: `mlsComplexAttrGetRealDouble`.
        """
        out = c_double()
        lib.mlsComplexAttrGetRealDouble(self.bits, byref(out))
        return out.value

    def get_imag_double(self) -> float:
        """Gives the imaginary part of a complex number.

        Raises: BadArgumentError (`attr`: not a complex number with parts of at most 64
        bits).

        In C: `mlsComplexAttrGetImagDouble`.
        """
        out = c_double()
        lib.mlsComplexAttrGetImagDouble(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Complex`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsComplexAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsComplexAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class ComplexType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAComplex"
    _type_id = "mlsComplexTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Complex`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsComplexTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsComplexTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(element_type: Type) -> ComplexType:
        """Gives the complex type of an element type: of integers or floating point
        numbers.

        Raises: BadArgumentError (`element_type`: not an integer or floating point
        type); TooDeepError.

        In C: `mlsComplexTypeGet`.
        """
        out = c_uint64()
        lib.mlsComplexTypeGet(v.handle(element_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Complex`, like
        `builtin.integer`.

        In C: `mlsComplexTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsComplexTypeGetName(byref(out))
        return v.text_of(out)

    def get_element_type(self) -> Type:
        """Gives the element type of a complex type.

        Raises: BadArgumentError (`ty`: not a complex type).

        In C: `mlsComplexTypeGetElementType`.
        """
        out = c_uint64()
        lib.mlsComplexTypeGetElementType(self.bits, byref(out))
        return Type._view(out.value)


class DenseArray(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _type_id = "mlsDenseArrayAttrGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `DenseArray`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsDenseArrayAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsDenseArrayAttrGetTypeID(byref(out))
        return TypeID._view(out.value)

    def get_num_elements(self) -> int:
        """Gives the number of elements of a dense array.

        Raises: BadArgumentError (`attr`: not a dense array).

        In C: `mlsDenseArrayGetNumElements`.
        """
        out = c_int64()
        lib.mlsDenseArrayGetNumElements(self.bits, byref(out))
        return out.value


class DenseBoolResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> bool:
        """Gives element number `pos` of a constant of integers of 1 bit each, signless in
        a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseBoolResourceElementsAttrGetValue`.
        """
        out = c_bool()
        lib.mlsDenseBoolResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseDoubleResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> float:
        """Gives element number `pos` of a constant of `f64` in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseDoubleResourceElementsAttrGetValue`.
        """
        out = c_double()
        lib.mlsDenseDoubleResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseFloatResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> float:
        """Gives element number `pos` of a constant of `f32` in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseFloatResourceElementsAttrGetValue`.
        """
        out = c_float()
        lib.mlsDenseFloatResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseInt16ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 16 bits, signless or
        signed in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseInt16ResourceElementsAttrGetValue`.
        """
        out = c_int16()
        lib.mlsDenseInt16ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseInt32ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 32 bits, signless or
        signed in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseInt32ResourceElementsAttrGetValue`.
        """
        out = c_int32()
        lib.mlsDenseInt32ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseInt64ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 64 bits, signless or
        signed in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseInt64ResourceElementsAttrGetValue`.
        """
        out = c_int64()
        lib.mlsDenseInt64ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseInt8ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 8 bits, signless or
        signed in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseInt8ResourceElementsAttrGetValue`.
        """
        out = c_int8()
        lib.mlsDenseInt8ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `DenseResourceElements`, like
        `builtin.integer`.

        In C: `mlsDenseResourceElementsAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsDenseResourceElementsAttrGetName(byref(out))
        return v.text_of(out)


class DenseUInt16ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 16 bits, signless or
        unsigned in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseUInt16ResourceElementsAttrGetValue`.
        """
        out = c_uint16()
        lib.mlsDenseUInt16ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseUInt32ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 32 bits, signless or
        unsigned in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseUInt32ResourceElementsAttrGetValue`.
        """
        out = c_uint32()
        lib.mlsDenseUInt32ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseUInt64ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 64 bits, signless or
        unsigned in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseUInt64ResourceElementsAttrGetValue`.
        """
        out = c_uint64()
        lib.mlsDenseUInt64ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DenseUInt8ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseResourceElements"

    def get_value(self, pos: int) -> int:
        """Gives element number `pos` of a constant of integers of 8 bits, signless or
        unsigned in a resource.

        Raises: BadArgumentError (`attr`: not a dense constant in a resource);
        BadArgumentError (`attr`: of other elements); OutOfRangeError (`pos`);
        NotAvailableError (`attr`: a resource without data).

        In C: `mlsDenseUInt8ResourceElementsAttrGetValue`.
        """
        out = c_uint8()
        lib.mlsDenseUInt8ResourceElementsAttrGetValue(self.bits, v.int64(pos), byref(out))
        return out.value


class DictionaryAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADictionary"
    _type_id = "mlsDictionaryAttrGetTypeID"

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Dictionary`, like
        `builtin.integer`.

        In C: `mlsDictionaryAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsDictionaryAttrGetName(byref(out))
        return v.text_of(out)

    def get_num_elements(self) -> int:
        """Gives the number of elements of a dictionary attribute.

        Raises: BadArgumentError (`attr`: not a dictionary).

        In C: `mlsDictionaryAttrGetNumElements`.
        """
        out = c_int64()
        lib.mlsDictionaryAttrGetNumElements(self.bits, byref(out))
        return out.value

    def get_element_by_name(self, name: str | bytes) -> Attribute | None:
        """Gives the element with this name; null if there is none.

        Raises: BadArgumentError (`attr`: not a dictionary).

        In C: `mlsDictionaryAttrGetElementByName`.
        """
        out = c_uint64()
        lib.mlsDictionaryAttrGetElementByName(self.bits, v.text(name), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Dictionary`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsDictionaryAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsDictionaryAttrGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, elements: Sequence[NamedAttribute]) -> DictionaryAttr:
        """Gives a dictionary attribute. A name given twice is refused.

        Raises: BadArgumentError (`elements`: an empty name, or one given twice);
        TooDeepError.

        In C: `mlsDictionaryAttrGet`.
        """
        elements_ = v.structures(elements, NamedAttribute)
        out = c_uint64()
        lib.mlsDictionaryAttrGet(v.handle(context, Context), len(elements_), elements_, byref(out))
        return Attribute._view(out.value)

    def get_element(self, pos: int) -> NamedAttribute:
        """Gives element number `pos` of a dictionary attribute.

        Raises: BadArgumentError (`attr`: not a dictionary); OutOfRangeError (`pos`).

        In C: `mlsDictionaryAttrGetElement`.
        """
        out = _types.MlsNamedAttribute()
        lib.mlsDictionaryAttrGetElement(self.bits, v.int64(pos), byref(out))
        return NamedAttribute._from_c(out)


class DisctinctAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def create(referenced_attr: Attribute) -> DisctinctAttr:
        """Gives a new attribute around `referenced_attr`, which is like no other one.

        Raises: TooDeepError.

        In C: `mlsDisctinctAttrCreate`.
        """
        out = c_uint64()
        lib.mlsDisctinctAttrCreate(v.handle(referenced_attr, Attribute), byref(out))
        return DisctinctAttr._view(out.value)


class ElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAElements"

    def get_value(self, idxs: Sequence[int]) -> Attribute:
        """Gives the element at an index, which has a number for each size of the shape.

        Raises: BadArgumentError (`attr`: not a constant with elements); OutOfRangeError
        (`idxs`: no index of an element); NotAvailableError (`attr`: a constant that
        MLIR cannot read like this).

        In C: `mlsElementsAttrGetValue`.
        """
        idxs_ = v.numbers("Q", idxs)
        out = c_uint64()
        lib.mlsElementsAttrGetValue(self.bits, len(idxs_), idxs_, byref(out))
        return Attribute._view(out.value)

    def is_valid_index(self, idxs: Sequence[int]) -> bool:
        """Tells whether there is an element at an index: whether it has a number for each
        size of the shape, and each is below it.

        Raises: BadArgumentError (`attr`: not a constant with elements);
        BadArgumentError (`attr`: of a shape without a rank).

        In C: `mlsElementsAttrIsValidIndex`.
        """
        idxs_ = v.numbers("Q", idxs)
        out = c_bool()
        lib.mlsElementsAttrIsValidIndex(self.bits, len(idxs_), idxs_, byref(out))
        return out.value

    def get_num_elements(self) -> int:
        """Gives the number of elements of a constant.

        Raises: BadArgumentError (`attr`: not a constant with elements);
        BadArgumentError (`attr`: of no static shape).

        In C: `mlsElementsAttrGetNumElements`.
        """
        out = c_int64()
        lib.mlsElementsAttrGetNumElements(self.bits, byref(out))
        return out.value


class EmitCArrayType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCArrayType"
    _type_id = "mlsEmitCArrayTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCArray`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCArrayTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCArrayTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(shape: Sequence[int], element_type: Type) -> EmitCArrayType:
        """Gives the array type of `n_dims` static sizes, at least one. Elements are
        integers, floating point numbers, pointers or opaque.

        Raises: DialectNotLoadedError (`emitc`); OutOfRangeError (`shape`: none);
        OutOfRangeError (`shape`: a size below 0); BadArgumentError (`element_type`: not
        a type that C has for elements); TooDeepError.

        In C: `mlsEmitCArrayTypeGet`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsEmitCArrayTypeGet(len(shape_), shape_, v.handle(element_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCArray`, like
        `builtin.integer`.

        In C: `mlsEmitCArrayTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCArrayTypeGetName(byref(out))
        return v.text_of(out)


class EmitCLValueType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCLValueType"
    _type_id = "mlsEmitCLValueTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCLValue`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCLValueTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCLValueTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(value_type: Type) -> EmitCLValueType:
        """Gives the type of a place that holds a value of `value_type`.

        Raises: DialectNotLoadedError (`emitc`); BadArgumentError with diagnostics
        (`value_type`: not a type that EmitC knows, or an array); TooDeepError.

        In C: `mlsEmitCLValueTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCLValueTypeGet(v.handle(value_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCLValue`, like
        `builtin.integer`.

        In C: `mlsEmitCLValueTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCLValueTypeGetName(byref(out))
        return v.text_of(out)


class EmitCOpaqueAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAEmitCOpaque"
    _type_id = "mlsEmitCOpaqueAttrGetTypeID"

    @staticmethod
    def get(context: Context, value: str | bytes) -> EmitCOpaqueAttr:
        """Gives the attribute that stands for the text `value` in C.

        Raises: DialectNotLoadedError (`emitc`).

        In C: `mlsEmitCOpaqueAttrGet`.
        """
        out = c_uint64()
        lib.mlsEmitCOpaqueAttrGet(v.handle(context, Context), v.text(value), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCOpaque`, like
        `builtin.integer`.

        In C: `mlsEmitCOpaqueAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCOpaqueAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> str:
        """Gives the text that an opaque attribute of EmitC stands for.

        Raises: BadArgumentError (`attr`: not an opaque attribute of EmitC).

        In C: `mlsEmitCOpaqueAttrGetValue`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCOpaqueAttrGetValue(self.bits, byref(out))
        return v.text_of(out)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCOpaque`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCOpaqueAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCOpaqueAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class EmitCOpaqueType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCOpaqueType"
    _type_id = "mlsEmitCOpaqueTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCOpaque`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCOpaqueTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCOpaqueTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, value: str | bytes) -> EmitCOpaqueType:
        """Gives the type that has the name `value` in C. For a pointer, there is
        `mlsEmitCPointerTypeGet`.

        Raises: DialectNotLoadedError (`emitc`); BadArgumentError (`value`: empty, or it
        ends with `*`).

        In C: `mlsEmitCOpaqueTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCOpaqueTypeGet(v.handle(context, Context), v.text(value), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCOpaque`, like
        `builtin.integer`.

        In C: `mlsEmitCOpaqueTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCOpaqueTypeGetName(byref(out))
        return v.text_of(out)


class EmitCPointerType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCPointerType"
    _type_id = "mlsEmitCPointerTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCPointer`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCPointerTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCPointerTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(pointee: Type) -> EmitCPointerType:
        """Gives the type of pointers to `pointee`.

        Raises: DialectNotLoadedError (`emitc`); BadArgumentError (`pointee`: an lvalue
        type); TooDeepError.

        In C: `mlsEmitCPointerTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCPointerTypeGet(v.handle(pointee, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCPointer`, like
        `builtin.integer`.

        In C: `mlsEmitCPointerTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCPointerTypeGetName(byref(out))
        return v.text_of(out)


class EmitCPtrDiffTType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCPtrDiffTType"
    _type_id = "mlsEmitCPtrDiffTTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCPtrDiffT`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCPtrDiffTTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCPtrDiffTTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> EmitCPtrDiffTType:
        """Gives the type that C calls `ptrdiffT`.

        Raises: DialectNotLoadedError (`emitc`).

        In C: `mlsEmitCPtrDiffTTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCPtrDiffTTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCPtrDiffT`, like
        `builtin.integer`.

        In C: `mlsEmitCPtrDiffTTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCPtrDiffTTypeGetName(byref(out))
        return v.text_of(out)


class EmitCSignedSizeTType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCSignedSizeTType"
    _type_id = "mlsEmitCSignedSizeTTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCSignedSizeT`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCSignedSizeTTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCSignedSizeTTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> EmitCSignedSizeTType:
        """Gives the type that C calls `ssizeT`.

        Raises: DialectNotLoadedError (`emitc`).

        In C: `mlsEmitCSignedSizeTTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCSignedSizeTTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCSignedSizeT`, like
        `builtin.integer`.

        In C: `mlsEmitCSignedSizeTTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCSignedSizeTTypeGetName(byref(out))
        return v.text_of(out)


class EmitCSizeTType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAEmitCSizeTType"
    _type_id = "mlsEmitCSizeTTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCSizeT`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCSizeTTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCSizeTTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> EmitCSizeTType:
        """Gives the type that C calls `sizeT`.

        Raises: DialectNotLoadedError (`emitc`).

        In C: `mlsEmitCSizeTTypeGet`.
        """
        out = c_uint64()
        lib.mlsEmitCSizeTTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCSizeT`, like
        `builtin.integer`.

        In C: `mlsEmitCSizeTTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCSizeTTypeGetName(byref(out))
        return v.text_of(out)


class FloatAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAFloat"
    _type_id = "mlsFloatAttrGetTypeID"

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float`, like
        `builtin.integer`.

        In C: `mlsFloatAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloatAttrGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def double_get(context: Context, ty: Type, value: float) -> FloatAttr:
        """Gives a floating point attribute; the value is rounded to the type.

        Raises: BadArgumentError (`ty`: not a floating point type); OutOfRangeError
        (`value`: the type has nothing near it); TooDeepError.

        In C: `mlsFloatAttrDoubleGet`.
        """
        out = c_uint64()
        lib.mlsFloatAttrDoubleGet(
            v.handle(context, Context), v.handle(ty, Type), v.double(value), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def double_get_checked(location: Location, ty: Type, value: float) -> FloatAttr:
        """Gives a floating point attribute; the value is rounded to the type. Diagnostics
        are at `location`.

        Raises: OutOfRangeError (`value`: the type has nothing near it); TooDeepError;
        BadArgumentError with diagnostics.

        In C: `mlsFloatAttrDoubleGetChecked`.
        """
        out = c_uint64()
        lib.mlsFloatAttrDoubleGetChecked(
            v.handle(location, Location), v.handle(ty, Type), v.double(value), byref(out)
        )
        return Attribute._view(out.value)

    def get_value_double(self) -> float:
        """Gives the value of a floating point attribute, rounded to a double.

        Raises: BadArgumentError (`attr`: not a floating point number).

        In C: `mlsFloatAttrGetValueDouble`.
        """
        out = c_double()
        lib.mlsFloatAttrGetValueDouble(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsFloatAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloatAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class FloatTF32Type(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _type_id = "mlsFloatTF32TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `FloatTF32`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloatTF32TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloatTF32TypeGetTypeID(byref(out))
        return TypeID._view(out.value)


class FloatType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat"

    def get_width(self) -> int:
        """Gives the width of a floating point type, in bits.

        Raises: BadArgumentError (`ty`: not a floating point type).

        In C: `mlsFloatTypeGetWidth`.
        """
        out = c_uint32()
        lib.mlsFloatTypeGetWidth(self.bits, byref(out))
        return out.value


class FunctionType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFunction"
    _type_id = "mlsFunctionTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Function`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsFunctionTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFunctionTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, inputs: Sequence[Type], results: Sequence[Type]) -> FunctionType:
        """Gives the type of functions from `inputs` to `results`.

        Raises: TooDeepError.

        In C: `mlsFunctionTypeGet`.
        """
        inputs_ = v.handles(inputs, Type)
        results_ = v.handles(results, Type)
        out = c_uint64()
        lib.mlsFunctionTypeGet(
            v.handle(context, Context), len(inputs_), inputs_, len(results_), results_, byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Function`, like
        `builtin.integer`.

        In C: `mlsFunctionTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFunctionTypeGetName(byref(out))
        return v.text_of(out)

    def get_num_inputs(self) -> int:
        """Gives the number of inputs of a function type.

        Raises: BadArgumentError (`ty`: not a function type).

        In C: `mlsFunctionTypeGetNumInputs`.
        """
        out = c_int64()
        lib.mlsFunctionTypeGetNumInputs(self.bits, byref(out))
        return out.value

    def get_num_results(self) -> int:
        """Gives the number of results of a function type.

        Raises: BadArgumentError (`ty`: not a function type).

        In C: `mlsFunctionTypeGetNumResults`.
        """
        out = c_int64()
        lib.mlsFunctionTypeGetNumResults(self.bits, byref(out))
        return out.value

    def get_input(self, pos: int) -> Type:
        """Gives the type of input number `pos` of a function type.

        Raises: BadArgumentError (`ty`: not a function type); OutOfRangeError (`pos`).

        In C: `mlsFunctionTypeGetInput`.
        """
        out = c_uint64()
        lib.mlsFunctionTypeGetInput(self.bits, v.int64(pos), byref(out))
        return Type._view(out.value)

    def copy_inputs(self) -> list[Type]:
        """Gives all that `mlsFunctionTypeGetInput` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a function type).

        In C: `mlsFunctionTypeCopyInputs`.
        """

        def copy(capacity, room, found):
            lib.mlsFunctionTypeCopyInputs(self.bits, capacity, room, found)

        return [Type._view(one) for one in v.copied(c_uint64, copy)]

    def get_result(self, pos: int) -> Type:
        """Gives the type of result number `pos` of a function type.

        Raises: BadArgumentError (`ty`: not a function type); OutOfRangeError (`pos`).

        In C: `mlsFunctionTypeGetResult`.
        """
        out = c_uint64()
        lib.mlsFunctionTypeGetResult(self.bits, v.int64(pos), byref(out))
        return Type._view(out.value)

    def copy_results(self) -> list[Type]:
        """Gives all that `mlsFunctionTypeGetResult` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a function type).

        In C: `mlsFunctionTypeCopyResults`.
        """

        def copy(capacity, room, found):
            lib.mlsFunctionTypeCopyResults(self.bits, capacity, room, found)

        return [Type._view(one) for one in v.copied(c_uint64, copy)]


class GPUAsyncTokenType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAGPUAsyncTokenType"

    @staticmethod
    def get(context: Context) -> GPUAsyncTokenType:
        """Gives the type of tokens that order work on a GPU.

        Raises: DialectNotLoadedError (`gpu`).

        In C: `mlsGPUAsyncTokenTypeGet`.
        """
        out = c_uint64()
        lib.mlsGPUAsyncTokenTypeGet(v.handle(context, Context), byref(out))
        return GPUAsyncTokenType._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `GPUAsyncToken`, like
        `builtin.integer`.

        In C: `mlsGPUAsyncTokenTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsGPUAsyncTokenTypeGetName(byref(out))
        return v.text_of(out)


class GPUObjectAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAGPUObjectAttr"

    @staticmethod
    def get(
        context: Context,
        target: Attribute,
        format: int,
        object_str_ref: str | bytes,
        mlir_object_props: Attribute | None = None,
    ) -> GPUObjectAttr:
        """Gives an object for a target, like `#nvvm.target`, without a kernel table.
        `format` is 1 for bitcode or what else a target has, 2 for assembly, 3 for a
        binary, 4 for a fat binary; `object_str_ref` has the bytes.

        Raises: DialectNotLoadedError (`gpu`); BadEnumError (`format`: not from 1 to 4);
        BadArgumentError (`mlir_object_props`: not a dictionary); BadArgumentError with
        diagnostics (`target`: not a target of GPU modules); TooDeepError.

        In C: `mlsGPUObjectAttrGet`.
        """
        out = c_uint64()
        lib.mlsGPUObjectAttrGet(
            v.handle(context, Context),
            v.handle(target, Attribute),
            v.uint32(format),
            v.text(object_str_ref),
            v.optional(mlir_object_props, Attribute),
            byref(out),
        )
        return GPUObjectAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `GPUObject`, like
        `builtin.integer`.

        In C: `mlsGPUObjectAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsGPUObjectAttrGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_with_kernels(
        context: Context,
        target: Attribute,
        format: int,
        object_str_ref: str | bytes,
        mlir_object_props: Attribute | None = None,
        mlir_kernels_attr: Attribute | None = None,
    ) -> GPUObjectAttr | None:
        """Gives an object for a target, like `#nvvm.target`, with a `#gpu.kernel_table`
        unless that is null; else as `mlsGPUObjectAttrGet`.

        Raises: DialectNotLoadedError (`gpu`); BadEnumError (`format`: not from 1 to 4);
        BadArgumentError (`mlir_object_props`: not a dictionary); BadArgumentError
        (`mlir_kernels_attr`: not a kernel table); BadArgumentError with diagnostics
        (`target`: not a target of GPU modules).

        In C: `mlsGPUObjectAttrGetWithKernels`.
        """
        out = c_uint64()
        lib.mlsGPUObjectAttrGetWithKernels(
            v.handle(context, Context),
            v.handle(target, Attribute),
            v.uint32(format),
            v.text(object_str_ref),
            v.optional(mlir_object_props, Attribute),
            v.optional(mlir_kernels_attr, Attribute),
            byref(out),
        )
        return GPUObjectAttr._view(out.value)

    def get_target(self) -> Attribute:
        """Gives the target of an object.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrGetTarget`.
        """
        out = c_uint64()
        lib.mlsGPUObjectAttrGetTarget(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_format(self) -> int:
        """Gives the number of the format of an object.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrGetFormat`.
        """
        out = c_uint32()
        lib.mlsGPUObjectAttrGetFormat(self.bits, byref(out))
        return out.value

    def get_object(self) -> str:
        """Gives the bytes of an object.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrGetObject`.
        """
        out = _types.MlsStringRef()
        lib.mlsGPUObjectAttrGetObject(self.bits, byref(out))
        return v.text_of(out)

    def has_properties(self) -> bool:
        """Tells whether an object has properties.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrHasProperties`.
        """
        out = c_bool()
        lib.mlsGPUObjectAttrHasProperties(self.bits, byref(out))
        return out.value

    def get_properties(self) -> Attribute | None:
        """Gives the properties of an object, a dictionary; null if it has none.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrGetProperties`.
        """
        out = c_uint64()
        lib.mlsGPUObjectAttrGetProperties(self.bits, byref(out))
        return Attribute._view(out.value)

    def has_kernels(self) -> bool:
        """Tells whether an object has a kernel table.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrHasKernels`.
        """
        out = c_bool()
        lib.mlsGPUObjectAttrHasKernels(self.bits, byref(out))
        return out.value

    def get_kernels(self) -> Attribute | None:
        """Gives the kernel table of an object; null if it has none.

        Raises: BadArgumentError (`mlir_object_attr`: not an object of a GPU).

        In C: `mlsGPUObjectAttrGetKernels`.
        """
        out = c_uint64()
        lib.mlsGPUObjectAttrGetKernels(self.bits, byref(out))
        return Attribute._view(out.value)


class IRDLVariadicityArrayAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, values: Sequence[Attribute]) -> IRDLVariadicityArrayAttr:
        """Gives the attribute of variadicities, one after the other.

        Raises: DialectNotLoadedError (`irdl`); BadArgumentError (`values`: not a
        variadicity); TooDeepError.

        In C: `mlsIRDLVariadicityArrayAttrGet`.
        """
        values_ = v.handles(values, Attribute)
        out = c_uint64()
        lib.mlsIRDLVariadicityArrayAttrGet(
            v.handle(context, Context), len(values_), values_, byref(out)
        )
        return IRDLVariadicityArrayAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `IRDLVariadicityArray`, like
        `builtin.integer`.

        In C: `mlsIRDLVariadicityArrayAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIRDLVariadicityArrayAttrGetName(byref(out))
        return v.text_of(out)


class IRDLVariadicityAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, value: str | bytes) -> IRDLVariadicityAttr:
        """Gives the attribute of a variadicity: `single`, `optional` or `variadic`.

        Raises: DialectNotLoadedError (`irdl`); BadArgumentError (`value`: not `single`,
        `optional` or `variadic`).

        In C: `mlsIRDLVariadicityAttrGet`.
        """
        out = c_uint64()
        lib.mlsIRDLVariadicityAttrGet(v.handle(context, Context), v.text(value), byref(out))
        return IRDLVariadicityAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `IRDLVariadicity`, like
        `builtin.integer`.

        In C: `mlsIRDLVariadicityAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIRDLVariadicityAttrGetName(byref(out))
        return v.text_of(out)


class IRRewriter(_members.Destroyed, RewriterBase):
    """A kind of `RewriterBase`."""

    __slots__ = ()

    @staticmethod
    def create(context: Context) -> IRRewriter:
        """Makes a rewriter that inserts nowhere yet.

        In C: `mlsIRRewriterCreate`.
        """
        out = c_uint64()
        lib.mlsIRRewriterCreate(v.handle(context, Context), byref(out))
        return IRRewriter._own(out.value)

    @staticmethod
    def create_from_op(op: Operation) -> IRRewriter:
        """Makes a rewriter that inserts in front of `op`.

        Raises: BadStateError (`op`: in no block).

        In C: `mlsIRRewriterCreateFromOp`.
        """
        out = c_uint64()
        lib.mlsIRRewriterCreateFromOp(v.handle(op, Operation), byref(out))
        return IRRewriter._own(out.value)

    def destroy(self) -> None:
        """Destroys a rewriter of the host.

        Raises: BadArgumentError (`rewriter`: that of a pattern).

        In C: `mlsIRRewriterDestroy`.
        """
        lib.mlsIRRewriterDestroy(self.bits)


class IndexType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAIndex"
    _type_id = "mlsIndexTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Index`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsIndexTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsIndexTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> IndexType:
        """Gives the index type.

        In C: `mlsIndexTypeGet`.
        """
        out = c_uint64()
        lib.mlsIndexTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Index`, like
        `builtin.integer`.

        In C: `mlsIndexTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIndexTypeGetName(byref(out))
        return v.text_of(out)


class IntegerAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAInteger"
    _type_id = "mlsIntegerAttrGetTypeID"

    @staticmethod
    def get(ty: Type, value: int) -> IntegerAttr:
        """Gives an integer attribute of an integer or index type.

        Raises: BadArgumentError (`ty`: neither integer nor index); OutOfRangeError
        (`value`: the type does not hold it); TooDeepError.

        In C: `mlsIntegerAttrGet`.
        """
        out = c_uint64()
        lib.mlsIntegerAttrGet(v.handle(ty, Type), v.int64(value), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Integer`, like
        `builtin.integer`.

        In C: `mlsIntegerAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIntegerAttrGetName(byref(out))
        return v.text_of(out)

    def get_value_int(self) -> int:
        """Gives the value of a signless or index integer attribute, sign-extended.

        Raises: BadArgumentError (`attr`: not an integer); BadArgumentError (`attr`: of
        another signedness); OutOfRangeError (`attr`: wider than 64 bits).

        In C: `mlsIntegerAttrGetValueInt`.
        """
        out = c_int64()
        lib.mlsIntegerAttrGetValueInt(self.bits, byref(out))
        return out.value

    def get_value_s_int(self) -> int:
        """Gives the value of a signed integer attribute.

        Raises: BadArgumentError (`attr`: not an integer); BadArgumentError (`attr`: of
        another signedness); OutOfRangeError (`attr`: wider than 64 bits).

        In C: `mlsIntegerAttrGetValueSInt`.
        """
        out = c_int64()
        lib.mlsIntegerAttrGetValueSInt(self.bits, byref(out))
        return out.value

    def get_value_uint(self) -> int:
        """Gives the value of an unsigned integer attribute.

        Raises: BadArgumentError (`attr`: not an integer); BadArgumentError (`attr`: of
        another signedness); OutOfRangeError (`attr`: wider than 64 bits).

        In C: `mlsIntegerAttrGetValueUInt`.
        """
        out = c_uint64()
        lib.mlsIntegerAttrGetValueUInt(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Integer`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsIntegerAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsIntegerAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class IntegerSetAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAIntegerSet"
    _type_id = "mlsIntegerSetAttrGetTypeID"

    @staticmethod
    def get(set: IntegerSet) -> IntegerSetAttr:
        """Gives the attribute of an integer set.

        Raises: TooDeepError.

        In C: `mlsIntegerSetAttrGet`.
        """
        out = c_uint64()
        lib.mlsIntegerSetAttrGet(v.handle(set, IntegerSet), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `IntegerSet`, like
        `builtin.integer`.

        In C: `mlsIntegerSetAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIntegerSetAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> IntegerSet:
        """Gives the integer set of an attribute.

        Raises: BadArgumentError (`attr`: not an integer set attribute).

        In C: `mlsIntegerSetAttrGetValue`.
        """
        out = c_uint64()
        lib.mlsIntegerSetAttrGetValue(self.bits, byref(out))
        return IntegerSet._view(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `IntegerSet`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsIntegerSetAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsIntegerSetAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class IntegerType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAInteger"
    _type_id = "mlsIntegerTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Integer`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsIntegerTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsIntegerTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, bitwidth: int) -> IntegerType:
        """Gives the signless integer type of `bitwidth` bits.

        Raises: OutOfRangeError (`bitwidth`: at most 16 777 215).

        In C: `mlsIntegerTypeGet`.
        """
        out = c_uint64()
        lib.mlsIntegerTypeGet(v.handle(context, Context), v.uint32(bitwidth), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Integer`, like
        `builtin.integer`.

        In C: `mlsIntegerTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsIntegerTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def signed_get(context: Context, bitwidth: int) -> IntegerType:
        """Gives the signed integer type of `bitwidth` bits.

        Raises: OutOfRangeError (`bitwidth`: at most 16 777 215).

        In C: `mlsIntegerTypeSignedGet`.
        """
        out = c_uint64()
        lib.mlsIntegerTypeSignedGet(v.handle(context, Context), v.uint32(bitwidth), byref(out))
        return Type._view(out.value)

    @staticmethod
    def unsigned_get(context: Context, bitwidth: int) -> IntegerType:
        """Gives the unsigned integer type of `bitwidth` bits.

        Raises: OutOfRangeError (`bitwidth`: at most 16 777 215).

        In C: `mlsIntegerTypeUnsignedGet`.
        """
        out = c_uint64()
        lib.mlsIntegerTypeUnsignedGet(v.handle(context, Context), v.uint32(bitwidth), byref(out))
        return Type._view(out.value)

    def get_width(self) -> int:
        """Gives the width of an integer type, in bits.

        Raises: BadArgumentError (`ty`: not an integer type).

        In C: `mlsIntegerTypeGetWidth`.
        """
        out = c_uint32()
        lib.mlsIntegerTypeGetWidth(self.bits, byref(out))
        return out.value

    def is_signless(self) -> bool:
        """Tells whether an integer type is signless.

        Raises: BadArgumentError (`ty`: not an integer type).

        In C: `mlsIntegerTypeIsSignless`.
        """
        out = c_bool()
        lib.mlsIntegerTypeIsSignless(self.bits, byref(out))
        return out.value

    def is_signed(self) -> bool:
        """Tells whether an integer type is signed.

        Raises: BadArgumentError (`ty`: not an integer type).

        In C: `mlsIntegerTypeIsSigned`.
        """
        out = c_bool()
        lib.mlsIntegerTypeIsSigned(self.bits, byref(out))
        return out.value

    def is_unsigned(self) -> bool:
        """Tells whether an integer type is unsigned.

        Raises: BadArgumentError (`ty`: not an integer type).

        In C: `mlsIntegerTypeIsUnsigned`.
        """
        out = c_bool()
        lib.mlsIntegerTypeIsUnsigned(self.bits, byref(out))
        return out.value


class LLVMArrayType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get(element_type: Type, num_elements: int) -> LLVMArrayType:
        """Gives the type of arrays of `num_elements` elements.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`element_type`: a
        void, label, metadata, function or token type); TooDeepError.

        In C: `mlsLLVMArrayTypeGet`.
        """
        out = c_uint64()
        lib.mlsLLVMArrayTypeGet(v.handle(element_type, Type), v.uint32(num_elements), byref(out))
        return LLVMArrayType._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMArray`, like
        `builtin.integer`.

        In C: `mlsLLVMArrayTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMArrayTypeGetName(byref(out))
        return v.text_of(out)

    def get_element_type(self) -> Type:
        """Gives the element type of an array type.

        Raises: BadArgumentError (`ty`: not an array type of LLVM).

        In C: `mlsLLVMArrayTypeGetElementType`.
        """
        out = c_uint64()
        lib.mlsLLVMArrayTypeGetElementType(self.bits, byref(out))
        return Type._view(out.value)


class LLVMCConvAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, cconv: LLVMCConv) -> LLVMCConvAttr:
        """Gives the attribute of a calling convention.

        Raises: BadEnumError (`cconv`); DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMCConvAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMCConvAttrGet(v.handle(context, Context), v.uint32(cconv), byref(out))
        return LLVMCConvAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMCConv`, like
        `builtin.integer`.

        In C: `mlsLLVMCConvAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMCConvAttrGetName(byref(out))
        return v.text_of(out)


class LLVMComdatAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, comdat: LLVMComdat) -> LLVMComdatAttr:
        """Gives the attribute of how the linker selects one of equal sections.

        Raises: BadEnumError (`comdat`); DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMComdatAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMComdatAttrGet(v.handle(context, Context), v.uint32(comdat), byref(out))
        return LLVMComdatAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMComdat`, like
        `builtin.integer`.

        In C: `mlsLLVMComdatAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMComdatAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIAnnotationAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, name: Attribute, value: Attribute) -> LLVMDIAnnotationAttr:
        """Gives an annotation: a name and a value.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`name`: not a string);
        BadArgumentError (`value`: not a string); TooDeepError.

        In C: `mlsLLVMDIAnnotationAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIAnnotationAttrGet(
            v.handle(context, Context),
            v.handle(name, Attribute),
            v.handle(value, Attribute),
            byref(out),
        )
        return LLVMDIAnnotationAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIAnnotation`, like
        `builtin.integer`.

        In C: `mlsLLVMDIAnnotationAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIAnnotationAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIBasicTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context, tag: int, name: Attribute, size_in_bits: int, encoding: LLVMTypeEncoding
    ) -> LLVMDIBasicTypeAttr:
        """Gives a basic type, by the tag that DWARF has for it.

        Raises: BadEnumError (`encoding`); DialectNotLoadedError (`llvm`);
        BadArgumentError (`name`: not a string); OutOfRangeError (`tag`: above 65 535);
        TooDeepError.

        In C: `mlsLLVMDIBasicTypeAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIBasicTypeAttrGet(
            v.handle(context, Context),
            v.uint32(tag),
            v.handle(name, Attribute),
            v.uint64(size_in_bits),
            v.uint32(encoding),
            byref(out),
        )
        return LLVMDIBasicTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIBasicType`, like
        `builtin.integer`.

        In C: `mlsLLVMDIBasicTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIBasicTypeAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDICompileUnitAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        id: Attribute,
        source_language: int,
        file: Attribute,
        producer: Attribute,
        is_optimized: bool,
        emission_kind: LLVMDIEmissionKind,
        name_table_kind: LLVMDINameTableKind,
        split_debug_filename: Attribute,
    ) -> LLVMDICompileUnitAttr:
        """Gives a unit of compilation. `source_language` is the number that DWARF has for
        it.

        Raises: BadEnumError (`emission_kind`); BadEnumError (`name_table_kind`);
        DialectNotLoadedError (`llvm`); BadArgumentError (`id`: not a distinct
        attribute); BadArgumentError (`file`: not a file of debug information);
        BadArgumentError (`producer`: not a string); BadArgumentError
        (`split_debug_filename`: not a string); OutOfRangeError (`source_language`:
        above 65 535); TooDeepError.

        In C: `mlsLLVMDICompileUnitAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDICompileUnitAttrGet(
            v.handle(context, Context),
            v.handle(id, Attribute),
            v.uint32(source_language),
            v.handle(file, Attribute),
            v.handle(producer, Attribute),
            bool(is_optimized),
            v.uint32(emission_kind),
            v.uint32(name_table_kind),
            v.handle(split_debug_filename, Attribute),
            byref(out),
        )
        return LLVMDICompileUnitAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDICompileUnit`, like
        `builtin.integer`.

        In C: `mlsLLVMDICompileUnitAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDICompileUnitAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDICompositeTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get_rec_self(rec_id: Attribute) -> LLVMDICompositeTypeAttr:
        """Gives what stands for a composite type inside of itself: for the one whose
        `rec_id` is this.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`rec_id`: not a
        distinct attribute); TooDeepError.

        In C: `mlsLLVMDICompositeTypeAttrGetRecSelf`.
        """
        out = c_uint64()
        lib.mlsLLVMDICompositeTypeAttrGetRecSelf(v.handle(rec_id, Attribute), byref(out))
        return LLVMDICompositeTypeAttr._view(out.value)

    @staticmethod
    def get(
        context: Context,
        rec_id: Attribute,
        is_rec_self: bool,
        tag: int,
        name: Attribute,
        file: Attribute,
        line: int,
        scope: Attribute,
        base_type: Attribute,
        flags: int,
        size_in_bits: int,
        align_in_bits: int,
        elements: Sequence[Attribute],
        data_location: Attribute,
        rank: Attribute,
        allocated: Attribute,
        associated: Attribute,
    ) -> LLVMDICompositeTypeAttr:
        """Gives a composite type, by the tag that DWARF has for it.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`rec_id`: not a
        distinct attribute); BadArgumentError (`name`: not a string); BadArgumentError
        (`file`: not a file of debug information); BadArgumentError (`scope`: not a
        scope of debug information); BadArgumentError (`base_type`: not a type of debug
        information); BadArgumentError (`elements`: not a node of debug information);
        BadArgumentError (`data_location`: not an expression of debug information);
        BadArgumentError (`rank`: not an expression of debug information);
        BadArgumentError (`allocated`: not an expression of debug information);
        BadArgumentError (`associated`: not an expression of debug information);
        OutOfRangeError (`tag`: above 65 535); OutOfRangeError (`flags`: a bit that
        stands for nothing); TooDeepError.

        In C: `mlsLLVMDICompositeTypeAttrGet`.
        """
        elements_ = v.handles(elements, Attribute)
        out = c_uint64()
        lib.mlsLLVMDICompositeTypeAttrGet(
            v.handle(context, Context),
            v.handle(rec_id, Attribute),
            bool(is_rec_self),
            v.uint32(tag),
            v.handle(name, Attribute),
            v.handle(file, Attribute),
            v.uint32(line),
            v.handle(scope, Attribute),
            v.handle(base_type, Attribute),
            v.int64(flags),
            v.uint64(size_in_bits),
            v.uint64(align_in_bits),
            len(elements_),
            elements_,
            v.handle(data_location, Attribute),
            v.handle(rank, Attribute),
            v.handle(allocated, Attribute),
            v.handle(associated, Attribute),
            byref(out),
        )
        return LLVMDICompositeTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDICompositeType`, like
        `builtin.integer`.

        In C: `mlsLLVMDICompositeTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDICompositeTypeAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIDerivedTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        tag: int,
        name: Attribute,
        base_type: Attribute,
        size_in_bits: int,
        align_in_bits: int,
        offset_in_bits: int,
        dwarf_address_space: int,
        extra_data: Attribute,
    ) -> LLVMDIDerivedTypeAttr:
        """Gives a type that is derived from `base_type`, by the tag that DWARF has for it.
        `dwarf_address_space` is -1 if there is none.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`name`: not a string);
        BadArgumentError (`base_type`: not a type of debug information);
        BadArgumentError (`extra_data`: not a node of debug information);
        OutOfRangeError (`tag`: above 65 535); OutOfRangeError (`dwarf_address_space`:
        neither -1 nor an address space); TooDeepError.

        In C: `mlsLLVMDIDerivedTypeAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIDerivedTypeAttrGet(
            v.handle(context, Context),
            v.uint32(tag),
            v.handle(name, Attribute),
            v.handle(base_type, Attribute),
            v.uint64(size_in_bits),
            v.uint32(align_in_bits),
            v.uint64(offset_in_bits),
            v.int64(dwarf_address_space),
            v.handle(extra_data, Attribute),
            byref(out),
        )
        return LLVMDIDerivedTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIDerivedType`, like
        `builtin.integer`.

        In C: `mlsLLVMDIDerivedTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIDerivedTypeAttrGetName(byref(out))
        return v.text_of(out)

    def get_base_type(self) -> Attribute | None:
        """Gives the type that a derived type is derived from; null if there is none.

        Raises: BadArgumentError (`di_derived_type`: not a derived type).

        In C: `mlsLLVMDIDerivedTypeAttrGetBaseType`.
        """
        out = c_uint64()
        lib.mlsLLVMDIDerivedTypeAttrGetBaseType(self.bits, byref(out))
        return Attribute._view(out.value)


class LLVMDIExpressionAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, operations: Sequence[Attribute]) -> LLVMDIExpressionAttr:
        """Gives an expression of operations (`mlsLLVMDIExpressionElemAttrGet`).

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`operations`: not an
        operation of an expression); TooDeepError.

        In C: `mlsLLVMDIExpressionAttrGet`.
        """
        operations_ = v.handles(operations, Attribute)
        out = c_uint64()
        lib.mlsLLVMDIExpressionAttrGet(
            v.handle(context, Context), len(operations_), operations_, byref(out)
        )
        return LLVMDIExpressionAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIExpression`, like
        `builtin.integer`.

        In C: `mlsLLVMDIExpressionAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIExpressionAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIExpressionElemAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, opcode: int, arguments: Sequence[int]) -> LLVMDIExpressionElemAttr:
        """Gives an operation of an expression: the number that DWARF has for it, and its
        arguments.

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMDIExpressionElemAttrGet`.
        """
        arguments_ = v.numbers("Q", arguments)
        out = c_uint64()
        lib.mlsLLVMDIExpressionElemAttrGet(
            v.handle(context, Context), v.uint32(opcode), len(arguments_), arguments_, byref(out)
        )
        return LLVMDIExpressionElemAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIExpressionElem`, like
        `builtin.integer`.

        In C: `mlsLLVMDIExpressionElemAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIExpressionElemAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIFileAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, name: Attribute, directory: Attribute) -> LLVMDIFileAttr:
        """Gives a file of a name and a directory.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`name`: not a string);
        BadArgumentError (`directory`: not a string); TooDeepError.

        In C: `mlsLLVMDIFileAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIFileAttrGet(
            v.handle(context, Context),
            v.handle(name, Attribute),
            v.handle(directory, Attribute),
            byref(out),
        )
        return LLVMDIFileAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIFile`, like
        `builtin.integer`.

        In C: `mlsLLVMDIFileAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIFileAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIFlagsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, value: int) -> LLVMDIFlagsAttr:
        """Gives the attribute of flags: one bit for each.

        Raises: DialectNotLoadedError (`llvm`); OutOfRangeError (`value`: a bit that
        stands for nothing).

        In C: `mlsLLVMDIFlagsAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIFlagsAttrGet(v.handle(context, Context), v.uint64(value), byref(out))
        return LLVMDIFlagsAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIFlags`, like
        `builtin.integer`.

        In C: `mlsLLVMDIFlagsAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIFlagsAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIImportedEntityAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        tag: int,
        scope: Attribute,
        entity: Attribute,
        file: Attribute,
        line: int,
        name: Attribute,
        elements: Sequence[Attribute],
    ) -> LLVMDIImportedEntityAttr:
        """Gives something that is imported into `scope`, by the tag that DWARF has for it.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`scope`: not a scope
        of debug information); BadArgumentError (`entity`: not a node of debug
        information); BadArgumentError (`file`: not a file of debug information);
        BadArgumentError (`name`: not a string); BadArgumentError (`elements`: not a
        node of debug information); OutOfRangeError (`tag`: above 65 535); TooDeepError.

        In C: `mlsLLVMDIImportedEntityAttrGet`.
        """
        elements_ = v.handles(elements, Attribute)
        out = c_uint64()
        lib.mlsLLVMDIImportedEntityAttrGet(
            v.handle(context, Context),
            v.uint32(tag),
            v.handle(scope, Attribute),
            v.handle(entity, Attribute),
            v.handle(file, Attribute),
            v.uint32(line),
            v.handle(name, Attribute),
            len(elements_),
            elements_,
            byref(out),
        )
        return LLVMDIImportedEntityAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIImportedEntity`, like
        `builtin.integer`.

        In C: `mlsLLVMDIImportedEntityAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIImportedEntityAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDILexicalBlockAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context, scope: Attribute, file: Attribute, line: int, column: int
    ) -> LLVMDILexicalBlockAttr:
        """Gives a block inside of `scope`, at a line and a column.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`scope`: not a scope
        of debug information); BadArgumentError (`file`: not a file of debug
        information); TooDeepError.

        In C: `mlsLLVMDILexicalBlockAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDILexicalBlockAttrGet(
            v.handle(context, Context),
            v.handle(scope, Attribute),
            v.handle(file, Attribute),
            v.uint32(line),
            v.uint32(column),
            byref(out),
        )
        return LLVMDILexicalBlockAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDILexicalBlock`, like
        `builtin.integer`.

        In C: `mlsLLVMDILexicalBlockAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDILexicalBlockAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDILexicalBlockFileAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context, scope: Attribute, file: Attribute, discriminator: int
    ) -> LLVMDILexicalBlockFileAttr:
        """Gives a block inside of `scope` that is of another file.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`scope`: not a scope
        of debug information); BadArgumentError (`file`: not a file of debug
        information); TooDeepError.

        In C: `mlsLLVMDILexicalBlockFileAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDILexicalBlockFileAttrGet(
            v.handle(context, Context),
            v.handle(scope, Attribute),
            v.handle(file, Attribute),
            v.uint32(discriminator),
            byref(out),
        )
        return LLVMDILexicalBlockFileAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDILexicalBlockFile`, like
        `builtin.integer`.

        In C: `mlsLLVMDILexicalBlockFileAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDILexicalBlockFileAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDILocalVariableAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        scope: Attribute,
        name: Attribute,
        di_file: Attribute,
        line: int,
        arg: int,
        align_in_bits: int,
        di_type: Attribute,
        flags: int,
    ) -> LLVMDILocalVariableAttr:
        """Gives a variable in `scope`. `arg` is the position of an argument, from 1 on, or
        0.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`scope`: not a scope
        of debug information); BadArgumentError (`name`: not a string); BadArgumentError
        (`di_file`: not a file of debug information); BadArgumentError (`di_type`: not a
        type of debug information); OutOfRangeError (`arg`: above 65 535);
        OutOfRangeError (`flags`: a bit that stands for nothing); TooDeepError.

        In C: `mlsLLVMDILocalVariableAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDILocalVariableAttrGet(
            v.handle(context, Context),
            v.handle(scope, Attribute),
            v.handle(name, Attribute),
            v.handle(di_file, Attribute),
            v.uint32(line),
            v.uint32(arg),
            v.uint32(align_in_bits),
            v.handle(di_type, Attribute),
            v.int64(flags),
            byref(out),
        )
        return LLVMDILocalVariableAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDILocalVariable`, like
        `builtin.integer`.

        In C: `mlsLLVMDILocalVariableAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDILocalVariableAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIModuleAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        file: Attribute,
        scope: Attribute,
        name: Attribute,
        config_macros: Attribute,
        include_path: Attribute,
        apinotes: Attribute,
        line: int,
        is_decl: bool,
    ) -> LLVMDIModuleAttr:
        """Gives a module of a language that has modules.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`file`: not a file of
        debug information); BadArgumentError (`scope`: not a scope of debug
        information); BadArgumentError (`name`: not a string); BadArgumentError
        (`config_macros`: not a string); BadArgumentError (`include_path`: not a
        string); BadArgumentError (`apinotes`: not a string); TooDeepError.

        In C: `mlsLLVMDIModuleAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIModuleAttrGet(
            v.handle(context, Context),
            v.handle(file, Attribute),
            v.handle(scope, Attribute),
            v.handle(name, Attribute),
            v.handle(config_macros, Attribute),
            v.handle(include_path, Attribute),
            v.handle(apinotes, Attribute),
            v.uint32(line),
            bool(is_decl),
            byref(out),
        )
        return LLVMDIModuleAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIModule`, like
        `builtin.integer`.

        In C: `mlsLLVMDIModuleAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIModuleAttrGetName(byref(out))
        return v.text_of(out)

    def get_scope(self) -> Attribute | None:
        """Gives the scope of a module; null if there is none.

        Raises: BadArgumentError (`di_module`: not a module of debug information).

        In C: `mlsLLVMDIModuleAttrGetScope`.
        """
        out = c_uint64()
        lib.mlsLLVMDIModuleAttrGetScope(self.bits, byref(out))
        return Attribute._view(out.value)


class LLVMDINullTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context) -> LLVMDINullTypeAttr:
        """Gives the type of nothing: the result of a subprogram that gives none.

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMDINullTypeAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDINullTypeAttrGet(v.handle(context, Context), byref(out))
        return LLVMDINullTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDINullType`, like
        `builtin.integer`.

        In C: `mlsLLVMDINullTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDINullTypeAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDIStringTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context,
        tag: int,
        name: Attribute,
        size_in_bits: int,
        align_in_bits: int,
        string_length: Attribute,
        string_length_exp: Attribute,
        string_location_exp: Attribute,
        encoding: LLVMTypeEncoding,
    ) -> LLVMDIStringTypeAttr:
        """Gives a type of strings, by the tag that DWARF has for it.

        Raises: BadEnumError (`encoding`); DialectNotLoadedError (`llvm`);
        BadArgumentError (`name`: not a string); BadArgumentError (`string_length`: not
        a variable of debug information); BadArgumentError (`string_length_exp`: not an
        expression of debug information); BadArgumentError (`string_location_exp`: not
        an expression of debug information); OutOfRangeError (`tag`: above 65 535);
        TooDeepError.

        In C: `mlsLLVMDIStringTypeAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMDIStringTypeAttrGet(
            v.handle(context, Context),
            v.uint32(tag),
            v.handle(name, Attribute),
            v.uint64(size_in_bits),
            v.uint32(align_in_bits),
            v.handle(string_length, Attribute),
            v.handle(string_length_exp, Attribute),
            v.handle(string_location_exp, Attribute),
            v.uint32(encoding),
            byref(out),
        )
        return LLVMDIStringTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDIStringType`, like
        `builtin.integer`.

        In C: `mlsLLVMDIStringTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDIStringTypeAttrGetName(byref(out))
        return v.text_of(out)


class LLVMDISubprogramAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get_rec_self(rec_id: Attribute) -> LLVMDISubprogramAttr:
        """Gives what stands for a subprogram inside of itself: for the one whose `rec_id`
        is this.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`rec_id`: not a
        distinct attribute); TooDeepError.

        In C: `mlsLLVMDISubprogramAttrGetRecSelf`.
        """
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGetRecSelf(v.handle(rec_id, Attribute), byref(out))
        return LLVMDISubprogramAttr._view(out.value)

    @staticmethod
    def get(
        context: Context,
        rec_id: Attribute,
        is_rec_self: bool,
        id: Attribute,
        compile_unit: Attribute,
        scope: Attribute,
        name: Attribute,
        linkage_name: Attribute,
        file: Attribute,
        line: int,
        scope_line: int,
        subprogram_flags: int,
        ty: Attribute,
        retained_nodes: Sequence[Attribute],
        annotations: Sequence[Attribute],
    ) -> LLVMDISubprogramAttr:
        """Gives a subprogram.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`rec_id`: not a
        distinct attribute); BadArgumentError (`id`: not a distinct attribute);
        BadArgumentError (`compile_unit`: not a unit of compilation); BadArgumentError
        (`scope`: not a scope of debug information); BadArgumentError (`name`: not a
        string); BadArgumentError (`linkage_name`: not a string); BadArgumentError
        (`file`: not a file of debug information); BadArgumentError (`ty`: not the type
        of a subprogram); BadArgumentError (`retained_nodes`: not a node of debug
        information); BadArgumentError (`annotations`: not a node of debug information);
        OutOfRangeError (`subprogram_flags`: a bit that stands for nothing);
        TooDeepError.

        In C: `mlsLLVMDISubprogramAttrGet`.
        """
        retained_nodes_ = v.handles(retained_nodes, Attribute)
        annotations_ = v.handles(annotations, Attribute)
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGet(
            v.handle(context, Context),
            v.handle(rec_id, Attribute),
            bool(is_rec_self),
            v.handle(id, Attribute),
            v.handle(compile_unit, Attribute),
            v.handle(scope, Attribute),
            v.handle(name, Attribute),
            v.handle(linkage_name, Attribute),
            v.handle(file, Attribute),
            v.uint32(line),
            v.uint32(scope_line),
            v.uint64(subprogram_flags),
            v.handle(ty, Attribute),
            len(retained_nodes_),
            retained_nodes_,
            len(annotations_),
            annotations_,
            byref(out),
        )
        return LLVMDISubprogramAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDISubprogram`, like
        `builtin.integer`.

        In C: `mlsLLVMDISubprogramAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDISubprogramAttrGetName(byref(out))
        return v.text_of(out)

    def get_scope(self) -> Attribute | None:
        """Gives the scope of a subprogram; null if there is none.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetScope`.
        """
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGetScope(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_line(self) -> int:
        """Gives the line where a subprogram is.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetLine`.
        """
        out = c_uint32()
        lib.mlsLLVMDISubprogramAttrGetLine(self.bits, byref(out))
        return out.value

    def get_scope_line(self) -> int:
        """Gives the line where the body of a subprogram begins.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetScopeLine`.
        """
        out = c_uint32()
        lib.mlsLLVMDISubprogramAttrGetScopeLine(self.bits, byref(out))
        return out.value

    def get_compile_unit(self) -> Attribute | None:
        """Gives the unit of compilation of a subprogram; null if there is none.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetCompileUnit`.
        """
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGetCompileUnit(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_file(self) -> Attribute | None:
        """Gives the file of a subprogram; null if there is none.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetFile`.
        """
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGetFile(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_type(self) -> Attribute | None:
        """Gives the type of a subprogram; null if there is none.

        Raises: BadArgumentError (`di_subprogram`: not a subprogram).

        In C: `mlsLLVMDISubprogramAttrGetType`.
        """
        out = c_uint64()
        lib.mlsLLVMDISubprogramAttrGetType(self.bits, byref(out))
        return Attribute._view(out.value)


class LLVMDISubroutineTypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        context: Context, calling_convention: int, types: Sequence[Attribute]
    ) -> LLVMDISubroutineTypeAttr:
        """Gives the type of subprograms: the type of the result, and those of the
        arguments. `calling_convention` is the number that DWARF has for it, or 0.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`types`: not a type of
        debug information); OutOfRangeError (`calling_convention`: above 255);
        TooDeepError.

        In C: `mlsLLVMDISubroutineTypeAttrGet`.
        """
        types_ = v.handles(types, Attribute)
        out = c_uint64()
        lib.mlsLLVMDISubroutineTypeAttrGet(
            v.handle(context, Context),
            v.uint32(calling_convention),
            len(types_),
            types_,
            byref(out),
        )
        return LLVMDISubroutineTypeAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMDISubroutineType`, like
        `builtin.integer`.

        In C: `mlsLLVMDISubroutineTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMDISubroutineTypeAttrGetName(byref(out))
        return v.text_of(out)


class LLVMFunctionType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get(
        result_type: Type, argument_types: Sequence[Type], is_var_arg: bool
    ) -> LLVMFunctionType:
        """Gives the type of functions from `argument_types`, and more arguments if
        `is_var_arg` says so, to `result_type`, which is `!llvm.void` if they give
        nothing.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`result_type`: a
        label, metadata or function type); BadArgumentError (`argument_types`: a void or
        function type, or a struct without a body); TooDeepError.

        In C: `mlsLLVMFunctionTypeGet`.
        """
        argument_types_ = v.handles(argument_types, Type)
        out = c_uint64()
        lib.mlsLLVMFunctionTypeGet(
            v.handle(result_type, Type),
            len(argument_types_),
            argument_types_,
            bool(is_var_arg),
            byref(out),
        )
        return LLVMFunctionType._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMFunction`, like
        `builtin.integer`.

        In C: `mlsLLVMFunctionTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMFunctionTypeGetName(byref(out))
        return v.text_of(out)

    def get_num_inputs(self) -> int:
        """Gives the number of arguments of a function type.

        Raises: BadArgumentError (`ty`: not a function type of LLVM).

        In C: `mlsLLVMFunctionTypeGetNumInputs`.
        """
        out = c_int64()
        lib.mlsLLVMFunctionTypeGetNumInputs(self.bits, byref(out))
        return out.value

    def get_input(self, pos: int) -> Type:
        """Gives the type of argument number `pos` of a function type.

        Raises: BadArgumentError (`ty`: not a function type of LLVM); OutOfRangeError
        (`pos`).

        In C: `mlsLLVMFunctionTypeGetInput`.
        """
        out = c_uint64()
        lib.mlsLLVMFunctionTypeGetInput(self.bits, v.int64(pos), byref(out))
        return Type._view(out.value)

    def copy_inputs(self) -> list[Type]:
        """Gives all that `mlsLLVMFunctionTypeGetInput` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a function type of LLVM).

        In C: `mlsLLVMFunctionTypeCopyInputs`.
        """

        def copy(capacity, room, found):
            lib.mlsLLVMFunctionTypeCopyInputs(self.bits, capacity, room, found)

        return [Type._view(one) for one in v.copied(c_uint64, copy)]

    def get_return_type(self) -> Type:
        """Gives the type of the result of a function type.

        Raises: BadArgumentError (`ty`: not a function type of LLVM).

        In C: `mlsLLVMFunctionTypeGetReturnType`.
        """
        out = c_uint64()
        lib.mlsLLVMFunctionTypeGetReturnType(self.bits, byref(out))
        return Type._view(out.value)


class LLVMLinkageAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context, linkage: LLVMLinkage) -> LLVMLinkageAttr:
        """Gives the attribute of a linkage.

        Raises: BadEnumError (`linkage`); DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMLinkageAttrGet`.
        """
        out = c_uint64()
        lib.mlsLLVMLinkageAttrGet(v.handle(context, Context), v.uint32(linkage), byref(out))
        return LLVMLinkageAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMLinkage`, like
        `builtin.integer`.

        In C: `mlsLLVMLinkageAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMLinkageAttrGetName(byref(out))
        return v.text_of(out)


class LLVMPointerType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsALLVMPointerType"
    _type_id = "mlsLLVMPointerTypeGetTypeID"

    @staticmethod
    def get(context: Context, address_space: int) -> LLVMPointerType:
        """Gives the type of pointers in an address space.

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMPointerTypeGet`.
        """
        out = c_uint64()
        lib.mlsLLVMPointerTypeGet(v.handle(context, Context), v.uint32(address_space), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMPointer`, like
        `builtin.integer`.

        In C: `mlsLLVMPointerTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMPointerTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `LLVMPointer`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsLLVMPointerTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLLVMPointerTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    def get_address_space(self) -> int:
        """Gives the address space of a pointer type.

        Raises: BadArgumentError (`pointer_type`: not a pointer type of LLVM).

        In C: `mlsLLVMPointerTypeGetAddressSpace`.
        """
        out = c_uint32()
        lib.mlsLLVMPointerTypeGetAddressSpace(self.bits, byref(out))
        return out.value


class LLVMStructType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsALLVMStructType"
    _type_id = "mlsLLVMStructTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `LLVMStruct`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsLLVMStructTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsLLVMStructTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMStruct`, like
        `builtin.integer`.

        In C: `mlsLLVMStructTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMStructTypeGetName(byref(out))
        return v.text_of(out)

    def is_literal(self) -> bool:
        """Tells whether a struct type has no name.

        Raises: BadArgumentError (`ty`: not a struct type of LLVM).

        In C: `mlsLLVMStructTypeIsLiteral`.
        """
        out = c_bool()
        lib.mlsLLVMStructTypeIsLiteral(self.bits, byref(out))
        return out.value

    def get_num_element_types(self) -> int:
        """Gives the number of elements of a struct type.

        Raises: BadArgumentError (`ty`: not a struct type with a body).

        In C: `mlsLLVMStructTypeGetNumElementTypes`.
        """
        out = c_int64()
        lib.mlsLLVMStructTypeGetNumElementTypes(self.bits, byref(out))
        return out.value

    def get_element_type(self, position: int) -> Type:
        """Gives the type of element number `position` of a struct type.

        Raises: BadArgumentError (`ty`: not a struct type with a body); OutOfRangeError
        (`position`).

        In C: `mlsLLVMStructTypeGetElementType`.
        """
        out = c_uint64()
        lib.mlsLLVMStructTypeGetElementType(self.bits, v.int64(position), byref(out))
        return Type._view(out.value)

    def copy_element_types(self) -> list[Type]:
        """Gives all that `mlsLLVMStructTypeGetElementType` gives, one after the other.
        Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a struct type with a body).

        In C: `mlsLLVMStructTypeCopyElementTypes`.
        """

        def copy(capacity, room, found):
            lib.mlsLLVMStructTypeCopyElementTypes(self.bits, capacity, room, found)

        return [Type._view(one) for one in v.copied(c_uint64, copy)]

    def is_packed(self) -> bool:
        """Tells whether the elements of a struct type are next to each other.

        Raises: BadArgumentError (`ty`: not a struct type with a body).

        In C: `mlsLLVMStructTypeIsPacked`.
        """
        out = c_bool()
        lib.mlsLLVMStructTypeIsPacked(self.bits, byref(out))
        return out.value

    def get_identifier(self) -> str:
        """Gives the name of a struct type.

        Raises: BadArgumentError (`ty`: not a struct type with a name).

        In C: `mlsLLVMStructTypeGetIdentifier`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMStructTypeGetIdentifier(self.bits, byref(out))
        return v.text_of(out)

    def is_opaque(self) -> bool:
        """Tells whether a struct type has no body, or none yet.

        Raises: BadArgumentError (`ty`: not a struct type of LLVM).

        In C: `mlsLLVMStructTypeIsOpaque`.
        """
        out = c_bool()
        lib.mlsLLVMStructTypeIsOpaque(self.bits, byref(out))
        return out.value

    @staticmethod
    def literal_get(
        context: Context, field_types: Sequence[Type], is_packed: bool
    ) -> LLVMStructType:
        """Gives the struct type without a name that has these elements, next to each other
        if `is_packed` says so.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`field_types`: a void,
        label, metadata, function or token type); TooDeepError.

        In C: `mlsLLVMStructTypeLiteralGet`.
        """
        field_types_ = v.handles(field_types, Type)
        out = c_uint64()
        lib.mlsLLVMStructTypeLiteralGet(
            v.handle(context, Context),
            len(field_types_),
            field_types_,
            bool(is_packed),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def literal_get_checked(
        location: Location, field_types: Sequence[Type], is_packed: bool
    ) -> LLVMStructType:
        """Gives the struct type without a name that has these elements, next to each other
        if `is_packed` says so. Diagnostics are at `location`.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`field_types`: a void,
        label, metadata, function or token type); TooDeepError; BadArgumentError with
        diagnostics.

        In C: `mlsLLVMStructTypeLiteralGetChecked`.
        """
        field_types_ = v.handles(field_types, Type)
        out = c_uint64()
        lib.mlsLLVMStructTypeLiteralGetChecked(
            v.handle(location, Location),
            len(field_types_),
            field_types_,
            bool(is_packed),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def opaque_get(context: Context, name: str | bytes) -> LLVMStructType:
        """Gives the struct type of this name that never gets a body.

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMStructTypeOpaqueGet`.
        """
        out = c_uint64()
        lib.mlsLLVMStructTypeOpaqueGet(v.handle(context, Context), v.text(name), byref(out))
        return Type._view(out.value)

    @staticmethod
    def identified_get(context: Context, name: str | bytes) -> LLVMStructType:
        """Gives the struct type of this name, without a body if there was none
        (`mlsLLVMStructTypeSetBody`).

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMStructTypeIdentifiedGet`.
        """
        out = c_uint64()
        lib.mlsLLVMStructTypeIdentifiedGet(v.handle(context, Context), v.text(name), byref(out))
        return Type._view(out.value)

    @staticmethod
    def identified_new_get(
        context: Context, name: str | bytes, field_types: Sequence[Type], is_packed: bool
    ) -> LLVMStructType:
        """Gives a new struct type with a body: of this name, or if a struct of this name
        has a body, of a name that begins with it.

        Raises: DialectNotLoadedError (`llvm`); BadArgumentError (`field_types`: a void,
        label, metadata, function or token type); TooDeepError , also for a struct
        without a body in `field_types`.

        In C: `mlsLLVMStructTypeIdentifiedNewGet`.
        """
        field_types_ = v.handles(field_types, Type)
        out = c_uint64()
        lib.mlsLLVMStructTypeIdentifiedNewGet(
            v.handle(context, Context),
            v.text(name),
            len(field_types_),
            field_types_,
            bool(is_packed),
            byref(out),
        )
        return Type._view(out.value)

    def set_body(self, field_types: Sequence[Type], is_packed: bool) -> None:
        """Gives a struct type with a name its body. The same once more changes nothing.
        Structs in it must have theirs before.

        Raises: BadArgumentError (`struct_type`: not a struct type with a name;
        `field_types`: a void, label, metadata, function or token type); TooDeepError ,
        also for a struct without a body in `field_types`; BadStateError (`struct_type`:
        it has another body, or never gets one).

        In C: `mlsLLVMStructTypeSetBody`.
        """
        field_types_ = v.handles(field_types, Type)
        lib.mlsLLVMStructTypeSetBody(self.bits, len(field_types_), field_types_, bool(is_packed))


class LLVMVoidType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get(context: Context) -> LLVMVoidType:
        """Gives the type of functions that give nothing.

        Raises: DialectNotLoadedError (`llvm`).

        In C: `mlsLLVMVoidTypeGet`.
        """
        out = c_uint64()
        lib.mlsLLVMVoidTypeGet(v.handle(context, Context), byref(out))
        return LLVMVoidType._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `LLVMVoid`, like
        `builtin.integer`.

        In C: `mlsLLVMVoidTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsLLVMVoidTypeGetName(byref(out))
        return v.text_of(out)


class NVGPUTensorMapDescriptorType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsANVGPUTensorMapDescriptorType"

    @staticmethod
    def get(
        context: Context,
        tensor_memref_type: Type,
        swizzle: int,
        l2promo: int,
        oob_fill: int,
        interleave: int,
    ) -> NVGPUTensorMapDescriptorType:
        """Gives the type of descriptors of tensor maps for a memref type: `swizzle` is 0
        for none, 1, 2 or 3 for 32, 64 or 128 bytes; `l2promo` is 0 for none, 1, 2 or 3
        for 64, 128 or 256 bytes; `oob_fill` is 0 for zero, 1 for NaN; `interleave` is 0
        for none, 1 or 2 for 16 or 32 bytes.

        Raises: DialectNotLoadedError (`nvgpu`); BadArgumentError (`tensor_memref_type`:
        not a ranked memref type); BadEnumError (`swizzle`); BadEnumError (`l2promo`);
        BadEnumError (`oob_fill`); BadEnumError (`interleave`); TooDeepError.

        In C: `mlsNVGPUTensorMapDescriptorTypeGet`.
        """
        out = c_uint64()
        lib.mlsNVGPUTensorMapDescriptorTypeGet(
            v.handle(context, Context),
            v.handle(tensor_memref_type, Type),
            v.int32(swizzle),
            v.int32(l2promo),
            v.int32(oob_fill),
            v.int32(interleave),
            byref(out),
        )
        return NVGPUTensorMapDescriptorType._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `NVGPUTensorMapDescriptor`,
        like `builtin.integer`.

        In C: `mlsNVGPUTensorMapDescriptorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsNVGPUTensorMapDescriptorTypeGetName(byref(out))
        return v.text_of(out)


class NoneType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsANone"
    _type_id = "mlsNoneTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `None`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsNoneTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsNoneTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> NoneType:
        """Gives the none type.

        In C: `mlsNoneTypeGet`.
        """
        out = c_uint64()
        lib.mlsNoneTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `None`, like
        `builtin.integer`.

        In C: `mlsNoneTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsNoneTypeGetName(byref(out))
        return v.text_of(out)


class OpResult(Value):
    """A kind of `Value`."""

    __slots__ = ()
    _test = "mlsValueIsAOpResult"

    def get_owner(self) -> Operation:
        """Gives the operation of a result.

        Raises: BadArgumentError (`value`: not a result).

        In C: `mlsOpResultGetOwner`.
        """
        out = c_uint64()
        lib.mlsOpResultGetOwner(self.bits, byref(out))
        return Operation._view(out.value)

    def get_result_number(self) -> int:
        """Gives the position of a result.

        Raises: BadArgumentError (`value`: not a result).

        In C: `mlsOpResultGetResultNumber`.
        """
        out = c_int64()
        lib.mlsOpResultGetResultNumber(self.bits, byref(out))
        return out.value


class OpaqueAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAOpaque"
    _type_id = "mlsOpaqueAttrGetTypeID"

    @staticmethod
    def get(
        context: Context, dialect_namespace: str | bytes, data: str | bytes, ty: Type
    ) -> OpaqueAttr:
        """Gives the opaque attribute of a dialect, by the bytes of its text without the
        dialect.

        Raises: BadArgumentError (`dialect_namespace`: not a name);
        DialectNotLoadedError (`dialect_namespace`: the context does not allow
        unregistered dialects); TooDeepError.

        In C: `mlsOpaqueAttrGet`.
        """
        data_ = v.encoded(data)
        out = c_uint64()
        lib.mlsOpaqueAttrGet(
            v.handle(context, Context),
            v.text(dialect_namespace),
            len(data_),
            data_,
            v.handle(ty, Type),
            byref(out),
        )
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Opaque`, like
        `builtin.integer`.

        In C: `mlsOpaqueAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueAttrGetName(byref(out))
        return v.text_of(out)

    def get_dialect_namespace(self) -> str:
        """Gives the name of the dialect of an opaque attribute.

        Raises: BadArgumentError (`attr`: not an opaque attribute).

        In C: `mlsOpaqueAttrGetDialectNamespace`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueAttrGetDialectNamespace(self.bits, byref(out))
        return v.text_of(out)

    def get_data(self) -> str:
        """Gives the text of an opaque attribute, without the dialect.

        Raises: BadArgumentError (`attr`: not an opaque attribute).

        In C: `mlsOpaqueAttrGetData`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueAttrGetData(self.bits, byref(out))
        return v.text_of(out)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Opaque`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsOpaqueAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsOpaqueAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class OpaqueType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAOpaque"
    _type_id = "mlsOpaqueTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Opaque`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsOpaqueTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsOpaqueTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, dialect_namespace: str | bytes, type_data: str | bytes) -> OpaqueType:
        """Gives the opaque type of a dialect, by its text without the dialect.

        Raises: BadArgumentError (`dialect_namespace`: not a name);
        DialectNotLoadedError (`dialect_namespace`: the context does not allow
        unregistered dialects).

        In C: `mlsOpaqueTypeGet`.
        """
        out = c_uint64()
        lib.mlsOpaqueTypeGet(
            v.handle(context, Context), v.text(dialect_namespace), v.text(type_data), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Opaque`, like
        `builtin.integer`.

        In C: `mlsOpaqueTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueTypeGetName(byref(out))
        return v.text_of(out)

    def get_dialect_namespace(self) -> str:
        """Gives the name of the dialect of an opaque type.

        Raises: BadArgumentError (`ty`: not an opaque type).

        In C: `mlsOpaqueTypeGetDialectNamespace`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueTypeGetDialectNamespace(self.bits, byref(out))
        return v.text_of(out)

    def get_data(self) -> str:
        """Gives the text of an opaque type, without the dialect.

        Raises: BadArgumentError (`ty`: not an opaque type).

        In C: `mlsOpaqueTypeGetData`.
        """
        out = _types.MlsStringRef()
        lib.mlsOpaqueTypeGetData(self.bits, byref(out))
        return v.text_of(out)


class PDLAttributeType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAPDLAttributeType"
    _type_id = "mlsPDLAttributeTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `PDLAttribute`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsPDLAttributeTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsPDLAttributeTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> PDLAttributeType:
        """Gives PDL's type of attributes.

        Raises: DialectNotLoadedError (`pdl`).

        In C: `mlsPDLAttributeTypeGet`.
        """
        out = c_uint64()
        lib.mlsPDLAttributeTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `PDLAttribute`, like
        `builtin.integer`.

        In C: `mlsPDLAttributeTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsPDLAttributeTypeGetName(byref(out))
        return v.text_of(out)


class PDLOperationType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAPDLOperationType"
    _type_id = "mlsPDLOperationTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `PDLOperation`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsPDLOperationTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsPDLOperationTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> PDLOperationType:
        """Gives PDL's type of operations.

        Raises: DialectNotLoadedError (`pdl`).

        In C: `mlsPDLOperationTypeGet`.
        """
        out = c_uint64()
        lib.mlsPDLOperationTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `PDLOperation`, like
        `builtin.integer`.

        In C: `mlsPDLOperationTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsPDLOperationTypeGetName(byref(out))
        return v.text_of(out)


class PDLRangeType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAPDLRangeType"
    _type_id = "mlsPDLRangeTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `PDLRange`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsPDLRangeTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsPDLRangeTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(element_type: Type) -> PDLRangeType:
        """Gives the type of ranges of attributes, operations, types or values.

        Raises: BadArgumentError (`element_type`: not a type of PDL, or a range);
        TooDeepError.

        In C: `mlsPDLRangeTypeGet`.
        """
        out = c_uint64()
        lib.mlsPDLRangeTypeGet(v.handle(element_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `PDLRange`, like
        `builtin.integer`.

        In C: `mlsPDLRangeTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsPDLRangeTypeGetName(byref(out))
        return v.text_of(out)

    def get_element_type(self) -> Type:
        """Gives the type of the elements of a range.

        Raises: BadArgumentError (`ty`: not a range type of PDL).

        In C: `mlsPDLRangeTypeGetElementType`.
        """
        out = c_uint64()
        lib.mlsPDLRangeTypeGetElementType(self.bits, byref(out))
        return Type._view(out.value)


class PDLTypeType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAPDLTypeType"
    _type_id = "mlsPDLTypeTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `PDLType`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsPDLTypeTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsPDLTypeTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> PDLTypeType:
        """Gives PDL's type of types.

        Raises: DialectNotLoadedError (`pdl`).

        In C: `mlsPDLTypeTypeGet`.
        """
        out = c_uint64()
        lib.mlsPDLTypeTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `PDLType`, like
        `builtin.integer`.

        In C: `mlsPDLTypeTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsPDLTypeTypeGetName(byref(out))
        return v.text_of(out)


class PDLValueType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAPDLValueType"
    _type_id = "mlsPDLValueTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `PDLValue`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsPDLValueTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsPDLValueTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> PDLValueType:
        """Gives PDL's type of values.

        Raises: DialectNotLoadedError (`pdl`).

        In C: `mlsPDLValueTypeGet`.
        """
        out = c_uint64()
        lib.mlsPDLValueTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `PDLValue`, like
        `builtin.integer`.

        In C: `mlsPDLValueTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsPDLValueTypeGetName(byref(out))
        return v.text_of(out)


class QuantizedType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAQuantizedType"

    @staticmethod
    def get_signed_flag() -> int:
        """Gives the bit of the flags that says that the stored numbers have signs.

        In C: `mlsQuantizedTypeGetSignedFlag`.
        """
        return lib.mlsQuantizedTypeGetSignedFlag()

    @staticmethod
    def get_default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Gives the least number that integers of a width can be.

        Raises: OutOfRangeError (`integral_width`: 1 to 64, 63 without a sign).

        In C: `mlsQuantizedTypeGetDefaultMinimumForInteger`.
        """
        out = c_int64()
        lib.mlsQuantizedTypeGetDefaultMinimumForInteger(
            bool(is_signed), v.uint32(integral_width), byref(out)
        )
        return out.value

    @staticmethod
    def get_default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Gives the greatest number that integers of a width can be.

        Raises: OutOfRangeError (`integral_width`: 1 to 64, 63 without a sign).

        In C: `mlsQuantizedTypeGetDefaultMaximumForInteger`.
        """
        out = c_int64()
        lib.mlsQuantizedTypeGetDefaultMaximumForInteger(
            bool(is_signed), v.uint32(integral_width), byref(out)
        )
        return out.value

    def get_expressed_type(self) -> Type | None:
        """Gives the type that a quantized type approximates; null if that is open.

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeGetExpressedType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeGetExpressedType(self.bits, byref(out))
        return Type._view(out.value)

    def get_flags(self) -> int:
        """Gives the flags of a quantized type (`mlsQuantizedTypeGetSignedFlag`).

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeGetFlags`.
        """
        out = c_uint32()
        lib.mlsQuantizedTypeGetFlags(self.bits, byref(out))
        return out.value

    def is_signed(self) -> bool:
        """Tells whether the stored numbers of a quantized type have signs.

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeIsSigned`.
        """
        out = c_bool()
        lib.mlsQuantizedTypeIsSigned(self.bits, byref(out))
        return out.value

    def get_storage_type(self) -> Type | None:
        """Gives the type that values of a quantized type are stored in; null for a
        calibrated type, which has none.

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeGetStorageType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeGetStorageType(self.bits, byref(out))
        return Type._view(out.value)

    def get_storage_type_min(self) -> int:
        """Gives the least number that is stored for a quantized type.

        Raises: BadArgumentError (`ty`: not a quantized type with a storage type).

        In C: `mlsQuantizedTypeGetStorageTypeMin`.
        """
        out = c_int64()
        lib.mlsQuantizedTypeGetStorageTypeMin(self.bits, byref(out))
        return out.value

    def get_storage_type_max(self) -> int:
        """Gives the greatest number that is stored for a quantized type.

        Raises: BadArgumentError (`ty`: not a quantized type with a storage type).

        In C: `mlsQuantizedTypeGetStorageTypeMax`.
        """
        out = c_int64()
        lib.mlsQuantizedTypeGetStorageTypeMax(self.bits, byref(out))
        return out.value

    def get_storage_type_integral_width(self) -> int:
        """Gives the width of the integers that values of a quantized type are stored in.

        Raises: BadArgumentError (`ty`: not a quantized type with a storage type).

        In C: `mlsQuantizedTypeGetStorageTypeIntegralWidth`.
        """
        out = c_uint32()
        lib.mlsQuantizedTypeGetStorageTypeIntegralWidth(self.bits, byref(out))
        return out.value

    def is_compatible_expressed_type(self, candidate: Type) -> bool:
        """Tells whether `candidate` is what a quantized type approximates, or has such
        elements.

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeIsCompatibleExpressedType`.
        """
        out = c_bool()
        lib.mlsQuantizedTypeIsCompatibleExpressedType(
            self.bits, v.handle(candidate, Type), byref(out)
        )
        return out.value

    def get_quantized_element_type(self) -> Type | None:
        """Gives `ty` if it is a quantized type, or its element type if that is one; else
        null.

        In C: `mlsQuantizedTypeGetQuantizedElementType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeGetQuantizedElementType(self.bits, byref(out))
        return Type._view(out.value)

    def cast_from_storage_type(self, candidate: Type) -> Type | None:
        """Gives a quantized type if `candidate` is what its values are stored in; for a
        tensor or vector, one of the same sizes, with elements as they are stored; else
        null.

        Raises: BadArgumentError (`ty`: not a quantized type with a storage type);
        TooDeepError.

        In C: `mlsQuantizedTypeCastFromStorageType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeCastFromStorageType(self.bits, v.handle(candidate, Type), byref(out))
        return Type._view(out.value)

    def cast_to_storage_type(self) -> Type | None:
        """Gives the type that values of a quantized type are stored in; null if there is
        none.

        Raises: BadArgumentError (`ty`: not a quantized type).

        In C: `mlsQuantizedTypeCastToStorageType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeCastToStorageType(self.bits, byref(out))
        return Type._view(out.value)

    def cast_from_expressed_type(self, candidate: Type) -> Type | None:
        """Gives a quantized type if `candidate` is what it approximates; for a tensor of
        that, one of the same sizes, with quantized elements; else null.

        Raises: BadArgumentError (`ty`: not a quantized type); BadArgumentError
        (`candidate`: a vector); TooDeepError.

        In C: `mlsQuantizedTypeCastFromExpressedType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeCastFromExpressedType(self.bits, v.handle(candidate, Type), byref(out))
        return Type._view(out.value)

    def cast_to_expressed_type(self) -> Type | None:
        """Gives what a quantized type approximates; for a tensor with quantized elements,
        one of the same sizes, with elements of that type; else null.

        Raises: BadArgumentError (`ty`: a quantized type without an expressed type).

        In C: `mlsQuantizedTypeCastToExpressedType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeCastToExpressedType(self.bits, byref(out))
        return Type._view(out.value)

    def cast_expressed_to_storage_type(self, candidate: Type) -> Type | None:
        """Gives the type that values of a quantized type are stored in if `candidate` is
        what it approximates; for a tensor of that, one of the same sizes, with elements
        as they are stored; else null.

        Raises: BadArgumentError (`ty`: not a quantized type with a storage type);
        BadArgumentError (`candidate`: a vector); TooDeepError.

        In C: `mlsQuantizedTypeCastExpressedToStorageType`.
        """
        out = c_uint64()
        lib.mlsQuantizedTypeCastExpressedToStorageType(
            self.bits, v.handle(candidate, Type), byref(out)
        )
        return Type._view(out.value)


class SMTAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def check_bv_cmp_predicate(context: Context, str: str | bytes) -> bool:
        """Tells whether `str` is the name of a comparison of bit vectors, like `slt`.

        In C: `mlsSMTAttrCheckBVCmpPredicate`.
        """
        out = c_bool()
        lib.mlsSMTAttrCheckBVCmpPredicate(v.handle(context, Context), v.text(str), byref(out))
        return out.value

    @staticmethod
    def check_int_predicate(context: Context, str: str | bytes) -> bool:
        """Tells whether `str` is the name of a comparison of integers, like `lt`.

        In C: `mlsSMTAttrCheckIntPredicate`.
        """
        out = c_bool()
        lib.mlsSMTAttrCheckIntPredicate(v.handle(context, Context), v.text(str), byref(out))
        return out.value

    def is_asmt_attribute(self) -> bool:
        """Tells whether `attr` is a bit vector or a predicate of SMT.

        In C: `mlsSMTAttrIsASMTAttribute`.
        """
        out = c_bool()
        lib.mlsSMTAttrIsASMTAttribute(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_bit_vector(context: Context, value: int, width: int) -> SMTAttr:
        """Gives the bit vector of `width` bits that is `value`.

        Raises: DialectNotLoadedError (`smt`); OutOfRangeError (`width`: not from 1 to
        16 777 215; `value`: more bits).

        In C: `mlsSMTAttrGetBitVector`.
        """
        out = c_uint64()
        lib.mlsSMTAttrGetBitVector(
            v.handle(context, Context), v.uint64(value), v.uint32(width), byref(out)
        )
        return SMTAttr._view(out.value)

    @staticmethod
    def get_bv_cmp_predicate(context: Context, str: str | bytes) -> SMTAttr:
        """Gives the attribute of a comparison of bit vectors, by its name.

        Raises: DialectNotLoadedError (`smt`); BadArgumentError (`str`: not the name of
        a predicate).

        In C: `mlsSMTAttrGetBVCmpPredicate`.
        """
        out = c_uint64()
        lib.mlsSMTAttrGetBVCmpPredicate(v.handle(context, Context), v.text(str), byref(out))
        return SMTAttr._view(out.value)

    @staticmethod
    def get_int_predicate(context: Context, str: str | bytes) -> SMTAttr:
        """Gives the attribute of a comparison of integers, by its name.

        Raises: DialectNotLoadedError (`smt`); BadArgumentError (`str`: not the name of
        a predicate).

        In C: `mlsSMTAttrGetIntPredicate`.
        """
        out = c_uint64()
        lib.mlsSMTAttrGetIntPredicate(v.handle(context, Context), v.text(str), byref(out))
        return SMTAttr._view(out.value)


class SMTBitVectorType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `SMTBitVector`, like
        `builtin.integer`.

        In C: `mlsSMTBitVectorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsSMTBitVectorTypeGetName(byref(out))
        return v.text_of(out)


class SMTBoolType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `SMTBool`, like
        `builtin.integer`.

        In C: `mlsSMTBoolTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsSMTBoolTypeGetName(byref(out))
        return v.text_of(out)


class SMTIntType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `SMTInt`, like
        `builtin.integer`.

        In C: `mlsSMTIntTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsSMTIntTypeGetName(byref(out))
        return v.text_of(out)


class SMTType(Type):
    """A kind of `Type`."""

    __slots__ = ()

    def is_any_non_func_smt_value_type(self) -> bool:
        """Tells whether `ty` is a type of values of SMT, but no function type.

        In C: `mlsSMTTypeIsAnyNonFuncSMTValueType`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsAnyNonFuncSMTValueType(self.bits, byref(out))
        return out.value

    def is_any_smt_value_type(self) -> bool:
        """Tells whether `ty` is a type of values of SMT.

        In C: `mlsSMTTypeIsAnySMTValueType`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsAnySMTValueType(self.bits, byref(out))
        return out.value

    def is_a_array(self) -> bool:
        """Tells whether `ty` is an array type of SMT.

        In C: `mlsSMTTypeIsAArray`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsAArray(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_array(context: Context, domain_type: Type, range_type: Type) -> SMTType:
        """Gives the type of arrays from `domain_type` to `range_type`.

        Raises: DialectNotLoadedError (`smt`); BadArgumentError (`domain_type`: not a
        type of values of SMT); BadArgumentError (`range_type`: not a type of values of
        SMT); TooDeepError.

        In C: `mlsSMTTypeGetArray`.
        """
        out = c_uint64()
        lib.mlsSMTTypeGetArray(
            v.handle(context, Context),
            v.handle(domain_type, Type),
            v.handle(range_type, Type),
            byref(out),
        )
        return SMTType._view(out.value)

    def is_a_bit_vector(self) -> bool:
        """Tells whether `ty` is a bit vector type of SMT.

        In C: `mlsSMTTypeIsABitVector`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsABitVector(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_bit_vector(context: Context, width: int) -> SMTType:
        """Gives the type of vectors of `width` bits.

        Raises: DialectNotLoadedError (`smt`); OutOfRangeError (`width`: below 1).

        In C: `mlsSMTTypeGetBitVector`.
        """
        out = c_uint64()
        lib.mlsSMTTypeGetBitVector(v.handle(context, Context), v.int32(width), byref(out))
        return SMTType._view(out.value)

    def is_a_bool(self) -> bool:
        """Tells whether `ty` is the type of truth values of SMT.

        In C: `mlsSMTTypeIsABool`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsABool(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_bool(context: Context) -> SMTType:
        """Gives the type of truth values of SMT.

        Raises: DialectNotLoadedError (`smt`).

        In C: `mlsSMTTypeGetBool`.
        """
        out = c_uint64()
        lib.mlsSMTTypeGetBool(v.handle(context, Context), byref(out))
        return SMTType._view(out.value)

    def is_a_int(self) -> bool:
        """Tells whether `ty` is the type of integers of SMT.

        In C: `mlsSMTTypeIsAInt`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsAInt(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_int(context: Context) -> SMTType:
        """Gives the type of integers of SMT.

        Raises: DialectNotLoadedError (`smt`).

        In C: `mlsSMTTypeGetInt`.
        """
        out = c_uint64()
        lib.mlsSMTTypeGetInt(v.handle(context, Context), byref(out))
        return SMTType._view(out.value)

    def is_asmt_func(self) -> bool:
        """Tells whether `ty` is a function type of SMT.

        In C: `mlsSMTTypeIsASMTFunc`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsASMTFunc(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_smt_func(context: Context, domain_types: Sequence[Type], range_type: Type) -> SMTType:
        """Gives the type of functions from some types, at least one, to `range_type`.

        Raises: DialectNotLoadedError (`smt`); BadArgumentError (`domain_types`: not a
        type of values of SMT that is no function type); BadArgumentError (`range_type`:
        not a type of values of SMT that is no function type); OutOfRangeError
        (`domain_types`: none); TooDeepError.

        In C: `mlsSMTTypeGetSMTFunc`.
        """
        domain_types_ = v.handles(domain_types, Type)
        out = c_uint64()
        lib.mlsSMTTypeGetSMTFunc(
            v.handle(context, Context),
            len(domain_types_),
            domain_types_,
            v.handle(range_type, Type),
            byref(out),
        )
        return SMTType._view(out.value)

    def is_a_sort(self) -> bool:
        """Tells whether `ty` is a sort: a type of which only the name is known.

        In C: `mlsSMTTypeIsASort`.
        """
        out = c_bool()
        lib.mlsSMTTypeIsASort(self.bits, byref(out))
        return out.value

    @staticmethod
    def get_sort(context: Context, identifier: Identifier, sort_params: Sequence[Type]) -> SMTType:
        """Gives the sort of a name and parameters.

        Raises: DialectNotLoadedError (`smt`); BadArgumentError (`sort_params`: not a
        type of values of SMT that is no function type); TooDeepError.

        In C: `mlsSMTTypeGetSort`.
        """
        sort_params_ = v.handles(sort_params, Type)
        out = c_uint64()
        lib.mlsSMTTypeGetSort(
            v.handle(context, Context),
            v.handle(identifier, Identifier),
            len(sort_params_),
            sort_params_,
            byref(out),
        )
        return SMTType._view(out.value)


class ShapedType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAShaped"

    def get_element_type(self) -> Type:
        """Gives the element type of a shaped type.

        Raises: BadArgumentError (`ty`: not a shaped type).

        In C: `mlsShapedTypeGetElementType`.
        """
        out = c_uint64()
        lib.mlsShapedTypeGetElementType(self.bits, byref(out))
        return Type._view(out.value)

    def has_rank(self) -> bool:
        """Tells whether a shaped type has a rank.

        Raises: BadArgumentError (`ty`: not a shaped type).

        In C: `mlsShapedTypeHasRank`.
        """
        out = c_bool()
        lib.mlsShapedTypeHasRank(self.bits, byref(out))
        return out.value

    def get_rank(self) -> int:
        """Gives the rank of a shaped type that has one.

        Raises: BadArgumentError (`ty`: not a shaped type with a rank).

        In C: `mlsShapedTypeGetRank`.
        """
        out = c_int64()
        lib.mlsShapedTypeGetRank(self.bits, byref(out))
        return out.value

    def has_static_shape(self) -> bool:
        """Tells whether a shaped type has a rank and only static sizes.

        Raises: BadArgumentError (`ty`: not a shaped type).

        In C: `mlsShapedTypeHasStaticShape`.
        """
        out = c_bool()
        lib.mlsShapedTypeHasStaticShape(self.bits, byref(out))
        return out.value

    def is_dynamic_dim(self, dim: int) -> bool:
        """Tells whether size number `dim` of a shaped type is dynamic.

        Raises: BadArgumentError (`ty`: not a shaped type with a rank); OutOfRangeError
        (`dim`).

        In C: `mlsShapedTypeIsDynamicDim`.
        """
        out = c_bool()
        lib.mlsShapedTypeIsDynamicDim(self.bits, v.int64(dim), byref(out))
        return out.value

    def is_static_dim(self, dim: int) -> bool:
        """Tells whether size number `dim` of a shaped type is static.

        Raises: BadArgumentError (`ty`: not a shaped type with a rank); OutOfRangeError
        (`dim`).

        In C: `mlsShapedTypeIsStaticDim`.
        """
        out = c_bool()
        lib.mlsShapedTypeIsStaticDim(self.bits, v.int64(dim), byref(out))
        return out.value

    def get_dim_size(self, dim: int) -> int:
        """Gives size number `dim` of a shaped type: a number of elements, or
        `mlsShapedTypeGetDynamicSize` if it is dynamic.

        Raises: BadArgumentError (`ty`: not a shaped type with a rank); OutOfRangeError
        (`dim`).

        In C: `mlsShapedTypeGetDimSize`.
        """
        out = c_int64()
        lib.mlsShapedTypeGetDimSize(self.bits, v.int64(dim), byref(out))
        return out.value

    def copy_sizes(self) -> list[int]:
        """Gives all that `mlsShapedTypeGetDimSize` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a shaped type with a rank).

        In C: `mlsShapedTypeCopySizes`.
        """

        def copy(capacity, room, found):
            lib.mlsShapedTypeCopySizes(self.bits, capacity, room, found)

        return list(v.copied(c_int64, copy))

    @staticmethod
    def is_dynamic_size(size: int) -> bool:
        """Tells whether a number is the one that stands for a dynamic size.

        In C: `mlsShapedTypeIsDynamicSize`.
        """
        return lib.mlsShapedTypeIsDynamicSize(v.int64(size))

    @staticmethod
    def is_static_size(size: int) -> bool:
        """Tells whether a number is not the one that stands for a dynamic size.

        In C: `mlsShapedTypeIsStaticSize`.
        """
        return lib.mlsShapedTypeIsStaticSize(v.int64(size))

    @staticmethod
    def get_dynamic_size() -> int:
        """Gives the number that stands for a dynamic size.

        In C: `mlsShapedTypeGetDynamicSize`.
        """
        return lib.mlsShapedTypeGetDynamicSize()

    @staticmethod
    def is_dynamic_stride_or_offset(val: int) -> bool:
        """Tells whether a number is the one that stands for a dynamic stride or offset.

        In C: `mlsShapedTypeIsDynamicStrideOrOffset`.
        """
        return lib.mlsShapedTypeIsDynamicStrideOrOffset(v.int64(val))

    @staticmethod
    def is_static_stride_or_offset(val: int) -> bool:
        """Tells whether a number is not the one that stands for a dynamic stride or
        offset.

        In C: `mlsShapedTypeIsStaticStrideOrOffset`.
        """
        return lib.mlsShapedTypeIsStaticStrideOrOffset(v.int64(val))

    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        """Gives the number that stands for a dynamic stride or offset.

        In C: `mlsShapedTypeGetDynamicStrideOrOffset`.
        """
        return lib.mlsShapedTypeGetDynamicStrideOrOffset()


class SparseTensorEncodingAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsASparseTensorEncodingAttr"

    @staticmethod
    def get(
        context: Context,
        lvl_types: Sequence[int],
        dim_to_lvl: AffineMap | None,
        lvl_todim: AffineMap | None,
        pos_width: int,
        crd_width: int,
        explicit_val: Attribute | None = None,
        implicit_val: Attribute | None = None,
    ) -> SparseTensorEncodingAttr | None:
        """Gives the encoding of tensors with `lvl_rank` levels, of types from
        `mlsSparseTensorEncodingAttrBuildLvlType`. `dim_to_lvl` maps dimensions to
        levels, null to the same; `lvl_todim` is its inverse; null has it inferred.
        Positions and coordinates have `pos_width` and `crd_width` bits; 0 stands for
        those of `index`. `explicit_val` is the number that all stored elements are,
        `implicit_val` that of all others; both may be null.

        Raises: DialectNotLoadedError (`sparseTensor`); OutOfRangeError (`pos_width`:
        not 0, 8, 16, 32 or 64); OutOfRangeError (`crd_width`: not 0, 8, 16, 32 or 64);
        BadArgumentError (`explicit_val`: not a number); BadArgumentError
        (`implicit_val`: not a number); BadArgumentError with diagnostics (`lvl_types`,
        `dim_to_lvl`, `lvl_todim`: they do not make an encoding); TooDeepError.

        In C: `mlsSparseTensorEncodingAttrGet`.
        """
        lvl_types_ = v.numbers("Q", lvl_types)
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGet(
            v.handle(context, Context),
            len(lvl_types_),
            lvl_types_,
            v.optional(dim_to_lvl, AffineMap),
            v.optional(lvl_todim, AffineMap),
            v.int32(pos_width),
            v.int32(crd_width),
            v.optional(explicit_val, Attribute),
            v.optional(implicit_val, Attribute),
            byref(out),
        )
        return SparseTensorEncodingAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `SparseTensorEncoding`, like
        `builtin.integer`.

        In C: `mlsSparseTensorEncodingAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsSparseTensorEncodingAttrGetName(byref(out))
        return v.text_of(out)

    def get_lvl_rank(self) -> int:
        """Gives the number of levels of an encoding.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingGetLvlRank`.
        """
        out = c_int64()
        lib.mlsSparseTensorEncodingGetLvlRank(self.bits, byref(out))
        return out.value

    def get_lvl_type(self, lvl: int) -> int:
        """Gives the type of level number `lvl` of an encoding: its format and properties
        in one number.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors);
        OutOfRangeError (`lvl`).

        In C: `mlsSparseTensorEncodingAttrGetLvlType`.
        """
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGetLvlType(self.bits, v.int64(lvl), byref(out))
        return out.value

    def copy_lvl_types(self) -> list[int]:
        """Gives all that `mlsSparseTensorEncodingAttrGetLvlType` gives, one after the
        other. Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrCopyLvlTypes`.
        """

        def copy(capacity, room, found):
            lib.mlsSparseTensorEncodingAttrCopyLvlTypes(self.bits, capacity, room, found)

        return list(v.copied(c_uint64, copy))

    def get_lvl_fmt(self, lvl: int) -> SparseTensorLevelFormat:
        """Gives the format of level number `lvl` of an encoding.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors);
        OutOfRangeError (`lvl`).

        In C: `mlsSparseTensorEncodingAttrGetLvlFmt`.
        """
        out = c_uint32()
        lib.mlsSparseTensorEncodingAttrGetLvlFmt(self.bits, v.int64(lvl), byref(out))
        return SparseTensorLevelFormat(out.value)

    def get_dim_to_lvl(self) -> AffineMap:
        """Gives the map from dimensions to levels of an encoding: the identity if none was
        given.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetDimToLvl`.
        """
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGetDimToLvl(self.bits, byref(out))
        return AffineMap._view(out.value)

    def get_lvl_to_dim(self) -> AffineMap | None:
        """Gives the map from levels to dimensions of an encoding; null if none was given
        and it cannot be inferred.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetLvlToDim`.
        """
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGetLvlToDim(self.bits, byref(out))
        return AffineMap._view(out.value)

    def get_pos_width(self) -> int:
        """Gives the number of bits of positions; 0 for those of `index`.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetPosWidth`.
        """
        out = c_int32()
        lib.mlsSparseTensorEncodingAttrGetPosWidth(self.bits, byref(out))
        return out.value

    def get_crd_width(self) -> int:
        """Gives the number of bits of coordinates; 0 for those of `index`.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetCrdWidth`.
        """
        out = c_int32()
        lib.mlsSparseTensorEncodingAttrGetCrdWidth(self.bits, byref(out))
        return out.value

    def get_explicit_val(self) -> Attribute | None:
        """Gives the number that all stored elements are; null if they differ.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetExplicitVal`.
        """
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGetExplicitVal(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_implicit_val(self) -> Attribute | None:
        """Gives the number that all elements are that are not stored; null for zero.

        Raises: BadArgumentError (`attr`: not an encoding of sparse tensors).

        In C: `mlsSparseTensorEncodingAttrGetImplicitVal`.
        """
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrGetImplicitVal(self.bits, byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_structured_n(lvl_type: int) -> int:
        """Gives the n of an n-out-of-m level: how many of m elements are stored.

        Raises: BadArgumentError (`lvl_type`: not an n-out-of-m level).

        In C: `mlsSparseTensorEncodingAttrGetStructuredN`.
        """
        out = c_uint32()
        lib.mlsSparseTensorEncodingAttrGetStructuredN(v.uint64(lvl_type), byref(out))
        return out.value

    @staticmethod
    def get_structured_m(lvl_type: int) -> int:
        """Gives the m of an n-out-of-m level: of how many elements n are stored.

        Raises: BadArgumentError (`lvl_type`: not an n-out-of-m level).

        In C: `mlsSparseTensorEncodingAttrGetStructuredM`.
        """
        out = c_uint32()
        lib.mlsSparseTensorEncodingAttrGetStructuredM(v.uint64(lvl_type), byref(out))
        return out.value

    @staticmethod
    def build_lvl_type(
        lvl_fmt: SparseTensorLevelFormat,
        properties: Sequence[SparseTensorLevelPropertyNondefault],
        n: int,
        m: int,
    ) -> int:
        """Gives the type of a level: its format, what it has not by default, and, for an
        n-out-of-m level, these two; else both are 0.

        Raises: BadEnumError (`lvl_fmt`; `properties`); BadArgumentError (`properties`:
        a level of this format has not these); OutOfRangeError (`n`: not from 1 to `m`;
        `m`: above 255).

        In C: `mlsSparseTensorEncodingAttrBuildLvlType`.
        """
        properties_ = v.numbers("I", properties)
        out = c_uint64()
        lib.mlsSparseTensorEncodingAttrBuildLvlType(
            v.uint32(lvl_fmt), properties_, len(properties_), v.uint32(n), v.uint32(m), byref(out)
        )
        return out.value


class StridedLayoutAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAStridedLayout"
    _type_id = "mlsStridedLayoutAttrGetTypeID"

    @staticmethod
    def get(context: Context, offset: int, strides: Sequence[int]) -> StridedLayoutAttr:
        """Gives a strided layout: of each, `mlsShapedTypeGetDynamicStrideOrOffset` says
        that it is dynamic.

        Raises: OutOfRangeError (`strides`: more than 1 000).

        In C: `mlsStridedLayoutAttrGet`.
        """
        strides_ = v.numbers("q", strides)
        out = c_uint64()
        lib.mlsStridedLayoutAttrGet(
            v.handle(context, Context), v.int64(offset), len(strides_), strides_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `StridedLayout`, like
        `builtin.integer`.

        In C: `mlsStridedLayoutAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsStridedLayoutAttrGetName(byref(out))
        return v.text_of(out)

    def get_offset(self) -> int:
        """Gives the offset of a strided layout.

        Raises: BadArgumentError (`attr`: not a strided layout).

        In C: `mlsStridedLayoutAttrGetOffset`.
        """
        out = c_int64()
        lib.mlsStridedLayoutAttrGetOffset(self.bits, byref(out))
        return out.value

    def get_num_strides(self) -> int:
        """Gives the number of strides of a strided layout.

        Raises: BadArgumentError (`attr`: not a strided layout).

        In C: `mlsStridedLayoutAttrGetNumStrides`.
        """
        out = c_int64()
        lib.mlsStridedLayoutAttrGetNumStrides(self.bits, byref(out))
        return out.value

    def get_stride(self, pos: int) -> int:
        """Gives stride number `pos` of a strided layout.

        Raises: BadArgumentError (`attr`: not a strided layout); OutOfRangeError
        (`pos`).

        In C: `mlsStridedLayoutAttrGetStride`.
        """
        out = c_int64()
        lib.mlsStridedLayoutAttrGetStride(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_strides(self) -> list[int]:
        """Gives all that `mlsStridedLayoutAttrGetStride` gives, one after the other.
        Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a strided layout).

        In C: `mlsStridedLayoutAttrCopyStrides`.
        """

        def copy(capacity, room, found):
            lib.mlsStridedLayoutAttrCopyStrides(self.bits, capacity, room, found)

        return list(v.copied(c_int64, copy))

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `StridedLayout`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsStridedLayoutAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsStridedLayoutAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class StringAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAString"
    _type_id = "mlsStringAttrGetTypeID"

    @staticmethod
    def get(context: Context, str: str | bytes) -> StringAttr:
        """Gives a string attribute. The text is copied.

        In C: `mlsStringAttrGet`.
        """
        out = c_uint64()
        lib.mlsStringAttrGet(v.handle(context, Context), v.text(str), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `String`, like
        `builtin.integer`.

        In C: `mlsStringAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsStringAttrGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def typed_get(ty: Type, str: str | bytes) -> StringAttr:
        """Gives a string attribute that has a type. The text is copied.

        Raises: TooDeepError.

        In C: `mlsStringAttrTypedGet`.
        """
        out = c_uint64()
        lib.mlsStringAttrTypedGet(v.handle(ty, Type), v.text(str), byref(out))
        return Attribute._view(out.value)

    def get_value(self) -> str:
        """Gives the text of a string attribute.

        Raises: BadArgumentError (`attr`: not a string).

        In C: `mlsStringAttrGetValue`.
        """
        out = _types.MlsStringRef()
        lib.mlsStringAttrGetValue(self.bits, byref(out))
        return v.text_of(out)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `String`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsStringAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsStringAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class SymbolRefAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsASymbolRef"
    _type_id = "mlsSymbolRefAttrGetTypeID"

    @staticmethod
    def get(
        context: Context, symbol: str | bytes, references: Sequence[Attribute]
    ) -> SymbolRefAttr:
        """Gives a reference to a symbol inside of symbols: `symbol` is the outermost,
        `references` name those inside, from the outside in.

        Raises: BadArgumentError (`references`: not a symbol reference without nesting);
        TooDeepError.

        In C: `mlsSymbolRefAttrGet`.
        """
        references_ = v.handles(references, Attribute)
        out = c_uint64()
        lib.mlsSymbolRefAttrGet(
            v.handle(context, Context), v.text(symbol), len(references_), references_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `SymbolRef`, like
        `builtin.integer`.

        In C: `mlsSymbolRefAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsSymbolRefAttrGetName(byref(out))
        return v.text_of(out)

    def get_root_reference(self) -> str:
        """Gives the text of the outermost part of a symbol reference.

        Raises: BadArgumentError (`attr`: not a symbol reference).

        In C: `mlsSymbolRefAttrGetRootReference`.
        """
        out = _types.MlsStringRef()
        lib.mlsSymbolRefAttrGetRootReference(self.bits, byref(out))
        return v.text_of(out)

    def get_leaf_reference(self) -> str:
        """Gives the text of the innermost part of a symbol reference.

        Raises: BadArgumentError (`attr`: not a symbol reference).

        In C: `mlsSymbolRefAttrGetLeafReference`.
        """
        out = _types.MlsStringRef()
        lib.mlsSymbolRefAttrGetLeafReference(self.bits, byref(out))
        return v.text_of(out)

    def get_num_nested_references(self) -> int:
        """Gives the number of parts of a symbol reference after the outermost.

        Raises: BadArgumentError (`attr`: not a symbol reference).

        In C: `mlsSymbolRefAttrGetNumNestedReferences`.
        """
        out = c_int64()
        lib.mlsSymbolRefAttrGetNumNestedReferences(self.bits, byref(out))
        return out.value

    def get_nested_reference(self, pos: int) -> Attribute:
        """Gives part number `pos` of a symbol reference, after the outermost.

        Raises: BadArgumentError (`attr`: not a symbol reference); OutOfRangeError
        (`pos`).

        In C: `mlsSymbolRefAttrGetNestedReference`.
        """
        out = c_uint64()
        lib.mlsSymbolRefAttrGetNestedReference(self.bits, v.int64(pos), byref(out))
        return Attribute._view(out.value)

    def copy_nested_references(self) -> list[Attribute]:
        """Gives all that `mlsSymbolRefAttrGetNestedReference` gives, one after the other.
        Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a symbol reference).

        In C: `mlsSymbolRefAttrCopyNestedReferences`.
        """

        def copy(capacity, room, found):
            lib.mlsSymbolRefAttrCopyNestedReferences(self.bits, capacity, room, found)

        return [Attribute._view(one) for one in v.copied(c_uint64, copy)]

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `SymbolRef`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsSymbolRefAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsSymbolRefAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class TransformAnyOpType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATransformAnyOpType"
    _type_id = "mlsTransformAnyOpTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `TransformAnyOp`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsTransformAnyOpTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTransformAnyOpTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> TransformAnyOpType:
        """Gives the type of handles to any operations.

        Raises: DialectNotLoadedError (`transform`).

        In C: `mlsTransformAnyOpTypeGet`.
        """
        out = c_uint64()
        lib.mlsTransformAnyOpTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TransformAnyOp`, like
        `builtin.integer`.

        In C: `mlsTransformAnyOpTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformAnyOpTypeGetName(byref(out))
        return v.text_of(out)


class TransformAnyParamType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATransformAnyParamType"
    _type_id = "mlsTransformAnyParamTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `TransformAnyParam`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsTransformAnyParamTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTransformAnyParamTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> TransformAnyParamType:
        """Gives the type of parameters of any kind.

        Raises: DialectNotLoadedError (`transform`).

        In C: `mlsTransformAnyParamTypeGet`.
        """
        out = c_uint64()
        lib.mlsTransformAnyParamTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TransformAnyParam`, like
        `builtin.integer`.

        In C: `mlsTransformAnyParamTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformAnyParamTypeGetName(byref(out))
        return v.text_of(out)


class TransformAnyValueType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATransformAnyValueType"
    _type_id = "mlsTransformAnyValueTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `TransformAnyValue`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsTransformAnyValueTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTransformAnyValueTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> TransformAnyValueType:
        """Gives the type of handles to any values.

        Raises: DialectNotLoadedError (`transform`).

        In C: `mlsTransformAnyValueTypeGet`.
        """
        out = c_uint64()
        lib.mlsTransformAnyValueTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TransformAnyValue`, like
        `builtin.integer`.

        In C: `mlsTransformAnyValueTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformAnyValueTypeGetName(byref(out))
        return v.text_of(out)


class TransformOperationType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATransformOperationType"
    _type_id = "mlsTransformOperationTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `TransformOperation`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsTransformOperationTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTransformOperationTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, operation_name: str | bytes) -> TransformOperationType:
        """Gives the type of handles to operations of one name, with that of the dialect,
        like `func.func`.

        Raises: DialectNotLoadedError (`transform`); BadArgumentError (`operation_name`:
        empty).

        In C: `mlsTransformOperationTypeGet`.
        """
        out = c_uint64()
        lib.mlsTransformOperationTypeGet(
            v.handle(context, Context), v.text(operation_name), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TransformOperation`, like
        `builtin.integer`.

        In C: `mlsTransformOperationTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformOperationTypeGetName(byref(out))
        return v.text_of(out)

    def get_operation_name(self) -> str:
        """Gives the name of the operations that a type of handles is for.

        Raises: BadArgumentError (`ty`: not a type of handles to operations of one
        name).

        In C: `mlsTransformOperationTypeGetOperationName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformOperationTypeGetOperationName(self.bits, byref(out))
        return v.text_of(out)


class TransformParamType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATransformParamType"
    _type_id = "mlsTransformParamTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `TransformParam`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsTransformParamTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTransformParamTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, ty: Type) -> TransformParamType:
        """Gives the type of parameters that are integers of type `ty`.

        Raises: DialectNotLoadedError (`transform`); BadArgumentError (`ty`: not an
        integer type of at most 64 bits); TooDeepError.

        In C: `mlsTransformParamTypeGet`.
        """
        out = c_uint64()
        lib.mlsTransformParamTypeGet(v.handle(context, Context), v.handle(ty, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TransformParam`, like
        `builtin.integer`.

        In C: `mlsTransformParamTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTransformParamTypeGetName(byref(out))
        return v.text_of(out)

    def get_type(self) -> Type:
        """Gives the type that the parameters of a type are of.

        Raises: BadArgumentError (`ty`: not a type of integer parameters of a transform
        script).

        In C: `mlsTransformParamTypeGetType`.
        """
        out = c_uint64()
        lib.mlsTransformParamTypeGetType(self.bits, byref(out))
        return Type._view(out.value)


class TupleType(Type):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATuple"
    _type_id = "mlsTupleTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Tuple`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsTupleTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTupleTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context, elements: Sequence[Type]) -> TupleType:
        """Gives the tuple type of `elements`.

        Raises: TooDeepError.

        In C: `mlsTupleTypeGet`.
        """
        elements_ = v.handles(elements, Type)
        out = c_uint64()
        lib.mlsTupleTypeGet(v.handle(context, Context), len(elements_), elements_, byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Tuple`, like
        `builtin.integer`.

        In C: `mlsTupleTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTupleTypeGetName(byref(out))
        return v.text_of(out)

    def get_num_types(self) -> int:
        """Gives the number of types in a tuple type.

        Raises: BadArgumentError (`ty`: not a tuple type).

        In C: `mlsTupleTypeGetNumTypes`.
        """
        out = c_int64()
        lib.mlsTupleTypeGetNumTypes(self.bits, byref(out))
        return out.value

    def get_type(self, pos: int) -> Type:
        """Gives type number `pos` of a tuple type.

        Raises: BadArgumentError (`ty`: not a tuple type); OutOfRangeError (`pos`).

        In C: `mlsTupleTypeGetType`.
        """
        out = c_uint64()
        lib.mlsTupleTypeGetType(self.bits, v.int64(pos), byref(out))
        return Type._view(out.value)

    def copy_types(self) -> list[Type]:
        """Gives all that `mlsTupleTypeGetType` gives, one after the other. Writes as many
        as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a tuple type).

        In C: `mlsTupleTypeCopyTypes`.
        """

        def copy(capacity, room, found):
            lib.mlsTupleTypeCopyTypes(self.bits, capacity, room, found)

        return [Type._view(one) for one in v.copied(c_uint64, copy)]


class TypeAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAType"
    _type_id = "mlsTypeAttrGetTypeID"

    @staticmethod
    def get(ty: Type) -> TypeAttr:
        """Gives the attribute that holds a type.

        Raises: TooDeepError.

        In C: `mlsTypeAttrGet`.
        """
        out = c_uint64()
        lib.mlsTypeAttrGet(v.handle(ty, Type), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Type`, like
        `builtin.integer`.

        In C: `mlsTypeAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTypeAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> Type:
        """Gives the type in a type attribute.

        Raises: BadArgumentError (`attr`: not a type attribute).

        In C: `mlsTypeAttrGetValue`.
        """
        out = c_uint64()
        lib.mlsTypeAttrGetValue(self.bits, byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Type`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsTypeAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsTypeAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class UnitAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAUnit"
    _type_id = "mlsUnitAttrGetTypeID"

    @staticmethod
    def get(context: Context) -> UnitAttr:
        """Gives the unit attribute.

        In C: `mlsUnitAttrGet`.
        """
        out = c_uint64()
        lib.mlsUnitAttrGet(v.handle(context, Context), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Unit`, like
        `builtin.integer`.

        In C: `mlsUnitAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUnitAttrGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Unit`, for comparison with `mlsTypeGetTypeID` or
        `mlsAttributeGetTypeID`.

        In C: `mlsUnitAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUnitAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class UnmanagedDenseBoolResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseBoolResourceElementsAttr:
        """Gives a constant of integers of 1 bit each, signless in a resource, from all of
        its elements, which are copied. If the name is taken, another one is made up.
        Each number that is not 0 stands for true, and is one byte in the resource.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseBoolResourceElementsAttrGet`.
        """
        elements_ = v.numbers("i", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseBoolResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseBoolResourceElementsAttr._view(out.value)


class UnmanagedDenseDoubleResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[float]
    ) -> UnmanagedDenseDoubleResourceElementsAttr:
        """Gives a constant of `f64` in a resource, from all of its elements, which are
        copied. If the name is taken, another one is made up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseDoubleResourceElementsAttrGet`.
        """
        elements_ = v.numbers("d", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseDoubleResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseDoubleResourceElementsAttr._view(out.value)


class UnmanagedDenseFloatResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[float]
    ) -> UnmanagedDenseFloatResourceElementsAttr:
        """Gives a constant of `f32` in a resource, from all of its elements, which are
        copied. If the name is taken, another one is made up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseFloatResourceElementsAttrGet`.
        """
        elements_ = v.numbers("f", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseFloatResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseFloatResourceElementsAttr._view(out.value)


class UnmanagedDenseInt16ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseInt16ResourceElementsAttr:
        """Gives a constant of integers of 16 bits, signless or signed in a resource, from
        all of its elements, which are copied. If the name is taken, another one is made
        up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseInt16ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("h", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseInt16ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseInt16ResourceElementsAttr._view(out.value)


class UnmanagedDenseInt32ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseInt32ResourceElementsAttr:
        """Gives a constant of integers of 32 bits, signless or signed in a resource, from
        all of its elements, which are copied. If the name is taken, another one is made
        up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseInt32ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("i", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseInt32ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseInt32ResourceElementsAttr._view(out.value)


class UnmanagedDenseInt64ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseInt64ResourceElementsAttr:
        """Gives a constant of integers of 64 bits, signless or signed in a resource, from
        all of its elements, which are copied. If the name is taken, another one is made
        up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseInt64ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("q", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseInt64ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseInt64ResourceElementsAttr._view(out.value)


class UnmanagedDenseInt8ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseInt8ResourceElementsAttr:
        """Gives a constant of integers of 8 bits, signless or signed in a resource, from
        all of its elements, which are copied. If the name is taken, another one is made
        up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseInt8ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("b", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseInt8ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseInt8ResourceElementsAttr._view(out.value)


class UnmanagedDenseUInt16ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseUInt16ResourceElementsAttr:
        """Gives a constant of integers of 16 bits, signless or unsigned in a resource,
        from all of its elements, which are copied. If the name is taken, another one is
        made up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseUInt16ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("H", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseUInt16ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseUInt16ResourceElementsAttr._view(out.value)


class UnmanagedDenseUInt32ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseUInt32ResourceElementsAttr:
        """Gives a constant of integers of 32 bits, signless or unsigned in a resource,
        from all of its elements, which are copied. If the name is taken, another one is
        made up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseUInt32ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("I", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseUInt32ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseUInt32ResourceElementsAttr._view(out.value)


class UnmanagedDenseUInt64ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseUInt64ResourceElementsAttr:
        """Gives a constant of integers of 64 bits, signless or unsigned in a resource,
        from all of its elements, which are copied. If the name is taken, another one is
        made up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseUInt64ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("Q", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseUInt64ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseUInt64ResourceElementsAttr._view(out.value)


class UnmanagedDenseUInt8ResourceElementsAttr(Attribute):
    """A kind of `Attribute`."""

    __slots__ = ()

    @staticmethod
    def get(
        shaped_type: Type, name: str | bytes, elements: Sequence[int]
    ) -> UnmanagedDenseUInt8ResourceElementsAttr:
        """Gives a constant of integers of 8 bits, signless or unsigned in a resource, from
        all of its elements, which are copied. If the name is taken, another one is made
        up.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: not as many as `shaped_type` has);
        BadArgumentError (`name`: empty); TooDeepError.

        In C: `mlsUnmanagedDenseUInt8ResourceElementsAttrGet`.
        """
        elements_ = v.numbers("B", elements)
        out = c_uint64()
        lib.mlsUnmanagedDenseUInt8ResourceElementsAttrGet(
            v.handle(shaped_type, Type), v.text(name), len(elements_), elements_, byref(out)
        )
        return UnmanagedDenseUInt8ResourceElementsAttr._view(out.value)


class AffineAddExpr(AffineBinaryOpExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsAAdd"

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineAddExpr:
        """Gives the sum of two expressions.

        Raises: TooDeepError.

        In C: `mlsAffineAddExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineAddExprGet(v.handle(lhs, AffineExpr), v.handle(rhs, AffineExpr), byref(out))
        return AffineAddExpr._view(out.value)


class AffineCeilDivExpr(AffineBinaryOpExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsACeilDiv"

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineCeilDivExpr:
        """Gives the quotient of `lhs` by `rhs`, rounded up.

        Raises: TooDeepError.

        In C: `mlsAffineCeilDivExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineCeilDivExprGet(
            v.handle(lhs, AffineExpr), v.handle(rhs, AffineExpr), byref(out)
        )
        return AffineCeilDivExpr._view(out.value)


class AffineFloorDivExpr(AffineBinaryOpExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsAFloorDiv"

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineFloorDivExpr:
        """Gives the quotient of `lhs` by `rhs`, rounded down.

        Raises: TooDeepError.

        In C: `mlsAffineFloorDivExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineFloorDivExprGet(
            v.handle(lhs, AffineExpr), v.handle(rhs, AffineExpr), byref(out)
        )
        return AffineFloorDivExpr._view(out.value)


class AffineModExpr(AffineBinaryOpExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsAMod"

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineModExpr:
        """Gives the remainder of `lhs` by `rhs`, which is never negative.

        Raises: TooDeepError.

        In C: `mlsAffineModExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineModExprGet(v.handle(lhs, AffineExpr), v.handle(rhs, AffineExpr), byref(out))
        return AffineModExpr._view(out.value)


class AffineMulExpr(AffineBinaryOpExpr):
    """A kind of `AffineExpr`."""

    __slots__ = ()
    _test = "mlsAffineExprIsAMul"

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineMulExpr:
        """Gives the product of two expressions.

        Raises: TooDeepError.

        In C: `mlsAffineMulExprGet`.
        """
        out = c_uint64()
        lib.mlsAffineMulExprGet(v.handle(lhs, AffineExpr), v.handle(rhs, AffineExpr), byref(out))
        return AffineMulExpr._view(out.value)


class AnyQuantizedType(QuantizedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAAnyQuantizedType"
    _type_id = "mlsAnyQuantizedTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `AnyQuantized`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsAnyQuantizedTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsAnyQuantizedTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        flags: int,
        storage_type: Type,
        expressed_type: Type | None,
        storage_type_min: int,
        storage_type_max: int,
    ) -> AnyQuantizedType | None:
        """Gives a quantized type of which only the storage is known, and what it
        approximates if `expressed_type` is not null.

        Raises: DialectNotLoadedError (`quant`); OutOfRangeError (`flags`;
        `storage_type_min`, `storage_type_max`: not a range of the storage type);
        BadArgumentError (`storage_type`: not an integer type of 1 to 32 bits);
        BadArgumentError (`expressed_type`: not a floating point type of at most 64
        bits); TooDeepError.

        In C: `mlsAnyQuantizedTypeGet`.
        """
        out = c_uint64()
        lib.mlsAnyQuantizedTypeGet(
            v.uint32(flags),
            v.handle(storage_type, Type),
            v.optional(expressed_type, Type),
            v.int64(storage_type_min),
            v.int64(storage_type_max),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `AnyQuantized`, like
        `builtin.integer`.

        In C: `mlsAnyQuantizedTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsAnyQuantizedTypeGetName(byref(out))
        return v.text_of(out)


class BF16Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsABF16"
    _type_id = "mlsBFloat16TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `BFloat16`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsBFloat16TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsBFloat16TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> BF16Type:
        """Gives the type `bf16`.

        In C: `mlsBF16TypeGet`.
        """
        out = c_uint64()
        lib.mlsBF16TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `BF16`, like
        `builtin.integer`.

        In C: `mlsBF16TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsBF16TypeGetName(byref(out))
        return v.text_of(out)


class BoolAttr(IntegerAttr):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsABool"

    def get_value(self) -> bool:
        """Gives the value of a boolean attribute.

        Raises: BadArgumentError (`attr`: not a boolean).

        In C: `mlsBoolAttrGetValue`.
        """
        out = c_bool()
        lib.mlsBoolAttrGetValue(self.bits, byref(out))
        return out.value

    @staticmethod
    def get(context: Context, value: bool) -> BoolAttr:
        """Gives the attribute `true` or `false`.

        In C: `mlsBoolAttrGet`.
        """
        out = c_uint64()
        lib.mlsBoolAttrGet(v.handle(context, Context), bool(value), byref(out))
        return BoolAttr._view(out.value)


class CalibratedQuantizedType(QuantizedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsACalibratedQuantizedType"
    _type_id = "mlsCalibratedQuantizedTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `CalibratedQuantized`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsCalibratedQuantizedTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsCalibratedQuantizedTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(expressed_type: Type, min: float, max: float) -> CalibratedQuantizedType:
        """Gives a calibrated type: one of which the least and the greatest value are
        known.

        Raises: DialectNotLoadedError (`quant`); BadArgumentError (`expressed_type`: not
        a floating point type of at most 64 bits); OutOfRangeError (`min`: not below
        `max`); TooDeepError.

        In C: `mlsCalibratedQuantizedTypeGet`.
        """
        out = c_uint64()
        lib.mlsCalibratedQuantizedTypeGet(
            v.handle(expressed_type, Type), v.double(min), v.double(max), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `CalibratedQuantized`, like
        `builtin.integer`.

        In C: `mlsCalibratedQuantizedTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsCalibratedQuantizedTypeGetName(byref(out))
        return v.text_of(out)

    def get_min(self) -> float:
        """Gives the least value of a calibrated type.

        Raises: BadArgumentError (`ty`: not a calibrated type).

        In C: `mlsCalibratedQuantizedTypeGetMin`.
        """
        out = c_double()
        lib.mlsCalibratedQuantizedTypeGetMin(self.bits, byref(out))
        return out.value

    def get_max(self) -> float:
        """Gives the greatest value of a calibrated type.

        Raises: BadArgumentError (`ty`: not a calibrated type).

        In C: `mlsCalibratedQuantizedTypeGetMax`.
        """
        out = c_double()
        lib.mlsCalibratedQuantizedTypeGetMax(self.bits, byref(out))
        return out.value


class DenseBoolArray(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseBoolArray"

    @staticmethod
    def get(context: Context, values: Sequence[int]) -> DenseBoolArray:
        """Gives a dense array of booleans: each number that is not 0 stands for true.

        In C: `mlsDenseBoolArrayGet`.
        """
        values_ = v.numbers("i", values)
        out = c_uint64()
        lib.mlsDenseBoolArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseBoolArray._view(out.value)

    def get_element(self, pos: int) -> bool:
        """Gives element number `pos` of a dense array of booleans.

        Raises: BadArgumentError (`attr`: not a dense array of booleans);
        OutOfRangeError (`pos`).

        In C: `mlsDenseBoolArrayGetElement`.
        """
        out = c_bool()
        lib.mlsDenseBoolArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[bool]:
        """Gives all that `mlsDenseBoolArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of booleans).

        In C: `mlsDenseBoolArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseBoolArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_bool, copy))


class DenseElementsAttr(_members.DenseElementsAttrMembers, ElementsAttr):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseElements"
    _type_id = "mlsDenseIntOrFPElementsAttrGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `DenseIntOrFPElements`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsDenseIntOrFPElementsAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsDenseIntOrFPElementsAttrGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(shaped_type: Type, elements: Sequence[Attribute]) -> DenseElementsAttr:
        """Gives a dense constant from its elements: as many as the shape has, or one for
        all. Each is an integer or floating point attribute of the element type.

        Raises: BadArgumentError (`shaped_type`: no static shape of integers, index or
        floats); OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type`
        has); BadArgumentError (`elements`: of another type); TooDeepError.

        In C: `mlsDenseElementsAttrGet`.
        """
        elements_ = v.handles(elements, Attribute)
        out = c_uint64()
        lib.mlsDenseElementsAttrGet(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def splat_get(shaped_type: Type, element: Attribute) -> DenseElementsAttr:
        """Gives a dense constant with one value for all elements: an integer or floating
        point attribute of the element type.

        Raises: BadArgumentError (`shaped_type`: no static shape of integers, index or
        floats); BadArgumentError (`element`: of another type); TooDeepError.

        In C: `mlsDenseElementsAttrSplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrSplatGet(
            v.handle(shaped_type, Type), v.handle(element, Attribute), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def bool_splat_get(shaped_type: Type, element: bool) -> DenseElementsAttr:
        """Gives a dense constant of integers of 1 bit each, with one value for all
        elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrBoolSplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrBoolSplatGet(v.handle(shaped_type, Type), bool(element), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def uint8_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 8 bits, signless or unsigned, with one
        value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt8SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt8SplatGet(
            v.handle(shaped_type, Type), v.uint8(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int8_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 8 bits, signless or signed, with one value
        for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt8SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrInt8SplatGet(
            v.handle(shaped_type, Type), v.int8(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint32_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 32 bits, signless or unsigned, with one
        value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt32SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt32SplatGet(
            v.handle(shaped_type, Type), v.uint32(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int32_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 32 bits, signless or signed, with one
        value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt32SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrInt32SplatGet(
            v.handle(shaped_type, Type), v.int32(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint64_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 64 bits, signless or unsigned, or `index`,
        with one value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt64SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt64SplatGet(
            v.handle(shaped_type, Type), v.uint64(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int64_splat_get(shaped_type: Type, element: int) -> DenseElementsAttr:
        """Gives a dense constant of integers of 64 bits, signless or signed, or `index`,
        with one value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt64SplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrInt64SplatGet(
            v.handle(shaped_type, Type), v.int64(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def float_splat_get(shaped_type: Type, element: float) -> DenseElementsAttr:
        """Gives a dense constant of `f32`, with one value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrFloatSplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrFloatSplatGet(
            v.handle(shaped_type, Type), v.float32(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def double_splat_get(shaped_type: Type, element: float) -> DenseElementsAttr:
        """Gives a dense constant of `f64`, with one value for all elements.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        TooDeepError.

        In C: `mlsDenseElementsAttrDoubleSplatGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrDoubleSplatGet(
            v.handle(shaped_type, Type), v.double(element), byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def bool_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 1 bit each from its elements: as many as
        the shape has, or one for all. Each number that is not 0 stands for true.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrBoolGet`.
        """
        elements_ = v.numbers("i", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrBoolGet(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint8_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 8 bits, signless or unsigned from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt8Get`.
        """
        elements_ = v.numbers("B", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt8Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int8_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 8 bits, signless or signed from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt8Get`.
        """
        elements_ = v.numbers("b", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrInt8Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint16_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 16 bits, signless or unsigned from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt16Get`.
        """
        elements_ = v.numbers("H", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt16Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int16_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 16 bits, signless or signed from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt16Get`.
        """
        elements_ = v.numbers("h", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrInt16Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint32_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 32 bits, signless or unsigned from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt32Get`.
        """
        elements_ = v.numbers("I", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt32Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int32_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 32 bits, signless or signed from its
        elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt32Get`.
        """
        elements_ = v.numbers("i", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrInt32Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def uint64_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 64 bits, signless or unsigned, or `index`
        from its elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrUInt64Get`.
        """
        elements_ = v.numbers("Q", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrUInt64Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def int64_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of integers of 64 bits, signless or signed, or `index`
        from its elements: as many as the shape has, or one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrInt64Get`.
        """
        elements_ = v.numbers("q", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrInt64Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def float_get(shaped_type: Type, elements: Sequence[float]) -> DenseElementsAttr:
        """Gives a dense constant of `f32` from its elements: as many as the shape has, or
        one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrFloatGet`.
        """
        elements_ = v.numbers("f", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrFloatGet(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def double_get(shaped_type: Type, elements: Sequence[float]) -> DenseElementsAttr:
        """Gives a dense constant of `f64` from its elements: as many as the shape has, or
        one for all.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrDoubleGet`.
        """
        elements_ = v.numbers("d", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrDoubleGet(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def bfloat16_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of `bf16` from its elements: as many as the shape has, or
        one for all. Each is given by its bits.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrBFloat16Get`.
        """
        elements_ = v.numbers("H", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrBFloat16Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def float16_get(shaped_type: Type, elements: Sequence[int]) -> DenseElementsAttr:
        """Gives a dense constant of `f16` from its elements: as many as the shape has, or
        one for all. Each is given by its bits.

        Raises: BadArgumentError (`shaped_type`: no static shape of such elements);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrFloat16Get`.
        """
        elements_ = v.numbers("H", elements)
        out = c_uint64()
        lib.mlsDenseElementsAttrFloat16Get(
            v.handle(shaped_type, Type), len(elements_), elements_, byref(out)
        )
        return Attribute._view(out.value)

    def reshape_get(self, shaped_type: Type) -> Attribute:
        """Gives a dense constant with the same numbers in another shape, which has as many
        and of the same type.

        Raises: BadArgumentError (`attr`: not a dense constant); BadArgumentError
        (`shaped_type`: another number or type of elements than `attr`; `attr`: of
        strings).

        In C: `mlsDenseElementsAttrReshapeGet`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrReshapeGet(self.bits, v.handle(shaped_type, Type), byref(out))
        return Attribute._view(out.value)

    def is_splat(self) -> bool:
        """Tells whether a dense constant has one value for all elements.

        Raises: BadArgumentError (`attr`: not a dense constant).

        In C: `mlsDenseElementsAttrIsSplat`.
        """
        out = c_bool()
        lib.mlsDenseElementsAttrIsSplat(self.bits, byref(out))
        return out.value

    def get_splat_value(self) -> Attribute:
        """Gives the one value of a dense constant that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements).

        In C: `mlsDenseElementsAttrGetSplatValue`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrGetSplatValue(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_bool_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 1 bit each that has one
        for all elements. Gives 1 for true, else 0.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetBoolSplatValue`.
        """
        out = c_int32()
        lib.mlsDenseElementsAttrGetBoolSplatValue(self.bits, byref(out))
        return out.value

    def get_int8_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 8 bits, signless or
        signed that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt8SplatValue`.
        """
        out = c_int8()
        lib.mlsDenseElementsAttrGetInt8SplatValue(self.bits, byref(out))
        return out.value

    def get_uint8_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 8 bits, signless or
        unsigned that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt8SplatValue`.
        """
        out = c_uint8()
        lib.mlsDenseElementsAttrGetUInt8SplatValue(self.bits, byref(out))
        return out.value

    def get_int32_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 32 bits, signless or
        signed that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt32SplatValue`.
        """
        out = c_int32()
        lib.mlsDenseElementsAttrGetInt32SplatValue(self.bits, byref(out))
        return out.value

    def get_uint32_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 32 bits, signless or
        unsigned that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt32SplatValue`.
        """
        out = c_uint32()
        lib.mlsDenseElementsAttrGetUInt32SplatValue(self.bits, byref(out))
        return out.value

    def get_int64_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 64 bits, signless or
        signed, or `index` that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt64SplatValue`.
        """
        out = c_int64()
        lib.mlsDenseElementsAttrGetInt64SplatValue(self.bits, byref(out))
        return out.value

    def get_uint64_splat_value(self) -> int:
        """Gives the one value of a dense constant of integers of 64 bits, signless or
        unsigned, or `index` that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt64SplatValue`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrGetUInt64SplatValue(self.bits, byref(out))
        return out.value

    def get_float_splat_value(self) -> float:
        """Gives the one value of a dense constant of `f32` that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetFloatSplatValue`.
        """
        out = c_float()
        lib.mlsDenseElementsAttrGetFloatSplatValue(self.bits, byref(out))
        return out.value

    def get_double_splat_value(self) -> float:
        """Gives the one value of a dense constant of `f64` that has one for all elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetDoubleSplatValue`.
        """
        out = c_double()
        lib.mlsDenseElementsAttrGetDoubleSplatValue(self.bits, byref(out))
        return out.value

    def get_string_splat_value(self) -> str:
        """Gives the one value of a dense constant of strings that has one for all
        elements.

        Raises: BadArgumentError (`attr`: not a constant with one value for all
        elements); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetStringSplatValue`.
        """
        out = _types.MlsStringRef()
        lib.mlsDenseElementsAttrGetStringSplatValue(self.bits, byref(out))
        return v.text_of(out)

    def get_bool_value(self, pos: int) -> bool:
        """Gives element number `pos` of a dense constant of integers of 1 bit each: they
        are in the order of the text. `mlsDenseElementsAttrGetRawData` gives all at
        once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetBoolValue`.
        """
        out = c_bool()
        lib.mlsDenseElementsAttrGetBoolValue(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_int8_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 8 bits, signless
        or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt8Value`.
        """
        out = c_int8()
        lib.mlsDenseElementsAttrGetInt8Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_uint8_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 8 bits, signless
        or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt8Value`.
        """
        out = c_uint8()
        lib.mlsDenseElementsAttrGetUInt8Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_int16_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 16 bits, signless
        or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt16Value`.
        """
        out = c_int16()
        lib.mlsDenseElementsAttrGetInt16Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_uint16_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 16 bits, signless
        or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt16Value`.
        """
        out = c_uint16()
        lib.mlsDenseElementsAttrGetUInt16Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_int32_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 32 bits, signless
        or signed: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt32Value`.
        """
        out = c_int32()
        lib.mlsDenseElementsAttrGetInt32Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_uint32_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 32 bits, signless
        or unsigned: they are in the order of the text. `mlsDenseElementsAttrGetRawData`
        gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt32Value`.
        """
        out = c_uint32()
        lib.mlsDenseElementsAttrGetUInt32Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_int64_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 64 bits, signless
        or signed, or `index`: they are in the order of the text.
        `mlsDenseElementsAttrGetRawData` gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetInt64Value`.
        """
        out = c_int64()
        lib.mlsDenseElementsAttrGetInt64Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_uint64_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 64 bits, signless
        or unsigned, or `index`: they are in the order of the text.
        `mlsDenseElementsAttrGetRawData` gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetUInt64Value`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrGetUInt64Value(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_index_value(self, pos: int) -> int:
        """Gives element number `pos` of a dense constant of integers of 64 bits, signless
        or unsigned, or `index`: they are in the order of the text.
        `mlsDenseElementsAttrGetRawData` gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetIndexValue`.
        """
        out = c_uint64()
        lib.mlsDenseElementsAttrGetIndexValue(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_float_value(self, pos: int) -> float:
        """Gives element number `pos` of a dense constant of `f32`: they are in the order
        of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetFloatValue`.
        """
        out = c_float()
        lib.mlsDenseElementsAttrGetFloatValue(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_double_value(self, pos: int) -> float:
        """Gives element number `pos` of a dense constant of `f64`: they are in the order
        of the text. `mlsDenseElementsAttrGetRawData` gives all at once.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetDoubleValue`.
        """
        out = c_double()
        lib.mlsDenseElementsAttrGetDoubleValue(self.bits, v.int64(pos), byref(out))
        return out.value

    def get_string_value(self, pos: int) -> str:
        """Gives element number `pos` of a dense constant of strings.

        Raises: BadArgumentError (`attr`: not a dense constant); OutOfRangeError
        (`pos`); BadArgumentError (`attr`: of other elements).

        In C: `mlsDenseElementsAttrGetStringValue`.
        """
        out = _types.MlsStringRef()
        lib.mlsDenseElementsAttrGetStringValue(self.bits, v.int64(pos), byref(out))
        return v.text_of(out)

    @staticmethod
    def raw_buffer_get(shaped_type: Type, raw_buffer: bytes) -> DenseElementsAttr:
        """Gives a dense constant from bytes in the order of the machine: one element after
        the other, each in whole bytes (`i1`: one byte each, or one bit each), or one
        element for all. The bytes are copied.

        Raises: BadArgumentError (`shaped_type`: no static shape of integers, index or
        floats); OutOfRangeError (`raw_buffer_size`).

        In C: `mlsDenseElementsAttrRawBufferGet`.
        """
        raw_buffer_ = v.buffer(raw_buffer)
        out = c_uint64()
        lib.mlsDenseElementsAttrRawBufferGet(
            v.handle(shaped_type, Type), len(raw_buffer_), raw_buffer_, byref(out)
        )
        return Attribute._view(out.value)

    @staticmethod
    def string_get(shaped_type: Type, strs: Sequence[str | bytes]) -> DenseElementsAttr:
        """Gives a dense constant of strings: as many as the shape has, or one for all. The
        texts are copied. The element type is one of a dialect that knows what to make
        of them.

        Raises: BadArgumentError (`shaped_type`: no static shape, or one of numbers);
        OutOfRangeError (`num_elements`: neither 1 nor as many as `shaped_type` has);
        TooDeepError.

        In C: `mlsDenseElementsAttrStringGet`.
        """
        strs_ = v.texts(strs)
        out = c_uint64()
        lib.mlsDenseElementsAttrStringGet(
            v.handle(shaped_type, Type), len(strs_), strs_, byref(out)
        )
        return Attribute._view(out.value)


class DenseF32Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseF32Array"

    @staticmethod
    def get(context: Context, values: Sequence[float]) -> DenseF32Array:
        """Gives a dense array of `f32`.

        In C: `mlsDenseF32ArrayGet`.
        """
        values_ = v.numbers("f", values)
        out = c_uint64()
        lib.mlsDenseF32ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseF32Array._view(out.value)

    def get_element(self, pos: int) -> float:
        """Gives element number `pos` of a dense array of `f32`.

        Raises: BadArgumentError (`attr`: not a dense array of `f32`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseF32ArrayGetElement`.
        """
        out = c_float()
        lib.mlsDenseF32ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[float]:
        """Gives all that `mlsDenseF32ArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `f32`).

        In C: `mlsDenseF32ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseF32ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_float, copy))


class DenseF64Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseF64Array"

    @staticmethod
    def get(context: Context, values: Sequence[float]) -> DenseF64Array:
        """Gives a dense array of `f64`.

        In C: `mlsDenseF64ArrayGet`.
        """
        values_ = v.numbers("d", values)
        out = c_uint64()
        lib.mlsDenseF64ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseF64Array._view(out.value)

    def get_element(self, pos: int) -> float:
        """Gives element number `pos` of a dense array of `f64`.

        Raises: BadArgumentError (`attr`: not a dense array of `f64`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseF64ArrayGetElement`.
        """
        out = c_double()
        lib.mlsDenseF64ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[float]:
        """Gives all that `mlsDenseF64ArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `f64`).

        In C: `mlsDenseF64ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseF64ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_double, copy))


class DenseI16Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseI16Array"

    @staticmethod
    def get(context: Context, values: Sequence[int]) -> DenseI16Array:
        """Gives a dense array of `i16`.

        In C: `mlsDenseI16ArrayGet`.
        """
        values_ = v.numbers("h", values)
        out = c_uint64()
        lib.mlsDenseI16ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseI16Array._view(out.value)

    def get_element(self, pos: int) -> int:
        """Gives element number `pos` of a dense array of `i16`.

        Raises: BadArgumentError (`attr`: not a dense array of `i16`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseI16ArrayGetElement`.
        """
        out = c_int16()
        lib.mlsDenseI16ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[int]:
        """Gives all that `mlsDenseI16ArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `i16`).

        In C: `mlsDenseI16ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseI16ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_int16, copy))


class DenseI32Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseI32Array"

    @staticmethod
    def get(context: Context, values: Sequence[int]) -> DenseI32Array:
        """Gives a dense array of `i32`.

        In C: `mlsDenseI32ArrayGet`.
        """
        values_ = v.numbers("i", values)
        out = c_uint64()
        lib.mlsDenseI32ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseI32Array._view(out.value)

    def get_element(self, pos: int) -> int:
        """Gives element number `pos` of a dense array of `i32`.

        Raises: BadArgumentError (`attr`: not a dense array of `i32`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseI32ArrayGetElement`.
        """
        out = c_int32()
        lib.mlsDenseI32ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[int]:
        """Gives all that `mlsDenseI32ArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `i32`).

        In C: `mlsDenseI32ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseI32ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_int32, copy))


class DenseI64Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseI64Array"

    @staticmethod
    def get(context: Context, values: Sequence[int]) -> DenseI64Array:
        """Gives a dense array of `i64`.

        In C: `mlsDenseI64ArrayGet`.
        """
        values_ = v.numbers("q", values)
        out = c_uint64()
        lib.mlsDenseI64ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseI64Array._view(out.value)

    def get_element(self, pos: int) -> int:
        """Gives element number `pos` of a dense array of `i64`.

        Raises: BadArgumentError (`attr`: not a dense array of `i64`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseI64ArrayGetElement`.
        """
        out = c_int64()
        lib.mlsDenseI64ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[int]:
        """Gives all that `mlsDenseI64ArrayGetElement` gives, one after the other. Writes
        as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `i64`).

        In C: `mlsDenseI64ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseI64ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_int64, copy))


class DenseI8Array(DenseArray):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsADenseI8Array"

    @staticmethod
    def get(context: Context, values: Sequence[int]) -> DenseI8Array:
        """Gives a dense array of `i8`.

        In C: `mlsDenseI8ArrayGet`.
        """
        values_ = v.numbers("b", values)
        out = c_uint64()
        lib.mlsDenseI8ArrayGet(v.handle(context, Context), len(values_), values_, byref(out))
        return DenseI8Array._view(out.value)

    def get_element(self, pos: int) -> int:
        """Gives element number `pos` of a dense array of `i8`.

        Raises: BadArgumentError (`attr`: not a dense array of `i8`); OutOfRangeError
        (`pos`).

        In C: `mlsDenseI8ArrayGetElement`.
        """
        out = c_int8()
        lib.mlsDenseI8ArrayGetElement(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_elements(self) -> list[int]:
        """Gives all that `mlsDenseI8ArrayGetElement` gives, one after the other. Writes as
        many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`attr`: not a dense array of `i8`).

        In C: `mlsDenseI8ArrayCopyElements`.
        """

        def copy(capacity, room, found):
            lib.mlsDenseI8ArrayCopyElements(self.bits, capacity, room, found)

        return list(v.copied(c_int8, copy))


class EmitCCmpPredicateAttr(IntegerAttr):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAEmitCCmpPredicate"
    _type_id = "mlsEmitCCmpPredicateAttrGetTypeID"

    @staticmethod
    def get(context: Context, val: EmitCCmpPredicate) -> EmitCCmpPredicateAttr:
        """Gives the attribute of a predicate of `emitc.cmp`: its number, as an `i64`.

        Raises: BadEnumError (`val`).

        In C: `mlsEmitCCmpPredicateAttrGet`.
        """
        out = c_uint64()
        lib.mlsEmitCCmpPredicateAttrGet(v.handle(context, Context), v.uint64(val), byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `EmitCCmpPredicate`, like
        `builtin.integer`.

        In C: `mlsEmitCCmpPredicateAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsEmitCCmpPredicateAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> EmitCCmpPredicate:
        """Gives the predicate that an attribute holds.

        Raises: BadArgumentError (`attr`: not a predicate of `emitc.cmp`).

        In C: `mlsEmitCCmpPredicateAttrGetValue`.
        """
        out = c_uint64()
        lib.mlsEmitCCmpPredicateAttrGetValue(self.bits, byref(out))
        return EmitCCmpPredicate(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `EmitCCmpPredicate`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsEmitCCmpPredicateAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsEmitCCmpPredicateAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class F16Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAF16"
    _type_id = "mlsFloat16TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float16`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsFloat16TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat16TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> F16Type:
        """Gives the type `f16`.

        In C: `mlsF16TypeGet`.
        """
        out = c_uint64()
        lib.mlsF16TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `F16`, like `builtin.integer`.

        In C: `mlsF16TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsF16TypeGetName(byref(out))
        return v.text_of(out)


class F32Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAF32"
    _type_id = "mlsFloat32TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float32`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsFloat32TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat32TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> F32Type:
        """Gives the type `f32`.

        In C: `mlsF32TypeGet`.
        """
        out = c_uint64()
        lib.mlsF32TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `F32`, like `builtin.integer`.

        In C: `mlsF32TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsF32TypeGetName(byref(out))
        return v.text_of(out)


class F64Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAF64"
    _type_id = "mlsFloat64TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float64`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsFloat64TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat64TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> F64Type:
        """Gives the type `f64`.

        In C: `mlsF64TypeGet`.
        """
        out = c_uint64()
        lib.mlsF64TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `F64`, like `builtin.integer`.

        In C: `mlsF64TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsF64TypeGetName(byref(out))
        return v.text_of(out)


class FlatSymbolRefAttr(SymbolRefAttr):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsAFlatSymbolRef"

    @staticmethod
    def get(context: Context, symbol: str | bytes) -> FlatSymbolRefAttr:
        """Gives a reference to the symbol `symbol`.

        In C: `mlsFlatSymbolRefAttrGet`.
        """
        out = c_uint64()
        lib.mlsFlatSymbolRefAttrGet(v.handle(context, Context), v.text(symbol), byref(out))
        return FlatSymbolRefAttr._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `FlatSymbolRef`, like
        `builtin.integer`.

        In C: `mlsFlatSymbolRefAttrGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFlatSymbolRefAttrGetName(byref(out))
        return v.text_of(out)

    def get_value(self) -> str:
        """Gives the text of a symbol reference without nesting.

        Raises: BadArgumentError (`attr`: not a symbol reference without nesting).

        In C: `mlsFlatSymbolRefAttrGetValue`.
        """
        out = _types.MlsStringRef()
        lib.mlsFlatSymbolRefAttrGetValue(self.bits, byref(out))
        return v.text_of(out)


class Float4E2M1FNType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat4E2M1FN"
    _type_id = "mlsFloat4E2M1FNTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float4E2M1FN`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat4E2M1FNTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat4E2M1FNTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float4E2M1FNType:
        """Gives the type `f4E2M1FN`.

        In C: `mlsFloat4E2M1FNTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat4E2M1FNTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float4E2M1FN`, like
        `builtin.integer`.

        In C: `mlsFloat4E2M1FNTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat4E2M1FNTypeGetName(byref(out))
        return v.text_of(out)


class Float6E2M3FNType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat6E2M3FN"
    _type_id = "mlsFloat6E2M3FNTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float6E2M3FN`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat6E2M3FNTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat6E2M3FNTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float6E2M3FNType:
        """Gives the type `f6E2M3FN`.

        In C: `mlsFloat6E2M3FNTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat6E2M3FNTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float6E2M3FN`, like
        `builtin.integer`.

        In C: `mlsFloat6E2M3FNTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat6E2M3FNTypeGetName(byref(out))
        return v.text_of(out)


class Float6E3M2FNType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat6E3M2FN"
    _type_id = "mlsFloat6E3M2FNTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float6E3M2FN`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat6E3M2FNTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat6E3M2FNTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float6E3M2FNType:
        """Gives the type `f6E3M2FN`.

        In C: `mlsFloat6E3M2FNTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat6E3M2FNTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float6E3M2FN`, like
        `builtin.integer`.

        In C: `mlsFloat6E3M2FNTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat6E3M2FNTypeGetName(byref(out))
        return v.text_of(out)


class Float8E3M4Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E3M4"
    _type_id = "mlsFloat8E3M4TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E3M4`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E3M4TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E3M4TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E3M4Type:
        """Gives the type `f8E3M4`.

        In C: `mlsFloat8E3M4TypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E3M4TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E3M4`, like
        `builtin.integer`.

        In C: `mlsFloat8E3M4TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E3M4TypeGetName(byref(out))
        return v.text_of(out)


class Float8E4M3B11FNUZType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E4M3B11FNUZ"
    _type_id = "mlsFloat8E4M3B11FNUZTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E4M3B11FNUZ`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E4M3B11FNUZTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3B11FNUZTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E4M3B11FNUZType:
        """Gives the type `f8E4M3B11FNUZ`.

        In C: `mlsFloat8E4M3B11FNUZTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3B11FNUZTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E4M3B11FNUZ`, like
        `builtin.integer`.

        In C: `mlsFloat8E4M3B11FNUZTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E4M3B11FNUZTypeGetName(byref(out))
        return v.text_of(out)


class Float8E4M3FNType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E4M3FN"
    _type_id = "mlsFloat8E4M3FNTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E4M3FN`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E4M3FNTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3FNTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E4M3FNType:
        """Gives the type `f8E4M3FN`.

        In C: `mlsFloat8E4M3FNTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3FNTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E4M3FN`, like
        `builtin.integer`.

        In C: `mlsFloat8E4M3FNTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E4M3FNTypeGetName(byref(out))
        return v.text_of(out)


class Float8E4M3FNUZType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E4M3FNUZ"
    _type_id = "mlsFloat8E4M3FNUZTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E4M3FNUZ`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E4M3FNUZTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3FNUZTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E4M3FNUZType:
        """Gives the type `f8E4M3FNUZ`.

        In C: `mlsFloat8E4M3FNUZTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3FNUZTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E4M3FNUZ`, like
        `builtin.integer`.

        In C: `mlsFloat8E4M3FNUZTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E4M3FNUZTypeGetName(byref(out))
        return v.text_of(out)


class Float8E4M3Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E4M3"
    _type_id = "mlsFloat8E4M3TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E4M3`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E4M3TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E4M3Type:
        """Gives the type `f8E4M3`.

        In C: `mlsFloat8E4M3TypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E4M3TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E4M3`, like
        `builtin.integer`.

        In C: `mlsFloat8E4M3TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E4M3TypeGetName(byref(out))
        return v.text_of(out)


class Float8E5M2FNUZType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E5M2FNUZ"
    _type_id = "mlsFloat8E5M2FNUZTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E5M2FNUZ`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E5M2FNUZTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E5M2FNUZTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E5M2FNUZType:
        """Gives the type `f8E5M2FNUZ`.

        In C: `mlsFloat8E5M2FNUZTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E5M2FNUZTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E5M2FNUZ`, like
        `builtin.integer`.

        In C: `mlsFloat8E5M2FNUZTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E5M2FNUZTypeGetName(byref(out))
        return v.text_of(out)


class Float8E5M2Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E5M2"
    _type_id = "mlsFloat8E5M2TypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E5M2`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E5M2TypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E5M2TypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E5M2Type:
        """Gives the type `f8E5M2`.

        In C: `mlsFloat8E5M2TypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E5M2TypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E5M2`, like
        `builtin.integer`.

        In C: `mlsFloat8E5M2TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E5M2TypeGetName(byref(out))
        return v.text_of(out)


class Float8E8M0FNUType(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAFloat8E8M0FNU"
    _type_id = "mlsFloat8E8M0FNUTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Float8E8M0FNU`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsFloat8E8M0FNUTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsFloat8E8M0FNUTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(context: Context) -> Float8E8M0FNUType:
        """Gives the type `f8E8M0FNU`.

        In C: `mlsFloat8E8M0FNUTypeGet`.
        """
        out = c_uint64()
        lib.mlsFloat8E8M0FNUTypeGet(v.handle(context, Context), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Float8E8M0FNU`, like
        `builtin.integer`.

        In C: `mlsFloat8E8M0FNUTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsFloat8E8M0FNUTypeGetName(byref(out))
        return v.text_of(out)


class MemRefType(ShapedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAMemRef"
    _type_id = "mlsMemRefTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `MemRef`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsMemRefTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsMemRefTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        element_type: Type,
        shape: Sequence[int],
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> MemRefType | None:
        """Gives the memref type of `rank` sizes, with a layout and a memory space where
        these are not null.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        BadArgumentError (`layout`: neither an affine map nor a strided layout);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsMemRefTypeGet`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsMemRefTypeGet(
            v.handle(element_type, Type),
            len(shape_),
            shape_,
            v.optional(layout, Attribute),
            v.optional(memory_space, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `MemRef`, like
        `builtin.integer`.

        In C: `mlsMemRefTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsMemRefTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_checked(
        location: Location,
        element_type: Type,
        shape: Sequence[int],
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> MemRefType | None:
        """Gives the memref type of `rank` sizes, with a layout and a memory space where
        these are not null. Diagnostics are at `location`.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        BadArgumentError (`layout`: neither an affine map nor a strided layout);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsMemRefTypeGetChecked`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsMemRefTypeGetChecked(
            v.handle(location, Location),
            v.handle(element_type, Type),
            len(shape_),
            shape_,
            v.optional(layout, Attribute),
            v.optional(memory_space, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def contiguous_get(
        element_type: Type, shape: Sequence[int], memory_space: Attribute | None = None
    ) -> MemRefType | None:
        """Gives the memref type of `rank` sizes without a layout, with a memory space if
        `memory_space` is not null.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsMemRefTypeContiguousGet`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsMemRefTypeContiguousGet(
            v.handle(element_type, Type),
            len(shape_),
            shape_,
            v.optional(memory_space, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def contiguous_get_checked(
        location: Location,
        element_type: Type,
        shape: Sequence[int],
        memory_space: Attribute | None = None,
    ) -> MemRefType | None:
        """Gives the memref type of `rank` sizes without a layout, with a memory space if
        `memory_space` is not null. Diagnostics are at `location`.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsMemRefTypeContiguousGetChecked`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsMemRefTypeContiguousGetChecked(
            v.handle(location, Location),
            v.handle(element_type, Type),
            len(shape_),
            shape_,
            v.optional(memory_space, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    def get_layout(self) -> Attribute:
        """Gives the layout of a ranked memref type.

        Raises: BadArgumentError (`ty`: not a ranked memref type).

        In C: `mlsMemRefTypeGetLayout`.
        """
        out = c_uint64()
        lib.mlsMemRefTypeGetLayout(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_affine_map(self) -> AffineMap:
        """Gives the affine map of the layout of a ranked memref type.

        Raises: BadArgumentError (`ty`: not a ranked memref type).

        In C: `mlsMemRefTypeGetAffineMap`.
        """
        out = c_uint64()
        lib.mlsMemRefTypeGetAffineMap(self.bits, byref(out))
        return AffineMap._view(out.value)

    def get_memory_space(self) -> Attribute | None:
        """Gives the memory space of a ranked memref type; null if it has none.

        Raises: BadArgumentError (`ty`: not a ranked memref type).

        In C: `mlsMemRefTypeGetMemorySpace`.
        """
        out = c_uint64()
        lib.mlsMemRefTypeGetMemorySpace(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Gives the strides and the offset of a ranked memref type, where
        `mlsShapedTypeGetDynamicStrideOrOffset` stands for one that is dynamic. Writes
        as many strides as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a ranked memref type, or its layout has no
        strides); OutOfRangeError (`ty`: larger than numbers of 64 bits); TooDeepError.

        In C: `mlsMemRefTypeGetStridesAndOffset`.
        """
        offset = c_int64()

        def copy(capacity, room, found):
            lib.mlsMemRefTypeGetStridesAndOffset(self.bits, capacity, room, byref(offset), found)

        return list(v.copied(c_int64, copy)), offset.value


class RankedTensorType(ShapedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsARankedTensor"
    _type_id = "mlsRankedTensorTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `RankedTensor`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsRankedTensorTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsRankedTensorTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None
    ) -> RankedTensorType | None:
        """Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
        null.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsRankedTensorTypeGet`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsRankedTensorTypeGet(
            len(shape_),
            shape_,
            v.handle(element_type, Type),
            v.optional(encoding, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `RankedTensor`, like
        `builtin.integer`.

        In C: `mlsRankedTensorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsRankedTensorTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_checked(
        location: Location,
        shape: Sequence[int],
        element_type: Type,
        encoding: Attribute | None = None,
    ) -> RankedTensorType | None:
        """Gives the tensor type of `rank` sizes, with an encoding if `encoding` is not
        null. Diagnostics are at `location`.

        Raises: OutOfRangeError (`shape`: a size below 0 that is not the dynamic one);
        TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsRankedTensorTypeGetChecked`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsRankedTensorTypeGetChecked(
            v.handle(location, Location),
            len(shape_),
            shape_,
            v.handle(element_type, Type),
            v.optional(encoding, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    def get_encoding(self) -> Attribute | None:
        """Gives the encoding of a ranked tensor type; null if it has none.

        Raises: BadArgumentError (`ty`: not a ranked tensor type).

        In C: `mlsRankedTensorTypeGetEncoding`.
        """
        out = c_uint64()
        lib.mlsRankedTensorTypeGetEncoding(self.bits, byref(out))
        return Attribute._view(out.value)


class SparseElementsAttr(ElementsAttr):
    """A kind of `Attribute`."""

    __slots__ = ()
    _test = "mlsAttributeIsASparseElements"
    _type_id = "mlsSparseElementsAttrGetTypeID"

    def get_indices(self) -> Attribute:
        """Gives the indices of the elements of a sparse constant that are not zero.

        Raises: BadArgumentError (`attr`: not a sparse constant).

        In C: `mlsSparseElementsAttrGetIndices`.
        """
        out = c_uint64()
        lib.mlsSparseElementsAttrGetIndices(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_values(self) -> Attribute:
        """Gives the elements of a sparse constant that are not zero.

        Raises: BadArgumentError (`attr`: not a sparse constant).

        In C: `mlsSparseElementsAttrGetValues`.
        """
        out = c_uint64()
        lib.mlsSparseElementsAttrGetValues(self.bits, byref(out))
        return Attribute._view(out.value)

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `SparseElements`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsSparseElementsAttrGetTypeID`.
        """
        out = c_uint64()
        lib.mlsSparseElementsAttrGetTypeID(byref(out))
        return TypeID._view(out.value)


class TF32Type(FloatType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsATF32"

    @staticmethod
    def get(context: Context) -> TF32Type:
        """Gives the type `tf32`.

        In C: `mlsTF32TypeGet`.
        """
        out = c_uint64()
        lib.mlsTF32TypeGet(v.handle(context, Context), byref(out))
        return TF32Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `TF32`, like
        `builtin.integer`.

        In C: `mlsTF32TypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsTF32TypeGetName(byref(out))
        return v.text_of(out)


class UniformQuantizedPerAxisType(QuantizedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAUniformQuantizedPerAxisType"
    _type_id = "mlsUniformQuantizedPerAxisTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `UniformQuantizedPerAxis`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsUniformQuantizedPerAxisTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedPerAxisTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scales: Sequence[float],
        zero_points: Sequence[int],
        quantized_dimension: int,
        storage_type_min: int,
        storage_type_max: int,
    ) -> UniformQuantizedPerAxisType:
        """Gives a quantized type with a scale and a zero point for each index of a
        dimension.

        Raises: DialectNotLoadedError (`quant`); OutOfRangeError (`flags`;
        `storage_type_min`, `storage_type_max`: not a range of the storage type);
        BadArgumentError (`storage_type`: not an integer type of 1 to 32 bits);
        BadArgumentError (`expressed_type`: not a floating point type of at most 64
        bits); OutOfRangeError (`scales`: not a number above 0 of the type
        `expressed_type`); OutOfRangeError (`quantized_dimension`: below 0);
        TooDeepError.

        In C: `mlsUniformQuantizedPerAxisTypeGet`.
        """
        scales_ = v.numbers("d", scales)
        zero_points_ = v.numbers("q", zero_points)
        v.same_length(scales_, zero_points_)
        out = c_uint64()
        lib.mlsUniformQuantizedPerAxisTypeGet(
            v.uint32(flags),
            v.handle(storage_type, Type),
            v.handle(expressed_type, Type),
            len(scales_),
            scales_,
            zero_points_,
            v.int32(quantized_dimension),
            v.int64(storage_type_min),
            v.int64(storage_type_max),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `UniformQuantizedPerAxis`,
        like `builtin.integer`.

        In C: `mlsUniformQuantizedPerAxisTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUniformQuantizedPerAxisTypeGetName(byref(out))
        return v.text_of(out)

    def get_num_dims(self) -> int:
        """Gives the number of scales of a quantized type with one for each index of a
        dimension.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension).

        In C: `mlsUniformQuantizedPerAxisTypeGetNumDims`.
        """
        out = c_int64()
        lib.mlsUniformQuantizedPerAxisTypeGetNumDims(self.bits, byref(out))
        return out.value

    def get_scale(self, pos: int) -> float:
        """Gives scale number `pos` of a quantized type with one for each index of a
        dimension.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension); OutOfRangeError (`pos`).

        In C: `mlsUniformQuantizedPerAxisTypeGetScale`.
        """
        out = c_double()
        lib.mlsUniformQuantizedPerAxisTypeGetScale(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_scales(self) -> list[float]:
        """Gives all that `mlsUniformQuantizedPerAxisTypeGetScale` gives, one after the
        other. Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension).

        In C: `mlsUniformQuantizedPerAxisTypeCopyScales`.
        """

        def copy(capacity, room, found):
            lib.mlsUniformQuantizedPerAxisTypeCopyScales(self.bits, capacity, room, found)

        return list(v.copied(c_double, copy))

    def get_zero_point(self, pos: int) -> int:
        """Gives zero point number `pos` of a quantized type with one for each index of a
        dimension.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension); OutOfRangeError (`pos`).

        In C: `mlsUniformQuantizedPerAxisTypeGetZeroPoint`.
        """
        out = c_int64()
        lib.mlsUniformQuantizedPerAxisTypeGetZeroPoint(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_zero_points(self) -> list[int]:
        """Gives all that `mlsUniformQuantizedPerAxisTypeGetZeroPoint` gives, one after the
        other. Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension).

        In C: `mlsUniformQuantizedPerAxisTypeCopyZeroPoints`.
        """

        def copy(capacity, room, found):
            lib.mlsUniformQuantizedPerAxisTypeCopyZeroPoints(self.bits, capacity, room, found)

        return list(v.copied(c_int64, copy))

    def get_quantized_dimension(self) -> int:
        """Gives the dimension for each index of which a quantized type has a scale.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension).

        In C: `mlsUniformQuantizedPerAxisTypeGetQuantizedDimension`.
        """
        out = c_int32()
        lib.mlsUniformQuantizedPerAxisTypeGetQuantizedDimension(self.bits, byref(out))
        return out.value

    def is_fixed_point(self) -> bool:
        """Tells whether every zero point of a quantized type with a scale for each index
        of a dimension is 0.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each index
        of a dimension).

        In C: `mlsUniformQuantizedPerAxisTypeIsFixedPoint`.
        """
        out = c_bool()
        lib.mlsUniformQuantizedPerAxisTypeIsFixedPoint(self.bits, byref(out))
        return out.value


class UniformQuantizedSubChannelType(QuantizedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAUniformQuantizedSubChannelType"
    _type_id = "mlsUniformQuantizedSubChannelTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `UniformQuantizedSubChannel`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsUniformQuantizedSubChannelTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedSubChannelTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scales_attr: Attribute,
        zero_points_attr: Attribute,
        quantized_dimensions: Sequence[int],
        block_sizes: Sequence[int],
        storage_type_min: int,
        storage_type_max: int,
    ) -> UniformQuantizedSubChannelType:
        """Gives a quantized type with a scale and a zero point for each block. Blocks have
        `block_sizes` in `quantized_dimensions`.

        Raises: DialectNotLoadedError (`quant`); OutOfRangeError (`flags`;
        `storage_type_min`, `storage_type_max`: not a range of the storage type);
        BadArgumentError (`storage_type`: not an integer type of 1 to 32 bits);
        BadArgumentError (`expressed_type`: not a floating point type of at most 64
        bits); BadArgumentError (`scales_attr`, `zero_points_attr`: not dense elements
        of the expressed type, which is f16, bf16, f32 or f64, and of the storage type,
        in one shape); OutOfRangeError (`scales_attr`: a scale that is not above 0);
        OutOfRangeError (`quantized_dimensions`: below 0); OutOfRangeError
        (`block_sizes`: below 1); TooDeepError.

        In C: `mlsUniformQuantizedSubChannelTypeGet`.
        """
        quantized_dimensions_ = v.numbers("i", quantized_dimensions)
        block_sizes_ = v.numbers("q", block_sizes)
        v.same_length(quantized_dimensions_, block_sizes_)
        out = c_uint64()
        lib.mlsUniformQuantizedSubChannelTypeGet(
            v.uint32(flags),
            v.handle(storage_type, Type),
            v.handle(expressed_type, Type),
            v.handle(scales_attr, Attribute),
            v.handle(zero_points_attr, Attribute),
            len(quantized_dimensions_),
            quantized_dimensions_,
            block_sizes_,
            v.int64(storage_type_min),
            v.int64(storage_type_max),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `UniformQuantizedSubChannel`,
        like `builtin.integer`.

        In C: `mlsUniformQuantizedSubChannelTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUniformQuantizedSubChannelTypeGetName(byref(out))
        return v.text_of(out)

    def get_num_block_sizes(self) -> int:
        """Gives the number of dimensions in which a quantized type has blocks.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block).

        In C: `mlsUniformQuantizedSubChannelTypeGetNumBlockSizes`.
        """
        out = c_int64()
        lib.mlsUniformQuantizedSubChannelTypeGetNumBlockSizes(self.bits, byref(out))
        return out.value

    def get_quantized_dimension(self, pos: int) -> int:
        """Gives number `pos` of the dimensions in which a quantized type has blocks.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block); OutOfRangeError (`pos`).

        In C: `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension`.
        """
        out = c_int32()
        lib.mlsUniformQuantizedSubChannelTypeGetQuantizedDimension(
            self.bits, v.int64(pos), byref(out)
        )
        return out.value

    def copy_quantized_dimensions(self) -> list[int]:
        """Gives all that `mlsUniformQuantizedSubChannelTypeGetQuantizedDimension` gives,
        one after the other. Writes as many as `capacity` allows, and the number that
        there are.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block).

        In C: `mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions`.
        """

        def copy(capacity, room, found):
            lib.mlsUniformQuantizedSubChannelTypeCopyQuantizedDimensions(
                self.bits, capacity, room, found
            )

        return list(v.copied(c_int32, copy))

    def get_block_size(self, pos: int) -> int:
        """Gives the size that the blocks of a quantized type have in number `pos` of their
        dimensions.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block); OutOfRangeError (`pos`).

        In C: `mlsUniformQuantizedSubChannelTypeGetBlockSize`.
        """
        out = c_int64()
        lib.mlsUniformQuantizedSubChannelTypeGetBlockSize(self.bits, v.int64(pos), byref(out))
        return out.value

    def copy_block_sizes(self) -> list[int]:
        """Gives all that `mlsUniformQuantizedSubChannelTypeGetBlockSize` gives, one after
        the other. Writes as many as `capacity` allows, and the number that there are.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block).

        In C: `mlsUniformQuantizedSubChannelTypeCopyBlockSizes`.
        """

        def copy(capacity, room, found):
            lib.mlsUniformQuantizedSubChannelTypeCopyBlockSizes(self.bits, capacity, room, found)

        return list(v.copied(c_int64, copy))

    def get_scales(self) -> Attribute:
        """Gives the scales of the blocks of a quantized type.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block).

        In C: `mlsUniformQuantizedSubChannelTypeGetScales`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedSubChannelTypeGetScales(self.bits, byref(out))
        return Attribute._view(out.value)

    def get_zero_points(self) -> Attribute:
        """Gives the zero points of the blocks of a quantized type.

        Raises: BadArgumentError (`ty`: not a quantized type with a scale for each
        block).

        In C: `mlsUniformQuantizedSubChannelTypeGetZeroPoints`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedSubChannelTypeGetZeroPoints(self.bits, byref(out))
        return Attribute._view(out.value)


class UniformQuantizedType(QuantizedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAUniformQuantizedType"
    _type_id = "mlsUniformQuantizedTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `UniformQuantized`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsUniformQuantizedTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scale: float,
        zero_point: int,
        storage_type_min: int,
        storage_type_max: int,
    ) -> UniformQuantizedType:
        """Gives a quantized type with one scale and one zero point.

        Raises: DialectNotLoadedError (`quant`); OutOfRangeError (`flags`;
        `storage_type_min`, `storage_type_max`: not a range of the storage type);
        BadArgumentError (`storage_type`: not an integer type of 1 to 32 bits);
        BadArgumentError (`expressed_type`: not a floating point type of at most 64
        bits); OutOfRangeError (`scale`: not a number above 0 of the type
        `expressed_type`); TooDeepError.

        In C: `mlsUniformQuantizedTypeGet`.
        """
        out = c_uint64()
        lib.mlsUniformQuantizedTypeGet(
            v.uint32(flags),
            v.handle(storage_type, Type),
            v.handle(expressed_type, Type),
            v.double(scale),
            v.int64(zero_point),
            v.int64(storage_type_min),
            v.int64(storage_type_max),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `UniformQuantized`, like
        `builtin.integer`.

        In C: `mlsUniformQuantizedTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUniformQuantizedTypeGetName(byref(out))
        return v.text_of(out)

    def get_scale(self) -> float:
        """Gives the scale of a quantized type with one.

        Raises: BadArgumentError (`ty`: not a quantized type with one scale).

        In C: `mlsUniformQuantizedTypeGetScale`.
        """
        out = c_double()
        lib.mlsUniformQuantizedTypeGetScale(self.bits, byref(out))
        return out.value

    def get_zero_point(self) -> int:
        """Gives the zero point of a quantized type with one scale.

        Raises: BadArgumentError (`ty`: not a quantized type with one scale).

        In C: `mlsUniformQuantizedTypeGetZeroPoint`.
        """
        out = c_int64()
        lib.mlsUniformQuantizedTypeGetZeroPoint(self.bits, byref(out))
        return out.value

    def is_fixed_point(self) -> bool:
        """Tells whether the zero point of a quantized type with one scale is 0.

        Raises: BadArgumentError (`ty`: not a quantized type with one scale).

        In C: `mlsUniformQuantizedTypeIsFixedPoint`.
        """
        out = c_bool()
        lib.mlsUniformQuantizedTypeIsFixedPoint(self.bits, byref(out))
        return out.value


class UnrankedMemRefType(ShapedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAUnrankedMemRef"
    _type_id = "mlsUnrankedMemRefTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `UnrankedMemRef`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsUnrankedMemRefTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUnrankedMemRefTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None = None) -> UnrankedMemRefType | None:
        """Gives the unranked memref type of an element type, with a memory space if
        `memory_space` is not null.

        Raises: TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsUnrankedMemRefTypeGet`.
        """
        out = c_uint64()
        lib.mlsUnrankedMemRefTypeGet(
            v.handle(element_type, Type), v.optional(memory_space, Attribute), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `UnrankedMemRef`, like
        `builtin.integer`.

        In C: `mlsUnrankedMemRefTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUnrankedMemRefTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_checked(
        location: Location, element_type: Type, memory_space: Attribute | None = None
    ) -> UnrankedMemRefType | None:
        """Gives the unranked memref type of an element type, with a memory space if
        `memory_space` is not null. Diagnostics are at `location`.

        Raises: TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsUnrankedMemRefTypeGetChecked`.
        """
        out = c_uint64()
        lib.mlsUnrankedMemRefTypeGetChecked(
            v.handle(location, Location),
            v.handle(element_type, Type),
            v.optional(memory_space, Attribute),
            byref(out),
        )
        return Type._view(out.value)

    def get_memory_space(self) -> Attribute | None:
        """Gives the memory space of an unranked memref type; null if it has none.

        Raises: BadArgumentError (`ty`: not an unranked memref type).

        In C: `mlsUnrankedMemrefGetMemorySpace`.
        """
        out = c_uint64()
        lib.mlsUnrankedMemrefGetMemorySpace(self.bits, byref(out))
        return Attribute._view(out.value)


class UnrankedTensorType(ShapedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAUnrankedTensor"
    _type_id = "mlsUnrankedTensorTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `UnrankedTensor`, for comparison with
        `mlsTypeGetTypeID` or `mlsAttributeGetTypeID`.

        In C: `mlsUnrankedTensorTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsUnrankedTensorTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(element_type: Type) -> UnrankedTensorType:
        """Gives the unranked tensor type of an element type.

        Raises: TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsUnrankedTensorTypeGet`.
        """
        out = c_uint64()
        lib.mlsUnrankedTensorTypeGet(v.handle(element_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `UnrankedTensor`, like
        `builtin.integer`.

        In C: `mlsUnrankedTensorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsUnrankedTensorTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_checked(location: Location, element_type: Type) -> UnrankedTensorType:
        """Gives the unranked tensor type of an element type. Diagnostics are at
        `location`.

        Raises: TooDeepError; BadArgumentError with diagnostics.

        In C: `mlsUnrankedTensorTypeGetChecked`.
        """
        out = c_uint64()
        lib.mlsUnrankedTensorTypeGetChecked(
            v.handle(location, Location), v.handle(element_type, Type), byref(out)
        )
        return Type._view(out.value)


class VectorType(ShapedType):
    """A kind of `Type`."""

    __slots__ = ()
    _test = "mlsTypeIsAVector"
    _type_id = "mlsVectorTypeGetTypeID"

    @staticmethod
    def get_type_id() -> TypeID:
        """Gives the number of the class `Vector`, for comparison with `mlsTypeGetTypeID`
        or `mlsAttributeGetTypeID`.

        In C: `mlsVectorTypeGetTypeID`.
        """
        out = c_uint64()
        lib.mlsVectorTypeGetTypeID(byref(out))
        return TypeID._view(out.value)

    @staticmethod
    def get(shape: Sequence[int], element_type: Type) -> VectorType:
        """Gives the vector type of `rank` sizes, each at least 1.

        Raises: OutOfRangeError (`shape`: a size below 0); TooDeepError;
        BadArgumentError with diagnostics.

        In C: `mlsVectorTypeGet`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsVectorTypeGet(len(shape_), shape_, v.handle(element_type, Type), byref(out))
        return Type._view(out.value)

    @staticmethod
    def get_name() -> str:
        """Gives the name that the dialect has for the class `Vector`, like
        `builtin.integer`.

        In C: `mlsVectorTypeGetName`.
        """
        out = _types.MlsStringRef()
        lib.mlsVectorTypeGetName(byref(out))
        return v.text_of(out)

    @staticmethod
    def get_checked(location: Location, shape: Sequence[int], element_type: Type) -> VectorType:
        """Gives the vector type of `rank` sizes, each at least 1. Diagnostics are at
        `location`.

        Raises: OutOfRangeError (`shape`: a size below 0); TooDeepError;
        BadArgumentError with diagnostics.

        In C: `mlsVectorTypeGetChecked`.
        """
        shape_ = v.numbers("q", shape)
        out = c_uint64()
        lib.mlsVectorTypeGetChecked(
            v.handle(location, Location),
            len(shape_),
            shape_,
            v.handle(element_type, Type),
            byref(out),
        )
        return Type._view(out.value)

    @staticmethod
    def get_scalable(
        shape: Sequence[int], scalable: Sequence[bool], element_type: Type
    ) -> VectorType:
        """Gives the vector type of `rank` sizes, each at least 1; those for which
        `scalable` says so are multiples of it.

        Raises: OutOfRangeError (`shape`: a size below 0); TooDeepError;
        BadArgumentError with diagnostics.

        In C: `mlsVectorTypeGetScalable`.
        """
        shape_ = v.numbers("q", shape)
        scalable_ = v.booleans(scalable)
        v.same_length(shape_, scalable_)
        out = c_uint64()
        lib.mlsVectorTypeGetScalable(
            len(shape_), shape_, scalable_, v.handle(element_type, Type), byref(out)
        )
        return Type._view(out.value)

    @staticmethod
    def get_scalable_checked(
        location: Location, shape: Sequence[int], scalable: Sequence[bool], element_type: Type
    ) -> VectorType:
        """Gives the vector type of `rank` sizes, each at least 1; those for which
        `scalable` says so are multiples of it. Diagnostics are at `location`.

        Raises: OutOfRangeError (`shape`: a size below 0); TooDeepError;
        BadArgumentError with diagnostics.

        In C: `mlsVectorTypeGetScalableChecked`.
        """
        shape_ = v.numbers("q", shape)
        scalable_ = v.booleans(scalable)
        v.same_length(shape_, scalable_)
        out = c_uint64()
        lib.mlsVectorTypeGetScalableChecked(
            v.handle(location, Location),
            len(shape_),
            shape_,
            scalable_,
            v.handle(element_type, Type),
            byref(out),
        )
        return Type._view(out.value)

    def is_scalable(self) -> bool:
        """Tells whether a size of a vector type is scalable.

        Raises: BadArgumentError (`ty`: not a vector type).

        In C: `mlsVectorTypeIsScalable`.
        """
        out = c_bool()
        lib.mlsVectorTypeIsScalable(self.bits, byref(out))
        return out.value

    def is_dim_scalable(self, dim: int) -> bool:
        """Tells whether size number `dim` of a vector type is scalable.

        Raises: BadArgumentError (`ty`: not a vector type); OutOfRangeError (`dim`).

        In C: `mlsVectorTypeIsDimScalable`.
        """
        out = c_bool()
        lib.mlsVectorTypeIsDimScalable(self.bits, v.int64(dim), byref(out))
        return out.value


class NamedAttribute(NamedTuple):
    """A name and an attribute. Upstream: `MlirNamedAttribute`."""

    #: The name.
    name: Identifier
    #: The attribute.
    attribute: Attribute

    C = _types.MlsNamedAttribute

    def _to_c(self) -> NamedAttribute.C:
        return self.C(v.handle(self.name, Identifier), v.handle(self.attribute, Attribute))

    @classmethod
    def _from_c(cls, raw: _types.MlsNamedAttribute) -> NamedAttribute:
        return cls(Identifier._view(raw.name), Attribute._view(raw.attribute))


class Invalidation(NamedTuple):
    """One handle that died."""

    #: The bits of the handle; a module's are reported as its operation's.
    handle: int
    #: `MLS_KIND_*` of the handle.
    kind: int
    #: What it was, such as `arith.addi`; empty if it has no name. Valid for ever.
    name: str
    #: What killed it, as in the report of a stale handle. Valid during the callback.
    reason: str
    #: The number of the pass run that killed it, or 0.
    run: int

    @classmethod
    def _from_c(cls, raw: _types.MlsInvalidation) -> Invalidation:
        return cls(raw.handle, raw.kind, v.text_of(raw.name), v.text_of(raw.reason), raw.run)


class LinalgContractionDimensions(NamedTuple):
    """The loops of a contraction, by their numbers: attributes of 32 bit integers. All are
    null if it is none. Upstream: `MlirLinalgContractionDimensions`.
    """

    #: Loops over what both inputs and the output have.
    batch: Attribute
    #: Loops over what the first input and the output have.
    m: Attribute
    #: Loops over what the second input and the output have.
    n: Attribute
    #: Loops over what both inputs have.
    k: Attribute

    @classmethod
    def _from_c(cls, raw: _types.MlsLinalgContractionDimensions) -> LinalgContractionDimensions:
        return cls(
            Attribute._view(raw.batch),
            Attribute._view(raw.m),
            Attribute._view(raw.n),
            Attribute._view(raw.k),
        )


class LinalgConvolutionDimensions(NamedTuple):
    """The loops of a convolution, by their numbers: attributes of 32 bit integers; and its
    steps: attributes of 64 bit integers. All are null if it is none. Upstream:
    `MlirLinalgConvolutionDimensions`.
    """

    #: Loops over independent images.
    batch: Attribute
    #: Loops over places in the output.
    output_image: Attribute
    #: Loops over channels of the output.
    output_channel: Attribute
    #: Loops over places in the filter.
    filter_loop: Attribute
    #: Loops over channels of the input.
    input_channel: Attribute
    #: Loops over channels that input, filter and output have.
    depth: Attribute
    #: From one place in the output to the next, how far in the input.
    strides: Attribute
    #: From one place in the filter to the next, how far in the input.
    dilations: Attribute

    @classmethod
    def _from_c(cls, raw: _types.MlsLinalgConvolutionDimensions) -> LinalgConvolutionDimensions:
        return cls(
            Attribute._view(raw.batch),
            Attribute._view(raw.output_image),
            Attribute._view(raw.output_channel),
            Attribute._view(raw.filter_loop),
            Attribute._view(raw.input_channel),
            Attribute._view(raw.depth),
            Attribute._view(raw.strides),
            Attribute._view(raw.dilations),
        )


class LiveObject(NamedTuple):
    """One live object that has a handle."""

    #: The bits of its handle; a module's are those of its operation.
    handle: int
    #: The bits of the handle of what it keeps alive: the outermost piece of IR around
    #: it, the pass manager around a nested one, the context of a type, or itself. 0
    #: while a long call changes the IR.
    root: int
    #: `MLS_KIND_*` of the handle.
    kind: int
    #: The references that the host has to it.
    references: int
    #: What it is, such as `arith.addi`; empty if it has no name, or while a long call
    #: changes the IR. Valid for ever.
    name: str

    @classmethod
    def _from_c(cls, raw: _types.MlsLiveObject) -> LiveObject:
        return cls(raw.handle, raw.root, raw.kind, raw.references, v.text_of(raw.name))


class GreedyRewriteDriverConfig(NamedTuple):
    """How the greedy driver works. `mlsGreedyRewriteDriverConfigCreate` gives the usual
    values. Upstream: `MlirGreedyRewriteDriverConfig`, there an object.
    """

    #: How often it goes over everything at most; -1 for no limit.
    max_iterations: int
    #: How many rewrites it does in one go at most; -1 for no limit.
    max_num_rewrites: int
    #: `MLS_GREEDY_REWRITE_STRICTNESS_*`.
    strictness: int
    #: `MLS_GREEDY_SIMPLIFY_REGION_LEVEL_*`.
    region_simplification_level: int
    #: Whether it begins at the top.
    use_top_down_traversal: bool
    #: Whether it folds.
    enable_folding: bool
    #: Whether it merges equal constants.
    enable_constant_cse: bool

    C = _types.MlsGreedyRewriteDriverConfig

    def _to_c(self) -> GreedyRewriteDriverConfig.C:
        return self.C(
            v.int64(self.max_iterations),
            v.int64(self.max_num_rewrites),
            v.uint32(self.strictness),
            v.uint32(self.region_simplification_level),
            bool(self.use_top_down_traversal),
            bool(self.enable_folding),
            bool(self.enable_constant_cse),
        )

    @classmethod
    def _from_c(cls, raw: _types.MlsGreedyRewriteDriverConfig) -> GreedyRewriteDriverConfig:
        return cls(
            raw.max_iterations,
            raw.max_num_rewrites,
            raw.strictness,
            raw.region_simplification_level,
            bool(raw.use_top_down_traversal),
            bool(raw.enable_folding),
            bool(raw.enable_constant_cse),
        )


class TransformOptions(NamedTuple):
    """How a transform script is run. `mlsTransformOptionsCreate` gives the usual values.
    Upstream: `MlirTransformOptions`, there an object.
    """

    #: Whether every step is checked: that handles of the script are used while what
    #: they name is there.
    expensive_checks_enabled: bool
    #: Whether a script must have a single operation at its top.
    enforce_single_top_level_transform_op: bool

    C = _types.MlsTransformOptions

    def _to_c(self) -> TransformOptions.C:
        return self.C(
            bool(self.expensive_checks_enabled), bool(self.enforce_single_top_level_transform_op)
        )

    @classmethod
    def _from_c(cls, raw: _types.MlsTransformOptions) -> TransformOptions:
        return cls(
            bool(raw.expensive_checks_enabled), bool(raw.enforce_single_top_level_transform_op)
        )


def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Gives a simpler form of an expression that has `num_dims` dimensions and
    `num_symbols` symbols.

    Raises: OutOfRangeError (`num_dims`: from 0 to 65 536); OutOfRangeError
    (`num_symbols`: from 0 to 65 536); BadArgumentError (`expr` has more dimensions or
    symbols than that); TooDeepError.

    In C: `mlsSimplifyAffineExpr`.
    """
    out = c_uint64()
    lib.mlsSimplifyAffineExpr(
        v.handle(expr, AffineExpr), v.uint32(num_dims), v.uint32(num_symbols), byref(out)
    )
    return AffineExpr._view(out.value)


def sparse_elements_attribute(
    shaped_type: Type, dense_indices: Attribute, dense_values: Attribute
) -> Attribute:
    """Gives a sparse constant: all elements are zero but those at `dense_indices`, which
    are `dense_values` in the same order. The indices are a dense constant of signless
    or unsigned integers of 64 bits: a row for each element, with a number for each size
    of the shape. The values are a dense constant with one size, of the element type.

    Raises: BadArgumentError (`dense_indices`: not a dense constant); BadArgumentError
    (`dense_values`: not a dense constant); BadArgumentError (`shaped_type`: no vector
    or ranked tensor of a static shape); BadArgumentError (`dense_values`: not one size,
    or another element type); BadArgumentError (`dense_indices`: not integers of 64 bits
    in the shape that `dense_values` needs); OutOfRangeError (`dense_indices`: not
    inside of `shaped_type`); TooDeepError.

    In C: `mlsSparseElementsAttribute`.
    """
    out = c_uint64()
    lib.mlsSparseElementsAttribute(
        v.handle(shaped_type, Type),
        v.handle(dense_indices, Attribute),
        v.handle(dense_values, Attribute),
        byref(out),
    )
    return Attribute._view(out.value)


def get_dialect_handle_affine() -> DialectHandle:
    """Gives the dialect `affine`, which no context has to know yet.

    In C: `mlsGetDialectHandle__affine__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__affine__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_amdgpu() -> DialectHandle:
    """Gives the dialect `amdgpu`, which no context has to know yet.

    In C: `mlsGetDialectHandle__amdgpu__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__amdgpu__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_amx() -> DialectHandle:
    """Gives the dialect `amx`, which no context has to know yet.

    In C: `mlsGetDialectHandle__amx__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__amx__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_arith() -> DialectHandle:
    """Gives the dialect `arith`, which no context has to know yet.

    In C: `mlsGetDialectHandle__arith__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__arith__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_arm_neon() -> DialectHandle:
    """Gives the dialect `armNeon`, which no context has to know yet.

    In C: `mlsGetDialectHandle__arm_neon__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__arm_neon__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_arm_sme() -> DialectHandle:
    """Gives the dialect `armSme`, which no context has to know yet.

    In C: `mlsGetDialectHandle__arm_sme__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__arm_sme__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_async() -> DialectHandle:
    """Gives the dialect `async`, which no context has to know yet.

    In C: `mlsGetDialectHandle__async__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__async__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_bufferization() -> DialectHandle:
    """Gives the dialect `bufferization`, which no context has to know yet.

    In C: `mlsGetDialectHandle__bufferization__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__bufferization__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_complex() -> DialectHandle:
    """Gives the dialect `complex`, which no context has to know yet.

    In C: `mlsGetDialectHandle__complex__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__complex__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_cf() -> DialectHandle:
    """Gives the dialect `cf`, which no context has to know yet.

    In C: `mlsGetDialectHandle__cf__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__cf__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_dlti() -> DialectHandle:
    """Gives the dialect `dlti`, which no context has to know yet.

    In C: `mlsGetDialectHandle__dlti__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__dlti__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_emitc() -> DialectHandle:
    """Gives the dialect `emitc`, which no context has to know yet.

    In C: `mlsGetDialectHandle__emitc__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__emitc__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_func() -> DialectHandle:
    """Gives the dialect `func`, which no context has to know yet.

    In C: `mlsGetDialectHandle__func__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__func__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_gpu() -> DialectHandle:
    """Gives the dialect `gpu`, which no context has to know yet.

    In C: `mlsGetDialectHandle__gpu__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__gpu__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_index() -> DialectHandle:
    """Gives the dialect `index`, which no context has to know yet.

    In C: `mlsGetDialectHandle__index__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__index__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_irdl() -> DialectHandle:
    """Gives the dialect `irdl`, which no context has to know yet.

    In C: `mlsGetDialectHandle__irdl__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__irdl__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_linalg() -> DialectHandle:
    """Gives the dialect `linalg`, which no context has to know yet.

    In C: `mlsGetDialectHandle__linalg__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__linalg__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_llvm() -> DialectHandle:
    """Gives the dialect `llvm`, which no context has to know yet.

    In C: `mlsGetDialectHandle__llvm__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__llvm__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_math() -> DialectHandle:
    """Gives the dialect `math`, which no context has to know yet.

    In C: `mlsGetDialectHandle__math__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__math__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_memref() -> DialectHandle:
    """Gives the dialect `memref`, which no context has to know yet.

    In C: `mlsGetDialectHandle__memref__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__memref__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_ml_program() -> DialectHandle:
    """Gives the dialect `mlProgram`, which no context has to know yet.

    In C: `mlsGetDialectHandle__ml_program__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__ml_program__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_mpi() -> DialectHandle:
    """Gives the dialect `mpi`, which no context has to know yet.

    In C: `mlsGetDialectHandle__mpi__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__mpi__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_nvgpu() -> DialectHandle:
    """Gives the dialect `nvgpu`, which no context has to know yet.

    In C: `mlsGetDialectHandle__nvgpu__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__nvgpu__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_nvvm() -> DialectHandle:
    """Gives the dialect `nvvm`, which no context has to know yet.

    In C: `mlsGetDialectHandle__nvvm__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__nvvm__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_acc() -> DialectHandle:
    """Gives the dialect `acc`, which no context has to know yet.

    In C: `mlsGetDialectHandle__acc__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__acc__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_omp() -> DialectHandle:
    """Gives the dialect `omp`, which no context has to know yet.

    In C: `mlsGetDialectHandle__omp__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__omp__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_pdl() -> DialectHandle:
    """Gives the dialect `pdl`, which no context has to know yet.

    In C: `mlsGetDialectHandle__pdl__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__pdl__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_pdl_interp() -> DialectHandle:
    """Gives the dialect `pdlInterp`, which no context has to know yet.

    In C: `mlsGetDialectHandle__pdl_interp__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__pdl_interp__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_ptr() -> DialectHandle:
    """Gives the dialect `ptr`, which no context has to know yet.

    In C: `mlsGetDialectHandle__ptr__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__ptr__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_quant() -> DialectHandle:
    """Gives the dialect `quant`, which no context has to know yet.

    In C: `mlsGetDialectHandle__quant__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__quant__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_rocdl() -> DialectHandle:
    """Gives the dialect `rocdl`, which no context has to know yet.

    In C: `mlsGetDialectHandle__rocdl__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__rocdl__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_scf() -> DialectHandle:
    """Gives the dialect `scf`, which no context has to know yet.

    In C: `mlsGetDialectHandle__scf__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__scf__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_shape() -> DialectHandle:
    """Gives the dialect `shape`, which no context has to know yet.

    In C: `mlsGetDialectHandle__shape__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__shape__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_shard() -> DialectHandle:
    """Gives the dialect `shard`, which no context has to know yet.

    In C: `mlsGetDialectHandle__shard__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__shard__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_smt() -> DialectHandle:
    """Gives the dialect `smt`, which no context has to know yet.

    In C: `mlsGetDialectHandle__smt__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__smt__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_sparse_tensor() -> DialectHandle:
    """Gives the dialect `sparseTensor`, which no context has to know yet.

    In C: `mlsGetDialectHandle__sparse_tensor__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__sparse_tensor__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_spirv() -> DialectHandle:
    """Gives the dialect `spirv`, which no context has to know yet.

    In C: `mlsGetDialectHandle__spirv__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__spirv__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_tensor() -> DialectHandle:
    """Gives the dialect `tensor`, which no context has to know yet.

    In C: `mlsGetDialectHandle__tensor__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__tensor__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_tosa() -> DialectHandle:
    """Gives the dialect `tosa`, which no context has to know yet.

    In C: `mlsGetDialectHandle__tosa__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__tosa__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_transform() -> DialectHandle:
    """Gives the dialect `transform`, which no context has to know yet.

    In C: `mlsGetDialectHandle__transform__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__transform__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_ub() -> DialectHandle:
    """Gives the dialect `ub`, which no context has to know yet.

    In C: `mlsGetDialectHandle__ub__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__ub__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_vcix() -> DialectHandle:
    """Gives the dialect `vcix`, which no context has to know yet.

    In C: `mlsGetDialectHandle__vcix__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__vcix__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_vector() -> DialectHandle:
    """Gives the dialect `vector`, which no context has to know yet.

    In C: `mlsGetDialectHandle__vector__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__vector__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_wasmssa() -> DialectHandle:
    """Gives the dialect `wasmssa`, which no context has to know yet.

    In C: `mlsGetDialectHandle__wasmssa__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__wasmssa__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_x86vector() -> DialectHandle:
    """Gives the dialect `x86vector`, which no context has to know yet.

    In C: `mlsGetDialectHandle__x86vector__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__x86vector__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_xegpu() -> DialectHandle:
    """Gives the dialect `xegpu`, which no context has to know yet.

    In C: `mlsGetDialectHandle__xegpu__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__xegpu__(byref(out))
    return DialectHandle._view(out.value)


def get_dialect_handle_xevm() -> DialectHandle:
    """Gives the dialect `xevm`, which no context has to know yet.

    In C: `mlsGetDialectHandle__xevm__`.
    """
    out = c_uint64()
    lib.mlsGetDialectHandle__xevm__(byref(out))
    return DialectHandle._view(out.value)


def infer_type_op_interface_type_id() -> TypeID:
    """Gives the number of the interface of operations that infer the types of their
    results, for `mlsOperationImplementsInterface`.

    In C: `mlsInferTypeOpInterfaceTypeID`.
    """
    out = c_uint64()
    lib.mlsInferTypeOpInterfaceTypeID(byref(out))
    return TypeID._view(out.value)


def infer_shaped_type_op_interface_type_id() -> TypeID:
    """Gives the number of the interface of operations that infer the shapes of their
    results, for `mlsOperationImplementsInterface`.

    In C: `mlsInferShapedTypeOpInterfaceTypeID`.
    """
    out = c_uint64()
    lib.mlsInferShapedTypeOpInterfaceTypeID(byref(out))
    return TypeID._view(out.value)


def operations_copy_names(operations: Sequence[Operation]) -> list[Identifier]:
    """Gives the names of `n_operations` operations, in their order.

    In C: `mlsOperationsCopyNames`.
    """
    operations_ = v.handles(operations, Operation)
    out = (c_uint64 * len(operations_))()
    lib.mlsOperationsCopyNames(len(operations_), operations_, out)
    return [Identifier._view(one) for one in out]


def register_all_dialects(registry: DialectRegistry) -> None:
    """Adds all of MLIR's dialects and extensions to a registry.

    In C: `mlsRegisterAllDialects`.
    """
    lib.mlsRegisterAllDialects(v.handle(registry, DialectRegistry))


def register_all_llvm_translations(context: Context) -> None:
    """Lets a context know how MLIR's dialects are translated to LLVM IR, with the dialects
    that are. If all dialects are loaded, these are too.

    Raises: BadStateError (`context`: it has an operation that was made while its
    dialect was unknown).

    In C: `mlsRegisterAllLLVMTranslations`.
    """
    lib.mlsRegisterAllLLVMTranslations(v.handle(context, Context))


def enable_global_debug(enable: bool) -> None:
    """Sets whether MLIR prints what it does to standard error: in all contexts, and only
    if it was built with assertions.

    In C: `mlsEnableGlobalDebug`.
    """
    lib.mlsEnableGlobalDebug(bool(enable))


def is_global_debug_enabled() -> bool:
    """Tells whether MLIR prints what it does.

    In C: `mlsIsGlobalDebugEnabled`.
    """
    out = c_bool()
    lib.mlsIsGlobalDebugEnabled(byref(out))
    return out.value


def set_global_debug_type(ty: str | bytes) -> None:
    """Sets the only part of MLIR that prints what it does, like `dialect-conversion`.

    Raises: BadArgumentError (`ty`: with a zero in it).

    In C: `mlsSetGlobalDebugType`.
    """
    lib.mlsSetGlobalDebugType(v.text(ty))


def set_global_debug_types(types: Sequence[str | bytes]) -> None:
    """Sets the parts of MLIR that print what they do; if there are none, all do.

    Raises: BadArgumentError (`types`: one with a zero in it).

    In C: `mlsSetGlobalDebugTypes`.
    """
    types_ = v.texts(types)
    lib.mlsSetGlobalDebugTypes(len(types_), types_)


def is_current_debug_type(ty: str | bytes) -> bool:
    """Tells whether a part of MLIR prints what it does, if it is to print at all
    (`mlsEnableGlobalDebug`).

    Raises: BadArgumentError (`ty`: with a zero in it).

    In C: `mlsIsCurrentDebugType`.
    """
    out = c_bool()
    lib.mlsIsCurrentDebugType(v.text(ty), byref(out))
    return out.value


def emit_error(location: Location, message: str | bytes) -> None:
    """Emits an error at a location, as passes do. In a callback inside of a run it belongs
    to that run, which does not fail by it alone; elsewhere it is in the report of this
    call, which succeeds.

    In C: `mlsEmitError`.
    """
    lib.mlsEmitError(v.handle(location, Location), v.text(message))


def create_pass_by_name(name: str | bytes, options: str | bytes) -> Pass:
    """Makes a pass of its name, such as `canonicalize`, and its options as in a pipeline,
    such as `top-down=false`. Both are looked at when a pass manager takes it: the name
    must be registered by then (`mlsRegisterAllPasses`).

    Raises: BadArgumentError (`name`: empty, or more than a name; `options`: with braces
    that do not match).

    In C: `mlsCreatePassByName`.
    """
    out = c_uint64()
    lib.mlsCreatePassByName(v.text(name), v.text(options), byref(out))
    return Pass._own(out.value)


def func_set_arg_attr(op: Operation, pos: int, name: str | bytes, attr: Attribute) -> None:
    """Sets an attribute of argument number `pos` of a function.

    Raises: BadArgumentError (`op`: not a `func.func`; `name`: empty); BadStateError
    (`op`: without a type, or with other attributes than its arguments can have);
    OutOfRangeError (`pos`).

    In C: `mlsFuncSetArgAttr`.
    """
    lib.mlsFuncSetArgAttr(
        v.handle(op, Operation), v.int64(pos), v.text(name), v.handle(attr, Attribute)
    )


def func_set_result_attr(op: Operation, pos: int, name: str | bytes, attr: Attribute) -> None:
    """Sets an attribute of result number `pos` of a function.

    Raises: BadArgumentError (`op`: not a `func.func`; `name`: empty); BadStateError
    (`op`: without a type, or with other attributes than its results can have);
    OutOfRangeError (`pos`).

    In C: `mlsFuncSetResultAttr`.
    """
    lib.mlsFuncSetResultAttr(
        v.handle(op, Operation), v.int64(pos), v.text(name), v.handle(attr, Attribute)
    )


def version() -> str:
    """Gives the version of the library, as `MLS_VERSION_STRING` of the header that belongs
    to it.

    In C: `mlsVersion`.
    """
    return v.decoded(lib.mlsVersion())


def llvm_version_major() -> int:
    """Gives the major version of LLVM and MLIR that the library is made for.

    In C: `mlsLlvmVersionMajor`.
    """
    return lib.mlsLlvmVersionMajor()


def initialize() -> None:
    """Makes the library ready: chooses the invalidation mode, by trying whether every
    death inside MLIR is observed (some milliseconds). Creating a context does it too.
    Further calls do nothing; all return after the first has finished.

    The environment variable `MLS_INVALIDATION` with the value `conservative` chooses
    that mode.

    In C: `mlsInitialize`.
    """
    lib.mlsInitialize()


def invalidation_mode() -> int:
    """Gives the mode: `MLS_INVALIDATION_EXACT` or `MLS_INVALIDATION_CONSERVATIVE`.

    In C: `mlsInvalidationMode`.
    """
    out = c_uint32()
    lib.mlsInvalidationMode(byref(out))
    return out.value


def host_get_num_skipped_callbacks() -> int:
    """Counts the callbacks, destructions of user data included, that were left out since
    the host's runtime was gone.

    In C: `mlsHostGetNumSkippedCallbacks`.
    """
    return lib.mlsHostGetNumSkippedCallbacks()


def infer_type_op_interface_infer_return_types(
    op_name: str | bytes,
    context: Context,
    location: Location,
    operands: Sequence[Value],
    attributes: Attribute | None,
    regions: Sequence[Region],
) -> list[Type]:
    """Infers the result types that an operation with this name would have. Writes as many
    as `capacity` allows, and the number that there are. `attributes` is a dictionary of
    all attributes, or null. Nothing is consumed, and nothing stays.

    Raises: BadArgumentError (`op_name`: not registered, or it does not infer types;
    `operands`: not what it takes; `attributes`: not a dictionary; `regions`: one
    belongs to an operation, or is given twice); UpstreamFailedError with diagnostics.

    In C: `mlsInferTypeOpInterfaceInferReturnTypes`.
    """
    operands_ = v.handles(operands, Value)
    regions_ = v.handles(regions, Region)

    def copy(capacity, room, found):
        lib.mlsInferTypeOpInterfaceInferReturnTypes(
            v.text(op_name),
            v.handle(context, Context),
            v.handle(location, Location),
            len(operands_),
            operands_,
            v.optional(attributes, Attribute),
            len(regions_),
            regions_,
            capacity,
            room,
            found,
        )

    return [Type._view(one) for one in v.copied(c_uint64, copy)]


def load_irdl_dialects(module: Module) -> None:
    """Loads the dialects that a module describes into its context, which has them for
    good.

    Raises: VerifyError with diagnostics (`module`: does not verify); BadArgumentError
    (`module`: a dialect in it is one of MLIR's, is loaded already, or is described
    twice, or there is an operation of it that was made while it was unknown; a
    constraint that any of several must fulfill has more or other ones than can be
    compared); UpstreamFailedError with diagnostics: some may be loaded then.

    In C: `mlsLoadIRDLDialects`.
    """
    lib.mlsLoadIRDLDialects(v.handle(module, Module))


def linalg_fill_builtin_named_op_region(mlir_op: Operation) -> None:
    """Makes the region of a named structured operation whose region is empty: what it does
    with elements of its operands.

    Raises: BadArgumentError (`mlir_op`: not a named structured operation of the dialect
    `linalg`; its operands are more or less than it has; their elements are not all
    signless integers or all floating point numbers, or not what it computes with);
    BadStateError (`mlir_op`: not one region that is empty; an elementwise operation
    without a kind).

    In C: `mlsLinalgFillBuiltinNamedOpRegion`.
    """
    lib.mlsLinalgFillBuiltinNamedOpRegion(v.handle(mlir_op, Operation))


def linalg_is_a_contraction_op(op: Operation) -> bool:
    """Tells whether an operation is a contraction, like a product of matrices.

    Raises: VerifyError with diagnostics (`op`: of the dialect `linalg`, and does not
    verify); BadStateError (`op`: `linalg.memoized_indexing_maps` is not an array of
    affine maps).

    In C: `mlsLinalgIsAContractionOp`.
    """
    out = c_bool()
    lib.mlsLinalgIsAContractionOp(v.handle(op, Operation), byref(out))
    return out.value


def linalg_is_a_convolution_op(op: Operation) -> bool:
    """Tells whether an operation is a convolution.

    Raises: VerifyError with diagnostics (`op`: of the dialect `linalg`, and does not
    verify); BadStateError (`op`: `linalg.memoized_indexing_maps` is not an array of
    affine maps).

    In C: `mlsLinalgIsAConvolutionOp`.
    """
    out = c_bool()
    lib.mlsLinalgIsAConvolutionOp(v.handle(op, Operation), byref(out))
    return out.value


def linalg_infer_contraction_dimensions(op: Operation) -> LinalgContractionDimensions:
    """Gives the loops of a contraction.

    Raises: VerifyError with diagnostics (`op`: of the dialect `linalg`, and does not
    verify); BadStateError (`op`: `linalg.memoized_indexing_maps` is not an array of
    affine maps).

    In C: `mlsLinalgInferContractionDimensions`.
    """
    out = _types.MlsLinalgContractionDimensions()
    lib.mlsLinalgInferContractionDimensions(v.handle(op, Operation), byref(out))
    return LinalgContractionDimensions._from_c(out)


def linalg_infer_contraction_dimensions_from_maps(
    indexing_maps: Sequence[AffineMap]
) -> LinalgContractionDimensions:
    """Gives the loops of a contraction with these maps: from loops to the elements of both
    inputs and of the output.

    Raises: BadArgumentError (`indexing_maps`: not three, or with symbols, or with
    different numbers of dimensions).

    In C: `mlsLinalgInferContractionDimensionsFromMaps`.
    """
    indexing_maps_ = v.handles(indexing_maps, AffineMap)
    out = _types.MlsLinalgContractionDimensions()
    lib.mlsLinalgInferContractionDimensionsFromMaps(len(indexing_maps_), indexing_maps_, byref(out))
    return LinalgContractionDimensions._from_c(out)


def linalg_infer_convolution_dimensions(op: Operation) -> LinalgConvolutionDimensions:
    """Gives the loops and steps of a convolution.

    Raises: VerifyError with diagnostics (`op`: of the dialect `linalg`, and does not
    verify); BadStateError (`op`: `linalg.memoized_indexing_maps` is not an array of
    affine maps).

    In C: `mlsLinalgInferConvolutionDimensions`.
    """
    out = _types.MlsLinalgConvolutionDimensions()
    lib.mlsLinalgInferConvolutionDimensions(v.handle(op, Operation), byref(out))
    return LinalgConvolutionDimensions._from_c(out)


def linalg_get_indexing_maps_attribute(op: Operation) -> Attribute | None:
    """Gives the maps from the loops of a structured operation to the elements of its
    operands, as an attribute; null for other operations.

    Raises: VerifyError with diagnostics (`op`: of the dialect `linalg`, and does not
    verify); BadStateError (`op`: `linalg.memoized_indexing_maps` is not an array of
    affine maps).

    In C: `mlsLinalgGetIndexingMapsAttribute`.
    """
    out = c_uint64()
    lib.mlsLinalgGetIndexingMapsAttribute(v.handle(op, Operation), byref(out))
    return Attribute._view(out.value)


def live_handles(kind: int) -> int:
    """Counts the live objects that have handles: of the kind `kind` (`MLS_KIND_*`), or of
    all kinds if it is 0. A module counts as an operation; values and the regions of
    operations have no entry of their own and do not count; type IDs and dialect
    handles, which live as long as the process, count only when asked for by their kind.

    In C: `mlsLiveHandles`.
    """
    out = c_int64()
    lib.mlsLiveHandles(v.uint32(kind), byref(out))
    return out.value


def copy_live_objects(context: Context | None = None) -> list[LiveObject]:
    """Gives the live objects that have handles; with a null context those of the whole
    process.

    Writes as many as `capacity` allows, and the number that there are.

    In C: `mlsCopyLiveObjects`.
    """

    def copy(capacity, room, found):
        lib.mlsCopyLiveObjects(v.optional(context, Context), capacity, room, found)

    return [LiveObject._from_c(one) for one in v.copied(_types.MlsLiveObject, copy)]


def live_objects_to_string(context: Context | None = None) -> str:
    """Lists the live objects that have handles, one a line: kind, handle, name,
    references, and the handle of the root they are in. With a null context those of the
    whole process.

    In C: `mlsLiveObjectsToString`.
    """
    out = c_uint64()
    lib.mlsLiveObjectsToString(v.optional(context, Context), byref(out))
    return taken_text(out.value)


def dump_live_objects() -> None:
    """Writes the list of `mlsLiveObjectsToString` for the whole process to stderr. Meant
    to be called from a debugger: it waits for nothing, and leaves out, with a word,
    contexts that are in use at that moment.

    In C: `mlsDumpLiveObjects`.
    """
    lib.mlsDumpLiveObjects()


def num_references_to_dead() -> int:
    """Counts the references to dead objects that the host has still to give up. A host
    that releases all that it retained comes back to 0.

    In C: `mlsNumReferencesToDead`.
    """
    out = c_int64()
    lib.mlsNumReferencesToDead(byref(out))
    return out.value


def parse_pass_pipeline(pass_manager: OpPassManager, pipeline: str | bytes) -> None:
    """Replaces the passes of a pass manager by a pipeline with its anchor, such as
    `builtin.module(canonicalize,func.func(cse))`. It stays valid; pass managers nested
    in it go stale. One for any operation is for that of the anchor from then on. On
    failure nothing is replaced.

    Raises: PipelineError , with what upstream says.

    In C: `mlsParsePassPipeline`.
    """
    lib.mlsParsePassPipeline(v.handle(pass_manager, OpPassManager), v.text(pipeline))


def print_pass_pipeline(pass_manager: OpPassManager, callback: Callable[[str], object]) -> None:
    """Prints the pipeline of a pass manager in textual form: calls `callback` once with
    all of the text, without any lock.

    In C: `mlsPrintPassPipeline`.
    """
    with _callbacks.lent(_callbacks.decoding(callback)) as key:
        lib.mlsPrintPassPipeline(
            v.handle(pass_manager, OpPassManager), _callbacks.MlsStringCallback, key
        )


def handle_get_num_references(handle: int) -> int:
    """Counts the references to the live object of any handle: those that the host still
    has to give up.

    In C: `mlsHandleGetNumReferences`.
    """
    out = c_uint32()
    lib.mlsHandleGetNumReferences(v.uint64(handle), byref(out))
    return out.value


def freeze_rewrite_pattern(set: RewritePatternSet) -> FrozenRewritePatternSet:
    """Makes a set ready to be applied, as often as you like and on several threads at
    once.

    In C: `mlsFreezeRewritePattern`.
    """
    out = c_uint64()
    lib.mlsFreezeRewritePattern(v.handle(set, RewritePatternSet), byref(out))
    return FrozenRewritePatternSet._own(out.value)


def apply_patterns_and_fold_greedily_with_op(
    op: Operation, patterns: FrozenRewritePatternSet, config: GreedyRewriteDriverConfig
) -> None:
    """Applies patterns to everything in `op`, and folds, until nothing changes. It has a
    number like a pass run, which the reports of the dead name.

    Raises: CallbackFailedError , with the token of the pattern; UpstreamFailedError (it
    did not come to an end within the limits; what was rewritten stays so); BadEnumError
    (`config`); BadStateError (`op`: an operand in it is defined by something detached).

    In C: `mlsApplyPatternsAndFoldGreedilyWithOp`.
    """
    lib.mlsApplyPatternsAndFoldGreedilyWithOp(
        v.handle(op, Operation),
        v.handle(patterns, FrozenRewritePatternSet),
        v.structure(config, GreedyRewriteDriverConfig),
    )


def apply_patterns_and_fold_greedily(
    module: Module, patterns: FrozenRewritePatternSet, config: GreedyRewriteDriverConfig
) -> None:
    """Applies patterns to everything in a module, like
    `mlsApplyPatternsAndFoldGreedilyWithOp`.

    Raises: CallbackFailedError , with the token of the pattern; UpstreamFailedError (it
    did not come to an end within the limits; what was rewritten stays so); BadEnumError
    (`config`); BadStateError (`module`: an operand in it is defined by something
    detached).

    In C: `mlsApplyPatternsAndFoldGreedily`.
    """
    lib.mlsApplyPatternsAndFoldGreedily(
        v.handle(module, Module),
        v.handle(patterns, FrozenRewritePatternSet),
        v.structure(config, GreedyRewriteDriverConfig),
    )


def walk_and_apply_patterns(op: Operation, patterns: FrozenRewritePatternSet) -> None:
    """Applies patterns to everything in `op` once, without folding; what they make is not
    looked at again. They may erase and move only what they were called for, and what is
    in it.

    Raises: CallbackFailedError , with the token of the pattern; BadStateError (`op`: an
    operand in it is defined by something detached); BadArgumentError (`patterns`: one
    in PDL erases something else than its root).

    In C: `mlsWalkAndApplyPatterns`.
    """
    lib.mlsWalkAndApplyPatterns(
        v.handle(op, Operation), v.handle(patterns, FrozenRewritePatternSet)
    )


def greedy_rewrite_driver_config_create() -> GreedyRewriteDriverConfig:
    """Gives the usual values.

    In C: `mlsGreedyRewriteDriverConfigCreate`.
    """
    return GreedyRewriteDriverConfig._from_c(lib.mlsGreedyRewriteDriverConfigCreate())


def translate_module_to_llvmir(module: Operation, callback: Callable[[str], object]) -> None:
    """Translates a module of the LLVM dialect (as after `convert-to-llvm`): calls
    `callback` once with all of the text of the LLVM IR, without any lock. The module is
    verified first, and stays as it is. Nothing has to be registered.

    Raises: DialectNotLoadedError (`llvm`); BadStateError (`module`: without a block);
    VerifyError; BadArgumentError (`module`: a type in it that LLVM IR does not have);
    UpstreamFailedError with diagnostics.

    In C: `mlsTranslateModuleToLLVMIR`.
    """
    with _callbacks.lent(_callbacks.decoding(callback)) as key:
        lib.mlsTranslateModuleToLLVMIR(
            v.handle(module, Operation), _callbacks.MlsStringCallback, key
        )


def translate_module_to_llvmir_to_string(module: Operation) -> str:
    """Translates a module to LLVM IR, into a string; else as `mlsTranslateModuleToLLVMIR`.

    Raises: DialectNotLoadedError (`llvm`); BadStateError (`module`: without a block);
    VerifyError; BadArgumentError (`module`: a type in it that LLVM IR does not have);
    UpstreamFailedError with diagnostics.

    In C: `mlsTranslateModuleToLLVMIRToString`.
    """
    out = c_uint64()
    lib.mlsTranslateModuleToLLVMIRToString(v.handle(module, Operation), byref(out))
    return taken_text(out.value)


def translate_module_to_smtlib(
    module: Module,
    callback: Callable[[str], object],
    inline_single_use_values: bool,
    indent_let_body: bool,
) -> None:
    """Writes the `smt.solver` operations in a module as SMT-LIB: calls `callback` once
    with all of the text, without any lock. The module is verified first. A value with
    one use is written where it is used if `inline_single_use_values`; the body of each
    `let` is indented if `indent_let_body`. (MLIR 22 does neither: its function forgets
    what it was asked for.)

    Raises: VerifyError; UpstreamFailedError with diagnostics.

    In C: `mlsTranslateModuleToSMTLIB`.
    """
    with _callbacks.lent(_callbacks.decoding(callback)) as key:
        lib.mlsTranslateModuleToSMTLIB(
            v.handle(module, Module),
            _callbacks.MlsStringCallback,
            key,
            bool(inline_single_use_values),
            bool(indent_let_body),
        )


def translate_module_to_smtlib_to_string(
    module: Module, inline_single_use_values: bool, indent_let_body: bool
) -> str:
    """Writes the `smt.solver` operations in a module as SMT-LIB, into a string; else as
    `mlsTranslateModuleToSMTLIB`.

    Raises: VerifyError; UpstreamFailedError with diagnostics.

    In C: `mlsTranslateModuleToSMTLIBToString`.
    """
    out = c_uint64()
    lib.mlsTranslateModuleToSMTLIBToString(
        v.handle(module, Module), bool(inline_single_use_values), bool(indent_let_body), byref(out)
    )
    return taken_text(out.value)


def translate_operation_to_smtlib(
    op: Operation,
    callback: Callable[[str], object],
    inline_single_use_values: bool,
    indent_let_body: bool,
) -> None:
    """Writes the `smt.solver` operations in an operation with one region of one block as
    SMT-LIB; else as `mlsTranslateModuleToSMTLIB`.

    Raises: VerifyError; UpstreamFailedError with diagnostics.

    In C: `mlsTranslateOperationToSMTLIB`.
    """
    with _callbacks.lent(_callbacks.decoding(callback)) as key:
        lib.mlsTranslateOperationToSMTLIB(
            v.handle(op, Operation),
            _callbacks.MlsStringCallback,
            key,
            bool(inline_single_use_values),
            bool(indent_let_body),
        )


def translate_operation_to_smtlib_to_string(
    op: Operation, inline_single_use_values: bool, indent_let_body: bool
) -> str:
    """Writes the `smt.solver` operations in an operation as SMT-LIB, into a string; else
    as `mlsTranslateOperationToSMTLIB`.

    Raises: VerifyError; UpstreamFailedError with diagnostics.

    In C: `mlsTranslateOperationToSMTLIBToString`.
    """
    out = c_uint64()
    lib.mlsTranslateOperationToSMTLIBToString(
        v.handle(op, Operation), bool(inline_single_use_values), bool(indent_let_body), byref(out)
    )
    return taken_text(out.value)


def transform_apply_named_sequence(
    payload: Operation,
    transform_root: Operation,
    transform_module: Operation,
    transform_options: TransformOptions,
) -> None:
    """Runs the script that begins at `transform_root`, like a `transform.named_sequence`,
    on `payload`. What it names and does not define is looked for in `transform_module`,
    which may be the module around it. All three are verified first. The script runs in
    a copy, so that it stays as it is even if it is inside of `payload`.

    The handles of everything in `payload` that the script destroys go stale, and only
    those; all others stay valid, also on failure, after which `payload` may have
    changed. It may destroy `payload` itself. A run has a number, as a run of passes
    has. In conservative mode, a `payload` that is in no block is in a `builtin.module`
    meanwhile.

    Raises: DialectNotLoadedError (`transform`); BadStateError (`transform_root`: in no
    block); BadArgumentError (`transform_root`: with operands, or outside of
    `transform_module` and in no symbol table; `transform_module`: not a
    `builtin.module`, or without a block); VerifyError; UpstreamFailedError with
    diagnostics.

    In C: `mlsTransformApplyNamedSequence`.
    """
    lib.mlsTransformApplyNamedSequence(
        v.handle(payload, Operation),
        v.handle(transform_root, Operation),
        v.handle(transform_module, Operation),
        v.structure(transform_options, TransformOptions),
    )


def merge_symbols_into_from_clone(target: Operation, other: Operation) -> None:
    """Copies the symbols of `other` into `target`: both have a symbol table, and are
    verified first. Private symbols get other names where two have the same, also in
    `target`; of two public functions, one must be a declaration, and that goes. `other`
    stays as it is. On failure, `target` may have some of the symbols.

    Raises: DialectNotLoadedError (`transform`); BadArgumentError (`target`, `other`:
    without a symbol table); TooDeepError (`other`); VerifyError; UpstreamFailedError
    with diagnostics.

    In C: `mlsMergeSymbolsIntoFromClone`.
    """
    lib.mlsMergeSymbolsIntoFromClone(v.handle(target, Operation), v.handle(other, Operation))


def transform_options_create() -> TransformOptions:
    """Gives the usual values.

    In C: `mlsTransformOptionsCreate`.
    """
    return TransformOptions._from_c(lib.mlsTransformOptionsCreate())


__all__ = [
    "AffineExpr",
    "AffineMap",
    "Answer",
    "AsmState",
    "Attribute",
    "Block",
    "BytecodeWriterConfig",
    "Context",
    "Dialect",
    "DialectHandle",
    "DialectRegistry",
    "ExecutionEngine",
    "ExternalPass",
    "FrozenRewritePatternSet",
    "Identifier",
    "IntegerSet",
    "LlvmThreadPool",
    "Location",
    "Module",
    "OpOperand",
    "OpPassManager",
    "OpPrintingFlags",
    "Operation",
    "OperationState",
    "PDLPatternModule",
    "PDLResultList",
    "PDLValue",
    "Pass",
    "PassManager",
    "PatternRewriter",
    "Region",
    "RewritePattern",
    "RewritePatternSet",
    "RewriterBase",
    "SymbolTable",
    "Type",
    "TypeID",
    "TypeIDAllocator",
    "Value",
    "AMDGPUTDMBaseType",
    "AMDGPUTDMDescriptorType",
    "AMDGPUTDMGatherBaseType",
    "AffineBinaryOpExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineMapAttr",
    "AffineSymbolExpr",
    "ArrayAttr",
    "BlockArgument",
    "ComplexAttr",
    "ComplexType",
    "DenseArray",
    "DenseBoolResourceElementsAttr",
    "DenseDoubleResourceElementsAttr",
    "DenseFloatResourceElementsAttr",
    "DenseInt16ResourceElementsAttr",
    "DenseInt32ResourceElementsAttr",
    "DenseInt64ResourceElementsAttr",
    "DenseInt8ResourceElementsAttr",
    "DenseResourceElementsAttr",
    "DenseUInt16ResourceElementsAttr",
    "DenseUInt32ResourceElementsAttr",
    "DenseUInt64ResourceElementsAttr",
    "DenseUInt8ResourceElementsAttr",
    "DictionaryAttr",
    "DisctinctAttr",
    "ElementsAttr",
    "EmitCArrayType",
    "EmitCLValueType",
    "EmitCOpaqueAttr",
    "EmitCOpaqueType",
    "EmitCPointerType",
    "EmitCPtrDiffTType",
    "EmitCSignedSizeTType",
    "EmitCSizeTType",
    "FloatAttr",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "GPUAsyncTokenType",
    "GPUObjectAttr",
    "IRDLVariadicityArrayAttr",
    "IRDLVariadicityAttr",
    "IRRewriter",
    "IndexType",
    "IntegerAttr",
    "IntegerSetAttr",
    "IntegerType",
    "LLVMArrayType",
    "LLVMCConvAttr",
    "LLVMComdatAttr",
    "LLVMDIAnnotationAttr",
    "LLVMDIBasicTypeAttr",
    "LLVMDICompileUnitAttr",
    "LLVMDICompositeTypeAttr",
    "LLVMDIDerivedTypeAttr",
    "LLVMDIExpressionAttr",
    "LLVMDIExpressionElemAttr",
    "LLVMDIFileAttr",
    "LLVMDIFlagsAttr",
    "LLVMDIImportedEntityAttr",
    "LLVMDILexicalBlockAttr",
    "LLVMDILexicalBlockFileAttr",
    "LLVMDILocalVariableAttr",
    "LLVMDIModuleAttr",
    "LLVMDINullTypeAttr",
    "LLVMDIStringTypeAttr",
    "LLVMDISubprogramAttr",
    "LLVMDISubroutineTypeAttr",
    "LLVMFunctionType",
    "LLVMLinkageAttr",
    "LLVMPointerType",
    "LLVMStructType",
    "LLVMVoidType",
    "NVGPUTensorMapDescriptorType",
    "NoneType",
    "OpResult",
    "OpaqueAttr",
    "OpaqueType",
    "PDLAttributeType",
    "PDLOperationType",
    "PDLRangeType",
    "PDLTypeType",
    "PDLValueType",
    "QuantizedType",
    "SMTAttr",
    "SMTBitVectorType",
    "SMTBoolType",
    "SMTIntType",
    "SMTType",
    "ShapedType",
    "SparseTensorEncodingAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TransformAnyOpType",
    "TransformAnyParamType",
    "TransformAnyValueType",
    "TransformOperationType",
    "TransformParamType",
    "TupleType",
    "TypeAttr",
    "UnitAttr",
    "UnmanagedDenseBoolResourceElementsAttr",
    "UnmanagedDenseDoubleResourceElementsAttr",
    "UnmanagedDenseFloatResourceElementsAttr",
    "UnmanagedDenseInt16ResourceElementsAttr",
    "UnmanagedDenseInt32ResourceElementsAttr",
    "UnmanagedDenseInt64ResourceElementsAttr",
    "UnmanagedDenseInt8ResourceElementsAttr",
    "UnmanagedDenseUInt16ResourceElementsAttr",
    "UnmanagedDenseUInt32ResourceElementsAttr",
    "UnmanagedDenseUInt64ResourceElementsAttr",
    "UnmanagedDenseUInt8ResourceElementsAttr",
    "AffineAddExpr",
    "AffineCeilDivExpr",
    "AffineFloorDivExpr",
    "AffineModExpr",
    "AffineMulExpr",
    "AnyQuantizedType",
    "BF16Type",
    "BoolAttr",
    "CalibratedQuantizedType",
    "DenseBoolArray",
    "DenseElementsAttr",
    "DenseF32Array",
    "DenseF64Array",
    "DenseI16Array",
    "DenseI32Array",
    "DenseI64Array",
    "DenseI8Array",
    "EmitCCmpPredicateAttr",
    "F16Type",
    "F32Type",
    "F64Type",
    "FlatSymbolRefAttr",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "MemRefType",
    "RankedTensorType",
    "SparseElementsAttr",
    "TF32Type",
    "UniformQuantizedPerAxisType",
    "UniformQuantizedSubChannelType",
    "UniformQuantizedType",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
    "NamedAttribute",
    "Invalidation",
    "LinalgContractionDimensions",
    "LinalgConvolutionDimensions",
    "LiveObject",
    "GreedyRewriteDriverConfig",
    "TransformOptions",
    "simplify_affine_expr",
    "sparse_elements_attribute",
    "get_dialect_handle_affine",
    "get_dialect_handle_amdgpu",
    "get_dialect_handle_amx",
    "get_dialect_handle_arith",
    "get_dialect_handle_arm_neon",
    "get_dialect_handle_arm_sme",
    "get_dialect_handle_async",
    "get_dialect_handle_bufferization",
    "get_dialect_handle_complex",
    "get_dialect_handle_cf",
    "get_dialect_handle_dlti",
    "get_dialect_handle_emitc",
    "get_dialect_handle_func",
    "get_dialect_handle_gpu",
    "get_dialect_handle_index",
    "get_dialect_handle_irdl",
    "get_dialect_handle_linalg",
    "get_dialect_handle_llvm",
    "get_dialect_handle_math",
    "get_dialect_handle_memref",
    "get_dialect_handle_ml_program",
    "get_dialect_handle_mpi",
    "get_dialect_handle_nvgpu",
    "get_dialect_handle_nvvm",
    "get_dialect_handle_acc",
    "get_dialect_handle_omp",
    "get_dialect_handle_pdl",
    "get_dialect_handle_pdl_interp",
    "get_dialect_handle_ptr",
    "get_dialect_handle_quant",
    "get_dialect_handle_rocdl",
    "get_dialect_handle_scf",
    "get_dialect_handle_shape",
    "get_dialect_handle_shard",
    "get_dialect_handle_smt",
    "get_dialect_handle_sparse_tensor",
    "get_dialect_handle_spirv",
    "get_dialect_handle_tensor",
    "get_dialect_handle_tosa",
    "get_dialect_handle_transform",
    "get_dialect_handle_ub",
    "get_dialect_handle_vcix",
    "get_dialect_handle_vector",
    "get_dialect_handle_wasmssa",
    "get_dialect_handle_x86vector",
    "get_dialect_handle_xegpu",
    "get_dialect_handle_xevm",
    "infer_type_op_interface_type_id",
    "infer_shaped_type_op_interface_type_id",
    "operations_copy_names",
    "register_all_dialects",
    "register_all_llvm_translations",
    "enable_global_debug",
    "is_global_debug_enabled",
    "set_global_debug_type",
    "set_global_debug_types",
    "is_current_debug_type",
    "emit_error",
    "create_pass_by_name",
    "func_set_arg_attr",
    "func_set_result_attr",
    "version",
    "llvm_version_major",
    "initialize",
    "invalidation_mode",
    "host_get_num_skipped_callbacks",
    "infer_type_op_interface_infer_return_types",
    "load_irdl_dialects",
    "linalg_fill_builtin_named_op_region",
    "linalg_is_a_contraction_op",
    "linalg_is_a_convolution_op",
    "linalg_infer_contraction_dimensions",
    "linalg_infer_contraction_dimensions_from_maps",
    "linalg_infer_convolution_dimensions",
    "linalg_get_indexing_maps_attribute",
    "live_handles",
    "copy_live_objects",
    "live_objects_to_string",
    "dump_live_objects",
    "num_references_to_dead",
    "parse_pass_pipeline",
    "print_pass_pipeline",
    "handle_get_num_references",
    "freeze_rewrite_pattern",
    "apply_patterns_and_fold_greedily_with_op",
    "apply_patterns_and_fold_greedily",
    "walk_and_apply_patterns",
    "greedy_rewrite_driver_config_create",
    "translate_module_to_llvmir",
    "translate_module_to_llvmir_to_string",
    "translate_module_to_smtlib",
    "translate_module_to_smtlib_to_string",
    "translate_operation_to_smtlib",
    "translate_operation_to_smtlib_to_string",
    "transform_apply_named_sequence",
    "merge_symbols_into_from_clone",
    "transform_options_create",
]
